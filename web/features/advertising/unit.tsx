import { useEffect, useRef, useState } from "react";

type Queue = object[] & { requestNonPersonalizedAds?: 1 };
declare global {
  interface Window {
    adsbygoogle?: Queue;
  }
}

const network = "https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js";

/** One of the network's units. Its script comes with the first unit that is really shown; React adds it to a page once. */
export function Unit({ client, unit }: { client: string; unit: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);

  // The network cannot fill what has no width, such as the tall place on a small screen.
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry?.contentRect.width) return;
      observer.disconnect();
      setShown(true);
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (shown) fillNext();
  }, [shown]);
  return (
    <div className="ad__unit" ref={frame}>
      {shown && (
        <>
          <script async src={`${network}?client=${client}`} crossOrigin="anonymous" />
          <ins className="adsbygoogle" data-ad-client={client} data-ad-slot={unit} />
        </>
      )}
    </div>
  );
}

/** Tells the network that one more place waits to be filled. */
function fillNext() {
  window.adsbygoogle ??= [];
  window.adsbygoogle.requestNonPersonalizedAds = 1;
  try {
    window.adsbygoogle.push({});
  } catch (error) {
    // The network's own script runs here; what ails it must not take the page down.
    console.warn("An advertisement could not be shown:", error);
  }
}
