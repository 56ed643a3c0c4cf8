import { clockOf } from "#api/platform/clock.ts";
import { type Config, readConfig } from "#api/platform/config.ts";
import type { Environment } from "#api/platform/processes/git.ts";
import { aiServiceChecks } from "./ai-service.ts";
import type { CheckContext } from "./check-context.ts";
import { type Check, findingsOf, type NamedFinding, ok } from "./finding.ts";
import { libraryChecks } from "./library.ts";
import { machineChecks } from "./machine.ts";
import { mailChecks } from "./mail.ts";
import { mediaChecks } from "./media.ts";
import { publicationChecks } from "./publication.ts";
import { serverChecks } from "./server.ts";
import { siteChecks } from "./site.ts";
import { voiceChecks } from "./voice.ts";
import { youtubeChecks } from "./youtube.ts";

/** Runs every check. With invalid settings, only those of the machine can run. */
export async function* diagnose({
  environment,
  timeFrom,
  internet,
}: Pick<CheckContext, "timeFrom" | "internet"> & { environment: Environment }): AsyncGenerator<NamedFinding, void> {
  const settings: Check = () => {
    readConfig(environment);
    return ok("are understood");
  };
  const machine = machineChecks({ environment });
  const config = configOf(environment);
  if (config === null) return yield* findingsOf({ ...machine, settings });
  const context = { config, clock: clockOf(config), environment, timeFrom, internet };
  yield* findingsOf({
    ...machine,
    settings,
    ...libraryChecks(context),
    ...(await publicationChecks(context)),
    ...serverChecks(context),
    ...siteChecks(context),
    ...mailChecks(context),
    ...aiServiceChecks(context),
    ...mediaChecks(context),
    ...voiceChecks(context),
    ...youtubeChecks(context),
  });
}

function configOf(environment: Environment): Config | null {
  try {
    return readConfig(environment);
  } catch {
    return null; // The settings check reports the fault.
  }
}
