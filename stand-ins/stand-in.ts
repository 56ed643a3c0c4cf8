// The base of all servers that stand in for outside services: it listens on this machine, records requests, and fails on
// demand.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

export type ReceivedRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: Buffer;
};

export type Answer = { status?: number; headers?: Record<string, string>; body?: unknown };

/** A fault of the next matching request. Each happens once. */
export type Fault =
  /** Refuses, as the service itself would. */
  | { kind: "answer"; answer: Answer /** Whether the service does the work all the same. */; after?: boolean }
  /** Never answers; with `after`, when the work is done. */
  | { kind: "hang"; after?: boolean }
  /** Hangs up without an answer; with `after`, when the work is done. */
  | { kind: "hang up"; after?: boolean }
  /** Sends only the first bytes of its answer. */
  | { kind: "cut"; bytes: number }
  /** Answers after a delay. */
  | { kind: "delay"; milliseconds: number };

export type StandIn = {
  url: string;
  /** The received requests, oldest first. */
  asked: ReceivedRequest[];
  /** Orders a fault for the next request whose `METHOD /path` matches; several for the same are had one after another. */
  failNext(request: RegExp, ...faults: Fault[]): void;
  /** Drops all faults that are still to come. */
  heal(): void;
  /** Delays every answer to matching requests. */
  delay(request: RegExp, milliseconds: number): void;
  close(): Promise<void>;
};

type Handler = (request: ReceivedRequest) => Promise<Answer> | Answer;

/** Takes over the connection of a WebSocket, or returns the answer by which it is refused. */
export type Upgrade = (request: ReceivedRequest, socket: Duplex) => Answer | null;

type Options = {
  port?: number;
  upgrade?: Upgrade;
  /** Called for every chunk of a body as it arrives. The next chunk is read when it returns. */
  receive?: (request: IncomingMessage, piece: Buffer) => Promise<void> | void;
};

/** Starts a server on a free port of the loopback. `handle` answers as the service would. */
export async function startStandIn(handle: Handler, { port = 0, receive, upgrade }: Options = {}): Promise<StandIn> {
  const asked: ReceivedRequest[] = [];
  const faults: { request: RegExp; fault: Fault }[] = [];
  const delays: { request: RegExp; milliseconds: number }[] = [];

  function nextFault(line: string): Fault | undefined {
    const index = faults.findIndex((each) => each.request.test(line));
    const [scheduled] = index < 0 ? [] : faults.splice(index, 1);
    return scheduled?.fault;
  }

  /** Of the faults, a WebSocket can hang, hang up, or be refused. */
  function answerUpgrade(request: IncomingMessage, socket: Duplex): void {
    const received = receivedFrom(request, Buffer.alloc(0));
    asked.push(received);
    const fault = nextFault(lineOf(received));
    if (fault?.kind === "hang") return;
    if (fault?.kind === "hang up" || !upgrade) return void socket.destroy();
    const refused = fault?.kind === "answer" ? fault.answer : upgrade(received, socket);
    if (refused)
      socket.end(`HTTP/1.1 ${refused.status ?? 400} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) {
      chunks.push(chunk);
      await receive?.(request, chunk);
    }
    const received = receivedFrom(request, Buffer.concat(chunks));
    const line = lineOf(received);
    asked.push(received);
    const fault = nextFault(line);
    for (const each of delays) if (each.request.test(line)) await sleep(each.milliseconds);
    if (fault?.kind === "hang" && !fault.after) return;
    if (fault?.kind === "delay") await sleep(fault.milliseconds);
    if (fault?.kind === "hang up" && !fault.after) return void request.socket.destroy();
    if (fault?.kind === "answer" && !fault.after) return send(response, fault.answer);
    const result = await handle(received);
    if (fault?.kind === "hang") return;
    if (fault?.kind === "hang up") return void request.socket.destroy();
    if (fault?.kind === "answer") return send(response, fault.answer);
    send(response, result, fault?.kind === "cut" ? fault.bytes : undefined);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // A client that hung up gets no answer.
      if (!response.headersSent && !response.destroyed) send(response, { status: 500, body: { error: String(error) } });
    });
  });
  const upgraded = new Set<Duplex>();
  server.on("upgrade", (request, socket) => {
    upgraded.add(socket);
    socket.once("close", () => upgraded.delete(socket));
    answerUpgrade(request, socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : port}`,
    asked,
    failNext: (request, ...more) => void faults.push(...more.map((fault) => ({ request, fault }))),
    heal: () => void faults.splice(0),
    delay: (request, milliseconds) => void delays.push({ request, milliseconds }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of upgraded) socket.destroy();
      }),
  };
}

function receivedFrom({ url: address = "/", method = "GET", headers }: IncomingMessage, body: Buffer): ReceivedRequest {
  const url = new URL(address, "http://stand-in");
  return { method, path: url.pathname, query: url.searchParams, headers, body };
}

const lineOf = ({ method, path }: ReceivedRequest) => `${method} ${path}`;

function send(response: ServerResponse, { status = 200, headers = {}, body }: Answer, bytes?: number): void {
  const isRaw = typeof body === "string" || body instanceof Uint8Array;
  const content = Buffer.from(isRaw ? body : body === undefined ? "" : JSON.stringify(body));
  const type = isRaw || body === undefined ? {} : { "Content-Type": "application/json" };
  response.writeHead(status, { ...type, "Content-Length": String(content.byteLength), ...headers });
  if (bytes === undefined) return void response.end(content);
  response.write(content.subarray(0, bytes), () => response.destroy());
}
