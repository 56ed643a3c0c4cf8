import { type ErrorCode, httpStatus } from "../platform/errors.ts";

/** What may be answered to any request, before anybody looks at which operation it asks for. */
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

/** That, once for all operations: each of them says only what is its own. */
export const ofAnyRequest = `Any request may be refused before it reaches an operation, with the body of every refusal (ErrorBody), and its connection be closed: ${refusalsOfAny
  .map((code) => `${httpStatus[code]} ${code}`)
  .join(", ")}. With Retry-After, the same request may be sent again after so many seconds.`;
