/** Every way the product can say no: the stable code and the HTTP status it answers with. */
export const httpStatus = {
  BAD_REQUEST: 400,
  FOREIGN_ORIGIN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  BODY_TOO_LARGE: 413,
  NOT_JSON: 415,
  FIELDS_INVALID: 422,
  RATE_LIMITED: 429,
  STORY_NOT_FOUND: 404,
  PICTURE_NOT_FOUND: 404,
  PICTURE_UNREADABLE: 500,
  STORY_INVALID: 422,
  STORY_EXISTS: 409,
  SLOT_UNKNOWN: 422,
  DATE_INVALID: 422,
  CONFIG_INVALID: 500,
  CONTENT_NOT_GIT: 500,
  CONTENT_NOT_WRITABLE: 500,
  CONTENT_BLOCKED: 409,
  CONTENT_DIVERGED: 409,
  CONTENT_BUSY: 409,
  REMOTE_UNREACHABLE: 503,
  REMOTE_REFUSED: 503,
  DISK_FULL: 507,
  STATE_UNAVAILABLE: 503,
  STATE_DAMAGED: 500,
  STATE_IN_USE: 409,
  STATE_TOO_NEW: 500,
  NO_BACKUP: 404,
  ALREADY_SUBSCRIBED: 409,
  MAIL_UNAVAILABLE: 503,
  TEXT_REJECTED: 502,
  PICTURE_REJECTED: 502,
  NOT_BUILT: 500,
  CANNOT_LISTEN: 500,
  INTERNAL: 500,
} as const;
export type ErrorCode = keyof typeof httpStatus;

export type ErrorDetails = { hint?: string | undefined; fields?: Record<string, string>; cause?: unknown };

/** An error that says what happened and where (message), what to do next (hint), and carries a code for programs. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  /** Per field, what is wrong with it; only where the input had fields. */
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, message: string, { hint, fields, cause }: ErrorDetails = {}) {
    super(message, { cause });
    this.name = "AppError";
    this.code = code;
    this.hint = hint;
    this.fields = fields;
  }
}
