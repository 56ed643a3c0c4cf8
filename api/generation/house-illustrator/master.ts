import sharp from "sharp";
import { AppError } from "../../platform/errors.ts";
import { webpWithin } from "../../platform/webp.ts";
import { maxPictureBytes } from "../model.ts";
import { H, W } from "./places/stage.ts";

/** Below that it would show. */
const qualities = [80, 74, 68, 62, 56, 50];

// The IPTC's word for "created purely by an algorithm not based on any sampled training data". Pictures by a trained
// model are `trainedAlgorithmicMedia`; the house has none.
const digitalSourceType = "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia";

/** Says in the picture itself how it was made. No dates: the same picture must be the same bytes. */
const disclosure =
  '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"' +
  ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"' +
  ` xmp:CreatorTool="Mruk" Iptc4xmpExt:DigitalSourceType="${digitalSourceType}"/>` +
  '</rdf:RDF></x:xmpmeta><?xpacket end="w"?>';

/** Encodes printed pixels (red, green, blue) as the master WebP, in the best quality that keeps it small enough. */
export async function masterOf(pixels: Uint8Array): Promise<Uint8Array> {
  const sheet = sharp(pixels, { raw: { width: W, height: H, channels: 3 } }).withXmp(disclosure);
  const master = await webpWithin(sheet, { mostBytes: maxPictureBytes, qualities });
  if (master) return master;
  throw new AppError(
    "PICTURE_REJECTED",
    `The picture does not fit into ${maxPictureBytes / 1000} kB at any decent quality.`,
  );
}
