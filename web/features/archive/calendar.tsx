import { pictureAddress, pictureWidths } from "#api/images/model.ts";
import { typeset } from "#api/language/typeset.ts";
import type { ArchiveMonth, CalendarStory } from "#api/stories/archive/model.ts";
import { useLanguage, usePrefix } from "#web/app/language.tsx";
import { pathTo } from "#web/app/paths.ts";
import { trackClick } from "#web/features/engagement/track.ts";
import { Link } from "#web/ui/link.tsx";
import { monthOfDay, weekdayName, weekdays, weeksOf } from "./dates.ts";
import { pageOfPeriod } from "./period-page.ts";
import { Weather } from "./weather.tsx";

type DayFacts = ArchiveMonth["days"][number];
type Days = ReadonlyMap<string, DayFacts>;

/** A month as a table of weeks and days. On a phone its days stand one below the other. */
export function Calendar({ month, days, caption }: Pick<ArchiveMonth, "month" | "days"> & { caption: string }) {
  const { language } = useLanguage();
  const byDate: Days = new Map(days.map((day) => [day.date, day]));
  return (
    <table className="calendar">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {weekdays(language).map(({ short, long }) => (
            <th key={long} scope="col">
              <abbr title={long}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, weekday) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: A weekday has its place.
              <Day key={weekday} date={date} facts={date === null ? undefined : byDate.get(date)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ date, facts }: { date: string | null; facts: DayFacts | undefined }) {
  if (date === null) return <td className="calendar__none" />;
  if (facts === undefined) {
    return (
      <td className="calendar__none">
        <DayNumber date={date} />
      </td>
    );
  }
  return (
    <td>
      <div className="calendar__head">
        <DayLink date={date} />
        <Weather of={facts.weather} />
      </div>
      <ul>
        {facts.stories.map((story) => (
          <li key={story.id}>
            <StoryPicture story={story} />
          </li>
        ))}
      </ul>
    </td>
  );
}

const DayNumber = ({ date }: { date: string }) => <time dateTime={date}>{Number(date.slice(-2))}</time>;

function DayLink({ date }: { date: string }) {
  const { language } = useLanguage();
  const prefix = usePrefix();
  return (
    <Link className="calendar__day" to={pathTo(pageOfPeriod(date), prefix)}>
      <DayNumber date={date} />
      <span className="sr"> {monthOfDay(date, language)}</span>
      <span className="calendar__weekday"> {weekdayName(date, language)}</span>
    </Link>
  );
}

/** A story's picture and hour, named by its title. */
function StoryPicture({ story }: { story: CalendarStory }) {
  const { language } = useLanguage();
  const prefix = usePrefix();
  const title = typeset(language === "pl" ? story.titlePl : story.titleEn, language);
  return (
    <Link
      to={pathTo({ name: "story", id: story.id }, prefix)}
      title={title}
      data-slot={story.timeSlot}
      onClick={() => trackClick(story.id, "read-more")}
    >
      <img
        src={pictureAddress(story, pictureWidths[0])}
        width="320"
        height="213"
        alt=""
        loading="lazy"
        decoding="async"
      />
      <span className="sr">{title} </span>
      <span className="calendar__hour">{story.hour}</span>
    </Link>
  );
}
