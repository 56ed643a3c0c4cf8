import { AppError, saidBy } from "#api/platform/errors.ts";
import type { SpokenFilm, Story } from "#api/stories/model.ts";
import type { FilmMaker } from "../model.ts";
import type { VideosParts } from "../parts.ts";
import type { UploadNotice } from "../publishing/model.ts";
import { type SpokenStory, speak } from "./speak.ts";
import { filmSecondsFor, spokenFilms } from "./spoken-films.ts";

/** What a film says, and the length that it needs. */
export type FilmSpeaking = SpokenStory & { seconds: number };
type Film = { path: string; url: string; seconds: number };

/** The voice of one film. What fails of it is a notice, unless it was ordered by hand. */
export type OpenVoice = {
  /** Null if the film does not speak. */
  speak(progress: (share: number) => void): Promise<FilmSpeaking | null>;
  lay(speech: FilmSpeaking, film: Film): Promise<SpokenFilm[] | null>;
  /** Forgets what was told and spoken, once the film is noted. */
  forget(): Promise<void>;
  notices: readonly UploadNotice[];
};

type Parts = VideosParts & { filmMaker: FilmMaker };
/** `wish`: whether somebody ordered a voice, or that there be none. */
type Wish = { wish: boolean | undefined; signal: AbortSignal };

export function openVoice(story: Story, parts: Parts, { wish, signal }: Wish): OpenVoice {
  const { voice, filmMaker, workDir, library } = parts;
  const notices: UploadNotice[] = [];
  let hasSpoken = false;

  async function unlessOrdered<Result>(work: () => Promise<Result>): Promise<Result | null> {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (wish === true) throw error;
      const said = error instanceof AppError ? saidBy(error) : unexpected;
      notices.push({ ...said, message: `The film has no voice: ${said.message}` });
      return null;
    }
  }

  return {
    async speak(progress) {
      if (!(wish ?? voice?.isOn)) return null;
      return unlessOrdered(async () => {
        if (!voice || !filmMaker.addVoice) throw mute();
        // A story may be deleted before its film is noted.
        await voice.journal.sweep(({ id }) => library.any(id) === undefined);
        const said = await speak(story, voice, { workDir, signal, progress });
        hasSpoken = true;
        const seconds = filmSecondsFor(said.spoken);
        if (seconds === null) throw tooLong();
        return { ...said, seconds };
      });
    },
    lay: ({ spoken }, film) =>
      unlessOrdered(async () => {
        const films = await spokenFilms(story, { film, spoken, signal }, parts);
        if (films.length === 0) throw tooLong();
        return films;
      }),
    forget: async () => {
      if (hasSpoken) await voice?.journal.alone(story.id, (entry) => entry.remove(), { signal });
    },
    notices,
  };
}

const unexpected = { code: "FILM_FAILED", message: "an unexpected error." };
const mute = () =>
  new AppError("FILM_UNSUITABLE", "Whoever makes the films here gives them no voice.", {
    hint: "Set FILMMAKER to house, or have the film made without a voice.",
  });
const tooLong = () =>
  new AppError("FILM_UNSUITABLE", "The telling is longer than the film.", {
    hint: "Empty the story's video address and have another film made, with a voice.",
  });
