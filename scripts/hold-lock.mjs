import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

const heartbeatMs = 2_000;
const silentForMs = 20_000;

/**
 * Runs `work` while no other process of this checkout holds the same lock file; waits for its turn.
 * A lock is taken over when its process is gone or has been silent for 20 seconds (process numbers
 * are used again after a restart, so a living number alone proves nothing).
 * `onWait` is called once when there is somebody to wait for.
 */
export async function holdLock(path, onWait, work) {
  mkdirSync(dirname(path), { recursive: true });
  let waited = false;
  while (!take(path)) {
    if (isAbandoned(path) && remove(path)) continue;
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
    writeFileSync(path, String(process.pid), { flag: 'wx' });
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
    // Somebody removed the lock file by hand; the work itself goes on.
  }
}

function isAbandoned(path) {
  try {
    const silentMs = Date.now() - statSync(path).mtimeMs;
    if (silentMs > silentForMs) return true;
    const holder = Number(readFileSync(path, 'utf8'));
    return holder > 0 && !isAlive(holder);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

// Another waiter may have removed the dead lock and taken its own between our look and our hand:
// what was moved away is looked at again, and a living lock goes back to its place.
function remove(path) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return true;
    throw error;
  }
  if (!isAbandoned(aside)) {
    renameSync(aside, path);
    return false;
  }
  rmSync(aside, { force: true });
  return true;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
