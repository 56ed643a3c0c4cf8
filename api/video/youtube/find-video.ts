import { z } from "zod";
import type { Google } from "./google.ts";
import { isFilmMarker } from "./metadata.ts";
import { isRefusedFor } from "./refusal.ts";

const Channels = z.looseObject({
  items: z
    .array(
      z.looseObject({ contentDetails: z.looseObject({ relatedPlaylists: z.looseObject({ uploads: z.string() }) }) }),
    )
    .optional(),
});
const PlaylistItems = z.looseObject({
  items: z.array(z.looseObject({ contentDetails: z.looseObject({ videoId: z.string() }) })).optional(),
  nextPageToken: z.string().optional(),
});
const Videos = z.looseObject({
  items: z
    .array(
      z.looseObject({
        id: z.string(),
        snippet: z.looseObject({ tags: z.array(z.string()).optional(), description: z.string().optional() }),
      }),
    )
    .optional(),
});

/** One of our videos and its film's tag; null if the tag was removed on the platform. */
export type FoundVideo = { videoId: string; film: string | null };

/** The number of the channel's newest uploads that are searched. */
const [pages, pageSize] = [4, 50];

/**
 * Searches the channel's newest uploads for the one with this marker; null if there is none. An upload without a known
 * result is searched before it is repeated, so that nothing is published twice. Throws YOUTUBE_….
 */
export async function findVideo(
  marker: string,
  { google, signal }: { google: Google; signal?: AbortSignal | undefined },
): Promise<FoundVideo | null> {
  const channels = await google.ask(
    Channels,
    (api, how) => api.channels.list({ part: ["contentDetails"], mine: true }, how),
    { signal },
  );
  const playlistId = channels.items?.[0]?.contentDetails.relatedPlaylists.uploads;
  if (playlistId === undefined) return null;
  let pageToken: string | undefined;
  for (let page = 0; page < pages; page++) {
    const order = { part: ["contentDetails"], playlistId, maxResults: pageSize, ...(pageToken && { pageToken }) };
    const items = await google
      .ask(PlaylistItems, (api, how) => api.playlistItems.list(order, how), { signal })
      // The list of a channel without videos does not exist yet.
      .catch((error: unknown) =>
        isRefusedFor(error, "playlistNotFound") ? { items: [], nextPageToken: undefined } : Promise.reject(error),
      );
    const ids = (items.items ?? []).map(({ contentDetails }) => contentDetails.videoId);
    if (ids.length === 0) return null;
    const list = { part: ["snippet"], id: ids };
    const videos = await google.ask(Videos, (api, how) => api.videos.list(list, how), { signal });
    const found = videos.items?.find(
      ({ snippet }) => snippet.tags?.includes(marker) || snippet.description?.split(/\s/).includes(marker),
    );
    if (found) return { videoId: found.id, film: found.snippet.tags?.find(isFilmMarker) ?? null };
    pageToken = items.nextPageToken;
    if (pageToken === undefined) return null;
  }
  return null;
}
