import type { z } from 'zod';
import type {
  ApiAccount,
  Hall,
  PostPage,
  RemixForm,
  ApiPost,
} from '../../app/domain/api/api-schemas.ts';
import { type Command, many, one, readFields, STRING, STRINGS } from './command.ts';

/** Prints the hall of fame of a week, by its Monday; this week by default. */
export const hall: Command = {
  usage: `npm run broem -- hall [--week 2026-11-16] [--json]

  the best posts of a week on the server that BROETRY names`,
  options: { week: STRING },
  async execute(values) {
    const week = one(values['week']);
    const query = week === undefined ? '' : `?${new URLSearchParams({ week })}`;
    const json = await request<z.output<typeof Hall>>(`/hall-of-fame${query}`);
    const places = json.best.map(
      ({ authorName, text, url }, index) => `${index + 1}. ${authorName}, ${url}\n${text}`,
    );
    return { json, text: places.join('\n\n') || 'Nobody has been laughed at yet that week.' };
  },
};

/** Prints a page of the member's own posts, the newest first, and the record. */
export const posts: Command = {
  usage: `npm run broem -- posts ["WORDS"] [--limit N] [--after PLACE] [--json]

  your own posts on the server that BROETRY names, with your record; BROETRY_TOKEN says who you are`,
  options: { limit: STRING, after: STRING },
  allowPositionals: true,
  async execute(values, [q, second]) {
    if (second !== undefined) throw new Error('Put the words in quotes: they are one argument.');
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ q, ...values }))
      if (typeof value === 'string') query.set(name, value);
    const json = await request<z.output<typeof PostPage>>(`/posts?${query}`, { isMember: true });
    if (values['json']) return { json, text: '' };
    const { name, record } = await request<z.output<typeof ApiAccount>>('/account', {
      isMember: true,
    });
    const head = record === null ? `${name}, without a record` : `${name}, record ${record} of 100`;
    const shown = json.posts.map(({ id, level, text }) => `${id}, ${level}\n${text}`);
    const more = json.next === null ? [] : [`More: --after ${json.next}`];
    return { json, text: [head, ...shown, ...more].join('\n\n') };
  },
};

/** Remixes a shared post, saves the result in the member's history and prints it. */
export const remix: Command = {
  usage: `npm run broem -- remix POST [--level mild|spicy|unhinged] [--field NAME="TEXT"] [--field …] [--json]

  makes a shared post of a server worse, by its id or address. BROETRY names the server, BROETRY_TOKEN you.`,
  options: { level: STRING, field: STRINGS },
  allowPositionals: true,
  async execute(values, [post = '', second]) {
    const id = /^(?:https?:\/\/.*\/post\/)?([0-9a-z]{1,60})$/.exec(post)?.[1];
    if (id === undefined || second !== undefined)
      throw new Error('Say which post: its id, or the address of its page.');
    const { body } = await request<z.output<typeof RemixForm>>(`/community/${id}/remix`);
    const fields = { ...body.fields, ...readFields(many(values['field'])) };
    const humorLevel = one(values['level']) ?? body.humorLevel;
    const written = await request<z.output<typeof ApiPost>>('/posts', {
      isMember: true,
      json: { ...body, fields, humorLevel },
    });
    return { json: written, text: written.text };
  },
};

/**
 * Sends a request to /api/v1 of the server in BROETRY, with the token in BROETRY_TOKEN if `isMember`. Throws the server's own
 * words when it refuses.
 */
async function request<Answer>(
  path: string,
  { isMember = false, json }: { isMember?: boolean; json?: unknown } = {},
): Promise<Answer> {
  const { BROETRY: origin, BROETRY_TOKEN: token } = process.env;
  if (!origin) throw new Error('Say which server: export BROETRY=https://…');
  if (isMember && !token) throw new Error('Say who you are: export BROETRY_TOKEN=broetry_…');
  const url = new URL(`/api/v1${path}`, origin);
  const response = await fetch(url, {
    method: json === undefined ? 'GET' : 'POST',
    headers: {
      ...(isMember ? { authorization: `Bearer ${token}` } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: json === undefined ? undefined : JSON.stringify(json),
  }).catch(() => {
    throw new Error(`Nobody answers at ${url.origin}.`);
  });
  const body = (await response.json().catch(() => null)) as (Answer & { title?: string }) | null;
  if (response.ok && body) return body;
  throw new Error(body?.title ?? `The server answers ${response.status}, and not as Broetry does.`);
}
