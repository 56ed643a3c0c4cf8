import type { RequestHandler } from "express";
import type { ApiParts } from "#api/app.ts";
import { cacheControl } from "#api/platform/http/reply.ts";
import { originOf } from "#api/platform/http/request.ts";
import type { ResponseCache } from "#api/platform/http/response-cache.ts";
import { sendCached, sendResponse } from "#api/platform/http/send-cached.ts";
import { readSwitch } from "#web/app/language-switch.ts";
import { pageRow } from "#web/app/pages.ts";
import { readPath } from "#web/app/paths.ts";
import { followMailLink, statusOfMailLink } from "./mail-link.ts";
import type { PageAnswers } from "./page-answers.ts";
import { queryIn } from "./page-rendering.ts";
import { sendPlain } from "./plain.ts";
import { previewPage } from "./preview-page.ts";
import { readersLanguage } from "./reader.ts";
import type { Renderer } from "./renderer.ts";
import { searchPage } from "./search-page.ts";
import { signUpPage } from "./sign-up-page.ts";

type Parts = Pick<
  ApiParts,
  "newsletter" | "site" | "access" | "search" | "previewLinks" | "library" | "reviewing" | "clock"
> & {
  renderer: Pick<Renderer, "ready">;
  answers: Pick<ResponseCache, "millisecondsUntilChange">;
  pageAnswers: PageAnswers;
};

const aYear = 365 * 24 * 60 * 60_000;
/** `/robots.txt`, `/old/logo.png`: programs request these, and they are no pages. */
const looksLikeFile = /^\/assets(\/|$)|\.[A-Za-z0-9]+$/;

/** Every page, rendered in the reader's language. */
export function pages(parts: Parts): RequestHandler {
  const { newsletter, site, access, search, renderer, answers, pageAnswers } = parts;
  const searchOf = searchPage({ search, limits: site.limits });
  const signUpOf = signUpPage({ newsletter, site });
  const sendPreview = previewPage(parts);
  return async (request, response) => {
    const place = readPath(request.path);
    const { page, prefix } = place;
    const { area, forms } = pageRow(page.name);
    const isAdmins = area === "administrators";
    const methods = ["GET", "HEAD", ...(forms ? ["POST"] : [])];
    if (!methods.includes(request.method)) {
      response.set("Allow", methods.join(", "));
      sendPlain(response, 405, "This address can only be read.");
      return;
    }
    if (looksLikeFile.test(request.path)) {
      sendPlain(response, 404, "There is no such file.");
      return;
    }
    // The panel has a filter with this parameter, and switches languages by buttons only.
    const switched = isAdmins ? null : readSwitch({ pathname: request.path, search: queryIn(request.originalUrl) });
    if (switched) {
      // Not HttpOnly: a button on the page changes it.
      const secure = site.siteUrl?.startsWith("https:") ?? false;
      response.cookie("language", switched.language, { maxAge: aYear, sameSite: "lax", secure });
      response.set("Cache-Control", "no-store").redirect(303, switched.address);
      return;
    }
    const mailLink = await followMailLink(page.name, request, newsletter);
    const language = prefix === "/pl" ? "pl" : readersLanguage(request.headers);
    const pageRequest = { place, path: request.originalUrl, language, origin: originOf(request, site.siteUrl) };
    await renderer.ready();
    if (page.name === "preview") return sendPreview(request, response, pageRequest);
    const found = pageAnswers.cached(pageRequest);
    const isMissing = found === null && pageRow(page.name).cached !== "never";
    if (page.name === "not-found" || isMissing) response.status(404);
    // A missing story has a page of its own.
    const lost = { ...pageRequest, place: { page: { name: "not-found" as const }, prefix } };
    const cached = isMissing && page.name !== "story" ? pageAnswers.cached(lost) : found;
    if (cached) return sendCached(request, response, { answer: cached, answers });
    const searched = page.name === "search" ? await searchOf(request, language) : undefined;
    const signedUp = page.name === "newsletter" ? await signUpOf(request, language) : undefined;
    const answer = pageAnswers.rendered(pageRequest, {
      mailLink,
      search: searched?.shown,
      signUp: signedUp?.shown,
      ...(isAdmins && { needsSetup: !access.isSetUp() }),
    });
    const { status = response.statusCode, retryAfter } = searched ?? signedUp ?? {};
    response.status(statusOfMailLink(mailLink) ?? status);
    if (retryAfter) response.set("Retry-After", String(retryAfter));
    // The address contains a token: neither caches nor the next site may see it.
    if (mailLink) response.set("Referrer-Policy", "no-referrer");
    const lifetime = mailLink || isAdmins || searched?.status || signedUp ? "no-store" : cacheControl(answer.kind, 0);
    return sendResponse(request, response, { answer, lifetime });
  };
}
