import { useTranslation } from "react-i18next";
import { useConsent } from "./consent.ts";
import { Unit } from "./unit.tsx";

/** Shown once the reader has agreed; the styles keep its place from the first paint on. */
export function Advertisement({ client, unit }: { client: string; unit: string }) {
  const { t } = useTranslation();
  if (useConsent().consent !== "granted") return null;
  return (
    <>
      <p className="ad__label">{t("ad.label")}</p>
      <Unit client={client} unit={unit} />
    </>
  );
}
