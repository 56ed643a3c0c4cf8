import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { AppError } from "#api/platform/errors.ts";
import type { CommandContext } from "../context.ts";

type Environment = CommandContext["environment"];

/** The command of VISUAL or EDITOR with its arguments, else an editor that most machines have. */
export function editorOf(environment: Environment, platform: string = process.platform): string {
  const named = environment.VISUAL?.trim() || environment.EDITOR?.trim();
  if (named) return named;
  if (platform === "win32") return "notepad";
  const folders = (environment.PATH ?? "").split(delimiter);
  return folders.some((folder) => existsSync(join(folder, "nano"))) ? "nano" : "vi";
}

/** Opens a file in the editor and waits until it is closed. Throws CONFIG_INVALID where it does not start, or ends badly. */
export async function openInEditor(
  path: string,
  { environment, onSignal }: Pick<CommandContext, "environment" | "onSignal">,
): Promise<void> {
  const editor = editorOf(environment);
  // A shell runs it, as Git does: the command may have arguments and quotes. The path is passed as an argument, so the shell
  // does not parse it.
  const [program, args] =
    process.platform === "win32" ? [`${editor} "${path}"`, []] : ["sh", ["-c", `${editor} "$@"`, "editor", path]];
  const child = spawn(program, args, { stdio: "inherit", env: environment, shell: process.platform === "win32" });
  // The editor has the keyboard, so Ctrl-C is for it.
  const restore = onSignal((signal) => void (signal === "SIGINT" || child.kill(signal)));
  try {
    const code = await new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code, signal) => resolve(code ?? signal));
    });
    if (code !== 0) throw badEditor(`ended with ${code}`, editor);
  } finally {
    restore();
  }
}

function badEditor(problem: string, editor: string): AppError {
  return new AppError("CONFIG_INVALID", `The editor ${JSON.stringify(editor)} ${problem}`, {
    hint: "VISUAL or EDITOR names another.",
  });
}
