import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { promisify } from "node:util";
import { AppError } from "#api/platform/errors.ts";
import { installedCopy } from "#api/platform/installed-copy.ts";
import { findEncoder } from "#api/platform/processes/encoder.ts";
import { gitIn } from "#api/platform/processes/git.ts";
import { publishedAtText } from "#api/schedule/slots.ts";
import type { CheckContext } from "./check-context.ts";
import { type Check, failed, ok, warning } from "./finding.ts";

const leastNode = 26;
/** The first version whose `git update-ref --stdin` has transactions. */
const leastGit = "2.28";

/** Checks what the machine itself needs. */
export function machineChecks({ environment }: Pick<CheckContext, "environment">): Record<string, Check> {
  return {
    Node: () => {
      const { node } = process.versions;
      if (Number.parseInt(node, 10) >= leastNode) return ok(node);
      return failed(`${node} is too old`, `Node ${leastNode} comes along. ${installedCopy().repair}`);
    },

    Git: async () => {
      // The present folder may be closed to this account, and Git fails in such a folder.
      const output = await gitIn(tmpdir(), { environment })(["version"]).catch(() => null);
      const version = output === null ? undefined : /\d+\.\d+[.\d]*/.exec(output)?.[0];
      if (version === undefined) return failed("is not found", "Install git; the library lives in it.");
      const [major = 0, minor = 0] = version.split(".").map(Number);
      const [leastMajor = 0, leastMinor = 0] = leastGit.split(".").map(Number);
      if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return ok(version);
      return failed(`${version} is too old`, `Install git ${leastGit} or newer.`);
    },

    // A machine with old rules about summer time would reveal every story at the wrong hour.
    "time zone data": () => {
      const morning = (date: string) => publishedAtText({ date, timeSlot: "morning" }).slice(-"+01:00".length);
      const known = { "2026-11-21": "+01:00", "2027-03-27": "+01:00", "2027-03-28": "+02:00", "2027-10-31": "+01:00" };
      const wrong = Object.entries(known).find(([date, offset]) => morning(date) !== offset);
      if (!wrong) return ok("Warsaw changes its clocks when it should");
      return failed(`has Warsaw at ${morning(wrong[0])} on ${wrong[0]}, not ${wrong[1]}`, "Install a newer Node.");
    },

    fonts: async () => {
      const { letter } = await import("#api/platform/images/lettering.ts");
      const { width } = await letter({ text: "Zażółć", face: "title", size: 40, colour: "#000000" });
      return width > 40 ? ok("the product's own are there") : failed("draw nothing", installedCopy().repair);
    },

    ffmpeg: async () => {
      try {
        const program = await findEncoder({ ffmpegPath: environment.FFMPEG_PATH || undefined, environment });
        const { stdout } = await promisify(execFile)(program, ["-hide_banner", "-version"]);
        return ok(/version (\S+)/.exec(stdout)?.[1] ?? "is there");
      } catch (error) {
        const hint = error instanceof AppError ? error.hint : undefined;
        return warning("is not found, and films need it", hint ?? "Name a program that runs in FFMPEG_PATH.");
      }
    },
  };
}
