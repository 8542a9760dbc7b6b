import type { openDatabase } from '../../../app/db/open-database.server.ts';

type Db = ReturnType<typeof openDatabase>;

/** The tag line is the last thing that is added. */
const SIGNED = /\n.*broetry\.example.*$/;

/**
 * What must not be once nobody asks any more: a post kept without its end, a finished one without its text, a member's
 * post that is none of the finished ones, and a guest, a network or a member charged for more or less than was finished.
 */
export async function wrongRows(db: Db): Promise<string[]> {
  const wrong: string[] = [];
  const rows = await db.selectFrom('generations').selectAll().execute();
  for (const { state, text, style } of rows) {
    if (state === 'reserved') wrong.push('still reserved');
    if (state === 'succeeded' && !text) wrong.push('finished without text');
    const signed = SIGNED.test(text ?? '');
    if (state === 'succeeded' && style !== 'replies' && !signed) wrong.push('half a post was kept');
  }
  const posts = await db.selectFrom('posts').select('post').execute();
  if (posts.some(({ post }) => !SIGNED.test(post))) wrong.push('half a post in a history');
  return [...wrong, ...(await wrongCharges(db))];
}

/** Guests by their own count, networks and members by their counters of the day. */
async function wrongCharges(db: Db): Promise<string[]> {
  const finished = await db
    .selectFrom('generations')
    .select(['owner_kind', 'owner_id', 'charged_subject'])
    .where('state', '=', 'succeeded')
    .execute();
  const due = new Map<string, number>();
  const owe = (whose: string) => due.set(whose, (due.get(whose) ?? 0) + 1);
  for (const { owner_kind: owner, owner_id: id, charged_subject: subject } of finished) {
    if (owner === 'guest') owe(`guest ${id}`);
    // Nobody here gets past the day's fair share: what is finished is charged.
    owe(owner === 'guest' ? `network ${subject}` : `member ${id}`);
  }
  const guests = await db.selectFrom('guests').select(['id', 'posts_generated']).execute();
  const counters = await db.selectFrom('quota_counters').selectAll().execute();
  const kinds: Record<string, string> = {
    'generations-of-member': 'member',
    'guest-generations-of-address': 'network',
  };
  const charged = new Map(guests.map(({ id, posts_generated: used }) => [`guest ${id}`, used]));
  for (const { scope, subject, used } of counters) {
    const kind = kinds[scope];
    // A run over midnight has two days of one.
    if (kind) charged.set(`${kind} ${subject}`, (charged.get(`${kind} ${subject}`) ?? 0) + used);
  }
  return [...new Set([...due.keys(), ...charged.keys()])]
    .filter((whose) => (due.get(whose) ?? 0) !== (charged.get(whose) ?? 0))
    .map(
      (whose) => `a ${whose.split(' ')[0]} was charged for what was not finished, or not charged`,
    );
}
