import { Language } from "#api/language/model.ts";
import type { Signer } from "#api/platform/secret.ts";
import { Frequency } from "../model.ts";

/** The letter to be shown; the next one when no date is named. */
export type PreviewedLetter = { date: string | undefined; language: Language; frequency: Frequency };

const purpose = "newsletter preview";
/** Long enough to look at a letter, too short for the address to be of use to anybody else. */
const minutesToLook = 10;

/** Lets its holder see one letter for a while, since a frame in the panel can send no other proof. */
export function previewToken(
  { date, language, frequency }: PreviewedLetter,
  { signer, now }: { signer: Signer; now: Temporal.Instant },
) {
  const until = now.add({ minutes: minutesToLook }).epochMilliseconds;
  return signer.sign(purpose, `${date ?? ""}.${language}.${frequency}.${until}`);
}

/** The letter of a token; null for an invalid or expired one. */
export function readPreviewToken(
  token: string,
  { signer, now }: { signer: Signer; now: Temporal.Instant },
): PreviewedLetter | null {
  const [date = "", language, frequency, until] = signer.verify(purpose, token)?.split(".") ?? [];
  if (until === undefined || now.epochMilliseconds >= Number(until)) return null;
  return {
    date: date === "" ? undefined : date,
    language: Language.parse(language),
    frequency: Frequency.parse(frequency),
  };
}

/**
 * Makes a letter a page of its own: links open in a new tab, and pictures load from the page's own host, because without a configured
 * address letters name this machine, which need not be how the panel is reached.
 */
export const asPage = (html: string): string =>
  html.replace("<head>", '<head><base target="_blank"/>').replaceAll(/ src="http:\/\/localhost:\d+\//g, ' src="/');
