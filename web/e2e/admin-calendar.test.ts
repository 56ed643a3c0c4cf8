// The calendar of slots, the panel's first page, over a library in Git.
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formatDraft } from "#api/stories/file/story-file.ts";
import { writeIn } from "#api/stories/index/library-folder.fixture.ts";
import { draftPath, StoryId, storyPath } from "#api/stories/model.ts";
import { draftOf } from "#api/stories/story.fixture.ts";
import { obstacles, obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { call, dialog, inDialog, isFocused, openPanel, panelOfFile, toast, toastText } from "./admin.fixture.ts";
import { newReader, quietReader } from "./browser.ts";
import { movableClock } from "./site.fixture.ts";

const now = "2026-11-27T15:42:00+01:00";
const clock = movableClock(now);
const { site, session } = panelOfFile({
  clock,
  pushPatienceMs: 60_000,
  stories: [
    { id: "2026-10-31-evening", titleEn: "The Last of October", titlePl: "Ostatnie w październiku" },
    { id: "2026-11-27-morning", titleEn: "The Tram in the Radiator", titlePl: "Tramwaj w kaloryferze" },
    {
      id: "2026-11-27-evening",
      titleEn: "A Key for Nobody",
      titlePl: "Klucz dla nikogo",
      contentEn: "One evening it rained.",
      madeBy: { costUsd: 0.043, gate: { attempt: 2, passed: [], likeness: { en: 0, pl: 0 } } },
    },
    { id: "2026-11-28-morning", titleEn: "Snow on the Number Four", titlePl: "Śnieg na czwórce" },
    { id: "2026-11-28-afternoon", titleEn: "Pear Jam at Midnight", titlePl: "Dżem gruszkowy o północy" },
  ],
});
const begin = () => site.git("rev-list", "--max-parents=0", "HEAD");

beforeEach(() => clock.moveTo(now));
afterEach(async () => {
  site.git("reset", "--quiet", "--hard", begin());
  site.git("push", "--quiet", "--force", "origin", "main");
  await site.services.library.refresh();
});

const slot = (page: Page, id: string) => page.locator(`#slot-${id}`);
const grid = (page: Page) => page.getByRole("grid");
/** A slot's name, as a screen reader says it. */
const name = async (page: Page, id: string) => /"(.*)"/.exec(await slot(page, id).ariaSnapshot())?.[1];
const subject = () => site.git("log", "-1", "--format=%s");
const query = (page: Page) => new URL(page.url()).search;

type Options = Parameters<typeof newReader>[0] & { path?: string; language?: "en" | "pl"; isQuiet?: boolean };

async function calendar({ path = "/admin?view=calendar", language = "en", isQuiet = true, ...options }: Options = {}) {
  const { page } = await (isQuiet ? quietReader : newReader)({ reducedMotion: "reduce", ...options });
  await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
  await openPanel(page, site, session, path);
  await grid(page).waitFor();
  return page;
}

describe("the calendar", () => {
  it("is the panel's first page, and the last choice between it and the list is remembered", async () => {
    const { page } = await quietReader({ reducedMotion: "reduce" });
    await openPanel(page, site, session);
    await page.evaluate(() => localStorage.removeItem("panel.view"));
    await page.goto(`${site.url}/admin`);
    await grid(page).waitFor();
    expect(await page.getByRole("heading", { name: "Manage Posts (5)" }).count()).toBe(1);
    await page.getByRole("button", { name: "List", exact: true }).click();
    await page.getByLabel("Search posts").waitFor();
    expect(query(page)).toBe("?view=list");
    await page.goto(`${site.url}/admin`);
    await page.getByLabel("Search posts").waitFor();
    // A search is of the list, also when it is cleared.
    await page.evaluate(() => localStorage.setItem("panel.view", "calendar"));
    await page.goto(`${site.url}/admin?q=radiator`);
    await page.getByLabel("Search posts").fill("");
    await expect.poll(() => query(page)).toBe("?view=list");
    await page.getByRole("button", { name: "Calendar", exact: true }).click();
    await grid(page).waitFor();
  });

  it("says of each slot when it is, where it stands and what is in it; marks today and where the buffer ends", async () => {
    const draft = draftOf({ id: "2026-11-29-morning", titleEn: "A Draft That Waits" });
    await writeIn(site.contentDir, draftPath(draft.id), formatDraft(draft));
    await writeIn(site.contentDir, storyPath(StoryId.parse("2026-11-30-morning")), "---\ntitleEn: [a\n---\n");
    site.git("add", "--all");
    site.git("commit", "--quiet", "-m", "More");
    await site.services.library.refresh();
    const page = await calendar({ isQuiet: false });
    expect(await name(page, "2026-11-27-morning")).toBe(
      "Friday 27 November, morning 8:00: live, The Tram in the Radiator",
    );
    expect(await name(page, "2026-11-27-afternoon")).toBe("Friday 27 November, afternoon 14:00: empty");
    expect(await name(page, "2026-11-27-evening")).toBe("Friday 27 November, evening 20:00: ready, A Key for Nobody");
    expect(await name(page, "2026-11-29-morning")).toBe(
      "Sunday 29 November, morning 8:00: waits for approval, A Draft That Waits",
    );
    expect(await name(page, "2026-11-30-morning")).toBe("Monday 30 November, morning 8:00: broken file");
    expect(await name(page, "2026-11-30-evening")).toBe("Monday 30 November, evening 20:00: open");
    expect(await page.locator("[data-today]").innerText()).toContain("Today");
    expect(await page.locator(".cal__day", { hasText: "Buffer ends" }).locator("b").innerText()).toBe("28");
    await page.getByText("Every slot has its story up to Saturday 28 November, afternoon.").waitFor();
    const picture = slot(page, "2026-11-28-morning").locator("img");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);

    await slot(page, "2026-11-27-evening").click();
    const text = await dialog(page).innerText();
    for (const part of ["Klucz dla nikogo", "Passed the checks only at attempt 2", "Cost $0.043"])
      expect(text).toContain(part);
    await page.keyboard.press("Escape");
    await slot(page, "2026-11-29-morning").click();
    await inDialog(page, "Go to the draft").click();
    expect(await isFocused(page.locator("[data-draft='2026-11-29-morning'] h3"))).toBe(true);
  });

  it("has its month in the address, so that Back and a reload work, and reaches back to the oldest story", async () => {
    const page = await calendar();
    await page.getByRole("button", { name: "Previous month" }).click();
    await slot(page, "2026-10-31-evening").waitFor();
    expect(await name(page, "2026-10-31-evening")).toBe(
      "Saturday 31 October, evening 20:00: live, The Last of October",
    );
    expect(query(page)).toBe("?month=2026-10");
    expect(await page.getByRole("button", { name: "Previous month" }).getAttribute("aria-disabled")).toBe("true");
    await page.reload();
    await slot(page, "2026-10-31-evening").waitFor();
    await page.goBack();
    await slot(page, "2026-11-27-evening").waitFor();
    await page.goForward();
    await slot(page, "2026-10-31-evening").waitFor();
    await page.getByRole("button", { name: "Today", exact: true }).click();
    await expect.poll(() => isFocused(slot(page, "2026-11-27-evening"))).toBe(true);
  });

  it("is walked through by keys with one stop for Tab; Enter opens a slot, and the focus comes back to it", async () => {
    const page = await calendar();
    expect(await grid(page).locator("[tabindex='0']").count()).toBe(1);
    // The next slot of today is the one that Tab leads to.
    await slot(page, "2026-11-27-evening").focus();
    const presses = [
      ["ArrowRight", "2026-11-28-evening"],
      ["ArrowUp", "2026-11-28-afternoon"],
      ["End", "2026-11-29-afternoon"],
      ["Home", "2026-11-23-afternoon"],
      ["ArrowDown", "2026-11-23-evening"],
      ["ArrowDown", "2026-11-30-morning"],
      ["PageDown", "2026-12-30-morning"],
      ["PageUp", "2026-11-30-morning"],
      ["ArrowRight", "2026-12-01-morning"],
      ["Control+Home", "2026-12-01-morning"],
      ["ArrowLeft", "2026-11-30-morning"],
      ["Control+Home", "2026-11-01-morning"],
    ] as const;
    for (const [key, id] of presses) {
      await page.keyboard.press(key);
      await expect.poll(() => isFocused(slot(page, id)), { message: key }).toBe(true);
    }
    expect(await grid(page).locator("[tabindex='0']").count()).toBe(1);
    await page.keyboard.press("Enter");
    expect(await dialog(page).getByRole("heading").first().innerText()).toBe("Sunday 1 November, morning 8:00");
    await page.keyboard.press("Escape");
    await expect.poll(() => isFocused(slot(page, "2026-11-01-morning"))).toBe(true);
    // The key of the search leads to the list, which has it.
    await page.keyboard.press("/");
    await expect.poll(() => isFocused(page.getByLabel("Search posts"))).toBe(true);
  });

  it("says that it could not be fetched, and tries again when asked to", async () => {
    const { page } = await newReader();
    await page.route("**/api/admin/calendar", (route) => route.fulfill({ status: 500, body: "no JSON" }));
    await openPanel(page, site, session, "/admin?view=calendar");
    const alert = page.getByRole("alert").filter({ hasText: "Failed to fetch the calendar" });
    await alert.waitFor();
    await page.unroute("**/api/admin/calendar");
    await alert.getByRole("button", { name: "Try again" }).click();
    await grid(page).waitFor();
  });

  it("begins with today on a phone, and shows the earlier days by a button or by the keys", async () => {
    const page = await calendar({ viewport: { width: 390, height: 900 }, isQuiet: false });
    expect(await page.locator(".cal__day").count()).toBe(4);
    await page.getByRole("button", { name: "Earlier days (26)" }).click();
    await slot(page, "2026-11-01-morning").waitFor();
    await page.reload();
    // The panel shows its sections together, and what is hidden until then takes no focus.
    await grid(page).waitFor();
    await slot(page, "2026-11-27-evening").focus();
    for (const _ of ["afternoon", "morning", "the evening before"]) await page.keyboard.press("ArrowUp");
    await expect.poll(() => isFocused(slot(page, "2026-11-26-evening"))).toBe(true);
    await page.goto(`${site.url}/admin?view=calendar&month=2026-10`);
    await slot(page, "2026-10-01-morning").waitFor();
  });

  // The longer language on the narrower screen.
  it.each([
    [390, "pl"],
    [1280, "en"],
  ] as const)(
    "has no accessibility violations in either theme at %i pixels, and targets of 44 pixels (%s)",
    async (width, language) => {
      const page = await calendar({ viewport: { width, height: 900 }, language });
      expect(await obstaclesInBothThemes(page, ".posts")).toEqual([]);
      const sizes = await page
        .locator(".calendar button, .views button")
        .evaluateAll((buttons) => buttons.map((each) => [each.clientWidth, each.clientHeight]));
      expect(sizes.flat().filter((size) => size < 44)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await slot(page, "2026-11-28-morning").click();
      await dialog(page).waitFor();
      expect(await obstaclesInBothThemes(page, "dialog[open]")).toEqual([]);
      await dialog(page)
        .getByRole("button", { name: /^(Move or swap|Przenieś lub zamień)$/ })
        .click();
      await page.locator("[data-target='true']").first().waitFor();
      // Elsewhere the notice, which stays in sight, lies over slots.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await obstacles(page, ".posts")).toEqual([]);
    },
  );
});

describe("from a slot", () => {
  it("its story is edited, and a missing one is made", async () => {
    const page = await calendar({ isQuiet: false });
    await slot(page, "2026-11-28-morning").click();
    await inDialog(page, "Edit").click();
    await expect.poll(() => query(page)).toBe("?view=calendar&edit=2026-11-28-morning");
    await page.goBack();
    await expect.poll(() => isFocused(slot(page, "2026-11-28-morning"))).toBe(true);

    await slot(page, "2026-11-30-evening").click();
    await inDialog(page, "Make this story").click();
    await expect.poll(() => name(page, "2026-11-30-evening")).toContain("being made");
    const title = await toastText(page, "Story generated");
    await expect.poll(() => name(page, "2026-11-30-evening")).toContain("ready");
    expect(await name(page, "2026-11-30-evening")).toContain(title);
    expect(subject()).toContain("Publish 2026-11-30-evening:");
  });

  it("its story is held: a story of the house takes the slot", async () => {
    const page = await calendar({ isQuiet: false });
    await slot(page, "2026-11-28-morning").click();
    await inDialog(page, "Hold").click();
    await inDialog(page, "Hold").click();
    await expect.poll(() => toast(page).locator("strong").innerText()).toContain("Held");
    await expect
      .poll(() => name(page, "2026-11-28-morning"))
      .toBe("Saturday 28 November, morning 8:00: held, Snow on the Number Four");
    expect(subject()).toBe("Hold 2026-11-28-morning: Snow on the Number Four");
  });

  it("an editor makes nothing, but moves", async () => {
    const { page } = await quietReader({ reducedMotion: "reduce" });
    await page.route("**/api/admin/me", (route) => route.fulfill({ json: { ...session.admin, role: "editor" } }));
    await openPanel(page, site, { ...session, admin: { ...session.admin, role: "editor" } }, "/admin?view=calendar");
    await slot(page, "2026-11-30-evening").click();
    expect(await inDialog(page, "Make this story").count()).toBe(0);
    await page.keyboard.press("Escape");
    await slot(page, "2026-11-28-morning").click();
    expect(await inDialog(page, "Move or swap").count()).toBe(1);
  });
});

describe("moving", () => {
  const choose = async (page: Page, id: string, move = "Move or swap") => {
    await slot(page, id).click();
    await inDialog(page, move).click();
    await page.locator("[data-target='true']").first().waitFor();
  };

  it("leads by keys to an open slot, and says which words may not fit there", async () => {
    const page = await calendar();
    await slot(page, "2026-11-27-evening").focus();
    await page.keyboard.press("Enter");
    await inDialog(page, "Move or swap").press("Enter");
    await page.getByRole("status").filter({ hasText: "Choose where “A Key for Nobody” goes" }).waitFor();
    await expect.poll(() => isFocused(slot(page, "2026-11-27-evening"))).toBe(true);
    // A slot that is over is no target.
    expect(await slot(page, "2026-11-27-morning").getAttribute("aria-disabled")).toBe("true");
    await page.keyboard.press("PageDown");
    await expect.poll(() => isFocused(slot(page, "2026-12-27-evening"))).toBe(true);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    expect(await dialog(page).innerText()).toContain("It comes out Sunday 27 December, afternoon 14:00.");
    await page.keyboard.press("Control+Enter");
    expect(await toastText(page, "Moved")).toBe("“A Key for Nobody” speaks of: evening. Read it once more.");
    await expect.poll(() => name(page, "2026-12-27-afternoon")).toContain("ready, A Key for Nobody");
    await expect.poll(() => isFocused(slot(page, "2026-12-27-afternoon"))).toBe(true);
    expect(subject()).toBe("Move 2026-11-27-evening to 2026-12-27-afternoon: A Key for Nobody");
  });

  it("swaps two stories, also with the mouse alone; Escape leaves all as it is", async () => {
    const page = await calendar();
    await choose(page, "2026-11-28-morning");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("[data-target]").count()).toBe(0);
    await slot(page, "2026-11-28-morning").hover();
    await page.mouse.down();
    const target = slot(page, "2026-11-28-afternoon");
    await target.hover();
    await page.locator("#slot-2026-11-28-afternoon[data-target='true']").waitFor();
    await target.hover();
    await page.mouse.up();
    const text = await dialog(page).innerText();
    for (const part of [
      "Swap the two stories?",
      "“Pear Jam at Midnight” comes out Saturday 28 November, morning 8:00.",
    ]) {
      expect(text).toContain(part);
    }
    await inDialog(page, "Swap").click();
    await toastText(page, "Swapped");
    await expect.poll(() => name(page, "2026-11-28-afternoon")).toContain("ready, Snow on the Number Four");
    expect(await name(page, "2026-11-28-morning")).toContain("ready, Pear Jam at Midnight");
  });

  it("asks anew, with both as they are, where one of the two was changed meanwhile", async () => {
    const page = await calendar({ language: "pl", viewport: { width: 390, height: 900 }, isQuiet: false });
    await choose(page, "2026-11-28-morning", "Przenieś lub zamień");
    await page.getByText("Wskaż, dokąd trafi „Śnieg na czwórce”").waitFor();
    await slot(page, "2026-11-28-afternoon").click();
    await call(site, session, "/api/admin/posts/2026-11-28-afternoon", {
      method: "PUT",
      body: JSON.stringify({ titlePl: "Zmieniony tytuł" }),
    });
    await inDialog(page, "Zamień").click();
    await dialog(page).getByText("W międzyczasie ktoś zmienił").waitFor();
    expect(await dialog(page).innerText()).toContain("„Zmieniony tytuł” ukaże się: sobota 28 listopada, rano 8:00.");
    await inDialog(page, "Zamień").click();
    await toastText(page, "Zamieniono");
    await expect
      .poll(() => name(page, "2026-11-28-morning"))
      .toBe("sobota 28 listopada, rano 8:00: gotowe, Zmieniony tytuł");
  });

  it("says in both languages that it was too late", async () => {
    const page = await calendar({ language: "pl", isQuiet: false });
    await choose(page, "2026-11-27-evening", "Przenieś lub zamień");
    await slot(page, "2026-11-30-evening").click();
    clock.moveTo("2026-11-27T19:56:00+01:00");
    await inDialog(page, "Przenieś").click();
    expect(await toastText(page, "Błąd")).toContain("Za późno");
    expect(site.git("rev-parse", "HEAD")).toBe(begin());
  });
});
