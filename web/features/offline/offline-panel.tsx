import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/app/language.tsx";
import { usePage } from "#web/app/page.ts";
import { readSaved, save } from "#web/app/saved.ts";
import { forgetStories, keepStories } from "#web/offline/register.ts";
import { createStore } from "#web/ui/store.ts";
import { useKept } from "./use-kept.ts";

const choice = createStore(() => {
  const read = () => readSaved("offline") !== "off";
  addEventListener("storage", ({ key }) => (key === "offline" || key === null) && choice.set(read()));
  return read();
});
const isOnAtFirst = () => true;
const inMegabytes = { style: "unit", unit: "megabyte", maximumFractionDigits: 1 } as const;

/** Shows what this browser keeps for reading offline, and switches it off and on. It needs scripts, as does the keeping. */
export function OfflinePanel() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { clockOffset, assets } = usePage();
  const isOn = useSyncExternalStore(choice.subscribe, choice.get, isOnAtFirst);
  const { kept, lookAgain } = useKept();
  const [said, setSaid] = useState("");

  async function change() {
    save("offline", isOn ? "off" : "on");
    choice.set(!isOn);
    setSaid("");
    try {
      await (isOn ? forgetStories() : keepStories(clockOffset));
      setSaid(isOn ? t("offlinePanel.forgotten") : t("offlinePanel.coming"));
    } catch (error) {
      console.warn(error);
      setSaid(t("offlinePanel.impossible"));
    }
    lookAgain();
  }
  // A site that keeps nothing has no code for it.
  if (!assets.later) return null;
  const megabytes = (kept?.bytes ?? 0) / 1e6;
  return (
    <div className="memory">
      <button className="memory__switch" type="button" role="switch" aria-checked={isOn} onClick={() => void change()}>
        {t("offlinePanel.isOn")}
      </button>
      <dl>
        <div>
          <dt>{t("offlinePanel.stories")}</dt>
          <dd>{kept?.posts.length ?? 0}</dd>
        </div>
        <div>
          <dt>{t("offlinePanel.pictures")}</dt>
          <dd>{kept?.pictures ?? 0}</dd>
        </div>
        <div>
          <dt>{t("offlinePanel.size")}</dt>
          <dd>{megabytes.toLocaleString(language, inMegabytes)}</dd>
        </div>
      </dl>
      <p role="status">{said}</p>
    </div>
  );
}
