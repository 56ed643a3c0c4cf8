// What a like costs that is on the disk before it is answered: to a server, against a bare node:http server that counts POSTs in memory,
// and against one that also answers the same bytes; and in a library of 100,000 stories, against one of 1,000.
//
// The bare server, the product and whoever likes are processes of their own. Rates are per second of the server's processor time, since
// the machine is shared with who asks; how long an answer took is what the asker's clock says. Takes the built pages: npm run build.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { clockOf } from "../../api/platform/clock.ts";
import { readConfig } from "../../api/platform/config.ts";
import { openServices } from "../../api/server-services.ts";
import { openCounts } from "../../api/state/counts/open-counts.ts";
import { replaceCounts } from "../../api/state/counts/stored-counts.ts";
import { type StoryId, storyPath } from "../../api/stories/model.ts";
import { formatStory } from "../../api/stories/story-file.ts";
import { openWorkshop } from "../../api/workshop.ts";
import { startServer } from "../../web/serve.ts";
import { openLog } from "../../web/server/log.ts";
import { benchStories } from "./stories.fixture.ts";

const [connections, seconds, rounds] = [64, 2, 5];
const [few, many] = [1_000, 100_000];
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const p99 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;

/** How many were counted, in how many seconds of the processor, and how many milliseconds each of them took. */
type Counted = { count: number; cpu: number; waits: number[] };

/** The ids of a library, in an order in which neighbours are not from one month. */
const idsOf = (size: number): StoryId[] =>
  Array.from(benchStories(size), ({ id }) => id)
    .map((id, index) => [(index * 7919) % size, id] as const)
    .sort(([a], [b]) => a - b)
    .map(([, id]) => id);

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Likes for some seconds, without a server around them: the counts of so many stories, and 64 who like. */
async function store(size: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "mruk-bench-"));
  const ids = idsOf(size);
  await replaceCounts(dataDir, {
    stories: Object.fromEntries(ids.map((id) => [id, { likes: 40, views: 900, clicks: 30 }])),
    days: {},
  });
  const counts = await openCounts(dataDir);
  for await (const _ of asked()) {
    const [cpu, until, waits] = [cpuSeconds(), performance.now() + seconds * 1000, [] as number[]];
    const liker = async () => {
      for (;;) {
        const begun = performance.now();
        if (begun > until) return;
        await counts.count({ id: ids[waits.length % size] as StoryId, date: "2026-11-21", what: "likes", by: 1 });
        waits.push(performance.now() - begun);
      }
    };
    await Promise.all(Array.from({ length: connections }, liker));
    process.send?.({ count: waits.length, cpu: cpuSeconds() - cpu, waits } satisfies Counted);
  }
  await counts.close();
  rmSync(dataDir, { recursive: true });
  process.exit();
}

/** One write, sync and rename of what a month of the larger library has, over and over. */
function bareWrites(): number[] {
  const folder = mkdtempSync(join(tmpdir(), "mruk-bench-"));
  const [path, text] = [join(folder, "month.json"), "x".repeat(65_000)];
  const took = Array.from({ length: 50 }, () => {
    const begun = performance.now();
    const file = openSync(`${path}.new`, "w");
    writeSync(file, text);
    fsyncSync(file);
    closeSync(file);
    renameSync(`${path}.new`, path);
    return performance.now() - begun;
  });
  rmSync(folder, { recursive: true });
  return took;
}

/** The leanest server that counts; `heavy`, one that answers as many bytes, in as many headers, as the product does. */
async function bare(isHeavy: boolean): Promise<void> {
  let likes = 0;
  const [{ headers, body: rest } = { headers: [], body: "" }] = isHeavy ? await answerOfProduct() : [];
  const server = createServer((request, response) => {
    request.resume();
    const body = `{"likes":${++likes}}${rest}`;
    const own = ["Content-Type", "application/json", "Content-Length", String(body.length)];
    response.writeHead(200, [...headers, ...own]).end(body, "latin1");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  await tellCpu((server.address() as AddressInfo).port);
  process.exit();
}

/** The product, over so many stories. */
async function serve(size: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "mruk-bench-"));
  const [CONTENT_DIR, DATA_DIR] = [join(folder, "content"), join(folder, "data")];
  for (const story of benchStories(size)) {
    const path = join(CONTENT_DIR, storyPath(story.id));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, formatStory(story));
  }
  const environment = { CONTENT_DIR, DATA_DIR, PORT: "0", HOST: "127.0.0.1", RATE_LIMITS: "off", LOG_LEVEL: "silent" };
  const config = readConfig(environment);
  const log = openLog(config.LOG_LEVEL);
  const services = await openServices({
    config,
    clock: clockOf(config),
    log,
    environment: process.env,
    workshop: openWorkshop(process.env),
  });
  const server = await startServer({ config, services });
  await tellCpu(server.port);
  await server.close();
  await services.close();
  rmSync(folder, { recursive: true });
  process.exit();
}

/** The headers, but for those that a bare server gives too, and the body of a like's answer, as its parent process tells them. */
async function answerOfProduct(): Promise<[{ headers: string[]; body: string }]> {
  const told = once(process, "message");
  process.send?.("ready");
  return (await told) as [{ headers: string[]; body: string }];
}

async function likedOnce({ port, size }: Served): Promise<{ headers: string[]; body: string }> {
  const [id] = idsOf(size);
  const answer = await fetch(`http://127.0.0.1:${port}/api/posts/${id}/like`, { method: "POST" });
  const given = ["content-type", "content-length", "date", "connection", "keep-alive"];
  const headers = [...answer.headers].filter(([name]) => !given.includes(name)).flat();
  return { headers, body: Buffer.from(await answer.arrayBuffer()).toString("latin1") };
}

/** Says where it listens, then the seconds of its processor time each time it is asked, until it is told to end. */
async function tellCpu(port: number): Promise<void> {
  process.send?.(port);
  for await (const _ of asked()) process.send?.(cpuSeconds());
}

/** What the parent process asks; ends when it says so. */
async function* asked(): AsyncGenerator<true> {
  for (;;) {
    const [question] = await once(process, "message");
    if (question === "end") return;
    yield true;
  }
}

/** Likes of any of so many stories, or of the newest ones, over 64 connections, each the next one as soon as the last one was answered. */
async function like(port: number, size: number, liked: number): Promise<void> {
  const ids =
    liked === size
      ? idsOf(size)
      : idsOf(size)
          .toSorted((a, b) => (a < b ? -1 : 1))
          .slice(-liked);
  const requests = ids.map((id) =>
    Buffer.from(`POST /api/posts/${id}/like HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\n\r\n`),
  );
  const [waits, until]: [number[], number] = [[], performance.now() + seconds * 1000];
  const liker = async () => {
    const socket = connect(port, "127.0.0.1").setNoDelay(true);
    const answers = answersOf(socket);
    for (let begun = performance.now(); begun < until; begun = performance.now()) {
      socket.write(requests[waits.length % liked] as Buffer);
      const head = await answers();
      if (!head.startsWith("HTTP/1.1 200")) throw new Error(`A like was refused: ${head}`);
      waits.push(performance.now() - begun);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, liker));
  process.send?.(waits, () => process.exit());
}

/** The heads of the answers, each when its whole body has come. */
function answersOf(socket: ReturnType<typeof connect>): () => Promise<string> {
  let waiting = Promise.withResolvers<string>();
  let got: Buffer = Buffer.alloc(0);
  socket.on("error", (error) => waiting.reject(error));
  socket.on("data", (chunk: Buffer) => {
    got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
    const end = got.indexOf("\r\n\r\n");
    if (end < 0) return;
    const head = got.toString("latin1", 0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    if (got.length < end + 4 + length) return;
    got = Buffer.alloc(0);
    waiting.resolve(head);
  });
  return async () => {
    const head = await waiting.promise;
    waiting = Promise.withResolvers();
    return head;
  };
}

const started = (...args: (string | number)[]): ChildProcess =>
  fork(import.meta.filename, args.map(String), { serialization: "advanced" });

async function toldBy<Value>(child: ChildProcess, question?: string | object): Promise<Value> {
  const over = new AbortController();
  const ended = once(child, "exit", over).then(([code]) => {
    throw new Error(`A process of the benchmark ended with ${code}.`);
  });
  const told = once(child, "message", over);
  if (question !== undefined) child.send(question);
  const [value] = await Promise.race([told, ended]);
  ended.catch(() => {}); // Nobody waits for it any more.
  over.abort();
  return value as Value;
}

type Served = { child: ChildProcess; port: number; size: number; liked?: number };

async function served(child: ChildProcess, size: number): Promise<Served> {
  return { child, port: await toldBy<number>(child), size };
}

async function likesOn({ child, port, size, liked = size }: Served): Promise<Counted> {
  const before = await toldBy<number>(child, "cpu");
  const waits = await toldBy<number[]>(started("like", port, size, liked));
  return { count: waits.length, cpu: (await toldBy<number>(child, "cpu")) - before, waits };
}

/** Rounds by turns, so that a busy moment of the machine falls on all. The first is for warming up. */
async function byTurns(works: (() => Promise<Counted>)[]): Promise<Counted[][]> {
  const counted: Counted[][] = works.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, work] of works.entries()) {
      const result = await work();
      if (round > 0) counted[index]?.push(result);
    }
  }
  return counted;
}

const perSecond = (all: Counted[]): number => median(all.map(({ count, cpu }) => count / cpu));
const longest = (all: Counted[]): number => median(all.map(({ waits }) => p99(waits)));
const rate = (number: number): string => Math.round(number).toLocaleString("en");

async function compareStores(): Promise<void> {
  const [small, large] = [started("store", few), started("store", many)];
  const writes: number[] = [];
  const [inSmall, inLarge] = (await byTurns([
    () => toldBy<Counted>(small, "like"),
    () => {
      writes.push(...bareWrites());
      return toldBy<Counted>(large, "like");
    },
  ])) as [Counted[], Counted[]];
  for (const child of [small, large]) child.send("end");
  const [slow, fast] = [perSecond(inLarge), perSecond(inSmall)];
  console.log(
    `the store counts ${(slow / fast).toFixed(2)} x as many likes per processor second at ${rate(many)} stories as at ${rate(few)} (${rate(slow)} to ${rate(fast)}, medians of ${rounds}; bar: 0.8)`,
  );
  const write = median(writes);
  console.log(
    `99 of 100 of those are on the disk within ${(longest(inLarge) / write).toFixed(1)} x one bare write, sync and rename of a month's file (${longest(inLarge).toFixed(1)} ms to ${write.toFixed(1)} ms; bar: under 20)`,
  );
}

async function compareServers(): Promise<void> {
  const products = await Promise.all([served(started("serve", few), few), served(started("serve", many), many)]);
  const heavy = started("bare", "heavy");
  await toldBy(heavy);
  const asHeavy = { child: heavy, port: await toldBy<number>(heavy, await likedOnce(products[0])), size: few };
  const [inFew, inMany] = products;
  const servers: Served[] = [await served(started("bare"), few), inFew, inMany, { ...inMany, liked: few }, asHeavy];
  const writes: number[] = [];
  const [inMemory, inSmall, inLarge, newest, sameBytes] = (await byTurns(
    servers.map((server, index) => () => {
      if (index === 0) writes.push(...bareWrites());
      return likesOn(server);
    }),
  )) as [Counted[], Counted[], Counted[], Counted[], Counted[]];
  for (const { child } of servers.filter(({ liked }) => liked === undefined)) child.send("end"); // They take a while to clear their folders away.
  const [least, small, large] = [perSecond(inMemory), perSecond(inSmall), perSecond(inLarge)];
  const write = median(writes);
  console.log(
    `the server answers ${(small / least).toFixed(2)} x as many likes per processor second as a bare node:http POST that counts in memory, ${connections} connections (${rate(small)} to ${rate(least)}, medians of ${rounds}; bar: 0.5), 99 of 100 within ${(longest(inSmall) / write).toFixed(1)} x one bare write, sync and rename of a month's file (${longest(inSmall).toFixed(1)} ms to ${write.toFixed(1)} ms; bar: under 20)`,
  );
  const onTheClock = (all: Counted[]) => median(all.map(({ count }) => count / seconds));
  console.log(
    `by the clock ${(onTheClock(inSmall) / onTheClock(inMemory)).toFixed(2)} x as many (${rate(onTheClock(inSmall))} to ${rate(onTheClock(inMemory))} a second)`,
  );
  const asMuch = perSecond(sameBytes);
  console.log(
    `and ${(small / asMuch).toFixed(2)} x as many as a bare one that answers as many bytes in as many headers (${rate(asMuch)}), which itself makes ${(asMuch / least).toFixed(2)} of the first`,
  );
  console.log(
    `at ${rate(many)} stories it answers ${(perSecond(newest) / small).toFixed(2)} x as many likes of the newest ${rate(few)} as at ${rate(few)} (${rate(perSecond(newest))}; bar: 0.8), 99 of 100 within ${(longest(newest) / write).toFixed(1)} x one bare write, sync and rename (${longest(newest).toFixed(1)} ms to ${write.toFixed(1)} ms; bar: under 20)`,
  );
  console.log(
    `of any of the ${rate(many)} stories it answers ${(large / small).toFixed(2)} x as many as at ${rate(few)} (${rate(large)}), 99 of 100 within ${(longest(inLarge) / write).toFixed(1)} x one bare write, sync and rename (${longest(inLarge).toFixed(1)} ms)`,
  );
}

const [role, first, second, third] = process.argv.slice(2);
if (role === undefined) {
  await compareStores();
  await compareServers();
}
if (role === "store") await store(Number(first));
if (role === "bare") await bare(first === "heavy");
if (role === "serve") await serve(Number(first));
if (role === "like") await like(Number(first), Number(second), Number(third));
