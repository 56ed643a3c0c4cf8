import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { exportOf, exportState } from "./export.ts";
import { keepBackup } from "./keep-backup.ts";
import type { State } from "./model.ts";
import { openStateFile } from "./state-file.ts";

const state: State = {
  version: 8,
  access: {
    accounts: {
      "account-id": {
        username: "ola@example.org",
        role: "owner",
        passwordHash: "$argon2id$secret",
        passwordVersion: 3,
        createdAt: "2026-11-01T10:00:00Z",
      },
    },
    sessions: {
      "session-id": {
        account: "account-id",
        way: "password",
        browser: "Firefox",
        begunAt: "2026-11-21T08:00:00Z",
        lastSeenAt: "2026-11-21T08:00:00Z",
        expiresAt: "2026-11-21T20:00:00Z",
      },
    },
    invitations: {},
    passkeys: {
      "credential-id": {
        account: "account-id",
        name: "Laptop",
        publicKey: "a-public-key",
        counter: 1,
        transports: [],
        createdAt: "2026-11-21T08:00:00Z",
      },
    },
    usedChallenges: {},
    previewLinks: {},
  },
  engagement: {
    stories: { "2026-11-21-morning": { likes: 4, views: 30, clicks: 2 } },
    days: { "2026-11-21": { likes: 4, views: 30, clicks: 2 } },
  },
  newsletter: {
    subscribers: { "subscriber-id": { email: "tomek@example.org", language: "pl", askedAt: "2026-11-20T10:00:00Z" } },
  },
  health: { told: {} },
};

it("holds everything, but no password's hash, no token's id and nothing that a link is made of", () => {
  const exported = exportOf(state, { addresses: true });
  expect(exported).toEqual({
    version: 8,
    administrators: [{ username: "ola@example.org", role: "owner", createdAt: "2026-11-01T10:00:00Z" }],
    stories: state.engagement.stories,
    days: state.engagement.days,
    subscribers: [{ email: "tomek@example.org", language: "pl", askedAt: "2026-11-20T10:00:00Z" }],
  });
  for (const secret of ["argon2id", "token-id", "subscriber-id", "account-id", "credential-id"]) {
    expect(JSON.stringify(exported)).not.toContain(secret);
  }
});

it("contains no addresses when they are left out", () => {
  const text = JSON.stringify(exportOf(state, { addresses: false }));
  expect(text).not.toContain("@");
  expect(JSON.parse(text)).toMatchObject({ subscribers: [{ language: "pl" }], administrators: [{}] });
});

it("is made while the server runs, and so is a backup", async () => {
  const dataDir = folderOfTest();
  const now = Temporal.Instant.from("2026-11-21T15:30:45Z");
  expect(await exportState(dataDir, { addresses: true })).toBeNull();
  await expect(keepBackup(dataDir, now)).rejects.toMatchObject({ code: "NO_STATE" });
  await using file = await openStateFile({ dataDir, clock: { now: () => now } }).then((open) => ({
    ...open,
    [Symbol.asyncDispose]: open.close,
  }));
  const { engagement: _, ...rest } = structuredClone(state);
  await file.update((kept) => void Object.assign(kept, rest));
  const id = StoryId.parse("2026-11-21-morning");
  await file.counts.count({ id, date: "2026-11-21", what: "views", by: 1 });
  const counts = { likes: 0, views: 1, clicks: 0 };
  expect(await exportState(dataDir, { addresses: true })).toMatchObject({
    stories: { [id]: counts },
    days: { "2026-11-21": counts },
    subscribers: [{ email: "tomek@example.org" }],
  });
  const backup = await keepBackup(dataDir, now);
  expect(backup).toMatchObject({ at: "2026-11-21T15:30:45.000Z", byHand: true });
  const whole = { ...state, engagement: { stories: { [id]: counts }, days: { "2026-11-21": counts } } };
  expect(JSON.parse(await readFile(backup.path, "utf8"))).toEqual(whole);
  // The server's own backup has the same content.
  expect(JSON.parse(await readFile((await file.keepBackup()).path, "utf8"))).toEqual(whole);
});
