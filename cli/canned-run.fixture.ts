import { type GenerationEvent, steps } from "#api/generation/model.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import { StoryId } from "#api/stories/model.ts";

// The events of a run in which everything happens that can happen to a story.

const published = StoryId.parse("2026-11-21-morning");
const skipped = StoryId.parse("2026-11-21-afternoon");
const failed = StoryId.parse("2026-11-21-evening");
export const runIds = { published, skipped, failed };

const planned = (id: StoryId, time: string, reason: "due" | "buffer") => ({
  id,
  timeSlot: id.slice("2026-11-21-".length) as TimeSlot,
  publishedAt: `2026-11-21T${time}:00+01:00`,
  reason,
});

export const cannedRun: readonly GenerationEvent[] = [
  {
    type: "planned",
    stories: [
      planned(published, "08:00", "due"),
      planned(skipped, "14:00", "buffer"),
      planned(failed, "20:00", "buffer"),
    ],
  },
  ...steps.flatMap((step): GenerationEvent[] => [
    { type: "step-started", id: published, step },
    { type: "step-finished", id: published, step, milliseconds: 400, ...(step === "text" && { fromJournal: true }) },
  ]),
  {
    type: "story-published",
    id: published,
    titleEn: "Rain on\u0007the \u001b[31mSill",
    titlePl: "Deszcz na parapecie",
    publishedAt: "2026-11-21T08:00:00+01:00",
    commit: "a1b2c3d4e5f60718293a4b5c6d7e8f9012345678",
    pushed: true,
  },
  { type: "story-skipped", id: skipped, reason: "taken" },
  {
    type: "warning",
    notice: { code: "REMOTE_UNREACHABLE", message: "origin does not answer", hint: "The next run pushes." },
  },
  { type: "step-started", id: failed, step: "brief" },
  { type: "step-finished", id: failed, step: "brief", milliseconds: 3 },
  { type: "step-started", id: failed, step: "text" },
  {
    type: "story-failed",
    id: failed,
    step: "text",
    error: { code: "TEXT_REJECTED", message: "The text is\ntoo short", hint: "Run it again." },
  },
  { type: "finished", published: 1, skipped: 1, failed: 1 },
];

export async function* streamOf(events: readonly GenerationEvent[]): AsyncGenerator<GenerationEvent> {
  yield* events;
}
