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

const MISSED_TRAIN = {
  when: [
    'miss .. v:=train|=bus|=tram|=ferry|=metro|=subway|=shuttle',
    'v:=train|=bus|=tram|=ferry .. leave|left .. without|minute|second|early',
    '=doors|door .. close .. v:train|bus',
  ],
  not: ['interview|asleep', 'work meeting'],
  fine: 'second minute one two five face front hand wave waved driver running ran run early morning work home because looking eye contact',
  is: 'alone',
} satisfies PlotTraits;

const PARKING_TICKET = {
  when: [
    'parking_ticket|parking fine|ticket',
    'get .. parking ticket',
    'car .. tow',
    'get .. towed',
    'ticket .. for .. park',
  ],
  fine: 'outside home own house minute two five three front office street car',
} satisfies PlotTraits;

const TRAFFIC = {
  when: ['traffic_jam|traffic', 'stick .. in .. traffic', 'rush_hour'],
  not: ['ticket|light|stop|police|cone'],
  fine: 'hour two forty five minute highway way work morning home wedding stuck sit sat jam bad heavy hrs hr min mins motorway road ring bridge tunnel silk board terrible awful again moved move crawl crawling standstill m25 i-95 rain commute accident ages',
  is: 'alone',
} satisfies PlotTraits;

/** Plots about travel. */
export const TRAVEL: readonly Plot[] = [
  plot(
    'missed-train',
    MISSED_TRAIN,
    all(
      "I missed my {v} this morning. The doors closed as I got there. A child inside waved. I've been let go with less warmth.",
      "This morning the doors of my {v} closed in front of me. Behind the glass a child waved. I've left companies that did less.",
    ),
    all(
      'The next one was in twenty minutes. In twenty minutes you can change your life. I read a poster about gum disease.',
    ),
    mild('On the platform I practiced the wave, in case it comes by again.'),
    mild('I got in late. But I got in flossing.'),
    hot("I've missed it every day since. I know a great deal about gums."),
    spicy(
      'Yesterday I caught it, by accident. The child was on it. Neither of us knew what to say.',
    ),
    unhinged(
      'The driver slows down when he sees me. He closes the doors himself now, gently, and puts his hand on the glass.',
    ),
    unhinged(
      'Then it came late. I stood there with nothing to miss. It pulled in, and on board somebody was running.',
    ),
  ),
  plot(
    'st-t-comes-again',
    MISSED_TRAIN,
    all('{text}.'),
    levels(
      "I've missed a first step, two school plays and an anniversary.",
      "I've missed a first step, two school plays and an anniversary. It was mine.",
      "I've missed a first step, two school plays and most of a marriage.",
    ),
    all('Nobody ever said, "Don\'t worry, there\'ll be another one."'),
    all('About this, they do.'),
    levels(
      'I wish my children had run on a timetable.',
      "I've asked my family to look into a timetable.",
      "I've put my family on a timetable. First words are at 7:07 and 7:37.",
    ),
  ),
  plot(
    'missed-flight',
    {
      when: ['miss .. flight|plane|connecting_flight', 'flight|plane leave .. without'],
      not: ['delay|dog|cat'],
      fine: 'gate hour minute wrong because airport stood fell asleep bar wait security coffee line',
      is: 'alone',
    },
    all(
      'I missed my flight. It left without its most engaged customer.',
      "My flight left without me. I watched from the gate. It didn't look back.",
    ),
    all('I could see my seat through the window. It seemed to be coping.'),
    all('At the desk they asked where I was headed. I said, "Forward." Gate 40 goes to Tulsa.'),
    mild("So I'm in Tulsa. It wasn't the plan. It's the pivot."),
    hot("So I'm in Tulsa. My suitcase made the original flight."),
    spicy("It's given my talk. I hear it was well received. It stayed for questions."),
    unhinged(
      'It gave my talk, and they hired it. We have the same manager. It sends me photos from the carousel.',
    ),
    unhinged('I booked a flight to go and see it. I was four hours early. It had to run.'),
  ),
  plot(
    'parking-ticket',
    PARKING_TICKET,
    all('{text}.'),
    all(
      "For staying too long in one place. I've been in my role since 2014, without a word from anyone.",
    ),
    all("The officer doesn't even know me. She just walked by and saw that nothing was moving."),
    mild("I've framed it. I used to pay a coach for that."),
    hot(
      'I asked her to come by our office. She did two floors before lunch. 31 tickets, one of them to a coat.',
    ),
    spicy(
      `I appealed mine. I said I'd been loading. "Loading what?" she wrote. I've thought about it all week.`,
    ),
    unhinged('At noon the truck came for middle management. It lifted them by the front.'),
    unhinged("They're in the lot by the river. It's $180 to get one out. So far, nobody has."),
  ),
  plot(
    'st-p-timely-specific',
    PARKING_TICKET,
    all('{text}.'),
    all('Good feedback is specific, timely and in writing.'),
    levels(
      'This gave the street and the minute.',
      "This gave the street, the minute, and what I'm worth to them.",
      'This gave the street, the minute, and three photographs of my good side.',
    ),
    all("I've never had any like it at work."),
    levels(
      'My last review was under "Miscellaneous."',
      'My last review said "seems to be around."',
      "I've asked for the same. After two hours at my desk, I'm clamped.",
    ),
  ),
  plot(
    'car',
    {
      when: [
        'car|truck|van .. break .. down',
        "car .. won't|wouldn't|didn't|doesn't .. start",
        'car .. make .. noise',
        'car .. die',
      ],
      not: ['kid|toy'],
      fine: 'highway way work morning again cold mechanic check engine noise mechanic funny',
      cast: { F: 'he' },
    },
    all('{text}.'),
    all("I lifted the hood and looked in, like a man who's about to know."),
    all(
      "A second man stopped and looked. Then a third. It was the best-aligned meeting I've ever been in.",
    ),
    mild(`One of them said "alternator." We all nodded. It's still there.`),
    hot(
      'One of them, {F}, said "alternator." We nodded. Somebody said "could be," and we adjourned.',
    ),
    spicy('We meet there every Tuesday. The car was towed in March. We look at the space.'),
    unhinged(
      "There are eleven of us, and {F} is treasurer. Last week a woman stopped. She's a mechanic. She asked where the car was.",
    ),
    unhinged(
      `It's the hardest question we've had. {F} looked at the space. "Alternator," he said. She let it sink in. "Could be," she said.`,
    ),
  ),
  plot(
    'st-n-thousands-like-it',
    {
      when: [
        "=luggage|suitcase|baggage .. lose|missing|never|delay|didn't|not|arrive|send|leave",
        'lose .. =luggage|suitcase',
        'airline|airport .. lose .. =luggage|suitcase|bag|baggage',
      ],
      not: ['friend'],
      fine: 'flight airport lisbon wedding another country city trip three baggage claim hotel notice till took',
    },
    all('{text}.'),
    all("There's a form where you describe it."),
    levels(
      'I put "medium, gray, some wear at the corners."',
      'I put "medium, gray, worn at the corners, hard to open."',
      'I put "medium, gray, worn at the corners, hums when moved."',
    ),
    all("That's also my profile on the firm's website."),
    levels(
      'They say there are thousands like it.',
      "They say there are thousands like it. I've been told that before.",
      "They found a match within the hour. I'm in the hold, over Oslo.",
    ),
  ),
  plot(
    'delay',
    {
      when: ['flight|plane .. delay|cancel|late|ground', 'delay|cancel .. flight'],
      not: ['miss|meeting'],
      fine: 'hour four three six five two overnight airport train gate strike fog nine times airport tomorrow stuck until sleep slept floor',
      cast: { F: 'she' },
    },
    all('{text}.'),
    all(
      "Every thirty minutes it was another thirty minutes. I know that estimate. I've given that estimate.",
    ),
    all(
      "I asked {F} at the desk what was really going on. She said they didn't have one. It's the clearest blocker I've ever been given.",
    ),
    mild('I said no worries, and asked what would be realistic. She cried a little.'),
    hot(
      "At ten she said we'd be boarding shortly. Two hundred grown people stood up, in groups, and formed a line to nothing. I've never seen buy-in like it.",
    ),
    spicy("There's still nothing out there. It's an excellent line."),
    unhinged("On day four we elected {F}. Group 1 eats first. There's a school."),
    unhinged(
      "This morning one came. It's out there with its doors open. We talked it over. We need another thirty minutes.",
    ),
  ),
  plot(
    'st-c-gap-analysis',
    {
      when: ['miss .. @transit|last_train'],
      fine: 'second minute one two last morning work again doors close closed front connection by walk walked mile miles hour wait waited night rain',
      is: 'alone',
    },
    all('{text}.'),
    all('I do gap analysis for a living.'),
    levels(
      'You measure how far you are from where you should be.',
      'You measure how far you are from where you should be, in red.',
      'You measure how far you are from where you should be, and sell a map of it.',
    ),
    all('Mine started out very small.'),
    levels(
      'It is now eleven miles.',
      'It is now eleven miles, and doing sixty.',
      'It has crossed a border. It pays tax there.',
    ),
  ),
  plot(
    'traffic',
    TRAFFIC,
    all('{text}.'),
    all(
      "Four lanes, seven thousand people, zero miles an hour. It's the largest team I've ever been part of.",
    ),
    all('Now and then one of us changed lanes. It made no difference, but they looked promoted.'),
    mild("At 9:40 I passed a Honda. I've updated my profile."),
    hot("At 9:40 I passed a Honda. I updated my profile. At 9:52 it passed me. He'd updated his."),
    spicy("We're connected now. He's in freight. He says what counts is direction."),
    unhinged(
      "At noon word came back about what was blocking us. A merger. There'd been two lanes, now there was one, and the cars hadn't been told.",
    ),
    unhinged(
      `They asked for a volunteer to speak. I got up on my roof. "We aren't stuck in it," I said. "We are it." They honked. I took it as consensus.`,
    ),
  ),
  plot(
    'st-t-my-lane',
    TRAFFIC,
    all('{text}.'),
    all('I stayed in my lane. I always have.'),
    levels(
      'It was in my first review.',
      "It's been in every review since 2004.",
      "It's in my contract, with a drawing.",
    ),
    all('Then I looked across at the other one.'),
    levels(
      "It was moving. It's the one my brother chose.",
      'It was moving. I saw three people go by whom I had trained.',
      'It was moving. Everyone I ever trained went by. They had a float.',
    ),
  ),
];
