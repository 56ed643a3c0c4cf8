import { createHash } from "node:crypto";
import { z } from "zod";
import type { Language } from "#api/language/model.ts";
import { forgetWork, keptWork } from "#api/platform/files/kept-work.ts";
import type { Story } from "#api/stories/model.ts";
import type { Film, FilmMaker, FilmOrder } from "../model.ts";

const FilmFacts = z.strictObject({ seconds: z.number().positive(), costUsd: z.number().nonnegative() });

export type KeptFilm = Film & { path: string };

type FilmRequest = Omit<FilmOrder, "film" | "into"> & {
  /** The film without words and its address, if a cut is to be made from it. */
  film?: { path: string; url: string } | undefined;
};

/**
 * Returns a finished film, made now if necessary: a film from before a crash or another failure is not made (and paid)
 * again while the story and its picture are the same. It stays until `forget`.
 */
export async function keptFilm(
  { workDir, filmMaker }: { workDir: string; filmMaker: FilmMaker },
  { film: clean, ...order }: FilmRequest,
): Promise<KeptFilm> {
  const { story, language } = order;
  const fingerprint = fingerprintOf(order, { from: clean?.url, filmMaker });
  const work = { folder: workDir, purpose: purposeOf(story, language), fingerprint, ending: ".mp4", facts: FilmFacts };
  return keptWork(work, (into) => filmMaker.make({ ...order, film: clean?.path, into }));
}

/** Removes every finished film of a story in a language. */
export const forget = (workDir: string, story: Pick<Story, "id">, language: Language | null): Promise<void> =>
  forgetWork(workDir, purposeOf(story, language));

const purposeOf = ({ id }: Pick<Story, "id">, language: Language | null) => `${id}.${language ?? "clean"}.`;

/** `from` is the address of the film that a cut is made from. */
type Origin = { from: string | undefined; filmMaker: FilmMaker };

/** A hash of everything that is visible or audible in the film: a change results in another film. */
function fingerprintOf(order: Omit<FilmRequest, "film">, { from, filmMaker }: Origin): string {
  const { story, picture, address, seconds, spoken } = order;
  const { titleEn, titlePl, excerptEn, excerptPl, contentEn, contentPl } = story;
  const { name, model } = filmMaker;
  const texts = [titleEn, titlePl, excerptEn, excerptPl, contentEn, contentPl];
  const voice = seconds === undefined && spoken === undefined ? [] : [{ seconds, spoken }];
  const words = JSON.stringify([name, model, from, address, ...texts, ...voice]);
  return createHash("sha256").update(words).update(picture).digest("hex").slice(0, 16);
}
