import { admins, type Answers, type Ask, ask, everybody, form, members, owner } from './ask.ts';
import { UNCHANGED_ACCESS } from '../factories/save-access.ts';
import { ASKS_OF_POSTS } from './asks-of-posts.ts';
import { DELETE_PHRASE } from '../../app/domain/sign-in/account-words.ts';

const TEXT = 'I agree, strongly.';
const DONE = 200;
const CASE = '/admin/moderation/{case}/decision';
const ADMINS = admins(401, 403, DONE);

/** What they are answered who ask by a method that a route does not take, where that is not 405. */
export const NOT_TAKEN: Readonly<Record<string, Answers>> = {
  '/api/v1/*': everybody(404),
};

/** What the pages take, by their pattern in app/routes.ts. */
export const ASKS_OF_PAGES: Readonly<Record<string, readonly Ask[]>> = {
  '/': [form(members(DONE, '/home'), { intent: 'card', context: 'I watered a plant.' }, '/?index')],
  '/home': [
    form(members('/login?next=/home', DONE), { intent: 'card', context: 'I watered a plant.' }),
  ],
  '/auth/sign-out': [
    ask('POST', everybody(204)),
    ask('POST', everybody(204), { form: { everywhere: 'yes' } }),
  ],
  '/account/profile': [form(members(401, DONE), { displayName: '{name}' })],
  '/account/blocks/:id/delete': [form(owner(401, DONE), {}, '/account/blocks/{block}/delete')],
  '/account/sessions/:id/end': [form(owner(401, DONE), {}, '/account/sessions/{session}/end')],
  '/account/sign-ins/disconnect': [form(owner(401, DONE), { 'sign-in': '{signIn}' })],
  '/account/recovery-codes': [form(members(401, DONE), {})],
  '/account/delete': [form(members(401, '/'), { confirmation: DELETE_PHRASE })],
  '/account/tokens': [
    form(members('/login?next=/account/tokens', DONE), {
      name: 'A script',
      scope: 'translate',
      lifetime: '30',
    }),
  ],
  '/account/tokens/:id/revoke': [form(owner(401, DONE), {}, '/account/tokens/{token}/revoke')],
  '/notifications/:id/read': [form(owner(401, DONE), {}, '/notifications/{notification}/read')],
  '/notifications/read': [form(members(401, DONE), {})],
  '/notifications/settings': [form(members(401, DONE), { kind: 'comment' })],
  '/admin/users/:id/disable': [
    form(ADMINS, { reason: 'Too agreeable' }, '/admin/users/{subject}/disable'),
  ],
  '/admin/users/:id/enable': [form(ADMINS, {}, '/admin/users/{letGo}/enable')],
  '/admin/users/:id/revoke-admin': [
    form(admins(401, 403, 409), {}, '/admin/users/{subject}/revoke-admin'),
  ],
  '/admin/users/:id/hide-all': [
    form(ADMINS, { reason: 'spam' }, '/admin/users/{spammer}/hide-all'),
  ],
  '/admin/users/:id/undo-hide-all': [
    form(admins(401, 403, 404), { undo: '{undo}' }, '/admin/users/x/undo-hide-all'),
  ],
  '/admin/users/:id/delete': [
    form(admins(401, 403, '/admin/users'), {}, '/admin/users/{leaver}/delete'),
  ],
  '/admin/hide/:kind/:id': [
    ...[
      'post/{theirs}',
      'comment/{answer}',
      'resource/{resource}',
      'feature_request/{request}',
    ].map((target) => form(ADMINS, { reason: 'spam' }, `/admin/hide/${target}`)),
    form(ADMINS, { reason: 'spam' }, '/admin/hide/request_comment/{requestComment}'),
    form(admins(401, 403, 404), { reason: 'spam' }, '/admin/hide/post/{hidden}'),
  ],
  '/admin/moderation/:case/decision': [
    form(ADMINS, { decision: 'keep', version: '0' }, CASE),
    form(ADMINS, { decision: 'hide', version: '0', reason: 'spam' }, CASE),
  ],
  '/admin/decisions/:id/undo': [form(ADMINS, {}, '/admin/decisions/{undo}/undo')],
  '/admin/instance': [
    form(admins('/', '/', DONE), { situations: 'The door is open' }),
    form(admins('/', '/', DONE), { posts: 'The door is open.' }),
  ],
  '/admin/instance/look': [form(ADMINS, { name: 'Nordwind' })],
  '/admin/instance/logo': [form(admins(401, 403, 422), {})],
  '/admin/instance/logo/remove': [form(ADMINS, {})],
  '/admin/sign-up': [form(admins('/', '/', DONE), { uses: '2', days: '7' })],
  '/admin/sign-up/rule': [form(ADMINS, { rule: 'open', domains: '' })],
  '/admin/sign-up/ways': [form(ADMINS, { ways: 'all' })],
  '/admin/invitations/:id/revoke': [
    form(admins(401, 403, 404), {}, '/admin/invitations/none/revoke'),
  ],
  '/admin/access/switches': [form(ADMINS, UNCHANGED_ACCESS)],
  '/admin/access/addresses': [form(ADMINS, {})],
  '/admin/access/addresses/revoke': [form(ADMINS, {})],
  '/admin/writer/choice': [form(ADMINS, { model: '' })],
  '/admin/writer/trials': [form(admins(401, 403, 404), { model: '' })],
  '/admin/writer/pull': [form(admins(401, 403, 404), { model: 'gemma3:4b' })],
  '/admin/writer/pull/cancel': [form(admins(401, 403, 404), {})],
  '/recovery': [form(everybody(422), { code: 'none' })],
  '/owner-link': [form(everybody(400), { token: '1'.repeat(13) })],
  '/auth/demo': [form(everybody(400), { name: 'Ada', email: 'ada@corp.example', persona: '1' })],
  '/translate': [
    form(everybody(200), {
      text: 'I made toast',
      direction: 'to-speak',
      voice: 'memo',
      level: 'Mild',
    }),
  ],
  '/translate/card': [form(everybody('/translate/card'), { text: TEXT })],
  '/post/:id': [form(everybody(DONE), { context: 'I watered a plant.' }, '/post/{theirs}')],
  ...ASKS_OF_POSTS,
};
