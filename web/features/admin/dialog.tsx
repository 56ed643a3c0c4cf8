import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icons.tsx";

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
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      className={wide ? "dialog dialog--wide" : "dialog"}
      ref={ref}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
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
    </dialog>
  );
}
