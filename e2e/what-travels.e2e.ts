import { expect, it } from 'vitest';
import { PLOTS } from '../comedy/plots/index.ts';
import { hasFocus, openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const ADMIN = 'boss@corp.example';

it('shows an admin what travels, and switches learning off by keyboard', async () => {
  const app = await openApp({ env: { ADMIN_EMAILS: ADMIN } });
  const { page } = await openAs(app, { email: ADMIN });
  const none = { copies: 0, downloads: 0, reactions: 0, updated_at: 0 };
  const rows = PLOTS.slice(0, 60).map(({ id: plot }, index) => ({
    plot,
    shown: 40,
    shares: index,
  }));
  await app.db
    .insertInto('plot_counts')
    .values(rows.map((row) => ({ ...row, ...none })))
    .execute();
  await page.goto(`${app.origin}/admin`);
  const part = page.getByRole('region', { name: 'What travels' });
  await part.getByText('The best and the worst plots').click();
  expect(await part.getByRole('row').count()).toBe(42);
  await part.getByText('Learning is on', { exact: false }).waitFor();
  const learning = part.getByRole('button', { name: /^Turn learning/ });
  await learning.focus();
  await page.keyboard.press('Enter');
  await part.getByText('Learning is off', { exact: false }).waitFor();
  // The tables stay open, and the keyboard stays where it was.
  expect(await part.getByRole('row').count()).toBe(42);
  expect(await hasFocus(learning)).toBe(true);
  await page.keyboard.press('Enter');
  await part.getByText('Learning is on', { exact: false }).waitFor();
  await page.goto(`${app.origin}/admin/log`);
  await page.getByText('changed the learning of what travels').first().waitFor();
});
