import {
  MAX_COMMENTS,
  MAX_ROLLS,
  MAX_SEED,
} from '../../../comedy/comment-section/section-limits.ts';

/** Selects a section of house comments. Numbers only, so that a link cannot carry foreign text. */
export type SectionChoice = { seed: number; rolls: Readonly<Record<string, number>> };

export const FIRST_CHOICE: SectionChoice = { seed: 0, rolls: {} };

/** The value of a query parameter: "2,sane:1,sane.pitch:3". */
export function choiceAddress({ seed, rolls }: SectionChoice): string {
  const rolled = Object.entries(rolls).map(([key, roll]) => `${key}:${roll}`);
  return [String(seed), ...rolled].join(',');
}

const ROLLED = /^([a-z.-]{1,40}):(\d{1,3})$/u;

/** Parses the value of a query parameter. Null when it is malformed or out of bounds. */
export function parseChoice(address: string): SectionChoice | null {
  const [first = '', ...rest] = address.split(',');
  const seed = first === '' ? 0 : Number(first);
  if (!/^\d{0,3}$/u.test(first) || seed > MAX_SEED || rest.length > MAX_COMMENTS) return null;
  const rolls = new Map<string, number>();
  for (const part of rest) {
    const [, key, roll] = ROLLED.exec(part) ?? [];
    if (key === undefined || Number(roll) > MAX_ROLLS) return null;
    rolls.set(key, Number(roll));
  }
  return { seed, rolls: Object.fromEntries(rolls) };
}

export function allRerolled({ seed }: SectionChoice): SectionChoice {
  return { seed: (seed + 1) % (MAX_SEED + 1), rolls: {} };
}
