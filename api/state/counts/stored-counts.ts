import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import type { EngagementState } from "#api/engagement/model.ts";
import { ifMissing } from "#api/platform/error-code.ts";
import { damaged } from "#api/platform/files/damaged.ts";
import { syncFolder, writeSynced } from "#api/platform/files/disk.ts";
import { openLineJournal } from "#api/platform/files/line-journal.ts";
import { readIfThere } from "#api/platform/files/read-if-there.ts";
import { jsonIn } from "#api/platform/json.ts";
import { headLine, type JournalContent, readJournal } from "./journal-lines.ts";
import { emptyMonth, MonthCounts, monthOf } from "./month.ts";
import { type Months, monthPath, openMonths } from "./months.ts";

export const journalPath = (folder: string, index: number) =>
  join(folder, `journal-${String(index).padStart(6, "0")}.jsonl`);
export const countsFolder = (dataDir: string) => join(dataDir, "counts");

/** The content of a folder of counts: the month files, and the journals with later counts, oldest first. */
export type StoredCounts = {
  months: MonthCounts[];
  /** The size of all month files. */
  bytes: number;
  journals: (JournalContent & { path: string; index: number })[];
};

/** Reads all counts of a data folder, also while a server is counting. Throws STATE_DAMAGED. */
export async function readCounts(dataDir: string): Promise<EngagementState> {
  const months = monthsOf(await readStoredCounts(dataDir), countsFolder(dataDir));
  using image = months.image();
  return { stories: Object.assign({}, ...Array.from(image, ({ stories }) => stories)), days: { ...months.byDay() } };
}

/** The stored months, with the journals merged in. */
export function monthsOf({ months, journals }: StoredCounts, folder: string): Months {
  const opened = openMonths(folder, months);
  for (const { lines } of journals) for (const line of lines) opened.add(line);
  return opened;
}

const names = { journal: /^journal-(\d{6,})\.jsonl$/, month: /^(\d{4}-\d{2})\.json$/ };
/** Files may be replaced by later ones while they are read. */
const attempts = 3;

export async function hasCounts(dataDir: string): Promise<boolean> {
  const found = await readdir(countsFolder(dataDir)).catch(ifMissing([]));
  return found.some((name) => names.journal.test(name) || names.month.test(name));
}

/** Whether the folder has any counts. */
export async function isCounted(dataDir: string): Promise<boolean> {
  if (!(await hasCounts(dataDir))) return false;
  const { months, journals } = await readStoredCounts(dataDir);
  return months.length > 0 || journals.some(({ lines }) => lines.length > 0);
}

/** Reads the folder of counts. Throws STATE_DAMAGED, also where there is none. */
export async function readStoredCounts(dataDir: string): Promise<StoredCounts> {
  for (let attempt = 1; ; attempt += 1) {
    const stored = await readOnce(countsFolder(dataDir));
    if (stored !== null) return stored;
    if (attempt === attempts) throw damaged(countsFolder(dataDir), "its files keep being replaced");
  }
}

/** Null where a file was replaced meanwhile. Journals are read first, since a month that is read later can only contain more. */
async function readOnce(folder: string): Promise<StoredCounts | null> {
  const found = await readdir(folder).catch(ifMissing([]));
  const read: StoredCounts["journals"] = [];
  const indexes = found.flatMap((name) => names.journal.exec(name)?.[1] ?? []).map(Number);
  for (const index of indexes.sort((a, b) => a - b)) {
    const path = journalPath(folder, index);
    const journal = await readJournal(path);
    if (journal === null) return null;
    read.push({ ...journal, path, index });
  }
  const journals = withoutUnused(read);
  const [oldest] = journals;
  if (oldest === undefined) throw damaged(folder, found.length > 0 ? "its journal is missing" : "it is missing");
  const later = (await readdir(folder)).flatMap((name) => names.month.exec(name)?.[1] ?? []);
  const files = [];
  for (const month of new Set([...oldest.head.months, ...later])) files.push(await readMonth(folder, month));
  const months = files.map(({ counts }) => counts);
  requireUnbroken(journals, Math.max(0, ...months.map(({ upTo }) => upTo)));
  return { months, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), journals };
}

async function readMonth(folder: string, month: string): Promise<{ counts: MonthCounts; bytes: number }> {
  const path = monthPath(folder, month);
  const bytes = await readIfThere(path);
  if (bytes === null) throw damaged(path, "it is missing");
  if (bytes.length === 0) throw damaged(path, "it is empty");
  const json = jsonIn(Buffer.from(bytes).toString("utf8"));
  if (json === undefined) throw damaged(path, "it is not valid JSON");
  const parsed = MonthCounts.safeParse(json);
  if (!parsed.success) throw damaged(path, reasonOf(parsed.error), { cause: parsed.error });
  if (parsed.data.month !== month) throw damaged(path, "it holds another month's counts");
  return { counts: parsed.data, bytes: bytes.length };
}

/** Throws where a line is missing that no month file contains. */
function requireUnbroken(journals: StoredCounts["journals"], savedUpTo: number): void {
  let last = 0;
  for (const { path, head, lines } of journals) {
    if (head.after > Math.max(last, savedUpTo)) throw damaged(path, "the journal before it is missing");
    if (head.after < last) throw damaged(path, "it does not begin where the journal before it ends");
    last = head.after + lines.length;
  }
}

/** Drops a last journal that was begun and never used: the one before it was continued. */
function withoutUnused(journals: StoredCounts["journals"]): StoredCounts["journals"] {
  const [before, newest] = journals.slice(-2);
  const isUnused = newest?.lines.length === 0 && before && newest.head.after < before.head.after + before.lines.length;
  return isUnused ? journals.slice(0, -1) : journals;
}

/**
 * Replaces all counts. A kill before the last step leaves the old counts or none, so the caller must keep the new ones elsewhere until
 * this resolves.
 */
export async function replaceCounts(dataDir: string, { stories, days }: EngagementState): Promise<void> {
  const folder = countsFolder(dataDir);
  const [made, old] = [`${folder}.new`, `${folder}.old`];
  for (const left of [made, old]) await rm(left, { recursive: true, force: true });
  const months = new Map<string, MonthCounts>();
  const monthFor = (key: string) => {
    const month = months.get(monthOf(key)) ?? emptyMonth(monthOf(key));
    months.set(month.month, month);
    return month;
  };
  for (const [id, counts] of Object.entries(stories)) monthFor(id).stories[id] = counts;
  for (const [date, counts] of Object.entries(days)) monthFor(date).days[date] = counts;
  for (const month of months.values()) {
    await writeSynced(monthPath(made, month.month), `${JSON.stringify(month)}\n`, { mode: 0o600 });
  }
  const head = headLine({ journal: 1, after: 0, months: [...months.keys()].sort() });
  await openLineJournal(journalPath(made, 1), null).append([head]);
  await rename(folder, old).catch(ifMissing(undefined));
  await rename(made, folder);
  await syncFolder(dataDir);
  await rm(old, { recursive: true, force: true });
}

function reasonOf({ issues: [first] }: z.ZodError): string {
  return `${first?.path.join(".") || "it"}: ${first?.message}`;
}
