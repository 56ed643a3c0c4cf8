// The state file of each version, in the form in which that version's program wrote it (the schemas of its commit).
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { clockOf } from "#api/platform/clock.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { replaceCounts } from "./counts/stored-counts.ts";
import { openStateFile } from "./state-file.ts";
import { stateVersions } from "./state-versions.ts";

const at = "2026-11-01T08:00:00Z";
const later = "2027-11-01T08:00:00Z";
const id = StoryId.parse("2026-10-31-morning");
const counts = { likes: 3, views: 5, clicks: 2 };
const engagement = { stories: { [id]: counts }, days: { "2026-10-31": counts } };
const reader = { email: "reader@example.org", language: "pl", askedAt: at, confirmedAt: at };
const newsletter = { subscribers: { r: reader } };
const health = { told: {} };
const account = { username: "ola", passwordHash: "$argon2id$v=19$m=1", passwordVersion: 2, createdAt: at };
const accounts = { a: account };
const owners = { a: { ...account, role: "owner" } };
const session = { account: "a", way: "password", browser: "Firefox", begunAt: at, lastSeenAt: at, expiresAt: later };
const sessions = { s: session };

/** Until version 3 the counts were in the file; since then they lie beside it. */
const files: ({ version: number } & Record<string, unknown>)[] = [
  { version: 1, engagement, newsletter },
  { version: 2, access: { accounts, ended: { t: later } }, engagement, newsletter },
  { version: 3, access: { accounts, ended: { t: later } }, engagement, newsletter, health },
  { version: 4, access: { accounts, ended: { t: later } }, newsletter, health },
  { version: 5, access: { accounts: owners, ended: {} }, newsletter, health },
  { version: 6, access: { accounts: owners, sessions, invitations: {} }, newsletter, health },
  {
    version: 7,
    access: { accounts: owners, sessions, invitations: {}, passkeys: {}, usedChallenges: {} },
    newsletter,
    health,
  },
  {
    version: 8,
    access: { accounts: owners, sessions, invitations: {}, passkeys: {}, usedChallenges: {}, previewLinks: {} },
    newsletter,
    health,
  },
];

it.each(files)("a state file of version $version is upgraded with everything in it", async (file) => {
  const dataDir = join(folderOfTest(), "data");
  const path = join(dataDir, "state.json");
  mkdirSync(dataDir);
  if (file.engagement === undefined) await replaceCounts(dataDir, engagement);
  const text = `${JSON.stringify(file)}\n`;
  writeFileSync(path, text);
  // Said before the upgrade, beside the server that uses the file: nothing is changed by it.
  expect(await stateVersions(dataDir)).toEqual({ from: file.version, to: 8 });
  expect(readFileSync(path, "utf8")).toBe(text);

  const state = await openStateFile({ dataDir, clock: clockOf({ MRUK_NOW: undefined }) });
  onTestFinished(state.close);
  const { access, newsletter: letters } = state.read();
  expect(state.counts.countsOf(id)).toMatchObject(counts);
  expect(letters.subscribers).toEqual(newsletter.subscribers);
  expect(access.accounts).toEqual(file.version === 1 ? {} : owners);
  expect(access.sessions).toEqual(file.version < 6 ? {} : sessions);
  // The file itself is of the new form from the first change on.
  await state.update(({ newsletter: { subscribers } }) => {
    subscribers.n = { email: "new@example.org", language: "en", askedAt: at };
  });
  expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ version: 8, newsletter });
});
