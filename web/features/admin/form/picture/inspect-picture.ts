// Checks a picture before it is uploaded, and makes the thumbnail that the form shows meanwhile.
import { maxUploadBytes, uploadTypes } from "#api/images/uploads/limits.ts";

export type PictureRefusal = "kind" | "size" | "unreadable";

const accepted: readonly string[] = uploadTypes;
export const acceptedTypes = accepted.join(",");

/** Half the size of a small master: sharp enough for a form, small enough to keep beside a draft. */
const [width, height] = [720, 480];

/** A thumbnail in the site's aspect ratio, or the reason why the file is refused. */
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
