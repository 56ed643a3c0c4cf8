import type { GenerationEvent, SlotReason } from "../../api/generation/model.ts";
import { dollars } from "../../api/generation/spending/dollars.ts";
import { counted } from "./counted.ts";
import { durationText } from "./durations.ts";

type EventOf<Type extends GenerationEvent["type"]> = Extract<GenerationEvent, { type: Type }>;
type PlannedStory = EventOf<"planned">["stories"][number];

/** What an event says, in one line for people. */
export function describe(event: GenerationEvent): string {
  switch (event.type) {
    case "planned":
      return planSummary(event.stories);
    case "step-started":
      return `${event.id}: ${event.step}${againText(event)}…`;
    case "step-finished":
      return `${event.id}: ${event.step} ${stepEnd(event)}`;
    case "story-published":
      return `${event.id}: ${event.titleEn} (${whereItLies(event)}${costText(event.costUsd, ", ")})`;
    case "story-skipped":
      return `${event.id}: ${skipReasons[event.reason]}`;
    case "story-failed":
      return `${event.id}: failed at ${event.step}: ${event.error.message}`;
    case "warning":
      return `warning: ${event.notice.message}`;
    case "finished":
      return runSummary(event);
  }
}

/** What there is to do about it, where the event knows. */
export function hintOf(event: GenerationEvent): string | undefined {
  if (event.type === "story-failed") return event.error.hint;
  return event.type === "warning" ? event.notice.hint : undefined;
}

/** How many stories are to be made, and why. */
export function planSummary(stories: readonly PlannedStory[]): string {
  if (stories.length === 0) return "Nothing to make: every slot has its story";
  const reasons = (["due", "buffer", "asked"] as const)
    .map((reason) => ({ reason, count: stories.filter((story) => story.reason === reason).length }))
    .filter(({ count }) => count > 0)
    .map(({ reason, count }) => `${count} ${reasonWords[reason]}`);
  const estimateUsd = stories.reduce((sum, story) => sum + (story.estimateUsd ?? 0), 0);
  return `${storyCount(stories.length)} to make: ${reasons.join(", ")}${costText(estimateUsd, ", about ")}`;
}

/** One story of the plan: which, when readers get it, and why it is to be made. */
export function plannedLine(story: PlannedStory): string {
  const reason = reasonWords[story.reason];
  const line = `${story.id.padEnd(longestId)}  ${warsawTime(story.publishedAt)}  `;
  if (!story.estimateUsd) return line + reason;
  return `${line}${reason.padEnd(longestReason)}  ${dollars(story.estimateUsd)}`;
}

/** `, second try` of what is done again. */
export function againText({ attempt }: { attempt?: number }): string {
  if (attempt === undefined) return "";
  return `, ${["first", "second", "third"][attempt - 1] ?? `${attempt}th`} try`;
}

function stepEnd({ milliseconds, fromJournal, costUsd, refused }: EventOf<"step-finished">): string {
  if (refused) return `refused the text: ${refused.join("; ")}`;
  return fromJournal ? "was done before" : `took ${durationText(milliseconds)}${costText(costUsd, ", ")}`;
}

/** What something cost, behind these words; nothing where it cost nothing. */
export function costText(usd: number | undefined, before: string): string {
  return usd === undefined || usd === 0 ? "" : before + dollars(usd);
}

export const skipReasons: Record<EventOf<"story-skipped">["reason"], string> = {
  exists: "exists already",
  taken: "another run made it first",
};

/** In whose hands a finished story is: only on the disk, in this repository, or in the remote as well. */
export function whereItLies({ commit, pushed }: Pick<EventOf<"story-published">, "commit" | "pushed">): string {
  if (commit === null) return "not committed";
  return `${commit.slice(0, 7)}, ${pushed ? "pushed" : "not pushed"}`;
}

/** How a run ended. */
export function runSummary({ published, skipped, failed, costUsd }: Omit<EventOf<"finished">, "type">): string {
  const parts = [`${storyCount(published)} made`];
  if (skipped > 0) parts.push(`${skipped} skipped`);
  if (failed > 0) parts.push(`${failed} failed`);
  return parts.join(", ") + costText(costUsd, " for ");
}

/** `2026-11-21T08:00:00+01:00` as `2026-11-21 08:00`: files keep instants with Warsaw's offset. */
export function warsawTime(publishedAt: string): string {
  return publishedAt.slice(0, "2026-11-21T08:00".length).replace("T", " ");
}

const longestId = "2026-11-21-afternoon".length;
const reasonWords: Record<SlotReason, string> = { due: "due", buffer: "ahead", asked: "asked for" };
const longestReason = Math.max(...Object.values(reasonWords).map((words) => words.length));

const storyCount = (count: number): string => counted(count, "story", "stories");
