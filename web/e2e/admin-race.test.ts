// A save in the panel that loses the race against a push from elsewhere.
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { writeStory } from "#api/stories/index/library-folder.fixture.ts";
import type { AdminPost } from "#api/stories/model.ts";
import { gitAt } from "#api/stories/repository/repository.fixture.ts";
import { obstacles } from "./accessibility.fixture.ts";
import { call, openPanel, panelOfFile } from "./admin.fixture.ts";
import { field, fill, press } from "./admin-form.fixture.ts";
import { newReader } from "./browser.ts";
import { movableClock, slotsUntil } from "./site.fixture.ts";

const { site, session } = panelOfFile({
  clock: movableClock("2026-11-21T10:00:00Z"),
  stories: slotsUntil("2026-11-21", 2).map((id) => ({ id })),
  settings: { CONTENT_REMOTE: "origin" },
  pushPatienceMs: 60_000,
});

/** Pushes another title of this story from a clone of its own, as a runner does. */
async function pushElsewhere(id: string) {
  const clone = join(site.dataDir, "..", `elsewhere-${id}`);
  gitAt(site.contentDir, "clone", "--quiet", site.git("remote", "get-url", "origin"), clone);
  await writeStory(clone, { id, titleEn: "The runner's title" });
  gitAt(clone, "commit", "--quiet", "--all", "-m", "Change a title elsewhere");
  gitAt(clone, "push", "--quiet", "origin", "main");
}

const post = async (id: string) => (await (await call(site, session, `/api/admin/posts/${id}`)).json()) as AdminPost;
const pushedTitle = () => gitAt(site.git("remote", "get-url", "origin"), "log", "-1", "--format=%s", "main");

it("is answered over HTTP with 409, both versions and the fields that both changed", async () => {
  const id = "2026-11-20-morning";
  const { rev } = await post(id);
  await pushElsewhere(id);
  const body = JSON.stringify({ titleEn: "The editor's title", rev });
  const answer = await call(site, session, `/api/admin/posts/${id}`, { method: "PUT", body });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    code: "EDIT_CONFLICT",
    conflicts: ["titleEn"],
    post: { titleEn: "The runner's title" },
    mine: { titleEn: "The editor's title" },
  });
});

it("shows both versions to choose from, and saves the choice", async () => {
  const id = "2026-11-20-evening";
  const { page } = await newReader();
  await openPanel(page, site, session, `/admin?edit=${id}`);
  const dialog = page.getByRole("dialog");
  await field(dialog, "English title").waitFor();
  await fill(dialog, "English title", "The editor's title");
  await pushElsewhere(id);
  await press(dialog, "Update Post");
  const title = dialog.getByRole("group", { name: "English title" });
  await title.waitFor();
  expect(await title.innerText()).toContain("The runner's title");
  expect(await title.innerText()).toContain("The editor's title");
  expect(await updated(page)).toBe(0);
  expect(await obstacles(page, "dialog[open]")).toEqual([]);
  await title.getByLabel("Your version").check();
  await press(dialog, "Save the decision");
  await page.getByText("Post updated").waitFor();
  expect((await post(id)).titleEn).toBe("The editor's title");
  expect(pushedTitle()).toBe(`Edit ${id}: The editor's title`);
});

const updated = (page: Page) => page.getByText("Post updated").count();
