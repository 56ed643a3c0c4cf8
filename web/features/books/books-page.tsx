import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Book } from "#api/books/model.ts";
import { Head } from "#web/app/head.tsx";
import { useLanguage } from "#web/app/language.tsx";
import { booksQuery } from "#web/app/queries.ts";
import { periodName } from "#web/features/archive/dates.ts";
import { PageHead } from "#web/ui/page-head.tsx";
import styles from "./books.css?url";

/** The books of months and years, the newest first. */
export default function BooksPage() {
  const { t } = useTranslation();
  const { data: books, isError } = useQuery(booksQuery);
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <link rel="stylesheet" href={styles} precedence="page" />
      <Head title={t("books.title")} description={t("books.lead")} unlisted={books?.length === 0} />
      <PageHead title={t("books.title")}>{t("books.lead")}</PageHead>
      {isError && <p role="alert">{t("books.failed")}</p>}
      {books?.length === 0 && <p className="books__empty">{t("books.empty")}</p>}
      {books && books.length > 0 && (
        <ul className="books">
          {books.map((book) => (
            <BookItem key={book.id} book={book} />
          ))}
        </ul>
      )}
      <p className="books__note">{t("books.epub")}</p>
    </main>
  );
}

function BookItem({ book }: { book: Book }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const name = periodName(book.period, language);
  const about = t(`books.languages.${book.language}`);
  return (
    <li>
      <img src={book.cover} width="1600" height="2260" alt={t("books.cover", { name })} loading="lazy" />
      <div>
        <h2>{name}</h2>
        <p>
          {about}, {t("books.stories", { count: book.stories })}
        </p>
        <div className="books__files">
          {book.files.map((file) => (
            <Download key={file.format} file={file} name={name} about={about} />
          ))}
        </div>
      </div>
    </li>
  );
}

type DownloadProps = { file: Book["files"][number]; name: string; about: string };

function Download({ file: { format, url, bytes }, name, about }: DownloadProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const shown = format.toUpperCase();
  const size = (bytes / 1e6).toLocaleString(language, { maximumFractionDigits: bytes < 1e7 ? 1 : 0 });
  return (
    <a className="btn btn--s" href={url} download>
      {t("books.get", { format: shown, size })}
      <span className="sr">
        {" "}
        {t("books.of", { format: shown, name })} {about}
      </span>
    </a>
  );
}
