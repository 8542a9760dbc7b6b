import { all, levels, type Plot, plot } from '../../../../story/plot.ts';

/** Events at work, at school, on the way, with machines, in sport, shops and weather. */
export const ON_THE_MOVE: readonly Plot[] = [
  plot(
    'st-t-gave-generously',
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
    },
    all('{text}.'),
    all('I gave, and I gave. I never asked what was needed.'),
    levels(
      'It was written right there.',
      'It was written right there, in capitals.',
      'It was written right there, and someone had underlined it.',
    ),
    all('I thought giving was enough.'),
    levels(
      'My first marriage ended the same way.',
      'My first marriage ended the same way. Also beside a pump.',
      'My first marriage ended the same way. The same tow truck came.',
    ),
  ),
  plot(
    'st-p-carol',
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
    },
    all('{text}.'),
    all("It's also how I came by my job."),
    levels(
      'It was hanging there, and looked about right.',
      'It was hanging there, it looked about right, and people were leaving.',
      'It was hanging there, on the good hook, with epaulettes.',
    ),
    all('I only saw at home that there was a name inside.'),
    levels(
      "I've answered to Carol since 2016.",
      "I've answered to Carol since 2016. They say she's improved.",
      "Carol had to leave in a pilot's. She lands in Oslo at six.",
    ),
  ),
  plot(
    'st-c-trust-the-data',
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
    },
    all('{text}.'),
    all("For years I've told clients to trust the data."),
    levels(
      '“It has no agenda,” I said.',
      '“It has no agenda,” I said. “It just knows.”',
      "“It has no agenda,” I said, to a man whose region I'd just coloured red.",
    ),
    all('That was before the data was about me.'),
    levels(
      'I now recommend gut feeling.',
      'I now recommend gut feeling. Mine speaks very well of me.',
      'I now recommend gut feeling. Mine has made me Employee of the Year.',
    ),
  ),
  plot(
    'st-v-losing-on-every-one',
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
    },
    all('{text}.'),
    levels(
      'I tracked my hours. At my salary, it cost $9,140.',
      'I tracked my hours. At my salary, with lunch, it cost $9,140.',
      'I tracked my hours. At my salary, with lunch and a driver, it cost $9,140.',
    ),
    all('The store sells one for $12.'),
    levels(
      'They must be losing $9,128 on every one.',
      "They must be losing $9,128 on every one. I've told the manager.",
      "They were losing $9,128 on every one. We've bought the store to make it stop.",
    ),
    levels(
      'I feel for them.',
      'He asked me to leave. I think he was scared.',
      'I now make all of them myself. We have two.',
    ),
  ),
  plot(
    'st-d-strong-field',
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
    },
    all('{text}.'),
    all('My profile now says “placed.”'),
    levels(
      "That's how they put it for horses.",
      "That's how they put it for horses, and horses get a blanket.",
      "That's how they put it for horses. I rang two to check.",
    ),
    all('If anyone asks where, I have an answer ready.'),
    levels(
      '“In a strong field.”',
      '“In a strong field.” Then I ask about their children.',
      "“In a field.” There's a stable for me now. It's warmer than the office.",
    ),
  ),
  plot(
    'st-t-under-warranty',
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
    },
    all('{text}.'),
    levels(
      'People have noticed. People are talking.',
      'People have noticed, on four floors.',
      "People have noticed, in buildings we don't own.",
    ),
    all('In the staff survey it came up nineteen times.'),
    all('I came up once.'),
    levels(
      'Together with the carpet.',
      'Together with the carpet. The carpet did well.',
      '“Is he still under warranty?”',
    ),
  ),
  plot(
    'st-b-my-expression',
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
    },
    all('{text}.'),
    all('I had already prepared my expression.'),
    levels(
      'Interested, but firm.',
      'Interested, but firm, with some surprise at slide nine.',
      'Interested, but firm. It took three of us.',
    ),
    all("These things don't keep."),
    levels(
      'I used it on my lunch.',
      'I wore it to the supermarket. A queue formed.',
      "It's in the company safe, beside the one for good news.",
    ),
  ),
  plot(
    'st-d-keep-the-list',
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
    },
    all('{text}.'),
    all("There'll have been an email about this that I didn't get."),
    levels(
      'I feel sure of it.',
      "I feel sure of it. It'll have said “Dear all.”",
      'I feel sure of it. Farmers will have had it. Ships will have had it.',
    ),
    all("I've checked the mailing list, and I'm not on it."),
    levels(
      'I keep the list.',
      "I keep the list. I'd like to know how I got past me.",
      "I keep the list. I've taken me off for asking.",
    ),
  ),
];
