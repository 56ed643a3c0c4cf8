import type { ServerResponse } from "node:http";
import type { ErrorRequestHandler, RequestHandler, Router } from "express";
import type { Logger } from "pino";
import { AppError, httpStatus } from "../errors.ts";
import type { ErrorBody } from "./error-body.ts";
import { loggablePath } from "./loggable-path.ts";
import { requestIdOf } from "./request-id.ts";

/** The last handler of an app: turns every error into a JSON response. Unexpected ones are logged and answered with 500. */
export function sendError(log: Pick<Logger, "error">): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const known = asAppError(error);
    const requestId = requestIdOf(response);
    if (httpStatus[known.code] >= 500) {
      const path = loggablePath(request.baseUrl + request.path);
      log.error({ err: error, requestId, method: request.method, path }, "Request failed");
    }
    // The response has begun: destroying it keeps the client from taking it for complete.
    if (response.headersSent) return void response.destroy();
    if (known.retryAfter !== undefined) response.set("Retry-After", String(known.retryAfter));
    response
      .status(httpStatus[known.code])
      .set("Cache-Control", "no-store")
      .json({
        ...bodyOf(known),
        // Lets an administrator find the error in the log, since the response does not name it.
        ...(known.code === "INTERNAL" && requestId !== undefined && { requestId }),
      });
  };
}

/** Answers every request with a JSON 404. */
export const sendNotFound: RequestHandler = () => {
  throw new AppError("NOT_FOUND", "There is nothing at this address.");
};

/** For a path's other methods: 405 with `Allow`. */
export function allowOnly(...methods: string[]): RequestHandler {
  return (_request, response) => {
    response.set("Allow", methods.join(", "));
    throw new AppError("METHOD_NOT_ALLOWED", `This address answers ${methods.join(", ")} only.`);
  };
}

/** A read-only path: the handler answers GET and HEAD, and every other method gets a 405. */
export function readOnly(router: Router, path: string, handler: RequestHandler): void {
  router.route(path).get(handler).all(allowOnly("GET", "HEAD"));
}

/** Sets headers from a flat list of names and values. */
export function setHeaders(response: ServerResponse, pairs: readonly string[]): void {
  for (let at = 0; at < pairs.length; at += 2) response.setHeader(pairs[at] as string, pairs[at + 1] as string);
}

/** The body of an error response. */
export function bodyOf({ code, message, hint, fields }: AppError): ErrorBody {
  return { error: message, code, ...(hint !== undefined && { hint }), ...(fields && { fields }) };
}

/** The AppError to respond with. Express marks a client's error with a status of 4xx; every other error is ours. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = (error as { status?: unknown } | null)?.status;
  if (error instanceof URIError || (typeof status === "number" && status >= 400 && status < 500)) {
    return new AppError("BAD_REQUEST", "The request cannot be understood.", { cause: error });
  }
  return new AppError("INTERNAL", "Something went wrong on our side.", { cause: error });
}
