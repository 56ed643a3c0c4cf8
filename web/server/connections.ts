// Open connections, the answers under way on each, and how they end.
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { AppError } from "../../api/platform/errors.ts";
import type { Limits } from "./limits.ts";
import { refusals, refusalText } from "./refusals.ts";

export type Connections = {
  /** Counts an answer as under way until it is out: null, or why the request is refused. */
  admit(response: ServerResponse): AppError | null;
  count(): number;
  /**
   * Closes the server: waits for answers under way, to their last byte, and for nothing else. Other connections are dropped, and
   * in the end those too that take too long.
   */
  close(farewellMs: number): Promise<void>;
};

/** `common`: the headers of every answer, as pairs in a row. */
export function openConnections(server: Server, limits: Limits, common: readonly string[] = []): Connections {
  const open = new Map<Socket, Set<ServerResponse>>();
  let closed: Promise<void> | undefined;
  server.maxConnections = limits.connections;

  server.on("connection", (socket) => {
    open.set(socket, new Set());
    socket.once("close", () => open.delete(socket));
  });
  // Comes when a connection's time is up between two requests, and when nothing moved on it for `stallMs`. A reader who waits for an
  // answer that is not ready yet may go on waiting; one who does not take what is there is let go.
  server.on("timeout", (socket: Socket) => {
    if (open.get(socket)?.size && socket.writableLength === 0) return;
    socket.destroy();
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const underWay = open.get(socket as Socket) ?? new Set<ServerResponse>();
    const isHeard = socket.writable && error.code !== "ECONNRESET" && hasPlaceForAnother(underWay);
    if (!isHeard) return void socket.destroy();
    // Goes to the socket, not into the response: that belongs to its handler, which may still answer, and is heard by nobody then.
    socket.end(refusalText(faultOf(error.code), common));
    // To close at once would take the answer away from a client that is still sending.
    socket.resume();
    setTimeout(() => socket.destroy(), limits.lingerMs).unref();
  });
  server.on("connect", (_request, socket) => {
    // Node no longer listens to this socket: its reset would be an error that nobody catches.
    socket.on("error", () => socket.destroy());
    socket.end(refusalText(refusals.method(), common), () => socket.destroy());
  });
  // Node takes a connection for idle as soon as its answer is written, however much of it the reader has still to take, and for
  // busy before its first request.
  server.closeIdleConnections = () => {
    for (const [socket, underWay] of open) if (underWay.size === 0) socket.destroy();
  };

  function answered(this: ServerResponse): void {
    const underWay = open.get(this.req.socket);
    underWay?.delete(this);
    if (closed !== undefined && underWay?.size === 0) setImmediate(() => server.closeIdleConnections());
  }

  return {
    admit(response) {
      const underWay = open.get(response.req.socket);
      if (underWay === undefined) return null;
      underWay.add(response);
      response.on("close", answered);
      return underWay.size > limits.pipelined ? refusals.pipeline() : null;
    },
    count: () => open.size,
    close(farewellMs) {
      closed ??= new Promise((resolve, reject) => {
        // Drops what is idle by itself.
        server.close((error) => (error ? reject(error) : resolve()));
        setTimeout(() => server.closeAllConnections(), farewellMs).unref();
      });
      return closed;
    },
  };
}

/** In the middle of an answer, and before several, there is no place for a refusal. */
function hasPlaceForAnother(underWay: ReadonlySet<ServerResponse>): boolean {
  const [only] = underWay;
  return underWay.size < 2 && (only === undefined || !only.headersSent || only.writableEnded);
}

function faultOf(code: string | undefined): AppError {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return refusals.slow();
  if (code === "HPE_HEADER_OVERFLOW") return refusals.headers();
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return refusals.body();
  return refusals.malformed();
}
