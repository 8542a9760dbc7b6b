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
 * Runs `work` while this process holds the lock file, and waits for it if necessary. A lock is taken over when its
 * process has ended or sent no heartbeat for 20 seconds (a process id may be reused after a restart). `onWait` is called
 * once before waiting.
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
    // The lock file was removed by hand; the work continues.
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

// Another process may have replaced the abandoned lock in the meantime: checks the moved file again and restores a valid
// lock.
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
