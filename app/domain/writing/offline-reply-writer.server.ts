import { setImmediate } from 'node:timers/promises';
import { writeReply } from '../../../comedy/replies/write-reply.ts';
import { asFairUse } from '../../platform/model/fallback-writers.server.ts';
import type { ReplyWriter } from './reply-writer.ts';

/** The writer that needs no key: a thin face of the comedy engine. */
export const offlineReplyWriter: ReplyWriter = {
  name: 'offline',
  async *write(_grant, request, signal) {
    // Lets other requests in between two replies.
    await setImmediate();
    signal.throwIfAborted();
    const reply = writeReply(request);
    yield { text: reply.text, fresh: true };
    return { ...reply, writer: 'offline' };
  },
};

/** For a member past the day's share of the model. */
export const fairUseReplyWriter = asFairUse(offlineReplyWriter);
