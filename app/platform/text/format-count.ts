/** A count as feeds show it: 999, 1.0k, 42.6k (docs/product.md §9). */
export function formatCount(count: number): string {
  return count < 1000 ? String(count) : `${(count / 1000).toFixed(1)}k`;
}

/** A count as it is shown, and what is counted: "1 repost", "1.0k reposts". */
export function counted(count: string, thing: string): string {
  return `${count} ${thing}${count === '1' ? '' : 's'}`;
}
