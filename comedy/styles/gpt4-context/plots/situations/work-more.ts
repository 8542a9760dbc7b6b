import {
  all,
  hot,
  levels,
  mild,
  type Plot,
  plot,
  spicy,
  unhinged,
} from '../../../../story/plot.ts';

/** Plots about work-more. */
export const WORK_MORE: readonly Plot[] = [
  plot(
    'renamed',
    {
      when: [
        'rename|rebrand .. x:team|department|company|division|office',
        'x:team|department|company|division|office .. rename|rebrand',
      ],
      not: ['street|baby|cat|dog|to'],
      fine: 'our got for third time again my whole marketing hr now is year',
      cast: { N: ['Horizon', 'Momentum', 'Forward'] },
    },
    all(
      "Our {x} has a new name. As of Monday we're {N}. It's the same people, but we stand differently.",
      'As of Monday our {x} is called {N}. Same people, same chairs, new lanyards.',
    ),
    all("Everything we were behind on belonged to the old name. We've wished it luck."),
    all("A customer called for the old {x}. I said they'd left, all at once, without a party."),
    mild(
      "The customer sent flowers. The card's made out to who we were. We've put it by the sign.",
    ),
    hot('The customer sent flowers. We put them under the old sign. On Tuesday a designer cried.'),
    spicy(
      'Last month the old name was brought back, as a consultant. It does what we did, for double.',
    ),
    unhinged(
      'Then the old name was brought back as a consultant, at double. It hired ten of us. They pass us in the hall like strangers.',
    ),
    unhinged(
      `Last night I typed "who are {N}" into the system. It said they've always been here, and that they're behind.`,
    ),
  ),
  plot(
    'st-b-nine-minutes',
    {
      when: [
        'ate|eat|cook|microwave|heat|reheat|bring .. fish|salmon|tuna|cod|curry|kimchi|eggs|egg|broccoli|sardines .. office|work|microwave|desk|meeting|train|plane',
        '@colleague|intern|someone|guy .. microwave|heat|reheat|cook .. fish|salmon|tuna',
      ],
      not: ['goldfish|dinner|home'],
      fine: 'the in our at my office work kitchen lunch again a leftover guy for next to me break room whole',
    },
    all('{text}.'),
    levels(
      'The meal took nine minutes.',
      'The meal took nine minutes. The rest is still going on.',
      'The meal took nine minutes. The rest has been extended to June.',
    ),
    all('It is still touching people it never met.'),
    levels(
      "I'd like that said at my leaving do.",
      "I'd like that said at my leaving do, by people opening a window.",
      'It has been made a regional lead. I report to it from downwind.',
    ),
  ),
];
