import { request as httpRequest } from "node:http";
import { pino } from "pino";
import { type ApiParts, createApi, createApp } from "./app.ts";
import { libraryOf, partsOf } from "./parts.fixture.ts";
import { listen } from "./platform/http/http.fixture.ts";
import type { Story } from "./stories/model.ts";
import { storyOf } from "./stories/story.fixture.ts";

export const published = storyOf({ id: "2026-11-21-morning" });
export const older = storyOf({ id: "2026-11-20-evening" });
export const scheduled = storyOf({ id: "2026-11-21-evening" });

/** The API with these stories at 14:30 in Warsaw, and one page behind it; closed when the test ends. */
export async function serve({
  stories = [published, older, scheduled],
  ...given
}: { stories?: Story[] } & Partial<ApiParts> = {}) {
  const logged: { err?: Error }[] = [];
  let now = Temporal.Instant.from("2026-11-21T14:30:00+01:00");
  const parts = partsOf({ clock: { now: () => now }, counts: { [older.id]: 3 } });
  const library = libraryOf(stories, parts.engagement);
  const app = createApp({ trustProxy: 0 });
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  app.use(
    createApi({
      ...parts,
      library,
      log,
      ...given,
    }),
  );
  app.get("/{*any}", (request, response) => void response.send(`a page for ${request.path}`));
  const { port, url } = await listen(app);

  return {
    logged,
    passTo(instant: string) {
      now = Temporal.Instant.from(instant);
    },
    async ask(path: string, init: RequestInit = {}) {
      const response = await fetch(url + path, init);
      const text = await response.text();
      const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
      return {
        status: response.status,
        headers: response.headers,
        text,
        json: isJson && text ? JSON.parse(text) : undefined,
      };
    },
    /** Requests an address exactly as it is spelled and with these headers only, since fetch would normalize both. */
    askRaw: (path: string, headers: Record<string, string> = {}) =>
      new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
        httpRequest({ port, host: "127.0.0.1", path, headers }, async (response) => {
          let text = "";
          for await (const chunk of response) text += chunk;
          resolve({ status: response.statusCode, text });
        })
          .on("error", reject)
          .end();
      }),
  };
}

export const ids = (posts: { id: string }[]) => posts.map((post) => post.id);
