import { afterEach, describe, expect, it } from "vitest";
import { adminOfFile } from "#api/admin.fixture.ts";
import { addDraft } from "../drafts/reviewing.fixture.ts";
import { draftPath, picturePath, StoryId, storyPath } from "../model.ts";
import type { BulkAction, BulkItem } from "./model.ts";

const start = "2026-11-20T12:00:00+01:00";
let now = Temporal.Instant.from(start);
const server = adminOfFile({
  clock: { now: () => now },
  settings: { REVIEW: "on" },
  stories: ["2026-11-17", "2026-11-18", "2026-11-19"].flatMap((date) => [
    { id: `${date}-morning` },
    { id: `${date}-evening` },
  ]),
});
afterEach(() => {
  now = Temporal.Instant.from(start);
});

const rev = (path: string) => server.git("rev-parse", `HEAD:${path}`);
const post = (name: string): BulkItem => {
  const id = StoryId.parse(name);
  return { id, rev: rev(storyPath(id)) };
};
const change = (action: BulkAction, items: readonly BulkItem[]) => server.call("POST", "/changes", { action, items });
const revert = (commit: string) => server.call("POST", `/changes/${commit}/revert`);
const commits = () => Number(server.git("rev-list", "--count", "HEAD"));
const unknown = "0".repeat(40);

describe("several at once", () => {
  it("are deleted in one commit, and those that changed or are gone say so and stay", async () => {
    const [first, second, third] = ["2026-11-17-morning", "2026-11-17-evening", "2026-11-18-morning"].map(post);
    if (!first || !second || !third) throw new Error("three posts");
    await server.call("PUT", `/posts/${second.id}`, { rev: second.rev, titleEn: "Edited meanwhile" });
    const gone = { id: StoryId.parse("2026-11-01-morning"), rev: unknown };
    const before = commits();
    const { status, json } = await change("delete-posts", [first, second, gone, third]);
    expect(status).toBe(200);
    expect(json.outcomes.map(({ outcome, code }: { outcome: string; code?: string }) => [outcome, code])).toEqual([
      ["done", undefined],
      ["conflict", "EDIT_CONFLICT"],
      ["missing", "STORY_NOT_FOUND"],
      ["done", undefined],
    ]);
    expect(commits()).toBe(before + 1);
    expect(json.commit).toBe(server.git("rev-parse", "HEAD"));
    expect(server.git("log", "-1", "--format=%an: %s")).toBe("Ola: Delete 2 stories");
    expect((await server.ask(`/api/posts/${first.id}`)).status).toBe(404);
    expect((await server.ask(`/api/posts/${second.id}`)).json.titleEn).toBe("Edited meanwhile");
  });

  it("come back with texts, pictures and likes by one call", async () => {
    const items = ["2026-11-18-evening", "2026-11-19-morning"].map(post);
    const [{ id }] = items as [BulkItem];
    await server.ask(`/api/posts/${id}/like`, { method: "POST", headers: { "content-type": "application/json" } });
    const tree = server.git("rev-parse", "HEAD^{tree}");
    const { json } = await change("delete-posts", items);
    expect(server.git("ls-tree", "-r", "--name-only", "HEAD")).not.toContain(picturePath(id));
    expect((await revert(json.commit)).status).toBe(200);
    expect(server.git("rev-parse", "HEAD^{tree}")).toBe(tree);
    expect((await server.ask(`/api/posts/${id}`)).json.likes).toBe(1);
  });

  it("stay as they are where one of them has changed since, and both are named", async () => {
    const item = post("2026-11-19-evening");
    const { json } = await change("delete-posts", [item]);
    await server.call("POST", `/posts/${item.id}/restore`, { commit: server.git("rev-parse", "HEAD~1") });
    const head = server.git("rev-parse", "HEAD");
    const refused = await revert(json.commit);
    expect([refused.status, refused.json.code, refused.json.changed]).toEqual([
      409,
      "EDIT_CONFLICT",
      [
        {
          id: item.id,
          kind: "story",
          now: { rev: item.rev, titleEn: expect.any(String) },
          before: { rev: item.rev, titleEn: expect.any(String) },
        },
      ],
    ]);
    expect(server.git("rev-parse", "HEAD")).toBe(head);
    expect((await revert(unknown)).json.code).toBe("VERSION_NOT_FOUND");
    expect((await revert(server.git("rev-list", "--max-parents=0", "HEAD"))).json.code).toBe("VERSION_NOT_FOUND");
  });

  it("are at most fifty, each once", async () => {
    const items = Array.from({ length: 51 }, (_, index) => ({ id: `2026-11-17-morning-${index + 2}`, rev: unknown }));
    const call = (order: object) => server.call("POST", "/changes", order);
    expect((await call({ action: "delete-posts", items })).json.code).toBe("FIELDS_INVALID");
    expect((await call({ action: "delete-posts", items: [items[0], items[0]] })).json.code).toBe("FIELDS_INVALID");
    expect((await call({ action: "delete-posts", items: [] })).json.code).toBe("FIELDS_INVALID");
    expect((await call({ action: "publish", items: items.slice(1) })).json.code).toBe("FIELDS_INVALID");
  });
});

describe("several drafts", () => {
  const begin = async (name: string) => {
    const { id, rev } = await addDraft(server, name);
    return { id, rev };
  };

  it("are approved in one commit, and wait again after it is taken back, until their slot closes", async () => {
    const items = [await begin("2026-11-21-morning"), await begin("2026-11-20-evening")];
    const closed = await begin("2026-11-20-morning");
    const { json } = await change("approve-drafts", [...items, closed]);
    expect(json.outcomes.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["done", "done", "spare"]);
    const shown = await server.call("GET", "/posts/2026-11-21-morning");
    expect(shown.json.titleEn).toBe("Secret of 2026-11-21-morning");
    expect((await server.ask("/api/posts/2026-11-21-morning")).status).toBe(404);
    expect((await revert(json.commit)).status).toBe(200);
    expect((await server.call("GET", "/drafts/2026-11-21-morning")).json.review.state).toBe("waiting");
    const again = await change("approve-drafts", items);
    now = Temporal.Instant.from("2026-11-20T19:55:00+01:00");
    expect((await revert(again.json.commit)).json.code).toBe("REVIEW_CLOSED");
  });

  it("are held and deleted", async () => {
    const items = [await begin("2026-11-23-morning"), await begin("2026-11-23-evening")] as const;
    expect((await change("hold-drafts", items)).json.outcomes).toHaveLength(2);
    const held = items.map(({ id }) => ({ id, rev: rev(draftPath(id)) }));
    expect((await server.call("GET", `/drafts/${items[0].id}`)).json.review).toMatchObject({
      state: "held",
      by: "Ola",
    });
    expect((await change("delete-drafts", items)).json.outcomes[0].outcome).toBe("conflict");
    const { json } = await change("delete-drafts", held);
    expect((await server.call("GET", `/drafts/${items[0].id}`)).status).toBe(404);
    expect((await revert(json.commit)).status).toBe(200);
    expect((await server.call("GET", `/drafts/${items[1].id}`)).json.review.state).toBe("held");
  });
});
