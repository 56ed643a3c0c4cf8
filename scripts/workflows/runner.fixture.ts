// A runner of GitHub's as our publish workflow meets it: fresh machines with nothing but the repository, steps one after the
// other, each `run` literally in bash. Actions are done by hand: a checkout as actions/checkout makes it, caches and artefacts
// as folders.
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
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, onTestFinished } from "vitest";
import { refuseSecrets, takeAway } from "../../api/platform/planted-secrets.fixture.ts";
import { type Contexts, filledIn, holds, type Standing, type Value } from "./expression.fixture.ts";
import { type GitHubState, readState, tokenOf } from "./gh.fixture.ts";
import { type Job, projectFolder, readWorkflow, type Step } from "./workflow.fixture.ts";

const repository = "ola/mruk";
/** Where the remote seems to be: only who reads what a checkout left in the configuration finds the real one. */
const address = `https://github.com/${repository}`;

export type RunOrder = {
  /** What the machine's clock says. */
  now: string;
  event?: "schedule" | "workflow_dispatch";
  inputs?: Record<string, Value>;
  vars?: Record<string, string>;
  secrets?: Record<string, string>;
};
export type RunResult = {
  jobs: Record<string, Standing>;
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
  for (const name of ["bin", "caches", "artefacts", "machines"]) mkdirSync(join(folder, name));
  writeGh(join(folder, "bin", "gh"));
  const world = { folder, remote, runs: 0 };
  await pushProject(world);
  const jobs = Object.entries(readWorkflow("publish.yml").jobs);

  return {
    folder,
    git: async (...args) => (await git(remote, args)).trim(),
    state: () => readState(join(folder, "github.json")),
    artefact: (run) =>
      readdirSync(join(folder, "artefacts", `${run}-journal-1`), { recursive: true, encoding: "utf8" }),
    refusePushes(refuses) {
      const hook = join(remote, "hooks", "pre-receive");
      if (refuses) writeFileSync(hook, "#!/bin/sh\necho protected branch\nexit 1\n", { mode: 0o755 });
      else rmSync(hook);
    },
    async run(order) {
      const number = ++world.runs;
      const standings: Record<string, Standing> = {};
      const result: RunResult = { jobs: standings, log: "", summary: "" };
      for (const [name, job] of jobs) {
        const contexts = contextsOf(order, { number, job, standings });
        const standing = job.needs === undefined ? "success" : (standings[job.needs] ?? "success");
        if (!holds(job.if, contexts, standing)) continue;
        const machine = join(folder, "machines", `${number}-${name}`);
        mkdirSync(machine);
        const done = await runJob(job, { world, machine, contexts, order, number });
        standings[name] = done.standing;
        keepBuilt(machine);
        result.log += done.log;
        result.summary += done.summary;
        rmSync(machine, { recursive: true, force: true });
      }
      refuseSecrets("The log", result.log + result.summary);
      return result;
    },
  };
}

type World = { folder: string; remote: string; runs: number };
type JobOrder = { world: World; machine: string; contexts: Contexts; order: RunOrder; number: number };

function contextsOf(
  order: RunOrder,
  { number, job, standings }: { number: number; job: Job; standings: Record<string, Standing> },
): Contexts {
  const needs = Object.entries(standings).map(([name, result]): [string, Value] => [name, { result }]);
  return {
    inputs: order.inputs ?? {},
    vars: order.vars ?? {},
    secrets: order.secrets ?? {},
    needs: Object.fromEntries(needs),
    github: {
      event_name: order.event ?? "schedule",
      repository,
      server_url: "https://github.com",
      run_id: number,
      run_attempt: 1,
      token: tokenOf(job.permissions),
    },
  };
}

async function runJob(job: Job, order: JobOrder) {
  const { machine, contexts } = order;
  const workspace = join(machine, "mruk");
  mkdirSync(workspace);
  const outcome = { standing: "success" as Standing, log: "", summary: "" };
  for (const step of job.steps) {
    if (!holds(step.if, contexts, outcome.standing)) continue;
    const done =
      step.run === undefined
        ? await act(step, job, { ...order, workspace })
        : await shell(step, { ...order, workspace });
    outcome.log += `== ${step.name}\n${done.output}`;
    if (done.code !== 0) outcome.standing = "failure";
  }
  const summary = join(machine, "summary.md");
  if (existsSync(summary)) outcome.summary = readFileSync(summary, "utf8");
  return outcome;
}

type StepOrder = JobOrder & { workspace: string };

/** As the runner starts a step with `shell: bash`. */
function shell(step: Step, { machine, workspace, contexts, order, world }: StepOrder) {
  const script = join(machine, "step.sh");
  writeFileSync(script, step.run ?? "");
  const given = Object.entries(step.env ?? {}).map(([name, value]) => [name, filledIn(String(value), contexts)]);
  const environment = {
    PATH: `${join(world.folder, "bin")}:${process.env.PATH}`,
    HOME: machine,
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_REPOSITORY: repository,
    GITHUB_WORKSPACE: workspace,
    GITHUB_REF_NAME: "main",
    GITHUB_STEP_SUMMARY: join(machine, "summary.md"),
    GH_STATE: join(world.folder, "github.json"),
    npm_config_update_notifier: "false",
    MRUK_NOW: order.now,
    ...Object.fromEntries(given),
  };
  return ended("bash", ["--noprofile", "--norc", "-eo", "pipefail", script], { cwd: workspace, env: environment });
}

/** Does what an action would do. */
async function act(step: Step, job: Job, order: StepOrder): Promise<{ code: number; output: string }> {
  const { uses, with: inputs = {} } = step;
  const action = uses?.replace(/@.*/, "");
  const given = (name: string) => filledIn(String(inputs[name] ?? ""), order.contexts);
  const paths = given("path")
    .split("\n")
    .filter((path) => path !== "");
  const { workspace, world, number } = order;
  switch (action) {
    case "actions/checkout":
      await checkOut(given("sparse-checkout"), job, order);
      break;
    case "actions/setup-node":
      break;
    case "actions/cache/restore": {
      const [newest] = readdirSync(join(world.folder, "caches"))
        .filter((key) => key.startsWith(given("restore-keys")))
        .sort(
          (a, b) =>
            statSync(join(world.folder, "caches", b)).mtimeMs - statSync(join(world.folder, "caches", a)).mtimeMs,
        );
      if (newest !== undefined) cpSync(join(world.folder, "caches", newest), workspace, { recursive: true });
      break;
    }
    case "actions/cache/save":
      keep(paths, workspace, join(world.folder, "caches", given("key")));
      break;
    case "actions/upload-artifact":
      keep(paths, workspace, join(world.folder, "artefacts", `${number}-${given("name")}`));
      break;
    default:
      throw new Error(`The runner does not know ${action}`);
  }
  return { code: 0, output: "" };
}

function keep(paths: readonly string[], workspace: string, place: string): void {
  mkdirSync(place);
  for (const path of paths) {
    if (existsSync(join(workspace, path))) cpSync(join(workspace, path), join(place, path), { recursive: true });
  }
}

/** What actions/checkout does with `fetch-depth: 0` and a sparse checkout, and what set-up would find installed. */
async function checkOut(sparse: string, { permissions }: Job, { machine, workspace, world }: StepOrder): Promise<void> {
  if (permissions.contents === undefined) throw new Error("This job may not read the repository");
  const here = (...args: string[]) => git(workspace, args);
  await here("init", "--quiet");
  await here("remote", "add", "origin", address);
  await here("config", "--local", "gc.auto", "0");
  // The credentials lie in a file of their own, which the configuration includes for this folder only.
  const credentials = join(machine, "git-credentials.config");
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

function keepBuilt(machine: string): void {
  const own = join(machine, "mruk", "dist");
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
