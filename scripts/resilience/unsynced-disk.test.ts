import { expect, it } from 'vitest';
import type { FileOperation } from './trace-files.ts';
import { UnsyncedDisk } from './unsynced-disk.ts';

const DATA = '/data';
const PHOTO = '/data/photo';
const at = (time: number) => ({ start: time, end: time + 1 });
const write = (time: number, text: string): FileOperation => ({
  ...at(time),
  kind: 'write',
  path: PHOTO,
  at: null,
  bytes: Buffer.from(text),
});

it('keeps only synced bytes and names', () => {
  const disk = new UnsyncedDisk(new Map([[DATA, 'folder']]));
  const left = (time: number) => {
    disk.settle(time);
    return disk.left().get(PHOTO)?.toString();
  };
  disk.begin({ ...at(10), kind: 'make', path: PHOTO });
  disk.begin(write(20, 'toast'));
  disk.begin({ ...at(30), kind: 'sync', path: PHOTO });
  expect(left(40)).toBeUndefined();
  disk.begin({ ...at(50), kind: 'sync', path: DATA });
  expect(left(60)).toBe('toast');
  disk.begin(write(70, ', burnt'));
  expect(left(80)).toBe('toast');
  // A sync excludes operations that had not ended when it began.
  disk.begin({ start: 89, end: 95, kind: 'truncate', path: PHOTO, size: 1 });
  disk.begin({ ...at(90), kind: 'sync', path: PHOTO });
  expect(left(99)).toBe('toast, burnt');
});
