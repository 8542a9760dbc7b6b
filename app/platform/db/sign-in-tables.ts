/** Tables of passkeys, API tokens, invitations and photos. */
export type SignInTables = {
  api_tokens: ApiTokenRow;
  avatars: AvatarRow;
  passkeys: PasskeyRow;
  recovery_codes: RecoveryCodeRow;
  invitations: InvitationRow;
};

/** A passkey. Its id is also the subject of an identity, which makes it a way to sign in. */
export type PasskeyRow = {
  /** The credential id, base64url. */
  id: string;
  user_id: string;
  /** COSE, base64url. */
  public_key: string;
  counter: number;
  /** Separated by commas. */
  transports: string;
  label: string;
  /** The host name that it was made for. It works under no other. */
  rp_id: string;
  created_at: number;
  last_used: number | null;
};

/** The hash of a code that signs its member in once. */
export type RecoveryCodeRow = {
  id: string;
  code_hash: string;
  user_id: string;
  created_at: number;
  used_at: number | null;
};

/** A link that lets `max_uses` people sign up. */
export type InvitationRow = {
  id: string;
  token_hash: string;
  made_by: string;
  max_uses: number;
  uses: number;
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
};

/** The photo of the sign-in provider. `bytes` are base64; `source_hash` detects changes. */
export type AvatarRow = {
  user_id: string;
  content_type: string;
  bytes: string;
  source_hash: string;
  updated_at: number;
};

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
