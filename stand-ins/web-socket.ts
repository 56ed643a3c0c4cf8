// The server's side of a WebSocket (RFC 6455), for texts that fit into one frame each.
import { createHash } from "node:crypto";
import type { Duplex } from "node:stream";

export type ServerSocket = {
  onText(listener: (text: string) => void): void;
  send(text: string): void;
  /** Hangs up without a word. */
  cut(): void;
};

const [text, close, ping, pong] = [1, 8, 9, 10];

/** Accepts a WebSocket: `key` is the request's `Sec-WebSocket-Key`. */
export function acceptWebSocket(socket: Duplex, key: string): ServerSocket {
  const accept = createHash("sha1").update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest("base64");
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  const listeners: ((text: string) => void)[] = [];
  let received = Buffer.alloc(0);
  const send = (opcode: number, content: Buffer) =>
    void socket.write(Buffer.concat([headOf(opcode, content.length), content]));
  socket.on("error", () => {});
  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (let frame = frameOf(received); frame; frame = frameOf(received)) {
      received = received.subarray(frame.length);
      if (frame.opcode === text) for (const listener of listeners) listener(frame.content.toString("utf8"));
      if (frame.opcode === ping) send(pong, frame.content);
      if (frame.opcode === close) socket.end(Buffer.concat([headOf(close, frame.content.length), frame.content]));
    }
  });
  return {
    onText: (listener) => void listeners.push(listener),
    send: (content) => send(text, Buffer.from(content)),
    cut: () => void socket.destroy(),
  };
}

/** The beginning of a whole, unmasked frame (section 5.2). */
function headOf(opcode: number, length: number): Buffer {
  if (length < 126) return Buffer.from([128 | opcode, length]);
  const isShort = length < 65_536;
  const head = Buffer.alloc(isShort ? 4 : 10);
  head[0] = 128 | opcode;
  head[1] = isShort ? 126 : 127;
  if (isShort) head.writeUInt16BE(length, 2);
  else head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}

/** The first frame of what a client sent, which is masked; null until all of it is there. */
function frameOf(bytes: Buffer): { opcode: number; content: Buffer; length: number } | null {
  if (bytes.length < 2) return null;
  const short = bytes.readUInt8(1) & 127;
  const extra = short === 126 ? 2 : short === 127 ? 8 : 0;
  if (bytes.length < 2 + extra + 4) return null;
  const size = extra === 2 ? bytes.readUInt16BE(2) : extra === 8 ? Number(bytes.readBigUInt64BE(2)) : short;
  const begin = 2 + extra + 4;
  if (bytes.length < begin + size) return null;
  const mask = bytes.subarray(2 + extra, begin);
  const content = Buffer.from(bytes.subarray(begin, begin + size).map((byte, at) => byte ^ (mask[at % 4] ?? 0)));
  return { opcode: bytes.readUInt8(0) & 15, content, length: begin + size };
}
