import { describe, expect, it, vi } from 'vitest';
import { checkReplies } from './check-replies.ts';
import { forbiddenWords } from '../../test/comedy/check-words.ts';
import { readReplyPost, replyCandidates } from './choose-reply.ts';
import { REPLIES } from './plots/index.ts';
import { REPLY_LENGTHS, REPLY_TONES } from './reply-kinds.ts';
import { lintReply } from './reply-limits.ts';
import { reply } from './reply-plot.ts';
import {
  AWKWARD_POSTS,
  HARMLESS_POSTS,
  HEAVY_POSTS,
  ORDINARY_POSTS,
} from '../../test/comedy/sample-posts.ts';
import { writeReply } from './write-reply.ts';

const ordinary = ORDINARY_POSTS.map(([, post]) => post);

// Thousands of replies take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The limits said again in the simplest words, so that two ways of counting agree. */
function breaks(text: string, length: string): boolean {
  const sentences = text.split(/[.!?…]+/u).filter((part) => part.trim() !== '').length;
  const words = text.trim().split(/\s+/u).length;
  const lines = text.split('\n').length;
  if (length === 'one-liner') return sentences !== 1 || words > 20 || lines !== 1;
  if (length === 'short-para') return sentences < 2 || sentences > 3 || words > 50 || lines !== 1;
  return lines < 2 || lines > 9;
}

const roundOf = (post: string, seed: number) =>
  REPLY_LENGTHS.flatMap((length) =>
    REPLY_TONES.map((tone) => ({ length, tone, ...writeReply({ post, tone, length, seed }) })),
  );

describe('writeReply', () => {
  it('keeps the limits of every length for every post and tone', () => {
    expect(AWKWARD_POSTS.length).toBeGreaterThanOrEqual(60);
    const faults = new Set<string>();
    for (const [seed, post] of [
      ...ordinary,
      ...AWKWARD_POSTS,
      ...HARMLESS_POSTS,
      ...HEAVY_POSTS,
    ].entries())
      for (const { text, length } of roundOf(post, seed)) {
        if (lintReply(text, length).length > 0 || breaks(text, length)) faults.add(text);
        if (/#\w|https?:|\bundefined\b|\{/u.test(text) && !post.includes('undefined'))
          faults.add(text);
      }
    expect([...faults]).toEqual([]);
  });

  it('answers a grave post gently, and an apology without mockery, in every tone and length', () => {
    for (const post of HEAVY_POSTS)
      for (const { templateIds } of roundOf(post, 1))
        expect(templateIds[0]).toMatch(/^(?:grave|asks)-/);
    const apology = 'We made a mistake last week. We are sorry, and it was our fault.';
    for (const { templateIds } of roundOf(apology, 1)) expect(templateIds[0]).toMatch(/^sincere-/);
  });

  it('has at least four plots for every ordinary post in every tone', () => {
    const thin = ordinary.flatMap((post) => {
      const read = readReplyPost(post);
      return REPLY_TONES.filter(
        (tone) => replyCandidates(REPLIES, read, tone, 'short-para').length < 4,
      ).map((tone) => `${tone}: ${post}`);
    });
    expect(thin).toEqual([]);
  });

  it('takes up what only the post says where the post offers anything', () => {
    const dull = ordinary.flatMap((post) => {
      const read = readReplyPost(post);
      return REPLY_TONES.filter(
        (tone) => (replyCandidates(REPLIES, read, tone, 'short-para')[0]?.rank ?? 0) < 1,
      ).map((tone) => `${tone}: ${post}`);
    });
    expect(dull.length).toBeLessThan(ordinary.length * REPLY_TONES.length * 0.1);
  });

  it('tells no plot again that was read lately, and the oldest when all were', () => {
    const [post = ''] = ordinary;
    const avoid: string[] = [];
    const ask = { post, tone: 'witty', length: 'short-para' } as const;
    const all = replyCandidates(REPLIES, readReplyPost(post), 'witty', 'short-para').length;
    for (let seed = 0; seed < all; seed += 1)
      avoid.unshift(...writeReply({ ...ask, seed, avoid }).templateIds);
    expect(new Set(avoid).size).toBe(all);
    expect(writeReply({ ...ask, seed: 9, avoid }).templateIds).toEqual([avoid.at(-1)]);
  });

  it('answers another language in that language, or says honestly that it cannot', () => {
    const languageOf = (post: string) =>
      REPLY_TONES.map(
        (tone) => writeReply({ post, tone, length: 'short-para', seed: 1 }).templateIds[0],
      );
    for (const id of languageOf(
      'Hoy empiezo un nuevo trabajo. Estoy muy feliz y quiero dar las gracias a mi equipo.',
    ))
      expect(id).toMatch(/^es-/);
    for (const id of languageOf('今日から新しい会社で働きます。')) expect(id).toMatch(/^other-/);
  });
});

describe('a reply plot', () => {
  const plot = reply(
    'test-stop',
    'witty',
    { when: '^ stop x:*' },
    'I tried to stop {x.me}, and you can see where {x} got me.',
    'Home.',
    'Alone.',
  );
  const told = (post: string) =>
    replyCandidates([plot], readReplyPost(post), 'witty', 'one-liner')[0]?.text;

  it('keeps the rest of a clause, said to the reader and of oneself', () => {
    expect(told('Stop checking your email, please.')).toBe(
      'I tried to stop checking my email, and you can see where checking your email got me.',
    );
    expect(told('Do not stop.')).toBeUndefined();
  });
});

it('has no fault in its plots, no slur and no famous name', () => {
  expect(checkReplies(REPLIES)).toEqual([]);
  const lines = REPLIES.flatMap(({ id, one, tail, long }) =>
    [one, tail, ...long].map((t) => ({ id, t })),
  );
  expect(forbiddenWords(lines, new Set())).toEqual([]);
});
