import type { Config } from "#api/platform/config.ts";

type Settings = Pick<Config, "SITE_URL" | "CONTACT_EMAIL" | "VIDEO_CHANNEL_URL">;

/** The settings without which readers of a public site miss something. A site without `SITE_URL` is taken for a trial. */
export function missingSettings({ SITE_URL, CONTACT_EMAIL, VIDEO_CHANNEL_URL }: Settings): string[] {
  if (SITE_URL === undefined) return [];
  return Object.entries({ CONTACT_EMAIL, VIDEO_CHANNEL_URL })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
}

/** Tells `mruk doctor` and the panel what readers miss by these names. */
export const missingMessage = (names: readonly string[]) =>
  `${names.join(" and ")} ${names.length > 1 ? "are" : "is"} not set, so the site shows readers no such address.`;

export const missingHint = "Set what is missing, and start the server again; docs/settings.md says what each is.";
