import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

type Times = { start: number; end: number };
export type WriteOperation = Times & {
  kind: 'write';
  path: string;
  at: number | null;
  bytes: Buffer;
};
export type CutOperation = Times & { kind: 'cut'; path: string; size: number };
export type SyncOperation = Times & { kind: 'sync'; path: string };
export type NameOperation = Times &
  (
    | { kind: 'make' | 'remove' | 'make-folder'; path: string }
    | { kind: 'rename'; path: string; to: string }
  );

/** One thing a process did to its files: when it began and had ended, in milliseconds of the wall clock. */
export type FileOperation = WriteOperation | CutOperation | SyncOperation | NameOperation;

const CALLS =
  'openat,creat,write,pwrite64,writev,pwritev,fsync,fdatasync,ftruncate,truncate,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat';

/** Whether this machine can record what a process does to its files. */
export function canTrace(): boolean {
  return spawnSync('strace', ['-f', 'true']).status === 0;
}

/** The words in front of a command that let strace write down everything, each thread into a file of its own. */
export function tracing(file: string): string[] {
  const flags = '-ff -ttt -T -y -xx -s 16777216 --seccomp-bpf -e signal=none'.split(' ');
  return ['strace', ...flags, '-e', `trace=${CALLS}`, '-o', file];
}

/** Whom strace looks after, to end it: strace itself takes no signal. */
export function tracedBy(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

/** What was done below `folder`, as strace wrote it to `file`.*, in the order in which it began. */
export function readTrace(file: string, folder: string): FileOperation[] {
  const names = readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.`));
  const operations: FileOperation[] = [];
  for (const name of names) {
    for (const line of readFileSync(join(dirname(file), name), 'latin1').split('\n')) {
      const operation = readLine(line);
      if (operation && isWithin(operation.path, folder)) operations.push(operation);
    }
  }
  return operations.sort((one, other) => one.start - other.start);
}

function isWithin(path: string, folder: string): boolean {
  // Memory shared between processes, and a lock: neither outlives the power.
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
  const opened = pathOf(/^\d+<([^>]*)>/.exec(words)?.[1]);
  const texts = [...words.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, text = '']) => text);
  if (call === 'fsync' || call === 'fdatasync') return { ...time, kind: 'sync', path: opened };
  if (call === 'ftruncate') return { ...time, kind: 'cut', path: opened, size: lastNumber(words) };
  if (call === 'pwrite64') {
    return { ...time, kind: 'write', path: opened, at: lastNumber(words), bytes: bytesOf(texts) };
  }
  if (call === 'write' || call === 'writev') {
    return { ...time, kind: 'write', path: opened, at: null, bytes: bytesOf(texts) };
  }
  const [first = '', second = ''] = texts.map((text) => pathOf(text));
  if (call.startsWith('rename')) return { ...time, kind: 'rename', path: first, to: second };
  if (call.startsWith('unlink')) return { ...time, kind: 'remove', path: first };
  if (call.startsWith('mkdir')) return { ...time, kind: 'make-folder', path: first };
  if (call === 'openat' && words.includes('O_CREAT')) return { ...time, kind: 'make', path: first };
  return null;
}

function pathOf(hex: string | undefined): string {
  return bytesOf([hex ?? '']).toString('utf8');
}

function bytesOf(texts: readonly string[]): Buffer {
  return Buffer.from(texts.join('').replaceAll('\\x', ''), 'hex');
}

function lastNumber(words: string): number {
  return Number(/(\d+)$/.exec(words)?.[1]);
}
