import { AppError } from "../platform/errors.ts";

/** What a file of the state is found to be where it cannot be used. */
export function damaged(path: string, reason: string, cause?: unknown): AppError {
  return new AppError("STATE_DAMAGED", `${path} is damaged: ${reason}`, { cause });
}
