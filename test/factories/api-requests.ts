import type { OPERATIONS } from '../../app/domain/api/operations.ts';
import { createTestApp } from '../test-app.ts';

/** The database of a server, as its environment names it. */
export type Env = () => Record<string, string>;
type Options = NonNullable<Parameters<typeof createTestApp>[0]>;

/** Opens servers on that database. */
export const opener =
  (env: Env) =>
  (options: Options = {}) =>
    createTestApp({ ...options, env: { ...env(), ...options.env } });

/** The form of a post. */
export const FORM = { style: 'humblebrag', fields: { achievement: 'a', mundaneSituation: 'b' } };

/** A right request for each operation. */
export const REQUESTS: Record<
  keyof typeof OPERATIONS,
  { path: string; method?: string; json?: unknown }
> = {
  readAccount: { path: '/account' },
  listStyles: { path: '/styles' },
  writePost: { path: '/posts', json: FORM },
  listPosts: { path: '/posts' },
  readPost: { path: '/posts/none' },
  deletePost: { path: '/posts/none', method: 'DELETE' },
  writeReplies: { path: '/replies', json: { post: 'I made toast.', length: 'one-liner' } },
  translate: { path: '/translations', json: { direction: 'to-speak', text: 'I made toast.' } },
  judge: { path: '/report-cards', json: { text: 'Agree?' } },
  comment: { path: '/comment-sections', json: { text: 'I made toast. Agree?' } },
  readCommunity: { path: '/community' },
  readRemixForm: { path: '/community/none/remix' },
  listRemixes: { path: '/community/none/remixes' },
  readPrompt: { path: '/prompt' },
  readHall: { path: '/hall-of-fame' },
};

/** The names of all operations. */
export const NAMES = Object.keys(REQUESTS) as (keyof typeof REQUESTS)[];

/** What a refusal says to programs. */
export const codeOf = ({ body }: { body: Record<string, unknown> }) => body['code'];
