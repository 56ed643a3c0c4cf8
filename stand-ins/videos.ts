// Stands in for a service that speaks the `/v1/videos` shape.
import { type StandIn, startStandIn } from "./stand-in.ts";

export type VideosStandIn = StandIn & {
  /** `VIDEO_BASE_URL` and `VIDEO_API_KEY`. */
  settings: Record<string, string>;
};

export async function startVideos({ port }: { port?: number } = {}): Promise<VideosStandIn> {
  const server = await startStandIn(() => ({ status: 404, body: { error: { message: "later" } } }), {
    port: port ?? 0,
  });
  return { ...server, settings: { VIDEO_API_KEY: "vk-stand-in", VIDEO_BASE_URL: `${server.url}/v1` } };
}
