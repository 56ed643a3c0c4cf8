import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#web/ui/icons.tsx";
import {
  dismissToast,
  pauseToast,
  recallToast,
  resumeToast,
  swipeThreshold,
  type Toast,
  toastHotkey,
  useShownToast,
} from "#web/ui/toast.ts";

/** The time in milliseconds for which a new live region stays empty. */
const unknownFor = 100;

/**
 * Shows toasts, one at a time. The two live regions exist before their texts, because screen readers only announce changes
 * inside a region they know.
 */
export function Toaster() {
  const { t } = useTranslation();
  const [known, setKnown] = useState(false);
  const shown = useShownToast();
  const toast = known ? shown : null;
  const area = useRef<HTMLElement>(null);
  const [pointed, setPointed] = useState(false);
  const focus = useVisitingFocus(area);
  const pageHidden = usePageHidden();
  const held = pointed || focus.inside || pageHidden;
  const destructive = toast?.kind === "destructive";

  useHotkey(area);
  useEffect(() => {
    const timer = setTimeout(setKnown, unknownFor, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!toast || !held) return;
    pauseToast();
    return resumeToast;
  }, [toast, held]);

  const close = () => {
    focus.leave();
    setPointed(false);
    dismissToast();
  };
  const act = () => {
    close();
    toast?.action?.press();
  };
  return (
    <section
      className="toasts"
      ref={area}
      aria-label={t("toast.area", { hotkey: toastHotkey })}
      tabIndex={-1}
      {...focus.handlers}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // A dialog that contains the area must not close.
        event.preventDefault();
        close();
      }}
    >
      <div
        className={toast ? `toast ${destructive ? "toast--bad" : ""}` : undefined}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        {...useSwipe(close)}
      >
        {toast && <Icon name={destructive ? "warning" : "done"} />}
        <div>
          <div role="status">{!destructive && <Words of={toast} />}</div>
          <div role="alert">{destructive && <Words of={toast} />}</div>
          {toast?.action && (
            <button className="btn btn--quiet btn--s" type="button" onClick={act}>
              {toast.action.label}
            </button>
          )}
        </div>
        {toast && (
          <button className="icon-btn" type="button" aria-label={t("toast.close")} onClick={close}>
            <Icon name="close" />
          </button>
        )}
      </div>
    </section>
  );
}

function Words({ of: toast }: { of: Toast | null }) {
  if (!toast) return null;
  return (
    <>
      <strong>{toast.title}</strong>
      {toast.description && <p>{toast.description}</p>}
    </>
  );
}

/** The hotkey focuses the area from anywhere, and brings back a toast that has just gone. */
function useHotkey(area: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== toastHotkey) return;
      recallToast();
      area.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [area]);
}

/** Whether the focus is in the area; on leaving it returns to where it was. */
function useVisitingFocus(area: RefObject<HTMLElement | null>) {
  const [inside, setInside] = useState(false);
  const cameFrom = useRef<EventTarget>(null);
  const isInside = (target: EventTarget | null) => target instanceof Node && area.current?.contains(target) === true;
  return {
    inside,
    leave() {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement) || !isInside(activeElement)) return;
      activeElement.blur();
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    },
    handlers: {
      onFocus({ relatedTarget }: FocusEvent) {
        setInside(true);
        if (!isInside(relatedTarget)) cameFrom.current = relatedTarget;
      },
      onBlur({ relatedTarget }: FocusEvent) {
        setInside(isInside(relatedTarget));
      },
    },
  };
}

const onVisibility = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};

const usePageHidden = () =>
  useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );

/** The toast follows the finger to the right; far enough and it is dismissed, else it springs back. */
function useSwipe(swiped: () => void) {
  const start = useRef<number | null>(null);
  const distance = ({ clientX }: PointerEvent) => (start.current === null ? 0 : Math.max(0, clientX - start.current));
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // Capturing the pointer would keep the click from the button.
      if (event.target instanceof Element && event.target.closest("button")) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.style.transition = "none";
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current !== null) event.currentTarget.style.translate = `${distance(event)}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (distance(event) > swipeThreshold) swiped();
    },
    onLostPointerCapture(event: PointerEvent<HTMLElement>) {
      start.current = null;
      event.currentTarget.style.cssText = "";
    },
  };
}
