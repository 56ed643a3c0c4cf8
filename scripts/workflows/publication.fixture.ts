// The repository of a publication at GitHub, made by `mruk init`, and machines that run its workflows.
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { refuseSecrets, takeAway } from "#api/platform/planted-secrets.fixture.ts";
import { bareSettings, mruk, writeInto } from "#cli/e2e/program.fixture.ts";
import type { Releases } from "#cli/publication/releases.fixture.ts";
import { readState } from "./gh.fixture.ts";
import {
  checkOut,
  copyFiles,
  git,
  newMachine,
  newRepository,
  pathsOf,
  type Repository,
  runSteps,
  summaryOf,
} from "./machine.fixture.ts";
import { jobOf, publicationWorkflows } from "./workflow.fixture.ts";

const workflows = { publish: "publish.yml", report: "publish.yml", library: "library.yml", upgrade: "upgrade.yml" };
export type JobName = keyof typeof workflows;

/** A publication of a release, pushed to GitHub. */
export async function publicationAtGitHub(releases: Releases) {
  const folder = mkdtempSync(join(tmpdir(), "mruk-publication-"));
  onTestFinished(() => takeAway(folder));
  const repository = await newRepository(folder);
  const clone = join(folder, "clone");
  const settings = bareSettings(folder);
  const order = ["--release-repository", releases.repository, "--author", "Ola <ola@example.org>"];
  const made = await mruk(["init", clone, ...order], settings);
  if (made.code !== 0) throw new Error(made.stderr);
  const here = async (...args: string[]) => (await git(clone, args)).trim();
  await here("remote", "add", "origin", repository.remote);
  await here("push", "--quiet", "--set-upstream", "origin", "main");
  let runs = 0;

  return {
    git: async (...args: string[]) => (await git(repository.remote, args)).trim(),
    state: () => readState(join(folder, "github.json")),
    /** Makes GitHub attest none of these files. */
    forge: (...forged: string[]) =>
      writeFileSync(join(folder, "github.json"), JSON.stringify({ ...readState(join(folder, "github.json")), forged })),
    /** Whether the cache holds this file. */
    hasCached: (path: string) => existsSync(join(folder, "cache", path)),
    /** Changes files as the owner does: in a clone, with a commit that is pushed. */
    async push(message: string, files: Record<string, string>) {
      await here("pull", "--quiet", "--rebase");
      for (const [path, text] of Object.entries(files)) writeInto(clone, path, text);
      await here("add", "--all");
      const as = ["-c", "user.name=Ola", "-c", "user.email=ola@example.org"];
      await here(...as, "commit", "--quiet", "--message", message);
      await here("push", "--quiet");
    },
    read: async (path: string) => git(repository.remote, ["show", `main:${path}`]),
    run: (job: JobName, given: Record<string, string> = {}) => run(job, { repository, number: ++runs, given }),
  };
}

type Run = { repository: Repository; number: number; given: Record<string, string> };

async function run(name: JobName, { repository, number, given }: Run) {
  const job = jobOf(workflows[name], name, publicationWorkflows);
  const machine = newMachine(repository, `${number}-${name}`);
  await checkOut(machine, repository, job);
  const cache = join(repository.folder, "cache");
  const caches = job.steps.filter(({ uses }) => uses?.startsWith("actions/cache"));
  const paths = [...new Set(caches.flatMap((step) => pathsOf(step.with)))];
  for (const path of paths.filter((one) => existsSync(join(cache, one))))
    cpSync(join(cache, path), join(machine.workspace, path), { recursive: true });
  const done = await runSteps(job, machine, { repository, now: "2026-11-23T05:17:00+01:00", number, given });
  for (const path of paths) rmSync(join(cache, path), { recursive: true, force: true });
  copyFiles(paths, machine.workspace, cache);
  const result = { ...done, summary: summaryOf(machine) };
  rmSync(machine.home, { recursive: true, force: true });
  refuseSecrets("The log", result.log + result.summary);
  return result;
}
