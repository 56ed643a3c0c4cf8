import { longDate } from "#api/language/dates.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useLikedCount } from "#web/features/engagement/likes.ts";
import type { MemoryWords } from "#web/i18n/legal-text.ts";
import { forgetAll, remember } from "./forget.ts";
import { useMemory } from "./memory.ts";

/** Shows what this browser remembers of the reader, forgets it all, and switches it off. It needs scripts, as does the memory. */
export function MemoryPanel({ words }: { words: MemoryWords }) {
  const { isOn } = useMemory();
  return (
    <div className="memory">
      <button
        className="memory__switch"
        type="button"
        role="switch"
        // Its code comes after the page's.
        disabled={isOn === undefined}
        aria-checked={isOn !== false}
        onClick={() => remember(isOn === false)}
      >
        {words.isOn}
      </button>
      <Remembered words={words} />
      <button className="btn btn--quiet btn--s" type="button" onClick={forgetAll}>
        {words.forget}
      </button>
    </div>
  );
}

function Remembered({ words }: { words: MemoryWords }) {
  const { language } = useLanguage();
  const { isOn, read, begun, lastVisit } = useMemory();
  const hearts = useLikedCount();
  const title = begun && (language === "pl" ? begun.titlePl : begun.titleEn);
  const isEmpty = isOn !== undefined && hearts + read.size === 0 && !begun && !lastVisit;
  return (
    <>
      <dl>
        <Fact name={words.hearts} value={hearts} />
        <Fact name={words.read} value={read.size} />
        <Fact name={words.begun} value={title ?? words.none} />
        <Fact name={words.lastVisit} value={lastVisit ? longDate(lastVisit, language) : words.none} />
      </dl>
      <p role="status">{isEmpty && words.forgotten}</p>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
