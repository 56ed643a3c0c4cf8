// Readers who ask the same again and again, over connections that stay open: each its next question once the last was answered.
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

/** One answer, to its last byte. */
export async function ask(port: number, request: string): Promise<Answer> {
  const socket = connect(port, "127.0.0.1");
  socket.write(request);
  let got: Buffer = Buffer.alloc(0);
  for (;;) {
    const [chunk] = (await once(socket, "data")) as [Buffer];
    got = Buffer.concat([got, chunk]);
    const answer = wholeAnswer(got);
    if (answer === null) continue;
    socket.destroy();
    return answer;
  }
}

export type Readers = {
  /** How many answers came in so many milliseconds. */
  ask(milliseconds: number): Promise<number>;
  leave(): void;
};

/** Readers of one address. Their answers are all as long as the first one, so that only bytes need be counted. */
export async function openReaders(port: number, request: string, connections: number): Promise<Readers> {
  const { head, body } = await ask(port, request);
  const length = head.length + endOfHead.length + body.byteLength;
  const bytes = Buffer.from(request);
  const opened = async () => {
    const socket = connect(port, "127.0.0.1").setNoDelay(true);
    await once(socket, "connect");
    // Whoever waits for an answer hears that it was closed.
    return socket.on("error", () => {});
  };
  let sockets = await Promise.all(Array.from({ length: connections }, opened));
  let until = 0;
  const read = (socket: Socket) =>
    new Promise<number>((resolve, reject) => {
      let [count, left] = [0, length];
      const settle = (settled: () => void) => {
        socket.off("data", take).off("close", lost);
        settled();
      };
      const lost = () => settle(() => reject(new Error("A connection was closed.")));
      const take = (chunk: Buffer) => {
        left -= chunk.byteLength;
        if (left > 0) return;
        if (left < 0) return settle(() => reject(new Error("An answer was longer than the one before it.")));
        count += 1;
        left = length;
        if (performance.now() < until) socket.write(bytes);
        else settle(() => resolve(count));
      };
      socket.on("data", take).on("close", lost);
      socket.write(bytes);
    });
  // Never asleep: to wake somebody costs whoever answers more than all else that is measured here, and quick servers need not.
  const spin = () => {
    if (performance.now() < until) setImmediate(spin);
  };
  return {
    async ask(milliseconds) {
      // On a busy machine a server may have found a connection idle for too long.
      sockets = await Promise.all(sockets.map((socket) => (socket.readyState === "open" ? socket : opened())));
      until = performance.now() + milliseconds;
      spin();
      const counts = await Promise.all(sockets.map(read));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    leave() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
