import { type ApiParts, createApi, createApp } from "#api/app.ts";
import { libraryOf, partsOf, storeOf } from "#api/parts.fixture.ts";
import { AppError } from "#api/platform/errors.ts";
import { listen } from "#api/platform/http/http.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { countsInMemory } from "./counts.fixture.ts";
import { openEngagement } from "./engagement.ts";
import type { EngagementState } from "./model.ts";

export const morning = storyOf({ id: "2026-11-21-morning" });
export const older = storyOf({ id: "2026-11-20-evening" });
export const scheduled = storyOf({ id: "2026-11-21-evening" });

/** Serves the API at 14:30 in Warsaw over these counts until the test ends; `disk.full` makes every change fail. */
export async function serve({
  site,
  counts = {},
  trustProxy = 0,
}: {
  site?: Partial<ApiParts["site"]>;
  counts?: Record<string, number>;
  trustProxy?: number;
} = {}) {
  let now = Temporal.Instant.from("2026-11-21T14:30:00+01:00");
  const clock = { now: () => now };
  const parts = partsOf({ clock });
  const stories = Object.fromEntries(Object.entries(counts).map(([id, likes]) => [id, { likes, views: 0, clicks: 0 }]));
  const state: EngagementState = { stories, days: {} };
  const disk: { full: boolean } = { full: false };
  const engagement = openEngagement({
    clock,
    store: countsInMemory({
      ...storeOf(state),
      async update(change) {
        if (disk.full) throw new AppError("STATE_UNAVAILABLE", "This could not be saved: the disk is full.");
        return change(state);
      },
    }),
  });
  const library = libraryOf([morning, older, scheduled], engagement);
  const app = createApp({ trustProxy });
  app.use(createApi({ ...parts, engagement, library, site: { ...parts.site, ...site } }));
  const { port, url } = await listen(app);

  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(url + path, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, json: text ? JSON.parse(text) : undefined };
  };
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  return {
    port,
    state,
    disk,
    ask,
    passTo(instant: string) {
      now = Temporal.Instant.from(instant);
    },
    post: (path: string, headers: Record<string, string> = {}) => ask(path, { method: "POST", headers }),
    sendStats: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      ask(`/api/stats/${path}`, {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: { "content-type": "application/json", "user-agent": firefox, ...headers },
      }),
  };
}

export type ApiAnswer = Awaited<ReturnType<Awaited<ReturnType<typeof serve>>["ask"]>>;

/** The cookie of an answer as a browser would send it back, and its attributes. */
export function cookieIn({ headers }: ApiAnswer) {
  const [cookie = ""] = headers.getSetCookie();
  const [pair = "", ...attributes] = cookie.split("; ");
  return { pair, attributes };
}

export const like = `/api/posts/${morning.id}/like`;
export const unlike = `/api/posts/${morning.id}/unlike`;
