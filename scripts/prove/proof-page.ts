import type { Goal } from './goals.ts';
import type { Result } from './kept-results.ts';
import type { Figure } from './proof.ts';
import {
  type Drift,
  driftInWords,
  isStale,
  type MeasuredOn,
  MUCH,
  SOURCES,
} from './sources-since.ts';

/** What the page knows of a proof that has not run. */
type Known = { name: string; title: string };
/** How far the sources have moved away since; null when nobody can tell. */
type DriftOf = (measured: MeasuredOn) => Drift | null;

const INTRODUCTION = `# Proof

What Broetry says of itself, shown by doing it. \`npm run prove\` runs everything here and writes this page; \`npm run prove -- --only NAME,NAME\` runs
some parts and replaces theirs, \`--seed N\` draws other trials, \`--page\` runs nothing and
only writes this page anew, and \`--quick\` takes at most two minutes, writes nothing and is a part of \`npm test\`.
The threats (T) are those of [security.md](security.md), the faults (F) those of [operations.md](operations.md). What falls short says so.
Each part is measured for itself: what it says, it says of the commit that stands below its figures. How many files changed since
is counted in ${SOURCES.map((name) => `\`${name}\``).join(', ')}. After ${MUCH} of them a part has to run again.`;

/** docs/proof.md: where each goal stands and what it does not show, every figure, what falls short, what was not run, and what has to run again. */
export function proofPage(
  proofs: readonly Known[],
  goals: readonly Goal[],
  results: readonly Result[],
  driftOf: DriftOf = () => null,
): string {
  const byName = new Map<string, Dated>(
    results.map((result) => [result.name, { ...result, drift: driftOf(result) }]),
  );
  const ran = proofs.flatMap(({ name }) => byName.get(name) ?? []);
  const parts = [
    INTRODUCTION,
    `## Where each goal stands\n\n${goalTable(goals, byName)}`,
    `## What a goal does not show\n\n${notShown(goals)}`,
    `## What falls short\n\n${shortfalls(ran)}`,
    `## What was not run\n\n${notRun(proofs, byName)}`,
    `## Measured on other sources\n\n${measuredElsewhere(ran)}`,
    '## Every figure',
    ...ran.map(section),
  ];
  return `${parts.join('\n\n')}\n`;
}

type Dated = Result & { drift: Drift | null };

function goalTable(goals: readonly Goal[], results: ReadonlyMap<string, Dated>): string {
  const rows = goals.map((goal) =>
    row(goal.id, goal.title, goal.goal, stand(goal, results), goal.proofs.map(link).join(' ')),
  );
  return [
    row('', 'Figure', 'Goal', 'Stands', 'Part'),
    row(...Array<string>(5).fill('---')),
    ...rows,
  ].join('\n');
}

function notShown(goals: readonly Goal[]): string {
  const lines = goals.flatMap((goal) => (goal.notShown ? [`- ${goal.id}: ${goal.notShown}`] : []));
  return lines.length > 0 ? lines.join('\n') : 'Nothing that is known.';
}

function stand({ proofs, apart, elsewhere }: Goal, results: ReadonlyMap<string, Dated>): string {
  if (proofs.length === 0) return elsewhere ?? 'not run';
  const found = proofs.map((name) => results.get(name));
  const isShort = ({ name, holds }: Figure) => !holds && !apart?.test(name);
  if (found.some((result) => result?.figures.some(isShort))) return '✗';
  if (found.some((result) => !result || result.figures.length === 0)) return 'not run';
  const stands = found.some((result) => result?.notRun) ? '✓ in part' : '✓';
  return found.some((result) => isStale(result?.drift ?? null))
    ? `${stands}, on other sources`
    : stands;
}

function measuredElsewhere(results: readonly Dated[]): string {
  const lines = results
    .filter(({ drift }) => isStale(drift))
    .map(({ name, commit, began, drift }) => {
      const why = driftInWords(drift);
      return `- ${link(name)}: commit ${commit}, ${began.slice(0, 10)}: ${why}. It has to run again.`;
    });
  return lines.length > 0 ? lines.join('\n') : `Nothing; ${farthest(results)}.`;
}

/** How far back the oldest of the sources are that something was measured on. */
function farthest(results: readonly Dated[]): string {
  const files = results.map(({ drift }) => (drift?.kind === 'earlier' ? drift.files : 0));
  const most = Math.max(0, ...files);
  const changed = files.filter((count) => count > 0).length;
  return changed === 0
    ? 'no part is older than the sources of now'
    : `of ${changed} of ${files.length} parts sources have changed since, of none more than ${most} files`;
}

const LOAD =
  'A load beyond the number of cores says that something else was at work on the machine: times are longer then.';

function shortfalls(results: readonly Result[]): string {
  const lines = results.flatMap(({ name, figures, load: [before, after] }) =>
    figures
      .filter(({ holds }) => !holds)
      .map(
        (figure) =>
          `- ${link(name)}: ${figure.name}: ${figure.value}${wanted(figure)}; load ${before} to ${after}.`,
      ),
  );
  return lines.length > 0 ? [...lines, '', LOAD].join('\n') : 'Nothing that was run.';
}

function notRun(proofs: readonly Known[], results: ReadonlyMap<string, Result>): string {
  const lines = proofs.flatMap(({ name, title }) => {
    const result = results.get(name);
    if (!result) return [`- ${title}: not yet.`];
    return result.notRun ? [`- ${link(name)}: ${result.notRun}`] : [];
  });
  return lines.length > 0 ? lines.join('\n') : 'Nothing.';
}

function section(result: Dated): string {
  const { name, title, proves, figures, began, commit, seed, machine, software, load } = result;
  const since = result.drift?.kind === 'uncommitted' ? '' : driftInWords(result.drift);
  const day = began.slice(0, 16).replace('T', ' ');
  const facts = [
    `${day} UTC, ${duration(result.seconds)}, commit ${commit}${since && ` (${since})`}, seed ${seed}, load ${load[0]} before and ${load[1]} after.`,
    `${machine}; ${software}.`,
  ];
  const rows = figures.map((figure) =>
    row(figure.name, figure.value, figure.goal ?? '', figure.holds ? '✓' : '✗'),
  );
  const table = [
    row('Figure', 'Came out', 'Goal', ''),
    row(...Array<string>(4).fill('---')),
    ...rows,
  ];
  return [
    `### ${name}`,
    `${title} (${proves.join(', ')}).`,
    ...(figures.length > 0 ? [table.join('\n')] : []),
    facts.join('  \n'),
  ].join('\n\n');
}

/** 75 as '1 min 15 s'. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`;
}

function wanted({ goal }: Figure): string {
  return goal ? ` (goal: ${goal})` : '';
}

function link(name: string): string {
  return `[${name}](#${name})`;
}

function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`).replaceAll(/\s*\n\s*/g, ' ')).join(' | ')} |`;
}
