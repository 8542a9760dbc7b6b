import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../../../test/commands/built-server.ts';
import { describeNextStart } from './describe-move.server.ts';

/** A data folder with one stored file and a secret. */
function fullFolder(): string {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'files/ab'), { recursive: true });
  writeFileSync(join(folder, 'files/ab/abc.webp'), 'a picture');
  writeFileSync(join(folder, 'session-secret'), 's');
  return folder;
}

const onDisk = (dataDir: string, sessionSecret?: string) => ({
  dataDir,
  sessionSecret,
  s3Endpoint: undefined,
  imageHostUrl: undefined,
});

const NOT_MOVED = 'Not moved: the stored files (3) and the secret (the file session-secret).';

it('says what is to copy for each kind of target', async () => {
  const [full, empty, other] = [fullFolder(), emptyFolder(), emptyFolder()];
  const next = (isToPostgres: boolean, dataDir: string, target = dataDir) =>
    describeNextStart({
      isToPostgres,
      file: join(target, 'broetry.sqlite'),
      stored: 3,
      settings: onDisk(dataDir),
    });
  const complete = (folder: string) =>
    `${NOT_MOVED} A start with DATA_DIR=${folder} finds what it needs; on another machine it needs copies of files and session-secret.`;
  const incomplete = (folder: string, from: string) =>
    `${NOT_MOVED} files and session-secret are not in ${folder}: copy them there from ${from}.`;
  const elsewhere = 'the DATA_DIR of the server that has used this database';
  const toPostgres =
    'Set DATABASE_URL to that Postgres and start Broetry; when all is well, move the SQLite file away.';
  const here = 'Leave out DATABASE_URL and start Broetry.';
  const there = (folder: string) =>
    `Leave out DATABASE_URL, set DATA_DIR=${folder} and start Broetry.`;
  expect(await next(true, full)).toEqual([complete(full), toPostgres]);
  expect(await next(true, empty)).toEqual([incomplete(empty, elsewhere), toPostgres]);
  expect(await next(false, full)).toEqual([complete(full), here]);
  expect(await next(false, full, other)).toEqual([incomplete(other, full), there(other)]);
  expect(await next(false, empty, other)).toEqual([incomplete(other, elsewhere), there(other)]);
  const copied = fullFolder();
  expect(await next(false, full, copied)).toEqual([complete(copied), there(copied)]);
});

it('names only what is kept in the data folder', async () => {
  const [full, empty] = [fullFolder(), emptyFolder()];
  const move = { isToPostgres: true, file: join(empty, 'broetry.sqlite') };
  const first = async (dataDir: string, stored: number, more: object) =>
    (await describeNextStart({ ...move, stored, settings: { ...onDisk(dataDir), ...more } }))[0];
  const sessionSecret = 's'.repeat(32);
  expect(await first(empty, 0, {})).toMatch(/\. session-secret is not in \S+: copy it there from/);
  expect(await first(empty, 3, { sessionSecret })).toMatch(/\. files is not in \S+: copy it there/);
  expect(await first(full, 3, { sessionSecret })).toMatch(
    /\(SESSION_SECRET\)\. A start with DATA_DIR=\S+ finds what it needs; .* a copy of files\. Keep SESSION_SECRET as it is\.$/,
  );
  const bucket = { s3Endpoint: 'https://s3.example/bucket', sessionSecret };
  expect(await first(empty, 3, bucket)).toBe(
    'Not moved: the stored files (3, in the bucket at s3.example) and the secret (SESSION_SECRET). Keep SESSION_SECRET as it is.',
  );
});

it('says how to name a file that has another name', async () => {
  const folder = emptyFolder();
  const file = join(folder, 'moved.sqlite');
  const settings = onDisk(emptyFolder());
  const lines = await describeNextStart({ isToPostgres: false, file, stored: 0, settings });
  expect(lines[1]).toBe(
    `Name the file broetry.sqlite. Leave out DATABASE_URL, set DATA_DIR=${folder} and start Broetry.`,
  );
});
