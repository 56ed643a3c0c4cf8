import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Picture } from "#api/images/model.ts";
import { hiddenPictureQuery, isHidden } from "#web/features/admin/hidden-picture.ts";
import { faultOf } from "../faults.ts";
import { useForm } from "../form-state.ts";

const pause = 500;
/** Its width in the preview. */
const width = 960;

/**
 * The picture to show; null if there is none, or none yet. One that is being uploaded comes first. The library's own pictures
 * may still be hidden from readers, so they are fetched with the administrator's token.
 */
export function usePictureShown(uploading: string | null = null): Picture | null {
  const { target, post, values, fresh } = useForm();
  const picture = pictureOf(useSettled(values.imageUrl), post);
  const isFresh = fresh?.imageUrl === values.imageUrl;
  const own = !isFresh && uploading === null && picture !== null && isHidden(picture);
  // A draft's own picture lies beside it; its address leads to the slot's story.
  const isDrafts = target.kind === "draft" && picture?.imageUrl === `/images/${target.id}.webp`;
  const query = hiddenPictureQuery(picture ?? { imageUrl: "" }, width, isDrafts);
  const { data, error } = useQuery({ ...query, enabled: own });
  if (uploading !== null) return { imageUrl: uploading };
  if (isFresh) return { imageUrl: fresh.thumbnail };
  if (!own) return picture;
  if (data === undefined && !error) return null;
  // An empty data address fails to load, and so shows the picture as missing.
  return { imageUrl: data ?? "data:," };
}

function pictureOf(imageUrl: string, post: Picture | null): Picture | null {
  if (faultOf("imageUrl", imageUrl) !== null) return null;
  return post?.imageUrl === imageUrl ? post : { imageUrl };
}

/** The text once typing has paused, because half an address cannot be fetched. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
