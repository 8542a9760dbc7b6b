import { setTimeout as pause } from 'node:timers/promises';
import { type FakeModelProvider, refuseWith } from '../../../test/fake-model-provider.ts';
import type { Figure, ProofRun } from '../proof.ts';
import { GOOD } from './fault-kinds.ts';

const OLD_CALLS = 31_000;
const EVERY = 500;
const MOST_TO_OPEN = 10;
const MOST_RETRIES = 1.1;
const SAVED_UP = 2;
const LONGEST_BACK = 15_000;

/**
 * The provider is down, and comes back. Says after how many calls it is left alone, how many calls it gets for each
 * request of a reader, and how soon it writes again.
 */
export async function showOutage(
  provider: FakeModelProvider,
  ask: () => Promise<void>,
  { quick, signal, progress }: ProofRun,
): Promise<Figure[]> {
  const minutes = quick ? 0.1 : 5;
  const lasts = minutes * 60_000;
  const show = (time: number) => progress(Math.round(time / 1000), lasts / 1000, 'an outage');
  show(0);
  // The breaker forgets the good calls from before.
  await pause(quick ? 0 : OLD_CALLS, undefined, { signal });
  provider.behave(refuseWith(503, {}));
  const before = provider.asked.length;
  const begun = performance.now();
  let requests = 0;
  let toOpen: number | null = null;
  while (performance.now() - begun < lasts && !signal.aborted) {
    show(performance.now() - begun);
    const calls = provider.asked.length;
    await ask();
    requests += 1;
    if (provider.asked.length === calls) toOpen ??= calls - before;
    if (toOpen !== null) await pause(quick ? 50 : EVERY);
  }
  const perRequest = (provider.asked.length - before) / requests;
  provider.behave(GOOD.behave(true));
  const back = await timeUntilAsked(provider, ask);
  const opened = toOpen === null ? 'not opened' : String(toOpen);
  const figures: Figure[] = [
    {
      name: `calls for each of ${requests} requests of an outage of ${minutes} minutes`,
      value: perRequest.toFixed(2),
      goal: '≤ 1.10',
      // Of few requests the two retries that are saved up beforehand are a larger share.
      holds: perRequest <= MOST_RETRIES + (quick ? SAVED_UP / requests : 0),
    },
    {
      name: 'asked again after the provider is back',
      value: `${(back / 1000).toFixed(1)} s`,
      goal: '≤ 15 s',
      holds: back <= LONGEST_BACK,
    },
  ];
  // Right after good calls half of all must fail first: only the long form waits until they are forgotten.
  if (quick) return figures;
  const holds = toOpen !== null && toOpen <= MOST_TO_OPEN;
  return [
    { name: 'failed calls until the model is left alone', value: opened, goal: '≤ 10', holds },
    ...figures,
  ];
}

async function timeUntilAsked(provider: FakeModelProvider, ask: () => Promise<void>) {
  const begun = performance.now();
  const last = provider.asked.length;
  while (provider.asked.length === last && performance.now() - begun < 2 * LONGEST_BACK) {
    await ask();
    await pause(100);
  }
  return performance.now() - begun;
}
