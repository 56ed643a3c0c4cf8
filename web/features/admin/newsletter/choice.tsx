import type { ReactNode } from "react";

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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend that is seen
    <div className="choice" role="group" aria-label={label}>
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
    </div>
  );
}
