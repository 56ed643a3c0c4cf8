// Attacks over connections, drawn from a seed, for every address of the server.
import { request } from "node:http";
import { connect, type Socket } from "node:net";

/** A complete request, which the attacks change. */
export type HostileRequest = { method: string; path: string; fields?: readonly string[]; body?: string };

/** Attacks a server over one connection. */
type Attack = (socket: Socket, request: HostileRequest, other: HostileRequest) => void;

const noRequest = "\x16\x03\x01garbage\r\n\r\n";

function headOf({ method, path, fields = [] }: HostileRequest, length: readonly string[]): string {
  return [`${method} ${path} HTTP/1.1`, "Host: mruk.test", ...fields, ...length, "", ""].join("\r\n");
}

const sized = ({ body = "" }: HostileRequest) => (body === "" ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]);
const whole = (request: HostileRequest) => headOf(request, sized(request)) + (request.body ?? "");
const bodyOf = ({ body = "" }: HostileRequest) => (body === "" ? "{}" : body);
const chunked = (request: HostileRequest) => headOf(request, ["Transfer-Encoding: chunked"]);

/** Sends these bytes, and resets the connection once they are on their way. */
function sendAndReset(socket: Socket, bytes: string): void {
  socket.write(bytes, "latin1", () => socket.resetAndDestroy());
}

export const attacks = {
  "bytes that are no request after it": (socket, request) => socket.write(whole(request) + noRequest, "latin1"),
  "a nought and an empty line after an empty body": (socket, request) =>
    socket.write(`${headOf(request, ["Content-Length: 0"])}\0\r\n\r\n`, "latin1"),
  "a reset before the body": (socket, request) =>
    sendAndReset(socket, headOf(request, [`Content-Length: ${Buffer.byteLength(bodyOf(request))}`])),
  "a reset in the middle of the body": (socket, request) => {
    const body = bodyOf(request);
    sendAndReset(
      socket,
      headOf(request, [`Content-Length: ${Buffer.byteLength(body)}`]) + body.slice(0, Math.ceil(body.length / 2)),
    );
  },
  "a reset after the body": (socket, request) => sendAndReset(socket, whole(request)),
  "a second request in the same packet": (socket, request, other) =>
    socket.write(whole(request) + whole(other), "latin1"),
  "a second request in the same packet, and then no request": (socket, request, other) =>
    socket.write(whole(request) + whole(other) + noRequest, "latin1"),
  "half a request": (socket, request) => {
    const bytes = whole(request);
    socket.write(bytes.slice(0, Math.ceil(bytes.length / 2)), "latin1");
  },
  "the end of sending after half a body": (socket, request) =>
    socket.end(headOf(request, ["Content-Length: 1000"]) + bodyOf(request), "latin1"),
  "a broken chunk size": (socket, request) => socket.write(`${chunked(request)}zz\r\n`, "latin1"),
  "a broken chunk size after a chunk": (socket, request) => {
    const body = bodyOf(request);
    socket.write(`${chunked(request)}${body.length.toString(16)}\r\n${body}\r\n-1\r\n`, "latin1");
  },
  "an expectation, and then no body but garbage": (socket, request) => {
    const fields = [...(request.fields ?? []), "Expect: 100-continue"];
    socket.write(headOf({ ...request, fields }, ["Transfer-Encoding: chunked"]) + noRequest, "latin1");
  },
  "a tunnel, and a reset": (socket, { path }) =>
    sendAndReset(socket, `CONNECT ${path} HTTP/1.1\r\nHost: mruk.test\r\n\r\n`),
  "a reset once the answer begins": (socket, request) => {
    socket.once("data", () => socket.resetAndDestroy());
    socket.write(whole(request), "latin1");
  },
  "an answer that nobody reads": (socket, request) => {
    socket.pause();
    socket.write(whole(request).repeat(8), "latin1");
  },
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof attacks;
export const attackNames = Object.keys(attacks) as [AttackName, ...AttackName[]];

type Order = { name: AttackName; request: HostileRequest; other: HostileRequest };

/** Starts an attack. */
export function attack(port: number, { name, request, other }: Order): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {}); // Most attacks end in a connection error.
  socket.once("connect", () => {
    socket.resume();
    attacks[name](socket, request, other);
  });
  return socket;
}

/** Requests an address on a new connection; returns the status, or the reason why there is none. */
export function ask(port: number, { method, path, fields = [], body = "" }: HostileRequest): Promise<number | string> {
  const headers = Object.fromEntries(fields.map((field) => field.split(": ") as [string, string]));
  return new Promise((resolve) => {
    const outgoing = request({ port, host: "127.0.0.1", agent: false, method, path, headers }, (response) => {
      const end = () => resolve(response.complete ? (response.statusCode ?? 0) : `${method} ${path} was cut off`);
      response.resume().once("close", end);
    });
    outgoing.once("error", (error) => resolve(`${method} ${path}: ${error.message}`)).end(body);
  });
}
