import { z } from "zod";
import type { Jobs } from "#api/jobs/jobs.ts";
import { adminOf } from "#api/platform/admin.ts";
import type { Clock } from "#api/platform/clock.ts";
import { type Endpoint, type EndpointGroup, endpoint, json } from "#api/platform/http/endpoint.ts";
import { Success } from "#api/platform/http/error-body.ts";
import { rates } from "#api/platform/http/rates.ts";
import { idempotencyHeader, idempotencyKeyOf } from "#api/platform/http/request.ts";
import { warsawDate } from "#api/schedule/slots.ts";
import {
  ForgetOrder,
  Forgotten,
  ImportOrder,
  ImportOutcome,
  ListedSubscriber,
  NewsletterOverview,
  PreviewAnswer,
  PreviewOrder,
  SendOrder,
  TestOrder,
} from "./administration.ts";
import type { LetterLibrary } from "./letter/letter-hold.ts";
import type { PreviewedLetter } from "./letter/letter-preview.ts";
import { LetterReport } from "./model.ts";
import type { Newsletter } from "./newsletter.ts";
import { newsletterOverview } from "./overview.ts";
import type { Letters } from "./sending/letters.ts";
import { sendLetter } from "./sending/send-letter.ts";
import type { SubscriberBook } from "./subscribers/subscriber-book.ts";

export type NewsletterAdminParts = {
  jobs: Pick<Jobs, "run">;
  letters: Letters;
  newsletter: Pick<Newsletter, "counts">;
  subscribers: SubscriberBook;
  library: LetterLibrary;
  clock: Clock;
  /** The short-lived address of a letter's preview, which needs no login. */
  previewAddress(letter: PreviewedLetter): string;
};

/** The endpoints of administrators, and of the owner of the machine. */
export const newsletterAdminEndpoints = (parts: NewsletterAdminParts): EndpointGroup => ({
  title: "Newsletter",
  schemas: {
    NewsletterOverview,
    LetterReport,
    PreviewOrder,
    PreviewAnswer,
    TestOrder,
    SendOrder,
    ListedSubscriber,
    ImportOrder,
    ImportOutcome,
    ForgetOrder,
  },
  endpoints: [...letterEndpoints(parts), ...subscriberEndpoints(parts)],
});

function letterEndpoints(parts: NewsletterAdminParts): Endpoint[] {
  const { jobs, letters, clock, previewAddress } = parts;
  const overview = endpoint({
    method: "get",
    path: "/api/admin/newsletter",
    summary: "How many readers there are, the last letters, and the next one",
    access: "publisher",
    answers: { 200: json("How the morning letter stands.", NewsletterOverview) },
    handle: () => newsletterOverview(parts),
  });
  const preview = endpoint({
    method: "post",
    path: "/api/admin/newsletter/preview",
    isQuestion: true,
    summary: "A letter as a reader would get it; nothing is sent",
    access: "publisher",
    body: PreviewOrder,
    answers: { 200: json("Its subject, its plain text, and where it can be looked at.", PreviewAnswer) },
    refusals: ["LETTER_NOT_DUE"],
    handle({ body }) {
      const { subject, text } = letters.preview(body);
      const url = previewAddress({ ...body, date: body.date });
      return { subject, text, url } satisfies PreviewAnswer;
    },
  });
  const test = endpoint({
    method: "post",
    path: "/api/admin/newsletter/test",
    summary: "Send the letter to one address, to see how it arrives",
    access: "publisher",
    rate: rates.testLetters,
    body: TestOrder,
    answers: { 200: json("The mail server has it.", Success) },
    refusals: ["LETTER_NOT_DUE", "MAIL_UNAVAILABLE"],
    async handle({ body }) {
      await letters.test(body);
      return { success: true };
    },
  });
  const send = endpoint({
    method: "post",
    path: "/api/admin/newsletter/send",
    summary: "Send the day's letter to everybody who has not got it",
    access: "publisher",
    headers: idempotencyHeader,
    body: SendOrder,
    answers: { 200: json("How many got it; of a dry run, how many would.", LetterReport) },
    refusals: [
      "LETTER_NOT_DUE",
      "LETTER_UNDER_WAY",
      "MAIL_UNAVAILABLE",
      "STATE_UNAVAILABLE",
      "DISK_FULL",
      "DATE_INVALID",
      "JOB_CANCELLED",
      "KEY_REUSED",
    ],
    handle({ body: { date: named, dryRun }, request, response }) {
      const idempotencyKey = idempotencyKeyOf(request);
      const date = named ?? warsawDate(clock.now());
      if (dryRun) return letters.send({ date, dryRun });
      const by = adminOf(response).username;
      const run = (handle: Parameters<typeof sendLetter>[2]) => sendLetter(letters, date, handle);
      // The date as it was named, if any: a repeated request after midnight is still the same one.
      const asked = JSON.stringify({ date: named });
      return jobs.run({ kind: "send-newsletter", key: date, by, idempotencyKey, asked, run });
    },
  });
  return [overview, preview, test, send];
}

/** A hundred thousand rows, however they are escaped. */
const largestImport = 48 * 1024 * 1024;

function subscriberEndpoints({ subscribers }: NewsletterAdminParts): Endpoint[] {
  const list = endpoint({
    method: "get",
    path: "/api/admin/newsletter/subscribers",
    summary: "Every reader with their address; for the owner of the machine",
    access: { ownerCommand: "mruk subscribers export" },
    answers: { 200: json("By the time of the question whether they want the letter.", z.array(ListedSubscriber)) },
    handle: () => subscribers.list(),
  });
  const take = endpoint({
    method: "post",
    path: "/api/admin/newsletter/subscribers/import",
    summary: "Take readers in from a file; for the owner of the machine",
    access: { ownerCommand: "mruk subscribers import" },
    body: ImportOrder,
    bodyLimit: largestImport,
    answers: { 200: json("How many were taken in, and how many of them will be asked by mail.", ImportOutcome) },
    refusals: ["SUBSCRIBERS_INVALID", "STATE_UNAVAILABLE"],
    handle: ({ body }) => subscribers.import(body),
  });
  const forget = endpoint({
    method: "post",
    path: "/api/admin/newsletter/subscribers/forget",
    summary: "Forget everything about an address; for the owner of the machine",
    access: { ownerCommand: "mruk subscribers forget" },
    body: ForgetOrder,
    answers: { 200: json("Where it still is, and until when.", Forgotten) },
    refusals: ["SUBSCRIBER_NOT_FOUND", "STATE_UNAVAILABLE"],
    handle: ({ body: { email } }) => subscribers.forget(email),
  });
  return [list, take, forget];
}
