import { situationOf } from '../../comedy/posts/situations.ts';
import { parseHumorLevel } from '../../comedy/form/humor-levels.ts';
import { writePost } from '../../comedy/posts/write-post.ts';
import { readDate } from '../../app/domain/community/prompt-days.ts';
import { dateOf, dayAt } from '../../app/platform/time/time-units.ts';
import { type Command, one, readSeed, STRING } from './command.ts';

/** Prints the situation of a day and a post about it. */
export const prompt: Command = {
  usage: `npm run broem -- prompt [--day 2026-11-22] [--level mild|spicy|unhinged] [--seed N] [--json]

  the situation of the day, the same for everybody, and a post that answers it`,
  options: { day: STRING, level: STRING, seed: STRING },
  execute(values) {
    const now = Date.now();
    const date = one(values['day']);
    const day = date === undefined ? dayAt(now) : readDate(date, now);
    if (day === null) throw new Error('--day takes a day of the last year, as in 2026-11-22.');
    const level = parseHumorLevel(one(values['level']) ?? 'spicy');
    if (!level) throw new Error('--level takes mild, spicy or unhinged.');
    const seed = readSeed(one(values['seed']));
    const situation = situationOf(day);
    const fields = { context: situation };
    const post = writePost({ style: 'gpt4-context', fields, level, seed, site: 'broetry.example' });
    const json = { day: dateOf(day), situation, level, seed, ...post };
    return { json, text: `${situation}.\n\n${post.text}` };
  },
};
