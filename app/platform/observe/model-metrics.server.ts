import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/tables.ts';
import { MODEL_ERROR_KINDS, type ModelErrorKind } from '../model/model-errors.server.ts';
import { type Counting, countSafely, sumByMetric } from './rollup-store.server.ts';
import { quarterOf } from './rollup.ts';

const metricOf = (kind: ModelErrorKind) => `model-error:${kind}`;

/** Counts a failed call to the model. Never throws. */
export async function countModelError(
  parts: Counting,
  kind: ModelErrorKind,
  isRetried: boolean,
): Promise<void> {
  const metrics = ['model-errors', metricOf(kind), ...(isRetried ? ['model-retries'] : [])];
  await countSafely(parts, Object.fromEntries(metrics.map((metric) => [metric, 1])), NOT_COUNTED);
}

const NOT_COUNTED = 'a call to the model was not counted';

const tokens = z.int().nonnegative().catch(0);
const usage = z.object({ prompt_tokens: tokens, completion_tokens: tokens });

/** Counts the tokens of a response, as the provider reports them. Never throws. */
export async function countModelUsage(parts: Counting, reported: unknown): Promise<void> {
  parts.log.info({ usage: reported }, 'model answered');
  const read = usage.safeParse(reported).data;
  if (!read) return;
  const counts = { 'tokens:in': read.prompt_tokens, 'tokens:out': read.completion_tokens };
  await countSafely(parts, counts, NOT_COUNTED);
}

/** The errors since a time (epoch milliseconds) by kind, the most frequent first. */
export async function readModelErrors(
  db: Kysely<Database>,
  since: number,
): Promise<[ModelErrorKind, number][]> {
  const sums = await sumByMetric(db, MODEL_ERROR_KINDS.map(metricOf), quarterOf(since));
  return MODEL_ERROR_KINDS.map((kind): [ModelErrorKind, number] => [
    kind,
    sums.get(metricOf(kind)) ?? 0,
  ])
    .filter(([, count]) => count > 0)
    .toSorted(([, one], [, other]) => other - one);
}
