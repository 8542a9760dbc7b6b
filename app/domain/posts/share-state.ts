import type { PostRow } from '../../platform/db/tables.ts';

/** What a post that nobody has shared has in its columns of the community. */
export const UNSHARED = {
  shared_at: null,
  reactions: 0,
  real_comments: 0,
  hidden_at: null,
  hidden_reason: null,
  shared_key: null,
} as const satisfies Partial<PostRow>;
