// Runs the publish workflow as GitHub's machines do: in a fresh clone, its commands one after another. This file does the work of
// the actions: it checks out as actions/checkout does, and copies caches and artefacts between folders.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  chmodSync,
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
import { type GitHubState, readState, tokenOf } from "./gh.fixture.ts";
import { type Job, jobOf, projectFolder, stepUsing } from "./workflow.fixture.ts";

const repositoryName = "ola/mruk";
/** The remote's address in the clone. Git finds the real one only by the configuration that a checkout leaves. */
const address = `https://github.com/${repositoryName}`;
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
  const remote = join(folder, "remote.git");
  for (const name of ["bin", "artefacts", "machines"]) mkdirSync(join(folder, name));
  writeGh(join(folder, "bin", "gh"));
  const repository = { folder, remote };
  await pushProject(repository);
  let runs = 0;

  return {
    folder,
    git: async (...args) => (await git(remote, args)).trim(),
    state: () => readState(join(folder, "github.json")),
    artefact: (run) => readdirSync(join(folder, "artefacts", String(run)), { recursive: true, encoding: "utf8" }),
    refusePushes(refuses) {
      const hook = join(remote, "hooks", "pre-receive");
      if (refuses) writeFileSync(hook, "#!/bin/sh\necho protected branch\nexit 1\n", { mode: 0o755 });
      else rmSync(hook);
    },
    async run(order) {
      const number = ++runs;
      const published = await publish({ repository, order, number });
      const result: RunResult = { publish: published.result, log: published.log, summary: published.summary };
      if (order.environment?.DRY_RUN !== "true") {
        const reported = await report({ repository, order, number, result: published.result });
        result.report = reported.result;
        result.log += reported.log;
      }
      refuseSecrets("The log", result.log + result.summary);
      return result;
    },
  };
}

type Repository = { folder: string; remote: string };
type JobRun = { repository: Repository; order: RunOrder; number: number };
type Machine = { home: string; workspace: string };

async function publish({ repository, order, number }: JobRun) {
  const machine = newMachine(repository, `${number}-publish`);
  const cache = join(repository.folder, "cache");
  await checkOut(machine, repository);
  if (existsSync(cache)) cpSync(cache, machine.workspace, { recursive: true });
  const done = await runSteps(jobs.publish, machine, { repository, order, number, given: order.environment ?? {} });
  const summary = join(machine.home, "summary.md");
  const result = { ...done, summary: existsSync(summary) ? readFileSync(summary, "utf8") : "" };
  copyFiles(cachedPaths, machine, cache);
  copyFiles(artefactPaths, machine, join(repository.folder, "artefacts", String(number)));
  saveBuild(machine);
  rmSync(machine.home, { recursive: true, force: true });
  return result;
}

/** The reporting machine has the scripts, but no packages. */
async function report({ result, ...run }: JobRun & { result: string }) {
  const machine = newMachine(run.repository, `${run.number}-report`);
  cpSync(join(projectFolder, "scripts"), join(machine.workspace, "scripts"), { recursive: true });
  const done = await runSteps(jobs.report, machine, { ...run, given: { RESULT: result } });
  rmSync(machine.home, { recursive: true, force: true });
  return done;
}

function newMachine({ folder }: Repository, name: string): Machine {
  const home = join(folder, "machines", name);
  mkdirSync(join(home, "mruk"), { recursive: true });
  return { home, workspace: join(home, "mruk") };
}

/** Runs the commands of a job until one fails. */
async function runSteps(job: Job, machine: Machine, run: JobRun & { given: Record<string, string> }) {
  const given = { GH_TOKEN: tokenOf(job.permissions), ...run.given };
  let log = "";
  for (const { name, run: command, env = {} } of job.steps) {
    if (command === undefined) continue;
    const passed = Object.entries(given).filter(([variable]) => variable in env);
    const environment = { ...environmentOf(machine, run), ...Object.fromEntries(passed) };
    const { code, output } = await ended("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", command], {
      cwd: machine.workspace,
      env: environment,
    });
    log += `== ${name}\n${output}`;
    if (code !== 0) return { result: "failure" as const, log };
  }
  return { result: "success" as const, log };
}

/** The variables that GitHub sets, and those of the stand-ins. */
const environmentOf = ({ home, workspace }: Machine, { repository, order, number }: JobRun) => ({
  PATH: `${join(repository.folder, "bin")}:${process.env.PATH}`,
  HOME: home,
  CI: "true",
  GITHUB_ACTIONS: "true",
  GITHUB_SERVER_URL: "https://github.com",
  GITHUB_REPOSITORY: repositoryName,
  GITHUB_RUN_ID: String(number),
  GITHUB_WORKSPACE: workspace,
  GITHUB_REF_NAME: "main",
  GITHUB_STEP_SUMMARY: join(home, "summary.md"),
  GH_STATE: join(repository.folder, "github.json"),
  npm_config_update_notifier: "false",
  MRUK_NOW: order.now,
});

function pathsOf(inputs: Record<string, unknown> = {}): string[] {
  return String(inputs.path).trim().split("\n");
}

function copyFiles(paths: readonly string[], { workspace }: Machine, place: string): void {
  for (const path of paths) {
    if (existsSync(join(workspace, path))) cpSync(join(workspace, path), join(place, path), { recursive: true });
  }
}

/** Checks out as actions/checkout does with `fetch-depth: 0` and a sparse checkout, and links the installed packages. */
async function checkOut({ home, workspace }: Machine, repository: Repository): Promise<void> {
  const sparse = stepUsing(jobs.publish, "actions/checkout").with?.["sparse-checkout"];
  const here = (...args: string[]) => git(workspace, args);
  await here("init", "--quiet");
  await here("remote", "add", "origin", address);
  await here("config", "--local", "gc.auto", "0");
  // The credentials are in a file of their own, which the configuration includes for this folder only.
  const credentials = join(home, "git-credentials.config");
  writeFileSync(credentials, `[url "file://${repository.remote}"]\n\tinsteadOf = ${address}\n`);
  await here("config", "--local", `includeIf.gitdir:${workspace}/.git.path`, credentials);
  const refs = ["+refs/heads/*:refs/remotes/origin/*", "+refs/tags/*:refs/tags/*"];
  await here("fetch", "--quiet", "--prune", "--no-recurse-submodules", "--filter=blob:none", "origin", ...refs);
  await here("config", "core.sparseCheckout", "true");
  appendFileSync(join(workspace, ".git", "info", "sparse-checkout"), `\n${sparse}\n`);
  await here("checkout", "--quiet", "--force", "-B", "main", "refs/remotes/origin/main");
  linkPackages(workspace);
  copyBuild(workspace);
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
  await git(folder, ["init", "--quiet", "--bare", "--initial-branch=main", remote]);
  await git(remote, ["config", "uploadpack.allowFilter", "true"]);
  await git(clone, ["init", "--quiet", "--initial-branch=main"]);
  await git(clone, ["add", "."]);
  await git(clone, ["-c", "user.name=Ola", "-c", "user.email=ola@example.org", "commit", "--quiet", "-m", "Begin"]);
  await git(clone, ["push", "--quiet", remote, "main"]);
  rmSync(clone, { recursive: true });
}

function writeGh(path: string): void {
  const program = join(import.meta.dirname, "gh.fixture.ts");
  writeFileSync(path, `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`);
  chmodSync(path, 0o755);
}

async function git(folder: string, args: readonly string[]): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: "1" };
  const { code, output } = await ended("git", ["-C", folder, ...args], { cwd: folder, env });
  if (code !== 0) throw new Error(`git ${args.join(" ")}: ${output}`);
  return output;
}

function ended(program: string, args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
