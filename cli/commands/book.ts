import { BookOrder, bookFormats, bookLanguages } from "#api/books/model.ts";
import type { JobItem } from "#api/jobs/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { makingProgress } from "../terminal/making-progress.ts";
import { printJson, printLine } from "../terminal/terminal.ts";
import { oneOf } from "./arguments.ts";

type Options = { language: string; format?: string; out?: string; json?: boolean };

export function bookCommand(context: CommandContext): Command {
  return new Command("book")
    .summary("make a book of a month or a year")
    .description(
      "Make an e-book (EPUB 3) of the public stories of a month or a year, and a PDF for print where there is a Chromium (MRUK_CHROMIUM). It is published at /books, in the place of an older one; with --out it is only written into a folder. No server is needed.",
    )
    .argument("<period>", "a month, such as 2026-11, or a year")
    .option("--language <language>", "en, pl or both: each story in English, then in Polish", "both")
    .option("--format <format>", "epub or pdf only")
    .option("--out <folder>", "write the files into this folder, and publish nothing")
    .option("--json", "one JSON object a line: every step, then what came of it")
    .examples({
      "mruk book 2026-11": "the stories of November so far, in both languages, at /books",
      "mruk book 2026 --language pl --out ~/books": "a year in Polish, as files",
      "mruk book 2026-11 --format epub": "without a PDF",
    })
    .action(async (period: string, options: Options) => makeBook(orderFrom(period, options), options, context));
}

function orderFrom(period: string, { language, format }: Options): BookOrder {
  const order = BookOrder.safeParse({
    period,
    language: oneOf(language, { option: "--language", values: bookLanguages }),
    ...(format !== undefined && { formats: [oneOf(format, { option: "--format", values: bookFormats })] }),
  });
  if (order.success) return order.data;
  throw new AppError("BAD_REQUEST", `${JSON.stringify(period.slice(0, 40))} is no month and no year`, {
    hint: "A month looks like 2026-11, a year like 2026.",
  });
}

async function makeBook(order: BookOrder, { out, json }: Options, { terminal, openLocalServices }: CommandContext) {
  const { books, signal } = await (await openLocalServices()).books();
  const progress = makingProgress(terminal, { json, type: "book" });
  const handle = { signal, report: (item: JobItem) => progress.report(item) };
  if (out === undefined) {
    const outcome = await books.make(order, handle).finally(progress.wipe);
    if (json) return printJson(terminal, { type: "finished", ...outcome });
    for (const { url } of outcome.book.files) printLine(terminal, url);
    return printLine(terminal, outcome.message);
  }
  const outcome = await books.makeInto(out, order, handle).finally(progress.wipe);
  if (json) return printJson(terminal, { type: "finished", ...outcome });
  for (const path of outcome.paths) printLine(terminal, path);
  printLine(terminal, outcome.message);
}
