import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeDurably } from "../platform/disk.ts";

const Kept = z.strictObject({
  refreshToken: z.string().min(1),
  /** Whose app it was given to: with another's client it is worth nothing. */
  clientId: z.string(),
  at: z.iso.datetime(),
});
export type KeptToken = z.infer<typeof Kept>;

/** Where `mruk youtube login` keeps what it got. */
export const tokenPath = (dataDir: string) => join(dataDir, "youtube-token.json");

/** Null where nobody has signed in, or where nothing of it can be read. */
export async function readToken(dataDir: string): Promise<KeptToken | null> {
  const text = await readFile(tokenPath(dataDir), "utf8").catch(() => null);
  if (text === null) return null;
  try {
    return Kept.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** For the file's owner alone. */
export function keepToken(dataDir: string, token: KeptToken): Promise<void> {
  return writeDurably(tokenPath(dataDir), `${JSON.stringify(token)}\n`, { mode: 0o600 });
}

export async function forgetToken(dataDir: string): Promise<void> {
  await rm(tokenPath(dataDir), { force: true });
}
