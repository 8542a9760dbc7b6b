import { expect, it } from 'vitest';
import { signInWithDemo } from '../../../test/factories/demo-sign-in.ts';
import { createTestApp } from '../../../test/test-app.ts';

it('signs somebody in with the demo account', async () => {
  const app = await createTestApp();
  const browser = app.browser();
  const done = await signInWithDemo(browser);
  expect(done.status).toBe(200);
  expect(await done.text()).toContain('signed-in');
  expect(browser.cookies.has('broetry-session')).toBe(true);
  const viewer = await (await browser.fetch('/api/viewer')).json();
  expect(viewer).toMatchObject({ kind: 'member', name: 'Ada', email: 'ada@id.example' });
});
