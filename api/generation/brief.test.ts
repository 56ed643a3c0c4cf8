import { expect, it } from "vitest";
import { StoryId } from "../stories/model.ts";
import { briefFor } from "./brief.ts";

const told = (id: string, ...canon: string[]) => ({
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

it("tells what happened before the slot, oldest first, and nothing that comes after it", () => {
  const stories = [
    told("2026-11-22-morning", "Later."),
    told("2026-11-21-evening-2", "Beside."),
    told("2026-11-21-afternoon", "He likes lemons."),
    told("2026-11-21-morning", "He has a box."),
    told("2026-11-20-evening"),
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
  const stories = days.map((day) => told(`${day}-morning`, `Fact of ${day}.`, `Another of ${day}.`));
  const brief = briefFor(evening, { cat: ["Mruk is grey."], stories });
  expect(brief.lately).toHaveLength(12);
  expect(brief.lately.at(-1)?.id).toBe(`${days.at(-1)}-morning`);
  expect(brief.canon).toHaveLength(61);
  expect(brief.canon[0]).toBe("Mruk is grey.");
});

it("says what day it is: its holidays in both languages, and whose name day it is", () => {
  const saintNicholas = { ...evening, slot: { date: "2026-12-06", timeSlot: "evening" as const } };
  const { occasions } = briefFor(saintNicholas, { cat: [], stories: [] });
  expect(occasions?.nameDays).toContain("Mikołaj");
  expect(occasions?.holidays.every(({ en, pl }) => en !== "" && pl !== "")).toBe(true);
});

it("tells what the last stories were about, and which of their turns of phrase and title words are worn out", () => {
  const stories = [18, 19, 20].map((day) => ({
    ...told(`2026-11-${day}-morning`),
    titleEn: `The Button of the ${day}`,
    titlePl: `Guzik z dnia ${day}`,
    excerptEn: `About day ${day}.`,
    contentEn: `On day ${day} he sat down with great dignity and thought of number ${day}.`,
    contentPl: `Dnia ${day} usiadł z wielką godnością obok pieca i pomyślał o numerze ${day}.`,
  }));
  const { lately, avoid } = briefFor(evening, { cat: [], stories });
  expect(lately.map(({ excerptEn }) => excerptEn)).toEqual(["About day 18.", "About day 19.", "About day 20."]);
  expect(avoid).toEqual([
    "he sat down with great dignity and thought of number",
    "usiadł z wielką godnością obok pieca i pomyślał o numerze",
    "button",
    "guzik",
    "dnia",
  ]);
});

it("recalls of an old library what fits the season and the names of the day, and what is newest", () => {
  const days = Array.from({ length: 300 }, (_, index) => Temporal.PlainDate.from("2025-01-01").add({ days: index }));
  const stories = days.map((day, index) =>
    told(
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
