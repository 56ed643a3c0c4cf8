import { isbot } from "isbot";
import { ownOrigins, readFields, readNothing, type Sent } from "../platform/body.ts";
import { openLimiter, type RateLimiter, type RateLimits } from "../platform/rate-limit.ts";
import { rates } from "../platform/rates.ts";
import type { Signer } from "../platform/secret.ts";
import type { PublicPost, Story } from "../stories/model.ts";
import type { Engagement } from "./engagement.ts";
import { likedMemory } from "./liked-memory.ts";
import { likedPost } from "./liked-post.ts";
import { PageView, PostClick } from "./model.ts";

export type DeedsOptions = {
  engagement: Engagement;
  /** The story that readers may see now under this id, whatever it is. Throws STORY_NOT_FOUND. */
  storyOf(id: unknown): Story;
  toPost(story: Story, likes: number): PublicPost;
  signer: Signer;
  site: { siteUrl: string | undefined; limits: RateLimits };
};

export type Asked = {
  request: Sent;
  /** From where it came, behind whatever proxies are trusted. */
  address(): string | undefined;
  /** The story that the address names. */
  id?: unknown;
  /** Is told what the answer says in any case, as pairs in a row. */
  tell(headers: readonly string[]): void;
};

/** What is answered, with 200: JSON, a character for each of its bytes. */
export type Reply = { headers: readonly string[]; body: string };

/** Takes what a reader sends. Throws why it does not. */
export type Deed = (asked: Asked) => Promise<Reply>;
export type DeedName = "like" | "unlike" | "page-view" | "post-click";
export type Deeds = Record<DeedName, Deed>;

export function openDeeds({ engagement, storyOf, toPost, signer, site }: DeedsOptions): Deeds {
  const requireOwn = ownOrigins(site.siteUrl);
  const [likes, statistics] = [openLimiter(rates.likes, site.limits), openLimiter(rates.statistics, site.limits)];
  const memory = likedMemory({ signer, site });
  const postOf = likedPost(toPost);

  /** Only what our own pages send, and not too often. */
  const guarded =
    (limiter: RateLimiter | null, answer: (asked: Asked) => Promise<Reply>): Deed =>
    async (asked) => {
      requireOwn(asked.request);
      if (limiter !== null) {
        const { headers, refused } = await limiter.count(asked.address());
        asked.tell(headers);
        if (refused !== null) throw refused;
      }
      return answer(asked);
    };

  const press = (liked: boolean) =>
    guarded(likes, async ({ request, id }) => {
      await readNothing(request);
      const story = storyOf(id);
      const known = memory.read(story.id, request.headers.cookie);
      if (liked && known === null) await engagement.like(story.id);
      // Without this browser's own like there is only somebody else's to take.
      if (!liked && known !== null) await memory.takeBack(story.id, known, () => engagement.unlike(story.id));
      const like = liked ? (known ?? memory.newLike()) : null;
      return replyOf(postOf(story, engagement.likesOf(story.id)), ["Set-Cookie", memory.write(story.id, like)]);
    });

  const counted = (count: (request: Sent) => Promise<void>) =>
    guarded(statistics, async ({ request }) => {
      await count(request);
      return replyOf(success);
    });

  return {
    like: press(true),
    unlike: press(false),
    "page-view": counted(async (request) => {
      const { postId } = await readFields(request, PageView);
      if (postId === null) return; // A page without a story is viewed by somebody, and counted nowhere.
      const { id } = storyOf(postId);
      if (isReader(request)) await engagement.view(id);
    }),
    "post-click": counted(async (request) => {
      const { id } = storyOf((await readFields(request, PostClick)).postId);
      if (isReader(request)) await engagement.click(id);
    }),
  };
}

const isReader = ({ headers }: Sent): boolean => !isbot(headers["user-agent"]);

const success = '{"success":true}';

function replyOf(body: string, more: readonly string[] = []): Reply {
  return {
    headers: [
      ...more,
      ...["Cache-Control", "no-store", "Content-Type", "application/json; charset=utf-8"],
      ...["Content-Length", String(body.length)],
    ],
    body,
  };
}
