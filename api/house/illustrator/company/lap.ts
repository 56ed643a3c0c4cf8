import { groundOf, type PlaceName, type PoseName, type SeatName } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import { poses } from "../cat/cat.ts";
import type { Point } from "../curves.ts";
import type { Easel } from "../easel.ts";
import type { Layout } from "../layout.ts";
import { seatFor } from "../scenery/seats.ts";
import { at } from "../shapes.ts";
import { arm, type Laid, laidArm } from "./arms.ts";
import { isPerson, type Person } from "./clothes.ts";
import { hands } from "./marks.ts";
import { lapHalf, lapHeight, sittingFigure } from "./seated.ts";

/** Somebody who sits, with him in the lap; `whole` down to the shoes. */
export type Lap = { person: Person; chair: SeatName; pose: PoseName; place: PlaceName; whole: boolean };

/** What people sit on in a place. */
const chairs: Partial<Record<PlaceName, SeatName>> = {
  ...{ stove: "armchair", parlour: "armchair", lodge: "chair", hall: "chair", bedroom: "chair" },
  ...{ "kitchen floor": "chair", attic: "chair", cellar: "chair", bathroom: "stool", stairs: "chair" },
  ...{ courtyard: "bench", gateway: "bench", bakery: "bench", "courtyard door": "chair", balcony: "chair" },
};

/** How he is held in a pose: where a hand lies on him, in his own measures as he faces left, and where the other is. */
type Held = { hand: Laid; other: "on the knee" | "behind him"; scale: number };

const held = (x: number, y: number, turn: number): Held => ({
  ...{ hand: { on: [x, y], turn }, other: "on the knee", scale: 0.78 },
});

const holds: Partial<Record<PoseName, Held>> = {
  loaf: held(152, -256, -2),
  sleep: held(140, -252, 0),
  sit: held(150, -120, -24),
  wash: held(156, -120, -24),
  // He is as long as a lap is wide.
  crouch: { ...held(150, -258, -6), other: "behind him", scale: 0.66 },
};

/** The lap that he is in, where the pose and the place have one; without company it is Ola's. */
export function lapFor({ on, place, company, inBox, camera }: PictureBrief, pose: PoseName): Lap | undefined {
  const chair = chairs[place];
  if (on !== "lap" || inBox || !chair || !holds[pose] || groundOf(place, pose) === "shelf") return undefined;
  return { person: isPerson(company) ? company : "ola", chair, pose, place, whole: camera !== "half" };
}

/** From the middle to the elbows and the arms of a chair. */
const half = 332;

/** How high he is there, how large at most, and how far the elbows go beyond him. */
export function lapAsSeat({ pose }: Lap) {
  const { scale = 1 } = holds[pose] ?? {};
  return { height: lapHeight, scale, overhang: half - ((poses[pose].right - poses[pose].left) / 2) * scale };
}

/** What a nearer view shows below him: the knees and a part of the shins. */
const belowLap = 170;

/** The chair and whoever sits in it, the hands before him, and what of it the camera must show. */
export function lapUnder(easel: Easel, lap: Lap, { cat, body, direction }: Layout) {
  const { person, chair, pose, place, whole } = lap;
  const middle = (body.from + body.to) / 2;
  const floor = cat.y + lapHeight;
  const seat = seatFor(chair, pose, false, place)?.draw(easel, lapHalf, direction);
  const { before, behind } = armsRound(easel, lap, { scale: cat.scale, x: -direction * (cat.x - middle) });
  const figure = sittingFigure(easel, person, groundOf(place, pose) === "yard" ? "yard" : "floor");
  const down = (inner: string) => at(middle, floor, inner);
  const facing = (inner: string) => at(middle, floor, inner, { scaleX: -direction, scaleY: 1 });
  return {
    back: down(seat?.back ?? "") + facing(figure + behind),
    front: down(seat?.front ?? "") + facing(before),
    ends: [middle - half, middle + half].map((end): Point => [end, whole ? floor : cat.y + belowLap]),
  };
}

/** The arm at his back, whose hand lies on him, and the one before his nose. */
function armsRound(easel: Easel, { person, pose }: Lap, cat: { x: number; scale: number }) {
  const { hand, other } = holds[pose] ?? held(0, 0, 0);
  const [x, y] = hand.on;
  const stroking: Laid = { on: [cat.x + x * cat.scale, y * cat.scale - lapHeight], turn: hand.turn };
  const before = laidArm(easel, person, stroking, hands[person]);
  const mirrored = (inner: string) => at(0, 0, inner, { scaleX: -1, scaleY: 1 });
  if (other === "behind him") return { before, behind: mirrored(arm(easel, person, [300, -440], [140, -400])) };
  return { before: mirrored(laidArm(easel, person, onKnee)) + before, behind: "" };
}

/** On the outside of a knee. */
const onKnee: Laid = { on: [226, -292], turn: -58 };
