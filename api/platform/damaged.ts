import { AppError, type ErrorDetails } from "./errors.ts";

/** What a file is found to be where it cannot be used. */
export function damaged(path: string, reason: string, details?: Pick<ErrorDetails, "cause" | "hint">): AppError {
  return new AppError("STATE_DAMAGED", `${path} is damaged: ${reason}`, details);
}
