/** One row of the table of gates. */
export type Gate = { number: string; check: string; figure: string; gate: string; met: boolean };

/** A share as text; of nothing it is 0. */
export const percent = (part: number, whole: number, digits = 1): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(digits)} %`;

/** A table of Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The gates as a table of Markdown. */
export function gateTable(gates: readonly Gate[]): string {
  return table(
    ['#', 'Check', 'Figure', 'Gate', ''],
    gates.map((row) => [
      row.number,
      row.check,
      row.figure,
      row.gate,
      row.met ? 'met' : '**missed**',
    ]),
  );
}

/** A section of the report. */
export function section(title: string, ...parts: readonly string[]): string {
  return [`## ${title}`, ...parts].join('\n\n');
}
