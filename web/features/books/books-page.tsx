import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Book } from "#api/books/model.ts";
import { Head } from "#web/app/head.tsx";
import { useLanguage } from "#web/app/language.tsx";
import { booksQuery } from "#web/app/queries.ts";
import type { Language } from "#web/i18n/languages.ts";
import { PageHead } from "#web/ui/page-head.tsx";

/** The books of months and years, the newest first. */
export default function BooksPage() {
  const { t } = useTranslation();
  const { data: books, isError } = useQuery(booksQuery);
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <Head title={t("books.title")} description={t("books.lead")} />
      <PageHead title={t("books.title")}>{t("books.lead")}</PageHead>
      {isError && <p role="alert">{t("books.failed")}</p>}
      {books?.length === 0 && <p>{t("books.empty")}</p>}
      <section className="about__part">
        <h2 className="sr">{t("footer.books")}</h2>
        <ul className="cards">
          {books?.map((book) => (
            <BookItem key={book.id} book={book} />
          ))}
        </ul>
        <div className="pagehead">
          <p>{t("books.epub")}</p>
        </div>
      </section>
    </main>
  );
}

function BookItem({ book }: { book: Book }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const name = nameOf(book.period, language);
  const about = t(`books.languages.${book.language}`);
  return (
    <li>
      <img src={book.cover} width="1600" height="2260" alt={t("books.cover", { name })} loading="lazy" />
      <div>
        <h3>{name}</h3>
        <p>
          {about}, {t("books.stories", { count: book.stories })}
        </p>
        {book.files.map(({ format, url, bytes }) => {
          const shown = format.toUpperCase();
          const size = (bytes / 1e6).toLocaleString(language, { maximumFractionDigits: bytes < 1e7 ? 1 : 0 });
          return (
            <p key={format}>
              <a className="btn btn--s" href={url} download>
                {t("books.get", { format: shown, size })}
                <span className="sr">
                  {" "}
                  {t("books.of", { format: shown, name })} {about}
                </span>
              </a>
            </p>
          );
        })}
      </div>
    </li>
  );
}

/** `November 2026`, `Listopad 2026`; the year of a year's book. */
function nameOf(period: string, language: Language): string {
  const [year, month] = period.split("-");
  if (month === undefined) return period;
  const at = Date.UTC(Number(year), Number(month) - 1, 15);
  const name = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" }).format(at);
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)} ${year}`;
}
