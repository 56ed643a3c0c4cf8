import { expect, it } from "vitest";
import { StoryId } from "../model.ts";
import { storyOf } from "../story.fixture.ts";
import { timeWords } from "./time-words.ts";

const words = (from: string, to: string, text: object) =>
  timeWords(storyOf({ titleEn: "Rain", titlePl: "Deszcz", ...text }), {
    from: StoryId.parse(from),
    to: StoryId.parse(to),
  });

it("names hours that do not suit the new slot, and leaves those that do", () => {
  const text = {
    contentEn: "At dusk, before supper, he waited. In the morning too.",
    contentPl: "O zmierzchu, przed kolacją.",
  };
  expect(words("2026-11-27-evening", "2026-11-27-morning", text)).toEqual(["dusk", "supper", "zmierzchu", "kolacją"]);
  expect(words("2026-11-27-evening", "2026-11-27-afternoon", text)).toEqual(["supper", "morning", "kolacją"]);
  expect(words("2026-11-27-evening", "2026-11-28-evening", text)).toEqual([]);
});

it("names weekdays and feasts on another day, and the month and the season in another month", () => {
  const text = {
    contentEn: "On Friday, before Christmas Eve, in November.",
    contentPl: "W piątek przed Wigilią, jesienią.",
  };
  expect(words("2026-11-27-evening", "2026-11-28-evening", text)).toEqual(["friday", "christmas", "piątek", "wigilią"]);
  expect(words("2026-11-27-evening", "2026-12-04-evening", text)).toEqual([
    "friday",
    "christmas",
    "november",
    "piątek",
    "wigilią",
    "jesienią",
  ]);
});

it("finds whole words only, each once, and no more than one reads", () => {
  const text = { contentEn: "A knight, a Sundayish fortnight. Monday, Monday.", contentPl: "Pora. Rana. Ranking." };
  expect(words("2026-11-27-evening", "2026-11-28-morning", text)).toEqual(["monday"]);
  const many = {
    contentEn: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday Easter Halloween",
    contentPl: "Poniedziałek wtorek środa czwartek piątek",
  };
  expect(words("2026-11-27-evening", "2026-11-28-evening", many)).toHaveLength(12);
});
