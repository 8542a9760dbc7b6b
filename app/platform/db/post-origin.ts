/**
 * The origin of a post: the remixed post and the first post of that chain, by id (also after their deletion), and the UTC
 * day (days since 1970) of its daily prompt.
 */
export type PostOrigin = {
  remix_of: string | null;
  remix_root: string | null;
  prompt_day: number | null;
};

export const NO_ORIGIN: PostOrigin = { remix_of: null, remix_root: null, prompt_day: null };

/** The origin columns of a row. */
export function postOriginOf({ remix_of, remix_root, prompt_day }: PostOrigin): PostOrigin {
  return { remix_of, remix_root, prompt_day };
}
