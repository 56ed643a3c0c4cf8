// The pages that can be shown offline.
import { isPageIn, pageRow } from "#web/app/pages.ts";
import { type Page, type Place, readPath } from "#web/app/paths.ts";
import type { Kept } from "./kept.ts";
import { shellOf } from "./shell.ts";

type Parts = {
  kept: Pick<Kept, "days" | "dayWith">;
  now(): { now: number; clockOffset: number };
  /** A page in a language, from which shells are made. */
  page(prefix: Place["prefix"]): Promise<Response | undefined>;
};

/** The pages that show nothing of the library. */
const withoutStories: ReadonlySet<Page["name"]> = new Set(["about", "contact", "privacy", "terms"]);

export function openPages({ kept, now, page }: Parts) {
  /** Whether all that the page shows is kept. */
  async function isKept(shown: Page): Promise<boolean> {
    if (shown.name === "home") return (await kept.days()).length > 0;
    if (shown.name === "story") return (await kept.dayWith(shown.id)) !== undefined;
    return withoutStories.has(shown.name);
  }

  return {
    /** Readers' pages, but for a request to switch the language, which the server notes in a cookie. */
    isOurs({ pathname, searchParams }: URL): boolean {
      const { name } = readPath(pathname).page;
      return isPageIn("readers", name) && pageRow(name).path !== null && !searchParams.has("lang");
    },

    /** The document for an address. While the network may still answer, only for a page that is whole without it. */
    async shell({ pathname }: URL, why: "late" | "failed"): Promise<Response | undefined> {
      const { page: shown, prefix } = readPath(pathname);
      if (why === "late" && !(await isKept(shown))) return undefined;
      const whole = await page(prefix);
      if (!whole) return undefined;
      const html = shellOf(await whole.text(), { pathname, ...now() });
      return new Response(html, { headers: headersOf(whole) });
    },
  };
}

/** The headers about a response's bytes, which are others here. */
const ofItsBytes = ["content-encoding", "content-length", "etag"];

/** The headers with which the server guards the page hold for its shell, too. */
function headersOf({ headers }: Response): Headers {
  const own = new Headers(headers);
  for (const name of ofItsBytes) own.delete(name);
  return own;
}
