import { useCallback, useEffect, useState } from "react";
import type { PublicPost } from "#api/stories/model.ts";
import { openKept } from "#web/offline/kept.ts";

/** The content that this browser keeps for reading offline: the stories, newest first, and the bytes of stories and pictures. */
export type KeptNow = { posts: PublicPost[]; pictures: number; bytes: number };
const nothing: KeptNow = { posts: [], pictures: 0, bytes: 0 };

async function look(): Promise<KeptNow> {
  // Only where the connection is secure may pages keep anything.
  if (!("caches" in window)) return nothing;
  const kept = openKept();
  const [posts, pictures] = await Promise.all([kept.posts(), kept.pictureSizes()]);
  const texts = posts.length > 0 ? new Blob([JSON.stringify(posts)]).size : 0;
  return { posts, pictures: pictures.length, bytes: pictures.reduce((sum, size) => sum + size, texts) };
}

/** Undefined until it has been looked up; `lookAgain` after something was changed. */
export function useKept(): { kept: KeptNow | undefined; lookAgain(): void } {
  const [kept, setKept] = useState<KeptNow>();
  const lookAgain = useCallback(() => {
    look().then(setKept, (error: unknown) => {
      console.warn("Could not look up what is kept:", error);
      setKept(nothing);
    });
  }, []);
  useEffect(lookAgain, [lookAgain]);
  return { kept, lookAgain };
}
