import type { Mail } from "../mail/model.ts";
import type { Letter } from "../newsletter/letter/letter.ts";
import type { Problem } from "./model.ts";
import { warsawTime } from "./warsaw-time.ts";

/** How letters of the house are written: as HTML, and as plain text. */
export type LetterHand = { html(letter: Letter): string; text(letter: Letter): string };

type Order = {
  /** Alarms first; at least one. */
  problems: readonly Problem[];
  administrator: string;
  /** The site's public address; where there is none, the mail leads nowhere. */
  siteUrl: string | undefined;
};

/** The mail that tells the administrator what is wrong, since when, and what to do. */
export function alertMail({ problems, administrator, siteUrl }: Order, hand: LetterHand): Mail {
  const isAlarm = problems.some(({ level }) => level === "alarm");
  const letter: Letter = {
    language: "en",
    title: isAlarm ? "The house needs you" : "Something needs you soon",
    preview: problems.map(({ message }) => oneLine(message)).join(" "),
    blocks: [
      ...problems.map(matterOf),
      {
        kind: "paragraph",
        text: `${isAlarm ? "The site is up and goes on with what it has." : "Readers of the site notice nothing so far."} This mail comes at most once a day, and once more if it gets worse.`,
      },
      ...wayIn(siteUrl),
    ],
    signature: "Mruk, who watches over the house",
  };
  return {
    to: administrator,
    subject: subjectOf(problems),
    text: hand.text(letter),
    html: hand.html(letter),
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": "en" },
  };
}

/** More is cut off by the lists of most mail programs, on telephones long before. */
const longestSubject = 78;
/** Outside services may have had a say in a message. */
const longestText = 600;

function subjectOf([first, ...others]: readonly Problem[]): string {
  const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
  const said = oneLine(first?.message ?? "").replace(/( \(Warsaw time\))?\.$/, "");
  // A name such as GitHub keeps its capital.
  const begun = said.replace(/^[A-Z][a-z]*(?=\s)/, (word) => word.toLowerCase());
  return `Mruk: ${cut(begun, longestSubject - more.length - 6)}${more}`;
}

function matterOf({ message, hint, since }: Problem): Letter["blocks"][number] {
  const then = hint === undefined ? "" : ` What to do: ${cut(oneLine(hint), longestText)}`;
  const when = `Since ${warsawTime(Temporal.Instant.from(since))}, Warsaw time.`;
  return { kind: "matter", title: cut(oneLine(message), longestText), text: `${when}${then}` };
}

function wayIn(siteUrl: string | undefined): Letter["blocks"] {
  if (siteUrl === undefined) return [];
  return [{ kind: "button", label: "Open the panel", href: `${siteUrl.replace(/\/+$/, "")}/admin` }];
}

/** Without what breaks lines, hides or moves text: none of it belongs into a subject. */
const oneLine = (text: string): string => text.replace(/[\p{C}\p{Z}\s]+/gu, " ").trim();

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\s+\S*$/u, "")}…`;
}
