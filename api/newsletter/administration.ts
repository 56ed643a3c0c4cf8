// What an administrator asks of the newsletter, and what the answers are.
import { z } from "zod";
import { Language } from "../language/model.ts";
import { StoryId } from "../stories/model.ts";
import { Email, LetterReport, Subscriber } from "./model.ts";

const count = z.number().int().nonnegative();
const language = z.enum(Language.options, "must be en or pl");
const date = z.iso.date("must be a date like 2026-12-24");

/** How the morning letter stands. */
export const NewsletterOverview = z.strictObject({
  subscribers: z.strictObject({ confirmed: count, waiting: count, bounced: count }),
  /** The last thirty, newest first. */
  letters: z.array(LetterReport),
  next: z.strictObject({
    date: z.iso.date(),
    /** When it leaves at the earliest. */
    at: z.iso.datetime(),
    /** It could leave now, and somebody has not got it yet. */
    due: z.boolean(),
    /** What it will hold as far as is known now: those of its stories that are made, oldest first. */
    stories: z.array(z.strictObject({ id: StoryId, titleEn: z.string(), titlePl: z.string() })),
  }),
});
export type NewsletterOverview = z.infer<typeof NewsletterOverview>;

export const PreviewOrder = z.strictObject({ date: date.optional(), language });

/** A letter to look at: `url` shows it as a mail program would, to whoever has the address, for a little while. */
export const PreviewAnswer = z.strictObject({ subject: z.string(), text: z.string(), url: z.string() });
export type PreviewAnswer = z.infer<typeof PreviewAnswer>;

export const TestOrder = z.strictObject({ email: Email, language });

export const SendOrder = z.strictObject({ date: date.optional(), dryRun: z.boolean().default(false) });

/** A reader as the owner of the machine may take them elsewhere. */
export const ListedSubscriber = Subscriber.pick({
  email: true,
  language: true,
  askedAt: true,
  confirmedAt: true,
  bouncedAt: true,
});
export type ListedSubscriber = z.infer<typeof ListedSubscriber>;

export const ImportOrder = z.strictObject({
  /** A table or JSON lines, as the export writes them. */
  subscribers: z.string("must be a text").min(1, "must not be empty"),
  /** They have all said elsewhere that they want the letter. */
  confirmed: z.boolean().default(false),
  /** Takes the rows that can be taken, and names the others. */
  skipBad: z.boolean().default(false),
});
export type ImportOrder = z.infer<typeof ImportOrder>;

/** What came of readers that were taken in. */
export const SubscribersTaken = z.strictObject({
  /** Of new addresses. */
  added: count,
  /** Who will be asked by mail whether they want the letter. */
  toAsk: count,
  /** Of addresses that were there already, however they are written. */
  known: count,
  /** Of addresses that the file itself had before. */
  repeated: count,
});
export type SubscribersTaken = z.infer<typeof SubscribersTaken>;

/** `faults`: the rows that were left out, the first hundred of `skipped`. */
export const ImportOutcome = z.strictObject({
  ...SubscribersTaken.shape,
  skipped: count,
  faults: z.array(z.strictObject({ row: z.number().int().positive(), reason: z.string() })),
});
export type ImportOutcome = z.infer<typeof ImportOutcome>;

/** An address as it was typed, which need not be one that we would take. */
export const ForgetOrder = z.strictObject({ email: z.string("must be a text").trim().min(1).max(1000) });

/** `message` says where the address still is, and until when. */
export const Forgotten = z.strictObject({ success: z.literal(true), message: z.string() });
export type Forgotten = z.infer<typeof Forgotten>;
