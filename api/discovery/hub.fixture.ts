import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listenBy } from "#api/platform/http/http.fixture.ts";

/** A WebSub hub that notes of which feeds it is told; closed when the test ends. */
export async function startHub() {
  let status = 204;
  const told: string[] = [];
  const server = createServer(async (request, response) => {
    const fields = new URLSearchParams(await text(request));
    if (fields.get("hub.mode") === "publish") told.push(fields.get("hub.url") ?? "");
    response.writeHead(status).end();
  });
  const { url } = await listenBy(server);
  return {
    url: `${url}/`,
    told,
    /** Answers with this status from now on. */
    answer(next: number) {
      status = next;
    },
  };
}
