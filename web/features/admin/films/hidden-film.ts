// Films and narrations of stories that are not out yet: the site hides them, so the panel fetches them with its token.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callAdmin, type FailedCall } from "../call.ts";

/** Only the site's own files can be hidden. */
const isOwn = (address: string) => address.startsWith("/media/");

const hiddenFileQuery = (address: string, failure: FailedCall) =>
  queryOptions({
    queryKey: ["/api/admin/media", address] as const,
    queryFn: async ({ signal }) => (await callAdmin(`/api/admin${address}`, { failure, signal })).blob(),
    // The file is large: it is forgotten when its dialog closes.
    gcTime: 0,
    retry: false,
  });

/** An address from which the page can play this file: its own if it is public, else one of the fetched bytes. */
export function usePlayable(
  address: string,
  { isPublic, failure = "film" }: { isPublic: boolean; failure?: FailedCall },
) {
  const isHidden = isOwn(address) && !isPublic;
  const query = useQuery({ ...hiddenFileQuery(address, failure), enabled: isHidden });
  const [local, setLocal] = useState<string | null>(null);
  useEffect(() => {
    if (!query.data) return;
    const made = URL.createObjectURL(query.data);
    setLocal(made);
    return () => URL.revokeObjectURL(made);
  }, [query.data]);
  return { source: isHidden ? local : address, query, isHidden };
}
