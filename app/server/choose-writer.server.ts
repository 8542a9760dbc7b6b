import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../platform/db/tables.ts';
import { createModelReplyWriter } from '../domain/writing/model-reply-writer.server.ts';
import { offlineReplyWriter } from '../domain/writing/offline-reply-writer.server.ts';
import type { ReplyWriter } from '../domain/writing/reply-writer.ts';
import { createModelTranslationWriter } from '../domain/writing/model-translation-writer.server.ts';
import { offlineTranslationWriter } from '../domain/writing/offline-translation-writer.server.ts';
import type { TranslationWriter } from '../domain/writing/translation-writer.ts';
import { keepModelError } from '../platform/observe/keep-model-error.server.ts';
import { keepUsage } from '../platform/observe/keep-usage.server.ts';
import { modelCalls, type QuotaSettings, takeQuota } from '../domain/rate-limits/quotas.server.ts';
import { type CircuitBreaker, createCircuitBreaker } from '../platform/model/circuit-breaker.ts';
import { createCallSlots } from '../platform/model/call-slots.ts';
import { withDraftFallback } from '../platform/model/draft-fallback.server.ts';
import { type CallCounters, createModelClient } from '../platform/model/model-client.server.ts';
import { faultsOf } from '../platform/model/model-fault.ts';
import {
  hasModel,
  type ModelSettings,
  providerName,
} from '../platform/settings/model-settings.server.ts';
import { createModelWriter, type ModelWriterParts } from '../platform/model/model-writer.server.ts';
import { offlineWriter } from '../platform/model/offline-writer.server.ts';
import type { Writer } from '../platform/model/writer.ts';
import { withFallback } from '../platform/model/writer-with-fallback.server.ts';

const LONGEST_WAIT = 3000;

type Needs = {
  settings: ModelSettings & QuotaSettings;
  db: Kysely<Database>;
  log: Logger;
  now: () => number;
};

/** Who writes posts, who replies, who translates on demand. */
export type Writers = {
  writer: Writer;
  replyWriter: ReplyWriter;
  translationWriter: TranslationWriter;
  /** Where no model is asked it never opens. */
  breaker: CircuitBreaker;
};

/**
 * The writers that the settings ask for: a model, a model with the offline writer behind it, or that alone.
 * All of them share the model's places and the day's calls.
 */
export function chooseWriters({ settings, db, log, now }: Needs): Writers {
  const breaker = createCircuitBreaker();
  if (!hasModel(settings)) {
    return {
      writer: offlineWriter,
      replyWriter: offlineReplyWriter,
      translationWriter: offlineTranslationWriter,
      breaker,
    };
  }
  const running = settings.modelCallsAtOnce;
  const fault = faultsOf(providerName(settings), settings.openaiApiKey);
  const parts: ModelWriterParts = {
    settings,
    fault,
    log,
    breaker,
    client: createModelClient(settings, fault, countersFor({ db, log, now }), breaker),
    slots: createCallSlots({ running, waiting: running * 2, longestWait: LONGEST_WAIT }),
    takeCall: () => takeQuota(db, settings, modelCalls(now())),
  };
  const writer = createModelWriter(parts);
  const replyWriter = createModelReplyWriter(parts);
  const translationWriter = createModelTranslationWriter(parts);
  if (!settings.writerFallback) return { writer, replyWriter, translationWriter, breaker };
  return {
    writer: withFallback(writer, offlineWriter),
    replyWriter: withDraftFallback(replyWriter, offlineReplyWriter),
    translationWriter: withDraftFallback(translationWriter, offlineTranslationWriter),
    breaker,
  };
}

function countersFor(needs: Omit<Needs, 'settings'>): CallCounters {
  return {
    onUsage: (usage) => void keepUsage(needs, usage),
    onError: (kind, isRetried) => void keepModelError(needs, kind, isRetried),
  };
}
