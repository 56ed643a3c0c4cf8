import { useTranslation } from "react-i18next";
import { differenceOf } from "../history/word-diff.ts";
import type { Row } from "./align.ts";

type Props = { row: Row; side: "before" | "after"; lang: "en" | "pl" | undefined };

/** One side of a pair, with the words marked that the other side does not have. */
export function Marked({ row: { before = "", after = "" }, side, lang }: Props) {
  const { t, i18n } = useTranslation("admin");
  const other = side === "before" ? "added" : "removed";
  const Mark = side === "before" ? "del" : "ins";
  const said = (text: string) => (
    // Most screen readers read these elements like any other text.
    <span className="sr" lang={i18n.language}>
      {` ${text} `}
    </span>
  );
  return (
    <p className="again__words" lang={lang}>
      {[...differenceOf(before, after).entries()].map(([place, { kind, text }]) => {
        if (kind === other) return null;
        if (kind === "same") return text;
        return (
          <Mark key={place}>
            {said(t(`history.${kind}`))}
            {text}
            {said(t("history.end"))}
          </Mark>
        );
      })}
    </p>
  );
}
