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

  it("are told, never two in a row of the same plot or form", () => {
    const last = new Map<object, boolean>();
    let count = 0;
    for (const { source, pieces } of told) {
      const isTale = pieces.length === 1;
      expect(isTale && last.get(source)).toBeFalsy();
      last.set(source, isTale);
      count += isTale ? 1 : 0;
    }
    expect(count).toBeGreaterThan(year.length / 5);
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
