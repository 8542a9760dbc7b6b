import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayInZone } from '../app/domain/admin/periods.ts';
import { recordEvent } from '../app/domain/stats/events.server.ts';
import { decodePng } from '../test/decode-png.ts';
import { shareNew } from '../test/factories/share-as-member.ts';
import { newMember } from '../test/factories/write-as-member.ts';
import { openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const ADMIN = 'boss@corp.example';
const ZONE = 'Asia/Kathmandu';

type App = Awaited<ReturnType<typeof openApp>>;

async function openAdmin(context: Parameters<typeof openAs>[2] = {}, now = Date.now) {
  const app = await openApp({ env: { ADMIN_EMAILS: ADMIN }, overrides: { now } });
  const boss = { email: ADMIN, name: 'Boss Person' };
  const { page } = await openAs(app, boss, { timezoneId: ZONE, ...context });
  return { app, page };
}

/** The next noon of a weekday, where 0 is Sunday. */
function nextNoonOf(weekday: number): number {
  const day = new Date();
  day.setUTCHours(12, 0, 0, 0);
  day.setUTCDate(day.getUTCDate() + 1 + ((weekday - day.getUTCDay() + 6) % 7));
  return day.getTime();
}

async function fillFunnel(app: App, guests: number): Promise<void> {
  const source = { userAgent: '', referrer: undefined };
  for (let guest = 0; guest < guests; guest += 1) {
    const record = (event: Parameters<typeof recordEvent>[2]) =>
      recordEvent(app.services, `guest-${guest}`, event, source);
    await record({ event: 'try_now_click', metadata: { source: 'hero' } });
    if (guest % 2 === 0) await record({ event: 'generator_visit' });
    if (guest % 4 === 0) await record({ event: 'post_generated' });
  }
}

async function cardOf(page: Page, label: string): Promise<string> {
  const term = page.locator('dt', { hasText: new RegExp(`^${label}$`) }).first();
  return term.locator('xpath=following-sibling::dd[1]').innerText();
}

it('shows the numbers, draws the charts, and leads through their weeks by keyboard', async () => {
  const { app, page } = await openAdmin();
  await fillFunnel(app, 8);
  await page.goto(`${app.origin}/admin`);
  await page.getByText(/^Days begin at midnight in Asia\/Kat/).waitFor();
  expect(await cardOf(page, 'Total Users')).toBe('1');
  expect(await cardOf(page, 'Try Now Clicks')).toBe('8');
  expect(await cardOf(page, 'Generator Visits')).toBe('4');
  expect(await cardOf(page, 'Try Now → Generator')).toBe('50.0%');
  expect(await cardOf(page, 'Sign-up Prompt → Sign-up')).toBe('0.0%');
  const trend = page.getByRole('region', { name: 'Weekly Trend' });
  await expect.poll(() => trend.getByRole('button', { name: /: Try Now Clicks/ }).count()).toBe(7);
  expect(await trend.getByRole('button', { name: 'Next week' }).isDisabled()).toBe(true);
  const day = new Date(dayInZone(ZONE, Date.now())).toLocaleDateString('en-US', {
    ...({ weekday: 'long', month: 'long', day: 'numeric' } as const),
    timeZone: 'UTC',
  });
  const first = trend.getByRole('button', { name: /: Try Now Clicks/ }).first();
  await first.focus();
  const isFirstFocused = () => first.evaluate((node) => node === document.activeElement);
  await page.keyboard.press('End');
  await expect.poll(isFirstFocused).toBe(false);
  await page.keyboard.press('Home');
  await expect.poll(isFirstFocused).toBe(true);
  const today = trend.getByRole('button', { name: `${day}: Try Now Clicks 8, Generator Visits 4` });
  expect(await today.count()).toBe(1);
  await today.hover();
  await trend.locator('p', { hasText: day }).waitFor();
  await trend.getByText('Weekly Trend as a table').click();
  await trend.getByRole('row', { name: `${day} 8 4 2` }).waitFor();
  await trend.getByRole('button', { name: 'Previous week' }).click();
  await trend.getByText('No data available for this week').waitFor();
  const next = trend.getByRole('button', { name: 'Next week' });
  await next.focus();
  await page.keyboard.press('Enter');
  await today.waitFor();
  // There is no further week, and the keyboard is still where it was.
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  expect(await next.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await today.waitFor();

  const activity = page.getByRole('region', { name: 'Guest Activity' });
  await activity.getByRole('button', { name: 'Month' }).click();
  await activity.getByRole('button', { name: `${day}: Guest Posts 2, Signups 0` }).waitFor();
  await activity.getByRole('button', { name: 'Previous month' }).click();
  await activity.getByText('No data available for this month').waitFor();
});

it('finds a member, lets it go, and takes it back; the log has both', async () => {
  const { app, page } = await openAdmin();
  const member = await openAs(app, { name: 'Élodie Quispe', email: 'elodie@members.example' });
  const other = await newMember(app.services);
  await shareNew(app.services, other, 'A post for everybody.');
  await page.goto(`${app.origin}/admin/users`);
  await page.getByPlaceholder('Search users...').pressSequentially('ELODIE', { delay: 20 });
  await page.waitForURL('**/admin/users?*q=ELODIE*');
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  await page.getByRole('link', { name: 'Élodie Quispe' }).click();
  await page.getByText('Disable this account …').click();
  await page.getByLabel(/Reason for the audit log/).fill('Sold hamsters.');
  await page.getByRole('button', { name: 'Disable account' }).click();
  await page
    .getByText('Account disabled. Its sessions are over.')
    .filter({ visible: true })
    .first()
    .waitFor();
  await member.page.goto(`${app.origin}/account`);
  await member.page.waitForURL('**/login**');
  await page.getByRole('button', { name: 'Enable account' }).click();
  await page.getByText('Account enabled.').filter({ visible: true }).first().waitFor();
  await page.goto(`${app.origin}/admin/log`);
  const entries = page.locator('main li');
  expect(await entries.count()).toBe(2);
  expect(await entries.last().innerText()).toMatch(
    /Boss Person disabled the account of “Élodie Quispe”[^]*Sold hamsters\.[^]*\d:\d\d/,
  );
  await entries.last().getByRole('link', { name: 'Élodie Quispe' }).click();
  await page.getByText('May sign in and write').waitFor();
  await page.goto(`${app.origin}/admin/users/${other.id}`);
  await page.getByText('A post for everybody.').waitFor();
});

it('shows a day to whoever taps it, beside the day and inside the chart', async () => {
  const { app, page } = await openAdmin({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  });
  await fillFunnel(app, 4);
  // With the fonts there, a day stays where it is while it is tapped.
  await page.goto(`${app.origin}/home`);
  await page.goto(`${app.origin}/admin`, { waitUntil: 'networkidle' });
  await page.getByText('The charts', { exact: true }).tap();
  const trend = page.getByRole('region', { name: 'Weekly Trend' });
  const days = trend.getByRole('button', { name: /: Try Now Clicks/ });
  await expect.poll(() => days.count()).toBe(7);
  for (const place of [0, 6, 3]) {
    const name = (await days.nth(place).getAttribute('aria-label')) ?? '';
    await days.nth(place).tap();
    const tip = trend.locator('div[aria-hidden]', { hasText: name.split(':')[0] }).last();
    await tip.waitFor();
    const [box, plot, day] = await Promise.all([
      tip.boundingBox(),
      trend.boundingBox(),
      days.nth(place).boundingBox(),
    ]);
    expect(box!.x).toBeGreaterThanOrEqual(plot!.x);
    expect(box!.x + box!.width).toBeLessThanOrEqual(plot!.x + plot!.width);
    const apart = Math.max(box!.x - (day!.x + day!.width), day!.x - (box!.x + box!.width));
    expect([place, apart < 24]).toEqual([place, true]);
  }
});

// On the first day of a week there is no line, only a point.
it.each([0, 3])(
  'shows every series of the weekly trend on weekday %i, also where two are the same',
  async (weekday) => {
    const noon = nextNoonOf(weekday);
    const { app, page } = await openAdmin({}, () => noon);
    await page.clock.setFixedTime(noon);
    await fillFunnel(app, 1);
    await page.goto(`${app.origin}/admin`);
    const trend = page.getByRole('region', { name: 'Weekly Trend' });
    await trend.getByRole('button', { name: /Try Now Clicks 1, Generator Visits 1/ }).waitFor();
    await page.getByText('Guests, step by step').click();
    await page.getByText('1 guest did anything at all. 0 live cards followed').waitFor();
    const { width, height, pixels } = await decodePng(
      await trend.locator('svg.absolute').screenshot(),
    );
    const seen = new Map<string, number>();
    for (let at = 0; at < width * height * 4; at += 4) {
      const color = `rgb(${pixels[at]}, ${pixels[at + 1]}, ${pixels[at + 2]})`;
      seen.set(color, (seen.get(color) ?? 0) + 1);
    }
    const keys = await trend.locator('li line').all();
    expect(keys.length).toBeGreaterThan(1);
    for (const key of keys) {
      const color = await key.evaluate((node) => getComputedStyle(node).stroke);
      expect([color, (seen.get(color) ?? 0) > 20]).toEqual([color, true]);
    }
  },
);
