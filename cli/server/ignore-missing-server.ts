import { AppError } from "#api/platform/errors.ts";

/** Turns SERVER_NOT_FOUND into null, for commands that can do without a server. */
export function ignoreMissingServer(error: unknown): null {
  if (error instanceof AppError && error.code === "SERVER_NOT_FOUND") return null;
  throw error;
}
