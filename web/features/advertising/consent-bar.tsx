import { showsAdvertising } from "#api/advertising/model.ts";
import { usePage } from "#web/app/page.ts";
import { advertisingParts } from "./parts.ts";

/** Asks for consent if the site has advertising. */
export function ConsentBar() {
  return showsAdvertising(usePage().site.advertising) ? <Bar /> : null;
}

function Bar() {
  const { ConsentQuestion } = advertisingParts.usePart("advertising");
  return <ConsentQuestion />;
}
