import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitsMachine, npmCi } from './npm.mjs';
import { root } from './run-child.mjs';

/**
 * Runs `npm ci` for `lock` (the parsed package-lock.json) on a recent Node: this one, or the pinned one, downloaded
 * temporarily. npm leaves out optional packages whose `engines` do not match its Node, so an old Node 20 would lose half
 * of the tools. Returns the result of npmCi.
 */
export async function npmCiOnRecentNode(lock) {
  const wanted = Number(process.versions.node.split('.')[0]) < 24 ? pinnedPackage(lock) : null;
  if (!wanted) return npmCi(root, process.execPath);
  mkdirSync(join(root, 'build'), { recursive: true });
  const folder = mkdtempSync(join(root, 'build', '.node-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const result = await fetchInto(folder, ...wanted);
    if (result.code !== 0) return result;
    return await npmCi(root, join(folder, wanted[0], wanted[1].bin.node));
  } finally {
    process.off('exit', remove);
    remove();
  }
}

function fetchInto(folder, path, entry) {
  const name = path.slice('node_modules/'.length);
  const project = { name: 'broetry-node', dependencies: { [name]: entry.version } };
  const lock = {
    lockfileVersion: 3,
    packages: { '': project, [path]: { ...entry, optional: false } },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  return npmCi(folder, process.execPath, '--ignore-scripts');
}

function pinnedPackage({ packages }) {
  return Object.entries(packages).find(
    ([path, entry]) =>
      path.startsWith('node_modules/node-') && entry.bin?.node && fitsMachine(entry),
  );
}
