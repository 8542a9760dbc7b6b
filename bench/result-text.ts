import type { Bars, Goal, Piece, Result, Table } from './benchmark.ts';

const WIDTH = 40;

/** What a part found, as it stands in docs/performance.md and on the terminal. */
export function resultText({ goals, pieces, missing = [] }: Result): string {
  return [
    ...(goals.length > 0 ? [tableText(goalTable(goals))] : []),
    ...goals.flatMap(({ figure, why, holds }) =>
      why && !holds ? [`**${figure}** falls short. ${why}`] : [],
    ),
    ...pieces.map(pieceText),
    ...missing.map((sentence) => `Not measured: ${sentence}`),
  ].join('\n\n');
}

function goalTable(goals: readonly Goal[]): Table {
  return {
    head: ['Figure', 'Measured', 'Goal', ''],
    rows: goals.map(({ figure, value, goal, holds }) => [
      figure,
      value,
      goal,
      holds ? 'holds' : '**falls short**',
    ]),
  };
}

function pieceText(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  return 'bars' in piece ? barsText(piece) : tableText(piece);
}

/** A table of Markdown. */
export function tableText({ head, rows }: Table): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

function barsText({ unit, bars }: Bars): string {
  const most = Math.max(...bars.map(([, value]) => value));
  const room = Math.max(...bars.map(([name]) => name.length));
  const lines = bars.map(([name, value]) => {
    const length = most > 0 ? Math.max(1, Math.round((value / most) * WIDTH)) : 0;
    return `${name.padEnd(room)}  ${'█'.repeat(length).padEnd(WIDTH)}  ${rounded(value)} ${unit}`;
  });
  return ['```text', ...lines, '```'].join('\n');
}

/** A number with as many places as anybody reads. */
export function rounded(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (value >= 1000) return Math.round(value).toLocaleString('en');
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
