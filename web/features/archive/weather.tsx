import { useTranslation } from "react-i18next";
import type { Weather as Name } from "#api/generation/model.ts";

const cloud = "M7 15.5a4 4 0 0 1 .4-8 5.5 5.5 0 0 1 10.4 1.6 3.3 3.3 0 0 1 0 6.4z";
const drawings: Record<Name, string> = {
  clear:
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  rain: `${cloud}M8.5 18l-1 3M12.5 18l-1 3M16.5 18l-1 3`,
  snow: `${cloud}M8 19.5v.1M12 18v.1M12 21.5v.1M16 19.5v.1`,
  fog: "M4 8h11M18 8h2M6 12h14M4 16h3M10 16h10M7 20h9",
  wind: "M3 9h11a2.7 2.7 0 1 0-2.6-3.4M3 13h15.5a2.7 2.7 0 1 1-2.6 3.4M3 17h7.5a2.2 2.2 0 1 1-2.1 2.8",
};

/** The weather in a day's stories. */
export function Weather({ of }: { of: readonly Name[] }) {
  const { t } = useTranslation();
  if (of.length === 0) return null;
  const words = of.map((name) => t(`weather.${name}`)).join(", ");
  return (
    <span className="calendar__weather" role="img" aria-label={words} title={words}>
      {of.map((name) => (
        <svg key={name} className="ico" viewBox="0 0 24 24" aria-hidden="true">
          <path d={drawings[name]} />
        </svg>
      ))}
    </span>
  );
}
