import type { ServerResponse } from "node:http";
import type { ErrorRequestHandler, RequestHandler } from "express";
import type { Logger } from "pino";
import { AppError, httpStatus } from "../errors.ts";
import { publishAnswer } from "./answer-channel.ts";
import type { ErrorBody } from "./error-body.ts";
import { loggablePath } from "./loggable-path.ts";
import { requestIdOf } from "./request-id.ts";

/** The last handler of an app: turns every error into a JSON response. Unexpected ones are logged and answered with 500. */
export function sendError(log: Pick<Logger, "error">): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const known = asAppError(error);
    const requestId = requestIdOf(response);
    if (isOurFault(httpStatus[known.code])) {
      const path = loggablePath(request.baseUrl + request.path);
      log.error({ err: error, requestId, method: request.method, path }, "Request failed");
    }
    // The response has begun: destroying it keeps the client from taking it for complete.
    if (response.headersSent) return void response.destroy();
    const { status, headers, body } = errorReply(known, requestId);
    publishAnswer(response.status(status).set(headers), () => body);
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

/** Whether a status says that something went wrong here: 501 answers whoever asks for what is not offered. */
export const isOurFault = (status: number): boolean => status >= 500 && status !== 501;

/** The response to an error. */
export function errorReply(
  error: AppError,
  requestId?: string,
): { status: number; headers: Record<string, string>; body: string } {
  const { code, message, hint, fields, retryAfter, body: further } = error;
  const body = JSON.stringify({
    error: message,
    code,
    ...(hint !== undefined && { hint }),
    ...(fields && { fields }),
    ...further,
    // Lets an administrator find the error in the log, since the response does not name it.
    ...(code === "INTERNAL" && requestId !== undefined && { requestId }),
  } satisfies ErrorBody & typeof further);
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    "Cache-Control": "no-store",
    ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
  };
  return { status: httpStatus[code], headers, body };
}

export const nothingHere = () => new AppError("NOT_FOUND", "There is nothing at this address.");

/** Answers every request with a JSON 404. */
export const sendNotFound: RequestHandler = () => {
  throw nothingHere();
};

/** For a path's other methods: 405 with `Allow`. */
export function allowOnly(...methods: string[]): RequestHandler {
  return (_request, response) => {
    response.set("Allow", methods.join(", "));
    throw new AppError("METHOD_NOT_ALLOWED", `This address answers ${methods.join(", ")} only.`);
  };
}

/** Sets the same headers on every response. */
export const withHeaders =
  (headers: Readonly<Record<string, string>>): RequestHandler =>
  (_request, response, next) => {
    response.set(headers);
    next();
  };

/** Sets headers from a flat list of names and values. */
export function setHeaders(response: ServerResponse, pairs: readonly string[]): void {
  for (let at = 0; at < pairs.length; at += 2) response.setHeader(pairs[at] as string, pairs[at + 1] as string);
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
