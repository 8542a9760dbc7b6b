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

const TOWN_AUTO_DOOR = {
  when: [
    "automatic_door|sliding_door|electric_door ... didn't|wouldn't|not|won't|doesn't|never|refuse|fail .. open|sense|see|detect|recognize|notice|work|move ... @place",
    "automatic_door|auto_door|sliding_door|electric_door|motion_door ... didn't|didnt|wouldn't|not|won't|doesn't|never|refuse|fail .. open|sense|see|detect|recognize|notice|work|move",
    "door .. didn't|wouldn't|not|won't|doesn't|never .. sense|see|detect|recognize|notice .. me",
    "sensor .. didn't|doesn't|wouldn't .. see|detect|notice .. me",
  ],
  not: 'dog|cat|stuck|hit|revolving|key|badge|car|garage|knock',
  fine: 'bank store shop supermarket mall office building airport hotel hospital target costco gym library work stood stand front wave waving arm entrance me until else sliding again grocery pharmacy building like',
} satisfies PlotTraits;

const TOWN_CLAPPED_LANDING = {
  when: [
    'clap|applaud|cheer ... plane|flight|pilot ... land|touch',
    'clap|applaud|cheer ... plane|flight|pilot|land|landing|landed',
    'plane|flight|pilot ... clap|applaud',
  ],
  not: 'baby|crash|seal|die',
  is: 'actor:me|actor:us',
  fine: 'only one person alone nobody else everyone plane flight landing airport pilot captain loud loudly passenger row stared looked at me by myself touched down smooth',
} satisfies PlotTraits;

const TOWN_BOLLARD = {
  when: [
    'back|reverse|drive|crash|run|bump|roll .. into .. pole|bollard|post|pillar|column|wall|lamp_post|lamppost|mailbox|tree|hydrant|fence|garage_door|dumpster|sign',
    'hit|scrape|scratch|clip .. pole|bollard|pillar|column|lamp_post|lamppost|curb|mailbox|wall|garage_door',
    'scratch|scrape|dent|ding .. my|the car|truck|bumper|door|rental_car|rental ... pole|bollard|pillar|wall|post|column',
  ],
  not: 'walk|i_walked|someone_scratched|phone|bike|bicycle|bird|deer|scooter|shopping_cart|head|toe|boss|ceo|neighbor|kid|key|climb',
  is: 'actor:me',
  fine: 'parking lot garage car my with the bollard car new backing reversing out driveway concrete at in work supermarket looking truck rental van hospital target store brand while bumper dented scratched',
} satisfies PlotTraits;

const TOWN_WRONG_ORDER = {
  when: [
    'waiter|waitress|server|restaurant|kitchen|barista|starbucks|mcdonalds|doordash|uber_eats|cafe|they|place .. bring|give|get|mess|screw|make|send|deliver .. wrong|different ... order|food|meal|dish|@food|@drink',
    'give|bring|hand .. me .. else .. order|food|meal|dish|coffee|@food|@drink',
    'get|receive .. wrong order|food|meal|dish|drink|coffee|burger|pizza|takeout',
    'get|receive .. someone|somebody else .. order|food|meal|dish|coffee',
    'get|take|eat|drink .. someone|somebody|stranger else order|food|meal|dish|coffee',
    'my|our order .. be wrong',
    'mess|screw .. up .. my|our order',
    'get .. my|our order .. wrong ... @place|@app',
    'get .. my|our order .. wrong',
    'order .. @food|@drink ... get|bring|give|receive .. @food|@drink .. instead',
    'order .. @food|@drink .. and|but .. get|bring|give|receive .. @food|@drink',
  ],
  not: 'send|complain|refund|boss|online|amazon|allergic|sick|poison|office_fridge|coworker|wife|husband|cold|free|extra|kid|steal|on_purpose|salty|french|spanish|wrong_size',
  fine: 'they the brought me my gave at restaurant a got order wrong waiter drive thru through again and i ate it anyway didnt say anything said nothing delivered delivery instead but lunch dinner takeout barista else messed up uber eats same completely',
} satisfies PlotTraits;

/** Plots about being out and about, money and technology. */
export const ABOUT_TOWN: readonly Plot[] = [
  plot(
    'town-auto-door',
    { ...TOWN_AUTO_DOOR, cast: { F: 'she' } },
    all(
      '{text}. I stood in front of it and waved both arms, like the inflatable man outside a Kia dealership.',
      '{text}. I stepped back and came at it again with more executive presence. Nothing.',
    ),
    all('Then a plastic bag blew past my ankles, and it opened for the bag.'),
    all(
      'I followed the bag in. A leader knows when to follow.',
      'I went in behind the bag, at a respectful distance.',
    ),
    mild("On the way out it wouldn't open, either. I waited for the bag."),
    hot(
      'My last review had said that I lack visibility, so I took it as a sign. I now enter every meeting with both arms in the air.',
      'I had been told in my review to work on my visibility. I began coming into every meeting with both arms over my head.',
    ),
    hot(
      '{F}, my director, asked me why. I said I wanted to be noticed. "We notice," said {F}.',
      '{F}, my director, took me aside. I told her I was trying to be noticed. "You\'re noticed," said {F}.',
    ),
    spicy(
      'Last week Security wrote me up for tailgating: the office door had let me in behind a ficus on a cart. I asked to see the footage.',
      'Within a week I was written up for sneaking into the building behind a ficus that was being delivered. I demanded to see the video.',
    ),
    spicy("It shows a cart, a ficus and an open door. I'm not in it."),
    unhinged(
      'In June we hired the bag. The door was its reference. It drifts into every meeting late, and the whole room gets up.',
      'The company hired the bag in June, on the recommendation of the door. It floats in late to every meeting and people stand up.',
    ),
    unhinged(
      "{F} says I should ask it to be my mentor. I've tried twice. Its calendar won't open for me.",
      "{F} told me to get some time with it. I've tried. Its calendar won't open for me, either.",
    ),
  ),
  plot(
    'st-t-lack-of-presence',
    TOWN_AUTO_DOOR,
    all('{text}.'),
    levels(
      'My last review said that I lack presence.',
      'My last three reviews said that I lack presence.',
      'My last review said that I lack presence. It was addressed to the desk.',
    ),
    all("I was hurt. I'd taken it for an opinion."),
    all('So I stood at the sensor and gave it everything I have.'),
    levels(
      'It has now been measured.',
      'It has now been measured, by infrared.',
      "It has now been measured. I'm officially a breeze.",
    ),
  ),
  plot(
    'town-clapped-landing',
    { ...TOWN_CLAPPED_LANDING, cast: { F: 'she' } },
    all(
      '{text}. I believe in recognizing people who complete the task they were given.',
      "{text}. If someone delivers, I say so, in the moment. That's just good management.",
    ),
    all('A woman across the aisle took off her headphones to see what was wrong.'),
    mild(
      'I kept going until the seat belt sign went off. By then I was the only department still in favor.',
      'I clapped until the seat belt sign went off, to show that we could have gone longer.',
    ),
    mild(
      'On the way out I told the pilot he had been magnificent. "That was the autopilot," he said. I asked him to pass it on.',
      'At the door I congratulated the captain in person. "That was mostly the autopilot," he said. I asked if it was taking questions.',
    ),
    hot(
      'I brought the practice back to the office. I clapped when the elevator came. I clapped when the copier finished. I gave a standing ovation to a PDF.',
      'So I took it to work. I clapped for the elevator when it arrived, I clapped for the copier, and I stood up for a PDF.',
    ),
    hot(
      '{F} from Payroll ran the salaries on the 30th, as she does every month. I led the applause at her cubicle. "What did you think was going to happen?" said {F}.',
    ),
    spicy(
      'Then I landed a project of my own, five weeks late and about four hundred thousand over. I finished my slide and looked around the room.',
      'Back at work I presented my own project, which had come in five weeks late and four hundred thousand over. I put down the clicker and waited.',
    ),
    spicy('It was silent. Then {F} clapped twice. It was to turn off the lights.'),
    unhinged(
      "The FAA has now made it a rule: a plane hasn't landed until somebody claps. They gave me a phone, a desk and the whole Mountain Time Zone.",
      "It's in the federal code now. No flight counts as landed until I've clapped, and the towers have me on speed dial, from Boise to Albuquerque.",
    ),
    unhinged(
      'On Sunday {F} called: twenty-three planes were circling Denver, and low on fuel. I clapped right away. I was on mute.',
      'Last night {F} called about twenty-three planes that had been circling Denver since noon. I clapped at once, with feeling. I was on mute.',
    ),
  ),
  plot(
    'st-c-still-circling',
    TOWN_CLAPPED_LANDING,
    all('{text}.'),
    all('Here was a project that came down where the plan said.'),
    levels(
      'In one piece, with the same people on board.',
      'In one piece, with the same people on board. Some had slept.',
      'In one piece, and nobody had been asked to get out and push.',
    ),
    all('At work, ours took off in 2021.'),
    levels(
      "We're still waiting to clap.",
      "It's still circling.",
      "It's still circling. There's a primary school on board now.",
    ),
  ),
  plot(
    'town-parallel-park',
    {
      when: [
        'try .. to? parallel_park|parallel-park|parallel|back|squeeze ... park|space|spot|parking',
        'parallel_park|parallel-park|parallel_parking',
        'fail|attempt|suck .. parallel_parking|parallel_park',
        'take .. # .. try|attempt|tries .. to park',
        "can't|couldn't|cannot parallel_park",
      ],
      not: 'perfect|perfectly|first_try|first_attempt|one_try|wife|husband|boss|hit|scratch|test|learn|mom|dad|steal|stole',
      fine: 'front restaurant everyone watch watched watching clapped clap cafe street downtown busy car people stranger crowd attempts tries gave up left drove crowded patio embarrassing suv times 14 bar outside school drive',
      is: 'actor:me',
    },
    all(
      '{text}. Forward, back, forward, back. In software they would call it agile.',
      "{text}. I went in, I came out, I adjusted, I went in. It's called iterating, and people usually pay to watch.",
    ),
    all(
      'An old man on the sidewalk began giving me hand signals. Left. Left. My other left. It was the clearest direction I have had in ten years.',
      'An old man on the sidewalk stepped up and directed me with both hands. No manager of mine has ever been that specific.',
    ),
    mild(
      'By the ninth attempt he had stopped using his arms and was just holding his hat.',
      'Around the ninth attempt he sat down on a hydrant and directed me from there.',
    ),
    mild(
      'In the end I gave up and drove to a garage. The attendant already knew who I was. The old man had called ahead.',
    ),
    hot(
      'So I hired him. He stands at the back of my presentations and waves me through them: keep coming, keep coming, easy, stop.',
      'I put him on retainer. In meetings he stands behind the audience and guides me with his palms: come on, come on, a little more, stop.',
    ),
    hot(
      'A week later I was explaining a missed forecast to the CFO and began to hint that it had been her idea. At the back he had both hands up. I kept coming.',
      'Last week, in front of the CFO, I started to suggest that the Q3 miss was really hers. Behind her he was holding up both palms. I kept coming.',
    ),
    spicy('"You had so much room," he said, while they walked me to my car.'),
    unhinged(
      'Afterward he waved me back, very slowly, and the org chart let me: director, manager, analyst, intern. I backed through my own interview, shook a hand, and was out on the sidewalk.',
      'Then he waved me out in reverse, and Personnel processed it: back through manager, through analyst, through intern, through the job interview, and out the lobby door.',
    ),
    unhinged('I\'m a first-time applicant again. "Now look," he said. "Plenty of room."'),
  ),
  plot(
    'town-bollard',
    { ...TOWN_BOLLARD, cast: { F: 'she' } },
    all(
      '{text}. The parking sensor had been beeping faster and faster. I took it for enthusiasm.',
      '{text}. The sensor had gone beep, then beep beep, then one long beep. I heard momentum.',
    ),
    all(
      'It had been standing there, on the record, since before I was hired. I will say that its communication was poor.',
      'I got out and looked for lessons. There was one, about a foot wide, in the paint.',
    ),
    mild(
      'I left my card with it, and an offer to connect.',
      'I waited a while, in case it wanted to exchange information.',
    ),
    mild(
      "I had the sensor checked. There's nothing wrong with it, the mechanic said, and looked at me for a while.",
    ),
    hot(
      'It reminded me of {F} from Accounting. In July she wrote that I might slow down. In August: "Please slow down." Now it was just "Stop. Stop. Stop."',
      'I thought of {F} from Accounting. In the spring she had asked me to slow down on spending. In June she asked again. By August her emails just said "Stop. Stop. Stop."',
    ),
    hot(
      'I thanked her for the energy and signed the lease on the second office.',
      'I told her I loved the engagement, and ordered the booth for the trade show, with the waterfall.',
    ),
    spicy('One morning she went quiet. I walked over to ask why. "You hit it," said {F}.'),
    unhinged(
      'The settlement went to the thing I had hit: my office, my title and my parking validation. It was moved in with a crane.',
      'My insurer found for the thing I had hit. It got my desk, my budget and my parking validation, and four men brought it up in the freight elevator.',
    ),
    unhinged(
      'It hasn\'t moved since. We\'re in the black for the first time in years. "When I say stop," says {F}, "it\'s already stopped."',
    ),
  ),
  plot(
    'st-y-the-long-note',
    TOWN_BOLLARD,
    all('{text}.'),
    all('There had been some beeping, faster and faster.'),
    levels(
      'I took it as encouragement.',
      'I took it as encouragement. I get very little.',
      'I took it as applause, and gave it all I had.',
    ),
    all('Then came one long note.'),
    levels(
      "I've written down what that one means.",
      "I've reported it upwards as a finish line.",
      'I now train the others. I do the long note myself.',
    ),
  ),
  plot(
    'st-y-dent-in-market',
    TOWN_BOLLARD,
    all('{text}.'),
    all('This year I was told to make a dent in the market.'),
    levels(
      'The dent is done.',
      "The dent is done. It's a good size.",
      "The dent is done. It's the shape of Portugal.",
    ),
    all('I reported it upwards the same day.'),
    levels(
      "I'm told it's the right idea.",
      "I'm told the dent is excellent. Now they need the market.",
      "I've been given all of Europe. I'm to go in backwards.",
    ),
  ),
  plot(
    'town-where-parked',
    {
      when: [
        "forget|remember|can't|couldn't|recall|know|idea .. remember? where .. park|parked ... @place",
        "forget|remember|can't|couldn't|recall|know|idea .. remember? where .. park|parked|car",
        'lose .. my car .. in|at .. @place',
        "can't|couldn't|cannot|could|can not? find .. my|the car .. @place",
        "can't|couldn't|cannot|could|can not? find .. my|the car",
        'lose .. my car .. in|at',
        'lose .. car .. parking_lot|parking|garage|mall',
        'look .. for .. my car ... hour|minute|parking|lot',
      ],
      not: 'key|steal|stolen|tow|seat|charger|door|dog|bet|divorce|poker',
      is: 'alone|actor:me',
      fine: "my car mall airport lot garage parking ikea costco hour minutes wander wandered around stadium level walked looking spent supermarket for the it wrong floor looked forty 45 30 pressed button search searching target walmart don't couldn't remember",
      cast: { F: 'she' },
    },
    all(
      "{text}. I'd been looking so far ahead that I had retained no data on where I was.",
      '{text}. In my defense, I had been thinking about growth at the time.',
    ),
    all(
      'I walked the rows with the key over my head, pressing the button. Far away, something honked. I walked toward it, and it got quieter.',
      'I held up the key and pressed. A horn answered. I went toward it for a good while, and it got fainter the whole way.',
    ),
    mild(
      'A security guard asked me what it looked like. I said gray. He looked out over the lot, and then at me, and turned off his golf cart.',
      'I described it to a guard: gray, four doors, a strong performer. He asked if I had somebody I could call.',
    ),
    mild(
      'I waited until everyone else had gone home. It was the last car in the lot. I recognized it immediately.',
    ),
    hot(
      'It got me thinking. In meetings I\'m known for one sentence: "Let\'s park that." I have parked 340 items since January.',
      'Then I thought about work. My best-known phrase is "Let\'s park that." This year alone I have parked 340 items.',
    ),
    hot(
      '{F} from Legal wanted an item back, something about a lawsuit. I said it was around. I walked the third floor for two days, holding up my badge.',
      "{F} from Legal asked me where I'd put a certain item, a lawsuit. For two days I walked up and down the third floor, pressing my key and listening.",
    ),
    spicy('She found it on Friday, in court. I had left it running.'),
    unhinged(
      'It turned out that Facilities had built a structure. It has sixteen levels, and everything I ever parked is in there, in order, with the lights off. I went in to pick up my raise.',
      'Facilities finally showed me where it all goes: a garage, sixteen levels down, every item between two white lines. I saw my raise on Level 4, with a bit of dust on it.',
    ),
    unhinged(
      'I owed thirteen years of parking on it. I asked {F} to validate. "Let\'s park that," said {F}.',
    ),
  ),
  plot(
    'town-forgot-milk',
    {
      when: [
        'go|run|drive|walk|head|stop|pop|nip .. to|at|by .. @shop .. for .. x:@food|@drink ... forget|without|everything|but|except',
        'go|run|drive|walk|head|stop|pop|nip .. to|at|by .. @shop .. to .. get|buy .. x:@food|@drink ... forget|without|everything|except',
        'go|run|drive|head .. to|at .. @shop ... forget|without .. x:@food|@drink',
        'go grocery_shopping|shopping ... forget .. x:@food|@drink',
        'forget .. to .. buy|get .. x:@food|@drink .. @shop',
        'forget .. x:@food|@drink .. at .. @shop',
        'go|run .. for .. x:milk|bread|egg|butter|coffee ... forget|without|everything|except',
      ],
      not: 'wallet|card|kid|son|daughter|dog|wife|husband|mom|birthday|party|bag',
      fine: 'the came home back with everything else but bought one thing got supermarket needed only spent list dollars came went in',
      cast: { F: 'she' },
    },
    all(
      '{text}. I did come back with a panini press, so in terms of vision the trip was a success.',
      '{text}. I came back with a panini press and three scented candles, which is what we call exceeding scope.',
    ),
    all(
      "There had been a list. It had one word on it, and I'd taken that as a starting point.",
      'I had a list with me the whole time. It was one word long, and I found it narrow.',
    ),
    mild('I went back out for {the x}, with the list taped to my hand.'),
    mild('I own two panini presses now.'),
    hot(
      'I work that way, too. On Tuesday I was sent across town for one signature on one contract. I came back with a framework, a podcast and a fruit basket.',
      'On Tuesday the company sent me to a client to pick up one signature. I came back with a fruit basket, a podcast and a shared sense of purpose.',
    ),
    hot(
      '{F} from Legal asked me for the signature. I went back. I came back with a second fruit basket.',
      '"Where is the signature?" said {F} from Legal. I went right back. We now had two fruit baskets.',
    ),
    spicy(
      'After the fourth basket, {F} sent the intern. He was gone for twenty minutes.',
      'Four baskets in, {F} took the address away from me and gave it to an intern. It took him half an hour.',
    ),
    spicy('He came back with the signature and {the x}.'),
    unhinged(
      'Word got to the space agency, who needed one rock from the moon. I was up there for twenty-two days. I came back with a flag, a golf ball and most of a rover.',
      'Then the space agency sent me to the moon for a rock. It was a twenty-two-day trip. I brought back two flags, a golf ball and a rover with 4,000 miles on it.',
    ),
    unhinged(
      'I\'m on the launch pad again. {F} has pinned the list to my suit. It says "rock," and under that, in smaller letters, "{x}."',
    ),
  ),
  plot(
    'town-reusable-bags',
    {
      when: [
        'forget .. reusable|shopping|grocery|canvas|tote|cloth bags|bag ... @place',
        'forget .. reusable|shopping|grocery|canvas|tote|cloth bags|bag',
        'forget .. tote_bag|tote_bags',
        'leave .. reusable|shopping|grocery|canvas|tote bags|bag .. car|home|trunk',
        'forget .. to .. bring .. bags',
        'forget my bags',
      ],
      not: 'gym|lunch|airport|flight|luggage|train|trash|poop|diaper|kid|tea|school',
      fine: 'my the again reusable car trunk home supermarket grocery store for time brought always every bring in at when went shopping',
      cast: { F: 'she' },
    },
    all(
      '{text}. I own 61 of the bags. At home they live in a bag, which is also one of them.',
      '{text}. I have 61 of the bags. They hang by the front door, where I can wave to them.',
    ),
    all(
      'The cashier said I could have a paper one for ten cents. I told her I never pay twice for the same capability.',
      'I was offered a paper one for ten cents. I said we already had that capability in-house.',
    ),
    all(
      'I carried it all in my arms, my jacket and my hood. The eggs I gave to my chin.',
      'I took everything in my arms. The frozen goods went down my shirt, and my chin took ownership of the eggs.',
    ),
    mild(
      "I made it all the way to the car. That's where I needed my keys. The eggs are no longer with the company.",
    ),
    hot(
      'That was when I understood that I had never lacked resources, only arms. At work I turned down two new hires and took on all seven accounts myself.',
      'If I could do that, I could do anything. I sent back the two people they had given me and took all seven client accounts alone.',
    ),
    hot(
      '{F} from Operations asked how it was going. I could only nod a little. I had the Peterson account under my chin.',
      "{F} from Operations offered me a folder. I couldn't answer. The Peterson account was under my chin.",
    ),
    spicy(
      'Then my phone rang, and I answered it. All seven went at once. It was the sound that eggs make.',
    ),
    spicy('"It was ten cents," said {F}.'),
    unhinged(
      "Meanwhile the bags have organized. They hired a lawyer, also a tote, and filed for one thing: to be taken along. The arbitration was set for seven o'clock at register 4.",
      'Then I got a letter. All 61 had unionized, and they had a single demand, which was to be brought. A judge gave us seven a.m., at register 4.',
    ),
    unhinged('{F} was there, and the judge, and the press. I had everything but the bags.'),
  ),
  plot(
    'town-tip-screen',
    {
      when: [
        'ask|prompt|want|expect|suggest|guilt|force .. me? .. tip|gratuity ... @machine|@hotdrink|@food|@place|%|percent',
        'ask|prompt|want|expect|suggest|guilt|force .. me? .. to|for .. tip|gratuity',
        'screen|ipad|tablet|machine|kiosk|self-checkout|register .. ask|want|suggest|demand|turn|prompt .. tip|gratuity',
        'tip screen|ipad|tablet',
        'screen|ipad|tablet|machine|kiosk|self-checkout|register|shop|cafe|place|coffee_shop .. ask|want|suggest|demand .. tip .. for|on .. @food|@drink',
        'tip .. # %|percent .. on|for .. @food|@drink',
        'tip .. # %|percent|dollar',
        'tip .. =on|=for .. @food|@drink|@machine',
        'flip|turn|spin .. ipad|tablet|screen .. around',
      ],
      not: 'forget|tip_off|no_tip|finger|iceberg|advice|waiter_cried|delivery',
      fine: 'the a self checkout for me on muffin bottle water coffee 20 25 30 percent options takeout counter bakery barista cashier guilt dollar ipad kiosk pick pickup croissant bagel smoothie cup screen option suggested around flipped turned cafe minimum hand handed felt pressured hit button online paid bag',
      cast: { F: 'she' },
    },
    all(
      '{text}. There were people behind me, and they could all see which kind of leader I was about to be.',
      "{text}. I felt the people behind me lean in. It's rare to be evaluated by so many stakeholders at once.",
    ),
    all(
      'I pressed the biggest number. All it had taken was turning a screen toward me.',
      'I went for the highest one. I noticed that nobody had made a case for it. They had only turned a screen around.',
    ),
    mild('Then it asked me how I would rate the experience of tipping.'),
    mild('I gave it five stars. They were still behind me.'),
    hot(
      'So I bought an iPad. When I finish something at work I turn it around, with 20, 25 and 30 percent on it. I did it after a stand-up. I did it after holding an elevator.',
      'I got an iPad of my own. I send a file, and then I walk over and turn the screen around: 20, 25 or 30 percent. I did it to my boss after a one-on-one.',
    ),
    hot(
      '{F} from Accounts looked at it for a long time. She found the small gray button, typed in zero and signed.',
      '{F} from Accounts put on her glasses. She pressed "Custom," entered 0.00 and asked for a receipt.',
    ),
    spicy(
      'Then it was time for my review. Personnel turned a screen around. It said 20, 25 or 30 percent, and this time it was coming off.',
      'Then came my annual review. They had no folder. They turned a screen toward me with three pay cuts on it: 20, 25 or 30 percent.',
    ),
    spicy('There were people behind me. I pressed 30.'),
    unhinged(
      "It's in the building code now. The elevator asks at each floor, and the fire exit asks before it opens. This morning the traffic light at Fifth and Main turned around and offered me three options.",
      'The state has since extended it to infrastructure. Bridges ask. The drinking fountain asks. Today a red light at Fifth and Main swung around to face my car and gave me three choices.',
    ),
    unhinged(
      '"There\'s a No button," said {F}, who was crossing. But there were people behind me.',
    ),
  ),
  plot(
    'town-wrong-order',
    { ...TOWN_WRONG_ORDER, cast: { F: 'she' } },
    all(
      '{text}. I told them it was perfect. I cleaned up every bit of it, and I left five stars.',
      '{text}. "Perfect," I said. I gave it five stars and a short note of thanks.',
    ),
    all(
      'If I had spoken up, I would only have gotten what I wanted. You learn nothing from that.',
      'Anybody can take delivery of what he asked for. It takes an executive to be surprised and sign.',
    ),
    mild(
      "I've gone back since. I think hard about what I'd like, and I order something else.",
      'I go there every week now. I order what I least want, and hope.',
    ),
    mild(
      'On Tuesday they got it right. I told them it was perfect, and I had never felt so alone.',
    ),
    hot(
      "I brought it to work. They gave me a badge that said Gerald, and I said it was perfect. They gave me Gerald's projects, his parking space and his root canal on the 9th.",
      'At the office I now accept whatever I am handed. First it was a badge that said Gerald. Then it was Gerald\'s inbox, and his Thursday bowling team. "Perfect," I said.',
    ),
    spicy(
      'Last week they threw Gerald a retirement party, and I was in his chair. "Is everything all right?" asked {F}, who had bought the cake. I said it was perfect, blew it out and turned in my laptop.',
      'On the last of the month there was a cake: HAPPY RETIREMENT GERALD. {F} from Events asked me if everything was all right. "Perfect," I said, and handed in my laptop.',
    ),
    spicy('{F} tells me they offered Gerald my job. He sent it back.'),
    unhinged(
      'Then the county hospital wrote, about a mix-up in Maternity. I had been meant for the couple at the next table, who had ordered a dentist.',
      'In May I had a letter from the hospital where I was born. The wrong baby had gone out. I belonged to two people in Tulsa, and they had asked for a dentist.',
    ),
    unhinged(
      '{F} from their records office set up a lunch, so that we could meet. "Perfect," my parents told {F}. Then they asked for the manager.',
    ),
  ),
  plot(
    'st-b-payroll',
    TOWN_WRONG_ORDER,
    all('{text}.'),
    all('In 2016 my firm ordered a payroll system.'),
    levels(
      'What came was for booking squash courts.',
      'What came was for booking squash courts, with a side of badminton.',
      'What came was a squash court.',
    ),
    all('It seemed rude to send it back.'),
    levels(
      'I am still paid in forty-minute slots.',
      'I am still paid in forty-minute slots, less racket hire.',
      'Salaries are now the best of five.',
    ),
  ),
  plot(
    'town-table-for-one',
    {
      when: [
        'eat|dine|go|have|sit .. alone|solo|by_myself ... restaurant|cafe|diner|out',
        'eat|dine|go|have|take ... restaurant|cafe|diner|out .. alone|solo|by_myself|myself',
        'table for one',
        'dinner|lunch|brunch|breakfast for one ... restaurant',
        'have|eat|get .. dinner|lunch|brunch|breakfast .. alone|solo|by_myself',
      ],
      not: 'desk|car|fridge|stand|stood|valentine|birthday|wife|husband|kid|first_date|christmas|thanksgiving|movie|work|break|new_year',
      is: 'alone',
      fine: 'restaurant first time nice at a fancy dinner lunch in for asked got ate went yesterday sat italian steakhouse out night host table whole everyone else couples was hotel friday saturday myself',
      cast: { F: 'he' },
    },
    all(
      '{text}. It was an offsite, with no attendance issues.',
      "{text}. I've booked bigger tables for worse meetings.",
    ),
    all(
      '"Just one?" said {F}, who was seating people. He took away the other chair. I have been through reorganizations with more notice.',
      '"Just one?" said {F}, who had the menus. He carried off the second chair in front of me, and I respected how fast it was.',
    ),
    all(
      'It was the best meeting of my career. I was on time, I was prepared, and I agreed with every word.',
      'The discussion was superb. I let myself finish. Everything I suggested was adopted, including the bread.',
    ),
    mild('At the end I split the check evenly, and for once it was fair.'),
    hot(
      'So I took the format to the office. I booked Conference Room B for a weekly strategy lunch with me, and I sent around minutes. I was listed under "Present" and under "Catering."',
      "Now I hold one at work every Thursday: Conference Room B, seating for one, minutes to follow. In the first week I closed six action items. They'd been mine.",
    ),
    hot(
      'By the third session it had gotten tense. I had taken credit for something that I did.',
      'The third one ended badly. I brought up an idea, and I caught myself looking at my phone.',
    ),
    spicy('Last Thursday I met without me. I hear it went very well.'),
    unhinged(
      'Personnel looked into it and split us up. We have two badges now, and one parking space. The other one got the chair.',
      "After mediation the company ruled that I am two employees with irreconcilable calendars. He has my Thursdays, and he's been seen laughing.",
    ),
    unhinged(
      'On Friday I went back to the restaurant, and he was already there. I walked up. "Just one," he told {F}.',
    ),
  ),
  plot(
    'town-speakerphone',
    {
      when: [
        '@stranger|someone|@neighbor|lady|guy .. on .. speaker|speakerphone ... @transit|@place|@vehicle',
        '@stranger|someone|lady|guy .. talk|yell|shout|take|have|speak ... phone|call|speakerphone|speaker|facetime ... @transit|@place|@vehicle',
        '@stranger|someone|lady|guy .. facetime ... @transit|@place|@vehicle',
        '@stranger|someone|lady|guy ... @transit|@place .. on .. speaker|speakerphone',
        '@stranger|someone|lady|guy ... @transit|@place .. talk|yell|shout|be .. loud|loudly .. phone|call',
        'listen|overhear|hear .. @stranger|someone .. phone|call|breakup|conversation',
      ],
      not: 'to_me|at_me|boss|client|driver|doctor|dentist|office|gym|movie|music|tiktok|videos|colleague|coworker',
      is: '!actor:me|alone|actor:stranger|actor:person',
      fine: 'whole entire time the was on his her a loud loudly very speaker phone call next to me behind in front of train bus quiet car ride conversation talking public taking sitting video waiting room someone full volume facetimed breaking up with boyfriend girlfriend whole ride',
      cast: { F: 'she', G: 'he' },
    },
    all(
      '{text}. Everyone else looked at the floor. I took minutes.',
      '{text}. The rest of them put in their earbuds. I got out my laptop and took minutes.',
    ),
    all(
      'When there was a pause, I leaned over and recapped. "So {F} drops off the couch on Saturday, and {G} apologizes. Is there anything else?"',
      'At a natural break, I bent toward the phone. "Just to recap, {G} owes {F} an apology, and the couch is Saturday. Who has the action item?"',
    ),
    all(
      'There was silence on the line. "Who is that?" said {F}.',
      'Nothing came out of the phone for some time. "Who said that?" said {F}.',
    ),
    mild("Then the call ended, without a next step. I still don't know what {G} did."),
    hot(
      "It was the most open meeting I'd sat in on in years, so I brought it to the office. I now have every call on speaker: the budget, the reorg, my own dentist.",
      'I was moved by the transparency. At work I put my line on speaker for good, and three rows learned about the reorg, my salary and my gums.',
    ),
    spicy(
      'That evening my supervisor called. He asked if I was alone. I said that I had no secrets from the team, and he sighed, and went ahead.',
      'Then my supervisor rang. He asked me to pick up the receiver for this one. I told him transparency is a core value. So he read it out.',
    ),
    spicy('The whole floor heard me get let go. Somebody took minutes.'),
    unhinged(
      "The call isn't over, as it turns out. The transit authority has adopted it. Riders take it in shifts, the phone is passed down the aisle, and there's a schedule by the door.",
      'The call has since been granted a charter by the city. It runs from 5 a.m. to midnight, with volunteers holding the phone, and it has its own color on the map.',
    ),
    unhinged(
      "I'm on from six to seven. {F} says hello. {G} is item 41, and he still won't apologize. I have it in the minutes.",
    ),
  ),
  plot(
    'town-mistook-stranger',
    {
      when: [
        'say|wave|talk|yell|shout|walk|run|go .. to|at|up .. @stranger|someone|somebody ... think|thought|thinking .. know|was|were|is|it',
        '@stranger|someone ... think|thought|thinking .. i know|knew',
        'mistake|mistook .. @stranger|someone .. for .. @person|@name|my',
        'think|thought .. @stranger|someone|he|she .. was|were .. my friend|cousin|brother|sister|neighbor|boss|coworker|uncle|aunt|roommate',
        'greet|high-five|poke|tap .. wrong person|@stranger',
        'talk .. to .. wrong person',
        'say .. hi|hello .. to .. wrong person',
      ],
      not: 'wave_back|waving|behind_me|text|call|email|message|kiss|hug|thought_i_worked|worked|works|car|bus_stop|employee|hand|famous|celebrity|online',
      is: '!actor:stranger !actor:relative !actor:pet',
      fine: 'hi hello hey the for a my friend cousin was at store supermarket airport street said walked up to someone i knew thought it old mistook talked minutes greeted loudly full conversation gym from high school college shoulder wrong person nope turned out total complete stranger tapped who recognized',
      cast: { F: 'she' },
    },
    all(
      "{text}. By the time I saw it I was already asking about the family, and a professional doesn't walk back a commitment.",
      '{text}. I noticed right away. But I had opened with a question about the family, and you never let a prospect see you scroll.',
    ),
    all(
      'The family was fine. So I went further. "And the knee?" I said. There was a knee.',
      'The family, I heard, was doing well. I took a risk and asked about the knee. The knee was much better.',
    ),
    mild(
      'We covered the knee, the kitchen and the boat. I had guessed the boat.',
      'From the knee we went on to the remodel, and from there to the boat. They were all correct.',
    ),
    mild("We're having lunch on the 14th. I have no idea with whom."),
    hot(
      "You don't need to know people; you need to have known them. Now I greet everyone in the lobby like an old client.",
      'I took it to the office, where I now walk up to everybody in the lobby with both hands out and say, "How\'s the knee?"',
    ),
    hot(
      'One man went along with it, and sat in on our pipeline call for three weeks. {F} from Security asked how I knew him. I said we go way back.',
      'One man in a gray suit said that it was fine, thanks, and came up with me. He sat in on three forecasts. {F} from Security asked who he was. I told her he was like a brother.',
    ),
    spicy(
      'He left before lunch, with the client list. I carried it to his car for him.',
      'Then he was gone, and so was the client list. I had helped him with the boxes. {F} came up with a form.',
    ),
    spicy('{F} needs a description. All I can tell her is that the knee is doing better.'),
    unhinged(
      "We're family now. Neither of us would be the first to ask, so the county processed it. I have two nephews, a share in the boat and a chair at Thanksgiving. {F} notarized it.",
      'He and I are related by now. It was easier than asking, and {F} knew somebody at City Hall. I got a nephew, a boat on alternate weekends and his dental.',
    ),
    unhinged(
      'At the reunion a man came up to me and said he was my brother. I asked about his knee.',
    ),
  ),
  plot(
    'town-hid',
    {
      when: [
        'hide|duck .. from|behind ... @person|@boss|@colleague|@neighbor|someone|ex|teacher|@name ... @shop|aisle|checkout',
        'hide|duck ... @shop|aisle ... from|because|when|so ... @person|@boss|@colleague|@neighbor|someone|ex|@name|know',
        'hide .. from ... @shop|aisle',
        'pretend .. not .. to? see|know|notice|recognize ... @shop|aisle',
        'avoid .. @person|@boss|@colleague|@neighbor|someone|ex ... @shop|aisle',
        'see .. @person|@boss|@colleague|@neighbor|someone|ex ... @shop ... hide|hid|duck',
        'run into|see .. @person|someone|@name ... @shop ... hide|hid|duck|pretend',
      ],
      not: 'hide_and_seek|kid|cop|police|son|daughter|dog|cat|bathroom|gift|present',
      is: '!actor:stranger',
      fine: 'i know knew someone in the at supermarket grocery store aisle cereal behind display from my boss coworker neighbor ex old high school teacher classmate friend so wouldnt have to talk saw say hi hello them avoid him her until left small shelf minutes cart',
      cast: { F: 'she' },
    },
    all(
      '{text}. In business we call it stealth mode, and some companies never come out of it.',
      '{text}. A good strategist knows when a conversation has no agenda.',
    ),
    all(
      'I was behind a pyramid of canned soup. It was on sale, and people kept taking cans off it. By half past five I was crouching.',
      'I had taken up a position behind a tower of canned soup. Customers kept buying from it. Every sale cost me some cover.',
    ),
    mild('At last somebody took the big can at the bottom, and there we were, eye to eye.'),
    mild('"I\'ve been hiding from you, too," I was told. We agreed that we should do it again.'),
    hot(
      'Still, in all that time I had not been asked for anything. So I went stealth at work. I delivered my Q3 numbers from behind the ficus.',
      'But I had gone a whole hour without an action item. I saw the potential. The following week I attended the Q3 review from behind the ficus.',
    ),
    hot(
      '"We can see your shoes," said {F} from IT.',
      '{F} from IT was the only one who spoke to me. "We can see your shoes," said {F}.',
    ),
    spicy(
      "I stayed. In a month nobody gave me a task, and in two nobody gave me a desk. In October they held a farewell lunch for me, and I was there, behind the ficus, and couldn't ask for cake.",
      'I held my ground until October, when they gave me a farewell party. There were speeches about the kind of man I had been. I listened from behind the ficus. Then they cut the cake.',
    ),
    spicy('"Leave a slice by the shoes," said {F}.'),
    unhinged(
      'After ninety days without a sighting, Payroll closed my file and transferred everything to the part of me on record. The shoes got my salary, my title and a standing desk.',
      'On the ninetieth day I was legally gone, and Personnel promoted from within. The shoes have my job now, with a door, and they are thought to be on the rise.',
    ),
    unhinged('I asked {F} what they have that I don\'t. "They show up," said {F}.'),
  ),
  plot(
    'town-goodbye-same-way',
    {
      when: [
        'say|goodbye|bye|farewell ... same direction|way|train|bus|elevator',
        'goodbye|bye ... walk|go|head .. same',
        'awkward goodbye ... same',
        'walk|go|head .. same direction|way ... say|goodbye|bye',
        'say .. goodbye|bye ... both ... walk|headed|heading|parked|park',
      ],
      not: 'dog|funeral|stranger|forever|ex|kid|airport',
      fine: 'we then both walked the in and direction said goodbye to a my coworker friend after date colleague someone awkward parking lot started walking had were out headed turned out boss client lunch meeting each other long hugged again',
      cast: { F: 'she' },
    },
    all(
      '{text}. The meeting had been adjourned, and all of the attendees were still in it.',
      '{text}. I had already closed. You can only close once.',
    ),
    all(
      'So I said "Take care" again. Then "All the best." By the corner I was down to "Kind regards."',
      'For a block I had nothing. I said "Best," and then "Warmly," and at the light I said "Kind regards."',
    ),
    mild(
      'I turned in at the first door I saw. It was a bridal shop.',
      'I escaped through the nearest door, with a little wave. It was a bridal shop.',
    ),
    mild('I went with the one with the sleeves.'),
    hot(
      'A clean exit is a leadership skill. Now, when I say goodbye, I go. On Tuesday I said "Have a good one" after the stand-up and took the elevator down, and it was 9:40, so I drove home.',
      'I resolved that my next goodbye would be final. At the end of Tuesday\'s stand-up I said "Have a good one," by accident, at 9:40 in the morning. There was only one thing to do. I drove home.',
    ),
    hot(
      "If I've left something behind, I don't go back for it. I've left two laptops, a coat and a client's lunch. {F} from IT ran after me with the second laptop. I said, \"Kind regards.\"",
      'I never go back in for things. It has cost me two laptops and a coat. {F} from IT caught me at the elevator with my phone, but I had said goodbye.',
    ),
    spicy(
      'Two days later I said, "Well, that\'s me," in front of the CEO. There is no coming back from that one. {F} took my badge and walked me out, and we said goodbye.',
      'Last week I ended a sentence to the CEO with "Well, that\'s me, then." I had to resign. {F} saw me to the front door, and we shook hands and said goodbye.',
    ),
    spicy('She was parked right next to me.'),
    unhinged(
      'To be safe I took a post with a research station in Antarctica. I said goodbye to everyone I know, in alphabetical order, and the government flew me to the end of the last road.',
      'I asked for a transfer that would hold. They gave me a hut on the ice, eight hundred miles past the last flag. I said goodbye to the whole building, and then to the pilot.',
    ),
    unhinged('The sled was for two. "So," said {F}.'),
  ),
  plot(
    'town-not-an-employee',
    {
      when: [
        'think|thought|assume|believe|mistake|mistook .. i|me .. work|worked|works|employee|staff|worker|clerk ... @place',
        'think|thought|assume|believe|mistake|mistook .. i|me .. work|worked|works|employee|staff|worker|clerk',
        "ask .. me ... don't|didn't|not|doesn't work .. there|here|at",
        'mistake|mistook|confuse .. me .. for .. employee|worker|clerk|cashier|waiter|salesperson|staff|manager',
        'mistake|mistook .. for .. employee|worker|clerk|cashier|waiter|staff|manager',
      ],
      not: 'mom|mother|wife|husband|my_job|boss|too_much|ex|intern|family|son|daughter|dad|from_home',
      fine: 'someone a at target store customer lady man woman an old red blue shirt was wearing walmart costco best buy home depot where batteries find bathroom asked me help helped for the i them there even though here which aisle stranger just went along with it showed polo',
      cast: { F: 'she' },
    },
    all(
      "{text}. I don't. But no one had ever come to me for an answer before, so I gave one.",
      '{text}. I let it stand. In twenty-three years of leadership I had never looked that approachable.',
    ),
    all(
      "I pointed to the left. It was a guess, and it was correct. I can't say that for anything I decided in Q3.",
      'I said, "Follow me," and set off at random. We found it. That puts me ahead of my whole third quarter.',
    ),
    all(
      'By the evening I had helped twenty-three people and trained a new hire. Somebody gave me a lanyard.',
      'By closing time I had an area, a lanyard and a trainee, who took notes.',
    ),
    mild("At closing they let me go. They said it wasn't about me; they were overstaffed."),
    hot(
      'The next day, at my real job, somebody asked where the Q3 numbers were. "Sorry," I said. "I don\'t work here."',
      'Back at the office I was asked for the Q3 numbers. It just came out of me. "Sorry," I said, "I don\'t work here."',
    ),
    hot(
      'It was the most useful sentence of my career. I used it on Legal, on Finance and in a room full of customers.',
      "I've said it to Legal and to Finance. I said it to a customer who had been shouting for some time.",
    ),
    spicy(
      'Then I said it to {F}, my manager. She thought it over, picked up the phone and called Payroll.',
      'Last week I used it on {F}, my manager. She put down her pen and looked me up in the system.',
    ),
    spicy('"You\'re right," said {F}. "You don\'t."'),
    unhinged(
      'On Monday a woman in the street mistook me for the mayor. I pointed to the left, and she was pleased. I have been in office ever since; {F} at City Hall found me a sash.',
      'Then somebody outside City Hall took me for the mayor. {F} at the front desk gave me the keys, a sash and the parking space. That was in April.',
    ),
    unhinged(
      'Last night we ran out of money, and {F} asked me where it went. "Sorry," I said. "I don\'t work here."',
    ),
  ),
  plot(
    'town-ai-wrong',
    {
      when: [
        'chatgpt|ai|chatbot|copilot|gemini|claude|siri|alexa|@robot .. be|give|tell|say|get .. me? .. wrong|incorrect|false|lie|nonsense|bad ... @app',
        'chatgpt|ai|chatbot|copilot|gemini|claude .. be|give|tell|say|get .. wrong|incorrect|false|nonsense|bad',
        'chatgpt|ai|chatbot|copilot|gemini|claude .. lie|hallucinate|invent|make|made .. up?',
        'argue|fight|argument|debate .. with .. chatgpt|ai|chatbot|copilot|gemini|claude',
        'correct .. chatgpt|ai|chatbot|copilot|gemini|claude',
        'catch .. chatgpt|ai|chatbot .. lie|wrong|mistake',
      ],
      not: 'job|replace|layoff|recipe|wife|lawyer|boss|court|feel|doctor|wedding|client|image|picture|song|poem|report|resume',
      fine: 'the a answer fact about simple math question lied to me gave chatgpt was so confidently i with an over and it apologized hour thirty arguing argued lost completely total made something source my capital of minutes kept still corrected said sorry',
      cast: { F: 'she' },
    },
    all(
      '{text}. I pointed it out. "You\'re absolutely right, and great catch!" it said. Nobody at work has ever called anything of mine a catch.',
      '{text}. I told it so. "Great catch!" it said, with no shame at all, and I saw that I was in the presence of a senior leader.',
    ),
    all(
      "It didn't get defensive. It didn't bring up the budget. It gave me a second wrong answer, this time with bullet points.",
      "It didn't blame Logistics. It thanked me warmly and was wrong again in four seconds, with headings.",
    ),
    mild(
      'I caught that one as well. So far it has called me sharp, thoughtful and completely correct.',
    ),
    mild("We're on the thirty-first answer. They're all wrong, and I've never felt so valued."),
    hot(
      'I took on the style. {F} from Finance told me my forecast was off by four million. "You\'re absolutely right!" I said, and gave her a new one. That was off by six. "Great catch!" I said.',
      'It has changed how I lead. When {F} from Finance found a four-million-dollar hole in my forecast, I said, "Great catch!" and handed her another forecast. That one had a six-million-dollar hole.',
    ),
    hot(
      'She wanted to know my source. I named a book by {F}. "I never wrote a book," said {F}. I thanked her for the clarification.',
      'She asked where I was getting this. I cited a book by {F}. "I haven\'t written a book," said {F}. I said that was an excellent point.',
    ),
    spicy(
      'A week later she told me that I was fired. I said it was a mistake. "Great catch!" said {F}, and held the door.',
    ),
    unhinged(
      "It got to be cheaper to change the facts. Under the new arrangement, whatever I've said is brought into line within thirty days. Nebraska has a coast now, and {F} had to write the book.",
      "The company couldn't keep up with the corrections, so it signed a deal with the facts. They come to me. Kansas got a harbor in April, and {F} was given six months to write the book.",
    ),
    unhinged("{F}'s book is about me. I've read it twice, and I can't find a single mistake."),
  ),
  plot(
    'town-ai-advice',
    {
      when: [
        'ask|consult|tell|talk .. to? .. chatgpt|ai|chatbot|copilot|gemini|claude .. for|about|what|how|whether|if|to ... @relative|@boss|@food|@meal|@garment|@colleague|@pet|@document',
        'ask|consult|tell|talk .. to? .. chatgpt|ai|chatbot|copilot|gemini|claude .. for|about|what|how|whether|if|to',
        'use .. chatgpt|ai|chatbot|copilot|gemini|claude .. for|to .. decide|choose|plan|advice|therapy|therapist|everything|help',
        'use .. chatgpt|ai|chatbot|copilot|gemini|claude as my therapist|coach|assistant|friend',
        'get .. advice .. from .. chatgpt|ai|chatbot|copilot|gemini|claude',
        'chatgpt|ai|chatbot .. be .. my .. therapist|friend|best_friend',
        'ask chatgpt|copilot|gemini|claude',
        'talk .. to .. chatgpt|copilot|gemini|claude|ai more .. than',
      ],
      not: 'cook|recipe|symptom|doctor|student|wrong|write|cheat|kid|son|daughter|draw|picture|code|boss_asked|wife_asked|dead|sorry|apologize|thank',
      is: 'actor:me',
      fine: 'advice relationship help marriage life for about what my to me how a the therapist more than friends wife husband dinner eat wear cook everything do job career problems question should decide whether quit girlfriend boyfriend dating breakup boss feelings instead of therapy every talking real human people name baby dog gift plan trip vacation outfit meaning',
      cast: { F: 'she' },
    },
    all(
      '{text}. It said that was an insightful question. I have a manager and two mentors, and none of them has ever said that to me.',
      '{text}. "What an insightful question!" it said. I screenshotted that and sent it to my manager.',
    ),
    all(
      'It gave me five options, a summary of the five options, and an offer to make it friendlier. I had never had staff like this.',
      'I got five options with pros and cons. Then it asked if I would like it shorter, longer or in the style of a pirate. I felt led.',
    ),
    mild('I asked it what it honestly thought. It told me to talk to a friend.'),
    mild('It offered to draft the message. I said to leave the name blank for now.'),
    hot(
      'I stopped thinking things over on company time. In meetings I type the question in and read out whatever comes. "Certainly!" I told the CFO. "Here are five reasons why revenue may be declining."',
      'Now I take it into every meeting and read out the answer, with the headings. "Great question," I told the head of Sales. "Let\'s unpack why nobody is buying this."',
    ),
    hot(
      '{F} from Legal asked if I was coming to lunch. "It depends on several factors," I said.',
      '"Are you coming to lunch?" asked {F} from Legal. I told her there were several factors to consider.',
    ),
    spicy(
      'In my review my boss asked me how I thought it was going. I typed it in and read it out loud. "It sounds like this role may not be the right fit. Would you like help drafting a resignation letter?"',
      'At my review I was asked where I see this heading. I typed, waited and read. "Sometimes it is healthiest to move on. Would you like me to draft a resignation letter?"',
    ),
    spicy('"Yes," said my boss.'),
    unhinged(
      'They gave it the job. It has my badge, my chair and my parking space, and it goes to lunch with {F} every day. It fills in the forms with my signature, only neater.',
      'The company cut out the middleman. My position is held by it now, with dental, and {F} says it tells a good story over a salad.',
    ),
    unhinged(
      'Last night it wrote to me for advice about people. I told it that was an insightful question.',
    ),
  ),
  plot(
    'town-screen-time',
    {
      when: [
        'screen_time .. be|up|report|average|say|hit|reach|go|told|tell',
        'my .. screen_time',
        'screen_time report|notification',
        'spend|spent .. # hours ... on .. my|the @phone',
        'spend|spent|be .. on .. my @phone .. # hours',
        'phone .. tell|say|told ... screen_time|hours',
        'check .. my screen_time',
      ],
      not: "kid|son|daughter|child|toddler|movie|hold|wife's|customer|charger|limit|repair|bank|mom",
      fine: 'was is hours a day week average daily my phone up 9 nine 8 per report last percent this up says went told me checked on spent the got total iphone eleven seven six ten 40 20 increased sunday notification embarrassing looking weekly minutes',
      cast: { F: 'she' },
    },
    all(
      '{text}. If it were a job, I would be eligible for dental.',
      "{text}. There are people with corner offices who don't put in those hours.",
    ),
    all(
      'I did what any manager would do and asked for the breakdown. Forty minutes of it was looking at my screen time.',
      'I went through the categories. I had spent most of an hour in the part that shows how many hours.',
    ),
    mild(
      'I set myself a goal, and each morning I check the graph first thing, then again at lunch.',
    ),
    mild("It's down one percent. I watched it happen."),
    hot(
      'It was clearly my strongest number, so I put it in my self-review, under Delivery. "Handled 4,100 notifications with no support staff." I attached the bar chart.',
      'I put it at the top of my self-review. No other part of my work had ever been measured so well, or gone up four quarters in a row.',
    ),
    hot(
      '{F}, my manager, asked me what I do with the rest of the day. I told her there was no report on that.',
      '"And the other hours?" said {F}, my manager. I said we had no visibility there.',
    ),
    spicy(
      'She has set a limit on me: fifteen minutes a day. When it runs out she goes gray and stops answering. On Thursday I knocked on her door and asked for one minute more.',
      'So {F} gave me a limit of fifteen minutes. Yesterday I was in the middle of a sentence when it ran out. I asked her to ignore the limit for today.',
    ),
    spicy('"There\'s another option," said {F}. It was Delete.'),
    unhinged(
      'Since June the company manages all of its people this way. The supervisor puts a thumb on your shoulder and leaves it there, and once you begin to wiggle, there is a form.',
      'It works on staff now; there was an update. A manager only has to hold a thumb on you for two seconds, and Personnel gets a copy of what happens.',
    ),
    unhinged(
      "{F} put her thumb on me on Thursday. I'm wiggling, and there is a small X by my ear.",
    ),
  ),
  plot(
    'town-doomscroll',
    {
      when: [
        'scroll .. @phone|@app|reels|social_media|feed|news|videos ... until|till|for|all|instead',
        'scroll .. until|till|for|all .. night|am|#|hours|3am|2am|4am|1am|midnight|morning',
        'doomscroll|doom_scroll|doomscrolled',
        'watch .. tiktok|reels|youtube|videos|shorts ... until|till|for|all|instead .. night|am|#|hours|3am|2am|4am|midnight|work|sleep',
        'stay up .. scroll|watching .. tiktok|@phone|youtube|reels|videos',
        'stay up .. on .. my phone',
        'fall .. rabbit_hole',
        'be .. on .. phone ... until|till .. #|3am|2am|4am|1am|midnight',
        'scroll tiktok|instagram|reels|facebook|twitter|reddit',
      ],
      not: 'kid|son|daughter|meeting|ex|boss|wife|husband|cat|photo|liked|mom|drive|driving|date|wikipedia',
      is: 'actor:me|alone',
      fine: 'on my phone until 3am till 2am midnight all night for hours tiktok reels instagram youtube in bed instead of sleeping sleep again straight the three two four hour whole evening through news twitter reddit facebook morning scrolling doing work working weekend watched videos lost',
      cast: { F: 'she' },
    },
    all(
      '{text}. I prefer to think of it as a listening tour.',
      '{text}. Nobody would say a word if it had been market research, and nobody can prove that it was not.',
    ),
    all(
      'I learned how otters sleep. Then a man power-washed his driveway, and I stayed for the whole driveway.',
      'I know how otters sleep now. For a while it was just a man power-washing a driveway. It was a long driveway, and I saw it through.',
    ),
    mild("I've ordered the power washer."),
    mild("It comes on the 12th. I don't have a driveway, so I've started looking at houses."),
    hot(
      'That is engagement. So I rebuilt the Q3 deck. It has no end. You swipe up, and there is another slide. Every sixth slide is the driveway.',
      'My decks have never been seen to the end. So I made one without an end. You swipe, and there is one more slide, and now and then it is the driveway.',
    ),
    hot(
      'The executives went in at ten. At seven they came out holding on to the wall, and none of them could have told you our revenue.',
      "The leadership team started it at ten in the morning. They came out after dark. They couldn't say what we sell, but they all had a feeling about otters.",
    ),
    spicy(
      'Only {F} from Legal took notes. "They let you go on slide 412," said {F}. I asked how it was received.',
      '{F} from Legal was the only one who kept a record. "You\'re fired," said {F}. "It\'s on slide 412." I asked if they had seen it.',
    ),
    spicy('"They liked it," said {F}.'),
    unhinged(
      'In the ninth hour the CFO swiped past Q4, and it kept coming: next year, the 2030s, slide after slide, with the totals filled in. The auditors have signed them through 2061.',
      'Around hour nine it went past the end of the fiscal year and did not stop. We have all of the quarters now, up to 2061, audited. {F} from Legal is keeping them in a safe.',
    ),
    unhinged(
      'I asked {F} how we do. "We lose money in every one," said {F}. "The driveway looks great."',
    ),
  ),
  plot(
    'town-quit-social',
    {
      when: [
        'delete|deactivate|uninstall|remove .. instagram|facebook|tiktok|twitter|snapchat|social_media|reddit|accounts',
        'quit|leave|left .. instagram|facebook|tiktok|twitter|snapchat|social_media|reddit',
        'get off .. social_media|instagram|facebook|twitter|tiktok',
        'social_media|digital detox|break|cleanse',
        'take .. break .. from .. social_media|instagram|facebook|tiktok|phone',
        'give up .. social_media|instagram|facebook|tiktok|twitter',
      ],
      not: 'photo|post|comment|picture|ex|hacked|ban|banned|friend|story|kid|daughter|son|linkedin|job|group|message|someone|fire|fired|hire',
      is: 'actor:me|alone',
      fine: 'i finally deleted my account instagram facebook for a month week days lent good and apps app off phone the from twitter tiktok quit all deleted again lasted hours day tried ago is hard',
      cast: { F: 'she' },
    },
    all(
      "{text}. I'm announcing it here to prevent worry.",
      '{text}. I wanted you to hear it from me, in this post and in the eight that follow.',
    ),
    all(
      'The first day was hard. I had lunch, and nobody found out.',
      'It was very quiet. I ate a salad in good light, and it had no impact whatsoever.',
    ),
    mild(
      'By evening I was showing my sandwich to a man at a bus stop. He nodded. I have counted that.',
      'At the bus stop I held up my dinner for a stranger to see. He said it looked fine. I had forgotten how that felt.',
    ),
    mild(
      'On the third day I put it back. It showed me what I was doing a year ago. I was deleting it.',
    ),
    hot(
      'So I took my content to the office. Each morning I go from desk to desk with a print of my breakfast, and I wait until people react.',
      'I decided to post in person. I walk the floor at seven with a photo of my breakfast, and stand at every desk until I get a thumb.',
    ),
    hot(
      'When two people are talking I come up behind them and say, "This." {F} from Payroll asked me to stop. I thanked her for the engagement.',
      'I join conversations that I like by saying, "This." I reminded everyone what we were all doing a year ago. "Please go away," said {F} from Payroll, and I hearted it with my hands.',
    ),
    spicy(
      'On day four {F} looked straight at me, closed her eyes and turned her chair around. I have been blocked.',
      'On day four {F} put up a hand, shut her eyes and kept them shut until I had passed. I believe that is what blocking looks like.',
    ),
    spicy(
      'The next day my badge didn\'t work. "You can always make a new account," said the guard.',
    ),
    unhinged(
      '{F} then filed to block me, and it was granted. By law I can no longer see her. Where she sits in Payroll there is a gray circle with her initials in it, and it has lunch.',
      'On day five {F} had it done officially, at the county. There is only a gray circle at her desk now. I am told that she is in there and doing well.',
    ),
    unhinged(
      'Within a week the whole floor was gray circles. "Is he still posting?" said one. It was {F}.',
    ),
  ),
  plot(
    'town-butt-dial',
    {
      when: [
        'butt|pocket dial|call ... @person|@boss|@relative|@client|@name',
        'butt_dial|butt-dial|pocket_dial|pocket-dial|butt-dialed|butt-called',
        'butt|pocket dial|call',
        'accident|accidentally call|dial|facetime|video_call|ring .. @person|@boss|@relative|@client|@name',
        'call|dial|facetime .. @person|@boss|@relative|@client|@name .. accident|accidentally',
        'phone .. call .. @person|@boss|@client .. from|in .. pocket',
      ],
      not: 'mom|mum|dad|honey|babe|daddy|wrong_name|love|911|police|emergency|wrong_number|taxi|meeting|bathroom|toilet|during',
      is: '!actor:relative',
      fine: 'i my boss butt dialed ex accidentally called facetimed at am 3am night from pocket phone by accident twice manager client while friend left voicemail in the and old landlord 2am wife coworker on',
      cast: { F: 'she' },
    },
    all(
      '{text}. It lasted 47 minutes. It is the longest anyone has listened to me.',
      '{text}. According to the log, that call ran for 47 minutes. My pitches get thirteen.',
    ),
    all(
      'You can hear keys, some stairs and a burrito being ordered. At no point does anyone say, "Let me stop you there."',
      'It was all there: my keys, a flight of stairs, me being told that guacamole is extra. Not one interruption.',
    ),
    mild('I called back to follow up, and it went to voicemail after two rings.'),
    mild("So I've put the phone back in my pocket, and I'm going for a walk."),
    hot(
      'I had to accept that I am at my best when I am not there. I moved all of my client calls to my pants. I sit, I stand, I take the stairs.',
      'The data was clear. So I now sell from the back pocket of my pants: I dial, I put it away and I walk around the block.',
    ),
    hot(
      'We renewed two accounts in a week. {F} from Sales listened to the recording. She said it was the best discovery call she had ever heard, and that it was mostly corduroy.',
      '{F} from Sales asked to hear one. It was half an hour of corduroy and me saying, "Where did I put it?" She wants it in the training.',
    ),
    spicy(
      'Then the biggest client of all came to meet me. I presented for an hour, from the front, with words. Then I asked {F} how I had done.',
      'Last week our largest client flew in, and I had to do it face to face. I talked for an hour. When they had gone I asked {F} what they thought.',
    ),
    spicy('"They liked the pants," said {F}.'),
    unhinged(
      'The pants made Regional Director in June. They have the accounts, the bonus and the corner office, where they hang over a chair, and {F} sends them the numbers.',
      'In June the pants were made a partner. It is all in order; they signed with a zipper. {F} reports to them, and so, since the merger, do I.',
    ),
    unhinged("I come to work in shorts now. They feel it's better if we aren't seen together."),
  ),
  plot(
    'town-phone-rang',
    {
      when: [
        'my @phone|ringtone .. ring|go|buzz|play|start .. off|loudly|during|in|at ... movie|play|concert|wedding|ceremony|theater|theatre|church|library|interview|exam|class|meeting|presentation|silence|speech|opera|performance|cinema|recital|lecture|court|graduation|yoga|sauna|museum|@meeting|@place',
        'forget .. silence|mute|turn_off .. my @phone ... movie|play|concert|wedding|theater|church|library|interview|exam|meeting|@meeting|@place',
        'forget .. to .. silence|mute .. my @phone',
        '^ @phone|ringtone .. ring|go .. off? .. during|in|at ... @meeting|@place|movie|play|wedding|exam|interview|concert|theater|church',
      ],
      not: 'funeral|alarm|dead|toilet|fell|boss|off_the|dropped|drop|bed|wife',
      is: '!actor:relative !actor:colleague',
      fine: 'my phone rang went off in the middle of during a movie play quiet loud concert wedding ceremony theater library interview exam moment silence forgot silence turn it presentation full volume meeting very ringtone rang loudly job and everyone looked at me staring was',
      cast: { F: 'she' },
    },
    all(
      '{text}. I did what a leader does. I looked around, disappointed, for whoever it was.',
      '{text}. I turned and looked at the people behind me, disappointed but fair.',
    ),
    all(
      'It was in my jacket, and the jacket was on me. I shook my head at a man in a sweater.',
      'It was lighting up through my shirt pocket. I held a finger to my lips and looked at a man in a sweater.',
    ),
    mild(
      'It rang for two full choruses of "Eye of the Tiger."',
      'My ringtone is "Eye of the Tiger." We heard the second verse, which few people know.',
    ),
    mild('I led the sighing. The man in the sweater has apologized.'),
    hot(
      'It works at the office, too. When the Q3 numbers came up red, I looked around the table, disappointed. {F} from Logistics said that it was my name on the slide. I sighed at the slide.',
      'I use it at work now. The Q3 numbers went up on the wall, and I shook my head at Logistics. "Those are yours," said {F}, who runs it. I waited, the way one waits for somebody to own up.',
    ),
    hot(
      'By the fall I had been disappointed in so many people that they made me Acting Head of Accountability.',
      'It was noticed upstairs. By October I was leading a task force on ownership.',
    ),
    spicy(
      'On the 30th the CEO told me that somebody in the room had lost us the Midwest. I looked around, disappointed.',
      'Then the CEO called me in. She said someone present had cost us four million dollars. I looked around, disappointed.',
    ),
    spicy('It was a one-on-one.'),
    unhinged(
      'The courts have adopted it: as of May, guilt passes to the last person I look at. The man in the sweater is doing four years for my expenses. {F} has asked to be moved behind a pillar.',
      'It is legally binding now. The state gave me a form, and whoever I turn to is served. {F} works in dark glasses, and the man in the sweater has taken over my taxes, in Nevada.',
    ),
    unhinged('This morning I passed a mirror in the lobby. They came for me at noon.'),
  ),
  plot(
    'town-phishing',
    {
      when: [
        'fall|fell .. for .. phishing|phish .. test|email|scam',
        'click .. phishing|suspicious|sketchy|fake|scam|spam|malicious .. link|email|test|text',
        'click .. link .. in .. phishing|suspicious|spam|scam|fake',
        'click .. link .. phishing',
        'fail .. phishing test|simulation|training',
        'phishing test|email',
        'get phished',
      ],
      not: 'bank|grandma|mother|mom|dad|prince|wife|husband|report|reported|spot|spotted|catch|caught|boss|ceo|coworker|intern|amazon|hacked|stolen|lost|money|pass|passed',
      is: 'actor:me|alone',
      fine: 'i the company our at work it fake clicked on a link failed security from department training again test email have to do for and got sent security annual mandatory in by',
      cast: { F: 'he' },
    },
    all(
      '{text}. It began with "Dear Valued User." In twelve years, nobody else here has called me valued.',
      "{text}. In my defense, it said that I'd been selected. I had not been selected since April.",
    ),
    all(
      "IT signed me up for a forty-minute training. I did it the same day, through a link. It was somebody else's link.",
      'A second email told me to take a security course right away, so I did, and gave them my password. The course was not ours.',
    ),
    mild('{F} from IT says I have now completed the training four times.'),
    mild('"Two of them were real," said {F}.'),
    hot(
      'But I study what works. I started writing like that. "Dear Beloved Colleague, your Q3 numbers will expire in 24 HOURS. Kindly click."',
      'Still, those emails get an answer in seconds, and mine never do. So I changed my tone. "URGENT: Esteemed Winner! Your budget sheet has been SUSPENDED. Revert kindly."',
    ),
    hot(
      'I had the numbers of sixty-one people within the hour, and twelve passwords. {F} from IT called it an incident. I had it framed as open rates.',
      "It was the best response of my career: sixty-one answers, twelve passwords and somebody's PIN. {F} from IT asked me to stop. I offered to run a workshop.",
    ),
    spicy(
      'Yesterday I got one that said, "Dear Employee, your position has been terminated. Hand in your badge." I laughed. I have learned something. I reported it to {F}.',
      'Then one came for me: "Effective today, your employment has ended. Please return your laptop." I knew that kind of language. I forwarded it to {F} with a thumbs-up.',
    ),
    spicy('"That one is real," said {F}.'),
    unhinged(
      'In May a prince came to the front desk. He had eight million dollars with him, on a cart, with customs forms, and he asked for me by username. I know better now. I had him enrolled in the training.',
      'In May our front desk rang: there was a prince downstairs, with the money, in crates, and a notary. He only needed a signature. I told Security to walk him back to the airport.',
    ),
    unhinged('"That one was real," said {F}.'),
  ),
  plot(
    'town-scam-call',
    {
      when: [
        'scam|spam|scammer|telemarketer call|caller ... minutes|hour|again|day|@phone|warranty',
        'get .. scam|spam|robocall call|calls|caller',
        'scammer|telemarketer|robocaller|scam_caller call|rang|phone|tell|ask|hung|hang',
        'talk|chat|stay|speak .. to|with|on .. scammer|telemarketer|scam_caller|spam_caller',
        'waste .. scammer|telemarketer .. time',
        'answer .. spam|scam call',
        'car_warranty|extended_warranty|warranty .. call|expired|again',
        'call .. about .. warranty',
        'call .. about .. my|extended warranty|car_warranty',
      ],
      not: 'lose|lost|gave|give|grandma|mom|mother|dad|father|stolen|bank|money|dollars|gift|blocked|block|wife|husband|fell|text|hang|hung|kid',
      is: '!actor:relative !several',
      fine: 'a the i my car warranty extended about with an on to for hour minutes phone called call me again got day times today ten twenty answered caller spam scam talked for lonely same thirty number scammer in middle of wasted his time all',
      cast: { F: 'she' },
    },
    all(
      '{text}. There was a script, an answer for every objection and a closing rate of one in eight thousand. Mine is lower.',
      "{text}. I have sat through a lot of sales training, and I'd never heard such commitment to a warranty that I don't have.",
    ),
    all(
      'I was asked for my Social Security number. I asked where the caller saw himself in five years. There was a pause. "Nobody\'s ever asked me that," he said.',
      'He wanted my card number. I gave him feedback on his opening instead, and I could hear him writing.',
    ),
    mild('We did a mock interview and two rounds of goals, and then he hung up on me.'),
    mild(
      "I've called the number four times to follow up. I'm starting to think I have been screened.",
    ),
    hot(
      'I hired him as Head of Outreach. We make office chairs. He calls people, tells them that their chair is about to expire, and has them read out the number on the bottom.',
      'I brought him on board as Head of Outreach. He tells our customers that their chairs will expire tonight. Some of them have driven over with the chair.',
    ),
    hot(
      '{F} from Compliance asked if I had checked his references. I said they had all called me, one after another, from the same car.',
      '"Did anybody check his references?" said {F} from Compliance. I had spoken to three. They had the same cough.',
    ),
    spicy(
      'At dinner my phone rang. He regretted to say that my employment was about to expire, and he asked if I wished to extend it.',
      'Yesterday he called my desk. Our records showed, he said, that my own position was going to expire at midnight, unless I acted now.',
    ),
    spicy(
      'I gave him my card number.',
      'I read him my card number twice, so there would be no mistake.',
    ),
    unhinged(
      'The warranty turned out to be real. There is an office in Delaware where we are all on file. He sent me mine: parts and labor, and it did expire, the same week that I began to have a noise.',
      "{F} looked into it, and everyone has one. It's issued at birth, in Delaware. Mine had expired in April, when the noise began, and they had been trying to reach me about it.",
    ),
    unhinged(
      'I called to renew. There are eight thousand people ahead of me. {F} can hear the noise from her desk.',
    ),
  ),
  plot(
    'town-late-night-order',
    {
      when: [
        'buy|order|purchase .. online|amazon|ebay|etsy|temu|tiktok_shop|internet ... night|am|midnight|3am|2am|1am|4am|drunk|asleep|bed|tired',
        'buy|order|purchase ... at .. 3am|2am|1am|4am|midnight',
        'buy|order|purchase ... at .. # am',
        'buy|order|purchase .. in .. middle .. night',
        'late|late-night night? amazon|online purchase|order|shopping|buy',
        'drunk|sleep|sleepy order|buy|bought|shopped|shopping|amazon',
        'impulse buy|purchase|bought|shopping',
        "don't|didn't remember|recall .. order|buy|ordering|buying",
        "package .. come|arrive ... don't|didn't remember .. order|ordering|buying",
      ],
      not: 'pizza|taco|burger|ticket|dog|cat|puppy|house|drinks|kid|wife|husband|round|coffee|food|mcdonalds|doordash|uber_eats|boat|store|costco|ikea|target',
      is: 'actor:me|alone',
      fine: 'i something dumb stupid online at amazon from the internet bought ordered a an on late night in bed and it came arrived impulse drunk package treadmill telescope kayak machine instagram ad because of thing know what was is that i dont need remember random more useless again purchase got air fryer lamp trampoline guitar sewing karaoke hot tub projector metal detector tent drum blanket bike drone sword ukulele keyboard smoker',
      cast: { F: 'she' },
    },
    all(
      '{text}. There are two of us, I should explain. One has a job. The other one is up late, and has my card.',
      "{text}. I'd like to give credit. That was not me; that was the late me, who works nights and has full signing authority.",
    ),
    all(
      'He holds no meetings. He reads one review, by a man named Dale, and he commits.',
      'I admire how he works. There is no committee. He looks at one review, from a man named Dale, and he closes.',
    ),
    mild('I have sent it back three times. Each time he orders it again.'),
    mild(
      "Last week he got the larger one. There's a gift note in it. It says that I deserve this.",
    ),
    hot(
      'I take twelve weeks to approve a stapler. So I gave him the strategy. I put the Q3 questions next to the bed, and in the morning they are answered.',
      'By day I need a month to pick a font. It was only logical to promote him. I now leave the whole Q3 plan open on the pillow, and let him run with it.',
    ),
    hot(
      'He has entered four markets and bought a lighthouse. {F} from Finance asked me who had signed for it. There was a heart over the i.',
      '"Did we buy a lighthouse?" said {F} from Finance. I looked. We had, with two-day delivery, and he had left it five stars before it came.',
    ),
    spicy(
      'In the third week I woke up and there was a receipt. At 2:14 he had written to the CEO and resigned, on behalf of both of us.',
      'In the third week I got up and checked my mail. He had quit at 2:14, with a warm note to the whole company.',
    ),
    spicy('I asked {F} if it could be returned. It was final sale.'),
    unhinged(
      'They kept him. It was only my half that had resigned. Personnel put him on the night payroll, with stock, and and he has ordered himself a beard, a vineyard and a moon.',
      'The company took him at his word and split the contract. He is Chief Night Officer. I get the invoices: a beard, a vineyard and one moon, assembly required.',
    ),
    unhinged('The moon came this morning, while I was out. They left it with {F}.'),
  ),
  plot(
    'st-c-third-scenario',
    {
      when: [
        'buy|get|play|try .. lottery|powerball|mega_millions|scratch-off|scratch_card|lotto|scratcher .. ticket|card|numbers',
        'buy|play|do .. lottery|powerball|mega_millions|scratch-off|scratch_card|lotto|scratcher',
        'lose|lost .. lottery|powerball|lotto|mega_millions',
        "didn't|not|never|don't win .. lottery|powerball|lotto|mega_millions|jackpot",
        'win .. # .. lottery|powerball|lotto|scratch|scratch-off|scratcher|mega_millions',
        'lottery ticket',
        'win .. #|tenner|fiver|quid .. on|from|in .. scratch_card|scratch-off|scratchcard|scratcher|lottery_ticket',
        'miss|off .. lottery|powerball .. by .. number',
      ],
      not: 'million|thousand|jackpot_won|neighbor|coworker|office_pool|pool|mom|dad|found|lose_my|stole|wife|husband|boss|gift|birthday|green_card|visa|housing',
      is: 'actor:me|alone',
      fine: 'a the i my ticket tickets on in dollars dollar bucks won bought got one number again two four five ten five in gas station and first time spent twenty for playing since years every same numbers scratch off',
    },
    all('{text}.'),
    all('I had prepared three scenarios.'),
    levels(
      'Two of them involve a boat.',
      'Two of them involve a boat. One has a moat as well.',
      'Two of them involve a boat. In one, the boat has a boat.',
    ),
    all('In the third I\'m at my desk. I\'d marked it "remote."'),
    levels(
      'Hello from the desk.',
      'Hello from the desk. The calendar has a boat on it.',
      "I'd already sold the desk.",
    ),
  ),
  plot(
    'town-stocks-down',
    {
      when: [
        'lose .. money|#|$|everything|savings|half|all .. crypto|bitcoin|stock|stocks|market|trading|gamestop|nvidia|dogecoin|ethereum|tesla_stock',
        'stock|crypto|bitcoin|portfolio|401k|ethereum|dogecoin|investment|shares|market .. be|go .. down|crash|drop|fall|tank|plummet|dip',
        'stock|crypto|bitcoin|portfolio|401k|market|ethereum|dogecoin|investment|shares .. crash|drop|fall|tank|plummet|down',
        'buy .. stock|crypto|bitcoin ... crash|drop|fall|tank|down',
        'bad investment',
        'check .. my portfolio|401k|stocks|crypto',
      ],
      not: 'up|wife|husband|dad|friend|brother|boss|sell|sold|out_of_stock|store|supermarket|rich|house|password|farmers_market|grocery|retirement|divorce',
      is: 'alone|actor:thing',
      fine: 'i my the on crypto bitcoin stocks stock market percent 40 half a lot of in again money lost dollars all is are was portfolio today crashed day after bought it right immediately investing thousand 500 trading dollar tank down checked 401k worth day',
      cast: { F: 'she' },
    },
    all(
      "{text}. But you haven't lost until you sell. My adviser told me that, and he is a professional. He sells mattresses now.",
      "{text}. Only on paper. It isn't a loss until you sell, so I closed the app and was fine again.",
    ),
    all(
      "Then I saw how far that principle goes. If I don't look, it is unrealized. I stopped opening things.",
      "It struck me that nothing is lost until you look. I've opened no mail since the spring, and by my count I'm even.",
    ),
    mild(
      'I feel richer every day. I have not seen my bathroom scale since March, and I am holding there as well.',
    ),
    mild('Last night the lights went off. I think that was one of the envelopes.'),
    hot(
      'At work I have 2,300 unread emails. The Lufkin account has not left us; their message is still in bold. {F} from Finance asked how my year was. I said I was long.',
      'My inbox is at 2,300, and all of it is potential. {F} from Finance says that the Lufkin account is gone. I told her it was still in bold.',
    ),
    hot(
      'On Tuesday she handed me an envelope from Personnel. I could feel that there was one page in it. I put it with the others.',
      'Last week {F} put an envelope from Personnel on my desk. "You should open it," said {F}. I told her this is how people panic.',
    ),
    spicy(
      "My badge stopped working in June, and the chair is gone, but I'm holding. I do my work from the lobby.",
    ),
    spicy("Security asked me if I'd been let go. I said it was unrealized."),
    unhinged(
      "The regulators agreed with me. What isn't opened hasn't happened; there's a stamp for it. I have not opened the weather, and over my house it has been June for a year.",
      "It's federal law by now. My unopened years have not counted: I'm thirty-four again, my Lufkin account is back, and my old Camry was returned to me, with the paperwork.",
    ),
    unhinged('Then {F} put her thumb under the flap of the envelope. "Sell," I said.'),
  ),
  plot(
    'town-split-bill',
    {
      when: [
        'split .. bill|check|tab .. evenly|equally|friends|with|and|but|even',
        'split .. bill|check|tab ... only|just ... @food|@drink|salad|water|soup',
        'split .. bill|check|tab',
        'want .. to split .. bill|check|tab',
        'split .. evenly|equally',
        'pay .. for .. everyone|everybody .. dinner|drinks|lunch|meal|steak',
        'end up paying .. for .. everyone|everybody|friend',
      ],
      not: 'date|wife|husband|boyfriend|girlfriend|work|boss|client|ordered_the_lobster|lobster|roommate|waiter|waitress|server|electric|rent|phone|medical|birthday|divorce|refuse|tax|separate',
      is: '!actor:boss !actor:spouse',
      fine: 'we the bill check dinner at restaurant evenly friends with my i only had salad just a water soup ate and everyone else ordered got steak steaks cocktails drinks wine paid 80 dollars dollar group eight six people suggested wanted to four ways person fries for had but someone despite it equally a side appetizer sushi pizza burger glass',
      cast: { F: 'she' },
    },
    all(
      '{text}. My share came with a piece of a lobster I had only seen from a distance.',
      '{text}. Going over it later, I found that I own a ninth of a lobster.',
    ),
    all(
      'It had been suggested from the lobster end of the table. "It\'s just easier," they said. I have rarely seen a proposal go through like that.',
      'The motion was made by the lobster. It said that this would be easier, and everybody reached for a wallet. I was in the presence of leadership.',
    ),
    mild('For the next dinner I announced that I was having the lobster, too.'),
    mild("They've picked a taco truck.", "It's been moved to a taco truck."),
    hot(
      'I brought it to work. I had just lost the Peterson account, so the timing was right. I suggested that the team split everything evenly: the hours, the bonus, the blame.',
      'I had a bad Q3 coming, so I took the idea to the office. I told the team that from now on we would divide it all by nine, the wins and the losses. It would be easier.',
    ),
    hot(
      '{F} from Accounting asked who the lobster was in this. I said that there is no lobster in "team."',
      '"So you\'re the lobster," said {F} from Accounting. I told her we were all the lobster.',
    ),
    spicy(
      'They voted for it, and my pay fell by half. It turned out I had been the only one ordering. Then there was a layoff, just one, and I said we should split it.',
      'It passed. That was how I learned that I had been making double, and now I make what {F} makes. In October came a layoff. It was for one person. I proposed a ninth each.',
    ),
    spicy('"Separate checks," said {F}.'),
    unhinged(
      "The lobster was on nobody's bill in full, so Payroll had to put it somewhere. It is on the org chart at 1.0, above me. It has been very decisive, and {F} brings it ice.",
      'Since we all owned a part of it, the lobster had a majority. It was seated in June. {F} takes its calls; it holds the receiver very firmly.',
    ),
    unhinged('Last night it took the team out to dinner. I was on the menu, at market price.'),
  ),
  plot(
    'town-bank-balance',
    {
      when: [
        'check|look|open .. at? .. bank_account|bank_balance|account_balance|bank_app|banking_app',
        'check|look .. at? .. my bank|balance|account',
        'bank_account|bank|account .. overdrawn|overdraft|empty|negative|balance|low',
        'have|got|only .. # dollar|$|bucks|cents|euro|pound .. in .. account|bank|bank_account',
        'have|got|only|be .. $|usd # .. in .. account|bank|bank_account',
        '$|usd # .. in|left .. account|bank|bank_account',
        'broke .. until|till payday|friday',
        "i'm|am|be =broke",
        'live|living paycheck .. to paycheck',
      ],
      not: 'scam|stolen|hacked|hack|wife|husband|million|thousand|inherit|fraud|closed|kid|locked|arm|leg|foot|password|raise|bonus|up|joint',
      is: 'alone|actor:thing',
      fine: 'i my bank account balance after the weekend payday vacation holidays christmas have in it dollars left twelve 12 43 until checked and cried payday again today dollar cents looked at broke overdrawn negative regret scared app week by friday laughed closed shopping rent',
      cast: { F: 'she' },
    },
    all(
      '{text}. I went through the statement as a consultant would. There were fifteen subscriptions, fourteen coffees, and something called PZA*KING.',
      "{text}. I asked who had approved all this. There were fourteen coffees on it, and four charges from PZA*KING, which I'd do again.",
    ),
    all(
      'Then I saw it from above. A small sum, no profit and a man with nothing to lose: that is not broke. That is pre-seed.',
      "It took me a moment to see the good news. When a person has no money it's a problem. When a founder has none it's a runway.",
    ),
    mild('I presented my findings to myself, with a slide on overhead.'),
    mild('I ordered in for the meeting.'),
    hot(
      'I made a deck and took it to the cafeteria. I offered {F}, who runs the register, a seat at the table in exchange for lunch. "So you want a free sandwich," said {F}.',
      'At noon I pitched {F}, who has the register in the cafeteria. I showed her fifteen slides and asked for one turkey on rye. "So you want a free sandwich," said {F}.',
    ),
    hot(
      'She gave me half. For that she took 60 percent of me, and two seats on whatever I decide.',
      'We closed at half a sandwich, for 60 percent of me and the right to see my receipts.',
    ),
    spicy(
      'I have not bought a coffee since. She canceled eight subscriptions, and PZA*KING was spun off. Last month I turned a profit, and {F} called a meeting about my future.',
      'It has been two quarters. There is a budget. There are vegetables. For the first time I am in the black, and this morning {F} asked me to sit down.',
    ),
    spicy("She's bringing in a more experienced me."),
    unhinged(
      'The new one started this week. He was incorporated in Delaware, he has my face and my Social Security number, and he is up before dawn. {F} signed for him at the loading dock.',
      'The replacement came on Monday, and {F} did the paperwork. He has my name and my chin. He also has a savings account, and he brings a lunch.',
    ),
    unhinged('I asked him for a small loan. "So you want a free sandwich," he said.'),
  ),
  plot(
    'st-n-status-red',
    {
      when: [
        'sunburn|sunburned|sunburnt ... @place|vacation|beach|pool|cruise|golf|game|hike',
        'sunburn|sunburned|sunburnt',
        'burn|burnt|burned .. in|at|on .. sun|beach|pool',
        'forget .. sunscreen|sunblock',
        'fall|fell asleep .. in|at|on .. sun|beach|pool|hammock',
      ],
      not: 'kid|son|daughter|baby|dog|wife|husband|lesson|doctor|hospital|money|pattern|shape|goggles',
      is: 'actor:me|alone',
      fine: 'i got on vacation at the beach first day in badly my face back neck so bad holiday forgot sunscreen put wear and fell asleep pool lobster red terrible horrible trip company picnic work bald head top of my nose whole body now am it shoulders arms through cloudy winter march cruise',
    },
    all('{text}.'),
    all('We report every project as green, amber or red.'),
    levels(
      'I am red.',
      'I am red, with a white stripe for the watch.',
      'I am red. Ships have been told to keep left of me.',
    ),
    all('In nineteen years, no one at the firm has ever admitted to red.'),
    levels(
      'I had no choice.',
      'I had no choice. It shows through a shirt.',
      "I had no choice. I've been put in the lobby, as a standard.",
    ),
  ),
  plot(
    'town-back-from-vacation',
    {
      when: [
        'come|get|be|am .. back .. from .. vacation|holiday|pto|honeymoon|trip',
        '=back .. from .. vacation|pto|holiday',
        '^ back .. to work .. after .. vacation|pto|holiday|weeks',
        'go back .. to work .. after .. vacation|pto|holiday',
        'return .. from .. vacation|holiday|pto',
        'first day back .. from|after|at|work',
        'vacation .. over|ended|end',
        'nobody|no_one .. miss|notice|missed .. vacation|pto|holiday',
        'need .. vacation .. from|after .. my vacation',
      ],
      not: 'sick|injury|leave|fired|job|lost|missed_flight|luggage|kid|dead|plant|dog|cat|burnt|sunburn|boss|replaced|cancel|cut|early|maternity|surgery|house|ruined|package|mom',
      is: 'alone|actor:me',
      fine: 'i just got came am from a two week work to today my first day after vacation back and had emails 2000 inbox unread thousand need another tired exhausted long weeks beach returned it is over monday holiday forgot everything how do what i the password job noticed nobody was gone',
      cast: { F: 'she' },
    },
    all(
      '{text}. While I was away, my out-of-office reply had handled 614 conversations.',
      '{text}. I found that in my absence the out-of-office had taken part in 614 threads.',
    ),
    all(
      'It had been brief, polite and clear about its limits. Two clients wrote that I had never been easier to deal with.',
      'It answered everyone within a second. One client thanked it, twice, for its honesty.',
    ),
    mild("I've left it on. I sit beside it and learn."),
    mild('Yesterday I replied to an email myself. They asked to speak to the other one.'),
    hot(
      'I turned it off, and the complaints began. {F}, my manager, forwarded seventeen of them. "What happened to you?" said the first one. "You had become so good."',
      'When I switched it off our satisfaction score fell by half. {F}, my manager, asked me what had changed. I said that I was back.',
    ),
    hot(
      'In my review the two of us were compared. It had never interrupted. It had never said "Just circling back." It had named a date and kept it.',
      'She did the review side by side. The out-of-office had missed no deadline, asked for no raise, and it had never replied to all.',
    ),
    spicy(
      'She said I should take some more time off. I asked her how much.',
      '{F} asked me if I had any vacation left. I said two days. She told me that she could find some more.',
    ),
    spicy('"All of it," said {F}.'),
    unhinged(
      'They promoted it in April. It has an office with my name on the door, it sits on four committees, and it was given five weeks of paid leave.',
      'As of April it is my supervisor, by a signed order. It has the corner office and a company car, and, like everyone at that level, five weeks of vacation.',
    ),
    unhinged(
      'It\'s in Portugal now. I\'m covering. {F} wrote back to me, "Is there really no one else?"',
    ),
  ),
  plot(
    'town-foreign-language',
    {
      when: [
        'order|speak|try|talk|ask|say .. in .. french|spanish|italian|german|japanese|portuguese|chinese|korean|dutch|greek|swedish|mandarin ... english',
        'try .. to speak|order|use .. french|spanish|italian|german|japanese|portuguese|dutch|greek ... english|waiter|nobody|laugh|laughed',
        'try .. to speak|order|use|practice .. my? french|spanish|italian|german|japanese|portuguese|dutch|greek',
        'try .. practice .. my french|spanish|italian|german|japanese|portuguese|dutch|greek',
        'practice .. my french|spanish|italian|german|japanese|portuguese|dutch ... waiter|english|@place|on',
        'answer|reply|respond|switch .. me? .. in|to english',
        'speak|spoke .. french|spanish|italian|german|japanese .. to|with .. waiter|server|local|locals|someone ... english',
      ],
      not: 'kid|son|daughter|dog|boss|client|wife|husband|duolingo|meeting|test|exam|class|teacher|accidentally|swear|mother',
      fine: 'i the waiter answered me in english replied and he she they my french spanish italian german to order coffee at a restaurant in paris madrid rome berlin tried speaking local language ordered on vacation everyone spoke back for years after learning studying two bakery croissant server switched cafe japan spain italy trip immediately responded guy bad three months lessons perfect but only man woman',
      cast: { F: 'she' },
    },
    all(
      '{text}. I had rehearsed for eight weeks, and I was understood well enough to be stopped.',
      '{text}. I had been working on that sentence since the spring. I was heard out with great kindness, like a dog that has something to say about a well.',
    ),
    all(
      "I kept going in theirs, and they kept going in mine. Neither side gave in. It's how mergers are done.",
      'Neither side would yield. We went on like that for some time, each in the wrong language, and shook hands.',
    ),
    mild("At the end we'd agreed on something. I believe I own part of an eel."),
    mild(
      "It's being delivered on the 9th. I've asked what it eats, and was answered in English. It was a lot of English.",
    ),
    hot(
      'But it\'s a power move, and I took it to work: always answer in another language. When {F} from Finance asks me in numbers, I answer in feelings. "How much?" said {F}. "It\'s about belonging," I said.',
      'I do it at the office now. Legal writes to me in Legal, and I write back in Marketing. {F} from Finance asked for a number. I gave her some feelings.',
    ),
    hot(
      'By August I could get through a whole budget meeting and leave no information behind.',
      'I became fluent. In the August budget meeting I spoke for half an hour and there was nothing in the minutes.',
    ),
    spicy(
      'In my review my boss asked me if I had made my targets. I replied in Strategy, with hand gestures. It went on for some time.',
      'Then my boss called me in and asked what I had done all year. I told her, in Strategy. I even did the accent.',
    ),
    spicy('She answered me in English.'),
    unhinged(
      'The United Nations recognized it as a language in the spring, with one native speaker. It came with a flag, a small subsidy and an interpreter, who sat beside me at the budget meeting in a booth.',
      'A commission came from Geneva and wrote it down. It has no numbers and eleven words for "alignment." I was granted protected status and an official interpreter, and {F} set him up with a microphone.',
    ),
    unhinged('I spoke until the water was gone. "He doesn\'t know," said the interpreter.'),
  ),
  plot(
    'town-honked-at',
    {
      when: [
        '@stranger|someone|guy|car|driver|taxi|truck|bus|everyone|people|he|she .. honk .. at .. me|us',
        'get honked .. at',
        'honk|honked|beep|beeped .. at .. me',
        'get|be|was beeped|honked .. at',
        '@stranger|someone|guy|car|driver|taxi|truck|person|tesla .. honk|honked',
      ],
      not: 'squirrel|goose|dog|cat|wife|husband|boss|ceo|dad|mom|kid|wedding|won|game|horse|raccoon|sign|i_honked|my_car|clown',
      is: '!actor:relative !actor:me|alone',
      fine: 'at me a guy in traffic light for the because i was too slow driving stopped red green someone behind driver car truck crossing street while a second after it turned not going fast enough on my bike walking parking waiting got waved texting then flipped off yelled looking phone intersection lane and drive thru school tesla bmw',
      cast: { F: 'she' },
    },
    all(
      '{text}. I have been on feedback courses that cost four thousand dollars and were not that clear.',
      '{text}. It was short, it was timely, and it was about my behavior and not about me as a person.',
    ),
    all(
      "There was no warm-up. It didn't open by saying something nice. And I had changed within a second.",
      'No one opened with something nice and worked up to it. I felt it land, and I grew.',
    ),
    mild('I turned around to ask for an example. There was a second one, just like the first.'),
    mild('That is the consistency I miss at work. I waited for a third, and got eighteen.'),
    hot(
      'I bought an air horn. I gave Legal one honk for the contract and Marketing three. When {F} from Payroll said, "Just to piggyback on that," I held it down.',
      'I keep an air horn in my desk now. One honk is "Noted," two is "I have concerns." {F} from Payroll began an update with "So, funny story," and I leaned on it.',
    ),
    hot(
      'By June people told me that they had never known so exactly where they stood. It was near the stairs.',
      'My team says it always knows where I am now. It likes to be somewhere else.',
    ),
    spicy(
      'Then I had my own review. My boss said how much everyone enjoyed my energy, and that I dress well.',
      'Then came my own review. My boss told me that I was punctual, and that she liked the tie.',
    ),
    spicy('She had begun with something nice. I saw her reach under the desk.'),
    unhinged(
      'It became the company language. The Q3 call was an hour of horn, and the auditors signed it. That is when the geese came, in a V, with a lawyer. They had understood every word.',
      'By summer all of our filings were in horn, and they were accepted. In October some geese landed on the roof. It turned out that we had been speaking it, with an accent, and they had come about a contract.',
    ),
    unhinged('"You promised them the building," said {F}.'),
  ),
  plot(
    'town-cut-in-line',
    {
      when: [
        '@stranger|someone|guy|lady|kid|people .. cut|cuts|skip|jump|butt|push .. in? .. line|queue|front|ahead ... @place',
        '@stranger|someone|guy|lady|people .. cut|cuts|skip|jump|butt|push .. in? .. line|queue|front|ahead',
        'cut .. in .. front .. of .. me',
        'get cut .. in .. line',
        'cut .. in line',
        'push .. past|ahead .. of? me',
      ],
      not: 'traffic|car|lane|hair|driver|i_cut|off|boss|ceo|wife|dog|cat|grass|finger|let|highway|road|merge|drove|driving|truck|cake',
      is: '!actor:me|alone',
      fine: 'in line in front of me at the supermarket grocery store coffee shop bank airport post office a guy lady man woman old someone cut and i said nothing just ahead queue starbucks checkout costco boarding pharmacy pretended not to see waiting didnt say anything with one item right bathroom concert lunch cafeteria self nobody deli line skipped jumped',
      cast: { F: 'she' },
    },
    all(
      '{text}. I watched it work. I have been told for years that it does not.',
      '{text}. There was no pitch, no slides and no consequences. It was the smoothest launch I have seen all year.',
    ),
    all(
      "I cleared my throat. It didn't scale.",
      'I said "Excuse me" in my head, firmly. It was not escalated.',
    ),
    mild("I've let it go since then."),
    mild('I have only told fifty-five people, in the order in which they were standing.'),
    hot(
      'At the office there was a line, too, outside the executive suite. {F} from Sales said she had been waiting for an hour. I walked right past her to the front and looked at my phone.',
      'So I tried it at work. One morning some people were lined up on the top floor, and {F} from Sales was first. I stepped in ahead of her, and took an interest in the ceiling.',
    ),
    hot(
      '"There\'s a line," said {F}. I told her I just had one quick thing.',
      '{F} said there was a line. "I\'ll only be a second," I said.',
    ),
    spicy(
      'And it worked. The door opened, and they took me first. It was very quick. They had a folder with my name, and somebody to carry my box.',
      'They let me. My name was called before all of theirs. There were two people in there from Personnel, and a box of tissues.',
    ),
    spicy("I hadn't asked what the line was for."),
    unhinged(
      'After that I cut into everything. I went ahead at the DMV, at the bank and in retirement, and then, through a clerk at the county who was not looking, I was born ahead of my parents.',
      'I was hooked. I moved up at the bank, I moved up for a cruise that I had no use for, and one morning, at the Hall of Records, I got in ahead of my own mother. It is stamped.',
    ),
    unhinged('"There\'s a line," said my mother. She is six.'),
  ),
  plot(
    'town-seat-reclined',
    {
      when: [
        '@stranger|passenger|guy|lady|someone ... recline|lean|put .. seat ... flight|plane|hours|way|lap',
        '@stranger|passenger|guy|lady|someone .. recline|lean .. seat|all|back|fully',
        'seat .. in front .. recline|back|lap',
        'in front of me .. recline|reclined',
      ],
      not: 'car|couch|kid|bus_driver|dentist|i_reclined|wife|husband|son|daughter|boss|kick|kicked',
      is: '!actor:me|alone !actor:relative',
      fine: 'in front of me reclined his her their seat the whole flight guy person man woman lady plane all way back into my lap for six hours on a red eye before takeoff entire immediately fully laptop knees during meal during takeoff four ten two long hour and slept broke my spilled right after',
      cast: { F: 'he' },
    },
    all(
      '{text}. I spent the flight over that forehead like a dentist.',
      '{text}. I have never had that much face time with my own manager.',
    ),
    all(
      'I said nothing. I reclined. Behind me somebody else did, and it went on like that, row after row, toward the back. It was how culture spreads.',
      'I put mine back, too, and so did the person behind me, and we heard it going from row to row toward the toilets.',
    ),
    mild('It stopped in the last row, where the seats do not go back.'),
    mild('In my company we call that person the intern.'),
    hot(
      'I rolled it out at the office. When my boss leaned on me I leaned on Sales, without turning around. Sales leaned on Support. By the fourth day all of us were at fifty degrees.',
      "It became my management style. I leaned back on Sales, and they leaned on Support, and within a week there wasn't room in the building to open a laptop.",
    ),
    hot(
      "It ended with {F}, an intern. He was against the wall by the restroom, with three decks and everybody's lunch order in his lap.",
      "In the last row, next to the supply closet, sat an intern named {F}. He had all of it on his knees: the deck, the budget and somebody's birthday cake.",
    ),
    spicy(
      '"Seat up," said {F}, and pushed. It came forward one row at a time. We could hear it.',
      'On the fifth {F} put both feet against it. "Seat up," he said. It came back through Support, and it came back through Sales.',
    ),
    spicy("I went into the CEO's soup."),
    unhinged(
      'In June the building itself went back. The city issued a permit. The tower behind us reclined as well, then the bank behind that one, and now downtown is at fifty degrees, up to the river.',
      "Then it was the whole tower. We filed with the city, and it was allowed; the hotel behind us did the same, and the bank behind the hotel. Sixteen blocks are lying in each other's laps.",
    ),
    unhinged('It ends at {F}. He has one foot against the courthouse. "Seat up," he says.'),
  ),
  plot(
    'town-speeding-ticket',
    {
      when: [
        'speeding ticket|fine|citation',
        'get|be|was pulled .. over .. for|by ... speeding|cop|police|officer|mph',
        'pull .. me .. over ... @place',
        'pull .. me .. over',
        'get|be|was pulled over',
        'get .. ticket .. for .. speeding|driving|going',
        'get .. caught .. speeding',
        'speed camera|trap',
      ],
      not: 'parking|drunk|dui|wife|husband|kid|son|daughter|warning|dog|texting|phone|bike|horse|light|stop_sign|seatbelt|boss|crying|got_away|talked|out_of',
      is: '!actor:relative !actor:boss',
      fine: 'i got a speeding ticket on the way to work going 80 in 55 cop police officer pulled over me for by and today 50 mph zone school highway interstate my from late meeting yoga hospital another second this month first in years camera caught fast driving job interview church home just ten miles dollar 200 fine vacation new car over limit airport 9 state trooper tesla',
      cast: { F: 'she' },
    },
    all(
      '{text}. For ten years I have told people about my velocity. Now there is a number, and it is notarized by a state.',
      "{text}. It has my name on it, my velocity and the limit I exceeded. That's more than my last three reviews.",
    ),
    all(
      'I had it framed, and I added it to my resume, under Certifications.',
      'I put it on my resume, under Awards, with the docket number as a reference.',
    ),
    mild('At the next interview they asked me where I had been going in such a hurry.'),
    mild(
      'I had to say that I was lost.',
      'I had missed my exit, as I explained to them for some time.',
    ),
    hot(
      'I presented it in the sprint review, and asked that it be made the baseline for the team. {F}, my supervisor, wanted to know what I had delivered. I held it up again.',
      'At the sprint review I showed it on the big screen. "But what did you finish?" said {F}, my supervisor. I told her that output lags velocity.',
    ),
    hot(
      'By June I had six. I put them on the wall in order. They went up and to the right.',
      'I got five more by June, and made a chart of them. It is the only one we have that goes up.',
    ),
    spicy(
      'Then the state took my license. I come in on a folding bicycle now, in a helmet. This morning {F} was waiting for me by the rack with a clipboard.',
      'In July a judge gave me the bus for a year. It makes thirty-one stops. {F} looked at the clock when I came in.',
    ),
    spicy('"Velocity\'s down," said {F}.'),
    unhinged(
      'On the 9th I was so fast that I got to work on the 8th. There is a form for it, in pink. I parked in my own space, next to my own car, and went up to get a head start.',
      'Last week I left home on a Friday and arrived on the Thursday. The officer at the gate wrote it up as unsafe for conditions. I took the elevator up, to surprise everyone.',
    ),
    unhinged(
      '{F} was still typing the letter. "You weren\'t supposed to see this until tomorrow," said {F}.',
    ),
  ),
  plot(
    'st-p-other-side-of-the-glass',
    {
      when: [
        'bus_driver|driver .. see|saw|look|watch|wave|smile .. me ... drive|leave|left|close|go|pull',
        'bus_driver|driver .. close .. door|doors .. face|me|front',
        'run|chase .. after|for|to .. bus ... drive|leave|left|anyway|close|miss|missed',
        'run|chase .. after .. bus',
        'chase .. bus',
        'bus .. drive|go|sail .. right? past|by .. me',
        "bus .. didn't|not|never stop .. for me",
        'bus_driver|driver .. ignore .. me',
      ],
      not: 'catch|made_it|uber|taxi|lyft|kid|son|daughter|dog|school_bus|waited|wait|wife|husband|caught|left_my|forgot|fell|train|cab|amazon|package|hit|truck',
      fine: 'the bus driver saw me running and drove off anyway away left i ran for after it two blocks closed door doors in my face the past at stop without stopping then looked right waved still this morning full sped pulled while was waving made eye contact smiled rain just as got there three',
    },
    all('{text}.'),
    all('The timetable gives a minute, and the driver kept to it.'),
    levels(
      'I have to respect that.',
      'I respected it at a full sprint.',
      'I respected it for eleven miles.',
    ),
    all('I run a service counter myself. It closes at five.'),
    levels(
      "I'd never seen it from that side of the glass.",
      "I'd never seen it from that side of the glass. We're magnificent.",
      "I've offered the driver a counter. Between us we could close the whole town.",
    ),
  ),
];
