import type { PublicSite } from './public-site.ts';

const JSON_TYPE = 'application/json';
const POST = { style: 'gpt4-context', fields: { context: 'I made a sandwich' } };
const WORDS = { text: 'I made a sandwich', direction: 'to-speak', voice: 'memo', level: 'Mild' };

/** Every page that somebody can touch, by who opens it. What some of them show is made before, as its owner makes it. */
export async function interactionPages(
  site: PublicSite,
): Promise<Record<'guest' | 'member', string[]>> {
  const things = await makeThings(site);
  return { guest: guestPages(site, things), member: memberPages(site, things) };
}

type Things = Record<'written' | 'replay' | 'request' | 'member' | 'card', string>;

async function makeThings(site: PublicSite): Promise<Things> {
  const ask = askAs(site);
  const written = await made(ask('/api/generations', POST), /"id":"([^"]+)"/);
  return {
    written,
    replay: await made(ask(`/api/generations/${written}/replay`), /"path":"([^"]+)"/),
    request: await made(ask('/api/requests', { text: 'More synergy' }), /"id":"([^"]+)"/),
    member: await made(ask('/admin/users'), /\/admin\/users\/([0-9a-z]+)/),
    card: await made(ask('/api/translations', { ...WORDS, seed: 1 }), /"card":"([^"]+)"/),
  };
}

function guestPages({ post }: PublicSite, { card, replay }: Things): string[] {
  const alone =
    '/ /community /community/removals /generator /reply-generator /translate /prompt /hall-of-fame';
  const more = '/developers /bookmarklet /login /signup /privacy /terms';
  const report = `/report?post=${post.slice('/post/'.length)}`;
  return [...`${alone} ${more}`.split(' '), post, `${post}/remixes`, card, replay, report];
}

function memberPages({ post }: PublicSite, { written, request, member }: Things): string[] {
  const own = '/home /community /resources /requests /account /account?tab=posts /account/tokens';
  const admin = '/admin /admin/users /admin/moderation /admin/feature-requests /admin/system';
  return [
    ...`${own} /notices /reply-generator /translate ${admin} /admin/log`.split(' '),
    '/generator?style=humblebrag',
    `/preview?generation=${written}`,
    `/studio?generation=${written}`,
    post,
    `/requests/${request}`,
    `/admin/users/${member}`,
  ];
}

/** Asks as the member's own page does. */
function askAs({ origin, cookie }: PublicSite) {
  const own = { cookie: `${cookie.name}=${cookie.value}`, 'sec-fetch-site': 'same-origin', origin };
  return (path: string, json?: object): Promise<Response> => {
    if (json === undefined) return fetch(origin + path, { headers: own });
    const key = { 'idempotency-key': crypto.randomUUID(), 'content-type': JSON_TYPE };
    const headers = { ...own, ...key };
    return fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(json) });
  };
}

async function made(asked: Promise<Response>, what: RegExp): Promise<string> {
  const answer = await asked;
  const found = what.exec(await answer.text())?.[1];
  if (found === undefined)
    throw new Error(`${answer.url} answers ${answer.status} without ${what}`);
  return found;
}
