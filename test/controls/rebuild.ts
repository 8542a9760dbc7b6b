// Builds the server of the folder it is run in, and with `client` the pages of the browser first, which the
// server's build needs once: a whole build for every control would take four times as long.
import { rmSync } from 'node:fs';
import { join } from 'node:path';

process.env['NODE_ENV'] = 'production';
const { createBuilder } = await import('vite');
const builder = await createBuilder({ mode: 'production', logLevel: 'error' });
const { client, ssr } = builder.environments;
if (!ssr || !client) throw new Error('The build has lost one of its two halves');
if (process.argv[2] === 'client') await builder.build(client);
rmSync(join(process.cwd(), 'build/server'), { recursive: true, force: true });
await builder.build(ssr);
