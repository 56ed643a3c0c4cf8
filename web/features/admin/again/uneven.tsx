import { useTranslation } from "react-i18next";
import { type Part, unevenOf } from "./selection.ts";

/** Says what is taken in one language only. */
export function Uneven({ parts, taken }: { parts: readonly Part[]; taken: ReadonlySet<string> }) {
  const { t } = useTranslation("admin");
  const { lines, paragraphs, removals } = unevenOf(parts, taken);
  const names = [
    ...lines.map((name) => t(`again.uneven.${name}`)),
    ...paragraphs.map((number) => t("again.uneven.paragraph", { number })),
    ...(removals ? [t("again.uneven.removal")] : []),
  ];
  return (
    <div aria-live="polite">
      {names.length > 0 && <p className="note">{t("again.uneven.text", { names: names.join(", ") })}</p>}
    </div>
  );
}
