import { useTranslation } from "react-i18next";
import { askAgain } from "./consent.ts";

/** The button that asks again, so that consent can be withdrawn as easily as it was given. */
export function ConsentChoices() {
  const { t } = useTranslation();
  return (
    <button type="button" onClick={askAgain}>
      {t("ad.choices")}
    </button>
  );
}
