// Open connections, the responses under way on each, and how they are closed.
import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { AppError } from "#api/platform/errors.ts";
import type { Limits } from "./limits.ts";
import { refusals, refusalText } from "./refusals.ts";

export type Connections = {
  /** Counts a response as under way until it is closed. Returns the error for a request that is refused. */
  admit(response: ServerResponse): AppError | null;
  count(): number;
  /**
   * From now on each connection is closed by its next response. Resolves once those that were open are gone: a client may send a request at
   * the moment at which an idle one is closed, and would get none. After `timeoutMs` it resolves all the same.
   */
  leave(timeoutMs: number): Promise<void>;
  /** Takes `leave` back. */
  stay(): void;
  /**
   * Closes the server: drops idle connections, waits for the responses under way to their last byte, and after `timeoutMs` drops those
   * too. A connection without any request yet has `graceMs` for one.
   */
  close(timeoutMs: number, options?: { graceMs?: number }): Promise<void>;
};

/** `common`: the headers of every response. */
export function openConnections(
  server: Server,
  limits: Limits,
  common: Readonly<Record<string, string>> = {},
): Connections {
  const open = new Map<Socket, Set<ServerResponse>>();
  const unused = new Set<Socket>();
  let closed: Promise<void> | undefined;
  let isLeaving = false;
  let isGracious = false;
  server.maxConnections = limits.connections;

  server.on("connection", (socket) => {
    open.set(socket, new Set());
    unused.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      unused.delete(socket);
    });
  });
  // Node emits this for a connection that is idle for too long, and for one without progress for `stallMs`. A client that waits for a
  // response that is not ready may go on waiting; one that does not read what was sent is dropped.
  server.on("timeout", (socket: Socket) => {
    if (open.get(socket)?.size && socket.writableLength === 0) return;
    socket.destroy();
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const underWay = open.get(socket as Socket) ?? new Set<ServerResponse>();
    const canRespond = socket.writable && error.code !== "ECONNRESET" && canAddResponse(underWay);
    if (!canRespond) return void socket.destroy();
    // Written to the socket, not to the response, which its handler may still use without effect.
    socket.end(refusalText(faultOf(error.code), common));
    // To close at once would lose the response for a client that is still sending.
    socket.resume();
    setTimeout(() => socket.destroy(), limits.lingerMs).unref();
  });
  server.on("connect", (_request, socket) => {
    // Node no longer handles errors of this socket: a reset would be an uncaught one.
    socket.on("error", () => socket.destroy());
    socket.end(refusalText(refusals.method(), common), () => socket.destroy());
  });
  // Node counts a connection as idle as soon as its response is written, however much of it is still to be sent, and as busy before its
  // first request.
  server.closeIdleConnections = () => {
    for (const [socket, underWay] of open) {
      if (underWay.size === 0 && !(isGracious && unused.has(socket))) socket.destroy();
    }
  };

  function onResponseClose(this: ServerResponse): void {
    const underWay = open.get(this.req.socket);
    underWay?.delete(this);
    if (closed !== undefined && underWay?.size === 0) setImmediate(() => server.closeIdleConnections());
  }

  return {
    admit(response) {
      const underWay = open.get(response.req.socket);
      if (underWay === undefined) return null;
      underWay.add(response);
      unused.delete(response.req.socket);
      if (isLeaving) response.setHeader("Connection", "close");
      response.on("close", onResponseClose);
      return underWay.size > limits.pipelined ? refusals.pipeline() : null;
    },
    count: () => open.size,
    async leave(timeoutMs) {
      isLeaving = true;
      const gone = [...open.keys()].map((socket) => once(socket, "close"));
      await Promise.race([Promise.allSettled(gone), sleep(timeoutMs, undefined, { ref: false })]);
    },
    stay() {
      isLeaving = false;
    },
    close(timeoutMs, { graceMs = 0 } = {}) {
      closed ??= new Promise((resolve, reject) => {
        isGracious = graceMs > 0;
        setTimeout(() => {
          isGracious = false;
          server.closeIdleConnections();
        }, graceMs).unref();
        // This also closes idle connections.
        server.close((error) => (error ? reject(error) : resolve()));
        setTimeout(() => server.closeAllConnections(), timeoutMs).unref();
      });
      return closed;
    },
  };
}

/** A refusal cannot go into the middle of a response, and before several it could be taken for another one. */
function canAddResponse(underWay: ReadonlySet<ServerResponse>): boolean {
  const [only] = underWay;
  return underWay.size < 2 && (only === undefined || !only.headersSent || only.writableEnded);
}

function faultOf(code: string | undefined): AppError {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return refusals.slow();
  if (code === "HPE_HEADER_OVERFLOW") return refusals.headers();
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return refusals.body();
  return refusals.malformed();
}
