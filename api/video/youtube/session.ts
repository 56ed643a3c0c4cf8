// The platform's resumable uploads: a session has an address, accepts pieces, and reports at any time how much it has.
import { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import { jsonIn } from "#api/platform/json.ts";
import { isUploadAddress } from "./addresses.ts";
import { type FilmFile, openFilm } from "./film-file.ts";
import { type Google, networkCode } from "./google.ts";
import type { Metadata } from "./metadata.ts";
import { backOff } from "./pace.ts";
import { errorOf, passes, refusalIn, unreachable, unreadable } from "./refusal.ts";

/** A multiple of 256 KiB, as the platform requires; small, so that progress is visible and little is sent twice. */
const pieceBytes = 1024 * 1024;

const Video = z.looseObject({ id: z.string().regex(/^[\w-]{1,64}$/) });

type Options = { google: Google; signal?: AbortSignal | undefined };

/** A session's state. `failing` means that it is unknown, and may be known in a moment. */
type Standing =
  | { is: "open"; from: number }
  | { is: "done"; videoId: string }
  | { is: "expired" }
  | ({ is: "failing" } & Failing);

/** Opens a session for a film and returns its address. It publishes nothing. Throws YOUTUBE_…. */
export async function openSession(metadata: Metadata, film: FilmFile, options: Options): Promise<string> {
  const { google, signal } = options;
  const address = `${google.addresses.upload}?uploadType=resumable&part=snippet,status`;
  for (let failures = 1; ; failures++) {
    const answer = await request(address, options, {
      method: "POST",
      headers: {
        "Content-Type": "application/json; charset=UTF-8",
        "X-Upload-Content-Length": String(film.bytes),
        "X-Upload-Content-Type": "video/mp4",
      },
      body: JSON.stringify(metadata),
    });
    if ("error" in answer) {
      if (failures >= google.pace.attempts) throw answer.error;
      await backOff({ pace: google.pace, failures, retryAfter: answer.retryAfter, signal });
      continue;
    }
    const location = answer.headers.get("location") ?? "";
    if (isUploadAddress(location, google.addresses)) return location;
    throw new AppError("YOUTUBE_REFUSED", "YouTube opened no upload where it should have", {
      hint: "Try again later.",
    });
  }
}

type SendOptions = Options & {
  /** Whether the session may have received something already; then its state is queried first. */
  resumed: boolean;
  report(share: number): void;
};

/** Sends the missing part of the film and returns the video's id; null if the session has expired. Throws YOUTUBE_…. */
export async function sendFilm(address: string, film: FilmFile, options: SendOptions): Promise<string | null> {
  const { google, resumed, report, signal } = options;
  await using file = await openFilm(film, { pieceBytes });
  // Null means unknown: the next request queries the position.
  let next = resumed ? null : 0;
  let [failures, setbacks, last] = [0, 0, 0];
  for (;;) {
    const piece = next === null ? null : await file.read(next, Math.min(pieceBytes, film.bytes - next));
    const standing = await put(address, { ...options, bytes: film.bytes, from: next ?? 0, piece });
    if (standing.is === "expired") return null;
    if (standing.is === "done") return standing.videoId;
    const from = standing.is === "open" ? standing.from : null;
    if (from !== null && from < last) setbacks++;
    if (from !== null && from > last) failures = 0;
    else if (from === null || piece !== null || from === film.bytes) failures++;
    if (from !== null) report(from / film.bytes);
    last = from ?? last;
    const failing: Failing = standing.is === "failing" ? standing : { error: stuck() };
    if (failures + setbacks >= google.pace.attempts) throw failing.error;
    if (failures > 0) await backOff({ pace: google.pace, failures, retryAfter: failing.retryAfter, signal });
    // After the last byte, the session's result is queried.
    next = from === film.bytes ? null : from;
  }
}

/**
 * The result of a session whose film has changed since: the video, if it was finished before. A session that has every
 * byte may become a video at any moment, so its answer is awaited before anything else is begun.
 */
export async function finishedVideo(address: string, bytes: number, options: Options): Promise<string | null> {
  const { google, signal } = options;
  for (let failures = 1; ; failures++) {
    const standing = await put(address, { ...options, bytes, from: 0, piece: null });
    if (standing.is === "done") return standing.videoId;
    if (standing.is === "expired" || (standing.is === "open" && standing.from < bytes)) return null;
    const failing: Failing = standing.is === "failing" ? standing : { error: stuck() };
    if (failures >= google.pace.attempts) throw failing.error;
    await backOff({ pace: google.pace, failures, retryAfter: failing.retryAfter, signal });
  }
}

type Put = Options & { bytes: number; from: number /** Null only asks. */; piece: Buffer | null };

async function put(address: string, { bytes, from, piece, ...options }: Put): Promise<Standing> {
  const range = piece === null ? `bytes */${bytes}` : `bytes ${from}-${from + piece.byteLength - 1}/${bytes}`;
  const answer = await request(address, options, {
    method: "PUT",
    headers: { "Content-Range": range, ...(piece && { "Content-Type": "video/mp4" }) },
    ...(piece && { body: new Uint8Array(piece) }),
    asks: piece === null,
  });
  if ("error" in answer) return { is: "failing", ...answer };
  if (answer.status === 308) return standingBy(answer.headers.get("range"), bytes);
  if (answer.status === 200 || answer.status === 201) {
    const video = Video.safeParse(jsonIn(answer.text));
    if (video.success) return { is: "done", videoId: video.data.id };
    // The session has the whole film; its next answer names the video.
    return { is: "failing", error: unreadable() };
  }
  return { is: "expired" };
}

/** A missing range means that nothing has arrived. */
function standingBy(range: string | null, bytes: number): Standing {
  if (range === null) return { is: "open", from: 0 };
  const end = Number(/^(?:bytes=)?0-(\d{1,15})$/.exec(range)?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(end) || end >= bytes) return { is: "failing", error: unreadable() };
  return { is: "open", from: end + 1 };
}

type Sent = {
  method: "POST" | "PUT";
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** Whether this only queries the state. A session that refuses a query counts as expired. */
  asks?: boolean;
};
type Answer = { status: number; headers: Headers; text: string };
type Failing = { error: AppError; retryAfter?: number | undefined };

/** One request, retried once with a new token. Returns transient failures, and throws permanent ones. */
async function request(address: string, options: Options, sent: Sent, anew = false): Promise<Answer | Failing> {
  const { google, signal } = options;
  signal?.throwIfAborted();
  const authorization = await google.authorization({ anew });
  const { asks = false, ...message } = sent;
  let answer: Answer;
  try {
    const lost = AbortSignal.timeout(google.pace.silenceMilliseconds);
    const response = await fetch(address, {
      ...message,
      headers: { ...message.headers, Authorization: authorization },
      redirect: "manual",
      signal: signal ? AbortSignal.any([signal, lost]) : lost,
    });
    answer = { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    signal?.throwIfAborted();
    return { error: unreachable(networkCode(error)) };
  }
  const { status } = answer;
  if (status === 200 || status === 201 || status === 308) return answer;
  if (sent.method === "PUT" && (status === 404 || status === 410)) return answer;
  const refusal = refusalIn(status, answer.text, answer.headers.get("retry-after"));
  if (status === 401 && !refusal.reason.startsWith("youtube")) {
    if (anew) throw google.signedOut();
    return request(address, options, sent, true);
  }
  const error = errorOf(refusal, google);
  if (passes(refusal)) return { error, retryAfter: refusal.retryAfter };
  if (asks && ![403, 429].includes(status)) return answer;
  throw error;
}

const stuck = () => unreachable("it takes no more of the film");
