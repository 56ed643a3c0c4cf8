// Plain facts, so that browsers can refuse a picture before they send it.

/** How large an uploaded picture may be, in bytes. */
export const maxUploadBytes = 10 * 1024 * 1024;
/** How long that may take: a slow line takes minutes for a photograph. */
export const maxUploadSeconds = 240;
/** What may be uploaded. */
export const uploadTypes = ["image/png", "image/jpeg", "image/webp"] as const;
