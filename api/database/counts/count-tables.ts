type Counted = { likes: number; views: number; clicks: number; change: number };

/** `unmet`: how many unlikes of the last statement found no like; they do not change the day's count either. */
type StoryCountTable = Counted & { story: string; unmet: number };
type DayCountTable = Counted & { day: string };

export type CountTables = { story_counts: StoryCountTable; day_counts: DayCountTable };
