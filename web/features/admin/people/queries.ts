import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { ListedAccount, ListedInvitation, OwnEmail, OwnSession } from "#api/access/model.ts";
import type { ListedPasskey } from "#api/access/passkeys/model.ts";
import { type Call, callAdmin, fetchAdmin } from "../call.ts";
import { useFailureToast } from "../failure-words.ts";

const key = ["people"] as const;

const answerOf = <Answer>(name: string) =>
  queryOptions({
    queryKey: [...key, name] as const,
    queryFn: ({ signal }) => fetchAdmin<Answer>(`/api/admin/${name}`, { failure: "people", signal }),
    staleTime: 0,
  });

const listOf = <Item>(name: string) => answerOf<Item[]>(name);

export const sessionsQuery = listOf<z.infer<typeof OwnSession>>("sessions");
export const passkeysQuery = listOf<ListedPasskey>("me/passkeys");
export const recoveryCodesQuery = answerOf<{ left: number }>("me/recovery-codes");
export const ownEmailQuery = answerOf<z.infer<typeof OwnEmail>>("me/email");
export const accountsQuery = listOf<ListedAccount>("accounts");
export const invitationsQuery = listOf<ListedInvitation>("invitations");

type Change = Pick<Call, "method" | "body"> & { address: string };

/** Changes something about people and loads the lists again; a failure is shown. */
export function usePeopleChange() {
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ address, ...call }: Change) =>
      callAdmin(`/api/admin/${address}`, { failure: "peopleChange", ...call }).then((answer) => answer.json()),
    onError: (error) => showFailure(error),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  return {
    isPending,
    /** Resolves with the answer; null after a failure. */
    change: (change: Change): Promise<unknown> => mutateAsync(change).catch(() => null),
  };
}
