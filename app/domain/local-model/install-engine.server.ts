import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lock from './engine/package-lock.json' with { type: 'json' };
import { InstallError } from './install-error.ts';

/** Packages for graphics cards are optional ones, and no package has to run a script. */
const ARGS = ['ci', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'];

/**
 * Installs the engine with its one platform package into a folder, as its lock file says, unless it is there. True: it was
 * installed. Throws InstallError.
 */
export async function installEngine(folder: string, platformName: string): Promise<boolean> {
  const { manifest, lockFile } = engineFiles(platformName);
  const wanted = JSON.stringify(lockFile);
  if (isInstalled(folder, wanted, platformName)) return false;
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), wanted);
  await runNpm([...ARGS, `--prefix=${folder}`], folder);
  return true;
}

function isInstalled(folder: string, wanted: string, platformName: string): boolean {
  try {
    const noted = readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8');
    return (
      readFileSync(join(folder, 'package-lock.json'), 'utf8') === wanted &&
      noted.includes(platformName)
    );
  } catch {
    return false;
  }
}

async function runNpm(args: string[], cwd: string): Promise<void> {
  const { npm_execpath: script = '' } = process.env;
  // The npm that runs this command, where one does.
  const [program, first] = /npm-cli\.[cm]?js$/.test(script)
    ? [process.execPath, [script]]
    : ['npm', []];
  const child = spawn(program, [...first, ...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('close', resolve);
  child.once('error', () => {
    reject(
      new InstallError(
        'The engine comes by npm, which is not on this machine: install npm, or in Broetry’s container take compose.model.yaml.',
      ),
    );
  });
  if ((await promise) !== 0) {
    throw new InstallError(
      'npm could not install the engine: see its words above, then run the command again.',
    );
  }
}

type Packages = Record<string, { version?: string; optional?: boolean; dependencies?: object }>;

/**
 * The package.json and lock file of the engine with this platform package. The lock file of the product has those of all
 * platforms as optional packages, which would bring the ones for graphics cards along.
 */
export function engineFiles(platformName: string): { manifest: object; lockFile: object } {
  const { packages: all, ...rest } = structuredClone(lock);
  const packages: Packages = all;
  const own = packages[`node_modules/${platformName}`];
  if (own?.version === undefined) throw new Error(`The lock file does not have ${platformName}.`);
  delete own.optional;
  const dependencies = { ...packages['']?.dependencies, [platformName]: own.version };
  packages[''] = { ...packages[''], dependencies };
  return {
    manifest: { name: rest.name, private: true, dependencies },
    lockFile: { ...rest, packages },
  };
}
