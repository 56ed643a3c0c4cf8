import { describe, expect, it } from "vitest";
import {
  type Draft,
  draftPath,
  draftPicturePath,
  draftTombstonePath,
  picturePath,
  StoryId,
  storyPath,
  tombstonePath,
} from "../model.ts";
import { expectClean, temporaryFolder } from "../repository/repository.fixture.ts";
import { draftOf, storyOf } from "../story.fixture.ts";
import { asSubstitute, isSubstitute } from "../substitute.ts";
import { commitContent, copyWith, pictureNamed, reviewingIn, substituteOf } from "./reviewing.fixture.ts";

const morning = StoryId.parse("2026-11-21-morning");
const afternoon = StoryId.parse("2026-11-21-afternoon");
const yesterday = StoryId.parse("2026-11-20-morning");
const ola = { by: "Ola" };
const [atClose, beforeClose] = ["2026-11-21T07:55:00+01:00", "2026-11-21T07:54:59+01:00"];

const draft = draftOf({ id: morning, madeBy: { storyteller: "model" } });
const spareOf = (id: string) => draftOf({ id, review: { state: "approved", by: "Ola" } });

/** A slot with its substitute and its draft. */
const begun = () => copyWith({ stories: [substituteOf(morning)], drafts: [draft] });
const filesIn = (copy: Awaited<ReturnType<typeof begun>>) =>
  copy
    .files()
    .filter((path) => path !== "content/README.md")
    .map((path) => path.replace("content/", ""));

describe("a draft", () => {
  it("is nothing that the library knows", async () => {
    const copy = await begun();
    const { library, drafts } = await reviewingIn(copy);
    expect([...library.all()].map(({ titleEn }) => titleEn)).toEqual([`The house's, ${morning}`]);
    expect(library.faults()).toEqual([]);
    expect((await drafts.all()).map(({ story }) => story)).toEqual([draft]);
  });

  it("takes its slot as one commit when it is approved, with its picture, and is a draft no longer", async () => {
    const copy = await begun();
    const { approve, rev, library, drafts, setClock } = await reviewingIn(copy);
    setClock(beforeClose);
    const approved = await approve(morning, { ...ola, rev: await rev(morning) });
    const { review: _, ...story } = draft;
    expect(approved).toEqual({
      became: "story",
      story: { story, rev: copy.git("rev-parse", `HEAD:content/${storyPath(morning)}`) },
    });
    expect(library.any(morning)).toMatchObject(story);
    expect(await copy.read(`content/${picturePath(morning)}`)).toBe(pictureNamed(draft.titleEn));
    expect([await drafts.all(), filesIn(copy)]).toEqual([[], [picturePath(morning), storyPath(morning)]]);
    expect(copy.log()).toEqual(["Begin", `Approve ${morning}: ${draft.titleEn}`]);
    expect(copy.git("log", "-1", "--format=%an")).toBe("Ola");
    expectClean(copy);
  });

  it("is approved only as it was read", async () => {
    const copy = await begun();
    const { approve, edit, rev, library } = await reviewingIn(copy);
    const read = await rev(morning);
    const edited = await edit(morning, { titleEn: "Another title" }, { ...ola, rev: read });
    await expect(approve(morning, { ...ola, rev: read })).rejects.toMatchObject({
      code: "EDIT_CONFLICT",
      current: { story: { titleEn: "Another title" }, rev: edited.rev },
    });
    expect(library.any(morning)?.titleEn).toBe(`The house's, ${morning}`);
    await expect(approve(afternoon, { ...ola, rev: read })).rejects.toMatchObject({ code: "DRAFT_NOT_FOUND" });
  });

  it("overwrites no story that somebody wrote or edited, unless it is named", async () => {
    const edited = { ...substituteOf(morning), titlePl: "Poprawiony tytuł" };
    for (const mine of [storyOf({ id: morning }), edited, { ...edited, videoUrl: "/media/film.mp4" }]) {
      const copy = await copyWith({ stories: [mine], drafts: [draft] });
      const { approve, rev, library } = await reviewingIn(copy);
      const answer = { ...ola, rev: await rev(morning) };
      const replaces = copy.git("rev-parse", `HEAD:content/${storyPath(morning)}`);
      await expect(approve(morning, answer)).rejects.toMatchObject({
        code: "STORY_EXISTS",
        current: { story: mine, rev: replaces },
      });
      expect(library.any(morning)).toEqual(mine);
      await expect(approve(morning, { ...answer, replaces: answer.rev })).rejects.toMatchObject({
        code: "STORY_EXISTS",
      });
      await expect(approve(morning, { ...answer, replaces })).resolves.toMatchObject({ became: "story" });
    }
  });

  it("takes a slot whose substitute somebody has deleted", async () => {
    const copy = await copyWith({ drafts: [draft] });
    await copy.write(`content/${tombstonePath(morning)}`, "deleted");
    copy.commitAll("Delete the substitute");
    const { approve, rev, library } = await reviewingIn(copy);
    await approve(morning, { ...ola, rev: await rev(morning) });
    expect(library.any(morning)?.titleEn).toBe(draft.titleEn);
    expect(filesIn(copy)).not.toContain(tombstonePath(morning));
  });

  it("becomes a spare when it is approved after its slot's close, and the slot stays as it is", async () => {
    const copy = await begun();
    const { approve, rev, library, setClock } = await reviewingIn(copy);
    setClock(atClose);
    const approved = await approve(morning, { ...ola, rev: await rev(morning) });
    expect(approved).toMatchObject({
      became: "spare",
      draft: { story: { ...draft, review: { state: "approved", by: "Ola", at: "2026-11-21T06:55:00Z" } } },
    });
    expect(library.any(morning)?.titleEn).toBe(`The house's, ${morning}`);
    const again = await approve(morning, { ...ola, rev: await rev(morning) });
    expect([again, copy.log().length]).toEqual([approved, 2]);
  });

  it("is put aside, and may be approved all the same", async () => {
    const copy = await begun();
    const { approve, hold, rev } = await reviewingIn(copy);
    const held = await hold(morning, { ...ola, rev: await rev(morning), note: "Too sad for a Saturday." });
    expect(held.story.review).toMatchObject({ state: "held", by: "Ola", note: "Too sad for a Saturday." });
    const withoutNote = await hold(morning, { ...ola, rev: held.rev });
    expect(withoutNote.story.review).toEqual({ state: "held", by: "Ola", at: "2026-11-20T11:00:00Z" });
    await expect(approve(morning, { ...ola, rev: withoutNote.rev })).resolves.toMatchObject({ became: "story" });
  });

  it("is edited as stories are: other people's other fields stay, the same field is a conflict", async () => {
    const copy = await begun();
    const { edit, rev, read } = await reviewingIn(copy);
    const seen = { ...ola, rev: await rev(morning) };
    await edit(morning, { titleEn: "A better title" }, seen);
    await edit(morning, { titlePl: "Lepszy tytuł", picture: Buffer.from(pictureNamed("another")) }, seen);
    expect((await read(morning)).story).toMatchObject({
      titleEn: "A better title",
      titlePl: "Lepszy tytuł",
      review: draft.review,
    });
    expect(await copy.read(`content/${draftPicturePath(morning)}`)).toBe(pictureNamed("another"));
    await expect(edit(morning, { titleEn: "A third" }, seen)).rejects.toMatchObject({
      code: "EDIT_CONFLICT",
      changed: ["titleEn"],
    });
    await expect(edit(morning, { titleEn: " " }, { ...ola, rev: await rev(morning) })).rejects.toMatchObject({
      code: "STORY_INVALID",
    });
    expect(filesIn(copy)).not.toContain("images/2026/11/another");
  });

  it("is deleted with its picture, and leaves a note that no other is to be made", async () => {
    const copy = await begun();
    const { remove, rev, drafts } = await reviewingIn(copy);
    await remove(morning, { ...ola, rev: await rev(morning) });
    expect([await drafts.all(), filesIn(copy)]).toEqual([
      [],
      [draftTombstonePath(morning), picturePath(morning), storyPath(morning)],
    ]);
  });

  it("keeps the story that it continues, unless a substitute is there", async () => {
    const continuing = draftOf({ id: morning, continues: yesterday });
    for (const [before, continues] of [
      [storyOf({ id: yesterday }), yesterday],
      [substituteOf(yesterday), undefined],
    ] as const) {
      const copy = await copyWith({ stories: [before, substituteOf(morning)], drafts: [continuing] });
      const { approve, rev, library } = await reviewingIn(copy);
      await approve(morning, { ...ola, rev: await rev(morning) });
      expect(library.any(morning)?.continues).toBe(continues);
    }
  });
});

describe("a slot that closes", () => {
  const begunWith = (...drafts: Draft[]) =>
    copyWith({ stories: [substituteOf(morning), substituteOf(afternoon)], drafts });

  it("gets the oldest spare of its time of day, or else the oldest", async () => {
    const spares = ["2026-11-18-evening", "2026-11-19-morning", "2026-11-20-morning"].map(spareOf);
    const copy = await begunWith(draft, ...spares);
    const { placeSpares, library, setClock, drafts } = await reviewingIn(copy);
    setClock(beforeClose);
    expect(await placeSpares()).toEqual([]);
    setClock(atClose);
    expect(await placeSpares()).toEqual([morning]);
    expect(library.any(morning)).toMatchObject({
      id: morning,
      titleEn: "A draft, 2026-11-19-morning",
      publishedAt: "2026-11-21T08:00:00+01:00",
      imageUrl: `/images/${morning}.webp`,
    });
    expect(await copy.read(`content/${picturePath(morning)}`)).toBe(pictureNamed("A draft, 2026-11-19-morning"));
    expect(await placeSpares()).toEqual([]);
    setClock("2026-11-21T13:56:00+01:00");
    expect(await placeSpares()).toEqual([afternoon]);
    expect(library.any(afternoon)).toMatchObject({ titleEn: "A draft, 2026-11-18-evening", timeSlot: "afternoon" });
    // The draft that nobody approved is still one.
    expect((await drafts.all()).map(({ story }) => story.id)).toEqual(["2026-11-20-morning", morning]);
    expectClean(copy);
  });

  it("keeps its substitute in the last minute, and where no spare fits or somebody edited it", async () => {
    const summer = spareOf("2026-08-19-morning");
    const unapproved = draftOf({ id: "2026-11-19-morning" });
    const copy = await begunWith(summer, unapproved);
    const { placeSpares, setClock } = await reviewingIn(copy);
    setClock(atClose);
    expect(await placeSpares()).toEqual([]);

    const late = await reviewingIn(await begunWith(spareOf("2026-11-19-morning")));
    late.setClock("2026-11-21T07:59:00+01:00");
    expect(await late.placeSpares()).toEqual([]);

    const edited = { ...substituteOf(morning), featured: true };
    const kept = await reviewingIn(await copyWith({ stories: [edited], drafts: [spareOf("2026-11-19-morning")] }));
    kept.setClock(atClose);
    expect(await kept.placeSpares()).toEqual([]);
    expect(kept.library.any(morning)).toEqual(edited);
  });
});

it("removes what nobody approved within thirty days, and keeps what is held or a spare", async () => {
  const old = (id: string, state: string) => draftOf({ id, review: { state } });
  const drafts = [
    old("2026-10-01-morning", "waiting"),
    old("2026-10-01-evening", "held"),
    old("2026-10-02-morning", "approved"),
  ];
  const copy = await copyWith({ drafts: [...drafts, draft] });
  const { removeExpired, drafts: left, setClock } = await reviewingIn(copy);
  setClock("2026-10-31T07:00:00+01:00");
  await removeExpired();
  expect(copy.log()).toEqual(["Begin"]);
  setClock("2026-10-31T10:00:00+01:00");
  await removeExpired();
  expect((await left.all()).map(({ story }) => story.id)).toEqual([
    "2026-10-01-evening",
    "2026-10-02-morning",
    morning,
  ]);
  expect(filesIn(copy)).not.toContain(draftPath(StoryId.parse("2026-10-01-morning")));
});

describe("two servers that share a remote", () => {
  async function twoServers() {
    const folder = await temporaryFolder();
    await folder.bare();
    const ours = await folder.clone("origin.git", "ours");
    await commitContent(ours, { stories: [substituteOf(morning)], drafts: [draft, spareOf("2026-11-19-morning")] });
    ours.git("push", "--quiet", "--set-upstream", "origin", "main");
    const theirs = await folder.clone("origin.git", "theirs");
    const opened = await Promise.all([ours, theirs].map((copy) => reviewingIn(copy, { keepsConflicts: true })));
    const [one, other] = opened as [(typeof opened)[0], (typeof opened)[0]];
    return { ours, theirs, one, other };
  }

  it("approve a draft once", async () => {
    const { ours, theirs, one, other } = await twoServers();
    const rev = await one.rev(morning);
    await one.approve(morning, { ...ola, rev });
    await other.approve(morning, { by: "Tomek", rev });
    expect(theirs.log()).toEqual(["Begin", `Approve ${morning}: ${draft.titleEn}`]);
    expect(theirs.tip()).toBe(ours.tip());
  });

  it("do not approve what the other has edited, or put another story before", async () => {
    const { one, other } = await twoServers();
    const rev = await one.rev(morning);
    await one.edit(morning, { titleEn: "Edited elsewhere" }, { ...ola, rev });
    await expect(other.approve(morning, { ...ola, rev })).rejects.toMatchObject({ code: "EDIT_CONFLICT" });
    expect(other.library.any(morning)?.titleEn).toBe(`The house's, ${morning}`);
    expect((await other.read(morning)).story.titleEn).toBe("Edited elsewhere");
  });

  it("do not join an approval as a spare with another's edit", async () => {
    const { one, other } = await twoServers();
    const rev = await one.rev(morning);
    await one.edit(morning, { titleEn: "Edited elsewhere" }, { ...ola, rev });
    other.setClock(atClose);
    await expect(other.approve(morning, { ...ola, rev })).rejects.toMatchObject({ code: "EDIT_CONFLICT" });
    expect((await other.read(morning)).story.review.state).toBe("waiting");
  });

  it("put one story into a slot: the first that is pushed, a spare or the approved draft", async () => {
    const { one, other, ours } = await twoServers();
    const rev = await other.rev(morning);
    one.setClock(atClose);
    expect(await one.placeSpares()).toEqual([morning]);
    await expect(other.approve(morning, { ...ola, rev })).rejects.toMatchObject({ code: "EDIT_CONFLICT" });
    expect(other.library.any(morning)?.titleEn).toBe("A draft, 2026-11-19-morning");
    expect(ours.log().length).toBe(2);
  });
});

it("knows a substitute by its mark, which an edit of anything but its making breaks", () => {
  const made = substituteOf(morning);
  expect(isSubstitute(made)).toBe(true);
  expect(isSubstitute({ ...made, madeBy: { ...made.madeBy, costUsd: 1 } })).toBe(true);
  for (const edit of [{ titleEn: "x" }, { contentPl: "x" }, { imageHash: "0123456789abcdef" }, { featured: true }]) {
    expect(isSubstitute({ ...made, ...edit })).toBe(false);
  }
  expect(isSubstitute(storyOf({ id: morning }))).toBe(false);
  expect(asSubstitute(made)).toEqual(made);
});
