import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/test-app.ts';

it('counts an opened share for a guest, not for a robot', async () => {
  const { browser, db } = await createTestApp();
  const json = { event: 'share_opened' };
  const robot = browser();
  const headers = { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' };
  expect((await robot.fetch('/api/events', { json, headers })).status).toBe(204);
  expect(await db.selectFrom('guest_sessions').select('id').execute()).toEqual([]);
  const guest = browser();
  const chrome = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  };
  for (const _ of [1, 2]) {
    expect((await guest.fetch('/api/events', { json, headers: chrome })).status).toBe(204);
  }
  const rows = await db.selectFrom('guest_sessions').select(['came_at', 'wrote_at']).execute();
  expect(rows).toEqual([{ came_at: expect.any(Number), wrote_at: null }]);
  const totals = db.selectFrom('rollups').select(['metric', 'total']).orderBy('metric');
  expect(await totals.where('metric', 'in', ['share_opened', 'came_by_share']).execute()).toEqual([
    { metric: 'came_by_share', total: 1 },
    { metric: 'share_opened', total: 2 },
  ]);
});
