import type { Result } from './benchmark.ts';
import type { Circumstances } from './machine.ts';
import { PARTS, type PartName } from './parts.ts';
import { resultText, tableText } from './result-text.ts';

/** The last run of a part that ended without a result: when, of which commit, and its last words. */
export type Broke = { date: string; commit: string; words: string };

/** One part as docs/performance.json keeps it. `broke`: a later run did, and these are the figures of the one before. */
export type Measured = Circumstances & {
  title: string;
  about: string;
  result: Result;
  loadAfter: number;
  seconds: number;
  broke?: Broke;
};

/** Of each part what was measured last; of one that has only ever broken, how. */
export type Found = Partial<Record<PartName, Measured | { broke: Broke }>>;

/** What is known after a part broke: what was measured before stays, marked. */
export function withBroken(found: Found, name: PartName, broke: Broke): Found {
  return { ...found, [name]: { ...found[name], broke } };
}

const isMeasured = (part: Found[PartName]): part is Measured =>
  part !== undefined && 'result' in part;

const INTRO = `# Performance

Written by \`npm run bench\`; do not edit. Times are of one machine and one day, and mean little elsewhere. Where there is
another side, what counts is the ratio: both are measured in one run, in turns, and the medians are compared, so that what else the machine does slows both. Cold pages, the first
visit, interactions, long feeds, writes, the offline writer and memory have no other side: they are figures of this machine alone. The load is how many processes wanted a core: more than the benchmark's own two
mean that somebody else was working. \`npm run bench -- --only feed\` measures one part again and leaves the others; \`-- --quick\` only shows that all of them work.`;

/** docs/performance.md: of every part there is what holds and what does not, then each that was measured. */
export function pageText(found: Found): string {
  const parts = namesOfParts().flatMap((name) => {
    const part = found[name];
    return isMeasured(part) ? [partText(name, part)] : [];
  });
  return `${[INTRO, summary(found), ...parts].join('\n\n')}\n`;
}

const namesOfParts = () => Object.keys(PARTS) as PartName[];

function summary(found: Found): string {
  const rows = namesOfParts().map((name) => {
    const part = found[name];
    if (isMeasured(part)) return measuredRow(part);
    return [`\`${name}\``, 'not measured', '–', part ? brokeText(part.broke) : '–'];
  });
  const head = ['Part', 'Goals that hold', 'What falls short', 'What is missing'];
  return `## In short\n\n${tableText({ head, rows })}`;
}

function measuredRow({ title, result, broke, commit }: Measured): string[] {
  const short = result.goals.filter(({ holds }) => !holds);
  const held = result.goals.length - short.length;
  const missing = [
    ...(broke ? [`${brokeText(broke)}; the figures are of commit ${commit}`] : []),
    ...(result.missing ?? []),
  ];
  return [
    `[${title}](#${anchorOf(title)})`,
    result.goals.length === 0 ? '–' : `${held} of ${result.goals.length}`,
    short.map(({ figure, value, goal }) => `${figure}: ${value} (goal ${goal})`).join('; ') || '–',
    missing.join(' ') || '–',
  ];
}

const brokeText = ({ date, commit, words }: Broke) =>
  `broke on ${date} UTC at commit ${commit}: ${words}`;

function partText(name: PartName, part: Measured): string {
  const { title, about, result, machine, commit, date, load, loadAfter, seconds, broke } = part;
  const when = `\`npm run bench:${name}\`, ${date} UTC, commit ${commit}, ${seconds} s, load ${load.toFixed(1)} before and ${loadAfter.toFixed(1)} after; ${machine}.`;
  const last = broke ? [`**The last run ${brokeText(broke)}. These figures are older.**`] : [];
  return [`## ${title}`, about, ...last, resultText(result), `_${when}_`].join('\n\n');
}

// As Markdown pages make them.
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}
