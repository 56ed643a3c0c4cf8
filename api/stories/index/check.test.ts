import { symlinkSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { contentFolder } from "../content.fixture.ts";
import { formatDraft, formatStory } from "../file/story-file.ts";
import { draftPath, draftPicturePath, picturePath, storyPath } from "../model.ts";
import { draftOf, storyOf } from "../story.fixture.ts";
import { checkLibrary } from "./check.ts";

const morning = storyOf({ id: "2026-11-21-morning" });
const evening = storyOf({ id: "2026-11-21-evening" });
const eveningFile = storyPath(evening.id);
const [morningPicture, eveningPicture] = [picturePath(morning.id), picturePath(evening.id)];

const draft = draftOf({ id: morning.id });
const [draftText, draftPicture] = [draftPath(morning.id), draftPicturePath(morning.id)];

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#8a9a5b" } });
let picture: Uint8Array;
beforeAll(async () => {
  picture = await blank(1536, 1024).webp().toBuffer();
});

type Folder = ReturnType<typeof contentFolder>;

/** Two valid stories and a draft, with their pictures. */
function goodFolder(): Folder {
  const folder = contentFolder(morning, evening);
  folder.write(morningPicture, picture);
  folder.write(eveningPicture, picture);
  folder.write(draftText, formatDraft(draft));
  folder.write(draftPicture, picture);
  return folder;
}

it("finds nothing wrong with good stories and their pictures, nor with an empty folder", async () => {
  const folder = goodFolder();
  folder.write("README.md", "The library.");
  folder.write("cat.md", "Mruk.");
  folder.write("cat/sitting.webp", picture);
  folder.write("cat/README.md", "What he looks like.");
  folder.write("stories/2026/11/.gitkeep", "");
  folder.write("stories/2026/11/2026-11-21-afternoon.deleted", "Taken away.");
  folder.write("drafts/2026/11/2026-11-21-afternoon.deleted", "Taken away.");
  expect(await checkLibrary(folder.dir)).toEqual([]);
  expect(await checkLibrary(contentFolder().dir)).toEqual([]);
  expect(await checkLibrary(join(folder.dir, "nowhere"))).toEqual([]);
});

it("finds nothing wrong with a title that comes back after most of a year", async () => {
  const nextYear = storyOf({
    id: "2027-10-29-morning",
    titleEn: morning.titleEn,
    titlePl: morning.titlePl,
    imageUrl: "https://media.example.org/1.png",
  });
  const folder = goodFolder();
  folder.put(nextYear);
  expect(await checkLibrary(folder.dir)).toEqual([]);
});

it("finds nothing wrong with a picture that is kept elsewhere on the web", async () => {
  const folder = contentFolder(storyOf({ ...morning, imageUrl: "https://media.example.org/1.png" }));
  expect(await checkLibrary(folder.dir)).toEqual([]);
});

it.each<[string, (folder: Folder) => unknown, { path: string; line?: number; reason: unknown }]>([
  [
    "a story that cannot be read",
    ({ write }) => write(eveningFile, "---\n"),
    { path: eveningFile, line: 1, reason: "no --- line ends the front matter" },
  ],
  [
    "a stray file among the stories",
    ({ write }) => write("stories/2026/11/notes.txt", "x"),
    { path: "stories/2026/11/notes.txt", reason: "only .md files belong here" },
  ],
  [
    "a note that a story was deleted which is there again",
    (folder) => folder.write("stories/2026/11/2026-11-21-morning.deleted", ""),
    {
      path: "stories/2026/11/2026-11-21-morning.deleted",
      reason: "stories/2026/11/2026-11-21-morning.md is there again",
    },
  ],
  [
    "such a note about no slot's own story",
    (folder) => folder.write("stories/2026/11/2026-11-21-morning-2.deleted", ""),
    { path: "stories/2026/11/2026-11-21-morning-2.deleted", reason: "only .md files belong here" },
  ],
  [
    "a stray file among the pictures",
    ({ write }) => write("images/draft.png", "x"),
    { path: "images/draft.png", reason: "only .webp files belong here" },
  ],
  [
    "a story in the wrong folder",
    ({ write }) => write("stories/2026/12/2026-11-22-morning.md", "x"),
    {
      path: "stories/2026/12/2026-11-22-morning.md",
      reason: "this story belongs at stories/2026/11/2026-11-22-morning.md",
    },
  ],
  [
    "a story twice under one title",
    ({ put }) => put({ ...evening, titlePl: `${morning.titlePl.toUpperCase()} ` }),
    { path: eveningFile, reason: `titlePl is the same as in ${morning.id}` },
  ],
  [
    "a stray file among the pictures of Mruk",
    ({ write }) => write("cat/notes.txt", "x"),
    { path: "cat/notes.txt", reason: "only PNG, JPEG and WebP pictures belong here" },
  ],
  [
    "a picture of Mruk in a folder below",
    ({ write }) => write("cat/old/sitting.webp", picture),
    { path: "cat/old/sitting.webp", reason: "only PNG, JPEG and WebP pictures belong here" },
  ],
  [
    "a picture of Mruk that is none",
    ({ write }) => write("cat/sitting.png", "<svg/>"),
    { path: "cat/sitting.png", reason: "is no PNG, JPEG or WebP picture" },
  ],
  [
    "a picture of Mruk that is cut short",
    ({ write }) => write("cat/sitting.webp", picture.subarray(0, picture.byteLength / 2)),
    { path: "cat/sitting.webp", reason: "is not a whole picture" },
  ],
  [
    "a link among the pictures of Mruk",
    ({ dir, write }) => {
      write("cat/sitting.webp", picture);
      symlinkSync(join(dir, "cat/sitting.webp"), join(dir, "cat/walking.webp"));
    },
    { path: "cat/walking.webp", reason: "is not a plain file" },
  ],
  [
    "a folder of Mruk's pictures that leads elsewhere",
    ({ dir }) => symlinkSync(join(dir, "images"), join(dir, "cat")),
    { path: "cat", reason: "is not a plain folder" },
  ],
  [
    "a missing picture",
    ({ remove }) => remove(eveningPicture),
    { path: eveningPicture, reason: "the story's picture is missing" },
  ],
  [
    "a picture's place that is a folder",
    ({ remove, write }) => {
      remove(eveningPicture);
      write(`${eveningPicture}/.keep`, "");
    },
    { path: eveningPicture, reason: "is not a plain file" },
  ],
  [
    "a linked picture",
    (folder) => {
      folder.remove(eveningPicture);
      symlinkSync(join(folder.dir, morningPicture), join(folder.dir, eveningPicture));
    },
    { path: eveningPicture, reason: "is not a plain file" },
  ],
  [
    "a picture that is none",
    ({ write }) => write(eveningPicture, "RIFF????WEBPVP8 "),
    { path: eveningPicture, reason: "is not a whole picture" },
  ],
  [
    "an empty picture",
    ({ write }) => write(eveningPicture, ""),
    { path: eveningPicture, reason: "is not a whole picture" },
  ],
  [
    "a picture in another format",
    async ({ write }) => write(eveningPicture, await blank(1536, 1024).png().toBuffer()),
    { path: eveningPicture, reason: "is png, not WebP" },
  ],
  [
    "a picture of another size",
    async ({ write }) => write(eveningPicture, await blank(1024, 1536).webp().toBuffer()),
    { path: eveningPicture, reason: "measures 1024 x 1536, not 1536 x 1024" },
  ],
  [
    "a picture that was never written to its end",
    ({ write }) => write(eveningPicture, picture.subarray(0, -10)),
    { path: eveningPicture, reason: "is not a whole picture" },
  ],
  [
    "another picture than the story means",
    ({ put }) => put({ ...evening, imageHash: "0123456789abcdef" }),
    { path: eveningPicture, reason: "is another picture than imageHash 0123456789abcdef" },
  ],
  [
    "an oversized picture",
    ({ write }) => write(eveningPicture, Buffer.concat([picture, Buffer.alloc(2_000_000)])),
    { path: eveningPicture, reason: "is larger than 2 MB" },
  ],
  [
    "a picture without a story",
    ({ write }) => write("images/2026/10/2026-10-01-morning.webp", picture),
    { path: "images/2026/10/2026-10-01-morning.webp", reason: "there is no stories/2026/10/2026-10-01-morning.md" },
  ],
  [
    "a picture in the wrong folder",
    ({ write }) => write(`images/${evening.id}.webp`, picture),
    { path: `images/${evening.id}.webp`, reason: `this picture belongs at ${eveningPicture}` },
  ],
  [
    "a picture with another name",
    ({ write }) => write("images/2026/11/cat.webp", picture),
    { path: "images/2026/11/cat.webp", reason: "the file's name is not a story id" },
  ],
  [
    "a story with somebody else's picture",
    ({ put }) => put({ ...evening, imageUrl: morning.imageUrl }),
    { path: eveningFile, reason: `imageUrl should be /images/${evening.id}.webp or an https address` },
  ],
  [
    "a draft without a review",
    ({ write }) => write(draftText, formatStory(morning)),
    { path: draftText, reason: "review is missing" },
  ],
  [
    "a draft among the stories",
    ({ write }) => write(eveningFile, formatDraft(draftOf({ id: evening.id }))),
    { path: eveningFile, line: 12, reason: "review is not a key of a story" },
  ],
  [
    "a draft without its picture",
    ({ remove }) => remove(draftPicture),
    { path: draftPicture, reason: "the story's picture is missing" },
  ],
  [
    "a draft's picture without the draft",
    ({ remove }) => remove(draftText),
    { path: draftPicture, reason: `there is no ${draftText}` },
  ],
  [
    "a draft in the wrong month",
    ({ write }) => write("drafts/2026/12/2026-11-21-evening.md", "x"),
    {
      path: "drafts/2026/12/2026-11-21-evening.md",
      reason: "this file belongs at drafts/2026/11/2026-11-21-evening.md",
    },
  ],
  [
    "a stray file among the drafts",
    ({ write }) => write("drafts/notes.txt", "x"),
    { path: "drafts/notes.txt", reason: "only drafts and their pictures belong here" },
  ],
])("names %s, and nothing besides", async (_what, harm, fault) => {
  const folder = goodFolder();
  await harm(folder);
  expect(await checkLibrary(folder.dir)).toEqual([fault]);
});

it("names every fault of a folder, in the order of the paths", async () => {
  const folder = goodFolder();
  folder.remove(morningPicture);
  folder.write(eveningFile, "x");
  folder.write("images/a.gif", "x");
  expect((await checkLibrary(folder.dir)).map(({ path }) => path)).toEqual([
    morningPicture,
    "images/a.gif",
    eveningFile,
  ]);
});

it("accepts a folder's path with a slash at its end", async () => {
  expect(await checkLibrary(`${goodFolder().dir}/`)).toEqual([]);
});
