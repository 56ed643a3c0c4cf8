// GitHub's machines as our publish workflow meets them: nothing but a fresh clone, in which the commands of the workflow run
// one after the other. Its actions are done by hand: a checkout as actions/checkout makes it, caches and artefacts as folders.
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
import { refuseSecrets, takeAway } from "../../api/platform/planted-secrets.fixture.ts";
import { type GitHubState, readState, tokenOf } from "./gh.fixture.ts";
import { type Job, jobOf, projectFolder, stepUsing } from "./workflow.fixture.ts";

const repository = "ola/mruk";
/** Where the remote seems to be: only a reader of the configuration that a checkout left finds the real one. */
const address = `https://github.com/${repository}`;
const jobs = { publish: jobOf("publish.yml", "publish"), report: jobOf("publish.yml", "report") };
const cachedPaths = pathsOf(stepUsing(jobs.publish, "actions/cache/save").with);
const artefactPaths = pathsOf(stepUsing(jobs.publish, "actions/upload-artifact").with);

export type RunOrder = {
  /** What the machine's clock says. */
  now: string;
  /** What the steps find in their environment, as far as the workflow hands it to them. */
  environment?: Record<string, string>;
};
export type RunResult = {
  /** How the jobs ended. */
  publish: "success" | "failure";
  report?: "success" | "failure";
  /** What the steps printed. */
  log: string;
  summary: string;
};

export type GitHub = {
  folder: string;
  git(...args: string[]): Promise<string>;
  run(order: RunOrder): Promise<RunResult>;
  /** From now on the remote takes no push, or takes them again. */
  refusePushes(refuses: boolean): void;
  state(): GitHubState;
  /** What was kept of a run to be looked at: paths, as they were in its workspace. */
  artefact(run: number): string[];
};

/** A repository at GitHub with this project in it, an empty library, and machines that run its publish workflow. */
export async function gitHub(): Promise<GitHub> {
  const folder = mkdtempSync(join(tmpdir(), "mruk-actions-"));
  onTestFinished(() => takeAway(folder));
  const remote = join(folder, "remote.git");
  for (const name of ["bin", "artefacts", "machines"]) mkdirSync(join(folder, name));
  writeGh(join(folder, "bin", "gh"));
  const world = { folder, remote };
  await pushProject(world);
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
      const published = await publish({ world, order, number });
      const result: RunResult = { publish: published.result, log: published.log, summary: published.summary };
      if (order.environment?.DRY_RUN !== "true") {
        const reported = await report({ world, order, number, result: published.result });
        result.report = reported.result;
        result.log += reported.log;
      }
      refuseSecrets("The log", result.log + result.summary);
      return result;
    },
  };
}

type World = { folder: string; remote: string };
type JobRun = { world: World; order: RunOrder; number: number };
type Machine = { home: string; workspace: string };

async function publish({ world, order, number }: JobRun) {
  const machine = newMachine(world, `${number}-publish`);
  const cache = join(world.folder, "cache");
  await checkOut(machine, world);
  if (existsSync(cache)) cpSync(cache, machine.workspace, { recursive: true });
  const done = await runSteps(jobs.publish, machine, { world, order, number, given: order.environment ?? {} });
  const summary = join(machine.home, "summary.md");
  const result = { ...done, summary: existsSync(summary) ? readFileSync(summary, "utf8") : "" };
  keep(cachedPaths, machine, cache);
  keep(artefactPaths, machine, join(world.folder, "artefacts", String(number)));
  keepBuilt(machine);
  rmSync(machine.home, { recursive: true, force: true });
  return result;
}

/** The machine that reports has the scripts, and no packages. */
async function report({ result, ...run }: JobRun & { result: string }) {
  const machine = newMachine(run.world, `${run.number}-report`);
  cpSync(join(projectFolder, "scripts"), join(machine.workspace, "scripts"), { recursive: true });
  const done = await runSteps(jobs.report, machine, { ...run, given: { RESULT: result } });
  rmSync(machine.home, { recursive: true, force: true });
  return done;
}

function newMachine({ folder }: World, name: string): Machine {
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
    const handed = Object.entries(given).filter(([variable]) => variable in env);
    const environment = { ...environmentOf(machine, run), ...Object.fromEntries(handed) };
    const { code, output } = await ended("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", command], {
      cwd: machine.workspace,
      env: environment,
    });
    log += `== ${name}\n${output}`;
    if (code !== 0) return { result: "failure" as const, log };
  }
  return { result: "success" as const, log };
}

/** What GitHub sets on every machine, and what leads to the stand-ins. */
const environmentOf = ({ home, workspace }: Machine, { world, order, number }: JobRun) => ({
  PATH: `${join(world.folder, "bin")}:${process.env.PATH}`,
  HOME: home,
  CI: "true",
  GITHUB_ACTIONS: "true",
  GITHUB_SERVER_URL: "https://github.com",
  GITHUB_REPOSITORY: repository,
  GITHUB_RUN_ID: String(number),
  GITHUB_WORKSPACE: workspace,
  GITHUB_REF_NAME: "main",
  GITHUB_STEP_SUMMARY: join(home, "summary.md"),
  GH_STATE: join(world.folder, "github.json"),
  npm_config_update_notifier: "false",
  MRUK_NOW: order.now,
});

function pathsOf(inputs: Record<string, unknown> = {}): string[] {
  return String(inputs.path).trim().split("\n");
}

function keep(paths: readonly string[], { workspace }: Machine, place: string): void {
  for (const path of paths) {
    if (existsSync(join(workspace, path))) cpSync(join(workspace, path), join(place, path), { recursive: true });
  }
}

/** What actions/checkout does with `fetch-depth: 0` and a sparse checkout, and what set-up would find installed. */
async function checkOut({ home, workspace }: Machine, world: World): Promise<void> {
  const sparse = stepUsing(jobs.publish, "actions/checkout").with?.["sparse-checkout"];
  const here = (...args: string[]) => git(workspace, args);
  await here("init", "--quiet");
  await here("remote", "add", "origin", address);
  await here("config", "--local", "gc.auto", "0");
  // The credentials lie in a file of their own, which the configuration includes for this folder only.
  const credentials = join(home, "git-credentials.config");
  writeFileSync(credentials, `[url "file://${world.remote}"]\n\tinsteadOf = ${address}\n`);
  await here("config", "--local", `includeIf.gitdir:${workspace}/.git.path`, credentials);
  const refs = ["+refs/heads/*:refs/remotes/origin/*", "+refs/tags/*:refs/tags/*"];
  await here("fetch", "--quiet", "--prune", "--no-recurse-submodules", "--filter=blob:none", "origin", ...refs);
  await here("config", "core.sparseCheckout", "true");
  appendFileSync(join(workspace, ".git", "info", "sparse-checkout"), `\n${sparse}\n`);
  await here("checkout", "--quiet", "--force", "-B", "main", "refs/remotes/origin/main");
  linkPackages(workspace);
  bringBuilt(workspace);
}

/**
 * The first machine of a test file builds the terminal program, as every one would; the others get that, which is as new as
 * their sources.
 */
const built = join(mkdtempSync(join(tmpdir(), "mruk-built-")), "dist");
afterAll(() => rmSync(dirname(built), { recursive: true }));

function keepBuilt({ workspace }: Machine): void {
  const own = join(workspace, "dist");
  if (existsSync(own) && !existsSync(built)) cpSync(own, built, { recursive: true });
}

function bringBuilt(workspace: string): void {
  if (existsSync(built)) cpSync(built, join(workspace, "dist"), { recursive: true });
}

/** The packages of this project, so that setting up finds that they are those of the lock file and installs none. */
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

/** As much of the project as a run needs, and a library without stories. */
const ofTheProject = [
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

async function pushProject({ folder, remote }: World): Promise<void> {
  const first = join(folder, "first");
  const isNeeded = (path: string) => !/\.(?:test|fixture)\.tsx?$|\/e2e$|\/content\/(?:stories|images)$/.test(path);
  for (const path of ofTheProject) {
    mkdirSync(dirname(join(first, path)), { recursive: true });
    cpSync(join(projectFolder, path), join(first, path), { recursive: true, filter: isNeeded });
  }
  await git(folder, ["init", "--quiet", "--bare", "--initial-branch=main", remote]);
  await git(remote, ["config", "uploadpack.allowFilter", "true"]);
  await git(first, ["init", "--quiet", "--initial-branch=main"]);
  await git(first, ["add", "."]);
  await git(first, ["-c", "user.name=Ola", "-c", "user.email=ola@example.org", "commit", "--quiet", "-m", "Begin"]);
  await git(first, ["push", "--quiet", remote, "main"]);
  rmSync(first, { recursive: true });
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
