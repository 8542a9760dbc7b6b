import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { whyUnusable, type FoundBrowser } from './open-browser.ts';
import { unpackChromium } from './unpack-chromium.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const applications = ['Google Chrome', 'Chromium'];

/**
 * Returns the first Chromium that opens a page: CHROMIUM_PATH or CHROME_PATH (an error when set but unusable), an
 * installed one, Playwright's cache, the npm package, Debian's package when run as root, Playwright's download. Throws
 * a one-sentence error without one.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env.CHROMIUM_PATH || process.env.CHROME_PATH;
  if (named) {
    const found = { executablePath: named, source: `${named}, as the environment says` };
    const reason = await whyUnusable(found);
    if (reason)
      throw new Error(`The browser ${named} named by the environment cannot be used: ${reason}`);
    return found;
  }
  const reasons: string[] = [];
  for (const candidates of [installed, inPlaywrightCache, fromNpm, withApt, withPlaywright]) {
    for (const found of candidates()) {
      const reason = await whyUnusable(found);
      if (!reason) return found;
      reasons.push(`${found.executablePath}: ${reason}`);
    }
  }
  const tried = reasons.length > 0 ? ` (${reasons.join('; ')})` : '';
  throw new Error(
    `No usable Chromium found${tried}: install Chromium or Chrome, or set CHROMIUM_PATH.`,
  );
}

function installed(): FoundBrowser[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const onMac = applications.flatMap((name) =>
    ['/', homedir()].map((home) =>
      join(home, 'Applications', `${name}.app`, 'Contents', 'MacOS', name),
    ),
  );
  return existing([...onPath, ...onMac], 'an installed browser');
}

function inPlaywrightCache(): FoundBrowser[] {
  const usual = process.platform === 'darwin' ? ['Library', 'Caches'] : ['.cache'];
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), ...usual, 'ms-playwright');
  if (!existsSync(cache)) return [];
  const paths = readdirSync(cache)
    .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
    .sort()
    .reverse()
    .flatMap((name) => programsIn(join(cache, name)));
  return existing(paths, 'Playwright’s cache');
}

function programsIn(folder: string): string[] {
  const application = join('Contents', 'MacOS');
  return readdirSync(folder).flatMap((platform) => [
    ...['chrome', 'chrome-headless-shell', 'headless_shell'].map((name) =>
      join(folder, platform, name),
    ),
    ...['Chromium', 'Google Chrome for Testing'].map((name) =>
      join(folder, platform, `${name}.app`, application, name),
    ),
  ]);
}

function fromNpm(): FoundBrowser[] {
  const found = unpackChromium();
  return found ? [found] : [];
}

function withApt(): FoundBrowser[] {
  if (process.getuid?.() !== 0) return [];
  console.log('Installing Debian’s chromium for the tests (once) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
  const packages = ['chromium', 'fonts-noto-color-emoji'];
  const done = apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
  return done ? existing(['/usr/bin/chromium'], 'Debian’s package') : [];
}

function withPlaywright(): FoundBrowser[] {
  console.log('Downloading Playwright’s Chromium for the tests (once) …');
  const cli = join(import.meta.dirname, '..', '..', 'node_modules', 'playwright-core', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', '--only-shell', 'chromium'], { stdio: 'ignore' });
  return inPlaywrightCache().map((found) => ({ ...found, source: 'Playwright’s download' }));
}

function existing(paths: string[], source: string): FoundBrowser[] {
  return [...new Set(paths)]
    .filter((path) => existsSync(path))
    .map((executablePath) => ({ executablePath, source: `${source} (${executablePath})` }));
}
