import { Box, Text } from "ink";
import type { ReactNode } from "react";
import { itemOf, type Notice, type Step, steps } from "#api/generation/model.ts";
import { againText, costText, skipReasons, storageText } from "../output/describe.ts";
import { durationText } from "../output/durations.ts";
import { printable } from "../output/printable.ts";
import { wrapped } from "../output/wrap.ts";
import type { Entry, OpenStory } from "../terminal/progress.ts";

const spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const markColumns = 2;
/** The wordy row needs this many columns; in a narrower terminal the steps are ticks and the current one's name. */
const wordyColumns = 96;
/** With fewer columns, a row leaves out where the story is stored. */
const roomyColumns = 72;

export const spinnerAt = (frame: number): string => spinner[frame % spinner.length] ?? "";

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

/** Fills the rest of the row, and is cut where it is too long. */
function Rest({ children }: { children: ReactNode }) {
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

type OpenProps = { story: OpenStory; now: number; frame: number; columns: number };

/** A story that waits or is being made. */
export function OpenRow({ story, now, frame, columns }: OpenProps) {
  const begun = story.startedAt !== undefined;
  return (
    <Box>
      <Mark text={begun ? spinnerAt(frame) : "·"} {...(begun ? { color: "cyan" } : {})} />
      <StoryName id={story.id} />
      <Rest>{begun ? <Steps story={story} wordy={columns >= wordyColumns} /> : <Text dimColor>waiting</Text>}</Rest>
      <Elapsed milliseconds={story.startedAt === undefined ? undefined : now - story.startedAt} />
    </Box>
  );
}

function Steps({ story, wordy }: { story: OpenStory; wordy: boolean }) {
  const { again } = story;
  // The reason of a repeated step is more useful than the names of the steps.
  const named = wordy && !again;
  const marks = steps.map((step) => <StepMark key={step} step={step} story={story} wordy={named} />);
  if (named) return <Text>{marks}</Text>;
  return (
    <Text>
      {marks} {story.current ?? story.done.at(-1)}
      {again && `${againText(again)}: ${printable(again.because)}`}
    </Text>
  );
}

function StepMark({ step, story, wordy }: { step: Step; story: OpenStory; wordy: boolean }) {
  const name = wordy ? ` ${step}  ` : "";
  if (story.done.includes(step)) return <Text color="green">{`✓${name}`}</Text>;
  if (story.current === step) return <Text color="cyan" bold>{`›${name}`}</Text>;
  return <Text dimColor>{`·${name}`}</Text>;
}

/** A row that no longer changes: the end of a story, or a warning. */
export function EntryRow({ entry: { event, milliseconds }, columns }: { entry: Entry; columns: number }) {
  switch (event.type) {
    case "story-published":
    case "draft-ready":
      return (
        <Box width={columns}>
          <Mark text="✓" color="green" />
          <StoryName id={itemOf(event)} />
          <Rest>{printable(event.titleEn)}</Rest>
          {columns >= roomyColumns && (
            <Box flexShrink={0} marginLeft={2}>
              <Text dimColor={event.pushed}>{storageText(event) + costText(event.costUsd, ", ")}</Text>
            </Box>
          )}
          <Elapsed milliseconds={milliseconds} />
        </Box>
      );
    case "story-skipped":
      return (
        <Box width={columns}>
          <Mark text="–" />
          <StoryName id={itemOf(event)} />
          <Rest>{skipReasons[event.reason]}</Rest>
        </Box>
      );
    case "story-failed":
      return (
        <NoticeRows
          mark="✗"
          color="red"
          notice={event.error}
          lead={`${itemOf(event)} failed at ${event.step}: `}
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
