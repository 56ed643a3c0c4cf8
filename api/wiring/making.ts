// What makes stories: for the panel, and by the server's own timer.
import type { Logger } from "pino";
import type { GenerationOrder } from "#api/generation/generate.ts";
import { keepSchedule } from "#api/generation/keep-schedule.ts";
import type { GenerationEstimate } from "#api/generation/model.ts";
import type { ProposalOrder } from "#api/generation/proposals/make-proposal.ts";
import { openProposals } from "#api/generation/proposals/proposals.ts";
import { openRunLog } from "#api/generation/run-log.ts";
import type { Health } from "#api/health/model.ts";
import type { Jobs } from "#api/jobs/jobs.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import type { Environment } from "#api/platform/processes/git.ts";
import { openTimer } from "#api/schedule/timer.ts";
import { storyPath } from "#api/stories/model.ts";
import { chosenFilmMaker } from "#api/video/chosen-film-maker.ts";
import { orderedSeconds } from "#api/video/model.ts";
import type { Cluster } from "./cluster.ts";
import type { Content } from "./content.ts";
import type { Opened, Task } from "./opened.ts";
import type { Workers } from "./workers.ts";

type MakingParts = {
  config: Config;
  clock: Clock;
  log: Logger;
  environment: Environment;
  health: Health;
  jobs: Jobs;
  cluster: Cluster;
  workers: Pick<Workers, "generateStories" | "propose">;
  content: Pick<Content, "library" | "content" | "follower" | "drafting">;
};

export function openMaking({
  config,
  clock,
  log,
  environment,
  health,
  jobs,
  cluster,
  workers,
  content: { library, content, follower, drafting },
}: MakingParts) {
  async function* generate(origin: "panel" | "schedule", order: GenerationOrder, signal: AbortSignal) {
    const events = workers.generateStories(order, { config, clock, environment, signal, origin, library });
    // The files' watcher is slower than the administrator who waits for these stories.
    try {
      for await (const event of events) {
        if (event.type === "story-published") await library.refresh({ paths: [storyPath(event.id)] });
        yield event;
      }
    } finally {
      // A story may be committed and its run be stopped before it could say so.
      await library.refresh();
      cluster.content.tell();
    }
  }

  const timer =
    config.SCHEDULE === "off"
      ? null
      : openTimer({
          clock,
          async run() {
            // Also the library's first fetch, which may still be under way.
            if (follower && !follower.isResting()) await follower.tick();
            const bySchedule = generate.bind(null, "schedule");
            const { BUFFER_DAYS: bufferDays } = config;
            const review = { ...drafting, isOn: config.REVIEW === "on" };
            await keepSchedule({
              jobs,
              generate: bySchedule,
              library,
              content,
              bufferDays,
              review,
              health,
              clock,
              log,
            });
          },
        });
  const tasks: Task[] =
    timer === null ? [] : [{ name: "keep the schedule", everySeconds: 20, byLeaderOnly: true, tick: timer.tick }];
  return {
    parts: {
      timer,
      runs: openRunLog(config.DATA_DIR),
      generate: generate.bind(null, "panel"),
      estimate: () => estimate(config),
      proposals: openProposals({ dataDir: config.DATA_DIR }),
      propose: (order: ProposalOrder, signal: AbortSignal) =>
        workers.propose(order, { config, clock, signal, library }),
      estimateProposals: async () => (await import("./proposing.ts")).estimateProposals(config),
    },
    tasks,
  } satisfies Opened<object>;
}

/** The usual cost of stories and films by the configured makers. Throws CONFIG_INVALID. */
async function estimate(config: Config): Promise<GenerationEstimate> {
  const [{ makersOf }, { estimateOf }] = await Promise.all([
    import("./makers.ts"),
    import("#api/generation/estimate.ts"),
  ]);
  const { VIDEO_BASE_URL, VIDEO_USD_PER_SECOND } = config;
  const films = chosenFilmMaker(config);
  return {
    storyUsd: estimateOf(await makersOf(config)),
    filmUsd: films === "remote" && VIDEO_BASE_URL !== undefined ? VIDEO_USD_PER_SECOND * orderedSeconds : 0,
  };
}
