import { type ErrorCode, httpStatus } from "#api/platform/errors.ts";

/** The refusals that any request may get before it reaches an operation. */
export const refusalsOfAny: readonly ErrorCode[] = [
  "BAD_REQUEST",
  "METHOD_NOT_ALLOWED",
  "BODY_TOO_SLOW",
  "BODY_TOO_LARGE",
  "ADDRESS_TOO_LONG",
  "EXPECTATION_FAILED",
  "HEADERS_TOO_LARGE",
  "OVERLOADED",
];

/** Describes those refusals once, so that operations name their own only. */
export const ofAnyRequest = `Any request may be refused before it reaches an operation, with the body of every refusal (ErrorBody), and its connection be closed: ${refusalsOfAny
  .map((code) => `${httpStatus[code]} ${code}`)
  .join(", ")}. With Retry-After, the same request may be sent again after so many seconds.`;
