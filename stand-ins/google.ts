// Stands in for Google: signing in, and the parts of the YouTube Data API that uploads need.
import { openCatalogue } from "./google/catalogue.ts";
import { client, openOAuth, refreshToken } from "./google/oauth.ts";
import { quotaExceeded, refusal } from "./google/refusal.ts";
import { openUploads } from "./google/uploads.ts";
import { type Behaviour, type CaptionTrack, newWorld, type Video } from "./google/world.ts";
import { type Answer, type Asked, type StandIn, startStandIn } from "./stand-in.ts";

export type GoogleStandIn = StandIn & {
  settings: {
    GOOGLE_BASE_URL: string;
    YOUTUBE_CLIENT_ID: string;
    YOUTUBE_CLIENT_SECRET: string;
    YOUTUBE_REFRESH_TOKEN: string;
  };
  behaves: Behaviour;
  /** What was published, newest first. */
  videos: Video[];
  captions: CaptionTrack[];
  /** How many bytes of films have arrived, all in all. */
  arrived(): number;
  /** How often an upload was begun: that is what the day's quota counts. */
  inserts(): number;
  /** The sessions of now are gone. */
  expireSessions(): void;
  /** The access tokens of now are no longer taken. */
  endAccess(): void;
};

/** What each method costs of the day's 10,000 units; `videos.insert` has a quota of its own. */
const costs: Record<string, number> = { "POST /upload/youtube/v3/captions": 400 };
const unitsADay = 10_000;

export async function startGoogle({ port }: { port?: number } = {}): Promise<GoogleStandIn> {
  const world = newWorld();
  const oauth = openOAuth(world);
  const catalogue = openCatalogue(world);
  const uploads = openUploads(world, catalogue);

  const open: Record<string, (asked: Asked) => Answer> = {
    "GET /o/oauth2/v2/auth": oauth.consent,
    "POST /token": oauth.token,
    "POST /revoke": oauth.revoke,
  };
  const signedIn: Record<string, (asked: Asked) => Answer> = {
    "POST /upload/youtube/v3/videos": uploads.open,
    "PUT /upload/youtube/v3/videos": uploads.put,
    "GET /youtube/v3/videos": catalogue.videos,
    "GET /youtube/v3/channels": catalogue.channels,
    "GET /youtube/v3/playlistItems": catalogue.playlistItems,
    "POST /upload/youtube/v3/captions": catalogue.insertCaptions,
  };

  function handle(asked: Asked): Answer {
    const line = `${asked.method} ${asked.path}`;
    const free = open[line];
    if (free) return free(asked);
    const method = signedIn[line];
    if (!method) return { status: 404, body: "Not Found" };
    if (!oauth.isSignedIn(asked)) return refusal(401, "authError", "Invalid Credentials", "global");
    if (!line.endsWith("/upload/youtube/v3/videos")) {
      world.units += costs[line] ?? 1;
      if (world.units > unitsADay) return quotaExceeded;
    }
    return method(asked);
  }

  const server = await startStandIn(handle, { port: port ?? 0, receive: uploads.receive });
  return {
    ...server,
    behaves: world.behaves,
    videos: world.videos,
    captions: world.captions,
    arrived: uploads.arrived,
    inserts: () => world.inserts,
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
