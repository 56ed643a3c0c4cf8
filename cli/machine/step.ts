import type { account } from "./layout.ts";

/** Whose a file or folder is. */
export type Owner = "root" | typeof account;

/** What one step of an installation changes. A step that is in place already changes nothing, so that a plan can be run again. */
export type Step = { says: string } & (
  | { kind: "folder"; path: string; owner: Owner; mode: number }
  /** `shown` stands for the content of a file with secrets, where the plan is printed. */
  | { kind: "file"; path: string; content: string; mode: number; group?: Owner; shown?: string }
  | { kind: "link"; path: string; target: string }
  /** A folder that is copied as a whole, or is there. */
  | { kind: "copy"; path: string; from: string }
  | { kind: "remove"; path: string }
  | CommandStep
);

export type CommandStep = {
  kind: "command";
  run: readonly string[];
  /** Who runs it; root without it. */
  as?: typeof account;
  /** Standard input, which may be a secret. */
  input?: string;
  /** Ends with 0 where there is nothing to do. Without it the command runs only after a change of `after`. */
  unless?: readonly string[];
  /** Runs it, whatever `unless` says, when one of these paths was changed. */
  after?: readonly string[];
};

/** The folder and the command of a step that runs as the account: never the environment of root. */
export const asAccount = (user: string, home: string, command: readonly string[]): string[] => [
  ...["runuser", "-u", user, "--", "env", "-i", `HOME=${home}`, "PATH=/usr/local/bin:/usr/bin:/bin", ...command],
];
