import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** Plots about travel. */
export const TRAVEL: readonly Plot[] = [
  plot(
    'missed-train',
    {
      when: [
        'miss .. v:=train|=bus|=tram|=ferry|=metro|=subway|=shuttle',
        'v:=train|=bus|=tram|=ferry .. leave|left .. without|minute|second|early',
        '=doors|door .. close .. v:train|bus',
      ],
      not: ['interview|asleep', 'work meeting'],
      fine: 'second minute one two five face front hand wave waved driver running ran run early morning work home because looking eye contact',
      is: 'alone',
      axis: '',
      back: 'the doors',
    },
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
    'missed-flight',
    {
      when: ['miss .. flight|plane|connecting_flight', 'flight|plane leave .. without'],
      not: ['delay|dog|cat'],
      fine: 'gate hour minute wrong because airport stood fell asleep bar wait security coffee line',
      is: 'alone',
      axis: '',
      back: 'flight',
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
    {
      when: [
        'parking_ticket|parking fine|ticket',
        'get .. parking ticket',
        'car .. tow',
        'get .. towed',
        'ticket .. for .. park',
      ],
      fine: 'outside home own house minute two five three front office street car',
      axis: '',
      back: 'them',
    },
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
    'flat',
    {
      when: ['flat tire|tyre', 'tire|tyre .. burst|blow|puncture|flat', 'puncture'],
      not: ['bike|bicycle'],
      fine: 'highway way work rain spare change got road',
      cast: { F: 'he' },
      axis: '',
      back: 'fifty miles',
    },
    all('{text}.'),
    all(
      "There's a spare. It's small, it's ugly and it's only good for fifty miles. It had been lying in the dark for seventeen years in case somebody asked.",
    ),
    all("It didn't want to know why it hadn't been the first choice. It just went."),
    mild('At work I asked if we had one. They took me down to see {F}.'),
    hot(
      'At work I went down to the basement and lifted the tarp. There was {F}. "Is it time?" he said.',
    ),
    spicy(
      'He ran Sales until Thursday, at fifty miles an hour, with a slight wobble. It was our best week.',
    ),
    unhinged(
      "At mile fifty they put him back. He's not meant for long distances. Somebody tucked the tarp in around him.",
    ),
    unhinged('The real VP is back now, fully inflated.'),
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
      axis: '',
      back: 'could be',
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
    'hotel',
    {
      when: [
        'hotel .. room|bed|breakfast|shower|night|pillow|tv|towel|lobby|key',
        'check .. into .. hotel',
      ],
      not: ['wedding|conference'],
      fine: 'wrong tiny noisy small view front',
      axis: '',
      back: 'harlan',
    },
    all('{text}.'),
    all(`The TV in my room said, "Welcome back, Mr. Harlan." I'm not Mr. Harlan. He had fruit.`),
    all("I left it on. It's nice to be expected."),
    mild("At checkout they asked how Mr. Harlan had slept. I said he's thinking of staying."),
    hot(
      "I ate the fruit. I took his eight o'clock. He's in aluminum. They told me I seemed more present.",
    ),
    spicy(
      "At checkout they asked if Mr. Harlan had enjoyed himself. He had. I'm the one with the back.",
    ),
    unhinged(
      'I flew home on his ticket. His family had made a roast. They looked up, then down again. Just like mine.',
    ),
    unhinged(
      'Last night I called my own house. A man answered. He sounded rested. Behind him my family was laughing, with their mouths full of fruit.',
    ),
  ),
  plot(
    'luggage',
    {
      when: [
        "=luggage|suitcase|baggage .. lose|missing|never|delay|didn't|not|arrive|send|leave",
        'lose .. =luggage|suitcase',
        'airline|airport .. lose .. =luggage|suitcase|bag|baggage',
      ],
      not: ['friend'],
      fine: 'flight airport lisbon wedding another country city trip three baggage claim hotel notice till took',
      axis: '',
      back: 'about',
    },
    all('{text}.'),
    all("The airline texts me where it is. Monday: Lisbon. Tuesday: Lisbon. It's extended."),
    all("I'm at a conference in the clothes I flew in. It's at the beach with all my shirts."),
    mild("They say it'll come home when it's ready."),
    hot(
      'On Wednesday it went on to Rio. I gave my talk in the hotel bathrobe. It was taken as a statement about hierarchy.',
    ),
    spicy("It came home on Sunday. It's got stickers. It's lighter, and it won't say by what."),
    unhinged(
      'They asked it to speak this year, about the journey. It stood on stage for forty minutes, half open. People wept.',
    ),
    unhinged(
      "I was in row three, in the robe. Somebody asked who'd packed it. It didn't mention me.",
    ),
  ),
  plot(
    'tsa',
    {
      when: [
        'airport_security|tsa',
        'security .. airport|line|check|pat|search|confiscate|stop',
        'body scanner',
      ],
      not: ['wait|queue'],
      fine: 'water bottle take took shampoo pat toothpaste bag shoe belt search random',
      cast: { F: 'she' },
      axis: '',
      back: 'passion',
    },
    all('{text}.'),
    all(
      '{F}, the officer, waved me back. "Is there anything in there?" she said, and pointed at my chest.',
    ),
    all('I said passion. For B2B logistics. She ran me through again.'),
    mild("She couldn't find any. She was nice about it."),
    hot(`"I'm not seeing it," she said, and turned the screen. It was a sandwich.`),
    spicy(`I was cleared: no passion, no threat. She stamped it "harmless." It's my headline now.`),
    unhinged('My company heard. They had {F} in to scan the board. Seven sandwiches.'),
    unhinged(
      "Only Ted from Accounts set it off. They brought dogs. He'd been carrying an idea since 2009. It was under three ounces.",
    ),
  ),
  plot(
    'delay',
    {
      when: ['flight|plane .. delay|cancel|late|ground', 'delay|cancel .. flight'],
      not: ['miss|meeting'],
      fine: 'hour four three six five two overnight airport train gate strike fog nine times airport tomorrow stuck until sleep slept floor',
      cast: { F: 'she' },
      axis: '',
      back: 'another thirty minutes',
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
    'missed',
    {
      when: ['miss .. @transit|last_train'],
      fine: 'second minute one two last morning work again doors close closed front connection by walk walked mile miles hour wait waited night rain',
      is: 'alone',
      axis: '',
      back: 'in my seat',
    },
    all('{text}.'),
    all('By one minute. I ran alongside it for a bit, waving, as if it were a decision.'),
    all('A man waved back. He was in my seat. He looked good in it.'),
    mild("The next one's in four hours. Technically I'm the earliest I've ever been."),
    hot(
      'The next one was in four hours. I told my boss I was four hours early. It went in my review.',
    ),
    spicy("Under Growth. The man in my seat made the meeting. He's also in there."),
    unhinged(
      "When I got there they'd finished. The man in my seat had seen my name on a sign and gone with it. He'd done my slides. They had follow-ups, for him.",
    ),
    unhinged(
      "That was June. He has my office now. He'd like to go home, he says, but he keeps missing it. I hold the sign.",
    ),
  ),
  plot(
    'wrongtrain',
    {
      when: [
        'wrong =train|=bus|flight|exit|platform|stop|subway|tram|direction|metro',
        'take|get|board .. wrong train|bus|tram|metro',
        'miss .. stop|exit',
      ],
      not: ['asleep|sleep'],
      fine: 'station two ended another city morning work read phone podcast',
      is: 'alone',
      axis: '',
      back: 'going',
    },
    all('{text}.'),
    all('I noticed after two stops. I stayed for six. I had a rhythm going.'),
    all("It's what I tell founders: you don't get a seat like that going the right way."),
    mild("I'm in Dayton. It has a river."),
    hot('At the eighth stop I began to refer to it as the plan.'),
    spicy(
      "At the end of the line everyone was asked to get off. I said I was early for something. I've rented a place.",
    ),
    unhinged(
      "There are 40,000 of us out here. None of us meant to come. Good schools. I'm on the council.",
    ),
    unhinged("On Sundays we go down to the platform and cheer for whoever's asleep."),
  ),
  plot(
    'taxi',
    {
      when: ['taxi|uber|lyft|cab .. driver', 'driver .. taxi|uber|cab'],
      fine: 'airport ride night talk silence whole life story tell told music rating quiet long',
      axis: '',
      back: 'my company',
    },
    all('{text}.'),
    all(`A man with a 4.97. I've never been above "meets."`),
    all(
      "He asked if the temperature was all right for me. I've been with my company eleven years.",
    ),
    mild('I gave him five stars. He gave me four. He says it was the sighing.'),
    hot(`So I looked up mine. I'm a 4.1. There's a note. It says "pitches."`),
    spicy(
      `I asked him how to get it up. "Sit in the back," he said, "and let people drive." I've put it in our values.`,
    ),
    unhinged(
      "My company uses the score now. It's 4.6 to get into the building. I come in through Receiving.",
    ),
    unhinged(
      "Last night I drove home with nobody in the back. I offered him a mint. He didn't look up. Three stars.",
    ),
  ),
  plot(
    'traffic',
    {
      when: ['traffic_jam|traffic', 'stick .. in .. traffic', 'rush_hour'],
      not: ['ticket|light|stop|police|cone'],
      fine: 'hour two forty five minute highway way work morning home wedding stuck sit sat jam bad heavy hrs hr min mins motorway road ring bridge tunnel silk board terrible awful again moved move crawl crawling standstill m25 i-95 rain commute accident ages',
      is: 'alone',
      axis: '',
      back: 'lanes',
    },
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
];
