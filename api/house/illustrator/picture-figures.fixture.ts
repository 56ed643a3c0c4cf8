import sharp from "sharp";
import { isPropName } from "#api/generation/brief/repertoire.ts";
import type { StoryText } from "#api/generation/model.ts";
import { slotsOfDays } from "#api/schedule/slots.ts";
import { isNamed, tracesOfLife } from "../staging/things.fixture.ts";
import { expectedBrief } from "../storyteller/expected-briefs.fixture.ts";
import { houseStoryteller } from "../storyteller/write.ts";

import { type Composition, compose } from "./compose.ts";
import { distance, type PerceptualHash, perceptualHash } from "./perceptual-hash.fixture.ts";
import { sketchOf } from "./sketch.fixture.ts";

export const daysOfFigures = 21;
const slotsApart = 3 * 30;
const nearTwin = 10;
const alike = 14;

/** A story and its picture before printing. */
export type Illustrated = { id: string; text: StoryText; composition: Composition };

/** The stories of three weeks from a date (`YYYY-MM-DD`) on, with their pictures. */
export const illustratedFrom = (from: string): Promise<Illustrated[]> =>
  Promise.all(
    slotsOfDays(from, daysOfFigures).map(async ({ date, timeSlot }) => {
      const text = await houseStoryteller.write(expectedBrief(date, timeSlot));
      return { id: `${date}-${timeSlot}`, text, composition: compose(text.picture) };
    }),
  );

/** What readers see in the pictures, without their being printed. Shares are from 0 to 1. */
export type Staging = {
  /** How often each place is drawn. */
  places: Record<string, number>;
  /** Heads in profile, in three-quarter view or from behind. */
  notFrontal: number;
  /** Pictures with another living being, or a trace of one. */
  company: number;
  /** Of the pictures with a thing or a companion, those in which it is before his nose and inside the frame. */
  inGaze: number;
  /** The things that are drawn and that neither text nor alternative text names. */
  unnamed: string[];
};

export function stagingOf(pictures: readonly Illustrated[]): Staging {
  const share = (of: readonly Illustrated[], isSo: (one: Illustrated) => boolean) => of.filter(isSo).length / of.length;
  const withTarget = pictures.filter(({ composition }) => composition.gaze.target !== undefined);
  return {
    places: counted(pictures.map(({ text }) => text.picture.place)),
    notFrontal: share(pictures, ({ composition }) => composition.gaze.view !== "front"),
    company: share(pictures, ({ text }) => text.picture.company !== undefined || tracesOfLife(text.picture.props)),
    inGaze: share(withTarget, isInGaze),
    unnamed: pictures.flatMap(({ id, text }) =>
      text.picture.props
        .filter(isPropName)
        .filter((prop) => !isNamed(prop, `${text.imageAlt} ${text.contentEn}`))
        .map((prop) => `${id}: ${prop}`),
    ),
  };
}

function isInGaze({ composition: { gaze, frame } }: Illustrated): boolean {
  const { target, head, facing } = gaze;
  if (target === undefined) return false;
  const ahead = facing === "left" ? head[0] - target[0] : target[0] - head[0];
  const isInFrame = target[0] > frame.x && target[0] < frame.x + frame.width;
  return ahead > 0 && isInFrame;
}

/** How alike pictures are to those of the thirty days before them. */
export type Likeness = {
  /** The pictures that have a near twin, with the bits by which they differ. */
  nearTwins: { id: string; twin: string; bits: number }[];
  /** The share of pictures that look like another one. */
  alike: number;
};

export type Hashed = { id: string; hash: PerceptualHash };

export function likenessOf(pictures: readonly Hashed[]): Likeness {
  const nearest = pictures.map((one, index) => nearestOf(one, pictures.slice(Math.max(0, index - slotsApart), index)));
  return {
    nearTwins: nearest.flatMap((near) => (near && near.bits < nearTwin ? [near] : [])),
    alike: nearest.filter((near) => near && near.bits < alike).length / pictures.length,
  };
}

function nearestOf({ id, hash }: Hashed, others: readonly Hashed[]) {
  const [nearest] = others
    .map((other) => ({ id, twin: other.id, bits: distance(hash, other.hash) }))
    .sort((one, other) => one.bits - other.bits);
  return nearest;
}

const sketchWidth = 192;

/** The hash of a picture from its flat layers, drawn small: the print's grain is far below what the hash sees. */
export const hashOfSketch = async (picture: Composition): Promise<PerceptualHash> =>
  perceptualHash(await sharp(sketchOf(picture, sketchWidth)).png().toBuffer());

const sketchWidthOfThings = 384;
/** The least share of the picture in which something must be seen that its words name: of a cork lying there it is 0.003. */
const leastSeen = 0.002;

/** Names the things and companions that are drawn, and hidden behind something else or beyond the frame. */
export async function hiddenIn({ id, composition }: Pick<Illustrated, "id" | "composition">): Promise<string[]> {
  const drawings = composition.drawings.filter(({ svg }) => svg !== "");
  if (drawings.length === 0) return [];
  const whole = await pixelsOf(composition);
  const hidden = [];
  for (const { name, svg } of drawings) {
    const [back, front] = [composition.back.replaceAll(svg, ""), composition.front.replaceAll(svg, "")];
    const without = await pixelsOf({ ...composition, back, front });
    const seen = whole.filter((value, i) => Math.abs(value - Number(without[i])) > 8).length / whole.length;
    if (seen < leastSeen) hidden.push(`${id}: ${name}`);
  }
  return hidden;
}

const pixelsOf = (picture: Composition): Promise<Uint8Array> =>
  sharp(sketchOf(picture, sketchWidthOfThings)).greyscale().raw().toBuffer();

function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
