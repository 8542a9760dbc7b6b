import { expect, it } from 'vitest';
import { APP_SOURCES } from '../app-sources.ts';

type Line = { file: string; text: string };

/** Every line of the product's own source; tests aside. */
const lines: readonly Line[] = APP_SOURCES.flatMap(({ file, text }) =>
  text.split('\n').map((line) => ({ file, text: line })),
);

const withWord = (pattern: RegExp): Line[] => lines.filter(({ text }) => pattern.test(text));
const filesWith = (pattern: RegExp): string[] =>
  [...new Set(withWord(pattern).map(({ file }) => file))].toSorted();

it('has all of the source before it', () => {
  expect(lines.length).toBeGreaterThan(10_000);
});

it('hashes with SHA-256 alone, from the library of Node', () => {
  const hashing = withWord(/\b(createHash|createHmac)\(/);
  expect(hashing.length).toBeGreaterThan(10);
  expect(hashing.filter(({ text }) => !/create(Hash|Hmac)\('sha256'/.test(text))).toEqual([]);
  expect(withWord(/\b(md5|sha1|createCipher\w*|createDecipher\w*)\b/i)).toEqual([]);
});

it('draws nothing that must not be guessed from Math.random', () => {
  // How long to wait before a second call.
  expect(filesWith(/Math\.random/)).toEqual(['platform/model/model-client.server.ts']);
});

it('starts other programs in four places, and no shell', () => {
  expect(filesWith(/child_process/)).toEqual([
    'domain/local-model/install-engine.server.ts',
    'domain/local-model/keeper.server.ts',
    'platform/db/postgres-dump.server.ts',
    'server/jobs.server.ts',
  ]);
  expect(withWord(/\bshell:|\bexecSync\b/)).toEqual([]);
});

it('makes patterns of fixed words alone', () => {
  const made = filesWith(/new RegExp\(/);
  // Each of a constant of its own file: no word of a visitor is among them.
  expect(made).toEqual([
    'domain/card-fonts/card-scripts.ts',
    'domain/replies/reply-writers.server.ts',
    'domain/screening/display-names.server.ts',
    'domain/screening/word-lists.ts',
    'domain/writers/grave-verdict.ts',
    'domain/writers/model-lines.ts',
    'domain/writers/text-cleaner.ts',
    'platform/model/model-marks.ts',
  ]);
  const names = withWord(/new RegExp\(/).flatMap(({ file, text }) =>
    [...text.matchAll(/\$\{(\w+)[^}]*\}/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(names.filter(({ name }) => name !== name.toUpperCase())).toEqual([]);
});

it('follows no redirect of those it asks', () => {
  const asking = lines.filter(
    ({ file, text }) => file.endsWith('.server.ts') && /(?<![.\w])fetch\(/.test(text),
  );
  expect(asking.length).toBeGreaterThan(1);
  const following = asking.filter(({ text }) => !text.includes("redirect: 'error'"));
  // A model's file lies where its host sends one; its hash is known before, and checked.
  expect(new Set(following.map(({ file }) => file))).toEqual(
    new Set(['domain/local-model/fetch-model.server.ts']),
  );
});

it('turns no check of certificates off', () => {
  expect(withWord(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/)).toEqual([]);
});

it('runs SQL in stores and the database folder only', () => {
  const files = filesWith(/\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !/-store\.server\.ts$|^platform\/db\//.test(file))).toEqual([]);
});
