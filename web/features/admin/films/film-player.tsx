import { useTranslation } from "react-i18next";
import type { AdminPostCard } from "#api/stories/model.ts";
import { spokenFilmIn } from "#api/stories/spoken-film.ts";
import { languageNames } from "#web/app/chrome/language-links.tsx";
import { isFilm } from "#web/app/film-address.ts";
import { useNow } from "#web/app/now.tsx";
import { type Language, languages } from "#web/i18n/languages.ts";
import { Waiting } from "../waiting.tsx";
import { usePlayable } from "./hidden-film.ts";

type Props = {
  post: AdminPostCard;
  /** The language of the captions that are shown. */
  language: Language;
};

/** Plays a story's film, also before the story's hour, with captions if the film's length is known. */
export function FilmPlayer({ post, language }: Props) {
  const { t } = useTranslation("admin");
  const address = spokenFilmIn(post, language)?.url ?? post.videoUrl ?? "";
  const isPublic = Date.parse(post.publishedAt) <= useNow();
  const film = usePlayable(address, { isPublic });
  if (!isFilm(address)) {
    return (
      <p>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {address}
        </a>
      </p>
    );
  }
  return (
    <>
      {film.isHidden && <Waiting query={film.query} text={t("films.loading")} />}
      {film.source !== null && <Player source={film.source} post={post} language={language} isPublic={isPublic} />}
    </>
  );
}

function Player({ source, post, language, isPublic }: Props & { source: string; isPublic: boolean }) {
  const { t } = useTranslation("admin");
  const hasCaptions = post.madeBy?.film?.seconds !== undefined;
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film that nobody has measured has no captions of ours
    <video
      // The default captions are chosen when the film is mounted.
      key={language}
      className="film-player"
      src={source}
      width="1080"
      height="1920"
      aria-label={t("films.of", { title: language === "pl" ? post.titlePl : post.titleEn })}
      controls
      playsInline
      preload="metadata"
    >
      {hasCaptions &&
        languages.map((each) => (
          <Captions key={each} id={post.id} language={each} isPublic={isPublic} isDefault={each === language} />
        ))}
    </video>
  );
}

type CaptionsProps = { id: string; language: Language; isPublic: boolean; isDefault: boolean };

function Captions({ id, language, isPublic, isDefault }: CaptionsProps) {
  const { source } = usePlayable(`/media/captions/${id}.${language}.vtt`, { isPublic });
  if (source === null) return null;
  return <track kind="captions" srcLang={language} label={languageNames[language]} src={source} default={isDefault} />;
}
