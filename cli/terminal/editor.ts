import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { AppError } from "../../api/platform/errors.ts";
import type { Surroundings } from "../surroundings.ts";

type Environment = Surroundings["environment"];

/** The command that opens somebody's editor: what they named, with its arguments, or one that most machines have. */
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
  { environment, onSignal }: Pick<Surroundings, "environment" | "onSignal">,
): Promise<void> {
  const editor = editorOf(environment);
  // Through a shell, as Git does it: a command may have arguments and quotes. The path is no part of what the shell reads.
  const [program, args] =
    process.platform === "win32" ? [`${editor} "${path}"`, []] : ["sh", ["-c", `${editor} "$@"`, "editor", path]];
  const child = spawn(program, args, { stdio: "inherit", env: environment, shell: process.platform === "win32" });
  // Ctrl-C is the editor's: it has the keyboard.
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

function badEditor(how: string, editor: string): AppError {
  return new AppError("CONFIG_INVALID", `The editor ${JSON.stringify(editor)} ${how}`, {
    hint: "VISUAL or EDITOR names another.",
  });
}
