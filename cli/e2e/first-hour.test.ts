import { expect, it } from "vitest";
import { z } from "zod";
import type { OpenAiStandIn } from "#stand-ins/openai.ts";
import {
  budgetOfTheExample,
  endOf,
  eventsOf,
  everythingWritten,
  key,
  libraryWithMruk,
  prepare,
  type Situation,
} from "./ai.fixture.ts";
import { type Ended, type Library, mruk } from "./program.fixture.ts";

// What a person meets who sets a real key for the first time, in this order. Tests beside the parts prove each fault in detail.

const [today, tomorrow] = ["2026-11-21", "2026-11-22"];
const firstRun = [today, tomorrow].flatMap((date) =>
  ["morning", "afternoon", "evening"].map((slot) => `${date}-${slot}`),
);
const nothing = { texts: 0, judgements: 0, secondReadings: 0, creditChecks: 0, pictures: 0 };
const allTexts = { ...nothing, texts: 6, judgements: 6, secondReadings: 6 };

/** What was asked for since the last look; free requests are left out. */
function watch({ asked }: OpenAiStandIn) {
  let seen = 0;
  return (): typeof nothing => {
    const fresh = asked.slice(seen);
    seen = asked.length;
    const named = (name: string) =>
      fresh.filter(({ path, body }) => path === "/v1/responses" && body.includes(`"name":"${name}"`)).length;
    const ofText = fresh.filter(({ path }) => path === "/v1/responses").length;
    const [texts, judgements, secondReadings] = [named("story"), named("contradictions"), named("critique")];
    return {
      ...{ texts, judgements, secondReadings, creditChecks: ofText - texts - judgements - secondReadings },
      pictures: fresh.filter(({ path }) => path.startsWith("/v1/images/")).length,
    };
  };
}

type Hour = Situation & {
  /** Runs the program, whose output is kept. */
  run(args: string[], library?: Library): Promise<Ended>;
  outputs: Ended[];
  /** What was asked for since the last look. */
  look(): typeof nothing;
};

/** An account whose key is set just now, and a new library, early in the morning, with the budget of the example. */
async function begin(): Promise<Hour> {
  const { service, library, settings } = await prepare();
  const outputs: Ended[] = [];
  const own = { MRUK_NOW: `${today}T07:00:00+01:00`, BUDGET_USD_PER_DAY: budgetOfTheExample() };
  const run = async (args: string[], of = library) => {
    const end = await mruk(args, { ...service.settings, ...of.settings, ...own });
    outputs.push(end);
    return end;
  };
  return { service, library, settings, outputs, run, look: watch(service) };
}

type Found = { check: string; state: string; says: string; hint?: string };

/** The doctor's findings by their checks, and the names of those that found something broken. */
async function doctor({ service, run }: Hour) {
  const { code, stdout } = await run(["doctor", "--json", "--time-from", service.url]);
  const findings = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Found);
  const broken = findings.filter(({ state }) => state === "failed").map(({ check }) => check);
  return { code, broken, ...Object.fromEntries(findings.map((finding) => [finding.check, finding])) };
}

const Costs = z.object({
  usd: z.number(),
  setAsideUsd: z.number(),
  stories: z.number(),
  byStep: z.array(z.object({ step: z.string(), usd: z.number() })),
  today: z.object({ spentUsd: z.number(), budgetUsd: z.number(), leftUsd: z.number() }),
});

async function costs({ run }: Hour, library?: Library) {
  const { byStep, ...sums } = Costs.parse(JSON.parse((await run(["costs", "--json"], library)).stdout));
  return { ...sums, ofStep: Object.fromEntries(byStep.map(({ step, usd }) => [step, usd])) };
}

/** The stories that the remote has, in the order of their commits. */
function pushed({ git }: Library): string[] {
  const subjects = git("--git-dir", git("remote", "get-url", "origin"), "log", "--reverse", "--format=%s", "main");
  return subjects.split("\n").flatMap((subject) => /^Publish (\S+): ./.exec(subject)?.[1] ?? []);
}

/** How the stories of a run failed: the step and the code of each. */
const failures = (end: Ended) =>
  eventsOf(end).flatMap((event) => (event.type === "story-failed" ? [`${event.step} ${event.error.code}`] : []));
const six = (failure: string) => Array.from({ length: 6 }, () => failure);

/** Long lines of all prompts that were sent, of letters that no file and no JSON writes in another way. */
function promptLines({ asked }: OpenAiStandIn): string[] {
  const instructions = z.object({ instructions: z.string().default("") });
  const lines = asked.flatMap(({ path, body }) => {
    const sent = body.toString("utf8");
    if (path === "/v1/responses") return instructions.parse(JSON.parse(sent)).instructions.split("\n");
    return path.startsWith("/v1/images/") ? sent.split("\n").filter((line) => /gouache/.test(line)) : [];
  });
  return [...new Set(lines)].filter((line) => /^[ !#-[\]-~]{60,}$/.test(line.trim())).map((line) => line.trim());
}

async function withoutCredit(hour: Hour) {
  const { service, library, run, look } = hour;
  service.setAccount({ hasCredit: false });
  const whereToPay = expect.stringContaining("https://platform.openai.com/settings/organization/billing");
  expect(await doctor(hour)).toMatchObject({
    ...{ code: 1, broken: ["credit"], keys: { state: "ok" } },
    credit: { state: "failed", says: expect.stringContaining("SERVICE_UNPAID"), hint: whereToPay },
  });
  expect(look()).toEqual({ ...nothing, creditChecks: 1 });

  const first = await run(["generate"]);
  expect(first).toMatchObject({ code: 3, stdout: expect.stringContaining("0 stories made, 6 failed") });
  expect(first.stderr.match(/^mruk: \S+: failed at text: The AI service has no credit left to make /gm)).toHaveLength(
    6,
  );
  expect(first.stderr).toEqual(whereToPay);
  expect(look()).toEqual({ ...nothing, texts: 1 });
  const second = await run(["generate", "--json"]);
  expect([second.code, failures(second)]).toEqual([3, six("text SERVICE_UNPAID")]);
  expect(look()).toEqual({ ...nothing, texts: 1 });

  expect(service.charged).toEqual([]);
  expect(await costs(hour)).toMatchObject({ usd: 0, setAsideUsd: 0 });
  expect([pushed(library), library.git("status", "--porcelain")]).toEqual([[], ""]);
}

async function notVerified(hour: Hour) {
  const { service, library, run, look } = hour;
  service.setAccount({ hasCredit: true, isVerified: false });
  expect(await doctor(hour)).toMatchObject({
    ...{ code: 0, broken: [], keys: { state: "ok" }, credit: { state: "ok" } },
    models: { state: "ok", says: expect.stringContaining("gpt-image-2.6-sunburst (for verified organisations only)") },
  });
  expect(look()).toEqual({ ...nothing, creditChecks: 1 });

  const first = await run(["generate"]);
  expect(first).toMatchObject({ code: 3, stdout: expect.stringContaining("0 stories made, 6 failed") });
  expect(
    first.stderr.match(/^mruk: \S+: failed at picture: .+ only for organisations that it has verified$/gm),
  ).toHaveLength(6);
  expect(first.stderr).toContain("https://platform.openai.com/settings/organization/general");
  expect(first.stderr).toMatch(/half an hour.+texts that were written are kept/);
  expect(look()).toEqual({ ...allTexts, pictures: 1 });
  const afterTexts = await costs(hour);
  expect(afterTexts).toMatchObject({ setAsideUsd: 0, stories: 6, ofStep: { picture: 0 } });
  expect(afterTexts.ofStep.text).toBeGreaterThan(0.05);

  // A restricted key, which may not list models, comes as far.
  service.setAccount({ mayListModels: false });
  expect(await doctor(hour)).toMatchObject({
    ...{ code: 0, broken: [], credit: { state: "ok" }, models: { state: "skipped" } },
    keys: { state: "ok", says: expect.stringContaining("may not list models") },
  });
  expect(look()).toEqual({ ...nothing, creditChecks: 1 });
  const second = await run(["generate", "--json"]);
  expect([second.code, failures(second)]).toEqual([3, six("picture SERVICE_UNVERIFIED")]);
  expect(look()).toEqual({ ...nothing, pictures: 1 });
  const { text, checks, picture } = afterTexts.ofStep;
  expect(await costs(hour)).toMatchObject({ ofStep: { text, checks, picture } });
  expect([pushed(library), library.git("status", "--porcelain")]).toEqual([[], ""]);
}

async function fivePicturesAtATime(hour: Hour) {
  const { service, library, run, look } = hour;
  const before = await costs(hour);
  service.setAccount({ isVerified: true, pictures: { atMost: 5, waitMs: 1000 } });
  const end = await run(["generate", "--json"]);
  expect(end).toMatchObject({ code: 0, stderr: "" });
  expect(endOf(end)).toMatchObject({ type: "finished", published: 6, failed: 0 });
  const asked = look();
  expect(asked).toEqual({ ...nothing, pictures: expect.any(Number) });
  // The sixth was refused, waited for and asked for again.
  expect(asked.pictures).toBeGreaterThan(6);
  expect(pushed(library)).toEqual(firstRun);
  const { ofStep, setAsideUsd } = await costs(hour);
  expect([ofStep.text, ofStep.checks, setAsideUsd]).toEqual([before.ofStep.text, before.ofStep.checks, 0]);
  expect(ofStep.picture).toBeGreaterThan(0.05);

  expect(await run(["generate"])).toMatchObject({ code: 0, stderr: "" });
  expect(look()).toEqual(nothing);
}

/** The first run of somebody who had all of that in order before. */
async function wholeDay(hour: Hour) {
  const { run, look } = hour;
  const library = libraryWithMruk();
  const end = await run(["generate", "--json"], library);
  expect(end).toMatchObject({ code: 0, stderr: "" });
  expect(endOf(end)).toMatchObject({ type: "finished", published: 6, failed: 0 });
  expect(look()).toMatchObject({ ...allTexts, pictures: expect.any(Number) });
  expect(pushed(library)).toEqual(firstRun);
  const files = library.git("ls-tree", "-r", "--name-only", "origin/main");
  for (const id of firstRun) for (const ending of ["md", "webp"]) expect(files).toContain(`${id}.${ending}`);
  expect(library.git("status", "--porcelain", "--untracked-files=all")).toBe("");

  const planned = eventsOf(end).flatMap((event) => (event.type === "planned" ? event.stories : []));
  const estimate = planned.reduce((usd, { estimateUsd = Number.NaN }) => usd + estimateUsd, 0);
  const budgetUsd = Number(budgetOfTheExample());
  expect(estimate).toBeLessThan(budgetUsd);
  const { usd, ...sums } = await costs(hour, library);
  expect(sums).toMatchObject({ setAsideUsd: 0, stories: 6, today: { spentUsd: usd, budgetUsd } });
  expect(usd).toBeGreaterThan(0.1);
  expect(usd).toBeLessThan(budgetUsd);
  const shown = await run(["costs"], library);
  expect(shown.stdout).toMatch(/^Today +\$0\.\d\d spent, of \$\d+\.\d\d; \$0\.\d\d left$/m);
  return library;
}

it("plays a first hour: no credit, not verified, five pictures at a time, a whole day within the example's budget", async () => {
  const hour = await begin();
  await withoutCredit(hour);
  await notVerified(hour);
  await fivePicturesAtATime(hour);
  const other = await wholeDay(hour);

  const printed = hour.outputs.map(({ stdout, stderr }) => stdout + stderr);
  const everything = [...printed, everythingWritten(hour.library), everythingWritten(other)].join("\n");
  const prompts = promptLines(hour.service);
  expect(prompts.length).toBeGreaterThan(10);
  expect(prompts.join()).toContain("gouache");
  expect([key, ...prompts].filter((secret) => everything.includes(secret))).toEqual([]);
});
