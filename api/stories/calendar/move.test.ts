import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { type AdminServer, adminOfFile } from "#api/admin.fixture.ts";
import { narrationOf } from "#api/narration/narration.fixture.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { substituteOf } from "../drafts/reviewing.fixture.ts";
import { formatDraft, formatStory, parseStory } from "../file/story-file.ts";
import { master, writeIn } from "../index/library-folder.fixture.ts";
import { draftPath, picturePath, StoryId, storyPath, tombstonePath } from "../model.ts";
import { gitAt } from "../repository/repository.fixture.ts";
import { draftOf, storyOf } from "../story.fixture.ts";
import { isSubstitute } from "../substitute.ts";
import { MoveOutcome } from "./model.ts";

let now = Temporal.Instant.from("2026-11-21T12:00:00+01:00");
const server = adminOfFile({
  clock: { now: () => now },
  settings: { CONTENT_REMOTE: "origin" },
  pushPatienceMs: 60_000,
  stories: [
    { id: "2026-11-20-evening" },
    { id: "2026-11-21-evening", contentEn: "On Saturday evening it rained.\n\nMruk waited." },
    { id: "2026-11-22-morning", continues: "2026-11-20-evening" },
    { id: "2026-11-22-evening" },
    { id: "2026-11-23-evening", continues: "2026-11-22-evening" },
    { id: "2026-11-24-afternoon", madeBy: { storyteller: "model" } },
    { id: "2026-11-24-morning", videoUrl: "/media/2026-11-24-morning-0123456789abcdef.mp4" },
    substituteOf("2026-11-24-evening", { imageHash: contentHash(await master("evening")) }),
    {
      id: "2026-11-25-morning",
      madeBy: { gate: gateNear("2026-11-22-morning") },
      imageUrl: "/images/2026-11-22-morning.webp",
    },
  ],
});

function gateNear(nearest: string) {
  return { attempt: 1, passed: [], likeness: { en: 0.1, pl: 0.1, nearest } };
}

const id = (text: string) => StoryId.parse(text);
const begin = () => server.git("rev-list", "--max-parents=0", "HEAD");
const blob = (path: string, of: Pick<AdminServer, "git"> = server) => of.git("rev-parse", `HEAD:${path}`);
const rev = (name: string) => blob(storyPath(id(name)));
const story = (name: string) => parseStory(id(name), `${server.git("show", `HEAD:${storyPath(id(name))}`)}\n`);
const files = () => server.git("ls-tree", "-r", "--name-only", "HEAD");
const move = (from: string, to: string, more: object = {}) =>
  server.call("POST", "/calendar/move", { from, to, rev: rev(from), ...more });
const swap = (from: string, to: string) => move(from, to, { otherRev: rev(to) });

beforeEach(async () => {
  now = Temporal.Instant.from("2026-11-21T12:00:00+01:00");
  server.git("reset", "--quiet", "--hard", begin());
  server.git("push", "--quiet", "--force", "origin", "main");
  await server.services.library.refresh();
});

describe("moving a story to an open slot", () => {
  it("is one commit by the editor, at the remote too: the story and its picture go by the new slot, and come out at its hour", async () => {
    const picture = blob(picturePath(id("2026-11-21-evening")));
    const { status, json } = await move("2026-11-21-evening", "2026-11-23-morning");
    expect(status).toBe(200);
    expect(MoveOutcome.parse(json).post).toMatchObject({
      id: "2026-11-23-morning",
      timeSlot: "morning",
      publishedAt: "2026-11-23T08:00:00+01:00",
      imageUrl: "/images/2026-11-23-morning.webp",
      state: "scheduled",
      rev: rev("2026-11-23-morning"),
    });
    expect(server.git("log", "-1", "--format=%an: %s", "origin/main")).toBe(
      "Ola: Move 2026-11-21-evening to 2026-11-23-morning: Rain on the sill, 2026-11-21-evening",
    );
    expect(server.git("rev-list", "--count", `${begin()}..HEAD`)).toBe("1");
    expect(blob(picturePath(id("2026-11-23-morning")))).toBe(picture);
    expect(files()).not.toContain("2026-11-21-evening");
    expect(server.git("status", "--porcelain")).toBe("");
    expect((await server.call("GET", "/posts/2026-11-21-evening")).status).toBe(404);
    expect((await server.call("GET", "/images/2026-11-23-morning.webp")).status).toBe(200);
  });

  it("names the words that may not fit there", async () => {
    const { json } = await move("2026-11-21-evening", "2026-11-23-morning");
    expect(json.warnings).toEqual([{ id: "2026-11-23-morning", words: ["evening", "saturday"] }]);
    const back = await move("2026-11-23-morning", "2026-11-28-evening");
    expect(back.json.warnings).toEqual([{ id: "2026-11-28-evening", words: ["saturday"] }]);
    expect((await move("2026-11-22-morning", "2026-11-23-morning")).json.warnings).toEqual([]);
  });

  it("shows readers nothing of it before its new hour, neither text nor picture, and everything then", async () => {
    const secret = { titleEn: "Nobody Knows Yet", excerptEn: "Nobody Knows Yet" };
    await server.call("PUT", "/posts/2026-11-21-evening", secret);
    await move("2026-11-21-evening", "2026-11-23-morning");
    const addresses = [
      "/api/posts",
      "/api/posts/today",
      "/api/posts/2026-11-23-morning",
      "/api/search?q=Nobody",
      "/feed.xml",
      "/sitemap.xml",
    ];
    const seen = async () => {
      const texts = await Promise.all(addresses.map(async (address) => (await server.ask(address)).text));
      return texts.filter((text) => text.includes("Nobody Knows Yet")).length;
    };
    const picture = async (name: string) => (await server.ask(`/images/${name}.webp`)).status;
    for (const instant of ["2026-11-21T12:00:00+01:00", "2026-11-21T20:00:00+01:00", "2026-11-23T07:59:59+01:00"]) {
      now = Temporal.Instant.from(instant);
      expect([await seen(), await picture("2026-11-23-morning"), await picture("2026-11-21-evening")]).toEqual([
        0, 404, 404,
      ]);
    }
    now = Temporal.Instant.from("2026-11-23T08:00:00+01:00");
    expect(await seen()).toBeGreaterThan(1);
    expect(await picture("2026-11-23-morning")).toBe(200);
  });

  it("leaves behind what was read aloud of it here, which its old id would open, and takes along what lies elsewhere", async () => {
    const evening = id("2026-11-21-evening");
    const here = narrationOf(story(evening), "en");
    const elsewhere = {
      ...narrationOf(story(evening), "pl"),
      url: "https://b.example/a.mp3",
      marks: "https://b.example/a.json",
    };
    const notes = () => ({ narrations: [here, elsewhere] });
    await server.services.editing.note(evening, { action: "Narration", notes }, {});
    expect((await move(evening, "2026-11-23-morning")).status).toBe(200);
    expect(story("2026-11-23-morning").narrations).toEqual([elsewhere]);
  });

  it("takes along what names it: a continuation, a picture that another story shows, the most similar story, a draft", async () => {
    const draft = draftOf({ id: "2026-11-26-morning", continues: "2026-11-22-morning" });
    await server.write(draftPath(draft.id), formatDraft(draft));
    server.git("add", "--all");
    server.git("commit", "--quiet", "-m", "Draft");
    expect((await move("2026-11-22-evening", "2026-11-23-morning")).status).toBe(200);
    expect(story("2026-11-23-evening").continues).toBe("2026-11-23-morning");
    expect((await move("2026-11-22-morning", "2026-11-22-afternoon")).status).toBe(200);
    expect(story("2026-11-22-afternoon").continues).toBe("2026-11-20-evening");
    const other = story("2026-11-25-morning");
    expect([other.imageUrl, other.madeBy?.gate?.likeness.nearest]).toEqual([
      "/images/2026-11-22-afternoon.webp",
      "2026-11-22-afternoon",
    ]);
    const { json } = await server.call("GET", "/drafts/2026-11-26-morning");
    expect([json.continues, json.imageUrl]).toEqual(["2026-11-22-afternoon", "/images/2026-11-26-morning.webp"]);
  });

  it("takes the note away that the slot's story was deleted, and leaves a slot behind that the schedule fills", async () => {
    await server.call("DELETE", `/posts/2026-11-22-evening?rev=${rev("2026-11-22-evening")}`);
    expect(files()).toContain(tombstonePath(id("2026-11-22-evening")));
    expect((await move("2026-11-21-evening", "2026-11-22-evening")).status).toBe(200);
    expect(files()).not.toContain(".deleted");
    expect(server.services.library.isDeleted(id("2026-11-21-evening"))).toBe(false);
    // Asked for a date's slot that has its story, no further one is made.
    const again = await server.call("POST", "/generate-post", { timeSlot: "evening", date: "2026-11-22" });
    expect([again.status, again.json.code]).toEqual([409, "STORY_EXISTS"]);
  });
});

describe("swapping two stories", () => {
  it("is one commit in which each gets the other's slot, hour and picture address", async () => {
    const [first, second] = [id("2026-11-21-evening"), id("2026-11-22-morning")];
    const pictures = [blob(picturePath(first)), blob(picturePath(second))];
    const { status, json } = await swap(first, second);
    expect([status, json.post.id, json.other.id]).toEqual([200, second, first]);
    expect([json.post.titleEn, json.other.titleEn]).toEqual([
      `Rain on the sill, ${first}`,
      `Rain on the sill, ${second}`,
    ]);
    expect(json.post.publishedAt).toBe("2026-11-22T08:00:00+01:00");
    expect(json.other).toMatchObject({
      publishedAt: "2026-11-21T20:00:00+01:00",
      timeSlot: "evening",
      imageUrl: `/images/${first}.webp`,
    });
    expect([blob(picturePath(second)), blob(picturePath(first))]).toEqual(pictures);
    // Another story that shows the second one's picture shows it still.
    expect(story("2026-11-25-morning").imageUrl).toBe(`/images/${first}.webp`);
    expect(server.git("rev-list", "--count", `${begin()}..origin/main`)).toBe("1");
  });

  it("leaves a substitute a substitute, which gives way to a draft", async () => {
    expect((await swap("2026-11-21-evening", "2026-11-24-evening")).status).toBe(200);
    expect(isSubstitute(story("2026-11-21-evening"))).toBe(true);
    expect(isSubstitute(story("2026-11-24-evening"))).toBe(false);
  });
});

describe("what is not moved", () => {
  const unmoved = (answer: { status: number; json: { code: string } }) => {
    expect(server.git("rev-parse", "HEAD")).toBe(begin());
    return [answer.status, answer.json.code];
  };

  it("is a story that was changed since it was seen, or whose other slot was filled or left: both are in the answer", async () => {
    const seen = rev("2026-11-21-evening");
    const full = await move("2026-11-21-evening", "2026-11-22-morning");
    expect(unmoved(full)).toEqual([409, "EDIT_CONFLICT"]);
    expect([full.json.post.rev, full.json.other.id]).toEqual([seen, "2026-11-22-morning"]);
    const left = await move("2026-11-21-evening", "2026-11-23-morning", { otherRev: seen });
    expect([...unmoved(left), left.json.other]).toEqual([409, "EDIT_CONFLICT", undefined]);
    await server.call("PUT", "/posts/2026-11-21-evening", { titleEn: "Changed" });
    const changed = await move("2026-11-21-evening", "2026-11-23-morning", { rev: seen });
    expect([changed.status, changed.json.post.titleEn]).toEqual([409, "Changed"]);
    expect(
      (await server.call("POST", "/calendar/move", { from: "2026-11-29-evening", to: "2026-11-23-morning", rev: seen }))
        .json.code,
    ).toBe("STORY_NOT_FOUND");
  });

  it("is a story that another call has just moved: one of two moves at once, and one place for it", async () => {
    const answers = await Promise.all([
      move("2026-11-21-evening", "2026-11-23-morning"),
      move("2026-11-21-evening", "2026-11-23-afternoon"),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(files().match(/stories\/2026\/11\/2026-11-2[13]-(morning|afternoon|evening)\.md/g)).toHaveLength(2);
  });

  it("is a story that somebody else changed, or took away, at the remote first, or whose new slot they filled", async () => {
    const clone = join(server.dataDir, "..", "clone");
    gitAt(server.dataDir, "clone", "--quiet", join(server.dataDir, "..", "origin.git"), clone);
    const git = (...args: string[]) => gitAt(clone, ...args);
    const push = () => {
      git("add", "--all");
      git("commit", "--quiet", "-m", "Change it elsewhere");
      git("push", "--quiet", "--force");
    };
    const filled = storyOf({ id: "2026-11-23-morning", madeBy: { storyteller: "model" } });
    await writeIn(clone, storyPath(filled.id), formatStory(filled));
    push();
    const full = await move("2026-11-24-afternoon", "2026-11-23-morning");
    expect([full.status, full.json.code, full.json.post.id, full.json.other.id]).toEqual([
      409,
      "EDIT_CONFLICT",
      "2026-11-24-afternoon",
      "2026-11-23-morning",
    ]);

    const edited = storyOf({ id: "2026-11-21-evening", titleEn: "Theirs" });
    await writeIn(clone, storyPath(edited.id), formatStory(edited));
    push();
    const changed = await move("2026-11-21-evening", "2026-11-23-afternoon");
    expect([changed.status, changed.json.code, changed.json.post.titleEn]).toEqual([409, "EDIT_CONFLICT", "Theirs"]);

    rmSync(join(clone, storyPath(id("2026-11-22-evening"))));
    push();
    expect((await swap("2026-11-22-evening", "2026-11-22-morning")).json.code).toBe("STORY_NOT_FOUND");
    expect(server.git("rev-parse", "HEAD")).toBe(git("rev-parse", "HEAD"));
    rmSync(clone, { recursive: true });
  });

  it.each([
    ["2026-11-20-evening", "2026-11-23-morning", "is out"],
    ["2026-11-21-evening", "2026-11-21-morning", "goes to a slot that is over"],
    ["2026-11-21-evening", "2026-11-23-morning", "comes out within five minutes"],
  ])("is %s to %s, because it %s", async (from, to, why) => {
    if (why.includes("five")) now = Temporal.Instant.from("2026-11-21T19:55:00+01:00");
    expect(unmoved(await move(from, to))).toEqual([409, "SLOT_CLOSED"]);
  });

  it("is a story that would come before the one it continues or after its continuation, or whose film goes by its id", async () => {
    const later = await move("2026-11-22-evening", "2026-11-25-afternoon");
    expect([...unmoved(later), later.json.hint]).toEqual([
      409,
      "STORY_NOT_MOVABLE",
      expect.stringContaining("two weeks"),
    ]);
    expect(unmoved(await swap("2026-11-23-evening", "2026-11-22-evening"))).toEqual([409, "STORY_NOT_MOVABLE"]);
    expect(unmoved(await move("2026-11-22-morning", "2026-12-07-morning"))).toEqual([409, "STORY_NOT_MOVABLE"]);
    const film = await move("2026-11-24-morning", "2026-11-25-afternoon");
    expect([...unmoved(film), film.json.error]).toEqual([409, "STORY_NOT_MOVABLE", expect.stringContaining("film")]);
    expect(unmoved(await move("2026-11-21-evening", "2026-11-21-evening"))).toEqual([422, "FIELDS_INVALID"]);
    for (const to of ["2026-11-31-morning", "2028-11-21-evening"]) {
      expect(unmoved(await move("2026-11-21-evening", to))).toEqual([422, "DATE_INVALID"]);
    }
  });
});
