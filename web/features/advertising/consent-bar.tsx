import { showsAdvertising } from "../../../api/advertising/model.ts";
import { usePage } from "../../app/page.ts";
import { advertisingParts } from "./parts.ts";

/** Where there is advertising, its readers are asked for their consent. */
export function ConsentBar() {
  return showsAdvertising(usePage().site.advertising) ? <Bar /> : null;
}

function Bar() {
  const { ConsentQuestion } = advertisingParts.usePart("advertising");
  return <ConsentQuestion />;
}
