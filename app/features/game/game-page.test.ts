import { expect, it } from 'vitest';
import { emptyFolder } from '../../../test/commands/built-server.ts';
import { decodePng } from '../../../test/decode-png.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { dateOf, DAY_MS } from '../../platform/time/time-units.ts';

const FIRST_DAY = 30_000;
/** `npm run test:all` plays more. */
const DAYS = process.env['TEST_ALL'] ? 30 : 5;

const text = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');

/** The options and the line of a page, as a reader without script has them. */
function readPage(html: string) {
  const options = [...html.matchAll(/<button[^>]*name="picks"[^>]*>([\s\S]*?)<\/button>/g)];
  return {
    options: options.map(([, words = '']) =>
      text(words).replaceAll(/\s+/g, ' ').trim().replace(/\.$/, ''),
    ),
    line: text(/<blockquote[\s\S]*?<\/blockquote>/.exec(html)?.[0] ?? ''),
    truth: text(/What really happened: ([^<]*(?:<!-- -->[^<]*)*)/.exec(html)?.[1] ?? '').replace(
      /\.$/,
      '',
    ),
  };
}

const NO_TELL = new Set(
  'the and was were had has have not but for with who what when while that this then there they them her his she its our own out off one two all any how why did does get got are is am be been my me i a an in on of to at it up by so as no or he we us myself about too from back down went found started turned'.split(
    ' ',
  ),
);

/** Words of a sentence that are also in a line, by their first letters: another way than the game's own. */
function leaks(happened: string, line: string): string[] {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = words(line);
  return words(happened)
    .filter((word) => !NO_TELL.has(word) && word.length > 2)
    .filter((word) => {
      const stem =
        word.length <= 4 ? word.replace(/s$/, '') : word.slice(0, Math.max(4, word.length - 3));
      return said.some(
        (one) =>
          one === word ||
          one === stem ||
          one === `${stem}s` ||
          (stem.length > 4 && one.startsWith(stem)),
      );
    });
}

it('plays day after day and says no word of an answer too early, the same after a restart', async () => {
  const dataDir = emptyFolder();
  const play = async () => {
    let now = FIRST_DAY * DAY_MS;
    const app = await createTestApp({ env: { DATA_DIR: dataDir }, overrides: { now: () => now } });
    const open = async (path: string) => (await app.browser().fetch(path)).text();
    const games: string[] = [];
    for (let day = FIRST_DAY; day < FIRST_DAY + DAYS; day += 1) {
      now = day * DAY_MS + 1;
      let picks = '';
      for (let post = 1; post <= 5; post += 1) {
        const step = `/game?day=${dateOf(day)}&picks=${picks}${picks === '' ? '' : '&next=1'}`;
        const { options, line } = readPage(await open(step));
        picks += String((day + post) % 4);
        const { truth } = readPage(await open(`/game?day=${dateOf(day)}&picks=${picks}`));
        expect([truth, options.includes(truth), new Set(options).size]).toEqual([truth, true, 4]);
        expect([truth, leaks(truth, line)]).toEqual([truth, []]);
        games.push([line, ...options, truth].join('|'));
      }
      const result = text(await open(`/game?day=${dateOf(day)}&picks=${picks}&next=1`));
      expect(result).toMatch(/[🟩⬛]{5}\s+\S+\/game\s/u);
    }
    await app.stop();
    return games;
  };
  const games = await play();
  expect(games).toHaveLength(DAYS * 5);
  expect(await play()).toEqual(games);
}, 120_000);

it('has a link preview that covers what happened, and keeps steps out of search', async () => {
  const app = await createTestApp();
  const page = await app.browser().fetch('/game');
  const html = await page.text();
  expect(html).not.toContain('noindex');
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/game\/picture\.png\?day=[\d-]+"/);
  expect(await (await app.browser().fetch('/game?picks=1')).text()).toContain('noindex');
  const picture = await app.browser().fetch('/game/picture.png');
  const { width, height } = await decodePng(Buffer.from(await picture.arrayBuffer()));
  expect([width, height]).toEqual([1200, 627]);
});

const DAY = FIRST_DAY;
const finished = `/game?day=${dateOf(DAY)}&picks=01230&next=1`;
const onDay = () => createTestApp({ overrides: { now: () => DAY * DAY_MS + 1 } });

it('compares a result with all of its day, once it was counted, also without script', async () => {
  const app = await onDay();
  const browser = app.browser();
  const result = async (path = finished) => text(await (await browser.fetch(path)).text());
  expect(await result()).toContain('You are the first to finish.');
  const body = () => new URLSearchParams({ day: dateOf(DAY), picks: '01230' });
  const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
  const counted = await browser.fetch('/game/count', { body: body(), headers, page: finished });
  expect([counted.status, counted.headers.get('location')]).toEqual([303, `${finished}&counted=1`]);
  const another = () =>
    app.browser().fetch('/game/count', { body: body(), headers, page: finished });
  await another();
  const few = await result(`${finished}&counted=1`);
  expect(few).toContain('2 players. Somebody has to be the benchmark.');
  expect(few).not.toContain('100 %');
  // Shares are shown from five players on.
  for (let count = 3; count <= 5; count += 1) await another();
  expect(await result(`${finished}&counted=1`)).toMatch(/5 players\. .*100 %/s);
  const unfinished = new URLSearchParams({ day: dateOf(DAY), picks: '0' });
  const asScript = { ...headers, accept: 'application/json' };
  const refused = await browser.fetch('/game/count', { body: unfinished, headers: asScript });
  expect(refused.status).toBe(422);
});

it('draws a result of today as a picture, and no other', async () => {
  const app = await onDay();
  const html = await (await app.browser().fetch(finished)).text();
  const [, path = ''] = /href="([^"]*result\.png[^"]*)"/.exec(html) ?? [];
  const address = path.replaceAll('&amp;', '&');
  expect(address).toMatch(/^\/game\/result\.png\?day=[\d-]+&right=[01]{5}$/);
  const picture = await app.browser().fetch(address);
  const { width, height } = await decodePng(Buffer.from(await picture.arrayBuffer()));
  expect([width, height]).toEqual([1080, 1080]);
  for (const wrong of [
    address.replace(/[01]{5}$/, '012'),
    address.replace(dateOf(DAY), '2020-01-01'),
  ]) {
    expect((await app.browser().fetch(wrong)).status).toBe(404);
  }
});
