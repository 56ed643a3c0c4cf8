import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Picture } from "../../../../api/images/model.ts";
import { hiddenPictureQuery, isHidden } from "../hidden-picture.ts";
import { faultOf } from "./faults.ts";
import { useForm } from "./form-state.ts";

const pause = 500;
/** As wide as it stands in the preview. */
const width = 960;

/**
 * The picture as it is to be shown; null where there is none, or none yet. What is on its way comes first. The library's own
 * may be hidden from readers still, so they are fetched with the administrator's token.
 */
export function usePictureShown(onItsWay: string | null = null): Picture | null {
  const { post, values, fresh } = useForm();
  const picture = pictureOf(useSettled(values.imageUrl), post);
  const isFresh = fresh?.imageUrl === values.imageUrl;
  const own = !isFresh && onItsWay === null && picture !== null && isHidden(picture);
  const { data, error } = useQuery({ ...hiddenPictureQuery(picture ?? { imageUrl: "" }, width), enabled: own });
  if (onItsWay !== null) return { imageUrl: onItsWay };
  if (isFresh) return { imageUrl: fresh.thumbnail };
  if (!own) return picture;
  if (data === undefined && !error) return null;
  // An empty address shows as a picture that is missing.
  return { imageUrl: data ?? "data:," };
}

function pictureOf(imageUrl: string, post: Picture | null): Picture | null {
  if (faultOf("imageUrl", imageUrl) !== null) return null;
  return post?.imageUrl === imageUrl ? post : { imageUrl };
}

/** A text once nobody types in it any more: half an address is asked for in vain. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
