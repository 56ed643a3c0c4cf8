import { AppError } from "#api/platform/errors.ts";

const details = { speech: "unusable" };

/** What a narrator delivered is no speech of the script: it is of no use to keep it. */
export const unusableSpeech = (message: string, cause?: unknown) =>
  new AppError("VOICE_FAILED", message, { hint: "Try again, or choose another narrator.", details, cause });

export const isUnusableSpeech = (error: unknown): boolean => error instanceof AppError && error.details === details;
