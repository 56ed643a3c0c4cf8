import { AppError } from "#api/platform/errors.ts";

const reasons: { [code in string]?: string } = {
  DISK_FULL: "the disk is full",
  CONTENT_NOT_WRITABLE: "the disk is read-only",
};

/** The error for a change that could not be written. */
export function unavailable(cause: unknown): AppError {
  const reason = cause instanceof AppError ? reasons[cause.code] : undefined;
  return new AppError("STATE_UNAVAILABLE", `This could not be saved: ${reason ?? "the disk failed"}.`, {
    hint: "Nothing was changed. It works again as soon as the disk takes something: try again later.",
    cause,
  });
}
