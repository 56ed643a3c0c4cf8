import { useTranslation } from "react-i18next";
import { useGoTo } from "../app/sections.ts";
import asleep from "../art/mruk-sleep.webp";
import { LanguageButtons } from "./language-buttons.tsx";
import { Logo } from "./logo.tsx";
import { Roofs } from "./roofs.tsx";

export function Footer() {
  const { t } = useTranslation();
  const goTo = useGoTo();
  return (
    <>
      <div className="street__wrap">
        <Roofs />
        <img className="street__cat" src={asleep} width="720" height="379" alt="" loading="lazy" />
      </div>
      <footer className="footer" id="about" tabIndex={-1}>
        <div className="wrap">
          <div className="footer__grid">
            <div>
              <span className="logo">
                <Logo />
              </span>
              <p className="footer__about">{t("footer.about")}</p>
            </div>
            <div>
              <h2>{t("footer.content")}</h2>
              <ul>
                <li>
                  <button type="button" onClick={() => goTo("today")}>
                    {t("footer.todayStories")}
                  </button>
                </li>
                <li>
                  <button type="button" onClick={() => goTo("gallery")}>
                    {t("footer.gallery")}
                  </button>
                </li>
              </ul>
            </div>
            <div>
              <h2>{t("footer.languages")}</h2>
              <div className="footer__langs">
                <LanguageButtons />
              </div>
            </div>
          </div>
          <div className="footer__end">
            <p>{t("footer.rights")}</p>
          </div>
        </div>
      </footer>
    </>
  );
}
