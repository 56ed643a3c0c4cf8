import type { KeyboardEvent } from "react";
import { searchField } from "./search-address.ts";

/** The arrow keys lead from the field to the results and back. */
export function moveAmongHits(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { activeElement } = document;
  if (step === undefined || !(activeElement instanceof HTMLElement)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`#${searchField}, .hit .post__link`)];
  const next = stops[stops.indexOf(activeElement) + step];
  if (!stops.includes(activeElement) || !next) return;
  event.preventDefault();
  next.focus();
}
