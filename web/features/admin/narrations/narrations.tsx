import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { NarrationsStatus } from "#api/narration/making/model.ts";
import { languageNames } from "#web/app/chrome/language-links.tsx";
import { useNow } from "#web/app/now.tsx";
import { type Language, languages } from "#web/i18n/languages.ts";
import { BusyButton } from "../busy-button.tsx";
import { usePlayable } from "../films/hidden-film.ts";
import { useRunning } from "../jobs/running-jobs.ts";
import { useUnderWay } from "../post-mutations.ts";
import { useMay } from "../session.ts";
import { Waiting } from "../waiting.tsx";
import { narratingKey, narrationsQuery, useNarrating } from "./queries.ts";

type Post = { id: string; publishedAt: string };
type Narration = NarrationsStatus["narrations"][number];

/** A post read aloud in each language: to listen to, also before its hour, and to have made. `refuse` answers what forbids that. */
export function Narrations({ post, refuse }: { post: Post; refuse(): boolean }) {
  const { t } = useTranslation("admin");
  const heading = useId();
  const query = useQuery(narrationsQuery(post.id));
  const { data } = query;
  // Where readers' browsers speak there is nothing to show.
  if (data ? !data.narrator && data.narrations.length === 0 : !query.isError) return null;
  return (
    <div className="field narrations">
      <h3 id={heading}>{t("narrations.title")}</h3>
      <Waiting query={query} text={t("narrations.loading")} />
      {data && (
        <ul aria-labelledby={heading}>
          {languages.map((language) => (
            <Reading key={language} language={language} post={post} status={data} refuse={refuse} />
          ))}
        </ul>
      )}
    </div>
  );
}

type ReadingProps = { language: Language; post: Post; status: NarrationsStatus; refuse(): boolean };

function Reading({ language, post, status: { narrations, narrator }, refuse }: ReadingProps) {
  const { t } = useTranslation("admin");
  const id = useId();
  const narration = narrations.find((each) => each.language === language);
  const narrating = useNarrating(post.id);
  const busy = [useUnderWay(narratingKey(post.id)), useRunning(["narrate"], post.id)].includes(true);
  const mayPublish = useMay("publisher");
  if (!narration && !narrator) return null;
  const voice = narrator?.voices[language] ?? null;
  const isRight = narration?.isCurrent ?? false;
  return (
    <li>
      <p id={id} className="narrations__about">
        <span className="tag">{language.toUpperCase()}</span>
        <span className="sr">{languageNames[language]}: </span>
        <About narration={narration} />
      </p>
      {narrator && voice === null && <p className="hint">{t("narrations.noVoice", { narrator: narrator.name })}</p>}
      <div className="narrations__acts">
        {narration && <Listen narration={narration} post={post} describedBy={id} />}
        {voice !== null && mayPublish && (
          <BusyButton
            icon="wand"
            look="quiet"
            small
            busy={busy}
            describedBy={id}
            onPress={() => refuse() || narrating.mutate({ language, anew: isRight })}
          >
            {t(narration ? "narrations.anew" : "narrations.make")}
          </BusyButton>
        )}
      </div>
    </li>
  );
}

/** Its length and who read it, or that nobody did. */
function About({ narration }: { narration: Narration | undefined }) {
  const { t } = useTranslation("admin");
  if (!narration) return <span>{t("narrations.none")}</span>;
  const { seconds, narrator, voice, isCurrent } = narration;
  return (
    <>
      <span>{t("narrations.about", { length: lengthOf(seconds), narrator, voice })}</span>
      {!isCurrent && <span className="tag tag--scheduled">{t("narrations.outdated")}</span>}
    </>
  );
}

/** A length as minutes and seconds, such as 2:07. */
function lengthOf(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** A button, in whose place the player comes: nothing is fetched before. */
function Listen({ narration, post, describedBy }: { narration: Narration; post: Post; describedBy: string }) {
  const { t } = useTranslation("admin");
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <Player narration={narration} post={post} />;
  return (
    <BusyButton icon="sound" look="quiet" small describedBy={describedBy} onPress={() => setIsOpen(true)}>
      {t("narrations.listen")}
    </BusyButton>
  );
}

function Player({ narration: { url, language }, post }: { narration: Narration; post: Post }) {
  const { t } = useTranslation("admin");
  const isPublic = Date.parse(post.publishedAt) <= useNow();
  const { source, query, isHidden } = usePlayable(url, { isPublic, failure: "narration" });
  const player = useRef<HTMLAudioElement>(null);
  const isReady = source !== null;
  useEffect(() => {
    // The pressed button is gone.
    if (isReady) player.current?.focus();
  }, [isReady]);
  return (
    <>
      {isHidden && <Waiting query={query} text={t("narrations.loading")} />}
      {isReady && (
        // biome-ignore lint/a11y/useMediaCaption: the text that is read stands in the form
        <audio
          ref={player}
          src={source}
          controls
          autoPlay
          aria-label={t("narrations.of", { language: languageNames[language] })}
        />
      )}
    </>
  );
}
