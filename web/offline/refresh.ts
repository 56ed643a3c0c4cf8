// Fetches what is to be kept, one small step after the other, while no page is waiting for the network.
import type { PublicPost } from "#api/stories/model.ts";
import { deleteWhere, type Kept } from "./kept.ts";
import type { Network } from "./network.ts";
import {
  archiveAddresses,
  dayQuery,
  isArchiveDue,
  isDue,
  keptDates,
  keptPicture,
  mostPictureBytes,
  pictureKey,
} from "./plan.ts";

export type Parts = { kept: Kept; network: Pick<Network, "quiet"> };
type Order = {
  /** The product's time, in milliseconds since 1970. */
  now: number;
  pictures: boolean;
  signal: AbortSignal;
};

/** The formats that every browser understands that runs this code, the smallest first. */
const pictureTypes = "image/avif,image/webp";

/** Brings what is kept up to date. Rejects where the network fails or the browser's room is used up: the next time goes on from there. */
export async function refresh({ kept, network }: Parts, { now, pictures, signal }: Order): Promise<void> {
  async function ask(address: string, headers: HeadersInit = {}): Promise<Response> {
    await network.quiet();
    signal.throwIfAborted();
    return fetch(address, { headers, priority: "low", signal });
  }

  async function get(address: string): Promise<Response> {
    const response = await ask(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response;
  }

  async function refreshDay(date: string, at: number | undefined) {
    if (at !== undefined && !isDue({ date, at }, now)) return;
    const posts: PublicPost[] = await (await get(dayQuery(date))).json();
    signal.throwIfAborted();
    await kept.keepDay({ date, at: now, posts });
  }

  async function refreshAnswer(address: string) {
    const known = await kept.answer(address);
    if (known && !isArchiveDue(known.at, now)) return;
    const answer: unknown = await (await get(address)).json();
    signal.throwIfAborted();
    await kept.keepAnswer(address, { at: now, answer });
  }

  /** Deletes the pictures of other stories than these. */
  async function dropPictures(cache: Cache, posts: readonly PublicPost[]) {
    const wanted = new Set(posts.map(keptPicture).map(keyOf));
    await deleteWhere(cache, (key) => !wanted.has(key));
  }

  /** Keeps the pictures of the newest stories, as many as may be kept. */
  async function refreshPictures(cache: Cache, posts: readonly PublicPost[]) {
    await dropPictures(cache, posts);
    let bytes = 0;
    for (const address of posts.map(keptPicture)) {
      const key = keyOf(address);
      if (key === null) continue;
      const known = bytes > mostPictureBytes ? undefined : await cache.match(key);
      if (known) bytes += Number(known.headers.get("content-length"));
      else if (bytes > mostPictureBytes) await cache.delete(key);
      else if (pictures) bytes += await fetchPicture(cache, key, address);
    }
  }

  /** Returns how many bytes the picture takes; none where the server has it not. */
  async function fetchPicture(cache: Cache, key: string, address: string): Promise<number> {
    const picture = await ask(address, { accept: pictureTypes });
    if (!picture.ok) return 0;
    const bytes = await picture.arrayBuffer();
    const type = picture.headers.get("content-type") ?? "";
    const length = String(bytes.byteLength);
    signal.throwIfAborted();
    await cache.put(key, new Response(bytes, { headers: { "content-type": type, "content-length": length } }));
    return bytes.byteLength;
  }

  const dates = keptDates(now);
  const archive = archiveAddresses(dates);
  const cache = await kept.pictures();
  // Old content goes first, because a browser without room can then keep what comes.
  await kept.prune(dates, archive);
  await dropPictures(cache, await kept.posts());
  const known = new Map((await kept.days()).map(({ date, at }) => [date, at]));
  for (const date of dates) await refreshDay(date, known.get(date));
  // A month without stories is no page.
  for (const address of archive) await refreshAnswer(address).catch(() => signal.throwIfAborted());
  await refreshPictures(cache, await kept.posts());
}

/** Null for a picture elsewhere, which the site's own policy has no script fetch. */
function keyOf(address: string): string | null {
  const url = new URL(address, location.href);
  return url.origin === location.origin ? pictureKey(url) : null;
}
