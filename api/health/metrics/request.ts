import type { Request, RequestHandler } from "express";
import { AppError } from "../../platform/errors.ts";
import type { Metrics } from "./metrics.ts";

type Options = {
  metrics: Pick<Metrics, "read">;
  /** Lets administrators through and refuses everybody else. */
  guard: RequestHandler;
};

/**
 * Answers this machine's own programs and administrators; to everybody else there is nothing at this address. `guard` looks at
 * requests that carry a token, and says what is wrong with a wrong one.
 */
export function metricsRequests({ metrics, guard }: Options): RequestHandler[] {
  const admit: RequestHandler = (request, response, next) => {
    if (request.get("Authorization") !== undefined) return guard(request, response, next);
    if (!isOfThisMachine(request)) throw new AppError("NOT_FOUND", "There is nothing at this address.");
    next();
  };
  const answer: RequestHandler = async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.set("Allow", "GET, HEAD");
      throw new AppError("METHOD_NOT_ALLOWED", "This address answers GET, HEAD only.");
    }
    const { contentType, text } = await metrics.read();
    response.set({ "Content-Type": contentType, "Cache-Control": "no-store" }).end(text);
  };
  return [admit, answer];
}

const loopback = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;
const ownName = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
const proxies = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * A proxy on this machine comes from here too, for whoever it forwards: it says so in one of its headers, or by the name that was
 * asked for. A page in a browser on this machine could only ask by a name of its own.
 */
function isOfThisMachine({ socket, headers }: Pick<Request, "socket" | "headers">): boolean {
  if (!loopback.test(socket.remoteAddress ?? "")) return false;
  if (!ownName.test(headers.host ?? "")) return false;
  return !Object.keys(headers).some((name) => proxies.test(name));
}
