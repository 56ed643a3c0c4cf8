import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createApp } from "#api/app.ts";
import { readBytes } from "#api/platform/http/body.ts";
import { sendError } from "#api/platform/http/http.ts";
import { boundedServer } from "./bounded-server.ts";
import { type Limits, limitsFor } from "./limits.ts";

/** Much more than a socket's buffers, which take megabytes at a time: between two of them a response makes no progress. */
const large = 128_000_000;

/** A server with these limits until the test ends; `answerLater` answers `/later`. */
async function serve(limits: Partial<Limits> = {}) {
  const app = createApp({ trustProxy: 0 });
  const asked: string[] = [];
  const waiting = Promise.withResolvers<void>();
  app.use((request, _response, next) => {
    asked.push(`${request.method} ${request.url} ${request.headers.host ?? "-"}`);
    next();
  });
  app.post("/", async (request, response) => {
    response.send(`${(await readBytes(request, { limit: 100 })).byteLength} bytes`);
  });
  app.get("/later", async (_request, response) => {
    await waiting.promise;
    response.send("at last");
  });
  app.get("/begun", (_request, response) => void response.write("begun"));
  app.get("/large", (_request, response) => void response.end(Buffer.alloc(large)));
  app.use((_request, response) => void response.send("hello"));
  app.use(sendError({ error: () => {} }));
  const { server } = boundedServer(app, { ...limitsFor({ TRUST_PROXY: 0 }), lookMs: 10, lingerMs: 100, ...limits });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const connected = () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
  return { port, asked, connected, answerLater: waiting.resolve };
}

async function visitor(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return socket;
}

/** Everything that a connection receives until it is closed. */
async function received(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (bytes) => {
    text += bytes.toString("latin1");
  });
  if (!socket.closed) await once(socket, "close");
  return text;
}

async function exchange(port: number, text: string): Promise<string> {
  const socket = await visitor(port);
  socket.write(text);
  return received(socket);
}

const request = (target: string, { method = "GET", fields = "Connection: close\r\n" } = {}) =>
  `${method} ${target} HTTP/1.1\r\nHost: mruk.test\r\n${fields}\r\n`;
const statusesIn = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

it.each([
  ["headers of more than 16 kB", request("/", { fields: `X: ${"x".repeat(20_000)}\r\n` }), 431, "HEADERS_TOO_LARGE"],
  ["more than a hundred headers", request("/", { fields: "X: y\r\n".repeat(100) }), 431, "HEADERS_TOO_LARGE"],
  ["an address of more than 4 kB", request(`/${"a".repeat(4_096)}`), 414, "ADDRESS_TOO_LONG"],
  ["an address that is longer than all headers may be", request(`/${"a".repeat(60_000)}`), 431, "HEADERS_TOO_LARGE"],
  ["TRACE, which would echo cookies", request("/", { method: "TRACE" }), 405, "METHOD_NOT_ALLOWED"],
  ["a method of file servers", request("/", { method: "PROPFIND" }), 405, "METHOD_NOT_ALLOWED"],
  ["CONNECT, as if this were a proxy", request("evil.test:443", { method: "CONNECT" }), 405, "METHOD_NOT_ALLOWED"],
  ["a method that nobody knows", request("/", { method: "TRACK" }), 400, "BAD_REQUEST"],
  ["HTTP/0.9", "GET /\r\n\r\n", 400, "BAD_REQUEST"],
  ["the first words of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, "BAD_REQUEST"],
  ["a TLS greeting", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400, "BAD_REQUEST"],
  ["an address without its first slash", request("stories"), 400, "BAD_REQUEST"],
  ["an address of another kind", request("ftp://mruk.test/"), 400, "BAD_REQUEST"],
  ["an asterisk for an address", request("*"), 400, "BAD_REQUEST"],
  ["an address without a host", "GET / HTTP/1.1\r\n\r\n", 400, "BAD_REQUEST"],
  ["two hosts, as who confuses proxies", request("/", { fields: "host: other.test\r\n" }), 400, "BAD_REQUEST"],
  [
    "another expectation than to be told to go on",
    request("/", { fields: "Expect: 200-ok\r\n" }),
    417,
    "EXPECTATION_FAILED",
  ],
  [
    "two lengths of one body, as who smuggles requests",
    request("/", { method: "POST", fields: "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n" }),
    400,
    "BAD_REQUEST",
  ],
  [
    "pieces of a body with endless names",
    `${request("/", { method: "POST", fields: "Transfer-Encoding: chunked\r\n" })}1;${"x".repeat(20_000)}\r\n`,
    413,
    "BODY_TOO_LARGE",
  ],
])("a request with %s is refused in JSON, and its connection is closed", async (_, text, status, code) => {
  const { port, asked } = await serve();
  const answer = await exchange(port, text);
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  expect([statusesIn(answer), JSON.parse(body).code]).toEqual([[status], code]);
  expect(head).toMatch(/connection: close/i);
  expect(head).toMatch(/cache-control: no-store/i);
  if (status !== 413) expect(asked).toEqual([]);
});

it("HTTP/1.0 needs no host", async () => {
  const { port } = await serve();
  expect(await exchange(port, "GET / HTTP/1.0\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 200 [\s\S]*Connection: close[\s\S]*hello$/,
  );
});

it("an absolute URL is taken for its path, and nothing is fetched from its host", async () => {
  const { port, asked } = await serve();
  expect(await exchange(port, request("http://other.test:81/post/x?y=z"))).toMatch(/hello$/);
  expect(await exchange(port, request("*", { method: "OPTIONS" }))).toMatch(/^HTTP\/1\.1 200/);
  expect(asked).toEqual(["GET /post/x?y=z other.test:81", "OPTIONS / mruk.test"]);
});

it("a request to upgrade the protocol is answered in HTTP", async () => {
  const { port } = await serve();
  const answer = await exchange(port, request("/", { fields: "Connection: Upgrade, close\r\nUpgrade: websocket\r\n" }));
  expect(statusesIn(answer)).toEqual([200]);
});

it("a client that expects 100 Continue gets it, or a refusal before it sends a body that is too large", async () => {
  const { port } = await serve();
  const post = (length: number, body = "") =>
    request("/", {
      method: "POST",
      fields: `Connection: close\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n`,
    }) + body;
  expect(await exchange(port, post(5, "hello"))).toMatch(/^HTTP\/1\.1 100 Continue[\s\S]*5 bytes$/);
  expect(statusesIn(await exchange(port, post(5_000)))).toEqual([413]);
});

it("a connection without a request is answered with 408, and so is a head that trickles in", async () => {
  const { port } = await serve({ headMs: 30 });
  const trickle = await visitor(port);
  trickle.write("GET / HTTP/1.1\r\nHost: mruk.test\r\nX: ");
  const answers = await Promise.all([received(await visitor(port)), received(trickle)]);
  for (const answer of answers) {
    expect(statusesIn(answer)).toEqual([408]);
    expect(answer).toContain("BODY_TOO_SLOW");
  }
});

it("a body that does not come is answered with 408", async () => {
  const { port } = await serve({ headMs: 30, requestMs: 60 });
  const answer = await exchange(port, request("/", { method: "POST", fields: "Content-Length: 50\r\n" }));
  expect(statusesIn(answer)).toEqual([408]);
});

it("a connection is closed when it is idle, and after its last allowed request", async () => {
  const { port } = await serve({ keepAliveMs: 20 });
  expect(statusesIn(await exchange(port, request("/", { fields: "" })))).toEqual([200]);
  const often = await serve({ keepAliveMs: 20, requestsPerConnection: 2 });
  expect(await exchange(often.port, request("/", { fields: "" }).repeat(2))).toMatch(/Connection: close[\s\S]*hello$/);
});

it("a response that nobody reads is ended, and one that is read slowly is not", async () => {
  // A busy machine may stop this whole process, which reads too, for a good while.
  const stallMs = 2_000;
  const { port, connected } = await serve({ stallMs });
  const slow = await visitor(port);
  const idle = await visitor(port);
  for (const socket of [slow, idle]) socket.pause().write(request("/large"));
  let length = 0;
  let most = 0;
  const take = () => {
    while (length < most) {
      const bytes: Buffer | null = slow.read();
      if (bytes === null) return;
      length += bytes.length;
    }
  };
  slow.on("readable", take);
  // Reads so slowly that the idle connection is closed long before this one is complete. The clock sets the pace, since the timers of a busy machine are late.
  const began = performance.now();
  const reading = setInterval(() => {
    most = (large * (performance.now() - began)) / (6 * stallMs);
    take();
  }, 4);
  await expect.poll(connected).toBe(1);
  clearInterval(reading);
  expect(length).toBeLessThan(large);
  most = Number.POSITIVE_INFINITY;
  take();
  await once(slow, "end");
  expect(length).toBeGreaterThan(large);
  idle.resume();
  expect((await received(idle)).length).toBeLessThan(large);
});

it("a response that is not ready yet has no time limit", async () => {
  // A request that arrives late, as on a busy machine, must not meet the limit itself.
  const { port, answerLater } = await serve({ stallMs: 1_000, keepAliveMs: 2_000 });
  const socket = await visitor(port);
  socket.write(request("/later"));
  // Another connection lives longer than the limits of the first.
  await exchange(port, request("/", { fields: "" }));
  answerLater();
  expect(await received(socket)).toMatch(/at last$/);
});

it("a connection has a limited number of pipelined requests; the next is refused, and nothing more is read", async () => {
  const { port, asked, answerLater } = await serve({ pipelined: 3 });
  const socket = await visitor(port);
  socket.write(request("/later", { fields: "" }).repeat(1_000));
  await expect.poll(() => asked.length).toBe(3);
  answerLater();
  const answer = await received(socket);
  expect(statusesIn(answer)).toEqual([200, 200, 200, 503]);
  expect(answer).toMatch(/retry-after: 1/i);
});

it.each([
  ["after a request that waits for its answer", "/later", 1, [400]],
  ["after two that wait, where nobody could tell whose answer it is", "/later", 2, []],
  ["in the middle of an answer", "/begun", 1, [200]],
])("an invalid request is refused %s: %s, %d times, then %j", async (_, target, times, statuses) => {
  const { port, asked, answerLater } = await serve();
  const socket = await visitor(port);
  const answers = received(socket);
  socket.write(request(target, { fields: "" }).repeat(times));
  await expect.poll(() => asked.length).toBe(times);
  socket.write("no request\r\n\r\n");
  expect(statusesIn(await answers)).toEqual(statuses);
  answerLater();
  expect(await exchange(port, request("/"))).toMatch(/hello$/);
});

it("connections above the limit are closed, and a new one is accepted when another has left", async () => {
  const { port, asked, answerLater } = await serve({ connections: 1 });
  const busy = await visitor(port);
  busy.write(request("/later"));
  await expect.poll(() => asked.length).toBe(1);
  expect(await exchange(port, request("/"))).toBe("");
  answerLater();
  expect(await received(busy)).toMatch(/at last$/);
  // The server notices the close after the client does.
  await expect.poll(() => exchange(port, request("/"))).toMatch(/hello$/);
});
