import { z } from "zod";
import { Language } from "#api/language/model.ts";

/** Longer addresses cannot be delivered to (RFC 5321). */
const longestEmail = 254;
const longestLocalPart = 64;

/** A single mail address, without a name beside it, and without characters that could break a mail header. */
export const Email = z
  .string("must be an e-mail address")
  .trim()
  .max(longestEmail, `must be at most ${longestEmail} characters`)
  .pipe(z.email("must be an e-mail address"))
  .refine((email) => email.indexOf("@") <= longestLocalPart, "must be an e-mail address");

/** The frequency of a reader's letter: every morning, or on Sundays with the whole week in it. */
export const Frequency = z.enum(["daily", "weekly"]);
export type Frequency = z.infer<typeof Frequency>;
const frequency = z.enum(Frequency.options, "must be daily or weekly");

/** The content of the sign-up form. */
export const SubscribeOrder = z.strictObject({
  email: Email,
  language: z.enum(Language.options, "must be en or pl"),
  frequency: frequency.default("daily"),
  /** A hidden field; only programs fill it in. */
  website: z.string().max(1000).default(""),
});

/** A reader of the letter, or somebody who was asked for confirmation. Nothing is kept after leaving. */
export const Subscriber = z.strictObject({
  /** Or its hash, once no letter may ever go there again. */
  email: z.string(),
  language: Language,
  /** Absent for a reader of the daily letter, as everybody was before there was a choice. */
  frequency: z.literal("weekly").optional(),
  /** Instants in UTC: of the last mail that asked for confirmation, and of the confirmation. */
  askedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().optional(),
  /** Imported, and not asked yet: the mail that asks for confirmation is still to be sent. */
  toAsk: z.literal(true).optional(),
  /** The instant up to which the stories of the last letter reached; the next one begins there. */
  lettersUpTo: z.iso.datetime().optional(),
  /** When the letters ended: the mail server said that there is no such address, or the reader complained. */
  bouncedAt: z.iso.datetime().optional(),
});
export type Subscriber = z.infer<typeof Subscriber>;

/** The newsletter's part of the state: subscribers by their random id. */
export const NewsletterState = z.strictObject({ subscribers: z.record(z.string(), Subscriber) });
export type NewsletterState = z.infer<typeof NewsletterState>;

/** The outcome that the page behind a confirmation link shows: how often the letter comes from now on. */
export type Confirmation = Frequency | "unknown";
export type Standing = "subscribed" | "unsubscribed" | "unknown";

/** A reader's choices. */
export type Preferences = {
  language: Language;
  frequency: Frequency;
  /** The reader's unsubscribe link: a path of the site. */
  unsubscribe: string;
};

/**
 * The outcome of one reader's letter. `begun`: about to be handed over, with no news since; it may have arrived, and is not sent again.
 * `refused`: not today, for a reason that may pass. `bounced`: there is no such address.
 */
export const LetterOutcome = z.enum(["begun", "sent", "refused", "bounced"]);
export type LetterOutcome = z.infer<typeof LetterOutcome>;

const count = z.number().int().nonnegative();

/** The progress of a day's letter. */
export const LetterCounts = z.strictObject({
  /** Readers who are to have it. */
  readers: count,
  sent: count,
  /** Letters begun by a process that was killed, or lost at the last answer of the mail server: perhaps sent. */
  unknown: count,
  refused: count,
  bounced: count,
});
export type LetterCounts = z.infer<typeof LetterCounts>;

/** One day's letter. */
export const LetterReport = z.strictObject({ ...LetterCounts.shape, date: z.iso.date() });
export type LetterReport = z.infer<typeof LetterReport>;

/** Why a day's letter does not leave: its morning story was deleted, its file cannot be read, or nobody has made one. */
export const letterHolds = ["deleted", "unreadable", "missing"] as const;
export type LetterHold = (typeof letterHolds)[number];

/**
 * `bounced`: confirmed readers whose address does not exist, for thirty days; they get no letter. `weekly`: those of the other confirmed
 * ones who get the weekly letter.
 */
export type SubscriberCounts = { confirmed: number; weekly: number; waiting: number; bounced: number };
