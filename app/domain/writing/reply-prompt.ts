import { isGuarded } from '../../../comedy/language/sensitive.ts';
import { readPost } from '../../../comedy/replies/read-post.ts';
import type { ReplyLength, ReplyTone } from '../../../comedy/replies/reply-kinds.ts';
import type { ChatMessage } from '../../platform/model/model-request.server.ts';
import { cleanLines, type Marks, promptMessages } from '../../platform/model/prompts.ts';

type Asked = { post: string; tone: ReplyTone; length: ReplyLength };

const TONE_RULES: Readonly<Record<ReplyTone, string>> = {
  witty: 'Tone: witty. A dry joke on your own working life that only this post could have caused.',
  supportive:
    'Tone: supportive. Agree so hard that your support turns out to be more work than the post was.',
  contrarian:
    'Tone: contrarian. Disagree politely on a matter nobody had raised, and be proud of having been early.',
  philosophical:
    'Tone: philosophical. Find a question about existence in the smallest detail of the post, and live by the answer.',
  'humble-brag':
    'Tone: humble-brag. It reminds you of something of yours that was larger, which you mention only to help.',
};

const LENGTH_RULES: Readonly<Record<ReplyLength, string>> = {
  'one-liner':
    'Length: exactly one sentence of at most 20 words, in one line. One full stop in all.',
  'short-para': 'Length: 2-3 sentences of at most 50 words together, in one line.',
  'unhinged-long':
    'Length: under 10 lines, best 5 to 8, one thought each, none over 200 characters, no blank lines.',
};

const GENTLE =
  'The post speaks of something grave. Whatever the tone, no joke, no advice and nothing about yourself: a brief, plain and kind word.';
/**
 * The messages that ask for one reply (docs/product.md §5). `wrong` names what the last try broke.
 */
export function replyPrompt(
  { post, tone, length }: Asked,
  marks: Marks,
  wrong: readonly string[] = [],
): ChatMessage[] {
  const text = cleanLines(post);
  const rules = [
    'You write a comment on a post of a professional network. You are a colleague who answers in all seriousness and gives himself away. Never make fun of the person who posted.',
    'Ridiculous but professional. Sound human, like somebody typing between two meetings. No hashtags, no markup, no links, no emoji. Write in the language of the post.',
    'The first sentence takes up something that only this post says, a noun, a number or a claim of it, and follows its logic one step further.',
    readPost(post).sensitive ? GENTLE : TONE_RULES[tone],
    LENGTH_RULES[length],
    'The comment alone: no introduction, no quotation marks around it, no signature.',
    ...(wrong.length > 0 ? [`Your last try broke the rules: ${wrong.join(', ')}.`] : []),
  ];
  const call = { rules, data: { post: text }, noun: 'post', ask: 'Write the comment.' };
  return promptMessages({ ...call, isGuarded: isGuarded(text) }, marks);
}
