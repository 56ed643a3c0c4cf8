import { expect, it } from "vitest";
import { createApi, createApp } from "#api/app.ts";
import { libraryOf, partsOf } from "#api/parts.fixture.ts";
import { AppError } from "#api/platform/errors.ts";
import { listen } from "#api/platform/http/http.fixture.ts";
import { ownCounters } from "#api/platform/http/rate-counters.ts";
import type { RateLimits } from "#api/platform/http/rate-limit.ts";

/** Serves the whole API; `subscribe` sends a body to it. Closed when the test ends. */
async function serve({ limits = "off" as RateLimits } = {}) {
  const parts = partsOf({ clock: { now: () => Temporal.Instant.from("2026-11-21T14:42:00Z") } });
  const app = createApp({ trustProxy: 0 });
  const site = { ...parts.site, siteUrl: "https://mruk.example", limits };
  const library = libraryOf([], parts.engagement);
  app.use(createApi({ ...parts, site, library }));
  const { url: origin } = await listen(app);
  const url = `${origin}/api/newsletter/subscribe`;
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(url, { method: "POST", body, headers: { "Content-Type": "application/json", ...headers } });
  const subscribe = (signUp: unknown, headers?: Record<string, string>) => post(JSON.stringify(signUp), headers);
  return { ...parts, url, post, subscribe };
}

const signUp = { email: "reader@example.org", language: "en" };

it("subscribes an address: 201, and a mail with links to the configured site", async () => {
  const { subscribe, mails } = await serve();
  const response = await subscribe({ email: "  reader@example.org ", language: "pl" });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ success: true });
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toBe("reader@example.org");
  expect(mails[0]?.text).toContain("https://mruk.example/pl/newsletter/confirm?token=");
});

it("answers 'Email already subscribed!' to an address that is subscribed", async () => {
  const { subscribe } = await serve();
  await subscribe(signUp);
  const response = await subscribe({ ...signUp, email: "Reader@Example.org" });
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({ error: "Email already subscribed!", code: "ALREADY_SUBSCRIBED" });
});

it("answers 503 when the mail cannot be sent", async () => {
  const { subscribe, newsletter, mails } = await serve();
  newsletter.subscribe = async () => {
    throw new AppError("MAIL_UNAVAILABLE", "The mail could not be sent.", { hint: "Try again in a few minutes." });
  };
  const response = await subscribe(signUp);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: "MAIL_UNAVAILABLE" });
  expect(mails).toEqual([]);
});

it("answers a program that fills in the hidden field as it answers people, and does nothing", async () => {
  const { subscribe, mails } = await serve();
  const response = await subscribe({ ...signUp, website: "https://spam.example" });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ success: true });
  expect(mails).toEqual([]);
});

it.each([
  ["no fields", {}, { email: "must be an e-mail address", language: "must be en or pl" }],
  ["a bad address", { ...signUp, email: "reader@" }, { email: "must be an e-mail address" }],
  ["an address with a second one", { ...signUp, email: "a@example.org,b@example.org" }, { email: expect.any(String) }],
  ["an address that is no text", { ...signUp, email: { a: 1 } }, { email: "must be an e-mail address" }],
  ["a language that nobody writes", { ...signUp, language: "de" }, { language: "must be en or pl" }],
  ["a field that nobody knows", { ...signUp, admin: true }, { admin: "is not known here" }],
])("answers 422 and names the field for %s", async (_, body, fields) => {
  const { subscribe, mails } = await serve();
  const response = await subscribe(body);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: "FIELDS_INVALID", fields });
  expect(mails).toEqual([]);
});

it("answers 400, 413, 415, 403 and 405 to invalid and foreign sign-ups", async () => {
  const { post, url, mails } = await serve();
  const json = JSON.stringify(signUp);
  const statuses = [
    await post("{"),
    await post(JSON.stringify({ ...signUp, website: "x".repeat(20_000) })),
    await post("email=reader%40example.org", { "Content-Type": "application/x-www-form-urlencoded" }),
    await post(json, { Origin: "https://elsewhere.example" }),
    await post(json, { "Sec-Fetch-Site": "cross-site" }),
    await post(json, { Origin: "https://mruk.example.org" }),
    await fetch(url),
  ].map(({ status }) => status);
  expect(statuses).toEqual([400, 413, 415, 403, 403, 403, 405]);
  expect(mails).toEqual([]);
});

it("takes a sign-up from the configured site's pages though a proxy asks by another host", async () => {
  const { subscribe } = await serve();
  expect((await subscribe(signUp, { Origin: "https://mruk.example" })).status).toBe(201);
});

it("limits one caller to ten tries an hour, and then tells when to come back", async () => {
  const { subscribe, mails } = await serve({ limits: ownCounters() });
  const answers: Response[] = [];
  for (let index = 0; index < 11; index++) {
    answers.push(await subscribe({ ...signUp, email: `reader${index}@example.org` }));
  }
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429]);
  expect(Number(answers[10]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(mails).toHaveLength(10);
});
