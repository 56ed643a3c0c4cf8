// A site whose operator configured neither a contact address nor a video channel.
import { expect, it } from "vitest";
import { obstacles } from "./accessibility.fixture.ts";
import { newReader, open, quietReader } from "./browser.ts";
import { movableClock, openSite, siteOfFile } from "./site.fixture.ts";

const clock = movableClock("2026-11-21T15:42:00+01:00");
const stories = [{ id: "2026-11-21-morning" }];
const site = siteOfFile({ clock, stories });

it.each(["", "/pl"])("names no address and no channel, and leaves no gap in a sentence (%s/)", async (prefix) => {
  const { page } = await quietReader();
  for (const path of ["/", "/contact", "/privacy", "/terms"]) {
    await open(page, site.url + prefix + path);
    const html = await page.content();
    for (const mark of ["mailto:", ".invalid", "youtube.com", "{{"])
      expect([path, html.includes(mark)]).toEqual([path, false]);
    expect(await page.locator("main").innerText()).not.toMatch(/na adres[ \u00a0]*[.,]|write to[ \u00a0]*[.,]|: *\.$/m);
    expect(await page.locator(".footer__grid h2").count()).toBe(2);
    for (const link of await page.locator(".legal nav a").all()) {
      expect(
        await page.locator(`section[aria-labelledby="${(await link.getAttribute("href"))?.slice(1)}"]`).count(),
      ).toBe(1);
    }
  }
  expect(await obstacles(page)).toEqual([]);
});

it("keeps a contact page that makes sense without JavaScript", async () => {
  const { page } = await newReader({ javaScriptEnabled: false });
  await page.goto(`${site.url}/contact`);
  expect(await page.locator(".contact__send p").innerText()).toBe("This form needs JavaScript.");
  expect(await page.locator(".info li").count()).toBe(2);
});

it("is told to the administrator of a public site, and to nobody else", async () => {
  const problemsOf = ({ services }: typeof site) => services.health.problems().map(({ code }) => code);
  expect(problemsOf(site)).toEqual([]);
  const settings = { SITE_URL: "https://mruk.example" };
  const isPublic = await openSite({ clock, stories, settings });
  expect(problemsOf(isPublic)).toEqual(["SETTINGS_MISSING"]);
  const ready = await fetch(`${isPublic.url}/api/health/ready`);
  expect(await ready.text()).not.toContain("SETTINGS_MISSING");
});
