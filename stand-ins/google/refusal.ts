import type { Answer } from "../stand-in.ts";

/** The body of Google's errors. */
export function refusal(code: number, reason: string, message: string, domain = "youtube.api"): Answer {
  return { status: code, body: { error: { code, message, errors: [{ message, domain, reason }] } } };
}

/** The error answer of OAuth's token endpoint. */
export const oauthRefusal = (error: string, description: string, status = 400): Answer => ({
  status,
  body: { error, error_description: description },
});

/** Answers for `failNext`. */
export const quotaExceeded = refusal(
  403,
  "quotaExceeded",
  'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.',
  "youtube.quota",
);
/** The project's uploads of a day are counted apart, and refused as a rate (googleapis/google-api-python-client#2753). */
export const uploadsOfTheDayExceeded = refusal(
  429,
  "rateLimitExceeded",
  "Quota exceeded for quota metric 'Video Uploads' and limit 'Video Uploads per day' of service 'youtube.googleapis.com' for consumer 'project_number:1'.",
  "global",
);
export const uploadLimitExceeded = refusal(
  400,
  "uploadLimitExceeded",
  "The user has exceeded the number of videos they may upload.",
  "youtube.video",
);
