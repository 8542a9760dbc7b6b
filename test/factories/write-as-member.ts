import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { readViewer } from '../../app/domain/members/session.server.ts';
import type { Member } from '../../app/domain/members/viewer.ts';
import { newId } from '../../app/platform/text/ids.ts';
import type { Db, GenerationRow } from '../../app/platform/db/tables.ts';
import { graveForm } from '../../app/domain/posts/grave-versions.server.ts';
import { savePost } from '../../app/domain/posts/posts.server.ts';
import { withFields } from '../../app/domain/posts/stored-forms.server.ts';
import { NO_ORIGIN } from '../../app/domain/posts/post-origin.ts';
import type { Services } from '../../app/platform/services.ts';
import { bareServices } from './bare-services.ts';
import { addMember } from './sign-in.ts';

let clock = 1_763_700_000_000;
/** Returns a new id. */
export const id = () => newId(clock, randomBytes);

let marks = 0;

/** Returns a unique text in letters that match no word list. Random ids can contain a listed word. */
export const mark = () =>
  String((marks += 1)).replaceAll(/\d/g, (digit) => 'vwxzqjhpyb'.charAt(Number(digit)));

/** Returns the services that stores and use cases need, on this database. */
export function servicesOn(db: Db): Services {
  return bareServices(db, { now: () => (clock += 1000), newId: id });
}

/** Creates a member and returns it as a viewer. */
export async function newMember(services: Services): Promise<Member> {
  const { cookie } = await addMember(services);
  const viewer = await readViewer(services, `${cookie.name}=${cookie.value}`);
  if (viewer.kind !== 'member') throw new Error('not signed in');
  return viewer;
}

/** Creates a member on this database. */
export async function memberOn(db: Db) {
  const services = servicesOn(db);
  return { services, member: await newMember(services) };
}

type Writes = {
  owner: { kind: 'guest' | 'member'; id: string };
  text: string;
  parentId?: string;
  /** Values of further columns. */
  more?: Partial<GenerationRow>;
};

/** The row of a finished generation. */
export function generationRow({ owner, text, parentId, more }: Writes): GenerationRow {
  const fields = more?.fields ?? JSON.stringify({ context: `about ${text}` });
  return {
    id: id(),
    owner_kind: owner.kind,
    owner_id: owner.id,
    idem_key: id(),
    request_hash: 'hash',
    state: 'succeeded',
    boot_id: 'boot',
    deadline: clock,
    style: 'gpt4-context',
    fields,
    humor_level: 'Spicy',
    seed: 7,
    parent_id: parentId ?? null,
    charged_subject: null,
    charged_period: null,
    writer: 'offline',
    engine: '1',
    text,
    template_ids: null,
    plot: null,
    plot_cast: null,
    is_grave: graveForm(JSON.parse(fields)),
    error_code: null,
    created_at: (clock += 1000),
    finished_at: clock,
    fallback: null,
    post_id: null,
    kind: 'post',
    family_id: null,
    ...NO_ORIGIN,
    ...more,
  };
}

/** Adds a finished generation. */
export async function addGeneration(db: Db, writes: Writes): Promise<GenerationRow> {
  const { parentId, more } = writes;
  const family_id = parentId === undefined ? null : await familyOf(db, parentId);
  const row = generationRow({ ...writes, more: { family_id, ...more } });
  await db.insertInto('generations').values(row).execute();
  return row;
}

async function familyOf(db: Db, parentId: string): Promise<string> {
  const parent = db.selectFrom('generations').select('family_id').where('id', '=', parentId);
  return (await parent.executeTakeFirst())?.family_id ?? parentId;
}

// Posts of the same millisecond have no defined order. Timers can fire slightly early.
const NEXT_MILLISECOND = 2;

/** Adds a finished generation of a member and saves it as a post, later than all previous ones. */
export async function write(
  services: Services,
  member: Member,
  text: string,
  parentId?: string,
  more?: Partial<GenerationRow>,
) {
  await pause(NEXT_MILLISECOND);
  const row = await addGeneration(services.db, { owner: member, text, parentId, more });
  const postId = await savePost(services.db, services, member.id, withFields(row));
  return { generationId: row.id, postId };
}

/** Returns the clock's time in epoch milliseconds. */
export const clockNow = () => clock;
