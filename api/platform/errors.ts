/** Every stable error code, and the HTTP status of its response. */
export const httpStatus = {
  BAD_REQUEST: 400,
  FOREIGN_ORIGIN: 403,
  OWNER_ONLY: 403,
  ROLE_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  BODY_TOO_SLOW: 408,
  BODY_TOO_LARGE: 413,
  ADDRESS_TOO_LONG: 414,
  NOT_JSON: 415,
  RANGE_NOT_SATISFIABLE: 416,
  EXPECTATION_FAILED: 417,
  FIELDS_INVALID: 422,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  FORMAT_NOT_OFFERED: 501,
  NOT_SIGNED_IN: 401,
  TOKEN_INVALID: 401,
  LOGIN_FAILED: 401,
  LOGIN_THROTTLED: 429,
  SETUP_DONE: 409,
  PASSWORD_WEAK: 422,
  USERNAME_TAKEN: 409,
  ACCOUNT_NOT_FOUND: 404,
  ACCOUNTS_FULL: 409,
  LAST_OWNER: 409,
  PROOF_REQUIRED: 409,
  RECOVERY_FAILED: 401,
  MAIL_LINK_OVER: 404,
  MAIL_OFF: 409,
  CHALLENGE_OVER: 422,
  PASSKEY_REFUSED: 422,
  PASSKEY_CLONED: 403,
  PASSKEY_KNOWN: 409,
  PASSKEY_NOT_FOUND: 404,
  PASSKEYS_FULL: 409,
  SESSION_NOT_FOUND: 404,
  INVITATION_GONE: 404,
  JOB_NOT_FOUND: 404,
  JOB_CANCELLED: 409,
  KEY_REUSED: 422,
  STORY_NOT_FOUND: 404,
  PICTURE_NOT_FOUND: 404,
  PICTURE_UNREADABLE: 500,
  STORY_INVALID: 422,
  STORY_EXISTS: 409,
  EDIT_CONFLICT: 409,
  DRAFT_NOT_FOUND: 404,
  PROPOSAL_NOT_FOUND: 404,
  WISH_NOT_UNDERSTOOD: 422,
  WISH_UNFULFILLED: 422,
  REVIEW_CLOSED: 409,
  SLOT_CLOSED: 409,
  STORY_NOT_MOVABLE: 409,
  DRAFT_CONTINUES_ANOTHER: 409,
  REVIEW_LINK_OVER: 404,
  VERSION_NOT_FOUND: 404,
  PREVIEW_LINK_UNKNOWN: 404,
  PREVIEW_LINK_GONE: 410,
  PREVIEW_LINKS_FULL: 409,
  UPLOAD_REFUSED: 422,
  UPLOAD_GONE: 422,
  NOT_A_PICTURE: 415,
  ADDRESS_REFUSED: 422,
  ADDRESS_UNREACHABLE: 502,
  SERVICE_KEY_REFUSED: 503,
  SERVICE_UNPAID: 503,
  SERVICE_UNVERIFIED: 503,
  SERVICE_BUSY: 503,
  SERVICE_TOO_SLOW: 504,
  SERVICE_UNREACHABLE: 503,
  SERVICE_MODEL_UNKNOWN: 503,
  SERVICE_REFUSED: 502,
  SERVICE_ANSWER_UNUSABLE: 502,
  BUDGET_SPENT: 503,
  ATTEMPTS_SPENT: 503,
  SEARCH_NOT_READY: 503,
  STORAGE_NOT_CONFIGURED: 503,
  STORAGE_UNREACHABLE: 503,
  STORAGE_REFUSED: 503,
  STORAGE_MISMATCH: 502,
  MEDIA_NOT_FOUND: 404,
  BOOK_NOT_FOUND: 404,
  BOOK_EMPTY: 422,
  BROWSER_MISSING: 503,
  PRINTING_FAILED: 502,
  FILM_TOOLS_MISSING: 503,
  FILM_FAILED: 502,
  FILM_UNSUITABLE: 422,
  VOICE_MISSING: 503,
  VOICE_FAILED: 502,
  YOUTUBE_NOT_CONFIGURED: 503,
  YOUTUBE_SIGNED_OUT: 503,
  YOUTUBE_QUOTA_EXCEEDED: 503,
  YOUTUBE_UPLOAD_LIMIT: 503,
  YOUTUBE_UNREACHABLE: 503,
  YOUTUBE_REFUSED: 502,
  YOUTUBE_NOT_LABELLED: 502,
  NO_VIDEO: 422,
  ALREADY_UPLOADED: 409,
  OTHER_FILM_UPLOADED: 409,
  SLOT_UNKNOWN: 422,
  DATE_INVALID: 422,
  CONFIG_INVALID: 500,
  CONTENT_NOT_GIT: 500,
  CONTENT_NOT_CONFIGURED: 409,
  CONTENT_NOT_WRITABLE: 500,
  CONTENT_BLOCKED: 409,
  CONTENT_DIVERGED: 409,
  CONTENT_BUSY: 409,
  PACKING_FAILED: 500,
  NOTHING_ASIDE: 404,
  WEBHOOK_NOT_CONFIGURED: 503,
  WEBHOOK_NOT_SIGNED: 401,
  REMOTE_UNREACHABLE: 503,
  REMOTE_REFUSED: 503,
  DISK_FULL: 507,
  STATE_UNAVAILABLE: 503,
  DATABASE_UNAVAILABLE: 503,
  DATABASE_TOO_NEW: 500,
  OVERLOADED: 503,
  STATE_DAMAGED: 500,
  STATE_IN_USE: 409,
  STATE_TOO_NEW: 500,
  STATE_IN_DATABASE: 409,
  STATE_NOT_EMPTY: 409,
  NO_BACKUP: 404,
  NO_STATE: 404,
  ALREADY_SUBSCRIBED: 409,
  SUBSCRIBER_NOT_FOUND: 404,
  SUBSCRIBERS_INVALID: 422,
  LETTER_NOT_DUE: 409,
  LETTER_UNDER_WAY: 409,
  MAIL_UNAVAILABLE: 503,
  TEXT_REJECTED: 502,
  DICTIONARY_MISSING: 500,
  PICTURE_REJECTED: 502,
  FOLDER_NOT_EMPTY: 409,
  PUBLICATION_UNKNOWN: 404,
  PUBLICATION_UNREADABLE: 500,
  PUBLICATION_NEWER: 409,
  RELEASE_UNKNOWN: 404,
  NOT_BUILT: 500,
  CANNOT_LISTEN: 500,
  MACHINE_UNSUITABLE: 500,
  MACHINE_REFUSED: 500,
  MACHINE_BUSY: 409,
  BACKUP_FAILED: 500,
  SERVER_NOT_FOUND: 503,
  NOT_INSTALLED: 409,
  ARCHIVE_ALTERED: 422,
  PROGRAM_UNUSABLE: 422,
  UPGRADE_UNDER_WAY: 409,
  UPGRADE_FAILED: 500,
  NOTHING_BEFORE: 404,
  INTERNAL: 500,
} as const;
export type ErrorCode = keyof typeof httpStatus;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(httpStatus, code);

export type ErrorDetails = {
  hint?: string | undefined;
  fields?: Record<string, string>;
  /** The seconds of the `Retry-After` header. */
  retryAfter?: number;
  /** Data for the code that catches the error; not part of the response. */
  details?: object;
  /** Further fields of the response's body. */
  body?: object;
  cause?: unknown;
};

/** An error that says what happened and where (message), what to do next (hint), and carries a code for programs. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  /** The fault of each field; only where the input had fields. */
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  readonly details: object | undefined;
  readonly body: object | undefined;

  constructor(code: ErrorCode, message: string, { hint, fields, retryAfter, details, body, cause }: ErrorDetails = {}) {
    super(message, { cause });
    this.name = "AppError";
    this.code = code;
    this.hint = hint;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.details = details;
    this.body = body;
  }
}

/** An AppError as plain data: its code, message and hint. */
export function saidBy({ code, message, hint }: AppError): { code: ErrorCode; message: string; hint?: string } {
  return { code, message, ...(hint !== undefined && { hint }) };
}
