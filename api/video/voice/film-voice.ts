import type { Journal } from "#api/generation/journal.ts";
import type { Purse, ShortTelling } from "#api/generation/model.ts";
import type { Narrator } from "#api/narration/model.ts";
import type { Story, StoryId } from "#api/stories/model.ts";

/** What gives films a voice. */
export type FilmVoice = {
  /** Whether films speak where nobody says otherwise (FILM_VOICE). */
  isOn: boolean;
  /** Who speaks. Throws where nobody can speak here. */
  openNarrator(): Promise<Narrator>;
  /** Who tells stories in short; `inputs` are what a telling depends on, beside its story. Throws CONFIG_INVALID. */
  openTeller(): Promise<{
    inputs: unknown;
    /** Tells the story as the gate lets it pass. Throws FILM_UNSUITABLE. */
    tell(story: Story, signal: AbortSignal): Promise<{ telling: ShortTelling; costUsd: number }>;
  }>;
  purseOf(id: StoryId, step: "speech"): Promise<Purse>;
  /** Keeps what was told and spoken until the film is noted in its story. */
  journal: Journal;
};
