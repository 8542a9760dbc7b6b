// The entry point of every command, for Node 20 without installed packages: `bootstrap.mjs [--build] [SCRIPT [ARGUMENT …]]`.
// Installs from the lock file if needed, builds if needed where `--build` is given, and runs the script on the pinned Node.
import { join } from 'node:path';
import { buildWhenStale } from './build.mjs';
import { installWhenStale } from './install.mjs';
import { chooseNode } from './link-node.mjs';
import { root, runChild } from './run-child.mjs';

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function main(args) {
  const { node: version } = process.versions;
  if (Number(version.split('.')[0]) < 20)
    throw new Error(`Broetry needs Node 20 or newer to begin with; this is Node ${version}.`);
  await installWhenStale();
  const node = chooseNode();
  if (!node) {
    const machine = `${process.platform}-${process.arch}`;
    throw new Error(`Broetry brings no Node for ${machine}: install Node 24 or newer.`);
  }
  const needsBuild = args[0] === '--build';
  if (needsBuild) await buildWhenStale(node);
  const [script, ...own] = args.slice(Number(needsBuild));
  return script ? runChild(node, [join(root, script), ...own], { cwd: root }) : 0;
}
