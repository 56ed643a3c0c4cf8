import { stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { gitIn } from "#api/platform/processes/git.ts";
import type { StoryBuffer } from "#api/schedule/buffer.ts";
import { isAddress, shownRemote } from "#api/stories/repository/remote-address.ts";
import { isConfigured, remoteOf, remoteTip } from "#api/stories/repository/transport.ts";
import { commitAt, findWorkingCopy } from "#api/stories/repository/working-copy.ts";
import { bufferOfLibrary } from "#api/wiring/buffer.ts";
import { checkStories, openStories } from "#api/wiring/services.ts";
import { counted } from "../output/counted.ts";
import type { CheckContext } from "./check-context.ts";
import { type Check, type Finding, failed, ok, skipped, warning } from "./finding.ts";

const remoteTimeoutMilliseconds = 10_000;

/** Checks the library, its repository and its remote. */
export function libraryChecks({ config, clock, environment }: CheckContext): Record<string, Check> {
  const { CONTENT_DIR: contentDir } = config;
  const settings = { remote: config.CONTENT_REMOTE ?? "origin", branch: config.CONTENT_BRANCH };
  const git = { environment, silenceMilliseconds: remoteTimeoutMilliseconds };
  const workingCopy = () => findWorkingCopy(contentDir, git);
  /** Whether the server has yet to fetch the library. */
  const isNotFetched = async () => isAddress(settings.remote) && (await stat(contentDir).catch(() => null)) === null;

  return {
    library: async () => {
      if (await isNotFetched()) {
        return warning(
          `there is no folder ${contentDir} yet`,
          `The server fetches the library from ${shownRemote(settings.remote)} when it starts.`,
        );
      }
      const found = await stat(contentDir).catch(() => null);
      if (!found?.isDirectory()) {
        return failed(`there is no folder ${contentDir}`, "CONTENT_DIR says where the library lies.");
      }
      const faults = await checkStories(config);
      const [first] = faults;
      if (!first) return ok(`${counted((await openStories(config)).size, "story", "stories")}, no faults`);
      const more = faults.length > 1 ? ` and ${faults.length - 1} more` : "";
      return failed(`${first.path}: ${first.reason}${more}`, "mruk check names every fault.");
    },

    repository: async () => {
      if (await isNotFetched()) return skipped("comes with the library");
      const { git, ref, prefix } = await workingCopy();
      if (ref === "HEAD" && settings.branch === undefined) {
        return failed("no branch is checked out", "Run git switch with a branch's name, or set CONTENT_BRANCH.");
      }
      const changes = (await git(["status", "--porcelain", "-z", "--", prefix || "."])).split("\0").filter(Boolean);
      if (changes.length === 0) return ok(`on ${ref.replace("refs/heads/", "")}, nothing uncommitted`);
      return warning(counted(changes.length, "uncommitted change"), "Commit or undo them.");
    },

    identity: () => ok(`commits are signed ${config.CONTENT_AUTHOR}`),

    remote: async () => {
      if (await isNotFetched()) {
        const remote = remoteOf({ ref: "" }, settings);
        await remoteTip({ git: gitIn(tmpdir(), git), commonDir: tmpdir() }, remote);
        return ok(`${remote.name} answers`);
      }
      const copy = await workingCopy();
      const remote = remoteOf(copy, settings);
      if (!(await isConfigured(copy, remote))) {
        return warning(`there is no ${remote.name}`, "Stories stay on this machine until git remote add names one.");
      }
      const theirs = await remoteTip(copy, remote);
      const ours = await commitAt(copy, copy.ref);
      if (!theirs) return warning(`${remote.name} has no ${remote.branch} yet`, "The next mruk generate pushes it.");
      if (theirs === ours) return ok(`${remote.name} answers and has everything`);
      const hint = "mruk generate brings both together; so does a server with CONTENT_REMOTE, within its interval.";
      return warning(`${remote.name} answers and stands elsewhere`, hint);
    },

    schedule: () => {
      if (config.SCHEDULE === "on") return ok("the server makes stories by itself, every hour what is missing");
      return skipped("is somebody else's: SCHEDULE is off, so mruk generate is to be run several times a day");
    },

    buffer: async () => {
      const library = await openStories(config);
      if (library.size === 0) return skipped("there are no stories yet");
      return bufferFinding(bufferOfLibrary(library, { now: clock.now(), bufferDays: config.BUFFER_DAYS }));
    },
  };
}

/** How far the stories reach without a gap, and the first slot without one. */
function bufferFinding({ level, until, gap }: StoryBuffer): Finding {
  const ready = until === null ? null : `stories are ready until the ${until.timeSlot} of ${until.date}`;
  const missing = gap && `the ${gap.timeSlot} of ${gap.date} has no story${gap.deleted ? ": it was deleted" : ""}`;
  const says = [ready, missing].filter((part) => part !== null).join("; ") || "nothing is made ahead";
  if (level === "ok") return ok(says);
  const hint = gap?.deleted
    ? `mruk generate --date ${gap.date} --slot ${gap.timeSlot} makes another.`
    : "mruk generate fills the buffer.";
  return (level === "empty" ? failed : warning)(says, hint);
}
