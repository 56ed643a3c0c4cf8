import { type ToggleEvent, useState } from "react";
import { readSaved, save } from "#web/app/saved.ts";

/** Which of a few options this browser remembers as chosen; `atFirst` counts until one was. */
export function useRememberedChoice<Value extends string>(name: "view", options: readonly Value[], atFirst: Value) {
  const key = `panel.${name}` as const;
  const [chosen, setChosen] = useState(() => options.find((each) => each === readSaved(key)) ?? atFirst);
  const choose = (value: Value) => {
    setChosen(value);
    save(key, value);
  };
  return [chosen, choose] as const;
}

/** Attributes for a `details` element that this browser remembers as open or folded; `atFirst` counts until it was chosen. */
export function useRemembered(name: "health" | "popular" | "days", atFirst: boolean) {
  const key = `panel.${name}` as const;
  const [open, setOpen] = useState(() => (readSaved(key) ?? (atFirst ? "open" : "folded")) === "open");
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    // The event also fires for the initial state, which nobody has chosen.
    if (currentTarget.open === open) return;
    setOpen(currentTarget.open);
    save(key, currentTarget.open ? "open" : "folded");
  };
  return { open, onToggle };
}
