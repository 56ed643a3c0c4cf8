// A morning letter whose story was deleted: told by the panel and by health, and gone once another story is in its place.
import { expect, it } from "vitest";
import { createOwnerKey } from "#api/access/owner-key.ts";
import type { AdminHealth } from "#api/health/model.ts";
import type { NewsletterOverview } from "#api/newsletter/administration.ts";
import { writeStory } from "#api/stories/index/library-folder.fixture.ts";
import { obstacles } from "./accessibility.fixture.ts";
import { call, openPanel, panelOfFile } from "./admin.fixture.ts";
import { quietReader } from "./browser.ts";
import { movableClock, slotsUntil } from "./site.fixture.ts";

const secret = "a secret that is long enough for this test";
const clock = movableClock("2026-11-21T07:50:00+01:00");
const { site, session } = panelOfFile({
  clock,
  stories: slotsUntil("2026-11-21", 2).map((id) => ({ id })),
  settings: { AUTH_SECRET: secret },
});

const ask = async <Answer>(address: string) => (await (await call(site, session, address)).json()) as Answer;
const problems = async () => (await ask<AdminHealth>("/api/admin/health")).problems;

it("is told with its reason and its remedy, and leaves with the story in its place", async () => {
  const owner = { ...session, token: await createOwnerKey({ secret }).mint() };
  const body = JSON.stringify({ subscribers: "email,language\nreader@example.org,pl", confirmed: true });
  await call(site, owner, "/api/admin/newsletter/subscribers/import", { method: "POST", body });
  expect((await call(site, session, "/api/admin/posts/2026-11-21-morning", { method: "DELETE" })).status).toBe(200);
  clock.moveTo("2026-11-21T08:10:00+01:00");
  await site.services.letters.tick();
  expect(await problems()).toMatchObject([
    {
      part: "letter",
      level: "alarm",
      code: "LETTER_HELD",
      hint: expect.stringContaining("mruk generate --date 2026-11-21 --slot morning"),
    },
  ]);
  expect(await (await fetch(`${site.url}/api/health/ready`)).json()).toMatchObject({
    status: "degraded",
    problems: [{ part: "letter", level: "alarm", code: "LETTER_HELD" }],
  });
  for (const [language, width, name, what, why] of [
    ["en", 1280, "Morning letter", "The letter does not leave", "its morning story was deleted"],
    ["pl", 390, "Poranny list", "List nie wychodzi", "poranne opowiadanie zostało usunięte"],
  ] as const) {
    const { page } = await quietReader({ viewport: { width, height: 900 } });
    await page.addInitScript((wanted) => window === window.top && localStorage.setItem("language", wanted), language);
    await openPanel(page, site, session);
    await page.locator(".health").getByText(what).first().waitFor();
    await page.getByRole("button", { name }).click();
    await page.getByRole("dialog", { name }).getByText(why).waitFor();
    // At some scroll positions axe takes the panel's sticky head for something that covers the dialog.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await obstacles(page, "dialog")).toEqual([]);
  }

  await writeStory(site.contentDir, { id: "2026-11-21-morning-2", titlePl: "Kot w zastępstwie" });
  await site.services.library.refresh();
  await site.services.letters.tick();
  expect(await problems()).toEqual([]);
  const { letters, next } = await ask<NewsletterOverview>("/api/admin/newsletter");
  expect(letters[0]).toMatchObject({ date: "2026-11-21", readers: 1, sent: 1 });
  expect(next).toMatchObject({ date: "2026-11-22", hold: null });
});
