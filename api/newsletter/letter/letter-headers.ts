import type { Language } from "#api/language/model.ts";
import type { Frequency } from "../model.ts";

type Order = {
  language: Language;
  frequency: Frequency;
  /** The Warsaw date of the letter. */
  date: string;
  /** The subscriber's id; in a test letter, any text that no other letter of that date has. */
  id: string;
  /** The site's address. */
  origin: string;
  /** The reader's own link. */
  unsubscribe: string;
  /** A mailbox that a person reads, for programs that unsubscribe by mail (RFC 2369); null for none. */
  unsubscribeMailbox: string | null;
};

const listNames: Record<Frequency, string> = { daily: "morning-letter", weekly: "weekly-letter" };

/**
 * The headers of a letter. Daily and weekly letters are two lists (RFC 2919), so that readers can sort them. Auto-replies go neither to
 * lists (RFC 5230) nor to automatic mail (RFC 3834); the non-standard `Precedence` is left out. Mail programs recognise a duplicate by its
 * Message-ID.
 */
export const letterHeaders = ({
  date,
  language,
  frequency,
  id,
  origin,
  unsubscribe,
  unsubscribeMailbox,
}: Order): Record<string, string> => ({
  "Message-ID": `<${date}.${id}@${new URL(origin).hostname}>`,
  "List-Unsubscribe": [
    unsubscribe,
    ...(unsubscribeMailbox === null ? [] : [`mailto:${unsubscribeMailbox}?subject=unsubscribe`]),
  ]
    .map((address) => `<${address}>`)
    .join(", "),
  "List-Id": `Mruk <${listNames[frequency]}.${new URL(origin).hostname}>`,
  // RFC 8058: mail programs can unsubscribe with one press.
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  "Auto-Submitted": "auto-generated",
  "Content-Language": language,
});
