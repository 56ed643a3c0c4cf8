import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "#api/language/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { tellingOf } from "#api/stories/telling.ts";
import { captionStrip } from "../making/caption-strip.ts";
import { captionsOf, partsOf } from "../making/captions.ts";
import { type EncoderPlace, encode, findEncoder } from "../making/encoder.ts";
import { encoding } from "../making/encoding.ts";
import { endCard } from "../making/end-card.ts";
import type { FilmFacts } from "../making/film-facts.ts";
import { overlaid } from "../making/filter-graph.ts";
import { type FilmOrder, filmSize } from "../model.ts";

type Source = { film: string; facts: FilmFacts; folder: string; encoder: EncoderPlace | undefined };
const fps = 30;

/** Lays a language's title, captions and end card over a film; false if ffmpeg is missing. */
export async function cutFor(
  path: string,
  order: FilmOrder & { language: Language },
  source: Source,
): Promise<boolean> {
  const { film, facts, folder, encoder } = source;
  if (!encoder) return false;
  const program = await findEncoder(encoder).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "FILM_TOOLS_MISSING") return null;
    throw error;
  });
  if (!program) return false;
  const { story, language, signal } = order;
  const { title, end } = partsOf(facts.seconds);
  const named = { from: 0.2, to: title, text: tellingOf(story, language).title };
  const strips = await Promise.all(
    [named, ...captionsOf(story, language, facts.seconds)].map(async ({ from, to, text }) => ({
      ...(await captionStrip(text, language, story.timeSlot)),
      from,
      to,
    })),
  );
  const last = {
    picture: await endCard(story, language, { filmedBy: "model" }),
    x: 0,
    y: 0,
    from: end,
    to: facts.seconds + 1,
  };
  const layers = [...strips, last];
  await Promise.all(layers.map(({ picture }, index) => writeFile(join(folder, `layer-${index}.png`), picture)));
  const frameAt = (seconds: number) => Math.round(seconds * fps);
  const overlays = layers.map(({ x, y, from, to }) => ({ x, y, from: frameAt(from), to: frameAt(to) }));
  const { width, height } = filmSize;
  const fitted = `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height},setsar=1,fps=${fps}`;
  const graph = [
    `[0:v]${fitted},format=yuv420p[captioned0]`,
    ...overlaid({ fps, inputsBefore: 1, overlays }),
    `[captioned${overlays.length}]null[film]`,
  ].join(";");
  const inputs = layers.flatMap((_, index) => ["-framerate", String(fps), "-i", `layer-${index}.png`]);
  const frames = Math.floor(facts.seconds * fps);
  const maps = ["-map", "[film]", ...(facts.audioCodec ? ["-map", "0:a:0"] : [])];
  await encode(
    program,
    ["-i", film, ...inputs, "-filter_complex", graph, ...maps, ...encoding(frames, "model"), path],
    {
      folder,
      frames,
      signal,
      progress: (share) => order.progress?.(0.9 + share * 0.1),
    },
  );
  return true;
}
