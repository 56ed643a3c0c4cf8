import { useTranslation } from "react-i18next";
import { shortDate } from "#api/language/dates.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useNow } from "#web/app/now.tsx";
import { warsawDate } from "#web/app/warsaw.ts";
import { BusyButton } from "../busy-button.tsx";
import { wallText } from "../formats/warsaw-time.ts";
import type { UnsavedControls } from "./use-unsaved.ts";

/** Offers to restore the unsaved text of an earlier form. */
export function UnsavedOffer({ unsaved }: { unsaved: UnsavedControls }) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const now = useNow();
  if (!unsaved.offer) return null;
  const { at } = unsaved.offer;
  const time = wallText(at).slice("YYYY-MM-DDT".length);
  const isToday = warsawDate(at) === warsawDate(now);
  return (
    <div className="note offer">
      <p role="status">
        {isToday
          ? t("form.unsaved.today", { time })
          : t("form.unsaved.before", { date: shortDate(at, language), time })}
      </p>
      <div className="offer__ways">
        <BusyButton small onPress={unsaved.take}>
          {t("form.unsaved.restore")}
        </BusyButton>
        <BusyButton small look="quiet" onPress={unsaved.discard}>
          {t("form.unsaved.discard")}
        </BusyButton>
      </div>
    </div>
  );
}
