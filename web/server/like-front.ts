import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorRequestHandler, Express, NextFunction, Request, RequestHandler, Response } from "express";
import { markRequest } from "../../api/platform/request-id.ts";

type LikeFrontOptions = {
  /** What the routes of likes are made of, in Express. */
  handlers: Record<"like" | "unlike", readonly RequestHandler[]>;
  /** What comes before them there, but for what `fixed` and `note` do. */
  before: readonly RequestHandler[];
  refused: ErrorRequestHandler;
  app: Pick<Express, "request" | "response">;
  /** What every answer says beside its own, as pairs in a row. */
  fixed: readonly string[];
  note(request: IncomingMessage, response: ServerResponse, path: string): string;
};

const pattern = /^\/api\/posts\/([\w-]{1,40})\/(like|unlike)$/;

/** Likes by the handlers that Express would call, without the way to them, which takes longer than all they do: true where it did. */
export function openLikeFront({ handlers, before, refused, app, fixed, note }: LikeFrontOptions) {
  const ways = { like: [...before, ...handlers.like], unlike: [...before, ...handlers.unlike] };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== "POST") return false;
    const { url = "" } = request;
    const found = pattern.exec(url);
    if (found === null) return false;
    const [, id, deed] = found;
    const [asked, answer] = asInExpress(request, response, { app, params: { id } });
    const name = note(request, response, url);
    markRequest(answer, name);
    response.setHeader("X-Request-Id", name);
    for (let at = 0; at < fixed.length; at += 2) response.setHeader(fixed[at] as string, fixed[at + 1] as string);
    const fail = (error: unknown) => refused(error, asked, answer, () => response.destroy());
    inTurn(ways[deed as "like" | "unlike"], { asked, answer, fail });
    return true;
  };
}

/** The request and its answer as Express hands them to its handlers. */
function asInExpress(
  request: IncomingMessage,
  response: ServerResponse,
  { app, params }: Pick<LikeFrontOptions, "app"> & { params: unknown },
): [Request, Response] {
  Object.setPrototypeOf(request, app.request);
  Object.setPrototypeOf(response, app.response);
  Object.assign(request, { res: response, originalUrl: request.url, baseUrl: "", params });
  Object.assign(response, { locals: {} });
  return [request as Request, response as Response];
}

type Turn = { asked: Request; answer: Response; fail(error: unknown): void };

/** Each handler once the one before it says so. */
function inTurn([first, ...others]: readonly RequestHandler[], turn: Turn): void {
  const { asked, answer, fail } = turn;
  const next: NextFunction = (error?: unknown) => (error === undefined ? inTurn(others, turn) : fail(error));
  try {
    void Promise.resolve(first?.(asked, answer, next)).catch(fail);
  } catch (error) {
    fail(error);
  }
}
