// A proxy in front of a site, whose network breaks, hangs or answers otherwise as a test says.
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Site } from "./site.fixture.ts";

type Answer = { status: number; body?: string; type?: string };
/** What becomes of a request: nothing at all, a cut connection, another answer; undefined for the site's own. */
type Turn = "hang" | "cut" | Answer | undefined;

export type Front = {
  url: string;
  /** Decides about each request by its path and query, perhaps later; each test begins with a whole network. */
  decide: (address: string) => Turn | Promise<Turn>;
  /** The addresses of all requests so far, with their methods. */
  asked: string[];
  /** The network is whole again, and what hung is cut. */
  mend(): void;
};

export function frontOfFile(site: Site): Front {
  const hanging = new Set<IncomingMessage>();
  const front: Front = {
    url: "",
    decide: () => undefined,
    asked: [],
    mend() {
      front.decide = () => undefined;
      for (const { socket } of hanging) socket.destroy();
      hanging.clear();
    },
  };
  const server = createServer(async (incoming, response) => {
    const { url = "", method } = incoming;
    front.asked.push(`${method} ${url}`);
    const turn = await front.decide(url);
    if (turn === "hang") hanging.add(incoming);
    else if (turn === "cut") incoming.socket.destroy();
    else if (turn) answer(response, turn);
    else pass(incoming, response, site);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    front.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    front.mend();
    front.asked = [];
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return front;
}

function answer(response: ServerResponse, { status, body = "", type = "text/plain" }: Answer) {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(body);
}

function pass(incoming: IncomingMessage, response: ServerResponse, { port }: Site) {
  const { url: path = "", method, headers } = incoming;
  const passed = request({ port, host: "127.0.0.1", path, method, headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(response);
  });
  passed.on("error", () => response.destroy());
  incoming.pipe(passed);
}
