import { Language } from "../../language/model.ts";
import type { Signer } from "../../platform/secret.ts";

/** Which letter is to be looked at; the next one where no date is named. */
export type PreviewedLetter = { date: string | undefined; language: Language };

const purpose = "newsletter preview";
/** Long enough to look at a letter, too short for its address to be worth anything to anybody else. */
const minutesToLook = 10;

/** Lets whoever has it look at one letter for a while: a frame in the panel can send no other proof. */
export function previewToken(
  { date, language }: PreviewedLetter,
  { signer, now }: { signer: Signer; now: Temporal.Instant },
) {
  const until = now.add({ minutes: minutesToLook }).epochMilliseconds;
  return signer.sign(purpose, `${date ?? ""}.${language}.${until}`);
}

/** The letter that a token is for; null where it is not one of ours, or no longer. */
export function readPreviewToken(
  token: string,
  { signer, now }: { signer: Signer; now: Temporal.Instant },
): PreviewedLetter | null {
  const [date = "", language, until] = signer.verify(purpose, token)?.split(".") ?? [];
  if (until === undefined || now.epochMilliseconds >= Number(until)) return null;
  return { date: date === "" ? undefined : date, language: Language.parse(language) };
}

/**
 * A letter as a page of its own: links open beside it, and pictures come from wherever the page does, because without a
 * configured address letters name this machine, which need not be how the panel is reached.
 */
export const asPage = (html: string): string =>
  html.replace("<head>", '<head><base target="_blank"/>').replaceAll(/ src="http:\/\/localhost:\d+\//g, ' src="/');
