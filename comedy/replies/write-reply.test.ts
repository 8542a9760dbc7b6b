import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { checkReplies } from './check-replies.ts';
import { forbiddenWords } from '../../test/comedy/check-words.ts';
import { readReplyPost, replyCandidates } from './choose-reply.ts';
import { REPLIES } from './plots/index.ts';
import { REPLY_LENGTHS, type ReplyLength, REPLY_TONES } from './reply-kinds.ts';
import { lintReply } from './reply-limits.ts';
import { about, oneLiner } from './reply-plot.ts';
import {
  AWKWARD_POSTS,
  HARMLESS_POSTS,
  HEAVY_POSTS,
  ORDINARY_POSTS,
} from '../../test/comedy/sample-posts.ts';
import { writeReply } from './write-reply.ts';

const ordinary = ORDINARY_POSTS.map(([, post]) => post);

vi.setConfig({ testTimeout: 60_000 });

/** A reply in each tone, in the length that the seed says. */
const roundOf = (post: string, seed: number) => {
  const length = REPLY_LENGTHS[seed % REPLY_LENGTHS.length] ?? 'one-liner';
  return REPLY_TONES.map((tone) => ({ length, ...writeReply({ post, tone, length, seed }) }));
};

describe('writeReply', () => {
  it('keeps the limits of every length for every post and tone', () => {
    const faults = [...ordinary, ...AWKWARD_POSTS, ...HARMLESS_POSTS, ...HEAVY_POSTS].flatMap(
      (post, seed) =>
        roundOf(post, seed).filter(
          ({ text, length }) =>
            lintReply(text, length).length > 0 ||
            (/\bundefined\b/u.test(text) && !post.includes('undefined')),
        ),
    );
    expect(faults).toEqual([]);
  });

  it('answers grave posts gently and apologies sincerely', () => {
    for (const post of HEAVY_POSTS)
      for (const { templateIds } of roundOf(post, 1))
        expect(templateIds[0]).toMatch(/^(?:grave|asks)-/);
    const apology = 'We made a mistake last week. We are sorry, and it was our fault.';
    for (const { templateIds } of roundOf(apology, 1)) expect(templateIds[0]).toMatch(/^sincere-/);
  });

  it('has eight replies for every ordinary post in every tone and length', () => {
    const counts = ordinary.flatMap((post) => {
      const read = readReplyPost(post);
      return REPLY_TONES.flatMap((tone) =>
        REPLY_LENGTHS.map((length) => {
          const count = replyCandidates(REPLIES, read, tone, length).length;
          return { post, tone, length, count };
        }),
      );
    });
    expect(counts.filter(({ count }) => count < 8)).toEqual([]);
  });

  it('answers what it has understood before it answers any post', () => {
    const understood = ordinary.flatMap((post) => {
      const read = readReplyPost(post);
      const ask = { post, length: 'short-para', seed: 1 } as const;
      const tones = REPLY_TONES.filter((tone) => {
        const [best] = replyCandidates(REPLIES, read, tone, 'short-para');
        return best !== undefined && best.rank >= 2;
      });
      return tones.map((tone) => writeReply({ ...ask, tone }).templateIds[0] ?? '');
    });
    expect(understood.length).toBeGreaterThan(30);
    expect(understood.filter((id) => id.startsWith('any-'))).toEqual([]);
  });

  it('repeats no recent plot, and the oldest one if all are recent', () => {
    const [post = ''] = ordinary;
    const avoid: string[] = [];
    const ask = { post, tone: 'witty', length: 'short-para' } as const;
    const all = replyCandidates(REPLIES, readReplyPost(post), 'witty', 'short-para').length;
    for (let seed = 0; seed < all; seed += 1)
      avoid.unshift(...writeReply({ ...ask, seed, avoid }).templateIds);
    expect(new Set(avoid).size).toBe(all);
    expect(writeReply({ ...ask, seed: 9, avoid }).templateIds).toEqual([avoid.at(-1)]);
  });

  it('answers in the language of the post if possible', () => {
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

describe('a round of replies', () => {
  const POSTS = [
    [
      'de',
      'Nach 12 Jahren bei Siemens starte ich heute als Teamleiterin Vertrieb. Danke an mein Team für 200 Projekte!',
      ['12 Jahre', '12 Jahren', 'Siemens', 'Teamleiterin', '200 Projekte', 'dein Team'],
    ],
    [
      'es',
      'Hoy empiezo como Directora de Marketing en Telefónica. Después de 8 años y 40 entrevistas, gracias a mi equipo.',
      ['8 años', '8 velas', 'Telefónica', 'Directora', '40 entrevistas', 'tu equipo'],
    ],
    [
      'fr',
      "Après 9 ans chez Airbus, je suis ravie de commencer comme responsable produit. Merci à toute l'équipe ! En 2016 je ne savais rien.",
      ['9 ans', '9 bougies', 'Airbus', 'responsable produit', '2016', 'votre équipe'],
    ],
  ] as const;

  it.each(POSTS)('uses parts of a post in another language: %s', (language, post, parts) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const round = REPLY_TONES.map((tone) =>
        writeReply({ post, tone, length: 'short-para', seed }),
      );
      for (const { templateIds } of round)
        expect(templateIds[0]?.startsWith(`${language}-`)).toBe(true);
      const taking = round.filter(({ text }) => parts.some((part) => text.includes(part)));
      expect(taking.length).toBeGreaterThanOrEqual(3);
      const counting = round.filter(({ text }) => /\d+ (?:Wörter|palabras|mots)/u.test(text));
      expect(counting.length).toBeLessThanOrEqual(1);
    }
  });

  it.each([
    ['Nach 32 Jahren gehe ich heute in den Ruhestand und danke allen.', '32'],
    [
      'Heute werde ich mit 40 Jahren noch einmal Azubi, und ich freue mich auf die Zeit.',
      undefined,
    ],
    ['Tengo 30 años y hoy empiezo de nuevo con muy buena gente.', undefined],
  ])('does not read an age as years of service: %s', (post, years) => {
    expect(readReplyPost(post).holes.get('years')).toBe(years);
  });

  it.each(['lol', 'ok', 'k', '🎉🎉🎉', '?', '42', 'Grateful.', '<b></b>'])(
    'does not count a single word: %s',
    (post) => {
      for (const { text } of roundOf(post, 3))
        expect(text).not.toMatch(/\b[01] (?:words?|lines?)\b/u);
    },
  );

  it('answers an emoji with that emoji', () => {
    for (const tone of REPLY_TONES)
      expect(
        replyCandidates(REPLIES, readReplyPost('🎉🎉🎉'), tone, 'one-liner')[0]?.text,
      ).toContain('🎉');
  });

  it.each([
    ['My dog Biscuit just became a certified therapy dog. So proud.', /exam|certificate/iu],
    ['I read 20 pages of Marcus Aurelius every morning before work.', /forwarded|attachment/iu],
    [
      'We just closed our $12M Series A led by Sequoia to bring AI to dog grooming.',
      /Sequoia to bring|costs that to/u,
    ],
  ])('reads the topic: %s', (post, wrong) => {
    for (const tone of REPLY_TONES)
      for (const { text } of replyCandidates(
        REPLIES,
        readReplyPost(post),
        tone,
        'unhinged-long',
      ).slice(0, 6))
        expect(text).not.toMatch(wrong);
  });
});

it('captures the rest of a clause in both persons', () => {
  const text = 'I tried to stop {x.me}, and you can see where {x} got me.';
  const plots = about({ when: '^ stop x:*' }, oneLiner('test-stop', 'witty', text));
  const told = (post: string) =>
    replyCandidates(plots, readReplyPost(post), 'witty', 'one-liner')[0]?.text;
  expect(told('Stop checking your email, please.')).toBe(
    'I tried to stop checking my email, and you can see where checking your email got me.',
  );
  expect(told('Do not stop.')).toBeUndefined();
});

/** The record of readers: how many of three would send a reply, by length, and how many named a fault. */
const RECORD = new Map(
  readFileSync(join(import.meta.dirname, 'read.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([id = '', , ...rest]) => [id, rest.map(Number)]),
);

it('has no joke that fewer than two of three readers would send, or in which two named a fault', () => {
  const jokes = REPLIES.filter(({ manner }) => manner === undefined);
  expect(jokes.length).toBeGreaterThan(800);
  const unsent = jokes.filter(({ id, texts }) => {
    const [faults = 2, ...sent] = RECORD.get(id)?.toReversed() ?? [];
    const byLength = sent.toReversed();
    const isSent = (length: ReplyLength) =>
      !texts[length] || (byLength[REPLY_LENGTHS.indexOf(length)] ?? 0) >= 2;
    return faults > 1 || !REPLY_LENGTHS.every(isSent);
  });
  expect(unsent.map(({ id }) => id)).toEqual([]);
  expect([...RECORD.keys()].toSorted()).toEqual(jokes.map(({ id }) => id).toSorted());
});

it('has no fault, slur or famous name in its plots', () => {
  expect(checkReplies(REPLIES)).toEqual([]);
  const lines = REPLIES.flatMap(({ id, texts }) =>
    Object.values(texts)
      .flat()
      .map((t) => ({ id, t })),
  );
  expect(forbiddenWords(lines)).toEqual([]);
});
