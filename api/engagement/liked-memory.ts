import { randomUUID } from "node:crypto";
import { ownCounters } from "#api/platform/http/rate-counters.ts";
import { openWindows, type RateLimits } from "#api/platform/http/rate-limit.ts";
import { cookieIn } from "#api/platform/http/request.ts";
import type { Signer } from "#api/platform/secret.ts";
import type { StoryId } from "#api/stories/model.ts";

type LikedMemoryOptions = { signer: Signer; site: { siteUrl: string | undefined; limits: RateLimits } };

/** One browser's like of one story, as in its cookie: "yes" and a random number. */
export type OwnLike = string;

type Cookie = [
  name: string,
  value: string,
  options: { path: string; maxAge: number; httpOnly: boolean; secure: boolean; sameSite: "lax" },
];

/** Remembers in a cookie whether a browser likes a story. */
export type LikedMemory = {
  /** The browser's signed like; null when its cookies say "no" or carry no valid signature. */
  read(id: StoryId, cookies: string | undefined): OwnLike | null;
  newLike(): OwnLike;
  /** The cookie that sets or clears this like: its name, value and options for Express. */
  cookieOf(id: StoryId, like: OwnLike | null): Cookie;
  /** Calls `unlike` the first time that this like is taken back. A cookie can be copied, so later calls do nothing. */
  takeBack(id: StoryId, like: OwnLike, unlike: () => Promise<void>): Promise<void>;
};

const name = "liked";
/** The time for which a browser remembers its like, and servers that a like was taken back. */
const likedSeconds = 365 * 24 * 60 * 60;
const takenBack = { name: "likes taken back", limit: 1, seconds: likedSeconds };
const purposeOf = (id: StoryId) => `liked ${id}`;

/**
 * The cookie is sent to that story's own address only, so that pages are the same for everybody, requests stay small, and likes of
 * different stories do not interfere.
 */
export function likedMemory({ signer, site: { siteUrl, limits } }: LikedMemoryOptions): LikedMemory {
  const secure = siteUrl?.startsWith("https:") ?? false;
  const spent = openWindows(takenBack, limits === "off" ? ownCounters() : limits);

  return {
    read(id, cookies) {
      const cookie = cookies === undefined ? undefined : cookieIn(cookies, name);
      const said = cookie === undefined ? null : signer.verify(purposeOf(id), cookie);
      return said?.startsWith("yes") ? said : null;
    },
    newLike: () => `yes-${randomUUID()}`,
    cookieOf(id, like) {
      const options = { path: `/api/posts/${id}`, maxAge: likedSeconds * 1000, httpOnly: true, secure };
      return [name, signer.sign(purposeOf(id), like ?? "no"), { ...options, sameSite: "lax" }];
    },
    async takeBack(id, like, unlike) {
      const key = `${id} ${like}`;
      if ((await spent.add(key)).hits > 1) return;
      try {
        await unlike();
      } catch (error) {
        await spent.takeBack(key);
        throw error;
      }
    },
  };
}
