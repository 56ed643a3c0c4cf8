// Readers who ask the same again and again, over connections that stay open: each its next question once the last was answered.
import { once } from "node:events";
import { connect } from "node:net";

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

/** How many answers came in so many milliseconds. They are all as long as the first one, so that only their bytes need be counted. */
export async function load(
  port: number,
  request: string,
  { connections, milliseconds }: { connections: number; milliseconds: number },
): Promise<number> {
  const { head, body } = await ask(port, request);
  const length = head.length + endOfHead.length + body.byteLength;
  const bytes = Buffer.from(request);
  const until = performance.now() + milliseconds;
  let count = 0;
  const reader = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1").setNoDelay(true);
      let left = length;
      socket.on("error", reject);
      socket.on("data", (chunk: Buffer) => {
        left -= chunk.byteLength;
        if (left > 0) return;
        if (left < 0) return reject(new Error("An answer was longer than the one before it."));
        count += 1;
        left = length;
        if (performance.now() < until) return void socket.write(bytes);
        socket.destroy();
        resolve();
      });
      socket.write(bytes);
    });
  // Never asleep: to wake somebody costs whoever answers more than all else that is measured here, and quick servers need not.
  const spin = () => {
    if (performance.now() < until) setImmediate(spin);
  };
  spin();
  await Promise.all(Array.from({ length: connections }, reader));
  return count;
}
