import { useTranslation } from "react-i18next";
import type { Picture } from "#api/images/model.ts";
import type { Categories } from "#api/stories/archive/model.ts";
import { categoryIn } from "#api/stories/categories.ts";
import { useLanguage, usePrefix } from "#web/app/language.tsx";
import { type KnownPage, type PageNamed, pathTo } from "#web/app/paths.ts";
import { Link } from "#web/ui/link.tsx";
import { cutOf, Plate } from "#web/ui/plate.tsx";
import { StoryCount } from "./count.tsx";
import { Empty } from "./empty.tsx";
import { Layout, Shelves } from "./layout.tsx";
import { Loaded } from "./loaded.tsx";

export default function CategoriesPage({ page }: { page: PageNamed<"categories"> }) {
  return <Loaded page={page}>{(answer) => <Content {...answer} />}</Loaded>;
}

type Tile = { name: string; page: KnownPage; count: number; cover: Picture };

function Content({ categories, times }: Categories) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const title = t("categories.title");
  const bySubject = categories.map(
    ({ key, name, ...tile }): Tile => ({
      ...tile,
      name: categoryIn(language, name),
      page: { name: "category", category: key },
    }),
  );
  const byTime = times.map(
    ({ slot, ...tile }): Tile => ({ ...tile, name: t(`slot.${slot}`), page: { name: "time", slot } }),
  );
  return (
    <Layout
      title={title}
      description={t("categories.lead")}
      lead={t("categories.lead")}
      steps={[{ name: title, page: { name: "categories" } }]}
      unlisted={categories.length === 0}
    >
      <Shelves current="categories" />
      {categories.length === 0 ? (
        <Empty title={t("archive.begins")} />
      ) : (
        <>
          <Tiles id="subjects" title={t("categories.about")} tiles={bySubject} />
          <Tiles id="times" title={t("categories.times")} tiles={byTime} />
        </>
      )}
    </Layout>
  );
}

function Tiles({ id, title, tiles }: { id: string; title: string; tiles: readonly Tile[] }) {
  const prefix = usePrefix();
  return (
    <section aria-labelledby={id}>
      <h2 className="archive__title" id={id}>
        {title}
      </h2>
      <ul className="tiles tiles--wide">
        {tiles.map(({ name, page, count, cover }, at) => (
          <li key={name}>
            <Link className="tile-link" to={pathTo(page, prefix)}>
              <Plate post={cover} alt="" cut={cutOf(at)} sizes="(max-width: 760px) 46vw, 30vw" />
              <strong>{name}</strong>
              <small>
                <StoryCount count={count} />
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
