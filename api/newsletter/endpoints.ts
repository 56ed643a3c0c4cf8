import type { Clock } from "#api/platform/clock.ts";
import { AppError, httpStatus } from "#api/platform/errors.ts";
import { type Endpoint, type EndpointGroup, endpoint, json } from "#api/platform/http/endpoint.ts";
import { Success } from "#api/platform/http/error-body.ts";
import { rates } from "#api/platform/http/rates.ts";
import { originOf } from "#api/platform/http/request.ts";
import type { Signer } from "#api/platform/secret.ts";
import { asPage, readPreviewToken } from "./letter/letter-preview.ts";
import { SubscribeOrder } from "./model.ts";
import type { Newsletter } from "./newsletter.ts";
import type { Letters } from "./sending/letters.ts";

export type NewsletterParts = {
  newsletter: Pick<Newsletter, "subscribe">;
  letters: Pick<Letters, "preview">;
  signer: Signer;
  clock: Clock;
  site: { siteUrl: string | undefined };
};

export const newsletterEndpoints = (parts: NewsletterParts): EndpointGroup => ({
  title: "Newsletter",
  schemas: { SubscribeOrder },
  endpoints: [subscribeEndpoint(parts), previewEndpoint(parts)],
});

const subscribeEndpoint = ({ newsletter, site }: NewsletterParts): Endpoint =>
  endpoint({
    method: "post",
    path: "/api/newsletter/subscribe",
    summary: "Ask for the letter, daily or weekly; a mail asks for confirmation",
    access: "everybody",
    rate: rates.subscriptions,
    body: SubscribeOrder,
    answers: { 201: json("The mail is on its way.", Success) },
    refusals: ["ALREADY_SUBSCRIBED", "MAIL_UNAVAILABLE", "STATE_UNAVAILABLE"],
    async handle({ body: { website, ...signUp }, request }) {
      // A program that filled in the hidden field gets the usual answer, and nothing else happens.
      if (website === "") await newsletter.subscribe({ ...signUp, origin: originOf(request, site.siteUrl) });
      return { success: true };
    },
  });

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

const previewEndpoint = ({ letters, signer, clock }: NewsletterParts): Endpoint =>
  endpoint({
    method: "get",
    path: "/newsletter/preview",
    summary: "A letter as its readers see it, for anybody with a token for it",
    access: "everybody",
    answers: { 200: { description: "The letter as a page." } },
    handle({ request, response }) {
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
    },
  });
