import { afterEach, describe, expect, it } from "vitest";
import { adminOfFile } from "#api/admin.fixture.ts";
import { draftPath, draftPicturePath } from "../model.ts";
import { AdminDraft, DraftList } from "./model.ts";
import { addDraft } from "./reviewing.fixture.ts";

let now = Temporal.Instant.from("2026-11-20T12:00:00+01:00");
const at = (instant: string) => {
  now = Temporal.Instant.from(instant);
};
const server = adminOfFile({
  clock: { now: () => now },
  settings: { REVIEW: "on" },
  stories: [{ id: "2026-11-19-evening" }],
});
const call: typeof server.call = (...args) => server.call(...args);

afterEach(() => at("2026-11-20T12:00:00+01:00"));

const begin = (name: string) => addDraft(server, name);

const lastCommit = () => server.git("log", "-1", "--format=%an: %s");

describe("a draft in the panel", () => {
  it("is listed with its slot's story and close, and shown with its picture", async () => {
    const { id, draft, substitute, rev } = await begin("2026-11-21-morning");
    const { status, json } = await call("GET", "/drafts");
    expect([status, DraftList.parse(json).isOn]).toEqual([200, true]);
    const [listed] = json.drafts;
    expect(listed).toEqual({
      ...draft,
      rev,
      closesAt: "2026-11-21T06:55:00Z",
      isClosed: false,
      inSlot: { titleEn: substitute.titleEn, titlePl: substitute.titlePl, isSubstitute: true },
    });
    expect((await call("GET", `/drafts/${id}`)).json).toEqual(listed);
    const picture = await call("GET", `/draft-images/${id}.webp`);
    expect([picture.status, picture.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(picture.headers.get("etag")).toBe(`"${draft.imageHash}"`);
    expect((await call("GET", "/drafts/2026-11-21-evening")).json.code).toBe("DRAFT_NOT_FOUND");
    expect((await call("GET", "/draft-images/2026-11-21-evening.webp")).json.code).toBe("PICTURE_NOT_FOUND");
  });

  it("is in no public answer before it is approved, also after its hour, and its picture neither", async () => {
    const { id, draft } = await begin("2026-11-21-afternoon");
    at("2026-11-22T12:00:00+01:00");
    const addresses = [
      "/api/posts",
      `/api/posts/${id}`,
      "/api/posts/today",
      "/api/posts/random",
      "/api/search?q=Secret",
      "/feed.xml",
      "/feed.json",
      "/sitemap.xml",
    ];
    for (const address of addresses) expect((await server.ask(address)).text, address).not.toContain("Secret of");
    for (const address of [`/images/${id}.webp`, `/api/admin/images/${id}.webp`]) {
      const { headers } = await server.ask(address, { headers: { authorization: `Bearer ${server.token}` } });
      expect(headers.get("etag"), address).not.toBe(`"${draft.imageHash}"`);
    }
    for (const path of [draftPath(id), draftPicturePath(id)]) {
      for (const address of [`/${path}`, `/images/${path}`, `/images/..%2f${path}`, `/media/${path}`]) {
        expect((await server.ask(address)).status, address).toBe(404);
      }
    }
    for (const address of ["/drafts", `/drafts/${id}`, `/draft-images/${id}.webp`]) {
      expect((await server.ask(`/api/admin${address}`)).status).toBe(401);
    }
  });

  it("is approved in the revision that was read, in the administrator's name", async () => {
    const { id, draft, rev } = await begin("2026-11-21-evening");
    const edited = await call("PUT", `/drafts/${id}`, { rev, titleEn: "Edited" });
    expect(AdminDraft.parse(edited.json)).toMatchObject({ titleEn: "Edited", titlePl: draft.titlePl });
    const old = await call("POST", `/drafts/${id}/approve`, { rev });
    expect([old.status, old.json.code, old.json.draft]).toEqual([409, "EDIT_CONFLICT", edited.json]);
    const clash = await call("PUT", `/drafts/${id}`, { rev, titleEn: "Mine", category: "Naps" });
    expect([clash.status, clash.json.conflicts, clash.json.draft]).toEqual([409, ["titleEn"], edited.json]);
    const approved = await call("POST", `/drafts/${id}/approve`, { rev: edited.json.rev });
    expect(approved.json).toMatchObject({ became: "story", post: { id, titleEn: "Edited", state: "scheduled" } });
    expect(lastCommit()).toBe(`Ola: Approve ${id}: Edited`);
    expect((await call("GET", `/drafts/${id}`)).status).toBe(404);
    expect((await call("GET", `/images/${id}.webp`)).headers.get("etag")).toBe(`"${draft.imageHash}"`);
    expect((await server.ask(`/api/posts/${id}`)).status).toBe(404);
    at("2026-11-21T20:00:00+01:00");
    expect((await server.ask(`/api/posts/${id}`)).json.titleEn).toBe("Edited");
  });

  it("overwrites an edited substitute only where that is named, and is a spare after the close", async () => {
    const { id, rev } = await begin("2026-11-20-evening");
    const { json: post } = await call("GET", `/posts/${id}`);
    const { json: mine } = await call("PUT", `/posts/${id}`, { rev: post.rev, titlePl: "Mój tytuł" });
    const refused = await call("POST", `/drafts/${id}/approve`, { rev });
    expect([refused.status, refused.json.code, refused.json.post]).toEqual([409, "STORY_EXISTS", mine]);
    at("2026-11-20T19:55:00+01:00");
    const spare = await call("POST", `/drafts/${id}/approve`, { rev });
    expect(spare.json).toMatchObject({
      became: "spare",
      draft: { id, isClosed: true, review: { state: "approved", by: "Ola" }, inSlot: { isSubstitute: false } },
    });
    expect((await call("GET", `/posts/${id}`)).json.titlePl).toBe("Mój tytuł");
  });

  it("is held with a note, and deleted for good", async () => {
    const { id, rev } = await begin("2026-11-22-afternoon");
    const held = await call("POST", `/drafts/${id}/hold`, { rev, note: "Too sad." });
    expect(held.json.review).toMatchObject({ state: "held", by: "Ola", note: "Too sad." });
    expect((await call("DELETE", `/drafts/${id}`, { rev })).status).toBe(409);
    expect((await call("DELETE", `/drafts/${id}`, { rev: held.json.rev })).json).toEqual({ success: true });
    expect((await call("GET", `/drafts/${id}`)).json.code).toBe("DRAFT_NOT_FOUND");
    expect((await call("POST", `/drafts/${id}/hold`, { rev, when: "now" })).status).toBe(422);
  });
});

describe("what makers do for drafts", () => {
  it("is another one in the place of one, for which somebody may wish", async () => {
    const { id, draft, rev } = await begin("2026-11-23-morning");
    const unknown = await call("POST", `/drafts/${id}/again`, { rev, wish: "Less rain." });
    expect(unknown.json.code).toBe("WISH_NOT_UNDERSTOOD");
    const again = await call("POST", `/drafts/${id}/again`, { rev, wish: "Another plot." });
    expect([again.status, AdminDraft.parse(again.json).review]).toMatchObject([200, { state: "waiting", round: 2 }]);
    expect(again.json.titleEn).not.toBe(draft.titleEn);
    const late = await call("POST", `/drafts/${id}/again`, { rev });
    expect([late.status, late.json.code]).toEqual([409, "EDIT_CONFLICT"]);
    expect((await call("POST", "/drafts/2026-12-24-morning/again", { rev })).json.code).toBe("DRAFT_NOT_FOUND");
  });

  it("is a story of the house in the place of one that is held", async () => {
    const id = "2026-11-23-evening";
    const story = await server.add({ id, titleEn: "Too early" });
    const { json: post } = await call("GET", `/posts/${id}`);
    const held = await call("POST", `/posts/${id}/hold`, { rev: post.rev, note: "Not on a Monday." });
    expect(held.json).toMatchObject({
      titleEn: "Too early",
      review: { state: "held", by: "Ola", note: "Not on a Monday." },
      inSlot: { isSubstitute: true },
    });
    expect(lastCommit()).toBe(`Ola: Hold ${id}: Too early`);
    expect((await call("GET", `/posts/${id}`)).json.titleEn).not.toBe(story.titleEn);
    const twice = await call("POST", `/posts/${id}/hold`, { rev: post.rev });
    expect([twice.status, twice.json.code]).toEqual([409, "STORY_EXISTS"]);
    expect((await call("POST", "/posts/2026-11-19-evening/hold", { rev: post.rev })).json.code).toBe("REVIEW_CLOSED");
    const back = await call("POST", `/drafts/${id}/approve`, { rev: held.json.rev });
    expect(back.json).toMatchObject({ became: "story", post: { titleEn: "Too early" } });
  });
});
