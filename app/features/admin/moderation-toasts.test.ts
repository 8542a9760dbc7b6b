import { expect, it } from 'vitest';
import { oneOfEach } from '../../../test/factories/one-of-each.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { newMember } from '../../../test/factories/write-as-member.ts';
import { createTestApp } from '../../../test/test-app.ts';
import type { Member } from '../../domain/members/viewer.ts';

const ADMIN = 'boss@corp.example';

/** A site with a reported comment, and one piece of each kind of a member. */
async function openOffice() {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN } });
  const { browser } = await memberBrowser(app, { email: ADMIN });
  const { member: account } = await memberBrowser(app, { name: 'Spam Ltd' });
  const member: Member = await newMember(app.services);
  const { targets } = await oneOfEach(app.services, member);
  const [post, comment, picture] = targets.map(({ id }) => id);
  const body = new URLSearchParams({ reason: 'spam' });
  await app.browser().fetch(`/reports?comment=${comment}`, { body });
  const reported = app.db.selectFrom('moderation_cases').select('id');
  const { id: caseId } = await reported.executeTakeFirstOrThrow();
  const since = { admin_since: 1 };
  await app.db.updateTable('users').set(since).where('id', '=', account.id).execute();
  return { app, browser, member, account, post, picture, caseId };
}

type Office = Awaited<ReturnType<typeof openOffice>>;

/** A form of a page: where it goes, with what, and what is said. */
type Action = {
  page: (of: Office) => string;
  to: (of: Office) => string;
  fields?: Record<string, string>;
  says: string;
};

const decideCase = (decision: string, version: number, says: string): Action => ({
  page: () => '/admin/moderation?state=closed',
  to: ({ caseId }) => `/admin/moderation/${caseId}/decision`,
  fields: { decision, version: `${version}`, reason: 'spam' },
  says,
});

const changeAccount = (change: string, says: string): Action => ({
  page: ({ account }) => `/admin/users/${account.id}`,
  to: ({ account }) => `/admin/users/${account.id}/${change}`,
  says,
});

/** In this order: each after the ones before. */
const ACTIONS: readonly Action[] = [
  decideCase('keep', 0, 'Kept.'),
  decideCase('hide', 1, 'Hidden.'),
  decideCase('restore', 2, 'Restored.'),
  decideCase('delete', 3, 'Deleted. It goes for good tomorrow.'),
  decideCase('keep', 0, 'Another admin has decided this case meanwhile'),
  {
    page: ({ post }) => `/admin/hide?post=${post}`,
    to: ({ post }) => `/admin/hide/post/${post}`,
    fields: { reason: 'spam' },
    says: 'Hidden. Its author reads why.',
  },
  {
    page: () => '/resources',
    to: ({ picture }) => `/resources/${picture}/delete`,
    fields: { reason: 'spam' },
    says: 'Picture removed. It goes for good tomorrow.',
  },
  {
    page: ({ member }) => `/admin/users/${member.id}`,
    to: ({ member }) => `/admin/users/${member.id}/hide-all`,
    fields: { reason: 'spam' },
    says: 'Hidden: 2 things.',
  },
  changeAccount('disable', 'Account disabled. Its sessions are over.'),
  changeAccount('enable', 'Account enabled.'),
  changeAccount('revoke-admin', 'No admin any more.'),
  changeAccount('undo-hide-all', 'This can no longer be undone here.'),
  changeAccount('delete', 'The account is deleted.'),
];

it('says after every decision of a page without script what became of it', async () => {
  const office = await openOffice();
  const { browser } = office;
  for (const { page, to: target, fields, says } of ACTIONS) {
    const ask = { page: page(office), body: new URLSearchParams(fields) };
    const sent = await browser.fetch(target(office), ask);
    const to = sent.headers.get('location') ?? '';
    const html = await (await browser.fetch(to)).text();
    const said = /<output[^>]*class="on-screen card fixed.*?<\/output>/s.exec(html)?.[0] ?? '';
    expect([sent.status, said]).toEqual([303, expect.stringContaining(says)]);
    // Once: the next page says nothing.
    expect((await (await browser.fetch(to)).text()).includes('card fixed')).toBe(false);
  }
});
