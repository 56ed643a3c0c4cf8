import { z } from "zod";
import { Language } from "../language/model.ts";

/** Longer addresses cannot be delivered to (RFC 5321). */
const longestEmail = 254;
const longestLocalPart = 64;

const Email = z
  .string("must be an e-mail address")
  .trim()
  .max(longestEmail, `must be at most ${longestEmail} characters`)
  .pipe(z.email("must be an e-mail address"))
  .refine((email) => email.indexOf("@") <= longestLocalPart, "must be an e-mail address");

/** What the sign-up form sends. */
export const SubscribeOrder = z.strictObject({
  email: Email,
  language: z.enum(Language.options, "must be en or pl"),
  /** A field that people do not see; only programs fill it in. */
  website: z.string().max(1000).default(""),
});

/** One reader of the morning letter, or somebody who was asked whether to become one. Who leaves leaves nothing behind. */
export const Subscriber = z.strictObject({
  email: z.string(),
  language: Language,
  /** Instants, as ISO texts in universal time: of the last mail that asked for confirmation, and of the confirmation. */
  askedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().optional(),
});
export type Subscriber = z.infer<typeof Subscriber>;

/** The newsletter's part of the state: subscribers by their random id. */
export const NewsletterState = z.strictObject({ subscribers: z.record(z.string(), Subscriber) });
export type NewsletterState = z.infer<typeof NewsletterState>;

/** What the page behind a mail's link has to tell. */
export type Confirmation = "confirmed" | "unknown";
export type Standing = "subscribed" | "unsubscribed" | "unknown";
