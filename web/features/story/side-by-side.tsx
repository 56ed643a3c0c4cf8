import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { useLanguage } from "#web/app/language.tsx";
import { mirrored } from "#web/app/paths.ts";
import { readSaved } from "#web/app/saved.ts";
import { Icon } from "#web/ui/icons.tsx";
import { opensElsewhere } from "#web/ui/link.tsx";
import { isSideBySide, sideBySideQuery } from "./side-by-side-address.ts";

const isBrowser = typeof document === "object";
const isChosen = () => isBrowser && readSaved("side-by-side") === "on";

/** Whether the story is shown in both languages: its address says so, or the reader chose it on an earlier page. */
export function useSideBySide(): boolean {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice counts from the next navigation on, which waits for the code
  const chosen = useMemo(isChosen, [key]);
  const asked = isSideBySide(search);
  useEffect(() => {
    // The address says what is shown, so that it can be passed on. That of a page from the server does so already (`first-paint.ts`).
    if (chosen && !asked) void navigate(pathname + sideBySideQuery(true) + hash, { replace: true, state });
  }, [chosen, asked, pathname, hash, state, navigate]);
  return asked || chosen;
}

/** Switches between one language and both. The first script remembers the choice, since this is a plain link (`first-paint.ts`). */
export function SideBySideLink({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const address = mirrored(pathname, language) + sideBySideQuery(!isShown);
  return (
    <a
      className="link-arrow sides"
      href={address}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        void navigate(address, { replace: true, state });
      }}
    >
      <Icon name="globe" />
      {t(isShown ? "story.oneLanguage" : "story.bothLanguages")}
    </a>
  );
}
