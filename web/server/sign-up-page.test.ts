import { expect, it } from "vitest";
import { newsletterEndpoints } from "#api/newsletter/endpoints.ts";
import { partsOf } from "#api/parts.fixture.ts";
import { serveApp } from "#api/platform/http/http.fixture.ts";
import { mountEndpoints } from "#api/platform/http/mount-endpoints.ts";
import { ownCounters } from "#api/platform/http/rate-counters.ts";
import { rates } from "#api/platform/http/rates.ts";
import { signUpPage } from "./sign-up-page.ts";

it("the page without scripts and the endpoint have one limit together", async () => {
  const parts = partsOf({ clock: { now: () => Temporal.Instant.from("2026-11-21T12:00:00Z") } });
  const site = { ...parts.site, limits: ownCounters() };
  const newsletter = { subscribe: async () => {} };
  const { url } = await serveApp((app) => {
    const { endpoints } = newsletterEndpoints({ ...parts, newsletter, site });
    mountEndpoints(app, endpoints, { site, responses: { millisecondsUntilChange: () => 0 } });
    const signUp = signUpPage({ newsletter, site });
    app.post("/newsletter", async (request, response) => void response.json(await signUp(request, "en")));
  });
  const email = "reader@example.org";
  const page = async () =>
    (await fetch(`${url}/newsletter`, { method: "POST", body: new URLSearchParams({ email }) })).json();
  const headers = { "Content-Type": "application/json" };
  const endpoint = async () =>
    (
      await fetch(`${url}/api/newsletter/subscribe`, {
        method: "POST",
        headers,
        body: JSON.stringify({ email, language: "en" }),
      })
    ).status;
  expect(await page()).toMatchObject({ shown: { outcome: "success" } });
  for (let tries = 1; tries < rates.subscriptions.limit; tries++) expect(await endpoint()).toBe(201);
  expect(await endpoint()).toBe(429);
  expect(await page()).toMatchObject({ shown: { outcome: "failure" }, status: 429, retryAfter: expect.any(Number) });
});
