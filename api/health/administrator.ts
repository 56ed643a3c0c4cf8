import type { Config } from "#api/platform/config.ts";

/** The address that gets mail when something is wrong; null when none is configured. */
export function administratorOf({
  ADMIN_EMAIL,
  CONTACT_EMAIL,
}: Pick<Config, "ADMIN_EMAIL" | "CONTACT_EMAIL">): string | null {
  return ADMIN_EMAIL ?? CONTACT_EMAIL ?? null;
}
