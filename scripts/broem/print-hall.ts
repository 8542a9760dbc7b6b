import { parseArgs } from 'node:util';
import type { z } from 'zod';
import type { Hall } from '../../app/domain/api/api-schemas.ts';
import { askServer } from './ask-server.ts';

/** How it is called. */
export const usage = `npm run broem -- hall [--week 2026-11-16] [--json]

  the best posts of a week on the server that BROETRY names`;

const options = { week: { type: 'string' }, json: { type: 'boolean' } } as const;

/** Prints the hall of fame of a week, by its Monday; this week without one. Throws, in words, what is wrong. */
export async function print(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options });
  const query = values.week === undefined ? '' : `?${new URLSearchParams({ week: values.week })}`;
  const hall = await askServer<z.output<typeof Hall>>(`/hall-of-fame${query}`);
  if (values.json) return console.log(JSON.stringify(hall, null, 2));
  if (hall.best.length === 0) return console.log('Nobody has been laughed at yet that week.');
  const places = hall.best.map(
    ({ authorName, text, url }, index) => `${index + 1}. ${authorName}, ${url}\n${text}`,
  );
  console.log(places.join('\n\n'));
}
