import { join } from "node:path";
import { generate } from "#api/generation/generate.ts";
import { quickPicture } from "#api/generation/generation.fixture.ts";
import type { Journal, JournalEntry } from "#api/generation/journal.ts";
import type { GenerationEvent, Illustrator, Storyteller } from "#api/generation/model.ts";
import type { Wanted } from "#api/generation/plan.ts";
import { houseStoryteller } from "#api/house/storyteller/write.ts";
import type { Clock } from "#api/platform/clock.ts";
import { openDrafting } from "#api/stories/drafts/drafting.ts";
import { openReviewing } from "#api/stories/drafts/reviewing.ts";
import { openSaving } from "#api/stories/editing/saving.ts";
import { formatStory } from "#api/stories/file/story-file.ts";
import { openLibrary, type StoryLibrary } from "#api/stories/index/library.ts";
import type { ContentRepository } from "#api/stories/repository/content-repository.ts";
import { nothingSpent } from "./memory-journal.fixture.ts";
import { type Life, mortal } from "./mortal.fixture.ts";

const illustrator: Illustrator = {
  name: "quick",
  atOnce: 2,
  estimateUsd: 0,
  draw: async (brief) => quickPicture(brief),
};

export const bufferDays = 2;

export type RunParts = {
  contentDir: string;
  content: ContentRepository;
  journal: Journal;
  clock: Clock;
  life: Life;
  /** The path of the fingerprints. */
  cacheDir: string;
  /** The library, if it is open already. */
  library?: StoryLibrary;
  /** Whether stories wait for approval. */
  waits: boolean;
  wanted?: Wanted;
  /** Awaited before each story is committed: time passes during a run. */
  pause?(): Promise<void>;
};

/** Stands for a service: what it writes must not be seen before somebody approves it. */
export const model: Storyteller = { ...houseStoryteller, name: "model" };

/** One run of the pipeline, for the schedule unless something else is wanted, with the house's makers. */
export async function* run(parts: RunParts): AsyncGenerator<GenerationEvent, void> {
  const { contentDir, journal, clock, life, cacheDir, pause, waits, wanted = { kind: "schedule" } } = parts;
  const content = mortal(parts.content, life);
  const library = parts.library ?? (await openLibrary({ contentDir, likesOf: () => 0 }));
  yield* generate(
    { wanted },
    {
      clock,
      bufferDays,
      library,
      content: {
        ...content,
        async publish(publication) {
          await pause?.();
          return content.publish(publication);
        },
        async change(decide) {
          await pause?.();
          return content.change(decide);
        },
      },
      journal: mortalJournal(journal, life),
      signal: life.signal,
      spending: nothingSpent,
      likenessCache: join(cacheDir, "likeness"),
      cat: ["Mruk is a grey tabby."],
      formatStory,
      storyteller: waits ? model : houseStoryteller,
      illustrator,
      review: {
        ...openDrafting({ content, library }),
        isOn: waits,
        house: async () => ({ storyteller: houseStoryteller, illustrator }),
        async tidy() {
          const { placeSpares, removeExpired } = openReviewing({ ...reviewingParts(content, library), clock });
          await placeSpares();
          await removeExpired();
        },
      },
    },
  );
}

/** What decides about drafts in a clone. A decision waits for its push to the end. */
export function reviewingParts(content: ContentRepository, library: StoryLibrary) {
  return { content, library, saving: openSaving({ content, library, log: { warn: () => {} } }) };
}

/** A killed process releases its lock, as the system does; stored files remain. */
function mortalJournal(journal: Journal, life: Life): Journal {
  return {
    async alone(id, work, options) {
      life.waiting++;
      let isWaiting = true;
      const goOn = () => {
        if (isWaiting) life.waiting--;
        isWaiting = false;
      };
      const alone = async (entry: JournalEntry) => {
        goOn();
        return work(mortal(entry, life));
      };
      return journal.alone(id, alone, options).finally(goOn);
    },
    sweep: (isPublished) => life.step(() => journal.sweep(isPublished)),
  };
}
