/** Lists of situations, each from a UTC day on, the earliest first. */
export type SituationLists = readonly { from: number; texts: readonly string[] }[];

const MAX_LISTS = 20;

/** The owner's situations that are in the pool on a day, or that will be: null. */
export function situationsOn(lists: SituationLists, day: number | null): readonly string[] {
  return lists.findLast(({ from }) => day === null || from <= day)?.texts ?? [];
}

/**
 * Replaces the list from tomorrow on. Today and the days before keep theirs, so that their situations, which have been
 * answered, stay.
 */
export function situationsFrom(lists: SituationLists, texts: string[], today: number) {
  const from = today + 1;
  const before = lists.filter((list) => list.from < from);
  return [...before, { from, texts }]
    .map((list) => ({ from: list.from, texts: [...list.texts] }))
    .slice(-MAX_LISTS);
}
