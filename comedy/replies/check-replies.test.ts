import { describe, expect, it, vi } from 'vitest';
import { lintLine } from '../lint.ts';
import { randomFrom } from '../random.ts';
import { renderTemplate } from '../render.ts';
import { checkReplies, checkReplyFile } from './check-replies.ts';
import { offersOf } from './offers.ts';
import { type PostReading, readPost } from './read-post.ts';
import { compileReplyLine, REPLY_FILES, type ReplyLineData } from './reply-bank.ts';
import { CATEGORIES } from './reply-kinds.ts';
import { countSentences } from './reply-limits.ts';
import { AWKWARD_POSTS, ORDINARY_POSTS } from './sample-posts.ts';

const ECHO = 5;

/** Pairs of lines that share five words in a row of their own. */
function echoes(lines: readonly ReplyLineData[]): string[] {
  const owner = new Map<string, string>();
  const found: string[] = [];
  for (const { id, t } of lines) {
    const words =
      t
        .toLowerCase()
        .replace(/\{[^{}]*\}/gu, ' § ')
        .match(/[\p{L}\p{N}'§]+/gu) ?? [];
    for (let at = 0; at + ECHO <= words.length; at += 1) {
      const gram = words.slice(at, at + ECHO).join(' ');
      const first = owner.get(gram) ?? id;
      if (first !== id && !gram.includes('§')) found.push(`${first} and ${id}: ${gram}`);
      owner.set(gram, first);
    }
  }
  return found;
}

// Every line meets every post.
vi.setConfig({ testTimeout: 60_000 });

const FULL: PostReading = {
  category: 'other',
  topic: 'remote work',
  topicKind: 'matter',
  topic2: 'meetings',
  quote: 'Culture happens at the coffee machine',
  number: '500 applications',
  person: 'your boss',
  sensitive: false,
  asks: false,
  sincere: false,
  sour: false,
  foreign: false,
};
const READINGS: readonly PostReading[] = [
  FULL,
  {
    ...FULL,
    topic: undefined,
    topicKind: undefined,
    topic2: undefined,
    person: 'Maria',
    number: '$2M',
  },
  {
    ...FULL,
    topic: 'AI',
    topic2: 'the four-day week',
    quote: 'reale Führung, immer',
    number: '40%',
  },
  { ...FULL, topic: 'meetings', topic2: 'SEO', quote: 'アップル', person: 'the taxi driver' },
  ...[...AWKWARD_POSTS, ...ORDINARY_POSTS.map(([, post]) => post)].map(readPost),
];

describe('the reply banks', () => {
  it('hold no fault', () => {
    expect(checkReplies()).toEqual([]);
  });

  it('read well with easy and awkward posts, line by line', () => {
    const faults = new Set<string>();
    for (const line of Object.values(REPLY_FILES).flatMap((file) =>
      file.lines.map(compileReplyLine),
    )) {
      for (const reading of READINGS) {
        const fragments = offersOf(reading);
        if (!line.needs.every((need) => fragments.has(need))) continue;
        const context = {
          fragments,
          lists: new Map(),
          memory: new Map(),
          random: randomFrom(line.id),
          site: '',
          it: 'it',
        };
        const rendered = renderTemplate(line.template, context);
        for (const fault of lintLine(rendered))
          faults.add(`${line.id}: ${fault}: ${rendered.text}`);
        const plain = reading.topic !== undefined || !line.needs.includes('it');
        if (line.beat === 'one' && plain && countSentences(rendered.text) !== 1)
          faults.add(rendered.text);
      }
    }
    expect([...faults]).toEqual([]);
  });

  it('say nothing in the words of another line of the same tone', () => {
    const { gentle: _, sincere: __, ...tones } = REPLY_FILES;
    const said = Object.values(tones).flatMap(({ lines }) => echoes(lines));
    expect(said).toEqual([]);
  });

  it('keep the gentle lines plain', () => {
    for (const { t, id } of REPLY_FILES.gentle.lines) {
      expect(t, id).not.toMatch(
        /[{}]|\b(?:should|try to|must|remember|sign up|book|check out|follow me|dm|died?|death|cancer|fired|loss)\b(?! have| be| weigh)/iu,
      );
    }
  });

  it('hold no hashtag, link, emoji, brand or well-known name', () => {
    const lines = Object.values(REPLY_FILES).flatMap((file) => file.lines);
    const wrong = lines.filter(({ t }) =>
      /#|https?:|www\.|\p{Extended_Pictographic}|\b(?:google|amazon|microsoft|apple inc|linkedin|facebook|twitter|tesla|starbucks|netflix|elon|musk|bezos|obama|einstein|gandhi|buddha|jesus|god|pope|napoleon)\b/iu.test(
        t,
      ),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('give each kind of post eight one-liners in each tone, and 80 to a post without any part', () => {
    for (const [tone, file] of Object.entries(REPLY_FILES)) {
      if (tone === 'gentle' || tone === 'sincere') continue;
      const ones = file.lines.filter(({ beat }) => beat === 'one').map(compileReplyLine);
      for (const category of CATEGORIES)
        expect(
          ones.filter((line) => line.category === category).length,
          category,
        ).toBeGreaterThanOrEqual(8);
      const plain = ones.filter((line) => line.category === undefined && line.needs.length === 0);
      expect(plain.length, tone).toBeGreaterThanOrEqual(80);
    }
  });
});

describe('checkReplyFile', () => {
  const line = { id: 'rp.witty.one.001', beat: 'one', t: 'Hello.', device: 1 };

  it.each([
    [{ ...line, t: 'Hello {topc.np}.' }, /only \{it\.np\}/u],
    [{ ...line, t: 'Hello {topic.npp}.' }, /unknown form/u],
    [{ ...line, t: 'Hello {@stranger}.' }, /only \{it\.np\}/u],
    [{ ...line, t: 'Hello. You.' }, /2 sentences/u],
    [{ ...line, t: `${'so '.repeat(21)}on.` }, /22 words/u],
    [{ ...line, t: 'I like "{quote.q}."' }, /beside a quotation mark/u],
    [{ ...line, t: 'At 5 p.m. I left' }, /abbreviation/u],
    [{ ...line, device: 45 }, /device/u],
    [{ ...line, id: 'one 1' }, /the id looks like/u],
    [{ ...line, beat: 'two' }, /no beat "two"/u],
    [{ ...line, needs: ['category:poem'] }, /unknown need/u],
    [{ ...line, t: 'I tried {it.np} once.' }, /no takes/u],
    [{ ...line, t: 'I tried {it.np} once.', takes: ['verb'] }, /unknown kind "verb"/u],
  ])('reports the fault of a line: %j', (broken, message) => {
    expect(checkReplyFile('witty', { tone: 'witty', lines: [broken] }).join('\n')).toMatch(message);
  });

  it('reports a file of another tone, thin pools, and gentle lines that repeat the post', () => {
    const gentle = { ...line, id: 'rp.gentle.one.001', t: 'So sorry about {it.np}, really.' };
    const faults = checkReplyFile('gentle', { tone: 'witty', lines: [gentle] }).join('\n');
    expect(faults).toMatch(
      /of tone "witty"[\s\S]*repeats nothing[\s\S]*1 lines of one, 30 wanted/u,
    );
  });
});
