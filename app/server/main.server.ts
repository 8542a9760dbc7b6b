import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { tuneGc } from './tune-gc.server.ts';

const [major = 0] = process.versions.node.split('.').map(Number);

if (major < 24) {
  console.error(
    `Broetry needs Node 24 or newer and this is ${process.versions.node}: start it with "npm start", which brings its own.`,
  );
  process.exit(1);
}

// React picks its build by this when it is first imported; nothing of ours depends on it.
process.env['NODE_ENV'] ??= 'production';

// What Node has made of the code is kept beside it, where that can be written: the next start reads it instead of making it
// again. It belongs to this very code and this very Node, and is ignored otherwise.
enableCompileCache(resolve(import.meta.dirname, '../compiled'));

// What is kept is for nobody else on this machine to read, wherever the folder is.
process.umask(0o077);

tuneGc();

const { start } = await import('./start.server.ts');
await start(resolve(import.meta.dirname, '../client'));
