import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { variableOf } from '../../app/platform/settings/setting-values.server.ts';
import { SETTINGS } from '../../app/platform/settings/settings.server.ts';

const root = join(import.meta.dirname, '../..');
const guides = ['docs/configuration.md', 'docs/operations.md', 'docs/self-hosting.md'];
const read = (name: string) => readFileSync(join(root, name), 'utf8');

it.each(guides)('names no command and no setting in %s that does not exist', (guide) => {
  const text = read(guide);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const [, name] of text.matchAll(/\bnpm run ([\w:-]+)/g)) {
    expect(Object.keys(scripts)).toContain(name);
  }
  const known: string[] = Object.keys(SETTINGS).map(variableOf);
  for (const [, name] of text.matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)=/g)) {
    expect([...known, 'POSTGRES_PASSWORD', 'NODE_ENV']).toContain(name);
  }
});

it('explains in the guide to operations sentences that the program says', () => {
  const table = /## What it says([\s\S]*?)\n## /.exec(read('docs/operations.md'))![1]!;
  const sentences = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, sentence]) => sentence!);
  expect(sentences.length).toBeGreaterThan(12);
  const program = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.server.ts'))
    .map((path) => read(join('app', path)))
    .join('\n');
  for (const sentence of sentences) {
    const parts = sentence.split('…').map((part) => part.trim());
    // The name of the program is put in, and the last words are those of Postgres.
    const ours = parts.map((part) => part.replace(/^pg_dump |^server version mismatch$/, ''));
    for (const part of ours.filter((part) => part.length > 3)) {
      expect(program).toContain(part);
    }
  }
});
