import { type Plot, all, levels } from '../../story/plot.ts';
import { EVENTS } from '../../story/events.ts';
import { eventPlot } from '../../story/event-plot.ts';

/** Translations of what happens at home. */
export const HOME_TRANSLATIONS: readonly Plot[] = [
  eventPlot(
    'speak-b-plant',
    {
      when: [
        'x:plant|houseplant|cactus|succulent|orchid|fern|basil|monstera|bonsai|aloe|office_plant .. die|died|dead|wilt|wilted|dying',
        'kill|killed .. x:plant|houseplant|cactus|succulent|orchid|fern|basil|monstera|bonsai|aloe|office_plant',
      ],
      not: [
        'fake|plastic|cat|dog|neighbor|neighbour|wife|husband|mother|power|colleague|boss|grandma|gift|water',
      ],
      fine: 'house desk die died dead wilt wilted dying kill killed long work office job workplace',
      is: '!question',
    },
    all('I have placed {the x} on permanent gardening leave.'),
    all('Support had been offered throughout, at flexible intervals.'),
    levels(
      'Water was presented as a leaving gift.',
      'The soil has been retained as a consultant.',
      'The pot has stepped up as acting plant, and its numbers are identical.',
    ),
  ),
  eventPlot(
    'speak-b-locked-out',
    {
      when: [
        'lock|locked .. myself out',
        'locked out .. of .. house|flat|apartment|home|my_house',
        'lock|locked .. keys .. in|inside .. house|flat|apartment|home',
        'get|be|am lock|locked out .. of .. house|flat|apartment|home|place',
        'lock myself .. out',
        'leave|left|forget|forgot .. keys .. inside',
      ],
      not: [
        'account|phone|email|laptop|bank|car|office|hotel|child|dog|cat|naked|towel|baby|computer|son|daughter|system|toilet|bathroom|room',
        'leave .. keys .. inside .. car',
      ],
      mine: 'lock|locked',
      fine: 'house flat apartment door lock locked keys long place key rain cold early',
      is: '!question !actor:us',
    },
    all('I have been offboarded by my own front door.'),
    all('There was no exit interview, and my belongings remain inside.'),
    levels(
      'I am currently working from outside home.',
      'I have reapplied, and am waiting on the step to hear back.',
      'The door is advertising my place, and the requirements include a key.',
    ),
  ),
  eventPlot(
    'speak-b-shelf-fell',
    {
      when: [
        'shelf|shelves .. fell|fall|collapse|collapsed|came_down|gave_way',
        'shelf|bookshelf .. fall|fell|collapse|came|come|crash .. down|off|wall',
      ],
      not: ['on_my|head|cat|dog|glass|baby|boss|store|shop|supermarket|onto_me|hurt'],
      fine: 'installed built hung wall ikea bathroom kitchen bedroom office shelf shelves fell fall collapse collapsed gave long work assemble assembled build mount mounted apart hallway living books',
      is: '!question',
    },
    all('A shelf of mine has stepped down, together with everything it was responsible for.'),
    levels(
      'Its holes remain in post.',
      'I had given it a supporting role, but it wanted the floor.',
      'The screws have filed a statement that they were never really in.',
    ),
  ),
  eventPlot(
    'speak-b-lost-item',
    {
      when: [
        'lose|lost|misplace|misplaced .. x:@phone|@earphones|key|keys|wallet|umbrella|badge|glove|pen|water_bottle|hat|scarf|remote|passport|tablet|car_keys|house_keys|bank_card',
        "can't|couldn't|cannot =find .. my .. x:@phone|@earphones|key|keys|wallet|umbrella|badge|glove|hat|scarf|remote|passport|car_keys|house_keys",
      ],
      not: [
        'lasagna|fridge|kid|child|dog|cat|baby|head|on_the_bus|train|bus|taxi|wife|husband|mom|mum|dad|boss|client|weight|job|suitcase|stolen|office',
        'found',
        'lost .. and|but .. found',
        'one .. glove',
      ],
      mine: 'lose|lost|misplace|misplaced',
      fine: 'house work lose lost misplace misplaced long look looking fourth apartment flat',
      is: '!question !actor:us',
    },
    all('I introduced unlimited leave, and {the x} took it at once.'),
    levels(
      'Uptake of the policy is complete; a return date is not.',
      'Every pocket I own has been interviewed twice, and their accounts match.',
      'A postcard has arrived, asking for an extension.',
    ),
  ),
  eventPlot(
    'speak-b-left-on',
    {
      when: [
        'leave|left .. x:tap|faucet|oven|stove|hob|iron|straighteners|light|lights|heating|heater|fan|tv|kettle|air_con|ac|radio|headlights|grill|hair_straighteners .. on|running|overnight',
        'forget|forgot .. turn|switch .. off .. x:oven|stove|hob|iron|light|lights|heating|heater|tv|tap|faucet|air_con|ac|straighteners',
        'forget|forgot .. turn|switch .. x:oven|stove|hob|iron|light|lights|heating|heater|tv|tap|faucet|air_con|ac .. off',
      ],
      not: [
        'fire|flood|flooded|burn|burned|burnt|neighbor|neighbour|child|kids|kid|son|daughter|wife|husband|dog|cat|colleague|boss|battery|dead|died|hospital|bill|gas',
        'he|she|they|@relative|@boss|@neighbor|someone|everyone .. leave|forget|left|forgot',
      ],
      fine: 'running overnight left house work kitchen bathroom car office leave forget forgot switch long bed living unplug',
      is: '!question !actor:us',
    },
    all('I empowered {the x} to carry on without supervision.'),
    levels(
      'Output never dropped.',
      'No one has put in longer hours for me, or asked for less.',
      'When I came to take over, I was asked for my badge.',
    ),
  ),
  eventPlot(
    'speak-b-heating',
    {
      when: [
        "heating|boiler|central_heating|furnace|radiator|heater .. broke|broken|died|off|out|gone|down|stopped|failed|bust|not|isn't|doesn't|won't",
        'no heating|heat',
      ],
      not: [
        'office|car|bill|neighbor|neighbour|landlord|baby|church|school|hotel|child|turned|bus|train|hot|leak',
        'at .. work|office',
        'my|the .. office',
      ],
      counted: true,
      fine: 'house flat working work apartment coldest heating boiler central furnace radiator heater broke broken died stopped failed bust heat long cold freezing',
      is: '!question',
    },
    all('My home has entered a cooling-off period, with no contract to cancel.'),
    levels(
      'The dress code has been revised upward, to coats.',
      'I have added four layers of management, the outermost of which is a duvet.',
      'My breath is now visible, and has been issued with its own badge.',
    ),
  ),
  eventPlot(
    'speak-b-forgot-why-room',
    {
      when: [
        "walk|walked|went|go|came|come|entered .. room|kitchen|bedroom|garage|upstairs|basement ... forget|forgot|no_idea|couldn't_remember|can't_remember .. why|what|reason",
        'forget|forgot .. why .. walk|walked|went|came|entered .. room|kitchen|bedroom|garage|upstairs|here',
        "walk|walked|went|go|came|come|entered .. room|kitchen|bedroom|garage|upstairs|basement|bathroom|downstairs|living_room ... forget|forgot|no_idea|couldn't_remember|can't_remember|don't_remember .. why|what|reason",
      ],
      not: ['exam|interview|stage|court|naked|boss|dementia|meeting|operating'],
      mine: 'walk|walked|went|go|came|come|entered|forget|forgot',
      fine: 'upstairs walk walked entered room kitchen bedroom garage basement forget forgot idea why what reason long work office job desk workplace fridge remember stand stood',
      is: '!question !actor:us',
    },
    all('I relocated for an opportunity that was withdrawn on arrival.'),
    levels(
      'I inspected the light switch, so that the trip could be expensed.',
      'I have returned to my point of origin, where there was no record of it either.',
      'The doorway has confirmed that it collected the details, for my own privacy.',
    ),
  ),
  eventPlot(
    'speak-c-unread-books',
    {
      when: [
        'buy|bought|order|ordered .. another|more|too_many|new book|books',
        'keep|kept buying books',
        "bought .. book|books .. haven't|never|won't read",
        'buy|bought|order|ordered # .. books|book',
        "buy|bought # .. books ... won't|never|not|haven't read",
      ],
      not: [
        '@relative|@boss|colleague|coworker|co-worker|teammate|intern|assistant|@child|friend|she|he|they',
        'library|comic|guest|cook|check|gift|coloring|birthday|kid|sold|sell|audiobook',
      ],
      mine: 'buy|bought|order|ordered|keep|kept',
      fine: "kitchen office work amazon bookstore read reading never haven't unread pile buy bought order ordered many book books buying long job desk workplace shelf store online probably",
      is: '!actor:us',
    },
    all('My acquisitions of books continue to run ahead of integration.'),
    levels(
      'It is a strong portfolio, wholly unread.',
      'No asset has lost a page of its value to use.',
      'They have started reading each other, and results are due on Friday.',
    ),
  ),
  eventPlot(
    'speak-c-found-money',
    {
      when: [
        'find|found .. #|@money|tenner|fiver|money .. in .. pocket|coat|jacket|jeans|pants|trousers',
        'find|found .. =$ # .. in .. pocket|coat|jacket|jeans|pants|trousers',
        'find|found # bucks|quid|dollars|euros|pounds .. in .. pocket|coat|jacket|jeans|pants|trousers',
        'find|found .. # bill|note .. in .. pocket|coat|jacket|jeans|pants|trousers',
      ],
      not: [
        '@relative|@boss|colleague|coworker|co-worker|teammate|intern|assistant|@child|friend|she|he|they',
        'stranger|street|wallet|thousand|stole|returned',
      ],
      mine: 'find|found',
      fine: 'kitchen office work dollar dollars euro euros pounds pocket coat jacket bill note cash tenner fiver money jeans pants trousers long job desk workplace forgotten bucks quid',
      is: '!actor:us',
    },
    all('An early investment in my own pocket, long written down to zero, has paid out in full.'),
    levels(
      'Patience was not required, as I had forgotten.',
      'The return is 0%, which makes it my best performer.',
      'The pocket is now raising a second fund, and has let me in as a limited partner.',
    ),
  ),
  eventPlot(
    'speak-c-broken-mug',
    {
      when: [
        'break|broke|drop|dropped|smash|smashed|shatter|shattered .. x:mug|plate|bowl|vase|teapot|cup|saucer|=glass|wine_glass',
      ],
      not: [
        '@relative|@boss|@client|@stranger|@server|@neighbor|@professional|colleague|coworker|co-worker|teammate|intern|assistant|friend|buddy|roommate|guest|@pet|he|she|they|you|everyone|everybody|nobody|@name|purpose|phone|screen|window|door|jar|fix|glue|restaurant|party|wedding|finger|=glasses|cat|dog',
      ],
      mine: 'break|broke|drop|dropped|smash|smashed|shatter|shattered',
      fine: 'kitchen office work coffee wine best washing dishes floor break broke drop dropped smash smashed shatter shattered long job desk workplace sink clean tile tiles',
      is: '!actor:us',
    },
    all(
      'My {x} has completed a stock split. Holders of one now hold eleven, at the same combined weight.',
    ),
    levels(
      'No value was created, though some was distributed.',
      'It remains dishwasher-safe, in eleven loads.',
      'All eleven have applied for a shelf of their own.',
    ),
  ),
  eventPlot(
    'speak-c-trash-day',
    {
      when: [
        'forget|forgot|miss|missed .. trash|garbage|bin|bins|recycling|rubbish',
        "didn't|not .. put|take .. bin|bins|trash|garbage .. out",
      ],
      not: [
        '@relative|@boss|@client|@stranger|@server|@neighbor|@professional|colleague|coworker|co-worker|teammate|intern|assistant|friend|buddy|roommate|guest|@pet|he|she|they|you|everyone|everybody|nobody|@name|bag|ring|anniversary|keys|threw|throw|raccoon',
      ],
      fine: 'kitchen office work bring pickup collection truck forget forgot miss missed trash garbage bin bins recycling rubbish long job desk workplace wheelie pick-up',
    },
    all('I have elected to retain my trash until the next collection window.'),
    levels(
      'The timing of the offer did not suit us.',
      'Its position has grown stronger every day.',
      'It has been with us long enough to vest, and votes in the spring.',
    ),
  ),
  eventPlot(
    'speak-c-toilet-paper',
    {
      when: [
        'run|ran .. out .. toilet_paper|toilet_roll|loo_roll',
        '=no .. toilet_paper|toilet_roll|loo_roll',
        'out_of toilet_paper|toilet_roll|loo_roll',
      ],
      not: [
        '@relative|@boss|@client|@stranger|@server|@neighbor|@professional|colleague|coworker|co-worker|teammate|intern|assistant|friend|buddy|roommate|guest|@pet|he|she|they|you|everyone|everybody|nobody|@name|buy|hoard|pandemic|neighbor|date|school|shoe|store|dog|cat',
      ],
      counted: true,
      fine: 'office work left bathroom stall late sitting public restroom run ran toilet paper roll loo long job desk workplace supply realised',
    },
    all('I identified a gap in supply in person, too late in the process to change course.'),
    levels(
      'I remain in position.',
      'I remain in position, reviewing whatever is within reach.',
      'I have held the position so long that it was made permanent.',
    ),
  ),
  eventPlot(
    'speak-c-heating-out',
    {
      when: [
        'heating|boiler|furnace|heater|radiator .. break|broke|broken|out|stop|stopped|die|died|dead|fail|failed|quit|off|bust',
        '=no heat|heating .. in|at|house|apartment|home|flat',
        '^ no heating $',
        'broken heating|boiler|furnace|heater',
      ],
      not: [
        'office_party|car|truck|oven|seat|water|turned|@relative|@boss|@client|@stranger|@server|@neighbor|@professional|colleague|coworker|co-worker|teammate|intern|assistant|friend|buddy|roommate|guest|@pet|he|she|they|you|everyone|everybody|nobody|@name|explode|flood|leak|heatwave',
        'at|in .. work|office|school',
        'at|in .. work|office|school',
      ],
      counted: true,
      fine: 'kitchen house apartment cold coldest heating boiler furnace heater radiator break broke broken stop stopped die died dead fail failed quit bust heat flat long freezing working work',
    },
    all('My home has stopped heating altogether, and costs have followed.'),
    levels(
      'The burn rate is zero.',
      'The burn rate is zero, and my assets are frozen.',
      'The burn rate is zero, my assets are frozen, and I will be thawed at the next round.',
    ),
  ),
  eventPlot(
    'speak-c-cold-shower',
    {
      when: [
        '=no hot_water',
        'hot_water .. run|ran|out|gone|stop|stopped|off',
        'take|have|get|took|had .. cold|freezing|icy shower',
        '^ cold|freezing shower $',
        'shower .. was|is|went|turned|ran .. cold|freezing',
      ],
      not: [
        '@spouse|@child|roommate|gym|hotel|tea|bottle|challenge|health|every|love|camp|started|office|restaurant|kitchen',
        'at|in .. work|office|school',
      ],
      fine: 'ice water hot run ran stop stopped cold freezing icy shower long unexpected early boiler',
    },
    all('I was the subject of cold outreach, from above.'),
    levels(
      'It had my full attention.',
      'Conversion was immediate: I left.',
      'The breath I took at the time is still being held, in escrow.',
    ),
  ),
  eventPlot(
    'speak-c-laundry-chair',
    {
      when: [
        'chair .. full|covered|pile|piled|clothes|laundry',
        'clothes|laundry ... on|onto .. chair',
      ],
      not: [
        '@relative|@boss|@client|@stranger|@server|@neighbor|@professional|colleague|coworker|co-worker|teammate|intern|assistant|friend|buddy|roommate|guest|@pet|he|she|they|you|everyone|everybody|nobody|@name|boss|wheelchair|spill|fell|fire',
        'at|in .. work|office|school',
      ],
      fine: 'kitchen bedroom pile chair full covered piled clothes laundry long work live lives cover clean growing giant mountain',
    },
    all('Between the closet and the wash I have opened a third site: the chair.'),
    levels(
      'It is already the largest of the three.',
      'It is fully utilized, and seating has been discontinued.',
      'It has made an offer for the closet, payable in trousers.',
    ),
  ),
  eventPlot(
    'speak-c-soaking-dishes',
    {
      when: [
        'leave|left|let .. pan|pot|dish|dishes|plates .. soak|soaking|overnight',
        'pan|pot|dishes|plates ... soaking',
      ],
      not: [
        'cat|dog|broke|beans|colleague|coworker|co-worker|teammate|intern|assistant|@boss|roommate|husband|wife|mouse|leak|@child',
      ],
      counted: true,
      fine: 'kitchen office work sink dirty leave left let pan pot dish dishes plates soak soaking overnight long',
    },
    all('The washing-up has been outsourced to water.'),
    levels(
      'The contract is open-ended.',
      'The contract is open-ended, and I would not want to micromanage.',
      'Water missed the deadline and has subcontracted to moss.',
    ),
  ),
  eventPlot(
    'speak-c-spare-screws',
    {
      when: [
        'screw|screws|bolt|bolts|part|parts|piece|pieces .. left|over|leftover|spare|remaining|extra',
        'left|leftover|spare|extra .. screw|screws|bolt|bolts|parts',
        'have|had # screw|screws|bolts|parts|pieces .. left|over|leftover|spare|remaining|extra',
        'there were # screws|bolts|parts .. left|over|leftover|spare',
      ],
      not: ['cake|pizza|@food|puzzle|jigsaw|@boss|car|surgeon|plane|he|she|they|lego'],
      fine: 'kitchen office work assembled built building assemble build ikea wardrobe shelf bookcase desk table chair bed flat pack putting screw screws bolt bolts part parts piece pieces left leftover spare remaining extra long job workplace finish furniture dresser crib billy drawers',
    },
    all('I completed the assembly below its budgeted number of parts.'),
    levels(
      'The savings are in a small bag.',
      'The savings are in a small bag, and I would ask you not to lean on the result.',
      'I have since assembled a second one, entirely out of the savings.',
    ),
  ),
  eventPlot(
    'speak-d-broke',
    {
      when: [
        "i'm|im|am .. =broke $|again|already|until|till",
        '=no money .. bank|account|left',
        'bank_account|bank account .. =empty',
        "i'm|i_am|im =broke $",
        "i'm|i|im .. am? .. =broke already|again|until|till",
        "i'm|i .. so|completely|totally|officially|already|kind =broke",
        '=broke already|again|until|till .. payday|friday|month|end',
        "i'm|i =am? =broke",
      ],
      not: [
        'up|heart|he|she|heartbroken|lost|not|hack|hacked|scam|job',
        'broke .. my|the|a|leg|arm|phone|record',
      ],
      mine: "i'm|im|am|=no|bank_account|bank",
      fine: 'broke im $ till money bank account left empty long work office job desk workplace payday',
      is: '!actor:us',
    },
    all('My bank account is out of office.'),
    levels(
      'It returns on payday.',
      'It returns on payday, for about an hour.',
      'It returns on payday for an hour, to collect its things.',
    ),
  ),
  eventPlot(
    'speak-d-did-dishes',
    {
      when: ['do|did|wash|washed|finish|finished .. =dishes|washing_up|washing-up'],
      not: [
        "not|never|didn't|hate|half|some|machine|broke|break|work|office",
        'at|in .. work|office|school',
      ],
      mine: 'do|did|wash|washed|finish|finished',
      fine: 'kitchen sink dinner wash washed finish finished dishes washing washing-up long dirty huge pile mountain giant hand',
      is: '!actor:us',
    },
    all('My sink is at inbox zero. Every dish has been answered.'),
    levels(
      'A fork has just come in.',
      'A fork has just come in, marked urgent.',
      'A fork has just come in, and it copied in the lasagne pan.',
    ),
  ),
  eventPlot(
    'speak-d-dishwasher',
    {
      when: [
        'argue|argued|fight|fought|disagree|disagreed|argument|row .. over|about|how|on .. dishwasher',
      ],
      not: [
        'buy|bought|price|broke|broken|repair|divorce|emptying|empty|unload|unloading|turn|who|whose',
        'at|in .. work|office|school',
      ],
      fine: 'husband wife partner girlfriend boyfriend roommate flatmate load loading stack stacking how argue argued fight fought disagree disagreed argument dishwasher long work loud proper correct family marriage',
    },
    all('We held an all-hands on loading the dishwasher. Nothing was agreed, in detail.'),
    levels(
      'Each of us has since moved the bowls back.',
      'The bowls move each time one of us leaves the room.',
      'The bowls now hot-desk.',
    ),
  ),
  eventPlot(
    'speak-d-drilling',
    {
      when: [
        'neighbor|neighbors|neighbour|neighbours|next_door|next-door_neighbor|next-door_neighbour|guy_next_door|@neighbor .. drill|drilled|drilling',
        'neighbor|neighbors|neighbour|neighbours|@neighbor .. drill|drilled|drilling .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm|# am?',
        'neighbor|neighbors|neighbour|neighbours|@neighbor .. drill|drilled|drilling .. # hours|am|hour|minutes',
      ],
      not: [
        'upstairs|downstairs|above|below|ceiling|floor|garden|well|oil|stop|stopped|i|borrow',
        'at|in .. work|office|school',
        'upstairs_neighbor|downstairs_neighbor',
      ],
      fine: 'wall door early next-door neighbor neighbors neighbour neighbours drill drilled drilling long work loud stop non-stop hole holes dawn',
    },
    all('Next door is drilling down, and we share the wall.'),
    levels(
      "We'll soon be one team.",
      'At this pace the merger is on Thursday.',
      "At this pace the merger is on Thursday. I've been offered half the bathroom.",
    ),
  ),
  eventPlot(
    'speak-d-empty-carton',
    {
      when: [
        'put|puts|leave|left|return|returned .. empty .. x:carton|box|jar|jug|bottle|packet|milk_carton .. fridge|refrigerator',
      ],
      not: ['i|not|office|boxes|cartons|bottles|jars|full'],
      others: true,
      fine: 'husband wife son daughter roommate kids milk juice puts leave left return returned empty fridge refrigerator long',
    },
    all('{the x} in our fridge still turns up, but has nothing left to give.'),
    levels(
      'It looks fine from the outside.',
      'From the outside it looks fully staffed.',
      'It has just been made a director.',
    ),
  ),
  eventPlot(
    'speak-e-parcel',
    {
      when: [
        "x:parcel|package|delivery .. deliver|leave|drop|drop_off|go|bring|give|end|end_up .. to|with|at .. @neighbor|neighbors|neighbours|neighbour's|neighbor's|next_door",
        'x:parcel|package|delivery .. deliver|leave|drop|go|bring .. next_door',
        "courier|driver|they|amazon|ups|dhl|fedex|hermes|dpd|@server .. leave|deliver|give|bring|drop .. my|the .. x:parcel|package|delivery .. to|with|at .. @neighbor|neighbors|neighbours|neighbour's|neighbor's|next_door",
        '@neighbor|neighbors|neighbours .. get|got|accept|accepted|have|has .. my x:parcel|package|delivery',
      ],
      also: [
        'deliver|courier|driver|they|amazon|ups|dhl|fedex|hermes|dpd|@server|get|got|accept|have|go|end_up|drop|next_door',
      ],
      not: [
        'open|steal|stole|keep|kept|refuse|return|collect|pick|fetch|lose|lost|eat|wife|wet|rain',
        '^ i',
      ],
      others: true,
      fine: "house wrong door amazon instead's deliver leave drop bring give neighbors neighbours courier driver ups dhl fedex hermes dpd accept accepted long work office job desk workplace package left",
    },
    all("My {x} has accepted a position next door, a few meters from the one I'd offered."),
    levels(
      'I go round this evening for its exit interview.',
      'I hear it is settling in well, and I try not to take it personally.',
      'It waved to me from their window this morning.',
    ),
  ),
  eventPlot(
    'speak-e-shrunk',
    {
      when: [
        'shrink|shrunk|shrank .. my|a x:sweater|jumper|shirt|t-shirt|tshirt|cardigan|hoodie|dress|pullover|skirt|blouse',
        'my .. x:sweater|jumper|shirt|t-shirt|tshirt|cardigan|hoodie|dress|pullover|skirt|blouse .. shrink|shrunk|shrank',
        'shrink|shrunk|shrank .. x:sweater|jumper|shirt|t-shirt|tshirt|cardigan|hoodie|dress|pullover|skirt|blouse',
      ],
      not: [
        "@relative|@relative's|wife's|because|weight|fat|interview|shirts|sweaters",
        'at|in .. work|office|school',
        'his|her',
      ],
      mine: 'shrink|shrunk|shrank|my',
      fine: 'wash washing machine dryer laundry hot water tumble wool expensive best cashmere shrink shrunk shrank long work',
      is: '!actor:us',
    },
    all('My {x} came out of the wash as a smaller, more focused {x}.'),
    levels(
      'It now covers only its core area.',
      "I've kept it on, most of the way.",
      'It starts Monday as a glove.',
    ),
  ),
  eventPlot(
    'speak-e-sock',
    {
      when: [
        'lose|miss|missing|lost .. a|one|another|left|right|single|favorite|favourite =sock',
        'lose|miss|missing|lost .. one of my =socks',
        'my|one|a|another =sock .. =missing|=lost|disappear|vanish|gone',
        'one of my =socks .. =missing|=lost|disappear|vanish|gone',
        'dryer|washing_machine|washer|machine|laundry|wash eat|ate|swallow|swallowed|lost|stole .. a|one|another|my|one_of_my sock|socks',
      ],
      not: [
        "game|all|@relative's|beach|date|find|found|hospital|work|gym|hotel|hole",
        'at|in .. work|office|school',
      ],
      mine: 'lose|miss|missing|lost|my|one|a|another',
      fine: 'wash laundry dryer washing machine left lose miss missing lost sock socks disappear vanish long eat',
      is: '!actor:us',
    },
    all('After many warm washes, one of my socks has left the pair.'),
    levels(
      'The remaining sock has kindly taken on both feet.',
      'The other has been asked to do both feet, with no extra pay.',
      'The other has retrained as a puppet, and speaks for me in meetings.',
    ),
  ),
  eventPlot(
    'speak-e-waited-delivery',
    {
      when: [
        "wait .. for .. x:delivery|package|parcel|courier|delivery_driver ... never|not|didn't",
        'wait .. for .. x:delivery|package|parcel|courier ... no|nothing|nobody',
        "stay|stayed|sit|sat .. home .. for .. x:delivery|package|parcel|courier ... never|not|didn't",
        "wait|waited # hours|hour .. for .. x:delivery|package|parcel|courier ... never|not|didn't",
      ],
      not: [
        '@food|pizza|office|neighbor|flowers|sofa|pregnant|baby|weeks|months|week|month|outside|dinner',
      ],
      mine: 'wait',
      fine: 'arrive show showed house stay stayed wait never nothing nobody long work',
      is: '!actor:us',
    },
    all('I hosted a long meeting at home for one {x}, and it never joined.'),
    levels(
      'I remain available, and by the door.',
      'Attendance was fifty percent, and all of it was me.',
      "It left a card saying I wasn't in. I have looked, and I wasn't.",
    ),
  ),
  eventPlot(
    'speak-e-mow-lawn',
    EVENTS['mow-lawn'],
    all('The lawn reported strong growth this week, so I cut it.'),
    levels(
      'I learned that from Finance.',
      'It has been told to grow just as much next week.',
      'It must now do the same again by Saturday, with half the grass.',
    ),
  ),
];
