import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Toaster } from "#web/app/chrome/toaster.tsx";
import { Icon } from "#web/ui/icons.tsx";
import { useOpenDialog } from "./open-dialogs.ts";

type Props = {
  title: string;
  /** A line below the title. */
  lead?: ReactNode;
  /** The parent decides whether the dialog closes, because unsaved text may be lost. */
  onClose(): void;
  wide?: boolean;
  children: ReactNode;
};

/**
 * A modal dialog, open while it is rendered; on phones a sheet from below. The native element makes the browser keep the
 * focus inside, close on Escape and return the focus.
 */
export function Dialog({ title, lead, onClose, wide = false, children }: Props) {
  const { t } = useTranslation("admin");
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const onTop = useOpenDialog();
  // A layout effect's cleanup runs before React removes the element; closing it then returns the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    startInside(dialog);
    return () => dialog.close();
  }, []);
  return (
    <dialog
      className={wide ? "dialog dialog--wide" : "dialog"}
      ref={ref}
      aria-labelledby={id}
      onCancel={(event) => {
        // File inputs fire a `cancel` event too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ target, currentTarget }) => {
        // Browsers close on a second Escape even if the first was prevented; only the parent may close.
        if (target !== currentTarget || currentTarget.open) return;
        currentTarget.showModal();
        onClose();
      }}
      tabIndex={-1}
    >
      <div className="dialog__head">
        <div>
          <h2 id={id}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        <button className="icon-btn" type="button" aria-label={t("panel.close")} onClick={() => onClose()}>
          <Icon name="close" />
        </button>
      </div>
      {children}
      {/* A modal dialog makes everything outside inert, so it needs a toaster inside. */}
      {onTop && <Toaster />}
    </dialog>
  );
}

/** The fields that a person can see: a tab may hide the first ones. */
const fields = ":is(input:not([type=hidden], [type=file]), select, textarea):not([hidden] *)";

/**
 * Focuses the first field. On touch screens, where a keyboard would cover half the dialog, it focuses the dialog itself; in a
 * question, the answer that changes nothing.
 */
function startInside(dialog: HTMLDialogElement) {
  const field = dialog.querySelector<HTMLElement>(fields);
  if (field) (matchMedia("(pointer: coarse)").matches ? dialog : field).focus();
  else dialog.querySelector<HTMLElement>("[data-first]")?.focus();
}
