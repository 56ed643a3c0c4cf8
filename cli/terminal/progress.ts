import { type GenerationEvent, itemOf, type Step, steps } from "#api/generation/model.ts";

type Ending = Extract<GenerationEvent, { type: "story-published" | "draft-ready" | "story-skipped" | "story-failed" }>;
type Warning = Extract<GenerationEvent, { type: "warning" }>;
export type Finish = Extract<GenerationEvent, { type: "finished" }>;

/** A story that is waiting or being made. */
export type OpenStory = {
  /** The story's id; a draft's says that it is one. */
  id: string;
  done: readonly Step[];
  current?: Step;
  startedAt?: number;
  /** The number of the attempt, and why the one before was refused. */
  again?: { attempt: number; because: string };
};

/** A row that no longer changes: the end of a story, with its duration, or a warning. */
export type Entry = { key: string; event: Ending | Warning; milliseconds?: number };

/** The progress of a run, folded from its events. Entries are only added at the end. */
export type Progress = {
  startedAt: number;
  plan: Extract<GenerationEvent, { type: "planned" }>["stories"] | null;
  open: readonly OpenStory[];
  entries: readonly Entry[];
  finish: (Finish & { milliseconds: number }) | null;
};

export const progressFrom = (startedAt: number): Progress => ({
  startedAt,
  plan: null,
  open: [],
  entries: [],
  finish: null,
});

/** The progress after an event. `at` is a clock reading in milliseconds. */
export function advance(progress: Progress, event: GenerationEvent, at: number): Progress {
  switch (event.type) {
    case "planned":
      return {
        ...progress,
        plan: event.stories,
        open: event.stories.map((story) => ({ id: itemOf(story), done: [] })),
      };
    case "step-started":
      return withStory(progress, itemOf(event), ({ again: _, ...story }) => ({
        startedAt: at,
        ...story,
        // A repeated step is no longer done, and neither are those after it.
        done: story.done.filter((step) => steps.indexOf(step) < steps.indexOf(event.step)),
        current: event.step,
        ...(event.attempt !== undefined && { again: { attempt: event.attempt, because: event.because ?? "" } }),
      }));
    case "step-finished":
      return withStory(progress, itemOf(event), ({ current: _, ...story }) => ({
        startedAt: at,
        ...story,
        done: [...story.done, event.step],
      }));
    case "story-published":
    case "draft-ready":
    case "story-skipped":
    case "story-failed":
      return withEnding(progress, event, at);
    case "warning":
      return withEntry(progress, { event });
    case "finished":
      return { ...progress, finish: { ...event, milliseconds: at - progress.startedAt } };
  }
}

function withStory(progress: Progress, id: string, change: (story: OpenStory) => OpenStory): Progress {
  // A story that was not planned gets a row too.
  const known = progress.open.some((story) => story.id === id);
  const open = known ? progress.open : [...progress.open, { id, done: [] }];
  return { ...progress, open: open.map((story) => (story.id === id ? change(story) : story)) };
}

function withEnding(progress: Progress, event: Ending, at: number): Progress {
  const startedAt = progress.open.find(({ id }) => id === itemOf(event))?.startedAt;
  const open = progress.open.filter(({ id }) => id !== itemOf(event));
  return withEntry(
    { ...progress, open },
    startedAt === undefined ? { event } : { event, milliseconds: at - startedAt },
  );
}

function withEntry(progress: Progress, entry: Omit<Entry, "key">): Progress {
  return { ...progress, entries: [...progress.entries, { key: String(progress.entries.length), ...entry }] };
}
