import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Proposal } from "#api/generation/proposals/model.ts";
import { languageOf } from "../history/shown-value.ts";
import { Marked } from "./marked.tsx";
import { Pictures } from "./pictures.tsx";
import type { About } from "./queries.ts";
import { contentFields, type Part, type Present } from "./selection.ts";

type Props = {
  about: About;
  present: Present;
  proposal: Proposal;
  parts: readonly Part[];
  taken: ReadonlySet<string>;
  onToggle(key: string): void;
};

/** Every part in two columns, before and after; below one another on narrow screens. */
export function Parts({ about, present, proposal, parts, taken, onToggle }: Props) {
  const { t } = useTranslation("admin");
  const lines = parts.filter((part) => part.kind !== "paragraph");
  // As the note on what the languages differ in names them.
  const nameOf = ({ row: { at } }: Exclude<Part, { kind: "picture" }>) =>
    at === undefined ? t("again.gone") : t("again.paragraph", { number: at });
  const box = (part: Part) => ({ part, isTaken: taken.has(part.key), onToggle: () => onToggle(part.key) });
  return (
    <>
      {lines.map((part) =>
        part.kind === "picture" ? (
          <Row key={part.key} name={t("again.picture")} {...box(part)}>
            <Pictures about={about} present={present} proposal={proposal} />
          </Row>
        ) : (
          <Row key={part.key} name={t(`form.label.${part.field}`)} {...box(part)} />
        ),
      )}
      {contentFields.map((field) => {
        const paragraphs = parts.flatMap((part) => (part.kind === "paragraph" && part.field === field ? [part] : []));
        if (paragraphs.length === 0) return null;
        return (
          <section key={field} className="again__text" aria-label={t(`form.label.${field}`)}>
            <h3>{t(`form.label.${field}`)}</h3>
            {paragraphs.map((part) => (
              <Row key={part.key} name={nameOf(part)} {...box(part)} />
            ))}
          </section>
        );
      })}
    </>
  );
}

type RowProps = { name: string; part: Part; isTaken: boolean; onToggle(): void; children?: React.ReactNode };

function Row({ name, part, isTaken, onToggle, children }: RowProps) {
  const { t } = useTranslation("admin");
  const id = useId();
  const isSame = part.kind !== "picture" && part.row.before === part.row.after;
  return (
    <fieldset className="again__part" aria-labelledby={id}>
      {isSame ? (
        <p className="again__name" id={id}>
          {name} <span className="hint">{t("again.same")}</span>
        </p>
      ) : (
        <label className="check again__name">
          <input type="checkbox" checked={isTaken} onChange={onToggle} />
          <span id={id}>{name}</span>
        </label>
      )}
      {children ?? (part.kind !== "picture" && <Sides part={part} />)}
    </fieldset>
  );
}

function Sides({ part: { field, row } }: { part: Exclude<Part, { kind: "picture" }> }) {
  const { t } = useTranslation("admin");
  const lang = languageOf(field);
  if (row.before === row.after) {
    return (
      <p className="again__side again__side--same" lang={lang}>
        {row.before}
      </p>
    );
  }
  return (
    <div className="again__sides">
      {(["before", "after"] as const).map((side) => (
        <div key={side} className="again__side">
          <p className="again__who">{t(`again.${side}`)}</p>
          {row[side] === undefined ? (
            <p className="hint">{t("again.absent")}</p>
          ) : (
            <Marked row={row} side={side} lang={lang} />
          )}
        </div>
      ))}
    </div>
  );
}
