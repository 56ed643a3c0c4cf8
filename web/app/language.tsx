import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { I18nextProvider } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { mirrors } from "#api/discovery/model.ts";
import { forgetFailedLoads } from "#web/failed-loads.ts";
import { texts } from "#web/i18n/i18n.ts";
import { isLanguage, type Language } from "#web/i18n/languages.ts";
import { pathIn } from "./language-switch.ts";
import { usePage } from "./page.ts";
import { isPageIn } from "./pages.ts";
import type { Place } from "./paths.ts";
import { usePlace } from "./place.ts";
import { savedLanguage, saveLanguage } from "./saved.ts";

type LanguageChoice = { language: Language; choose(next: Language): void };
const LanguageContext = createContext<LanguageChoice | null>(null);

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error("useLanguage outside of LanguageProvider");
  return choice;
}

/** The prefix of every link on this page: readers of Polish move among the Polish addresses, administrators stay where they are. */
export function usePrefix(): Place["prefix"] {
  const { language } = useLanguage();
  const { page, prefix } = usePlace();
  return isPageIn("administrators", page.name) ? prefix : mirrors[language];
}

const detectionTimeout = 2000;

/** Asks the server for the reader's preferred language, and falls back to the browser's own setting. */
async function detectLanguage(): Promise<Language> {
  try {
    const response = await fetch("/api/language/detect", { signal: AbortSignal.timeout(detectionTimeout) });
    if (!response.ok) throw new Error(`language detection answered ${response.status}`);
    const { language }: { language?: unknown } = await response.json();
    return isLanguage(language) ? language : "en";
  } catch (error) {
    // Leaving the page aborts the request, which is no failure; a timeout has another name.
    const isLeft = error instanceof DOMException && error.name === "AbortError";
    if (!isLeft) console.warn("Language detection failed:", error);
    return navigator.language.includes("pl") ? "pl" : "en";
  }
}

/** The language of addresses without a prefix: first as the server rendered it, then `settled` as it was saved or is detected. */
function useChosenLanguage(polishAddress: boolean) {
  const page = usePage();
  const [chosen, setChosen] = useState({ language: page.language, settled: false });
  const choose = useCallback((language: Language) => {
    saveLanguage(language);
    // The transition keeps the page as it is until the texts have loaded.
    startTransition(() => setChosen({ language, settled: true }));
  }, []);
  useEffect(() => {
    // A Polish address decides by itself; elsewhere the saved choice counts, or the first visit makes one.
    if (polishAddress) return;
    const saved = savedLanguage();
    if (saved) return choose(saved);
    void detectLanguage().then((detected) => {
      // A choice that the reader made meanwhile wins.
      if (!savedLanguage()) choose(detected);
    });
  }, [polishAddress, choose]);
  return { ...chosen, choose };
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const { page, prefix } = usePlace();
  const polishAddress = prefix === "/pl";
  const chosen = useChosenLanguage(polishAddress);
  const language = polishAddress ? "pl" : chosen.language;
  const i18n = texts.usePart(language);

  const goTo = (next: Language) => navigate(pathIn(next, pathname) + search + hash, { replace: true, state });
  const showAddress = useEffectEvent(() => void goTo("pl"));
  // A link to what is read in Polish is to lead others to the Polish text and card.
  const isMirrored = isPageIn("readers", page.name) && page.name !== "not-found";
  const lacksPrefix = !polishAddress && chosen.settled && language === "pl" && isMirrored;
  // The path, because a step back may come before the Polish address is on the page, and leads to another that lacks the prefix.
  const unprefixed = lacksPrefix ? pathname : null;
  useEffect(() => {
    if (unprefixed !== null) showAddress();
  }, [unprefixed]);

  function choose(next: Language) {
    forgetFailedLoads();
    chosen.choose(next);
    if (polishAddress && next !== "pl") void goTo(next);
  }
  const choice = { language, choose };
  return (
    <LanguageContext value={choice}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </LanguageContext>
  );
}
