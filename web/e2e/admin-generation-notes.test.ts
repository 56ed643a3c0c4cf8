// What the dialogs say before a story is made: when it will be public, and what it costs.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { dialog, openPanel, panelOfFile, tool } from "./admin.fixture.ts";
import { newReader } from "./browser.ts";
import { movableClock } from "./site.fixture.ts";

const { site, session } = panelOfFile({
  clock: movableClock("2026-11-21T19:58:00+01:00"),
  stories: [{ id: "2026-11-20-evening" }],
});

async function panel(): Promise<Page> {
  const { page } = await newReader({ reducedMotion: "reduce" });
  await openPanel(page, site, session);
  await tool(page, "Generate with AI").waitFor();
  return page;
}

it("says that a story of a past hour is public at once, and of a coming one when", async () => {
  const page = await panel();
  await tool(page, "Generate with AI").click();
  const note = dialog(page).locator(".note");
  await dialog(page).getByLabel("Time slot").selectOption("morning");
  await note.getByText("Public at once, dated 08:00: that hour has passed.").waitFor();
  await note.getByText("It costs nothing").waitFor();
  expect(await obstaclesInBothThemes(page, "dialog[open]")).toEqual([]);
  await dialog(page).getByLabel("Time slot").selectOption("evening");
  await note.getByText("Public on Nov 21, 2026 20:00, Warsaw time.").waitFor();
  await page.keyboard.press("Escape");

  await tool(page, "Generate Daily Set").click();
  const slots = dialog(page).getByRole("listitem");
  await expect.poll(() => slots.nth(1).innerText()).toContain("Public at once, dated 14:00");
  expect(await slots.nth(2).innerText()).toContain("Public on Nov 21, 2026 20:00");
  await dialog(page).getByLabel("Date").fill("2026-12-01");
  await expect.poll(() => slots.nth(0).innerText()).toContain("Public on Dec 01, 2026 08:00");
  await dialog(page).getByLabel("Date").fill("");
  expect(await slots.nth(0).innerText()).not.toContain("Public");
  expect(await obstaclesInBothThemes(page, "dialog[open]")).toEqual([]);
});

it("says what paid services cost: a story, its film, a whole day", async () => {
  const page = await panel();
  await page.route("**/api/admin/generation-estimate", (route) =>
    route.fulfill({ json: { storyUsd: 0.052, filmUsd: 3 } }),
  );
  await tool(page, "Generate with AI").click();
  const note = dialog(page).locator(".note");
  await note.getByText("It costs about $0.052.").waitFor();
  await dialog(page)
    .getByLabel(/Generate a video/)
    .check();
  await note.getByText("It costs about $0.052. The film costs up to $3.00.").waitFor();
  await page.keyboard.press("Escape");
  await tool(page, "Generate Daily Set").click();
  await note.getByText("It costs about $0.156.").waitFor();
});

it("says so in Polish on a phone", async () => {
  const { page } = await newReader({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  await page.addInitScript(() => localStorage.setItem("language", "pl"));
  await openPanel(page, site, session);
  await page.getByRole("button", { name: "Generuj z AI" }).click();
  await dialog(page).getByLabel("Pora dnia").selectOption("morning");
  const note = dialog(page).locator(".note");
  await note.getByText("Ukaże się od razu, z godziną 08:00, która już minęła.").waitFor();
  await note.getByText("To nic nie kosztuje").waitFor();
  expect(await obstaclesInBothThemes(page, "dialog[open]")).toEqual([]);
});
