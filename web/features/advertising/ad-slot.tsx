import type { AdPlace } from "#api/advertising/model.ts";
import { usePage } from "#web/app/page.ts";
import { advertisingParts } from "./parts.ts";

const shapes = {
  top: "banner",
  side: "tall",
  bottom: "banner",
  "story-top": "box",
  "story-end": "banner",
} satisfies Record<AdPlace, string>;

/** An advertisement, or the tiles where there is none. */
export function AdSlot({ place }: { place: AdPlace }) {
  const { advertising } = usePage().site;
  const unit = advertising?.units[place];
  const shape = shapes[place];
  if (!advertising || unit === undefined) return <div className={`tiles tiles--${shape}`} aria-hidden="true" />;
  return (
    <div className={`ad ad--${shape}`}>
      <Advertisement client={advertising.client} unit={unit} />
    </div>
  );
}

function Advertisement(props: { client: string; unit: string }) {
  const { Advertisement: Part } = advertisingParts.usePart("advertising");
  return <Part {...props} />;
}
