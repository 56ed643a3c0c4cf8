import { join } from "node:path";
import type { Repetition } from "#api/generation/taste/measure.ts";
import type { TasteReport } from "#api/generation/taste/taste.ts";

/** The report as lines for a terminal. */
export function tasteLines(report: TasteReport, folder: string): string[] {
  const { storyteller, stories, failed, refusedTexts, refusedBy, costUsdEach, secondsEach, english, polish } = report;
  const checks = Object.entries(refusedBy).map(([name, count]) => `${name} ${count}`);
  const row = (name: string, value: (of: Repetition) => string) =>
    `  ${name.padEnd(44)}${value(english).padStart(9)}${value(polish).padStart(9)}`;
  return [
    `${stories} stories by ${storyteller}${failed.length > 0 ? `, ${failed.length} not made` : ""}`,
    ...failed.map(({ id, code, message }) => `  ${id}: ${code}: ${message}`),
    "",
    `  ${"".padEnd(44)}${"English".padStart(9)}${"Polish".padStart(9)}`,
    row("sentences read before", ({ sentencesReadBefore }) => percent(sentencesReadBefore)),
    ...Object.keys(english.readWithinDays).map((days) =>
      row(`  within ${days} days`, ({ readWithinDays }) => percent(readWithinDays[days] ?? null)),
    ),
    row("new runs of four words in the second half", (of) => percent(of.newFourGrams)),
    row("compressed to", ({ compression }) => percent(compression)),
    row("beginnings that are new", ({ newBeginnings }) => percent(newBeginnings)),
    row("endings that are new", ({ newEndings }) => percent(newEndings)),
    row("forms of titles", ({ titleForms }) => String(titleForms)),
    row("titles of the commonest form", ({ commonestTitle }) => percent(commonestTitle?.share ?? null)),
    row("  in any hundred in a row", ({ commonestTitleInHundred }) => percent(commonestTitleInHundred)),
    row("texts with the commonest number of paragraphs", ({ commonestParagraphs }) => percent(commonestParagraphs)),
    row("likeness of the two most alike", ({ likeness }) => percent(likeness?.most ?? null)),
    "",
    ...[english, polish].flatMap(({ commonestTitle }) =>
      commonestTitle ? `  the commonest form of a title: ${commonestTitle.form}` : [],
    ),
    `  texts refused by the gate: ${refusedTexts}${checks.length > 0 ? ` (${checks.join(", ")})` : ""}`,
    `  cost each: ${costUsdEach === null ? "–" : `$${costUsdEach.toFixed(4)}`}, time each: ${secondsEach === null ? "–" : `${secondsEach.toFixed(1)} s`}`,
    "",
    `Texts: ${join(folder, "stories")}`,
    ...(storyteller !== "house" && stories > 0
      ? [`Pairs for blind reading: ${join(folder, "pairs")}; who wrote which: ${join(folder, "key.json")}`]
      : []),
  ];
}

const percent = (share: number | null) => (share === null ? "–" : `${(share * 100).toFixed(1)} %`);
