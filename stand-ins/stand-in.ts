// The base of all servers that stand in for outside services: it listens on this machine, records requests, and fails on
// demand.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
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

type Options = {
  port?: number;
  /** Called for every chunk of a body as it arrives. The next chunk is read when it returns. */
  receive?: (request: IncomingMessage, piece: Buffer) => Promise<void> | void;
};

/** Starts a server on a free port of the loopback. `handle` answers as the service would. */
export async function startStandIn(handle: Handler, { port = 0, receive }: Options = {}): Promise<StandIn> {
  const asked: ReceivedRequest[] = [];
  const faults: { request: RegExp; fault: Fault }[] = [];
  const delays: { request: RegExp; milliseconds: number }[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) {
      chunks.push(chunk);
      await receive?.(request, chunk);
    }
    const url = new URL(request.url ?? "/", "http://stand-in");
    const received: ReceivedRequest = {
      method: request.method ?? "GET",
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks),
    };
    asked.push(received);
    const line = `${received.method} ${received.path}`;
    const index = faults.findIndex((each) => each.request.test(line));
    const [scheduled] = index < 0 ? [] : faults.splice(index, 1);
    const fault = scheduled?.fault;
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
      }),
  };
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: Answer, bytes?: number): void {
  const isRaw = typeof body === "string" || body instanceof Uint8Array;
  const content = Buffer.from(isRaw ? body : body === undefined ? "" : JSON.stringify(body));
  const type = isRaw || body === undefined ? {} : { "Content-Type": "application/json" };
  response.writeHead(status, { ...type, "Content-Length": String(content.byteLength), ...headers });
  if (bytes === undefined) return void response.end(content);
  response.write(content.subarray(0, bytes), () => response.destroy());
}
