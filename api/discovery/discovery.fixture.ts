import { type ApiParts, createApi, createApp } from "#api/app.ts";
import { libraryOf, partsOf } from "#api/parts.fixture.ts";
import { listen } from "#api/platform/http/http.fixture.ts";
import type { Story } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";

export const published = storyOf({ id: "2026-11-21-morning", madeBy: { storyteller: "house", illustrator: "house" } });
export const scheduled = storyOf({ id: "2026-11-21-afternoon" });

type Served = { stories?: Story[]; hub?: string } & Partial<ApiParts>;

/** The API with these stories at noon in Warsaw and a movable clock; closed when the test ends. */
export async function serve({ stories = [published, scheduled], hub, ...given }: Served = {}) {
  let now = Temporal.Instant.from("2026-11-21T12:00:00+01:00");
  const parts = partsOf({ clock: { now: () => now } });
  const library = libraryOf(stories, parts.engagement);
  const app = createApp({ trustProxy: 0 });
  app.use(createApi({ ...parts, library, site: { ...parts.site, hub }, ...given }));
  app.use((_request, response) => void response.status(404).type("text").send("There is no such file.\n"));
  const { url: origin } = await listen(app);
  return {
    origin,
    passTo: (instant: string) => {
      now = Temporal.Instant.from(instant);
    },
    ask: async (path: string, init: RequestInit = {}) => {
      const response = await fetch(origin + path, init);
      const { status, headers } = response;
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status, headers, bytes, text: bytes.toString() };
    },
  };
}

export const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);
