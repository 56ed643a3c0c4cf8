import { type SyntheticEvent, useDeferredValue, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { readParagraphs } from "#api/stories/paragraphs.ts";
import type { Language } from "#web/i18n/i18n.ts";
import { LanguageChoice } from "../choice.tsx";
import { isFieldName } from "../fields.ts";
import { languageOf } from "../history/shown-value.ts";
import { Scroller } from "../scroller.tsx";
import { useForm } from "./form-state.ts";
import { PreviewPage } from "./preview.tsx";

/** From here on the page has room beside the fields. */
export const wideScreen = "(min-width: 1180px)";

/** The language and the paragraph that somebody writes in; no paragraph outside of the story's text. */
type Place = { language: Language; paragraph: number | null };

/** The place where somebody writes, and the handlers of the element that holds the fields. */
export function usePlace() {
  const { language } = useForm();
  const [place, setPlace] = useState<Place>({ language, paragraph: null });
  const note = ({ target }: SyntheticEvent) => setPlace((current) => placeIn(target, current));
  return {
    place,
    /** The story's start in a language that was chosen by hand. */
    show: (chosen: Language) => setPlace({ language: chosen, paragraph: null }),
    handlers: { onFocus: note, onSelect: note, onChange: note },
  };
}

function placeIn(field: EventTarget, current: Place): Place {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return current;
  const language = isFieldName(field.name) ? languageOf(field.name) : undefined;
  if (language === undefined) return current;
  const isContent = field.name.startsWith("content");
  const paragraph = isContent ? paragraphAt(field.value, field.selectionStart ?? 0) : null;
  return language === current.language && paragraph === current.paragraph ? current : { language, paragraph };
}

/** The number of the paragraph around a place in the text. */
const paragraphAt = (text: string, caret: number): number =>
  Math.max(0, readParagraphs(`${text.slice(0, caret)}|`).length - 1);

type Props = Pick<ReturnType<typeof usePlace>, "place" | "show">;

/** The post as readers will see it, beside the fields; it follows the language and the paragraph that somebody writes in. */
export function PreviewBeside({ place, show }: Props) {
  const { t } = useTranslation("admin");
  const { values } = useForm();
  const pane = useRef<HTMLElement>(null);
  // A long text may be typeset after the key press is shown.
  const shown = useDeferredValue(values);
  useEffect(() => {
    if (pane.current && shown) reveal(pane.current, place);
  }, [place, shown]);
  return (
    <div className="beside">
      <LanguageChoice label={t("form.preview.language")} chosen={place.language} onChoose={show} />
      <Scroller className="beside__page" label={t("form.preview.title")} ref={pane}>
        <PreviewPage values={shown} language={place.language} />
      </Scroller>
    </div>
  );
}

/** Scrolls the pane alone, and only if the paragraph is out of sight. */
function reveal(pane: HTMLElement, { paragraph }: Place): void {
  const block = paragraph === null ? undefined : pane.querySelector(".prose")?.children[paragraph];
  if (block === undefined) {
    pane.scrollTop = 0;
    return;
  }
  const [seen, { top, bottom }] = [pane.getBoundingClientRect(), block.getBoundingClientRect()];
  if (top < seen.top || bottom > seen.bottom) pane.scrollTop += top - seen.top - seen.height / 3;
}
