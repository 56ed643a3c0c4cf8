import { GitError, simpleGit } from "simple-git";
import { settingNames } from "./config.ts";

export type Environment = Record<string, string | undefined>;

export type GitOptions = {
  /** What Git reads on its standard input: messages, paths and contents never pass through its arguments. */
  input?: string | Uint8Array;
  /** Whether it speaks with another machine, and so may be ended before it is done: nothing here is half done then. */
  isFar?: boolean;
  /** Whether nobody waits for it: it goes behind everything else on this machine, may be silent, and may be ended as well. */
  inBackground?: boolean;
};

/** Runs one Git command in a folder and gives what it printed; throws a GitError when Git says no. */
export type Git = (args: readonly string[], options?: GitOptions) => Promise<string>;

export type GitSettings = {
  environment: Environment;
  /** How long a command may be silent before it is ended. */
  silenceMilliseconds?: number | undefined;
  /** Ends the commands that may be ended. */
  hangUp?: AbortSignal | undefined;
};

/** Whoever says a word now and then is not silent; but a first fetch over a slow line is over in less. */
const longestTalk = 60 * 60_000;

/**
 * Git in one folder, told apart from what a person's settings may change: paths are literal, output is in English, no
 * hooks run (they are about what a person commits), nothing asks for a password, and only the well-known transports are spoken (`ext::` would run any program).
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
        // A fetch would start it beside us, where nobody ends it or hears of it: pack-repository.ts packs instead.
        "gc.auto=0",
        "maintenance.auto=false",
        // What is larger passes through Git piece by piece.
        "core.bigFileThreshold=16m",
        // Git's own helper for HTTP outlives a Git that is ended, and would wait for a silent server for ever.
        "http.lowSpeedLimit=1",
        `http.lowSpeedTime=${Math.floor(silenceMilliseconds / 1000) + 1}`,
      ],
      allowEnvironment: Object.keys(env),
      // These name what the operator of this machine has set, and the hooks we switch off; never what a stranger sends.
      unsafe: {
        allowUnsafeSshCommand: true,
        allowUnsafeAskPass: true,
        allowUnsafeConfigPaths: true,
        allowUnsafeHooksPath: true,
      },
      timeout: { block: inBackground ? longestTalk : silenceMilliseconds },
      errors: failure,
      ...((isFar || inBackground) && {
        abort: AbortSignal.any([AbortSignal.timeout(longestTalk), ...(hangUp ? [hangUp] : [])]),
      }),
      ...(input === undefined ? {} : { input: () => Buffer.from(input) }),
    });
    return git
      .env(env)
      .outputHandler(endAtOnce)
      .raw([...args]);
  };
}

/** What Git printed when it failed, or null when this is no error of Git's. */
export function gitMessage(error: unknown): string | null {
  return error instanceof GitError ? error.message : null;
}

/** A Git error with other words and nothing else of the first one, which holds the command and its arguments; any other error as it is. */
export function reworded(error: unknown, reword: (message: string) => string): unknown {
  return error instanceof GitError ? new GitError(undefined, reword(error.message)) : error;
}

// simple-git waits 50 ms for the first word of a command that ended without one. Once its output has ended there is none to come.
function endAtOnce(_command: string, output: NodeJS.ReadableStream): void {
  output.once("end", () => output.emit("data", Buffer.alloc(0)));
}

// By default a command that fails without a word, or that a signal ends, would count as one that succeeded.
function failure(
  error: Buffer | Error | undefined,
  { exitCode, stdOut, stdErr }: { exitCode: number; stdOut: Buffer[]; stdErr: Buffer[] },
): Buffer | Error | undefined {
  if (error || exitCode === 0) return error;
  const printed = Buffer.concat([...stdErr, ...stdOut]);
  return printed.length > 0 ? printed : Buffer.from(`git ended with code ${exitCode}`);
}

/** How the operator lets Git reach a remote. Every other GIT_ variable could send it to another repository or index. */
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
 * Never needed here. With the first ones simple-git refuses to start; the others have keys among them, and simple-git logs the
 * whole environment where DEBUG asks for it.
 */
const leftOut = ["EDITOR", "VISUAL", "PAGER", "PREFIX", ...settingNames];

/** What Git, and what helps it to reach a remote, finds in its environment. */
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
