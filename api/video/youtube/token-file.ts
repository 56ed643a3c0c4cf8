import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeDurably } from "#api/platform/files/disk.ts";

const Kept = z.strictObject({
  refreshToken: z.string().min(1),
  /** The OAuth client of the token, which is worthless with another. */
  clientId: z.string(),
  at: z.iso.datetime(),
});
export type KeptToken = z.infer<typeof Kept>;

/** The file in which `mruk youtube login` stores its token. */
export const tokenPath = (dataDir: string) => join(dataDir, "youtube-token.json");

/** Null if nobody has signed in, or the file is unreadable. */
export async function readToken(dataDir: string): Promise<KeptToken | null> {
  const text = await readFile(tokenPath(dataDir), "utf8").catch(() => null);
  if (text === null) return null;
  try {
    return Kept.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Readable for the file's owner alone. */
export function keepToken(dataDir: string, token: KeptToken): Promise<void> {
  return writeDurably(tokenPath(dataDir), `${JSON.stringify(token)}\n`, { mode: 0o600 });
}

export async function forgetToken(dataDir: string): Promise<void> {
  await rm(tokenPath(dataDir), { force: true });
}
