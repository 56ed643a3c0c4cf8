// Prints figures of the code base, each with its limit: npm run figures, or npm run figures -- --json for programs. It informs
// and refuses nothing, so it always exits with 0.
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isTest } from "./arrows.ts";
import {
  type FileMeasure,
  filesByFolder,
  hasRetiredWord,
  isPackageInside,
  measureFile,
  mutualSiblings,
  opensWithoutSubject,
  wordsIn,
} from "./measure-code.ts";

/** A figure with the limit that it should keep, and the places that exceed it. */
type Figure = { name: string; value: number; limit: string; kept: boolean; places: string[] };

const root = join(import.meta.dirname, "..");
const [maxFilesOfFolder, maxLinesOfFile, maxLinesOfFunction] = [30, 300, 80];

async function textsOf(pattern: string): Promise<{ path: string; text: string }[]> {
  const paths: string[] = [];
  for await (const path of glob(pattern, { cwd: root })) paths.push(path.replaceAll("\\", "/"));
  return paths
    .sort((a, b) => a.localeCompare(b, "en"))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

const atMost = (name: string, value: number, limit: number, places: string[] = []): Figure => ({
  name,
  value,
  limit: `at most ${limit.toLocaleString("en")}`,
  kept: value <= limit,
  places,
});
const none = (name: string, places: string[]): Figure => atMost(name, places.length, 0, places);

const sum = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((total, item) => total + value(item), 0);
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10);

function figuresOfShape(files: readonly FileMeasure[]): Figure[] {
  const folders = filesByFolder(files.map(({ path }) => path));
  const long = files
    .filter(({ path }) => !isTest(path) && !path.includes("/house/illustrator/"))
    .flatMap(({ functions }) => functions.filter(({ lines }) => lines > maxLinesOfFunction));
  return [
    none(
      `folders with more than ${maxFilesOfFolder} files that are no tests`,
      folders.filter((each) => each.files > maxFilesOfFolder).map(({ folder, files }) => `${folder}: ${files}`),
    ),
    none(
      `files over ${maxLinesOfFile} lines`,
      files.filter(({ lines }) => lines > maxLinesOfFile).map(({ path, lines }) => `${path}: ${lines}`),
    ),
    none(
      `functions over ${maxLinesOfFunction} lines, outside of tests and the house illustrator`,
      long.map(({ path, line, name, lines }) => `${path}:${line} ${name}: ${lines}`),
    ),
    none("sibling folders that import each other", mutualSiblings(files.flatMap(({ imports }) => imports))),
  ];
}

function figuresOfWording(files: readonly FileMeasure[]): Figure[] {
  const comments = files.flatMap(({ path, comments }) => comments.map((text) => ({ path, text })));
  const fragments = comments.filter(({ text }) => opensWithoutSubject(text));
  return [
    none(
      "file names with retired words",
      files.map(({ path }) => path).filter((path) => hasRetiredWord(path)),
    ),
    atMost(
      "percent of comments that open with Who, What, Whoever, Of, So or That",
      percent(fragments.length, comments.length),
      3,
      fragments.map(({ path, text }) => `${path}: ${text.slice(0, 60)}`),
    ),
  ];
}

function figuresOfTypes(files: readonly FileMeasure[]): Figure[] {
  const perFile = (count: (file: FileMeasure) => number) =>
    files.filter((file) => count(file) > 0).map((file) => `${file.path}: ${count(file)}`);
  const product = files.filter(({ path }) => !isTest(path));
  return [
    none(
      "imports of other packages' insides",
      files
        .flatMap(({ imports }) => imports.filter(({ target }) => isPackageInside(target)))
        .map(({ from, target }) => `${from}: ${target}`),
    ),
    atMost(
      "casts other than `as const`, outside of tests",
      sum(product, ({ casts }) => casts),
      150,
      product.filter(({ casts }) => casts > 0).map(({ path, casts }) => `${path}: ${casts}`),
    ),
    atMost(
      "biome-ignores",
      sum(files, ({ biomeIgnores }) => biomeIgnores),
      15,
      perFile((file) => file.biomeIgnores),
    ),
  ];
}

function figuresOfSize(files: readonly FileMeasure[]): { lines: Record<string, number>; ratio: Figure } {
  const lines = { product: 0, tests: 0, benchmarks: 0, tools: 0 };
  for (const { path, lines: count } of files) lines[kindOf(path)] += count;
  const ratio = Math.round((100 * lines.tests) / Math.max(1, lines.product)) / 100;
  return {
    lines,
    ratio: {
      name: "lines of tests per line of product",
      value: ratio,
      limit: "at least 0.65",
      kept: ratio >= 0.65,
      places: [],
    },
  };
}

/** Benchmarks and their fixtures are no tests; scripts and stand-ins are tools. */
function kindOf(path: string): "product" | "tests" | "benchmarks" | "tools" {
  if (path.startsWith("scripts/bench/")) return "benchmarks";
  if (isTest(path)) return "tests";
  return path.startsWith("scripts/") || path.startsWith("stand-ins/") ? "tools" : "product";
}

async function figuresOfDocs(): Promise<Figure[]> {
  const pages = [...(await textsOf("docs/*.md")), ...(await textsOf("docs/decisions/*.md"))];
  const [architecture] = await textsOf("ARCHITECTURE.md");
  const words = pages.map(({ path, text }) => ({ path, words: wordsIn(text) })).sort((a, b) => b.words - a.words);
  return [
    atMost(
      "words in docs/*.md and docs/decisions",
      sum(words, (page) => page.words),
      26_300,
      words.slice(0, 5).map((page) => `${page.path}: ${page.words}`),
    ),
    atMost("words in ARCHITECTURE.md", wordsIn(architecture?.text ?? ""), 900),
  ];
}

const { values: options } = parseArgs({
  options: { json: { type: "boolean" }, places: { type: "string", default: "5" } },
});
const files = (await textsOf("{api,cli,web,scripts,stand-ins}/**/*.{ts,tsx,mjs}")).map(measureFile);
const { lines, ratio } = figuresOfSize(files);
const figures = [
  ...figuresOfShape(files),
  ...figuresOfWording(files),
  ...figuresOfTypes(files),
  ...(await figuresOfDocs()),
  ratio,
];
const folders = filesByFolder(files.map(({ path }) => path));

if (options.json) console.log(JSON.stringify({ figures, lines, folders }));
else {
  const shown = Number(options.places);
  for (const { name, value, limit, kept, places } of figures) {
    console.log(`${kept ? "kept   " : "EXCEEDS"}  ${value.toLocaleString("en").padStart(7)}  ${name} (${limit})`);
    if (kept) continue;
    for (const place of places.slice(0, shown)) console.log(`                    ${place}`);
    if (places.length > shown)
      console.log(`                    and ${places.length - shown} more: --places ${places.length}`);
  }
  console.log(
    `\nlines    ${Object.entries(lines)
      .map(([kind, count]) => `${kind} ${count.toLocaleString("en")}`)
      .join(", ")}`,
  );
  console.log(`\nfiles that are no tests, by folder`);
  for (const { folder, files: count } of folders) console.log(`${String(count).padStart(7)}  ${folder}`);
}
