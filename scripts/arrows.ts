// The arrows of the architecture as lint rules: who may import whom (see ARCHITECTURE.md, "Arrows").
// Circles are refused by the linter itself (noImportCycles).
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { builtinModules } from "node:module";
import { dirname, join, relative } from "node:path";
import { parseAst } from "rolldown/parseAst";

/** One import of a file: what it names, resolved to a path in the project where it is one, and whether only types come along. */
export type Import = { from: string; target: string; typesOnly: boolean };

const isTest = (path: string) => /\.(test|fixture)\.tsx?$/.test(path) || path.includes("/e2e/");
const feature = (path: string) => path.match(/^api\/(?!wiring\/)([^/]+)\//)?.[1];
const isModel = (path: string) => /^api\/[^/]+\/model\.ts$/.test(path);
/** Pure arithmetic on dates that every part speaks: as free to import as a model, on the server's side. */
const sharedRules = new Set(["api/schedule/buffer.ts", "api/schedule/slots.ts"]);
/** Plain facts and pure rules that import models at most, which browsers load as readily as a model. */
const sharedFacts = new Set([
  "api/language/dates.ts",
  "api/language/typeset.ts",
  "api/pictures/limits.ts",
  "api/stories/categories.ts",
  "api/stories/limits.ts",
  "api/stories/list-lengths.ts",
  "api/stories/paragraphs.ts",
  "api/stories/telling.ts",
]);
/** Files of `web/` that run on the server; everything else there is loaded by browsers too. */
const webServer = /^web\/(server|serve|entry-server|pages|[a-z-]+\.server)\.tsx?$|^web\/server\//;
const isBrowser = (path: string) => path.startsWith("web/") && !webServer.test(path);
/** What a feature keeps in a database that several servers share; it is handed one. */
const keepsInDatabase = /^api\/(database\/.*|[^/]+\/(.+\/)?[a-z-]+-(in-database|shelf))\.ts$/;
const entryPoints = new Set(["cli/main.ts", "web/server.ts"]);

type Rule = { says: string; broken(edge: Import): boolean };

export const rules: Rule[] = [
  {
    says: "a model.ts imports only zod and other models, so that a browser can load it",
    broken: ({ from, target, typesOnly }) =>
      isModel(from) &&
      target !== "zod" &&
      !(typesOnly && target === "kysely") &&
      !isModel(target) &&
      feature(from) !== feature(target),
  },
  {
    says: "a feature imports only model.ts of another feature; what else it needs it receives as a parameter",
    broken: ({ from, target, typesOnly }) => {
      const [mine, other] = [feature(from), feature(target)];
      if (!mine || !other || mine === other || other === "platform") return false;
      if (mine === "reference" && target.endsWith("/operations.ts")) return false; // Describes what all features do.
      return !typesOnly && !isModel(target) && !sharedRules.has(target) && !sharedFacts.has(target);
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
    says: "only app.ts imports routes.ts and admin-routes.ts",
    broken: ({ from, target }) => /^api\/[^/]+\/(admin-)?routes\.ts$/.test(target) && from !== "api/app.ts",
  },
  {
    says: "only routes.ts, admin-routes.ts, app.ts, platform/http.ts and the web server import express",
    broken: ({ from, target, typesOnly }) =>
      target === "express" &&
      !typesOnly &&
      !/^api\/([^/]+\/(admin-)?routes|app|platform\/http)\.ts$/.test(from) &&
      !webServer.test(from),
  },
  {
    says: "only database imports pg, and only it and what features keep in a database import kysely",
    broken: ({ from, target, typesOnly }) =>
      (target === "pg" && feature(from) !== "database") ||
      (/^kysely(\/|$)/.test(target) && !typesOnly && !keepsInDatabase.test(from)),
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
      isBrowser(from) && !typesOnly && target.startsWith("api/") && !isModel(target) && !sharedFacts.has(target),
  },
  {
    says: "what a browser loads imports nothing of Node's and nothing of the server's",
    broken: ({ from, target, typesOnly }) =>
      isBrowser(from) &&
      !typesOnly &&
      (builtinModules.includes(target.replace(/^node:/, "")) || webServer.test(target)),
  },
];

export const visit = (node: unknown, found: (node: Record<string, unknown>) => void): void => {
  if (Array.isArray(node)) for (const item of node) visit(item, found);
  else if (node !== null && typeof node === "object") {
    const record = node as Record<string, unknown>;
    if (typeof record.type === "string") found(record);
    for (const value of Object.values(record)) if (value !== null && typeof value === "object") visit(value, found);
  }
};

const literal = (node: unknown): string | undefined => {
  const value = (node as { value?: unknown } | null)?.value;
  return typeof value === "string" ? value : undefined;
};

const onlyTypes = (node: Record<string, unknown>): boolean => {
  if (node.importKind === "type" || node.exportKind === "type") return true;
  const names = node.specifiers as { importKind?: string }[] | undefined;
  return names !== undefined && names.length > 0 && names.every((name) => name.importKind === "type");
};

/** What a source file imports, static and dynamic, and the places where it reads the process's own world. */
function readSource(path: string, text: string): { imports: Import[]; readsEnvironment: boolean } {
  const imports: Import[] = [];
  let readsEnvironment = false;
  const program = parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" });
  visit(program, (node) => {
    if (
      ["ImportDeclaration", "ExportNamedDeclaration", "ExportAllDeclaration", "ImportExpression"].includes(
        node.type as string,
      )
    ) {
      const name = literal(node.source);
      if (name === undefined) return;
      const target = name.startsWith(".") ? relative(".", join(dirname(path), name)) : name;
      imports.push({ from: path, target, typesOnly: onlyTypes(node) });
    }
    if (node.type === "MemberExpression") {
      const object = node.object as { name?: string };
      const property = node.property as { name?: string };
      if (object.name === "process" && ["env", "argv"].includes(property.name ?? "")) readsEnvironment = true;
    }
  });
  return { imports, readsEnvironment };
}

/** Every broken arrow below `root`, one line each. */
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
      faults.push(`${path} reads process.env or process.argv: only cli/main.ts and web/server.ts do`);
    }
  }
  return faults.sort((a, b) => a.localeCompare(b, "en"));
}
