import { useQuery } from "@tanstack/react-query";
import { type Picture, pictureAddress } from "#api/images/model.ts";
import { Plate } from "#web/ui/plate.tsx";
import { hiddenPictureQuery, isHidden } from "./hidden-picture.ts";

type Props = {
  post: Picture;
  /** Whether the picture is public, and so can be fetched without a token. */
  isPublic: boolean;
  isDraft?: boolean;
  cut?: string;
};

/** A post's thumbnail. The title stands beside it, so it needs no text alternative. */
export function AdminPlate({ post, isPublic, isDraft, cut = "" }: Props) {
  const hidden = !isPublic && isHidden(post);
  const { data: dataAddress, isPending } = useQuery({ ...hiddenPictureQuery(post, 320, isDraft), enabled: hidden });
  if (hidden && isPending) return <div className={`plate sk ${cut}`} />;
  // Shows the fetched picture; after a failure, the picture counts as missing.
  const shown = hidden ? { imageUrl: dataAddress ?? "data:," } : post;
  return <Plate key={pictureAddress(shown)} post={shown} alt="" sizes="132px" cut={cut} />;
}
