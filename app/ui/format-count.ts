/** A count as feeds show it: 999, 1.0k, 42.6k (docs/product.md §9). */
export function formatCount(count: number): string {
  return count < 1000 ? String(count) : `${(count / 1000).toFixed(1)}k`;
}
