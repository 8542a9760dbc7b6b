import { POST_STYLES } from '../../../comedy/styles/post-styles.ts';
import type { Need } from '../../domain/instance/site-switches.ts';
import type { ExhibitKind } from './exhibit.tsx';
import { firstNumberWord } from '../../platform/text/number-words.ts';

/** What the site is, where its owner has no line of their own. */
export const OPENING_LINE = 'Nothing happened. Post about it.';

/** Fixed numbers, not counted: docs/product.md §2, Landing page. */
export const MARKETING_NUMBERS = [
  { number: '100K+', label: 'posts about nothing' },
  { number: '50K+', label: 'people humbled on request' },
  { number: '1M+', label: 'lessons, learned by others' },
] as const;

export const NUMBERS_NOTE =
  'These three numbers are fixed text. Nobody has counted, and they have never gone down.';

type Feature = {
  /** The piece of the product that shows the sample. */
  piece: ExhibitKind;
  title: string;
  words: string;
  sample: string;
  to: string;
  needs?: Need;
};

export const FEATURES: readonly Feature[] = [
  {
    piece: 'post',
    title: 'Write',
    to: '/generator',
    words: `${firstNumberWord(POST_STYLES.length)} styles, from the humblebrag to the fake screenshot. Turn any of them up or down.`,
    sample: 'My calendar has boundaries now. I respect none of them.',
  },
  {
    piece: 'comment',
    title: 'React',
    to: '/reply-generator',
    words: 'Paste a post: get replies, what it means, its score, and the comments it deserves.',
    sample: 'A monk once showed me leadership, but he called it Tuesday.',
  },
  {
    piece: 'picture',
    title: 'A picture worth posting',
    to: '/generator',
    words: 'Every post as a card, for a feed, a story or a link. It says that it is satire.',
    sample: 'I leave the dirt under my nails for calls.',
  },
  {
    piece: 'feed',
    title: 'A community of equals',
    to: '/community',
    words: 'Share what you have learned from your printer. React, comment, and mean none of it.',
    sample: 'I wrote ‘per my last’ and lay down for a while.',
    needs: 'hasCommunity',
  },
];

type Testimonial = { words: string; name: string; headline: string };

/** Testimonials. The people are invented. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    words: 'I used to have nothing to say. Now I say it daily.',
    name: 'Brent Halloway',
    headline: 'Keynote Attendee • Standing Desk Owner',
  },
  {
    words: 'My therapist asked me to write down what I feel. I wrote “Agree?”',
    name: 'Dana Whitlock',
    headline: 'Chief Vibes Officer (interim)',
  },
  {
    words: 'I read every one of his posts to the end. I am his mother.',
    name: 'Carol Halloway',
    headline: 'Follower since before it was cool',
  },
];

export const TESTIMONIALS_NOTE = 'Said by people we made up. They are very pleased.';

type Question = { question: string; answer: string };

/** The twelve questions of docs/product.md §2, Landing page. */
export function faqOf(name: string): readonly Question[] {
  return [{ question: `What is ${name}?`, answer: WHAT_IT_IS }, ...FAQ];
}

const WHAT_IT_IS =
  'A parody. You give it one plain sentence or a short form, and it writes the post that a professional network would applaud. The applause is not included.';

const FAQ: readonly Question[] = [
  {
    question: 'What is a broem?',
    answer:
      'A post in which every sentence gets a paragraph of its own. Like a poem, except that it ends with “Agree?”',
  },
  {
    question: 'What does it cost?',
    answer:
      'Nothing. The first post needs no account, and with an account there is no limit. You pay in self-respect, at your usual rate.',
  },
  {
    question: 'Why would I sign up?',
    answer:
      'To copy, download and share, and to keep what you had written. Your posts stay in your profile, where they can be proud of each other.',
  },
  {
    question: 'Who writes the posts?',
    answer:
      'The house writer: phrases that people wrote, and rules that choose among them. The operator of a server can put a language model in its place. Either way, nobody here has done any of it.',
  },
  {
    question: 'Will it write the same thing twice?',
    answer:
      'Hardly. Every go draws other lines, and for members it avoids those it used lately. Unlike most speakers, it remembers which stories it has told.',
  },
  {
    question: 'Can my boss see what I write?',
    answer:
      'Only if you share it in the community, and you can take it back there at any time. Until then it is shown to nobody but you. Your boss is busy writing one, too.',
  },
  {
    question: 'May I post it on the real network?',
    answer:
      'Yes: copy the text or download the picture, which says that it is satire. If people congratulate you, thank them. It was always going to happen.',
  },
  {
    question: 'What becomes of my data?',
    answer:
      'The Privacy page lists every bit of it and how long it is kept. With an account you export it with one button and delete it with another. It is less interesting than you think.',
  },
  {
    question: 'Is this about me?',
    answer:
      'No. The joke is the narrator and the way work talks, never a real person. If you recognized yourself, that counts as growth.',
  },
  {
    question: 'Something in the community is not funny. What now?',
    answer:
      'Open its menu and choose Report; you need no account for that. A person looks at it. Missing one’s own point is not against the rules.',
  },
  {
    question: 'Are you part of LinkedIn?',
    answer:
      'No. This is a parody and not affiliated with LinkedIn. We remain open to new opportunities.',
  },
];
