import { randomUUID } from 'node:crypto';
import type { Database } from '../../app/platform/db/tables.ts';
import { type Chance, chance } from '../chance.ts';
import { addMember } from '../factories/sign-in.ts';
import { servicesOn } from '../factories/write-as-member.ts';
import { migrateTo } from '../migrate-to.ts';
import { samplePicture } from '../pictures.ts';
import { inDatabase, type Place } from './place.ts';

/** Exactly one row of the table must have these values. */
export type Fact = { table: keyof Database; row: Record<string, string> };

/**
 * An idempotent write, sent to an origin. Returns the rows that must exist after the acknowledgement. Throws NotNow when
 * the server refuses it temporarily, and any other error when the response was cut.
 */
export type Write = (origin: string) => Promise<Fact[]>;
type Kind = (typeof KINDS)[number];
type Person = { id: string; cookie: string };

/** The state of the load, tracked outside of the server under test. */
export type World = {
  draw: Chance;
  kinds: readonly Kind[];
  people: readonly Person[];
  posts: { id: string; cookie: string }[];
  shared: string[];
  /** Acknowledged rows. */
  known: Fact[];
  /** Writes without a complete response, or refused temporarily. */
  open: Write[];
  /** Faults, in words. */
  faults: string[];
};

const KINDS = ['guest', 'member', 'share', 'comment', 'picture'] as const;

/** The server refused a write temporarily; the message names the reason. */
export class NotNow extends Error {}

/** A response that the load does not expect. */
export class UnexpectedAnswer extends Error {}

const SEED = 20_261_122;

/** Migrates an empty database and inserts members with sessions. */
export function settle(place: Place, count: number): Promise<World> {
  return inDatabase(place, async (db) => {
    await migrateTo(db);
    const services = { ...servicesOn(db), now: Date.now };
    const people: Person[] = [];
    while (people.length < count) {
      const { id, cookie } = await addMember(services);
      people.push({ id, cookie: `${cookie.name}=${cookie.value}` });
    }
    const nothing = { posts: [], shared: [], known: [], open: [], faults: [] };
    return { draw: chance(SEED), kinds: KINDS, people, ...nothing };
  });
}

/** The next random write; a member's post if the drawn kind needs a post that does not exist yet. */
export function nextWrite(world: World): Write {
  const { draw, shared } = world;
  const kind = draw.pick(world.kinds);
  const person = draw.pick(world.people);
  const number = draw.between(1, 2 ** 31);
  if (kind === 'guest') return guestPost(number);
  if (kind === 'picture') return picture(person, number);
  const post = kind === 'share' ? world.posts.pop() : undefined;
  if (post) return share(world, post);
  if (kind === 'comment' && shared.length > 0) return comment(person, draw.pick(shared), number);
  return memberPost(world, person, number);
}

type Answer = { status: number; body: string; cookie: string | undefined };
type Ask = {
  method?: string;
  key?: string;
  cookie?: string | undefined;
  from?: string;
  json?: unknown;
  form?: FormData;
};

/** Sends a request as our pages do. Throws when the response is cut. */
export async function askServer(origin: string, path: string, sent: Ask = {}): Promise<Answer> {
  const { key, cookie, from, json, form } = sent;
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
  const answer = await fetch(origin + path, {
    method: sent.method ?? (body === undefined ? 'GET' : 'POST'),
    body: body ?? null,
    headers: {
      origin,
      'sec-fetch-site': 'same-origin',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(cookie ? { cookie } : {}),
      ...(from ? { 'x-forwarded-for': from } : {}),
    },
  });
  const [set] = answer.headers.getSetCookie();
  return { status: answer.status, body: await answer.text(), cookie: set?.split(';')[0] };
}

/** The cookie of a new guest. */
async function newGuest(origin: string, from: string): Promise<string | undefined> {
  return (await askServer(origin, '/generator', { from })).cookie;
}

/** The body of a request for a post. */
const postForm = (number: number) => ({
  style: 'gpt4-context',
  fields: { context: `I made toast number ${number}` },
});

function guestPost(number: number): Write {
  const key = randomUUID();
  // Each guest has a network of its own to avoid rate limits.
  const from = `10.${number & 255}.${(number >> 8) & 255}.${(number >> 16) & 255}`;
  let cookie: string | undefined;
  return async (origin) => {
    cookie ??= await newGuest(origin, from);
    const sent = { key, from, cookie, json: postForm(number) };
    return generated(await askServer(origin, '/api/generations', sent), key).facts;
  };
}

function memberPost(world: World, { cookie }: Person, number: number): Write {
  const sent = { key: randomUUID(), cookie, json: postForm(number) };
  return async (origin) => {
    const { id, facts } = generated(await askServer(origin, '/api/generations', sent), sent.key);
    world.posts.push({ id, cookie });
    return [...facts, { table: 'posts', row: { generation_id: id } }];
  };
}

function generated(answer: Answer, key: string): { id: string; facts: Fact[] } {
  expectRoom(answer);
  const done = /event: done\ndata: (.*)\n/.exec(answer.body)?.[1];
  if (done === undefined && answer.body.includes('event: error'))
    throw new NotNow(`in the stream: ${codeIn(answer.body)}`);
  if (answer.status !== 200 || done === undefined) throw unexpected('post', answer);
  const { id, text } = JSON.parse(done) as { id: string; text: string };
  const row = { idem_key: key, state: 'succeeded', id, text };
  return { id, facts: [{ table: 'generations', row }] };
}

function share(world: World, { id, cookie }: World['posts'][number]): Write {
  const row = { generation_id: id, type: 'community' };
  return async (origin) => {
    const answer = await askServer(origin, `/api/generations/${id}/share`, {
      method: 'POST',
      cookie,
    });
    // An earlier attempt without a response has shared it.
    if (answer.status === 409 && answer.body.includes('already-shared'))
      return [{ table: 'posts', row }];
    expectTaken('share', answer);
    const { postId, isHeld } = JSON.parse(answer.body) as { postId: string; isHeld: boolean };
    if (!isHeld) world.shared.push(postId);
    return [{ table: 'posts', row: { ...row, id: postId } }];
  };
}

function comment({ id, cookie }: Person, postId: string, number: number): Write {
  const [key, text] = [randomUUID(), `I agree, and number ${number} agrees too.`];
  return async (origin) => {
    const form = new FormData();
    form.set('key', key);
    form.set('text', text);
    expectTaken('comment', await askServer(origin, `/post/${postId}/comments`, { cookie, form }));
    return [{ table: 'comments', row: { user_id: id, idem_key: key, text } }];
  };
}

function picture({ id, cookie }: Person, number: number): Write {
  const key = randomUUID();
  let form: FormData | undefined;
  return async (origin) => {
    form ??= await pictureForm(number);
    const answer = await askServer(origin, '/api/resources', { key, cookie, form });
    expectRoom(answer);
    // The library already has this picture.
    if (answer.status === 409) return [];
    expectTaken('picture', answer);
    return [{ table: 'resources', row: { user_id: id, idem_key: key } }];
  };
}

async function pictureForm(number: number): Promise<FormData> {
  const file = new Uint8Array(await samplePicture(number, { width: 8 + (number % 997) }));
  const form = new FormData();
  form.set('description', `Toast number ${number}`);
  form.set('tags', 'toast');
  form.set('file', new File([file], 'toast.jpg', { type: 'image/jpeg' }));
  return form;
}

/** Expects success, now or by an earlier attempt. */
function expectTaken(what: string, answer: Answer): void {
  expectRoom(answer);
  if (answer.status !== 200 && answer.status !== 201) throw unexpected(what, answer);
}

/** Throws NotNow for 409 in-progress (an earlier attempt still runs), 429 and 503. */
function expectRoom({ status, body }: Answer): void {
  const isRunning = status === 409 && body.includes('in-progress');
  if (status === 429 || status === 503 || isRunning) throw new NotNow(`${status} ${codeIn(body)}`);
}

function codeIn(body: string): string {
  return /"code":"([^"]*)"/.exec(body)?.[1] ?? 'no code';
}

function unexpected(what: string, { status, body }: Answer): Error {
  return new UnexpectedAnswer(`${what}: ${status} ${body.slice(0, 300)}`);
}
