import { Router } from "express";
import type { Clock } from "#api/platform/clock.ts";
import { AppError, httpStatus } from "#api/platform/errors.ts";
import { readFields, sameOrigin } from "#api/platform/http/body.ts";
import { allowOnly, readOnly } from "#api/platform/http/http.ts";
import { limitRate, type RateLimits } from "#api/platform/http/rate-limit.ts";
import { rates } from "#api/platform/http/rates.ts";
import { originOf } from "#api/platform/http/request.ts";
import type { Signer } from "#api/platform/secret.ts";
import { asPage, readPreviewToken } from "./letter/letter-preview.ts";
import { SubscribeOrder } from "./model.ts";
import type { Newsletter } from "./newsletter.ts";
import type { Letters } from "./sending/letters.ts";

export type NewsletterRoutesOptions = {
  newsletter: Pick<Newsletter, "subscribe">;
  site: { siteUrl: string | undefined; limits: RateLimits };
};

/** Mount at `/api/newsletter`: `subscribe`. */
export function newsletterRoutes({ newsletter, site: { siteUrl, limits } }: NewsletterRoutesOptions): Router {
  const router = Router();
  router
    .route("/subscribe")
    .post(sameOrigin(siteUrl), limitRate(rates.subscriptions, limits), async (request, response) => {
      const { website, ...signUp } = await readFields(request, SubscribeOrder);
      // A program that filled in the hidden field gets the usual answer, and nothing else happens.
      if (website === "") await newsletter.subscribe({ ...signUp, origin: originOf(request, siteUrl) });
      response.status(201).set("Cache-Control", "no-store").json({ success: true });
    })
    .all(allowOnly("POST"));
  return router;
}

/** A letter has inline styles, runs nothing, and may be framed by the panel. */
const previewHeaders = {
  "Content-Security-Policy":
    "default-src 'none'; img-src 'self' https: data:; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; " +
    "form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  "X-Frame-Options": "SAMEORIGIN",
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};

type PreviewRoutesOptions = { letters: Pick<Letters, "preview">; signer: Signer; clock: Clock };

/** Mount at `/newsletter`: `preview`, a letter as its readers see it, for anybody with a token for it. */
export function previewRoutes({ letters, signer, clock }: PreviewRoutesOptions): Router {
  const router = Router();
  readOnly(router, "/preview", (request, response) => {
    const { token } = request.query;
    const order = readPreviewToken(typeof token === "string" ? token : "", { signer, now: clock.now() });
    // The sandboxed page has an opaque origin, and browsers warn when such a page asks for an agent cluster.
    response.set(previewHeaders).removeHeader("Origin-Agent-Cluster");
    try {
      if (order === null) throw new AppError("NOT_FOUND", "This preview is over. Ask for it once more.");
      response.type("html").send(asPage(letters.preview(order).html));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Plain text, since a person reads it in a frame.
      response.status(httpStatus[error.code]).type("text").send(error.message);
    }
  });
  return router;
}
