import { join } from "node:path";
import { chosenFilmMaker } from "#api/video/chosen-film-maker.ts";
import { openCloudStorage } from "#api/wiring/storage.ts";
import type { CheckContext } from "./check-context.ts";
import { type Check, failed, ok, skipped, warning } from "./finding.ts";

const timeoutMilliseconds = 10_000;

/** Checks the film-maker, and the storage of pictures and films. */
export function mediaChecks({ config }: Pick<CheckContext, "config">): Record<string, Check> {
  const { VIDEO_BASE_URL: base, VIDEO_API_KEY: key } = config;
  const filmMaker = chosenFilmMaker(config);
  const byItself = config.FILMS === "on" ? "; the server has those of new stories made by itself" : "";
  return {
    "film-maker": async () => {
      if (filmMaker === "off") {
        if (config.FILMS === "off") return skipped("no films are made (FILMMAKER is off)");
        return failed("FILMS is on, but FILMMAKER is off", "Set one of the two otherwise.");
      }
      if (filmMaker === "house") return ok(`the house makes films${byItself}`);
      if (base === undefined) {
        return failed("FILMMAKER is remote, but VIDEO_BASE_URL is not set", "Set it, or leave films to the house.");
      }
      const { host } = new URL(base);
      const answer = await fetch(`${base.replace(/\/$/, "")}/videos`, {
        headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(timeoutMilliseconds),
      }).catch(() => null);
      if (answer === null) return failed(`${host} does not answer`, "Check the network and VIDEO_BASE_URL.");
      await answer.body?.cancel();
      const { status } = answer;
      if (status === 401 || status === 403) return failed(`VIDEO_API_KEY is refused (${status})`, "Check the key.");
      if (status >= 500) return warning(`${host} answers with ${status}`, "Try again later.");
      return ok(`${host} answers${byItself}`);
    },

    storage: async () => {
      const cloud = await openCloudStorage(config);
      if (cloud === null) return ok(`films are kept in ${join(config.DATA_DIR, "media")}`);
      await cloud.probe();
      return ok(`the container ${config.AZURE_STORAGE_CONTAINER} takes files and shows them to readers`);
    },
  };
}
