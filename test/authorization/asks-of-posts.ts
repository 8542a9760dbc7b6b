import { admins, type Answers, type Ask, ask, everybody, members, owner } from './ask.ts';

/** What is sent to the route with this name below a post. */
const below = (
  name: string,
  answers: Answers,
  form: Record<string, string> = {},
  post = '{theirs}',
): Ask => ask('POST', answers, { path: `/post/${post}/${name}`, form });

const AGREE = { kind: 'agree' };
const TEXT = { text: 'I agree, strongly.' };
const PIN = { as: 'pinned', isOn: 'yes' };

/** What the routes below a post take, by their pattern in app/routes.ts. */
export const ASKS_OF_POSTS: Readonly<Record<string, readonly Ask[]>> = {
  '/post/:id/reactions': [
    below('reactions', members(401, 200), AGREE),
    below('reactions', members(401, 200)),
    below('reactions', members(401, 404), AGREE, '{hidden}'),
    below('reactions', members(401, 404), {}, '{hidden}'),
  ],
  '/post/:id/comments': [
    below('comments', members(401, 200), TEXT),
    below('comments', members(401, 404), TEXT, '{hidden}'),
  ],
  '/post/:id/comments/:comment/delete': [
    below('comments/{comment}/delete', owner(401, 200)),
    below('comments/{answer}/delete', owner(401, 200)),
  ],
  '/post/:id/worse': [
    below('worse', everybody(200)),
    below('worse', everybody(404), {}, '{hidden}'),
  ],
  '/post/:id/block': [
    below('block', members(401, 200)),
    below('block', members(401, 404), {}, '{hidden}'),
  ],
  '/post/:id/unblock': [below('unblock', owner(401, 200), { block: '{block}' })],
  '/post/:id/highlight': [
    below('highlight', admins(401, 403, 200), PIN),
    below('highlight', admins(401, 403, 404), PIN, '{hidden}'),
  ],
  '/post/:id/unshare': [below('unshare', owner(404, 200), {}, '{shared}')],
  '/post/:id/delete': [
    below('delete', owner(404, 200), {}, '{private}'),
    below('delete', owner(404, 200), {}, '{shared}'),
  ],
  // Of a post of another member it hides nothing, and does not tell.
  '/post/:id/hide-premise': [below('hide-premise', members(401, 200), {}, '{shared}')],
};
