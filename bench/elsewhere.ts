import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Work = (folder: string) => Promise<unknown>;

/**
 * A folder outside the project with these packages, installed by npm, and what `prepare` made in it; made once for each
 * `key`. What is only compared with is no dependency. Throws one sentence where that cannot be done.
 */
export async function installElsewhere(
  packages: Readonly<Record<string, string>>,
  key: string,
  prepare: Work = () => Promise.resolve(),
): Promise<string> {
  const name = createHash('sha256')
    .update(JSON.stringify([packages, key]))
    .digest('hex');
  const folder = join(tmpdir(), `broetry-bench-with-${name.slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  const work = `${folder}.${process.pid}`;
  mkdirSync(work);
  try {
    const manifest = { name: 'compared', private: true, dependencies: packages };
    writeFileSync(join(work, 'package.json'), JSON.stringify(manifest));
    await runIn(work, 'npm', ['install', '--no-package-lock', '--no-audit', '--no-fund']);
    await prepare(work);
    renameSync(work, folder);
  } catch (error) {
    rmSync(work, { recursive: true, force: true });
    const [line] = String((error as { stderr?: string }).stderr ?? error)
      .trim()
      .split('\n');
    throw new Error(`It could not be installed: ${line ?? ''}`, { cause: error });
  }
  return folder;
}

/** Runs a program there. */
export async function runIn(folder: string, program: string, args: string[]): Promise<void> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  await run(program, args, { cwd: folder, env, timeout: 240_000 });
}
