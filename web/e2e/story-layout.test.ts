// A story's page as a layout: where the text begins, and what comes after it.
import { expect, it } from "vitest";
import { alive, open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile } from "./site.fixture.ts";

const titleEn = "The Small Push Versus the Conscience of the Third Floor and the Neighbours";
const madeBy = {
  storyteller: "openai",
  textModel: "gpt-6.1-sol",
  illustrator: "openai",
  imageModel: "gpt-image-2.6-sunburst",
};
const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: [
    { id: "2026-11-20-evening", youtubeLink: "https://www.youtube.com/shorts/a", madeBy },
    { id: "2026-11-21-morning", titleEn, titlePl: titleEn, videoUrl: "/media/2026-11-21-morning.mp4", madeBy },
    { id: "2026-11-21-afternoon" },
  ],
});

it.each(["", "/pl"])(
  "begins the text on a phone's first screen, also under a long title and with a film (%s/)",
  async (prefix) => {
    const { page } = await quietReader({ viewport: { width: 390, height: 844 } });
    for (const id of ["2026-11-21-morning", "2026-11-21-afternoon", "2026-11-20-evening"]) {
      await open(page, `${site.url}${prefix}/post/${id}`);
      await page.evaluate(() => document.fonts.ready.then(() => true));
      console.log(
        id,
        prefix,
        (await page.locator(".prose").boundingBox())?.y,
        await page.locator(".made-by").boundingBox(),
      );
      expect((await page.locator(".prose").boundingBox())?.y).toBeLessThanOrEqual(700);
    }
  },
);

it.each([390, 768, 1280])(
  "invites to the next story right after the text, and shows all else later (%i)",
  async (width) => {
    const { page } = await quietReader({ viewport: { width, height: 900 } });
    await open(page, `${site.url}/post/2026-11-21-morning`);
    // What the server wrote is replaced once its code has come.
    for (const late of [".neighbours", ".mood", ".postcard"]) await alive(page, late);
    const boxOf = async (part: string) => {
      await page.locator(part).first().waitFor();
      return page.locator(part).first().boundingBox();
    };
    const [end, invitation, picture, postcard, mood] = await Promise.all(
      [".story__end", ".neighbours .invites", ".invites .plate", ".postcard", ".mood"].map(boxOf),
    );
    expect(invitation?.y).toBeGreaterThan(end?.y ?? 0);
    expect(postcard?.y).toBeGreaterThan((invitation?.y ?? 0) + (invitation?.height ?? 0));
    expect(picture?.width).toBeGreaterThan(280);
    if (width <= 1080) expect(mood?.y).toBeGreaterThan(invitation?.y ?? 0);
    const words = (await page.locator(".neighbours .next").innerText()).replaceAll("\u00a0", " ");
    for (const part of ["Next story", "Rain on the sill, 2026-11-21-afternoon", "Afternoon 14:00", "Mruk waits"]) {
      expect(words).toContain(part);
    }
  },
);

it("invites from the newest story to the one before", async () => {
  const { page } = await quietReader();
  await open(page, `${site.url}/post/2026-11-21-afternoon`);
  expect(await page.locator(".neighbours .invites").getAttribute("href")).toBe("/post/2026-11-21-morning");
  expect(await page.locator(".neighbours a").count()).toBe(1);
});

it.each([
  ["", "AI-generated: gpt-6.1-sol, gpt-image-2.6-sunburst"],
  ["/pl", "Wygenerowane przez AI: gpt-6.1-sol, gpt-image-2.6-sunburst"],
])("says AI and names the models above the text, on a phone's first screen (%s/)", async (prefix, label) => {
  const { page } = await quietReader({ viewport: { width: 390, height: 844 } });
  await open(page, `${site.url}${prefix}/post/2026-11-21-morning`);
  const line = page.getByText(label);
  const [said, text] = await Promise.all([line.boundingBox(), page.locator(".prose").boundingBox()]);
  expect(said?.y).toBeLessThan(text?.y ?? 0);
});
