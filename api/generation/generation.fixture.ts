import { join } from "node:path";
import { houseStoryteller } from "#api/house/storyteller/write.ts";
import { formatStory } from "#api/stories/file/story-file.ts";
import { openLibrary } from "#api/stories/index/library.ts";
import { openContentRepository } from "#api/stories/repository/content-repository.ts";
import { environment, type TestCopy } from "#api/stories/repository/repository.fixture.ts";
import { type GenerationOrder, type GenerationParts, generate } from "./generate.ts";
import { openJournal } from "./journal.ts";
import type {
  Brief,
  GenerationEvent,
  Illustrator,
  PictureBrief,
  Purse,
  Reviewer,
  StoryText,
  Storyteller,
  WritingOrder,
} from "./model.ts";
import { openSpending } from "./spending/spending.ts";
import { bookInFile } from "./spending/spending-in-file.ts";

/** Stands in for a picture, drawn at once. */
export const quickPicture = ({ seed }: PictureBrief) => Buffer.from(`RIFF1234WEBP${seed}`);

/** A storyteller and an illustrator that count their calls and can be made to fail. */
export function countingMakers() {
  const calls = { written: [] as Brief[], drawn: [] as PictureBrief[] };
  const faults: { write?: (brief: Brief) => unknown; draw?: (brief: PictureBrief) => unknown } = {};
  const storyteller: Storyteller = {
    name: "counting",
    promptVersion: 1,
    inTurn: true,
    estimateUsd: 0,
    attempts: 1,
    async write(brief) {
      calls.written.push(brief);
      await faults.write?.(brief);
      // It understands any wish, and the house only some.
      return houseStoryteller.write({ ...brief, rewrites: undefined });
    },
    stage: houseStoryteller.stage,
  };
  const illustrator: Illustrator = {
    name: "counting",
    atOnce: 2,
    estimateUsd: 0,
    async draw(brief) {
      calls.drawn.push(brief);
      await faults.draw?.(brief);
      return quickPicture(brief);
    },
  };
  return { calls, faults, storyteller, illustrator };
}

/** Pays as a real maker does: reserves twice the cost, then settles the cost. */
async function pay(purse: Purse, model: string, usd: number): Promise<void> {
  const reserved = await purse.reserve({ model, atMostUsd: usd * 2 });
  await reserved.settle({ usd });
}

/** Paid makers that work concurrently. They write the house's texts, unless `text` changes them. */
export function payingMakers() {
  const { calls: counted, faults: counting, storyteller: writer, illustrator: drawer } = countingMakers();
  const calls = { ...counted, orders: [] as WritingOrder[], reviews: [] as string[] };
  const faults: typeof counting & {
    text?: (text: StoryText, brief: Brief, order: WritingOrder) => StoryText | Promise<StoryText>;
    review?: (name: string) => string[];
  } = counting;
  const storyteller: Storyteller = {
    ...writer,
    name: "paying",
    model: "gpt-6-luna",
    inTurn: false,
    estimateUsd: 0.01,
    attempts: 3,
    async write(brief, order) {
      calls.orders.push(order);
      await pay(order.purse, "gpt-6-luna", 0.01);
      const text = await writer.write(brief, order);
      return (await faults.text?.(text, brief, order)) ?? text;
    },
  };
  const illustrator: Illustrator = {
    ...drawer,
    name: "paying",
    model: "gpt-image-2.5-flare",
    estimateUsd: 0.05,
    async draw(brief, order) {
      await pay(order.purse, "gpt-image-2.5-flare", 0.05);
      return drawer.draw(brief, order);
    },
  };
  const reviewer = (name: Reviewer["name"], usd: number): Reviewer => ({
    name,
    estimateUsd: usd,
    async review(_, { purse }) {
      calls.reviews.push(name);
      const reasons = faults.review?.(name) ?? [];
      await pay(purse, "gpt-6-luna", usd);
      return reasons;
    },
  });
  const house = { storyteller: houseStoryteller, illustrator: { ...countingMakers().illustrator, name: "house" } };
  return {
    calls,
    faults,
    storyteller,
    illustrator,
    reviewers: [reviewer("moderation", 0), reviewer("canon", 0.001)],
    house,
  };
}

type Makers = Pick<GenerationParts, "storyteller" | "illustrator">;

/** One run of the pipeline in this working copy, at nine o'clock on 21 November 2026 by default. */
export async function runIn(
  copy: TestCopy,
  makers: Makers,
  order: Partial<GenerationOrder> = {},
  parts: Partial<GenerationParts> = {},
): Promise<AsyncGenerator<GenerationEvent, void>> {
  const contentDir = join(copy.root, "content");
  const clock = { now: () => Temporal.Instant.from("2026-11-21T09:00:00+01:00") };
  const journalDir = `${copy.root}-data/journal`;
  return generate(
    { wanted: { kind: "schedule" }, ...order },
    {
      clock,
      bufferDays: 1,
      library: await openLibrary({ contentDir, likesOf: () => 0 }),
      content: openContentRepository({
        contentDir,
        remote: "origin",
        author: "Mruk <mruk@mruk.invalid>",
        environment,
      }),
      // The cache lies beside the working copy, as each machine has its own.
      journal: openJournal(journalDir),
      spending: openSpending({ book: bookInFile(journalDir), clock }),
      likenessCache: `${copy.root}-data/cache/likeness`,
      cat: ["Mruk is a grey tabby."],
      formatStory,
      storyteller: makers.storyteller,
      illustrator: makers.illustrator,
      ...parts,
    },
  );
}

export async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const read: Item[] = [];
  for await (const item of items) read.push(item);
  return read;
}

/** A run's events in short form. */
export function outcomes(events: readonly GenerationEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type === "story-published") return `${event.id} published${event.pushed ? " and pushed" : ""}`;
    if (event.type === "draft-ready") return `${event.id} is a draft${event.pushed ? " and pushed" : ""}`;
    if (event.type === "story-skipped") return `${event.id} ${event.reason}`;
    if (event.type === "story-failed") return `${event.id} failed at ${event.step}: ${event.error.code}`;
    return event.type === "warning" ? `warning ${event.notice.code}` : [];
  });
}
