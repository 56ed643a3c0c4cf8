import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Frequency } from "#api/newsletter/model.ts";

const frequencies = ["daily", "weekly"] as const satisfies Frequency[];

/** Asks how often the letter is to come. */
export function FrequencyField({ chosen }: { chosen: Frequency }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t("newsletter.frequency.label")}</label>
      <select className="select" id={id} name="frequency" defaultValue={chosen}>
        {frequencies.map((each) => (
          <option key={each} value={each}>
            {t(`newsletter.frequency.${each}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
