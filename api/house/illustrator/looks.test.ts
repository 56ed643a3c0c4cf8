import { expect, it } from "vitest";
import { heldNames } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import { coats } from "./cat/coat.ts";
import { wetted } from "./cat/wet.ts";
import { compose } from "./compose.ts";
import { curve, points } from "./curves.ts";
import { drawnOf } from "./drawn.ts";
import { inksFor } from "./inks.ts";

const usual: PictureBrief = {
  ...{
    place: "stove",
    pose: "loaf",
    props: [],
    timeSlot: "morning",
    season: "autumn",
    weather: "clear",
    seed: "looks",
  },
};
const composed = (brief: Partial<PictureBrief>) => compose({ ...usual, ...brief });
const countOf = (text: string, drawn: string) => text.split(drawn).length - 1;

it("darkens wet fur, from which drops fall, and under which a puddle is unless he is behind an edge", () => {
  const drop = curve(points("0,-16,c 8,0 9,9 0,14 -9,9 -8,0"));
  const darkened = wetted(coats.morning).base;
  const [wet, dry] = [composed({ fur: "wet" }).cat, composed({}).cat];
  expect([countOf(wet, drop), countOf(dry, drop)]).toEqual([13, 0]);
  expect(wet).toContain(darkened);
  expect(dry).not.toContain(darkened);
  expect(countOf(composed({ fur: "wet", place: "kitchen", pose: "peek" }).cat, drop)).toBe(6);
});

it("lets snow lie out of doors in winter, and while it falls in another season", () => {
  const outside = (brief: Partial<PictureBrief>) => composed({ place: "courtyard", foliage: "bare", ...brief }).back;
  const winter = outside({ season: "winter", weather: "snow" });
  expect(outside({ season: "spring", weather: "snow" })).toBe(winter);
  expect(outside({ season: "spring" })).not.toBe(outside({ season: "winter" }));
});

it("tucks the front paws of one who lies, and of nobody else", () => {
  const pawsOf = (brief: Partial<PictureBrief>) => countOf(composed(brief).cat, 'rx="56" ry="24"');
  expect([pawsOf({}), pawsOf({ paws: "tucked" })]).toEqual([2, 0]);
  for (const pose of ["sit", "sleep", "crouch"] as const)
    expect(composed({ pose, paws: "tucked" })).toEqual(composed({ pose }));
});

it("opens his mouth to call, less wide than to yawn", () => {
  const mouths = (["neutral", "call", "yawn"] as const).map((mouth) => composed({ mouth, look: "reader" }).cat);
  expect(new Set(mouths).size).toBe(3);
  const tongue = "#d8736f";
  expect(mouths.map((cat) => cat.includes(tongue))).toEqual([false, true, true]);
});

it("lays both ears back where he is cross, from the front and from the side", () => {
  const laidBack = (brief: Partial<PictureBrief>) => {
    const { cat } = composed({ props: ["mug"], ...brief });
    return [countOf(cat, "rotate(18 76 -60)"), countOf(cat, "rotate(16 48 -76)")];
  };
  const seeds = Array.from({ length: 12 }, (_, i) => `cross ${i}`);
  expect(new Set(seeds.map((seed) => laidBack({ seed, eyes: "grump" }).join()))).toEqual(new Set(["2,0", "0,2"]));
  expect(new Set(seeds.map((seed) => laidBack({ seed, eyes: "open" }).join()))).toEqual(new Set(["0,0"]));
});

it("gives somebody who sits needles or a newspaper, and both hands on the table where one is", () => {
  const [needle, page] = ["M-150,-430L70,-556", "M0,-420L262,-440"];
  const held = (brief: Partial<PictureBrief>) => {
    const { back, front } = composed({ pose: "sit", company: "ola", ...brief });
    return { knits: (back + front).includes(needle), reads: (back + front).includes(page) };
  };
  expect(held({ posture: "knitting" })).toEqual({ knits: true, reads: false });
  expect(held({ posture: "reading" })).toEqual({ knits: false, reads: true });
  expect(held({ posture: "sitting" })).toEqual({ knits: false, reads: false });
  const atTable = { place: "desk", company: "ola", pose: "sit" } as const;
  expect(composed({ ...atTable, posture: "knitting" })).toEqual(composed({ ...atTable, posture: "sitting" }));
});

it("puts what somebody holds into the hands, standing, sitting, at a table or on one, or leaves it out", () => {
  const ways = [
    { place: "hall", pose: "sit" },
    { place: "stove", pose: "sit", posture: "sitting" },
    { place: "desk", pose: "sit", posture: "sitting" },
    { place: "kitchen", pose: "sit" },
  ] as const;
  const empty = ways.map((way) => composed({ ...way, company: "ola" }));
  for (const inHand of heldNames) {
    const drawn = ways.map((way) => drawnOf({ ...usual, ...way, company: "ola", inHand }).inHand === inHand);
    expect([inHand, drawn.includes(true)]).toEqual([inHand, true]);
    for (const [i, way] of ways.entries()) {
      if (!drawn[i]) continue;
      const { back, front } = composed({ ...way, company: "ola", inHand });
      expect([inHand, way, back === empty[i]?.back && front === empty[i]?.front]).toEqual([inHand, way, false]);
    }
  }
  const leftOut = composed({ ...ways[0], company: "ola", inHand: "needle" });
  expect(leftOut).toEqual(empty[0]);
});

it("warms the edge of his fur in a blackout by a flame or coals, and not by the dial of a radio, which is green", () => {
  const dark = { timeSlot: "evening", lighting: "blackout" } as const;
  const moonlit = "#b4b3d4";
  const isCold = (prop: string) => composed({ ...dark, props: [prop] }).cat.includes(moonlit);
  expect(["candle", "pot of coals", "lit radio", "radio"].map(isCold)).toEqual([false, false, true, true]);
  const isColdBy = (inHand: PictureBrief["inHand"]) =>
    composed({ ...dark, place: "cellar", pose: "sit", company: "zenon", inHand }).cat.includes(moonlit);
  expect((["lantern", "candle", "torch"] as const).map(isColdBy)).toEqual([false, false, true]);
  const green = "#8fe08a";
  expect(composed({ ...dark, props: ["lit radio"] }).light).toContain(green);
  expect(composed({ ...dark, props: ["radio"] }).light).not.toContain(green);
});

it("has a pigeon look at him from either side, and a balloon in the picture from its knot to its top", () => {
  const turned = (side: "left" | "right") =>
    /^<g transform="translate\([-\d.]+,[-\d.]+\) scale\((-?)/.exec(
      composed({ place: "courtyard", props: ["pigeon"], side }).front,
    )?.[1];
  expect([turned("left"), turned("right")]).toEqual(["-", ""]);
  for (const camera of ["wide", "half", "close"] as const) {
    const { frame, front } = composed({ props: ["balloon"], camera });
    const foot = Number(/^<g transform="translate\([-\d.]+,([-\d.]+)\)/.exec(front)?.[1]);
    expect(frame.y, camera).toBeLessThan(foot - 652 * 1.05);
  }
});

it("draws no second one of a wardrobe and of a frame that the brief asks for", () => {
  const cornice = "M-16,176L-6,140H346L356,176Z";
  const inBedroom = { place: "bedroom", pose: "sit" } as const;
  expect(countOf(composed({ ...inBedroom, by: "closed wardrobe" }).back, cornice)).toBe(1);
  expect(countOf(composed({ ...inBedroom, by: "wall" }).back, cornice)).toBe(1);
  const lock = "M-12,42H46";
  const frameOf = (under: "carpet frame" | "locked carpet frame") => composed({ place: "courtyard", under }).front;
  expect(frameOf("locked carpet frame")).toContain(lock);
  expect(frameOf("carpet frame")).not.toContain(lock);
});

it("lights the tram in a blackout, since it has a wire of its own, and leaves the bakery and a lamp dark", () => {
  const dark = { timeSlot: "evening", lighting: "blackout" } as const;
  const atWindow = { ...dark, place: "window sill", pose: "sit", camera: "wide", side: "right" } as const;
  const { tramLight } = inksFor({ ...usual, ...dark }, 0);
  const shines = (brief: Partial<PictureBrief>) => composed(brief).back.includes(tramLight);
  expect([shines(atWindow), shines({ ...atWindow, tram: "none" })]).toEqual([true, false]);
  const embers = "#ffb04e";
  const isHot = (brief: Partial<PictureBrief>) => composed({ place: "bakery", ...brief }).back.includes(embers);
  expect([isHot({ timeSlot: "evening" }), isHot(dark)]).toEqual([true, false]);
  const bulb = "#ffcf7d";
  const isLit = (brief: Partial<PictureBrief>) => composed({ props: ["lamp"], ...brief }).light.includes(bulb);
  expect([isLit({ timeSlot: "evening" }), isLit(dark)]).toEqual([true, false]);
});

it("shows the slot's hour on Tomek's watch, from whichever side his hand comes", () => {
  const hourHandOf = (side: "left" | "right") => {
    const { back, front } = composed({ company: "tomek", timeSlot: "morning", side });
    return /M-105,-57v-12M-105,-57l(-?9,5)/.exec(back + front)?.[1];
  };
  expect([hourHandOf("left"), hourHandOf("right")].toSorted()).toEqual(["-9,5", "9,5"]);
});

it("shows no fingers without their hand where a picture ends below the cuff of somebody who stands", () => {
  const watch = /rx="14" ry="18"/;
  const withTomek = { place: "bedroom", company: "tomek", side: "left" } as const;
  expect(composed({ ...withTomek, camera: "half" }).back).not.toMatch(watch);
  expect(composed({ ...withTomek, camera: "wide" }).back).toMatch(watch);
});

it("lays what is flat under everybody's feet, and no carpet of the place under it", () => {
  const withTomek = { place: "bedroom", company: "tomek", camera: "wide" } as const;
  const fringe = "l-26,1M";
  const slipper = "M-14,-14Q-10,-50 2,-74";
  const { back } = composed({ ...withTomek, on: "rug" });
  expect(back.indexOf(fringe)).toBeGreaterThan(0);
  expect(back.indexOf(fringe)).toBeLessThan(back.indexOf(slipper));
  const ofThePlace = (brief: Partial<PictureBrief>) =>
    countOf(composed({ place: "hall", ...brief }).back, "M78,782H440L520,834H40Z");
  expect([ofThePlace({ place: "stairs" }), ofThePlace({ place: "stairs", on: "carpet" })]).toEqual([1, 0]);
});

it("shows in a close view enough of what he lies on, and the paw that hangs from the radiator in every other", () => {
  const seen = (brief: Partial<PictureBrief>) => {
    const { frame, gaze } = composed({ place: "parlour", camera: "close", ...brief });
    return frame.y + (frame.width * 2) / 3 - gaze.head[1];
  };
  expect(seen({ on: "suitcase" })).toBeGreaterThan(seen({}) + 60);
  const hanging = composed({ place: "radiator", pose: "drape", camera: "half", side: "left" });
  expect(hanging.frame.y + (hanging.frame.width * 2) / 3).toBeGreaterThan(534 + 150 * 1.3);
});

it("keeps the boughs of the chestnut from behind his ears", () => {
  for (const side of ["left", "middle", "right"] as const)
    for (const camera of ["wide", "half", "close"] as const) {
      const { back, gaze } = composed({ place: "courtyard", pose: "sit", side, camera, foliage: "bare" });
      const tree = Number(/translate\(([-\d.]+),830\) scale\(1\.120/.exec(back)?.[1]);
      expect(Math.abs(tree - gaze.head[0]), `${side} ${camera}`).toBeGreaterThan(330);
    }
});
