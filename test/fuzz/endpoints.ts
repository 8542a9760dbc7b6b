import { ADMIN_ENDPOINTS } from './admin-endpoints.ts';

/** The kind of row that an id in a URL or body refers to. */
export type IdKind =
  | 'post'
  | 'shared'
  | 'generation'
  | 'round'
  | 'comment'
  | 'request'
  | 'resource'
  | 'media'
  | 'member'
  | 'block'
  | 'session'
  | 'notice';

/** A valid input, in which `{kind}` is replaced by a row's id. Tests mutate it. */
export type Sample = Readonly<Record<string, unknown>>;

/** The inputs that a path of app/routes.ts reads. */
export type Endpoint = {
  /** Kinds of ids for its path parameters. */
  ids?: readonly IdKind[];
  /** Other known values of its path parameters. */
  words?: readonly string[];
  query?: readonly string[];
  json?: readonly Sample[];
  form?: readonly Sample[];
  upload?: true;
  /** The route draws pictures, which is slow, so most path parameters are invalid. */
  isSlow?: true;
  /** The route writes even on failure: signing in only. */
  remembers?: true;
};

const PAGED = ['q', 'after', 'limit', 'sort'] as const;
const FORM = { style: 'humblebrag', fields: { achievement: 'a', mundaneSituation: 'b' } };
const TEXT = { text: 'I agree, strongly.' };
const NOTHING: Sample = {};
const SIGNED = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
const ANSWER = { id: 'AA', rawId: 'AA', type: 'public-key', response: SIGNED };
const PASSKEY = { task: 'login', label: 'x', answer: ANSWER };
const COMMENT_FORMS: readonly Sample[] = [
  { intent: 'comment', request: '{request}', key: 'key-of-a-form', ...TEXT },
  { intent: 'delete-comment', comment: '{comment}' },
];

/** All routes of app/routes.ts. A test fails when a route is missing here. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  '/': { form: [{ intent: 'card', context: 'I won.', humorLevel: 'Mild', seed: '1' }] },
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
  '/translate': {
    form: [
      { text: 'I made a sandwich', direction: 'to-speak', voice: 'memo', level: 'Mild' },
      { text: 'x', direction: 'to-speak', swap: 'to-truth', voice: 'memo', level: 'Mild' },
    ],
  },
  '/translate/card': { query: ['t'], form: [TEXT] },
  '/translate/card.png': { query: ['t', 'size', 'download'] },
  '/api/translations': {
    json: [
      { text: 'I made a sandwich', direction: 'to-speak', voice: 'memo', level: 'Mild', seed: 1 },
    ],
  },
  '/api/model-translations': {
    json: [
      { text: 'I made a sandwich', direction: 'to-speak', voice: 'memo', level: 'Mild', seed: 1 },
    ],
  },
  '/api/live-cards': { json: [{ style: 'gpt4-context', fields: { context: 'I won.' }, seed: 1 }] },
  '/api/report-cards': { json: [{ text: 'Agree?' }] },
  '/api/comment-sections': { json: [{ text: 'Agree?', seed: 1, rolls: { sane: 2 } }] },
  '/preview': { query: ['generation', 'then'] },
  '/studio': { query: ['generation'] },
  '/account': {
    query: ['tab', 'q', 'after'],
    form: [
      { intent: 'save-profile', displayName: 'Ada', bio: 'x' },
      { intent: 'delete-post', post: '{post}' },
      { intent: 'unblock', block: '{block}' },
      { intent: 'take-back-post', post: '{shared}' },
      { intent: 'delete-account', confirmation: 'delete my account' },
    ],
  },
  '/account/export': {},
  '/account/access': {
    form: [
      { intent: 'end-session', session: '{session}' },
      { intent: 'sign-out-everywhere' },
      { intent: 'disconnect', 'sign-in': 'x' },
      { intent: 'renew-codes' },
    ],
  },
  '/notices': {
    query: ['after'],
    form: [
      { intent: 'mark-read', notice: '{notice}' },
      { intent: 'mark-all-read' },
      { intent: 'save-settings', kind: 'comment' },
    ],
  },
  ...ADMIN_ENDPOINTS,
  '/report': {
    query: ['post', 'comment', 'resource', 'sent'],
    form: [{ reason: 'spam', words: 'x', contact: 'y' }],
  },
  '/community/removals': { query: ['after'] },
  '/api/reports': {
    json: [
      { target: { kind: 'post', id: '{shared}' }, reason: 'spam', words: 'x', contact: 'y' },
      { target: { kind: 'resource', id: '{resource}' }, reason: 'spam', words: 'x', contact: 'y' },
    ],
  },
  '/api/removals/:id': { words: ['x'], json: [NOTHING] },
  '/api/blocks': { json: [{ kind: 'post', id: '{shared}' }] },
  '/api/blocks/:id': { ids: ['block'], json: [NOTHING] },
  '/owner-link': { query: ['token'], form: [{ token: '1'.repeat(13) }], remembers: true },
  '/recovery': { form: [{ code: '0000-1111-2222-3333' }] },
  '/api/passkeys': {
    json: [{ task: 'signup', name: 'Ada' }, PASSKEY],
    remembers: true,
  },
  '/auth/demo': {
    query: ['state'],
    form: [{ name: 'Ada', email: 'ada@corp.example', persona: '1' }],
  },
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
  '/auth/sign-out': { form: [NOTHING] },
  '/avatars/:id': { ids: ['member'], query: ['v'] },
  '/api/viewer': {},
  '/api/situations': {},
  '/api/generations': {
    json: [
      FORM,
      { ...FORM, humorLevel: 'Mild', seed: 7 },
      { ...FORM, remixOf: '{shared}', promptDay: '2026-11-22' },
      { style: 'gpt4-context', fields: { context: 'I made toast' } },
      { from: '{generation}', levelChange: 'up' },
    ],
  },
  '/api/generations/:id/picture': {
    ids: ['generation'],
    query: [
      'size',
      'stamp',
      'comments',
      'width',
      'theme',
      'fold',
      'headline',
      'age',
      'degree',
      'reactionCount',
      'ring',
      'marks',
    ],
    isSlow: true,
  },
  '/api/generations/:id/share': { ids: ['generation'], json: [NOTHING] },
  '/api/generations/:id/replay': { ids: ['generation'], json: [NOTHING] },
  '/api/generations/:id/versions': {
    ids: ['generation'],
    json: [{ text: 'I made toast.', latest: '{generation}' }],
  },
  '/api/generations/:id/shown': { ids: ['generation'], json: [NOTHING] },
  '/api/generations/:id/profile': {
    ids: ['generation'],
    json: [{ displayName: 'Ada', bio: 'x', useAccountData: false, useProfilePicture: false }],
  },
  '/api/generations/:id/attachment': {
    ids: ['generation'],
    json: [{ resourceId: '{resource}', top: 'a', bottom: 'b' }, NOTHING],
  },
  '/community': { query: [...PAGED, 'period', 'style'] },
  '/community.xml': {},
  '/community.atom': {},
  '/best.xml': {},
  '/best.atom': {},
  '/best.png': { isSlow: true },
  '/oembed': { query: ['url', 'format', 'maxwidth', 'maxheight'] },
  '/slash-command': {},
  '/api/community': { query: [...PAGED, 'period', 'style'], json: [NOTHING] },
  '/post/:id/remixes': { ids: ['shared', 'post'], query: ['after'] },
  '/replay/:token': { words: ['none'] },
  '/replay/:token/picture.png': { words: ['none'], isSlow: true },
  '/prompt': { query: ['day', 'after'] },
  '/hall-of-fame': {},
  '/game': { query: ['day', 'picks', 'next'] },
  '/game/picture.png': { query: ['day'], isSlow: true },
  '/post/:id': {
    ids: ['shared', 'post'],
    query: ['comments', 'level'],
    form: [{ key: 'key-of-a-form', ...TEXT }, COMMENT_FORMS[1] ?? {}],
  },
  '/post/:id/picture.png': { ids: ['shared'], query: ['size'], isSlow: true },
  '/post/:id/avatar': { ids: ['shared'], query: ['v'] },
  '/card-fonts/:file': { words: ['hebrew.css', 'arabic.css', 'hebrew.woff2'] },
  '/post/:id/attached.jpg': { ids: ['shared'], isSlow: true },
  '/api/posts': { query: ['q', 'after'] },
  '/api/posts/:id': { ids: ['post', 'shared'], json: [NOTHING] },
  '/api/posts/:id/share': { ids: ['post', 'shared'], json: [NOTHING] },
  '/api/posts/:id/game': { ids: ['shared'], json: [{ date: '2026-12-01' }, NOTHING] },
  '/api/posts/:id/highlight': {
    ids: ['shared'],
    json: [
      { as: 'pinned', isOn: true },
      { as: 'featured', isOn: false },
    ],
  },
  '/api/posts/:id/reaction': { ids: ['shared'], json: [{ kind: 'agree' }, { kind: 'humbled' }] },
  '/api/posts/:id/comments': { ids: ['shared'], query: ['after'], json: [TEXT] },
  '/api/comments/:id': { ids: ['comment'], json: [NOTHING] },
  '/comments/:id/avatar': { ids: ['comment'] },
  '/requests': {
    query: ['q', 'sort', 'status', 'after'],
    form: [
      { intent: 'vote', request: '{request}' },
      { intent: 'unvote', request: '{request}' },
      { intent: 'submit', key: 'key-of-a-form', ...TEXT },
    ],
  },
  '/requests/:id': { ids: ['request'], query: ['comments'], form: COMMENT_FORMS },
  '/api/requests': { query: ['like'], json: [TEXT] },
  '/api/requests/:id': { ids: ['request'], json: [NOTHING] },
  '/api/requests/:id/removal': { ids: ['request'], json: [NOTHING] },
  '/api/requests/:id/vote': { ids: ['request'], json: [NOTHING] },
  '/api/requests/:id/comments': { ids: ['request'], query: ['after'], json: [TEXT] },
  '/api/requests/:id/decision': {
    ids: ['request'],
    json: [{ status: 'approved' }, { status: 'rejected', reason: 'no' }],
  },
  '/resources': { query: [...PAGED, 'only', 'open', 'for'] },
  '/api/resources': { query: [...PAGED, 'only'], upload: true },
  '/api/resources/:id': { ids: ['resource'], query: ['reason'], json: [NOTHING] },
  '/api/resources/:id/favourite': { ids: ['resource'], json: [NOTHING] },
  '/api/resources/:id/download': { ids: ['resource'], json: [NOTHING], isSlow: true },
  '/api/resources/:id/caption': { ids: ['resource'], query: ['top', 'bottom'], isSlow: true },
  '/media/:key': { ids: ['media'] },
  '/api/replies': {
    json: [
      { post: 'I made toast.', length: 'one-liner' },
      { post: 'I made toast.', length: 'short-para', tones: ['witty'], seed: 1 },
      { from: '{round}', length: 'one-liner' },
    ],
  },
  '/api/replies/:id': { ids: ['round'], json: [NOTHING] },
  '/account/tokens': {
    form: [
      { intent: 'make-token', name: 'A script', scope: 'translate', lifetime: '30' },
      { intent: 'revoke-token', token: 'x' },
    ],
  },
  '/developers': {},
  '/bookmarklet': {},
  '/api/v1/openapi.json': {},
  '/api/v1/account': {},
  '/api/v1/styles': {},
  '/api/v1/posts': { query: ['q', 'after', 'limit'], json: [FORM, { from: '{generation}' }] },
  '/api/v1/posts/:id': { ids: ['post', 'shared'], json: [NOTHING] },
  '/api/v1/replies': {
    json: [
      { post: 'I made toast.', length: 'one-liner' },
      { from: '{round}', length: 'one-liner' },
    ],
  },
  '/api/v1/translations': { json: [{ text: 'I made a sandwich', direction: 'to-speak' }] },
  '/api/v1/report-cards': { json: [{ text: 'Agree?' }] },
  '/api/v1/comment-sections': { json: [{ text: 'Agree?', seed: 1, rolls: { sane: 1 } }] },
  '/api/v1/community': { query: [...PAGED, 'period', 'style'] },
  '/api/v1/community/:id/remix': { ids: ['shared', 'post'] },
  '/api/v1/community/:id/remixes': { ids: ['shared', 'post'], query: ['after'] },
  '/api/v1/prompt': { query: ['day', 'after'] },
  '/api/v1/hall-of-fame': { query: ['week'] },
  '/api/v1/*': {},
  '/api/events': {
    json: [
      { event: 'generator_visit', referrer: 'https://news.example/x' },
      { event: 'try_now_click', metadata: { source: 'hero' } },
      { event: 'signup_prompt_shown', metadata: { action: 'copy' } },
      { event: 'share_opened' },
    ],
  },
  '/api/acts': { json: [{ act: 'copy', id: '{shared}' }] },
  '/api/vitals': { json: [{ path: '/community', lcp: 700, inp: 10, cls: 0.1 }] },
  '/*': {},
};
