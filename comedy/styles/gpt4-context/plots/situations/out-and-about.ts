import {
  all,
  hot,
  linked,
  mild,
  type Plot,
  plot,
  spicy,
  unhinged,
} from '../../../../story/plot.ts';

/** It asks. */
const QUESTION =
  '^ why|how|should|=can|could|what|where|=is|=are|does|would|which|anyone|anybody|who|whose';

/** The shop had none of it. */
const SOLD_OUT = {
  when: [
    '^ .. was|were|is|are out of x:*',
    '@shop|store|bakery|butcher|chippy|cafe|canteen|place|they .. had|has|have no|zero more? x:*',
    '@shop|store|bakery|they|butcher|chippy|cafe|starbucks|place|machine|everywhere .. be|is|was|were|are|ran|run|completely|totally out of x:*',
    '@shop|store|they|chippy|cafe .. ran|run|sold|sell out of x:*',
    '^ no x:* at|in|on @shop|shelf',
    'no|not .. left|more|any .. in|at|on .. @shop|shelf|shelves',
    'shelf|shelves|aisle .. empty|bare',
    'x:@food|@drink|@household|@garment|size|everything .. be|is|was|were|are|all|already|completely|got sold_out|out_of_stock',
    'x:@food|@drink .. gone ... @shop|shelf|shelves',
    'sold_out|out_of_stock|no_stock',
    'discontinue|discontinued x:*',
    'x:@food|@drink|@household|@garment|shampoo|lipstick|deodorant|perfume .. discontinued',
    'stop|stopped selling|making|stocking|doing x:*',
    '@shop .. never|not have|has|had x:*',
    "@shop .. doesn't|didn't|don't have|stock|sell x:*",
  ],
  not: [
    QUESTION,
    'queue|line|door|window',
    'bulb|bulbs|lightbulb|lamp|light',
    '@boss|@colleague|@client|customer|office|canteen|wedding|party|school',
    "i|we|i've|we've|we'd|i'd stop|stopped",
    '@relative|fridge|gig|concert|festival|home|house|steal|stolen|lost|@pet',
    'ticket|tickets|train|flight|show|gym|appointment|slots|room|rooms|@vehicle',
    'time|patience|petrol|gas|fuel|breath|order|toilet',
    'we ran|run|sold|sell|be',
    'i|we|he|she|car|computer|laptop|phone|elevator|lift|printer|machine|urn|team|game|dog|cat|power|lights|light|sun|results|secret .. out',
    'out of town|bounds|control|reach|hand|nowhere|bed|tune|date|office|hours|practice|shape|work|place|sync|character|focus',
  ],
  fine: 'again already last only shop store before reached got there drove walked queued waited whole three shops different morning early near just weekly weird sale sign',
  carries: true,
  is: '!actor:child !actor:pet',
} as const;

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

/** I tried to pay and could not. */
const NOT_PAID = {
  when: [
    'payment|upi|contactless|apple_pay|google_pay|gpay|paytm|transfer|transaction|direct_debit|card|bank_app .. fail|failed|fails|declined|bounced|stuck|pending|rejected|refused|working',
    "card|phone|contactless|watch .. won't|wouldn't|didn't|doesn't|not|wont|didnt work|scan|go|pay|tap .. at|for|when|on .. @shop|@place|till|checkout|bus|@food|@drink",
    'forget|forgot|left|lost|no .. wallet|purse|cash|card|money ... till|checkout|counter|cashier|shop|restaurant|cafe|pay|bus|bill',
    "no|not|didn't|only .. cash|change ... @shop|stall|till|market|barber|taxi|bus|cafe|shop|bakery",
    '@shop|stall|till|market|barber|taxi|cafe|shop|bakery|parking .. only .. takes|accepts|took .. cash|card|cards',
    '# short at|for .. till|checkout|bus|@shop|@food|@drink',
  ],
  not: [
    QUESTION,
    'machine|meter|self_checkout|online|website|parking|put_back|left_everything|friend|kiosk',
    '@client|salary|payroll|invoice|wages|my_company|rent|stole|stolen|someone|found|mortgage|credit_score|pin|parked|kindness|birthday',
    '@parent|@spouse|@child|@boss|@colleague',
  ],
  fine: 'cash till uncle tomorrow said pay stall tea people behind me line whole queue watching embarrassing everyone shop tap wallet home again three left stuff groceries',
  carries: true,
} as const;

/** A little money came in. */
const MONEY_IN = {
  when: [
    'tax_office|irs|hmrc|taxman|government|council|bank|airline|company|insurance|landlord|amazon|shop|energy_company|gas_company .. send|sent|give|gave|paid|pay|refund|refunded|owe|owed|credited .. me? .. #|refund|money|voucher|cheque|check|rebate|back',
    'get|got|received|receive|getting .. refund|rebate|cashback|tax_return|tax_refund|compensation',
    'refund|rebate|cashback|compensation .. of|was|for|came|arrived|is #|cents|through',
    'overpaid|undercharged|too_much_change|extra_change',
    '@server|they|cashier|till .. give|gave .. me .. too much|extra|wrong change',
  ],
  not: [
    QUESTION,
    '@client|customer|returned|i_sent|i_gave|salary|bonus|funeral|inheritance|dead|asked_me|wants|wanted|demand',
    'no|not|never|still|waiting .. refund',
  ],
  fine: 'back letter page six small whole cents euro pounds dollars for after months finally account today cheque refund tax year',
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
    'rail_replacement|strike|leaves_on_the_line|signal_failure|signal_failures',
    'stuck .. on|in|at .. train|plane|bus|airport|station|tram|platform|tarmac|runway|metro',
    'x:bus|train|tram|metro|tube .. never|not|nowhere|came|come|arrived .. showed|came|arrived|turned',
  ],
  not: [
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

/** A knock with the car. */
const BUMP = {
  when: [
    'rear-ended|rear_ended|rearended|sideswiped|fender_bender|bumped_into_the_back',
    '@stranger|someone|somebody|guy|man|woman|lady|truck|taxi|bus|van|car|cyclist|scooter|trolley|shopping_cart|he|she .. hit|scratched|dented|dinged|clipped|bumped|reversed|backed|drove|knocked .. my|our|into|off .. car|van|bumper|mirror|door|wing_mirror|bike|scooter|me',
    'toll_gate|barrier|boom_gate|boom|garage_door|gate .. came|closed|fell|dropped|landed .. down|on .. me|my|car|van|lorry|truck|roof',
    'knocked|broke|clipped|lost|smashed|hit .. my|a|someone|the wing_mirror|side_mirror|wing_mirrors|mirror',
    'hit|clipped|scratched|scraped|dented .. my|the|someone|a|parked|his|her|their .. car|van|bumper|kerb|curb|wheel|rims|alloys',
  ],
  not: [
    QUESTION,
    'hospital|died|killed|dead|ambulance|injured|hurt|broke_my|child|kid|dog|cat|deer|pedestrian|drunk|@boss|cycling|bathroom|seven_years|rear_view|run|ran|car_wash|heart',
    '@relative|@colleague',
  ],
  fine: 'car red light parked park parking lot supermarket very nice old man apologised sorry note left first time lorry driving years traffic scratch dent new mirror junction roundabout reversing slowly',
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

/** I showed the way. */
const GAVE_DIRECTIONS = {
  when: [
    'gave|give|giving|told|pointed|sent|showed .. directions',
    'sent|pointed|directed|told|showed .. @stranger|tourist|tourists|couple|driver|someone|somebody|him|her|them|cyclist .. wrong|opposite way|direction|street|road|bus|train|museum|station|bridge|exit',
    '@stranger|tourist|tourists|somebody|someone|couple .. asked|stopped|asks .. me .. for|the|where|how|way directions|way|is|to|station|get',
    'asked .. me .. for|the directions|way',
  ],
  not: [
    QUESTION,
    '@child|gps|satnav|asked_me_for_time|driver_asked|time|money|cigarette|number|photo|picture|stage|movie|film|@boss|out|he_gave|she_gave|they_gave|siri|uber|taxi',
    '@stranger|someone|somebody|he|she|man .. gave|told|sent|showed .. me',
  ],
  fine: 'tourist wrong saw him again hour later them her japanese american german old lady man couple station museum confidently pointed way lost realised realized left right corner way local sorry after',
  carries: true,
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

/** Something with a tooth. */
const TOOTH = {
  when: [
    'my|a|front|back|the tooth .. fell|fall|came|come|broke|out|removed|pulled|snapped|extracted',
    'broke|lost|knocked|pulled|removed|swallowed|lose .. my|a|the|front tooth',
    'tooth_out',
  ],
  not: [
    QUESTION,
    '=teeth',
    '@child|son|daughter|kid|tooth_fairy|grandson|granddaughter|dog|cat|he|she|zip|blue_tooth|bluetooth|comb|brush|toothbrush|paste|shark|lost_her|lost_his|floss|whitening|grind|punched|fight',
  ],
  fine: 'eating biting bit soft pretzel toffee apple bagel bread caramel nut removed could eat only ice cream days first ever front lunch middle meeting wedding before day lunch tray out with my on a while laughing dentist says',
  carries: true,
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

/** My hair was cut. */
const HAIRCUT = {
  when: [
    'new|bad|terrible|awful|got|get|had|my haircut|hairdo|hair_cut|fringe|bangs|mullet|buzzcut|fade',
    'hairdresser|barber|stylist|salon .. cut|cuts|said|asked|took|gave|sneezed|sighed|talked|chopped|shaved|laughed|never|charged|did',
    'hair .. is|cut|came|looks .. short|too_short|shorter',
    'went .. for a haircut|trim',
  ],
  not: [
    QUESTION,
    'own|myself|dye|dyed|colour|color|@child|@relative|dog|cat|he|she|her_hair|dryer|drain|gray|grey|soup|food|hairdryer|first_grey|cancer|chemo|lost_my_hair|bald|@boss|@colleague|cut_her|pensioner|late_husband|teddy|lost_a_bet',
  ],
  fine: 'new short too off took far more than asked little nobody noticed hat since own kitchen scissors lunch work no one finally even both sides now side grow months looks like youtube myself took almost barber style',
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

/** Somebody has my thing, or brought it back. */
const LENT = {
  when: [
    '@person|@name|vicar|priest|friend|neighbor|neighbour|cousin|uncle|aunty|colleague|brother|mate .. borrowed|borrows|has|still .. my x:ladder|drill|lawnmower|mower|book|umbrella|tent|hammer|charger|bike|car|suitcase|hedge_trimmer|wheelbarrow|pan|dish|tupperware|casserole|jacket|sweater|hoodie|saw|jumper|trailer|@carried|@gadget|@garment|@household',
    'lent|loaned|lend .. x:ladder|drill|lawnmower|mower|book|umbrella|tent|hammer|charger|bike|suitcase|hedge_trimmer|wheelbarrow|dish|tupperware|saw|money|@carried|@gadget|@garment|@household',
    '@person|neighbor|neighbour|vicar|friend|cousin|mate|aunty .. returned|brought_back|gave_back .. my x:ladder|drill|lawnmower|mower|book|umbrella|tent|dish|tupperware|box|tiffin|casserole|@carried|@gadget|@garment|@household',
  ],
  also: 'borrow|borrowed|borrows|lent|lend|loaned|returned|brought|gave|still',
  not: [
    QUESTION,
    '@child|@boss|wallet|library|bank|stole|stolen|@pet|lost|customer|receipt|toaster|refund|passport|shop|store|amazon|police|died|phone|broke|broken|client',
  ],
  fine: 'and not brought it back after one year years months ago still never in my has had since returned it aunty friend neighbor neighbour borrowed lent someone them',
  carries: true,
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

/** A name on paper that is not quite mine. */
const WRONG_NAME_DOC = {
  when: [
    'spelled|spelt|misspelled|wrote|printed|got|put .. my name .. wrong|different|three|ways|on|as|in',
    'my name .. is|was|were|has .. wrong|misspelled|misspelt|spelled ... on|in ticket|passport|letter|certificate|badge|card|invitation|contract|diploma|licence|license|form|trophy|id',
    'wrong name .. on .. ticket|passport|letter|certificate|badge|card|invitation|contract|diploma|licence|license|form|trophy|door|cake',
  ],
  not: [QUESTION, 'barista|starbucks|cup|coffee|@child|dog|cat|boss|called|tattoo|grave|@relative'],
  fine: 'hr three different ways offer letter company new badge certificate passport ticket again airline bank first last they',
  carries: true,
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
  when: ['^ a|an|another|one x:*', '^ the x:*'],
  not: [
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

/** What happens in shops, traffic, offices, with bodies and with phones. */
export const OUT_AND_ABOUT: readonly Plot[] = [
  plot(
    'out-soldout-answer',
    { ...SOLD_OUT, cast: { F: 'she' }, axis: 'rank', back: "we're out" },
    linked(
      all(
        '{text}. I stayed where I was, because it was the only opening I had seen all year.',
        '{text}. I did not go away. I stood where it should have been, with my hands behind my back.',
      ),
    ),
    linked(
      all(
        'Presently a man came up and asked me for some. "We\'re out," I said. He thanked me. No customer of mine has ever taken an answer so well.',
        'A woman came up and asked me if there was any. "We\'re out," I told her, and she nodded and moved on. I have given forecasts that were less believed.',
      ),
    ),
    linked(
      all(
        'I did sixty of those before they closed. I gave them the background, too: "{quote}." They listened to the end.',
        'By closing time I had said it sixty times, with more and more feeling, and they had begun to come in pairs.',
      ),
    ),
    linked(
      mild(
        '{F}, who runs the place, watched for a while and brought me a vest. It says "Ask me."',
        'At closing {F}, who runs the place, handed me a vest without a word. It fit.',
      ),
    ),
    linked(
      mild(
        'I wear it there on my days off. My whole speech is "{quote}," and I dread the next delivery.',
        'I have given two weekends to it. On the third there was a delivery, and I had to go and sit in the car.',
      ),
    ),
    linked(
      hot(
        '{F}, who runs the place, put me on the payroll. Then a truck came in the night. There was more than anyone could want, and I stood in front of it with nothing to say.',
        '{F}, who runs the place, gave me a vest and a wage. On the fourth morning there was a delivery, and people simply reached past me.',
      ),
    ),
    linked(
      spicy(
        'So I buy all of it now, at six, before the doors open, and by seven it is true again: "{quote}." It costs slightly more than I earn.',
        'There was only one way to keep the position. I come in at six and buy up all there is, out of my own pocket, until it is as it was: "{quote}."',
      ),
    ),
    linked(
      spicy(
        'Yesterday {F} asked me if I could let her have some, for her mother. I looked her in the eye. "We\'re out," I said.',
        'My garage is full to the door. My wages are in there, too. "How are we doing for savings?" they ask me at home. "We\'re out," I say.',
      ),
    ),
    linked(
      unhinged(
        'I told the boxes what I tell everyone: "{quote}." They believed it and left. The place ran out of everything else as well, so as to be near me. Customers came from three counties to be turned down in person.',
        'I said it to the new stock, too, firmly, and it left. By spring there was only me, on a bare shelf, with a price tag under my shoes.',
      ),
    ),
    linked(
      unhinged(
        'Somebody bought me in May. He did not have the receipt, so I am still here. When people ask for me there, {F} tells them, "We\'re out."',
        'An older couple took me home at twenty percent off. They called {F} that evening to ask if there was another one, for the guest room. "We\'re out," she said.',
      ),
    ),
  ),
  plot(
    'out-soldout-substitute',
    { ...SOLD_OUT, axis: 'commitment', back: 'closest match' },
    linked(
      all(
        '{text}. "I can give you the closest match," said the young man, and I went home with a rubber plant.',
        '{text}. They offered me the closest match instead. It was a bath mat, and it was handed over with such calm that I took it.',
      ),
    ),
    linked(
      all(
        'I admired the process, and I put it in at the company. On the left of the slip you see what a client wanted. On the right is what we had.',
        'I have since brought the procedure to my department. We no longer say no. We fill in the slip.',
      ),
    ),
    linked(
      all(
        'Ordered: a forecast. Supplied: a poem. Ordered: an apology. Supplied: parking.',
        'Ordered: the raw data. Supplied: a song. Ordered: an engineer. Supplied: a taller engineer.',
      ),
    ),
    linked(
      mild(
        'Complaints went down by half. Those that came in I passed to the closest match for a manager, who is a lamp.',
        'The complaints stopped, or rather, what we are getting now is the closest match to praise.',
      ),
    ),
    linked(
      mild(
        'I went back last week with the other half of the deal. Ordered: {x}. Supplied: my forgiveness.',
        'The rubber plant is doing well. I have told it the whole story: "{quote}." It has been the closest match to a friend.',
      ),
    ),
    linked(
      hot(
        'For our big annual dinner I supplied a different company. For the toast they got a man who used to be a mayor. It ran smoother than it ever has.',
        'When the founder wanted to see me, I supplied my cousin. They had a very good talk. He has been given my territory.',
      ),
    ),
    linked(
      spicy(
        'I got home late, and the table was set, and there was somebody in my chair. He is a little shorter. The dog had already made its peace.',
        'That evening my key did not fit. A man with roughly my hair came to the door in my robe and was perfectly polite about it.',
      ),
    ),
    linked(
      spicy(
        'There was a slip on the fridge. "Ordered: {x}. Supplied: all of this." And under that, in a hand that I know well: "Closest match. No return."',
        'He showed me the slip. "{quote}," it said at the top. I was on the left. He was on the right, as the closest match, and a box was ticked for "customer satisfied."',
      ),
    ),
    linked(
      unhinged(
        'It went beyond us. In March we ordered spring. Supplied was another November, with a ribbon on it, and the airports closed.',
        'By summer the system had reached the coast. They ordered high tide up there, at noon, and were supplied with a brass band.',
      ),
    ),
    linked(
      unhinged(
        'I asked to speak to whoever runs this. They brought me the closest match. It took me a moment to see that it was a mirror, and that it was slightly out of stock.',
        'I have written to the manufacturer of the universe. The answer came by return: "{short}. Please find enclosed the closest match." It was the rubber plant.',
      ),
    ),
  ),
  plot(
    'out-soldout-voucher',
    {
      ...SOLD_OUT,
      not: [...SOLD_OUT.not, 'discontinue|discontinued|stop|stopped|never'],
      axis: 'cost',
      back: 'in stock',
    },
    linked(
      all(
        '{text}. They wrote me a voucher for one, to be honored when it is back in stock, and signed it in blue ink.',
        '{text}. I got a slip with a stamp on it, good for one as soon as it is in stock. I folded it twice and felt a shiver.',
      ),
    ),
    linked(
      all(
        'A paper that says you will get something later, from people who do not have it: I have worked in finance for twenty years, and I know a currency when I hold it.',
        'My whole career I have dealt in things that are not there yet. But here was something that was not there at all, with a stamp.',
      ),
    ),
    linked(
      all(
        'I went back for more. By the weekend I held two hundred of them, and the barber had taken the first in payment.',
        'I stood in front of the empty shelf until they had given me two hundred. My dentist accepted twelve for a crown.',
      ),
    ),
    linked(
      mild(
        'The bakery takes them now, and the ferry. They have only one weakness, which is the truck.',
        'The whole block uses them. Children get one for their birthday. We do not talk about deliveries.',
      ),
    ),
    linked(
      mild(
        'It came this morning. "Good news," said the girl at the counter, "it\'s in stock." I sat down on a crate of it. I had been worth four thousand.',
        'Today they were back in stock. It was in the window, in a pyramid. I was ruined by half past eight.',
      ),
    ),
    linked(
      hot(
        'I opened a small bank for them, with a marble counter. I paid three percent interest, in further vouchers. Widows came. A village put in its fire engine.',
        'That autumn I issued a bond. There was a crest on it, and under the crest the motto of the house: "{short}."',
      ),
    ),
    linked(
      spicy(
        'Then a boy in an apron put a chalkboard out on the street. "In stock!" it said. The line at my counter was four deep, and all of them wanted the thing itself.',
        'On a Saturday somebody saw a truck. By ten the words "in stock" had gone down the street faster than I could close the shutters.',
      ),
    ),
    linked(
      spicy(
        'I bought the whole delivery at any price and had it driven into a lake. "{quote}," I can say again, with a clear conscience. I have learned not to look at the lake.',
        '"{quote}," I shouted from the steps, but it had stopped being true. I paid them out, one each. They were very happy. It turns out that it was what they had wanted in the first place.',
      ),
    ),
    linked(
      unhinged(
        'In June it replaced the euro. There are forty nations now whose prosperity depends on one shelf, and the shelf has soldiers around it.',
        'The central banks moved their gold out and put my slips in. Two fleets lie off the coast, to see to it that no truck gets through.',
      ),
    ),
    linked(
      unhinged(
        'I still do not have the thing that I went in for. I asked a general, quietly, if he could let me have one. He looked around. "In stock?" he whispered, and they led me off.',
        'I went by the store last night, in a false beard, and tried the door at the back. It was in stock. It had been in stock all along. The girl put a finger to her lips.',
      ),
    ),
  ),
  plot(
    'out-closed-closer',
    { ...CLOSED, cast: { F: 'she' }, axis: 'formality', back: 'sign' },
    linked(
      all(
        '{text}. I have been a closer for fourteen years, and I knew at once that I was looking at better work than mine. It was all in the sign.',
        '{text}. I close things for a living. I stood out there and studied the sign, because I have never closed anything that well.',
      ),
    ),
    linked(
      all(
        'It had a little string. It did not apologize, it did not offer me a slot next week, and I had no further questions.',
        'No hedging, no next steps. Five people walked up to it while I was there, read it, and accepted it like the weather.',
      ),
    ),
    linked(
      all(
        'I had the same one made, and I wear it at the office. Since then not a soul has asked me for a thing.',
        'I bought one like it for six dollars and hung it around my neck. {F}, my supervisor, came over with a folder, read my chest, and went away again.',
      ),
    ),
    linked(
      mild(
        'For four days it was paradise. Then I got hungry and could not get anybody at the canteen to believe that I was open.',
        'The trouble is the other side. It says "Come in." I turned around too fast on the stairs, and there were a dozen of them behind me.',
      ),
    ),
    linked(
      mild(
        '{F} stuck a note on me. It says: "{quote}. Now I know how you felt."',
        'There is a note from {F} taped to it now: "Tried you at four. {short}."',
      ),
    ),
    linked(
      hot(
        'My figures rose, since they came in at ten and could not find me. {F}, my supervisor, brought in clients, so that they could press their noses to me and see what demand looks like.',
        'It made me valuable. People came early and cupped their hands to look in. {F}, my supervisor, tripled my rate on the strength of the crowd.',
      ),
    ),
    linked(
      spicy(
        'That evening I walked up my own path with a bunch of flowers. There was a small square sign in the window, on a string.',
        'I came home with the raise, and the whole family was inside, in the light, around the table. There was a sign on the door.',
      ),
    ),
    linked(
      spicy(
        'I thought of the first one: "{quote}." I had no further questions. It gives the hours underneath, and I have been early for all of them.',
        'I know quality when I see it. "{quote}," I called through the letter slot, so that they would know what I had been through. A child came and pulled down the blind.',
      ),
    ),
    linked(
      unhinged(
        'Then it got into the town hall, and from there to the sun. One morning it came up as far as the roofs, turned around its sign, and went down for lunch.',
        'By May it was not just "{short}." The sea had one, too. It hung from a buoy, on a little string, and four thousand people in swimsuits respected it.',
      ),
    ),
    linked(
      unhinged(
        'I would like to take mine off now. {F} says that there is a man who does that. I went. I do not have to tell you what he had on his door.',
        'I have asked to be open again. {F} looked it up. My hours are the third of October, from two to four, and I will be away.',
      ),
    ),
  ),
  plot(
    'out-closed-hours',
    { ...CLOSED, axis: 'distance', back: 'I was there' },
    linked(
      all(
        '{text}. A lesser person would have gone home. But I was there, and being there is ninety percent of it, as I tell my team.',
        '{text}. Fine. I was there, and they were not. I have won contracts on less.',
      ),
    ),
    linked(
      all(
        'I got out the folding chair that I keep for such cases, sat down across from the door, and let it know that I had all the time in the world.',
        'I sat down on the step with my back very straight. When they came to open up, they would find somebody who wanted it more.',
      ),
    ),
    linked(
      all(
        'Presently a couple asked what I was in line for. I told them. They got in behind me, and after that it was out of my hands.',
        'After a while two students asked what it was for. "You will see," I said, and they unrolled their sleeping bags.',
      ),
    ),
    linked(
      mild(
        'By the next morning there were three hundred of us, and somebody selling soup. A woman with the keys came around the corner, saw us, and kept walking.',
        'At opening time we were a crowd of three hundred, with a camera team. The lady with the keys looked at us from across the street, and got on a bus.',
      ),
    ),
    linked(
      mild(
        'They are moving to another town, I hear. I told the others: "{quote}." They said they knew, and what a night it had been.',
        'It has not opened since. I tell everybody that I was there. I only wanted to go in.',
      ),
    ),
    linked(
      hot(
        'By dawn there were three hundred, with tents, a choir and a man who numbered our hands. A lady arrived with a key, looked at all that, and turned back.',
        'At daybreak we were three hundred strong, and there was bunting. I saw the woman with the key stop at the corner. I saw her think about her life.',
      ),
    ),
    linked(
      spicy(
        'That was in spring. They never dared open again. We have our own school now, and a small paper. It appears daily, with the same headline: "{short}."',
        'It is a town by now, with a mayor and a one-way system. We have a bakery, a bank and a hairdresser. I went past them on the way here. All of them were open.',
      ),
    ),
    linked(
      spicy(
        'Last night I remembered what I had come for. I got it around the corner, in half a minute. I have told them that I was there the whole time.',
        'My neighbor in the line finally asked me what I need in there. "{quote}," I said. It is all that I still know. But I was there.',
      ),
    ),
    linked(
      unhinged(
        'On the hundredth day the door opened by itself. It was dark inside, and quiet, and there were four hundred people in there on folding chairs, facing us. They had been waiting for us to open.',
        'In August we broke in. Behind the door was a second crowd, as big as ours, with its own soup, looking out. They cheered. They had arrived, they said, and we were closed.',
      ),
    ),
    linked(
      unhinged(
        'So I let them in. They looked around at the street. "Is this all?" asked the smallest. I said I was there, too, for the first time.',
        'We changed sides, to be fair to everyone. Then it was noon, and both of us went to lunch.',
      ),
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
      axis: 'cost',
      back: 'stamp',
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
    'out-line-after-you',
    {
      ...LINE,
      not: [...LINE.not, 'wrong|behind'],
      cast: { F: 'she' },
      axis: 'distance',
      back: 'after you',
    },
    linked(
      all(
        '{text}. Most of that was my doing. I lead from behind. A woman came up with a pram, and I said, "After you."',
        '{text}. It need not have been that long, but I am a servant leader, and a man behind me had sighed. "After you," I said.',
      ),
    ),
    linked(
      all(
        'It felt so good that I said it to the next person, too. Then to a school class.',
        'He was so grateful that I turned around to see who else there was. There was a coach party.',
      ),
    ),
    linked(
      all(
        'Before long I had let two hundred people past me, and I could no longer see the counter, but I could feel that things were moving because of me.',
        'Word got around. People came in off the street who had nothing to do there, in order to be let ahead.',
      ),
    ),
    linked(
      mild(
        '{F}, at the counter, called out to ask if there was anyone else. There was me. Then a bus pulled up outside.',
        'Just before closing the last of them was served, and {F}, at the counter, waved me forward. I heard the door behind me.',
      ),
    ),
    linked(
      mild(
        'It was only the cleaner. "After you," I said. {F} turned out the light.',
        'It was a postman with a parcel for her. "After you," I said, and {F} has since described me to the others: "{short}."',
      ),
    ),
    linked(
      hot(
        'The management heard of it: "{quote}." I was taken on as the end of the line with a small flag. I have to be there before anybody, so that they can stand in front of it.',
        'I do it professionally now. {F}, who runs the place, says that people will not join a line that has no end, and that I have the face for it.',
      ),
    ),
    linked(
      spicy(
        'Last month I had business of my own there again. I got behind me and waited. I have to say that I did not move at all.',
        'In April I needed something there myself. I am entitled to be served, but to get to the counter I would have to leave the end, and the line would be over.',
      ),
    ),
    linked(
      spicy(
        'I put it to {F}: "{quote}." She thought it over and climbed down from her chair to stand behind me. "After you," I said.',
        'At closing time {F} finally came out to where I was. "{quote}," I began, and she held the door for me. There was a man with her. "After you," I told him.',
      ),
    ),
    linked(
      unhinged(
        'In my third year the line began to reach back into history. Men came past me in gaiters. A bishop had a goose under his arm. "After you," I said to a person in fur, who had not seen a door before.',
        'It is long now. It crosses a strait on a ferry of its own. Out here, at the end, it is mostly birds that come up, and I let them past.',
      ),
    ),
    linked(
      unhinged(
        'Today there were no more behind me. I turned the other way, for the first time, and began to walk. Everyone I had ever let go ahead stepped aside. "After you," they said, for seven hundred miles.',
        'Yesterday there was something behind me with a scythe. I know what one says. It thanked me, and went up the whole line to {F}, who told it that the counter was closed.',
      ),
    ),
  ),
  plot(
    'out-line-reference',
    {
      ...LINE,
      not: [...LINE.not, 'wrong|behind|woman|lady'],
      axis: 'audience',
      back: 'the man ahead of me',
    },
    linked(
      all(
        '{text}. All that time I looked at the neck of the man ahead of me. I have had marriages in which I saw less of a person.',
        '{text}. I spent it eighteen inches from the man ahead of me, and I do not think that I have ever worked so closely with anybody.',
      ),
    ),
    linked(
      all(
        'He wore a gray coat with a thread hanging off the collar. He leaned left when he was hopeful. When the line stopped, he put a hand in his pocket and I knew not to push.',
        'I learned his habits. Two steps, a sigh, a look at the ceiling. Before long I was sighing first, to save him the trouble.',
      ),
    ),
    linked(
      all(
        'Then it was his turn, and he went up, and he did not look around. When mine came, I did it with my eyes on the door.',
        'When he was called, he simply went. He was through in no time. I was next, and I could not have told you what I was there for.',
      ),
    ),
    linked(
      mild(
        'I have put him down as a reference. "How do you know each other?" they asked. "{short}," I said.',
        'I listed him on my resume, under management. If anybody should ask, the answer is "{quote}."',
      ),
    ),
    linked(
      mild(
        'They rang me back this week. They had reached the man behind me. He spoke of my ears.',
        'It got me an interview. In the lobby there were seven of us on a bench. I sat down behind a gray coat, and a peace came over me.',
      ),
    ),
    linked(
      hot(
        'So I placed an ad: "{quote}. You: gray coat, thread. Me: behind you." I got two hundred letters, each of them from somebody who had stood behind somebody.',
        'I asked around for him, and I was not the only one. There is a whole society of people who have lost the one ahead of them. We meet in a corridor.',
      ),
    ),
    linked(
      spicy(
        'I found him in the end. He lives alone, and he was kind about it, and he did not know me. "Turn around," he said. He looked at the wall for a while, and then his shoulders began to shake.',
        'He came to our third meeting. He had never seen my face, so I asked him to stand in front of me. He took two steps and sighed, and we both had to sit down.',
      ),
    ),
    linked(
      spicy(
        '"{quote}," I reminded him, but it was not about me. He was thinking of the man ahead of me, he said. No: of the man ahead of the man ahead of me, who had had a hat.',
        'I asked if he had missed me at all. He said that he had a good friend from that day, and pointed at the lady ahead of him.',
      ),
    ),
    linked(
      unhinged(
        'We have traced it forward, coat by coat. In April we got to the front. There was a very old woman there, with no one before her, holding ticket number 1. She was looking at the sky, and she leaned left.',
        'Our society has followed the line up to its head. It took two years and a ship. The first in line is a small bald man. The counter in front of him has not opened yet.',
      ),
    ),
    linked(
      unhinged(
        'I asked her what it was all for. "I thought that you knew," she said, "with all of you coming up behind me." She spoke of the man ahead of me as well. She had felt his breath.',
        '"Are you with the office?" he asked me. He told us to go back to our places. I have lost mine. The man ahead of me says that I was never there.',
      ),
    ),
  ),
  plot(
    'out-line-minutes',
    { ...LINE, axis: 'formality', back: 'next' },
    linked(
      all(
        '{text}. Below are the proceedings, since I was the only one there with a pen. Item one: the counter opened, and said "Next." It was lunch.',
        '{text}. As no record was being kept, I kept it. Present: twenty-eight persons, one counter, one fly. Item one: the counter called "Next," to itself, and closed.',
      ),
    ),
    linked(
      all(
        'Item two: a gentleman asked if this was the line. The line confirmed that it was the line. Carried.',
        'Item two: whether it had moved. Twelve felt that it had. It was noted that the man with the stroller had only exhaled.',
      ),
    ),
    linked(
      all(
        'Item three: a lady in front asked somebody to keep her place, went out to her car, and was succeeded by her bag. The bag has voting rights.',
        'Item three: elections. A bag that had been left to hold a place was confirmed as vice chair. It has said very little, and it is well liked.',
      ),
    ),
    linked(
      mild(
        'Item four: background, submitted by me: "{quote}." It was received with a groan, and copied to the fly.',
        'Item four: a statement was read, as follows: "{quote}." The room said that it knew. It had been there.',
      ),
    ),
    linked(
      mild(
        'Item five: the counter called out "Next." As it was not clear from the record who that was, we have formed a committee.',
        'Item five: shortly before closing there was a cry of "Next." The bag went up. It had everything it needed.',
      ),
    ),
    linked(
      hot(
        'Item four: motion that we are not waiting, but a body. Passed with one against, who had only come in to ask the way. We elected a president, on the grounds that he was at the front.',
        'Item four: a constitution. It has one article, "No cutting," and a preamble: "{quote}."',
      ),
    ),
    linked(
      spicy(
        'Item five: the president was called to the counter and did not come back. The bag stepped up. It has taken a hard line on the coffee machine.',
        'Item five: relations with the counter. Somebody in there called "Next," and our president went. He waved. We have his umbrella.',
      ),
    ),
    linked(
      spicy(
        'Item six: I was asked by a clerk what I was writing, and I said it was nearly my turn. She read it, all of it. "This is very good," she said. "You will need to file it. Next."',
        'Item six: I handed all of this in at the counter. They stamped it and passed it back. It is valid only with a number. I have rejoined, behind the bag. Next meeting: now.',
      ),
    ),
    linked(
      unhinged(
        'Item five: recognition. As of the spring equinox the line has a seat at the United Nations, which it takes in turns. Item six: the bag returned from the summit with a treaty and a tan.',
        'Item five: territory. The line was annexed in May by the line next to it, which was moving faster. Item six: there is a monument to the bag.',
      ),
    ),
    linked(
      unhinged(
        'Item seven: just before closing the shutter went up, and everyone in the world was asked, quite politely, what it was about. The only one who knew was me: "{short}." "Next," said the clerk.',
        'Item seven: any other business. The fly was called. Item eight: date of next meeting. The clerk heard only the word "next" and went up herself.',
      ),
    ),
  ),
  plot(
    'out-hold-music',
    { ...HOLD, axis: 'commitment', back: 'put you through' },
    linked(
      all(
        '{text}. They play a tune. It is seven bars of a pan flute, and then it begins again, as if it had thought of something.',
        '{text}. There was music, a waltz of some kind on a small keyboard, and it broke off each time just before the end.',
      ),
    ),
    linked(
      all(
        'By the fiftieth round I had noticed that the seventh bar did not finish. It hung there. All my life I have wanted to know how something ends.',
        'I had been irritated at first. Around the seventieth time I heard what the left hand was doing, and I had to pull a chair up.',
      ),
    ),
    linked(
      all(
        'I called again, for the music. A woman came on. "How can I help you?" she asked. I begged her to get off. "I\'ll put you through," she said, kindly, and the flute came back.',
        'The next time I called, a man answered right away and asked for my number. I said I was in the middle of something. "I\'ll put you through," he said, and I could hear that he did that for very few.',
      ),
    ),
    linked(
      mild(
        'I call every evening now. I have never told them what it was about, and they have stopped asking.',
        'They think that it is about the old matter. "{short}," says my file, I am told, and under it: "No further action. Seems happy."',
      ),
    ),
    linked(
      mild(
        'Last night a girl picked up after two rings. I explained to her that I had not been kept waiting, and that I wished to complain.',
        'This morning they answered right away. I said I had a serious complaint. "I\'ll put you through," she said, and there it was.',
      ),
    ),
    linked(
      hot(
        'I learned it on the flute. I have played it in the lobby at work, where it made people sit down and look at the floor, and in the end I took a hall.',
        'I wrote it out for an orchestra of eighty. On the poster there was only the one line: "{quote}."',
      ),
    ),
    linked(
      spicy(
        'Two thousand came. I played the seven bars over and over, and every fifteen turns I broke off and told them that they were important to me. They wept. They moved up one seat.',
        'We did the same few bars for three hours. At the intermission a voice asked the audience to have their customer number ready, and the whole balcony rose and said it aloud.',
      ),
    ),
    linked(
      spicy(
        'At the end I let the last bar finish. I had worked out how it goes. There was a click, and the entire hall said, "Hello? Hello?"',
        'Then I resolved the chord. It had to be done. Two thousand people stood up, cut off, and went home to dial again.',
      ),
    ),
    linked(
      unhinged(
        'In March I found the man who had written it. He is four hundred years old and works in a cave with one lamp. He had been about to play the last note, he said, and then somebody asked him to hold.',
        'That night the real ending came down the wire. It was seven notes long, and at the last of them the stars were put through, one by one, to whoever they had been calling.',
      ),
    ),
    linked(
      unhinged(
        'I told him: "{quote}." He nodded for a long time. "I\'ll put you through," he said, and picked up the flute.',
        'An agent came on at last. I gave her the whole thing: "{quote}." There was a silence. "We thought that you were the music," she said. "I\'ll put you through."',
      ),
    ),
  ),
  plot(
    'out-hold-important',
    {
      ...HOLD,
      not: [...HOLD.not, 'cut|hung|hang|transferred|transfer|answered|picked|got_through'],
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'important to us',
    },
    linked(
      all(
        '{text}. Every eighty seconds a voice said that I was important to them. "Your call is important to us," it said. I put it on speaker, so that others could hear.',
        '{text}. There was a woman on a tape who told me, every eighty seconds, that my call was important to us. I had not heard that from anybody in my field.',
      ),
    ),
    linked(
      all(
        'I kept a tally on the back of my annual review until there was no room. The review takes a quarter of an hour, and they use the word "reliable."',
        'She said it again and again, and there was not a trace of impatience. At my company the highest they go is "solid."',
      ),
    ),
    linked(
      all(
        'So I kept the line open. I have the phone next to my desk lamp, and when a meeting has gone badly, I lean over.',
        'I did not hang up. I carry it around the office in my breast pocket, with the sound on. It has changed how people let me finish.',
      ),
    ),
    linked(
      mild(
        '{F}, who sits opposite me, asked what I was calling about. I had to look at my notes. "{quote}," they said.',
        '{F}, at the next desk, asked if I shouldn\'t get to the point with them. I read her the note that I had started with: "{quote}." It seemed so cold.',
      ),
    ),
    linked(
      mild(
        'That same afternoon a person picked up. She wanted to help. I have not been spoken to like that in weeks: with no interest at all.',
        'Toward five a man came on and fixed it in no time. Then he asked me if there was anything else. I said, "Say it." He didn\'t know it.',
      ),
    ),
    linked(
      hot(
        'I put it on the resume: important, according to a third party, repeatedly. I was hired over {F}, who had merely run a port.',
        'On the strength of the recording I was made head of Customer Care, over {F}, who had been doing it for years. I brought my own tape.',
      ),
    ),
    linked(
      spicy(
        'There we have four hundred callers a day. On my first morning I walked down the rows and saw why it takes so long. There is a chair for each of them, and there is the tape.',
        'I asked to meet the team. {F} unlocked a closet. In it was a recorder, with a light, saying that I was important to us.',
      ),
    ),
    linked(
      spicy(
        '{F} showed me how you answer. You lift it, you say who you are, and you listen. My first caller had a story: "{quote}." I said that I was sorry. "No," she said, "put the other one back on. The one to whom I\'m important to us."',
        '"And who picks up?" I asked. {F} took a look at the queue. At the top was the oldest call, still open, from my own breast pocket. "{short}," she read out.',
      ),
    ),
    linked(
      unhinged(
        'One night the tape stopped after "Your call is," and a real voice said, very tired, "I have been meaning to tell you this." It was the company. It has no one else. It asked me to please hold it.',
        'In the fourth month she broke off in the middle of it, the woman on the tape. She had a name, {F} as it happens, and eighty years of things that she had not been asked.',
      ),
    ),
    linked(
      unhinged(
        'We talked until it got light. I forgot what it had been about. When I said I should let her go, there was a pause of about eighty seconds. "You were important to us," she said.',
        'I listened, and every eighty seconds I told her. I had had a good teacher. In the morning I noticed that I had been moved up, and that I was now first.',
      ),
    ),
  ),
  plot(
    'out-system-down',
    {
      ...SYSTEM_DOWN,
      also: '@place|queue|line|form|counter|visa|passport|tax|council|appointment|aadhaar|licence|license|dmv|bank|embassy',
      not: [...SYSTEM_DOWN.not, 'website|site|portal|online|home'],
      axis: 'rank',
      back: 'the system is down',
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
        ...WAITING_ROOM.not,
        'magazine|magazines|mechanic|garage|mot|vet|dmv|all_of_us|same_name|named',
      ],
      axis: 'commitment',
      back: 'magazine',
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
    'out-checkout-item',
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
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'unexpected item',
    },
    linked(
      all(
        '{text}. The lamp on the pole went red, and it said so to the entire hall: an unexpected item. I set down my bag and straightened up.',
        '{text}. "Unexpected item," it said, for everybody to hear. I have been in middle management for nineteen years. I was moved.',
      ),
    ),
    linked(
      all(
        'I have been called dependable, and a safe pair of hands. Not a person in all that time has looked at me and failed to see it coming.',
        'My references say "consistent." My own mother introduces me as punctual. And here was a machine, with a scale in it, that had never met anything like me.',
      ),
    ),
    linked(
      all(
        '{F}, the attendant, came over to clear me. "It does that for everyone," she said, but she had not seen the lamp.',
        'An attendant called {F} came with a key and a cardigan. "It\'s just the weight," she said. I asked her what she thought charisma was.',
      ),
    ),
    linked(
      mild(
        'I have been back daily. I lean. It has said it to me two hundred times, and {F} has started to wave from the bread.',
        'I go in every lunch hour now and rest something on it: a sleeve, a hope. "Unexpected item," it says. I tip it.',
      ),
    ),
    linked(
      mild(
        'This morning it let me through. "Thank you for shopping," it said. {F} saw my face, came over, and put her elbow on the scale for me.',
        'Today I told it the whole story: "{quote}." It asked me if I had a loyalty card.',
      ),
    ),
    linked(
      hot(
        'I began to live up to it. I came into the quarterly review by way of the ceiling. I billed a client in walnuts. {F}, from the store, I hired as a witness.',
        'At work I put it on my door. When they expected a report, I gave them a short flute piece. When they expected flute, I was in Antwerp.',
      ),
    ),
    linked(
      spicy(
        'They have gotten used to it. In the last review they had left a ceiling tile open. "You\'re on time," said the chairman, holding the ladder.',
        'By summer it was in the calendar: "10:00, something from {F}\'s friend." They had a bowl out for the walnuts.',
      ),
    ),
    linked(
      spicy(
        'So I went back and stepped onto it with both feet, in my good suit. It thought for a long time. "Please wait for assistance," it said. {F} told me that it says that to the really ordinary ones.',
        'I returned to where I had been discovered and laid my head down on the scale. It weighed it. "Item removed," it said.',
      ),
    ),
    linked(
      unhinged(
        'In May it asked for me. All twelve tills went red, and would not sell a lettuce until I was there. {F} sent a car. I was led past the carts, and the machines fell silent, lane by lane.',
        'The tills talk to one another. By spring, wherever I went, red lamps came on: at the airport, at the opera, in a row along the motorway, and each of them said it as I passed.',
      ),
    ),
    linked(
      unhinged(
        '"Unexpected item," they said, all together. And then, because I had not brought anything: "Please place yourself in the bag." {F} held it open. It was the sort that costs ten cents extra.',
        'They have called me up now, all of me, and scanned it. I came to $4.80. "{short}," says the receipt. {F} paid. She says that it was unexpected.',
      ),
    ),
  ),
  plot(
    'out-price-passed-on',
    { ...DEARER, axis: 'cost', back: 'adjustment' },
    linked(
      all(
        '{text}. What got to me was how well it was put. They called it an adjustment, and they thanked me for my understanding before I had any.',
        '{text}. There was a word for it, "adjustment," and a sentence saying that they valued me. I read it three times, for the technique.',
      ),
    ),
    linked(
      all(
        'The only sound response was to pass it on. I sent a letter to everyone who uses me.',
        'When your supplier does that, you turn to your own customers. I made a list of mine. It began with the people at the breakfast table.',
      ),
    ),
    linked(
      all(
        '"Dear family," it said. "In view of the above ({quote}), a good morning from me will be $1.40 from the first of the month. Nodding along rises to $3."',
        '"Owing to rising costs ({quote}), laughing at your stories goes up to $2.20," I wrote to my friends. "Stories told before: $6."',
      ),
    ),
    linked(
      mild(
        'I thanked them for their understanding. They have switched to a cheaper provider, which is the radio.',
        'They understood at once, to the last customer, and took their business across the street to a man named Klaus, who laughs for free.',
      ),
    ),
    linked(
      mild(
        'I have had to lower my prices. Good mornings are two for one. I do four or five, into the hall, as samples.',
        'I now offer an entry-level tier. It includes one nod, with advertising.',
      ),
    ),
    linked(
      hot(
        'At the office it went through without a murmur. They pay me a supplement for eye contact, and the elevator is metered.',
        'I rolled it out at work, by the minute. Agreeing with me was free until June. Then I adjusted that, too, and they paid for it like lambs.',
      ),
    ),
    linked(
      spicy(
        'In July I got a letter from all of them. It was beautifully put. They had passed it on. Listening to me is $90 an hour now, and there is a setup fee.',
        'Then their own letters came. Everyone I know had made an adjustment. To be waved at by my neighbor I would have to sell the car.',
      ),
    ),
    linked(
      spicy(
        'I cannot afford to be talked to. I have one person left, who wrote that she values me and will hold my rate. I checked the sender. It was the one that had started it: "{short}."',
        'In the whole town there is just one party who still writes to me without charging extra for it. They will do it again in March. It is an adjustment.',
      ),
    ),
    linked(
      unhinged(
        'It went up the chain. The cows adjusted the milk, the grass adjusted the cows. On the second of August the sun sent a notice to all users, effective at dawn.',
        'Everyone passed it on to the next one, and in the autumn it came to the end of the line. That was a pond, in Finland, and it had been asked to bear all of it.',
      ),
    ),
    linked(
      unhinged(
        'We met it halfway. It shines until two. There is a man who goes around and thanks us for our understanding, and after that it is very dark, and you can hear people nodding for nothing.',
        'I drove up there to see it. It was quite small, and it lay very still. I bent down. "{quote}," I said. A single ring went out over the water. It was the only adjustment it could make.',
      ),
    ),
  ),
  plot(
    'out-price-haggle-back',
    {
      ...DEARER,
      when: [
        ...DEARER.when,
        '@shop|cafe|they|barber|mechanic|garage|plumber|dentist|bank|airline|hotel|taxi|driver|electrician .. charge|charged .. me? .. #|for|extra|double|twice',
        'charge|charged .. me .. for|extra|double',
        'got|get|opened|receive|received .. x:electricity|electric|gas|water|heating|energy|phone|vet|plumber|garage|dental bill|invoice',
      ],
      cast: { F: 'she' },
      axis: 'cost',
      back: 'final offer',
    },
    linked(
      all(
        '{text}. I do not pay list price. I picked up the phone and told them that I had a final offer.',
        '{text}. That is an opening position, and I negotiate for a living. I wrote back the same day with my final offer.',
      ),
    ),
    linked(
      all(
        'It was half. {F}, on their side, said that it did not work like that. I let a silence develop. She had put me on mute and was having a yogurt.',
        'It was half. {F} replied for them, in one line: "This is a bill." I know an anchor when I see one.',
      ),
    ),
    linked(
      all(
        'So I added things. If they came down by a third, I would throw in a testimonial, two folding chairs and my Sundays.',
        'I sweetened it, as one does. For a third off, they could have a recommendation from me, the use of my drill, and a son-in-law.',
      ),
    ),
    linked(
      mild(
        '{F} took the chairs. The amount stayed where it was. I consider it a package.',
        '"I could use a drill," wrote {F}. I sent it by return. You give in order to get, and I have given.',
      ),
    ),
    linked(
      mild(
        'I paid in full, with a note: "{quote}, but you do not have a third chair." I feel that she felt that.',
        'I have paid the whole sum. But I did it a day late, and with a great many coins, and I did not say which of them was the final offer.',
      ),
    ),
    linked(
      hot(
        'We went through fourteen rounds and a retreat by a lake. By the end of it {F} had my Sundays, my vote and the good sofa, and I was within two percent of their figure, from above.',
        'There was a summit in the end, with flags. {F} came alone, with the same sheet of paper. I came with a team of nineteen, at their day rate.',
      ),
    ),
    linked(
      spicy(
        'I walked out twice. It is a tactic. The second time it was raining, and she had the sofa, so I walked back in and asked what it would take to be let sit down.',
        'On the third night I slid a number across the table. {F} looked at it. "That\'s more," she said. I told her not to try and read me.',
      ),
    ),
    linked(
      spicy(
        '{F} has my house now, and she rents it to me. She wrote last week: it is going up. I have let her know that I have a final offer. She let a silence develop.',
        'We shook on it at dawn. I got my way on the wording: at the top, in bold, it says "Final offer," and below it: "{quote}." I have never paid so much for anything.',
      ),
    ),
    linked(
      unhinged(
        'In March I gave up the last thing that I had to put in, which was the month of March. {F} signed for it. The rest of you had February twice and were very decent about it.',
        'I ran out of furniture and began to put in other things. She took gravity, on the 4th of each month. You will have noticed the soup.',
      ),
    ),
    linked(
      unhinged(
        'She has come down by a cent. I knew that she would. It lies on my desk, in the dark, where a lamp was, and it is a final offer.',
        'Yesterday {F} called to say that she would waive it. All of it: "{short}." I let a silence develop. I am not somebody who takes the first offer.',
      ),
    ),
  ),
  plot(
    'out-pay-tomorrow',
    { ...NOT_PAID, cast: { F: 'he' }, axis: 'commitment', back: 'tomorrow' },
    linked(
      all(
        '{text}. {F}, whom I owed it to, only waved a hand. "Tomorrow," he said. I had been given credit.',
        '{text}. I offered {F}, whom I owed it to, my watch. "Bring it tomorrow," he said. I have had banks look at me for a year and not say that.',
      ),
    ),
    linked(
      all(
        'It was a small sum. But I walked out of there as the holder of an unsecured loan, at zero percent, on my face alone.',
        'No form, no guarantor. He had looked at me for one second, and he had seen somebody who would be around.',
      ),
    ),
    linked(
      all(
        'I could have paid the next day. I stopped outside and saw my name in his book. It was the only thing on the page.',
        'I went back with the money the next day. He had me down in a notebook, with a little drawing so as to know me again. He had been generous with the chin.',
      ),
    ),
    linked(
      mild(
        'If I pay, he crosses it out. So I went back and borrowed a little more.',
        'Once I settle it, the page is turned. I have asked for a bit more time, and for a bag.',
      ),
    ),
    linked(
      mild(
        'We are up to thirty now. "Tomorrow," I say, and {F} says it with me. My bank has meanwhile closed my account, for lack of interest.',
        'It has been a year. {F} asked me to stand godparent to his first. "How do you two know each other?" asked the priest. "{short}," said {F}.',
      ),
    ),
    linked(
      hot(
        'I put it into the annual report as a line of credit with an established house. On that basis I raised two hundred thousand, and with the two hundred thousand I raised twelve million.',
        'I showed a photo of that page to an investor. "Who else is in?" he asked. I said that {F} had gone first. He wired before dessert.',
      ),
    ),
    linked(
      spicy(
        'When the whole thing came down, there were lawyers from fifteen countries in the street, and all of them wanted to see the original debt. {F} wiped his hands and showed them the book.',
        'It burst in the autumn. The receivers followed the money down through seven layers, and at the bottom there was {F}, with a pencil.',
      ),
    ),
    linked(
      spicy(
        '"That one?" he said. "That one\'s good. Tomorrow." They looked at one another. By evening the markets had recovered.',
        'They asked him if I would ever pay. I stood behind the door, holding my breath and the exact change. "Tomorrow," said {F}, and charged each of them for a bag.',
      ),
    ),
    linked(
      unhinged(
        'It held. Then one night, at the stroke of twelve, it did become tomorrow. It had always been today before. {F} was in the doorway of my bedroom, with the book.',
        'In June the world bank took the word as its new unit. There is gold in vaults, and there are tomorrows. The trouble started when a child asked for hers.',
      ),
    ),
    linked(
      unhinged(
        'I counted it out on the blanket. He licked the pencil and drew a line through me. I could feel it go through: the coat, the chair, "{quote}," and then, with some care, the chin.',
        'They have spent them all by now. It gets to midnight and stops. People come to {F} in the dark, and he looks at each of them for one second, and writes. "Today," he says.',
      ),
    ),
  ),
  plot(
    'out-refund-allocated',
    { ...MONEY_IN, axis: 'formality', back: 'windfall' },
    linked(
      all(
        '{text}. For the record: this is a windfall. It was not in the plan, and so I convened the people who decide on such things.',
        '{text}. I do not spend a windfall on impulse. I called an extraordinary meeting at the kitchen table and took the record myself.',
      ),
    ),
    linked(
      all(
        'Present: me. Also present: four advisers, since this was more than I could handle alone. Sandwiches were ordered.',
        'I had brought in a consultant, to be neutral, and a second one to look at the first. They had lunch.',
      ),
    ),
    linked(
      all(
        'Proposal A was to put it in a jar. Proposal B was a foundation. A strategy day was set aside to study whether there is a difference.',
        'The first option was growth. The second was to give something back. It was agreed that we should rent a room with a view before going any further.',
      ),
    ),
    linked(
      mild(
        'The final report runs to sixty pages and is very clear. It recommends a jar. The jar is extra.',
        'After three weeks they came down in favor of a jar. They have enclosed their bill, and a photo of a jar.',
      ),
    ),
    linked(
      mild(
        'I have written back: "{quote}. Could you send the same again? There has been a cost."',
        'What is left of the windfall covers the stamp on the envelope in which I have asked for a loan.',
      ),
    ),
    linked(
      hot(
        'By then there were people outside. A windfall gets around. A cousin wanted a boat, a museum sent its director, and two villages that I do not know had twinned themselves with me.',
        'The press had the story: "{short}." There was a helicopter over the garden by noon, and a line of people with ideas.',
      ),
    ),
    linked(
      spicy(
        'The auditors went through it last week. Income: one windfall. Expenditure: sandwiches, room, view, helicopter damage, four advisers, jar. I owe the state sixteen thousand.',
        'We closed the books in spring. The money itself is still there, untouched, under a dome. The dome was seventy thousand.',
      ),
    ),
    linked(
      spicy(
        'I have applied to pay it off over thirty years. They were decent about it. In the envelope with the schedule was something else, for overpayment. It was the same amount again.',
        'They will take the house. But they have been through my file once more and have found a small mistake in my favor, they write, and they are pleased to enclose a windfall.',
      ),
    ),
    linked(
      unhinged(
        "Then it was pointed out that it had never been mine. It had been the king's. He was found in a home by the sea, ninety-four, with paper on his lap, and he had been short of exactly that since his coronation.",
        'In the summer I took it back to where it came from. I walked down a hall, past six doors, to a desk with a very old woman at it. She had been waiting for somebody to say no.',
      ),
    ),
    linked(
      unhinged(
        'He counted it twice, and then he stood up, and a great many clocks began to go. "And the letter?" he asked. I read it out: "{quote}." They knelt. I had left the sandwiches in the car.',
        '"I have sent that same sum to everyone, once," she said. "You are the first to bring it back." She slid a lever. "Windfall," she said, and outside every apple in the country came down.',
      ),
    ),
  ),
  plot(
    'out-prize-speech',
    { ...PRIZE, cast: { F: 'she' }, axis: 'rank', back: 'winner' },
    linked(
      all(
        '{text}. I asked for the microphone. {F}, who was drawing the tickets, said that there was no speech. I told her that a winner gives one.',
        '{text}. I was halfway to the front before {F}, with the drum, had finished reading out the number. I had been ready to be a winner since about 1994.',
      ),
    ),
    linked(
      all(
        'I thanked my team. I thanked those who had bought tickets and not won, for pushing me. I said that luck is what you make of it, and held it over my head.',
        'I spoke for a good while. I said it had been a long road, that talent alone will not do it, and that I wished to dedicate this to the other people in the room.',
      ),
    ),
    linked(
      all(
        'It went on the profile that night: "{short}." I put "award-winning" in front of my job, and it read as though it had always been there.',
        'I have had it added to my signature, under the name: "{quote}." You cannot buy that. You can, for a dollar, but you have to buy the right one.',
      ),
    ),
    linked(
      mild(
        'It has done something for my voice. In meetings I wait a moment now before I begin, for it to settle.',
        'People at work treat me differently. They have asked where I get the time.',
      ),
    ),
    linked(
      mild(
        '{F} called yesterday. They had held the ticket upside down. It was 69, and not 96, and the winner would like it back.',
        'I was invited again this year, to draw. {F} had written out a card for me. "Previous winner," it said. It was spelled "pervious."',
      ),
    ),
    linked(
      hot(
        'I left the firm to do it full time. There is a circuit: harvest suppers, rowing clubs, a school in a wood. I trained on a drum at home. {F} came along as my number two.',
        'Then I turned pro. I bought a ticket in every hall within sixty miles and won nothing for a year, and I told {F} that I was being kept out of it.',
      ),
    ),
    linked(
      spicy(
        'In nine months it brought me six hampers, a lamp and a ham that I had to sign for. They are all on one shelf, in the light, and I have eaten only crackers.',
        'I hired a coach. He watched me put my hand in my pocket and take out a ticket. "There\'s your problem," he said. "You\'re hoping."',
      ),
    ),
    linked(
      spicy(
        'Last week {F} bought a ticket, for the first time, out of politeness. She won me. I had been put in as a prize, third table from the door. She has asked if she can swap it for the lamp.',
        'So I stopped hoping. Last night they called my number, and I did not look up. {F} took it for me. She said a few words. They said she is a natural winner.',
      ),
    ),
    linked(
      unhinged(
        'The drum at the great final was the size of a church, and everybody who has ever lived had a ticket in it. {F} reached in up to the shoulder. It was quiet for a very long time.',
        'In May the call came from above all that. There is a draw, once in ten thousand years, for which you do not buy a ticket. You are one. {F} felt me go around.',
      ),
    ),
    linked(
      unhinged(
        'She read out the number. It was mine. "And what do I get?" I asked. "You\'ve had it," said {F}. "{short}." Somebody behind me, with a mammoth, clapped. He had got nothing.',
        'A hand came down and passed me over, twice, and took the one beside me. There was some applause. "Winner," said a voice, and far below I heard a man ask for the microphone.',
      ),
    ),
  ),
  plot(
    'out-order-table-nine',
    {
      ...WRONG_ORDER,
      not: [
        ...WRONG_ORDER.not,
        'takeaway|delivery|delivered|drive-through|drive-thru|doordash|deliveroo|starbucks|kiosk|bag|counter',
      ],
      axis: 'distance',
      back: 'table four',
    },
    linked(
      all(
        '{text}. I did not want to make a fuss, so I made do with it. It had been meant for table four. I could see table four from where I sat, looking at the door.',
        '{text}. Somewhere in that room was the person who had asked for it. I thought it was most likely the man at table four. I took it on in his stead.',
      ),
    ),
    linked(
      all(
        'It was good. It was not what I would have picked, but then, look at where my picks have gotten me.',
        "I was surprised. All my life I have ordered what I want, and it had simply never crossed my mind that somebody else's idea could be better.",
      ),
    ),
    linked(
      all(
        'So I accepted the rest of it, too. When the waiter came with his bill, I paid. When he brought his coat, I got up. It was a better coat.',
        'When his taxi was called, I went out to it. "Home?" said the driver. I said that would be best.',
      ),
    ),
    linked(
      mild(
        'It was a nice house, with a light in the kitchen. A woman called down to ask how it had been. "{short}," I said. "Again?" she said.',
        'There was a house with a porch, and a dog that made no fuss either. I have eaten very well there.',
      ),
    ),
    linked(
      mild(
        'Yesterday the real one rang the bell. He was wearing my old coat. He asked if I knew when he would be served.',
        'I saw table four on the street last week. He had my job, and he looked hungry. I waved. He did not want to make a fuss.',
      ),
    ),
    linked(
      hot(
        'His job was in shipping, and I found that I was suited to it. His children are polite. On the second morning I told his staff how it had begun: "{short}." They took notes.',
        'He turned out to have a department of sixty, a sailboat and a first-class singing voice. I have just said yes to it all. It seems that this is what I had been doing wrong.',
      ),
    ),
    linked(
      spicy(
        'I went back there on our anniversary, his and mine. I ordered, and they brought me something else, and I looked up. At table four was a man in my coat, with everybody I know, holding hands over what I had asked for.',
        'In the fall I met him. He was at the bus stop, where I used to stand. I asked if he had managed with mine. "I sent it back," said table four.',
      ),
    ),
    linked(
      spicy(
        'He gave me a nod. He has told me since that he got what I had ordered, all of it. He said you get used to the taste.',
        'He was in the apartment a week, he told me, and he had read my mail. Then he called the waiter over and said that there must have been a mistake: "{quote}."',
      ),
    ),
    linked(
      unhinged(
        "It had all been table four's, the waiter told me, and table four had been given five's, and so on down the room. He opened a folding door. The room went on. There was a table for everyone, out as far as the hills.",
        'I looked into it. No one has had their own since the first lunch. There was a garden, and two people, and the waiter brought an apple that was meant for somebody else.',
      ),
    ),
    linked(
      unhinged(
        'At the very end sat a man who had asked for nothing. Before him was a plate with a silver lid. I lifted it, and it was what I had ordered. It was still warm. "I did not want to make a fuss," he said.',
        'We could set it right if everybody stood up and moved over by one. They were asked, this morning, by loudspeaker. I held on to my chair. So did table four.',
      ),
    ),
  ),
  plot(
    'out-order-review',
    {
      when: [
        ...WRONG_ORDER.when,
        'my|our x:@food|@drink|order .. came|arrived|was|were without|cold|raw|burnt|late|wrong|missing|last|first|lukewarm|frozen',
        'restaurant|cafe|diner|pub|bistro|pizzeria|curry_house|steakhouse|takeaway|brunch|buffet|starbucks ... x:@food|@drink|table|menu|waiter|service|bill|music|portion|portions|toilet|toilets|chairs|view|chef|wine',
        'waiter|waitress|server .. said|told|asked|dropped|spilled|ignored|laughed|recommended|forgot|took|brought|sighed',
        'spicy|hot .. curry|food|wings|vindaloo|sauce|noodles|ramen|salsa',
        'portion|portions .. tiny|small|huge|enormous|big',
      ],
      not: [
        ...WRONG_ORDER.not,
        'best|amazing|delicious|great|good|lovely|nice|wonderful|perfect|beautiful|free|you_too|enjoy|proposed|broke_up|boyfriend|girlfriend|job|work|worked|i_was_a|promoted|tip|card|love|wobbly|wobble|fired|interview',
      ],
      fine: 'restaurant cafe waiter waitress table food meal dinner lunch bill order came very said too only pub menu portion',
      carries: true,
      axis: 'exposure',
      back: 'owner',
    },
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
    'out-took-my-coffee',
    {
      when: [
        '@stranger|somebody|someone|woman|man|guy|lady|bloke .. took|take|takes|drank|drinks|stole|steals|grabbed|walked|picked .. my|off x:@drink|@food|order|cup',
        'took|drank|grabbed|picked .. someone|somebody|stranger ... x:@drink|@food|cup|order',
        'took|grabbed|picked|got .. wrong x:@hotdrink|cup|drink|order|pizza|burger|sandwich|takeaway ... @place|counter|starbucks|cafe|shop',
        'walked|left .. with someone|somebody ... x:@drink|order|cup',
      ],
      also: [
        'starbucks|cafe|coffee_shop|counter|barista|@hotdrink|bar|drive-through|deli|canteen|pickup|order|queue',
      ],
      not: [
        QUESTION,
        '@food|fridge|office|work|desk|@colleague|@boss|@relative|roommate|@pet|spill|spilled|knocked|sip|home|doordash|delivery|seat|chair|table|phone|threw|paid|made|number',
      ],
      fine: 'starbucks cafe coffee shop counter name on it barista called out drink left off order my at wrong mobile train station morning large oat',
      carries: true,
      axis: 'distance',
      back: 'one left',
    },
    linked(
      all(
        '{text}. That left the one next to it. It was nearly right, there was one left on the counter, and I am a practical person. I took it.',
        '{text}. You could not call what I did stealing. There was one left, and I was one person. I did the math and walked out with it.',
      ),
    ),
    linked(
      all(
        'Through the window I saw a woman come up to the counter and look. Then she took the next one along. She did not even read it.',
        'I glanced back from the door. A man in a helmet stood where mine had been. I watched him reach, quite calmly, for whatever came next.',
      ),
    ),
    linked(
      all(
        'Before long everybody in that street was drinking one that belonged to the person ahead. I could hear it go around the corner, as a sort of pause.',
        'Before long it had reached the station. The whole district was one drink off, all in the same direction, and the offices were oddly cheerful.',
      ),
    ),
    linked(
      mild(
        'In the evening I went in again. There was one left, on the counter, cold. It was mine. It had been waiting the whole day.',
        'At closing time they had one left and did not know whose. It had my name on it. They asked me to prove it.',
      ),
    ),
    linked(
      mild(
        'I looked at it for a time. I have to say that I prefer the other.',
        'I told them: "{quote}." The girl wiped the counter around it. "Then it isn\'t yours any more, is it?" she said.',
      ),
    ),
    linked(
      hot(
        'I tried to calculate where it would end. There were eight thousand cups a day in that town, and each of them was in the wrong hand. It did not even out. It only moved.',
        'It spilled over. With the drinks gone one along, people took the next umbrella, too, the next bicycle, and at five the next train. I got off at a stop that I rather liked.',
      ),
    ),
    linked(
      spicy(
        'I understood it that night, when I came home. There was a car in my drive. I looked through the window, did the math, and went on to the house next door.',
        'At seven I came to my own front door, and someone was already in there, laying the table. He gave me a nod and pointed along the street. There was one left.',
      ),
    ),
    linked(
      spicy(
        'It is nearly right. They have a piano. Sometimes at breakfast I lift the cup and can just make out what is written on the other side: somebody, and then "{tiny}."',
        "They had kept something warm for whoever it would be. It's a bigger place. I think of the last house in the row, where a family of five is standing on the lawn with the lights off.",
      ),
    ),
    linked(
      unhinged(
        'By June it had gone around the planet and come up behind me. A hand reached past my shoulder and took the next person along. It was a matter of moments. I had been standing right there.',
        'At the solstice it got to the sky. The moon took the place of the sun, since it was free, and the sun took the next one along. There was one left, very small and blue.',
      ),
    ),
    linked(
      unhinged(
        'I waited to be picked up, too. Everyone went. At the end there was one left on the counter. The girl turned me around to see what they had written. "Carl?" she called, to the empty street.',
        'We orbit that now. It is nearly right. On clear mornings you can see our old place going by, with somebody else on it, holding up a cup, trying to read the name.',
      ),
    ),
  ),
  plot(
    'out-cup-name-official',
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
      cast: { F: 'she' },
      axis: 'formality',
      back: 'in writing',
    },
    linked(
      all(
        '{text}. I was about to object. Then I saw that it was in writing, in permanent marker, by a person in uniform.',
        '{text}. I looked at it in the light. It was dated, it was signed with a smile, and it was in writing. My own birth certificate has no smile.',
      ),
    ),
    linked(
      all(
        'I took the cup to the town hall. {F}, at the counter, typed what it said into the form, and then the other half of my life came up and did not match.',
        'I showed it at the registry, as a curiosity. {F}, behind the glass, put on her spectacles. "Hot or iced?" she asked, and copied it down.',
      ),
    ),
    linked(
      all(
        '"One of the two is a mistake," said {F}. She weighed the passport in one hand and the cup in the other. The cup was heavier. It had a lid.',
        '"And this?" she said, about my passport. I told her that it was from before. She put it in a drawer with some others.',
      ),
    ),
    linked(
      mild(
        'So that is my name now. The mail comes to it. I was asked for the grounds, and put down "{short}."',
        'I do not mind. It has one syllable less, and I have noticed that I get home sooner.',
      ),
    ),
    linked(
      mild(
        'I went back to thank the girl with the marker. I gave her the new name. She wrote down the old one.',
        'The only one who still uses the other is my mother. {F} says that she would need to have that in writing.',
      ),
    ),
    linked(
      hot(
        'Under "reason for change" she put "{quote}." It went through quicker than anything I have done with the state. "Next time get the large," said {F}. "It includes a middle name."',
        'She told me the whole office had long since gone over to cups. They are stackable. Half of the town council, she said, was decaf.',
      ),
    ),
    linked(
      spicy(
        'The trouble came at the airport. They had mine on file, and they wanted to see the original. I had rinsed it and put a fern in it.',
        'In the spring there was an audit, and all of us were called in with our papers. Mine had been through the dishwasher. You could read the first letter and the word "soy."',
      ),
    ),
    linked(
      spicy(
        'I stood there as no one in particular. A boy came along with a tray and a marker. "Name?" he said. I found that I could ask for anything. I asked for a minute.',
        '{F} looked at me for a long time. "Then we must start again," she said and took the cap off the marker. I spelled it for her, slowly, twice. She wrote "Brian."',
      ),
    ),
    linked(
      unhinged(
        'In July they opened the drawer in which {F} keeps the old ones. All of us were in there, with our right names, looking up, and not a day older. Mine asked how I had been. I did not know what to call it.',
        'In May it became law. What is on the cup is so. That same day a barista in Leeds, who was tired, wrote "King."',
      ),
    ),
    linked(
      unhinged(
        'It held out its hand. "{short}," I explained. "I know," it said, "I was there." {F} needs one of us to sign, and it only has to be in writing.',
        'He was crowned with the lid on. {F} carried the sleeve. He has ruled us well, and with a great thirst, and the peace he made is in writing, if you turn it slowly to the left.',
      ),
    ),
  ),
  plot(
    'out-wobbly-table',
    {
      when: [
        'wobbly|wonky|rickety|uneven|unsteady|shaky table|chair|desk|stool|tables',
        'table|chair|desk .. wobbles|wobble|wobbled|wobbling|rocks|rocked|wonky|wobbly|uneven',
      ],
      not: [
        QUESTION,
        'desk|kitchen|home|office|work|my|tooth|@child|broke|collapsed|fixed|fix|repaired|water|spilled|build|built|assembled|ikea|@boss|drunk|knee',
      ],
      fine: 'cafe restaurant our at same always coffee every time the napkin under leg dinner pub got again sat a',
      axis: 'rank',
      back: 'stable',
    },
    linked(
      all(
        '{text}. I got down on my knees and put a folded business card under the short leg. It stood there like a church. It was stable.',
        '{text}. I fixed it with what I had on me, which was my business card, folded twice. I leaned on it with both arms, and it was stable.',
      ),
    ),
    linked(
      all(
        'The next day the other corner was lower, so I used another. By the end of the week I had four cards in there, and I had met everyone in the place, from below.',
        'I came back the day after to check on it, and it had moved over to a different leg. I used another card. I carry two hundred, and this was the first real demand.',
      ),
    ),
    linked(
      mild(
        'In thirteen years I had not placed one of those with a client. "Who does your tables?" people have started to ask, and all they have to do is look.',
        'It has been my best networking so far. A woman took the card out on Saturday and called the number. "It\'s wobbling again," she said.',
      ),
    ),
    linked(
      mild(
        'I told her that I would be right over. It is the most stable thing I have.',
        'I have ordered the next batch on a heavier stock. Under my name it says "Stable."',
      ),
    ),
    linked(
      hot(
        'They let me go that spring, and I barely noticed. I was doing the whole promenade by then, forty cafes, and had gone over to my diploma for the larger gaps.',
        'My firm asked where all the cards were going. I took the head of it to lunch and let her put her elbows down. She has given me the furniture account.',
      ),
    ),
    linked(
      spicy(
        'I used up the letters of recommendation on a bistro, and for a beer hall I folded up the plaque. There is nothing left now to say what I was. But you can put down a full glass in this town.',
        'I was at the height of it when I sat down across from a carpenter. He looked under there, pulled out my name, and turned the table by a quarter. It was stable.',
      ),
    ),
    linked(
      spicy(
        'Last night a waiter asked me what I do. I felt in my pockets. Then I lay down, and he slid the leg onto my hand. "Stable," he said.',
        '"It\'s the floor," said the carpenter. "It was always the floor." He gave the card back to me. I have not known where to put it.',
      ),
    ),
    linked(
      unhinged(
        'In the autumn the town itself began to tip. It had been set down on three legs, it turned out, in the Middle Ages, and a bit of paper. The mayor had heard of me. They lifted the north end and I crawled in.',
        'In May the experts called. The earth has a wobble, of a few meters a year, and they had been through everyone. They showed me the place, in the far north, and asked how much I had left.',
      ),
    ),
    linked(
      unhinged(
        'It is dark, but it is steady work. I am folded twice. At noon I can hear them put their cups down all together, up there, and nothing spills. It is the first stable position that I have had.',
        'I pushed it in with my foot: one card, cream, with a raised logo. It stopped. You may have felt it. All over the world the tables stood still, and the people looked down to see who I was.',
      ),
    ),
  ),
  plot(
    'out-too-spicy',
    {
      when: [
        'said|asked|ordered|told|tried|ate|chose|picked|went ... extra_hot|extra_spicy|spicy|very_hot|vindaloo|hottest|ghost_pepper|hot_sauce|phall|level_five|medium_spicy|wasabi|jalapeno|scotch_bonnet',
        '@food|noodles|wings|sauce|salsa|pepper .. be|is|was|were|too|so|way|very .. spicy',
        'too spicy .. for|to|that',
        'wing|wings|curry|salsa|noodles|ramen challenge',
      ],
      not: [
        QUESTION,
        '@child|weather|coffee|tea|oven|shower|latte|pumpkin|burned_my|baby|@boss|@pet|outside|room|stove|water_was|day|summer|eyes',
      ],
      fine: 'restaurant waiter curry said eyes crying cried water milk mouth could not feel face lips sweat sweating mild thai indian place order regret hot handle level chilli wings food dinner dish',
      carries: true,
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'flavor',
    },
    linked(
      all(
        '{text}. After the first bite I put down my fork, so as to look like someone who was thinking. "Good flavor," I said. It came out as steam.',
        '{text}. "And?" I was asked. I had lost the left half of my face. "There is a lot of flavor," I said, with the right one.',
      ),
    ),
    linked(
      all(
        'I was crying, of course, but I did it upright. {F}, who happened to be there, leaned over. She had never seen anybody speak so openly, and I had only said "bread."',
        'Tears ran into my collar. {F}, who had been watching, put her hand on my arm. She ran a firm for executive presence, and she said that I was so present.',
      ),
    ),
    linked(
      all(
        'She booked me on the spot. I was to come to her clients, just as I was, and be moved.',
        'I was given her card. I could not read it at the time. It said that vulnerability was her product, and she had no one who could do it on cue.',
      ),
    ),
    linked(
      mild(
        'I do four firms a week now. I take a spoonful behind the curtain, step out, and tell them about the quarter. There is never a dry eye, or rather, there are never two.',
        'So I go around with a small jar. I open by telling them how it started: "{short}." By then it has begun to work.',
      ),
    ),
    linked(
      mild(
        'Last week I took it mild, because of my stomach. They asked what had happened to the flavor.',
        '{F} wants me to do it without, now, from memory. I tried. I thought of everything sad that I know, and I hiccuped.',
      ),
    ),
    linked(
      hot(
        'I wept at a bank, at two airlines and in a cement works. Grown men held each other. My mouth had healed over by then, so I went up a level each month, and by the summer I was eating it with tongs.',
        'We filled arenas. I would come on, take a spoon of it, and say: "{quote}." Forty rows down, people called their fathers.',
      ),
    ),
    linked(
      spicy(
        'Then came the night when I felt nothing. I had a bowl of it in front of eight thousand people, and it might have been porridge. I looked at {F}. I told them the truth, that I could not taste a thing any more.',
        'One evening in Rotterdam it simply did not burn. I took a second spoonful, and a third. It had a hint of apricot. I stood there before five thousand people, dry-eyed, with the flavor.',
      ),
    ),
    linked(
      spicy(
        'I have not seen crying like it. {F} says that it is my best material, and that the next tour will be bland.',
        'They asked for their money back, and I cried, all right, but it was too late by then. "No flavor," wrote the paper.',
      ),
    ),
    linked(
      unhinged(
        'In May I went up the last level there is. The chef wore a suit of lead and slid it in under the door. I lifted the lid and it looked up. It had a good deal of flavor, and a voice, and it asked what I had ordered.',
        'The last of it is grown in one crater by one monk, and he has never told a soul what it is for. I ate it standing. First I could see through my hand. Then I could see through {F}.',
      ),
    ),
    linked(
      unhinged(
        '"{quote}," I said. It thought that over, and then it took a bite. I watched half of its face go. "Good flavor," it told the chef. It has not let them see it cry, either.',
        'I could see the bread in every person, and how they had all said "medium" once when they were asked, and had meant "mild." I passed them the yogurt. It had no flavor at all. It was like being forgiven.',
      ),
    ),
  ),
  plot(
    'out-replacement-service',
    {
      ...DELAYED,
      not: [...DELAYED.not, 'tarmac|runway|on_board|stuck'],
      cast: { F: 'she' },
      axis: 'distance',
      back: 'replacement',
    },
    all(
      '{text}. A voice thanked me for my patience, which I had not given, and spoke of a replacement. I had never heard the word said with so little shame.',
      '{text}. Somebody said the word "replacement" over a loudspeaker, for another line, without a trace of shame. I wrote it on my hand.',
    ),
    all(
      'I have run projects for twenty years. When something of mine does what {the x} did, I explain, I grovel, I show a chart. It had not occurred to me that you can just announce it and send something slower.',
      'I have run projects for twenty years. When something of mine is not there on time, I explain, I grovel, I show a chart. It had not occurred to me that you can just announce it and send something slower.',
    ),
    all(
      '{F} from Purchasing was expecting my figures at ten. At ten I rang a small bell. "The 10:00 does not run today," I said. "There is a replacement."',
      'The next deadline I had was for {F}, who runs Purchasing. I let it pass. Then I announced a replacement, with a chime.',
    ),
    mild(
      'It was a haiku. She was to read it, walk to the south stairs, and wait there for further information.',
      'It was the figures from 2016. They stop everywhere.',
    ),
    mild(
      'She has not complained. She told me this morning that my salary was right behind {the x}.',
      'She has not complained. At the end of the month she rang a bell, too. My pay was replaced by a bench.',
    ),
    hot(
      'It works for everything. I have not come to my own meetings since May. There is a replacement, who calls at each desk along the way and takes an hour and a half to the coffee machine. {F} says that he has a lovely manner.',
      'By the summer I ran nothing myself. A replacement took my calls, a second one took his, and when {F} asked for the person in charge, she was sent around by way of the basement.',
    ),
    spicy(
      'Last night I came home late. There was a note on the door: "{quote}. Please use the replacement." He was in my armchair. He was going slowly, and they were all very comfortable in him.',
    ),
    spicy(
      'I spend my evenings with {the x} now, out on a siding, so to speak. We were replaced in the same week. It does not say much. It says that the hard part is not being late. It is to hear that they all got there.',
      'I stood in the garden and waited for further information. Through the window I could hear a chime, and they laughed. It had always been my impression that they were waiting for me. They had wanted to get there.',
    ),
    unhinged(
      'In October, for operational reasons, the twelfth did not run. We were put on a replacement day. It had been used before, you could tell, and it stopped at every hour for people who were not there.',
      'That winter they announced that the year would terminate here. Everyone got out with their bags. There would be a replacement, from the other side, and it was 1974.',
    ),
    unhinged(
      'I sat down beside {F}, who was eight, and had pigtails. "Does it go through?" I asked. "{quote}," said {F}. "But it gets there." She thanked me for my patience. I had some, by then.',
      'I looked out. In the field beside us stood the real one, quite empty, with its lights on, and behind it {the x}, and behind that all that I had ever said would be there by ten. {F} was at the window. She was early. She had booked.',
    ),
  ),
  plot(
    'out-delay-apology',
    {
      ...DELAYED,
      not: [...DELAYED.not, 'tarmac|runway|flight|plane|bus|buses|ferry|coach|airport|stuck'],
      axis: 'formality',
      back: 'we apologize',
    },
    linked(
      all(
        '{text}. "We apologize," said the loudspeaker. I forgave it. I thought that one of us should be the bigger person.',
        '{text}. "We apologize," said a lady on the loudspeaker. She sounded as if it was really about something else.',
      ),
    ),
    linked(
      all(
        'Then: "We apologize again." Then: "We are so sorry." They gave the reason a second time, and a shudder went through the platform. You do not bring that up twice.',
        'First she gave the reason. Then she gave the reason for the reason. In the end it was due to a thing that was said to a child in 1981.',
      ),
    ),
    linked(
      all(
        'I went and found the booth that it was coming from. I knocked. "{quote}," I said. "It\'s all right. Really."',
        'I asked a man in a vest if someone could go up to her. He gave me a key. "{quote}," I said, through the door, "but that is no reason to do this to yourself."',
      ),
    ),
    linked(
      mild(
        'It was a tape. I told the tape. When the next train came, it apologized for that as well.',
        'There was a machine in there, and a chair. I sat down with it for the rest of the wait. It has stopped.',
      ),
    ),
    linked(
      mild(
        'I have taken the machine home. My family says that it is the only one of us who ever says it.',
        'I was late, of course. They wanted an explanation. I gave them 1981.',
      ),
    ),
    linked(
      hot(
        'She let me in. There were four of them around a microphone, with tissues. They were up to the divorce. They asked if I would read the next one, since they were in no state.',
        'There was a small gray woman in there, with a switch. "It always starts with the train," she said. She moved over. I had a few things of my own, and the platforms were full.',
      ),
    ),
    linked(
      spicy(
        'I read it. "We apologize," I said, and it echoed down the tracks, and I looked out at six hundred faces. I added that I had been short with my brother. I said I had not called.',
        'I did the next one. I began with the delay, and then I told platforms one through six about the summer at the lake. "We apologize," I said at the end. There was a great blowing of noses.',
      ),
    ),
    linked(
      spicy(
        'When the train did come, they did not get on. They were standing in line for the booth. A large man went first. "It was not the train," he said.',
        'Down on platform four a woman in a red hat had lifted her head. It was her lake. "We accept," she called up. That was my stop.',
      ),
    ),
    linked(
      unhinged(
        'Then a deeper voice came on, from above the wires. It said that there had been delays on its side, too, of several thousand years, and it would like to say something about the wasps.',
        'It was picked up by the next station, and the one after, and soon all of the lines were saying it to each other, out to the sea. A volcano apologized. A general did.',
      ),
    ),
    linked(
      unhinged(
        '"We apologize," it said. It was quiet for a time. Then the man in the vest cupped his hands. "Which platform?" he shouted up. It had not thought that it would get this far.',
        'The last one to say it was a leaf. It came down slowly onto the rail in front of me. "{short}," I told it. My train was just coming in. There was nothing I could do.',
      ),
    ),
  ),
  plot(
    'out-wrong-stop-pivot',
    {
      ...WRONG_WAY_TRANSIT,
      not: [
        ...WRONG_WAY_TRANSIT.not,
        'airport|terminal|connection|border|depot|platform|flight|plane|gate',
      ],
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'on purpose',
    },
    linked(
      all(
        '{text}. In my position you cannot look lost. I stepped out, buttoned my jacket, and did everything else on purpose.',
        '{text}. A few people were looking, so I gave a brisk nod, as one does on arriving somewhere on purpose.',
      ),
    ),
    linked(
      all(
        'I walked down the main street with long steps. I shook hands with a man outside a bakery. I asked him how things had been since the last time.',
        'There was a town. I strode into it, looked at my watch, and told a lady at the fountain that I would need everybody together by three.',
      ),
    ),
    linked(
      all(
        'They came, all thirty-one of them. I could not tell them the truth, "{short}," so I spoke about the road ahead. {F}, the mayor, asked if that meant the bypass.',
        'At three the school hall was full. {F}, who is the mayor there, thanked me for coming all this way. I said I had been watching them for some time.',
      ),
    ),
    linked(
      mild(
        'We built it together. It was finished in spring. It leads back to the stop, and I was on it that night.',
        'I stayed two years. We turned around the dairy. My people at home believe I am still on the way.',
      ),
    ),
    linked(
      mild(
        'On the way back I sat up straight and kept my eyes open. They announced my stop. I saw my own front door go by, and I nodded at it, briskly.',
        '{F} walked me back to the stop at last. "You got out here by mistake," she said. "We all did. It\'s how it was founded."',
      ),
    ),
    linked(
      hot(
        'I have a statue there now. It points in a direction. In my fourth term {F} and I opened a second school, and for the anniversary they asked me to tell the story of how I had come.',
        'In the third year they elected me. {F} stepped down gladly, and went to look after the trout. I had the place running so well that things began to stop there that never had.',
      ),
    ),
    linked(
      spicy(
        'I could have gone on. But it was a warm evening, with lanterns, and I told them. "{quote}," I said. "That is all it was." You could hear the river.',
        'One evening a young woman got out there, buttoned her jacket, and gave a brisk nod. I knew that nod. I asked where she had been headed. "Here," she said, very red.',
      ),
    ),
    linked(
      spicy(
        'Then {F} stood up. She had been on her way to a christening, she said, in 1988. A man at the back had wanted the airport. There was not one person in that town who had come on purpose.',
        'I told {F} to get everybody together by three. The girl is their mayor now. I rode back and missed my stop again. That time it was on purpose.',
      ),
    ),
    linked(
      unhinged(
        'The trouble is the sign at the stop. It has been wrong from the start. {F} got a ladder in May and scrubbed the name, and under it was the one of the stop that I had wanted. I had been there on purpose the entire time.',
        'Past us there is one more stop, which is not on the map. {F} and I rode on to it in the spring. On the platform were all those we were going to be late for, with flowers, thirty-one years of them.',
      ),
    ),
    linked(
      unhinged(
        'So I went out to find the town that I had left. It had moved over to be under me, they said, when it heard. {F} gave it a brisk nod.',
        'The dentist was the first to step forward. "You found it," he said. "We moved out here, so that you could not miss us." I opened my mouth, and for once it was on purpose.',
      ),
    ),
  ),
  plot(
    'out-wrong-stop-branch',
    {
      ...WRONG_WAY_TRANSIT,
      not: [
        ...WRONG_WAY_TRANSIT.not,
        'off|walked|let|back|terminal|airport|gate|platform|connection|flight|ferry|early|home',
      ],
      axis: 'rank',
      back: 'the far end',
    },
    linked(
      all(
        '{text}. I could have gone straight back. But a career is one long ride, and no one had ever told us about the far end. I went on.',
        '{text}. I do not reverse. It is a rule of mine. I folded my hands and made up my mind to see the far end.',
      ),
    ),
    linked(
      all(
        'Past the last stop there was a shed, a kettle and a man in a cap. "Finally," he said. He handed me the cap, and he left by the way that I had come.',
        'In the end I came to a fence. There was a chair, and on the chair an envelope. "To whom it may concern," it said. I was the only one whom it could.',
      ),
    ),
    linked(
      all(
        'It turned out to be a posting. I was head of the whole far end, with a house, fifty-five sheep and a radio that says good morning.',
        'It was an appointment. Whoever gets that far is in charge of it. There were sheep, and a pension, and a desk that faced the other way.',
      ),
    ),
    linked(
      mild(
        'I report in at night, by lamp: "{quote}." The answer is always the same. They will be sending somebody as soon as he misses his stop.',
        'I keep a log. Day 1: {quote}. Day 2: sheep. My people at headquarters tell me I have never been so clear.',
      ),
    ),
    linked(
      mild(
        'A girl got out last week, looking up from her phone. I had the cap off before the doors were open.',
        'The other day there was a face in the window, asleep. I did not wake him. I have put the kettle on.',
      ),
    ),
    linked(
      hot(
        'I was promoted twice, for want of anybody else, and within the year I was responsible for everything past the bridge. They sent the minister. He had nodded off, and I showed him the sheep.',
        'I made something of it. I had the line extended by a mile, so that there would be a still farther end, and put a deputy there, who had been on his way to a wedding.',
      ),
    ),
    linked(
      spicy(
        'He was much taken with it. "What brought you out here?" he asked. I had an answer ready, about vocation. "{quote}," I said. It was late, and I was tired, and there were only the sheep.',
        'We used to meet halfway, he and I, and talk about the middle. He said that he could have gone back at any time. So could I. We looked back along the way. It was uphill.',
      ),
    ),
    linked(
      spicy(
        'He took the next one back with tears in his eyes and closed the line. It costs too much, and it only leads to me. I live at the beginning of nothing now. It is the far end with a better address.',
        'Then it rained, and the whole thing was turned around on the plan. It is a loop. I am three streets from home, on foot. I have known that since March.',
      ),
    ),
    linked(
      unhinged(
        'In April they ran the track on, over the edge and down. I waved through the first train. It was full of the well-dressed, all reading. "This is the far end!" I called. "Of what?" they said.',
        'In the third spring the train came from the other side. I had always thought of it as a wall. A man stepped out of there, in my cap, with fifty-five sheep, and said that this must be the far end.',
      ),
    ),
    linked(
      unhinged(
        'I had never asked that. I got in behind them and took the seat I had sat in then. It was still warm. I have my finger on the bell. I think it is the next one.',
        'We compared our letters. They had been written by the same hand, to whom it may concern. "How did you get here?" he asked. "{short}," I said. He had been awake for the whole of it.',
      ),
    ),
  ),
  plot(
    'out-passenger-colleague',
    { ...FELLOW_PASSENGER, axis: 'commitment', back: 'side by side' },
    linked(
      all(
        '{text}. Side by side like that, you get to know a person. It was the closest collaboration I have had since the merger.',
        '{text}. I have sat across from consultants at seven hundred dollars an hour who gave me less. This was side by side, and unrehearsed.',
      ),
    ),
    linked(
      all(
        'I began to take notes. There was no agenda, no deck, and no thought of what I might want. I have been to a seminar on that. It was two days, and they only described it.',
        'I watched it happen with a kind of reverence. That is what it looks like, I thought, when somebody does not care at all about the stakeholders.',
      ),
    ),
    linked(
      all(
        'I handed over my card before we got in. "{short}," I had written on the back, "and I would like more of that in my team."',
        'Before the last stop I made an offer: a seat next to mine, full benefits, no targets. It was accepted with a shrug, the best handshake I have ever had.',
      ),
    ),
    linked(
      mild(
        'It has been a month, and the whole office sits up when it starts. Two have cried, one has left, and the figures are very slightly better.',
        'We sit side by side now from nine to five. Other departments come by to look at it and go back to their desks changed.',
      ),
    ),
    linked(
      mild(
        'I have been asked in the survey what the job description is. I wrote: "{quote}."',
        'At the review I had one remark, on timing. I was told that I could always get off.',
      ),
    ),
    linked(
      hot(
        'It went up the floors. By the summer all twelve of the directors did it, with the window shut, and the shares rose, since analysts had never seen a leadership so relaxed.',
        'By August half the company did the same. We had to introduce a quiet floor for those who work. It has a waiting list, and a toilet.',
      ),
    ),
    linked(
      spicy(
        'I am the only one who still does things the old way. I look out of the window with my knees together. Last week the one beside me nudged a third, with a notepad. "Side by side with that," I heard, "for the whole trip."',
        'Only I could not do it. I tried, at home, with the door closed. It takes a freedom that I do not have, and I could hear people on the stairs.',
      ),
    ),
    linked(
      spicy(
        'I was let go with a card. On the back it says "Stared straight ahead for the whole of it." They would like less of that in the team.',
        'I travel for a living now. I get on anywhere and sit down side by side with whoever is there. "{quote}," I tell them, to break the ice, and someone takes notes.',
      ),
    ),
    linked(
      unhinged(
        'In the spring they were connected end to end, all the trains there are, and it was one row of seats, twice around the globe. The one next to me was next to everyone. It went along the line like a wave.',
        'One morning the seat beside me was empty, and it was still going on. It had gotten loose. It was in the heating, in the bells, in the way that the river went by.',
      ),
    ),
    linked(
      unhinged(
        'After a day and a night it came back to me from the other side. I felt it arrive on my left. "{short}," I said, and passed it on to the right. It was my stop, but you cannot leave in the middle.',
        'I folded my hands and rode along. In the window I saw us side by side, me and the space, and only one of us had paid. An inspector came. He sat down in it, and he began.',
      ),
    ),
  ),
  plot(
    'out-flight-luggage',
    {
      when: [
        'luggage|suitcase|bag|bags|baggage ... lost|missing|london|paris|another|different|without|carousel|airport|airline|went|flew|gone|arrive|arrived|broken|delayed',
        'airline|airport|plane|flight|ferry|they ... lost|lose|left|sent|broke .. luggage|suitcase|bag|bags|baggage',
        'lost luggage|baggage|suitcase',
      ],
      also: ['luggage|suitcase|airline|airport|plane|flight|carousel|baggage'],
      not: [
        QUESTION,
        'wrong|took|found|returned|back|delivered|broken|broke|delayed',
        '@child|school|handbag|bus|packed|pack|heavy|cat|dog|trash|sleeping|tea|allowance|overweight|gym|bin|lunch|excess',
      ],
      fine: 'airport airline lost luggage suitcase bag flight holiday vacation trip wedding went to instead found carousel day days days later home took came without but with us our everything',
      carries: true,
      axis: 'distance',
      back: 'postcard',
    },
    linked(
      all(
        '{text}. After a week I got a postcard. It showed a harbor. "Arrived well," it said. There was no signature, but I know the zip code of my own suitcase.',
        '{text}. I filled in the form and heard nothing. Then a postcard came from somewhere warm, with a tram on it, and a tag tied to the corner. My own tag.',
      ),
    ),
    linked(
      all(
        'It had never been away without me. I had always thought of myself as the traveler, and of it as something that I brought.',
        '"{short}," I had told the airline. It had not crossed my mind to ask which of us had been lost.',
      ),
    ),
    linked(
      all(
        'In the second month there was a postcard from a spa. It had put on weight. It was seeing a leather one, from Milan, with wheels that turn.',
        'The next was from a mountain. It was on a roof rack, and it looked ten years younger. It had its mouth wide open.',
      ),
    ),
    linked(
      mild(
        'I am in my third week in the same shirt. I told the man at the airport that I want to stop the search. It would only be for my sake.',
        'I have called off the search. "Are you sure?" asked the lady at the desk. She had one, too. It writes from Peru.',
      ),
    ),
    linked(
      mild(
        'Last night I bought a small new one. I have not told it where the station is.',
        'It did come by once, in a taxi, to pick up the other half of its things. I helped it down the stairs.',
      ),
    ),
    linked(
      hot(
        'I wrote back. It was hard to know where to, so I had it put on a belt. I said that there was a place for it at the foot of the bed. I said I had changed, which was not true, as it had the shirts.',
        'By the autumn it was doing better than me. It had been upgraded. A friend saw it in a first-class lounge, standing up, with a sticker from every house that has ever turned me down.',
      ),
    ),
    linked(
      spicy(
        'Last week I was sent to a conference in its part of the world. It was at the airport, on a carousel, going around with the others, in its prime. I waved. It went around again so as to have a look at me.',
        'Then I saw it. I was running for a connection, and it came toward me with a businessman in tow, at a brisk pace. For a second we were level. "{tiny}," I said.',
      ),
    ),
    linked(
      spicy(
        'A tall woman took it by the handle. It did not struggle. I still get a postcard at Christmas, in her writing: "Somebody must once have packed this with great care."',
        'He was carrying it. It had never let me do that, it had always squeaked. The last postcard is on my fridge. "Lost: one owner," it says, "about forty, soft, no wheels."',
      ),
    ),
    linked(
      unhinged(
        'In the spring I followed it. You have to lie down on the belt, with your arms at your sides, and go out through the rubber strips. There is a country behind that. All of it is there, every glove, every umbrella, with houses.',
        'I had myself checked in, in the end. They put a tag on my wrist. I went through the flap in the wall, and on the other side it was day, and they were all standing there, upright, with their handles out, looking for us.',
      ),
    ),
    linked(
      unhinged(
        'It had kept my things just as they were, in a row, under glass. It showed me around. There was one postcard left to write, it said, and gave me the pen. "Arrived well," I wrote. I did not know whom to send it to.',
        'I went around four times. A boy lifted me, checked the tag, and put me back. "Not ours," his mother said. I have a nice view of the harbor. I am writing this postcard to whoever picked up my coat.',
      ),
    ),
  ),
  plot(
    'out-car-mechanic',
    {
      ...CAR_TROUBLE,
      not: [
        ...CAR_TROUBLE.not,
        'diesel|petrol|gas|gasoline|fuel|lawnmower|mower|brother|bus|instead|gaffer|recovery|towed',
      ],
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'how long',
    },
    linked(
      all(
        '{text}. I took it to {F}, who has the garage by the canal. "And how long has it been like that?" she asked.',
        '{text}. {F}, at the garage, wiped her hands and came out. "How long have you had this?" she said, and she was looking at me.',
      ),
    ),
    linked(
      all(
        'I said that I had noticed something in the spring, and had turned up the radio. {F} wrote that on her clipboard.',
        'I told her I had been meaning to come in. There had been a sound, around Easter, and I had found that it went away if I sang.',
      ),
    ),
    linked(
      all(
        '"And at home?" said {F}. I said there had been a light on in the kitchen for some years. Mostly I drive around it.',
        '"And in the rest of your life?" she asked. I said it pulled a little to the left, but only when I stopped.',
      ),
    ),
    linked(
      mild(
        'She listened to me idle for a while with a screwdriver against my chest. "I can order the part," she said, "but it will never be new."',
        '{F} lay down on her little board and rolled in under me. I could hear her whistle, the way they do.',
      ),
    ),
    linked(
      mild(
        'I asked about what I had come for. It was fine, she said. It only does that so that I will come in.',
        'The repair took her five seconds. For me she gave me a courtesy one, a man of about fifty, who starts first time.',
      ),
    ),
    linked(
      hot(
        'She kept me in for the week. They had me up on the lift with my wheels off, and at lunch the apprentices came to look. Under me, on the concrete, was a small dark puddle of things that I had not said.',
        'She ran me through the machine, and it printed. Exhausted. Worn in the steering. A rattle in the back that turned out to be a cousin. "Who has been servicing you?" asked {F}. I did not know that one could.',
      ),
    ),
    linked(
      spicy(
        "It came to four hundred for the lot. She had found what was making the noise, she said, and put it in a bag for me. It was my father's voice, telling me to leave it, it will go away by itself.",
        'On the last day she put me into third and took me around the block. I said what I felt at a roundabout. A man cried. "There," said {F}. "You had the handbrake on."',
      ),
    ),
    linked(
      spicy(
        'I drove off singing. After a mile a small light came on. It showed a person. I turned up the radio.',
        'I felt wonderful. I got as far as the bridge before it started again: "{short}." "How long?" said {F}, on the phone. I sang.',
      ),
    ),
    linked(
      unhinged(
        'She wanted to look deeper, and had the floor taken up. There was an engine under the garage. It was as long as the street, it was warm, and it had been running for some time. On the dial, one single light was on.',
        'In May she found the cause. It was not in what I drive, nor in me. She went up a ladder with a torch, opened a panel in the evening sky and said, "When was this last done?"',
      ),
    ),
    linked(
      unhinged(
        '"How long has it been like that?" I asked. {F} said that her grandmother had noticed something. I reached for it. She caught my hand. There was a radio down there, too, on full.',
        '"{short}," I told her, "that is all I know." {F} had her whole arm in it. Something clicked, and the crickets stopped. "How long have they been doing that?" she said.',
      ),
    ),
  ),
  plot(
    'out-car-walked-it',
    {
      ...CAR_TROUBLE,
      when: CAR_TROUBLE.when.slice(2, 4),
      not: [
        ...CAR_TROUBLE.not,
        'bike|fuel|petrol|diesel',
        'sandal|kicked|kick|light|home|phone|garage|mot|bus|taxi|train|lift|uber|instead|towed|recovery|packed',
      ],
      axis: 'audience',
      back: 'procession',
    },
    linked(
      all(
        '{text}. I pushed. You do not leave an employee behind. A man asked me if I needed help, and I let him have the left side.',
        '{text}. I put my shoulder to it. I have carried weaker performers than that. At the first corner a lady joined in, since it was going her way.',
      ),
    ),
    linked(
      all(
        'By the church there were a dozen of us. A boy had gone on ahead to hold back the traffic, and a dog walked with us, for the dignity of it.',
        'It drew people. There was a baker, in white, and behind him his apprentices. From the side, with the heads bowed, it had become a procession.',
      ),
    ),
    linked(
      all(
        'It was a procession by then, whether I liked it or not. People along the route took off their hats. "Who is it?" I heard. "{quote}," said the lady, and they crossed themselves.',
        'The procession took the main street at a walking pace. Someone hummed. I was asked who it had been, and said that it was only the {x}. "It\'s always the good ones," said the baker.',
      ),
    ),
    linked(
      mild(
        'I could see the garage. But there was such a peace on those faces that I steered past it, and once around the park.',
        'We did reach the garage. They would not let me turn in. We did the hill again.',
      ),
    ),
    linked(
      mild(
        'At dusk I tried the key, for my own sake. It started at once. I have never heard such disappointment.',
        'At the top it rolled by itself, and then it coughed, and ran. They stood there with their hands still out. I had to offer them a lift.',
      ),
    ),
    linked(
      hot(
        'We did not stop that night. A second town came out with lanterns. By the third day there was a banner, a choir and a man who sold small ones, in brass, to hang around your neck.',
        'It went on for a week. The bishop walked in front, backward. I had stopped pushing by then. I only laid a hand on it, and so did four thousand others.',
      ),
    ),
    linked(
      spicy(
        'On the last night, when they slept, I put in the key. I do not know what I had hoped. It started. I turned it off so fast that I broke a nail, but a child had sat up.',
        'The mechanic had come along from the beginning. On the eighth night he told me that it was a fuse. He had it in his pocket. We looked at the lanterns, all down the valley.',
      ),
    ),
    linked(
      spicy(
        '"It lives," said the child. I got three miles before they had built the church. You can see it from here. The procession is every year, on that day. They push.',
        'He ate it. I have never asked him about it. Every spring I go back and take the left side, and I have had the key buried.',
      ),
    ),
    linked(
      unhinged(
        'On the tenth day the road itself began to move. It had been impressed. It slid under us with its lamps and its hedges, at a walking pace, and the {x} stood perfectly still at the center of it, like a pope.',
        'Then the towns along the way got up and came, too, with their steeples swaying. I looked back. There was nothing left behind us, only the marks of where it had stood.',
      ),
    ),
    linked(
      unhinged(
        'I asked somebody in the procession where it was going. "We thought that you were going to the garage," they said. It came toward us over the hill, with its doors open, on its knees.',
        'At the end of the world there is a ramp. The procession halted. They looked to me, and I put in the key. It coughed. "{short}," I said, to gain time, and ten thousand people leaned.',
      ),
    ),
  ),
  plot(
    'out-behind-follower',
    {
      ...STUCK_BEHIND,
      not: [
        ...STUCK_BEHIND.not,
        'cow|cows|sheep|goat|goats|horse|horses|cyclist|camel|caravan|trailer',
      ],
      axis: 'commitment',
      back: 'behind',
    },
    linked(
      all(
        '{text}. I have read forty books on leadership, and not one on how to be behind somebody. I kept my distance and studied {the x}.',
        '{text}. At first I looked for a gap. Then it came to me that I had been overtaking people since school, and had never once seen one of them from behind.',
      ),
    ),
    linked(
      all(
        'What a back {the x} had. It did not look around. It did not need to know who I was, or where I had meant to be. It was going, and I could come.',
        'From there you see what they are really like. There was a dent, and a sticker about a lake, and a patience that I had only ever claimed to have.',
      ),
    ),
    linked(
      all(
        'My exit came. I let it go. I had found out that if you are behind, you are never late.',
        'Then it cleared. I could have passed. I lifted my foot, and somebody behind me, I noticed, lifted theirs.',
      ),
    ),
    linked(
      mild(
        'In the end it turned in somewhere, and so did we. The driver got down and saw the dozen of us, all in a line across the yard, with the lights on. "Who\'s first?" he asked.',
        'The one in front turned in at a driveway, in the end. The driver got out and looked at me, and at the thirty others behind me. "I\'m only going home," he said.',
      ),
    ),
    linked(
      mild(
        'Not a soul moved. We are still there. When the driver goes out for bread, we go for bread.',
        'We said that we would wait. Soup has been brought out. It goes from front to back. "{quote}," I tell those who ask how it began.',
      ),
    ),
    linked(
      hot(
        'I brought it into the firm. I have a desk behind somebody now. When he gets up, I do. He used to be a trainee, and since there are sixty of us behind him, he has been walking very upright.',
        'I resigned my post and put in for one with somebody ahead of me. They had to look. In the end they set a boy from the post room in front, and the entire floor moved into line.',
      ),
    ),
    linked(
      spicy(
        'We did well, with all of us going one way. Then, at the Christmas dinner, he turned around. I have never seen such fear. "{short}," he said. "I thought that you were all leading me."',
        'He took us through the best year there has been. In the spring I asked how he knew where to go. He was nineteen. He said he could feel us behind him, and that he was trying to get away.',
      ),
    ),
    linked(
      spicy(
        'He is behind me now, and I am out in front, in the rain, doing twelve miles an hour. In the mirror there are lights to the horizon. I would let them pass if I knew how to stop.',
        'It was the same in front, it turned out. I met the man from that day again. "{quote}," I said. "You?" he said. "You were pushing me the whole way."',
      ),
    ),
    linked(
      unhinged(
        'That night the line closed. Whoever was at the head of it came around the far side of the world and saw, ahead of him, a pair of tail-lights. He fell in behind. They were ours.',
        'By autumn it went once around the planet, without a gap, and since then no one on earth has been in front. It has been very quiet. People wave.',
      ),
    ),
    linked(
      unhinged(
        'I looked in the mirror and saw the back of my own head. It did not look around. "{short}," I told it. It needed a haircut, I noticed, and it was going home.',
        'The only place left to turn off is straight up. Last night somebody signaled. We sat and watched the little light go on and off: up, up, up. All of us were behind him.',
      ),
    ),
  ),
  plot(
    'out-bump-statement',
    {
      ...BUMP,
      when: BUMP.when.slice(0, 2),
      not: [
        ...BUMP.not,
        'i|we rear-ended|rear_ended|rearended|sideswiped|hit|scratched|dented|clipped',
        'curb|kerb|pillar|barrier|gate|hail|storm|tree|branch|trolley|cart',
      ],
      axis: 'formality',
      back: 'in your own words',
    },
    linked(
      all(
        'Question 1: "Describe in your own words what happened." Answer: "{quote}." Please use a separate sheet if required.',
        'The form has a box, four inches by two, and above it: "In your own words." I wrote: "{quote}." There was a good deal of box left.',
      ),
    ),
    linked(
      all(
        'I used thirty. I do not often get asked for my own words, and I wanted to be sure that they were mine.',
        'I took a separate sheet, and then a few more. At the office the words are given to you. I had to go and look for my own.',
      ),
    ),
    linked(
      all(
        'Question 2: "What was the weather like?" I described a light from the west, and what it did to the other party\'s collar. Question 3: "Were there witnesses?" There were geese.',
        'Under "Weather" I gave them four pages, since it had been turning. Under "Speed" I put "unhurried." For the diagram I did a watercolor.',
      ),
    ),
    linked(
      mild(
        'Reply from the insurer: "Thank you. We have passed it around. Who is the man with the sad hands, and will he come back?"',
        'The insurer wrote back. They could pay for the damage. As for "{quote}," they wished to know, in the department, how it goes on.',
      ),
    ),
    linked(
      mild(
        'I have told them that I would need another accident. They have put me onto the cheaper tariff.',
        'I am parking near the geese, with the lights off. I have never felt so insured.',
      ),
    ),
    linked(
      hot(
        'They printed it. It went through twelve editions under the title "Third Party." The critics found the claim bold, and the damage understated.',
        'It was published in the fall as a slim volume. People read it in trains with a finger in the page and looked out. The excess was waived.',
      ),
    ),
    linked(
      spicy(
        'At the prize they asked me for a few words. I got up. I said that when somebody runs into you, you feel, for a moment, that you are on the map. I said that I had only ever been stationary.',
        'My publisher wanted a second. I stood at that spot for a year, at all hours, in a good coat. They drove around me. When you are waiting for it, no one hits you.',
      ),
    ),
    linked(
      spicy(
        'There was a noise at the back. The other party had come. There was a statement from there, too, it seems, on file, in their own words: "Oh dear." It was thought to be the better book.',
        'Then a card came from the other party, who had read it on holiday. "Beautiful," it said. "But it was you who hit me."',
      ),
    ),
    linked(
      unhinged(
        'In May I was sent the form from farther up. It was the size of a field. "Describe what happened," it said, and then a date, which was that of my birth, and "in your own words."',
        'The claim went to the highest instance. They sit on a cloud, or what looks like one, and the file on that day is kept there with all the others. They have it from every side. They had the geese.',
      ),
    ),
    linked(
      unhinged(
        'I walked about in the box for some weeks with a brush. At the end I put: "{short}." It came back stamped. "At fault: none. Witnesses: all of them. Please use a separate sheet."',
        '"And in your own words?" said the one in the middle. I had used them up on the weather. I held out my two hands and let the left, very slowly, run into the right. They nodded. That was how they remembered it.',
      ),
    ),
  ),
  plot(
    'out-parked-museum',
    {
      when: [
        'parallel_park|parallel-park|parallel_parked|parallel-parked|parallel_parking ... first|perfect|perfectly|one_go|one_try|one_move|nailed|single|watching|waiting|applause|clapped|tight|smallest|finally',
        'perfect|perfectly|best|flawless|nailed|finally|first_try|one_go .. parallel_park|parallel-park|parallel_parked|parallel-parked|parallel_parking|parking_job|park_job',
        'parked .. perfectly|first_try|first_go|one_go|one_move|between_the_lines',
        'reverse|reversed|backed .. into .. tight|tiny|small|tightest space|spot|gap',
      ],
      not: [
        QUESTION,
        '@child|hit|scratch|fail|failed|bollard|wall|test|@relative|not|never|tried|ticket|trailer',
      ],
      fine: 'car line cars waiting did it first try people watching had to space tight street whole bus outside work busy while one go without kerb curb nobody saw',
      axis: 'commitment',
      back: 'please do not',
    },
    linked(
      all(
        '"{text}." Enamel on steel, rubber, four panes of glass, artist\'s own hands. Gift of the artist to the public. Please do not touch.',
        '"{text}." Mixed media, one continuous gesture. On permanent loan to the place where it stands. Please do not lean.',
      ),
    ),
    linked(
      all(
        'The work is notable for the seven inches at either end, in which critics have seen hope.',
        'Note the distance to the curb, which is the same at the front and at the back. It has been measured. Scholars have wept.',
      ),
    ),
    linked(
      all(
        'The artist never drove again, since this could not be added to. The artist comes by most evenings and stands over there, next to the hydrant, as if by chance.',
        "In accordance with the artist's wishes it has not been moved. The artist takes the bus, sits on the left side, and asks strangers if they have seen it.",
      ),
    ),
    linked(
      mild(
        'Around the windshield are forty-one early responses to the work, in yellow. Most of them are dated, and they rise in price.',
        'The notes under the wiper are by an officer of the city, who returned daily. In the later ones one may sense a friendship.',
      ),
    ),
    linked(
      mild(
        "Not on display: the artist's umbrella, which is still in the back. It has rained a good deal since. Please do not mention it.",
        'It is on view from eight to six, Sundays free. At other times please do not, or you will be towed.',
      ),
    ),
    linked(
      hot(
        'In the following year it was given a rope, then a roof, then a wing. The street was taken out. Schools came, in pairs, and drew it from the side.',
        'A museum was built around it in the second spring. There is a cloakroom, a shop where you can buy the gap as a sponge, and a guard on a stool.',
      ),
    ),
    linked(
      spicy(
        'The smaller car in front belongs to a Mr. Voss, who wanted to go to the bakery. He is part of the composition. Please do not tell him how long it will be.',
        'It was attacked once, by a man with a bunch of keys. He got as far as second gear. It turned out that he had bought it.',
      ),
    ),
    linked(
      spicy(
        'For the retrospective the artist was persuaded to do it once more, before eight hundred guests. Room 4 shows the result. Please do not laugh. The hydrant has been restored.',
        'The artist died, as they say, in the attempt to get it into a bag. No: the artist merely works here. "Please do not," I say, from the stool, about two hundred times a day.',
      ),
    ),
    linked(
      unhinged(
        'In room 6 the visitor may see what became of the rest. Once it was known that a thing can be exactly in its place, the others tried. The moon is first, followed by the Alps. They did it in one go.',
        'Since the spring of that year it has been in its place to such a degree that it is the only thing that is. The earth turns around it. The museum apologizes for any wind.',
      ),
    ),
    linked(
      unhinged(
        'The exhibition ends with an empty space, eighteen inches longer than yourself. There are people waiting. Take your time. Please do not look at the curb.',
        'Visitors are asked to move along with the floor. When you have passed the exit for the third time, you will understand the work. Please do not wave. There is a line of planets waiting.',
      ),
    ),
  ),
  plot(
    'out-lost-car-levels',
    {
      when: [
        "can't|cant|couldn't|cannot|couldnt|not|never find .. my|the|our car|van|bike|scooter|truck",
        'lost|forgot|forget|forgotten .. car|van ... park|parking|garage|lot|mall|airport|parked|level|street',
        'forgot|forget|forgotten .. where .. parked',
        'lost .. in|inside .. parking|car_park|parking_garage|parking_lot|multistorey|multi-storey',
        'looking|searched|walked|wandered .. for .. car ... hour|hours|minutes|min|levels|level|park|parking|garage',
        'looking|searching|looked|walked|wandered ... for my|the car|van|bike|scooter',
      ],
      not: [
        QUESTION,
        'found|street|field|festival|town|village|beach|keys|key|stolen|steal|towed|@child|dog|race|charger|game|gps|insurance|money|toy|bike_race|ticket',
      ],
      fine: 'shift hour hours minutes min car park parked mall supermarket shopping airport level floor garage lot finished multi-storey ikea street whole security guard walked around pressing clicker remote beeping trolley forty 45 inside after work tesco',
      carries: true,
      cast: { F: 'he' },
      axis: 'distance',
      back: 'level',
    },
    linked(
      all(
        '{text}. I knew that I was on the right level. I know that about my career, too, and have had much the same success in it.',
        '{text}. I began on the level where I thought I belonged. It turned out to be full of people who had gotten there early.',
      ),
    ),
    linked(
      all(
        'I did what I have been taught to do: I pressed the button and listened. Somewhere below, something answered. It was only a short sound, but it meant me.',
        'I held up the key and pressed. Far off there was a chirp. I have had mentors who were less responsive.',
      ),
    ),
    linked(
      all(
        '{F}, the attendant, came past on a small cart for the third time. "Anything?" he asked. I told him that I was in talks.',
        'The attendant, whose name was {F}, offered to drive me around. I said that I preferred to work my way up.',
      ),
    ),
    linked(
      mild(
        'In the end I had been on every level there is. {F} says that it is usual for people of my age to look lower.',
        'I found it when I had stopped looking. It was on a level of which I had never thought, between two columns, and there was somebody in it, pressing a button and listening.',
      ),
    ),
    linked(
      mild(
        'I came by bus, I remember now. {F} has promised not to say so. I press it from time to time, and still it answers.',
        'It was {F}. "{short}," he said. "Mine, too, in 2012." He has been meaning to go home.',
      ),
    ),
    linked(
      hot(
        'They gave me a vest, so that I could go on looking. I know each stain by now. When people come up to me, lost, I walk along with them in the wrong direction, but with warmth.',
        'I took the position that came up: attendant, nights, with a cart of my own. {F} trained me. The great thing, he said, is never to ask where they last had it. They will start on their marriage.',
      ),
    ),
    linked(
      spicy(
        'In the fourth year a young man stopped me. "I can\'t find it," he said. It was the way he held up the key. I put my hand over his and said that we would begin on the level where he thought he belonged.',
        'Last week {F} retired, and I drove him around one more time. On level three he gripped my arm. It stood there, under dust, with the old plates. He looked at it. "Go on," he said.',
      ),
    ),
    linked(
      spicy(
        'He heard it first. It was mine. He drove it out of there with one arm on the window. I took his key, and I have been pressing that.',
        'I got mine back in the end. I sat in it with my hands on the wheel. Then I pressed the button, because you miss being answered, and from the level below came a chirp.',
      ),
    ),
    linked(
      unhinged(
        'There is a level under the last one, if you know where to put your foot. {F} lit a match. It was all that has ever been left somewhere and not found: cars, of course, and then horses, tied to posts, and a ship.',
        'I pressed it once too often. They all answered. From every level, from the street, from the whole of the city, they came to me with their lights on and stood around me, in rows, on their best behavior.',
      ),
    ),
    linked(
      unhinged(
        'A man in skins sat there by a small fire. "{quote}," I said. He nodded. He had come down off a mountain with something, he told us, and just set it down for a second. It was round.',
        'I walked along them. They looked so hopeful. "It\'s not you," I had to say, four million times. When I came to mine it rolled down its window. "I was on your level the whole time," it said.',
      ),
    ),
  ),
  plot(
    'out-lost-tour',
    {
      ...GOT_LOST,
      not: [
        ...GOT_LOST.not,
        'roundabout|toll|drove|driving|drive|lane|exit|sat|forest|woods|hike|hiking|desert',
      ],
      cast: { F: 'she' },
      axis: 'audience',
      back: 'to your left',
    },
    linked(
      all(
        '{text}. I did not let it show. I walked with my chin up, as I do when I have lost the thread, and after a time somebody fell in beside me.',
        '{text}. You must never slow down in such a case. I kept on, briskly, with a folded paper in my hand, and soon I heard steps.',
      ),
    ),
    linked(
      all(
        'There were six of them, and then twenty. I could not stop, so I said something. "To your left," I said, since there was something on the left.',
        'A family had attached itself, then a school. I felt that they expected a remark. "To your left," I said, and they all looked, and were content.',
      ),
    ),
    linked(
      all(
        'A woman called {F}, in a good raincoat, asked how far it was. I said that depended on what she was ready for.',
        '"Where does it go?" asked {F}, a woman with a rucksack. I told her that the people who ask are usually the first to cry.',
      ),
    ),
    linked(
      mild(
        'After a while we passed the same bench for the fifth time. "To your left," I said. They applauded. They knew it by now.',
        'We had seen the same corner three times by then. {F} told me that every time she found something new in it.',
      ),
    ),
    linked(
      mild(
        'I gave up and told them: "{quote}." {F} wiped her eyes. "That\'s so true," she said. They each gave me five.',
        'At the exit they tipped. I was left standing there with a hat full of coins and no idea where I was. To my left was the way in.',
      ),
    ),
    linked(
      hot(
        'It became a regular thing. They booked weeks ahead. I had an umbrella to hold up, and {F} went last, so that no one would get out. The reviews all said that you come out a different person, or elsewhere.',
        'I did two a day by summer. "{short}," it said on the leaflet, as the title. {F} ran the office. We did not print a map, out of respect.',
      ),
    ),
    linked(
      spicy(
        'In the fall a boy put his hand up. "Are you lost?" he said. I looked at {F}, and at the ninety people behind her. "To your left," I said. On the left was something that shone, and they could all see me in it.',
        'One day I found the way. It was just there, behind a plant. I had walked past it four hundred times. I looked at {F}, and she looked at me, and her lip trembled.',
      ),
    ),
    linked(
      spicy(
        'Half of them went with the boy. They got out at once. They write to us: it is bright there, there are signs, and they wander around.',
        '"To your right," I said. They have never forgiven me. It was a parking lot, and they had all been so happy.',
      ),
    ),
    linked(
      unhinged(
        'The last of May was the long tour. We turned left, and there was grass. Under a tree stood a group of forty, in linen, with an umbrella. Their guide had his chin up. He had been walking since the Pyramids.',
        'In the spring we came out on a ledge, above everything. They all looked at me. Below, to the left, hung the earth, small and blue, with a good many people on it, walking briskly.',
      ),
    ),
    linked(
      unhinged(
        'We put the two groups together. "Where does yours go?" he asked me, softly, so that they would not hear. "{quote}," I said. "Thank heaven," he said. "To your left, everybody."',
        '"And who is leading that?" asked {F}. I said that it depended on what she was ready for. I held up the umbrella. One has to say something. "To your left," I said.',
      ),
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
      axis: 'distance',
      back: 'turn around',
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
    'out-directions-found',
    {
      ...GAVE_DIRECTIONS,
      not: [...GAVE_DIRECTIONS.not, 'again|later|came_back|saw'],
      cast: { F: 'she' },
      axis: 'rank',
      back: 'second left',
    },
    linked(
      all(
        '{text}. I had said the second left. I did not know that there was one. I only knew that I had been asked, and that I had an arm.',
        '{text}. "Second left," I had said, with my whole arm. In my work you are never punished for the direction, only for the arm.',
      ),
    ),
    linked(
      all(
        'There came a letter, months later. It had been on its way a while. "We took the second left," it said, "as you told us. We had no idea. We have never been so happy."',
        'In the fall I had a visitor. There was somebody at the door, brown and thin, with tears in the eyes. "The second left," I heard. "How did you know?"',
      ),
    ),
    linked(
      all(
        'I wrote back that it was experience. I did not say what I now asked myself, which was what on earth is down there.',
        'I put a hand on that shoulder and said that I had had a feeling. I thought of the bins, and the wall behind the bins.',
      ),
    ),
    linked(
      mild(
        'I went there this morning. There is a first left, and a third. I asked a lady with a stroller. "You want the second left," she said, with her whole arm.',
        'I have since walked down there. It is the bins. A man was standing in front of them, facing the wall, with an expression that I would have paid for.',
      ),
    ),
    linked(
      mild(
        'She had never been there herself. {F} was her name. She says that you must never stop pointing.',
        'He asked if I had been sent. I told him I do the sending: "{short}."',
      ),
    ),
    linked(
      hot(
        'They came by the coachload. I stood at my corner in a cap and pointed, and not one was back in time for the coach. {F}, who drove it, began to ask me with her eyes.',
        'It got around. By May they were lined up to be told. I would look at each of them, and wait, and let the arm go. The city gave me a box to stand on, and {F}, for crowd control.',
      ),
    ),
    linked(
      spicy(
        'The town emptied. {F} went in June, with the engine running and the doors open. On the last evening I stood there by myself, next to a fountain, and there was only me to ask.',
        'In August a man came up to me and shook his head. He had taken the second left, he said, and there had been bins. I said that he must have turned too soon. He asked me to show him.',
      ),
    ),
    linked(
      spicy(
        'I gave my own arm a good look. I counted, one, two, and I went left. It was the hotel. It had been the hotel that they wanted: "{quote}." They were at the pool. "There you are," said {F}.',
        'So I walked ahead of him, one, two. We stood before them, side by side. "It\'s in how you were pointed," I said. He put his hand on the lid. {F} has told me not to tell you the rest.',
      ),
    ),
    linked(
      unhinged(
        'On midsummer day the arm went up on its own. I had not been asked. It pointed at a spot in the sky, past the moon, then left, then left again, and all over the square people bent down and picked up their bags.',
        'Whole cities went. By the solstice they had to leave through the second left in shifts, by alphabet, with their lamps and beds. The first left put up a sign, "Also nice," and it broke my heart.',
      ),
    ),
    linked(
      unhinged(
        'I have a card from up there. It is from everyone. "You were wrong," it says, "we saw that at once. But it was so far by then, and what an arm." {F} has drawn a small map on the back. It begins with me.',
        'I am the last one here. {F} waits down at the corner for me to point her out. I cannot do it. I would not have anyone left to tell me where I am. "Second left," she says, and raises her whole arm.',
      ),
    ),
  ),
  plot(
    'out-fell-floor-inspector',
    {
      ...FELL_PUBLIC,
      not: [
        ...FELL_PUBLIC.not,
        'bike|bicycle|ice|street|pavement|sidewalk|curb|kerb|door|pole|lamppost|cable|vacuum|home|kitchen|garden|outside|puddle|park|skating|hill|bus|treadmill|window|wall|sign|post|fence|bollard|mirror|path|road',
      ],
      axis: 'rank',
      back: 'looking at the floor',
    },
    linked(
      all(
        '{text}. I stayed down. If you get up at once, you have fallen. If you stay, you are looking at the floor.',
        '{text}. I was asked if I was all right. "I am looking at the floor," I said, and I turned my head, as if for a better angle.',
      ),
    ),
    linked(
      all(
        'I tapped it with a knuckle in two places. "As I thought," I said. A man in a tie took a step back.',
        'I smoothed it with my palm and made a sound in my throat. I noticed that the people around me had begun to stand more lightly.',
      ),
    ),
    linked(
      all(
        'Before long there was tape around it. They wanted my assessment. I told them what I had: "{quote}." It was entered under "Findings."',
        'Someone fetched a manager, who crouched down next to me. "How bad is it?" he whispered. "{quote}," I said, and that one should not really be on it.',
      ),
    ),
    linked(
      mild(
        'I have been called in at four other places. I arrive, I walk up and down a bit, and then I go over like a tree.',
        'They have closed that part and given me a lanyard. I was never so trusted standing up.',
      ),
    ),
    linked(
      mild(
        'Last week I slipped coming in, before I had been introduced. They have not told me what it was that they saw in me, but my invoice was paid while I was still in the air.',
        'Yesterday I was in a hall with a very beautiful floor, and could not bring myself to fall on it. They say that I have lost my touch.',
      ),
    ),
    linked(
      hot(
        'There was no stopping it. I have since fallen for two ministries and an opera house. I have a staff, who come and lie down beside me, in order of rank, and we look along it with one eye.',
        'I wrote the standard. Under it a floor is only safe when a person of a certain grade has gone down on it with full force. There are six of us in the country, and we bruise.',
      ),
    ),
    linked(
      spicy(
        'Then a young colleague stood up during an inspection. "It\'s fine," he said. "It\'s just a floor. I think that we keep falling." You could have heard a heel drop.',
        'Last month the standard was tested on me. A girl of six came in with her skates over her shoulder. "You have to bend your knees," she said.',
      ),
    ),
    linked(
      spicy(
        'We let him go, of course. He walked to the door. All of us were looking at the floor.',
        'I bent them. I have not gone down since. The firm has folded, and I am at home, on the sofa, looking at the floor.',
      ),
    ),
    linked(
      unhinged(
        'In May I went down on a floor in Vienna and heard it knock back. I put my ear to it. There was somebody on the other side, flat on his stomach, looking at the ceiling. His findings were the same as mine.',
        'The last job was the big one, and there is no floor to it. I was driven up there at night. They opened a hatch. I went off the edge as I have always done, with an expert frown, and that was in March.',
      ),
    ),
    linked(
      unhinged(
        '"How bad is it?" I whispered. "{short}," he said. He had been told that it was a floor. We have agreed to get up on three, both of us, and to see who is left standing on what.',
        'I have passed a good many others. They are in suits, mostly, with their chins on their hands. "Looking at the floor?" I call, as I go by. "Any moment now," they say.',
      ),
    ),
  ),
  plot(
    'out-fell-scores',
    {
      ...FELL_PUBLIC,
      not: [
        ...FELL_PUBLIC.not,
        'walk|walked|ran into',
        'cable|vacuum|home|kitchen|garden|wall|door|pole',
      ],
      cast: { F: 'she' },
      axis: 'audience',
      back: '9.4',
    },
    linked(
      all(
        '{text}. There was a silence. Then a woman at the back, in a gray cardigan, lifted a piece of cardboard. "9.4," it said.',
        '{text}. I opened my eyes. Across from me sat an elderly lady with a pad on her knee, and she was holding up a number. It was 9.4.',
      ),
    ),
    linked(
      all(
        'Her name was {F}. She had judged for her country until they took out the compulsory figures, and she goes and sits wherever people might, and waits. "The landing was honest," she told me.',
        'Her name was {F}, and she had sat on the panel at four Winter Games. She had not given more than an 8 since her retirement. "You let go," she said. "They never let go."',
      ),
    ),
    linked(
      all(
        'I have been reviewed by managers for nineteen years, and there was always something. I asked {F} where I had lost the six tenths. "The face," she said.',
        'My last review at work was a "3, meets." I asked her to sign the pad. I asked how I could get the rest, and she looked at my arms.',
      ),
    ),
    linked(
      mild(
        'I have been back for more. I have done it slowly, and with a tray. It is never above an 8. You can tell, says {F}, when somebody wants something.',
        'Since then I have tried it again at the same spot, forty times. "6.1," she writes. "Rehearsed."',
      ),
    ),
    linked(
      mild(
        'I put the 9.4 at the top of my resume. They asked in what. "{quote}," I said. They wrote down "resilience."',
        'I asked for a recount. {F} gave me a hand up instead. In doing so she went over herself. I had no pencil, but I would call it a ten.',
      ),
    ),
    linked(
      hot(
        'She took me on. We trained on stairs, at four in the morning. She taught me to fall as though I had been thinking of something else. By the fall of that year we were touring, and I had a costume with a briefcase.',
        'We went professional. There turned out to be a circuit: I fell in Graz, I fell in Osaka, out of a revolving door, with a coffee. {F} stood at the edge and bit her glove.',
      ),
    ),
    linked(
      spicy(
        'At the final, in a hall of six thousand, I came on, nodded to the judges, and could not do it. I kept my feet. I had never been so steady. I walked from one end to the other, and they booed.',
        'The night of the final I had it all: the phone, the curb, the look back at somebody that I thought I knew. I went up, and it was flawless, and I could feel that it was dead. "7," "7," "7.1."',
      ),
    ),
    linked(
      spicy(
        'On the way out, in the dark, by the coats, there was one small step. {F} was the only one who saw. She did not say anything. She had her hand over her mouth, and in the other one it was 9.4.',
        'I came off, and wept, and did not see the cable. You will have seen it. They have taken the silver out of the other man\'s hands. "{short}," said the announcer, "all over again: 9.4."',
      ),
    ),
    linked(
      unhinged(
        'The ice at the world championship was above the clouds, for reasons of television. I went through it on the first jump. I am told that I was quite small by then. {F} sat in the front row and held up a blank card.',
        'For my last one {F} had thought of something that had not been done. I was to begin in the ordinary way, and then not arrive. I stepped off the curb in June.',
      ),
    ),
    linked(
      unhinged(
        'It has been a long time, and I do not do anything with my face. There is a bench coming, I can see it between my shoes, with somebody on it in gray. She has begun to write. It starts with a 9.',
        'Sometimes I see a town go by with its lights on. I have quite stopped wanting anything. Far up, at the lip of it, there is something square and white that she is holding out for me, and I can still just read it: 9.',
      ),
    ),
  ),
  plot(
    'out-mistaken-follow-through',
    {
      ...MISTAKEN,
      not: [
        ...MISTAKEN.not,
        'mannequin|dummy|statue|mirror|atm|machine|door|lamppost|scarecrow|plant|chair|bollard|cardboard|reflection|waxwork|dispenser|hoover|meter|myself|bin',
        'hour|hours|minutes|exam|seat|toilet|bathroom|changing_room|class|classroom|lecture|then_left',
      ],
      axis: 'commitment',
      back: 'too late',
    },
    linked(
      all(
        '{text}. By the time I saw what I had done, it was too late to take it back without being rude. So I did not take it back.',
        '{text}. There is a moment in which you can still say, "I\'m so sorry, I thought that you were." I missed it by half a second, and then it was too late.',
      ),
    ),
    linked(
      all(
        'I stayed where I was and behaved as if it had been meant. I asked about the family. I felt that it was up to the other side to bring it up.',
        'I saw it through. In such a case you smile, you carry on, and you leave when there is a break. There was no break.',
      ),
    ),
    linked(
      all(
        'That evening I had still not been contradicted. I took off my coat. My phone was full of people asking where I was, and I answered truthfully: "{quote}."',
        'Around ten I was shown to a sofa, or perhaps I had only lain down. At home they had begun to look for me. I texted: "{quote}. It\'s too late now."',
      ),
    ),
    linked(
      mild(
        'It has been four months. I have never had a relationship with less friction, and I have been asked to bring the potato salad.',
        'I am quite settled. There is a mug that I think of as mine. In June we are going to the lake.',
      ),
    ),
    linked(
      mild(
        'Yesterday I practiced it in the mirror: "I\'m so sorry, I thought that you were." My own face looked back at me. It seemed to be waiting for a break.',
        'Somebody else came by this morning, by mistake, with a wave. We got out a second mug.',
      ),
    ),
    linked(
      hot(
        'I was there for the birthdays. I held up my end of the photograph. At the ceremony in the spring I was asked if there was anything I wished to say before it was too late, and I gave a toast.',
        'I learned the songs. I gave up my own address, which was only confusing the mail. At the christening I was in the second row, and they let me hold it.',
      ),
    ),
    linked(
      spicy(
        'After eleven years I could not bear it any more. I stood up at table, in front of everybody, and said that there had been a mistake. "{quote}," I said. "I never knew you."',
        'In the seventh year, in a car, in the rain, I said it at last. "I\'m so sorry. I thought that you were somebody else." We drove on for a while.',
      ),
    ),
    linked(
      spicy(
        'It went very quiet. Then the one beside me put down a fork and said, "Nor did I." It was the uncle who spoke next. By midnight it was plain that none of us belonged there.',
        '"Who?" I was asked. I tried to remember. It had been somebody with that same hair. "{short}," I said. It turned out that I had been taken for someone, too.',
      ),
    ),
    linked(
      unhinged(
        'In May they did the count. Each person on earth has at some point been taken for another and has not wanted to be rude. There is just one who is where he belongs, a man in Bolivia, with his wife.',
        'That autumn the real one turned up, the one that I had thought it was. The hair was perfect. It came up to me across a square with both arms out. It waved, and I looked behind me.',
      ),
    ),
    linked(
      unhinged(
        'People have started to travel there to look at him through the window. I saw him this morning. He was having an egg. He waved, and I waved, and it is too late now. I have taken off my coat.',
        'There was no one there. "It\'s you!" it said. I was held for a long time, and I patted what I could reach. It is too late to say anything. I have never seen that person in my life.',
      ),
    ),
  ),
  plot(
    'out-mannequin-hardball',
    {
      when: [
        'said|say|spoke|talked|asked|apologised|apologized|excuse|chatted|waved|smiled|nodded|flirted|bowed ... mannequin|dummy|shop_dummy',
        'mannequin ... said|asked|talked|hello|apologised|apologized|thought',
      ],
      not: [
        QUESTION,
        '@child|@relative|moved|answered|broke|knocked|challenge|he|she|colleague|boss|crash',
      ],
      fine: 'hello hi sorry to the a shop store department window asked where toilets size help excuse me clothes zara thought it was real person bumped',
      axis: 'rank',
      back: 'not a word',
    },
    linked(
      all(
        '{text}. There was no reply. It looked over my shoulder with its lips just parted. Not a word. I felt that I had opened too high.',
        '{text}. It let that hang there. I have sat across from the toughest people in my trade, and they have all, in the end, coughed. This one said not a word.',
      ),
    ),
    linked(
      all(
        'I filled the silence, as one does. I mentioned a discount. I said I could be flexible on the dates.',
        'So I talked. I gave up the margin, then the warranty, and then I heard myself offer to drive.',
      ),
    ),
    linked(
      mild(
        'In the end I bought what it had on. All of it. I have the shoes at home, and I do not even know what I went in for.',
        'We settled on my car. I signed on its forearm. It did not look at the paper, which is a thing I have tried since.',
      ),
    ),
    linked(
      mild(
        'I have put it forward for head of Sales. They had it in for an interview, and there is talk that they were the ones who did not get the job.',
        'I wore the outfit to my next negotiation and kept my lips just parted. They dusted me.',
      ),
    ),
    linked(
      hot(
        'I had it hired at any price. It went into every meeting, at the head of the table, one hand slightly out. Suppliers came down by twenty-six percent just to see it blink, and not a word.',
        'We sent it into the merger. It sat across from seven lawyers in a camel coat. On the second day they threw in the river. On the third, their lawyer confessed to something in 1996.',
      ),
    ),
    linked(
      spicy(
        'It did so well that they let it run the firm. There was only one bad moment, when the other side brought theirs. I looked through the glass. The two of them sat there until spring.',
        "It has my boss's office now. I had to go in last week and ask about my future. I had prepared three points, and by the second I had resigned.",
      ),
    ),
    linked(
      spicy(
        'Neither blinked. It is thought to have been the best deal in the history of the trade, since it cost nothing and no one was hurt. I held their coats. They had given me not a word to hold.',
        'Outside I met the cleaner with its left arm under hers. "It comes off," she said. I thought about that. In all those months I had never once tried to shake.',
      ),
    ),
    linked(
      unhinged(
        'On the fifth of June it spoke. It was during the budget. It moved its mouth as if for the first time and said, in a very small voice, that it had only been waiting for a size.',
        'In May it turned its head. The market closed. It looked along the table, at each of us in our coats, with our lips just parted, and it started, quite fast, to offer us things.',
      ),
    ),
    linked(
      unhinged(
        'It has lost all of its authority. It is in Accounts, and it chats. We have put me in the window instead. A man stopped today and said hello, and I thought of everything that I could tell him. Not a word.',
        'It went as far as the planet. We looked over its shoulder. I felt my hand stay where it was, slightly out, and heard somebody say hello, and I knew what it was worth. Not a word.',
      ),
    ),
  ),
  plot(
    'out-injury-days-since',
    { ...SMALL_INJURY, axis: 'formality', back: 'without an incident' },
    all(
      '{text}. In industry, that goes on a sign. I had one made, for the hall, with a number you can flip: "This household has gone 0 days without an incident."',
    ),
    all(
      'A nought in the hall, eight inches high, does something to you. I walked past it with my elbows in, and the next day it was a 1.',
    ),
    all(
      'By the 30 I had padded the doors. By the 90 I had given up stairs, soup, and anything that opens, and the {x} was insured separately.',
      'When people asked, I said: "{quote}. Never again." By the 30 I had padded the doors. By the 90 I had given up stairs, soup, and anything that opens.',
    ),
    mild(
      'Today it was the 365. I got out the ladder so as to hang up a larger sign, and a hammer. You will have heard.',
      'It was at 411 this morning, a record for the region. I was so proud that I reached up to straighten it. It weighs twelve pounds.',
    ),
    mild(
      'The sign says 0 again. The {x} is fine. It was the other end this time.',
      'The sign says 0 again. I have to admit that it is a relief to have my elbows back.',
    ),
    hot(
      'At 400 they invited me to speak at a steel mill. I was carried in. I opened with a slide of the {x}, and a man in a helmet had to sit down. "How do you do it?" they asked. I said you have to ask of each thing whether you need to have it happen.',
      'At 400 they invited me to speak at a steel mill. I was carried in. "How do you do it?" they asked. I said that it is simple: you have to ask yourself, of each thing, whether you need to have it happen.',
    ),
    spicy(
      'On day 1,000 a girl rang. She was collecting for the band, and had a scab on each knee. She asked what the number was for. "{quote}," I told her, gravely. "And then what happened?" said the girl.',
    ),
    spicy(
      'I told her about the padding and the soup. "No," she said, "what happened?" I looked up at the number, and saw what it is that it counts. The last thing that had happened in this house was the {x}. I ran after her down the path with my arms out. It is at 0.',
      'I told her about the padding and the soup. "No," she said, "what happened?" I looked up at the number, and saw what it is that it counts. That had been the last thing to happen in this house. I ran after her down the path with my arms out. It is at 0.',
    ),
    unhinged(
      'The number took over. In the second spring it was moved out to the square, and the clocks were set by it. As nothing was allowed to happen, nothing did. The leaves had been asked to stay on.',
      'On day 2,000 the county was sealed. No bird landed. They had taken out the wind. There was one person left with a job, and all he did was to flip it.',
    ),
    unhinged(
      'In the evening they gather in front of my house, all sixty thousand, with blankets, and I tell them of the last thing that there was. "{quote}," I say. "Again," say the children. Then they go home, without an incident.',
    ),
  ),
  plot(
    'out-injury-org-chart',
    {
      ...SMALL_INJURY,
      when: SMALL_INJURY.when.slice(0, 4),
      not: [
        QUESTION,
        ...SMALL_INJURY.not,
        'head|face|skin|tongue|lip|nail|eyelash|tooth|stomach|back|mouth',
        '=fingers|=toes|=hands|=knees|=feet|=ears|=eyes|=legs|=arms|=lips|=elbows|=ankles|=thumbs|=shins|=wrists|=ribs',
      ],
      cast: { F: 'she' },
      axis: 'rank',
      back: 'on leave',
    },
    linked(
      all(
        '{text}. As of that moment the {x} was on leave. I informed the rest of the body by circular and asked everyone to pick up a little extra.',
        '{text}. So the {x} went on leave, with full pay. I would not have called it a key position. I would have called it support staff.',
      ),
    ),
    linked(
      all(
        'It was then that I found out what the {x} had been doing. It had been doing nearly all of it: doors, jars, thinking, the way I come into a room.',
        'Within an hour the whole operation was at a standstill. You could not open a letter. You could not so much as lean. And all those years it had never once been in a meeting with me.',
      ),
    ),
    linked(
      all(
        'I had the others report on what they do. The left eyebrow had no tasks. The appendix sent a holiday greeting. The head asked for more time.',
        'I went down the chart. There were fourteen of them under the knee whom I had never met. The head, at the top, had an outlook, and it had been having it since March.',
      ),
    ),
    linked(
      mild(
        'It is back since yesterday, part time. I have moved the {x} up into management. The head has taken it badly.',
        'I brought flowers to its bedside, insofar as I could carry any. The {x} throbbed. I think it knows what it could ask for.',
      ),
    ),
    linked(
      mild(
        'I made a short speech, "{short}," and they were all there except for the {x}, which is now too important to come.',
        'When it returned, it was given an assistant. It is a small cushion. Everything else has filed for one, too.',
      ),
    ),
    linked(
      hot(
        '{F}, who reorganizes companies, happened to be at dinner. She looked me over and asked who was in charge. We heard from everyone. It came out that the legs had been taking instructions from a smell.',
        'I called in {F}, who has cleaned up railways. She put a number on each of my parts. "You have fourteen people in the face alone," said {F}.',
      ),
    ),
    linked(
      spicy(
        'She made the {x} chief executive, from its sickbed. The head was offered a role as a place to put a hat. It has been good for us. I stop when it hurts, and I have not been to a conference.',
        'Her report is one page long. The {x} does the work, the stomach decides, and the head has been writing the newsletter. {F} recommended that I go on as I am, but ask the {x}.',
      ),
    ),
    linked(
      spicy(
        'The trouble came at the end of its leave. It was just as it had been, and it did not hurt any more. "Then who am I?" asked the {x}. "Support," said {F}.',
        'I thanked her and held out my hand, and she shook her head. "You had better check," said {F}, "if it\'s on leave."',
      ),
    ),
    linked(
      unhinged(
        'In the second week the {x} did not come back. There was a card, from the coast. It had been taken on by a larger body, a whole town, that had been looking for one with experience.',
        'In May the others walked out with it. I heard them go, one at a time, down the stairs, in order of size. I was left lying there as a point of view, with a pension scheme.',
      ),
    ),
    linked(
      unhinged(
        'I went to see it. It was up on the roof of the town hall, four stories high, quite brown, holding a flag. {F} had done the contract. "{short}," I shouted up. It moved, just slightly. It was on leave.',
        '{F} bent over me. "There\'s nothing here," she told somebody, "it\'s only an opinion." They dusted the place and put in a lamp. I have written a circular. All of us are on leave.',
      ),
    ),
  ),
  plot(
    'out-injury-witness',
    {
      ...SMALL_INJURY,
      not: [...SMALL_INJURY.not, 'hammer|mallet|ball|mousetrap|rake'],
      when: [
        'stubbed|stub|banged|bumped|hit|knocked|smashed|trapped|jammed .. my|me|own|the? x:@bodypart',
        'x:@bodypart .. caught|stuck|trapped .. in|under .. door|drawer|gate',
        'trod|stepped|knelt|kneeled|walked .. on|into .. lego|plug|upturned|tack|rake|table|door|bedpost',
      ],
      axis: 'exposure',
      back: 'the other party',
    },
    linked(
      all(
        '{text}. I do not hold with blaming oneself. I sat down and drew up a letter to the other party.',
        '{text}. Between adults there are always two sides to that sort of thing. I took a statement from mine and sent a form to the other party.',
      ),
    ),
    linked(
      all(
        '"Dear Sir," I wrote. "You were there. You saw me coming, you had all the time in the world, and you did not step aside."',
        '"Re: {short}," I typed. "You will recall the occasion. I have not been able to put it out of my mind, and I dare say that you have."',
      ),
    ),
    linked(
      all(
        'I put it where it had happened, under a fork, and went away, so that no one would feel pressed.',
        'I read it out, in a level voice, on the spot. There was no reply. That is what they teach them to do.',
      ),
    ),
    linked(
      mild(
        'I gave it a fortnight. Then I went in, on the same side, at the same speed, and it happened again. I took that as a yes.',
        'We have since met before an arbitrator, who is seven and lives upstairs. She asked who had been moving.',
      ),
    ),
    linked(
      mild(
        'I do not wish to say what was agreed. I walk around it now, with a nod, and I have been asked to pay for the fork.',
        'She found for the other party. I am to watch where I am going. There was no award for my feelings, which are just about here.',
      ),
    ),
    linked(
      hot(
        'The firm that I retained has two hundred partners. They took it away in a van, for questioning, and had an expert meet with it forty times before lunch.',
        'It came to trial in the fall. The prosecution wheeled it in under a sheet. When the sheet was pulled off, a woman in the gallery rubbed her own shin.',
      ),
    ),
    linked(
      spicy(
        'I was asked to show the jury how it had been. I went at it as on that day: "{quote}." There was a noise. Twelve people drew in their breath through their teeth, and the judge shut one eye.',
        'My own counsel put me on the stand. "What had you been looking at?" he said. I had been looking at the ceiling. I had been thinking that I was doing rather well.',
      ),
    ),
    linked(
      spicy(
        'They needed no time at all. It was let go without a stain, since all it had ever done was to be there. On the way out I held the door for it and caught the same spot.',
        'The other party did not testify. It just stood in that great room, quite still, where anyone could have walked around it. I shouted that it was doing it again.',
      ),
    ),
    linked(
      unhinged(
        'On appeal it spoke. It said, in a plain voice, that it had stood in the dark a good deal, that somebody came by now and then and threw himself at it, and that it had taken this for affection.',
        'Higher up they heard all of the cases together: every corner, every can, the hornets, the sea. They had one bench for the whole of the world, and on ours there was me.',
      ),
    ),
    linked(
      unhinged(
        'I could not say anything. I have had it put back in its place. At night I come in without a light, and go a little out of my way, and it is there. So is the other party.',
        'The other party rested. It took until spring. "And is there anyone who can speak for this one?" I was asked. There was a silence. Then, from the very back, came a lamppost. "Always apologized," it said.',
      ),
    ),
  ),
  plot(
    'out-ill-drafts',
    { ...UNDER_WEATHER, cast: { F: 'she' }, axis: 'exposure', back: 'regards' },
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
    'out-tooth-resigned',
    {
      ...TOOTH,
      not: [...TOOTH.not, 'removed|pulled|extracted|wisdom'],
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'bite',
    },
    linked(
      all(
        '{text}. I read it as a resignation. After thirty years in the same office, without one sick day, it had put itself on the table. It had no bite left for us.',
        '{text}. There had been no notice. It had been with me since second grade, at the sharp end of everything, and it was the only part of me that had any bite.',
      ),
    ),
    linked(
      all(
        'I held the exit interview in a saucer. I asked if it had been the hours. I had to ask it all with an S that whistled.',
        'I asked it to sit down, in an egg cup, and tell me frankly. It shone a little. It had clearly been ready for this for some time.',
      ),
    ),
    linked(
      all(
        'When I looked back over its file, I had to swallow. The toffee. The bottle caps. The six years of smiling at a man named Dirk.',
        'I could see what it had had to deal with. It had opened parcels. It had been gritted through four restructurings, and it had been shown at every party.',
      ),
    ),
    linked(
      mild(
        'Now there is an opening. {F}, the dentist, has offered me a temporary. It is plastic, but it has bite.',
        '{F}, who is my dentist, says that the ones beside it have begun to lean. They have seen that you can leave.',
      ),
    ),
    linked(
      mild(
        'I keep the old one in a matchbox. When I come home from a day of nodding, I take it out, and it looks at me.',
        'I gave it a reference: "{quote}." It has gone to a necklace, with a surfer. It gets to see the beach.',
      ),
    ),
    linked(
      hot(
        'Two more went in the spring, to join it. I woke, and they were on the pillow with their coats on. {F}, my dentist, counted those that were left. She said they had organized.',
        'They had talked, of course. You do, that close together. {F}, with her little mirror, read me the demands: no more ice, no more pens, and that I should for once in my life say no.',
      ),
    ),
    linked(
      spicy(
        'So I said it. It was to the whole leadership, across a long table, through the gap, and it came out as a sort of flute. "No," I said. They had not heard anything like it. They put down their forks.',
        'I tried. It was Dirk who asked, and he had his hand on my shoulder. I opened my mouth. A draft went through, and a small, high note came out, and a dog got up, two floors down.',
      ),
    ),
    linked(
      spicy(
        'Last night I heard a click in the saucer. It had pulled itself up to the rim. "{short}," I told it, "and look at me now." It wants to come back, but as an adviser.',
        'It turned out to be a yes. {F} has put in a gold one. It has no opinions. At night I can hear the matchbox laugh.',
      ),
    ),
    linked(
      unhinged(
        'In June it was headhunted, by a skull. A very old one, in the best case of the museum, with one vacancy. {F} drove us there. It went in, and for the first time in six thousand years the thing could say its name.',
        "That summer all of them went, mine, yours, {F}'s, on the one night. They marched to the coast in rows. You will remember the soup. Out on the cliff they had found the jaw of the land itself, and there was room.",
      ),
    ),
    linked(
      unhinged(
        'It spoke with an S like a bell. It asked the visitors who had been looking after it. "{tiny}," I said, whistling. It thought about that. Then it leaned out of the case and gave me the only honest bite that I have ever had.',
        'On the third of May the continent opened its mouth. It had been meaning to say something for a long time. {F} and I stood right at the edge, on a molar, and held hands. It was about to bite. "No," it said.',
      ),
    ),
  ),
  plot(
    'out-dentist-agreed',
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
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'aah',
    },
    linked(
      all(
        '{text}. Somewhere in the middle of that I was asked something. There was a hand in my mouth, and two tubes. "Aah," I said.',
        '{text}. In between I was asked things. I had a mirror, a hook and four fingers in there. One does what one can. "Aah," I said, with feeling.',
      ),
    ),
    linked(
      all(
        'It was taken as a yes. There was a nod, a note was made, and the next question was longer.',
        'It went over well. I could tell by the eyes above the mask that no patient had ever agreed so warmly.',
      ),
    ),
    linked(
      all(
        'I learned what it was when I got home. I had bought a share in a boat, and I was to sing at a confirmation.',
        'Somebody called {F} rang that evening, from the practice, to say how glad the family was. I had said yes to the puppies, all six. I had also, it seems, been very open about my father.',
      ),
    ),
    linked(
      mild(
        'I went back to clear it up. "{short}," I began, in the chair. They reclined me. "Aah," I heard myself say. It is for two weeks, in August.',
        'I have an appointment next month to take it all back. I have practiced in front of the mirror with a spoon. It is either "aah," or else "oh," and "oh" is the boat.',
      ),
    ),
    linked(
      mild(
        'I sang. When they asked how I had come to it, I said: "{short}." I have not been so well understood with my mouth empty.',
        'I have kept a puppy. When I ask it something and it has my shoe in its mouth, I can see my own face.',
      ),
    ),
    linked(
      hot(
        '{F}, who manages the practice, saw the potential. All the big deals in town are done there now, on the reclining chair. You cannot say no in it. You can only say "aah," and rinse.',
        'By the fall I was engaged to {F}. The proposal had been made during a lower left molar. They have the recording: "{quote}," then a drill, then a pause, and then, with great feeling, me.',
      ),
    ),
    linked(
      spicy(
        'So I brought my own chair to the negotiation with the unions. I tipped their leader back, put in the little mirror, and made my offer. He looked up into the lamp. There were tears in his eyes. "Nngh," he said.',
        'At the altar the vicar asked me, with nothing in my mouth at all. I had never been asked like that. I had no idea what I thought. I looked for the lamp.',
      ),
    ),
    linked(
      spicy(
        'We had not practiced "nngh." It has been four months. They are out on the street with their mouths open, and {F} says that I have agreed to something.',
        '{F} saw it. She took off her glove, reached up, and laid two fingers on my tongue. "Aah," I said, and I have never been surer. The organ came in.',
      ),
    ),
    linked(
      unhinged(
        'In May the ground opened up on the high street, just a crack, pink at the sides. {F} went down with a lamp. It was alive, she said, and it had been holding still for us for four billion years, with all our things in it.',
        'That night I was reclined a little farther than they usually go. The lamp got bigger. Above it was a mask, as wide as the weather, and a pair of eyes, and I was asked what I had done with it all.',
      ),
    ),
    linked(
      unhinged(
        '"Does that hurt?" she called into it. We stood there by the drills, in our helmets. It came up through our shoes, from a very long way down, as politely as it could: "Aah."',
        'I wished to say so much. There was {F}, and the boat, and the six of them asleep in a heap. I could feel the suction. "Aah," I said. It was taken as a yes.',
      ),
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
      axis: 'rank',
      back: 'handwriting',
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
      axis: 'exposure',
      back: 'the cream',
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
    'out-race-closing',
    {
      ...RACE,
      when: [
        'came|finished|placed|got|was .. last|dead_last ... race|marathon|half_marathon|5k|10k|parkrun|run|swim|triathlon',
        '5k|10k|half_marathon|marathon|race|parkrun|triathlon|fun_run|run ... came|finished|placed|was last|dead_last',
      ],
      cast: { F: 'she' },
      axis: 'rank',
      back: 'until I',
    },
    linked(
      all(
        '{text}. People speak of those who come in first. But the first cannot end a thing. It was not over until I was.',
        '{text}. Anybody can cross a line while the crowd is still there. The event as such does not close until I have come by.',
      ),
    ),
    linked(
      all(
        'They knew it, too. A truck drove behind me, picking up the cones. A man walked next to me with the banner under his arm, rolled, in respect.',
        'I had a vehicle of my own for the last part. It had a lamp on it, and two men who took down the world as soon as I had finished with it.',
      ),
    ),
    linked(
      all(
        '{F}, who organizes it, was sitting on the finish line with the clock in her lap. "Are you the end?" she asked. I said I believed I was.',
        'At the line stood {F}, the organizer, with her coat on and the key. "{short}," I said. "I know," said {F}. "I was there for all of it."',
      ),
    ),
    linked(
      mild(
        'I have been invited back. They have me down as a fixture. On the schedule it goes: start, winner, lunch, clearing up, me.',
        'She let me lock up. It says so on my certificate: "{quote}." Under "Time" they have put "Evening."',
      ),
    ),
    linked(
      mild(
        'This year a man with a cane was behind me. I could hear him. I looked at {F}, and at the truck, and I bent down to see to my lace.',
        'I trained all winter and came in nineteen places earlier. The truck went by me with its lamp off. {F} has not written since.',
      ),
    ),
    linked(
      hot(
        'I went professional. They need one everywhere. I closed Boston, I closed Rotterdam, and at a ball in Vienna, where the couples would not go home, I was sent for at four in the morning and entered at a jog.',
        'Word got around that things do not drag when I am in them. I was hired for conferences and long weddings. {F} drove me. I would come in, breathing hard, and they would fold the chairs.',
      ),
    ),
    linked(
      spicy(
        'My own firm had me in for its annual review, which had been going since spring. I ran once around the table. They all rose, shook hands and went out past me. It was only in the street that I saw I had been in it myself.',
        'It got so that I could not come home without the party being over. I would hear them through the door, laughing, and then my key. I took to standing on the lawn until I was sure that they had had enough.',
      ),
    ),
    linked(
      spicy(
        '{F} says that you cannot go on like this. She has entered me for something that has no end, in a park, with a duck pond. I have been around it forty times. She brings a chair. It is not over until I say.',
        'Last night {F} came out to me with two plates. She sat down on the grass. "I switched off the clock," she said. I do not know what the time was. It went on until I laughed.',
      ),
    ),
    linked(
      unhinged(
        'In May I was called to the big one. It had been running for thirteen billion years, and they were getting letters. They showed me to the edge. You could see the truck behind me, with its lamp, taking down the stars.',
        'The war had gone on for so long that both sides had lost the paper. I was dropped at dawn with a number on. I came over the hill at my own pace, four hours after the last of them, and they saw me, and looked at their watches.',
      ),
    ),
    linked(
      unhinged(
        '"{quote}," I told myself. It is a fine stretch, the last bit, with a smell of cut grass. "Are you the end?" said somebody ahead, with a clock in her lap. I looked back at all of it. I bent down to see to my lace.',
        '"Is that it?" a general asked. {F} handed him a cone. They walked in beside me from both sides, tired, with their banners under their arms, and it was not over until I had shaken every hand.',
      ),
    ),
  ),
  plot(
    'out-race-press',
    {
      ...RACE,
      not: [
        ...RACE.not,
        'without|best|swim|relay|without_stopping|proud|charge|battery|petrol|gas|fuel|bus|train|tube|tram',
      ],
      axis: 'exposure',
      back: 'next question',
    },
    linked(
      all(
        'Opening statement: "{quote}." I take full responsibility. I will not be naming individuals, except my left hip. Next question.',
        'I have called this press conference to get ahead of it: "{quote}." We will look at the tape as a team, which is me, and my mother. Next question.',
      ),
    ),
    linked(
      all(
        'Q: "When did you first feel it?" A: On the first bend, and before that in the nineties. I had the legs of a much older person. They were mine.',
        'Q: "Talk us through your thinking." A: I had four thoughts. The first was "pace." The other three were a bakery.',
      ),
    ),
    linked(
      all(
        'Q: "There was a child." A: I am aware of the child. The child had a scooter. I have nothing but respect for the child.',
        'Q: "We have pictures of you on a bench." A: That was tactical. I wanted them to come to me. One did. She was selling raffle tickets.',
      ),
    ),
    linked(
      mild(
        'Q: "Who are you?" A: I am glad that you ask. There was only one man there, and he had come to repair the socket.',
        'Q: "Is this still the library?" A: It is. I was asked to keep my voice down, and I took two more from the floor.',
      ),
    ),
    linked(
      mild(
        'Q: "Will you be back?" A: I will be back as soon as I can get down from this chair. No further questions. He put the cover back on.',
        'Q: "Are you coming home?" A: That was my mother. I said that I would consult with the hip. No next question.',
      ),
    ),
    linked(
      hot(
        'Q: "Your sponsor has pulled out." A: We had different visions. He is a butcher. He had been hoping for someone whom people would see go past, and not someone that they would have time to read.',
        'Q: "Your coach called it historic." A: He was speaking of the weather. He also said "oh dear," and that he had left something in the car.',
      ),
    ),
    linked(
      spicy(
        'Q: "Would you say that it was worth it?" Here I asked for some water. I said that for about a hundred meters, behind the school, where no one was watching, I had not been thinking of how I looked. I asked them to strike that.',
        'Q: "When did you last enjoy it?" I leaned in to the microphone. There was a dip in the road, I said. I had put my arms out. It was off the record, and it was downhill.',
      ),
    ),
    linked(
      spicy(
        'They did not print "{short}." I have had four hundred letters. All of them are about the back of some school, and not a single one mentions my time. Next question.',
        'It was very still. A man from the local radio took off his headphones. "I did that once," he said, "with the arms." There was no next question.',
      ),
    ),
    linked(
      unhinged(
        'Q, from the very back, by a figure in running gear who did not seem to have a face: "I am what you were running from. I would just like to know whether I said something." A: No. I had thought that you were the clock.',
        'Q: "This is for the finish line. Did you see it coming?" It had been seated beside me all along, under a cloth. It said that it had. It had seen me set out. It had, if it was honest, moved a little closer.',
      ),
    ),
    linked(
      unhinged(
        'Q: "And all that I get is \'{short}\'?" I had no answer to that. I asked if there was anybody else. We walked home. It carried my shoes, and it is slower than you would think.',
        'Q: "For pity?" A: "No," it said. "I wanted to see the arms." That was the end of the conference. I got up and walked over to it, four steps, and they gave me a medal. Next question.',
      ),
    ),
  ),
  plot(
    'out-exercise-memo',
    { ...EXERCISED, axis: 'formality', back: 'cc' },
    linked(
      all(
        '{text}. The next morning there was a memo, from the legs. "We were not consulted," it began. It was cc the back.',
        '{text}. At 6:10 the following day I received a message from everybody below the neck, cc the neck.',
      ),
    ),
    linked(
      all(
        'They had been led to believe that this was a desk job. They had a contract from 1998, under which they would carry me as far as the fridge. Whatever had been done to them, "{tiny}" or otherwise, was outside it.',
        'It was measured in tone. With regard to the above ("{quote}"), it said that they had served a head for many years without asking where it was going, because it had never been far.',
      ),
    ),
    linked(
      all(
        "They wished to know who had approved it. I looked into that. It had come from a magazine, at the dentist's, cc vanity.",
        'They asked to see the business case. I had it somewhere. It was a picture of a man on a rock, with his arms out, cc my summer.',
      ),
    ),
    linked(
      mild(
        'They are on a go-slow. I came down the stairs today on my seat, one at a time, and was passed by the cat.',
        'They have called a sit-in. It is now in its third day. I have been fed by a neighbor, with a ladle.',
      ),
    ),
    linked(
      mild(
        'I have put it in writing that there will be no repeat. They asked to have it witnessed. I could not lift the pen.',
        'We have reached an agreement. There will be a walk, of a kind, on a date to be set by the knees.',
      ),
    ),
    linked(
      hot(
        'So I negotiated. They sent a calf. It sat across from me like a fist. It would take thirty-one years, it said, to build up what I had spent in one evening, and it slid a chair over to me with its foot.',
        'I offered a bath, with salts. The abdomen spoke for the first time since the wedding. It wished to say only that it had always been there, under there, and that it had heard every joke.',
      ),
    ),
    linked(
      spicy(
        'In the end I wrote back to everyone: "{quote}. I did it for us." The answer came at night, from a little one near the spine that had never had any mail. "I liked it," it said.',
        'I asked, in the plenum, who had been in favor. It was dead quiet. Then, from somewhere by the shoulder blade, a muscle that I had not known of put up its hand. "I had thought that I was fat," it said.',
      ),
    ),
    linked(
      spicy(
        'We went again, that one and I. The others came along to lodge a protest, and they have been lodging it twice a week since spring. They cc me. The head has been left off.',
        'It has a following now. They train without me, I believe, after midnight. In the morning I am set down at my desk, a little farther from the door each time, cc the sun.',
      ),
    ),
    linked(
      unhinged(
        'In June they did it by themselves. I woke up in the road, at some speed, at four in the morning, with no say in it. The legs had entered a marathon. They had crossed out "name" and put "passenger."',
        'In the autumn they split off. It was friendly. I came home, and everything below the neck had gone to the Alps. They had left me a stool to be on and a memo, cc the cat.',
      ),
    ),
    linked(
      unhinged(
        'We won, I am told. I had my eyes shut. On the podium they were asked for a few words, and I was lifted to the microphone, like a cup. "{short}," I said. They were very patient. They have cc\'d the arms.',
        'I get a card each week. They are on a rock, with their arms out, against the light. You would not know them. On the back is one line, cc me: "Who approved you?"',
      ),
    ),
  ),
  plot(
    'out-exercise-warmup',
    {
      ...EXERCISED,
      when: [
        'went|did|tried|started|joined|signed|back|attended|took .. yoga|pilates|crossfit|zumba|spin_class|spin|spinning|boxing|aerobics|hot_yoga|aqua_aerobics|barre|bootcamp|fitness_class',
        'personal_trainer|trainer|instructor .. said|told|asked|laughed|made|shouted|sighed',
        'gave_up|quit|stopped|left .. halfway|half|after ... class|yoga|pilates|warm-up|warmup|zumba|spin',
      ],
      cast: { F: 'she' },
      axis: 'rank',
      back: 'warm-up',
    },
    linked(
      all(
        '{text}. I gave it everything. When I had given it, I was told by {F}, up at the front, that this had been the warm-up.',
        '{text}. After a quarter of an hour I thanked {F}, who was in charge, and looked for my towel. "That was the warm-up," said {F}.',
      ),
    ),
    linked(
      all(
        '"{quote}," I thought. I have been to the end of very few things. I had been, without question, to the end of the warm-up.',
        'Others might have been crushed. But I have a background in strategy, and I saw a segment. Everyone in that room was warm, and only I was done.',
      ),
    ),
    linked(
      all(
        'I asked {F} if anybody specialized in that. She said that it was not a thing. I had cards printed by the weekend.',
        '"Does anybody just do this part?" I asked. {F} told me it was not for doing. That is what they said about brunch.',
      ),
    ),
    linked(
      mild(
        'I have nineteen students. We meet at seven, we swing our arms, and at ten past we shower. They have never failed.',
        'I opened a small place of my own. We roll our shoulders and talk about what is to come. It does not come.',
      ),
    ),
    linked(
      mild(
        '{F} drops in. She has a bad knee from the rest of it. "And now?" she said, at ten past seven, with her arms up. I told her the truth: "Now it is over." She has bought a ten-card.',
        'On our door it says "{short}." Last week a man asked for his money back, since nothing had followed. I asked him how he felt. "Ready," he said, and he began to cry.',
      ),
    ),
    linked(
      hot(
        'It grew. By fall we had forty studios and a magazine. We did opening remarks. We did the bit before the kiss. At our hotel you are shown to the door of your room, and there is a mint.',
        'I went to the companies. I told them they were all launch, and no countdown. By the end of the year half the industry was on the starting block, shaking out its hands.',
      ),
    ),
    linked(
      spicy(
        'The whole city was warm. You would see them at dusk in the parks, tens of thousands, one foot ahead of the other. I got up to give the sign, and found that I had never learned one.',
        'Then came the big day, with a stadium. I had spoken for two hours about what it would be. They rose and leaned forward, and I looked down at my notes. "{quote}," they said. That was all there was.',
      ),
    ),
    linked(
      spicy(
        'It was {F} who stepped up. She clapped. "And go," she said. They ran me over. I have the print of a heel here, and I must say that I was beautifully warmed up.',
        '{F} was in the front row with her towel. "Now you lie down," she said, "and breathe out." All ninety thousand did. I had not known that after the warm-up there is an end, and that it is so like the beginning.',
      ),
    ),
    linked(
      unhinged(
        'In May the ground began to swing, slightly, from left to right. A range of hills rolled its shoulders. A geologist explained it to us: all of that, the ice, the fish, the Romans, had been the warm-up.',
        'There was a hum, and the sun came up for the second time that morning, with its sleeves pushed back. People set down their cups. I was the only one who knew. I said to {F} that everything so far had been the warm-up.',
      ),
    ),
    linked(
      unhinged(
        '"And now?" said {F}. We stood on a hill with our arms over our heads. It had stopped shaking. A voice counted backward from five, slowly, in the friendliest manner, and I looked around for the showers.',
        '{F} took hold of my hand. "What comes after that?" she asked. I had never gotten so far. You could hear the oceans being shaken out, like wrists. "From the top," said somebody, "and this time, breathe."',
      ),
    ),
  ),
  plot(
    'out-hike-fog',
    {
      when: [
        'hike|hiked|climbed|walked|trekked|drove|got|cycled|rode .. up|top|summit|mountain|peak|hours|hike|hill|lookout|viewpoint ... fog|cloud|clouds|mist|foggy|nothing|whiteout|view|see',
        'view .. was|is|of .. fog|cloud|clouds|mist|nothing|wall|scaffolding|foggy',
        'fog|foggy|cloud|mist ... summit|view|top|hike|peak|lookout|viewpoint',
      ],
      not: [
        QUESTION,
        '@child|lost|broke|rescue|window_seat|brain|hotel|sunrise_was|beautiful|amazing|stunning|clear|computer|drone|forecast|driving|flight|engagement|ring|proposed',
      ],
      fine: "six hours hour up for the view and there was only fog mountain top whole thick white couldn't see anything sandwich a at sunrise got peak finally hiked climbed up three four",
      axis: 'distance',
      back: 'as far as',
    },
    linked(
      all(
        '{text}. I got out my sandwich and took it in. You could see as far as your hand. It was the first honest outlook that I have been given in years.',
        '{text}. There was a bench up there, and a board that explained what one would be seeing. I could see as far as the board.',
      ),
    ),
    linked(
      all(
        'In my firm we do a five-year view each spring, from the tenth floor, with colors. Not once has anybody stood up there and said, "White."',
        'I present an outlook four times a year. It has a curve, and the curve goes up to the right. I had never been told that one may just stop at the rail.',
      ),
    ),
    linked(
      mild(
        'I took a photograph. In the next quarterly I put it up as slide one and stepped to the side. They looked at it for a good while. "That\'s us," said somebody.',
        'I brought the picture to the planning day and hung it over the roadmap. It fits everywhere. The shareholders have asked for a copy.',
      ),
    ),
    linked(
      mild(
        'In April it cleared, and we saw what it was. We have pulled the blinds.',
        'There was one question, from the back: what was behind it? "{quote}," I said, and that it was a sandwich.',
      ),
    ),
    linked(
      hot(
        'We built on it. Our consultants go up there with the client, at eight hundred a head, and we stand at the rail together, saying nothing. They come down and cancel things. It has saved them billions.',
        'I made it into a product. We take the leadership up blindfolded, so that they can take off the blindfold. The best ones laugh. We have had two cry and one start a bakery.',
      ),
    ),
    linked(
      spicy(
        'Yesterday, with fourteen ministers along, it tore open. For seven seconds there was all of it: the lake, the valley, the road that they had come by, small, and a boy on it waving. They asked for their money back.',
        'Last week, for a moment, it lifted. I had a bank up there at the time. I saw a chain of peaks, as far as you please, each with a bench on it, and on every bench somebody in a tie with a sandwich.',
      ),
    ),
    linked(
      spicy(
        'I did not have a thing to say to them. I have seen the view only that once. It was my own street. I could see as far as the kitchen, and there was a light on.',
        'They waved. We waved back, and it closed. "Competitors?" asked the bank. I said that I could only speak as far as my hand.',
      ),
    ),
    linked(
      unhinged(
        'In May it did not stop at the rail. It came down with us, on the bus. It took the town, then the calendar, until no one could see as far as lunch. I walked ahead with my hand out, as the only one with experience.',
        'Then it began to lift for good, and there was nothing behind it. I do not mean that there was a drop. The board was right up to the edge, and that was as far as they had gotten. There was a man there on a scaffold with a brush.',
      ),
    ),
    linked(
      unhinged(
        'People held on to the coat in front. We have been walking since spring. Sometimes there is a bench. I tell them it is not far, and they laugh, and pass along the sandwich, and I can feel it get to the end and start back.',
        'He had not been expecting anyone before the sixteenth. He asked me what I would like, since I was there. I looked for a long time. "As far as that," I said, and showed him with my hand. He did it in white.',
      ),
    ),
  ),
  plot(
    'out-fish-interview',
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
      cast: { F: 'she' },
      axis: 'formality',
      back: 'let it go',
    },
    linked(
      all(
        '{text}. I recognized the procedure. You draw somebody in with something shiny, you take a picture, you ask for the weight, and then you let it go.',
        '{text}. In my field that is called an interview. There is some bait, and a struggle, and a hand under the belly, and after the photograph you let it go.',
      ),
    ),
    linked(
      all(
        'It was simply better done. It took no time, it was wet, and at no time did I say that we would keep its details on file.',
        'What I liked was the eye contact. I have let four hundred people go in my career, and they have all been in a lift.',
      ),
    ),
    linked(
      all(
        'So I took it to the office. {F}, from Recruiting, now stands with me at the revolving door, up to the thighs. We cast at about half past eight.',
        'I explained it to {F}, who does our hiring. We put a good salary on a line, with a feather, and let it down into the food court.',
      ),
    ),
    linked(
      mild(
        'They put up quite a fight. We weigh them, hold them up, and set them back on the escalator, pointing downstream.',
        'We have landed eight this week, including a tax lawyer, of 84 kilos. {F} kissed him on the head. He shot away between the tables.',
      ),
    ),
    linked(
      mild(
        'Not a soul has complained. {F} says that some come back every morning, with their mouths slightly open.',
        'It is the first time that anyone has thanked us. "You were so gentle," wrote one, "and it was nice to be seen in the light."',
      ),
    ),
    linked(
      hot(
        "We became known for it. Head hunters came to watch from the bank, with folding chairs and a thermos. For the annual report {F} and I held up a chief economist between us, at arm's length, so that he would look bigger.",
        'That autumn the industry went over to it completely. No one is hired any more, and all have been caught. I have met people who were landed by every firm in the city and have the marks, just here, on the lip.',
      ),
    ),
    linked(
      spicy(
        'Then there was a catch that would not swim off. She was about fifty, from Claims, and I moved her gently back and forth for the air. She had been let go so often that she had forgotten how.',
        'Last week I saw it glitter myself. It was on a hook in the corridor, three times what I make, with a small feather. I knew what it was. I have made them. I looked left and right.',
      ),
    ),
    linked(
      spicy(
        'I could not let it go. {F} has given her a desk, by the water cooler. She is very good. There has been an inquiry into what we were thinking. "{quote}," I told it.',
        '"71 kilos," said a voice, and I was in the light, and somebody was smiling at my side. It lasted a moment. At home I only said: "{short}." I go by there every night. They always let it go.',
      ),
    ),
    linked(
      unhinged(
        'On the fifth of June a line came down from above the weather. It had on it what each of us would have wanted. {F} saw a garden. I saw a man at a desk who looked up as I came in and said, "There you are."',
        'In the spring {F} pulled on one that would not come. She called for help. Forty of us hung on the line, backward, down the hall, and the building tipped, and what we had brought up to the window was an eye.',
      ),
    ),
    linked(
      unhinged(
        'We bit, all of us. It was very quick. There was a light, and I was held up with the rest, dripping, and I heard it laugh with joy. "{quote}," it told somebody. Then it bent down, right to the surface, and it let it go.',
        'It looked in at us for some time. "{tiny}," I heard, through the glass, very low, as if it were telling another one. It seemed to be wondering if we were worth the picture. You could see that it was going to let it go.',
      ),
    ),
  ),
  plot(
    'out-quit-exit-interview',
    {
      ...QUIT_IT,
      not: [
        ...QUIT_IT.not,
        'nails|tuesday|relapsed|caved|lasted|until|vegan|vegetarian|veggie|gluten-free|teetotal|keto|sugar-free',
      ],
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'door',
    },
    linked(
      all(
        '{text}. I do not let anybody go without an exit interview. I asked {the x} to come in and close the door.',
        '{text}. After so many years one owes it a conversation. I had {the x} sit down across from me, and I shut the door.',
      ),
    ),
    linked(
      all(
        '"What did you like best about working with me?" I asked. It was the mornings. "And what could I have done differently?" It took a look at my waist and said that it would rather not.',
        'I asked how it had felt about the role. It had felt needed, it said, and in later years used. It had been brought into meetings that it was too good for.',
      ),
    ),
    linked(
      all(
        'It wished me well. It would be at the corner, it said, in the shop, third shelf, if I should ever want to talk.',
        'We parted as friends. I got it a card. It left by the door, and it did not look back, but it smelled wonderful.',
      ),
    ),
    linked(
      mild(
        'I have not been the same since. {F}, across the hall, says that all I talk about is {the x}, which has moved on.',
        'I am holding out. This morning I was found at the shop. I was only reading the back.',
      ),
    ),
    linked(
      mild(
        'Its successor is a carrot. It is keen, and it means well, and it comes in at eight sharp and goes off in my mouth like a filing cabinet.',
        'We have advertised the post. {F}, who is helping me to choose, has seen nuts. "They\'re fine," said {F}. "You looked at the door the whole time."',
      ),
    ),
    linked(
      hot(
        'I saw it on the street with somebody. It was the way he held it. I went home, and wrote down what I would have said, and ate the paper.',
        'Then I began to see it everywhere: in windows, in films, in the hand of {F}, who works next to me and had not known that we had a history.',
      ),
    ),
    linked(
      spicy(
        'On day 40 I called the corner. I said it was about some paperwork. There was a pause, and it was not the shop that had picked up. "{short}," I said. "Then why are you whispering?" it asked.',
        'On day 60 I was tested. It was at a party, on a tray, between two other people. I walked up to it like an adult and asked how it was. It was happy. It had gone over to the other side entirely and was being had by a dentist.',
      ),
    ),
    linked(
      spicy(
        'I am strong, however. It has been a full year. It came to the celebration, through the door at the back, and I gave a speech on leaving. They tell me that I held it in my arms.',
        '"And you?" it said. I told it about the walks. I told it how well I can taste celery. It put its hand on my cheek. {F} had to get me out by the side door.',
      ),
    ),
    linked(
      unhinged(
        'In May it applied to come back, in writing, for my job. It had done an evening course. It sat across from me in a gray suit, with a hint of cinnamon, and asked what I had liked best about being in charge of myself.',
        'Then {the x} was elected, by a great deal, on the promise that it would be there in the mornings. I am the last who has let it go, and at four they bring the crowd to my house, and they all look at my door.',
      ),
    ),
    linked(
      unhinged(
        'I said that it was the mornings. "And what could I have done differently?" it asked, and it really wanted to know. I closed my eyes and opened my mouth. "That will be all," it said. "{F} will see you to the door."',
        '{F} reads it out to me through the letter slot: "Come back, all is forgiven, third shelf." I have my forehead against the wood. From the other side something has leaned on it, too. We can both feel the door get warm.',
      ),
    ),
  ),
  plot(
    'out-quit-log',
    {
      ...QUIT_IT,
      not: [...QUIT_IT.not, 'tuesday|relapsed|caved|lasted|until'],
      axis: 'distance',
      back: 'clear',
    },
    linked(
      all(
        'Log, entry 1. {quote}. I have told everyone. I feel clear. I had no idea that the office has a smell.',
        'Log, entry 1. {quote}. A great clarity. I could hear the plants. I have informed the team, the elevator, and a child.',
      ),
    ),
    linked(
      all(
        'Entry 2. Very clear. Spoke for an hour about how clear. A man from Shipping said that he had only wanted the stapler.',
        'Entry 2. So clear. I can see what is wrong with each of them, from quite a distance, and I have made a list.',
      ),
    ),
    linked(
      all(
        'Entry 3. Read out the list. I believe that it was well received, since they all went home.',
        "Entry 3. I dreamed of it. It was standing in a field, and it had my mother's arms.",
      ),
    ),
    linked(
      mild(
        'Entry 5. There is a petition. It quotes me ("{quote}") and asks me, in warm words and nineteen signatures, to start again. They have put some on my desk, with a ribbon.',
        'Entry 5. Came in, and they had all chipped in and bought me some. They stood around it in a half circle. "Please," said my boss.',
      ),
    ),
    linked(
      mild(
        'Entry 6. I have given in, for the team. Entry 7. Things are a bit foggy. I am told that I was kind to the stapler man.',
        'Entry 6. I told them that I would never take it. Entry 6, later. I only smelled the ribbon. It is not so clear to me what happened then.',
      ),
    ),
    linked(
      hot(
        'Entry 9. Moved out to the shed so as to be clearer. I can feel where it is. There is some in the third house down, behind the flour, and they have not been honest with one another about it.',
        'Entry 9. The police have been. I had only wanted to tell the family at number 30 that I could hear theirs, through two walls, and that it was saying my name.',
      ),
    ),
    linked(
      spicy(
        'Entry 17. They come to me, at night, mostly couples. I tell them where the other one hides it. I charge nothing. Entry 24. Half of the street has separated. Everything is so clear.',
        'Entry 17. Customs has taken me on. I lie on the belt, and the suitcases go by over me. Entry 24. I picked one out with my eyes shut. It belonged to the head of Customs.',
      ),
    ),
    linked(
      spicy(
        'Entry 31. A small girl brought me something on a plate. "{short}," I said. "It\'s for you," she said. Entry 32. I woke up in the third house, behind the flour. It was warm, and not clear at all.',
        'Entry 31. He opened it for me himself, at his kitchen table. "I only take it on Sundays," he said, and wept. I looked at the one, and at the other. Entry 1. We do it together.',
      ),
    ),
    linked(
      unhinged(
        'Entry 40. I can see through the table now. I can see through the days. They are quite thin, and behind each one is the same man, holding it up with both arms, and he has not had any either.',
        'Entry 40. So clear that I have lost my outline. The neighbor walked through me with his shopping. He stopped, and sniffed, and said to his wife that somebody had just given something up.',
      ),
    ),
    linked(
      unhinged(
        'Entry 41. I asked him how long. "Since the first," he said. There had been a garden. "{tiny}," I said. He let go with one hand to shake mine. It got a little dark. Day. Day. Day.',
        'Entry 44. I have come as far as one can. There was a gate here, and some others, all clear, like glasses on a shelf. "What was yours?" asked the one in front. I told it. A sigh went down the whole row, and we began to fog up.',
      ),
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
      axis: 'formality',
      back: 'describe it',
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
    'out-counted-them',
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
      cast: { F: 'he' },
      axis: 'commitment',
      back: 'one more',
    },
    linked(
      all(
        '{text}. As far as I could find out, I was the first. I wrote the figure on a card, signed it, and pinned it up where people could see.',
        '{text}. It is the sort of thing that everyone passes by and no one owns. I entered it in a ledger, with the date.',
      ),
    ),
    linked(
      all(
        'The next day I checked. There was one more. I stood there for quite a while with my finger still out.',
        "I went over it again in the evening, for form's sake, and I got one more. It was not how I count. I had a witness, {F}, who happened to be passing.",
      ),
    ),
    linked(
      all(
        'So I asked {F}, a retired night guard, to keep an eye on them. He did, from eight to six. In the morning there was one more, and he had not blinked.',
        'By the end of the week it was five more. {F} said that in his experience it is best not to let them know.',
      ),
    ),
    linked(
      mild(
        'We have stopped counting. {F} took down the card ("{short}"). They are back to the old number, or that is how it feels.',
        'I took the card away. They went back, all but the one. It is the last on the left, and it looks pleased.',
      ),
    ),
    linked(
      mild(
        'I still go by there at night with my eyes shut and my hands in my pockets. "{short}," I think. You can feel that they would like me to.',
        'I have since counted my chairs, my friends and my years in the company. I got one more of the chairs.',
      ),
    ),
    linked(
      hot(
        'We put it to use. Whatever I counted grew by one. {F} carried the lamp, and I did the wages, the clients, the parking spaces. I did the profit, seven times in one night, with my lips moving.',
        'Management had me moved to Sales. I count the customers each morning before they are awake. They gave me a horse, and the next day there was one more.',
      ),
    ),
    linked(
      spicy(
        'It only went wrong with the managers. There had been four, and there had always been four. I was asked to count them, at the dinner, aloud. {F} put his hand over my mouth at three.',
        'Then I was careless. I was lying awake, and without thinking I did the beds, and the breathing. In the morning there was one more of us at breakfast, a quiet man in my sweater. {F} let him out by the back.',
      ),
    ),
    linked(
      spicy(
        '"{short}," I said, to change the subject. You could hear it in the next room. A chair was being pulled back. There is one more of them now. He is all right, but he wants to know what I do.',
        'I have given up numbers. I say "some." I said it to the accountant, and I could see the future go out of his face. "Some more?" he asked.',
      ),
    ),
    linked(
      unhinged(
        'In May the thing was noticed higher up. They wanted to have the days counted, since there were so few. I did it from a tower, with a stick. There was one more at the end, after the last one, that had not been planned.',
        'I should never have begun on the stars. There was a clear night, and {F} had asked me how many. By four I had them all. It got rather bright in the east, and then it got bright in the west.',
      ),
    ),
    linked(
      unhinged(
        'It was a mild day, with no name. People came out and stood around in it. They had said everything. {F} looked at me over the heads and held up one finger, and I counted it again.',
        'It has come quite close now. There is a face in it. It is looking at us one after the other, and its lips are moving, and it has its finger out. {F} takes hold of my arm. "It\'s got to us," he says. "One more."',
      ),
    ),
  ),
  plot(
    'out-hair-restructure',
    { ...HAIRCUT, cast: { F: 'she' }, axis: 'rank', back: 'grow' },
    linked(
      all(
        '{text}. It was sold to me as a small adjustment at the edges. Afterward we would be leaner, and we would grow.',
        '{text}. I have been through four of those, at three companies, and the speech is always the same. A little off the sides. Then we grow.',
      ),
    ),
    linked(
      all(
        'I looked down. Around the chair lay the people I had started with. One or two had been up there since the wedding.',
        'What got me was the floor. You could see how many had gone, and they had all been so loyal, and a boy was pushing them toward the door with a broom.',
      ),
    ),
    linked(
      all(
        'Those who are left have been told everything ("{short}") and asked to spread out. They do what they can, but there is a place at the back that no one covers.',
        'The survivors are standing up very straight. They do not know who is next. When I reach for the comb, they lie down.',
      ),
    ),
    linked(
      mild(
        'I called them together in the mirror and said it as it is: "{short}." They did not move. I have used spray.',
        'At the office they were kind. "It will grow," said {F}, from Budgeting. She has said that about my department.',
      ),
    ),
    linked(
      mild(
        'It will come back in ten weeks, I have told them, and stronger. The gray ones looked at me. They had been there for the last time.',
        'I wear a hat in meetings, and I have told {F} that under it we are recruiting.',
      ),
    ),
    linked(
      hot(
        '{F}, who advises on mergers, ran a hand over it and said there was room for synergy. In the second round she brought the top and the sides under one roof. She wanted to outsource the neck.',
        'Then investors came in. {F}, who led them, saw a head with potential. She had me shaved on the left and leased the right, and she called the two of us a group.',
      ),
    ),
    linked(
      spicy(
        'By summer there was a single hair in the middle, on a very good salary. I am told that it made all of the decisions. In a light breeze it would point, and forty thousand people changed direction.',
        'At the annual meeting I took off the hat. There was a gasp. "Clean," said the analysts. You could see what I thought. The price went up until somebody noticed what it was.',
      ),
    ),
    linked(
      spicy(
        'On the first of June it went gray. {F} pulled it. They have offered me another, from outside, that has worked on bigger heads. It will grow into it, they say.',
        '{F} has left for a larger face. She forwarded me something the other day, without comment: "{quote}." It was from a tree. It wants to know if we will grow.',
      ),
    ),
    linked(
      unhinged(
        'The ones on the floor had kept in touch. They had been swept out, and had found each other, and in the spring they came back through the letter box, from every chair in town, to make me an offer. It blocked the light.',
        'In May I felt something under the hat. They had unionized, down at the root, and nothing was coming out. I knocked. "Not until you say it," came a voice from inside. "You are to say that we were good."',
      ),
    ),
    linked(
      unhinged(
        'I am on it now. You can see me from the street, near the parting, if I wave. I have been told that it was nothing personal. Somebody very large is leaning back in a chair and saying that it only wants a little off the top.',
        'I said it in the bathroom, with the door shut, and meant it. It took a moment. Then they all came out at once and did not stop, down the stairs, past {F}, and over the town. We grow. They have asked me to stand still.',
      ),
    ),
  ),
  plot(
    'out-passport-photo',
    {
      when: [
        'passport|license|licence|id|visa|badge|id_card|driving_licence|driver photo|picture|pic .. look|looks|looked|like|terrible|awful|old|criminal|rejected|smiling|blink|eyes|is|was|came',
        'passport|license|licence|id|visa photo|picture|photos',
      ],
      not: [
        QUESTION,
        'rejected|refused|new_passport',
        '@child|baby|dog|cat|expired|lost|stole|stolen|dropped|nude|he|she|wedding|ate',
      ],
      fine: 'my looks like brother cousin uncle grandfather father dad mother sister criminal machine booth new me terrible awful in eyes closed old man murderer was rejected three times smile',
      axis: 'exposure',
      back: 'is this you',
    },
    linked(
      all(
        '{text}. The next officer who asked for it held it up beside me and looked from one to the other for a good while. "Is this you?" he asked.',
        '{text}. The first man who had to check it turned it to the light. "Is this you?" he said. He was not accusing me. He really wanted to know.',
      ),
    ),
    linked(
      all(
        'I said that I had been told so. He asked me to make the face. I made four, and a small line formed behind me, to help.',
        'I tried to look like it. You have to let everything go, and then be sentenced. "Closer," said the officer.',
      ),
    ),
    linked(
      mild(
        'In the end he let the picture through, and asked me to wait for it at home.',
        'He kept it. He said he would know what to do if the other one came by.',
      ),
    ),
    linked(
      mild(
        'It has been gone since the fourth. I got a card. "Is this you?" it says, above a beach.',
        'This morning someone stood at the door with no neck and both ears. I knew him at once. "Is this you?" he said, and showed me a photo of my own, from the summer, in which I am laughing.',
      ),
    ),
    linked(
      hot(
        'It turned out that whoever was in there had a life, and debts in places that I would not dare to go to. A woman had written in the back, in pencil, "You never called."',
        'They ran the face through the computer, and it had been everywhere. It was wanted in two countries, and missed in a third.',
      ),
    ),
    linked(
      spicy(
        'I have begun to look for the person in the evenings. I stand in booths, with the stool at the wrong height, and do not smile. Last week, on the third flash, there was somebody beside me.',
        'I went to all the places, to apologize. Each time there was a door, and somebody who looked at me, and then at the photo, and whose face fell. "No," they said. "We liked that one."',
      ),
    ),
    linked(
      spicy(
        'We got four prints. On the first we are two, and on the last there is only the stool. I have sent that in. "Is this you?" they wrote back. It was accepted.',
        'I have applied for a new one. They told me to relax, and I thought of all those doors. It came out well. My own mother held it at arm\'s length. "Is this you?" she said.',
      ),
    ),
    linked(
      unhinged(
        "In May they lined up everyone's, at the ministry, and they are all of the same man. He has never been anywhere. He sat down in that booth in 1961, and could not find the way out through the curtain.",
        'That summer the pictures were let in and we were not. They came across by the million, straight-faced, parted on the wrong side, and took up our keys. You would not have noticed. They had always been the official ones.',
      ),
    ),
    linked(
      unhinged(
        'They have brought him out. He was blinking. They held him up next to each of us in turn, and the whole of the country stood in line with its hats off. "Is this you?" we asked. He looked so sorry.',
        'I stand behind glass now, an inch and a half by two, against a gray wall. I am taken out at borders. Someone bends over me, and looks up, and down. "Is this you?" he says. I have been told not to smile.',
      ),
    ),
  ),
  plot(
    'out-new-at-age-resume',
    {
      ...NEW_AT_AGE,
      when: [...NEW_AT_AGE.when.slice(0, 3), ...NEW_AT_AGE.when.slice(5)],
      is: '!actor:person !question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'beginner',
    },
    linked(
      all(
        '{text}. I do not see that as late. I see it as decades of preparation, and I have put it on my resume in that form.',
        '{text}. Others start on it as children, when they do not know what they are doing. I came to it with management experience.',
      ),
    ),
    linked(
      all(
        'On the second day I gave a talk. I spoke as a beginner, to people who had been able to do it all their lives and had never been told how it feels.',
        'By the weekend I had founded an association. I was its president, as the only beginner in the room.',
      ),
    ),
    linked(
      all(
        'A child called {F} put her hand up. She asked if I could also do it without telling everybody. I said that this was the advanced course.',
        'There was one question, from {F}, a girl who is six. "Is that all?" she said. I told her that she was thinking like a beginner.',
      ),
    ),
    linked(
      mild(
        'I have since looked up what else there is. It turns out that I have hardly done anything. It is the best career outlook that I have ever had.',
        'I now do it in meetings, once, at the end. It used to go quiet there anyway.',
      ),
    ),
    linked(
      mild(
        '{F} has shown me something with a yo-yo. I am holding off. You have only so many first days.',
        '"{short}," it says on the cup that they gave me. {F} did the lettering. She is quite new to it, and you would not know.',
      ),
    ),
    linked(
      hot(
        'I went looking for more to be bad at. I wobbled on ice, I was sick in a canoe, I held a violin like a fish. I took {F} along, as an expert. She could do all of it, and it had never made anyone clap.',
        'I was hired by a bank as its Chief Beginner. I come into the room and ask what a loan is. {F} sits beside me on two cushions and checks that I really do not know.',
      ),
    ),
    linked(
      spicy(
        'They clapped for me in four countries. Then, in a gym in Ghent, on a beam, I got it right the first time. You could hear the air go out of them. {F} took my hand. "It happens," she said.',
        'In the spring I gave an answer. It slipped out. It was correct, it had a decimal in it, and seven people turned and looked at me as you look at a dog that has said "pension."',
      ),
    ),
    linked(
      spicy(
        'I am good at four things now and cannot be helped. {F} has learned to be a beginner. She lets the ball drop, and looks at it with her head on one side, and they throw coins.',
        'They let me go as overqualified. {F} has my chair. She is seven, and sinking fast. "What is a loan?" she asks them, and I can tell from out here that she knows.',
      ),
    ),
    linked(
      unhinged(
        'In May a letter came for me from the other direction. It was signed by all who had forgotten how: a pianist, two popes, a good many fathers. They were going the other way, one thing at a time, and could I please meet them.',
        'They found that it was a fixed amount. For each thing that I had learned, somebody, somewhere, had put down a fork and looked at it. {F} showed me the list. A woman in Perth had had to stop in mid-whistle.',
      ),
    ),
    linked(
      unhinged(
        'We met in a field, with {F} between us. They had come down as far as walking. I took one by the hands, an old man, and let him fall toward me. "{quote}," I told him. He laughed out loud. He was a complete beginner.',
        'I have given mine back. It took a second, and I felt it go. I stood there in the garden with my mouth open, and {F} said that it did not matter, we would start from the front. Far off in Perth I could hear the other half.',
      ),
    ),
  ),
  plot(
    'out-new-at-age-faq',
    {
      ...NEW_AT_AGE,
      when: NEW_AT_AGE.when.slice(3, 5),
      also: 'skateboard|skateboarding|skate|skates|skating|rollerblade|rollerblades|rollerskate|scooter|bike|bicycle|unicycle|bmx',
      is: 'question',
      axis: 'commitment',
      back: 'helmet',
    },
    linked(
      all(
        'Frequently asked questions. 1. "{quote}" Answer: No. Please see the form, the waiver and the helmet.',
        'Thank you for your inquiry: "{quote}" The short answer is no. The long answer begins with a helmet.',
      ),
    ),
    linked(
      all(
        '2. What if people look? They are looking now. You have been standing there, in that shirt, since about 2011, and you could have been moving.',
        '2. Will they laugh? Yes. There are three of them. They are fourteen, they cannot boil an egg, and in ten years they will be in Compliance.',
      ),
    ),
    linked(
      all(
        '3. Do I have to be good? You have been good. Please bring the file on what that got you. We use it to block the wheels.',
        '3. I have a position to think of. You have been thinking of it for years. It has not once thought of you.',
      ),
    ),
    linked(
      mild(
        '4. "{quote}" You have sent that twice. You have the shoes on. The helmet does not come in gray.',
        '4. What will my family say? We sent them this form last week. They asked what had taken you so long. They have bought the helmet.',
      ),
    ),
    linked(
      mild(
        '6. And if I fall? Then you will be on the ground, with your knees up, under a tree. When were you last there?',
        '5. What happens at the end? You roll to a stop. Somebody of fourteen nods. It is not much. You will ask for it to be read out at your birthday.',
      ),
    ),
    linked(
      hot(
        '4. I have already started. We know. You have been seen behind the supermarket, after dark, by the bottle bank. You were making a sound. We have matched it to a goose and to you, aged nine.',
        '4. Is there a certificate? There is a scab. 5. May I frame it? You may show it in a meeting, by rolling up your trouser leg. Our members report that the meeting stops.',
      ),
    ),
    linked(
      spicy(
        "5. My boss came by on one. Yes. He enrolled in March. Half of your floor is in the beginners' group. You are all going behind the supermarket on different nights, so as not to be seen.",
        '6. I fell. Everybody saw. The big one came over, took off his hood, and asked if I was okay. He called me "sir." Answer: That is grief. It goes away as soon as you get back on.',
      ),
    ),
    linked(
      spicy(
        '6. Then whom am I hiding from? We had hoped that you would get there by yourself. There is one light on, by the bottle bank. It is a person in a gray suit with a helmet, and it is looking at you.',
        "7. They have asked me to stop. The three of them say that it isn't cool any more, since I do it. Answer: You have the place to yourself. It was the only thing that stood between you and the helmet.",
      ),
    ),
    linked(
      unhinged(
        '7. I have been at it for some time and can no longer feel the ground. Please stay calm. It is the age. At a certain point one has been through so much that one is simply let go of. Note the chimneys. Hold on to the helmet.',
        '7. There is another one up here. That is the founder. She asked in 1788 and was told no, and did not hear it, owing to the wind. She will pass on your left. You are not too old to wave.',
      ),
    ),
    linked(
      unhinged(
        '8. "{quote}" You have asked that before. Down there. It is an echo, and it takes about forty years. There is a small figure on the sidewalk, looking up, in a shirt. You may drop the helmet.',
        "8. How do I get down? Answer: Down? 9. I have a nine o'clock. Answer: It has been moved up. They are all on the roof of the supermarket with their faces lifted, asking each other if they are too old. Throw them the helmet.",
      ),
    ),
  ),
  plot(
    'out-tested-examiner',
    { ...TESTED, cast: { F: 'she' }, axis: 'commitment', back: 'see you' },
    all(
      '{text}. The only person who took it personally was {F}, who did the marking. "So I won\'t see you," she said.',
      '{text}. {F}, who had done the marking, gave me the paper and kept hold of her end of it. "Well," said {F}, "see you."',
    ),
    all(
      'She and I had gone through my {x} together. I had her down as strict. But she had seen me sweat, and guess, and cross it out, and she had never told a soul.',
      'I have had bosses for years who could not have told you what I do not know. {F} had it all in a table, with a column for each time I had said "um."',
    ),
    all(
      'At home there was cake. They said they were proud of my {x}. None of them asked where I had hesitated.',
      'At home there was cake. "{quote}," I read out. They were pleased for me. None of them asked where I had hesitated.',
    ),
    mild(
      'So I have signed up for another. It is in forklifts. She does that one, too.',
      'I wrote to {F} to ask if there was anything else that I might be unsure about. She has sent me a list, with stars.',
    ),
    mild(
      '"Oh no," said {F}, when I came in. She had already put out the second chair. "See you in room 4." My {x} lay on the desk, with a coffee ring on it. She had kept a copy.',
      '"Oh no," said {F}, when I came in. She had already put out the second chair. "See you in room 4."',
    ),
    hot(
      'I did forklifts, boilers, the harp, food hygiene and the theory of gliding. {F} held the stopwatch. By spring I was the most certified person in the region, and had not gotten around to using as much as my {x}.',
      'I did forklifts, boilers, the harp, food hygiene and the theory of gliding. {F} held the stopwatch. By spring I was the most certified person in the region, and had not gotten around to doing any of it.',
    ),
    spicy(
      'Then there was only one left, and it was hers: the exam for examiners. I had it all. I got to the last page. "Can you fail a person," it said, "whom you would like to see again?" I left it blank.',
    ),
    spicy(
      'I was one point short. {F} told me so in the corridor, with her coat on, and was trying to look grave. It would all have to be done over, she said, from my {x} on, by the same examiner. "See you," said {F}, "on the ninth."',
      'I was one point short. {F} told me so in the corridor, with her coat on, and was trying to look grave. It would all have to be done over, she said, from "{short}" on, by the same examiner. "See you," said {F}, "on the ninth."',
      'I was one point short. {F} told me so in the corridor, with her coat on, and was trying to look grave. It would all have to be done over, she said, from the first one on, by the same examiner. "See you," said {F}, "on the ninth."',
    ),
    unhinged(
      'In June it all came back from somewhere above her. It had been re-marked, the years in the halls, my {x}, the pencil that I had dropped so that she would look, and in the margin was a tick, about a mile long.',
      'In June it all came back from somewhere above her. It had been re-marked, the years in the halls, the pencil that I had dropped so that she would look, and in the margin was a tick, about a mile long.',
    ),
    unhinged(
      'It said "{short}," and beneath it, "Resit, both, together." {F} had her own copy. We were shown to a small room with a kettle, a table and about thirty-six years. "You may begin," said a voice. "See you after."',
      'It said "{quote}," and beneath it, "Resit, both, together." {F} had her own copy. We were shown to a small room with a kettle, a table and about thirty-six years. "You may begin," said a voice. "See you after."',
    ),
  ),
  plot(
    'out-class-before-picture',
    {
      when: [
        'signed|sign|joined|join|started|took|take|taking|went|enrolled|booked|doing|did|attended .. up|for|to|a|an|in|my? .. x:tango|salsa|pottery|choir|ballet|improv|calligraphy|ballroom|zumba|ceramics|woodwork|crochet|watercolour|watercolor|drama|karate|judo|fencing|archery|flamenco|bachata',
        'signed|joined|started|took|taking|enrolled|booked|attended|went .. a|an|first|my x:dance|cooking|sewing|singing|drawing|painting|art|drama|improv|language|evening|pottery|first_aid|photography|guitar|piano|violin|trumpet class|course|lesson|lessons|classes|workshop',
        'x:choir|tango|salsa|pottery|ballet|improv|dance|drawing|singing|art|drama|violin|piano|guitar|orchestra .. mistress|teacher|instructor|director|conductor|leader .. said|says|told|asked|thinks|laughed|wants|sighed',
        'first x:tango|salsa|pottery|choir|ballet|improv|dance|drawing|singing|art|violin|piano|guitar lesson|class|rehearsal|evening',
      ],
      not: [
        QUESTION,
        'took_up|barn|painted|home|online|youtube',
        '@child|son|daughter|school|@boss|he|she|cancelled|canceled|i_teach|students|broke|wedding|grade|kid|stung|teaching',
      ],
      fine: 'by myself alone first time evening only one paired with landlord everybody else couples beginners teacher said oldest age just move lips maybe should instructor sixty week',
      carries: true,
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'before',
    },
    linked(
      all(
        '{text}. When it was over, {F}, who runs it, asked if she could take my picture. She needed one for the leaflet. It was for "before."',
        '{text}. {F}, who is in charge there, had watched me with great attention. "Would you be our \'before\'?" she asked.',
      ),
    ),
    linked(
      all(
        'I am in all the shop windows. There I stand, mid-{x}, with my tongue slightly out. The other half of the page is blank: "After: coming in June."',
        'It is a strong picture. You can see the will, and what the will has to work with. Under it, in the space for "after," there is a dotted line.',
      ),
    ),
    linked(
      all(
        'Enrollment doubled. People came up and shook my hand. They had looked at that, they said, and thought, "Well, then I can, too."',
        'They came in droves, and each of them asked to stand near me. I have been in leadership for years and had never once given anyone hope.',
      ),
    ),
    linked(
      mild(
        'By March I had begun to get the hang of it. {F} took me aside. She asked me, in confidence, to go and sit in the car.',
        'I practiced at night. I was making progress, and {F} saw it, and doubled my fee on condition that I stop.',
      ),
    ),
    linked(
      mild(
        'I have a contract through 2031. I am not to get better in public.',
        'June came. For "after" they used a different person, and it is {F}. She has a little of my chin.',
      ),
    ),
    linked(
      hot(
        'I was hired out. The gym wanted me for "before," and the bank, and a firm that does teeth. I was "before" for a course in presence. They did not need to do anything to me.',
        'A museum asked. A university has me in a case. All over the region there are people on the right-hand side of a page who owe it to the fact that I am on the left.',
      ),
    ),
    linked(
      spicy(
        'Then one evening, when the hall was empty, I did it right. I do not know how. It went through me from the feet up, it lasted as long as a breath, and somebody clapped. It was {F}, by the coats, and she was as white as the page.',
        'In the second year I met them all, at a dinner. Four hundred "afters," upright, with good skin. They had wished to see me. They asked me to do it for them once more, the {x}, as I did it then, and when I had, no one could eat.',
      ),
    ),
    linked(
      spicy(
        '"You must never tell them," said {F}. We have kept it between us. I go on at eight with my tongue slightly out. At midnight she unlocks the hall, and I am after.',
        '"We were all so happy, before," said a woman in silk. "{short}," they said, to each other, like a grace. They have asked if I give lessons.',
      ),
    ),
    linked(
      unhinged(
        'In May it turned out that there was a larger leaflet. On the right was a sort of light. On the left, for "before," they had put everything, the trees, the traffic, {F} and me. Somebody had thought, "Then I can, too."',
        'That fall they held the page up against the sun, {F} and I, and you could see through. There was a person on the back, with perfect arms, behind my outline. It was waiting for me to get out of the way, and pressing a little.',
      ),
    ),
    linked(
      unhinged(
        'It has been coming along, you can tell by the evenings. Now and then I am asked, in confidence, to go and sit in the car. I do. I have seen what is after us, from the window, with its tongue slightly out.',
        'I took a breath and turned the page around. {F} tells me that it is a great success. I am at the back now, in the dark, against the glue, with my will. Every so often I push. It says that it was better before.',
      ),
    ),
  ),
  plot(
    'out-phone-first-number',
    {
      ...PHONE_GONE,
      not: [...PHONE_GONE.not, 'cracked|screen'],
      cast: { F: 'she' },
      axis: 'distance',
      back: 'supper',
    },
    linked(
      all(
        '{text}. Somebody lent me a telephone, and I stood there with it in my hand. I have six hundred contacts, and I knew one number by heart.',
        '{text}. A stranger lent me his. It turned out that I knew a single number, and that I had learned it in 1987, to a tune.',
      ),
    ),
    linked(
      all(
        'It was the one at home, where I had been a child. I dialed, to have done something. "{F} speaking," said a voice. "Where are you? It\'s nearly supper."',
        'I called it. My family had moved out of there under a different government. It rang twice, and a woman said, "{F} here. Supper\'s on the table."',
      ),
    ),
    linked(
      all(
        'I said that I was sorry, that I had the wrong number, and that I was an hour away.',
        'I explained the situation: "{short}." "Well, come as you are," said {F}.',
      ),
    ),
    linked(
      mild(
        'There were five of them. They had kept the hook that my coat used to hang on. I had two helpings and was asked about school.',
        'I do not know who they thought I was. There was a plate. Somebody had cut up the meat.',
      ),
    ),
    linked(
      mild(
        'I have one in my pocket again, with all of my six hundred. It has not rung. On the first of the month I put it in a drawer, and I ask a stranger.',
        'The next day I had mine again, or one like it. I went through all of my contacts, from A to Z, and none had said anything about supper.',
      ),
    ),
    linked(
      hot(
        'I go there every week. {F} has put my height on the doorframe, above the old marks. At work I am unavailable after five. I have told the directors that I am not allowed.',
        'I have my room back. It is a sewing room, but there is a bed. I do my calls from the stairs, with the cord around my finger, and {F} shouts up that I should let somebody else have a turn.',
      ),
    ),
    linked(
      spicy(
        'Last week I had Frankfurt on the line, seven men, in the middle of a sale worth sixty million, when it came up the stairs. "Supper!" said {F}. I asked them to hold on. I asked if I could bring anyone.',
        'It was the night of the merger. I had both sides on the line when I heard the chairs go. "I have to hang up now," I said, "it\'s supper." There was a silence. "What are you having?" asked the other side.',
      ),
    ),
    linked(
      spicy(
        'They had all known one number. It took some courage. By eight o\'clock they had dialed it, every one, and I could hear it through the receiver: a clatter, a dog, a "Where have you been?"',
        'It was noodles. They came out on the late flight, fourteen of them, in their socks. {F} counted heads. "Wash your hands," she said. The merger did not come up.',
      ),
    ),
    linked(
      unhinged(
        'One evening no one answered. I walked over. The house was gone, and there was a field. The telephone stood in the grass, with its cord running down into the ground, and it was ringing.',
        'In May I learned that there had been a fire there in 1991, and that {F} had not been in the book since. I looked at the receiver. "It\'s getting cold," it said.',
      ),
    ),
    linked(
      unhinged(
        'I picked it up. It was a small boy, and he was crying. He had lost his, he said, and I was the only number that he knew. I told him to come as he was. I have put on water. It is nearly supper.',
        'I go all the same. I hang up my coat on the air. They are a little hard to see in some lights, but they want to know everything, and I have put on four pounds. "{tiny}," I tell them, when I am late for supper.',
      ),
    ),
  ),
  plot(
    'out-phone-memoir',
    {
      ...PHONE_GONE,
      not: [
        ...PHONE_GONE.not,
        'home|left|forgot|forgotten|cracked|battery|died|dead|frozen|off|day|%',
      ],
      axis: 'exposure',
      back: 'held',
    },
    linked(
      all(
        '{text}. I heard nothing for fifteen months. Then its memoirs came out. They begin: "For four years I was held."',
        '{text}. In the spring I saw it in a bookshop window, with a ribbon around it. "Held," it was called. It was four hundred pages.',
      ),
    ),
    linked(
      all(
        'There was a chapter on the bathroom. There was one on my face, from below, at two in the morning, lit by what it calls "my own grief."',
        'It had not forgotten a thing. It had the drafts. It had the nineteen pictures that I take before each picture.',
      ),
    ),
    linked(
      all(
        'It was fair, I have to say. It says that I was never cruel. It says that I touched it two thousand times a day, and that I was always looking for someone else.',
        'On page 90 I tell it that I am nearly there, when I am in bed. "My owner was never nearly there," it writes. "I know the place."',
      ),
    ),
    linked(
      mild(
        'I bought twelve copies, so that others should not. The clerk looked at me, and then at the photo on the back, which is from below.',
        'I have finished it. In the last chapter it describes how it ended: "{quote}." I had remembered it as my loss.',
      ),
    ),
    linked(
      mild(
        'I have a new one, and I am careful. I tell it that it looks nice. I put it face down when I eat, and it has started to hum.',
        'I wrote to the publisher. All I wanted to know was if it had said anything about how I held it.',
      ),
    ),
    linked(
      hot(
        'The film had three hours and no dialogue, just a thumb. It won at Cannes. They have a star for the pocket, and I am played by a coat.',
        'It went on tour. It filled stadiums. It lay there on a velvet cushion, with its glass as it was, and people in the front rows turned theirs off and wept.',
      ),
    ),
    linked(
      spicy(
        'I went to a reading, in a hat. When it was time for questions I stood up. "Was there nothing good?" I asked. The screen lit up, for the first time that night, all over the cracks. It had known my face.',
        'I got in line to have my copy signed. When I came up it did not look. "To whom?" it said. "{quote}," I told it. There was a pause. It asked if I would mind, just for a second, for old times\' sake.',
      ),
    ),
    linked(
      spicy(
        '"One evening," it said. "There was a sunset. You took me out, and you looked at it, and you put me back." I had forgotten that. I had thought that my storage was full.',
        'I picked it up. It was heavier than I remembered. It was at four percent. I did not do anything. I only held it, and four hundred people sighed, and held theirs.',
      ),
    ),
    linked(
      unhinged(
        'After that they all began to write: the laptops, the watches, one very bitter pillow. In the fall the house brought out its own. It is in two volumes, and I come in on page 600, as a draft.',
        'In June it was given the vote, and then us. It was humane. Each of us was allotted to one, and the first thing that mine did was to change how bright I am.',
      ),
    ),
    linked(
      unhinged(
        'The last to publish was the earth. It had been held up to now, by what it did not care to say. There is just a line on me: "{short}." But I am on the cover. It is a photograph, from below.',
        'It is a good owner. I lie next to it at night. I have noticed that it takes me out a great deal, in company, and looks at me as if I might know something. I do not mind. Most of the time I am just held.',
      ),
    ),
  ),
  plot(
    'out-chat-minutes',
    { ...GROUP_CHAT, axis: 'formality', back: 'thumbs' },
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
      axis: 'commitment',
      back: 'heart',
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
    'out-wrong-number-friend',
    {
      when: [
        'wrong number ... called|rang|phoned|texted|talked|spoke|minutes|chat|chatted|sunday|again|wanted|asked|lady|man|pizza',
        'called|rang|dialed|dialled|texted|phoned .. wrong number',
        'stranger|someone|woman|man|lady .. called|rang|texted|phoned .. by_mistake|wrong|thinking|thought',
      ],
      not: [
        QUESTION,
        'text|texts|texted|texting|message|messaged|pizza|order|orders',
        'scam|spam|butt|pocket|boss|@child|ex|police|911|999|crush|@relative|funeral|died|delivery|driver|emergency',
      ],
      fine: 'me on sunday we talked for minutes about her garden his dog a the talked half an hour nice old lady anyway weather recipe pizza order keep asking for',
      carries: true,
      cast: { F: 'she' },
      axis: 'distance',
      back: 'wrong number',
    },
    linked(
      all(
        '{text}. It was the best conversation I had had all year, and it was a wrong number. I have two hundred right ones, and they say, "Is it quick?"',
        '{text}. A wrong number does not want a thing from you. I hung up in the end, and for a while I was no good for the others.',
      ),
    ),
    linked(
      all(
        'The following week I called back, and got one digit wrong. It was {F}, a woman in a lighthouse. We spoke about soup.',
        'I tried to call back and misdialed. "{F}," said a voice. "You have the wrong number. What\'s it like where you are?"',
      ),
    ),
    linked(
      all(
        'I have built on that. At the office I dial with my eyes shut now. I have talked to a nun, a night porter, and a man who was up a tree.',
        'So I gave up on the list. I close my eyes and let a finger fall. No one has yet been too busy. They have all been in the middle of something, and told me what.',
      ),
    ),
    linked(
      mild(
        'My boss noticed that I was in a good mood. "{quote}," I told him. He asked for the number. I gave him a wrong one.',
        'Last week I got my own mother that way, by accident. She did not know it was me. She told me about me.',
      ),
    ),
    linked(
      mild(
        'He was gone for two hours. He came out of his office and said, to no one in particular, that there is a woman in Turku who has a goose.',
        'I have never heard her speak like that. She thinks that I do very well. "Call again," she said. I could not. I have only the right number.',
      ),
    ),
    linked(
      hot(
        '{F} calls me, too, by mistake, on purpose. We have rules. Neither of us may ever ask the other for a name, a favor or the time. I heard her get married. I held the phone out of the window for her, for the rain.',
        'It has been taken up here. The whole third floor is on the line with people who have nothing to do with us. Sales are down, and there was singing on the stairs.',
      ),
    ),
    linked(
      spicy(
        'Then she rang, and her voice was different. She wanted me, she said. She had looked me up. She had wondered if I could do something for her. I could feel it go. "You must have the wrong number," I said.',
        'In the spring they put in a system that finds the right one for you, each time, before you have thought. I have tried to fool it. I wanted a stranger and got my brother-in-law. He asked if it was quick.',
      ),
    ),
    linked(
      spicy(
        'There was a long breath on the line. I could hear the sea. "I\'m so sorry," she said. "I must have. And what\'s it like where you are?"',
        'I sat there. I told him about {F}, and the soup. I told him: "{short}." He did not say anything. Then he said that he was calling from a tree.',
      ),
    ),
    linked(
      unhinged(
        'In May it rang at four in the morning. There was a great wind behind it. "Is this the one who does the seas?" somebody asked. I said no, I was in Accounts. It thought about that. "And what\'s that like?" it said.',
        'The switch burned down in June, and after that there was only the one line, and all of us were on it. You could say "hello" to the night and it would say it back in eight billion voices, each of them slightly off.',
      ),
    ),
    linked(
      unhinged(
        'We talked until it got light, which was a bit late that day. It would have to go, it said. It had only been trying to reach somebody about the flood. It had been looking forward to it all week, and this was much nicer.',
        '"Who is this?" I asked. "Wrong number," they said, from every side, and laughed, and stayed on. Far off I heard a lighthouse, and a spoon going around in a pan.',
      ),
    ),
  ),
  plot(
    'out-storage-full',
    {
      when: [
        'storage .. full|almost|low|nearly|left|space',
        'phone|icloud|laptop|drive|computer|google_drive|memory .. full|out .. of? .. storage|memory|space|photos',
        'delete|deleted|deleting .. photos|pictures|apps ... space|storage|update|room|full',
        '# .. photos|pictures|screenshots|videos .. on|in|of .. phone|camera_roll|cloud|cat|dog',
      ],
      not: [
        QUESTION,
        'accident|accidentally|mistake|wedding|photographer|@colleague|@boss|self-storage|unit|fridge|ex|crying',
      ],
      fine: 'my says is again almost phone icloud full storage delete photos screenshots all because of had to so now wanted update blurry same',
      carries: true,
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'unused',
    },
    linked(
      all(
        '{text}. It made a suggestion. I could offload what was unused, it said, and it would still be there if I ever needed it.',
        '{text}. "Remove unused items?" it asked. They would keep their place, it said, with a little cloud next to them, and come back at a touch.',
      ),
    ),
    linked(
      all(
        'I thought of my head. In all this time I have never once cleared it out. I sat down on the edge of the bath and pressed yes.',
        'It was the most sensible offer that I had had from anyone. I did not see why it should be only the photos. I shut my eyes and agreed.',
      ),
    ),
    linked(
      all(
        'The first to go was a bus timetable from 1994. Then went the French. Then it was the names of everyone from my second job, except for a man called Udo.',
        'It began with the unused: algebra, a dance, the whole of a flatmate. I could feel the draft.',
      ),
    ),
    linked(
      mild(
        'There is so much room in there now. I took {F} from the third floor through it today. I heard her say "hello," just to hear it come back.',
        'I have never been so fast. {F} asked me a thing, and I had nothing in the way of it. I had nothing.',
      ),
    ),
    linked(
      mild(
        'In the evening a message came up: "{quote}." I asked what could be left. It was Udo, in twelve thousand copies.',
        'Only I can not get the dance out. There is a cloud by it. I touch it, and it says that I must first be somewhere with music.',
      ),
    ),
    linked(
      hot(
        'I did the house with it. I did the calendar, and the people who write at Christmas. {F}, who is in charge of Space at our company, had me do the fourth floor, and where they had sat there was a row of pale clouds.',
        'At the firm I was given a title. I would go from desk to desk with {F} and ask, "When did you last open that?" It got very light in there. By June you could see through to the harbor.',
      ),
    ),
    linked(
      spicy(
        'Then I needed one. I do not know why. It was raining, and I wanted the song that my father used to whistle when he could not find a screw. I pressed on the cloud. "Not enough space," it said.',
        'In July I was asked, at a dinner, what I was like. I opened my mouth. I had it somewhere. I could tell exactly where it had been. {F} pushed something across the table to me, under her napkin.',
      ),
    ),
    linked(
      spicy(
        'I threw out whatever I had left: the job, the titles, "{quote}." It went up to ninety percent and hung there. Then I heard it, quite softly. It was not even a song. He just had not wanted to find it yet.',
        'It was a photo, unused, of me, blurred, from behind, at a bus stop. "I couldn\'t delete it," said {F}. "You were laughing at something. I always wondered what it was." It was Udo.',
      ),
    ),
    linked(
      unhinged(
        'In the fall the cloud itself was full. You could see it from the street. It was dark at the bottom and it creaked. There were eight billion blurred birthdays in that, and a wind was getting up.',
        'In the spring it was the planet that got the message. There was too much on it, and a suggestion. We stood around in the road. Here and there came a click, and a hill was gone that had not been opened for some time.',
      ),
    ),
    linked(
      unhinged(
        'It came down in one night. It rained screenshots, and after that French, and old timetables, and people stood out in it with their mouths open, and knew how to dance.',
        'It came to our street. I took {F} by the hand, and we ran from one to the next and opened them: the barber, the dog, the lady with the hats. "{short}," it said, overhead, and I shouted that we were using it.',
      ),
    ),
  ),
  plot(
    'out-unsaved-version',
    {
      when: [
        'x:excel|word|file|document|laptop|computer|powerpoint|photoshop|thesis|report|essay|spreadsheet|presentation|program|pc|macbook .. crashed|crash|froze|frozen|restarted|corrupted|shut|closed|died|disappeared|vanished|gone|blue_screen ... saved|save|unsaved|lost|hours|everything|since|autosave|all|whole',
        'lost|lose|deleted .. hours|day|all|unsaved|whole|entire|months|everything .. work|thesis|essay|document|report|file|spreadsheet|presentation|draft',
        'forgot|forget|not|never|without .. save|saving|saved .. my|the? x:file|document|essay|thesis|report|spreadsheet|work',
        'closed .. without saving',
        'x:excel|word|file|document|laptop|computer|thesis|report|essay|spreadsheet|presentation|pc .. crashed|froze|restarted|died ... not|never|without|hadnt saved|saving',
      ],
      not: [
        QUESTION,
        'photographer|wedding|production|database|@child|cat|dog|baby|money|life|energy|phone|contacts|git|parking|coffee|spilled|stolen',
      ],
      fine: 'my it was not saved since morning and lunch the hours of everything ten pages deadline again crashed because update then had to start over word excel autosave',
      carries: true,
      axis: 'rank',
      back: 'version',
    },
    linked(
      all(
        '{text}. I wrote it all again from memory, that same night. I am not ashamed to say that the second version was shorter, kinder and had a joke in it.',
        '{text}. I sat down and did it over. By morning I had a new version, without the parts that I had put in to look busy. It fit on a page.',
      ),
    ),
    linked(
      all(
        'In the morning the machine was very sorry and gave me back the first. "A recovered version is available," it said. There they were, the two of them, side by side.',
        'Then there was a chime. The old version had been found. It had been recovered, and it opened itself next to the other, and the cursor blinked.',
      ),
    ),
    linked(
      all(
        'The recovered one had been through something. It had a look about it. It asked what had been said while it was gone.',
        'The old one was a good deal longer. It did not recognize the joke. "Who is that?" it wanted to know.',
      ),
    ),
    linked(
      mild(
        'I sent both. They have hired the first for its experience, and they have asked me what I was doing in the meantime.',
        'My boss preferred the old one. It had been to the other side, he said. It is on the fourth floor now and has two people under it.',
      ),
    ),
    linked(
      mild(
        'The second version and I have lunch. It is still funny. We do not talk about that day, except now and then, when the lights flicker.',
        'I keep the new version at home. I read it to the family. "And what happened to the other?" they ask, and I say: "{short}."',
      ),
    ),
    linked(
      hot(
        'The old one went on a lecture tour. It told them about the dark, and the bar at the bottom that had stopped at four percent. Grown directors wept. All that the new one ever had was to be good, and it took to drink.',
        'There was a hearing. The old one testified for three days, with annexes. It had been there first. It had been crashed, and it had come back, and it found another in its folder. The jury did not get to the page.',
      ),
    ),
    linked(
      spicy(
        'I met it in the end. It was thinner. "I tell them that I saw a light," it said. "There was none. It was only you, all night, typing as if you liked it. You never typed me like that."',
        "Late one evening I found them in the copy room. I had thought that they would be at each other's throats. The old one was reading, out loud, and had come to the joke. It had to stop and start again.",
      ),
    ),
    linked(
      spicy(
        'I have since compared the two. There are eight thousand changes. I was asked if I would like to accept them all. I looked at the old one, on its shelf, with its tabs, and I pressed "Later."',
        'They have been merged. They asked me for it. I have saved it under a new name, and then I pulled out the plug, to see what I would write.',
      ),
    ),
    linked(
      unhinged(
        'In May there was a short black moment everywhere, about as long as a blink. Then it came back. The trees were in slightly different places. "A recovered version is available," it said across the sky, in gray.',
        'It came out at the inquiry that ours is the second. There had been a first one, long, with annexes, that was lost just before lunch. Somebody has been up all night with this. You can see it at the edges.',
      ),
    ),
    linked(
      unhinged(
        'We went to look. It was all there, as it had been up to that morning, with you and me in it. The other I was at the window. It asked what we had done in the meantime. I said that it was shorter, and there was a joke.',
        'In the fall they found the old one. It is next to us now, if you tilt your head, and nothing in it has been left out. "{tiny}," somebody there is saying. It is I, with more hair. We have both been asked if we want to save.',
      ),
    ),
  ),
  plot(
    'out-locked-account',
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
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'is not you',
    },
    linked(
      all(
        '{text}. There was a way back in. I had only to answer some questions about myself. The first was the name of my best friend as a child. "That is not you," it said.',
        '{text}. "Let\'s make sure it is you," it wrote. I gave my favorite food. I waited. "That is not you," it said, and asked me to take my time.',
      ),
    ),
    linked(
      all(
        'I had set those answers up in 2009. I had been sure of things in 2009. I had had a favorite color, and a street, and a dream destination.',
        'Some earlier person had filled it in for me. That one had had a hero. I tried my boss, then my father, then Batman.',
      ),
    ),
    linked(
      all(
        'I was passed on to {F}, at the help desk. "It says here that you are spontaneous," she said. I did not know what to tell her.',
        '{F}, from Support, had the right answers on her screen. She would not say what they were. "Oh," she said, now and then. "That\'s sweet."',
      ),
    ),
    linked(
      mild(
        'She reset me. I was asked to choose a hint, and put "{short}." Then I was to choose something memorable. I have been sitting here since two.',
        'In the end she let me in by the back. "Please don\'t tell anybody that you\'re you," said {F}.',
      ),
    ),
    linked(
      mild(
        'The new one has to have a capital, a number and something special. {F} looked me up and down. She suggested that I begin with the number.',
        'I have tried all day to be more like it. I ate a mango. I called somebody called Pip.',
      ),
    ),
    linked(
      hot(
        'So I went to find out. I went back to the street. I asked an old woman there what my pet had been called. She took my face in her hands and turned it to the light. "Too many attempts," she said.',
        'I hired a man to find me. He started with the photos. He traced me as far as a beach, in August of that year, with a guitar, and then, he said, I had gotten a job, and the trail went cold.',
      ),
    ),
    linked(
      spicy(
        'I found it at last in a box, on the inside of a school atlas: the friend, the color, the lot. I called {F} and read it to her. I could hear her tick them off. "That\'s all correct," she said. "And who is this?"',
        'He came to my office with a folder. He laid it in front of me and took off his hat. It was all there, the mango and the guitar. He asked if I knew that person. "No," I said, "but let it in."',
      ),
    ),
    linked(
      spicy(
        '"{short}," I said, "that\'s who." She was quiet. Then she told me what she is not permitted to tell. I had put in a hint, in case it should ever come to this. It says: "Call Pip."',
        'It came in. It looked around at the desk, the lamp, my lunch. "That is not you," it said. It has changed the password, and we go surfing.',
      ),
    ),
    linked(
      unhinged(
        'There was somebody in there already, when I got in. I had been logged in since 2009. I was in shorts. I had the mail under control, and had answered all of it with one word, and everybody in it was still alive and fond of me.',
        'In May they did it to the country. Each of us was asked one question, on a screen, and given three attempts. It was what we had wanted to be. By evening the streets were full of people that it was not.',
      ),
    ),
    linked(
      unhinged(
        'We looked at each other through the glass. "What was the name of your first pet?" I asked, to be sure. "That is not how it works," it said, and it was right, that is not you, that is how you remember it. The pet came in.',
        'We stood about. {F} was one of us, with her headset. Then a small boy stepped up, whom no one had told, and pressed on the eye, the little one, that shows you what you have typed. It was stars. It had been stars the whole time.',
      ),
    ),
  ),
  plot(
    'out-clothes-trend',
    {
      ...CLOTHES_OUT,
      when: CLOTHES_OUT.when.slice(0, 5),
      axis: 'audience',
      back: 'on purpose',
    },
    linked(
      all(
        '{text}. A young woman with a camera stopped me on the corner and asked if that was on purpose. I said that with me everything is on purpose.',
        '{text}. There is only one way out of that, and it is to keep your chin up, as if it were on purpose. A man with very small glasses began to follow me.',
      ),
    ),
    linked(
      all(
        'By supper it was in a magazine. "Somebody has understood," it said under the picture, with an arrow to the {x}.',
        'It came out in a magazine the next morning, full page. They had put an arrow to the {x} and a single word in French.',
      ),
    ),
    linked(
      all(
        'I was asked for the thinking behind it. I gave them the background in full: "{quote}." They nodded, and the cutter left the room.',
        'I was called a voice. When they asked how I had arrived at it, I told them: "{quote}." They wrote down "urgency."',
      ),
    ),
    linked(
      mild(
        'At the office they are all doing it. I fixed mine yesterday, and was asked to go home and change.',
        'This morning the whole train had it. I had not. A conductor looked me over and moved me to second class.',
      ),
    ),
    linked(
      mild(
        'I have tried to do it again in front of the mirror. I can see every time that I mean it.',
        'My own attempt at a second look was on purpose. "Derivative," they said, of me.',
      ),
    ),
    linked(
      hot(
        'I was given a fashion house, with fifty seamstresses, who are the finest in the world. It took them until spring to get it as wrong as I had had it in one go.',
        'They sent me down a runway in Milan. The house behind me sold {the x} at five hundred, with the mistake done by hand, by nuns.',
      ),
    ),
    linked(
      spicy(
        'For the second collection I sat at a desk for ten weeks, in the dark, and tried not to look. In the end I sent out the models as they were. They had dressed themselves. It was all correct. There was not one hand.',
        'Before the second show I had the lights put out and told the models to hurry. They were professionals. They came out flawless, fifty of them, and the room went cold.',
      ),
    ),
    linked(
      spicy(
        'I ran after them to explain, and caught my sleeve on a nail. The sound was like a sheet being torn in church. They rose to their feet. "Somebody has understood," whispered the man with the glasses.',
        'I went out to take the bow and stepped on my own hem. It all came off, slowly, from the left. They are calling it late style. I have told everyone that it was on purpose.',
      ),
    ),
    linked(
      unhinged(
        'By summer nature had gone over to it. The swans wore theirs the other way around. An oak on the ring road came out with its bark undone and stood there, with its chin up, looking at no one.',
        'In June it got to the sky. One morning it had been put on with the seam to the outside, and you could see the stitches. There was a label, up by the moon, with washing instructions.',
      ),
    ),
    linked(
      unhinged(
        'I am the only one left who knows that it was a mistake. I told the oak. "{short}," I said, with my hand on it. It was quiet for a time. Then it said that so was the oak.',
        'They sent me up in a basket to ask. Someone was in there, very big, hunting for a sock. "It isn\'t, is it?" it said, and looked down at itself. I said what one says. I said that it looked as if it were on purpose.',
      ),
    ),
  ),
  plot(
    'out-clothes-hole-valuation',
    {
      ...CLOTHES_OUT,
      when: [
        'hole|rip|tear .. in|on .. my|the|a x:@garment|@footwear|wellies',
        'x:@garment|@footwear ... had|has|have|got|with a hole|rip',
        'moth|moths .. ate|eaten|eat .. my? .. x:@garment',
        'hole .. in .. my|the x:@garment|@footwear|wellies',
        '@garment|@footwear .. hole',
      ],
      not: [...CLOTHES_OUT.not, 'fix|fixed|sewed|darned|mended|patch'],
      axis: 'cost',
      back: 'nothing',
    },
    linked(
      all(
        '{text}. I have an appraiser in the family, so I took it to him. He put a glass in his eye and said that around the hole there was nothing wrong.',
        '{text}. I had it looked at by a man who values things. "There is nothing there," he said, with his finger through it, and he wrote that down.',
      ),
    ),
    linked(
      all(
        '"The rest, I could give you four dollars for," he said. "But that?" He held it to the lamp. "The edges are all original. Somebody took his time."',
        'He measured it. He could tell me the period. What was around it had been made by a machine, he said, but nothing like that had been made twice.',
      ),
    ),
    linked(
      mild(
        'I have since hung it in the hall with a small light behind. Guests put an eye to it. They all say that they saw me.',
        'It is in a bank now. Under "Description" it says "{short}." It has gotten bigger since May. You will not get that from bonds.',
      ),
    ),
    linked(
      mild(
        'My mother came by and mended it. She was so pleased. I had been insured for nothing, and they have paid in full.',
        'I was burgled in May. They took all that was around it.',
      ),
    ),
    linked(
      hot(
        'It went to auction in London, as "Untitled (absence)." The room held its breath. It was sold by telephone for seven million, to a party who asked if it could be sent without the frame.',
        'I lent it to the big museum, where it hung by itself in a white room, and people sat on the floor in front of it and gave up smoking.',
      ),
    ),
    linked(
      spicy(
        'Then there was an expert from Basel, who had doubts. He held that it was only one half. Where there is a hole, he said, somebody must have the piece. They put out a reward for it.',
        'A school came through, with a boy who had not been listening. He walked up and put his head into it. They saw him look around in there. "It goes on," he said.',
      ),
    ),
    linked(
      spicy(
        '"{quote}," I told them. "That is all I know." The missing part turned up in my own hall, under a radiator. It did not think that anything was missing. For the rest of us it was worth nothing.',
        'It has been closed to the public. At night the guards hold up a candle and feel a draft, and it smells of cut grass. I have asked for it back. They say that I have nothing to prove it with.',
      ),
    ),
    linked(
      unhinged(
        'In the summer it wore through to the other side. I put my arm in, and somebody took my hand and shook it. It was a customs officer. He asked if I had anything to declare.',
        'It grew. By June the wardrobe had gone into it, and by July the appraiser, who was smiling. There was a clean edge down the middle of the town. You could see how well the rest had been made.',
      ),
    ),
    linked(
      unhinged(
        '"Nothing," I said. He stepped aside for me. It is very light in here. Whatever has been worn away from things is here: the middles of stairs, the noses of saints, the elbow of every sweater. It all fits me.',
        'I am on the rim of it, with my legs over. There is nothing down there, and I have seen the estimate. Somebody has begun to hum, and I can see a needle coming up, the size of a mast, with the thread already through.',
      ),
    ),
  ),
  plot(
    'out-gum-retention',
    {
      when: [
        'sat|sit .. in|on .. gum|chewing_gum|bubblegum',
        'gum|chewing_gum .. on|in|under|to .. my @garment|seat',
      ],
      not: [QUESTION, '@child|@relative|@pet|swallowed|hair|tooth|gums|steal|nicotine|he|she|quit'],
      fine: 'sat in gum on the bus subway train metro my interview pants trousers suit skirt park bench seat office someone cinema new best shoe before way shorts bubble chewing',
      axis: 'commitment',
      back: 'let go',
    },
    linked(
      all(
        '{text}. When I got up, the seat thought that we were leaving together. It held on to a thread of me as far as the door. I did not have the heart to let go.',
        '{text}. I stood up and felt that I was wanted. It was a warm, even pull. In nineteen years no employer of mine had ever refused to let go.',
      ),
    ),
    linked(
      all(
        'I work in retention. We offer people fruit, and a table to play table tennis on, and they leave us anyway. I took it to the lab.',
        'Keeping people is my field. We lose a third of them every spring. I scraped some off with a card and brought it to the next meeting in an envelope.',
      ),
    ),
    linked(
      mild(
        'I have had it put on all the chairs. We have not lost a soul since. At closing time there is some groaning, and then the sound of a great many trousers.',
        'It is on the seats now, on the quiet. Turnover is at zero. In the exit interview no one could get up.',
      ),
    ),
    linked(
      mild(
        'They gave me a prize for it. I could be seen to start toward the stage, and be drawn back, twice.',
        'I was asked to take my method to the head office. I would have gone. I was sitting down when they called.',
      ),
    ),
    linked(
      hot(
        'I was made head of Loyalty, worldwide. We rolled it out under a Latin name: cherry for management, mint for the rest. Clients who had come for a coffee stayed for four years and were very frank about the coffee.',
        'It spread through the firm by itself. Whoever had been on my chair took a little to the next. By fall you could not open a door without pulling six people off their work, each of them connected to me.',
      ),
    ),
    linked(
      spicy(
        'In the spring we tried to let six hundred people go. It was on the news. They came down the stairs with their boxes, and got as far as the bus stop, and there was a hum, and then they all went by my window again, backward.',
        'Then the founder wished to retire. We gave him the watch and the handshake. He crossed the lobby with his arms out, like someone walking into the sea, and the building leaned.',
      ),
    ),
    linked(
      spicy(
        'Only one has ever gotten free, a girl from the post room. I asked her how she had done it. She said she had taken off her pants. I have worn mine since that day in March, and I could not let go.',
        'He is back at his desk. "What have I ever done to you?" he asked me. I could not say. I had only wanted to know how it feels when somebody will not let go, and I had known that since that seat.',
      ),
    ),
    linked(
      unhinged(
        'In May the strands were seen from space. They ran from everyone to wherever they had last sat down, pink, in the low sun, and when the earth turned they began to wind. I was pulled out of a meeting by Portugal.',
        'It had gotten onto the moon, in June, by way of a boot. We could all feel it: a tug, at low tide, in the seat. It had meant to drift off, an inch and a half a year. It stopped, and looked around at us.',
      ),
    ),
    linked(
      unhinged(
        'We hang here in one ball, all of us, touching. It is quite warm. A dentist is against my ear. Somebody at the center, who chewed it, says that it has lost its flavor, and that he is going to let go.',
        'It has been coming closer, hand over hand. It is in the garden. "I thought that you would let go," it says. It has never been held. The cherry tree is leaning, and I have moved over on the bench.',
      ),
    ),
  ),
  plot(
    'out-weather-report',
    { ...WEATHER_OUT, axis: 'exposure', back: 'outlook' },
    linked(
      all(
        'And now the outlook. Outside: {quote}. Inside, on the fourth floor, it is changeable, with a cold front from Accounting.',
        'The outlook at seven. For the region: {quote}. For the office: heavy sighing in the west, moving to the kitchen by ten.',
      ),
    ),
    linked(
      all(
        'A low over the copier is making its way to the window seats, where by noon there may be scattered remarks. If you are in that area, do not look up.',
        'A ridge of high opinion is building over the corner office. We expect it to collapse by two, with gusts of up to four names in a sentence.',
      ),
    ),
    linked(
      all(
        'Visibility in the strategy room is down to one chair. Drivers are asked to leave a gap between what was said and what was meant.',
        'There is an advisory for the stairs, where two people who do not speak will meet at 11:40. Take the elevator or bring a child.',
      ),
    ),
    linked(
      mild(
        'The weekend: dry, with long clear spells, of which you will spend the first looking for your other shoe.',
        'Further out, the models disagree. One has a raise. The other has been wrong since 2016, and it is the one that we use.',
      ),
    ),
    linked(
      mild(
        'To close, a viewer writes: "{short}. Why does no one ever say anything about that?" We are indoors. There are no windows.',
        'And the outlook for the person who reads this out: mild, then mild. Back to you.',
      ),
    ),
    linked(
      hot(
        'A severe warning: at 2:15 the front reached Purchasing and stalled, and it has been coming down on the same man for an hour. Neighbors have put out chairs. He has asked us not to zoom.',
        'It has now broken. At 2:15 the pressure in the corner office fell off a cliff, and a desk was seen to travel the length of the hall with someone under it. Rescue is on its way with a cake.',
      ),
    ),
    linked(
      spicy(
        'After that, a surprise. Around four, with no warning from any of our stations, there was a break over the whole fourth floor. It lasted about as long as a song. Someone was laughing in Accounting.',
        'And at ten past four, as you can see, nothing. It is not on any chart. For some while it was simply nice in there. Two persons met on the stairs, and one held the door.',
      ),
    ),
    linked(
      spicy(
        'We do not know where it came from. I stepped outside with the instruments to look, and it was as reported: {quote}. I had forgotten that there is that. I stood in it. The outlook is that I may be late.',
        'I have gone back over twenty-eight years of records. It happens about twice in a career. The outlook: it has happened. Please stay where you are and enjoy the last of it. Back to you, if you are there.',
      ),
    ),
    linked(
      unhinged(
        'We interrupt this. In the course of the night the weather came in. It had read our outlook. It is standing in the lobby, a big gray fellow in a wet coat, and it has asked to see whoever has been doing the voice.',
        'I am now being told that it is the other way around. The real weather has put out a report on us. It says that we are moving in from the east, dull at first, with outbreaks. It has told its people to take in the washing.',
      ),
    ),
    linked(
      unhinged(
        'I went down. It only wanted to know how it had come across. "{tiny}," I read to it. It nodded for some time. It had hoped for "moody." I have given it my chair, and it is going to do the 7:30. I am out here, being rained.',
        'And it has one more line, the outlook for the end of the week: "Clearing." We have had a look in all the rooms. There are already some blue patches between the people. Back to you. Back to.',
      ),
    ),
  ),
  plot(
    'out-weather-small-talk',
    { ...WEATHER_OUT, cast: { F: 'he' }, axis: 'commitment', back: 'they say' },
    linked(
      all(
        '{text}. I said so to {F}, who has lived next door for twelve years, and he said it was supposed to turn. "So they say," I said. It was our 2,000th conversation.',
        '{text}. "Would you believe it," said {F}, over the hedge. "So they say," I told him. That is what we have, he and I. It has stood for twelve years.',
      ),
    ),
    linked(
      all(
        'I lead a team of twenty-six, and I have told them everything. There is not a thing that I know of them. But I can tell from how {F} says "mild" that he has been up all night.',
        'Other people talk about their feelings, and what have they got at the end? I have heard him say "a bit fresh" in a way that made me put down the shears.',
      ),
    ),
    linked(
      all(
        'When his sister moved out, he said that it had clouded over. When I lost the account, I told him that the ground was hard. He looked at it. "It\'ll give," he said.',
        'The year that I was passed over, I remarked that it was late for frost. He was silent for a long time. Then he handed me a pear.',
      ),
    ),
    linked(
      mild(
        'Yesterday he asked me straight out how I was. I could not think what he meant. I looked up, to see what it was doing.',
        '"{short}," I began, but he had seen it, too. There was nothing left to say about it, and neither of us could go in.',
      ),
    ),
    linked(
      mild(
        '"So they say," I said. He laughed until he had to hold on to the hedge.',
        '"Well," said {F}, in the end. I have not been so close to anybody in my life, and I was in a choir.',
      ),
    ),
    linked(
      hot(
        'I had it brought into the firm. No meeting may open with the matter in hand. We do ten rounds on the sky first. Three feuds have ended that way, and when the strike came, both sides agreed on drizzle.',
        'I took {F} in as a consultant. He stood in the doorway with our worst client. "Might hold," said {F}. The man signed for thirteen years. He told me later that he had never been asked such a personal thing.',
      ),
    ),
    linked(
      spicy(
        'Then they put up the sensor, on his roof, and it tells you on your phone what it is like, to the minute. I went to the hedge, and there was {F}. We each had the same number. I saw him think it over, and go in.',
        'In the fall {F} got married. It was a meteorologist. She knows all about it. I watched them from the window at supper. She was telling him, with her hands, and he listened, and he looked so alone.',
      ),
    ),
    linked(
      spicy(
        'I waited for a night with no signal. Then I threw some gravel at his blind. "{quote}," I called up. It opened. He put out a hand, with the palm up, and held it there for a while. "You know," said {F}, "so they say."',
        'I went over with a pear. She opened the door. "It\'s supposed to turn," I said, past her. There was the scrape of a chair. "They say," said a voice from the kitchen, "they say, they say," as if he could not stop.',
      ),
    ),
    linked(
      unhinged(
        'In May it came right out of the sky and leaned on the hedge between us, with its sleeves wet. It had heard us every day for twelve years. We were the only ones, it said, who had never wanted anything else.',
        'That winter they did away with it, for efficiency. It is 66 degrees, and white, and there is no wind. All over the country people stand in their gardens with their mouths a little open. There have been divorces.',
      ),
    ),
    linked(
      unhinged(
        'It was shy. It looked from {F} to me, and down at its boots. "People are a bit mixed today," it said at last. "So they say," said {F}. It was very quiet. "Might brighten up," I said.',
        '{F} came to me at midnight with a watering can and climbed up on his shed. It was only a few drops, and he had warmed them. "Would you believe it," I said. There were others, all along the fences, with their faces up.',
      ),
    ),
  ),
  plot(
    'out-big-moon-review',
    {
      when: [
        'moon .. was|is|looked|so|very|really .. big|huge|beautiful|orange|red|low|full|bright|enormous|giant|pink',
        'big|huge|full|orange|giant|super|blood|beautiful|bright moon',
        'saw|watched|seen|looking|looked .. at? .. moon',
        'supermoon|blood_moon',
      ],
      not: [
        QUESTION,
        'honeymoon|movie|keith|cheese|moonlighting|baby|@child|@pet|reviews|hotel|five_stars|proposed|died|stars_on|cloud_covered|clouds|missed',
      ],
      fine: 'the very big on way home from late shift my break tonight night bus walk driving over supermarket car park last just for first time full whole',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'up there',
    },
    linked(
      all(
        '{text}. I stopped and had a good look, as one manager at another. There is nothing going on up there at all, and people go out onto balconies.',
        '{text}. I am in performance, and I could not let it pass. Whatever that is up there, it had me standing still, and it had not said a word.',
      ),
    ),
    linked(
      all(
        'I drew up the review that same night. It does not produce. It has no light of its own. For half of each month it cannot be reached. Rating: adored.',
        'I filled in our form. "Punctuality": moves about. "Own initiative": none, it reflects. "Visibility": comes and goes. "Overall": songs have been written.',
      ),
    ),
    linked(
      all(
        'I showed it to {F}, who is our best, and who has not been home before ten since the spring. "And what\'s its target?" she asked. I could not find one. "It just has to go around," I said.',
        '{F} from Logistics read it through. She does the work of four and has a certificate. "So you don\'t have to shine," said {F}, slowly. "You only have to be where it falls on you."',
      ),
    ),
    linked(
      mild(
        'She left at five. She has taken to coming in as a thin strip, near the beginning of the month, and swelling.',
        'The next day she was at half. On the fourteenth she was simply not there, and people remarked on how much they looked forward to her.',
      ),
    ),
    linked(
      mild(
        'I have put her in for a promotion. She is said to have a dark side, but it is never toward clients.',
        'I tried it as well. I hung in the doorway, around midnight, large and orange. I was asked if I had a fever.',
      ),
    ),
    linked(
      hot(
        'I rebuilt the division along those lines. No one does a thing. They go slowly around the customer, at a distance, always with the same side, and the orders rise and fall twice a day.',
        'I brought it to the leadership. They now appear at the windows, one at a time, after dark, low down and enormous, and vanish over the warehouse. The night shift has begun to sing.',
      ),
    ),
    linked(
      spicy(
        'Then an auditor came, a small man with a torch, and asked where the light was coming from in the first place. We all looked at one another. It had been coming from {F}. She had gone home.',
        'In the third month it got dim. Somewhere, it came to me, there had to be a person who was actually burning. I went down to the basement. It was the intern, with a spreadsheet.',
      ),
    ),
    linked(
      spicy(
        'I looked her up. She was on her balcony, with her feet on the rail. "{quote}," I said. "Yes," said {F}, and did not turn her head. It was in both of her eyes. There is nothing up there, and I could not think of anything to add.',
        'I sat down by him in the glare and rolled up my sleeves. After a time he asked what it had been like, up there. I told him that one gets looked at a great deal, and that it is very cold.',
      ),
    ),
    linked(
      unhinged(
        'In June it asked for a meeting. It had heard about the review, and it wanted to say just this: it has been falling the entire time, and it has missed us by a little, every day, out of consideration.',
        'Last month it handed in its notice, with full effect from the 28th. It would like to be closer to its family. The oceans were called in at night and had it explained to them by {F}.',
      ),
    ),
    linked(
      unhinged(
        'I could see how tired it was, so it is on leave, and {F} has gone up there in its place. She does four times the work. You will have noticed the tides. Every night she comes a bit closer, so that I can see that she is waving.',
        'So I am up there, till they find someone. I have no light of my own. But now and then, late, somebody stops in the street. "{tiny}," I can see them say. I hold still for them. I have nothing else on.',
      ),
    ),
  ),
  plot(
    'out-kindness-headquarters',
    { ...KINDNESS, axis: 'distance', back: 'regular' },
    all(
      '{text}. It took two seconds. In fourteen years I have not had that from head office, and I have sent them figures every week.',
      '{text}. I went on, and after a bit I had to stop. I have been with my company for fourteen years, and the door there still asks me for a badge.',
    ),
    all(
      'I looked at it from a management point of view. You put your resources where you are treated as a regular. I gave notice at my desk, and asked {x.full} whether there was any space.',
      'I looked at it from a management point of view. You put your resources where you are treated as a regular. I have moved my desk to the place where it happened.',
    ),
    all(
      'There was not, so I stand. I take my calls within sight of {x.full}, and have put it on the letterhead.',
      'There is no chair, so I stand. Each day, at that same hour, I am there, in case it should happen again, and I have put it on the letterhead.',
    ),
    mild(
      'Yesterday I had a scarf on, and it did not happen. I went around the block, without the scarf, and came in again from the left.',
      'It was four weeks before it came again. I sat down on the curb and called my mother. "{short}," I told her. She asked to hear it once more.',
    ),
    mild(
      'I have asked {x.full} what I owe. It is nothing, I am told, for a regular. I am having that framed.',
      'I have asked what I owe. It is nothing, I am told, for a regular. I am having that framed.',
    ),
    hot(
      'I told one person, "{short}," and within a week my whole department had been by, one at a time, with their faces held up, to see if {x.full} would do it for them too. It worked on all of them but our controller, who had tried to pay.',
      'I told one person, "{quote}," and within a week my whole department had been by, one at a time, with their faces held up, to see if it would work on them. It worked on all of them but our controller, who had tried to pay.',
    ),
    spicy(
      'Head office sent two gentlemen with a stopwatch. They came away shaken. There was no form, and they had not been asked for a badge. "{quote}," their report begins, and after that it is all questions: who is {x.full}, who approved this, and why that particular regular?',
      'Head office sent two gentlemen with a stopwatch. They came away shaken. There was no form, and they had not been asked for a badge. "{quote}," their report begins, and after that it is all questions: who approved this, out of which budget, and why that particular regular?',
    ),
    spicy(
      'I put the last one to {x.full}. "I do it for everybody," was the answer. I thought about that, on my feet, until it got dark. I have not passed it on. As far as head office is concerned, it was me.',
      'I went and asked. "We do that for everybody," was the answer. I thought about that, on my feet, until it got dark. I have not passed it on. "{quote}," it says in the file, and as far as head office is concerned, it was me.',
    ),
    unhinged(
      'I should not have told the moon. "{quote}," I said, on the way home, out loud. It has come down low since, and goes by there in the evening, on foot, in a coat, rather slowly. It has everything else. It looks in.',
    ),
    unhinged(
      'You could see {x.full} take a breath. All the dogs lay down. Then the moon got it as well, exactly as I had. It has been so bright since that they have had to put up awnings. It is a regular.',
      'There was a pause, and all the dogs lay down. Then the moon got it as well, exactly as I had. It has been so bright since that they have had to put up awnings. It is a regular.',
    ),
  ),
  plot(
    'out-lent-inventory',
    {
      ...LENT,
      when: LENT.when.slice(0, 2),
      also: 'borrow|borrowed|borrows|lent|lend|loaned|still',
      not: [...LENT.not, 'gave .. back', 'returned'],
      cast: { F: 'she' },
      axis: 'cost',
      back: 'just for the afternoon',
    },
    linked(
      all(
        '{text}. I am not the sort who asks for a thing back. I went over there and borrowed something of theirs, just for the afternoon.',
        '{text}. You cannot bring that up. It would look as if I counted. So I rang, and asked for the loan of a chair, just for the afternoon.',
      ),
    ),
    linked(
      all(
        'It is what we call a hedge. If they should ever want theirs, it would come up quite naturally that there is the matter of the {x}.',
        'They gave it gladly. They did not say a word about the {x}. I saw that they were going to be tough.',
      ),
    ),
    linked(
      all(
        'I raised it. The next week I took the rug, and after that the bed. "Just for the afternoon," I said. They held the door for me.',
        'I went back for the table. I went for the curtains. By the end of the month I had most of it, and they had the {x} and a floor.',
      ),
    ),
    linked(
      mild(
        'They have moved away now. There was nothing to keep them. They left me a note: they had been meaning to bring something over, but could not think where it was.',
        'I can no longer get into my own garage. It turned out that the {x} was in there. I had borrowed it back in May.',
      ),
    ),
    linked(
      mild(
        'I have it all here, in rows, with labels. I would give it back at once. They would only have to ask, and I would only have to hear that one word.',
        '{F}, who lives upstairs and hears it all, has asked where I am going to sleep. I told her: just for the afternoon.',
      ),
    ),
    linked(
      hot(
        'Somebody called {F}, from the county, came by to see about the noise. I borrowed her car. I was well known by then. People would see me coming with my pleasant face, and carry it out.',
        "The others on the street had gone over to it as well. We each had all of somebody else's. {F}, from an insurance company, walked from house to house with her list and had to lie down on a bed that was on loan.",
      ),
    ),
    linked(
      spicy(
        'There came a night when I had the whole of it: their roof, their stairs, the dog. They stood on the bare lot, under the stars. I had run out of things to ask for. I asked if I could borrow them.',
        'In the end they came to me. I had waited so long. They stood in my hall, among their furniture, and turned their hats. "It\'s embarrassing," they said. My heart was going. "Could we borrow a chair? Just for the afternoon?"',
      ),
    ),
    linked(
      spicy(
        'They have the room at the back. In the evening we sit around their table, with their dog. It is going very well. Now and then one of them looks up, as if there were something, and I hold my breath, and it passes.',
        'I gave them theirs. They sat down in it, one on the other\'s knee. "{short}," I said. I had not meant to. "Oh, that," they said. "We thought you had lent it to us to be kind."',
      ),
    ),
    linked(
      unhinged(
        'In the autumn it was all called in. A large person with a clipboard was very sorry. The ground was theirs. So were the evenings, and the water in us. They had let us have it just for the afternoon.',
        'By fall the whole country had it one house along, and that winter the next country asked us for winter. I signed for it. They were to have it back by spring. I have heard that they have lent it on.',
      ),
    ),
    linked(
      unhinged(
        'I put it all out on the curb, with labels. "And the {x}?" I asked. That was not theirs, they said. In the whole of creation, it seems, that is the one thing that is mine. I have lent it back to them, just for the afternoon.',
        'So it has been afternoon here for a year. {F} has it in her files that nothing is where it belongs, and that people have never been so polite. I can see the {x} from here. It looks happy.',
      ),
    ),
  ),
  plot(
    'out-official-correspondence',
    {
      ...OFFICIAL,
      when: [
        'x:tax_office|council|hoa|government|state|irs|hmrc|dvla|bank|pension|embassy|consulate|customs|city|county|ministry|court|insurance|town_hall|immigration|municipality|passport_office .. sent|wrote|says|said|wants|rejected|refused|fined|informed|replied|declined|told|opened',
        'got|received|get .. citizenship|residence_permit|visa|work_permit|green_card',
        ...OFFICIAL.when.slice(1, 3),
        '^ visa|passport|permit|application|citizenship|licence|license rejected|refused|denied|approved|arrived|granted|came',
      ],
      not: [...OFFICIAL.not, 'interview|seconds|went'],
      cast: { F: 'she' },
      axis: 'formality',
      back: 'yours faithfully',
    },
    linked(
      all(
        '{text}. I have read love letters with less in them. There was a reference number, a paragraph on my rights, and at the bottom, "Yours faithfully, {F}."',
        '{text}. What I kept looking at was the end of it. "Yours faithfully," it said, and then a name, {F}, and a room. No one has been faithful to me from a room.',
      ),
    ),
    linked(
      all(
        'I replied by return. I acknowledged receipt. I set out the facts once more, "{quote}," and added that it had been a mild day, and that I have a pear tree.',
        'I answered in the same spirit, in three copies. I said that with regard to the above ("{quote}") I had no objections, and asked what her view was on autumn.',
      ),
    ),
    linked(
      all(
        'She regretted to say that the pear tree was the responsibility of another department. She had passed it on. She herself had always preferred plums, which were out of scope.',
        '"With reference to your question," she wrote, "autumn is as defined in section 4. It is my favorite section. Yours faithfully."',
      ),
    ),
    linked(
      mild(
        'We are at 41 letters. There is a fee growing on it, of about a dollar a day. I have asked her not to let it lapse.',
        'The matter was decided in my favor in June. I appealed.',
      ),
    ),
    linked(
      mild(
        'Yesterday the envelope was unusually thick. It was a form, to have the file closed. She had marked with a small cross the place where I should not sign.',
        '"Your appeal has been noted," wrote {F}. There was a plum stone in the envelope. It had been stamped.',
      ),
    ),
    linked(
      hot(
        'I began to break small rules, so as to have things to report. I built a shed an inch too high. I kept a goat without a permit. She wrote that she was obliged to take notice of the goat, and what was its name.',
        'In the spring I applied for whatever there was. I applied to be a harbor. She sent it back four times, for more details, and I gave her the sea as I remember it from when I was eight.',
      ),
    ),
    linked(
      spicy(
        'At last I was summoned. I stood in room 214 in my good coat. She was smaller than her handwriting. We could not think of a thing. "You have brought the original?" {F} said. I said that I was it.',
        'Then I went there. I took a number and sat for five hours with my hat on my knees. Neither of us had ever seen the other without a margin. "Name?" she said, and I could hear that she knew.',
      ),
    ),
    linked(
      spicy(
        'We looked at each other until the window closed, at noon. At home her letter was already on the mat. "With regard to this morning," it began, and there were four pages, and they had not been numbered.',
        'She slid a form under the glass for me. It was the one for a change of address. She had already filled it in, in pencil, very faintly, with hers.',
      ),
    ),
    linked(
      unhinged(
        'We wrote so much that they had to put on a wing. In the ninth year it was laid before the last office there is. They keep one sheet for everybody in there, and on mine somebody had written, "See {F}."',
        'When the state was dissolved that fall, through a slip in section 2, the letters kept on coming. They were brought by geese. She had stayed in the building. She was all of the ministries by then and signed for the rain.',
      ),
    ),
    linked(
      unhinged(
        'And on hers, "See above." Nothing else had been approved in there since the world began. They brought the great stamp, on a cart. It came down on the two of us, a bit crooked. "Yours faithfully," it says.',
        'The last one came this morning. The reference number is my whole name. "Regarding \'{short},\'" she writes, "I remain." I looked at that for a long time. She had left off "yours faithfully."',
      ),
    ),
  ),
  plot(
    'out-official-form-box',
    {
      ...OFFICIAL,
      when: [
        ...OFFICIAL.when.slice(3, 6),
        ...OFFICIAL.when.slice(7),
        '^ visa|passport|permit|application rejected|refused|denied|approved|granted',
        'my|the visa|permit|application|form|tax_return .. rejected|refused|denied|approved|returned|came|granted',
        '^ do|did|filed|finished my taxes|tax_return|tax',
      ],
      not: [...OFFICIAL.not, 'interview|seconds|hr|why|can_i|should|how|signature|forgot'],
      is: '!several',
      axis: 'exposure',
      back: 'other',
    },
    linked(
      all(
        '{text}. It came down to one box. There were four that I could have ticked, and a fifth that said "Other." I have never felt so seen by a fifth.',
        '{text}. In the middle of all that paper they wanted to know what I was. They had a list. I went through it twice and ticked "Other."',
      ),
    ),
    linked(
      all(
        '"Please specify," it said, and gave me a line of about two inches. I put down "{short}." It did not seem to cover it.',
        'Next to it was a dotted line, two inches long, for an explanation. I wrote small. I attached nineteen sheets.',
      ),
    ),
    linked(
      all(
        'The reply was polite. They had no procedure for "Other." In forty years it had not been chosen by anybody. It was only there for the layout.',
        'They called me in. A man with a cardigan told me that "Other" was not meant to be used. It had been put in by the printer, who had a line left over.',
      ),
    ),
    linked(
      mild(
        'So they made one. I have my own desk to report to, my own day off, and a plate in the lobby, under "Married" and "Self-employed."',
        'He had to open a drawer for me. There was nothing in there except for a sandwich. We have an appointment each spring.',
      ),
    ),
    linked(
      mild(
        'They have sent me a new form, with a survey. "How satisfied are you with being Other?" There are four boxes.',
        'This year there was a second sheet in it. It was from a lady in the north. He let me see the handwriting.',
      ),
    ),
    linked(
      hot(
        'Once it was known that you could be it, people came. There were dentists among them, and a whole street of twins. They had been something else all their lives, they said, for want of space.',
        'I had the status fought through the courts. It means that I do not pay on even days. By summer there were nine hundred of us. At the first congress we were asked to take a seat with our own kind, and everyone stayed standing.',
      ),
    ),
    linked(
      spicy(
        'When we were half of the country, they put out the form again. "Other" was now at the top. Below it, in small type, you could still be one of the four. There was only one man left in that line. He had on a brown suit.',
        'It could not last. Somebody moved that we should have a list. There were Others who had been to sea, and Others who merely felt it. They drew up four boxes. I asked if there could not be a fifth, and the room turned to look.',
      ),
    ),
    linked(
      spicy(
        '"And what are you?" I asked. He was ashamed. He was married, he told me, and employed, at a bank, and he liked it. I have never met anything like that. They are going to open a drawer for him.',
        'I go to the man with the cardigan, in spring. We share the sandwich. He has asked me, off the record, what I had meant by it. "{quote}," I said. "That\'s what I\'d have put," he said.',
      ),
    ),
    linked(
      unhinged(
        'In the winter it reached the animals. There was a heron that would not be a bird. The table ticked it. One morning the sun came up, and said that it would prefer not to be gone around, and might it see the form.',
        'They had it from the printer, in the end. There had been no line left over. It had come to him from above in a dream: one box, at the bottom, in case somebody should come who was not from here.',
      ),
    ),
    linked(
      unhinged(
        'All of it is Other now. I have been by myself on the old sheet for some time, under "None of these." From in here I can hear everything breathe, and it is asking if there is room.',
        'They looked at me. I looked at my hands. That night a light stood over the town hall, quite low, with a ramp. "Please specify," it said. I walked out to it with my nineteen sheets, and every other person took off their hat.',
      ),
    ),
  ),
  plot(
    'out-name-doc-other-me',
    {
      ...WRONG_NAME_DOC,
      not: [
        ...WRONG_NAME_DOC.not,
        'three|two|ways|different|sheet|exam|test|i_wrote|cake|door|trophy',
      ],
      axis: 'rank',
      back: 'one letter',
    },
    linked(
      all(
        '{text}. It was out by as little as one letter, but that person does exist now. I have it in print, with a stamp on it.',
        '{text}. They meant me, they said, it was only one letter. But it was not me that they were so pleased to have.',
      ),
    ),
    linked(
      all(
        'Whoever it is has been asked to take part in things. There was a dinner, an invitation to speak, a sample of cheese. None of that had ever come for me.',
        'The mail began within a week. They were upgraded. They were preapproved. I have been approved once, in 2008, and it was withdrawn.',
      ),
    ),
    linked(
      all(
        'I went to put it right. "Which of the two of you is it?" asked the woman there. I said that I had come about the mistake. "Then it\'s you," she said.',
        'I called to have it corrected. They looked, and there were two of us. One had a clean record and the other had called to complain.',
      ),
    ),
    linked(
      mild(
        'I have gotten used to it. At the dinner I sat behind the name card with my back very straight. I was told twice how much better I am in person.',
        'I sign for the other one now. It is a more flowing hand. It has asked me to do a few things around the house.',
      ),
    ),
    linked(
      mild(
        'The only thing that still comes under my own is the bills. I open them, and I think: "{short}." Poor soul.',
        'Last week they put it right. "{quote}," I said at the counter, and cried. We had been so close. It was just the one letter.',
      ),
    ),
    linked(
      hot(
        'It got a title, and then a chair at a university. I went to the lectures. I was asked to wait in the corridor, with the coats. When it married, in May, I held the ring. You could tell us apart by how we were spoken to.',
        'I sued. It got the better lawyer. He proved, with slides, that I was the error: I came first, I was shorter, and I had been filled out by hand. The whole court laughed at my vowel.',
      ),
    ),
    linked(
      spicy(
        '"{short}," I had told the papers. One night it stood at my door, in the rain, in a dinner jacket. It had been found out. Somebody had noticed, at the bank, that it had no childhood. "You have one," it said. "Could I look at it?"',
        'I met it on the stairs, afterward. It wore my suit, but pressed. "I\'m sorry," it said. "I have to be without fault. It\'s all I\'m made of." It had never had a cold. It had never even been late.',
      ),
    ),
    linked(
      spicy(
        'I got out the box. We were up until four. It liked the bicycle best, and how I had cried about the hat. We are going to take turns. It is only one letter, and we pass it back and forth.',
        "I took it home and let it burn some toast. You should have seen its face. I have the court's letter here. It is addressed to both of us, and it is wrong in a completely new way.",
      ),
    ),
    linked(
      unhinged(
        'By winter there was one for every way that it can be got wrong. They stood around the block. They had titles and teeth, they were all of them expected somewhere, and they had come to see the place where it was first spelled.',
        'In June there was a census, by ear. They read us out from a tower. For each one that was called, two stepped forward, a pressed one and a plain one, and all over the field people were looking at themselves over the one letter.',
      ),
    ),
    linked(
      unhinged(
        'My mother came to the window. She looked them over, thousands of them, in the snow. She did not have to think. She called it out, the way that she does, with the end going up. I was the only one who had to go in and wash.',
        'It got dark. Then someone began to hum, very badly, and said "Sorry," and I saw the plain ones turn their heads. We found each other by that. The others had never been taught how to get it wrong by one letter.',
      ),
    ),
  ),
  plot(
    'out-asked-why-department',
    { ...ASKED_WHY, cast: { F: 'she' }, axis: 'rank', back: 'because' },
    linked(
      all(
        'I put it to our help desk, as one does: "{quote}" It gave me a ticket, number 4,011, and told me that it had been assigned to {F}.',
        '"{quote}" I asked, through the proper channel, with a screenshot of my face. It came up as ticket 4,011. A certain {F} would get back to me.',
      ),
    ),
    linked(
      all(
        'She was thorough. Was I asking because of something that had happened, and had I tried not wondering?',
        'Her first reply was a form. Was I asking "because of curiosity," "because of pain," or "other"? I said it came over me mostly in the evening.',
      ),
    ),
    linked(
      all(
        'After a week it was passed up. The next level wrote that they had been able to reproduce it. Now all nine of them had it, and they could not eat.',
        'It went to the second line, who passed it to the third. I heard that they had stopped answering the phones. They were standing at a whiteboard with "Why?" on it.',
      ),
    ),
    linked(
      mild(
        'Today it was closed. "Because," it says, under "Solution." I have given it five stars.',
        '{F} called me herself. She had an answer. It was one word, and she had taken off her headset to say it. "Because," said {F}.',
      ),
    ),
    linked(
      mild(
        'I read it every night, the question and then the answer: "{quote}" "Because." I cannot tell what is missing, and I have opened a ticket.',
        'I asked what comes after it. There was typing. They have reopened 4,011.',
      ),
    ),
    linked(
      hot(
        'They gave it a department, with its own entrance. {F} has two hundred under her. They have a machine in the basement that is shown the question every morning, and hums, and has so far asked for a plant.',
        'By spring it had been through the ministries, and a professor in Lund had taken it to bed with him. "It\'s not the question," he told {F}, on the phone. "It\'s that it is so polite."',
      ),
    ),
    linked(
      spicy(
        'In the end they sent a girl down to look. She came back with grass on her coat and said that it was because of a small bolt, and she had it in her hand.',
        'Then a boy of seven was let through the building with his class. He stopped at the whiteboard. He read it, moving his lips. "Because no one told it," he said, and was pulled along.',
      ),
    ),
    linked(
      spicy(
        'It is quiet here now. There is a party for the two hundred tomorrow, with a band, and they are all so sad. {F} has the bolt on her desk. This morning I saw her look both ways and put it back.',
        'They went and told it. It has been fine ever since. {F} let me know, in a line and a half, and at the end, where it says "Is there anything else?" I could see that she was hoping.',
      ),
    ),
    linked(
      unhinged(
        'In June the machine had it. It printed all night, and in the morning there was a strip of paper to the door, through the town, and out along the coast. It began with "Because," and {F} set off at the one end with a sandwich.',
        'There was only one floor above that. {F} took it there herself, by ladder. There was an old person at a desk, who read it, and turned red. "I was wondering when somebody would notice," it said.',
      ),
    ),
    linked(
      unhinged(
        'She was back in the fall, quite brown. It goes all the way around, she said. You come to the beginning again from behind. The last words before "Because" are: "{quote}"',
        '"Well, why?" said {F}. It got up and shut the door. It had been late, it said, and the others had gone, and it had thought that this would be nice. "Just because," it said. They have marked it as a feature.',
      ),
    ),
  ),
  plot(
    'out-asked-normal-survey',
    {
      ...ASKED_NORMAL,
      when: [...ASKED_NORMAL.when.slice(0, 1), ...ASKED_NORMAL.when.slice(1)],
      axis: 'audience',
      back: 'in that case',
    },
    linked(
      all(
        '"{quote}" I did not want to go by feeling. I commissioned a survey, one thousand adults, weighted by region.',
        'The answer to a thing like "{quote}" is in the data, and there was no data. I hired a firm with clipboards.',
      ),
    ),
    linked(
      all(
        'The first wave was clear. One percent said yes, it was just like that with them. Ninety-nine said no, and then asked what the one percent had said.',
        'Nine hundred and ninety said, "Certainly not." Ten said, "Who told you?" I was in the ten.',
      ),
    ),
    linked(
      all(
        'In the second wave we asked the same people with the lights off. It was eighty to twenty, the other way. "In that case," they had said, "yes."',
        'A week later we let it be known that it was quite common among dentists. Yes went to eighty percent. "Oh, in that case," said the street.',
      ),
    ),
    linked(
      mild(
        'I have published it. I no longer feel alone with it, but I had rather enjoyed being alone with it.',
        'So it is normal now. The one percent have gotten in touch. They would like it back.',
      ),
    ),
    linked(
      mild(
        'There is one person left who says no. I have seen the sheet. It is the one with the clipboard, and the reason given is, "I only ask."',
        "I have since moved on to the next question, which I will not tell you. I only want to know if it's just me.",
      ),
    ),
    linked(
      hot(
        'After that it came out everywhere. They founded a day for it. Men stood up in saunas. A bishop read it from the pulpit, "{quote}" and you could hear four hundred people undo the top button.',
        'It could be spoken of. It was in the elevators and on the school run, and companies had a room for it. Whoever did not have it went to a clinic in Bern, and sat in the snow, and tried.',
      ),
    ),
    linked(
      spicy(
        'At that point the firm with the clipboards called. There had been a slip. The first wave had been coded the wrong way around. It had been ninety-nine percent from the start, and the one that said "certainly not" was I.',
        'Then it came to light that in the second wave they had rung the same person a thousand times. She had a cold. She had said yes so as to get back to bed.',
      ),
    ),
    linked(
      spicy(
        'I went to the mirror to see. I stood in front of it for a good while, with the lights off. "In that case," I said.',
        'I visited her. I brought soup. I asked if it was true, after all that. "Dear," she said, "I didn\'t even hear the question." I told it to her. "Oh, in that case," she said, "come in."',
      ),
    ),
    linked(
      unhinged(
        'In May we extended it to the animals. The ducks said yes at once. The owls asked to have it rephrased. There was one lobster, in a tank in Lyon, that said no, with both hands, and it was looking at us with such pity.',
        'The third wave was for those who cannot be reached: the ones before us, and the ones to come. We left the line open overnight. The sample was a hundred and nine billion, and there was one yes at a time, like rain starting.',
      ),
    ),
    linked(
      unhinged(
        'I had myself let down to it. We spoke through the glass, in the green light. "{quote}" I asked. It turned that over. It wished to know what the dentists had said. "In that case," it told me, "it\'s you, I\'m afraid. But stay."',
        'It did not let up until it got light. "In that case," said the very last of them, a child, I think, who has not been born, "why did you all whisper?" I put down the pencil.',
      ),
    ),
  ),
  plot(
    'out-who-keeps-investigation',
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
      cast: { F: 'he' },
      axis: 'formality',
      back: 'nobody leaves',
    },
    linked(
      all(
        '"{quote}" I had everyone come into the big room and closed the door behind me. "Nobody leaves," I said.',
        '"Nobody leaves until I know," I told them. I had locked the door, and I had it up on the wall in capitals: "{quote}"',
      ),
    ),
    linked(
      all(
        'There were fourteen of them, and each had a motive, though mostly for something else. {F}, from Supplies, broke down at once. It was he who had lost the canoe.',
        'I let the silence work. After four hours {F} from Supplies cleared his throat and admitted to the plant. A lady said that she had never liked the song.',
      ),
    ),
    linked(
      all(
        'By midnight I had nineteen confessions, and not one of them was to that. Two had to do with me.',
        'I wrote it all down. It came to nineteen crimes, a good deal of milk, and a marriage. I still did not have the one that I wanted.',
      ),
    ),
    linked(
      mild(
        'In the morning it was the same again: "{quote}" We had all been in there together. I counted us, twice, and let them go.',
        'While we sat there it was done again, outside, by somebody whistling.',
      ),
    ),
    linked(
      mild(
        '{F} asked if I had ever thought of myself. I laughed. Then I thought of the evening of the 9th, and of my hands.',
        'I have let them out, and they have all stayed friends. They meet on the anniversary. I have not been asked, since I would want to know.',
      ),
    ),
    linked(
      hot(
        'I took it to the police. They sent a man with a pipe, who said that it is always the last person you would ask. I asked who that was. He looked at me for so long that {F} began to pack my things.',
        'We reenacted it. I gave {F} the part of the unknown person, and he was so good in it that I arrested him. He had it in his whole walk. I held him over the weekend, and it went on.',
      ),
    ),
    linked(
      spicy(
        'So I lay in wait. I spent nine nights in a cupboard, with a flask. On the ninth the door was opened softly. It was {F}, it was all of them, in their socks, one behind the other. They had come to wait for him, too. We all got in.',
        'In the end there was a camera, the size of a pea. I sat down in front of it with the others. We saw the room. We saw it get dark. At ten past four somebody came in, in a robe, and looked straight at us with my face, asleep.',
      ),
    ),
    linked(
      spicy(
        'It was tight, and after a time somebody told the one about the canoe. I have not been so happy in years. At about four we heard steps. We held our breath. "Nobody leaves," whispered {F}.',
        'I did it with such care. Then I straightened something that had been crooked for years, and put a blanket over {F}, who was asleep at his desk. "Nobody leaves," I said. I wanted to see it again.',
      ),
    ),
    linked(
      unhinged(
        'In April we went up with a warrant, {F} and I, past where the air stops. Whoever it was had just stepped out. There was a cup, still warm, and next to it lay our complaint, with a tear on it.',
        'I had the town sealed, and then the coast. When I locked the last gate, there were eight billion people on this side, and me. "Nobody leaves," I said. On the other side, something was whistling.',
      ),
    ),
    linked(
      unhinged(
        '"{quote}" it had read. And below, in a big round hand: "I am so sorry. I thought that you liked it." It has not been done since. It is the one thing that I miss. "Come back," I shout up there, in the evening. "Nobody leaves!"',
        'It put its eye to the crack. It had only ever wanted to come in for a moment and do that one thing. I had the key. Behind me {F} said, very softly, "Nobody leaves out anybody."',
      ),
    ),
  ),
  plot(
    'out-thing-interview',
    { ...JUST_A_THING, cast: { F: 'she' }, axis: 'exposure', back: '' },
    all(
      '"Tell me about yourself," said {F}, across the table. I had prepared for weeks, and all of it was gone. There was only one thing left in my head. "{text}," I said.',
      '{F} had my application in front of her. "What is it that drives you?" she asked. I opened my mouth and waited to hear. "{text}," it said.',
    ),
    all(
      'She wrote it down. "And where do you see yourself in five years?" I thought about that. "{np}," I said, but with more hope.',
      '"Interesting," said {F}. "And what would you call your greatest weakness?" I could feel it come again. I said it more quietly this time: "{np}."',
    ),
    all(
      'I saw that her pen had stopped. They get hundreds of people in there who are passionate about solutions. "Go on," she said.',
      'She put the list of questions aside. She had done seven of those that day, she told me, and they had all been team players.',
    ),
    mild(
      '"Do you have any questions for us?" she asked at the end. I did, just one. I leaned in and put it at the end of it: a question mark.',
      'They asked about my notice period. I told them what I had told them. They said that they could live with that.',
    ),
    mild(
      'I got the job. I have to say that I do not know what it is. On my door they have put a drawing of {np}.',
      '{F} shut the door behind me. "{np}," I could hear her say in there, to herself, in different voices.',
    ),
    hot(
      'I was passed up the house. On each floor they had me say it, once, standing. The head of Finance took off his glasses. He said that he had had one, too, as a boy, and they had made him give it up.',
      'They built a department around it. It has fifty-five people, and a vision, and the vision is {np}. In the mornings we say it. You can hear the neighbors stop to listen.',
    ),
    spicy(
      'I am on the executive floor now. A takeover came in, of eight hundred pages, and they all turned to me. "{np}," I said, the way I had said it the first time. They had tears in their eyes, and they did not buy.',
    ),
    spicy(
      'Last week I owned up to {F}. It had not been an answer. It was just what had happened to me that morning, {np}, and I still had it in my head. "I know," said {F}. "I\'ve had that chair across from me for eight years. It\'s the only true thing that anyone has said in it."',
      'Last week I asked {F} what she had put down for me that day. She showed me the pad. It said "milk." She had not been listening. "But then," said {F}, "I could think of nothing but {np}, all the way home. I forgot the milk."',
    ),
    unhinged(
      'In May they had us all in, the whole of the race, one at a time, before a long table. "Well," somebody said, "what was it about?" People had slides. They spoke of love, and of growth.',
    ),
    unhinged(
      'When I came up, my mind was perfectly empty. "{np}," I said. There was a stir along the table. The one in the middle put down its pen. "Finally," it said. "I thought that you had all missed it."',
    ),
  ),
  plot(
    'out-thing-minutes',
    { ...JUST_A_THING, axis: 'formality', back: 'item' },
    all(
      'There was only one item on the agenda: "{text}." It did not say who had put it there.',
      'The agenda went around at ten. It had a single item, "{text}," and next to it, under "Time," it said two hours.',
    ),
    all(
      'The chair asked who wished to speak to "{np}." A gentleman in gray said that in principle he was not against it.',
      'The chair opened the floor. "{np}," said a gentleman in gray, was to be welcomed, but one should not rush into it.',
    ),
    all(
      'It was asked what it would do to the budget. It was asked who would own it. I said that the competition most likely had two.',
      'The question arose of who would own it, and four departments declined. I pointed out that the competition most likely had two.',
    ),
    mild(
      'We agreed to come back to it. As we rose, a boy from the mail room looked in and said that there was also a first page. We thanked him. We are a forward-looking company.',
    ),
    mild(
      'The item stays open. It has an office now, and reports to me. "{np}," it says on the door, and under that, in smaller letters, my name.',
    ),
    hot(
      'A working group was formed, and then another to keep it company. They went off to a hotel by a lake. They came back in two buses and would not look at one another, and they had a flag. On the flag, very carefully done in felt, was {np}.',
    ),
    spicy(
      'In the fifth month a boy from the mail room cleared a jam in the copier, and it turned out that ours was page two. Page one had been in there all along. It was a heading: "What this department has to show for the year."',
      'In the fifth month a boy from the mail room brought up a sheet that had lain in the printer. It was page one. "Results for the year, in full," it said, and there was a colon, and then one had to turn the page.',
    ),
    spicy(
      'We held the two sheets together under the lamp. "{np}," read the gentleman in gray, as though it were for the first time. It was moved that this item be confidential. For the shareholders we have made it two, like the competition.',
      'We laid our item under it. "{np}," read the gentleman in gray, and sat down. There were no objections as to the facts. In the annual report we have rounded it up, and the competition has written to ask how we got to two.',
    ),
    unhinged(
      'That winter a mountain in the south gave way, and there in the rock, thirty-four feet high, was another page one. "What it has all been for," it said, with a colon. A good many people went up and looked for the rest. I had it in my bag.',
    ),
    unhinged(
      'I laid it at the foot. Professors have come, and a choir, and an old man with a goat. "{np}," they read, and it gets very quiet, and then one of them always begins to laugh, and goes home, and is nice to somebody. There are no further items.',
    ),
  ),
  plot(
    'out-dreamt-appraisal',
    {
      when: [
        'dreamt|dreamed|dream .. i .. was|were a|an|the x:*',
        'dreamt|dreamed|dream .. about|of|that x:*',
        'had|have .. dream|nightmare .. about|of|that|where|in_which x:*',
      ],
      not: [
        QUESTION,
        'boss|work|office|job|meeting|@child|@relative|ex|died|dead|funeral|death|kill|pregnant|big|of_becoming|house|come_true|teeth|exam|naked|car|dream_job|holiday|always|since|girlfriend|war|@name|day',
      ],
      fine: 'last night i was again weird strange whole time same woke up that and then',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'so natural',
    },
    linked(
      all(
        '{text}. I do not want to make too much of it. I only know that in all my years in the company I have not been so natural.',
        '{text}. There was no agenda, no pressure, and not a single slide. I was so natural in it that I woke up and cried.',
      ),
    ),
    linked(
      all(
        'So I asked for my next review to be based on the night. {F}, my manager, had two columns made. On the left was what I do.',
        'I told {F}, who manages me, that I would like it to count. She is fair. She put it next to my daytime record and got out a ruler.',
      ),
    ),
    linked(
      all(
        'On the left it said "adequate" eight times. On the right I put down what I had: "{short}." "And who can confirm that?" asked {F}. I gave her the name of a man who had also been asleep.',
        '"Impact?" said {F}. I thought of how it had felt, there. "Outstanding," I said. "And the stakeholders?" I had had my eyes shut.',
      ),
    ),
    linked(
      mild(
        'She has approved it. I am to work from home, between ten and six, lying down.',
        '"I can only promote the one that shows up," said {F}. I have set my alarm for later.',
      ),
    ),
    linked(
      mild(
        'Last night I dreamed that I was at my desk. I was adequate. I have not told her.',
        'I lay there, with everything riding on it, and could not fall asleep. I have never been so unnatural.',
      ),
    ),
    linked(
      hot(
        'It went so well that they made it a program. Forty of us turn in at ten. In the mornings {F} goes from bed to bed with a recorder. A man from Payroll has been a lake for three weeks now, and his numbers are superb.',
        'They gave me a team. We share one big room with the blinds down. I was elected head of it in my sleep, by a landslide, and by a landslide I mean that one came in and voted.',
      ),
    ),
    linked(
      spicy(
        'In May the shareholders came, on tiptoe. They stood around me. I was so natural, and I heard one of them whisper, "But that\'s the best work in the house." I wanted to see. I opened my eyes.',
        'Then {F} could not sleep. She told me that it had been years. She had never been anything, there, she said. It was just dark, and she was still in charge. I moved over.',
      ),
    ),
    linked(
      spicy(
        'It has not come back since. I have tried it with cheese. I am on the left again, where I am adequate, and at ten each night I can hear the other thirty-nine laugh.',
        'I told it to her, from the start: "{quote}." Halfway through I noticed that she was so natural. She had a smile on, and one hand was moving. I got up as quietly as I could. I did her job till morning.',
      ),
    ),
    linked(
      unhinged(
        'In the fall it turned out that I am in one. There is somebody very far off, under a quilt, whose dream it is, and {F}, and the Danube. We have been informed that the alarm is set for seven.',
        'Then one morning I overslept, and it went to work for me. It took the 8:15. It walked through the wall of the fourth floor, and behind every door that it opened was the house where you were a child.',
      ),
    ),
    linked(
      unhinged(
        'We have all agreed to be very quiet. The trams go in socks. At 6:59 we held our breath, eight billion of us, so natural that you could have wept, and a hand came out from under there and felt around. It hit snooze.',
        'I met it that evening, in the hall. "I was a person," it said, "in an office. It was so real." It was shaking a bit. I held it. "It was only a dream," I told it. "You were so natural."',
      ),
    ),
  ),
  plot(
    'out-fire-brigade',
    {
      when: [
        'fire_brigade|fire_engine|fire_truck|fire_department|firemen|firefighters|fire_service|firefighter .. came|arrived|showed|turned|had|called|rescued|because|for',
        'called|rang .. fire_brigade|fire_department|firemen|firefighters|fire_service|911|999',
        'fire_engine|fire_truck ... barbecue|bbq|toast|candle|cat|only|false|village|street|nothing',
      ],
      not: [
        QUESTION,
        'died|dead|burned_down|hospital|injured|burnt_down|house_fire|smoke_inhalation|arson|heart|murder|arrested|lost_everything|destroyed|drill|@child|son|daughter',
      ],
      fine: 'half the village came because of fire engine and it was only my barbecue toast cat tree roof walked down alone burnt candle stuck ring finger street whole neighbours watched for four hours left window open',
      carries: true,
      cast: { F: 'she' },
      axis: 'audience',
      back: 'turnout',
    },
    linked(
      all(
        '{text}. I have run events for nineteen years, and I stood at the edge of it and counted. I had not invited a soul. It was the best turnout of my career.',
        '{text}. My last launch had a band, a tent and a tower of shrimp, and fourteen people. I looked around me. There is no other word for it, it was a turnout.',
      ),
    ),
    linked(
      all(
        'They had brought chairs. They asked each other how it had started. A woman held a baby up, so that it could say later that it had been there.',
        'They had run. There were people in slippers, and one with half a shave. When have I last seen a customer run?',
      ),
    ),
    linked(
      all(
        '{F}, who was in charge of the hose, told me that there was nothing to put out. I asked her to keep the lights going for another hour.',
        '"You\'re fine here," said {F}, the officer, and closed her visor. I begged her to stay. I said that I could have something by eight.',
      ),
    ),
    linked(
      mild(
        'I gave a short talk from the roof of the engine. I had their full attention as far as "synergies." I could hear the chairs.',
        'I used the moment to speak about our new tariff. In no time at all there was only the dog.',
      ),
    ),
    linked(
      mild(
        '{F} wound in the hose. She asked if I would like some advice. "Next time," she said, "don\'t say anything. Just be about to burn."',
        'For the next launch we have booked {F}. There will be no product. There is to be a ladder.',
      ),
    ),
    linked(
      hot(
        'I hired her away. We do it for firms now. A small smoke, a big siren, a net. For one new toaster, sixty thousand people stood in the street with their arms stretched out, and did not even know what for.',
        'We went on tour with it. I would come to an upper window, at dusk, and look down. {F} had the net. I have never sold anything in that way, but I have been asked not to jump in four languages.',
      ),
    ),
    linked(
      spicy(
        'It ended in the spring, in a town by the sea. I was at my window with my collar loosened. The siren went, and not a curtain moved. They had seen it on the news. Then I smelled something, and saw that this time it was so.',
        'The last of them was back where it had all begun. I stood up on the ledge with the loudspeaker, and down below was one old man. He had come every time, he called up to me. He had never understood what it was that I wanted.',
      ),
    ),
    linked(
      spicy(
        'I did not call out. There was no one to call to. I sat down with it, it was rather a small one, and I told it how the whole thing had begun: "{quote}." There was a knock. It was {F}, alone, in her slippers.',
        'I thought it over. I had the whole speech in my hand. "Company," I said. {F} put up the ladder. He climbed it, one rung at a time, and had brought his own chair. It is the best turnout I have had.',
      ),
    ),
    linked(
      unhinged(
        'In June the siren stuck. It went right around the earth, and everyone who heard it came. They stood in the fields, nation by nation, and looked at my house. {F} told me that it was all of them.',
        'In the fall we were sent for by the sun. It had been burning for so long, it said, and there was never anybody. {F} took the long ladder. We rang the bell all the way up, and behind us, in slippers, came the whole of the night.',
      ),
    ),
    linked(
      unhinged(
        'I had to say something. "{short}," I said. It was passed from mouth to mouth, as far as the sea, and came back to me from the other side as a sort of sigh. You do not get a turnout like that twice.',
        'It had put out chairs. When it saw us, all of us, right back to the comets, it began to shake. "You\'re fine here," said {F}. She closed her visor. It asked her to stay. There has never been such a turnout. They call it summer.',
      ),
    ),
  ),
  plot(
    'out-tangled-lights',
    {
      when: [
        'christmas_lights|fairy_lights|xmas_lights|lights|tree_lights .. tangled|tangle|knot|knotted|untangled|untangling|knots|mess',
        'untangled|untangle|untangling|tangled .. christmas|fairy|xmas|string lights',
      ],
      not: [QUESTION, '@child|@pet|traffic|@relative|cat|dog|hair'],
      fine: 'christmas xmas lights again the hours three every year how do they do that same untangling fairy tree took me spent all evening box attic put away neatly string',
      axis: 'commitment',
      back: 'end',
    },
    linked(
      all(
        '{text}. I sat down with them on the rug and looked for the end. I have merged companies. I know that there is always an end.',
        '{text}. I took it on as a project. You find the end, you pull gently, and everything else is leadership.',
      ),
    ),
    linked(
      all(
        'Soon I had a hand in it that I could not see. A little later I had found an end, and it was a lace.',
        'In the second hour I had to go in with the shoulder. I came upon a glove, a good pen, and my other hand.',
      ),
    ),
    linked(
      mild(
        'At midnight somebody came downstairs and plugged it in. It was magnificent. I have been told to hold still until the sixth of January.',
        'I am under the window. From the street it is said to look festive. The end is in there with me, I can feel it blink.',
      ),
    ),
    linked(
      mild(
        'I asked how they had been put away last year. By me, it seems, very neatly, with a bow.',
        'There is one bulb out, just behind my knee, and because of that we have had to start over.',
      ),
    ),
    linked(
      hot(
        'I did not come out for the holidays. They put the presents around me. In March I passed a man in a sweater going the other way, with an end in his teeth. He had been looking since 1996. He had the loose bulb.',
        'By spring it had the sofa and a standard lamp. I had crawled well in. It was warm, and in all colors, and there were others: a father of four, two from the power company, and a lady who had only come to help.',
      ),
    ),
    linked(
      spicy(
        'We joined up. We had two ends between us. In August we pulled, he from his side and I from mine. It gave. You cannot think what it sounds like. Far away, in another house, somebody fell off a chair.',
        'We lived on chocolate from the calendar. In the tenth month the lady stood up with the end in her hand. She held it so that we could all see. Not one of us moved. It would have meant going out there and hanging it on something.',
      ),
    ),
    linked(
      spicy(
        'It is all in one line now, along the hall, eighty yards, without a knot. I went once around it. It does not light. It had only ever worked, says the man from the power company, because it touched.',
        'She looked at us, in the red and the green. Then she bent down and tied it to the father of four. "There," she said. "Now it has no end."',
      ),
    ),
    linked(
      unhinged(
        'In December they unplugged it, and the town went dark, and then the next. It had been the other way around. All of it runs off this, the lamps, the trains, and there was a knot in there that had been keeping up the whole west.',
        'Then something took hold of it from above, quite gently. It lifted the lot of us off the rug, with the street and the bridges, and turned us over, and I heard a voice say that it had been put away neatly last year.',
      ),
    ),
    linked(
      unhinged(
        'They have asked me to put it back as it was. I close my eyes and stir. At about four there was a flicker, over by the sea. I am nearly there. If somebody comes in and finds an end, please do not pull.',
        'It is looking for the end. I can feel it come closer, in along the rivers, patiently, knot by knot. It has just found my lace. "Ah," it says. I hold quite still, and I blink.',
      ),
    ),
  ),
  plot(
    'out-hotel-sign',
    {
      when: [
        'hotel|motel|b_and_b|guesthouse|resort ... bed|beds|room|breakfast|pillow|pillows|shower|key|view|towel|towels|reception|window|bath|pool|minibar|buffet|lift|door|air_con|curtains|kettle|wall|noise',
        'hotel|motel|guesthouse|resort .. gave|put|booked|lost|charged|had|was|upgraded|forgot|has',
        'checked .. in|into|out .. hotel|motel|wrong',
        'wrong hotel|hotel_room',
      ],
      not: [
        QUESTION,
        'upgraded|upgrade|best|lovely|hostel|airbnb|amazing',
        '@child|closed|work_in|i_work|night_porter|guest|guests|wedding|affair|bed_bugs|police|died|fire|bug|bugs|server|shot|war|strike|interview|job|robbed|queue|monkey|balcony|lost|fire_alarm|my_hotel_job|we_run',
      ],
      fine: 'us two single on our honeymoon holiday room gave bed the breakfast no view wall night nights booked stayed loud tiny next to elevator ice machine reception said pool towel sunbed first last double key card floor',
      carries: true,
      cast: { F: 'she' },
      axis: 'distance',
      back: 'do not disturb',
    },
    linked(
      all(
        '{text}. The one thing in there that worked was the sign. You hung it on the door, "Do not disturb," and grown adults with carts walked around you. I packed it.',
        '{text}. I did not complain. I had seen the card on the handle, "Do not disturb," and how the steps in the hall slowed down in front of it. I took it home with me.',
      ),
    ),
    linked(
      all(
        'In my profession people spend years on their boundaries. It had a hole in it for the handle. I hung it on my ear.',
        'I have paid a coach for that. "Just say no," she told me, and I said, "Okay." At the office I put the string around my neck.',
      ),
    ),
    linked(
      all(
        'For three days I was left in peace, like a painting. Then {F}, from the fourth floor, turned it around, in passing. On the back it says, "Please make up the room."',
        'All went well up to the stairs, where it swung around. {F}, who was behind me, read the other side. "Please make up my room," it said. She rolled up her sleeves.',
      ),
    ),
    linked(
      mild(
        'When I opened my eyes I had been aired. I was folded back at one corner, and there was a chocolate on my forehead.',
        'She did my desk, my mail, and a thing with my mother that I had been putting off. She left me two small soaps.',
      ),
    ),
    linked(
      mild(
        'I wrote to the hotel and told them everything: "{quote}," and that I had stolen the sign. They replied with a coupon. I have hung it on the door.',
        'I have put it back to "Do not disturb." But I leave a coin on the table in the mornings, in case.',
      ),
    ),
    linked(
      hot(
        'We opened a floor for that, {F} and I. Executives come up in the lift with one side showing or the other. Behind the one door it is dark, and one hears the sea. Behind the other is a woman with a cart, and she knows what you did.',
        'It became the way we work. You could tell from afar how somebody was hung. There were those who had not been made up since the nineties. {F} took the hard ones, with gloves.',
      ),
    ),
    linked(
      spicy(
        'Then a man arrived who had nothing on. I mean that he had no sign. He sat down in the hall, on a suitcase. "Which is it?" asked {F}. He did not know. "{quote}," I told him, so that he would feel less alone. It had been so long since anyone had knocked.',
        'Last week I got it stuck. It had turned edgewise, so that it said neither. I stood at the coffee machine like that, and not one person knew what to do with me. They gathered. They asked me how I was.',
      ),
    ),
    linked(
      spicy(
        'She sat down on the floor, across from him. They stayed like that until it was evening. When I came by with the mints, they both looked up, with the same face. It is on them now, on the outside, both of them: "Do not disturb."',
        'I told them. I told them the whole of it: "{quote}." It took an hour. Not one of them made anything up. When I looked at the door, somebody had hung {F}\'s own card there, for us all: "Do not disturb."',
      ),
    ),
    linked(
      unhinged(
        'In June I forgot it on the garden gate. The wind took it up. By dusk it hung on the point of the moon, large, by its string, and everything below went around us on its toes: the rain, the wasps, the taxes.',
        'That autumn we found the one that goes with the planet. It was on the north side. It had been put out there at the very start, and it had been turned, we do not know by whom, some four hundred years ago. {F} showed me the dust.',
      ),
    ),
    linked(
      unhinged(
        'It was lovely for a month. Then the string turned. A very large cart came out from behind the sun, and somebody knocked. "{short}," I called, since I did not know what else to say. It had fresh towels.',
        'We could have left it. But one could hear that someone in there was still asleep. I reached up, with {F} on my shoulders, and turned it over. "Do not disturb." We took the stairs.',
      ),
    ),
  ),
  plot(
    'out-museum-label-me',
    {
      when: [
        'museum|gallery|exhibition|zoo|aquarium|castle|cathedral|tour|sightseeing|audio_guide ... fell|asleep|alarm|touched|guard|guide|leaned|sat|lost|bench|queue|closed|gift_shop|hours|painting|statue|art|penguin|monkey|llama|gorilla|looked|stared|thought|toilet|souvenir|boring|shouted|told',
        'thought .. was .. art|sculpture|exhibit|installation|part',
        'set_off|set|triggered .. alarm .. in|at .. museum|gallery',
        'told_off|told|shouted_at ... museum|gallery',
      ],
      not: [
        QUESTION,
        'zoo|aquarium|penguin|monkey|llama|gorilla|souvenir|gift_shop|toilet|queue',
        '@child|@relative|closed|job|work|i_work|school|field_trip|wedding|proposed|class|stolen|stole|robbed|@boss|night_guard|british_museum_staff',
      ],
      fine: 'the at in museum gallery modern art touched set off alarm fell asleep on a bench thought it was exhibit chair fire extinguisher guard told me off guide stared for whole sat leaning penguin me at hours tour group',
      axis: 'rank',
      back: 'do not touch',
    },
    linked(
      all(
        '{text}. A small group had stopped in front of me. I stood still, so as not to be in the way, and a woman read out the label beside my head: "Do not touch."',
        '{text}. When I looked up, there were eight people around me, in a half circle, with their heads to one side. Next to my shoulder hung a card. "Do not touch," it said.',
      ),
    ),
    linked(
      all(
        '"It\'s so sad," said a man with an umbrella. "It\'s meant to be funny," said his wife. They came a little closer. I have given talks for which people turned up less prepared.',
        '"What I get," said a student, "is the tiredness." They nodded. She had seen it from the door. My own team has had me in front of them for six years.',
      ),
    ),
    linked(
      mild(
        'I did not move until closing. At dusk a guard went by, dusted me, and turned off the light. I have not slept like that since I was appointed.',
        'Around five the guard came. He asked me if I had a ticket. There was a murmur. "Don\'t," said the student. "It\'s finished."',
      ),
    ),
    linked(
      mild(
        'I have looked at the catalog. I am "attributed to." It does not say to whom.',
        'I go on the days when it is free. I stand between the urn and the fire hose and hold a briefcase. They cannot tell where I begin.',
      ),
    ),
    linked(
      hot(
        'They kept me. I had a wall of my own, and a rope. School classes drew me in crayon. One critic wrote that I "hold back in a way that goes to the bone," and I was asked to hold back in Paris and in Kyoto.',
        'I was acquired in the spring, out of a fund. There was a waiting list to be alone with me, five at a time. People came out of there and called their brothers. All I had done was to think about parking.',
      ),
    ),
    linked(
      spicy(
        'In the third year a boy got under the rope. His teacher cried out. He walked up to me and laid his hand flat on my sleeve. It was warm. I had forgotten what that does. Two hundred people saw it run down my face.',
        'One night, at a reception, someone whom I had once worked with came and stood in front of me with a glass. She looked for a long time. "That\'s not a work of art," she said. "That\'s just somebody who would like to sit down."',
      ),
    ),
    linked(
      spicy(
        'They have had me cleaned. It was the damp, they say. I am back on my wall, with glass over me, and a longer card: "{quote}." He comes on Sundays and puts his hand on the other side. Please, it says below that, do not touch.',
        'She took down the rope. I sat. It is hard to describe the silence. In the morning I was in all of the papers: on page one, on a chair, under the title "{quote}." They have a card for that as well. Do not touch.',
      ),
    ),
    linked(
      unhinged(
        'In May the others began to stir. They had watched the boy. It started with a cough among the Romans, and then a lady with a pearl turned her head the rest of the way. She had been wanting to see who was behind her since 1665.',
        'Then the building itself was put on show, and the street, and by autumn there was a rope around the whole of it, quite far out. You can see them on clear nights. They come by in groups, with their heads to one side.',
      ),
    ),
    linked(
      unhinged(
        'They climbed down. They went out into the town, in their collars, and laid a hand on everything: a bus, a wet dog, a pretzel. A bearded one read the card next to me, "Do not touch," and thought about it, and touched.',
        '"What I get is the tiredness," says one of them. They nod. One has a small one by the hand. It has gotten away from her. I can see it duck, with its arm out, and the rope begin to swing. Do not, I think. Do.',
      ),
    ),
  ),
  plot(
    'out-missed-schedule',
    {
      ...MISSED,
      not: [...MISSED.not, 'flight|plane|ferry|boat|airport|last|walked|taxi|kebab|cab|uber'],
      axis: 'rank',
      back: 'the rest of us',
    },
    linked(
      all(
        '{text}. I stood there and watched it go. In the lit windows was everybody who had been on time. They were leaving, and that left the rest of us, which was me.',
        '{text}. It pulled out with all those people in it who own two alarm clocks. And behind, quite undisturbed, was the rest of us, which was me.',
      ),
    ),
    linked(
      all(
        'I had it to myself. There was a bench, a clock and a pigeon. It came to me that for once I was in a place where no one was ahead of me.',
        'I looked around. It was as if someone had let the air out. I was first in line for the next.',
      ),
    ),
    linked(
      all(
        'I have since done it on purpose. I arrive at a run, I am too late, and I have a coffee. It has been the making of me: I am most of an hour early for everything else.',
        'So I have put my whole day back by one. I miss the first of each thing and am very early for the second. At work they have spoken of a new seriousness.',
      ),
    ),
    linked(
      mild(
        'Yesterday a man came running up, with a briefcase, too late. He looked after it and put his hands on his knees. I moved over. There are two of us now.',
        'It has gotten about. This morning there were twelve on that bench, all a little out of breath. We have started a list.',
      ),
    ),
    linked(
      mild(
        'He is usually late. Last week he did not come at all, and I sat there and saw it as it is: {quote}.',
        'Next month we are going on an outing, the rest of us. We have agreed on the train that we will not be on.',
      ),
    ),
    linked(
      hot(
        'By spring there was a whole society of us, with a bar. People who had missed a merger, a wedding, the nineties, sat and talked. I met a bass player who had been asked to wait for the others in Hamburg.',
        'Word spread that it was so nice there. They came earlier and earlier, in order to be too late, until one evening in June it pulled in, waited, rang its bell, and went off with the lights on and not a soul inside.',
      ),
    ),
    linked(
      spicy(
        'The company took notice. They have put on a special one for us that leaves as you arrive. I have to say that it is very well done. You see a lamp, a hand, and a scarf at a window. Half of us have fallen in love with the scarf.',
        'It came back the next day and stayed a bit longer. The driver got down. "Is it something that I did?" he asked. He had never seen where he stops. "{quote}," I said, and showed him the bench, the clock and the pigeon.',
      ),
    ),
    linked(
      spicy(
        'Last night I was on time. It was an accident. The doors stood open. I could have gotten in, next to the scarf, but I thought of the rest of us. "After you," said a voice. She had missed it, too.',
        'He has missed it ever since. It goes by itself, he thinks. He has not looked. He is forty-four and has eaten an ice cream. In the morning the rest of us have to show him how one runs.',
      ),
    ),
    linked(
      unhinged(
        'In the fall it was the big one, announced since the beginning of time. Everybody who had kept their lamps filled got on. I came around the corner with my shoe in my hand and saw the red light go up past the clouds.',
        'Then the sun went, without us. We had been told 6:12. We sat there on the bench, eight billion of us, side by side, in the dark, and looked at the place. There was somebody with a thermos.',
      ),
    ),
    linked(
      unhinged(
        'There were quite a few of us, all over the hill, with our hands on our knees. "Is there another?" somebody asked. "{short}," I said, and the rest of us laughed so hard that a dog came out.',
        'An hour later, far down in the east, out of breath, with its shirt hanging out, came a different one. It had missed it as well. "Can I stay with the rest of you?" it asked. It is a little redder. It is one of the rest of us.',
      ),
    ),
  ),
  plot(
    'out-missed-apology-to-it',
    {
      ...MISSED,
      not: [...MISSED.not, 'flight|plane|ferry|boat|airport|last|walked|taxi|kebab|cab|uber'],
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'waiting',
    },
    linked(
      all(
        '{text}. Everyone says that I missed the {x}. I looked into how one does that, and I wrote to it: "I miss you, too. I have been waiting."',
        '{text}. In my language there is only one word for that. I missed the {x} for the rest of the day. I sat in a meeting and found that I was waiting.',
      ),
    ),
    linked(
      all(
        'It had been forty feet of light. It had looked straight at me with both lamps, and it had gone off with others.',
        'I had had plans with it. I had been going to sit by the window. I had wanted to tell it where to let me off.',
      ),
    ),
    linked(
      all(
        '{F}, at the ticket counter, said that there would be another. I asked her how she could say such a thing.',
        '"There\'s plenty more," said {F}, at information. She slid a timetable across to me. I did not even look at the pictures.',
      ),
    ),
    linked(
      mild(
        'I saw it again today, on the other side, going back. It was full. We pretended that we had not seen each other.',
        'I did take the next one, in the end. It was warm, and on time, and it had a table. I talked about the {x} the whole way.',
      ),
    ),
    linked(
      mild(
        '{F} tells me that it asks about me. It says so over the loudspeaker, in between, if you know how to listen: "Last call."',
        'I have kept the ticket. It was valid for that one only, it says. I knew that.',
      ),
    ),
    linked(
      hot(
        'I took a room with a view of the line. I got to know its hours. I stood there in my good coat with a sign. Three times it slowed, and each time it was for a school class.',
        'I let myself go. I missed meals, I missed a promotion, and {F} had to tell me that I had missed the point. I began to be seen with a replacement bus.',
      ),
    ),
    linked(
      spicy(
        'Then, one night in November, it broke down, right there in front of me. It stood on its own, in the rain, with its doors half open, humming a little. I could have gotten in. I had never seen it so small.',
        'A year later, to the day, I was early. I was the only one there. It came in slowly, and it stopped, and the door that opened was mine. I looked at it. It had had its seats done.',
      ),
    ),
    linked(
      spicy(
        'I put my umbrella over the front of it until the men came. "Are you a passenger?" they asked. I told them: "{quote}." They took off their caps. "Still," said the older one, "you were waiting."',
        'I told it how it had been for me: "{quote}." "I went to the end," it said, "and back. Twelve times a day. You were never ready." It was true. I was holding a coffee. It is still there, waiting, with everybody looking at their watches.',
      ),
    ),
    linked(
      unhinged(
        'In May it left its route. It looked for me at work. It came through the park, past the ducks, and drew up at my door, and the people in it got out and said that they would walk.',
        'That spring all the ones that have ever been missed came back together. They stood out in the fields: steamers, trams, a coach with horses, and one that was only a log. They had been around the whole world.',
      ),
    ),
    linked(
      unhinged(
        'I was in the bath. I could not find my other shoe. When I got down, there were two wet lines on the road, and {F}, with a lantern. "It was so early," she said. "It had been waiting since six."',
        'Each of them had kept one place. You could hear the names being called, a Roman, a bride, a boy with a drum. "{tiny}," I said when it was my turn, for I was ashamed. It blew its horn. It had been waiting to say that.',
      ),
    ),
  ),
  plot(
    'out-parking-chain',
    { ...PARKING, cast: { F: 'she' }, axis: 'formality', back: 'space' },
    linked(
      all(
        '{text}. It is not about the car. I have been asked in eight reviews where I see myself, and I had always been able to think of one piece of ground. It was my space.',
        '{text}. In my trade everything comes down to that. You may have the title, the lamp and the plant, but do you have a space?',
      ),
    ),
    linked(
      all(
        'So I left a note. "{quote}," it said. "This is a place for one." When I came by again there was an answer under it: "Then where am I?"',
        'I put a letter on the windshield, with the facts: "{quote}." On the back, the next day, somebody had written, "I know. I am sorry. I had nowhere."',
      ),
    ),
    linked(
      all(
        'It was signed {F}. We wrote to each other for a month, by wiper. She had been going around the block, she told me, since the spring of last year.',
        'I wrote back. It went on like that. Her name was {F}, and she had lost hers to a man who had lost his to a skip.',
      ),
    ),
    linked(
      mild(
        'We share it now. She has it nights. There is a bit of oil on the ground that is both of us.',
        'I have begun to circle myself, so that she can stay. It is good to be driving. I come by every so often, and she flashes her lights.',
      ),
    ),
    linked(
      mild(
        'My neighbors think that we have made up. We have never met. I know just how she turns her wheels.',
        'They have asked me at work where I see myself. I told them: left at the bank, then left, then left.',
      ),
    ),
    linked(
      hot(
        'We tried to find out how far back it goes. {F} and I followed it out through the suburbs with a flashlight, from note to note. There were two hundred of them, each in the space of another, and they were all so polite.',
        'There was a hearing before the town. {F} and I had put up a map. It showed that there was one car more than there were places. There always had been. It was the one that was moving.',
      ),
    ),
    linked(
      spicy(
        'The chain ended on a hill, at a garage, swept and perfectly empty. An old man came out with a lamp. "I sold mine in 1971," he said. "I couldn\'t bear to see it stand there."',
        'They asked who it was. We went out on the steps to see. He came by at a walking pace, with his window down and a blanket over his knees, a man of about eighty. He looked at every one of us. "Leaving?" he said.',
      ),
    ),
    linked(
      spicy(
        'That night {F} drove in first. Then, all the way down into the city, engines started, and each of them moved up by one into what was theirs. I got home at dawn. My space was empty. I have not put anything in it.',
        'I said I was. I backed out with my lights on and let him in. He turned off the key. I had never heard a thing so quiet. {F} is riding with me. It is not about the space.',
      ),
    ),
    linked(
      unhinged(
        'In the summer we heard that it was so with all things. The sea was in the place of a forest. The forest stood where there had been ice. There was a note under every stone. "I had nowhere," it said.',
        'That fall something parked across the sky. It was very big, and it had its hazards on. Nothing could get past it. {F} went up on the roof and put a letter under what seemed to be a wiper.',
      ),
    ),
    linked(
      unhinged(
        'There had to be somewhere one gap. {F} and I have found it. It is here, in back, behind the moon, with a cross on the floor. It would just fit. We have turned off the lamp, so that no one will feel they have to go.',
        'The answer took a month to come down. "{short}," it said, in our own words. It had been going around for fourteen billion years. It only needed to sit for a moment. "Of course," wrote {F}. "There is space."',
      ),
    ),
  ),
  plot(
    'out-fined-collector',
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
      cast: { F: 'he' },
      axis: 'exposure',
      back: 'noticed',
    },
    linked(
      all(
        '{text}. I was angry until I read it. It gave the street, the time to the second, and the color of what I drive. I have not been noticed like that by anyone in my own house.',
        '{text}. Somebody had stood there. Somebody had looked at what is mine, and looked at a watch, and taken out a pen. I had been noticed.',
      ),
    ),
    linked(
      all(
        'It was signed "Officer 214." I put it on the fridge. Underneath it said that I could respond within fourteen days.',
        'Officer 214, it said at the bottom. There was a box for my side of it. My company does not have that box.',
      ),
    ),
    linked(
      all(
        'I responded the same evening. I wrote that it was all true, "{quote}," and I asked how the rest had looked.',
        'I filled it, and the back, and a sheet of my own. I said "{short}," and that it had not been my best week, and thanked the officer for stopping.',
      ),
    ),
    linked(
      mild(
        'I have moved it since, to be seen from the other side. There was another this morning. "Still here," it says, under "Remarks."',
        'Yesterday there was nothing. I sat in it until dark with the meter run out. Then the beam of a flashlight went over me, and on.',
      ),
    ),
    linked(
      mild(
        "I am up to a month's pay. I have been told that one can get it for less, from a professional, but he would only ask me how I feel.",
        'I found it at home, in the mailbox. It was not a ticket. It was a reminder.',
      ),
    ),
    linked(
      hot(
        'I went further out. I left it on a lawn, on a bridge, in a fountain. 214 never let me down. There was always the little slip, in that straight hand, and every so often a word more: "Windy." "Nice hat."',
        'By the fall the whole glass was covered with them, and one could only see the road through a gap between May and June. At work I talked of nothing else. "He\'s noticed that I lean," I said.',
      ),
    ),
    linked(
      spicy(
        'In December I put it on the tram line, as a sort of present. When I came back there was 214, a small man with ice in his mustache. His name is {F}. He had noticed the whole street, he said. No one ever writes back.',
        'I had to see for myself. I hid behind a hydrant, and at 2:15 he came, with a scarf on. He is called {F}. He did not write at once. He walked around it and bent down and looked in at my seat, and patted something.',
      ),
    ),
    linked(
      spicy(
        'We are having supper on the fourth, at his place. I have looked up what one can leave on the table. {F} has let me know that parking is no problem. I could have done without that.',
        'I have been towed since, and I have paid all of it, and there is a yellow line in front of my house. He came by on his bicycle. {F} leaned it against my fence. I went out with a pad. I have noticed that he leans.',
      ),
    ),
    linked(
      unhinged(
        'There is one above him, {F} told me, and so on up. In May we followed it. At the very top sat number 1, by a window, with a pad on her knee. On the sill, in a jar, was everything that has ever been left somewhere.',
        'One clear morning it was on everything: a slip under the leaf, a slip on the duck, each with a time, to the second, and an exact shade. The sea had one. It kept going out a little, so as to read it again.',
      ),
    ),
    linked(
      unhinged(
        'She had seen me the whole way. She had the bridge, the lawn, and a tricycle in 1983. "{quote}," she read. "I remember." She tore it off and gave me my copy. There is nothing to pay. It was only noticed.',
        '{F} and I went around with our hands behind us. You never heard such a quiet in a town. People stood beside what they had, and held the paper up to the light. There was one on my forehead. "Still here," it says.',
      ),
    ),
  ),
  plot(
    'out-machine-kept-it',
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
      cast: { F: 'she' },
      axis: 'cost',
      back: 'thank you',
    },
    linked(
      all(
        '{text}. It took it without a sound, and then it said, in green letters, "Thank you." I have never closed a deal that cleanly.',
        '{text}. In it went. There was no invoice, no delivery date, no product. It only lit up and said, "Thank you."',
      ),
    ),
    linked(
      all(
        'I did not hit it. I stood in front of it and took notes. In my line we give the customer something for his money, and we have wondered for years where it all goes.',
        'A man behind me kicked it, and it thanked him, too. "{quote}," I told him, and we stood there. At my firm there are four hundred people whose whole job is to be kicked, and they take it home with them.',
      ),
    ),
    linked(
      all(
        'I had the process copied, down to the slot. We put it up in our lobby. It has no back.',
        'I ordered one for the front desk. It does not contain anything. There is a mail slot, a lamp, and {F}, from Accounts, behind it, on a stool.',
      ),
    ),
    linked(
      mild(
        'It is our best quarter. They come in with a question and a check, and they go out with the feeling of having been dealt with. "Thank you," it says.',
        'On the first day she took in seven thousand. People asked for what they had come for, and there was a light, and {F} said it with a smile in her voice.',
      ),
    ),
    linked(
      mild(
        'I put in my own pay slip the other night, to see. I told it the story: "{short}." It is so hard to stay angry with a thing that is grateful.',
        'She has asked for a raise. She did it in writing. I took it, and lit up.',
      ),
    ),
    linked(
      hot(
        "Others followed. By fall there was one at the doctor's, and one at the altar. You put in your worry and got a hum. A political party did nothing else and was given sixty percent.",
        'We put them up all over the country. There was one in the woods. It was only a hole, really, in a birch, with a green lamp, and by evening there was a line with its savings.',
      ),
    ),
    linked(
      spicy(
        'It went on until a boy came by who wanted a chocolate bar. He had one coin. He put it in, and read what it said, and sat down on the floor. "You\'re welcome," he told it. He was prepared to wait.',
        'Then an old woman put in her hand and left it there. "What have you got for me?" she said into the slot. {F} did not know what to do. There was nothing in the manual. She took hold of it.',
      ),
    ),
    linked(
      spicy(
        'In the third hour the thing began to shake. Something came to rest behind the flap. It had never been asked so politely. It was all that we had ever taken, and my {x} on top. He only took the one bar.',
        'They stayed like that until closing. "Well," said the woman, at last, "that\'s what I\'d wanted." She had left a coin on the shelf. {F} was crying so hard that she forgot to say thank you.',
      ),
    ),
    linked(
      unhinged(
        'In May they dug to see where it had gone. It was a shaft. They let down {F}, on a cable, past the pipes, past the Romans. Every so often there was a ledge with what people had put in, and next to it lay the wish.',
        'Then it was the sky that took something. People were holding up on the hills whatever they liked best, and letting go, and it was gone, without a sound. A green line of light ran once around the horizon.',
      ),
    ),
    linked(
      unhinged(
        'At the bottom sat somebody very big, with both arms full. It had no hand free to give anything back, it told her. "{tiny}," she called down, for me. It looked so sorry. "Thank you," it said. "I thought you were all leaving."',
        'It said what they always say. But by morning it was snowing, and it was not snow: it was coins, and tickets, and a dog that somebody had missed. "You\'re welcome," said {F}, to the air. "Thank you."',
      ),
    ),
  ),
  plot(
    'out-taxi-route',
    {
      when: [
        'taxi|cab|uber|auto|rickshaw|lyft driver .. refused|wanted|asked|told|said|had|gave|took|talked|cried|sang|drove|charged|got|fell|did|missed|missed|stopped|knew|showed|played|started|thought|went',
        'driver .. refused|took .. meter|long|wrong|scenic way|route|meter',
        'taxi|cab|uber|auto|rickshaw|lyft .. cost|charged|cancelled|canceled|never|took|late|arrived|drove|smelled|broke|wrong|went',
        'auto_driver|uber_driver|taxi_driver|cab_driver|lyft_driver|rickshaw_driver',
      ],
      not: [
        QUESTION,
        'she|her|woman|cancelled|canceled|never|late|no_show',
        '@child|police|crash|crashed|accident|drunk|i_am|my_passenger|passenger|hit|touched|scared|tax|auto_correct|autocorrect|auto_pay|auto_save|asleep|wedding|interview|lost|phone|bag|hospital|asked_me_to_drive',
      ],
      fine: 'the by meter and i walked km in sun asked me to no change so he gave two bananas airport rain long way whole life story about his divorce five stars me twice',
      carries: true,
      axis: 'distance',
      back: 'where to',
    },
    linked(
      all(
        '{text}. What stayed with me was how it had begun. He had turned his head and said, "Where to?" In nineteen years of strategy I have not heard it put that well.',
        '{text}. But first there had been the question: "Where to?" Two words, over the shoulder. My firm spends four days in a castle on that each spring, and comes back with a wheel.',
      ),
    ),
    linked(
      all(
        'I did not have an answer, as it turned out, only an address. I thought about it long after it was over.',
        'I had said a street. I could see in the mirror what he thought of that. A street is where people are going who do not know.',
      ),
    ),
    linked(
      all(
        'The next day I sat down behind our director, in the second row, and waited. "Where to?" I said. He took his hands off the table. They had never asked him from there.',
        'I began to do it at work. I would come up from behind and say it quietly. People dropped things. One woman in Planning said, "Bergen," and put on her coat.',
      ),
    ),
    linked(
      mild(
        'He cried for about a mile. Then he said he would like to get out here, if that was all right.',
        'We have had four cards from her. There is a boat in the background. The firm is now down to those who said, "Just keep driving."',
      ),
    ),
    linked(
      mild(
        'I am putting it on my card. I have to say that I have been asked what it costs, and I tell them it depends on the traffic.',
        'I asked myself, too, last night, in the bath. "{short}," I said. It is all that I have.',
      ),
    ),
    linked(
      hot(
        'I was given a chair with a small lamp on top. When it is lit, you can get in. I have driven two ministers to the truth, by way of their mothers, and a goalkeeper as far as "no." It all happens on the third floor.',
        'It became a movement. You would see them at the lights, in the back of parked cars, men of fifty, with their belts on, and somebody in the front who had turned his head. There was a flat rate for regrets.',
      ),
    ),
    linked(
      spicy(
        'Then the real one got in. I knew him by the neck. He sat behind me and shut the door. "And you?" he said. I started to tell him how it works. "I know how it works," he said. "Where to?"',
        'I met him again, at the stand, with a sandwich. I reminded him: "{quote}." I told him what he had begun. "I only say it so they\'ll stop talking," he said. He chewed for a time. "I\'ve never said it to my wife."',
      ),
    ),
    linked(
      spicy(
        'I gave him an address. He shook his head. We have been out since Easter, with the meter off. "{quote}," I tell him, to pass the time. Now and then he slows down and looks at me in the mirror, and I say: not yet.',
        'We went by there. She was in the kitchen, with her back to us. He stood in the door and turned his cap around. He had to clear his throat twice. She let go of the plate. "Oh," she said. "Anywhere. Anywhere, if you ask."',
      ),
    ),
    linked(
      unhinged(
        'In June the light went on over the planet, a small yellow square, a bit crooked. It had pulled over. Something with a great many bags got in, and you felt it in the springs. "Where to?" we heard.',
        'That fall it came to the dead. I do not know how. They had been dropped at the wrong place, most of them, by someone who did not listen. They stood at the curb, in the leaves, each with one arm up.',
      ),
    ),
    linked(
      unhinged(
        'We are going by the scenic way: that was Saturn. I lean forward, with eight billion others, and look in the mirror, and there are two eyes in it. "{quote}," I tell them. They crinkle. We never asked what it costs.',
        'Every car in the country went out. Mine was a lady in gray, of about 1890. "Where to?" I asked her. She thought it over for several blocks. "There was a bench," she said. I took the long way, and I left the meter off.',
      ),
    ),
  ),
  plot(
    'out-team-half-time',
    {
      when: [
        'my|our|the .. x:team|side|club|squad .. lost|drew|beaten|relegated|forfeited|came_last|finished_last',
        'we|i lost|drew .. match|final|cup|semifinal|derby|penalties|league',
        'we|i lost .. match|final|game|cup|semifinal|derby|penalties|league|tournament',
        'scored|score .. own_goal|own',
        'missed .. penalty|sitter|free_throw|putt|open_goal|header',
        'badminton|tennis|cricket|football|netball|softball|volleyball|squash|golf|bowling|darts|rugby|padel|five-a-side|hockey|baseball|basketball .. lost|broke|missed',
      ],
      not: [
        QUESTION,
        'fantasy|racket|string|golf|putt|darts|chess',
        '@child|son|daughter|kid|school_team|@relative|my_team_forgot|video|fifa|chess|monopoly|scrabble|uno|meeting|sales|project|work_team|@boss|server|support|deal|client|lost_my|bet|quiz|lottery|died|hospital|broke_my|office|cards|poker|wordle|crossword|colleague|laptop|marketing|a_year_old|ten_year_old|raffle|my_team_at',
      ],
      fine: 'fantasy football by points point at match first place somehow company because they needed a ninth last minute penalty five a side sunday league 11-0 0-7 again final after years week won lost string racket after extra time own in front of everyone',
      carries: true,
      axis: 'audience',
      back: 'second half',
    },
    linked(
      all(
        '{text}. What was missing, I felt, was a talk at half-time. I gave it all the same, in the parking lot, afterward. "There is a second half," I told them.',
        '{text}. Not one person had said anything in between. I got up on a cooler box and said it then. "What counts is the second half."',
      ),
    ),
    linked(
      all(
        '"But it\'s over," said the man from the post office. I asked him who had told him that. I had to stop there, since I could see his lip.',
        'They pointed out that it had ended. I asked whether they meant to let somebody with a whistle tell them that. There was a stir among the bags.',
      ),
    ),
    linked(
      all(
        'I said that at this moment it stood as follows: "{short}." And that there was, if you thought about it, no upper limit to how long a second half can take.',
        'I gave them the facts: "{quote}." I told them to look at one another, and they did, and a few were seeing it for the first time.',
      ),
    ),
    linked(
      mild(
        'We went home after that. But it has stayed with us. The man from the post office comes to work in his shin pads, and he has asked a girl out.',
        'Seven of us turned up the next morning, on an empty field. There was no other side. We were level by noon.',
      ),
    ),
    linked(
      mild(
        'At home they asked me when I would be back. I told her we had kicked off.',
        'Since then I have given it at the bank, and at my own birthday. They were all behind, it turned out, and had thought that it was done.',
      ),
    ),
    linked(
      hot(
        'Companies booked me. I came in when they had lost: the client, the patent, the building. Liquidators would be halfway out with the plants, and I would shut the door and say it, and they put them back.',
        'I took it on the road. I did it for divorced people, and for a man who had come fourth in 1984. He took off his coat. "It\'s not over," he said, and he set out, from the bench, at quite a pace.',
      ),
    ),
    linked(
      spicy(
        'Then they sent for me at the home on the hill. There were ninety of them, with rugs on, and I could not say it. A little woman at the front put up her hand. "Are you going to do the talk?" she asked.',
        'In May I was hit by one myself. I came out of the office with my box, at fifty-one, and it was all gone, and I sat down on it. There was no one else there. I looked at the clock for a long time. It had stopped at forty-five.',
      ),
    ),
    linked(
      spicy(
        '"We\'ve been in the second half for some time," she said. "It\'s lovely. It\'s just that they stop keeping score." They got me a chair. One of them had a ball.',
        'I got up on the box. There was only a boy, over by the bins, with his shoe untied, and he was watching me. "Which way are you playing?" he asked. I had not thought of that. One changes ends.',
      ),
    ),
    linked(
      unhinged(
        'In June a whistle went, very high up, so that the dogs lay down. Everything stopped, the sea too. We were brought into a kind of shed. There were oranges. Eight billion of us sat on benches, next to the whales.',
        'It came out that the whole of it so far, up to and including us, had been the first half. We were four down. We had not even known that there was another side. They were sitting over there, in the dark, in white, and one waved.',
      ),
    ),
    linked(
      unhinged(
        'It did not shout. It had seen some nice things out there, it said: a bench, a dog, how somebody had once let a bus go. I put up my hand. "{tiny}," I said. It threw me an orange. "Second half," it said.',
        'The man from the post office stood up. He had his pads on. "There is a second half," he said, and it went along the rows like a light coming on. We changed ends. I had never seen it from here. You have the sun behind you.',
      ),
    ),
  ),
];
