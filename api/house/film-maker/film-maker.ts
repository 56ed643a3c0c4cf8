import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { AppError } from "#api/platform/errors.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import { captionStrip } from "#api/video/making/caption-strip.ts";
import { captionsOf, filmSecondsOf, partsOf } from "#api/video/making/captions.ts";
import { type EncoderPlace, encode, findEncoder } from "#api/video/making/encoder.ts";
import { encoding } from "#api/video/making/encoding.ts";
import { endCard } from "#api/video/making/end-card.ts";
import { dissolveFrames, filterGraph, type Overlay, type Scene } from "#api/video/making/filter-graph.ts";
import { findCat } from "#api/video/making/find-cat.ts";
import { type Frame, movesOver, regionOf } from "#api/video/making/shots.ts";
import { atWorkbench, putInPlace } from "#api/video/making/workbench.ts";
import { type Film, type FilmMaker, type FilmOrder, filmSize } from "#api/video/model.ts";
import { soundOf } from "./sound.ts";
import { titleCard } from "./title-card.ts";

type Options = EncoderPlace & {
  /** The folder of unfinished work. */
  workDir: string;
  /** For tests: smaller and coarser than the published film. */
  format?: { width: number; fps: number };
};

type Format = { width: number; fps: number };
/** The film's format; tests use another. */
const shown: Format = { width: filmSize.width, fps: 30 };

/** Makes films on this machine alone: slow moves over the story's picture, with titles, captions and a gentle sound. */
export function openHouseFilmMaker({ workDir, format = shown, ...place }: Options): FilmMaker {
  // One film keeps a small machine busy.
  const oneFilm = semaphore(1);
  return {
    name: "house",
    make: (order) =>
      oneFilm(async () => {
        order.signal?.throwIfAborted();
        const program = await findEncoder(place);
        return await atWorkbench(workDir, (folder) => makeIn(folder, order, { program, format }));
      }),
  };
}

async function makeIn(
  folder: string,
  order: FilmOrder,
  { program, format }: { program: string; format: Format },
): Promise<Film> {
  const { story, language, signal, progress } = order;
  const seconds = filmSecondsOf(story);
  const frames = seconds * format.fps;
  const scenes = await layOutScenes(folder, order, { seconds, format });
  const overlays = language ? await layOutCaptions(folder, order, { seconds, format, language }) : [];
  await writeFile(join(folder, "sound.wav"), await soundOf(story.id, seconds));
  signal?.throwIfAborted();
  const pictures = [...scenes.keys()].map((index) => `scene-${index}.png`);
  const strips = [...overlays.keys()].map((index) => `caption-${index}.png`);
  const inputs = [...pictures, ...strips].flatMap((name) => [
    ...["-threads", "1", "-framerate", String(format.fps), "-i", name],
  ]);
  const graph = filterGraph({ fps: format.fps, scenes, overlays });
  const hasModel = story.madeBy?.imageModel !== undefined || story.madeBy?.textModel !== undefined;
  const filmedBy = hasModel ? "model" : "house";
  const sound = `${pictures.length + strips.length}:a`;
  await encode(
    program,
    [
      ...inputs,
      "-i",
      "sound.wav",
      "-filter_complex",
      graph,
      "-map",
      "[film]",
      "-map",
      sound,
      ...encoding(frames, filmedBy),
      "film.mp4",
    ],
    { folder, frames, signal, progress },
  );
  await putInPlace(join(folder, "film.mp4"), order.into);
  return { seconds, costUsd: 0 };
}

type Laid = { seconds: number; format: Format };

/** Draws every scene's picture into the folder, as large as the film, and returns each with its camera move. */
async function layOutScenes(folder: string, order: FilmOrder, { seconds, format }: Laid): Promise<Scene[]> {
  const { story, language } = order;
  const picture = await opened(order.picture);
  const cat = await findCat(picture.png);
  const { title, end } = partsOf(seconds);
  const moves = movesOver(picture, cat, { id: story.id, seconds: end - title });
  const scenes = [
    { png: await titleCard(story, language, picture.png), ...push(1.05) },
    ...(await Promise.all(moves.map((move) => shotOf(picture, move)))),
    { png: await endCard(story, language), ...push(1.03) },
  ];
  const each = (end - title) / moves.length;
  const begins = [0, ...moves.map((_, index) => title + index * each), end, seconds].map((at) =>
    Math.round(at * format.fps),
  );
  return await Promise.all(
    scenes.map(async ({ png, from, to }, index) => {
      await writeFile(join(folder, `scene-${index}.png`), await scaled(png, format));
      const isLast = index === scenes.length - 1;
      const frames = (begins[index + 1] ?? 0) - (begins[index] ?? 0) + (isLast ? 0 : dissolveFrames(format.fps));
      return { frames, from: inFormat(from, format), to: inFormat(to, format) };
    }),
  );
}

async function layOutCaptions(
  folder: string,
  { story }: FilmOrder,
  { seconds, format, language }: Laid & { language: NonNullable<FilmOrder["language"]> },
): Promise<Overlay[]> {
  return await Promise.all(
    captionsOf(story, language, seconds).map(async ({ from, to, text }, index) => {
      const { picture, x, y } = await captionStrip(text, language, story.timeSlot);
      await writeFile(join(folder, `caption-${index}.png`), await scaled(picture, format));
      const share = format.width / filmSize.width;
      const at = (seconds: number) => Math.round(seconds * format.fps);
      return { from: at(from), to: at(to), x: Math.round(x * share), y: Math.round(y * share) };
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
async function shotOf(picture: Opened, move: { from: Frame; to: Frame }) {
  const region = regionOf(move, picture);
  const png = await sharp(picture.png)
    .extract({ left: region.x, top: region.y, width: region.width, height: region.height })
    .resize(filmSize.width, filmSize.height, { fit: "fill", kernel: "cubic" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const across = filmSize.width / region.width;
  const down = filmSize.height / region.height;
  const within = ({ x, y, width, height }: Frame): Frame => ({
    x: (x - region.x) * across,
    y: (y - region.y) * down,
    width: width * across,
    height: height * down,
  });
  return { png, from: within(move.from), to: within(move.to) };
}

/** The camera comes a little nearer to a card. */
function push(zoom: number): { from: Frame; to: Frame } {
  const [width, height] = [filmSize.width / zoom, filmSize.height / zoom];
  const to = { x: (filmSize.width - width) / 2, y: (filmSize.height - height) / 2, width, height };
  return { from: { x: 0, y: 0, ...filmSize }, to };
}

function inFormat(frame: Frame, { width }: Format): Frame {
  const share = width / filmSize.width;
  return { x: frame.x * share, y: frame.y * share, width: frame.width * share, height: frame.height * share };
}

async function scaled(png: Buffer, { width }: Format): Promise<Buffer> {
  if (width === filmSize.width) return png;
  const size = await sharp(png).metadata();
  return await sharp(png)
    .resize(Math.max(2, 2 * Math.round((size.width * width) / filmSize.width / 2)), undefined)
    .png()
    .toBuffer();
}
