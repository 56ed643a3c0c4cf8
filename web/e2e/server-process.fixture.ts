import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { databaseIfAsked, type StoresOfTest } from "#api/database/stores.fixture.ts";
import { projectFolder, quickStart, temporaryFolder } from "#cli/e2e/program.fixture.ts";

/** Starts the built server as a process on a free port; killed when the test ends. */
export function startProcess(settings: Record<string, string>, { stdio = "pipe" }: Pick<SpawnOptions, "stdio"> = {}) {
  const env = { PATH: process.env.PATH ?? "", PORT: "0", MRUK_ENV_FILE: "off", ...quickStart(), ...settings };
  const child: ChildProcess = spawn(process.execPath, [join(projectFolder, "dist", "web", "server.js")], {
    env,
    stdio,
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** An empty library and data folder for one test, and a database where tests use one. */
export async function temporaryContent(options: StoresOfTest = {}) {
  const folder = temporaryFolder();
  const contentDir = join(folder, "content");
  mkdirSync(contentDir);
  const dataDir = join(folder, "data");
  const settings: Record<string, string> = {
    CONTENT_DIR: contentDir,
    DATA_DIR: dataDir,
    ...(await databaseIfAsked(options)),
  };
  return { contentDir, dataDir, settings };
}

/** The address of a server that was just started. */
export async function addressOf(child: ChildProcess): Promise<string> {
  let [output, complaints] = ["", ""];
  child.stderr?.on("data", (text) => {
    complaints += text;
  });
  for await (const text of child.stdout ?? []) {
    output += text;
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
    if (address) return address;
  }
  throw new Error(`The server ended: ${output}${complaints}`);
}
