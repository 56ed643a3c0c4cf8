import { expect, it } from "vitest";
import { storyOf } from "#api/stories/story.fixture.ts";
import { scriptHash, scriptOf } from "./script.ts";

const story = storyOf({
  titleEn: "A Bun for Two",
  titlePl: "Bułka na dwoje",
  contentEn: "**Mruk** sat down. “Stay!” said Ola.\n\n***\n\n- one\n- two\n\nThe end?",
  contentPl: "Mruk usiadł w oknie.\n\n– Zostań! – powiedziała Ola. I został.",
});

it("reads the title, that a machine reads, and the text sentence by sentence, each with its place on the page", () => {
  expect(scriptOf(story, "en").map(({ text, place, from, to }) => [place, from, to, text])).toEqual([
    ["title", 0, 13, "A Bun for Two"],
    [undefined, 0, 24, "Read aloud by a machine."],
    ["0", 0, 14, "Mruk sat down."],
    ["0", 15, 32, "“Stay!” said Ola."],
    ["2.0", 0, 3, "one"],
    ["2.1", 0, 3, "two"],
    ["3", 0, 8, "The end?"],
  ]);
});

it("keeps what a character says with who says it, in Polish too", () => {
  const texts = scriptOf(story, "pl").map(({ text }) => text);
  expect(texts).toEqual([
    "Bułka na dwoje",
    "Czyta maszyna.",
    "Mruk usiadł w oknie.",
    "– Zostań! – powiedziała Ola.",
    "I został.",
  ]);
});

it("has another hash once its text is another, in that language alone", () => {
  const changed = { ...story, contentPl: `${story.contentPl} Na zawsze.` };
  expect(scriptHash(changed, "pl")).not.toBe(scriptHash(story, "pl"));
  expect(scriptHash(changed, "en")).toBe(scriptHash(story, "en"));
});
