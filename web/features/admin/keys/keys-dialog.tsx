import { useTranslation } from "react-i18next";
import { BusyButton } from "../busy-button.tsx";
import { Dialog } from "../dialog.tsx";
import { useSingleKeys } from "./single-keys.ts";

const control = "Ctrl";
const withControl = [
  ["save", "S"],
  ["submit", "Enter"],
] as const;
const single = [
  ["search", "/"],
  ["create", "N"],
  ["help", "?"],
] as const;

/** The list of keys, and the switch for those of a single character. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation("admin");
  const [on, turn] = useSingleKeys();
  return (
    <Dialog title={t("keys.title")} onClose={onClose}>
      <div className="dialog__body">
        <dl className="keys">
          {withControl.map(([name, key]) => (
            <div key={name}>
              <dt>
                <kbd>{control}</kbd> + <kbd>{key}</kbd>
              </dt>
              <dd>{t(`keys.${name}`)}</dd>
            </div>
          ))}
          {single.map(([name, key]) => (
            <div key={name} className={on ? undefined : "keys__off"}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`keys.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <p className="hint">{t("calendar.help")}</p>
        <p className="hint">{t("keys.mac")}</p>
        <label className="check">
          <input type="checkbox" checked={on} onChange={(event) => turn(event.currentTarget.checked)} />
          <span>{t("keys.single")}</span>
        </label>
      </div>
      <div className="dialog__foot">
        <BusyButton look="quiet" onPress={onClose}>
          {t("panel.close")}
        </BusyButton>
      </div>
    </Dialog>
  );
}
