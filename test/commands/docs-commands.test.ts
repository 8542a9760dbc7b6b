import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTINGS } from '../../app/platform/settings/settings.server.ts';
import { emptyFolder, startServer, stopServer } from './built-server.ts';

const root = join(import.meta.dirname, '../..');
const guides = ['docs/configuration.md', 'docs/operations.md', 'docs/self-hosting.md'];
const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** The blocks of a guide marked as commands to try, with `stopped` where no server may run. */
function commands(guide: string): { script: string; stopped: boolean }[] {
  return [...read(guide).matchAll(/^```sh test( stopped)?\n([\s\S]*?)^```$/gm)].map(
    ([, stopped, script = '']) => ({ script, stopped: stopped !== undefined }),
  );
}

// A machine without curl asks in the same words of its own.
const curl = 'curl --fail --silent';
const asking = `node -e 'fetch(process.argv[1]).then(async (a) => process.stdout.write(await a.text()))'`;
const hasCurl = spawnSync('curl', ['--version']).status === 0;

async function sh(script: string, env: Record<string, string>): Promise<string> {
  const child = spawn('sh', ['-eu', '-c', script], { cwd: root, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  expect([code, output]).toEqual([0, output]);
  return output;
}

it('has commands in the guide to operations that work as they stand', async () => {
  const BACKUP_DIR = emptyFolder();
  const env = { DATA_DIR: emptyFolder(), BACKUP_DIR, TMPDIR: emptyFolder() };
  const blocks = commands('docs/operations.md');
  expect(blocks.length).toBe(4);
  let server = await startServer(env);
  const { port } = new URL(server.origin);
  const outputs: string[] = [];
  for (const { script, stopped } of blocks) {
    if (stopped) await stopServer(server);
    const here = script.replaceAll('localhost:3000', `localhost:${port}`);
    outputs.push(await sh(hasCurl ? here : here.replaceAll(curl, asking), env));
    if (stopped) server = await startServer(env);
  }
  await stopServer(server);
  expect(outputs[0]).toBe('ok\nok\n');
  expect(outputs[1]).toMatch(/Backed up and verified: [\s\S]*The backup is sound: /);
  expect(outputs[2]).toMatch(/Restored and verified: [\s\S]*what was there before: /);
  expect(outputs[3]).toContain('there was no data before');
  expect(readdirSync(BACKUP_DIR)).toHaveLength(1);
}, 60_000);

it.each(guides)('names no command and no setting in %s that does not exist', (guide) => {
  const text = read(guide);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const [, name] of text.matchAll(/\bnpm run ([\w:-]+)/g)) {
    expect(Object.keys(scripts)).toContain(name);
  }
  const known: string[] = Object.values(SETTINGS).map(({ variable }) => variable);
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
