import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from "react";
import { I18nextProvider } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { forgetFailedLoads } from "#web/failed-loads.ts";
import { isLanguage, type Language, texts } from "#web/i18n/i18n.ts";
import { pathIn } from "./language-switch.ts";
import { usePage } from "./page.ts";
import { type Place, readPath } from "./paths.ts";
import { savedLanguage, saveLanguage } from "./saved.ts";

type LanguageChoice = { language: Language; choose(next: Language): void };
const LanguageContext = createContext<LanguageChoice | null>(null);

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error("useLanguage outside of LanguageProvider");
  return choice;
}

/** The prefix of every link on this page, so that links inside the Polish mirror stay there. */
export const usePrefix = (): Place["prefix"] => readPath(useLocation().pathname).prefix;

const detectionTimeout = 2000;

/** Asks the server for the reader's preferred language, and falls back to the browser's own setting. */
async function detectLanguage(): Promise<Language> {
  try {
    const response = await fetch("/api/language/detect", { signal: AbortSignal.timeout(detectionTimeout) });
    if (!response.ok) throw new Error(`language detection answered ${response.status}`);
    const { language }: { language?: unknown } = await response.json();
    return isLanguage(language) ? language : "en";
  } catch (error) {
    console.warn("Language detection failed:", error);
    return navigator.language.includes("pl") ? "pl" : "en";
  }
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const page = usePage();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const polishAddress = readPath(pathname).prefix === "/pl";
  const [chosen, setChosen] = useState(page.language);
  const language = polishAddress ? "pl" : chosen;

  useEffect(() => {
    // A Polish address decides by itself; elsewhere the saved choice counts, or the first visit makes one.
    if (polishAddress) return;
    const saved = savedLanguage();
    if (saved) {
      saveLanguage(saved);
      startTransition(() => setChosen(saved));
      return;
    }
    void detectLanguage().then((detected) => {
      // A choice that the reader made meanwhile wins.
      if (savedLanguage()) return;
      saveLanguage(detected);
      startTransition(() => setChosen(detected));
    });
  }, [polishAddress]);

  const choice = useMemo(
    () => ({
      language,
      choose(next: Language) {
        saveLanguage(next);
        forgetFailedLoads();
        // The transition keeps the page as it is until the texts have loaded.
        startTransition(() => setChosen(next));
        if (polishAddress && next !== "pl") void navigate(pathIn(next, pathname) + search + hash, { replace: true });
      },
    }),
    [language, polishAddress, pathname, search, hash, navigate],
  );
  const i18n = texts.usePart(language);
  return (
    <LanguageContext value={choice}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </LanguageContext>
  );
}
