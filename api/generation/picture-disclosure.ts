import { escapeXml } from "#api/platform/xml.ts";

// IPTC's terms for a picture's origin: a program without training data, or a trained model.
const sourceTypes = {
  algorithm: "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia",
  "trained model": "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia",
} as const;

/** The picture's illustrator, for its metadata. */
export type Drawn = { by: "algorithm" } | { by: "trained model"; model: string; storyId: string };

/**
 * The XMP in which a picture discloses its origin, with further properties of it as XML (`faceRegion`). No dates: the
 * same picture must be the same bytes.
 */
export function disclosure(drawn: Drawn, further = ""): string {
  const own =
    drawn.by === "algorithm"
      ? ""
      : ` Iptc4xmpExt:AISystemUsed="${escapeXml(drawn.model)}"` +
        ` xmlns:dc="http://purl.org/dc/elements/1.1/" dc:identifier="${escapeXml(drawn.storyId)}"`;
  return (
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"' +
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"' +
    ` xmp:CreatorTool="Mruk" Iptc4xmpExt:DigitalSourceType="${sourceTypes[drawn.by]}"${own}>${further}</rdf:Description>` +
    '</rdf:RDF></x:xmpmeta><?xpacket end="w"?>'
  );
}
