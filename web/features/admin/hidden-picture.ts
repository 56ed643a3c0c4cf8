// Pictures of unpublished stories and drafts: the site hides them, so the panel fetches them with its token.
import { queryOptions } from "@tanstack/react-query";
import { type Picture, type PictureWidth, pictureAddress } from "#api/images/model.ts";
import { callAdmin } from "./call.ts";

/** Only the library's own pictures can be hidden. */
export const isHidden = ({ imageUrl }: Picture) => /^\/images\/[^/?#]+\.webp$/.test(imageUrl);

/** A hidden picture as a `data:` address. One that cannot be fetched shows as missing. */
export const hiddenPictureQuery = (picture: Picture, width: PictureWidth, isDraft = false) =>
  queryOptions({
    queryKey: ["/api/admin/images", isDraft, picture.imageUrl, picture.imageHash ?? "", width] as const,
    queryFn: async ({ signal }) => {
      const path = pictureAddress(picture, width);
      const address = `/api/admin${isDraft ? path.replace("/images/", "/draft-images/") : path}`;
      const response = await callAdmin(address, { signal });
      return dataAddress(await response.blob());
    },
    gcTime: 60_000,
  });

const dataAddress = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("The picture could not be read."));
    reader.readAsDataURL(blob);
  });
