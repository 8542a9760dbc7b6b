import { type Plot, all, levels } from '../../story/plot.ts';
import { EVENTS } from '../../story/events.ts';
import { eventPlot } from '../../story/event-plot.ts';

/** Translations of journeys, shops and streets. */
export const ON_THE_WAY_TRANSLATIONS: readonly Plot[] = [
  eventPlot(
    'speak-b-umbrella',
    {
      when: [
        'umbrella .. flip|flipped|turn|turned|blow|blew|blown|go|went|bend|bent .. inside_out|inside|backwards',
        'wind .. turn|turned|flip|flipped|invert|inverted|blow|blew .. umbrella',
        'wind .. broke|destroyed .. umbrella',
      ],
      not: [
        'lose|lost|steal|stole|leave|left|child|son|daughter|dog|cat|table|beach|cocktail|funeral|wedding|boss|wife|mayor',
      ],
      fine: 'wind rain windy rainy storm street work bridge umbrella flip flipped blow blew blown bend bent backwards invert inverted broke destroyed long office job desk workplace commute gust strong cheap',
      is: '!question',
    },
    all('My umbrella has reversed its position in public.'),
    levels(
      'I continued to hold it up, as one does with senior staff.',
      'It now collects what it was hired to stop, and is ahead of target.',
      'It has since been headhunted by the wind.',
    ),
  ),
  eventPlot(
    'speak-b-slow-queue',
    {
      when: [
        'pick|picked|chose|choose|join|joined|got|stood .. slowest|wrong|longest|slow .. queue|line|checkout|lane|till',
      ],
      not: [
        'traffic|motorway|highway|boss|pickup|phone|border|funeral|wrong_queue_for|coke|stood_wrong',
      ],
      mine: 'pick|picked|chose|choose|join|joined|got|stood',
      counted: true,
      fine: 'supermarket shop store grocery till checkout airport security post office pick picked chose choose join joined stood slowest wrong longest slow queue line lane long work job desk workplace',
      is: '!question !actor:us',
    },
    all('I have joined a line with outstanding staff retention.'),
    levels(
      'Nobody in it has left.',
      'The neighbouring lines keep losing people; ours has begun to feel like a family.',
      'I have been presented with a long-service basket.',
    ),
  ),
  eventPlot(
    'speak-b-delayed',
    {
      when: [
        'x:train|bus|tram|tube .. delay|delayed|late|behind_schedule',
        'x:train|bus .. =was|=is|=came|=arrived .. late',
        'x:train|bus|tram|tube .. # minutes|hours .. late|behind|delayed',
      ],
      not: [
        'flight|plane|hours_later|because|leaves|body|suicide|signal|boss|wedding|period|left|missed|cancelled|made|for|so|cow|interview|school',
      ],
      counted: true,
      fine: 'thirty forty late running delayed arrived delay schedule long work office job desk workplace show arrive run subway platform cold wait waited',
      is: '!question !actor:me',
    },
    all('My {x} has exercised its right to flexible hours.'),
    levels(
      'I supported the decision by standing near it.',
      'It intends to make up the time by arriving as though nothing had happened.',
      'The board has apologised, and has promoted the delay by a further ten minutes.',
    ),
  ),
  eventPlot(
    'speak-b-wrong-train',
    {
      when: [
        'get|got|took|take|board|boarded|jump|jumped|hop|hopped|on .. wrong train|bus|tram|tube|subway|metro|ferry|line',
      ],
      not: [
        'airport|flight|plane|child|kid|son|daughter|boss|dog|interview|wedding|off|queue|checkout|supermarket',
      ],
      mine: 'get|got|took|take|board|boarded|jump|jumped|hop|hopped|on',
      fine: 'work fell asleep board boarded jump jumped hop hopped wrong train bus tram tube subway metro ferry line long office job desk workplace',
      is: '!question !actor:us',
    },
    all('I joined an organisation that was moving forward, and asked where at a later stage.'),
    levels(
      'The onboarding was flawless.',
      'I finally have a career path with announced stops.',
      'I am told I will be regional head of wherever this ends.',
    ),
  ),
  eventPlot(
    'speak-b-luggage',
    {
      when: [
        "luggage|suitcase|baggage .. lost|missing|different|another|wrong_city|never|didn't|not .. arrive|arrived|city|country|carousel|come|$",
        'airline|airport .. lost|lose|misplaced .. luggage|suitcase|bag|bags|baggage',
        'lost .. luggage|suitcase|baggage .. airport|airline|flight',
        'luggage|suitcase|baggage .. got|was|is lost|missing',
        'luggage|suitcase|baggage|bag .. go|went|end|ended|fly|flew|send|sent .. wrong city|airport|country',
      ],
      not: [
        'took|stole|stolen|wrong_suitcase|on_the_bus|train|taxi|medicine|passport|ashes|found|wedding|honeymoon|funeral|broke',
      ],
      fine: 'airline airport flight holiday trip never arrived business arrive luggage suitcase baggage lost missing different wrong city country carousel $ lose misplaced bag bags long work office job desk workplace vacation',
      is: '!question',
    },
    all('My luggage has been given an international posting.'),
    levels(
      'I remain behind to provide support, in the same shirt.',
      'It was fast-tracked to a place I had not been cleared to visit.',
      'It has picked up the language and written to ask for its winter things.',
    ),
  ),
  eventPlot(
    'speak-b-traffic',
    {
      when: [
        'stuck|sat|sit|sitting|stood|stationary .. in? traffic|traffic_jam|jam|gridlock',
        'traffic .. terrible|awful|bad|horrible|jam|standstill',
        'spent .. in traffic|traffic_jam',
        'spend|sit|be|waste # minute|hour|time|day|week|month|year|am|pm .. in .. traffic|traffic_jam',
      ],
      not: [
        'accident|crash|ambulance|baby|hospital|funeral|wedding|interview|website|web|missed|toast|door|paper|boss|pee|bus|police',
      ],
      counted: true,
      fine: 'work motorway highway jam ages forty spent stuck sat sit sitting stood stationary traffic gridlock terrible awful bad horrible standstill long office job desk workplace spend heavy rush freeway commute drive',
      is: '!question',
    },
    all('I am part of a very large structure with limited scope for advancement.'),
    levels(
      'Promotion is by one car length, strictly in order of service.',
      'A person who changed lanes to get ahead is now my peer.',
      'An exit has come up, and I have been asked to train my replacement first.',
    ),
  ),
  eventPlot(
    'speak-b-parking-ticket',
    {
      when: [
        'get|got|received|another|paid|found .. parking ticket|fine|penalty',
        'get|got|another|found parking_ticket|parking_fine',
        '^ parking ticket|fine',
      ],
      not: [
        'lottery|concert|boss|hospital|wife|husband|court|ambulance|funeral|dispute|appeal|won|police_officer|disabled|late',
      ],
      mine: 'get|got|received|another|paid|found|parking',
      counted: true,
      fine: 'windscreen windshield car house office received paid parking ticket fine penalty long work job desk workplace',
      is: '!question !actor:us',
    },
    all('I have been allocated a premium parking space, invoiced in arrears.'),
    levels(
      'The terms were left under the wiper.',
      'If I do nothing the figure rises in two weeks, which no employer has ever offered me.',
      'The space is to be named after me, subject to payment.',
    ),
  ),
  eventPlot(
    'speak-b-rain',
    {
      when: [
        'get|got|caught .. in? .. rain|downpour|rainstorm',
        'get|got|was|am .. soaked|drenched|soaking_wet|wet_through',
        'rained .. on me',
      ],
      not: [
        'sprinkler|champagne|beer|coffee|hose|dog|cat|baby|wedding|laptop|phone|car|bus_splashed|sweat|bath|pool|river|parade',
      ],
      mine: 'get|got|caught|was|am|rained',
      counted: true,
      fine: 'caught rain soaked drenched work without umbrella walking cycling heavy bike downpour rainstorm soaking wet rained long office job desk workplace drench soak walk cycle commute clothes umbrella-less thunderstorm shoes total',
      is: '!question !actor:us',
    },
    all('I completed an immersion course for which I had not registered.'),
    levels(
      'All departments were reached, down to the socks.',
      'It offered the only full coverage I have ever had.',
      'I have been designated a wetland and can no longer be developed.',
    ),
  ),
  eventPlot(
    'speak-c-dry-umbrella',
    {
      when: [
        "x:umbrella|raincoat ... didn't|not|never .. rain|rained|use|need|open",
        'carry|carried|bring|brought|take|took .. x:umbrella|raincoat .. nothing|no_reason',
        'x:umbrella .. no rain',
      ],
      not: [
        '@relative|@boss|colleague|coworker|co-worker|teammate|intern|assistant|@child|friend|she|he|they',
        'forgot|left|lost|broke|stole|soaked|wet',
      ],
      mine: 'umbrella|raincoat|carry|carried|bring|brought|take|took',
      fine: 'kitchen office work forecast said never rain rained need open carry carried bring brought nothing reason long job desk workplace heavy',
      is: '!actor:us',
    },
    all(
      'I carried full cover all the way against an event that did not occur. Claims stand at zero.',
    ),
    levels(
      'Of all my risks, this was the best carried.',
      'Rain reviewed our position and declined to enter.',
      'Rain has since settled out of court.',
    ),
  ),
  eventPlot(
    'speak-c-delayed',
    {
      when: [
        'x:flight|plane|train|bus .. =delay|delayed',
        'delayed x:flight|train|plane|bus',
        'x:flight|plane|train|bus .. =delay|delayed .. # minute|hour|time|day|week|month|year|am|pm',
        'delayed x:flight|train|plane|bus .. # minute|hour|time|day|week|month|year|am|pm',
        'x:flight|plane|train|bus .. delayed .. # minute|hour|time|day|week|month|year|am|pm',
      ],
      not: ['miss|missed|meeting|cancel|cancelled|wedding|funeral'],
      fine: 'kitchen office work forty due weather fog airport delay delayed long job desk workplace gate runway snow',
    },
    all('The launch of my {x} remains in stealth mode, although tickets have been sold.'),
    levels(
      'A new estimate is issued as soon as the current one is late.',
      'Everyone with a ticket has been converted to a long-term holder.',
      'Here has been declared the destination, and we are the first to have arrived early.',
    ),
  ),
  eventPlot(
    'speak-c-lost-luggage',
    {
      when: [
        'airline|airport .. lose|lost .. luggage|suitcase|baggage|bag',
        'lose|lost .. luggage|suitcase|baggage',
        "luggage|suitcase|baggage .. lost|missing|never|didn't|not .. arrive|arrived|come|came|show|$",
      ],
      not: ['friend|wife|husband|kid|wedding|funeral'],
      fine: 'kitchen office work flight airline airport trip lose lost luggage suitcase baggage bag missing never arrive arrived show $ long job desk workplace vacation business',
    },
    all('My luggage and I took different views of the destination.'),
    levels(
      'Mine was the one on the ticket.',
      'It holds all of the clothes, and so it speaks for both of us.',
      'It has checked in, tipped well, and asked that the rest of me be forwarded.',
    ),
  ),
  eventPlot(
    'speak-c-traffic',
    {
      when: [
        'stick|stuck|sat|sit .. in .. traffic|traffic_jam',
        '^ traffic_jam',
        'traffic .. bad|terrible|awful|standstill',
        'spend|sit|be|waste # minute|hour|time|day|week|month|year|am|pm .. in .. traffic|traffic_jam',
      ],
      not: [
        '@relative|@boss|colleague|coworker|co-worker|teammate|intern|assistant|@child|friend|she|he|they',
        'ticket|light|police|cone|wedding|bike',
      ],
      mine: 'stick|stuck|sat|sit|traffic_jam|traffic',
      counted: true,
      fine: 'kitchen office work highway motorway road heavy bad commute stick stuck sat sit traffic jam terrible awful standstill long job desk workplace spend spent rush freeway drive',
      is: '!actor:us',
    },
    all(
      'I took part in a very well attended gathering on the road, at which no motion was carried.',
    ),
    levels(
      'Everyone stayed until the end.',
      'Our speed was zero in all lanes, so there were no losers.',
      'My lane has been granted a postal code, and I am listed as its founder.',
    ),
  ),
  eventPlot(
    'speak-c-parking-ticket',
    {
      when: [
        'get|got .. parking_ticket|parking_fine',
        'get|got .. parking ticket|fine',
        '^ parking_ticket',
        'get|got .. ticket .. for .. parking',
      ],
      not: [
        '@relative|@boss|colleague|coworker|co-worker|teammate|intern|assistant|@child|friend|she|he|they',
        'wheelchair|disabled|hospital|fight|fought|appeal',
        'again|another',
      ],
      counted: true,
      fine: 'kitchen office work house street car parking ticket fine long job desk workplace',
    },
    all('The city approached my car, unprompted, and put a number on it in writing.'),
    levels(
      'I accept the valuation.',
      'It is the first term sheet we have received this year.',
      'It is our first term sheet, and the windshield wiper is leading the round.',
    ),
  ),
  eventPlot(
    'speak-c-caught-in-rain',
    {
      when: [
        'catch|caught .. in .. rain|downpour|storm',
        'get|got .. soaked|drenched|wet',
        'soaked|drenched .. rain|downpour',
        'catch|caught|get|got .. rain|downpour|soaked|drenched|wet ... without an? umbrella',
      ],
      not: [
        '@relative|@boss|colleague|coworker|co-worker|teammate|intern|assistant|@child|friend|she|he|they',
        'wedding|cat|dog|beer|coffee|car|bus',
        'umbrella .. broke|break|flip|open|borrow|share',
      ],
      mine: 'catch|caught|get|got|soaked|drenched',
      fine: 'kitchen office work walking without bike cycling rain catch caught downpour storm soaked drenched wet long job desk workplace',
      is: '!actor:us',
    },
    all('On the way I came into considerable liquidity.'),
    levels(
      'All of it is still with me.',
      'It reached every pocket without a single meeting.',
      'At the close I was reclassified as a body of water, with two shores.',
    ),
  ),
  eventPlot(
    'speak-d-left-on-bus',
    {
      when: [
        'leave|left|forget|forgot .. my x:@phone|umbrella|laptop|hat|scarf|bag|backpack|wallet|purse|book|lunch|jacket|coat|water_bottle|suitcase|guitar .. on|in .. y:bus|train|tube|tram|subway|metro|taxi|uber',
      ],
      not: ["kid|dog|found|got_back|returned|wife's|husband's|boss's|station|stop"],
      mine: 'leave|left|forget|forgot',
      fine: 'work leave left forget forgot long office job desk workplace seat late expensive',
      is: '!actor:us',
    },
    all('My {x} has accepted a role with more travel, on {the y}.'),
    levels(
      'We parted at my stop.',
      'We parted at my stop. Only one of us knew.',
      'We parted at my stop. It has since been made head of lost property.',
    ),
  ),
  eventPlot(
    'speak-d-middle-seat',
    EVENTS['middle-seat'],
    all('I flew in middle management: no window, no way out, pressure from both sides.'),
    levels(
      'I had no armrests.',
      'Both armrests reported to someone else.',
      'Both armrests reported to someone else. I led a team of two knees.',
    ),
  ),
  eventPlot(
    'speak-d-missed-exit',
    EVENTS['missed-exit'],
    all('I was offered my exit, and chose to stay with the road.'),
    levels(
      'The next offer is in eleven miles.',
      'I was loyal at seventy miles an hour.',
      'The next offer is in eleven miles. I may hold out for the coast.',
    ),
  ),
  eventPlot(
    'speak-e-price-tag',
    {
      when: [
        'tag|price_tag|tags .. still? .. on|attached|hang|hanging .. my? .. x:shirt|dress|jacket|sweater|jumper|coat|suit|hat|cap|blouse|skirt|blazer|hoodie',
        'wear .. x:shirt|dress|jacket|sweater|jumper|coat|suit|hat|cap|blouse|skirt|blazer|hoodie ... tag|price_tag|tags|price .. on|attached|hanging',
        'leave .. tag|price_tag|tags .. on .. x:shirt|dress|jacket|sweater|jumper|coat|suit|hat|cap|blouse|skirt|blazer|hoodie',
      ],
      not: [
        '@relative|return|back|cheap|interview|wedding|date|remove|cut|gift|present|name|security',
      ],
      fine: 'work office price tag meeting walk leave wear tags attached hang hanging long job desk workplace forgot',
    },
    all('I believe in pay transparency, so I wore my {x} with the number still on.'),
    levels(
      'Everyone I met knew exactly what I was worth.',
      'I may be the only person today whose value was in writing.',
      'I have since been exchanged, in original condition, for a medium.',
    ),
  ),
];
