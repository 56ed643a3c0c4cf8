import { AppError } from "#api/platform/errors.ts";
import { readBytes } from "#api/platform/http/body.ts";
import { type EndpointGroup, endpoint, json } from "#api/platform/http/endpoint.ts";
import { rates } from "#api/platform/http/rates.ts";
import { MailNoticeAnswer } from "./model.ts";
import type { MailNotices } from "./receiver.ts";

/** A notice has a few kilobytes; one that quotes the letter has more. */
const noticeLimit = 1024 * 1024;

/** Null in `mailNotices`: no secret is configured. */
export const mailNoticeEndpoints = ({ mailNotices }: { mailNotices: MailNotices | null }): EndpointGroup => ({
  title: "Mail providers",
  schemas: { MailNoticeAnswer },
  endpoints: [
    endpoint({
      method: "post",
      path: "/api/hooks/mail",
      summary: "A mail provider's notice of a bounce or a complaint, in Postmark's or Mailgun's form",
      access: "everybody",
      fromAnywhere: true,
      rate: rates.refusedNotices,
      headers: {
        Authorization: "`Basic` with MAIL_WEBHOOK_SECRET as the password; Mailgun signs in the body instead.",
      },
      upload: ["application/json"],
      answers: { 200: json("The subscription has ended, or nothing is to be done.", MailNoticeAnswer) },
      refusals: ["NOT_FOUND", "WEBHOOK_NOT_SIGNED", "STATE_UNAVAILABLE"],
      async handle({ request }) {
        if (mailNotices === null) throw new AppError("NOT_FOUND", "There is nothing at this address.");
        return mailNotices.receive({
          authorization: request.get("Authorization"),
          body: () => readBytes(request, { limit: noticeLimit }),
        });
      },
    }),
  ],
});
