// How long the morning letter takes for 10,000 readers, as a multiple of what its mail server needs to take as many mails of the same
// bytes over as many connections from the leanest client there is; and whether the sender's memory grows with the readers: what it
// holds on to while it sends, looked at after a forced collection, and its peak, which depends on when the collector finds time.
//
// The mail server, the lean client and the sender are processes of their own. The server takes every mail and forgets it. The lean
// client builds nothing, keeps nothing and waits for nothing but the server. The sender does what the product does: the state on disk,
// letters written and filled per reader, the ledger with its sync before each last word. Only its pace is set out of the way.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { openHealth } from "../../api/health/health.ts";
import { openComposer } from "../../api/mail/compose.ts";
import { openPost } from "../../api/mail/post.ts";
import { openLedger } from "../../api/newsletter/ledger.ts";
import { openWriter } from "../../api/newsletter/letter-writer.ts";
import { openLetters } from "../../api/newsletter/letters.ts";
import { createSigner } from "../../api/platform/secret.ts";
import { openStateFile, partOf } from "../../api/state/state-file.ts";
import { indexStories, timed } from "../../api/stories/story-index.ts";
import { benchStories } from "./stories.fixture.ts";

const connections = 4;
const rounds = 3;
const many = 10_000;
const weighed = [2_000, 10_000, 20_000];
/** So many times during a letter, and once after it, is it looked at what the sender holds. */
const looks = 10;
const date = "2017-02-01";
const now = Temporal.Instant.from(`${date}T08:00:00+01:00`);
/** Runs on, so that the state is written now and then, as it is during a real letter. */
const clock = { now: () => now.add({ milliseconds: Math.floor(performance.now()) }) };
const writing = {
  library: indexStories([...benchStories(200)].map(timed), { likesOf: () => 0 }),
  signer: createSigner("a secret that only this benchmark knows of"),
  origin: "https://mruk.example",
  contactEmail: "hello@mruk.invalid",
};
const from = "Mruk <mruk@mruk.example>";

/**
 * `cpuMs`: of the process, while it sent. `beforeMb`: the most memory that it had used before it began. `heldMb`: how much more it held
 * on to than at the beginning, at most; only of a process that may force a collection.
 */
type Told = { ms: number; cpuMs: number; beforeMb: number; peakMb: number; heldMb: number };

/** The peak of the whole process, its start included. */
const peakMb = (): number => process.resourceUsage().maxRSS / 1024;

/** What the process still needs; nothing where it may not force a collection. */
function liveMb(): number {
  if (globalThis.gc === undefined) return 0;
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 ** 2;
}

/** The mail server: tells its port. */
function serve(): void {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onData(stream, _session, done) {
      stream.resume();
      stream.on("end", () => done());
    },
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.server.address() as { port: number }).port));
}

/** The product: the letter for so many readers. */
async function send(port: number, readers: number): Promise<Told> {
  const dataDir = await mkdtemp(join(tmpdir(), "mruk-bench-"));
  const state = await openStateFile({ dataDir, clock });
  const store = partOf(state, "newsletter");
  await store.update(({ subscribers }) => {
    for (let index = 0; index < readers; index += 1) {
      const confirmedAt = "2017-01-15T10:00:00Z";
      subscribers[`00000000-0000-4000-8000-${String(index).padStart(12, "0")}`] = {
        email: `reader${index}@example.org`,
        language: index % 2 === 0 ? "en" : "pl",
        askedAt: confirmedAt,
        confirmedAt,
      };
    }
  });
  const settings = { SITE_URL: writing.origin, MAIL_FROM: from, MAIL_PER_SECOND: 1e6, MAIL_CONNECTIONS: connections };
  const mail = openPost({ ...settings, SMTP_URL: `smtp://127.0.0.1:${port}`, DATA_DIR: dataDir }, { clock });
  const log = { info: () => {}, warn: () => {} };
  const health = openHealth({ clock });
  const letters = openLetters({ ...writing, store, ledger: openLedger({ dataDir }), mail, health, clock, log });
  const beforeMb = peakMb();
  const heldBefore = liveMb();
  let [heldMb, nextLook] = [0, readers / looks];
  const look = () => {
    heldMb = Math.max(heldMb, liveMb() - heldBefore);
  };
  const usedBefore = process.cpuUsage();
  const started = performance.now();
  const report = await letters.send({
    tell({ sent }) {
      if (sent < nextLook) return;
      nextLook += readers / looks;
      look();
    },
  });
  const ms = performance.now() - started;
  const used = process.cpuUsage(usedBefore);
  look();
  if (report.sent !== readers) throw new Error(`Only ${report.sent} of ${readers} letters were sent.`);
  mail.close();
  await state.close();
  await rm(dataDir, { recursive: true });
  return { ms, cpuMs: (used.user + used.system) / 1000, beforeMb, peakMb: peakMb(), heldMb };
}

/** The leanest client: the bytes of one letter, over and over, and nothing but the server to wait for. */
async function spill(port: number, mails: number): Promise<Pick<Told, "ms">> {
  const letters = (["en", "pl"] as const).map((language) => {
    const reader = { id: "00000000-0000-4000-8000-000000000000", email: "reader5000@example.org", language };
    const letter = openWriter(writing, { date, at: now }).letterTo(reader);
    if (letter === null) throw new Error("There is no letter.");
    return Buffer.concat([...openComposer(from)(letter, new Date(0)).pieces, Buffer.from(".\r\n")]);
  });
  let left = mails;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, "127.0.0.1").setNoDelay(true);
      const answers = answersOf(socket);
      await answers();
      socket.write("EHLO [127.0.0.1]\r\n");
      await answers();
      for (; left > 0; ) {
        const letter = letters[left-- % 2] as Buffer;
        socket.write("MAIL FROM:<mruk@mruk.example>\r\nRCPT TO:<reader5000@example.org>\r\nDATA\r\n");
        for (let step = 0; step < 3; step += 1) await answers();
        socket.write(letter);
        if (!(await answers()).startsWith("250")) throw new Error("The mail was refused.");
      }
      socket.destroy();
    }),
  );
  return { ms: performance.now() - started };
}

/** The server's answers, one after the other. */
function answersOf(socket: ReturnType<typeof connect>): () => Promise<string> {
  const heard: string[] = [];
  let rest = "";
  let waiting: ((answer: string) => void) | null = null;
  socket.on("data", (chunk) => {
    const lines = (rest + chunk).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines.filter((text) => text[3] !== "-")) {
      if (waiting === null) heard.push(line);
      else waiting(line);
      waiting = null;
    }
  });
  return () => {
    const first = heard.shift();
    return first === undefined ? new Promise((resolve) => (waiting = resolve)) : Promise.resolve(first);
  };
}

const started = (...args: (string | number)[]): ChildProcess => fork(import.meta.filename, args.map(String));
/** One that may force a collection: slower, so its times count for nothing. */
const startedToWeigh = (port: number, readers: number): ChildProcess =>
  fork(import.meta.filename, ["send", port, readers].map(String), { execArgv: ["--expose-gc"] });

async function toldBy<Value>(child: ChildProcess): Promise<Value> {
  const [value] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(([code]) => Promise.reject(new Error(`A process of the benchmark ended with ${code}.`))),
  ]);
  return value as Value;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

async function compare(): Promise<void> {
  const server = started("serve");
  try {
    const port = await toldBy<number>(server);
    const [bare, whole]: [number[], Told[]] = [[], []];
    // By turns, so that a busy moment of the machine falls on both.
    for (let round = 0; round < rounds; round += 1) {
      bare.push((await toldBy<Told>(started("spill", port, many))).ms);
      whole.push(await toldBy<Told>(started("send", port, many)));
    }
    const [ms, cpuMs] = [median(whole.map((told) => told.ms)), median(whole.map((told) => told.cpuMs))];
    const ratio = ms / median(bare);
    console.log(
      `the letter to ${many} readers takes ${ratio.toFixed(2)} x what its mail server needs to take it (${seconds(ms)} to ${seconds(median(bare))} over ${connections} connections, medians of ${rounds}; bar: under 3; ${seconds(cpuMs)} of them the sender's own work)`,
    );
    for (const readers of weighed) {
      const { heldMb } = await toldBy<Told>(startedToWeigh(port, readers));
      const { beforeMb, peakMb } = await toldBy<Told>(started("send", port, readers));
      console.log(
        `for ${readers} readers the sender holds ${heldMb.toFixed(1)} MB more at most than before it begins, and peaks at ${peakMb.toFixed(0)} MB (${beforeMb.toFixed(0)} MB before)`,
      );
    }
  } finally {
    server.kill();
  }
}

const [role, port, count] = process.argv.slice(2);
if (role === undefined) await compare();
if (role === "serve") serve();
if (role === "spill" || role === "send") {
  const told = await (role === "send" ? send : spill)(Number(port), Number(count));
  process.send?.(told, () => process.exit());
}
