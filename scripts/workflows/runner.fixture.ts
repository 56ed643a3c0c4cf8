// Runs the publish workflow of this repository as GitHub's machines do: in a fresh clone, its commands one after another.
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, onTestFinished } from "vitest";
import { refuseSecrets, takeAway } from "#api/platform/planted-secrets.fixture.ts";
import { type GitHubState, readState } from "./gh.fixture.ts";
import {
  checkOut,
  copyFiles,
  git,
  type JobRun,
  type Machine,
  newMachine,
  newRepository,
  pathsOf,
  type Repository,
  refusePushes,
  runSteps,
  summaryOf,
} from "./machine.fixture.ts";
import { jobOf, projectFolder, stepUsing } from "./workflow.fixture.ts";

const jobs = { publish: jobOf("publish.yml", "publish"), report: jobOf("publish.yml", "report") };
const cachedPaths = pathsOf(stepUsing(jobs.publish, "actions/cache/save").with);
const artefactPaths = pathsOf(stepUsing(jobs.publish, "actions/upload-artifact").with);

export type RunOrder = {
  /** The machine's time. */
  now: string;
  /** Variables for the steps. A step gets those that the workflow passes to it. */
  environment?: Record<string, string>;
};
export type RunResult = {
  /** The results of the jobs. */
  publish: "success" | "failure";
  report?: "success" | "failure";
  /** The output of the steps. */
  log: string;
  summary: string;
};

export type GitHub = {
  folder: string;
  git(...args: string[]): Promise<string>;
  run(order: RunOrder): Promise<RunResult>;
  /** Makes the remote refuse pushes, or accept them again. */
  refusePushes(refuses: boolean): void;
  state(): GitHubState;
  /** The paths of a run's artefact, relative to its workspace. */
  artefact(run: number): string[];
};

/** A repository at GitHub with this project in it, an empty library, and machines that run its publish workflow. */
export async function gitHub(): Promise<GitHub> {
  const folder = mkdtempSync(join(tmpdir(), "mruk-actions-"));
  onTestFinished(() => takeAway(folder));
  const repository = await newRepository(folder);
  await pushProject(repository);
  let runs = 0;

  return {
    folder,
    git: async (...args) => (await git(repository.remote, args)).trim(),
    state: () => readState(join(folder, "github.json")),
    artefact: (run) => readdirSync(join(folder, "artefacts", String(run)), { recursive: true, encoding: "utf8" }),
    refusePushes: (refuses) => refusePushes(repository, refuses),
    async run(order) {
      const number = ++runs;
      const { now, environment = {} } = order;
      const published = await publish({ repository, now, number }, environment);
      const result: RunResult = { publish: published.result, log: published.log, summary: published.summary };
      if (environment.DRY_RUN !== "true") {
        const reported = await report({ repository, now, number }, published.result);
        result.report = reported.result;
        result.log += reported.log;
      }
      refuseSecrets("The log", result.log + result.summary);
      return result;
    },
  };
}

async function publish(run: JobRun, given: Record<string, string>) {
  const { folder } = run.repository;
  const machine = newMachine(run.repository, `${run.number}-publish`);
  const cache = join(folder, "cache");
  await checkOut(machine, run.repository, jobs.publish);
  linkPackages(machine.workspace);
  copyBuild(machine.workspace);
  if (existsSync(cache)) cpSync(cache, machine.workspace, { recursive: true });
  const done = await runSteps(jobs.publish, machine, { ...run, given });
  const result = { ...done, summary: summaryOf(machine) };
  copyFiles(cachedPaths, machine.workspace, cache);
  copyFiles(artefactPaths, machine.workspace, join(folder, "artefacts", String(run.number)));
  saveBuild(machine);
  rmSync(machine.home, { recursive: true, force: true });
  return result;
}

/** The reporting machine has the scripts, but no packages. */
async function report(run: JobRun, result: string) {
  const machine = newMachine(run.repository, `${run.number}-report`);
  cpSync(join(projectFolder, "scripts"), join(machine.workspace, "scripts"), { recursive: true });
  const done = await runSteps(jobs.report, machine, { ...run, given: { RESULT: result } });
  rmSync(machine.home, { recursive: true, force: true });
  return done;
}

/** The first machine of a test file builds the terminal program. The others get a copy, since their sources are the same. */
const built = join(mkdtempSync(join(tmpdir(), "mruk-built-")), "dist");
afterAll(() => rmSync(dirname(built), { recursive: true }));

function saveBuild({ workspace }: Machine): void {
  const own = join(workspace, "dist");
  if (existsSync(own) && !existsSync(built)) cpSync(own, built, { recursive: true });
}

function copyBuild(workspace: string): void {
  if (existsSync(built)) cpSync(built, join(workspace, "dist"), { recursive: true });
}

/** Links this project's packages with the stamp of the lock file, so that the set-up installs none. */
function linkPackages(workspace: string): void {
  const [own, modules] = [join(projectFolder, "node_modules"), join(workspace, "node_modules")];
  mkdirSync(modules);
  for (const name of readdirSync(own)) {
    if (!name.startsWith(".")) symlinkSync(join(own, name), join(modules, name));
  }
  cpSync(join(own, ".bin"), join(modules, ".bin"), { recursive: true, verbatimSymlinks: true });
  rmSync(join(modules, ".bin", "mruk"), { force: true });
  const lock = readFileSync(join(workspace, "package-lock.json"));
  writeFileSync(join(modules, ".setup-stamp"), createHash("sha256").update(lock).digest("hex"));
}

/** The files that a run needs. */
const neededPaths = [
  ".github",
  ".gitattributes",
  ".gitignore",
  ".npmrc",
  "api",
  "cli",
  "content",
  "package-lock.json",
  "package.json",
  "rolldown.config.ts",
  "scripts/setup.mjs",
];

async function pushProject({ folder, remote }: Repository): Promise<void> {
  const clone = join(folder, "first");
  const isNeeded = (path: string) => !/\.(?:test|fixture)\.tsx?$|\/e2e$|\/content\/(?:stories|images)$/.test(path);
  for (const path of neededPaths) {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    cpSync(join(projectFolder, path), join(clone, path), { recursive: true, filter: isNeeded });
  }
  await git(clone, ["init", "--quiet", "--initial-branch=main"]);
  await git(clone, ["add", "."]);
  await git(clone, ["-c", "user.name=Ola", "-c", "user.email=ola@example.org", "commit", "--quiet", "-m", "Begin"]);
  await git(clone, ["push", "--quiet", remote, "main"]);
  rmSync(clone, { recursive: true });
}
