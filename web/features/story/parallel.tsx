import { type MouseEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PublicPost } from "#api/stories/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { contentOf } from "#web/app/post-texts.ts";
import type { Language } from "#web/i18n/i18n.ts";
import { Icon } from "#web/ui/icons.tsx";
import { align, type Row } from "./align.ts";
import styles from "./parallel.css?url";
import { Blocks, blocksOf } from "./prose.tsx";

/** A story in both languages, row by row, the page's own first. */
export function Parallel({ post }: { post: PublicPost }) {
  const { language } = useLanguage();
  const [own, other] = language === "en" ? (["en", "pl"] as const) : (["pl", "en"] as const);
  const rows = align(blocksOf(contentOf(post, own), own), blocksOf(contentOf(post, other), other));
  return (
    <>
      {/* Only readers of two languages load them; the browser shows the rows once they have come. */}
      <link rel="stylesheet" href={styles} precedence="page" />
      {[...rows.entries()].map(([place, row]) =>
        row.own.length > 0 && row.other.length > 0 ? (
          <Pair key={`${own} ${place}`} row={row} own={own} other={other} />
        ) : (
          <div key={`${own} ${place}`} className="pair__alone" lang={row.own.length > 0 ? own : other}>
            <Blocks blocks={[...row.own, ...row.other]} />
          </div>
        ),
      )}
    </>
  );
}

/** Two columns. On a phone the second part stays closed until its button, or the paragraph above it, is pressed. */
function Pair({ row, own, other }: { row: Row; own: Language; other: Language }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  const onTap = ({ target }: MouseEvent) => {
    if (!isForItself(target)) setOpen(!open);
  };
  return (
    <div className="pair">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger target for fingers; the button is there for everybody */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button answers keys */}
      <div lang={own} onClick={onTap}>
        <Blocks blocks={row.own} />
      </div>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t("story.inOther")}
        <Icon name="down" />
      </button>
      <div lang={other} id={id}>
        <Blocks blocks={row.other} />
      </div>
    </div>
  );
}

/** Whether a press follows a link, or ends a selection: readers look words up. */
const isForItself = (target: EventTarget) =>
  (target instanceof Element && target.closest("a") !== null) || getSelection()?.isCollapsed === false;
