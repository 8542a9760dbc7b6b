import { ASKS_OF_API } from '../authorization/asks-of-api.ts';
import { ASKS_OF_PAGES } from '../authorization/asks-of-pages.ts';
import type { Ask } from '../authorization/ask.ts';
import { READS } from '../authorization/reads.ts';
import { builtRoutes } from '../built-routes.ts';
import { FORM } from '../factories/api-requests.ts';
import { operationsAt } from '../operations-at.ts';
import type { DeclaredRoute } from '../../app/features/http/route-handle.ts';

/** A valid input, in which `{kind}` is replaced by a row's id. Tests mutate it. */
export type Sample = Readonly<Record<string, unknown>>;

/** The inputs that a path of app/routes.ts reads. */
export type FuzzEndpoint = {
  /** Known values of its path parameters. */
  words: readonly string[];
  query: readonly string[];
  json: readonly Sample[];
  form: readonly Sample[];
  upload: boolean;
  /** The route draws pictures, which is slow, so most path parameters are invalid. */
  isSlow?: true;
  /** The route writes even on failure: signing in only. */
  remembers?: true;
};

const SIGNED = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
const ANSWER = { id: 'AA', rawId: 'AA', type: 'public-key', response: SIGNED };

/** What neither the declaration of a route nor the asks of test/authorization say of it. */
const MORE: Readonly<Record<string, Partial<Omit<FuzzEndpoint, 'query'>>>> = {
  '/home': { form: [{ intent: 'card', context: 'I won.', humorLevel: 'Mild', seed: '1' }] },
  '/translate': { form: [{ text: 'x', swap: 'to-truth', voice: 'memo', level: 'Mild' }] },
  '/api/live-cards': { form: [{ context: 'I won.', seed: '1', plot: 'x', key: 'key-000001' }] },
  '/admin/hide/:kind/:id': { form: [{ reason: 'spam' }] },
  '/admin/instance/look': {
    form: [{ name: 'Nordwind', tagline: 'x', colour: '#7a1f5c' }],
  },
  '/admin/instance/logo': { form: [{ logo: 'x' }] },
  '/reports': { form: [{ reason: 'spam', words: 'x', contact: 'y' }] },
  '/owner-link': { remembers: true },
  '/api/passkeys': {
    json: [
      { task: 'signup', name: 'Ada' },
      { task: 'login', label: 'x', answer: ANSWER },
    ],
    remembers: true,
  },
  '/auth/:provider/start': { words: ['demo', 'google', 'oidc'], remembers: true },
  '/auth/:provider/callback': { words: ['demo', 'google'], remembers: true },
  '/avatars/:id': { words: ['{subject}'] },
  '/api/generations': {
    json: [{ ...FORM, humorLevel: 'Mild', seed: 7, remixOf: '{theirs}', promptDay: '2026-11-22' }],
  },
  '/api/generations/:id/picture': { isSlow: true },
  '/api/generations/:id/moving': { isSlow: true },
  '/api/posts/:id/moving': { isSlow: true },
  '/best.png': { isSlow: true },
  '/replay/:token': { words: ['none'] },
  '/replay/:token/picture.png': { words: ['none'], isSlow: true },
  '/game/picture.png': { isSlow: true },
  '/post/:id/picture.png': { isSlow: true },
  '/post/:id/avatar': { words: ['{shared}'] },
  '/card-fonts/:file': { words: ['hebrew.css', 'arabic.css', 'hebrew.woff2'] },
  '/post/:id/attached.jpg': { words: ['{shared}'], isSlow: true },
  '/comments/:id/avatar': { words: ['{comment}'] },
  '/api/resources/:id/download': { isSlow: true },
  '/api/resources/:id/caption': { words: ['{resource}'], isSlow: true },
  '/media/:key': { words: ['{media}'] },
  '/api/reply-pictures': {
    json: [{ text: 'I made toast.', comment: 'sane', seed: 3, rolls: { sane: 2 } }],
    isSlow: true,
  },
  '/api/replies': {
    json: [{ post: 'I made toast.', length: 'short-para', tones: ['witty'], seed: 1 }],
  },
  '/api/events': {
    json: [
      { event: 'generator_visit', referrer: 'https://news.example/x' },
      { event: 'try_now_click', metadata: { source: 'hero' } },
      { event: 'signup_prompt_shown', metadata: { action: 'copy' } },
    ],
  },
};

const TAKEN: Readonly<Record<string, readonly Ask[]>> = { ...ASKS_OF_PAGES, ...ASKS_OF_API };

/** Returns what every route of the built server reads, by its pattern. Throws where a row is of none. */
export async function listEndpoints(): Promise<Readonly<Record<string, FuzzEndpoint>>> {
  const routes = await builtRoutes();
  const patterns = new Set(routes.map(({ pattern }) => pattern));
  const unknown = Object.keys({ ...MORE, ...READS }).filter((pattern) => !patterns.has(pattern));
  if (unknown.length > 0) throw new Error(`There are no such routes: ${unknown.join(', ')}`);
  return Object.fromEntries(routes.map((route) => [route.pattern, endpointOf(route)]));
}

/** What is asked of a route in test/authorization is a sample of its inputs. */
function endpointOf({ pattern, handle }: DeclaredRoute): FuzzEndpoint {
  const { words = [], json = [], form = [], ...more } = MORE[pattern] ?? {};
  const taken = TAKEN[pattern] ?? [];
  const paths = [...taken, ...(READS[pattern] ?? [])].map(({ path = '' }) => path.split('?')[0]);
  const ids = paths.join().match(/\{\w+\}/g) ?? [];
  const forms = taken.flatMap((ask) => (ask.form ? [ask.form] : []));
  // What takes no body is sent an empty one.
  const bodies = taken.flatMap((ask) =>
    ask.form || ask.upload ? [] : [ask.json ?? {}],
  ) as Sample[];
  const ofApi = operationsAt(pattern).flatMap(({ query }) => Object.keys(query?.shape ?? {}));
  return {
    ...more,
    words: [...new Set([...ids, ...words])],
    query: [...(handle.query ?? []), ...(handle.isSigned ? ['key'] : []), ...ofApi],
    json: [...bodies, ...json],
    form: [...forms, ...form],
    upload: taken.some(({ upload }) => upload),
  };
}
