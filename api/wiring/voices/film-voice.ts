// What gives films a voice: who tells their stories in short, who speaks, and where both are kept until the film is noted.
import { join } from "node:path";
import { openJournal } from "#api/generation/journal.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import type { Environment } from "#api/platform/processes/git.ts";
import type { FilmVoice } from "#api/video/voice/film-voice.ts";
import { purseOpener } from "../budget.ts";

type Parts = { config: Config; clock: Clock; environment: Environment };

/** Nothing of it is loaded before the first film that speaks. */
export function filmVoiceOf({ config, clock, environment }: Parts): FilmVoice {
  const { NARRATOR, FILM_VOICE = NARRATOR === "piper" || NARRATOR === "openai" ? "on" : "off" } = config;
  const openPurse = purseOpener({ config, clock });
  return {
    isOn: FILM_VOICE === "on",
    async openNarrator() {
      const { narratorNamed } = await import("./narrator.ts");
      // Browsers make no files: where they read the stories, the house speaks in films.
      return narratorNamed(NARRATOR === "browser" ? "house" : NARRATOR, { config, environment });
    },
    async openTeller() {
      const [{ tellersOf }, { tellInShort }] = await Promise.all([
        import("../makers.ts"),
        import("#api/generation/short-telling/tell-in-short.ts"),
      ]);
      const { teller, house } = await tellersOf(config);
      return {
        inputs: [teller.name, teller.model, teller.promptVersion, house.promptVersion],
        async tell(story, signal) {
          const purse = await openPurse(story.id, "telling");
          const { telling } = await tellInShort(story, { teller, house, purse, signal });
          return { telling, costUsd: purse.spentUsd() };
        },
      };
    },
    purseOf: openPurse,
    journal: openJournal(join(config.DATA_DIR, "media", "voices")),
  };
}
