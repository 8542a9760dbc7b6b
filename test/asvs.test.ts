import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asvsCounts, evidenceFault, isShown, readAsvs } from './asvs.ts';
import { ROOT } from './named-test.ts';

const rows = readAsvs();
// OWASP ASVS 5.0.0: how many requirements of levels 1 and 2 each chapter has.
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

it('has every requirement of levels 1 and 2 once', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const counted = CHAPTERS.map(
    (_, index) => rows.filter(({ id }) => id.startsWith(`V${index + 1}.`)).length,
  );
  expect(counted).toEqual(CHAPTERS);
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  expect(rows.every(({ id }) => /^V\d+\.\d+\.\d+$/.test(id))).toBe(true);
});

it('gives a reason for what does not apply or is open, and evidence for everything else', () => {
  for (const row of rows) {
    const { id, applies, status, evidence, note } = row;
    if (!applies) expect([id, status, evidence, note.length > 10]).toEqual([id, '', [], true]);
    else if (status === 'open') expect([id, note.length > 10]).toEqual([id, true]);
    else expect([id, isShown(row)]).toEqual([id, true]);
  }
});

it('names tests, sections and files that there are', () => {
  const faults = rows.flatMap(({ id, evidence }) =>
    evidence.flatMap((one) => {
      const fault = evidenceFault(one);
      return fault === null ? [] : [`${id}: ${fault}`];
    }),
  );
  expect(faults).toEqual([]);
});

it('counts as docs/security.md says', () => {
  expect(readFileSync(join(ROOT, 'docs/security.md'), 'utf8')).toContain(asvsCounts(rows));
});

it('names in docs/security.md what rests on the deployment', () => {
  const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
  const [, said = ''] =
    /^On the deployment rest ([^]+?) Of\s+those that do not apply/m.exec(page) ?? [];
  const named = [...said.matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([id]) => `V${id}`);
  const resting = rows.filter(({ status }) => status === 'deployment').map(({ id }) => id);
  expect(named.toSorted()).toEqual(resting.toSorted());
});
