// Stands in for Google: signing in, and the parts of the YouTube Data API that uploads need.
import { openCatalogue } from "./google/catalogue.ts";
import { client, openOAuth, refreshToken } from "./google/oauth.ts";
import { quotaExceeded, refusal } from "./google/refusal.ts";
import { type Behaviour, type CaptionTrack, newState, type Video } from "./google/state.ts";
import { updateVideo } from "./google/update-video.ts";
import { openUploads } from "./google/uploads.ts";
import { type Answer, type ReceivedRequest, type StandIn, startStandIn } from "./stand-in.ts";

export type GoogleStandIn = StandIn & {
  settings: {
    GOOGLE_BASE_URL: string;
    YOUTUBE_CLIENT_ID: string;
    YOUTUBE_CLIENT_SECRET: string;
    YOUTUBE_REFRESH_TOKEN: string;
  };
  behaves: Behaviour;
  /** The published videos, newest first. */
  videos: Video[];
  captions: CaptionTrack[];
  /** The number of received bytes of films. */
  arrived(): number;
  /** The number of started uploads, which the day's quota counts. */
  inserts(): number;
  /** The units that were spent, of 10,000 a day. */
  units(): number;
  /** Ends all present upload sessions. */
  expireSessions(): void;
  /** Ends all present access tokens. */
  endAccess(): void;
};

/** The units of each method, of 10,000 a day. `videos.insert` has a quota of its own. */
const costs: Record<string, number> = { "POST /upload/youtube/v3/captions": 400, "PUT /youtube/v3/videos": 50 };
const unitsADay = 10_000;

export async function startGoogle({ port }: { port?: number } = {}): Promise<GoogleStandIn> {
  const state = newState();
  const oauth = openOAuth(state);
  const catalogue = openCatalogue(state);
  const uploads = openUploads(state, catalogue);

  const open: Record<string, (request: ReceivedRequest) => Answer> = {
    "GET /o/oauth2/v2/auth": oauth.consent,
    "POST /token": oauth.token,
    "POST /revoke": oauth.revoke,
  };
  const signedIn: Record<string, (request: ReceivedRequest) => Answer> = {
    "POST /upload/youtube/v3/videos": uploads.open,
    "PUT /upload/youtube/v3/videos": uploads.put,
    "GET /youtube/v3/videos": catalogue.videos,
    "PUT /youtube/v3/videos": (request) => updateVideo(request, { state, ...catalogue }),
    "GET /youtube/v3/channels": catalogue.channels,
    "GET /youtube/v3/playlistItems": catalogue.playlistItems,
    "POST /upload/youtube/v3/captions": catalogue.insertCaptions,
  };

  function handle(request: ReceivedRequest): Answer {
    const line = `${request.method} ${request.path}`;
    const free = open[line];
    if (free) return free(request);
    const method = signedIn[line];
    if (!method) return { status: 404, body: "Not Found" };
    if (!oauth.isSignedIn(request)) return refusal(401, "authError", "Invalid Credentials", "global");
    if (!line.endsWith("/upload/youtube/v3/videos")) {
      state.units += costs[line] ?? 1;
      if (state.units > unitsADay) return quotaExceeded;
    }
    return method(request);
  }

  const server = await startStandIn(handle, { port: port ?? 0, receive: uploads.receive });
  return {
    ...server,
    behaves: state.behaves,
    videos: state.videos,
    captions: state.captions,
    arrived: uploads.arrived,
    inserts: () => state.inserts,
    units: () => state.units,
    expireSessions: uploads.expire,
    endAccess: oauth.endAccess,
    settings: {
      GOOGLE_BASE_URL: server.url,
      YOUTUBE_CLIENT_ID: client.id,
      YOUTUBE_CLIENT_SECRET: client.secret,
      YOUTUBE_REFRESH_TOKEN: refreshToken,
    },
  };
}
