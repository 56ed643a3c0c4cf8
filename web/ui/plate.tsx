import { useState } from "react";
import { type Picture, pictureAddress, pictureSrcset } from "#api/images/model.ts";

/** Neighbouring pictures have different edges. */
export const cutOf = (index: number) => (index % 2 ? "plate--b" : "");

/** A story's picture. `sizes` says its width, so that the browser fetches no more than it needs. */
export function Plate({
  post,
  alt,
  sizes,
  cut = "",
  eager = false,
}: {
  post: Picture;
  alt: string;
  sizes: string;
  cut?: string;
  eager?: boolean;
}) {
  const [missing, setMissing] = useState(false);
  if (missing) return <MissingPlate cut={cut} alt={alt} />;
  return (
    <div className={`plate ${cut}`}>
      <img
        src={pictureAddress(post, 960)}
        srcSet={pictureSrcset(post)}
        sizes={sizes}
        width="1536"
        height="1024"
        alt={alt}
        decoding="async"
        {...(eager ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
        onError={() => setMissing(true)}
        // A picture that failed before hydration fires no event any more.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setMissing(true);
        }}
      />
    </div>
  );
}

/** The placeholder for a missing picture: the silhouette of a head. */
function MissingPlate({ cut, alt }: { cut: string; alt: string }) {
  return (
    <div className={`plate plate--missing ${cut}`} role="img" aria-label={alt}>
      <svg viewBox="0 0 64 64" fill="currentColor" aria-hidden="true">
        <path d="M9.2 38.5C7.4 33 8 27 11.2 22.5L10.3 8.6c-.1-2.4 2.1-3.4 4-2l11 8.3c4.3-1.2 9.1-1.2 13.4 0l11-8.3c1.9-1.4 4.1-.4 4 2l-.6 13.9c3.2 4.5 3.8 10.5 2 16-3.2 8-11.7 13.5-23.1 13.5S12.4 46.5 9.2 38.5z" />
      </svg>
    </div>
  );
}
