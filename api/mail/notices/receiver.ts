import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { isSignedByMailgun, MailgunEvent, mailgunEnding } from "./mailgun.ts";
import type { MailEnding, MailNoticeAnswer } from "./model.ts";
import { PostmarkEvent, postmarkEnding } from "./postmark.ts";

/** Receives a mail provider's notices of bounces and complaints. */
export type MailNotices = {
  /** Throws WEBHOOK_NOT_SIGNED, and BAD_REQUEST for a signed notice that cannot be read. */
  receive(notice: Notice): Promise<MailNoticeAnswer>;
};

type Notice = {
  /** The header of that name. */
  authorization: string | undefined;
  /** Not read where the password is wrong. */
  body(): Promise<Uint8Array>;
};

export type MailNoticesParts = {
  /** The password in the webhook's address, or the provider's key for signatures. */
  secret: string;
  clock: Clock;
  /** Ends the subscription of an address; false where nothing changed. */
  end(ending: MailEnding): Promise<boolean>;
};

export function openMailNotices({ secret, clock, end }: MailNoticesParts): MailNotices {
  return {
    async receive({ authorization, body: read }) {
      const password = passwordIn(authorization);
      if (password !== null && !isSame(password, secret)) throw notSigned();
      const body = jsonOf(await read());
      if (password === null && !isSignedByMailgun(body, { key: secret, now: clock.now() })) throw notSigned();
      if (body === undefined) throw unreadable("It is not valid JSON.");
      const ending = endingIn(body);
      return { status: ending !== null && (await end(ending)) ? "ended" : "ignored" };
    },
  };
}

/** The password of an HTTP Basic header, whoever's it is; null without such a header. */
function passwordIn(authorization = ""): string | null {
  const [, encoded] = /^basic ([A-Za-z0-9+/]+={0,2})$/i.exec(authorization) ?? [];
  return encoded === undefined
    ? null
    : Buffer.from(encoded, "base64")
        .toString()
        .replace(/^[^:]*:?/, "");
}

/** Compares hashes, which are of one length, in constant time. */
function isSame(one: string, other: string): boolean {
  const hashOf = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hashOf(one), hashOf(other));
}

/** Undefined for what is no JSON. */
function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

function endingIn(body: unknown): MailEnding | null {
  try {
    const [postmark, mailgun] = [PostmarkEvent.safeParse(body), MailgunEvent.safeParse(body)];
    if (postmark.success) return postmarkEnding(postmark.data);
    if (mailgun.success) return mailgunEnding(mailgun.data);
  } catch (error) {
    if (error instanceof z.ZodError) throw unreadable("It lacks the address or the time.", error);
    throw error;
  }
  throw unreadable("It is neither Postmark's nor Mailgun's.");
}

const unreadable = (why: string, cause?: Error) =>
  new AppError("BAD_REQUEST", `This notice of a mail provider cannot be read. ${why}`, {
    hint: "docs/mail.md shows what is understood.",
    cause,
  });

const notSigned = () =>
  new AppError("WEBHOOK_NOT_SIGNED", "This notice is not signed, or with another secret.", {
    hint: "The password in the webhook's address, or the provider's signing key, must be MAIL_WEBHOOK_SECRET.",
  });
