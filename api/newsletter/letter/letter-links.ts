import { mirrors } from "../../discovery/model.ts";
import type { Language } from "../../language/model.ts";
import type { Signer } from "../../platform/secret.ts";

/** What the links in mails are for, each with a page of its own. */
export type Deed = "confirm" | "unsubscribe" | "preferences";

export type ReaderPlace = {
  /** The subscriber's. */
  id: string;
  language: Language;
  /** The site's address, without a slash at its end. */
  origin: string;
};

/** The address of a reader's page. Its token is the subscriber's id, signed for one deed: what confirms does not unsubscribe. */
export const linkTo = (deed: Deed, { id, language, origin }: ReaderPlace, signer: Signer): string =>
  `${origin}${mirrors[language]}/newsletter/${deed}?token=${signer.sign(purposeOf(deed), id)}`;

/** Whose token for this deed it is; null where it is nobody's. */
export const idIn = (token: string, deed: Deed, signer: Signer): string | null => signer.verify(purposeOf(deed), token);

/** The links that are one reader's own in a letter. */
export function letterLinks(reader: ReaderPlace, signer: Signer): { unsubscribe: string; preferences: string } {
  return { unsubscribe: linkTo("unsubscribe", reader, signer), preferences: linkTo("preferences", reader, signer) };
}

const purposeOf = (deed: Deed) => `newsletter ${deed}`;
