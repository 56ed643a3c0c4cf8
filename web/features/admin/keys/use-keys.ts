import { useEffect, useRef } from "react";
import { areSingleKeysOn } from "./single-keys.ts";

/** The single characters, and what they do while no dialog is open and no text field has the focus. */
export type SingleKeys = Record<"/" | "n" | "?", () => void>;

/** Listens to the panel's keys: Ctrl+S saves the open form, Ctrl+Enter sends the open dialog; on a Mac, Cmd as well. */
export function useKeys(singleKeys: SingleKeys): void {
  const latest = useRef(singleKeys);
  latest.current = singleKeys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const done = event.ctrlKey || event.metaKey ? pressInDialog(event) : pressAlone(event, latest.current);
      // Else the browser would save the page, or type the character.
      if (done) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

const topDialog = () => [...document.querySelectorAll<HTMLElement>("dialog[open]")].at(-1);

function pressInDialog({ key, repeat }: KeyboardEvent): boolean {
  const isSave = key.toLowerCase() === "s";
  if (!isSave && key !== "Enter") return false;
  const dialog = topDialog();
  const [form] = [...(dialog?.querySelectorAll<HTMLFormElement>("form") ?? [])].filter((each) =>
    each.checkVisibility(),
  );
  // A press of the button, because a busy one ignores it.
  const button = (form ?? dialog)?.querySelector<HTMLElement>(form ? "button[type=submit]" : "[data-confirms]");
  if (!button || (isSave && !form?.hasAttribute("data-saves"))) return false;
  if (!repeat) button.click();
  return true;
}

function pressAlone({ key, target }: KeyboardEvent, singleKeys: SingleKeys): boolean {
  if (!isSingleKey(key, singleKeys) || topDialog() || isTyping(target) || !areSingleKeysOn()) return false;
  singleKeys[key]();
  return true;
}

const isSingleKey = (key: string, singleKeys: SingleKeys): key is keyof SingleKeys => Object.hasOwn(singleKeys, key);

/** Fields take characters for themselves; a select finds its options by them. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
