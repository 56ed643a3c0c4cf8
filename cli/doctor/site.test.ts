import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { expect, it, onTestFinished } from "vitest";
import { readConfig } from "#api/platform/config.ts";
import { startNameServer } from "#stand-ins/name-server.ts";
import { authority, expired, key, valid } from "./certificates.fixture.ts";
import type { Internet } from "./check-context.ts";
import { findingsOf, type NamedFinding } from "./finding.ts";
import { siteChecks } from "./site.ts";

const host = "mruk.example.org";

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** A proxy with this certificate, on this machine. */
const proxyWith = (cert: string) => portOf(createTlsServer({ cert, key }, (socket) => socket.end()));

async function nameServer(names: Record<string, string[]> = { [host]: ["127.0.0.1"] }) {
  const server = await startNameServer(names);
  onTestFinished(() => server.close());
  return server;
}

type Situation = { settings: Record<string, string>; now?: string } & Internet;

async function findingsWith({ settings, now = "2026-11-23T12:00:00Z", ...internet }: Situation) {
  const checks = siteChecks({
    ...{ config: readConfig(settings), clock: { now: () => Temporal.Instant.from(now) } },
    ...{ environment: {}, timeFrom: "", internet: { authorities: authority, ...internet } },
  });
  const findings: NamedFinding[] = [];
  for await (const finding of findingsOf(checks)) findings.push(finding);
  return Object.fromEntries(findings.map(({ check, ...finding }) => [check, finding]));
}

it("looks at nothing where no public address is set", async () => {
  expect(await findingsWith({ settings: {} })).toEqual({});
});

it("finds the name's addresses, and a certificate that browsers take", async () => {
  const { address } = await nameServer({ [host]: ["127.0.0.1", "2001:db8::17"] });
  const settings = { SITE_URL: `https://${host}:${await proxyWith(valid)}` };
  expect(await findingsWith({ settings, nameServers: [address] })).toMatchObject({
    name: { state: "ok", says: `${host} leads to 127.0.0.1 and 2001:db8::17` },
    certificate: { state: "ok", says: `browsers take that of ${host}, until 2126-01-01` },
  });
});

it("says what to add where the name has no address, and asks no proxy then", async () => {
  for (const names of [{}, { [host]: [] }]) {
    const { address } = await nameServer(names);
    expect(await findingsWith({ settings: { SITE_URL: `https://${host}` }, nameServers: [address] })).toMatchObject({
      name: { state: "failed", says: `${host} has no address`, hint: expect.stringContaining("A record") },
      certificate: { state: "skipped" },
    });
  }
});

it.each(["failing", "silent"] as const)(
  "only warns where the name server is %s, since the name may be right",
  async (mood) => {
    const names = await nameServer();
    names.mood = mood;
    const situation = { settings: { SITE_URL: `https://${host}` }, nameServers: [names.address], deadlineMs: 100 };
    expect(await findingsWith(situation)).toMatchObject({
      name: { state: "warning", says: `${host} could not be looked up` },
      certificate: { state: "skipped" },
    });
  },
);

it.each([
  ["that ended", expired, host, "CERT_HAS_EXPIRED", authority],
  ["of another name", valid, "www.example.org", "ERR_TLS_CERT_ALTNAME_INVALID", authority],
  ["that nobody known signed", valid, host, "UNABLE_TO_VERIFY_LEAF_SIGNATURE", expired],
])("names the fault of a certificate %s", async (_, certificate, name, code, authorities) => {
  const { address } = await nameServer({ [name]: ["127.0.0.1"] });
  const settings = { SITE_URL: `https://${name}:${await proxyWith(certificate)}` };
  expect((await findingsWith({ settings, nameServers: [address], authorities })).certificate).toMatchObject({
    state: "failed",
    says: expect.stringContaining(`browsers refuse that of ${name} (${code})`),
    hint: expect.stringContaining("proxy"),
  });
});

it("warns of a certificate that nothing has renewed", async () => {
  const { address } = await nameServer();
  const settings = { SITE_URL: `https://${host}:${await proxyWith(valid)}` };
  expect(await findingsWith({ settings, nameServers: [address], now: "2120-01-01T00:00:00Z" })).toMatchObject({
    certificate: { state: "warning", says: `that of ${host} ends on 2126-01-01, and nothing has renewed it` },
  });
});

it.each([
  ["no proxy", () => Promise.resolve(1), /\(ECONNREFUSED\)/],
  [
    "a proxy without TLS",
    () => portOf(createServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"))),
    /\(\w+\)/,
  ],
  ["a proxy that says nothing", () => portOf(createServer()), /\(no answer in time\)/],
])("says which port to open where there is %s", async (_, port, reason) => {
  const { address } = await nameServer();
  const settings = { SITE_URL: `https://${host}:${await port()}` };
  expect((await findingsWith({ settings, nameServers: [address], deadlineMs: 1500 })).certificate).toMatchObject({
    state: "failed",
    says: expect.stringMatching(reason),
    hint: expect.stringContaining("ports 80 and 443"),
  });
});

it("looks up neither this machine nor an address, and wants https of a public name", async () => {
  expect(await findingsWith({ settings: { SITE_URL: "http://localhost:3000" } })).toMatchObject({
    name: { state: "skipped" },
    certificate: { state: "skipped" },
  });
  const settings = { SITE_URL: `https://127.0.0.1:${await proxyWith(valid)}` };
  expect(await findingsWith({ settings })).toMatchObject({
    name: { state: "skipped" },
    certificate: { state: "failed", says: expect.stringContaining("ERR_TLS_CERT_ALTNAME_INVALID") },
  });
  const { address } = await nameServer();
  expect(await findingsWith({ settings: { SITE_URL: `http://${host}` }, nameServers: [address] })).toMatchObject({
    certificate: { state: "warning", says: "SITE_URL has no https" },
  });
});

it("names the settings whose address is nobody's", async () => {
  const { address } = await nameServer();
  const settings = { SITE_URL: `http://${host}` };
  expect((await findingsWith({ settings, nameServers: [address] })).addresses).toMatchObject({
    state: "warning",
    says: "CONTENT_AUTHOR is nobody's: addresses below .invalid do not exist",
  });
  const more = { ...settings, CONTACT_EMAIL: "ola@mruk.invalid", VIDEO_CHANNEL_URL: "https://videos.invalid/@mruk" };
  expect((await findingsWith({ settings: more, nameServers: [address] })).addresses?.says).toMatch(
    /^CONTENT_AUTHOR and CONTACT_EMAIL and VIDEO_CHANNEL_URL are nobody's/,
  );
  const own = { ...settings, CONTENT_AUTHOR: "Ola <ola@example.org>", CONTACT_EMAIL: "invalid@example.org" };
  expect((await findingsWith({ settings: own, nameServers: [address] })).addresses).toMatchObject({ state: "ok" });
});
