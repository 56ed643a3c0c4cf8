/** Google's addresses; with a base address, everything goes there. */
export type Addresses = { consent: string; token: string; revoke: string; api: string; upload: string };

export function addressesOf(baseUrl: string | undefined): Addresses {
  const base = baseUrl?.replace(/\/+$/, "");
  return {
    consent: `${base ?? "https://accounts.google.com"}/o/oauth2/v2/auth`,
    token: `${base ?? "https://oauth2.googleapis.com"}/token`,
    revoke: `${base ?? "https://oauth2.googleapis.com"}/revoke`,
    api: `${base ?? "https://youtube.googleapis.com"}/`,
    upload: `${base ?? "https://www.googleapis.com"}/upload/youtube/v3/videos`,
  };
}

/** Whether an upload address from an answer belongs to Google: our token and the film are sent to it. */
export function isUploadAddress(address: string, { upload }: Addresses): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname } = new URL(address);
  return origin === new URL(upload).origin || (protocol === "https:" && hostname.endsWith(".googleapis.com"));
}

/** A video's page. */
export const addressOf = (videoId: string) => `https://www.youtube.com/shorts/${videoId}`;
