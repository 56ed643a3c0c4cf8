import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { codeOf } from "./error-code.ts";
import { AppError } from "./errors.ts";

type Environment = Record<string, string | undefined>;

/**
 * Adds the settings of a file to the environment, as Node's own --env-file-if-exists does: a variable that is set already wins, also
 * where it is empty. MRUK_ENV_FILE names another file than this one, or none with `off`. Throws CONFIG_INVALID for a file that cannot be
 * read or has a line that is no setting; `readConfig` checks the values.
 */
export function withEnvFile(path: string, environment: Environment): Environment {
  const named = environment.MRUK_ENV_FILE || undefined;
  if (named === "off") return environment;
  const text = readIfThere(named ?? path, { isNamed: named !== undefined })?.replace(/^\uFEFF/, "");
  if (text === undefined) return environment;
  refuseInvalidLines(text, named ?? path);
  return { ...parseEnv(text), ...environment };
}

function readIfThere(path: string, { isNamed }: { isNamed: boolean }): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT" && !isNamed) return undefined;
    throw new AppError("CONFIG_INVALID", `${path} cannot be read (${code})`, {
      hint: "It must be a file that this account may read; .env.example shows what it may hold.",
      cause: error,
    });
  }
}

/** A setting in one line: its value bare, or in quotes that end in that line; a comment needs a space before it. */
const setting =
  /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=\s*(?:"[^"]*"|'[^']*'|`[^`]*`|[^\s#"'`](?:[^#]*[^\s#])?)?(?:\s+#.*|\s*)$/;
const blank = /^\s*(?:#.*)?$/;

/** Node's own parser skips lines that it does not understand, and silently cuts a bare value at a #: half a password. */
function refuseInvalidLines(text: string, path: string): void {
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    if (blank.test(line) || setting.test(line)) continue;
    // The line itself is not shown: it may hold a secret.
    throw new AppError("CONFIG_INVALID", `${path}, line ${index + 1}: is no setting, such as PORT=3000`, {
      hint: "Write NAME=value, in quotes where the value holds spaces or a #; a line that begins with # is a comment.",
    });
  }
}
