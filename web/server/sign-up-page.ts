import type { Request } from "express";
import type { Language } from "#api/language/model.ts";
import { Frequency, SubscribeOrder } from "#api/newsletter/model.ts";
import type { Newsletter } from "#api/newsletter/newsletter.ts";
import { AppError, httpStatus } from "#api/platform/errors.ts";
import { readBytes, refuseForeign } from "#api/platform/http/body.ts";
import { openLimiter, type RateLimits } from "#api/platform/http/rate-limit.ts";
import { rates } from "#api/platform/http/rates.ts";
import { originOf } from "#api/platform/http/request.ts";
import type { SignUpShown } from "#web/app/page.ts";
import { outcomeOf } from "#web/features/newsletter/subscribe.ts";

type Parts = { newsletter: Pick<Newsletter, "subscribe">; site: { siteUrl: string | undefined; limits: RateLimits } };
export type SignedUpPage = { shown: SignUpShown; status?: number; retryAfter?: number | undefined };

/** An address of 254 characters with each of them encoded, and three short fields. */
const longestForm = 2048;

/** Signs up whom a form without scripts names, by the rules of `POST /api/newsletter/subscribe`; undefined where none was sent. */
export function signUpPage({ newsletter, site }: Parts) {
  const limiter = openLimiter(rates.subscriptions, site.limits);

  async function signUp(request: Request, fields: Record<string, string>, language: Language): Promise<void> {
    refuseForeign(request, site.siteUrl);
    const refused = (await limiter?.count(request.ip))?.refused;
    if (refused) throw refused;
    const order = SubscribeOrder.safeParse({ ...fields, language });
    if (!order.success) throw new AppError("FIELDS_INVALID", "The form is not filled in.", { cause: order.error });
    const { website, ...signingUp } = order.data;
    // A program that filled in the hidden field gets the usual answer, and nothing else happens.
    if (website === "") await newsletter.subscribe({ ...signingUp, origin: originOf(request, site.siteUrl) });
  }

  return async (request: Request, language: Language): Promise<SignedUpPage | undefined> => {
    if (request.method !== "POST") return undefined;
    const form = new URLSearchParams((await readBytes(request, { limit: longestForm })).toString());
    const fields = Object.fromEntries(form);
    const shown = {
      email: fields.email ?? "",
      frequency: Frequency.safeParse(fields.frequency).data ?? "daily",
    };
    try {
      await signUp(request, fields, language);
      return { shown: { ...shown, outcome: "success" } };
    } catch (error) {
      if (!(error instanceof AppError) || error.code === "INTERNAL") throw error;
      const status = httpStatus[error.code];
      return { shown: { ...shown, outcome: outcomeOf(status) }, status, retryAfter: error.retryAfter };
    }
  };
}
