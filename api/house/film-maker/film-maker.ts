import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { AppError } from "#api/platform/errors.ts";
import { atWorkbench, putInPlace } from "#api/platform/files/workbench.ts";
import { findFace } from "#api/platform/images/find-face.ts";
import type { Part } from "#api/platform/images/upright-part.ts";
import { type EncoderPlace, findEncoder } from "#api/platform/processes/encoder.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import type { Story } from "#api/stories/model.ts";
import { filmSecondsOf, partsOf } from "#api/video/making/captions.ts";
import { cutFilm } from "#api/video/making/cut.ts";
import { encode } from "#api/video/making/encode.ts";
import { encoding, type FilmedBy } from "#api/video/making/encoding.ts";
import { endCard } from "#api/video/making/end-card.ts";
import { filmFacts } from "#api/video/making/film-facts.ts";
import { type FilmFormat, partIn, pictureIn, published } from "#api/video/making/film-format.ts";
import { dissolveFrames, filmGraph, type Scene } from "#api/video/making/filter-graph.ts";
import { type Move, movesOver, regionOf } from "#api/video/making/shots.ts";
import { type Film, type FilmMaker, type FilmOrder, filmSize, type VoiceOrder } from "#api/video/model.ts";
import { soundOf } from "./sound.ts";
import { addVoice } from "./voice.ts";

type Options = EncoderPlace & {
  /** The folder of unfinished work. */
  workDir: string;
  format?: FilmFormat;
};

type Studio = { folder: string; program: string; format: FilmFormat };

/** The share of the work that the moving pictures take; the rest is a language's words. */
const shareOfPictures = 0.65;

/** Makes films on this machine alone: slow moves over the story's picture, with titles, captions and a gentle sound. */
export function openHouseFilmMaker({ workDir, format = published, ...place }: Options) {
  // One film keeps a small machine busy.
  const oneFilm = semaphore(1);
  const inStudio = <Made>(signal: AbortSignal | undefined, work: (studio: Studio) => Promise<Made>) =>
    oneFilm(async () => {
      signal?.throwIfAborted();
      const program = await findEncoder(place);
      return await atWorkbench({ workDir, makes: "film" }, (folder) => work({ folder, program, format }));
    });
  return {
    name: "house" as const,
    make: (order: FilmOrder) => inStudio(order.signal, (studio) => makeIn(studio, order)),
    addVoice: (order: VoiceOrder) =>
      inStudio(order.signal, async (studio) => {
        const into = join(studio.folder, "spoken.mp4");
        await addVoice(studio, { ...order, into }, order.byModel ? "model" : filmedBy(order));
        await putInPlace(into, order.into);
      }),
  } satisfies FilmMaker;
}

/** Makes the film without words, unless the order has it; and lays a language's words over it. */
async function makeIn(studio: Studio, order: FilmOrder): Promise<Film> {
  const { film, language, progress } = order;
  const share = film !== undefined ? 0 : language === null ? 1 : shareOfPictures;
  const clean = film ?? join(studio.folder, "film.mp4");
  if (film === undefined) {
    await makePictures(studio, { ...order, progress: (done) => progress?.(done * share) }, clean);
  }
  const facts = await filmFacts(clean);
  if (language === null) {
    await putInPlace(clean, order.into);
    return { seconds: secondsOf(order), costUsd: 0 };
  }
  const into = join(studio.folder, "cut.mp4");
  await cutFilm(
    { ...order, language, into, progress: (done) => progress?.(share + done * (1 - share)) },
    { ...studio, film: clean, facts, filmedBy: filmedBy(order) },
  );
  await putInPlace(into, order.into);
  return { seconds: facts.seconds, costUsd: 0 };
}

/** Makes the moving pictures with their sound, which are the same in every language. */
async function makePictures({ folder, program, format }: Studio, order: FilmOrder, into: string): Promise<void> {
  const { story, signal, progress } = order;
  const seconds = secondsOf(order);
  const frames = seconds * format.fps;
  const scenes = await layOutScenes(folder, order, { seconds, format });
  await writeFile(join(folder, "sound.wav"), await soundOf(story.id, seconds));
  signal?.throwIfAborted();
  const inputs = scenes.flatMap((_, index) => [
    ...["-threads", "1", "-framerate", String(format.fps), "-i", `scene-${index}.png`],
  ]);
  const graph = filmGraph(scenes, format.fps);
  const maps = ["-map", "[film]", "-map", `${scenes.length}:a`];
  await encode(
    program,
    [...inputs, "-i", "sound.wav", "-filter_complex", graph, ...maps, ...encoding(frames, filmedBy(order)), into],
    { folder, frames, signal, progress },
  );
}

const secondsOf = ({ story, seconds }: FilmOrder): number => seconds ?? filmSecondsOf(story);

function filmedBy({ story: { madeBy } }: { story: Pick<Story, "madeBy"> }): FilmedBy {
  return madeBy?.imageModel !== undefined || madeBy?.textModel !== undefined ? "model" : "house";
}

type Laid = { seconds: number; format: FilmFormat };

/** Draws every scene's picture into the folder, as large as the film, and returns each with its camera move. */
async function layOutScenes(folder: string, order: FilmOrder, { seconds, format }: Laid): Promise<Scene[]> {
  const { story, address } = order;
  const picture = await opened(order.picture);
  const { title, end } = partsOf(seconds);
  const moves = movesOver(picture, await findFace(picture.png), { id: story.id, seconds: end - title });
  const whole = { x: 0, y: 0, ...filmSize };
  const scenes = [
    ...(await Promise.all(moves.map((move) => shotOf(picture, move)))),
    { png: await endCard(story, null, { address }), from: whole, to: whole },
  ];
  const each = (end - title) / (moves.length - 1);
  const begins = [0, ...moves.slice(1).map((_, index) => title + index * each), end, seconds].map((at) =>
    Math.round(at * format.fps),
  );
  return await Promise.all(
    scenes.map(async ({ png, from, to }, index) => {
      await writeFile(join(folder, `scene-${index}.png`), await pictureIn(format, png));
      const isLast = index === scenes.length - 1;
      const frames = (begins[index + 1] ?? 0) - (begins[index] ?? 0) + (isLast ? 0 : dissolveFrames(format.fps));
      return { frames, from: partIn(format, from), to: partIn(format, to) };
    }),
  );
}

type Opened = { png: Buffer; width: number; height: number };

/** The picture upright and without transparency, no larger than a film needs. */
async function opened(bytes: Uint8Array): Promise<Opened> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: 60_000_000 })
      .rotate()
      .resize(3072, 3072, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fcf2e4" })
      .toColourspace("srgb")
      .keepXmp()
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  } catch (cause) {
    throw new AppError("FILM_FAILED", "The story's picture cannot be read.", {
      hint: "Give the story another picture, then make the film.",
      cause,
    });
  }
}

/** One shot: the part of the picture in which the camera moves, and its move in that part. */
async function shotOf(picture: Opened, move: Move) {
  const region = regionOf(move, picture);
  const png = await sharp(picture.png)
    .extract({ left: region.x, top: region.y, width: region.width, height: region.height })
    .resize(filmSize.width, filmSize.height, { fit: "fill", kernel: "cubic" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const across = filmSize.width / region.width;
  const down = filmSize.height / region.height;
  const within = ({ x, y, width, height }: Part): Part => ({
    x: (x - region.x) * across,
    y: (y - region.y) * down,
    width: width * across,
    height: height * down,
  });
  return { png, from: within(move.from), to: within(move.to) };
}
