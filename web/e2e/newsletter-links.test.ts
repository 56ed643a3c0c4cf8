// The newsletter's mails, and the pages behind their links.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import PostalMime from "postal-mime";
import { expect, it, vi } from "vitest";
import { typeset } from "#api/language/typeset.ts";
import { linkTo } from "#api/newsletter/letter/letter-links.ts";
import { previewToken } from "#api/newsletter/letter/letter-preview.ts";
import { obstacles, obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { newReader, open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile } from "./site.fixture.ts";

const clock = movableClock("2026-11-21T15:42:00+01:00");
// Wider than a telephone, unless it is broken.
const longWord = "Konstantynopolitańczykowianeczkowatość".repeat(2);
const site = siteOfFile({ clock, stories: [{ id: "2026-11-21-morning", excerptPl: `Mruk mówi: ${longWord}.` }] });

const patience = { timeout: 60_000 };

/** The latest mail to an address, as a mail program shows it. */
async function mailTo(email: string) {
  return vi.waitFor(async () => {
    const outbox = join(site.dataDir, "outbox");
    const names = (await readdir(outbox)).filter((name) => name.endsWith(".eml")).sort();
    const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
    const mail = mails.findLast(({ to }) => to?.[0]?.address === email);
    if (!mail) throw new Error(`no mail to ${email}`);
    const linkTo = (page: string) => mail.text?.match(new RegExp(`http://\\S+/newsletter/${page}\\?\\S+`))?.[0] ?? "";
    return { ...mail, confirm: linkTo("confirm"), unsubscribe: linkTo("unsubscribe") };
  }, patience);
}

/** Text without the no-break spaces of Polish typography. */
const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ").replaceAll("\n", " ");
const typesetIn = (language: "en" | "pl") => (text: string) => typeset(text, language);

/** Signs an address up over HTTP, for tests of later steps. */
async function signUp(email: string, language: "en" | "pl" = "en") {
  const response = await fetch(`${site.url}/api/newsletter/subscribe`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, language }),
  });
  expect(response.status).toBe(201);
  return mailTo(email);
}

/** The stored subscriber of an address, by its id. */
async function kept(email: string) {
  const { newsletter } = site.services.state;
  await newsletter.fresh();
  return Object.entries(newsletter.read().subscribers).find(([, reader]) => reader.email === email);
}

/** The link to the preferences page in a subscriber's letter. */
async function preferencesOf(email: string, language: "en" | "pl" = "en") {
  const [id = ""] = (await kept(email)) ?? [];
  return linkTo("preferences", { id, language, origin: site.url }, site.services.signer);
}

const post = (address: string, init: RequestInit = {}) => fetch(address, { method: "POST", ...init });

const card = (page: Page) => page.locator(".postcard");

async function send(page: Page, email: string) {
  await card(page).getByRole("textbox").fill(email);
  await card(page).getByRole("button").click();
}

it("leads from the postcard by way of the mail to the confirmed page and out again, without scripts", async () => {
  for (const [language, home, locale] of [
    ["en", "/", "en-GB"],
    ["pl", "/pl", "pl-PL"],
  ] as const) {
    const english = language === "en";
    const email = `journey-${language}@example.org`;
    const scripted = await newReader({ locale });
    await open(scripted.page, site.url + home);
    await send(scripted.page, email);
    await scripted.page.getByText(english ? "Successfully subscribed!" : "Gotowe, adres zapisany!").waitFor();
    expect(scripted.complaints).toEqual([]);

    const mail = await mailTo(email);
    expect(mail.subject).toBe(english ? "May Mruk write to you?" : "Czy Mruk może do Ciebie pisać?");
    expect(new URL(mail.confirm).pathname).toBe(`${english ? "" : "/pl"}/newsletter/confirm`);

    const { page, complaints } = await newReader({ locale, javaScriptEnabled: false });
    const heading = () => page.getByRole("heading", { level: 1 }).textContent();
    const confirmed = await page.goto(mail.confirm);
    expect(confirmed?.status()).toBe(200);
    expect(await heading()).toBe(english ? "Mruk will write to you" : "Mruk będzie do Ciebie pisać");

    await page.goto(mail.unsubscribe);
    expect(await heading()).toBe(english ? "Shall Mruk stop writing?" : "Czy Mruk ma przestać pisać?");
    await page.getByRole("button", { name: english ? "Unsubscribe" : "Wypisz mnie" }).click();
    expect(await heading()).toBe(english ? "Mruk writes no more" : "Mruk już nie napisze");
    // Former subscribers can sign up again.
    await signUp(email, language);
    expect(complaints).toEqual([]);
  }
});

it.each([
  {
    locale: "en-GB",
    home: "/",
    at: "/newsletter",
    field: "Email address",
    press: "Subscribe",
    fault: "Please write the address like this: you@example.com",
    success: "Successfully subscribed!",
    duplicate: "Email already subscribed!",
    weekly: ["Rather once a week?", "How often", "Once a week, on Sunday"],
    confirmed: "every Sunday at eight",
  },
  {
    locale: "pl-PL",
    home: "/pl",
    at: "/pl/newsletter",
    field: "Adres e-mail",
    press: "Zapisz się",
    fault: "Wpisz adres w takiej postaci: ty@example.com",
    success: "Gotowe, adres zapisany!",
    duplicate: "Ten adres jest już zapisany!",
    weekly: ["Wolisz raz w tygodniu?", "Jak często", "Raz w tygodniu, w niedzielę"],
    confirmed: "w każdą niedzielę o ósmej",
  },
])("signs up without scripts in $locale, daily from any page and weekly on the letter's own", async (texts) => {
  const { page, complaints } = await newReader({ locale: texts.locale, javaScriptEnabled: false });
  const fill = async (email: string) => {
    await page.getByLabel(texts.field).fill(email);
    await page.getByRole("button", { name: texts.press }).click();
    await page.waitForURL(site.url + texts.at);
  };
  const said = () => card(page).getByRole("status").textContent();
  const daily = `daily-${texts.locale}@example.org`.toLowerCase();
  await page.goto(site.url + texts.home);
  await fill("reader@");
  expect(plain(await card(page).getByRole("alert").textContent())).toBe(texts.fault);
  const input = page.getByLabel(texts.field);
  expect([await input.inputValue(), await input.getAttribute("aria-invalid")]).toEqual(["reader@", "true"]);
  expect(await page.locator(`[id="${await input.getAttribute("aria-describedby")}"]`).textContent()).toBeTruthy();
  await fill(daily);
  expect(await said()).toContain(texts.success);
  const language = texts.home === "/" ? "en" : "pl";
  expect((await kept(daily))?.[1]).toMatchObject({ email: daily, language });
  expect((await kept(daily))?.[1].frequency).toBeUndefined();
  await page.goto(`${site.url}${texts.home === "/" ? "" : "/pl"}/post/2026-11-21-morning`);
  await fill(daily);
  expect(await said()).toContain(texts.duplicate);

  await page.goto(site.url + texts.home);
  const [link = "", label = "", option = ""] = texts.weekly.map(typesetIn(language));
  await page.getByRole("link", { name: link }).click();
  await page.waitForURL(site.url + texts.at);
  await page.getByLabel(label).selectOption(option);
  const weekly = `weekly-${texts.locale}@example.org`.toLowerCase();
  await fill(weekly);
  expect(await said()).toContain(texts.success);
  expect(await page.getByLabel(label).inputValue()).toBe("weekly");
  expect((await kept(weekly))?.[1]).toMatchObject({ language, frequency: "weekly" });
  const mail = await mailTo(weekly);
  expect(plain(mail.text)).toContain(texts.confirmed);
  await page.goto(mail.confirm);
  expect(plain(await page.locator("main").textContent())).toContain(
    language === "pl" ? "w każdą niedzielę" : "every Sunday",
  );
  // The refused forms, of which browsers tell on their consoles.
  expect(complaints.filter((complaint) => !/422|409/.test(complaint))).toEqual([]);
});

it("takes a form without scripts by the rules of the endpoint: from this site only, and nothing from programs", async () => {
  const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    post(`${site.url}/newsletter`, { body: new URLSearchParams(fields), headers });
  const trapped = await form({ email: "trapped@example.org", website: "http://spam.example" });
  expect([trapped.status, trapped.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await trapped.text()).toContain("Successfully subscribed!");
  const foreign = await form({ email: "foreign@example.org" }, { Origin: "https://evil.example" });
  expect(foreign.status).toBe(403);
  expect(await foreign.text()).toContain("Failed to subscribe. Please try again.");
  for (const fields of [
    {},
    { email: "a@example.org\nBcc: b@example.org" },
    { email: "odd@example.org", frequency: "hourly" },
  ]) {
    expect((await form(fields)).status).toBe(422);
  }
  const hostile = await form({ email: '"><script>alert(1)</script>' });
  expect(await hostile.text()).not.toContain("<script>alert(1)");
  expect((await form({ email: `${"x".repeat(3000)}@example.org` })).status).toBe(413);
  for (const email of ["trapped", "foreign", "odd"]) expect(await kept(`${email}@example.org`)).toBeUndefined();
  const read = await fetch(`${site.url}/newsletter`);
  expect([read.status, read.headers.get("allow")]).toEqual([200, null]);
  expect(await read.text()).toContain('<meta name="robots" content="noindex"/>');
});

it("changes nothing when a mail scanner follows the unsubscribe link, and does what one click asks (RFC 8058)", async () => {
  const { unsubscribe, headers } = await signUp("one-click@example.org");
  const header = (name: string) => headers.find(({ key }) => key === name)?.value;
  expect(header("list-unsubscribe")).toBe(`<${unsubscribe}>`);
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  for (let times = 0; times < 2; times++) {
    expect(await (await fetch(unsubscribe)).text()).toContain("Shall Mruk stop writing?");
  }
  // A mail program sends no cookies and any origin.
  const headersOfAnother = { Origin: "https://mail.example", "Content-Type": "application/x-www-form-urlencoded" };
  const done = await post(unsubscribe, { headers: headersOfAnother, body: "List-Unsubscribe=One-Click" });
  expect(done.status).toBe(200);
  expect(await done.text()).toContain("Mruk writes no more");
  expect((await post(unsubscribe)).status).toBe(200);
  expect(await (await fetch(unsubscribe)).text()).toContain("Mruk writes no more");
});

it("lets readers choose how often their letter comes, and its language, and leave, without scripts; looking changes nothing", async () => {
  const email = "wishes@example.org";
  const { confirm } = await signUp(email);
  await fetch(confirm);
  const link = await preferencesOf(email);
  for (let times = 0; times < 2; times++) await fetch(link);
  expect((await kept(email))?.[1].language).toBe("en");

  const { page } = await quietReader({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(link);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Your letter from Mruk");
  expect(await page.getByLabel("Language of the letter").inputValue()).toBe("en");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await page.getByLabel("How often").inputValue()).toBe("daily");
  await page.getByLabel("How often").selectOption("Once a week, on Sunday");
  await page.getByLabel("Language of the letter").selectOption("Polski");
  await page.getByRole("button", { name: "Save" }).click();
  expect(await page.locator("main").getByRole("status").textContent()).toBe("Saved. It applies from the next letter.");
  expect(await page.getByLabel("Language of the letter").inputValue()).toBe("pl");
  expect(await page.getByLabel("How often").inputValue()).toBe("weekly");
  const weekly = { language: "pl", frequency: "weekly", confirmedAt: expect.any(String) };
  expect((await kept(email))?.[1]).toMatchObject(weekly);
  // A form of an older page says nothing about it.
  expect((await post(link, { body: new URLSearchParams({ language: "pl" }) })).status).toBe(200);
  expect((await kept(email))?.[1]).toMatchObject(weekly);

  await page.goto(await preferencesOf(email, "pl"));
  expect(await page.getByLabel("Język listu").inputValue()).toBe("pl");
  await page.getByLabel("Jak często").selectOption("Codziennie rano");
  await page.getByRole("button", { name: "Zapisz" }).click();
  expect((await kept(email))?.[1].frequency).toBeUndefined();
  await page.getByRole("link", { name: "Wypisz mnie" }).click();
  await page.getByRole("button", { name: "Wypisz mnie" }).click();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Mruk już nie napisze");
  expect(await kept(email)).toBeUndefined();
  // Links of older letters still work.
  const gone = await page.goto(link);
  expect([gone?.status(), await page.getByRole("heading", { level: 1 }).textContent()]).toEqual([
    200,
    "Mruk writes no more",
  ]);
});

it("changes no preference for a form with unknown values, nor for an unknown link", async () => {
  const email = "odd@example.org";
  const { unsubscribe } = await signUp(email);
  const link = await preferencesOf(email);
  for (const body of [
    "",
    "language=de",
    "language[]=pl",
    "language=",
    "language=pl&frequency=monthly",
    '{"language":"pl"}',
    "\u0000",
  ]) {
    const refused = await post(link, { body });
    expect([body, refused.status]).toEqual([body, 422]);
    expect(await refused.text()).toContain("Something went wrong. Please try again.");
  }
  expect((await post(link, { body: `language=pl&${"x".repeat(2000)}` })).status).toBe(413);
  const token = new URL(unsubscribe).searchParams.get("token");
  for (const query of ["", "?token=x.y", `?token=${token}`, new URL(`${link}x`).search]) {
    const address = `${site.url}/newsletter/preferences${query}`;
    expect([query, (await fetch(address)).status]).toEqual([query, 404]);
    expect((await post(address, { body: new URLSearchParams({ language: "pl" }) })).status).toBe(404);
  }
  expect((await kept(email))?.[1].language).toBe("en");
});

it("answers 404 to a link with an unknown token, and shows how to sign up again", async () => {
  const { confirm } = await signUp("links@example.org");
  const token = new URL(confirm).searchParams.get("token");
  for (const query of ["", "?token=", "?token=x.y", `?token=${token}x`, `?token=${token}&token=${token}`]) {
    expect((await fetch(`${site.url}/newsletter/confirm${query}`)).status).toBe(404);
    expect((await fetch(`${site.url}/newsletter/unsubscribe${query}`)).status).toBe(404);
    expect((await post(`${site.url}/newsletter/unsubscribe${query}`)).status).toBe(404);
  }

  const { page } = await newReader();
  await open(page, `${site.url}/newsletter/confirm?token=x.y`);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("This link is no longer valid");
  await send(page, "again@example.org");
  await page.getByText("Successfully subscribed!").waitFor();
});

it("keeps tokens on the page: not stored, not passed on, not indexed", async () => {
  const { confirm, unsubscribe } = await signUp("secret@example.org");
  for (const address of [confirm, unsubscribe, await preferencesOf("secret@example.org")]) {
    const response = await fetch(address);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const [head = ""] = html.split("</head>");
    expect(head).not.toContain(new URL(address).searchParams.get("token"));
  }
});

it("confirms nobody for a program that asks for the head of the link's page alone", async () => {
  const { confirm } = await signUp("head@example.org");
  expect((await fetch(confirm, { method: "HEAD" })).status).toBe(200);
  const [, reader] = (await kept("head@example.org")) ?? [];
  expect(reader).toMatchObject({ language: "en" });
  expect(reader?.confirmedAt).toBeUndefined();
});

it("takes POST on the unsubscribe page only", async () => {
  const { confirm } = await signUp("methods@example.org");
  const refused = await post(confirm);
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  const asked = await fetch(`${site.url}/newsletter/unsubscribe`, { method: "PUT" });
  expect([asked.status, asked.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
});

it("has no accessibility violations on the pages behind the links, in both themes and languages", async () => {
  const english = await signUp("axe-en@example.org");
  const polish = await signUp("axe-pl@example.org", "pl");
  const addresses = [english, polish].flatMap(({ confirm, unsubscribe }) => [confirm, `${confirm}x`, unsubscribe]);
  addresses.push(
    await preferencesOf("axe-pl@example.org", "pl"),
    `${site.url}/newsletter`,
    `${site.url}/pl/newsletter`,
  );
  const { page } = await newReader({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  for (const address of addresses) {
    await open(page, address);
    expect([address, await obstaclesInBothThemes(page)]).toEqual([address, []]);
  }
});

it("shows the morning letter as the panel frames it: whole on every screen, by day and by night, with and without pictures", async () => {
  const language = "pl";
  const token = previewToken(
    { date: undefined, language, frequency: "daily" },
    { signer: site.services.signer, now: clock.now() },
  );
  for (const [width, colorScheme, held] of [
    [320, "light", false],
    [700, "dark", true],
  ] as const) {
    const { page, complaints } = await newReader({ colorScheme, viewport: { width, height: 900 } });
    if (held) {
      await page.route("**/*.{webp,png}*", (route) => route.fulfill({ status: 404 }));
      // Axe runs in the page, but the preview runs no scripts.
      await page.route("**/newsletter/preview*", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ contentType: "text/html; charset=utf-8", body: await response.text() });
      });
    }
    await page.goto(`${site.url}/newsletter/preview?token=${token}`, { waitUntil: "load" });
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Deszcz na parapecie");
    const seen = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      paper: getComputedStyle(document.body).backgroundColor,
      pictures: [...document.images].map(({ naturalWidth, width, height }) => [naturalWidth > 0, width / height]),
    }));
    expect(seen.width).toBe(width);
    expect(seen.paper).toBe(colorScheme === "dark" ? "rgb(33, 24, 31)" : "rgb(252, 242, 228)");
    // The face at the top, and the story's picture in its place.
    expect(seen.pictures).toEqual([
      [!held, 1],
      [!held, expect.closeTo(1.5, 1)],
    ]);
    // Mail programs provide the landmarks around a letter.
    const ofPages = /^(landmark-one-main|region):/;
    if (held) expect((await obstacles(page)).filter((obstacle) => !ofPages.test(obstacle))).toEqual([]);
    else expect(complaints).toEqual([]);
  }
});
