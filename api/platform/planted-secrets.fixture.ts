// The secrets that tests and stand-ins use are looked for in whatever the suite produces: files, commits, answers, output.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { pino } from "pino";

/** Keys of the services, and what an emulator of cloud storage is signed in with. Nothing may hold them. */
const planted = /sk-stand-in|sk-planted|sk-proj-Planted|vk-stand-in|stand-in-client-secret|ya29\.|Eby8vdM02xNOcqFl/;
/** What a sign-in leaves is kept in one file, and shown to who asks for it. */
const refreshToken = /stand-in-refresh/;
const tokenFile = "youtube-token.json";

/** The first of the planted secrets in a text, if any. */
export const secretIn = (text: string): string | undefined => planted.exec(text)?.[0];

/** Every file below a folder that holds one of them, one line each; in Git repositories every object that was ever kept. */
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

/** Follows no links: what they lead to was not produced here. */
async function* filesBelow(folder: string): AsyncGenerator<string> {
  // Tests take permissions away and files under each other's feet; what cannot be read holds nothing for others either.
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

/** `repository` is the folder in which Git keeps everything. */
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

/** Takes a test's folder away. Throws where it held any of them. */
export async function takeAway(folder: string): Promise<void> {
  const found = await secretsBelow(folder);
  // What was begun in it may still be put away.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  if (found.length > 0) throw new Error(`Secrets were left behind:\n${found.join("\n")}`);
}

/** Throws where what somebody was told holds any of them. */
export function refuseSecrets(where: string, text: string): void {
  const secret = secretIn(text);
  if (secret !== undefined) throw new Error(`${where} tells a secret: ${secret}…`);
}

/** Whom a log may name: who signs commits, and whom Git asks for at other hosts. */
const nobody = /@mruk\.invalid$|^git@/;
const address = /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}/gi;
/** What lets somebody in: a mail's link, or an administrator's token. */
const key = /[?&]token=[^"\s]{4}|\beyJhbGciO/;

/** Throws where a log names a reader, or holds what a reader was sent to be let in. */
export function refuseReaders(text: string): void {
  const found = text.match(address)?.find((one) => !nobody.test(one)) ?? key.exec(text)?.[0];
  if (found !== undefined) throw new Error(`The log tells of a reader: ${found}`);
}

/** A server's log, every word of it, which nobody reads but `end`. */
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
