// The requests of readers, and the processor time of a server's answers to them.
import { median, p99 } from "./figures.fixture.ts";
import { askFor, exchange, open } from "./load.fixture.ts";
import type { BareServer, Server } from "./server.fixture.ts";

// Linux counts processor time in hundredths of a second, so a sample is many of them.
const [connections, rounds, sampleMs, warmUpMs] = [16, 11, 250, 1_000];
const [likers, likingMs] = [64, 2_000];

type Subject = Pick<Server | BareServer, "url" | "cpu">;

const story = "2025-12-31-afternoon";
export const addresses = {
  list: "/api/posts?limit=8&offset=0",
  story: `/api/posts/${story}`,
  neighbours: `/api/posts/${story}/neighbours`,
  popular: "/api/posts/popular?limit=3",
  today: "/api/posts/today",
  language: "/api/language/detect",
  "home page": "/",
  "Polish home page": "/pl/",
  "story page": `/post/${story}`,
  "Polish story page": `/pl/post/${story}`,
  month: "/api/archive/2025/12",
  "month page": "/archive/2025/12",
  "Polish category page": "/pl/kategoria/codzienne-zycie",
};

/** The request of a browser. */
export const question = (address: string, etag?: string) =>
  [
    `GET ${address} HTTP/1.1`,
    "Host: 127.0.0.1",
    "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Accept: text/html,application/xhtml+xml,*/*;q=0.8",
    "Accept-Language: en-GB,en;q=0.7,pl;q=0.3",
    "Accept-Encoding: gzip, deflate, br, zstd",
    ...(etag === undefined ? [] : [`If-None-Match: ${etag}`]),
    "\r\n",
  ].join("\r\n");

/** The processor milliseconds of each server's answer to its request, measured alternately. */
export async function costsOf(subjects: readonly Subject[], requests: readonly string[]): Promise<number[][]> {
  const opened = await Promise.all(
    subjects.map(async ({ url }) => Promise.all(Array.from({ length: connections }, () => open(url)))),
  );
  const costs: number[][] = subjects.map(() => []);
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, { cpu }] of subjects.entries()) {
      const before = cpu();
      const count = await askFor(round < 0 ? warmUpMs : sampleMs, opened[index] ?? [], requests[index] ?? "");
      if (round >= 0) costs[index]?.push((cpu() - before) / count);
    }
  }
  for (const socket of opened.flat()) socket.destroy();
  return costs;
}

/** The median ratio of the rounds. */
export const ratioOf = (costs: number[] = [], others: number[] = []): string =>
  median(costs.map((cost, round) => (others[round] ?? Number.NaN) / cost)).toFixed(2);

/** Likes per second of the server's processor, and the milliseconds within which 99 of 100 are answered. */
export type Likes = { perSecond: number; slowest: number };

/** Likes story after story over many connections. Each sends its next like after the last answer. */
export async function like({ server: { url, cpu }, ids }: { server: Subject; ids: string[] }): Promise<Likes> {
  const [waits, before, until]: [number[], number, number] = [[], cpu(), performance.now() + likingMs];
  const liker = async () => {
    const socket = await open(url);
    for (let begun = performance.now(); begun < until; begun = performance.now()) {
      // The stride spreads likes over many months.
      const id = ids[(waits.length * 7919) % ids.length];
      const request = `POST /api/posts/${id}/like HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\n\r\n`;
      const { status } = await exchange(socket, request);
      if (status !== 200) throw new Error(`A like is answered with ${status}`);
      waits.push(performance.now() - begun);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: likers }, liker));
  return { perSecond: waits.length / ((cpu() - before) / 1000), slowest: p99(waits) };
}
