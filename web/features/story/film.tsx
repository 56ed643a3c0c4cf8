import { useTranslation } from "react-i18next";
import { posterAddress } from "#api/images/model.ts";
import type { PublicPost } from "#api/stories/model.ts";
import { isFilm } from "#web/app/film-address.ts";
import { useLanguage } from "#web/app/language.tsx";

const tracks = [
  ["en", "English"],
  ["pl", "Polski"],
] as const;

/** The story's film, if it can be played here. Nothing of it is loaded before it is played. */
export function Film({ post: { id, videoUrl, videoSeconds, spokenVideo, ...picture } }: { post: PublicPost }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (!isFilm(videoUrl)) return null;
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film that nobody has measured has no captions of ours
    <video
      // The default captions are chosen when the film is mounted.
      key={language}
      className="film"
      src={spokenVideo?.[language] ?? videoUrl}
      poster={posterAddress(picture)}
      width="1080"
      height="1920"
      aria-label={t("story.film")}
      controls
      playsInline
      preload="none"
    >
      {(videoSeconds === undefined ? [] : tracks).map(([of, label]) => (
        <track
          key={of}
          kind="captions"
          srcLang={of}
          label={label}
          src={`/media/captions/${id}.${of}.vtt`}
          default={of === language}
        />
      ))}
    </video>
  );
}
