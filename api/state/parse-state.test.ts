import { expect, it } from "vitest";
import { type Migration, migrate, newestVersion } from "./migrate.ts";
import { emptyState, State } from "./model.ts";
import { parseState } from "./parse-state.ts";

const parse = (text: string) => parseState(Buffer.from(text), "data/state.json");
const json = (changes: object) => JSON.stringify({ ...emptyState(), ...changes });

it("reads what was written", () => {
  expect(parse(json({}))).toEqual(emptyState());
  const state = { ...emptyState(), engagement: { stories: { a: { likes: 1, views: 2, clicks: 3 } }, days: {} } };
  expect(parse(JSON.stringify(state))).toEqual(state);
});

it.each([
  ["an empty file", "", "it is empty"],
  ["a torn file", json({}).slice(0, -5), "it is not valid JSON"],
  ["blanks", "   \n", "it is not valid JSON"],
  ["null", "null", "it holds no state"],
  ["a list", "[]", "it holds no state"],
  ["another object", "{}", "it holds no state"],
  ["a version that is none", json({ version: "1" }), "it holds no state"],
  ["version 0", json({ version: 0 }), "it holds no state"],
  ["a missing part", json({ newsletter: undefined }), "newsletter: "],
  ["a file of before without its counts", `{"version":1,"newsletter":{"subscribers":{}}}`, "engagement: "],
  ["a part that is null", json({ engagement: null }), "engagement: "],
  ["an unknown part", json({ more: 1 }), "the state: "],
  [
    "likes below zero",
    json({ engagement: { stories: { a: { likes: -1, views: 0, clicks: 0 } }, days: {} } }),
    "engagement.stories.a.likes: ",
  ],
  [
    "half a like",
    json({ engagement: { stories: { a: { likes: 0.5, views: 0, clicks: 0 } }, days: {} } }),
    "engagement.stories.a.likes: ",
  ],
])("says of %s what is wrong with it", (_, text, reason) => {
  expect(() => parse(text)).toThrow(
    expect.objectContaining({
      code: "STATE_DAMAGED",
      message: expect.stringContaining(`data/state.json is damaged: ${reason}`),
    }),
  );
});

it("refuses bytes that are no text", () => {
  const bytes = Buffer.from(json({}));
  bytes[3] = 0xff;
  expect(() => parseState(bytes, "data/state.json")).toThrow("it is no text");
});

it("refuses a newer version, whatever it holds", () => {
  expect(() => parse(`{"version":${newestVersion() + 1},"engagement":"all new"}`)).toThrow(
    expect.objectContaining({ code: "STATE_TOO_NEW" }),
  );
});

it("has a migration for each version but the newest, which is the schema's", () => {
  expect(emptyState().version).toBe(newestVersion());
  expect(State.shape.version.value).toBe(newestVersion());
});

it("brings any older version up to the newest, one step at a time", () => {
  const steps: Migration[] = [
    ({ likes, ...rest }) => ({ ...rest, hearts: likes }),
    (state) => ({ ...state, path: [state.version] }),
    (state) => ({ ...state, path: [...(state.path as number[]), state.version] }),
  ];
  expect(newestVersion(steps)).toBe(4);
  expect(migrate({ version: 1, likes: 5 }, steps)).toEqual({ version: 4, hearts: 5, path: [2, 3] });
  expect(migrate({ version: 3, hearts: 5, path: [2] }, steps)).toEqual({ version: 4, hearts: 5, path: [2, 3] });
  expect(migrate({ version: 4, hearts: 5 }, steps)).toEqual({ version: 4, hearts: 5 });
});

it("makes owners of the accounts of before there were roles", () => {
  const account = { username: "Ola", passwordHash: "x", passwordVersion: 3, createdAt: "2026-11-01T10:00:00Z" };
  const before = { ...emptyState(), version: 4, access: { accounts: { id: account }, ended: {} } };
  expect(parse(JSON.stringify(before)).access.accounts).toEqual({ id: { ...account, role: "owner" } });
});

it("gives room for passkeys to the state of before there were any, and leaves its sessions", () => {
  const { passkeys: _, usedChallenges: __, ...access } = emptyState().access;
  const session = {
    account: "id",
    way: "password",
    browser: "Firefox",
    begunAt: "2026-11-21T08:00:00Z",
    lastSeenAt: "2026-11-21T08:00:00Z",
    expiresAt: "2026-11-21T20:00:00Z",
  };
  const before = { ...emptyState(), version: 6, access: { ...access, sessions: { one: session } } };
  expect(parse(JSON.stringify(before)).access).toEqual({ ...emptyState().access, sessions: { one: session } });
});
