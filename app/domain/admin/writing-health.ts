import { percentOf } from './funnel.ts';
import type { Attempt } from './system-store.server.ts';

/** How long the ones that one writer has finished took. Times in milliseconds. */
export type WriterPace = { writer: string; written: number; median: number; slow: number };

/** How the writing has gone of late. */
export type WritingHealth = {
  written: number;
  failed: number;
  /** Why, and how often. */
  reasons: [string, number][];
  /** Of what was written, how much the offline writer had to take over, in percent. */
  fallbackRate: number;
  /** Each writer's, whoever wrote most first. */
  paces: WriterPace[];
};

/** What an operator wants to know of the last attempts. A reader who left is no failure. */
export function writingHealth(attempts: readonly Attempt[]): WritingHealth {
  const byWriter = attempts.filter(({ writer }) => writer !== 'member');
  const written = byWriter.filter(({ state }) => state === 'succeeded');
  const failed = byWriter.filter(
    ({ state, error_code }) =>
      (state === 'failed' || state === 'expired') && error_code !== 'reader-left',
  );
  const reasons = new Map<string, number>();
  const note = (reason: string) => reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  for (const { error_code } of failed) note(error_code ?? 'unknown');
  const fallen = written.filter(({ fallback }) => fallback !== null);
  for (const { fallback } of fallen) note(`fallback: ${fallback}`);
  const groups = Map.groupBy(written, ({ writer }) => writer ?? 'unknown');
  return {
    written: written.length,
    failed: failed.length,
    reasons: [...reasons].sort(([, one], [, other]) => other - one),
    fallbackRate: percentOf(fallen.length, written.length),
    paces: [...groups]
      .map(([writer, own]) => paceOf(writer, own))
      .toSorted((one, other) => other.written - one.written),
  };
}

function paceOf(writer: string, attempts: readonly Attempt[]): WriterPace {
  const times = attempts
    .map(({ created_at, finished_at }) => (finished_at ?? created_at) - created_at)
    .sort((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  return { writer, written: times.length, median: at(0.5), slow: at(0.95) };
}
