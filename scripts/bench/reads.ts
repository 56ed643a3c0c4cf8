// Measures the most frequent answers against a bare node:http server that sends the same bytes and headers from memory, and at
// 100,000 stories against 1,000. Each server is a process of its own, and rates are per second of its processor time, because the
// client shares the machine. It needs the built pages: npm run build.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median, rate } from "./figures.fixture.ts";
import { slotsOf, writeLibrary } from "./library.fixture.ts";
import { type Answer, askFor, exchange, open } from "./load.fixture.ts";
import { type BareServer, type Server, serveBare, startBare, startProcess } from "./server.fixture.ts";

// Linux counts processor time in hundredths of a second, so a sample is many of them.
const [connections, rounds, sampleMs, warmUpMs] = [16, 11, 250, 1_000];
const [few, many] = [1_000, 100_000];
const id = "2025-12-31-afternoon";
const addresses = {
  list: "/api/posts?limit=8&offset=0",
  story: `/api/posts/${id}`,
  neighbours: `/api/posts/${id}/neighbours`,
  popular: "/api/posts/popular?limit=3",
  today: "/api/posts/today",
  language: "/api/language/detect",
  "home page": "/",
  "Polish home page": "/pl/",
  "story page": `/post/${id}`,
  "Polish story page": `/pl/post/${id}`,
};

/** The request of a browser. */
const question = (address: string, etag?: string) =>
  [
    `GET ${address} HTTP/1.1`,
    "Host: 127.0.0.1",
    "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Accept: text/html,application/xhtml+xml,*/*;q=0.8",
    "Accept-Language: en-GB,en;q=0.7,pl;q=0.3",
    "Accept-Encoding: gzip, deflate, br, zstd",
    ...(etag === undefined ? [] : [`If-None-Match: ${etag}`]),
    "\r\n",
  ].join("\r\n");

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

type Subject = Pick<Server | BareServer, "url" | "cpu">;

/** The processor milliseconds of an answer by each server, measured alternately. */
async function compare(subjects: Subject[], request: string): Promise<number[][]> {
  const opened = await Promise.all(
    subjects.map(async ({ url }) => Promise.all(Array.from({ length: connections }, () => open(url)))),
  );
  const costs: number[][] = subjects.map(() => []);
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, { cpu }] of subjects.entries()) {
      const before = cpu();
      const count = await askFor(round < 0 ? warmUpMs : sampleMs, opened[index] ?? [], request);
      if (round >= 0) costs[index]?.push((cpu() - before) / count);
    }
  }
  for (const socket of opened.flat()) socket.destroy();
  return costs;
}

/** The median ratio of the rounds. */
const ratioOf = (costs: number[] = [], others: number[] = []): string =>
  median(costs.map((cost, round) => (others[round] ?? Number.NaN) / cost)).toFixed(2);

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
        const [bareCosts, fewCosts, manyCosts] = await compare([memory, small, large], request);
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
