import { admins, type Answers, type Ask, ask, everybody, members, owner } from './ask.ts';
import { FORM } from '../factories/api-requests.ts';

const TEXT = { text: 'I agree, strongly.' };
const WORDS = {
  text: 'I made toast',
  direction: 'to-speak',
  voice: 'memo',
  level: 'Mild',
  seed: 1,
};
const REPLIES = { post: 'I made toast.', length: 'one-liner' };
const REMIX = { style: 'gpt4-context', fields: { context: 'I made toast' } };
const board = (what: string, answers: Answers, form: Record<string, string> = {}) =>
  ask('POST', answers, { path: `/requests/{request}/${what}`, form });

/** What the endpoints take, by their pattern in app/routes.ts. */
export const ASKS_OF_API: Readonly<Record<string, readonly Ask[]>> = {
  // Passkeys do not work at the address of the test server.
  '/api/passkeys': [
    ask('POST', everybody(422), { json: { task: 'login' } }),
    ask('PUT', everybody(422), { json: { task: 'login', answer: {} } }),
  ],
  // Not set up on the test server.
  '/slash-command': [ask('POST', everybody(404), { json: TEXT })],
  '/api/generations': [
    ask('POST', everybody(200), { json: FORM }),
    ask('POST', everybody(200), { json: { ...REMIX, remixOf: '{theirs}' } }),
    ask('POST', owner(404, 200), { json: { from: '{generation}', levelChange: 'up' } }),
    ask('POST', everybody(404), { json: { from: '{ofGuest}', levelChange: 'up' } }),
  ],
  '/api/generations/:id/share': [
    ask('POST', owner(404, 201), { path: '/api/generations/{generation}/share' }),
  ],
  '/api/generations/:id/versions': [
    ask('POST', owner(404, 201), {
      path: '/api/generations/{generation}/versions',
      json: { text: 'I made more toast.', latest: '{generation}' },
    }),
  ],
  '/api/generations/:id/shown': [
    ask('PUT', owner(404, 204), { path: '/api/generations/{generation}/shown' }),
  ],
  '/api/generations/:id/profile': [
    ask('PUT', owner(404, 200), {
      path: '/api/generations/{generation}/profile',
      json: { displayName: 'Ada', bio: 'x', useAccountData: false, useProfilePicture: false },
    }),
  ],
  '/api/generations/:id/attachment': [
    ask('PUT', owner(401, 200), {
      path: '/api/generations/{generation}/attachment',
      json: { resourceId: '{resource}', top: 'a', bottom: 'b' },
    }),
    ask('DELETE', owner(401, 204), { path: '/api/generations/{generation}/attachment' }),
  ],
  '/api/posts/:id/game': [
    ask('PUT', admins(401, 403, 422), { path: '/api/posts/{shared}/game?date=2026-12-01' }),
    ask('DELETE', admins(401, 403, 404), { path: '/api/posts/{shared}/game' }),
  ],
  '/requests/new': [ask('POST', members(401, 200), { form: { text: 'A toast, once more' } })],
  '/requests/:id/votes': [
    board('votes', members(401, 200), { vote: 'yes' }),
    board('votes', members(401, 200), { vote: 'no' }),
  ],
  '/requests/:id/comments': [board('comments', members(401, 200), { text: TEXT.text })],
  '/requests/:id/comments/:comment/delete': [
    board('comments/{requestComment}/delete', { ...owner(401, 200), admin: 200 }),
  ],
  '/requests/:id/withdraw': [board('withdraw', owner(401, 200))],
  '/requests/:id/decision': [
    board('decision', admins(401, 403, 200), { status: 'approved' }),
    board('decision', admins(401, 403, 200), { status: 'rejected' }),
  ],
  '/requests/:id/delete': [board('delete', admins(401, 403, 200))],
  '/api/resources': [ask('POST', members(401, 201), { upload: true })],
  '/resources/:id/delete': [
    ask(
      'POST',
      { ...owner(401, 200), admin: 200 },
      { path: '/resources/{resource}/delete', form: { reason: 'spam' } },
    ),
  ],
  '/resources/:id/favourite': [
    ask('POST', members(401, 200), {
      path: '/resources/{resource}/favourite',
      form: { favourite: 'yes' },
    }),
    ask('POST', members(401, 200), {
      path: '/resources/{resource}/favourite',
      form: { favourite: 'no' },
    }),
  ],
  '/api/resources/:id/download': [
    ask('POST', members(401, 204), { path: '/api/resources/{resource}/download' }),
  ],
  '/api/replies': [
    ask('POST', everybody(200), { json: REPLIES }),
    ask('POST', owner(404, 200), { json: { from: '{round}', length: 'one-liner' } }),
  ],
  '/api/replies/:id': [ask('DELETE', owner(404, 204), { path: '/api/replies/{round}' })],
  '/api/reply-pictures': [
    ask('POST', owner(401, 200), { json: { reply: '{reply}' } }),
    ask('POST', members(401, 200), { json: { text: 'I made toast. Agree?', comment: 'sane' } }),
  ],
  '/api/translations': [ask('POST', everybody(200), { json: WORDS })],
  '/api/model-translations': [ask('POST', everybody(409), { json: WORDS })],
  '/api/live-cards': [
    ask('POST', everybody(200), { form: { context: 'I won.', via: 'post' } }),
    ask('POST', everybody(200), { form: { context: 'I won.', via: 'post', intent: 'more' } }),
  ],
  '/api/comment-sections': [
    ask('POST', everybody(200), { json: { text: 'Agree?', seed: 1, rolls: { sane: 2 } } }),
  ],
  '/api/model-comment-sections': [
    ask('POST', everybody(200), { json: { text: 'Agree?', seed: 1 } }),
  ],
  '/reports': [
    ask('POST', everybody(200), { path: '/reports?post={theirs}', form: { reason: 'spam' } }),
  ],
  '/game/count': [ask('POST', everybody(204), { form: { day: '2026-01-01', picks: '01230' } })],
  '/api/events': [ask('POST', everybody(204), { json: { event: 'generator_visit' } })],
  '/api/shares': [ask('POST', everybody(204), { json: { id: '{theirs}' } })],
  '/api/vitals': [
    ask('POST', everybody(204), { json: { path: '/community', lcp: 700, inp: 10, cls: 0.1 } }),
  ],
  '/api/v1/posts': [
    ask('POST', members(401, 201), { json: FORM }),
    ask('POST', owner(401, 201), { json: { from: '{generation}', levelChange: 'up' } }),
  ],
  '/api/v1/posts/:id': [
    ask('DELETE', owner(401, 204), { path: '/api/v1/posts/{private}' }),
    ask('DELETE', owner(401, 204), { path: '/api/v1/posts/{shared}' }),
  ],
  '/api/v1/replies': [
    ask('POST', members(401, 201), { json: REPLIES }),
    ask('POST', owner(401, 201), { json: { from: '{round}', length: 'one-liner' } }),
  ],
  '/api/v1/translations': [
    ask('POST', members(401, 200), { json: { direction: 'to-speak', text: 'I made toast.' } }),
  ],
  '/api/v1/report-cards': [ask('POST', members(401, 200), { json: { text: 'Agree?' } })],
  '/api/v1/comment-sections': [
    ask('POST', members(401, 200), { json: { text: 'Agree?', seed: 1, rolls: { sane: 1 } } }),
  ],
};
