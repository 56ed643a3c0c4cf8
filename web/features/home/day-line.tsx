import { useTranslation } from "react-i18next";
import { hourOf, type TimeSlot } from "#api/schedule/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useIsLive, useNow } from "#web/app/now.tsx";
import { textsOf } from "#web/app/post-texts.ts";
import type { PostCard } from "#web/app/queries.ts";
import { type Day, dayAt, type Stop } from "#web/app/warsaw.ts";
import { StoryLink } from "#web/features/engagement/post-card.tsx";
import { Tram } from "./tram.tsx";

/** A stop's lamp is lit once its story is published; the next stop shows the countdown. */
type StopState = "out" | "next" | "late" | "later";

export function stateOf(
  stop: Stop,
  { out, now, next }: { out: ReadonlySet<TimeSlot> | undefined; now: number; next: number },
): StopState {
  if (out?.has(stop.timeSlot)) return "out";
  if (stop.at === next) return "next";
  return out && stop.at <= now ? "late" : "later";
}

/** The day as a tram line with three stops, and the time until the next story. Without today's posts no stop is late. */
export function DayLine({ posts }: { posts: readonly PostCard[] | undefined }) {
  const { t } = useTranslation();
  const now = useNow();
  const day = dayAt(now);
  const { stops, next } = day;
  const out = posts && new Set(posts.map((post) => post.timeSlot));
  const states = stops.map((stop) => stateOf(stop, { out, now, next }));
  const countdownAtTheEnd = !states.includes("next");
  return (
    <section className="dayline" aria-label={t("day.label")}>
      <Track day={day} />
      <ol className="dayline__stops">
        {stops.map(({ timeSlot }, index) => (
          <li key={timeSlot} className="stop" data-state={states[index]} data-slot={timeSlot}>
            <Lamp />
            <time className="stop__time" dateTime={hourOf(timeSlot)}>
              {hourOf(timeSlot)}
            </time>
            <StopText
              slot={timeSlot}
              post={posts?.findLast((post) => post.timeSlot === timeSlot)}
              state={states[index] ?? "later"}
              closing={countdownAtTheEnd && index === stops.length - 1}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type StopTextProps = { slot: TimeSlot; post: PostCard | undefined; state: StopState; closing: boolean };

function StopText({ slot, post, state, closing }: StopTextProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const now = useNow();
  const runs = useIsLive();
  const { next, nextSlot } = dayAt(now);
  const name = t(`slot.${slot}`);
  const link = post && (
    <StoryLink post={post} aria-label={`${name}: ${textsOf(post, language).title}`}>
      {name}
    </StoryLink>
  );
  if (state === "next" || closing) {
    return (
      <span className="stop__state">
        {closing && <>{link ?? name}. </>}
        {t(runs ? "day.next" : "day.nextAt")}{" "}
        <b className="stop__count">{runs ? <Countdown wait={next - now} /> : hourOf(nextSlot)}</b>
      </span>
    );
  }
  return <span className="stop__state">{state === "late" ? t("day.late", { slot: name }) : (link ?? name)}</span>;
}

/** Minutes are rounded up, so "1 min" lasts until the publishing instant. */
function Countdown({ wait }: { wait: number }) {
  const { t } = useTranslation();
  const total = Math.ceil(wait / 60_000);
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  return hours > 0 ? t("day.hoursAndMinutes", { hours, minutes }) : t("day.minutes", { minutes });
}

/** Lengths and places are SVG attributes, which the strictest Content-Security-Policy lets the server write. */
function Track({ day }: { day: Day }) {
  const now = `${useIsLive() ? day.progress : day.halfway}%`;
  return (
    <>
      <svg className="dayline__track" aria-hidden="true">
        <g className="track">
          <line className="track--ahead" x1="-2000" x2="6000" y1="-2.5" y2="-2.5" />
          <line className="track--ahead" x1="-2000" x2="6000" y1="2.5" y2="2.5" />
          <line className="track--bed" x1="-2000" x2={now} />
          <line className="track--done" x1="-2000" x2={now} y1="-2.5" y2="-2.5" />
          <line className="track--done" x1="-2000" x2={now} y1="2.5" y2="2.5" />
        </g>
      </svg>
      <svg className="dayline__tram" aria-hidden="true">
        <Tram at={now} />
      </svg>
    </>
  );
}

function Lamp() {
  return (
    <span className="stop__lamp">
      <svg viewBox="0 0 56 92" aria-hidden="true">
        <circle className="halo" cx="37" cy="36" r="19" />
        <path
          className="post-iron"
          d="M12 92V27C12 10 37 6 37 24M12 42C22 42 26 34 22 29 19 26 15 29 17 32M8 92h8M9 84h6"
        />
        <path className="hood" d="M28 31q2-8 9-8t9 8z" />
        <path className="bulb" d="M29 31h16q-1 12-8 12t-8-12z" />
      </svg>
    </span>
  );
}
