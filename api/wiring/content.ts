// The library, what follows its remote, and what changes it.
import type { Logger } from "pino";
import { openWebSub } from "#api/discovery/websub.ts";
import type { Engagement } from "#api/engagement/engagement.ts";
import { openFollower } from "#api/following/follower.ts";
import { openReceiver } from "#api/following/receiver.ts";
import type { Health } from "#api/health/model.ts";
import { createPictures } from "#api/images/serving/pictures.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import type { Environment } from "#api/platform/processes/git.ts";
import type { IntervalTask } from "#api/platform/processes/interval-task.ts";
import { openBulk } from "#api/stories/bulk/bulk.ts";
import { openMoving } from "#api/stories/calendar/moving.ts";
import { openDrafting } from "#api/stories/drafts/drafting.ts";
import { openReviewing } from "#api/stories/drafts/reviewing.ts";
import { openEditing } from "#api/stories/editing/editing.ts";
import { openSaving } from "#api/stories/editing/saving.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import { watchLibrary } from "#api/stories/index/watch.ts";
import { draftPicturePath } from "#api/stories/model.ts";
import { openContentRepository } from "#api/stories/repository/content-repository.ts";
import { openPacking } from "#api/stories/repository/packing.ts";
import { shownRemote, withoutCredentials } from "#api/stories/repository/remote-address.ts";
import { findWorkingCopy } from "#api/stories/repository/working-copy.ts";
import { openRevisions } from "#api/stories/revisions.ts";
import { bufferOfLibrary } from "./buffer.ts";
import type { Cluster } from "./cluster.ts";
import type { Opened, Task } from "./opened.ts";
import { hubOf, openStories, originOfMails, repositoryOf } from "./services.ts";

type ContentParts = {
  config: Config;
  clock: Clock;
  log: Logger;
  environment: Environment;
  health: Health;
  engagement: Engagement;
  cluster: Cluster;
  pushPatienceMs?: number | undefined;
};

/** For how many milliseconds a closing server waits for a remote, which may be silent for as long as a minute. */
const longestGoodbye = 2_000;

export type Content = Awaited<ReturnType<typeof openContent>>["parts"];

export async function openContent({ pushPatienceMs = 3_000, ...parts }: ContentParts) {
  const { config, clock, log, environment, health, engagement, cluster } = parts;
  const { CONTENT_DIR: contentDir, CONTENT_REMOTE: remote, BUFFER_DAYS: bufferDays } = config;
  const hangUp = new AbortController();
  const content = openContentRepository({
    ...repositoryOf(config, { environment }),
    hangUp: hangUp.signal,
    keepsConflicts: remote !== undefined,
  });
  const library = await openStories(config, engagement, content);
  const watching = watchLibrary({ library, contentDir, log });
  const saving = openSaving({ content, library, log, pushPatienceMs, onPushed: cluster.content.tell });
  const editing = openEditing({ content, library, clock, log, saving });
  const reviewing = openReviewing({ content, library, clock, saving });
  const moving = openMoving({ content, library, drafts: reviewing.drafts, clock, saving });
  const { follower, requestFollow, tasks: following } = openFollowing({ config, content, library, health, clock, log });
  cluster.content.listen(requestFollow);
  const packing = openPacking({ content, clock, log });
  const tasks: Task[] = [
    {
      // The next edit would finish it too, but readers are not to wait for one.
      name: "finish what a killed server had begun",
      everySeconds: 60,
      tick: async () => {
        if (await content.recover()) await library.refresh();
      },
    },
    {
      name: "put spares into closed slots",
      everySeconds: 20,
      byLeaderOnly: true,
      async tick() {
        const slots = await reviewing.placeSpares();
        if (slots.length > 0) log.info({ slots }, "A spare took a slot whose draft nobody had approved");
      },
    },
    {
      name: "remove drafts that nobody approved",
      everySeconds: 3600,
      byLeaderOnly: true,
      tick: reviewing.removeExpired,
    },
    { name: "pack the library's repository", everySeconds: 600, tick: packing.tick },
    ...following,
    ...announcing({ config, library, clock, log }),
  ];
  return {
    parts: {
      content,
      library,
      editing,
      reviewing,
      moving,
      bulk: openBulk({ library, clock, saving }),
      isReviewOn: config.REVIEW === "on",
      draftPictures: createPictures(contentDir, draftPicturePath),
      drafting: openDrafting({ content, library }),
      follower,
      receiver: receiverOf(config, environment, {
        isFollowing: follower !== null,
        requestFollow() {
          requestFollow();
          cluster.content.tell();
        },
      }),
      revsOf: openRevisions({ contentDir, environment }),
      buffer: () => bufferOfLibrary(library, { now: clock.now(), bufferDays }),
    },
    tasks,
    finishTimeout: { afterMs: longestGoodbye, abort: () => hangUp.abort() },
    close: watching.close,
  } satisfies Opened<object>;
}

/** Tells the configured WebSub hub of new stories; nothing without one. */
function announcing({
  config,
  ...parts
}: Pick<ContentParts, "config" | "clock" | "log"> & { library: StoryLibrary }): Task[] {
  const hub = hubOf(config);
  if (hub === undefined) return [];
  const { tick } = openWebSub({ hub, origin: originOfMails(config), ...parts });
  return [{ name: "tell the WebSub hub of new stories", everySeconds: 5, byLeaderOnly: true, tick }];
}

type FollowingParts = Pick<ContentParts, "config" | "health" | "clock" | "log"> &
  Pick<Parameters<typeof openFollower>[0], "content" | "library">;

/** What keeps the library equal to the configured remote; nothing without one. */
function openFollowing({ config, ...parts }: FollowingParts) {
  const { CONTENT_REMOTE: remote, CONTENT_SYNC_SECONDS: everySeconds } = config;
  if (remote === undefined) return { follower: null, requestFollow: () => {}, tasks: [] };
  const shown = (text: string) => withoutCredentials(text, remote);
  const follower = openFollower({ ...parts, remote: shownRemote(remote), shown, everySeconds });
  let following: IntervalTask | undefined;
  const began = (task: IntervalTask) => {
    following = task;
  };
  return {
    follower,
    // A remote that does not answer is asked when its time has come, whoever says that there is something new.
    requestFollow() {
      if (!follower.isResting()) void following?.soon();
    },
    tasks: [{ name: "follow the remote", everySeconds, tick: follower.tick, began }],
  };
}

type Following = { isFollowing: boolean; requestFollow(): void };

/** Takes signed notices of pushes; null where nothing is followed, or no secret is configured. */
function receiverOf(config: Config, environment: Environment, { isFollowing, requestFollow }: Following) {
  const { CONTENT_WEBHOOK_SECRET: secret } = config;
  if (!isFollowing || secret === undefined) return null;
  return openReceiver({ secret, branch: () => followedBranch(config, environment), requestFollow });
}

/** The branch that the library is on, where there is one already. */
async function followedBranch({ CONTENT_BRANCH, CONTENT_DIR }: Config, environment: Environment) {
  if (CONTENT_BRANCH !== undefined) return CONTENT_BRANCH;
  const copy = await findWorkingCopy(CONTENT_DIR, { environment }).catch(() => null);
  return copy?.ref.replace("refs/heads/", "") ?? null;
}
