import { describe, expect, it } from "vitest";
import { adminOfFile } from "#api/admin.fixture.ts";
import { addDraft } from "#api/stories/drafts/reviewing.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { wordsOf } from "../likeness.ts";
import { Proposal } from "./model.ts";

const server = adminOfFile({
  settings: { REVIEW: "off" },
  stories: [{ id: "2026-11-20-morning" }, { id: "2026-11-22-evening", titleEn: "The Secret Evening" }],
});
const call: typeof server.call = (...args) => server.call(...args);

/** The house's story of a slot, published. */
async function houseStory(timeSlot: string) {
  const { json } = await call("POST", "/generate-post", { timeSlot });
  return (await call("GET", `/posts/${json.id}`)).json;
}

const commits = () => server.git("log", "--format=%an: %s").split("\n");

describe("a proposal", () => {
  it("is another story in place, that stays out of the library until it is taken: in one commit, with its makers", async () => {
    const before = await houseStory("morning");
    const { id, rev } = before;
    const known = commits();
    const made = await call("POST", `/posts/${id}/proposal`, { rev, remake: "both", wish: "Shorter, please" });
    expect([made.status, made.json]).toEqual([200, Proposal.parse(made.json)]);
    const { texts, picture, proposal } = Proposal.parse(made.json);
    expect(texts?.titleEn).not.toBe(before.titleEn);
    for (const name of ["contentEn", "contentPl"] as const) {
      expect(wordsOf(texts?.[name] ?? "").length).toBeLessThan(wordsOf(before[name]).length);
    }
    expect((await call("GET", `/posts/${id}`)).json).toEqual(before);
    expect(commits()).toEqual(known);
    expect((await call("GET", `/posts/${id}/proposal`)).json).toEqual(made.json);

    const shown = await call("GET", picture?.imageUrl.replace("/images", "/images") ?? "");
    expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect((await server.ask(picture?.imageUrl ?? "")).status).toBe(404);

    const likes = await server.ask(`/api/posts/${id}/like`, { method: "POST" });
    expect(likes.status).toBe(200);
    const taken = await call("PUT", `/posts/${id}`, { rev, proposal, ...texts, ...picture });
    expect(taken.status).toBe(200);
    expect(taken.json).toMatchObject({ id, ...texts, likes: 1, imageUrl: `/images/${id}.webp` });
    expect(taken.json.imageHash).not.toBe(before.imageHash);
    expect(taken.json.madeBy).toMatchObject({ storyteller: "house", illustrator: "house" });
    expect(commits()).toEqual([`Ola: Edit ${id}: ${texts?.titleEn}`, ...known]);
    expect((await call("GET", `/posts/${id}/proposal`)).json.code).toBe("PROPOSAL_NOT_FOUND");
    expect((await call("PUT", `/posts/${id}`, { rev: taken.json.rev, proposal, ...texts })).json.code).toBe(
      "PROPOSAL_NOT_FOUND",
    );
  });

  it("leaves the text where only the picture is drawn anew, and is another one each time", async () => {
    const { id, rev, imageAlt } = await houseStory("afternoon");
    const asked = { rev, remake: "picture", wish: "inna poza, z daleka" };
    const first = Proposal.parse((await call("POST", `/posts/${id}/proposal`, asked)).json);
    expect(first.texts).toBeUndefined();
    expect(first.picture?.imageAlt).not.toBe(imageAlt);
    const second = Proposal.parse((await call("POST", `/posts/${id}/proposal`, asked)).json);
    expect(second.picture?.imageUrl).not.toBe(first.picture?.imageUrl);
    expect((await call("DELETE", `/posts/${id}/proposal`)).json).toEqual({ success: true });
    expect((await call("GET", `/posts/${id}/proposal`)).json.code).toBe("PROPOSAL_NOT_FOUND");
    const taken = { rev, proposal: second.proposal, ...second.picture };
    expect((await call("PUT", `/posts/${id}`, taken)).json.code).toBe("PROPOSAL_NOT_FOUND");
  });

  it("is not begun for a sentence that the house does not understand, nor for a story that was changed", async () => {
    const id = "2026-11-20-morning";
    const { rev } = (await call("GET", `/posts/${id}`)).json;
    const ask = (body: object) => call("POST", `/posts/${id}/proposal`, { rev, ...body });
    for (const wish of ["A dragon, please", "no rain", "shorter, with a dragon"]) {
      const { status, json } = await ask({ remake: "both", wish });
      expect([status, json.code]).toEqual([422, "WISH_NOT_UNDERSTOOD"]);
      expect(json.hint).toContain("another plot, shorter, rain");
    }
    expect((await ask({ remake: "picture", wish: "shorter" })).json.code).toBe("WISH_NOT_UNDERSTOOD");
    expect((await ask({ remake: "text", wish: "snow and sun" })).json.code).toBe("WISH_NOT_UNDERSTOOD");
    expect((await ask({ remake: "text", wish: "x".repeat(501) })).json.code).toBe("FIELDS_INVALID");
    expect((await ask({ remake: "text", rev: "0".repeat(40) })).json.code).toBe("EDIT_CONFLICT");
    expect((await call("GET", `/posts/${id}/proposal`)).status).toBe(404);
  });

  it("meets a change of the same field as any edit does: nothing is lost, and the proposal stays", async () => {
    const id = "2026-11-20-morning";
    const { rev } = (await call("GET", `/posts/${id}`)).json;
    const { texts, proposal } = Proposal.parse(
      (await call("POST", `/posts/${id}/proposal`, { rev, remake: "text" })).json,
    );
    const { json: theirs } = await call("PUT", `/posts/${id}`, { rev, titleEn: "Their title" });
    const { status, json } = await call("PUT", `/posts/${id}`, { rev, proposal, titleEn: texts?.titleEn });
    expect([status, json.code, json.conflicts, json.post.titleEn]).toEqual([
      409,
      "EDIT_CONFLICT",
      ["titleEn"],
      "Their title",
    ]);
    const again = await call("PUT", `/posts/${id}`, { rev, proposal, titlePl: texts?.titlePl });
    expect(again.json).toMatchObject({ titleEn: "Their title", titlePl: texts?.titlePl });
    expect(again.json.rev).not.toBe(theirs.rev);
  });

  it("of a story that is not out yet is in no public answer, nor is its picture", async () => {
    const id = StoryId.parse("2026-11-22-evening");
    const { rev } = (await call("GET", `/posts/${id}`)).json;
    const { texts, picture } = Proposal.parse(
      (await call("POST", `/posts/${id}/proposal`, { rev, remake: "both" })).json,
    );
    for (const address of ["/api/posts", `/api/posts/${id}`, "/feed.xml", "/sitemap.xml", `/api/search?q=${id}`]) {
      expect((await server.ask(address)).text, address).not.toContain(texts?.titleEn);
    }
    const hidden = picture?.imageUrl ?? "";
    for (const address of [
      hidden,
      hidden.replace("/images/", "/api/admin/images/"),
      `/api/admin/posts/${id}/proposal`,
    ]) {
      expect([401, 404], address).toContain((await server.ask(address)).status);
    }
  });

  it("of a draft is taken into the draft, which stays a draft", async () => {
    const { id, rev } = await addDraft(server, "2026-11-25-morning");
    const { texts, proposal } = Proposal.parse(
      (await call("POST", `/drafts/${id}/proposal`, { rev, remake: "text", wish: "another plot" })).json,
    );
    const { titleEn } = texts ?? {};
    const { status, json } = await call("PUT", `/drafts/${id}`, { rev, proposal, titleEn });
    expect([status, json.titleEn, json.review.state]).toEqual([200, titleEn, "waiting"]);
    expect((await call("GET", `/drafts/${id}/proposal`)).json.code).toBe("PROPOSAL_NOT_FOUND");
  });
});

it("costs nothing where the house makes it", async () => {
  const { json } = await call("GET", "/proposal-estimate");
  expect(json).toEqual({ usd: { text: 0, picture: 0, both: 0 }, understandsAll: false });
});
