import type { Page } from 'playwright-core';
import { it } from 'vitest';
import type { Member } from '../app/platform/http/viewer.ts';
import { submitRequest } from '../app/domain/feature-requests/request-submission.server.ts';
import { voteForRequest } from '../app/domain/feature-requests/requests.server.ts';
import { addMember } from '../test/factories/sign-in.ts';
import { hydrated } from './hydrated.ts';
import { openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

it('withdraws an own request after a question, and leaves what others have taken up', async () => {
  const app = await openApp();
  app.expectComplaints(/409|404/);
  const { page, member } = await openAs(app);
  const key = 'a-request-of-mine';
  const author = { ...member, kind: 'member' } as unknown as Member;
  const mine = await submitRequest(app.services, author, { text: 'Fewer meetings', key });
  if (!mine.ok) throw new Error(mine.reason);
  const id = mine.request.id;
  await page.goto(`${app.origin}/requests/${id}`);
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Withdraw request' });
  const question = page.getByRole('dialog', { name: 'Withdraw this request?' });
  await button.press('Enter');
  await question.getByRole('button', { name: 'Keep it' }).press('Enter');
  await question.waitFor({ state: 'detached' });
  // Somebody votes while the question is open.
  await button.press('Enter');
  await question.waitFor();
  const other = await addMember(app.services);
  const voter = { ...other, kind: 'member' } as unknown as Member;
  await voteForRequest(app.services, voter, { requestId: id, isFor: true });
  await question.getByRole('button', { name: 'Withdraw it' }).press('Enter');
  await toast(
    page,
    'Others have voted for this or commented on it: it is theirs too by now, and stays.',
  ).waitFor();
  await button.waitFor({ state: 'detached' });
  await voteForRequest(app.services, voter, { requestId: id, isFor: false });
  await page.reload();
  await hydrated(page);
  await button.press('Enter');
  await question.getByRole('button', { name: 'Withdraw it' }).press('Enter');
  await toast(page, 'Request withdrawn. The roadmap will cope.').waitFor();
  await page.waitForURL('**/requests');
  await page.getByText('No feature requests yet').waitFor();
});
