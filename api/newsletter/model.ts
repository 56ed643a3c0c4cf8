import { z } from "zod";
import { Language } from "../language/model.ts";

/** Longer addresses cannot be delivered to (RFC 5321). */
const longestEmail = 254;
const longestLocalPart = 64;

/** An address that mail can be sent to: one, without a name beside it, and nothing that a mail's head would read as its own. */
export const Email = z
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
  /** Imported, and not asked yet: the mail that asks for confirmation is still to be sent. */
  toAsk: z.literal(true).optional(),
  /** Up to which instant the stories of the last letter reached; the next one begins there. */
  lettersUpTo: z.iso.datetime().optional(),
  /** When the reader's mail server said that there is no such address: no letter since then. */
  bouncedAt: z.iso.datetime().optional(),
});
export type Subscriber = z.infer<typeof Subscriber>;

/** The newsletter's part of the state: subscribers by their random id. */
export const NewsletterState = z.strictObject({ subscribers: z.record(z.string(), Subscriber) });
export type NewsletterState = z.infer<typeof NewsletterState>;

/** What the page behind a mail's link has to tell. */
export type Confirmation = "confirmed" | "unknown";
export type Standing = "subscribed" | "unsubscribed" | "unknown";

/** How a reader wants the letter. */
export type Preferences = {
  language: Language;
  /** Where this reader unsubscribes: a path of the site. */
  unsubscribe: string;
};

/**
 * What became of one reader's letter. `begun`: about to be handed over, and nothing is known since: it may have arrived, and is not
 * sent again. `refused`: not today, for a reason that may pass. `bounced`: there is no such address.
 */
export const LetterOutcome = z.enum(["begun", "sent", "refused", "bounced"]);
export type LetterOutcome = z.infer<typeof LetterOutcome>;

const count = z.number().int().nonnegative();

/** How far a day's letter is. */
export const LetterCounts = z.strictObject({
  /** Readers who are to have it. */
  readers: count,
  sent: count,
  /** Begun by a process that was ended, or whose mail server went silent at the last word: perhaps sent. */
  unknown: count,
  refused: count,
  bounced: count,
});
export type LetterCounts = z.infer<typeof LetterCounts>;

/** One day's letter. */
export const LetterReport = z.strictObject({ ...LetterCounts.shape, date: z.iso.date() });
export type LetterReport = z.infer<typeof LetterReport>;
