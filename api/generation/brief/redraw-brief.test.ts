import { expect, it } from "vitest";
import { storyOf } from "#api/stories/story.fixture.ts";
import { PictureBrief } from "../model.ts";
import { redrawBrief } from "./redraw-brief.ts";
import { fits, isInSeason, isPropName } from "./repertoire.ts";

it("draws the things that the alternative text names", () => {
  const brief = redrawBrief(
    storyOf({
      id: "2026-01-10-evening",
      imageAlt: "Mruk seen from behind on the window sill, by lamp light, among books, with snow falling",
    }),
  );
  expect(brief).toMatchObject({
    place: "window sill",
    pose: "back",
    props: ["books", "lamp"],
    timeSlot: "evening",
    season: "winter",
    scene: expect.stringContaining("by lamp light, among books, with snow falling"),
    seed: "2026-01-10-evening",
  });
});

it("draws the company that the alternative text names", () => {
  const briefFor = (imageAlt: string) => redrawBrief(storyOf({ imageAlt }));
  expect(briefFor("Mruk in the hall; all that is to be seen of Tomek is his slippers").company).toBe("tomek");
  expect(briefFor("Mruk in the hall").company).toBeUndefined();
});

it("draws the same picture for the same story, and different ones for different stories", () => {
  const story = storyOf({ imageAlt: "A cat.", excerptEn: "Nothing happens." });
  expect(redrawBrief(story)).toEqual(redrawBrief({ ...story }));
  const others = Array.from({ length: 40 }, (_, at) =>
    redrawBrief({ ...story, id: storyOf({ id: `2026-11-21-morning-${at + 2}` }).id }),
  );
  expect(new Set(others.map(({ place, pose }) => `${place} ${pose}`)).size).toBeGreaterThan(10);
});

it.each([
  "A snowman in the courtyard in summer",
  "Mruk drapes himself over the roof with a tulip",
  "<script>alert(1)</script> peeking from the radiator",
  "Kot na parapecie",
  "clock ".repeat(80),
])("leaves out impossible and unsuitable things: %s", (imageAlt) => {
  const brief = PictureBrief.parse(redrawBrief(storyOf({ id: "2026-07-01-afternoon", imageAlt })));
  expect(fits[brief.place].poses).toContain(brief.pose);
  for (const prop of brief.props) expect(isPropName(prop) && isInSeason(prop, brief.season)).toBe(true);
});

it("draws an evening of June in the sun, unless its words are dark", () => {
  const on = (imageAlt: string) => redrawBrief(storyOf({ id: "2027-06-10-evening", imageAlt, excerptEn: "He waits." }));
  expect(on("Mruk on the balcony").sun).toBe("low");
  expect(on("Mruk on the balcony under the moon").sun).toBeUndefined();
});
