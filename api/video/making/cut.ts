import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "#api/language/model.ts";
import type { FilmOrder } from "../model.ts";
import { captionStrip } from "./caption-strip.ts";
import { captionsOf, partsOf } from "./captions.ts";
import { encode } from "./encode.ts";
import { encoding, type FilmedBy } from "./encoding.ts";
import { endCard } from "./end-card.ts";
import type { FilmFacts } from "./film-facts.ts";
import { type FilmFormat, heightOf, pictureIn, published } from "./film-format.ts";
import { cutGraph } from "./filter-graph.ts";
import { titleStrip } from "./title-strip.ts";

type Cut = {
  /** ffmpeg. */
  program: string;
  /** The film without words. Its moving pictures are the same in every language. */
  film: string;
  facts: FilmFacts;
  /** A folder for what is drawn. */
  folder: string;
  filmedBy: FilmedBy;
  format?: FilmFormat;
};

/**
 * Lays a language's title, captions and end over a film, and writes it to `into`. Throws FILM_FAILED, DISK_FULL and the
 * signal's reason.
 */
export async function cutFilm(
  order: FilmOrder & { language: Language },
  { program, film, facts, folder, filmedBy, format = published }: Cut,
): Promise<void> {
  const { into, signal, progress } = order;
  const layers = await layersOf(order, { seconds: facts.seconds, filmedBy });
  const pictures = await Promise.all(layers.map(({ picture }) => pictureIn(format, picture)));
  await Promise.all(pictures.map((picture, index) => writeFile(join(folder, `layer-${index}.png`), picture)));
  const share = format.width / published.width;
  const frameAt = (seconds: number) => Math.round(seconds * format.fps);
  const overlays = layers.map(({ x, y, from, to }) => ({
    x: Math.round(x * share),
    y: Math.round(y * share),
    from: frameAt(from),
    to: frameAt(to),
  }));
  const graph = cutGraph({ ...format, height: heightOf(format), overlays });
  const inputs = layers.flatMap((_, index) => [
    ...["-threads", "1", "-framerate", String(format.fps), "-i", `layer-${index}.png`],
  ]);
  const frames = Math.floor(facts.seconds * format.fps);
  const maps = ["-map", "[film]", ...(facts.audioCodec ? ["-map", "0:a:0"] : [])];
  const written = encoding(frames, filmedBy, { keepsSound: facts.audioCodec === "aac" });
  await encode(program, ["-i", film, ...inputs, "-filter_complex", graph, ...maps, ...written, into], {
    folder,
    frames,
    signal,
    progress,
  });
}

/** The words of the film with their times in seconds; the end lasts to its last picture. */
async function layersOf(
  { story, language, address, spoken }: FilmOrder & { language: Language },
  { seconds, filmedBy }: { seconds: number; filmedBy: FilmedBy },
) {
  const { title, end } = partsOf(seconds);
  const captions = (spoken ?? captionsOf(story, language, seconds)).map(async ({ text, from, to }) => ({
    ...(await captionStrip(text, language, story.timeSlot)),
    from,
    to,
  }));
  const ending = { address, filmedBy: filmedBy === "model" ? filmedBy : undefined, speaks: spoken !== undefined };
  return await Promise.all([
    titleStrip(story, language).then((strip) => ({ ...strip, from: 0, to: title })),
    ...captions,
    endCard(story, language, ending).then((picture) => ({ picture, x: 0, y: 0, from: end, to: seconds + 1 })),
  ]);
}
