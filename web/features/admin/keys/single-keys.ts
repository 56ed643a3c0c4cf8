import { useState } from "react";
import { readSaved, save } from "#web/app/saved.ts";

const key = "panel.keys";

/** Whether shortcuts of a single character are on in this browser (WCAG 2.1.4 asks for a way to turn them off). */
export const areSingleKeysOn = () => readSaved(key) !== "off";

export function useSingleKeys(): [on: boolean, turn: (on: boolean) => void] {
  const [on, setOn] = useState(areSingleKeysOn);
  return [
    on,
    (next) => {
      setOn(next);
      save(key, next ? "on" : "off");
    },
  ];
}
