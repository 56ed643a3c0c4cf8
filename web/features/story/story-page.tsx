import { useQuery } from "@tanstack/react-query";
import { type MouseEvent, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { siteName } from "#api/discovery/model.ts";
import { longDate } from "#api/language/dates.ts";
import { labelledAlt, labelOf } from "#api/stories/label.ts";
import type { PublicPost } from "#api/stories/model.ts";
import { Head } from "#web/app/head.tsx";
import { useLanguage, usePrefix } from "#web/app/language.tsx";
import { usePage } from "#web/app/page.ts";
import { homePath, type PageNamed, pathTo, readPath } from "#web/app/paths.ts";
import { contentOf, textsOf } from "#web/app/post-texts.ts";
import { isUnreachable, storyQuery } from "#web/app/queries.ts";
import { warsawDate } from "#web/app/warsaw.ts";
import turnedAway from "#web/art/mruk-back.webp";
import { AdSlot } from "#web/features/advertising/ad-slot.tsx";
import { LikeButton } from "#web/features/engagement/like-button.tsx";
import { forgetBegun } from "#web/features/memory/memory.ts";
import { LateSignup } from "#web/features/newsletter/late-signup.tsx";
import { NeedsConnection } from "#web/features/offline/needs-connection.tsx";
import { Icon } from "#web/ui/icons.tsx";
import { late } from "#web/ui/late.tsx";
import { Link, opensElsewhere } from "#web/ui/link.tsx";
import { Plate } from "#web/ui/plate.tsx";
import { State } from "#web/ui/state.tsx";
import { Film } from "./film.tsx";
import { LinkedBadges } from "./linked-badges.tsx";
import { storyParts } from "./parts.ts";
import { Prose } from "./prose.tsx";
import { SideBySideLink, useSideBySide } from "./side-by-side.tsx";
import { StoryEnd } from "./story-end.tsx";
import { StorySkeleton } from "./story-skeleton.tsx";
import { useNeighbours } from "./use-neighbours.ts";
import { useReading } from "./use-reading.ts";

const Acts = late(async () => (await import("./late-acts.tsx")).LateActs);
const Mood = late(async () => (await import("#web/features/mood/mood-card.tsx")).MoodCard);
const Neighbours = late(async () => (await import("./neighbours.tsx")).Neighbours);

export default function StoryPage({ page: { id } }: { page: PageNamed<"story"> }) {
  const { data: post, isFetching, error, refetch } = useQuery(storyQuery(id));
  const { t } = useTranslation();
  useEffect(() => {
    if (post === null) forgetBegun(id);
  }, [post, id]);
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <p className="story__back">
        <BackLink className="link-arrow link-arrow--back" />
      </p>
      {post && <Story post={post} />}
      {!post && isFetching && <StorySkeleton />}
      {!post && !isFetching && isUnreachable(error) && <NeedsConnection retry={refetch} />}
      {!post && !isFetching && !isUnreachable(error) && (
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

/** Leads to the home page, for readers who came from there to the place that they left. */
function BackLink({ className }: { className: string }) {
  const { t } = useTranslation();
  const { state } = useLocation();
  const navigate = useNavigate();
  const cameFromHome = typeof state?.from === "string" && readPath(state.from).page.name === "home";
  const goBack = (event: MouseEvent) => {
    if (!cameFromHome || opensElsewhere(event)) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link className={className} to={homePath(usePrefix())} onClick={goBack}>
      <Icon name="left" />
      {t("nav.back")}
    </Link>
  );
}

/** The link by which other sites find out how to show the story in a frame (oEmbed, section 4). They ask the server for the page. */
function Embedding({ post }: { post: PublicPost }) {
  const { origin } = usePage();
  const address = origin + pathTo({ name: "story", id: post.id }, usePrefix());
  const found = `${origin}/api/oembed?url=${address}`;
  return <link rel="alternate" type="application/json+oembed" title={siteName} href={found} />;
}

function Story({ post }: { post: PublicPost }) {
  const { language } = useLanguage();
  const { title, excerpt, imageAlt } = textsOf(post, language);
  const neighbours = useNeighbours(post);
  const isSideBySide = useSideBySide();
  const text = useReading(post);
  return (
    <article>
      <Head title={title} description={excerpt} story={post} cardAlt={labelledAlt(imageAlt, post.madeBy, language)} />
      {import.meta.env.SSR && <Embedding post={post} />}
      <header className="story__hero">
        <Plate
          post={post}
          alt={imageAlt}
          cut="plate--l"
          sizes="(max-width: 760px) 98vw, (max-width: 1312px) 56vw, 690px"
          eager
        />
        <div>
          <LinkedBadges post={post} />
          <h1>{title}</h1>
          <div className="story__acts">
            <p className="date">
              <DayLink post={post} />
              <small className="made-by">{labelOf(post.madeBy, language)}</small>
            </p>
            <LikeButton post={post} size="large" />
            <Acts post={post} />
            <SideBySideLink isShown={isSideBySide} />
          </div>
        </div>
      </header>
      <div className="story__body">
        <div className="story__text">
          <div className="prose" ref={text}>
            {isSideBySide ? <Parallel post={post} /> : <Prose text={contentOf(post, language)} language={language} />}
          </div>
          <StoryEnd post={post} awaited={neighbours?.awaited ?? null} />
          {neighbours && <Neighbours {...neighbours} />}
        </div>
        <div className="rail">
          <Film post={post} />
          <Mood post={post} />
          <AdSlot place="story-top" />
        </div>
        <LateSignup />
      </div>
      <div className="story__ad">
        <AdSlot place="story-end" />
      </div>
    </article>
  );
}

/** The code for two languages is there before hydration; later, the page stays as it is until it comes. */
function Parallel({ post }: { post: PublicPost }) {
  const Rows = storyParts.usePart("parallel");
  return <Rows post={post} />;
}

/** The date, which leads to the other stories of that day. */
function DayLink({ post: { publishedAt } }: { post: PublicPost }) {
  const { language } = useLanguage();
  const prefix = usePrefix();
  const instant = Date.parse(publishedAt);
  const [year = "", month = "", day = ""] = warsawDate(instant).split("-");
  return (
    <Link to={pathTo({ name: "archive-day", year, month, day }, prefix)}>
      <time dateTime={publishedAt}>{longDate(instant, language)}</time>
    </Link>
  );
}
