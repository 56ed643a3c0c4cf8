import { rename } from "node:fs/promises";
import { join } from "node:path";
import { openHealth } from "#api/health/health.ts";
import { clonesWith, pictureOf } from "#api/stories/editing/editing.fixture.ts";
import { formatStory } from "#api/stories/file/story-file.ts";
import { openLibrary } from "#api/stories/index/library.ts";
import { picturePath, type Story, storyPath } from "#api/stories/model.ts";
import { shownRemote } from "#api/stories/repository/remote-address.ts";
import { openFollower } from "./follower.ts";

/** A server's clone and another person's clone of one remote that can go away and come back. */
export async function following({ remote = "origin", stories }: { remote?: string; stories: Story[] }) {
  const { folder, origin, ours, theirs } = await clonesWith(...stories);
  let now = Temporal.Instant.from("2026-11-21T08:14:00+01:00");
  const clock = { now: () => now };
  const health = openHealth({ clock });
  const library = await openLibrary({ contentDir: join(ours.root, "content"), likesOf: () => 0 });
  const logged: object[] = [];
  const note = (fields: object) => void logged.push(fields);
  const content = ours.content({ remote, keepsConflicts: true, silenceMilliseconds: 2_000 });
  const log = { info: note, warn: note } as never;
  const follower = openFollower({
    content,
    library,
    health,
    clock,
    log,
    remote: shownRemote(remote),
    everySeconds: 60,
  });
  return {
    folder,
    origin,
    ours,
    theirs,
    content,
    library,
    follower,
    logged,
    problems: health.problems,
    pass: (hours: number) => {
      now = now.add({ minutes: Math.round(hours * 60) });
    },
    /** Makes the remote unreachable; `find` brings it back. */
    lose: () => rename(origin.root, `${origin.root}.gone`),
    find: () => rename(`${origin.root}.gone`, origin.root),
    async pushed(story: Story) {
      await theirs.write(`content/${storyPath(story.id)}`, formatStory(story));
      await theirs.write(`content/${picturePath(story.id)}`, pictureOf(story.id).toString());
      theirs.commitAll(`Add ${story.id}`);
      theirs.git("push", "--quiet", "origin", "main");
    },
  };
}
