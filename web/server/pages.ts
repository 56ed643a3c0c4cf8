import type { Request, RequestHandler } from "express";
import type { ApiParts } from "../../api/app.ts";
import { originOf } from "../../api/platform/request.ts";
import { readSwitch } from "../app/language-switch.ts";
import { isAdminPage, type Page, readPath } from "../app/paths.ts";
import { sendPage } from "./compress.ts";
import { followMailLink, statusOfMailLink, takesForms } from "./mail-link.ts";
import { pageData, statusOf } from "./page-data.ts";
import { sendPlain } from "./plain.ts";
import { readersLanguage } from "./reader.ts";
import type { Renderer } from "./renderer.ts";

type Parts = Pick<ApiParts, "library" | "engagement" | "newsletter" | "clock" | "site" | "advertising" | "access"> & {
  renderer: Renderer;
};

const minute = 60_000;
const aYear = 365 * 24 * 60 * minute;
/** `/robots.txt`, `/old/logo.png`: asked for by programs, and no page of ours. */
const looksLikeFile = /^\/assets(\/|$)|\.[A-Za-z0-9]+$/;

/** Pages are read; only readers of the newsletter change something without scripts. */
const methodsOf = (page: Page) => ["GET", "HEAD", ...(takesForms(page) ? ["POST"] : [])];

/** Every page, rendered in the reader's language. */
export function pages(parts: Parts): RequestHandler {
  const { library, engagement, newsletter, clock, site, advertising, access, renderer } = parts;
  const facts = { contactEmail: site.contactEmail, channelUrl: site.channelUrl, advertising };
  return async (request, response) => {
    const { page, prefix } = readPath(request.path);
    const methods = methodsOf(page);
    if (!methods.includes(request.method)) {
      response.set("Allow", methods.join(", "));
      sendPlain(response, 405, "This address can only be read.");
      return;
    }
    if (looksLikeFile.test(request.path)) {
      sendPlain(response, 404, "There is no such file.");
      return;
    }
    // The panel's list has a filter of this name, and its languages are switched by buttons alone.
    const switched = isAdminPage(page) ? null : readSwitch({ pathname: request.path, search: searchOf(request) });
    if (switched) {
      response.cookie("language", switched.language, { maxAge: aYear, sameSite: "lax" });
      response.set("Cache-Control", "no-store").redirect(303, switched.address);
      return;
    }
    const mailLink = await followMailLink(page, request, newsletter);
    const language = prefix === "/pl" ? "pl" : readersLanguage(request);
    const now = clock.now();
    const data = pageData(page, now, { library, likesOf: engagement.likesOf });
    const rendered = await renderer.render({
      path: request.originalUrl,
      data,
      state: {
        // To the minute, so that a page stays the same bytes for a while; slots begin on full minutes.
        now: Math.floor(now.epochMilliseconds / minute) * minute,
        clockOffset: clockOffset(now),
        origin: originOf(request, site.siteUrl),
        language,
        assets: renderer.assetsOf(page.name, language),
        site: facts,
        mailLink,
        ...(isAdminPage(page) && { needsSetup: !access.isSetUp() }),
      },
    });
    response.status(statusOfMailLink(mailLink) ?? statusOf(data));
    response.set("Cache-Control", "public, max-age=0, must-revalidate");
    if (isAdminPage(page)) response.set("Cache-Control", "no-store");
    // The address carries a token: it is not to be kept, nor told to whoever is visited next.
    if (mailLink) response.set({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });
    // A Polish address is Polish for everybody.
    if (prefix === "") response.vary("Accept-Language").vary("Cookie");
    await sendPage(request, response, rendered);
  };
}

/** The query as it was sent, with its question mark. */
const searchOf = ({ originalUrl }: Request) => /\?.*/.exec(originalUrl)?.[0] ?? "";

/** How far the product's clock is set off from the machine's: 0 but in tests and demonstrations. */
function clockOffset(now: Temporal.Instant): number {
  const offset = now.epochMilliseconds - Date.now();
  return Math.abs(offset) < 1000 ? 0 : offset;
}
