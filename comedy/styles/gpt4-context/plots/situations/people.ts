import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** Plots about people. */
export const PEOPLE: readonly Plot[] = [
  plot(
    'wrong-name',
    {
      when: [
        'b:@boss|@client|@colleague|barista|teacher|doctor .. call .. me .. by? wrong|another|different',
        'b:@boss|@client|@colleague|doctor|teacher .. call|get|say|mispronounce|misspell|spell .. my name',
        'b:@boss|@client|@colleague|doctor|teacher .. call|introduce .. me n:@name',
      ],
      not: ["mom|mum|dad|sir|ma'am"],
      fine: 'year years whole meeting front wrong three months six team call still again everyone always keeps all',
      axis: '',
      back: 'back',
    },
    all(
      "{b.full} called me {n}. That isn't my name. But it was said with such confidence.",
      "My name isn't {n}. But that's what {b.full} called me, in front of everyone, and with conviction.",
    ),
    all("I didn't correct it. You don't argue with the market."),
    all("By noon I had {n}'s badge. By four I'd seen what {n} makes."),
    mild("I'd like to announce that I'm {n}."),
    hot(
      '{n} gets invited to things. {n} has a window. I began to see what had been holding me back.',
    ),
    spicy(
      `Then the real {n} came back from leave and asked who I was. I said, "You'll have to be someone else."`,
    ),
    unhinged("In June {n} made director. My mother cried. She'd always wanted a {n}."),
    unhinged(
      "Yesterday in the lobby somebody shouted my old name. I looked around, like everyone else. Nobody you'd know.",
    ),
  ),
  plot(
    'beat-me',
    {
      when: [
        '^ .. w:@relative|@boss|@colleague|@name|@neighbor .. beat|destroy|defeat|crush|win .. me? .. at|in .. x:@game',
        'lose .. at|in? x:@game .. to|against .. w:@relative|@boss|@colleague|@name',
      ],
      not: ['let|cheat', 'first time .. ever'],
      fine: 'year old year-old three times row seven nine six eight again online round',
      axis: '',
      back: 'the coach',
    },
    all(
      "{w.full} beat me at {x}. I'd like to congratulate {w.full} on a strong quarter.",
      "On Sunday I lost at {x} to {w.full}. I'm choosing to call it a handover.",
    ),
    all("I'd come with a strategy. {w.full} had come with a sandwich."),
    all(
      'I asked for a debrief. "You were bad," said {w.full}. In nineteen years no consultant has been that clear.',
    ),
    mild("I've asked for a rematch. There's a waiting list. It's me."),
    hot(
      'I hired a coach. Eight weeks, $4,000. The coach came along to the rematch. {w.full} beat the coach.',
    ),
    spicy("Afterward {w.full} gave me a sticker, for effort. It's on my profile, under Awards."),
    unhinged('The coach works for {w.full} now. They watch films of me and shake their heads.'),
    unhinged(
      "Last night they asked me to sit down. There'd been an offer. I've been traded to a family in Ohio.",
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
      axis: '',
      back: 'the arrows',
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
    'kin-linkedin',
    {
      when: [
        'w:@relative .. linkedin|connect|endorse|request|comment .. linkedin|profile|me|my|skill|post',
        'w:@relative .. comment|like|share|endorse .. my .. post|posts|profile|me',
      ],
      not: ['laugh', 'ask what'],
      fine: 'first connection request skill skills every single heart under for network sent joined emoji',
      axis: '',
      back: 'the zoo',
    },
    all(
      '{w.full} has found my profile.',
      "I'm honored to be connected with {w.full}. We met in a previous role.",
    ),
    all(
      'First I was endorsed by {w.full} for Leadership. {w.full} has seen me with a fitted sheet.',
    ),
    all(
      'Then, under my post about resilience, came a comment from {w.full}. "Tell them about the zoo."',
    ),
    mild('It has 900 likes. The post has four. I may have to tell them about the zoo.'),
    hot('It has 900 likes. The post has four. Two recruiters have asked about the zoo.'),
    spicy(
      "I've had an offer. VP, a team of thirty-four. They only want to hear it once, from {w.full}.",
    ),
    unhinged("The zoo has a page here. It's endorsed me for Climbing."),
    unhinged(
      "A business school teaches it now, in the first week. I offered to come and speak. They'd already booked the goat.",
    ),
  ),
  plot(
    'forgot-anniv',
    {
      when: ['forget .. anniversary'],
      not: ['work|also|she|he'],
      fine: 'wedding tenth our fifth again year spouse wife husband so did she too',
      is: 'actor:me|actor:us',
      axis: '',
      back: 'sync',
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
      axis: '',
      back: 'a nurse',
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
    'my-bday',
    {
      when: [
        'nobody|no-one|everyone|forget|remember .. my birthday',
        '=no =one .. my birthday',
        'forget .. own birthday',
      ],
      not: ['dog|cat|wife|husband|kid|mother|cake|party'],
      fine: 'work except office office colleagues dentist today turned forty   not even message',
      axis: '',
      back: 'store',
    },
    all(
      'Nobody remembered my birthday. Correction: my dentist did, by text, and so did a shoe store I was in once.',
    ),
    all(
      `I've spent nineteen years building a network of 4,000. The shoe store said, "We miss you."`,
    ),
    all(
      "I went by to thank them. They sang. It's policy, if you enter the code. I entered it twice.",
    ),
    mild('I bought the shoes. Ten percent off, for being born.'),
    hot(`My team found out on Monday. There's a card. Two of them wrote, "Sorry for your loss."`),
    spicy("I've given tomorrow's date to eight other stores. I'm going to be so loved."),
    unhinged(
      "I've given a different date to every store in town. I turn a year older about twice a week. A mattress chain sends a man.",
    ),
    unhinged(
      `He's at the door with a balloon. "Big day?" he said. I told him it's been a big month. He's staying for cake.`,
    ),
  ),
  plot(
    'forgot-name',
    {
      when: [
        'forget .. w:@colleague|@boss|@client|@neighbor|@person name',
        "forget|don't|can't remember|know .. name .. of w:@colleague|@client|@neighbor",
        "forget .. someone's|somebody's|his|her|their name",
        'blank .. name',
      ],
      not: ['wife|husband|password|daughter|son|own|dog|pet', 'my name'],
      fine: 'middle introduction introduce introducing meeting party third time year years worked work two new six now five late ask met met dinner',
      is: 'actor:me|actor:us',
      axis: '',
      back: 'i asked',
    },
    all(
      "I forgot {w.full}'s name. It's too late to ask. We've been to Denver together.",
      "I don't know {w.full}'s name. I did once. We're sixteen years past the point where you can ask.",
    ),
    all(
      'I get by on "chief" and "my friend." At the offsite I said, "This one needs no introduction." There was applause.',
    ),
    all('Once I asked how it was spelled. "Like it sounds."'),
    mild(
      "So I checked the badge. It was backward. It's always backward. I'm starting to think that's on purpose.",
    ),
    hot(
      'I finally asked HR, in confidence. They sighed. "You two have the same question," they said.',
    ),
    spicy("We've agreed to leave it. It's the closest I am to anyone here."),
    unhinged(
      "We've agreed to leave it. In June we started a company together. The door says Chief & Chief.",
    ),
    unhinged('Last week at a party somebody told me the name. I asked them to leave.'),
  ),
  plot(
    'waved',
    {
      when: [
        'wave .. back? .. at .. someone|stranger|person|somebody|man|woman|who',
        "wave .. back .. who|wasn't|behind",
        'wave .. wrong person',
      ],
      not: ['goodbye|dog|baby|boss|cop|plane'],
      fine: "behind waving street else stranger person across office wasn't park realized somebody looking bus car whole",
      is: 'actor:me',
      axis: '',
      back: 'the person behind me',
    },
    all(
      'I waved back at somebody who was waving at the person behind me. In sales we call that an inbound lead.',
      "Somebody waved. I waved back. It was for the person behind me. In sales that's called an inbound lead.",
    ),
    all("My arm was up. You don't walk back a position like that. I turned it into hailing a cab."),
    all("The cab stopped. I got in. I didn't want to seem unsure."),
    mild("I'm in New Jersey. That's a conversion rate of 100%."),
    hot("It took me to the airport. I'm writing this from Lisbon."),
    spicy(
      "I've met some people here. They were also waved at by accident. We get along, though it's hard to say goodbye.",
    ),
    unhinged(
      'There are fifteen of us here. We run a company. There were no interviews. They were just facing the right way.',
    ),
    unhinged(
      'Yesterday the person behind me walked in, after all this time, with a hand up. We all waved. It was for somebody outside.',
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
      axis: '',
      back: 'full',
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
    {
      when: [
        'call .. b:@boss|teacher|@client|@colleague|professor|waiter|interviewer m:=mom|=mum|=mommy|=mummy|=dad|=daddy',
      ],
      not: ['phone|on'],
      fine: 'front everyone whole meeting team accident accidentally during standup call office loud monday presentation slip lecture hall class school year old grade student professor interview room',
      is: 'actor:me',
      axis: '',
      back: 'i called',
    },
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
    'love-you',
    {
      when: [
        'say|end|tell|finish|hang .. love you',
        'love you',
        'love you .. to|call|boss|client|plumber|phone',
      ],
      not: ['wife|husband|mother|kid|dog|girlfriend', 'first time'],
      fine: 'call phone end boss client meeting zoom bye accident accidentally said told hung up recruiter plumber customer conference colleague colleagues team whole end boss manager work',
      is: 'actor:me',
      axis: '',
      back: 'the client',
    },
    all('I ended a call with the client on "Love you, bye." There were thirteen people on it.'),
    all('There was a pause. You could hear Frankfurt breathing.'),
    all('"Noted," said the client.'),
    all('I sent a follow-up, to clarify. Legal had me take out "still."'),
    mild('The next day the client hung up first. But slowly.'),
    hot(`The next day the client signed off with "Talk soon." I've read a lot into "soon."`),
    spicy('My new contract came in. Dental, four weeks off, and in Appendix C, "Likewise."'),
    unhinged(
      'In June they advertised my job. I had to say it in front of two other candidates. One of them had slides.',
    ),
    unhinged(
      "They went with the slides. It wasn't about feelings, they said. The other one had said it cheaper.",
    ),
  ),
  plot(
    'you-too',
    {
      when: ['say|tell|reply|answer .. you too', 'you too .. waiter|barista|cashier|flight|movie'],
      not: ['love'],
      fine: 'waiter waitress told enjoy meal said food cinema ticket guy flight agent gate barista coffee airport movie bartender happy birthday delivery have good trip popcorn',
      axis: '',
      back: 'you know what',
    },
    all(
      'the waiter said, "Enjoy your meal." I said, "You too."',
      `"Enjoy your meal," said the waiter. "You too," I said. I'm known for inclusive language.`,
    ),
    all("There was a silence. I don't think anybody had ever said it and meant it."),
    all('"You know what?" said the waiter, and sat down.'),
    mild("We both enjoyed it. I hadn't planned on sharing a fork, but that's leadership."),
    hot(
      'It turned out others had said it, too. By seven the work had stopped, and everyone was enjoying theirs.',
    ),
    spicy("There's no one left in service in this town. I'd apologize, but they'd say it back."),
    unhinged(
      `It's national now. On Friday the President went on TV, tired, and said, "Good night, America."`,
    ),
    unhinged('You know what we said. He looked off camera. Then he lay down.'),
  ),
  plot(
    'cup-name',
    {
      when: ['barista|starbucks ... n:@name', 'write .. n:@name .. on .. cup|coffee|latte'],
      not: ['ask|date|know|flirt|free'],
      fine: 'my name wrong spelled misspelled wrote called cup coffee latte got order even though instead five letters',
      axis: '',
      back: 'in cleveland',
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
      axis: '',
      back: 'let go',
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
    'pants',
    {
      when: [
        'pants|fly|zipper|skirt|trousers .. split|rip|tear|open|tuck|unzip|undone|inside',
        'rip|split|tear .. pants|trousers',
        'toilet_paper|sticker|tag|price|label|stain|spinach|toothpaste|food ... shoe|pants|shirt|teeth|face|chin|back',
        'spinach .. teeth',
      ],
      not: ['kid|son|daughter|dog|cat'],
      fine: 'whole day meeting meetings presentation interview all day stuck hours noticed nobody told morning client work sitting bending bent down left price still',
      is: 'actor:me|!actor:child',
      axis: '',
      back: 'me aside',
    },
    all(
      "I walked around like that until 4 PM. Eleven meetings. I'd wondered why people were suddenly so kind.",
      "It was like that from nine to four. I'd taken the smiles for momentum.",
    ),
    all(
      "I hadn't been told. Each of them, I've learned, believed that I knew. That's what a reputation for confidence does.",
    ),
    all(
      `I went back through my calendar. At ten I'd said, "I've got nothing to hide." At two, "Take a closer look." We won that one.`,
    ),
    mild(
      "I've sent a note of apology. Three people wrote back to ask what for. One thought it was about last Thursday.",
    ),
    hot(
      'On Wednesday I came in properly dressed. My boss took me aside to ask if something had happened.',
    ),
    spicy(
      'By Friday three of the juniors had it like that, too. They wear it better. They mean it.',
    ),
    unhinged(
      "It's the dress code now. Page four, with a diagram. The diagram's me. HR has blurred it where I'm correct.",
    ),
    unhinged(
      'Last week a new hire pulled me aside. "I think you should know," she whispered. I wept. Then I had to report her.',
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
      axis: '',
      back: 'seemed to',
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
  plot(
    'sick',
    {
      when: ['call .. in sick', 'sick day', 'pretend|fake .. sick', 'take .. sick day'],
      not: ['kid|child|dog|vomit'],
      fine: 'work saw met ran boss supermarket beach concert match game monday hangover ran store fake mental',
      is: 'actor:me',
      axis: '',
      back: 'through the',
    },
    all(
      "I called in sick on Tuesday. I'd prepared the voice since Sunday. It was some of my best work.",
      'On Tuesday I took a sick day. I did the voice. My boss said, "You sound better than usual."',
    ),
    all(
      'At ten I went out for a croissant. In the line ahead of me was our Head of People. We both coughed.',
    ),
    all(
      '"Terrible," she said. "Awful," I said. Behind us somebody sneezed, to be included. It was our whole audit team.',
    ),
    mild('We took a table for twelve. It was the best-attended meeting of the year.'),
    hot(
      "We took a table for twelve. We got through the whole agenda. It's amazing what you can do when nobody's well.",
    ),
    spicy(
      "We do it every Tuesday. On Wednesdays, in the office, we ask each other if we're feeling better. We aren't.",
    ),
    unhinged(
      'The only one left at work on Tuesdays was the CEO. He said it felt eerie. He said it felt like a company.',
    ),
    unhinged(
      "Last week he called in with the voice. It wasn't good. At 10:15 he came through the door of the bakery, and coughed. Nobody coughed back.",
    ),
  ),
  plot(
    'driver-said',
    {
      when: [
        '^ .. w:driver|barista|cashier|bartender|barber|hairdresser|uber_driver|taxi_driver|waiter|waitress|stranger .. tell|say|give|teach|ask .. me',
      ],
      not: ['name|no|leave|crash|wrong|lost|free|order|forget|hair|cut'],
      fine: 'life advice story whole should career stock crypto tip podcast happy tired smile business divorce age long best "',
      is: 'past singular !several',
      axis: '',
      back: 'asked for',
    },
    all(
      "{clause}. I've paid $900 an hour for less.",
      '{clause}. I asked if I could use that. I was already using it.',
    ),
    all(`I asked for a business card. "I don't have one," said {w.full}. That's how you know.`),
    all(
      `I offered equity. "It was just something I said." It's the most disruptive pricing I've ever come across.`,
    ),
    mild(
      'I left five stars and my résumé. {w.full} has gone back to work, which I take as a second lesson.',
    ),
    hot(
      `I've been back every day since, at the same hour. On Tuesday {w.full} said, "You again?" I'm still unpacking it.`,
    ),
    spicy(
      'By Friday there were eleven of us, with notebooks. {w.full} asked us, please, to move. We moved. Our lives are better.',
    ),
    unhinged(
      `By spring there were 4,000 of us, in the street, with notebooks. {w.full} came to the window in a bathrobe and said, "Go home." We wept. Most of us hadn't been in years.`,
    ),
    unhinged(
      `At home my family was sitting at the table. I told them everything. "That's it?" said my daughter. I've asked for her card.`,
    ),
  ),
];
