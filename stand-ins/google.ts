// Stands in for Google: signing in, and the parts of the YouTube Data API that uploads need.
import { type StandIn, startStandIn } from "./stand-in.ts";

export type GoogleStandIn = StandIn & {
  /** `GOOGLE_BASE_URL`, `YOUTUBE_CLIENT_ID`, `YOUTUBE_CLIENT_SECRET` and `YOUTUBE_REFRESH_TOKEN`. */
  settings: Record<string, string>;
};

export async function startGoogle({ port }: { port?: number } = {}): Promise<GoogleStandIn> {
  const server = await startStandIn(() => ({ status: 404, body: { error: { message: "later" } } }), {
    port: port ?? 0,
  });
  return {
    ...server,
    settings: {
      GOOGLE_BASE_URL: server.url,
      YOUTUBE_CLIENT_ID: "stand-in.apps.googleusercontent.com",
      YOUTUBE_CLIENT_SECRET: "stand-in-client-secret",
      YOUTUBE_REFRESH_TOKEN: "stand-in-refresh-token",
    },
  };
}
