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
  async function get(address: string, headers: HeadersInit = {}): Promise<Response> {
    await network.quiet();
    signal.throwIfAborted();
    const response = await fetch(address, { headers, priority: "low", signal });
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

  /** Keeps the pictures of the newest stories, as many as there is room for. */
  async function refreshPictures(posts: readonly PublicPost[]) {
    const cache = await kept.pictures();
    let bytes = 0;
    const wanted = new Set<string>();
    for (const post of posts) {
      const address = keptPicture(post);
      const key = pictureKey(new URL(address, location.href));
      if (key === null || bytes > mostPictureBytes) continue;
      wanted.add(key);
      const known = await cache.match(key);
      const picture = known ?? (pictures ? await get(address, { accept: pictureTypes }) : undefined);
      if (picture) bytes += await keepPicture(cache, key, { picture, isKnown: known !== undefined, signal });
    }
    await deleteWhere(cache, (address) => !wanted.has(address));
  }

  const dates = keptDates(now);
  const known = new Map((await kept.days()).map(({ date, at }) => [date, at]));
  for (const date of dates) await refreshDay(date, known.get(date));
  const archive = archiveAddresses(dates);
  await kept.prune(dates, archive);
  // A month without stories is no page.
  for (const address of archive) await refreshAnswer(address).catch(() => signal.throwIfAborted());
  await refreshPictures(await kept.posts());
}

type Shown = { picture: Response; isKnown: boolean; signal: AbortSignal };

/** Returns how many bytes the picture takes. */
async function keepPicture(cache: Cache, key: string, { picture, isKnown, signal }: Shown): Promise<number> {
  if (isKnown) return Number(picture.headers.get("content-length"));
  const bytes = await picture.arrayBuffer();
  const type = picture.headers.get("content-type") ?? "";
  signal.throwIfAborted();
  await cache.put(
    key,
    new Response(bytes, { headers: { "content-type": type, "content-length": String(bytes.byteLength) } }),
  );
  return bytes.byteLength;
}
