import { expect, it } from 'vitest';
import { ask } from '../test/factories/ask-as-member.ts';
import { newMember } from '../test/factories/write-as-member.ts';
import { openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const wide = { viewport: { width: 1440, height: 900 } };
const BOSS = { email: 'boss@corp.example', name: 'Grace Hopper' };

it('deletes spam after a question, in the tab and on its own page', async () => {
  const app = await openApp({ env: { ADMIN_EMAILS: BOSS.email } });
  const { page } = await openAs(app, BOSS, wide);
  const spam = await ask(app.services, await newMember(app.services), 'Buy hamsters now');
  await ask(app.services, await newMember(app.services), 'Buy more hamsters');
  await page.goto(`${app.origin}/admin/feature-requests`, { waitUntil: 'networkidle' });
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: 'more hamsters' });
  await item.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await item.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('Feature request deleted', { exact: true }).first().waitFor();
  await item.waitFor({ state: 'detached' });
  const focused = () => page.evaluate(() => document.activeElement !== document.body);
  await expect.poll(focused).toBe(true);
  await page.goto(`${app.origin}/requests/${spam}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL('**/requests');
  expect(await app.db.selectFrom('feature_requests').selectAll().execute()).toEqual([]);
  const log = await app.db.selectFrom('audit_log').select('action').execute();
  expect(log).toEqual([{ action: 'delete-request' }, { action: 'delete-request' }]);
});

it('leads to the first request when the same words are sent again, and begins in the field', async () => {
  const app = await openApp();
  const { page } = await openAs(app, {}, wide);
  await page.goto(`${app.origin}/home`);
  for (const words of [/^Feature request submitted!/, /^You have asked for exactly this already/]) {
    await page.getByRole('button', { name: 'Feature Request', exact: true }).first().click();
    await expect
      .poll(() => page.getByLabel('Your idea').evaluate((node) => node === document.activeElement))
      .toBe(true);
    await page.keyboard.type('Fewer features');
    await page.getByRole('button', { name: 'Submit request' }).click();
    await page.getByText(words).first().waitFor();
  }
  const { id } = await app.db.selectFrom('feature_requests').select('id').executeTakeFirstOrThrow();
  await page.waitForURL(`**/requests/${id}`);
});
