import { randomUUID } from "node:crypto";
import { openWindows, type RateLimits } from "../platform/rate-limit.ts";
import { cookieIn } from "../platform/request.ts";
import type { Signer } from "../platform/secret.ts";
import type { StoryId } from "../stories/model.ts";

type LikedMemoryOptions = { signer: Signer; site: { siteUrl: string | undefined; limits: RateLimits } };

/** One browser's like of one story, as its cookie has it: "yes" and a random number. */
export type OwnLike = string;

type Cookie = [
  name: string,
  value: string,
  options: { path: string; maxAge: number; httpOnly: boolean; secure: boolean; sameSite: "lax" },
];

/** What a browser remembers of its last word on a story. */
export type LikedMemory = {
  /** The browser's like that we signed; null where its cookies say "no", or nothing that we said. */
  read(id: StoryId, cookies: string | undefined): OwnLike | null;
  newLike(): OwnLike;
  /** The cookie that remembers this like, or none, from now on: its name, value and options, as Express takes them. */
  cookieOf(id: StoryId, like: OwnLike | null): Cookie;
  /** Calls `unlike` the first time that this like is taken back. A cookie can be copied; the other times do nothing. */
  takeBack(id: StoryId, like: OwnLike, unlike: () => Promise<void>): Promise<void>;
};

const name = "liked";
/** For how long a browser remembers what it liked, and servers that a like was taken back. */
const likedSeconds = 365 * 24 * 60 * 60;
const takenBack = { name: "likes taken back", limit: 1, seconds: likedSeconds };
const purposeOf = (id: StoryId) => `liked ${id}`;

/**
 * The cookie is sent to that story's own address only, so that pages stay the same for everybody, requests stay small, and likes of
 * different stories do not get in each other's way.
 */
export function likedMemory({ signer, site: { siteUrl, limits } }: LikedMemoryOptions): LikedMemory {
  const secure = siteUrl?.startsWith("https:") ?? false;
  const spent = openWindows(takenBack, limits);

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
