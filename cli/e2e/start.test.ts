import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import {
  bareSettings,
  built,
  type Ended,
  ended,
  projectFolder,
  run,
  startMruk,
  temporaryFolder,
} from "./program.fixture.ts";

const sources = ["api", "cli", "package.json", "rolldown.config.ts", "tsconfig.json"];

/** A checkout of the project in which nothing is built yet; the installed packages are shared. */
const freshCheckout = () => checkoutWith(...sources);

/** A checkout whose program is built. */
async function builtCheckout(): Promise<string> {
  await built();
  return checkoutWith(...sources, join("dist", "cli"));
}

function checkoutWith(...names: string[]): string {
  const folder = temporaryFolder();
  for (const name of names) {
    const options = { recursive: true, filter: isNeeded, preserveTimestamps: true };
    cpSync(join(projectFolder, name), join(folder, name), options);
  }
  symlinkSync(join(projectFolder, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** The product, and one of its tests. */
const isNeeded = (path: string) => !/\.(test|fixture)\.tsx?$/.test(path) || path.endsWith("program.test.ts");

const version = (checkout: string): Promise<Ended> =>
  run(process.execPath, [join(checkout, "cli", "mruk.mjs"), "--version"], { env: bareSettings(checkout) });

const answer = `${packageJson.version}\n`;
const buildNote = "mruk: building the terminal program…\n";

describe("the first start in a checkout", () => {
  it("builds the program, says so beside the answer, and does not build again while nothing changes", async () => {
    const checkout = freshCheckout();
    expect(await version(checkout)).toEqual({ code: 0, signal: null, stdout: answer, stderr: buildNote });
    expect(await version(checkout)).toEqual({ code: 0, signal: null, stdout: answer, stderr: "" });
    expect(readdirSync(join(checkout, "dist"))).toEqual(["cli"]);
  });

  it("reads the settings of the project's .env", async () => {
    const checkout = await builtCheckout();
    const { MRUK_ENV_FILE: _, ...settings } = bareSettings(checkout);
    const entry = join(checkout, "cli", "mruk.mjs");
    const mruk = () => run(process.execPath, [entry, "posts", "list"], { env: settings, cwd: checkout });
    writeFileSync(join(checkout, ".env"), "CONTENT_DIR=stories-of-env\n");
    expect((await mruk()).stderr).toContain("There is no content folder at stories-of-env");
    writeFileSync(join(checkout, ".env"), "CONTENT_DIR = stories\nno setting\n");
    expect((await mruk()).stderr).toMatch(/^mruk: .*\.env, line 2: is no setting, such as PORT=3000\n {2}\S/);
  });

  it("may be by a link in a folder of the path", async () => {
    const checkout = await builtCheckout();
    const onPath = temporaryFolder();
    symlinkSync(join(checkout, "cli", "mruk.mjs"), join(onPath, "mruk"));
    const settings = bareSettings(checkout);
    const env = { ...settings, PATH: [onPath, dirname(process.execPath), settings.PATH].join(delimiter) };
    expect(await run("mruk", ["--version"], { env, cwd: onPath })).toMatchObject({ code: 0, stdout: answer });
  });

  it("builds again when a source is newer, and not when only a test is", async () => {
    const checkout = await builtCheckout();
    const later = new Date(Date.now() + 60_000);
    utimesSync(join(checkout, "cli", "program.test.ts"), later, later);
    expect(await version(checkout)).toMatchObject({ code: 0, stderr: "" });
    utimesSync(join(checkout, "cli", "program.ts"), later, later);
    expect(await version(checkout)).toMatchObject({ code: 0, stdout: answer, stderr: buildNote });
  });

  it("may happen twice at once", async () => {
    const checkout = freshCheckout();
    for (const end of await Promise.all([version(checkout), version(checkout)])) {
      expect(end).toMatchObject({ code: 0, stdout: answer });
    }
  });

  it("says what is wrong when the sources do not build, and leaves no half build behind", async () => {
    const checkout = freshCheckout();
    writeFileSync(join(checkout, "cli", "program.ts"), "export const = 1;\n");
    const { code, stdout, stderr } = await version(checkout);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain("mruk: the terminal program does not build.");
    expect(stderr).toContain("program.ts");
    expect(readdirSync(join(checkout, "dist", "cli"))).toEqual([]);
  });

  it("says how missing packages come back: by npm in a checkout, and not in a release, which has none", async () => {
    const copy = temporaryFolder();
    mkdirSync(join(copy, "cli"));
    cpSync(join(projectFolder, "cli", "mruk.mjs"), join(copy, "cli", "mruk.mjs"));
    expect(await version(copy)).toMatchObject({ code: 1, stderr: expect.not.stringContaining("npm") });
    cpSync(join(projectFolder, "package-lock.json"), join(copy, "package-lock.json"));
    expect(await version(copy)).toMatchObject({ code: 1, stderr: expect.stringContaining("npm run setup") });
  });
});

/** A Node on this machine that is too old for the project, if there is one. */
function oldNode(): string | undefined {
  return ["/usr/bin/node", "/usr/local/bin/node"].find((path) => {
    if (!existsSync(path)) return false;
    return Number.parseInt(execFileSync(path, ["-p", "process.versions.node"], { encoding: "utf8" }), 10) < 26;
  });
}

describe.skipIf(!oldNode())("on a Node that is too old", () => {
  it("hands over to the project's own, with arguments and exit code", async () => {
    const settings = bareSettings(temporaryFolder());
    const entry = join(projectFolder, "cli", "mruk.mjs");
    const [good, bad] = [["--version"], ["generate", "--slot", "night"]];
    expect(await run(oldNode() ?? "", [entry, ...good], { env: settings })).toMatchObject({ code: 0, stdout: answer });
    expect(await run(oldNode() ?? "", [entry, ...bad], { env: settings })).toMatchObject({ code: 2 });
  });
});

it("outlives a reader that leaves before the end", async () => {
  const child = startMruk(["--help"], bareSettings(temporaryFolder()));
  child.stdout?.destroy();
  expect(await ended(child)).toMatchObject({ code: 0, stderr: "" });
});

it("says so when its output cannot be written", async () => {
  const settings = bareSettings(temporaryFolder());
  const entry = join(projectFolder, "cli", "mruk.mjs");
  const { code, stderr } = await run("sh", ["-c", 'exec "$0" "$1" --help > /dev/full', process.execPath, entry], {
    env: settings,
  });
  expect(code).toBe(1);
  expect(stderr).toContain("mruk: The output cannot be written: ENOSPC");
});
