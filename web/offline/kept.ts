// The storage for reading offline, in the browser's cache storage. It is the same for every reader: the public stories of the
// last thirty days, and nothing of what was read. The service worker writes it; pages read it.
import type { PublicPost } from "#api/stories/model.ts";
import { warsawDate } from "#web/app/warsaw.ts";

/** All begin alike, so that they can be deleted together. */
const names = { answers: "mruk-answers", pictures: "mruk-pictures" };
const isOurs = (name: string) => name.startsWith("mruk-") || name.startsWith("workbox-");

/** A Warsaw day's stories, as of the instant at which they were fetched, in milliseconds since 1970. */
export type KeptDay = { date: string; at: number; posts: PublicPost[] };
/** An answer of the API in JSON, with the same instant. */
type KeptAnswer = { at: number; answer: unknown };

const dayAddress = (date: string) => `/kept/days/${date}`;
const answerAddress = (address: string) => `/kept/answers${address}`;
export const dateOf = ({ publishedAt }: Pick<PublicPost, "publishedAt">) => warsawDate(Date.parse(publishedAt));

/** Newest first. */
const byTime = (a: PublicPost, b: PublicPost) =>
  Date.parse(b.publishedAt) - Date.parse(a.publishedAt) || (a.id < b.id ? 1 : -1);

/** Deletes what a cache holds under such paths with their queries. */
export async function deleteWhere(cache: Cache, isUnwanted: (address: string) => boolean) {
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (isUnwanted(pathname + search)) await cache.delete(request);
  }
}

async function readDays(cache: Cache): Promise<KeptDay[]> {
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(dayAddress("")));
  const days = await Promise.all(requests.map(async (request) => (await cache.match(request))?.json()));
  return days.filter((day): day is KeptDay => day !== undefined);
}

const write = (cache: Cache, address: string, value: KeptDay | KeptAnswer) => cache.put(address, Response.json(value));

/** Writes a day in place of the former one. Where a story is gone from it, so are the answers that may name it. */
async function writeDay(cache: Cache, day: KeptDay, former: KeptDay | undefined) {
  const ids = new Set(day.posts.map(({ id }) => id));
  await write(cache, dayAddress(day.date), day);
  if (!former || former.posts.every(({ id }) => ids.has(id))) return;
  await deleteWhere(cache, (address) => address.startsWith(answerAddress("")));
}

export type Kept = ReturnType<typeof openKept>;

export function openKept(storage: CacheStorage = caches) {
  const answers = () => storage.open(names.answers);
  const pictures = () => storage.open(names.pictures);
  /** The last value that was read; a change drops it. */
  let read: Promise<KeptDay[]> | undefined;
  let lastChange: Promise<unknown> = Promise.resolve();

  const forgetRead = () => {
    read = undefined;
  };
  function days(): Promise<KeptDay[]> {
    read ??= answers().then(readDays);
    // A value that could not be read is read again.
    read.catch(forgetRead);
    return read;
  }

  /** Changes wait for one another, so that none brings back what another one deleted. */
  function change(work: () => Promise<void>): Promise<void> {
    const mine = lastChange.then(work).finally(forgetRead);
    lastChange = mine.catch(() => {});
    return mine;
  }

  async function dayWith(id: string): Promise<KeptDay | undefined> {
    return (await days()).find(({ posts }) => posts.some((post) => post.id === id));
  }
  const changeDayWith = (id: string, changed: (day: KeptDay) => KeptDay) =>
    change(async () => {
      const day = await dayWith(id);
      if (day) await writeDay(await answers(), changed(day), day);
    });

  return {
    days,
    pictures,
    dayWith,
    posts: async (): Promise<PublicPost[]> => (await days()).flatMap(({ posts }) => posts).sort(byTime),

    /** Keeps a day as it is now. */
    keepDay: (day: KeptDay) =>
      change(async () =>
        writeDay(
          await answers(),
          day,
          (await days()).find(({ date }) => date === day.date),
        ),
      ),
    /** Has the day of a story fetched anew the next time. */
    markDue: (id: string) => changeDayWith(id, (day) => ({ ...day, at: 0 })),
    /** Replaces a story that is kept. Another one is not added, so that nothing of what somebody reads is kept. */
    replace: (post: PublicPost) =>
      changeDayWith(post.id, (day) => ({
        ...day,
        posts: day.posts.map((each) => (each.id === post.id ? post : each)),
      })),
    /** Deletes a story that was withdrawn, with its picture. */
    async remove(id: string) {
      await changeDayWith(id, (day) => ({ ...day, posts: day.posts.filter((post) => post.id !== id) }));
      await deleteWhere(await pictures(), (address) => address.includes(`/${id}.`));
    },

    /** Deletes the days and answers that are none of these. */
    prune: (dates: readonly string[], addresses: readonly string[]) =>
      change(async () => {
        const wanted = new Set([...dates.map(dayAddress), ...addresses.map(answerAddress)]);
        await deleteWhere(await answers(), (address) => !wanted.has(address));
      }),

    async answer(address: string): Promise<KeptAnswer | undefined> {
      return (await (await answers()).match(answerAddress(address)))?.json();
    },
    keepAnswer: (address: string, kept: KeptAnswer) =>
      change(async () => write(await answers(), answerAddress(address), kept)),

    /** In bytes. */
    async pictureSizes(): Promise<number[]> {
      const shown = await (await pictures()).matchAll();
      return shown.map(({ headers }) => Number(headers.get("content-length")));
    },

    forgetAll: () =>
      change(async () => {
        for (const name of await storage.keys()) if (isOurs(name)) await storage.delete(name);
      }),
  };
}
