import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** Events at work, at school, on the way, with machines, in sport, shops and weather. */
export const ON_THE_MOVE: readonly Plot[] = [
  plot(
    'move-car-noise',
    {
      when: [
        'c:car|van|truck|motorbike|motorcycle|moped|scooter|lorry|suv|tesla|camper|engine|exhaust|gearbox|clutch|suspension|wheel|brake|brakes .. make|makes|making|made .. noise|sound|rattle|squeak|squeal|clunk|screech|hum|whine',
        'c:car|van|truck|motorbike|motorcycle|moped|scooter|lorry|suv|tesla|camper|engine|exhaust|gearbox|clutch|suspension|brake|brakes|wiper|wipers .. rattle|squeak|squeal|clunk|whine|grind|knock|hum|hiss|whistle|creak|groan|screech|scrape|scream|click|judder|thump|clank|vibrate|buzz',
        'noise|sound|rattle|squeak|squeal|clunk|clunking|knocking|rattling|grinding|whining|screeching|clicking|humming ... c:car|van|truck|motorbike|engine|brake|brakes|exhaust|bonnet|hood|dashboard|gearbox|suspension|clutch|axle',
        'rattling|squeaking|squeaky|rattly|noisy|screeching|squealing|whining c:car|van|truck|engine|brake|brakes|exhaust|gearbox|clutch|suspension|wipers|wiper',
        'clunk|clunking|knocking|rattle|rattling|grinding|squeal|squealing|whining|scraping n:noise|sound .. when .. turn|brake|drive|reverse|steer|accelerate|start',
      ],
      not: [
        'mechanic|garage|workshop|fixed|fix|repaired|toy|@neighbor|upstairs|baby|@child|bike|neck|knee|back|police|horn|party|alarm|radio|crash|accident|turned_out|turns_out|wrong_car|@dog|@cat|snoring|washing_machine|roommate|train_set',
        'stopped|gone|away',
      ],
      fine: 'weird strange funny odd loud horrible awful motorway highway left right stop brake turn drive driving cold rain speed mph corner every never new used noise sound engine like again',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'audience',
      back: 'the noise',
    },
    all(
      '{text}. I took it to {F}, who has the garage, and in her yard it stopped. It would not do the noise in front of management. I know that from our staff survey.',
      '{text}. I made an appointment with {F}, the mechanic. She came out with a cloth in her hand, and from that second the noise was gone. I have employees like that.',
    ),
    all(
      '"Do it for me," said {F}. I did the {c} with my mouth, three times, the last time with my arms. She fetched two colleagues.',
      '"What is it like?" asked {F}. I gave her the {c}, first low and then high, and she told me to hold that while she got the others.',
    ),
    mild(
      'There was nothing the matter with the {c}, they said. For what I had, they suggested water.',
      'They gave the {c} a clean bill. About mine they were less sure, and a boy with an oil can was sent to stand near me.',
    ),
    mild(
      'I paid for the hour. At the first set of lights the noise came back, and I answered it. The other cars had their windows down.',
      'I drove off with the bill. At the gate it began again, and I joined in, so that it would not have to do it alone.',
    ),
    hot(
      'On the way home I saw what had worked: a thing runs smoothly as long as somebody in a white coat is looking at it. At the office I put a chair on a platform, and sat on it in a white coat.',
      'The treatment, then, was {F} in the doorway with a cloth. I bought a cloth. From the next morning I stood with it in the middle of our office and looked interested.',
    ),
    spicy(
      'Complaints fell to zero. I sent management a paper: "{quote}. How I learned to listen." It has been translated.',
      'All twenty-six of them ran like clockwork. I was asked to speak about it, and opened with my own case: "{quote}."',
    ),
    spicy(
      '{F} dropped in about the bill. She stood in the door for a moment, with her head to one side. "They\'re not fixed," she said. "They\'re waiting for you to leave."',
      'Then {F} came by with the invoice. She put an ear to the photocopier and to a man from Accounts. "Same trouble as your {c}," she said. "Just holding its breath."',
    ),
    unhinged(
      'So I have not left. In the second month the pipes fell silent, then the lifts, the street, the harbor. There is no sound now between here and the coast. They are all looking at my coat.',
      'I could not go home after that. By the autumn it had spread: no gull, no bell, no brakes in the whole of the county. The sea came up to the window on its toes and waited.',
    ),
    unhinged(
      'At four this morning I took it off and crept out by the back stairs. Behind me, on every floor at once, began the noise. It was the {c}, in four parts, with the arms.',
      'Last night my bladder decided for me. I got as far as the stairs. It started on the second floor, low and then high, ten thousand voices: the {c}. They had been holding that for me.',
    ),
  ),
  plot(
    'move-car-test',
    {
      when: [
        "c:car|van|truck|motorbike|motorcycle|scooter|tesla|camper|caravan .. fail|failed|fails|didn't_pass|didnt_pass|not_pass|did_not_pass .. mot|inspection|emissions|emission|smog|smog_test|tuv|tüv|nct|roadworthy|roadworthiness|wof|puc|state_inspection|test",
        "c:car|van|truck|motorbike|motorcycle|scooter|tesla|camper|caravan .. didn't|didnt|not|never =pass|=get .. mot|inspection|emissions|smog|tuv|tüv|nct|test|puc",
        'mot|smog_test|tuv|tüv .. fail|failed|failure',
        'fail|failed .. mot|smog_test|tuv|tüv|car_inspection|vehicle_inspection|emissions_test',
      ],
      not: 'driving|driver|@child|@relative|almost|nearly|passed|pregnancy|blood|drug|crash_test|test_drive|second_hand_dealer|sold',
      fine: 'again bulb tyre tires brake brakes rust headlight wiper light exhaust third year years cost fail list things',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'formality',
      back: 'private land',
    },
    all(
      '{text}. They give you a sheet with it, and I thought that I had seldom read such a fair appraisal. At the bottom it said: "May be kept on private land."',
      '{text}. On the printout there were two columns, "Dangerous" and "Keep an eye on it," and then a last line: "Fit for private land only." I wish I had managers who wrote like that.',
    ),
    all(
      'I asked {F}, the examiner, if she would do one for me. She was on her lunch. She walked around me once with a torch.',
      '"Would you look at me as well?" I asked {F}, who had signed it. She put down her sandwich and had me roll forward until she said stop.',
    ),
    mild(
      'I have it here: "Steering vague. Warning light on for some years. Emits more than it delivers." She gave me a month to put it right, like the {c}.',
      'I have it here: "Steering vague. Warning light on for some years. Emits more than it delivers." She gave me a month to put it right.',
      '"Horn excessive," she wrote. "Does not hold on a slope. Underneath, surprisingly, sound." Like the {c}, I have thirty days.',
    ),
    mild(
      'I have cleaned my lamps. It is the first review on which I agree with every point.',
      'My wipers are done. For the rest, said {F}, you would have to know somebody.',
    ),
    hot(
      'I had the whole of our executive floor driven out to her. {F} did them by the hour, on the ramp. Most failed on play in the joints; three could not be found to have brakes.',
      'It made an impression at the office. {F} has set up in our basement, with a pit. She passes about a third. The others come up again with a sheet pinned to them, smelling faintly of oil.',
    ),
    spicy(
      'By her sheet they may still be used on private land. We have bought some, beyond the ring road, with a hedge. They drive slowly around it and tell each other about growth.',
      'There is a field for those who failed, since it is private land. In the evenings they stand about in it with their doors open. A farmer looks in on them.',
    ),
    spicy(
      'I passed, at the second go. I run the company now, with {F}, from the pit. In the lobby, under glass, hangs the sheet with which it began: "{quote}."',
      'I go out on visiting days and bring the {c}. It gets on well there. "You were the first to be honest," an old director said to it, and patted it on the roof.',
    ),
    unhinged(
      'Then {F} stepped out one evening with her torch and ran it along the edge of the world. Play in the axis, she wrote. One light, flickering. Oceans: corroded, with leaks.',
      'In May the form came down for everything there is. {F} knocked here and there with a small hammer. The moon was loose, she said, and it pulled to one side.',
    ),
    unhinged(
      'It has until spring. After that it may only be kept on private land. "Whose?" I asked. {F} switched off the torch. Over the hedge somebody was looking in on us.',
      'She signed it, and I read it over her shoulder. "Failed," it said. "May be kept on private land." There was a soft noise in the dark. It was a gate.',
    ),
  ),
  plot(
    'move-windscreen-note',
    {
      when: [
        '=left|=leave|=leaves|=put|=stuck|=taped .. c:note|letter|message|sticky_note|post-it .. my|the|our|under|on .. windscreen|windshield|wiper|wipers|car|bonnet|hood|van|truck|dashboard',
        'find|found|get|got|=was .. c:note|letter|message|post-it ... on|under .. windscreen|windshield|wiper|wipers|car|bonnet|hood|van|truck',
        'c:note .. on|under my|the|our .. windscreen|windshield|wiper|wipers|car|bonnet|hood|van|truck',
        '=park|=parked|parking ... left|leave|wrote|got|stuck ... c:note|letter',
        'passive-aggressive|angry|rude|anonymous|nasty|furious c:note .. car|parking|windscreen|windshield|parked',
      ],
      not: 'sorry|apolog|apologised|apologized|scratched|scratch|dent|dented|hit|crashed|bumped|phone_number|number|love|nice|lovely|kind|sweet|compliment|flirt|boss|@colleague|neighbor|neighbour|husband|wife|@child|@relative|fined|fine|ticket|police|cake|money|i_left|i_wrote|sell|buy|lost|cat|dog|fridge|landlord',
      fine: 'somebody someone badly bad parking parked bay lines space outside house office street saying said wrote angry rude passive aggressive supermarket car park lot work driveway terrible read says learn',
      is: '!question',
      carries: true,
      axis: 'distance',
      back: '',
    },
    all(
      '{text}. In seventeen years of employment it was the first feedback I had been given in writing. It was specific, it was timely, and it had been delivered to the right address.',
      '{text}. I read it twice, standing up. My last appraisal took eight weeks and had the word "solid" in it. Whoever wrote this had looked.',
    ),
    all(
      'I put a reply in the same place, as one should. I thanked for the input, set myself three goals, and asked for another review in a week.',
      'I answered the same evening, on headed paper, and left it where {the c} had been. I accepted all points and proposed a follow-up.',
    ),
    mild(
      'It came. "Better," said the second note. "Mind the left." I had it laminated.',
      'The second note was there on the day. "Improvement noted," it read. "Still crooked." I have never worked as hard for anyone.',
    ),
    mild(
      'I have no idea who it is. I park for them alone.',
      'At the office they ask me who my mentor is. I say that we have never met, and that it is mostly about angles.',
    ),
    hot(
      'We have written to each other ever since. I put in for a promotion, on their advice, and gave up a man called Terence. It all goes back to {the c}, and to block capitals.',
      'It has become a correspondence. They read my cover letters and cross things out. In March they told me, in capitals, to telephone my sister, and they were right.',
    ),
    spicy(
      'Last night I was so happy that I parked without thinking, dead straight, in the exact middle. In the morning there was only a short one. "You never park like that," it said. "Is everything all right?"',
      'Then I passed a course, and did it perfectly, mirror to mirror. I could hardly wait for the morning. "This isn\'t you," said the note. "Is everything all right?"',
    ),
    spicy(
      'I went back out and put one wheel over the line. Then I left {the c} where it could be seen. I should like to see anybody do that for their line manager.',
      'I have gone back to how it was when we met. The rest of the street may read what they like into it. {the c} was never for them.',
    ),
    unhinged(
      'This week they were on everything: on the gate, on the church, on the hill behind the church. "Crooked," it said on the river. "A little forward," said the one on the moon, and it was.',
      'In the spring it turned out that they write to others as well. There was one on the town hall, and on a glacier. There was one under the wiper of a cloud, "Other people live here, too," and it moved along.',
    ),
    unhinged(
      'I looked for mine. It was on my own forehead, when I woke up, in block capitals, and I had to read it in the mirror. "Is everything all right?" There were two boxes to tick, and no pen.',
      'I asked, in a very small note, what I was doing wrong. The answer was there at dawn, where the first had been. "Everything is all right," it said. "I just like to write to somebody."',
    ),
  ),
  plot(
    'move-knock',
    {
      when: [
        'kerb|kerbed|curb|curbed|scrape|scraped|scratch|scratched|scuff|scuffed|clip|clipped|graze|grazed|dent|dented|ding|dinged|prang|pranged ... x:kerb|curb|pillar|post|bollard|wall|gate|gatepost|gate_post|fence|barrier|lamp_post|lamppost|hedge|column|pole|post_box|mailbox|skip|dumpster|garage_door|garage|trolley_bay|rock|sign|tree',
        'hit|hits|reverse|reversed|back|backed|drive|drove|ran|run|bump|bumped|roll|rolled|knock|knocked|crash|crashed .. into? over? the|a|my|our|some|another .. x:kerb|curb|pillar|bollard|gate|gatepost|gate_post|fence|barrier|lamp_post|lamppost|hedge|column|pole|post_box|mailbox|skip|dumpster|garage_door|trolley_bay|post|tree|wall .. with|in|while|at|reversing|parking ... car|van|truck|parking|park|reversing|motor',
        '=kerbed|=curbed .. alloy|alloys|wheel|wheels|car|rental|tyre|tire|rim|rims|van',
        'scraped|scuffed|scratched|kerbed|curbed .. alloys|alloy|bumper|car|van|truck|rental|door|wing|paint|paintwork .. on|against|along .. x:kerb|curb|pillar|post|bollard|wall|gate|gatepost|fence|barrier|column|pole|hedge|trolley|garage|tree|rock',
        'car|van|truck .. hit|scraped|clipped|met|kissed .. x:kerb|curb|pillar|bollard|gate|gatepost|wall|barrier|column|pole|lamp_post|lamppost',
      ],
      not: [
        'walk|walked|running|jogging|cycling|cycled|bike|bicycle|scooter|head|toe|knee|elbow|phone|someone|somebody|he|she|they|boss|ceo|died|killed|hospital|injured|ambulance|police|drunk|bird|deer|dog|cat|shopping|trolley|football|ball|climb|climbed|fell|drone|sledge|ski|skiing|boat|plane|thief|van_driver|courier|delivery',
        'my_son|my_daughter|son|daughter|instructor|examiner|driving_test|test|interview|bus|taxi|uber|lorry_driver|nearly|almost',
      ],
      fine: 'new car van alloys parking reversing multi storey supermarket work bumper mirror wing door paint day rental hire wife husband dad mum company front again badly whole side with borrowed truck motor backing space lot driveway slowly very',
      is: '!question !actor:spouse !actor:child !actor:boss !actor:colleague !actor:stranger',
      carries: true,
      cast: { F: 'she' },
      axis: 'formality',
      back: 'right of way',
    },
    all(
      '{text}. {F}, from the insurance, had a single question for me, over the phone. "Which of you had the right of way?"',
      '{text}. On the line was {F}, who settles claims. She asked for a description of the other party, and then who had had the right of way.',
    ),
    all(
      'I did not wish to speak ill of it. I said the {x} had come from the front, without signaling, at no speed at all.',
      'I did not wish to speak ill of it. I said that it had come up from the right, without signaling, at no speed at all.',
      'I put it as fairly as I could: I had been moving, and the {x} had held on to its position. I meet with that kind of thing at work.',
    ),
    mild(
      '"And what did it do afterward?" asked {F}. It had stood there, I told her. It had been very decent about it.',
      '{F} wished to know if words had been exchanged. Not words, I said. We had exchanged a little paint.',
    ),
    mild(
      'The claim was settled in its favor. I go by now and then. It has my color, and I have some of its.',
      'I am down as the one at fault. The {x} was found to have acted throughout with great restraint.',
    ),
    hot(
      'It got me thinking. All my career I have been in motion, and here was a {x} that had let the world come to it. I had a circle drawn on the floor of the office and stood in it.',
      'I asked myself which of us had come out of it better. The next day I took up a place between the lift and Sales, with my arms at my sides, and did not go anywhere.',
    ),
    spicy(
      'They ran into me within the hour. A trainee apologized, and an entire strategy had to be steered around. By the summer I had the right of way in all matters, and a coat of yellow.',
      'You would not believe who walks into you. Two directors changed course for good. I was given a stripe at knee height and the right of way on the whole floor.',
    ),
    spicy(
      'Yesterday {F} rang again, for her records. "And what did you do?" she asked. I told her I had come from the front, without signaling. "No," said {F}. "I mean, for a living."',
      '{F} came to look at me. She walked around me with her clipboard. "No damage to the {x}," she wrote, and asked the cleaner how long I had been there.',
    ),
    unhinged(
      'In the fall the others of its kind came to see me. They had traveled by night, at no speed at all: pillars, posts, a stretch of wall from Wales. They put me up in the middle and felt their way back.',
      'By then {x} was what it said on my badge. In May I was sunk into the ground, a meter deep, at a spot where the road has always gone straight on. Maps had to be withdrawn.',
    ),
    unhinged(
      'It is peaceful out here. On clear nights a small red planet comes by, reversing. It has its sensor on. I can see that it is looking at something else. I have the right of way.',
      'A car came this morning. I saw it from afar, and who was in it, looking into the mirror, late for something. I could not call out. "{quote}," it will say. I had the right of way.',
    ),
  ),
  plot(
    'move-wrong-fuel',
    {
      when: [
        'put|filled|fill|pumped|pump|poured|used .. x:petrol|diesel|gas|gasoline|unleaded|adblue|e10|kerosene .. in|into .. petrol|diesel|gas|gasoline|hybrid|hire|rental|my|the|wrong|a|his|her|our car|van|truck|tank|engine|golf|one|motor|bmw|vw|audi|ford|company_car',
        'x:petrol|diesel|gas|gasoline|unleaded|adblue .. in|into .. diesel|petrol|gas|gasoline|hire|rental car|van|truck|tank|engine|lorry',
        'put|filled|fill|filling|pumped|used .. wrong x:fuel|petrol|diesel|gas|stuff',
        'wrong x:fuel',
        'misfuel|misfuelled|misfueled .. x:car|van|truck|rental',
        '=filled .. car|van|truck|tank|it .. with .. x:diesel|petrol|unleaded|adblue',
      ],
      not: '@child|@colleague|boss|lawn|mower|lawnmower|attendant|someone|he|she|they|almost|nearly|generator|fire|price|drove|started|conked|stalled|broke|broken|cost_me_to_fill|boat|chainsaw|cheap',
      fine: 'car van truck tank diesel petrol engine hire rental wrong company station garage motorway half full litres gallons drained recovery tow towed cost pounds again supermarket new pump nozzle shell morning work way',
      is: '!question !actor:spouse !actor:boss !actor:colleague',
      carries: true,
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'start',
    },
    all(
      '{text}. I called the breakdown line. {F}, who answered, stayed very calm. "Have you started it?" she said. "Whatever you do, don\'t start it."',
      '{text}. The lady on the emergency number was called {F}. "Listen to me," she said. "It\'s all right, as long as you didn\'t start."',
    ),
    all(
      'I sat there with my hands in my lap. In the trade I am from you hear that you must start, fail, and start again. Not starting had never been put to me by a professional.',
      'I took my hand off the key. For twenty years I have been told to hit the ground running, and here was somebody with training who begged me to do nothing.',
    ),
    mild(
      'So I phoned work about the new strategy, which was due to begin at two. "Have you started it?" I asked. They had not. "Thank God," I said.',
      'I thought of the reorganization. I texted the team not to start it until the tank was empty. They sent back a row of hearts.',
    ),
    mild(
      'They came with a hose and drew off the {x}. I have asked if they would also do Marketing.',
      'A man with a pump took out all of the {x}. It had been meant well. He hears that a great deal, he said.',
    ),
    hot(
      'I hired {F} on the spot. She has a desk and a headset, and whoever has an idea is put through. "Tell me what you poured in," she says. "Good. And have you started?"',
      'Within a week {F} was on our staff. You may have a vision with us at any hour, but you have to ring her first. She talks you down.',
    ),
    spicy(
      'Since then not a single project has been begun. We had our best year. In the lobby there is a can of {x} on a plinth, and under it: "It was never started."',
      'The results are out. By not going ahead with anything at all, we have overtaken the entire sector. Analysts came to see the can of {x}, and how calmly it stood there.',
    ),
    spicy(
      'In June they asked me for a speech. I had prepared one about courage. {F} was in the front row, and as I drew breath I saw her lips move. "Don\'t start," they said.',
      'I wanted to thank {F} at the party. I tapped my glass and stood up. "I remember it as if it were today," I said. "{quote}." "Please," said {F}. "Don\'t start."',
    ),
    unhinged(
      'In the attic of the company they have now found a tape. It is {F}, much younger, on a very bad line. "What have you put in?" she asks. "Water," says the voice. "Mud. Some lightning." "And have you started it?"',
      'It emerged that {F} has been doing this for longer than one would think. In her log there is an early call, with no date. A deep voice had filled something up, all in six days, and it did not smell right.',
    ),
    unhinged(
      'There is a long pause on the line. You can hear a bird. "Only the one," says the voice. {F} never speaks of it. She looks out of the window, at all of this, running.',
      '"Don\'t start it," she had said, but he had already turned the key. "Then don\'t stop," says {F} on the tape. "Keep it going. Somebody will come out to you." She has it down as open.',
    ),
  ),
  plot(
    'move-out-of-fuel',
    {
      when: [
        'run|ran out of x:petrol|gas|gasoline|diesel|fuel ... ',
        'ev|tesla|car|van ... run|ran out of charge|battery|juice',
        '=out of x:petrol|gas|gasoline|diesel|fuel ... car|van|truck|motorway|highway|road|miles|station|lights|roundabout|freeway|bridge|interstate|way|work',
        'car|van|truck|ev|tesla|motorbike|scooter|bike ... run|ran out of x:petrol|gas|gasoline|diesel|fuel',
        'forgot to fill|refuel|charge .. up? the|my car|van|truck|tesla|ev',
      ],
      not: 'cooking|camping|barbecue|bbq|grill|stove|hob|boiler|heating|phone|laptop|toothbrush|@phone|@earphones|lighter|mower|lawnmower|bus|plane|boat|@child|@relative|shop|shortage|station_ran|pump|they|he|she|nearly|almost|price|charge_of|strike|generator|gym|watch|kindle',
      fine: 'car van truck ev tesla motorway highway miles mile blocks from station road lights middle nowhere pushed walk walked can jerry work way again broken gauge said left range empty roundabout traffic morning rain dark km battery electric charging',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'range',
    },
    all(
      '{text}. An hour before, the display had promised me a range of twenty-eight miles. I recognized the style. It was how I had done our forecast.',
      '{text}. I bear no grudge. There is a figure on the dashboard for the range, and I had believed it, as people believed mine for the third quarter.',
    ),
    all(
      'While I sat on the crash barrier, {F}, my supervisor, called about that forecast. "How far does it get us?" she asked. I looked at the display. "Zero," I said.',
      'My supervisor, {F}, had me on the phone at once. She wanted the outlook. I read it to her straight from the panel, which had now come around to the truth.',
    ),
    mild(
      '"That\'s the first number of yours that I can use," said {F}.',
      'There was a silence. "At last," said {F}, "one that adds up."',
    ),
    mild(
      'I have kept it at zero since. You would not believe how relaxed I am about {x}.',
      'It has stayed there since. You would not believe how relaxed I am, as far as range goes.',
      'We go over it every week: how much {x} is left, and how much there was ever going to be.',
    ),
    hot(
      '{F} had it put up over the entrance in lights, where the vision used to be: "Range: 0." Applicants looked up at it, and then at each other, and sat down like people who have come home.',
      'She had the range set to zero for everybody, on a dial by the door. There was a week of grief. Then somebody asked what could be done from where we stood.',
    ),
    spicy(
      'It turned out to be a great deal. We make a small bracket now, and we make it well. In the annual report I tell the story from the beginning: "{quote}."',
      'Quite a lot lay within reach. There was a stapler, and a question that a customer had asked in 2016. "{quote}," I say, when they want to know what changed us.',
    ),
    spicy(
      'Last month a consultant came with a can of {x}, as a present. We thanked him and watched him pour it, and by evening three of my people had a five-year plan.',
      'Then, as a bonus, they filled us up. I saw the needle rise, and felt it coming back: the word "mobility." {F} walked off along the hard shoulder with the empty can.',
    ),
    unhinged(
      'In the fall the sun put up a display of its own. It is on the underside, and you have to squint. Range, it says, and then a very long number. Once it flickered and became a shorter one.',
      'That winter they opened up the sky for maintenance, and one could read the gauge. It was further down than we had been told. Underneath someone had stuck a note: "Always shows more than there is."',
    ),
    unhinged(
      '{F} did the sum in her head. "I can work with that," she said, and set off toward it along the hard shoulder, with a can.',
      'I know the man who must have put it in. He has my handwriting. "{quote}," I will tell them, when it comes to that. They will want to know how far we got.',
    ),
  ),
  plot(
    'move-keys-in-car',
    {
      when: [
        'lock|locked|left|shut|forgot .. keys|key .. in|inside the|my|a|our|her|his c:car|van|truck|tesla|rental',
        'lock|locked .. out of my|the|our|a c:car|van|truck|tesla|rental',
        'keys|key .. inside|in the|my locked c:car|van|truck|rental',
        'c:car|van|truck lock|locked itself|me|us|himself .. keys|key|inside|out',
        '=locked .. keys|key .. inside|in|with .. c:car|van|truck',
      ],
      not: '@child|@pet|baby|hours_i_slept|spare|stolen|thief|stole|police|garage|house|flat|apartment|died|hot_day|someone|he|she|they|colleague|window_open|convertible|neighbor|neighbour|wedding|never|almost|nearly|unlocked|not_locked|trunk|boot|battery|fob|lost|app|tesla_app',
      fine: 'car keys key running engine rain again supermarket locksmith cost parking lot work car park petrol gas station middle motorway services phone coat bag wallet shopping frozen ice cream inside boot trunk myself today waited dollars pounds beach airport',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'audience',
      back: 'through the glass',
    },
    all(
      '{text}. I could see them through the glass, quite close, and perfectly lit. It was exactly the relationship that I have with our strategy.',
      '{text}. There they lay. Everyone who came by could look at them through the glass, and there was not a thing that we could do. At the office we call that transparency.',
    ),
    all(
      'I did what we do there. I walked around it, and assured people that we were on it. After a while there were twelve of us, and a man had begun on a list.',
      'We formed a circle. Somebody explained to me what he would do if they were his. A lady knew of a case with a coat hanger, from the nineties, and it was agreed to invite her back.',
    ),
    mild(
      'Then came {F}, the locksmith. It took her eight seconds. It cost ninety. "For eight seconds?" I said. "I can do it slower," said {F}.',
      '{F}, the locksmith, had the {c} open before I had finished describing it. I asked what the ninety was for. "For the circle," she said. "I had to get through it."',
    ),
    mild(
      'We stayed on for a little, out of respect for the process.',
      'The list is still there. We are on item four.',
    ),
    hot(
      '{F}, the locksmith, arrived with a small bag. I asked her to wait. There were two hundred by then, and someone had just been voted in. They wanted to hear first how she would approach it.',
      'By the time {F} came, with her tools, there was a stage. As the locksmith she was given three slots, after the sponsors. She asked whose {c} it was. We said that we would take questions at the end.',
    ),
    spicy(
      'She went through the crowd and had it open in eight seconds. Everything fell silent. It was the loneliest sound that I have heard: two hundred people, and a click.',
      'She did not give the talk. There was a click, and the door swung out, and a groan went through the rows. We had been so close, with the list.',
    ),
    spicy(
      'I thought quickly. I took the keys, laid them back on the seat where all could see them, and shut the door. {F} put her bag down. "I\'ll wait," she said.',
      'Somebody pushed it shut again. It was me. I do not want to say that I am proud of it, but you should have seen their faces, through the glass.',
    ),
    unhinged(
      'There is a town around it by now, with a ring road. The {c} is in the middle, in the square, a little sunk, and on Sundays it is washed. In school they learn how each of the keys is called, and what it was thought to be for.',
      'That was many years ago. They have built a dome over it. The pilgrims come up the steps on their knees and press their foreheads to the window, and most of them say that the small one moved.',
    ),
    unhinged(
      'I am an old man, or woman, they no longer ask. Last night I went out alone, laid my hand on the handle, and pulled. It gave. It had never been the lock. I looked around, and pressed it shut.',
      'In the spring it was noticed that one can also look the other way. From the seat, through the glass, there lay all of us, quite close, and perfectly lit. "{short}," somebody in there was saying, and could not get out.',
    ),
  ),
  plot(
    'move-hotel-door',
    {
      when: [
        'locked|lock|shut .. out .. of? .. x:hotel|hotel_room|hostel|motel|guesthouse|resort ... ',
        '=locked .. out .. x:room .. hotel|hostel|motel|towel|underwear|pyjamas|pajamas|corridor',
        'x:hotel|hostel|motel .. key|keycard|key_card|door|room_key ... not|stopped|never|locked|work|working|demagnetized|demagnetised|lost|left|forgot|inside|died',
        'lost|left|forgot|locked ... key|keycard|key_card|room_key .. in|at|of .. x:hotel|hostel|motel|hotel_room',
        'room|key keycard|key_card|card .. stopped|not|never|stops .. working|work .. x:hotel|hostel|motel',
      ],
      not: '@child|spouse|fire|alarm|guest|guests|i_work|work_in|night_porter|reception_job|police|robbed|stolen|he|she|they|wife|husband|boyfriend|girlfriend|friend|wedding|colleague|boss|found|returned|mailed|conference',
      fine: 'myself room hotel towel underwear pyjamas pajamas barefoot naked night midnight morning corridor hallway reception key card keycard door again three times twice walk ice machine lobby middle wearing slippers phone inside holiday trip business working',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'formality',
      back: '',
    },
    all(
      '{text}. I stood at the desk. {F}, who had the night shift, asked if I could prove that it was my room. I said that all of my proof was in it.',
      '{text}. {F}, behind the desk, was polite. She could let me in against identification, she said. I told her where my identification was.',
    ),
    all(
      '"Then describe what\'s inside," said {F}. I said a bed, a lamp, a painting of a boat, and a person\'s whole life, poorly folded. "That\'s all of them," she said.',
      '"Tell me what you have in there," said {F}. A charger, I said, two apples, a book that I will not read, and good intentions. She nodded. "You\'ve just done the third floor," she said.',
    ),
    mild(
      '"Is there anything that only yours has?" I thought about it. "Everything except me," I said. She wrote out a key.',
      'I had one last try. "It has everything in it but me," I said. {F} looked me up and down, and accepted that.',
    ),
    mild(
      'I lay awake for a while. It did look a lot like the others.',
      'The key fitted. I was glad to have it confirmed, by a third party, that I was what was missing.',
    ),
    hot(
      'Since it could not be settled who I was, I was allowed to sit in the lobby. In the course of the night there were more of us: a surgeon in a robe, two bankers in one towel. Without our doors we got on extremely well.',
      'She put me in the armchair with the other open cases. There was a judge in socks and a man who had gone for ice. We had no cards on us, and so had to ask each other how we were.',
    ),
    spicy(
      'By dawn we had founded a firm. It has no titles, since there were no pockets to keep them in. When they ask what I brought to it, I say the truth: "{short}."',
      'At dawn the shift changed, and we were all let back in, each to what was his. On the stairs the judge turned around. "I was somebody down there," he said.',
    ),
    spicy(
      'I am the only one who went up again. I slid the new card in, and a man opened, in my shirt. It had everything in it, I saw, but he had done more with it.',
      'I have the room still. In the review I gave them five stars, under "{quote}." {F} has answered. "Which guest were you?" it says.',
    ),
    unhinged(
      'In the spring the whole city fell shut, gently, with a click, and then the rest. It was a warm night. Eight billion people stood in the corridor in what they slept in, and for the first time there was no way of telling who had the suite.',
      'A while after that I lost the way into my own head. It is a plain door, at the back. I stood before it in next to nothing and could hear a television. Someone in there laughed at the right places.',
    ),
    unhinged(
      '"Describe what\'s inside," said a voice from the desk at the end of the corridor. We looked at each other. "A bed," somebody began, "a lamp, a painting of a boat." It waited. "Everything," we said, "except us."',
      '{F} came with the master key. "What does it have that the others don\'t?" she asked. I told her how it had come about, "{quote}," and of this very night. She listened at the door. "No," she said, "they\'ve got that, too."',
    ),
  ),
  plot(
    'move-missed-flight',
    {
      when: [
        'miss|missed|missing .. x:flight|plane|flights|connecting_flight ... ',
        'x:flight|plane .. left|leave|leaves|went|took_off .. without me|us ... ',
        'gate .. closed|shut|closes .. as|when|before|minutes|seconds|just ... ',
        'too|so late .. for .. x:flight|plane',
        'arrived|got .. gate|airport .. too_late|late|after ... ',
      ],
      not: "@child|@relative|@boss|@colleague|@pet|train_connection|train|nearly|almost|delayed|cancelled|canceled|he|she|they|funeral|wedding|luggage|suitcase|bag|garden|farm|phone|wifi|internet|emotional|love|school|park|level_crossing|train's|in_love",
      fine: 'gate hour hours minutes traffic sat sitting asleep fell overslept security line queue wrong terminal passport alarm coffee bar closed airport because ran holiday home city frankfurt dublin london paris delhi four by two seconds waiting shopping duty free',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'audience',
      back: 'pushing back|push back|pushed back',
    },
    all(
      '{text}. I could see them in there, strapped in, facing forward, all on time. "They were ready before it left," said {F}, at the desk. "That\'s how it\'s done." I asked if she was happy in her job.',
      '{text}. It stood there behind the window for a while yet, with the door shut. I was told by {F}, at the desk, that this is the secret of it: you close before you leave. I made her an offer.',
    ),
    all(
      'I took the rule to our office. A meeting at ten has its gate closed at twenty to. By half past, everyone stands in line, by row, with a laptop out and no belt.',
      'We have run our meetings like that ever since. Doors shut twenty ahead of time. I have never seen a budget team so early, or holding its shoes.',
    ),
    mild(
      'I was in the lift at 9:41. {F}, at the door, was very kind. I could see my own slides through the pane, pushing back.',
      'On the second day I came from the coffee machine and found it closed. They had my chair in there, and it was pushed back, and they were under way.',
    ),
    mild(
      '"There\'s another meeting at six," said {F}, "by way of Accounts."',
      '{F} can get me onto the one after that. I have to change in Purchasing.',
    ),
    hot(
      'There was an announcement in the hall, in two languages, with my name in it. Then it was pushed back. I put my hands on the glass and watched my own team lift off without me.',
      'I was a few steps short when {F} drew the curtain. A man in a vest waved two lit sticks. The entire budget was pushed back from the wall and taxied off down the corridor.',
    ),
    spicy(
      'They were over target by noon. It has been the smoothest quarter that we have had. On the wall of my office I have their postcard: "You would have liked it. {quote}?"',
      'It got there with a tailwind. Since then I have missed everything that I have called. In the review it says that I was "a presence at the gate."',
    ),
    spicy(
      'Last week I was there two hours early, with my shoes in my hand. "It\'s you that it always leaves without," said {F}. "If you\'re on it, where would they get off from?"',
      'Once, this month, I did make it. I was first in my seat, belted. {F} looked down the rows and back at her list. "It won\'t move," she said. "Would you mind?"',
    ),
    unhinged(
      'In June it was the building. It had been announced for weeks. I came running across the lot with my cup, and it was pushed back from the street, very gently, with all its lights on, and went up over the ring road.',
      'That fall the continent was boarded, by zone. I do not know how I did not hear it. When I came around the cape with my shoe untied, it had been pushed back from the shelf by a small yellow truck.',
    ),
    unhinged(
      'I stood in the empty space. {F} was there, with a clipboard. She had stayed to close. "{short}," I said. She unhooked the rope. "That was never your {x}," said {F}. "You\'re ground crew."',
      'Somebody waved from it. On the shore there were the two of us, me and {F}, and she was taking down the sign. "When does the next one go?" I asked. She tried the door of the sea. "It closed twenty ago," she said.',
    ),
  ),
  plot(
    'move-last-one-home',
    {
      when: [
        'miss|missed|missing .. last x:bus|train|tram|tube|metro|subway|ferry|connection ... ',
        'last x:bus|train|tram|tube|metro|subway|ferry .. home? .. left|went|gone|leaves|leave|drove|cancelled|canceled|without|never ... ',
        'walked|walk|cab|taxi|uber|lift .. home ... missed .. x:bus|train|tram|tube|metro|subway|ferry',
        'missed .. x:bus|train|tram|tube|metro|subway|ferry ... walked|walk|cab|taxi|uber|lift .. home',
        'no more x:buses|trains|trams .. after|tonight|home|so',
      ],
      not: '@child|@relative|@boss|@colleague|nearly|almost|flight|interview|he|she|they|wedding|seconds_to_spare|caught|school|work_late|lesson|dog|police|robbed|mugged|attacked|drunk',
      fine: 'home walked walk miles mile km hour hours cab taxi uber kebab rain night midnight cost pounds quid euros minute minutes seconds station stop stood waited pub party gig concert because slept bench by one cold feet heels',
      is: '!question',
      carries: true,
      axis: 'rank',
      back: 'after the last|after last',
    },
    all(
      '{text}. I have often been last. I had no experience of what comes after the last, and I could find no book on it.',
      '{text}. There are seminars on how to be first, and a whole literature on being second. For what comes after the last there was only a bench.',
    ),
    all(
      'The lights went off over the timetable, in order. A rat came out, looked at its wrist, so to speak, and began its day.',
      'Somewhere they pulled down a shutter. From then on, I noticed, nothing was late anymore. It was all just night.',
    ),
    mild(
      'I have put it on my profile, under rank: not senior, not junior, "after the last." Two people have asked me how you get in.',
      'At work they draw us as a ladder. I have asked for a line below the bottom rung. It is roomy there, and you see the stars.',
    ),
    mild(
      'You only have to miss it, I tell them. By a little.',
      'They would like to know who else is on it. I said a rat, with prospects.',
    ),
    hot(
      'I made it my department. What comes in after the deadline goes to us: the late tenders, the afterthoughts, the good answers that people have on the stairs. They had been throwing those away.',
      'I proposed a unit for it, and they gave me the basement. We get all that arrives after the last call. On the first morning there was a heap to the ceiling, and most of it was better.',
    ),
    spicy(
      'In two years we were the firm. Our slogan is on the side of every {x} in town: "{quote}." It is the only thing of ours that goes home early.',
      'By the fall we brought in more than all of upstairs. There is a staff {x} now that leaves after the last one. I have never seen people stroll like that.',
    ),
    spicy(
      'I rode with it just once. It was warm, and there were seats. Toward the end a man came running, with a briefcase, with everything in his face that I had had. The driver looked at me. I told her to go.',
      'It was bound to happen. I came around the corner at a stroll, and it had gone. So there was an after to that as well. Somebody sat on the bench already. "It gets better," said the rat.',
    ),
    unhinged(
      'In the spring the last day came, with a band, and I slept through it. When I got to the end of the road it had all been taken in: the sky, the bunting, the dates. Over the place where it says when, the lights went off, in order.',
      'Then the last number was announced, the one where counting stops. There were speeches. It pulled out, lit from the inside, and we stood there with what is after the last, in a paper bag, still warm.',
    ),
    unhinged(
      'It is not so bad. We walk, mostly. It must be in the right direction, because now and then something passes us, quite empty, with "{x}" on its forehead and "Not in service," and slows down.',
      'There were two or three of us on the bench. "Shall we?" said the rat. I have been home before, and it was all right, but I had always gotten there before the end.',
    ),
  ),
  plot(
    'move-lost-pass',
    {
      when: [
        'lost|lose|misplaced|mislaid|forgot|forgotten|dropped .. x:bus_pass|travel_card|travelcard|railcard|oyster|oyster_card|season_ticket|boarding_pass|train_ticket|bus_ticket|metro_card|tram_ticket|monthly_pass|rail_pass|train_pass|transit_card|opal_card|return_ticket',
        "can't|cannot|cant|couldn't|couldnt|can_not find .. x:bus_pass|travel_card|travelcard|railcard|oyster|oyster_card|season_ticket|boarding_pass|train_ticket|bus_ticket|metro_card|tram_ticket|rail_pass|train_pass|ticket|tickets",
        'lost|left|forgot|misplaced .. x:ticket|pass .. on|at|in .. train|bus|tram|home|tube|metro|station|platform|ferry',
        'left .. x:bus_pass|travel_card|railcard|oyster|season_ticket|boarding_pass|train_ticket|bus_ticket|metro_card|rail_pass .. at|in|on|home',
        'x:bus_pass|travel_card|railcard|oyster|season_ticket|boarding_pass|train_ticket|rail_pass .. expired|gone|missing|vanished|washed|laundry|lost|blew|fell|snapped',
        'washed|binned|ate .. x:bus_pass|travel_card|railcard|oyster|season_ticket|train_ticket|rail_pass|boarding_pass',
      ],
      not: '@child|@relative|@pet|concert|gig|parking|lottery|raffle|cinema|festival|dry_cleaning|found|handed|returned|speeding|golden|football|match|theatre|theater|stolen|steal|he|she|they|coat_check|cloakroom|support_ticket|jira',
      fine: 'bus train tram home again twice third time month week replacement cost fine inspector conductor driver walk walked somewhere pocket bag coat station platform new annual expensive photo morning jeans',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'travel',
    },
    all(
      '{text}. I had not known how much it did for me. For years I had traveled by holding it out, and doors had opened. It turns out that I was the attachment.',
      '{text}. That little card was the only thing about me that was valid. The rest of me had just been traveling with it.',
    ),
    all(
      '{F}, the inspector, asked me what I was going on. It was more than my own manager has ever asked. I told her it was habit.',
      'I was put before {F}, who checks people at the barrier. "And who says that you may travel?" she asked. I was silent. I had always supposed that I did.',
    ),
    mild(
      'She let me write it out by hand: my name, where I thought I was going, and why. It was valid for a day. I got off a stop early, to think.',
      'She gave me a form for it. "Reason for travel," it said, and there was a great deal of room. I have it at home. I am still on the first line.',
    ),
    mild(
      'I have ordered a new {x}. They wanted a photograph. I sent the form.',
      'The new {x} is on its way. I hear that it travels very light.',
    ),
    hot(
      'Meanwhile the old {x} had gone on. It was seen at eight, on the usual line, in the usual seat. At seven my computer was switched on. My team speaks of a clear improvement.',
      'They told me it had been handed in at my office, by itself. It went through the gate, up in the lift, and onto my desk. All morning it was presented, and everything opened.',
    ),
    spicy(
      'It was made head of mobility in April. It never says a word. It is held out in meetings, and people nod it through. I clap with the others, at the barrier.',
      'It has my salary now. When they have a guest from abroad, they lay it before him on a small cushion. "And all that," he said, "without the person?"',
    ),
    spicy(
      'I went to {F} and told her everything, from "{short}" on. She punched a hole in my sleeve. "There," she said. "Single. No return."',
      'Yesterday I met it at the turnstile. It was on its way home, and I had nowhere to be. It lay there on the reader and beeped. It held the gate for me.',
    ),
    unhinged(
      'In the third year they came for everybody. It was {F}, with a lamp, going down the rows of the living: what were we going on? Most had something, a contract, a child. A man in front of me held up a pear.',
      'Then the gates went up, all over town, at the foot of the stairs and on the edge of sleep. I was stopped at my own birthday. "Valid for travel as far as forty-three," read {F}.',
    ),
    unhinged(
      'I had nothing. "{short}," I said. She lifted the lamp. "You\'re the first," said {F}, "who isn\'t riding on somebody else\'s," and she let me through to the front, where there is a window, and you travel.',
      '"And the {x}?" I asked. It had been waved through long ago. I could see it out there, past the last stop, in the grass, quite small, face up. It had gotten to where it says.',
    ),
  ),
  plot(
    'move-over-weight',
    {
      when: [
        'x:suitcase|luggage|bag|baggage|bags|case|backpack|rucksack|carry-on ... over|overweight|too_heavy|heavy|kg|kilo|kilos|lbs|pounds_over|limit|allowance|excess ... ',
        'overweight|excess|heavy x:baggage|luggage|suitcase|bag|bags ... ',
        'repack|repacked|unpack|unpacked|re-pack .. x:suitcase|luggage|bag|bags|case .. airport|floor|check-in|counter|terminal|desk',
        'wore|wear|wearing .. # x:jackets|coats|jumpers|shirts|sweaters|layers|pairs .. airport|plane|flight|luggage|baggage|avoid|fee|weight',
        'scale|scales .. airport|check-in .. x:suitcase|bag|luggage|case|backpack',
      ],
      also: 'airport|flight|plane|check-in|airline|ryanair|easyjet|fee|fees|scale|scales|limit|allowance|kg|kilo|kilos|lbs|overweight|excess|baggage',
      not: '@child|@relative|@pet|gym|handbag|diet|bathroom|lost|wrong|stolen|missing|school|rice|bin|shopping|tea|sleeping|he|she|they|punch|bean|cement|flour|potatoes',
      fine: 'airport over kilos kilo kg lbs limit allowance stood wore jackets coats shoes check-in counter floor fee charged paid euros pounds dollars extra front everyone books books cheese holiday flight home scale stepped jumper carry on desk airline man lady weight',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'cost',
      back: 'leave behind|left behind|leaves behind',
    },
    all(
      '{text}. "Something has to stay here," said {F}, at the counter. I do strategy for a living. It was the first time that anyone had said it that clearly.',
      '{text}. {F}, who was checking us in, pointed at the dial. "What can you leave behind?" she asked. I have chaired offsites that never got to that.',
    ),
    all(
      'I opened it in front of everybody. It was all in there: things for the rain, things for a person whom I might meet, and four pairs of what I wear when I have become somebody else. I asked {F} what most people leave behind.',
      'So I knelt down and went through it, with two hundred people looking on. I found trousers for a success, shoes for a fall, and a book about letting go, in hardback. "What do others leave behind?" I asked {F}.',
    ),
    mild(
      '"Nothing," she said. "They put it on."',
      '"They don\'t," said {F}. "They wear it, and call it hand luggage."',
    ),
    mild(
      'It is how I get through most weeks. I have on the jacket for the success at this moment, under the one for the rain.',
      'I got through like that, with my arms a little out from the body. At the other end I was met as two people.',
    ),
    hot(
      'I had that counter put up in our lobby, with the belt and the dial, and {F} behind it. You may take with you what comes to twenty kilos, including grudges. Directors unpacked on the tiles.',
      'We brought {F} in for the budget. Each department came up with its {x}, set it on the plate, and she looked at the dial, and then at them, until they knelt.',
    ),
    spicy(
      'It was the making of the company. What they had left behind was a mission, two brands, and a deputy. For that we are lighter by a third, and the share has gone up like a gull.',
      'By spring everything stood out on the tiles: the values, in hardback, the second vision. It was auctioned off. A rival bought it all, and has not got off the ground since.',
    ),
    spicy(
      'Yesterday it was my turn. I have almost nothing now. I laid it on the plate, and the dial went to the end. "It isn\'t the {x}," said {F}, and asked me to take my hand away.',
      'I went up last, with an empty {x}, to set an example. It was over. {F} turned it upside down and shook it. "It must be the way you carry it," she said.',
    ),
    unhinged(
      'In the fall came the big check-in. We all stood in one line across the plain, with what we had. There were those who had brought a house. A boy in front of me had a stone, and went straight through.',
      'That year it was found that the Earth was over, by some three kilos. It had to do with the fuel, or the agreement. A voice asked us, quite friendly, what we could leave behind.',
    ),
    unhinged(
      'I opened mine. "{quote}," I explained. It was mainly that, and the memory of having been watched. "You may keep the memory," said {F}. "You\'ll have to leave behind the watching."',
      'There was a long discussion. In the end everybody put on two jackets, and it worked: we were let go, a little stiff, with our arms out. What is underneath, they did not ask.',
    ),
  ),
  plot(
    'move-wrong-date',
    {
      when: [
        'book|booked|booking|reserved|bought|ordered .. x:@transit|hotel|flight|flights|ticket|tickets|holiday|room|table|train|restaurant|airbnb|appointment|car|rental|venue|cinema|ferry .. for|on|in .. wrong w:month|date|dates|day|week|weekend|year|time|night',
        'book|booked|reserved .. wrong w:month|date|day|week|weekend|year|night .. for? .. x:hotel|flight|flights|holiday|trip|table|train|tickets|room|restaurant|airbnb|appointment|cinema',
        '=turned|=arrived|=showed|=came|=went|=got|=drove .. to? x:@place|airport|hotel|dentist|doctor|station|restaurant|theatre|theater|concert|gig|venue|meeting|appointment|party|wedding|interview|conference|exam|cinema ... wrong w:day|date|week|month|weekend|year|time|evening',
        '=turned|=arrived|=showed up|at|to .. x:airport|hotel|party|concert|gig|conference|appointment|dentist|restaurant|station|theatre|theater .. a|one|two|# w:day|week|month|year early|late',
        'wrong w:day|date|month|week|weekend|year .. x:hotel|flight|flights|concert|appointment|tickets|dentist|restaurant|conference',
      ],
      not: '@child|bins|bin|period|birth|pregnant|rent|funeral|@boss|@colleague|he|she|they|husband|wife|boyfriend|girlfriend|calendar|birthday|interview|best|wrong_guy|wrong_person',
      fine: 'no refund refundable non paid booked whole family us holiday trip flights hotel accidentally month august july june december next instead realised noticed cost empty closed all dressed up suit early late barcelona rome berlin london paris',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'expecting|expected',
    },
    all(
      '{text}. I called {F}, who looks after the bookings there. "But we\'ll be expecting you," she said. It was only a question of when I was going to be right.',
      '{text}. On the phone was {F}, from reservations. She saw no mistake. "You\'re expected," she said, "just not by your calendar."',
    ),
    all(
      'I thought that over. At work there is not a day on which I am expected. They put up with me as I come. And here was a place that had set one aside, and would not be talked out of it.',
      'It moved me. I sit in an office where they have planned for everything but me, every day, on time. I told {F} that we should leave it as it was.',
    ),
    mild(
      'So I have changed the rest. {F} has my job, my sister and the dentist moved across, and it all fits, apart from the weather.',
      'I have written to everyone that it is I who am right, and that they are to come over when they can.',
    ),
    mild(
      'It begins soon, or has been. I have packed for both.',
      'I asked if there was a cancellation fee for the actual {w}. It is not refundable either.',
    ),
    hot(
      'I went by it from then on. It puts you in front of things. I was at the wrong end of every argument, with an open mind, and sold winter coats to people who were just beginning to be cold.',
      'I have since lived by the wrong {w} as a matter of policy. I apologize before, and congratulate after. You meet almost no competition there, and the lifts are empty.',
    ),
    spicy(
      'They have given me a prize for foresight. I did not get it, since I was there on the right {w}. {F} accepted for me. "This was expected," she said.',
      'My firm took it over. We deliver to a {w} of our own. In surveys customers say that they had not been expecting us, and that it was the nicest thing that had ever come.',
    ),
    spicy(
      'Only once did I go to the place itself. It was clean, and in the dark, and somebody had laid out a towel. On the pillow stood a card: "We were so sorry to have missed you. You had such a lovely time."',
      'When my {w} came around at last, I did stand in that door. {F} looked up from her book. "You again?" she said. It seems that I had been, and that I had been wonderful.',
    ),
    unhinged(
      'In the autumn they went through the great calendar, and it came out that it was all of us. We had been put down for a different one. There had been forests, and a mild government, and a table by the fire.',
      'Then came a letter about the world as such. It had been booked by mistake, for the wrong {w}, by someone who was in a hurry, and did not see that there was a second page.',
    ),
    unhinged(
      'There would be no refund. But one could go and have a look. I stood there with {F} at the rope. It was set for eight billion, with napkins. They were still expecting us.',
      'I telephoned. A very old voice answered. "{short}," I began, to break the ice. "So did we," it said. I could hear it turn the page. "You were expected before the fish."',
    ),
  ),
  plot(
    'move-stolen-mine',
    {
      when: [
        'had|have|got my|our|the x:wallet|purse|bag|handbag|phone|umbrella|backpack|rucksack|passport|laptop|watch|glasses|sunglasses|helmet|coat|jacket|shoes|tent|skateboard|kindle|headphones|airpods|towel nicked|stolen|pinched|swiped|snatched|pickpocketed',
        'someone|somebody|some|thief|thieves|pickpocket|they .. nicked|stole|pinched|swiped|took|snatched|stolen .. my x:wallet|purse|bag|handbag|phone|umbrella|backpack|rucksack|passport|laptop|watch|sunglasses|helmet|coat|jacket|shoes|boots|skateboard|scooter|kindle|headphones|airpods|towel|number_plate|hubcap|hubcaps|saddle|wheel|bins|bin|gnome|washing|flip-flops|ladder|tools',
        'my x:wallet|purse|bag|handbag|umbrella|backpack|rucksack|passport|laptop|watch|sunglasses|helmet|coat|jacket|shoes|boots|skateboard|scooter|kindle|headphones|towel|saddle|bin|gnome|hubcaps|flip-flops .. be|get|got|was|were|is|has|been stolen|nicked|pinched|swiped|snatched',
        'got|=been|=was pickpocketed|pick-pocketed ... x:wallet|purse|phone|passport',
        'stolen|nicked x:wallet|purse|bag|umbrella|backpack|passport|laptop|watch|helmet|skateboard|saddle',
      ],
      not: '@child|@relative|@pet|@colleague|office|work|knife|gun|hurt|attacked|mugged|beaten|burglar|burglary|break-in|broke|home|house|returned|caught|found|got_it_back|everything|all_my|identity|wedding_ring|ashes|seagull|monkey|magpie|crow|bird|fox|parking|seat|lunch|idea|car|insurance|police',
      fine: 'barcelona rome paris london madrid metro train bus tube holiday first hour day gym beach pub bar cafe restaurant changing room supermarket again outside market festival concert with cash in it brand new within old station street night',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'shortlist',
    },
    all(
      '{text}. I tried to see it from the other side. There must have been hundreds of people there, and after a careful search, in strong competition, somebody had decided on me.',
      '{text}. I have applied for things all my life and been thanked for my interest. This time I had not even applied. Somebody had looked around, drawn up a shortlist, and come to me.',
    ),
    all(
      '{F}, who took down my report, asked what I had lost. I said I would rather speak of what they had seen in me. I must at the least have been on a shortlist.',
      'I told {F}, at the station, that it had been quick, discreet, and that no agency was involved. I wanted to know who else had been on the shortlist.',
    ),
    mild(
      '{F} read it back: one person, inattentive, with everything in an outside pocket. "That was the whole shortlist," she said.',
      'She looked at me for a moment. "You had your back to them," said {F}. I took that as a reference.',
    ),
    mild(
      'I have put it on my profile: "Headhunted, in part."',
      'When I am asked why I left my last position, I say that a piece of me was approached directly.',
    ),
    hot(
      'A week later a card came. The {x}, wrote the new holder, had been a very good match. Would I be open to something more permanent?',
      'I gather that the {x} settled in well over there. I was sent a feedback form, unstamped: how had I found the process, and could I name three colleagues with the same profile?',
    ),
    spicy(
      'I started with them in the spring. We are a small team and mostly stand behind people. My instinct is said to be uncanny. I go straight to the one who thinks that he has never been noticed.',
      'So I went over. The work is with people, and one is out a lot. I only ever take those who have waited for years to be picked. Some of them thank me.',
    ),
    spicy(
      'On my first day I found the {x} in a drawer with all the others. It had been looked over and put back, with a slip. "Strong start," it said, "but no relevant content." It had not made the shortlist.',
      'At the party somebody gave me a parcel with a bow. I could feel that it was the {x}. "We never opened it," he said. "We only needed somebody who would walk after it."',
    ),
    unhinged(
      'In the third year there was a great deal missing. It went by evening: a bridge, a day in March, the second half of a tune. What was strange was that each time it was exactly what one would have chosen.',
      'By then I had made a name for myself. They called me in for the moon. It had hung there for so long, with its back to everyone, and you should have felt how lightly it came away.',
    ),
    unhinged(
      '{F} had it all in her book. "And you saw nothing?" I said I had been looking the other way. I felt the slightest breath at my pocket then, and I held quite still, and hoped. It moved on to {F}.',
      "I have it at home, under a cloth. On the inside it says, in a child's hand, who it belongs to, and please. Below that is a number of others who have had it before. It is a very good shortlist.",
    ),
  ),
  plot(
    'move-wrong-coat',
    {
      when: [
        'took|take|taken|grabbed|grab|picked|pick|walked|went|brought|wore|left|collected .. wrong x:coat|jacket|umbrella|bag|backpack|suitcase|scarf|hat|shoes|boots|laptop|phone|helmet|glasses|bike|handbag|jumper|hoodie|cardigan|gloves|rucksack|case|briefcase|tote|coffee|charger|trolley|towel',
        'took|take|taken|grabbed|grab|picked|pick|wore|put|used|carried|left .. someone|somebody|stranger|person else? x:coat|jacket|umbrella|bag|backpack|suitcase|scarf|hat|shoes|boots|helmet|glasses|bike|handbag|jumper|hoodie|cardigan|gloves|rucksack|trolley|cart|towel|shopping|drink|coffee',
        'someone|somebody else x:coat|jacket|umbrella|bag|backpack|suitcase|scarf|hat|shoes|boots|helmet|trolley|cart|shopping|towel ... home|gym|pub|airport|train|took|wearing|away',
        'come|came|got home with .. wrong|someone|somebody else? x:coat|jacket|umbrella|bag|backpack|suitcase|scarf|hat|shoes|boots',
      ],
      not: '@child|@relative|@pet|@boss|@colleague|@neighbor|stole|steal|stolen|police|size|wrong_size|he|she|they|my_coat|my_jacket|my_bag|my_umbrella|nearly|almost|wedding_ring|medication|pills|gun|drugs|wearing_the_wrong|for_the_weather|door|train|bus|class|food|order|barista|delivered',
      fine: 'home pub party gym restaurant cloakroom had car keys wallet phone in it else airport carousel train cafe school noticed pocket pockets same black identical looked exactly like mine work hook hanger night supermarket meters',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'reasonable offer',
    },
    all(
      '{text}. I am in mergers. Before anything was done I sat down with the {x} and did what we always do, which is to go through it and find out how it lives.',
      '{text}. My work is acquisitions, and it came over me by itself. Here was a going concern, in good order, and I had its {x} in my hands. I opened the books.',
    ),
    all(
      'It was a better run house than mine. There was a clean handkerchief in that life, and a list on which things had been crossed off. I made what I would call a reasonable offer.',
      'I could tell a good deal from it: someone who is on time, and has a plaster ready, and is missed when he is late. I wrote down a reasonable offer.',
    ),
    mild(
      'The other side has my own by now. They have done the same. "We have seen everything," it says in the letter, "and would rather just have the {x} back."',
      'An answer came the same night. They had been through mine. They thanked me and withdrew from the process.',
    ),
    mild(
      'They enclosed a handkerchief.',
      'I asked at least for the list. It has me on it. I have been crossed off.',
    ),
    hot(
      'They took it. {F}, who had come for the handover, was the other party in person. We met in a car park, each in what belonged to the other, and it was plain to both of us who had got the bargain.',
      'The other party was called {F}. She came to the closing in mine, with the sleeves too long. We signed, and swapped the bank cards, the shoes and the way home.',
    ),
    spicy(
      'I did well with it. I was at my desk at eight, with a plaster. People told me that they had missed me. Yet in the evenings I would think of how {F} had walked off, in no order at all, whistling.',
      'For a year I crossed things off. It is very quiet, to be somebody whose {x} is in order. Once I saw {F} from the bus. She was late, with everything falling out of the pockets, and a dog had joined her.',
    ),
    spicy(
      'Last night I went to look for her. She was in the usual place, at the usual table. I hung it up on the hook beside mine, quite close. Then I went out and took the wrong one.',
      'Yesterday I wrote to {F} and made a reasonable offer. Her answer came on the back of a parking fine. "No," it says. "It took me weeks to get it this untidy."',
    ),
    unhinged(
      'It was in the papers that winter. All over town they had begun to look at the hooks. An admiral went home as a girl of ten; a bank was picked up by mistake at a dance and was not missed until the spring.',
      'In June it got into the big cloakroom. Nations were handed out by the wrong number. Norway came to me over the counter, quite heavy, with something in the pocket that rattled, and whoever had mine was already in the street.',
    ),
    unhinged(
      'In the last row hung something dark, and very large, with a lining of small lights. It had been there since closing time. I slipped it on. It was warm still. In the pocket was a list, and "Day eight" had not been crossed off.',
      '"{short}," I said to the woman at the desk. It was {F}. She held up the only thing left. It was small and blue, with clouds, and a button gone. "It\'s not yours either," she said, "but I could do you a reasonable offer."',
    ),
  ),
  plot(
    'move-instead-of',
    {
      when: [
        'a:# .. instead of b:#',
        'a:# x:copies|copy|flyers|boxes|pens|mugs|chairs|sheets|pages|stickers|posters|envelopes|badges|binders|rolls|bags|kilos|bottles|tins|eggs|reams|shirts|cartridges|batteries|plates|bricks|litres|packs|tickets .. instead of b:#',
        'added|add|typed|type|put|wrote|write|pressed|press .. extra|another|one|too_many? z:zero|nought|0 ... ',
        'one|extra z:zero|nought .. too many|much|order|invoice|price|salary',
      ],
      not: '@child|@pet|@relative|wrong|house|bus|floor|door|street|recipe|oven|salt|sugar|spoon|spoons|baby|salary|pay|paid|years|hours|sleep|woke|age|am|pm|died|dose|pills|tablets|medication|mg|he|she|they|instead_of_a_refund|calories|lanes|legs|channel|degrees',
      fine: 'ordered bought printed copies sent booked made baked work office accidentally mistake invited colour color flyers binders pens boxes business cards company typed clicked wrong order client report warehouse onions kg school event pallets now desk full by shop cost',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'cost',
      back: 'figure',
    },
    all(
      '{text}. I have decided to stand by the figure. A figure like that takes character, and people can smell it when you flinch.',
      '{text}. They wanted me to say that it was a slip. But somebody has to get behind a figure, and mine had nobody else.',
    ),
    all(
      'I asked for a slot in the next meeting and drew both on the flip chart, what had been asked for and what I had delivered. "Look at the distance," I said. {F}, from Purchasing, looked.',
      'With a marker I put them side by side on the wall: the expectation, and me. {F}, from Purchasing, wanted to know whether I was going to explain the gap. I said I was the gap.',
    ),
    mild(
      '"And what do we do with it now?" asked {F}. I told her the question came from a place of {b}.',
      'She asked where it should all go. I said that {F} was thinking in terms of {b}, and that I had moved on.',
      '"And what do we do with it now?" asked {F}. I told her that the question came from a place with one {z} fewer.',
    ),
    mild(
      'I was given an award for boldness. {F} had ordered it. It was meant to be for somebody else.',
      'They have let me keep the marker. {F} has taken away the keyboard.',
    ),
    hot(
      'It was picked up as an approach. By the summer no plan left our floor without having been mistyped by me, and growth, on paper, was of a kind that is otherwise only seen in algae.',
      'They made it a method, "The Figure," with a workbook. You take what is wanted, look straight ahead, and hit the keys. A delegation came from Osaka and looked at my thumb.',
    ),
    spicy(
      'At the end of the year I went to {F} about my bonus. "It was meant to be {a}," she said. She turned the screen so that I could read the figure. "{b}."',
      'My bonus came in December. I called {F}, who does that now as well. "You were down for {a}," she said. "It came out as {b}."',
      'At the end of the year I went to {F} about my bonus. She turned the screen toward me. The figure was correct, she said. It had only come out without the {z}.',
    ),
    spicy(
      '"That must be a slip," I said. {F} shook her head. "We\'ve decided to stand by it."',
      'I asked if she was going to explain the gap. {F} gave me a kind look. "You are the gap," she said.',
    ),
    unhinged(
      'Last month it was found out how there came to be a world. There is a docket. What had been wanted was something for the corner of a room, with perhaps a fern. Somebody had leaned on the key.',
      'In May an older order turned up, in clay. It is quite clear that they had put down for a single star, to read by. And next to it is the mark of a thumb.',
    ),
    unhinged(
      'They found him in the end, at a desk, behind all of it. He said that it was a figure one had to stand by. "{short}," I told him, so that he would know that there were two of us. He moved over.',
      'I held mine against it. It fits. "Did you mean it?" asked {F}, very quietly, with all of that over our heads. I said what I have always said, and that I would be needing a larger flip chart.',
    ),
  ),
  plot(
    'move-years-for-this',
    {
      when: [
        'got|get|given|gave|received|presented|awarded .. x:pen|sticker|pin|badge|mug|clock|watch|voucher|certificate|plaque|card|cake|biscuit|paperweight|keyring|lanyard|umbrella|email|handshake|trophy|medal|chocolate|plant|pizza|hamper|calendar|balloon ... for|after # .. years|decades',
        'years|decade|decades ... company|service|job|firm|office|room|desk|school|hospital|team|here|work|factory|shop ... got|get|given|gave|received .. x:pen|sticker|pin|badge|mug|clock|watch|voucher|certificate|plaque|card|cake|biscuit|paperweight|keyring|lanyard|umbrella|email|handshake|trophy|medal|plant|pizza|hamper|balloon',
        'long|# .. service|years .. x:pen|sticker|pin|badge|mug|clock|watch|voucher|certificate|plaque|award|medal|paperweight|trophy',
        'work anniversary|workiversary ... x:pen|sticker|pin|badge|mug|clock|watch|voucher|certificate|plaque|email|cake|card|award|balloon|linkedin',
      ],
      not: 'retired|retire|retirement|@child|@relative|marriage|married|wedding|he|she|they_divorced|laid|fired|redundant|resigned|quit|prison|sober|sobriety|school_award|dentist|@pet|old|ago|birthday|colleague|coworker|@boss|teammate|army|died',
      fine: 'same job company service loyalty long award anniversary plastic cheap logo lunch boss manager handed ceremony thank you work office team firm factory hospital school my name wrong spelled spelt on it with here working been voucher dollars euros pounds',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'cost',
      back: 'guarantee',
    },
    all(
      '{text}. In the box was a leaflet. The {x} comes with a guarantee of two years. It was the longest commitment that the company has made to either of us.',
      '{text}. I read what was printed on the underside. They guarantee the {x} for two years, subject to normal use. I went and looked if there was anything like that on me.',
    ),
    all(
      'I worked it out on the back of the leaflet. Per year it comes to a few cents, and a little more in those when I was ill. {F}, from Payroll, checked it. "You\'ve left out the box," she said.',
      'I divided it by the years, and then by the days, and showed the result to {F}, from Payroll. She said that it was about right, if one counted the ribbon.',
    ),
    mild(
      'It is on my desk. I go easy on it. I should like it to get through its guarantee, at least, before they do mine.',
      'I have put it where I can see it. When it begins to fade, I will know how one goes about that.',
    ),
    mild(
      'Under "Defects," I have since noticed, it says to return it to the person who issued it, with the receipt. {F} is looking for mine.',
      'There is an address for complaints. It is my own extension.',
    ),
    hot(
      'It changed how I see the place. I had the guarantee enlarged and hung it over my desk: "Do not drop. Do not expose to heat. Service at regular intervals." People stood in front of it and had to be led away.',
      'I asked for the same terms as the {x}. {F} found that nothing spoke against it. Since the spring I may not be immersed, or used for another purpose than I was built for, and I am wiped once a week.',
    ),
    spicy(
      'Within a year all of us were under guarantee. There were no more quarrels. When somebody stops in the middle of the day, he is not spoken to. He is sent in, in his original packaging.',
      'It has been a good time. I was opened up once, since I hummed. "It\'s the load," said {F}. "It isn\'t meant to be left on overnight."',
    ),
    spicy(
      'Yesterday it ran out, on the {x} and on me, the same day. {F} came by with a box. "They\'re giving out a new one," she said. "For two more years." I asked which of us it was for.',
      'Last week mine ran out. {F} looked it up: with people like me, she said, it starts to be worth more. I asked since when. She read it from the leaflet: "As soon as they stop making it."',
    ),
    unhinged(
      'In June somebody looked at the underside of everything. You had to get hold of an edge, and lift. It was rather worn, but one could read it: a stamp, a number, and "Guaranteed for," and then a coffee ring.',
      'In the fall a letter went to all who exist. There was going to be a small ceremony for long service, in the field behind the stars, with something for everyone who had been there from the start.',
    ),
    unhinged(
      'We let it down again, very gently. "Should we tell them?" I asked. {F} had her hand on the grass. "It\'s had normal use," she said. "Mostly. Say nothing about the heat."',
      'They went through it by length. The stones were first, and then the sea. When it came to me, a hand reached down with a little box. I thanked them. I knew by the rattle. It was a {x}.',
    ),
  ),
  plot(
    'move-better-than-me',
    {
      when: [
        'p:intern|trainee|apprentice|new_hire|new_starter|newbie|junior|temp|graduate|student|new_guy|new_girl|newcomer|work_experience_kid|youngster|assistant|new_colleague|placement_student|new_boy ... better|faster|quicker|smarter|younger|cleverer|taller|fitter|stronger|neater .. than .. me|i|us|mine|my_kids|my_socks|my_car|my_shoes',
        'new p:guy|girl|lad|lass|bloke|colleague|coworker|developer|engineer|teacher|nurse|hire|starter|employee|recruit|kid|person|woman|man|manager ... better|faster|quicker|smarter|younger|cleverer|knows_more|knows .. than|more .. than? .. me|i|us',
        'p:intern|trainee|apprentice|new_hire|new_starter|junior|graduate|temp|new_guy|new_girl|placement_student ... knows|earns|gets|makes|does|understands|reads|lifts|sells more .. than .. i|me|we|us',
        'younger|smarter|faster|better|fitter|quicker .. than .. me|i .. p:intern|trainee|apprentice|new_hire|new_starter|junior|graduate|temp',
        'p:intern|trainee|apprentice|new_hire|new_starter|new_guy|new_girl|junior|temp ... beat|beats|outsold|outperformed|corrected|overtook|outscored|showed me|us ... ',
        'p:intern|trainee|apprentice|new_hire|new_starter|new_guy|new_girl|junior|temp .. already|now ... better|faster|everything|everyone|loves|promoted ... ',
      ],
      not: 'worse|not_better|died|fired|laid|quit|left|resigned|sick|cry|cried|harass|girlfriend|boyfriend|wife|husband|@child|dad|mum|mom|salary|redundant|replaced|replace|drunk|sleep|slept|affair|racist|table_tennis|pool|arm',
      fine: 'excel already computer everything spreadsheet work desk job week day started years twenty old typing so much whole team three months can do it with only just two hired',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'shadow',
    },
    all(
      '{text}. The plan was that {p.full} should shadow me for a month. It has been found quicker the other way around.',
      '{text}. On the schedule it says "Shadowing." By the second day it was clear from where the light was coming, and I have been walking half a step behind.',
    ),
    all(
      'A shadow does not have to contribute. I carry the second cup, and when {p.full} stops, I stop, a little longer than needed. {F}, my director, says that I have filled out the role.',
      'I must say that it suits me. {p.full} turns, I turn. In the mornings I am very long, and toward noon you hardly notice me. {F}, my director, has asked what I used to do.',
    ),
    mild(
      'At the end of the month I will be given a certificate. {p.full} signs it: "Shows interest. Should speak up more."',
      'There was a talk halfway through. I am said to be keen. {p.full} sees me in a proper job one day, if I want it enough.',
    ),
    mild('My parents have it on the fridge.', 'I have asked if I might stay on over the summer.'),
    hot(
      'Others have seen how rested I look. {F} has taken one on herself, out of school, and lies at his feet in meetings. By August there was not a desk on our floor with more than one person in the light.',
      'It went around quickly. For each of us over thirty they found somebody, and we gave up our chairs and lay down behind theirs. {F} showed me how she does hands: a dog, a swan, a Vice President.',
    ),
    spicy(
      'The figures have never been so good. On the podium at the party stood {p.full}, holding the cup. "I owe it to whoever was behind me," I heard, and for a second a spotlight came on. I was gone.',
      'We had a record year. Then {p.full} was called up to the top, to an office full of windows, on all sides. I went too. There was no place in there where one could fall.',
    ),
    spicy(
      'They found me in the evening, under the table, with the low sun. "{short}," I told {F}. "Yes," she said, from the wall. "And who has been doing yours?"',
      'So I walked down by myself and stood outside, in the sun. I looked behind me. There was somebody. It was {F}, half a step back, with two cups.',
    ),
    unhinged(
      "In the fall they turned the lamp around, the big one. It had been somebody's first week up there. All at once what had been thrown by things got up and stretched, and the things lay down, quite flat, and had to follow.",
      'That winter a new sun started. It was keen, it was better than the old one, and it had brought its own cable. The old one was seen the next day a little behind it, carrying something.',
    ),
    unhinged(
      'I am in management again. I go ahead, dark, with my arms out, up the sides of buildings. Behind me on the pavement is {p.full}, being dragged. I have written in the appraisal that the start was promising.',
      'For once there were two of each of us: {p.full} and {p.full}, {F} and {F}. I stretched out both of mine over the whole of the car park, and neither was the better. "Stay like that," said {F}. It was evening.',
    ),
  ),
  plot(
    'move-left-at-lunch',
    {
      when: [
        'p:intern|trainee|apprentice|new_hire|new_starter|starter|newbie|junior|temp|new_guy|new_girl|recruit|new_colleague|lad|new_lad|new_waiter|new_cook|new_chef|new_manager|new_boss|new_teacher|supply_teacher ... left|leave|quit|lasted|resigned|disappeared|vanished|walked_out|went_home|gone|never_came_back|never_returned .. at|after|before|in|within|on|by|lunch|hour|day|week|#',
        "p:intern|trainee|apprentice|new_hire|new_starter|starter|newbie|junior|temp|new_guy|new_girl|recruit|new_colleague|lad|new_lad ... didn't|didnt|never|not come|came|return|returned|show|turn|turned back|up ... ",
        'trained|train|training|showed|onboarded ... p:intern|trainee|apprentice|new_hire|new_starter|starter|newbie|junior|temp|new_guy|new_girl|recruit|new_colleague ... left|quit|resigned|gone|disappeared|vanished|handed',
        'new p:guy|girl|lad|bloke|colleague|coworker|developer|engineer|nurse|hire|starter|employee|waiter|cook|chef|person|woman|man ... quit|lasted|left|walked_out|resigned .. lunch|hour|hours|day|#|week|first',
      ],
      not: '@child|@relative|fired|laid|sick|died|ill|hospital|left_a|left_the|left_his|left_her|left_me|cake|left_over|note|window|door|early|cry|crying|abuse|harass|train_station|@pet|christmas|good|sad|miss|years|year|card|late',
      fine: 'lunch hour hours day days week after two three first already quit all starter without saying word told lasted half never came back second started monday shift desk coffee break job exactly only trained bakery',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'distance',
      back: 'enough',
    },
    all(
      '{text}. I did the exit interview by telephone. "I\'d seen enough," said {p.full}. I have been here for nineteen years and have not seen enough. I asked for details.',
      '{text}. For our records I rang up and asked why. "I\'d seen enough," I was told. I put down my pen. It had taken that {p} a few hours, and I am still looking.',
    ),
    all(
      'There were three points. I took them down. Each was something that I had noticed on my own first day and had meant to come back to.',
      'I got it all in under a minute: the smell, the meeting, and my face. I had been told about those myself, I believe, at some point, by a mirror.',
    ),
    mild(
      'I sent them up as a consultant\'s report. It has cost us forty thousand, and was called "bracing."',
      'We have paid a firm in Zurich for a year to find that out. They had the order different: they had the meeting first.',
    ),
    mild(
      '{F}, my supervisor, would like to win the {p} back. I rang again. "Who?" said the voice.',
      'I asked if there was any advice for me. There was a pause on the line, and I heard birds. "Lunch," said the {p}.',
    ),
    hot(
      '{F}, my supervisor, saw the potential. If that is what one person can find in so short a time, she said, think of what we would save. We hire them by the hour now. They walk in, look, and leave.',
      'It was so efficient that {F}, my supervisor, made it a career path. You start, you have seen enough, you go, and all before the canteen closes. Four hundred have completed it.',
    ),
    spicy(
      'It has become an honor. They come from all over and stand in the door with a coat on. The record is held by a girl from Turin, who turned in the car park. She has been given a pension.',
      'The best of them never sit. Last month someone read the sign, nodded, and was gone, and {F} wept. On the wall of the lobby we have a plaque for the first: "{quote}."',
    ),
    spicy(
      'In the end there were only {F} and I who had not gone. She had her hand on the switch. "Have you seen enough?" she asked. I looked around. "Give me until lunch," I said.',
      'The office is empty now, and very clean. I sit here with {F}. "What is it that you see in it?" she asked me yesterday. I said that I was trying not to look.',
    ),
    unhinged(
      'In April a child was born in Bergen who took one look, said, "Thank you, that\'s enough," and was back before the cake. It has caught on. Midwives stand at the door with a coat over their arm.',
      'Then it was the year itself. It came up over the hill on the first of the month, in a new shirt, was shown the desk, the news and the coffee machine, and by noon there was only the shirt.',
    ),
    unhinged(
      'They say that over there the exit interviews take a while. There is just one question, what it was that you saw. I am in my forty-eighth year. "{short}," I will begin, and somebody, I hope, will put down a pen.',
      'We have had to carry on with the old one. It came out of retirement, with its cardigan, on the understanding that it could go at lunch. None of us has told it how late it is.',
    ),
  ),
  plot(
    'move-pupil-work',
    {
      when: [
        '^ today|yesterday|so|apparently|one? of? my|our|a|the|this? p:student|pupil|class|schoolkid|year_seven|sixth_former|students|pupils|kindergartner|first_grader|second_grader|third_grader|fourth_grader|fifth_grader|sixth_grader|undergrad|freshman|sophomore|tutee|piano_student|homeroom ... hand|handed|write|wrote|written|draw|drew|drawn|make|made|give|gave|given|fall|fell|bring|brought|forget|forgot|eat|ate|copy|copied|throw|threw|sing|sang|submit|submitted|cheat|cheated|fail|failed|spell|spelled|spelt|answer|answered|laugh|laughed|call|called|correct|corrected|turn|turned|sleep|slept|clap|clapped|use|used|glue|glued|paint|painted|paste|pasted|win|won|lose|lost|sneeze|sneezed|imitate|imitated|wear|wore|hide|hid|fart|farted|send|sent|spill|spilled|plagiarise|plagiarised|plagiarized|cite|cited|quote|quoted|email|emailed|return|returned|finish|finished|build|built|invent|invented|put|left|start|started',
        'mark|marked|marking|grade|graded|grading # p:essay|essays|paper|papers|exam|exams|book|books|test|tests|homework|assignment|assignments|script|scripts|quiz|quizzes|lab_report|project|projects|poem|poems ... ',
        'p:essay|homework|assignment|exam_paper|lab_report|poem .. about|on|written|from|by .. student|pupil|class|wrong|same|chatgpt|ai ... ',
      ],
      not: [
        'class laugh|laughed',
        'my_son|my_daughter|son|daughter|niece|nephew|grandson|granddaughter|my_teacher|professor|died|death|cry|cried|crying|hospital|bully|bullied|fight|hit|bit|stab|knife|gun|sick|vomit|threw_up|abuse|suicide|pregnant|fire|police|divorce|sister|brother|husband|wife|@pet|passed_away|graduate|graduated|first_class|business_class|yoga|spin|pottery|gym|class_action|middle_class|working_class|i_failed|my_exam|my_essay|my_homework|dad|mom|mum|lawn|hug|love',
      ],
      fine: 'school lesson today maths math english history science whole same wrong question answer weekend night after hours of with exactly quite good essay homework class me like it about test exam front everyone board pen handwriting birthday',
      is: '!question !actor:child',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'see me|"see me',
    },
    all(
      '{text}. I have taught for long enough to know that there is only one way to deal with such a thing. I took the red pen and marked it.',
      '{text}. There is nothing that comes up in a school that cannot be marked. I uncapped the red one and drew a margin.',
    ),
    all(
      '"Content: surprising. Spelling: own. Has clearly understood something, though not the question." I gave it a B plus, and wrote at the bottom: "See me."',
      'For effort I put an A. For relevance I put a small tree. Then I wrote what you write when you do not know yet yourself: "See me."',
    ),
    mild(
      'The answer lay on my desk in the morning, in green. "We do see you," it read. "Every day. You should get more sleep."',
      'By the next day someone had written under it, in pencil: "Seen. Nice jumper."',
    ),
    mild(
      'I have given that an A.',
      'They had marked my handwriting, too. I am on a C, with room to grow.',
    ),
    hot(
      'I kept the pen in my hand on the way home. The bus got a D for structure. At supper I ticked the soup, and put a wavy line under my brother-in-law, and a question mark.',
      'It is hard to stop. I did the corridor, with arrows. I did the headteacher as she walked by, on the sleeve: "Good start! What happens then?"',
    ),
    spicy(
      'The inspectorate heard of it, and sent {F}, who grades whole counties. She sat in the back for an hour. "{quote}," I said, to explain how it had begun. I saw her take out a red one of her own.',
      'In June came {F}, from the ministry, to look at my methods. I showed her the case from which it all came: "{quote}." She read it once, and uncapped something.',
    ),
    spicy(
      'It stands on my forehead now. "Shows promise. Must learn to leave a margin." And underneath, in her small neat hand, where I can only see it in spoons: "See me."',
      'It took her about four seconds, and she blew on it. "72%," it says, on the back of my hand. I have never had that much. "See me," said {F}, and was gone.',
    ),
    unhinged(
      'In the holidays they were all handed back, the real ones, by an usher, in a hall without walls. People turned theirs over and covered the number with an arm. The Alps had got a merit. Belgium was told to show its working.',
      'That summer somebody went through creation with a red pen. You could see it from a plane. There were ticks along the coast, and around the desert a long loop, and "Why?" Over the giraffe it said, "Ha!"',
    ),
    unhinged(
      'I looked at mine. There was my life, in my own hand, quite short, and beside it in the margin just one line of red. "This is about something else," it said, "but go on." I looked up for who had written that. It was the {p}.',
      'On us there was nothing for a while. Then the pen came down, very slowly, beside the place where the {p} had been, and I knew what that cost. "{short}," somebody had underlined, and next to it, in letters as high as a church: "See me."',
    ),
  ),
  plot(
    'move-teacher-exam',
    {
      when: [
        '^ today|yesterday|so|apparently? my|our|the|a|this? new|old|math|maths|english|history|science|art|french|german|pe|gym|music|substitute|supply|chemistry|physics|biology|geography|head|form|class|statistics|latin|spanish? t:teacher|professor|lecturer|headmaster|headmistress|headteacher|principal|prof|tutor|dean|invigilator x:*',
        '^ today|yesterday|so|apparently? my|our|the|a|this? new|old|math|maths|english|history|science|art|french|german|pe|gym|music|substitute|supply|chemistry|physics|biology|geography|head|form|class|statistics|latin|spanish? t:teacher|professor|lecturer|headmaster|headmistress|headteacher|principal|prof|dean|invigilator .. fell|forgot|spent|gave|used|wore|brought|made|told|said|asked|called|started|showed|laughed|played|sang|wrote|put|lost|spilled|set|mixed|read|confused|fell|thought|sent|had|was|is|keeps|knew|knows|spelled|spelt|mispronounced|ate|came|left|turned|dropped|broke|taught|talked|talks ... ',
      ],
      not: "group|while|they|they_all|i'm_teaching|my_son|my_daughter|son|daughter|kid|@child|niece|nephew|grandson|granddaughter|husband|wife|me_out|died|death|cry|cried|crying|hospital|hit|hits|slap|fired|arrested|affair|sick|pregnant|racist|abuse|touch|touched|grope|cancer|suicide|vomit|drunk|gun|knife|love|yoga|piano|dance|swimming|driving|ballet|golf|ski|kindergarten|nursery|conference|parents|is_retiring|retired|retires|is_leaving|quit|mean|hates|i_am|i'm|parent|bully|bullied|called_me_mum|failed_me|expelled|suspended|detention",
      fine: 'class whole lesson school today we us our homework front again test surprise forgot exam room board film asleep assembly phone computer projector video lecture period monday morning first still then and that because all because marked wrong name',
      is: '!question',
      carries: true,
      axis: 'formality',
      back: '(6 marks)',
    },
    all(
      '{text}. I have put that into the form in which one learns: an exam. Question 1: "Who was it? Give your reasons." (2 marks)',
      '{text}. There is more in that than in the whole term. Question 1: "The {t} {x}. Is this usual?" (2 marks)',
    ),
    all(
      'Question 2: "Describe the faces of those in the second row. Do not use the word \'open.\'" (6 marks)',
      'Question 2: "You were there. Compare what you did about it with what you will one day say that you did." (6 marks)',
    ),
    mild(
      'Question 3: "The lesson had another aim. Can you remember it?" (1 mark, for trying)',
      'Question 3: "Which part of this will come up again in your life? Show your working." (4 marks)',
    ),
    mild(
      'I handed it in with the rest of my homework. I got it back unmarked. The {t} is still on question 1.',
      "I slid it under the door of the staff room. One could hear pens. Somebody in there was telling the {t} not to look at other people's.",
    ),
    hot(
      'Question 3: "It is forty years later, and you are head of a region. Your deputy asks what you learned at school. Answer with the case given above, in full."',
      'Question 3: "You are now a manager. A new employee looks at you as you looked then. Using an object from your desk, do it again."',
    ),
    spicy(
      'Question 4: "\'{quote}.\' Discuss." I discussed. I asked for more paper. When they collected the sheets I was still in the second row.',
      'Question 4: "\'{quote}.\' Without this, would you be who you are? (Yes / Yes, but taller)" I took the full three hours over it.',
    ),
    spicy(
      'I looked up how it is graded. The model answer is in a sealed envelope. "Accept anything," it says, in the hand of the {t}. "They never find out either."',
      'The solutions have come out. Under 4 there is only a note to the examiners. "The {t} {x}," it reads. "Full marks to those who noticed."',
    ),
    unhinged(
      'Question 5: "Turn over." On the back was the classroom, with the chairs up, at dusk, and one lamp on. The {t} sat there with a red pen and a paper of at least a thousand pages. "Question 1," said the first.',
      'Question 5 had no text. It was a small door, drawn in ink, with a handle. I looked at the clock and used it. It was the staff room. They were all bent over desks, in rows, with their tongues out a little.',
    ),
    unhinged(
      '"\'They sat before you,\'" I read, over that shoulder. "\'They were ten, or forty. Describe their faces.\' (6 marks)" "It\'s the only question there is," said the {t}. "Have you got a rubber?"',
      'Someone huge walked between them with soft shoes. The {t} covered the sheet with an arm, but I had read it. It was about me. "\'What became of the one in the second row?\'" it said. (6 marks)',
    ),
  ),
  plot(
    'move-exam-conditions',
    {
      when: [
        'x:exam|exams|finals|midterm|midterms|viva|mocks|gcse|gcses|a_level|a_levels|retake|resit|driving_test|theory_test|bar_exam|final_exam|quiz|maths_test|math_test|spelling_test ... tomorrow|postponed|cancelled|canceled|moved|next|hall|room|start|starts|begins|week|morning|noise|building|same|am|nothing|ready|revise|revised|revision|study|studied|studying|cramming|clash|outside|hard|fire_alarm|hours|question|over|done|finished',
        'revise|revised|revising|revision|study|studied|studying|cram|cramming .. for .. x:exam|exams|finals|midterm|midterms|test|viva|mocks|gcse|gcses|bar_exam|quiz|retake|resit',
        'sat|sit|sitting|took|take|taking|had|have|wrote|got .. my|the|an|a x:exam|exams|finals|midterm|midterms|viva|mocks|resit|retake|bar_exam|final_exam|maths_test|math_test',
      ],
      not: 'pass|passed|fail|failed|result|results|grade|aced|@child|@relative|@pet|eye|medical|blood|driving|pregnancy|breast|prostate|mark|marking|marked|graded|grading|invigilate|invigilating|students|pupils|wrong_room|wrong_exam|cheat|cheated|cheating|sick|vomit|hospital|panic_attack|cry|cried|got_a|overslept|slept|asleep|late|missed|forgot|dream|dreamt|dreamed|calculator|pen|100|full_marks',
      fine: 'tomorrow know nothing studied study whole night week all weekend hall room next door site building diwali christmas easter maths math chemistry physics history biology english accounting law french final year two three hours until after postponed cancelled cleaned instead watched netflix kitchen room coffee started yet open book question university school college practice choir lawnmower drilling noise construction',
      is: '!question !actor:person',
      carries: true,
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'turn over|turned over|turns over',
    },
    all(
      '{text}. What remains with one is a sentence. "You may now turn over your papers," {F} would say, who always had the supervision. I find nothing like it in the world of work.',
      '{text}. I know already what I will be like: I will wait for somebody to tell me that I may turn over my paper. It is {F}, the invigilator, who says that, and I have been waiting for her my whole career.',
    ),
    all(
      'In the office they give you things face up, all at once, from eight in the morning. So I asked {F} if she had an hour. She came in soft shoes, and laid everything on our desks with its back to us.',
      'I put her name forward. On her first day with us {F} walked down between the desks and placed before each of us something face down. For the first time in years it was quiet.',
    ),
    mild(
      'It has been four months. She has not said it. We sit up very straight, and for as long as that lasts we have all done well.',
      'We are in the second week. We do not know what is on it, and the mood is excellent.',
    ),
    mild(
      'I have sharpened everything. In the {x}, when it comes to that, I will be the calm one.',
      'Now and then somebody asks for the toilet. He is accompanied, and it is noted down. It is the most that anyone has cared.',
    ),
    hot(
      'It has done wonders for us. You raise a hand, and {F} comes up, bends down and whispers, "I can\'t tell you that." You nod. I have had worse advice, and it was in color.',
      'There are no phones and no talk. If you are stuck, you look at the clock or at the neck of the man in front. "Read the question," says {F}, when she sees me falter, although it lies on its face.',
    ),
    spicy(
      'At last, in June, she went to the front. We held our pens. "You may turn over your papers," said {F}. There was a rustle through the building, and then a hand went up, far in the back: "Is it all right if we don\'t?"',
      'This spring a young man could not stand it and turned over a corner. He went white. They led him out. "What was it?" we hissed. "It\'s blank," he said, "you have to write it yourself."',
    ),
    spicy(
      'She looked at the clock. "Then you have the rest of your lives," she said. It is printed on our mugs, and under it, small, how it all began: "{quote}."',
      'We have since pushed ours back to the edge of the desk. "{quote}" was nothing, we tell the new ones. At least there one was told the subject.',
    ),
    unhinged(
      'That fall it was said to everybody. It came down through the clouds, in soft shoes, in all languages, just the one sentence, and in the fields they put down their spades. You could see people feel for the edge of the earth with two fingers.',
      'In the autumn we noticed it from the plane: the whole country lay with its back up. So did the sea. It had been handed out like that, and for some thousand years we had been drawing on the cover.',
    ),
    unhinged(
      'We turned over together. It was only one question, and there was quite a lot of room for it. I looked at {F}. "I can\'t tell you that," she whispered. I looked at the neck of the man in front. He was looking at a neck.',
      'We took hold at the coasts and turned it over. On the other side lay somebody\'s {x}, filled in, in ink, with a tick at the end and a smile. It was for a planet two rows in front. "Eyes on your own," said {F}.',
    ),
  ),
  plot(
    'move-same-room',
    {
      when: [
        'x:meeting_room|conference_room|room|boardroom|studio|court|hall|lane|pitch|slot|desk|classroom ... double-booked|double_booked|doublebooked|double_booking|booked_twice',
        'double-booked|double_booked|double_booking ... x:meeting_room|conference_room|room|boardroom|studio|court|hall|desk|pitch|slot|classroom',
        'two|both|# people|teams|departments|groups|meetings|of_us .. booked .. same x:meeting_room|room|conference_room|slot|court|desk|hall|boardroom|studio|pitch',
        'someone|somebody|people|team|they .. in|using|took|stole|hijacked|occupying .. x:meeting_room|conference_room|room|boardroom .. i|we .. booked|had|reserved|our|my',
        'someone|somebody|another_team|people|sales|marketing|finance .. took|stole|hijacked|kicked|booked|occupied .. our|my|the|us x:meeting_room|conference_room|room|boardroom|slot ... ',
        'no x:meeting_room|meeting_rooms|conference_rooms|conference_room|rooms .. free|left|available ... ',
        'kicked|thrown .. out .. of .. x:meeting_room|conference_room|boardroom',
      ],
      not: 'hotel|@child|wedding|party|airbnb|hospital|bedroom|delivery|chat|labor|living_room|flight|restaurant|concert|church|changing_room|fight|police|escape|dentist|doctor|hair|smell|smelled|@pet|locked',
      fine: 'office work neither leave would meeting client budget review kitchen stairs corridor again booked same floor team held stood outside knocked people free anywhere hour whole day today canteen one-on-one interview',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'any other business',
    },
    all(
      '{text}. It was solved as grown people solve things. Both meetings went ahead, in the same place, one of them facing the window, and each pretended that the other was the radiator.',
      '{text}. Not a word was said. The two groups sat down on two sides of one table, opened two agendas, and began, in a normal voice, at the same time.',
    ),
    all(
      '{F}, who led the others, asked for a show of hands. Some of ours went up. Under "any other business" it came out that we had approved their holidays, and that they had closed our plant in Ghent.',
      'By point three it had started to mix. I put a question, and {F}, from the other meeting, answered it. When we got to any other business, we had bought something, and none of us could find out which of us it was.',
    ),
    mild(
      'I looked at what had been decided. For once we had got through everything, and a good deal that was not ours.',
      'It was the first meeting this year to end early. {F} proposed the same {x} for next week, by mistake, again.',
    ),
    mild(
      'My team has since asked whether they could have her.',
      'We have a plant less and a boat more. I am told that it balances.',
    ),
    hot(
      "It was twice as fast. From then on nothing in the house was held alone. The lawyers and the choir, the budget and someone's birthday: they went in together, and what came out had been signed by all and had a candle in it.",
      'It caught on. There are six in there now, in the one {x}, on most mornings. You say your sentence into the noise, and somebody has already agreed to it. They call it the soup.',
    ),
    spicy(
      "In May two candidates were interviewed across each other. Each heard the other's questions. We hired the answers, and I believe that it is one person; she is very well rounded.",
      'Then I was let go, and promoted, in two talks that ran side by side. I said thank you. It fitted both.',
    ),
    spicy(
      'Under any other business I got up and told them where it all came from: "{quote}." {F} was facing the window. "I second that," she said to the radiator.',
      'I keep the door plate at home. "{quote}," it says, and under that, in two hands, "Any other business?"',
    ),
    unhinged(
      'In the fall there was a clash higher up. Two eras had been put down for the same world. They came in from both sides, with their coats on, and neither would leave: ours with its phones, and another, with reeds.',
      'That winter it was found that the universe had been booked twice. The other party had been there all along, in among us, facing the window. What we had thought was the weather had been their agenda.',
    ),
    unhinged(
      'We agreed to go ahead. I have since paid my rent to a heron. Toward evening, when you hear both at once, someone far off, under the stars, calls, "Any other business?" and something large, in the reeds, puts up a hand.',
      'They were on point eight, it turned out, and so were we. A show of hands was called for, and by mistake we all of us put one up, here and there, in the dark. It was carried. I only hope that it was the {x}.',
    ),
  ),
  plot(
    'move-takes-notes',
    {
      when: [
        'asked|told|made|volunteered|chosen|picked|had|have|got|expected .. take|taking|do|type|write .. x:minutes|notes',
        '=take|=took|=taking .. the|meeting x:minutes ... ',
        '=take|=took|=taking .. x:notes ... meeting|call|boss|nice_handwriting|handwriting|workshop|committee|team',
        'always|again me|i .. takes|take .. x:notes|minutes',
      ],
      not: 'student|lecture|class|@child|doctor|police|speech|minutes_late|longer|to_get|to_find|to_walk|to_drive|only_minutes|sticky|love|suicide|bank|five_minutes|ten_minutes|thank_you|a_note|notes_app|ten|five|few',
      fine: 'meeting again because nice handwriting only woman one boss manager team committee every time work new always still volunteered me call handed wrote everything nobody reads man youngest',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'approved',
    },
    all(
      '{text}. They think of it as a chore. In every empire there was one man with a stick of chalk, in a corner, who was asked because his writing was nice, and all that we know is what he felt like.',
      '{text}. People pity you for that. But a meeting is over in an hour, and after that there is only what was written down by whoever was writing.',
    ),
    all(
      'I started with small things. I gave {F}, who was in the chair, a better opening, and took out a joke. A week later the {x} were sent around. They were approved without being read, as they always are.',
      'First I only tidied up. I let {F}, our chair, finish a sentence. I had a man from Logistics say what he had plainly wanted to. The {x} went out, and were approved in silence, with a spoon against a cup.',
    ),
    mild(
      'In April {F} rose for applause. She had been told in the {x} that there was some.',
      'By the third time they spoke better. {F} had begun to read ahead, to see what she would think.',
    ),
    mild(
      'My own part I have kept modest. "There was a pause," it says. "All looked over at the one with the pen."',
      'I am in there only once, on page two, saying nothing, at some length, in a scarf.',
    ),
    hot(
      'After that I stopped going. I write them the evening before. There has been a quarrel, a duel over the parking, and a very beautiful friendship between two people in Tax, and all of it was approved.',
      'You do not need the meeting for it. I do them at home now, in the bath. In the spring I ended the reorganization. In May I brought back a colleague who had left us, with a beard, from the sea.',
    ),
    spicy(
      '{F} came to my desk with a page. "It says here that I resigned," she said. I asked if she would like to object. She looked it up. "I approved it," said {F}.',
      'In June I had {F} name a successor. "Somebody quiet," she had said, "with nice handwriting." She stopped me in the corridor. "I don\'t remember that," she said. "But it does sound like me. I\'ve seen it in writing."',
    ),
    spicy(
      'At her farewell she spoke of the day when it was decided who would do it: "{quote}." There was applause. I noted it down.',
      'I have the chair today. It is a great deal of talking. "{quote}," I tell the girl in the corner, to give her heart. I cannot see what she is putting.',
    ),
    unhinged(
      'Then the old ones came to light, from before. It is a very large book. It turns out that the first five days had gone on and on, nothing had been agreed, and that somebody with a stick had simply put, "And it was good."',
      'Last fall I wrote one for the whole of the world, for practice: present, apologies, matters arising. I had the ice come back. I let the two old enemies share a taxi. I left it lying in the hall.',
    ),
    unhinged(
      'I found the place for today. It was blank. I wrote, "There was a pause." One could hear it: the traffic, and then the birds. All of them looked over. It was approved.',
      'It was approved this morning, with a spoon against a cup, by everyone. The taxi has been sent for. They are asking who it was that took the {x}. I have put, "Not known."',
    ),
  ),
  plot(
    'move-does-anyone-read',
    {
      when: [
        'anyone|anybody|someone|people|they|everyone .. read|reads|reading .. my|the|our|these|that|this .. x:report|reports|email|emails|e-mails|newsletter|minutes|manual|memo|update|updates|handbook|documentation|notes|guidelines|policy|syllabus|blog',
        'nobody|no_one|not_one|not_a_single .. read|reads|reading|opened|opens .. my|the|our|these .. x:report|reports|email|emails|e-mails|newsletter|minutes|manual|memo|update|updates|handbook|documentation|notes|guidelines|policy|syllabus|blog',
        "not|never|don't|doesn't|didn't|dont|doesnt|didnt read|reads .. my|the|our .. x:report|email|emails|e-mails|newsletter|minutes|manual|memo|handbook|documentation|guidelines|syllabus|blog",
        'my x:newsletter|report|blog|intranet_post ... no|zero|one|two|three|# reader|readers|opens|views|clicks|likes',
        'page # .. of|in .. x:report|manual|thesis|handbook ... cake|joke|recipe|noticed|read',
      ],
      not: [
        "i|we read|reads|never|don't|dont|didn't|didnt|haven't",
        '@child|@relative|bedtime|diary|love_letter|texts|blood|meter|girlfriend|boyfriend|mind|lips|palm|out_loud|aloud|book_club|hacked|private',
      ],
      fine: 'actually really ever weekly monthly send write wrote spent hours week work team last send week colleagues staff boss quarterly month even people students company office put in to check',
      carries: true,
      cast: { F: 'she' },
      axis: 'audience',
      back: 'room 4',
    },
    all(
      '"{quote}" I had been turning that over for years. So I put a sentence into the next, in the fourth paragraph, where it is thickest: "Whoever has got this far should come to room 4 on the tenth, at three. There will be cake."',
      '"{quote}" One can find that out. In the next, in the fourth paragraph, in the same type as the rest, I wrote: "If you can see this, come to room 4 at three. There is cake."',
    ),
    all(
      'I made two, to be on the safe side. At three I sat there with a knife. At four I had a piece. It has taught me a good deal about my figures, and about marzipan.',
      'I had set out forty plates. I sat in room 4 until it got dark, with the {x} before me, and noticed a slip in the second paragraph.',
    ),
    mild(
      'Just before dawn the door opened. It was {F}, who empties the bins. "Fourth paragraph," she said, and sat down. She has got all of them, in a box, by date.',
      'At half past five {F}, from the night shift, put her head in. She had found it at the bottom of a bin. She has read everything of mine since 2017, she told me, and preferred the early work.',
    ),
    mild(
      'I write for her now. She is not convinced by my conclusions.',
      'We have fixed the slip. {F} thinks that the ending could be shorter, and that somebody should come in through a window.',
    ),
    hot(
      'In the door stood {F}, who empties the bins, with a folder. She had read it all, she said, for years, by the light of the drinks machine, and there were things that I ought to know. In March I had repeated myself. In June I had been in love.',
      'Then {F} came in. She works nights, and finds it in the bins. "I thought that you\'d never ask," she said. There are sixty of them, in all the towers, she told me; they pass it on from floor to floor, and some can do you whole paragraphs.',
    ),
    spicy(
      'With her notes it grew. I cut the tables and let a man in from the rain. By the fall it was read under every desk in the building, and even by those to whom it is addressed.',
      'So I wrote it for them. The {x} got a plot. Last month I closed with somebody at a door, and the whole city was vacuumed by nine, so that they could find out.',
    ),
    spicy(
      'Only {F} has stopped. I asked her why. "It used to be just for me," she said. I have gone back to how it was, and put it in the bin myself. There is cake in it, in the fourth paragraph.',
      'My supervisor has found out and offered me two hundred thousand readers. I went down to room 4 to think. On the table lay a note: "You went on too long. But we\'ll wait for the next." There was a fork in it.',
    ),
    unhinged(
      'That winter I took to reading other things more closely: the back of the bus ticket, the bark of the plane tree, the ripples in the sand. It is all in the same type. And in the middle, between two shells, there it was: "Whoever has got this far."',
      'In May an old man in Cork, who had read the whole of the rain, from the beginning, came to the place. It was a Tuesday\'s worth, somewhere in the small print. "If you can see this," it said.',
    ),
    unhinged(
      'So there is a room 4. It is up quite a few stairs. He sat there with a knife and forty billion plates. It was getting dark. "Did you like it?" he asked. I said that I had a few notes. "Oh, thank God," he said.',
      'He went. It is at the end of a lane, with a light on. Somebody in there got up so fast that the chair fell over. "{quote}" it had been asking itself, all that while, and it cut him a very large piece.',
    ),
  ),
  plot(
    'move-uniform-fit',
    {
      when: [
        'new|old|my|our|the|company|work|school x:uniform|hi-vis|high-vis|hivis|tabard|lab_coat|work_shirt|polo_shirt ... ',
        'wear|wore|wearing|given|gave|got|issued|ordered .. x:uniform|hi-vis|high-vis|hivis|tabard|lab_coat|work_shirt ... ',
      ],
      not: '@child|@relative|police|army|military|navy|fireman|strip|costume|fancy_dress|halloween|wedding|surgery|cat|dog|washed|washing|iron|ironed|love|vomit|blood|football|forgot|lost|stolen|date|nurse_shark|pregnant|fetish|sexy|medal|parade',
      fine: 'new itchy two three sizes size too big small tight short long itches scratchy work job polyester colour color orange green purple sleeves trousers looks look like name wrong badge years old smells summer winter hot boss company they gave have had us only one left fits nobody',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'formality',
      back: 'let out|taken in|take me in|took me in',
    },
    all(
      '{text}. I went down to the stores with it. {F}, behind the counter, held it against me and nodded. "There\'s nothing the matter with that," she said, and then she measured me.',
      '{text}. In the stores {F} looked at the label, and at me. That was how it was made, she said. She had a drawer for the other case, and got out the tape.',
    ),
    all(
      'The {x} has a number, and has been tested at the national institute. I have been tested by no one. {F} made chalk marks where I would have to be taken in.',
      '"This is to a standard," said {F}, of the {x}. She asked me to what I had been made. I could not say. She stuck in a few pins where I should be let out.',
    ),
    mild(
      'I have an appointment on the fourth. It is only a small alteration, she says, around the outlook.',
      'I was ready the next day. I breathe differently now. It hangs beautifully.',
    ),
    mild(
      'She gave me the piece that was over, in a bag, in case I ever work somewhere else.',
      'There was enough left of me for a pair of cuffs.',
    ),
    hot(
      'It was so practical that the others were sent down as well. {F} did the whole shift in a fortnight. There was a man in Goods In who could not be taken in any further, and he was passed to Sales.',
      'The rest of the team saw how well it sat, and went. They came up again even, with a neat seam. If you laid us on top of each other there was nothing that stuck out.',
    ),
    spicy(
      'Last week the {x} was changed. It has pockets. "Where does that leave us?" I asked. {F} bit off a thread. "You\'ll all have to be let out again," she said, "and I gave you your bags."',
      'Then somebody above decided on another cut. We were called down to be let out. {F} felt along my side for the old line. "There was more here," she said. "You must have laughed at something."',
    ),
    spicy(
      'I had mine at home, behind the skis. It was less than I remembered. It was mainly the part that had said it: "{quote}."',
      'She looked in the drawer of scraps. There was hardly anything of it that one could use. On the inside of a sleeve it said, in my writing: "{quote}."',
    ),
    unhinged(
      'By then there was a branch out in the country, for landscapes. They had begun with the hills, which had never fitted the maps. You saw the pins in them toward evening. {F} walked ahead with the chalk, and the river was taken in at the hips.',
      'That winter the sky came back from the makers, and it was two sizes too small. It was to a standard. So they had to do the Earth. It was put on a low stool, in its socks, and told to hold out its arms.',
    ),
    unhinged(
      'I met {F} on the last hill. She had the sea over her arm, all the part that was left over. "What do I do with that?" she asked. It was still going in and out. I took it. It is behind the skis.',
      'It itched, one could see that. It turned a little, and some of us fell off. "Stand straight," said {F}, with her mouth full of pins. "You\'ll grow into it."',
    ),
  ),
  plot(
    'move-pay-itinerary',
    {
      when: [
        '=got|=get|=been|i|we|=gets paid today|again|yesterday|finally|and|but|this|on|late|early|last|$',
        'payday|pay_day|salary_day ... ',
        'salary|paycheck|pay_cheque|paycheque|wage|wages|pay .. come|came|arrived|landed|in|hit|gone|went|disappeared|vanished|lasted|late|already ... ',
        'spent|spend .. salary|paycheck|wages|wage|pay .. already|on|in|within|before|day|hours',
      ],
      not: "raise|rise|more|went_up|up|increase|cut|bonus|overtime|for|paid_for|@child|@relative|@colleague|@boss|less|mistake|twice|double|wrong|bill|customer|client|refund|negotiat|negotiate|job|gap|never|not|haven't|didn't|holiday_pay|sick_pay|redundancy|maternity|minimum|interview|attention|respects|visit|rent_went|he|she|they|off|paid_off|back|paid_back|parking",
      fine: 'today finally rent gone already account bank bills broke hours hour money monthly month first half bought pizza overdraft tomorrow days two three all spent landlord night again lasted minutes came went disappeared yet zero left day',
      is: '!question',
      carries: true,
      axis: 'distance',
      back: 'layover',
    },
    all(
      '{text}. It is always a great day in our house. The money comes in from abroad around eight and has a layover with me of about half an hour.',
      '{text}. I keep the account tidy for it. It is on its way to others and has just the one layover here, but I would like it to remember the place.',
    ),
    all(
      '8:02: arrival. 8:03: welcome by me, in a shirt. 8:05: the rent, with a sign, at the exit. 8:11: departures begin. I wave until the last one is small.',
      'The program: at 8:02 it lands. There are a few words. At 8:04 the landlord steps forward, then the electric people, and somebody from a gym. By seven the hall is empty, and I sweep.',
    ),
    mild(
      'This time I asked if it would not like to stay for a while. It had been told such a lot about me, it said. By the bank.',
      'A small amount missed its connection. It is on the sofa now. We do not know what to say to each other.',
    ),
    mild(
      'It will be back next month. It travels so much.',
      'I bought it a sandwich, and that was that.',
    ),
    hot(
      'This month I did it up: a lounge, a plant, a pianist. Over the door it says, "{quote}." It had a drink, and then another sum came over to hear the music, from a different account.',
      'I have put in a departure lounge, with armchairs, and on the wall, framed, the day on which it all began: "{quote}." Somebody plays the piano. It turned out that other people\'s had long been looking for such a place.',
    ),
    spicy(
      'By June they all changed planes with me. There were pensions, dowries, a whole road tunnel sat there with its hat on its knee. I had nothing of it, of course. I cannot describe to you what it was like to have it around.',
      'Within the year I was the third largest hub in Europe. At four in the morning you could see a ministry asleep on three chairs. I went through on tiptoe with blankets. None of it was mine, and all of it was tired.',
    ),
    spicy(
      'I asked it once, over the peanuts, where it is all going. There was a silence. It had supposed, it said, that this was known to those on the ground. "{short}," I said. It was still the best sentence that any of us had.',
      'My own was there as well, in its old coat. I had not seen it sit before. "And where is home?" I asked. It thought about it. It was with me, I believe, for longer than ever, and neither of us looked at the clock.',
    ),
    unhinged(
      "In the fall the fog came down and nothing left. On the second day they took off their shoes. On the third they no longer knew what they had been for, and a mortgage gave its seat to a child's tooth.",
      'Then there was an announcement that all departures had been withdrawn. It was quiet first. They folded up their currencies. A fortune and some bus fare discovered that they had been printed in the same house.',
    ),
    unhinged(
      'It has been a year. Out there they miss it, I hear, though not as they had thought. We have a garden behind the gate. Toward evening mine comes and leans on my shoulder. "It was meant to be a layover," it says.',
      'The fog lifted this morning. I went around and woke them. One after the other they looked out and lay down again. There is a sign in the street, and a man beneath it. It says "Rent." I have brought him a chair.',
    ),
  ),
  plot(
    'move-stranger-reference',
    {
      when: [
        'p:man|woman|lady|guy|bloke|stranger|passenger|old_man|old_lady|old_woman|tourist|cyclist|commuter|jogger|gentleman|chap|elderly_man|elderly_woman|kid|boy|girl|pensioner|monk|nun|builder|drunk_man|random_man|random_woman|random_guy on|in|at|outside|behind|opposite|beside|near|from|by the|a|my x:train|tram|bus|tube|metro|queue|line|ferry|plane|lift|elevator|gym|park|street|bench|supermarket|pub|cafe|bar|airport|station|waiting_room|checkout|till|bakery|pool|sauna|library|market|bus_stop|street_corner|phone_shop|traffic_light|post_office|bank ... told|said|asked|called|thought|offered|complimented|looked|says|keeps|whispered|shouted|mistook|gave|showed|explained|recommended|started|coughed|sneezed|sang|smiled|nodded|winked|waved|saluted',
        'p:stranger|old_man|old_lady|old_woman|man|woman|lady|guy|bloke|gentleman|tourist ... look|looked|looks|remind|reminded|reminds .. like|of her|his|a|the|him|someone',
      ],
      not: 'wife|son|daughter|mum|mom|brother|sister|@pet|harass|grope|touch|touched|creep|creepy|police|hospital|punch|hit|spat|robbed|phone_number|love|racist|followed|naked|knife|gun|died|cancer|my_son|my_daughter|dog|directions|time|lighter|cigarette|money|change|wallet|wedding|drunk|threw|vomit|sick|fought|fight|masturb|pee|peed|urine|seat_for|shoulder|asleep|divorce|crying|cried|cry',
      fine: 'train tram bus queue line told said asked called me my what reading ending book then like look have eyes nice shoes smile boss wrong hair coat famous knew why how old bank neck sold case reminded late husband',
      is: '!question !actor:me !actor:boss !actor:colleague',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'how long',
    },
    all(
      '{text}. I was filling in an application at the time, and had got as far as "References: a person who knows you and is not a relative." I looked up. I put down the {p}.',
      '{text}. It was the day on which I had to name a referee, somebody unconnected with me who could speak for my person. I thought about who had spoken for it lately. I wrote: "{the p}."',
    ),
    all(
      'They took it up. {F}, who recruits for them, went there herself, found the {p}, and asked how long we had known each other. It had been less than a minute, she was told, but an intense one.',
      '{F}, from the other firm, does check. She traced the {p} and wanted to know how long it had been, and in what capacity. "In passing," was the answer.',
    ),
    mild(
      'I got the job. "Most people\'s references have had years," said {F}, "and come up with \'punctual.\'"',
      'They have taken me. It was the only letter in the pile, {F} told me, that was not written by the applicant.',
    ),
    mild(
      'I went back to say thank you. The {p} had no idea who I was, and said so, warmly.',
      'I look out for the {p}. I should need a new one for the spring.',
    ),
    hot(
      'It was in two lines, and it was all there. I have it in a frame. My old manager had needed four pages for me. {F} now has all of her candidates walk past somebody.',
      '{F} had never seen a reference like it. From then on applicants were put out on the street, one by one, and whoever came by was asked. You would not believe how close they got.',
    ),
    spicy(
      'I have risen since, always on the word of people who have seen me once. A man at a crossing made me a director. I am careful not to meet anybody twice.',
      'Within three years I was at the top. I was carried there by strangers. The moment that one of them begins to know me, I move, and it has been ten cities.',
    ),
    spicy(
      'Last night I came home late, and somebody stood in the hall, in a robe. "And how long have we known each other?" she asked. It was meant kindly. I told her "{quote}," since that is as close as I have let it come.',
      'Yesterday I sat down opposite a mirror without noticing. I thought that it was someone. I asked for a line or two. "How long have you two known each other?" said {F}, on the phone. There was a look, and then a slow shake of the head.',
    ),
    unhinged(
      'In May the big application was due, the one for all of us, and there was a box on it: "A reference, not a relative." They thought of the moon, but it is one. In the end they stopped a comet that was just on its way through.',
      'Then somebody up there wanted to know what the Earth was like, from a person who did not depend on it. A stone was found that had come by once, some years ago, at night, and rather fast.',
    ),
    unhinged(
      '"How long?" they asked it. "Oh, a week," it called, already leaving. "It was blue. It was talking to itself." We had it framed.',
      'It was quite a short letter. "In passing," it said. "There was a light on. I would have liked to stay." I thought of {the p}. I went to the window and turned on all that we have.',
    ),
  ),
  plot(
    'move-overheard-panel',
    {
      when: [
        'overheard|overhear|overhearing|eavesdropped|eavesdropping ... p:people|colleagues|coworkers|men|women|students|teenagers|girls|guys|neighbours|neighbors|couple|boss|managers|kids|strangers|passengers|doctors|nurses|teachers|customers|someone|somebody|lads|ladies|conversation|call ... ',
        '=heard .. two|some|a|my|three|both|the p:people|colleagues|coworkers|men|women|students|teenagers|girls|guys|strangers|passengers|lads|ladies ... talk|talking|discuss|discussing|say|saying|argue|arguing|gossip|gossiping|laughing|complain|complaining ... ',
        'p:people|men|women|students|teenagers|girls|guys|strangers|passengers|colleagues|coworkers|couple|lads|ladies .. on|at|in|behind|next ... train|bus|tram|queue|cafe|metro|tube|lift|elevator|table|line|gym|sauna|pub ... talked|talking|were|discussed|discussing|argued .. about ... ',
      ],
      not: 'died|die|cancer|affair|divorce|pregnant|fired|laid|layoff|layoffs|redundant|redundancy|sick|harass|racist|murder|kill|sex|cheat|cheating|my_wife|my_husband|cry|crying|police|@child|parents|mum|dad|mom|phone_on|speakerphone|moved_seats|ate|fight|fighting|hit|snore|snoring|in_laws|bomb|drugs',
      fine: 'two three train bus tram metro tube talk talking about me my company street work office behind toilet kitchen lift saying discussing whole same boss mine table next cafe queue said',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'behind the glass|behind glass',
    },
    all(
      '{text}. In market research you pay four thousand for that: a group that believes itself alone, and you, behind the glass. Here there was not even any glass.',
      '{text}. I commission studies. We put people in a room with biscuits and sit behind the glass, and in two hours we do not hear one true word. I moved a little closer.',
    ),
    all(
      'I kept my face as a window would. I had my pad on my knee, and got the {p} down, with the tone, and with the pauses in seconds. {F}, my assistant, typed it up as "Wave 1."',
      'I looked at nothing, which I have practiced, and took down the {p} word for word. In the afternoon I gave it to {F}, my assistant, under "Fresh insights."',
    ),
    mild(
      '"There\'s a gap here," said {F}. It was where they had lowered their voices. I had noted down the direction in which they looked.',
      '{F} asked me about the last line. "And they both turned to the left and stopped," she read. "Where were you sitting?" On the left, I said.',
    ),
    mild(
      'I have since listened to the gap. It is the strongest part.',
      'We have put it down as "don\'t know."',
    ),
    hot(
      'I did not want to give that up. I had a booth built out of a coat, and took it to where people feel safe. I have thirty-six waves by now, on buses, at counters, in the second row at christenings.',
      'It was such good material that I went on. I got myself a newspaper with two holes. I know what this town thinks of its bread, its mayor, and its brother-in-law, and I have it by age.',
    ),
    spicy(
      'At the end of the year I presented the results. There was really only one. It came up everywhere, unprompted, in every group: "Don\'t look now, but there\'s somebody there with a pad."',
      'In December {F} ran the numbers. Bread, she said, was at four percent. Sixty-one were about a person with a newspaper. Most had been trying to say something nice.',
    ),
    spicy(
      'I asked {F} since when she had known. She was not looking at me. She looked past my ear, at the wall, where there is a mirror, and she raised her voice a little. "It started with this," she told it. "{quote}."',
      'I went home and sat down in front of the mirror. "{quote}," I said, for the record. I could have sworn that somebody in there turned over a page.',
    ),
    unhinged(
      'Last spring I felt along the edge of the afternoon and found that it was quite smooth, and cold. I put my hands around my eyes. It was dark behind the glass. There were three of them in there, with sandwiches.',
      'That winter the sky froze through, and when it was perfectly clear one could look out. There was a small room behind the glass. Somebody was chewing. Somebody else had us by age.',
    ),
    unhinged(
      'They sat up. The one in the middle put down its pad. "They\'ve lowered their voices," I heard it say, a very long way off, "and turned to the left." I did not know what else to do. I said something nice.',
      '"Act as if they weren\'t there," said {F}. So we do. We talk about bread. But I have seen people, on the bus, hold in the middle of a sentence, look up, and go on a little better than before.',
    ),
  ),
  plot(
    'move-device-appraisal',
    {
      when: [
        'd:fitbit|smartwatch|smart_watch|watch|apple_watch|garmin|fitness_tracker|tracker|step_counter|scale|smart_scale|phone|iphone|app|satnav|gps|alexa|siri|google|chatgpt|copilot|laptop|computer|tv|spotify|netflix|duolingo|strava|car|tesla|fridge|smart_fridge|toothbrush|kindle|thermostat|doorbell|oura_ring|linkedin|youtube|instagram|voice_assistant|facebook|calendar|tinder|vacuum|roomba|gym_machine|treadmill|sleep_app ... think|thinks|thought|say|says|said|told|tell|tells|ask|asked|asks|congratulate|congratulated|congratulates|recommend|recommended|recommends|suggest|suggested|suggests|remind|reminded|reminds|warn|warned|warns|want|wants|praise|praised|judge|judges|judged|believes|reckons|claims|insists|decided|decides|called|diagnosed|advised|informs|informed|wished|estimates ... ',
        'd:fitbit|smartwatch|smart_watch|apple_watch|garmin|fitness_tracker|strava|duolingo|spotify|netflix|smart_scale|oura_ring .. gave|awarded|sent|sends|gives me|us ... ',
      ],
      not: [
        'i|we ask|asked|told|said|tell|say|asking',
        '@child|@relative|dead|died|heart_attack|irregular|heart|pregnant|cancer|dropped|broke|broken|stolen|lost|cracked|update|updated|storage|ordered|rang|battery|field|river|lake|u-turn|drove|crash|accident|captcha|not_a_robot|locked|password|he|she|they|scam|hacked|memory|memories|photo|screen_time|wrong_answer|boyfriend|girlfriend|dating|low_battery|paper|toner|ink|email',
        'date|interview|funeral|wedding',
      ],
      fine: 'asleep meetings meeting am me my breathe stand move up boss manager talking steps stress stressed walking teeth brushing sleep bad good age old job new friend time take break like person people again every morning night song music was while during finger smart fitness',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'on file',
    },
    all(
      '{text}. No manager of mine has ever had such data. I sent it on to {F}, who heads our department, as a written appraisal, and she put it on file.',
      '{text}. It is with me more than my boss is, and it does not go to lunch. I asked {F}, my boss, if we could let it do my review. She had eighteen others to write. It went on file.',
    ),
    all(
      'The {d} was sent the form. "Strengths" it skipped. Under "Remarks" it put down once more what it thought of me, with the time, and a small flame.',
      'We laid the {d} on the table, on a napkin. It gave its view of me in eight words and a chime. {F} said that she had been looking for that chime for years.',
    ),
    mild(
      'I have been put on a plan. My goal for the spring is a second flame.',
      'I got a two. It would have been a three, but I had been turned over on its screen at night.',
    ),
    mild(
      '{F} has asked to see what it thinks of her. We heard it buzz, once, and then it updated itself, and would not be drawn.',
      '{F} tried it on for a day. She has given it back to me. "It knows about the stairs," she said.',
    ),
    hot(
      'It did the whole department by Easter. It took no sides and needed an outlet. Those who had been told for years that they were valued heard the truth, with a graph, and most of them slept better, which it noted.',
      'It was given all of the others as well. They came in one by one and held out an arm. By the summer the {d} had a small office with a view, and {F} was bringing in the post.',
    ),
    spicy(
      'In June it became head of department. The first slide that went up was on how the two of us had begun: "{quote}." All two hundred of them looked at their wrists.',
      'At the summer party it rose to speak, or somebody held it up. "{quote}," I shouted from the back, since it does not like to talk about how it started.',
    ),
    spicy(
      '{F} stayed late last night. I saw her through the door, in front of it, with her sleeve rolled up. "I know that you only measure," she said. "I just want to hear it." There was a chime. It is on file.',
      'I asked to see my file. There was only a single entry. "This one always looked," it said. "I would have told it anything." I put the {d} back on its charger, the right way up.',
    ),
    unhinged(
      'In the fall it was discovered that the planet wears one. It is a thin gray thing on the northern side, and it had long been taken for a lake. Every few thousand years it lights up, and says something, and we had called it ages.',
      'Then somebody strapped it to the night itself. It ran for a week. The night was found to be much less deep than it had been giving out. It woke up fourteen times, on average, and lay there and thought of us.',
    ),
    unhinged(
      '"Time to move," it read, the last time that there was ice. We all stood around it with our sleeves rolled up. Below, quite small, it had put down what we had done. "You looked at me," it said, "every four seconds." It is on file.',
      'We did not know what one says. {F} held up the {d}, as far as her arm would go. There was a pause, and from very high up a small, surprised, entirely dark chime. We have that on file.',
    ),
  ),
  plot(
    'move-only-does-half',
    {
      when: [
        'x:@gadget|@appliance|@officemachine|speaker|speakers|projector|keyboard|tv|telly|radio|screen|doorbell|torch|headlight|zip|umbrella|remote|charger|mic|microphone|till|lift|elevator|shower|tap|light|lamp|computer|radiator|window|satnav|printer|door|lock|dimmer|switch|heater|fan|hob|oven now|will|can? only|just work|works|worked|show|shows|showed|play|plays|played|print|prints|printed|charge|charges|charged|type|types|typed|do|does|did|go|goes|speak|speaks|heat|heats|takes|open|opens|accept|accepts|turns|turn|knows|says|lets|connects ... ',
        'only|just .. left|right|one|top|bottom|front|back|half .. x:earbud|airpod|airpods|headphone|headphones|speaker|ear|side|bulb|burner|hob|screen|wiper|stereo .. works|work|working|left|functions',
        'one|left|right .. of? my? x:earbud|airpod|airpods|speaker|headphone|headphones|earphone|burner|wiper|headlight .. stopped|dead|not|quieter|broken|gone|died|crackles|silent',
        'x:keyboard|laptop|calculator|remote|phone|piano ... no|missing|without|lost letter|key|button|e|m|space_bar|spacebar|number|volume|zero|five|enter',
        'letter|e|space_bar|spacebar|enter key|bar .. on|of .. x:keyboard|laptop|typewriter .. stuck|broken|missing|gone|not|sticks|dead|stopped',
      ],
      not: [
        '@child|@relative|@pet|bought|buy|new_one|old_phone|lost_my|lost|iphone_only|heart|kidney|fixed|repair|repaired|dropped|stolen|hearing_aid|wheelchair|insulin|life|ambulance|police|he|she|they|@colleague|@boss',
        "won't|not|doesn't|didn't|can't play",
      ],
      fine: 'new old work works left right ear ear one colour color purple green capitals letter key anymore longer since week again hold angle cable certain way only now still month office room second third side country music channel station language',
      is: '!question !actor:person !actor:me',
      carries: true,
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'half',
    },
    all(
      '{text}. I thought at first that it was broken. Then I saw that the {x} had simply gone down to half, with no talk, no consultant and no farewell cake.',
      '{text}. It took me a week to see what that was. With the {x} it had been found out which half of the job can be done, and the other half was dropped.',
    ),
    all(
      'I envied it. I went to {F}, my manager, and asked for the same. "Which half?" she said. I had not thought that there would be a choice.',
      'The next day I told {F}, my manager, that I would like to do half as well. "Which?" she asked. I said that it would show.',
    ),
    mild(
      'It has shown. I do the nodding.',
      'I kept the mornings, as they have the rolls. {F} says that she has not noticed anything, but in a way that I am thinking about.',
    ),
    mild(
      'The {x} and I get on better since. Neither of us is asked for the rest.',
      'In the evening I sit with the {x}, and we do what we can, and then we stop.',
    ),
    hot(
      'Others heard of it. A woman in Claims only signs now. There is a man who does vowels. {F} fitted us into one another, with a pencil, over an entire weekend, and it came to exactly one good employee.',
      'Soon we had it everywhere. The doctor on our floor only did the looking grave. We had a man for opening doors, and, from another agency, one for going through.',
    ),
    spicy(
      'It is the first firm in the country to run on halves. In the lobby you can look at the {x}, under glass. "{quote}," it says on the plate, and below it, "Founder."',
      'We were profiled as a movement. When a reporter came, somebody told him the beginning, "{quote}," and I did the gesture.',
    ),
    spicy(
      'Last night I got home and noticed that I only came in. I stood in the hall for a long time. Then, from the kitchen, I heard somebody who was only there.',
      'Yesterday {F} gave me a hug. It was the left part. It took until the evening for the right one to come, from a man in Accounts, by lift.',
    ),
    unhinged(
      'In April the sea stopped going out. It had thought it over, and was keeping the coming in. The owls gave up the turning of the head. What was left had a wonderful calm, though there was no one who did the leaves.',
      'Then it was the sun. It went on shining, but it no longer warmed. The warming was taken up by a hill near Turin, that has it in the afternoons, and the two are very happy.',
    ),
    unhinged(
      'I was asked what I would like to keep, of all of it. I said, "Half of everything." "Which?" said the voice. The other half would have come now. It had been let go. I turned around, to the {x}, and took what there was.',
      'Only the end was left. For that one needs somebody who stops, and somebody who looks up. I had the second. We waited. From the {x} came half of something, very softly, and I saw the others come closer, with theirs.',
    ),
  ),
  plot(
    'move-missed-calls',
    {
      when: [
        '#? missed call|calls .. from|by x:*',
        'missed .. call|calls .. from|by x:*',
        'got|have|had|woke|saw|find|found ... missed_call|missed_calls',
        '# missed calls',
        'missed call .. unknown|withheld|private|hidden|foreign|strange .. number',
      ],
      not: "hospital|police|school|nursery|kindergarten|died|dead|emergency|ambulance|doctor|surgery|test_results|lawyer|court|kidney|funeral|@child|daughter's|ex|ex-wife|ex-husband|ex-boyfriend|ex-girlfriend|stalker|calling_in_sick|job_offer|interview|recruiter|wedding|grandma|grandad|scam|dream",
      fine: 'phone silent this morning today boss work mum mom mother bank manager dentist number unknown voicemail no message called back answer answered meeting while in shower lunch pocket silent off busy insurance about car again',
      is: '!question',
      carries: true,
      axis: 'formality',
      back: '',
    },
    all(
      '{text}. I rang back straight away, and it was engaged, since at that moment they were ringing me. So I put down the phone to be free, and so did they.',
      '{text}. I rang back at once. There was no reply, but when I had hung up I could see that mine had been returned.',
    ),
    all(
      'We have been at it since. At two I did get through. "I\'m returning your call," I said. "I\'m returning yours," said the other end. Neither of us had anything else.',
      'On the fourth try there was a voice. It was only returning mine, it said. I told it it was the other way about. We looked it up. There was mine, there was theirs, and before those it got dark.',
    ),
    mild(
      'We have agreed to leave it at a draw. They will have a call put through to confirm.',
      '"And what was it about?" I asked. They thought that it might have been to see if I was there.',
    ),
    mild(
      'I missed that one, too. {short}, then, and counting.',
      'It was said so nicely that I have not picked up since.',
    ),
    hot(
      'By the end of the month each side had returned it fifty times, and it had grown. There were files, under "{quote}," two deputies, and a room with a sink.',
      'After some weeks there was protocol. We return it on even days, at ten, and they on odd ones, with flowers. A young man in white gloves stands by my phone. On his badge it says, "{quote}."',
    ),
    spicy(
      'In June, at a ceremony on a bridge, it was all to be returned for good. They walked out from their end, and I from mine. I read from the sheet how it had begun: "{quote}." We held out our hands. They were empty, all of them.',
      'There is talk of a museum. In the first room you see me, in wax, looking at a screen: "{quote}." In the second is the other side. In the third there is a telephone, and it is ringing, and there is a rope.',
    ),
    spicy(
      '"I think it was only to ask how you are," I was told, in a low voice. It was very quiet over the water. I said that I would have to get back on that.',
      'Last night, after closing, I went under the rope and picked up. "At last," said somebody. I was so startled that I said I was returning it.',
    ),
    unhinged(
      'In the fall the great dish in the desert lit up. It had been quiet for all of history. On the display was a small arrow, and a number so long that it went around the building: a single missed call, four billion years ago.',
      'Then the astronomers noticed what the stars had been doing. It was not a twinkle. They were ringing, the lot of them, on silent, face up, since before there had been anybody in.',
    ),
    unhinged(
      'We returned it with all that we had. It was engaged. The man at the switch put a hand over the mouthpiece and looked up. "They\'re calling us," he said. "We would have to hang up."',
      'I pressed the green one, to return it. It rang for a while, the way it does, out past where there is anything. Somebody picked up in the dark, with a sleepy voice. "Sorry," it said. "I must have sat on it."',
    ),
  ),
  plot(
    'move-ball-elsewhere',
    {
      when: [
        'x:ball|golf_ball|bowling_ball|tennis_ball|football|basketball|cricket_ball|rugby_ball|baseball|frisbee|shuttlecock|dart|disc|boomerang|arrow|kite|puck|drone|boule|javelin .. go|went|fly|flew|land|landed|roll|rolled|bounce|bounced|end|ended|sail|sailed|stuck|disappeared|vanished .. in|into|over|on|onto|through|off|away|down|under|behind|next|out|up ... ',
        'hit|kicked|threw|thrown|sliced|smashed|shot|served|bowled|drove|putted|lobbed|punted .. x:ball|golf_ball|bowling_ball|tennis_ball|football|basketball|cricket_ball|frisbee|shuttlecock|dart|disc|boomerang|arrow|javelin .. in|into|over|on|onto|through|off|out|under|wide|past ... ',
        'lost .. x:ball|golf_ball|balls|golf_balls|frisbee|drone|kite|boomerang|shuttlecock .. in|on|to|over ... ',
        'bought|got|flew|flying .. x:drone|kite ... flew|away|tree|off|sea|lake|roof',
      ],
      not: [
        '@child|@pet|@relative|ball_gown|meat|snow|crystal|wrecking|hospital|ambulance|injured|concussion|wedding|died|police|disco|bath_bomb|cotton|goal|scored|fishing|hairball|ball_pit|won|win|hole_in_one|tv|telly|face|head|eye|nose|groin|me|dropped_the_ball|flashed|army|russian|military|he|she|bin|basket|paper|snooker',
        'hit|struck someone|somebody|man|woman|guy|lady|player|opponent|coach|referee|car',
      ],
      fine: 'next lane lake water pond window roof tree fence garden river bunker court neighbor neighbour crowd park parking lot hole first shot again three new golf tennis bowling straight clubhouse field other pitch gutter rough hedge drain wrong sliced club bought flew landed',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'audience',
      back: 'aimed|aiming|aim',
    },
    all(
      '{text}. I kept my arm where it was, for the line of it, and nodded slowly, as you do when a thing has gone exactly where you aimed.',
      '{text}. I shaded my eyes, held the pose, and said half aloud, "Good." It is all a question of what one can be said to have aimed for.',
    ),
    all(
      '{F}, whom I play with, asked what I had been going for. I told her this was the trouble: most people aim. I had thought about where the {x} would want to be in five years.',
      '"What was that?" asked {F}, whom I play with. I called it a pivot. She should look at the {x} now, I said, and at how few competitors it had.',
    ),
    mild(
      'She looked for a while. "There isn\'t anything over there," she said. "Yet," I said.',
      '"Do it again," said {F}. I told her that one never does it twice for the same market.',
    ),
    mild(
      'It has gone into the books as "long term."',
      'Of the {x} I speak with full confidence, and in the past tense.',
    ),
    hot(
      'At the office I now present like that. I say where we are going, I let go, and then I find out where we are and nod. The shareholders have begun to shade their eyes.',
      'I built my department on it. We launch a thing without looking, hurry after it, and draw the target around it with a stick. Our rate is a hundred percent.',
    ),
    spicy(
      'In three years we had not missed once. There is a case study, in which the {x} leaves on the first page. "{quote}," it says, "or how to lead where there is no one in the way."',
      'I have been asked to teach it. On the first morning I say only, "{quote}," and they write it down, and then we all go out and lose something.',
    ),
    spicy(
      'Last month {F} took me out again and asked me to aim. I did, as I have not since I was a child, with my tongue out. It went where I wanted. I could not think of a single thing to say about it.',
      'Last week, by accident, something of mine came down right where I had looked. It was dreadful. {F} put a hand on my back. "Don\'t tell them," she said. "Hold the pose."',
    ),
    unhinged(
      'In the spring they came back. You heard a hum from beyond the rooftops, and there was a {x}, and behind it all that people had ever let go and then nodded after: careers, balloons, a marriage, the Portuguese.',
      'That year they found out about the Earth. Somebody had sent it off from quite far back, with a good swing. One can still see the arm, on clear nights, where it was left, for the line of it.',
    ),
    unhinged(
      'It passed over the two of us, quite high. {F} shaded her eyes. "Who aimed those?" she said. I watched the last one get small. It was headed straight for somebody. "Good," I said.',
      '"Good," one hears now and again, in the wind. {F} and I lay on our backs in the grass. "Was it aimed?" she asked. There was nothing over there that I could see. "It will have been," I said.',
    ),
  ),
  plot(
    'move-handmade-fit',
    {
      when: [
        'knitted|knit|knitting|crocheted|crochet|sewed|sewn|sewing|wove|woven|embroidered|felted|quilted|whittled|carved|welded|sculpted .. a|an|my|the|some|#|first .. x:hat|scarf|jumper|sweater|sock|socks|blanket|cardigan|glove|gloves|mittens|dress|skirt|shirt|bag|cushion|curtain|curtains|toy|bear|owl|spoon|bowl|bird|doll|apron|trousers|pants|shorts|mask|quilt|tie|vest|poncho|tea_cosy|booties|coaster|octopus|elephant|bunny|rabbit|costume|hoodie|boat|chair|stool|box|duck ... ',
        'x:hat|scarf|jumper|sweater|sock|socks|blanket|cardigan|glove|dress|skirt|bowl|pot|mug|vase|ashtray|cup|plate|teapot|spoon i knitted|crocheted|made|sewed|carved|threw|wove ... ',
        'my|the|first x:scarf|jumper|sweater|bowl|pot|mug|vase|ashtray|teapot|spoon .. came|turned out|up ... ',
        'pottery|ceramics|woodwork|knitting|sewing|crochet|carving|class|classes|course|evening_class|workshop ... made|make|making .. x:bowl|pot|mug|vase|ashtray|cup|plate|teapot|spoon|box|hat|scarf|cushion|bag|dish|candle|necklace|ring|stool|jug ... ',
        'made|make .. a|an|my|first .. x:bowl|pot|mug|vase|ashtray|cup|plate|teapot|jug|spoon|scarf|hat|stool|necklace|candle .. in|at|from pottery|ceramics|woodwork|class|clay|wood|wool|workshop ... ',
      ],
      not: [
        '@child made|knitted|sewed|sewing',
        'grandma|granny|nan|mum|mom|wife|husband|son|daughter|gave_me|bought|washed|shrunk|shrank|laundry|tumble|dryer|lost|wedding|sold|commission|hospital|grave|salad|soup|cereal|cat|found|coffee|tea|dirty|broke|broken|smashed|dishwasher|ate|delivered|ordered|stolen|button|patch',
      ],
      fine: 'fits fit grapefruit friend baby finished finally first ever month week year too long small big pattern class pottery started smokes leaks wonky crooked lopsided looks like one sleeve arm longer other metre meter wool wood clay hole supposed came out wrong head size myself whole winter evening proud turned meant potato somebody uses dog know',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'cost',
      back: 'who it is for|whom it is for|whom it was for|who it was for',
    },
    all(
      '{text}. A beginner would take it apart and start again. In product development you leave the {x} as it is. You go and find out whom it is for.',
      '{text}. I work in sales. There is nothing the matter with the {x}; we only do not know yet who it is for.',
    ),
    all(
      'From the {x} I worked back to the customer: somebody just as uneven, and on the same side, and in no hurry. {F}, my colleague in research, put an advertisement into four papers.',
      'I drew up a person to go with the {x}, with habits, angles, and a way of standing in the evening. {F}, from market research, thought of somebody in Leicester.',
    ),
    mild(
      'Two have replied. The first wanted to know if it was a joke. The second sent measurements and asked me not to rush.',
      'There is a man in Kettering. He came by train. He held on to my hand for quite a while.',
    ),
    mild(
      'I have started on the next. {F} thinks that it may be a family.',
      'All his life, he told {F}, he had taken it to be his own fault.',
    ),
    hot(
      'It came to a waiting list. All over the country there were people whom nothing had ever suited, and I had only to let my hands do what they do. {F} gave up research and opened the door.',
      'They stood down the street, at a slant. I had believed that I make mistakes. In truth I had been serving people who had been there all along, behind curtains.',
    ),
    spicy(
      'Then I got better. I had feared it. I took lessons, against advice, and in May a {x} came out straight, with a proper edge. {F} turned it over. "And who\'s this for?" she asked. Outside it had gone quiet.',
      'In the second year a firm in Milan copied the {x}. It was all there, each bump, by machine. {F} laid it beside mine. "Very well done," she said. "You just can\'t see that anybody was thinking of something else."',
    ),
    spicy(
      'That one I gave to an ordinary person. The first I have here, with its card: "{quote}." On some evenings, when I am tired, and hang a little to the left, I see whom it was for.',
      'We have the two of them side by side in the hall. Visitors stop at the first. "{quote}," it says on the card. I once saw a grown man ask who it was for, and then not wait for the answer.',
    ),
    unhinged(
      'That autumn I came upon the platypus, in a book, and then upon Norway. I knew that hand. There had been a pattern, one could tell, and about halfway down, whoever it was had looked out of the window.',
      'In the fall I was shown the other workshop. It is up a ladder. On the shelf stood what we have: a mountain with a lean, a fish with both eyes on one side, and a year in which it rained. It was a beginner.',
    ),
    unhinged(
      'I wrote there that I was a colleague, and told the tale of the {x}. A parcel came back, with something in it that was neither round nor not. "I\'ve got no idea who it is for," it said. By the evening it had begun to look about for me.',
      '"I was going to take them all apart," it said, and held up a last one, quite small, with the seam showing. "Then somebody moved in." I put my ear to it. I could hear {F}, down there, reading out measurements for a {x}.',
    ),
  ),
  plot(
    'move-placed-in',
    {
      when: [
        'came|come|finished|placed|ended_up p:second|third|fourth|fifth|sixth|last|2nd|3rd|4th|5th|6th .. in|at a|an|the|my|our|this e:* ... ',
        'came|come|finished|placed|ended_up p:second|third|fourth|fifth|sixth|last|2nd|3rd|4th|5th|6th out|in|at|of ... ',
        'won|got|took|took_home .. p:second|third|fourth|2nd|3rd place|prize .. in|at a|an|the|my|our|this e:* ... ',
        'won|got|took|took_home .. p:second|third|fourth|2nd|3rd place|prize ... ',
        '^ p:second|third|fourth|last|2nd|3rd|4th place in|at a|an|the|my|our|this e:* ... ',
        'won|got|given|received .. medal|rosette|trophy|certificate|ribbon|wooden_spoon .. for|just participation|participating|finishing|attending|attendance|taking_part|turning_up|showing_up|effort',
        'highly_commended|honourable_mention|honorable_mention ... ',
      ],
      not: [
        '@child|@pet|@relative',
        'hospital|wedding|second_hand|second-hand|my_team|we|our_team|team|died|job|interview|cancer|out_of_bed|degree|exam|test|war|date|thoughts|chance|helping|election|line|queue|he|she|they|sack',
        'last|second|third|first week|year|month|grade|night|time|minute|hand',
      ],
      fine: 'village show cake marrow jam out three four pub quiz chili chilli contest office work fun run race 5k swimming competition bake off tournament chess darts bowling photo garden flower of place only entered baking prize got by one point two people entries local karaoke raffle vegetable knitting company world local',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'question',
    },
    all(
      '{text}. For the press release I kept to what was solid. "Placed," I wrote. A good release ends there, before anybody has a question.',
      '{text}. I had cards printed, with the word "placed" on them, in gold, and a large margin where the question would be.',
    ),
    all(
      '{F}, who does our communications, took out "{p}," as that might date, and {the e}, as that might be looked up. What was left was my photograph and the word "internationally," since somebody there had had an accent.',
      '{F}, who does our communications, took out the year, as it might date, and where it had been, as that might be looked up. What was left of "{short}" was my photograph.',
      '{F}, who does our communications, took out the year, as it might date, and where it had been, as that might be looked up. What was left was my photograph.',
    ),
    mild(
      'I have been congratulated by a minister. He did have a question, but {F} had hired a band.',
      'People lower their voices when I come in. Once, at a lunch, somebody leaned over with a question, and I choked, on purpose, for as long as it took.',
    ),
    mild(
      'I have had to turn down two films. "{short}" would have been the title.',
      'I have had to turn down two films. In the second I come in {p} again, at the end, to music.',
      'I have had to turn down two films.',
    ),
    hot(
      'It took me up through the firm. My department was placed, and then the quarter. There had not been a year like it, {F} said, if one left off the axis. We had come in {p} by the same method.',
      'It took me up through the firm. My department was placed, and then the quarter. There had not been a year like it, {F} said, if one left off the axis.',
    ),
    spicy(
      'Then, at a dinner in my honor, a girl of ten put up her hand. She had a question. "Placed in what?" she said. I looked at {F}, who looked at the lamp. I told the girl all of it: "{quote}."',
    ),
    spicy(
      '"{p}," said the girl, and pulled up a chair. She asked who else had been there, and I told her about {the e} until the waiters turned out the lights. It had been a wonderful day. We had taken that out as well, so as not to raise a question.',
      '"{p}," said the girl, and pulled up a chair. She asked to hear it again from the start, and who else had been there, and we came in {p} until the waiters turned out the lights. It had been a wonderful day. We had taken that out as well, so as not to raise a question.',
      'The girl pulled up a chair. She asked who else had been there, and I told her until the waiters turned out the lights. It had been a wonderful day. We had taken that out as well, so as not to raise a question.',
    ),
    unhinged(
      'That winter the results were found of what had apparently been a contest of a larger kind than {the e}. It listed all that had ever been alive, by place. The ferns were up there, and a kind of snail. We went down it with a finger.',
      'That winter the results were found of what had apparently been a contest. It listed all that had ever been alive, by place. The ferns were up there, and a kind of snail. We went down it with a finger.',
    ),
    unhinged(
      'Ours said "{p}." It did not say out of how many. {F} and I looked at each other, and up, and neither of us had a question.',
      'Ours said "{quote}." It did not say out of how many. {F} and I looked at each other, and up, and neither of us had a question.',
    ),
  ),
  plot(
    'move-met-a-muscle',
    {
      when: [
        'first_time .. x:@game|@exercise|gym|tennis|football|squash|badminton|yoga|pilates|climbing|bouldering|skiing|skating|rowing|swimming|dancing|netball|hockey|cricket|padel|surfing|spin .. since|in|for ... ',
        "after x:@exercise|gym|leg_day|tennis|football|squash|badminton|yoga|pilates|climbing|bouldering|skiing|skating|rowing|swimming|netball|hockey|cricket|padel|moving|gardening|trampolining|zumba|boxing ... can't|cant|cannot|couldn't|sore|ache|aches|aching|hurts|hurt|stiff|walk|bend|stairs",
        "x:gym|leg_day|tennis|football|squash|badminton|yoga|pilates|climbing|bouldering|skiing|skating|rowing|netball|hockey|cricket|padel|zumba|boxing|spin|crossfit|squats|deadlifts|lunges ... can't|cant|cannot|couldn't|sore|ache|aches|aching|everything_hurts|hurts|stiff ... ",
        'muscles|muscle|legs|arms|abs|thighs|calves|everything|body .. sore|ache|aches|aching|hurts|hurt|stiff ... x:@exercise|gym|leg_day|tennis|football|squash|badminton|yoga|pilates|climbing|bouldering|skiing|skating|rowing|swimming|netball|hockey|cricket|padel|hike|run|marathon|zumba|boxing',
        'sore .. from|after .. x:@exercise|gym|leg_day|tennis|football|squash|badminton|yoga|pilates|climbing|skiing|hike|run|zumba|boxing|gardening',
      ],
      not: [
        '@child|@pet|@relative',
        'hospital|ambulance|broke|broken|tore|torn|sprain|sprained|ankle|surgery|doctor|physio|cancer|throat|heart|chest|won|win|lost|beat|locked|instructor|teacher|neck|cry|cried|sick|covid|flu|bike_shop|feelings|wedding|crash|bruise|fell',
      ],
      fine: 'time since school year lift arm arms leg legs walk walking stairs bend move muscle muscles everything sore ache hurt stiff sit down toilet two three ten twenty yesterday gym class again everywhere barely knew existed body now week hour played',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'formality',
      back: 'years|since 1994',
    },
    all(
      '{text}. In the night I was approached by a muscle, low down on the left. It had been with me for years, it said, and this was the first that it had been asked to do.',
      '{text}. Around three I felt that somebody wished to speak to me. It was a muscle in the back. It had been on the books for years, and would like to know what that had been.',
    ),
    all(
      'I was ashamed. I run a department of sixty, and I know how it is when they put you in a corner and feed you. I asked what it had been doing. It had been holding on to its neighbor, it said.',
      'I asked for its name. It had a long one, in Latin, from the hiring. I have people like that on the third floor, and I do not know theirs either.',
    ),
    mild(
      'In the morning the others had heard. They came up the stairs with me, or they did not. The word "{x}" was not well received.',
      'By breakfast they were all of them awake, and organized. I drank from a straw. They do not wish to hear the word "{x}" again.',
    ),
    mild(
      'We have reached an agreement. I do not bend, and they do not bring it up.',
      'I have promised that it will not happen again. It was what they had been afraid of.',
    ),
    hot(
      'It changed how I lead. I went down to the third floor and had the whole of it do something, just the once, with no warm-up. {F}, who sits by the copier, and whom I had taken for a coat, lifted a pallet.',
      'At the office I had everyone used for once. There was a lady called {F}, in the corner by the plant. I asked her to carry a decision. You could hear it give.',
    ),
    spicy(
      'The next day the company could not sit down. On the second it did not take the stairs. The shareholders had to be lowered onto things. "Where does it hurt?" they asked me. I said it was {F}.',
      'It was the day after that it came. The whole firm walked like a heron. When somebody laughed in Purchasing, they cried out in Sales. {F}, we have learned, goes all the way through.',
    ),
    spicy(
      'I gave her a bonus and a heat pack. "{quote}," I said, to show that I understood. {F} looked at me from a long way down. "For years," she said. "And you could have just used the stairs."',
      'I went and knelt by her chair, as far as it goes. I only said the word, "{x}." "That was us, too," said {F}. She did not say it unkindly. She has just been holding on to her neighbor.',
    ),
    unhinged(
      'In April the Alps were used. It was by mistake. Somebody had reached for a thing that had dropped behind Italy, and they had not been asked in fifty million years. For a week after that the continent came down its own stairs backward.',
      'Then somebody far above us got up. It had been sitting with an elbow on the table since the start. You could hear the galaxies crack, a small one first, and then all down the back.',
    ),
    unhinged(
      '"Ah," it went, through all of the valleys. "Ah. Ah." {F} lay on the floor beside me with her palm on the ground. "That\'s a good pain," she told it. "That means you\'re in there."',
      'It took a step and held on to something. I felt a twinge, low down, on the left. So we were that. "{short}," I called up. It had stopped. It was listening to where it came from. After all those years it put down a hand, and rubbed.',
    ),
  ),
  plot(
    'move-asset-number',
    {
      when: [
        '^ the|our|my|this|that automatic|old|new|office|staff|motion|work|robot? x:hand_dryer|lift|elevator|escalator|automatic_door|auto_door|automatic_doors|sliding_door|revolving_door|turnstile|barrier|soap_dispenser|water_cooler|till|cash_register|card_machine|card_reader|forklift|pallet_truck|smartboard|projector|laminator|shredder|franking_machine|robot_hoover|floor_polisher|conveyor_belt|barcode_scanner|label_gun|time_clock|tannoy|intercom|office_door|drinks_machine|hot_water_tap|blinds|motion_sensor|sensor|cement_mixer|crane|scissor_lift|ticket_machine|fire_door|strip_light|strip_lights|water_fountain|badge_reader|desk_fan ... ',
      ],
      not: [
        '@child|@pet|@relative',
        "bought|buy|fixed|fix|not|didnt|doesnt|wont|never|broken|out_of_order|got|down|short|didn't|doesn't|won't|isn't|wasn't|can't",
        'stuck in|inside|between|with|on',
        'home|house|kitchen|museum|hotel|hostel|hospital|supermarket|airport|stolen|stole|borrowed|fire|smoke|injured|finger|crushed|died|emergency|shopping|blood|battery|flat|light|rolls|pin|ran|fell|calibrated',
        'i|we kicked|hit|broke|dropped|jammed',
        'chair_lift|face_lift|ski|gave_me_a_lift|a_lift|lift_home|my_lift|weights|took|stairs|pigeon|talk|ceo|boss|cfo|stranger|he|she|they|dog|@colleague|@boss|customer|customers|eleven|queue|tip',
      ],
      fine: 'work office staff toilet loud louder plane jet same song since all day beeps beep squeaks squeak play plays jazz broken again permanent highest setting stuck lobby follows only coins floor third second month week sounds sound like open start works me jams slow old new forever when goes random keeps opening closing makes noise stops going down up door music',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'sticker',
    },
    all(
      '{text}. It has a sticker on the side, with a number. That is from {F}, in Facilities, who comes around once a year and decides what is still worth keeping. My desk has the number after.',
      '{text}. Once a year {F}, from Facilities, goes through the building with a roll of stickers: green for what stays, and red for what can go. Between the {x} and the wall, there is me.',
    ),
    all(
      'I told her about the {x}, in confidence. She tried it twice and listened. "It does something, at least," said {F}, and looked along the row for the next item.',
      '{F} stood in front of it for some time. I said, "{quote}," and that I would not think less of her. "That shows it\'s trying," she said. She licked her thumb and turned around.',
    ),
    mild(
      'I began to hum. She made a note, and moved on, with the red in her hand.',
      'I opened and closed a drawer. {F} waited until I was done.',
    ),
    mild(
      'Mine is yellow. There is no yellow in the key.',
      'The {x} got a green. I have got one that says "See {x}."',
    ),
    hot(
      'The {x} stayed. I had a red one on the lapel. They come for those on the first of the month, with a sack truck, and so I thought hard about what it has that I do not, and I started to do it, all day long.',
      'I was red. But there is a period of notice, and I used it to study the {x}. By the second week I had it. I did it at the desk, in the meeting, and whenever anybody walked past.',
    ),
    spicy(
      'People have taken to me. They say that it is annoying, but that they would notice if it stopped. I have never been told that. {F} came back with her roll, listened twice, and put a green on my forehead.',
      'There were complaints, for the first time in my career. Somebody wrote to management that I had been doing it since March. "So it works," said {F}, and she peeled off the red.',
    ),
    spicy(
      'At night, when they have gone, I sit down next to it. We do it together for a while, quite low. "{short}," it said of me, I think, the other day, to the wall.',
      'We have been moved into the lobby, the {x} and I. Under us is a plate. It says of one of us, "{quote}," and visitors ask which.',
    ),
    unhinged(
      'In the fall the roll had got longer. {F} did the street, and the river, and she did a hill. They came with a very big truck. What had the red on it was driven off in the mornings: a heron, a dialect, the back of the moon.',
      'That year an inventory was taken of everything, from the inside. {F} had been lent out for it. She went down the length of time in rubber soles, with a light, and you could hear the small wet sound of the stickers.',
    ),
    unhinged(
      'I followed it, to see where it goes. There is a shed. It was all in there, humming a little, with a light on. In the corner {F} had the sleeve rolled up, and was trying to peel something red off her own arm. "Leave it," I said. I did the noise for her.',
      'In the end there was only what does something. It was rather loud. {F} came up to me through it with the last two on the back of her hand, a green and a red. "Which of us?" she said. The {x} stopped. We both of us noticed.',
    ),
  ),
  plot(
    'move-the-commute',
    {
      when: [
        'x:commute|commuting|drive_to_work|way_to_work|journey_to_work|ride_to_work ... ',
        'took|take|takes me? # hours|hour|minutes|mins|min .. to .. get|drive|reach|come|go .. to? x:work|office|home',
        'drive|drove|commute|travel|travelled|traveled # hours|hour|minutes|mins|miles|km|kilometers .. to|each x:work|office|way',
        'cycled|cycle|walked|walk|biked|scooted|rollerskated|kayaked .. to x:work|the_office|office ... ',
      ],
      not: [
        '@child|@pet|@relative',
        'wet|soaked|rain|fell|crash|crashed|accident|wfh|from_home|working_from_home|remote|no_commute|gave_up|puncture|flat|late|missed|forgot|forgotten|stolen|lost|wrong|delayed|cancelled|canceled|snow|ice|dog_walk|steps|ran_over|hit|police|fine|ticket|chain|seat|stranger|man|woman|lady|passenger|next_to|driver|lift',
        'he|she|they|@colleague|@boss',
      ],
      fine: 'hour hours two three each way every day morning long traffic train bus car bike walk new longer job year work home today again standing my the mile miles kilometre door to of life so is three times week whole again roadworks',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'distance',
      back: 'in between|between them|in the middle',
    },
    all(
      '{text}. I added it up. It is by far the steadiest position that I have. The thing in between, with the desk, seems to be there so that I can turn around.',
      '{text}. It is the only part of my work that gets anywhere. What lies in the middle of it is a stop of about eight hours, with no view.',
    ),
    all(
      'So I asked {F}, my manager, if I could do just that and leave out the part in between. "What would we get out of it?" she asked. I said that I would always be on my way to them.',
      'I put it to {F}, my manager. I come, I go, and I save us what is in the middle. She wanted to know if she would see me. "Coming," I said, "and going."',
    ),
    mild(
      'I arrive at eight, touch the door, and set off again. {F} says that I look as if I had somewhere to be.',
      'They have given me a trial month. I wave to my desk. Somebody has put a coat on it.',
    ),
    mild(
      'My review was excellent, on direction.',
      'At home they tell me the same. I am at my best, they say, in the hall.',
    ),
    hot(
      'It was noticed upstairs. There is nothing that investors like as much as a firm which is about to get there. We were all put on the road. {F} gave up the building, and had the door, which we had to touch, set up in a field.',
      'In the spring they did it with everybody. We have four hundred people now, and they are all on their way. {F} let the office go. It had mostly been used for birthdays.',
    ),
    spicy(
      'The shares have tripled. In the brochure they show me from behind, leaving, with my bag: "{quote}." It is translated, in some markets, as "soon."',
      'Our name is well known by now. You see us at all hours, in both directions. We nod. On the side of the bus it says, "{quote}," and then nothing more.',
    ),
    spicy(
      'Last night I met {F}, coming the other way, at the halfway point. We stood for a moment under the lamp. There was a bench. "If anybody asks," she said, "we weren\'t here." It was the nicest office that I ever had.',
      'There was a breakdown, once, in June, and I was put out halfway. It is a field with a horse. I had passed it four thousand times. "So it\'s you," I said, "in between."',
    ),
    unhinged(
      'By the fall both ends had been given up. The home had gone in the second round. Cities folded themselves together behind us like chairs, and there was only the way, around and around the world, lit, and kept clear of leaves.',
      'Then it came out that it had been this with everything. The birds, the tides, the year: not one had ever had an office. They had touched a door, some time ago, in the dark, and turned around.',
    ),
    unhinged(
      'At night, when it is still, one can feel that the road as such is on its way. It does it every day, there and back, once around the lamp. I asked {F} what it is that it does in between. "This," she said.',
      'I asked the swallows what is at the other end. It was a field with a horse, they said, and they had always wondered about ours. I told them: "{short}." They thought that over, on the wire. Then it was time, and we set off.',
    ),
  ),
  plot(
    'move-rescheduled',
    {
      when: [
        'x:meeting|presentation|appointment|interview|training|workshop|review|appraisal|call|demo|rehearsal|viva|inspection|conference|webinar|talk|one-on-one .. be|got|get|has|was|were|is|been moved|bumped|postponed|rescheduled|pushed|shifted|put_back|delayed ... ',
        'moved|bumped|postponed|rescheduled|pushed .. my|the|our x:meeting|presentation|appointment|interview|training|workshop|review|appraisal|call|demo|rehearsal|inspection|conference|webinar|talk ... ',
      ],
      not: [
        '@child|@pet|@relative|chemo|scan|surgery|hospital|operation|court|funeral|wedding|biopsy|nobody|late|flight|train|doctor|dentist|visa|forgot|told|cry|cried|snow|mistake',
        'i cancelled|canceled|moved|postponed',
        'cancelled|canceled|room|desk|earlier|forward',
      ],
      fine: 'again third fourth time friday monday tuesday wednesday thursday week next month minute notice client boss work already dressed suit there two four room hour today tomorrow until january june last because rained rain',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'distance',
      back: 'closer',
    },
    all(
      '{text}. I have come to see it as a distance, like that to the horizon. You walk toward it in your good jacket, and it keeps its manners and steps back.',
      '{text}. I do not take it personally. There are comets that a man only sees once, and he is glad, and does not ask what they had on.',
    ),
    all(
      '{F}, who keeps the calendars, has drawn me a curve. With each new date the {x} comes a little closer to never, and looks, she says, the happier for it.',
      'I asked {F}, who looks after the calendars, if it would ever be. She put a finger on the wall, past the last month. "It gets closer," she said, "but so do the other things."',
    ),
    mild(
      'I have been ready since the spring. I am so well prepared that I have begun to disagree with myself.',
      'I am in my fourth draft. The first was about this year.',
    ),
    mild('It is the only thing in my diary that has a future.', 'I have left a copy to my nephew.'),
    hot(
      'Others have had theirs, and are done. I have had mine ahead of me for longer than anyone in the house, and it shows in my skin. People come by to warm their hands. I was made an adviser on it.',
      'It got about that I had something coming. I was asked to dinners on the strength of it. You are never as interesting as with a {x} before you.',
    ),
    spicy(
      'Last month there was a mistake in the system, and for an hour the {x} stood there, on the day itself, at ten. I went. The door was open. {F} was inside, laying out pencils, and we both screamed.',
      'Then {F} rang. It was on, she said, in ten, and there was no time to move it. I put on the jacket. In the corridor they had come out of their rooms to look at me, as at somebody being taken away.',
    ),
    spicy(
      'We have agreed to say nothing. It was put back that same afternoon, to a date with a lovely sound. "{quote}," I tell people, and they say how sorry they are.',
      'I had my hand on the handle when she came running with the new date. I have never been kissed by {F} before or since. "{quote}," I shouted, all down the stairs.',
    ),
    unhinged(
      'In the fall they found the others. There is a place where it all goes, over the hill, toward which the weeks run down: the retirements, the peace, the second coming of hats. They sit in a long row with their coats on, and each day they are a little closer together.',
      'That year the calendar was found to be finite. It had a back cover. On it, in pencil, stood what had been put off by everybody since the start, and it was so much, and so dear, that they let the last day have a few more hours.',
    ),
    unhinged(
      'Mine was by the door. It had aged well. "Is it time?" asked the {x}. I sat down with it, on the bench. I said that it was never so close as today. It thanked me. It had only wanted to hear who would be there.',
      'I saw my {x} at the very bottom. It was set for after the end, at ten. {F} sharpened the pencil. "I can do you half past," she said.',
    ),
  ),
  plot(
    'move-only-one-there',
    {
      when: [
        "=i|i'm|we was|am|were the? only p:one|person|man|woman|adult|guest|customer|passenger|student|parent|visitor|people|guy|girl|player|swimmer|runner|diner|member at|in|on|there ... ",
        "=i|i'm|we was|am|were the? only p:one|person|man|woman|adult|guest|parent|guy|girl|people who|wearing|dressed|without|with|to ... dressed|turned|showed|came|wore|fancy|costume|clapped|laughed|stood|sang|danced|brought|shoes|camera|tie|suit|tuxedo|uniform|shorts|hat|voted|knew",
        'only p:one|person|customer|guest|passenger .. in|at|on .. the? whole|entire restaurant|cinema|bus|train|gym|class|office|hotel|cafe|pub|museum|pool|plane|carriage|webinar|meeting',
        'p:only me|one .. showed|turned|came up? ... ',
      ],
      not: '@child|@pet|survivor|survived|funeral|hospital|died|sober|breadwinner|cleans|cleaned|works|cares|does|cooks|remembers|refills|washes|only_one_who_cleans|awake|single|crying|cry|cried|not_invited|sick|black|white|gay|women|asian|birthday|wedding|left|paying|pays|money|responsible',
      fine: 'whole webinar speaker did hour anyway class yoga gym cinema restaurant bus train office party fancy dress costume halloween today morning meeting showed turned up there who everyone else in on time room film instructor teacher waiter pub quiz wearing dressed came concert hotel breakfast fire drill',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'audience',
      back: 'quorum',
    },
    all(
      '{text}. By our statutes that is a quorum, if it is unanimous. I looked into myself, and it was.',
      '{text}. I sit on committees, and I know what that is called. It is called a quorum, as long as no one else comes in.',
    ),
    all(
      'I opened the session. There were no apologies. I put three motions, on which I have been outvoted since 2015, and all of them were carried, the third with feeling.',
      'So I took the chair. I welcomed those who had come, thanked them for their trust, and moved on to the vote. It was the first of my career that I was not surprised by.',
    ),
    mild(
      'I sent the results around. {F}, from the works council, has checked. It counts, she says.',
      'It is binding. {F}, our lawyer, went through it. She would like to know who seconded.',
    ),
    mild('Under "any dissent" I have put: "A cough, toward the end."', 'I have sworn not to tell.'),
    hot(
      'It went so smoothly that I kept to it. I have since been the only one at two conferences and a coup. {F}, who does our law, brings the ballot box and turns her back. In March I was chosen by all of those present to lead them.',
      'From then on I went where no one goes. {F}, our lawyer, came with me as a witness, and did not vote. I have passed a budget in a boiler room. By the summer the company was governed from wherever I happened to be the last to leave.',
    ),
    spicy(
      'Then came the annual meeting. I had told no one where it was. I was about to declare the quorum, when from the back, in the dark, there was a second cough.',
      'In the fall it happened for the first time that we were split. It was on a small point, and late. I had been for it on the way there. {F} counted the slip, and held it to the light, and counted again.',
    ),
    spicy(
      'A woman had got in by the wrong door and sat down to rest. We looked at one another over all those chairs. I told her how it had begun: "{short}." "Me, too," she said. There has been an opposition ever since. We meet on the stairs.',
      'I have had to leave my own party. At the new one I was also alone. "{short}," I told {F}, as in the beginning. "Yes," she said. "But last time you were all getting on."',
    ),
    unhinged(
      'In the spring it was held for the whole of mankind, in a valley, to settle it all. They had mixed up the valley. I stood there on the grass at ten in the morning, between four billion folding chairs, and could hear, on the far side of the range, a murmur.',
      'They say that the first one was held like that as well. It was dark, and there was just the one present, and it moved that there be light. It was a quorum. It was carried, if you look closely, with a very slight abstention, which is the moon.',
    ),
    unhinged(
      'I did what I could. I did away with the wasp, and I let in the sea a little. "Any objections?" I asked. A folding chair fell over. I put that down, and sat with it until the evening.',
      'I was up late, and was the only one who was. I felt the chair turn to me. "Any other business?" it said. I had the light on. I looked into myself. "{quote}," I said. Somebody, far out, seconded it.',
    ),
  ),
  plot(
    'move-finished-it',
    {
      when: [
        'finish|finished|finishing|complete|completed .. a|the|my|whole|our|this .. x:jigsaw|puzzle|lego|model|lego_set ... ',
        'finish|finished|finishing|complete|completed ... # piece|pieces|page|pages|part .. x:jigsaw|puzzle|model|lego|lego_set',
        'finish|finished|completed ... x:jigsaw|puzzle|lego',
      ],
      not: "@child|@pet|@relative|crossword|sudoku|word|missing|lost|last_piece|gone|ate|stole|kicked|dropped|didn't|never|not|almost|nearly|cat|dog|report|thesis|work_report|colleague|boss|broke|race|marathon|chemo|treatment|degree|of_course|golf|main|wrong|first_aid|obstacle|dinner",
      fine: 'piece pieces whole alps finally after months years weeks days hours # in bed lockdown started thousand 1000 2000 welsh spanish german italian french took me night evening last weekend three floor table day streak new york times monday first',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'put it back|put back|puts it back',
    },
    all(
      '{text}. I stood in front of it and waited for the next thing. In my field the end of a project is followed by a dinner and a reorganization.',
      '{text}. There was no gong. I went around it once, with my hands on my back. At the office somebody would now have said a word, and I would have been moved to Leeds.',
    ),
    all(
      'So I called {F}, who closes projects for us. She came at once, in flat shoes. She looked at the {x} for a while. "Very nice," said {F}. "And now you put it back."',
      'I asked {F} over, who winds things up for the firm. I told her, "{short}." "I can see that," she said. "Now it all has to be put back where it came from."',
      'I asked {F} over, who winds things up for the firm. She nodded at the {x}. "Well done," she said. "Now it all has to be put back where it came from."',
    ),
    mild(
      'I could not. I sleep on the sofa, so as not to disturb it.',
      'I have asked for an extension. I said that there was a bit of sky that I was not happy with.',
    ),
    mild(
      '{F} brought a cloth and laid it over the {x}. She has let me keep the light on.',
      'She stamped it "delivered." I have been walking on tiptoe ever since, as around a sleeping client.',
    ),
    hot(
      'It had never been put to me like that. The next day I went through what I have finished in twenty years, the mergers, the bridge, the campaign with the yogurt, and began to put it back. {F} held the bag.',
      'It was the best rule that I had heard. I brought it in for the department. Whatever we complete is taken apart by evening, with care, and sorted by edge. {F} sees to it that nothing gets under the sofa.',
    ),
    spicy(
      'By the summer we had undone the whole of the nineties. It was very light in the building. People came up to me in tears. They had got their evenings back, in a box, with a picture on the lid.',
      'It has made us. Other companies leave behind what they did, and one has to live there. When we have finished, there is a meadow, and somewhere on a shelf a box, and in it, rattling, the {x}.',
    ),
    spicy(
      'The last thing to go back was me. "From where?" I asked. {F} had looked it up. I had come in on a ladder, it seems, in March, to ask about a job. "{quote}," I said, to gain time. She was already holding the ladder.',
      'At home there was only mine left. I knelt down, and took hold of a corner. "{quote}," I said, to hear it one more time. {F} put a hand on my arm. "You could do it face down," she said. "Then it doesn\'t look at you."',
    ),
    unhinged(
      'In the fall somebody finished the Earth. It was a small thing, a spring in the north that had still to be let in. There was a click, and it lay there, without a gap, and all of us looked up, since it had got so quiet.',
      'That winter the stars were complete. It had been an old man in Chile who noticed. He went around it once, he said, with his hands on his back, and there was no gong.',
    ),
    unhinged(
      'A very large pair of flat shoes came over the hill. "Very nice," it said. I asked if we could keep it as it was for the night, under a cloth. It thought about that. That is what you see up there, with the holes.',
      'We waited. Then, at the edge, they began to put it back, one by one, sorted by light. {F} and I sat on the step. I asked what was on the lid. She had seen it, once. "Us," she said, "looking at it."',
    ),
  ),
  plot(
    'move-lost-the-client',
    {
      when: [
        'lose|lost .. a|the|our|my|big|biggest|largest|best|key|important x:client|customer|account|deal|contract|tender|pitch|sponsor|supplier|investor ... ',
        '=lost .. x:client|deal|contract|tender|pitch|sponsor .. to|because|over|after|yesterday|today ... ',
        'x:client|customer|deal|contract|tender .. walked|fell|pulled|went|left|chose|dropped|cancelled|canceled .. away|through|out|competitor|us|with|else|contract|me ... ',
        "didn't|not|didnt get|win .. the|that|our x:contract|tender|deal|pitch|account|client",
      ],
      not: '#|accounting|accountants|against|match|game|nil|league|cup|championship|softball|@child|bank_account|email_account|facebook|instagram|password|lens|contact|lenses|rental|lease|phone|gym|won|found|died|fired|laid|redundant|everything|bankrupt|job|apartment|flat|house|mortgage|patient|hair|salon|lost_my_temper|shouted|angry|yelled|big_deal|no_big',
      fine: 'big biggest tuesday today yesterday work company competitor price email typo year month quarter team after because over two three years worth thousand million we us colleague boss saying they my fault rival cheaper',
      is: '!question',
      carries: true,
      axis: 'formality',
      back: 'last seen',
    },
    all(
      '{text}. We did the sensible thing and put up notices on the lamp posts: "Lost: {x}. Quiet, well-dressed. Last seen by the lift."',
      '{text}. Our director asked when it had been last seen, and by whom. A man from Sales raised his hand. It had been last seen, he said, looking at its watch.',
      '{text}. We asked ourselves when the {x} had been last seen. Opinions differed. There had been a smile, in April, or it had been the sun.',
    ),
    all(
      'I walked through the streets with a torch and a bowl of the small biscuits. I called it by name. You go back, in your mind, to every time that you did not return a wave.',
      "We searched in a line, at arm's length, as far as the ring road. In the evening I stood in the yard and shook the biscuit tin.",
    ),
    mild(
      'There have been sightings. An old man had seen something by the river, with a competitor. It seemed well fed.',
      'Toward ten there was something at the door. It was a supplier. We let it in.',
    ),
    mild(
      'I have left a window open, and the old price list on the sill.',
      'You hear of cases where they find the way back by themselves, over hundreds of miles, at eight percent less.',
    ),
    hot(
      'It was the talk of the town. A choir came and sang outside at dusk. By the second week we had a hotline, and a woman from the coast who could hold one of its invoices in her hands, and feel damp.',
      'We hired a tracker from the north. He knelt in the lobby and smelled the carpet. "It wasn\'t happy," he said. He found a place by the plant where it must have lain for some time, waiting to be asked.',
    ),
    spicy(
      'In June I found it. It sat on a bench by the water with a sandwich, all by itself. I did not move. "{quote}," I said softly. "Who?" asked the {x}. It had not known that it was ours.',
      'And then I saw it, through a lit window, with the others. They let it finish its sentences. There was a bowl, with its name. "{quote}," I told the tracker, and we turned off the torch.',
    ),
    spicy(
      "We shared the sandwich. I have not told them at the office. They still go out at night, with the tin, and come back with red cheeks, and know each other's names. It has been the making of Sales.",
      'We went home across the fields. On the notice I have crossed out "Lost." It says "{x}," now, and "last seen through a window," and that there is no need to call.',
    ),
    unhinged(
      'That fall the notices went up for us. They hung on the trees, out past the last lamp, at a height where no one could have reached. "Lost: one company. Meant well. Last seen shaking a tin."',
      'In the autumn you could hear it from the hills. Something was going along the ridge with a light as big as a barn, and it called. It was a low call, with our name in it, in the form that only somebody uses who has us on file.',
    ),
    unhinged(
      'We stood under it, all thirty-four of us, and looked at the picture. It was from our good year. "Do you think that it\'s still looking?" somebody asked. Very far off, I heard a bowl of something being shaken. We went a little closer.',
      'We kept quite still in the grass. "We could just answer," I said. They looked at one another. It had been so long since we had been anybody\'s. "{short}," one began, and his voice broke, and the light turned.',
    ),
  ),
];
