import type { OPERATIONS } from '../../app/domain/api/operations.ts';

/** A valid post form. */
export const FORM = { style: 'humblebrag', fields: { achievement: 'a', mundaneSituation: 'b' } };

/** A valid request for each operation. */
export const API_REQUESTS: Record<
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

export const API_NAMES = Object.keys(API_REQUESTS) as (keyof typeof API_REQUESTS)[];

/** Returns the `code` of an error response. */
export const codeOf = ({ body }: { body: Record<string, unknown> }) => body['code'];
