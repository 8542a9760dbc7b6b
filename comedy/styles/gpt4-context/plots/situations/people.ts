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

const CALLED_MOM = {
  when: ['call .. b:@boss|@client|@colleague|interviewer m:=mom|=mum|=mommy|=mummy|=dad|=daddy'],
  not: ['phone|on'],
  fine: 'front everyone whole meeting team accident accidentally during standup call office loud monday presentation slip interview room',
  is: 'actor:me',
} satisfies PlotTraits;

/** Plots about people. */
export const PEOPLE: readonly Plot[] = [
  plot(
    'st-c-what-better',
    {
      when: [
        '^ .. w:@relative|@boss|@colleague|@name|@neighbor .. beat|destroy|defeat|crush|win .. me? .. at|in .. x:@game',
        'lose .. at|in? x:@game .. to|against .. w:@relative|@boss|@colleague|@name',
      ],
      not: ['let|cheat', 'first time .. ever'],
      fine: 'year old year-old three times row seven nine six eight again online round',
    },
    all('{text}.'),
    all('When you lose a bid, you ask for feedback.'),
    levels(
      'So I did. I had a pen ready.',
      'So I did. I had a pen, a ring binder and an open posture.',
      'So I did. I had brought two observers and a flip chart.',
    ),
    all('"What could we have done better?" I said.'),
    levels(
      '"Won."',
      '"Won." I\'ve had longer feedback, but never clearer.',
      '"Won." It\'s now goal one of our five-year plan.',
    ),
  ),
  plot(
    'what-do-i-do',
    {
      when: [
        'w:@relative .. ask .. what .. I|=i do|=does',
        'w:@relative .. ask .. what .. job',
        'w:@relative .. understand|explain|know|tell|think .. what .. =i do|my job|my work',
      ],
      not: ['sick'],
      fine: 'living all day work said dinner school teacher again told works for thinks friends computer',
    },
    all(
      "{w.full} asked me what I do all day. I've been in this industry nineteen years. I had no slide for it.",
      '"What do you do all day?" asked {w.full}. I said it was a great question, to win time.',
    ),
    all('I said I align people. "Like in a line?" "In a way." "Which way?"'),
    all('So I drew it. {w.full} asked which one was me. I was one of the arrows.'),
    mild("It's on the refrigerator. Upside down. It still works."),
    hot("It's on the refrigerator, upside down. It still works. My boss asked for a copy."),
    spicy(
      "On Monday it became our org chart. Nobody's asked what anybody does. We just follow the arrows. They lead to the parking lot.",
    ),
    unhinged(
      'I asked the board the same question. What do we do? It was quiet for a long time. Then the chairman pointed to an arrow and wept.',
    ),
    unhinged("So {w.full} came in to explain. We make arrows. The stock's up 6%."),
  ),
  plot(
    'forgot-anniv',
    {
      when: ['forget .. anniversary'],
      not: ['work|also|she|he'],
      fine: 'wedding tenth our fifth again year spouse wife husband so did she too',
      is: 'actor:me|actor:us',
    },
    all(
      'I forgot our anniversary. It was in my calendar. It clashed with a sync, and I accepted the sync.',
    ),
    all(
      "At eight I came home and there were candles. I asked if the power was out. That's on the record now.",
    ),
    all(`I said, "Can we circle back?" "We've been circling," said the person I married.`),
    mild(
      `I've made it recurring. Yearly, half an hour, with a buffer. The reply from the kitchen was "Tentative."`,
    ),
    hot(
      `I've made it recurring. Yearly, half an hour, with a buffer. The reply from the kitchen was "Tentative."`,
    ),
    spicy(
      'This year I was there, in a suit, with flowers. The other chair was free. There was a sync.',
    ),
    unhinged(
      'We send delegates now. Somebody from my team and somebody from Legal had the salmon.',
    ),
    unhinged(
      "I hear they're happy. The wedding's in June. I'd love to be there. It clashes with a sync.",
    ),
  ),
  plot(
    'forgot-bday',
    {
      when: [
        'forget .. w:@relative|friend|@boss|best_friend birthday',
        "forget .. w:@relative's birthday",
        'forget .. birthday .. of .. w:@relative|friend',
      ],
      not: ['=my birthday'],
      fine: 'again year card gift',
      is: 'actor:me',
    },
    all(
      "I forgot {w.full}'s birthday. That same day I'd congratulated 214 strangers on their work anniversaries.",
    ),
    all('"Do you know what day it is?" asked {w.full}. I said, "Week 32."'),
    all(
      'I drove to the gas station, where sorry is open late. I came back with an ice scraper and a card for a nurse.',
    ),
    mild(`The card's up on the mantel. "Thank you for the long nights."`),
    hot('{w.full} read the card again. "Thank you for the long nights."'),
    spicy(
      'Yesterday I got a message from {w.full}, with a button under it. "Congrats on all these years! Say thanks." I pressed it.',
    ),
    unhinged(
      `We only speak in suggested replies now. "Sounds good!" "So true!" It's the closest we've been.`,
    ),
    unhinged('On my own birthday there was a knock. It was a nurse, for her card.'),
  ),
  plot(
    'st-g-arm-pivot',
    {
      when: [
        'wave .. back? .. at .. someone|stranger|person|somebody|man|woman|who',
        "wave .. back .. who|wasn't|behind",
        'wave .. wrong person',
      ],
      not: ['goodbye|dog|baby|boss|cop|plane'],
      fine: "behind waving street else stranger person across office wasn't park realized somebody looking bus car whole",
      is: 'actor:me',
    },
    all('{text}.'),
    all("The arm was already up. You don't waste momentum like that."),
    levels(
      'So I pivoted to a stretch, then to my hair.',
      'So I pivoted to a stretch, then my hair, then a point at nothing.',
      'So I pivoted to a stretch, then my hair, then a bid.',
    ),
    all('Three products off one launch, in under two seconds.'),
    levels(
      'The only customer was already with a competitor.',
      'The only customer was already with a competitor. They looked happy.',
      'The only customer was already with a competitor. I own a horse.',
    ),
  ),
  plot(
    'hugged',
    {
      when: [
        'hug .. w:@boss|@client|stranger|interviewer|@professional|ceo|man|woman|recruiter',
        'go .. in? for .. hug ... handshake|hand|shake',
        'hug .. wrong|someone',
      ],
      not: ['goodbye|cry|dog|friend|mother|kid'],
      fine: 'handshake hand shake meeting first end interview accident instead goodbye wanted extended went second long awkward meeting',
      is: 'actor:me',
    },
    all("I hugged {w.full}. There'd been a hand out, for shaking. It came into the hug with us."),
    all(
      'Trust hormones take eight seconds to release. I counted. I had to do the last four alone.',
    ),
    all(
      `At seven, {w.full} whispered, "I have a two o'clock." I said, "Not anymore." It's not how I meant it.`,
    ),
    mild("We've agreed on a wave."),
    hot("On Monday there was a note from {w.full}. It had helped, and please don't."),
    spicy("I've framed the first half."),
    unhinged(
      "There's an order now. I keep forty feet away. On bad days {w.full} comes to forty-one and just stands there.",
    ),
    unhinged('Yesterday it was thirty-nine. Neither of us has told the court.'),
  ),
  plot(
    'called-mom',
    CALLED_MOM,
    all(
      'In front of twelve people I called {b.full} "{m}."',
      'I called {b.full} "{m}." It was a meeting of twelve. You could hear the marker stop.',
    ),
    all('All the pens stopped. "Yes?" said {b.full}.'),
    all('"Nothing," I said. "I made a slide."'),
    mild("It's on the refrigerator, the one on four."),
    hot(
      "It's on the refrigerator, the one on four. Two people from Sales have stopped talking to me. They say I'm the favorite.",
    ),
    spicy('My raise came through. Five dollars, if my desk stays tidy.'),
    unhinged(
      `In May I missed a target. There was no shouting. "I'm not angry," said {b.full}. I'd rather have had the lawsuit.`,
    ),
    unhinged(
      "I'm grounded through the fourth quarter. I called my real {m} to complain. They've spoken.",
    ),
  ),
  plot(
    'st-b-rapport',
    CALLED_MOM,
    all('{text}.'),
    all('Rapport usually takes years to build.'),
    levels(
      'I managed it in one word.',
      'I managed it in one word, unprompted.',
      'I managed it in one word. The paperwork went through at noon.',
    ),
    all('I decided not to correct it. Consistency matters.'),
    levels(
      "I've since been asked whether I've eaten.",
      "I've since been asked if I've eaten. I said no. It works.",
      'I have my own room there now. Lights out at nine.',
    ),
  ),
  plot(
    'st-g-deliver',
    {
      when: ['say|tell|reply|answer .. you too', 'you too .. waiter|barista|cashier|flight|movie'],
      not: ['love'],
      fine: 'waiter waitress told enjoy meal said food cinema ticket guy flight agent gate barista coffee airport movie bartender happy birthday delivery have good trip popcorn',
    },
    all('{text}.'),
    all('A founder never walks back an announcement.'),
    levels(
      'So I nodded, as if it were the plan.',
      'So I nodded, and said it again with a hand on my heart.',
      'So I nodded, and had it notarized.',
    ),
    all("Once it's out there, you have to deliver."),
    levels(
      'I offered them my seat.',
      'They have my seat. I finished their shift.',
      "They have my seat. I have their shift, and I'm employee of the month.",
    ),
  ),
  plot(
    'cup-name',
    {
      when: ['barista|starbucks ... n:@name', 'write .. n:@name .. on .. cup|coffee|latte'],
      not: ['ask|date|know|flirt|free'],
      fine: 'my name wrong spelled misspelled wrote called cup coffee latte got order even though instead five letters',
    },
    all(
      'The barista wrote "{n}" on my cup. My personal brand took twelve years to build. That took one marker.',
      'My name was built over twelve years of thought leadership. The barista wrote "{n}."',
    ),
    all('I drank it. It was better. {n} takes oat milk.'),
    all('{n} has no debts, no enemies and nothing on file in Cleveland.'),
    mild("I've updated my profile. {n} already has more endorsements than I did."),
    hot("By Friday I'd moved everything over. The mortgage, the profile, the children."),
    spicy(
      'On Monday the barista asked for a name. I said, "{n}." The cup came back with my old one.',
    ),
    unhinged('I took it to court. The judge had me state my name. The clerk wrote down "Glenda."'),
    unhinged(
      "Glenda's serving twelve years, for something in Cleveland. The coffee's bad. They get the name right every time.",
    ),
  ),
  plot(
    'held-door',
    {
      when: ['hold .. door .. for', 'hold .. elevator .. for'],
      not: ['hit|slam|me|dog|cat|nobody|break'],
      fine: 'someone person people too far long away jog run ran awkward stranger thirty seconds office colleague building way run distance three feet still old lady lift lady woman man',
      is: 'actor:me',
    },
    all(
      "I held the door for someone who was still quite far away. They began to jog. That's influence.",
      "Somebody was forty feet off, and I held the door. They broke into a run. I've had teams for years that wouldn't.",
    ),
    all("Others came. You can't let go of a door once you've taken a position on it."),
    all("By 9:15 I'd held it for forty people. Two said thank you. One handed me a coat."),
    mild('I missed my meeting. But forty people made theirs, and I hear one of them ran mine.'),
    hot("By five I'd made $31 in tips. It was more than my bonus."),
    spicy("HR wants to make it official. I'd report to the hinge."),
    unhinged('I let go once, in March, for a sneeze. The building lost four tenants.'),
    unhinged(
      "I've been replaced. The new one opens by itself, when it sees you coming. It's never made anybody run.",
    ),
  ),
  plot(
    'first-day',
    {
      when: [
        '=first =day|=week .. at|of|in|on|new|job|work|office',
        'start .. new job',
        'my first day',
      ],
      not: ['school|son|daughter|kid|kindergarten|gym|diet'],
      fine: 'new job work office laptop badge name nobody showed went wrong today monday nervous got lost desk forgot wore',
    },
    all(
      "I've started a new job. On the first morning nobody knew who I was. I call that a clean slate.",
      'First day in the new job. The front desk had no record of me. I respect a company that starts without bias.',
    ),
    all(
      'They gave me a desk with a name on it. It said "Do Not Use." I answered to it until lunch.',
    ),
    all(
      'In the afternoon I sat in on a meeting. I nodded at what seemed to be the right people. I was given Belgium.',
    ),
    mild("My laptop comes in three weeks. I'm running Belgium by hand."),
    hot("By Thursday Belgium was ahead of plan. I'd been afraid to touch it."),
    spicy(
      "On Friday my manager called to ask why I hadn't started. It's the building next door. They've never had a Belgium.",
    ),
    unhinged(
      "I was in the wrong building. I told them, with tears. They said I'd been the first in years who really seemed to want to be there.",
    ),
    unhinged(
      "I do both now. Next door I've done nothing since March. They've put me in for an award. The others have Belgium, and I have peace.",
    ),
  ),
];
