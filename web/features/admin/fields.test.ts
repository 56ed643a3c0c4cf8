import { expect, it } from "vitest";
import { PostChange, PostDraft } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { bodyOf, differingFields, emptyValues, fieldNames, valuesOf } from "./fields.ts";
import { faultsOf, faultyFields } from "./form/faults.ts";
import { readingMinutes, wordCount } from "./form/length.ts";

const story = storyOf({ videoUrl: "/media/film.mp4", youtubeLink: "https://youtu.be/x", imageAltPl: "Bury kot." });

it("sends a story as the server takes it, and unchanged as it came", () => {
  const values = valuesOf(story);
  expect(faultsOf(values)).toEqual({});
  const { id: _id, ...rest } = story;
  expect(PostDraft.parse(bodyOf(values, fieldNames))).toEqual(rest);
  expect(differingFields(values, valuesOf(story))).toEqual([]);
});

it("removes an optional field that was emptied", () => {
  const values = { ...valuesOf(story), videoUrl: "" };
  const changed = differingFields(values, valuesOf(story));
  expect(changed).toEqual(["videoUrl"]);
  expect(PostChange.parse(bodyOf(values, changed))).toEqual({ videoUrl: undefined });
});

it("leaves the time of a new post to the server where nobody names one", () => {
  expect(bodyOf(emptyValues, ["publishedAt", "featured"])).toEqual({ featured: false });
});

it("requires what the specification requires", () => {
  expect(faultyFields(faultsOf(emptyValues))).toEqual([
    "titleEn",
    "excerptEn",
    "contentEn",
    "titlePl",
    "excerptPl",
    "contentPl",
    "imageUrl",
    "imageAlt",
    "category",
  ]);
});

// The form reports the same faults as the server, before sending.
it.each([
  [
    "imageUrl",
    ["/images/a.webp", "https://example.org/a.webp"],
    ["//evil", "http://example.org/a", "javascript:1", "a"],
  ],
  ["videoUrl", ["/media/a.mp4", "http://example.org/a", "https://example.org"], ["data:,", "a b", "\\\\host", "//x"]],
  ["youtubeLink", ["https://youtu.be/x"], ["/watch", "javascript:alert(1)", "youtu.be/x"]],
] as const)("agrees with the server on %s", (name, good, bad) => {
  const judged = (address: string) => {
    const values = { ...valuesOf(story), [name]: address };
    return [faultsOf(values)[name] === undefined, PostDraft.safeParse(bodyOf(values, fieldNames)).success];
  };
  for (const address of good) expect([address, ...judged(address)]).toEqual([address, true, true]);
  for (const address of bad) expect([address, ...judged(address)]).toEqual([address, false, false]);
});

it("counts words and the minutes they take", () => {
  expect(wordCount("It’s Mruk – he doesn't care.", "en")).toBe(5);
  expect(wordCount("W żeberku, licząc od ściany…", "pl")).toBe(5);
  expect([1, 299, 437, 50_000].map(readingMinutes)).toEqual([1, 1, 2, 250]);
});
