import { useTranslation } from "react-i18next";
import type { AdPlace } from "../../api/advertising/model.ts";
import { usePage } from "../app/page.ts";
import { askAgain, useConsent } from "../features/advertising/consent.ts";
import { Unit } from "../features/advertising/unit.tsx";

const shapes = {
  top: "banner",
  side: "tall",
  bottom: "banner",
  "story-top": "box",
  "story-end": "banner",
} satisfies Record<AdPlace, string>;

/** Advertising at this place, or the stove tiles that stand there without any. */
export function AdSlot({ place }: { place: AdPlace }) {
  const { advertising } = usePage().site;
  const unit = advertising?.units[place];
  const shape = shapes[place];
  if (!advertising || unit === undefined) return <div className={`tiles tiles--${shape}`} aria-hidden="true" />;
  return (
    <div className={`ad ad--${shape}`}>
      <Advertisement client={advertising.client} unit={unit} />
    </div>
  );
}

/** As high before the reader's decision as after it, whichever it is. */
function Advertisement({ client, unit }: { client: string; unit: string }) {
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
