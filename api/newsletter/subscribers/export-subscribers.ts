import { csvOf } from "#api/platform/files/csv.ts";
import { ListedSubscriber } from "../administration.ts";
import type { NewsletterState } from "../model.ts";
import { frequencyOf } from "./subscribers.ts";
import { isSuppressed } from "./suppression.ts";

/** Everybody who reads the letter or was asked to confirm, by the time of the mail, with what they left with us and no more. */
export function listed({ subscribers }: NewsletterState): ListedSubscriber[] {
  return Object.values(subscribers)
    .filter((subscriber) => !isSuppressed(subscriber))
    .map(({ email, language, askedAt, confirmedAt, bouncedAt, ...subscriber }) => ({
      email,
      language,
      frequency: frequencyOf(subscriber),
      askedAt,
      ...(confirmedAt !== undefined && { confirmedAt }),
      ...(bouncedAt !== undefined && { bouncedAt }),
    }))
    .sort((one, other) => one.askedAt.localeCompare(other.askedAt) || one.email.localeCompare(other.email));
}

export const exportFormats = ["csv", "json"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A list of readers as a file that can be imported again: a table, or JSON lines. */
export function subscribersFile(subscribers: readonly ListedSubscriber[], format: ExportFormat): string {
  if (format === "json") return subscribers.map((subscriber) => `${JSON.stringify(subscriber)}\n`).join("");
  return csvOf(
    subscribers.map(({ confirmedAt = null, bouncedAt = null, ...rest }) => ({ ...rest, confirmedAt, bouncedAt })),
    ListedSubscriber.keyof().options,
  );
}
