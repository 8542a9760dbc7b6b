// npm run draw:readme: photographs the built site for the README, as a moving picture of the box and a still one of the translator,
// and draws posts.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { newFolder } from '../bench/server.ts';
import { findBrowser } from '../test/browser/find-browser.ts';
import { openBrowser } from '../test/browser/open-browser.ts';
import { runServer } from '../test/run-server.ts';
import { drawCardPictures } from './card-pictures.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'docs/pictures');
const SIZE = { width: 1100, height: 800 };
const SENTENCE = 'My cat sat on my laptop during the board meeting';
const SEED = 1;
const LINKEDIN_SPEAK =
  'We had to make some difficult decisions today. I could not be prouder of how this family handled it. Humbled and honored to announce that we are doubling down on agility. Agree?';

/** Animations of the page are over after this. Milliseconds. */
const FADED_IN = 2000;

type Frame = { png: Buffer; ms: number };

const site = await runServer({ DATA_DIR: newFolder() });
const browser = await openBrowser(await findBrowser());
const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 1.5 });
await writeAnimation(await filmPost(page));
await page.setViewportSize({ ...SIZE, height: 920 });
await page.goto(`${site.origin}/translate`);
await settle(page);
const post = page.getByRole('textbox').first();
await post.fill(LINKEDIN_SPEAK);
await post.blur();
await page.waitForTimeout(FADED_IN);
await page.screenshot({ path: join(FOLDER, 'translate.png') });
await browser.close();
await site.stop();
await drawCardPictures();

/** Types the sentence into the box of the landing page and opens the post that its card promises. */
async function filmPost(page: Page): Promise<Frame[]> {
  const frames: Frame[] = [];
  const shoot = async (ms: number) => void frames.push({ png: await page.screenshot(), ms });
  // The same post each time.
  await page.route('**/api/live-cards', (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    form.set('seed', String(SEED));
    return route.continue({ postData: form.toString() });
  });
  await page.goto(site.origin);
  await settle(page);
  await page.waitForTimeout(FADED_IN);
  await page.getByLabel('What happened?').focus();
  await shoot(1800);
  for (const typed of SENTENCE.match(/.{1,3}/g) ?? []) {
    await page.keyboard.type(typed);
    await shoot(110);
  }
  const more = page.getByRole('button', { name: '...more' });
  await more.waitFor();
  await page.waitForTimeout(FADED_IN);
  await shoot(2500);
  await more.hover();
  await shoot(500);
  await more.click();
  await page.waitForURL('**/preview**');
  await page.mouse.move(0, 0);
  await page.waitForTimeout(FADED_IN);
  await shoot(6000);
  return frames;
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function writeAnimation(frames: Frame[]): Promise<void> {
  const file = join(FOLDER, 'write-a-post.webp');
  const { size } = await sharp(
    frames.map(({ png }) => png),
    { join: { animated: true } },
  )
    .webp({ quality: 90, effort: 6, loop: 0, delay: frames.map(({ ms }) => ms) })
    .toFile(file);
  console.log(`${file}: ${frames.length} frames, ${size} bytes`);
}
