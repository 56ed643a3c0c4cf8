import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../busy-button.tsx";
import { differingFields, type FieldName, type Values, valuesOf } from "../fields.ts";
import { languageOf, useShownValue } from "../history/shown-value.ts";
import { differenceOf, type Piece } from "../history/word-diff.ts";
import { FormAlert } from "./form-alert.tsx";
import { pick, useForm } from "./form-state.ts";
import type { Conflict as Clash } from "./use-saving.ts";

type Choice = { from: "mine" | "theirs" | "own"; text: string };
type Props = { conflict: Clash; busy: boolean; onBack(): void; onResolve(values: Values): void };

/** Shows both versions of the fields that two people changed, with a choice for each. */
export function Conflict({ conflict: { post: newer, conflicts }, busy, onBack, onResolve }: Props) {
  const { t } = useTranslation("admin");
  const { base, values, changed } = useForm();
  const theirs = valuesOf(newer);
  const [choices, setChoices] = useState<Partial<Record<FieldName, Choice>>>({});
  const choiceOf = (name: FieldName): Choice => choices[name] ?? { from: "mine", text: values[name] };
  const taken = differingFields(base.values, theirs).filter((name) => !changed.includes(name));

  const resolve = () => {
    const decided = conflicts.map((name) => [name, choiceOf(name).text] as const);
    onResolve({ ...theirs, ...pick(values, changed), ...Object.fromEntries(decided) });
  };
  return (
    <>
      <div className="dialog__body">
        <FormAlert>
          <p>{t("form.conflict.text")}</p>
        </FormAlert>
        {conflicts.map((name) => (
          <Decision
            key={name}
            name={name}
            mine={values}
            theirs={theirs}
            choice={choiceOf(name)}
            onChoose={(choice) => setChoices((known) => ({ ...known, [name]: choice }))}
          />
        ))}
        {taken.length > 0 && (
          <p className="hint">
            {t("form.takenOver", { names: taken.map((name) => t(`form.label.${name}`)).join(", ") })}
          </p>
        )}
      </div>
      <div className="dialog__foot">
        <BusyButton look="quiet" disabled={busy} onPress={onBack}>
          {t("form.conflict.back")}
        </BusyButton>
        <BusyButton busy={busy} onPress={resolve}>
          {busy ? t("form.saving") : t("form.conflict.save")}
        </BusyButton>
      </div>
    </>
  );
}

const oneLiners = new Set<FieldName>(["timeSlot", "featured", "publishedAt"]);

type DecisionProps = {
  name: FieldName;
  mine: Values;
  theirs: Values;
  choice: Choice;
  onChoose(choice: Choice): void;
};

function Decision({ name, mine, theirs, choice, onChoose }: DecisionProps) {
  const { t } = useTranslation("admin");
  const shown = useShownValue();
  const id = useId();
  const pieces = differenceOf(shown(name, theirs), shown(name, mine));
  const sides = [
    { from: "mine", text: mine[name], hidden: "removed" },
    { from: "theirs", text: theirs[name], hidden: "added" },
  ] as const;
  return (
    <fieldset className="clash">
      <legend>{t(`form.label.${name}`)}</legend>
      <div className="clash__sides">
        {sides.map(({ from, text, hidden }) => (
          <label className="clash__side" key={from}>
            <span className="clash__who">
              <input type="radio" name={id} checked={choice.from === from} onChange={() => onChoose({ from, text })} />
              {t(`form.conflict.${from}`)}
            </span>
            <Marked pieces={pieces.filter(({ kind }) => kind !== hidden)} lang={languageOf(name)} />
          </label>
        ))}
      </div>
      {!oneLiners.has(name) && (
        <div className="clash__own">
          <label className="clash__who">
            <input
              type="radio"
              name={id}
              checked={choice.from === "own"}
              onChange={() => onChoose({ from: "own", text: choice.text })}
            />
            {t("form.conflict.own")}
          </label>
          {choice.from === "own" && (
            <OwnText name={name} text={choice.text} onWrite={(text) => onChoose({ from: "own", text })} />
          )}
        </div>
      )}
    </fieldset>
  );
}

function OwnText({ name, text, onWrite }: { name: FieldName; text: string; onWrite(text: string): void }) {
  const { t } = useTranslation("admin");
  const attributes = {
    lang: languageOf(name),
    spellCheck: true,
    "aria-label": t("form.conflict.ownText", { name: t(`form.label.${name}`) }),
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onWrite(target.value),
  };
  if (name.startsWith("content")) return <textarea className="area area--story" rows={11} {...attributes} />;
  if (name.startsWith("excerpt")) return <textarea className="area" rows={3} {...attributes} />;
  return <input className="input" {...attributes} />;
}

/** One version's text, with the words marked that the other version does not have. */
function Marked({ pieces, lang }: { pieces: Piece[]; lang: string | undefined }) {
  const { t } = useTranslation("admin");
  if (pieces.length === 0) return <span className="clash__text clash__text--none">{t("history.nothing")}</span>;
  return (
    <span className="clash__text" lang={lang}>
      {[...pieces.entries()].map(([place, { kind, text }]) =>
        kind === "same" ? text : <mark key={place}>{text}</mark>,
      )}
    </span>
  );
}
