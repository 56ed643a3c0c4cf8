import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { PublicPost } from "#api/stories/model.ts";
import { analyseMood } from "./analyse-mood.ts";
import { moodLooks } from "./looks.ts";
import { Particles } from "./particles.tsx";

/** The purr meter: the mood of a story, from its text in each language. */
export function MoodCard({ post }: { post: PublicPost }) {
  const { t } = useTranslation();
  const headingId = useId();
  const mood = analyseMood({ en: post.contentEn, pl: post.contentPl });
  if (!mood) return null;
  return (
    <section className="mood" aria-labelledby={headingId}>
      <Ground color={mood.color} />
      <Particles count={mood.particles} color={mood.color} shape={moodLooks[mood.primary].particle} />
      <h2 id={headingId}>{t("mood.title")}</h2>
      <p className="mood__name">
        <Disc color={mood.color} icon={mood.icon} />
        {t(`mood.name.${mood.primary}`)}
      </p>
      <Purr color={mood.color} height={mood.intensity} />
      <p className="mood__level">
        <span>{t("mood.intensity")}</span>
        <b>
          {t(`mood.level.${levelOf(mood.intensity)}`)}, {Math.round(mood.intensity * 100)}%
        </b>
      </p>
      <ul aria-label={t("mood.emotions")}>
        {mood.emotions.map((emotion) => (
          <li key={emotion}>
            <svg className="ico" viewBox="0 0 24 24" color={moodLooks[emotion].color} aria-hidden="true">
              <path d={moodLooks[emotion].icon} />
            </svg>
            {t(`mood.name.${emotion}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function levelOf(intensity: number): "faint" | "clear" | "strong" {
  if (intensity < 0.5) return "faint";
  return intensity < 1 ? "clear" : "strong";
}

// Colours are SVG attributes, because the Content-Security-Policy allows no inline styles.

function Ground({ color }: { color: string }) {
  return (
    <svg className="mood__ground" color={color} aria-hidden="true">
      <rect width="100%" height="100%" fill="currentColor" />
    </svg>
  );
}

function Disc({ color, icon }: { color: string; icon: string }) {
  return (
    <svg className="mood__disc" viewBox="0 0 52 52" color={color} aria-hidden="true">
      <path fill="currentColor" d="M26 0C41 0 52 10 52 24S42 52 27 52 0 41 0 27 11 0 26 0z" />
      <path className="mood__icon" transform="translate(11 11) scale(1.25)" d={icon} />
    </svg>
  );
}

const period = "q15 -1 30 0t30 0";

/** A wave whose height is the mood's strength. One extra period lets the animation loop without a seam. */
function Purr({ color, height }: { color: string; height: number }) {
  return (
    <div className="purr">
      <svg viewBox="0 -29 360 58" preserveAspectRatio="none" color={color} aria-hidden="true">
        <path
          vectorEffect="non-scaling-stroke"
          transform={`scale(1 ${(height * 42).toFixed(1)})`}
          d={`M0 0${period.repeat(6)}`}
        />
      </svg>
    </div>
  );
}
