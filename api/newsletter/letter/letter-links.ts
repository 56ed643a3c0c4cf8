import { mirrors } from "#api/discovery/model.ts";
import type { Language } from "#api/language/model.ts";
import type { Signer } from "#api/platform/secret.ts";

/** The purposes of links in mails, each with a page of its own. */
export type LinkPurpose = "confirm" | "unsubscribe" | "preferences";

export type ReaderPlace = {
  /** The subscriber's id. */
  id: string;
  language: Language;
  /** The site's address, without a slash at its end. */
  origin: string;
};

/** The address of a reader's page. Its token is the subscriber's id, signed for one purpose: a token that confirms does not unsubscribe. */
export const linkTo = (purpose: LinkPurpose, { id, language, origin }: ReaderPlace, signer: Signer): string =>
  `${origin}${mirrors[language]}/newsletter/${purpose}?token=${signer.sign(signedPurpose(purpose), id)}`;

/** The subscriber's id in a token for this purpose; null for an invalid token. */
export const idFromToken = (token: string, purpose: LinkPurpose, signer: Signer): string | null =>
  signer.verify(signedPurpose(purpose), token);

/** A reader's own links in a letter. */
export function letterLinks(reader: ReaderPlace, signer: Signer): { unsubscribe: string; preferences: string } {
  return { unsubscribe: linkTo("unsubscribe", reader, signer), preferences: linkTo("preferences", reader, signer) };
}

const signedPurpose = (purpose: LinkPurpose) => `newsletter ${purpose}`;
