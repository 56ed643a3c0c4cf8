// A document for any address of readers' pages: another page's without what that page says. The browser renders the rest.
import type { PageState } from "#web/app/page.ts";
import { toStateJson } from "#web/app/state-json.ts";
import { dayAt } from "#web/app/warsaw.ts";

type Shown = {
  pathname: string;
  /** The product's time, and how far it is from the machine's, in milliseconds. */
  now: number;
  clockOffset: number;
};

/** Titles, what is preloaded though it is in the browser, and styles of that page alone. */
const headOfPage = /<title>.*?<\/title>|<link rel="preload"[^>]*>|<link[^>]* data-precedence=[^>]*>/gs;
const bodyOfPage = /<body>.*?(<header.*?<\/header>).*?(<script id="state"[^>]*>)(.*?)<\/script>.*$/s;

/**
 * Makes the shell of a page, in the colours of the hour and with the header, so that nothing flashes before the page is there.
 * @throws where the page is built otherwise: it would be passed off as another one.
 */
export function shellOf(page: string, { pathname, now, clockOffset }: Shown): string {
  if (!bodyOfPage.test(page)) throw new Error("The page gives no shell: its header or its state was not found.");
  const slot = /morning|afternoon|evening/.exec(pathname)?.[0] ?? dayAt(now).slot;
  return page
    .replace(/ data-slot="\w+"/, ` data-slot="${slot}"`)
    .replace(headOfPage, "")
    .replace(bodyOfPage, (_, header: string, opening: string, json: string) => {
      const sent: PageState = JSON.parse(json);
      const assets = { ...sent.assets, fonts: { en: [], pl: [] } };
      const state: PageState = { ...sent, assets, now, clockOffset, answers: [], isShell: true };
      return `<body>${header}${opening}${toStateJson(state)}</script></body></html>`;
    });
}
