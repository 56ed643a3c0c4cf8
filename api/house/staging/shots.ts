import { type PictureBrief, PictureBrief as Schema } from "#api/generation/model.ts";
import type { Picture } from "../texts/model.ts";

/** How a picture is taken: from how far, and where in it he is. */
export type Shot = Required<Pick<PictureBrief, "camera" | "side">>;

const order: readonly Shot[] = [
  { camera: "half", side: "right" },
  { camera: "wide", side: "left" },
  { camera: "close", side: "right" },
  { camera: "half", side: "left" },
  { camera: "wide", side: "right" },
  { camera: "close", side: "left" },
  { camera: "half", side: "middle" },
  { camera: "wide", side: "middle" },
  { camera: "close", side: "middle" },
];

/** Each place has shots of its own, so that each place is shown in all of them by turns. */
const shots = Object.fromEntries(
  Schema.shape.place.options.map((place) => [place, order.map((shot) => ({ ...shot }))]),
);

/** Upright, or in the air, he is too tall for a picture of his head and what lies before him. */
const tall: readonly Picture["pose"][] = ["sit", "back", "pounce", "walk"];

/** The shots in which a picture can be taken. */
export function shotsFor({ place, pose, props }: Pick<Picture, "place" | "pose" | "props">): readonly Shot[] {
  const isTall = tall.includes(pose);
  return (shots[place] ?? []).filter(({ camera }) => camera !== "close" || !(isTall && props.length > 0));
}
