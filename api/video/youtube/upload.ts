import { AppError } from "#api/platform/errors.ts";
import type { FilmFacts } from "../making/film-facts.ts";
import type { Caption } from "../model.ts";
import { addressOf, isUploadAddress } from "./addresses.ts";
import { addCaptions } from "./caption-track.ts";
import { type FilmFile, inspectFilm } from "./film-file.ts";
import { type FoundVideo, findVideo } from "./find-video.ts";
import type { Google } from "./google.ts";
import { ensureLabel } from "./label.ts";
import type { Ledger, LedgerEntry, RowIn } from "./ledger.ts";
import { filmMarkerOf, markerOf, metadataOf } from "./metadata.ts";
import type { PlatformOrder, Uploaded } from "./model.ts";
import { noticesOf, privacyOf, readBack } from "./read-back.ts";
import { finishedVideo, openSession, sendFilm } from "./session.ts";

export type UploaderParts = {
  google: Google;
  ledger: Ledger;
  privacy: "public" | "unlisted" | "private";
  madeForKids: boolean;
  filmFacts(path: string): Promise<FilmFacts>;
  webVtt(captions: readonly Caption[]): string;
};

/** Uploads a film from the state that an earlier attempt left: every state is stored before the next step begins. */
export async function uploadFilm(order: PlatformOrder, parts: UploaderParts): Promise<Uploaded> {
  const { story, language, signal } = order;
  return parts.ledger.alone(
    { id: story.id, language },
    async (entry) => {
      const row = await entry.read();
      if (row && "videoId" in row) refuseOther(order, row);
      if (row?.state === "looked") return answerOf(row);
      const all = { ...parts, entry };
      const sent = row?.state === "sent" || row?.state === "captioned" ? row : await publish(order, row, all);
      // Before the captions, which cost more of the quota.
      await label(order, sent, all);
      return look(order, sent.state === "sent" ? await caption(order, sent, all) : sent, all);
    },
    { signal },
  );
}

type Parts = UploaderParts & { entry: LedgerEntry };

async function publish(
  order: PlatformOrder,
  row: RowIn<"intended" | "session"> | null,
  parts: Parts,
): Promise<RowIn<"sent">> {
  order.progress?.("cut");
  const { path } = await order.cut();
  order.progress?.("check");
  const film = await inspectFilm(path, parts);
  const videoId = await published(order, { row, film }, parts);
  const at = parts.google.clock.now().toString();
  return parts.entry.write({ state: "sent", ...aboutOf(order), at, videoId, uploadedAt: at });
}

type Attempt = { row: RowIn<"intended" | "session"> | null; film: FilmFile };

/** Returns the video's id: an existing one, or that of a new upload. */
async function published(order: PlatformOrder, { row, film }: Attempt, parts: Parts): Promise<string> {
  const about = aboutOf(order);
  const options = { google: parts.google, signal: order.signal };
  // A session of a stand-in server is not Google's, and must not get the token.
  if (row?.state === "session" && isUploadAddress(row.address, parts.google.addresses)) {
    const same = row.sha256 === film.sha256 && row.bytes === film.bytes;
    const videoId = same
      ? await send(row.address, { order, film, resumed: true }, parts)
      : await finishedVideo(row.address, row.bytes, options);
    if (videoId !== null) {
      refuseOther(order, { videoId, film: row.film });
      return videoId;
    }
  }
  // No local state led to a video. The platform is searched, because the ledger may be lost or another machine's.
  const found = await findVideo(about.marker, options);
  if (found !== null) {
    refuseOther(order, found);
    return found.videoId;
  }
  await parts.entry.write({ state: "intended", ...about, at: now(parts) });
  const metadata = metadataOf({ ...order, ...parts, now: parts.google.clock.now() });
  const address = await openSession(metadata, film, options);
  const { bytes, sha256 } = film;
  await parts.entry.write({ state: "session", ...about, at: now(parts), address, bytes, sha256 });
  const videoId = await send(address, { order, film, resumed: false }, parts);
  if (videoId !== null) return videoId;
  // The session expired during the upload. The next attempt checks whether it resulted in a video.
  throw new AppError("YOUTUBE_UNREACHABLE", "YouTube has lost the upload while it was being sent", {
    hint: "Try again: it is looked for on the channel first, and begun anew where it is not there.",
  });
}

/** An existing video counts for this story only if it is of this story's film. */
function refuseOther({ story, language }: PlatformOrder, { videoId, film }: FoundVideo): void {
  if (film === null || film === filmMarkerOf(story)) return;
  throw new AppError("OTHER_FILM_UPLOADED", `Another film was uploaded as ${story.id} before: ${addressOf(videoId)}`, {
    hint: `Of a story or a film that is no more? Delete it in YouTube Studio, then: mruk youtube forget ${story.id} --language ${language}`,
  });
}

type Sending = { order: PlatformOrder; film: FilmFile; resumed: boolean };

function send(address: string, { order, film, resumed }: Sending, { google }: Parts): Promise<string | null> {
  const report = (share: number) => order.progress?.("send", share);
  report(0);
  return sendFilm(address, film, { google, resumed, report, signal: order.signal });
}

/** Asked again by every attempt until the upload is done: a killed one leaves no note of its label. */
function label({ progress, signal }: PlatformOrder, { videoId }: RowIn<"sent" | "captioned">, parts: Parts) {
  progress?.("label");
  return ensureLabel(videoId, { google: parts.google, madeForKids: parts.madeForKids, signal });
}

async function caption(order: PlatformOrder, row: RowIn<"sent">, parts: Parts): Promise<RowIn<"captioned">> {
  order.progress?.("captions");
  const track = { videoId: row.videoId, language: row.language, webVtt: parts.webVtt(order.captions) };
  const notices =
    order.captions.length === 0 ? [] : await addCaptions(track, { google: parts.google, signal: order.signal });
  return parts.entry.write({ ...row, state: "captioned", at: now(parts), notices });
}

/**
 * Reads the platform's view of the video. If it cannot be asked now, the upload counts and the next call asks again.
 */
async function look(order: PlatformOrder, row: RowIn<"captioned">, parts: Parts): Promise<Uploaded> {
  order.progress?.("look");
  const options = { google: parts.google, signal: order.signal };
  try {
    const video = await readBack(row.videoId, options);
    const notices = [...row.notices, ...noticesOf(video, parts.privacy)];
    const privacy = privacyOf(video);
    return answerOf(await parts.entry.write({ ...row, state: "looked", at: now(parts), notices, privacy }));
  } catch (error) {
    order.signal?.throwIfAborted();
    const { message, hint } = error instanceof AppError ? error : { message: String(error), hint: undefined };
    const notice = {
      code: "YOUTUBE_NOT_SEEN",
      message: `uploaded, but what YouTube made of it is not known: ${message}`,
      ...(hint !== undefined && { hint }),
    };
    return answerOf({ ...row, state: "looked", notices: [...row.notices, notice], privacy: "unknown" });
  }
}

function answerOf({ language, videoId, uploadedAt, privacy, notices }: RowIn<"looked">): Uploaded {
  return { upload: { language, url: addressOf(videoId), videoId, uploadedAt, privacy }, notices };
}

const aboutOf = ({ story, language }: PlatformOrder) => ({
  id: story.id,
  language,
  marker: markerOf(story.id, language),
  film: filmMarkerOf(story),
});
const now = ({ google }: Parts) => google.clock.now().toString();
