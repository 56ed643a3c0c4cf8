// Measures the morning letter for 2,000 readers as a multiple of nodemailer's pool with as many mails of the same text over as many
// connections. The difference is the cost of the state on disk, the ledger and the breaker. The mail server is a process of its own
// that discards every mail. The pace does not limit the sending.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { SMTPServer } from "smtp-server";
import { openHealth } from "#api/health/health.ts";
import { openMailer } from "#api/mail/mailer.ts";
import { openWriter } from "#api/newsletter/letter/letter-writer.ts";
import { openLedger } from "#api/newsletter/sending/ledger.ts";
import { openLetters } from "#api/newsletter/sending/letters.ts";
import { createSigner } from "#api/platform/secret.ts";
import { openStateFile, partOf } from "#api/state/state-file.ts";
import { indexStories, timed } from "#api/stories/index/story-index.ts";
import { benchStories } from "./stories.fixture.ts";

const connections = 4;
const rounds = 3;
const readers = 2_000;
const date = "2017-02-01";
const now = Temporal.Instant.from(`${date}T08:00:00+01:00`);
/** The clock runs, so the state is written regularly, as during a real letter. */
const clock = { now: () => now.add({ milliseconds: Math.floor(performance.now()) }) };
const writing = {
  library: {
    ...indexStories([...benchStories(200)].map(timed), { likesOf: () => 0 }),
    isDeleted: () => false,
    faults: () => [],
  },
  signer: createSigner("a secret that only this benchmark knows of"),
  origin: "https://mruk.example",
  contactEmail: "hello@mruk.invalid",
  unsubscribeMailbox: null,
};
const from = "Mruk <mruk@mruk.example>";
const readerOf = (index: number) => ({
  email: `reader${index}@example.org`,
  language: index % 2 === 0 ? ("en" as const) : ("pl" as const),
});
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;

/** Starts the mail server, and sends its port to the parent process. */
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
  server.listen(0, "127.0.0.1", () => {
    const address = server.server.address();
    if (typeof address === "object") process.send?.(address?.port);
  });
}

/** Sends the letter as the product does, and returns the milliseconds. */
async function sendLetter(SMTP_URL: string): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), "mruk-bench-"));
  const state = await openStateFile({ dataDir, clock });
  const store = partOf(state, "newsletter");
  const confirmedAt = "2017-01-15T10:00:00Z";
  await store.update(({ subscribers }) => {
    for (let index = 0; index < readers; index += 1)
      subscribers[idOf(index)] = { ...readerOf(index), askedAt: confirmedAt, confirmedAt };
  });
  const settings = { SITE_URL: writing.origin, MAIL_FROM: from, MAIL_PER_SECOND: 1e6, MAIL_CONNECTIONS: connections };
  const mail = openMailer({ ...settings, SMTP_URL, DATA_DIR: dataDir }, { clock });
  const log = { info: () => {}, warn: () => {} };
  const health = openHealth({ clock });
  const letters = openLetters({ ...writing, store, ledger: openLedger({ dataDir }), mail, health, clock, log });
  const started = performance.now();
  const { sent } = await letters.send({});
  const ms = performance.now() - started;
  if (sent !== readers) throw new Error(`Only ${sent} of ${readers} letters were sent.`);
  mail.close();
  await state.close();
  await rm(dataDir, { recursive: true });
  return ms;
}

/** Sends the same mails through nodemailer alone, and returns the milliseconds. */
async function sendMails(url: string): Promise<number> {
  const transport = createTransport({ pool: true, url, maxConnections: connections, maxMessages: 1_000 });
  const { letterTo } = openWriter(writing, { date, at: now });
  let next = 0;
  const started = performance.now();
  const sendSome = async () => {
    for (let index = next++; index < readers; index = next++) {
      const letter = letterTo({ ...readerOf(index), frequency: "daily", id: idOf(index) });
      if (letter === null) throw new Error("There is no letter.");
      await transport.sendMail({ ...letter, from, textEncoding: "quoted-printable" });
    }
  };
  await Promise.all(Array.from({ length: 2 * connections }, sendSome));
  const ms = performance.now() - started;
  transport.close();
  return ms;
}

const startedAs = (...args: (string | number)[]): ChildProcess => fork(import.meta.filename, args.map(String));

async function answerOf(child: ChildProcess): Promise<number> {
  const [value] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(([code]) => Promise.reject(new Error(`A process of the benchmark ended with ${code}.`))),
  ]);
  return value;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

async function compare(): Promise<void> {
  const server = startedAs("serve");
  try {
    const port = await answerOf(server);
    const [bare, whole]: [number[], number[]] = [[], []];
    // Both alternate, because a busy moment of the machine would otherwise fall on one.
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await answerOf(startedAs("mails", port)));
      whole.push(await answerOf(startedAs("letter", port)));
    }
    const ratio = median(whole) / median(bare);
    console.log(
      `the letter to ${readers} readers takes ${ratio.toFixed(2)} x what nodemailer takes for the same mails (${seconds(median(whole))} to ${seconds(median(bare))} over ${connections} connections, medians of ${rounds})`,
    );
  } finally {
    server.kill();
  }
}

const [role, port] = process.argv.slice(2);
if (role === undefined) await compare();
else if (role === "serve") serve();
else {
  const ms = await (role === "letter" ? sendLetter : sendMails)(`smtp://127.0.0.1:${port}`);
  process.send?.(ms, () => process.exit());
}
