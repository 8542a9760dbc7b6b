import { type Kysely, sql } from 'kysely';
import type { Database } from '../../app/db/tables.ts';
import { add, ago, type Around, DAY, MINUTE, numbered, OTHER, ownedBy, text } from './made-rows.ts';

export async function fillCare(
  db: Kysely<Database>,
  { memberId, adminId, now, rows, own }: Around,
) {
  const owner = ownedBy(memberId, own);
  const at = ago(now, MINUTE);
  await add(
    db,
    'moderation_cases',
    {
      id: numbered('case'),
      target_kind: text('post'),
      target_id: numbered('post'),
      post_id: numbered('post'),
      owner_id: owner,
      opened_at: at,
      closed_at: sql`case when n % 2 = 0 then ${at} else null end`,
      decision: sql`case when n % 2 = 0 then 'keep' else null end`,
    },
    rows,
  );
  await add(
    db,
    'reports',
    {
      id: numbered('report'),
      case_id: numbered('case'),
      reporter_id: OTHER,
      reporter_key: numbered('reporter'),
      counts: sql`1`,
      reason: text('spam'),
      words: text('It is spam.'),
      created_at: at,
    },
    rows,
  );
  await add(
    db,
    'audit_log',
    {
      id: numbered('audit'),
      actor_id: text(adminId),
      action: sql`case n % 3 when 0 then 'hide' when 1 then 'keep' else 'disable' end`,
      target_kind: text('post'),
      target_id: numbered('post'),
      reason: text('spam'),
      created_at: at,
    },
    rows,
  );
  await add(
    db,
    'blocks',
    {
      id: numbered('block'),
      user_id: OTHER,
      blocked_id: sql`'m' || cast(100000000 + (n + 1) % ${sql.lit(rows)} as text)`,
      created_at: at,
    },
    rows,
  );
}

export async function fillRequests(
  db: Kysely<Database>,
  { memberId, requestId, now, rows, own }: Around,
) {
  const owner = ownedBy(memberId, own);
  const created_at = ago(now, MINUTE);
  await add(
    db,
    'feature_requests',
    {
      id: numbered('request'),
      user_id: owner,
      text: text('More toast'),
      search_text: text('more toast'),
      status: sql`case n % 3 when 0 then 'pending' when 1 then 'approved' else 'rejected' end`,
      votes: sql`n % 101`,
      idem_key: numbered('key-of-request'),
      created_at,
    },
    rows,
  );
  await add(
    db,
    'request_votes',
    { request_id: numbered('request'), user_id: owner, created_at },
    rows,
  );
  await add(db, 'request_votes', { request_id: text(requestId), user_id: OTHER, created_at }, rows);
  const comment = { text: text('Yes.'), created_at };
  await add(
    db,
    'request_comments',
    {
      ...comment,
      id: numbered('reqcommentown'),
      request_id: numbered('request'),
      user_id: owner,
      idem_key: numbered('key'),
    },
    rows,
  );
  await add(
    db,
    'request_comments',
    {
      ...comment,
      id: numbered('reqcomment'),
      request_id: text(requestId),
      user_id: OTHER,
      idem_key: numbered('other-key'),
    },
    rows,
  );
}

export async function fillAccess(db: Kysely<Database>, { now, rows }: Around) {
  const created_at = ago(now, MINUTE);
  const later = sql`cast(${sql.lit(now + DAY)} as bigint) + n`;
  await add(
    db,
    'guests',
    { id: numbered('guest'), created_at, posts_generated: sql`1`, last_used: created_at },
    rows,
  );
  await add(
    db,
    'quota_counters',
    { scope: text('member'), subject: OTHER, period: text('2026-11-22'), used: sql`1` },
    rows,
  );
  await add(
    db,
    'identities',
    {
      issuer: text('https://accounts.example'),
      subject: numbered('subject'),
      user_id: OTHER,
      provider: text('google'),
      created_at,
    },
    rows,
  );
  await add(
    db,
    'avatars',
    {
      user_id: OTHER,
      content_type: text('image/png'),
      bytes: text('AAAA'),
      source_hash: text('hash'),
      updated_at: created_at,
    },
    rows,
  );
  await add(
    db,
    'sessions',
    {
      id: numbered('session'),
      token_hash: numbered('token'),
      user_id: OTHER,
      created_at,
      last_seen: sql`cast(${sql.lit(now)} as bigint) - n`,
      expires_at: later,
      provider: text('google'),
    },
    rows,
  );
  await add(
    db,
    'login_attempts',
    {
      state_hash: numbered('state'),
      browser_hash: text('hash'),
      provider: text('google'),
      nonce: text('nonce'),
      code_verifier: text('verifier'),
      next: text('/'),
      mode: text('redirect'),
      intent: text('login'),
      expires_at: later,
    },
    rows,
  );
  await add(
    db,
    'api_tokens',
    {
      id: numbered('token'),
      user_id: OTHER,
      name: text('a script'),
      token_hash: numbered('hash'),
      scopes: text('write'),
      provider: text('google'),
      created_at,
      expires_at: later,
    },
    rows,
  );
}
