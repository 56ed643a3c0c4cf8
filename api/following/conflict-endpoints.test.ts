import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { adminOfFile, openAdmin } from "#api/admin.fixture.ts";
import { writeStory } from "#api/stories/index/library-folder.fixture.ts";
import { gitAt } from "#api/stories/repository/repository.fixture.ts";

const id = "2026-11-21-morning";
const admin = adminOfFile({ stories: [{ id }], settings: { CONTENT_REMOTE: "origin" }, pushPatienceMs: 60_000 });
const follow = () => admin.services.follower?.tick();

/** Changes the story's title elsewhere and then as the administrator, where the first reaches the remote first. */
async function makeConflictBranch(): Promise<{ name: string; commit: string }> {
  const origin = admin.git("remote", "get-url", "origin");
  const theirs = join(admin.dataDir, "..", "theirs");
  gitAt(admin.contentDir, "clone", "--quiet", origin, theirs);
  await writeStory(theirs, { id, titleEn: "Theirs" });
  gitAt(theirs, "commit", "--quiet", "--all", "-m", "Change it elsewhere");
  gitAt(theirs, "push", "--quiet", "origin", "main");
  const lost = await admin.call("PUT", `/posts/${id}`, { titleEn: "Ours" });
  expect([lost.status, lost.json.code]).toEqual([409, "EDIT_CONFLICT"]);
  await follow();
  const [branch] = (await admin.call("GET", "/health")).json.following.aside;
  expect(branch).toMatchObject({ isPushed: true, commits: [{ author: "Ola", stories: [id] }] });
  return { name: branch.name, commit: branch.commits[0].commit };
}

describe("GET /api/admin/health", () => {
  it("explains what is wrong, where the library stands against the remote, and how far the stories reach", async () => {
    await follow();
    admin.services.health.report("disk", {
      level: "warning",
      code: "DISK_LOW",
      message: "100 MB are free.",
      hint: "Go.",
    });
    const { status, headers, json } = await admin.call("GET", "/health");
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(json).toEqual({
      problems: [expect.objectContaining({ part: "disk", message: "100 MB are free.", hint: "Go." })],
      following: {
        remote: "origin",
        everySeconds: 60,
        commit: admin.git("rev-parse", "HEAD"),
        metAt: "2026-11-21T13:30:00Z",
        aside: [],
      },
      buffer: (await admin.call("GET", "/stats/overview")).json.buffer,
    });
    admin.services.health.report("disk", null);
  });

  it("reports null when nothing is followed, and has no conflict branches", async () => {
    const alone = await openAdmin();
    expect((await alone.call("GET", "/health")).json).toMatchObject({ problems: [], following: null });
    const gone = await alone.call("DELETE", "/content/aside?name=mruk/aside/x");
    expect([gone.status, gone.json.code]).toEqual([404, "NOTHING_ASIDE"]);
    const restored = await alone.call("POST", "/content/aside/restore", { name: "x", commit: "y", id });
    expect([restored.status, restored.json.code]).toEqual([404, "NOTHING_ASIDE"]);
  });
});

describe("conflict branches", () => {
  it("are restored as a commit in the administrator's name, and can be deleted here and at the remote", async () => {
    const { name, commit } = await makeConflictBranch();
    const title = async () => (await admin.call("GET", `/posts/${id}`)).json.titleEn;
    expect(await title()).toBe("Theirs");
    const foreign = { origin: "https://elsewhere.example.org" };
    const version = { name, commit, id };
    expect((await admin.call("POST", "/content/aside/restore", version, foreign)).status).toBe(403);
    expect((await admin.call("DELETE", `/content/aside?name=${name}`, undefined, foreign)).status).toBe(403);

    for (const [wrong, status] of [
      [{ ...version, commit: admin.git("rev-parse", "HEAD") }, 404],
      [{ ...version, commit: "--upload-pack=touch" }, 404],
      [{ ...version, id: "../../etc/passwd" }, 422],
      [{ ...version, name: { $ne: "" } }, 422],
      [{ ...version, commit: "0".repeat(5000) }, 422],
      [{ ...version, force: true }, 422],
      [{}, 422],
      ["{", 400],
    ] as const) {
      const answer = await admin.call("POST", "/content/aside/restore", wrong);
      expect(answer.status, JSON.stringify(wrong)).toBe(status);
    }
    for (const [query, status] of [
      ["", 400],
      ["?name=main", 404],
      ["?name=mruk/aside/../../heads/main", 404],
      [`?name=${name}&name=${name}`, 400],
      [`?name=${name}&force=yes`, 400],
    ] as const) {
      expect((await admin.call("DELETE", `/content/aside${query}`)).status, query).toBe(status);
    }
    expect(await title()).toBe("Theirs");

    expect((await admin.call("POST", "/content/aside/restore", version)).json).toEqual({ success: true });
    expect(await title()).toBe("Ours");
    expect(admin.git("log", "-1", "--format=%an: %s")).toMatch(/^Ola: Restore /);
    expect((await admin.call("DELETE", `/content/aside?name=${name}`)).json).toEqual({ success: true });
    expect((await admin.call("DELETE", `/content/aside?name=${name}`)).status).toBe(404);
    expect((await admin.call("GET", "/health")).json.following.aside).toEqual([]);
    expect(admin.git("ls-remote", "--heads", "origin")).not.toContain("aside");
  });
});
