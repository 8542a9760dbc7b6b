import { expect, it } from 'vitest';
import {
  type BackupManifest,
  describeManifest,
  manifestText,
  parseManifest,
} from './backup-files.server.ts';

const file = { path: 'database.sqlite', size: 4096, sha256: 'a'.repeat(64) };
const manifest: BackupManifest = {
  product: 'Broetry',
  version: '0.1.0',
  createdAt: '2026-11-21T12:00:00.000Z',
  database: 'sqlite',
  schema: '0002-jobs',
  counts: { guests: 2, jobs: 3 },
  files: [file, { ...file, path: 'files/ab/abc.webp', size: 10 }],
};

it('parses a formatted manifest', () => {
  expect(parseManifest(manifestText(manifest))).toEqual(manifest);
});

it('summarizes a manifest', () => {
  expect(describeManifest(manifest)).toBe(
    'SQLite, Broetry 0.1.0, schema 0002-jobs, 5 rows in 2 tables, stored files: 1, 5 kB',
  );
});

it.each(['../x', '/etc/passwd', 'files/../../x', 'files/./x', 'a//b', 'C:x', 'a\\b', '', '.'])(
  'rejects a path outside of the backup: %s',
  (path) => {
    const text = manifestText({ ...manifest, files: [{ ...file, path }] });
    expect(parseManifest(text)).toBeNull();
  },
);

it.each(['', '{', 'null', '[]', '{"product":"Broetry"}'])('rejects %j as a manifest', (text) => {
  expect(parseManifest(text)).toBeNull();
});
