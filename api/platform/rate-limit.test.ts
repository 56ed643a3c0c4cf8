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

it("lets all networks of an IPv6 /48 through ten times as often as one, and another /48 as before", async () => {
  const ask = await askFrom();
  const statuses = [];
  for (let network = 0; network < 30; network += 1) {
    statuses.push((await ask(`2001:db8:1:${network.toString(16)}::1`)).status);
  }
  expect(statuses).toEqual([...Array(20).fill(200), ...Array(10).fill(429)]);
  const refused = await ask("2001:db8:1:ffff::1");
  expect(await refused.json()).toMatchObject({ code: "RATE_LIMITED", hint: expect.any(String) });
  expect(refused.headers.get("ratelimit")).toMatch(/^"20-in-1min"; r=0; t=\d+$/);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask("2001:db8:2::1")).status).toBe(200);
});

it("does not let one network of a /48 use up what the others have", async () => {
  const ask = await askFrom();
  for (let call = 0; call < 30; call += 1) await ask("2001:db8:1:1::1");
  for (let network = 2; network < 11; network += 1) {
    expect((await ask(`2001:db8:1:${network.toString(16)}::1`)).status).toBe(200);
  }
});

it("tells a reader the allowance of which the least is left", async () => {
  const ask = await askFrom();
  const said = async (address: string) => (await ask(address)).headers.get("ratelimit")?.replace(/; t=.*/, "");
  expect(await said("2001:db8:1::1")).toBe('"2-in-1min"; r=1');
  for (let network = 1; network < 19; network += 1) await ask(`2001:db8:1:${network.toString(16)}::1`);
  expect(await said("2001:db8:1:abc::1")).toBe('"20-in-1min"; r=0');
  expect(await said("192.0.2.1")).toBe('"2-in-1min"; r=1');
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
