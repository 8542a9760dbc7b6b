import { parseArgs } from 'node:util';
import type { z } from 'zod';
import type { Account, PostPage } from '../../app/domain/api/api-schemas.ts';
import { askServer } from './ask-server.ts';

/** How it is called. */
export const usage = `npm run broem -- posts ["WORDS"] [--limit N] [--after PLACE] [--json]

  your own posts on the server that BROETRY names, with your record; BROETRY_TOKEN says who you are`;

const options = {
  limit: { type: 'string' },
  after: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** Prints a page of the member's own posts, the newest first, and the record. Throws, in words, what is wrong. */
export async function print(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [q, second] = positionals;
  if (second !== undefined) throw new Error('Put the words in quotes: they are one argument.');
  const { limit, after } = values;
  const given = Object.entries({ q, limit, after }).filter((pair) => pair[1] !== undefined);
  const query = new URLSearchParams(given as [string, string][]).toString();
  const page = await askServer<z.output<typeof PostPage>>(`/posts?${query}`, { isMembers: true });
  if (values.json) return console.log(JSON.stringify(page, null, 2));
  const { name, record } = await askServer<z.output<typeof Account>>('/account', {
    isMembers: true,
  });
  const head = record === null ? `${name}, without a record` : `${name}, record ${record} of 100`;
  const shown = page.posts.map(({ id, level, text }) => `${id}, ${level}\n${text}`);
  const more = page.next === null ? [] : [`More: --after ${page.next}`];
  console.log([head, ...shown, ...more].join('\n\n'));
}
