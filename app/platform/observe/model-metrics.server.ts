import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../db/tables.ts';
import { MODEL_ERROR_KINDS, type ModelErrorKind } from '../model/model-errors.server.ts';
import { addToRollups, sumByMetric } from './rollup-store.server.ts';
import { quarterOf } from './rollup.ts';

type CounterParts = { db: Kysely<Database>; log: Logger; now: () => number };

const metricOf = (kind: ModelErrorKind) => `model-error:${kind}`;

/** Counts a call to the model that failed. A failure of that costs nobody anything: it goes to the log. */
export async function countModelError(
  { db, log, now }: CounterParts,
  kind: ModelErrorKind,
  isRetried: boolean,
): Promise<void> {
  const bucket = quarterOf(now());
  const metrics = ['model-errors', metricOf(kind), ...(isRetried ? ['model-retries'] : [])];
  try {
    await addToRollups(
      db,
      metrics.map((metric) => ({ metric, bucket, by: 1 })),
    );
  } catch (error) {
    log.warn({ err: error }, 'an error of the model was not counted');
  }
}

/** Which errors there were since a moment (epoch milliseconds) and how many of each, the most first. */
export async function readModelErrors(
  db: Kysely<Database>,
  since: number,
): Promise<[ModelErrorKind, number][]> {
  const sums = await sumByMetric(db, MODEL_ERROR_KINDS.map(metricOf), quarterOf(since));
  return MODEL_ERROR_KINDS.map((kind) => [kind, sums.get(metricOf(kind)) ?? 0] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]): [ModelErrorKind, number] => [kind, count])
    .toSorted(([, one], [, other]) => other - one);
}

const count = z.int().nonnegative().catch(0);
const usage = z.object({ prompt_tokens: count, completion_tokens: count });

/** Counts what a model's answer cost in tokens. A failure costs nobody their post: it goes to the log. */
export async function countModelUsage(
  { db, log, now }: { db: Kysely<Database>; log: Logger; now: () => number },
  reported: unknown,
): Promise<void> {
  log.info({ usage: reported }, 'model answered');
  const read = usage.safeParse(reported).data;
  if (!read) return;
  const bucket = quarterOf(now());
  try {
    await addToRollups(db, [
      { metric: 'tokens:in', bucket, by: read.prompt_tokens },
      { metric: 'tokens:out', bucket, by: read.completion_tokens },
    ]);
  } catch (error) {
    log.warn({ err: error }, 'the tokens of an answer were not counted');
  }
}
