import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProposalScope } from "#api/generation/proposals/model.ts";
import { textLimits } from "#api/stories/limits.ts";
import { useLanguage } from "#web/app/language.tsx";
import { BusyButton } from "../busy-button.tsx";
import { Choice } from "../choice.tsx";
import { useFailureText } from "../failure-words.ts";
import { formatDollars } from "../formats/number-formats.ts";
import { useRunning } from "../jobs/running-jobs.ts";
import { type About, estimateQuery, useProposing } from "./queries.ts";
import type { Present } from "./selection.ts";
import { type Suggestion, suggestionsFor } from "./suggestions.ts";

const remakes = ["both", "text", "picture"] as const satisfies readonly ProposalScope[];

type Props = { about: About; present: Present; onMade(): void; onClose(): void };

/** What is to be made anew, and an editor's sentence for the makers. It can be closed while they work. */
export function WishForm({ about, present, onMade, onClose }: Props) {
  const { t } = useTranslation("admin");
  const id = useId();
  const [remake, setRemake] = useState<ProposalScope>("both");
  const [wish, setWish] = useState("");
  const proposing = useProposing(about, present.titleEn);
  const isMade = useRunning(["propose"], about.id);
  const busy = proposing.isPending || isMade;
  const add = (name: Suggestion) => {
    const words = t(`again.wishes.${name}`);
    setWish((before) => (before.trim() === "" ? words : `${before.trim().replace(/[,.]$/, "")}, ${words}`));
  };
  const send = () => {
    const sentence = wish.trim();
    const order = { rev: present.rev, remake, ...(sentence !== "" && { wish: sentence }) };
    proposing.mutate(order, { onSuccess: onMade });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) send();
      }}
    >
      <div className="dialog__body">
        <p>{t(`again.lead.${about.subject}`)}</p>
        <Choice<ProposalScope>
          label={t("again.what")}
          options={remakes.map((value: ProposalScope) => ({ value, text: t(`again.remake.${value}`) }))}
          chosen={remake}
          onChoose={setRemake}
        />
        <div className="field">
          <label htmlFor={id}>{t("again.wish")}</label>
          <textarea
            className="area"
            id={id}
            rows={3}
            maxLength={textLimits.wish}
            aria-describedby={`${id}-hint`}
            value={wish}
            onChange={({ target }) => setWish(target.value)}
          />
          <Hint id={`${id}-hint`} />
        </div>
        <fieldset className="choice" aria-label={t("again.suggestions")}>
          {suggestionsFor(remake).map((name) => (
            <button key={name} className="btn btn--quiet btn--s" type="button" onClick={() => add(name)}>
              {t(`again.wishes.${name}`)}
            </button>
          ))}
        </fieldset>
        <div className="note" aria-live="polite">
          <Cost remake={remake} />
          {busy && <p>{t("again.underWay")}</p>}
        </div>
        {proposing.error && !busy && <Refusal error={proposing.error} />}
      </div>
      <div className="dialog__foot">
        <BusyButton look="quiet" onPress={onClose}>
          {t(busy ? "panel.close" : "panel.cancel")}
        </BusyButton>
        <BusyButton icon="wand" busy={busy}>
          {t("again.submit")}
        </BusyButton>
      </div>
    </form>
  );
}

function Hint({ id }: { id: string }) {
  const { t } = useTranslation("admin");
  const { data } = useQuery(estimateQuery);
  return (
    <p className="hint" id={id}>
      {data && t(data.understandsAll ? "again.hint.anything" : "again.hint.house")}
    </p>
  );
}

/** What it will cost; says nothing while that is not known. */
function Cost({ remake }: { remake: ProposalScope }) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const { data } = useQuery(estimateQuery);
  if (!data) return null;
  const usd = data.usd[remake];
  return <p>{usd > 0 ? t("again.cost", { usd: formatDollars(usd, language) }) : t("again.free")}</p>;
}

function Refusal({ error }: { error: unknown }) {
  const { message, hint } = useFailureText()(error);
  return (
    <div className="note note--bad" role="alert">
      <p>{message}</p>
      {hint !== undefined && <p>{hint}</p>}
    </div>
  );
}
