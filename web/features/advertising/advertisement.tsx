import { useTranslation } from "react-i18next";
import { askAgain, useConsent } from "./consent.ts";
import { Unit } from "./unit.tsx";

/** The height stays the same before and after the reader's decision, so that nothing moves. */
export function Advertisement({ client, unit }: { client: string; unit: string }) {
  const { t } = useTranslation();
  const granted = useConsent().consent === "granted";
  return (
    <>
      <p className="ad__label">
        <span>{granted && t("ad.label")}</span>
        <button type="button" onClick={askAgain}>
          {t("ad.choices")}
        </button>
      </p>
      <div className="tiles">{granted && <Unit client={client} unit={unit} />}</div>
    </>
  );
}
