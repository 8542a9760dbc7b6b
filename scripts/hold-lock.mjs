import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const heartbeatMs = 2_000;
const silentForMs = 20_000;

/**
 * Runs `work` while this process holds the lock file, and waits for it if necessary. A lock without a heartbeat for 20
 * seconds is taken over: its process was killed. `onWait` is called once before waiting.
 */
export async function holdLock(path, onWait, work) {
  mkdirSync(dirname(path), { recursive: true });
  let waited = false;
  while (!take(path)) {
    if (isSilent(path)) {
      rmSync(path, { force: true });
      continue;
    }
    if (!waited) onWait();
    waited = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const release = () => rmSync(path, { force: true });
  const heartbeat = setInterval(() => beat(path), heartbeatMs);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
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

function beat(path) {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // The lock file was removed by hand; the work continues.
  }
}

function isSilent(path) {
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return mtimeMs !== undefined && Date.now() - mtimeMs > silentForMs;
}
