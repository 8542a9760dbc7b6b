import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readViewer } from '../app/auth/session.server.ts';
import { writeComment } from '../app/comments/write-comment.server.ts';
import { submitRequest } from '../app/requests/submit-request.server.ts';
import { noteFigure } from '../test/note-figure.ts';
import { libraryRow } from '../test/people/fill-library.ts';
import { shareNew } from '../test/people/share-as-member.ts';
import { addMember } from '../test/people/sign-in.ts';
import { HIT, SCRIPT_PAYLOADS } from '../test/script-payloads.ts';
import { openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

type App = Awaited<ReturnType<typeof openApp>>;
type Planted = { post: string; comment: string; request: string; resource: string; member: string };

const ADMIN = 'boss@corp.example';
/** `npm run prove` takes all of them; here some, from everywhere in the list. */
const COUNT = Number(process.env['PAYLOADS'] ?? 6);
const STEP = Math.max(1, Math.floor(SCRIPT_PAYLOADS.length / COUNT));
const PAYLOADS = SCRIPT_PAYLOADS.filter((_, index) => index % STEP === 0).slice(0, COUNT);

/** Somebody with a post, a comment, a request, and a picture, all of harmless words. */
async function plant({ services, db }: App, index: number): Promise<Planted> {
  const { id, cookie } = await addMember(services, { name: `Person ${index}` });
  const viewer = await readViewer(services, `${cookie.name}=${cookie.value}`);
  if (viewer.kind !== 'member') throw new Error('not signed in');
  const post = await shareNew(services, viewer, `Post ${index}.\nTwo.\nThree.\nFour.`);
  const common = { actionLimits: { take: () => Promise.resolve(null) } };
  const open = { ...services, ...common };
  const said = await writeComment(open, viewer, {
    postId: post,
    text: 'So true.',
    key: services.newId(),
  });
  const asked = await submitRequest(open, viewer, {
    text: `More toast ${index}`,
    key: services.newId(),
  });
  if (!said.ok || !asked.ok) throw new Error('Nothing could be planted');
  const row = libraryRow({
    id: services.newId(),
    user_id: id,
    description: `toast ${index}`,
    alt: 'toast',
  });
  await db
    .insertInto('resources')
    .values({ ...row, tags: '["toast"]' })
    .execute();
  return {
    post,
    comment: said.comment.id,
    request: asked.request.id,
    resource: row.id,
    member: id,
  };
}

/** Puts a payload wherever the words were: past everything that would refuse it. */
async function poison(
  { db }: App,
  { post, comment, request, resource, member }: Planted,
  text: string,
) {
  const form_data = JSON.stringify({
    profileName: text,
    profileBio: text,
    useProfilePicture: false,
  });
  const lines = `${text}\nTwo.\nThree.\nFour.`;
  await db.updateTable('posts').set({ post: lines, form_data }).where('id', '=', post).execute();
  await db.updateTable('generations').set({ text: lines }).where('owner_id', '=', member).execute();
  await db.updateTable('comments').set({ text }).where('id', '=', comment).execute();
  await db.updateTable('feature_requests').set({ text }).where('id', '=', request).execute();
  const words = { description: text, alt: text, tags: JSON.stringify([text]) };
  await db.updateTable('resources').set(words).where('id', '=', resource).execute();
  const named = { display_name: text, bio: text };
  await db.updateTable('users').set(named).where('id', '=', member).execute();
}

/** What a parser of HTML finds in a page that could do something. Attributes that hold words may begin as they like. */
function dangers(parser: Page, html: string): Promise<Record<string, number>> {
  return parser.evaluate((text) => {
    const page = new DOMParser().parseFromString(text, 'text/html');
    const all = [...page.querySelectorAll('*')];
    const attributes = all.flatMap((element) => [...element.attributes]);
    const count = (selector: string) => page.querySelectorAll(selector).length;
    const words = new Set(['alt', 'title', 'value', 'placeholder', 'aria-label', 'content']);
    const followed = attributes.filter(({ name }) => !words.has(name));
    return {
      scripts: count('script'),
      frames: count(
        'iframe, object, embed, base, meta[http-equiv], math, marquee, video, details[ontoggle]',
      ),
      styles: count('style, link[rel=stylesheet]'),
      handlers: attributes.filter(({ name }) => name.startsWith('on')).length,
      addresses: followed.filter(({ value }) => /^\s*(javascript|data:text)/i.test(value)).length,
    };
  }, html);
}

it(
  'runs nothing, and shows it as text, on every page that has it',
  async () => {
    const app = await openApp({ env: { ADMIN_EMAILS: ADMIN } });
    const planted: Planted[] = [];
    for (const index of PAYLOADS.keys()) planted.push(await plant(app, index));
    const { page: admin } = await openAs(app, { email: ADMIN });
    const guest = await app.person();
    const [parser, seen] = [
      await guest.context().newPage(),
      new Map<string, Record<string, number>>(),
    ];
    for (const one of [admin, guest]) {
      await one.addInitScript(() => {
        const reports: string[] = [];
        Object.assign(globalThis, { policyReports: reports });
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
          reports.push(`${violatedDirective} ${sourceFile}`),
        );
      });
    }
    const surfaces = [
      ...['/community', '/community?sort=popular', '/'].map((path) => [guest, path] as const),
      ...['/home', '/account', '/notices', '/requests', '/resources', '/community'].map(
        (path) => [admin, path] as const,
      ),
      ...[
        '/admin',
        '/admin/users',
        '/admin/log',
        '/admin/moderation',
        '/admin/feature-requests',
      ].map((path) => [admin, path] as const),
      ...planted.flatMap(({ post, member }) => [
        [guest, `/post/${post}`] as const,
        [admin, `/admin/users/${member}`] as const,
      ]),
    ];
    const look = async (check: (name: string, found: Record<string, number>) => void) => {
      for (const [who, path] of surfaces) {
        const answer = await who.request.get(app.origin + path);
        check(
          `${who === admin ? 'admin' : 'guest'} ${path}`,
          await dangers(parser, await answer.text()),
        );
      }
    };
    await look((name, found) => seen.set(name, found));
    for (const [index, text] of PAYLOADS.entries()) await poison(app, planted[index]!, text);
    const different: unknown[] = [];
    await look((name, found) => {
      if (JSON.stringify(seen.get(name)) !== JSON.stringify(found))
        different.push([name, seen.get(name), found]);
    });
    let [ran, reports, hidden] = [0, 0, 0];
    for (const [who, path] of surfaces) {
      await who.goto(app.origin + path, { waitUntil: 'load' });
      const found = await who.evaluate((hit) => {
        const { policyReports } = globalThis as unknown as { policyReports: string[] };
        const text = (document.querySelector('main') ?? document.body).textContent;
        return { ran: hit in globalThis, reports: policyReports.length, text };
      }, HIT);
      ran += found.ran ? 1 : 0;
      reports += found.reports;
      const index = planted.findIndex(({ post }) => path === `/post/${post}`);
      const plain = (text: string) => text.replaceAll(/\s/g, '');
      if (index >= 0 && !plain(found.text).includes(plain(PAYLOADS[index]!))) hidden += 1;
    }
    const goal = '0';
    const value = `${PAYLOADS.length} in ten fields, on ${surfaces.length} pages`;
    const isEnough = PAYLOADS.length >= 300 || process.env['PROOF_QUICK'] === '1';
    noteFigure({ name: 'Payloads', value, goal: '300', holds: isEnough });
    noteFigure({ name: 'Ran', value: String(ran), goal, holds: ran === 0 });
    noteFigure({
      name: 'Reports of the policy',
      value: String(reports),
      goal,
      holds: reports === 0,
    });
    noteFigure({
      name: 'Not shown word for word',
      value: String(hidden),
      goal,
      holds: hidden === 0,
    });
    const count = different.length;
    noteFigure({
      name: 'Pages in which a parser finds more',
      value: String(count),
      goal,
      holds: count === 0,
    });
    expect({ ran, reports, hidden, different }).toEqual({
      ran: 0,
      reports: 0,
      hidden: 0,
      different: [],
    });
    // What watches can see: the same text in a page that does not treat it as text.
    await parser.setContent(PAYLOADS[0]!);
    expect(await parser.evaluate((hit) => hit in globalThis, HIT)).toBe(true);
  },
  120_000 + COUNT * 8000,
);
