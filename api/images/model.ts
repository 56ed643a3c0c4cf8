// How pictures are asked for. No imports that weigh anything, so that pages can share it for nothing.

/** The widths that are served, in pixels. */
export const pictureWidths = [320, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** A master's size: every picture has this shape, so pages can reserve its place. */
export const masterSize = { width: 1536, height: 1024 } as const;

/** The formats that are served, the one that browsers should rather take first. */
export const pictureFormats = ["avif", "webp", "jpeg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];
export const mediaTypes = { avif: "image/avif", webp: "image/webp", jpeg: "image/jpeg" } as const satisfies Record<
  PictureFormat,
  string
>;

/** What a story tells of its picture. */
export type Picture = { imageUrl: string; imageHash?: string | undefined };

/** Pictures of this site can be had in every width; for others nothing is known. */
const isOurs = ({ imageUrl }: Picture) => /^\/images\/[^/?#]+\.webp$/.test(imageUrl);

/**
 * The address of a picture in a width; without one, of the picture as it is kept. `as` names its format for programs that take
 * anything and show little, as mail programs do.
 */
export function pictureAddress(picture: Picture, width?: PictureWidth, { as }: { as?: "jpeg" } = {}): string {
  if (!isOurs(picture)) return picture.imageUrl;
  const query = new URLSearchParams();
  if (width !== undefined) query.set("w", String(width));
  if (as !== undefined) query.set("as", as);
  // Under its hash a picture may be cached for good.
  if (picture.imageHash !== undefined) query.set("v", picture.imageHash);
  return query.size > 0 ? `${picture.imageUrl}?${query}` : picture.imageUrl;
}

/** For `srcset`: every width with its address; nothing for a picture that lies elsewhere. */
export function pictureSrcset(picture: Picture): string | undefined {
  if (!isOurs(picture)) return undefined;
  return pictureWidths.map((width) => `${pictureAddress(picture, width)} ${width}w`).join(", ");
}
