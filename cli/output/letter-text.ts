import type { NewsletterOverview } from "#api/newsletter/administration.ts";
import type { LetterCounts, LetterHold, LetterReport } from "#api/newsletter/model.ts";
import { settledOf } from "#api/newsletter/sending/send-letter.ts";
import { counted } from "./counted.ts";

const number = (count: number) => count.toLocaleString("en");

/** Whether every reader's letter is settled. */
export const isWhole = (letter: LetterCounts): boolean => settledOf(letter) >= letter.readers;

/** The result of a letter: `9,998 sent, 1 refused, 1 bounced`. */
export function outcomeText(letter: LetterCounts): string {
  const { sent, unknown, refused, bounced } = letter;
  const parts: [number, string][] = [
    [unknown, "perhaps sent"],
    [refused, "refused"],
    [bounced, "bounced"],
    [letter.readers - settledOf(letter), "still to come"],
  ];
  const rest = parts.filter(([count]) => count > 0).map(([count, words]) => `${number(count)} ${words}`);
  return [`${number(sent)} sent`, ...rest].join(", ");
}

/** How many readers would get a letter that is not sent yet. */
export function intentionText(letter: LetterReport): string {
  const left = Math.max(0, letter.readers - settledOf(letter));
  if (letter.readers === 0) return "there are no readers";
  if (left === letter.readers) return `${number(left)} ${left === 1 ? "reader" : "readers"} would get it`;
  if (left === 0) return "every reader has it already";
  return `${number(left)} of ${counted(letter.readers, "reader")} would get it; the others have it`;
}

/** What keeps a letter from leaving. */
export const holdText: Record<LetterHold, string> = {
  deleted: "its morning story was deleted",
  unreadable: "the file of its morning story cannot be read",
  missing: "its morning has no story",
};

/** The state of the morning letter, line by line. */
export function newsletterLines({ subscribers, next, nextWeekly, letters }: NewsletterOverview): string[] {
  const { confirmed, weekly, waiting, bounced } = subscribers;
  const readers = [
    `${number(confirmed)} confirmed`,
    ...(waiting > 0 ? [`${number(waiting)} not yet`] : []),
    ...(bounced > 0 ? [`${number(bounced)} of them cannot be reached`] : []),
  ].join(", ");
  return [
    `${"readers".padEnd(10)}${readers}`,
    `${"next".padEnd(10)}${upcoming(next)}`,
    ...(next.hold === null ? [] : [`${"held".padEnd(10)}${holdText[next.hold]}`]),
    `${"weekly".padEnd(10)}${upcoming(nextWeekly)}, ${counted(weekly, "reader")}`,
    ...(letters.length === 0 ? ["No letter has gone out yet."] : ["", ...table(letters)]),
  ];
}

function upcoming({ date, at, due, stories }: NewsletterOverview["nextWeekly"]): string {
  const hour = Temporal.Instant.from(at).toZonedDateTimeISO("Europe/Warsaw").toPlainTime().toString().slice(0, 5);
  const when = due ? `${date}, due now` : `${date} at ${hour}`;
  return `${when}, ${stories.length === 0 ? "no story yet" : counted(stories.length, "story", "stories")}`;
}

function table(letters: readonly LetterReport[]): string[] {
  const cell = (text: string) => text.padStart(9);
  const head = ["sent", "refused", "bounced", "perhaps"].map(cell).join("");
  const rows = letters.map(
    ({ date, ...counts }) =>
      date + [counts.sent, counts.refused, counts.bounced, counts.unknown].map((count) => cell(number(count))).join(""),
  );
  return [`${"date".padEnd(10)}${head}`, ...rows];
}
