import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ended, toyProject } from '../test/commands/toy-project.ts';

// A site that records its signals and stops half a second after the first one.
const site = `
import { appendFileSync } from 'node:fs';
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    appendFileSync('signals', signal + '\\n');
    setTimeout(() => { appendFileSync('signals', 'stopped\\n'); process.exit(0); }, 500);
  });
}
setInterval(() => {}, 1000);
console.log('ready', process.pid);
`;

const start = ['--build', 'build/server/main.js'];

async function startSite(env: NodeJS.ProcessEnv = {}, before: readonly string[] = []) {
  const toy = toyProject();
  toy.write('app/main.js', site);
  const bootstrap = toy.start(start, env, before);
  const pid = await new Promise<number>((resolve) => {
    bootstrap.stdout?.on('data', (text: Buffer) => {
      const ready = /ready (\d+)/.exec(text.toString());
      if (ready) resolve(Number(ready[1]));
    });
  });
  return { toy, bootstrap, pid };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'forwards %s and exits with the code of the site',
  async (signal) => {
    const { toy, bootstrap } = await startSite();
    bootstrap.kill(signal);
    expect(await ended(bootstrap)).toMatchObject({ code: 0, signal: null });
    expect(toy.lines('signals')).toEqual([signal, 'stopped']);
  },
);

test('the site stops when npm and its shell are killed', async () => {
  const shell = ['sh', '-c', '"$0" "$@"; exit'];
  const { toy, bootstrap, pid } = await startSite({ npm_lifecycle_event: 'start' }, shell);
  bootstrap.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 15_000 });
  expect(toy.lines('signals')).toEqual(['SIGTERM', 'stopped']);
});

test('an interrupted install removes its lock', async () => {
  const toy = toyProject();
  toy.write('bin/npm', '#!/bin/sh\necho > npm-runs\nexec sleep 20\n');
  const bootstrap = toy.start(start);
  await vi.waitFor(() => expect(existsSync(join(toy.folder, 'npm-runs'))).toBe(true), 5_000);
  bootstrap.kill('SIGINT');
  const { code, output } = await ended(bootstrap);
  expect(code).toBe(1);
  expect(output).toContain('Installing failed');
  expect(existsSync(join(toy.folder, '.installing'))).toBe(false);
});

test('returns the exit code of a failed command', async () => {
  const toy = toyProject();
  toy.write('scripts/broem.ts', 'process.exitCode = 3;');
  expect((await toy.run(['scripts/broem.ts'])).code).toBe(3);
});
