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

/** Plots about hobbies. */
export const HOBBIES: readonly Plot[] = [
  plot(
    'game-lost',
    {
      when: [
        'lose .. at|to|in .. @game',
        'lose .. @game',
        '=lost .. game|match|final',
        '@relative|@colleague|@boss|@name .. beat .. me .. at|in .. @game',
      ],
      not: ['finger|job|wallet'],
      fine: 'nine six year old year-old grandmother three times row kid online first round son daughter wife word',
    },
    all('{text}.'),
    all(
      'I asked for best of three. Then best of thirteen. By midnight we were at best of ninety-one, and I could see a path.',
    ),
    all("My background's in strategy. I'm told that's how you could always tell what I'd do."),
    mild(`I've sent out a memo. It says "we."`),
    hot(
      'I brought in a firm. They interviewed both sides. Their finding: "predictable, and a little sweet."',
    ),
    spicy("I've restated it. On an adjusted basis, excluding the games I lost, I'm undefeated."),
    unhinged(
      "The market agreed. On an adjusted basis I'm the best in the world. I lecture on it. I don't play.",
    ),
    unhinged('In Davos, a hand went up at the back. I knew that hand. "Best of one?"'),
  ),
  plot(
    'st-c-case-study',
    {
      when: [
        'win|beat .. @game|quiz|raffle|game|tournament|match',
        '=won .. at|the .. @game',
        'undefeated',
      ],
      not: [
        '@person|@relative|@name|@boss|@colleague|@neighbor|grandma|grandpa|he|she|they|nobody|everyone beat|beats|win|won|wins',
        'every|always',
        'me|lose|phone',
      ],
      fine: 'first time ever against brother wife colleague son dad family boss night bet place',
    },
    all('{text}.'),
    all("I've written it up as a case study."),
    levels(
      'Challenge: winning. Approach: wanting to.',
      'Challenge: winning. Approach: wanting to, out loud.',
      'Challenge: winning. Approach: confidential, with arrows.',
    ),
    all('Luck is mentioned once, in a footnote.'),
    levels(
      'The same result is available from £900 a day.',
      'Your results may vary. The £900 a day will not.',
      "It's £900 a day. Two airports have signed.",
    ),
  ),
  plot(
    'st-n-ten-thousand-hours',
    {
      when: ['learn|practice|play|start|pick|buy|take .. @instrument'],
      not: ['neighbor|neighbour|roommate|son|daughter|kid'],
      fine: 'song new youtube lesson month year finally first still play anything guitar last song play',
      is: 'alone',
    },
    all('{text}.'),
    all('They say mastery takes ten thousand hours.'),
    levels(
      "At my rate, that's three million dollars.",
      "At my rate, that's three million dollars, plus travel.",
      "At my rate, that's three million dollars. We've had to close Denmark.",
    ),
    all("So I've scaled the project to the budget."),
    levels(
      'It covers the first four notes.',
      'It covers the first four notes. I do them slowly.',
      "It covers four notes. There's a sponsor between the second and the third.",
    ),
  ),
  plot(
    'st-v-liabilities',
    {
      when: ['sing .. karaoke', 'karaoke'],
      not: ['neighbor'],
      fine: 'song night office party bar work abba boss whole front everyone friend drunk sang',
    },
    all('{text}.'),
    all("I've spent 18 years reading words off a screen to a tired crowd."),
    levels(
      "I'd just never had a beat.",
      "I'd just never had a beat, or been asked for another.",
      "I'd just never had a beat, a wind machine, or my shirt out.",
    ),
    all('At karaoke, the words even light up, so you know where you are.'),
    levels(
      "I've asked for that in our quarterly results.",
      'Our quarterly results do that now. People joined in on "flat."',
      'Our quarterly results do that now. All 212 of us swayed through "liabilities."',
    ),
  ),
  plot(
    'st-b-close-knit',
    {
      when: [
        'knit|crochet .. @garment|scarf|blanket|hat|something|first',
        'learn|start|finish .. knit|knitting|crochet',
      ],
      not: ['dog|cat|grandmother'],
      fine: 'scarf long year finally first nephew hobby',
    },
    all('{text}.'),
    all("For years I've called my region a close-knit team."),
    levels(
      "I had never looked at how it's made.",
      "I had never looked at how it's made. It's on our mugs.",
      "I had never looked at how it's made. It's on our coat of arms.",
    ),
    all('One thread does everything. The rest is holes.'),
    levels(
      'I must ring Susan.',
      'Susan took Friday off. We lost a sleeve.',
      "I've had Susan tied off at both ends.",
    ),
  ),
];
