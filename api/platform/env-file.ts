import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { AppError } from "./errors.ts";

type Environment = Record<string, string | undefined>;

/**
 * The environment, and beneath it what a file of settings says, as Node's own --env-file-if-exists has it: what is set already
 * wins, also where it is set to nothing. MRUK_ENV_FILE names another file than this one, or with `off` none. Throws CONFIG_INVALID
 * for a file that cannot be read or holds anything but settings; what the settings say is read by readConfig.
 */
export function withEnvFile(path: string, environment: Environment): Environment {
  const named = environment.MRUK_ENV_FILE || undefined;
  if (named === "off") return environment;
  const text = readIfThere(named ?? path, { isNamed: named !== undefined })?.replace(/^\uFEFF/, "");
  if (text === undefined) return environment;
  refuseOddLines(text, named ?? path);
  return { ...parseEnv(text), ...environment };
}

function readIfThere(path: string, { isNamed }: { isNamed: boolean }): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" && !isNamed) return undefined;
    throw new AppError("CONFIG_INVALID", `${path} cannot be read (${code})`, {
      hint: "It must be a file that this account may read; .env.example shows what it may hold.",
      cause: error,
    });
  }
}

/** A setting in one line: its value bare, or in quotes that end in that line; a comment only behind a space. */
const setting =
  /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=\s*(?:"[^"]*"|'[^']*'|`[^`]*`|[^\s#"'`](?:[^#]*[^\s#])?)?(?:\s+#.*|\s*)$/;
const nothing = /^\s*(?:#.*)?$/;

/** Node's own parser passes over what it does not understand, and cuts a bare value at a # without a word: half a password. */
function refuseOddLines(text: string, path: string): void {
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    if (nothing.test(line) || setting.test(line)) continue;
    // The line itself is not shown: it may hold a secret.
    throw new AppError("CONFIG_INVALID", `${path}, line ${index + 1}: is no setting, such as PORT=3000`, {
      hint: "Write NAME=value, in quotes where the value holds spaces or a #; a line that begins with # is a comment.",
    });
  }
}
