import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { newOwnerToken } from '../app/domain/sign-in/owner-token.server.ts';
import { openBrowser } from '../test/browser/open-browser.ts';
import { emptyFolder } from '../test/commands/built-server.ts';
import { freePort } from '../test/free-port.ts';
import { startSmallProxy } from '../test/processes/small-proxy.ts';
import { runBuilt, runServer } from '../test/run-server.ts';
import { hydrated } from './hydrated.ts';
import { openApp } from './open-app.ts';
import { addDevice, fillIn } from './passkey-device.ts';
import { SHARED } from '../app/features/writing/preview-words.ts';

const NEEDS = { meta: { needs: 'openssl' }, timeout: 120_000 } as const;
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
/** The most clicks, fields and commands that an owner needs until a stranger can join. */
const MAX_EFFORT = 12;

/** A fresh installation with a public address, behind a proxy with a certificate of its own. */
async function install() {
  const folder = emptyFolder();
  const [port, publicPort] = [await freePort(), await freePort()];
  // Browsers resolve names below localhost to this machine; to Broetry it is a public name.
  const host = 'broetry.localhost';
  const site = `https://${host}:${publicPort}`;
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = `req -x509 -newkey rsa:2048 -nodes -keyout ${key} -out ${cert} -subj /CN=${host} -addext subjectAltName=DNS:${host}`;
  expect(spawnSync('openssl', made.split(' ')).status).toBe(0);
  const tls = { key: readFileSync(key), cert: readFileSync(cert) };
  const proxy = await startSmallProxy(publicPort, [port], tls);
  onTestFinished(proxy.stop);
  const data = join(folder, 'data');
  const env = { PORT: String(port), DATA_DIR: data, PUBLIC_ORIGIN: site, TRUST_PROXY: '127.0.0.1' };
  return { env, site };
}

/** Opens windows that trust the certificate, each with a device for passkeys. */
async function openWindows() {
  const browser = await openBrowser(inject('browser'), ['--ignore-certificate-errors']);
  onTestFinished(() => browser.close());
  return async (width = 1440): Promise<Page> => {
    const viewport = { width, height: 900 };
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    page.setDefaultTimeout(20_000);
    await addDevice(page);
    return page;
  };
}

it.skipIf(!hasOpenssl)(
  'leads from the first start to a post of an invited member, in few steps of the owner',
  NEEDS,
  async () => {
    const { env, site } = await install();
    const person = await openWindows();
    const owner = await person();
    const effort = ['npm start', 'npm run owner-link', 'open the link'];
    const press = async (page: Page, name: string) =>
      page.getByRole('button', { name, exact: true }).click();
    const act = async (name: string, what = owner.getByRole('button', { name, exact: true })) => {
      effort.push(name);
      await what.click();
    };
    const server = await runServer(env);
    onTestFinished(async () => void (await server.stop()));
    await expect.poll(server.output).toContain('  owner     npm run owner-link makes the link');
    expect(server.output()).toContain('  sign-in   passkeys');
    const { output } = await runBuilt('owner-link.js', [], env);
    const link = /https:\S+/.exec(output)?.[0] ?? '';
    const told: boolean[] = [];
    owner.on('request', (request) => {
      const address = [request.url().split('#')[0], request.headers()['referer']].join(' ');
      told.push(address.includes(link.split('#')[1] ?? ''));
    });
    await owner.goto(link);
    await act('Sign in as the owner');
    await owner.waitForURL(`${site}/signup?next=/owner-link`);
    await hydrated(owner);
    effort.push('name', 'Sign up with a passkey', 'I have kept them');
    await owner.getByText('becomes the owner of this site').waitFor();
    await fillIn(owner, 'Olive Owner', 'Then one more press');
    await act('Become the owner');
    await owner.waitForURL(`${site}/admin`);
    expect([told.length > 3, told.includes(true)], 'the secret is in no address').toEqual([
      true,
      false,
    ]);
    await act('Sign-up', owner.getByRole('link', { name: 'Sign-up', exact: true }));
    await act('By invitation', owner.getByText('By invitation'));
    await act('Save');
    await owner.getByText('Saved.', { exact: true }).waitFor();
    await act('Make an invitation link');
    const invitation = await owner.getByLabel('The invitation link').inputValue();
    expect(invitation.startsWith(`${site}/signup?`)).toBe(true);
    expect(effort.length, effort.join(', ')).toBeLessThanOrEqual(MAX_EFFORT);

    await press(owner, 'Make an invitation link');
    const shown = owner.getByLabel('The invitation link');
    await expect.poll(() => shown.inputValue()).not.toBe(invitation);
    const selected = () => owner.evaluate(() => String(getSelection()));
    await expect.poll(selected, { message: 'selected like the first' }).toMatch(/invite=/);

    const member = await person(390);
    await member.goto(`${site}/signup`);
    await member.getByText('Sign-up here needs an invitation link.').waitFor();
    expect(await member.getByRole('button', { name: 'Sign up with a passkey' }).isDisabled()).toBe(
      true,
    );
    await member.goto(invitation);
    await member.getByText('Your invitation is good. Go on.').waitFor();
    await hydrated(member);
    await fillIn(member, 'Milo Member');
    await member.waitForURL(`${site}/home`);
    await owner.goto(`${site}/admin/sign-up`);
    await owner.getByText('1 of 1 used').waitFor();

    await hydrated(member);
    await member.getByLabel('What happened?').fill('My stapler resigned');
    await press(member, 'Write it');
    await member.waitForURL('**/preview?generation=*');
    await press(member, 'Post in Community');
    await press(member, 'Post as Milo Member');
    await member.getByText(SHARED, { exact: true }).waitFor();
    const isWide = () => document.documentElement.scrollWidth > innerWidth;
    expect(await member.evaluate(isWide)).toBe(false);

    const guest = await person();
    await guest.goto(`${site}/community`);
    const post = guest.getByRole('article', { name: 'Post by Milo Member' });
    expect(await post.innerText()).toContain('stapler');
  },
);

const ADMIN_EMAILS = 'boss@corp.example';

/** A site, and a new link to it as the command prints it. */
async function openSite() {
  const app = await openApp({ env: { ADMIN_EMAILS, DEMO_SIGN_IN: 'off' } });
  const { secret, now, randomBytes } = app.services;
  const token = newOwnerToken(secret, now(), randomBytes(32));
  return { app, token, link: `${app.origin}/owner-link#${token}` };
}

it('takes a second link in the same window, after one that was spent', async () => {
  const { app, token, link } = await openSite();
  app.expectComplaints(/status of 400/);
  const page = await app.person();
  const code = page.getByRole('textbox', { name: 'Code' });
  const button = page.getByRole('button', { name: 'Sign in as the owner' });
  const spent = `${'1'.repeat(13)}.${token.slice(14)}`;
  await page.goto(`${app.origin}/owner-link#${spent}`);
  await expect.poll(() => code.inputValue()).toBe(spent);
  await button.click();
  await page.getByRole('heading', { name: 'This link is spent.' }).waitFor();
  await hydrated(page);
  await page.goto(link);
  await page.getByRole('heading', { name: 'Welcome, owner.' }).waitFor();
  await expect.poll(() => code.inputValue()).toBe(token);
  // The other thing that can stand behind # on this page is no code.
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  expect(await code.inputValue()).toBe(token);
  await code.press('Enter');
  await page.waitForURL(`${app.origin}/home`);
});
