// Makes proposals with the makers of the configuration, beside the configured library.
import { join } from "node:path";
import type { GenerationEvent, Storyteller } from "#api/generation/model.ts";
import type { ProposalOrder } from "#api/generation/proposals/make-proposal.ts";
import type { ProposalEstimate } from "#api/generation/proposals/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import { openStories } from "./services.ts";

export type Proposing = { config: Config; clock: Clock; signal?: AbortSignal | undefined; library?: StoryLibrary };

/** Yields what happens, and ends once the proposal is kept. Throws as `makeProposal` does. */
export async function* proposeHere(order: ProposalOrder, proposing: Proposing): AsyncGenerator<GenerationEvent, void> {
  const { openChannel } = await import("#api/generation/channel.ts");
  const events = openChannel<GenerationEvent>();
  const stop = new AbortController();
  const signal = proposing.signal ? AbortSignal.any([proposing.signal, stop.signal]) : stop.signal;
  const work = make(order, { ...proposing, signal }, events.send).then(
    () => events.close(),
    (error: unknown) => events.close({ error }),
  );
  try {
    yield* events.read();
  } finally {
    stop.abort();
    await work;
  }
}

async function make(order: ProposalOrder, proposing: Proposing, emit: (event: GenerationEvent) => void): Promise<void> {
  const { config, clock, signal, library = await openStories(config) } = proposing;
  const [{ makeProposal }, { openProposals }, { openJournal }, { openLikenessIndex }, { canonFrom }] =
    await Promise.all([
      import("#api/generation/proposals/make-proposal.ts"),
      import("#api/generation/proposals/proposals.ts"),
      import("#api/generation/journal.ts"),
      import("#api/generation/gate/likeness-index.ts"),
      import("#api/generation/brief/canon.ts"),
    ]);
  const [{ makersOf, readCat }, { spendingOpener }] = await Promise.all([import("./makers.ts"), import("./budget.ts")]);
  const makers = await makersOf(config);
  const stories = [...library.all()];
  await makeProposal(order, {
    ...makers,
    spending: (await spendingOpener({ config, clock }))(),
    cat: canonFrom(await readCat(config.CONTENT_DIR)),
    stories,
    likeness: await openLikenessIndex({ cachePath: join(config.DATA_DIR, "cache", "likeness"), stories }),
    journal: openJournal(join(config.DATA_DIR, "journal", "proposals")),
    proposals: openProposals({ dataDir: config.DATA_DIR }),
    emit,
    now: clock.now,
    signal,
  });
}

/** The usual costs of proposals by the configured makers. Throws CONFIG_INVALID. */
export async function estimateProposals(config: Config): Promise<ProposalEstimate> {
  const [{ makersOf }, { estimateOf, textEstimateOf }] = await Promise.all([
    import("./makers.ts"),
    import("#api/generation/estimate.ts"),
  ]);
  const makers = await makersOf(config);
  const usd = { text: textEstimateOf(makers), picture: pictureUsd(makers), both: estimateOf(makers) };
  return { usd, understandsAll: makers.storyteller.refuseWish === undefined };
}

/** A plan of a picture costs at most what a text does. */
const pictureUsd = ({ storyteller, illustrator }: { storyteller: Storyteller; illustrator: { estimateUsd: number } }) =>
  Math.round((storyteller.estimateUsd + illustrator.estimateUsd) * 1e6) / 1e6;
