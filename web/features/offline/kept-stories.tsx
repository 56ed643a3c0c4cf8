import { useTranslation } from "react-i18next";
import { longDate } from "#api/language/dates.ts";
import type { PublicPost } from "#api/stories/model.ts";
import { useLanguage, usePrefix } from "#web/app/language.tsx";
import { pathTo } from "#web/app/paths.ts";
import { textsOf } from "#web/app/post-texts.ts";
import { Link } from "#web/ui/link.tsx";
import { cutOf, Plate } from "#web/ui/plate.tsx";
import styles from "./offline.css?url";
import { useKept } from "./use-kept.ts";

/** The stories that this browser keeps. */
export function KeptStories() {
  const { t } = useTranslation();
  const { kept } = useKept();
  if (!kept || kept.posts.length === 0) return null;
  return (
    <section aria-labelledby="kept">
      <link rel="stylesheet" href={styles} precedence="page" />
      <h2 id="kept">{t("needsConnection.kept")}</h2>
      <ul className="kept">
        {kept.posts.map((post, index) => (
          <KeptStory key={post.id} post={post} cut={cutOf(index)} />
        ))}
      </ul>
    </section>
  );
}

function KeptStory({ post, cut }: { post: PublicPost; cut: string }) {
  const { language } = useLanguage();
  return (
    <li>
      <Link to={pathTo({ name: "story", id: post.id }, usePrefix())}>
        {/* The title beside it says enough. */}
        <Plate post={post} alt="" cut={cut} sizes="96px" />
        <span>
          <strong>{textsOf(post, language).title}</strong>
          <time dateTime={post.publishedAt}>{longDate(Date.parse(post.publishedAt), language)}</time>
        </span>
      </Link>
    </li>
  );
}
