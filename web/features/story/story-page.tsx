import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { longDate } from "../../../api/language/dates.ts";
import type { PublicPost } from "../../../api/stories/model.ts";
import { Head } from "../../app/head.tsx";
import { useLanguage, usePrefix } from "../../app/language.tsx";
import { homePath } from "../../app/paths.ts";
import { textsOf } from "../../app/post-texts.ts";
import { storyQuery } from "../../app/queries.ts";
import turnedAway from "../../art/mruk-back.webp";
import { CrashBoundary } from "../../ui/crash-boundary.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Link } from "../../ui/link.tsx";
import { Plate } from "../../ui/plate.tsx";
import { State } from "../../ui/state.tsx";
import { AdSlot } from "../advertising/ad-slot.tsx";
import { LikeButton } from "../engagement/like-button.tsx";
import { Badges } from "../engagement/post-card.tsx";
import { MoodCard } from "../mood/mood-card.tsx";
import { Signup } from "../newsletter/signup.tsx";
import { Film } from "./film.tsx";
import { Neighbours } from "./neighbours.tsx";
import { Prose } from "./prose.tsx";
import { StoryEnd } from "./story-end.tsx";
import { StorySkeleton } from "./story-skeleton.tsx";
import { useNeighbours } from "./use-neighbours.ts";
import { VideoLink } from "./video-link.tsx";

export function StoryPage({ id }: { id: string }) {
  const { data: post, isFetching } = useQuery(storyQuery(id));
  const { t } = useTranslation();
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <p className="story__back">
        <BackLink className="link-arrow link-arrow--back" />
      </p>
      {post && <Story post={post} />}
      {!post && isFetching && <StorySkeleton />}
      {!post && !isFetching && (
        <State picture={{ src: turnedAway, width: 420, height: 831 }} title={t("error.generic")} level="h1" tall>
          <Head
            title={post === null ? t("notFound.title") : t("error.generic")}
            description={t("site.description")}
            missing
          />
          <BackLink className="btn btn--quiet" />
        </State>
      )}
    </main>
  );
}

function BackLink({ className }: { className: string }) {
  const { t } = useTranslation();
  return (
    <Link className={className} to={homePath(usePrefix())}>
      <Icon name="left" />
      {t("story.back")}
    </Link>
  );
}

function Story({ post }: { post: PublicPost }) {
  const { language } = useLanguage();
  const { title, excerpt, imageAlt } = textsOf(post, language);
  const neighbours = useNeighbours(post);
  const text = language === "pl" ? post.contentPl : post.contentEn;
  return (
    <article>
      <Head title={title} description={excerpt} story={post} />
      <header className="story__hero">
        <Plate
          post={post}
          alt={imageAlt}
          cut="plate--l"
          sizes="(max-width: 760px) 98vw, (max-width: 1312px) 56vw, 690px"
          eager
        />
        <div>
          <Badges post={post} hour />
          <h1>{title}</h1>
          <p className="date">
            <time dateTime={post.publishedAt}>{longDate(Date.parse(post.publishedAt), language)}</time>
          </p>
          <div className="story__acts">
            <LikeButton post={post} size="large" />
            <VideoLink post={post} />
          </div>
        </div>
      </header>
      <div className="story__body">
        <div className="rail">
          <Film post={post} />
          <Mood text={text} />
          <AdSlot place="story-top" />
        </div>
        <div className="story__text">
          <div className="prose">
            <Prose text={text} language={language} />
          </div>
          <StoryEnd post={post} awaited={neighbours?.awaited ?? null} />
          <Signup />
        </div>
      </div>
      {neighbours && <Neighbours {...neighbours} />}
      <div className="story__ad">
        <AdSlot place="story-end" />
      </div>
    </article>
  );
}

/** The mood is optional: if it fails, on the server or in the browser, the story stays readable. */
function Mood({ text }: { text: string }) {
  return (
    <CrashBoundary fallback={null}>
      <Suspense>
        <MoodCard text={text} />
      </Suspense>
    </CrashBoundary>
  );
}
