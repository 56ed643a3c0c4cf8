import { describe, expect, it } from "vitest";
import { briefFor } from "#api/generation/brief/brief.ts";
import { redrawBrief } from "#api/generation/brief/redraw-brief.ts";
import { checkedByRules } from "#api/generation/gate/rules.ts";
import { wordsOf } from "#api/generation/likeness.ts";
import type { Brief, PictureBrief } from "#api/generation/model.ts";
import { plannedAgain } from "#api/generation/plan.ts";
import { rewritingBrief } from "#api/generation/proposals/rewriting-brief.ts";
import { alternativeTextOf } from "#api/house/staging/alternative-text/alternative-text.ts";
import { momentsOf } from "#api/house/texts/pieces.ts";
import { slotsOfDays, storyIdOf } from "#api/schedule/slots.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { houseStoryteller } from "../write.ts";
import { piecesIn, sourceOf } from "./sources.ts";
import { understand } from "./understand.ts";

/** A house story of each slot, and the brief that asks for it anew. */
async function wished(days: string, count: number, wish: string | undefined) {
  const slots = slotsOfDays(days, count);
  return Promise.all(
    slots.map(async (slot) => {
      const id = storyIdOf(slot);
      const own = briefFor(plannedAgain(id, "asked"), { cat: [], stories: [] });
      const { picture: _, turn: __, ...before } = await houseStoryteller.write(own);
      const story = storyOf({ id, ...before });
      const brief: Brief = { ...rewritingBrief(own, { story, wish }), ...(wish !== undefined && { wish }) };
      return { before, story, brief, told: await houseStoryteller.write(brief).catch((error) => error.code) };
    }),
  );
}

const faultsOf = (text: Parameters<typeof checkedByRules>[0], brief: Brief) =>
  Object.values(checkedByRules(text, brief)).flat();

describe("a story of the house, told anew", () => {
  it("is of another plot, passes the gate's rules, and is another one for the next proposal", async () => {
    for (const { before, brief, told } of await wished("2026-12-01", 4, "another plot")) {
      expect(faultsOf(told, brief)).toEqual([]);
      expect(told.titleEn).not.toBe(before.titleEn);
      const [source, plot] = [sourceOf(before), sourceOf(told)];
      if (source !== undefined) expect(plot).not.toBe(source);
      expect((await houseStoryteller.write({ ...brief, variant: 2 })).titleEn).not.toBe(told.titleEn);
    }
  });

  it("is wished for in few words, in both languages", () => {
    for (const wish of ["Another one", "something else, please", "Jeszcze raz", "Coś innego!"])
      expect(understand(wish, "both")).toEqual({ isOtherPlot: true, isOtherPicture: true });
  });

  it("is really shorter in both languages where that was wished for, or there is none", async () => {
    const all = await wished("2026-12-01", 6, "krótsze");
    const shorter = all.filter(({ told }) => told !== "WISH_UNFULFILLED");
    expect(shorter.length).toBeGreaterThan(all.length / 2);
    for (const { before, brief, told } of shorter) {
      for (const name of ["contentEn", "contentPl"] as const) {
        expect(wordsOf(told[name]).length).toBeLessThanOrEqual(0.9 * wordsOf(before[name]).length);
      }
      expect(faultsOf(told, brief)).toEqual([]);
    }
  });

  it("names the weather that was wished for, and no snow falls in summer", async () => {
    for (const { told } of await wished("2026-12-10", 2, "in the snow")) {
      if (told !== "WISH_UNFULFILLED") expect(told.contentEn).toMatch(/snow/i);
    }
    for (const { told } of await wished("2027-06-10", 1, "snow")) expect(told).toBe("WISH_UNFULFILLED");
  });
});

const noPurse = { reserve: () => Promise.reject(new Error("it costs nothing")) };

describe("a picture of the house, planned anew", () => {
  it("is another moment of a story that has several", async () => {
    const nameOf = ({ place, pose }: Pick<PictureBrief, "place" | "pose">) => `${place}: ${pose}`;
    const stories = (await wished("2028-03-01", 4, undefined)).map((one) => ({
      ...one,
      moments: new Set(momentsOf(piecesIn(one.before)).map(nameOf)),
    }));
    const several = stories.filter(({ moments }) => moments.size > 1);
    expect(several.length).toBeGreaterThan(0);
    for (const { story, brief, moments } of several) {
      const present = redrawBrief(story);
      const { picture } = await houseStoryteller.stage(brief, { purse: noPurse, present });
      expect(moments).toContain(nameOf(picture));
      expect(nameOf(picture)).not.toBe(nameOf(present));
    }
  });

  it("is another one with its description in both languages, nearer or farther as wished, whatever the story is", async () => {
    for (const { story, brief } of await wished("2026-12-01", 3, undefined)) {
      for (const text of [brief.rewrites?.contentEn, "Somebody wrote this."]) {
        const rewrites = { ...brief.rewrites, contentEn: text } as NonNullable<Brief["rewrites"]>;
        const order = { purse: noPurse, present: redrawBrief(story) };
        const far = await houseStoryteller.stage(
          { ...brief, rewrites, wish: "another pose, from further away" },
          order,
        );
        expect([far.picture.camera, far.imageAlt === rewrites.imageAlt]).toEqual(["wide", false]);
        expect(far.imageAltPl).toMatch(/\p{L}/u);
        const near = await houseStoryteller.stage({ ...brief, rewrites, wish: "z bliska" }, order);
        expect(["close", "half"]).toContain(near.picture.camera);
        expect(near.imageAlt).toBe(alternativeTextOf(near.picture).en);
      }
    }
  });
});
