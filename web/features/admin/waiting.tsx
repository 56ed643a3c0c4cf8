import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Icon } from "#web/ui/icons.tsx";
import { BusyButton } from "./busy-button.tsx";
import { Message } from "./failure-words.ts";
import { AdminIcon } from "./icons.tsx";

/** Says that a dialog's content is being fetched, or that it could not be, with a button to try again. */
export function Waiting({ query, text }: { query: UseQueryResult; text: string }) {
  const { t } = useTranslation("admin");
  if (query.isError) {
    return (
      <div role="alert">
        <p className="say say--bad">
          <Icon name="warning" />
          <Message error={query.error} />
        </p>
        <BusyButton look="quiet" small onPress={() => void query.refetch()}>
          <Icon name="refresh" />
          {t("posts.again")}
        </BusyButton>
      </div>
    );
  }
  if (!query.isPending) return null;
  return (
    <p className="loading-panel loading-panel--s" role="status">
      <AdminIcon name="busy" />
      {text}
    </p>
  );
}
