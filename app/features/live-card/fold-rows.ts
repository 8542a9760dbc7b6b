/** The height of a fold, and how much of it its last line may take. A row holds `length` characters at least. */
type FoldSize = { rows: number; own: number; length: number };

/** On a card of a phone's width and on a wider one: `.fold` in app/ui/style.css has these heights. */
export const FOLD_SIZES = {
  narrow: { rows: 7, own: 4, length: 36 },
  wide: { rows: 5, own: 3, length: 56 },
} as const satisfies Record<string, FoldSize>;

// Two columns for each character of the scripts that have wide ones.
const WIDE = /[\u2e80-\ua4ff\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]/gu;

/** The room that "...more" takes in the last row, in characters. */
const MORE = 10;

/**
 * The rows that each line of a fold gets, so that all of them fit: first the last one, which the dial turns, then the
 * shortest. What is left is for the last one again.
 */
export function allotRows(lines: readonly string[], { rows, own, length }: FoldSize): number[] {
  const before = lines.length - 1;
  const needs = lines.map((line, index) => {
    const columns = line.length + (line.match(WIDE)?.length ?? 0) + (index === before ? MORE : 0);
    return Math.max(1, Math.ceil(columns / length));
  });
  const last = Math.min(needs[before] ?? 0, own, Math.max(1, rows - before));
  const got = needs.map((_, index) => (index === before ? last : 0));
  for (let left = rows - last; left > 0; left -= 1) {
    const hungry = needs.flatMap((need, index) =>
      index < before && (got[index] ?? 0) < need ? [index] : [],
    );
    const [next] = hungry.toSorted((one, other) => (got[one] ?? 0) - (got[other] ?? 0));
    const taker = next ?? before;
    got[taker] = (got[taker] ?? 0) + 1;
  }
  return got;
}
