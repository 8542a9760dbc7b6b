import { expect, it } from 'vitest';
import { composeReply, type ReplySetting } from './compose-reply.ts';
import { randomFrom } from '../random.ts';
import { offersOf } from './offers.ts';
import { chooseReply } from './rank-reply.ts';
import { readPost } from './read-post.ts';
import { compileReplyLine } from './reply-bank.ts';
import { REPLY_LENGTHS, type ReplyLength } from './reply-kinds.ts';
import { REPLY_ENGINE_VERSION } from './write-reply.ts';

// A bank that never changes: what these replies say depends on the engine alone. When the file no longer
// fits, the engine writes other words from the same banks and seeds: raise REPLY_ENGINE_VERSION, then
// `vitest run --project unit comedy/replies/golden -u`.

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  one: [
    'I own {it.np} in blue.',
    'We agreed on "{quote.q}" at sea.',
    'Only {number.np} to go.',
    'No notes.',
    '{person.np} knew.',
    'The lamp concurs.',
    'I waited {n:3-9} years.',
  ],
  para: [
    'I read {it.np} twice. The lamp read it once.',
    'A bell rang. I let it.',
    '{topic.np} {topic.is} a fence. I paint it.',
  ],
  after: ['The fence agrees.', 'I bowed. They left.', 'An owl turned its head.'],
  open: ['I sat down.', 'I stood up, for {it.np}.', 'It began with soup.'],
  turn: ['I called the mayor about {topic.np}.', 'The chair left.', 'Then it rained on {it.np}.'],
  escalation: ['The bridge bowed.', 'I was elected fog.', 'Nine geese signed.', 'The soup sued.'],
  quote: ['"{quote.q}." The bell heard.', 'I read it to a wall.'],
  lesson: ['Every door is an exit.', 'Less is also a number.'],
  close: ['Agree?', 'I go now.', 'Onward, to {it.np}.'],
};

const pools = new Map(
  Object.entries(TEXTS).map(([beat, texts]) => [
    beat,
    texts.map((t, index) =>
      compileReplyLine({
        id: `gd.${beat}.${index}`,
        beat,
        t,
        device: 1 + ((index * 7 + beat.length) % 44),
      }),
    ),
  ]),
);

function reply(post: string, length: ReplyLength, seed: number): string {
  const reading = readPost(post);
  const avoid = new Map(seed === 2 ? [['gd.one.0', 0] as const, ['gd.close.1', 1] as const] : []);
  const setting: ReplySetting = { reading, offers: offersOf(reading), pools, length, avoid };
  const key = `${post} ${length} ${seed}`;
  const drafts = Array.from({ length: 12 }, (_, attempt) =>
    composeReply(setting, seed % 2 === 1, randomFrom(`${key} ${attempt}`)),
  ).filter((draft) => draft !== undefined);
  const draft = chooseReply(drafts, randomFrom(`${key} choice`));
  return `--- ${key}\n${draft?.lines.map((line) => line.id).join(' ')}\n${draft?.text}`;
}

it('writes the same bytes from the same bank, post and seed, as long as the engine is called the same', async () => {
  const posts = ['My boss hates meetings. We had 40 meetings.', 'リモートワークは最高です。', '🔥'];
  const replies = posts.flatMap((post) =>
    REPLY_LENGTHS.flatMap((length) => [1, 2].map((seed) => reply(post, length, seed))),
  );
  const golden = [`engine ${REPLY_ENGINE_VERSION}`, ...replies].join('\n\n');
  await expect(`${golden}\n`).toMatchFileSnapshot('golden-replies.txt');
});
