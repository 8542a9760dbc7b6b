export const HUMOR_LEVELS = ['Mild', 'Spicy', 'Unhinged'] as const;
export type HumorLevel = (typeof HUMOR_LEVELS)[number];
export const DEFAULT_HUMOR_LEVEL = 'Spicy' satisfies HumorLevel;

/** The humor level with this name in any letter case, or undefined (§3). */
export function parseHumorLevel(value: string): HumorLevel | undefined {
  const wanted = value.trim().toLowerCase();
  return HUMOR_LEVELS.find((level) => level.toLowerCase() === wanted);
}
