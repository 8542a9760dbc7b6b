import { parseArgs } from 'node:util';
import type { z } from 'zod';
import type { RemixForm, WrittenPost } from '../../app/domain/api/api-schemas.ts';
import { askServer } from './ask-server.ts';
import { readFields } from './read-fields.ts';

/** How it is called. */
export const usage = `npm run broem -- remix POST [--level mild|spicy|unhinged] [--field NAME="TEXT"] [--field …] [--json]

  makes a shared post of a server worse, by its id or address. BROETRY names the server, BROETRY_TOKEN you.`;

const options = {
  level: { type: 'string' },
  field: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const;

/** Prints the remix of a shared post, which is kept in the member's history. Throws, in words, what is wrong. */
export async function print(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [post = '', second] = positionals;
  const id = /^(?:https?:\/\/.*\/post\/)?([0-9a-z]{1,60})$/.exec(post)?.[1];
  if (id === undefined || second !== undefined) {
    throw new Error('Say which post: its id, or the address of its page.');
  }
  const form = await askServer<z.output<typeof RemixForm>>(`/community/${id}/remix`);
  const fields = { ...form.body.fields, ...readFields(values.field ?? []) };
  const json = { ...form.body, fields, humorLevel: values.level ?? form.body.humorLevel };
  const written = await askServer<z.output<typeof WrittenPost>>('/posts', {
    isMembers: true,
    json,
  });
  console.log(values.json ? JSON.stringify(written, null, 2) : written.text);
}
