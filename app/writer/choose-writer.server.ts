import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/tables.ts';
import { createCallSlots } from './call-slots.ts';
import { createModelClient } from './model-client.server.ts';
import { faultsOf } from './model-fault.ts';
import { hasModel, modelBaseUrl, type ModelSettings } from './model-settings.server.ts';
import { createModelWriter } from './model-writer.server.ts';
import { offlineWriter } from './offline-writer.server.ts';
import { takeModelCall } from './take-model-call.server.ts';
import type { Writer } from './writer.ts';
import { withFallback } from './writer-with-fallback.server.ts';

const LONGEST_WAIT = 3000;

type Needs = { settings: ModelSettings; db: Kysely<Database>; log: Logger; now: () => number };

/** The writer that the settings ask for: a model, a model with the offline writer behind it, or that alone. */
export function chooseWriter({ settings, db, log, now }: Needs): Writer {
  if (!hasModel(settings)) return offlineWriter;
  const running = settings.modelCallsAtOnce;
  const fault = faultsOf(settings.openaiProviderName, settings.openaiApiKey);
  const model = createModelWriter({
    settings,
    fault,
    log,
    client: createModelClient(settings, fault, (usage) => log.info({ usage }, 'model answered')),
    slots: createCallSlots({ running, waiting: running * 2, longestWait: LONGEST_WAIT }),
    takeCall: () => takeModelCall(db, settings.modelCallsPerDay, now()),
  });
  return settings.writerFallback ? withFallback(model, offlineWriter) : model;
}

/** The writer in the words of the start: "gpt-4o at api.openai.com, offline when it fails". */
export function describeWriter(settings: ModelSettings): string {
  if (!hasModel(settings)) return 'offline, needs no key';
  const host = new URL(modelBaseUrl(settings)).host;
  const otherwise = settings.writerFallback ? ', offline when it fails' : '';
  return `${settings.openaiModel} at ${host}${otherwise}`;
}
