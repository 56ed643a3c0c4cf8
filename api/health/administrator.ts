import type { Config } from "../platform/config.ts";

/** Who is told by mail when something is wrong; null where only the address stands that a site has before anybody set one. */
export function administratorOf({
  ADMIN_EMAIL,
  CONTACT_EMAIL,
}: Pick<Config, "ADMIN_EMAIL" | "CONTACT_EMAIL">): string | null {
  return ADMIN_EMAIL ?? (CONTACT_EMAIL.toLowerCase().endsWith(".invalid") ? null : CONTACT_EMAIL);
}
