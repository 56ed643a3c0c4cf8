// Measures the most frequent answers against a bare node:http server that sends the same bytes and headers from memory, and at
// 100,000 stories against 1,000. Each server is a process of its own, and rates are per second of its processor time, because the
// client shares the machine. It needs the built pages: npm run build.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median, rate } from "./figures.fixture.ts";
import { slotsOf, writeLibrary } from "./library.fixture.ts";
import { type Answer, exchange, open } from "./load.fixture.ts";
import { addresses, costsOf, question, ratioOf } from "./readers.fixture.ts";
import { serveBare, startBare, startProcess } from "./server.fixture.ts";

const [few, many] = [1_000, 100_000];

/** The bare server: sends the answers that its parent gave it, from memory. */
async function bare(): Promise<void> {
  const answers = new Map<string, { status: number; headers: string[]; body: Buffer | null }>();
  process.on("message", ({ address, status, head, body }: { address: string } & Answer) => {
    // Without the headers that every Node server adds by itself.
    const lines = head.split("\r\n").slice(1);
    const headers = lines.filter((line) => !/^(date|connection|keep-alive):/i.test(line));
    answers.set(`${status} ${address}`, {
      status,
      headers: headers.flatMap((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
      body: status === 304 ? null : Buffer.from(body),
    });
  });
  await serveBare((request, response) => {
    const answer = answers.get(`${request.headers["if-none-match"] === undefined ? 200 : 304} ${request.url}`);
    if (!answer) throw new Error(`There is no answer for ${request.url}`);
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
}

async function main(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), "mruk-reads-"));
  const stopping: (() => unknown)[] = [];
  try {
    const start = async (size: number) => {
      const settings = { CONTENT_DIR: join(root, `content-${size}`), DATA_DIR: join(root, `data-${size}`) };
      writeLibrary(settings.CONTENT_DIR, slotsOf(size));
      // The evening of the last day with stories.
      const server = await startProcess({ ...settings, LOG_LEVEL: "info", MRUK_NOW: "2025-12-31T21:00:00+01:00" });
      stopping.push(server.stop);
      return server;
    };
    const [small, large, memory] = [await start(few), await start(many), await startBare(import.meta.filename)];
    stopping.push(memory.stop);
    await large.restingResident();
    for (const [name, address] of Object.entries(addresses)) {
      const socket = await open(small.url);
      const answer = await exchange(socket, question(address));
      const etag = /^etag: (.+)$/im.exec(answer.head)?.[1];
      const unchanged = await exchange(socket, question(address, etag));
      socket.destroy();
      for (const { what, request, ...content } of [
        { what: name, request: question(address), ...answer },
        { what: `${name}, 304`, request: question(address, etag), ...unchanged },
      ]) {
        memory.send({ address, ...content });
        const [bareCosts, fewCosts, manyCosts] = await costsOf([memory, small, large], [request, request, request]);
        console.log(
          `${what} (${rate(content.body.byteLength)} bytes): ${ratioOf(fewCosts, bareCosts)} x a bare node:http server (${rate(1000 / median(fewCosts ?? []))} to ${rate(1000 / median(bareCosts ?? []))} per processor second; bar: 0.85), at ${rate(many)} stories ${ratioOf(manyCosts, fewCosts)} x the rate at ${rate(few)} (bar: 0.9)`,
        );
      }
    }
  } finally {
    for (const stop of stopping) await stop();
    rmSync(root, { recursive: true });
  }
}

if (process.argv[2] === "bare") await bare();
else await main();
