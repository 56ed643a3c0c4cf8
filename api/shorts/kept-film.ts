import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Language } from "../language/model.ts";
import { diskError, removeOldFiles, writeDurably } from "../platform/disk.ts";
import type { Story } from "../stories/model.ts";
import type { Film, FilmMaker } from "../video/model.ts";

const Facts = z.strictObject({ seconds: z.number().positive(), costUsd: z.number().nonnegative() });

export type KeptFilm = Film & { path: string };

type Order = {
  story: Story;
  picture: Uint8Array;
  language: Language | null;
  /** The clean film, where a cut is made of it. */
  film?: string | undefined;
  signal: AbortSignal;
  progress(share: number): void;
};

/**
 * A film that lies ready, or is made now: what was made before a crash, or before something else failed, is not made (and
 * paid) again, as long as the story and its picture are the same. It lies there until `forget`.
 */
export async function keptFilm(
  { workDir, filmMaker }: { workDir: string; filmMaker: FilmMaker },
  { story, picture, language, film: clean, signal, progress }: Order,
): Promise<KeptFilm> {
  const prefix = prefixOf(story, language);
  const from = clean === undefined ? undefined : story.videoUrl;
  const path = join(workDir, `${prefix}${fingerprint(story, { picture, from, filmMaker })}.mp4`);
  const known = await factsOf(path);
  if (known) return { ...known, path };
  await makeRoom(workDir);
  await forget(workDir, story, language);
  const film = await filmMaker.make({ story, picture, language, film: clean, into: path, signal, progress });
  await writeDurably(`${path}.json`, JSON.stringify(Facts.parse(film)));
  return { ...film, path };
}

/** What nobody has come back for in so long belongs to stories that are gone, and to uploads that were given up. */
const keptDays = 30;

/** The folder where films lie ready, without those that lie there in vain. Throws DISK_FULL, CONTENT_NOT_WRITABLE. */
export async function makeRoom(workDir: string): Promise<void> {
  try {
    await mkdir(workDir, { recursive: true });
  } catch (error) {
    throw diskError(error, `Cannot write to ${workDir}`);
  }
  await removeOldFiles(workDir, { days: keptDays });
}

/** Takes away every film of a story that lies ready in a language. */
export async function forget(workDir: string, story: Pick<Story, "id">, language: Language | null): Promise<void> {
  const names = await readdir(workDir).catch(() => []);
  const ours = names.filter((name) => name.startsWith(prefixOf(story, language)));
  await Promise.all(ours.map((name) => rm(join(workDir, name), { force: true })));
}

const prefixOf = ({ id }: Pick<Story, "id">, language: Language | null) => `${id}.${language ?? "clean"}.`;

type Seen = {
  picture: Uint8Array /** Where the film is that it is cut of. */;
  from: string | undefined;
  filmMaker: FilmMaker;
};

/** Everything that is seen or read in the film: whatever changes in it makes another film. */
function fingerprint(story: Story, { picture, from, filmMaker }: Seen): string {
  const { titleEn, titlePl, excerptEn, excerptPl, contentEn, contentPl } = story;
  const { name, model } = filmMaker;
  const words = JSON.stringify([name, model, from, titleEn, titlePl, excerptEn, excerptPl, contentEn, contentPl]);
  return createHash("sha256").update(words).update(picture).digest("hex").slice(0, 16);
}

async function factsOf(path: string): Promise<Film | null> {
  const isThere = await stat(path).catch(() => null);
  if (!isThere?.isFile()) return null;
  const text = await readFile(`${path}.json`, "utf8").catch(() => "null");
  try {
    return Facts.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
