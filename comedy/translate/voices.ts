/** The voices of a translation. A fixed list, so that no free text reaches the prompt of a model. */
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

/** Maximum length of a text that is translated (also by a model), judged or commented on, in characters. */
export const MAX_TEXT_LENGTH = 8000;
