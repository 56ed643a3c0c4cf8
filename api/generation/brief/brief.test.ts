import { expect, it } from "vitest";
import { StoryId } from "#api/stories/model.ts";
import { briefFor } from "./brief.ts";

const storyWith = (id: string, ...canon: string[]) => ({
  id: StoryId.parse(id),
  titleEn: `${id} en`,
  titlePl: `${id} pl`,
  canon,
});
const evening = {
  id: StoryId.parse("2026-11-21-evening"),
  slot: { date: "2026-11-21", timeSlot: "evening" as const },
  variant: 1,
  reason: "asked" as const,
};

it("contains the stories before the slot, oldest first, and none after it", () => {
  const stories = [
    storyWith("2026-11-22-morning", "Later."),
    storyWith("2026-11-21-evening-2", "Beside."),
    storyWith("2026-11-21-afternoon", "He likes lemons."),
    storyWith("2026-11-21-morning", "He has a box."),
    storyWith("2026-11-20-evening"),
  ];
  const brief = briefFor(evening, { cat: ["Mruk is grey."], stories });
  expect(brief.lately.map(({ id }) => id)).toEqual([
    "2026-11-20-evening",
    "2026-11-21-morning",
    "2026-11-21-afternoon",
  ]);
  expect(brief.canon).toEqual(["Mruk is grey.", "He has a box.", "He likes lemons."]);
  expect(brief).toMatchObject({ id: "2026-11-21-evening", date: "2026-11-21", timeSlot: "evening", season: "autumn" });
});

it("stays short however old the library is", () => {
  const days = Array.from({ length: 300 }, (_, index) => Temporal.PlainDate.from("2025-01-01").add({ days: index }));
  const stories = days.map((day) => storyWith(`${day}-morning`, `Fact of ${day}.`, `Another of ${day}.`));
  const brief = briefFor(evening, { cat: ["Mruk is grey."], stories });
  expect(brief.lately).toHaveLength(30);
  expect(brief.lately.at(-1)?.id).toBe(`${days.at(-1)}-morning`);
  expect(brief.canon).toHaveLength(61);
  expect(brief.canon[0]).toBe("Mruk is grey.");
});

it("contains the day's holidays in both languages, and its name days", () => {
  const saintNicholas = { ...evening, slot: { date: "2026-12-06", timeSlot: "evening" as const } };
  const { occasions } = briefFor(saintNicholas, { cat: [], stories: [] });
  expect(occasions?.nameDays).toContain("Mikołaj");
  expect(occasions?.holidays.every(({ en, pl }) => en !== "" && pl !== "")).toBe(true);
});

it("contains the turns of the last stories, and their worn-out phrases and title words", () => {
  const stories = [18, 19, 20].map((day) => ({
    ...storyWith(`2026-11-${day}-morning`),
    titleEn: `The Button of the ${day}`,
    titlePl: `Guzik z dnia ${day}`,
    madeBy: { turn: `day ${day} was over` },
    contentEn: `On day ${day} he sat down with great dignity and thought of number ${day}.`,
    contentPl: `Dnia ${day} usiadł z wielką godnością obok pieca i pomyślał o numerze ${day}.`,
  }));
  const { lately, avoid } = briefFor(evening, { cat: [], stories });
  expect(lately.map(({ turn }) => turn)).toEqual(["day 18 was over", "day 19 was over", "day 20 was over"]);
  expect(avoid).toEqual([
    "he sat down with great dignity and thought of number",
    "usiadł z wielką godnością obok pieca i pomyślał o numerze",
    "button",
    "guzik",
    "dnia",
  ]);
});

it("selects from an old library the facts that fit the season and the day's names, and the newest", () => {
  const days = Array.from({ length: 300 }, (_, index) => Temporal.PlainDate.from("2025-01-01").add({ days: index }));
  const stories = days.map((day, index) =>
    storyWith(
      `${day}-morning`,
      index === 3 ? "Barbara brings a fir twig." : index === 5 ? "Snow stops him." : `Fact ${index}.`,
    ),
  );
  const saintBarbara = { ...evening, slot: { date: "2026-12-04", timeSlot: "evening" as const } };
  const { canon } = briefFor(saintBarbara, { cat: ["Mruk is grey."], stories });
  expect(canon.slice(0, 3)).toEqual(["Mruk is grey.", "Barbara brings a fir twig.", "Snow stops him."]);
  expect(canon.at(-1)).toBe("Fact 299.");
  expect(canon).toHaveLength(61);
});
