// Searches everything that the tests produce (files, commits, responses, output) for the secrets that tests and stand-ins use.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { pino } from "pino";

/** The keys of services and of the emulator of cloud storage. Nothing may contain them. */
const planted = /sk-stand-in|sk-planted|sk-proj-Planted|vk-stand-in|stand-in-client-secret|ya29\.|Eby8vdM02xNOcqFl/;
/** The token of a sign-in, which only its own file may contain. */
const refreshToken = /stand-in-refresh/;
const tokenFile = "youtube-token.json";

/** The first planted secret in a text, if any. */
export const secretIn = (text: string): string | undefined => planted.exec(text)?.[0];

/** A line for every file below a folder that contains a secret; in Git repositories every object is searched. */
export async function secretsBelow(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const path of filesBelow(folder)) {
    const text = await readFile(path, "latin1").catch(() => "");
    const secret = secretIn(text) ?? (basename(path) === tokenFile ? undefined : refreshToken.exec(text)?.[0]);
    if (secret !== undefined) found.push(`${relative(folder, path)} holds ${secret}…`);
    if (basename(path) === "HEAD") found.push(...secretsCommitted(dirname(path)));
  }
  return found;
}

/** Follows no links, since their targets were not produced here. */
async function* filesBelow(folder: string): AsyncGenerator<string> {
  // Tests remove permissions and files meanwhile; a folder that cannot be read is skipped.
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

/** `repository` is the `.git` folder or a bare repository. */
function secretsCommitted(repository: string): string[] {
  if (!existsSync(join(repository, "objects"))) return [];
  const args = ["--git-dir", repository, "cat-file", "--batch", "--batch-all-objects"];
  try {
    const secret = secretIn(execFileSync("git", args, { encoding: "latin1", maxBuffer: 2 ** 28, stdio: "pipe" }));
    return secret === undefined ? [] : [`a commit holds ${secret}…`];
  } catch {
    return [];
  }
}

/** Removes a test's folder. Throws where it contained a secret. */
export async function takeAway(folder: string): Promise<void> {
  const found = await secretsBelow(folder);
  // A process may still be writing into it.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  if (found.length > 0) throw new Error(`Secrets were left behind:\n${found.join("\n")}`);
}

/** Throws where a text contains a secret; `where` names the text. */
export function refuseSecrets(where: string, text: string): void {
  const secret = secretIn(text);
  if (secret !== undefined) throw new Error(`${where} tells a secret: ${secret}…`);
}

/** The addresses that a log may contain: the author of commits, and the user in SSH addresses. */
const nobody = /@mruk\.invalid$|^git@/;
const address = /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}/gi;
/** The token of a mailed link or of an administrator. */
const key = /[?&]token=[^"\s]{4}|\beyJhbGciO/;

/** Throws where a log contains a reader's address or a token. */
export function refuseReaders(text: string): void {
  const found = text.match(address)?.find((one) => !nobody.test(one)) ?? key.exec(text)?.[0];
  if (found !== undefined) throw new Error(`The log tells of a reader: ${found}`);
}

/** Collects a server's whole log, which `end` searches for secrets and readers. */
export function watchedLog() {
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const end = () => {
    const text = lines.join("");
    refuseSecrets("The log", text);
    refuseReaders(text);
  };
  return { log, end };
}
