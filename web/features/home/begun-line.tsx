import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { stays } from "#web/app/arrival.ts";
import { useLanguage } from "#web/app/language.tsx";
import { StoryLink } from "#web/features/engagement/post-card.tsx";
import { forgetBegun, useMemory } from "#web/features/memory/memory.ts";
import { Icon } from "#web/ui/icons.tsx";

/** A link to read on: the story that was begun and not finished. The first script keeps its room before the first paint. */
export function BegunLine() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { isOn, begun } = useMemory();
  useEffect(() => {
    // Hydration renders as the server did, without the line: its room stays until the memory is known.
    if (isOn !== undefined) document.documentElement.toggleAttribute("data-begun", begun !== null);
  }, [isOn, begun]);
  return (
    <div className="begun date">
      {begun && (
        <>
          <StoryLink post={begun} state={{ ...stays, readsOn: true }}>
            {t("begun.readOn")} <strong>{language === "pl" ? begun.titlePl : begun.titleEn}</strong>
          </StoryLink>
          <button
            className="icon-btn"
            type="button"
            aria-label={t("begun.forget")}
            onClick={() => {
              // The button goes, and with it the reader's place.
              document.getElementById("main")?.focus({ preventScroll: true });
              forgetBegun(begun.id);
            }}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  );
}
