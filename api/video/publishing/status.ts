import { languages } from "#api/language/model.ts";
import type { Story } from "#api/stories/model.ts";
import type { VideosStatus } from "./model.ts";

/** The number of uploads that the panel shows (specification, chapter 9). */
const mostRecent = 5;

export const hasVideo = (story: Story): boolean => story.videoUrl !== undefined;
export const isUploadedIn = ({ youtube = [] }: Story, wanted: string) =>
  youtube.some(({ language }) => language === wanted);
export const isUploaded = (story: Story): boolean => (story.youtube?.length ?? 0) > 0;

/** The library's knowledge of films and uploads; only the platform knows the views. */
export function statusOf(stories: Iterable<Story>): Omit<VideosStatus, "totalViews"> {
  let [totalVideos, uploadedVideos] = [0, 0];
  const pendingByLanguage = { en: 0, pl: 0 };
  const uploads: VideosStatus["recentUploads"] = [];
  for (const story of stories) {
    if (hasVideo(story)) totalVideos++;
    if (hasVideo(story) && isUploaded(story)) uploadedVideos++;
    for (const language of languages) {
      if (hasVideo(story) && !isUploadedIn(story, language)) pendingByLanguage[language]++;
    }
    for (const { language, url, uploadedAt } of story.youtube ?? []) {
      const title = language === "pl" ? story.titlePl : story.titleEn;
      uploads.push({ title, uploadedAt, language, youtubeUrl: url });
    }
  }
  return {
    totalVideos,
    uploadedVideos,
    pendingVideos: totalVideos - uploadedVideos,
    pendingByLanguage,
    recentUploads: uploads.sort(newestFirst).slice(0, mostRecent),
  };
}

function newestFirst(one: { uploadedAt: string }, other: { uploadedAt: string }): number {
  const instant = ({ uploadedAt }: { uploadedAt: string }) => Temporal.Instant.from(uploadedAt);
  return Temporal.Instant.compare(instant(other), instant(one));
}
