import { parseArgs } from 'node:util';
import { situationOf } from '../../comedy/daily-situations.ts';
import { parseHumorLevel } from '../../comedy/post-styles.ts';
import { writePost } from '../../comedy/write-post.ts';
import { readDate } from '../../app/domain/community/prompt-days.ts';
import { dateOf, dayAt } from '../../app/platform/time/time-units.ts';
import { readSeed } from './read-seed.ts';

/** How it is called. */
export const usage = `npm run broem -- prompt [--day 2026-11-22] [--level mild|spicy|unhinged] [--seed N] [--json]

  the situation of the day, the same for everybody, and a post that answers it`;

const options = {
  day: { type: 'string' },
  level: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** Prints the situation of a day and a post on it. Throws, in words, what is wrong. */
export function print(args: string[]): void {
  const { values } = parseArgs({ args, options });
  const now = Date.now();
  const day = values.day === undefined ? dayAt(now) : readDate(values.day, now);
  if (day === null) throw new Error('--day takes a day of the last year, as in 2026-11-22.');
  const level = parseHumorLevel(values.level ?? 'spicy');
  if (!level) throw new Error('--level takes mild, spicy or unhinged.');
  const seed = readSeed(values.seed);
  const situation = situationOf(day);
  const fields = { context: situation };
  const post = writePost({ style: 'gpt4-context', fields, level, seed, site: 'broetry.example' });
  const all = { day: dateOf(day), situation, level, seed, ...post };
  console.log(values.json ? JSON.stringify(all, null, 2) : `${situation}.\n\n${post.text}`);
}
