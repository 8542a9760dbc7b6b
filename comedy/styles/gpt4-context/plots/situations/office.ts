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

const OFFICE_BADGE = {
  when: [
    'forget|lose|leave .. badge|id_card|lanyard|key_card',
    "badge .. work|stop|didn't|doesn't|not",
    'security .. sign|let|visitor ... badge|visitor|work|office',
  ],
  not: 'photo|picture|fire|quit|airport|passport|child|kid',
  fine: "walk walked bathroom toilet restroom escort escorted lunch follow followed so security made me sign in as a visitor at home work office the door my id stopped working today wouldn't let would not in turn again guard own reception morning front",
} satisfies PlotTraits;

const OFFICE_OFF_AND_ON = {
  when: [
    'turn .. off .. on .. again',
    'turn|switch .. off .. back_on|on_again',
    'turn|switch it off and? .. on',
    'restart .. it .. work',
    'unplug .. plug .. back',
  ],
  not: "still|not|didn't|doesn't|nothing|won't|light|lights|alarm|kid|oven|iron",
  fine: 'it and worked it again off on i the wifi router computer laptop it guy told me ticket waited hour two printer worked fixed',
} satisfies PlotTraits;

const OFFICE_FIRST_DEAL = {
  when: [
    'close|sign|land|win|make .. first .. deal|client|customer|contract',
    'cold .. call ... yes|#',
    'get .. first .. client|customer|contract',
  ],
  not: 'etsy|shop|bakery|painting|she|her|woman|wife|house|car|door|lose|lost',
  fine: 'cold called 60 people and one of them said yes i my ever today sixty hundred deal finally after months big freelance business etsy',
} satisfies PlotTraits;

const OFFICE_PASSED_EXAM = {
  when: [
    'pass .. exam|test|certification|theory_test|bar|course|quiz|license',
    'pass .. aws|cpa|pmp',
  ],
  not: 'eye|hearing|drug|blood|vision|driving|practical|road|swim|swimming|piano|essay|fail|gas|son|daughter|kid|wife|husband|drug|almost|dog',
  fine: 'my i on the second try first third aws attempt finally today after driving test exam time times with one point certification written',
} satisfies PlotTraits;

/** Plots about colleagues, bosses and a day at the office. */
export const OFFICE: readonly Plot[] = [
  plot(
    'st-b-second-thumb',
    {
      when: [
        '@boss|@client|@colleague .. reply|answer|respond|react .. thumb|thumbs|thumbs-up',
        '@boss|@client|@colleague .. reply|answer|respond|react ... with .. thumb|thumbs|thumbs-up',
        'get .. thumbs|thumb|thumbs-up .. back|from',
      ],
      not: 'down|broke|hurt|cut|everyone|die|kid|son|daughter|mother|father|accident|accidentally|wrong|funeral|layoff',
      fine: 'to my three page report long email pages proposal with a up just five paragraph message only sent wrote resignation ideas',
    },
    all('{text}.'),
    all("I'm pleased, naturally."),
    levels(
      'I do note there was a second thumb available.',
      'I do note there was a second thumb, and that it was withheld.',
      "I do note the second thumb. I've asked where it was at the time.",
    ),
    all('I checked the records. Simon got two, in 2022.'),
    levels(
      'For ordering the sandwiches.',
      'For ordering the sandwiches. There was no egg.',
      'For ordering the sandwiches. Both thumbs were later cast in bronze.',
    ),
  ),
  plot(
    'office-offline',
    {
      when: ['@boss|@colleague|@client .. say|suggest|want .. take .. offline', 'take .. offline'],
      not: 'website|server|site|wifi',
      fine: "let us let's this it and then never mentioned again meeting said in the a my call told me i question idea parking lot",
      cast: { F: 'he' },
    },
    all('{text}. I had never asked myself where that is. After work I went to see.'),
    all(
      'You take the freight elevator. Offline is in the second basement, past the bicycles, and it is much bigger than one would think.',
      'It is real. You go down past the bicycles, you open a gray door, and there is offline, and it goes back further than the light does.',
    ),
    all(
      'Everything we ever took there is still there. I walked by the parental-leave policy, and a good idea about parking, and my salary, from 2016, sitting on a crate. It did not recognize me.',
    ),
    mild(
      'I came back up with one small thing in my pocket and mentioned it in the next meeting. Everybody looked at me. Somebody said that we should take it somewhere.',
    ),
    hot(
      'A man got up from behind the boiler, in a lanyard that we no longer issue. {F}. He had raised his hand in the all-hands of 2014. "Are they ready to discuss it?" he said.',
    ),
    spicy(
      'I told {F} that it was on the agenda for the spring, right at the end, if there is time. He nodded. He has learned to live on that. Then he lent me his lamp, since somebody had just asked me, upstairs, to own this.',
    ),
    unhinged(
      'By spring so much had been taken there that the weight of the company was below ground. We held the annual meeting in the second basement. For fourteen hours everything was discussed, with tears, and all of it was resolved.',
    ),
    unhinged(
      'We put it in a binder. {F} carried it, up the stairs, past the bicycles, toward the light. On the ground floor there was no one left who could have heard it, only a screen that was still on, and on it a very small face, saying that it had to drop.',
    ),
  ),
  plot(
    'st-n-hello-card',
    {
      when: [
        'sign .. leaving|farewell|goodbye|retirement card',
        'sign .. card ... leave|leaving|retire|retiring',
        '@colleague|@boss|someone .. leave|leaving|retire|retiring ... card',
        'goodbye|farewell|leaving card',
      ],
      not: [
        'bought|buy|posted|bus|credit|bank',
        'only|two|three|four|five|few|nobody|no|no-one|one name|names|message|messages|signature|signatures|signed|people|person',
        'my leaving|farewell|goodbye|retirement card',
        'got|bought|gave|made|sent|forgot .. me|us',
        'got|received|spelled|misspelled|lost|forgot|typo|cake .. leaving|farewell|goodbye|retirement|card',
        'he|his|him|@name|birthday|credit|bank|death|died|sympathy|funeral|report|anniversary|wife|husband|mom|mother|new',
      ],
      fine: "colleague is leaving and i had to the a did not know didn't know what write person who it was for birthday coworker office wrong good luck already passed around my last got best wishes never met",
    },
    all('{text}.'),
    all('Before signing, I did an analysis of the other messages.'),
    levels(
      'Nineteen "All the best." Six "Good luck."',
      'Nineteen "All the best." Six "Good luck." One "Who?"',
      'Nineteen "All the best." Six "Good luck." One was an invoice.',
    ),
    all('There was a clear gap in the market.'),
    levels(
      'I wrote "Hello."',
      'I wrote "Hello," and proposed a first meeting.',
      'I wrote "Hello." It was so persuasive that they\'ve agreed to start over.',
    ),
  ),
  plot(
    'office-nobody-there',
    {
      when: [
        'go|come .. to|in|into .. office|work ... nobody|no-one|empty|alone|only',
        'only .. one|person .. in .. office',
        'office .. empty',
      ],
      not: 'fire|laid|naked|inbox',
      fine: 'today and else was there monday holiday bank everyone was working from home the i me in it turned out public drove all way sunday',
    },
    all(
      '{text}. I waited for an hour, in case it was traffic, and then I looked up the bylaws. In the absence of the others I had a quorum.',
    ),
    all(
      'I held the standup. There were no blockers. I seconded it.',
      'Then I opened the floor. There was plenty of it. I made a motion, looked left and right, and carried it.',
    ),
    all(
      'By noon we had agreed on a strategy, dropped two committees and moved the good chair. I had not known how much in our company fails only because somebody else is in the room.',
    ),
    mild(
      'They are all back now, and there are questions about the chair. I have referred them to the minutes. They are unanimous.',
    ),
    hot(
      'At four I ran the performance reviews. I was hard but fair. I let go of thirty people on the strength of their attendance, and promoted the one who had shown up.',
    ),
    spicy(
      'They were not gone for good. It was only that one day; they came in the next morning, rested, and found the locks changed by order of the board. I was at the window on the executive floor, in the good chair, when they looked up. I have never seen so much alignment.',
    ),
    unhinged(
      'They did not come back the next day, or in May. I have a full staff of me. There is a me in Legal who is difficult. Last week he objected, and for the first time I did not have a quorum.',
    ),
    unhinged(
      'We put it to a vote. It was split, nineteen to nineteen, and it has gone to arbitration, so we all sat down on both sides of the long table and waited for somebody to come in. A cleaner did. She looked at the thirty-eight coffees and asked who had died. There was a motion to say nobody.',
    ),
  ),
  plot(
    'office-badge',
    { ...OFFICE_BADGE, cast: { F: 'he' } },
    all(
      '{text}. After fourteen years with the company I came in through the front, and was handed a sticker that said "Visitor."',
    ),
    all(
      'A woman brought me water. I was told where the restrooms are, by somebody who looked glad that I might use them. I was asked if I had found us all right.',
      'Somebody took my coat. Somebody brought water, with a slice of something in it. I have walked through that lobby four thousand times and never knew that it had couches.',
    ),
    all(
      'At ten {F}, my own manager, came out of the elevator with his hand stretched out and said how good it was of me to come all this way.',
    ),
    mild(
      'I have the badge back. This morning I left it in the car. It was only half past eight, and I could already feel people listening.',
    ),
    hot(
      'He gave me the tour. He showed me my team. "They\'re terrific," he said, "we just can\'t get anything across to them," and asked what somebody from outside would do.',
    ),
    spicy(
      'I told {F} what I have told him every month since 2019. He wrote it all down. They have engaged me for sixteen months, at four times my salary, to get it past the man who is supposed to be doing my job and who, I hear, does not even come in.',
    ),
    unhinged(
      'I have been a guest here for a year. There is fruit. My old desk was cleared in June, after an audit, by Security, with great tact. I was asked to say a few words to my team about loss.',
    ),
    unhinged(
      'Then yesterday there was a badge in the lining of my coat. I held it to the reader, I do not know why. The light went green. {F} saw me through the glass. The water was taken away, someone put a box in my hand, and by noon I was late with everything.',
    ),
  ),
  plot(
    'st-p-visiting',
    OFFICE_BADGE,
    all('{text}.'),
    all('So I was put down as a visitor.'),
    levels(
      'I was offered coffee and asked about my journey.',
      'I was offered coffee, asked about my journey and told I looked well.',
      'I was offered coffee, a small flag and the key to the region.',
    ),
    all("I've worked here for eleven years."),
    levels(
      'I may visit again tomorrow.',
      "I'm thinking of visiting full-time.",
      "I've resigned, to visit full-time. They send a car to the parking lot.",
    ),
  ),
  plot(
    'st-p-from-the-side',
    OFFICE_BADGE,
    all('{text}.'),
    all('By the rules, a colleague then has to come and identify you.'),
    levels(
      "Mine was Peter. We've shared a desk since 2015.",
      'Mine was Peter. I was best man at both his weddings.',
      "Mine was Peter. We're twins.",
    ),
    all('He asked to see me from the side.'),
    levels(
      'Then he said, "It\'s possible."',
      'Then he said, "It\'s possible," and signed for me in pencil.',
      "Then he signed for me. I'm Peter's now, until the form runs out.",
    ),
  ),
  plot(
    'office-off-and-on',
    { ...OFFICE_OFF_AND_ON, cast: { F: 'he' } },
    all(
      '{text}. You have to wait ten seconds in between. Everyone forgets the ten seconds, and I have come to think that they are what did it.',
    ),
    all(
      'In those ten seconds nothing is asked of the machine. It does not have to be anywhere. I stood there and counted, and I realized that I had never been offered this.',
      'For ten seconds nothing on earth was expected of it. I was standing there, and I caught myself being envious of it.',
    ),
    all(
      'I went and lay down under my desk, by the cables. I counted. When I came up I knew what was wrong with the Henley contract.',
    ),
    mild(
      'I have put it in my calendar, every day at three: "Off." It is already the only meeting that nobody has tried to move.',
    ),
    hot(
      '{F} from IT found me on the second day. He got down on the carpet and asked what the problem was. I said that there was none. He lay down as well. He has twelve hundred open tickets. "Ten seconds," said {F}, "I haven\'t had ten seconds since the migration."',
    ),
    spicy(
      'It is a program now. We did the whole of Claims in one go, one afternoon, and they came back up smiling and asking what the company is called. {F} says to leave the board for last. Some of them, he says, are so old that they might not come on again.',
    ),
    unhinged(
      'In June the government tried it, between two budgets. Somebody pulled the plug at noon. There was birdsong. People stood in front of their houses, and no one owed anybody anything.',
    ),
    unhinged(
      'It has been nine. We are all out in the street, with our arms hanging, in the sun, and nobody wants to say the number. {F} is up there with the cable in his hand. I can see him looking at us. "Are they done?" says a voice behind him, and he says, "Give them a minute."',
    ),
  ),
  plot(
    'st-p-two-weeks-off',
    OFFICE_OFF_AND_ON,
    all('{text}.'),
    all('It was off for thirty seconds.'),
    levels(
      'It came back fresh, and ready to contribute.',
      "It came back fresh, and hadn't once checked its messages.",
      'It came back fresh, with a tan and a recipe.',
    ),
    all('I have just had two weeks off.'),
    levels(
      'I came back with the same fault.',
      "I came back with the same fault. They'll try holding me down for ten seconds.",
      "I came back with the same fault. They're restoring me to 2011.",
    ),
  ),
  plot(
    'st-g-zero-to-one',
    OFFICE_FIRST_DEAL,
    all('{text}.'),
    all('We went from zero to one. I put the growth rate in a calculator.'),
    levels(
      'It said Error.',
      'It said Error. I pressed it again, for the video.',
      'It said Error. I bought the calculator dinner.',
    ),
    all("So that's what's on the slide."),
    levels(
      "I'm told Error isn't taxable.",
      "We're promising investors Error again next quarter.",
      "At this pace we reach Total Error by spring. It's fully subscribed.",
    ),
  ),
  plot(
    'st-g-half-solved',
    OFFICE_FIRST_DEAL,
    all('{text}.'),
    all('Until now we had no product and no customers.'),
    levels(
      "We've solved half of that.",
      "We've solved half of that, and I've rented the second floor.",
      "We've solved half of that. There was a flyover.",
    ),
    all("They've already emailed to ask what they bought."),
    levels(
      "I told them it's a great question.",
      "I told them they're the first to ask. That's true.",
      "I told them I'd love their help on that. They start at nine.",
    ),
  ),
  plot(
    'st-t-and-your-brother',
    OFFICE_PASSED_EXAM,
    all('{text}.'),
    all('I called my father first with the result. I always do.'),
    levels(
      'There was a silence.',
      'There was a silence. I could hear him turn the TV back up.',
      'There was a silence. Somewhere, he wound a clock.',
    ),
    all('"And your brother?" he asked.'),
    levels(
      'He always asks that.',
      "I don't have a brother.",
      "I don't have a brother. He passed years ago, first try.",
    ),
  ),
  plot(
    'st-t-on-the-fridge',
    OFFICE_PASSED_EXAM,
    all('{text}.'),
    all('In our family, achievements go on the fridge.'),
    levels(
      'I put mine up myself.',
      'I put mine up myself and waited by the milk.',
      'I submitted mine in triplicate and waited by the milk.',
    ),
    all("I've waited years for a place on that door."),
    levels(
      "It's now behind a swimming badge.",
      "It's now behind a swimming badge. I didn't know that any of us swam.",
      'It was not selected. The jury wanted more horses.',
    ),
  ),
  plot(
    'st-p-where-i-stand',
    {
      when: [
        'put|=putting me|us .. on .. hold',
        'on hold .. minute|hour|minutes|hours|with|for',
        'wait .. on .. hold',
      ],
      not: [
        'caller|customer|customers|book|library|career|plans|trip|renovation|hiring|budget|promotion',
        'i put',
        'put him|her|them|someone',
        'project|plan|vivaldi|beethoven|mozart|jazz|silence|no_music|bagpipe|love|painting|picture|coat|date|door',
      ],
      fine: 'me on a my hour hours minutes 45 two three forty the bank with and then it cut me off insurance airline internet company phone call again by music customer service line waiting was',
    },
    all('{text}.'),
    all("For twelve years I've asked my company where I stand."),
    levels(
      "I'm told it's complicated.",
      'I\'m told it\'s "more of a conversation."',
      "I'm told it's sealed until 2060.",
    ),
    all('A recorded voice on the phone told me within a minute.'),
    levels(
      "I'm fourth. I've let my mother know.",
      "I'm fourth. I've had cards printed.",
      "I'm fourth. If anything happens to the other three, I'm king.",
    ),
  ),
  plot(
    'office-young-boss',
    {
      when: [
        'new .. boss|manager .. young|younger',
        'boss|manager .. be|is|was .. younger|born|child|twelve',
        'boss|manager .. be|is|was half my age',
        'new boss|manager is|was|turned # $',
        'boss|manager .. is|was|turned # years? old',
      ],
      not: 'older|60|70|50|65|sixty|seventy|late|fire|wrong_name|dog|intern|not',
      fine: 'my new boss is than me years old half my age started today 24 25 26 twenty-four twelve used to be intern is younger was born the i ten',
    },
    all(
      '{text}. It is an enriching experience. In our first meeting I said "dial-up," and was told, kindly, that this had been before my time. It took me a moment to see whose.',
      '{text}. I mentioned the fax in our first one-on-one. "Before my time," I heard, in the voice in which one says it of the plague.',
    ),
    all(
      'I was asked what had drawn me to the industry. I said, the war. It was meant as a joke. It went into my file.',
    ),
    all(
      'Since then people have been careful with me. Somebody held a door for so long that I had to hurry. Last week I was asked to tell the team what an office had been like.',
    ),
    mild(
      'I told them there were walls, and that one went home. They sat very still. A boy asked if we had known, at the time, that we were happy.',
    ),
    hot(
      'I got carried away, I suppose. I told them about lunch. I said it took an hour, that one sat down, that there was wine on Fridays and nobody could reach you. A girl at the back wrote down "reach," with a question mark.',
    ),
    spicy(
      'It is a weekly slot now, with candles. I make things up. Last week I said that in those days a person was paid more each year than the year before, for the same thing, and there was some laughter, and my boss had to lead a young man out.',
    ),
    unhinged(
      'They have put me under protection. I have the room, with the beige computer and a ficus, and there are tours. Children press the keys. At four, behind the rope, I get up, stretch, put on my coat, say "See you tomorrow," and leave, and it always brings the house down.',
    ),
    unhinged(
      'I only go as far as the coatroom. Last night my boss came in there and sat down among the coats, in the dark. "What was it like," I heard after a while, "when it was tomorrow?" I said that I could not say for sure. It was before my time.',
    ),
  ),
  plot(
    'office-expense',
    {
      when: [
        'expense|expenses|expense_report .. reject|deny|question|return|refuse|report',
        'expense|claim .. x:@food|@drink|lunch|coffee|taxi',
        'accounting|accounts|finance .. reject|deny|return|ask|question .. receipt|expense|expenses',
        'reject .. expense|expense_report',
      ],
      not: 'approve|approved|paid|refunded|insurance|dog|wedding',
      fine: 'my report was rejected because of a missing receipt for coffee dollar three two 3 4 5 euro accounting finance the i they asked me to explain lunch taxi boss got claim again cents one',
      cast: { F: 'he' },
    },
    all(
      '{text}. In the column for business purpose I had written "need." {F} from Accounts sent it back. He asked me, in blue, to think about that.',
    ),
    all(
      'I did. I wrote, "To be able to go on." It came back. "To what end?" it said, in blue.',
      'I gave it an evening. "In order to continue," I put. It was on my desk again by morning. "For whom?" wrote {F}.',
    ),
    all(
      'I have had coaches and a retreat, and I once paid a man to walk over me. No one had ever stayed with the question as {F} did. We went back and forth on that one item for ten weeks.',
    ),
    mild(
      'In the end it was approved. I have the slip here. I am not sure that I feel any different, but I know what I want, and why.',
    ),
    hot(
      'By the seventh round I had stopped asking for the money. I was sending him everything: my weekends, my letters, a photograph of the boat. They all came back, with the same two words circled. Business purpose?',
    ),
    spicy(
      'I have sold the boat. I called my brother. Last week I put in a blank form with just my signature on it, and {F} came up from Accounts himself. I had thought of him as taller. He took the blue pen out of his jacket, clicked it, and I saw him hesitate. "I wanted to ask," he said. "What do you put for Sundays?"',
    ),
    unhinged(
      'The tax office found our correspondence, bound it and declared it binding. As of January the citizen gives a business purpose for each item. The birds were looked into, and a lake. There was a man in Maine who wrote "none," and they are naming the form after him.',
    ),
    unhinged(
      '{F} and I were asked to be the first to go in. It is a long corridor. At the end of it somebody was sitting with the whole thing in front of him, all the years, and a blue pen, and he turned over page after page, and at last he looked up, and pushed it back across the table. "There\'s no receipt," he said.',
    ),
  ),
];
