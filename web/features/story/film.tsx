import { useTranslation } from "react-i18next";
import { posterAddress } from "#api/images/model.ts";
import type { PublicPost } from "#api/stories/model.ts";
import { languageNames } from "#web/app/chrome/language-links.tsx";
import { isFilm } from "#web/app/film-address.ts";
import { useLanguage } from "#web/app/language.tsx";
import { languages } from "#web/i18n/languages.ts";

/** The story's film, if it can be played here. Nothing of it is loaded before it is played. */
export function Film({ post }: { post: PublicPost }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (!isFilm(post.videoUrl)) return null;
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film that nobody has measured has no captions of ours
    <video
      // The default captions are chosen when the film is mounted.
      key={language}
      className="film"
      src={post.spokenVideo?.[language] ?? post.videoUrl}
      poster={posterAddress(post)}
      width="1080"
      height="1920"
      aria-label={t("story.film")}
      controls
      playsInline
      preload="none"
    >
      {(post.videoSeconds === undefined ? [] : languages).map((of) => (
        <track
          key={of}
          kind="captions"
          srcLang={of}
          label={languageNames[of]}
          src={`/media/captions/${post.id}.${of}.vtt`}
          default={of === language}
        />
      ))}
    </video>
  );
}
