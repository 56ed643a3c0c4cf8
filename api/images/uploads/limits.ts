// Constants without imports, so that browsers can refuse a picture before they send it.

/** The maximum size of an uploaded picture, in bytes. */
export const maxUploadBytes = 10 * 1024 * 1024;
/** The time limit of an upload: a slow line takes minutes for a photograph. */
export const maxUploadSeconds = 240;
/** The accepted media types. */
export const uploadTypes = ["image/png", "image/jpeg", "image/webp"] as const;
