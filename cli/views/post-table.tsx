import { Box, renderToString, Text } from "ink";
import { warsawTime } from "../describe.ts";
import type { PostSummary } from "../post-list.ts";
import { printable } from "../printable.ts";

/** The list of stories in the width of the terminal: the title takes the room that is left, and is cut there. */
export function PostTable({ posts }: { posts: readonly PostSummary[] }) {
  const idWidth = Math.max("ID".length, ...posts.map(({ id }) => id.length));
  const row = (
    cells: [string, string, string, string],
    style: { bold?: boolean; dimColor?: boolean; color?: string },
  ) => (
    <Box key={cells[0]}>
      <Box width={idWidth + 2} flexShrink={0}>
        <Text bold={style.bold === true}>{cells[0]}</Text>
      </Box>
      <Box width={18} flexShrink={0}>
        <Text bold={style.bold === true}>{cells[1]}</Text>
      </Box>
      <Box width={11} flexShrink={0}>
        <Text bold={style.bold === true} {...(style.color ? { color: style.color } : {})}>
          {cells[2]}
        </Text>
      </Box>
      <Box flexGrow={1} flexShrink={1} flexBasis={0}>
        <Text bold={style.bold === true} wrap="truncate-end">
          {cells[3]}
        </Text>
      </Box>
    </Box>
  );
  if (posts.length === 0) return <Text>No stories yet: mruk generate makes the first.</Text>;
  return (
    <Box flexDirection="column">
      {row(["ID", "WARSAW TIME", "STATE", "TITLE"], { bold: true })}
      {posts.map(({ id, publishedAt, state, titleEn }) =>
        row([id, warsawTime(publishedAt), state, printable(titleEn)], {
          color: state === "published" ? "green" : "yellow",
        }),
      )}
    </Box>
  );
}

export const postTable = (posts: readonly PostSummary[], columns: number): string =>
  renderToString(<PostTable posts={posts} />, { columns });
