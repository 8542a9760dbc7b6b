import { type Control, onBuild, onSource } from './control.ts';

const LIMITS = 'app/resources/upload-limits.test.ts';
const HOSTILE = 'app/resources/hostile-files.test.ts';
const BOMBS = { file: HOSTILE, title: 'refuses bombs fast, twenty at once, without growing' };
const PHOTOS = 'app/auth/hostile-photos.test.ts';
const PRAGMA = { file: 'app/db/stores.test.ts', title: 'runs SQLite with %s = %s' };

/** Pictures, disks, backups and logs: docs/security.md, T7, T10, T19, T20, T21 and T22. */
export const OPERATION_CONTROLS: readonly Control[] = [
  ...onSource('T7', {
    name: 'three kinds of pictures are decoded, and no other',
    file: 'app/resources/make-safe.server.ts',
    find: "sharp.block({ operation: ['VipsForeignLoad'] });\n",
    replace: '',
    test: {
      file: 'app/resources/make-safe.test.ts',
      title: 'decodes jpeg, png and gif, and nothing else, whoever asks',
    },
  }),
  ...onSource(
    'T7',
    {
      name: 'a file begins like a picture',
      file: 'app/resources/picture-kind.ts',
      find: '  return kinds.find(([, magic]) => magic.every((byte, index) => head[index] === byte))?.[0] ?? null;',
      replace:
        "  return kinds.find(([, magic]) => magic.every((byte, index) => head[index] === byte))?.[0] ?? 'jpg';",
      test: {
        file: 'app/resources/make-safe.test.ts',
        title: 'knows a picture by its first bytes',
      },
    },
    {
      name: 'an animation has 200 frames at most',
      file: 'app/resources/make-safe.server.ts',
      find: "  if (pages > MOST_FRAMES) return 'too-many-frames';\n",
      replace: '',
      test: { file: 'app/resources/make-safe.test.ts', title: 'counts the frames of an animation' },
    },
  ),
  ...onBuild(
    'T7',
    {
      name: 'a picture has so many pixels',
      file: 'app/resources/make-safe.server.ts',
      find: "return isTooLong || width * height > MOST_PIXELS ? 'too-many-pixels' : null;",
      replace: "return isTooLong && width < 0 ? 'too-many-pixels' : null;",
      test: BOMBS,
    },
    {
      name: 'a file weighs 5,242,880 bytes at most',
      file: 'app/resources/read-upload.server.ts',
      find: "      if (fileSize > MOST_FILE_BYTES) throw new Refused('too-large');\n",
      replace: '',
      test: {
        file: LIMITS,
        title: 'takes 5,242,880 bytes and not one more, with a length and without',
      },
    },
    {
      name: 'a picture keeps nothing but its pixels',
      file: 'app/resources/make-safe.server.ts',
      find: 'return upright.jpeg({ quality: 88 });',
      replace: 'return upright.keepMetadata().jpeg({ quality: 88 });',
      test: { file: LIMITS, title: 'leaves nothing of a picture but its pixels' },
    },
    {
      name: 'a file is named by what is in it',
      file: 'app/storage/media-route.ts',
      find: "    'content-disposition': `inline; filename=\"linkedin-resource.${params.key.split('.')[1] ?? ''}\"`,\n",
      replace: '',
      test: { file: LIMITS, title: 'serves pictures as bytes that can do nothing else' },
    },
    {
      name: 'a member uploads ten pictures an hour',
      file: 'app/resources/upload-resource.server.ts',
      find: "const retryAfter = await services.actionLimits.take('upload', viewer.id);",
      replace: 'const retryAfter = null as number | null;',
      test: {
        file: 'app/resources/uploads.test.ts',
        title: 'bounds what one member uploads in an hour and in all',
      },
    },
  ),
  ...onBuild(
    'T7',
    {
      name: 'a photo is made anew from its pixels',
      file: 'app/auth/keep-photo.server.ts',
      find: 'const { contentType, bytes } = made.picture;',
      replace: 'const [{ contentType }, bytes] = [made.picture, fetched];',
      test: {
        file: PHOTOS,
        title: 'makes a photo anew: no place, no tail, no more pixels than are shown',
      },
    },
    {
      name: 'a sign-in waits for its photo for a moment',
      file: 'app/null-after.ts',
      find: 'return Promise.race([work(signal), given]);',
      replace: 'return work(signal);',
      test: {
        file: PHOTOS,
        title: 'does not wait for its turn longer than a moment, and signs in',
      },
    },
  ),
  ...onSource('T7', {
    name: 'a photo that cannot be read fails no picture',
    file: 'app/pictures/readable-photo.server.ts',
    find: 'if (card.photo === null || (await isReadable(studio, card.photo))) return card;',
    replace: 'if (studio) return card;',
    test: {
      file: 'app/pictures/draw-picture.test.ts',
      title: 'draws the letter in place of a photo that %s',
    },
  }),
  ...onSource('T7', {
    name: 'no name becomes a path',
    file: 'app/storage/disk-storage.server.ts',
    find: "    if (typeOfKey(key) === null) throw new StorageError('That is no key of ours');\n",
    replace: '',
    test: {
      file: 'app/storage/storage.test.ts',
      title: 'leaves no half file on the disk, and makes no path of a name',
    },
  }),
  ...onSource(
    'T10',
    {
      name: 'who is reached from elsewhere says under which name',
      file: 'app/settings.server.ts',
      find: 'if (!loopback && !publicOrigin) {',
      replace: 'if (!loopback && publicOrigin === null) {',
      test: { file: 'app/settings.server.test.ts', title: 'refuses %j in one sentence' },
    },
    {
      name: 'plain http away from this machine has to be allowed',
      file: 'app/settings.server.ts',
      find: "if (!publicOrigin?.startsWith('http:') || insecureHttp) return;",
      replace: 'if (publicOrigin !== null || insecureHttp) return;',
      test: { file: 'app/settings.server.test.ts', title: 'refuses %j in one sentence' },
    },
  ),
  ...onBuild('T19', {
    name: 'the log holds no query',
    file: 'app/log.server.ts',
    find: '    path,\n    // 499',
    replace: '    path: c.req.url,\n    // 499',
    test: { file: 'app/log.test.ts', title: 'writes no query, body, cookie or address of anybody' },
  }),
  ...onSource('T19', {
    name: 'an error is logged by a list of fields',
    file: 'app/log.server.ts',
    find: 'return { name: error.name, message: error.message, code, stack: error.stack };',
    replace: 'return { ...error, name: error.name, message: error.message, code };',
    test: {
      file: 'app/log.test.ts',
      title: 'writes of an error what the list has, and nothing it carries',
    },
  }),
  ...onSource(
    'T20',
    {
      name: 'what is confirmed is on the disk',
      file: 'app/db/sqlite.server.ts',
      find: "'pragma synchronous = full'",
      replace: "'pragma synchronous = normal'",
      test: PRAGMA,
    },
    {
      name: 'the process does not stand still for a lock',
      file: 'app/db/sqlite.server.ts',
      find: "'pragma busy_timeout = 0'",
      replace: "'pragma busy_timeout = 2000'",
      test: PRAGMA,
    },
    {
      name: 'a full disk is known for what it is',
      file: 'app/storage-full.ts',
      find: '    if (errcode === SQLITE_FULL) return true;\n',
      replace: '',
      test: {
        file: 'app/storage-full.test.ts',
        title: 'knows a SQLite database that may not grow',
      },
    },
  ),
  ...onBuild(
    'T20',
    {
      name: 'a server without room is not ready',
      file: 'app/health.server.ts',
      find: '    if ((await freeSpace()) < LEAST_FREE) return false;\n',
      replace: '',
      test: {
        file: 'app/full-disk.test.ts',
        title: 'is not ready while there is little room, and ready again when there is',
      },
    },
    {
      name: 'nothing is uploaded to a disk that is nearly full',
      file: 'app/resources/upload-resource.server.ts',
      find: "  if ((await services.freeSpace()) < LEAST_FREE) return { ok: false, reason: 'storage-full' };\n",
      replace: '',
      test: {
        file: LIMITS,
        title: 'looks at the disk again once a picture is made safe',
      },
    },
    {
      name: 'old rows go',
      file: 'app/jobs/retention-store.server.ts',
      find: "    .where('timestamp', '<', before.events)",
      replace: "    .where('timestamp', '<', 0)",
      test: {
        file: 'app/jobs/run-jobs.test.ts',
        title: 'keeps raw events 90 days and daily counters 8',
      },
    },
  ),
  ...onBuild(
    'T21',
    {
      name: 'no first line of a request ends the process',
      file: 'app/resources/is-upload.ts',
      find: "URL.parse(url, 'http://here.invalid')",
      replace: "new URL(url, 'http://here.invalid')",
      test: {
        file: 'app/odd-targets.test.ts',
        title: 'outlives every first line that somebody can write',
      },
    },
    {
      name: 'a surprise ends the process in order',
      file: 'app/start.server.ts',
      find: '    end(1);\n  });\n',
      replace: '  });\n',
      test: {
        file: 'app/start.server.test.ts',
        title: 'finishes what runs, says why and ends when somewhere there is %s',
      },
    },
  ),
  ...onBuild(
    'T22',
    {
      name: 'the files of a backup are for its owner alone',
      file: 'app/backup/backup-cli.server.ts',
      find: 'process.umask(0o077);\n',
      replace: '',
      test: {
        file: 'app/backup/backup.test.ts',
        title: 'holds no secret and is for its owner alone',
      },
    },
    {
      name: 'the folder of a backup is for its owner alone',
      file: 'app/backup/make-backup.server.ts',
      find: 'recursive: true, mode: 0o700 }',
      replace: 'recursive: true }',
      test: {
        file: 'app/backup/backup.test.ts',
        title: 'is in a folder for its owner alone, whatever the process would allow',
      },
    },
  ),
  ...onSource('T22', {
    name: 'a manifest leads nowhere else',
    file: 'app/backup/backup-manifest.ts',
    find: 'path: z.string().regex(PATH)',
    replace: 'path: z.string().regex(PATH).or(z.string())',
    test: {
      file: 'app/backup/backup-manifest.test.ts',
      title: 'lets no path lead out of the backup: %s',
    },
  }),
];
