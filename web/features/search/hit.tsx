import { useTranslation } from "react-i18next";
import { shortDate } from "#api/language/dates.ts";
import { typeset } from "#api/language/typeset.ts";
import type { MarkedText, SearchResult } from "#api/search/model.ts";
import { tellingOf } from "#api/stories/telling.ts";
import { useLanguage } from "#web/app/language.tsx";
import { Badges, StoryLink } from "#web/features/engagement/post-card.tsx";
import type { Language } from "#web/i18n/i18n.ts";
import { cutOf, Plate } from "#web/ui/plate.tsx";

const sizes = "(max-width: 760px) 120px, 240px";

/** A story that was found: its picture, and the place in it. */
export function Hit({ result, index }: { result: SearchResult; index: number }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { title, snippet } = result;
  const { imageAlt } = tellingOf(result, language);
  return (
    <li>
      <article className="post hit" data-slot={result.timeSlot}>
        <Plate post={result} alt={imageAlt} cut={cutOf(index)} sizes={sizes} eager={index === 0} />
        <div className="post__text">
          <Badges post={result} className="post__meta" />
          <h2>
            <StoryLink post={result} className="post__link">
              <Marked of={title} language={language} />
            </StoryLink>
          </h2>
          <p className="hit__place" lang={snippet.language === language ? undefined : snippet.language}>
            {snippet.of === "picture" && <em>{t("search.picture")} </em>}
            <Marked of={snippet} language={snippet.language} />
          </p>
          <time className="date" dateTime={result.publishedAt}>
            {shortDate(Date.parse(result.publishedAt), language)}
          </time>
        </div>
      </article>
    </li>
  );
}

function Marked({ of: { text, marks }, language }: { of: MarkedText; language: Language }) {
  const starts = [0, ...marks.map(([, end]) => end)];
  return starts.map((start, index) => {
    const [from, end] = marks[index] ?? [text.length, text.length];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other names
      <span key={index}>
        {typeset(text.slice(start, from), language)}
        {end > from && <mark>{text.slice(from, end)}</mark>}
      </span>
    );
  });
}
