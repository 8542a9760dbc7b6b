import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder, startServer } from './built-server.ts';

const root = join(import.meta.dirname, '../..');
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

it('runs the commands of the guide to operations as they stand', async () => {
  const BACKUP_DIR = emptyFolder();
  const env = { DATA_DIR: emptyFolder(), BACKUP_DIR, TMPDIR: emptyFolder() };
  const blocks = commands('docs/operations.md');
  expect(blocks.length).toBe(4);
  let server = await startServer(env);
  const { port } = new URL(server.origin);
  const outputs: string[] = [];
  for (const { script, stopped } of blocks) {
    if (stopped) await server.stop();
    const here = script.replaceAll('localhost:3000', `localhost:${port}`);
    outputs.push(await sh(hasCurl ? here : here.replaceAll(curl, asking), env));
    if (stopped) server = await startServer(env);
  }
  await server.stop();
  expect(outputs[0]).toBe('ok\nok\n');
  expect(outputs[1]).toMatch(/Backed up and verified: [\s\S]*The backup is sound: /);
  expect(outputs[2]).toMatch(
    /Restored and verified: [\s\S]*what was there before: [\s\S]*sessions are as they were/,
  );
  expect(outputs[3]).toContain('there was no data before');
  expect(readdirSync(BACKUP_DIR)).toHaveLength(1);
}, 60_000);

it('measures one part with the bench command and prints a table', () => {
  const args = [join(root, 'bench/bench.ts'), '--quick', '--only', 'members'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout.match(/^## .*$/gm)).toEqual(['## members']);
  expect(stdout).toMatch(
    /^\| Page \| Requests a second \|.*\n\|---.*\n\| \/community (\| [\d.,]+ ){3}\|$/m,
  );
}, 60_000);
