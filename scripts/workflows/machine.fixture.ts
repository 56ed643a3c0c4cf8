// A machine of GitHub's that runs the commands of a job. This file does the work of the actions: it checks out as actions/checkout
// does, and copies caches and artefacts between folders.
import { spawn } from "node:child_process";
import { appendFileSync, chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { quickStart } from "#cli/e2e/program.fixture.ts";
import { tokenOf } from "./gh.fixture.ts";
import { type Job, stepUsing } from "./workflow.fixture.ts";

const repositoryName = "ola/mruk";
/** The remote's address in the clone. Git finds the real one only by the configuration that a checkout leaves. */
const address = `https://github.com/${repositoryName}`;

/** A repository at GitHub: the folder has its machines and what GitHub keeps, the remote is bare. */
export type Repository = { folder: string; remote: string };
export type JobRun = {
  repository: Repository;
  /** The machine's time. */
  now: string;
  number: number;
};
export type Machine = { home: string; workspace: string };

/** Makes the bare remote and the folders of a repository at GitHub, and the program `gh`. */
export async function newRepository(folder: string): Promise<Repository> {
  const remote = join(folder, "remote.git");
  for (const name of ["bin", "artefacts", "machines"]) mkdirSync(join(folder, name));
  writeGh(join(folder, "bin", "gh"));
  await git(folder, ["init", "--quiet", "--bare", "--initial-branch=main", remote]);
  await git(remote, ["config", "uploadpack.allowFilter", "true"]);
  return { folder, remote };
}

export function refusePushes({ remote }: Repository, refuses: boolean): void {
  const hook = join(remote, "hooks", "pre-receive");
  if (refuses) writeFileSync(hook, "#!/bin/sh\necho protected branch\nexit 1\n", { mode: 0o755 });
  else rmSync(hook);
}

export function newMachine({ folder }: Repository, name: string): Machine {
  const home = join(folder, "machines", name);
  mkdirSync(join(home, "mruk"), { recursive: true });
  return { home, workspace: join(home, "mruk") };
}

/** Checks out as the job's actions/checkout does, with the sparse patterns of its step and `fetch-depth: 0`. */
export async function checkOut({ home, workspace }: Machine, { remote }: Repository, job: Job): Promise<void> {
  const sparse = stepUsing(job, "actions/checkout").with?.["sparse-checkout"];
  const here = (...args: string[]) => git(workspace, args);
  await here("init", "--quiet");
  await here("remote", "add", "origin", address);
  await here("config", "--local", "gc.auto", "0");
  // The credentials are in a file of their own, which the configuration includes for this folder only.
  const credentials = join(home, "git-credentials.config");
  writeFileSync(credentials, `[url "file://${remote}"]\n\tinsteadOf = ${address}\n`);
  await here("config", "--local", `includeIf.gitdir:${workspace}/.git.path`, credentials);
  const refs = ["+refs/heads/*:refs/remotes/origin/*", "+refs/tags/*:refs/tags/*"];
  await here("fetch", "--quiet", "--prune", "--no-recurse-submodules", "--filter=blob:none", "origin", ...refs);
  if (sparse !== undefined) {
    await here("config", "core.sparseCheckout", "true");
    appendFileSync(join(workspace, ".git", "info", "sparse-checkout"), `\n${sparse}\n`);
  }
  await here("checkout", "--quiet", "--force", "-B", "main", "refs/remotes/origin/main");
}

type Result = { result: "success" | "failure"; log: string };

/** Runs the commands of a job until one fails. A step gets the variables of `given` that the workflow passes to it. */
export async function runSteps(
  job: Job,
  machine: Machine,
  run: JobRun & { given: Record<string, string> },
): Promise<Result> {
  const given = { GH_TOKEN: tokenOf(job.permissions), ...run.given };
  let log = "";
  for (const { name, run: command, env = {} } of job.steps) {
    if (command === undefined) continue;
    const written = Object.entries(env).flatMap(([variable, value]) =>
      String(value).includes("${{") ? [] : [[variable, String(value)]],
    );
    const passed = Object.entries(given).filter(([variable]) => variable in env);
    const { code, output } = await ended("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", command], {
      cwd: machine.workspace,
      env: { ...environmentOf(machine, run), ...Object.fromEntries([...written, ...passed]) },
    });
    log += `== ${name}\n${output}`;
    if (code !== 0) return { result: "failure", log };
  }
  return { result: "success", log };
}

/** The variables that GitHub sets, and those of the stand-ins. */
function environmentOf({ home, workspace }: Machine, { repository, now, number }: JobRun): Record<string, string> {
  const added = join(home, "path.txt");
  const paths = existsSync(added) ? readFileSync(added, "utf8").trim().split("\n").reverse() : [];
  return {
    ...quickStart(),
    PATH: [join(repository.folder, "bin"), ...paths, process.env.PATH].join(":"),
    HOME: home,
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_REPOSITORY: repositoryName,
    GITHUB_RUN_ID: String(number),
    GITHUB_WORKSPACE: workspace,
    GITHUB_REF_NAME: "main",
    GITHUB_PATH: added,
    GITHUB_STEP_SUMMARY: join(home, "summary.md"),
    GH_STATE: join(repository.folder, "github.json"),
    npm_config_update_notifier: "false",
    MRUK_NOW: now,
  };
}

export function summaryOf({ home }: Machine): string {
  const summary = join(home, "summary.md");
  return existsSync(summary) ? readFileSync(summary, "utf8") : "";
}

/** The paths that a step of actions/cache or actions/upload-artifact names. */
export function pathsOf(inputs: Record<string, unknown> = {}): string[] {
  return String(inputs.path).trim().split("\n");
}

/** Copies those of these paths that there are. */
export function copyFiles(paths: readonly string[], from: string, to: string): void {
  for (const path of paths) {
    if (existsSync(join(from, path))) cpSync(join(from, path), join(to, path), { recursive: true });
  }
}

function writeGh(path: string): void {
  const program = join(import.meta.dirname, "gh.fixture.ts");
  writeFileSync(path, `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`);
  chmodSync(path, 0o755);
}

export async function git(folder: string, args: readonly string[]): Promise<string> {
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
