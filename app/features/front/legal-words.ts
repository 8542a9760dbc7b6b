export type LegalSection = {
  heading: string;
  words: readonly string[];
  list?: readonly string[];
  /** The last words, set large. */
  quote?: string;
};

/** The joke of /terms, with the sections of docs/product.md §2. */
export const termsOf = (name: string): readonly LegalSection[] => [
  {
    heading: 'Agreement',
    words: [
      'By opening this page you have agreed to it. By closing it you would have agreed faster.',
      'You confirm that you are of legal age, or at least of legal seniority, and that you have had one original thought this quarter which you are prepared to share.',
    ],
    quote:
      'These terms are a relationship. Like most relationships at work, they were drafted by one side.',
  },
  {
    heading: 'Prohibited Activities',
    words: [`While using ${name} you will refrain from:`],
    list: [
      'posting without a lesson',
      'having a lesson that follows from the story',
      'putting two sentences into one paragraph',
      'being humbled by something that was, in fact, humbling',
      'congratulating people on what they actually did',
      'thinking before an audience has formed',
    ],
  },
  {
    heading: 'Liability',
    words: [
      'We are not liable for lost afternoons, lost friends or sudden promotions. Should a post of yours be mistaken for sincere, the consequences are yours, speaking invitations included.',
      'If a recruiter writes to you because of something you made here, you may not sue. You may not say that nobody warned you either: this is the warning, in the paragraph nobody reads.',
    ],
  },
  {
    heading: 'Success Metrics',
    words: [
      'Success is measured in impressions, of which you get one.',
      'We guarantee growth of 340 percent in something. Individual results may vary. The screenshot of the results will not.',
    ],
  },
  {
    heading: 'Updates to Terms',
    words: [
      'We change these terms whenever we have grown as people. You will hear of it in a post that begins with “I wasn’t going to share this.”',
    ],
    quote: 'Continued breathing counts as consent.',
  },
];

export const ACKNOWLEDGEMENT =
  'By reading this far you acknowledge that you have read this far. Very few people do. Agree?';

/** The joke of /privacy. */
export const PRIVACY: readonly LegalSection[] = [
  {
    heading: 'What We Collect',
    words: [
      'Very little. We considered collecting more, but somebody would have had to look at it.',
    ],
    quote: 'We know that you were here and that you pressed a button. We do not know why. Do you?',
  },
  {
    heading: 'Your Posts',
    words: [
      'We keep your posts, as your grandchildren would want us to.',
      'Those you share can be seen by everybody. Those you do not share are seen by nobody, which is also what happens to most of those that are shared.',
    ],
  },
  {
    heading: 'Cookies',
    words: [
      'We use cookies. One knows that you are signed in, one knows about your free post. They do not follow you to other sites; they have seen enough here.',
    ],
  },
  {
    heading: 'Third-Party Services',
    words: [
      'Some things we leave to others, such as knowing your password. We tell them as little as we can, in the tone of a holiday card.',
    ],
    quote: 'We do not sell your data. We have tried to describe it to a buyer, and he left.',
  },
  {
    heading: 'Your Rights',
    words: ['They are considerable:'],
    list: [
      'the right to see everything we keep about you; bring a short afternoon',
      'the right to have it deleted, including the one about the airport',
      'the right to take it with you, as if somebody were waiting for it',
      'the right to be forgotten, which on a professional network is the default',
      'the right to remain silent, which you have so far not used',
    ],
  },
];

export const PLAIN_WORDS = 'In plain words';
