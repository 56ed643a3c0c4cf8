import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#web/ui/icons.tsx";
import type { FieldName } from "../fields.ts";
import { type Fault, isRequired, limitOf } from "./faults.ts";
import { useForm } from "./form-state.ts";
import { readingMinutes, wordCount } from "./length.ts";

/** The attributes of a field's control. */
export type ControlProps = {
  id: string;
  name: FieldName;
  value: string;
  required: boolean;
  "aria-invalid": boolean | undefined;
  "aria-describedby": string | undefined;
};

type FieldProps = {
  name: FieldName;
  /** Places it in the grid of fields. */
  className?: string;
  hint?: ReactNode;
  /** Shown beside the label. */
  badge?: ReactNode;
  children(control: ControlProps): ReactNode;
};

/** A label, its control, its hint and its fault. */
export function Field({ name, className = "", hint, badge, children }: FieldProps) {
  const { t } = useTranslation("admin");
  const { values, faults, fieldId } = useForm();
  const id = fieldId(name);
  const fault = faults[name];
  const described = [fault && `${id}-fault`, hint != null && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={`field ${className}`}>
      <span className="field__top">
        <label htmlFor={id}>{t(`form.label.${name}`)}</label>
        {badge}
      </span>
      {children({
        id,
        name,
        value: values[name],
        required: isRequired(name),
        "aria-invalid": fault ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      {fault && (
        <p className="say say--bad" id={`${id}-fault`}>
          <Icon name="warning" />
          <FaultText fault={fault} />
        </p>
      )}
      {hint != null && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

export function FaultText({ fault }: { fault: Fault }) {
  const { t } = useTranslation("admin");
  if (fault.kind === "server") return <span lang="en">{fault.message}</span>;
  if (fault.kind === "tooLong") return <span>{t("form.fault.tooLong", { max: fault.max })}</span>;
  return <span>{t(`form.fault.${fault.kind}`)}</span>;
}

type TextProps = {
  name: FieldName;
  className?: string;
  lang?: "en" | "pl";
  /** Makes it a text area of this height. */
  rows?: number;
  /** Shows the length of the text below it. */
  counted?: "characters" | "words";
  placeholder?: string;
  hint?: ReactNode;
  list?: string;
  type?: "text" | "url";
};

export function TextField({ name, className, lang, rows, counted, hint, ...attributes }: TextProps) {
  const { values, write } = useForm();
  const language = lang && { lang, spellCheck: true };
  const count = counted && <Length name={name} text={values[name]} lang={lang ?? "en"} inWords={counted === "words"} />;
  return (
    <Field name={name} {...(className && { className })} hint={hint ?? count}>
      {(control) =>
        rows ? (
          <textarea
            className={counted === "words" ? "area area--story" : "area"}
            rows={rows}
            {...language}
            {...control}
            onChange={({ target }) => write(name, target.value)}
          />
        ) : (
          <input
            className="input"
            autoComplete="off"
            {...language}
            {...attributes}
            {...control}
            onChange={({ target }) => write(name, target.value)}
          />
        )
      }
    </Field>
  );
}

function Length({ name, text, lang, inWords }: { name: FieldName; text: string; lang: string; inWords: boolean }) {
  const { t, i18n } = useTranslation("admin");
  const words = useMemo(() => (inWords ? wordCount(text, lang) : 0), [inWords, text, lang]);
  const max = limitOf[name] ?? 0;
  const number = (count: number) => count.toLocaleString(i18n.language);
  const characters = t("form.characters", { written: number(text.length), max: number(max) });
  return (
    <span className={text.length > max ? "count count--over" : "count"}>
      {inWords && (
        <span>
          {t("form.words", { count: words })}, {t("form.minutes", { count: readingMinutes(words) })}
        </span>
      )}
      <span>{characters}</span>
    </span>
  );
}
