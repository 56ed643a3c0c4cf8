import { latest } from "../platform/latest.ts";
import { cookieIn } from "../platform/request.ts";
import type { Signer } from "../platform/secret.ts";
import type { StoryId } from "../stories/model.ts";

type LikedMemoryOptions = { signer: Signer; siteUrl: string | undefined };

/** What a browser remembers of its last word on a story. */
export type LikedMemory = {
  /** Undefined where its cookies say nothing that we said. */
  read(id: StoryId, cookies: string | undefined): boolean | undefined;
  /** The `Set-Cookie` header that says so from now on. */
  write(id: StoryId, liked: boolean): string;
};

const name = "liked";
/** For how long a browser remembers what it liked. */
const likedSeconds = 365 * 24 * 60 * 60;
const words = { yes: true, no: false } as const;
const purposeOf = (id: StoryId) => `liked ${id}`;
/** What is liked is liked by many. */
const mostSigned = 4_000;

/**
 * The cookie is sent to that story's own address only, so that pages stay the same for everybody, requests stay small, and likes of
 * different stories do not get in each other's way.
 */
export function likedMemory({ signer, siteUrl }: LikedMemoryOptions): LikedMemory {
  const secure = siteUrl?.startsWith("https:") ? " Secure;" : "";
  const yes = latest(mostSigned, (id: StoryId) => signer.sign(purposeOf(id), "yes"));
  const no = latest(mostSigned, (id: StoryId) => signer.sign(purposeOf(id), "no"));
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
      return said === "yes" || said === "no" ? words[said] : undefined;
    },
    write(id, liked) {
      const said = liked ? yes(id) : no(id);
      return `${name}=${said}; Max-Age=${likedSeconds}; Path=/api/posts/${id}; Expires=${expiry()}; HttpOnly;${secure} SameSite=Lax`;
    },
  };
}
