import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/time/time-units.ts';

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** A length of time in the largest unit that counts it whole: '90 days'. */
export function duration(milliseconds: number): string {
  const [name, length] =
    UNITS.find(([, length]) => milliseconds >= length && milliseconds % length === 0) ?? UNITS[2];
  const count = Math.round(milliseconds / length);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
