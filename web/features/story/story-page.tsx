import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { pictureAddress } from "../../../api/images/model.ts";
import type { PublicPost } from "../../../api/stories/model.ts";
import { longDate } from "../../app/dates.ts";
import { Head } from "../../app/head.tsx";
import { useLanguage, usePrefix } from "../../app/language.tsx";
import { homePath } from "../../app/paths.ts";
import { textsOf } from "../../app/post-texts.ts";
import { storyQuery } from "../../app/queries.ts";
import turnedAway from "../../art/mruk-back.webp";
import { Icon } from "../../ui/icons.tsx";
import { Plate } from "../../ui/plate.tsx";
import { Badges } from "../../ui/post-card.tsx";
import { State } from "../../ui/state.tsx";
import { Neighbours } from "./neighbours.tsx";
import { Prose } from "./prose.tsx";
import { StorySkeleton } from "./story-skeleton.tsx";

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
          <Head title={`${t("notFound.title")} | Mruk`} description={t("site.description")} type="website" />
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
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { title, excerpt, imageAlt } = textsOf(post, language);
  return (
    <article>
      <Head title={`${title} | Mruk`} description={excerpt} type="article" picture={pictureAddress(post, 1280)} />
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
        </div>
      </header>
      <div className="story__body">
        <div className="prose">
          <Prose text={language === "pl" ? post.contentPl : post.contentEn} language={language} />
        </div>
        <footer className="story__end">
          <p>{t(`story.end.${post.timeSlot}`)}</p>
          <MadeBy post={post} />
        </footer>
      </div>
      <Neighbours id={post.id} />
    </article>
  );
}

/** Says openly that a program made the story, and which. */
function MadeBy({ post: { madeBy } }: { post: PublicPost }) {
  const { t } = useTranslation();
  if (!madeBy) return null;
  const house = [madeBy.storyteller, madeBy.illustrator].every((maker) => maker.startsWith("house"));
  return <p className="made-by">{house ? t("story.madeByHouse") : t("story.madeBy", madeBy)}</p>;
}
