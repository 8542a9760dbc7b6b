import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANK_HASH, bankOf, GENTLE_FILE, SHARED_FILE, STYLE_FILES } from './bank.ts';
import { PACK_FILE } from './packs.ts';
import { anyCharacters } from './any-characters.ts';
import { cleanInput } from './clean-input.ts';
import { coverage } from './coverage.ts';
import {
  findStyle,
  HUMOR_LEVELS,
  type HumorLevel,
  POST_STYLES,
  type StyleValue,
} from './post-styles.ts';
import { SAMPLE_INPUTS } from './sample-inputs.ts';
import type { PostRequest } from './post-request.ts';
import { ENGINE_VERSION, type WrittenPost, writePost } from './write-post.ts';

const SITE = 'broetry.example';
const AWKWARD = [
  'ALL CAPS ALL DAY',
  '🥑',
  'x',
  '…',
  '?',
  '"',
  "'",
  'asdf',
  '12345',
  'He said "no way"!',
  'line\nbreak',
  'tab\there',
  '{ach.fin} {@wisdom} #hash |3| <script>',
  'Perdí el vuelo',
  'Ich habe den Bus verpasst',
  '会議に遅れました',
  '会議に遅刻しました。',
  'なぜ上司は泣いたのですか？',
  'مرحبا بالعالم',
  'Why did my boss cry?',
  `I quit. ${'my boss cried and then '.repeat(40)}`,
  'a',
  'undefined',
  'null',
  '[object Object]',
  '(((',
  '100%',
  '$1 $& $$',
  'NaN',
  'I',
  'the',
  'I am',
  'word '.repeat(200),
  'x'.repeat(1000),
  'one. Two! Three?',
  'my cat',
  'cats',
  'Got promoted!',
  'to be or not to be',
  'https://example.com',
  '\uD83D',
  'e\u0301te\u0301',
  '-',
  '...',
  "I'm",
  '1.',
  '→ x',
];
const anyText = fc.oneof(
  fc.constantFrom(...AWKWARD),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  anyCharacters({ maxLength: 40 }),
);

const anyRequest = fc
  .record({
    style: fc.constantFrom(...POST_STYLES),
    level: fc.constantFrom(...HUMOR_LEVELS),
    seed: fc.integer(),
    texts: fc.array(anyText, { minLength: 5, maxLength: 5 }),
    without: fc.boolean(),
  })
  .map(({ style, level, seed, texts, without }): PostRequest => {
    const fields = style.fields
      .filter((field) => field.required || !without)
      .map((field, index) => [field.name, texts[index] ?? ''] as const);
    return { style: style.value, level, seed, fields: Object.fromEntries(fields), site: SITE };
  });

function expectLawful(post: WrittenPost, request: PostRequest): void {
  expect(post.lines.length).toBeLessThanOrEqual(10);
  expect(post.text).toBe(post.lines.join('\n'));
  for (const line of post.lines) expect(line).toMatch(/^\S(?:[^\n\r]*\S)?$/u);
  expect(post.lines.at(-1)).toContain(SITE);
  expect(post.text.isWellFormed()).toBe(true);
  for (const [name, typed] of Object.entries(request.fields)) {
    const clean = cleanInput(typed);
    if (clean !== '')
      expect(coverage(post.text, clean), `${name}: ${clean}`).toBeGreaterThanOrEqual(0.5);
  }
}

function write(
  style: StyleValue,
  level: HumorLevel,
  seed: number,
  avoid: readonly string[] = [],
): WrittenPost {
  const fields = SAMPLE_INPUTS[style][0] ?? {};
  return writePost({ style, level, seed, fields, site: SITE, avoid });
}

describe('writePost', () => {
  it(
    'keeps the law for any input: length, tag line, every field used, same request same bytes',
    { timeout: 30_000 },
    () => {
      fc.assert(
        fc.property(anyRequest, (request) => {
          const post = writePost(request);
          expectLawful(post, request);
          if (request.seed % 4 === 0) expect(writePost(request)).toEqual(post);
        }),
        { numRuns: 200 },
      );
    },
  );

  it.each(POST_STYLES.map((style) => style.value))(
    'keeps the law for every sample of %s at every level',
    { timeout: 30_000 },
    (style) => {
      for (const fields of SAMPLE_INPUTS[style]) {
        for (const level of HUMOR_LEVELS) {
          for (let seed = 0; seed < 3; seed += 1) {
            const request = { style, fields, level, seed, site: SITE };
            const post = writePost(request);
            expectLawful(post, request);
            expect(post.lines.length).toBeGreaterThanOrEqual(6);
            expect(post.shape).not.toBe(`${style}/plain`);
          }
        }
      }
    },
  );

  it('puts hostile text out as it came in', () => {
    const context = '{ach.fin} {@wisdom} #hash |3| <script>';
    for (let seed = 0; seed < 20; seed += 1) {
      const post = writePost({
        style: 'gpt4-context',
        fields: { context },
        level: 'Spicy',
        seed,
        site: SITE,
      });
      expect(post.text).toContain('{ach.fin} {@wisdom} #hash |3| <script>');
    }
  });

  it.each([
    ['a Japanese sentence', '会議に遅刻しました。', /。["']?[.,]/u],
    ['a question', 'Why did my boss cry?', /my boss cry(?!\?)/iu],
    [
      'a paragraph',
      `It was Monday. I was late. My boss asked me why I was wearing his coat. I made a list ${'of every meeting that I had ever left early and '.repeat(18)}`,
      /I made a list/u,
    ],
    [
      'a sentence too long to be said',
      'I made a list of every meeting that I had ever left early and then '.repeat(14),
      /one sentence/iu,
    ],
  ])('says %s without a broken end', (_, context, fault) => {
    for (const level of HUMOR_LEVELS) {
      for (let seed = 0; seed < 10; seed += 1) {
        const fields = { context };
        const post = writePost({ style: 'gpt4-context', fields, level, seed, site: SITE });
        expect(post.text).not.toMatch(fault);
        expect(post.shape).not.toBe('gpt4-context/plain');
      }
    }
  });

  it('ignores fields it does not know and survives missing ones', () => {
    const fields = { context: 'I dropped a pie', constructor: 'boo', extra: 'Zanzibar' };
    expect(
      writePost({ style: 'gpt4-context', fields, level: 'Mild', seed: 1, site: SITE }).text,
    ).not.toContain('Zanzibar');
    for (const style of POST_STYLES) {
      expect(
        writePost({ style: style.value, fields: {}, level: 'Mild', seed: 1, site: SITE }).lines.at(
          -1,
        ),
      ).toContain(SITE);
    }
  });

  it('says which engine and banks wrote it, and names each line and its device', () => {
    const post = write('humblebrag', 'Spicy', 1);
    expect(post.engine).toBe(`${ENGINE_VERSION}+${BANK_HASH}`);
    expect(post.templateIds).toHaveLength(post.lines.length + 1);
    expect(post.templateIds.at(-1)).toBe(`shape:${post.shape}`);
    expect(post.devices).toHaveLength(post.lines.length - 1);
    for (const device of post.devices) expect(device).toBeGreaterThanOrEqual(1);
  });

  it('uses Leverage when no verb is given', () => {
    const fields = { noun1: 'toast', noun2: 'trust' };
    expect(
      writePost({ style: 'buzzword-soup', fields, level: 'Spicy', seed: 3, site: SITE }).text,
    ).toMatch(/leverag/iu);
  });
});

describe('a level', () => {
  const linesById = new Map(
    [...Object.values(STYLE_FILES), SHARED_FILE, ...PACK_FILE]
      .flatMap((data) => data.lines)
      .map((line) => [line.id, line]),
  );

  it.each(POST_STYLES.map((style) => style.value))(
    'is a quota in %s: at least three unhinged-only lines, none in Mild',
    (style) => {
      for (let seed = 0; seed < 8; seed += 1) {
        const levels = (level: HumorLevel) =>
          write(style, level, seed).templateIds.map((id) => linesById.get(id)?.level);
        expect(levels('Unhinged').filter((level) => level === '3').length).toBeGreaterThanOrEqual(
          3,
        );
        expect(levels('Mild').every((level) => level === undefined || level.includes('1'))).toBe(
          true,
        );
      }
    },
  );
});

describe('variety', () => {
  it.each(POST_STYLES.map((style) => style.value))(
    'of %s: other seeds, other posts, at least three shapes',
    (style) => {
      const posts = Array.from({ length: 24 }, (_, seed) => write(style, 'Spicy', seed));
      expect(new Set(posts.map((post) => post.text)).size).toBe(24);
      expect(new Set(posts.map((post) => post.shape)).size).toBeGreaterThanOrEqual(3);
      expect(new Set(posts.map((post) => post.lines.at(-1))).size).toBeGreaterThanOrEqual(4);
    },
  );

  it('does not repeat lines it is told to avoid', () => {
    for (const style of POST_STYLES) {
      const avoid: string[] = [];
      let repeats = 0;
      for (let seed = 0; seed < 4; seed += 1) {
        const ids = write(style.value, 'Spicy', seed, avoid).templateIds.filter(
          (id) => !/^(?:tag\.|shape:)/u.test(id),
        );
        repeats += ids.filter((id) => avoid.includes(id)).length;
        avoid.unshift(...ids);
      }
      expect(repeats, style.value).toBeLessThanOrEqual(1);
    }
  });
});

describe('the memory', () => {
  it('keeps a person from the same shape twice in a row, and from the tag line just read', () => {
    for (const style of POST_STYLES) {
      let before = write(style.value, 'Mild', 0);
      const avoid = [...before.templateIds];
      for (let seed = 1; seed < 8; seed += 1) {
        const post = write(style.value, 'Mild', seed, avoid);
        expect(post.shape).not.toBe(before.shape);
        expect(post.templateIds.at(-2)).not.toBe(before.templateIds.at(-2));
        avoid.unshift(...post.templateIds);
        before = post;
      }
    }
  });

  it('brings back what was used longest ago when a pool is spent', () => {
    const fields = { context: '🥑🥑🥑' };
    const ask = { style: 'gpt4-context', fields, level: 'Mild', site: SITE } as const;
    const avoid: string[] = [];
    for (let seed = 0; seed < 60; seed += 1)
      avoid.unshift(...writePost({ ...ask, seed, avoid }).templateIds);
    const latest = new Set(avoid.slice(0, 60));
    const next = writePost({ ...ask, seed: 99, avoid }).templateIds;
    const lines = next.filter((id) => !id.startsWith('shape:'));
    expect(lines.filter((id) => latest.has(id))).toEqual([]);
  });
});

describe('sensitive input', () => {
  it('gets gentle frames only, whatever the style and level', () => {
    const gentle = new Set([...bankOf(GENTLE_FILE).pools.values()].flat().map((line) => line.id));
    for (const style of POST_STYLES) {
      const names =
        findStyle(style.value)?.fields.filter((field) => field.required && field.kind !== 'verb') ??
        [];
      const fields = Object.fromEntries(
        names.map((field) => [field.name, "my grandmother's funeral"]),
      );
      for (const level of HUMOR_LEVELS) {
        const post = writePost({ style: style.value, fields, level, seed: 5, site: SITE });
        for (const id of post.templateIds.slice(0, -2)) expect(gentle.has(id), id).toBe(true);
      }
    }
  });
});
