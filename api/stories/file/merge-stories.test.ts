import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Story } from "../model.ts";
import { storyOf } from "../story.fixture.ts";
import { changedFields, mergeStories } from "./merge-stories.ts";

const upload = (videoId: string, privacy = "public") => ({
  language: "en" as const,
  url: `https://youtu.be/${videoId}`,
  videoId,
  uploadedAt: "2026-11-21T10:00:00Z",
  privacy,
});

/** Each field has few values, so that both versions often change it in the same way. */
const change = fc.record(
  {
    titleEn: fc.constantFrom("a", "b", "c"),
    contentPl: fc.constantFrom("x", "y"),
    featured: fc.boolean(),
    imageAltPl: fc.constantFrom("p", "q", undefined),
    youtubeLink: fc.constantFrom("https://a.example/", undefined),
    picture: fc.constantFrom(
      { imageUrl: "/images/1.webp", imageHash: "0123456789abcdef" },
      { imageUrl: "/images/1.webp", imageHash: "fedcba9876543210" },
      { imageUrl: "https://a.example/1.webp", imageHash: undefined },
    ),
    canon: fc.uniqueArray(fc.constantFrom("one", "two", "three"), { minLength: 1 }),
    youtube: fc.uniqueArray(fc.constantFrom(upload("1"), upload("2"), upload("1", "unlisted")), {
      minLength: 1,
      selector: ({ videoId }) => videoId,
    }),
    madeBy: fc.constantFrom(undefined, { storyteller: "house", illustrator: "house" }),
  },
  { requiredKeys: [] },
);

function changed(
  story: Story,
  { picture, ...fields }: Record<string, unknown> & { picture?: object | undefined },
): Story {
  const given = Object.entries({ ...story, ...fields, ...picture }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Story;
}

const base = change.map((fields) => changed(storyOf(), fields));
const versions = fc
  .tuple(base, change, change)
  .map(([base, mine, theirs]) => ({ base, mine: changed(base, mine), theirs: changed(base, theirs) }));

describe("merging two versions of a story", () => {
  it("takes the version of the only side that changed anything", () => {
    fc.assert(
      fc.property(versions, ({ base, mine }) => {
        expect(mergeStories({ base, mine, theirs: base })).toEqual({ story: mine, conflicts: [] });
        expect(mergeStories({ base, mine: base, theirs: mine })).toEqual({ story: mine, conflicts: [] });
        expect(mergeStories({ base, mine, theirs: mine })).toEqual({ story: mine, conflicts: [] });
      }),
    );
  });

  it("takes every field from one of the versions, and loses no change", () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const { story, conflicts } = mergeStories({ base, mine, theirs });
        expect(Story.safeParse(story).success).toBe(true);
        const settled = (field: keyof Story) => !(["canon", "youtube", ...conflicts] as string[]).includes(field);
        for (const field of changedFields(base, mine).filter(settled)) {
          // A picture's hash goes with its address.
          if (field === "imageHash" && conflicts.includes("imageUrl")) continue;
          expect(story[field]).toEqual(mine[field]);
        }
        for (const field of changedFields(base, theirs).filter(settled)) {
          if (field === "imageHash" && conflicts.includes("imageUrl")) continue;
          expect(story[field]).toEqual(theirs[field]);
        }
      }),
    );
  });

  it("finds conflicts in the same fields in both directions", () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const [one, other] = [mergeStories({ base, mine, theirs }), mergeStories({ base, mine: theirs, theirs: mine })];
        expect(new Set(one.conflicts)).toEqual(new Set(other.conflicts));
        if (one.conflicts.length > 0) return;
        const sorted = ({ canon, youtube, ...rest }: Story) => [new Set(canon), new Set(youtube), rest];
        expect(sorted(one.story)).toEqual(sorted(other.story));
      }),
    );
  });

  it("keeps every fact and every upload that one side added, and none that one side removed", () => {
    const base = { ...storyOf(), canon: ["one", "two"], youtube: [upload("1")] };
    const mine = { ...base, canon: ["two", "mine"], youtube: [upload("1"), upload("2")] };
    const theirs = { ...base, canon: ["one", "two", "theirs"], youtube: [upload("1", "unlisted")] };
    expect(mergeStories({ base, mine, theirs })).toEqual({
      story: { ...base, canon: ["two", "theirs", "mine"], youtube: [upload("1", "unlisted"), upload("2")] },
      conflicts: [],
    });
  });

  it("takes a picture's address and its hash from the same version", () => {
    const base = { ...storyOf(), imageHash: "0".repeat(16) };
    const mine = { ...base, imageHash: "1".repeat(16) };
    const theirs = changed(base, { imageUrl: "https://a.example/1.webp", imageHash: undefined });
    expect(mergeStories({ base, mine, theirs }).conflicts).toEqual(["imageUrl"]);
  });

  it("reports a conflict where both changed a field differently, or the facts would be too many", () => {
    const base = storyOf();
    const facts = (name: string) => Array.from({ length: 11 }, (_, index) => `${name} ${index}`);
    const { conflicts, story } = mergeStories({
      base,
      mine: { ...base, titleEn: "Mine", excerptEn: "Same", canon: facts("mine") },
      theirs: { ...base, titleEn: "Theirs", excerptEn: "Same", canon: facts("theirs") },
    });
    expect(new Set(conflicts)).toEqual(new Set(["canon", "titleEn"]));
    expect([story.titleEn, story.excerptEn]).toEqual(["Mine", "Same"]);
  });
});
