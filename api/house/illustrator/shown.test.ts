import { expect, it } from "vitest";
import { placeNames, type SeatName, seatNames } from "#api/generation/brief/repertoire.ts";
import { PictureBrief } from "#api/generation/model.ts";
import { compose } from "./compose.ts";
import { drawnOf } from "./drawn.ts";
import { hiddenIn } from "./picture-figures.fixture.ts";
import { leafEnds } from "./scenery/casement.ts";
import { birdAt } from "./scenery/ledge.ts";
import { isTramSeen } from "./scenery/window.ts";

const usual: PictureBrief = {
  ...{ place: "cellar", pose: "loaf", props: [], timeSlot: "afternoon", season: "summer", weather: "clear" },
  ...{ camera: "wide", side: "left", seed: "shown" },
};
const backOf = (brief: Partial<PictureBrief>) => compose({ ...usual, ...brief }).back;
const countOf = (text: string, drawn: RegExp) => text.match(drawn)?.length ?? 0;

const padlock = /v-16a14,14/g;
const handle = /M-?1\d\d,\d+h-?[35]8"/g;
const pantograph = /M144,-175H246/g;

it("hangs no padlock where somebody's trousers or the cat would seem to wear it", () => {
  expect(countOf(backOf({ pose: "ears", side: "middle" }), padlock)).toBe(2);
  const byDoor = backOf({ side: "right", pose: "walk", company: "zenon", props: ["map"] });
  expect(countOf(byDoor, padlock)).toBeLessThan(2);
});

it("puts a door's handle on the side that he leaves free", () => {
  const sideOf = (side: "left" | "right") => backOf({ place: "hall", pose: "sit", side });
  expect(countOf(sideOf("left"), handle)).toBe(1);
  const turned = /scale\(-1\.000,1\.000\)"?><rect x="166" y="480"/;
  expect(sideOf("left")).not.toMatch(turned);
  expect(sideOf("right")).toMatch(turned);
});

it("shows a crown in the yard only with its trunk in the picture", () => {
  for (const seed of ["a", "b", "c", "d", "e", "f"])
    for (const side of ["left", "middle", "right"] as const)
      for (const camera of ["wide", "half", "close"] as const) {
        const brief = { ...usual, place: "courtyard", side, camera, seed } as const;
        const { back, frame } = compose(brief);
        const at = Number(/translate\((-?[\d.]+),830\)/.exec(back)?.[1]);
        const isIn = at > frame.x && at < frame.x + frame.width;
        const isBeyond = at + 400 < frame.x || at - 400 > frame.x + frame.width;
        expect({ brief, fine: isIn || isBeyond }).toEqual({ brief, fine: true });
      }
});

it("lets no tram pass of which only the roof would be seen", () => {
  const sill = { place: "window sill", pose: "sit" } as const;
  expect(countOf(backOf({ ...sill, camera: "wide" }), pantograph)).toBe(1);
  expect(countOf(backOf({ ...sill, camera: "close" }), pantograph)).toBe(0);
});

it("shows of a tram more than a scrap beside somebody, or nothing", () => {
  const shown = { frame: { x: 300, y: 0, width: 900 }, taken: [[500, 1000]] as const };
  expect(isTramSeen(shown, 300, 1000)).toBe(false);
  expect(isTramSeen(shown, 600, 1300)).toBe(false);
  expect(isTramSeen({ ...shown, taken: [[700, 1000]] }, 300, 1000)).toBe(true);
});

it("seats a sparrow beside the bar of a window, and not behind anybody", () => {
  const pane = { x: 300, w: 940 };
  const shown = { frame: { x: 0, y: 0, width: 1536 }, taken: [[900, 1300]] as const };
  for (const thing of [640, 770, 860]) {
    const x = birdAt({ ...shown, thing: [thing, 0] }, pane, 140);
    expect(Math.abs(x - 770)).toBeGreaterThanOrEqual(140);
    expect(x + 100).toBeLessThanOrEqual(900);
  }
  // Between his nose and the jamb it has no room.
  const beforeNose = birdAt({ ...shown, taken: [[400, 1090]], thing: [1200, 0] }, pane, 140);
  expect(beforeNose - 100).toBeGreaterThanOrEqual(1090);
});

it("hangs no moon behind his head, and no gate over a long back", () => {
  const night = { place: "roof", pose: "back", timeSlot: "evening", moon: "full" } as const;
  for (const side of ["left", "middle", "right"] as const)
    for (const seed of ["a", "b", "c", "d"]) {
      const { back, gaze } = compose({ ...usual, ...night, side, seed });
      const moon = Number(/translate\(([-\d.]+),270\) rotate\(24\)/.exec(back)?.[1]);
      expect(Math.abs(moon - gaze.head[0]), `${side} ${seed}`).toBeGreaterThan(200);
    }
  const gate = /M-96,0V-164Q0,-256 96,-164V0Z/g;
  expect(countOf(backOf({ place: "courtyard", pose: "sit" }), gate)).toBe(1);
  expect(countOf(backOf({ place: "courtyard", pose: "walk", side: "middle" }), gate)).toBe(0);
});

it("draws people, a child too, up to the upper edge of the widest picture", () => {
  const drawn = backOf({ place: "courtyard", company: "stas" });
  const [, y = 0, scale = 0] =
    /translate\([-\d.]+,([\d.]+)\) scale\([-\d.]+,1\.000\)"><g transform="translate\([-\d.]+,0\) scale\(([\d.]+),/
      .exec(drawn)
      ?.map(Number) ?? [];
  expect(scale).toBe(0.688);
  expect(y - 1900 * scale).toBeLessThan(0);
});

it("has so much of the tiled stove in every picture taken by it that words may speak of it", () => {
  for (const side of ["left", "middle", "right"] as const)
    for (const camera of ["wide", "half", "close"] as const)
      for (const seed of ["a", "b", "c"]) {
        const { back, frame } = compose({ ...usual, place: "stove", side, camera, seed });
        const from = Number(/<rect x="(-?[\d.]+)" y="96" width="580"/.exec(back)?.[1]) + 30;
        const seen = Math.min(from + 520, frame.x + frame.width) - Math.max(from, frame.x);
        expect(seen, `${side} ${camera} ${seed}`).toBeGreaterThanOrEqual(200);
      }
});

it("seats a sparrow outside the pane of both sills, and on the ground of other places", () => {
  const beak = /M62,-92L86,-80L62,-74Z/g;
  const sparrowAt = (place: PictureBrief["place"]) => {
    const { back, front } = compose({ ...usual, place, pose: "sit", props: ["sparrow"] });
    return { behindHim: countOf(back, beak), beforeHim: countOf(front, beak) };
  };
  expect(sparrowAt("window sill")).toEqual({ behindHim: 1, beforeHim: 0 });
  expect(sparrowAt("courtyard sill")).toEqual({ behindHim: 1, beforeHim: 0 });
  expect(sparrowAt("balcony")).toEqual({ behindHim: 0, beforeHim: 1 });
});

it("shows the vet's scales where he leaves them room, and neither under an arm nor among many things", () => {
  const dial = /<ellipse cx="0" cy="-82" rx="49" ry="49"/;
  const scalesAt = (brief: Partial<PictureBrief>) => {
    const { back, frame } = compose({ ...usual, place: "surgery", pose: "sit", ...brief });
    const before = dial.exec(back)?.index;
    if (before === undefined) return "none";
    const at = Number(/.*translate\(([-\d.]+),778\)/s.exec(back.slice(0, before))?.[1]);
    return at > frame.x && at < frame.x + frame.width ? "seen" : "beyond";
  };
  expect(scalesAt({ side: "left" })).toBe("seen");
  expect(scalesAt({ side: "right", company: "ola", camera: "half" })).toBe("beyond");
  expect(scalesAt({ props: ["books", "hat"] })).toBe("none");
});

it("puts on the seat of a tram what is carried there, and no armchair", () => {
  const inTram = (on: SeatName) => drawnOf({ ...usual, place: "tram bench", on }).seat;
  for (const carried of ["basket", "towel", "pile of books"] as const) expect(inTram(carried)).toBe(carried);
  expect(inTram("armchair")).toBeUndefined();
});

it("draws every seat in some place, and in it only numbers", () => {
  // Who holds him is no seat.
  for (const on of seatNames) {
    const briefs = placeNames.flatMap((place) =>
      (["sit", "sleep"] as const).map((pose) => ({ ...usual, place, pose, on, props: ["letter"] })),
    );
    const isDrawn = ({ seat, hold }: ReturnType<typeof drawnOf>) => (seat ?? hold?.in) === on;
    const [first, ...others] = briefs.filter((brief) => isDrawn(drawnOf(brief)));
    const faults = [first, others.at(-1)].flatMap((brief) => {
      if (!brief) return [`${on} is never drawn`];
      const { back, front } = compose(brief);
      return /NaN|undefined|Infinity/.test(back + front) ? [`${on} in ${brief.place}`] : [];
    });
    expect(faults).toEqual([]);
  }
});

it.each(seatNames)("hides neither of two things behind what he is on: %s", async (on) => {
  const asked = placeNames.flatMap((place) =>
    (["crouch", "sleep"] as const).map((pose) => ({ ...usual, place, pose, on, props: ["mug", "jar"] })),
  );
  const brief = asked.find((one) => drawnOf(one).seat === on) ?? usual;
  for (const side of ["left", "middle"] as const)
    expect(await hiddenIn({ id: side, composition: compose({ ...brief, side }) })).toEqual([]);
});

it("hangs a shelf only where a wall is free, and leaves out furniture of a place that he is on", () => {
  const onShelf = (place: PictureBrief["place"]) => drawnOf({ ...usual, place, on: "wall shelf" }).seat;
  expect([onShelf("stove"), onShelf("stairs"), onShelf("courtyard"), onShelf("desk")]).toEqual([
    "wall shelf",
    ...[undefined, undefined, undefined],
  ]);
  const wardrobesIn = (on?: SeatName) => {
    const { back } = compose({ ...usual, place: "bedroom", pose: "loaf", ...(on && { on }) });
    // The ties on the inside of its door.
    return back.split("M316,196L436,166").length - 1;
  };
  expect([wardrobesIn(), wardrobesIn("table"), wardrobesIn("wardrobe")]).toEqual([1, 1, 0]);
});

it("lays the handle of a broom away from him, before his nose and at his back", () => {
  const scalesOf = (brief: Partial<PictureBrief>) => {
    const { back, front } = compose({ ...usual, place: "stairs", pose: "sit", ...brief });
    const broom = /scale\((-?)[\d.]+,[\d.]+\)"><ellipse cx="8" cy="2"[^>]*\/><ellipse cx="30" cy="12"/;
    return (broom.exec(front) ?? broom.exec(back))?.[1];
  };
  expect(scalesOf({ side: "right", props: ["broom"] })).toBe("");
  expect(scalesOf({ side: "left", props: ["broom"] })).toBe("-");
  expect(scalesOf({ side: "left", props: ["bucket", "broom"] })).toBe("");
});

it("draws no slot of the stove behind somebody's ankle", () => {
  const slot = /y="784.0" width="140|y="784" width="140"/g;
  const slotsWith = (company?: PictureBrief["company"]) =>
    countOf(backOf({ place: "stove", pose: "loaf", props: ["newspaper"], ...(company && { company }) }), slot);
  expect(slotsWith()).toBe(1);
  expect(slotsWith("tomek")).toBe(0);
});

it("stands a present on its table, and him in it that much higher", () => {
  const inBox: PictureBrief = { ...usual, place: "courtyard", inBox: true };
  const [low, high] = [compose(inBox), compose({ ...inBox, boxOn: "table of presents" })];
  expect(low.gaze.head[1] - high.gaze.head[1]).toBeCloseTo(176);
});

it("hangs no work and no coat where they would be seen between somebody's legs", () => {
  const work = /M-200,602L/;
  const coat = /,198v-34"/g;
  const parlour = { place: "parlour", pose: "loaf", side: "left", camera: "half" } as const;
  expect(backOf(parlour)).toMatch(work);
  expect(backOf({ ...parlour, company: "halina" })).not.toMatch(work);
  const hall = { place: "hall", pose: "sleep", side: "right" } as const;
  expect(countOf(backOf(hall), coat)).toBe(3);
  expect(countOf(backOf({ ...hall, company: "ola" }), coat)).toBeLessThan(3);
});

it("stands no lamp-post on his head and no lamp behind his back", () => {
  const post = /M-5,0L-3,-250/g;
  const lampAt = 832;
  const shade = /M-120,-220Q-110,-310/g;
  for (const side of ["left", "middle", "right"] as const) {
    const { back, gaze } = compose({ ...usual, place: "radiator", pose: "drape", side });
    const isBeside = Math.abs(gaze.head[0] - lampAt) > 250;
    expect(countOf(back, post), side).toBe(isBeside ? 1 : 0);
  }
  const onPage: Partial<PictureBrief> = { props: ["sheet of paper"], on: "sheet of paper", company: "tomek" };
  const view = { camera: "half", side: "middle", seed: "mruk 2027-05-14-afternoon" } as const;
  const atDesk: Partial<PictureBrief> = { place: "desk", pose: "loaf", ...onPage, ...view };
  expect(countOf(backOf(atDesk), shade)).toBe(0);
  expect(countOf(backOf({ ...atDesk, timeSlot: "evening" }), shade)).toBe(1);
});

it("shows half of the box at least that he lies before", () => {
  for (const side of ["left", "right"] as const) {
    const brief: PictureBrief = { ...usual, place: "box", pose: "crouch", side, camera: "half", props: ["newspaper"] };
    const { back, frame } = compose(brief);
    const [from = 0, to = 0] = [...(/M([\d.-]+),664L([\d.-]+),664/.exec(back)?.slice(1).map(Number) ?? [])];
    const seen = Math.min(to, frame.x + frame.width) - Math.max(from, frame.x);
    expect(seen).toBeGreaterThanOrEqual(0.5 * (to - from));
  }
});

it("keeps the notch in his own left ear, on the left of one seen from behind, whichever way he is turned", () => {
  for (const flip of [false, true]) {
    const { cat } = compose({ ...usual, place: "courtyard", pose: "back" }, { flip });
    const left = /transform="scale\(-1,1\)"><clipPath id="[^"]+"><path d="([^"]+)"/.exec(cat)?.[1] ?? "";
    expect(left.includes("114,-112")).toBe(!flip);
  }
});

it("lays his paws on a table, and hangs them over the edge of a tub and a box", () => {
  const overEdge = /,70 /;
  expect(compose({ ...usual, place: "kitchen", pose: "peek" }).paws).not.toMatch(overEdge);
  expect(compose({ ...usual, place: "lodge", pose: "peek" }).paws).not.toMatch(overEdge);
  expect(compose({ ...usual, place: "bathroom", pose: "peek" }).paws).toMatch(overEdge);
  expect(compose({ ...usual, place: "courtyard", pose: "peek", inBox: true }).paws).toMatch(overEdge);
});

it("shows the upper edge of what he is under, and under it no larger cat than it has room for", () => {
  for (const under of ["table", "tablecloth", "chair", "bed", "armchair", "sofa", "cupboard"] as const)
    for (const side of ["left", "middle", "right"] as const)
      for (const camera of ["wide", "half"] as const) {
        const brief: PictureBrief = { ...usual, place: "parlour", under, side, camera, props: ["cork"] };
        const [open, below] = [compose({ ...brief, under: undefined }), compose(brief)];
        const headRoom = below.gaze.head[1] - below.frame.y;
        expect(headRoom, `${under} ${side} ${camera}`).toBeGreaterThan(300);
        expect(below.gaze.head[1]).toBeGreaterThan(open.gaze.head[1]);
      }
  expect(drawnOf({ ...usual, pose: "sit", under: "sofa" }).under).toBeUndefined();
  expect(drawnOf({ ...usual, place: "desk", under: "table" }).under).toBeUndefined();
});

it("draws what he is close to before a bare wall, and moves him to it", () => {
  const inKitchen: PictureBrief = { ...usual, place: "kitchen floor" };
  const [free, close] = [compose(inKitchen), compose({ ...inKitchen, by: "wall" })];
  expect(close.gaze.head[1]).toBeLessThan(free.gaze.head[1] - 40);
  expect(drawnOf({ ...usual, place: "window sill", by: "doorway" }).by).toBeUndefined();
  for (const side of ["left", "right"] as const) {
    const { gaze } = compose({ ...usual, place: "hall", pose: "sit", side, by: "door ajar" });
    expect(Math.sign((gaze.target?.[0] ?? 0) - gaze.head[0])).toBe(side === "left" ? 1 : -1);
  }
});

it("draws every shelter and every backdrop in some place, whichever way he looks, and in it only numbers", () => {
  const { under, by } = PictureBrief.shape;
  const asked: Partial<PictureBrief>[] = [
    ...under.unwrap().options.map((name) => ({ under: name })),
    ...by.unwrap().options.map((name) => ({ by: name })),
  ];
  const everywhere = ["hall", "courtyard", "courtyard door", "bedroom"] as const;
  const faults = asked.flatMap((some) => {
    const briefs = everywhere
      .flatMap((place) => [true, false].map((flip) => ({ brief: { ...usual, ...some, place, seed: "drawn" }, flip })))
      .filter(({ brief }) => drawnOf(brief).under ?? drawnOf(brief).by);
    const drawn = briefs.map(({ brief, flip }) => compose(brief, { flip }));
    const isWrong = drawn.some(({ back, front }) => /NaN|undefined|Infinity/.test(back + front));
    return isWrong || drawn.length === 0 ? [some] : [];
  });
  expect(faults).toEqual([]);
});

it("opens the casement that he looks at and shows all of it, and none elsewhere", () => {
  const hinge = /skewX\((-?)/;
  for (const place of ["window sill", "courtyard sill"] as const)
    for (const side of ["left", "right"] as const)
      for (const camera of ["wide", "half"] as const) {
        const brief: PictureBrief = { ...usual, place, side, camera, open: "window", weather: "rain" };
        const [shut, open] = [compose({ ...brief, open: undefined }), compose(brief)];
        expect(open.back).not.toBe(shut.back);
        const opening = {
          ...{ glass: { x: 300, y: 70, w: 936, h: 670 }, transom: 0.2 },
          side: side === "left" ? ("right" as const) : ("left" as const),
        };
        for (const [x] of leafEnds(opening)) {
          expect(x, `${place} ${side} ${camera}`).toBeGreaterThan(open.frame.x);
          expect(x, `${place} ${side} ${camera}`).toBeLessThan(open.frame.x + open.frame.width);
        }
        expect(Boolean(hinge.exec(open.back)?.[1])).toBe((place === "courtyard sill") === (side === "left"));
        expect(open.back).not.toMatch(/NaN|undefined|Infinity/);
      }
  expect(drawnOf({ ...usual, place: "radiator", open: "window" }).isOpen).toBe(false);
  const inRoom: PictureBrief = { ...usual, place: "radiator" };
  expect(compose({ ...inRoom, open: "window" }).back).toBe(compose(inRoom).back);
});

it("opens the little door of the stove beside his face, and none elsewhere", () => {
  const door = /translate\((-?[\d.]+),0\)"><path d="M86,748V612/;
  const atStove: PictureBrief = { ...usual, place: "stove", open: "stove" };
  for (const side of ["left", "middle", "right"] as const)
    for (const pose of ["sit", "loaf", "crouch", "walk"] as const)
      for (const camera of ["wide", "half"] as const) {
        const brief = { ...atStove, side, pose, camera };
        const { back, frame } = compose(brief);
        const hinge = Number(door.exec(back)?.[1]) + 86;
        const isSeen = hinge > frame.x && hinge < frame.x + frame.width;
        expect({ side, pose, camera, isSeen }).toEqual({ side, pose, camera, isSeen: true });
        expect(compose({ ...brief, open: undefined }).back).not.toMatch(door);
      }
  expect(drawnOf({ ...atStove, open: "window" }).isOpen).toBe(false);
  expect(drawnOf({ ...atStove, place: "window sill" }).isOpen).toBe(false);
});

it("turns the handle of an open window with its casement", () => {
  const lever = "M0,-14L46,-8";
  const onSill = { place: "courtyard sill", pose: "sit", side: "right" } as const;
  expect(backOf(onSill)).toContain(lever);
  expect(backOf({ ...onSill, open: "window" })).not.toContain(lever);
});

it("spreads the thirteen ribs of the radiator under him and whatever is with him", () => {
  const ribsOf = (brief: Partial<PictureBrief>) => {
    const starts = backOf({ place: "radiator", pose: "loaf", ...brief }).matchAll(/M([\d.]+),550Q/g);
    return [...new Set([...starts].map(([, x]) => Number(x)))].toSorted((one, other) => one - other);
  };
  const widthOf = (ribs: readonly number[]) => (ribs.at(-1) ?? 0) - (ribs[0] ?? 0);
  const [alone, together] = [ribsOf({ props: [] }), ribsOf({ props: ["mug"], company: "ola" })];
  expect([alone.length, together.length]).toEqual([13, 13]);
  expect(widthOf(together)).toBeGreaterThan(widthOf(alone));
});

it("has him in a basket on somebody's knees, and under nothing else there", () => {
  const inLap = { ...usual, place: "tram bench", on: "lap" } as const;
  expect(drawnOf({ ...inLap, under: "covered basket" })).toMatchObject({
    under: "covered basket",
    hold: { in: "lap", person: "ola" },
  });
  expect(drawnOf({ ...inLap, under: "blanket" }).under).toBeUndefined();
  // The basket stands before the person, whose hand lies on it.
  const { back, front } = compose({ ...inLap, under: "covered basket" });
  expect(back + front).not.toMatch(/NaN|undefined|Infinity/);
});
