// Errors for requests that do not reach a route: the same JSON as everywhere, with or without a response object of Node's.
import { type ServerResponse, STATUS_CODES } from "node:http";
import { AppError } from "#api/platform/errors.ts";
import { errorReply } from "#api/platform/http/http.ts";

export const refusals = {
  slow: () => new AppError("BODY_TOO_SLOW", "The request did not come in time."),
  headers: () => new AppError("HEADERS_TOO_LARGE", "The request's headers are too large or too many."),
  address: () => new AppError("ADDRESS_TOO_LONG", "The address is too long."),
  malformed: () => new AppError("BAD_REQUEST", "The request cannot be understood."),
  method: () =>
    new AppError("METHOD_NOT_ALLOWED", "This server answers GET, HEAD, POST, PUT, PATCH, DELETE and OPTIONS only."),
  expectation: () =>
    new AppError("EXPECTATION_FAILED", "This server can be expected to say 100-continue, and nothing else."),
  body: () => new AppError("BODY_TOO_LARGE", "The body comes in too many or too odd pieces."),
  pipeline: () =>
    new AppError("OVERLOADED", "Too many requests wait on this connection.", {
      hint: "Wait for answers before asking more.",
      retryAfter: 1,
    }),
} satisfies Record<string, () => AppError>;

/** The headers of every response. */
type Common = Readonly<Record<string, string>>;

function replyTo(error: AppError, common: Common) {
  const { status, headers, body } = errorReply(error);
  const allowed = error.code === "METHOD_NOT_ALLOWED" && { Allow: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS" };
  return { status, body, headers: { ...common, ...headers, ...allowed, Connection: "close" } };
}

/** Sends the error and closes the connection. */
export function refuse(response: ServerResponse, error: AppError, common: Common = {}): void {
  const { status, headers, body } = replyTo(error, common);
  response.writeHead(status, headers).end(body);
}

/** The same as text, for a connection on which Node has no response object. */
export function refusalText(error: AppError, common: Common = {}): string {
  const { status, headers, body } = replyTo(error, common);
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fields.join("")}\r\n${body}`;
}
