// Sends requests over open connections, each after the answer to the last one.
import { once } from "node:events";
import { connect, type Socket } from "node:net";

export type Answer = { status: number; head: string; body: Buffer };

const endOfHead = "\r\n\r\n";

function wholeAnswer(bytes: Buffer): Answer | null {
  const end = bytes.indexOf(endOfHead);
  if (end < 0) return null;
  const head = bytes.toString("latin1", 0, end);
  const status = Number(head.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length));
  const length = status === 304 ? 0 : Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
  const body = bytes.subarray(end + endOfHead.length);
  return body.byteLength < length ? null : { status, head, body };
}

export async function open(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1").setNoDelay(true);
  await once(socket, "connect");
  return socket;
}

/** Sends one request and reads the whole answer. */
export function exchange(socket: Socket, request: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let got: Buffer = Buffer.alloc(0);
    const settle = (settled: () => void) => {
      socket.off("data", take).off("close", lost);
      settled();
    };
    const lost = () => settle(() => reject(new Error("A connection was closed.")));
    const take = (chunk: Buffer) => {
      got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
      const answer = wholeAnswer(got);
      if (answer !== null) settle(() => resolve(answer));
    };
    socket.on("data", take).on("close", lost);
    socket.write(request);
  });
}

/** Repeats a request on every connection for a time, and returns the number of answers. */
export async function askFor(milliseconds: number, sockets: readonly Socket[], request: string): Promise<number> {
  const until = performance.now() + milliseconds;
  // The client polls, because waking it up would cost the server more than the measured work.
  const spin = () => {
    if (performance.now() < until) setImmediate(spin);
  };
  spin();
  const counts = sockets.map(async (socket) => {
    let count = 0;
    for (; performance.now() < until; count += 1) await exchange(socket, request);
    return count;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
