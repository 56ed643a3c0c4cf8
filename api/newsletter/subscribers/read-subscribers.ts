import { setImmediate as others } from "node:timers/promises";
import { z } from "zod";
import { Language } from "#api/language/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { faultsOf } from "#api/platform/http/parse.ts";
import { Email, Frequency } from "../model.ts";
import { jsonRow, linesOf, type RawRow, tableHead, tableRow } from "./table-rows.ts";

const mostRows = 100_000;
/** Other requests get their turn after so many rows. */
const atATime = 1_000;

/** An instant as other programs write it; a date alone is its first moment. */
const instant = z
  .union(
    [z.iso.datetime({ offset: true }), z.iso.date()],
    "must be a date, or a date and a time like 2026-11-21T08:00:00Z",
  )
  .transform((text) => Temporal.Instant.from(text.includes("T") ? text : `${text}T00:00:00Z`).toString());

const Row = z.strictObject({
  email: Email,
  language: z.string("must be en or pl").trim().toLowerCase().pipe(z.enum(Language.options, "must be en or pl")),
  frequency: z
    .string("must be daily or weekly")
    .trim()
    .toLowerCase()
    .pipe(z.enum(Frequency.options, "must be daily or weekly"))
    .default("daily"),
  askedAt: instant.optional(),
  confirmedAt: instant.optional(),
  bouncedAt: instant.optional(),
});

/** One reader of a file. Instants are in UTC. */
export type SubscriberRow = z.infer<typeof Row>;

/** The fault of a row; the reason never contains an address. */
export type RowFault = { row: number; reason: string };

export type SubscriberRows = {
  rows: SubscriberRow[];
  faults: RowFault[];
  /** Whether the file says when readers confirmed; those without such a time have not. */
  namesConfirmed: boolean;
};

/**
 * Reads a table (its columns named in the first row) or JSON lines, as the export writes them and as spreadsheets save them. Throws
 * SUBSCRIBERS_INVALID when the file as a whole cannot be used.
 */
export async function readSubscribers(text: string, now: Temporal.Instant): Promise<SubscriberRows> {
  const lines = linesOf(text);
  const [first] = lines;
  const isTable = first !== undefined && !first.line.trimStart().startsWith("{");
  const head = isTable ? readHead(first) : null;
  const body = isTable ? lines.slice(1) : lines;
  if (body.length === 0) throw unusable("There is no reader in it.");
  if (body.length > mostRows) throw unusable(`There are more than ${mostRows.toLocaleString("en")} rows.`);

  const read: SubscriberRows = { rows: [], faults: [], namesConfirmed: head?.columns.includes("confirmedAt") ?? false };
  for (const [index, line] of body.entries()) {
    if (index % atATime === 0) await others();
    take(read, head ? tableRow(line, head) : jsonRow(line), now);
  }
  return read;
}

function readHead(first: Parameters<typeof tableHead>[0]) {
  const head = tableHead(first);
  const known: readonly string[] = Row.keyof().options;
  const named = new Set(head.columns);
  // The error does not repeat the names: in a file without a header they would be somebody's address.
  if (head.columns.some((column) => !known.includes(column)) || named.size < head.columns.length) {
    throw unusable(`The first row must name the columns, and no others than ${known.join(", ")}.`);
  }
  if (!named.has("email") || !named.has("language")) throw unusable("The columns email and language are both needed.");
  return head;
}

function take(read: SubscriberRows, { row, fields }: RawRow, now: Temporal.Instant): void {
  const parsed = typeof fields === "string" ? fields : rowOf(fields, now);
  if (typeof parsed === "string") {
    read.faults.push({ row, reason: parsed });
    return;
  }
  read.rows.push(parsed);
  read.namesConfirmed ||= parsed.confirmedAt !== undefined;
}

/** Parses a row, or returns its fault. */
function rowOf(fields: Record<string, unknown>, now: Temporal.Instant): SubscriberRow | string {
  const parsed = Row.safeParse(fields);
  if (!parsed.success) return reasonsOf(parsed.error);
  const { askedAt, confirmedAt, bouncedAt } = parsed.data;
  const times = Object.entries({ askedAt, confirmedAt, bouncedAt });
  const [early] = times.find(([, at]) => at !== undefined && isAfter(at, now)) ?? [];
  return early === undefined ? parsed.data : `${early} lies in the future`;
}

const isAfter = (at: string, now: Temporal.Instant) => Temporal.Instant.compare(Temporal.Instant.from(at), now) > 0;

/** The faults by field; an unknown field's name is left out, since it may hold anything. */
const reasonsOf = (error: z.ZodError): string =>
  error.issues.some(({ code }) => code === "unrecognized_keys")
    ? "has a field that is not known here"
    : Object.entries(faultsOf(error))
        .map(([field, fault]) => `${field} ${fault}`)
        .join("; ");

const unusable = (message: string) =>
  new AppError("SUBSCRIBERS_INVALID", message, {
    hint: "A file looks like what mruk subscribers export writes: email,language in the first row, a reader in each of the others.",
  });
