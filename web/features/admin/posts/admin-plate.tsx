import { useQuery } from "@tanstack/react-query";
import { type Picture, pictureAddress } from "../../../../api/images/model.ts";
import { Plate } from "../../../ui/plate.tsx";
import { hiddenPictureQuery, isHidden } from "../hidden-picture.ts";

type Props = {
  post: Picture;
  /** Whether readers may see it already: then it is fetched as they would. */
  isPublic: boolean;
  cut?: string;
};

/** A post's picture, small. It stands beside the title, so it says nothing more to those who listen. */
export function AdminPlate({ post, isPublic, cut = "" }: Props) {
  const hidden = !isPublic && isHidden(post);
  const { data: dataAddress, isPending } = useQuery({ ...hiddenPictureQuery(post, 320), enabled: hidden });
  if (hidden && isPending) return <div className={`plate sk ${cut}`} />;
  // What came is put in the picture's place; what did not come shows as a picture that is missing.
  const shown = hidden ? { imageUrl: dataAddress ?? "data:," } : post;
  return <Plate key={pictureAddress(shown)} post={shown} alt="" sizes="132px" cut={cut} />;
}
