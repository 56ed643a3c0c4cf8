// Pictures of stories that are not out yet: the site hides them from everybody, so the panel fetches them with its token.
import { queryOptions } from "@tanstack/react-query";
import { type Picture, type PictureWidth, pictureAddress } from "../../../api/images/model.ts";
import { callAdmin } from "./call.ts";

/** Only the pictures of the library itself are ever hidden. */
export const isHidden = ({ imageUrl }: Picture) => /^\/images\/[^/?#]+\.webp$/.test(imageUrl);

/** A picture that cannot be had shows as one that is missing. */
const unsaid = { failure: "No picture", noToken: "Nobody is signed in" };

/** Such a picture as a `data:` address. */
export const hiddenPictureQuery = (picture: Picture, width: PictureWidth) =>
  queryOptions({
    queryKey: ["/api/admin/images", picture.imageUrl, picture.imageHash ?? "", width] as const,
    queryFn: async ({ signal }) => {
      const address = `/api/admin${pictureAddress(picture, width)}`;
      const response = await callAdmin(address, { ...unsaid, signal });
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
