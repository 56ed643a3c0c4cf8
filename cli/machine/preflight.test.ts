import { type AddressInfo, createServer } from "node:net";
import { basename } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Answers } from "./answers.ts";
import type { Facts } from "./facts.ts";
import { listeners } from "./listeners.ts";
import { answersOf, bareMachine } from "./machine.fixture.ts";
import { preflight } from "./preflight.ts";
import { caddyMark } from "./proxy.ts";

type Case = { facts?: Partial<Facts>; answers?: Partial<Answers>; anyway?: boolean };
const findings = ({ facts, answers, anyway = false }: Case = {}) =>
  preflight(answersOf(answers), { ...bareMachine, ...facts }, { anyway });
const named = (name: string, situation: Case) => findings(situation).find(({ check }) => check === name);
const { program } = bareMachine;

describe("before an installation", () => {
  it("finds nothing wrong with a bare Debian", () => {
    expect(findings().filter(({ state }) => state !== "ok")).toEqual([]);
  });

  it("says everything that is wrong at once, each with what to do", () => {
    const facts = { isRoot: false, systemd: null, nameLeadsTo: [], freeBytes: 5_000, clockIsSynchronised: false };
    const wrong = findings({ facts, answers: {} }).filter(({ state }) => state !== "ok");
    expect(wrong.map(({ check, state }) => `${check} ${state}`)).toEqual([
      ...["root failed", "systemd failed", "name failed", "clock warning", "disk failed"],
    ]);
    for (const { hint } of wrong) expect(hint).toMatch(/\w/);
  });

  const gone = { ...bareMachine.programs, "apt-get": false };
  const release = { port: 3000, program: "node-MainThread" };
  it.each<[string, string, Case, string]>([
    ["an old systemd", "systemd", { facts: { systemd: 245 } }, "failed"],
    ["a missing package that nothing can install", "packages", { facts: { programs: gone } }, "failed"],
    ["a name that leads to another machine", "name", { facts: { nameLeadsTo: ["198.51.100.1"] } }, "failed"],
    ["that name, knowingly", "name", { facts: { nameLeadsTo: ["198.51.100.1"] }, anyway: true }, "warning"],
    [
      "that name with a proxy elsewhere",
      "name",
      { facts: { nameLeadsTo: ["198.51.100.1"] }, answers: { proxy: "none" } },
      "warning",
    ],
    [
      "a machine that knows only a private address",
      "name",
      { facts: { ownAddresses: ["127.0.0.1", "10.0.0.4", "fe80::1"] } },
      "warning",
    ],
    [
      "another name than the settings have",
      "settings",
      { facts: { settings: "SITE_URL=…" }, answers: { ignored: ["SITE_URL"] } },
      "warning",
    ],
    ["a web server on port 80", "ports", { facts: { listeners: [{ port: 80, program: "nginx" }] } }, "failed"],
    [
      "a web server that is to be the proxy",
      "ports",
      { facts: { listeners: [{ port: 80, program: "nginx" }] }, answers: { proxy: "nginx" } },
      "ok",
    ],
    ["Caddy on port 80", "ports", { facts: { listeners: [{ port: 80, program: "caddy" }] } }, "ok"],
    ["somebody else on port 3000", "ports", { facts: { listeners: [release] } }, "failed"],
    [
      "the server of an earlier installation",
      "ports",
      { facts: { listeners: [release], installed: "/opt/mruk/releases/1.2.3" } },
      "ok",
    ],
    [
      "a Caddyfile of somebody's",
      "proxy",
      { facts: { caddyfile: { text: "a.example {}", isPackages: false } } },
      "warning",
    ],
    ["the package's Caddyfile", "proxy", { facts: { caddyfile: { text: ":80 {}", isPackages: true } } }, "ok"],
    [
      "the Caddyfile of an earlier installation",
      "proxy",
      { facts: { caddyfile: { text: `${caddyMark}\n`, isPackages: false } } },
      "ok",
    ],
    ["half a gigabyte of memory", "memory", { facts: { memoryBytes: 512 * 1024 ** 2 } }, "warning"],
    ["another version that is installed", "program", { facts: { installed: "/opt/mruk/releases/1.0.0" } }, "warning"],
    [
      "a checkout that nobody built",
      "program",
      { facts: { program: { ...program, kind: "checkout", isBuilt: false, isReadable: true } } },
      "failed",
    ],
    ["a checkout in somebody's home", "program", { facts: { program: { ...program, kind: "checkout" } } }, "failed"],
  ])("judges %s", (_, check, situation, state) => {
    expect(named(check, situation)).toMatchObject({ state });
  });

  it("goes on without root only in a dry run, whatever is to be done anyway", () => {
    expect(named("root", { facts: { isRoot: false }, anyway: true })).toMatchObject({ state: "failed" });
  });
});

it("finds out which program has a port", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((listening) => server.once("listening", listening));
  const { port } = server.address() as AddressInfo;
  const [found] = await listeners([port]);
  expect(found).toMatchObject({
    port,
    program: expect.stringMatching(new RegExp(`^${basename(process.execPath)}|^node|^vitest`)),
  });
  expect(await listeners([1])).toEqual([]);
});
