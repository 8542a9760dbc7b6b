import {
  all,
  hot,
  levels,
  mild,
  type Plot,
  plot,
  type PlotTraits,
  spicy,
  unhinged,
} from '../../../../story/plot.ts';

const PET_GIFT = {
  when: [
    '@cat|@dog .. bring|drop|leave|give|carry|drag .. mouse|bird|rat|lizard|frog|squirrel|rabbit|snake|mole|vole|leaf|worm',
  ],
  not: ['toy|box'],
  fine: 'dead live alive bedroom bed me kitchen into house doorstep the half pillow morning at night again proud present three in my my to inside home shoe',
} satisfies PlotTraits;

/** Plots about cats-dogs. */
export const CATS_DOGS: readonly Plot[] = [
  plot(
    'st-t-longest-message',
    {
      when: [
        '@cat .. walk|step|sit|lie|sleep|stand|type|jump|run .. keyboard|laptop|computer|trackpad',
        'keyboard .. @cat',
      ],
      not: ['buy|repair|sick|vomit|throw|router|knock|water'],
      fine: 'across on my and during call meeting approved budget sent email an my boss while the was muted me in unmuted accidentally hit send slept warm sits always middle work over entire day zoom all',
    },
    all('{text}.'),
    all('The message on my screen said "jjjjjjjjjjjj."'),
    levels(
      'I read it twice.',
      'I read it twice. The second time I heard the pain in it.',
      'I read it out at dinner. There was a silence.',
    ),
    all('Nobody in my family has written me that much all year.'),
    levels(
      'My daughter sends a thumb.',
      "My daughter sends a thumb. It's usually for somebody else.",
      "I've written back. We are both working on our feelings about fish.",
    ),
  ),
  plot(
    'cat-knock',
    {
      when: [
        '@cat .. knock|push|shove|swipe|break|tip|throw .. x:@gadget|@furniture|@plant|@drink|glass|vase|mug|cup|lamp|bowl|tree|everything|off|over|down',
      ],
      not: ['sick|vet'],
      fine: 'off table desk counter over down floor of water looked looking at me my the while in eye contact into christmas and monitor again shelf stared broke full',
    },
    all('{text}.'),
    all(
      'It looked at me first. It kept looking at me the whole way down.',
      "It put out one paw and looked at me. It didn't stop looking.",
    ),
    all("I've been through nine restructurings, and nobody's ever made eye contact."),
    mild("I've cleaned up. The cat is on to phase two, which is the lamp."),
    hot('I asked what the reasoning was. It moved one paw toward the lamp.'),
    spicy("I sent HR the video. They're using it in the training."),
    unhinged(
      'Our CEO flew in to watch. He took notes. Back home he called in thirty-six people, one at a time, and had them stand at the edge of the desk.',
    ),
    unhinged('I was the last. He looked at me the whole way.'),
  ),
  plot(
    'pet-gift',
    PET_GIFT,
    all('{text}.'),
    all('It sat down beside it and waited. I realized this was a presentation.'),
    all('No slides. One finding. I said thank you, which it took as a purchase order.'),
    mild("There have been four more since. I don't know how to cancel."),
    hot("There's been one every morning since. It's ahead of plan. I don't remember a plan."),
    spicy("The vet says it does this because it thinks I can't provide. She asked how Q3 was."),
    unhinged(
      'So I gave it something back. I laid my quarterly report on its pillow. It looked at it for a long time.',
    ),
    unhinged(
      "Then it carried the report into the yard and buried it. It's the first honest review I've had.",
    ),
  ),
  plot(
    'st-y-by-one-corner',
    PET_GIFT,
    all('{text}.'),
    all('Not asked for. Not quite finished. Clearly proud of it.'),
    levels(
      'I know that look. I hand in reports.',
      'I know that look. I hand in a report every Friday.',
      "I know that look. It's on my staff badge.",
    ),
    all('I said "Wow, thank you," and held it well away from me.'),
    levels(
      "My manager's exact words.",
      "My manager's exact words, and my manager's exact arm.",
      'I now leave my report on the pillow. I made partner in a week.',
    ),
  ),
  plot(
    'pet-ate',
    {
      when: [
        '@dog|puppy .. eat|chew|swallow .. my|our|the =retainer|phone|remote|shoes|couch|toothbrush|slippers|essay|notes|airpods|earbuds|lipstick',
        '@dog|puppy|rabbit|goat|@pet .. eat|chew|swallow|devour|shred|destroy .. shoe|sock|homework|report|passport|sofa|couch|cable|remote|wallet|money|mail|book|glasses|headphones|airpod|contract|slipper|keyboard|mask|hearing_aid|charger|pillow|carpet|wire|document|@carried|@garment|@gadget|@document',
      ],
      not: ['cake|food|chocolate|grass'],
      fine: "my the our favorite new expensive again left one whole entire three through wifi work laptop and before flight trip day half of a right leather today while was out kid's retainer night brand",
    },
    all('{text}.'),
    all("The vet says it'll come back to us in one to three days. That's faster than Procurement."),
    all("Until then I've been asked to wait, and to check."),
    mild("It's day two. No deliverable. We feel good about Thursday."),
    hot(
      "Every morning at seven I stand in the yard with a bag and a flashlight and ask how we're tracking.",
    ),
    spicy(
      "It arrived this morning. It's in better shape than the last thing I got back from Legal.",
    ),
    unhinged('My boss admired the turnaround. All our documents go through there now.'),
    unhinged(
      "Then it ate the five-year strategy. The vet took an X-ray. She says there's nothing in there.",
    ),
  ),
  plot(
    'pet-woke',
    {
      when: [
        '@cat|@dog|@pet|rooster|@bird .. wake|bark|meow|crow|scream|howl .. me|us|up|at|#',
        'wake .. by .. @cat|@dog|@bird|rooster',
      ],
      not: ['call|meeting|zoom|smoke|client'],
      fine: "up am 3am 4am 5am 6am at three four five six every for breakfast food again morning sitting on my face chest hour night whole before an by licking wanted in the to be fed o'clock saturday empty bowl",
    },
    all('{text}.'),
    all('It had nothing to report. It just wanted everyone up.'),
    all("I've worked for this animal before. In 2017. He had a podcast."),
    mild('By eight it was asleep in the sun. I was in a meeting about energy.'),
    hot('I asked what was so urgent. It said it again, from closer.'),
    spicy('By eight it was asleep in the sun. I was presenting, in a meeting about energy.'),
    unhinged(
      "So I let it run the Monday call. They didn't understand a word, and all of them were ready to change an industry.",
    ),
    unhinged(
      'It raised $12 million before breakfast. Then it lay down. That was March. Nobody wants to be the one to wake it.',
    ),
  ),
  plot(
    'st-t-in-my-version',
    {
      when: ['get|adopt|buy|rescue .. puppy|kitten|dog|cat|hamster|rabbit|parrot|@pet'],
      not: ['food|toy|bed|box|collar|vet|sick'],
      fine: 'new a we i our finally today first yesterday shelter street stray three-legged from named name called weekend for the kids my daughter son an old',
      is: '!negative',
    },
    all('{text}.'),
    all("At last, someone in my life who doesn't know my story."),
    levels(
      'So I told it.',
      'So I told it, with the lights low.',
      'So I told it, in my dinner jacket.',
    ),
    all('The awards dinner of 2017, course by course.'),
    levels(
      'I changed one thing. I win.',
      "I changed one thing. I win. It's so good to be believed.",
      'I changed one thing. I win. We defend the title in March.',
    ),
  ),
  plot(
    'st-d-settled-on-chicken',
    {
      when: [
        '@cat|@dog .. stare|watch|judge|ignore|glare .. me|at|while',
        '@cat|@dog .. look .. at me|while',
        '@cat .. ignore|refuse|hate|avoid .. me',
        '@cat .. refuse|ignore .. food|eat|dinner|breakfast',
        '@cat .. only .. eat|like .. when|expensive|food|chicken',
      ],
      not: [
        'window|squirrel|@bird|@insect|tv|telly|television|vet|baby|cucumber|fish|someone|neighbour|neighbor|mirror|ball',
        'keyboard|laptop|computer|router|knock|bird|dog',
      ],
      fine: 'me my the while i ate dinner shower bathroom working like all day disappointed at for an hour new expensive bed bought box it came in tree worked eat cry cried naked yoga from whole morning wall nothing',
    },
    all('{text}.'),
    all('I teach a one-day course in negotiation.'),
    levels(
      'Rule one: never be the first to show interest.',
      'Rule one: never be the first to show interest. I charge £400 for that.',
      'Rule one: never be the first to show interest. I have taught it to two navies.',
    ),
    all('I lasted a minute, and then said "Hello, you" in a high voice.'),
    levels(
      "We've settled on chicken.",
      "We've settled on chicken. I'd opened with a biscuit.",
      "We've settled on chicken, the sofa, and half of the course.",
    ),
  ),
];
