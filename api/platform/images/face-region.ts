import { z } from "zod";
import type { Place } from "./find-cat.ts";

// Where the face is, in a picture's XMP, as "Guidelines for Handling Image Metadata" (Metadata Working Group, 2.0,
// section 5.9) have it: the centre and the size in fractions of the picture.

/** The head from the ears to the collar: its centre, which lies between the eyes, and its size, in fractions of the picture. */
export type Face = Place & { width: number; height: number };

const four = (value: number) => value.toFixed(4);

/** The region as properties of an `rdf:Description`. */
export const faceRegion = ({ x, y, width, height }: Face, size: { width: number; height: number }): string =>
  '<mwg-rs:Regions xmlns:mwg-rs="http://www.metadataworkinggroup.com/schemas/regions/"' +
  ' xmlns:stArea="http://ns.adobe.com/xmp/sType/Area#" xmlns:stDim="http://ns.adobe.com/xap/1.0/sType/Dimensions#"' +
  ' rdf:parseType="Resource">' +
  `<mwg-rs:AppliedToDimensions stDim:w="${size.width}" stDim:h="${size.height}" stDim:unit="pixel"/>` +
  '<mwg-rs:RegionList><rdf:Bag><rdf:li rdf:parseType="Resource"><mwg-rs:Name>Mruk</mwg-rs:Name>' +
  `<mwg-rs:Type>Pet</mwg-rs:Type><mwg-rs:Area stArea:x="${four(x)}" stArea:y="${four(y)}"` +
  ` stArea:w="${four(width)}" stArea:h="${four(height)}" stArea:unit="normalized"/>` +
  "</rdf:li></rdf:Bag></mwg-rs:RegionList></mwg-rs:Regions>";

const area = /<mwg-rs:Area stArea:x="([^"]*)" stArea:y="([^"]*)" stArea:w="([^"]*)" stArea:h="([^"]*)"/;
const Fraction = z.coerce.number().min(0).max(1);
const Area = z.tuple([Fraction, Fraction, Fraction, Fraction]);

/** The face that a picture's XMP names, if its illustrator wrote one. */
export function faceIn(xmp: string | undefined): Face | undefined {
  const { data } = Area.safeParse(area.exec(xmp ?? "")?.slice(1));
  if (data === undefined) return undefined;
  const [x, y, width, height] = data;
  return { x, y, width, height };
}

/** The XMP for a part of the picture, in which the region would be somewhere else. */
export const withoutRegion = (xmp: string): string => xmp.replace(/<mwg-rs:Regions[\s\S]*<\/mwg-rs:Regions>/, "");
