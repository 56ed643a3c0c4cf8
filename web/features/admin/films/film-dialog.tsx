import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminPostCard } from "#api/stories/model.ts";
import { isSilentHouseFilm } from "#api/stories/spoken-film.ts";
import { useLanguage } from "#web/app/language.tsx";
import { type Language, languages } from "#web/i18n/languages.ts";
import { BusyButton } from "../busy-button.tsx";
import { LanguageChoice } from "../choice.tsx";
import { Dialog } from "../dialog.tsx";
import { AdminIcon } from "../icons.tsx";
import { useRunning } from "../jobs/running-jobs.ts";
import { useUnderWay, useVideoMutation, videoKey } from "../post-mutations.ts";
import { useMay } from "../session.ts";
import { webAddress } from "../web-address.ts";
import { FilmPlayer } from "./film-player.tsx";
import { uploadKey, useUpload } from "./uploads.ts";

/** A film to watch; with a language, also the question whether to upload it in that one. */
export type OpenedFilm = { post: AdminPostCard; asking: Language | null };

type Props = OpenedFilm & { onClose(): void };

/** Plays a post's film, and asks next to it before it is uploaded in a language. */
export function FilmDialog({ post, asking, onClose }: Props) {
  const { t } = useTranslation("admin");
  const panel = useLanguage();
  const [asked, setAsked] = useState(asking);
  const [captions, setCaptions] = useState<Language>(asking ?? panel.language);
  const upload = useUpload(post);
  const ask = (language: Language) => {
    setCaptions(language);
    setAsked(language);
  };
  return (
    <Dialog
      title={t(asked ? "posts.upload.title" : "films.title")}
      lead={<span lang={captions}>{captions === "pl" ? post.titlePl : post.titleEn}</span>}
      onClose={onClose}
    >
      <div className="dialog__body">
        <FilmPlayer post={post} language={captions} />
        {asked ? (
          <Question post={post} language={asked} isAlone={asking !== null} />
        ) : (
          <>
            <LanguageChoice label={t("films.captions")} chosen={captions} onChoose={setCaptions} />
            <VoiceOffer post={post} />
            <Uploads post={post} onAsk={ask} />
          </>
        )}
      </div>
      <div className="dialog__foot">
        <BusyButton look="quiet" first onPress={asked && !asking ? () => setAsked(null) : onClose}>
          {t(asked ? "panel.cancel" : "panel.close")}
        </BusyButton>
        {asked && (
          <BusyButton
            icon="upload"
            confirms
            onPress={() => {
              upload.mutate(asked);
              onClose();
            }}
          >
            {t("posts.upload.action")}
          </BusyButton>
        )}
      </div>
    </Dialog>
  );
}

/** `isAlone`: the dialog was opened with the question. Otherwise it takes the focus, because the pressed button is gone. */
function Question({ post, language, isAlone }: { post: AdminPostCard; language: Language; isAlone: boolean }) {
  const { t } = useTranslation("admin");
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isAlone) ref.current?.focus();
  }, [isAlone]);
  const title = language === "en" ? post.titleEn : post.titlePl;
  return (
    <p className="note" ref={ref} tabIndex={-1}>
      {t(`posts.upload.confirm.${language}`, { title })}
    </p>
  );
}

/** Offers to have a silent film of the house speak. */
function VoiceOffer({ post }: { post: AdminPostCard }) {
  const { t } = useTranslation("admin");
  const video = useVideoMutation(post, { voice: true });
  const making = [useUnderWay(videoKey(post.id)), useRunning(["generate-video"], post.id)];
  if (!useMay("publisher") || !isSilentHouseFilm(post)) return null;
  return (
    <div>
      <BusyButton icon="short" look="quiet" small busy={making.includes(true)} onPress={() => video.mutate()}>
        {t("films.voice")}
      </BusyButton>
    </div>
  );
}

/** Where the film is on the video platform already, and a button for each language that waits. */
function Uploads({ post, onAsk }: { post: AdminPostCard; onAsk(language: Language): void }) {
  const { t } = useTranslation("admin");
  const uploading = [useUnderWay(uploadKey(post.id)), useRunning(["upload-video", "upload-all-videos"], post.id)];
  const mayPublish = useMay("publisher");
  return (
    <ul className="film-uploads" aria-label={t("films.uploads")}>
      {languages.map((language) => {
        const done = post.youtube?.find((upload) => upload.language === language);
        const page = webAddress(done?.url);
        return (
          <li key={language}>
            <span className="tag">{language.toUpperCase()}</span>
            {!done && mayPublish && (
              <BusyButton
                icon="upload"
                look="quiet"
                small
                busy={uploading.includes(true)}
                onPress={() => onAsk(language)}
              >
                {t(`posts.upload.${language}`)}
              </BusyButton>
            )}
            {done && <span>{t("posts.uploadedBadge")}</span>}
            {page !== undefined && (
              <a className="link-arrow link-arrow--s" href={page} target="_blank" rel="noopener noreferrer">
                {t("posts.youtubePage")}
                <AdminIcon name="opens" />
                <span className="sr">{t("posts.newTab")}</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
