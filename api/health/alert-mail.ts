import { houseMail, type Mail, type MailContent, type MailRenderers } from "#api/mail/model.ts";
import type { Problem } from "./model.ts";
import { warsawTime } from "./warsaw-time.ts";

type AlertMailParts = {
  /** Alarms first; at least one. */
  problems: readonly Problem[];
  administrator: string;
  /** The site's public address; without one the mail has no link. */
  siteUrl: string | undefined;
};

/** The mail that tells the administrator what is wrong, since when, and what to do. */
export function alertMail({ problems, administrator, siteUrl }: AlertMailParts, renderers: MailRenderers): Mail {
  const isAlarm = problems.some(({ level }) => level === "alarm");
  const content: MailContent = {
    language: "en",
    title: isAlarm ? "The house needs you" : "Something needs you soon",
    preview: problems.map(({ message }) => oneLine(message)).join(" "),
    blocks: [
      ...problems.map(problemBlock),
      {
        kind: "paragraph",
        text: `${isAlarm ? "The site is up and goes on with what it has." : "Readers of the site notice nothing so far."} This mail comes at most once a day, and once more if it gets worse.`,
      },
      ...panelButton(siteUrl),
    ],
    signature: "Mruk, who watches over the house",
  };
  return houseMail({ to: administrator, subject: subjectOf(problems), content }, renderers);
}

/** Most mail programs cut a longer subject in their lists, and telephones a shorter one. */
const longestSubject = 78;
/** Messages may quote outside services. */
const longestText = 600;

function subjectOf([first, ...others]: readonly Problem[]): string {
  const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
  const said = oneLine(first?.message ?? "").replace(/( \(Warsaw time\))?\.$/, "");
  // A name such as GitHub keeps its capital.
  const sentence = said.replace(/^[A-Z][a-z]*(?=\s)/, (word) => word.toLowerCase());
  return `Mruk: ${truncate(sentence, longestSubject - more.length - 6)}${more}`;
}

function problemBlock({ message, hint, since }: Problem): MailContent["blocks"][number] {
  const then = hint === undefined ? "" : ` What to do: ${truncate(oneLine(hint), longestText)}`;
  const when = `Since ${warsawTime(Temporal.Instant.from(since))}, Warsaw time.`;
  return { kind: "matter", title: truncate(oneLine(message), longestText), text: `${when}${then}` };
}

function panelButton(siteUrl: string | undefined): MailContent["blocks"] {
  if (siteUrl === undefined) return [];
  return [{ kind: "button", label: "Open the panel", href: `${siteUrl.replace(/\/+$/, "")}/admin` }];
}

/** Removes line breaks and invisible or direction-changing characters, which do not belong in a subject. */
const oneLine = (text: string): string => text.replace(/[\p{C}\p{Z}\s]+/gu, " ").trim();

function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\s+\S*$/u, "")}…`;
}
