import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { usePrefix } from "../language.tsx";
import { pathTo } from "../paths.ts";
import { readSaved } from "../saved.ts";

/** The id of the search's field. */
export const searchField = "search-field";

/** The way to the search, for pointers, and for the key `/` unless it is switched off (WCAG 2.1.4). */
export function SearchLink() {
  const { t } = useTranslation();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== "/" || ctrlKey || metaKey || altKey || isTyping(target) || readSaved("searchKey") === "off") return;
      event.preventDefault();
      const field = document.getElementById(searchField);
      if (field) field.focus();
      else document.querySelector<HTMLElement>(".search-link")?.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <Tooltip text={t("nav.search")}>
      <Link className="icon-btn search-link" to={pathTo("search", usePrefix())} aria-label={t("nav.search")}>
        <Icon name="search" />
      </Link>
    </Tooltip>
  );
}

/** In a field or a dialog a key has another meaning. */
const isTyping = (target: EventTarget | null) =>
  document.querySelector("dialog[open]") ||
  (target instanceof Element && target.closest("input, textarea, select, [contenteditable]"));
