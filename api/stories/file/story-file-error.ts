import { AppError } from "#api/platform/errors.ts";

type Details = { line?: number | undefined; fields?: Record<string, string>; cause?: unknown };

/** STORY_INVALID for a story file, with the reason and, where it is known, the line. */
export class StoryFileError extends AppError {
  readonly reason: string;
  readonly line: number | undefined;

  constructor(reason: string, { line, fields, cause }: Details = {}) {
    super("STORY_INVALID", line === undefined ? reason : `line ${line}: ${reason}`, {
      hint: "content/README.md describes the story file.",
      ...(fields && { fields }),
      cause,
    });
    this.reason = reason;
    this.line = line;
  }
}
