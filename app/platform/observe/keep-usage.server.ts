import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import { quarterOf } from './rollup.ts';
import { addToRollups } from './rollup-store.server.ts';
import type { Database } from '../db/tables.ts';

const count = z.int().nonnegative().catch(0);
const usage = z.object({ prompt_tokens: count, completion_tokens: count });

/** Counts what a model's answer cost in tokens. A failure costs nobody their post: it goes to the log. */
export async function keepUsage(
  { db, log, now }: { db: Kysely<Database>; log: Logger; now: () => number },
  given: unknown,
): Promise<void> {
  log.info({ usage: given }, 'model answered');
  const read = usage.safeParse(given).data;
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
