import type { Answer, ReceivedRequest } from "../stand-in.ts";
import { readStatusUpdate } from "./metadata.ts";
import { refusal } from "./refusal.ts";
import type { GoogleState, Video } from "./state.ts";

type Catalogue = { state: GoogleState; resourceOf(video: Video, parts: string[]): object };

/** Replaces the whole status of a video, as `videos.update` does; where the label gets lost, without it. */
export function updateVideo({ query, body }: ReceivedRequest, { state, resourceOf }: Catalogue): Answer {
  if (query.get("part") !== "status") return refusal(400, "unexpectedPart", "Only the status is updated here.");
  const update = readStatusUpdate(body);
  if (update === null) return refusal(400, "invalidVideoMetadata", "The request metadata is invalid.");
  const video = state.videos.find(({ id }) => id === update.id);
  if (!video) return refusal(404, "videoNotFound", "The video cannot be found.", "youtube.video");
  if (update.status.publishAt !== undefined && update.status.privacyStatus !== "private") {
    return refusal(400, "invalidPublishAt", "Only a private video can be scheduled.", "youtube.video");
  }
  const { containsSyntheticMedia, ...status } = update.status;
  const isKept = containsSyntheticMedia !== undefined && state.behaves.losesLabel !== "always";
  video.status = { ...status, ...(isKept && { containsSyntheticMedia }) };
  return { body: resourceOf(video, ["status"]) };
}
