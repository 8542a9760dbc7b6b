import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

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
      axis: '',
      back: 'best of',
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
    'game-won',
    {
      when: [
        'win|beat .. @game|quiz|raffle|game|tournament|match',
        '=won .. at|the .. @game',
        'undefeated',
      ],
      not: ['me|lose|phone'],
      fine: 'first time ever against brother wife colleague son dad family boss night bet place',
      axis: '',
      back: '',
    },
    all('{text}.'),
    all(
      `I said, "Good game." I've been saying it for twenty-three days, to people who weren't there.`,
    ),
    all("It's on my résumé. First under Interests, then under Leadership, then as the photo."),
    mild("I've been asked to take down the flag."),
    hot("I was asked for a rematch. My agent's looking at dates."),
    spicy("I'm retiring undefeated. One and oh. There'll be a farewell tour."),
    unhinged(
      "We did fifty-five cities. I don't play anymore. I come out in a robe and describe it.",
    ),
    unhinged(
      'Last night in Omaha there was one person in the seats, with the score sheet, and a pen. "Please," they said. I signed it.',
    ),
  ),
  plot(
    'instrument',
    {
      when: ['learn|practice|play|start|pick|buy|take .. @instrument'],
      not: ['neighbor|neighbour|roommate|son|daughter|kid'],
      fine: 'song new youtube lesson month year finally first still play anything guitar last song play',
      is: 'alone',
      axis: '',
      back: 'around',
    },
    all('{text}.'),
    all("I know one song. It's the first half of one."),
    all('My teacher charges $60 an hour. After the third lesson he offered me $80.'),
    mild("He's shown me a technique where only I can hear it. You leave the case closed."),
    hot(
      "I took it. It's the first time I've been paid not to do something I love. Usually it's the other way around.",
    ),
    spicy("I've turned professional. I'm not playing Thursday at the Marriott. It's sold out."),
    unhinged(
      'Word got around. The opera pays. Two cities pay, and a whale sanctuary. I cleared $3 million in silence.',
    ),
    unhinged(
      'Last night I missed it and opened the case, just to look. There was already a helicopter.',
    ),
  ),
  plot(
    'karaoke',
    {
      when: ['sing .. karaoke', 'karaoke'],
      not: ['neighbor'],
      fine: 'song night office party bar work abba boss whole front everyone friend drunk sang',
      axis: '',
      back: 'microphone',
    },
    all('{text}.'),
    all(
      "Nobody warns you about the guitar solo. That's ninety seconds with a microphone and nothing to say.",
    ),
    all('I gave a company update.'),
    mild("Then the second verse came. I wasn't done with Q3."),
    hot(
      "Then the second verse came. I wasn't done with Q3. Our controller took the chorus, and I took the margin.",
    ),
    spicy("They held up lighters at the outlook. No one's ever done that sober."),
    unhinged(
      "It's how we report now. Earnings are in A minor. Analysts have to pick a song first.",
    ),
    unhinged(
      "Last quarter we missed by thirteen cents. I couldn't go on. I held out the microphone, and the whole market knew the words.",
    ),
  ),
  plot(
    'knit',
    {
      when: [
        'knit|crochet .. @garment|scarf|blanket|hat|something|first',
        'learn|start|finish .. knit|knitting|crochet',
      ],
      not: ['dog|cat|grandmother'],
      fine: 'scarf long year finally first nephew hobby',
      axis: '',
      back: 'the founder',
    },
    all('{text}.'),
    all(
      "At row 40 I found a mistake in row 3. You're supposed to go back and undo it all. I'd never seen that. In my industry we launch.",
    ),
    all('I took the idea to our board: go back to row 3.'),
    mild("They've voted to call it a pattern."),
    hot('The chair asked what was in row 3. "The founder," I said.'),
    spicy("They voted to keep going and call it a pattern. I've got four sleeves now."),
    unhinged(
      "So one night I stayed late and pulled the thread. It went through Sales, Frankfurt and somebody's cardigan.",
    ),
    unhinged(
      `By morning there was only yarn, and the founder standing in it. "Oh, good," he said. He'd been trying to get out since 1987.`,
    ),
  ),
  plot(
    'book',
    {
      when: ['read|finish|start .. book|novel|page|chapter', 'book .. club'],
      not: ['kid|son|daughter|child|flight'],
      fine: 'whole page first year long two month chapter war peace one hundred beach sunday finally',
      is: 'alone',
      axis: '',
      back: 'i stopped',
    },
    all('{text}.'),
    all(
      "I stopped at every page to photograph it next to a coffee. I've lost my place, but not my audience.",
    ),
    all('On page one a man gets off a train. I thought about my whole industry.'),
    mild("I've posted ten takeaways. He's still on the platform."),
    hot(
      "I posted ten takeaways from the man getting off the train. It's a keynote now. He's still on the platform.",
    ),
    spicy(
      "Someone commented that he gets murdered on page two. I've blocked her. It's a fixed mindset.",
    ),
    unhinged(
      "The author wrote to me. She asked if I knew that there's more of it. I told her to lose it.",
    ),
    unhinged(
      `She did. It's outselling the Bible. I love the Bible. "In the beginning." I stopped right there.`,
    ),
  ),
];
