import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Git, gitIn, gitMessage } from "#api/platform/processes/git.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

export const gitOf = (folder: string, environment: Environment): Git =>
  gitIn(folder, { environment: { ...environment } });

export async function writeFiles(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** Who a person is to Git: `Name <mail>`; null where Git has not been told. */
export async function gitIdentity(git: Git): Promise<string | null> {
  const ask = async (name: string) => {
    try {
      return (await git(["config", "--get", name])).trim();
    } catch (error) {
      if (gitMessage(error) !== null) return "";
      throw error;
    }
  };
  const [name, email] = [await ask("user.name"), await ask("user.email")];
  return name === "" || email === "" ? null : `${name} <${email}>`;
}

type Commit = { message: string; author: string; paths: readonly string[] };

/** Commits these paths as they are in the folder, and nothing else. Returns the commit. */
export async function commitPaths(git: Git, { message, author, paths }: Commit): Promise<string> {
  const [, name = "", email = ""] = /^(.*) <(.*)>$/.exec(author) ?? [];
  const as = ["-c", `user.name=${name}`, "-c", `user.email=${email}`];
  await git(["add", "--all", "--", ...paths]);
  // Signing may ask for a passphrase, and nobody may be there.
  await git([...as, "commit", "--quiet", "--no-gpg-sign", "--file=-", "--only", "--", ...paths], { input: message });
  return (await git(["rev-parse", "HEAD"])).trim();
}
