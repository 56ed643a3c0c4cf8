import type { Request, RequestHandler } from "express";
import { AppError } from "#api/platform/errors.ts";
import type { Metrics } from "./metrics.ts";

type Options = {
  metrics: Pick<Metrics, "read">;
  /** Lets administrators through and refuses everybody else. */
  guard: RequestHandler;
};

/**
 * Answers programs of this machine and administrators; for everybody else the address does not exist. `guard` checks requests that carry a
 * token, and explains a wrong one.
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
 * Whether a program of this machine asks. A proxy on this machine connects from here too, for anybody; its forwarding header or the host
 * name gives it away. A page in a local browser would have to use another host name.
 */
function isOfThisMachine({ socket, headers }: Pick<Request, "socket" | "headers">): boolean {
  if (!loopback.test(socket.remoteAddress ?? "")) return false;
  if (!ownName.test(headers.host ?? "")) return false;
  return !Object.keys(headers).some((name) => proxies.test(name));
}
