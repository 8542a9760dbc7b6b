import { setImmediate } from 'node:timers/promises';
import { retellPost, writePost } from '../../../comedy/write-post.ts';
import type { Writer } from './writer.ts';

/** The writer that needs no key: a thin face of the comedy engine. */
export const offlineWriter: Writer = {
  name: 'offline',
  async *write(_grant, request, signal) {
    // Lets other requests in between two posts: writing one takes the thread for some milliseconds.
    await setImmediate();
    signal.throwIfAborted();
    const again = request.story && retellPost(request, request.story);
    const post = again ?? writePost(request);
    for (const [index, line] of post.lines.entries()) {
      yield index === 0 ? line : `\n${line}`;
    }
    const { text, engine, plot, cast } = post;
    return { text, writer: 'offline', engine, story: { plot, cast } };
  },
};
