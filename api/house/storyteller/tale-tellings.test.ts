import { describe, expect, it } from "vitest";
import { slotsOfDays } from "#api/schedule/slots.ts";
import { tales } from "../texts/tales/all.ts";
import { expectedBrief } from "./expected-briefs.fixture.ts";
import { dealAt } from "./history.ts";
import { houseStoryteller } from "./write.ts";

const year = slotsOfDays("2026-11-21", 365);

describe("the tales of plots and forms", () => {
  const told = year.flatMap((slot) => {
    const { told } = dealAt(slot);
    return told ? [{ slot, ...told.telling }] : [];
  });

  it("are most stories of the first year, and each is told once", () => {
    const tales = told.flatMap(({ pieces }) => (pieces.length === 1 ? pieces : []));
    expect(tales.length).toBeGreaterThan(year.length * 0.7);
    expect(new Set(tales).size).toBe(tales.length);
  });

  it("stand as they were written, under their own title and beside their own picture", async () => {
    const { slot, source } = told.find(({ pieces }) => pieces.length === 1) ?? {};
    if (!slot || !source) throw new Error("No tale was told.");
    const { titleEn, titlePl, contentEn, contentPl, picture } = await houseStoryteller.write(
      expectedBrief(slot.date, slot.timeSlot),
    );
    const tale = tales
      .filter(({ of }) => of === source.name)
      .flatMap((one) => one.tales)
      .find(({ title }) => title[0] === titleEn);
    expect(tale?.title).toEqual([titleEn, titlePl]);
    expect(tale?.en.join("\n\n")).toBe(contentEn);
    expect(tale?.pl.join("\n\n")).toBe(contentPl);
    expect(picture).toMatchObject({ place: tale?.picture.place, pose: tale?.picture.pose, props: tale?.picture.props });
  });
});
