// Edits while the server is killed: answered ones are committed, begun ones are finished or gone.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Session } from "#api/access/model.ts";
import { signIn } from "#api/access/sign-in.fixture.ts";
import { parseStory } from "#api/stories/file/story-file.ts";
import { keepInGit, writeStory } from "#api/stories/index/library-folder.fixture.ts";
import { StoryId, storyPath } from "#api/stories/model.ts";
import { gitAt } from "#api/stories/repository/repository.fixture.ts";
import { call } from "./admin.fixture.ts";
import { addressOf, startProcess, temporaryContent } from "./server-process.fixture.ts";

const ids = ["morning", "afternoon", "evening"].map((slot) => StoryId.parse(`2026-11-20-${slot}`));

it("keeps every edit that was answered as a commit, and finishes what it had begun at its next start, wherever it was killed", async () => {
  const { contentDir, settings: folders } = await temporaryContent();
  for (const id of ids) await writeStory(contentDir, { id });
  keepInGit(dirname(contentDir), contentDir);
  const git = (...args: string[]) => gitAt(contentDir, ...args);
  const settings = {
    ...folders,
    HOME: dirname(contentDir),
    MRUK_NOW: "2026-11-21T12:00:00+01:00",
    RATE_LIMITS: "off",
    LOG_LEVEL: "silent",
  };
  const intent = join(contentDir, ".git", "mruk-intent.json");
  const tip = () => readFileSync(join(contentDir, ".git/refs/heads/main"), "utf8");

  let session: Session | undefined;
  const asked: string[] = [];
  const answered: string[] = [];
  const edit = async (url: string, id: StoryId) => {
    const titleEn = `Title ${asked.length + 1}`;
    asked.push(titleEn);
    const body = JSON.stringify({ titleEn });
    const answer = await call({ url }, session as Session, `/api/admin/posts/${id}`, { method: "PUT", body });
    expect(answer.status).toBe(200);
    answered.push(titleEn);
  };
  /** Three people who change one story repeatedly until the server is gone. */
  const editors = (url: string) =>
    Promise.all(
      ids.map(async (id) => {
        for (;;) {
          const isOver = await edit(url, id).then(() => false, isGone);
          if (isOver) return;
        }
      }),
    );

  const moments: ((before: string) => boolean)[] = [() => existsSync(intent), (before) => tip() !== before];
  for (const isReached of moments) {
    const child = startProcess(settings);
    const url = await addressOf(child);
    session ??= await signIn(url);
    const editing = editors(url);
    const enough = answered.length + 2;
    while (answered.length < enough) await sleep(1);
    const before = tip();
    while (!isReached(before)) await sleep(1);
    await killed(child);
    await editing;
  }

  const last = startProcess(settings);
  const url = await addressOf(last);
  await expect.poll(() => existsSync(intent)).toBe(false);
  expect(git("status", "--porcelain")).toBe("");
  const subjects = git("log", "--format=%s").split("\n");
  const committed = subjects.flatMap((subject) => /Title \d+/.exec(subject)?.[0] ?? []);
  expect(committed).toEqual(expect.arrayContaining(answered));
  expect(asked).toEqual(expect.arrayContaining(committed));
  expect(new Set(committed).size).toBe(committed.length);
  expect(git("fsck", "--no-dangling")).toBe("");
  for (const id of ids) {
    const { titleEn } = parseStory(id, git("show", `HEAD:${storyPath(id)}`));
    await expect.poll(async () => (await (await fetch(`${url}/api/posts/${id}`)).json()).titleEn).toBe(titleEn);
  }

  // A stale lock file of Git, found by a running server.
  writeFileSync(join(contentDir, ".git", "index.lock"), "");
  await edit(url, ids[0] as StoryId);
  expect(git("log", "-1", "--format=%s")).toContain(answered.at(-1));
  expect(git("status", "--porcelain", "--branch")).toBe("## main...origin/main");
});

async function killed(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "close");
}

/** Whether the connection broke, instead of another response. */
function isGone(error: unknown): true {
  if (error instanceof TypeError && error.message === "fetch failed") return true;
  throw error;
}
