/** The registers plain words can be put into: a fixed list, so that nobody gives orders to a writer. */
export const VOICES = [
  { value: 'announcement', label: 'Announcement', beat: 'announce' },
  { value: 'lesson', label: 'Leadership lesson', beat: 'teach' },
  { value: 'journey', label: 'Heroic journey', beat: 'suffer' },
  { value: 'memo', label: 'Executive memo', beat: 'memo' },
] as const;

export type Voice = (typeof VOICES)[number]['value'];
export const DEFAULT_VOICE = 'announcement' satisfies Voice;

/** The voice of that name, or undefined. */
export function findVoice(name: string): Voice | undefined {
  return VOICES.find(({ value }) => value === name)?.value;
}

export const DIRECTIONS = ['to-speak', 'to-truth'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The direction of that name, or undefined. */
export function findDirection(name: string): Direction | undefined {
  return DIRECTIONS.find((direction) => direction === name);
}

/** The longest text that is translated, judged or commented on offline, in characters. */
export const LONGEST_TEXT = 20_000;
/** The longest text that a model is asked about: it is paid by the word. */
export const LONGEST_FOR_MODEL = 8000;
