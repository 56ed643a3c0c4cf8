// Films as ffmpeg filter graphs: scenes that dissolve into one another; and words laid over a film, each for its time. Only
// filters of ffmpeg from 2018 are used, since the bundled one is that old. `perspective` moves the camera because it
// alone interpolates between pixels; `zoompan` trembles.

import type { Part } from "#api/platform/images/upright-part.ts";
import { dissolveSeconds } from "./captions.ts";

/** A scene: a still picture of the film's size, and the camera's part of it at the beginning and the end. */
export type Scene = { frames: number; from: Part; to: Part };
/** The time and position of a picture with words, in frames and pixels. */
export type Overlay = { from: number; to: number; x: number; y: number };

/** The number of frames in which one scene dissolves into the next. */
export const dissolveFrames = (fps: number) => Math.round(fps * dissolveSeconds);
const fadeSeconds = 0.35;
// Players assume this colour space for high definition.
const colours = "scale=out_color_matrix=bt709:out_range=tv";

const still = (frames: number, fps: number) =>
  `loop=loop=-1:size=1:start=0,trim=end_frame=${frames},setpts=N/(${fps}*TB)`;

/**
 * Builds the graph of a film without words. The inputs are the scenes' pictures; the output is `[film]`. The scenes
 * follow one another without a gap; the first picture of each fades in over the end of the one before it, and moves
 * once it is alone. (Scenes that are split and blended are all made at once and held in memory: 2 GB.)
 */
export function filmGraph(scenes: readonly Scene[], fps: number): string {
  const shared = dissolveFrames(fps);
  const picture = `${colours},format=yuv420p,setsar=1`;
  const lengths = scenes.map(({ frames }, index) => frames - (index === 0 ? 0 : shared));
  const lines: string[] = [];
  let begins = 0;
  for (const [index, scene] of scenes.entries()) {
    const frames = lengths[index] ?? 0;
    const move = `${still(frames, fps)},${moving({ ...scene, frames })}[scene${index}]`;
    if (index === 0) lines.push(`[0:v]${picture},${move}`);
    else {
      lines.push(
        `[${index}:v]${picture},split[move${index}][rest${index}]`,
        `[move${index}]${move}`,
        `[rest${index}]${resting(scene)},format=yuva420p,${still(shared, fps)},fade=t=in:s=0:n=${shared}:alpha=1,` +
          `setpts=PTS+${begins - shared}/(${fps}*TB)[head${index}]`,
      );
    }
    begins += frames;
  }
  const all = scenes.map((_, index) => `[scene${index}]`).join("");
  lines.push(`${all}concat=n=${scenes.length}:v=1:a=0,fps=${fps}[shown0]`);
  for (let index = 1; index < scenes.length; index++) {
    lines.push(`[shown${index - 1}][head${index}]overlay=format=yuv420:eof_action=pass[shown${index}]`);
  }
  return [...lines, `[shown${scenes.length - 1}]null[film]`].join(";");
}

type Cut = { width: number; height: number; fps: number; overlays: readonly Overlay[] };

/**
 * Builds the graph of a cut. The inputs are a film, in any size, and then the overlays' pictures; the output is
 * `[film]`. Each overlay fades in and out, but for one at the very beginning, which is there at once.
 */
export function cutGraph({ width, height, fps, overlays }: Cut): string {
  const size = `${width}:${height}`;
  const fitted = `scale=${size}:force_original_aspect_ratio=increase,crop=${size},setsar=1,fps=${fps}`;
  const lines = overlays.flatMap(({ from, to, x, y }, index) => {
    const frames = to - from;
    const fade = Math.min(Math.round(fadeSeconds * fps), Math.floor(frames / 3));
    const appears = from === 0 ? "" : `fade=t=in:s=0:n=${fade}:alpha=1,`;
    return [
      `[${index + 1}:v]${colours},format=yuva420p,${still(frames, fps)},${appears}` +
        `fade=t=out:s=${frames - fade}:n=${fade}:alpha=1,setpts=PTS+${from}/(${fps}*TB)[words${index}]`,
      `[cut${index}][words${index}]overlay=x=${x}:y=${y}:format=yuv420:eof_action=pass[cut${index + 1}]`,
    ];
  });
  return [`[0:v]${fitted},format=yuv420p[cut0]`, ...lines, `[cut${overlays.length}]null[film]`].join(";");
}

/** The camera's move: eased at both ends. */
function moving({ frames, from, to }: Scene): string {
  const share = `(0.5-0.5*cos(PI*min(1,(on-1)/${frames})))`;
  const between = (start: number, end: number) =>
    start === end ? number(start) : `${number(start)}+${number(end - start)}*${share}`;
  const right = ({ x, width }: Part) => x + width;
  const bottom = ({ y, height }: Part) => y + height;
  const sides = {
    left: between(from.x, to.x),
    right: between(right(from), right(to)),
    top: between(from.y, to.y),
    bottom: between(bottom(from), bottom(to)),
  };
  return `${seenThrough(sides)}:eval=frame`;
}

/** The camera at its initial position. */
function resting({ from: { x, y, width, height } }: Scene): string {
  const sides = { left: number(x), right: number(x + width), top: number(y), bottom: number(y + height) };
  return `${seenThrough(sides)}:eval=init`;
}

type Sides = Record<"left" | "right" | "top" | "bottom", string>;

function seenThrough({ left, right, top, bottom }: Sides): string {
  const corners = [
    `x0='${left}':y0='${top}'`,
    `x1='${right}':y1='${top}'`,
    `x2='${left}':y2='${bottom}'`,
    `x3='${right}':y3='${bottom}'`,
  ];
  return `perspective=${corners.join(":")}:interpolation=linear:sense=source`;
}

const number = (value: number) => `(${value.toFixed(3)})`;
