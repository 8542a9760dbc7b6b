import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ended, toyProject, type ToyProject } from '../test/commands/toy-project.ts';

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

async function startSite(): Promise<{ toy: ToyProject; bootstrap: ChildProcess; pid: number }> {
  const toy = toyProject();
  toy.write('app/main.js', site);
  const bootstrap = toy.start(['start']);
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
  'forwards %s once and exits with 0',
  async (signal) => {
    const { toy, bootstrap } = await startSite();
    bootstrap.kill(signal);
    expect(await ended(bootstrap)).toMatchObject({ code: 0, signal: null });
    expect(toy.lines('signals')).toEqual([signal, 'stopped']);
  },
);

test('forwards one of two Ctrl-C from terminal and npm', async () => {
  const { toy, bootstrap } = await startSite();
  process.kill(-(bootstrap.pid ?? 0), 'SIGINT');
  setTimeout(() => bootstrap.kill('SIGINT'), 50);
  expect(await ended(bootstrap)).toMatchObject({ code: 0, signal: null });
  expect(toy.lines('signals')).toEqual(['SIGINT', 'stopped']);
});

test('the site stops when its parents are killed', async () => {
  const { toy, bootstrap, pid } = await startSite();
  process.kill(-(bootstrap.pid ?? 0), 'SIGKILL');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 15_000 });
  expect(toy.lines('signals')).toEqual(['SIGTERM', 'stopped']);
});

test('an interrupted install removes its lock', async () => {
  const toy = toyProject();
  const slow = "require('node:fs').writeFileSync('npm-runs', ''); setTimeout(() => {}, 20_000);";
  toy.write('npm/npm-cli.cjs', slow);
  const bootstrap = toy.start(['start']);
  await vi.waitFor(() => expect(existsSync(join(toy.folder, 'npm-runs'))).toBe(true), 5_000);
  bootstrap.kill('SIGINT');
  const { code, output } = await ended(bootstrap);
  expect(code).toBe(1);
  expect(output).toContain('Installing was interrupted');
  expect(existsSync(join(toy.folder, 'build', '.install-lock'))).toBe(false);
});

test('returns the exit code of a failed command', async () => {
  const toy = toyProject();
  toy.write('scripts/broem.ts', 'process.exitCode = 3;');
  expect((await toy.run(['broem'])).code).toBe(3);
});
