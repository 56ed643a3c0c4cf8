import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Language } from "#api/language/model.ts";
import { diskError, removeOldFiles, writeDurably } from "#api/platform/files/disk.ts";
import type { Story } from "#api/stories/model.ts";
import type { Film, FilmMaker, FilmOrder } from "../model.ts";

const FilmRecord = z.strictObject({ seconds: z.number().positive(), costUsd: z.number().nonnegative() });

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
  const name = `${prefixOf(story, language)}${fingerprint(order, { from: clean?.url, filmMaker })}.mp4`;
  const path = join(workDir, name);
  const known = await recordOf(path);
  if (known) return { ...known, path };
  await makeRoom(workDir);
  await forget(workDir, story, language);
  const film = await filmMaker.make({ ...order, film: clean?.path, into: path });
  await writeDurably(`${path}.json`, JSON.stringify(FilmRecord.parse(film)));
  return { ...film, path };
}

/** Films unused for this long belong to deleted stories and abandoned uploads. */
const keptDays = 30;

/** Creates the folder of finished films, and removes outdated ones. Throws DISK_FULL, CONTENT_NOT_WRITABLE. */
export async function makeRoom(workDir: string): Promise<void> {
  try {
    await mkdir(workDir, { recursive: true });
  } catch (error) {
    throw diskError(error, `Cannot write to ${workDir}`);
  }
  await removeOldFiles(workDir, { days: keptDays });
}

/** Removes every finished film of a story in a language. */
export async function forget(workDir: string, story: Pick<Story, "id">, language: Language | null): Promise<void> {
  const names = await readdir(workDir).catch(() => []);
  const ours = names.filter((name) => name.startsWith(prefixOf(story, language)));
  await Promise.all(ours.map((name) => rm(join(workDir, name), { force: true })));
}

const prefixOf = ({ id }: Pick<Story, "id">, language: Language | null) => `${id}.${language ?? "clean"}.`;

/** `from` is the address of the film that a cut is made from. */
type Origin = { from: string | undefined; filmMaker: FilmMaker };

/** A hash of everything that is visible or audible in the film: a change results in another film. */
function fingerprint(order: Omit<FilmRequest, "film">, { from, filmMaker }: Origin): string {
  const { story, picture, address, seconds, spoken } = order;
  const { titleEn, titlePl, excerptEn, excerptPl, contentEn, contentPl } = story;
  const { name, model } = filmMaker;
  const texts = [titleEn, titlePl, excerptEn, excerptPl, contentEn, contentPl];
  const voice = seconds === undefined && spoken === undefined ? [] : [{ seconds, spoken }];
  const words = JSON.stringify([name, model, from, address, ...texts, ...voice]);
  return createHash("sha256").update(words).update(picture).digest("hex").slice(0, 16);
}

async function recordOf(path: string): Promise<Film | null> {
  const isThere = await stat(path).catch(() => null);
  if (!isThere?.isFile()) return null;
  const text = await readFile(`${path}.json`, "utf8").catch(() => "null");
  try {
    return FilmRecord.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
