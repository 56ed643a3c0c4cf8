import { once } from "node:events";
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/**
 * A round-robin proxy. Like other proxies, it retries a request once on the next server if the connection broke before the
 * response, and only if the request is idempotent; otherwise it responds with 502.
 */
export async function roundRobin(urls: readonly string[]): Promise<string> {
  let turn = 0;

  type Passing = { body: Buffer; response: ServerResponse; to: number; canRetry: boolean };

  function pass(request: IncomingMessage, { body, response, to, canRetry }: Passing): void {
    const target = new URL(request.url ?? "/", urls[to % urls.length]);
    const passed = ask(target, { method: request.method, headers: request.headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("error", failed);
      answer.once("end", () => {
        // The server's connection is not the reader's (RFC 9110, section 7.6.1).
        const { connection, "keep-alive": kept, ...headers } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, headers).end(Buffer.concat(chunks));
      });
    });
    const failed = () => {
      if (response.headersSent) return;
      if (canRetry) return pass(request, { body, response, to: to + 1, canRetry: false });
      response.writeHead(502).end("Nobody answers.");
    };
    passed.once("error", failed).end(body);
  }

  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const canRetry = request.method === "GET" || request.method === "HEAD";
    pass(request, { body: Buffer.concat(chunks), response, to: turn++, canRetry });
  });
  // An idle connection is closed by readers alone: closed by both at once, it would lose a request on a busy machine.
  proxy.keepAliveTimeout = 0;
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(async () => {
    proxy.closeAllConnections();
    await new Promise((closed) => proxy.close(closed));
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}
