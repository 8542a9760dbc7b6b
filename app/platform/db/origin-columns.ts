/**
 * The origin of a post: the remixed post and the first post of that chain, by id (also after their deletion), and the UTC
 * day (days since 1970) of its daily prompt.
 */
export type PostOrigin = {
  remix_of: string | null;
  remix_root: string | null;
  prompt_day: number | null;
};
