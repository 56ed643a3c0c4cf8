// Builds an archive of this machine's platform twice and lives with it. It takes minutes and a network: only with RELEASE_TESTS=on.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { key, libraryWithMruk } from "#cli/e2e/ai.fixture.ts";
import { ended, type Library, mruk, projectFolder } from "#cli/e2e/program.fixture.ts";
import { startGoogle } from "#stand-ins/google.ts";
import { startOpenAi } from "#stand-ins/openai.ts";
import { addressOf } from "#web/e2e/server-process.fixture.ts";
import { checksumLine } from "./archive.ts";
import { canMakeRoots, inBareRoot } from "./bare-root.fixture.ts";
import { makeArchive, releaseDate } from "./make-release.ts";
import { isPlatform } from "./platforms.ts";

const platform = `${process.platform}-${process.arch}`;
const asked = process.env.RELEASE_TESTS === "on" && isPlatform(platform);
const minutes = 60_000;
const mebibyte = 1024 ** 2;

let workDir = "";
let release = "";
let checksum = "";

async function build(name: string): Promise<string> {
  const order = { root: projectFolder, platform: isPlatform(platform) ? platform : ("linux-x64" as const) };
  const seconds = releaseDate(projectFolder, {});
  return makeArchive({ ...order, gpl: true, into: join(workDir, name), seconds });
}

beforeAll(async () => {
  if (!asked) return;
  workDir = await mkdtemp(join(tmpdir(), "mruk-releases-"));
  const archive = await build("first");
  checksum = await checksumLine(archive);
  execFileSync("tar", ["-xzf", archive, "-C", workDir]);
  release = join(workDir, readdirSync(workDir).find((name) => name.startsWith("mruk-")) ?? "");
}, 20 * minutes);

afterAll(async () => {
  if (workDir !== "") await rm(workDir, { recursive: true, force: true });
});

/** Starts the release's program where nothing else is: in a root of its own if the machine can make one, always without a path. */
function start(args: string[], { settings, content }: Pick<Library, "settings" | "content">) {
  const { PATH: _, NODE_COMPILE_CACHE: __, ...own } = settings;
  const command = [join(release, "mruk"), ...args];
  const [program = "", ...rest] = canMakeRoots
    ? inBareRoot({ parent: workDir, folders: [release, dirname(content)], command })
    : command;
  const child = spawn(program, rest, { cwd: "/", env: own, stdio: "pipe" });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

const run = (args: string[], library: Pick<Library, "settings" | "content">) => ended(start(args, library));

function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

const where = canMakeRoots ? "in a root of its own" : "without a path (this machine makes no namespaces)";

describe.skipIf(!asked)(`a release, ${where}`, () => {
  it("starts, and finds in order what it brings along", async () => {
    const library = libraryWithMruk();
    expect(await run(["--version"], library)).toMatchObject({ code: 0, stderr: "" });
    const { stdout } = await run(["doctor"], library);
    for (const part of ["Node", "Git", "fonts", "ffmpeg", "library"])
      expect(stdout).toMatch(new RegExp(`^ok +${part} `, "m"));
  });

  it("makes a story of the house, and shows it to readers with its picture", async () => {
    const library = libraryWithMruk();
    expect(await run(["generate", "--slot", "morning"], library)).toMatchObject({ code: 0 });
    const server = start(["serve", "--port", "0"], library);
    const end = ended(server);
    const address = await addressOf(server);
    const home = await (await fetch(address)).text();
    expect(home).toContain("/post/2026-11-21-morning");
    const picture = await fetch(`${address}/images/2026-11-21-morning.webp`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    for (const [asset] of home.matchAll(/\/assets\/[\w.-]+/g))
      expect((await fetch(address + asset)).status, asset).toBe(200);
    server.kill("SIGTERM");
    expect(await end).toMatchObject({ code: 0 });
  });

  it("has a model's text judged by its dictionaries, and speaks to the video platform", async () => {
    const [service, google] = await Promise.all([startOpenAi({ key }), startGoogle()]);
    onTestFinished(() => service.close());
    onTestFinished(() => google.close());
    const library = libraryWithMruk();
    const settings = { ...library.settings, ...service.settings, ...google.settings };
    expect(await run(["generate", "--slot", "morning"], { ...library, settings })).toMatchObject({ code: 0 });
    const story = readFileSync(join(library.content, "stories", "2026", "11", "2026-11-21-morning.md"), "utf8");
    expect(story).toMatch(/^ *storyteller: openai$/m);
    expect(await run(["youtube", "status"], { ...library, settings })).toMatchObject({ code: 0 });
  });

  it("makes an e-book, and says that a PDF needs a browser", async () => {
    const library = libraryWithMruk();
    await run(["generate", "--slot", "morning"], library);
    const out = join(dirname(library.content), "books");
    mkdirSync(out);
    expect(await run(["book", "2026-11", "--out", out], library)).toMatchObject({ code: 0 });
    expect(readdirSync(out).filter((name) => name.endsWith(".epub"))).not.toEqual([]);
    const printed = await run(["book", "2026-11", "--out", out, "--format", "pdf"], library);
    expect(printed).toMatchObject({ code: 1, stderr: expect.stringContaining("MRUK_CHROMIUM") });
  });

  it("makes the repository of a publication", async () => {
    const library = libraryWithMruk();
    const place = dirname(library.content);
    writeFileSync(join(place, "SHA256SUMS"), checksum);
    const order = ["--release-repository", "ola/mruk", "--checksums", join(place, "SHA256SUMS")];
    expect(await run(["init", join(place, "publication"), ...order], library)).toMatchObject({ code: 0, stderr: "" });
    const files = readdirSync(join(place, "publication"));
    expect(files).toEqual(expect.arrayContaining([".git", ".github", "README.md", "content", "mruk.env"]));
  });

  it("takes at most 220 MiB, and 150 without the programs under the GPL", () => {
    const sizeOf = (folder: string) => bytesIn(folder) / mebibyte;
    const all = sizeOf(release);
    const [ffmpeg, voice] = ["@ffmpeg-installer", "@echogarden"].map((name) =>
      sizeOf(join(release, "node_modules", name)),
    );
    console.log(`${all.toFixed(1)} MiB, ${ffmpeg?.toFixed(1)} of it ffmpeg, ${voice?.toFixed(1)} the voice`);
    expect(all).toBeLessThanOrEqual(220);
    expect(all - (ffmpeg ?? 0) - (voice ?? 0)).toBeLessThanOrEqual(150);
  });

  it("reads aloud with the voice that it brings along", async () => {
    const library = libraryWithMruk();
    const into = join(dirname(library.content), "voice.wav");
    expect(await run(["voices", "try", "Mruk mruczy.", "--language", "pl", "--into", into], library)).toMatchObject({
      code: 0,
      stderr: "",
    });
    expect(statSync(into).size).toBeGreaterThan(22_050);
    // The package's own data, which the release has in part.
    const whole = join(dirname(into), "whole.wav");
    const own = ["voices", "try", "Mruk mruczy.", "--language", "pl", "--into", whole];
    expect(await mruk(own, library.settings)).toMatchObject({ code: 0 });
    expect(readFileSync(into).equals(readFileSync(whole))).toBe(true);
  });

  it("has the licence of everything in it", () => {
    const licences = readFileSync(join(release, "THIRD-PARTY-LICENSES.txt"), "utf8");
    for (const name of [
      "node-linux",
      "sharp ",
      "@img/sharp-libvips-",
      "react ",
      "workbox-",
      "dictionary-pl ",
      "ffmpeg",
      "espeak-ng",
    ])
      expect(licences).toContain(name);
    const other = process.arch === "x64" ? "arm64" : "x64";
    expect(licences).not.toContain(`sharp-linux-${other}`);
  });

  it(
    "has the same bytes when the same commit is built again",
    async () => {
      expect(await checksumLine(await build("second"))).toBe(checksum);
    },
    20 * minutes,
  );
});
