import { Box, renderToString, Text } from "ink";
import type { TextToRead } from "../story-text.ts";

/** A line is comfortable to read up to here. */
const measure = 72;

/** A story set for reading. */
export function StoryPage({ text: { title, excerpt, content, facts } }: { text: TextToRead }) {
  return (
    <Box flexDirection="column" gap={1} paddingX={2} paddingY={1} width="100%">
      <Box flexDirection="column">
        <Text bold>{title}</Text>
        <Text dimColor>{facts}</Text>
      </Box>
      <Text italic>{excerpt}</Text>
      <Text>{content}</Text>
    </Box>
  );
}

export const storyPage = (text: TextToRead, columns: number): string =>
  renderToString(<StoryPage text={text} />, { columns: Math.min(columns, measure + 4) });
