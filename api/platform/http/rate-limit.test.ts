import { expect, it, onTestFinished, vi } from "vitest";
import { serveApp } from "./http.fixture.ts";
import { ownCounters } from "./rate-counters.ts";
import { limitRate, type RateLimits } from "./rate-limit.ts";

/** Requests as the client at an address, from a server behind a proxy that allows two a minute. */
async function askFrom({ limits = ownCounters(), proxies = 1 }: { limits?: RateLimits; proxies?: number } = {}) {
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

it("an address gets its limit of requests, then a 429 with Retry-After", async () => {
  const ask = await askFrom();
  const statuses = [];
  for (let call = 0; call < 3; call += 1) statuses.push((await ask("192.0.2.1")).status);
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await ask("192.0.2.1");
  expect(await refused.json()).toMatchObject({ code: "RATE_LIMITED", hint: expect.any(String) });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask("192.0.2.2")).status).toBe(200);
});

it("the addresses of an IPv6 /64 share a limit, and another /64 has its own", async () => {
  const ask = await askFrom();
  expect((await ask("2001:db8:1:2::1")).status).toBe(200);
  expect((await ask("2001:db8:1:2:ffff::2")).status).toBe(200);
  expect((await ask("2001:db8:1:2:abcd:ef01:2345:6789")).status).toBe(429);
  expect((await ask("2001:db8:1:3::1")).status).toBe(200);
});

it("the networks of an IPv6 /48 share ten times the limit, and another /48 has its own", async () => {
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

it("one network of a /48 cannot use up the limit of the others", async () => {
  const ask = await askFrom();
  for (let call = 0; call < 30; call += 1) await ask("2001:db8:1:1::1");
  for (let network = 2; network < 11; network += 1) {
    expect((await ask(`2001:db8:1:${network.toString(16)}::1`)).status).toBe(200);
  }
});

it("the headers show the limit of which the least is left", async () => {
  const ask = await askFrom();
  const said = async (address: string) => (await ask(address)).headers.get("ratelimit")?.replace(/; t=.*/, "");
  expect(await said("2001:db8:1::1")).toBe('"2-in-1min"; r=1');
  for (let network = 1; network < 19; network += 1) await ask(`2001:db8:1:${network.toString(16)}::1`);
  expect(await said("2001:db8:1:abc::1")).toBe('"20-in-1min"; r=0');
  expect(await said("192.0.2.1")).toBe('"2-in-1min"; r=1');
});

it("an IPv4 address has one limit in either spelling, and another address has its own", async () => {
  const ask = await askFrom();
  expect((await ask("192.0.2.1")).status).toBe(200);
  expect((await ask("::ffff:192.0.2.1")).status).toBe(200);
  expect((await ask("::ffff:192.0.2.1")).status).toBe(429);
  expect((await ask("::ffff:192.0.2.2")).status).toBe(200);
});

it("a forwarded address is ignored without a configured proxy, and nothing is logged", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => complaints.mockRestore());
  const ask = await askFrom({ proxies: 0 });
  const statuses = [];
  for (let call = 1; call <= 3; call += 1) statuses.push((await ask(`192.0.2.${call}`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect(complaints).not.toHaveBeenCalled();
});

it("every request passes when limits are off", async () => {
  const ask = await askFrom({ limits: "off" });
  for (let call = 0; call < 5; call += 1) expect((await ask("192.0.2.1")).status).toBe(200);
});
