// Three servers over one database and one content remote, behind a proxy: readers and administrators meet one site.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { ola } from "#api/access/sign-in.fixture.ts";
import { startPostgres } from "#api/database/postgres.fixture.ts";
import { mailServer } from "#api/mail/mail-server.fixture.ts";
import { manyReaders } from "#api/newsletter/sending/letters.fixture.ts";
import { readConfig } from "#api/platform/config.ts";
import { rates } from "#api/platform/http/rates.ts";
import { writeStory } from "#api/stories/index/library-folder.fixture.ts";
import { gitAt } from "#api/stories/repository/repository.fixture.ts";
import { openStores } from "#api/wiring/stores/stores.ts";
import { temporaryFolder } from "#cli/e2e/program.fixture.ts";
import { roundRobin } from "./round-robin.fixture.ts";
import { startProcess } from "./server-process.fixture.ts";

const story = "2026-11-20-evening";
const eight = "2026-11-21T08:00:05+01:00";
const readers = 60;
const json = { "content-type": "application/json" };

type Replica = { child: ChildProcess; url: string; said: string[] };

const leads = ({ said }: Replica) => said.some((line) => line.includes("This server leads:"));

/** A bare remote with the stories of these days, so that the schedule has nothing to make. */
async function remoteLibrary(folder: string): Promise<string> {
  const begun = join(folder, "begun");
  gitAt(folder, "init", "--quiet", "--bare", "--initial-branch=main", "origin.git");
  gitAt(folder, "clone", "--quiet", "origin.git", "begun");
  for (const id of [story, "2026-11-21-morning", "2026-11-21-afternoon", "2026-11-21-evening", "2026-11-22-morning"]) {
    await writeStory(join(begun, "content"), { id });
  }
  gitAt(begun, "add", "--all");
  gitAt(begun, "commit", "--quiet", "-m", "Begin the library");
  gitAt(begun, "push", "--quiet", "origin", "HEAD:main");
  return join(folder, "origin.git");
}

/** Started once it says where it listens, however long a busy machine takes; a server that ends before that is an error. */
async function startReplica(settings: Record<string, string>): Promise<Replica> {
  const child = startProcess(settings, { stdio: ["ignore", "pipe", "inherit"] });
  const said: string[] = [];
  if (!child.stdout) throw new Error("A process has an output");
  const lines = createInterface(child.stdout);
  const url = await new Promise<string>((resolve, reject) => {
    lines.on("line", (line) => {
      said.push(line);
      const [, address] = /at home at (http:\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    lines.once("close", () => reject(new Error(`The server ended: ${said.join("\n")}`)));
  });
  return { child, url, said };
}

/** A reader who reads and likes until stopped: counts successes, and records other responses. */
function visitor(url: string, address: string) {
  const seen = { reads: 0, liked: 0, doubtful: 0, refused: 0, wrong: [] as string[] };
  let isOver = false;
  const visit = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const read = await fetch(`${url}/api/posts/${story}`);
      if (read.status === 200) seen.reads += 1;
      else seen.wrong.push(`read ${read.status}`);
      await read.arrayBuffer();
      const headers = { ...json, "x-forwarded-for": `${address}${turn % 200}` };
      const like = await fetch(`${url}/api/posts/${story}/like`, { method: "POST", headers });
      if (like.status === 200) seen.liked += 1;
      else if (like.status === 502) seen.doubtful += 1;
      else if (like.status === 503) seen.refused += 1;
      else seen.wrong.push(`like ${like.status}`);
      await like.arrayBuffer();
    }
  };
  const visiting = visit();
  onTestFinished(() => {
    isOver = true;
    return visiting.catch(() => {});
  });
  return {
    seen,
    async stop() {
      isOver = true;
      await visiting;
      return seen;
    },
  };
}

it("are one site: counts, limits, sign-ins, edits, letters and the schedule, though one is killed and the database restarts", async () => {
  const postgres = await startPostgres({ fsync: true });
  if (postgres.missing !== undefined) return;
  onTestFinished(postgres.close);
  const folder = temporaryFolder();
  // A mail server that accepts some letters, and the rest once the test says so.
  let letUpTo = 12;
  let begun = 0;
  const held: (() => void)[] = [];
  const [remote, databaseUrl, mail] = await Promise.all([
    remoteLibrary(folder),
    postgres.freshDatabase(),
    mailServer({
      onMailFrom(_address, _session, proceed) {
        if (++begun <= letUpTo) proceed();
        else held.push(proceed);
      },
    }),
  ]);
  const stores = await openStores({
    config: readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, "nowhere") }),
    clock: { now: () => Temporal.Instant.from(eight) },
    log: pino({ level: "silent" }),
  });
  await stores.newsletter.update(({ subscribers }) => {
    for (const [index, reader] of manyReaders(readers).entries()) subscribers[`reader-${index}`] = reader;
  });
  await stores.close();

  const replicas = await Promise.all(
    ["one", "two", "three"].map((name) => {
      gitAt(folder, "clone", "--quiet", remote, name);
      return startReplica({
        DATABASE_URL: databaseUrl,
        CONTENT_DIR: join(folder, name, "content"),
        DATA_DIR: join(folder, `${name}-data`),
        CONTENT_REMOTE: remote,
        CONTENT_SYNC_SECONDS: "86400",
        HOME: folder,
        MRUK_NOW: eight,
        SCHEDULE: "on",
        BUFFER_DAYS: "1",
        SMTP_URL: mail.url,
        SITE_URL: "https://mruk.example",
        MAIL_PER_SECOND: "1000",
        TRUST_PROXY: "1",
        LOG_LEVEL: "info",
      });
    }),
  );
  const [one, two] = replicas as [Replica, Replica, Replica];
  const site = await roundRobin(replicas.map(({ url }) => url));
  const post = (url: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(url, {
      method: "POST",
      headers: { ...json, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const likesAt = async ({ url }: Replica) => (await (await fetch(`${url}/api/posts/${story}`)).json()).likes;

  // Creates the first administrator on all three servers at once.
  const names = ["Ola", "Tomek", "Basia"];
  const setUps = await Promise.all(
    replicas.map(({ url }, index) => post(`${url}/api/admin/setup`, { ...ola, username: names[index] })),
  );
  expect(setUps.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  const username = names[setUps.findIndex(({ status }) => status === 201)];

  // A session of one server is valid on all, and ends on all with a logout.
  const login = async () =>
    (await (await post(`${one.url}/api/admin/login`, { ...ola, username })).json()).token as string;
  const isKnown = async (token: string) =>
    Promise.all(
      replicas.map(async ({ url }) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await fetch(`${url}/api/admin/jobs`, { headers })).status;
      }),
    );
  const gone = await login();
  expect(await isKnown(gone)).toEqual([200, 200, 200]);
  expect((await post(`${two.url}/api/admin/logout`, undefined, { authorization: `Bearer ${gone}` })).status).toBe(200);
  expect(await isKnown(gone)).toEqual([401, 401, 401]);

  // Thirty browsers like it, each twice, on servers that the proxy chooses.
  await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const from = { "x-forwarded-for": `203.0.113.${index}` };
      const first = await post(`${site}/api/posts/${story}/like`, undefined, from);
      expect(first.status).toBe(200);
      const cookie = first.headers
        .getSetCookie()
        .map((set) => set.split(";")[0])
        .join("; ");
      expect((await post(`${site}/api/posts/${story}/like`, undefined, { ...from, cookie })).status).toBe(200);
    }),
  );
  for (const replica of replicas) await expect.poll(() => likesAt(replica)).toBe(30);

  // One address has one limit, over all of them. It asks each of them at once, but no more: a server whose database does not answer
  // within a moment lets through what it has not seen too often by itself.
  const { limit } = rates.likes;
  const unlike = () => post(`${site}/api/posts/${story}/unlike`, undefined, { "x-forwarded-for": "198.51.100.1" });
  const unlikes: Response[] = [];
  while (unlikes.length < limit + 9) unlikes.push(...(await Promise.all(replicas.map(unlike))));
  const refused = unlikes.filter(({ status }) => status === 429);
  expect([refused.length, unlikes.filter(({ status }) => status === 200).length]).toEqual([9, limit]);
  for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);

  // An edit on one server soon shows on all, although none polls before tomorrow.
  const token = await login();
  const saved = await fetch(`${one.url}/api/admin/posts/${story}`, {
    method: "PUT",
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ titleEn: "A title from the panel" }),
  });
  expect(saved.status).toBe(200);
  for (const { url } of replicas) {
    await expect
      .poll(async () => (await (await fetch(`${url}/api/posts/${story}`)).json()).titleEn)
      .toBe("A title from the panel");
  }

  // The leader sends the letter.
  expect(replicas.filter(leads)).toHaveLength(1);
  const leader = replicas.find(leads) as Replica;
  await expect.poll(() => mail.taken.length).toBe(letUpTo);

  // The leader is killed while sending, while others read and like.
  const before = await likesAt(one);
  const crowd = Array.from({ length: 8 }, (_, index) => visitor(site, `192.0.${index}.`));
  await expect.poll(() => crowd.every(({ seen }) => seen.liked > 5)).toBe(true);
  leader.child.kill("SIGKILL");
  await once(leader.child, "exit");
  const left = replicas.filter((replica) => replica !== leader) as [Replica, Replica];
  const likedAtDeath = crowd.map(({ seen }) => seen.liked);
  await expect.poll(() => crowd.every(({ seen }, index) => seen.liked > (likedAtDeath[index] ?? 0) + 5)).toBe(true);

  // Another server becomes leader and sends the rest: nobody gets it twice, and at most one is in doubt.
  letUpTo = Number.POSITIVE_INFINITY;
  for (const proceed of held) proceed();
  await expect.poll(() => mail.taken.length).toBeGreaterThanOrEqual(readers - 1);
  expect(left.filter(leads)).toHaveLength(1);

  // The database restarts: reads go on, likes are refused meanwhile.
  await postgres.stop();
  await expect.poll(() => crowd.every(({ seen }) => seen.refused > 0)).toBe(true);
  const readsWithout = crowd.map(({ seen }) => seen.reads);
  await expect.poll(() => crowd.every(({ seen }, index) => seen.reads > (readsWithout[index] ?? 0))).toBe(true);
  await postgres.start();
  const likedBefore = crowd.map(({ seen }) => seen.liked);
  await expect.poll(() => crowd.every(({ seen }, index) => seen.liked > (likedBefore[index] ?? 0) + 2)).toBe(true);
  const seen = await Promise.all(crowd.map(({ stop }) => stop()));
  expect(seen.flatMap(({ wrong }) => wrong)).toEqual([]);
  const sum = (what: "liked" | "doubtful" | "refused") => seen.reduce((all, each) => all + each[what], 0);
  // Answered changes are on all servers, and nothing else.
  const counts = () => Promise.all(left.map(likesAt));
  await expect.poll(async () => Math.min(...(await counts()))).toBeGreaterThanOrEqual(before + sum("liked"));
  await expect.poll(async () => new Set(await counts()).size).toBe(1);
  expect((await counts())[0]).toBeLessThanOrEqual(before + sum("liked") + sum("doubtful") + sum("refused"));

  for (const { child } of left) child.kill("SIGTERM");
  await Promise.all(left.map(({ child }) => once(child, "exit")));
  expect(new Set(mail.taken.map(({ to }) => to[0])).size).toBe(mail.taken.length);
});
