import { useEffect, useState } from "react";
import type { Picture } from "../../../../api/images/model.ts";
import { faultOf } from "./faults.ts";
import { useForm } from "./writing.ts";

const pause = 500;

/** The picture as it is to be shown; null where there is no address yet. What is on its way comes first. */
export function usePictureShown(onItsWay: string | null = null): Picture | null {
  const { post, values, fresh } = useForm();
  const address = useSettled(values.imageUrl);
  if (onItsWay !== null) return { imageUrl: onItsWay };
  if (fresh && fresh.imageUrl === values.imageUrl) return { imageUrl: fresh.thumbnail };
  if (faultOf("imageUrl", address) !== null) return null;
  const isKnown = post?.imageUrl === address;
  return { imageUrl: address, ...(isKnown && post.imageHash !== undefined && { imageHash: post.imageHash }) };
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
