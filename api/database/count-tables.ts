type Counted = { likes: number; views: number; clicks: number; change: number };

/** `unmet`: how many likes the last statement took back where there were none; they change nothing of the day either. */
type StoryCountTable = Counted & { story: string; unmet: number };
type DayCountTable = Counted & { day: string };

/** The last batch of counts of each server: one that is sent again, since its answer was lost, is counted once. */
type CountWriterTable = { writer: string; batch: number; at: string };

export type CountTables = {
  story_counts: StoryCountTable;
  day_counts: DayCountTable;
  count_writers: CountWriterTable;
};
