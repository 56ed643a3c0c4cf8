import { useTranslation } from "react-i18next";
import { Head } from "#web/app/head.tsx";
import { usePrefix } from "#web/app/language.tsx";
import { homePath } from "#web/app/paths.ts";
import lost from "#web/art/lost.webp";
import { Icon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <Head title={t("notFound.title")} description={t("site.description")} missing />
      <div className="lost">
        <div>
          <p className="big" aria-hidden="true">
            404
          </p>
          <h1>{t("notFound.title")}</h1>
          <p>{t("notFound.text")}</p>
          <code>{t("notFound.hint")}</code>
          <p className="lost__go">
            <Link className="btn" to={homePath(usePrefix())}>
              <Icon name="left" />
              {t("nav.back")}
            </Link>
          </p>
        </div>
        <div className="plate plate--l">
          <img src={lost} width="1080" height="720" alt={t("notFound.picture")} fetchPriority="high" />
        </div>
      </div>
    </main>
  );
}
