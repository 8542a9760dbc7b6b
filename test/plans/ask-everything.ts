import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type Endpoint, type Sample } from '../inputs/endpoints.ts';
import type { World } from '../inputs/world.ts';
import { QUERIES } from './queries.ts';
import type { TestApp } from '../test-app.ts';

type Asker = 'guest' | 'member' | 'admin';
const ASKERS: readonly Asker[] = ['guest', 'member', 'admin'];

type Ask = { asker: Asker; method: string; path: string; body?: string; type?: string };

export type Answered = { asker: Asker; method: string; path: string; status: number };

/** Asks every route for all that it reads, as guest, member and admin. */
export async function readEverything(app: TestApp, world: World): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const [pattern, endpoint] of Object.entries(ENDPOINTS)) {
    const searches = ['', ...(QUERIES[pattern] ?? [])];
    const askers = ASKERS.filter((asker) => asker !== 'admin' || pattern.includes('/admin'));
    for (const path of pathsOf(pattern, endpoint))
      for (const search of searches)
        for (const asker of askers) {
          const whole = search === '' ? path : `${path}?${search}`;
          // What members can ask for in many ways guests ask for in the same.
          if (asker === 'guest' && searches.length > 6) continue;
          answers.push(await send(app, world, { asker, method: 'GET', path: whole }));
        }
  }
  return answers;
}

/** What signs whoever sends it out, for good or not. */
const LEAVING = /delete-account|sign-out|end-session|disable|owner-link/;

/**
 * Sends every sample to every route that takes one, by all methods, each time with rows that are there. What ends
 * the session is sent as somebody new.
 */
export async function writeEverything(
  app: TestApp,
  freshWorld: (isNewMember: boolean) => Promise<World>,
): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const [pattern, endpoint] of Object.entries(ENDPOINTS)) {
    const askers: readonly Asker[] = /decision|removal|admin/.test(pattern)
      ? ['admin']
      : ['guest', 'member'];
    const bodies = bodiesOf(endpoint);
    if (bodies.length === 0) continue;
    const world = await freshWorld(false);
    // A page takes its forms by POST.
    const methods = endpoint.json ? ['POST', 'PUT', 'PATCH', 'DELETE'] : ['POST'];
    for (const method of methods)
      for (const asker of askers)
        for (const path of pathsOf(pattern, endpoint))
          for (const body of bodies) {
            const isLeaving = LEAVING.test(`${pattern} ${body.body}`);
            const around = isLeaving ? await freshWorld(true) : world;
            const answer = await send(app, around, { asker, method, path, ...body });
            answers.push(answer);
            if (answer.status === 405) break;
          }
  }
  return answers;
}

function pathsOf(pattern: string, { ids = [], words = [] }: Endpoint): string[] {
  if (!/[:*]/.test(pattern)) return [pattern];
  const parts = [...ids.map((kind) => `{${kind}}`), ...words];
  return parts.map((part) => pattern.replace(/:\w+|\*/, () => part));
}

function bodiesOf({ json = [], form = [] }: Endpoint): Pick<Ask, 'body' | 'type'>[] {
  const asForm = (sample: Sample) =>
    new URLSearchParams(Object.entries(sample).map(([name, value]) => [name, String(value)]));
  return [
    ...json.map((sample) => ({ body: JSON.stringify(sample), type: 'application/json' })),
    ...form.map((sample) => ({
      body: decodeURIComponent(String(asForm(sample)).replaceAll('+', ' ')).replaceAll(' ', '+'),
      type: 'application/x-www-form-urlencoded',
    })),
  ];
}

/** What a page has loaded, without the page: that is what asks the database. */
function asData(path: string): string {
  const [, place = '', search = ''] = /^([^?]*)(\?.*)?$/.exec(path) ?? [];
  if (/^\/(api|media|avatars|auth|card-fonts)\/|\.\w+$|\/avatar$|export$/.test(place)) return path;
  return place === '/' ? `/_.data${search}` : `${place}.data${search}`;
}

async function send(app: TestApp, world: World, ask: Ask): Promise<Answered> {
  const { asker, method, path, body, type } = ask;
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, kind: string) =>
      Object.hasOwn(world.ids, kind) ? world.ids[kind as keyof World['ids']] : whole,
    );
  const filled = body === undefined ? undefined : fill(body);
  const token = path.startsWith('/api/v1/') ? world.tokens[asker] : undefined;
  const { status } = await app.raw(asData(fill(path)), {
    method,
    headers: {
      host: new URL(app.origin).host,
      origin: app.origin,
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
      cookie: world.cookies[asker],
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(type ? { 'content-type': type } : {}),
      ...(filled === undefined ? {} : { 'content-length': String(Buffer.byteLength(filled)) }),
    },
    body: filled,
  });
  return { asker, method, path: fill(path), status };
}
