import { setImmediate as nextTurn } from 'node:timers/promises';
import { writeCommentSection } from '../../../comedy/comment-section/write-section.ts';
import { reportCard } from '../../../comedy/devices/report-card.ts';
import { isGrave } from '../../../comedy/grave/grave.ts';
import { writeReply } from '../../../comedy/replies/write-reply.ts';
import { directionOf } from '../../../comedy/translate/direction-of.ts';
import { toSpeak } from '../../../comedy/translate/to-speak.ts';
import { toTruth } from '../../../comedy/translate/to-truth.ts';
import { writePost } from '../../../comedy/posts/write-post.ts';
import { screenWords } from '../screening/word-screening.server.ts';

/** One of each of the two ways in which the engine stores a text. It compiles a pattern for each. */
const TEXTS = [
  'I walked my dog, and my boss said, "We are family." 5 people clapped.',
  'I walked my dog … 今日は犬と歩いた。 😀',
];

const level = 'Spicy';
const seed = 1;
const STYLE = 'gpt4-context';

const READERS: readonly ((text: string) => unknown)[] = [
  isGrave,
  screenWords,
  reportCard,
  directionOf,
  (text) => toTruth({ text, level, seed }),
  (text) => toSpeak({ text, voice: 'announcement', level, seed }),
  (text) => writeCommentSection(text),
  (post) => writeReply({ post, tone: 'witty', length: 'short-para', seed }),
  (context) => writePost({ style: STYLE, fields: { context }, level, seed, site: '' }),
];

/**
 * Reads two texts with each reader of the house, one in a turn of the event loop: the first text that a process reads
 * takes a second, since the patterns are compiled for it. Ends when the server stops.
 */
export async function warmUp(stopping: AbortSignal): Promise<void> {
  for (const text of TEXTS) {
    for (const read of READERS) {
      await nextTurn();
      if (stopping.aborted) return;
      read(text);
    }
  }
}
