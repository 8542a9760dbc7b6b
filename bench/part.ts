/** `quick` asks for seconds instead of minutes. `server` is the checkout whose built server is measured. */
export type Run = { quick: boolean; server: string };
export type Table = { head: string[]; rows: string[][] };

/** One part of `npm run bench`. `about` says in one sentence what is measured and how. */
export type Part = { about: string; measure: (run: Run) => Promise<Table> };

/** Three significant digits, as in `1.23`, `45.6` and `7,890`. */
export function rounded(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 10 ? 1 : 2);
}

/** A table of Markdown. */
export function tableText({ head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

/** The value below which `share` (0 to 1) of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
