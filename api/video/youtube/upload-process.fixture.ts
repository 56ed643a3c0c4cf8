// One upload in a process of its own, for tests that kill it: `node upload-process.fixture.ts <options as JSON>`.
import { systemClock } from "#api/platform/clock.ts";
import { Story } from "#api/stories/model.ts";
import { openYoutube } from "./youtube.ts";

const { story, path = "", ...settings } = JSON.parse(process.argv[2] ?? "{}");

const platform = await openYoutube({
  clientId: settings.YOUTUBE_CLIENT_ID ?? "",
  clientSecret: settings.YOUTUBE_CLIENT_SECRET ?? "",
  refreshToken: settings.YOUTUBE_REFRESH_TOKEN,
  baseUrl: settings.GOOGLE_BASE_URL,
  dataDir: settings.dataDir ?? "",
  privacy: "public",
  madeForKids: false,
  clock: systemClock,
  filmFacts: async () => ({ width: 1080, height: 1920, seconds: 20, videoCodec: "avc1", audioCodec: "mp4a" }),
  webVtt: () => "WEBVTT\n\n00:00.000 --> 00:02.000\nIt rained.\n",
});
const uploaded = await platform?.upload({
  story: Story.parse(story),
  language: "en",
  cut: async () => ({ path: path }),
  captions: [{ from: 0, to: 2, text: "It rained." }],
  pageUrl: null,
});
console.log(JSON.stringify(uploaded));
