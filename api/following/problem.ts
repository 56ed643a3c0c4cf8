import { type AppError, saidBy } from "../platform/errors.ts";
import type { Said } from "./model.ts";

/** What keeps library and remote apart. Pure. */
export type FollowingProblem = Said & { level: "warning" | "alarm" };

/** What is often over by itself, while readers miss nothing or little. Everything else waits for a person. */
const mayPass = new Set<string>(["REMOTE_UNREACHABLE", "REMOTE_REFUSED", "CONTENT_BUSY"]);
const patience = Temporal.Duration.from({ hours: 24 });

type Standing = { code: string; since: string };

/** How bad it is, by what it is and for how long it has been so. */
export function levelOf(code: string, known: Standing | undefined, now: Temporal.Instant): FollowingProblem["level"] {
  if (!mayPass.has(code)) return "alarm";
  if (known?.code !== code) return "warning";
  return Temporal.Instant.compare(Temporal.Instant.from(known.since).add(patience), now) <= 0 ? "alarm" : "warning";
}

/** An error in the words that people read, without what an address may hold of a password. */
export function saidOf(error: AppError): Said {
  const { code, message, hint } = saidBy(error);
  return { code, message: withoutCredentials(message), ...(hint !== undefined && { hint: withoutCredentials(hint) }) };
}

/** A text, and every address in it without a name and a password before its host. */
export const withoutCredentials = (text: string): string => text.replace(/\/\/[^\s/]*@/g, "//");
