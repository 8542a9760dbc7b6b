import { afterAll, beforeAll, expect, it } from 'vitest';
import { askApi } from '../../../test/factories/ask-api.ts';
import { limitedFor } from '../../../test/factories/rate-limits.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { tokenOf } from '../../../test/factories/token-of.ts';
import { uploader } from '../../../test/factories/upload-as-member.ts';
import { write } from '../../../test/factories/write-as-member.ts';
import { samplePicture } from '../../../test/pictures.ts';
import {
  createBrowser,
  startTestApp,
  type TestApp,
  type TestBrowser,
} from '../../../test/test-app.ts';
import { listVersions } from '../posts/versions.server.ts';
import { cardToken } from '../translator/translation-card.server.ts';
import { firstNumberWord } from '../../platform/text/number-words.ts';
import { RATE_LIMITS, type RateLimit, type RateLimitName } from './limits.server.ts';

const WAIT = 90;
const limited: RateLimitName[] = [];
let app: TestApp;
let world: Awaited<ReturnType<typeof makeWorld>>;

beforeAll(async () => {
  app = await startTestApp({ overrides: limitedFor(WAIT, limited) });
  world = await makeWorld();
});
afterAll(() => app.remove());

async function makeWorld() {
  const { services, origin } = app;
  const { viewer, cookie, secret } = await tokenOf(services);
  const browser = createBrowser(origin);
  const [name = '', value = ''] = cookie.split('=');
  browser.cookies.set(name, value);
  const shared = await shareNew(services, viewer, 'words for everybody');
  const own = await write(services, viewer, 'words of my own');
  const [version] = (await listVersions(services, viewer, own.generationId)) ?? [];
  const replay = version?.replayPath ?? '';
  const asked = await browser.fetch('/requests/new', formOf({ text: 'Fax' }));
  const { request } = (await asked.json()) as {
    request: { id: string };
  };
  return { viewer, browser, secret, shared, own: own.generationId, replay, request: request.id };
}

const formOf = (fields: Record<string, string>) => ({ body: new URLSearchParams(fields) });
const ask = (path: string, init: Parameters<TestBrowser['fetch']>[1]) =>
  world.browser.fetch(path, init);
const api = (path: string, json?: object, secret: string | undefined = world.secret) =>
  askApi(app.origin, path, { secret, json });
const picture = () => `/api/generations/${world.own}/picture`;
const moving = () => `/api/generations/${world.own}/moving`;
const uploadOne = async () => (await uploader(app)).upload({ bytes: await samplePicture(1) });

const AT_ONCE = 'That was a lot at once. Try again in 2 minutes.';
const TRANSLATED = 'That was a lot of translating. Try again in 2 minutes.';
const pointsOf = (name: RateLimitName) => firstNumberWord(RATE_LIMITS[name].points);
const commented = (name: RateLimitName) =>
  `${pointsOf(name)} comments in an hour is a keynote. Your text is kept: try again later.`;
const STILL =
  'The card stands still for a moment: that was a lot of typing. Your sentence is kept.';
const IDEA = { context: 'I watered a plant.', via: 'home' };
const WRITTEN = { style: 'humblebrag', fields: { achievement: 'a', mundaneSituation: 'b' } };

type Answer = { status: number; headers: Headers; text: string | (() => Promise<string>) };
type Row = [words: string, ask: () => Promise<Answer>];

/** Every limit with its words and a request that it counts. */
const ROWS: Record<RateLimitName, Row> = {
  comment: [commented('comment'), () => ask(`${post()}/comments`, formOf({ text: 'Agree' }))],
  reaction: [
    'That was a lot of feelings for one hour. Have a glass of water and try again later.',
    () => ask(`${post()}/reactions`, formOf({ kind: 'agree' })),
  ],
  report: [
    'That was a lot of reports for one hour. Try again later.',
    () => ask('/reports?post=none', formOf({ reason: 'spam' })),
  ],
  share: [
    `${pointsOf('share')} posts in an hour is a content strategy. Give the community a moment, then share again.`,
    () => ask(`/api/generations/${world.own}/share`, { method: 'POST' }),
  ],
  request: [
    `${pointsOf('request')} ideas in an hour is a pivot. Your text is kept: try again later.`,
    () => ask('/requests/new', formOf({ text: 'Another idea' })),
  ],
  vote: [
    'That is a landslide. Wait a while before you vote again.',
    () => ask(`/requests/${world.request}/votes`, formOf({ vote: 'yes' })),
  ],
  'request-comment': [
    commented('request-comment'),
    () => ask(`/requests/${world.request}/comments`, formOf({ text: 'Yes' })),
  ],
  upload: [`${pointsOf('upload')} pictures an hour is plenty of thought leadership.`, uploadOne],
  'upload-try': ['That was a lot of uploading at once. Try again later.', uploadOne],
  caption: [AT_ONCE, () => ask('/api/resources/none/caption?top=a', {})],
  picture: [AT_ONCE, () => ask(`${picture()}?size=card`, {})],
  'picture-network': [AT_ONCE, () => ask(`/post/${world.shared}/picture.png?size=square`, {})],
  carousel: [AT_ONCE, () => ask(`${picture()}?size=carousel`, {})],
  'carousel-network': [AT_ONCE, () => ask(`${picture()}?size=carousel`, {})],
  'moving-picture': [
    `${pointsOf('moving-picture')} moving pictures in an hour is a film. Try again later.`,
    () => ask(`${moving()}?size=wide`, {}),
  ],
  'moving-picture-network': [AT_ONCE, () => ask(`${moving()}?size=wide`, {})],
  attach: [
    AT_ONCE,
    () =>
      ask('/api/generations/none/attachment', {
        method: 'PUT',
        json: { resourceId: 'none', top: 'a', bottom: '' },
      }),
  ],
  translate: [
    TRANSLATED,
    () =>
      ask('/api/translations', {
        json: { text: 'I ate', direction: 'to-speak' },
      }),
  ],
  'translation-card': [
    TRANSLATED,
    () => {
      const token = cardToken(app.services.secret, { said: 'Hello', meant: 'No.' });
      return ask(`/translate/card.png?t=${token}`, {});
    },
  ],
  'report-card': [AT_ONCE, () => api('/report-cards', { text: 'Agree?' })],
  'comment-section': [AT_ONCE, () => ask('/api/comment-sections', { json: { text: 'Agree?' } })],
  'model-comments': [
    AT_ONCE,
    () => ask('/api/model-comment-sections', { json: { text: 'Agree?' } }),
  ],
  replay: [AT_ONCE, () => ask(world.replay, { headers: { accept: 'text/html' } })],
  'live-card': [STILL, () => ask('/api/live-cards', { body: new URLSearchParams(IDEA) })],
  'live-card-network': [STILL, () => askForCard()],
  'sign-in': [AT_ONCE, () => ask('/auth/demo/start', {})],
  'owner-link': [
    AT_ONCE,
    () => ask('/owner-link', { ...formOf({ token: 'x' }), headers: { accept: 'text/html' } }),
  ],
  'sign-in-start': [AT_ONCE, () => ask('/auth/demo/start', {})],
  'recovery-code': [
    AT_ONCE,
    () =>
      ask('/recovery', {
        body: 'code=x',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      }),
  ],
  'api-token': [AT_ONCE, () => api('/account')],
  'api-network': [AT_ONCE, () => askApi(app.origin, '/styles')],
  'api-write': [AT_ONCE, () => api('/posts', WRITTEN)],
  'api-comments': [AT_ONCE, () => api('/comment-sections', { text: 'Agree?' })],
  event: [AT_ONCE, () => askGuest('/api/events', { event: 'generator_visit' })],
  'event-network': [AT_ONCE, () => askGuest('/api/events', { event: 'generator_visit' })],
  vital: [AT_ONCE, () => askGuest('/api/vitals', { path: '/', lcp: 1 })],
};

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0 Safari/537.36' };
const askGuest = (path: string, json: object) =>
  app.browser().fetch(path, { json, headers: BROWSER });
const askForCard = () =>
  app.browser().fetch('/api/live-cards', { body: new URLSearchParams(IDEA), headers: BROWSER });

it.each(Object.entries(ROWS) as [RateLimitName, Row][])(
  'refuses a %s beyond its limit, says which limit it was, and when to come back',
  async (name, [words, send]) => {
    limited.splice(0, limited.length, name);
    const answer = await send();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, `${WAIT}`]);
    const { policy = name, points, window }: RateLimit = RATE_LIMITS[name];
    expect(answer.headers.get('ratelimit-policy')).toBe(`"${policy}";q=${points};w=${window}`);
    expect(answer.headers.get('ratelimit')).toBe(`"${policy}";r=0;t=${WAIT}`);
    const text = typeof answer.text === 'string' ? answer.text : await answer.text();
    expect(text).toContain(words);
  },
);

it('counts the cards of a guest who has an id, and those of one without by the network alone', async () => {
  const guest = app.browser();
  const card = () =>
    guest.fetch('/api/live-cards', { body: new URLSearchParams(IDEA), headers: BROWSER });
  limited.splice(0, limited.length, 'live-card');
  expect((await card()).status).toBe(200);
  await guest.fetch('/api/events', { json: { event: 'generator_visit' }, headers: BROWSER });
  expect((await card()).status).toBe(429);
});

it('bounds the rest of what a program has written for it', async () => {
  for (const [name, path, json] of [
    ['api-write', '/replies', { post: 'I made toast.', length: 'one-liner' }],
    ['translate', '/translations', { direction: 'to-speak', text: 'I made toast.' }],
  ] as const) {
    limited.splice(0, limited.length, name);
    const { status, body } = await api(path, json);
    expect([path, status, body['title']]).toEqual([path, 429, ROWS[name][0]]);
  }
});

const post = () => `/post/${world.shared}`;
it.each<[RateLimitName, () => string, Record<string, string>]>([
  ['translate', () => '/translate', { text: 'I ate', direction: 'to-speak' }],
])('says the same of a %s without script', async (name, path, fields) => {
  limited.splice(0, limited.length, name);
  const body = new URLSearchParams({ request: world.request, ...fields });
  const headers = { accept: 'text/html' };
  const answer = await world.browser.fetch(path(), { body, headers });
  expect([answer.status, await answer.text()]).toEqual([
    429,
    expect.stringContaining(ROWS[name][0]),
  ]);
});

it.each<[RateLimitName, () => string, Record<string, string>]>([
  ['comment', () => `${post()}/comments`, { text: 'Agree' }],
  ['reaction', () => `${post()}/reactions`, { kind: 'agree' }],
  ['request', () => '/requests/new', { text: 'Another idea' }],
  ['report', () => '/reports?post=none', { reason: 'spam' }],
  ['vote', () => `/requests/${world.request}/votes`, { vote: 'yes' }],
  ['request-comment', () => `/requests/${world.request}/comments`, { text: 'Yes' }],
])('says the same of a %s without script, on the page of the form', async (name, path, fields) => {
  limited.splice(0, limited.length, name);
  const page = '/requests';
  const sent = await world.browser.fetch(path(), { body: new URLSearchParams(fields), page });
  expect([sent.status, sent.headers.get('location')?.split('#')[0]]).toEqual([303, page]);
  expect(await (await world.browser.fetch(page)).text()).toContain(ROWS[name][0]);
});
