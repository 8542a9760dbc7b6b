/** A figure that the product sets itself as a goal, and the proofs that measure it. */
export type Goal = {
  id: `G${number}`;
  title: string;
  goal: string;
  /** Names of proofs; all of them have to hold. */
  proofs: readonly string[];
  /** Figures of those that another goal is about. */
  apart?: RegExp;
  /** Where it is measured instead, or why nobody measures it here. */
  elsewhere?: string;
  /** What somebody could take it to say and it does not, in whole sentences. */
  notShown?: string;
};

const g = (
  number: number,
  title: string,
  goal: string,
  proofs: readonly string[],
  more: Pick<Goal, 'apart' | 'elsewhere' | 'notShown'> = {},
): Goal => ({ id: `G${number}`, title, goal, proofs, ...more });

/** How soon it is back is a goal of its own, of all kinds of faults. */
const RECOVERY = /^ready again/;

/** The figures by which the product lets itself be judged. */
export const GOALS: readonly Goal[] = [
  g(
    1,
    'OWASP ASVS 5.0, levels 1 and 2',
    'every applicable item with evidence, none open',
    ['asvs'],
    {
      notShown:
        'That everything of the first count is shown here: it had 174 items that apply, 12 of them by the deployment. One of the others turned out not to apply, and five more rest on the deployment too; [security.md](security.md#threats-controls-tests) says which, and why.',
    },
  ),
  g(
    3,
    'Who may ask what',
    'every route, every kind of visitor, every way of asking',
    ['authorisation'],
    {
      notShown:
        'What a guest has written is asked for by others alone, and `/api/v1` by one token without the scope, not by one for each scope. Of rows that are only looked at, those are asked about by owner and others whose owner alone may see them, not avatars, pictures of the library and replay links.',
    },
  ),
  g(4, 'Bad inputs', '10,000 for every route: no 5xx, no crash', ['inputs'], {
    notShown:
      'What comes of inputs that are like none of the samples: each is bent from a sample of its route (`test/inputs/endpoints.ts`), not drawn from a schema, and each is one request, not a chain of them.',
  }),
  g(5, 'Script in what people and models write', '300 payloads: nothing runs, nothing reported', [
    'payloads',
  ]),
  g(6, 'Hostile pictures', '500 files and 20,000 mutations: no crash, under 150 MB', ['pictures']),
  g(7, 'Quota races', '1,000 rounds of 200 at once: nothing overspent or wrongly refused', [
    'quota-races',
  ]),
  g(8, 'kill -9 on SQLite', '1,000 trials: nothing acknowledged is lost', ['kills-sqlite'], {
    apart: RECOVERY,
  }),
  g(9, 'kill -9 on Postgres', '200 app and 200 backend kills: nothing lost', ['kills-postgres'], {
    apart: RECOVERY,
  }),
  g(10, 'Power loss', '10,000 states: nothing lost, and the control without care loses', [
    'power-loss',
  ]),
  g(11, 'Faults of the model provider', 'at least 60 kinds: no hang, no charge, no half post', [
    'providers',
  ]),
  g(12, 'Load', 'pages, reads and writes within their times', ['load'], {
    notShown:
      'A p99 of writes that is more than one of them: some 90 of each kind are sent in fifteen seconds, so it is the slowest of all, and differs from run to run.',
  }),
  g(
    13,
    'Ten times the load',
    'goodput of at least 80 % of the peak, shed answers fast',
    ['overload'],
    {
      notShown:
        'That everybody keeps as much: pages of members and new posts of guests keep less than the sum, which is made of files and kept pages, too. What each keeps is a figure of its own, without a goal.',
    },
  ),
  g(14, 'Eight hours at 30 % load', 'memory, files and timers flat', [], {
    elsewhere: 'not run: eight hours',
  }),
  g(15, 'Retries', 'at most 1.10 calls for each request in an outage', ['providers']),
  g(16, 'Recovery', 'ready 2 s after a kill, 5 s after the database or the disk is back', [
    'kills-sqlite',
    'kills-postgres',
    'locked-and-full',
  ]),
  g(
    17,
    'Restarts under load',
    '50 behind a proxy that tries to connect again, 50 behind one that asks `/readyz` and sends nothing twice: no failed request, each within 25 s',
    ['restarts'],
    {
      notShown:
        'A restart behind a proxy that neither asks nor tries again: what comes while the port is closed fails there. The first proxy of the proof keeps trying for 60 s, and sends a GET again whose line the server hung up: how many is a figure without a goal. A post that is interrupted: all that were under way had ended within their fifteen seconds.',
    },
  ),
  g(
    18,
    'Headers',
    'at least 130 points for every class of answer, 135 for a first page with its cookie',
    ['headers'],
    {
      notShown:
        '135 points for every class: five of them are for cookies that are locked, and 130 is the most that an answer without a cookie can get (`test/header-grade.ts`).',
    },
  ),
  g(19, 'Secrets', '14 of them in 4 spellings: found nowhere', ['secrets']),
  g(20, 'Packages', 'no install script, few and pinned, each with a reason', ['dependencies'], {
    notShown:
      'Whether a package has a known hole: for that the registry is asked ([how](self-hosting.md#known-holes-of-packages)).',
  }),
  g(21, 'OpenSSF Scorecard', 'at least 8.5', [], {
    elsewhere: 'not run: needs a public repository',
  }),
  g(22, 'Where the server connects to', 'a default install connects to nothing', ['outbound'], {
    notShown:
      'A whole run of the journeys: one visit is watched, of 13 requests and a sign-in (pages, a post, an upload, the account), and one post by a model that a setting names.',
  }),
  g(
    23,
    'Backups',
    '100 drills under writes, 90 on SQLite and 10 on Postgres: every copy is one moment, whole',
    ['backups'],
    {
      notShown:
        'How long a backup of 1 GB and its restore take, and how late the server’s own work is meanwhile: neither is measured.',
    },
  ),
  g(
    24,
    'Migrations',
    'from every schema there was, killed half way 100 times on SQLite and 25 times on Postgres',
    ['migrations'],
    {
      notShown:
        'An upgrade from one release to the next: there is none yet. How long nobody can write is measured on SQLite alone, with a million events and no other table as large.',
    },
  ),
  g(
    25,
    'Tracing a refusal, and noticing a fault',
    'every 4xx and 5xx leads to exactly one line of the log; each fault moves a number, 12 alarms and more go off',
    ['traceability', 'alerts'],
    {
      notShown:
        'Every refusal there can be: they are drawn, from 20 inputs for each route. An alarm that goes off after weeks: each incident lasts minutes, two of them more than an hour, and is read by Prometheus’ `promtool`, not by a Prometheus that runs.',
    },
  ),
  g(26, 'Browsers offline, twice, gone', '40 ways: no lost draft, nothing twice', [
    'browser-faults',
  ]),
  g(27, 'The tests themselves', '50 runs in a row without a failure', [], {
    elsewhere: 'not run: 12 hours',
  }),
];
