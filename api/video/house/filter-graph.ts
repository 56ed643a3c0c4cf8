// The film as ffmpeg is told of it: scenes that dissolve into one another, and captions that lie over them for their time.
// Only what ffmpeg could do in 2018 is used, since that is the one that comes along. `perspective` moves the camera because
// it alone finds places between pixels; `zoompan` trembles.
import { dissolveSeconds } from "../captions.ts";
import type { Frame } from "./shots.ts";

/** A scene: a still picture of the film's size, of which the camera sees one part at first and another at last. */
export type Scene = { frames: number; from: Frame; to: Frame };
/** A caption's picture: when it is seen and where, in frames and pixels. */
export type Overlay = { from: number; to: number; x: number; y: number };

export type Graph = { fps: number; scenes: readonly Scene[]; overlays: readonly Overlay[] };

type Overlaid = Pick<Graph, "fps" | "overlays"> & { inputsBefore: number };

/** How many frames two scenes share while one dissolves into the other. */
export const dissolveFrames = (fps: number) => Math.round(fps * dissolveSeconds);
const fadeSeconds = 0.35;
// What high definition is taken for by players.
const colours = "scale=out_color_matrix=bt709:out_range=tv";

/** The inputs are the scenes' pictures and then the overlays'; the film's picture comes out as `[film]`. */
export function filterGraph({ fps, scenes, overlays }: Graph): string {
  const shared = dissolveFrames(fps);
  const still = (frames: number) => `loop=loop=-1:size=1:start=0,trim=end_frame=${frames},setpts=N/(${fps}*TB)`;
  const lines: string[] = [];
  const parts: string[] = [];
  for (const [index, scene] of scenes.entries()) {
    const [first, last] = [index === 0, index === scenes.length - 1];
    const outs = [...(first ? [] : ["head"]), "body", ...(last ? [] : ["tail"])].map((name) => `[${name}${index}in]`);
    lines.push(
      `[${index}:v]${colours},format=yuv420p,setsar=1,${still(scene.frames)},${moving(scene)},split=${outs.length}${outs.join("")}`,
    );
    const cut = (name: string, from: number, to: number, more = "") =>
      lines.push(
        `[${name}${index}in]trim=start_frame=${from}:end_frame=${to},setpts=PTS-STARTPTS${more}[${name}${index}]`,
      );
    if (!first) {
      cut("head", 0, shared, `,format=yuva420p,fade=t=in:s=0:n=${shared}:alpha=1`);
      lines.push(`[tail${index - 1}][head${index}]overlay=format=yuv420[mix${index}]`);
      parts.push(`[mix${index}]`);
    }
    cut("body", first ? 0 : shared, last ? scene.frames : scene.frames - shared);
    parts.push(`[body${index}]`);
    if (!last) cut("tail", scene.frames - shared, scene.frames);
  }
  lines.push(`${parts.join("")}concat=n=${parts.length}:v=1:a=0,fps=${fps}[told0]`);
  return [
    ...lines,
    ...overlaid({ fps, inputsBefore: scenes.length, overlays }),
    `[told${overlays.length}]null[film]`,
  ].join(";");
}

/** Each overlay over what is there so far: it comes and goes softly. */
export function overlaid({ fps, inputsBefore, overlays }: Overlaid): string[] {
  return overlays.flatMap(({ from, to, x, y }, index) => {
    const frames = to - from;
    const fade = Math.min(Math.round(fadeSeconds * fps), Math.floor(frames / 3));
    return [
      `[${inputsBefore + index}:v]${colours},format=yuva420p,loop=loop=-1:size=1:start=0,trim=end_frame=${frames},` +
        `setpts=N/(${fps}*TB),fade=t=in:s=0:n=${fade}:alpha=1,fade=t=out:s=${frames - fade}:n=${fade}:alpha=1,` +
        `setpts=PTS+${from}/(${fps}*TB)[words${index}]`,
      `[told${index}][words${index}]overlay=x=${x}:y=${y}:format=yuv420:eof_action=pass[told${index + 1}]`,
    ];
  });
}

/** The camera's move: gently begun and gently ended. */
function moving({ frames, from, to }: Scene): string {
  const share = `(0.5-0.5*cos(PI*min(1,on/${frames})))`;
  const between = (start: number, end: number) =>
    start === end ? number(start) : `${number(start)}+${number(end - start)}*${share}`;
  const right = ({ x, width }: Frame) => x + width;
  const bottom = ({ y, height }: Frame) => y + height;
  const sides = {
    left: between(from.x, to.x),
    right: between(right(from), right(to)),
    top: between(from.y, to.y),
    bottom: between(bottom(from), bottom(to)),
  };
  const corners = [
    `x0='${sides.left}':y0='${sides.top}'`,
    `x1='${sides.right}':y1='${sides.top}'`,
    `x2='${sides.left}':y2='${sides.bottom}'`,
    `x3='${sides.right}':y3='${sides.bottom}'`,
  ];
  return `perspective=${corners.join(":")}:interpolation=linear:sense=source:eval=frame`;
}

const number = (value: number) => `(${value.toFixed(3)})`;
