import { expect, it } from "vitest";
import {
  filesByFolder,
  hasRetiredWord,
  isPackageInside,
  measureFile,
  mutualSiblings,
  opensWithoutSubject,
  wordsIn,
} from "./measure-code.ts";

const measure = (text: string, path = "api/stories/index/library.ts") => measureFile({ path, text });

it("finds comments in every form, and none in strings, templates, regular expressions and JSX", () => {
  const text = [
    "/** Who reads it. */",
    'const url = "https://example.org/zażółć"; // That is an address.',
    "// The first line",
    "// goes on here.",
    "const pattern = /\\/\\/ no comment/;",
    `const template = \`// no \${url} comment\`;`,
    "/*",
    " * So many lines.",
    " */",
  ].join("\n");
  expect(measure(text).comments).toEqual([
    "Who reads it.",
    "That is an address.",
    "The first line goes on here.",
    "So many lines.",
  ]);
  expect(measure("const a = <p>{/* What is shown */}https://example.org</p>;", "web/a.tsx").comments).toEqual([
    "What is shown",
  ]);
});

it("knows which openings of comments have no subject", () => {
  for (const text of ["Who reads.", "What is read", "Whoever", "Of these", "So many", "That one"]) {
    expect(opensWithoutSubject(text), text).toBe(true);
  }
  for (const text of ["Whole files", "The server", "Office hours", "Solved"]) {
    expect(opensWithoutSubject(text), text).toBe(false);
  }
});

it("measures functions with their names, lines and places", () => {
  const text = [
    "export function one() {",
    "  return 1;",
    "}",
    "const two = () => 2;",
    "const three = { four(): void {} };",
  ].join("\n");
  expect(measure(text).functions).toEqual([
    { path: "api/stories/index/library.ts", line: 1, name: "one", lines: 3 },
    { path: "api/stories/index/library.ts", line: 4, name: "two", lines: 1 },
    { path: "api/stories/index/library.ts", line: 5, name: "four", lines: 1 },
  ]);
});

it("counts casts but not `as const`, and every biome-ignore", () => {
  const text = "// biome-ignore lint/a/b: for a reason\nconst a = [1] as const;\nconst b = a as unknown as string;\n";
  expect(measure(text)).toMatchObject({ casts: 2, biomeIgnores: 1, comments: [], lines: 3 });
});

it("finds retired words in a file's name, also in the plural, but not within other words", () => {
  expect(["api/a/aside.ts", "web/b/post-deeds.tsx", "api/rounds.test.ts"].every(hasRetiredWord)).toBe(true);
  expect(["api/talk/model.ts", "api/a/sealed-cookie.ts", "api/a/round.ts"].some(hasRetiredWord)).toBe(false);
});

it("distinguishes a package's documented entries from its insides", () => {
  expect(["nodemailer/lib/addressparser", "@scope/name/dist/a.js", "express/lib"].every(isPackageInside)).toBe(true);
  expect(["react-dom/server", "node:fs/promises", "/storage-blob", "rolldown/parseAst"].some(isPackageInside)).toBe(
    false,
  );
});

it("counts the files of each folder without tests and fixtures", () => {
  expect(filesByFolder(["api/a/b.ts", "api/a/b.test.ts", "api/a/c.ts", "api/d.ts", "web/e2e/f.ts"])).toEqual([
    { folder: "api/a", files: 2 },
    { folder: "api", files: 1 },
  ]);
});

it("names sibling folders that import each other, whatever lies between, except by a model.ts", () => {
  const edge = (from: string, target: string) => ({ from, target });
  const imports = [
    edge("api/a/x.ts", "api/b/y.ts"),
    edge("api/b/deep/z.ts", "api/a/x.ts"),
    edge("api/c/x.ts", "api/a/x.ts"),
    edge("api/a/x.ts", "api/c/model.ts"),
    edge("api/a/x.test.ts", "api/c/x.ts"),
    edge("api/a/x.ts", "api/wiring.ts"),
  ];
  expect(mutualSiblings(imports)).toEqual(["api/a <-> api/b"]);
});

it("counts words, and no punctuation that stands alone", () => {
  expect(wordsIn("# The cat's day — 3 stories\n\n| a | b |")).toBe(7);
});
