import { REACTION_KINDS } from '../../../app/reactions/reaction-kinds.ts';
import { NEW_POST } from './busy-site.ts';
import { rawRequests } from './raw-requests.ts';
import type { Load } from './send-load.ts';

type Mix = Load['mix'];
type Site = { server: { origin: string }; posts: string[]; cookies: string[] };

/** The parts that change rows, by what they write. */
export const WRITES = {
  posts: 'new posts of guests',
  reactions: 'reactions of members',
  comments: 'comments of members',
} as const;

/** Pages of the feed: as it comes, and as readers sort it and choose its time. */
const FEED = ['', '?sort=popular', '?sort=comments', '?period=week'];

/** A sender is told all its requests in one argument, which has an end: so many, which is more than are sent. */
const MOST_PAIRS = 200;

/** What is asked on an ordinary day: reads of each kind, and writes beside reads. */
export function everydayMix({ server, posts, cookies }: Site) {
  const { get } = rawRequests(server.origin);
  const only = (name: string, requests: string[]): Mix => [{ name, share: 1, requests }];
  const feed = (path: string, cookie?: string) =>
    FEED.map((search) => get(`${path}${search}`, cookie));
  const keptPages = feed('/community');
  const memberPages = cookies.slice(0, 20).flatMap((cookie) => feed('/community', cookie));
  const viewers = cookies.map((cookie) => get('/api/viewer', cookie));
  const mixed: Mix = [
    {
      name: 'pages of guests',
      share: 0.72,
      requests: [...keptPages, ...posts.map((id) => get(`/post/${id}`))],
    },
    { name: 'pages of members', share: 0.12, requests: memberPages },
    ...writes({ server, posts, cookies }),
  ];
  return {
    keptPages: only('pages of guests', keptPages),
    memberPages: only('pages of members', memberPages),
    keptData: only('data of pages', [...feed('/community.data'), ...feed('/api/community')]),
    feed: only(
      '/api/community',
      cookies.slice(0, 20).flatMap((cookie) => feed('/api/community', cookie)),
    ),
    viewer: only('/api/viewer', viewers),
    mixed,
  };
}

/** Sixteen of a hundred requests: five times the share that docs/scaling.md reckons with. */
function writes({ server, posts, cookies }: Site): Mix {
  const { send } = rawRequests(server.origin);
  // Each member once with each post, and the members in turn: none comes near the limit of an hour.
  const pairs = posts.flatMap((_, round) =>
    cookies.map((cookie, index) => ({
      cookie,
      path: `/api/posts/${posts[(index + round) % posts.length]}`,
      kind: REACTION_KINDS[index % REACTION_KINDS.length],
    })),
  );
  const reactions = pairs
    .slice(0, MOST_PAIRS)
    .map(({ path, kind, cookie }) =>
      send({ method: 'PUT', path: `${path}/reaction`, body: { kind }, cookie }),
    );
  const body = { text: 'Needed this today.' };
  const comments = pairs
    .slice(0, cookies.length)
    .map(({ path, cookie }) => send({ method: 'POST', path: `${path}/comments`, body, cookie }));
  return [
    { name: WRITES.posts, share: 0.06, requests: [send(NEW_POST)] },
    { name: WRITES.reactions, share: 0.06, requests: reactions, inTurn: true },
    { name: WRITES.comments, share: 0.04, requests: comments, inTurn: true },
  ];
}
