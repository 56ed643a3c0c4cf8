import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import type { Answered } from "#api/health/metrics/request-tally.ts";
import { isOurFault } from "#api/platform/http/http.ts";
import { loggablePath } from "#api/platform/http/loggable-path.ts";
import { markRequest, requestIdFrom } from "#api/platform/http/request-id.ts";
import { groupOf, type RouteGroup } from "#api/platform/http/route-group.ts";

type Options = {
  log: Pick<Logger, "trace" | "debug" | "info" | "warn" | "isLevelEnabled">;
  observe?: ((answered: Answered) => void) | undefined;
};

const quietGroups: Partial<Record<RouteGroup, "debug" | "trace">> = {
  asset: "debug",
  image: "debug",
  media: "debug",
  health: "trace",
};

/** Gives every request an id, and logs one line when it is over. */
export function requestLog(options: Options): RequestHandler {
  const trackRequest = requestTracker(options);
  return (request, response, next) => {
    // The path is read now, since routers change it.
    const id = trackRequest(request, response, request.path);
    markRequest(response, id);
    response.setHeader("X-Request-Id", id);
    next();
  };
}

/** Returns the id of a request, and logs it when it is over. */
export function requestTracker(options: Options) {
  const logRequest = requestLogger(options);
  return ({ method = "", headers, socket }: IncomingMessage, response: ServerResponse, path: string): string => {
    const id = requestIdFrom(headers["x-request-id"]);
    const [startedAt, sentBefore] = [performance.now(), socket.bytesWritten];
    response.once("close", () => {
      const ms = performance.now() - startedAt;
      logRequest(
        { id, method, path, group: groupOf(path), status: response.statusCode, ms, isWhole: response.writableFinished },
        () => socket.bytesWritten - sentBefore,
      );
    });
    return id;
  };
}

export type FinishedRequest = {
  id: string;
  method: string;
  path: string;
  group: RouteGroup;
  status: number;
  ms: number;
  /** Whether the whole response was sent. */
  isWhole: boolean;
};

/**
 * Counts a finished request, and logs it (docs/logs-and-metrics.md). The line has nothing about the reader: no address, no header, no
 * query.
 */
export function requestLogger({ log, observe }: Options): (request: FinishedRequest, bytesSent: () => number) => void {
  return ({ id, method, path, group, status, ms, isWhole }, bytesSent) => {
    observe?.({ method, group, status: isWhole ? status : null, seconds: ms / 1000 });
    const level = levelOf(status, group);
    if (!log.isLevelEnabled(level)) return;
    const line = {
      requestId: id,
      method,
      path: loggablePath(path),
      status,
      ms: Math.round(ms * 10) / 10,
      bytes: bytesSent(),
    };
    log[level](isWhole ? line : { ...line, cut: true }, "Request");
  };
}

function levelOf(status: number, group: RouteGroup) {
  // The cause of a 503 to a health probe is already logged.
  if (isOurFault(status) && group !== "health") return "warn";
  return quietGroups[group] ?? "info";
}
