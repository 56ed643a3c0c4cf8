import { type RequestHandler, Router } from "express";
import type { Jobs } from "#api/jobs/jobs.ts";
import type { Language } from "#api/language/model.ts";
import { adminOf, requireOwner } from "#api/platform/admin.ts";
import type { Clock } from "#api/platform/clock.ts";
import { readFields, sameOrigin } from "#api/platform/http/body.ts";
import { allowOnly, readOnly } from "#api/platform/http/http.ts";
import { limitRate, type RateLimits } from "#api/platform/http/rate-limit.ts";
import { rates } from "#api/platform/http/rates.ts";
import { idempotencyKeyOf } from "#api/platform/http/request.ts";
import { warsawDate } from "#api/schedule/slots.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import {
  ForgetOrder,
  ImportOrder,
  type NewsletterOverview,
  type PreviewAnswer,
  PreviewOrder,
  SendOrder,
  TestOrder,
} from "./administration.ts";
import type { Newsletter } from "./newsletter.ts";
import { newsletterOverview } from "./overview.ts";
import type { Letters } from "./sending/letters.ts";
import { sendLetter } from "./sending/send-letter.ts";
import type { SubscriberBook } from "./subscribers/subscriber-book.ts";

export type NewsletterAdminOptions = {
  jobs: Pick<Jobs, "run">;
  letters: Letters;
  newsletter: Pick<Newsletter, "counts">;
  subscribers: SubscriberBook;
  library: Pick<StoryLibrary, "list" | "find">;
  clock: Clock;
  /** The short-lived address of a letter's preview, which needs no login. */
  previewAddress(order: { date: string | undefined; language: Language }): string;
  site: { siteUrl: string | undefined; limits: RateLimits };
};

/** A hundred thousand rows, however they are escaped. */
const largestImport = 48 * 1024 * 1024;

/** Mount at `/api/admin/newsletter`: itself, `preview`, `test`, `send`, and `subscribers` with what changes them. */
export function newsletterAdminRoutes(options: NewsletterAdminOptions): Router {
  const { jobs, letters, subscribers, clock, previewAddress, site } = options;
  const router = Router();
  const post = (path: string, ...handlers: RequestHandler[]) =>
    router
      .route(path)
      .post(sameOrigin(site.siteUrl), ...handlers)
      .all(allowOnly("POST"));

  readOnly(router, "/", async (_request, response) => {
    response.json((await newsletterOverview(options)) satisfies NewsletterOverview);
  });
  post("/preview", async (request, response) => {
    const order = await readFields(request, PreviewOrder);
    const { subject, text } = letters.preview(order);
    const url = previewAddress({ date: order.date, language: order.language });
    response.json({ subject, text, url } satisfies PreviewAnswer);
  });
  post("/test", limitRate(rates.testLetters, site.limits), async (request, response) => {
    await letters.test(await readFields(request, TestOrder));
    response.json({ success: true });
  });
  post("/send", async (request, response) => {
    const idempotencyKey = idempotencyKeyOf(request);
    const { date: named, dryRun } = await readFields(request, SendOrder);
    const date = named ?? warsawDate(clock.now());
    if (dryRun) {
      response.json(await letters.send({ date, dryRun }));
      return;
    }
    const by = adminOf(response).username;
    const run = (handle: Parameters<typeof sendLetter>[2]) => sendLetter(letters, date, handle);
    // The date as it was named, if any: a repeated request after midnight is still the same one.
    const asked = JSON.stringify({ date: named });
    response.json(await jobs.run({ kind: "send-newsletter", key: date, by, idempotencyKey, asked, run }));
  });

  readOnly(router, "/subscribers", (_request, response) => {
    requireOwner(response, "mruk subscribers export");
    response.json(subscribers.list());
  });
  post("/subscribers/import", async (request, response) => {
    requireOwner(response, "mruk subscribers import");
    response.json(await subscribers.import(await readFields(request, ImportOrder, { limit: largestImport })));
  });
  post("/subscribers/forget", async (request, response) => {
    requireOwner(response, "mruk subscribers forget");
    const { email } = await readFields(request, ForgetOrder);
    response.json(await subscribers.forget(email));
  });
  return router;
}
