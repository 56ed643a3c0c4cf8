import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { ledgerInDatabase } from "#api/database/cluster/ledger-in-database.ts";
import type { Database } from "#api/database/model.ts";
import { findPostgres } from "#api/database/postgres.fixture.ts";
import { createRetry, usualPatienceMs } from "#api/database/retry.ts";
import { newsletterShape } from "#api/database/state/part-shapes.ts";
import { keepPart, openTestDatabase } from "#api/database/stores.fixture.ts";
import { openHealth } from "#api/health/health.ts";
import type { Language } from "#api/language/model.ts";
import { openMailer } from "#api/mail/mailer.ts";
import { storeOf } from "#api/parts.fixture.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { createSigner } from "#api/platform/secret.ts";
import type { Store } from "#api/platform/store.ts";
import { indexStories, timed } from "#api/stories/index/story-index.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import type { NewsletterState, Subscriber } from "../model.ts";
import { type LetterLedger, openLedger } from "./ledger.ts";
import { openLetters } from "./letters.ts";

const postgres = await findPostgres();

/** A subscriber who confirmed long ago. */
export const subscriberOf = (email: string, language: Language = "en", rest: Partial<Subscriber> = {}): Subscriber => ({
  email,
  language,
  askedAt: "2026-11-01T10:00:00Z",
  confirmedAt: "2026-11-01T10:05:00Z",
  ...rest,
});

/** So many readers, `reader0@example.org` and on, half of them Polish. */
export const manyReaders = (count: number): Subscriber[] =>
  Array.from({ length: count }, (_, index) =>
    subscriberOf(`reader${index}@example.org`, index % 2 === 0 ? "en" : "pl"),
  );

type Options = {
  url: string;
  readers?: readonly Subscriber[];
  now?: string;
  /** The ids of the library's stories. */
  stories?: readonly string[];
  /** The ids of stories that were deleted by hand. */
  deleted?: readonly string[];
  connections?: number;
  patience?: number;
  /** The stores of readers and letters; memory and a folder by default. */
  kept?: { store: Store<NewsletterState>; ledger: LetterLedger } | undefined;
};

/** A state with these readers only. */
const stateOf = (readers: readonly Subscriber[]): NewsletterState => ({
  subscribers: Object.fromEntries(readers.map((reader) => [randomUUID(), reader])),
});

type Keep = (readers: readonly Subscriber[]) => Promise<Options["kept"]>;

/** The places for readers and letters: of one server, and, with PostgreSQL, of several. */
export const letterPlaces: [where: string, keep: Keep][] = [["a folder", async () => undefined]];
if (postgres.missing === undefined) letterPlaces.push(["a database", keepInDatabase]);

async function keepInDatabase(readers: readonly Subscriber[]) {
  return keepWithin(await openTestDatabase(), readers);
}

/** Keeps readers and letters in this database, waiting for it no longer than this when it is away. */
export async function keepWithin(database: Database, readers: readonly Subscriber[], patienceMs = usualPatienceMs) {
  return {
    store: await keepPart(database, newsletterShape, stateOf(readers), { patienceMs }),
    ledger: ledgerInDatabase({ database, retry: createRetry(patienceMs) }),
  };
}

/** `lettersOf` with readers and letters kept there. */
export async function lettersIn(keep: Keep, { readers = manyReaders(6), ...options }: Options) {
  return lettersOf({ ...options, readers, kept: await keep(readers) });
}

/** The morning letter over a mail server, with a clock that stands still until a test moves it. */
export function lettersOf({
  url,
  readers = manyReaders(6),
  now = "2026-11-21T08:00:00+01:00",
  stories = [
    "2026-11-20-morning",
    "2026-11-20-evening",
    "2026-11-21-morning",
    "2026-11-21-afternoon",
    "2026-11-22-morning",
  ],
  deleted = [],
  connections = 3,
  patience = 2_000,
  kept,
}: Options) {
  const dataDir = folderOfTest();
  let time = Temporal.Instant.from(now);
  const clock = { now: () => time };
  const state = stateOf(readers);
  const indexOf = (ids: readonly string[]) =>
    indexStories(
      ids.map((id) => timed(storyOf({ id }))),
      { likesOf: () => 0 },
    );
  const library = { ...indexOf(stories), isDeleted: (id: string) => deleted.includes(id), faults: () => [] };
  const health = openHealth({ clock });
  const settings = {
    SMTP_URL: url,
    SITE_URL: "https://mruk.example",
    MAIL_FROM: "Mruk <mruk@mruk.example>",
    DATA_DIR: dataDir,
    MAIL_PER_SECOND: 1000,
    MAIL_CONNECTIONS: connections,
  };
  const { store, ledger } = kept ?? { store: storeOf(state), ledger: null };
  /** A sending process: there is one at a time, but one may follow another. */
  const start = () => {
    const mail = openMailer(settings, { clock, patience, answerPatience: patience });
    onTestFinished(() => mail.close());
    return openLetters({
      store,
      ledger: ledger ?? openLedger({ dataDir }),
      library,
      mail,
      signer: createSigner("a secret that only this test knows of"),
      health,
      clock,
      log: pino({ level: "silent" }),
      origin: "https://mruk.example",
      contactEmail: "hello@mruk.invalid",
      unsubscribeMailbox: null,
    });
  };
  return {
    letters: start(),
    start,
    store,
    state,
    health,
    dataDir,
    of: (email: string) => Object.values(store.read().subscribers).find((subscriber) => subscriber.email === email),
    remove(email: string) {
      for (const [id, subscriber] of Object.entries(state.subscribers)) {
        if (subscriber.email === email) delete state.subscribers[id];
      }
    },
    /** Adds a story to the library. */
    publish: (id: string) => void Object.assign(library, indexOf([...stories, id])),
    /** Takes a story out of the library. */
    withdraw: (id: string) => void Object.assign(library, indexOf(stories.filter((other) => other !== id))),
    moveTo(instant: string) {
      time = Temporal.Instant.from(instant);
    },
  };
}

/** The addresses of the mails that left. */
export const readersIn = (taken: readonly { to: string[] }[]) => taken.map(({ to }) => to[0] ?? "").sort();

/** The addresses of so many readers, as `readersIn` returns them. */
export const emails = (count: number) => readersIn(manyReaders(count).map(({ email }) => ({ to: [email] })));

/** No letter has an outcome. */
export const nothing = { sent: 0, unknown: 0, refused: 0, bounced: 0 };
