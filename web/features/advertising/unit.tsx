import { useEffect, useRef, useState } from "react";

type Queue = object[] & { requestNonPersonalizedAds?: 1 };
declare global {
  interface Window {
    adsbygoogle?: Queue;
  }
}

const network = "https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js";

/** One of the network's units. The first visible unit brings the script; React adds it to a page once. */
export function Unit({ client, unit }: { client: string; unit: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);

  // The network cannot fill an element without width, such as the tall slot on a small screen.
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

/** Asks the network to fill one more slot. */
function fillNext() {
  window.adsbygoogle ??= [];
  window.adsbygoogle.requestNonPersonalizedAds = 1;
  try {
    window.adsbygoogle.push({});
  } catch (error) {
    // This calls the network's own script, whose errors must not break the page.
    console.warn("An advertisement could not be shown:", error);
  }
}
