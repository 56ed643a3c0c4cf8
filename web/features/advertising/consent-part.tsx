import { showsAdvertising } from "#api/advertising/model.ts";
import { usePage } from "#web/app/page.ts";
import { advertisingParts } from "./parts.ts";

type Part = "ConsentQuestion" | "ConsentChoices";

/** A part of the consent to advertising, on a site that has any. */
export function Consent({ part }: { part: Part }) {
  return showsAdvertising(usePage().site.advertising) ? <Shown part={part} /> : null;
}

function Shown({ part }: { part: Part }) {
  const Shown = advertisingParts.usePart("advertising")[part];
  return <Shown />;
}
