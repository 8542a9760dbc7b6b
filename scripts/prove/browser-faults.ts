import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Proof, ProofRun } from './proof.ts';

const ROOT = join(import.meta.dirname, '../..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
/** Where a reader is offline, leaves, comes back, presses twice, has two tabs, or shares the machine. */
const FILES = [
  'e2e/lost-and-found.e2e.ts',
  'e2e/rough-ground.e2e.ts',
  'e2e/shared-computer.e2e.ts',
  'e2e/stand-in.e2e.ts',
  'e2e/states.e2e.ts',
  'e2e/claimed-post.e2e.ts',
  'e2e/resources.e2e.ts',
  'e2e/attachments.e2e.ts',
];
const QUICK = FILES.slice(0, 1);

type Report = { testResults: { assertionResults: { title: string; status: string }[] }[] };

/** The journeys of the ordinary suite in which the browser's side fails, in a real Chromium. */
export const proof: Proof = {
  name: 'browser-faults',
  title: 'A browser that goes, comes back, or asks twice',
  proves: ['F13', 'F14', 'F15', 'G26'],
  async run({ quick, signal, progress }: ProofRun) {
    const files = quick ? QUICK : FILES;
    progress(0, files.length);
    const folder = mkdtempSync(join(tmpdir(), 'broetry-prove-'));
    try {
      const results = await runFiles(files, join(folder, 'report.json'), signal);
      progress(files.length, files.length);
      const failed = results.filter(({ status }) => status !== 'passed');
      const figures = [
        {
          name: 'scenarios in Chromium',
          value: String(results.length),
          goal: quick ? undefined : '≥ 40',
          holds: quick ? results.length > 0 : results.length >= 40,
        },
        {
          name: 'with a lost draft, a second post, or anything else wrong',
          value: failed.map(({ title }) => title).join('; ') || '0',
          goal: '0',
          holds: failed.length === 0,
        },
      ];
      return { figures, notRun: 'Firefox and WebKit: only Chromium comes with the tests.' };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function runFiles(files: readonly string[], report: string, signal: AbortSignal) {
  return new Promise<Report['testResults'][0]['assertionResults']>((done, fail) => {
    const how = ['run', '--project', 'browser', '--reporter=json', `--outputFile=${report}`];
    const child = spawn(process.execPath, [VITEST, ...how, ...files], {
      cwd: ROOT,
      stdio: 'ignore',
      signal,
    });
    child.once('error', fail);
    child.once('close', () => {
      const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
      done(testResults.flatMap(({ assertionResults }) => assertionResults));
    });
  });
}
