import { useTranslation } from "react-i18next";
import { longDate } from "#api/language/dates.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useLikedCount } from "#web/features/engagement/likes.ts";
import { forgetAll, remember } from "./forget.ts";
import { useMemory } from "./memory.ts";

/** Shows what this browser remembers of the reader, forgets it all, and switches it off. It needs scripts, as does the memory. */
export function MemoryPanel() {
  const { t } = useTranslation();
  const { isOn } = useMemory();
  return (
    <div className="memory">
      <button
        className="memory__switch"
        type="button"
        role="switch"
        // Its code comes after the page's.
        disabled={isOn === undefined}
        aria-checked={isOn !== false}
        onClick={() => remember(isOn === false)}
      >
        {t("memoryPanel.isOn")}
      </button>
      <Remembered />
      <button className="btn btn--quiet btn--s" type="button" onClick={forgetAll}>
        {t("memoryPanel.forget")}
      </button>
    </div>
  );
}

function Remembered() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { isOn, read, begun, lastVisit } = useMemory();
  const hearts = useLikedCount();
  const title = begun && (language === "pl" ? begun.titlePl : begun.titleEn);
  const isEmpty = isOn !== undefined && hearts + read.size === 0 && !begun && !lastVisit;
  return (
    <>
      <dl>
        <Fact name={t("memoryPanel.hearts")} value={hearts} />
        <Fact name={t("memoryPanel.read")} value={read.size} />
        <Fact name={t("memoryPanel.begun")} value={title ?? t("memoryPanel.none")} />
        <Fact
          name={t("memoryPanel.lastVisit")}
          value={lastVisit ? longDate(lastVisit, language) : t("memoryPanel.none")}
        />
      </dl>
      <p role="status">{isEmpty && t("memoryPanel.forgotten")}</p>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
