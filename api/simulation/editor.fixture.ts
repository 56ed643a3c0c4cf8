// The simulated editor, who decides about drafts at the server's panel.
import { expect } from "vitest";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import type { Slot } from "#api/schedule/model.ts";
import { publishingInstant, storyIdOf } from "#api/schedule/slots.ts";
import type { RevisedDraft } from "#api/stories/drafts/drafts.ts";
import { type Story, type StoryId, storyPath } from "#api/stories/model.ts";
import type { Draw } from "./draw.fixture.ts";
import { type EditorKind, type Fate, slotsBetween } from "./fate.fixture.ts";
import { model } from "./run.fixture.ts";
import type { SimulatedServer } from "./server.fixture.ts";

const decisions = ["approve", "edit", "hold", "delete", "again", "hold story", "nothing"] as const;
type Decision = (typeof decisions)[number];

/** How often, of a hundred drafts, each of the decisions is taken. */
const habits: Record<EditorKind, Record<Decision, number>> = {
  asleep: { approve: 0, edit: 0, hold: 0, delete: 0, again: 0, "hold story": 0, nothing: 100 },
  away: { approve: 70, edit: 10, hold: 10, delete: 5, again: 0, "hold story": 0, nothing: 5 },
  quick: { approve: 60, edit: 15, hold: 5, delete: 5, again: 10, "hold story": 5, nothing: 0 },
  hasty: { approve: 60, edit: 10, hold: 10, delete: 5, again: 5, "hold story": 5, nothing: 5 },
  refusing: { approve: 0, edit: 5, hold: 60, delete: 25, again: 10, "hold story": 0, nothing: 0 },
};

/** What others may have done first. */
const wasFirst = new Set(["EDIT_CONFLICT", "DRAFT_NOT_FOUND", "STORY_EXISTS", "STORY_NOT_FOUND", "REVIEW_CLOSED"]);

export type SimulatedEditor = ReturnType<typeof openEditor>;

type EditorParts = { kind: EditorKind; server: SimulatedServer; draw: Draw; clock: Clock };

export function openEditor({ kind, server, draw, clock }: EditorParts) {
  /** The texts that were approved, and those that are to be seen in a slot. */
  const approved = new Set<string>();
  const promised = new Map<StoryId, string>();
  const counts = { answers: 0, overtaken: 0 };

  const acts: Record<Decision, (draft: RevisedDraft) => Promise<unknown>> = {
    async approve({ story: draft, rev }) {
      approved.add(textOf(draft));
      const result = await server.reviewing().approve(draft.id, { rev, by: kind });
      if (result.became === "story") promised.set(draft.id, textOf(result.story.story));
    },
    async edit({ story: { id, titleEn }, rev }) {
      const change = { titleEn: `${titleEn.slice(0, 80)} ${draw.whole(1, 9)}` };
      const edited = await server.reviewing().edit(id, change, { rev, by: kind });
      if (kind !== "refusing" && draw.chance(0.7)) await acts.approve(edited);
    },
    hold: ({ story: { id }, rev }) => server.reviewing().hold(id, { rev, by: kind }),
    delete: ({ story: { id }, rev }) => server.reviewing().remove(id, { rev, by: kind }),
    again: ({ story: { id }, rev }) => server.make({ kind: "again", id, rev, wish: "Another one." }),
    async "hold story"() {
      const ahead = [...server.library().all()].find((story) => isOfModel(story) && isAhead(story, clock.now()));
      if (ahead === undefined) return;
      const { id } = ahead;
      const rev = (await (await server.content().committed()).entry(storyPath(id)))?.blob ?? "";
      await server.make({ kind: "hold", id, rev, by: kind });
      const held = await server
        .reviewing()
        .read(id)
        .catch(() => null);
      if (held?.story.review.state === "held") promised.delete(id);
    },
    nothing: async () => {},
  };

  async function decide(draft: RevisedDraft): Promise<void> {
    counts.answers++;
    await acts[decisionOf(kind, draw)](draft).catch((error: unknown) => {
      if (!(error instanceof AppError) || !wasFirst.has(error.code)) throw error;
      counts.overtaken++;
    });
  }

  return {
    counts,
    /** Reads everything that waits, and decides. */
    async visit(): Promise<void> {
      for (const draft of await server.reviewing().drafts.all()) {
        const { state } = draft.story.review;
        if (state === "waiting" || (state === "held" && draw.chance(0.1))) await decide(draft);
      }
    },
    /** No reader can ever get what the editor did not approve; what was approved in time, they get. */
    expectHeeded(slot: Slot): void {
      const library = server.library();
      const unapproved = [...library.all()].filter((story) => isOfModel(story) && !approved.has(textOf(story)));
      expect(
        unapproved.map(({ id }) => id),
        "stories that nobody approved",
      ).toEqual([]);
      const id = storyIdOf(slot);
      const story = library.find(id, clock.now());
      const text = promised.get(id);
      if (text !== undefined) expect(story && textOf(story), `${id}, as it was approved`).toBe(text);
    },
    /** What readers got in a slot. */
    kindOf(id: StoryId): "approved" | "spare" | "house" | "none" {
      const story = server.library().find(id, clock.now());
      if (story === undefined) return "none";
      if (!isOfModel(story)) return "house";
      return promised.has(id) ? "approved" : "spare";
    },
  };
}

const isAhead = ({ publishedAt }: Story, now: Temporal.Instant) => Temporal.Instant.compare(publishedAt, now) > 0;

const isOfModel = ({ madeBy }: Story): boolean => madeBy?.storyteller === model.name;

export const textOf = ({ titleEn, titlePl, contentEn, contentPl }: Story): string =>
  JSON.stringify([titleEn, titlePl, contentEn, contentPl]);

function decisionOf(kind: EditorKind, draw: Draw): Decision {
  let left = draw.between(0, 100);
  for (const decision of decisions) {
    left -= habits[kind][decision];
    if (left < 0) return decision;
  }
  return "nothing";
}

/** When an editor looks. */
export function visitsOf({ editor, start, end }: Fate, draw: Draw): Temporal.Instant[] {
  const minutesLong = (end.epochMilliseconds - start.epochMilliseconds) / 60_000;
  const every = (minutes: number) =>
    Array.from({ length: Math.floor(minutesLong / minutes) }, (_, index) => start.add({ minutes: index * minutes }));
  const around = (slot: Slot) => publishingInstant(slot).add({ seconds: draw.whole(-7 * 60, 3 * 60) });
  switch (editor) {
    case "quick":
      return every(30);
    case "refusing":
      return every(120);
    case "away":
      return [0, 1].map(() => start.add({ minutes: draw.whole(0, minutesLong) }));
    case "hasty":
      return slotsBetween(start, end).map(around);
    default:
      return [];
  }
}
