import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../busy-button.tsx";
import { Dialog } from "../dialog.tsx";
import { Message } from "../failure-words.ts";
import { useMay } from "../session.ts";
import { Compare } from "./compare.tsx";
import { type About, presentQuery, proposalQuery } from "./queries.ts";
import { WishForm } from "./wish-form.tsx";

type Props = { about: About; onClose(): void };

/** Asks for a proposal, and compares the one that waits with the story or draft as it is. */
export function AgainDialog({ about, onClose }: Props) {
  const { t } = useTranslation("admin");
  const [isAsking, setAsking] = useState(false);
  const present = useQuery(presentQuery(about));
  const proposal = useQuery(proposalQuery(about));
  const mayAsk = useMay("publisher");
  const error = present.error ?? proposal.error;
  const isComparing = present.data && proposal.data && !isAsking;
  return (
    <Dialog wide title={t("again.title")} lead={present.data?.titleEn} onClose={onClose}>
      {present.data && proposal.data && !isAsking && (
        <Compare
          key={proposal.data.proposal}
          about={about}
          present={present.data}
          proposal={proposal.data}
          onAsk={mayAsk ? () => setAsking(true) : undefined}
          onClose={onClose}
        />
      )}
      {present.data && proposal.isSuccess && !isComparing && mayAsk && (
        <WishForm about={about} present={present.data} onMade={() => setAsking(false)} onClose={onClose} />
      )}
      {(error || !present.data || !proposal.isSuccess || (!isComparing && !mayAsk)) && (
        <>
          <div className="dialog__body">
            {error ? (
              <div className="note note--bad" role="alert">
                <p>
                  <Message error={error} />
                </p>
              </div>
            ) : (
              <p role="status">{t(present.data && proposal.isSuccess ? "again.none" : "again.loading")}</p>
            )}
          </div>
          <div className="dialog__foot">
            <BusyButton look="quiet" onPress={onClose}>
              {t("panel.close")}
            </BusyButton>
          </div>
        </>
      )}
    </Dialog>
  );
}
