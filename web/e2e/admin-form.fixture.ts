import type { Locator, Page } from "playwright-core";
import type { Story } from "#api/stories/model.ts";
import { call, openPanel, panelOfFile } from "./admin.fixture.ts";
import { newReader } from "./browser.ts";
import { movableClock, slotsUntil } from "./site.fixture.ts";

/** A panel over four days of stories, and what tests of the form do with it. */
export function formOfFile() {
  const { site, session } = panelOfFile({
    clock: movableClock("2026-11-21T10:00:00Z"),
    stories: slotsUntil("2026-11-21", 4).map((id) => ({ id })),
    // A service whose address is not configured.
    settings: { FILMMAKER: "remote" },
  });
  return {
    site,
    session,
    async openForm(search: string): Promise<{ page: Page; dialog: Locator }> {
      const { page } = await newReader();
      await openPanel(page, site, session, `/admin${search}`);
      const dialog = page.getByRole("dialog");
      await field(dialog, "English title").waitFor();
      return { page, dialog };
    },
    post: async (id: string) =>
      (await (await call(site, session, `/api/admin/posts/${id}`)).json()) as Story & { rev: string },
    change: (id: string, body: object) =>
      call(site, session, `/api/admin/posts/${id}`, { method: "PUT", body: JSON.stringify(body) }),
  };
}

export const field = (dialog: Locator, label: string) => dialog.getByLabel(label, { exact: true });
export const fill = (dialog: Locator, label: string, text: string) => field(dialog, label).fill(text);
export const press = (dialog: Locator, name: string) => dialog.getByRole("button", { name, exact: true }).click();
/** The page's message of success or failure; a dialog shows it inside. */
export const toast = (page: Page, text: string) => page.locator(".toast").filter({ hasText: text }).first();
