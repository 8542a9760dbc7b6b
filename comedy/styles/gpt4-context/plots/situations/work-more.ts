import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

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
      axis: '',
      back: 'the old name',
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
    'fired',
    {
      when: ['get|=was|=been|be .. fire|fired|let_go|sack|sacked', 'fire .. me', 'let .. me go'],
      not: ['colleague|up|kiln|gun|alarm', 'my son', 'from a cannon'],
      fine: 'my job boss today from work for by last friday email zoom after first day',
      axis: '',
      back: 'the gate',
    },
    all(
      "I've been let go. They said it wasn't about performance. I asked if they'd seen it.",
      "My role's been released. I was told it had nothing to do with me. In nineteen years that was my main criticism.",
    ),
    all("They had me out in nine minutes. It's the fastest thing I've ever seen us deliver."),
    all(
      `Security carried my box. I said I could manage. "You couldn't," he said. "It's in your file."`,
    ),
    mild("He held the door. I've left him five stars."),
    hot(
      "At the gate my badge didn't work, so I couldn't get out. By policy, only an employee can open it.",
    ),
    spicy(
      "They've had to take me back until Friday. I'm running the project to fix the gate. I wouldn't rush it.",
    ),
    unhinged(
      "They hired me back, to fix the gate. That was four years ago. I've got a team of thirty. We're very careful.",
    ),
    unhinged(
      "Last night it opened by itself. There wasn't a word. Thirty of us stood there, and looked at the road, and then I pulled it shut.",
    ),
  ),
  plot(
    'fish',
    {
      when: [
        'ate|eat|cook|microwave|heat|reheat|bring .. fish|salmon|tuna|cod|curry|kimchi|eggs|egg|broccoli|sardines .. office|work|microwave|desk|meeting|train|plane',
        '@colleague|intern|someone|guy .. microwave|heat|reheat|cook .. fish|salmon|tuna',
      ],
      not: ['goldfish|dinner|home'],
      fine: 'the in our at my office work kitchen lunch again a leftover guy for next to me break room whole',
      axis: '',
      back: '',
    },
    all('{text}.'),
    all('By ten past I had the floor. By half past I had the one above.'),
    all('In nineteen years nobody has wanted so badly to know who was behind something.'),
    mild('I said it was a team effort.'),
    hot(
      'They formed a committee, with a color and a hotline. I was asked to chair it. I smelled like I knew the subject.',
    ),
    spicy(
      "It's Thursday, and it's still in the meeting rooms. It's the only thing I've done here that lasted.",
    ),
    unhinged('On Friday the building went on the market. The listing says "coastal."'),
    unhinged(
      `Eleven buyers came. One closed her eyes and breathed in. "What's that?" she said. Everyone looked at me. I said it was lunch, and she offered me forty million.`,
    ),
  ),
];
