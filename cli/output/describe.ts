import { type GenerationEvent, itemOf, type SlotReason } from "#api/generation/model.ts";
import { dollars } from "#api/generation/spending/dollars.ts";
import { counted } from "./counted.ts";
import { durationText } from "./durations.ts";

type EventOf<Type extends GenerationEvent["type"]> = Extract<GenerationEvent, { type: Type }>;
type PlannedStory = EventOf<"planned">["stories"][number];

/** An event in one line for people. */
export function describe(event: GenerationEvent): string {
  switch (event.type) {
    case "planned":
      return planSummary(event.stories);
    case "step-started":
      return `${itemOf(event)}: ${event.step}${againText(event)}…`;
    case "step-finished":
      return `${itemOf(event)}: ${event.step} ${stepEnd(event)}`;
    case "story-published":
    case "draft-ready":
      return `${itemOf(event)}: ${event.titleEn} (${storageText(event)}${costText(event.costUsd, ", ")})`;
    case "story-skipped":
      return `${itemOf(event)}: ${skipReasons[event.reason]}`;
    case "story-failed":
      return `${itemOf(event)}: failed at ${event.step}: ${event.error.message}`;
    case "warning":
      return `warning: ${event.notice.message}`;
    case "finished":
      return runSummary(event);
  }
}

/** The hint of an event, where it has one. */
export function hintOf(event: GenerationEvent): string | undefined {
  if (event.type === "story-failed") return event.error.hint;
  return event.type === "warning" ? event.notice.hint : undefined;
}

/** The number of stories to make, with the reasons. */
export function planSummary(stories: readonly PlannedStory[]): string {
  if (stories.length === 0) return "Nothing to make: every slot has its story";
  const drafts = stories.filter(({ as }) => as === "draft").length;
  const reasons = (["due", "buffer", "asked"] as const)
    .map((reason) => ({ reason, count: stories.filter((story) => story.reason === reason).length }))
    .filter(({ count }) => count > 0)
    .map(({ reason, count }) => `${count} ${reasonText[reason]}`);
  const estimateUsd = stories.reduce((sum, story) => sum + (story.estimateUsd ?? 0), 0);
  const kinds = drafts > 0 ? `, ${counted(drafts, "draft")} of them` : "";
  return `${storyCount(stories.length)} to make${kinds}: ${reasons.join(", ")}${costText(estimateUsd, ", about ")}`;
}

/** One story of the plan: id, publishing time and reason. */
export function plannedLine(story: PlannedStory): string {
  const reason = story.as === "draft" ? `${reasonText[story.reason]}, draft` : reasonText[story.reason];
  const line = `${story.id.padEnd(longestId)}  ${warsawTime(story.publishedAt)}  `;
  if (!story.estimateUsd) return line + reason;
  return `${line}${reason.padEnd(longestReason)}  ${dollars(story.estimateUsd)}`;
}

/** `, second try`; empty for a first try. */
export function againText({ attempt }: { attempt?: number }): string {
  if (attempt === undefined) return "";
  return `, ${["first", "second", "third"][attempt - 1] ?? `${attempt}th`} try`;
}

function stepEnd({ milliseconds, fromJournal, costUsd, refused }: EventOf<"step-finished">): string {
  if (refused) return `refused the text: ${refused.join("; ")}`;
  return fromJournal ? "was done before" : `took ${durationText(milliseconds)}${costText(costUsd, ", ")}`;
}

/** A cost behind a lead text; empty where nothing was spent. */
export function costText(usd: number | undefined, before: string): string {
  return usd === undefined || usd === 0 ? "" : before + dollars(usd);
}

export const skipReasons: Record<EventOf<"story-skipped">["reason"], string> = {
  exists: "exists already",
  taken: "another run made it first",
};

/** Where a finished story is stored: only on the disk, in a commit, or in the remote as well. */
export function storageText({ commit, pushed }: Pick<EventOf<"story-published">, "commit" | "pushed">): string {
  if (commit === null) return "not committed";
  return `${commit.slice(0, 7)}, ${pushed ? "pushed" : "not pushed"}`;
}

/** The counts and the cost of a run. */
export function runSummary({
  published,
  drafts = 0,
  skipped,
  failed,
  costUsd,
  setAsideUsd,
}: Omit<EventOf<"finished">, "type">): string {
  const parts = [`${storyCount(published)} made`];
  if (drafts > 0) parts.push(`${counted(drafts, "draft")} to review`);
  if (skipped > 0) parts.push(`${skipped} skipped`);
  if (failed > 0) parts.push(`${failed} failed`);
  const setAside = setAsideUsd === undefined ? "" : `, ${dollars(setAsideUsd)} of it only set aside`;
  return parts.join(", ") + costText(costUsd, " for ") + setAside;
}

/** `2026-11-21T08:00:00+01:00` as `2026-11-21 08:00`: files keep instants with Warsaw's offset. */
export function warsawTime(publishedAt: string): string {
  return publishedAt.slice(0, "2026-11-21T08:00".length).replace("T", " ");
}

const longestId = "2026-11-21-afternoon".length;
const reasonText: Record<SlotReason, string> = { due: "due", buffer: "ahead", asked: "asked for" };
const longestReason = Math.max(...Object.values(reasonText).map((text) => text.length));

const storyCount = (count: number): string => counted(count, "story", "stories");
