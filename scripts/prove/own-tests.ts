import type { Proof } from './proof.ts';
import { testsProof } from './tests-proof.ts';

const dependencies: Proof = testsProof({
  name: 'dependencies',
  title:
    'What the server is made of: few packages, pinned, with a reason, and none that runs when it is installed',
  proves: ['T14', 'G20'],
  counts: 'Rules for packages',
  tests: { files: ['scripts/dependencies.test.ts', 'scripts/package-ages.test.ts'] },
  quick: { named: 'runs no script|pins every|takes packages' },
});

const headers: Proof = testsProof({
  name: 'headers',
  title: 'The headers of every class of answer, graded as Mozilla’s Observatory grades them',
  proves: ['T5', 'T18', 'T23', 'T28', 'G18'],
  counts: 'Classes of answers',
  tests: { files: ['app/headers.test.ts'] },
  quick: { named: 'of a page$|of a picture of the library|of a surprise' },
});

const authorisation: Proof = testsProof({
  name: 'authorisation',
  title:
    'Every route, asked by every kind of visitor in every spelling and by every method, of rows of their own and of others, answers as the tables say',
  proves: ['T3', 'T4', 'G3'],
  counts: 'Kinds of visitors, and whether every route has a row',
  tests: { files: ['app/routes.test.ts', 'app/routes-unsafe.test.ts'] },
  quick: { named: 'has a row|has asks' },
});

const clocks: Proof = testsProof({
  name: 'clocks',
  title: 'A clock that jumps, forward and back',
  proves: ['F17'],
  counts: 'Rules of clocks',
  tests: {
    files: [
      'test/clock-jumps.test.ts',
      'app/jobs/run-jobs.test.ts',
      'app/auth/sessions.test.ts',
      'app/public-pages/keep-pages.test.ts',
      'app/generator/release-generation.test.ts',
      'app/guests/flood-counters.test.ts',
    ],
    named: 'clock|set back',
    env: { CLOCK_JUMPS: process.env['CLOCK_JUMPS'] ?? '10000' },
  },
  quick: { env: { CLOCK_JUMPS: '400' } },
});

const payloads: Proof = testsProof({
  name: 'payloads',
  title:
    'Texts that try to become script, in every field, on every page that shows it, in Chromium and in a parser',
  proves: ['T5', 'T30', 'G5'],
  counts: 'Browsers',
  tests: {
    files: ['e2e/payloads.e2e.ts'],
    project: 'browser',
    env: { PAYLOADS: process.env['PAYLOADS'] ?? '325' },
  },
  quick: null,
});

const inputs: Proof = testsProof({
  name: 'inputs',
  title: 'Bent inputs at every route: no 5xx, no look inside, nothing written by what is refused',
  proves: ['T8', 'T12', 'T21', 'G4'],
  counts: 'Routes that answered in words of their own',
  tests: { files: ['app/inputs.test.ts'], env: { INPUTS: process.env['INPUTS'] ?? '10000' } },
  quick: { named: 'at /api/(generations|community|events|blocks) ', env: { INPUTS: '50' } },
});

const quotaRaces: Proof = testsProof({
  name: 'quota-races',
  title:
    'Two hundred requests at once, by drawn guests with drawn keys, with a writer that fails now and then',
  proves: ['T1', 'T16', 'G7'],
  counts: 'Races',
  tests: {
    files: ['app/generator/quota-races.test.ts'],
    env: { ROUNDS: process.env['ROUNDS'] ?? '1000' },
  },
  quick: { env: { ROUNDS: '1' } },
});

const outbound: Proof = testsProof({
  name: 'outbound',
  title:
    'Where a default install connects to while somebody looks around, writes, signs in, and uploads',
  proves: ['T9', 'T28', 'G22'],
  counts: 'Servers watched',
  tests: { files: ['app/outbound.test.ts'] },
  quick: null,
});

const traceability: Proof = testsProof({
  name: 'traceability',
  title: 'The number of every refusal leads to one line of the log',
  proves: ['T19', 'G25'],
  counts: 'Servers asked',
  tests: { files: ['app/traceability.test.ts'], env: { TRACED: '20' } },
  quick: null,
});

const alerts: Proof = testsProof({
  name: 'alerts',
  title:
    'Each fault, made to happen, moves its number, and sets off the alarms for it and no other',
  proves: ['T19', 'G25'],
  counts: 'Incidents, and whether there is one for each alarm and each fault',
  tests: { files: ['app/metrics/alerts.test.ts'] },
  quick: null,
});

const secrets: Proof = testsProof({
  name: 'secrets',
  title: 'Secrets with a mark in them are found in no answer, page, file, log, backup, or build',
  proves: ['T2', 'T22', 'G19'],
  counts: 'Drills',
  tests: { files: ['app/secrets.test.ts'] },
  quick: null,
});

/** Proofs that are tests of the project, with what these count on the way. */
export const OWN_TESTS: readonly Proof[] = [
  dependencies,
  headers,
  authorisation,
  traceability,
  alerts,
  secrets,
  outbound,
  payloads,
  clocks,
  quotaRaces,
  inputs,
];
