import { expect, it, onTestFinished, vi } from "vitest";
import { serveApp } from "./http.fixture.ts";
import { limitRate, type RateLimits } from "./rate-limit.ts";

/** Asks a server behind one proxy, twice a minute at most, as the client at this address. */
async function askFrom({ limits = "on", proxies = 1 }: { limits?: RateLimits; proxies?: number } = {}) {
  const { url } = await serveApp((app) => {
    app.set("trust proxy", proxies);
    app.get(
      "/",
      limitRate({ name: "asking", limit: 2, seconds: 60 }, limits),
      (_request, response) => void response.send("yes"),
    );
  });
  return (address: string) => fetch(url, { headers: { "x-forwarded-for": address } });
}

it("lets an address through so often, then answers 429 and when to come back", async () => {
  const ask = await askFrom();
  const statuses = [];
  for (let call = 0; call < 3; call += 1) statuses.push((await ask("192.0.2.1")).status);
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await ask("192.0.2.1");
  expect(await refused.json()).toMatchObject({ code: "RATE_LIMITED", hint: expect.any(String) });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask("192.0.2.2")).status).toBe(200);
});

it("takes a network of IPv6 addresses for one, and another network for another", async () => {
  const ask = await askFrom();
  expect((await ask("2001:db8:1:2::1")).status).toBe(200);
  expect((await ask("2001:db8:1:2:ffff::2")).status).toBe(200);
  expect((await ask("2001:db8:1:2:abcd:ef01:2345:6789")).status).toBe(429);
  expect((await ask("2001:db8:1:3::1")).status).toBe(200);
});

it("takes an IPv4 address for the same in either spelling, and two of them for two", async () => {
  const ask = await askFrom();
  expect((await ask("192.0.2.1")).status).toBe(200);
  expect((await ask("::ffff:192.0.2.1")).status).toBe(200);
  expect((await ask("::ffff:192.0.2.1")).status).toBe(429);
  expect((await ask("::ffff:192.0.2.2")).status).toBe(200);
});

it("believes only the proxies it is told of, and says nothing of what others claim", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => complaints.mockRestore());
  const ask = await askFrom({ proxies: 0 });
  const statuses = [];
  for (let call = 1; call <= 3; call += 1) statuses.push((await ask(`192.0.2.${call}`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect(complaints).not.toHaveBeenCalled();
});

it("lets everybody through when limits are off", async () => {
  const ask = await askFrom({ limits: "off" });
  for (let call = 0; call < 5; call += 1) expect((await ask("192.0.2.1")).status).toBe(200);
});
