import { Box, renderToString, Text } from "ink";
import type { ReactNode } from "react";
import { warsawTime } from "../output/describe.ts";
import type { PostSummary } from "../output/post-list.ts";
import { printable } from "../output/printable.ts";

/** With fewer columns, the time is left out: the id holds day and slot. */
const roomyColumns = 64;
/** With fewer columns, a state is a mark, as on the dashboard. */
const wordyColumns = 56;

const stateStyles = {
  published: { mark: "✓", color: "green" },
  scheduled: { mark: "◷", color: "yellow" },
} as const;

/** The list of stories in the width of the terminal. Titles fill the remaining room and are cut there. */
export function PostTable({ posts, columns, none }: { posts: readonly PostSummary[]; columns: number; none?: string }) {
  if (posts.length === 0) return <Text>{none ?? "No stories yet: mruk generate makes the first."}</Text>;
  const idWidth = Math.max("ID".length, ...posts.map(({ id }) => id.length));
  const wordy = columns >= wordyColumns;
  const rows = posts.map(({ id, publishedAt, state, titleEn }): RowProps => {
    const { mark, color } = stateStyles[state];
    return { id, time: warsawTime(publishedAt), state: wordy ? state : mark, title: printable(titleEn), color };
  });
  const widths = { id: idWidth + 2, time: columns >= roomyColumns ? 18 : 0, state: wordy ? 11 : 2 };
  return (
    <Box flexDirection="column">
      <Row id="ID" time="WARSAW TIME" state={wordy ? "STATE" : ""} title="TITLE" bold widths={widths} />
      {rows.map((row) => (
        <Row key={row.id} {...row} widths={widths} />
      ))}
    </Box>
  );
}

type RowProps = { id: string; time: string; state: string; title: string; color?: string; bold?: boolean };

function Row({ id, time, state, title, color, bold = false, widths }: RowProps & { widths: Widths }) {
  return (
    <Box>
      <Cell width={widths.id}>
        <Text bold={bold}>{id}</Text>
      </Cell>
      {widths.time > 0 && (
        <Cell width={widths.time}>
          <Text bold={bold}>{time}</Text>
        </Cell>
      )}
      <Cell width={widths.state}>
        <Text bold={bold} {...(color ? { color } : {})}>
          {state}
        </Text>
      </Cell>
      <Box flexGrow={1} flexShrink={1} flexBasis={0}>
        <Text bold={bold} wrap="truncate-end">
          {title}
        </Text>
      </Box>
    </Box>
  );
}

type Widths = { id: number; time: number; state: number };

function Cell({ width, children }: { width: number; children: ReactNode }) {
  return (
    <Box width={width} flexShrink={0}>
      {children}
    </Box>
  );
}

/** `none` is said where there are no posts. */
export const postTable = (posts: readonly PostSummary[], columns: number, none?: string): string =>
  renderToString(<PostTable posts={posts} columns={columns} {...(none !== undefined && { none })} />, { columns });
