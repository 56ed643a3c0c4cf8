import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { formatStory } from "#api/stories/file/story-file.ts";
import { StoryId, storyPath, tombstonePath } from "#api/stories/model.ts";
import { environment as gitEnvironment, temporaryFolder } from "#api/stories/repository/repository.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { startNameServer } from "#stand-ins/name-server.ts";
import { memoryTerminal } from "../context.fixture.ts";
import { diagnose } from "./diagnose.ts";
import { findingsOf, type NamedFinding } from "./finding.ts";
import { findingLines } from "./finding-lines.ts";

/** A repository with stories of several days and a bare remote, and a server to compare the clock with. */
async function openMachine(
  settings: Record<string, string> = {},
  { dates = ["2026-11-21", "2026-11-22", "2026-11-23"] } = {},
) {
  const folder = await temporaryFolder();
  const origin = await folder.bare();
  const copy = await folder.clone(origin.root, "work");
  for (const date of dates) {
    for (const slot of ["morning", "afternoon", "evening"]) {
      const story = storyOf({ id: `${date}-${slot}`, imageUrl: "https://pictures.example/mruk.webp" });
      await copy.write(storyPath(story.id), formatStory(story));
    }
  }
  await copy.write("README.md", "A library\n");
  copy.commitAll("Begin the library");
  copy.git("push", "--quiet", "origin", "HEAD:main");
  const clock = await timeServer();
  const names = await startNameServer();
  onTestFinished(() => names.close());
  const internet = { nameServers: [names.address] };
  const environment = {
    ...gitEnvironment,
    CONTENT_DIR: copy.root,
    DATA_DIR: join(folder.root, "data"),
    MRUK_NOW: "2026-11-21T12:00:00+01:00",
    ...settings,
  };
  const diagnosis = async () => {
    const found: NamedFinding[] = [];
    for await (const finding of diagnose({ environment, timeFrom: clock, internet })) found.push(finding);
    return Object.fromEntries(found.map(({ check, ...finding }) => [check, finding]));
  };
  return { copy, origin, folder, diagnosis, dataDir: environment.DATA_DIR };
}

async function timeServer(): Promise<string> {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("finds nothing broken where all is well", async () => {
  const { diagnosis } = await openMachine();
  const findings = await diagnosis();
  expect(Object.entries(findings).filter(([, { state }]) => state === "failed")).toEqual([]);
  expect(findings).toMatchObject({
    Node: { state: "ok" },
    Git: { state: "ok" },
    "time zone data": { state: "ok" },
    fonts: { state: "ok" },
    settings: { state: "ok" },
    library: { state: "ok", says: "9 stories, no faults" },
    repository: { state: "ok", says: "on main, nothing uncommitted" },
    identity: { state: "ok" },
    remote: { state: "ok" },
    schedule: { state: "skipped" },
    buffer: { state: "ok" },
    disk: { says: expect.stringMatching(/MB are free/) },
    mail: { state: "ok" },
    keys: { state: "ok" },
  });
});

it("names the first fault of the library and how many more there are", async () => {
  const { copy, diagnosis } = await openMachine();
  for (const slot of ["morning", "evening"]) {
    await copy.write(storyPath(StoryId.parse(`2026-11-21-${slot}`)), "no story\n");
  }
  expect(await diagnosis()).toMatchObject({
    library: { state: "failed", says: expect.stringMatching(/2026-11-21-evening\.md: .* and 1 more$/) },
    repository: { state: "warning", says: "2 uncommitted changes" },
  });
});

it("warns when stories are ready for less than a day, and fails when the next slot has none", async () => {
  const scarce = await openMachine({ SCHEDULE: "on" }, { dates: ["2026-11-21"] });
  expect(await scarce.diagnosis()).toMatchObject({
    schedule: { state: "ok" },
    buffer: { state: "warning", hint: expect.stringContaining("generate") },
  });
  const empty = await openMachine({ MRUK_NOW: "2026-11-21T21:00:00+01:00" }, { dates: ["2026-11-21"] });
  expect(await empty.diagnosis()).toMatchObject({
    buffer: { state: "failed", says: "the morning of 2026-11-22 has no story" },
  });
});

it("warns of a slot without a story before others that are ready, and names how to fill a deleted one", async () => {
  const { copy, diagnosis } = await openMachine();
  const morning = StoryId.parse("2026-11-22-morning");
  copy.git("rm", "--quiet", storyPath(morning));
  const ready = "stories are ready until the evening of 2026-11-21";
  expect(await diagnosis()).toMatchObject({
    buffer: { state: "warning", says: `${ready}; the morning of 2026-11-22 has no story` },
  });
  await copy.write(tombstonePath(morning), "deleted\n");
  expect(await diagnosis()).toMatchObject({
    buffer: {
      state: "warning",
      says: `${ready}; the morning of 2026-11-22 has no story: it was deleted`,
      hint: "mruk generate --date 2026-11-22 --slot morning makes another.",
    },
  });
});

it("distinguishes a remote that is missing, unreachable or at another commit", async () => {
  const { copy, diagnosis } = await openMachine();
  copy.git("commit", "--quiet", "--allow-empty", "-m", "More");
  expect(await diagnosis()).toMatchObject({
    remote: { state: "warning", says: "origin answers and stands elsewhere" },
  });
  copy.git("remote", "set-url", "origin", "/nowhere/at/all");
  expect(await diagnosis()).toMatchObject({ remote: { state: "failed" } });
  copy.git("remote", "remove", "origin");
  expect(await diagnosis()).toMatchObject({ remote: { state: "warning", says: "there is no origin" } });
});

it("checks the remote of an address, before the library is fetched too, and keeps its password to itself", async () => {
  const { folder, diagnosis } = await openMachine({
    CONTENT_REMOTE: "http://mruk:secret-word@127.0.0.1:1/library.git",
  });
  const findings = await diagnosis();
  expect(findings.remote).toMatchObject({ state: "failed", says: expect.stringContaining("127.0.0.1:1/library.git") });
  expect(JSON.stringify(findings)).not.toContain("secret-word");
  const toCome = { CONTENT_DIR: join(folder.root, "to come"), CONTENT_REMOTE: join(folder.root, "origin.git") };
  expect(await (await openMachine(toCome, { dates: [] })).diagnosis()).toMatchObject({
    library: { state: "warning", hint: expect.stringContaining("origin.git") },
    repository: { state: "skipped" },
    remote: { state: "ok", says: expect.stringContaining("answers") },
  });
});

it("finds a damaged state file and says how to bring it back", async () => {
  const { diagnosis, dataDir } = await openMachine();
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, "state.json"), "null");
  expect(await diagnosis()).toMatchObject({
    "state file": { state: "failed", hint: expect.stringContaining("restore") },
  });
});

it("checks only the machine when a setting is wrong, and names the setting", async () => {
  const { diagnosis } = await openMachine({ PORT: "many" });
  const findings = await diagnosis();
  expect(findings.settings).toMatchObject({ state: "failed", says: expect.stringContaining("PORT") });
  expect(Object.keys(findings)).not.toContain("library");
});

it("finds a mail server that does not answer, and keeps its password to itself", async () => {
  const { diagnosis } = await openMachine({
    SMTP_URL: "smtp://mruk:secret-word@127.0.0.1:1",
    SITE_URL: "https://mruk.example",
  });
  const findings = await diagnosis();
  expect(findings.mail).toMatchObject({ state: "failed" });
  expect(JSON.stringify(findings)).not.toContain("secret-word");
});

it("warns that a public site shows no contact, and says what to set", async () => {
  const trial = await openMachine();
  expect(await trial.diagnosis()).toMatchObject({ contact: { state: "skipped" } });
  const bare = await openMachine({ SITE_URL: "https://mruk.example", CONTACT_EMAIL: "ola@mruk.example" });
  expect(await bare.diagnosis()).toMatchObject({
    contact: { state: "warning", says: expect.stringMatching(/^VIDEO_CHANNEL_URL is not set/) },
  });
  const VIDEO_CHANNEL_URL = "https://videos.example/@mruk";
  const whole = await openMachine({
    SITE_URL: "https://mruk.example",
    CONTACT_EMAIL: "ola@mruk.example",
    VIDEO_CHANNEL_URL,
  });
  expect(await whole.diagnosis()).toMatchObject({ contact: { state: "ok" } });
});

it("says how much room there is where the folders will lie, before they are there", async () => {
  const place = join(tmpdir(), "nowhere", "mruk");
  const toCome = { CONTENT_DIR: join(place, "library", "content"), DATA_DIR: join(place, "data") };
  const { diagnosis } = await openMachine(toCome);
  expect(await diagnosis()).toMatchObject({ disk: { says: expect.stringMatching(/^\d+ MB are free$/) } });
});

it("sets the machine's clock against a server's", async () => {
  const right = await openMachine({ MRUK_NOW: "" }, { dates: [] });
  expect(await right.diagnosis()).toMatchObject({ clock: { state: "ok", says: "is right" } });
  const moved = await openMachine();
  expect(await moved.diagnosis()).toMatchObject({ clock: { state: "warning", says: "is set off by MRUK_NOW" } });
});

it("counts a check that throws as broken, and goes on with the others", async () => {
  const found: NamedFinding[] = [];
  const checks = {
    one: () => Promise.reject(new Error("no luck")),
    two: () => ({ state: "ok" as const, says: "fine" }),
  };
  for await (const finding of findingsOf(checks)) found.push(finding);
  expect(found).toEqual([
    { check: "one", state: "failed", says: "no luck" },
    { check: "two", state: "ok", says: "fine" },
  ]);
});

it("shows each finding in the width of the terminal, with what to do below it, and no escape sequences", () => {
  const finding = {
    check: "library",
    state: "failed" as const,
    says: "stories/2026/11/a\u001b[31m.md: the first line must be --- and so on and so forth",
    hint: "mruk check names every fault.",
  };
  const plain = findingLines(finding, memoryTerminal().terminal);
  expect(plain).toBe(
    "failed   library         stories/2026/11/a.md: the first line must be --- and so on and so forth\n" +
      "                         mruk check names every fault.\n",
  );
  const { terminal } = memoryTerminal({ interactive: true });
  Object.assign(terminal.stdout, { columns: 50 });
  const lines = findingLines(finding, terminal).trimEnd().split("\n");
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(50);
});
