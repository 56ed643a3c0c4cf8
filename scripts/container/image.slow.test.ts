// Makes the image's root and lives in it. It takes root, debootstrap (or a Debian in BARE_ROOT), a network and minutes: only with
// RELEASE_TESTS=on.
import { cpSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ended, noon, projectFolder } from "#cli/e2e/program.fixture.ts";
import { checksumLine } from "../release/archive.ts";
import { makeArchive, releaseDate } from "../release/make-release.ts";
import { isPlatform } from "../release/platforms.ts";
import { canMakeImages, execIn, firstProcessOf, makeImageRoot, startContainer } from "./image-root.fixture.ts";

const platform = `${process.platform}-${process.arch}`;
const asked = process.env.RELEASE_TESTS === "on" && isPlatform(platform);
const minutes = 60_000;
const dockerfile = join(projectFolder, "container", "Dockerfile");
const page = readFileSync(join(projectFolder, "docs", "container.md"), "utf8");

/** The command of `docker compose run` by which docs/container.md begins a library. */
const [, beginLibrary = ""] = /docker compose run --rm --no-deps mruk sh -c '([^']+)'/.exec(page) ?? [];

let workDir = "";
let image: ReturnType<typeof makeImageRoot>;
const [releases, root] = ["releases", "root"].map((name) => () => join(workDir, name)) as [() => string, () => string];

async function makeRelease(): Promise<string> {
  const order = { root: projectFolder, platform: isPlatform(platform) ? platform : ("linux-x64" as const) };
  const archive = makeArchive({ ...order, gpl: true, into: releases(), seconds: releaseDate(projectFolder, {}) });
  writeFileSync(join(releases(), "SHA256SUMS"), await checksumLine(archive));
  return archive;
}

beforeAll(async () => {
  if (!asked || !canMakeImages) return;
  workDir = await mkdtemp(join(tmpdir(), "mruk-images-"));
  const archive = await makeRelease();
  image = makeImageRoot({ dockerfile, context: releases(), into: root() });
  const [packages = "", program = ""] = image.commands;
  image.run(packages);
  refusal = refusalOf(archive, program);
  image.run(program);
}, 20 * minutes);

afterAll(async () => {
  if (workDir !== "") await rm(workDir, { recursive: true, force: true });
});

let refusal = "";

/** What the build says of an archive of which a byte was changed. */
function refusalOf(archive: string, program: string): string {
  const kept = join(workDir, basename(archive));
  cpSync(archive, kept);
  writeSync(openSync(archive, "r+"), "x", 1_000_000);
  try {
    return image.run(program);
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  } finally {
    cpSync(kept, archive);
    rmSync(kept);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((listening) => server.once("listening", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** An empty volume as an engine makes it, settings as the page says, and containers over them. */
async function machine() {
  const folder = await mkdtemp(join(workDir, "machine-"));
  const [volume, settingsFile] = [join(folder, "volume"), join(folder, "mruk.env")];
  mkdirSync(volume, { mode: 0o700 });
  const [user = 0, group = 0] = image.config.user.split(":").map(Number);
  await chown(volume, user, group);
  const port = await freePort();
  writeFileSync(settingsFile, `PORT=${port}\n`, { mode: 0o640 });
  await chown(settingsFile, 0, group);
  const environment = { MRUK_ENV_FILE: "/etc/mruk.env", TRUST_PROXY: "1", MRUK_NOW: noon };
  const parts = { root: root(), config: image.config, volume, settingsFile, environment };
  return {
    run: (...command: string[]) => ended(startContainer(parts, command)),
    /** Starts the image's own command, and waits as an engine does: until its health check passes. */
    async start() {
      const child = startContainer(parts);
      const end = ended(child);
      const exec = (...command: string[]) => ended(execIn({ ...parts, first: firstProcessOf(child) }, command));
      const health = async () => (child.exitCode === null ? (await exec(...image.config.healthCheck)).code : await end);
      await expect.poll(health, { interval: 500 }).toBe(0);
      return {
        exec,
        address: `http://127.0.0.1:${port}`,
        async stop() {
          process.kill(firstProcessOf(child), image.config.stopSignal);
          return end;
        },
      };
    },
  };
}

const story = "2026-11-21-morning";

describe.skipIf(!asked || !canMakeImages)("a container of the image, by chroot and namespaces", () => {
  it("is not built from an archive that is not the one of its checksum", () => {
    expect(refusal).toMatch(/mruk-.*: FAILED/);
  });

  it("begins a library, makes a story, serves it, is healthy, ends when told to, and finds everything again", async () => {
    const { run, start } = await machine();
    expect(await run("sh", "-c", beginLibrary)).toMatchObject({ code: 0, stderr: "" });
    const server = await start();
    expect(await server.exec("mruk", "generate", "--slot", "morning")).toMatchObject({ code: 0 });
    const storyAt = (address: string) => fetch(`${address}/api/posts/${story}`);
    await expect.poll(async () => (await storyAt(server.address)).status).toBe(200);
    const picture = await fetch(`${server.address}/images/${story}.webp`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const liked = await fetch(`${server.address}/api/posts/${story}/like`, { method: "POST" });
    expect(await liked.json()).toMatchObject({ likes: 1 });
    const first = await server.stop();
    expect(first).toMatchObject({ code: 0, stderr: "" });
    expect(first.stdout).not.toMatch(/EROFS|EACCES|EPERM/);

    const again = await start();
    expect(await (await storyAt(again.address)).json()).toMatchObject({ id: story, likes: 1 });
    expect(await again.stop()).toMatchObject({ code: 0, stderr: "" });
    expect(await run(...image.config.healthCheck)).toMatchObject({ code: 1 });
  });

  it("may change nothing but its volume and its memory, and has no capabilities", async () => {
    const { run } = await machine();
    const { stdout } = await run(
      "sh",
      "-c",
      "id -u; grep CapBnd /proc/self/status; find / -xdev -writable -not -type l 2>/dev/null | head",
    );
    const [user, capabilities, ...writable] = stdout.trim().split("\n");
    expect([user, capabilities?.replace(/\s+/, " ")]).toEqual(["10001", "CapBnd: 0000000000000000"]);
    expect(writable.sort()).toEqual(["/tmp", "/var/lib/mruk"]);
  });
});
