import { closeSync, openSync, readlinkSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { onTestFinished } from "vitest";
import { ledgerInDatabase } from "#api/database/cluster/ledger-in-database.ts";
import { openDatabase } from "#api/database/database.ts";
import { findPostgres } from "#api/database/postgres.fixture.ts";
import { createRetry } from "#api/database/retry.ts";
import type { LetterLedger } from "./ledger.ts";

export const postgres = await findPostgres();

export const head = { letter: "2026-11-21", at: "2026-11-21T07:00:05Z", upTo: "2026-11-21T07:00:00Z" };

export const now = Temporal.Instant.from("2026-11-21T07:00:10Z");

/** Ledgers of so many servers over one database. */
export async function servers(
  count: number,
): Promise<{ ledger: LetterLedger; locks: readonly string[]; kill(): Promise<void> }[]> {
  if (postgres.missing !== undefined) throw new Error(postgres.missing);
  const url = await postgres.freshDatabase();
  return Promise.all(
    Array.from({ length: count }, async () => {
      const database = await openDatabase({ url });
      onTestFinished(() => database.close());
      const locks: string[] = [];
      const hold = (name: string) => {
        locks.push(name);
        return database.hold(name);
      };
      const ledger = ledgerInDatabase({ database: { ...database, hold }, retry: createRetry(200) });
      return { ledger, locks, kill: database.close };
    }),
  );
}

export const outcomes = async (ledger: LetterLedger) =>
  Object.fromEntries([...((await ledger.read("2026-11-21"))?.noted ?? [])].map(([id, { outcome }]) => [id, outcome]));

const file = await open(import.meta.filename);
const handles = Object.getPrototypeOf(file) as FileHandle;
await file.close();

/**
 * Lets the next write to an open file fail, as a disk does that is gone for a moment. It is not the file that is closed: its number would
 * be the next file's, which its handle would then close.
 */
export function takeAway(path: string): void {
  const usual = Object.getOwnPropertyDescriptor(handles, "fd") as PropertyDescriptor;
  const readOnly = openSync("/dev/null", "r");
  const giveBack = () => void Object.defineProperty(handles, "fd", usual);
  Object.defineProperty(handles, "fd", {
    ...usual,
    get(this: FileHandle): number {
      const fd: number = usual.get?.call(this);
      if (fd < 0 || readlinkSync(`/proc/self/fd/${fd}`) !== path) return fd;
      giveBack();
      return readOnly;
    },
  });
  onTestFinished(() => {
    giveBack();
    closeSync(readOnly);
  });
}
