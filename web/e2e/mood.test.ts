// The card that says the mood of a story.
import { expect, it } from "vitest";
import { newReader, open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile } from "./site.fixture.ts";

const story = {
  id: "2026-11-21-morning",
  contentEn: "It was quiet and warm, and Mruk slept.\n\nThe moon came over the roofs.",
  contentPl: "Było cicho i ciepło, i Mruk spał.\n\nNad dachy przyszedł księżyc.",
};

/** One story for each mood, with varying numbers of its keywords and so varying intensity. */
const moods = [
  ["2026-11-10-morning", "happy", "Happy", "A smile.", "faint, 33%", 12],
  ["2026-11-11-morning", "sad", "Sad", "A tear, and sorry for it.", "clear, 67%", 16],
  ["2026-11-12-morning", "love", "Love", "A heart, a hug and a purr.", "strong, 100%", 20],
  ["2026-11-13-morning", "excited", "Excited", "He jumped.", "faint, 33%", 12],
  ["2026-11-14-morning", "peaceful", "Peaceful", "Tram number fifteen.", "faint, 30%", 12],
  ["2026-11-15-morning", "adventurous", "Adventurous", "A map of the roofs.", "clear, 67%", 16],
  ["2026-11-16-morning", "mysterious", "Mysterious", "The moon, a shadow and a secret.", "strong, 100%", 20],
] as const;

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: [
    story,
    { id: "2026-11-20-evening" },
    ...moods.map(([id, , , contentEn]) => ({ id, contentEn, contentPl: "Tramwaj numer piętnaście." })),
  ],
});

it("has a name, an intensity, a colour, an icon and particles of its own for each mood", async () => {
  const { page } = await quietReader();
  const looks: string[][] = [];
  for (const [id, , name, , level, particles] of moods) {
    await open(page, `${site.url}/post/${id}`);
    const card = page.locator(".mood");
    expect(await card.locator(".mood__name").innerText()).toBe(name);
    expect(await card.locator(".mood__level b").innerText()).toBe(level);
    expect(await card.locator("li").allInnerTexts()).toEqual([name]);
    expect(await card.locator(".bits path").count()).toBe(particles);
    looks.push(
      await card.evaluate((element) => [
        getComputedStyle(element.querySelector(".mood__disc") as Element).color,
        element.querySelector(".mood__icon")?.getAttribute("d") ?? "",
        element.querySelector(".bits path")?.getAttribute("d") ?? "",
      ]),
    );
  }
  for (const each of [0, 1, 2]) expect(new Set(looks.map((look) => look[each])).size).toBe(moods.length);
});

it("purrs as high as the mood is strong", async () => {
  const { page } = await newReader();
  const heights: number[] = [];
  for (const id of ["2026-11-10-morning", "2026-11-11-morning", "2026-11-12-morning"]) {
    await open(page, `${site.url}/post/${id}`);
    heights.push((await page.locator(".purr path").boundingBox())?.height ?? 0);
  }
  expect(new Set(heights).size).toBe(3);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});

it("moves, but stands still for readers who prefer reduced motion", async () => {
  const openWith = async (reducedMotion: "reduce" | "no-preference") => {
    const { page } = await newReader({ reducedMotion });
    await open(page, `${site.url}/post/${story.id}`);
    expect(await page.locator(".bits path").count()).toBe(20);
    return () => page.locator(".mood").evaluate((card) => card.getAnimations({ subtree: true }).length);
  };
  // The code of the card comes after the page's and puts another card in the place of the written one.
  await expect.poll(await openWith("no-preference")).toBe(4);
  await expect.poll(await openWith("reduce")).toBe(0);
});

it("keeps its particles away from its text", async () => {
  for (const [width, address] of [
    [320, `/pl/post/${story.id}`],
    [320, "/post/2026-11-15-morning"],
    [1280, "/post/2026-11-15-morning"],
  ] as const) {
    const { page } = await newReader({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    await open(page, site.url + address);
    const covered = await page.locator(".mood").evaluate((card) => {
      const boxes = (selector: string) =>
        [...card.querySelectorAll(selector)].map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect();
        });
      const particles = [...card.querySelectorAll(".bits path")].map((path) => path.getBoundingClientRect());
      return boxes("h2, .mood__name, .mood__level span, b, li").filter((text) =>
        particles.some(
          (bit) => bit.left < text.right && bit.right > text.left && bit.top < text.bottom && bit.bottom > text.top,
        ),
      ).length;
    });
    expect([width, address, covered]).toEqual([width, address, 0]);
  }
});

it("is the same mood in both languages, named in the one that is shown, and is there without JavaScript", async () => {
  const still = await newReader({ javaScriptEnabled: false });
  await still.page.goto(`${site.url}/pl/post/${story.id}`);
  expect(await still.page.locator(".mood__name").innerText()).toBe("Spokój");
  expect(await still.page.locator(".bits path").count()).toBe(20);
  const { page } = await quietReader();
  await open(page, `${site.url}/post/2026-11-12-morning`);
  expect(await page.locator(".mood__name").innerText()).toBe("Love");
  await page.getByRole("button", { name: /^Language/ }).click();
  await page.getByText("Polski").first().click();
  await expect.poll(() => page.locator(".mood__name").innerText()).toBe("Miłość");
  expect(await page.locator(".mood__level b").innerText()).toMatch(/100%$/);
});

it("never breaks the story when it fails", async () => {
  const { page, complaints } = await newReader();
  await page.addInitScript(() => {
    const { normalize } = String.prototype;
    // The mood's words are the only ones whose form nobody names.
    String.prototype.normalize = function (form?: string) {
      if (form === undefined) throw new Error("no mood today");
      return normalize.call(this, form);
    };
  });
  await open(page, `${site.url}/post/${story.id}`);
  await expect.poll(() => page.locator(".mood").count()).toBe(0);
  expect(await page.locator(".prose p").count()).toBe(2);
  await page.locator(".neighbours .previous").click();
  await page.waitForURL("**/post/2026-11-20-evening");
  await page.locator(".prose p").first().waitFor();
  expect(complaints.join()).toContain("no mood today");
});
