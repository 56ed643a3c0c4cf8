import { useTranslation } from "react-i18next";
import { shortDate } from "#api/language/dates.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useNow } from "#web/app/now.tsx";
import { warsawDate } from "#web/app/warsaw.ts";
import { BusyButton } from "../busy-button.tsx";
import { wallText } from "../warsaw-time.ts";
import type { DraftControls } from "./use-draft.ts";

/** Offers to restore the unsaved text of an earlier form. */
export function DraftOffer({ draft }: { draft: DraftControls }) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const now = useNow();
  if (!draft.offer) return null;
  const { at } = draft.offer;
  const time = wallText(at).slice("YYYY-MM-DDT".length);
  const isToday = warsawDate(at) === warsawDate(now);
  return (
    <div className="note offer">
      <p role="status">
        {isToday ? t("form.draft.today", { time }) : t("form.draft.before", { date: shortDate(at, language), time })}
      </p>
      <div className="offer__ways">
        <BusyButton small onPress={draft.take}>
          {t("form.draft.restore")}
        </BusyButton>
        <BusyButton small look="quiet" onPress={draft.discard}>
          {t("form.draft.discard")}
        </BusyButton>
      </div>
    </div>
  );
}
