import { spawnSync } from "node:child_process";
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderOfTest } from "./files/folder.fixture.ts";
import { forgetServer, noteServer, readServer } from "./server-info.ts";

const here = { url: "http://127.0.0.1:3000", pid: process.pid, startedAt: "2026-11-21T12:00:00Z" };

it("the address of a server can be read by its user until the server stops", async () => {
  const dataDir = folderOfTest();
  expect(await readServer(dataDir)).toBeNull();
  await noteServer(dataDir, here);
  expect(await readServer(dataDir)).toEqual(here);
  expect((await stat(join(dataDir, "server.json"))).mode & 0o777).toBe(0o600);
  await forgetServer(dataDir);
  expect(await readServer(dataDir)).toBeNull();
});

it("a server that listens on every address is recorded with the loopback address", async () => {
  const dataDir = folderOfTest();
  await noteServer(dataDir, { ...here, url: "http://0.0.0.0:3000" });
  expect((await readServer(dataDir))?.url).toBe("http://127.0.0.1:3000");
  await noteServer(dataDir, { ...here, url: "http://[::]:3000" });
  expect((await readServer(dataDir))?.url).toBe("http://[::1]:3000");
});

it("a dead server and an invalid file count as no server", async () => {
  const dataDir = folderOfTest();
  const { pid } = spawnSync("true");
  await noteServer(dataDir, { ...here, pid });
  expect(await readServer(dataDir)).toBeNull();
  for (const text of [
    "",
    "null",
    "{",
    '{"url":"nowhere","pid":1,"startedAt":""}',
    '{"url":"http://x","pid":-1,"startedAt":""}',
  ]) {
    await writeFile(join(dataDir, "server.json"), text);
    expect(await readServer(dataDir), text).toBeNull();
  }
});
