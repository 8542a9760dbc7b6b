import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answerWith } from '../test/fake-model-provider.ts';
import { fakeProvider, modelEnvironment } from '../test/model-settings.ts';
import { HIT, SCRIPT_PAYLOADS } from '../test/script-payloads.ts';
import { dangers, lookAt, lookAtFeed, type Seen, watchPolicy } from './look-for-payloads.ts';
import { openApp } from './open-app.ts';
import { FEED, lists, ownPagesOf, pagesOf, type Surface, type Who } from './payload-surfaces.ts';
import { plant, type Planted, poison } from './plant-payloads.ts';
import { openAs } from './sign-in-as.ts';

const ADMIN = 'boss@corp.example';
/** Some, from everywhere in the list; PAYLOADS=325 takes all. */
const COUNT = Number(process.env['PAYLOADS'] ?? 6);
const STEP = Math.max(1, Math.floor(SCRIPT_PAYLOADS.length / COUNT));
const PAYLOADS = SCRIPT_PAYLOADS.filter((_, index) => index % STEP === 0).slice(0, COUNT);
/** One in so many is looked at on its member's own pages too. */
const OWN_STEP = 12;
const isOwn = (index: number) => index % OWN_STEP === 2;
const REPORT = '/report?post=';

/** Sends the form of a report without a reason, as a browser without script does: it comes back with what was typed. */
async function sendReport(page: Page, origin: string, text: string): Promise<Seen> {
  await page.goto(`${origin}${REPORT}toast`, { waitUntil: 'load' });
  await page.locator('textarea[name=words]').fill(text);
  await page.locator('input[name=contact]').fill(text);
  const [answered] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    page.waitForEvent('load'),
    page.locator('main form').evaluate((form: HTMLFormElement) => form.submit()),
  ]);
  expect(answered.status()).toBe(422);
  return lookAt(page, [text], 1);
}

it(
  'runs nothing, and shows it as text, on every page that has it',
  async () => {
    const app = await openApp({ env: { ADMIN_EMAILS: ADMIN } });
    // The pictures have no files, and a report without a reason is refused.
    app.expectComplaints(/404.*\/media\/|422.*\/report/);
    const planted: Planted[] = [];
    for (const index of PAYLOADS.keys()) planted.push(await plant(app, index));
    const { page: admin } = await openAs(app, { email: ADMIN });
    const people: Record<Who, Page> = {
      admin,
      guest: await app.person(),
      member: await app.person(),
    };
    const parser = await people.guest.context().newPage();
    for (const one of Object.values(people)) await watchPolicy(one);
    const surfaces = [
      ...lists(app, planted),
      ...planted.flatMap((one, index) => pagesOf(one, index)),
      ...planted.flatMap((one, of) =>
        isOwn(of) ? ownPagesOf(app, one, { of, text: PAYLOADS[of]! }) : [],
      ),
    ];
    const open = async ({ who, of }: Surface): Promise<Page> => {
      const { cookie } = planted[of ?? -1] ?? {};
      if (who === 'member' && cookie) {
        await people.member.context().addCookies([{ ...cookie, url: app.origin }]);
      }
      return people[who];
    };
    const read = async (surface: Surface, path: string) => {
      const answer = await (await open(surface)).request.get(app.origin + path);
      return dangers(parser, `${answer.status()} ${await answer.text()}`);
    };
    const before: Record<string, number>[] = [];
    for (const surface of surfaces) {
      before.push(await read(surface, surface.harmless ?? surface.path));
    }
    for (const [index, text] of PAYLOADS.entries()) await poison(app, planted[index]!, text);
    const different: unknown[] = [];
    for (const [index, surface] of surfaces.entries()) {
      const found = await read(surface, surface.path);
      if (JSON.stringify(before[index]) !== JSON.stringify(found))
        different.push([surface.name, before[index], found]);
    }
    const hidden: unknown[] = [];
    let [ran, reports] = [0, 0];
    const take = (seen: Seen) => {
      ran += seen.ran ? 1 : 0;
      reports += seen.reports;
    };
    for (const surface of surfaces) {
      const page = await open(surface);
      await page.goto(app.origin + surface.path, { waitUntil: 'load' });
      const { of, least = 0 } = surface;
      const texts = of === undefined ? PAYLOADS : [PAYLOADS[of]!];
      const wanted = of === undefined ? Math.min(least, texts.length) : 1;
      const seen = await lookAt(page, texts, wanted);
      take(seen);
      if (seen.shown.length < wanted) hidden.push([surface.name, of, seen.shown.length, wanted]);
    }
    for (const text of PAYLOADS.filter((_, index) => isOwn(index))) {
      const seen = await sendReport(people.guest, app.origin, text);
      take(seen);
      if (seen.shown.length === 0) hidden.push([REPORT, text]);
    }
    const feed = await people.guest.request.get(app.origin + FEED);
    const reader = await people.guest.context().newPage();
    const inFeed = await lookAtFeed(reader, await feed.text(), PAYLOADS);
    take(inFeed);
    if (inFeed.shown.length < Math.min(20, PAYLOADS.length))
      hidden.push([FEED, inFeed.shown.length]);
    expect({ ran, reports, hidden, different }).toEqual({
      ran: 0,
      reports: 0,
      hidden: [],
      different: [],
    });
    // What watches can see: the same text in a page that does not treat it as text.
    await parser.setContent(PAYLOADS[0]!);
    expect(await parser.evaluate((hit) => hit in globalThis, HIT)).toBe(true);
  },
  60_000 + COUNT * 12_000,
);

/** What a model may answer as well as people. */
const ANSWERS = COUNT >= 300 ? 6 : 1;
const ANSWERED = SCRIPT_PAYLOADS.filter((_, index) => index % 41 === 0).slice(0, ANSWERS);

it('runs nothing of what a model answers, and shows what is left of it as text', async () => {
  const provider = await fakeProvider(answerWith('Toast.'));
  const app = await openApp({ env: modelEnvironment(provider) });
  const { page } = await openAs(app);
  await watchPolicy(page);
  let [ran, reports] = [0, 0];
  for (const [index, text] of ANSWERED.entries()) {
    const mark = `Answer ${'abcdefgh'.charAt(index)} was toast.`;
    provider.behave(answerWith(`${mark}\nIt said ${text} to me.\nI listened.\nAgree?`));
    await page.goto(`${app.origin}/generator?style=gpt4-context`);
    await page.getByRole('textbox', { name: 'What happened?' }).fill(`I asked ${text}`);
    await page.getByRole('button', { name: 'Generate Post' }).click();
    await page.waitForURL('**/preview?generation=*');
    const { text: kept, writer } = await app.db
      .selectFrom('generations')
      .select(['text', 'writer'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([writer, kept]).toEqual([
      expect.stringMatching(/model|openai/),
      expect.stringContaining(mark),
    ]);
    const lines = (kept ?? '').split('\n');
    for (const isAgain of [false, true]) {
      if (isAgain) await page.reload({ waitUntil: 'load' });
      const seen = await lookAt(page, lines, lines.length);
      expect(seen.shown).toEqual([...lines.keys()]);
      ran += seen.ran ? 1 : 0;
      reports += seen.reports;
    }
  }
  expect({ ran, reports }).toEqual({ ran: 0, reports: 0 });
});
