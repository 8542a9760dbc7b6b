import { expect, it } from 'vitest';
import { readPage } from '../../../test/read-page.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { RATE_LIMITS } from '../../domain/rate-limits/limits.server.ts';
import { PERSONAL_TABLES } from '../../domain/sign-in/personal-tables.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/time/time-units.ts';
import { deleteOld } from '../../server/job-store.server.ts';
import { HIDE_REASON_WORDS } from '../../domain/screening/moderation-words.ts';
import { RETENTION } from '../../platform/time/retention.ts';
import { describeRetention, formatDuration, RETAINED_DATA } from './retained-data.ts';

async function pageOf(path: string, env: Record<string, string> = {}) {
  const { browser } = await createTestApp({ env });
  const html = await (await browser().fetch(path)).text();
  return { html, ...readPage(html) };
}

it('has the sections of the terms in their order, and the truth below them', async () => {
  const { html, headings, text } = await pageOf('/terms', { OPERATOR_CONTACT: 'ask@b.example' });
  expect(headings).toEqual([
    'Agreement',
    'Prohibited Activities',
    'Liability',
    'Success Metrics',
    'Updates to Terms',
    'In plain words',
  ]);
  expect(text).toContain('By reading this far you acknowledge');
  for (const id of ['prohibited-activities', 'plain-words']) {
    expect(html).toContain(`href="#${id}"`);
    expect(html).toContain(`id="${id}"`);
  }
  expect(text.indexOf('acknowledge that')).toBeLessThan(text.lastIndexOf('In plain words'));
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>.*?Back to Home(?:<\/span>)?<\/a>/s);
  expect(html).toContain('href="mailto:ask@b.example"');
  for (const reason of Object.values(HIDE_REASON_WORDS)) expect(text).toContain(reason);
  expect(text).toContain(`gone for good after ${formatDuration(RETENTION.removed)}`);
});

it('names the limits that this server has', async () => {
  const { text } = await pageOf('/terms', {
    GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '77',
    MEMBER_GENERATIONS_PER_DAY: '88',
  });
  expect(text).toContain('the 77 free posts');
  expect(text).toContain('Past 88 in a day');
  expect(text).toContain(`${RATE_LIMITS.share.points} posts shared`);
});

it('jokes about data, posts, cookies, third parties and rights, and then tells the truth', async () => {
  const { html, headings, text } = await pageOf('/privacy');
  expect(headings).toEqual([
    'What We Collect',
    'Your Posts',
    'Cookies',
    'Third-Party Services',
    'Your Rights',
    'In plain words',
  ]);
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>.*?Back to Home(?:<\/span>)?<\/a>/s);
  expect(text).toContain('have not said how to reach them');
  expect(text).toContain('Your browser talks to this server only');
});

it('shows a line for every table of the database, with its end', async () => {
  const { text } = await pageOf('/privacy');
  for (const [table, kept] of Object.entries(RETAINED_DATA)) {
    const lines = describeRetention(kept, PERSONAL_TABLES[table as keyof typeof RETAINED_DATA]);
    for (const { what, until } of lines) {
      expect([table, text.includes(what), text.includes(until)]).toEqual([table, true, true]);
    }
  }
});

it('says that what belongs to a member goes with the account, and only that', () => {
  for (const [table, personal] of Object.entries(PERSONAL_TABLES)) {
    const kept = RETAINED_DATA[table as keyof typeof RETAINED_DATA];
    const { about, until } = describeRetention(kept, personal)[0]!;
    expect([table, /account/.test(until)]).toEqual([table, personal !== null]);
    expect([table, about === 'members']).toEqual([table, personal !== null]);
    expect([table, /export/.test(until)]).toEqual([table, personal?.exported ?? false]);
  }
});

it('promises no other end than the one that comes', async () => {
  const { services, db } = await createTestApp();
  const at = services.now() - RETENTION.events;
  const event = { session_id: 's', event: 'generator_visit', user_agent: null, referrer: null };
  const row = (id: string, timestamp: number) => ({ ...event, id, timestamp, metadata: null });
  await db
    .insertInto('guest_events')
    .values([row('old', at - 60_000), row('young', at + 60_000)])
    .execute();
  await deleteOld(services.db, services.now());
  const left = await db.selectFrom('guest_events').select('id').execute();
  expect(left).toEqual([{ id: 'young' }]);
  const { text } = await pageOf('/privacy');
  expect(text).toContain(`${formatDuration(RETENTION.events)} after it was written down.`);
});

it('names everybody else who learns something, as the settings have it', async () => {
  const { text } = await pageOf('/privacy', {
    OPENAI_BASE_URL: 'https://model.example/v1',
    MODERATION_BASE_URL: 'https://checks.example/v1',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    S3_ENDPOINT: 'https://pictures.example/bucket',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    ANALYTICS_SCRIPT_URL: 'https://stats.example/script.js',
    BACKUP_EVERY_HOURS: '0',
  });
  for (const host of ['model', 'checks', 'pictures', 'stats']) {
    expect(text).toContain(`${host}.example, `);
  }
  expect(text).toContain('Google, if you sign in with it');
  expect(text).not.toContain('this server only');
  expect(text).toContain('The server makes no copies of itself');
});

it.each([
  [60_000, '1 minute'],
  [10 * MINUTE_MS, '10 minutes'],
  [DAY_MS, '1 day'],
  [36 * HOUR_MS, '36 hours'],
  [90 * DAY_MS, '90 days'],
])('says %i milliseconds as %s', (length, words) => {
  expect(formatDuration(length)).toBe(words);
});

it.each(['https://b.example/contact', 'ask the front desk'])(
  'shows the contact %s',
  async (contact) => {
    const { html, text } = await pageOf('/privacy', { OPERATOR_CONTACT: contact });
    expect(text).toContain(contact);
    expect(html.includes(`href="${contact}"`)).toBe(contact.startsWith('https:'));
  },
);

it.each(['/', '/login', '/signup', '/community'])('is linked from %s', async (path) => {
  const { html } = await pageOf(path);
  for (const page of ['/terms', '/privacy']) expect(html).toContain(`href="${page}"`);
});
