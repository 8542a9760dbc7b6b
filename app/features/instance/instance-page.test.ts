import { expect, it } from 'vitest';
import { SITUATIONS } from '../../../comedy/posts/situations.ts';
import { samplePicture } from '../../../test/pictures.ts';
import { newMember } from '../../../test/factories/write-as-member.ts';
import { readPage } from '../../../test/read-page.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { changeInstance } from '../../domain/instance/instance.server.ts';
import type { Admin } from '../../domain/members/viewer.ts';
import { accentFrom } from '../../domain/instance/accent-contrast.ts';
import { SATIRE_MARK } from '../../platform/text/instance-look.ts';

const ADMIN = 'boss@corp.example';

async function openOffice(env: Record<string, string> = {}) {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN, ...env } });
  const { browser: boss } = await memberBrowser(app, { email: ADMIN });
  const send = async (fields: Record<string, string>, form = '') => {
    const answer = await boss.fetch(`/admin/instance${form}`, {
      body: new URLSearchParams(fields),
    });
    return { status: answer.status, page: await answer.text() };
  };
  const saveLook = (fields: Record<string, string>) => send(fields, '/look');
  const sendLogo = async (file: Uint8Array) => {
    const form = new FormData();
    form.set('logo', new File([new Uint8Array(file)], 'logo.png'));
    const cookie = [...boss.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { cookie, origin: app.origin };
    return fetch(`${app.origin}/admin/instance/logo`, { method: 'POST', body: form, headers });
  };
  const read = async (path: string, who = app.browser()) => (await who.fetch(path)).text();
  return { ...app, boss, send, saveLook, sendLogo, read };
}

it('puts the name where the product’s was, for guests at once, and keeps the satire mark', async () => {
  const { saveLook, read, boss } = await openOffice();
  expect(await read('/')).toContain('<title>Broetry: nothing happened, so post about it</title>');
  const tagline = 'Quarterly feelings';
  expect((await saveLook({ name: ' Nordwind  & Co', tagline })).status).toBe(200);
  const landing = await read('/');
  expect(landing).toContain('<title>Nordwind &amp; Co: Quarterly feelings</title>');
  expect(landing).toContain('property="og:site_name" content="Nordwind &amp; Co"');
  expect(landing).toContain('What is Nordwind &amp; Co?');
  expect(landing.match(/Broetry/g)).toHaveLength(1);
  expect(landing).toContain(SATIRE_MARK);
  expect(await read('/community')).toContain('<title>Community Posts · Nordwind &amp; Co</title>');
  expect(await read('/community.xml')).toContain(
    '<title>Community Posts · Nordwind &amp; Co</title>',
  );
  expect(await read('/terms')).toContain('While using Nordwind &amp; Co you will');
  expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({
    name: 'Nordwind & Co',
    short_name: 'Nordwind & Co',
    description: 'Quarterly feelings A parody.',
  });
  expect(await read('/nowhere')).toContain('· Nordwind &amp; Co</title>');
  const log = readPage(await read('/admin/log', boss)).text;
  expect(log).toMatch(/changed the name:\s*Nordwind & Co/);
  expect(log).not.toMatch(/"|null|setting/);
  await saveLook({ name: '', tagline: '' });
  expect(await read('/')).toContain('<title>Broetry: nothing happened, so post about it</title>');
});

it('begins with INSTANCE_NAME', async () => {
  const { saveLook, read } = await openOffice({ INSTANCE_NAME: 'The Annex' });
  expect(await read('/login')).toContain('The Annex</title>');
  await saveLook({ name: 'Nordwind' });
  expect(await read('/login')).toContain('Nordwind</title>');
});

it.each([
  [{ name: 'Linked1n' }, 'must not be taken for LinkedIn'],
  [{ name: 'My L i n k e d-I n' }, 'must not be taken for LinkedIn'],
  [{ name: 'x'.repeat(31) }, 'must be at most 30 characters long'],
  [{ name: '\u200b…' }, 'needs a letter or a digit'],
  [{ name: 'Shit happens' }, 'would greet everybody'],
  [{ tagline: 'y'.repeat(81) }, '80 characters at most'],
  [{ colour: '#ffcc00' }, '#ffcc00 is too light for the light theme'],
  [{ colour: 'red;}' }, 'A colour looks like #0b5cab'],
])('refuses %j, says what to change and keeps what was typed', async (fields, words) => {
  const { saveLook, boss, read } = await openOffice();
  const refused = await saveLook({ name: 'Fine', ...fields });
  expect([refused.status, refused.page.includes(words)]).toEqual([422, true]);
  const body = new URLSearchParams({ name: 'Fine', ...fields });
  const plain = await boss.fetch('/admin/instance/look', { body, page: '/admin/instance' });
  expect([plain.status, plain.headers.get('location')]).toEqual([303, '/admin/instance']);
  const page = await read('/admin/instance', boss);
  expect(page).toContain(words);
  // A picker has no value that is no colour.
  const [typed = ''] = Object.values(fields);
  if (typed !== 'red;}') expect(page).toContain(`value="${typed}"`);
  expect(await read('/login')).toContain('Broetry</title>');
});

it('applies the colours under a strict policy, on cached pages, pages and error pages', async () => {
  const { saveLook, browser, boss, raw } = await openOffice();
  await saveLook({ colour: '#7A1F5C' });
  const style = `--color-primary:light-dark(#7a1f5c,${accentFrom('#7a1f5c').dark})`;
  for (const [who, path] of [
    [browser(), '/'],
    [boss, '/home'],
  ] as const) {
    const answer = await who.fetch(path);
    expect(await answer.text()).toContain(style);
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe-inline');
  }
  const headers = { host: 'elsewhere.example', accept: 'text/html' };
  const error = await raw('/', { headers });
  expect([error.status, error.body.includes(style)]).toEqual([421, true]);
});

it('leaves alone what a form does not have, and a stored colour of the dark theme', async () => {
  const { saveLook, read, services } = await openOffice();
  await saveLook({ name: 'Nordwind', tagline: 'We circle back', colour: '#7a1f5c' });
  const own = { light: '#7a1f5c', dark: '#ff9edb' };
  const admin: Admin = { ...(await newMember(services)), isAdmin: true };
  await changeInstance(services, admin, { accent: own });
  const style = '--color-primary:light-dark(#7a1f5c,#ff9edb)';
  // The server reads its settings once a second.
  await expect.poll(() => read('/login'), { timeout: 5000 }).toContain(style);
  await saveLook({ name: 'Südwind', colour: '#7a1f5c' });
  expect(await read('/login')).toContain(style);
  expect(await read('/')).toContain('<title>Südwind: We circle back</title>');
  await saveLook({ colour: '#0b5cab' });
  const page = await read('/login');
  expect([page.includes('--color-primary:light-dark'), page.includes('Südwind')]).toEqual([
    false,
    true,
  ]);
});

it('shows a logo from its pixels, takes no other file, and forgets it again', async () => {
  const { send, sendLogo, read, browser, origin } = await openOffice();
  expect((await sendLogo(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(
    422,
  );
  expect((await sendLogo(new Uint8Array())).status).toBe(422);
  for (const [width, height] of [
    [20, 2000],
    [500, 100],
  ] as const) {
    const stroke = await sendLogo(await samplePicture(3, { width, height }));
    expect([stroke.status, await stroke.text()]).toEqual([
      422,
      expect.stringContaining('one side may be 4 times the other at most'),
    ]);
  }
  expect((await sendLogo(await samplePicture(3))).status).toBe(200);
  const [, path = ''] = /src="(\/instance\/logo\.png\?v=\w+)"/.exec(await read('/')) ?? [];
  const picture = await fetch(origin + path);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(picture.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(Buffer.from(await picture.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG');
  await send({}, '/logo/remove');
  expect(await read('/')).not.toContain('/instance/logo.png');
  expect((await browser().fetch('/instance/logo.png')).status).toBe(404);
});

it('says so when the file is too large', async () => {
  const { sendLogo } = await openOffice();
  expect((await sendLogo(new Uint8Array(1024 * 1024))).status).toBe(413);
});

it('adds the owner’s situations to those of the house, and puts the owner’s posts in their place', async () => {
  const { send, read, browser } = await openOffice();
  expect(await read('/community')).toContain('Make it worse');
  const situations = ' The fish tank has a new fish.\r\n\r\nThe door is open\nThe door is open\n';
  const saved = await send({ situations });
  expect([saved.status, /<output[^>]*>[^<]+<\/output>/.exec(saved.page)?.[0]]).toEqual([
    200,
    expect.stringContaining('>Saved.'),
  ]);
  const listed = await (await browser().fetch('/api/situations')).json();
  expect((listed as { situations: string[] }).situations.slice(SITUATIONS.length)).toEqual([
    'The fish tank has a new fish',
    'The door is open',
  ]);
  const posts = 'We opened a window.\n\nIt opened us.\n---\nSecond post';
  expect((await send({ posts })).status).toBe(200);
  const community = await read('/community');
  for (const text of ['We opened a window.', 'It opened us.', 'Second post'])
    expect(community).toContain(text);
  expect(community).not.toContain('Make it worse');
  for (const [fields, words] of [
    [{ situations: 'x'.repeat(121) }, '120 characters at most'],
    [
      {
        situations: Array.from({ length: 201 }, (_, at) => `a${at}`).join('\n'),
      },
      '200 situations at most',
    ],
    [{ posts: 'a\n---\n'.repeat(21) }, '20 posts at most'],
    [{ posts: 'x'.repeat(3001) }, '3000 characters at most'],
  ] as const) {
    const { status, page } = await send(fields);
    expect([status, page.includes(words)]).toEqual([422, true]);
    // Too long for a toast of a redirect, so the page comes back with it.
    expect(page).toContain(Object.values(fields)[0]);
  }
});
