// Connections that do to a server what no browser does: drawn from a seed, for every address that it answers.
import { request } from "node:http";
import { connect, type Socket } from "node:net";

/** A request as it is sent whole: what is done to it comes on top. */
export type HostileRequest = { method: string; path: string; fields?: readonly string[]; body?: string };

/** Does one thing to a server, over one connection. */
type Attack = (socket: Socket, asked: HostileRequest, other: HostileRequest) => void;

const noRequest = "\x16\x03\x01garbage\r\n\r\n";

function headOf({ method, path, fields = [] }: HostileRequest, length: readonly string[]): string {
  return [`${method} ${path} HTTP/1.1`, "Host: mruk.test", ...fields, ...length, "", ""].join("\r\n");
}

const sized = ({ body = "" }: HostileRequest) => (body === "" ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]);
const whole = (asked: HostileRequest) => headOf(asked, sized(asked)) + (asked.body ?? "");
const bodyOf = ({ body = "" }: HostileRequest) => (body === "" ? "{}" : body);
const chunked = (asked: HostileRequest) => headOf(asked, ["Transfer-Encoding: chunked"]);

/** Sends these bytes, and resets the connection once they are on their way. */
function sendAndReset(socket: Socket, bytes: string): void {
  socket.write(bytes, "latin1", () => socket.resetAndDestroy());
}

export const attacks = {
  "bytes that are no request after it": (socket, asked) => socket.write(whole(asked) + noRequest, "latin1"),
  "a nought and an empty line after an empty body": (socket, asked) =>
    socket.write(`${headOf(asked, ["Content-Length: 0"])}\0\r\n\r\n`, "latin1"),
  "a reset before the body": (socket, asked) =>
    sendAndReset(socket, headOf(asked, [`Content-Length: ${Buffer.byteLength(bodyOf(asked))}`])),
  "a reset in the middle of the body": (socket, asked) => {
    const body = bodyOf(asked);
    sendAndReset(
      socket,
      headOf(asked, [`Content-Length: ${Buffer.byteLength(body)}`]) + body.slice(0, Math.ceil(body.length / 2)),
    );
  },
  "a reset after the body": (socket, asked) => sendAndReset(socket, whole(asked)),
  "a second request in the same packet": (socket, asked, other) => socket.write(whole(asked) + whole(other), "latin1"),
  "a second request in the same packet, and then no request": (socket, asked, other) =>
    socket.write(whole(asked) + whole(other) + noRequest, "latin1"),
  "half a request": (socket, asked) => {
    const bytes = whole(asked);
    socket.write(bytes.slice(0, Math.ceil(bytes.length / 2)), "latin1");
  },
  "the end of sending after half a body": (socket, asked) =>
    socket.end(headOf(asked, ["Content-Length: 1000"]) + bodyOf(asked), "latin1"),
  "a broken chunk size": (socket, asked) => socket.write(`${chunked(asked)}zz\r\n`, "latin1"),
  "a broken chunk size after a chunk": (socket, asked) => {
    const body = bodyOf(asked);
    socket.write(`${chunked(asked)}${body.length.toString(16)}\r\n${body}\r\n-1\r\n`, "latin1");
  },
  "an expectation, and then no body but garbage": (socket, asked) => {
    const fields = [...(asked.fields ?? []), "Expect: 100-continue"];
    socket.write(headOf({ ...asked, fields }, ["Transfer-Encoding: chunked"]) + noRequest, "latin1");
  },
  "a tunnel, and a reset": (socket, { path }) =>
    sendAndReset(socket, `CONNECT ${path} HTTP/1.1\r\nHost: mruk.test\r\n\r\n`),
  "a reset once the answer begins": (socket, asked) => {
    socket.once("data", () => socket.resetAndDestroy());
    socket.write(whole(asked), "latin1");
  },
  "an answer that nobody reads": (socket, asked) => {
    socket.pause();
    socket.write(whole(asked).repeat(8), "latin1");
  },
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof attacks;
export const attackNames = Object.keys(attacks) as [AttackName, ...AttackName[]];

type Order = { name: AttackName; asked: HostileRequest; other: HostileRequest };

/** Begins an attack. */
export function attack(port: number, { name, asked, other }: Order): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {}); // Most of them end by one.
  socket.once("connect", () => {
    socket.resume();
    attacks[name](socket, asked, other);
  });
  return socket;
}

/** Asks as a reader does who has a connection of their own; the status, or why there is none. */
export function ask(port: number, { method, path, fields = [], body = "" }: HostileRequest): Promise<number | string> {
  const headers = Object.fromEntries(fields.map((field) => field.split(": ") as [string, string]));
  return new Promise((resolve) => {
    const asked = request({ port, host: "127.0.0.1", agent: false, method, path, headers }, (response) => {
      const end = () => resolve(response.complete ? (response.statusCode ?? 0) : `${method} ${path} was cut off`);
      response.resume().once("close", end);
    });
    asked.once("error", (error) => resolve(`${method} ${path}: ${error.message}`)).end(body);
  });
}
