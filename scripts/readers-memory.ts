// Prints what readers of the house's stories meet again, over a year and over three, from three dates on:
// node scripts/readers-memory.ts [YYYY-MM-DD ...] [--json]
import { parseArgs } from "node:util";
import type { Repetition } from "#api/generation/taste/measure.ts";
import { starts } from "#api/house/storyteller/expected-briefs.fixture.ts";
import { type MemoryFigures, memoryFiguresFrom, slotsOfYear } from "#api/house/storyteller/readers-memory.fixture.ts";

const { values, positionals } = parseArgs({ options: { json: { type: "boolean" } }, allowPositionals: true });

for (const start of positionals.length > 0 ? positionals : starts) {
  const figures = await memoryFiguresFrom(start);
  console.log(values.json ? JSON.stringify(figures) : linesOf(figures).join("\n"));
}

function linesOf({ from, english, polish, likeness, shares, ...figures }: MemoryFigures): string[] {
  const row = (name: string, value: (year: Repetition, threeYears: MemoryFigures["likeness"]["english"]) => string) => {
    const values = [value(english, likeness.english), value(polish, likeness.polish)];
    return `  ${name.padEnd(46)}${values.map((text) => text.padStart(9)).join("")}`;
  };
  const of = (share: number | null | undefined) => `${((share ?? 0) * 100).toFixed(1)} %`;
  const distinct = (share: number | null) => String(Math.round((share ?? 0) * slotsOfYear));
  return [
    `${slotsOfYear} slots from ${from}${"English".padStart(31)}${"Polish".padStart(9)}`,
    ...["7", "30", "90", "365"].map((days) =>
      row(`sentences read before within ${days} days`, ({ readWithinDays }) => of(readWithinDays[days])),
    ),
    row("new runs of four words in the second half", ({ newFourGrams }) => of(newFourGrams)),
    row("compressed by (brotli)", ({ compression }) => `${(1 / (compression ?? 1)).toFixed(2)} x`),
    row("distinct first sentences", ({ newBeginnings }) => distinct(newBeginnings)),
    row("distinct last sentences", ({ newEndings }) => distinct(newEndings)),
    row("titles of one form in any hundred, at most", ({ commonestTitleInHundred }) => of(commonestTitleInHundred)),
    row("stories with the commonest number of paragraphs", ({ commonestParagraphs }) => of(commonestParagraphs)),
    row("over three years: the two stories most alike", (_, { most }) => of(most)),
    row("over three years: 99 in 100 stories at most", (_, { of99 }) => of(of99)),
    `  titles twice in three years: ${figures.titlesTwice.length}`,
    `  a plot returns after ${figures.daysUntilPlotReturns.toFixed(0)} days (median)`,
    `  other forms ${of(shares.forms)}, written whole ${of(shares.whole)}, opened by hour or weather ${of(shares.openings)}, by a remark ${of(shares.remarks)}`,
    `  dangling ${figures.dangling.length}, impossible ${figures.impossible.length}${figures.impossible.length > 0 ? ` (${figures.impossible.slice(0, 12).join("; ")})` : ""}`,
    "",
  ];
}
