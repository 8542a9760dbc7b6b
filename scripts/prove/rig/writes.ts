import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../../../app/db/tables.ts';
import { samplePicture } from '../../../test/pictures.ts';
import { type Answer, type Asker, type Ask, cookiesIn } from './ask-server.ts';
import type { Chance } from './chance.ts';
import type { Person } from './people.ts';

/** That exactly one row of the table has these values. */
export type Fact = { table: keyof Database; row: Record<string, string> };

/**
 * One write of one person. `send` asks for it, as often as one likes: it is the same write. It returns what must be
 * in the database once it has been acknowledged, throws NotNow when the server refused it for now, and something else
 * when the answer never came whole.
 */
export type Write = {
  kind: Kind;
  /** In whose hour it is counted. */
  who?: string;
  send: (asker: Asker) => Promise<Fact[]>;
};
export type Kind =
  | 'guest post'
  | 'member post'
  | 'share'
  | 'reaction'
  | 'comment'
  | 'request'
  | 'vote'
  | 'picture'
  | 'sign-in';

/** What has been acknowledged and others can act on. */
export type World = {
  people: readonly Person[];
  posts: string[];
  shared: string[];
  requests: string[];
};

const KINDS: readonly Kind[] = [
  ...(['guest post', 'member post', 'comment', 'vote', 'request', 'share'] as const),
  ...(['reaction', 'reaction', 'comment', 'member post', 'picture', 'sign-in'] as const),
];

/** The next write of somebody, one that can be done by now. */
export function nextWrite(world: World, chance: Chance): Write {
  const kind = chance.pick(KINDS);
  const person = chance.pick(world.people);
  const number = chance.between(1, 2 ** 31);
  if (kind === 'guest post') return guestPost(number);
  if (kind === 'request') return featureRequest(world, person, number);
  if (kind === 'picture') return picture(person, number);
  if (kind === 'sign-in') return signIn(number);
  if (kind === 'vote' && world.requests.length > 0)
    return vote(person, chance.pick(world.requests));
  if (kind === 'share' && world.posts.length > 0) return share(world);
  if (world.shared.length > 0) {
    const postId = chance.pick(world.shared);
    if (kind === 'reaction') return reaction(person, postId, chance.pick(['agree', 'humbled']));
    if (kind === 'comment') return comment(person, postId, number);
  }
  return memberPost(world, person, number);
}

function guestPost(number: number): Write {
  const key = randomUUID();
  // Guests of different networks: the proof is not about their limits.
  const from = `10.${number & 255}.${(number >> 8) & 255}.${(number >> 16) & 255}`;
  let cookie: string | undefined;
  return {
    kind: 'guest post',
    async send({ ask }) {
      const headers = { 'idempotency-key': key, 'x-forwarded-for': from };
      // A browser has its cookie from the page before.
      cookie ??= cookiesIn(await ask('/api/events', { headers, json: VISIT }))[0];
      return generated(await ask('/api/generations', { headers, cookie, json: form(number) }), key);
    },
  };
}

const VISIT = { event: 'generator_visit' };

function form(number: number) {
  return { style: 'gpt4-context', fields: { context: `I made toast number ${number}` } };
}

function generated(answer: Answer, key: string): Fact[] {
  expectRoom(answer);
  const done = /event: done\ndata: (.*)\n/.exec(answer.body)?.[1];
  if (answer.status === 200 && done === undefined && answer.body.includes('event: error'))
    throw new NotNow(`in the stream: ${codeIn(answer.body)}`);
  if (answer.status !== 200 || done === undefined) throw unexpected('post', answer);
  const { id, text } = JSON.parse(done) as { id: string; text: string };
  return [
    { table: 'generations', row: { idem_key: key, state: 'succeeded' } },
    { table: 'generations', row: { id, text } },
  ];
}

function memberPost(world: World, { cookie }: Person, number: number): Write {
  const key = randomUUID();
  const headers = { 'idempotency-key': key };
  return {
    kind: 'member post',
    async send({ ask }) {
      const answer = await ask('/api/generations', { headers, cookie, json: form(number) });
      const facts = generated(answer, key);
      const id = facts[1]?.row['id'];
      if (id === undefined) throw unexpected('member post', answer);
      world.posts.push(`${id} ${cookie}`);
      return [...facts, { table: 'posts', row: { generation_id: id } }];
    },
  };
}

function share(world: World): Write {
  const [id = '', cookie] = world.posts.pop()?.split(' ') ?? [];
  return {
    kind: 'share',
    who: cookie,
    async send({ ask }) {
      const answer = await ask(`/api/generations/${id}/share`, { method: 'POST', cookie });
      expectRoom(answer);
      // Done by an earlier try whose answer was cut.
      const row = { generation_id: id, type: 'community' };
      if (answer.status === 409 && answer.body.includes('already-shared'))
        return [{ table: 'posts', row }];
      if (answer.status !== 201) throw unexpected('share', answer);
      const { postId, isHeld } = JSON.parse(answer.body) as { postId: string; isHeld: boolean };
      if (!isHeld) world.shared.push(postId);
      return [{ table: 'posts', row: { ...row, id: postId } }];
    },
  };
}

function reaction({ id, cookie }: Person, postId: string, kind: string): Write {
  return {
    kind: 'reaction',
    who: id,
    async send({ ask }) {
      const put = { method: 'PUT', cookie, json: { kind } };
      const answer = await ask(`/api/posts/${postId}/reaction`, put);
      expectRoom(answer);
      if (answer.status !== 200) throw unexpected('reaction', answer);
      return [{ table: 'reactions', row: { post_id: postId, user_id: id } }];
    },
  };
}

function comment({ id, cookie }: Person, postId: string, number: number): Write {
  const ask = said(cookie, `I agree, and number ${number} agrees too.`);
  return {
    kind: 'comment',
    who: id,
    async send(asker) {
      const answer = await asker.ask(`/api/posts/${postId}/comments`, ask);
      expectRoom(answer);
      if (answer.status !== 201 && answer.status !== 200) throw unexpected('comment', answer);
      const row = { user_id: id, idem_key: ask.headers['idempotency-key'], text: ask.json.text };
      return [{ table: 'comments', row }];
    },
  };
}

function featureRequest(world: World, { id, cookie }: Person, number: number): Write {
  const ask = said(cookie, `More toast in the morning, as number ${number} says`);
  return {
    kind: 'request',
    who: id,
    async send(asker) {
      const answer = await asker.ask('/api/requests', ask);
      expectRoom(answer);
      if (answer.status !== 201 && answer.status !== 200) throw unexpected('request', answer);
      const { request } = JSON.parse(answer.body) as { request: { id: string } };
      world.requests.push(request.id);
      const row = { user_id: id, idem_key: ask.headers['idempotency-key'], id: request.id };
      return [{ table: 'feature_requests', row }];
    },
  };
}

function said(cookie: string, text: string) {
  return { cookie, headers: { 'idempotency-key': randomUUID() }, json: { text } } satisfies Ask;
}

function vote({ id, cookie }: Person, requestId: string): Write {
  return {
    kind: 'vote',
    who: id,
    async send({ ask }) {
      const answer = await ask(`/api/requests/${requestId}/vote`, { method: 'POST', cookie });
      expectRoom(answer);
      if (answer.status !== 200) throw unexpected('vote', answer);
      return [{ table: 'request_votes', row: { request_id: requestId, user_id: id } }];
    },
  };
}

function picture({ id, cookie }: Person, number: number): Write {
  const key = randomUUID();
  let bytes: Ask['bytes'];
  return {
    kind: 'picture',
    who: id,
    async send({ ask }) {
      bytes ??= await multipart(number);
      const answer = await ask('/api/resources', {
        cookie,
        headers: { 'idempotency-key': key },
        bytes,
      });
      // Two shades that are one picture: refused rightly.
      if (answer.status === 409) throw new NotNow('the same picture');
      expectRoom(answer);
      if (answer.status !== 201 && answer.status !== 200) throw unexpected('picture', answer);
      return [{ table: 'resources', row: { user_id: id, idem_key: key } }];
    },
  };
}

async function multipart(number: number): Promise<{ body: Buffer; type: string }> {
  const size = { width: 8 + (number % 97), height: 8 + (number % 89), format: 'png' } as const;
  const file = new Uint8Array(await samplePicture(number % 65_537, size));
  const data = new FormData();
  data.set('description', `Toast number ${number}`);
  data.set('tags', 'toast');
  data.set('file', new File([file], 'toast.png', { type: 'image/png' }));
  const packed = new Response(data);
  const type = packed.headers.get('content-type') ?? '';
  return { body: Buffer.from(await packed.arrayBuffer()), type };
}

function signIn(number: number): Write {
  const email = `toast-${number}@id.example`;
  const headers = { 'x-forwarded-for': `11.0.${number & 255}.${(number >> 8) & 255}` };
  return {
    kind: 'sign-in',
    async send({ ask }) {
      const jar = new Map<string, string>();
      const go = async (address: string, more: Ask = {}) => {
        const { pathname, search } = new URL(address, 'http://here.invalid');
        const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
        const answer = await ask(pathname + search, { ...more, cookie, headers });
        expectRoom(answer);
        for (const line of cookiesIn(answer)) {
          const [name = ''] = line.split('=');
          jar.set(name, line.slice(name.length + 1));
        }
        return answer;
      };
      const start = await go('/auth/demo/start?intent=login&mode=popup&next=/home');
      const page = await go(placeOf(start));
      const who = await go(placeOf(page), { form: { name: `Toast ${number}`, email } });
      const back = await go(placeOf(who));
      const last = await go(placeOf(back));
      const token = jar.get('broetry-session');
      if (last.status !== 200 || !token) throw unexpected('sign-in', last);
      const hash = createHash('sha256').update(token).digest('base64url');
      const facts: Fact[] = [{ table: 'users', row: { email } }];
      return [...facts, { table: 'sessions', row: { token_hash: hash } }];
    },
  };
}

function placeOf(answer: Answer): string {
  const { location } = answer.headers;
  if (typeof location !== 'string') throw unexpected('sign-in', answer);
  return location;
}

/** Throws NotNow. 409 in-progress: an earlier try may still be at it. 429: enough for this hour. 503: not now. */
function expectRoom({ status, body }: Answer): void {
  const isAtIt = status === 409 && body.includes('in-progress');
  if (status === 429 || status === 503 || isAtIt) throw new NotNow(`${status} ${codeIn(body)}`);
}

function codeIn(body: string): string {
  return /"code":"([^"]*)"/.exec(body)?.[1] ?? 'no code';
}

/** Refused for now; the message says how. */
export class NotNow extends Error {}

/** An answer that nothing in this load asks for. */
export class UnexpectedAnswer extends Error {}

function unexpected(what: string, { status, body }: Answer): Error {
  return new UnexpectedAnswer(`${what}: ${status} ${body.slice(0, 300)}`);
}
