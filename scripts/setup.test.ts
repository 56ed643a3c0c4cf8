import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { isAlive } from "#api/platform/processes/is-alive.ts";

/** An installed project whose build writes the server, a file common to all builds, and a chunk of its own. */
function installedProject() {
  const root = folderOfTest();
  for (const folder of ["scripts", "node_modules/.bin", "api", "dist/web"])
    mkdirSync(join(root, folder), { recursive: true });
  copyFileSync(join(import.meta.dirname, "setup.mjs"), join(root, "scripts", "setup.mjs"));
  writeFileSync(join(root, "package.json"), JSON.stringify({ name: "built", scripts: { build: "node build.mjs" } }));
  writeFileSync(join(root, "package-lock.json"), "{}");
  writeFileSync(join(root, "node_modules", ".setup-stamp"), createHash("sha256").update("{}").digest("hex"));
  symlinkSync(process.execPath, join(root, "node_modules", ".bin", "node"));
  const web = join(root, "dist", "web");
  return {
    root,
    build(source: string): void {
      writeFileSync(join(root, "api", "source.ts"), source);
      const files = ["server.js", "common.js", `${source}.js`];
      const written = files.map((file) => `fs.writeFileSync(${JSON.stringify(join(web, file))}, "");`);
      writeFileSync(join(root, "build.mjs"), `import fs from "node:fs";\n${written.join("\n")}`);
      execFileSync(process.execPath, [join(root, "scripts", "setup.mjs"), "--build"], { cwd: root, stdio: "pipe" });
    },
    files: () => readdirSync(web).sort(),
    /** Dates the present build back by this many minutes. */
    pass(minutes: number): void {
      for (const file of readdirSync(web)) {
        const at = statSync(join(web, file)).mtimeMs / 1000 - minutes * 60;
        utimesSync(join(web, file), at, at);
      }
    },
  };
}

it("keeps the chunks of the build before, for a server that runs on, and takes those away that are older", () => {
  const { build, files, pass } = installedProject();
  build("first");
  pass(60);
  build("second");
  expect(files()).toEqual(["common.js", "first.js", "second.js", "server.js"]);
  pass(60);
  build("third");
  expect(files()).toEqual(["common.js", "second.js", "server.js", "third.js"]);
});

it("installs nothing through a link to another folder's packages, and says what to do", () => {
  const root = folderOfTest();
  const [shared, bin] = [join(root, "shared"), join(root, "bin")];
  for (const folder of ["scripts", "shared/package", "bin"]) mkdirSync(join(root, folder), { recursive: true });
  copyFileSync(join(import.meta.dirname, "setup.mjs"), join(root, "scripts", "setup.mjs"));
  writeFileSync(join(root, "package-lock.json"), "{}");
  symlinkSync(shared, join(root, "node_modules"));
  // Empties the folder as npm does.
  writeFileSync(join(bin, "npm"), '#!/bin/sh\n[ "$1" = ci ] && rm -rf node_modules/*\nexit 0\n', { mode: 0o755 });
  const { status, stderr } = spawnSync(process.execPath, [join(root, "scripts", "setup.mjs")], {
    env: { PATH: `${bin}:${process.env.PATH}` },
    encoding: "utf8",
  });
  expect([status, readdirSync(shared)]).toEqual([1, ["package"]]);
  expect(stderr).toContain("Remove the link");
});

it.each(["SIGTERM", "SIGINT"] as const)("ends what it started when it alone is told to end by %s", async (signal) => {
  const project = installedProject();
  const note = join(project.root, "builds");
  writeFileSync(join(project.root, "api", "source.ts"), "");
  const lives = `require("node:fs").writeFileSync(${JSON.stringify(note)}, String(process.pid)); setInterval(() => {}, 1000);`;
  writeFileSync(join(project.root, "build.cjs"), lives);
  // The && keeps npm's shell, which a signal ends without what it runs.
  const scripts = { build: "node build.cjs && true" };
  writeFileSync(join(project.root, "package.json"), JSON.stringify({ name: "built", scripts }));
  const setup = spawn(process.execPath, [join(project.root, "scripts", "setup.mjs"), "--build"], { stdio: "ignore" });
  await expect.poll(() => (existsSync(note) ? readFileSync(note, "utf8") : "")).toMatch(/^\d+$/);
  const builder = Number(readFileSync(note, "utf8"));
  setup.kill(signal);
  await once(setup, "close");
  expect(setup.exitCode).toBe(128 + constants.signals[signal]);
  await expect.poll(() => isAlive(builder)).toBe(false);
});

it("builds nothing, and takes nothing away, where the sources are as they were", () => {
  const { build, files, pass } = installedProject();
  build("first");
  pass(60);
  build("second");
  pass(60);
  build("second");
  expect(files()).toEqual(["common.js", "first.js", "second.js", "server.js"]);
});

it("installs nothing through a link to packages that another checkout uses", () => {
  const [shared, other] = [installedProject(), installedProject()];
  rmSync(join(other.root, "node_modules"), { recursive: true });
  symlinkSync(join(shared.root, "node_modules"), join(other.root, "node_modules"));
  writeFileSync(join(other.root, "package-lock.json"), "{ }");
  expect(() => other.build("first")).toThrow("node_modules is a link");
  expect(existsSync(join(shared.root, "node_modules", ".setup-stamp"))).toBe(true);
});
