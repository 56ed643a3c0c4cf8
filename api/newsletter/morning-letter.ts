import type { Language } from "../language/model.ts";
import type { Story } from "../stories/model.ts";

/** A day's letter in one language, finished but for what differs from reader to reader. */
export type MorningLetter = {
  subject: string;
  /** The letter with one reader's links in it. */
  fill(links: { unsubscribe: string; preferences: string }): { html: string; text: string };
};

type Order = {
  /** In the order of their instants, newest last; at least one. */
  stories: readonly Story[];
  language: Language;
  /** The Warsaw date of the letter. */
  date: string;
  /** The site's address, without a slash at its end. */
  origin: string;
  /** Where readers reach the people behind the letter. */
  contactEmail: string;
};

export function morningLetter(_order: Order): MorningLetter {
  return { subject: "", fill: () => ({ html: "", text: "" }) };
}
