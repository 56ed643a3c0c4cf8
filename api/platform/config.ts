import type { z } from "zod";
import { AppError } from "./errors.ts";
import { Settings } from "./settings.ts";

export type Config = z.infer<typeof Settings>;

/** The names of our environment variables: some are secrets, and no program that we start needs any. */
export const settingNames: readonly string[] = Object.keys(Settings.shape);

/** An empty variable counts as one that is not set. Throws CONFIG_INVALID naming the first wrong variable and why. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = Settings.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new AppError("CONFIG_INVALID", `${String(issue?.path[0])}: ${issue?.message}`, {
    hint: "Correct or unset the variable and start again.",
    cause: parsed.error,
  });
}
