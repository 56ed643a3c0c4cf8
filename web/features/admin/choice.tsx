import type { ReactNode } from "react";
import { languageNames } from "#web/app/chrome/language-links.tsx";
import { type Language, languages } from "#web/i18n/languages.ts";
import { Flag } from "#web/ui/flags.tsx";

type Option<Value extends string> = { value: Value; text: ReactNode; lang?: string };
type Props<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  chosen: Value;
  onChoose(value: Value): void;
};

/** A row of buttons to choose one of a few options. */
export function Choice<Value extends string>({ label, options, chosen, onChoose }: Props<Value>) {
  return (
    <fieldset className="choice" aria-label={label}>
      {options.map(({ value, text, lang }) => (
        <button
          className="btn btn--quiet btn--s"
          type="button"
          key={value}
          lang={lang}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}

type LanguageProps = { label: string; chosen: Language; onChoose(language: Language): void };

export function LanguageChoice(props: LanguageProps) {
  const options = languages.map((value) => {
    const text = (
      <>
        <Flag of={value} />
        {languageNames[value]}
      </>
    );
    return { value, lang: value, text };
  });
  return <Choice {...props} options={options} />;
}
