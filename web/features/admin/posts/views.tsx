import { useTranslation } from "react-i18next";
import { type View, views } from "../address/address.ts";
import { Choice } from "../choice.tsx";

/** The ways to see the posts. */
export function Views({ view, show }: { view: View; show(view: View): void }) {
  const { t } = useTranslation("admin");
  const options = views.map((value) => ({ value, text: t(`calendar.views.${value}`) }));
  return (
    <div className="views">
      <Choice label={t("calendar.views.label")} options={options} chosen={view} onChoose={show} />
    </div>
  );
}
