import { openJobs } from "#api/jobs/jobs.ts";
import type { Job } from "#api/jobs/model.ts";
import { serveEndpoints } from "#api/platform/http/http.fixture.ts";
import type { Story } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { videoEndpoints } from "./endpoints.ts";
import type { VideosParts } from "./parts.ts";
import { videosOf } from "./videos.fixture.ts";

export const upload = (language: "en" | "pl", uploadedAt: string) => ({
  language,
  url: `https://youtube.com/shorts/${language}-${uploadedAt.slice(8, 10)}`,
  videoId: `${language}-${uploadedAt}`,
  uploadedAt,
  privacy: "public",
});
export const videoUrl = "/media/film.mp4";
export const written = storyOf({ id: "2026-11-18-morning" });
export const filmed = storyOf({ id: "2026-11-19-morning", videoUrl });
export const uploaded = storyOf({
  id: "2026-11-20-morning",
  titleEn: "The radiator",
  titlePl: "Kaloryfer",
  videoUrl,
  youtube: [upload("pl", "2026-11-20T09:30:00+01:00"), upload("en", "2026-11-20T09:00:00Z")],
});
export const noon = { now: () => Temporal.Instant.from("2026-11-21T14:30:00+01:00") };

export type Answer = { status: number; json: ReturnType<typeof JSON.parse> };
export type Ask = ((
  path: string,
  body?: unknown,
  method?: string,
  headers?: Record<string, string>,
) => Promise<Answer>) & {
  jobs(): Job[];
};

export async function serve(
  stories: Story[] = [written, filmed, uploaded],
  parts: Partial<VideosParts> = {},
): Promise<Ask> {
  const jobs = openJobs({ clock: noon });
  const videos = videosOf({ stories, ...parts });
  const { url } = await serveEndpoints([videoEndpoints({ jobs, videos })]);
  const ask = async (path: string, body?: unknown, method = "POST", more: Record<string, string> = {}) => {
    const headers = { "content-type": "application/json", ...more };
    const sent =
      body === undefined
        ? { headers: more }
        : { body: typeof body === "string" ? body : JSON.stringify(body), headers };
    const response = await fetch(`${url}/api/admin${path}`, { method, ...sent });
    return { status: response.status, json: await response.json() };
  };
  return Object.assign(ask, { jobs: jobs.list });
}
