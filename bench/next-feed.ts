import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installElsewhere, runIn } from './elsewhere.ts';
import { said, startProcess } from './own-things.ts';
import { freePort } from '../test/free-port.ts';

const SOURCE = join(import.meta.dirname, 'next-feed');
const PACKAGES = {
  'lucide-react': '1.75.0',
  next: '16.4.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
};
const PROGRAM = 'node_modules/next/dist/bin/next';

/** The Next.js page of bench/next-feed, built and running, on the SQLite file of that folder. */
export async function startNextFeed(dataDir: string, say: (word: string) => void) {
  const folder = await installElsewhere(PACKAGES, sourceText(), async (work) => {
    say('building the Next.js page');
    cpSync(SOURCE, work, { recursive: true });
    await runIn(work, process.execPath, [PROGRAM, 'build']);
  });
  const port = await freePort();
  const child = startProcess(join(folder, PROGRAM), {
    args: ['start', '--port', String(port), '--hostname', '127.0.0.1'],
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      FEED_DATABASE: join(dataDir, 'broetry.sqlite'),
    },
  });
  await said(child, /(Ready in)/);
  return { child, port };
}

function sourceText(): string {
  return readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}
