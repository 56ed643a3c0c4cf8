import type { QueryKey } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { Advertising } from "../../api/advertising/model.ts";
import type { Confirmation, Preferences, Standing } from "../../api/newsletter/model.ts";
import type { Language } from "../i18n/i18n.ts";

/** Where the built files of the page lie; `modules` are those that the script brings when its turn has come. */
export type Assets = { script: string; modules: string[]; styles: string[]; fonts: Record<Language, string[]> };

/** What the operator says of the site, as far as pages show it. */
export type SiteFacts = {
  contactEmail: string;
  /** The video channel that the footer leads to. */
  channelUrl: string;
  advertising: Advertising | null;
};

/** A reader's preferences; after a change, whether it was one that can be made. */
export type ShownPreferences = Preferences & { change?: "saved" | "refused" };

/** Everything the server tells the browser beside the HTML, so that both render the same page. */
export type PageState = {
  /** Since when the page has been as it is, in milliseconds since 1970: the last turn of the day, or before. */
  now: number;
  /** How far the server's clock is set off from the real time; 0 but in tests. */
  clockOffset: number;
  /** The public address of the site, without a slash at the end. */
  origin: string;
  /** The language of the addresses outside `/pl`. */
  language: Language;
  assets: Assets;
  site: SiteFacts;
  /** The answers of the queries that the page shows, by their keys. */
  answers: [QueryKey, unknown][];
  /** What came of the link in a mail that led here. */
  mailLink?: Confirmation | Standing | ShownPreferences | undefined;
  /** Whether there is no administrator yet; told on the administrator's pages only. */
  needsSetup?: boolean;
};

export const PageContext = createContext<PageState | null>(null);

export function usePage(): PageState {
  const page = useContext(PageContext);
  if (!page) throw new Error("usePage outside of a page");
  return page;
}
