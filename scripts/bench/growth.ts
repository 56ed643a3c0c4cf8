// Measures work that grows with the archive: the same requests to real servers over 1,000, 10,000 and 100,000 stories in a Git
// repository. Prints the table of docs/scale.md, and with --write puts it there. The 100,000 take some minutes and two gigabytes
// of disk, so they are measured only with --large.
import { createHmac } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { slotsOfDays, storyIdOf } from "#api/schedule/slots.ts";
import { median } from "./figures.fixture.ts";
import { fileOf, git, newRemote, pushFiles, slotsOf } from "./library.fixture.ts";
import { type Server, startProcess } from "./server.fixture.ts";

/** A start is measured in processor time too, because other programs use the machine. */
type Cost = { wall: number; cpu: number };

const isLarge = process.argv.includes("--large");
/** The largest library is started once, because its times are long enough to stand out from noise. */
const roundsOf = (size: number) => (!isLarge || size > 10_000 ? 1 : 3);
const emptyRounds = 3;
/** Git's objects, a clone, and what is kept of three data folders. */
const bytesOfDisk = 2.5e9;
const longestMs = 120_000;
const secret = "a secret of the benchmark's own";

async function measure(size: number, root: string) {
  const slots = slotsOf(size);
  const { remote, bytes } = await newRemote(root, slots);
  git(root, "clone", "--quiet", remote, "server");
  const contentDir = join(root, "server/content");
  const settings = (dataDir: string) => ({ CONTENT_DIR: contentDir, DATA_DIR: join(root, dataDir) });

  const cold: Cost[] = [];
  const warm: Cost[] = [];
  const nothing: Cost[] = [];
  mkdirSync(join(root, "empty"));
  for (let round = 0; round < emptyRounds; round += 1) {
    nothing.push(await startOnce({ CONTENT_DIR: join(root, "empty"), DATA_DIR: join(root, `empty-data-${round}`) }));
    if (round >= roundsOf(size)) continue;
    const server = await startProcess(settings(`data-${round}`));
    cold.push(server.start);
    await server.restingResident();
    await server.stop();
    warm.push(await startOnce(settings(`data-${round}`)));
  }

  const follows = { CONTENT_REMOTE: remote, CONTENT_SYNC_SECONDS: "3600", CONTENT_WEBHOOK_SECRET: secret };
  const server = await startProcess({ ...settings("data-0"), ...follows });
  try {
    const token = await signIn(server);
    const resident = await server.restingResident();
    const ids = slots.map((slot) => storyIdOf(slot));
    const any = () => ids[Math.floor(Math.random() * ids.length)];
    const asked = (path: () => string) => costOf(server, 400, () => fetch(server.url + path()));
    return {
      size,
      bytes,
      starts: { cold, warm, nothing },
      resident,
      list: await asked(() => "/api/posts?limit=8&offset=400"),
      story: await asked(() => `/api/posts/${any()}`),
      popular: await asked(() => "/api/posts/popular"),
      like: await costOf(server, 200, () => fetch(`${server.url}/api/posts/${any()}/like`, { method: "POST" })),
      search: await timeOf(5, () => panel(server, token, "GET", "/posts?fields=card&limit=20&q=zolw")),
      publish: await timeOf(5, (round) => panel(server, token, "POST", "/posts", draft(round))),
      follow: await allPushed(contentDir, remote).then(() => timeOf(3, (round) => pushAndSee(server, remote, round))),
      resident2: await server.restingResident(),
    };
  } finally {
    await server.stop();
  }
}
type Measured = Awaited<ReturnType<typeof measure>>;

async function startOnce(environment: Record<string, string>): Promise<Cost> {
  const server = await startProcess(environment);
  await server.stop();
  return server.start;
}

/** The server's processor time of one request, in microseconds. Requests follow one another. */
async function costOf(server: Server, times: number, ask: () => Promise<Response>): Promise<number> {
  for (let time = 0; time < times / 4; time += 1) await (await ask()).arrayBuffer();
  const before = server.cpu();
  for (let time = 0; time < times; time += 1) {
    const answer = await ask();
    if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
    await answer.arrayBuffer();
  }
  return ((server.cpu() - before) / times) * 1000;
}

/** The median of the elapsed times, in milliseconds. */
async function timeOf(times: number, work: (round: number) => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const began = performance.now();
    await work(round);
    took.push(performance.now() - began);
  }
  return median(took);
}

async function signIn({ url }: Server): Promise<string> {
  const body = JSON.stringify({ username: "bench", password: "a long enough sentence" });
  const post = (path: string) =>
    fetch(`${url}/api/admin${path}`, { method: "POST", headers: { "content-type": "application/json" }, body });
  await post("/setup");
  return (await (await post("/login")).json()).token;
}

async function panel({ url }: Server, token: string, method: string, path: string, body?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(`${url}/api/admin${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const draft = (round: number) => ({
  ...Object.fromEntries(
    ["titleEn", "titlePl", "excerptEn", "excerptPl", "imageAlt"].map((key) => [key, `${key} ${round}`]),
  ),
  contentEn: "Rain drummed on the sill. ".repeat(60),
  contentPl: "Deszcz bębnił o parapet. ".repeat(60),
  imageUrl: "https://example.org/rain.webp",
  category: "Daily Life",
});

/** The panel answers before a slow remote has the commit. */
async function allPushed(contentDir: string, remote: string): Promise<void> {
  const isPushed = () => git(contentDir, "rev-parse", "HEAD") === git(remote, "rev-parse", "main");
  await until("everything is pushed", 100, async () => isPushed());
}

/** The time from a push and its notice until readers have the story. */
async function pushAndSee({ url }: Server, remote: string, round: number): Promise<void> {
  const [slot] = slotsOfDays(Temporal.PlainDate.from("2026-01-01").add({ days: round }).toString(), 1);
  if (slot === undefined) return;
  await pushFiles(remote, [fileOf(slot)]);
  const body = JSON.stringify({ ref: "refs/heads/main" });
  const notice = await fetch(`${url}/api/hooks/content`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-github-event": "push",
      "x-github-delivery": `delivery-${round}`,
      "x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
    },
    body,
  });
  if (notice.status !== 202) throw new Error(`the notice is answered with ${notice.status}: ${await notice.text()}`);
  await until("the story is served", 5, async () => (await fetch(`${url}/api/posts/${storyIdOf(slot)}`)).ok);
}

async function until(what: string, everyMs: number, holds: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > longestMs) throw new Error(`it takes longer than two minutes until ${what}`);
    await sleep(everyMs);
  }
}

const medianOf = ({ starts }: Measured, name: keyof Measured["starts"], by: keyof Cost): number =>
  median(starts[name].map((cost) => cost[by]));

await main();

async function main(): Promise<void> {
  const sizes = isLarge ? [1_000, 10_000, 100_000] : [1_000, 10_000];
  const disk = statfsSync(tmpdir());
  if (isLarge && disk.bavail * disk.bsize < bytesOfDisk) {
    throw new Error(`${tmpdir()} has not the ${bytesOfDisk / 1e9} GB that are needed; TMPDIR names another folder`);
  }
  const all: Measured[] = [];
  for (const size of sizes) {
    const root = mkdtempSync(join(tmpdir(), "mruk-growth-"));
    try {
      all.push(await measure(size, root));
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  }
  const table = tableOf(all);
  console.log(table);
  if (process.argv.includes("--write")) writeTable(table);
}

function tableOf(all: readonly Measured[]): string {
  const number = (value: number) => value.toLocaleString("en", { maximumFractionDigits: 0 });
  const start = (name: keyof Measured["starts"]) => (measured: Measured) =>
    `${number(medianOf(measured, name, "wall"))} ms (${number(medianOf(measured, name, "cpu"))})`;
  const megabytes = (bytes: number) => `${number(bytes / 1e6)} MB`;
  const rows: [string, (measured: Measured) => string][] = [
    ["Content", ({ bytes }) => megabytes(bytes)],
    ["A server's start on an empty library", start("nothing")],
    ["The very first start", start("cold")],
    ["A later start", start("warm")],
    ["Memory, at rest", ({ resident }) => megabytes(resident)],
    ["… after all that is below", ({ resident2 }) => megabytes(resident2)],
    ["… bar: 150 MB and twice the content", ({ bytes }) => megabytes(150e6 + 2 * bytes)],
    ["A list", ({ list }) => `${number(list)} µs`],
    ["A story, any", ({ story }) => `${number(story)} µs`],
    ["Popular", ({ popular }) => `${number(popular)} µs`],
    ["A like, of any story", ({ like }) => `${number(like)} µs`],
    ["Search in the panel for what is nowhere", ({ search }) => `${number(search)} ms`],
    ["Publish and commit, in the panel", ({ publish }) => `${number(publish)} ms`],
    ["From a push to served", ({ follow }) => `${number(follow)} ms`],
    ["… into 60 s", ({ follow }) => `1/${number(60_000 / follow)}`],
  ];
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(["Stories", ...all.map(({ size }) => number(size))]),
    line(["---", ...all.map(() => "---:")]),
    ...rows.map(([name, of]) => line([name, ...all.map(of)])),
    "",
    `Measured on ${Temporal.Now.plainDateISO()} with Node ${process.version} on ${cpus().length} processors (${cpus()[0]?.model}).`,
  ].join("\n");
}

function writeTable(table: string): void {
  const page = join(import.meta.dirname, "../../docs/scale.md");
  const text = readFileSync(page, "utf8");
  const marked = /(<!-- growth -->\n)[\s\S]*?(<!-- \/growth -->)/;
  if (!marked.test(text)) throw new Error("docs/scale.md has no place for the table");
  writeFileSync(
    page,
    text.replace(marked, (_, begin: string, end: string) => `${begin}\n${table}\n\n${end}`),
  );
}
