/**
 * What a post was written on: the shared post that it makes worse and the first one of that chain, by their ids, and
 * the UTC day (days since 1970) whose situation it answers. The ids outlive the posts.
 */
export type PostOrigin = {
  remix_of: string | null;
  remix_root: string | null;
  prompt_day: number | null;
};

/** Written on none. */
export const NO_ORIGIN: PostOrigin = { remix_of: null, remix_root: null, prompt_day: null };

/** The occasion of a row. */
export function postOriginOf({ remix_of, remix_root, prompt_day }: PostOrigin): PostOrigin {
  return { remix_of, remix_root, prompt_day };
}
