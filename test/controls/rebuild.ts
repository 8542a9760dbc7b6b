// Builds the server of the folder it is run in, and with `client` the pages of the browser first, which the
// server's build needs once: a whole build for every control would take four times as long.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

// What the build of the pages tells the build of the server, read from what it left behind.
function knownStillScript(): Plugin {
  const name = 'virtual:still-script';
  const folder = join(process.cwd(), 'build/client');
  return {
    name: 'known-still-script',
    enforce: 'pre',
    resolveId: (id) => (id === name ? `\0known-${name}` : undefined),
    load(id) {
      if (id !== `\0known-${name}`) return;
      const names = readdirSync(folder, { recursive: true }).map((each) => String(each));
      const file = names.find((each) => /(^|\/)still-[^/]*\.js$/.test(each));
      if (file === undefined) throw new Error('The pages are built before the server.');
      return `export default ${JSON.stringify(`/${file}`)}`;
    },
  };
}

process.env['NODE_ENV'] = 'production';
const { createBuilder } = await import('vite');
const withPages = process.argv[2] === 'client';
const plugins = withPages ? [] : [knownStillScript()];
const builder = await createBuilder({ mode: 'production', logLevel: 'error', plugins });
const { client, ssr } = builder.environments;
if (!ssr || !client) throw new Error('The build has lost one of its two halves');
if (withPages) await builder.build(client);
rmSync(join(process.cwd(), 'build/server'), { recursive: true, force: true });
await builder.build(ssr);
