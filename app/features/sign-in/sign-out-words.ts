/** A step of the sign-out dialog. Each step has one line more than the previous one. */
export type SignOutStep = { title: string; lines: readonly string[] };

/** The four steps of docs/product.md §4. The last line is the question that the button answers. */
export const SIGN_OUT_STEPS: readonly SignOutStep[] = [
  {
    title: 'Leaving already?',
    lines: ['We had you down for thought leadership at three.'],
  },
  {
    title: '42,567 people reacted to you.',
    lines: ['We made that number up.', 'We made it up because we believed in you.'],
  },
  {
    title: 'Your drafts have started asking.',
    lines: [
      'We said you were in a meeting.',
      'They asked when it ends.',
      'They are only nine lines old.',
    ],
  },
  {
    title: 'Then this is goodbye.',
    lines: [
      'We made a sandwich.',
      'Out of habit, we made two.',
      'It is fine. It will be a post by morning.',
      'Agree?',
    ],
  },
];
