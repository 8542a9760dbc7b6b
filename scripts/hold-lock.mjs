import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-child.mjs';

const silentForMs = 20_000;

/**
 * Runs `work` while no other process of this checkout does, and waits for such a process. A lock without a heartbeat for
 * 20 seconds is taken over: its process was killed. `doing` names the work.
 */
export async function holdLock(doing, work) {
  // An install empties node_modules, and a build the folder of the build.
  const path = join(root, `.${doing}`);
  const release = () => rmSync(path, { force: true });
  for (let waited = false; !take(path); waited = true) {
    if (!waited) console.log(`Waiting for another Broetry that is ${doing} …`);
    const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > silentForMs) release();
    else await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const heartbeat = setInterval(() => writeFileSync(path, ''), 2000);
  try {
    await work();
  } finally {
    clearInterval(heartbeat);
    release();
  }
}

function take(path) {
  try {
    writeFileSync(path, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}
