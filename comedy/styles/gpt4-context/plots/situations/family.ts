import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** Plots about children, couples and parents. */
export const FAMILY: readonly Plot[] = [
  plot(
    'family-toilet-flush',
    {
      when: [
        'w:@child .. flush|drop|put|throw .. x:@carried|@gadget|@garment|toy|toothbrush .. toilet|down',
        'w:@child .. flush .. x:@carried|@gadget|@garment|toy|toothbrush',
      ],
      not: 'cat|dog|fish|goldfish',
      fine: 'toilet down loo bathroom morning work second third',
      cast: { F: 'he' },
      axis: 'cost',
      back: 'no second meeting',
    },
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
    'family-first-tooth',
    {
      when: [
        '@child .. lose .. tooth',
        'tooth_fairy',
        'tooth fairy',
        '@child .. tooth .. fall .. out',
      ],
      not: 'pull|wisdom|knock|extract',
      fine: 'first school soccer football swimming practice match game car park dentist office dinner pizza wobbly loose front pillow forget forgot night coin dollar pound euro money under left gave paid apple',
      axis: 'cost',
      back: 'market rate',
    },
    all(
      '{text}. By bedtime it was under the pillow with a note that asked, in pencil, for the market rate.',
    ),
    all(
      'I have sat across from private equity. None of them went to sleep on the asset.',
      'I have bought three companies in my life. Not one seller had the nerve to go to sleep on top of the asset.',
    ),
    all(
      'At two in the morning I lifted the pillow with one hand and reached in with the other, holding five dollars, and I understood that this is what my lawyers mean by a quiet closing.',
    ),
    mild(
      'At breakfast my offer was on the table next to the cereal. It had come back with the words "per tooth?" written on it. There are nineteen left.',
    ),
    hot(
      'At breakfast my offer lay beside the cereal, with a correction. It turns out there had been talks with Leo from the red group, who got twenty.',
    ),
    spicy(
      'So now I own one tooth at four times what I meant to pay, there are nineteen more in the pipeline, and yesterday I found the next one loosened, with a ribbon on it. It is what we in the trade call a motivated seller.',
    ),
    unhinged(
      'I refused to match it. By bedtime they had pooled: twenty-two children, one data room, a shoebox that rattles. The tooth fairy was outbid on Sunday and has been let go. She was on our sofa when I came home, holding her bag.',
    ),
    unhinged(
      'I have offered her my room. Last night I bit on an olive stone, and something gave, and by the time I had found my glasses there was a small note beside the plate that said: market rate.',
    ),
  ),
  plot(
    'family-told-teacher',
    {
      when: [
        'w:@child .. tell .. teacher|class|school|principal|nursery',
        'teacher .. say|tell|call|ask|email .. w:@child',
      ],
      not: 'homework|fight|sick|bite|bit|hit|grade',
      fine: 'mummy mommy mom dad daddy wine bath drink work job always my never whole unemployed nothing day all called today said parents evening meeting poop consultant says',
      axis: 'exposure',
      back: 'one sentence',
    },
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
    'family-teen-embarrassed',
    {
      when: [
        'w:teenager|teen|son|daughter|kid .. ask|make|tell .. me .. park|drop|walk|stop|not',
        'w:teenager|teen|son|daughter|kid .. embarrass .. by|of .. me',
        'w:teenager|teen|son|daughter .. call .. me .. cringe|embarrassing|old|boomer',
        'w:teenager|teen|son|daughter|kid .. roll .. eye',
      ],
      not: 'homework|why|when|what',
      fine: 'lift ride school corner round around block away behind front friends car lift said dad mom mum park singing dancing talking stop in public pretend know dancing',
      axis: 'distance',
      back: 'two hundred yards',
    },
    all(
      '{text}. I have thought about this as a brand, and I think what I am being asked for is a stealth launch.',
      '{text}. In my industry we would call that an embargo, and you do not ask for an embargo unless the story is big.',
    ),
    all('We agreed on two hundred yards, behind a hedge, engine off. I was also to have no face.'),
    all(
      'I did it by the book. From behind the hedge I saw another father, also parked, also without a face. We nodded at each other the way men nod at sea.',
    ),
    mild(
      'I am home now. My phone buzzed once: "thx." It is the warmest review I have had this year, and it came from two hundred yards.',
    ),
    hot(
      'By the end of the month there were twenty-two of us behind there, in twenty-two warm cars, and somebody had brought folding chairs. It is the best peer group I have ever belonged to. We share what our children will not say to us, mostly by guessing.',
    ),
    spicy(
      'Last night somebody tapped on the window. It was {w.full}. "You can come closer," I heard. I said I would have to check with the group.',
    ),
    unhinged(
      'The county has zoned us. We have a roundabout and a post code. In the spring a film crew came to ask what it is that we do, and fifteen fathers answered, at the same time, with the same joke.',
    ),
    unhinged(
      'They cut it. You can see the hedge for a second, though, and behind it something waving, and then the shot moves on to the young people, two hundred yards away, who do not know these men.',
    ),
  ),
  plot(
    'family-slept-through',
    {
      when: [
        'baby|newborn|toddler|son|daughter|kid .. sleep .. through|until|eight|ten|whole',
        'baby|newborn|toddler .. sleep',
      ],
      not: "never|won't|doesn't|not|meeting|alarm|fire|call|concert|movie|wedding",
      fine: 'night first time finally month week hours old seven six months whole through twelve',
      axis: 'formality',
      back: 'still breathing',
    },
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
    'family-drew-wall',
    {
      when: [
        'w:@child .. draw|paint|scribble|write|color .. on|all .. wall|sofa|couch|fridge|tv|floor|table|car|door|screen|laptop|contract|report|passport',
        'crayon|marker|sharpie ... wall|sofa|couch|tv|car|floor',
      ],
      fine: 'permanent marker crayon pen lipstick new white living room bedroom hallway freshly painted with whole my landlord deposit picture family me nail polish',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'what it was',
    },
    all(
      '{text}. Any fool can clean. I put on my good jacket, stood in front of it with my hands behind my back, and asked the artist what it was.',
    ),
    all(
      '"It\'s you," said {w.full}. It has no arms and it is on fire.',
      '"It\'s you," I was told. I have no arms in it, and there is something on my head that could be a phone or an eagle.',
    ),
    all('In nineteen years of three-sixty feedback I had never been given anything at this scale.'),
    mild(
      'We have hung a small lamp above it. My wife wanted to know how long it will stay. I said, until I grow into it.',
    ),
    hot(
      'I photographed it for my profile. {F}, who does our employer brand, wrote back within the hour: it tested seven points warmer than my face.',
    ),
    spicy(
      'So it is me now. It is on the badge, it is on the website, and on Wednesday it moderated the panel. I stood beside it, and {F}, with a glass of water for the speaker, asked me whether I was with the installation.',
    ),
    unhinged(
      'Then {F} sold it, with the wall. Four men came in gloves and cut it out of the house, and I watched my own portrait go down the driveway under a blanket, and I could not wave, for obvious reasons.',
    ),
    unhinged(
      'It hangs in a bank in Geneva. I flew there to see it. A school class was sitting in front of it on the floor, and a teacher asked them what it was, and after a long time a girl put up her hand. "Somebody waiting to be told," she said.',
    ),
  ),
  plot(
    'family-picky-eater',
    {
      when: [
        'w:@child .. =only|=just .. eat|eats',
        "w:@child .. refuse|won't|spit|reject .. eat|try|@food|food|dinner|vegetable",
        'w:@child .. eat .. nothing|only',
      ],
      not: 'dog|cat|restaurant',
      fine: 'beige food pasta plain butter chicken nuggets anything green vegetables broccoli dinner three hours because touched cooked made out year old touching cut wrong shape',
      cast: { F: 'he' },
      axis: 'formality',
      back: 'No',
    },
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
    'family-wrong-school-day',
    {
      when: [
        'send|dress|take|bring .. w:@child .. wrong|uniform|costume|pajama|pajamas|holiday|sunday|closed',
        'forget .. non-uniform|uniform|world_book_day|costume|dress-up|pajama|picture_day|picture|school_photo',
        'school .. close|closed ... kid|kids|son|daughter|drop',
      ],
      fine: 'school day non uniform full sent kid kids son daughter my it was crazy hair holiday realized gate nobody day photo world book',
      axis: 'commitment',
      back: 'the only one',
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
    {
      when: [
        'w:@child .. meltdown|tantrum|scream|cry .. because|when|over|that',
        'w:@child .. meltdown|tantrum',
      ],
      not: 'sick|hurt|school_bus|hospital|fell|shot|vaccine',
      fine: 'peeled banana cut toast wrong sandwich triangles blue cup shoes supermarket middle floor aisle minutes forty broken cookie half cracker had her his color sock seam',
      axis: 'formality',
      back: 'be put back',
    },
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
    'family-awkward-question',
    {
      when: [
        'w:@child .. ask .. where baby|babies',
        'w:@child .. ask .. why|if|how|loud|loudly|stranger|man|woman|what',
        'w:@child .. point .. at .. stranger|man|woman|lady',
        'w:@child .. say .. loud|loudly',
      ],
      not: 'what .. do|homework|divorce|die|dead|job|work|laugh',
      fine: 'babies come from middle tesco supermarket store bus line queue waiting room checkout church fat bald old nose pregnant loudly public front everyone me stranger man woman lady elevator restaurant crossing guard cashier lollipop had no hair so dad mom mum daddy mummy big beard smell smelled',
      axis: 'audience',
      back: 'great question',
    },
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
      axis: 'rank',
      back: 'show your working',
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
      not: 'teacher|linkedin|job|work|homework|love|happy|proud|what',
      fine: 'look looked old like a grandma grandpa breath smells tired face wrinkles belly hair gray grey bald boring today breakfast morning said told my jokes are not funny dad mom mum singing bad stop ugly feet hands baby pregnant stomach soft',
      axis: 'cost',
      back: 'no charge',
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
    'family-first-word',
    {
      when: ['baby|daughter|son|toddler|kid|twin .. first word|words', 'first word .. =was|=is|be'],
      fine: 'said not mama dada dad mom was no alexa cat dog ball said week finally',
      axis: 'rank',
      back: 'on message',
    },
    all(
      '{text}. One word, no filler, looking straight at the audience. I have coached founders for years who could not stay on message that long.',
    ),
    all(
      'I asked for a follow-up. The same word. I tried to lead the witness, with a spoon. The same word, slightly louder, for those in the kitchen.',
    ),
    all(
      'My wife thought that it was sweet. I thought that it was the first clear signal to come out of this household since we bought it.',
    ),
    mild(
      'It has been three days, and it is the answer to everything: breakfast, the bath, my mother. I have begun to feel that it might be. I have put it in my headline.',
    ),
    hot(
      'I tried it at the all-hands. Twenty-six slides had been prepared. I walked to the front, looked at them, said the one word, and sat down on the floor.',
    ),
    spicy(
      'They are still clapping. Strategy asked whether it was an acronym. The stock is up fifteen percent. Tonight at home there was a second word, and I closed the door so that the market would not hear it before the quarter ends.',
    ),
    unhinged(
      'By the end of the week all of our competitors had a word too, but one could tell that theirs had been to committee. Ours was on the coins by autumn.',
    ),
    unhinged(
      'Last night there was a sentence. It had a verb in it. I picked up the phone, my hands were shaking, and I called the chairman at home, and all that came out of me, over and over, and still on message, was the first one.',
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
      axis: 'commitment',
      back: 'One more thing',
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
    'family-kids-box',
    {
      when: [
        'buy|get|give|build|assemble ... =kids|=kid|son|daughter|toddler|child|baby ... box|cardboard',
        '=kids|kid|son|daughter|toddler|child|baby .. play|prefer|love|want .. with|only .. box|cardboard|spoon|packaging|stick',
        'w:@child .. prefer .. box|packaging|cardboard|wrapping',
      ],
      not: 'cat|dog',
      fine: 'expensive toy play with the it came in instead hours playhouse kitchen wooden birthday christmas only wanted present spent built plays opened ignored gift dollar wrapping paper swing set trampoline',
      cast: { F: 'he' },
      axis: 'rank',
      back: 'the box',
    },
    all(
      '{text}. Nineteen years in product, and I had never seen a user test come back so clearly in favor of the box.',
    ),
    all(
      'I watched the session from the hallway with a notebook. No onboarding, no manual. It was a ship, then a bank, and then it was closed for lunch.',
      'I sat down in the hallway with a notebook and watched: first the box was a ship, then it was a bank with one teller, then it was closed for lunch.',
    ),
    all(
      'I asked what it was about the box that had spoken to them. "It doesn\'t do anything," I was told, with pity.',
    ),
    mild(
      'The toy is in the garage now. On Sunday I went and sat in the box myself, when it was free. I see what they mean. I have asked for the roadmap.',
    ),
    hot(
      'At work we were nine months late with something that does four hundred things. On Monday I told {F}, our head of engineering, to take all of them out.',
    ),
    spicy(
      'We shipped the carton. It is plain, it has two flaps, it is a hundred and forty dollars. The reviews say it is the first thing of ours that listens. {F} went back in for his coat, and he has not come out. He says it is a submarine, and that we are welcome, but not all at once.',
    ),
    unhinged(
      'We shipped it empty, and it outsold everything that we had ever made. By winter we had shut the factory and moved the company into the largest one. There are no titles in here. There is one window, and {F} drew it.',
    ),
    unhinged(
      'In the night somebody outside is taping us shut. I can hear two small voices. "What does it do?" says one. "Nothing," says the other, "that\'s why I love it," and then we are being pulled, bump by bump, up the stairs.',
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
      axis: 'audience',
      back: 'in context',
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
    'family-forgot-pickup',
    {
      when: [
        'forget|late .. pick|collect|get .. up? .. w:@child',
        'forget .. w:@child .. at|in',
        'leave .. w:@child .. at|in .. school|store|supermarket|practice|ikea|party',
      ],
      fine: 'school up from soccer practice daycare nursery kindergarten again at the late party hour minutes ballet football training party forgot home kids',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'unclaimed',
    },
    all(
      '{text}. I run a supply chain. I would like to share how an item with a name tag sewn into it came to be marked as unclaimed.',
    ),
    all(
      'When I arrived the chairs were up on the tables. {F}, who runs the place, had the coat over her arm and the look of a woman at a baggage carousel with one bag on it.',
      'The chairs were already on the tables when I got there. {F}, who runs the place, was holding the coat, and her face was the face of a carousel with one bag on it.',
    ),
    all(
      'I offered an explanation with a root cause. {w.full} looked at {F}. "It does this," I heard.',
    ),
    mild(
      'We drove home in silence, by way of ice cream. I have set eighteen alarms. They are all labeled "person."',
    ),
    hot(
      'I have since put us both into the tracking system at work. Every afternoon at 3:10 I get a scan, a weight and a photograph on a porch. It is the only parcel we have never lost.',
    ),
    spicy(
      'Then came the Thursday that I was stuck at the airport, and nobody was coming for me, either. At ten at night I was still on the bench. My phone lit up: "Out for delivery." And there was {F} at the far end of the hall, with my coat over her arm.',
    ),
    unhinged(
      'Head office saw the numbers and put everybody in. All 1,100 of us are scanned now, and whoever is not picked up by seven goes to the depot in Leipzig. I have seen it. There is a belt, and on it there are middle managers, going around.',
    ),
    unhinged(
      'On Thursday it was me. I was on my fourth lap, between a skier and a man from Tax, when a small hand came over the edge and turned my tag around to read it. "No," I heard, "ours had more hair," and I went on, marked as unclaimed.',
    ),
  ),
  plot(
    'family-snoring',
    {
      when: [
        'w:@spouse .. snore',
        'i .. snore',
        'w:@spouse .. record .. me|my|snoring',
        'snore|snoring .. record|wake|so',
      ],
      not: 'dog|cat|meeting|plane|call|presentation|neighbor',
      fine: "says does not doesn't loud loudly night all recorded him her so i me it sleep separate couch sofa woke up neighbors husband wife partner",
      axis: 'audience',
      back: 'eleven minutes',
    },
    all(
      '{text}. There is a recording. It runs to eleven minutes, and I have listened to it as one listens to a keynote.',
    ),
    all(
      'There is a slow build, then a silence so long that you begin to worry about the speaker, and then the whole argument comes back at once, from underneath.',
      "It begins low. There is a pause in which you fear for the speaker's life, and after the pause comes the point.",
    ),
    all(
      'In our bedroom there are two views about who it is. One of us sleeps in the guest room with the evidence.',
    ),
    mild(
      'I played it to a doctor. He asked me to stop after four minutes, because the waiting room had started to breathe along.',
    ),
    hot(
      'I put it on the office speakers at two in the afternoon, at low volume, to see. By minute six Accounts had put their heads down. By minute eleven I had the only department in the group with no conflicts whatsoever.',
    ),
    spicy(
      'Our Wellness team bought the rights. It is the most downloaded track in their app, above the rain. My marriage is going well, too: we are back in one room. One of us needs it on to fall asleep, now that one of us has had the operation.',
    ),
    unhinged(
      'Our Wellness team plays it in nine thousand offices, every day, at two. The market dips with it. Analysts call those the eleven minutes, and nobody has ever made a bad decision in them, or a decision.',
    ),
    unhinged(
      'Last week there was a fault at the station and it went out to the whole continent at noon. I was the only one left standing. I walked home past the slow cars, the leaning postmen, and for the first time in nineteen years I could hear what everybody else had been hearing, and I lay down.',
    ),
  ),
  plot(
    'family-choose-film',
    {
      when: [
        'spend|take|waste .. hour|hours|minutes .. choose|pick|decide|scroll|look .. film|movie|show|netflix|watch|series|restaurant|dinner|eat',
        'scroll .. netflix',
        'choose|pick|decide|agree .. film|movie|what .. watch|to',
      ],
      not: 'wedding|name|baby|paint|colour|date night',
      fine: "netflix minutes hour two 45 forty whole evening then went bed fell asleep film movie show something watch could not couldn't decide agree wife husband partner we and ended eat dinner where agreed on nothing watched",
      axis: 'formality',
      back: 'the trailer',
    },
    all('{text}. In consulting this is known as phase one, and we bill for it.'),
    all(
      'We had a long list, a short list and criteria. One of us did not want anybody to die. The other would not read. We watched the trailer of everything that was left, and after each we said "maybe," which is how you keep a pipeline warm.',
      'There was a long list and a short list. There was a scoring model, on the back of a menu. We watched the trailer of everything that survived it, and after each one we said "maybe," to keep the pipeline warm.',
    ),
    all(
      'At 10:40 we looked at one another and knew that we had seen the best two minutes of seven hundred films.',
    ),
    mild(
      'We brushed our teeth in high spirits. There was no disappointment at all. I have put it forward as our new way of hiring.',
    ),
    hot(
      'I took it to the board. We have stopped doing the projects. We do the trailer: music, a few numbers, somebody turning around in the rain. Approval has never been so high.',
    ),
    spicy(
      'For two quarters nothing was delivered and everybody was moved. Then a customer wrote to ask, in plain words, when it comes out. We showed him another trailer. He said "maybe," and I felt him keep us warm.',
    ),
    unhinged(
      'By the end of the year the whole industry had followed. The thing itself is no longer made. There are only openings, seven hundred a night, and the nation goes to bed at 10:40 in high spirits with clean teeth.',
    ),
    unhinged(
      'My wife and I were asked to cut the ribbon on the last cinema. We sat down in the dark. A man turned around in the rain, a number came up, a choir. Then the lights went on, and we understood that that had been our marriage, and we both said, without looking at one another, "Maybe."',
    ),
  ),
  plot(
    'family-thermostat',
    {
      when: [
        'w:@spouse|@parent|@colleague|@relative .. turn|change|touch|set|adjust .. thermostat|heating|ac|heat',
        'thermostat ... war|fight|argue|degree|degrees',
        'turn .. thermostat',
        'argue|fight|fought .. over|about .. thermostat|temperature|heating|window',
      ],
      not: 'office|smart|nest|fake|broke|broken',
      fine: 'up down degree degrees two one again cold hot when while i was not looking at night secretly dad my our keeps keep house 68 72 heating war',
      cast: { F: 'he' },
      axis: 'formality',
      back: 'one degree',
    },
    all(
      '{text}. It is a matter of one degree. So was the Congress of Vienna, I believe, in places.',
    ),
    all(
      'I do not touch the dial. I put out a white paper on the landing, with a chart. By evening somebody had annotated it, and moved the dial.',
      'I do not raise my voice. I left a paper on the landing, with a chart, and by the evening there were notes in the margin and the dial had been moved by somebody in socks.',
    ),
    all(
      'We have since agreed on observers. My brother-in-law {F} sits in the hall on a kitchen chair, with a thermometer and a flag.',
    ),
    mild(
      'He has reported that the dial is not connected to anything. Both sides have thanked him and asked him not to publish.',
    ),
    hot(
      'On the fourth night {F} wrote, in his report, that the dial is not connected to anything. It never was. There is a wire, and it ends.',
    ),
    spicy(
      'We met in the kitchen, at two in the morning, each in a coat. Neither of us had ever been too warm or too cold because of the other. It was the hardest moment of the marriage. By three we had signed: nobody will mention the wire, and from Monday I want it one degree lower.',
    ),
    unhinged(
      'Both of us denied it and moved the dial, hard, in front of him. That is when the Swiss came. There is a line along the hallway now, a hut, and a small exchange on Fridays, at which I am handed the butter.',
    ),
    unhinged(
      'My daughter grew up on the other side. She waved to me yesterday over the sandbags, in short sleeves. "Is it warm over there?" I called. She looked at the officer, and he nodded. She held up her hand, and very slowly, so that I would understand, one finger: one degree.',
    ),
  ),
  plot(
    'family-reorganised-kitchen',
    {
      when: [
        'w:@relative .. reorganize|reorganise|rearrange|clean|tidy|move .. my|our .. kitchen|cupboard|closet|house|fridge|drawer|pantry|office|room|garage|spice',
        'w:@relative .. throw .. away|out .. my|our',
      ],
      not: 'burn|cat|dog|landlord',
      fine: "cupboards while we were away i was at work on vacation holiday without asking visit visiting everything entire whole all weekend old favorite shirt t-shirt sweater chair hoodie years nothing cannot can't find anything",
      axis: 'rank',
      back: 'where it belongs',
    },
    all(
      '{text}. I was not consulted. I was informed, by a label in a calm hand, that each thing was now where it belongs.',
    ),
    all(
      'I have led four reorganizations, and it was the first time that I had opened a drawer inside one. I wanted a fork. I found the warranty for a fork.',
      'I have led four reorganizations from above. I had never stood inside of one at seven in the morning, in my robe, wanting a spoon, and holding a gravy boat.',
    ),
    all(
      'I asked for the reasoning. "You\'ll get used to it," I was told. Those were my own words. I had said them to five hundred people, in Tampa.',
    ),
    mild(
      'It has been a week, and I have not found the coffee. I drink what comes up. I am, as we said in Tampa, on a journey.',
    ),
    hot(
      'By Wednesday I had stopped looking. I ate standing, from whatever was at hand. I heard myself tell a visitor that it was so much better now, in a light voice, and I saw in her face that she had been in Tampa.',
    ),
    spicy(
      'So I called them, all five hundred, one after the other, to apologize. Most had gone. The last one picked up, listened to me for a good while and asked what it was that I was looking for. "A fork," I said. "Second drawer," she said. "Behind the gravy boat. You people always put it there."',
    ),
    unhinged(
      'One evening I came home and there was a label on my chair as well: "Misc." By Sunday I had been put in the attic, between the fondue set and a man called Roger, from a previous arrangement.',
    ),
    unhinged(
      'We are comfortable. Everything up here is where it belongs. Now and then the hatch opens and a hand feels around in the dark, and we hold very still, because Roger says that the ones who get taken down are used once, on a holiday, and then they give them to the church.',
    ),
  ),
  plot(
    'family-dad-fixed',
    {
      when: [
        'w:dad|father|husband|father-in-law|uncle|brother|grandpa|grandfather .. try|fix|repair|install .. washing_machine|sink|toilet|car|roof|dishwasher|boiler|leak|tap|faucet|it|fence|shed|tv|light|oven',
        'w:dad|father|husband|father-in-law|uncle|brother .. flood|break|broke|electrocute',
      ],
      not: ['finally|perfectly', 'without asking'],
      fine: 'himself washing machine flooded utility room himself broke it made worse try tried the kitchen bathroom youtube video whole house water everywhere now two three hours instead calling',
      cast: { F: 'he' },
      axis: 'cost',
      back: 'in-house',
    },
    all(
      '{text}. He had said that we would not be calling anybody. We would be keeping the expertise in-house.',
    ),
    all(
      'I know that sentence. I said it about our accounting software. I also recognized the next hour: the confident noise, the second noise, the request for a towel.',
      'I have said that sentence myself, about our payroll. So I knew what was coming: the confident noise, and then the other noise, and then a voice, quite high, asking for a towel.',
    ),
    all(
      'When it was over he was standing in it up to the ankle with a part in his hand. "This," he said, "is why it never worked." It was the part that had been working.',
    ),
    mild(
      '{F} came the next morning, with a van. He charged for one hour, and he did not say anything. That was the second hour.',
    ),
    hot(
      '{F} came the next morning, with a van and without a word. He found the original fault at once. It had been unplugged.',
    ),
    spicy(
      'At work I plugged in the accounting software. It started at once and asked, politely, what had happened to the last sixteen years. I said we had had it in-house. I have called {F}. He did not say anything.',
    ),
    unhinged(
      'He has since opened the walls. There is a great deal in there that was working. The water company came to look, then the army. On the evening news a man in a helmet said that the river was being kept in-house.',
    ),
    unhinged(
      'We live on the upper floor of a supermarket. In the mornings he rows past with a part in his hand, holding it up to the light, and calls across that he thinks he has found it. {F} is on the roof of the van, with his feet drawn up. He has not said anything since Tuesday.',
    ),
  ),
  plot(
    'family-parent-tech',
    {
      when: [
        'w:@parent .. discover|discovered|learn|learned|learnt|use|used|using|send|sends|sent|join|joined|find|found|get|got .. emoji|emojis|facebook|whatsapp|tiktok|instagram|gif|gifs|sticker|stickers|voice_notes|texting|facetime',
        'teach|taught|show|showed|help|helped .. w:@parent .. use|send|text|do|about|with emoji|emojis|facebook|whatsapp|tiktok|instagram|gif|gifs|sticker|stickers|voice_notes|texts|messages|email|emails|facetime',
        'teach|taught|show|showed .. w:@parent how_to|to text|email',
      ],
      not: 'linkedin|die|funeral|hospital|microwave|oven|remote|tv|over_the_phone|printer|wifi|password',
      fine: 'emoji emojis how to first time hours two three text smartphone finally today new phone sends me every day good morning support followers follower video',
      cast: { F: 'he' },
      axis: 'rank',
      back: 'the little arrow',
    },
    all(
      '{text}. I have trained four thousand users on three continents, and I know what adoption looks like. With {w.full} it looks like my phone at 6:10 this morning.',
    ),
    all(
      'We had spent an hour on that, {w.full} and I, and most of it on the little arrow. "And if I press it?" "It goes to everyone." There was a pause in which I could hear the whole century.',
      'We had spent an hour on it, and most of that was the little arrow. "What does it do?" I said that it sends. "To whom?" I made the mistake of saying "anyone."',
    ),
    all(
      'Since then I have received a sunrise, a cat in a hat, fourteen prayers, and a photograph of a thumb that I believe is from our side of the family.',
    ),
    mild(
      'I wrote back that I was in a meeting. A second thumb came. It is going up, this one. I have made it my background, and {w.full} has been told.',
    ),
    hot(
      'Then it reached the office. I do not know how. {F}, who runs our network, came to my desk and asked whether I knew anything about {w.full} and a good-morning message to all of EMEA.',
    ),
    spicy(
      'It had a rose on it. Open rate, 100%. Four hundred people wrote back, and thirty of them had not written to anyone since the merger. {F} has moved internal communications, all of it, under {w.full}. I send in my report through the little arrow, and I am told that I look thin.',
    ),
    unhinged(
      'There is no stopping it. It has gone over the satellites. Heads of state wake up to the rose. Two wars are on hold because both sides have been told to put on something warm.',
    ),
    unhinged(
      'I was summoned to Geneva, as the one who had given the training. {F} carried my bag. They wanted to know how to switch it off. I looked at the device, in its glass case, and I could not find the little arrow. I had to call {w.full} and ask. "Have you eaten?" said the voice, in all of the headphones.',
    ),
  ),
  plot(
    'family-head-lice',
    {
      when: ['lice|head_lice|nits'],
      fine: 'head got school gave whole family son daughter kid kids class again everyone my to the from me us us nit comb first time boss work',
      axis: 'spread',
      back: 'one on one',
    },
    all(
      '{text}. I do not judge. I would only note that it is the first initiative in this house to reach everyone, and that it was done entirely one on one.',
    ),
    all(
      'No campaign, no budget. Somebody leaned in close and had a real conversation, and the thing passed over. I have read fifteen books on sales, and they say nothing else.',
      'There was no campaign. Somebody leaned in, put two heads together, and by the evening it had moved. I own fifteen books on sales and that is all that any of them says.',
    ),
    all(
      'We sat in the bathroom in order of height and combed each other until midnight. It was the best-attended family meeting since the wedding.',
    ),
    mild(
      'I went to work as usual, but in a hat, and I kept to e-mail. I am told that I have never been so productive, or so missed.',
    ),
    hot(
      "I went to work and kept my distance, out of decency. At four o'clock the regional manager, who is a warm man, hugged me about the numbers.",
    ),
    spicy(
      'By Thursday it was at headquarters. They sat in the boardroom in order of rank, and combed. Old quarrels came up, gently, and were let go into a bowl. The chairman has asked that we do it every month, with or without.',
    ),
    unhinged(
      'By Thursday it was at headquarters, and by Sunday they had a chairman. He is small, he moves well through an organization, and he is never in one place. We have grown in every territory.',
    ),
    unhinged(
      'He asked to see me, one on one. It was very quiet. I felt him walk across my forehead to my ear, and what he said was that he had four million people under him, and that the one thing he could not find, anywhere, was somebody who scratched back.',
    ),
  ),
];
