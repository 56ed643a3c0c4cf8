import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Language, languages } from "#web/i18n/languages.ts";
import { Flag } from "#web/ui/flags.tsx";
import { Icon } from "#web/ui/icons.tsx";
import { useLanguage } from "../language.tsx";
import { languageNames } from "./language-links.tsx";

/** The entry that an arrow key leads to from `index`, wrapping around; null for any other key. */
function moved(key: string, index: number, length: number): number | null {
  if (key === "ArrowDown") return (index + 1) % length;
  if (key === "ArrowUp") return (index - 1 + length) % length;
  if (key === "Home") return 0;
  if (key === "End") return length - 1;
  return null;
}

/** The header is sticky, so its menu is in sight: scrolling to it would move the page. */
const inPlace: FocusOptions = { preventScroll: true };

/** Closes an open element at a press or a focus outside of it. */
function useClosingOutside(root: RefObject<HTMLElement | null>, open: boolean, setOpen: (open: boolean) => void) {
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [root, open, setOpen]);
}

export function LanguageMenu() {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const entries = useRef(new Map<Language, HTMLButtonElement>());

  useClosingOutside(root, open, setOpen);
  useEffect(() => {
    if (open) entries.current.get(language)?.focus(inPlace);
  }, [open, language]);

  const close = () => {
    setOpen(false);
    button.current?.focus(inPlace);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") return close();
    if (event.key === "Tab") return setOpen(false);
    const at = languages.findIndex((each) => entries.current.get(each) === document.activeElement);
    const next = moved(event.key, at, languages.length);
    if (next === null) return;
    event.preventDefault();
    entries.current.get(languages[next] ?? "en")?.focus(inPlace);
  };

  return (
    <div className="menu" ref={root}>
      <button
        type="button"
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${t("nav.language")}: ${languageNames[language]}`}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Flag of={language} />
        <span>{languageNames[language]}</span>
        <Icon name="down" />
      </button>
      <div className="menu__list" id={id} role="menu" aria-label={t("nav.language")} hidden={!open} onKeyDown={onKey}>
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            role="menuitemradio"
            lang={each}
            aria-checked={each === language}
            tabIndex={-1}
            ref={(element) => {
              if (element) entries.current.set(each, element);
            }}
            onClick={() => {
              close();
              choose(each);
            }}
          >
            <Flag of={each} />
            {languageNames[each]}
            {each === language && <Icon name="check" />}
          </button>
        ))}
      </div>
    </div>
  );
}
