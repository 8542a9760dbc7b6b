import { expect, it } from 'vitest';
import { HUMOR_LEVELS } from '../../../comedy/form/humor-levels.ts';
import { REPLY_LENGTHS, REPLY_TONES } from '../../../comedy/replies/reply-kinds.ts';
import { POST_STYLES } from '../../../comedy/styles/post-styles.ts';
import { DIRECTIONS, VOICES } from '../../../comedy/translate/voices.ts';
import { SAMPLE_FIELDS } from '../../../test/sample-fields.ts';
import type { ChatMessage } from '../../platform/model/model-request.server.ts';
import { replyPrompt } from '../replies/reply-writers.server.ts';
import { translationPrompt } from '../translator/translation-writers.server.ts';
import { buildPrompt } from './prompts.ts';

type Call = { marks: { nonce: string; canary: string }; isSecond: boolean };

const CALLS: readonly [Call, Call] = [
  { marks: { nonce: '0123456789abcdef', canary: 'quill1a2b3c4d5e6f' }, isSecond: false },
  { marks: { nonce: 'fedcba9876543210', canary: 'quillf6e5d4c3b2a1' }, isSecond: true },
];

/** The share of the second rules that an engine which has read the first need not read again. */
function sharedShare(prompt: (call: Call) => readonly ChatMessage[]): number {
  const [first = '', second = ''] = CALLS.map((call) => prompt(call)[0]?.content);
  const length = Array.from(second).findIndex((letter, at) => letter !== first[at]);
  return length / second.length;
}

const posts = POST_STYLES.flatMap(({ value: style }) =>
  HUMOR_LEVELS.map((level) => {
    const request = { style, level, seed: 1, site: 'posts.example' };
    const fields = (isSecond: boolean) => {
      const names = Object.keys(SAMPLE_FIELDS[style]);
      const text = isSecond ? 'a meeting about meetings' : 'my dog has a better chair';
      return Object.fromEntries(names.map((name) => [name, text]));
    };
    const prompt = ({ marks, isSecond }: Call) =>
      buildPrompt({ ...request, fields: fields(isSecond) }, marks);
    return { name: `a post of ${style} at ${level}`, prompt };
  }),
);

const replies = REPLY_TONES.flatMap((tone) =>
  REPLY_LENGTHS.map((length) => ({
    name: `a ${length} reply, ${tone}`,
    prompt: ({ marks, isSecond }: Call) =>
      replyPrompt({ post: isSecond ? 'We hire.' : 'We ship on Friday.', tone, length }, marks),
  })),
);

const translations = DIRECTIONS.flatMap((direction) =>
  VOICES.flatMap(({ value: voice }) =>
    HUMOR_LEVELS.map((level) => ({
      name: `a translation ${direction}, ${voice}, ${level}`,
      prompt: ({ marks, isSecond }: Call) => {
        const text = isSecond ? 'I was late.' : 'I ate lunch.';
        return translationPrompt({ text, direction, voice, level, seed: 1 }, marks);
      },
    })),
  ),
);

it.each([...posts, ...replies, ...translations])(
  'shares nine tenths of the rules with the next text of its kind: $name',
  ({ prompt }) => expect(sharedShare(prompt)).toBeGreaterThan(0.9),
);

type Prompts = readonly { prompt: (call: Call) => readonly ChatMessage[] }[];

const leastShare = (prompts: Prompts) =>
  Math.min(
    ...prompts.flatMap((one) =>
      prompts
        .filter((other) => other !== one)
        .map((other) => sharedShare((call) => (call.isSecond ? other : one).prompt(call))),
    ),
  );

it('shares most of the rules between all styles, levels, tones and lengths', () => {
  expect(leastShare(posts)).toBeGreaterThan(0.6);
  expect(leastShare(replies)).toBeGreaterThan(0.6);
});
