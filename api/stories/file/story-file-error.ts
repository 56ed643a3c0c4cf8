import { AppError } from "#api/platform/errors.ts";

/** One thing that is wrong with a file, with its line where that is known. */
export type FileFault = { reason: string; line?: number | undefined };

type Details = Pick<FileFault, "line"> & { fields?: Record<string, string>; faults?: FileFault[]; cause?: unknown };

/** STORY_INVALID for a story file, with the reason of its first fault and, where it is known, the line. */
export class StoryFileError extends AppError {
  readonly reason: string;
  readonly line: number | undefined;
  /** Every fault that was found, at most one of each field. */
  readonly faults: readonly FileFault[];

  constructor(reason: string, { line, fields, faults, cause }: Details = {}) {
    super("STORY_INVALID", line === undefined ? reason : `line ${line}: ${reason}`, {
      hint: "content/README.md describes the story file.",
      ...(fields && { fields }),
      cause,
    });
    this.reason = reason;
    this.line = line;
    this.faults = faults ?? [{ reason, line }];
  }
}
