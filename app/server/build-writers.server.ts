import {
  createModelReplyWriter,
  offlineReplyWriter,
} from '../domain/replies/reply-writers.server.ts';
import {
  createModelCommentWriter,
  offlineCommentWriter,
} from '../domain/translator/comment-writers.server.ts';
import {
  createModelTranslationWriter,
  offlineTranslationWriter,
} from '../domain/translator/translation-writers.server.ts';
import { findActiveModel } from '../domain/writers/active-model.server.ts';
import { offlineWriter, withFallback } from '../domain/writers/fallback-writers.server.ts';
import { modelParts } from '../domain/writers/model-parts.server.ts';
import { createModelPostWriter } from '../domain/writers/model-writers.server.ts';
import type { Writer } from '../domain/writers/writer.ts';
import {
  type ActiveModel,
  createModelStatus,
  NO_MODEL,
} from '../platform/model/model-check.server.ts';
import type { Draft } from '../platform/model/thought-filter.ts';
import { countModelError, countModelUsage } from '../platform/observe/model-metrics.server.ts';
import type { Services } from '../platform/services.ts';

type Parts = Pick<
  Services,
  'settings' | 'db' | 'log' | 'now' | 'enginePlaces' | 'localModel' | 'stopping'
>;
type Writers = Pick<
  Services,
  'writer' | 'replyWriter' | 'translationWriter' | 'commentWriter' | 'modelStatus'
>;

const HOUSE: Writers = {
  writer: offlineWriter,
  replyWriter: offlineReplyWriter,
  translationWriter: offlineTranslationWriter,
  commentWriter: offlineCommentWriter,
  modelStatus: NO_MODEL,
};

/**
 * Creates the writers. Each call goes to those of the model that is active at that moment, so that a choice of an admin
 * needs no restart.
 */
export function buildWriters(services: Parts): Writers {
  let last = { id: '', writers: HOUSE };
  const now = () => {
    const model = findActiveModel(services);
    const id = model === null ? '' : idOf(model);
    if (id !== last.id) last = { id, writers: model ? writersOf(services, model) : HOUSE };
    return last.writers;
  };
  return {
    writer: following(() => now().writer),
    replyWriter: following(() => now().replyWriter),
    translationWriter: following(() => now().translationWriter),
    commentWriter: following(() => now().commentWriter),
    modelStatus: {
      active: () => now().modelStatus.active(),
      isFailing: () => now().modelStatus.isFailing(),
      refusal: () => now().modelStatus.refusal(),
      load: () => now().modelStatus.load(),
      prepare: () => now().modelStatus.prepare(),
      check: (stopping) => now().modelStatus.check(stopping),
    },
  };
}

function idOf({ settings, writes }: ActiveModel): string {
  const { openaiBaseUrl, openaiApiKey, openaiModel } = settings;
  return JSON.stringify([openaiBaseUrl, openaiApiKey, openaiModel, writes]);
}

function following<Request, Piece>(now: () => Writer<Request, Piece>): Writer<Request, Piece> {
  return {
    get name() {
      return now().name;
    },
    write: (...call) => now().write(...call),
  };
}

/** The writers of a model, with the offline ones as fallback. They share a line and the daily budget. */
function writersOf(services: Parts, active: ActiveModel): Writers {
  const { settings } = active;
  const parts = modelParts(services, settings, {
    onUsage: (usage) => void countModelUsage(services, usage),
    onError: (kind, isRetried) => void countModelError(services, kind, isRetried),
  });
  const withHouse = <Request, Piece extends string | Draft>(
    model: Writer<Request, Piece>,
    house: Writer<Request, Piece>,
  ) => (settings.writerFallback ? withFallback(model, house) : model);
  return {
    writer: withHouse(createModelPostWriter(parts), HOUSE.writer),
    replyWriter: withHouse(createModelReplyWriter(parts), HOUSE.replyWriter),
    translationWriter:
      active.writes === 'again'
        ? HOUSE.translationWriter
        : withHouse(createModelTranslationWriter(parts), HOUSE.translationWriter),
    // The comments of the house are there already, so that they replace the model's also without WRITER_FALLBACK.
    commentWriter: withFallback(createModelCommentWriter(parts), HOUSE.commentWriter),
    modelStatus: createModelStatus(active, parts),
  };
}
