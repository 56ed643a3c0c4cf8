import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "#cli/e2e/program.fixture.ts";
import { openLog } from "./log.ts";

function logInFile() {
  const file = join(temporaryFolder(), "log");
  const written = () => readFileSync(file, "utf8");
  const words = () =>
    written()
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line).msg as string);
  return { log: openLog("info", file), written, words };
}

/** A process that logs to this standard output and exits with 3 at once. */
async function logAndExit(call: string, stdout: number | "pipe") {
  const { href } = new URL("log.ts", import.meta.url);
  const code = `const { openLog } = await import(${JSON.stringify(href)}); const log = openLog("info"); ${call}; process.exit(3);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    stdio: ["ignore", stdout, "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let text = "";
  child.stdout?.on("data", (bytes) => {
    text += bytes;
  });
  const [exit] = await once(child, "close");
  return { exit, text };
}

it("lines are buffered, and flushed in order with the first warning", () => {
  const { log, written, words } = logInFile();
  for (const word of ["one", "two"]) log.info(word);
  expect(written()).toBe("");
  log.warn("three");
  expect(words()).toEqual(["one", "two", "three"]);
});

it("lines are flushed when there are enough of them, and the last ones soon after", async () => {
  const { log, words } = logInFile();
  for (let line = 0; line < 1000; line += 1) log.info("a line of some length, as most of them are");
  expect(words().length).toBeGreaterThan(900);
  await expect.poll(words).toHaveLength(1000);
});

it("lines of any length and in any script are written in order", () => {
  const { log, words } = logInFile();
  const said = ["short", "żółw 🐈".repeat(4000), "after", "…".repeat(5400), "last"];
  for (const word of said) log.info(word);
  log.error("end");
  expect(words()).toEqual([...said, "end"]);
});

it("buffered lines are flushed when the process exits at once", async () => {
  const { exit, text } = await logAndExit('log.info("the last words")', "pipe");
  expect(exit).toBe(3);
  expect(text).toContain("the last words");
});

// Linux has a file that is always full.
it.runIf(existsSync("/dev/full"))("a process with a full disk can end by a fatal error", async () => {
  const full = openSync("/dev/full", "w");
  onTestFinished(() => closeSync(full));
  expect(await logAndExit('log.info("some words"); log.fatal("the end")', full)).toEqual({ exit: 3, text: "" });
});
