import { describe, expect, it } from "vitest";
import { sunHeight } from "#api/generation/brief/daylight.ts";
import type { Brief } from "#api/generation/model.ts";
import { expectedBrief } from "../storyteller/expected-briefs.fixture.ts";
import type { Picture } from "../texts/model.ts";
import { foliageOn } from "./foliage.ts";
import { moonOn } from "./moon.ts";
import { type Shot, shotsFor } from "./shots.ts";
import { stagePicture } from "./stage-picture.ts";

const picture: Picture = { place: "courtyard", pose: "sit", props: [] };
const half: Shot = { camera: "half", side: "right" };
const staged = (text: string, some: Partial<Picture> = {}, shot = half) =>
  stagePicture(expectedBrief("2027-03-03", "morning"), { ...picture, ...some }, shot, text);

describe("the staging of a picture", () => {
  it("adds the person whom the story is about, as far as a cat sees them, and says so in both languages", () => {
    const { picture, imageAlt, imageAltPl } = staged("Mr Zenon came. Mr Zenon swept. Then Mr Zenon went.");
    expect(picture.company).toBe("zenon");
    expect(imageAlt).toContain("Mr Zenon stands beside him, in blue work clothes and big boots");
    expect(imageAltPl).toContain("stoi pan Zenon w niebieskim roboczym ubraniu i ciężkich butach");
  });

  it("adds nobody who is only mentioned, and nobody in a close view", () => {
    const often = "Mr Zenon came. Mr Zenon swept. Then Mr Zenon went.";
    expect(staged("Mr Zenon swept.").picture.company).toBeUndefined();
    expect(staged(often, {}, { camera: "close", side: "left" }).picture.company).toBeUndefined();
  });

  it("shows whom the author of a picture asked for, and nobody where the author wants nobody", () => {
    const often = "Mr Zenon came. Mr Zenon swept. Then Mr Zenon went.";
    expect(staged(often, { company: "ola" }).picture.company).toBe("ola");
    const { picture, imageAlt } = staged(often, { company: "nobody" });
    expect(picture.company).toBeUndefined();
    expect(imageAlt).not.toContain("Mr Zenon");
  });

  it("knows in a close view too in whose lap he is", () => {
    const inLap = { place: "parlour", pose: "loaf", on: "lap", company: "halina" } as const;
    const { picture, imageAlt } = staged("She sat.", inLap, { camera: "close", side: "left" });
    expect(picture.company).toBe("halina");
    expect(imageAlt).toContain("in Mrs Halina’s lap");
  });

  it("keeps people off the roof, and the animals of the courtyard out of the flat", () => {
    const text = "Prezes walked. Prezes stood. Prezes spoke. Tomek, Tomek, Tomek, Tomek.";
    expect(staged(text, { place: "roof" }).picture.company).toBe("prezes");
    expect(staged(text, { place: "kitchen" }).picture.company).toBe("tomek");
  });

  it("adds no thing that the author of the picture did not ask for", () => {
    expect(staged("A letter came. The letter was wet.", { props: ["mug"] }).picture.props).toEqual(["mug"]);
    expect(staged("A letter came. The letter was wet.").picture.props).toEqual([]);
  });

  it("has a moon where it is dark, also in a story of the morning, and the one that the author asked for", () => {
    expect(staged("The sun shone.").picture.moon).toBeUndefined();
    expect(staged("It was night.", { lighting: "night" }).picture).toMatchObject({ timeSlot: "morning", moon: "none" });
    expect(staged("The moon was out.", { lighting: "night", moon: "full" }).picture.moon).toBe("full");
  });

  it("has the weather that the author of the picture asked for, behind a window too", () => {
    const foggy = expectedBrief("2027-03-03", "morning", { weather: "fog" });
    const there: Picture = { place: "window sill", pose: "sit", props: [] };
    const seen = (some: Partial<Picture>) => stagePicture(foggy, { ...there, ...some }, half, "He looked out.");
    expect(seen({}).imageAlt).toContain("outside there is fog");
    expect(seen({ weather: "clear" }).picture.weather).toBe("clear");
    expect(seen({ weather: "clear" }).imageAlt).not.toContain("fog");
  });

  it("rains on him only where the story has rain", () => {
    const rainy = expectedBrief("2027-03-03", "morning", { weather: "rain" });
    const wet = (text: string, place: Picture["place"]) => stagePicture(rainy, { ...picture, place }, half, text);
    const dry = wet("The pigeons came.", "courtyard");
    expect(dry.picture.weather).toBe("clear");
    expect(dry.imageAlt).not.toContain("raining");
    expect(wet("The puddles grew.", "courtyard").imageAlt).toContain("it is raining");
    expect(wet("The pigeons came.", "window sill").imageAlt).toContain("outside it is raining");
    expect(wet("The gutter was dry.", "window sill").imageAlt).not.toContain("raining");
    expect(wet("“It’s the sun,” he said.", "window sill").imageAlt).not.toContain("raining");
  });

  it("rains on the snow of a winter only where the story has rain, behind a window too", () => {
    const rainy = expectedBrief("2026-12-27", "morning", { weather: "rain" });
    const seen = (text: string) => stagePicture(rainy, { ...picture, place: "window sill" }, half, text);
    expect(seen("The pigeons met.").picture.weather).toBe("clear");
    expect(seen("It rained that day.").picture.weather).toBe("rain");
  });

  it("rains on no candle that burns out of doors", () => {
    const rainy = expectedBrief("2027-03-03", "morning", { weather: "rain" });
    const lit = { ...picture, props: ["candle"] };
    expect(stagePicture(rainy, lit, half, "It rained that day.").picture.weather).toBe("clear");
  });

  it("hangs a carpet in the courtyard only where the story has one, by day and in the dry", () => {
    const hung = (text: string, weather: Brief["weather"] = "clear", timeSlot: Brief["timeSlot"] = "morning") =>
      stagePicture(expectedBrief("2027-06-03", timeSlot, { weather }), picture, half, text).picture.hung;
    expect(hung("The carpet was beaten.")).toBe("carpet");
    expect(hung("The carpet was beaten.", "fog")).toBe("carpet");
    const without = [
      hung("The rug was beaten."),
      hung("The carpet got wet.", "rain"),
      hung("A carpet!", "clear", "evening"),
    ];
    expect(without).toEqual([undefined, undefined, undefined]);
  });

  it("does not stand Tomek, who is seen in slippers, beside his slippers", () => {
    const often = "Tomek read. Tomek slept. Then Tomek woke.";
    expect(staged(often, { place: "stove" }).picture.company).toBe("tomek");
    expect(staged(often, { place: "stove", props: ["slippers"] }).picture.company).toBeUndefined();
  });
});

describe("the shots", () => {
  it("are nine for each place, and none close for a tall pose with a thing on the ground", () => {
    expect(shotsFor({ place: "stove", pose: "loaf", props: ["mug"] })).toHaveLength(9);
    const tall = shotsFor({ place: "stove", pose: "sit", props: ["mug"] });
    expect(tall).toHaveLength(6);
    expect(tall.some(({ camera }) => camera === "close")).toBe(false);
  });

  it("are not close where the author of the picture wants company", () => {
    const shots = shotsFor({ place: "stove", pose: "loaf", props: [], company: "ola" });
    expect(shots).toHaveLength(6);
    expect(shotsFor({ place: "stove", pose: "loaf", props: [], company: "nobody" })).toHaveLength(9);
  });

  it("are not close where his paws are in the air", () => {
    expect(shotsFor({ place: "stove", pose: "roll", props: [] })).toHaveLength(6);
  });

  it("are neither close at an open window nor taken otherwise than the author of the picture chose", () => {
    const onSill = { place: "courtyard sill" as const, pose: "loaf" as const, props: [] };
    expect(shotsFor({ ...onSill, open: "window" }).some(({ camera }) => camera === "close")).toBe(false);
    const left = shotsFor({ ...onSill, side: "left" });
    expect(left.map(({ side }) => side)).toEqual(["left", "left", "left"]);
    const near = shotsFor({ ...onSill, camera: "close" });
    expect(near.map(({ camera }) => camera)).toEqual(["close", "close", "close"]);
  });

  it("are each place's own, so that each is dealt by its own rest", () => {
    const [first] = shotsFor({ place: "stove", pose: "loaf", props: [] });
    const [other] = shotsFor({ place: "hall", pose: "loaf", props: [] });
    expect(first).toEqual(other);
    expect(first).not.toBe(other);
  });
});

describe("the light", () => {
  const evening = (date: string, text: string, some: Partial<Picture> = {}) =>
    stagePicture(expectedBrief(date, "evening", { weather: "clear" }), { ...picture, ...some }, half, text);

  it("is the sun’s in an evening of June, dusk before and after summer, and night in winter", () => {
    expect(evening("2027-06-10", "The swifts flew.").picture).toMatchObject({ sun: "low" });
    expect(evening("2027-06-10", "The swifts flew.").picture.moon).toBeUndefined();
    expect(evening("2027-06-10", "The swifts flew.").imageAlt).not.toContain("dark");
    expect(evening("2027-08-25", "The swifts had left.").picture).toMatchObject({ sun: "set" });
    expect(evening("2027-08-25", "The swifts had left.").imageAlt).toContain("dusk is falling");
    expect(evening("2027-01-10", "The sparrows slept.").picture.sun).toBeUndefined();
    expect(evening("2027-01-10", "The sparrows slept.").imageAlt).toContain("it is dark");
  });

  it.each([
    "The lamps were lit.",
    "It had grown dark.",
    "At night the house creaks.",
    "She switched on the little lamp.",
  ])("is night in an evening of June whose story says “%s”", (text) =>
    expect(evening("2027-06-10", text).picture.sun).toBeUndefined(),
  );

  it("is still the sun’s in June where a lamp only stands there, and the lamp’s as soon as the sun is low", () => {
    const held = "She held the page up to the lamp.";
    expect(evening("2027-06-10", held).picture.sun).toBe("low");
    expect(evening("2027-06-10", "The lamp was on.").picture.sun).toBeUndefined();
    expect(evening("2027-08-20", held).picture.sun).toBeUndefined();
  });

  it("is night where the picture has a lamp, a moon or a night of its own", () => {
    for (const some of [{ props: ["lamp"] }, { moon: "half" }, { lighting: "night" }] satisfies Partial<Picture>[])
      expect(evening("2027-06-10", "The swifts flew.", some).picture.sun).toBeUndefined();
  });

  it("is day in an evening’s picture that asks for it, and its alternative text says nothing of an evening", () => {
    const { picture, imageAlt } = evening("2027-01-10", "Five struck.", { place: "stove", lighting: "day" });
    expect(picture).toMatchObject({ timeSlot: "evening", lighting: "day" });
    expect([picture.sun, picture.moon]).toEqual([undefined, undefined]);
    expect(imageAlt).not.toContain("evening");
  });

  it.each([
    "“Good night,” said Ola in a dark red coat.",
    "Something dark lay on the half-door.",
    "He took the torch out of his pocket.",
    "In the darkest corner he sat.",
    "The staircase light came on.",
  ])("does not take for a night what is said by day too: %s", (text) =>
    expect(evening("2027-06-10", text).picture.sun).toBe("low"),
  );

  // Sunrise and sunset in Warsaw, from the almanac.
  it.each(["2027-06-21T21:01+02:00", "2027-12-21T15:25+01:00", "2027-12-21T07:43+01:00"])(
    "has the sun on the horizon at %s",
    (instant) => expect(Math.abs(sunHeight(Temporal.Instant.from(instant)) + 0.83)).toBeLessThan(0.25),
  );
});

describe("the trees", () => {
  it.each([
    ["2027-03-11", "bare"],
    ["2027-05-10", "blossom"],
    ["2027-09-07", "green"],
    ["2027-10-12", "turning"],
  ] as const)("are on %s %s", (date, foliage) => {
    expect(foliageOn(date, "clear")).toBe(foliage);
  });

  it("are bare where it snows in autumn", () => {
    expect(foliageOn("2027-11-05", "snow")).toBe("bare");
    expect(foliageOn("2027-11-05", "rain")).toBe("turning");
  });
});

describe("the moon", () => {
  // Phases from the almanac of the U.S. Naval Observatory.
  it.each([
    ["2026-11-24", "full"],
    ["2026-12-09", "none"],
    ["2026-12-13", "crescent"],
    ["2027-01-15", "half"],
    ["2027-01-18", "gibbous"],
    ["2027-01-29", "none"],
  ] as const)("is on %s %s", (date, phase) => {
    expect(moonOn(date)).toBe(phase);
  });
});
