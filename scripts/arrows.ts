// The import rules of the architecture (see ARCHITECTURE.md, "Who may import whom"). The linter itself refuses circles (noImportCycles).
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { builtinModules } from "node:module";
import { dirname, join, relative } from "node:path";
import { parseAst } from "rolldown/parseAst";

/** One import of a file: `target` is the path in the project, or the package; `specifier` is what is written. */
export type Import = { from: string; target: string; specifier: string; typesOnly: boolean };

export const isTest = (path: string) => /\.(test|fixture)\.tsx?$/.test(path) || path.includes("/e2e/");
const feature = (path: string) => path.match(/^api\/(?!wiring\/)([^/]+)\//)?.[1];
const isModel = (path: string) => /^api\/(.+\/)?model\.ts$/.test(path);
/** The folder within which imports are relative: a part of the server or of the site, else the top folder. */
const roomOf = (path: string) =>
  path.match(/^(api\/[^/]+|web\/features\/[^/]+|web\/[^/]+)\//)?.[1] ?? path.split("/")[0];
/** Pure rules about dates and stories, which every part of the server may import. */
const sharedRules = new Set([
  "api/generation/brief/weather.ts",
  "api/jobs/item-progress.ts",
  "api/narration/current.ts",
  "api/narration/script.ts",
  "api/schedule/buffer.ts",
  "api/schedule/slots.ts",
  "api/stories/due-stories.ts",
  "api/stories/same-story.ts",
  "api/stories/story-id.ts",
]);
/** Constants and pure rules that import models at most, so browsers may load them. */
const sharedConstants = new Set([
  "api/language/dates.ts",
  "api/language/sentences.ts",
  "api/language/typeset.ts",
  "api/books/address.ts",
  "api/discovery/feed-address.ts",
  "api/images/uploads/limits.ts",
  "api/newsletter/letter/letter-line.ts",
  "api/platform/keys-of.ts",
  "api/platform/roles.ts",
  "api/search/limits.ts",
  "api/stories/archive/addresses.ts",
  "api/stories/categories.ts",
  "api/stories/archive/category-key.ts",
  "api/stories/limits.ts",
  "api/stories/list-lengths.ts",
  "api/stories/label.ts",
  "api/stories/makers.ts",
  "api/stories/paragraphs.ts",
  "api/stories/spoken-film.ts",
  "api/stories/telling.ts",
]);
/** The files of `web/` that run only on the server. */
const webServer = /^web\/entry-server\.tsx$|^web\/server\//;
const isBrowser = (path: string) => path.startsWith("web/") && !webServer.test(path);
const entryPoints = new Set(["cli/main.ts", "web/server/main.ts"]);

/** The parts that hold adapters: each may import the parts whose ports it implements, which never import it. */
const implementsPortsOf: Record<string, (other: string) => boolean> = {
  house: (other) => ["generation", "narration", "video"].includes(other),
  database: (other) => ["access", "audit", "generation", "jobs", "newsletter"].includes(other),
};

type Rule = { says: string; broken(edge: Import): boolean };

export const rules: Rule[] = [
  {
    says: "an import from another room, or from more than one folder above, is written from the top: #api/…, #web/…",
    broken: ({ from, target, specifier }) =>
      specifier.startsWith("../") &&
      target !== "package.json" &&
      (specifier.startsWith("../../") || roomOf(from) !== roomOf(target)),
  },
  {
    says: "a model.ts imports only zod and other models, so that a browser can load it",
    broken: ({ from, target, typesOnly }) =>
      isModel(from) &&
      target !== "zod" &&
      !(typesOnly && target === "kysely") &&
      !isModel(target) &&
      !sharedConstants.has(target) &&
      feature(from) !== feature(target),
  },
  {
    says: "a feature imports only model.ts of another feature; what else it needs it receives as a parameter",
    broken: ({ from, target, typesOnly }) => {
      const [mine, other] = [feature(from), feature(target)];
      if (!mine || !other || mine === other || other === "platform") return false;
      if (implementsPortsOf[mine]?.(other)) return false;
      return !typesOnly && !isModel(target) && !sharedRules.has(target) && !sharedConstants.has(target);
    },
  },
  {
    says: "platform is plumbing and knows no feature",
    broken: ({ from, target }) =>
      feature(from) === "platform" && feature(target) !== undefined && feature(target) !== "platform",
  },
  {
    says: "a feature knows neither the wiring nor the app",
    broken: ({ from, target }) => feature(from) !== undefined && /^api\/(wiring\/.+|[^/]+)\.ts$/.test(target),
  },
  {
    says: "the wiring does not know the app",
    broken: ({ from, target }) => from.startsWith("api/wiring/") && target === "api/app.ts",
  },
  {
    says: "only app.ts imports endpoints.ts and admin-endpoints.ts, others import their types",
    broken: ({ from, target, typesOnly }) =>
      /^api\/[^/]+\/(admin-)?endpoints\.ts$/.test(target) && !typesOnly && from !== "api/app.ts",
  },
  {
    says: "only app.ts and the web server import express",
    broken: ({ from, target, typesOnly }) =>
      target === "express" && !typesOnly && from !== "api/app.ts" && !webServer.test(from),
  },
  {
    says: "only database imports pg and kysely",
    broken: ({ from, target, typesOnly }) =>
      feature(from) !== "database" && (target === "pg" || (/^kysely(\/|$)/.test(target) && !typesOnly)),
  },
  {
    says: "the house's voice is under the GPL: only espeak-process.ts, which runs alone, loads it",
    broken: ({ from, target, typesOnly }) => {
      const voice = "api/house/narrator/espeak.ts";
      if (target === "@echogarden/espeak-ng-emscripten") return !typesOnly && from !== voice;
      return target === voice && !typesOnly && from !== "api/house/narrator/espeak-process.ts";
    },
  },
  {
    says: "api imports neither cli nor web, and those two do not import each other",
    broken: ({ from, target }) => {
      const sides = ["api", "cli", "web"].filter((side) => target.startsWith(`${side}/`));
      const forbidden = { api: ["cli", "web"], cli: ["web"], web: ["cli"] }[from.split("/")[0] ?? ""] ?? [];
      return sides.some((side) => forbidden.includes(side));
    },
  },
  {
    says: "nothing of the product knows what stands in for outside services",
    broken: ({ from, target }) => !from.startsWith("stand-ins/") && target.startsWith("stand-ins/"),
  },
  {
    says: "what stands in for outside services knows nothing of the product",
    broken: ({ from, target }) => from.startsWith("stand-ins/") && /^(api|cli|web|scripts)\//.test(target),
  },
  {
    says: "what a browser loads imports from api only model.ts files, or types",
    broken: ({ from, target, typesOnly }) =>
      isBrowser(from) && !typesOnly && target.startsWith("api/") && !isModel(target) && !sharedConstants.has(target),
  },
  {
    says: "what a browser loads imports nothing of Node's and nothing of the server's",
    broken: ({ from, target, typesOnly }) =>
      isBrowser(from) &&
      !typesOnly &&
      (builtinModules.includes(target.replace(/^node:/, "")) || webServer.test(target)),
  },
];

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => value !== null && typeof value === "object" && !Array.isArray(value);

/** Calls `found` for every node of a syntax tree, parents first. */
export const visit = (node: unknown, found: (node: Node) => void): void => {
  if (Array.isArray(node)) for (const item of node) visit(item, found);
  else if (isNode(node)) {
    if (typeof node.type === "string") found(node);
    for (const value of Object.values(node)) if (value !== null && typeof value === "object") visit(value, found);
  }
};

/** The parser's name of a file's language. */
export const languageOf = (path: string) => (path.endsWith("x") ? "tsx" : path.endsWith(".mjs") ? "js" : "ts");

const literal = (node: unknown): string | undefined =>
  isNode(node) && typeof node.value === "string" ? node.value : undefined;

const onlyTypes = ({ importKind, exportKind, specifiers: names }: Node): boolean => {
  if (importKind === "type" || exportKind === "type") return true;
  return Array.isArray(names) && names.length > 0 && names.every((name) => isNode(name) && name.importKind === "type");
};

const importing = new Set<unknown>([
  "ImportDeclaration",
  "ExportNamedDeclaration",
  "ExportAllDeclaration",
  "ImportExpression",
]);
const nameOf = (node: unknown): unknown => (isNode(node) ? node.name : undefined);

const targetOf = (path: string, specifier: string): string => {
  if (specifier.startsWith(".")) return relative(".", join(dirname(path), specifier));
  return specifier.startsWith("#") ? specifier.slice(1) : specifier;
};

/** The static and dynamic imports of a file, and whether it reads process.env or process.argv. */
export function readSource(path: string, text: string): { imports: Import[]; readsEnvironment: boolean } {
  const imports: Import[] = [];
  let readsEnvironment = false;
  const program = parseAst(text, { lang: languageOf(path) });
  visit(program, (node) => {
    if (importing.has(node.type)) {
      const name = literal(node.source);
      if (name === undefined) return;
      imports.push({ from: path, target: targetOf(path, name), specifier: name, typesOnly: onlyTypes(node) });
    }
    if (node.type === "MemberExpression" && nameOf(node.object) === "process") {
      const property = nameOf(node.property);
      if (property === "env" || property === "argv") readsEnvironment = true;
    }
  });
  return { imports, readsEnvironment };
}

/** Every import below `root` that breaks a rule, one line each. */
export async function brokenArrows(root: string): Promise<string[]> {
  const faults: string[] = [];
  for await (const file of glob("{api,cli,web,stand-ins}/**/*.{ts,tsx}", { cwd: root })) {
    const path = file.replaceAll("\\", "/");
    if (isTest(path)) continue;
    const { imports, readsEnvironment } = readSource(path, readFileSync(join(root, path), "utf8"));
    for (const edge of imports) {
      for (const rule of rules) if (rule.broken(edge)) faults.push(`${path} imports ${edge.target}: ${rule.says}`);
    }
    if (readsEnvironment && !entryPoints.has(path)) {
      faults.push(`${path} reads process.env or process.argv: only cli/main.ts and web/server/main.ts do`);
    }
  }
  return faults.sort((a, b) => a.localeCompare(b, "en"));
}
