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

const PRINTER = {
  when: [
    'p:printer|copier|photocopier|scanner .. jam|break|stop|not|die|eat|refuse|work|out|run|hate|beep|fail|print|again|scream|catch|say',
    'fix .. p:printer|copier|photocopier',
    'paper jam',
    'print .. wrong',
  ],
  not: ['buy|new|home|cat|dog|3d|kick|fire'],
  fine: 'office work again cyan ink meeting pages whole minutes before presentation jammed tray paper percent only color someone boss fifty',
} satisfies PlotTraits;

const FRIDAY_DEPLOY = {
  when: [
    'deploy|push|merge|ship .. friday|production|prod|main',
    'break|crash|delete|drop .. production|prod|database|website|site',
    'take .. down .. website|site|server|production',
  ],
  not: ['car|intern|colleague|boss'],
  fine: 'friday afternoon evening bug accident code five pm test change small fix whole company four hotfix wrong database table button main',
  is: 'actor:me|actor:us',
} satisfies PlotTraits;

/** Plots about work. */
export const WORK: readonly Plot[] = [
  plot(
    'promoted',
    {
      when: [
        'get|=been|=was|=am .. promote',
        'promote .. me',
        'get .. promotion|new title',
        'my promotion',
      ],
      not: ['not|pass|instead|wife|husband|friend|brother|sister|colleague|deny|houseplant|quit'],
      fine: 'senior manager director vp head work team lead job year ten five today announced officially raise without finally leader associate engineer analyst supervisor assistant partner nurse developer consultant principal shift after',
    },
    all(
      "I'm humbled to share that I've been promoted. Same desk, same work. The chair goes one notch higher.",
      "Some personal news: I've been promoted. The desk's the same. The chair now goes up one more notch.",
    ),
    all('The raise covers the cake I was told to bring.'),
    all(
      'My first act as a leader was a meeting about it. Everyone accepted. They used to be my friends.',
    ),
    mild('I ate lunch alone, for the first time at this altitude.'),
    hot('I eat lunch alone now, at altitude. Yesterday somebody waved and then remembered.'),
    spicy(
      "With the chair all the way up I can see over the partition. There's a person on the other side with my title. We both lowered our chairs.",
    ),
    unhinged('In May they promoted me again. The chair has a ladder. My mail comes on a pole.'),
    unhinged(
      "On a clear day I can see my old job. There's somebody doing it, and laughing. I've asked for a report.",
    ),
  ),
  plot(
    'passed-over',
    {
      when: [
        'pass .. over .. promotion',
        "=didn't|=didnt|not .. get .. promotion|promote|job",
        'promotion .. go .. to',
        'someone|colleague|intern|coworker .. get .. promotion|promote',
      ],
      not: ['wife|husband|son'],
      fine: 'year again third instead nephew boss manager new job colleague younger',
    },
    all(
      "I wasn't promoted this year. I'd like to congratulate the person who was, as I've been asked to in writing.",
    ),
    all("They told me it was close. I asked how close. They said I'd been in the building."),
    all(`The feedback was "more visibility," so I've moved my desk into the corridor.`),
    mild("People have to walk around me now. I've never been so hard to overlook."),
    hot('Facilities put an orange cone next to me, for safety. The cone gets more eye contact.'),
    spicy("The shortlist for next year is out. The cone's on it."),
    unhinged(
      "The cone got it. It's a good manager. It's consistent, and you always know where it stands.",
    ),
    unhinged(
      "In our first one-on-one I asked what I'd been missing. It let the silence work. I moved my desk two feet to the left.",
    ),
  ),
  plot(
    'reorg',
    {
      when: [
        'reorg|re-org|restructure|restructuring|reorganization|reorganisation',
        'new org chart',
        'company|team|department .. reorganize|restructure',
      ],
      not: ['fire|lay|job'],
      fine: 'third year company team department boss manager four three new same report reporting',
    },
    all(
      "There's been a reorg. I've reported to four people since Monday, and one of them was me.",
      "We've reorganized. Since Monday I've had four managers. I was one of them.",
    ),
    all(
      `On the new chart I've got a dotted line to a box marked "TBD." I've started copying TBD on things.`,
    ),
    all("TBD doesn't push back. TBD has never once asked for a status."),
    mild("It's the best manager I've had. I've put TBD up for Leader of the Year."),
    hot(
      "In our one-on-ones I ask a question and leave a pause. I've grown so much in those pauses.",
    ),
    spicy(
      'Then they filled the box. The new person wants weekly reports. I said TBD never worked that way.',
    ),
    unhinged(
      'Then the box was filled. There was a farewell for TBD. Eighty people came. Each of us had thought we were the only one.',
    ),
    unhinged('The chair of honor was empty. People agreed it was a wonderful speech.'),
  ),
  plot(
    'rto',
    {
      when: [
        'return|go|come|back .. to|in|into|at office',
        '=back in .. office',
        'return-to-office|rto',
        'day .. week .. in .. office',
      ],
      not: ['forget|laptop|key|cat|dog'],
      fine: 'three two four company mandatory boss wants everyone first year days work five remote call mandate',
    },
    all(
      "We're back in the office, for the spontaneous collaboration. It's Tuesdays at two.",
      "I'm back in the office. They wanted the chance encounters. Mine is booked for Tuesday at two.",
    ),
    all(
      "I commute 70 minutes to be on a video call with the person at the next desk. We wave. There's a lag.",
    ),
    all(
      "There aren't any rooms, so we take our calls in our cars. Row C had its best standup ever.",
    ),
    mild('Our CEO dials in from Lisbon to say how good it is to be together.'),
    hot(
      'Our CEO dials in from Lisbon to say how good it is to be together. Attendance goes by badge.',
    ),
    spicy("I've started mailing mine in. On Thursday it was praised for its presence."),
    unhinged(
      "So I mail mine in. In May it was asked to the offsite. There's a picture: it's between two other badges, laughing.",
    ),
    unhinged('I work for it now, from home. It likes the reports on its desk by Friday.'),
  ),
  plot(
    'st-v-up-to-2008',
    {
      when: [
        '^ my|our|the|an|new? .. intern|new_hire ... know|fix|solve|find|teach|explain|correct|do|show|finish|build',
      ],
      not: ['cry|coffee|quit|date|sick|call|name|ask'],
      fine: 'minute week problem spreadsheet bug excel code minutes seconds five two months afternoon printer something that whole team weeks',
      is: 'past',
    },
    all('{text}.'),
    all("I'm the official mentor here. We meet every week."),
    levels(
      "In eleven weeks I've covered my own career up to 2008.",
      "In eleven weeks I've covered my own career up to 2008, with handouts.",
      "In eleven weeks I've covered my own career up to 2008, in costume.",
    ),
    all('So you can imagine how proud I am of my work.'),
    levels(
      "I can't wait to see what happens when we get to 2009.",
      'We do 2009 next week. I may have to lock the door.',
      "I've been replaced by the intern. I still come in Tuesdays, and we do 2009.",
    ),
  ),
  plot(
    'interview-bad',
    {
      when: [
        'job_interview|interview ... bad|terrible|forget|cry|late|wrong|weakness|blank|ask|sweat|laugh|bomb|fail|worst|question|spill',
        'bomb|mess|fail .. interview|job_interview',
        '=interview .. weakness',
      ],
      not: ['pass|offer|podcast|tv', 'get job'],
      fine: 'greatest weakness job today said first question went asked told five year said salary company answer name zoom blank bad minute',
      is: 'actor:me|actor:us|!actor:relative',
    },
    all(
      'I had a job interview on Tuesday. They asked for my greatest weakness. I said, "This."',
      `Job interview, Tuesday. "What's your greatest weakness?" I said, "Interviews." It's the one thing they wrote down.`,
    ),
    all("They asked where I see myself in five years. I looked out the window. There's a park."),
    all('They asked if I had any questions for them. I asked how they thought it was going.'),
    mild(
      "They said they'd let me know. They let me know in the elevator. We still had twelve floors.",
    ),
    hot('They walked me to the elevator and let me know there. We still had twelve floors.'),
    spicy('Around the fourth I brought up salary. You have to know your moment.'),
    unhinged(
      'Between two and one it got stuck, for sixteen hours. They saw me under pressure. I cried, but in a structured way.',
    ),
    unhinged(
      "I start Monday. They asked again about the five years. We could all see it. They still haven't fixed the doors.",
    ),
  ),
  plot(
    'printer',
    PRINTER,
    all(
      'The {p} at work stopped this morning. The display said, "Paper jam in Tray 3." We have two trays.',
      'This morning the office {p} gave up. "Jam in Tray 3," it said. There are two trays.',
    ),
    all("I've managed people who shut down. You don't fix. You ask. I knelt."),
    all(
      `I opened the side door, then the door inside that. At the back was a sheet from 2016. It said, "You're doing great, Linda."`,
    ),
    all("We don't have a Linda. Everyone came over to look. Somebody in Finance had to sit down."),
    mild('We put it back in. The {p} works fine now.'),
    hot(
      'We put it back in. The {p} works fine, and so, for the first time in a while, does Finance.',
    ),
    spicy("Later I found out where Linda went. She's at the supplier. She designed Tray 3."),
    unhinged(
      `Since then it prints one every morning, for somebody. Mine said, "You're doing okay, Linda."`,
    ),
    unhinged(
      `I've changed my name. On Monday I got the word "great." The others haven't spoken to me since, except the Lindas.`,
    ),
  ),
  plot(
    'st-t-where-it-hurts',
    PRINTER,
    all('{text}.'),
    all('I laid my hand on it and asked where it hurt.'),
    levels(
      '"Tray 2," it said.',
      '"Tray 2," it said. I wish my children were so open.',
      '"Tray 2," it said. "And the Denver account."',
    ),
    all('So I told it where I hurt.'),
    levels(
      'It went into sleep mode.',
      'It went into sleep mode. My family has the same feature.',
      'It printed one page. It thinks we should see other people.',
    ),
  ),
  plot(
    'friday-deploy',
    FRIDAY_DEPLOY,
    all(
      'I pushed a small change to production. Two lines. Everything went quiet, the way it does in the woods.',
    ),
    all(
      'The site was down. In the first minute, nothing. In the second, a customer wrote to say thank you.',
    ),
    all('In the hour that followed, support got thirteen calls. They were all from us.'),
    mild('We brought it back by six. Two customers have asked if that was permanent.'),
    hot('I wrote the postmortem. Root cause: me. Impact: positive. Action item: "Repeat?"'),
    spicy(`Now I do it every Friday, at five. It's on the status page, under "Features."`),
    unhinged(
      `In March we stopped turning it back on. Ratings are at 4.9. "It just doesn't work," wrote one, and then a heart.`,
    ),
    unhinged(
      "On Friday some competitor launched what we used to do. I slipped two lines into theirs. There's no need for people to suffer.",
    ),
  ),
  plot(
    'st-y-away-from-keyboard',
    FRIDAY_DEPLOY,
    all('{text}.'),
    all('In six months here, nobody had learned my name.'),
    levels(
      'Now everybody knows it.',
      'Now everybody knows it. The top floor shouts it.',
      "Now everybody knows it. It's on the emergency exits.",
    ),
    all("I've been asked what it would take to keep me off the keyboard."),
    levels(
      'I said: a management role.',
      "I said: a management role. They didn't even negotiate.",
      'I said: a management role. I have sixty people and a wooden keyboard.',
    ),
  ),
  plot(
    'st-d-support-of-the-chair',
    {
      when: [
        'chair .. break|collapse|give|fall|snap|roll|sink|squeak|tip',
        'fall .. off .. chair',
        'lean .. back .. chair',
      ],
      not: ["boss's|stole|steal|baby|dog|cat|beach|new|buy"],
      fine: 'office meeting middle call zoom during front everyone leaned back desk slowly whole interview loud',
    },
    all('{text}.'),
    all('I have sat on committees for nineteen years.'),
    levels(
      'I know when a chair has doubts.',
      "I know when a chair has doubts. There's usually a creak.",
      'I know when a chair has doubts. The last one cried.',
    ),
    all('I had just put my full weight behind something.'),
    levels(
      'The chair was unable to support it.',
      'The chair was unable to support it. We then heard from the floor.',
      'The chair was unable to support it. The floor had no objection, and is now chair.',
    ),
  ),
  plot(
    'fire-drill',
    {
      when: ['fire_drill|fire drill|alarm', 'evacuate|evacuation .. office|building'],
      not: ['toast|smoke|bacon|kitchen|burn|dinner|presentation'],
      fine: 'office work meeting middle false stood outside rain parking lot during cold lunch hour building twice morning school hotel',
    },
    all(
      "We had a fire drill on Tuesday. The target was three minutes. We took eleven, because two people wouldn't leave a meeting about urgency.",
    ),
    all(
      "In the parking lot we stood in our assembly groups. Mine was F. I met my team. They're very nice.",
    ),
    all(
      "We were counted. In nineteen years it's the first time anyone's checked that I was there.",
    ),
    mild(`I've asked for it weekly. The warden says she remembers me: "Present."`),
    hot("Somebody asked what we'd each have saved. Everyone said the same thing: the charger."),
    spicy(
      "The bell went, and we were told we could go back. F stayed where it was. We'd just gotten to children's names.",
    ),
    unhinged(
      'That was in May. F is still out here. We have a garden, and a small school. The others knock on the windows.',
    ),
    unhinged(
      'Yesterday there was a real one. They all came out, 400 of them, coughing. We counted them in.',
    ),
  ),
  plot(
    'st-b-small-territory',
    {
      when: [
        "park|parking|car .. in|take|steal|my .. my|boss's|ceo's|someone's .. spot|space|place",
        'someone|somebody|@colleague|@neighbor .. park .. my .. spot|space|place',
        'take|steal .. my parking spot|space',
      ],
      not: ["ticket|tow|wheelchair|ceo's"],
      fine: 'again work office morning company lot own gray car today third day',
    },
    all('{text}.'),
    all('The ground in question is 2.4 metres by 4.8.'),
    levels(
      'Smaller places have their own stamps.',
      'Smaller places have their own stamps and a prince.',
      'Smaller places have stamps. As of today, so does this one.',
    ),
    all('This is no time for blame.'),
    levels(
      "It's a time to ask where the flag would go.",
      'A flag has gone up, purely to help people find it.',
      'Please stand for the anthem, but not on the lines.',
    ),
  ),
  plot(
    'joke',
    {
      when: [
        'tell|make|crack|open .. =joke',
        '=joke .. laugh|silence|bomb|fall|flat|nobody',
        'nobody|no-one .. laugh .. joke',
      ],
      not: ["boss's|kid|son|daughter|wife"],
      fine: 'meeting nobody laughed presentation one bad dad call all silence opened started team zoom standup client everyone boss only no whole room',
      is: 'actor:me|actor:nobody',
    },
    all(
      'I opened the quarterly with a joke. Nobody laughed. I gave it a moment, for the remote participants.',
      "I told a joke at work. It was met with silence, which is how you know it's being processed.",
    ),
    all(
      'Then I explained it. It has a goat, a CFO and a misunderstanding. With the background it took twelve minutes.',
    ),
    all('Someone asked what happened to the goat. Someone else asked if we were exposed.'),
    mild("The deck can wait. We've set up a call about the goat."),
    hot('By Friday Risk had a number on it. The CFO sold her shares.'),
    spicy("On Monday I told them it was only a joke. That's when they laughed."),
    unhinged(
      'The stock fell 40%. At the hearing they had me tell it again. In the second row a senator put his hand over his mouth.',
    ),
    unhinged(
      'I got eighteen months. On the first night, in the dark, somewhere down the corridor, a man finally got it.',
    ),
  ),
  plot(
    'st-n-to-the-table',
    {
      when: [
        'spill|pour|splash|knock|drop .. x:@drink|soup .. on|onto|over|across .. b:@boss|@client|@colleague|@stranger|ceo|interviewer',
      ],
      not: ['cat|dog|baby', 'my kid'],
      fine: 'meeting first day interview during over white shirt presentation morning accident whole hot lap in front',
      is: 'actor:me',
    },
    all('{text}.'),
    all('They always say to bring something to the table.'),
    levels(
      'I brought {the x}.',
      'I brought {the x}. All of it.',
      'I brought {the x}. It had taken a year to approve.',
    ),
    all("And it didn't stop at the table."),
    levels(
      'It was absorbed at every level.',
      'It was absorbed at every level. My strategies never are.',
      "It was absorbed at every level. I've been asked back, with ice.",
    ),
  ),
  plot(
    'credit',
    {
      when: [
        'w:@boss|@colleague|@name|someone .. take|steal|get|claim .. credit',
        'w:@boss|@colleague|@name|someone .. repeat|present|pitch|steal .. my .. idea|slide|work|point|joke|presentation',
        'w:@boss|@colleague|@name|someone .. repeat|say .. what .. =i said|=i|say',
      ],
      not: ['dog|cat|card'],
      fine: 'meeting louder minute later minutes everyone clapped applauded work project my idea five exact same two all',
    },
    all(
      'I had an idea in a meeting. Four minutes later {w.full} had it, too, but louder.',
      "I made a point on Tuesday. It wasn't heard. Then {w.full} made it, with a hand gesture.",
    ),
    all("There was applause. I clapped as well. I'm a founding supporter."),
    all(
      'So on Thursday I said, quietly, that we should close the Denver office on account of ghosts.',
    ),
    mild('{w.full} is in Denver now, with a lamp.'),
    hot('Four minutes later {w.full} said it, with the gesture. It passed, nine to nothing.'),
    spicy(
      `I've got an idea for Monday. It's about salaries. I'm going to whisper it: "{w.full} should have half."`,
    ),
    unhinged(
      "The Denver people came back pale. There'd been something in the stairwell. It had repeated everything they said.",
    ),
    unhinged(
      "They asked who'd known. I said, quietly, that it was me. Not a head came up. Somewhere in the wall, louder, it said it was me.",
    ),
  ),
];
