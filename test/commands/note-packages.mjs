// Loaded before the server: notes every package of which it loads a module, and writes them down when it ends.
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const packages = new Set();
registerHooks({
  load(url, context, next) {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
    if (name) packages.add(name);
    return next(url, context);
  },
});
process.on('exit', () => writeFileSync(process.env.PACKAGES_FILE, [...packages].join('\n')));
