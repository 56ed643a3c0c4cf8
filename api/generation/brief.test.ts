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
