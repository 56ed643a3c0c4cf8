import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Toaster } from "../../app/chrome/toaster.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useOpenDialog } from "./open-dialogs.ts";

type Props = {
  title: string;
  /** A line below the title. */
  lead?: ReactNode;
  /** Whoever renders the dialog decides whether it goes: something may be lost. */
  onClose(): void;
  wide?: boolean;
  children: ReactNode;
};

/**
 * A modal dialog for as long as it is rendered; on phones a sheet from below. The native element: the browser keeps the focus
 * inside, closes on Escape and gives the focus back to where it was.
 */
export function Dialog({ title, lead, onClose, wide = false, children }: Props) {
  const { t } = useTranslation("admin");
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const onTop = useOpenDialog();
  // Before the element is taken away: only then does closing it give the focus back.
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
        // Inputs for files send an event of this name too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ target, currentTarget }) => {
        // Browsers close on a second Escape without asking. It is not theirs to decide.
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
      {/* Nothing outside of the dialog on top can be seen clearly, reached or heard. */}
      {onTop && <Toaster />}
    </dialog>
  );
}

/**
 * The focus begins at the first field, or where that would bring up a keyboard over half the screen, at the dialog itself. In a
 * question it begins at the answer that changes nothing.
 */
function startInside(dialog: HTMLDialogElement) {
  const field = dialog.querySelector<HTMLElement>("input:not([type=hidden], [type=file]), select, textarea");
  if (field) (matchMedia("(pointer: coarse)").matches ? dialog : field).focus();
  else dialog.querySelector<HTMLElement>("[data-first]")?.focus();
}
