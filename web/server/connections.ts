// Who is connected: counted, bounded, and sent away in peace.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { AppError } from "../../api/platform/errors.ts";
import { networkOf } from "../../api/platform/network.ts";
import type { Limits } from "./limits.ts";
import { refusals, refusalText } from "./refusals.ts";

export type Connections = {
  /** To be asked with each request: null, or why it is refused. What was asked about counts until its answer is out. */
  admit(request: IncomingMessage, response: ServerResponse): AppError | null;
  /** How many there are. */
  count(): number;
  /**
   * Closes the server: waits for answers under way, to their last byte, and for nothing else. Other connections are dropped, and
   * in the end those too that take too long.
   */
  close(farewellMs: number): Promise<void>;
};

type Network = { connections: number; idle: Set<Socket> };
type Visitor = { network: Network; underWay: number; latest?: ServerResponse; refused: AppError | null };

/** `common` is what every answer says to browsers, as pairs in a row: those too that are given before there is a request. */
export function openConnections(server: Server, limits: Limits, common: readonly string[] = []): Connections {
  const visitors = new Map<Socket, Visitor>();
  const networks = new Map<string, Network>();
  /** Without an answer under way, the one for longest first. */
  const idle = new Set<Socket>();
  let closed: Promise<void> | undefined;
  // What waits in vain for a place is answered too, up to a point.
  server.maxConnections = limits.connections + Math.ceil(limits.connections / 10);

  function enter(socket: Socket): void {
    const name = limits.connectionsPerNetwork === null ? "" : networkOf(socket.remoteAddress);
    const network = networks.get(name) ?? { connections: 0, idle: new Set() };
    networks.set(name, network);
    const isCrowd = visitors.size >= limits.connections && !dropFirst(idle);
    const isGreedy = network.connections >= (limits.connectionsPerNetwork ?? Infinity) && !dropFirst(network.idle);
    const refused = isGreedy ? refusals.network() : isCrowd ? refusals.crowd() : null;
    visitors.set(socket, { network, underWay: 0, refused });
    network.connections++;
    rest(socket, network);
    socket.once("close", () => {
      leave(socket);
      if (--network.connections === 0) networks.delete(name);
    });
  }

  function rest(socket: Socket, network: Network): void {
    idle.add(socket);
    network.idle.add(socket);
  }

  function leave(socket: Socket): void {
    const visitor = visitors.get(socket);
    visitors.delete(socket);
    idle.delete(socket);
    visitor?.network.idle.delete(socket);
  }

  /** Browsers keep connections that they may never need again: whoever comes new takes the place of the one idle for longest. */
  function dropFirst(sockets: Set<Socket>): boolean {
    const [first] = sockets;
    if (first === undefined) return false;
    leave(first);
    first.destroy();
    return true;
  }

  function answered(this: ServerResponse): void {
    const { socket } = this.req;
    const visitor = visitors.get(socket);
    if (visitor === undefined) return;
    visitor.underWay--;
    if (visitor.underWay > 0) return;
    rest(socket, visitor.network);
    if (closed !== undefined) setImmediate(() => server.closeIdleConnections());
  }

  server.on("connection", enter);
  // Comes when a connection's time is up between two requests, and when nothing moved on it for `stallMs`. Who waits for an answer
  // that is not ready yet may go on waiting; who does not take what is there is let go.
  server.on("timeout", (socket: Socket) => {
    if (visitors.get(socket)?.underWay && socket.writableLength === 0) return;
    socket.destroy();
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const visitor = visitors.get(socket as Socket);
    const fault = faultOf(error.code);
    if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
    // In the middle of an answer, and before several, there is no place for another one.
    if (visitor !== undefined && !hasPlaceForAnother(visitor)) return void socket.destroy();
    // Goes to the socket, not into the response: that belongs to its handler, which may still answer, and is heard by nobody then.
    socket.end(refusalText(fault, common));
    leave(socket as Socket);
    // To close at once would take the answer away from who is still sending.
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
    for (const socket of idle) socket.destroy();
  };

  return {
    admit({ socket }, response) {
      const visitor = visitors.get(socket);
      if (visitor === undefined) return null;
      visitor.underWay++;
      visitor.latest = response;
      if (visitor.underWay === 1) {
        idle.delete(socket);
        visitor.network.idle.delete(socket);
      }
      response.on("close", answered);
      return visitor.refused ?? (visitor.underWay > limits.pipelined ? refusals.pipeline() : null);
    },
    count: () => visitors.size,
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

function hasPlaceForAnother({ underWay, latest }: Visitor): boolean {
  if (underWay === 0) return true;
  return underWay === 1 && latest !== undefined && (!latest.headersSent || latest.writableEnded);
}

function faultOf(code: string | undefined): AppError {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return refusals.slow();
  if (code === "HPE_HEADER_OVERFLOW") return refusals.headers();
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return refusals.body();
  return refusals.malformed();
}
