// Lists uploaded videos, and adds captions to them.
import { z } from "zod";
import type { Answer, ReceivedRequest } from "../stand-in.ts";
import { refusal } from "./refusal.ts";
import { channel, type GoogleState, type Video } from "./state.ts";

export function openCatalogue(state: GoogleState) {
  function resourceOf(video: Video, parts = ["snippet", "status"]): object {
    const { uploadStatus, failureReason, rejectionReason } = state.behaves;
    const processing = { processed: "succeeded", uploaded: "processing", failed: "failed", rejected: "terminated" };
    const all: Record<string, object> = {
      snippet: { ...video.snippet, publishedAt: video.publishedAt, channelId: channel.id, channelTitle: channel.title },
      status: {
        ...video.status,
        uploadStatus,
        madeForKids: video.status.selfDeclaredMadeForKids,
        ...(failureReason && { failureReason }),
        ...(rejectionReason && { rejectionReason }),
      },
      processingDetails: { processingStatus: processing[uploadStatus] },
      statistics: { viewCount: String(video.views), likeCount: "0", favoriteCount: "0", commentCount: "0" },
    };
    const shown = Object.fromEntries(parts.map((part) => [part, all[part]]));
    return { kind: "youtube#video", etag: "stand-in", id: video.id, ...shown };
  }

  function videos({ query }: ReceivedRequest): Answer {
    const [ids, parts] = [query.getAll("id").flatMap(split), query.getAll("part").flatMap(split)];
    if (ids.length === 0) return refusal(400, "missingRequiredParameter", "No filter selected.");
    // "Not supported for use in conjunction with the id parameter."
    if (query.has("maxResults")) return refusal(400, "incompatibleParameters", "maxResults does not go with id.");
    if (ids.length > 50) return refusal(400, "invalidFilters", "Too many ids.");
    const items = state.videos.filter(({ id }) => ids.includes(id)).map((video) => resourceOf(video, parts));
    return list("youtube#videoListResponse", items);
  }

  function channels({ query }: ReceivedRequest): Answer {
    if (query.get("mine") !== "true") return refusal(400, "missingRequiredParameter", "No filter selected.");
    const { id, title, uploads } = channel;
    const item = { kind: "youtube#channel", id, snippet: { title }, contentDetails: { relatedPlaylists: { uploads } } };
    return list("youtube#channelListResponse", [item]);
  }

  function playlistItems({ query }: ReceivedRequest): Answer {
    // As with the service itself, the list of a channel begins with its first video.
    if (query.get("playlistId") !== channel.uploads || state.videos.length === 0) {
      return refusal(404, "playlistNotFound", "The playlist cannot be found.", "youtube.playlistItem");
    }
    const size = Number(query.get("maxResults") ?? 5);
    if (!(size >= 0 && size <= 50)) return refusal(400, "invalidParameter", "maxResults is from 0 to 50.");
    const start = Number(query.get("pageToken") ?? 0);
    const items = state.videos.slice(start, start + size).map(({ id }) => ({
      kind: "youtube#playlistItem",
      contentDetails: { videoId: id },
    }));
    const more = start + size < state.videos.length ? { nextPageToken: String(start + size) } : {};
    return list("youtube#playlistItemListResponse", items, more);
  }

  function insertCaptions(request: ReceivedRequest): Answer {
    if (request.query.get("uploadType") !== "multipart" || request.query.get("part") !== "snippet") {
      return refusal(400, "badRequest", "uploadType and part are not what they should be");
    }
    const sent = captionsIn(request);
    if (sent === null) {
      return refusal(400, "invalidMetadata", "The request contains invalid metadata values.", "youtube.caption");
    }
    const { videoId, language, name } = sent.snippet;
    if (!state.videos.some(({ id }) => id === videoId)) {
      return refusal(404, "videoNotFound", "The video could not be found.", "youtube.caption");
    }
    if (
      state.captions.some((track) => track.videoId === videoId && track.language === language && track.name === name)
    ) {
      return refusal(409, "captionExists", "The specified caption track already exists.", "youtube.caption");
    }
    const id = `caption-${state.captions.length + 1}`;
    state.captions.push({ id, videoId, language, name, text: sent.text });
    return { body: { kind: "youtube#caption", id, snippet: sent.snippet } };
  }

  return { resourceOf, videos, channels, playlistItems, insertCaptions };
}

const Caption = z.strictObject({
  videoId: z.string(),
  language: z.enum(["en", "pl"]),
  name: z.string().max(150),
  isDraft: z.literal(false),
});

/** The caption track of a multipart request; null where it is not as the service wants it. */
function captionsIn({ headers, body }: ReceivedRequest) {
  const boundary = /boundary=([\w-]+)/.exec(headers["content-type"] ?? "")?.[1];
  const [, first = "", second = ""] = body.toString().split(`--${boundary}`);
  const { data: snippet } = Caption.safeParse(JSON.parse(contentOf(first) || "null")?.snippet);
  const text = contentOf(second);
  return snippet && /content-type: text\/vtt/i.test(second) && text.startsWith("WEBVTT") ? { snippet, text } : null;
}

const split = (text: string) => text.split(",");
const contentOf = (part: string) => part.slice(part.indexOf("\r\n\r\n") + 4).replace(/\r\n$/, "");
const list = (kind: string, items: object[], more = {}): Answer => ({
  body: { kind, etag: "stand-in", items, pageInfo: { totalResults: items.length, resultsPerPage: 50 }, ...more },
});
