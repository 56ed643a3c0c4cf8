import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { longDate } from "#api/language/dates.ts";
import type { PublicPost } from "#api/stories/model.ts";
import { Head } from "#web/app/head.tsx";
import { useLanguage, usePrefix } from "#web/app/language.tsx";
import { homePath } from "#web/app/paths.ts";
import { textsOf } from "#web/app/post-texts.ts";
import { storyQuery } from "#web/app/queries.ts";
import turnedAway from "#web/art/mruk-back.webp";
import { AdSlot } from "#web/features/advertising/ad-slot.tsx";
import { LikeButton } from "#web/features/engagement/like-button.tsx";
import { Badges } from "#web/features/engagement/post-card.tsx";
import { MoodCard } from "#web/features/mood/mood-card.tsx";
import { Signup } from "#web/features/newsletter/signup.tsx";
import { CrashBoundary } from "#web/ui/crash-boundary.tsx";
import { Icon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";
import { Plate } from "#web/ui/plate.tsx";
import { State } from "#web/ui/state.tsx";
import { Film } from "./film.tsx";
import { Neighbours } from "./neighbours.tsx";
import { Prose } from "./prose.tsx";
import { StoryEnd } from "./story-end.tsx";
import { StorySkeleton } from "./story-skeleton.tsx";
import { useNeighbours } from "./use-neighbours.ts";
import { VideoLink } from "./video-link.tsx";

export default function StoryPage({ id }: { id: string }) {
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
          <Badges post={post} showsHour />
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
