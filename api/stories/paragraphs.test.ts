import { expect, it } from "vitest";
import { readParagraphs } from "./paragraphs.ts";

const plain = (text: string) => ({ type: "paragraph", inlines: [{ text }] });

it("makes a paragraph of the lines between two empty lines", () => {
  expect(readParagraphs("One\nline.\r\n\r\n\n  Two. \n")).toEqual([plain("One line."), plain("Two.")]);
});

it.each(["***", "* * *", "---", "- - -", "___", "•••", "• • •"])("takes %s alone for a break", (line) => {
  expect(readParagraphs(`One.\n\n${line}\n\nTwo.`)).toEqual([plain("One."), { type: "break" }, plain("Two.")]);
});

it("reads quotes, headings, emphasis and escapes", () => {
  expect(readParagraphs("> Room for\n> one.")).toEqual([{ type: "quote", inlines: [{ text: "Room for one." }] }]);
  expect(readParagraphs("## Noon")).toEqual([{ type: "heading", inlines: [{ text: "Noon" }] }]);
  expect(readParagraphs("A *soft* and **loud** \\*bell\\* in _the_ snake_case_name")).toEqual([
    {
      type: "paragraph",
      inlines: [
        { text: "A " },
        { text: "soft", style: "em" },
        { text: " and " },
        { text: "loud", style: "strong" },
        { text: " *bell* in " },
        { text: "the", style: "em" },
        { text: " snake_case_name" },
      ],
    },
  ]);
});

it("reads links to web addresses only, and lists of two items or more", () => {
  expect(readParagraphs("See [the tram](https://tram.example/15?a=1) now")).toEqual([
    {
      type: "paragraph",
      inlines: [{ text: "See " }, { text: "the tram", href: "https://tram.example/15?a=1" }, { text: " now" }],
    },
  ]);
  for (const other of [
    "[a](ftp://a.example)",
    "[a](//a.example)",
    "[a](data:text/html,a)",
    "[a](https://a b)",
    "[]( https://a)",
  ]) {
    expect(readParagraphs(other)).toEqual([plain(other)]);
  }
  const items = [[{ text: "a " }, { text: "soft", style: "em" }, { text: " bed" }], [{ text: "tuna" }]];
  expect(readParagraphs("- a *soft* bed\n- tuna")).toEqual([{ type: "list", ordered: false, items }]);
  expect(readParagraphs("1. a *soft* bed\n2. tuna")).toEqual([{ type: "list", ordered: true, items }]);
  expect(readParagraphs("- Mruk! - said Ola.")).toEqual([plain("- Mruk! - said Ola.")]);
  expect(readParagraphs("* one\nand on")).toEqual([plain("* one and on")]);
});

it("reads a long hostile text in no more time than its length asks for", () => {
  for (const part of ["[a](https://", "[", "[a]", "*", "_", "1. "]) {
    const text = part.repeat(100_000);
    expect(readParagraphs(text)).toHaveLength(1);
  }
});

it("shows everything else as the text it is", () => {
  const text = "<script>alert(1)</script> [a](javascript:alert(1)) 2 * 3 * 4 = 24";
  const [block] = readParagraphs(text);
  const shown = block && "inlines" in block ? block.inlines.map((inline) => inline.text).join("") : "";
  expect(shown).toContain("<script>alert(1)</script> [a](javascript:alert(1))");
  expect(readParagraphs("")).toEqual([]);
});

it("stays quick on a text made to be slow", () => {
  expect(readParagraphs("*a ".repeat(20_000) + "_".repeat(20_000))).toHaveLength(1);
});
