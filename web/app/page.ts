import type { QueryKey } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { Advertising } from "#api/advertising/model.ts";
import type { Confirmation, Frequency, Preferences, Standing } from "#api/newsletter/model.ts";
import type { SearchAnswer } from "#api/search/model.ts";
import type { PublicPost } from "#api/stories/model.ts";
import type { Outcome as SignUpOutcome } from "#web/features/newsletter/subscribe.ts";
import type { Language } from "#web/i18n/i18n.ts";

/** The addresses of the page's built files; the script imports `modules`, and what is `later` once the page is alive. */
export type Assets = {
  script: string;
  modules: string[];
  later?: string;
  styles: string[];
  fonts: Record<Language, string[]>;
};

/** The operator's settings that pages show. */
export type SiteSettings = {
  /** Null where none is configured. */
  contactEmail: string | null;
  /** The video channel that the footer links to; null where none is configured. */
  channelUrl: string | null;
  advertising: Advertising | null;
};

/** A reader's preferences, and the result of a change. */
export type ShownPreferences = Preferences & { change?: "saved" | "refused" };

/** A sign-up form that was sent without scripts, and what came of it. */
export type SignUpShown = { outcome: SignUpOutcome; email: string; frequency: Frequency };

/** The search that the address asks for, and the server's answer; a code where there is none. */
export type SearchShown = {
  q: string;
  page: number;
  language: Language;
  answer: SearchAnswer | null;
  refusal: string | null;
};

/** A story that is not public yet, and the instant until which its link shows it; null where the link shows nothing. */
export type PreviewShown = { post: PublicPost; until: string } | null;

/** The state that the server sends beside the HTML, so that both render the same page. */
export type PageState = {
  /** The time for which the page was rendered, in milliseconds since 1970: the last publishing instant or midnight, or earlier. */
  now: number;
  /** The server's clock minus the real time; not 0 only in tests. */
  clockOffset: number;
  /** The public address of the site, without a slash at the end. */
  origin: string;
  /** The language of the addresses outside `/pl`. */
  language: Language;
  assets: Assets;
  site: SiteSettings;
  /** The responses of the page's queries, by their keys. */
  answers: [QueryKey, unknown][];
  /** The result of the link in a mail that led here. */
  mailLink?: Confirmation | Standing | ShownPreferences | undefined;
  /** Whether the server found nothing at this address; the browser then notes the address. */
  isMissing?: true;
  emptyPath?: string;
  /** Whether the document is another page's, and the browser renders the one that the address names (web/offline/shell.ts). */
  isShell?: true;
  /** The languages in which there is a podcast; missing where there is none. */
  podcasts?: Language[];
  /** Sent with the page of the search only. */
  search?: SearchShown | undefined;
  /** Sent with the page of the sign-up form only, after a form was sent to it. */
  signUp?: SignUpShown | undefined;
  /** Sent with the page of previews only. */
  preview?: PreviewShown | undefined;
  /** Whether there is no administrator yet; sent with the administrator's pages only. */
  needsSetup?: boolean;
};

export const PageContext = createContext<PageState | null>(null);

export function usePage(): PageState {
  const page = useContext(PageContext);
  if (!page) throw new Error("usePage outside of a page");
  return page;
}
