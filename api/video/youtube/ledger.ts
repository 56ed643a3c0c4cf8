// What became of every upload: one small file per story and language. Whoever wants to publish asks here first.

import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { Language } from "#api/language/model.ts";
import { ifMissing } from "#api/platform/error-code.ts";
import { writeDurably } from "#api/platform/files/disk.ts";
import { withLock } from "#api/platform/files/lock.ts";
import { StoryId } from "#api/stories/model.ts";

const Notice = z.strictObject({ code: z.string(), message: z.string(), hint: z.string().exactOptional() });
export type Notice = z.infer<typeof Notice>;

const about = {
  id: StoryId,
  language: Language,
  /** The tag by which the video can be found again on the platform. */
  marker: z.string(),
  /** The tag that says of which film it is. */
  film: z.string(),
  /** When the state began. */
  at: z.iso.datetime(),
};
const VideoId = z.string().regex(/^[\w-]{1,64}$/);
const published = { ...about, videoId: VideoId, uploadedAt: z.iso.datetime() };

const Row = z.discriminatedUnion("state", [
  /** About to be sent; nothing of it is on the platform. */
  z.strictObject({ state: z.literal("intended"), ...about }),
  /** Being sent: to which address (a secret: whoever has it may upload), and of which file. */
  z.strictObject({
    state: z.literal("session"),
    ...about,
    address: z.url(),
    bytes: z.number().int().positive(),
    sha256: z.string(),
  }),
  /** The platform has it all. */
  z.strictObject({ state: z.literal("sent"), ...published }),
  /** Its captions are there, or why not is noted. */
  z.strictObject({ state: z.literal("captioned"), ...published, notices: z.array(Notice) }),
  /** The platform has been asked what it made of it. */
  z.strictObject({ state: z.literal("looked"), ...published, notices: z.array(Notice), privacy: z.string() }),
]);
export type Row = z.infer<typeof Row>;
export type RowIn<State extends Row["state"]> = Extract<Row, { state: State }>;

type Key = { id: StoryId; language: Language };

export type LedgerEntry = {
  read(): Promise<Row | null>;
  write<Next extends Row>(row: Next): Promise<Next>;
};

export type Ledger = {
  /** Does the work while nobody else, in this process or another, uploads the same. */
  alone<Result>(
    key: Key,
    work: (entry: LedgerEntry) => Promise<Result>,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<Result>;
  rows(): Promise<Row[]>;
  /** As if it had never been uploaded; false where it was not known. */
  forget(key: Key): Promise<boolean>;
};

export const ledgerFolder = (dataDir: string) => join(dataDir, "youtube", "uploads");

export function openLedger(folder: string): Ledger {
  const pathOf = ({ id, language }: Key) => join(folder, `${id}-${language}.json`);
  // By day of the month, slot and language: tells apart what happens at the same time, in a bounded number of files.
  const lockOf = ({ id, language }: Key) => join(folder, "..", "locks", `${id.slice("YYYY-MM-".length)}-${language}`);

  return {
    alone(key, work, options) {
      const path = pathOf(key);
      const entry: LedgerEntry = {
        read: () => readRow(path),
        async write(row) {
          await writeDurably(path, `${JSON.stringify(row)}\n`, { mode: 0o600 });
          return row;
        },
      };
      return withLock(lockOf(key), () => work(entry), options);
    },
    async rows() {
      const names = await readdir(folder).catch(() => []);
      const rows = await Promise.all(
        names.filter((name) => /^\d.*\.json$/.test(name)).map((name) => readRow(join(folder, name))),
      );
      return rows.filter((row) => row !== null).sort((one, other) => other.id.localeCompare(one.id, "en"));
    },
    forget: (key) =>
      withLock(lockOf(key), async () => {
        const known = (await readFile(pathOf(key)).catch(() => null)) !== null;
        await rm(pathOf(key), { force: true });
        return known;
      }),
  };
}

/** A row that was damaged counts as none: the platform itself is then asked whether the video is there. */
async function readRow(path: string): Promise<Row | null> {
  const text = await readFile(path, "utf8").catch(ifMissing(null));
  try {
    return text === null ? null : Row.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
