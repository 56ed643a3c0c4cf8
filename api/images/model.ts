// The addresses of pictures. The module has no heavy imports, so that pages can share it.

/** The widths that are served, in pixels. */
export const pictureWidths = [320, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** A master's size: every picture has this shape, so pages can reserve its place. */
export const masterSize = { width: 1536, height: 1024 } as const;

/** The formats that are served, browsers' preferred one first. */
export const pictureFormats = ["avif", "webp", "jpeg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];
export const mediaTypes = { avif: "image/avif", webp: "image/webp", jpeg: "image/jpeg" } as const satisfies Record<
  PictureFormat,
  string
>;

/** A part of a picture in another shape: upright as a film, with the whole face in it. */
export const pictureCrops = ["upright"] as const;
export type PictureCrop = (typeof pictureCrops)[number];

/** A story's description of its picture. */
export type Picture = { imageUrl: string; imageHash?: string | undefined };

/** Whether the picture is served by this site, and so in every width; nothing is known about others. */
const isOurs = ({ imageUrl }: Picture) => /^\/images\/[^/?#]+\.webp$/.test(imageUrl);

/**
 * The address of a picture in a width; without one, of the stored picture. `as` requests a format for programs that
 * accept anything and support little, as mail programs do; `crop` requests a part. Both need a width.
 */
export function pictureAddress(
  picture: Picture,
  width?: PictureWidth,
  version: { as?: "jpeg"; crop?: PictureCrop } = {},
): string {
  if (!isOurs(picture)) return picture.imageUrl;
  const query = new URLSearchParams(width === undefined ? {} : { w: String(width), ...version });
  // An address with the content's hash may be cached for ever.
  if (picture.imageHash !== undefined) query.set("v", picture.imageHash);
  return query.size > 0 ? `${picture.imageUrl}?${query}` : picture.imageUrl;
}

/** The address of the picture that a film shows before it is played; a picture elsewhere cannot be cropped. */
export const posterAddress = (picture: Picture): string => pictureAddress(picture, 640, { crop: "upright" });

/** The `srcset`: every width with its address; undefined for a picture elsewhere. */
export function pictureSrcset(picture: Picture): string | undefined {
  if (!isOurs(picture)) return undefined;
  return pictureWidths.map((width) => `${pictureAddress(picture, width)} ${width}w`).join(", ");
}
