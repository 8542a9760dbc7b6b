import type { PostOrigin } from '../../platform/db/tables.ts';

export const NO_ORIGIN: PostOrigin = { remix_of: null, remix_root: null, prompt_day: null };

/** The origin columns of a row. */
export function postOriginOf({ remix_of, remix_root, prompt_day }: PostOrigin): PostOrigin {
  return { remix_of, remix_root, prompt_day };
}
