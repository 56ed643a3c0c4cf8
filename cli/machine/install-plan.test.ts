import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { maxUploadBytes } from "#api/images/uploads/limits.ts";
import type { Answers } from "./answers.ts";
import { carryOut } from "./carry-out.ts";
import { type Facts, lastEvening } from "./facts.ts";
import { installPlan } from "./install-plan.ts";
import { machineLayout, nodeOf } from "./layout.ts";
import { answersOf, bareMachine, memoryMachine } from "./machine.fixture.ts";
import { nginxSite } from "./proxy.ts";
import { stepText, stepValue } from "./show-plan.ts";
import type { Step } from "./step.ts";
import { uninstallPlan } from "./uninstall-plan.ts";
import { units } from "./units.ts";

const layout = machineLayout();
const planOf = ({ answers, facts }: { answers?: Partial<Answers>; facts?: Partial<Facts> } = {}) =>
  installPlan(answersOf(answers), { ...bareMachine, ...facts }, layout);
const fileOf = (plan: readonly Step[], path: string) => plan.find((step) => step.kind === "file" && step.path === path);
const saying = (plan: readonly Step[], words: string) => plan.filter(({ says }) => says.includes(words));
const canVerify = spawnSync("systemd-analyze", ["--version"]).status === 0;

async function finish(plan: readonly Step[], { machine }: ReturnType<typeof memoryMachine>, dryRun = false) {
  const outcomes = [];
  for await (const outcome of carryOut(plan, machine, { dryRun })) outcomes.push(outcome);
  return outcomes;
}

describe("the plan of an installation", () => {
  it("makes the first administrator before the server runs, and the server before the proxy", () => {
    const order = ["the account", "the settings", "the first administrator", "the server runs", "the proxy"];
    const plan = planOf();
    const places = order.map((words) => plan.findIndex(({ says }) => says.startsWith(words)));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it("shows no secret, to people or to programs", () => {
    const settings = {
      ...answersOf().settings,
      OPENAI_API_KEY: "sk-secret",
      SMTP_URL: "smtps://a:secret@mail.example",
    };
    const plan = planOf({ answers: { settings } });
    const shown = plan.flatMap((step) => [stepText(step), JSON.stringify(stepValue(step))]).join("\n");
    expect(shown).not.toMatch(/sk-secret|a:secret|nine purple/);
    expect(shown).toContain("OPENAI_API_KEY=(hidden)");
    expect(fileOf(plan, "/etc/mruk.env")).toMatchObject({
      content: expect.stringContaining("OPENAI_API_KEY=sk-secret"),
    });
  });

  it("never writes over a Caddyfile that somebody wrote", () => {
    expect(fileOf(planOf(), layout.caddyfile)).toMatchObject({
      content: expect.stringContaining("mruk.example.org {"),
    });
    const others = planOf({ facts: { caddyfile: { text: "a.example {}", isPackages: false } } });
    expect(fileOf(others, layout.caddyfile)).toBeUndefined();
    expect(fileOf(planOf({ answers: { proxy: "none" } }), layout.caddyfile)).toBeUndefined();
  });

  it("has Caddy sign by itself only where that is asked for", () => {
    const content = (internalCertificates: boolean) =>
      fileOf(planOf({ answers: { internalCertificates } }), layout.caddyfile);
    expect(content(true)).toMatchObject({ content: expect.stringContaining("tls internal") });
    expect(content(false)).toMatchObject({ content: expect.not.stringContaining("tls internal") });
  });

  it("begins a library, takes it out of a backup, or leaves it to the server that fetches it", () => {
    const script = (facts: Partial<Facts>) => JSON.stringify(saying(planOf({ facts }), "library"));
    expect(script({})).toContain("git init");
    expect(script({ unpackedStates: [] })).toContain("git clone");
    const followed = { SITE_URL: "https://mruk.example.org", CONTENT_REMOTE: "https://example.org/library.git" };
    expect(saying(planOf({ answers: { settings: followed } }), "library")).toEqual([]);
  });

  it("takes over what an unpacked backup brings: its newest state, and then it is done with it", () => {
    const plan = planOf({ facts: { unpackedStates: ["state-1.json", "state-2.json"] } });
    const bundle = `${layout.home}/library.bundle`;
    const restored = plan.findIndex((step) => step.kind === "command" && step.run.includes("state-2.json"));
    const removed = plan.findIndex((step) => step.kind === "remove" && step.path === bundle);
    const owner = plan.findIndex(({ says }) => says === "the first administrator");
    expect([restored > 0, removed > restored, owner > removed]).toEqual([true, true, true]);
  });

  it("has a story at night too, when today's first has yet to come out", () => {
    expect(lastEvening(Temporal.ZonedDateTime.from("2026-11-21T07:59[Europe/Warsaw]"))).toBe("2026-11-20");
    expect(lastEvening(Temporal.ZonedDateTime.from("2026-11-21T08:00[Europe/Warsaw]"))).toBe(null);
    const atNight = { lastEvening: "2026-11-20" };
    expect(saying(planOf({ facts: atNight }), "last evening")).toHaveLength(1);
    const followed = { SITE_URL: "https://mruk.example.org", SCHEDULE: "off" };
    expect(saying(planOf({ facts: atNight, answers: { settings: followed } }), "last evening")).toEqual([]);
  });

  it("starts nothing where that is wished", () => {
    const started = planOf({ answers: { isStopped: true } }).filter(
      (step) =>
        step.kind === "command" && step.run.includes("--now") && step.run.some((word) => word.startsWith("mruk")),
    );
    expect(started).toEqual([]);
  });

  it("makes a key for a repository that is reached by ssh", () => {
    const settings = { SITE_URL: "https://mruk.example.org", CONTENT_REMOTE: "git@github.com:you/mruk.git" };
    const plan = planOf({ answers: { settings } });
    expect(JSON.stringify(saying(plan, "key"))).toContain("ssh-keyscan -t ed25519 github.com");
    expect(JSON.stringify(plan[1])).toContain("openssh-client");
  });

  it("links a checkout where it is, and copies a release to the others", () => {
    const checkout = { ...bareMachine.program, kind: "checkout", folder: "/opt/mruk/checkout" } as const;
    const linked = planOf({ facts: { program: checkout } });
    expect(linked.filter(({ kind }) => kind === "copy")).toEqual([]);
    expect(linked.find(({ kind }) => kind === "link")).toMatchObject({ target: "/opt/mruk/checkout" });
    expect(planOf().find(({ kind }) => kind === "link")).toMatchObject({ target: "/opt/mruk/releases/1.2.3" });
  });

  it("leaves another version linked, which an upgrade brought", () => {
    const plan = planOf({ facts: { installed: "/opt/mruk/releases/2.0.0" } });
    expect(plan.filter(({ kind }) => kind === "link" || kind === "copy")).toEqual([]);
  });

  it.skipIf(!canVerify)("has units that systemd understands", () => {
    const folder = mkdtempSync(join(tmpdir(), "mruk-units-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const files = Object.entries(units(layout, "release")).map(([name, text]) => {
      // The programs are not on this machine, and their presence is all that may be wrong.
      const there = text.replaceAll(nodeOf(layout, "release"), "/bin/true").replaceAll(layout.command, "/bin/true");
      writeFileSync(join(folder, name), there);
      return join(folder, name);
    });
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...files], { encoding: "utf8" });
    const about = stderr.split("\n").filter((line) => line.includes(folder) || line.includes("mruk"));
    expect({ status, about }).toEqual({ status: 0, about: [] });
  });

  it("gives the server the time that it takes to end", () => {
    const serve = readFileSync(join(import.meta.dirname, "../../web/server/serve.ts"), "utf8");
    const farewell = Number(/longestFarewell = (\S+);/.exec(serve)?.[1]?.replace("_", ""));
    const { "mruk.service": service = "" } = units(layout, "release");
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(service)?.[1]) * 1000).toBeGreaterThan(farewell);
  });

  it("has a site for nginx that takes the largest picture", () => {
    const most = Number(/client_max_body_size (\d+)m;/.exec(nginxSite("mruk.example.org"))?.[1]);
    expect(most * 1024 ** 2).toBeGreaterThan(maxUploadBytes);
  });
});

describe("carrying a plan out", () => {
  it("changes nothing the second time", async () => {
    const computer = memoryMachine();
    await finish(planOf(), computer);
    const performed = computer.performed.length;
    const again = await finish(planOf(), computer);
    expect(again.filter(({ state }) => state !== "in place")).toEqual([]);
    expect(computer.performed).toHaveLength(performed);
  });

  it.each(planOf().map(({ says }) => [says]))("goes on after a failure at: %s", async (failAt) => {
    const computer = memoryMachine({ failAt });
    await expect(finish(planOf(), computer)).rejects.toThrow(failAt);
    await finish(planOf(), computer);
    expect(new Set(computer.performed)).toEqual(new Set(planOf().map(({ says }) => says)));
  });

  it("shows all of it in a dry run, and changes nothing", async () => {
    const computer = memoryMachine();
    const outcomes = await finish(planOf(), computer, true);
    expect(outcomes.map(({ state }) => state)).toEqual(planOf().map(() => "to do"));
    expect(computer.performed).toEqual([]);
    expect(await computer.machine.isUnfinished()).toBe(false);
  });
});

describe("the plan of an uninstallation", () => {
  const touched = (caddyfile: string | null) =>
    uninstallPlan({ caddyfile }, layout).flatMap((step) => (step.kind === "command" ? [] : [step.path]));

  it("touches neither settings, library, memory nor backups", () => {
    const kept = [layout.settings, layout.home, layout.data, layout.library, layout.backups];
    for (const path of touched(null))
      expect(kept.some((each) => path.startsWith(each) || each.startsWith(`${path}/`))).toBe(false);
  });

  it("takes away everything else that the installation wrote", () => {
    const written = planOf().flatMap((step) => (step.kind === "file" || step.kind === "link" ? [step.path] : []));
    const stays = new Set([layout.settings]);
    const caddyfile = fileOf(planOf(), layout.caddyfile);
    const gone = touched(caddyfile?.kind === "file" ? caddyfile.content : null);
    expect(written.filter((path) => !gone.includes(path) && !stays.has(path))).toEqual([]);
    expect(touched("a.example {}")).not.toContain(layout.caddyfile);
  });
});
