import { useTranslation } from "react-i18next";
import { differingFields, type FieldName, type Values } from "../fields.ts";
import { languageOf, useShownValue } from "./shown-value.ts";
import { differenceOf, type Piece, shortened } from "./word-diff.ts";

/** Shows the differences between two versions of a story by field, with removed and added words. */
export function Difference({ before, after }: { before: Values; after: Values }) {
  const { t } = useTranslation("admin");
  const shown = useShownValue();
  const names = differingFields(before, after);
  if (names.length === 0) return <p className="hint">{t("history.noDifference")}</p>;
  return (
    <dl className="difference">
      {names.map((name) => (
        <div key={name}>
          <dt>{t(`form.label.${name}`)}</dt>
          <dd>
            <FieldDifference name={name} pieces={differenceOf(shown(name, before), shown(name, after))} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FieldDifference({ name, pieces }: { name: FieldName; pieces: Piece[] }) {
  const { t } = useTranslation("admin");
  return (
    <p className="difference__words" lang={languageOf(name)}>
      {[...shortened(pieces).entries()].map(([place, piece]) => {
        if (piece === null) {
          return (
            <span key={place} className="difference__gap">
              {" … "}
              <Said>{t("history.unchanged")}</Said>
            </span>
          );
        }
        if (piece.kind === "same") return piece.text;
        const Mark = piece.kind === "removed" ? "del" : "ins";
        return (
          <Mark key={place}>
            {/* Most screen readers read these elements like any other text. */}
            <Said>{t(`history.${piece.kind}`)}</Said>
            {piece.text}
            <Said>{t("history.end")}</Said>
          </Mark>
        );
      })}
    </p>
  );
}

function Said({ children }: { children: string }) {
  const { i18n } = useTranslation("admin");
  return (
    <span className="sr" lang={i18n.language}>
      {` ${children} `}
    </span>
  );
}
