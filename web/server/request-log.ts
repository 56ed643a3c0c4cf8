import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import type { Answered } from "../../api/health/metrics/request-tally.ts";
import { loggablePath } from "../../api/platform/loggable-path.ts";
import { markRequest, requestIdFrom } from "../../api/platform/request-id.ts";
import { groupOf, type RouteGroup } from "../../api/platform/route-group.ts";

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

/** Gives every request its name, and the log one line for each when it is over. */
export function requestLog(options: Options): RequestHandler {
  const note = requestTracker(options);
  return (request, response, next) => {
    // By the time it is over routers may have changed what the request says of itself.
    const id = note(request, response, request.path);
    markRequest(response, id);
    response.setHeader("X-Request-Id", id);
    next();
  };
}

/** Answers by which name a request goes, and tells the log when it is over. */
export function requestTracker(options: Options) {
  const logRequest = requestLogger(options);
  return ({ method = "", headers, socket }: IncomingMessage, response: ServerResponse, path: string): string => {
    const id = requestIdFrom(headers["x-request-id"]);
    const [begun, sentBefore] = [performance.now(), socket.bytesWritten];
    response.once("close", () => {
      const ms = performance.now() - begun;
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
  /** Whether all of the answer went out. */
  isWhole: boolean;
};

/**
 * Counts a request that is over, and writes its line (docs/logs-and-metrics.md). Of the reader it holds nothing: no address, no header,
 * no query.
 */
export function requestLogger({ log, observe }: Options): (told: FinishedRequest, bytesSent: () => number) => void {
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
  // A probe that is answered 503 says what the part that is unwell has logged.
  if (status >= 500 && group !== "health") return "warn";
  return quietGroups[group] ?? "info";
}
