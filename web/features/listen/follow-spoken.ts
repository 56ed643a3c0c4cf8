// Keeps in view what is spoken, unless the reader has scrolled to something else.

/** The room in pixels that a sentence keeps from the header and the player. */
const margin = 20;
const scrollKeys = ["PageUp", "PageDown", "Home", "End", "ArrowUp", "ArrowDown", " "];

/** What is seen of the page, between the header and the player, in pixels from the window's top. */
function seenPart(player: Element | null): { top: number; bottom: number } {
  const header = document.querySelector(".header")?.getBoundingClientRect().bottom ?? 0;
  const box = player?.getBoundingClientRect();
  const isAbove = box !== undefined && box.bottom < window.innerHeight / 2;
  return {
    top: Math.max(header, isAbove ? box.bottom : 0) + margin,
    bottom: (isAbove ? window.innerHeight : (box?.top ?? window.innerHeight)) - margin,
  };
}

export function followSpoken(player: Element | null) {
  let isFollowing = true;
  const ends = new AbortController();
  const leave = () => {
    isFollowing = false;
  };
  const on = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { passive: true, signal: ends.signal });
  on("wheel", leave);
  on("touchmove", leave);
  on("keydown", (event) => {
    const isOurs = event.target instanceof Node && player?.contains(event.target);
    if (!isOurs && event instanceof KeyboardEvent && scrollKeys.includes(event.key)) leave();
  });
  // The scroll bar belongs to no other element.
  on("pointerdown", ({ target }) => target === document.documentElement && leave());

  return {
    /** Scrolls as far as needed; from then on again, too, once the reader has come back to it. */
    show({ top, bottom, height }: DOMRect) {
      const seen = seenPart(player);
      if (top >= seen.top && bottom <= seen.bottom) isFollowing = true;
      else if (isFollowing) {
        const isBelow = bottom > seen.bottom && height < seen.bottom - seen.top;
        const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
        window.scrollBy({
          top: isBelow ? bottom - seen.bottom : top - seen.top,
          behavior: isStill ? "instant" : "smooth",
        });
      }
    },
    /** The reader has asked for another sentence, and wants to see it. */
    comeBack() {
      isFollowing = true;
    },
    close: () => ends.abort(),
  };
}
