import type { PublicPost, Story } from "./model.ts";

/** What readers get of a story. Keys are left out rather than empty. */
export function publicPost(story: Story, likes: number): PublicPost {
  const youtubeLink = story.youtube?.at(-1)?.url;
  return {
    id: story.id,
    titleEn: story.titleEn,
    titlePl: story.titlePl,
    excerptEn: story.excerptEn,
    excerptPl: story.excerptPl,
    contentEn: story.contentEn,
    contentPl: story.contentPl,
    imageUrl: story.imageUrl,
    imageAlt: story.imageAlt,
    ...(story.imageAltPl !== undefined && { imageAltPl: story.imageAltPl }),
    ...(story.imageHash !== undefined && { imageHash: story.imageHash }),
    category: story.category,
    timeSlot: story.timeSlot,
    featured: story.featured,
    ...(story.videoUrl !== undefined && { videoUrl: story.videoUrl }),
    ...(youtubeLink !== undefined && { youtubeLink }),
    likes,
    publishedAt: story.publishedAt,
    ...(story.madeBy && { madeBy: { storyteller: story.madeBy.storyteller, illustrator: story.madeBy.illustrator } }),
  };
}
