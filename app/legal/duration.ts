const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A length of time in the largest unit that counts it whole: '90 days'. */
export function duration(milliseconds: number): string {
  const [name, length] =
    UNITS.find(([, length]) => milliseconds >= length && milliseconds % length === 0) ?? UNITS[2];
  const count = Math.round(milliseconds / length);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
