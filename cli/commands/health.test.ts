import { expect, it } from "vitest";
import { openAdmin } from "#api/admin.fixture.ts";
import { noteServer } from "#api/platform/server-info.ts";
import { runProgram } from "../context.fixture.ts";

async function serverHere() {
  const { services, url, dataDir } = await openAdmin();
  const health = (...args: string[]) => runProgram(["health", ...args], { environment: { DATA_DIR: dataDir } });
  const note = (address = url) =>
    noteServer(dataDir, { url: address, pid: process.pid, startedAt: "2026-11-21T12:00:00Z" });
  return { services, url, health, note };
}

it("says that the server of this machine serves readers, also with a problem, and not once it stops", async () => {
  const { services, url, health, note } = await serverHere();
  await note();
  expect(await health()).toMatchObject({ code: 0, output: `ready at ${url}\n`, notes: "" });
  services.health.report("stories", { level: "alarm", code: "BUFFER_EMPTY", message: "No story" });
  expect(await health()).toMatchObject({ code: 0, output: `degraded at ${url}\n` });
  expect(JSON.parse((await health("--json")).output)).toMatchObject({ problems: [{ code: "BUFFER_EMPTY" }] });
  void services.readiness.farewell(0);
  expect(await health()).toMatchObject({ code: 1, output: `stopping at ${url}\n` });
});

it("ends with 1 and says what to do where no server runs, or one that does not answer", async () => {
  const { health, note } = await serverHere();
  expect(await health()).toMatchObject({ code: 1, output: "", notes: expect.stringContaining("DATA_DIR") });
  await note("http://127.0.0.1:1");
  expect(await health()).toMatchObject({ code: 1, output: "", notes: expect.stringContaining("restart") });
});
