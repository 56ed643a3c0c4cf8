// Checks that everything the documentation names exists: commands, options, settings, codes, files, links and headings.
import { existsSync, readFileSync } from "node:fs";
import { glob, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Command } from "commander";
import { expect, it } from "vitest";
import { settingNames } from "#api/platform/config.ts";
import { httpStatus } from "#api/platform/errors.ts";
import { memoryTerminal } from "#cli/context.fixture.ts";
import type { CommandContext } from "#cli/context.ts";
import { createProgram } from "#cli/program.ts";

const root = join(import.meta.dirname, "..");
const inDocs = (await readdir(join(root, "docs"), { recursive: true })).filter((name) => name.endsWith(".md"));
const paths = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "CHANGELOG.md",
  "ARCHITECTURE.md",
  "content/README.md",
  ...inDocs.map((name) => `docs/${name}`),
];
const pages = paths.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

const fence = /^ *```(\w*)\n(.*?)^ *```/gms;
const withoutBlocks = (text: string) => text.replace(fence, "");
const spansIn = (text: string) => [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);
const blocksIn = (text: string) => [...text.matchAll(fence)].map(([, language, body = ""]) => ({ language, body }));

it("names only commands and options that the terminal program has", () => {
  const terminal = memoryTerminal().terminal;
  const program = createProgram("0", { terminal, environment: {} } as CommandContext);
  const typed = pages.flatMap(({ path, text }) => {
    const lines = blocksIn(text).flatMap(({ language, body }) =>
      ["sh", ""].includes(language ?? "") ? body.split("\n") : [],
    );
    return [...spansIn(text), ...lines].flatMap((line) => commandIn(line).map((words) => ({ path, words })));
  });
  expect(typed.length).toBeGreaterThan(100);
  const unknown = typed.flatMap(({ path, words }) => {
    const fault = faultOf(program, words);
    return fault === null ? [] : [`${path}: mruk ${words.join(" ")}: ${fault}`];
  });
  expect(unknown).toEqual([]);
});

it("starts the program itself, never by npx, which holds a lock for a minute after it was killed", () => {
  const followed = pages.concat({
    path: "ci.yml",
    text: readFileSync(join(root, ".github/workflows/ci.yml"), "utf8"),
  });
  expect(followed.filter(({ text }) => /npx (?:-\S+ )*mruk/.test(text)).map(({ path }) => path)).toEqual([]);
});

/** The arguments of `mruk` where a line begins with it, possibly behind variables. Pipes and descriptions are cut off. */
function commandIn(line: string): string[][] {
  const [typed = ""] = line.trim().split(/ {2,}| [|>&] | #|…/);
  const words = /^(?:[A-Z_]+=\S* )*(?:node_modules\/\.bin\/node cli\/mruk\.mjs|mruk)(?: (.*))?$/.exec(typed);
  return words === null ? [] : [(words[1] ?? "").replace(/[[\]]/g, "").split(" ").filter(Boolean)];
}

function faultOf(program: Command, words: readonly string[]): string | null {
  let command = program;
  for (const [index, word] of words.entries()) {
    if (word.startsWith("-")) {
      const [name = ""] = word.split("=");
      if (
        !["--help", "-h"].includes(name) &&
        !command.options.some(({ long, short }) => name === long || name === short)
      )
        return `${name} is no option of ${command.name()}`;
      continue;
    }
    if (command.commands.length === 0) continue;
    const inner = command.commands.find((known) => known.name() === word.replace(/,$/, ""));
    if (!inner && words[index - 1]?.startsWith("-") !== true) return `${word} is no command of ${command.name()}`;
    command = inner ?? command;
  }
  return null;
}

/** The codes of problems that the server's parts report by themselves. */
const troublesIn = async (folder: string) => {
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /(?<!\.(?:test|fixture))\.ts$/.test(name),
  );
  return files.flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(/"([A-Z]+(?:_[A-Z]+)+)"/g)].map(([, code]) => code),
  );
};

/** Names in capitals that belong to other systems. */
const others = new Set(
  "GIT_SSH_COMMAND GITHUB_TOKEN GITHUB_STEP_SUMMARY GITHUB_SERVER_URL GITHUB_REPOSITORY GITHUB_WORKSPACE GH_TOKEN DRY_RUN XDG_CONFIG_HOME CHROME_PATH DEPLOY_KEY FETCH_HEAD NO_COLOR AF_UNIX STORES_OF_TESTS NODE_COMPILE_CACHE RELEASE_TESTS SOURCE_DATE_EPOCH DEMO_DIR MAY_CHANGE_WORKFLOWS MRUK_IMAGE SITE_ADDRESS BARE_ROOT ARM64_LIBRARIES RELEASE_ARCHIVE".split(
    " ",
  ),
);

it("names only settings that can be set, and codes that are answered", async () => {
  const known = new Set([
    ...settingNames,
    ...Object.keys(httpStatus),
    ...(await troublesIn(join(root, "api"))),
    ...others,
  ]);
  const named = pages.flatMap(({ path, text }) => {
    const spans = spansIn(text).flatMap((span) => /^([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=.*)?$/.exec(span)?.[1] ?? []);
    return spans.map((name) => ({ path, name }));
  });
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ name }) => !known.has(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

it("names only files of the code that are there", () => {
  const named = pages.flatMap(({ path, text }) =>
    spansIn(text)
      .filter((span) => /^(?:api|cli|scripts|stand-ins|web)\/[\w./-]+\.(?:mjs|tsx?)$/.test(span))
      .map((file) => ({ path, file })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
});

it("names only functions, types and fields that the code has", async () => {
  const files = [];
  for await (const path of glob("{api,cli,scripts,stand-ins,web}/**/*.{ts,tsx,mjs}", { cwd: root })) files.push(path);
  const code = files.map((path) => readFileSync(join(root, path), "utf8"));
  const known = new Set(code.join("\n").match(/\w+/g));
  // A decision also names what was given up.
  const present = pages.filter(({ path }) => !path.startsWith("docs/decisions/"));
  const named = present.flatMap(({ path, text }) =>
    spansIn(text).flatMap((span) => {
      const name = /^(?:[a-z]\w*\.)?([A-Za-z][a-z]+[A-Z]\w*)(?:\(\))?$/.exec(span)?.[1];
      return name === undefined ? [] : [{ path, name }];
    }),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !known.has(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

it("links only to what is there", () => {
  const broken = pages.flatMap(({ path, text }) =>
    [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = ""]) =>
      leadsSomewhere(path, target) ? [] : [`${path}: ${target}`],
    ),
  );
  expect(broken).toEqual([]);
});

function leadsSomewhere(from: string, target: string): boolean {
  if (/^[a-z]+:/.test(target)) return true;
  const [path = "", heading] = target.split("#");
  const file = path === "" ? join(root, from) : join(root, dirname(from), path);
  if (!existsSync(file)) return false;
  return heading === undefined || headingsIn(readFileSync(file, "utf8")).includes(heading);
}

/** The anchors that GitHub makes of a page's headings. */
const headingsIn = (text: string) =>
  [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
