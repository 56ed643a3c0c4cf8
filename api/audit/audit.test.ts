import { appendFile, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { adminOfFile } from "#api/admin.fixture.ts";
import { auditInDatabase } from "#api/database/audit-in-database.ts";
import { openTestCounts, openTestDatabase } from "#api/database/stores.fixture.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { auditInFiles } from "./audit-in-files.ts";
import { openAuditLog } from "./audit-log.ts";
import { type AuditRecord, type AuditStore, pageLength } from "./model.ts";

const record = (at: string, facts: Partial<AuditRecord> = {}): AuditRecord => ({
  at,
  account: "ola",
  username: "Ola",
  role: "owner",
  session: "a-session",
  call: "PUT /api/admin/posts/{id}",
  target: "2026-11-21-morning",
  outcome: "done",
  ...facts,
});

function inFiles({ dataDir = folderOfTest() } = {}): AuditStore {
  const store = auditInFiles({ dataDir });
  onTestFinished(() => store.close());
  return store;
}

const stores: [string, () => Promise<AuditStore>][] = [["files", async () => inFiles()]];
const inDatabase = async () => auditInDatabase({ database: await openTestDatabase(), retry: (work) => work() });
if (openTestCounts !== null) stores.push(["a database", inDatabase]);

it("opens no file for a call that ends after the close", async () => {
  const store = inFiles();
  await store.add(record("2026-11-21T08:00:00.000Z"));
  await store.close();
  await expect(store.add(record("2026-11-21T08:00:01.000Z"))).rejects.toThrow("closed");
});

describe.each(stores)("the audit log in %s", (_, open) => {
  it("is paged, newest first, and filtered by person and kind", async () => {
    const store = await open();
    const minute = (at: number) => `2026-1${at < 60 ? 0 : 1}-21T08:${String(at % 60).padStart(2, "0")}:00.000Z`;
    for (let at = 0; at < 120; at++) {
      const facts = at % 10 === 0 ? { account: "tomek", call: "POST /api/admin/books", target: null } : {};
      await store.add(record(minute(at), facts));
    }
    const first = await store.page({});
    expect(first.records).toHaveLength(pageLength);
    expect(first.records[0]).toEqual(record(minute(119)));
    const second = await store.page({ before: first.next ?? "" });
    expect(second.records[0]?.at).toBe(minute(69));
    const third = await store.page({ before: second.next ?? "" });
    expect([third.records.length, third.records.at(-1)?.at, third.next]).toEqual([20, minute(0), null]);
    const tomeks = await store.page({ account: "tomek" });
    expect(tomeks.records.map(({ at }) => at)).toEqual([110, 100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0].map(minute));
    expect(await store.page({ account: "tomek", call: "PUT /api/admin/posts/{id}" })).toEqual({
      records: [],
      next: null,
    });
    for (const before of ["x", "-1", "2026-11", "'; drop table audit"])
      expect((await store.page({ before })).records).toHaveLength(50);
  });

  it("keeps what is added at once, the first records too", async () => {
    const store = await open();
    const at = (second: number) => `2026-11-21T08:00:0${second}.000Z`;
    await Promise.all([0, 1, 2, 3].map((second) => store.add(record(at(second)))));
    const { records } = await store.page({});
    expect(records.map((each) => each.at).toSorted()).toEqual([0, 1, 2, 3].map(at));
  });

  it("is kept for a year", async () => {
    const store = await open();
    for (const at of ["2025-01-05T08:00:00.000Z", "2025-12-24T08:00:00.000Z", "2026-11-21T08:00:00.000Z"]) {
      await store.add(record(at));
    }
    const log = openAuditLog({
      store,
      clock: { now: () => Temporal.Instant.from("2026-11-21T09:00:00Z") },
      log: { info: () => {}, error: () => {} },
    });
    await log.tick();
    expect((await log.page({})).records.map(({ at }) => at.slice(0, 10))).toEqual(["2026-11-21", "2025-12-24"]);
  });
});

describe("the files of the audit log", () => {
  it("are a journal a month, for their owner's eyes only, and go on after a restart and a torn line", async () => {
    const dataDir = folderOfTest();
    const first = inFiles({ dataDir });
    await Promise.all(["2026-10-31T23:59:00Z", "2026-11-01T00:00:00Z"].map((at) => first.add(record(at))));
    await first.close();
    expect((await readdir(join(dataDir, "audit"))).toSorted()).toEqual(["2026-10.jsonl", "2026-11.jsonl"]);
    const path = join(dataDir, "audit", "2026-11.jsonl");
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await appendFile(path, '{"at":"2026-11-02T');
    const second = inFiles({ dataDir });
    await second.add(record("2026-11-03T08:00:00Z"));
    expect((await second.page({})).records.map(({ at }) => at.slice(0, 10))).toEqual([
      "2026-11-03",
      "2026-11-01",
      "2026-10-31",
    ]);
    expect((await readFile(path, "utf8")).trim().split("\n")).toHaveLength(2);
  });

  it("that cannot be written fail nothing that was done, and the log says so", async () => {
    const logged: string[] = [];
    const broken = { ...inFiles(), add: () => Promise.reject(new Error("no space")) };
    const clock = { now: () => Temporal.Instant.from("2026-11-21T09:00:00Z") };
    const note = (_facts: object, message: string) => void logged.push(message);
    const log = openAuditLog({ store: broken, clock, log: { info: note, error: note } });
    const admin = { id: "ola", username: "Ola", role: "owner" as const };
    await log.note({ admin, session: null, requestId: "x", call: "POST /x", target: null, outcome: "done" });
    expect(logged).toEqual(["Administrative call", "An administrative call could not be kept in the audit log"]);
  });
});

describe("administrative calls", () => {
  const server = adminOfFile({ stories: [{ id: "2026-11-21-morning" }] });
  const records = async () => (await server.call("GET", "/audit")).json.records as AuditRecord[];
  const said = ({ username, role, call, target, outcome }: AuditRecord) => [username, role, call, target, outcome];

  it("are noted when they changed something or were refused for lack of rights, never with texts or secrets", async () => {
    const tomek = { username: "Tomek", password: "a tenement by the river", role: "editor" };
    const { json } = await server.call("POST", "/accounts", tomek);
    const body = JSON.stringify({ username: tomek.username, password: tomek.password });
    const login = await server.ask("/api/admin/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    const authorization = `Bearer ${login.json.token}`;
    await server.call("GET", "/posts", undefined, { authorization });
    await server.call("POST", "/books", { year: 2026 }, { authorization });
    await server.call("PUT", "/posts/2026-11-21-morning", { titleEn: "" }, { authorization });
    const edited = await server.call(
      "PUT",
      "/posts/2026-11-21-morning",
      { titleEn: "A secret title" },
      { authorization },
    );
    expect(edited.status).toBe(200);
    await server.call("PUT", `/accounts/${json.admin.id}`, { role: "publisher" });
    await server.call("DELETE", `/accounts/${json.admin.id}`);
    const noted = (await records()).toReversed();
    expect(noted.map(said)).toEqual([
      ["Ola", "owner", "POST /api/admin/setup", null, "done"],
      ["Ola", "owner", "POST /api/admin/login", null, "done"],
      ["Ola", "owner", "POST /api/admin/accounts", "Tomek: editor", "done"],
      ["Tomek", "editor", "POST /api/admin/login", null, "done"],
      ["Tomek", "editor", "POST /api/admin/books", null, "ROLE_REQUIRED"],
      ["Tomek", "editor", "PUT /api/admin/posts/{id}", "2026-11-21-morning", "done"],
      ["Ola", "owner", "PUT /api/admin/accounts/{id}", "Tomek: publisher", "done"],
      ["Ola", "owner", "DELETE /api/admin/accounts/{id}", "Tomek", "done"],
    ]);
    const [own] = (await server.call("GET", "/sessions")).json;
    expect(noted[2]?.session).toBe(own.id);
    const text = JSON.stringify(noted);
    for (const secret of [tomek.password, login.json.token, "secret title"]) expect(text).not.toContain(secret);
  });

  it("are shown by person, and by kind, to owners only", async () => {
    const [first] = await records();
    const page = await server.call(
      "GET",
      `/audit?account=${first?.account}&call=${encodeURIComponent("POST /api/admin/login")}`,
    );
    expect(page.json.records.map(said)).toEqual([["Ola", "owner", "POST /api/admin/login", null, "done"]]);
  });

  it("are a table to save, all of them or those of a kind, in which no cell is a formula", async () => {
    const name = { username: "@sum", password: "a tenement by the river", role: "editor" };
    await server.call("POST", "/accounts", name);
    for (let times = 0; times < pageLength + 3; times++) await server.call("DELETE", "/sessions");
    const { text, headers } = await server.call("GET", "/audit/export");
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toBe("attachment; filename=mruk-audit-2026-11-21.csv");
    const lines = text.trim().split("\r\n");
    expect(lines[0]?.replace("\uFEFF", "")).toBe("at,account,username,role,session,call,target,outcome");
    expect(lines.filter((line) => line.includes("DELETE /api/admin/sessions,"))).toHaveLength(pageLength + 3);
    expect(lines.at(-1)).toContain("POST /api/admin/setup");
    expect(text).toContain(",'@sum: editor,");
    expect(text).not.toMatch(/(^|,)[=+@-]/m);
    const { text: some } = await server.call(
      "GET",
      `/audit/export?call=${encodeURIComponent("POST /api/admin/login")}`,
    );
    expect(some.trim().split("\r\n").slice(1)).toEqual(lines.filter((line) => line.includes("POST /api/admin/login,")));
  });
});
