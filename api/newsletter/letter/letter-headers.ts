import type { Language } from "../../language/model.ts";

type Order = {
  language: Language;
  /** The Warsaw date of the letter. */
  date: string;
  /** The subscriber's id; in a letter that is sent to be looked at, anything that no other letter of that date has. */
  id: string;
  /** The site's address. */
  origin: string;
  /** The reader's own link. */
  unsubscribe: string;
};

/**
 * What a morning letter says to mail programs. Away notices are answered neither to lists (RFC 5230) nor to what a machine sends by
 * itself (RFC 3834); `Precedence`, which no standard knows, is left out. A letter that came twice is recognised by its Message-ID.
 */
export const letterHeaders = ({ date, language, id, origin, unsubscribe }: Order): Record<string, string> => ({
  "Message-ID": `<${date}.${id}@${new URL(origin).hostname}>`,
  "List-Unsubscribe": `<${unsubscribe}>`,
  "List-Id": `Mruk <morning-letter.${new URL(origin).hostname}>`,
  // One press in the mail program is enough (RFC 8058).
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  "Auto-Submitted": "auto-generated",
  "Content-Language": language,
});
