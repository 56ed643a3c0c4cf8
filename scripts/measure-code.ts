// The pure parts of `npm run figures`: what one file of the code holds, and how folders and imports relate.
import { basename, dirname } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { type Import, isTest, languageOf, readSource, visit } from "./arrows.ts";

export type SourceFile = { path: string; text: string };

/** The place of a function, its name where it has one, and its length. */
export type FunctionLength = { path: string; line: number; name: string; lines: number };

export type FileMeasure = {
  path: string;
  lines: number;
  functions: FunctionLength[];
  comments: string[];
  casts: number;
  biomeIgnores: number;
  imports: Import[];
};

type Node = Record<string, unknown>;

const retiredWords = new Set([
  "aside",
  "deed",
  "told",
  "workshop",
  "talk",
  "whereabouts",
  "stillness",
  "keeper",
  "rounds",
  "beat",
  "seal",
]);

export const linesIn = (text: string): number => text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export function measureFile({ path, text }: SourceFile): FileMeasure {
  const program = parseAst(text, { lang: languageOf(path) });
  const nodes: Node[] = [];
  visit(program, (node) => void nodes.push(node));
  const comments = commentsIn(text, nodes);
  return {
    path,
    lines: linesIn(text),
    functions: functionsIn(path, text, nodes),
    comments: comments.filter((comment) => !comment.startsWith("biome-ignore")),
    casts: nodes.filter(isCast).length,
    biomeIgnores: comments.filter((comment) => comment.includes("biome-ignore")).length,
    imports: readSource(path, text).imports,
  };
}

const rangeOf = (node: Node): [start: number, end: number] => [Number(node.start), Number(node.end)];

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

const nameIn = (node: unknown): string | undefined =>
  isNode(node) && typeof node.name === "string" ? node.name : undefined;

const functionTypes = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

function functionsIn(path: string, text: string, nodes: readonly Node[]): FunctionLength[] {
  const names = new Map<unknown, string>();
  const found: FunctionLength[] = [];
  for (const node of nodes) {
    const name = nameIn(node.id) ?? nameIn(node.key);
    // A variable, property or method gives its function the name, and comes before it.
    if (name !== undefined) names.set(node.init ?? node.value, name);
    if (!functionTypes.has(String(node.type))) continue;
    const [start, end] = rangeOf(node);
    const line = linesIn(text.slice(0, start + 1));
    found.push({
      path,
      line,
      name: nameIn(node.id) ?? names.get(node) ?? "(anonymous)",
      lines: linesIn(text.slice(start, end)),
    });
  }
  return found;
}

/** True for `x as Type`, but not for `x as const`. */
function isCast(node: Node): boolean {
  if (node.type !== "TSAsExpression") return false;
  const type = node.typeAnnotation;
  return !(isNode(type) && nameIn(type.typeName) === "const");
}

const commentPattern = /\/\*[\s\S]*?\*\/|(?<=^|\n)[ \t]*\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*|\/\/[^\n]*/g;

/** The text of every comment. Lines of `//` that follow each other are one comment. */
function commentsIn(text: string, nodes: readonly Node[]): string[] {
  return [...withoutLiterals(text, nodes).matchAll(commentPattern)].map(({ index, 0: { length } }) =>
    text
      .slice(index, index + length)
      .split("\n")
      .map((line) => line.replace(/^\s*(\/\/+|\/\*+|\*+(?!\/))?\s*/, "").replace(/\s*\*+\/\s*$/, ""))
      .join(" ")
      .trim(),
  );
}

/** The text with blanks in place of strings, templates, regular expressions and JSX text, which may hold `//`. */
function withoutLiterals(text: string, nodes: readonly Node[]): string {
  let result = text;
  for (const node of nodes) {
    if (!["Literal", "TemplateElement", "JSXText"].includes(String(node.type))) continue;
    const [start, end] = rangeOf(node);
    result = result.slice(0, start) + " ".repeat(end - start) + result.slice(end);
  }
  return result;
}

/** Whether a comment opens with a relative clause or a fragment instead of a subject. */
export const opensWithoutSubject = (comment: string): boolean => /^(Who|What|Whoever|Of|So|That)\b/.test(comment);

/** Whether a file's name holds one of the words that the project no longer uses, also in the plural. */
export const hasRetiredWord = (path: string): boolean =>
  basename(path)
    .split(/[-.]/)
    .some((word) => retiredWords.has(word) || retiredWords.has(word.replace(/s$/, "")));

/** Whether an import names a file inside of a package that its documentation does not offer. */
export const isPackageInside = (target: string): boolean =>
  !/\.tsx?$/.test(target) &&
  /^(@[^/]+\/)?[^./@][^/]*\/(lib|dist|src|build|es|esm|cjs|internal|internals)(\/|$)/.test(target);

/** The number of files that are no tests in each folder, most first. */
export function filesByFolder(paths: readonly string[]): { folder: string; files: number }[] {
  const counts = new Map<string, number>();
  for (const path of paths.filter((each) => !isTest(each))) {
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return [...counts].map(([folder, files]) => ({ folder, files })).sort((a, b) => b.files - a.files);
}

/** Sibling folders that import each other, such as `api/a <-> api/b`. Imports of a model.ts do not count, types do. */
export function mutualSiblings(imports: readonly Pick<Import, "from" | "target">[]): string[] {
  const edges = new Set<string>();
  for (const { from, target } of imports) {
    if (basename(target) === "model.ts" || isTest(from)) continue;
    const [source, other] = [from.split("/"), target.split("/")];
    const shared = source.findIndex((part, index) => part !== other[index]);
    // Below the shared folder both paths have to go through a folder, else a file meets its own parent.
    if (shared < 0 || shared >= source.length - 1 || shared >= other.length - 1) continue;
    edges.add(`${source.slice(0, shared + 1).join("/")} ${other.slice(0, shared + 1).join("/")}`);
  }
  return [...edges]
    .map((edge) => edge.split(" "))
    .filter(([one = "", other = ""]) => one < other && edges.has(`${other} ${one}`))
    .map((pair) => pair.join(" <-> "))
    .sort((a, b) => a.localeCompare(b, "en"));
}
