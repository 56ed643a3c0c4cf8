import { Box, renderToString, Text } from "ink";
import type { TextToRead } from "../output/story-text.ts";
import { wrapped } from "../output/wrap.ts";

/** A line is comfortable to read up to here. */
const measure = 72;
const margin = 2;

/** A story set for reading. */
export function StoryPage({ text, columns }: { text: TextToRead; columns: number }) {
  const width = Math.max(1, Math.min(measure, columns - 2 * margin));
  return (
    <Box flexDirection="column" gap={1} paddingLeft={margin} paddingY={1}>
      <Box flexDirection="column">
        <Text bold>{wrapped(text.title, width)}</Text>
        <Text dimColor>{wrapped(text.byline, width)}</Text>
      </Box>
      <Text italic>{wrapped(text.excerpt, width)}</Text>
      <Text>{wrapped(text.content, width)}</Text>
    </Box>
  );
}

export const storyPage = (text: TextToRead, columns: number): string =>
  renderToString(<StoryPage text={text} columns={columns} />, { columns });
