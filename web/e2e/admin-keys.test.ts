// The panel's keys: saving and sending, single characters, and the switch that turns these off.
import { expect, it } from "vitest";
import { obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { dialog, isFocused, openPanel, section, toast, tool } from "./admin.fixture.ts";
import { field, fill, formOfFile } from "./admin-form.fixture.ts";
import { newReader } from "./browser.ts";

const { site, session, openForm, post } = formOfFile();

async function panel() {
  const visit = await newReader({ reducedMotion: "reduce" });
  await openPanel(visit.page, site, session);
  await tool(visit.page, "Create Post").waitFor();
  return visit;
}

it("saves the open form with Ctrl+S, also from a text field, and leaves the key to the browser elsewhere", async () => {
  const id = "2026-11-20-morning";
  const { page, dialog: form } = await openForm(`?edit=${id}`);
  const kept = await page.evaluateHandle(() => {
    const presses: boolean[] = [];
    addEventListener("keydown", (event) => event.key === "s" && presses.push(event.defaultPrevented));
    return presses;
  });
  await fill(form, "English title", "Saved by a key");
  await page.keyboard.press("Control+s");
  await expect.poll(() => toast(page).innerText()).toContain("Saved by a key");
  await expect.poll(() => form.count()).toBe(0);
  expect((await post(id)).titleEn).toBe("Saved by a key");
  await page.keyboard.press("Control+s");
  expect(await kept.jsonValue()).toEqual([true, false]);
});

it("sends a dialog with Ctrl+Enter: a form, and a question", async () => {
  const { page } = await panel();
  const orders: string[] = [];
  await page.route("**/api/admin/generate-post", (route) => {
    orders.push(route.request().postData() ?? "");
    return route.fulfill({ status: 503, json: { error: "Busy.", code: "OVERLOADED" } });
  });
  await tool(page, "Generate with AI").click();
  await dialog(page).getByLabel("Time slot").focus();
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => orders).toHaveLength(1);
  await expect.poll(() => toast(page).innerText()).toContain("Busy.");
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog(page).count()).toBe(0);
  await section(page).getByLabel("Search posts", { exact: true }).fill("2026-11-19-evening");
  await expect.poll(() => section(page).getByRole("listitem").count()).toBe(1);
  await section(page).getByRole("button", { name: "Delete" }).click();
  await dialog(page).waitFor();
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => toast(page).innerText()).toContain("Post deleted");
});

it("goes to the search, opens a new post and shows the keys by single characters, but not while somebody types", async () => {
  const { page } = await panel();
  const search = section(page).getByLabel("Search posts", { exact: true });
  await page.keyboard.press("/");
  expect(await isFocused(search)).toBe(true);
  expect(await search.inputValue()).toBe("");
  await page.keyboard.type("n/?");
  expect([await search.inputValue(), await dialog(page).count()]).toEqual(["n/?", 0]);
  const searched = () => new URL(page.url()).searchParams.get("q");
  await expect.poll(searched).toBe("n/?");
  await search.fill("");
  await search.blur();
  await page.keyboard.press("n");
  // What was typed last is searched for under the dialog, which stays open.
  await expect.poll(searched).toBeNull();
  await field(dialog(page), "English title").waitFor();
  // An open dialog keeps them to itself.
  await dialog(page).getByRole("tab", { name: "Preview" }).click();
  await page.keyboard.press("?");
  expect(await dialog(page).count()).toBe(1);
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog(page).count()).toBe(0);
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  expect(await obstaclesInBothThemes(page, "dialog[open]")).toEqual([]);
});

it("lets single keys be turned off, and remembers it", async () => {
  const { page } = await panel();
  await page.getByRole("button", { name: "Shortcuts" }).click();
  await dialog(page).getByLabel("Use shortcuts of a single key").uncheck();
  expect(await obstaclesInBothThemes(page, "dialog[open]")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.reload();
  await tool(page, "Create Post").waitFor();
  for (const key of ["n", "?"]) await page.keyboard.press(key);
  expect(await dialog(page).count()).toBe(0);
  await page.getByRole("button", { name: "Shortcuts" }).click();
  await dialog(page).getByLabel("Use shortcuts of a single key").check();
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog(page).count()).toBe(0);
  await page.keyboard.press("n");
  await field(dialog(page), "English title").waitFor();
});
