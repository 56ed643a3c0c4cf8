import { createHash } from "node:crypto";
import { z } from "zod";
import type { Language } from "#api/language/model.ts";
import { forgetWork, keptWork } from "#api/platform/files/kept-work.ts";
import type { Story } from "#api/stories/model.ts";
import type { Film, FilmMaker } from "../model.ts";

const FilmFacts = z.strictObject({ seconds: z.number().positive(), costUsd: z.number().nonnegative() });

export type KeptFilm = Film & { path: string };

type FilmRequest = {
  story: Story;
  picture: Uint8Array;
  language: Language | null;
  /** The film without words, if a cut is to be made from it. */
  film?: string | undefined;
  address: string | null;
  signal: AbortSignal;
  progress(share: number): void;
};

/**
 * Returns a finished film, made now if necessary: a film from before a crash or another failure is not made (and paid)
 * again while the story and its picture are the same. It stays until `forget`.
 */
export async function keptFilm(
  { workDir, filmMaker }: { workDir: string; filmMaker: FilmMaker },
  { story, picture, language, film: clean, address, signal, progress }: FilmRequest,
): Promise<KeptFilm> {
  const from = clean === undefined ? undefined : story.videoUrl;
  const fingerprint = fingerprintOf(story, { picture, from, address, filmMaker });
  const work = { folder: workDir, purpose: purposeOf(story, language), fingerprint, ending: ".mp4", facts: FilmFacts };
  return keptWork(work, (into) =>
    filmMaker.make({ story, picture, language, film: clean, address, into, signal, progress }),
  );
}

/** Removes every finished film of a story in a language. */
export const forget = (workDir: string, story: Pick<Story, "id">, language: Language | null): Promise<void> =>
  forgetWork(workDir, purposeOf(story, language));

const purposeOf = ({ id }: Pick<Story, "id">, language: Language | null) => `${id}.${language ?? "clean"}.`;

type FilmInputs = {
  picture: Uint8Array;
  /** The address of the film that a cut is made from. */
  from: string | undefined;
  address: string | null;
  filmMaker: FilmMaker;
};

/** A hash of everything that is visible or audible in the film: a change results in another film. */
function fingerprintOf(story: Story, { picture, from, address, filmMaker }: FilmInputs): string {
  const { titleEn, titlePl, excerptEn, excerptPl, contentEn, contentPl } = story;
  const { name, model } = filmMaker;
  const texts = [titleEn, titlePl, excerptEn, excerptPl, contentEn, contentPl];
  const words = JSON.stringify([name, model, from, address, ...texts]);
  return createHash("sha256").update(words).update(picture).digest("hex").slice(0, 16);
}
