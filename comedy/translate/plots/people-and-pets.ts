import { type Plot, all, levels } from '../../story/plot.ts';
import { eventPlot } from '../../story/event-plot.ts';

/** Translations of what people and animals do, and of how one looks. */
export const PEOPLE_AND_PETS_TRANSLATIONS: readonly Plot[] = [
  eventPlot(
    'speak-a-toe',
    {
      when: [
        'stub .. toe',
        'hit|bang .. my .. toe',
        'stub|hit|bang .. toe .. coffee_table|bed_frame',
      ],
      not: ['baby|break|broken|kid|wife|husband|hospital|dog'],
      mine: 'stub|hit|bang',
      fine: 'bed door table desk chair furniture corner couch sofa coffee leg frame dark stub toe hit bang long work office job workplace against foot wall kitchen shower hard pinky hall hallway',
      is: '!actor:us',
    },
    all('My toe has entered into unscheduled contact with a fixed asset.'),
    levels(
      'The asset did not move, so I did, on one leg.',
      'My response was immediate and will not appear in the minutes.',
      'The asset has obtained a restraining order, and the toe must stay six feet from the rest of me.',
    ),
  ),
  eventPlot(
    'speak-a-fly-open',
    {
      when: ['fly|zipper .. open|down|undone|unzip', 'forget .. zip'],
      not: [
        'jacket|bag|plane|tent|window|boss|kid|son|husband|wife|colleague|coworker|co-worker|teammate|intern|assistant|interview|wedding|funeral',
        'notice .. boss|client',
      ],
      mine: 'fly|zipper|forget',
      fine: 'meeting presentation work office pants jeans fly zipper open undone unzip forget zip long job desk workplace give gave unzipped walk walked trousers conference pitch',
      is: '!actor:us',
    },
    all('I operated a policy of full disclosure below the belt.'),
    levels(
      'It was voluntary only in the sense that I knew nothing of it.',
      'The material facts were cotton.',
      'The zipper has been granted whistleblower protection and remains open to questions.',
    ),
  ),
  eventPlot(
    'speak-a-tantrum',
    {
      when: ['@child .. have|throw .. meltdown|tantrum'],
      not: [
        'sick|hurt|hospital|teenager|teen|grandma|wedding|funeral|neighbor|friend|sister|brother|flight|plane|boss',
        'at|in .. work|office|school',
      ],
      others: true,
      fine: 'huge full store supermarket throw meltdown tantrum long work target walmart ikea aisle grocery shop restaurant shopping total massive public complete epic kitchen checkout',
      is: '!actor:me',
    },
    all('A minor stakeholder raised an objection from the floor.'),
    levels(
      'It was heard in full.',
      'As it contained no words, it could not be overruled.',
      'The floor has since been recognized as the registered office of the objection.',
    ),
  ),
  eventPlot(
    'speak-a-babies-from',
    {
      when: ['@child .. ask .. where .. baby|babies .. come'],
      not: ['teacher|grandma|boss|school', 'at|in .. work|office|school'],
      others: true,
      fine: 'dinner ask baby babies long work car breakfast bed bedtime loudly',
      is: '!actor:me',
    },
    all('I have been asked to disclose how the organization recruits.'),
    levels(
      'I replied that the matter was subject to an ongoing bedtime.',
      'I cited trade secrets and a stork.',
      'The stork has been subpoenaed and is flying in with a replacement.',
    ),
  ),
  eventPlot(
    'speak-a-snore',
    {
      when: [
        '@spouse .. snore',
        '@spouse snoring|snores .. keep|kept .. me .. awake|up',
        "@spouse's snoring|snore .. keep|kept|wake|woke .. me",
      ],
      not: [
        'dog|cat|meeting|plane|call|presentation|neighbor|say|says|said|tell|record|i_snore',
        'at|in .. work|office|school',
      ],
      others: true,
      fine: 'loud loudly snore long work awake wake woke like chainsaw',
      is: '!actor:me',
    },
    all('The other party to the bed runs a plant at night.'),
    levels(
      'The noise was not disclosed at signing.',
      'The vows are silent on the matter, which makes one of us.',
      'It has now been granted planning permission for a second chimney.',
    ),
  ),
  eventPlot(
    'speak-a-never-listen',
    {
      when: [
        "@spouse .. say|tell|think|complain|claim .. i|me .. never|not|don't|doesn't .. listen",
        '@spouse .. accuse .. not listening',
      ],
      not: [
        '@child|dog|cat|boss|@parent|therapist|music|podcast|@name|divorce|leave',
        'at|in .. work|office|school',
      ],
      others: true,
      fine: 'says said told never say tell think complain claim listen accuse listening long work',
      is: '!actor:me',
    },
    all('A complaint has been lodged about my handling of earlier complaints.'),
    levels(
      'I have asked for it in writing.',
      'I will respond in full once it has been repeated.',
      'My ears have been moved to a no-reply address.',
    ),
  ),
  eventPlot(
    'speak-a-there-yet',
    {
      when: [
        'are_we_there_yet|are_we_nearly_there|are_we_almost_there',
        '@child .. ask .. are we there yet',
        'ask .. are_we_there_yet ... # minute|hour|time|day|week|month|year|am|pm',
        'are_we_there_yet ... # minute|hour|time|day|week|month|year|am|pm',
        'are_we_there_yet ... fifty|hundred|thousand|million times',
      ],
      not: [
        'teach|learn|crash|accident|sick|hospital|boss|dog|dead',
        'at|in .. work|office|school',
      ],
      others: true,
      fine: 'kids kid asked said car drive trip road son daughter nearly almost ask long work fifty thousand million ride non-stop constantly',
    },
    all('I carried out a long transfer with a passenger requesting updates by the minute.'),
    levels(
      'My guidance remained unchanged at "soon."',
      'I reaffirmed "soon" until it lost all legal meaning.',
      '"Soon" has since been recognized as a place, and we drove straight through it.',
    ),
  ),
  eventPlot(
    'speak-a-mosquito',
    {
      when: [
        'mosquito .. keep|night|room|bedroom|ear|bite|buzz',
        '=mosquito .. bite|bit',
        'get|be =bitten .. by .. mosquito|mosquitoes',
        'mosquito .. keep|kept .. me .. awake|up',
        'one|a|single mosquito .. in .. room|bedroom',
      ],
      not: [
        'drink|malaria|sick|baby|kid|vacation|wife|husband|dog|kill|killed',
        'at|in .. work|office|school',
        'i .. kill|swat|catch|caught|bit',
      ],
      fine: 'awake bites buzzed mosquito room bedroom ear bite buzz long work annoying tiny sleep arm face',
    },
    all('I am in litigation with a party the size of a comma.'),
    levels(
      'It files without warning, and always near the ear.',
      'Blood was requested by way of discovery, and produced.',
      'We have settled: it keeps the arm, and I get the room on weekends.',
    ),
  ),
  eventPlot(
    'speak-a-failed-driving',
    {
      when: [
        'fail|flunk .. driving_test|driving_exam|road_test',
        "not|=didn't pass .. driving_test|road_test",
        'fail|flunk .. driving_test|driving_exam|road_test .. for|again|# .. times?',
      ],
      not: [
        'son|daughter|kid|wife|husband|mom|dad|friend|brother|sister|theory|crash|hit|boyfriend|girlfriend|examiner',
      ],
      mine: "fail|flunk|not|=didn't",
      fine: 'driving test fourth fail flunk exam road pass long work office job desk workplace drive drove',
      is: '!actor:us',
    },
    all('The authorities have declined to release me to the public.'),
    levels(
      'I keep my full rights as a passenger.',
      'They were able to reach this finding from the seat beside me, and at some speed.',
      'On appeal, the car passed and now drives to work without me.',
    ),
  ),
  eventPlot(
    'speak-a-waved-back',
    {
      when: [
        "wave .. at|to|back .. @stranger|someone|somebody ... not|wasn't|behind|else",
        "wave .. back ... behind|not|wasn't|else",
        'think .. @stranger|someone .. wave .. me',
        "wave .. at|to|back .. someone|stranger|person|guy|woman|man ... not|wasn't|behind|else",
        'wave .. at|back .. someone|stranger ... person|someone behind me',
      ],
      not: [
        'kid|dog|baby|boss|goodbye|ocean|bus|taxi|police|crush|microwave',
        '^ .. @relative|@boss|he|she|they .. wave',
      ],
      others: true,
      fine: 'waving else wave think long work office job desk workplace street train lobby enthusiastically park bus meant',
      is: '!actor:us',
    },
    all('I accepted an offer that had been made to the person behind me.'),
    levels(
      'I performed it in full, with the whole arm.',
      'The hand was then redeployed to my hair.',
      'It has been held to be binding, and I am expected for the holidays.',
    ),
  ),
  eventPlot(
    'speak-a-not-employee',
    {
      when: [
        'think|thought|assume .. i .. work|worked|works .. there|here|at',
        'mistake|mistook .. me .. for .. employee|worker|clerk|cashier|staff',
        'think .. i .. be .. employee|staff|worker|cashier|clerk|assistant',
        'ask .. me .. if .. i .. work =here|=there',
      ],
      not: [
        'mom|mother|wife|husband|too_much|ex|intern|family|son|daughter|dad|home|wedding|hard|drunk|president|security',
        'boss',
      ],
      others: true,
      fine: 'customer lady man woman target store walmart ikea think thought assume work worked works mistook employee worker clerk cashier staff long office job desk workplace best buy costco supermarket shop bookstore grocery pharmacy',
      is: '!actor:me',
    },
    all('I was hired on sight by a customer.'),
    levels(
      'I met every target I was asked to point at.',
      'My tenure was one question long, and I leave on good terms.',
      'A written warning followed and I am fighting for the job.',
    ),
  ),
  eventPlot(
    'speak-b-anniversary',
    {
      when: ['forget|forgot|forgotten .. anniversary'],
      not: ['work|also|she|he|both|we|parents|mother|death|company|too|remembered|friend'],
      mine: 'forget|forgot|forgotten',
      fine: 'wedding spouse wife husband partner fifth tenth forget forgot forgotten anniversary long fourth',
      is: '!question !actor:us',
    },
    all('I have given my relationship a full year without a scheduled review.'),
    levels(
      'Continuous service has been confirmed; recognition is pending.',
      "My self-assessment said 'exceeds'; the panel of one is still out.",
      'I have been invited to reapply for my own position, with a cover letter.',
    ),
  ),
  eventPlot(
    'speak-b-birthday',
    {
      when: [
        "forget|forgot|forgotten .. @relative|friend|@boss|best_friend|@relative's|friend's|@boss's birthday",
        'forget|forgot .. birthday .. of .. @relative|friend|@boss',
      ],
      not: [
        "=my_birthday|own|both|card|party|cake|dead|she|he|everyone|everybody|grandfather's_last",
      ],
      mine: 'forget|forgot|forgotten',
      others: true,
      fine: "best wife's husband's mom's mum's dad's boss's sister's brother's mother's friend's girlfriend's boyfriend's son's daughter's forget forgot forgotten friend birthday long work office job desk workplace brother sister boss",
      is: '!question !actor:us',
    },
    all('I have kept a birthday strictly confidential, including from myself.'),
    levels(
      'Belated is now my standard delivery window.',
      'I believe age should play no part in how we treat people, and this year it did not.',
      'Until my card arrives, the person concerned remains officially the same age.',
    ),
  ),
  eventPlot(
    'speak-b-waved',
    {
      when: [
        'wave|waved|waving .. back .. at|to .. someone|stranger|person|somebody|man|woman|guy',
        "wave|waved|waving .. at|to .. someone|stranger|person|somebody|man|woman|guy ... behind|wasn't|not|else",
        'wave|waved .. wrong person',
        'wave ... think|thought .. was .. waving .. me',
      ],
      not: [
        'goodbye|dog|baby|boss|cop|police|plane|taxi|cat|client|ex',
        '^ .. @relative|@boss|he|she|they .. wave',
        '^ wave|waved back .. at .. stranger|someone $',
      ],
      others: true,
      fine: 'waving else street park office bus stranger wave waved man woman wrong long work job desk workplace enthusiastically lobby train think',
      is: '!question !actor:us',
    },
    all('I accepted recognition intended for another member of the workforce.'),
    levels(
      'My arm was reassigned mid-air to the upkeep of my hair.',
      'Recognition is scarce in my sector, and I process all of it.',
      'I have been asked to return the greeting in its original condition.',
    ),
  ),
  eventPlot(
    'speak-b-cup-name',
    {
      when: [
        'barista|starbucks|cafe|coffee_shop|costa .. write|wrote|spell|spelled|spelt|misspell|misspelled|got|get|called .. my|me .. name|wrong',
        'my name .. wrong|misspelled|misspelt .. on .. cup|coffee|latte',
        'barista|starbucks|cafe|coffee_shop|costa .. call|called .. me .. wrong name',
        'barista|starbucks .. write|wrote .. wrong name',
      ],
      not: ['remember|remembered|ask|asked|date|know|knows|flirt|free|number|phone|ugly|order'],
      fine: 'name wrong spelled misspelled cup coffee latte spelling starbucks barista cafe shop costa write wrote spell spelt misspell called misspelt long work office job desk workplace mispelled call',
      is: '!question',
    },
    all('I have been given a trading name by an outside agency with a marker.'),
    levels(
      'I accepted without amendment, in the interests of supply.',
      'I adopted it at once: the person on my payslip has never been handed anything so warm.',
      'The person on the cup has since been promoted over me.',
    ),
  ),
  eventPlot(
    'speak-b-held-door',
    {
      when: ['hold|held|holding .. door .. for|open'],
      also: ['far|long|away|distance|run|ran|jog'],
      not: [
        'hit|slam|slammed|me|dog|cat|nobody|thank|thanked|thanks|break|broke|elevator|lift|baby|boss|fire|car',
      ],
      mine: 'hold|held|holding',
      others: true,
      fine: 'open people man woman stranger long far jog run ran running awkward office distance colleague hold held holding door work job desk workplace building',
      is: '!question !actor:us',
    },
    all('I have an open-door policy, and I extended it to a person still outside its range.'),
    levels(
      'It stayed in force until they broke into a light jog.',
      'Nothing else I have rolled out ever produced such a change of pace.',
      'I have since been reclassified as a hinge.',
    ),
  ),
  eventPlot(
    'speak-b-trousers-ripped',
    {
      when: [
        'x:trousers|pants|jeans|shorts|leggings|suit_trousers|suit_pants .. rip|ripped|split|tore|torn|burst',
        'rip|ripped|split|tore|burst .. x:trousers|pants|jeans|shorts|leggings',
      ],
      not: [
        'dog|cat|fence|wedding|naked|son|daughter|boss|child|kid|wife|husband|client|sew|on_purpose|date|gym|funeral|bike',
      ],
      fine: 'work office meeting bending sitting bent sat best car rip ripped split tore torn burst long job desk workplace trousers pants jeans crouch crouched bend squat squatting presentation picking something box lunch pick seam',
      is: '!question !actor:person',
    },
    all('I have updated the dress code along the main seam.'),
    all('It came with no notice and full airflow.'),
    levels(
      'All departures will be made facing the room.',
      'I have never led with so much transparency behind me.',
      'The two legs are in talks about independence, and I am the disputed territory.',
    ),
  ),
  eventPlot(
    'speak-b-lego',
    {
      when: [
        'step|stepped|stand|stood|tread|trod|trodden .. on .. lego|plug|upturned_plug|toy|legos',
        'step|stand|tread .. on .. lego|legos|lego_brick .. living_room',
      ],
      not: ['hospital|baby|broke|dog|cat|boss|wife|husband|blood|stitches|meeting'],
      mine: 'step|stepped|stand|stood|tread|trod|trodden',
      fine: "piece brick barefoot dark kid's son's daughter's kids' bare foot feet upturned step stepped stand stood tread trod trodden lego plug toy legos long work office job desk workplace living room hallway bedroom pain early stair stairs kids",
      is: '!question !actor:us',
    },
    all('I carried out a floor safety inspection with one foot and found the issue at once.'),
    levels(
      'My report was verbal, and ran to one word.',
      'The follow-up was conducted on the other leg, by way of comparison.',
      'The foot has resigned from the safety committee, leaving it one short of a quorum.',
    ),
  ),
  eventPlot(
    'speak-b-dog-poo',
    {
      when: [
        'step|stepped|stand|stood|tread|trod|trodden .. in|on .. dog_poo|dog_poop|dog_shit|dog_mess|poo|poop|shit|dog_turd',
      ],
      not: ['cat|baby|barefoot|bare|slipper|wedding|boss|sandals|cow|goose', '=my dog'],
      mine: 'step|stepped|stand|stood|tread|trod|trodden',
      fine: 'dog shoe shoes work street pavement sidewalk step stepped stand stood tread trod trodden poo poop shit mess turd long office job desk workplace sneaker sneakers fresh white walk pile park lunch',
      is: '!question !actor:us',
    },
    all('I took a step that will stay with me, mainly in the tread.'),
    levels(
      'It has already followed me into several rooms.',
      'I put my whole weight behind it, which is rare at my level.',
      'It has requested a hybrid arrangement: left shoe in the week, carpet on Fridays.',
    ),
  ),
  eventPlot(
    'speak-b-tripped',
    {
      when: [
        'trip|tripped|stumble|stumbled|fall|fell|slip|slipped .. front .. everyone|everybody|people|crowd|whole|strangers|entire',
        'trip|tripped|stumbled .. over .. own|my|nothing|curb|kerb|pavement|sidewalk|carpet',
        'fell|fall|tripped|slipped .. in public|street|on_the_street',
        'fall|fell .. down .. the|some stairs',
        'trip .. on|over .. stairs|step|carpet|cable|shoelace|doorstep|curb',
      ],
      not: [
        'hurt|broke|broken|hospital|bone|blood|baby|asleep|love|bike|dog|cat|horse|boss|wedding|ankle|stage|coffee|laptop|child|tree|treadmill|escalator',
      ],
      mine: 'trip|tripped|stumble|stumbled|fall|fell|slip|slipped',
      fine: 'feet foot flat office nothing shoelace walking stairs street pavement work trip tripped stumble stumbled fall fell slip slipped people crowd strangers curb kerb sidewalk carpet public long job desk workplace lobby train step',
      is: '!question !actor:us',
    },
    all('I have demonstrated in person why we have a slips and trips policy.'),
    levels(
      'I have since risen through the ranks, from the very bottom.',
      'I followed it with a short run, to show that it had been strategy.',
      'Gravity has been spoken to, and says it was only following procedure.',
    ),
  ),
  eventPlot(
    'speak-b-toe',
    {
      when: [
        'stub|stubbed|stubbing .. toe',
        'bang|banged|hit|smashed|bumped|knocked .. toe|little_toe|pinky_toe',
        'stub|hit|bang .. toe .. coffee_table',
      ],
      not: ['broke|broken|hospital|blood|dog|cat|baby|nail|boss'],
      mine: 'stub|stubbed|stubbing|bang|banged|hit|smashed|bumped|knocked',
      fine: 'pinky table bed door sofa couch chair leg desk coffee corner frame doorframe step dark against stub stubbed stubbing toe bang banged hit smashed bumped knocked long work office job workplace foot wall kitchen shower hard hall hallway',
      is: '!question !actor:us',
    },
    all('One of my smallest direct reports has run into a major stakeholder.'),
    levels(
      'The debrief was held on one leg.',
      'The incident had been reported aloud before any form could be found.',
      'It has called a meeting of all ten, and nine have sent their sympathy standing up.',
    ),
  ),
  eventPlot(
    'speak-b-driving-test',
    {
      when: [
        "fail|failed|failing|flunked .. driving_test|driving_exam|driver's_test|road_test|driving test",
      ],
      not: ['theory|son|daughter|wife|husband|friend|boss|drunk|child|crash|kid|examiner_hit'],
      mine: 'fail|failed|failing|flunked',
      fine: 'fourth fail failed failing flunked driving test exam road long work office job desk workplace',
      is: '!question !actor:us',
    },
    all('I have extended my probation with the driving authorities.'),
    levels(
      'I look forward to working with them again at the usual fee.',
      'The examiner wrote throughout, and engagement like that is rare.',
      'I have been kept on file as a pedestrian.',
    ),
  ),
  eventPlot(
    'speak-c-gray-hair',
    {
      when: [
        'first|one|a|another gray|grey|white|silver hair',
        'find|found|spot|spotted|notice|noticed|discovered .. gray|grey|white|silver hair',
      ],
      not: [
        '@relative|@boss|colleague|coworker|co-worker|teammate|intern|assistant|@child|friend|she|he|they',
        'two|three|several|few|many|more|=hairs|eyebrow|beard|nose|dog|cat|pluck|plucked|pulled|dye|shirt',
      ],
      fine: 'kitchen office work mirror bathroom head gray grey white silver hair spot spotted discovered long job desk workplace age',
    },
    all('One of my hairs has been promoted to a senior position.'),
    levels(
      'There are about a hundred thousand more in the pipeline.',
      'The other 99,999 were told that the role can be earned.',
      'It called an all-hands, and the other 99,999 stood up.',
    ),
  ),
  eventPlot(
    'speak-c-no-cavities',
    {
      when: [
        'no|zero|without cavity|cavities',
        "don't|didn't|not have|any|find|found .. cavity|cavities",
      ],
      not: ['@child|@spouse|joke|root_canal|pulled|dog|cat'],
      fine: 'kitchen dentist said says told checkup appointment visit years hygienist zero without cavity cavities long work office job desk workplace check-up cleaning teeth',
    },
    all('My teeth have been through an independent inspection, conducted with a hook.'),
    levels(
      'We have no openings at this time.',
      'We have no openings at this time, and have told sugar that it will be kept on file.',
      'We have no openings at this time, and I have stopped talking, to protect the result.',
    ),
  ),
  eventPlot(
    'speak-c-cat-keyboard',
    {
      when: [
        '@cat .. walk|walked|step|stepped|sit|sat|sits|lie|lay|sleep|slept|type|typed .. keyboard|laptop',
        'keyboard .. @cat',
        '@cat .. walk|walked|step|stepped|sit|sat|lie|lay|sleep|slept .. keyboard|laptop .. zoom_call|video_call|team_meeting|conference_call',
      ],
      not: ['buy|repair|sick|vomit|throw|knock|water|broke|pee'],
      fine: 'kitchen office work call meeting zoom walk walked step stepped sit sat sits lie lay sleep slept type typed keyboard laptop long job desk workplace important presentation',
    },
    all('My cat has joined the drafting team, with all the feet it has.'),
    levels(
      'Four feet, and not one adjective.',
      'Its version is shorter than mine and contains no commitments.',
      'It has been issued its own login, as it already had the password.',
    ),
  ),
  eventPlot(
    'speak-c-dog-ate',
    {
      when: [
        '@dog .. eat|ate|chew|chewed|swallow|swallowed|destroyed|shredded .. x:shoe|shoes|sock|homework|passport|remote|slipper|slippers|book|mail|pillow|headphones|charger|@footwear|@document',
      ],
      not: ['cake|food|chocolate|grass|vet|sick|surgery|neighbor|bone|toy'],
      others: true,
      fine: 'kitchen office work expensive left eat ate chew chewed swallow swallowed destroyed shredded long job desk workplace destroy shred pair',
    },
    all('The dog has taken {the x} private.'),
    levels(
      'No offer was made to the other holders, of which I was the only one.',
      'We expect a return to the public market within a day or so.',
      "The relisting takes place on tomorrow's walk, and the dog will ring the opening bell.",
    ),
  ),
  eventPlot(
    'speak-d-birthday',
    {
      when: ['i? turn|turned|turning x:# .. $'],
      not: ['page|corner|left|right|degrees|down|into|off|on|wheel|heating|around|in'],
      mine: 'turn|turned|turning',
      others: true,
      fine: 'birthday years turning long work office job desk workplace',
      is: '!actor:us',
    },
    all('I have held the position of me for {x} years.'),
    levels(
      "I'm still seen as a strong internal candidate.",
      "I remain the only internal candidate, and I'm told it's close.",
      'This year they are also interviewing externally.',
    ),
  ),
  eventPlot(
    'speak-d-bad-haircut',
    {
      when: [
        'hairdresser|barber|stylist .. take|took|cut|chop|chopped .. too_much|too_short|way_too_much|way_too_short|too',
        'get|got .. bad|terrible|awful|horrible haircut',
        'haircut .. too_short|bad|terrible|awful|disaster',
      ],
      not: ['ear|dog|cat|son|daughter|kid|myself|wedding|interview|fringe|bangs|beard|bill|charge'],
      fine: 'hair short much haircut bad hairdresser barber stylist cut chop chopped terrible awful horrible disaster long work office job desk workplace',
      is: '!actor:pet',
    },
    all('The cuts to my hair went deeper than announced.'),
    levels(
      'Growth is expected by spring.',
      'We forecast a return to growth by spring.',
      'Until growth returns, a hat is acting head.',
    ),
  ),
  eventPlot(
    'speak-d-child-beat-me',
    {
      when: [
        'my w:@child .. beat|beats|thrash|thrashed|destroy|destroyed|crush|crushed me|us .. at|in .. x:@game',
      ],
      not: ['almost|nearly|cheat|cheated|money|baby'],
      others: true,
      fine: 'game badly beat beats thrash thrashed destroy destroyed crush crushed long work office job desk workplace',
    },
    all('In {x}, I now report to my {w}.'),
    levels(
      'The handover took one game.',
      'The handover took one game, and there was dancing.',
      'The handover took one game. My bedtime is now 7:30.',
    ),
  ),
  eventPlot(
    'speak-d-cat-knock',
    {
      when: [
        'my|the w:@cat .. knock|knocked|push|pushed|shove|shoved|swipe|swiped .. x:@gadget|glass|vase|mug|cup|lamp|bowl|plant|houseplant|pen .. off',
      ],
      not: [
        "over|onto|accidentally|neighbor's|almost|toilet|head|turned|switched",
        'at|in .. work|office|school',
      ],
      others: true,
      fine: 'table desk counter shelf floor edge knock knocked push pushed shove shoved swipe swiped long work fresh',
    },
    all('My {w} has let {the x} go.'),
    levels(
      'The exit interview was eye contact.',
      'The exit interview was eye contact, held until it landed.',
      'The exit interview was eye contact. Everything else in reach is on probation.',
    ),
  ),
  eventPlot(
    'speak-d-goose',
    {
      when: [
        'w:goose|swan|duck|turkey|rooster|cow|bull|goat|llama|peacock .. chase|chased|attack|attacked|charge|charged .. me',
        'chased|attacked by a|the w:goose|swan|duck|turkey|rooster|cow|bull|goat|llama|peacock',
      ],
      not: [
        'bite|bit|bitten|hospital|kid|son|daughter|dog|car|dream|geese|i_chased|friend|wedding',
        '=i chase',
      ],
      fine: 'park pond lake field farm path chase chased attack attacked charge charged long work office job desk workplace run huge angry wild mad jog',
    },
    all('{a w} gave me direct feedback.'),
    levels(
      'I ran with it.',
      'I ran with it. The {w} followed up.',
      'I ran with it. The {w} followed up, and now signs off my leave.',
    ),
  ),
  eventPlot(
    'speak-d-inside-out',
    {
      when: [
        'wear|wore|worn|wearing|have|had|put .. x:shirt|sweater|jumper|t-shirt|tshirt|hoodie|blouse|dress|cardigan .. on? .. inside_out',
        'my x:shirt|sweater|jumper|t-shirt|tshirt|hoodie|blouse|dress|cardigan .. be|is|was =on? inside_out',
      ],
      not: [
        'on_purpose|son|daughter|kid|interview|wedding|date|backwards|funeral',
        '@person|he|she|they .. wear|wore|had|put',
        'wash|dryer|iron',
      ],
      fine: 'work office meeting wear wore worn wearing long job desk workplace zoom',
      is: '!actor:us',
    },
    all('I wore my {x} with full transparency: label on the outside.'),
    levels(
      'Anyone can now look up how to wash me.',
      'Everyone now knows to wash me at thirty, gently.',
      'HR has adopted my care instructions: no wringing.',
    ),
  ),
  eventPlot(
    'speak-d-look-old',
    {
      when: [
        "my w:@child .. say|said|says|tell|told|think|thinks .. i|me .. look|looks|am|i'm .. =old",
      ],
      not: ['not|young|year-old|years|than|grandma|grandpa|baby|infant|newborn|dead|die|fat|ugly'],
      others: true,
      fine: 'say said says tell told think thinks look looks long work office job desk workplace',
    },
    all('My {w} has recognized my seniority.'),
    levels(
      'There is no raise attached.',
      'There is no raise attached. The next step is retirement.',
      'There is no raise attached. The next step is museum piece.',
    ),
  ),
  eventPlot(
    'speak-e-push-pull',
    {
      when: [
        'push .. door .. =pull',
        'push .. pull door',
        'push .. instead .. of pull',
        'push .. on .. pull .. door',
        'push ... say|said|says|labeled|marked .. pull',
      ],
      not: ['cart|muscle|broke|crack|break|interview|twice|three|ten|minutes'],
      mine: 'push',
      fine: 'office door glass sign work entrance bank shop store clearly say said label marked push pull says labeled long job desk workplace twice? cafe restaurant hotel shopping mall labelled letters',
      is: '!actor:us',
    },
    all("I brought real drive to a door marked 'pull'."),
    levels(
      'We have since found a way of working together.',
      'It had put its feedback in writing. I pushed back.',
      'HR has since asked the door to be more open.',
    ),
  ),
  eventPlot(
    'speak-e-two-shoes',
    {
      when: [
        'wear|put|have .. two|=different|mismatched|odd|mismatching|unmatched .. shoes|boots|sneakers|trainers|heels',
        'go|went|come|came|show|showed|be|walk .. in|wearing .. two|=different|mismatched|odd .. shoes|boots|sneakers|trainers|heels',
      ],
      not: [
        '@child|color|colour|interview|wedding|same|left|right|sizes|purpose|date|gym|school|socks|pairs|kinds',
      ],
      mine: 'wear|put|have',
      fine: 'work office different pair meeting wear mismatched odd mismatching unmatched shoes boots sneakers trainers heels long job desk workplace lunch left?',
      is: '!actor:us',
    },
    all('I brought two very different shoes onto one team today.'),
    levels(
      'They supported me equally.',
      'They disagree on height, so I lean in.',
      'The two they left behind have set up a rival pair at home.',
    ),
  ),
  eventPlot(
    'speak-e-venmo',
    {
      when: [
        'w:friend|best_friend|sister|brother|cousin|roommate|buddy|flatmate .. send|sent .. me .. venmo|invoice|bill|request',
        'w:friend|best_friend|sister|brother|cousin|roommate|buddy|flatmate .. venmo|request|charge|bill|invoice .. me|money',
        'w:friend|best_friend|sister|brother|cousin|roommate|buddy|flatmate .. venmo|request|charge|bill|invoice .. me .. =$ #',
        'w:friend|best_friend|sister|brother|cousin|roommate|buddy|flatmate .. venmo|request|charge|bill|invoice|send|sent .. me .. # dollars|bucks|cents|dollar|cent',
      ],
      not: ['birthday|wedding|rent|thousand|thank|paid|gift|feature|phone|pay|follow', '^ i'],
      others: true,
      fine: 'venmo request send sent gas money coffee lunch dinner pizza beer drink drinks ride toilet paper snack snacks fries payment charge dollar dollars invoice bill long work office job desk workplace tiny',
    },
    all('{w.full} has moved me from the free plan to the paid one.'),
    levels(
      "I hadn't realized I was on a trial.",
      "I'm told it comes with priority support.",
      'With premium, {w.full} also laughs at my jokes.',
    ),
  ),
  eventPlot(
    'speak-e-cat-wakes',
    {
      when: [
        'w:@cat|@dog .. wake .. me|us .. up? .. at? .. 3am|4am|5am|6am|4|5|6|four|five|six|early|morning|dawn|night|am|sunrise|breakfast|food',
        '^ my w:@cat|@dog .. wake me up $',
        'wake .. up? .. by .. my w:@cat|@dog',
        '^ w:@cat|@dog wake me .. at|every # ',
        'w:@cat|@dog .. wake .. me .. up? .. at # am',
        'w:@cat|@dog .. wake .. me .. up? .. at 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
      ],
      not: [
        "vomit|throw|puke|bark|burglar|fire|save|lick|neighbor|neighbor's|pee|sick|nap|@child|meeting|alarm|snore|snoring|late|sit|sat|face|walk|out",
      ],
      others: true,
      fine: 'early food breakfast hungry feed want meow meowing wake dawn sunrise long work office job desk workplace bowl',
    },
    all('{w.full} called an all-hands before I was up. I was all hands.'),
    levels(
      'There was one item on the agenda, and it goes in a bowl.',
      'I was asked to bring the food and leave.',
      "I've been reminded that I am still on probation.",
    ),
  ),
  eventPlot(
    'speak-e-lost-to',
    {
      when: [
        'lose .. to .. w:@relative|friend|best_friend .. at|in .. x:@game',
        'lose .. at? .. x:@game .. to|against .. w:@relative|friend|best_friend',
        'w:@relative|friend|best_friend .. beat .. me .. at|in .. x:@game',
      ],
      not: [
        'bet|money|time|first|cry|cheat|cheated|colleague|coworker|co-worker|teammate|intern|assistant|team|final|temper|let|in .. minutes|always|never|year-old|virtual',
      ],
      others: true,
      fine: 'game match badly easily lose against beat long work office job desk workplace online',
    },
    all('I coached {w.full} to a win at {x}, by losing.'),
    levels(
      'It could not have been done without me.',
      "I'd like to be thanked in the speech.",
      'I now lose for clients, by the hour.',
    ),
  ),
  eventPlot(
    'speak-e-dog-mailman',
    {
      when: [
        'w:@dog .. bark|growl .. at|the .. x:mailman|postman|delivery_guy|delivery_driver|courier|mail_carrier|mailwoman|postwoman|mail_lady',
        'w:@dog .. bark|growl .. at every|each .. x:mailman|postman|delivery_guy|delivery_driver|courier',
      ],
      not: [
        "bite|bit|neighbor's|meeting|call|zoom|@cat|chase|love|never|not|friend|escape|hid|himself|herself|why",
      ],
      others: true,
      fine: 'window door loudly like crazy mad bark growl long work office job desk workplace innocent',
    },
    all('{w.full} told the {x} to leave, and the {x} left.'),
    levels(
      'The success rate is still one hundred percent.',
      "It's the only target in this house that gets hit every day.",
      'Three nearby dogs have asked for the slides.',
    ),
  ),
];
