import type { ReplyLength, ReplyTone } from '../../../comedy/replies/reply-kinds.ts';

/** What the reply generator says, as docs/product.md §2 and §8 fix it. */
export const WHAT_YOU_GET = "What you'll get";
export const GENERATE = 'Generate Replies';
export const GENERATING = 'Generating Replies...';
export const GENERATED = 'Replies generated successfully!';
export const REPLY_COPIED = 'Reply copied to clipboard!';
export const REPLY_COPY_FAILED = 'Failed to copy reply';
export const GENERATION_FAILED = 'Failed to generate replies. Please try again.';

export const LENGTHS: Readonly<Record<ReplyLength, { label: string; hint: string }>> = {
  'one-liner': { label: 'One Liner', hint: 'Quick & punchy' },
  'short-para': { label: 'Short Para', hint: '2-3 sentences' },
  'unhinged-long': { label: 'Unhinged Long', hint: 'Up to 10 lines' },
};

export const TONES: Readonly<Record<ReplyTone, { label: string; emoji: string; hint: string }>> = {
  witty: { label: 'Witty', emoji: '😏', hint: 'Laughs along, from slightly above' },
  supportive: { label: 'Supportive', emoji: '🙌', hint: 'Agrees harder than the post' },
  contrarian: { label: 'Contrarian', emoji: '🤨', hint: 'Was first to see it differently' },
  philosophical: { label: 'Philosophical', emoji: '🤔', hint: 'Finds the universe in it' },
  'humble-brag': {
    label: 'Humble-brag',
    emoji: '🏆',
    hint: 'It happened to them too, only bigger',
  },
};

/** What the house wrote to the sample post. */
export const EXAMPLE_REPLIES: Readonly<Record<ReplyTone, string>> = {
  witty: 'I read this beside the office microwave, which finished before me and has told everyone.',
  supportive: "I've bowed so low on your behalf that my wife has had to phone someone.",
  contrarian: "I'd skip “humbled” and go straight to unbearable.",
  philosophical:
    'If two strangers like the same post in the same second, are they married in Belgium?',
  'humble-brag': 'I nodded at a post once in Vienna, and the wax figure still gets my mail.',
};

/** Ours: docs/product.md §8. */
export const PICK_HINT = 'Three at a time. A fourth takes the place of the oldest.';
export const STOPPED = 'Stopped. Ask for the same again: it costs nothing more.';
export const ROUND_DELETED = 'Round deleted.';
export const ROUND_NOT_DELETED = 'Failed to delete the round. Please try again.';
export const TONE_FAILED = 'This one did not come. The others did.';

export const POST_GONE =
  'That post is not there any more. Paste another one: there is no shortage.';
