import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { I18nextProvider } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { isLanguage, type Language, textsIn } from "../i18n/i18n.ts";
import { usePage } from "./page.ts";
import { mirrored, type Place, readPath } from "./paths.ts";
import { readSaved, save } from "./saved.ts";

type LanguageChoice = { language: Language; choose(next: Language): void };
const LanguageContext = createContext<LanguageChoice | null>(null);

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error("useLanguage outside of LanguageProvider");
  return choice;
}

/** The prefix of every link on this page: inside the Polish mirror one stays inside it. */
export const usePrefix = (): Place["prefix"] => readPath(useLocation().pathname).prefix;

/** Keeps the choice where the specification says, and in a cookie, by which the server renders the next page. */
function remember(language: Language) {
  save("language", language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** Asks the server which language this reader prefers; a browser that gets no answer in time decides by itself. */
async function detectLanguage(): Promise<Language> {
  try {
    const response = await fetch("/api/language/detect", { signal: AbortSignal.timeout(2000) });
    if (!response.ok) throw new Error(`language detection answered ${response.status}`);
    const { language } = (await response.json()) as { language?: unknown };
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
    // A Polish address says what it is; elsewhere the reader's saved choice counts, or the first visit makes one.
    if (polishAddress) return;
    const saved = readSaved("language");
    if (isLanguage(saved)) {
      remember(saved);
      setChosen(saved);
      return;
    }
    void detectLanguage().then((detected) => {
      if (isLanguage(readSaved("language"))) return;
      remember(detected);
      setChosen(detected);
    });
  }, [polishAddress]);

  const choice = useMemo(
    () => ({
      language,
      choose(next: Language) {
        remember(next);
        setChosen(next);
        if (polishAddress && next !== "pl") void navigate(mirrored(pathname, next) + search + hash, { replace: true });
      },
    }),
    [language, polishAddress, pathname, search, hash, navigate],
  );
  const texts = useMemo(() => textsIn(language), [language]);
  return (
    <LanguageContext value={choice}>
      <I18nextProvider i18n={texts}>{children}</I18nextProvider>
    </LanguageContext>
  );
}
