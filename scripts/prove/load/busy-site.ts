import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../app/db/migrate.server.ts';
import { openDatabase } from '../../../app/db/open-database.server.ts';
import { addMember } from '../../../test/people/sign-in.ts';
import { sharedIds } from '../../../test/people/shared-ids.ts';
import { servicesOn } from '../../../test/people/write-as-member.ts';
import { runServer } from '../run-server.ts';
import { fillWorld } from '../../seed-world.ts';
import { rawRequests } from './raw-requests.ts';
import type { Load } from './send-load.ts';

const DAYS = 10;
const MEMBERS = 20;
const POSTS = 20;

/** A server with a community and signed-in members, and what is asked of it: the mix of docs/operations.md, F18. */
export async function startBusySite(members = MEMBERS) {
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-prove-'));
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(db);
  await fillWorld(db, { days: DAYS, now: Date.now() });
  const services = { ...servicesOn(db), now: Date.now };
  const cookies: string[] = [];
  for (let member = 0; member < members; member += 1) {
    const { cookie } = await addMember(services);
    cookies.push(`${cookie.name}=${cookie.value}`);
  }
  const posts = await sharedIds(db, POSTS);
  await db.destroy();
  const server = await runServer({
    DATA_DIR: dataDir,
    GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '1000000',
  });
  const page = await (await fetch(`${server.origin}/community`)).text();
  const assets = [...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '');
  const feed = ['/community', ...posts.map((id) => `/post/${id}`)];
  return {
    server,
    dataDir,
    mix: mixOf(server.origin, { feed, assets, cookies }),
    /** What members write beside it: votes for one request, and each taken back later. They change no public page. */
    votes: votesOf(server.origin, await askForFeature(server.origin, cookies[0]), cookies),
    /** Ids of shared posts. */
    posts,
    /** Of the members, one each. */
    cookies,
    async stop(): Promise<void> {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A post as a guest asks for one. */
export const NEW_POST = {
  method: 'POST',
  path: '/api/generations',
  body: { style: 'gpt4-context', fields: { context: 'I made a sandwich' } },
} as const;

async function askForFeature(origin: string, cookie = ''): Promise<string> {
  const answer = await fetch(`${origin}/api/requests`, {
    method: 'POST',
    headers: {
      origin,
      cookie,
      'content-type': 'application/json',
      'idempotency-key': 'busy-site',
    },
    body: JSON.stringify({ text: 'A button that says Agree twice' }),
  });
  const { request } = (await answer.json()) as { request: { id: string } };
  return request.id;
}

function votesOf(origin: string, request: string, cookies: string[]): Load['mix'] {
  const { send } = rawRequests(origin);
  const path = `/api/requests/${request}/vote`;
  const votes = (method: 'POST' | 'DELETE') =>
    cookies.map((cookie) => send({ method, path, cookie }));
  const requests = [...votes('POST'), ...votes('DELETE')];
  return [{ name: 'votes of members', share: 1, requests, inTurn: true }];
}

type Asked = { feed: string[]; assets: string[]; cookies: string[] };

// Half of those who read pages are members: theirs are made for each of them anew.
function mixOf(origin: string, { feed, assets, cookies }: Asked): Load['mix'] {
  const { get, send } = rawRequests(origin);
  return [
    { name: 'kept pages of guests', share: 0.4, requests: feed.map((path) => get(path)) },
    {
      name: 'pages of members',
      share: 0.4,
      requests: feed.flatMap((path) => cookies.slice(0, 5).map((cookie) => get(path, cookie))),
    },
    { name: 'files', share: 0.1, requests: assets.map((path) => get(path)) },
    {
      name: '/api/viewer',
      share: 0.08,
      requests: cookies.map((cookie) => get('/api/viewer', cookie)),
    },
    { name: 'new posts of guests', share: 0.02, requests: [send(NEW_POST)] },
  ];
}
