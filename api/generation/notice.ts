import { AppError, saidBy } from "#api/platform/errors.ts";
import type { Notice } from "./model.ts";

/** An error as one line for people and programs. */
export function noticeOf(error: unknown): Notice {
  if (!(error instanceof AppError)) {
    return { code: "INTERNAL", message: error instanceof Error ? error.message : String(error) };
  }
  return saidBy(error);
}
