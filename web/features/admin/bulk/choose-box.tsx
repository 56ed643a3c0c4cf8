import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { ChosenContext } from "./chosen.ts";

/** The box by which a row is chosen; with Shift, all from the one before. Nothing in a list without a choice. */
export function ChooseBox({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation("admin");
  const chosen = useContext(ChosenContext);
  if (chosen === null) return null;
  return (
    <label className="choose">
      <input
        type="checkbox"
        aria-label={t("bulk.choose", { title })}
        checked={chosen.has(id)}
        // A change does not tell of the Shift key.
        onClick={({ currentTarget, shiftKey }) => chosen.turn(id, currentTarget.checked, shiftKey)}
        onChange={() => {}}
      />
    </label>
  );
}
