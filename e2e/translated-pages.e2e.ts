import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { insertLibrary } from '../test/factories/fill-library.ts';
import { askAsMember } from '../test/factories/ask-as-member.ts';
import { shareNew } from '../test/factories/share-as-member.ts';
import { addGeneration, newMember } from '../test/factories/write-as-member.ts';
import { closedAfter, openPopup } from './demo-popup.ts';
import { hydrated } from './hydrated.ts';
import { button, openApp, toast, WIDE, writeHumblebrag } from './open-app.ts';
import { openAs } from './sign-in-as.ts';
import { POSTED } from '../app/domain/community/comment.ts';
import { NO_POSTS } from '../app/features/community/community-words.ts';
import { GUEST_LIMIT } from '../app/platform/http/error-words.ts';

const BROKEN = 'Something broke. We are calling it growth.';

/** Replaces each text by an element with a new text, now and whenever one appears, as browsers translate. */
async function translate(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(async () => {
    // React marks elements as hydrated shortly before it is done.
    await new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)));
    const wrap = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || parent.closest('font, script, style, textarea, svg, option')) return;
      if (text.data.trim() === '') return;
      const font = document.createElement('font');
      font.style.verticalAlign = 'inherit';
      font.append(text.data);
      text.replaceWith(font);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) wrap(text);
    };
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!node.isConnected || node.nodeName === 'FONT') continue;
        if (node instanceof Text) wrap(node);
        else wrapAll(node);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

async function openTranslated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await translate(page);
}

const isWhole = async (page: Page) => expect(await page.getByText(BROKEN).count()).toBe(0);

it('plays what a guest does on translated pages', async () => {
  const { origin, person } = await openApp();
  const page = await person(WIDE);
  await openTranslated(page, origin);
  const card = page.getByRole('article').first();
  const box = page.getByLabel('What happened?');
  await box.fill('I replied all by accident.');
  await page.getByText('HR forwards it.').waitFor();
  await page.getByText('Unhinged', { exact: true }).click();
  await box.fill('');
  await page.getByText('Say what happened first.').waitFor();
  await box.fill('My cat 👩‍❤️‍👨 resigned.');
  await page.getByRole('button', { name: '...more' }).click();
  await page.waitForURL('**/preview?generation=*');
  await expect.poll(() => card.innerText()).toContain('resigned');
  await button(page, 'Tone it down').click();
  await page.getByText('Version 2 of 2').waitFor();
  await button(page, 'Older version').click();
  await page.getByText('Version 1 of 2').waitFor();
  await page.getByRole('link', { name: 'Back to Generator' }).click();
  await page.getByText(GUEST_LIMIT).first().waitFor();

  await openTranslated(page, `${origin}/reply-generator`);
  await page.getByLabel('Original Post').fill('x'.repeat(4001));
  await page.getByText('4,001 / 4,000: 1 too many').waitFor();
  await page.getByLabel('Original Post').fill('I got promoted.\nAgree?');
  await button(page, 'Generate Replies').click();
  await page.getByRole('dialog').getByText('Sign up').first().waitFor();

  await openTranslated(page, `${origin}/translate`);
  await page.getByRole('button', { name: 'Swap' }).click();
  await page.getByRole('textbox', { name: 'Plain words' }).fill('I made a sandwich');
  await page.getByRole('region', { name: 'LinkedIn-speak' }).getByText('Cringe score:').waitFor();
  await page.getByRole('button', { name: 'Say it differently' }).click();

  await openTranslated(page, `${origin}/game`);
  for (let number = 1; number <= 5; number += 1) {
    await page.getByText(`Post ${number} of 5`).waitFor();
    await page.locator('fieldset button').first().click();
    await page.getByRole('link', { name: number < 5 ? 'Next post' : 'Your result' }).click();
  }
  await page.getByRole('button', { name: 'Copy result' }).waitFor();
  await isWhole(page);
}, 60_000);

it('plays what members and admins do on translated pages', async () => {
  const email = 'boss@corp.example';
  const app = await openApp({ env: { ADMIN_EMAILS: email } });
  const writer = await newMember(app.services);
  const id = await shareNew(app.services, writer, 'I made toast.\nIt made me.\nAgree?\nNo?', {
    likes: 847,
    comments: 25,
  });
  await askAsMember(app.services, writer, 'Export to fax');
  const { page, member } = await openAs(app, { email }, WIDE);
  await insertLibrary(app.db, { userId: member.id, count: 3, now: app.services.now() });
  const go = (path: string) => openTranslated(page, app.origin + path);

  await go('/community');
  await button(page, 'Like').click();
  await page.getByText('848 reactions', { exact: true }).waitFor();
  await page.getByText('Filters', { exact: true }).click();
  await page.getByText('Most Popular', { exact: true }).click();
  await page.waitForURL('**/community?sort=popular');
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing says this');
  await page.getByText(NO_POSTS).waitFor();
  await go(`/post/${id}`);
  await page.getByLabel(/^Comment as/).fill('At length.');
  await button(page, 'Post comment').click();
  await toast(page, POSTED).waitFor();
  await page.getByText('26 comments', { exact: true }).waitFor();

  await go('/requests');
  const request = page.getByRole('article', { name: 'Export to fax' });
  await request.getByRole('button', { name: /votes?\. / }).click();
  await request.getByRole('button', { name: '2 votes. You voted' }).waitFor();
  await go('/resources');
  await page.getByText('Mine', { exact: true }).click();
  await page.waitForURL('**/resources?only=own');
  await page.getByText('All', { exact: true }).click();
  await page.waitForURL(/\/resources$/);
  await page.getByRole('searchbox').fill('nothing says this');
  await page.waitForURL(/q=nothing/);
  await go('/generator?style=humblebrag');
  await writeHumblebrag(page);
  await page.waitForURL('**/preview?generation=*');
  await button(page, 'Regenerate Post').click();
  await page.getByText('Version 2 of 2').waitFor();
  await button(page, 'Post in Community').click();
  await go('/account');
  await page.getByRole('link', { name: 'Community Posts' }).click();
  await page.waitForURL('**/account?tab=community');

  await go('/admin/feature-requests');
  await button(page, 'Approve').first().click();
  await toast(page, 'Feature request approved').waitFor();
  for (const tab of ['Users', 'Moderation', 'Access', 'System', 'Overview']) {
    await page.getByRole('main').getByRole('link', { name: tab }).first().click();
    await isWhole(page);
  }
}, 60_000);

it('plays signing in, the situation of the day, tokens and the picture of a post on translated pages', async () => {
  const app = await openApp();
  const page = await app.person(WIDE);
  await openTranslated(page, `${app.origin}/login?next=/prompt`);
  const popup = await openPopup(page);
  await translate(popup);
  await closedAfter(popup, () => popup.getByRole('button', { name: /Prudence/ }).click());
  await page.waitForURL('**/prompt');
  await page
    .getByRole('region', { name: 'What happened earlier' })
    .getByRole('link')
    .first()
    .click();
  await page.waitForURL('**/prompt?day=*');
  await page.getByRole('link', { name: 'The day after' }).click();
  await page.getByRole('link', { name: 'Answer first' }).click();
  await page.getByRole('textbox', { name: 'What happened?' }).waitFor();
  await isWhole(page);

  // A session of the demo account makes no tokens.
  const { page: own, member } = await openAs(app, {}, WIDE);
  await openTranslated(own, `${app.origin}/account/tokens`);
  await own.getByRole('textbox', { name: 'Name' }).fill('My script');
  await own.getByRole('checkbox').first().check();
  await button(own, 'Make a token').click();
  await own.getByLabel('The new token').waitFor();
  await own.getByRole('button', { name: 'Revoke My script' }).click();
  await own.getByText('None. Everything in your name was typed by you.').waitFor();
  await isWhole(own);

  const { id } = await addGeneration(app.db, { owner: member, text: 'I made toast.\nAgree?' });
  await openTranslated(own, `${app.origin}/studio?generation=${id}`);
  const dialog = own.getByRole('dialog');
  await dialog.getByRole('img').first().waitFor();
  await dialog.locator('summary', { hasText: 'The card' }).click();
  for (const name of ['Phone', 'Dark', 'Story']) {
    await dialog.getByRole('radio', { name, exact: true }).press('Space');
  }
  const drawn = own.waitForResponse(/headline=Chief/);
  await dialog.getByLabel('Headline').fill('Chief Toaster');
  await drawn;
  await dialog.getByText('Fold it', { exact: true }).click();
  await isWhole(own);
}, 60_000);

it('has what was typed again after an error of a component', async () => {
  const app = await openApp();
  app.expectComplaints(/removeChild|render/);
  const { page } = await openAs(app, {}, WIDE);
  await page.goto(`${app.origin}/home`);
  await hydrated(page);
  const box = page.getByLabel('What happened?');
  await box.fill('I replied all by accident.');
  const hint = page.getByText('HR forwards it.');
  await hint.waitFor();
  // React cannot take out what something else has taken out.
  await hint.evaluate((element) => element.remove());
  const typed = 'My father died on Monday.';
  await box.fill(typed);
  await page.getByRole('heading', { name: BROKEN }).waitFor();
  expect(await page.getByText(typed).innerText()).toBe(typed);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: BROKEN }).waitFor({ state: 'detached' });
  await expect.poll(() => box.inputValue()).toBe(typed);
});
