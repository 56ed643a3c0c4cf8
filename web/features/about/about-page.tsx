import { useTranslation } from "react-i18next";
import { Head } from "#web/app/head.tsx";
import loafing from "#web/art/mruk-loaf.webp";
import sill from "#web/art/sill-geranium.webp";
import { Icon } from "#web/ui/icons.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import styles from "./about.css?url";

const stats = ["stories", "daily", "languages", "hours"] as const;
const features = [
  ["daily", "clock"],
  ["ai", "brush"],
  ["bilingual", "globe"],
  ["community", "heart"],
] as const;
const technologies = ["stories", "pictures", "mood", "videos"] as const;

export default function AboutPage() {
  const { t } = useTranslation();
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <Head title={t("about.title")} description={t("about.lead")} />
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="about-top">
        <PageHead title={t("about.title")}>{t("about.lead")}</PageHead>
        <div className="plate plate--l">
          <img src={sill} width="1080" height="720" alt={t("about.picture")} fetchPriority="high" />
        </div>
      </div>
      <Stats />
      <Features />
      <section className="mission" data-slot="evening">
        <div>
          <h2>{t("about.mission")}</h2>
          <p>{t("about.missionText")}</p>
        </div>
        <img src={loafing} width="640" height="436" alt="" loading="lazy" />
      </section>
      <Technology />
    </main>
  );
}

function Stats() {
  const { t } = useTranslation();
  return (
    <dl className="stats">
      {stats.map((name) => (
        <div key={name} className={`stats__${name}`}>
          <dt>{t(`about.stats.${name}.label`)}</dt>
          <dd>{t(`about.stats.${name}.figure`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Features() {
  const { t } = useTranslation();
  return (
    <section className="about__part">
      <h2>{t("about.features")}</h2>
      <div className="features">
        {features.map(([name, icon]) => (
          <div key={name} className="feature">
            <span className="tile">
              <Icon name={icon} />
            </span>
            <div>
              <h3>{t(`about.feature.${name}.title`)}</h3>
              <p>{t(`about.feature.${name}.text`)}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

function Technology() {
  const { t } = useTranslation();
  return (
    <section className="about__part">
      <h2>{t("about.made")}</h2>
      <div className="cards">
        {technologies.map((name) => (
          <div key={name}>
            <h3>{t(`about.technology.${name}.title`)}</h3>
            <p>{t(`about.technology.${name}.text`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
