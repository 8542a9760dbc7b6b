import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/tables.ts';
import { createModelReplyWriter } from '../replies/model-reply-writer.server.ts';
import { offlineReplyWriter } from '../replies/offline-reply-writer.server.ts';
import type { ReplyWriter } from '../replies/reply-writer.ts';
import { createModelTranslationWriter } from '../translator/model-translation-writer.server.ts';
import { offlineTranslationWriter } from '../translator/offline-translation-writer.server.ts';
import type { TranslationWriter } from '../translator/translation-writer.ts';
import { keepModelError } from '../metrics/keep-model-error.server.ts';
import { keepUsage } from '../metrics/keep-usage.server.ts';
import { modelCalls, type QuotaSettings, takeQuota } from '../rate-limits/quotas.server.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { createCallSlots } from './call-slots.ts';
import { withDraftFallback } from './draft-fallback.server.ts';
import { type CallCounters, createModelClient } from './model-client.server.ts';
import { faultsOf } from './model-fault.ts';
import {
  hasModel,
  modelBaseUrl,
  type ModelSettings,
  providerName,
} from './model-settings.server.ts';
import { createModelWriter, type ModelWriterParts } from './model-writer.server.ts';
import { offlineWriter } from './offline-writer.server.ts';
import type { Writer } from './writer.ts';
import { withFallback } from './writer-with-fallback.server.ts';

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
  breaker: Breaker;
};

/**
 * The writers that the settings ask for: a model, a model with the offline writer behind it, or that alone.
 * All of them share the model's places and the day's calls.
 */
export function chooseWriters({ settings, db, log, now }: Needs): Writers {
  const breaker = createBreaker();
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

/** The writer in the words of the start: "gpt-4o at api.openai.com, offline when it fails". */
export function describeWriter(settings: ModelSettings): string {
  if (!hasModel(settings)) return 'offline, needs no key';
  const host = new URL(modelBaseUrl(settings)).host;
  const otherwise = settings.writerFallback ? ', offline when it fails' : '';
  return `${settings.openaiModel} at ${host}${otherwise}`;
}
