import {
  createModelDraftWriter,
  type ModelWriterParts,
} from '../../platform/model/model-writers.server.ts';
import { replyFaults, replyOf } from './clean-reply.ts';
import { replyPrompt } from './reply-prompt.ts';
import type { ReplyRequest, ReplyWriter } from './reply-writer.ts';

/** The writer that asks a model. What it returns has passed replyFaults. */
export function createModelReplyWriter(parts: ModelWriterParts): ReplyWriter {
  return createModelDraftWriter<ReplyRequest>(parts, {
    messages: replyPrompt,
    draftOf: (piece, { length }) =>
      length === 'unhinged-long' ? piece : piece.replaceAll('\n', ' '),
    textOf: (lines, { length }) => replyOf(lines, length),
    faultsOf: (text, { length }, canary) => replyFaults(text, length, canary),
    // The replies of a round share one deadline, whenever each of them begins.
    startedAt: ({ startedAt }) => startedAt,
  });
}
