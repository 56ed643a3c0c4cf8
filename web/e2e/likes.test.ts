// Likes as a reader meets them, and what is counted on the way. Answers of the server are played where a test needs them
// to fail or to wait; the last test asks the real one.
import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newReader, open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 4).map((id) => ({ id })),
});

const id = "2026-11-21-morning";
const like = `**/api/posts/${id}/like`;
const unlike = `**/api/posts/${id}/unlike`;
const todays = (page: Page) => page.locator(`#today .post:has(a[href$="/post/${id}"]) .like`);
const inGallery = (page: Page) => page.locator(`.grid .post:has(a[href$="/post/${id}"]) .like`);

/** Opens the home page with the story in the gallery too, which has today's only where dates are filtered. */
async function openWithGallery(page: Page) {
  await open(page, site.url);
  await page.getByRole("combobox").selectOption("7days");
  await inGallery(page).waitFor();
}

/** The server's answer to a like: the whole post with so many likes. */
async function answerWith(route: Route, likes: number) {
  const post = (await (await fetch(`${site.url}/api/posts/${id}`)).json()) as object;
  await route.fulfill({ json: { ...post, likes } });
}

/** Holds a request until the test continues it. */
function held(): { hold(route: Route): void; release(answer: (route: Route) => Promise<void>): Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<Route>();
  return { hold: resolve, release: async (answer) => answer(await promise) };
}

const look = (page: Page) =>
  todays(page).evaluate((button) => ({
    pressed: button.getAttribute("aria-pressed"),
    disabled: button.getAttribute("aria-disabled"),
    count: button.textContent,
  }));

describe("the like button", () => {
  it("is not liked at first, likes when pressed and takes it back when pressed again", async () => {
    const { page } = await quietReader();
    await page.route(like, (route) => answerWith(route, 5));
    await page.route(unlike, (route) => answerWith(route, 4));
    await open(page, site.url);
    expect(await look(page)).toEqual({ pressed: "false", disabled: "false", count: "" });
    const request = page.waitForRequest(like);
    await todays(page).click();
    const sent = await request;
    expect([sent.method(), sent.headers()["content-type"], sent.postData()]).toEqual([
      "POST",
      "application/json",
      null,
    ]);
    // Visitors need no credentials.
    expect(await sent.headerValue("authorization")).toBeNull();
    await expect.poll(() => look(page)).toEqual({ pressed: "true", disabled: "false", count: "5" });
    const toast = page.getByRole("status").filter({ hasText: "Story liked!" });
    expect(await toast.innerText()).toContain("You liked this cat story");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await todays(page).click();
    await expect.poll(() => look(page)).toEqual({ pressed: "false", disabled: "false", count: "4" });
    // A successful unlike shows no toast.
    expect(await page.getByText("Story liked!").count()).toBe(0);
  });

  it("shows the like before the answer and is disabled while the request is pending, without losing the focus", async () => {
    const { page } = await quietReader();
    const { hold, release } = held();
    let asked = 0;
    await page.route(like, (route) => {
      asked++;
      hold(route);
    });
    await openWithGallery(page);
    await todays(page).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => look(page)).toEqual({ pressed: "true", disabled: "true", count: "1" });
    expect(await todays(page).isDisabled()).toBe(true);
    // The same story's other button shows the same state, and pressing either does nothing now.
    expect(await inGallery(page).isDisabled()).toBe(true);
    await page.keyboard.press("Enter");
    await inGallery(page).dispatchEvent("click");
    await release((route) => answerWith(route, 1));
    await expect.poll(() => look(page)).toEqual({ pressed: "true", disabled: "false", count: "1" });
    expect(asked).toBe(1);
    expect(await todays(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it.each([
    ["en", "Error", "Failed to like story. Please try again."],
    ["pl", "Błąd", "Nie udało się zapisać polubienia. Spróbuj ponownie."],
  ])("takes the like back when it fails and says so in a destructive toast (%s)", async (language, title, text) => {
    const { page } = await newReader();
    const { hold, release } = held();
    await page.route(like, hold);
    await open(page, language === "pl" ? `${site.url}/pl` : site.url);
    await todays(page).click();
    await expect.poll(() => look(page)).toEqual({ pressed: "true", disabled: "true", count: "1" });
    await release((route) => route.fulfill({ status: 503, json: { error: "down" } }));
    await expect.poll(() => look(page)).toEqual({ pressed: "false", disabled: "false", count: "" });
    const alert = page.getByRole("alert").filter({ hasText: text.split(" ").at(0) ?? "" });
    expect((await alert.innerText()).split("\n").filter(Boolean)).toEqual([title, text]);
  });

  it("stays liked when an unlike fails, and says so in the same toast", async () => {
    const { page, complaints } = await newReader();
    await page.route(like, (route) => answerWith(route, 5));
    await page.route(unlike, (route) => route.abort());
    await open(page, site.url);
    await todays(page).click();
    await expect.poll(() => look(page)).toEqual({ pressed: "true", disabled: "false", count: "5" });
    const before = complaints.length;
    await todays(page).click();
    await page.getByRole("alert").getByText("Failed to like story. Please try again.").waitFor();
    expect(await look(page)).toEqual({ pressed: "true", disabled: "false", count: "5" });
    // The failure's toast replaces the success's.
    expect(await page.getByText("Story liked!").count()).toBe(0);
    expect(complaints.slice(before).filter((complaint) => complaint.startsWith("uncaught"))).toEqual([]);
  });

  it("fills the heart red, enlarges it and animates it once, only after the press", async () => {
    const { page } = await newReader();
    await page.route(like, (route) => answerWith(route, 1));
    await openWithGallery(page);
    const heart = todays(page).locator("svg");
    // Records every heart whose animation starts, anywhere on the page.
    const begun = await page.evaluateHandle(() => {
      const begun: EventTarget[] = [];
      document.addEventListener("animationstart", (event) => {
        if (event.animationName === "beat" && event.target) begun.push(event.target);
      });
      return begun;
    });
    expect(await begun.evaluate((hearts) => hearts.length)).toBe(0);
    await todays(page).click();
    await expect.poll(() => begun.evaluate((hearts) => hearts.length)).toBe(1);
    await expect.poll(() => todays(page).getAttribute("class")).not.toContain("beating");
    const { fill, transform, collar } = await heart.evaluate((element) => {
      const style = getComputedStyle(element);
      const probe = document.createElement("i");
      probe.style.color = "var(--collar)";
      element.after(probe);
      const collar = getComputedStyle(probe).color;
      probe.remove();
      return { fill: style.fill, transform: style.transform, collar };
    });
    expect([fill, transform]).toEqual([collar, "matrix(1.16, 0, 0, 1.16, 0, 0)"]);
    // The gallery's heart of the same story is red too, but nobody pressed that one.
    expect(await inGallery(page).getAttribute("aria-pressed")).toBe("true");
    expect(await begun.evaluate((hearts) => hearts.length)).toBe(1);
  });

  it("keeps still for readers who ask for less motion", async () => {
    const { page } = await newReader({ reducedMotion: "reduce" });
    await page.route(like, (route) => answerWith(route, 1));
    await open(page, site.url);
    await todays(page).click();
    await expect.poll(() => look(page)).toEqual({ pressed: "true", disabled: "false", count: "1" });
    const running = await page.evaluate(
      () => document.getAnimations().filter((each) => "animationName" in each).length,
    );
    expect(running).toBe(0);
  });

  it("puts the returned post into every list and the single story, without asking for them again", async () => {
    const { page } = await quietReader();
    await page.route(like, (route) => answerWith(route, 41));
    await openWithGallery(page);
    await todays(page).click();
    for (const button of [todays(page), inGallery(page)]) await expect.poll(() => button.innerText()).toBe("41");
    expect(await page.locator(`.rank li:has(a[href$="/post/${id}"]) .likes`).innerText()).toBe("41 likes");
    const reads: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "GET" && request.url().includes(`/api/posts/${id}`)) reads.push(request.url());
    });
    await page.locator(`#today a[href$="/post/${id}"]`).click();
    await page.locator(".prose p").first().waitFor();
    expect(reads.filter((address) => !address.endsWith("/neighbours"))).toEqual([]);
    // A reader who liked it on the home page meets the red heart here, large in the head and small at the end.
    const [head, end] = [page.locator(".like--large"), page.locator(".like--small")];
    for (const button of [head, end]) {
      expect([await button.innerText(), await button.getAttribute("aria-pressed")]).toEqual(["41", "true"]);
    }
    // Nobody is asked for them after a reload either.
    await page.reload();
    expect(await head.getAttribute("aria-pressed")).toBe("true");
  });

  it("is named by its story and its count, and is big enough for a finger", async () => {
    const { page } = await newReader({ viewport: { width: 390, height: 844 } });
    await open(page, `${site.url}/pl`);
    expect(await todays(page).getAttribute("aria-label")).toMatch(/^Polub: .+, 0\spolubień$/);
    const { width, height } = (await todays(page).boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
});

describe("the real server", () => {
  it("counts a like once, and gives it back", async () => {
    const { page } = await quietReader();
    await open(page, `${site.url}/post/${id}`);
    const likes = async () => ((await (await fetch(`${site.url}/api/posts/${id}`)).json()) as { likes: number }).likes;
    const button = page.locator(".like--large");
    await button.click();
    await page.getByText("Story liked!").waitFor();
    expect([await likes(), await button.innerText()]).toEqual([1, "1"]);
    // Where the browser has forgotten the heart, its like counts once all the same.
    await page.evaluate(() => localStorage.removeItem("likes"));
    await open(page, `${site.url}/post/${id}`);
    expect(await button.innerText()).toBe("1");
    await button.click();
    await page.getByText("Story liked!").waitFor();
    expect([await likes(), await button.innerText()]).toEqual([1, "1"]);
    await button.click();
    await expect.poll(() => button.innerText()).toBe("");
    await expect.poll(likes).toBe(0);
  });
});

describe("what is counted", () => {
  type Counted = [path: string, body: unknown];
  /** The requests of this page to the statistics. */
  const listen = (page: Page) => {
    const counted: Counted[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/stats/")) counted.push([pathname, request.postDataJSON()]);
    });
    return counted;
  };
  const view = (page: string, postId: string | null): Counted => ["/api/stats/page-view", { page, postId }];

  it("is each page once when it is opened, and a click on a card that leads on to a story", async () => {
    const { page } = await quietReader();
    const counted = listen(page);
    await open(page, `${site.url}/?token=secret`);
    await expect.poll(() => counted).toEqual([view("/", null)]);
    // A section of the same page is not another page.
    await page.locator(".nav").getByText("Gallery").click();
    await page.locator(`#today a[href$="/post/${id}"]`).click();
    await page.locator(".prose p").first().waitFor();
    await page.goBack();
    await page.locator("#hero").waitFor();
    const read = ["/api/stats/post-click", { postId: id, clickType: "read-more" }];
    await expect.poll(() => counted).toEqual([view("/", null), read, view(`/post/${id}`, id), view("/", null)]);
  });

  it("is no page that is not there and no story that is not out", async () => {
    const { page } = await newReader();
    const counted = listen(page);
    await open(page, `${site.url}/nothing-here`);
    await open(page, `${site.url}/post/2026-11-21-evening`);
    await open(page, `${site.url}/about`);
    await expect.poll(() => counted).toEqual([view("/about", null)]);
  });

  it("is a story followed from the hero's picture or from another story's end", async () => {
    const { page } = await quietReader();
    await open(page, site.url);
    const counted = listen(page);
    await page.locator(".hero__art img").click();
    await page.waitForURL("**/post/2026-11-21-afternoon");
    await page.locator(".neighbours .previous").click();
    await page.waitForURL(`**/post/${id}`);
    const read = (postId: string): Counted => ["/api/stats/post-click", { postId, clickType: "read-more" }];
    const afternoon = "2026-11-21-afternoon";
    await expect
      .poll(() => counted.filter(([address]) => address.endsWith("click")))
      .toEqual([read(afternoon), read(id)]);
  });

  it("is only logged when it fails, and keeps nobody from reading", async () => {
    const { page, complaints } = await newReader();
    await page.route("**/api/stats/**", (route) => route.abort());
    await open(page, site.url);
    await page.locator(`#today a[href$="/post/${id}"]`).click();
    await page.locator(".prose p").first().waitFor();
    expect(await page.locator(".toast").count()).toBe(0);
    // Both views and the click are logged.
    await expect.poll(() => complaints.filter((each) => each.startsWith("warning: Not counted:")).length).toBe(3);
  });
});
