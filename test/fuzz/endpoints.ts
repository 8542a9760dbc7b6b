import { ASKS_OF_API } from '../authorization/asks-of-api.ts';
import { ASKS_OF_PAGES } from '../authorization/asks-of-pages.ts';
import type { Ask } from '../authorization/ask.ts';
import { READS } from '../authorization/reads.ts';
import { FORM } from '../factories/api-requests.ts';

/** A valid input, in which `{kind}` is replaced by a row's id. Tests mutate it. */
export type Sample = Readonly<Record<string, unknown>>;

/** The inputs that a path of app/routes.ts reads. */
export type Endpoint = {
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

const PAGED = ['q', 'after', 'limit', 'sort'] as const;
const SIGNED = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
const ANSWER = { id: 'AA', rawId: 'AA', type: 'public-key', response: SIGNED };
const LOOK =
  'size stamp comments width theme fold headline age degree reactionCount ring marks'.split(' ');

/** What the asks of test/authorization do not say of a route. */
const MORE: Readonly<Record<string, Partial<Endpoint>>> = {
  '/terms': {},
  '/privacy': {},
  '/manifest.webmanifest': {},
  '/instance/logo.png': { query: ['v'] },
  '/robots.txt': {},
  '/sitemap.xml': {},
  '/login': { query: ['next'] },
  '/signup': { query: ['next', 'invite'] },
  '/home': { form: [{ intent: 'card', context: 'I won.', humorLevel: 'Mild', seed: '1' }] },
  '/generator': { query: ['style', 'from', 'remix', 'prompt'] },
  '/reply-generator': { query: ['round', 'post', 'after'] },
  '/translate': { form: [{ text: 'x', swap: 'to-truth', voice: 'memo', level: 'Mild' }] },
  '/translate/card': { query: ['t'] },
  '/translate/card.png': { query: ['t', 'size', 'download'] },
  '/api/live-cards': { form: [{ context: 'I won.', seed: '1', plot: 'x', key: 'key-000001' }] },
  '/preview': { query: ['generation', 'then'] },
  '/studio': { query: ['generation'] },
  '/account': { query: ['tab', 'q', 'after'] },
  '/account/export': {},
  '/notices': { query: ['after'] },
  '/admin/users': { query: ['q', 'sort', 'dir', 'after'] },
  '/admin/system': {},
  '/admin/log': { query: ['before'] },
  '/admin/instance': {
    form: [
      { intent: 'save-look', name: 'Nordwind', tagline: 'x', light: '#0b5cab', dark: '#7cb8ff' },
      { intent: 'save-logo', logo: 'x' },
    ],
  },
  '/admin/export': { query: ['zone'] },
  '/admin/feature-requests': { query: ['sort', 'status', 'after'] },
  '/admin/moderation': { query: ['after', 'show'] },
  '/api/admin/days': { query: ['period', 'day', 'zone'] },
  '/report': {
    query: ['post', 'comment', 'resource', 'sent'],
    form: [{ reason: 'spam', words: 'x', contact: 'y' }],
  },
  '/community/removals': { query: ['after'] },
  '/api/reports': {
    query: ['post', 'comment', 'resource'],
    form: [{ reason: 'spam', words: 'x', contact: 'y' }],
  },
  '/owner-link': { query: ['token'], remembers: true },
  '/api/passkeys': {
    json: [
      { task: 'signup', name: 'Ada' },
      { task: 'login', label: 'x', answer: ANSWER },
    ],
    remembers: true,
  },
  '/auth/demo': { query: ['state'] },
  '/auth/:provider/start': {
    words: ['demo', 'google', 'oidc'],
    query: ['mode', 'intent', 'next', 'again'],
    remembers: true,
  },
  '/auth/:provider/callback': {
    words: ['demo', 'google'],
    query: ['code', 'state', 'iss', 'error'],
    remembers: true,
  },
  '/avatars/:id': { words: ['{subject}'], query: ['v'] },
  '/api/viewer': {},
  '/api/situations': {},
  '/api/generations': {
    json: [{ ...FORM, humorLevel: 'Mild', seed: 7, remixOf: '{theirs}', promptDay: '2026-11-22' }],
  },
  '/api/generations/:id/picture': { query: LOOK, isSlow: true },
  '/community': { query: [...PAGED, 'period', 'style'] },
  '/community.xml': {},
  '/community.atom': {},
  '/best.xml': {},
  '/best.atom': {},
  '/best.png': { isSlow: true },
  '/oembed': { query: ['url', 'format', 'maxwidth', 'maxheight'] },
  '/api/community': { query: [...PAGED, 'period', 'style'] },
  '/post/:id/remixes': { query: ['after'] },
  '/replay/:token': { words: ['none'] },
  '/replay/:token/picture.png': { words: ['none'], isSlow: true },
  '/prompt': { query: ['day', 'after'] },
  '/hall-of-fame': {},
  '/game': { query: ['day', 'picks', 'next'] },
  '/game/picture.png': { query: ['day'], isSlow: true },
  '/post/:id': { query: ['comments', 'level'] },
  '/post/:id/picture.png': { query: ['size'], isSlow: true },
  '/post/:id/avatar': { words: ['{shared}'], query: ['v'] },
  '/card-fonts/:file': { words: ['hebrew.css', 'arabic.css', 'hebrew.woff2'] },
  '/post/:id/attached.jpg': { words: ['{shared}'], isSlow: true },
  '/api/posts': { query: ['after'] },
  '/api/posts/:id/game': { query: ['date'] },
  '/api/posts/:id/opinions': { query: ['after'] },
  '/comments/:id/avatar': { words: ['{comment}'] },
  '/requests': { query: ['q', 'sort', 'status', 'after'] },
  '/requests/:id': { query: ['comments'] },
  '/api/requests': { query: ['like'] },
  '/resources': { query: [...PAGED, 'only', 'open', 'for'] },
  '/api/resources': { query: [...PAGED, 'only'] },
  '/api/resources/:id': { query: ['reason'] },
  '/api/resources/:id/download': { isSlow: true },
  '/api/resources/:id/caption': {
    words: ['{resource}'],
    query: ['top', 'bottom'],
    isSlow: true,
  },
  '/media/:key': { words: ['{media}'] },
  '/api/replies': {
    json: [{ post: 'I made toast.', length: 'short-para', tones: ['witty'], seed: 1 }],
  },
  '/developers': {},
  '/bookmarklet': {},
  '/api/v1/openapi.json': {},
  '/api/v1/posts': { query: ['q', 'after', 'limit'] },
  '/api/v1/community': { query: [...PAGED, 'period', 'style'] },
  '/api/v1/community/:id/remixes': { query: ['after'] },
  '/api/v1/prompt': { query: ['day', 'after'] },
  '/api/v1/hall-of-fame': { query: ['week'] },
  '/api/events': {
    json: [
      { event: 'generator_visit', referrer: 'https://news.example/x' },
      { event: 'try_now_click', metadata: { source: 'hero' } },
      { event: 'signup_prompt_shown', metadata: { action: 'copy' } },
    ],
  },
  '/*': {},
};

const TAKEN: Readonly<Record<string, readonly Ask[]>> = { ...ASKS_OF_PAGES, ...ASKS_OF_API };

/** All routes of app/routes.ts: a test fails when one is missing here. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.keys({ ...MORE, ...READS, ...TAKEN }).map((pattern) => [pattern, endpointOf(pattern)]),
);

/** What is asked of a route in test/authorization is a sample of its inputs. */
function endpointOf(pattern: string): Endpoint {
  const { words = [], query = [], json = [], form = [], ...more } = MORE[pattern] ?? {};
  const taken = TAKEN[pattern] ?? [];
  const paths = [...taken, ...(READS[pattern] ?? [])].map(({ path = '' }) => path.split('?')[0]);
  const ids = paths.join().match(/\{\w+\}/g) ?? [];
  const forms = taken.flatMap((ask) => (ask.form ? [ask.form] : []));
  // What takes no body is sent an empty one.
  const bodies = taken.flatMap((ask) =>
    ask.form || ask.upload ? [] : [ask.json ?? {}],
  ) as Sample[];
  return {
    ...more,
    words: [...new Set([...ids, ...words])],
    query,
    json: [...bodies, ...json],
    form: [...forms, ...form],
    upload: taken.some(({ upload }) => upload),
  };
}
