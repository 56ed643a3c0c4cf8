import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { readBytes, readFields, readJson } from "./body.ts";
import { serveApp } from "./http.fixture.ts";

const limit = 100;

async function serve() {
  const { port, url, logged } = await serveApp((app) => {
    app.post("/json", async (request, response) => {
      response.json({ body: (await readJson(request, { limit })) ?? "nothing" });
    });
    app.post("/hurried", async (request, response) => {
      response.send(await readBytes(request, { limit, seconds: 0.1 }));
    });
    app.post("/unread", (_request, response) => void response.send("ok"));
    app.post("/fields", async (request, response) => {
      response.json(await readFields(request, z.strictObject({ name: z.string() })));
    });
  });
  const send = async (body: RequestInit["body"] | null, type?: string, path = "/json") => {
    const headers: Record<string, string> = type === undefined ? {} : { "content-type": type };
    const response = await fetch(url + path, { method: "POST", body, headers, duplex: "half" } as RequestInit);
    return { status: response.status, json: (await response.json()) as Record<string, unknown> };
  };
  return { port, send, logged };
}

const json = "application/json";

it("a JSON body is read, in any spelling of its type", async () => {
  const { send } = await serve();
  for (const type of [json, "Application/JSON", "application/json; charset=utf-8", "application/json ;charset=utf-8"]) {
    expect(await send('{"a":"ż"}', type), type).toEqual({ status: 200, json: { body: { a: "ż" } } });
  }
});

it("a request without a body is read as undefined, with the type of JSON or without a type", async () => {
  const { send } = await serve();
  expect(await send(null, json)).toEqual({ status: 200, json: { body: "nothing" } });
  expect(await send(null)).toEqual({ status: 200, json: { body: "nothing" } });
});

it.each(["text/plain", "application/jsonp", "application/x-www-form-urlencoded", "json", "text/json"])(
  "the type %s is refused, with a body and without",
  async (type) => {
    const { send } = await serve();
    expect(await send("{}", type)).toMatchObject({ status: 415, json: { code: "NOT_JSON" } });
    expect(await send("", type)).toMatchObject({ status: 415, json: { code: "NOT_JSON" } });
  },
);

it("a body without a type is refused", async () => {
  const { port } = await serve();
  const call = httpRequest({ port, host: "127.0.0.1", path: "/json", method: "POST" });
  call.end("{}");
  const [response] = await once(call, "response");
  expect(response.statusCode).toBe(415);
});

it("a body that is not JSON or not UTF-8 is refused", async () => {
  const { send } = await serve();
  for (const body of ["{", "{'a':1}", "undefined", new Uint8Array([0x22, 0xff, 0x22])]) {
    expect(await send(body, json)).toMatchObject({ status: 400, json: { code: "BAD_REQUEST" } });
  }
});

it("a body may be as long as the limit and no byte longer, also without a Content-Length", async () => {
  const { send } = await serve();
  const text = (length: number) => `"${"x".repeat(length - 2)}"`;
  const stream = (length: number) => new Blob([text(length)]).stream();
  expect((await send(text(limit), json)).status).toBe(200);
  expect((await send(stream(limit), json)).status).toBe(200);
  for (const body of [text(limit + 1), stream(limit + 1), text(5_000_000), stream(5_000_000)]) {
    expect(await send(body, json)).toMatchObject({ status: 413, json: { code: "BODY_TOO_LARGE" } });
  }
});

it("a body with a Content-Length above the limit is refused before it is sent", async () => {
  const { port } = await serve();
  const socket = connect(port, "127.0.0.1");
  socket.write(
    "POST /json HTTP/1.1\r\nHost: mruk\r\nContent-Type: application/json\r\nContent-Length: 999999999\r\n\r\n{",
  );
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1.1 413 /);
  socket.destroy();
});

it.each([
  ["unread", "/unread", 200],
  ["refused for its length", "/json", 413],
])(
  "a client that sends an endless body is answered at once and then cut off, when the body is %s",
  async (_, path, status) => {
    const { port } = await serve();
    const socket = connect(port, "127.0.0.1").on("error", () => {}); // The connection is closed while it is written to.
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.write(`POST ${path} HTTP/1.1\r\nHost: mruk\r\nContent-Type: ${json}\r\nTransfer-Encoding: chunked\r\n\r\n`);
    const sending = setInterval(() => socket.write(`3e8\r\n${"x".repeat(1000)}\r\n`), 10);
    onTestFinished(() => clearInterval(sending));
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    await closed;
  },
);

it("a body that does not come in time is refused, and a route may allow more time", async () => {
  const { port } = await serve();
  const send = (path: string) => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    onTestFinished(() => void socket.destroy());
    socket.write(`POST ${path} HTTP/1.1\r\nHost: mruk\r\nContent-Type: ${json}\r\nContent-Length: 2\r\n\r\n{`);
    return socket;
  };
  const patient = send("/json");
  const hurried = send("/hurried");
  const closed = once(hurried, "close");
  const [refusal] = await once(hurried, "data");
  expect(String(refusal)).toMatch(/^HTTP\/1\.1 408 .*BODY_TOO_SLOW/s);
  await closed;
  patient.write("}");
  const [answer] = await once(patient, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
});

it("a client that leaves in the middle of a body is not logged", async () => {
  const { port, logged, send } = await serve();
  const socket = connect(port, "127.0.0.1");
  socket.write(
    "POST /json HTTP/1.1\r\nHost: mruk\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
    () => socket.destroy(),
  );
  await once(socket, "close");
  expect((await send("{}", json)).status).toBe(200);
  expect(logged).toEqual([]);
});

it("a refusal names the fields that are wrong, missing or unknown", async () => {
  const { send } = await serve();
  const fields = async (body: string) => (await send(body, json, "/fields")).json;
  expect(await fields('{"name":"Mruk"}')).toEqual({ name: "Mruk" });
  for (const [body, names] of [
    ['{"name":1}', ["name"]],
    ["{}", ["name"]],
    ["", ["name"]],
    ["null", ["name"]],
    ["[]", ["body"]],
    ['{"name":"Mruk","admin":true}', ["admin"]],
  ] as const) {
    const answer = await fields(body);
    expect([answer.code, Object.keys(answer.fields as object)], body).toEqual(["FIELDS_INVALID", names]);
  }
});
