import type { KeyboardEvent, ReactNode } from "react";

type Tab<Name extends string> = { name: Name; label: string; lang?: string; icon?: ReactNode; mark?: ReactNode };
type Props<Name extends string> = {
  id: string;
  label: string;
  tabs: readonly Tab<Name>[];
  chosen: Name;
  onChoose(name: Name): void;
};

export const panelId = (id: string, name: string) => `${id}-${name}-panel`;
export const tabId = (id: string, name: string) => `${id}-${name}-tab`;

/** ARIA tabs: arrow keys move between them. */
export function Tabs<Name extends string>({ id, label, tabs, chosen, onChoose }: Props<Name>) {
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const index = tabs.findIndex(({ name }) => name === chosen);
    const next = tabs[(index + by + tabs.length) % tabs.length];
    if (!next) return;
    onChoose(next.name);
    document.getElementById(tabId(id, next.name))?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={step}>
      {tabs.map(({ name, label: text, lang, icon, mark }) => (
        <button
          key={name}
          lang={lang}
          type="button"
          role="tab"
          id={tabId(id, name)}
          aria-selected={name === chosen}
          aria-controls={panelId(id, name)}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {icon}
          {text}
          {mark}
        </button>
      ))}
    </div>
  );
}
