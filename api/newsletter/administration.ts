// The administrators' requests about the newsletter, and the answers.
import { z } from "zod";
import { Language } from "#api/language/model.ts";
import { StoryId } from "#api/stories/model.ts";
import { Email, Frequency, LetterReport, letterHolds, Subscriber } from "./model.ts";

const count = z.number().int().nonnegative();
const language = z.enum(Language.options, "must be en or pl");
const frequency = z.enum(Frequency.options, "must be daily or weekly");
const date = z.iso.date("must be a date like 2026-12-24");

const UpcomingLetter = z.strictObject({
  date: z.iso.date(),
  /** The earliest time at which it leaves. */
  at: z.iso.datetime(),
  /** Whether it could leave now, with somebody still to get it. */
  due: z.boolean(),
  /** Why it will not leave as things are. */
  hold: z.enum(letterHolds).nullable(),
  /** Its stories that exist already, oldest first. */
  stories: z.array(z.strictObject({ id: StoryId, titleEn: z.string(), titlePl: z.string() })),
});
export type UpcomingLetter = z.infer<typeof UpcomingLetter>;

/** The state of the letter. */
export const NewsletterOverview = z.strictObject({
  subscribers: z.strictObject({ confirmed: count, weekly: count, waiting: count, bounced: count }),
  /** The last thirty, newest first. */
  letters: z.array(LetterReport),
  next: UpcomingLetter,
  /** The next weekly letter; a missing morning story does not hold it for longer than until the evening. */
  nextWeekly: UpcomingLetter.omit({ hold: true }),
});
export type NewsletterOverview = z.infer<typeof NewsletterOverview>;

export const PreviewOrder = z.strictObject({
  date: date.optional(),
  language,
  frequency: frequency.default("daily"),
});

/** A preview: `url` shows the letter as a mail program would, without a login, for a little while. */
export const PreviewAnswer = z.strictObject({ subject: z.string(), text: z.string(), url: z.string() });
export type PreviewAnswer = z.infer<typeof PreviewAnswer>;

export const TestOrder = z.strictObject({ email: Email, language, frequency: frequency.default("daily") });

export const SendOrder = z.strictObject({ date: date.optional(), dryRun: z.boolean().default(false) });

/** A reader, as the owner of the machine may export them. */
export const ListedSubscriber = z.strictObject({
  email: Subscriber.shape.email,
  language: Language,
  frequency: Frequency,
  ...Subscriber.pick({ askedAt: true, confirmedAt: true, bouncedAt: true }).shape,
});
export type ListedSubscriber = z.infer<typeof ListedSubscriber>;

export const ImportOrder = z.strictObject({
  /** A table or JSON lines, as the export writes them. */
  subscribers: z.string("must be a text").min(1, "must not be empty"),
  /** Whether all of them have confirmed elsewhere. */
  confirmed: z.boolean().default(false),
  /** Imports the valid rows, and reports the others. */
  skipBad: z.boolean().default(false),
});
export type ImportOrder = z.infer<typeof ImportOrder>;

/** The outcome of an import. */
export const SubscribersTaken = z.strictObject({
  /** New addresses. */
  added: count,
  /** Readers who will be asked by mail for their confirmation. */
  toAsk: count,
  /** Addresses that were subscribed already, however they are written. */
  known: count,
  /** Addresses that occur earlier in the file. */
  repeated: count,
});
export type SubscribersTaken = z.infer<typeof SubscribersTaken>;

/** `faults`: the rows that were skipped, at most the first hundred. */
export const ImportOutcome = z.strictObject({
  ...SubscribersTaken.shape,
  skipped: count,
  faults: z.array(z.strictObject({ row: z.number().int().positive(), reason: z.string() })),
});
export type ImportOutcome = z.infer<typeof ImportOutcome>;

/** An address as it was typed; it need not be one that sign-up would accept. */
export const ForgetOrder = z.strictObject({ email: z.string("must be a text").trim().min(1).max(1000) });

/** `message` says where the address still is, and until when. */
export const Forgotten = z.strictObject({ success: z.literal(true), message: z.string() });
export type Forgotten = z.infer<typeof Forgotten>;
