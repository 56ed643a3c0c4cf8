// About, contact, books, privacy and terms: their texts in both languages, and the form that sends nothing.
import { describe, expect, it } from "vitest";
import { obstacles } from "./accessibility.fixture.ts";
import { newReader, open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: [{ id: "2026-11-21-morning" }],
  settings: { CONTACT_EMAIL: "ola@mruk.example" },
});

const html = async (path: string) => {
  const response = await fetch(site.url + path);
  expect(response.status).toBe(200);
  // React marks the borders between texts.
  return (await response.text()).replaceAll("\u00a0", " ").replaceAll("<!-- -->", "");
};

it.each([
  ["/about", "One cat, three times a day"],
  ["/pl/about", "Jeden kot, trzy razy dziennie"],
  ["/contact", "Write to us"],
  ["/pl/contact", "Napisz do nas"],
  ["/books", "Mruk in book form"],
  ["/pl/ksiazki", "Mruk w książkach"],
  ["/privacy", "Privacy Policy"],
  ["/pl/privacy", "Polityka prywatności"],
  ["/terms", "Terms of Service"],
  ["/pl/terms", "Regulamin"],
])("%s is headed and titled '%s'", async (path, title) => {
  const text = await html(path);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).toContain(`<title>${title} | Mruk</title>`);
  expect(text).toContain(`<link rel="canonical" href="${site.url}${path}"/>`);
});

describe("about", () => {
  it.each([
    {
      path: "/about",
      stories: "1,000+",
      features: ["Daily updates", "AI content", "Bilingual", "Community"],
      mission: "Our mission",
      technology: ["Stories", "Pictures", "Mood", "Videos"],
    },
    {
      path: "/pl/about",
      stories: "1000+",
      features: ["Codziennie coś nowego", "Treści tworzone przez AI", "W dwóch językach", "Społeczność"],
      mission: "Nasza misja",
      technology: ["Historie", "Obrazki", "Nastrój", "Filmy"],
    },
  ])("$path shows stats with $stories stories, four features, the mission and technology cards", async (expected) => {
    const { page } = await quietReader();
    await open(page, site.url + expected.path);
    const words = async (selector: string) =>
      (await page.locator(selector).allInnerTexts()).map((text) => text.replaceAll("\u00a0", " "));
    expect(await words(".stats dd")).toEqual([expected.stories, "3", "2", "8:00, 14:00, 20:00"]);
    expect(await words(".feature h3")).toEqual(expected.features);
    expect(await words(".mission h2")).toEqual([expected.mission]);
    expect(await words(".cards h3")).toEqual(expected.technology);
  });
});

describe("contact", () => {
  it("shows where to write and three FAQs that open and close", async () => {
    const { page } = await quietReader();
    await open(page, `${site.url}/contact`);
    expect(await page.locator(".info").getByRole("link", { name: "ola@mruk.example" }).getAttribute("href")).toBe(
      "mailto:ola@mruk.example",
    );
    const questions = page.locator(".faq details");
    expect(await questions.count()).toBe(3);
    const answer = page.getByText("Every day at 8:00, 14:00 and 20:00, Warsaw time.");
    expect(await answer.isVisible()).toBe(false);
    await page.getByText("When do new stories appear?").click();
    await answer.waitFor();
  });

  it("has name, email (email type), subject and message all required by the browser", async () => {
    const { page } = await newReader();
    await open(page, `${site.url}/contact`);
    const form = page.getByRole("form", { name: "Your message" });
    for (const label of ["Name", "Email", "Subject", "Message"]) {
      expect([label, await form.getByLabel(label).evaluate((field: HTMLInputElement) => field.required)]).toEqual([
        label,
        true,
      ]);
    }
    expect(await form.getByLabel("Email").getAttribute("type")).toBe("email");
    await form.getByLabel("Name").fill("Ola");
    await form.getByLabel("Email").fill("no address");
    await form.getByLabel("Subject").fill("A cat");
    await form.getByLabel("Message").fill("Seen on a roof.");
    await form.getByRole("button", { name: "Send message" }).click();
    // The browser focuses the invalid field, and no toast is shown.
    expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("email");
    expect(await form.getByLabel("Name").inputValue()).toBe("Ola");
    expect(await page.getByText("Message Sent").count()).toBe(0);
  });

  it.each([
    ["/contact", "Message Sent", "Thank you for your message. We will get back to you soon!"],
    ["/pl/contact", "Wiadomość wysłana", "Dziękujemy za wiadomość. Wkrótce się odezwiemy!"],
  ])("%s only shows a '%s' toast and clears the form; no network call is made", async (path, title, thanks) => {
    const { page } = await quietReader();
    const counted = page.waitForResponse("**/api/stats/page-view");
    await open(page, site.url + path);
    await counted;
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    const fields = page.locator("main form :is(input, textarea)");
    for (const [index, value] of ["Ola", "ola@example.org", "A cat", "Seen on a roof."].entries()) {
      await fields.nth(index).fill(value);
    }
    await page.locator("main form button").click();
    await page.getByText(title, { exact: true }).waitFor();
    await page.getByText(thanks).waitFor();
    expect(await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))).toEqual([
      "",
      "",
      "",
      "",
    ]);
    // Chunks of other pages may still load, and a first visit detects the language.
    expect(requested.filter((address) => !/^\/assets\/|^\/api\/language\/detect$/.test(address))).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  it("sends nothing anywhere without scripts either, and says so", async () => {
    const { page } = await newReader({ javaScriptEnabled: false });
    await page.goto(`${site.url}/contact`);
    expect(await page.locator("noscript p").innerText()).toBe(
      "This form needs JavaScript. Without it, please write to ola@mruk.example.",
    );
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    const fields = page.locator("main form :is(input, textarea)");
    for (const [index, value] of ["Ola", "ola@example.org", "A cat", "Seen on a roof."].entries()) {
      await fields.nth(index).fill(value);
    }
    await page.getByRole("button", { name: "Send message" }).click();
    // Requests caused by the click come before this response.
    await page.getByRole("link", { name: "Privacy Policy" }).click();
    await page.waitForURL("**/privacy");
    expect(requested.filter((address) => !new URL(address).pathname.startsWith("/assets/"))).toEqual([
      `${site.url}/privacy`,
    ]);
  });
});

describe.each(["privacy", "terms"])("%s", (name) => {
  it.each([
    [`/${name}`, "Last updated:", "August 26, 2025"],
    [`/pl/${name}`, "Ostatnia aktualizacja:", "26 sierpnia 2025"],
  ])("%s is static text, last updated 26 Aug 2025, naming the contact address", async (path, label, date) => {
    const text = await html(path);
    expect(text).toContain(`${label} <time dateTime="2025-08-26">${date}</time>`);
    expect(text).toContain("ola@mruk.example");
    expect(text).not.toContain("{{");
  });

  it("has a table of contents whose every entry leads to a heading, and keeps the place when the language changes", async () => {
    const { page } = await quietReader({ reducedMotion: "reduce" });
    await open(page, `${site.url}/${name}`);
    const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const leads = await contents.evaluateAll((links) =>
      links.map((link) => {
        const heading = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
        return [link.textContent, heading?.tagName === "H2" && heading.textContent];
      }),
    );
    expect(leads.length).toBeGreaterThan(9);
    for (const [entry, heading] of leads) expect(heading).toBe(entry);
    await contents.last().click();
    await page.waitForURL(/#\w+$/);
    const { hash } = new URL(page.url());
    await page.getByRole("button", { name: /Language/ }).click();
    await page.getByRole("menuitemradio", { name: "Polski" }).click();
    await page.getByRole("navigation", { name: "Na tej stronie" }).waitFor();
    expect(new URL(page.url()).hash).toBe(hash);
  });
});

it("leaves navigation, table of contents and footer off the paper", async () => {
  const { page } = await newReader();
  await open(page, `${site.url}/privacy`);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(":is(.header, .legal nav, .footer):visible").count()).toBe(0);
  await page.getByRole("heading", { name: "Your rights" }).waitFor();
});

it.each([
  ["light", 320, "/pl/"],
  ["dark", 1280, "/"],
] as const)("has no accessibility violations: the %s theme at %i pixels under %s", async (colorScheme, width, home) => {
  const viewport = { width, height: 900 };
  const { page } = await quietReader({ colorScheme, reducedMotion: "reduce", viewport });
  for (const path of ["about", "contact", "privacy", "terms"]) {
    await open(page, site.url + home + path);
    expect([path, await obstacles(page)]).toEqual([path, []]);
  }
});
