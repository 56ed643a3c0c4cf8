import { chmod, mkdir, readFile, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";
import { writeDurably } from "#api/platform/files/disk.ts";

/** The last login, with its token. */
const SavedSession = z.object({ server: z.url(), token: z.string().min(1), username: z.string() });
export type SavedSession = z.infer<typeof SavedSession>;

type Environment = Readonly<Record<string, string | undefined>>;

/** The session's file in the user's configuration folder. */
function sessionPath(environment: Environment): string {
  const home = environment.HOME || environment.USERPROFILE || homedir();
  const roaming = process.platform === "win32" ? environment.APPDATA : undefined;
  return join(roaming || environment.XDG_CONFIG_HOME || join(home, ".config"), "mruk", "session.json");
}

/** The last login; null where there was none, or where its file cannot be read. */
export async function readSession(environment: Environment): Promise<SavedSession | null> {
  const text = await readFile(sessionPath(environment), "utf8").catch(() => null);
  if (text === null) return null;
  try {
    return SavedSession.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps a login in a file that only this user can read. */
export async function saveSession(environment: Environment, session: SavedSession): Promise<void> {
  const path = sessionPath(environment);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await chmod(dirname(path), 0o700);
  await writeDurably(path, `${JSON.stringify(session)}\n`, { mode: 0o600 });
}

export async function forgetSession(environment: Environment): Promise<void> {
  await rm(sessionPath(environment), { force: true });
}
