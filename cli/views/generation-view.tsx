import { Box, Static, Text, useAnimation, useWindowSize } from "ink";
import { type Notice, type Step, steps } from "../../api/generation/model.ts";
import { planSummary, runSummary, skipReasons, whereItLies } from "../describe.ts";
import { durationText } from "../durations.ts";
import { printable } from "../printable.ts";
import type { Entry, Finish, OpenStory, Progress } from "../progress.ts";
import { wrapped } from "../wrap.ts";

const spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const markColumns = 2;
/** The wordy row needs this many columns; in a narrower terminal the steps are ticks and the current one's name. */
const wordyColumns = 96;
/** Below this, a row has no room for what goes without saying. */
const roomyColumns = 72;

type ViewProps = { progress: Progress; now: number; frame: number; columns: number; rows: number };

/** A run as it stands: what has ended stays above, what is being made moves, what waits is listed as far as there is room. */
export function GenerationView({ progress, now, frame, columns, rows }: ViewProps) {
  const { plan, open, entries, finish } = progress;
  // One line for each of: the space above, what does not fit, the summary, and the terminal's own last line.
  const shown = open.slice(0, Math.max(1, rows - 5));
  return (
    <>
      <Static items={[...entries]}>{(entry) => <EntryRow key={entry.key} entry={entry} columns={columns} />}</Static>
      <Box flexDirection="column" width={columns}>
        {finish === null && plan !== null && plan.length > 0 && (
          <Box flexDirection="column">
            {shown.map((story) => (
              <OpenRow key={story.id} story={story} now={now} frame={frame} wordy={columns >= wordyColumns} />
            ))}
            {open.length > shown.length && <Text dimColor>{`  … and ${open.length - shown.length} more`}</Text>}
          </Box>
        )}
        <Summary progress={progress} now={now} frame={frame} />
      </Box>
    </>
  );
}

/** The view with a clock behind it. */
export function LiveGeneration({ progress, clock }: { progress: Progress; clock: () => number }) {
  const { frame } = useAnimation({ interval: 100, isActive: progress.finish === null });
  const { columns, rows } = useWindowSize();
  return <GenerationView progress={progress} now={clock()} frame={frame} columns={columns} rows={rows} />;
}

function Summary({ progress, now, frame }: Pick<ViewProps, "progress" | "now" | "frame">) {
  const { plan, entries, finish, startedAt } = progress;
  if (finish) return <FinishLine finish={finish} milliseconds={finish.milliseconds} planned={plan ?? []} />;
  if (plan === null) return <Text dimColor>{`${spinner[frame % spinner.length]} looking at the library`}</Text>;
  const ended = entries.filter(({ event }) => event.type !== "warning").length;
  return <Text dimColor>{`${planSummary(plan)} · ${ended} done · ${durationText(now - startedAt)}`}</Text>;
}

type FinishProps = { finish: Finish; milliseconds: number; planned: NonNullable<Progress["plan"]> };

function FinishLine({ finish, milliseconds, planned }: FinishProps) {
  if (planned.length === 0 && finish.skipped + finish.failed === 0) return <Text>{planSummary(planned)}.</Text>;
  return (
    <Text bold color={finish.failed > 0 ? "red" : "green"}>
      {`${runSummary(finish)} in ${durationText(milliseconds)}.`}
    </Text>
  );
}

function StoryName({ id }: { id: string }) {
  return (
    <Box width={24} flexShrink={0}>
      <Text wrap="truncate">{id}</Text>
    </Box>
  );
}

function Mark({ text, color }: { text: string; color?: string }) {
  return (
    <Box width={markColumns} flexShrink={0}>
      <Text {...(color ? { color } : {})}>{text}</Text>
    </Box>
  );
}

/** What takes the room that is left, cut where it is too long. */
function Rest({ children }: { children: React.ReactNode }) {
  return (
    <Box flexGrow={1} flexShrink={1} flexBasis={0}>
      <Text wrap="truncate-end">{children}</Text>
    </Box>
  );
}

function Elapsed({ milliseconds }: { milliseconds: number | undefined }) {
  if (milliseconds === undefined) return null;
  return (
    <Box flexShrink={0} marginLeft={2}>
      <Text dimColor>{durationText(milliseconds).padStart(7)}</Text>
    </Box>
  );
}

type OpenProps = { story: OpenStory; now: number; frame: number; wordy: boolean };

function OpenRow({ story, now, frame, wordy }: OpenProps) {
  const spin = spinner[frame % spinner.length] ?? "";
  const begun = story.startedAt !== undefined;
  return (
    <Box>
      <Mark text={begun ? spin : "·"} {...(begun ? { color: "cyan" } : {})} />
      <StoryName id={story.id} />
      <Rest>{begun ? <Steps story={story} wordy={wordy} /> : <Text dimColor>waiting</Text>}</Rest>
      <Elapsed milliseconds={story.startedAt === undefined ? undefined : now - story.startedAt} />
    </Box>
  );
}

function Steps({ story, wordy }: { story: OpenStory; wordy: boolean }) {
  const marks = steps.map((step) => <StepMark key={step} step={step} story={story} wordy={wordy} />);
  return wordy ? (
    <Text>{marks}</Text>
  ) : (
    <Text>
      {marks} {story.current ?? story.done.at(-1)}
    </Text>
  );
}

function StepMark({ step, story, wordy }: { step: Step; story: OpenStory; wordy: boolean }) {
  const name = wordy ? ` ${step}  ` : "";
  if (story.done.includes(step)) return <Text color="green">{`✓${name}`}</Text>;
  if (story.current === step) return <Text color="cyan" bold>{`›${name}`}</Text>;
  return <Text dimColor>{`·${name}`}</Text>;
}

function EntryRow({ entry: { event, milliseconds }, columns }: { entry: Entry; columns: number }) {
  switch (event.type) {
    case "story-published":
      return (
        <Box width={columns}>
          <Mark text="✓" color="green" />
          <StoryName id={event.id} />
          <Rest>{printable(event.titleEn)}</Rest>
          {columns >= roomyColumns && (
            <Box flexShrink={0} marginLeft={2}>
              <Text dimColor={event.pushed}>{whereItLies(event)}</Text>
            </Box>
          )}
          <Elapsed milliseconds={milliseconds} />
        </Box>
      );
    case "story-skipped":
      return (
        <Box width={columns}>
          <Mark text="–" />
          <StoryName id={event.id} />
          <Rest>{skipReasons[event.reason]}</Rest>
        </Box>
      );
    case "story-failed":
      return (
        <NoticeRows
          mark="✗"
          color="red"
          notice={event.error}
          lead={`${event.id} failed at ${event.step}: `}
          columns={columns}
        />
      );
    case "warning":
      return <NoticeRows mark="!" color="yellow" notice={event.notice} lead="" columns={columns} />;
  }
}

type NoticeProps = { mark: string; color: string; notice: Notice; lead: string; columns: number };

function NoticeRows({ mark, color, notice, lead, columns }: NoticeProps) {
  const width = Math.max(1, columns - markColumns);
  return (
    <Box>
      <Mark text={mark} color={color} />
      <Box flexDirection="column">
        <Text color={color}>{wrapped(lead + printable(notice.message), width)}</Text>
        {notice.hint && <Text dimColor>{wrapped(printable(notice.hint), width)}</Text>}
      </Box>
    </Box>
  );
}
