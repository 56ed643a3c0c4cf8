// The specification's "Single story", part by part, on the built site.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { alive, holdBack, newReader, open, ownClock, quietReader } from "./browser.ts";
import { movableClock, openSite, siteOfFile } from "./site.fixture.ts";

const youtubeLink = "https://www.youtube.com/shorts/mruk1";
const story = {
  id: "2026-11-21-morning",
  titleEn: "The Tram That Lived in the Radiator",
  titlePl: "Tramwaj, który mieszkał w kaloryferze",
  contentEn: "It was quiet and warm, and Mruk slept.\n\nThe moon came over the roofs.",
  contentPl: "Było cicho i ciepło, i Mruk spał.\n\nNad dachy przyszedł księżyc.",
  category: "Daily Life",
  videoUrl: "/media/2026-11-21-morning.mp4",
  youtube: [
    {
      language: "en",
      url: youtubeLink,
      videoId: "mruk1",
      uploadedAt: "2026-11-21T08:00:00+01:00",
      privacy: "public",
    },
  ],
  madeBy: { storyteller: "house", illustrator: "house" },
};

const fileOf = (hash: string) => `2026-11-21-afternoon-${hash.repeat(16)}.mp4`;
/** A story whose film speaks. */
const spoken = {
  id: "2026-11-21-afternoon",
  videoUrl: `/media/${fileOf("0")}`,
  madeBy: {
    film: {
      maker: "house",
      seconds: 14,
      spoken: [
        { language: "en", url: `/media/${fileOf("1")}`, captions: ["3.2 6 It rained."] },
        { language: "pl", url: `/media/${fileOf("2")}`, captions: ["3.2 5 Padało."] },
      ].map((film) => ({ ...film, of: fileOf("0"), narrator: "house", voice: "espeak-ng/gmw/en" })),
    },
  },
};

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: [story, { id: "2026-11-20-evening", videoUrl: "https://films.example/watch/mruk" }, spoken],
});

describe.each([
  {
    prefix: "",
    back: "Back to Home",
    home: "/",
    slot: "Morning 08:00",
    category: "Daily Life",
    date: "November 21, 2026",
    title: story.titleEn,
    watch: "Watch the video (opens in a new tab)",
    mood: "Mood of this story",
    moodSays: ["Peaceful", "strong, 100%", "Peaceful", "Adventurous", "Mysterious"],
    text: ["It was quiet and warm, and Mruk slept.", "The moon came over the roofs."],
    neighbours: ["Rain on the sill, 2026-11-21-afternoon", "Rain on the sill, 2026-11-20-evening"],
    made: "Written and drawn by a computer program",
  },
  {
    prefix: "/pl",
    back: "Wróć na stronę główną",
    home: "/pl/",
    slot: "Poranek 08:00",
    category: "Codzienne Życie",
    date: "21 listopada 2026",
    title: story.titlePl,
    watch: "Obejrzyj film (otwiera się w nowej karcie)",
    mood: "Nastrój tej historii",
    moodSays: ["Spokój", "silne, 100%", "Spokój", "Przygoda", "Tajemnica"],
    text: ["Było cicho i ciepło, i Mruk spał.", "Nad dachy przyszedł księżyc."],
    neighbours: ["Deszcz na parapecie, 2026-11-21-afternoon", "Deszcz na parapecie, 2026-11-20-evening"],
    made: "Napisane i narysowane przez program komputerowy",
  },
])("a single story under “$prefix/”", (expected) => {
  it.each(["light", "dark"] as const)("has every part of the specification's list (%s)", async (colorScheme) => {
    const { page } = await quietReader({ colorScheme });
    await open(page, `${site.url}${expected.prefix}/post/${story.id}`);
    const main = page.locator("main");
    // Back link to home; hero image; time-slot badge; category badge; publish date; title.
    expect(await main.getByRole("link", { name: expected.back }).getAttribute("href")).toBe(expected.home);
    const picture = main.locator(".story__hero img");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    expect(await main.locator(".story__hero .slot").innerText()).toBe(expected.slot);
    expect(await main.locator(".story__hero .cat-tag").innerText()).toBe(expected.category);
    expect(await main.locator(".story__hero time").innerText()).toBe(expected.date);
    expect(plain(await main.getByRole("heading", { level: 1 }).innerText())).toBe(expected.title);
    // Like button with count, large in the head and small at the end; optional video link.
    const likes = main.locator("button[aria-pressed=false]");
    expect(await likes.allInnerTexts()).toEqual(["", ""]);
    const [large, small] = await Promise.all([likes.first().boundingBox(), likes.last().boundingBox()]);
    expect(large?.width).toBeGreaterThan(small?.width ?? 0);
    const video = main.getByRole("link", { name: expected.watch });
    expect(await attributesOf(video, "href", "target", "rel")).toEqual([youtubeLink, "_blank", "noopener"]);
    // Mood analysis card; full story text.
    const mood = main.getByRole("region", { name: expected.mood });
    expect(await mood.locator(".mood__name, b, li").allInnerTexts()).toEqual(expected.moodSays);
    expect((await main.locator(".prose p").allInnerTexts()).map(plain)).toEqual(expected.text);
    // Next and previous story, the newsletter's postcard, and who made all this.
    expect(await main.locator(".neighbours strong").allInnerTexts()).toEqual(expected.neighbours.map(unbroken));
    expect(await main.locator(".story__body input[type=email]").count()).toBe(1);
    expect(plain(await main.locator(".made-by").innerText())).toContain(expected.made);
  });
});

/** The text without the no-break spaces of typesetting. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const unbroken = (text: string) => expect.stringMatching(new RegExp(`^${text.replaceAll(" ", "\\s")}$`));

const attributesOf = (element: ReturnType<Page["locator"]>, ...names: string[]) =>
  Promise.all(names.map((name) => element.getAttribute(name)));

it("keeps the parts whose code comes late on the page while it loads", async () => {
  const { page } = await quietReader();
  const letGo = await holdBack(page, /\/assets\/(neighbours|mood-card|signup)-/);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (!document.getElementById("state")) return;
      const isWhole = [".neighbours", ".mood", ".postcard"].every((part) => document.querySelector(part));
      if (!isWhole) console.error("A part was taken off the page.");
    }).observe(document, { childList: true, subtree: true });
  });
  const asked = page.waitForRequest(/\/assets\/neighbours-/);
  await open(page, `${site.url}/post/${story.id}`);
  await asked;
  letGo();
  for (const late of [".neighbours", ".mood", ".postcard"]) await alive(page, late);
});

it("leaves a form that somebody is filling in as it is when its code comes, and sends it as without scripts", async () => {
  const { page } = await quietReader();
  const letGo = await holdBack(page, /\/assets\/signup-/);
  const code = page.waitForResponse(/\/assets\/signup-/);
  await open(page, `${site.url}/post/${story.id}`);
  await page.getByRole("textbox", { name: "Email" }).fill("ola@example.org");
  letGo();
  await page.evaluate(`import("${(await code).url()}")`);
  expect(await page.getByRole("textbox", { name: "Email" }).inputValue()).toBe("ola@example.org");
  await page.locator(".postcard button").click();
  await page.waitForURL("**/newsletter");
});

it("a click on the video link is counted by the server, and the video opens in a new tab", async () => {
  const { page } = await quietReader();
  await page.context().route("https://www.youtube.com/**", (route) => route.fulfill({ body: "A video." }));
  await open(page, `${site.url}/post/${story.id}`);
  const [clickRequest, tab] = await Promise.all([
    page.waitForRequest("**/api/stats/post-click"),
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Watch the video" }).click(),
  ]);
  expect(clickRequest.postDataJSON()).toEqual({ postId: story.id, clickType: "youtube" });
  expect(tab.url()).toBe(youtubeLink);
  expect(new URL(page.url()).pathname).toBe(`/post/${story.id}`);
});

it("the video link leads to another video page where there is no YouTube link, and is not there without a video", async () => {
  const { page } = await newReader();
  const video = page.getByRole("link", { name: "Watch the video" });
  await open(page, `${site.url}/post/2026-11-20-evening`);
  expect(await video.getAttribute("href")).toBe("https://films.example/watch/mruk");
  await open(page, `${site.url}/post/2026-11-21-afternoon`);
  expect(await video.count()).toBe(0);
});

it.each([390, 1280])("shows skeletons while loading, in the place of what will be there (%i)", async (width) => {
  const { page } = await quietReader({ viewport: { width, height: 900 } });
  const release = await holdBack(page, `**/api/posts/${story.id}`);
  await open(page, site.url);
  await page.locator(`#today a[href="/post/${story.id}"]`).click();
  await page.locator(".story__hero .plate.sk").waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => true));
  expect(await page.getByRole("status").allInnerTexts()).toContain("Loading…");
  const places = async () =>
    Promise.all(
      [".story__hero .plate", ".rail :is(.sk--mood, .mood)", ".story__text"].map(async (part) => {
        const box = await page.locator(part).first().boundingBox();
        return [part, Math.round(box?.x ?? -1), Math.round(box?.width ?? -1)];
      }),
    );
  const before = await places();
  const top = (await page.locator(".story__hero .plate").boundingBox())?.y;
  release();
  await page.locator(".prose p").first().waitFor();
  expect(await places()).toEqual(before);
  if (width < 760) expect((await page.locator(".story__hero .plate").boundingBox())?.y).toBe(top);
});

it("has a title from the start, also while it loads", async () => {
  const { page } = await quietReader();
  const release = await holdBack(page, `**/api/posts/${story.id}`);
  await open(page, site.url);
  await page.locator(`#today a[href="/post/${story.id}"]`).click();
  await page.locator(".story__hero .plate.sk").waitFor();
  expect(await page.title()).toBe("Loading… | Mruk");
  release();
  await expect.poll(() => page.title()).toBe(`${story.titleEn} | Mruk`);
});

it.each([
  [500, "the story cannot be loaded"],
  [404, "there is no such story"],
])("shows a generic error with a back link on %i, when %s", async (status) => {
  const { page } = await newReader();
  await page.route(`**/api/posts/${story.id}`, (route) => route.fulfill({ status, json: { error: "No." } }));
  await open(page, site.url);
  await page.locator(`#today a[href="/post/${story.id}"]`).click();
  await page.getByRole("heading", { level: 1, name: "Something went wrong. Please try again." }).waitFor();
  await page.locator(".state").getByRole("link", { name: "Back to Home" }).click();
  await page.locator("#hero").waitFor();
});

it("says when the next story is out, and shows it by itself once it is", async () => {
  const clock = movableClock("2026-11-21T13:59:00+01:00");
  const running = await openSite({ clock, stories: [{ id: "2026-11-21-morning" }, { id: "2026-11-21-afternoon" }] });
  const { page } = await quietReader();
  await ownClock(page);
  await open(page, `${running.url}/post/2026-11-21-morning`);
  const end = page.locator(".story__end p").first();
  expect(await end.innerText()).toBe("The end of the morning story. The next one is out at 14:00.");
  clock.moveTo("2026-11-21T14:00:00+01:00");
  await page.clock.fastForward("01:00");
  await page.locator('.neighbours .next[href="/post/2026-11-21-afternoon"]').waitFor();
  expect(await end.innerText()).toBe("The end of the morning story.");
});

it("is operable by keyboard alone, in the order in which it is read", async () => {
  const { page } = await newReader();
  await open(page, `${site.url}/post/${story.id}`);
  await page.locator("main").focus();
  const stops = [
    "film",
    "back",
    "sides",
    "listen",
    "like--large",
    "like--small",
    "input",
    "btn",
    "previous",
    "next",
    "date",
    "postcard",
  ];
  const reached: string[] = [];
  while (reached.at(-2) !== "input") {
    await page.keyboard.press("Tab");
    const classes = await page.evaluate(
      () => document.activeElement?.className || document.activeElement?.closest(".date, .postcard")?.className || "",
    );
    const stop = stops.find((each) => classes.includes(each)) ?? classes;
    // A film's own controls are some further tab stops, in a number that depends on the browser.
    if (stop !== "film" || reached.at(-1) !== "film") reached.push(stop);
  }
  expect(reached).toEqual([
    ...["back", "slot", "cat-tag", "date", "like--large", "btn", "listen", "sides", "btn", "like--small"],
    ...["next", "previous", "film", "postcard", "input", "btn"],
  ]);
});

it("leaves only the story on paper", async () => {
  const { page } = await newReader();
  await open(page, `${site.url}/post/${story.id}`);
  await page.emulateMedia({ media: "print" });
  for (const part of [".prose", ".story__hero img", "h1", ".made-by"]) {
    expect([part, await page.locator(part).first().isVisible()]).toEqual([part, true]);
  }
  for (const part of [".header", ".footer", ".film", ".mood", ".like", ".neighbours", ".story__body input"]) {
    const shown = await page
      .locator(part)
      .evaluateAll((found) => found.filter((each) => each.checkVisibility()).length);
    expect([part, shown]).toEqual([part, 0]);
  }
});

it.each([
  ["", "1", "00:00:03.200 --> 00:00:06.000\nIt rained."],
  ["/pl", "2", "00:00:03.200 --> 00:00:05.000\nPadało."],
])(
  "a film that speaks is the one in the page's language, with captions by its words (%s)",
  async (prefix, film, caption) => {
    const { page } = await quietReader();
    await open(page, `${site.url}${prefix}/post/${spoken.id}`);
    const video = page.locator("video.film");
    expect(await video.getAttribute("src")).toBe(`/media/${fileOf(film)}`);
    const track = await video.locator("track[default]").getAttribute("src");
    const captions = await (await fetch(site.url + track)).text();
    expect(captions).toContain(caption);
    expect(captions).toContain(prefix === "" ? "Read aloud by a machine." : "Czyta maszyna.");
  },
);
