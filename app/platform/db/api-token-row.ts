/** What lets a program act for a member. `scopes` are words with spaces between; epoch milliseconds. */
export type ApiTokenRow = {
  id: string;
  user_id: string;
  name: string;
  token_hash: string;
  scopes: string;
  /** How its maker was signed in: a token of the demo account ends with the demo. */
  provider: string;
  created_at: number;
  last_used: number | null;
  expires_at: number | null;
};

/** The table of them. */
export type ApiTokenTable = { api_tokens: ApiTokenRow };
