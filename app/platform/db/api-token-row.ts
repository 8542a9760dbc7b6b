/** An API token of a member. `scopes` are separated by spaces; times are epoch milliseconds. */
export type ApiTokenRow = {
  id: string;
  user_id: string;
  name: string;
  token_hash: string;
  scopes: string;
  /** The sign-in provider of its creation: demo tokens end with DEMO_SIGN_IN. */
  provider: string;
  created_at: number;
  last_used: number | null;
  expires_at: number | null;
};
