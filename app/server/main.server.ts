import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';

const [major = 0] = process.versions.node.split('.').map(Number);

if (major < 24) {
  console.error(
    `Broetry needs Node 24 or newer and this is ${process.versions.node}: start it with "npm start", which brings its own.`,
  );
  process.exit(1);
}

// React selects its build by this on first import.
process.env['NODE_ENV'] = 'production';

// Compiled code of the last start makes this one faster. Node ignores it after a change of code or version.
enableCompileCache(resolve(import.meta.dirname, '../compiled'));

// Files are readable by this user only.
process.umask(0o077);

// Collects garbage when the heap has grown by 80 %, also in worker threads. By default it may triple before that.
setFlagsFromString('--heap-growing-percent=80');

const { start } = await import('./start.server.ts');
await start(resolve(import.meta.dirname, '../client'));
