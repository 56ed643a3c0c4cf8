import { expect, it } from "vitest";
import { openAdmin } from "#api/admin.fixture.ts";
import { noteServer } from "#api/platform/server-info.ts";
import { findingsOf, type NamedFinding } from "./finding.ts";
import { serverChecks } from "./server.ts";

it("says what a running server finds wrong, one finding each, and that nothing is", async () => {
  const { services, url, dataDir, config } = await openAdmin();
  const { "running server": check } = serverChecks({
    config,
    clock: services.clock,
    environment: {},
    timeFrom: url,
  }) as { "running server": Parameters<typeof findingsOf>[0][string] };
  const findings = async () => {
    const found: NamedFinding[] = [];
    for await (const finding of findingsOf({ "running server": check })) found.push(finding);
    return found;
  };
  expect(await findings()).toMatchObject([{ check: "running server", state: "skipped" }]);
  await noteServer(dataDir, { url, pid: process.pid, startedAt: "2026-11-21T12:00:00Z" });
  expect(await findings()).toMatchObject([{ state: "ok", says: expect.stringContaining(url) }]);
  services.health.report("content", {
    level: "warning",
    code: "REMOTE_UNREACHABLE",
    message: "It is away",
    hint: "Wait.",
  });
  services.health.report("stories", { level: "alarm", code: "BUFFER_EMPTY", message: "No story" });
  expect(await findings()).toEqual([
    {
      check: "running server",
      state: "failed",
      says: "BUFFER_EMPTY since 2026-11-21 14:30: No story",
      hint: expect.stringMatching(/\S/),
    },
    {
      check: "running server",
      state: "warning",
      says: "REMOTE_UNREACHABLE since 2026-11-21 14:30: It is away",
      hint: "Wait.",
    },
  ]);
});
