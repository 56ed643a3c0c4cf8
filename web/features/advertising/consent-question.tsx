import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type Consent, decide, useConsent } from "./consent.ts";

/** Asks once whether advertising may be shown. The page can be read without answering. */
export function ConsentQuestion() {
  return useConsent().asking ? <Question /> : null;
}

function Question() {
  const { t } = useTranslation();
  const { askedFrom } = useConsent();
  const bar = useRef<HTMLElement>(null);

  // Takes the focus only if the reader opened the question.
  useEffect(() => {
    if (askedFrom) bar.current?.focus();
  }, [askedFrom]);

  function answer(consent: Consent) {
    decide(consent);
    const back = askedFrom instanceof HTMLElement ? askedFrom : document.getElementById("main");
    back?.focus({ preventScroll: true });
  }
  return (
    <section className="consent" aria-labelledby="consent-heading" tabIndex={-1} ref={bar}>
      <div className="wrap">
        <div>
          <h2 id="consent-heading">{t("ad.question")}</h2>
          <p>{t("ad.explanation")}</p>
        </div>
        <div className="consent__answers">
          <button className="btn btn--quiet btn--s" type="button" onClick={() => answer("denied")}>
            {t("ad.refuse")}
          </button>
          <button className="btn btn--quiet btn--s" type="button" onClick={() => answer("granted")}>
            {t("ad.accept")}
          </button>
        </div>
      </div>
    </section>
  );
}
