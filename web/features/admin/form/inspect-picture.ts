// Looks at a picture before it travels: what cannot be used is said at once, and what can is shown at once.
import { maxUploadBytes, uploadTypes } from "../../../../api/pictures/limits.ts";

export type PictureRefusal = "kind" | "size" | "unreadable";

const accepted: readonly string[] = uploadTypes;
export const acceptedTypes = accepted.join(",");

/** Half a small master: enough to be looked at in a form, and light enough to be kept beside unsaved text. */
const [width, height] = [720, 480];

/** A small copy, cut to the shape of all pictures; or why this is none that can be used. */
export async function inspectPicture(file: Blob): Promise<{ thumbnail: string } | { refusal: PictureRefusal }> {
  if (!accepted.includes(file.type)) return { refusal: "kind" };
  if (file.size > maxUploadBytes) return { refusal: "size" };
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { refusal: "unreadable" };
  try {
    return { thumbnail: thumbnailOf(picture) };
  } finally {
    picture.close();
  }
}

function thumbnailOf(picture: ImageBitmap): string {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const scale = Math.max(width / picture.width, height / picture.height);
  const [shownWidth, shownHeight] = [picture.width * scale, picture.height * scale];
  canvas
    .getContext("2d")
    ?.drawImage(picture, (width - shownWidth) / 2, (height - shownHeight) / 2, shownWidth, shownHeight);
  return canvas.toDataURL("image/webp", 0.8);
}
