// The newsletter's signup form and its messages.
import type { Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import { alive, holdBack, newReader, open } from "./browser.ts";
import { movableClock, siteOfFile } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: [{ id: "2026-11-21-morning" }],
});

const card = (page: Page) => page.locator(".postcard");

/** Opens a page and waits for the form's code, which comes after the page's. */
async function openForm(page: Page, address: string) {
  await open(page, address);
  await alive(page, ".postcard");
}

async function send(page: Page, email: string) {
  await card(page).getByRole("textbox").fill(email);
  await card(page).getByRole("button").click();
}

it("keeps what somebody types at the very moment when the form's code arrives", async () => {
  const { page } = await newReader();
  // React's scheduler renders when its own message comes back: held here, so that a render which was asked for waits.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (...given: [unknown]) {
      const send = () => postMessage.apply(this, given);
      if (Object.hasOwn(window, "holds")) held.push(send);
      else send();
    };
    Object.assign(window, { held });
  });
  const letGo = await holdBack(page, /assets\/signup-[^/]*\.js$/);
  await open(page, site.url);
  await page.evaluate(() => Object.assign(window, { holds: true }));
  letGo();
  await page.waitForFunction(() => {
    const form = document.querySelector(".postcard") ?? {};
    return Reflect.get(window, "held").length > 0 || Object.keys(form).some((key) => key.startsWith("__reactFiber"));
  });
  await card(page).getByRole("textbox").fill("early@example.org");
  await page.evaluate(() => {
    Reflect.deleteProperty(window, "holds");
    for (const send of Reflect.get(window, "held")) send();
  });
  await card(page).getByRole("button").click();
  await page.getByText("Successfully subscribed!").waitFor();
});

it("signs up by the keyboard alone: busy, 'Successfully subscribed!', and a second time 'Email already subscribed!'", async () => {
  const { page, complaints } = await newReader();
  await openForm(page, site.url);
  const held: Route[] = [];
  await page.route("**/subscribe", (route) => void held.push(route));
  const input = page.getByLabel("Email address");
  const button = card(page).getByRole("button");
  await input.focus();
  await page.keyboard.type("keyboard@example.org");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => button.textContent()).toBe("Loading…");
  expect(await button.getAttribute("aria-disabled")).toBe("true");
  // Pressing again sends nothing more.
  await page.keyboard.press("Enter");
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  const status = card(page).getByRole("status");
  await expect.poll(() => status.textContent()).toContain("Successfully subscribed!");
  expect(await status.textContent()).toContain("confirm");
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);

  await page.keyboard.press("Enter");
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.continue();
  await expect.poll(() => status.textContent()).toContain("Email already subscribed!");
  expect(await input.getAttribute("aria-invalid")).toBe("true");
});

it.each([
  [
    "en-GB",
    "Successfully subscribed!",
    "Email already subscribed!",
    "Failed to subscribe. Please try again.",
    "Something went wrong. Please try again.",
    "Network error. Please check your connection.",
  ],
  [
    "pl-PL",
    "Gotowe, adres zapisany!",
    "Ten adres jest już zapisany!",
    "Nie udało się zapisać. Spróbuj ponownie.",
    "Coś poszło nie tak. Spróbuj ponownie.",
    "Błąd sieci. Sprawdź swoje połączenie.",
  ],
])("says on the story page, in %s, how it went", async (locale, success, duplicate, failure, generic, network) => {
  const { page } = await newReader({ locale });
  let answer = 201;
  await page.route("**/subscribe", (route) =>
    answer === 0 ? route.abort() : route.fulfill({ status: answer, json: {} }),
  );
  await openForm(page, `${site.url}/post/2026-11-21-morning`);
  for (const [status, message] of [
    [201, success],
    [409, duplicate],
    [400, failure],
    [429, failure],
    [503, generic],
    [0, network],
  ] as const) {
    answer = status;
    await send(page, "reader@example.org");
    await expect.poll(() => card(page).getByRole("status").textContent(), { message: `${status}` }).toContain(message);
    expect(await card(page).getByRole("textbox").inputValue()).toBe("reader@example.org");
  }
});

it("says beside the field what is wrong with an address, and sends nothing that cannot be one", async () => {
  const { page, complaints } = await newReader();
  let requests = 0;
  await page.route("**/subscribe", (route) => {
    requests++;
    return route.fulfill({ status: 422, json: {} });
  });
  await openForm(page, site.url);
  const input = page.getByLabel("Email address");
  for (const email of ["", "reader@"]) {
    await send(page, email);
    await card(page).getByRole("alert").waitFor();
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    const fault = await input.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${fault}"]`).textContent()).toContain("you@example.com");
    expect(await input.getAttribute("aria-invalid")).toBe("true");
  }
  expect(requests).toBe(0);
  expect(complaints).toEqual([]);
  // The server refuses some addresses that the browser accepts.
  await send(page, "reader@example");
  await expect.poll(() => requests).toBe(1);
  await card(page).getByRole("alert").waitFor();
});
