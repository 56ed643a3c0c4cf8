import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CrashBoundary } from "./crash-boundary.tsx";

const loads: (() => Promise<unknown>)[] = [];

/** Loads all late parts of the pages that are loaded, so that the server can render them. */
export const loadLateParts = () => Promise.all(loads.map((load) => load()));

/**
 * A part of a page whose code a browser loads after the page's. Until it has come, and where it does not, the part stands as the
 * server wrote it, links and forms as without scripts; a button that is pressed meanwhile is pressed once the part is alive. If it
 * fails, the rest of the page stays.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  async function loadOnce() {
    loaded = await load();
    return loaded;
  }
  loads.push(loadOnce);

  return function Late(props: Props) {
    const [first] = useState(props);
    const [Part, setPart] = useState(() => loaded);
    const written = useRef<HTMLDivElement>(null);
    const alive = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (Part) return;
      const pressed = notePresses(written.current);
      const show = (part: ComponentType<Props>) => {
        if (isBegun(written.current)) return;
        const focused = controlsOf(written.current).findIndex((control) => control.matches(":focus"));
        // Shown at once, so that nobody types between the look at the fields and the change.
        flushSync(() => setPart(() => part));
        const controls = controlsOf(alive.current);
        controls[focused]?.focus({ preventScroll: true });
        for (const place of pressed) controls[place]?.click();
      };
      loadOnce().then(show, console.warn);
    }, [Part]);
    if (!Part) {
      // React leaves alone what the server wrote here. A suspended part would have every change of the page wait for it.
      const key = areEqual(first, props) ? "written" : "none";
      return (
        <div
          key={key}
          ref={written}
          className="late"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
          dangerouslySetInnerHTML={nothing}
        />
      );
    }
    return (
      <div key="alive" ref={alive} className="late">
        <CrashBoundary fallback={null}>
          <Suspense>
            <Part {...props} />
          </Suspense>
        </CrashBoundary>
      </div>
    );
  };
}

const nothing = { __html: "" };

const areEqual = <Props extends object>(first: Props, now: Props) =>
  Object.entries(now).every(([name, value]) => Object.is(value, Reflect.get(first, name)));

/** What a reader presses, in its order, which is the same once the part is alive. */
const controlsOf = (part: Element | null) => [...(part?.querySelectorAll<HTMLElement>("a, button") ?? [])];

/** The places of the buttons that are pressed before the part can answer; one that is pressed twice is let go. */
function notePresses(part: HTMLElement | null): Set<number> {
  const pressed = new Set<number>();
  part?.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[type=button]") : null;
    const place = button ? controlsOf(part).indexOf(button) : -1;
    if (button && !pressed.delete(place)) pressed.add(place);
  });
  return pressed;
}

/** Whether somebody is filling in a field, which a part that comes alive would empty. */
function isBegun(part: Element | null): boolean {
  const fields = [...(part?.querySelectorAll("input") ?? [])];
  return fields.some((field) => field === document.activeElement || field.value !== field.defaultValue);
}
