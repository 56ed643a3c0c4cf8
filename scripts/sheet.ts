// Draws contact sheets of all that the house illustrator can draw, for whoever adds the next thing:
// npm run sheet -- [--out FOLDER] [--from YYYY-MM-DD]; with --from also a sheet of the three weeks from that date on.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import {
  companionNames,
  fits,
  heldNames,
  placeNames,
  poseNames,
  propNames,
  seatNames,
} from "#api/generation/brief/repertoire.ts";
import { PictureBrief, seasons, weathers } from "#api/generation/model.ts";
import { isPerson } from "#api/house/illustrator/company/clothes.ts";
import { compose } from "#api/house/illustrator/compose.ts";
import { drawnOf } from "#api/house/illustrator/drawn.ts";
import { illustratedFrom } from "#api/house/illustrator/picture-figures.fixture.ts";
import { print } from "#api/house/illustrator/press.ts";
import { H, W } from "#api/house/illustrator/stage.ts";
import { timeSlots } from "#api/schedule/model.ts";

const { values } = parseArgs({ options: { out: { type: "string", default: "sheets" }, from: { type: "string" } } });
const cell = { width: 480, height: 320 };
const { camera, mouth, lighting, moon, under, by, dummy, foliage, sun } = PictureBrief.shape;
const cameras = camera.unwrap().options;
const people = companionNames.filter((name) => isPerson(name));

const usual: PictureBrief = {
  ...{ place: "stove", pose: "sit", props: ["mug"], timeSlot: "morning", season: "autumn", weather: "clear" },
  seed: "sheet",
};
const inTurn = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0];

/** The first place, or else another, in which a thing is drawn. */
const drawingPlace = (first: PictureBrief["place"], isDrawn: (place: PictureBrief["place"]) => boolean) =>
  [first, ...placeNames].find(isDrawn) ?? first;

const sheets: Record<string, PictureBrief[]> = {
  poses: poseNames.flatMap((pose, at) =>
    cameras.map((camera) => {
      const place = placeNames.find((name) => fits[name].poses.includes(pose)) ?? "stove";
      return { ...usual, pose, place, camera, timeSlot: inTurn(timeSlots, at) };
    }),
  ),
  mouths: mouth.unwrap().options.flatMap((mouth) =>
    (["reader", "up", "down"] as const).map((look) => ({
      ...usual,
      mouth,
      look,
      props: [],
      camera: "half" as const,
    })),
  ),
  wet: (["sit", "loaf", "walk", "crouch", "sleep", "wash"] as const).map((pose) => ({
    ...{ ...usual, pose, place: "bathroom" as const, props: [], fur: "wet" as const, camera: "half" as const },
  })),
  "paws tucked in": cameras.map((camera) => ({ ...usual, pose: "loaf" as const, paws: "tucked" as const, camera })),
  places: placeNames.flatMap((place) =>
    timeSlots.map((timeSlot) => ({ ...usual, place, timeSlot, camera: "wide" as const })),
  ),
  props: propNames.map((prop) => ({
    ...usual,
    place: "kitchen",
    pose: "loaf",
    props: [prop],
    camera: "close" as const,
  })),
  company: companionNames.flatMap((company) =>
    (["kitchen", "courtyard", "hall"] as const).map((place) => ({ ...usual, place, company, camera: "half" as const })),
  ),
  sitting: people.flatMap((company, at) =>
    (["courtyard", "stairs", "lodge", "kitchen"] as const).map((place) => ({
      ...{ ...usual, place, company, posture: "sitting" as const, props: [], timeSlot: inTurn(timeSlots, at) },
    })),
  ),
  handwork: people.flatMap((company, at) =>
    (["knitting", "reading"] as const).map((posture) => ({
      ...{ ...usual, place: inTurn(["stove", "kitchen floor", "courtyard"], at), company, posture, props: [] },
    })),
  ),
  "in hand": heldNames.flatMap((inHand, at) =>
    (["courtyard", "stove", "kitchen"] as const).map((place) => ({
      ...{ ...usual, place, inHand, company: people[at % people.length], props: [], timeSlot: inTurn(timeSlots, at) },
      ...(place === "stove" && { posture: "sitting" as const }),
    })),
  ),
  strokes: people.flatMap((company, at) =>
    (["loaf", "sit", "sleep"] as const).map((pose) => ({
      ...{ ...usual, pose, company, posture: "stroking" as const, props: [], camera: "half" as const },
      ...{ place: inTurn(["window sill", "stove", "hall", "kitchen"], at), timeSlot: inTurn(timeSlots, at) },
    })),
  ),
  arms: people.flatMap((company, at) =>
    (["hall", "courtyard", "kitchen"] as const).map((place) => ({
      ...{ ...usual, place, company, on: "arms" as const, props: [], camera: inTurn(["half", "wide"], at) },
      ...{ pose: inTurn(["loaf", "sit", "sleep"], at), timeSlot: inTurn(timeSlots, at) },
    })),
  ),
  laps: people.flatMap((company) =>
    (["loaf", "sit", "sleep", "crouch", "wash"] as const).map((pose, at) => ({
      ...{ ...usual, pose, company, on: "lap" as const, camera: inTurn(["wide", "half"], at), props: [] },
      ...{ place: inTurn(["stove", "hall", "courtyard"], at), timeSlot: inTurn(timeSlots, at) },
    })),
  ),
  seats: seatNames.flatMap((on, at) =>
    (["loaf", "sit", "sleep"] as const).map((pose) => {
      const place = inTurn<PictureBrief["place"]>(["stove", "hall", "stairs"], at);
      return {
        ...usual,
        pose,
        on,
        place: drawingPlace(place, (place) => drawnOf({ ...usual, pose, on, place }).seat === on),
      };
    }),
  ),
  shelters: under.unwrap().options.flatMap((under, at) =>
    (["loaf", "sit", "crouch"] as const).map((pose) => ({
      ...usual,
      pose,
      under,
      place: inTurn(["parlour", "hall", "courtyard"], at),
    })),
  ),
  backdrops: by.unwrap().options.flatMap((by) =>
    (["sit", "loaf", "crouch"] as const).map((pose, at) => {
      const place = inTurn<PictureBrief["place"]>(["hall", "lodge", "kitchen floor"], at);
      return {
        ...{ ...usual, pose, by, props: [], timeSlot: inTurn(timeSlots, at) },
        place: drawingPlace(place, (place) => drawnOf({ ...usual, pose, by, place }).by === by),
      };
    }),
  ),
  open: (["window sill", "courtyard sill", "stove"] as const).flatMap((place) =>
    (["left", "middle", "right"] as const).flatMap((side, at) =>
      (["sit", "crouch", "back"] as const).map((pose) => ({
        ...{ ...usual, place, pose, side, props: [], timeSlot: inTurn(timeSlots, at) },
        open: place === "stove" ? ("stove" as const) : ("window" as const),
      })),
    ),
  ),
  dummy: dummy.unwrap().options.map((dummy) => ({ ...usual, place: "parlour", pose: "loaf", side: "left", dummy })),
  light: [
    ...timeSlots.flatMap((timeSlot) =>
      weathers.map((weather) => ({ ...usual, place: "courtyard" as const, timeSlot, weather })),
    ),
    ...seasons.map((season) => ({ ...usual, place: "window sill" as const, season })),
    ...foliage.unwrap().options.map((foliage) => ({ ...usual, place: "courtyard" as const, foliage })),
    ...moon.unwrap().options.map((moon) => ({ ...usual, place: "roof" as const, timeSlot: "evening" as const, moon })),
    ...lighting.unwrap().options.map((lighting) => ({ ...usual, timeSlot: "evening" as const, lighting })),
    ...sun.unwrap().options.flatMap((sun) =>
      (["stove", "courtyard", "roof"] as const).map((place) => ({
        ...{ ...usual, place, timeSlot: "evening" as const, sun, season: "summer" as const },
      })),
    ),
  ],
};

mkdirSync(values.out, { recursive: true });
for (const [name, briefs] of Object.entries(sheets))
  await draw(
    name,
    briefs.map((brief) => compose(brief)),
  );
if (values.from) {
  const pictures = await illustratedFrom(values.from);
  for (const { id, text } of pictures) console.log(`${id}  ${text.titleEn}: ${text.imageAlt}`);
  await draw(
    values.from,
    pictures.map(({ composition }) => composition),
  );
}

async function draw(name: string, compositions: ReturnType<typeof compose>[]) {
  // A row has one thing in three poses, or as many such things as make it no higher than WebP allows (16,383 pixels).
  const columns = 3 * Math.ceil(compositions.length / (3 * Math.floor(16_383 / cell.height)));
  const cells = [];
  for (const [at, composition] of compositions.entries()) {
    const printed = sharp(await print(composition), { raw: { width: W, height: H, channels: 3 } });
    const [left, top] = [(at % columns) * cell.width, Math.floor(at / columns) * cell.height];
    cells.push({ input: await printed.resize(cell.width, cell.height).png().toBuffer(), left, top });
  }
  const size = { width: columns * cell.width, height: Math.ceil(cells.length / columns) * cell.height };
  const path = join(values.out, `${name}.webp`);
  await sharp({ create: { ...size, channels: 3, background: "#ffffff" } })
    .composite(cells)
    .webp({ quality: 80 })
    .toFile(path);
  console.log(path);
}
