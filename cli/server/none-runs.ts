import { AppError } from "../../api/platform/errors.ts";

/** For commands that do their work themselves where no server runs: null then; every other error is thrown on. */
export function noneRuns(error: unknown): null {
  if (error instanceof AppError && error.code === "SERVER_NOT_FOUND") return null;
  throw error;
}
