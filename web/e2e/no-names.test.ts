// DNS fails: the site serves, and reports what does not work.
import { dirname } from "node:path";
import { expect, it } from "vitest";
import { signIn } from "#api/access/sign-in.fixture.ts";
import { keepInGit, writeStory } from "#api/stories/index/library-folder.fixture.ts";
import { gitAt } from "#api/stories/repository/repository.fixture.ts";
import { ended } from "#cli/e2e/program.fixture.ts";
import { call } from "./admin.fixture.ts";
import { addressOf, startProcess, temporaryContent } from "./server-process.fixture.ts";

const id = "2026-11-21-morning";

it("serves readers and takes likes and edits while no name can be looked up, and says in words what does not work", async () => {
  const { contentDir, settings } = await temporaryContent();
  await writeStory(contentDir, { id });
  keepInGit(dirname(contentDir), contentDir);
  const child = startProcess({
    ...settings,
    HOME: dirname(contentDir),
    MRUK_NOW: "2026-11-21T12:00:00+01:00",
    CONTENT_REMOTE: "https://cat:planted-password@git.mruk.invalid/library.git",
    SITE_URL: "https://mruk.example",
    SMTP_URL: "smtp://cat:planted-password@mail.mruk.invalid:587",
    OPENAI_API_KEY: "sk-planted-3f9c1e77a2",
    OPENAI_BASE_URL: "https://ai.mruk.invalid/v1",
    LOG_LEVEL: "silent",
  });
  const end = ended(child);
  const url = await addressOf(child);
  const session = await signIn(url);
  const ask = async (path: string, method = "GET", sent?: object) => {
    const init = { method, ...(sent && { body: JSON.stringify(sent) }) };
    const answer = await call({ url }, session, path, init);
    const text = await answer.text();
    expect(text).not.toContain("planted");
    return { status: answer.status, text };
  };

  for (const path of ["/", `/post/${id}`, `/images/${id}.webp`, "/feed.xml"]) {
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  }
  expect((await ask(`/api/posts/${id}/like`, "POST")).status).toBe(200);

  const wish = { email: "reader@example.org", language: "en" };
  const unsent = await ask("/api/newsletter/subscribe", "POST", wish);
  expect([unsent.status, JSON.parse(unsent.text)]).toMatchObject([503, { code: "MAIL_UNAVAILABLE" }]);

  const [saved, unmade] = await Promise.all([
    ask(`/api/admin/posts/${id}`, "PUT", { titleEn: "Nobody at home" }),
    ask("/api/admin/generate-post", "POST", { timeSlot: "evening", includeVideo: false }),
  ]);
  expect([saved.status, gitAt(contentDir, "log", "-1", "--format=%s")]).toEqual([200, `Edit ${id}: Nobody at home`]);
  expect((await ask(`/post/${id}`)).text).toContain("Nobody at home");
  expect([unmade.status, JSON.parse(unmade.text)]).toMatchObject([
    503,
    { code: "SERVICE_UNREACHABLE", error: expect.stringContaining("cannot be reached for the story") },
  ]);

  // After the first fetch failed: degraded, but ready for readers.
  const problems = async () => JSON.parse((await ask("/api/admin/health")).text).problems;
  await expect.poll(problems).toContainEqual(
    expect.objectContaining({
      part: "content",
      code: "REMOTE_UNREACHABLE",
      message: expect.stringMatching(/^https:\/\/git\.mruk\.invalid\/library\.git cannot be reached: /),
    }),
  );
  const ready = await ask("/api/health/ready");
  expect([ready.status, JSON.parse(ready.text).status]).toEqual([200, "degraded"]);
  child.kill("SIGTERM");
  expect(await end).toMatchObject({ code: 0, stderr: "" });
});
