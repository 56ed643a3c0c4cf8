import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Slot } from "#api/schedule/model.ts";
import { publishedAtText, slotsOfDays, storyIdOf } from "#api/schedule/slots.ts";
import { formatStory } from "#api/stories/file/story-file.ts";
import { type Story, storyPath } from "#api/stories/model.ts";
import { benchStories } from "./stories.fixture.ts";

// Three stories a day: a hundred thousand are 91 years. They end long before today, so that further stories are the newest.

const lastDate = Temporal.PlainDate.from("2025-12-31");

/** The slots of a number of stories, oldest first. */
export function slotsOf(count: number): Slot[] {
  const days = Math.ceil(count / 3);
  return slotsOfDays(lastDate.subtract({ days: days - 1 }).toString(), days).slice(-count);
}

const [model] = [...benchStories(1)] as [Story];

/** The story file of a slot. Only id and instant differ between stories, because formatting each takes long. */
export function fileOf(slot: Slot): { path: string; text: string } {
  const id = storyIdOf(slot);
  const text = modelText
    .replaceAll(model.id, id)
    .replace(model.publishedAt, publishedAtText(slot))
    .replace(`timeSlot: ${model.timeSlot}`, `timeSlot: ${slot.timeSlot}`);
  return { path: storyPath(id), text };
}
const modelText = formatStory(model);

/** A content folder with the stories of these slots, in no repository. */
export function writeLibrary(contentDir: string, slots: readonly Slot[]): void {
  for (const { path, text } of filesOf(slots)) {
    mkdirSync(dirname(join(contentDir, path)), { recursive: true });
    writeFileSync(join(contentDir, path), text);
  }
}

function* filesOf(slots: readonly Slot[]) {
  for (const slot of slots) yield fileOf(slot);
}

export function git(folder: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** A bare repository whose one commit holds the stories of these slots; its size in bytes of content. */
export async function newRemote(root: string, slots: readonly Slot[]): Promise<{ remote: string; bytes: number }> {
  git(root, "init", "--quiet", "--bare", "--initial-branch=main", "origin.git");
  const remote = join(root, "origin.git");
  return { remote, bytes: await pushFiles(remote, filesOf(slots), { isFirst: true }) };
}

/** Adds a commit to the remote, as a push does. */
export async function pushFiles(
  remote: string,
  files: Iterable<{ path: string; text: string }>,
  { isFirst = false } = {},
): Promise<number> {
  const importing = spawn("git", ["fast-import", "--quiet"], { cwd: remote, stdio: ["pipe", "inherit", "inherit"] });
  const ended = once(importing, "close");
  const from = isFirst ? "" : "from refs/heads/main^0\n";
  importing.stdin.write(
    `commit refs/heads/main\ncommitter Someone <someone@example.org> now\ndata 0\n${from}`.replace(
      "now",
      `${Math.floor(Date.now() / 1000)} +0000`,
    ),
  );
  let bytes = 0;
  for (const { path, text } of files) {
    const length = Buffer.byteLength(text);
    bytes += length;
    if (!importing.stdin.write(`M 100644 inline content/${path}\ndata ${length}\n${text}\n`)) {
      await once(importing.stdin, "drain");
    }
  }
  importing.stdin.end();
  const [status] = await ended;
  if (status !== 0) throw new Error(`git fast-import ended with ${status}`);
  return bytes;
}
