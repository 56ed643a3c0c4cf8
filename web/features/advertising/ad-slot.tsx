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

/** A place for an advertisement. It takes no room where there is no unit for it, or no consent. */
export function AdSlot({ place }: { place: AdPlace }) {
  const { advertising } = usePage().site;
  const unit = advertising?.units[place];
  if (!advertising || unit === undefined) return null;
  return (
    <div className={`ad ad--${shapes[place]}`}>
      <Advertisement client={advertising.client} unit={unit} />
    </div>
  );
}

function Advertisement(props: { client: string; unit: string }) {
  const { Advertisement: Part } = advertisingParts.usePart("advertising");
  return <Part {...props} />;
}
