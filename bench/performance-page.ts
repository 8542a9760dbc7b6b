import type { Result } from './benchmark.ts';
import type { Circumstances } from './machine.ts';
import { resultText, tableText } from './result-text.ts';

/** One part as docs/performance.json keeps it. */
export type Measured = Circumstances & {
  title: string;
  about: string;
  result: Result;
  loadAfter: number;
  seconds: number;
};

const INTRO = `# Performance

Written by \`npm run bench\`; do not edit. Times are of one machine and one day, and mean little elsewhere. What counts are the ratios: both sides are measured in one
run, in turns, and the medians are compared, so that what else the machine does slows both. The load is how many processes wanted a core: more than the benchmark's own two
mean that somebody else was working. \`npm run bench -- --only feed\` measures one part again and leaves the others; \`-- --quick\` only shows that all of them work.`;

/** docs/performance.md: what holds and what does not, then each part. */
export function pageText(found: Readonly<Record<string, Measured>>): string {
  const parts = Object.entries(found);
  return `${[INTRO, summary(parts), ...parts.map(([name, part]) => partText(name, part))].join('\n\n')}\n`;
}

function summary(parts: readonly (readonly [string, Measured])[]): string {
  const rows = parts.map(([, { title, result }]) => {
    const short = result.goals.filter(({ holds }) => !holds);
    const held = result.goals.length - short.length;
    return [
      `[${title}](#${anchorOf(title)})`,
      result.goals.length === 0 ? '–' : `${held} of ${result.goals.length}`,
      short.map(({ figure, value, goal }) => `${figure}: ${value} (goal ${goal})`).join('; ') ||
        '–',
    ];
  });
  return `## In short\n\n${tableText({ head: ['Part', 'Goals that hold', 'What falls short'], rows })}`;
}

function partText(name: string, part: Measured): string {
  const { title, about, result, machine, commit, date, load, loadAfter, seconds } = part;
  const when = `\`npm run bench:${name}\`, ${date} UTC, commit ${commit}, ${seconds} s, load ${load.toFixed(1)} before and ${loadAfter.toFixed(1)} after; ${machine}.`;
  return [`## ${title}`, about, resultText(result), `_${when}_`].join('\n\n');
}

// As Markdown pages make them.
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}
