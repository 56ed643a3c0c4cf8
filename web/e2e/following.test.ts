// The server as a process that follows its library's remote: fetched at the first start, then fresh by itself or by a webhook.
import { join } from "node:path";
import { expect, it } from "vitest";
import { noticeOf, pushTo, webhookSecret } from "#api/following/notice.fixture.ts";
import { writeStory } from "#api/stories/index/library-folder.fixture.ts";
import { gitAt } from "#api/stories/repository/repository.fixture.ts";
import { ended, temporaryFolder } from "#cli/e2e/program.fixture.ts";
import { addressOf, startProcess } from "./server-process.fixture.ts";

/** A bare remote with a library of one story, and a clone that adds to it. */
async function remoteLibrary() {
  const folder = temporaryFolder();
  const theirs = join(folder, "theirs");
  gitAt(folder, "init", "--quiet", "--bare", "--initial-branch=main", "origin.git");
  gitAt(folder, "clone", "--quiet", "origin.git", "theirs");
  const add = async (id: string) => {
    await writeStory(join(theirs, "content"), { id });
    gitAt(theirs, "add", "--all");
    gitAt(theirs, "commit", "--quiet", "-m", `Add ${id}`);
    gitAt(theirs, "push", "--quiet", "origin", "HEAD:main");
  };
  await add("2026-11-20-evening");
  return { folder, remote: join(folder, "origin.git"), add };
}

it("fetches its library at the first start, and shows what is pushed at once by a webhook, within an interval without", async () => {
  const { folder, remote, add } = await remoteLibrary();
  const start = async (name: string, settings: Record<string, string>) => {
    const own = join(folder, name);
    const child = startProcess({
      CONTENT_DIR: join(own, "library", "content"),
      DATA_DIR: join(own, "data"),
      CONTENT_REMOTE: remote,
      HOME: folder,
      MRUK_NOW: "2026-11-21T21:00:00+01:00",
      MRUK_ENV_FILE: "off",
      ...settings,
    });
    const end = ended(child);
    const url = await addressOf(child);
    const status = async (path: string) => (await fetch(url + path)).status;
    return { child, end, url, status };
  };
  const [hooked, patient] = await Promise.all([
    start("hooked", { CONTENT_SYNC_SECONDS: "86400", CONTENT_WEBHOOK_SECRET: webhookSecret }),
    start("patient", { CONTENT_SYNC_SECONDS: "5" }),
  ]);
  for (const { status } of [hooked, patient]) {
    await expect.poll(() => status("/api/health/ready")).toBe(200);
    expect(await status("/post/2026-11-20-evening")).toBe(200);
    expect(await status("/images/2026-11-20-evening.webp")).toBe(200);
  }

  const id = "2026-11-21-morning";
  await add(id);
  await expect.poll(() => patient.status(`/post/${id}`)).toBe(200);
  expect(await hooked.status(`/post/${id}`)).toBe(404);
  const notify = async (notice: RequestInit) => (await fetch(`${hooked.url}/api/hooks/content`, notice)).status;
  expect(await notify(noticeOf(pushTo("refs/heads/main"), { secret: "somebody else's secret" }))).toBe(401);
  expect(await notify(noticeOf(pushTo("refs/heads/other")))).toBe(200);
  expect(await notify(noticeOf(pushTo("refs/heads/main")))).toBe(202);
  await expect.poll(() => hooked.status(`/post/${id}`)).toBe(200);

  // The readiness probe fails before the server stops.
  for (const _ of ["once", "again"]) await hooked.status("/api/health/ready");
  hooked.child.kill("SIGTERM");
  await expect.poll(() => hooked.status("/api/health/ready")).toBe(503);
  expect((await hooked.end).code).toBe(0);
});
