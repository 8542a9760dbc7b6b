import { describe, expect, it, vi } from 'vitest';
import { readPost } from './read-post.ts';
import { REPLY_FILES } from './reply-bank.ts';
import { DEFAULT_TONES, REPLY_LENGTHS, REPLY_TONES } from './reply-kinds.ts';
import { lintReply } from './reply-limits.ts';
import { AWKWARD_POSTS, HARMLESS_POSTS, HEAVY_POSTS, ORDINARY_POSTS } from './sample-posts.ts';
import { writeReply } from './write-reply.ts';

const REMOTE =
  "Remote work is dead. I've been saying it for years.\nCulture happens at the coffee machine. Agree?";
const ordinary = ORDINARY_POSTS.map(([, post]) => post);
const everyPost = [...ordinary, ...AWKWARD_POSTS, ...HARMLESS_POSTS, ...HEAVY_POSTS];

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

/** One round for every post: each length in each tone, by a seed of the post's own. Written once, read by many tests. */
const rounds = everyPost.map((post, index) => ({
  post,
  reading: readPost(post),
  replies: REPLY_LENGTHS.flatMap((length) =>
    REPLY_TONES.map((tone) => ({
      length,
      tone,
      ...writeReply({ post, tone, length, seed: index + 1 }),
    })),
  ),
}));
const heavy = new Set(HEAVY_POSTS);

describe('writeReply', () => {
  it.each(REPLY_LENGTHS)('keeps the limits of %s for every post and tone', (wanted) => {
    expect(AWKWARD_POSTS.length).toBeGreaterThanOrEqual(60);
    const faults = new Set<string>();
    for (const { post, replies } of rounds) {
      for (const { text, length } of replies) {
        if (length !== wanted) continue;
        if (lintReply(text, length).length > 0 || breaks(text, length)) faults.add(text);
        if (/#\w|https?:|\bundefined\b|\{/u.test(text) && !post.includes('undefined'))
          faults.add(text);
      }
    }
    expect([...faults]).toEqual([]);
  });

  it('answers a heavy post from the gentle bank alone, in every tone and length', () => {
    const told = rounds.filter(({ post }) => heavy.has(post)).flatMap(({ replies }) => replies);
    expect(told.length).toBe(HEAVY_POSTS.length * REPLY_TONES.length * REPLY_LENGTHS.length);
    const ids = told.flatMap(({ templateIds }) => templateIds);
    expect(ids.filter((id) => !id.startsWith('rp.gentle.'))).toEqual([]);
  });

  it('takes up what a grave post asks for', () => {
    const post =
      "My role was eliminated. I'm looking for work in support, near Leeds. If you know of anything, write to me.";
    const texts = Array.from(
      { length: 60 },
      (_, seed) => writeReply({ post, tone: 'supportive', length: 'short-para', seed }).text,
    );
    const taken = texts.filter((text) =>
      /\b(?:role|opening|looking for|hiring|help|messages|desk|team|door|needs|place|next)\b/u.test(
        text,
      ),
    );
    expect(taken.length).toBe(60);
  });

  it('answers an apology from its own bank, and a success after a job lost with the rest', () => {
    const sorry = 'We made a mistake and charged you twice. I am sorry. This one is on me.';
    const success =
      'At 24 I had been fired three times.\nToday we clean offices in eleven cities.\nYour start is not your finish.';
    for (const tone of REPLY_TONES) {
      for (const length of REPLY_LENGTHS) {
        for (const id of writeReply({ post: sorry, tone, length, seed: 3 }).templateIds)
          expect(id).toMatch(/^rp\.sincere\./u);
        for (const id of writeReply({ post: success, tone, length, seed: 3 }).templateIds)
          expect(id.startsWith(`rp.${tone}.`)).toBe(true);
      }
    }
    expect(readPost('I was fired today. Now I sell apples.').sensitive).toBe(true);
  });

  it('says foreign words, and praises what is complained of, only where the line is made for it', () => {
    const lines = new Map(
      Object.values(REPLY_FILES).flatMap((file) => file.lines.map((line) => [line.id, line])),
    );
    const foreign = 'Nach 32 Jahren gehe ich heute.\nDen Schlüssel habe ich abgegeben.';
    const sour = 'Remote work is dead and I am tired of it.';
    for (let seed = 1; seed <= 60; seed += 1) {
      for (const length of REPLY_LENGTHS) {
        for (const id of writeReply({ post: foreign, tone: 'witty', length, seed }).templateIds) {
          const line = lines.get(id);
          if (/\{(?:quote|it)\./u.test(line?.t ?? '')) expect(line?.needs).toContain('foreign');
        }
        for (const id of writeReply({ post: sour, tone: 'supportive', length, seed }).templateIds) {
          if (/\{(?:it|topic)\./u.test(lines.get(id)?.t ?? ''))
            expect(lines.get(id)?.praises ?? false).toBe(false);
        }
      }
    }
  });

  it('varies the lines of long replies from post to post', () => {
    const used = new Map<string, number>();
    let replies = 0;
    for (const { post, replies: round } of rounds) {
      for (const { tone, length, templateIds } of round) {
        if (tone !== 'witty' || length !== 'unhinged-long' || heavy.has(post)) continue;
        replies += 1;
        for (const id of templateIds) used.set(id, (used.get(id) ?? 0) + 1);
      }
    }
    expect(Math.max(...used.values()) / replies).toBeLessThan(0.2);
  });

  it('says the same gentle words in no two tones of a round', () => {
    for (const { post, replies } of rounds) {
      if (heavy.has(post))
        expect(new Set(replies.map(({ text }) => text)).size).toBe(replies.length);
    }
  });

  it.each([
    ['one-liner', 0.6],
    ['short-para', 0.8],
    ['unhinged-long', 0.8],
  ] as const)('%s: speaks of the post in at least %d of the replies', (length, share) => {
    let replies = 0;
    let speaking = 0;
    for (const round of rounds) {
      const { topic, quote, number, person } = round.reading;
      const parts = [topic, quote, number, person].filter((part) => part !== undefined);
      if (parts.length === 0 || heavy.has(round.post)) continue;
      for (const reply of round.replies) {
        if (reply.length !== length) continue;
        const text = reply.text.toLowerCase();
        replies += 1;
        if (parts.some((part) => text.includes(part.toLowerCase()))) speaking += 1;
      }
    }
    expect(speaking / replies).toBeGreaterThanOrEqual(share);
  });

  it.each([...REPLY_TONES])(
    '%s: 80 one-liners and more to one post, of different lines',
    (tone) => {
      for (const post of [REMOTE, 'asdf', ordinary[3] ?? '', ordinary[10] ?? '']) {
        const lines = new Set<string>();
        for (let seed = 1; seed <= 400 && lines.size < 80; seed += 1)
          lines.add(writeReply({ post, tone, length: 'one-liner', seed }).templateIds.join());
        expect(lines.size, post).toBeGreaterThanOrEqual(80);
      }
    },
  );

  it('mentions no part of the post more than twice', () => {
    for (const { post, reading, replies } of rounds) {
      const { topic } = reading;
      if (!ordinary.includes(post)) continue;
      for (const { text, tone, length } of replies) {
        if (length !== 'unhinged-long') continue;
        const own = REPLY_FILES[tone].lines.some(
          ({ t }) => topic !== undefined && t.toLowerCase().includes(topic),
        );
        if (topic === undefined || own) continue;
        expect(text.toLowerCase().split(topic.toLowerCase()).length - 1).toBeLessThanOrEqual(2);
      }
    }
  });

  it('leaves lines used lately alone', () => {
    let avoid: string[] = [];
    for (let seed = 1; seed <= 15; seed += 1) {
      const { templateIds } = writeReply({
        post: REMOTE,
        tone: 'witty',
        length: 'short-para',
        seed,
        avoid,
      });
      expect(templateIds.filter((id) => avoid.includes(id))).toEqual([]);
      avoid = [...templateIds, ...avoid];
    }
    let recent: string[][] = [];
    for (let seed = 1; seed <= 30; seed += 1) {
      const request = { post: REMOTE, tone: 'humble-brag', length: 'unhinged-long', seed } as const;
      const { templateIds } = writeReply({ ...request, avoid: recent.flat() });
      expect(templateIds.filter((id) => recent.slice(0, 4).flat().includes(id))).toEqual([]);
      recent = [[...templateIds], ...recent];
    }
    const everything = Object.values(REPLY_FILES).flatMap((file) => file.lines.map(({ id }) => id));
    expect(
      writeReply({ post: REMOTE, tone: 'witty', length: 'one-liner', seed: 1, avoid: everything })
        .text,
    ).not.toBe('');
  });

  it('gives the same bytes for the same request, other words for another seed', () => {
    const request = { post: REMOTE, tone: 'witty', length: 'short-para', seed: 42 } as const;
    expect(writeReply(request)).toEqual(writeReply(request));
    const texts = new Set(
      Array.from({ length: 30 }, (_, seed) => writeReply({ ...request, seed }).text),
    );
    expect(texts.size).toBeGreaterThan(25);
    expect(writeReply(request).engine).toMatch(/^\d+\+[0-9a-z]+$/u);
  });

  it('names a device for every line', () => {
    for (const tone of DEFAULT_TONES) {
      const { templateIds, devices } = writeReply({
        post: REMOTE,
        tone,
        length: 'unhinged-long',
        seed: 5,
      });
      expect(devices).toHaveLength(templateIds.length);
      for (const device of devices) expect(device).toBeGreaterThanOrEqual(1);
    }
  });
});
