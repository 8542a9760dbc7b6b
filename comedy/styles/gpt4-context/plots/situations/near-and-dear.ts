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

const DEAR_PET_HEARING = {
  when: [
    'p:@pet .. eat|ate|eaten|steal|stole|stolen|chew|chewed|destroy|destroyed|break|broke|dig|dug|knock|knocked|shred|shredded|tear|tore|drag|dragged|lick|licked|swallow|swallowed|unplug|unplugged|open|opened|rip|ripped|bury|buried|hide|hid x:*',
    'p:@pet .. roll|rolled .. in .. x:*',
    'p:@pet .. get|got .. into|hold_of .. x:*',
    'p:@pet .. pee|peed|poop|pooped .. on|in x:*',
    "p:@pet|@pet's .. eaten|stolen|chewed|nicked x:*",
  ],
  not: [
    'die|died|dead|sick|ill|cancer|surgery|poison|pill|pills|chocolate|grape|grapes|raisins|medicine|hospital|ashes|baby|bird|mouse|rat|grass|fight|lost|missing|only|just_eats|every|always|record|heart|world|me|my_face|my_hand|finger|fun|lucky|snow',
    'eat .. well|again',
    '=a|=an|her|his|their|neighbor|neighbour|@neighbor|friend @pet',
    '=dogs|=cats|=kittens|=puppies|=rabbits|=hamsters|should|next_door|train|bus',
  ],
  fine: 'counter kitchen floor whole again half day before',
  carries: true,
  is: '!actor:me !actor:us',
} satisfies PlotTraits;

const DEAR_PET_PROBATION = {
  when: [
    'adopt|adopted|rescue|rescued|foster|fostered .. p:@pet|@dog|@cat|dog|cat|animal|chicken|hen|hedgehog',
    'get|got|getting|buy|bought|bring|brought|pick|picked .. =new|=puppy|=kitten|a|our|two .. p:@dog|@cat|@pet .. home|shelter|breeder|today|yesterday|weekend|$',
    'get|got|bought|getting a|an|our|two|another|first|my|her|him =new? p:@dog|@cat|@pet $',
    'we|i have .. new p:@dog|@cat|@pet',
    'new p:@dog|@cat|puppy|kitten .. =is|=has|keeps|arrived|$',
    'p:@dog|@cat|puppy|kitten .. from .. shelter|street|rescue',
  ],
  not: [
    '@spouse|@parent|@relative|friend got|has|have|had|bought|gets',
    "@relative's",
    '=dogs|=cats|=kittens|=puppies|goldfish|hamster|parrot|tortoise|turtle|budgie|parakeet|canary|gerbil|chicken|hen|hedgehog|guinea_pig|guinea',
    'toy|food|bed|leash|collar|hot_dog|for_my|neighbors|die|died|neighbor|costume|hospital|gift|fat|vet|walker|fence|@boss|fish',
  ],
  fine: 'name named called street shelter rescue old home three-legged two months biscuit eaten card yesterday',
  carries: true,
} satisfies PlotTraits;

const DEAR_SPOUSE_SURVEY = {
  when: [
    "w:@spouse .. say|said|says|tell|told|think|thinks|claim|claims|claimed|complain|complains|complained|insist|insists .. i|my|i'm|i've|me|you",
    'w:@spouse .. call|called|calls me|my x:*',
    'w:@spouse .. compare|compared|describe|described .. me|my x:*',
    'w:@spouse .. laugh|laughed .. at|about .. me|my x:*',
    'according .. to .. w:@spouse x:*',
  ],
  not: [
    'die|died|divorce|leave_me|leaving|pregnant|yes|love|sorry|sick|cancer|affair|cheating|thank|proud|works|goodbye|listen|snore|snores|dinner_ready|fired|quit',
    'call|called .. from|to|because',
    'i|we tell|told|said',
    'never .. listen',
  ],
  carries: true,
  is: '!question',
} satisfies PlotTraits;

const DEAR_BIRTHDAY_VOID = {
  when: [
    'w:@person|friend|office|everyone|family|team .. forget|forgot|forgotten|forgets|missed .. my .. birthday',
    'my .. birthday .. forgotten|ignored|forgot .. by w:@person|friend|family|team',
    'no_one|nobody .. remember|remembered|noticed|mentioned .. my|it .. birthday',
    'nobody|no_one|no|not .. birthday .. card|cards|cake|wished|wish .. me?',
    'nobody|no_one .. wish|wished .. me .. happy',
    'nobody|no_one .. signed|came .. my birthday',
    'turn|turned # .. nobody|no_one .. knew|noticed|remembered|said|realised|realized',
    'turn|turned # ... nobody|no_one .. knew|noticed|remembered|said',
  ],
  not: ['i forgot|forget', 'dog|cat|passport|surprise|remembered_late'],
  fine: 'turned birthday tuesday knew forgot sister brother wife husband mother dad everyone whole family team office work cake card even her his again facebook 50th 30th 40th 60th 21st 18th big wished',
} satisfies PlotTraits;

const DEAR_PARENT_ONLINE = {
  when: [
    'w:@parent|aunt|uncle|aunty|auntie|mother-in-law|father-in-law .. join|joined|discover|discovered|like|liked|likes|comment|commented|comments|post|posted|posts|share|shared|friend|friended|follow|followed|tag|tagged|found|find .. x:instagram|facebook|tiktok|linkedin|twitter|reddit|snapchat|whatsapp|photo|photos|picture|post|profile|story|stories|selfie|selfies',
    'w:@parent|aunt|uncle|aunty|auntie|mother-in-law .. is|now on x:instagram|facebook|tiktok|linkedin|twitter|reddit|snapchat|tinder',
    'w:@parent|aunt|uncle|aunty .. comments|commented|comment .. on',
    'w:@parent|aunt|uncle .. send|sent|sends .. friend_request|tiktoks|reels|tiktok',
  ],
  not: [
    'die|died|scam|hacked|wedding|baby|fake|sick|hospital|forward|forwards',
    'my|i liked|post|posted',
  ],
  fine: 'photo mine 2014 old likes liked every all my now profile picture',
  carries: true,
} satisfies PlotTraits;

const DEAR_EX_EXIT = {
  when: [
    'my w:ex|exes|ex-boyfriend|ex-girlfriend|ex-husband|ex-wife .. x:*',
    'ran|run|bump|bumped .. into .. my w:ex|ex-boyfriend|ex-girlfriend|ex-husband|ex-wife',
    'with|from|to .. my w:ex|ex-boyfriend|ex-girlfriend|ex-husband|ex-wife',
    'saw|met|sat .. my w:ex|ex-boyfriend|ex-girlfriend|ex-husband|ex-wife',
  ],
  not: [
    'ex dentist|boss|colleague|landlord|teacher|coworker|manager|company|employer|neighbor|neighbour|roommate|flatmate',
    'die|died|sick|hospital|custody|child|kid|kids|restraining|stalk|court|police|funeral|cancer|hit|abuse|pregnant|boss_ex|ex_colleague|baby',
  ],
  carries: true,
  is: '!question',
} satisfies PlotTraits;

/** What children, partners, parents, friends, neighbours and animals do. */
export const NEAR_AND_DEAR: readonly Plot[] = [
  // Children say
  plot(
    'dear-child-announced',
    {
      when: [
        'w:@child .. tell|told|tells .. everyone|everybody|people|guests|neighbors|neighbours|@neighbor|class|teacher|school|grandma|granny|family|doctor|nurse|waiter|waitress|cashier|friends|vicar|priest|lady|man|dentist|stranger|bus|room|restaurant',
        'w:@child .. announce|announced|blurt|blurted|declare|declared',
        'w:@child .. shout|shouted|yell|yelled|scream|screamed .. in|at|across|to .. x:@place|bus|train|crowd|everyone',
        'little|younger|kid|baby w:brother|sister .. tell|told .. everyone|everybody|class|whole|teacher|friends|boyfriend|girlfriend|team',
        'w:@child .. say|said .. in_front_of|loudly|very_loud|out_loud',
      ],
      not: [
        'die|died|sick|hurt|cry|crying|love|proud|joke|story|help|fire|pee|hungry',
        'first word',
        'engaged|engagement|pregnant|marry|married|getting_married|gay|trans',
        'i|we tell|told',
      ],
      fine: 'function wedding birthday party lunch dinner',
      carries: true,
    },
    all(
      '{text}. In my company that is called a leak, and the answer to a leak is a statement, on letterhead, in which it is said again.',
      '{text}. I have been trained for this. You do not let a thing like that run. You put out a statement.',
    ),
    all(
      'I put it up at the bakery, the bus stop and the fence of the swimming pool. It said that we were aware of a report, "{quote}," and that we do not comment on reports.',
      'Fifty copies went up between the bakery and the swimming pool. "We are aware of what {w.full} may have said," it read, "and would ask people to stop repeating it."',
    ),
    all(
      'Until then only those within earshot had known. By evening there was a line at the bus stop, and a man was reading it aloud for those in the back.',
      'It had been a matter for whoever happened to be there. Before supper there was a crowd at the bus stop, and an old woman was copying it down for her sister.',
    ),
    mild(
      'I have spent fifteen years and a good deal of money trying to reach exactly these people.',
      'These are the very people my department has been trying to reach since April.',
    ),
    mild(
      'I looked over at {w.full}, who had used no paper at all.',
      'I have asked {w.full} whether there is anything that could be said about our new invoicing software.',
    ),
    hot(
      'So I called a press conference, with a lectern and a glass of water. The first three questions were about things that {w.full} had not told anybody yet.',
      'That called for a press conference, in a hall, with me behind a jug. They began with three matters that I had thought only {w.full} knew of.',
    ),
    spicy(
      'I asked the hall where they had that from. They all looked down. In the front row, on two cushions, sat {w.full}, with a press card.',
      'I wanted to know who their source was. There was some coughing, and then I saw {w.full} in the front row, between two reporters, eating a cookie that I had not paid for.',
    ),
    spicy(
      '"One last question," I said. {w.full} had a statement.',
      'I said that there was time for one more question. {w.full} said that it was really more of a statement, and longer than the first.',
    ),
    unhinged(
      'It was picked up abroad. In the third week it got onto the weather map, as a front coming in from the Azores, and two ministers had to be asked about it on a runway.',
      'After that it left the country. It was seen on a weather map, west of Portugal, with an arrow, and a research ship went out to take a sample.',
    ),
    unhinged(
      'I do not speak for myself any longer. All that goes through my press office, which is {w.full}, on a booster seat. The statement this morning was four words: "And there is more."',
      'I may not talk to anybody now without my spokesperson, which is {w.full}. I listen to the daily statement with the others. Today it opened with my feet.',
    ),
  ),
  plot(
    'st-y-what-are-you-for',
    {
      when: [
        'w:@child .. ask|asked|asks|asking .. me|us .. if|why|how|what|whether|where|who|when|whose|which|about',
        'w:@child .. ask|asked|asks if|why|how|what|whether|where|who|when|whose|about',
        'w:@child .. keep|kept|keeps .. asking',
        'w:@child .. want|wanted|wants to know x:*',
      ],
      not: [
        'die|died|dead|divorce|war|cancer|sick|lift|ride|money|park|stranger|man|woman|lady|@server|@boss|teacher|date|marry|grandpa|shop|store|supermarket|till|counter|bus|train|plane',
      ],
      carries: true,
      is: '!actor:me',
    },
    all('{text}.'),
    all('I answered as I was trained: "And what do you think?"'),
    levels(
      'I got a full answer.',
      'I got a full answer, with gestures.',
      'I got a full answer, with gestures and a budget.',
    ),
    all('Then came the follow-up: "So what are you for?"'),
    levels(
      'I have until bedtime.',
      "I've passed it upwards. It's reached the third floor. It's gone quiet.",
      'I passed it upwards. The whole top floor has gone home.',
    ),
  ),
  plot(
    'dear-child-testimonial',
    {
      when: [
        "w:@child .. say|said|says|tell|told|thinks|think .. i|me|my|i'm",
        'w:@child .. call|called|calls me|my|us .. x:*',
        'w:@child .. describe|described .. me|my x:*',
        'according .. to .. w:@child x:*',
      ],
      not: [
        'how old',
        'till|counter|shop|store|supermarket|bus|train|waiter|@neighbor|everyone|everybody|joke|knock|teacher|class|die|died|hate|cry|crying|sorry|thank|thanks|sick|hurt|lost|pregnant|gay|moving|drop|quit|school|bullied|afraid|scared|ask|asked|bye|first|never|swear',
        'call|called .. me .. to|from|because|at|about|for|every|when|while|by',
        'i|we tell|told|said',
        'mom|mum|dad|mama|dada',
      ],
      fine: 'old fat boring funny weird',
      carries: true,
      is: '!question',
    },
    all(
      '{text}. I collect testimonials, and this was the first that had come in without my writing it.',
      '{text}. As a testimonial it had everything: it was short, it was specific, and I had not had to ask.',
    ),
    all(
      'I put it on my website that night, in italics, between two laurel branches, with three dots at the place where I felt that it wandered.',
      'By ten it was on my website, with five stars above it. I had changed the order of the words a little, for rhythm.',
    ),
    all(
      'I asked {w.full} for a second testimonial. It turned out that there was a fee now, and that the fee was a popsicle.',
      'Naturally I wanted another. {w.full} thought it over, and named a price. It was one popsicle, the red kind, per testimonial.',
    ),
    mild(
      'I paid. The new one says that I am very good at popsicles.',
      'We settled on red. It reads, "Always has popsicles," and I have put it at the top.',
    ),
    mild(
      'I have left the first one up as well. Visitors tell me that it is the only one they believe.',
      'The old one I have moved to the bottom. It is, I see from the figures, the one that people stay for.',
    ),
    hot(
      'I paid. By the end of July there were sixty-two, all of them warm, a few of them dictated with a full mouth, and we had bought a second freezer.',
      'I do not haggle over reputation. In ten weeks I bought sixty-two, each warmer than the last, and had the freezer moved into my study.',
    ),
    spicy(
      'Then an investor in Leeds wanted to check the source. She asked to have {w.full} on the phone, off the record: what was I really like?',
      'They worked. An investor called from Leeds, and before she signed she asked for a word with {w.full}, in private, about what I was really like.',
    ),
    spicy(
      'There was a long pause on the line. "What flavor do you have?" said {w.full}.',
      '{w.full} considered it. "What color are yours?" I heard, through the door.',
    ),
    unhinged(
      'In August the power failed, and they melted. On my website sixty-two testimonials ran slowly down the page, red mostly, some orange, and dripped out at the bottom of the screen.',
      'Then came the hot week in August, and they did not keep. Letter by letter they slid down the screen, into the keyboard, until the page was clean and sticky.',
    ),
    unhinged(
      'One was left, the first, the one that had not cost anything: "{quote}." I have held a hair dryer to it. It will not melt.',
      'Only the first one stayed where it was: "{quote}." I have had it in the oven since. It does not even soften.',
    ),
  ),
  // Children do
  plot(
    'dear-child-stuck',
    {
      when: [
        "w:@child|@child's .. head|arm|hand|finger|leg|foot|knee|thumb|himself|herself|themselves|bum|butt .. stuck|jammed|wedged|trapped",
        'w:@child .. stick|stuck|jam|jammed|wedge|trap .. head|arm|hand|finger|leg|foot|knee .. in|into|between|through|inside|under',
        'w:@child .. stuck|wedged .. in|under|behind|inside|between',
      ],
      not: [
        'tree|park|playground|zoo|shop|store|supermarket|church|museum|restaurant|swing|trolley|cart|car|fence|bus|outside|elevator|lift|traffic|snow|song|flight|airport|train|hospital|surgery|song|broken|game|level|gum|toy|at_home|inside_all|bed',
        'in my|me',
      ],
      fine: 'oil olive butter soap banister railing bucket chair potty toilet seat jar gate fire brigade department',
      carries: true,
    },
    all(
      '{text}. I have seen the same at several companies: a quick way in, and then it turns out that there had never been a plan for coming back.',
      '{text}. Head of strategy is my title, so while it was being dealt with I wanted to hear about the thinking behind it.',
    ),
    all(
      'Before anything was undone I asked what had led to the decision. "It fit," said {w.full}, and that was the whole feasibility study.',
      'I asked {w.full} for the business case. "It fit," I was told. I have signed off on mergers with less.',
    ),
    all(
      "That night, when everyone was free and washed and asleep, I went back by myself to see it from the customer's side, and did exactly the same.",
      'Reading about a thing is no substitute. Once the house was dark I went to the place alone, and repeated the procedure in full.',
    ),
    mild(
      'It fit. That left me until breakfast to draw the conclusions.',
      'I can confirm that it fit. I then had seven hours in which to extend the study.',
    ),
    mild(
      'At half past six {w.full} came by in pajamas, looked at me from both sides, and asked what my plan was.',
      '{w.full} found me, and listened to the conclusions, and went to get the oil without being asked.',
    ),
    hot(
      'It fit. By dawn I had drawn twenty lessons, of which the first twelve were about patience, and could see most of the skirting.',
      'In my case, too, it fit. I dictated lessons into the dark, and by four in the morning I had twenty and a cramp.',
    ),
    spicy(
      'At half past six {w.full} came by with a bowl of cereal, sat down where I could see, and ate it to the end.',
      '{w.full} was the first one up, and walked around me slowly, the way one does with a used car.',
    ),
    spicy(
      '"You have to want to come out," said {w.full}, and went to see about breakfast.',
      '"You went in too fast," said {w.full}, over the shoulder, on the way to the kitchen. I have paid a professor in Lausanne for less.',
    ),
    unhinged(
      'The engineer came at noon. It could no longer be said, he found, where the one of us ended and the other began. He recommended that I be left in. For insurance purposes I am a fitting.',
      'The fire department took measurements and went away again. It seems that we had set, at about five. I was entered in the land register as a fixture.',
    ),
    unhinged(
      'We sold in the fall. A couple came to view it, with a small girl, who walked around me once. "So it fits," she said. I told her what I could, beginning with {w.full}.',
      'There are new people in the house now, with a boy. He comes and stands in front of me. "Did it fit?" he asked me yesterday. I nodded, as far as that goes.',
    ),
  ),
  plot(
    'dear-child-inserted',
    {
      when: [
        'w:@child .. put|stick|stuck|insert|shove|shoved|drop|dropped|feed|fed|push|pushed|post|posted|stuff|stuffed .. x:@food|@carried|@gadget|@garment|@sweet|toy|lego|crayon|coin|money|stone|stones|playdough|sticker|dollar|card .. in|into|inside|down|through|behind .. y:@officemachine|@gadget|dvd_player|dvd|vcr|record_player|toaster|heater|radiator|vent|piano|speaker|console|slot|mailbox|letterbox|couch|sofa|car|vacuum|dryer|washing_machine|drain|tv|hoover',
        'found|find .. x:@food|@carried|@sweet|toy|lego|crayon .. in|inside .. y:@officemachine|dvd_player|vcr|piano|radiator|vent ... w:@child',
      ],
      not: ['mouth|nose|ear|hospital|swallow|toilet|cat|dog|office|work|hair'],
      fine: 'again stuck broke broken jammed works work',
      carries: true,
      cast: { F: 'he' },
    },
    all(
      '{text}. I had {the y} opened by a man called {F}, who works downward with a small brush, a layer at a time.',
      '{text}. I sent for {F}, who opened {the y} the way they opened Troy, layer by layer, with strings.',
    ),
    all(
      '{the x} lay on top, in the layer of this year. Beneath it came two buttons, half a permission slip, and a small horse, which {F} put in the winter before.',
      'First came {the x}, which is our own time. The next layer had a horse in it, two buttons, and a signed permission slip for a zoo.',
    ),
    all(
      'I was moved. We have an archive at the company, with a full-time archivist and a climate system, and it does not go back nearly so far as {w.full}.',
      'I looked at {w.full} with new eyes. I have a records department of thirty that could not find me 2022 if they were paid for it, and they are.',
    ),
    mild(
      'I asked {F} to put it all back just as it was. He wanted to know whether {the y} was supposed to work. I said that it was working.',
      '{F} asked me what he should do with it. I have had a pane of glass put in the front, and there is a lamp.',
    ),
    mild(
      'A school group is coming next week. {w.full} is to be asked to add a layer while they watch.',
      'We have stopped using {the y} for anything else. This morning there was a grape in it, from the modern era.',
    ),
    hot(
      'He went on down. There was the library card that I had reported as stolen, and under that, pressed quite flat, the letter in which I was offered the job in Geneva.',
      'It got older as he went. He brought up a key that had cost me a deposit, and then a letter offering me Geneva, with an answer due in March of some year.',
    ),
    spicy(
      '"Below this it can\'t be {w.full} anymore," said {F}. "Too early." He cleared the last layer with a brush of four hairs. It was a slice of toast, with a bite out of it.',
      'The lowest layer was from before {w.full}. {F} blew the dust off it for a while. It was toast, whole but for a single bite.',
    ),
    spicy(
      'He held it up to my mouth and turned it a little. "There we are," said {F}. "The founder."',
      '{F} measured the bite, and then, without a word, my jaw. I had always thought that they got it from the other side.',
    ),
    unhinged(
      'Under that layer the brush went through into air. {F} let down a lamp. There were steps, and a market, and people with little carts, bringing {the x} in from the gate.',
      'Then the floor gave, and he had broken through into a town. They had streets down there, and a granary. Through the lens we watched them quarter {the x} and carry it in.',
    ),
    unhinged(
      'On the square stood the statue of a hand, very large, with jam on it. "That would be {w.full}," said {F}. "They\'re asking when it comes again."',
      '{F} made out some of what they were singing. It is about a hand that comes down and gives. He says that I am in it, too, in the last verse, as the one who shuts the lid.',
    ),
  ),
  plot(
    'st-n-like-that-already',
    {
      when: [
        'w:@child .. break|broke|broken|paint|painted|draw|drew|cut|spill|spilled|spilt|color|colour|coloured|smash|smashed|rip|ripped|tear|tore|flood|flooded|scratch|scratched|destroy|ruin|ruined|throw|threw|pour|poured|lick|licked|bury|buried|unroll|unrolled|erase|delete|deleted|hide|hid|empty|emptied|glue|glued|eat|ate|dye|squeeze|squeezed x:*',
        'w:@child .. lock|locked .. me|us|himself|herself',
        'w:@child .. order|ordered|buy|bought .. on|from|with .. my|amazon|alexa|ipad|phone|card',
        'w:@child .. get|got .. into .. x:@food|@household|makeup|lipstick|flour|paint|nappy_cream|vaseline|sudocrem|sharpies|sharpie|glitter|cupboard|pantry',
        'w:@child .. find|found|got .. hold_of|sharpie|sharpies|scissors|glitter|makeup|lipstick|vaseline',
      ],
      not: [
        'eat|ate .. @vegetable|@fruit|dinner|lunch|breakfast|meal|supper',
        'eat|ate a|an|one|his|her|their|some|two|three',
        'hid|hide|hiding|hidden in|inside|under|behind|for|from|himself|herself',
        '=drawing|=drawings|=painting|=paintings|portrait|tantrum|ball|tree|decorated',
        'paint|painted|draw|drew|poured .. me|us|family|picture',
        'drew|painted|coloured|colored a|an|the .. card|heart|rainbow|picture|dinosaur',
        'arm|leg|wrist|bone|bones|hospital|heart|record|promise|nose|tooth|teeth|up|bike|house|married|first|party|surprise|baby|newborn|infant|picture_of|me_with|card|hair|only|vegetables|well|trouble|university|college|job|sick|poison|pill|bite',
        'threw .. up',
        'twin girls|boys|sons|daughters',
        'refuse|refuses|refused|want|wants|will_not|teacher|told|asked',
        'without .. asked|told|asking',
        'dishwasher|dishes|bins|laundry|homework|school',
        'my|own money',
      ],
      fine: 'permanent marker nails polish wall floor kitchen everywhere',
      carries: true,
    },
    all('{text}.'),
    all('I asked for a full account of how this came about.'),
    levels(
      '"It was like that already," I was told.',
      '"It was like that already," I was told, with eye contact.',
      '"It was like that already," I was told. There was one slide.',
    ),
    all('I recognized the finding at once.'),
    levels(
      'I once wrote ninety pages to say that about a bank.',
      "I once wrote ninety pages to say that about a bank. We'd been running it.",
      'I once wrote ninety pages to say that about a bank. My job has been filled since. It has a booster seat.',
    ),
  ),
  plot(
    'st-n-strategic-withdrawal',
    {
      when: [
        'b:@child|@animal|@pet .. bite|bit|nip|nipped|peck|pecked|sting|stung me',
        'b:@child|@animal|@pet .. bite|bit|nip|nipped|peck|pecked .. my .. x:@bodypart',
        '=got|=was|been|get bitten|bit|stung|nipped|pecked .. by .. b:@child|@animal|@pet',
        'b:mosquito|wasp|bee|horsefly|hornet .. bite|bit|sting|stung .. me|my',
      ],
      not: [
        'snake|shark|rabies|hospital|swollen|allergic|allergy|scar|stitches|face|blood|infection|postman|@colleague|twice|times|three|four|five|seven|ten|everywhere|alive|all_over|=bees|=wasps|=mosquitoes|=ants|=mosquitos|attack|attacked|spider|bat|raccoon|fox',
        'dog .. child',
      ],
      fine: 'finger ankle toe thumb hand arm leg work foot knee ear elbow eyelid park today open',
      carries: true,
    },
    all('{text}.'),
    all('I always ask for feedback within the first minute.'),
    levels(
      'I have rarely had it this fast.',
      'I have rarely had it this fast, or in one point.',
      'I have rarely had it this fast, or from so close.',
    ),
    all('It was direct, it was personal, and it left a mark.'),
    levels(
      'My own reviews leave people feeling "fine."',
      'My own reviews leave people feeling "fine." I\'ve moved my chair closer.',
      "I've hired {b.full} for the annual reviews. Bring a sleeve.",
    ),
  ),
  plot(
    'dear-authenticated',
    {
      when: [
        'w:teenager|teen|tween|son|daughter|kid|stepson|stepdaughter .. say|said|says|text|texted .. thank|thanks|thank_you|please|sorry|good_morning|i_love_you|love_you',
        'w:teenager|teen|tween|son|daughter|kid|stepson|stepdaughter .. thank|thanked .. me',
        'w:teenager|teen|tween|son|daughter|kid|stepson|stepdaughter|toddler .. hug|hugged .. me',
        'w:teenager|teen|tween|son|daughter|stepson|kid|kids .. clean|cleaned|tidy|tidied|empty|emptied|unload|unloaded|wash|washed|cook|cooked|vacuum|vacuumed|hoover|hoovered|make|made|do|did .. room|bedroom|dishwasher|dishes|dinner|breakfast|lunch|kitchen|laundry|washing|bathroom|bed|garden|tea|chores',
        'w:teenager|teen|tween|son|daughter|stepson|kid .. apologise|apologize|apologized|apologised',
        'w:@child ... without .. being .. asked',
      ],
      not: [
        'christmas|xmas|birthday|every|always|usually|refuse|refused|never|not|asked_me|mess|flood|broke|break|burn|burnt|hospital|funeral|died|drunk|drive|money|robot|fire|poison|sick',
      ],
      fine: 'first time year years today own without asked asking told once voluntarily',
      carries: true,
      cast: { F: 'she' },
    },
    all(
      '{text}. I do not make a claim of that kind without papers, so I had it looked at by {F}, who authenticates for the auction houses.',
      '{text}. A thing like that has to have a provenance. I called in {F}, who has unmasked two Vermeers.',
    ),
    all(
      '{F} asked who else had been there, what the light was like, and whether I had lent {w.full} anything that week: a car, a card, a charger.',
      'She had me tell it twice, "{quote}," and made a note of the hour. Had there been guests? Had {w.full} wanted anything, then or since?',
    ),
    all(
      '"The period is right," said {F}. "I have seen copies, mostly from around Christmas. If this is an original, there are four in Europe."',
      'It was not a seasonal piece, said {F}, and not one of those that are made to order before a party. She thought that it might be an original.',
    ),
    mild(
      'She gave me a certificate, and told me not to touch the surface.',
      'I have it in writing now, with a seal. {F} advised against showing any emotion near it, on account of the moisture.',
    ),
    mild(
      '{w.full} wanted to know what the paper was. I said that it was nothing. I said it very evenly, from two meters away.',
      'So when {w.full} came into the kitchen this morning, I only stirred my coffee, and breathed through my nose.',
    ),
    hot(
      'It was shown in Basel that winter, in a room of its own, between a note that a boy in Ghent had left and a door that was once closed quietly. People went past it on felt slippers.',
      'I lent it to a museum in Basel. They hung it dimly, next to "Door, Closed Gently" and "How Was Your Day (Fragment)," and there was a line down to the tram.',
    ),
    spicy(
      'I took {w.full} to see it. {w.full} stood in front of the label for some time, and then both eyes went slowly up to the ceiling and around.',
      '{w.full} had to be brought, and read the label, and the one below it, and let out a long breath through the lips, like a horse.',
    ),
    spicy(
      '{F} had gone pale, and took me aside. "Now that," she said, "is an original."',
      'I heard {F} drop her glasses. She has offered me six times as much for that one. It is an original, she says, and in mint condition.',
    ),
    unhinged(
      'After a month under glass it happened again, all of it, by itself, shortly after closing, to a guard. He sat down on the floor of the gallery and has asked for two weeks off.',
      'In the sixth week, at night, with the lamps off, it took place a second time, toward a guard by the name of Beat, who had only come in about the heating. He has not stopped smiling, and they had to let him go.',
    ),
    unhinged(
      '{F} explained what that means. There are two about now. Mine is worth roughly what {w.full} has had from me for ice cream.',
      'I asked {F} what it did to the price. "An original that repeats itself is called a habit," she said. They do not buy those.',
    ),
  ),
  plot(
    'st-g-fail-fast',
    {
      when: [
        'w:@child|@parent|@relative .. beat|beats|thrash|thrashed|destroy|destroyed|crush|crushed|outrun|outran .. me|us|everyone .. at|in|to .. x:@game|@exercise|draughts|race|running|wrestling|swimming|tennis',
        'w:@child|@parent|@relative|neighbor .. beat|beats|thrash|thrashed|crush|crushed|outrun .. me|us ... game|match|set|points|score|round|rematch|again|hollow|fair|board|race|five|ten|three|first',
        'lose|lost .. at|a|in|game .. x:@game .. to|against .. w:@child|@parent|@relative',
        'lose|lost .. to|against .. w:@child|@parent|@relative',
        'w:@parent|@child|@relative .. win|won .. at .. x:monopoly|scrabble|uno|cards|rummy|ludo|catan|jenga|charades|cribbage|dominoes|checkers|draughts|carrom|canasta|backgammon|mario_kart|fifa',
        'w:@parent|@child|@relative .. win|won .. against .. me|us',
        '=lost .. at x:@game .. against|to .. year old',
        '=beaten .. by .. w:@child|@parent|@relative .. at x:@game',
        '=beaten .. at .. x:@game .. by .. w:@child|@parent|@relative',
      ],
      not: [
        '@boss|tournament|championship|league|cup|trophy|couch|sofa|seat|bed|parking|die|died|cancer|lost_my|weight|court|custody|lottery|raffle|bingo|award|prize|medal|heart|alarm|traffic|argument|interest|home',
        'i beat|won',
      ],
      fine: 'six seven eight nine four five again twice rematch year old',
      carries: true,
      is: '!question',
    },
    all('{text}.'),
    all('In my business they tell you to fail fast.'),
    levels(
      "I'm told it was a family record.",
      "I'm told it was a family record, by some distance.",
      "I'm told it was a family record. There was a small parade.",
    ),
    all('So I asked for a rematch, to see what I could improve.'),
    levels(
      'I was faster.',
      'I was faster. By the fourth, I was down to 40 seconds.',
      'I was faster. I now lose by text, the night before.',
    ),
  ),
  plot(
    'dear-strike',
    {
      when: [
        'w:@child .. refuse|refused|refuses|insist|insists|insisted|demand|demands|demanded x:*',
        "w:@child .. =won't|=wouldn't|=wont|=wouldnt|=will_not|will_not|would_not .. eat|wear|sleep|go|leave|put|get|take|let|do|share|stop|brush|speak|talk|come|drink|sit|use|have|touch|try|walk|wash|say|give",
        'w:@child .. will only .. eat|wear|sleep|drink',
        'w:@child .. =only .. eat|eats|wear|wears|sleep|sleeps|drink|drinks|talk|talks|answer|answers',
        'w:@child .. tantrum|meltdown|strike|protest|hunger_strike',
        'w:@child .. cry|cried|scream|screamed|howl|sob|sobbed|wail .. because|when|over|that|about|for x:*',
        'w:@child .. want|wants|wanted .. wear|take|sleep|marry|eat|live|bring|keep x:*',
      ],
      not: [
        'tell|told|says|said|teacher|sick|hospital|fever|died|die|funeral|bullied|hurt|pain|flight|plane|night|baby|newborn|infant|next_to|stranger|divorce|goodbye|school_bus|happy|proud|neighbor|test|exam|movie',
        'i|we cry|scream',
      ],
      carries: true,
      is: '!actor:me !question',
      cast: { F: 'she' },
    },
    all(
      '{text}. There was a single demand, no spokesman and no deadline. I have sat through wage talks with less discipline.',
      '{text}. I negotiate for a living, and I recognized the position. It was complete. There was nothing in it that you could move.',
    ),
    all(
      'I offered a compromise. {w.full} lay down on the floor, face first, and went limp. I have since looked it up, and it is a recognized technique.',
      'I came back with a second proposal, with a cracker in it. {w.full} heard me out, slid off the furniture, and went limp.',
    ),
    all(
      'You cannot pick up a side like that. It comes out of your hands at the bottom. Within a quarter of an hour I had conceded on all points.',
      'I tried at the armpits, and it poured. I have never seen an argument with so little to get hold of. I signed.',
    ),
    mild(
      'The next morning I brought it to the budget round. When they got to my department I made one demand, let myself down beside the table, and went limp.',
      'So I used it in the budget talks. I named my figure, lay down by the door, and let go of everything, including the folder.',
    ),
    mild(
      'They went on to the next item. On the way out they stepped over me, all seven, and somebody had left a cracker.',
      'They finished without me. When I looked up, the lights were off, and there was a coat over me that was not mine.',
    ),
    hot(
      'The next morning I went limp in the budget round. It took four of them to lift an arm. By three I had the money, an apology, and a cracker.',
      'I brought it to the budget talks. One demand, and then floor. Four vice presidents tried me at the armpits, and before lunch they had found the funds.',
    ),
    spicy(
      'It spread. Two suppliers went limp in the elevator, and Marketing had to be rolled out of the way of the doors. Then {F} came down, from the tax office, who has raised three boys. She took off her glasses and counted.',
      'Within a week you could not cross the lobby for vice presidents. They sent for {F}, an auditor with four children of her own. She stood among us in her coat and began to count out loud.',
    ),
    spicy(
      'I do not know what happens at three. I was up at two.',
      'I was up at two. I have asked {w.full} what happens at three. We have neither of us ever waited to see.',
    ),
    unhinged(
      'By May it had reached the coast. In the ports the cranes lay down across the ships, the ships lay down, and the tide, when it should have gone out, stayed on the sand with its face to the ground.',
      'The bridges were next. They had one demand, and went limp over the rivers. In Lisbon a whole hill lay down, with the streetcar still on it, screaming for a different spoon.',
    ),
    unhinged(
      'They flew in {F}, an auditor who has raised three boys. "One," said {F}, into a microphone, on the pier. At two, the coast was standing, and had its shoes on.',
      'In the end the government found {F}, an auditor with four of them at home. At two it was all back on its feet, as far as the horizon, and {w.full} put on a coat without being asked.',
    ),
  ),
  plot(
    'dear-moved-back',
    {
      when: [
        "w:@child|@child's .. move|moved|moving .. back .. in|home|to",
        "w:@child|@child's .. move|moved|moving|come|came .. back|home .. in|to|with .. us|me|mine|ours|live|stay",
        "w:@child|@child's .. back .. living .. us|me|home",
      ],
      not: [
        'stepson|stepdaughter|stepkid|niece|nephew|grandson|granddaughter|grandchild|grandkid|goddaughter|godson|summer|weekend|hospital|war|army|funeral|visit|divorce|surgery|sick',
      ],
      fine: 'drum kit brought dog cat laundry girlfriend boyfriend room basement old',
      carries: true,
    },
    all(
      '{text}. I run the returns desk of a furniture chain, so I asked the usual: when was it taken, is it complete, and is there a receipt.',
      '{text}. I have worked in returns since 2004. I put on my lanyard and inspected the item in the hall: used, complete, larger than when it left us.',
    ),
    all(
      '{w.full} did not have the receipt. {w.full} had a bag of laundry, and asked what there was to eat.',
      'As to the reason for the return, {w.full} put down "hungry." There was no receipt. There was laundry.',
    ),
    all(
      'In such a case we can only offer store credit. I wrote out a voucher for one (1) dinner, and it was used before I had signed it.',
      'I explained our policy, which is an exchange or a voucher. The voucher was for soup, and it has since been presented seventeen times.',
    ),
    mild(
      'I did find the receipt in the end, in the box with the old photographs. It is from the hospital. On the back it says that all sales are final.',
      'Last night I turned up the receipt after all. It is small, and goes around the wrist, and there is nothing on it about a right of return.',
    ),
    mild(
      'I have cleared half the closet. I am told that after thirty days it counts as ours.',
      'I put it back in the drawer. Then I went out and bought more soup.',
    ),
    hot(
      'I looked for the receipt myself, to see how long we were liable. It was in the box with the photographs, issued by a hospital, with a footprint where you would expect the stamp.',
      'So I searched our own records. There was a receipt. It is made of plastic, it goes around the wrist, and it has our name on it.',
    ),
    spicy(
      'I called the hospital. They were very nice. The lady asked what seemed to be the matter, and I told her: "{quote}."',
      'The number on it still works. A woman picked up, and I described the case to her: "{quote}."',
    ),
    spicy(
      '"That\'s not a fault," she said. "That\'s a feature. You\'ll miss it in the next model."',
      'She looked it up. It is the standard behavior, she said, and there was a recall, once, but no parent sent theirs in.',
    ),
    unhinged(
      'That is when the others came. A truck pulled up at the curb with all that we had ever let go: a canary, two lodgers, the yellow sofa, and a man who had sold us windows. None of them had a receipt, and all of them were hungry.',
      'It must have got about that we take things back. By the weekend they stood down to the corner: the yellow sofa, a boy who once stayed for a weekend in 1998, our old boiler, with its bags.',
    ),
    unhinged(
      '{w.full} is on the door now, with my lanyard, and is very strict. I had been out for milk. I was asked for my receipt.',
      'I could not have coped alone. {w.full} has taken over the desk and sends away whoever cannot prove it. I have begun to carry the receipt.',
    ),
  ),
  // School
  plot(
    'dear-child-passed',
    {
      when: [
        "w:@child|@child's .. pass|passed|win|won|graduate|graduated|graduates|ace|aced|score|scored|qualify|qualified|earn|earned|top|topped x:*",
        "w:@child|@child's .. get|got|getting|receive|received|gets .. into|medal|prize|award|certificate|badge|trophy|scholarship|star|offer|lead|solo|distinction|marks|driving_licence|license|licence|place|promoted|job",
        "w:@child|@child's .. come|came|finish|finished first|second|third",
        "w:@child|@child's .. make|made .. team|honor_roll|varsity|finals|final|choir|squad|honour",
        'proud .. w:@child',
        "w:@child|@child's first .. job|recital|concert|goal|match|race|solo|exam",
      ],
      not: [
        'salt|ball|note|message|watch|watched|filmed|film|audience|crowd|stands|row|bus|fail|failed|lost|lose|detention|suspended|stuck|tantrum|beat|argument|own_goal|haircut|tooth|cold|sick|fever|lice|trouble|mad|angry|mess|car_sick|away|gas|wind|hospital|jail|barely|divorced|married|steps|word|dog|puppy',
      ],
      fine: 'grade exam test driving school recorder spelling bee swimming first try math maths college university',
      carries: true,
      cast: { F: 'she' },
    },
    all(
      '{text}. I have put it on my resume, under "Results," between the Rotterdam contract and spreadsheets.',
      '{text}. My own last achievement was in 2017, so I updated my resume that night, and put it in bold.',
    ),
    all(
      'There is always somebody behind a result like that. I was the one with the bag. I knew where the snacks were, and I breathed in at all the right places.',
      'I do not claim the whole of it. But somebody held the jacket, and asked three times whether there had been time to use the bathroom.',
    ),
    all(
      '{F}, a headhunter, stopped at it right away. "And how did you manage that?" I said that for the most part I had waited in the car.',
      'It was the first thing that {F} saw, who recruits for the big firms. She asked what my role had been. "In the car," I said. "With the engine off."',
    ),
    mild(
      '"You didn\'t go in and help?" said {F}. I said that it had been made clear to me that I was not to.',
      '"The whole time?" said {F}. I said that once I had waved, and been asked not to.',
    ),
    mild(
      'She put down her pen. She has been looking for a manager like that since her first day.',
      'She has placed me at the head of four hundred people. I start in June. They asked me to wait in the car.',
    ),
    hot(
      'It took me to the last round at a firm in Geneva. They liked the result so much that they wanted a word with somebody who had been there, and I gave them {w.full}.',
      'On the strength of it I got to the final three at a firm by the lake. All they still needed was a reference, and I brought {w.full}.',
    ),
    spicy(
      'The door was thin. "Good with bags," I heard {w.full} say. "Waves, though. You have to be strict."',
      'I listened at the door. "Reliable with snacks," said {w.full}. "Don\'t let them speak to the other parents."',
    ),
    spicy(
      'They have asked {w.full} back for a second interview. I waited in the car.',
      'I hear that it went well. {w.full} starts on the first, and I have been told where I can wait, in the car.',
    ),
    unhinged(
      'They hired the car. It stands in an office on the lake side now, with a carpet under it and a staff of four, and is said to have the patience of a statesman.',
      'In the end the position went to the car. "It was there the whole time," said {F}, "and it never waved." It has two assistants and a view of the fountain.',
    ),
    unhinged(
      '{w.full} advises it twice a week. I asked {F} whether there might be something for me. I may come at noon, and sit in it.',
      'I applied for its old job. From eight to five I stand on our street with my hands at ten and two, and {w.full} gets in the back and slams me.',
    ),
  ),
  plot(
    'dear-school-project',
    {
      when: [
        'w:@child .. tell|told|remember|remembered|announce|announced|mention|mentioned|inform|informed|say|said ... project|costume|volcano|diorama|poster|egg_carton|book_day|model ... tomorrow|due|today|morning|need|needs|needed|tonight|pm',
        'make|made|build|built|sew|sewed|sewing|paint|glue|glued|finish|finished|bake|baked|stay|stayed|spend|spent|do|did|help|helped ... volcano|diorama|solar_system|science_project|school_project|science_fair|world_book_day|book_day|book_week|egg_drop|homework_project|nativity|papier_mache|history_project|art_project',
        "w:@child|@child's .. project|volcano|diorama|science_fair|poster .. due|explode|collapse|win|get|got|grade",
        'w:@child ... need|needs|needed .. costume|shoebox|egg_box .. for|by .. school|tomorrow|nursery|class',
      ],
      not: [
        '=my history_project|science_project|art_project|school_project|homework_project|project',
        'my history|science|art|school|final|group project',
        'assistant|teacher|pupil|student|pupils|students|our_class|my_class|colleague|wife|husband|visited|climbed|erupted|holiday|trip|hiked',
        'college|university|uni|professor|semester|thesis|our_group|office|work_project|boss|@boss|die|died|win|won|first_prize|without_me|himself|herself',
      ],
      fine: 'pm am night out cardboard glue last homework morning school pillowcase',
      carries: true,
      cast: { F: 'she' },
    },
    all(
      '{text}. Within the hour I had taken over the file. I know what a deadline is, and I own a hot-glue gun.',
      '{text}. In the trade we call that a handover. The client soon lost interest, and I put on coffee and rolled up my sleeves.',
    ),
    all(
      'I delivered on spec, in three colors, to the minute, with a cover letter that I did not send.',
      'It was finished with two minutes in hand. There was a legend, a second coat, and a part that lights up. I have led projects with a staff of thirty that had no part that lights up.',
    ),
    all(
      'It came back with a grade. "Six out of ten," the teacher had written. "Messy at the edges. Next time do it yourself, and don\'t let your little brother help."',
      'On the way home it had a note on it from school: "A nice idea, but I can see your little brother had a hand in this. Six out of ten."',
    ),
    mild(
      'We do not have a little brother. I wrote back with the plain facts of that night: "{quote}."',
      'There is no little brother in our house, on any floor.',
    ),
    mild(
      'I have asked for the criteria, by registered mail. I used my other hand for the address.',
      'I have appealed. In the meantime I practice edges at the kitchen table, after the dishes, with my tongue out.',
    ),
    hot(
      'I went to see the teacher, {F}, about the edges. She showed me the wall. You could tell the parents by the style: there was a tax lawyer, there was a dentist, and the third had clearly been by a bridge engineer.',
      'I told the teacher, {F}, how it had come about: "{quote}." I asked to be shown a ten. She led me along the wall, past a whole row from the architects on Hill Street, and some careful work by a surgeon.',
    ),
    spicy(
      'At the end hung a gray lump with one eye. It was by a boy called Mattis, who had made it on the bus. "Look at the confidence," said {F}.',
      'In the best light stood a lump. It had one eye and some hair of its own. A boy named Mattis had done it alone, on the bus, and {F} lowered her voice when she said so.',
    ),
    spicy(
      'I have offered Mattis a job. He will think about it. He asked if I was the little brother.',
      'I hired Mattis. He starts on the first, and has asked to see my glue gun. He would like me on his team, as the little brother.',
    ),
    unhinged(
      'The whole wall was bought by a museum in Rotterdam. Mine hangs by the fire exit. At night, say the guards, it comes loose at the edges, gets down, and goes across to the lump to ask how it is done.',
      'In May the wall went on tour, and mine with it, by the coats. The night watch in Rotterdam saw it climb off its nail, trailing a wire, and sit down at the feet of the lump.',
    ),
    unhinged(
      '{F} wrote to me in the fall. The lump has taken it in, and they are doing well. They say that it is the little brother.',
      'They have put up a new label, {F} says. The two are shown together now: "Lump, with Little Brother." It got a seven.',
    ),
  ),
  plot(
    'dear-class-quiet',
    {
      when: [
        'year|grade|class|period|kid|student|pupil|form|toddler .. =quiet|=silent|=attentive|=behaved|=angels .. for|whole|during|lesson|hour|class|all|day|entire|once',
        'year|grade|class|student|pupil|kid .. listen|listened|behave|behaved .. to .. me',
        'whole|entire|full lesson|class|period .. quiet|silence|silent|without',
        'my class|students|pupils .. =quiet|=silent|=listened',
      ],
      not: ['fall|fell|laugh|laughed|exam|minute_of|asleep|neighbor|car|too|bus|office'],
      fine: 'quiet lesson maths math friday whole 9 8 7 10 bottom set afternoon last for once actually',
      cast: { F: 'she' },
    },
    all(
      '{text}. I taught straight through it at my usual volume, since you do not touch a thing that is running.',
      '{text}. I kept going, and did not look directly at it.',
    ),
    all(
      'Afterward I wrote down the conditions: brown tie, light drizzle, cheese sandwich, a door that does not quite close. I wanted to be able to do it again.',
      'That evening I made a list of all that could have caused it. There was the drizzle, there was the brown jacket, and for lunch I had had the soup.',
    ),
    all(
      'I put the question to the class itself. There was a silence, a second one, and then a girl in row two spoke up. "We thought something had happened to you," she said.',
      'In the end I asked them. They looked at each other. "We thought something had happened," said a girl at the back. "To you, like."',
    ),
    mild(
      'I said I was quite all right. By the end of that sentence there was a chair in the air.',
      'I thanked them, and told them that nothing had. I should not have told them.',
    ),
    mild(
      'I have begun to come in with a small bandage. I do not say what it is.',
      'Since then I take a long look out of the window before I begin. It buys me until about twenty past.',
    ),
    hot(
      "Since then something has happened to me every day. I come in with one arm in a sling, put down an unopened letter, and look at it. We are through the syllabus, and have started on next year's.",
      'So now I arrive with a letter. I do not open it. I lay it on the desk with a black edge showing, and we have got through the book, and the book after it.',
    ),
    spicy(
      'The inspector came, {F}, and sat at the back. She gave me the top mark in every box, and under "remarks" the number of a helpline.',
      '{F}, from the inspectorate, watched a full lesson. You could hear the chalk. At the end she took both of my hands and held them.',
    ),
    spicy(
      'Yesterday I had good news, and could not keep it off my face. {F} tells me that the noise was heard in the church.',
      'It cannot go on. There is a collection for me in the staff room now, and it has reached four hundred. I asked {F} what to do. "Whatever it was," she said, "keep having it."',
    ),
    unhinged(
      'Last week the quiet got out. It went down the corridor under the doors and took the gym, the kitchen and the road in front, and by two the town had it, up to the river. Nothing fell over all afternoon. Dogs sat.',
      'I had made too much of it. At the bell it did not stop, but ran out of the building with the children and down into the town, and filled that to about the height of the clock.',
    ),
    unhinged(
      '{F}, who inspects us, came to my door on foot, in socks. All of them have the same question, she wrote on a card. They think that something had happened to me.',
      'They held a service. I stood up in the middle of it to say that nothing had happened. {F}, from the inspectorate, gave me a look, and I sat down and opened the letter.',
    ),
  ),
  plot(
    'dear-called-teacher-mom',
    {
      when: [
        'w:@child .. call|called .. teacher .. mom|mum|mommy|mummy|dad|daddy|mama|papa|grandma|nana',
        'w:@child .. call|called .. babysitter|nanny|principal|bus_driver|coach .. mom|mum|mommy|mummy|dad|daddy|mama|papa|grandma',
        'w:student|pupil|kid|boy|girl|child .. call|called|calls .. me|miss .. mom|mum|mommy|mummy|dad|daddy|mama|papa|grandma|nana',
      ],
      not: ['my_son|my_daughter called me', 'boss|stepson|stepdaughter|first'],
      fine: "school now won't go class front accident today whole embarrassed laughed student students nursery kindergarten ashamed ask tell",
      carries: true,
    },
    all(
      '{text}. In a matrix organization this happens all the time. You draw a dotted line, and everybody goes on as before.',
      '{text}. I work in organizational design, so I did not make a fuss. I got out the chart and put in a dotted line.',
    ),
    all(
      'I sent the chart to everyone concerned, and asked for signatures: who packs the lunch, who signs for trips, and to whom one reports in case of a knee.',
      "It does have to be formalized. There was a page on responsibilities after four o'clock, and an annex for knees, crumbs and bad dreams.",
    ),
    all(
      'We met on the small chairs and went through it point by point. {w.full} was asked for a comment, and asked us to please never speak of it again.',
      'Both sides sat down over it one afternoon, with apple slices. {w.full} sat between us, under the table.',
    ),
    mild(
      'I thought that it had gone very smoothly. At the door I shook hands, thanked the other side for the time, and said, "See you soon, Mom."',
      'It was all signed by five. I picked up my coat, and held out my hand, and said, "Thank you, Mommy."',
    ),
    mild(
      'I could hear {w.full} laugh, for the first time that week.',
      'There is a second dotted line now. It is mine.',
    ),
    hot(
      'It was clean work, and it got around. By spring there were dotted lines from half the school. A boy in the third row had seven, the longest to the lollipop lady.',
      'Other families asked for the template. Within a month there was a dotted line to the cook, four to the bus driver, and one to a substitute who had been there for a day, in 2021.',
    ),
    spicy(
      'I presented it all at our annual conference, in front of three hundred people, and took questions. The first was from my boss. "Yes, Mom?" I said.',
      'My company had me explain the model on stage. There was applause. I turned to our president, to thank her, and what I called her was "Mommy."',
    ),
    spicy(
      'I have been at home since. There was a card from {w.full}, who says that it goes away. It takes about seven years.',
      'I do not want to go in anymore. {w.full} has offered to walk me to the gate.',
    ),
    unhinged(
      'In June the lines began to pull. A dotted line is elastic, as it turns out, and one evening all the children of the district were drawn slowly through the streets toward a single house, by the sleeve.',
      'I had not cut the old ones. One evening in June they tightened, all at once, and drew the whole third grade across the park, over a fence, and in at the window of a woman who had once been kind about a scarf.',
    ),
    unhinged(
      'She had made soup. There was a place for {w.full}, and next to it one with my name. I asked her how she had known. "Wash your hands," she said.',
      'I went there to fetch {w.full}. She opened the door and looked me up and down. "Where\'s your coat?" she said, and I felt it go taut.',
    ),
  ),
  // Babies
  plot(
    'dear-baby-ticket',
    {
      when: [
        'b:baby|newborn|infant .. cry|cried|crying|scream|screamed|wake|woke|awake|fuss|teething|colic|grumpy',
        'scare|scared|wake|woke|startle|startled .. b:baby|newborn|infant',
        "b:baby|newborn|infant .. won't|wont|wouldn't|wouldnt|not|didn't|didnt|doesn't|doesnt|never .. sleep|nap|settle|stop",
        'b:baby|newborn|infant .. =only .. sleep|sleeps|nap|naps|settle|settles',
        'feed|feeding|fed|rock|rocking|rocked .. b:baby|newborn|infant .. at|#|am|3am|4am|2am|night',
        'up .. with .. b:baby|newborn|infant',
      ],
      not: [
        'bottle|spoon|food|wedding|plane|flight|train|restaurant|church|neighbor|sick|fever|hospital|movie|concert|through|next_to|born|stranger|upstairs|meeting|happy|elevator|bus|office|cinema|phone',
      ],
      fine: 'am night hours hour again pressure cooker whistle doorbell arms asleep minute',
      carries: true,
    },
    all(
      '{text}. We have a process for that. I opened a ticket.',
      '{text}. An incident is only an incident once it has a number. I opened a ticket.',
    ),
    all(
      'Title: "{quote}." Severity: one. Affected users: the whole building, and a man with a dog, who had stopped outside.',
      'I put it in at severity one. Under "steps to reproduce" I wrote "None needed," and under "affected," the street as far as the bakery.',
    ),
    all(
      'First attempt: turned it over and back again. Second: sang the part of the song that I know. Third: read aloud from our terms of service. There was a pause, in which I think they were being considered.',
      'First response: escalated to a second shoulder. Second: humming, with a fan. Third: attempted a restart by carrying the user out of the room and in again, as if it were a new day.',
    ),
    mild(
      'Status: resolved by itself. Cause unknown. I closed the ticket without a sound, by lowering the laptop for nearly a quarter of an hour.',
      'Status: it stopped in the middle of a breath. I have put that down to my humming, and closed the ticket with one finger.',
    ),
    mild(
      'Then I sent the user the standard form, "How did we do?" It makes a small noise when you send it.',
      'One minute later the system thanked me for closing the ticket. It does that with a chime.',
    ),
    hot(
      'Status: resolved by itself. I recorded the cause as "unknown," which in my department makes it a success, and sat down beside {b.full} to draft the report.',
      'Status: quiet. I stood over {b.full} with the form and weighed the word "permanent."',
    ),
    spicy(
      'Last step: reached out to the user, to confirm that the issue had been resolved.',
      'As required, I leaned in and asked the user whether we could consider the matter closed.',
    ),
    spicy(
      'The user reopened the ticket. I live on the same floor as the user.',
      'It could not. New ticket: "{tiny}, again."',
      'It could not be considered closed. New ticket, same user.',
    ),
    unhinged(
      'At the review the next day my chair was taken. {b.full} had dialed in, on time, with a ticket of its own, severity one, and shared the screen.',
      'When I joined the review the next day, {b.full} was already on, in my chair, in a collar, presenting. It had kept a ticket on the matter as well.',
    ),
    unhinged(
      'It read: "Large one will not settle. Comes in every ten minutes and asks if I am asleep. Have tried screaming." It has been assigned to me.',
      '"The tall one gets restless for no reason, and cannot say what it wants," it said. "I had to shout for help." Status: known issue.',
    ),
  ),
  plot(
    'dear-baby-stripe',
    {
      when: [
        'b:baby|newborn|infant|son|daughter|toddler|twin|grandson|granddaughter|kid|niece|nephew .. spit|spat|threw_up|throw_up|throws_up|puke|puked|vomit|vomited|sick|burp|burped .. on|over|down|all|onto .. my|me|shoulder|back|shirt|suit|blouse|jacket',
        'baby|newborn .. sick|vomit|puke|spit|spit-up .. on|down .. my|me',
        'wear|wore|went|go|had .. baby|newborn .. vomit|sick|puke|spit-up|spit .. shoulder|shirt|suit|back',
      ],
      not: ['hospital|fever|virus|flu|car|plane|flight|stranger|toilet|stomach|bug|rug|carpet'],
      fine: 'shoulder shirt suit clean work before leaving meeting morning blouse new jacket right down back all day jumper day milk only sweater tie',
      cast: { F: 'he' },
    },
    all(
      '{text}. I found out at the office, from the way the guard at the gate took his hands out of his pockets.',
      '{text}. There was no time to change. It had dried into one clean pale stripe, and at reception they got to their feet.',
    ),
    all(
      'A stripe means something to people, even to those who could not say what. By ten I had been given the good parking space and asked about the weather.',
      'You would not believe what a stripe does. In the elevator they let me off first, and a young man from Sales asked for permission to speak.',
    ),
    all(
      '{F}, our head of security, was in the navy for twenty years. He came up, looked at it closely, and smelled it. "Where did you get that, sir?" he said. "On duty," I said.',
      'Only {F}, who runs security and used to be in the navy, walked right up to it. He bent down and sniffed. "Family?" he said.',
    ),
    mild(
      'He nodded, and turned around. He had one as well, faded, from 1998, and he has never had it cleaned.',
      '"Family," I said. {F} saluted. He has had five of his own, and they made him an admiral.',
    ),
    hot(
      'By the end of the month I had a second stripe and a third, for gallantry, in the hair. I was given the eastern region.',
      'I made commander before the summer. There had been a night with peas, and I came in with green on both sides and a sash.',
    ),
    spicy(
      'Then my mother-in-law, meaning well, had the jacket cleaned. I was stopped at the gate. "Visitors on the left," said the guard.',
      'I have lost all of it. The jacket came back from the cleaners with nothing on it, and in the elevator they asked me to press four.',
    ),
    spicy(
      '{F} took me aside. He said not to worry, and when did the little one eat. I am going home at noon to be reinstated without stripe or ceremony.',
      '{F} keeps a jar in his desk for such cases. It is only yogurt, he says, but in a bad light it is a stripe.',
    ),
    unhinged(
      'In July a fleet turned up in the bay and signaled for its admiral. There were forty ships. They could see it from out there, they said, it shone.',
      'One morning there was a destroyer in the parking lot, dressed with little flags. It had come for whoever held that rank, and the whole lobby turned to look at my blazer.',
    ),
    unhinged(
      'I came aboard with the little one on my arm. The crew stood in line and watched its mouth. {F} says that it has the authority to promote anybody in range.',
      'They piped us on deck, the little one first. It surveyed the men. Then it burped, {F} called them to attention, and every officer without a stripe leaned in.',
    ),
  ),
  // Pets
  plot(
    'dear-pet-fieldwork',
    {
      when: [
        'p:@cat|@dog .. =only|always|every .. sit|sits|sleep|sleeps|eat|eats|drink|drinks|bark|barks|lie|lies|play|plays|come|comes|want|wants|throw|poop|poops|pee|pees|like|likes|love|loves|walk|walks',
        'p:@cat|@dog .. sit|sat|stare|stared|follow|followed|lick|licked|bark|barked|meow|meowed|watch|watched|wait|waited|howl|howled|purr|growl|growled|snore|snored|dig|dug|jump|jumped|sleep|slept|climb|climbed|learn|learned|chase|chased|drink|drank|greet|greeted|hiss|hissed|refuse|refused|ignore|ignored|love|loves|hate|hates|think|thinks|roll|rolled|knock|scratch|scratched|spend|spent|discover|discovered|fell|fall|swim|swam|open|opened',
        'why .. p:@cat|@dog .. x:*',
      ],
      not: [
        'die|died|dead|sick|ill|vet|cancer|surgery|buried|lost|missing|run_over|hit|pregnant|adopt|adopted|steal|stole|bite|bit|attack|attacked|fish|flight|plane|training|@boss|keyboard|laptop|call|meeting|webinar|second_home|neighbor|neighbour|next_door|downstairs|husband|wife|snores|toy|goldfish|outlived',
        'throw|threw up',
        '=a|=an|another|some|random|stranger @pet',
        'bus|train|tram|cafe|café|pub|strangers|colleague|coworker|=dogs|=cats|=kittens|=puppies|=rabbits|=hamsters',
        'my|the @dog food',
      ],
      carries: true,
      is: '!actor:me !actor:us',
      cast: { F: 'she' },
    },
    all(
      '{text}. I wanted it explained by somebody with training, so I had {F} in, who has spent twenty years on a hillside in Rwanda.',
      '{text}. The internet had four theories. I engaged {F}, a field zoologist, who asked only for a folding chair and that we behave as if she were not there.',
    ),
    all(
      '{F} sat in the corner of our living room for three weeks, in green, with a notebook on her knee, and did not speak.',
      'She came in the dark and set up behind the fern. For three weeks we heard nothing from {F} but a pencil.',
    ),
    all(
      'Then I got the report, at a hundred and forty pages. The {p} takes up three lines of it. There is nothing there that is not in the literature.',
      'There are a hundred and forty pages. "Normal," it says at the start. That is all there is on the {p}.',
    ),
    mild(
      'The rest is about a large companion animal that lives in the same house. It rises at dawn, feeds the {p}, and utters a cry when it cannot find its keys.',
      "From page two it deals with the {p}'s companion animal, an upright one, which opens the fridge up to thirty times a day and looks in without eating.",
    ),
    mild(
      '{F} would like to come back in April, with a grant. She believes that it can be taught.',
      '"Harmless," {F} writes, "and, by its own account, in charge."',
    ),
    hot(
      "The remainder deals with a large companion animal that shares the territory. It feeds the {p} on demand. It carries out the {p}'s waste in a little bag, and has not been seen to question this.",
      "The study then turns to the {p}'s companion animal: big, mostly hairless, and devoted. At a single noise from the {p} it leaves its nest at four in the morning and works a can.",
    ),
    spicy(
      'In the evening it sits down before a light and groans until it is dark. {F} has appended a recording. She had it played to other animals of the kind, and they groaned back. It believes that it owns the {p}.',
    ),
    spicy(
      'I reminded her of what I had paid for: "{quote}." "Oh, that," said {F}. "That\'s the {p}, trying to get it away from the light."',
    ),
    unhinged(
      "On the strength of the report we were put under protection. There is a fence around the block, a hide in the neighbors' hedge, and every morning at eight an electric cart with people in beige who have come to see me leave for work.",
      'The finding was confirmed from the air. We are a reserve now, as far as the gas station, and a ranger darts me once a quarter to weigh me and change the tag.',
    ),
    unhinged(
      'They throw things to see if I will go back for my keys. The {p} lies on the hood of the cart, up front, beside {F}, and does the commentary.',
      'There is a sign with my outline on it and the words "Do not feed." Only the {p} may, says {F}. It is considered to be good for the companion animal.',
    ),
  ),
  plot(
    'dear-pet-hearing',
    { ...DEAR_PET_HEARING, cast: { F: 'she' } },
    all(
      '{text}. There was a hearing the same evening. I read out the charge, and the {p} sat across from me and looked away.',
      '{text}. I believe in due process. The {p} was given a chair, a bowl of water and the opportunity to comment, and looked away.',
    ),
    all(
      'I put it to the {p} that it had acted alone. I put it to the {p} that it would do so again. Nothing was denied.',
      'I entered a photograph of the scene as Exhibit A. The {p} came closer and licked Exhibit A. I had it entered somewhere higher.',
    ),
    all(
      'Then it gave me the eyes, one after the other, and from there on I heard myself argue for the defense.',
      "At that point there was a sigh. It came from very low down, and I lost my thread, and before I knew it I had brought up the {p}'s childhood.",
    ),
    mild(
      'It was found that it had happened in my jurisdiction. I was fined one biscuit, payable at once.',
      'The verdict went against whoever had not been looking. I paid on the spot, in chicken.',
    ),
    mild(
      'I would have appealed. But I was asked to look the other side in the face.',
      'For the record, I did promise that it would not happen again. The {p} seemed prepared to believe me.',
    ),
    hot(
      'I lost. I took it to the second instance, before {F}, a retired judge who lives downstairs, and laid it out in full: "{quote}."',
      'It ended in a fine, one biscuit, against me. I appealed to {F}, who sat on the circuit court for thirty years and has the flat below, and pleaded simply: "{quote}."',
    ),
    spicy(
      '{F} put on her glasses. "And who was in charge?" she asked. I said I was. "And what were you looking at?" said {F}. I looked away.',
      '"Whose {p} is it?" said {F}. I said that that was hardly the point. She asked me to look at her when I said so, and I looked away.',
    ),
    spicy(
      'Two biscuits. {F} has ruled that I am not to be left alone with the {p}.',
      'It has been raised to two biscuits, and I am not to be left without supervision. The {p} has taken it on.',
    ),
    unhinged(
      'The supreme court took the case in April. All seven came out from behind the curtain in their robes, saw the {p} in the dock, and all sat down on the floor to be at its level.',
      'It went all the way up. The full court heard it, and in the second hour the presiding justice said "Who\'s good?" into the microphone, and could not be stopped.',
    ),
    unhinged(
      'The ruling fills five hundred pages. There is one fact in it, "{quote}," and the rest is about the ears. {F} wrote a dissent, and then she was shown the belly.',
      'Since then it is settled law. Whatever can be reached has been offered, the {p} is a court of last resort, and when I pass it in the hall with a sandwich, it is I who look away.',
    ),
  ),
  plot(
    'st-c-five-whys',
    DEAR_PET_HEARING,
    all('{text}.'),
    all("There's a method for this, called the Five Whys."),
    levels(
      'I sat down on the floor with the {p} and asked "Why?"',
      'I sat down on the floor with the {p}, at eye level, and asked "Why?"',
      'I set up two chairs and a jug of water, and asked the {p} "Why?"',
    ),
    all('I got the same look five times.'),
    levels(
      'By the fifth why, I was apologising.',
      'By the fifth why, I was apologising. There was a treat.',
      'By the fifth why, I had resigned. The {p} has accepted.',
    ),
  ),
  plot(
    'dear-pet-second-home',
    {
      when: [
        'p:@cat|@dog .. second|another|two|other|double .. home|family|house|breakfast|dinner|owner|life|name|lunch|supper',
        'p:@cat|@dog .. eat|ate|fed|feed|breakfast|dinner|visit|visits|live|lives|living|go|goes|moved|spend|spends|sleep|sleeps .. at|with|by|to .. @neighbor|next_door|number|street',
        'p:@cat .. eat|eats|fed|feeds|lives|living .. at|by|in|with .. other|different|three|four|two|several|another house|houses|home|homes|family|families|neighbors|neighbours|people',
        '@neighbor|next_door .. feed|feeds|feeding|fed|adopt|adopted .. our|my p:@cat|@dog',
        'p:@cat .. moved .. in|out .. with|to',
        'p:@cat|@dog .. come|came .. home .. collar|note',
      ],
      not: [
        'bite|attack|kill|died|lost|poison|chicken|rabbit|hate|fight|babysit|while_we|holiday|vacation|sit',
      ],
      fine: 'street door call calls name feed breakfast down road across fed years different',
      carries: true,
      cast: { F: 'she' },
    },
    all(
      '{text}. I am familiar with the type. We had a man in Purchasing who held a full position at our competitor for six years, and was praised in both places.',
      '{text}. It is called dual employment, and you can be let go for it. I went over to have the matter out, company to company.',
    ),
    all(
      '{F}, whose house it is, had a file on the {p}, as I did. We laid the two side by side on her kitchen table. Over there it was described as a self-starter.',
      'The other side is a woman called {F}. She showed me her notes. The {p} that I know as moody was down in her papers as "always has time."',
    ),
    all(
      'We agreed that it could not go on like this. She asked me whether I had eaten. There was breakfast on the stove anyway.',
      'I spoke for some time about loyalty. {F} listened, put a breakfast in front of me, and asked how I took my coffee, and I noticed that I had not been asked that in years.',
    ),
    mild(
      'It has been five weeks. I go over at a quarter to seven, and the {p} is usually there already.',
      'Nothing has been settled yet. I go there every morning to settle it.',
    ),
    mild(
      'We do not greet each other. When I come home for my second breakfast, neither of us says a word.',
      'We pass on the wall, the {p} and I. We have an understanding about the crumbs.',
    ),
    hot(
      'That was in March. I am there every morning now at a quarter to seven, and at seven I come home and have breakfast with my own people, rather slowly.',
      'I went back the next day, with a further point, and the day after that. There is a cup for me. At home I have begun to leave some of the toast.',
    ),
    spicy(
      'Last week they noticed. I came in by the back door, and my household was sitting at the table with my file. "{F} says that you\'re never tired over there," they said.',
      'It came out because I have put on weight in two houses. There was a talk. {F} was at it, in my kitchen, with her notes on me, in which I am described as good company.',
    ),
    spicy(
      'They have made an arrangement about me. The {p} was allowed to sit in. I am to wear a small tag, with both numbers.',
      'I did what one does. I sat down by the radiator, with my back to all of them, next to the {p}, and waited for breakfast.',
    ),
    unhinged(
      'Then I met the man from the corner house, coming out of our pantry, with a napkin in his collar. He had been with us since fall. It turned out that the whole street sets out before sunrise and moves one house to the left.',
      'I began to look about me on the way. At six in the morning the street is full of people in socks, going along the hedges. There is not a soul on it that eats at home.',
    ),
    unhinged(
      "It works. There is breakfast everywhere, and nobody's mood is known to anyone. At the very end of the line, in a house of its own, sits the {p}, and has us all by name.",
      "It has been like that since 1974, {F} tells me. It began with a {p}. There is a bronze one by the fountain, and it is looking into somebody's kitchen.",
    ),
  ),
  plot(
    'st-v-making-the-noise',
    {
      when: [
        'p:@cat|@dog .. throw_up|threw_up|throws_up|vomit|vomited|vomits|puke|puked|pukes|barf|barfed .. on|in|inside|into|all_over|over x:*',
        'p:@cat|@dog .. sick|hairball .. on|in|all_over|over .. x:rug|carpet|bed|shoe|pillow|sofa|couch|keyboard|laptop|shoes|slippers|duvet|sheets|@furniture|@footwear|@garment',
        'p:@cat|@dog .. =only|always .. throw|throws|puke|pukes|vomit|vomits .. on x:*',
      ],
      not: [
        'me|us|him|train|bus|park|beach|street|office|shop|die|vet|hospital|cancer|call|meeting|webinar|client|poison|car|baby|blood|old_age|guest|boss',
      ],
      fine: 'night morning new again favourite favorite white cream',
      carries: true,
    },
    all('{text}.'),
    all('I put $90 a month of premium food into this animal.'),
    levels(
      "I'd always wondered about the return.",
      "I'd always wondered about the return. I'd pictured affection.",
      "I'd always wondered about the return. I'd hired an analyst.",
    ),
    all('About 80 percent came back.'),
    levels(
      "That's better than my pension.",
      "That's better than my pension, and I didn't have to call anyone.",
      "I've moved my whole pension in. It's making the noise again.",
    ),
  ),
  plot(
    'dear-pet-probation',
    DEAR_PET_PROBATION,
    all(
      '{text}. I do it the way we do it at the company: a badge, a tour, ninety days of probation. I explained that it goes both ways.',
      '{text}. There was a welcome folder, a place to sit, and ninety days of probation, during which either side may walk away.',
    ),
    all(
      'In the first week I laid down the rules about the couch. In the second week they were reviewed. Since the third I sit on the part with the spring.',
      'I was firm about the bedroom. The {p} took note of it. From day six we have been talking about which of us has the left side.',
    ),
    all(
      'Day 90 was the review. I had a form with me. The {p} sat down across from it, looked at me for a good while, and left the room.',
      'On day 90 I called the {p} in for the closing talk. I had got as far as "strengths." It stood up, turned around once, and walked out on me.',
    ),
    mild(
      'I stayed in my chair. I went over it in my mind, the spring, the tone I had taken about the shoe.',
      'I could hear it in the hall, going through things. I thought that I would have done some of it differently.',
    ),
    mild(
      'It came back with its bowl, and set it down in front of me. I have passed probation. It is the same terms.',
      'Then it was back, and lay down on the form. I am being kept on. I start at six.',
    ),
    hot(
      'It did not come back that evening. I prepared a statement. I put the shoe where it could be found, and slept on the floor, to show that I could take direction.',
      'I was not told anything. So I did what I advise others to do, and worked on my visibility. I opened a can, and closed it, and opened it again.',
    ),
    spicy(
      'At six in the morning it stood over me. My probation has been extended by another ninety days. It was conveyed to me with one paw, on the chest.',
      'In the morning it lay across my feet, so I knew that it was not a termination. It is another ninety days. There are concerns about the shoe.',
    ),
    spicy(
      'I have told my neighbor that I am still being looked at. She said it took her two years, and then one evening you are simply let up on the couch.',
      'I asked a colleague how it was with his. He has been on probation since 2013. He gets the couch on birthdays.',
    ),
    unhinged(
      'In the spring there was an assessment center. They held it at the shelter, in the big run. Forty owners in a row, in cages, each with a card, and the animals came past and read it.',
      'I was let go in April, and handed in at the shelter. It is clean there. Each of us has a blanket and a sign. On visiting days the animals come through in pairs, sniff at the wire, and go on to the younger ones.',
    ),
    unhinged(
      'Mine said "{quote}. House-trained. Good with cans." The {p} stopped, went on, and came back. I am on probation again. I have never been so happy.',
      'Last week the {p} was there again. It read my sign to the end. They had to show it where to sign.',
    ),
  ),
  plot(
    'st-b-five-year-plan',
    DEAR_PET_PROBATION,
    all('{text}.'),
    all('I asked the new hire about five-year plans.'),
    levels(
      'The new hire looked at the sofa.',
      'The new hire looked at my side of the sofa.',
      'The new hire looked at the sofa, then at the deeds.',
    ),
    all('I admire people who know what they want.'),
    levels(
      'All objectives were met within the hour.',
      'It took an hour. I sit on the floor now, in a support role.',
      "It took an hour. I've been told I may reapply as a cushion.",
    ),
  ),
  plot(
    'dear-dog-carried',
    {
      when: [
        "p:@dog .. refuse|refused|refuses|won't|wouldn't|wont .. walk|move|go",
        'p:@dog .. sit|sat|lie|lay .. down .. middle|walk|street|road|park|refuse|refused|pavement|sidewalk',
        'carry|carried .. p:@dog .. home|back|whole',
        'p:@dog .. afraid|scared|hates|hate|refuses|refuse .. rain|walk|puddle|stairs|snow|wet',
      ],
      not: [
        'door|downstairs|upstairs|outside|alone|garden|toilet|die|old|sick|hurt|injured|vet|surgery|crate|bath|off|bed|fire|wedding|lake|bite|elevator|training|@boss',
      ],
      fine: 'walk walking lead leash halfway home park rain wet pounds kilos big 40 70 street carry carried back way stubborn',
      carries: true,
    },
    all(
      '{text}. It looked at me, and then at my arms, and I understood that the walk was over and that the transport had begun.',
      '{text}. I waited for it to change its mind. A bus went by, and a second one. The {p} had more time than I did.',
    ),
    all(
      'So I carried it. People stepped aside. Held at that height, it looked over all of them, at the horizon, with a slight wind in the ears.',
      'I picked it up and carried it. From then on we were something else. Cars stopped. An old man took off his hat, and it was not to me.',
    ),
    all(
      'In front of our house it wanted to be put down, and trotted up the steps by itself, past the neighbors, as if it had come all that way on foot.',
      'For the last ten yards, where people know us, it asked to be let down, and walked in on its own feet, fresh, with me behind.',
    ),
    mild(
      'I have seen that before. It was at our annual meeting, and the person was getting out of a helicopter.',
      'I work for a man who does it the same way. He gets out one corner before the office, and is admired for it.',
    ),
    mild(
      'We go twice a day now. I do not ask about distance. I have bought better shoes.',
      'The leash is still on it. I have noticed that it pulls at my end.',
    ),
    hot(
      'I thought about that for a long time. At the office the next morning I sat down in the corridor, in front of Accounting, and let my weight go.',
      'It was the finest piece of management I had been part of. The next day I got as far as the second floor and lay down on it.',
    ),
    spicy(
      'They waited. Then somebody from Facilities sighed, and I was carried to the top floor by two men, at shoulder height, with my eyes on the horizon. In front of the glass door I tapped one of them on the head, and went in on my own.',
      'In the end it took four of them. I said nothing on the stairs. At the door of the executive suite I gave a wriggle, was put down, and strode in. There was a round of applause for the stairs.',
    ),
    spicy(
      'I have the division now. The {p} has been to see me there once. It looked around the office, and then at my arms, and I carried it to the window.',
      'I have been a vice president since June. I get home at seven, and put down my briefcase, and bend my knees. The {p} is at the gate, and does not have all evening.',
    ),
    unhinged(
      'By the end of the year all of us who were anybody were being carried, and those who carried us began to sit down as well. It went down through the ranks like a rope. At the bottom was a trainee by the name of Piet, and on him the whole company.',
      'It is done everywhere now. The minister is carried by the permanent secretary, who is carried, and so on down, fifteen high, swaying, to a lad in the post room who came to us from a circus.',
    ),
    unhinged(
      'He managed forty steps. Then he looked up along all of us, and sat. From the very top, in the sun, the {p} barked once, and we were home.',
      "Yesterday he stopped, at a crossing, in the drizzle. He would not say why. Right up on top I could make out the {p}, against the sky. It looked down at the lad's arms and was, for the first time, carried away.",
    ),
  ),
  // Animals that belong to no one
  plot(
    'st-c-local-partner',
    {
      when: [
        'a:@wildlife|@bird|lizard|gecko|frog|toad|@livestock .. come|came|get|got|fly|flew|flies|walk|walked|wander|wandered|climb|climbed|run|ran|hop|hopped|sneak|broke|move|moved|land|landed .. in|into|through|inside|onto|on .. house|kitchen|room|shop|office|attic|garage|car|balcony|shed|bedroom|bathroom|living_room|classroom|store|school|church|library|building|train|bus|pub|bank|salon|warehouse|loft|tent|basement|lobby|gym|hall|window|workshop|bakery|cellar|hospital|hotel|restaurant|hostel|kitchen_window|class',
        'find|found|spot|spotted|discover|discovered .. a:@wildlife|gecko|lizard|frog|toad|pigeon|duck|owl .. in|inside|under|behind .. house|kitchen|room|shop|office|attic|garage|car|balcony|shed|bedroom|bathroom|shoe|boot|bed|bath|toilet|drawer|bin|dryer|pool|cupboard|engine|washing_machine|basement|bag',
        "^ a|an|the|there|there's a? a:@wildlife|gecko|lizard|frog|pigeon|owl .. in|on .. my|the|our @place|attic|loft|shed|house|chimney|car|garage|balcony|roof|wall|walls|engine",
        "there .. is|was|be|='s a|an .. a:@wildlife|gecko|lizard|frog|pigeon .. in|on|under .. my|our|the",
        'a:@wildlife|@bird|gecko|lizard .. follow|followed .. me .. into|in|inside|home|to',
        'a:mouse|squirrel|bat|raccoon|fox|pigeon|owl|gecko|lizard .. lives|living|nesting|sleeping in|on|under|behind',
      ],
      not: [
        'and|then .. walk|walked|fly|flew|run|ran|go|went|come|came|hop|hopped|wander|wandered|climb|climbed out|off|away|again',
        '=left|escaped|escape|caught|chased|shooed|released|rescued|rescue|straight_out|walked_out|flew_out|back_out|let_it_out',
        '=squirrels|=mice|=raccoons|=rats|=pigeons|=birds|=bats|=foxes|=monkeys|=crows|=deers|=geese|=ducks|=chickens|=hens|=cows|=goats|=pigs|=sheep|=gulls|=seagulls|=badgers|=moles|=snakes|=lizards|=frogs',
        'die|died|dead|kill|killed|hit|trap|poison|cat|dog|computer|wireless|click|poop|pooped|bite|bit|snake|bear|rabies|inspector|eat|ate|steal|stole|took|take|pet|feeder|video|zoo|attack|attacked|fridge|soup|roast|sandwich',
        'my|our chicken|hen|horse|goat',
        'in front of',
        'into|hit|against .. window|windscreen|windshield',
        'road|motorway|highway',
      ],
      fine: 'closing leave till wouldnt would not hours out again morning window open door office get sat desk',
      carries: true,
    },
    all('{text}.'),
    all('I advise companies on entering new markets.'),
    levels(
      'We allow eighteen months and a local partner.',
      'We allow eighteen months, a local partner and a ribbon.',
      'We allow eighteen months, a local partner and a brass band.',
    ),
    all('This took one small opening and no paperwork.'),
    levels(
      "As usual, nobody had planned the exit. I've got a tea towel.",
      "As usual, nobody had planned the exit. I've got a tea towel and a saucepan lid.",
      "I've been signed as the local partner. I keep one chair.",
    ),
  ),
  plot(
    'st-g-checkout',
    {
      when: [
        'a:@bird|@wildlife|@livestock|monkey|crab|fish .. take|took|taken|steal|stole|stolen|grab|grabbed|snatch|snatched|nick|nicked|pinch|pinched|swipe|swiped .. x:@food|@garment|@carried|@phone|@gadget|bait|hat|toy|ball|newspaper|shoe',
        'a:seagull|gull|monkey|crow|magpie|squirrel|raccoon|fox|goose|duck|goat|horse|deer|badger|bear .. eat|ate|eaten|had .. my|our|his|her|the x:@food|@garment|@carried|hat|scarf',
        'x:@food|@carried|@garment .. taken|stolen|snatched|nicked|eaten|grabbed by .. a:@bird|@wildlife|@livestock',
      ],
      not: [
        'plants|garden|tomatoes|tulips|office|colleague|bite|bit|feeder|trash|garbage|bins|tablecloth|baby|trap|bird_food',
        'our|my horse|goat|cow|duck',
      ],
      fine: 'balcony beach hand whole park hostel lunch sandwich chips right out of from bag pier window picnic',
      carries: true,
    },
    all('{text}.'),
    all('No account, no password, 1.3 seconds from start to finish.'),
    levels(
      "That's the smoothest checkout I've ever seen.",
      "That's the smoothest checkout I've ever seen, and I was the store.",
      "That's the smoothest checkout I've ever seen. Four more were in line.",
    ),
    all("Ours takes eleven steps. We've had one person reach step six."),
    levels(
      "We're copying {the a}. Only the pricing needs work.",
      "We're copying {the a}. I run up, take it, leave. Pricing needs work.",
      "I've made {the a} CEO. I hand over documents at arm's length, looking away.",
    ),
  ),
  plot(
    'dear-swallowed-fly',
    {
      when: [
        'swallow|swallowed|inhale|inhaled|eat|ate .. a|an|some .. b:@insect',
        '=swallowed b:@insect',
        'b:@insect .. fly|flew|went|go .. into|in|down .. my|me .. mouth|throat',
      ],
      not: [
        'dog|cat|@child|baby|he|she|they|bear|@pet|spray|cricket_powder|chocolate|bread|bar|restaurant|on_purpose|festival|colleague',
      ],
      fine: 'bike bicycle cycling running jog run ride motorbike scooter whole mid sentence while talking open mouth yawning work morning big middle accidentally',
      cast: { F: 'he' },
    },
    all(
      '{text}. I took it to {F}, a consultant, since it was now an internal matter.',
      '{text}. As it was inside the organization, I did not want to act alone, and called in {F}, a consultant.',
    ),
    all(
      'He advised against doing it myself. He had somebody for this, with eight legs and references, who would go in and catch it. I asked who handles that one. "We have a bird," said {F}.',
      '{F} recommended a specialist. She was small and quick, she wriggled a bit, and she came with a web. "And who handles her?" I asked. He had a bird.',
    ),
    all(
      'The bird needed a line manager, and he placed a cat. For the cat there was a dog, a generalist. All of them went in, one after the other, and each of them felt tight at first.',
      'Above the bird he put a cat. It is lean, said {F}, only the one cat, and over it a dog, for culture. I have swallowed reorganizations that went down worse.',
    ),
    mild(
      'I asked how the original problem was coming along. It was on the agenda for their third meeting.',
      'I inquired after the {b}. {F} said that they were still agreeing on a name for the team.',
    ),
    mild(
      '{F} has stopped by with a goat. "And who handles the goat?" I asked. He turned around and whistled.',
      'His invoice came with the milk. It is for one cow, part-time.',
    ),
    hot(
      'A goat was let in, to listen to the dog, and then a cow, who had run a dairy. There was a retreat. I could feel them forming circles.',
      'The goat was to mentor the dog. The cow is in finance. There is an all-hands on the first of the month, and on those days I do not wear a belt.',
    ),
    spicy(
      'They have sent me a report, by the usual channel. The one I swallowed is doing excellent work. It has been made head of the whole structure, as the only one who knows what it was for.',
      'In May I had the results. Everyone was fully staffed, and the little one itself had been hired as an adviser, on account of its experience.',
    ),
    spicy(
      'I told {F} that I was ready to end the engagement. "That would be a horse," he said. It was already in the hall. "And who handles the horse?" I asked.',
      '"And who handles all that?" I said. {F} stepped to one side. Behind him, in the drive, stood a horse, with a folder.',
    ),
    unhinged(
      'In June they outgrew me. They took the fourth floor of a glass tower near the station, under my name, with the cow at reception. I was sent a visitor pass, and an invitation to feel proud.',
      'They went public. I stood in the street, quite empty, and watched them come out on the balcony to ring the bell: the dog, the goat, the cow in a good suit, and, on a cushion, with a tiny microphone, the founder.',
    ),
    unhinged(
      'I was asked if I would step in for a moment and say how it all began. I opened my mouth. "Wider," said {F}. They are taking me over.',
      'I am up for acquisition, says {F}. It is a friendly offer. They would go in by the ear, with a horse, and this time they know who handles it.',
    ),
  ),
  plot(
    'dear-insect-guest',
    {
      when: [
        'there .. b:@insect .. in .. my|the|our x:@drink|@food',
        'find|found .. b:@insect|slug|snail|worm|caterpillar .. in .. x:@drink|@food|cider|salad',
        'b:@insect|slug|snail|worm .. land|landed|fell|fall|drown|drowned|swim|swimming|swam|flew|crawl|crawled .. in|into|out .. my|the|our|of x:@drink|@food',
        'b:@insect|slug .. in .. my|our|the x:@drink|@food|cider|salad|pint',
        'x:@drink|@food .. had|has|with .. b:@insect|slug|worm in',
      ],
      not: [
        '=ants|=flies|=wasps|=bees|=bugs|=roaches|=cockroaches|=moths|=mosquitoes|=spiders|=slugs|@child|baby|cat|dog|weevils|allergic|swallow|swallowed|sting|stung|throat|chocolate|@pet|waiter|rice|flour|bug_in_the|code',
      ],
      fine: 'most half after eaten eating glass pint garden pub lunch bowl finished whole already dead alive',
      carries: true,
      cast: { F: 'she' },
    },
    all(
      '{text}. I run a small hotel, and I know when somebody has checked in.',
      '{text}. I have been in hospitality for nineteen years, and I could see what we had here: no luggage, no reservation, and already in the best room.',
    ),
    all(
      'By evening there was a review. "Stayed in {the x}. Central, and the room is also the breakfast. The host cried out on arrival but was otherwise discreet. Four stars." It was signed, "{a b}."',
      'The review was up within the hour. "{the x}: very good. Quiet, edible, no stairs. A large face kept looking in. Four stars." Under "Traveling as" it said "{b}."',
    ),
    all(
      'I answered, as one must. I thanked the guest for the valuable feedback, and said that we had hoped for the fifth star.',
      'I wrote back the same hour, on behalf of the whole team, and asked what we could do about the fifth star.',
    ),
    mild('"Towels," wrote the {b}.', 'The {b} replied that it is always the little things.'),
    mild(
      'I have laid a folded napkin next to {the x}, with a mint on it. This morning it was on the floor, the way guests do.',
      'There is a card beside {the x} now, "Please do not disturb," no bigger than a stamp. It has been turned around.',
    ),
    hot(
      'It brought the others. By the weekend we were on all the lists, as a hidden gem. {F}, who sits across from me, asked if I was going to finish {the x}. I said we were full until September.',
      'A thing like that gets around. I took names, and the {b} kept its room. {F}, who shares my table, asked what was wrong with {the x}. I told her we were fully booked.',
    ),
    spicy(
      'Then came a one-star, from a moth. "Was shown to {the x} and found a man in it. He was eating." There was a photograph, and I knew the fork.',
      'In the second week we got one star. "{the x} would have been lovely. Unfortunately we found a manager in there, alive." I lay awake.',
    ),
    spicy(
      'I promised that it would not happen again, and that he would be removed from {the x} at once, humanely. {F} came over with a glass and a postcard. She put the one over my hand, slid the other under it, and walked me out into the yard.',
      'I apologized to every guest by name and gave my word that {the x} had been dealt with. {F} was in charge of that. She opened the window, rolled up a newspaper, and said to me quite kindly, "Out you go."',
    ),
    unhinged(
      'In July the inspector came, in person, from the big guide. I knew it by the legs. It asked for a table at the edge, tried {the x} with the front ones, and rubbed them for a very long time.',
      'The season ended with a gala. They came in off the fields at dusk, in a column as tall as a church, for one dance over {the x}, and an orchestra of crickets had been brought by rail.',
    ),
    unhinged(
      'We have the third star. I may no longer go in without a jacket. {F} keeps the door, and when I bent over {the x} last night for a taste, she asked me under what name.',
      'They gave us the last star that night. From outside the door, next to {F}, I heard the speech. It thanked the region, it thanked {the x}, and it thanked the large one at the window, who had understood early on that it was not about him.',
    ),
  ),
  plot(
    'st-d-on-board',
    {
      when: [
        'a:@livestock|goat .. eat|ate|eaten|chew|chewed|swallow|swallowed|devour|devoured|demolish x:*',
      ],
      not: [
        'die|died|sick|vet|poison|grass|hay|carrot|apple|sugar|out_of_my_hand|hand|@food|fish|cake|only|feed|finger|hair',
      ],
      fine: 'farm wedding party petting zoo',
      carries: true,
    },
    all('{text}.'),
    all('For years I\'ve told people, "I\'ll take that on board."'),
    levels(
      'I seldom have.',
      "I seldom have. I'd wait until they had left the room.",
      "I seldom have. There is no board. I've looked.",
    ),
    all('The {a} took it on board at once, and asked nothing.'),
    levels(
      "I expect we'll hear back in a day or two.",
      "I expect it'll come back to us in due course, in another form.",
      "It's on the management team now. When I table something, it starts with the table.",
    ),
  ),
  plot(
    'dear-animal-observer',
    {
      when: [
        'a:@bird|@wildlife|@livestock|@cat|@dog|lizard|gecko .. looks|stares|watches|watching|judges|judging .. at|me|us|through|in|my',
        'a:@bird|@wildlife|@livestock .. recognise|recognises|recognize|recognizes|know|knows|remember|remembers .. me',
        'a:@bird|squirrel|fox .. sit|sits|sat|come|comes|visit|visits .. window|windowsill|balcony|fence|garden|porch .. every|each|same|daily',
        'a:@bird|squirrel|fox .. sit|sits|come|comes|visit|visits .. every|each|same .. day|morning|time|afternoon',
      ],
      not: [
        'tv|video|die|dead|=lost|attack|poop|feed|fed|zoo|goose|birdwatching|binoculars|my_wife|husband|cats|dogs|=crows|=birds|=pigeons|=squirrels|steal|stole|bite|neighbor|@child',
      ],
      fine: 'window day each every same time 4 am pm hour work morning desk while working shower',
      carries: true,
    },
    all(
      '{text}. I know the look. It is the one that people have who are being paid by somebody else to be there.',
      '{text}. I have been audited twice, and both times it began like this: no greeting, the head a little to one side.',
    ),
    all(
      'I started to give it something to look at. At that hour I sit up straight now, I type, and once I took a call from a person who does not exist and was firm with her.',
      'From then on I made sure to be seen with a pen. I moved my desk around for the profile. I said things aloud, such as "That is not how we do it here."',
    ),
    all(
      'It does not take notes, not with a pencil. But when I let up, around twenty past, it looks at its foot.',
      'It takes no notes that I can see. Only when I looked at my phone did it shift its weight from one leg to the other, as you do when you have what you came for.',
    ),
    mild(
      'My figures have never been so good. I have been asked in the office who is behind it, and I told them not to turn around.',
      'A friend says that it is waiting for crumbs. I said that that is what they would want us to believe.',
    ),
    mild(
      'Yesterday there were two of them. The older one was showing the younger one where I lose concentration.',
      'This morning it had brought a second one along. I think that it was a handover. They both looked at the clock, and then at me.',
    ),
    hot(
      'My output doubled. I was given a team, then the floor, and I told none of them how, only that they should keep their chins up near the glass.',
      'I was promoted on the figures. I owe it all to that look, so I put the whole department in a row along the window, and at four we are magnificent.',
    ),
    spicy(
      'In the end I wanted to see the report. I laid out a sheet of paper on the sill, an ink pad, and a bit of ham, and left the room.',
      'After half a year I thought that I was owed some feedback. I opened the window and put out a form, with boxes, and a raisin on each box.',
    ),
    spicy(
      'It had stepped in the ink. As far as I can make out, the notes say that the ham was fine, and that the one inside should move a little to the left. He is in front of the sandwich.',
      'It took all the raisins except for two: "listens" and "potential." I have read the notes through again and again. A friend says that those had fallen off.',
    ),
    unhinged(
      'The real auditors came in the fall. There were three of them, in gray, and they sat down on the sill beside it, with their knees drawn up. It slid over. They put their heads to one side.',
      'It turned out to be quite high up. When our president was replaced, there was no vote; one morning the {a} stood on the long table, and the eight directors looked at their feet.',
    ),
    unhinged(
      "I have been at it since. It is four o'clock around the clock now. I am never told how it is going, but there is a little ham, if I keep left.",
      'I was called in last. It looked at me for thirteen full seconds. "{quote}," said the secretary, in a low voice, to the new one. "That\'s him. Watch around twenty past." They have it all in their notes.',
    ),
  ),
  // Partners
  plot(
    'st-n-speaking-time',
    {
      when: [
        'w:@spouse|@parent|@relative|roommate|flatmate .. snore|snores|snored|snoring',
        "w:@spouse|@parent|@relative|roommate|flatmate|@spouse's|@relative's|@parent's =snoring|=snores",
        '=recorded .. w:@spouse .. snore|snoring',
        'sleep|slept|moved .. couch|sofa|spare_room|guest_room .. because .. w:@spouse .. snore|snores|snoring',
      ],
      not: [
        "don't|doesn't|didn't|not|never|i|that_i|we snore",
        'tell|told|said|says|claims|apnea|hospital|doctor|cpap|pregnant|bullet|meeting|funeral|stopped',
      ],
      fine: 'loud loudly dog downstairs moved cat neighbor neighbours bed room sleep through wall night earplugs chainsaw like tractor last every couch sofa spare',
      carries: true,
    },
    all('{text}.'),
    all('I measured speaking time, as in any meeting.'),
    levels(
      'Me: four percent. Mostly the word "please."',
      'Me: four percent. Mostly the word "please," with my elbow.',
      'Me: four percent. Mostly the word "please," with a colored card.',
    ),
    all('The other ninety-six had volume, rhythm and complete confidence.'),
    levels(
      "I've seen people promoted on less.",
      "I've seen people promoted on less. Some were also asleep.",
      'We sold it as a keynote. Two thousand people stood up. The speaker slept on.',
    ),
  ),
  plot(
    'st-v-what-temperature',
    {
      when: [
        'w:@spouse|@parent|@relative|roommate|flatmate .. shrink|shrank|shrunk .. my .. x:@garment',
        'w:@spouse|@parent|@relative|roommate|flatmate .. wash|washed|dried|tumble|boil|boiled .. my .. x:@garment .. hot|shrank|shrunk|small|smaller|tiny|child|doll|sixty|60|boil',
        'w:@spouse|@parent|@relative|roommate|flatmate .. put .. my .. x:@garment .. hot|boil|wash|sixty|60',
        'w:@spouse|@parent|@relative|roommate|flatmate .. put .. my .. x:@garment .. in .. dryer|tumble_dryer|hot_wash',
        'x:@garment|@garment .. shrunk|shrank .. by|because .. w:@spouse|@parent|@relative',
      ],
      not: [
        '=socks|=jeans|=trousers|=pants|=shorts|=gloves|=tights|=leggings|hat|beanie|skirt|bra|=bras|underwear|scarf|sock|glove',
        'phone|passport|money|tissue|pink|white|red|blue|dye|iron|burn|clean|wallet|folded|kindly|thank',
      ],
      fine: 'best favourite favorite wool cashmere wash laundry hot boil washing machine machine again dryer merino child size doll dog now fits good only expensive',
    },
    all('{text}.'),
    all('My company has paid consultants for two years to make us smaller.'),
    levels(
      "They've managed three percent.",
      "They've managed three percent, and they gained weight.",
      "They've managed three percent. It was mostly a shed.",
    ),
    all("This was done in one cycle, and everything's still there."),
    levels(
      "I've asked what temperature.",
      "I've asked what temperature. I'd like to try it on the Tulsa office.",
      "We've tried it on the Tulsa office. All 60 fit in one van. They look adorable.",
    ),
  ),
  plot(
    'dear-spouse-survey',
    DEAR_SPOUSE_SURVEY,
    all(
      '{text}. With all respect for {w.full}, that is a sample of one. I commissioned a study.',
      '{text}. I do not take a single opinion personally. I take it as a hypothesis, and it can be tested.',
    ),
    all(
      'I put the statement to two hundred people in my life, word for word, "{quote}," from one, "Don\'t agree at all," to five.',
      'I worked it into a form, with a scale, and gave it to all who have known me for a year or more, including a man who sells me newspapers.',
    ),
    all(
      'It came back within a day, which should have told me something. Ninety-six percent were with {w.full}. A few had added a six.',
      'There was a response rate of a hundred percent. I had never seen one. Ninety-six percent of all that agreed with {w.full}, and there were arrows.',
    ),
    mild(
      'I gave {w.full} the results on slides. "And who are the four percent?" said {w.full}.',
      'At dinner I presented it, with a pie. {w.full} pointed to the thin slice and asked who on earth that was.',
    ),
    mild(
      'I said the survey had been anonymous. I had filled it in eight times.',
      'I could only say that it was a small group, and very close to the matter.',
    ),
    hot(
      'So the error had to be in the method. I went to Delft, to an institute, and had it repeated on people who had never met me. They were shown a photograph for two seconds.',
      'I suspected bias, and hired a laboratory in Delft. They took four hundred strangers and showed them my back, going through a door.',
    ),
    spicy(
      'Ninety-nine percent. A woman in row six had cried out that it was just like her Gerald. They want to publish.',
      'It went up to ninety-nine percent. In the control group, where there was only the door, it was still sixty.',
    ),
    spicy(
      'I brought it home, bound. "That leaves one percent," I said. {w.full} did not even look up. "Your mother?" I had not asked my mother yet. I asked. She took the six.',
      'The study is out. It has {w.full} down as lead author. I am thanked in the notes, for the material.',
    ),
    unhinged(
      'It was made part of the census. On a Sunday in May the whole country was asked, from the islands to the border, and in the evening there were two bars on television, one up to the ceiling, and one you could not see.',
      'In June it was put to the people. There were booths, in schools and fire stations, with a pencil on a string, and on the ballot a single sentence: "{quote}."',
    ),
    unhinged(
      'The one vote against has been traced to our kitchen. {w.full} was kind about it. {w.full} is sworn in next week, and I am to stand a little behind, and do it.',
      'It passed, in every district. A hundred percent. I asked {w.full} how that could be, as I had voted. "I know," said {w.full}. "I filled yours in. You\'d left it on the stairs."',
    ),
  ),
  plot(
    'st-b-redacted',
    DEAR_SPOUSE_SURVEY,
    all('{text}.'),
    all('I welcome these findings.'),
    levels(
      'They will be published.',
      'They will be published, after careful review by me.',
      'They will be published under the thirty-year rule.',
    ),
    all('Some passages have been blacked out for balance.'),
    levels(
      'What remains is the date.',
      'What remains is the date and the word "always."',
      "What remains is the date. I'll read it from the balcony at six.",
    ),
  ),
  plot(
    'st-y-mm-hm',
    {
      when: [
        'w:@spouse|roommate|flatmate .. never|always .. buy|buys|cook|cooks|clean|cleans|put|puts|close|closes|empty|empties|leave|leaves|replace|replaces|wash|washes|rinse|load|loads x:*',
        'w:@spouse|roommate|flatmate|housemate .. buy|bought|order|ordered|sell|sold|clean|cleaned|tidy|tidied|rearrange|rearranged|reorganize|reorganise|reorganised|reorganized|paint|painted|hide|hid|move|moved|throw|threw|thrown|build|built|join|joined|invite|invited|book|booked|install|installed|fix|fixed|repair|repaired|cook|cooked|bake|baked|start|started|plant|planted|put|leave|left|use|used|donate|donated|replace|replaced|switch|switched|adopt|adopted|name|named|label|labelled|labeled|sign|signed|watch|watched|set|hang|hung|cut|lend|lent|bring|brought|take|took|make|made x:*',
        'w:@spouse|roommate|flatmate .. keep|keeps|kept x:*',
        'w:@spouse .. want|wants|wanted x:*',
        'w:@spouse|roommate|flatmate .. decide|decided x:*',
        "w:@spouse|@spouse's|roommate|flatmate|roommate's|flatmate's been? bought|joined|got|taken|discovered|started|sold|using|buying x:*",
        'w:@spouse|roommate|flatmate has|is|was|keeps been? just|only|started? got|bought|joined|taken|discovered|started|sold|using|buying|learning|making x:*',
      ],
      not: [
        'put|puts|left|leave|leaves .. back|without|out',
        'without',
        'made|make|makes|cook|cooked|bake|baked .. @food|@meal|@drink|bed',
        'took|take|takes|taken .. bins|bin|bus|train|wrong|photo|picture|nap|shower|bath|day|home|off',
        'finish|finished|ate|eaten|drank .. my|our|the|all|last',
        'left me|us',
        'moved out',
        '=flatmates|=roommates|=housemates',
        'one of',
        'promoted|hurt|me|baby|cancer|hospital|die|died|sick|divorce|affair|pregnant|proposed|engaged|birth|birthday|anniversary|wedding|valentine|christmas|present|gift|breakfast_in_bed|flowers|ring|promotion|job|quit|fired|award|prize|race|marathon|dinner_for|surprise|school|picked|passport|airport|flight|@child|driving|lottery|crash|crashed|shrunk|up_with|@boss|mind|friend|leg|arm|hair|heart|home_town|ex|broke|names|country|weight',
      ],
      carries: true,
      is: '!actor:me !question',
    },
    all('{text}.'),
    all('I asked when this had been decided.'),
    levels(
      "I'm told I approved it in March.",
      "I'm told I approved it in March, while looking at my phone.",
      "I'm told I approved it in March, by a show of hand.",
    ),
    all('My exact words were "Mm-hm."'),
    levels(
      "I've looked back. I have approved a lot this year.",
      "I've looked back. I've also approved a shed and a cruise.",
      "I've looked back. I've also approved an extension, and Greg.",
    ),
  ),
  // Gifts and dates in the calendar
  plot(
    'dear-gift-survey',
    {
      when: [
        'i? give|gave|gifted|bought|buy|got my w:@spouse|@parent|@child|@relative|@boss|@colleague|friend|neighbor|nephew|sister x:*',
        'bought|buy|got|knitted|knit|baked|made|wrapped|ordered|bring|brought x:* .. for .. w:@spouse|@parent|@relative|@boss|friend',
        'bought|buy|knitted|knit|made x:@garment|@gadget|@household|flowers|present|gift .. for .. w:@spouse|@parent|@child|@relative|@boss|friend',
        'w:@spouse|@parent|@relative|@boss|friend .. love|loved|hate|hated|like|liked|return|returned|cry|cried|open|opened .. my|the gift|present',
        'gave .. wrong .. gift|present|size|card .. to .. w:@person',
      ],
      not: [
        'gave .. up|notice|birth|haircut|lift|ride|speech|tour|cold|call|away',
        'got .. a .. call|text|job|cold|lift|ride|new|from',
        'made .. my .. cry|laugh|bed|mad|angry|late|park',
        '@food|@drink|baby|toddler|newborn|infant|two-year-old|=friends|=flatmates|=parents|=kids',
        "i_was|hamster|me|us|in_trouble|password|dog|cat|proposed|ring|engaged|sick|medicine|kidney|fired|name|dinner|lunch_for_work|forgot|phone_number|keys|code|finger|permission|haircut|mother_in_law's|soup|instead|wedding|salt|burned|burnt|funeral|costume|interview",
      ],
      carries: true,
      is: 'actor:me',
    },
    all(
      '{text}. A sale is not the end of a relationship. I waited two days, and then I called {w.full}, for feedback, on a scale from one to ten.',
      '{text}. Where I work, that is where the process starts. There was a follow-up call after forty-eight hours. "How satisfied are you?" I asked {w.full}. "Out of ten."',
    ),
    all(
      '{w.full} said that it was very thoughtful. I explained that there was no box for that. It came to an eight.',
      'I was told that I should not have. I have heard that from other customers. I asked for a figure, and {w.full} gave me an eight out of ten.',
    ),
    all(
      'An eight is a warning sign. I called the next morning to find out what had gone wrong, and again at noon, to see if it was still an eight. By then it was a seven.',
      'One does not sleep on an eight. I rang up twice the next day with a short list, color, finish, handover, and in the evening it had slipped to a six.',
    ),
    mild(
      'I asked {w.full} straight out what it would take to get to ten out of ten. There was a silence. I could hear a fridge.',
      'I said that I wanted to make this right, and that there must be something that stood between us and a ten.',
    ),
    mild(
      '"It was lovely," said {w.full}. "Until the calls."',
      '"Could you ask me less?" said {w.full}. I have put that under "Other."',
    ),
    hot(
      'I set up a hotline. There is one number for the gift itself and another one for the wrapping, and I sit at both. To get the response up I have introduced a draw, in which {w.full} can win the same again.',
      'In May I brought in focus groups. {w.full} sat behind the glass with four people of the same age and had to pass it around.',
    ),
    spicy(
      'It is at two out of ten. I went over in person with a clipboard. {w.full} opened the door, went back inside, and brought it out to me.',
      'Last night it went to one. I went in person. {w.full} met me at the door, with the thing in both hands, in its paper, with the tape put back.',
    ),
    spicy(
      'It is exactly what I have always wanted. I said there was no need. Two days later the phone rang. "Out of ten?" said {w.full}.',
      '"For you," said {w.full}. I opened it. I must say that it is a ten. I have had a call about that, and one about the bow.',
    ),
    unhinged(
      'The index is published now, at six, after the wind. When {w.full} slept badly in June it fell by two points, and in a harbor far to the south they stopped loading ships.',
      'The rating agencies took it up. {w.full} is visited every quarter by three men with a scale, and whatever is said on that sofa about my present moves the price of copper.',
    ),
    unhinged(
      'Yesterday {w.full} came to the window, before all of them, and held it up, and looked over to me. "Ten out of ten," said {w.full}. "Now will you come in and eat." It was not a question, so I could not enter it.',
      '"It was a nice present," {w.full} told them in the end. "I only wanted somebody to stay for coffee." They have that down as volatile.',
    ),
  ),
  plot(
    'st-p-brendas-message',
    DEAR_BIRTHDAY_VOID,
    all('{text}.'),
    all("So I bought a card and signed it on everyone's behalf."),
    levels(
      'I used a different pen for each.',
      'I used a different pen for each, and my left hand for Trevor.',
      'I used a different pen for each, and forty accents.',
    ),
    all('Some of what they said was very kind.'),
    levels(
      'I had no idea that Brenda felt that way.',
      'I had no idea that Brenda felt that way. Trevor just put "T."',
      'I had no idea that Brenda felt that way. We marry in June.',
    ),
  ),
  plot(
    'st-p-has-lapsed',
    DEAR_BIRTHDAY_VOID,
    all('{text}.'),
    all("A birthday isn't valid until it has been fully acknowledged."),
    levels(
      'I waited until midnight.',
      'I waited until midnight, with my hand slightly out.',
      'I waited until midnight, behind a small window marked "Greetings."',
    ),
    all('So this one has lapsed.'),
    levels(
      "I'm staying at last year's age until I hear otherwise.",
      "I'm staying at last year's age. I've told the bank and both knees.",
      "My new age went back unopened. They've issued it to a man in Hull.",
    ),
  ),
  // Parents and the wider family
  plot(
    'dear-parent-online',
    { ...DEAR_PARENT_ONLINE, cast: { F: 'she' } },
    all(
      '{text}. I work in brand management. We call that organic reach, and I wrote to thank {w.full} for engaging with my content.',
      '{text}. In the trade that is an early adopter. I have spent six years looking for an audience, and here it was, with a thumb.',
    ),
    all(
      'The next post was about my promotion. Within the hour there was a comment from {w.full}, for everyone to see. It said that I should wear a jacket.',
      'I posted that I had been made head of strategy. {w.full} was the first to respond. "Proud of you. You look cold. Where is your jacket."',
    ),
    all(
      'My post got six likes. The jacket got four hundred and twelve.',
      'It was seen by thirty thousand people, and two hundred of them wrote under it that they had gone to get a jacket.',
    ),
    mild(
      'My company has asked me for the contact. They have had an agency on this for a year.',
      '{F}, who runs our channel, came to my desk. She wanted to know who does my comments, and what they cost.',
    ),
    mild(
      'We launch in the fall. {F} has dropped the slogan. It just says, "Did you eat?"',
      'I put her through. {F} came out of the room an hour later with a scarf on, and a plate.',
    ),
    hot(
      '{F}, who runs our channels, threw out the plan for the year, and signed {w.full}. The first campaign was a photograph of our turbine, from the side, and below it, "It looks thin."',
      'Our head of marketing, {F}, flew out to sign {w.full} herself. She had prepared a talk, and got no further than the hall. "You\'re soaking," she was told. We have tripled our reach.',
    ),
    spicy(
      'In June I announced my bonus. {w.full} replied to it, in front of four million followers, that money is not everything, and that there is a boy I used to play with who calls.',
      'By June there were four million followers, and a hotline. I posted that I had won an award, and scrolled down. "Very nice," it said. "Do not let it go to your head. Jacket."',
    ),
    spicy(
      'My title is now "Other Child." I have asked {F} whether I may at least choose my own picture. She looked at me. "Without a jacket?" she said.',
      'I called {w.full} to talk about my personal brand. It went to {F}. She says that I should eat first.',
    ),
    unhinged(
      'In November {w.full} wrote a single comment under the weather. It was about the whole of the north. By evening there was not a bare neck on the continent, and the low pressure had apologized, and moved off.',
      'Then {w.full} found the account of the UN. "You all look tired," it said, under the Security Council. They went home. There has been no war since, and one early night.',
    ),
    unhinged(
      'I am the only one it does not work on. They have flown me in to ask why. I stand at the window of the palace, in a shirt, and down on the square four million people are holding up a jacket.',
      'There is a bust of {w.full} in front of the building. I went to look at it, in the snow. A guard came up behind me, and I felt something being put around my shoulders.',
    ),
  ),
  plot(
    'st-g-due-diligence',
    DEAR_PARENT_ONLINE,
    all('{text}.'),
    all('One of my earliest backers has begun due diligence.'),
    levels(
      'Every picture, back to the beginning.',
      'Every picture, back to the beginning, in one sitting.',
      'Every picture, back to the beginning. Two of the sandwiches were called as witnesses.',
    ),
    all('There are already follow-up questions.'),
    levels(
      'The first one is who Kyle is.',
      "The first one is who Kyle is. It's public, and it's in capitals.",
      'The first one is who Kyle is. Kyle has left the country.',
    ),
  ),
  plot(
    'st-p-front-seat',
    {
      when: [
        'w:brother|sister|sibling|cousin|bro|sis .. get|got|buy|bought|win|won|marry|married|become|became|promoted|finish|finished|run|ran|graduate|graduated|move|moved|start|started|name|named|publish|published|sell|sold|build|built|make|made|earn|earns x:*',
        "w:brother|sister|cousin|sibling .. is|'s|has .. now|new|bigger|better|more|engaged|famous|doctor|famous|taller|older",
        'my w:brother|sister|cousin .. borrow|borrowed|forget|forgot|steal|stole|say|said|told|call|called|ask|asked|post|posted|eat|ate|break|broke|copy|copied|take|took|tell|still x:*',
        "w:brother's|sister's|cousin's new x:*",
      ],
      not: [
        "die|died|sick|hospital|cancer|funeral|divorce|divorced|jail|arrested|accident|hurt|depress|rehab|miscarriage|birthday|@child's|beat|dog|cat|ex|paneer|guests|tractor|stuck|me_up|lost|pregnant|lice|covid|fever|tooth",
        'w:wife|husband|mother|mom|dad|father|son|daughter|kid|toddler|baby|roommate|boyfriend|girlfriend|family|partner|mum|ex|uncle|aunt',
        'i|we borrow|told|called',
        'marriage|married .. plans',
      ],
      carries: true,
      is: '!actor:me !question',
    },
    all('{text}.'),
    all("I've checked our agreement. It dates from when I was nine."),
    levels(
      'It covers the bricks, the top bunk and the front seat.',
      'It covers the bricks, the top bunk and the front seat, in felt-tip.',
      'It covers the bricks, the top bunk and the front seat, and was witnessed by two bears.',
    ),
    all('It says nothing about this.'),
    levels(
      "So I've called the front seat.",
      "So I've called the front seat. It was all I had left.",
      "So I've called the front seat. It was upheld in The Hague.",
    ),
  ),
  // Weddings and what leads to them
  plot(
    'st-d-no-notice-period',
    {
      when: [
        'w:@spouse .. propose|proposed .. x:*',
        'w:@spouse .. propose|proposed',
        'i propose|proposed .. to .. w:@spouse',
        'we|i .. got|=are|=am|get engaged|married',
        '^ got engaged|married',
        "we're|i'm|im|were =engaged|=married|getting_married",
        'we .. moved|move|moving .. in together',
        'she|he said =yes $',
        'asked .. w:@spouse .. to .. marry|move_in',
        'move|moved|moving .. in .. with .. my w:@spouse',
        'w:@spouse .. move|moved|moving .. in .. with|today|yesterday|last|$',
      ],
      not: [
        'ex|sister|brother|cousin|friend|boss|daughter|son|colleague|divorce|no|mother|parents|rejected|refused|died|second_date|business|puppy|kitten|idea|plan|budget|restaurant_idea|out|raise|deadline|solution|dog|cat',
      ],
      fine: 'engaged married yes finally beach dinner restaurant yesterday weekend years applebees parking lot ring knee said',
      carries: true,
    },
    all('{text}.'),
    all("Until now, I'd only ever been on fixed-term contracts."),
    levels(
      "This one's permanent.",
      "This one's permanent. I asked if there'd been a mistake.",
      "This one's permanent. I asked for it to be read to me by a second person.",
    ),
    all('I have been through all the terms.'),
    levels(
      "There's no notice period. I checked twice. I'm delighted.",
      "There's no notice period. Should a cat be acquired, I report to the cat.",
      "There's no notice period. There is a cat, as yet unborn, and it's already above me.",
    ),
  ),
  // Dates
  plot(
    'st-c-the-dish',
    DEAR_EX_EXIT,
    all('{text}.'),
    all('I tell all my clients: every ending needs a proper handover.'),
    levels(
      'Ours left two items open.',
      'Ours left two items open, both marked red.',
      "Ours left two items open. There's an annual report.",
    ),
    all('One is the casserole dish. The other is whose idea it was.'),
    levels(
      'I have the dish.',
      "I have the dish. I'd like that in the minutes.",
      'The dish is held by a neutral third party, in Zurich.',
    ),
  ),
  plot(
    'st-c-one-user',
    DEAR_EX_EXIT,
    all('{text}.'),
    all("In IT, an ex is what you'd call a legacy system."),
    levels(
      'It was shut down some time ago. There was a form.',
      'It was shut down some time ago. I signed the form.',
      'It was shut down some time ago. I cut the ribbon.',
    ),
    all('Late at night, one user still logs in to look at the pictures.'),
    levels(
      "We've traced it to my sofa.",
      "We've traced it to my sofa. I've promised a full inquiry.",
      "We've traced it to my sofa. Access has been renewed for ten years.",
    ),
  ),
  // Friends
  // Neighbours
  plot(
    'dear-border',
    {
      when: [
        '@neighbor|next_door|neighbours|neighbors .. put|built|build|building|erect|erected|move|moved|cut|trim|trimmed|chop|chopped|plant|planted|paint|painted|grow|has|took .. x:fence|hedge|wall|tree|shed|extension|trampoline|gate|bush|branches|gazebo',
        '@neighbor|next_door .. fence|hedge|wall|tree|shed .. on|over|into|across|onto .. our|my side|garden|yard|land|drive|driveway',
        'fence|hedge|boundary|tree .. between .. us|neighbor',
        'inch|inches|cm|foot|feet .. on .. our|my side',
      ],
      not: [
        'fire|fell|fall|cat|dog|chicken|storm|wind|blew|die|parking|park|car|my_house|friend|help|helped|thank',
      ],
      fine: 'inches side four 4 garden new without asking',
      carries: true,
      cast: { F: 'she' },
    },
    all(
      '{text}. I recognized the new border the same afternoon. It is the only way to be invited to the talks.',
      '{text}. You can shout over a thing like that, or you can have a foreign policy. I bought a flag, quite a small one.',
    ),
    all(
      'I put up a box with a barrier, and on Saturdays I sat in it. The first to come through were a cat and a hedgehog. I asked for a passport, and the cat lay down on the form.',
      'A checkpoint was set up beside the compost. By noon I had turned back a football, two leaves and a hedgehog, all without a passport.',
    ),
    all(
      'The talks were held on neutral ground, on the manhole cover. {F} came, from next door, with a thermos. I read out our position, on a card.',
      'We met on the manhole, which neither of us claims. {F} represented next door, in gardening gloves. I opened with the facts as we see them, in two languages.',
    ),
    mild(
      '"Do you want tea?" said {F}. I had to ask her to put that in writing.',
      '{F} said that they could just have asked me, and would I like a plum. I have sent it to a laboratory.',
    ),
    mild(
      'On the map in my hall the day is marked with "{quote}." We have normal relations now. Her boy came to the barrier today, for the ball. He showed me a passport that he had drawn himself, and in the photograph he is smiling, so I could not let him through.',
      'It has become quite peaceful. I go over once a week, and am asked what I have to declare. Last week it was that I am lonely. They waved me on.',
    ),
    hot(
      'It was agreed that the disputed strip should belong to neither. It is as long as a garden and as wide as a hand, and within a month it had a postage stamp.',
      'In the end we made the strip in question independent. It is four feet by nothing much. Somebody had to be sent out there, to prepare an election.',
    ),
    spicy(
      'It went well for them. They had low taxes. {F} keeps her money there, and my own firm moved its head office to it in June, on a plank.',
      'People began to go over. They have a cheap hairdresser, standing room only. {F} bought shoes there. My savings went across at night, sideways.',
    ),
    spicy(
      'Yesterday I wanted to mow. They asked me for my passport. "Purpose of the visit?" I heard, from knee height. "{quote}," I said. They had it down as their national holiday.',
      'I was stopped in my own garden on the way to the compost. It was the hedgehog. He has a cap now, and he asked me for my passport.',
    ),
    unhinged(
      'Then they grew. There was no noise, only that in the mornings the house was a little further off. By August you could see ships on the strip. I had to take a train to {F}, through two time zones, to borrow sugar.',
      'A strip like that has nowhere to go but on. It went out under the road, between the towns, along the backs of all gardens, and by the fall it reached the sea at both ends, and had cut the continent in two.',
    ),
    unhinged(
      'We are at the edge of the map now, {F} and I, on opposite coasts. On clear days we wave. I have applied for their passport. There is a language test, and they say that I say "mine" too often.',
      'I met {F} on the great bridge. There are forty million of them down there, in a row. She had got her passport. "They only wanted a bit of room," she said, "between the two of us."',
    ),
  ),
  plot(
    'st-y-acts-on-feedback',
    {
      when: [
        'w:@neighbor|neighbours|neighbors|next_door|roommate|flatmate|upstairs|housemate .. sing|sings|singing|play|plays|playing|practice|practise|practices|drill|drills|drilling|hammer|hammers|vacuum|vacuums|scream|shout|stomp|stomps|learn|learned|learning|party|argue|argues|cough|renovate|renovating|jump|laugh|laughs|blast|blasts|blasting x:*',
        "@neighbor's|neighbours'|neighbor|neighbour|next_door|upstairs .. drill|drums|trumpet|trombone|music|karaoke|tv|party|alarm|bass|baby|recorder|violin|subwoofer",

        'man|woman|people|kid|guy|family upstairs|downstairs|next_door .. start|started|learn|learning|play|playing|drum|drums|stomp|dance|moving|sing x:*',
        'construction|drilling .. next_door|upstairs .. x:*',
        'loud|noisy w:neighbor|neighbour|neighbors|neighbours|roommate',
      ],
      not: [
        'golf|football|tennis|cards|chess|bingo|poker|choir|church|fair|dice|hide_and_seek',
        'learn|learned|learning|learnt .. drive|swim|cook|ski|language|spanish|french|german|knit|chinese|japanese|italian|code|to_code',
        'rooster|cockerel|outside|street|lawn|leaf_blower|chainsaw|balcony|roof|is back',
        'borrow|borrowed|lend|lent|return|returned|give_back|gave_back|bring_back|brought_back|die|died|sick|fight|police|ambulance|call|meeting|fire|garden|lottery|baby_born|@client|helped|surprise|invite|invited|brought|gave|cancelled|stopped|moved_out|fence|hedge|shoes|car|parking|my_trombone|deaf',
      ],
      fine: 'am sunday morning saturday 6 7 5 6:45 loud night all day again started learning drums drilling hours weeks',
      carries: true,
    },
    all('{text}.'),
    all('I knocked on the wall to give feedback.'),
    levels(
      'Two knocks, to keep it constructive.',
      'Two knocks for strengths, one for areas to improve.',
      'Forty knocks, in three sections, with a summary.',
    ),
    all('It came back louder.'),
    levels(
      'Until now, nobody had ever acted on my feedback.',
      "I've been a trainee for two years. Finally somebody acts on my feedback.",
      "I've been knocking for six weeks. We go on tour in May.",
    ),
  ),
  plot(
    'dear-secondment',
    {
      when: [
        'w:@person|friend|vicar|priest|neighbour .. borrow|borrowed|borrows .. my|our|the x:*',
        'lent|lend|loaned .. my|our|the .. x:@household|@gadget|@vehicle|@garment|@furniture|book|ladder|lawnmower|drill|tent|money|pan|dress|suitcase .. to .. w:@person|friend',
        'lent|lend|loaned .. w:@person|friend .. my|our|a .. x:*',
        'w:@person|friend .. still .. has|have my|our x:*',
        "w:@person|friend .. never|not|hasn't|didn't|won't .. return|returned|bring|brought|gave|give .. my|our|the x:@household|@gadget|@vehicle|@garment|@furniture|book|ladder|lawnmower|drill|tent|pan|tiffin|charger",
      ],
      not: [
        'and|but it|got|looks|looked|fits|spilled|wore|made',
        'for a|an|one|two|my|his|her second|minute|day|hour|night|evening|weekend|interview|wedding|party|date',
        'to call|text|watch|use|check|ring',
        'phone|pen|lighter|tissue|bathroom|toilet|shower',
        'and|but|then he|she? brought|gave|returned|returns|sent|brings',
        'different|replacement|replaced|wrong|lost|lose|sold|sell|ruined|stained|shrank|shrunk|left|ate|drank|@food|@drink|sugar|egg|eggs|milk|idea|joke',
        'gave it|them|mine back',
        '=shoes|=tools|=books|=headphones|=chairs|=glasses|=boots|=plates|=speakers',
        'money|cash|dollars|pounds|rupees|finally|crash|crashed|die|died|returned|broke|broken|dented|eyes|library|phrase|my_parents_car',
        'i borrow|borrowed',
        'returned|return .. after|with',
      ],
      fine: 'not brought back returned return months years ago still never it ladder weeks gave asked',
      carries: true,
    },
    all(
      '{text}. I have entered it as a secondment. It is not gone. It is gaining experience elsewhere.',
      '{text}. In a large organization that is known as a secondment, and one keeps in touch.',
    ),
    all(
      'I asked for a short report after the first quarter. "It\'s great!" came the answer. I put that into the file, under "well integrated."',
      'I called {w.full} for the midterm review, and was told that it was being used all the time. I was glad to hear it. It had never been like that with us.',
    ),
    all(
      'Then I saw it by chance, from the road. It was in the sun. It was doing things that I had not known it could, and there were people around it, laughing.',
      'Then it turned up in a photograph that {w.full} had posted. It looks well. It has a scratch on it, and a color in that light that I had not noticed in all our time together.',
    ),
    mild(
      'Last month I needed it myself, for an afternoon. I had to ask {w.full}, who was very nice about it, and lent it to me until six.',
      'I did ask for it back, for a weekend. {w.full} thought about it, and said that this once it would be all right.',
    ),
    mild(
      '"Be careful with it," said {w.full}. "It\'s sensitive."',
      'There was a note tied to it, on how it likes to be held.',
    ),
    hot(
      'After a time it is usual to bring them home, with a cake. I drove over and said that we had a position for it. {w.full} looked at the floor. It had just been made responsible for the whole household.',
      'Every term ends. I wrote a formal letter, and offered it the good shelf. The answer was two weeks coming. It feels that it is needed where it is.',
    ),
    spicy(
      'I was allowed to take it for a weekend, every second one. It was stiff with me. It did everything that I asked, and looked past me.',
      'We agreed on alternate Saturdays. I had cleared its old place. It was exactly where it had always been, and I could tell that it was being polite.',
    ),
    spicy(
      'At six on the dot I brought it back. {w.full} was standing at the gate. It was the first time all weekend that it did not look tired. I have extended the secondment.',
      'I returned it early, and {w.full} came out to meet it. Driving off, I thought that this is what one does it for. I have put down the secondment as a success, and bought myself another one, a quiet type.',
    ),
    unhinged(
      'It never came home. It rose. From {w.full} it went to the parish, from the parish to the county, and in its sixth year on secondment it took over the Ministry of Transport.',
      'It has made its way since. There was a spell in Brussels, there was something at NATO, and last year it was sworn in, with one end of it on the book.',
    ),
    unhinged(
      'I went to hear it speak. Afterward I waited by the barrier with the rest, and called out to it what nobody there could know: "{quote}." It stopped, and I believe that something in it creaked. Then they helped it into the car.',
      'In its memoirs I get one line, near the start. "{quote}," it says, "and I never looked back." {w.full} has a chapter.',
    ),
  ),
  plot(
    'st-y-lent-everything',
    {
      when: [
        'w:@person|friend|aunty|auntie .. return|returned|brought|gave .. back? .. my|our|the x:@household|@gadget|@garment|@vehicle|book|ladder|tiffin|tiffin_box|dvd|lawnmower|drill|umbrella|money|casserole_dish|tupperware .. after|from|i|he|she|with|borrowed|lent|#',
        'w:@person|friend|aunty|auntie .. return|returned .. my|our|the x:*',
        'w:@person|friend .. paid|pay me back x:*',
        'got .. my .. x:@household|@gadget|book|money|ladder .. back .. from .. w:@person|friend|neighbor',
      ],
      not: [
        "@stranger|wallet|purse|never|not|didn't|hasn't|won't|customer|broken|police|stolen|found|lost|call|email|text|shop|store|@client|refund|used|@colleague|@boss|toaster|favor|library|ball",
      ],
      fine: 'year years one finally ago laddoos sweets food 2019 borrowed lent full again clean',
      carries: true,
    },
    all('{text}.'),
    all('My adviser says: lend patiently, and wait for a return.'),
    levels(
      'This is my first one.',
      'This is my first one. My shares sent their regards.',
      'This is my first one. My adviser has asked to hold it.',
    ),
    all('It has changed how I see money.'),
    levels(
      "I've lent out the stapler.",
      "I've lent out everything else I own.",
      "I've lent out everything else I own. Legally I'm a bank.",
    ),
  ),
  plot(
    'st-t-through-the-wall',
    {
      when: [
        '^ my|our|the|a|new? upstairs|downstairs|new|old? @neighbor|neighbours|neighbors|next_door|upstairs|downstairs .. x:*',
        "^ my|our|the? @neighbor's|neighbor's|neighbour's|neighbours' .. x:*",
        '^ the|a? woman|man|couple|guy|lady|people|family next_door|upstairs|downstairs|across_the_street|across_the_road .. x:*',
        'new w:neighbors|neighbours|neighbor|neighbour',
      ],
      not: [
        'moved|move out',
        "rooster|dog|cat|cooked|cook|for_me|die|died|dead|shoot|shot|hang|hanged|hanging|jump|suicide|bleed|hurt|hit|scream|screamed|arrest|arrested|gun|knife|ambulance|hospital|police|sick|cancer|fire|kill|robbed|stroke|funeral|crying|affair|divorce|baby_born|pool|tesla|@pet|tortoise|chicken|chickens|beat|helped|help|saved|gave|brought|bring|left_a|borrow|borrowed|returned|return|lent|my_boss|@boss|landlord|tenant|rent|eviction|ate|invited|married|cousin|my_neighbor's_kid",
        'i|we .. neighbor|neighbour|neighbors|neighbours|roommate',
        'my|me .. to|with|at|from|for .. neighbor|neighbour|next_door',
      ],
      fine: 'shoes stairwell keeps parking drive across again always every',
      carries: true,
      is: '!actor:me !actor:us !question',
    },
    all('{text}.'),
    all('I noticed at once. I notice everything over there.'),
    levels(
      "My wife says she'd like to be noticed like that.",
      "My wife says she'd love to be noticed like that, once.",
      "My wife says she'd like to be noticed like that. She has said it in writing.",
    ),
    all("I told her I'd had no idea."),
    levels(
      "She's been to look at a place next door.",
      'She asked what the rent is next door.',
      "She moved next door in May. We've never been closer.",
    ),
  ),
  plot(
    'dear-plate-trade',
    {
      when: [
        'w:@neighbor|neighbors|neighbours|aunty|auntie|next_door|landlady .. bring|brought|give|gave|send|sent|leave|left|drop|dropped|bake|baked|cook|cooked|make|made|share|shared .. us|me|over|round|with|for|on|at .. x:@food',
        'w:@neighbor|neighbors|neighbours|aunty|auntie|next_door .. bring|brought|give|gave|send|sent|bake|baked|cook|cooked|make|made|left .. x:@food|curry|cake|soup',
        'x:@food .. from|by .. w:@neighbor|aunty|auntie|next_door',
      ],
      not: [
        '@vegetable|@fruit|plum|plums|egg|eggs|jam|honey|milk|butter|@drink|sugar|key|parcel|wrong|back|voucher|menu',
        'bag|basket|box|tiffin|jar|pot|crate|tulips|flowers|poison|burn|fire|spill|threw|cat|dog|die|sick|funeral|complain|steal|stole|thrown|party|noise|fruit_basket|rent|smell',
      ],
      fine: 'homemade fresh plate welcome new kind nice leftover leftovers diwali eid christmas garden tree again full whole',
      carries: true,
      cast: { F: 'she' },
    },
    all(
      '{text}. It came on a plate, as these things do. You cannot give a plate back empty, so I put a cake on it.',
      '{text}. It was wonderful, and it left me with a bowl. In my family a bowl does not go home empty. I filled it with dumplings.',
    ),
    all(
      'The plate was back within a day, with something braised. That could not go unanswered, and we had a duck.',
      'By the next evening the bowl stood on my step again, heavier. I answered with a terrine. The reply to that had to be carried by two.',
    ),
    all(
      'It has gone on since spring. The plate has crossed a hundred and six times, and it has not been empty yet.',
      'We are at a hundred and six. I have taken cooking classes. I hear a whisk through the wall at night.',
    ),
    mild(
      'We are both exhausted. Yesterday I asked, at the door, what it would take for this to stop. There was a long silence.',
      'I have begun to dream of bread with nothing on it. Yesterday we met in front of the house, and each of us saw that the other had flour in the eyebrows.',
    ),
    mild(
      '"You could break it," said {w.full}, very softly.',
      '"My hands were wet," I will say. I have practiced it. But it is their grandmother\'s.',
    ),
    hot(
      'Our own kitchens feed only the other side now. I have not eaten a thing of mine in months. {F}, an economist who rents the attic, calls it a full customs union, and has put on twenty pounds as an observer.',
      'I gave up my job in May. It could not be combined with puff pastry. {F}, who lodges with us and teaches economics, keeps the ledger. By her reckoning we are level to within a quiche.',
    ),
    spicy(
      'In June I tried to close the balance once and for all, with a whole ox. {F} warned me against it. It was returned within the week, as soup, in the same form, with horns.',
      'We attempted a ceasefire. It was signed on the doorstep, and to mark it there had to be something small. They had thought of the same thing. {F} could not get the two croquembouches past each other in the hall.',
    ),
    spicy(
      'The plate broke last week, between us, in the air. We looked at the pieces and at each other. The next morning there were four new ones on my step, none of them empty.',
      'Then {F} dropped it. She says that it was an accident. There was such a quiet, and we sat down on the step, all of us, and ate a sandwich. They have sent over the bread since.',
    ),
    unhinged(
      'It is done at night now, with cranes. Last week it was an orchard, on the plate, in blossom. I looked up what we could set against that, and rang the zoo.',
      'In the fall they sent us a restaurant, running, with staff and a party of eight at the window table. I had the plate on my step, and on it sixteen people, and a man who asked how I would like my egg.',
    ),
    unhinged(
      'I was put on it myself in the end. There was nothing else left in the house. I was carried over by {F}, with parsley. {w.full} lifted the cloth. "Oh," I heard, "they shouldn\'t have," and the oven was switched off, and I was asked to sit.',
      'This morning there was the plate, and it was empty. I turned it over. I went across the road with it, and rang, and asked whether somebody was ill. "Full," said {w.full}. We have never been so close.',
    ),
  ),
  // Strangers
  plot(
    'st-n-first-one-free',
    {
      when: [
        'someone|somebody .. help|helped|pay|paid|offer|offered|wait|waited|give|gave|lend|lent|buy|bought|share|shared|compliment|complimented .. me|us',
        'someone|somebody .. hold|held|open|opened .. door|elevator|lift|umbrella|gate .. me|us',
        'someone|somebody .. carry|carried|push|pushed|pay|paid|return|returned|jump|fixed .. my|our x:@carried|@vehicle|shopping|groceries|bags|pram|stroller|coffee|bill|wallet|phone|chain|tire|tyre|fare',
        'someone|somebody .. =gave|=offered .. up .. seat',
        'w:@stranger|@server|bus_driver|passenger|customer .. help|helped|pay|paid|offer|offered|wait|waited|give|gave|lend|lent|buy|bought|share|shared|compliment|complimented .. me|us',
        'w:@stranger|@server|bus_driver|kid|passenger|student|customer .. hold|held|open|opened .. door|elevator|lift|umbrella|gate .. me|us',
        'w:@stranger|@server|bus_driver|kid|passenger|student|customer .. carry|carried|push|pushed|pay|paid|return|returned|jump|fixed .. my|our x:@carried|@vehicle|shopping|groceries|bags|pram|stroller|coffee|bill|wallet|phone|chain|tire|tyre|fare',
        'w:@stranger|@server|bus_driver|student|teenager|lad|boy|girl .. =gave|=offered .. up .. seat',
        'w:@stranger|someone|somebody|person .. found .. and .. return|returned|handed|hand x:*',
        'compliment|complimented|help|helped .. by|from .. w:@stranger|person',
        'the? w:car|man|woman|person|guy|lady in_front paid .. for .. my',
      ],
      not: [
        'money|review|star|stars|complaint|rob|robbed|steal|stole|wrong|ticket|finger|yell|shouted|fine|bill|creep|creepy|drunk|asked|phone_number|middle_finger|cold|look|stare|stared|lecture|drugs|bus_drove|hair|slap|no|nobody|not|attitude|refund',
        'for .. me|us .. to move|leave|finish',
      ],
      fine: 'kind nice elevator door bus seat stop rain young old flat tyre tire shopping groceries heavy suitcase stairs coffee umbrella ran running late',
      carries: true,
    },
    all('{text}.'),
    all('I know this business model. The first one is free.'),
    levels(
      'So I asked what the second one costs.',
      'So I asked what the second one costs, and got out my card.',
      'So I asked what the second one costs, and sat down to hear the packages.',
    ),
    all('There is no second one. It was just kindness.'),
    levels(
      "I don't see how that scales.",
      "I don't see how that scales. I've offered to help, at my usual rate.",
      "So I've taken it over. From June, kindness is billed in six-minute units.",
    ),
  ),
  plot(
    'st-v-thirty-eight-percent',
    {
      when: [
        '@stranger|@server|@professional|guy|man|lady|owner|driver|shopkeeper|barber|librarian .. remember|remembered|knew|knows|know|recall .. my .. name',
        'remember|remembered .. my .. name',
        '@server|guy|man|lady .. greet|greeted .. me .. by name',
      ],
      not: [
        'not|never|nobody|forgot|wrong|interview|ex|school|teacher|i_remember|grandma|dementia|mother|father|wife|husband|boss|crow',
      ],
      fine: 'deli coffee shop cafe bakery barista guy remembered name order after years week one visit only once today morning gym desk reception without asking',
    },
    all('{text}.'),
    all('In our last survey, 38 percent of my own department knew my name.'),
    levels(
      "It's on my door.",
      "It's on my door. It was also on the survey.",
      "It's on my door, the survey and the parking lot.",
    ),
    all("And this is someone who isn't even on our payroll."),
    levels(
      "I've asked about changing that.",
      "That's changed as of today. We're at 39.",
      "I've hired everyone who was in earshot. We're at 51 percent. It's a landslide.",
    ),
  ),
  // Names and faces
  plot(
    'st-g-rebrand',
    {
      when: [
        'call|called|calls|calling .. me n:@name|janet .. for|all|every|since|instead|throughout|$',
        '=been|=was called n:@name|janet|wrong_name .. for|by|at|all',
        'call|called|calls .. me .. by|the|wrong .. name|brother|sister|predecessor|dog',
        '@boss|@colleague|@client|@server|@professional|teacher|everyone|everybody .. think|thinks|thought .. my name .. =is|=was n:@name',
        "my name .. =is|=isn't n:@name",
        'spell|spelled|spelt|misspelled|pronounce|pronounced|mispronounced .. my .. name',
        'wrong name .. on|for .. badge|cup|certificate|card|cake|desk|email|years|trophy',
      ],
      not: [
        'right|correctly|correct|properly|perfectly',
        'professor|teacher|graduation|school|certificate|sister|brother|first_name|nickname|remembered|forgot|dog|cat|baby|carl|susan|i_called|pet|street|company|change|changed|married|marrying|i_said|hurricane|legally|him|her_name',
      ],
      fine: 'years three work janice name offer letter hr three different ways meeting whole cup spelled wrong again company email badge',
      carries: true,
    },
    all('{text}.'),
    all('An agency once quoted me $48,200 for a new name.'),
    levels(
      'Six weeks, with a mood board.',
      'Six weeks, with a mood board and a retreat.',
      'Six weeks, with a mood board and a goat.',
    ),
    all('This one was free, and it already has users.'),
    levels(
      'The old one never really caught on.',
      'The old one stays up for legacy customers, like my mother.',
      'The old one shuts down June 30. My mother has until then to migrate.',
    ),
  ),
  // Clubs and teams
  plot(
    'dear-anniv-unanimous',
    {
      when: [
        'w:@spouse .. forget|forgot|forgotten|forgets|missed .. our|my|the .. anniversary',
        'both .. forget|forgot|forgotten .. our|the .. anniversary',
        'we .. forgot|forget .. our .. anniversary',
        'forgot|forget .. anniversary .. and so|neither',
        'i forgot .. anniversary but|and .. so|she|he|both did|forgot|too',
      ],
      not: [
        'remembered|present|flowers|parents|work|company|of_his|of_her|death|mother|mad|angry|furious|sofa',
      ],
      fine: 'wedding years ten fifth so did too both facebook reminded first 10th 20th 25th year again until',
      cast: { F: 'she' },
    },
    all(
      '{text}. I looked up what it means under contract law. If neither side gives notice on the day, it will renew by itself.',
      '{text}. With the gym it was the same. You let the date go by, and they renew you for another term on the old conditions.',
    ),
    all(
      'I went to {F}, a notary, to make sure. She asked whether there had been a word said on the day, or a flower, anything that could be read as an offer. There had been soup.',
      '{F}, a notary on our street, needed to know exactly what had passed between us on the date. I said, "Is that the good scissors?" and "No." She took it down.',
    ),
    all(
      'Then it is valid, said {F}. We had been renewed in silence, at midnight, while one of us slept and the other was looking for a charger.',
      'That settles it, according to {F}. It had happened at midnight, without a signature, over the noise of the dishwasher.',
    ),
    mild(
      'I told it at home, over the soup. There was a pause. "What are the conditions?" I was asked. Neither of us could find them.',
      'At home we got out the conditions, and read them to each other, for better, for worse. It turned out that we had both been going by memory.',
    ),
    mild(
      'We have put next year in the calendar, on the eve of it, at ten to twelve: "Say nothing."',
      'There is a part in there about dancing. We have asked {F} if we are liable for the arrears.',
    ),
    hot(
      'It is a better term than the first. The other one had been rushed, in front of people. This time both sides had seen the product.',
      'I was moved. The first time there had been a band and a cake, and I suppose you could say pressure. Now it had been done at home, in socks.',
    ),
    spicy(
      'The year after that I wanted to see if it would hold. At two minutes to midnight I looked over. I was being looked at. I lay quite still, and pulled the blanket up to my mouth.',
      'When it came around again, neither of us was asleep. We lay there on our backs, in the dark, and I heard it draw breath on the other side.',
    ),
    spicy(
      '"Well?" I said. The clock struck. {F} says that "Well?" is an offer, and that it was accepted, with a foot.',
      'We did not say a thing. It is the most that I have ever been told. {F} has entered it: renewed, by mutual omission.',
    ),
    unhinged(
      'The ministry was looking for something of the kind. From the first of the year it holds for all: whoever does not say anything at midnight is renewed, with whoever is in the room. There were some surprises, {F} says, on the night trains.',
      'Then it got into general use. Whatever was not mentioned on its day began to renew: the peace, a bakery that had closed, the summer of four years ago. {F} had to have new stamps made.',
    ),
    unhinged(
      'I walked home through the streets on the night itself. Behind every window two people sat with their lips pressed together. It was so quiet that you could hear them renew.',
      "Last night all of it was up again. We stood at the window at two minutes to twelve, with our hands over each other's mouths, and out there the whole town held its tongue.",
    ),
  ),
  plot(
    'st-b-four-counties',
    {
      when: [
        'w:@child .. teach|taught|teaches|show|showed|shows|explain|explained|help|helped .. me|us|grandma .. how|to|use|with',
        'w:@child .. fix|fixed|repair|repaired|set|solve|solved|reset .. my|the|our x:*',
        'had|have|need|needed|ask|asked .. w:@child .. to .. show|help|fix|open|explain|set x:*',
        'w:@child .. correct|corrected .. my|me x:*',
      ],
      not: [
        'teacher|school|lesson_in|swear|sorry|how_to_love|hospital|died|drive|driving|breakfast|sick|myself|not|never|refuse|ask_me|asked_me|cook|dog|dance',
      ],
      fine: 'remote tv television phone computer emojis emoji sitting app laptop use minecraft tiktok',
      carries: true,
      is: '!question',
    },
    all('{text}.'),
    all('I asked to see it once more, slower.'),
    levels(
      'I took notes.',
      'I took notes. There was a small sigh.',
      'I took notes. I was given a sticker.',
    ),
    all('I should say what I do for a living.'),
    levels(
      'I lead digital transformation across four counties.',
      "I lead digital transformation in four counties. I'd rather they didn't hear.",
      'I lead digital transformation in four counties. All four have saluted the sticker.',
    ),
  ),
];
