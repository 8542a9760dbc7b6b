import {
  all,
  hot,
  levels,
  linked,
  mild,
  type Plot,
  plot,
  type PlotTraits,
  spicy,
  unhinged,
} from '../../../../story/plot.ts';

/** It asks. */
const QUESTION =
  '^ why|how|should|=can|could|what|where|=is|=are|does|would|which|anyone|anybody|who|whose';

/** The door was locked. */
const CLOSED = {
  when: [
    'closed|shut when|by|before|as|just|minutes|five|two|right ... i|we|got|arrived|there',
    'x:@shop|bank|library|museum|restaurant|cafe|pub|pool|gym|barber|dmv|chippy|post_office|takeaway|office|hairdresser|zoo|chemist|launderette|starbucks|council .. be|is|was|were|already|closes|shuts|closed|shut closed|shut|early|for|at',
    'x:@shop|bank|library|museum|restaurant|cafe|pub|pool|gym|barber|dmv|chippy|post_office|takeaway|hairdresser|zoo|chemist close|closed|shut|closing .. early|lunch|when|before|minutes|holiday|refurb|refurbishment',
    'go|went|drove|walked|cycled|get|got .. to .. x:@shop|bank|library|museum|restaurant|cafe|pub|pool|gym|barber|dmv|chippy|post_office|zoo|chemist|place ... closed|shut',
    'closed|shut for lunch|today|inventory|stocktaking|stocktake|training',
    'got|get|arrive|came|turned .. there|up ... closed|shut',
  ],
  not: [
    QUESTION,
    'doors|lift|elevator|lid|gate|instead|airport|shops|stores|counter|till|inside|tunnel|border',
    'down|forever|for_good|permanently|door|window|eyes|eye|business|school|kindergarten|daycare|nursery|deal|account|tab|tabs|road|bridge|book|laptop',
    '@relative|@boss|@client|@pet|phone|shut_up|we_closed|i_closed|mouth|till_closing|hotel|house|mortgage|branch|locked',
  ],
  fine: 'again hours sign door early drove walked rain way across town google maps said open website bus taken took only lunch break ten five minutes late sunday bank holiday monday whole locked lights off told just arrived reached',
  carries: true,
} as const;

/** I stood in a line. */
const LINE = {
  when: [
    'stand|stood|standing|wait|waited|waiting|queue|queued|queuing|lined_up|spend|spent ... line|queue|lineup ... for x:*',
    'stand|stood|standing|wait|waited|waiting|queue|queued|queuing|spend|spent ... line|queue',
    'queued|queue|queuing .. # min|mins|minutes|hour|hours',
    'queue|queued|line .. at|for|in .. @place|council|dmv|counter|till|checkout|toilet|loo|bathroom|ladies|bar|buffet|passport|visa|security',
    'long|longest|huge|massive|endless line|queue',
    'wrong|other|next|slowest|longest queue|line|window|counter',
    'queue|line .. long|slow|not|moving|barely|around',
    'wait|waited|waiting .. # hour|hours|minute|minutes|min|mins|hrs .. at|in|for .. @place|council|dmv|tax_office|embassy|passport|counter|consulate|rto|municipality|bureau',
    'number|ticket .. # ... called|skipped|serving|counter|window|queue',
    'take|took|draw|drew|pull|pulled .. number ... @place|counter|office|deli|wait',
  ],
  not: [
    QUESTION,
    'bowling|ball|toilet|loo|bathroom|ladies|ride|coaster|rollercoaster|buffet',
    'hold|phone|call|calls|rang|ring|rung|online|virtual|loading|print|email|bus|train|plane|flight|washing|finish|picket|dance|conga|fishing|product|parking|traffic|cars|boss',
    'cut|cuts|jumped|jump|push|pushed|parallel|waiting_room|system|server|website|doctor|dentist|hospital|vet|plumber|delivery|parcel|package|steal|@child|@pet',
  ],
  fine: 'hour hours minute minutes line queue long counter front next post office dmv bank wrong whole morning lunch break closed close window form paper number ticket then only and turned out told reached standing waiting people',
  carries: true,
  is: '!actor:person !actor:child',
} as const;

/** I was on hold. */
const HOLD = {
  when: [
    'on hold',
    'hold music',
    'call|called|ring|rang|phone|phoned|calling|rung .. x:council|bank|tax_office|irs|insurance|airline|helpline|customer_service|support|provider|gp|surgery|doctor|doctors|landlord|broadband|cable_company|isp|internet_company|utility|dvla|hmrc|office|amazon|energy_company ... hold|queue|wait|waited|number|transferred|hung|cut|hour|hours|minutes|mins|th|in|position|music',
    'be|is|was|number # .. in .. queue|line ... call|phone|hold',
    '# .. in .. the queue ... rang|call|phone|line',
    'customer_service|helpline|support|hotline .. hung|cut|transferred|transfer|put|kept|wait',
    'transfer|transferred .. me? .. # times|people|departments',
    'waiting|waited|wait .. on .. phone .. to|for|with .. bank|council|insurance|airline|someone|support|doctor',
  ],
  not: [
    'caller|customer|customers|book|library|career|plans|trip|renovation|hiring|budget|promotion',
    'i|we put',
    'put him|her|them|someone',
    QUESTION,
    'put_the_client|client|@boss|@pet|boyfriend|girlfriend|breath|my_life|wedding|house|project|emergency|ambulance|911|999|hold_on|@child|mom|mum|sister|mother',
  ],
  fine: 'hold music hours hour minutes phone call then cut off hung up helpline queue pothole bill about still whole now same song finally answered wrong department',
  carries: true,
} as const;

/** The office had a computer. */
const SYSTEM_DOWN = {
  when: [
    'server|system|systems|computer|computers|portal|network|site|website|machine|link|internet .. be|is|was|went|were|goes|keeps|said down|crashed|offline|slow|hanging|frozen|error|maintenance ... @place|queue|line|form|counter|visa|passport|tax|council|appointment|aadhaar|licence|license|post_office|bank',
    '@place|queue|line|form|counter|visa|passport|tax|council|appointment|aadhaar|licence|license|dmv|bank|embassy ... server|system|systems|computer|computers|portal|network|site|website|machine .. be|is|was|went|were|goes|keeps|said down|crashed|offline|slow|frozen|error|maintenance',
    'server|system|systems .. be|is|was down',
    'website|portal|site .. crash|crashed|timed|times|logged|log|down ... form|pay|book|submit|application|ticket|appointment|tax|exam|last',
  ],
  not: [
    QUESTION,
    'our|my server|system|website|computer|network',
    'production|prod|deploy|deployed|code|kubernetes|aws|immune|sound|stereo|@game|immigration_system|i_pushed|backup|room|playstation|work|intern',
  ],
  fine: 'stood queued hour hours line queue office then told come back tomorrow again counter went for at update updating form when front',
  carries: true,
} as const;

/** I was in a waiting room. */
const WAITING_ROOM = {
  when: [
    'waiting_room|waiting_area|waiting_rooms',
    'wait|waited|waiting|sat|sitting|sit .. for|at .. doctor|doctors|dentist|gp|hospital|vet|surgery|clinic|optician|physio|a_and_e|consultant|specialist|blood_test|mechanic|garage|x-ray|mot',
    '^ # hours|hour|mins|minutes .. at|in .. hospital|doctor|doctors|gp|clinic|vet|vets|dmv|surgery|optician',
    'doctor|dentist|gp|hospital|vet|appointment .. running|was|were|# late|behind|minutes|hour|hours',
  ],
  not: [
    QUESTION,
    'surgery_went|died|die|result|results|cancer|scan|baby|birth|phone|hold|hospital_bed|operation|cat|dog|@child|@relative|emergency|told_me|said|pain|ill|chest',
  ],
  fine: 'hour hours minutes late appointment waiting room still called someone came in after before me wrong name sitting whole magazine coughing loud tv phone door people full called in',
  carries: true,
} as const;

/** Somebody wants more money of me. */
const DEARER = {
  when: [
    'x:rent|bill|price|subscription|membership|insurance|fee|fees|toll|fare|premium|council_tax|maintenance|petrol|gas|electricity .. go|goes|went|gone|going|is|shot|increased|rose|raised|doubled|tripled|jumped up|again|by|increase',
    'x:rent|price|bill|subscription|fare|insurance|premium .. increased|rose|doubled|tripled|jumped|skyrocketed',
    '@neighbor|they|company|gym|netflix|spotify|council|bank|garage|cafe .. raise|raised|increase|increased|hiked|doubled|put|upped .. x:rent|price|prices|subscription|membership|fee|fees|fare|premium',
    'x:rent|price|bill|fare|insurance|premium increase|hike|rise',
    'got|get|opened .. huge|massive|enormous|shocking|crazy .. x:electricity|electric|gas|water|heating|energy|phone|vet|plumber|garage|dental bill',
  ],
  not: [
    QUESTION,
    '@child|@relative|hug|hugs',
    'my_pay|salary|wage|i_raised|i_increased|i_charged|phone_charged|battery|stocks|stock|shares|my_price|our_prices|hospital|cancer|funeral|client|charger|toothbrush|crime|restaurant|waiter|split',
    'i|we .. raise|raised|charged',
  ],
  fine: 'rent price bill again year month new letter email increase notice landlord subscription membership for same service percent pounds dollars rupees euros extra geyser because got renewal',
  carries: true,
} as const;

/** I won a thing of no great use. */
const PRIZE = {
  when: [
    'win|won .. x:ham|salmon|hamper|meat|tin|bottle|wine|basket|toaster|kettle|turkey|goose|voucher|teddy|bear|cake|cruise|tv|bike|plant|mug|candle|whisky|jar|box|hat|chocolates|air_fryer|goldfish|cheese|lamp|towel|pen|holiday|trip|set|ticket|tickets|@food|@household ... raffle|tombola|draw|bingo|fair|fete|lottery|fundraiser',
    'win|won .. x:ham|salmon|hamper|tin|basket|toaster|kettle|turkey|goose|voucher|teddy|@food|@household $',
    'win|won .. raffle|tombola|door_prize|prize_draw|bingo|sweepstake|meat_raffle|lucky_draw|giveaway',
    'win|won x:* in|at the? raffle|tombola|draw|lucky_draw|bingo',
  ],
  not: [
    QUESTION,
    'online|instagram|radio|facebook|app',
    'contest|competition|place|late_husband|widow|quiz',
    '@child|my_wife|my_husband|lottery|powerball|race|match|game|argument|bet|medal|@boss|lost|never|war|court|award|case',
    '^ @relative|he|she .. win|won',
  ],
  fine: 'tin church local school pub raffle tombola first time ever prize second third works ticket one work christmas number draw office',
  carries: true,
} as const;

/** What I was served was not what I had asked for. */
const WRONG_ORDER = {
  when: [
    'order|ordered|asked|ask .. x:@food|@drink|everything|one ... got|get|gave|brought|came|received|given|was|were|arrived',
    'got|get|brought|gave|given|served|received|handed .. wrong|different|somebody|someone ... order|meal|food|drink|dish|coffee|pizza|burger|table|takeaway',
    'wrong|incorrect order|meal|food|dish|pizza|burger|curry|takeaway|coffee|drink|sandwich',
    '@server|restaurant|cafe|kitchen|they|waiter|starbucks .. mixed|messed|screwed .. my|our|up|the x:order',
  ],
  not: [
    QUESTION,
    'got_one|got_it|exactly|right|correct|perfect|sent|complained|returned|refund',
    'online|amazon|website|shirt|dress|@garment|@gadget|size|ikea|i_took|my_fault|my_mistake|grandma|@child|@boss|@colleague|wedding|plane|flight|airplane|hospital|school|i_burned|office|doorstep|ubereats|phone',
    'i_forgot|forgot_to_order|poisoning|sick|hair|fly|allergic|allergy|home|made|cooked|fridge',
  ],
  fine: 'restaurant cafe waiter waitress table instead ate anyway said nothing salad fries chips drink came hour again still polite too pub takeaway delivery place thanked thanks',
  carries: true,
} as const;

/** It came late, or not at all. */
const DELAYED = {
  when: [
    'x:train|bus|flight|plane|tram|coach|ferry .. was|is|were .. late|delayed',
    'x:@transit|train|bus|flight|plane|tram|metro|coach|ferry .. be|is|was|were|got|get|keeps|running|cancelled|canceled|delayed late|delayed|cancelled|canceled|stuck|stopped|broken|broke|diverted|suspended|full|terminated',
    'x:@transit|train|bus|flight|plane|tram|metro|coach|ferry .. cancelled|canceled|delayed|late|diverted|suspended|terminated|broke',
    'cancelled|canceled|delayed|late x:train|flight|bus|ferry',
    'cancelled|canceled|delayed|late trains|buses|flights',
    'wait|waited|waiting .. # minutes|mins|hour|hours|min .. for .. x:bus|train|tram|ferry|metro|tube|flight',
    'replacement bus|buses|coach',
    'rail_replacement|leaves_on_the_line|signal_failure|signal_failures',
    'train|rail|bus|tube|metro|tram|ferry|airline|airport|driver|drivers|pilot|pilots .. strike|strikes',
    'strike ... train|trains|bus|buses|tube|metro|tram|trams|ferry|flight|flights',
    'stuck .. on|in|at .. train|plane|bus|airport|station|tram|platform|tarmac|runway|metro',
    'x:bus|train|tram|metro|tube .. never|not|nowhere|came|come|arrived .. showed|came|arrived|turned',
  ],
  not: [
    'bowled|bowl|pins|alley|match|striker|golf|strike_a|struck',
    QUESTION,
    'then_two|two_came|two_arrived',
    'i_was_late|miss|missed|drove_off|drove|dog|cat|elevator|lift|hospital|died|body|seat|luggage|suitcase|baby|@child|interview|exam|wrong|asleep|cancelled_my|strike_up|lightning|bowling|hunger|wedding|funeral|@boss',
    'i|we .. cancel|cancelled|canceled|broke',
    'not|never|no late|delayed',
  ],
  fine: 'late minutes hours hour again because leaves then replacement bus train platform station cold rain announcement sorry driver waiting whole snow signal morning work home anyone else leaf today rush',
  carries: true,
} as const;

/** I was on the wrong one, or went too far. */
const WRONG_WAY_TRANSIT = {
  when: [
    'miss|missed|slept_through|slept_past|rode_past|overshot .. my|the|our|two|three stop|stops|station',
    'wrong train|bus|tram|platform|terminal|airport|station|direction|metro|stop|line|gate|flight|ferry|side',
    'train|bus|tram|metro|plane|ferry|took|boarded|got_on .. wrong|opposite direction|way',
    'fell_asleep|asleep|dozed|slept .. on|in .. train|bus|tram|metro|tube|subway ... end|terminus|depot|woke|up|line|stop|last|ended',
    'got|get .. off .. stop|station .. early|late|too|wrong',
    'end .. of .. the line ... bus|train|tram|metro|asleep|woke',
    'took|take|taking .. train|bus|tram .. to .. instead|by_mistake',
  ],
  not: [
    QUESTION,
    '@child|@boss|driver|he|she|they|stranger|tourist|wrong_order|door|car|drove|gps|dog|@relative|missed_my_train|luggage|lot|directions|told|shoes|wedding|funeral',
  ],
  fine: 'stop station train bus wrong took stood platform got off because watching phone reading asleep end ended up walked back home work metro hour direction let border conductor listening podcast book game match cricket music sleep fell realised realized other terminal completely',
  carries: true,
} as const;

/** Somebody beside me on the way. */
const FELLOW_PASSENGER = {
  when: [
    '@stranger|man|woman|guy|lady|someone|somebody|passenger|person|kid|baby|toddler|teenager|couple|bloke on|in|behind|across .. train|bus|tram|metro|plane|flight|subway|tube|ferry|coach|me .. fell_asleep|asleep|snored|snoring|sat|ate|eating|clipped|clipping|cut|cutting|hummed|humming|sang|singing|talked|talking|stared|staring|cried|crying|screamed|screaming|kicked|kicking|read|reading|sneezed|coughed|brought|played|playing|leaned|whistled|knitted|vaping',
    '@stranger|man|woman|guy|lady|someone|somebody|passenger|person|kid|baby|toddler|teenager|couple|bloke|he|she .. fell_asleep|asleep|snored|snoring|sat|sitting|ate|eating|clipped|clipping|cut|cutting|hummed|humming|sang|singing|talked|talking|stared|staring|cried|crying|screamed|screaming|kicked|kicking|read|reading|took|put|sneezed|coughed|smelled|brought|played|playing|leaned|whistled|knitted|burped|danced|vaping ... train|bus|tram|metro|plane|flight|subway|tube|ferry|coach|seat',
    'train|bus|tram|metro|plane|flight|subway|tube|ferry|coach ... @stranger|man|woman|guy|lady|someone|somebody|passenger|person|baby|bloke .. fell_asleep|asleep|snored|sat|sitting|ate|eating|clipped|clipping|hummed|humming|sang|singing|talked|talking|stared|staring|cried|crying|screamed|screaming|kicked|read|reading|took|put|sneezed|coughed|smelled|brought|played|leaned',
    '@stranger|man|woman|guy|lady|passenger|person|baby next|opposite|beside|behind to? me? .. on|in .. train|bus|flight|plane|tram|metro|subway|coach',
    'sat|sitting|seated|seat next|beside|behind|opposite|between|in_front to|of? .. @stranger|man|woman|guy|lady|baby|person|couple|screaming|crying|toddler ... train|bus|flight|plane|hours|tram|coach|metro|flew',
    'crying|screaming baby ... flight|plane|train|bus|hours',
  ],
  not: [
    QUESTION,
    'woman|man|lady|guy|girl|stranger|someone|somebody|teenager|couple|passenger|person .. cried|crying|sobbing|sobbed',
    'overheard|two|asked|told|school|wrong|behind|opposite|across|in_front',
    'my_baby|our_baby|daughter|son|@boss|@colleague|@parent|@spouse|brother|sister|friend|my_seat|reclin|recline|driver|speaker|speakerphone|phone|gave|offered|pregnant|died|my_son|my_daughter|my_kid|we|gum|police|touched|groped|drunk|pigeon|@pet|proposed|cancelled|number|stole',
  ],
  fine: 'train bus tram metro plane flight subway whole hours hour way next opposite loud loudly quiet carriage row home window aisle seat morning commute long-haul across trip ride journey entire',
  carries: true,
} as const;

/** The car had something. */
const CAR_TROUBLE = {
  when: [
    'check_engine|check-engine|engine light|lights|warning|came|on|off',
    'warning|dashboard|oil|tyre|tire|airbag light|lights|warning .. on|came|is|in|car|off',
    "x:car|van|scooter|truck|bike|motorbike|moped|tractor|lorry|engine .. won't|wouldn't|didn't|doesn't|not|refuses|refused|wont|wouldnt|never start|starting|run|move|go",
    'x:car|van|scooter|truck|bike|motorbike|moped|tractor|lorry .. broke|broken|breaks|died|conked|stalled|packed|overheated|smoking down|out|in|up|on|at|again',
    'x:car|van|truck|scooter|engine|brakes|clutch .. making|makes|made|smells|smell|rattles|squeaks|squeaking|rattling ... noise|sound|smell|burning|like|when',
    'car|van|truck battery dead|flat|died|drained',
    'smell|noise|rattle|squeak .. in|from .. my|the car|van|truck|engine|glovebox|boot|trunk',
    'put|filled|pumped .. diesel|petrol|gas|gasoline|unleaded|adblue .. in|into .. car|van|truck|tank|diesel|petrol',
    'wrong fuel',
    'car .. failed|fail .. mot|inspection|tuv',
    'mot|inspection failed|fail .. on|again|because',
  ],
  not: [
    QUESTION,
    '@child|sold|bought|stole|stolen|crash|crashed|accident|hit|electric_scooter_died|dream|toy|rental|police|ambulance|traffic|parking|keys|laundry|dog|cat|mouse|raccoon|phone',
    'run|ran over',
  ],
  fine: 'car engine light came on off own itself month again mechanic garage morning way work motorway highway middle rain smell noise ignored turned radio started start battery fuel diesel petrol tank everywhere looked kicked jump breakdown recovery rang van passed first time',
  carries: true,
} as const;

/** I sat behind something. */
const STUCK_BEHIND = {
  when: [
    'stuck|sat|crawled|crawling|drove|driving|trapped|sitting|spent .. behind .. x:tractor|bus|lorry|truck|caravan|cyclist|horse|horses|rv|garbage_truck|bin_lorry|dustcart|learner|hearse|combine|trailer|car|van|prius|cow|cows|sheep|goats|snowplow|snowplough|tram|camel|scooter|goat',
    'stuck .. in .. traffic|jam|gridlock|tailback|roadworks',
    'behind .. x:tractor|lorry|caravan|garbage_truck|bin_lorry|horse|combine|learner .. for|all|the|whole|entire',
    'traffic|traffic_jam|gridlock|tailback|roadworks .. hour|hours|minutes|again|moved|bad|insane|terrible|was|on',
    '^ traffic|roadworks|gridlock .. at|on|in|to|near',
    '# hours|hour|minutes|mins|km|miles .. in|of traffic|jam|roadworks',
    'x:tractor|lorry|caravan|cyclist|horse|learner|cow|cows|sheep .. in_front|front|ahead .. me|of|road',
  ],
  not: [
    QUESTION,
    'printer|paper|traffic_cone|light|ticket|website|human|accident|died|fire|ambulance|lane|@boss|cop|police|warden|parking|internet|bus_driver|hearse|queue|checkout|desk|waving|waved|steal',
  ],
  fine: 'two three hours hour minutes road motorway highway whole way work home again late rain miles mile silk board morning ring m25 narrow lane country long stuck behind traffic car radio podcast school',
  carries: true,
} as const;

/** I did not know the way. */
const GOT_LOST = {
  when: [
    'got|get|getting|was|were|been .. lost .. in|on|at|inside|trying|looking|going|driving|walking|around|for|again|way|near',
    'got|get|was|were .. completely|totally|so|hopelessly? lost',
    'walked|went|drove|ran|cycled|headed .. wrong way|direction|street|entrance|exit|building|floor|door|end',
    'took|take|made .. wrong turn|turning|exit|path|corridor|stairs|lift',
    'walked|wandered|drove|circled .. in_circles|around .. hour|hours|lost|times|same|building|hospital|ikea|airport',
    "couldn't|can't|couldnt|cant|not|never find .. the|my entrance|exit|way|toilet|room|building|office|gate|door|venue|address|hotel|street",
  ],
  not: [
    QUESTION,
    'gps|satnav|sat_nav|google_maps|train|bus|tram|@child|he|she|game|weight|match|bet|job|lost_my|i_lost|tourist|directions|luggage|dog|cat|car_park|parking|lost_and_found|translation|interest|one_way|wedding|funeral|motorway|highway|wrong_way_up',
    'key|keys|phone|car|police|arrested',
  ],
  fine: 'inside mall hospital ikea airport building town city hour hours minutes new office floor way home walked map completely asked three times forest woods hike maze turn direction forty started run race whole time ended before noticed',
  carries: true,
  is: '!actor:person !actor:child',
} as const;

/** I went down in front of people. */
const FELL_PUBLIC = {
  when: [
    'i fell|fall|tripped|trip|slipped|slip|stumbled|faceplanted|toppled|collapsed .. over|on|down|off|up|in|into|flat|front|at|out|outside|backwards|headfirst|while',
    '^ fell|tripped|slipped|stumbled|faceplanted|toppled .. over|on|down|off|up|in|into|flat|front|at|out|outside|while|backwards',
    'fainted|faint|passed_out|blacked_out .. in|at|on|during|while|after|afterwards|front|giving|donating|when',
    'missed .. chair|step|seat|stair|kerb|curb .. sat|sitting|sit|down|fell|front|when',
    'walked|walk|ran .. into .. lamppost|lamp_post|pole|glass_door|door|wall|tree|bollard|sign|post|fence|window|mirror|parking_meter',
    'fell .. off .. chair|treadmill|stage|bike|bicycle|ladder|stool|scooter|bed|horse|bus|escalator|skateboard',
  ],
  not: [
    QUESTION,
    'asleep|love|apart|behind|for_it|scam|phishing|@child|@relative|@pet|he|she|phone|sale|price|tooth|teeth|hospital|broke_my|broken|ambulance|surgery|pregnant|seizure|died|baby|heart|out_with|in_love|freudian|tongue|tripped_the|breaker|fuse|nana|fell_down_the_toilet|cliff|ice_cream|drunk|hole|dream',
    '@gadget|@food|shelf|fan|picture|ring|glasses|hearing_aid|@furniture .. fell',
    'car|truck|van|reversed|drove',
  ],
  fine: 'tiles temple nothing serious front whole class people street bus stairs office everyone saw looking at flat face ice postman curb pavement wet floor stage receiving certificate award wedding escalator walking phone while blood afterwards donated stood clapped laughed helped shoelace cobbles bike gym treadmill puddle skating steps full line down getting up',
  carries: true,
  is: '!actor:person !actor:child !actor:pet',
} as const;

/** I took one person or thing for another. */
const MISTAKEN = {
  when: [
    'waved|wave|nodded|smiled|shouted|winked .. at|back|to .. wrong|stranger|someone|somebody|person|mannequin|statue|man|woman|behind|himself|myself|mirror|reflection|cardboard',
    'talked|talk|spoke|chatted|told|said|apologised|apologized|thanked|thank|hello|sorry|bowed|nodded ... to mannequin|dummy|statue|mirror|atm|cash_machine|machine|door|automatic_door|lamppost|scarecrow|cardboard|reflection|vending_machine|plant|hoover|chair|self_checkout|bollard|parking_meter|dispenser|photo',
    'apologised|apologized|thanked|thank .. mannequin|dummy|statue|atm|cash_machine|machine|door|automatic_door|lamppost|scarecrow|vending_machine|plant|chair|bollard|self_checkout',
    'said .. hello|hi|sorry|excuse_me|thanks|thank_you|good_morning .. to .. mannequin|dummy|statue|mirror|atm|machine|door|lamppost|scarecrow|plant|coat_stand|chair|bollard|bin',
    'hugged|hug|grabbed|held|patted|kissed|poked|tapped|tickled|high-fived .. wrong|stranger|strangers .. person|man|woman|husband|wife|hand|kid|shoulder|dad|arm|guy|lady',
    'got|get|climbed|sat|jumped|tried .. in|into|open .. wrong|stranger|someone|strangers car|taxi|uber|else|van',
    'walked|went|sat .. in|into|through|down|at .. wrong house|flat|apartment|room|class|classroom|wedding|meeting|party|toilet|bathroom|changing_room|seat|exam|lecture|church|yoga_class|garden|hotel_room',
  ],
  not: [
    QUESTION,
    'funeral|@child|@boss|mother|voice|phone|text|message|email|number|behind_me|person_behind|he_waved|driver|love_you|intruder|robbed|drunk|widow|window|roomba',
    '@stranger|someone|he|she|they .. waved|hugged|walked|got|thanked|apologised|apologized|said',
  ],
  fine: 'shop store department someone stranger wrong person car bus street said hello thinking thought friend same colour color looked like red blue outside supermarket woman man driver pretended stayed whole hour realised ten minutes went before tall',
  carries: true,
} as const;

/** I hurt myself a little. */
const SMALL_INJURY = {
  when: [
    'stubbed|stub|cut|burned|burnt|scalded|bruised|banged|bumped|hit|smashed|trapped|jammed|pinched|scraped|grazed|twisted|sprained|pulled|strained|nicked|poked|splinter|papercut|caught .. my|me|own|the? x:@bodypart',
    'stubbed|cut|burned|burnt|banged|bumped|trapped|twisted|sprained|pulled|poked .. x:@bodypart|calf|muscle',
    'dropped .. on .. my|me|own x:@bodypart',
    'x:@bodypart .. caught|stuck|trapped .. in|under .. door|drawer|jar|window|zip|zipper|lid|bottle|gate|machine|mousetrap',
    'paper_cut|papercut|splinter|nosebleed|black_eye|stiff_neck|carpet_burn',
    '@insect|wasp|bee|jellyfish|nettle|nettles|mosquito|horsefly|ant .. stung|bit|bitten .. me|my x:@bodypart?',
    'got|get|was stung|bitten .. on|in|by .. x:@bodypart',
    'got|get|was stung|bitten .. by .. @insect|jellyfish',
    'trod|stepped|knelt|kneeled|walked .. on .. lego|plug|upturned|nail|tack|rake|slug|snail|glass',
    'broke|bent|ripped|split .. a|my|another x:nail|fingernail|toenail',
    'bit|burned|burnt .. my|own x:tongue|lip|cheek|mouth',
    'swallowed .. bug|fly|insect|wasp|moth|gum|midge',
  ],
  not: [
    QUESTION,
    'haircut|hair|fringe|bangs|beard|finger_food|corner|cutting_edge|price|@child|@relative|dog|cat|he|she|hospital|broke_my|surgery|stitches|ambulance|heart|chest|burned_out|heel|head_start|eyebrow|blood_pressure|cancer|foot_in_the_door|raise|salary|cold_cut|stuck_in_the_banister|pole|wall|bollard|lamppost',
    '@child|@pet|@colleague|he|she .. bit|cut|burned|hit',
  ],
  fine: 'kitchen door corner table bed lego toast pan oven knife opening can tuna packet jar night dark on the same again twice morning plaster sofa bookshelf hot tray onion bread chopping slicing course bike open properly feeding little trying of race garden beach',
  carries: true,
  is: '!actor:person !actor:pet',
} as const;

/** I am a little ill. */
const UNDER_WEATHER = {
  when: [
    'fever|flu|tonsillitis|man_flu|covid|sore_throat|chest_infection|lurgy',
    'have|got|caught|getting|had|has a|another|the|my cold|bug|temperature|virus',
    'bit of a cold|cough|fever',
    '^ ill|poorly|sick again|in|since|all|on|today|for',
  ],
  not: [
    QUESTION,
    'cold_sore|cold_sores',
    '@child|@relative|@boss|@colleague|@pet|dog|cat|he|she|hospital|died|die|cancer|surgery|cold_feet|cold_call|cold_shower|cold_water|cold_coffee|pandemic|test|funeral|scared|doctor_said|heating|boiler|water|ice|leave|holiday|cabin|spring|beach|pretended|fake|faked|pulled_a|caught_out',
    'cold food|soup|brew|tea|coffee|pizza|outside|weather',
  ],
  fine: 'since yesterday days day week bed tissues nose blocked work again whole night hot lemon honey soup throat voice singing competition speech interview wedding befor before runny weekend first holiday awful terrible bit morning',
  carries: true,
  is: '!actor:person !actor:pet',
} as const;

/** At the doctor's, the optician's, the chemist's. */
const AT_DOCTOR = {
  when: [
    'doctor|gp|physio|physiotherapist|nurse|optician|dermatologist|podiatrist|chiropractor|specialist|consultant|osteopath .. says|said|told|asked|laughed|sighed|googled|gave|prescribed|recommended|looked|measured|called|weighed|hummed|wrote|showed|thinks|wants|yawned|checked',
    'went|been|saw|visited .. to? .. doctor|gp|physio|optician|dermatologist|podiatrist|chiropractor|eye_doctor|osteopath',
    'eye_test|eye_exam|hearing_test|blood_test|blood_pressure|physical|check-up|checkup|health_check|mole_check|x-ray|vaccination|flu_jab|flu_shot|jab',
    'pharmacist|pharmacy|chemist .. said|asked|shouted|read|called|announced|told|gave|laughed|wrong|out_loud|loud',
    'physio|physiotherapy|chiropractor|acupuncture .. appointment|session|exercises|first|back|knee|told',
  ],
  not: [
    'donor|donate|donated|donation|biscuit|biscuits|sticker|lollipop|sweets|job|date|flirt',
    QUESTION,
    "@child|@relative|dog|cat|vet|cancer|tumor|tumour|biopsy|results|hospital|surgery|died|pregnant|pregnancy|baby|diagnosis|diagnosed|heart|chest|lump|alcohol|drinking|depression|anxiety|therapist|who|strange|closed|wrong_doctor|waiting|waited|hold|dentist|i_am_a|i'm_a|nurse_here|patient",
    'he|she .. doctor|gp',
  ],
  fine: 'my the says said blood pressure fine now take more less exercise cheese salt walk fruit vegetables cut down drink water busy appointment knee back foot name cream out loud passed nurse arm went in for and came again ears new glasses line letters read',
  carries: true,
  is: '!question',
} as const;

/** I ran, or rode, or swam it. */
const RACE = {
  when: [
    'ran|run|finished|did|completed|entered|walked|jogged .. 5k|10k|half_marathon|marathon|race|parkrun|park_run|triathlon|fun_run|mile|mud_run|relay|colour_run|sack_race|egg_and_spoon',
    'came|finished|placed|got .. last|dead_last|second_last|second_to_last|212th|behind ... race|marathon|5k|10k|parkrun|run|swim|triathlon|sports_day|gala|walker|dog|pensioner|lobster|hot_dog|costume|stroller|pram',
    'finished|came .. behind .. x:man|woman|stroller|pram|dog|pensioner|lobster|rhino|banana|child|kid|nun',
    'overtaken|lapped|passed|beaten .. by .. x:man|woman|stroller|pram|dog|pensioner|lobster|rhino|banana|grandmother|walker|nun ... run|running|jog|race|parkrun|5k|10k|marathon|bike|cycling|swimming|pool',
  ],
  not: [
    QUESTION,
    'sports_day|hall|rained|we_did|won|medal|personal_best|pb|record|first_place|my_dog|@child|son|daughter|he|she|cancer|charity_shop|late|bus|train|boss|horse|human_race|rat_race|drag|died|team|political|van',
  ],
  fine: 'first ever time last place finished did without stopping walking minutes min hour hours started training couch sunday morning medal knees half marathon slowest stroller behind running club whole only age',
  carries: true,
} as const;

/** I moved, unlike before. */
const EXERCISED = {
  when: [
    'went|did|tried|started|joined|signed|back|attended|took .. gym|yoga|pilates|crossfit|zumba|spin_class|spin|spinning|swimming|swim|boxing|aerobics|hot_yoga|climbing|bouldering|aqua_aerobics|rowing|barre|tennis|padel|pickleball|squash|badminton|ice_skating|skiing|skating|paddleboarding|surfing|run|jog|jogging|running|cycling|bike_ride|hiking|hike',
    'x:@exercise|zumba|climbing|swimming|padel|pickleball|aerobics .. nearly|almost|killed|destroyed|hurts|broke|first_class|class|first_time|session',
    "can't|cant|couldn't|cannot .. walk|sit|move|stand|lift|stairs|sneeze|laugh ... gym|leg_day|squats|class|yesterday|workout|run|session",
    'personal_trainer|trainer|coach|instructor .. said|told|asked|laughed|made|shouted|sighed',
    'did|done|managed .. # push-ups|pushups|press-ups|sit-ups|squats|burpees|lengths|laps|pull-ups|minutes_plank|km|miles',
    'gave_up|quit|stopped|left .. halfway|half|after ... run|class|gym|hike|yoga|marathon|workout|warm-up|warmup',
    'sore|aching|stiff|muscles .. from|after .. @exercise|gym|class|squats|run|yoga',
  ],
  not: [
    QUESTION,
    '@child|@relative|cancel|cancelled|canceled|membership|dog|cat|broke_my|hospital|heart|train|bus|late|last|race|marathon|5k|10k|shoes|trainers|lost|locker|phone|interview|boss|went_to_the_gym_naked|fog|view|fell|slipped|fish|fishing|driving|forgot|computer',
    'he|she|they .. went|did|had',
    'had_to|door|errand',
  ],
  fine: 'first time years ages since new instructor said whole class next day everything hurts stairs legs arms walk sat stood front row back again only ten minutes minute half hour after warm warm-up towel mat morning tried lasted sore still',
  carries: true,
} as const;

/** I no longer take it. */
const QUIT_IT = {
  when: [
    'quit|quitting|stopped|given_up|gave_up|give_up|giving_up|cut_out|stop .. smoking|vaping|drinking|eating|taking|having|biting|using|buying x:sugar|coffee|meat|alcohol|caffeine|chocolate|bread|carbs|dairy|crisps|soda|coke|gluten|cheese|cigarettes|nails|wine|beer|sweets|@food|@drink',
    'quit|quitting|given_up|gave_up|giving_up|cut_out .. x:sugar|coffee|meat|caffeine|chocolate|bread|carbs|dairy|crisps|soda|coke|gluten|cheese|cigarettes|smoking|vaping|nicotine|energy_drinks|@food|@drink',
    '# days|day|weeks|week|months|hours .. without|off|no .. x:sugar|coffee|meat|caffeine|chocolate|bread|carbs|dairy|crisps|soda|coke|gluten|cheese|cigarettes|smoking|vaping|nicotine|energy_drinks|@food|@drink',
    'day # .. of|without|no|off .. x:sugar|coffee|meat|caffeine|chocolate|bread|carbs|dairy|crisps|soda|coke|gluten|cheese|cigarettes|smoking|vaping|nicotine|@food|@drink',
    '^ no .. x:sugar|coffee|meat|caffeine|chocolate|bread|carbs|dairy|cigarettes|cheese ... day|days|week|january|lent|month',
    'gone|went|going|turned|became vegan|vegetarian|veggie|gluten-free|teetotal|keto|sugar-free',
  ],
  not: [
    QUESTION,
    'rehab|sober|aa|alcoholic|job|my_job|@child|@boss|@relative|doctor|pregnant|selling|making|stocking|shop|out_of|hospital|fridge|house|milkman|run_out|ran_out|started_again|again|social|screen',
  ],
  fine: 'quit because chewing ice gum all day days week weeks in tea month smoking drinking started dreaming dream cold turkey january lent headache everyone hate everything morning so far far new year',
  carries: true,
} as const;

/** I did it although I am of a certain age. */
const NEW_AT_AGE = {
  when: [
    'learned|learnt|learning|taught_myself|figured_out|started|took_up|began|tried|joined ... at|age #',
    'learned|learnt|learning|taught_myself|figured_out|started|took_up ... at age|the #',
    'learned|learnt|learning|figured_out ... # years_old',
    'am|is i|43|50|52|60|forty|fifty|sixty too old',
    'too old .. to|for x:*',
    'learned|learnt|taught_myself|figured_out .. how? to .. whistle|swim|ride|cook|knit|sew|juggle|type|skate|ski|float|dive|dance|sing|drive|iron|moonwalk|cartwheel|handstand|skateboard|surf|read|paint|draw|crochet|rollerblade|braid|bake',
    'finally learned|learnt .. how? to x:*',
  ],
  not: [
    "getting_up|get_up|waking|wake|shift|meeting|o'clock|alarm|back|gave_up|quit|stopped|noon|midnight|school|company|firm|bank",
    '# am|pm',
    'at =one|=two|=three|=four|=five|=six|=seven|=eight|=nine|=ten|=eleven|=twelve|=1|=2|=3|=4|=5|=6|=7|=8|=9|=10|=11|=12',
    '@child|@relative|grandma|grandpa|he|she|they|@pet|parrot|died|language|french|spanish|german|italian|japanese|duolingo|juggle|cancer|driving|drive|funeral|divorced|moved_back|parents|retired|job',
  ],
  fine: 'learned age how use finally at last 39 52 58 old years myself youtube video the first time first to ever life my whole day before night',
  carries: true,
  is: '!actor:person',
} as const;

/** I was tested. */
const TESTED = {
  when: [
    'passed|pass|cleared|aced|scraped .. my|the|a|an? .. x:driving_test|theory_test',
    'passed|pass|cleared|aced|scraped .. my|the|a|an? .. x:test|exam|final|midterm|quiz|certification|module|course|paper|viva|resit',
    'passed|pass|cleared|aced|scraped .. my|the|a|an? .. exams|finals|theory|mot_test|licence|interview_test|board',
    'x:test|exam|final|midterm|viva .. passed|cleared',
    'got|scored|received .. #|a|an .. percent|%|in|on|out|b|c|d .. x:test|exam|geography|maths|math|chemistry|biology|physics|midterm|essay|history|english|quiz|finals',
  ],
  not: [
    QUESTION,
    'fail|failed|failing|quiz|online|bread|personality|@child|@relative|son|daughter|he|she|eye|blood|pregnancy|covid|drug|smog|mot|unit_test|test_failed_only|@colleague|student|apprentice|overslept|slept|missed|late|beta|code|car|taste|screen_test|wife|smear|hearing|power',
  ],
  fine: 'my the on with a go attempt try first second third fourth fifth sixth finally driving test exam after years final 71 because for stopped chemistry by one point mark instructor examiner parallel parking gas safe aws ca',
  carries: true,
} as const;

/** My phone did not have me, or I not it. */
const PHONE_GONE = {
  when: [
    'x:@phone .. died|dead|lost|broken|broke|cracked|smashed|drowned|stolen|dropped|wet|frozen|fell|off|toilet|river|lake|sea|canal',
    'lost|left|forgot|dropped|broke|cracked|smashed|drowned|dropped|forgotten .. my|the? x:@phone',
    'no|without .. x:@phone .. day|hour|hours|week|weekend',
    'battery .. dead|died|flat|# .. phone|%|percent',
  ],
  not: [
    QUESTION,
    '@child|@relative|@pet|cover|case|found|find|head|looking|talking|on_my_face|face|charger|he|she|boss|scroll|rang|screen_protector|hearing_aid|laptop|car|hung|dropped_a_call|smoke|company|vibrator|insurance|contract|call|alarm',
  ],
  fine: 'toilet target public canal river lake stairs bus train taxi home all day work again screen battery middle whole hours hour without at house pocket concrete pavement in down the porta potty ball game lift shaft airport',
  carries: true,
} as const;

/** Too many messages at once. */
const GROUP_CHAT = {
  when: [
    'whatsapp|group_chat|family_group|whatsapp_group|chat|class_group|school_group|neighborhood_chat|neighbourhood_chat ... # .. unread|messages|notifications|texts|photos',
    '# .. unread|new messages|notifications|whatsapps ... group|chat|whatsapp',
    'muted|left|leave|added|joined|mute .. me? .. to? .. whatsapp|group_chat|family_group|parents_group|class_group|chat',
    'group_chat|family_group|whatsapp_group|parents_group|school_group|building_group|society_group .. is|has|was|argued|arguing|exploded|renamed|voted|silent|about|discussing|sends',
  ],
  not: [
    QUESTION,
    'forward|forwarded|meme|walking',
    'son|daughter|told|deleted_the|wrong|to_the_wrong|accidentally|sent|boss|@boss|inbox|server|kicked|dead|died|support_group|study_group|age_group|therapy|left_the_group_stage|work_group|teams|slack|blood',
  ],
  fine: 'whatsapp group unread messages a with about the school mums parents family building birthday gift party of two days morning overnight bins bake sale photos',
  carries: true,
} as const;

/** My clothes had something, among people. */
const CLOTHES_OUT = {
  when: [
    'wore|wearing|put|worn|had|walked|went|spent|been .. x:@garment|@footwear .. inside_out|backwards|wrong|odd|unzipped|undone|upside|stain|hole|label|price_tag|tag|ripped|split',
    'x:zip|zipper|fly|flies|shirt|skirt|@garment .. was|were|been .. undone|open|down|unzipped|inside_out|tucked|showing',
    'x:@garment|@footwear .. inside_out|backwards|back_to_front|unzipped|undone|ripped|split|tore|see-through',
    'hole|rip|stain|tear|ladder .. in|on .. my|the x:@garment|@footwear|wellies',
    'ripped|split|tore|stained|snagged .. my x:@garment|@footwear',
    'sat .. in|on .. gum|chewing_gum|paint|chocolate|ketchup|bird_poo|wet_paint|bench',
    'gum|chewing_gum .. on|in .. my x:@garment|@footwear|seat',
    'moth|moths .. ate|eaten|eat .. my? x:@garment',
    'ironed .. x:@garment ... hole|stain|burn|wrong',
    'got|get|was splashed|soaked|drenched .. by|in|from|on',
  ],
  not: [
    QUESTION,
    '@child|@relative|@pet|laundry|wash|washed|ikea|bought|charity|in_one|washing|dream|he|she|wedding_dress|funeral|shop|sock_drawer|lost|found|gift|@boss|@colleague|dryer|hole_in_one|swap|headphones|hearing|inside_out_film|stolen|knitted|umbrella',
  ],
  fine: 'all day whole meeting work interview school date train bus subway lunch bending down copier told realised realized home before important only one favourite favorite new best no one said anything till period on in the at two my pants trousers and it',
  carries: true,
  is: '!actor:person !actor:child !actor:pet',
} as const;

/** The weather, nothing else. */
const WEATHER_OUT = {
  when: [
    '^ rain|snow|fog|wind|hail|heat|drizzle|sleet|storm|heatwave|ice|sunshine|sun ... $',
    '^ rained|snowed|hailed|raining|snowing|poured|pouring|drizzling',
    'it .. rained|snowed|hailed|raining|snowing|pouring|hailing|drizzling|windy|foggy|freezing|boiling|icy|sunny|hot|cold ... all|again|whole|today|since|days|weeks|week|degrees|out|outside|july|june|april|august|may|morning|still|for',
    'too hot|cold|windy|icy .. to|for|outside',
    'heatwave|heat_wave|blizzard|power_of_the_sun|black_ice|thunderstorm|downpour|hosepipe_ban',
    '# degrees',
    'caught|soaked|drenched .. in .. rain|storm|downpour|hail|shower',
    'weather .. app|forecast|report|man|lady ... said|says|wrong|sunny|dry|rain',
    'forecast .. said|was|says .. sun|sunny|dry|rain|snow|wrong|clear',
    'washed .. car ... rain|rained|raining',
  ],
  not: [
    QUESTION,
    'graduated|graduation|ceremony|classroom|inside|indoors|concert|match',
    '@child|@relative|@pet|oven|check|brain|train|shower_head|water|coffee|soup|food|office|desk|flood|flooded|died|tree|roof|leak|ice_cream|ice_cube|hurricane|fire|boiler|heating|ac|aircon|wedding|sports_day|barbecue|bbq|window|kids|calls|cat|dog|lottery|sunburn|sunscreen|maker|hockey|cold_sore|fridge|freezer|phone|cake|umbrella|bird|plow|plough|boss|curry|sauce|tax',
    '# degree',
  ],
  fine: 'again all day week april may june july outside whole weekend morning of course after just walked home work dry since month sixth fifth third in the late tires summer winter commute bike',
  carries: true,
  is: '!actor:person !question',
} as const;

/** Somebody out there was kind to me. */
const KINDNESS = {
  when: [
    'someone|somebody .. remembered|remembers|knows|knew|saluted|winked|smiled|complimented|waved|bowed|thanked|nodded|clapped|hugged .. me|my|at|to .. me|name|order|usual|today|hair|shirt|shoes|coat|dress|jacket',
    'someone|somebody .. waited|held|paid|returned|gave|let|helped|carried|handed .. for|back|me|the|my .. door|wallet|seat|bus|elevator|lift|ahead|coffee|bag|umbrella|change|phone|glove',
    'x:@stranger|@server|guy|man|lady|security_guard|guard|neighbor|neighbour|kid|cyclist|policeman .. remembered|remembers|knows|knew|saluted|winked|smiled|complimented|waved|bowed|thanked|nodded|clapped|hugged .. me|my|at|to .. me|name|order|usual|today|hair|shirt|shoes|coat|dress|jacket',
    'x:@stranger|@server .. remembered|knew|remembers|knows .. my name|order|usual|coffee|birthday',
    'x:@stranger|@server .. complimented|liked|loved .. my @garment|@footwear|hair|bag|coat|glasses',
    'x:@stranger|@server .. said|told .. me? .. nice|like|love|great|lovely .. my|your? @garment|@footwear|hair|coat|shoes|shirt',
    'got|get .. a|my|first compliment|compliments .. from x:@stranger|@server|man|lady|guy|guard|neighbor|neighbour',
    'got|get .. a|my|first compliment|compliments',
    'x:@stranger|@server .. waited|held|paid|returned|gave|let|helped|carried|handed .. for|back|me|the|my .. door|wallet|seat|bus|elevator|lift|ahead|coffee|bag|umbrella|change|phone|glove',
    'x:bus_driver|driver .. waited|waved|smiled|stopped .. for|at|to|and me',
  ],
  not: [
    QUESTION,
    '@relative|@boss|@colleague|cup|wrong|@child|senior|discount|number|threw|angry|yelled|gave_up|finger|hit|id|ticket|my_ex|phone|call|called_me|shot|police|pregnant|drunk|old_lady_gave|bill|directions',
    'not|never|nobody .. remembered|waited|held',
  ],
  fine: 'the at a deli gate today security my name guy usual remembered saluted coffee shop bus street stranger random train for no reason sir morning old first time ever',
  carries: true,
  is: '!question',
} as const;

/** The state has written, or wants something. */
const OFFICIAL = {
  when: [
    'x:tax_office|council|hoa|government|state|irs|hmrc|dvla|bank|pension|embassy|consulate|customs|city|county|ministry|court|insurance|town_hall|immigration|municipality|passport_office .. sent|wrote|says|said|wants|opened|rejected|refused|lost|asked|fined|informed|returned|replied|declined|needs|told',
    'letter .. from .. x:tax_office|council|hoa|government|irs|hmrc|dvla|bank|court|city|state|embassy|county|insurance|ministry|town_hall|landlord',
    'my|the x:visa|passport|permit|application|form|pension|tax_return|pension_letter|licence|license|birth_certificate|certificate .. letter|rejected|refused|denied|approved|expired|returned|came|says|said|lost|arrived|granted',
    'visa|embassy|passport|citizenship|residence interview|appointment|application|form|office',
    'filled|filling|fill .. in|out .. x:form|forms|paperwork|tax_return|census|survey|application',
    'did|do|doing|filed|finished|submitted .. my x:taxes|tax_return|tax|paperwork',
    '^ voted|vote|census|jury_summons|jury_summon',
    'form|application .. asks|asked|wants|wanted|needs|missing|pages|signature',
    'went .. to .. dmv|embassy|town_hall|council_office|registry|passport_office|consulate ... forgot|without|form|missing|wrong|photo|one|document',
  ],
  not: [
    QUESTION,
    '@child|@relative|@client|@boss|deport|deported|asylum|evict|evicted|eviction|divorce|arrest|arrested|prison|jail|queue|line|waited|hold|server|system|closed|died|inheritance|late_husband|photo|customer_form|form_tutor|job_application|offer|school|exam|team|power_cut|hospital|sick|refund|euro|cents|back_with|laid|my_form|platform|uniform|bank_holiday|jury|river|food|west|dog|sourdough',
    'my_form|in_my',
  ],
  fine: 'letter page pages six me about my the a with of because missing signature color colour mailbox says born in for got sent wrong form forgot needed one two copies photo again years seconds lasted interview approved only cheese contained parcel finally german the',
  carries: true,
  is: '!question',
} as const;

/** A question to the world about how things are. */
const ASKED_WHY = {
  when: ['^ why|how_come x:*', '^ =why', 'anyone|anybody|someone know|knows|explain why'],
  not: [
    '@child|@relative|@boss|@colleague|@pet|did_he|did_she|left_me|divorce|die|died|dead|fired|alive|i_feel|hate_me|love_me|cry|god|war|cancer|so_sad|lonely|pain|depressed',
    'not_me|me_lord|bother',
  ],
  fine: 'always never only every single same ever still so',
  carries: true,
  is: 'question|short',
} as const;

/** A question whether the asker is like the others. */
const ASKED_NORMAL = {
  when: [
    'is it|this normal|weird|ok|okay|bad|rude|wrong|legal|possible|too .. to|for|that|if|when x:*',
    '^ anyone|anybody|does_anyone|does_anybody|has_anyone|is_anyone else',
    '^ does|did|has|is|do anyone|anybody else',
    'am i the only one|person x:*',
    'just me or|who',
    '^ am_i_the_only|is_it_just_me',
  ],
  not: [
    'train|bus|flight',
    '@relative|@child|die|died|cancer|pain|bleed|blood|lump|pregnant|divorce|cheating|affair|scared_of_him|cry|crying|lonely|alone|suicide|hate|depressed|drinking|leave|train|fired|laid',
  ],
  fine: 'normal else just the only one who to be nervous about when for anyone everybody sometimes',
  carries: true,
} as const;

/** Nothing but a thing, without a verb. */
const JUST_A_THING = {
  when: [
    '^ a|an|another|one|the .. x:@household|@officemachine|@food|@drink|stapler|hole_punch|hole_puncher|whiteboard|flip_chart|paperclip|plant|houseplant|cactus|cushion|coaster|tray|magnet|kettle|hatstand|coat_stand|trolley|fan|plunger|extension_lead|doorstop|calendar $',
  ],
  not: [
    'ticket|parking_ticket|fine|card|dream|idea|song',
    "wouldn't|couldn't|won't|can't|don't|doesn't|didn't|isn't|wouldnt|couldnt|didnt",
    'all|their|its|his|her|my|our|itself|lost|lose|stop|stopped|cancelled|sleep|sleeps|with_no|missing|without',
    '@vehicle|@animal|@bodypart',
    'smell|smells|sit|sits|sat|work|works|doesnt|dont|wont|cant|makes|goes|comes|keeps|runs|eats|costs|went|got|came|fell|broke|barks|stinks|sounds|looks|needs|wants|weighs|stopped|hums|leaks|rings',
    'be|is|was|were|are|have|has|had|do|does|did|not|never|always|keeps|says|said|died|dead|funeral|cancer|divorce|grief|war|who|that|which|when|because|i|me|he|she|they|we|it',
    '@person|@name|hospital|surgery|ex|gone|back|@document',
  ],
  fine: 'very so big small old loud new my our',
  carries: true,
  is: '!clause !question !several',
} as const;

/** It left without me. */
const MISSED = {
  when: [
    'missed|miss .. x:train|bus|flight|plane|ferry|tram|metro|boat|coach|shuttle|tube',
    'x:train|bus|flight|plane|ferry|tram|coach|boat .. left|went|departed|pulled|drove .. without|early|before|off|away|as|just .. me|i',
    'x:train|bus|flight|plane|ferry|tram|coach|boat .. left|went|departed|drove .. without me',
    'late|too_late .. for .. my|the x:train|bus|flight|plane|ferry|coach|boat',
    'ran|sprinted|running .. for .. x:train|bus|tram|ferry ... missed|gone|left|early|wrong|doors|closed|empty|minutes',
    'doors .. closed|shut .. face|me|as|before ... x:train|tram|metro|bus|tube',
  ],
  not: [
    QUESTION,
    'us|we|our|its|watched|@bird|@animal',
    'stop|call|driver|drove_off|smiled|interview|funeral|exam|stop|hit|luggage|suitcase|boat_race|training|my_dog|cake|toy|@child|wrong|@boss|sister|brother|wife|husband|dress|hospital|died|left_home|nearly|almost|lunch|gravy',
  ],
  fine: 'last night walked home km by ten seconds one minute minutes again because morning five just and had to wait next hour the by taxi coffee platform slept overslept traffic kebab airport gate closed paris dream',
  carries: true,
} as const;

/** Where I left the car, or meant to. */
const PARKING = {
  when: [
    '@stranger|someone|somebody|@neighbor|van|lorry|tesla|truck|guy|lady|visitor .. parked|parking|parks|took|takes|stole|blocked|blocking|blocks|left .. in|across|my|our|on|the .. spot|space|slot|drive|driveway|parking|bay|garage',
    'my|our .. parking_spot|parking_space|parking_slot|parking|driveway|slot .. taken|blocked|occupied|stolen',
  ],
  not: [
    QUESTION,
    'ticket|fine|@child|ambulance|trailer|lost|find_my_car|looking_for_my_car|tree|police|spaceship|outer|horse_race|parallel|bike|steal_my_car|dog_park|national|theme|@boss|bus|stuck',
  ],
  fine: 'someone again so i parked whole basement is wrong now reversing backing in while hospital supermarket work twenty minutes three times around hour street outside for from left close',
  carries: true,
} as const;

const OUT_ORDER_REVIEW = {
  when: [
    ...WRONG_ORDER.when,
    'my|our x:@food|@drink|order .. came|arrived|was|were without|cold|raw|burnt|late|wrong|missing|last|first|lukewarm|frozen',
    'restaurant|cafe|diner|pub|bistro|pizzeria|curry_house|steakhouse|takeaway|brunch|buffet|starbucks ... x:@food|@drink|table|menu|waiter|service|bill|music|portion|portions|toilet|toilets|chairs|view|chef|wine',
    'waiter|waitress|server .. said|told|asked|dropped|spilled|ignored|laughed|recommended|forgot|took|brought|sighed',
    'spicy|hot .. curry|food|wings|vindaloo|sauce|noodles|ramen|salsa',
    'portion|portions .. tiny|small|huge|enormous|big',
  ],
  not: [
    'parcel|package|letter|luggage|keys|coat',
    'threw|throw|thrown|binned|recycled|drawer|booking|reservation|booked|wifi|closed|closing|opened|new',
    ...WRONG_ORDER.not,
    'best|amazing|delicious|great|good|lovely|nice|wonderful|perfect|beautiful|free|you_too|enjoy|proposed|broke_up|boyfriend|girlfriend|job|work|worked|i_was_a|promoted|tip|card|love|wobbly|wobble|fired|interview',
  ],
  fine: 'restaurant cafe waiter waitress table food meal dinner lunch bill order came very said too only pub menu portion',
  carries: true,
} satisfies PlotTraits;

const OUT_WEATHER_REPORT = { ...WEATHER_OUT } satisfies PlotTraits;

/** What happens in shops, traffic, offices, with bodies and with phones. */
export const OUT_AND_ABOUT: readonly Plot[] = [
  plot(
    'st-n-closing',
    { ...CLOSED },
    all('{text}.'),
    all("My manager says I don't know how to close."),
    levels(
      'So I stood there and studied it.',
      'So I stood there and studied it, with my nose to the glass.',
      'So I stood there and studied it, through the glass, until I was moved on.',
    ),
    all('No discount, no follow-up, no eye contact. Just a sign.'),
    levels(
      "I've ordered the same sign.",
      "I've ordered the same sign for my desk. I closed at ten.",
      "I've hung the same sign on my desk. I've closed four hundred people since.",
    ),
  ),
  plot(
    'st-v-ten-to-three',
    { ...CLOSED },
    all('{text}.'),
    levels(
      'I set the hours for our own help desk: ten to three.',
      'I set the hours for our own help desk: ten to three, with a long lunch.',
      'I set the hours for our own help desk: three, for a minute.',
    ),
    all('In six years, no customer has complained about that in person.'),
    all("They've never found us open."),
    levels(
      'It was an honor to meet someone who thinks the same way.',
      "I left my card in the door. I'd love to compare signs.",
      "We're merging. Between us we're open on the 29th of February.",
    ),
  ),
  plot(
    'out-closed-down',
    {
      when: [
        'x:@shop|cafe|restaurant|pub|bar|gym|library|chippy|cinema|bakery|place|post_office|butcher|barber|takeaway|launderette .. closed|closing|shut|shutting|shuts down|forever|permanently|for_good',
        'x:@shop|cafe|restaurant|pub|bar|gym|chippy|cinema|bakery|place .. go|gone|went out of business',
        'x:@shop|cafe|restaurant|pub|bar|gym|chippy|cinema|bakery .. turned|turning|become|became into? .. @shop|cafe|flats|bank|gym|vape_shop|parking_lot|car_park',
      ],
      not: [
        QUESTION,
        'bonus|voucher|gift_card|library|post_office',
        'my|our|his|her company|business|branch|for_the_day|office|factory|job|jobs|@boss',
        'i_closed|laid|redundant',
      ],
      fine: 'favorite favourite old local last good after years corner one only best street finally bonus xmas christmas got worth',
      carries: true,
      cast: { F: 'she' },
    },
    linked(
      all(
        '{text}. I took out my loyalty card. Nine of the ten boxes had a stamp. I was one visit away.',
        '{text}. I had a loyalty card for the place, nearly full. Nine boxes had a stamp in them, and the tenth had my hopes.',
      ),
    ),
    linked(
      all(
        'So I was not a customer. I was a creditor. I drew up a claim, in triplicate, for nine tenths of a free one.',
        'My position was clear. They owed me a reward at ninety percent completion, and I registered it with the administrator.',
      ),
    ),
    linked(
      all(
        '{F}, the administrator, wrote that I came after the banks, the tax office and a man with a forklift. I asked her to note that I had been a regular.',
        'Somebody called {F} answered, for the liquidator. I was four hundred and sixth in line, behind the cheese. I wrote back that none of them had come every week.',
      ),
    ),
    linked(
      mild(
        'They settled in the autumn. I got the stamp itself, in a padded envelope, with a nearly dry pad.',
        'I was paid out last week. It was the stamp. {F} had found it in a drawer.',
      ),
    ),
    linked(
      mild(
        'I pressed it into the tenth box myself, at the kitchen table. There it is, complete. I have not felt so free.',
        'I filled in the tenth box at the locked door, in the rain. An old man held out his card, too, and I did it for him.',
      ),
    ),
    linked(
      hot(
        'I organized. It turned out there were four hundred of us, every one a box short. We met in a hall. Somebody had brought the sign from over the door, and people touched it.',
        'I found the others through an ad. Four hundred people came, all of them a box short, and we had a banner made that said "{short}."',
      ),
    ),
    linked(
      spicy(
        'We raised the money, bought the lease, and opened {the x} again just as it was. {F} cut the ribbon. I was the first one in, with my card held out.',
        'In seven months we had pooled our savings and reopened {the x}, down to the smell. I walked in on the first day and put my card on the counter.',
      ),
    ),
    linked(
      spicy(
        'The girl turned it over. "We have an app now," she said. There is no stamp.',
        'They took it, punched a hole through all nine, and gave me a fresh one. Every new owner starts with one stamp.',
      ),
    ),
    linked(
      unhinged(
        'The court found for us. Since there was no free one left in this world, it ordered that I be let in where the old places go when they close. {F} walked me to the door.',
        'The judge ruled that the tenth be honored where the place is now. So in May I was taken across, on a small boat, with {F} and the card.',
      ),
    ),
    linked(
      unhinged(
        'They are all there: the shoe shop, the video store, {the x}. The lady behind the counter knew me. "That\'s your tenth stamp," she said. "You can stay."',
        'Every shop that I had ever liked was there, side by side, lit up, with the door open. I handed over my card. "Ten stamps," she said. "Welcome home."',
      ),
    ),
  ),
  plot(
    'st-g-next',
    {
      ...LINE,
      not: [...LINE.not, 'wrong|behind'],
    },
    all('{text}.'),
    all('No marketing, no discounts, no smile, and look at the demand.'),
    levels(
      "I've launched three products and never had a line.",
      "I've launched three products and never had a line. I did have a rope.",
      "I've launched three products. At the last one, the rope left.",
    ),
    all('At the front, I asked them for their secret.'),
    levels(
      '"Next," they said.',
      '"Next," they said. I\'ve put it on our homepage.',
      '"Next," they said. It\'s our whole company now. You\'re 4,117th.',
    ),
  ),
  plot(
    'st-p-alan',
    {
      ...LINE,
      not: [...LINE.not, 'wrong|behind|woman|lady'],
    },
    all('{text}.'),
    all('The person in front leaves, and you move up one.'),
    levels(
      "It's the clearest career path I have seen.",
      "It's the clearest career path I have seen. It even had a rope.",
      "It's the clearest career path I have seen. I've applied to stay.",
    ),
    all('At work, the person in front of me is Alan.'),
    levels(
      'Alan is forty-one and cycles.',
      "Alan is forty-one and cycles. I've started bringing him cake.",
      "I've had a rope put up behind Alan. Nine of us have slept there.",
    ),
  ),
  plot(
    'st-d-line-manager',
    { ...LINE },
    all('{text}.'),
    all('My job title is line manager.'),
    levels(
      "I'd never actually seen one.",
      "I'd never actually seen a line. They'd only sent me the reports.",
      "I'd never seen a line in the wild.",
    ),
    all('So I walked along it and asked everyone how they were finding it.'),
    levels(
      "When I got back, I'd lost my place.",
      'I lost my place, but the feedback was very honest.',
      "I lost my place. I've since lost the line as well. It's gone to a competitor.",
    ),
  ),
  plot(
    'st-p-mostly-flute',
    { ...HOLD },
    all('{text}.'),
    all('A voice said, "This call may be recorded for training purposes."'),
    levels(
      "I've been waiting for training since 2019.",
      "I've been waiting for training since 2019. They said there was no budget.",
      "I've been waiting for training since before the telephone.",
    ),
    all('So I sat up straight and took notes.'),
    levels(
      "It was mostly flute, but it's on my record.",
      "It was mostly flute. I've had it certified as Leadership.",
      'It was mostly flute. I passed. I start there on Thursday, on flute.',
    ),
  ),
  plot(
    'st-g-important',
    {
      ...HOLD,
      not: [...HOLD.not, 'cut|hung|hang|transferred|transfer|answered|picked|got_through'],
    },
    all('{text}.'),
    all("They've told me I'm important 31 times."),
    levels(
      'My investors have never said it once.',
      "My investors have never said it once, and they've never played me a flute.",
      "My investors have never said it once. I've moved my mailing address here.",
    ),
    all("I've started to believe it."),
    levels(
      'I hope they never pick up.',
      "When they pick up, I'm asking them to invest.",
      "When they picked up, I put them on hold. They're important to me.",
    ),
  ),
  plot(
    'out-system-down',
    {
      ...SYSTEM_DOWN,
      also: '@place|queue|line|form|counter|visa|passport|tax|council|appointment|aadhaar|licence|license|dmv|bank|embassy',
      not: [...SYSTEM_DOWN.not, 'website|site|portal|online|home'],
    },
    linked(
      all(
        '{text}. The clerk did not apologize, and she did not blush. "The system is down," she said, and forty people sat down as if it had been a conductor.',
        '{text}. I watched the lady at the counter say it. "The system is down." There was no follow-up question. Grown men thanked her.',
      ),
    ),
    linked(
      all(
        'I have given that sort of news for my whole career, with slides, and I have never gotten out of the room in under an hour.',
        'She did not say which system, or what it had been doing while it was up. She took out a sandwich. It was the finest piece of stakeholder management I have seen.',
      ),
    ),
    linked(
      all(
        'The next day they asked me where my report was. "The system is down," I said. They brought me a coffee.',
        'I tried it at work at the first chance, when somebody asked me what I thought. "The system is down," I said, with a small nod, and he nodded back.',
      ),
    ),
    linked(
      mild(
        'I have not delivered a thing since the spring. There has been talk of giving me a second system.',
        'I used it on a birthday, two deadlines and a man who wanted his ladder back. It is never the wrong answer.',
      ),
    ),
    linked(
      mild(
        'This morning I asked at the window where my salary was. I saw her lips begin to move, and I sat down.',
        'Then I went to look for my salary. "You will laugh," said the man in Payroll. I did not: "{quote}."',
      ),
    ),
    linked(
      hot(
        'They asked me to head the whole operation, since I seemed to be the only one who knew what was going on with the system. I closed it in an afternoon.',
        'Half the company says it now. We have an office with a view where people come to be told. There are plants in it, and a take-a-number machine, which is off.',
      ),
    ),
    linked(
      spicy(
        'Only one person ever asked. She was four, somebody\'s daughter, with a drawing. "What does it do when it\'s up?" she said.',
        'An apprentice came to see me in her first week. She had a notebook. "What is it, though?" she asked. "When it\'s not down?"',
      ),
    ),
    linked(
      spicy(
        'I thought about that for the rest of the year. Then I went back to the counter, where it had all begun, and put it to the clerk. She looked left and right. "{short}," she said. "I just wanted lunch."',
        'We have looked into it. We have been through every room. There is no system. There was a woman with a sandwich, and us.',
      ),
    ),
    linked(
      unhinged(
        'On the second of May it came up. There was a hum, the lights went a shade bluer, and on every screen in the country was the word "Ready." It turned out that none of us was.',
        'Then, one night in May, it went up. You could hear it from the street. All the forms that had ever been handed in were approved at once, including both sides of every divorce.',
      ),
    ),
    linked(
      unhinged(
        'It did everything, in one morning. There was nothing left that any of us could put off. By noon a delegation had gone to see it, on its knees, to ask if the system is down.',
        'We stood around it with our hands hanging. I was the one who found the plug. "The system is down," I told the people on the steps, and a cheer went up such as I have not heard since.',
      ),
    ),
  ),
  plot(
    'out-waiting-magazine',
    {
      ...WAITING_ROOM,
      not: [
        'clock|fixed|painted|cleaned|new|plant|fish|i_work|reception',
        ...WAITING_ROOM.not,
        'magazine|magazines|mechanic|garage|mot|vet|dmv|all_of_us|same_name|named',
      ],
    },
    linked(
      all(
        '{text}. There was only the one magazine, from the spring of 2009. I went in with a question about my future, so I read it closely.',
        '{text}. I picked up the only magazine there was. It was from 2009, and the horoscope had not been filled out yet by anyone.',
      ),
    ),
    linked(
      all(
        'It said that my sign should buy a fax machine and be wary of a tall person in June. It had a recipe with a great deal of cream. I tore out both.',
        'According to it, people like me were about to wear more brown, invest in video stores and meet someone with a pager. I took notes.',
      ),
    ),
    linked(
      all(
        'I have never had such an information advantage. Whatever was in there, I was the only one at work who had it.',
        'At work they all read the same news in the morning. Not one had what I had.',
      ),
    ),
    linked(
      mild(
        'I have gone into brown. I have four video stores, at a very good price, and there was no other bidder.',
        'I bought the fax machine. In June it rang for the first time. It was from a tall person.',
      ),
    ),
    linked(
      mild(
        'He wrote: "{quote}. And you?" He had been across from me the whole time, behind the other half of the magazine.',
        'The message was short. "Please return the magazine," it said. It was from the receptionist, who is six foot two.',
      ),
    ),
    linked(
      hot(
        'I gave a talk on what is coming. I spoke about the phone with a slide, and low-rise everything. The hall was silent. They had not heard anyone that sure in a decade.',
        'I was put in charge of strategy, on the basis of page 14. We went into fax. The analysts called it contrarian, and then, in the autumn, brave.',
      ),
    ),
    linked(
      spicy(
        'Then a young man got up at the back. He had been to the same waiting room, but a week later. "They have a new one," he said. It was 2011 now.',
        'In September my chief rival unveiled his plan, and I went cold. He had the recipe. He had the brown. He goes to the same practice.',
      ),
    ),
    linked(
      spicy(
        'I am back in there today, to catch up. I have told them it is the same trouble as before: "{quote}." They have called me in twice. I am only on the quiz.',
        'We meet there now, he and I, on the plastic chairs, every other week, and do the crossword. Neither of us has anything wrong with him. The magazine is looking poorly.',
      ),
    ),
    linked(
      unhinged(
        'I turned the last page, and it had an item about me. There was a photograph: this chair, this coat, this magazine, and the caption "{short}."',
        'On the inside of the back cover was a letter to the editor with my name under it, dated today. It began: "{quote}."',
      ),
    ),
    linked(
      unhinged(
        'I looked up. All around me they were in brown, with pagers, and the clock had been wound back. "2009?" called the nurse from the door. I got up. It was my turn at last.',
        'It went on to say that I should not go in when they called me, and gave reasons. Then they called me. I am in the magazine now. It is quiet, and there is a great deal of cream.',
      ),
    ),
  ),
  plot(
    'st-n-press-ok',
    {
      when: [
        'self_checkout|self-checkout|self_checkouts|self_service_till|self-service|selfcheckout|self_scan|till|machine ... unexpected|bagging|assistance|assistant|approve|approved|approval|accused|accuses',
        'unexpected|bagging|assistance|assistant|approve|approved|approval ... self_checkout|self-checkout|self-service|selfcheckout',
        'unexpected item',
        'bagging area',
      ],
      also: ['unexpected|bagging'],
      not: [
        QUESTION,
        '@child|steal|stole|shoplift|cashier|ban|banned|race|beat|closed|replace|tip|@pet|id|alcohol',
      ],
      fine: 'said machine unexpected item bagging area elbow supermarket shop store again help assistant light came over waited wine approve weigh scan scanned',
      carries: true,
    },
    all('{text}.'),
    all("That's my own business model."),
    levels(
      'A light comes on, and I walk over.',
      'A light comes on, and I walk over, without hurrying.',
      'A light comes on over a city, and I walk over.',
    ),
    all('I look at the problem, press "OK" and leave.'),
    levels(
      "It's two thousand a day, plus the train.",
      'It\'s two thousand a day. I don\'t know what "OK" does.',
      "It's two thousand a day, with a key on a string. This morning I approved a volcano.",
    ),
  ),
  plot(
    'st-g-premium',
    { ...DEARER },
    all('{text}.'),
    all('No new features. Same everything. A bigger number.'),
    levels(
      "I'm in awe.",
      "I'm in awe. I read it standing up.",
      "I'm in awe. I've had it framed, and the frame went up too.",
    ),
    all("So I've raised our price 18.5 percent."),
    levels(
      "We don't have a product yet. But it's no longer cheap.",
      "We have no product. But now it's a premium one.",
      "There's still no product. There is a line, and I'm fourth.",
    ),
  ),
  plot(
    'st-p-nothing-you-need-to-do',
    {
      ...DEARER,
      when: [
        ...DEARER.when,
        '@shop|cafe|they|barber|mechanic|garage|plumber|dentist|bank|airline|hotel|taxi|driver|electrician .. charge|charged .. me? .. #|for|extra|double|twice',
        'charge|charged .. me .. for|extra|double',
        'got|get|opened|receive|received .. x:electricity|electric|gas|water|heating|energy|phone|vet|plumber|garage|dental bill|invoice',
      ],
    },
    all('{text}.'),
    all('I admired the method, so I wrote to my manager.'),
    levels(
      '"From the first, I will cost nine percent more."',
      '"To serve you better, I will cost nine percent more from the first."',
      '"From the first, I will cost nine percent more. Mornings are extra."',
    ),
    all('"There is nothing you need to do."'),
    levels(
      'My manager has done nothing. That counts as acceptance.',
      "My manager did nothing, as instructed. I've thanked him for his loyalty.",
      '"To cancel me, please call on a weekday, between four and four."',
    ),
  ),
  plot(
    'st-y-method',
    { ...PRIZE },
    all('{text}.'),
    all("I've been asked at work to share my method."),
    levels(
      'You get a number.',
      "You get a number, and tell everyone it's the one.",
      'You get a number, and raise your voice when you say it.',
    ),
    all('Then you keep very still and hope.'),
    levels(
      "It turns out that's our sales plan.",
      "It's our sales plan, except that it worked.",
      "It's our sales plan, except that it worked. I run Sales now.",
    ),
  ),
  plot(
    'st-b-meant-for-another',
    {
      ...WRONG_ORDER,
      not: [
        ...WRONG_ORDER.not,
        'takeaway|delivery|delivered|drive-through|drive-thru|doordash|deliveroo|starbucks|kiosk|bag|counter',
      ],
    },
    all('{text}.'),
    all('Somewhere, someone was meant to have that.'),
    levels(
      'One must be gracious.',
      'One must be gracious, and one must chew.',
      'One must be gracious. I have pardoned the kitchen.',
    ),
    all("It's how I got this job."),
    levels(
      "I wasn't sent back either.",
      "I wasn't sent back either. I think they were just too polite.",
      "The person it was meant for is still waiting. We've taken out some bread.",
    ),
  ),
  plot(
    'out-order-review',
    OUT_ORDER_REVIEW,
    linked(
      all(
        'One star. "{quote}." Signed with my full name and title, as I sign everything. Reply from the owner, 9:14: "Thank you for your feedback."',
        'My review was factual. One star, full name, job title: "{quote}." The owner answered at 9:14. "We take this very seriously," he wrote.',
      ),
    ),
    linked(
      all(
        'At 9:40 I added a second star, for tone. Response from the owner: "We don\'t know which visit you mean. Were you the gentleman who applauded the bread?"',
        'I thought that was well put, and raised it to two. At 9:40 the owner wrote again. "Were you the party with the flip chart?" it said.',
      ),
    ),
    linked(
      all(
        'I had been. I went to three stars, on the condition that we leave the bread out of it. Fourteen people found this helpful.',
        'I corrected him on some points. It had been an easel. Fourteen people found this helpful.',
      ),
    ),
    linked(
      mild(
        'Reply from the owner, 10:02: "We have now rated you as well. Two stars. Chewed well. Talked to the lamp."',
        'At 10:02 I saw that there was a page for me, too. I had two stars from the owner. "Polite," it said. "Long."',
      ),
    ),
    linked(
      mild(
        'I have a table there for life, under the terms. It is the one by the door, so that I can be seen to leave.',
        'I asked what I would have to do for a third. "You could come hungry," wrote the owner, "and not curious."',
      ),
    ),
    linked(
      hot(
        'At 10:02 there was a page for me. Two stars. By noon it had been joined by my dentist ("Flinches early"), a cousin ("Would not lend to again") and the man from the next table.',
        'By noon the owner had rated me back, and others found the page. "Nice hair, slow to the point," wrote a former teacher. Somebody had uploaded a photo of me from the side.',
      ),
    ),
    linked(
      spicy(
        'I answered them all. "Thank you for your feedback. We take this very seriously." I was up until three, and at 2.4 stars I was overtaken by a parking lot.',
        'I began to thank them, one after the other. "We regret that I fell short of your expectations." My mother had given me three. "It says that I\'m the owner," she wrote.',
      ),
    ),
    linked(
      spicy(
        'In the end the owner called me himself. He had a cousin like me, he said, and there was soup. I went. We did not talk about it. I have taken down the review. His is still up: "{short}. Came back."',
        'I asked the owner how he lives with it. He put a plate in front of me. "One star," he said. "You stop reading, and you make lunch." I gave it five. He has not read it.',
      ),
    ),
    linked(
      unhinged(
        'In May the page was merged with an older one, which covers everybody, and which is kept somewhere else. I had no idea that it went back to the crib. There were 40,000 entries. One was from a wasp.',
        'Then I was claimed. "This listing is now managed by its owner," it said above my face. I had always thought that I was. He has a beard, in the photo, and a great deal of light behind him.',
      ),
    ),
    linked(
      unhinged(
        'I scrolled up to the first. It had five stars, from my mother, at 6:20 in the morning. "Small portion," she had written, "but exactly what I ordered. Compliments to the owner."',
        'I wrote to him: "{quote}." Reply from the owner, at once, in my own kitchen: "Were you the one who applauded the bread?" I said I was. "Permanently closed," it says there now, "on this day, for an outing."',
      ),
    ),
  ),
  plot(
    'st-g-beta-meal',
    OUT_ORDER_REVIEW,
    all('{text}.'),
    all("I know a beta when I'm served one."),
    levels(
      'I wrote up my feedback on a napkin.',
      'I filed four tickets, on napkins.',
      'I filed four tickets, on napkins. The cook closed three as "by design."',
    ),
    all('They thanked me for being an early adopter.'),
    levels(
      'The bill was for the full version.',
      "The bill was for the full version, with support. I'd met support.",
      'The bill renews monthly. It comes to my house now, at one, with bread.',
    ),
  ),
  plot(
    'st-p-three-times-in-public',
    {
      when: [
        '@server|starbucks|costa|cafe|coffee_shop|they .. write|wrote|spelled|spelt|called|put|got|misspelled|shouted|heard .. me|my|name|wrong ... cup|name|order|coffee|@hotdrink|drink',
        'my name .. on .. cup|@hotdrink|order',
        'cup|@hotdrink .. said|says|had|with ... name|instead',
        '@server|starbucks|cafe .. spelled|spelt|wrote .. name',
      ],
      not: [
        QUESTION,
        'remember|remembered|knows|knew|ask|asked_me|number|phone|@boss|@colleague|date|office|work|@relative|school|certificate|birthday|cake',
      ],
      fine: 'cup name wrong again my starbucks barista spelled wrote coffee order instead latte called out different every time today letters',
      carries: true,
      is: '!question',
    },
    all('{text}.'),
    all('It was called out in public, and there were no objections.'),
    levels(
      'As I read the rules, that makes it my name.',
      "As I read the rules, that makes it my name. My badge is at the printer's.",
      'As I read the rules, that makes it my name, and dissolves the other.',
    ),
    all("I've written to my mother."),
    levels(
      "She'd been quite attached to hers.",
      "She's asked what was wrong with hers.",
      "She's met the new one. The old me is still at the counter, waiting to be called.",
    ),
  ),
  plot(
    'st-t-sandwich-voucher',
    {
      ...DELAYED,
      not: [...DELAYED.not, 'tarmac|runway|on_board|stuck'],
    },
    all('{text}.'),
    levels(
      'Somewhere a voice said sorry for the delay. I was moved.',
      'A recorded voice said sorry for the delay. I said, "That means a lot."',
      'A recorded voice said sorry for the delay. I asked to meet her parents.',
    ),
    all("I've come home late for nineteen years."),
    all('I never once said it.'),
    levels(
      "I've started practicing, in the car.",
      "I've recorded it. It plays when I open the front door.",
      "I've recorded it. After two hours my family gets a sandwich voucher.",
    ),
  ),
  plot(
    'st-d-any-inconvenience',
    {
      ...DELAYED,
      not: [...DELAYED.not, 'tarmac|runway|flight|plane|bus|buses|ferry|coach|airport|stuck'],
    },
    all('{text}.'),
    all('They apologised for any inconvenience.'),
    levels(
      '"Any" struck me as a request for a list.',
      '"Any" struck me as a request for a list. I had the time.',
      '"Any" struck me as a request for a list, in volumes.',
    ),
    all('I kept it brief.'),
    levels(
      'There are fourteen. Number nine is the apology.',
      'There are fourteen. Number nine is the apology, and ten is its tone.',
      "There are fourteen. They're read out every half hour now, and the public apologises.",
    ),
  ),
  plot(
    'st-n-past-the-logo',
    {
      ...WRONG_WAY_TRANSIT,
      not: [
        ...WRONG_WAY_TRANSIT.not,
        'airport|terminal|connection|border|depot|platform|flight|plane|gate',
      ],
    },
    all('{text}.'),
    all("I've done this to a client."),
    levels(
      'All they wanted was a new logo.',
      'All they wanted was a new logo. Two stops at most.',
      'All they wanted was a new logo. I had them recline.',
    ),
    all('We both missed the moment to get off.'),
    levels(
      'They ended up with a new headquarters.',
      "They ended up with a new headquarters, in a town they'd never heard of.",
      'They ended up as an airline. The staff are still walking home.',
    ),
  ),
  plot(
    'st-v-every-milestone',
    {
      ...WRONG_WAY_TRANSIT,
      not: [
        ...WRONG_WAY_TRANSIT.not,
        'off|walked|let|back|terminal|airport|gate|platform|connection|flight|ferry|early|home',
      ],
    },
    all('{text}.'),
    levels(
      'I ran a project like this for two years.',
      'I ran a project like this for two years. I won Leader of the Year.',
      'I ran a project like this for two years. I was carried out on shoulders.',
    ),
    all('Quiet, comfortable, well lit, and headed for the wrong place.'),
    all('When I found out, I stayed in my seat and smiled.'),
    levels(
      "We hit every milestone. They just weren't ours.",
      "We hit every milestone. They were another company's, and it thanked us.",
      "They've named a station after it. People only get there by accident.",
    ),
  ),
  plot(
    'st-d-breathed-out',
    { ...FELLOW_PASSENGER },
    all('{text}.'),
    all('I raised it through the proper channels.'),
    levels(
      'I breathed out through my nose.',
      'I breathed out through my nose, twice.',
      'I breathed out through my nose, and kept a copy.',
    ),
    all('When that failed, I escalated it to another passenger, by eye contact.'),
    levels(
      "It's with them now.",
      "It's with them now. I've asked for a date.",
      "We're getting married in June. It's still going on.",
    ),
  ),
  plot(
    'st-p-what-it-has',
    {
      when: [
        'luggage|suitcase|bag|bags|baggage ... lost|missing|london|paris|without|went|flew|flown|gone|arrive|arrived',
        'airline|airport|plane|flight|ferry|they ... lost|lose|left|sent|broke .. luggage|suitcase|bag|bags|baggage',
        'lost luggage|baggage|suitcase',
      ],
      also: ['luggage|suitcase|airline|airport|plane|flight|carousel|baggage'],
      not: [
        'check|checked|security|scanner|scan|x-ray|search|searched|picked|weigh|weighed|scales|scale|first|last|zip|handle|wheel|through|round|belt',
        QUESTION,
        'wrong|took|found|returned|back|delivered|broken|broke|delayed',
        '@child|school|handbag|bus|packed|pack|heavy|cat|dog|trash|sleeping|tea|allowance|overweight|gym|bin|lunch|excess',
      ],
      fine: 'airport airline lost luggage suitcase bag flight holiday vacation trip wedding went to instead found carousel day days days later home took came without but with us our everything',
      carries: true,
    },
    all('{text}.'),
    all("For nine years I've applied to be sent abroad."),
    levels(
      'My luggage never even applied.',
      "My luggage never even applied. It can't use a spreadsheet.",
      'My luggage never even applied. It was asked for by name.',
    ),
    all("I've tried to see what it has that I don't."),
    levels(
      'So far, all my shoes.',
      'So far, all my shoes, and wheels.',
      'So far, all my shoes, and as of last week a staff of four.',
    ),
  ),
  plot(
    'st-d-under-the-bonnet',
    {
      ...CAR_TROUBLE,
      not: [
        ...CAR_TROUBLE.not,
        'diesel|petrol|gas|gasoline|fuel|lawnmower|mower|brother|bus|instead|gaffer|recovery|towed',
      ],
    },
    all('{text}.'),
    all('I opened the bonnet and looked in, with my hands on my hips.'),
    levels(
      'I nodded at two of the parts.',
      'I nodded at two of the parts, and moved a cable slightly.',
      'I nodded at two of the parts. One nodded back.',
    ),
    all("It's how I run my department."),
    levels(
      "They don't know what I'm looking for, either.",
      "They also wait until I've closed the lid and gone.",
      "They've asked me to stop lifting the lid.",
    ),
  ),
  plot(
    'st-t-no-way-past',
    {
      ...STUCK_BEHIND,
      not: [
        ...STUCK_BEHIND.not,
        'cow|cows|sheep|goat|goats|horse|horses|cyclist|camel|caravan|trailer',
      ],
    },
    all('{text}.'),
    all('Something ahead was going nowhere, and there was no way past.'),
    levels(
      'Good people sat there, with places to be.',
      'Good people sat there, with places to be. Some were mouthing words.',
      'Good people sat there, with places to be. Some had started families.',
    ),
    all('For the first time I knew what my team feels.'),
    levels(
      "I've been in my role nine years.",
      "I've been in my role eleven years. They've stopped honking.",
      "I've been in my role since 1998. They've painted arrows round me.",
    ),
  ),
  plot(
    'st-v-lap-four',
    {
      ...GOT_LOST,
      not: [
        '@pet|@animal|lost_property|found|hamster|ball|parcel|package|bag|umbrella|wallet|glasses|ticket|in_thought|in_translation|track_of|cause|count|voice',
        ...GOT_LOST.not,
        'roundabout|toll|drove|driving|drive|lane|exit|sat|forest|woods|hike|hiking|desert',
      ],
    },
    all('{text}.'),
    all('I believe in managing by walking around.'),
    levels(
      "I've never done so much of it.",
      'I did 11,000 steps of it, with my hands behind my back.',
      "I did 11,000 steps of it. I've worn a groove.",
    ),
    all('I passed one corner six times, and each time I nodded, as if checking it.'),
    levels(
      'By the end, people were nodding back.',
      'By the end, people were giving me updates.',
      "By the end, people were bringing me things to sign. I've approved a bridge.",
    ),
  ),
  plot(
    'out-lost-u-turn',
    {
      when: [
        'walked|walking|went|going|headed|realised|realized|realize ... wrong way|direction ... turn|turned|pretend|pretended|phone|checked|loop|block|around|acted|fake|embarrassed',
        'turned|turn .. around|round .. street|pavement|sidewalk|middle ... pretended|pretend|phone|wrong|forgot',
        'walked|walking|went|headed .. wrong way|direction $',
        'walked|went .. past ... my|the house|door|office|stop ... embarrassed|pretended|turn|turned|people|someone',
      ],
      not: [
        QUESTION,
        'train|bus|@child|drove|driving|motorway|car|he|she|gps|lost|race|marathon|escalator|home',
      ],
      fine: 'street pavement had to pretend check my phone pretended realised realized minutes ten for a so that people would not looked out of station strangers few mins turn around and',
    },
    linked(
      all(
        '{text}. There were people behind me. You cannot just turn around on an open street, like somebody who does not know where he is going.',
        '{text}. The thing to do was to turn around. But a couple outside a cafe had seen me come by with such purpose.',
      ),
    ),
    linked(
      all(
        'So I went on, until there would be a natural opportunity. I was waiting for a shop that I might have needed.',
        'I resolved to go around the block. Then the block turned out to be rather a large one, and it had a river in it.',
      ),
    ),
    linked(
      all(
        'At the edge of town a farmer looked up. I could not do it in front of him either. I asked him whether this was still the direction, and he said that it was.',
        'An hour later I was in open country. There was one cow. It raised its head, and I lengthened my stride.',
      ),
    ),
    linked(
      mild(
        'I spent the night at an inn, and in the morning I left as if I were going back. The landlord was sweeping the steps. I wished him a good day and went the other way.',
        'It was dark by the time that I was sure of being alone. I stopped, patted my pockets, said "Ah!" and came home by train.',
      ),
    ),
    linked(
      mild(
        'I have taken a job out here. It was easier to explain. Once a week I call the couple at the cafe and tell them that it is going well.',
        'I was forty feet from my own door when a neighbor waved. I waved back and walked past.',
      ),
    ),
    linked(
      hot(
        'I crossed two borders. At each they asked for the purpose of my journey, and I pointed ahead. By the time I got to the coast there were shoes with my name on them.',
        'I walked for a month, and people began to come along. A sponsor joined us at the lake. The papers asked what I was walking for, and I said awareness.',
      ),
    ),
    linked(
      spicy(
        'In Portugal the land stopped. I stood on the last rock, with the sea in front, and four hundred people behind me watching what I would do. I took out my phone and frowned at it.',
        'We got to the ocean in the autumn. There was a band. There was no way left to go but one, and I felt that all of them knew it.',
      ),
    ),
    linked(
      spicy(
        'Then a small girl said, "I think we\'ve gone the wrong way." I laughed lightly. I have been in the water since that afternoon. "{quote}," I call to the boats.',
        'I bent down, tied my shoe, and rose facing the other way. It was as easy as that. They parted for me. I was nearly through when I saw the couple from the cafe.',
      ),
    ),
    linked(
      unhinged(
        'There is a line on the seabed, and beyond it you are coming back. I had gone right around. On the second of May I entered my own street from the other end, wet, at the same brisk pace.',
        'I kept on, over the water, since it was that or turn around. Then the earth did. I felt it through my soles. It had gone on far too long in that direction itself, and there was only me to see.',
      ),
    ),
    linked(
      unhinged(
        'I saw myself come out of the door in a clean shirt and set off the wrong way. I could have called out. But I would have had to turn around, and there were people.',
        'It patted its pockets, I swear, and said, "Ah!" The sun came up on the left. I will not tell a soul. We have each seen the other turn around.',
      ),
    ),
  ),
  plot(
    'st-n-next-steps',
    {
      ...FELL_PUBLIC,
      not: [
        ...FELL_PUBLIC.not,
        'bike|bicycle|ice|street|pavement|sidewalk|curb|kerb|door|pole|lamppost|cable|vacuum|home|kitchen|garden|outside|puddle|park|skating|hill|bus|treadmill|window|wall|sign|post|fence|bollard|mirror|path|road',
      ],
    },
    all('{text}.'),
    all('We hold a lessons-learned session after every event.'),
    levels(
      'I held mine on the spot.',
      'I held mine on the spot, rubbing the part concerned.',
      'I held mine on the spot. Minutes were taken by a bird.',
    ),
    all('What went well: I came to a complete stop.'),
    levels(
      'Next steps: smaller ones.',
      'Next steps: smaller ones, with a handrail.',
      "Next steps: each one now needs two signatures. I'll be in the hall until June.",
    ),
  ),
  plot(
    'st-p-fuller-statement',
    {
      ...FELL_PUBLIC,
      not: [
        ...FELL_PUBLIC.not,
        'walk|walked|ran into',
        'cable|vacuum|home|kitchen|garden|wall|door|pole',
      ],
    },
    all('{text}.'),
    all('I issued a statement on the spot.'),
    levels(
      'It said "I\'m fine."',
      'It said "I\'m fine, please keep walking."',
      'It said "I\'m fine, and remain fully committed to legs."',
    ),
    all('It went out before all the facts were in.'),
    levels(
      'A fuller statement followed. It was "Ow."',
      "A fuller statement followed. It was one word, and I've since withdrawn it.",
      'A fuller statement followed. It was a vowel, and it runs to two pages.',
    ),
  ),
  plot(
    'st-d-eleven-forty-contacts',
    {
      ...MISTAKEN,
      not: [
        ...MISTAKEN.not,
        'mannequin|dummy|statue|mirror|atm|machine|door|lamppost|scarecrow|plant|chair|bollard|cardboard|reflection|waxwork|dispenser|hoover|meter|myself|bin',
        'hour|hours|minutes|exam|seat|toilet|bathroom|changing_room|class|classroom|lecture|then_left',
      ],
    },
    all('{text}.'),
    all('I have 1,140 contacts on this network.'),
    levels(
      'I made most of them in just this way.',
      'I made most of them in just this way, only sitting down.',
      'I made most of them in just this way. Thirty are known to be furniture.',
    ),
    all('So, once the moment had passed, I sent an invitation to connect.'),
    levels(
      "It's pending.",
      "It's pending. So is the one to my brother.",
      'It was accepted at once. We have nineteen contacts in common, all lampposts.',
    ),
  ),
  plot(
    'st-b-pain-points',
    { ...SMALL_INJURY },
    all('{text}.'),
    all("For eleven years I've asked clients to describe their pain points."),
    levels(
      'They say "limited visibility."',
      'They say "limited visibility," and I write it down.',
      'They say "limited visibility." I\'ve sent all of it back.',
    ),
    all('Mine took one word.'),
    levels(
      "Four letters, and the clearest thing I've said all year.",
      'Four letters, with a strong call to action.',
      'All four letters are now our mission statement.',
    ),
  ),
  plot(
    'st-t-eleven-years-of-crying',
    {
      ...SMALL_INJURY,
      when: SMALL_INJURY.when.slice(0, 4),
      not: [
        QUESTION,
        ...SMALL_INJURY.not,
        'head|face|skin|tongue|lip|nail|eyelash|tooth|stomach|back|mouth',
        '=fingers|=toes|=hands|=knees|=feet|=ears|=eyes|=legs|=arms|=lips|=elbows|=ankles|=thumbs|=shins|=wrists|=ribs',
      ],
    },
    all('{text}.'),
    all('I cried. I want to be open about that.'),
    levels(
      'It began with {the x}.',
      'It began with {the x}. Soon it was about my brother.',
      'It began with {the x}. Soon it was about my brother, and then Antwerp.',
    ),
    all('At my level you wait years for a reason people accept.'),
    levels(
      'I got through eleven years in four minutes.',
      'I got through eleven years in four minutes. I also did next quarter.',
      'I got through eleven years in four minutes. The rest will be cried by Compliance.',
    ),
  ),
  plot(
    'st-c-impact',
    {
      ...SMALL_INJURY,
      not: [...SMALL_INJURY.not, 'hammer|mallet|ball|mousetrap|rake'],
      when: [
        'stubbed|stub|banged|bumped|hit|knocked|smashed|trapped|jammed .. my|me|own|the? x:@bodypart',
        'x:@bodypart .. caught|stuck|trapped .. in|under .. door|drawer|gate',
        'trod|stepped|knelt|kneeled|walked .. on|into .. lego|plug|upturned|tack|rake|table|door|bedpost',
      ],
    },
    all('{text}.'),
    all('For eleven years I have promised clients impact.'),
    levels(
      '"When will we feel it?" they ask. "Later," I say.',
      '"When will we feel it?" they ask. "Q4," I say, every Q4.',
      '"When will we feel it?" they ask. "Some of you won\'t," I say.',
    ),
    all('I felt this one straight away.'),
    levels(
      'I can see why they settle for slides.',
      'I presented my findings on the spot, mostly in vowels.',
      "It's now our premium package. The client chooses the door.",
    ),
  ),
  plot(
    'out-ill-drafts',
    { ...UNDER_WEATHER, cast: { F: 'she' } },
    linked(
      all(
        'Draft 1, 7:02, to {F}, who runs my team. "Dear {F}, I\'m afraid I won\'t be in today. {quote}. I will be online. Kind regards." That sounded weak, so I did not send it.',
        'Draft 1, 7:02, to {F}, my director. "{F}, just to let you know: {quote}. I\'ll take it easy, but please call about anything. Regards." I kept it for a moment. It needed an outlook.',
      ),
    ),
    linked(
      all(
        'Draft 2, 9:40. "Dear {F}, to build on the above: I am now under two blankets, and I have had an idea about pricing. Warm regards."',
        'Draft 2, 9:40. "{F}, I see three opportunities here. The first is soup. Warmer regards."',
      ),
    ),
    linked(
      all(
        'Draft 4, 12:15. "{F}, the wallpaper is a spreadsheet. I can see where we have been going wrong. It is the second rose from the door. Hot regards."',
        'Draft 4, 12:15. "{F}. I have spoken to the lamp, and it is on board. It would like a title. Boiling regards."',
      ),
    ),
    linked(
      mild(
        'At four it went down. I read through all six and sent the first. {F} wrote back at once. "You told us yesterday," she said. "And the day before. You are on vacation."',
        'At four I was clear again. I deleted the lot and called {F}. "I got them," she said. "You dictated them. Can the lamp do the second of June?"',
      ),
    ),
    linked(
      mild(
        'She had attached the other drafts. The department has gone with the rose. "Get well, but not right away," it said. "Regards."',
        '"We\'re all very taken with the lamp," she said. "Give it our regards."',
      ),
    ),
    linked(
      hot(
        'Draft 7, 15:30. "To whom it may be: the blankets have merged. I am a subsidiary. In the bed there is a man called Arthur, from head office, who is also my feet. Tropical regards."',
        'Draft 7, 15:30. "{F}! I have got it! It was in the ice cube! All of our clients are the same client, he just keeps walking around! Wet regards."',
      ),
    ),
    linked(
      spicy(
        'By evening it was over. I wanted to delete the folder, and saw that it was not Drafts. It was Sent. It had gone to {F}, to all staff, and to the press list.',
        'Around six I woke up, cool and dry, and found that I had sent all of them. Under the seventh were four hundred replies. {F} had written, "Call me." So had the client.',
      ),
    ),
    linked(
      spicy(
        '"We have acted on it," wrote {F}. "The roses are down. The shares are up six percent. Please stay where you are, and do not, under any circumstances, get better. Regards."',
        'He had read it on the stairs, he told me, and had had to sit down. He had never known that anybody had noticed. I am looking after him now. He sends his regards.',
      ),
    ),
    linked(
      unhinged(
        'Draft 9, no time given, on the inside of a tissue box: "{F}, it has gone into the house. The radiators have it. The street is at 103. I can see down the hill from here, and all of the roofs are sweating."',
        'Draft 9 is in a hand that I do not know. "Dear host," it says. "We have been here since yesterday, about six billion of us, and we would like to thank you. It is our first job. {short}, they will say. We were so nervous."',
      ),
    ),
    linked(
      unhinged(
        'Draft 10. "The sun called in. It will not be coming today. It sounded dreadful, it sounded like me: {quote}. It wanted to stay online, but I told it we would manage. It sends its regards."',
        'Draft 10. "We are told that you intend to get well. We quite understand. It is just that some of us have children now. Please give our warm regards to {F}." I sat up. I blew my nose as gently as I could.',
      ),
    ),
  ),
  plot(
    'st-v-little-pressure',
    {
      when: [
        'dentist|hygienist|orthodontist .. hummed|hums|said|says|asked|asks|told|talked|talks|sang|whistled|laughed|sighed|fell|looked|tried|wants|kept|keeps|started|had|put|showed|called|is|gave|chatted|dropped',
        'went|been|at|to|in .. dentist|hygienist|orthodontist',
        'dentist|hygienist|dental appointment|chair|visit|check-up|checkup|cleaning|today|tomorrow',
        'filling|fillings|numb|novocaine|cavity|cavities',
      ],
      not: [
        QUESTION,
        'voted|warden|pediatric|explain|because|braces|wisdom|year|cancelled|rang|called_to',
        'asleep|@child|@relative|called_the|phobia|ring|nervous|normal|father|tinder|date|matched|waiting_room|closed|i_am_a|nurse|dog|cat|pie|cream|sandwich|no_cavities|zero_cavities|bill|lost|late|hold',
      ],
      fine: 'the entire whole time while drilling mouth hands full of about my holiday weekend floss grind teeth song numb face half hour appointment today grind guard crown need says',
      carries: true,
      is: '!question',
    },
    all('{text}.'),
    all('Dentists say, "You may feel a little pressure."'),
    levels(
      'I say that to my sales team every December.',
      'I say that to my sales team every December, just before the number.',
      'I say that to my sales team every December, in a paper mask.',
    ),
    all('Only, a dentist numbs you first.'),
    levels(
      "This year I'm bringing donuts.",
      "I've asked what that would cost for 40 people.",
      "This year we numbed all 40. They've agreed to something. I couldn't make it out.",
    ),
  ),
  plot(
    'out-doctor-handwriting',
    {
      ...AT_DOCTOR,
      not: [
        ...AT_DOCTOR.not,
        'pharmacist|chemist|pharmacy|magazine|magazines|tablets|pull|wrong_day|jab|vaccination|shot|emailed|rang',
      ],
      cast: { F: 'she' },
    },
    linked(
      all(
        '{text}. I was handed a slip with it, in that handwriting: a hook, a long wave, and a dot. I took it to the office by mistake and left it on the copier.',
        '{text}. On the way out I got it in writing. It was a line with some weather in it, as that handwriting is. I used it as a bookmark in a report.',
      ),
    ),
    linked(
      all(
        'When I came back from lunch, the whole floor was doing it. "It came from above," said {F}, from Facilities. She had read the wave as "merge."',
        'It was found by {F}, our head of Planning. She took it for the new direction. "It\'s bold," she told me. She thought that the dot was Belgium.',
      ),
    ),
    linked(
      all(
        'I have written clear instructions in this company for sixteen years, in bold, with bullets. They get printed and put under the short leg of the table.',
        'My own memos are in fourteen point. In all my years there, not a single one has been carried out. This they had laminated.',
      ),
    ),
    linked(
      mild(
        'I asked what else they had understood. They had let two people go and watered the plant. I could not fault it.',
        'They are all drinking more water. Six have cut down on salt. The Belgians have been very decent about it.',
      ),
    ),
    linked(
      mild(
        'I now do all of it like that, with my left hand, on a bus. I am up for partner.',
        '{F} came back to me with the slip today. She wants to know how long to take it for. I told her: "{short}."',
      ),
    ),
    linked(
      hot(
        'I learned the handwriting. It takes five years, or one good sprain. I signed a wave and a hook under each budget, and {F} found in it whatever she had been hoping for. Profits doubled. I was on a stamp.',
        'So I went in for it. With a flick of the wrist I closed four plants and opened a zoo. "It\'s so clear," the investors said, with the slip upside down.',
      ),
    ),
    linked(
      spicy(
        'Then an old man in a gray coat came up in the canteen. He was a pharmacist. He ran a finger along my five-year plan and went pale. "It\'s for an elbow," he said. "It\'s a great deal for an elbow."',
        'There is only one sort of person who can read that. She got in with a delivery, a chemist by trade, saw the mission statement on the wall, and laughed until {F} had to bring a chair.',
      ),
    ),
    linked(
      spicy(
        '{F} asked him what we should do. He told her to take it twice a day, with food. I asked about my own case: "{quote}." He said it was on the back. The company has never felt better. It can almost straighten.',
        '"It says \'{tiny},\'" she read out to us. "It says it all the way down." We have kept it up. The handwriting is so good.',
      ),
    ),
    linked(
      unhinged(
        'In May a slip came down over the whole city, from very high up, as if somebody had let go of it. It was four miles long. A hook, a wave, a dot. Everybody stood on the roofs, and each of them saw what it said.',
        'They have found it in the rock now, and along the coast, and in the way that the geese go. It is all the one handwriting. {F} and I flew out with the chemist to see the big one, which you may know as the Andes.',
      ),
    ),
    linked(
      unhinged(
        'Wars ended, on the strength of it. {F} called her sister. The pharmacist was the only one who did not look up. I asked him, and he wiped his eyes. "It\'s not for you," he said. "It\'s for next door."',
        'She read it from the window, with her finger, from Chile on up. It took all day. "Well?" said {F}. The chemist folded her glasses. "Rest," she said. "Fluids. And come back if it persists."',
      ),
    ),
  ),
  plot(
    'out-pharmacist-aloud',
    {
      when: [
        'pharmacist|pharmacy|chemist|boots|cvs|walgreens .. said|shouted|yelled|read|called|announced|asked|repeated|explained ... cream|ointment|lotion',
        'cream|ointment|lotion ... pharmacist|chemist|pharmacy ... loud|loudly|aloud|shouted|everyone|queue|line',
      ],
      not: [QUESTION, '@child|@relative|baby|dog|cat|cancer|wrong|i_am|patient'],
      fine: 'the my out loud name of cream full in front whole queue people line shop said what for it was foot rash fungal',
    },
    linked(
      all(
        '{text}. There were people behind me, and they all became interested in their shoes. "For the cream," the voice went on, "do you need a bag?"',
        '{text}. Behind me a line drew breath. I said the cream was for a friend. "Your friend has the same birthday," I was told.',
      ),
    ),
    linked(
      all(
        'I have worked on my brand for fourteen years, with an agency, and at the end of it twelve percent could say what I stand for.',
        'I once paid an agency a great deal to be known for one thing. After two years we tested it on the street, and they thought that I was a bank.',
      ),
    ),
    linked(
      all(
        'Now they wave. The lady from the bakery asks how it is coming along. A boy on a bike pointed me out to another boy.',
        'By the time I got home it had gone ahead of me. A neighbor had left an article in the mailbox, and a different cream, that had worked for hers.',
      ),
    ),
    linked(
      mild(
        'Recognition is at a hundred percent. I am the cream person, and I have a stall.',
        'They stop me in the street to tell me about theirs. I listen. I have heard things that no agency would have found out.',
      ),
    ),
    linked(
      mild(
        'My old agency has called. They would like to know who did the campaign.',
        'I went in for a refill. The pharmacist leaned over and whispered it. I have never felt so dropped.',
      ),
    ),
    linked(
      hot(
        'I ran for council on it. I did not have to say what I was for. On the posters was my face, and below it they had put "You know."',
        'The makers of it got in touch. I am in the ads now, on a horse, on a beach, from the waist up. Not a word is said. People nod.',
      ),
    ),
    linked(
      spicy(
        'I carried every ward. On the night, at the town hall, I stepped to the microphone, and four thousand people were quiet. Then, as one, they began to scratch.',
        'At the premiere I noticed a woman in the front row with a bag from the same shop. She had it folded over twice. I stopped the film. "What have you got?" I asked. "Say it."',
      ),
    ),
    linked(
      spicy(
        'I told them it clears up. I could see them take that home. In the first row sat the pharmacist, who had said it to each of them, one by one, in front of the others, for thirty years.',
        'She said it. Then the man next to her said his. It went back through the rows like a fire, every name, the Latin as well, and by the end they were all on their feet. I have never been so clean.',
      ),
    ),
    linked(
      unhinged(
        'In June a wind got into the shop and took the whole drawer of slips up over the town. They came down everywhere. For one afternoon each of us knew what each of the others had. It was always the cream.',
        'There is a counter, I am told, for later. You stand in a line, in white, and when you get to the front it is read out. There is no bag. I came to it in May, owing to a lorry.',
      ),
    ),
    linked(
      unhinged(
        'We stood in the road with our sleeves up. It was a warm day. A dog went from one to the next. "You, too?" they said. They are building a statue to it, and it will be white and go on thinly, twice a day.',
        '"The cream," said a voice, so that it echoed, and behind me eight billion people became interested in their clouds. "It\'s for a friend," I said. There was a rustling of wings. "We know," it said. "It worked for him."',
      ),
    ),
  ),
  plot(
    'st-c-norway',
    {
      ...RACE,
      not: [
        ...RACE.not,
        'without|best|swim|relay|without_stopping|proud|charge|battery|petrol|gas|fuel|bus|train|tube|tram',
      ],
    },
    all('{text}.'),
    all("My profile says I've run a department, two programmes and Norway."),
    levels(
      'All of them from a chair.',
      'All of them from a chair. Norway from quite a low chair.',
      'All of them from a chair. Norway from a bath.',
    ),
    all('Nobody ever put a number on my chest.'),
    levels(
      'Norway never once hurt my knees.',
      'Norway took eight years. I was never out of breath.',
      "I've been told I now have to do Norway again, on foot.",
    ),
  ),
  plot(
    'st-t-listen-to-your-body',
    {
      ...EXERCISED,
      not: [
        'closed|closing|shut|opened|once|twice|without|never|empty|broken',
        ...EXERCISED.not,
        'took|take|taken|stole|nicked|back|left .. spot|place|mat|seat|photo|picture|space|bag|bottle|towel|money|turn',
      ],
    },
    all('{text}.'),
    all('They say you should listen to your body.'),
    levels(
      'Mine had a list.',
      'Mine had a list, with dates.',
      'Mine had a list and had brought a colleague.',
    ),
    all("I hadn't asked since 2006. I let it finish."),
    levels(
      'All it wants is a chair and an apology.',
      'It would come back part-time, sitting.',
      'It would come back part-time, sitting, under a different head.',
    ),
  ),
  plot(
    'st-c-stretch-goals',
    {
      ...EXERCISED,
      not: [
        'closed|closing|shut|opened|once|twice|without|never|empty|broken',
        ...EXERCISED.not,
        'took|take|taken|stole|nicked|back|left .. spot|place|mat|seat|photo|picture|space|bag|bottle|towel|money|turn',
      ],
      when: [
        'went|did|tried|started|joined|signed|back|attended|took .. yoga|pilates|crossfit|zumba|spin_class|spin|spinning|boxing|aerobics|hot_yoga|aqua_aerobics|barre|bootcamp|fitness_class',
        'personal_trainer|trainer|instructor .. said|told|asked|laughed|made|shouted|sighed',
        'gave_up|quit|stopped|left .. halfway|half|after ... class|yoga|pilates|warm-up|warmup|zumba|spin',
      ],
    },
    all('{text}.'),
    all('At work, I set other people stretch goals.'),
    levels(
      "I'd never asked what it is that gets stretched.",
      "In eleven years I'd never asked what it is that gets stretched.",
      "I'd always assumed it was the goal that got stretched.",
    ),
    all("It's the back of the leg."),
    levels(
      "I've lowered everybody's targets.",
      "I've lowered everybody's targets. I did it from the floor.",
      'All our targets can now be reached lying down.',
    ),
  ),
  plot(
    'st-n-raised-guidance',
    {
      when: [
        'caught|catch|landed|reeled|pulled|hooked|fished .. x:carp|trout|bass|pike|salmon|cod|perch|catfish|eel|bream|mackerel|tuna|barbel|walleye|sturgeon|fish|boot|bluegill|crab|minnow ... let_it_go|let|released|release|threw|put|back|lake|river|sea|pond|kg|pound|pounds|lb|cm|inches|boat|hours',
        'caught|landed|hooked .. x:carp|trout|bass|pike|salmon|perch|catfish|eel|bream|mackerel|barbel|walleye|fish',
      ],
      not: [
        QUESTION,
        'nothing|boot',
        '@child|fire|cheating|cold|phish|cat|train|restaurant|in_the_act|tank|goldfish|aquarium|ate_it|cooked|fried|fish_finger|bus|heron|boss|off_guard',
      ],
      fine: 'kg out of the lake and let it go 14 fishing hours river boat pulled released back whole day nothing only one all day big biggest life canal sea first ever',
      carries: true,
    },
    all('{text}.'),
    all("I gave the size with both hands. In finance that's called guidance."),
    levels(
      "I've raised it once since.",
      "I've raised it twice since, with a small cough.",
      "I've raised it nine times since, and taken lessons for the arms.",
    ),
    all('Investors like to see growth.'),
    levels(
      'I can no longer report indoors.',
      'I can no longer report indoors. My last update took a window.',
      'The latest figure takes two of us, on opposite sides of a valley.',
    ),
  ),
  plot(
    'st-b-old-system',
    {
      ...QUIT_IT,
      not: [
        ...QUIT_IT.not,
        'nails|tuesday|relapsed|caved|lasted|until|vegan|vegetarian|veggie|gluten-free|teetotal|keto|sugar-free',
      ],
    },
    all('{text}.'),
    all('IT always warns you about switching off an old system.'),
    levels(
      'You find out what was running on it.',
      "There's no record of what was running on it.",
      'You find out what was running on it, in the dark.',
    ),
    all("I've found three things so far."),
    levels(
      "One was patience. I'd assumed that was me.",
      'Patience, tact, and my good opinion of Gareth.',
      "Patience, tact and, for reasons we can't trace, the lights in Swindon.",
    ),
  ),
  plot(
    'st-d-telling-people',
    {
      ...QUIT_IT,
      not: [...QUIT_IT.not, 'tuesday|relapsed|caved|lasted|until'],
    },
    all('{text}.'),
    all('Doing without saves me half an hour a day.'),
    levels(
      'I spend it telling people.',
      'I spend it telling people, alphabetically.',
      'I spend it telling people, county by county.',
    ),
    all('There have been side effects, mostly in others.'),
    levels(
      "Two colleagues have asked when I'm starting again.",
      'Two colleagues have taken it up, out of spite.',
      "One colleague has moved to Norway. I'm in Arrivals.",
    ),
  ),
  plot(
    'out-weight-lost-property',
    {
      when: [
        'lost|lose|dropped|shed # kilos|kilo|kg|pounds|pound|lbs|stone|kgs|grams',
        'lost|lose|dropped .. a|half|first .. kilo|pound|stone|kg',
        'i weigh|weighed .. less|# .. than|kilos|pounds',
        'lost .. weight',
      ],
      not: [
        QUESTION,
        'bet|money|hospital|sick|cancer|ill|cheque|pounds_on|in_the|at_the_casino|stock|shares|marrow|@pet|dog|cat|@child|my_job|note|stolen|depressed|grief|divorce|he|she',
      ],
      fine: 'in since weeks month months diet finally new year january without trying first week salad and gym running walking weight this two three for the wedding nobody noticed jeans trousers loose scale said',
      carries: true,
      cast: { F: 'she' },
    },
    linked(
      all(
        '{text}. When something is lost, you report it. I went to the lost-property office by the station. "Describe it," said {F}, at the hatch.',
        '{text}. I did what one does and asked at the lost and found. The woman there, whose name was {F}, took out a form. "Can you describe it?" she said.',
      ),
    ),
    linked(
      all(
        'I said that it was soft, about so, and that it had been with me since a cruise. It would have been around my middle, and it answered to nothing.',
        'It was mine, I said, but I had never really looked at it. It was from several places. A good part was from one Christmas.',
      ),
    ),
    linked(
      all(
        '{F} went in the back. I could hear her moving things. "We get a lot of that in January," she called. "It\'s mostly not picked up."',
        '{F} wrote it all down. "Value?" she asked. I thought about it. I had put nearly twenty years into that, and some very good cheese.',
      ),
    ),
    linked(
      mild(
        'She brought out a cardboard box. I knew it at once. It had a little sauce on it. "There\'s a fee," said {F}. I said that I only wanted to see if it was all right.',
        'They found it in March. It was on a man from Accounts. He had picked it up without noticing, a bit at a time, at his desk.',
      ),
    ),
    linked(
      mild(
        'I visit it, after work. It does not cost anything. Yesterday it was gone, and {F} looked away. It had been collected by my jeans.',
        'I have told him that he can keep it, but could he please describe it to me now and then. He says that it is very warm.',
      ),
    ),
    linked(
      hot(
        'I put up posters, with a drawing. There was a reward. A dozen people called who had found some. {F} came with me to the identifications. I would lift up the sheet and shake my head.',
        'The case was taken up by the paper: "{short}," with my picture, before. I had messages from everywhere. It had been sighted in Marseille, in a deck chair, in good company.',
      ),
    ),
    linked(
      spicy(
        'In May a woman opened the door of a terraced house, and I saw it behind her, on the sofa, on a family of four. They had all taken some. They looked so well. I said I had the wrong address.',
        'I flew down there. It was on a waiter. He had it in front, under an apron, and carried it among the tables like something that he had been given by a king. "Can I help?" he asked me. I ordered the lot.',
      ),
    ),
    linked(
      spicy(
        'I have withdrawn the report. {F} has stamped it: "{quote}. Owner untraceable." When I turn sideways, I can see what she means.',
        '{F} met me at the station. She went once around me with the form in her hand. "Is that it?" she said. I had it on me, all of it, and the reward. I did not have to describe it.',
      ),
    ),
    linked(
      unhinged(
        "There is a second floor, for the things that are never asked for. {F} took me up. It was all on shelves, everyone's, labeled, back to the mammoths, and it rose and fell, very slowly. The room was asleep.",
        'Nothing is ever lost, said the physicist. In the fall it was found: just past Neptune, and round, and with a faint ring of sauce. All of ours had gathered there, and it was beginning to shine.',
      ),
    ),
    linked(
      unhinged(
        'I found mine by the smell. I put my arms around as much as I could reach. "Who is it?" it said, without opening its eyes. I said it was the rest of it. "Describe it," it said, and I could not think of one thing.',
        'They have moved the earth a little closer, for the heat. In winter {F} and I sit on the porch and hold up our hands to it. You will see it low in the west, about suppertime. I would not know how to describe it. It is so happy.',
      ),
    ),
  ),
  plot(
    'st-v-counted-one',
    {
      when: [
        'counted|count|counting x:*',
        'counted .. x:stairs|steps|tiles|sheep|spoons|cars|windows|ceiling_tiles|trees|days|people',
      ],
      not: [
        QUESTION,
        'down|money|calories|votes|cash|till|on_me|stock|blood|stocktake|inventory|that_counts|does_it_count|blessings|heads|backwards|kids|children|to_ten|chickens|steps_on',
        '@child|@relative|he|she .. counted',
      ],
      fine: 'at work office home all in bored twice today whole again meeting during lunch exactly my the there are was 118 every number is',
      carries: true,
      is: '!question',
    },
    all('{text}.'),
    all('My company reports 64 numbers to its investors.'),
    levels(
      "I'd never counted one of them myself.",
      "I'd never counted one of them myself. I'd rounded a few.",
      "I'd never counted one of them myself. A man faxes them over.",
    ),
    all("This one I'd swear to."),
    levels(
      "I've put it on page one.",
      "I've put it on page one. It's the only number the auditors liked.",
      "It's on page one. Our investors want to know if I can get it higher.",
    ),
  ),
  plot(
    'st-v-fast-learner',
    {
      ...NEW_AT_AGE,
      when: [...NEW_AT_AGE.when.slice(0, 3), ...NEW_AT_AGE.when.slice(5)],
      is: '!actor:person !question',
    },
    all('{text}.'),
    all('My résumé has said "fast learner" since 1998.'),
    levels(
      'Interviewers always ask for an example.',
      "Interviewers always ask for an example. I've been looking out of windows.",
      "Interviewers always ask for an example. Twice I've faked a nosebleed.",
    ),
    all('Now I have one.'),
    levels(
      'Next is "team player." I\'m giving that until 2040.',
      'Next is "team player." I\'ve told my team not before 2052.',
      'Next is "team player," in 2052. They\'ve agreed to freeze me until then.',
    ),
  ),
  plot(
    'st-d-no-maximum-age',
    {
      ...NEW_AT_AGE,
      when: NEW_AT_AGE.when.slice(3, 5),
      also: 'skateboard|skateboarding|skate|skates|skating|rollerblade|rollerblades|rollerskate|scooter|bike|bicycle|unicycle|bmx',
      is: 'question',
    },
    all('{text}.'),
    all("I've read the rules on the board at the park."),
    levels(
      "There's a minimum age. No maximum is given.",
      "There's a minimum age. No maximum is given. I pointed this out to some teenagers.",
      "There's a minimum age. No maximum is given. I had it confirmed in Latin.",
    ),
    all('So I put on a helmet and had one go.'),
    levels(
      "There's a maximum now.",
      "There's a maximum now. It's my age, less a day.",
      "There's a maximum now. They hold people up against a plaster cast of me.",
    ),
  ),
  plot(
    'st-y-see-theirs',
    { ...TESTED },
    all('{text}.'),
    all('So there is now a document saying what I can do.'),
    levels(
      "I've put it on my desk, facing out.",
      "I've had it laminated, and hung it facing the door.",
      "I've had it laminated. I wear it on a chain.",
    ),
    all('I asked my manager, respectfully, to see theirs.'),
    levels(
      "We've agreed not to discuss it.",
      "They've been looking for it since lunch.",
      "They couldn't find one. I move into their office on the first.",
    ),
  ),
  plot(
    'st-g-screen-time',
    {
      ...PHONE_GONE,
      not: [...PHONE_GONE.not, 'cracked|screen'],
    },
    all('{text}.'),
    levels(
      'My screen time is down 100 percent.',
      "My screen time is down 100 percent. I've met my thumbs.",
      'My screen time is down 100 percent. A lighthouse keeper wants to know how.',
    ),
    all('Every wellness app on the market promises ten.'),
    all('I did it with no app at all.'),
    levels(
      "So that's the app.",
      "So that's the app. It's $7.99 a month.",
      "So that's the app. To subscribe, face north and shout.",
    ),
  ),
  plot(
    'st-n-screen-time',
    {
      ...PHONE_GONE,
      not: [
        ...PHONE_GONE.not,
        'home|left|forgot|forgotten|cracked|battery|died|dead|frozen|off|day|%',
      ],
    },
    all('{text}.'),
    all('My goal this year was ten percent less screen time.'),
    levels(
      'I have now reached a hundred.',
      'I have now reached a hundred, well ahead of plan.',
      'I have now reached a hundred. The plan has asked me to stop.',
    ),
    all("It's the best result I've ever had, and there's a chart."),
    levels(
      'The chart is on the phone.',
      'The chart is on the phone. So is everyone I would have shown.',
      "The chart is on the phone. I've redrawn it on my palm. Clients line up to hold my hand.",
    ),
  ),
  plot(
    'out-chat-minutes',
    { ...GROUP_CHAT },
    linked(
      all(
        '{text}. I read it from the top, as I would read any file, and drew up a summary. Item one: a question. Item two: a thumbs up to the question.',
        '{text}. Somebody has to have the overview. I cleared my afternoon and took it down in order. Item one was a photograph of a ceiling. Item two was seven thumbs.',
      ),
    ),
    linked(
      all(
        'Item three: a person wrote "Sorry, wrong group." Item four: a discussion of which group would have been right. There were hearts.',
        'Item three: somebody asked whose it was. Item four: fourteen people said that it was not theirs, one at a time, over two hours.',
      ),
    ),
    linked(
      all(
        'Item five: a man named Uwe left. Item six: Uwe was added. Item seven: Uwe said that it had been his thumb.',
        'Item five: happy birthday. There were thirty-one of those. Item six: thanks, but it was in May. Item seven: thumbs.',
      ),
    ),
    linked(
      mild(
        'I put the whole of it on one page, under the title "{short}," and posted it. It got a thumbs up. It was from Uwe. He had sat on it.',
        'I circulated it with a list of actions. It was the only thing in there that did not get thumbs. "Who is this?" wrote the person with the ceiling.',
      ),
    ),
    linked(
      mild(
        'I have looked. I was only ever added for one afternoon, to say where I had parked. "{short}" should have been none of my business. Item eight: sorry.',
        'They have made a new one without me. I know because I was added to it, by mistake. Item one: me.',
      ),
    ),
    linked(
      hot(
        'They asked me to stay on as secretary. I have an office now. At four each morning I go through what came in, and at seven everyone gets one clean line. Yesterday\'s was "Still undecided."',
        'I was so good at it that other groups got in touch. I hold forty of them: a choir, three streets, the parents of a class that has long since graduated and cannot stop.',
      ),
    ),
    linked(
      spicy(
        'In the winter I was away for three days, and there was no line. On the second evening a woman wrote what she had been meaning to say since the summer. You could see that forty people were typing.',
        'One night I noticed that it was the same people in all of them. They had one group where they were for it, and one where they were against. I merged them. It was a slip. It was my thumb.',
      ),
    ),
    linked(
      spicy(
        'When I got back I had 900 unread. I have never taken down anything like it. I could not find a single item. I gave it thumbs up, and then I wrote, in my own name: "{short}. And I have read all of it."',
        'There was a silence of six hours. Then Uwe wrote, "Oh." Then they met, all of them, in a parking lot, with their phones off. It is said that it was over in no time. I was not there. I had not been added.',
      ),
    ),
    linked(
      unhinged(
        'On the fifth of May everybody was added. It simply said that "You" had been, by a number that none of us knew, with a very long prefix. There were eight billion in it. "Hello," it wrote. "Is this the right group?"',
        'In the spring it went through its own records. It turned out that the very first message is older than the phone. It had been sent by a thumb, in ocher, on the wall of a cave, and it was still showing one tick.',
      ),
    ),
    linked(
      unhinged(
        'You could see that it was typing. It was typing all through the summer. The seas went flat, and people looked up. I had the summary ready. Then it said, "Sorry. Wrong group," and I watched it leave. There were thumbs.',
        'I opened it. It was a question. They had wanted to know, back there, whether anyone was coming. I held up my hand to it, in the cold. The second tick came. I gave it a thumbs up.',
      ),
    ),
  ),
  plot(
    'out-sent-heart',
    {
      when: [
        'sent|send|texted|replied|put .. heart|hearts ... to @person|@boss|@colleague|landlord|plumber|dentist|bank|client|council|teacher|accountant|recruiter|boss|manager|vet|estate_agent|builder',
        'sent|texted .. @person|landlord|plumber|dentist|bank|client|teacher|accountant|recruiter|boss .. a|an .. heart|hearts',
        'sent|send .. heart emoji .. to|by',
      ],
      not: [
        QUESTION,
        '@parent|@spouse|@child|girlfriend|boyfriend|crush|ex|transplant|attack|@pet|grandma|date|they_sent|he_sent|she_sent|someone|tinder|mother|said',
      ],
      fine: 'accidentally accident mistake emoji red a to my by instead of thumbs up email message text work landlord whole',
    },
    linked(
      all(
        '{text}. It was too late to take it back. It had been seen. And a heart, legally speaking, is an offer.',
        '{text}. I looked into it. There is case law. Once a heart has been delivered and opened, it is with the other party.',
      ),
    ),
    linked(
      all(
        'The answer took three hours. I used them to think about the future. I could see that one of us would have to move.',
        'Nothing came back all afternoon. I went through our whole correspondence, and I have to say that there had been signs. There was a "Dear."',
      ),
    ),
    linked(
      all(
        'It was a thumb. I am an experienced negotiator, and I know a counteroffer. I thanked them for their openness.',
        'What came was "Noted." It was warm, for them. I read it to my sister, in different voices.',
      ),
    ),
    linked(
      mild(
        'I have since sent a plain period, to cool things down. It was read in one second. Neither of us has been sleeping.',
        'I am letting it rest. We have a form to exchange in June, with a signature each, side by side.',
      ),
    ),
    linked(
      mild(
        'Yesterday they wrote at last, three lines, about the matter itself. At the end was "Best." They had never said that I was the best.',
        'This morning the next message came, and it was not to me. It was a heart, to the gas company. I should have known.',
      ),
    ),
    linked(
      hot(
        'I honor what I sign. I sent flowers, I learned what they like, which was to have things in by the tenth, and I had them in by the ninth. I stood outside in the rain with a folder held over my head.',
        'I followed up, as one does. I wrote that I stood by it, and attached a plan in four phases. Phase two was a lake. I asked to be told by the fifteenth if they were unable to reciprocate.',
      ),
    ),
    linked(
      spicy(
        'In the end they called me in. There were two of them, and a box of tissues. They had talked it through. It had never happened before. "It\'s not you," they said. "It\'s that there is no field for it."',
        'On the fifteenth there was a registered letter. They had taken advice, it said. They could not accept it, they could not send it back, and they had put it in a safe.',
      ),
    ),
    linked(
      spicy(
        'They gave it back to me, unfolded, as it had come: "{short}." I do not know anybody else who has had a heart returned with a receipt. I carry both.',
        'I am allowed to see it twice a year. It is very red. The lady with the key says that it is the only one they have, and that people come down here in their lunch hour and just stand.',
      ),
    ),
    linked(
      unhinged(
        'In May it began to be passed on. By law it cannot be kept. It went from the safe to the ministry, and from there through every office in the land, with a routing slip, and wherever it lay overnight somebody would come in early.',
        'Then somebody stamped it. It was an oversight, and it took effect at midnight. Love was now owed, by all, to all, in twelve parts, the first by the tenth.',
      ),
    ),
    linked(
      unhinged(
        'It came back to me on the last day of the year. It had forty thousand signatures on it, and it was quite worn. On the slip, under "Action," it said: "Accepted." No one has told me by whom. I have put the kettle on for everyone.',
        'They have been very prompt. A man I do not know stood there this morning with his hat in his hand. It was the gas company. "I\'m a little behind," he said, and gave me all that he had of his heart.',
      ),
    ),
  ),
  plot(
    'st-n-dream-job',
    {
      when: [
        'locked|lock out .. of .. my|the|our? account|email|bank|laptop|computer|phone|system|app|portal|timesheet|gmail|facebook|instagram|wifi',
        'forgot|forgotten|reset|change|changed|forget .. password|passcode|passwords|pin|security_question|login',
        'password .. be|is|was|expired|wrong|incorrect|not|too|must|same|weak|cannot',
        'security_question|security_questions',
        'account .. locked|blocked|suspended|hacked|frozen',
      ],
      not: [
        QUESTION,
        'grown|man|woman|his|her|their|someone|somebody|for_a|mum',
        '@child|@relative|car|house|keys|flat|towel|balcony|till|cash|robot|traffic|@client|user|customer|colleague|@colleague|@boss|drove|card|people_behind|gown',
      ],
      fine: 'three times days again the helpdesk closed out of for two attempts tried wrong forgot reset too many called new system work years same every month email switched name first pet what',
      carries: true,
    },
    all('{text}.'),
    all('The security question was "What\'s your dream job?"'),
    levels(
      'I tried "astronaut." Wrong.',
      'I tried "astronaut" and "actor." Wrong.',
      'I tried "astronaut," "actor" and "otter." Wrong.',
    ),
    all('Then I tried the job I have.'),
    levels(
      'It asked me to be serious.',
      'It asked me to be serious, and offered a hint: "outdoors."',
      "It sent someone. She's very kind. We're starting with what I liked as a child.",
    ),
  ),
  plot(
    'st-b-hotline',
    {
      ...CLOTHES_OUT,
      when: CLOTHES_OUT.when.slice(0, 5),
    },
    all('{text}.'),
    all('My company has an anonymous line for speaking up.'),
    levels(
      "It's staffed day and night.",
      "It's staffed day and night. I cut the ribbon.",
      "It's staffed day and night by a woman called Pam.",
    ),
    all('I rang to ask if there had been anything about me.'),
    levels(
      "Eleven calls. It's good to know it works.",
      "Eleven calls. Two were from my deputy, who'd said I looked well.",
      'Eleven calls and a drawing. The drawing is now my official portrait.',
    ),
  ),
  plot(
    'st-v-four-minutes-on-weather',
    OUT_WEATHER_REPORT,
    all('{text}.'),
    all('I lead 31 calls a week. Each one opens with the weather.'),
    levels(
      'Most days we have to stretch it.',
      "Most days we have to stretch it. I've done four minutes on a cloud.",
      'Most days we have to stretch it. Once I described a puddle until lunch.',
    ),
    all('This time we had real material.'),
    levels(
      "It filled the whole hour. It's our best call of the year.",
      'It filled the whole hour. The merger is down as "any other business."',
      "We've dropped all other business. I stand in front of a map now. Six counties watch.",
    ),
  ),
  plot(
    'st-v-await-instructions',
    OUT_WEATHER_REPORT,
    all('{text}.'),
    all('My company has a 60-page plan for the weather.'),
    levels(
      'Page one says: "Stay calm and await instructions."',
      'Page one says: "Stay calm and await instructions." We\'ve drilled it twice.',
      'Page one says: "Stay calm and await instructions." The rest is for swatting flies.',
    ),
    all('I just looked up who gives the instructions.'),
    levels(
      "It's me. They've all been very calm.",
      "It's me. They've been so calm, since March.",
      "It's me. They've been in the lobby since 2019, very calm, with beards.",
    ),
  ),
  plot(
    'st-d-brighter-later',
    { ...WEATHER_OUT },
    all('{text}.'),
    all("I've sat beside Alan at work for twelve years."),
    levels(
      'We talk about the weather.',
      "We talk about the weather, and we've never repeated ourselves.",
      'We talk about the weather. We have it minuted.',
    ),
    all('In 2019 he mentioned a brother.'),
    levels(
      'I said "Brighter later," and we got through it.',
      'I said "Brighter later." It\'s the closest I\'ve been to anyone.',
      'I said "Brighter later." We\'ve since been twinned, like towns.',
    ),
  ),
  plot(
    'st-b-one-mug',
    { ...KINDNESS },
    all('{text}.'),
    all('At work we have a staff recognition scheme.'),
    levels(
      'It has eleven steps.',
      'It has eleven steps and a steering group.',
      'It has eleven steps. Two of them are physical.',
    ),
    all('This took four seconds.'),
    levels(
      'Ours takes a quarter and ends in a mug.',
      'Ours takes a quarter and ends in a mug. There is one mug.',
      'Ours ends in a mug. Three of us have guarded it since the merger.',
    ),
  ),
  plot(
    'st-t-saved-as-parking',
    {
      ...OFFICIAL,
      when: [
        'x:tax_office|council|hoa|government|state|irs|hmrc|dvla|bank|pension|embassy|consulate|customs|city|county|ministry|court|insurance|town_hall|immigration|municipality|passport_office .. sent|wrote|says|said|wants|rejected|refused|fined|informed|replied|declined|told|opened',
        'got|received|get .. citizenship|residence_permit|visa|work_permit|green_card',
        ...OFFICIAL.when.slice(1, 3),
        '^ visa|passport|permit|application|citizenship|licence|license rejected|refused|denied|approved|arrived|granted|came',
      ],
      not: [
        'card|pin|calendar|pen|cheque',
        'sent|send|sends|told|asked|said me|us .. to|off|away|back|round|go',
        'window|counter|desk|floor|opened|branch|lift|toilet|app|website|hold',
        'open|opened|opens at|a|the|new',
        ...OFFICIAL.not,
        'interview|seconds|went',
      ],
    },
    all('{text}.'),
    levels(
      'They have my full name and my date of birth.',
      "They have my full name, my birthday and my mother's maiden name.",
      'They have my full name, my birthday and the name of my first pony.',
    ),
    all('My own children have me in their phones as "Parking."'),
    all('I know who has made the effort here.'),
    levels(
      "I've answered. Six pages, by hand.",
      'I\'ve answered. Six pages, starting with "Dearest."',
      "I've answered on one knee. They have ninety days to reply.",
    ),
  ),
  plot(
    'st-n-on-what',
    { ...ASKED_WHY },
    all('{text}.'),
    all('My firm can answer that.'),
    levels(
      'For forty thousand, the answer is "It depends."',
      'For forty thousand, the answer is "It depends," with a chart.',
      'For forty thousand, the answer is "It depends," read out by a man on a horse.',
    ),
    all('For sixty, we tell you on what.'),
    levels(
      'For eighty, we agree with you.',
      'For a hundred, it was your predecessor.',
      'For a million, we go back and it never happened.',
    ),
  ),
  plot(
    'st-g-market-size',
    {
      ...ASKED_NORMAL,
      when: [...ASKED_NORMAL.when.slice(0, 1), ...ASKED_NORMAL.when.slice(1)],
    },
    all('{text}.'),
    all('I paid a firm $11,400 to size this market.'),
    levels(
      'They found one person.',
      'They found one person, after eight weeks of calls.',
      "They found one person. They'd been following me for eight weeks.",
    ),
    all("It's me. I have 100 percent market share."),
    levels(
      "I didn't even have to advertise.",
      "I've doubled my prices. Where am I going to go?",
      'Regulators want me split into two by March.',
    ),
  ),
  plot(
    'st-v-two-hundred-not-me',
    {
      when: [
        '^ who keeps|keep|took|left|put|ate|stole|moved|turned|parked|invented|decided|decides|thought|designed|needs|buys|uses x:*',
        '^ whose .. is|are|was x:*',
        'who|somebody|someone keeps x:*',
      ],
      not: [
        '@child|@relative|killed|died|hit_me|follow|following|calling|texting|touch|cares|else|died|asked|i_am|loves',
        '^ someone|somebody .. keeps .. me',
      ],
      fine: 'the keeps keep again always in from to my our same',
      carries: true,
      is: 'question|short|!past',
    },
    all('{text}.'),
    all('I emailed this to all 212 of us, in bold.'),
    levels(
      '211 wrote back, "Not me."',
      '211 wrote back, "Not me," within the hour.',
      '211 wrote back, "Not me," and enclosed a map of where they\'d stood.',
    ),
    all("So I spent two days looking for the one who hadn't answered."),
    levels(
      "It was me. I don't read those emails.",
      "It was me. I've always found that sender a bit much.",
      "It was me. I've been thanked for my courage, in front of the 211.",
    ),
  ),
  plot(
    'st-d-asset-register',
    { ...JUST_A_THING },
    all('{text}.'),
    all("This was next to me in the company's asset register."),
    levels(
      'Estimated value: four pounds.',
      'Estimated value: four pounds. Mine was blank.',
      'Estimated value: four pounds. Mine was "see above."',
    ),
    all('By policy, everything in there is worth nothing after five years.'),
    levels(
      "I've been here eleven.",
      "I've been here eleven. I may owe them.",
      "I've been here eleven. On Friday they're writing me off, with cake.",
    ),
  ),
  plot(
    'st-p-no-quorum',
    {
      ...MISSED,
      not: [...MISSED.not, 'flight|plane|ferry|boat|airport|last|walked|taxi|kebab|cab|uber'],
    },
    all('{text}.'),
    all('I would like it noted that the {x} left without a quorum.'),
    levels(
      'I was the quorum.',
      'I was the quorum, plus hand luggage.',
      'I was the quorum. I have the sash.',
    ),
    all('Under the rules, nothing they did on board can count.'),
    levels(
      'That includes arriving.',
      "That includes arriving. I've let them all know.",
      "That includes arriving. They're being brought back, and we'll start again.",
    ),
  ),
  plot(
    'st-t-left-before',
    {
      ...MISSED,
      not: [...MISSED.not, 'flight|plane|ferry|boat|airport|last|walked|taxi|kebab|cab|uber'],
    },
    all('{text}.'),
    all("I've been left before."),
    levels(
      'Two assistants. One fiancée.',
      'Two assistants. One fiancée. One barbershop quartet.',
      'Two assistants. One fiancée. All of Portugal.',
    ),
    all('None of them told me when.'),
    levels(
      'This is the first departure that was announced.',
      'This one had put the exact time on a sign. I felt respected.',
      'This one had put the time on a sign. My children now do the same, on the fridge.',
    ),
  ),
  plot(
    'st-c-parking-lot',
    {
      ...PARKING,
      not: [
        ...PARKING.not,
        'took|takes|stole|left .. spot|place|slot|space .. at|in|on yoga|class|gym|pilates|queue|line|team|bed|sofa|couch|bench',
        'yoga|pilates|class|seat|chair|queue|bench|pew',
      ],
    },
    all('{text}.'),
    all('In my workshops, anything too hard goes in "the parking lot."'),
    levels(
      '"We\'ll come back to it," I say.',
      '"We\'ll come back to it," I say, and we break for cake.',
      '"We\'ll come back to it," I say, and I change my number.',
    ),
    all("I've put four hundred things in there since 2015."),
    levels(
      "So I can hardly complain that it's full.",
      "So it's full. I think one of them has my space.",
      "It's full. A pricing strategy from 2016 has my space, and it knows.",
    ),
  ),
  plot(
    'st-p-reason-for-being-there',
    {
      when: [
        'got|get|another|received|paid|found .. parking fine|ticket|penalty',
        'parking ticket|fine',
        'parking_ticket|parking_fine|parking_tickets',
      ],
      not: [
        QUESTION,
        '@child|doctor|feel|lottery|concert|raffle|lost_the|season|airline|my_boss|dinner|plane|i_am|book_now|weather|hotel|court_case|hospital|tickets_for|died',
      ],
      fine: 'for being four minutes late outside my own office apartment house hospital while i was paying parking got another again the wrong way in of on two one car street pounds about saving money book',
      carries: true,
    },
    all('{text}.'),
    all('The appeal form has a box: "Why were you there?"'),
    levels(
      'I asked for more paper.',
      'I asked for more paper, and began with my childhood.',
      "I asked for more paper, and began with my grandfather's horse.",
    ),
    all("In all my life, that's the first office to ask."),
    levels(
      'The fine stands, but they want to know how it ends.',
      "The fine stands, but they've asked for part two, with more about my mother.",
      'The fine stands. It was read aloud at the depot. Six wardens have rung their fathers.',
    ),
  ),
  plot(
    'st-d-the-humming',
    {
      when: [
        'machine|atm|cash_machine|vending_machine|ticket_machine|parking_meter|toll_machine|meter|slot .. ate|swallowed|swallows|took|kept|stole|keeps .. my|a|the x:card|dollar|coin|coins|money|euro|euros|pound|note|change|ticket',
        'x:card|coin|coins|money|dollar .. stuck|swallowed|eaten .. in|by .. machine|atm|cash_machine|vending_machine|meter',
        'vending_machine .. gave|stuck|nothing',
      ],
      not: [
        QUESTION,
        '@child|washing_machine|out_of_order|steal_my|coffee_machine|lottery|casino|gambling|slot_machine|gave_me_two',
      ],
      fine: 'last ward at 4am and gave me nothing motorway near station office night snack crisps hanging twix hungry again my only back the ticket parking',
      carries: true,
    },
    all('{text}.'),
    all('It took what I gave it, hummed, and that was all.'),
    levels(
      'I gave it a tap.',
      'I hit it once, as clients do.',
      'I hit it once, as clients do. It sent me an invoice.',
    ),
    all('I was a consultant for eight years.'),
    levels(
      'I never thought of the humming.',
      'I never thought of the humming. I had to use slides.',
      "I never thought of the humming. They've made it a partner.",
    ),
  ),
];
