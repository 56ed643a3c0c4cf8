import { GitError, simpleGit } from "simple-git";
import { settingNames } from "../config.ts";

export type Environment = Record<string, string | undefined>;

export type GitOptions = {
  /** Standard input. Messages, paths and contents never go into the arguments. */
  input?: string | Uint8Array;
  /** Whether it talks to a remote, and so may be aborted: it leaves nothing half done here. */
  isFar?: boolean;
  /** Whether nobody waits for it: it runs at a low priority, may print nothing for long, and may be aborted as well. */
  inBackground?: boolean;
};

/** Runs one Git command in a folder and resolves with its output; throws a GitError when the command fails. */
export type Git = (args: readonly string[], options?: GitOptions) => Promise<string>;

export type GitSettings = {
  environment: Environment;
  /** For how long a command may print nothing before it is ended. */
  silenceMilliseconds?: number | undefined;
  /** Aborts the commands that may be aborted. */
  hangUp?: AbortSignal | undefined;
};

/** A command may print progress for ever; but a first fetch over a slow line takes less than this. */
const longestCommandMs = 60 * 60_000;

/**
 * Git in one folder, independent of a person's settings: paths are literal, output is in English, no hooks run (they are about what a
 * person commits), nothing asks for a password, and only the well-known transports are allowed (`ext::` would run any program).
 */
export function gitIn(folder: string, { environment, silenceMilliseconds = 60_000, hangUp }: GitSettings): Git {
  const env = gitEnvironment(environment);
  return async (args, { input, isFar = false, inBackground = false } = {}) => {
    const git = simpleGit({
      baseDir: folder,
      ...(inBackground && { binary: ["nice", "git"] satisfies [string, string] }),
      config: [
        "core.quotePath=false",
        "core.hooksPath=/dev/null",
        "core.fsync=committed,reference",
        "advice.detachedHead=false",
        // A fetch would start a process that we can neither end nor watch: pack-repository.ts packs instead.
        "gc.auto=0",
        "maintenance.auto=false",
        // Git streams larger files rather than load them into memory.
        "core.bigFileThreshold=16m",
        // Git's HTTP helper outlives a Git that is ended, and would wait for a silent server for ever.
        "http.lowSpeedLimit=1",
        `http.lowSpeedTime=${Math.floor(silenceMilliseconds / 1000) + 1}`,
      ],
      allowEnvironment: Object.keys(env),
      // These allow what the operator of this machine has set, and our own setting for hooks; none comes from a request.
      unsafe: {
        allowUnsafeSshCommand: true,
        allowUnsafeAskPass: true,
        allowUnsafeConfigPaths: true,
        allowUnsafeHooksPath: true,
      },
      timeout: { block: inBackground ? longestCommandMs : silenceMilliseconds },
      errors: failure,
      ...((isFar || inBackground) && {
        abort: AbortSignal.any([AbortSignal.timeout(longestCommandMs), ...(hangUp ? [hangUp] : [])]),
      }),
      ...(input === undefined ? {} : { input: () => Buffer.from(input) }),
    });
    return git
      .env(env)
      .outputHandler(endAtOnce)
      .raw([...args]);
  };
}

/** The output of a Git command that failed; null for any other error. */
export function gitMessage(error: unknown): string | null {
  return error instanceof GitError ? error.message : null;
}

/** Replaces the message of a Git error, and drops the command and its arguments; returns any other error as it is. */
export function reworded(error: unknown, reword: (message: string) => string): unknown {
  return error instanceof GitError ? new GitError(undefined, reword(error.message)) : error;
}

// simple-git waits 50 ms for output from a command that ended without any. Once the stream has ended none can come.
function endAtOnce(_command: string, output: NodeJS.ReadableStream): void {
  output.once("end", () => output.emit("data", Buffer.alloc(0)));
}

// By default a command that fails without output, or that a signal ends, would count as a success.
function failure(
  error: Buffer | Error | undefined,
  { exitCode, stdOut, stdErr }: { exitCode: number; stdOut: Buffer[]; stdErr: Buffer[] },
): Buffer | Error | undefined {
  if (error || exitCode === 0) return error;
  const printed = Buffer.concat([...stdErr, ...stdOut]);
  return printed.length > 0 ? printed : Buffer.from(`git ended with code ${exitCode}`);
}

/** The variables by which an operator lets Git reach a remote. Every other GIT_ variable could lead to another repository or index. */
const passedOn = [
  "GIT_SSH",
  "GIT_SSH_COMMAND",
  "GIT_ASKPASS",
  "SSH_ASKPASS",
  "GIT_CONFIG_GLOBAL",
  "GIT_CONFIG_SYSTEM",
  "GIT_CONFIG_NOSYSTEM",
];
/**
 * Variables that Git never needs here. With the first ones simple-git refuses to start; our own settings include keys, and simple-git
 * logs the whole environment where DEBUG asks for it.
 */
const leftOut = ["EDITOR", "VISUAL", "PAGER", "PREFIX", ...settingNames];

/** The environment of Git and of the helpers that it starts. */
export function gitEnvironment(environment: Environment): Record<string, string> {
  const kept = Object.entries(environment).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined &&
      (passedOn.includes(entry[0]) || !(/^git_/i.test(entry[0]) || leftOut.includes(entry[0].toUpperCase()))),
  );
  return {
    ...Object.fromEntries(kept),
    LC_ALL: "C",
    GIT_TERMINAL_PROMPT: "0",
    GIT_LITERAL_PATHSPECS: "1",
    // Reading must not take the index's lock in passing.
    GIT_OPTIONAL_LOCKS: "0",
    GIT_ALLOW_PROTOCOL: "file:git:http:https:ssh",
  };
}
