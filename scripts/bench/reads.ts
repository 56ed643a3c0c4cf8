// What the answers cost that most readers ask for, against a bare node:http server that sends the same bytes and headers from memory;
// at 100,000 stories, against 1,000; and what it costs to render a page that nobody asked for before, against React alone.
//
// Each server is a process of its own, and this one asks. Rates are per second of the server's processor time, since the machine is
// shared with who asks. Takes the built pages: npm run build.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openAnswers } from "../../api/answers.ts";
import { openRequestTally } from "../../api/health/request-tally.ts";
import { partsOf } from "../../api/parts.fixture.ts";
import { publishedAtText, storyIdOf } from "../../api/schedule/slots.ts";
import type { Story } from "../../api/stories/model.ts";
import { indexStories, timed } from "../../api/stories/story-index.ts";
import type { TimedStory } from "../../api/stories/timeline.ts";
import type { prepared, RenderOrder } from "../../web/entry-server.tsx";
import { startServer } from "../../web/serve.ts";
import { openLog } from "../../web/server/log.ts";
import { type PageAnswers, pageAnswers } from "../../web/server/page-answers.ts";
import { builtRenderer, type Renderer } from "../../web/server/renderer.ts";
import { slotsOf } from "./library.fixture.ts";
import { type Answer, ask, openReaders, type Readers } from "./load.fixture.ts";
import { benchStories } from "./stories.fixture.ts";

const [connections, rounds, turnMs] = [16, 31, 30];
const [warmUpRounds, warmUpTurns] = [2, 4_000];
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

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const rate = (number: number): string => Math.round(number).toLocaleString("en");
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** What browsers ask with. */
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

/** The product over so many stories, late on the last day of which there are any. */
function partsOver(size: number) {
  const offset = Date.parse("2025-12-31T21:00:00+01:00") - Date.now();
  const milliseconds = () => Date.now() + offset;
  const clock = { now: () => Temporal.Instant.fromEpochMilliseconds(milliseconds()), milliseconds };
  const parts = partsOf({ clock });
  const [model] = [...benchStories(1)] as [Story];
  const stories = slotsOf(size).map((slot) =>
    timed({ ...model, id: storyIdOf(slot), timeSlot: slot.timeSlot, publishedAt: publishedAtText(slot) }),
  );
  const library = {
    ...indexStories(stories, parts.engagement),
    refresh: async () => ({ changed: [], removed: [] }),
    faults: () => [],
    onChange: () => {},
    isDeleted: () => false,
  };
  return { ...parts, library, stories };
}

async function serve(size: number): Promise<void> {
  const log = openLog("info");
  const parts = partsOver(size);
  const metrics = { ...parts.metrics, observe: openRequestTally().add };
  const config = { PORT: 0, HOST: "127.0.0.1", SITE_URL: undefined, TRUST_PROXY: 0 };
  const server = await startServer({ config, services: { ...parts, metrics, log } });
  await tellCpu(server.port);
  process.exit();
}

/** Sends what it is told to, from memory. */
async function bare(): Promise<void> {
  const answers = new Map<string, { status: number; headers: string[]; body: Buffer | null }>();
  const server = createServer((request, response) => {
    const isKnown = request.headers["if-none-match"] !== undefined;
    const answer = answers.get(isKnown ? `304 ${request.url}` : (request.url as string));
    if (!answer) throw new Error(`Nobody said what to answer at ${request.url}`);
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  process.on("message", (told) => {
    if (typeof told !== "object" || told === null) return;
    const { address, status, head, body } = told as { address: string } & Answer;
    // What every server says by itself.
    const lines = head.split("\r\n").slice(1);
    const headers = lines.filter((line) => !/^(date|connection|keep-alive):/i.test(line));
    answers.set(status === 304 ? `304 ${address}` : address, {
      status,
      headers: headers.flatMap((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
      body: status === 304 ? null : Buffer.from(body),
    });
  });
  await tellCpu((server.address() as AddressInfo).port);
  process.exit();
}

/** Says where it listens, then the seconds of its processor time each time it is asked, until it is told to end. */
async function tellCpu(port: number): Promise<void> {
  process.send?.(port);
  for (;;) {
    const [asked] = await once(process, "message");
    if (asked === "end") return;
    if (asked === "cpu") process.send?.(cpuSeconds());
  }
}

/** Pages that are in no cache, by turns with others that React alone renders: each is rendered once, and nothing is known of it before. */
async function firstRenders(): Promise<void> {
  const parts = partsOver(few);
  const renderer = await builtRenderer();
  const entry = join(import.meta.dirname, "..", "..", "dist", "server", "entry-server.js");
  const react = (await import(pathToFileURL(entry).href)) as { prepared: typeof prepared };
  const ask = (pages: PageAnswers, { id: story }: Story) =>
    pages.kept({
      place: { page: { name: "story", id: story }, prefix: "/pl" },
      path: `/pl/post/${story}`,
      language: "pl",
      origin: "https://mruk.example",
    });
  const pagesBy = (render: Renderer["render"]) =>
    pageAnswers({ ...parts, renderer: { ...renderer, render }, answers: openAnswers(parts).kept });
  const whole = pagesBy(renderer.render);
  const orders: RenderOrder[] = [];
  const noted = pagesBy((order) => {
    orders.push(order);
    return "";
  });
  const [times, alone]: [number[], number[]] = [[], []];
  const ofTurn = 10;
  for (let at = 0; at + 2 * ofTurn <= few; at += 2 * ofTurn) {
    const [ours, others] = [0, ofTurn].map((more) => parts.stories.slice(at + more, at + more + ofTurn).map(storyOf));
    times.push(cpuOfWork(() => ours?.forEach((story) => void ask(whole, story))) / ofTurn);
    for (const story of others ?? []) ask(noted, story);
    const trees = orders.splice(0).map(react.prepared);
    alone.push(cpuOfWork(() => trees.forEach((render) => void render())) / ofTurn);
  }
  // The first ones are for warming up.
  const [warmTimes, warmAlone] = [times, alone].map((all) => all.slice(15)) as [number[], number[]];
  const [took, least] = [median(warmTimes), median(warmAlone)];
  const ratio = median(warmTimes.map((time, turn) => (warmAlone[turn] as number) / time));
  console.log(
    `a story page that is in no cache is rendered ${ratio.toFixed(2)} x as fast as React alone renders such a page's tree (${(took * 1000).toFixed(2)} ms to ${(least * 1000).toFixed(2)} ms, medians of ${warmTimes.length} turns of ${ofTurn} pages; bar: 0.8)`,
  );
}

const storyOf = ({ story }: TimedStory): Story => story;

function cpuOfWork(work: () => void): number {
  const before = cpuSeconds();
  work();
  return cpuSeconds() - before;
}

type Server = { child: ChildProcess; port: number };

async function started(...args: (string | number)[]): Promise<Server> {
  const stdio = ["ignore", "ignore", "inherit", "ipc"] as const;
  const child = fork(import.meta.filename, args.map(String), { serialization: "advanced", stdio: [...stdio] });
  const [port] = await once(child, "message");
  return { child, port: port as number };
}

async function cpuOf({ child }: Server): Promise<number> {
  child.send("cpu");
  const [seconds] = await once(child, "message");
  return seconds as number;
}

/** Seconds of its processor that an answer takes of a server. */
async function costOf(server: Server, readers: Readers): Promise<number> {
  const before = await cpuOf(server);
  const count = await readers.ask(turnMs);
  return ((await cpuOf(server)) - before) / count;
}

/** Node has its code ready after many thousand answers, however many milliseconds these take. */
async function warmUp(readers: Readers[]): Promise<void> {
  for (const each of readers) for (let count = 0; count < warmUpTurns; ) count += await each.ask(turnMs);
}

const readersOf = (servers: Server[], request: string): Promise<Readers[]> =>
  Promise.all(servers.map(({ port }) => openReaders(port, request, connections)));

/** Short turns, so that a busy moment of the machine falls on all of a round. */
async function compare(servers: Server[], request: string): Promise<number[][]> {
  const readers = await readersOf(servers, request);
  await warmUp(readers);
  const costs: number[][] = servers.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, server] of servers.entries()) {
      costs[index]?.push(await costOf(server, readers[index] as Readers));
    }
  }
  for (const each of readers) each.leave();
  return costs;
}

/** How many times as fast, round by round. */
const ratioOf = (costs: number[], others: number[]): string =>
  median(costs.map((cost, round) => (others[round] as number) / cost)).toFixed(2);

async function hotReads(): Promise<void> {
  const servers = await Promise.all([started("bare"), started("serve", few), started("serve", many)]);
  const [memory, small, large] = servers as [Server, Server, Server];
  const cases: { what: string; request: string; told: Answer }[] = [];
  for (const [name, address] of Object.entries(addresses)) {
    const request = question(address);
    const told = await ask(small.port, request);
    const again = question(address, /^etag: (.+)$/im.exec(told.head)?.[1]);
    const unchanged = await ask(small.port, again);
    for (const each of [told, unchanged]) memory.child.send({ address, ...each });
    cases.push({ what: name, request, told }, { what: `${name}, 304`, request: again, told: unchanged });
  }
  for (let round = 0; round < warmUpRounds; round += 1) {
    for (const { request } of cases) {
      const readers = await readersOf(servers, request);
      await warmUp(readers);
      for (const each of readers) each.leave();
    }
  }
  for (const { what, request, told } of cases) {
    const [bareCosts, fewCosts, manyCosts] = (await compare([memory, small, large], request)) as [
      number[],
      number[],
      number[],
    ];
    console.log(
      `${what} (${rate(told.body.byteLength)} bytes): ${ratioOf(fewCosts, bareCosts)} x a bare node:http server (${rate(1 / median(fewCosts))} to ${rate(1 / median(bareCosts))} per processor second; bar: 0.85), at ${rate(many)} stories ${ratioOf(manyCosts, fewCosts)} x the rate at ${rate(few)} (bar: 0.9)`,
    );
  }
  for (const { child } of servers) child.send("end");
}

const [role, size] = process.argv.slice(2);
if (role === undefined) {
  await hotReads();
  await firstRenders();
}
if (role === "bare") await bare();
if (role === "serve") await serve(Number(size));
if (role === "renders") await firstRenders();
