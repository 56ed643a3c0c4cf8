import { expect, it } from "vitest";
import { beginningOf, markWords, snippetOf } from "./snippet.ts";

const marked = ({ text, marks }: { text: string; marks: [number, number][] }) =>
  marks.map(([start, end]) => text.slice(start, end));

it("marks whole words, as the text spells them", () => {
  expect(marked(markWords("Bułka i pół bułki", new Set(["bulka", "bulki"])))).toEqual(["Bułka", "bułki"]);
});

it("shows the piece of a long text with the most different words, from the beginning of a sentence", () => {
  const text = `${"A key lay there. ".repeat(30)}Then the key met a tram. ${"Nothing else came. ".repeat(30)}`;
  const snippet = snippetOf(text, new Set(["key", "tram"]));
  expect(snippet && marked(snippet)).toContain("tram");
  expect(snippet?.text).toMatch(/^… [A-Z]/);
  expect(snippet?.text).toMatch(/ …$/);
  expect(snippet?.text.length).toBeLessThan(240);
});

it("has no piece where no word stands, and shows the beginning instead", () => {
  expect(snippetOf("Nothing here.", new Set(["tram"]))).toBeNull();
  expect(beginningOf("Nothing here.")).toEqual({ text: "Nothing here.", marks: [] });
  expect(beginningOf("word ".repeat(100)).text.length).toBeLessThan(220);
});

it("shows one line where the text has several paragraphs", () => {
  const snippet = snippetOf("One.\nTwo trams.\nThree.", new Set(["trams"]));
  expect(snippet).toEqual({ text: "One. Two trams. Three.", marks: [[9, 14]] });
});
