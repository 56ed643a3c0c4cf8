import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { ifMissing } from "#api/platform/error-code.ts";
import { type LineJournal, openLineJournal, readLines } from "#api/platform/files/line-journal.ts";
import { type AuditPage, AuditRecord, type AuditStore, isOf, monthsKept, pageLength } from "./model.ts";

const monthOf = (instant: string) => instant.slice(0, 7);
const fileName = /^(\d{4}-\d\d)\.jsonl$/;

/**
 * A journal for each month (UTC) in `DATA_DIR/audit`, readable by its owner only, written by the one process that holds the state.
 * Reading throws STATE_DAMAGED.
 */
export function auditInFiles({ dataDir }: { dataDir: string }): AuditStore {
  const folder = join(dataDir, "audit");
  const pathOf = (month: string) => join(folder, `${month}.jsonl`);
  const linesOf = (month: string) => readLines({ path: pathOf(month), parse });
  let current: { month: string; journal: LineJournal } | null = null;
  let lastAdded: Promise<void> = Promise.resolve();
  let isClosed = false;

  async function journalOf(month: string): Promise<LineJournal> {
    if (current?.month === month) return current.journal;
    await current?.journal.close();
    current = null;
    const read = await linesOf(month);
    current = { month, journal: openLineJournal(pathOf(month), read?.end ?? null) };
    return current.journal;
  }

  /** The months of which anything is kept, newest first. */
  async function months(): Promise<string[]> {
    const names = await readdir(folder).catch(ifMissing([]));
    return names
      .flatMap((name) => name.match(fileName)?.[1] ?? [])
      .toSorted()
      .toReversed();
  }

  return {
    /** One record after the other, so that a month has one journal; a call that ends after the close opens none. */
    add(record) {
      const added = lastAdded.then(async () => {
        if (isClosed) throw new Error("the audit log is closed");
        await (await journalOf(monthOf(record.at))).append([JSON.stringify(record)]);
      });
      lastAdded = added.catch(() => {});
      return added;
    },
    async page(query) {
      const from = placeIn(query.before);
      const records: AuditPage["records"] = [];
      for (const month of await months()) {
        if (from !== null && month > from.month) continue;
        const { entries = [] } = (await linesOf(month)) ?? {};
        const until = from?.month === month ? from.line : entries.length;
        for (let line = Math.min(until, entries.length) - 1; line >= 0; line--) {
          const record = entries[line];
          if (record === undefined || !isOf(query, record)) continue;
          if (records.length === pageLength) return { records, next: `${month} ${line + 1}` };
          records.push(record);
        }
      }
      return { records, next: null };
    },
    async forget(now) {
      const oldest = now.toZonedDateTimeISO("UTC").subtract({ months: monthsKept }).toPlainDate().toString();
      for (const month of await months()) if (month < monthOf(oldest)) await rm(pathOf(month), { force: true });
    },
    async close() {
      isClosed = true;
      await lastAdded;
      await current?.journal.close();
    },
  };
}

const parse = (text: string) => AuditRecord.parse(JSON.parse(text));

/** The place of a cursor: only the lines before it are read. */
function placeIn(before: string | undefined): { month: string; line: number } | null {
  const [, month, line] = before?.match(/^(\d{4}-\d\d) (\d{1,9})$/) ?? [];
  return month === undefined ? null : { month, line: Number(line) };
}
