import { AppError, type ErrorDetails } from "../errors.ts";

/** The error for a file whose content cannot be used. */
export function damaged(path: string, reason: string, details?: Pick<ErrorDetails, "cause" | "hint">): AppError {
  return new AppError("STATE_DAMAGED", `${path} is damaged: ${reason}`, details);
}
