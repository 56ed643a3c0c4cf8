import { useTranslation } from "react-i18next";
import { Head } from "#web/app/head.tsx";

const lines = ["", "sk--most", "", "sk--most", "", "sk--half", "", "", "sk--most", "", "sk--half"];

/** The placeholder of a story while it loads. */
export function StorySkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <Head title={t("site.loading")} description={t("site.description")} />
      <p className="sr" role="status">
        {t("site.loading")}
      </p>
      <div aria-hidden="true">
        <div className="story__hero">
          <div className="plate plate--l sk" />
          <div>
            <span className="sk sk--pill" />
            <span className="sk sk--headline" />
            <span className="sk sk--headline sk--half" />
            <div className="story__acts">
              <span className="sk sk--button" />
            </div>
          </div>
        </div>
        <div className="story__body">
          <div className="story__text prose">
            {[...lines.entries()].map(([place, width]) => (
              <span key={place} className={`sk sk--line ${width}`} />
            ))}
          </div>
          <div className="rail">
            <div className="sk sk--mood" />
          </div>
        </div>
      </div>
    </>
  );
}
