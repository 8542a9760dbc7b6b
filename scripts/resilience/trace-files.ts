import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A file operation with its start and end in milliseconds of wall-clock time. */
export type FileOperation = { start: number; end: number; path: string } & (
  | { kind: 'write'; at: number | null; bytes: Buffer }
  | { kind: 'truncate'; size: number }
  | { kind: 'sync' | 'make' | 'remove' | 'make-folder' }
  | { kind: 'rename'; to: string }
);

const CALLS =
  'openat,creat,write,pwrite64,writev,pwritev,fsync,fdatasync,ftruncate,truncate,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat';

/** Whether strace works on this machine. */
export function canTrace(): boolean {
  return spawnSync('strace', ['-f', 'true']).status === 0;
}

/** The command prefix that records each thread in a file of its own. */
export function tracing(file: string): string[] {
  const flags = '-ff -ttt -T -y -xx -s 16777216 --seccomp-bpf -e signal=none'.split(' ');
  return ['strace', ...flags, '-e', `trace=${CALLS}`, '-o', file];
}

/** The process ids under strace, which ignores signals itself. */
export function tracedBy(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

/** Parses the operations below `folder` from the files `file`.*, ordered by start. */
export function readTrace(file: string, folder: string): FileOperation[] {
  const names = readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.`));
  const operations = names.flatMap((name) =>
    readFileSync(join(dirname(file), name), 'latin1')
      .split('\n')
      .map(readLine)
      .filter((operation) => operation !== null)
      .filter(({ path }) => isWithin(path, folder)),
  );
  return operations.sort((one, other) => one.start - other.start);
}

function isWithin(path: string, folder: string): boolean {
  // Shared memory and the lock do not survive a loss of power.
  if (path.endsWith('-shm') || path.includes('broetry.lock')) return false;
  return path === folder || path.startsWith(`${folder}/`);
}

const LINE = /^(\d+\.\d+) (\w+)\((.*)\) = (\d+)(?:<[^>]*>)? <(\d+\.\d+)>$/;

function readLine(line: string): FileOperation | null {
  const found = LINE.exec(line);
  if (!found) return null;
  const [, began = '', call = '', words = '', , took = ''] = found;
  const start = Number(began) * 1000;
  const time = { start, end: start + Number(took) * 1000 };
  const opened = { ...time, path: pathOf(/^\d+<([^>]*)>/.exec(words)?.[1]) };
  const texts = [...words.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, text = '']) => text);
  const lastNumber = Number(/(\d+)$/.exec(words)?.[1]);
  if (call === 'fsync' || call === 'fdatasync') return { ...opened, kind: 'sync' };
  if (call === 'ftruncate') return { ...opened, kind: 'truncate', size: lastNumber };
  if (call === 'pwrite64')
    return { ...opened, kind: 'write', at: lastNumber, bytes: bytesOf(texts) };
  if (call === 'write' || call === 'writev')
    return { ...opened, kind: 'write', at: null, bytes: bytesOf(texts) };
  const [path = '', to = ''] = texts.map(pathOf);
  if (call.startsWith('rename')) return { ...time, kind: 'rename', path, to };
  if (call.startsWith('unlink')) return { ...time, kind: 'remove', path };
  if (call.startsWith('mkdir')) return { ...time, kind: 'make-folder', path };
  if (call === 'openat' && words.includes('O_CREAT')) return { ...time, kind: 'make', path };
  return null;
}

function pathOf(hex: string | undefined): string {
  return bytesOf([hex ?? '']).toString('utf8');
}

function bytesOf(texts: readonly string[]): Buffer {
  return Buffer.from(texts.join('').replaceAll('\\x', ''), 'hex');
}
