import { DAY_MS } from '../../app/platform/time/time-units.ts';
import { anotherToken } from '../factories/token-of.ts';
import { addRound } from '../factories/reply-as-member.ts';
import { askAsMember } from '../factories/ask-as-member.ts';
import { shareNew } from '../factories/share-as-member.ts';
import { libraryRow } from '../factories/fill-library.ts';
import { addGeneration, mark, newMember, write } from '../factories/write-as-member.ts';
import { addMember } from '../factories/sign-in.ts';
import { signInKey } from '../../app/domain/sign-in/identities.server.ts';
import { hashToken } from '../../app/domain/members/session.server.ts';
import { insertSession } from '../../app/domain/members/session-store.server.ts';
import type { Member } from '../../app/domain/members/viewer.ts';
import { writeComment } from '../../app/domain/community/comments.server.ts';
import { blockWriter } from '../../app/domain/community/blocks.server.ts';
import { reportTarget } from '../../app/domain/moderation/report-target.server.ts';
import { removeTarget } from '../../app/domain/moderation/removals.server.ts';
import { commentOnRequest } from '../../app/domain/feature-requests/request-comments.server.ts';
import { insertResource } from '../../app/domain/media-library/resource-store.server.ts';
import type { Services } from '../../app/platform/services.ts';

/** Stands in what only the owner may read. */
export const UNSAID = 'unsaid';
/** Stands in what nobody may read who asks here. */
export const UNTOLD = 'untold';

type Make = (services: Services, owner: Member) => Promise<string>;

/** One row of every kind that an address or a body can name; each gives its id. All but the last ones are the owner's. */
const ROWS = {
  private: async (services, owner) => (await write(services, owner, secret())).postId,
  generation: async (services, owner) => (await write(services, owner, secret())).generationId,
  shared: (services, owner) => shareNew(services, owner, words()),
  comment: async (services, owner) => comment(services, owner, await theirs(services)),
  round: async ({ db }, owner) => (await addRound(db, owner, secret())).id,
  reply: async ({ db }, owner) => {
    const { id } = await addRound(db, owner, secret());
    const row = db.selectFrom('replies').select('id').where('generation_id', '=', id);
    return (await row.executeTakeFirstOrThrow()).id;
  },
  request: (services, owner) => askAsMember(services, owner, words()),
  requestComment: async (services, owner) => {
    const requestId = await askAsMember(services, await newMember(services), words());
    const key = services.newId();
    await commentOnRequest(services, owner, { requestId, text: words(), key });
    return idOf(services, 'request_comments', 'idem_key', key);
  },
  resource: async (services, owner) => (await resource(services, owner)).id,
  media: async (services, owner) => (await resource(services, owner)).image,
  block: async (services, owner) => {
    const id = await theirs(services);
    return (await blockWriter(services, owner, id)) ?? '';
  },
  session: async (services, owner) => {
    const [id, now] = [services.newId(), services.now()];
    const more = { provider: 'google', user_agent: null, token_hash: hashToken(id) };
    const times = { created_at: now, last_seen: now, expires_at: now + DAY_MS };
    await insertSession(services.db, { id, user_id: owner.id, ...more, ...times });
    return id;
  },
  signIn: async (services, owner) => {
    const row = { user_id: owner.id, provider: 'oidc', email: null, email_verified: 0 };
    const issuer = 'https://id.example';
    const pair = [services.newId(), services.newId()].map((subject) => ({ issuer, subject }));
    const rows = pair.map((key) => ({ ...row, ...key, created_at: services.now() }));
    await services.db.insertInto('identities').values(rows).execute();
    return signInKey(pair[0]!);
  },
  notification: async (services, owner) => {
    const [id, now] = [services.newId(), services.now()];
    const more = { actor_id: null, link: '/account', read_at: null, created_at: now };
    const row = { id, user_id: owner.id, kind: 'comment' as const, text: 'Agreed.', ...more };
    await services.db.insertInto('notifications').values(row).execute();
    return id;
  },
  token: async (services, owner) => (await anotherToken(services, owner)).token.id,
  /** What a decision of the owner's can be taken back by, while the owner is an admin. */
  undo: async (services, owner) => {
    const target = { kind: 'post', id: await theirs(services) } as const;
    const how = { action: 'delete', reason: 'spam' } as const;
    const done = await removeTarget(services, { ...owner, isAdmin: true }, { target, how });
    if (!done.ok) throw new Error(done.reason);
    return done.undoId;
  },
  /** Another's comment on a post of the owner's. */
  answer: async (services, owner) =>
    comment(services, await newMember(services), await shareNew(services, owner, words())),
  /** A shared post of somebody who never asks anything. */
  theirs,
  /** A private post of theirs. */
  hidden: async (services) =>
    (await write(services, await newMember(services), `${UNTOLD} ${words()}`)).postId,
  /** A post that a guest who never asks anything has written. */
  ofGuest: async ({ db, newId }) =>
    (
      await addGeneration(db, {
        owner: { kind: 'guest', id: newId() },
        text: `${UNTOLD} ${words()}`,
      })
    ).id,
  /** A case about a post of theirs, that waits for an admin. */
  case: async (services) => {
    const viewer = await newMember(services);
    const id = await shareNew(services, viewer, words());
    const reporter = { viewer: await newMember(services), guestId: '', address: '192.0.2.1' };
    const why = { reason: 'spam', words: null, contact: null } as const;
    await reportTarget(services, reporter, { target: { kind: 'post', id }, ...why });
    return idOf(services, 'moderation_cases', 'target_id', id);
  },
  /** A name that no admin has. */
  name: () => Promise.resolve(`Ada ${mark()}`),
  /** A member who never asks anything. */
  subject: async (services) => (await addMember(services)).id,
  /** A member with a shared post. */
  spammer: async (services) => {
    const spammer = await newMember(services);
    await shareNew(services, spammer, words());
    return spammer.id;
  },
  /** A member whose account can be deleted. */
  leaver: async (services) => (await addMember(services)).id,
  /** Another whose account is disabled. */
  letGo: async (services) => (await addMember(services, { disabled: true })).id,
} satisfies Record<string, Make>;

async function theirs(services: Services): Promise<string> {
  return shareNew(services, await newMember(services), words());
}

/** What `{kind}` in an ask stands for. */
type RowKind = keyof typeof ROWS;

// Two requests of the board in the same words are one.
const words = () => `toast ${mark()}`;
const secret = () => `${UNSAID} ${words()}`;

async function comment(services: Services, who: Member, postId: string): Promise<string> {
  const said = await writeComment(services, who, { postId, text: words(), key: services.newId() });
  if (!said.ok) throw new Error(said.reason);
  return said.comment.id;
}

async function resource({ db, newId }: Services, owner: Member) {
  const row = libraryRow({ id: newId(), user_id: owner.id, description: words() });
  await insertResource(db, row);
  return row;
}

async function idOf(
  { db }: Services,
  table: 'request_comments' | 'moderation_cases',
  column: 'idem_key' | 'target_id',
  value: string,
): Promise<string> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where(column as 'id', '=', value)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Puts ids of rows into a text that has `{kind}`; what a kind stands for is made once, when it is first named. */
export function ownedRows(services: Services, owner: Member) {
  const made = new Map<string, string>();
  return {
    async fill(text: string): Promise<string> {
      let filled = text;
      for (const [whole, kind = ''] of text.matchAll(/\{(\w+)\}/g)) {
        if (!Object.hasOwn(ROWS, kind)) continue;
        if (!made.has(kind)) made.set(kind, await ROWS[kind as RowKind](services, owner));
        filled = filled.replaceAll(whole, () => made.get(kind) ?? '');
      }
      return filled;
    },
  };
}
