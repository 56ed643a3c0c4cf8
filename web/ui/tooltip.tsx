import { type ReactNode, useEffect, useRef, useState } from "react";

const openDelay = 700;
/** A tooltip that follows another within this time opens without a delay. */
const skipDelay = 300;
let closedAt = Number.NEGATIVE_INFINITY;

/**
 * A text under a control, shown on hover and keyboard focus. Never the control's only name, because touch and screen readers
 * do not get it.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hide = () => {
    clearTimeout(timer.current);
    // Set synchronously, because the next control may be entered before React renders.
    if (open) closedAt = performance.now();
    setOpen(false);
  };
  const show = () => {
    clearTimeout(timer.current);
    const waits = performance.now() - closedAt > skipDelay;
    timer.current = setTimeout(() => setOpen(true), waits ? openDelay : 0);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && setOpen(false);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only looks on; the control inside is what is interactive
    <span
      className="tip"
      onPointerEnter={({ pointerType }) => pointerType !== "touch" && show()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(":focus-visible") && show()}
      onBlur={hide}
    >
      {children}
      {open && (
        <span className="tip__text" role="tooltip">
          {text}
        </span>
      )}
    </span>
  );
}
