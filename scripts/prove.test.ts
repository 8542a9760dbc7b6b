import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { GOALS } from './prove/goals.ts';
import { keepResults, readResults, type Result } from './prove/kept-results.ts';
import type { Figure, Proof } from './prove/proof.ts';
import { progressOf } from './prove/progress.ts';
import { proofPage } from './prove/proof-page.ts';
import { PROOFS } from './prove/proofs.ts';
import { rewritePage, runProofs } from './prove/run-proofs.ts';
import { driftOf, MUCH, SOURCES, sourcesOf } from './prove/sources-since.ts';

const NEVER = new AbortController().signal;
const HOLDS: Figure = { name: 'Posts lost', value: '0 of 10', goal: '0', holds: true };
const FALLS_SHORT: Figure = { name: 'Time | taken', value: '9 s', goal: '5 s', holds: false };

function proofOf(name: string, run: Proof['run']): Proof {
  return { name, title: `Title of ${name}`, proves: ['T1'], run };
}

function bench(...proofs: Proof[]) {
  const folder = mkdtempSync(join(tmpdir(), 'broetry-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let said = '';
  const out = { write: (text: string) => ((said += text), true) };
  const options = { all: proofs, quick: false, seed: 7, signal: NEVER, out, folder };
  return {
    folder,
    said: () => said,
    page: () => readFileSync(join(folder, 'proof.md'), 'utf8'),
    run: (changes: Partial<Parameters<typeof runProofs>[0]> = {}) =>
      runProofs({ ...options, proofs, ...changes }),
  };
}

it('writes every figure with its goal, what falls short, and on what it ran', async () => {
  const good = proofOf('good', () => Promise.resolve({ figures: [HOLDS] }));
  const bad = proofOf('bad', () => Promise.resolve({ figures: [FALLS_SHORT], notRun: 'No disk.' }));
  const { run, page, said } = bench(good, bad);
  expect(await run()).toEqual({ passed: 1, failed: 1 });
  expect(page()).toContain('| Posts lost | 0 of 10 | 0 | ✓ |');
  expect(page()).toContain(String.raw`| Time \| taken | 9 s | 5 s | ✗ |`);
  expect(page()).toMatch(
    /- \[bad\]\(#bad\): Time \| taken: 9 s \(goal: 5 s\); load [\d.]+ to [\d.]+\./,
  );
  expect(page()).toContain('- [bad](#bad): No disk.');
  expect(page()).toMatch(
    /commit \S+( with changes)?( \([^)]+\))?, seed 7, load [\d.]+ before and [\d.]+ after/,
  );
  expect(page()).toMatch(/\d+ cores?, [\d.]+ GiB, .*; Node \d.*, SQLite 3\./);
  expect(said()).toContain('✗ Time | taken');
});

it('replaces the part that ran and keeps the others', async () => {
  let value = 'first';
  const one = proofOf('one', () => Promise.resolve({ figures: [{ ...HOLDS, value }] }));
  const two = proofOf('two', () => Promise.resolve({ figures: [{ ...HOLDS, value: 'other' }] }));
  const { run, page, folder } = bench(one, two);
  await run();
  value = 'second';
  await run({ proofs: [one], seed: 8 });
  expect(page()).toContain('| Posts lost | second | 0 | ✓ |');
  expect(page()).toContain('| Posts lost | other | 0 | ✓ |');
  expect(readResults(folder).map(({ name, seed }) => [name, seed])).toEqual([
    ['two', 7],
    ['one', 8],
  ]);
});

it('leaves no half page when it is stopped, and the parts before it stay', async () => {
  const stopping = new AbortController();
  const one = proofOf('one', () => Promise.resolve({ figures: [HOLDS] }));
  const two = proofOf('two', ({ signal }) => {
    stopping.abort();
    return Promise.resolve({ figures: [{ ...HOLDS, holds: !signal.aborted }] });
  });
  const three = proofOf('three', () => Promise.reject(new Error('never reached')));
  const { run, folder, said } = bench(one, two, three);
  expect(await run({ signal: stopping.signal })).toEqual({ passed: 1, failed: 0 });
  expect(readResults(folder).map(({ name }) => name)).toEqual(['one']);
  expect(readdirSync(folder).toSorted()).toEqual(['proof.json', 'proof.md']);
  expect(said()).toContain('two');
  expect(said()).not.toContain('three');
});

it('says of a quick run only what falls short, and writes nothing', async () => {
  const good = proofOf('good', ({ quick }) =>
    Promise.resolve({ figures: [{ ...HOLDS, holds: quick }] }),
  );
  const late = proofOf('late', () => Promise.reject(new Error('never reached')));
  const { run, folder, said } = bench(good, late);
  const passed = await run({ proofs: [good], quick: true });
  expect(passed).toEqual({ passed: 1, failed: 0 });
  expect(await run({ quick: true, quickMs: -1 })).toEqual({ passed: 0, failed: 0 });
  expect(said()).toContain('late: left out');
  expect(existsSync(join(folder, 'proof.md'))).toBe(false);
});

it('counts a proof that breaks off as one that falls short', async () => {
  const broken = proofOf('broken', () => Promise.reject(new Error('no server')));
  const { run, page } = bench(broken);
  expect(await run()).toEqual({ passed: 0, failed: 1 });
  expect(page()).toContain('The proof itself broke off | no server');
});

it('says where each goal stands', () => {
  const common = {
    title: 't',
    proves: [],
    began: '2026-11-22T10:00:00.000Z',
    seconds: 75,
    seed: 1,
  };
  const ran = {
    ...common,
    commit: 'c',
    machine: 'm',
    software: 's',
    load: ['0', '0'] as [string, string],
  };
  const goals = ['held', 'short', 'other', 'partly', 'absent'].map((name) => ({
    id: 'G1' as const,
    title: name,
    goal: 'x',
    proofs: [name],
    ...(name === 'partly' ? { notShown: 'The other half.' } : {}),
    ...(name === 'other' ? { apart: /^Time/ } : {}),
    ...(name === 'short' ? { apart: /^Posts/ } : {}),
  }));
  const results = [
    { ...ran, name: 'held', figures: [HOLDS] },
    { ...ran, name: 'short', figures: [HOLDS, FALLS_SHORT] },
    { ...ran, name: 'other', figures: [HOLDS, FALLS_SHORT] },
    { ...ran, name: 'partly', figures: [HOLDS], notRun: 'half of it' },
  ];
  const page = proofPage(
    goals.map(({ title }) => ({ name: title, title })),
    goals,
    results,
  );
  expect(page).toContain('| G1 | held | x | ✓ | [held](#held) |');
  expect(page).toContain('| G1 | short | x | ✗ |');
  expect(page).toContain('| G1 | other | x | ✓ |');
  expect(page).toContain('- [other](#other): Time | taken');
  expect(page).toContain('| G1 | partly | x | ✓ in part |');
  expect(page).toContain('| G1 | absent | x | not run |');
  expect(page).toContain('1 min 15 s');
  expect(page).toContain('## What a goal does not show\n\n- G1: The other half.\n\n## What falls');
});

const KEPT: Result = {
  name: 'kept',
  title: 'kept',
  proves: [],
  figures: [HOLDS],
  began: '2026-11-22T10:00:00.000Z',
  seconds: 1,
  seed: 1,
  machine: 'm',
  software: 's',
  load: ['0', '0'],
  commit: 'kept',
};

it('marks what was measured on other sources, and names what has to run again', () => {
  const names = ['near', 'far', 'foreign', 'loose', 'unknown'];
  const known = names.map((name) => ({ name, title: name }));
  const goals = names.map((name) => ({
    id: 'G1' as const,
    title: name,
    goal: 'x',
    proofs: [name],
  }));
  const git = (...[command, ...args]: string[]) => {
    if (command === 'merge-base') return args.includes('foreign') ? null : '';
    if (command === 'diff') return 'app/a.ts\n'.repeat(args.includes('far') ? 100 : 2).trim();
    return args[0] === '--is-shallow-repository' ? 'false' : 'head';
  };
  const results = names.map((name) => ({
    ...KEPT,
    name,
    title: name,
    commit: name === 'loose' ? 'loose with changes' : name,
  }));
  const page = proofPage(known, goals, results, (measured) =>
    measured.commit === 'unknown' ? null : driftOf(measured, git),
  );
  expect(page).toContain('| G1 | near | x | ✓ |');
  expect(page).toContain('commit near (2 files changed since)');
  expect(page).toContain('| G1 | unknown | x | ✓ |');
  for (const name of ['far', 'foreign', 'loose']) {
    expect(page).toContain(`| G1 | ${name} | x | ✓, on other sources |`);
  }
  const [, section = ''] = page.split('## Measured on other sources');
  const listed = section.split('##')[0]?.trim().split('\n') ?? [];
  expect(listed).toHaveLength(3);
  expect(listed[0]).toContain('[far](#far): commit far, 2026-11-22: 100 files changed since');
  expect(listed[1]).toContain('not in the history of these sources. It has to run again.');
  expect(listed[2]).toContain(
    'commit loose with changes, 2026-11-22: with changes that no commit has',
  );
});

it('counts a change of whatever a result rests on, and says on the page where it looks', () => {
  const missing = SOURCES.filter((name) => !existsSync(join(import.meta.dirname, '..', name)));
  expect(missing).toEqual([]);
  let asked: string[] = [];
  const git = (...args: string[]) => {
    if (args[0] === 'diff') asked = args.slice(args.indexOf('--') + 1);
    return args[0] === 'diff' ? 'package-lock.json' : '';
  };
  expect(driftOf({ commit: 'abc' }, git)).toEqual({ kind: 'earlier', files: 1 });
  const others = ['e2e', 'package-lock.json', 'docs/asvs.csv', 'vite.config.ts', 'deploy'];
  expect(asked).toEqual(expect.arrayContaining(['app', 'scripts/prove', 'test', ...others]));
  const page = proofPage([], [], []);
  expect(asked.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

it('knows a commit that was made anew again by its sources', () => {
  const trees: Record<string, string> = { now: 'c', before: 'b', first: 'a' };
  const git = (...args: string[]) => {
    const [command, ...rest] = args;
    if (command === 'merge-base') return null;
    if (command === 'rev-list') return 'now\nbefore\nfirst';
    if (command === 'ls-tree') return `040000 tree ${trees[rest[0]!] ?? 'c'}\tapp`;
    if (command === 'diff') return rest[1] === 'before' ? 'app/a.ts\napp/b.ts' : '';
    return args[1] === '--is-shallow-repository' ? 'false' : 'head';
  };
  const measured = (commit: string) => ({ commit: 'gone', sources: sourcesOf(commit, git)! });
  expect(driftOf(measured('now'), git)).toEqual({ kind: 'earlier', files: 0 });
  expect(driftOf(measured('before'), git)).toEqual({ kind: 'earlier', files: 2 });
  expect(driftOf({ commit: 'gone', sources: 'others' }, git)).toEqual({ kind: 'foreign' });
  expect(driftOf({ commit: 'gone' }, git)).toEqual({ kind: 'foreign' });
});

it('says on the page how far back the sources are that something was measured on', () => {
  const one = { ...KEPT, name: 'one' };
  const page = (files: number) =>
    proofPage([{ name: 'one', title: 'one' }], [], [one], () => ({ kind: 'earlier', files }));
  expect(page(0)).toContain('Nothing; no part is older than the sources of now.');
  expect(page(75)).toContain(
    'of 1 of 1 parts sources have changed since, of none more than 75 files.',
  );
  expect(page(75)).toContain(`After ${MUCH} of them a part has to run again.`);
});

it('tells nothing of sources without git, nor of a history that was cut off', () => {
  expect(driftOf({ commit: 'abc with changes' }, () => null)).toBeNull();
  const shallow = (...args: string[]) =>
    args[0] === 'merge-base' ? null : args[1] === 'HEAD' ? 'head' : 'true';
  expect(driftOf({ commit: 'abc' }, shallow)).toBeNull();
});

it('finds a commit that never was in this history, and writes the page anew without a run', async () => {
  const { folder, run, page } = bench(proofOf('one', () => Promise.resolve({ figures: [HOLDS] })));
  await run();
  const [kept] = readResults(folder);
  keepResults(folder, [{ ...kept!, commit: '0123456789', sources: undefined }], 'old');
  rewritePage({ all: [{ ...proofOf('one', () => Promise.reject(new Error('ran'))) }], folder });
  const isKnown = driftOf({ commit: '0123456789' }) !== null;
  expect(page().includes('commit 0123456789, ')).toBe(true);
  expect(page().includes('[one](#one): commit 0123456789')).toBe(isKnown);
});

it('shows a bar that moves on a terminal, and now and then a line in a log', () => {
  let [said, time] = ['', 0];
  const write = (text: string) => ((said += text), true);
  const bar = progressOf('kills', { write, isTTY: true, columns: 60 }, () => time);
  bar.show(5, 10, 'words '.repeat(20));
  expect(said).toContain('█'.repeat(12) + '░'.repeat(12));
  expect(said.length).toBeLessThan(70);
  said = '';
  const log = progressOf('kills', { write }, () => time);
  log.show(5, 10);
  expect(said).toBe('');
  time = 16_000;
  log.show(6, 10);
  expect(said).toMatch(/6\/10 16 s\n$/);
});

it('names each proof and each goal once, and every proof of a goal', () => {
  const names = PROOFS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(GOALS.map(({ id }) => id)).size).toBe(GOALS.length);
  for (const { proofs, elsewhere } of GOALS)
    expect(proofs.length > 0).toBe(elsewhere === undefined);
});
