import { z } from "zod";

/** A mailbox in a notice; it is only compared. */
export const Address = z.string().min(3).max(320);

/** An instant as a text with its offset. */
export const InstantText = z
  .string()
  .max(50)
  .transform((text, { addIssue }) => {
    try {
      return Temporal.Instant.from(text);
    } catch {
      addIssue({ code: "custom", message: "must be an instant with its offset" });
      return z.NEVER;
    }
  });

/** An instant as seconds since 1970, with or without a fraction. */
export const InstantSeconds = z
  .number()
  .min(0)
  .max(1e11)
  .transform((seconds) => Temporal.Instant.fromEpochMilliseconds(Math.round(seconds * 1000)));
