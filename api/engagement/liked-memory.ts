import { randomUUID } from "node:crypto";
import { latest } from "../platform/latest.ts";
import { openWindows, type RateLimits } from "../platform/rate-limit.ts";
import { cookieIn } from "../platform/request.ts";
import type { Signer } from "../platform/secret.ts";
import type { StoryId } from "../stories/model.ts";

type LikedMemoryOptions = { signer: Signer; site: { siteUrl: string | undefined; limits: RateLimits } };

/** One browser's like of one story, as its cookie has it: "yes" and a random number. */
export type OwnLike = string;

/** What a browser remembers of its last word on a story. */
export type LikedMemory = {
  /** The browser's like that we signed; null where its cookies say "no", or nothing that we said. */
  read(id: StoryId, cookies: string | undefined): OwnLike | null;
  newLike(): OwnLike;
  /** The `Set-Cookie` header that remembers this like, or none, from now on. */
  write(id: StoryId, like: OwnLike | null): string;
  /** Calls `unlike` the first time that this like is taken back. A cookie can be copied; the other times do nothing. */
  takeBack(id: StoryId, like: OwnLike, unlike: () => Promise<void>): Promise<void>;
};

const name = "liked";
/** For how long a browser remembers what it liked, and servers that a like was taken back. */
const likedSeconds = 365 * 24 * 60 * 60;
const takenBack = { name: "likes taken back", limit: 1, seconds: likedSeconds };
const purposeOf = (id: StoryId) => `liked ${id}`;
/** What is liked is liked by many. */
const mostSigned = 4_000;

/**
 * The cookie is sent to that story's own address only, so that pages stay the same for everybody, requests stay small, and likes of
 * different stories do not get in each other's way.
 */
export function likedMemory({ signer, site: { siteUrl, limits } }: LikedMemoryOptions): LikedMemory {
  const secure = siteUrl?.startsWith("https:") ? " Secure;" : "";
  const no = latest(mostSigned, (id: StoryId) => signer.sign(purposeOf(id), "no"));
  const spent = openWindows(takenBack, limits);
  let expires = { at: 0, text: "" };

  /** The same for all of a second. */
  function expiry(): string {
    const at = Math.floor(Date.now() / 1000) + likedSeconds;
    if (at !== expires.at) expires = { at, text: new Date(at * 1000).toUTCString() };
    return expires.text;
  }

  return {
    read(id, cookies) {
      const cookie = cookies === undefined ? undefined : cookieIn(cookies, name);
      const said = cookie === undefined ? null : signer.verify(purposeOf(id), cookie);
      return said?.startsWith("yes") ? said : null;
    },
    newLike: () => `yes-${randomUUID()}`,
    write(id, like) {
      const said = like === null ? no(id) : signer.sign(purposeOf(id), like);
      return `${name}=${said}; Max-Age=${likedSeconds}; Path=/api/posts/${id}; Expires=${expiry()}; HttpOnly;${secure} SameSite=Lax`;
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
