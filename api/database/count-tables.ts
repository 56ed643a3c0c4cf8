type Counted = { likes: number; views: number; clicks: number; change: number };

/** `unmet`: how many likes the last statement took back where there were none; they change nothing of the day either. */
type StoryCountTable = Counted & { story: string; unmet: number };
type DayCountTable = Counted & { day: string };

export type CountTables = { story_counts: StoryCountTable; day_counts: DayCountTable };
