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

const FAMILY_TOILET_FLUSH = {
  when: [
    'w:@child .. flush|drop|put|throw .. x:@carried|@gadget|@garment|toy|toothbrush .. toilet|down',
    'w:@child .. flush .. x:@carried|@gadget|@garment|toy|toothbrush',
  ],
  not: 'cat|dog|fish|goldfish',
  fine: 'toilet down loo bathroom morning work second third',
} satisfies PlotTraits;

const FAMILY_TOLD_TEACHER = {
  when: [
    'w:@child .. tell .. teacher|class|school|principal|nursery',
    'teacher .. say|tell|call|ask|email .. w:@child',
  ],
  not: 'homework|fight|sick|bite|bit|hit|grade',
  fine: 'mummy mommy mom dad daddy wine bath drink work job always my never whole unemployed nothing day all called today said parents evening meeting poop consultant says',
} satisfies PlotTraits;

const FAMILY_SLEPT_THROUGH = {
  when: [
    'baby|newborn|toddler|son|daughter|kid .. sleep .. through|until|eight|ten|whole',
    'baby|newborn|toddler .. sleep',
  ],
  not: "never|won't|doesn't|not|meeting|alarm|fire|call|concert|movie|wedding",
  fine: 'night first time finally month week hours old seven six months whole through twelve',
} satisfies PlotTraits;

const FAMILY_PICKY_EATER = {
  when: [
    'w:@child .. =only|=just .. eat|eats',
    "w:@child .. refuse|won't|spit|reject .. eat|try|@food|food|dinner|vegetable",
    'w:@child .. eat .. nothing|only',
  ],
  not: 'dog|cat|restaurant',
  fine: 'beige food pasta plain butter chicken nuggets anything green vegetables broccoli dinner three hours because touched cooked made out year old touching cut wrong shape',
} satisfies PlotTraits;

const FAMILY_MELTDOWN = {
  when: [
    'w:@child .. meltdown|tantrum|scream|cry .. because|when|over|that',
    'w:@child .. meltdown|tantrum',
  ],
  not: 'sick|hurt|school_bus|hospital|fell|shot|vaccine',
  fine: 'peeled banana cut toast wrong sandwich triangles blue cup shoes supermarket middle floor aisle minutes forty broken cookie half cracker had her his color sock seam',
} satisfies PlotTraits;

const FAMILY_AWKWARD_QUESTION = {
  when: [
    'w:@child .. ask .. where baby|babies',
    'w:@child .. ask .. why|if|how|loud|loudly|stranger|man|woman|what',
    'w:@child .. point .. at .. stranger|man|woman|lady',
    'w:@child .. say .. loud|loudly',
  ],
  not: 'what .. do|homework|divorce|die|dead|job|work|laugh',
  fine: 'babies come from middle tesco supermarket store bus line queue waiting room checkout church fat bald old nose pregnant loudly public front everyone me stranger man woman lady elevator restaurant crossing guard cashier lollipop had no hair so dad mom mum daddy mummy big beard smell smelled',
} satisfies PlotTraits;

/** Plots about children, couples and parents. */
export const FAMILY: readonly Plot[] = [
  plot(
    'family-toilet-flush',
    { ...FAMILY_TOILET_FLUSH, cast: { F: 'he' } },
    all(
      'This morning the {x} went down the toilet. There was a proposal, a decision and an implementation, all inside four seconds, and no second meeting.',
    ),
    all(
      'My department has been trying to retire one (1) spreadsheet since 2021, so I knelt down and asked {w.full}, as one professional to another, how it was done.',
      'I have spent two years asking my own people to let go of things, so I knelt down on the tiles and asked how you get a room behind you that fast.',
    ),
    all('"Bye-bye," I was told. That was the whole strategy paper.'),
    all(
      '{F} the plumber had a look and said a hundred and ninety. I said that for a complete exit from a legacy asset, I had paid consultants more.',
    ),
    mild(
      'He fished out the {x}. It still works. I have put it on a higher shelf, where we keep the things we are not ready to discuss.',
    ),
    hot(
      'On Monday I brought the method to our steering committee. I said "bye-bye" and pressed a key, and a system that twelve people had been defending since spring was gone.',
    ),
    spicy(
      'Payroll, as it turned out. {F} is under the building now with a long rod and a lamp. He says he can see March.',
    ),
    unhinged(
      'Payroll, as it turned out. By noon the method was in use on every floor. At two the CFO was seen walking toward the restroom with the pension fund under her arm.',
    ),
    unhinged(
      'There was no second meeting. When the water came back up I was standing in the lobby, and {F} waded past me and asked who was in charge here. I pointed at the daycare.',
    ),
  ),
  plot(
    'st-c-sunk-cost',
    FAMILY_TOILET_FLUSH,
    all('{text}.'),
    all('I teach the sunk-cost rule.'),
    levels(
      "What's gone is gone. You never go in after it.",
      "What's gone is gone. You never, ever go in after it.",
      "What's gone is gone. You never go in after it. There's a song.",
    ),
    all("I've said it to six chief executives."),
    levels(
      'I was in up to the elbow.',
      'I was in up to the elbow, still explaining it.',
      "I was in up to the shoulder. We've raised money to go deeper.",
    ),
  ),
  plot(
    'family-told-teacher',
    FAMILY_TOLD_TEACHER,
    all(
      '{text}. I found out at the school gate, where the teacher put a hand on my arm and held it there for slightly longer than the subject needed.',
      '{text}. The teacher passed it on to me in the voice people use for the newly bereaved.',
    ),
    all(
      'I want to be clear that I am not upset. In nineteen years my own company has not managed to describe what I do in one sentence, and this was one sentence.',
    ),
    all(
      'It has a subject, a verb and a finding. I have moved it into my annual self-assessment, in the strengths section.',
    ),
    mild(
      'My manager read it twice. She said that it explained a lot, and she put a hand on my arm.',
    ),
    hot(
      'HR benchmarks these things, so they asked for a second source. I wrote back that there was one, four foot tall, who could do Thursdays after swimming.',
    ),
    spicy(
      'The reference check took nine minutes. I was allowed to wait outside, next to the small chairs. When they came out they had three more sentences and a drawing, and everybody in the drawing was me, asleep.',
    ),
    unhinged(
      'The reference check took nine minutes. They have hired the source. There is an office next to mine now, with a nightlight, and every evening a new finding about me goes out to all staff.',
    ),
    unhinged(
      'I asked for a chance to respond. On Tuesday I stood up in front of twenty-six six-year-olds and told them, in one sentence, what I do. Not a pencil moved. "That\'s what we heard too," said the one by the coats.',
    ),
  ),
  plot(
    'st-g-first-press',
    FAMILY_TOLD_TEACHER,
    all('{text}.'),
    all('After six years, our first press coverage.'),
    levels(
      'The outlet has 24 readers and a hamster.',
      'The outlet has 24 readers, a hamster, and, by now, their parents.',
      'The outlet has 24 readers and a hamster. The hamster has read all of it.',
    ),
    all("They're quoting a source close to the company."),
    levels(
      "I've asked for a correction. The source has asked for a snack.",
      "We're not commenting. The source is saving the rest for show-and-tell.",
      "We're not commenting. The hamster is working on a follow-up.",
    ),
  ),
  plot(
    'family-slept-through',
    FAMILY_SLEPT_THROUGH,
    all(
      '{text}. I know this because I was awake for all of it, standing over the crib with a flashlight, checking that the baby was still breathing.',
    ),
    all(
      'At midnight: still breathing. At two: still breathing, but in a new way. At three I poked it, gently, for a status.',
      'At midnight I looked in. At two I looked in with a mirror. At three I gave a gentle poke, because a leader does not wait for the report, and was told, by a sigh, that everything was on track.',
    ),
    all(
      'For seven months I had asked for one thing, and now I had it, and it turns out that I do not trust a team that stops escalating.',
    ),
    mild(
      'My husband slept nine hours. He says I look tired. I said somebody has to be accountable for the quiet.',
    ),
    hot(
      'So at work on Monday I looked at our quiet accounts with new eyes. The ones who never call. I went in one at a time, with a flashlight, and poked them.',
    ),
    spicy(
      'Fifteen of them woke up and screamed. It took us until Thursday to get them all down again, and I have been asked never to use the phrase "still breathing" in a renewal.',
    ),
    unhinged(
      'Fifteen of them woke up. It spread. By four in the morning the whole client base was on its feet, red in the face, and could only be calmed by being driven around the block, which Finance did, in shifts.',
    ),
    unhinged(
      'They are asleep now. I can see the whole portfolio from where I stand. Behind me a board has opened quietly, and somebody with a flashlight is bending over me, checking.',
    ),
  ),
  plot(
    'st-y-wake-someone',
    FAMILY_SLEPT_THROUGH,
    all('{text}.'),
    all('I was so pleased that I got up four times to check.'),
    levels(
      'I just stood there and listened.',
      'I stood there and breathed until something moved.',
      'I stood there with a clipboard until something moved.',
    ),
    all('I finally understand my manager.'),
    levels(
      "When things go well, it's hard not to look in.",
      'When things go well, you have to go in and wake someone.',
      "I've been promoted for it. I now wake up forty people.",
    ),
  ),
  plot(
    'st-b-the-swoosh',
    {
      when: [
        'w:@child .. draw|paint|scribble|write|color .. on|all .. wall|sofa|couch|fridge|tv|floor|table|car|door|screen|laptop|contract|report|passport',
        'crayon|marker|sharpie ... wall|sofa|couch|tv|car|floor',
      ],
      fine: 'permanent marker crayon pen lipstick new white living room bedroom hallway freshly painted with whole my landlord deposit picture family me nail polish',
    },
    all('{text}.'),
    all('We paid an agency £30,000 for the art in our reception.'),
    levels(
      "It took five months. It's a swoosh.",
      "It took five months and a retreat. It's a swoosh.",
      "It took five months. It's a swoosh, and it has a bodyguard.",
    ),
    all('This was quicker.'),
    levels(
      'Neither comes off with a damp cloth.',
      'Neither comes off. Only one of them was invoiced.',
      "The swoosh goes on Friday. The artist's terms are juice and no edits.",
    ),
  ),
  plot(
    'family-picky-eater',
    { ...FAMILY_PICKY_EATER, cast: { F: 'he' } },
    all(
      '{text}. I do not cook, I pitch. So last night I came to the table with a one-pager, a napkin over my arm and a single floret on a large white plate.',
      '{text}. Last night I stopped arguing and did what I do for a living: I dimmed the lights, I stood up, and I presented a single floret on a large white plate.',
    ),
    all(
      'I covered origin, texture and the competitive landscape. I showed a photo of a happy customer, who is my brother.',
    ),
    all(
      'The answer was "No." There was no "not at this time," no "we went in another direction," no logo at the bottom.',
    ),
    mild(
      'I have been turned down by funds in four time zones and none of them had ever used the short form. I ate the floret myself. It was cold, but it was clear.',
    ),
    hot(
      'It was so clean that I could not stop thinking about it. I took the word to work. A supplier wanted eight percent more, and I looked at him, pushed the contract an inch away with one finger, and said it. {F} from Procurement put down his pen. He said he had been waiting for that since the merger.',
    ),
    spicy(
      'We have said it to everyone now. We are up eleven percent, the decks have stopped, and this morning I asked for my own budget back and {F} looked at me, and pushed my plate an inch away with one finger.',
    ),
    unhinged(
      'By summer we had stopped buying, selling and hiring. {F} runs it from a high chair that Facilities reinforced. We have the strongest balance sheet in the sector and we live on plain noodles, at noon, each of us alone, with the sauce in a separate bowl.',
    ),
    unhinged(
      'Yesterday the regulator asked whether we intended to resume operations. {F} closed his mouth very tightly and turned his head to the side, and they had to make the noise of an airplane.',
    ),
  ),
  plot(
    'st-g-last-inch',
    FAMILY_PICKY_EATER,
    all('{text}.'),
    all("We've had trouble with adoption."),
    levels(
      'So I tried the airplane.',
      'So I tried the airplane, then the train, then begging.',
      "So I tried the airplane. I've logged 300 hours and wear the cap.",
    ),
    all('The entire delivery business struggles with the last mile.'),
    levels(
      'I struggle with the last inch.',
      'I struggle with the last inch. It has teeth.',
      'I struggle with the last inch. There are nine planes circling, low on fuel.',
    ),
  ),
  plot(
    'family-wrong-school-day',
    {
      when: [
        'send|dress|take|bring .. w:@child .. wrong|uniform|costume|pajama|pajamas|holiday|sunday|closed',
        'forget .. non-uniform|uniform|world_book_day|costume|dress-up|pajama|picture_day|picture|school_photo',
        'school .. close|closed ... kid|kids|son|daughter|drop',
      ],
      fine: 'school day non uniform full sent kid kids son daughter my it was crazy hair holiday realized gate nobody day photo world book',
    },
    all(
      '{text}. I could have turned the car around. What I saw was somebody with a clear position in a crowded market, the only one in the whole yard.',
    ),
    all(
      'Differentiation is what I do. I crouched down, did up the top button and explained that the other four hundred were a commodity.',
      'I do positioning for a living. I crouched down and explained that the other four hundred had no value proposition.',
    ),
    all('"Everyone\'s looking at me," I was told. I said we call that reach.'),
    mild(
      "By three o'clock the feedback was in. I have been asked to read the newsletter, and to sit in the car while I do it.",
    ),
    hot(
      'To lead by example I went into the office the same way: a dinner jacket, on a Wednesday, in Claims. By ten I had been asked for wine. By eleven I was pouring it.',
    ),
    spicy(
      'At four I came to the gate still in the jacket, with a cloth over my arm. All four hundred of them turned and looked. I have never seen a child get into a car so fast, or ask so politely for the windows to be up.',
    ),
    unhinged(
      'They kept me on in the executive dining room, where I am very good. The office has filled my old position with somebody in normal clothes. On Thursday I carried a fish past him, and he did not look up.',
    ),
    unhinged(
      'Last night the school wrote that there would be a dress-up day, and that the theme was jobs. In the morning somebody came down the stairs in a small dinner jacket, with a cloth over one arm. "So you\'re not the only one," I heard, and I had to put down the toast.',
    ),
  ),
  plot(
    'family-meltdown',
    FAMILY_MELTDOWN,
    all(
      '{text}. I have been through two hostile takeovers and I recognized it at once: this was an activist investor.',
    ),
    all(
      'There was a statement, on the floor. There were demands. I said we were committed to dialogue, and a shoe came past my ear.',
      'A statement was read out from the floor, with the legs. I said that management was listening, and a shoe went past my ear.',
    ),
    all(
      'I offered to restore the previous state of affairs. "It can\'t be put back," I was told, and I had to admit, looking at it, that nobody on my side had run that scenario.',
    ),
    mild(
      'We settled after close to an hour, on the stairs, for a sticker. I have kept one for myself. I was also there.',
    ),
    hot(
      'It is the question I had been missing for nineteen years. On Monday, before the vote on moving the whole company to Delaware, I asked the room: "And can it be put back?" You could hear the coffee.',
    ),
    spicy(
      'They looked at each other. It could not be put back. Our general counsel slid very slowly off her chair, lay down with her cheek on the carpet and began to kick. I gave her a sticker. She has been our best director since.',
    ),
    unhinged(
      'It had already gone. The desks were in Delaware and so was the building, and it could not be put back. Our general counsel lay down in the empty lot with her cheek on the gravel, and one after the other the board lay down beside her.',
    ),
    unhinged(
      'That is how the governor found us, fifty adults, face down, in the wind. He crouched and asked, kindly, if we would like the red cup or the blue one. We said blue. He only had red. I cannot describe the next twelve hours.',
    ),
  ),
  plot(
    'st-t-on-their-level',
    FAMILY_MELTDOWN,
    all('{text}.'),
    all('The books say to get down to their level.'),
    levels(
      'So I lay down on the floor.',
      'So I lay down on the floor. I was in a suit.',
      'So I lay down on the floor and handed over my badge.',
    ),
    all('Then something in me gave way, and I joined in.'),
    levels(
      'One of us was done in ten minutes. The other had a merger to get through.',
      'One of us was done in ten minutes. The other got on to Rotterdam.',
      'One of us was done in ten minutes. The other may be viewed until Sunday.',
    ),
  ),
  plot(
    'family-awkward-question',
    FAMILY_AWKWARD_QUESTION,
    all(
      '{text}. I have media training, so I smiled, repeated the question for those at the back and said it was a great question.',
    ),
    all(
      'Then I bridged. I said that what people are really asking is where we see growth.',
      'Then I bridged, as one is taught to do. I said the real story here was how far we have come.',
    ),
    all(
      '"That\'s not what I asked," I was told. I have done twenty-eight earnings calls and it has never been noticed.',
    ),
    mild(
      'A woman with a basket was waiting for the answer. So was I. I bought the gum that was nearest, and we left by the entrance.',
    ),
    hot(
      'People had stopped walking by then. Somebody turned down the music. I said I would be happy to follow up offline, and a man by the melons called out, "No, go on."',
    ),
    spicy(
      'I talked for eleven minutes, and I believe that I said nothing at all. At the end the man by the melons shook his head, went down on one knee and simply explained it, in two sentences, with a leek. {w.full} thanked him. I have asked him to take our annual meeting.',
    ),
    unhinged(
      'It went to the regional manager, and from there to the wires. By evening there was a lectern at the end of the aisle, with a little flag. I have been giving the same non-answer, on the hour, for twelve weeks. They bring me soup.',
    ),
    unhinged(
      'Last night, when the lights were out and it was only the freezers humming, I heard a small voice on the other side of the tinned fish. "Great question," it said. It was {w.full}, being asked something by the press.',
    ),
  ),
  plot(
    'st-b-looking-into-it',
    FAMILY_AWKWARD_QUESTION,
    all('{text}.'),
    all('I used the line I keep for difficult questions.'),
    levels(
      '"We\'re looking into it."',
      '"We\'re looking into it at a senior level."',
      '"We\'re looking into it. There\'s a task force."',
    ),
    all('It has held off auditors for nine years.'),
    levels(
      'It lasted one "But why?"',
      'One "But why?" and it was over. Auditors never think of that.',
      'The auditors have made the child an offer. It includes a booster seat.',
    ),
  ),
  plot(
    'family-homework',
    {
      when: [
        'help|do|check .. w:@child .. homework|math|maths|project',
        "=couldn't|=can't|fail|=didn't .. homework",
        'w:@child .. homework ... wrong|grade|fail|C|D|F|understand|hard',
      ],
      not: 'dog|eat|ate',
      fine: 'math maths homework third fourth fifth second first grade year old got a c b d f wrong teacher understand year-old long division fractions science project volcano night sunday took three hours explain correct everything failed marks help 3rd 5th',
      cast: { F: 'she' },
    },
    all(
      '{text}. I run a P&L of sixty million, and on page two, in a friendly font, there was a man called Ben with nine apples who got the better of me.',
    ),
    all(
      'I gave a range. I said it depended on what Ben was trying to achieve. I put it on a slide.',
      'I wrote that it depends, gave a base case and an upside case, and attached a photo of me shaking hands with somebody by a tree.',
    ),
    all(
      'It came back with the others. The teacher, {F}, had drawn one red line through all of it and written underneath: "Please show your working."',
    ),
    mild(
      'I have been in this business for nineteen years, and I looked for my working all weekend. I asked {w.full} where one keeps it. "In the little box," I was told.',
    ),
    hot(
      'So on Monday, when the CFO asked how I had arrived at my forecast, I opened my mouth, and what came out was the truth. I had taken last year, and looked out of the window, and added some.',
    ),
    spicy(
      'There was a silence. Then the CFO said he had done the same, and had a letter from {F} about it. It went around the table: nine adults, one window. We have engaged Ben. He started with nine apples and he has kept every one of them.',
    ),
    unhinged(
      "The auditors heard of it. They sent for everybody's working, back to 2009, and it all fit in one small box. We have been put back a year. The whole company. There is a coat hook with my name on it and a picture of a duck.",
    ),
    unhinged(
      '{F} is fair but firm. Last week she handed out the quarterlies, and mine had a star. I ran home to show it. {w.full} looked at it for a while, turned it over and said, quite kindly, "And did you show your working?"',
    ),
  ),
  plot(
    'family-hard-truth',
    {
      when: [
        "^ .. w:@child .. tell|say|told|informed .. me .. i|i'm|my|you're|look|smell|old|fat|boring|bad|breath|hair",
        'w:@child .. call .. me .. old|fat|boring|weird|ugly|bald',
      ],
      not: [
        "a|an|some|random|another|stranger's|neighbour's|neighbor's|friend's|their|his @child",
        'till|checkout|train|tram|shop|supermarket|park|street|pool|queue|bath|bedtime|beach|restaurant|wedding|church|dinner|lunch|supper|bus|car|class|pupil|student|party|grandson|granddaughter|nephew|niece|godson|doctor|tonight|night|evening',
        'teacher|linkedin|job|work|homework|love|happy|proud|what',
      ],
      fine: 'look looked old like a grandma grandpa breath smells tired face wrinkles belly hair gray grey bald boring today breakfast morning said told my jokes are not funny dad mom mum singing bad stop ugly feet hands baby pregnant stomach soft',
    },
    all('{text}. I would like to say a few words about the feedback industry.'),
    all(
      'Last year I paid a man in a quarter-zip eleven thousand dollars to follow me around for a month and tell me how I come across. He wrote "warm." He wrote "on a journey."',
      'Last year a coach followed me around for a month at eleven thousand dollars and found, in a binder, that I am "on a journey."',
    ),
    all('This took three seconds, over cereal, and there was no charge.'),
    mild(
      'I asked whether there was anything else. {w.full} looked me up and down, with the spoon. "How long do you have?" The bus came, thank God.',
    ),
    hot(
      'So I brought {w.full} to the office for half a day, as a pilot. We walked the floor. I have never heard a building go so quiet, or so many people discover at once that they had an appointment elsewhere.',
    ),
    spicy(
      'By noon we had saved four hundred thousand in coaching. Two vice presidents had shaved. On the way home in the car I said I was proud, and that my own results had been hard to hear but fair, and from the back seat came, after a moment: "That wasn\'t your results. That was hello."',
    ),
    unhinged(
      'It was rolled out worldwide in June. They fly business, in pairs, with a juice box, and stand at the foot of your bed on the first of the month. Productivity is up by a third. The mirrors have been turned to the wall.',
    ),
    unhinged(
      'My own turn was on Monday. I lay there and waited for it, with my eyes closed. Two sets of small shoes. Some whispering. Then the shorter one patted my hand, twice, and said, "No charge," and that is how I know it is serious.',
    ),
  ),
  plot(
    'st-n-ball',
    {
      when: ['baby|daughter|son|toddler|kid|twin .. first word|words', 'first word .. =was|=is|be'],
      fine: 'said not mama dada dad mom was no alexa cat dog ball said week finally',
    },
    all('{text}.'),
    all('About a year of preparation, and then one word.'),
    levels(
      'No slides.',
      'No slides, no "just to add to that."',
      'No slides, no "just to add to that," no trousers.',
    ),
    all('People wept and phoned their relatives.'),
    levels(
      'I\'ve cut my next keynote to "Ball."',
      'I\'ve cut my next keynote to "Ball." I\'ll say it and look around.',
      "I've cut my keynote to \"Ball.\" I'm carried on, and it's sold out until spring.",
    ),
  ),
  plot(
    'family-bedtime',
    {
      when: [
        'bedtime .. take|hour|hours|negotiate|negotiation|fight',
        'put .. w:@child .. to|bed .. bed|hour|hours|sleep',
        'w:@child .. want|ask|demand|negotiate|need .. story|water|stories|one_more|bedtime',
        "w:@child .. refuse|won't .. go|sleep .. bed|sleep",
      ],
      not: 'teenager|teen|sick',
      fine: 'two three hours hour took one more another glass water last night story stories sleep go bedtime stuffed monster under negotiated bed',
    },
    all(
      "{text}. We opened at 7:30 with clear positions: mine was lights out, the other side's was the whole of human knowledge, with voices.",
    ),
    all(
      'I have closed deals in Zurich. I know the moment when a man has nothing left to ask for. It came at 8:10. I stood up, I had my hand on the switch. "One more thing," I heard.',
      'By 8:10 everything had been conceded, and I had my hand on the switch, and I have closed deals in Zurich, and I know when it is over. "One more thing," I heard.',
    ),
    all('It was water. Then it was different water. At 9:05 it was whether worms know.'),
    mild(
      'I was found at ten, on the rug, with a blanket over me and the light out. Neither side has claimed it.',
    ),
    hot(
      'I woke up on the rug at two and knew that I had been lied to about negotiation for nineteen years. You do not need leverage. You need a glass of water and no other plans.',
    ),
    spicy(
      'On Tuesday the buyers were in their coats, it was signed, there was a car outside. "One more thing," I said from the doorway, in my socks. It was 4% by dawn. Their lawyer has asked me, off the record, whether worms know.',
    ),
    unhinged(
      'On Tuesday the buyers already had their coats on. "One more thing," I said. That was in May. They live here now. Their lawyer does the voices, and once a week a man comes from the bank and sits on the rug.',
    ),
    unhinged(
      'None of us remembers what was being sold. Last night a man in the back got up at last, very carefully, and reached for the switch, and fifty-five grown people lay in the dark and held their breath. I could not help it. It was about the moon.',
    ),
  ),
  plot(
    'family-learned-swear',
    {
      when: [
        'w:@child .. learn|say|repeat|use|shout|yell .. swear|swear_word|curse|bad word|f-word|word .. from|at|in|me?',
        'w:@child .. swear|curse',
        'w:@child .. repeat .. what .. i|me|we',
      ],
      not: 'first_word|teacher_say|parrot',
      fine: 'bad word words swear curse school church grandma front mother-in-law nursery kindergarten car traffic heard me loud today first teacher said dinner',
    },
    all(
      '{text}. I want to begin by saying that it was used correctly, in context, and with better timing than mine.',
    ),
    all(
      'Most communications in our company lose their meaning by the second level down. This one had passed from me, at a red light in March, through a car seat, to a room of forty people, without losing a syllable.',
    ),
    all(
      'That is message discipline. I looked across at my mother-in-law, and she had received it too.',
      'I looked around. Everyone had received it. An uncle was still receiving it.',
    ),
    mild(
      'I have been asked to speak with the source. I did, this evening, in the bathroom mirror. We agreed on "sugar."',
    ),
    hot(
      'I had spent a year trying to get four hundred salespeople to say one sentence the same way. So I had them all driven through the city at half past five, in the back, strapped in, behind me.',
    ),
    spicy(
      'It took nineteen minutes. On Monday they opened every call in the country with it, in context. We have lost the account with the diocese, but they said they had never once been unsure where we stood.',
    ),
    unhinged(
      'It took nineteen minutes. Within days it was our slogan, and by spring it had gone through so many people that it meant something like "welcome." They say it in Lisbon when a child is born.',
    ),
    unhinged(
      'Last night I drove home in the old car, alone, and at the same red light somebody cut in front of me, and I leaned on the horn and shouted it with all my heart. He wound down his window, beaming. "And also with you," he called.',
    ),
  ),
  plot(
    'st-c-overnight-process',
    {
      when: [
        'w:@spouse .. snore',
        'i .. snore',
        'w:@spouse .. record .. me|my|snoring',
        'snore|snoring .. record|wake|so',
      ],
      not: 'dog|cat|meeting|plane|call|presentation|neighbor',
      fine: "says does not doesn't loud loudly night all recorded him her so i me it sleep separate couch sofa woke up neighbors husband wife partner",
    },
    all('{text}.'),
    all("In IT, they'd call it an overnight process."),
    levels(
      'It runs while people sleep, so that nobody is disturbed.',
      'It runs while people sleep, so that nobody is disturbed. That was the pitch.',
      'It runs while people sleep, so that nobody is disturbed. Ships steer by it.',
    ),
    all('It has never once failed to start.'),
    levels(
      'One user has moved to the sofa.',
      'One user has migrated to the sofa, with the good pillow.',
      'One user has migrated to the sofa, and now runs a rival service from there.',
    ),
  ),
  plot(
    'st-y-last-one-awake',
    {
      when: [
        'spend|take|waste .. hour|hours|minutes .. choose|pick|decide|scroll|look .. film|movie|show|netflix|watch|series|restaurant|dinner|eat',
        'scroll .. netflix',
        'choose|pick|decide|agree .. film|movie|what .. watch|to',
      ],
      not: 'wedding|name|baby|paint|colour|date night',
      fine: "netflix minutes hour two 45 forty whole evening then went bed fell asleep film movie show something watch could not couldn't decide agree wife husband partner we and ended eat dinner where agreed on nothing watched",
    },
    all('{text}.'),
    all('Nothing was turned down. Everything was a "maybe."'),
    levels(
      'The shortlist had four hundred on it.',
      'The shortlist had four hundred on it, and a waiting list.',
      'The shortlist had four hundred on it. Some had sent flowers.',
    ),
    all('At work I asked how they decide things on the top floor.'),
    levels(
      'Apparently they get tired too.',
      "Apparently they all get tired, and somebody's thumb slips.",
      "Apparently the last one awake decides. I drink coffee. I'm the CFO.",
    ),
  ),
  plot(
    'st-g-time-on-site',
    {
      when: [
        'w:@relative .. reorganize|reorganise|rearrange|clean|tidy|move .. my|our .. kitchen|cupboard|closet|house|fridge|drawer|pantry|office|room|garage|spice',
        'w:@relative .. throw .. away|out .. my|our',
      ],
      not: 'burn|cat|dog|landlord',
      fine: "cupboards while we were away i was at work on vacation holiday without asking visit visiting everything entire whole all weekend old favorite shirt t-shirt sweater chair hoodie years nothing cannot can't find anything",
    },
    all('{text}.'),
    all('I used to find what I needed in nine seconds and leave.'),
    levels(
      "Now I'm in there for 14 minutes.",
      'Now I\'m in there for 14 minutes, saying "okay" out loud.',
      "Now I'm in there for 14 minutes. I've started packing a lunch.",
    ),
    all("That's a 9,233 percent jump in engagement."),
    levels(
      'We should have done this to our website.',
      'So I\'ve done it to our website. "Log out" is in a drawer.',
      "So I've done it to our website. One visitor has been in there since May.",
    ),
  ),
  plot(
    'st-n-on-track',
    {
      when: [
        'w:dad|father|husband|father-in-law|uncle|brother|grandpa|grandfather .. try|fix|repair|install .. washing_machine|sink|toilet|car|roof|dishwasher|boiler|leak|tap|faucet|it|fence|shed|tv|light|oven',
        'w:dad|father|husband|father-in-law|uncle|brother .. flood|break|broke|electrocute',
      ],
      not: ['finally|perfectly', 'without asking'],
      fine: 'himself washing machine flooded utility room himself broke it made worse try tried the kitchen bathroom youtube video whole house water everywhere now two three hours instead calling',
    },
    all('{text}.'),
    all('I asked him for a project status.'),
    levels(
      '"On track," he said.',
      '"On track," he said, from underneath.',
      '"On track," he said. Only his shoes were still in view.',
    ),
    all('I\'ve reported "on track" for three years myself. I know what it means.'),
    levels(
      'It means the old problem has company.',
      "It means the old problem has company, and there's a screw left over.",
      "It means the old problem has company. He's asked for a second house.",
    ),
  ),
  plot(
    'st-d-anything-landed',
    {
      when: ['lice|head_lice|nits'],
      fine: 'head got school gave whole family son daughter kid kids class again everyone my to the from me us us nit comb first time boss work',
    },
    all('{text}.'),
    all('I felt I should mention it on our weekly video call.'),
    levels(
      'Eleven people scratched their heads.',
      'Eleven people scratched their heads. One had to leave.',
      'Eleven people scratched their heads, in four countries.',
    ),
    all("I've been presenting to this group for six years."),
    levels(
      "It's the first time anything has got through.",
      "It's the first time I've seen anything go in.",
      "It's the first time anything has landed. They've had to comb Lisbon.",
    ),
  ),
];
