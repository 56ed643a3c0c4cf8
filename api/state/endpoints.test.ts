import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { adminOfFile } from "#api/admin.fixture.ts";

const admin = adminOfFile({ stores: "files" });

describe("POST /api/admin/state/backup", () => {
  it("makes a backup of everything confirmed so far, and returns its path", async () => {
    const { status, json } = await admin.call("POST", "/state/backup");
    expect(status).toBe(201);
    expect(json).toEqual({ path: expect.stringContaining(admin.dataDir), at: "2026-11-21T13:30:00.000Z" });
    expect(JSON.parse(await readFile(json.path, "utf8"))).toMatchObject({
      version: 8,
      access: { accounts: expect.any(Object) },
      engagement: { stories: {}, days: {} },
    });
  });

  it("takes no body, nothing but POST, and nobody but administrators", async () => {
    expect((await admin.call("POST", "/state/backup", { path: "/etc/passwd" })).status).toBe(422);
    expect((await admin.call("GET", "/state/backup")).status).toBe(405);
    expect((await admin.ask("/api/admin/state/backup", { method: "POST" })).status).toBe(401);
  });
});
