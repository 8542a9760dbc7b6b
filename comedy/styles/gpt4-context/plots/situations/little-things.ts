import { eventPlot } from '../../../../story/event-plot.ts';
import { all, levels, type Plot } from '../../../../story/plot.ts';
import { NEUTRAL } from './everyday-more.ts';

// Lists of words that several patterns have, each named by its first word.
const HEADSET =
  'headset|headphone|headphones|earbud|earbuds|airpod|airpods|earphone|earphones|in-ears';
const MONITOR = 'monitor|screen';
const CALL_WORDS =
  'call|meeting|zoom|teams|standup|stand-up|interview|webinar|one_to_one|one-on-one|presentation|video_call|board_call|conference|review';
const CALL = `@meeting|${CALL_WORDS}`;
const CHAT_TOOL =
  'slack|teams|internet|wifi|wi-fi|outlook|email|network|zoom|vpn|server|broadband|jira|intranet|whatsapp';
const DOWN =
  'down|offline|crash|crashed|outage|broken|break|broke|die|died|stop|stopped|fail|failed|failing|drop|dropped|out|dead|quit|give_up|gave_up';
const COURIER =
  'courier|doorbell|delivery|postman|mailman|delivery_guy|delivery_driver|delivery_man|delivery_woman|ups|dhl|fedex|amazon|amazon_driver|parcel|package';
const REMINDER =
  'reminder|reminders|chaser|chasers|email|emails|nudge|nudges|month|months|week|weeks|chasing|days|phone_call|follow-up|follow-ups|asking|begging|year|finally';
const BINS =
  'bin|bins|recycling|rubbish|trash|garbage|waste|bin_bags|compost|garden_waste|wheelie_bin|cardboard';
const VACUUM = 'hoover|vacuum|vacuum_cleaner|roomba|robot_vacuum|dyson|henry';
const NAILS = 'nail|nails|claw|claws';
const BAGS =
  'bag_for_life|bags_for_life|reusable_bag|reusable_bags|shopping_bag|shopping_bags|tote_bag|tote_bags|tote|totes|canvas_bags|carrier_bags';
const FOOTGEAR = 'shoe|shoes|boot|boots|brogues|loafers|heels|sandals';
const INSPECTION =
  'mot|tüv|tuv|inspection|emissions_test|smog|smog_check|smog_test|safety_check|roadworthy|nct|roadworthiness_test';
const MELON =
  'melon|watermelon|cantaloupe|honeydew|honeydew_melon|galia_melon|pineapple|coconut|water_melon';
const FUEL = 'petrol|gas|fuel|diesel|tank|pump|filled|fill|filling';
const VOUCHER =
  'voucher|vouchers|coupon|coupons|gift_card|gift_voucher|gift_cards|gift_certificate|groupon|discount_code|rail_voucher';
const FLAT = 'flat|thin|like_a_pancake';
const STAY = 'stick|stuck|sticking|stuck_to|glued|welded';
const PAN =
  'pancake|pancakes|omelette|egg|eggs|crepe|crepes|fish|waffles|dumplings|gyoza|rösti|rosti';
const BIRDS =
  'kingfisher|woodpecker|hummingbird|heron|owl|barn_owl|eagle|bald_eagle|hoopoe|peregrine|falcon|red_kite|kite|osprey|buzzard|cardinal|blue_jay|bluejay|goldfinch|waxwing|bullfinch|nightingale|puffin|stork|cuckoo|jay';
const DIARY =
  'journal|diary|journaling|journalling|gratitude_journal|bullet_journal|gratitude_diary';
const BAKED =
  'croissant|croissants|bread|loaf|loaves|rolls|roll|bagels|bagel|baguette|baguettes|sourdough|doughnuts|donuts|pretzels|pretzel|seeded|rye|buns|bun|pastries|cinnamon_rolls|focaccia|pie|pies|muffins|scones|danish|cake';
const EARPHONES =
  'headset|headphone|headphones|earbud|earbuds|airpod|airpods|earphone|earphones|in-ears|bud';
const AWAY = 'busy|away|unavailable|do_not_disturb|dnd|red|blocked|offline|invisible';
const NO_ONE =
  'no_one|nobody|noticed|notice|anyone|unnoticed|difference|cares|cared|not|nothing|missed';
const TOOL =
  'slack|teams|internet|wifi|wi-fi|outlook|email|network|zoom|vpn|server|broadband|jira|intranet|whatsapp|phones';
const OUT_OF_ORDER =
  'down|offline|crash|crashed|outage|broken|break|broke|died|out|dead|dropped|stopped';
const BELL =
  'courier|doorbell|postman|mailman|delivery_guy|delivery_driver|delivery_man|ups|dhl|fedex|dpd|amazon|amazon_driver|amazon_delivery|parcel|package|ups_man|delivery|evri|hermes';
const MEETING =
  '@meeting|call|meeting|zoom|teams|standup|interview|webinar|presentation|review|presenting|all-hands|pitch|demo|boss|client';
const REMINDERS =
  'reminder|reminders|chaser|chasers|emails|nudges|phone_calls|follow-ups|chasing|months|weeks|days|email';
const BIG_ROOM = 'meeting_room|conference_room|boardroom|board_room|training_room';
const BIN_MEN =
  'bin_men|binmen|bin_man|dustmen|garbage_men|garbage_truck|bin_lorry|trash_collectors|council|they|refuse_collectors|garbage_collectors|bin_collectors|recycling_truck|collectors';
const BIN = 'bin|bins|recycling|rubbish|trash|garbage|waste|trash_can|bin_bags|green_bin|brown_bin';
const SUCKED =
  'sock|lego|lego_brick|hair_tie|hairband|toy|coin|underwear|tights|scrunchie|glove|shoelace|puzzle_piece|hairpin|hair_clip|earring|cable|pen_lid|charging_cable|lego_figure';
const HOOVER =
  'hoover|vacuum|vacuum_cleaner|roomba|robot_vacuum|dyson|henry|shark|miele|robot_hoover';
const TOWELS =
  'towel|towels|bath_towel|bath_towels|tea_towels|tea_towel|hand_towels|kitchen_towels';
const RAIL =
  'curtain_rail|curtain_pole|curtain_rod|shower_rail|curtain_rods|rail|pole|rod|curtain_track';
const FELL = 'fall|fell|come|came|collapsed|crash|crashed|dropped|down|broke|gave';
const STICKY_PLACE =
  'tv|television|telly|fridge|laptop|work_laptop|car|door|table|window|wall|phone|headboard|wardrobe|desk|piano|bed|suitcase|cupboard|washing_machine|mirror|computer|chair|bike|helmet|ipad|monitor|guitar|tablet|oven|dishwasher|dashboard|freezer';
const KIDS =
  'kids|children|son|daughter|toddler|grandson|granddaughter|grandchildren|child|kid|niece|nephew|twins|little_one|youngest|eldest|oldest|grandkids|year_old|4_year_old|three_year_old|two_year_old|3_year_old|5_year_old|2_year_old|boy|girl';
const PET = 'dog|dogs|cat|cats|puppy|kitten|rabbit|pet|labrador|bella|guinea_pig|bunny';
const STORE =
  'shop|supermarket|store|market|shopping|tesco|aldi|lidl|asda|sainsbury|sainsburys|trader_joe|waitrose|morrisons|walmart|costco|grocery_store|kroger|whole_foods|target|co-op|rewe|edeka';
const TOTES =
  'bag_for_life|bags_for_life|reusable_bag|reusable_bags|shopping_bag|shopping_bags|tote_bag|tote_bags|totes|canvas_bags|carrier_bags|own_bags';
const SHOES =
  'shoe|shoes|boot|boots|brogues|loafers|heels|sandals|doc_martens|docs|red_wings|trainers|birkenstocks|timberlands';
const MOT =
  'mot|tüv|tuv|inspection|emissions_test|smog|smog_check|smog_test|safety_check|roadworthy|nct';
const VEHICLE =
  'car|van|motorbike|truck|bike|toyota|mini|fiesta|golf|corsa|polo|volvo|honda|camper|campervan|clio|ford|fiat|bmw|audi|vauxhall|skoda|vw|astra|focus|jeep|subaru|nissan|micra';
const GOOD =
  'sweet|perfect|delicious|ripe|juicy|excellent|great|amazing|incredible|good|fantastic|best|perfectly_ripe|super';
const MELONS =
  'melon|watermelon|cantaloupe|honeydew|honeydew_melon|galia_melon|pineapple|coconut|water_melon';
const PUMP =
  'petrol|gas|fuel|diesel|tank|pump|filled|fill|filling|petrol_pump|gas_pump|petrol_station|gas_station|nozzle';
const EXACT = 'exact|exactly|dead_on|bang_on|precisely|spot_on|on_the_nose|dead|bang';
const VOUCHERS =
  'voucher|vouchers|coupon|coupons|gift_card|gift_voucher|gift_cards|gift_certificate|groupon|discount_code|rail_voucher';
const SUMMIT =
  'viewpoint|summit|top|peak|lookout|mountain|hill|tower|volcano|ridge|view|snowdon|ben_nevis|scafell|scafell_pike|cable_car|eiffel_tower|table_mountain|zugspitze|matterhorn|hike|climb|hiked|climbed|kilimanjaro|pike|hilltop';
const FOG = 'fog|foggy|mist|misty|cloud|clouds|cloudy';
const IN_PAN =
  'pancake|pancakes|omelette|egg|eggs|crepe|crepes|fish|dumplings|gyoza|rösti|rosti|salmon|fried_egg|fried_eggs|scrambled_eggs|steak|omelet|halloumi|potatoes|tofu';
const BOOKS =
  'book|novel|ulysses|war_and_peace|moby_dick|proust|biography|thriller|trilogy|middlemarch|infinite_jest|don_quixote|dune|wolf_hall|lord_of_the_rings|crime_and_punishment|the_silmarillion|silmarillion|les_misérables|anna_karenina|bleak_house|finnegans_wake|autobiography|audiobook';
const QUIZ =
  'quiz|quiz_night|pub_quiz|trivia|trivia_night|tie-break|tiebreak|tiebreaker|us|game_show';
const BIRD =
  'kingfisher|woodpecker|hummingbird|heron|owl|barn_owl|eagle|bald_eagle|hoopoe|peregrine|falcon|red_kite|kite|osprey|buzzard|cardinal|blue_jay|bluejay|goldfinch|waxwing|bullfinch|nightingale|puffin|stork|cuckoo|jay|tawny_owl|golden_eagle|sparrowhawk|roadrunner|bittern';
const DIARIES =
  'journal|diary|journaling|journalling|gratitude_journal|bullet_journal|gratitude_diary';
const SHOTS =
  'screenshot|screenshots|photos|pictures|pics|emails|tabs|bookmarks|files|notes|downloads|browser_tabs';
const BAKERY_GOODS =
  'croissant|croissants|bread|loaf|loaves|rolls|roll|bagels|bagel|baguette|baguettes|sourdough|doughnuts|donuts|pretzels|pretzel|seeded|rye|buns|bun|pastries|cinnamon_rolls|cinnamon_roll|focaccia|pie|pies|muffins|scones|danish|cake|sausage_rolls|rye_bread|white_rolls|pastry|cinnamon_bun|cinnamon_buns';
const BAKERY = 'bakery|baker|boulangerie|bakery_counter|greggs|bakers';
const ORDERED =
  'shoes|jacket|sofa|dress|parcel|order|package|boots|desk|chair|trousers|coat|delivery|uniform|helmet|curtains|jeans|gloves|trainers|sweater|jumper|ring|suit|hoodie|table|bed|rug|work_uniform|nike_order|bag';
const BAD_FIT =
  'wrong|small|big|tiny|large|size|xl|xs|xxl|xxs|tight|short|long|colour|color|huge|narrow|wide|fit';
const ONE_SHOE =
  'boot|shoe|welly|wellie|wellington|trainer|sandal|sneaker|walking_boot|hiking_boot|hunter_welly|flip-flop';
const MUD = 'mud|bog|swamp|marsh|muddy|field|quicksand';
const PRAISER =
  '@boss|foreman|client|customer|teacher|coach|dad|father|grandad|grandpa|grandfather|chef|professor|trainer|critic|inspector|mother-in-law|father-in-law|mum|mom|she|he|husband|wife|gaffer|supervisor|driving_instructor|instructor|piano_teacher|tutor|lecturer|manager';
const JARRED = 'pickles|gherkins|olives|jam|salsa|beetroot|peanut_butter|pickled_onions|mustard';

/** Little things: what they are, and what they may become. */
export const LITTLE_THINGS: readonly Plot[] = [
  eventPlot(
    'w-e-one-ear',
    {
      when: [
        `only|just .. hear|sound|music .. out_of|of|from|through .. left|right|one .. ${EARPHONES}`,
        `sound|music|audio .. only .. comes|coming|come .. out? .. of|from .. left|right|one .. ${EARPHONES}|side|ear`,
        `${EARPHONES} .. won't|doesn't|not charge ... only|one hear|side`,
        `one|left|right side .. of .. ${EARPHONES} .. no|not|without sound`,
        `no|not|without sound|audio|music .. from|in|on .. left|right|one .. ${EARPHONES}|side|ear`,
        `${EARPHONES} .. work|works|working|play|plays .. on|in .. one|left|right side|ear only`,
        `${HEADSET} ... only|just one .. works|work|working|plays`,
        `${HEADSET} ... only .. work|works .. on .. left|right`,
        `only|just .. hear|sound|music .. one|left|right ear|side|earphone|earbud|headphone`,
        `${HEADSET} .. only|just .. work|works|working|plays|play .. left|right`,
        `one of my ${HEADSET} .. ${DOWN}`,
        `left|right side .. ${HEADSET} .. ${DOWN}`,
        `${HEADSET} .. only|just .. work|works|working|plays|play ... left|right|one|ear|side`,
        `one|left|right .. ${HEADSET} .. ${DOWN}|quiet|silent|gone`,
        `one|left|right .. of|side .. ${HEADSET} .. ${DOWN}|quiet|silent|gone|not`,
        `only|just .. left|right|one .. ${HEADSET} .. work|works|working`,
        `${HEADSET} .. ${DOWN}|quiet|silent|dead|gone .. in|on .. left|right|one ear|side`,
        `sound|hear|audio|music .. only|just|one .. ${HEADSET}`,
        `${HEADSET} .. left|right|one ear|side|earbud|bud .. ${DOWN}|quiet|silent`,
      ],
      not: [
        'missing|gone_missing|gone|hearing_aid|infection|lost|lose|found|find|both|hearing|doctor|wash|washed|washing|drain|fixed|bought|replaced|ears|neither|toilet|dog|cat|deaf|untangle',
        'cut my ear',
      ],
      is: '!question',
      fine: `${NEUTRAL} sound charge won't side hear sony bose apple works comes out ear side left right wireless bluetooth sound music hear only one brand new call audio plays dead broken bud earbud again mid`,
    },
    all('{text}.'),
    levels(
      'The other side is staying on full pay.',
      'The other side stays on full pay and has my trust.',
      'The other side has been made a partner. Partners are silent.',
    ),
    all('So I now hear only one side of everything.'),
    levels(
      'Managers do that with two working ears.',
      'It has taken our managers years, with two working ears.',
      "I've been put in charge of mediation. It now takes half the time.",
    ),
  ),
  eventPlot(
    'w-e-camera-on',
    {
      when: [
        'ate|eating|yawned|yawning|lunch|slept|danced ... call|meeting|zoom|teams|video_call|zoom_call|teams_call ... camera|webcam .. on',
        "on camera ... not|didn't|never know|realise|realize|notice",
        "not|didn't|never realise|realize|know|notice .. people|everyone|they|anyone .. could .. see .. me",
        'forget|forgot .. camera|webcam|video .. on ... call|meeting|zoom|teams|standup',
        'ate|eating|yawned|yawning|lunch|slept|danced ... call|meeting|zoom|teams ... with .. camera|webcam|video .. on',
        'on camera ... know|realise|realize|notice|thought|off',
        'everyone|they|people|whole_team|team .. could .. see .. me ... zoom|teams|call|meeting|camera|webinar',
        'zoom|teams|call|meeting ... everyone|they|people|team .. could .. see .. me',
        'everyone|people|team on|in zoom|teams|call|meeting .. could? see .. me',
        "not|didn't|never|realise|realised|know .. people|everyone|they|anyone .. could .. see .. me",
        'visible on|in zoom|teams|call|camera',
        'camera|webcam be|was on at .. end',
        `camera|webcam|video be|was|were on`,
        `camera|webcam|video .. be|was|were|is on .. without|unaware|whole|entire|all|time|knowing|realising|realizing|notice|know`,
        `know|knew|notice|noticed|realise|realize|realised|realized .. camera|webcam|video .. on`,
        `forget|forgot|forgotten .. camera|webcam|video .. on`,
        `forget|forgot|forgotten .. turn|switch .. camera|webcam|video .. off`,
        `forget|forgot|forgotten .. turn|switch off .. camera|webcam|video`,
        `thought|assumed .. camera|webcam|video .. off`,
        `camera|webcam .. on .. without .. knowing|realising|realizing|noticing|me`,
        `left .. camera|webcam on and|during|in|while|all|after|by|for|$`,
        `camera|webcam be|was|were on ... ${CALL}`,
      ],
      not: [
        'toilet|naked|undressed|shower|bath|underwear|mute|muted|unmuted|microphone|mic|security|doorbell|baby|oven|film|charger|train|taxi|bench|table|plane|shelf|phone|her|his|boss|colleague|lens|photo|bring|brought|nanny|wedding|cat|pants|nose|cried|crying|shirtless|home|car',
        'my camera broke',
        'turned .. camera .. on .. for',
      ],
      is: '!question',
      fine: `${NEUTRAL} picked visible people see everyone eating yawned could thought off ate lunch sandwich know no idea camera zoom laptop team in call ${CALL_WORDS.replaceAll('|', ' ')} whole entire team turned video webcam without knowing realised noticed switch hours through all-hands everyone could see ate eating yawn yawning yawned lunch sandwich`,
    },
    all('{text}.'),
    levels(
      "For years, I'd asked for more visibility.",
      "More visibility was in my last three reviews. I'd asked for it myself.",
      "More visibility was in my contract. I'd asked for it in capitals.",
    ),
    all('So they have all now seen my face while I listen.'),
    levels(
      "I've been moved to a speaking role.",
      "I've been moved to a speaking role, effective immediately.",
      "I've been moved to a speaking role, in a building with no cameras.",
    ),
  ),
  eventPlot(
    'w-e-second-monitor',
    {
      when: [
        'boss|manager|it|they approved|allowed|agreed|ordered .. second|extra|another monitor|screen',
        'working|work|works|worked .. with|on two|dual screens|monitors .. first? time?',
        `second|2nd|extra|additional|another ${MONITOR}`,
        `two|dual ${MONITOR}|monitors|screens`,
        `second|2nd|extra big|wide|4k|large ${MONITOR}`,
      ],
      not: [
        'break|broke|broken|crack|flicker|dead|black|baby|heart|fell|stole|stolen|boss_has|only|need|want|asked|ask|cat|dog|not|phone|blood|kid|son|daughter|spill|flickers|hours|sold|gave_away|lost|returned|cinema|tv|share|shared|wrong',
        'not .. time',
        'screen time',
        'second time',
        'colleague|coworker|friend|husband|wife|brother|sister|neighbour|son|daughter|partner|everyone .. get|got|has|have|bought|ordered .. monitor|monitors|screen|screens',
      ],
      is: '!question',
      fine: `${NEUTRAL} boss approved dell ebay working work home upgraded added ikea samsung lg sunday company gave second bought got ordered set up desk plugged office setup workstation inch treat curved plug new connected finally 27 24 32`,
    },
    all('{text}.'),
    levels(
      'The first one took it very well.',
      'The first one took it very well, for a screen with a direct report.',
      'The first one took it very well. There was a handover, and cake.',
    ),
    all('The computer wanted to know: extend or duplicate?'),
    levels(
      'Our company has always chosen duplicate.',
      'Our company has always chosen duplicate. I have two bosses.',
      'I chose duplicate. There are now two of me, and one got promoted.',
    ),
  ),
  eventPlot(
    'w-e-set-busy',
    {
      when: [
        `nobody|no_one .. noticed|notice|notices|realised|cared .. i|that|i'm|my .. ${AWAY}`,
        `${AWAY} ... not one|single person|message|call|email|soul`,
        `showed|appeared|appear|marked|listed .. ${AWAY} ... ${NO_ONE}`,
        `turned|switched on do_not_disturb ... ${NO_ONE}`,
        'do_not_disturb ... nothing changed|happened',
        `${AWAY} .. slack|teams ... ${NO_ONE}`,
        `put|set .. ${AWAY} .. on|in slack|teams ... not|nobody|no_one|nothing`,
        `i|was|been on do_not_disturb|dnd ... ${NO_ONE}`,
        'do_not_disturb|dnd|busy ... not a single person noticed|notice',
        `do_not_disturb|dnd|busy ... person .. noticed|notice`,
        `do_not_disturb|dnd|busy ... no difference`,
        `do_not_disturb|dnd|busy ... not .. single person`,
        `status|slack|teams|myself|me|icon|calendar|dot .. busy|away|unavailable|do_not_disturb|dnd|red|blocked|offline ... no_one|nobody|noticed|notice|anyone|not|unnoticed|difference|cares|cared`,
        `do_not_disturb|dnd ... no_one|nobody|noticed|notice|anyone|unnoticed|difference`,
        `blocked .. calendar ... no_one|nobody|noticed|notice|anyone|unnoticed|difference`,
        `no_one|nobody .. notice|noticed|notices ... status|busy|away|do_not_disturb`,
        `out_of_office ... no_one|nobody .. notice|noticed|wrote|emailed|missed`,
      ],
      not: [
        'boss|road|line|bar|street|phone|engaged|forgot|camera|facebook|relationship|single|married|holiday|vacation|restaurant|except|but_my|until',
        'boss .. called|status|always',
        'haircut',
        'until',
      ],
      is: '!question',
      mine: 'change|set|put',
      fine: `${NEUTRAL} one message came wrote tried showed appeared offline changed anyway disturb asked missed me month easter days week hours dot said anything says single person made difference disturb status busy set changed switched turned red dot week whole slack teams do not disturb no nobody noticed notice single person anyone one put slack calendar all`,
    },
    all('{text}.'),
    levels(
      "I'd prepared a note for those affected.",
      "I'd prepared a note for those affected, and named a deputy.",
      "I'd had a note printed for those affected. All 500 are still here.",
    ),
    all('Demand for me turned out to be covered.'),
    levels(
      'It was covered by my absence.',
      'My absence covers it in full. It even answers faster.',
      "My absence covers it at half the cost. It's been taken on full time.",
    ),
  ),
  eventPlot(
    'w-e-empty-call',
    {
      when: [
        'only one|person in|on .. call|meeting|zoom|teams ... wrong',
        'wait|waited|waiting|sat ... online|zoom|call|teams|meeting|lobby ... tomorrow|next_week|wednesday|monday|tuesday|thursday|friday|yesterday',
        'alone|myself|empty ... call|meeting|zoom|teams|webinar|breakout_room ... wrong|next_week|tomorrow|moved|old|last_week|thursday|monday|tuesday|friday|wednesday|early|day',
        'in .. wrong .. meeting_room|breakout_room|zoom_room|call|zoom|teams alone|myself|on_my_own',
        'wrong meeting_room|meeting|zoom|call .. alone',
        'wrong|old|last_week .. meeting_link|link|zoom_link|invite ... alone|empty|waited|myself|nobody|no_one',
        'early|dialled|joined|dialed ... alone|myself|empty',
        'nobody|no_one joined|came|showed .. my? .. meeting|call|zoom ... wrong link|day|invite',
        'wait|waited|waiting|sat .. in|on|for .. wrong .. teams|google_meet|zoom|call|meeting|webex|teams_call|zoom_call|teams_meeting|zoom_meeting|video_call',
        'online|zoom|teams meeting .. on .. wrong day ... waited|alone|sat',
        'alone .. webinar|call|meeting ... wrong date|day|link',
        'hung|sat|waited ... empty zoom|call|meeting|teams ... wrong',
        `wrong ${CALL} ... alone|myself|own`,
        `wrong link ... alone|myself`,
        `wait|waited|waiting|sat ... ${CALL} ... wrong day|link|time|date`,
        `wait|waited|sat|sit|sitting|waiting .. alone|myself|own ... ${CALL} ... wrong`,
        `wait|waited|sat|sit|sitting|waiting|alone ... wrong .. link|room|meeting|zoom|call|invite|day|time|date`,
        `wrong link|zoom_link|meeting_link|invite|zoom ... wait|waited|sat|sit|alone|myself|nobody|no_one|empty|minutes`,
        `alone .. in .. ${CALL} ... wrong|minutes|hour`,
      ],
      not: [
        'restaurant|dentist|doctor|train|bus|sent|send|people|strangers|someone|phishing|platform|funeral|interrupted|client_got|their|airport|colleague|boss|physical|stop|gave|late|presented_to|presented|talked|them|other_meeting|pub|party',
        'first_date|a_date|my_date',
        'joined .. with strangers|people',
        'boss|colleague|client joined|waited',
        'nobody|no_one noticed|knew|realised',
        'everyone got|has|had .. wrong',
      ],
      also: ['alone|myself|own|wait|waited|waiting|empty|nobody|no_one|only_one'],
      is: '!question',
      counted: true,
      fine: `${NEUTRAL} early dialled old moved google meet online tomorrow next last week's breakout joined clicked used empty only hung around turned up webex date actually everyone thursday teams clicked day half ${CALL_WORDS.replaceAll('|', ' ')} alone waited minutes link wrong room sat turned it was by myself lobby host own had nobody hour invite # twenty`,
    },
    all('{text}.'),
    levels(
      'I used the time for a round of introductions.',
      'I opened with a round of introductions. It went round once.',
      'I opened with a round of introductions, and then an icebreaker.',
    ),
    all('Good group. Nobody repeated what I had just said.'),
    levels(
      "I've scheduled a follow-up.",
      "I've scheduled a follow-up with the same people.",
      'We meet weekly now. Last time I was late, and it had started without me.',
    ),
  ),
  eventPlot(
    'w-e-tool-down',
    {
      when: [
        `${TOOL} .. went .. down|offline ... done|productive|finished|worked`,
        `${TOOL} .. ${OUT_OF_ORDER} ... never .. worked|been .. so? well|productive|fast|hard`,
        `got|get|done|did .. more|loads|lots|so_much|much .. done .. during|while|when .. ${TOOL} .. ${OUT_OF_ORDER}`,
        `done|productive|finished|worked .. during .. ${TOOL} outage`,
        `most? productive .. day|morning|week|hour ... ${TOOL} .. ${OUT_OF_ORDER}`,
        `best day ... ${TOOL} .. ${OUT_OF_ORDER}`,
        `${TOOL} .. ${OUT_OF_ORDER} ... got|get .. through .. list|inbox|backlog|pile`,
        `${TOOL} .. ${OUT_OF_ORDER} .. and|so i|we .. finished|wrote|completed .. report|budget|presentation|slides`,
        `${TOOL} .. ${OUT_OF_ORDER} ... wrote|finished|completed .. report|reports|budget|presentation|slides|list|to-do_list|everything`,
        `no|without ${TOOL} ... finished|done|wrote|completed`,
        `${CHAT_TOOL} .. ${DOWN} ... done|productive|work|finished|worked|peaceful|best|focus|focused`,
        `${CHAT_TOOL} .. ${DOWN} ... lots|loads|much|more|everything|everyone .. done|worked|finished`,
        `done|productive|finished|worked .. when|while|because|as|since .. ${CHAT_TOOL} .. ${DOWN}`,
        `no|without ${CHAT_TOOL} ... lots|loads|much|more|everything|most .. done`,
        `no|without ${CHAT_TOOL} ... productive`,
      ],
      not: [
        "stopped_working|not_working|working_again|is_working|stop_working|works_again|nothing|couldn't|can't|lost|unproductive|no_work|slow|cried|fix|fixed|phone|kids|kid|homework|work_on_my|boss|couldn|client|read|book|cleaned|nobody_could|went_home",
        'a_book|my_book',
        'not .. productive',
      ],
      is: '!question',
      counted: true,
      fine: `${NEUTRAL} productive list outage wrote through stopped budget to-do two hours reports everything never well best ever whole year morning down outage morning hour got loads done lots so much work crashed more entire week whole company everyone productive most all got things finished report finally focus actual`,
    },
    all('{text}.'),
    levels(
      "I finished what I'd been posting updates about.",
      "I finished three things I'd been posting updates about since March.",
      "I finished the year. It's with the checkers.",
    ),
    all('The provider calls that an outage.'),
    levels(
      "I've asked what it would cost per month.",
      "I've asked what it would cost per user. We'd take the annual plan.",
      "We've signed for three years. On Fridays, the outage fails and we chat.",
    ),
  ),
  eventPlot(
    'w-e-courier-call',
    {
      when: [
        `${BELL} .. arrived|came|rang|rings|knocked|went|goes|called|turned_up|showed_up .. while|as|when|just|halfway ... ${MEETING}`,
        `i .. was|in|on .. ${MEETING} .. when|and .. ${BELL} .. rang|came|went|knocked|arrived|called|turned_up`,
        `in|on|mid .. ${MEETING} ... ${BELL} .. rang|came|went|goes|knocked|arrived|called|turned_up|rings`,
        `${BELL} .. interrupted|interrupts .. ${MEETING}`,
        `${BELL} rang ... started .. ${MEETING}`,
        `left|ran|got_up|ran_off|run|leave ... ${MEETING} ... ${BELL}`,
        `${BELL} .. at .. door .. during|while|in ... ${MEETING}`,
        `during .. ${MEETING} .. because .. ${BELL} .. at .. door`,
        `courier|postman|delivery_guy|delivery_driver|doorbell ... ring|rang|bell ... middle|during|while .. ${CALL}`,
        `${COURIER} arrive|arrived|came ... ${CALL}`,
        `${COURIER} .. ring|rang|rings|came|arrived|knocked|knock|showed_up|turned_up|buzzed|go|went|interrupted|at ... during|while|middle|mid|in ... ${CALL}`,
        `during|middle|mid .. ${CALL} ... ${COURIER} ring|rang|came|arrived|knocked|turned_up|buzzed|went`,
        `${CALL} .. interrupted .. ${COURIER}`,
        `rang|ring|knock|knocked|answer|sign|signed ... ${COURIER} ... during|while|middle|mid ... ${CALL}`,
        `answer|answered .. door .. ${COURIER} .. during|middle|mid .. ${CALL}`,
        `leave|left .. ${CALL} .. for|because|to .. ${COURIER}`,
      ],
      not: [
        "missed|miss|not|didn't|neighbour|neighbor|dog|dogs|pizza|food|jehovah|salesman|kid|son|daughter|naked|wrong|nobody|broken|ambulance|her|his|baby|stolen|lost|late|barked|cat|prank",
        'my boss|kid called|came',
        'friend|visitor',
      ],
      is: '!question',
      mine: 'have|had',
      fine: `${NEUTRAL} presenting dpd amazon goes mid halfway started interrupted ran off get door while boss client slides sign zoom ups postman evri just right delivery from my bell performance review presenting team parcel arrived rang ringing during middle one to call doorbell door important client video delivery parcel package with boss my manager review team sign signed get twice right speaking turn`,
    },
    all('{text}.'),
    levels(
      'I excused myself and was back within a minute.',
      "I excused myself. It's the only item that I closed.",
      'I excused myself. The minutes say I left for the private sector.',
    ),
    all('There had been a lot of talk about who delivers.'),
    levels(
      'In that whole meeting, only one person did.',
      'In that whole meeting, only one person did. I had to sign for it.',
      'The courier now has my project. It comes Tuesday, between eight and one.',
    ),
  ),
  eventPlot(
    'w-e-invoice-paid',
    {
      when: [
        `after .. ${REMINDERS} ... paid`,
        'invoice|invoices .. be|was|got|been|has|is paid|settled .. today|yesterday|finally|$',
        'old|late|overdue|my invoice ... paid',
        'finally|eventually .. got|been|was|get paid',
        'client|customer|they .. finally|eventually paid|settled',
        'finally .. client|customer|they .. paid|settled',
        `money|payment|transfer|bank_transfer .. arrived|came|landed|hit ... after .. ${REMINDERS}`,
        'money|payment .. finally .. arrived|came|landed ... reminders|reminder|chasers|invoice',
        `paid at_last|up ... ${REMINDERS}|finally|$`,
        `paid ... only? took ... ${REMINDERS}`,
        `invoice settled|paid .. after .. ${REMINDERS}|# days`,
        'paid .. invoice .. # months|weeks|days late',
        'paid my|the .. invoice .. months|weeks|days late',
        'finally .. settled .. invoice|bill',
        'got paid .. for .. job|work|project .. did|done|finished|in',
        `client|customer|they paid .. after ... reminder|reminders|chasers`,
        `invoice .. finally .. paid`,
        `invoice .. be|was|is|got .. settled`,
        `took ... reminder|reminders|chasers ... invoice .. paid`,
        `invoice|invoices .. be|was|were|got|is|been|finally paid ... after|# .. ${REMINDER}`,
        `finally .. paid .. invoice|invoices|me|bill`,
        `paid .. invoice .. after|finally|took|only ... ${REMINDER}`,
        `after .. ${REMINDER} ... paid .. invoice|me`,
        `invoice .. be|was|is|got finally paid|settled`,
        `took ... ${REMINDER} ... paid|pay|get .. invoice|paid`,
        `got paid ... after|took ... reminder|reminders|chasers|chasing|emails`,
      ],
      not: [
        'not|never|twice|still|half|wrong|partly|late_fee|rent|bet|salary|debt|lawyer|court|i_paid|i_finally_paid|we_paid|unpaid|mortgage|loan|student|parking|fine|collector|raise|taxes|tax|we_finally|i_have_finally|car|electric|gas|phone',
        'i paid',
        'got .. raise|salary',
        'paid .. off',
        'paid .. me .. half',
        'my mum|dad|brother|husband paid',
      ],
      is: '!question',
      others: true,
      fine: `${NEUTRAL} money payment arrived came late old march january last year job did customer settled overdue my only chasers seven third fourth at up today yesterday fourth fifth third march paid invoice invoices reminders reminder after client customer finally four three five six polite emails months weeks 30 60 90 120 took payment freelancer settled from came asking chasing`,
    },
    all('{text}.'),
    levels(
      'The invoice was a debut. In the reminders, I found my voice.',
      'The invoice was a debut. In the reminders, I found my voice, and range.',
      'The invoice was a debut. The reminders won me an agent.',
    ),
    all("I've never written so regularly to anybody."),
    levels(
      'Now I have no reason to write.',
      'It was my longest correspondence. They ended it with money.',
      "I've sent one more, with no amount. I just wanted to hear from them.",
    ),
  ),
  eventPlot(
    'w-e-big-room',
    {
      when: [
        `booked|book|reserved|hired .. ${BIG_ROOM} .. so .. eat|work|nap|think|sit|lunch|read`,
        `booked|book|reserved|hired .. ${BIG_ROOM} ... eat|lunch|peace`,
        `${BIG_ROOM} ... all mine|to_myself|for_myself`,
        `nobody|no_one else|there .. ${BIG_ROOM} ... just|only me`,
        `${BIG_ROOM} ... only one in|here|there`,
        "booked|book|reserved|hired .. room .. for .. #|ten|twelve|twenty|thirty|eight|sixteen .. just|only|it's me",
        `booked|book|reserved|hired .. ${BIG_ROOM} ... one-person|one_person|solo`,
        `${BIG_ROOM} .. all to myself|me`,
        `hired|booked|reserved .. ${BIG_ROOM} ... just? .. for me`,
        `sat|sit|worked .. alone .. ${BIG_ROOM} .. for .. people|#`,
        'book|booked|reserve|reserved|had|got|took|have|use|used|sat|sitting .. big|biggest|large|largest|whole|entire|main|huge|boardroom|board|conference|meeting .. meeting_room|conference_room|boardroom|room ... alone|myself|me|only_me|just_me|one_person|on_my_own',
        'book|booked|reserve|reserved|had|got|took|have|use|used|sat|sitting .. meeting_room|conference_room|boardroom ... alone|myself|me|just_me|one_person|on_my_own',
        'meeting_room|conference_room|boardroom|meeting room ... all|just|only|to .. myself|me',
        'alone .. in .. boardroom|conference_room|meeting_room',
      ],
      not: [
        'hotel|kicked|locked|cried|nobody_came|wrong|stole|stolen|took_my|boss|threw|lights|waited|cancelled|canceled|no_one_came|showed|double|double-booked|asked_me|called_me|hid|hide|hiding|stood_me|told|everyone_else|chair_broke|told_me',
        'nobody came',
        'cancelled|canceled',
      ],
      is: '!question',
      mine: 'book|booked|reserved',
      fine: `${NEUTRAL} peace mine hired nobody else one-person lunch laptop only eight ten person seater people table all entire reserved meeting so big biggest meeting room conference boardroom myself just booked reserved whole seats twelve twenty 12 20 16 table day quiet work hours an seater largest eat people`,
    },
    all('{text}.'),
    levels(
      'Under "purpose," I put "alignment."',
      'Under "purpose," I put "alignment." It was achieved by ten past.',
      'Under "purpose," I put "succession."',
    ),
    all("For years, I've asked for a seat at the table."),
    levels(
      'I now have all of them.',
      "I now have all of them, and I've tried each one.",
      'I now have all of them. The far end is already forming an opposition.',
    ),
  ),
  eventPlot(
    'w-e-bins-left',
    {
      when: [
        `${BIN_MEN} .. drove|went|walked .. past .. ${BIN}|us|ours|house`,
        `${BIN} .. got|was|were|been left behind|again|there|out|$`,
        `${BIN_MEN} .. won't|wouldn't|didn't|refused|not .. take|empty|collect .. it|them|ours`,
        `${BIN_MEN} .. emptied|took|collected .. everyone|everyone's|every|neighbours'|neighbours|all .. except|but|not ours|our|mine|us`,
        `${BIN} .. got .. rejection|warning|red|contamination sticker|tag|label`,
        `${BIN_MEN} .. put|stuck|left .. sticker|tag|note .. on .. ${BIN} ... left`,
        `${BIN} .. only .. one .. street|road .. not .. emptied|collected`,
        `${BIN_MEN} .. missed|skipped|forgot us|ours|our|my .. ${BIN}|house|street|$`,
        `${BINS} .. left because`,
        `${BINS} .. get|got|be|was|were rejected|refused|skipped`,
        `bin_men|binmen|bin_man|dustmen|garbage_men|garbage_truck|bin_lorry|trash_collectors|council|refuse_collectors|they|garbage_collectors|bin_collectors|trash_guys|recycling_truck .. not|didn't|never|forgot|missed|skipped|refused|left|ignored|rejected .. ${BINS}|us|our|my`,
        `bin_men|binmen|bin_man|dustmen|garbage_men|garbage_truck|bin_lorry .. not|didn't|never|forgot|missed|skipped|refused ...`,
        `${BINS} .. not|never|wasn't|weren't|didn't|isn't|haven't|hasn't .. collected|emptied|taken|picked_up|picked|get_collected`,
        `${BINS} .. rejected|refused|uncollected|skipped|left_behind .. bin_men|collectors|again|because|week|today|$`,
      ],
      not: [
        'i_forgot|we_forgot|fox|foxes|raccoon|raccoons|neighbour|neighbor|strike|overflow|office|fell|wind|blew|stole|stolen|husband|wife|son|daughter|kids|bear|me_forgot|put_out|put_the|wrong_day|late|desk|fruit|computer',
        'wind',
        'i left',
        'be|was|were collected|emptied $',
      ],
      is: '!question',
      others: true,
      fine: `${NEUTRAL} drove straight past lid wouldn't sticker rejection left emptied everyone's but ours only street house yoghurt pot brown green garden took thursday full left pizza cardboard rejected skipped refused bin bins men recycling collected take taken our week rubbish trash second garbage because wrong lid open emptied didn't not again missed blue green brown cardboard this lorry whole street only`,
    },
    all('{text}.'),
    levels(
      'It seems they went with other bins.',
      "They thank us for our interest. They've gone with other bins.",
      'They went with other bins, after a very close second round.',
    ),
    all("I've been rejected before, but never with things I'd thrown away."),
    levels(
      'The bin can reapply at the next collection.',
      "We'll keep the contents on file. It smells of potential.",
      'The bin reapplies at the next collection. It has a coach now.',
    ),
  ),
  eventPlot(
    'w-e-hoover-sock',
    {
      when: [
        `x:${SUCKED} blocking|blocked|jamming|clogging .. ${HOOVER}`,
        `${HOOVER} .. jammed|blocked|clogged|choked|stuck .. by|with|on|because .. x:${SUCKED}`,
        `pulled|pull|fished|got|removed|took .. x:${SUCKED} .. out_of|out|from .. ${HOOVER}`,
        `${HOOVER} .. stopped|broke|died .. because .. x:${SUCKED}`,
        `x:hair_ties|hairbands|socks|shoelaces|hair_tie|shoelace wrapped|tangled|stuck .. ${HOOVER}`,
        `${HOOVER} .. swallowed|ate|sucked|got .. x:${SUCKED}`,
        `${HOOVER} .. got .. blocked|stuck|jammed ... x:${SUCKED}`,
        `${VACUUM} .. blocked|clogged|jammed|choked|bunged_up .. by|with|on|because_of .. x:sock|lego|hair_tie|hairband|toy|coin|underwear|tights|plastic_bag|scrunchie|glove|shoelace|puzzle_piece|hairpin|hair_clip|earring|cable|sweet_wrapper|pen_lid`,
        `${VACUUM} .. suck|sucked|sucks|swallow|swallowed|ate|eat|eats|inhaled|hoovered|took|got|picked ... x:sock|lego|lego_brick|hair_tie|hairband|toy|coin|tights|plastic_bag|scrunchie|glove|shoelace|puzzle_piece|hairpin|hair_clip|earring|cable|charging_cable|phone_charger|charger|pen_lid`,
        `x:sock|lego|lego_brick|hair_tie|hairband|toy|coin|tights|plastic_bag|scrunchie|glove|shoelace|puzzle_piece|hair_clip|earring|cable .. blocked|clogged|jammed|stuck .. ${VACUUM}`,
        `hoovered|vacuumed up .. x:sock|lego|lego_brick|hair_tie|hairband|toy|coin|tights|scrunchie|glove|shoelace|puzzle_piece|hair_clip|earring|charger`,
        `found .. x:sock|lego|hair_tie|toy|coin|glove|scrunchie|earring .. in|inside .. ${VACUUM}`,
      ],
      not: [
        'sacked|fired|tangled|bag_for|hamster|dog|cat|money|ring|diamond|dead|fire|died|burnt|smoke|water|tooth|wedding|washing',
        'washing_machine',
      ],
      is: '!question',
      others: true,
      fine: `${NEUTRAL} pulled fished figure son's daughter's because got stopped wrapped roller around kid's hair tie miele shark choked one hoover vacuum blocked hose pipe nozzle new robot up cleaner bag dust sucked son daughter kid husband wife child stopped cleaning roller brush clogged under sofa`,
    },
    all('{text}.'),
    levels(
      'I see it as an acquisition.',
      'I see it as an acquisition: quick, loud, from below.',
      'It was a hostile takeover. The floor had advised against it.',
    ),
    all('The takeover was quick. Nobody had planned the integration.'),
    levels(
      'So far, the synergies are mostly dust.',
      'So far, the synergies are mostly dust. It was in the prospectus.',
      "So far, the synergies are mostly dust. We've made an offer for the rug.",
    ),
  ),
  eventPlot(
    'w-e-towels',
    {
      when: [
        `${TOWELS} ... no|not .. drying|absorbing|absorption`,
        `${TOWELS} .. useless|hopeless|bad|terrible|rubbish .. at drying|absorbing`,
        `new .. ${TOWELS} .. waterproof|water-repellent|water_repellent`,
        `${TOWELS} .. smear|smears|slide|slides|moves|wipe|wipes .. water`,
        `new ${TOWELS} ... still wet`,
        `towels ... absorb|absorbs|dry nothing`,
        `towel|towels .. nothing`,
        `towel|towels|bath_towel|tea_towel|tea_towels|kitchen_towels|bath_towels|hand_towels ... not|never|don't|doesn't|won't|hardly|barely|refuse .. dry|drying|absorb|absorbs|absorbing|soak`,
        `towel|towels|tea_towels|bath_towels .. repel|repels|push|pushes|spread|spreads|move .. water`,
        `towel|towels|tea_towels .. absorb|absorbs|dry|dries nothing`,
      ],
      not: [
        'beach|washing|line|outside|stole|dog|hotel|paper|left|swim|sweat|wet_towel|rain|dryer|laundry|old|hang|hung|threw|weather|radiator|in_time|fast|floor',
      ],
      is: '!question',
      fine: `${NEUTRAL} useless drying smear waterproof primark ikea treated myself wife great buy drop one six washed still wet using soak these new bought towel towels dry don't doesn't anything water absorb fluffy nothing just push around expensive soft set bath even they at all set tea egyptian cotton bamboo posh not move it spread`,
    },
    all('{text}.'),
    levels(
      'I gave them time to settle in.',
      'I gave them time to settle in, and a hook each.',
      'I gave them a mentor: the grey one, from 2009.',
    ),
    all('They look the part, and pass everything on.'),
    levels(
      "It's the first sign of management potential.",
      "They've absorbed nothing. It's the first sign of management potential.",
      "They've absorbed nothing and now run the bathroom. The old one is soaked.",
    ),
  ),
  eventPlot(
    'w-e-curtain-rail',
    {
      when: [
        `opened|open|drew|draw|pulled|closed .. curtain|curtains|blinds ... ${RAIL} .. ${FELL}`,
        `opened|open|drew|draw|pulled .. curtain|curtains ... whole_thing|it|everything .. ${FELL} .. down|off|wall`,
        `${RAIL} .. curtains|curtain .. be|is|was .. on .. floor`,
        `curtains|curtain .. pulled|tore|brought .. ${RAIL} down|off|out`,
        `curtain_rail|curtain_pole|curtain_rod|curtain_track .. ${FELL}`,
        `shower_curtain .. ${FELL} .. on|onto|off`,
        'curtain|shower_curtain|curtains|blind|blinds rail|pole|rod|rods .. fall|fell|come|came|collapsed|crash|crashed|dropped|down|broke|gave',
        'curtain_rail|curtain_pole|curtain_rod|shower_rail|curtain_rods .. fall|fell|come|came|collapsed|crash|crashed|dropped|down|broke|gave',
        'curtain|curtains|shower_curtain .. fell|came|crashed .. down|off|wall|floor',
        'pulled .. curtain|curtains|curtain_rail|shower_curtain .. down|off_the_wall',
      ],
      not: [
        'cat|dog|kitten|kid|kids|son|daughter|toddler|climb|swing|swung|theatre|stage|neighbour|neighbor|put_up|hung|installed|husband|head|naked|blew|hotel|burned|hit',
        'closed .. curtains $',
        'shop|store closed',
        'put .. up',
      ],
      is: '!question',
      others: true,
      counted: true,
      fine: `${NEUTRAL} opened drew pulled whole floor heavy thing woke ikea shower came down rail fell down off wall 3 am 4 2 a.m. night middle curtain bedroom living room whole crashed loudly shower itself pole curtains again`,
    },
    all('{text}.'),
    levels(
      'It had carried both sides without a word.',
      'It had carried both sides without a word or a day off.',
      'It had carried both sides since before the reorganisation.',
    ),
    all('It was middle management: held by little, holding everything.'),
    levels(
      'We only noticed it on the way down.',
      'It was noticed for the first time on the way down.',
      'We noticed on the way down. What it carried reports to the floor.',
    ),
  ),
  eventPlot(
    'w-e-stickers',
    {
      when: [
        `x:${STICKY_PLACE} .. be|is|was|been .. covered|full|plastered .. in|with|of .. stickers`,
        `${KIDS} .. put|stick|stuck|placed|left|has .. sticker|stickers .. on|over|onto ... x:${STICKY_PLACE}`,
        `year_old|year-old|old .. put|stuck|stick .. stickers|sticker ... x:${STICKY_PLACE}`,
        `${KIDS} .. gave|given .. x:${STICKY_PLACE} .. sticker makeover|treatment`,
        `${KIDS} .. covered .. x:${STICKY_PLACE} ... stickers`,
        `${KIDS} .. stickered|sticker-bombed .. x:${STICKY_PLACE}`,
        'grandkids|grandchildren|nieces|nephews .. cover|covered|put|stuck ... x:tv|fridge|laptop|car|door|table|window|wall|phone|desk|piano|bed|mirror ... stickers',
        'kids|children|son|daughter|toddler|grandson|granddaughter|grandchildren|child|kid|niece|nephew|twins|little_one|they .. put|stick|stuck|covered|plastered|decorated|place ... stickers|sticker ... x:tv|television|fridge|laptop|car|door|table|window|wall|phone|headboard|wardrobe|desk|piano|bed|suitcase|cupboard|washing_machine|mirror|computer|chair|bike|helmet|ipad|monitor|guitar|tablet|oven|dishwasher|dashboard',
        'kids|children|son|daughter|toddler|grandson|granddaughter|grandchildren|child|kid|niece|nephew|twins|little_one .. covered|decorated|plastered .. x:tv|television|fridge|laptop|car|door|table|window|wall|phone|headboard|wardrobe|desk|piano|bed|suitcase|cupboard|washing_machine|mirror|computer|chair|bike|helmet|ipad|monitor|guitar|tablet|oven|dishwasher|dashboard .. with|in .. stickers',
        'stickers .. all_over|over .. x:tv|television|fridge|laptop|car|door|table|window|wall|phone|headboard|wardrobe|desk|piano|bed|suitcase|cupboard|washing_machine|mirror|computer|monitor|guitar|tablet|oven|dashboard',
      ],
      not: [
        'remove|removed|scrape|scraped|back|face|forehead|bumper|parking|vote|price|teacher|school|dog|cat|off|peel|neighbour|rental|hire|sold|warning|myself',
        '^ i put|stuck|stick|added|covered',
        '^ put|stuck|added .. stickers|sticker',
        'i .. put|stuck|covered .. stickers|sticker|laptop',
      ],
      is: '!question',
      others: true,
      fine: `${NEUTRAL} paw patrol peppa pig frozen year old 4 3 2 5 thanks daughter son dishwasher telly 40 makeover full one whole work three four youngest grandkids stickers sticker put stuck covered all over kids whole in dinosaur unicorn glitter our has have with work dinosaurs football unicorns`,
    },
    all('{text}.'),
    levels(
      'I wanted to peel them off. Then I thought of work.',
      'I wanted to peel them off. Then I recognised the type.',
      'I wanted to peel them off. A recruiter had got there first.',
    ),
    all('In our company, whatever is covered in stickers writes the software.'),
    levels(
      'I knock before I use {x.them}.',
      "I've doubled the pay of {the x}. I hear they leave otherwise.",
      '{the x} now {x.has} a day rate, no shoes and an opinion about meetings.',
    ),
  ),
  eventPlot(
    'w-e-film-choice',
    {
      when: [
        "couldn't|can't|cannot|not|didn't .. agree|decide|settle .. on .. film|movie|what .. watch?",
        "we|us|family|husband|wife|kids ... couldn't|can't .. agree|decide ... film|movie|watch",
        'scrolled|scrolling .. netflix|prime|disney|streaming ... before|until .. pick|picked|picking|chose|choosing|found|finding|agreed|agreeing',
        'hour|hours|minutes|evening|ages ... pick|choose|find|decide|agree|deciding|choosing|picking .. film|movie|something|what .. watch?',
        'family|film|movie night ... took ... hour|minutes|ages .. to .. choose|pick|decide',
        'hour|hours|minutes .. of? .. scrolling ... picked|pick|chose|agreed|found .. film|movie|something',
        'deciding|choosing|picking|agreeing .. on? .. film|movie .. took',
        'debated|argued|discussed|deliberated .. hour|hours|minutes|ages ... film|movie|watch',
        'agreed|settled|decided .. on .. film|movie .. after',
        `need|needed|took|spent .. hour|hours|minutes|ages .. to .. find|choose|pick .. something|film|movie to? watch?`,
        'agree|agreed|settle|settled|decide|decided|choose|chose|pick|picked|choosing|picking|deciding|agreeing ... film|movie|series|netflix ... after|took|only|# minutes|hour|hours|mins|min|ages|evening|hour_and_a_half',
        'took|spent|needed|needs|takes|take ... choose|choosing|pick|picking|agree|agreeing|decide|deciding|settle|settling ... film|movie|netflix|something_to_watch',
        '# minutes|mins|hour|hours .. to .. agree|choose|pick|decide|find ... film|movie|something_to_watch',
        'finally|eventually agree|agreed|settled .. on .. film|movie',
        'spent ... scrolling ... netflix ... agreed|settled|chose|picked|found',
      ],
      not: [
        'i_spent|i_took|took_me|i_needed|myself|fell|asleep|sleep|gave_up|never|nothing|cinema|make|made_a|shoot|camera|went_to_bed|alone|by_myself|bed|left|kids_chose|cried|seen_it|boyfriend_chose|watched_nothing|no_film|argued|divorce|director|dress|wedding',
        'agreed|chose|picked .. nothing',
        "not|didn't|without watch|watching .. anything|thing|one",
        'i took|spent|needed',
        'not|never .. watch',
      ],
      is: '!question',
      others: true,
      counted: true,
      fine: `${NEUTRAL} scrolled before family night scrolling deciding debated longer than dinner watch pick evening until only an hour couldn't agree what which something half grown adults forever needed find something film movie agreed settled we all after mins minutes 50 45 40 whole family watch tonight netflix husband wife partner girlfriend boyfriend kids us took hour hours to on pick choose agreeing choosing scrolling streaming took longer than itself five four`,
    },
    all('{text}.'),
    levels(
      'There were three shortlists and a veto.',
      'There were three shortlists, a veto and a walkout to the fridge.',
      'There were three shortlists, a veto and a transitional government.',
    ),
    all('In the end, we took the one that nobody had suggested.'),
    levels(
      "That's how you know it's consensus.",
      "That's how you know it's consensus. It's how I was appointed.",
      "That's how our CEO was found, who also needs subtitles.",
    ),
  ),
  eventPlot(
    'w-e-pet-nails',
    {
      when: [
        `trim|trimmed|cut|clip|clipped|did|done .. ${PET} .. nail|nails|claw|claws .. without|no|not|nobody .. scratch|drama|fuss|blood|tears|cried|bite|bleeding`,
        `trim|trimmed|cut|clip|clipped|did|done .. # .. ${PET} .. nail|nails|claw|claws .. without`,
        'trim|trimmed|cut|clip|clipped .. nail|nails|claw|claws .. without .. scratch|drama|fuss|bite',
        `nail trim .. ${PET} .. went well|fine|smoothly|great`,
        `did|do|done .. ${PET} .. nail|nails|claw|claws`,
        `paws .. of .. ${PET} .. clipped|trimmed|done`,
        `got|get|have|had .. all? .. ${PET} .. nail|nails|claw|claws .. trimmed|clipped|cut|done`,
        `${PET} .. nail|nails|claw|claws .. be|are|is|were trimmed|clipped|cut|done`,
        `${PET} nail|nails|claw|claws trimmed|clipped|cut|done`,
        `${PET} sat|stayed|lay|kept .. still|calm|quiet .. while|as .. i .. trimmed|cut|clipped|did .. nail|nails|claw|claws`,
        'gave .. dog|cat .. pedicure|manicure',
        'trim|trimmed|cut|clip|clipped # claws',
        "trim|trimmed|cut|clip|clipped .. @name's|bella|luna|milo|daisy|coco nail|nails|claw|claws",
        `trim|trimmed|cut|clip|clipped .. dogs|cats|dog|cat ${NAILS}`,
        `trim|trimmed|cut|clip|clipped|clipping|trimming|cutting .. dog|dogs|cat|cats|puppy|kitten|rabbit|pet ${NAILS}`,
        `trim|trimmed|cut|clip|clipped|clipping|trimming|cutting .. @dog|@cat|rabbit|guinea_pig|bunny .. ${NAILS}`,
        `${NAILS} .. of .. dog|cat|puppy|rabbit`,
        `dog|dogs|dog|cat|cats|puppy|puppys .. let .. me|us .. trim|cut|clip .. ${NAILS}`,
      ],
      not: [
        'man|guy|woman|desk|colleague|subway|train|bite|bit|bitten|scratched|groomer|vet|try|tried|failed|only|half|one_paw|hid|escape|escaped|toe_nail|my_nails|baby|ran|toenails|hate|one_nail|husband|couch|fight',
        'three|two_paws|curtain|sofa',
        'scratched me',
        'but|then .. scratch|scratched|blood',
        'lost .. blood',
        'try|tried',
        'not|never let',
        'bite|bit',
      ],
      is: '!question',
      others: true,
      fine: `${NEUTRAL} scratch drama fuss blood cried nobody still calm sat stayed while pedicure went well survived labrador's bella's without paws trimmed both 18 20 one go cats nobody bled trimmed nails nobody cried without dog dogs dog cat cat all paws four claws drama treats peanut butter clipped cut myself own no one stayed calm at home injuries`,
    },
    all('{text}.'),
    levels(
      'I had announced cuts at all four sites.',
      'I had announced cuts at all four sites, with treats.',
      'I had announced cuts at all four sites. The tail was consulted.',
    ),
    all('Each site kept its full team, only shorter.'),
    levels(
      'Nobody was let go, least of all the patient.',
      'Nobody was let go. I was holding on with both arms.',
      "Nobody was let go. I've since been asked to do Frankfurt.",
    ),
  ),
  eventPlot(
    'w-e-bags-life',
    {
      when: [
        `took|take|brought|bring|carried .. ${TOTES} ... ${STORE}|with_me|in`,
        `took|take|brought|bring .. own bags ... ${STORE}`,
        `remembered|remember .. own bags|${TOTES}`,
        `took|brought .. # .. ${TOTES} ... ${STORE}`,
        `${TOTES} .. made .. it .. into|in|to .. ${STORE}`,
        `not|didn't|never forget|forgot .. bags ... ${STORE}`,
        'did not forget .. bags',
        'went shopping with .. own bags',
        `went|go .. to .. ${STORE} .. with .. own bags`,
        `remembered|remember .. take|bring|pack .. ${TOTES}`,
        `remember|remembered ... bring|take .. own|my bags|bag`,
        `brought|bring .. own bags|bag .. to .. shop|supermarket|store|market`,
        `didn't|not forget ... ${BAGS}`,
        `remember|remembered|brought|bring|took|take .. ${BAGS} ... shop|shopping|supermarket|store|time|once|finally|$|for_once|today`,
        `remember|remembered|not_forget|not_forgotten .. ${BAGS}`,
        `not forget|forgot|forgotten .. ${BAGS}`,
        `had .. ${BAGS} .. with_me|on_me`,
      ],
      not: [
        'halfway|car_park|too_late|till|then|but|only|home_again|left|in_the_car|forgot_my_wallet|wallet|purse|beach|sports|gym|ripped|broke|except|split|bought_another|bought_more|checkout',
        'bag ripped',
        'left .. bags',
        'husband|wife|mum remembered',
      ],
      is: '!question',
      mine: 'remember|remembered|brought',
      fine: `${NEUTRAL} trader joe's sainsbury's tesco waitrose actually with me in made into pack went grocery store canvas six all three asda morrisons walmart remembered my bags life for reusable shopping supermarket shop store to take bring brought tesco aldi lidl grocery groceries own trip weekly them forget didn't finally once`,
    },
    all('{text}.'),
    levels(
      'They had been waiting in the dark, fully qualified.',
      'They had been waiting in the hall, fully qualified, one inside the other.',
      "They'd been waiting in the dark since 2021, and had formed a union.",
    ),
    all('They are the last in town with a job for life.'),
    levels(
      'I have a contract until March. I carried them with respect.',
      "I have a contract until March. I didn't mention it in the car.",
      'I have a contract until March. The big one would take me on.',
    ),
  ),
  eventPlot(
    'w-e-resoled',
    {
      when: [
        `new heels|soles .. put|on .. ${SHOES}`,
        `had|have|got|put|get .. new heels|soles .. put? .. on .. ${SHOES}`,
        `${SHOES} .. back .. from .. cobbler|repair|shoe_repair|cobblers|menders`,
        `took|take|brought|sent .. ${SHOES} .. for|to .. repair|repairing|mending|cobbler|be_mended|mended|resoling`,
        `picked .. up .. ${SHOES} .. from .. cobbler|shoe_repair|repair`,
        `paid|asked .. cobbler .. fix|mend|repair|resole .. ${SHOES}`,
        `had|got|have .. soles|heels .. of .. ${SHOES} .. replaced|redone|fixed|repaired`,
        `new soles|heels .. for .. ${SHOES}`,
        `cobbler|shoemaker|timpson|timpsons .. put|fixed|resoled|repaired .. ${SHOES}`,
        `new soles|heels on ... ${FOOTGEAR}`,
        `have|had|get|got|getting .. my|old|favourite|favorite|the|winter|work|leather|brown|black ${FOOTGEAR} .. resole|resoled|repaired|mended|re-soled|reheeled|fixed`,
        `${FOOTGEAR} .. resole|resoled|re-soled|repaired|mended|reheeled|new_soles|new_heels`,
        `took .. ${FOOTGEAR} .. to .. cobbler|repaired|shoe_repair|shoemaker`,
        `resole|resoled|re-soled|repaired|mended .. ${FOOTGEAR}`,
        `cobbler .. repaired|fixed|resoled|saved|mended .. ${FOOTGEAR}`,
        `new soles .. on .. ${FOOTGEAR}`,
      ],
      not: [
        'lost|closed|glue|glued|fell|wrong|wedding|ruined|more_than|expensive|horse|football|ski|climbing|not|could|couldn|never|one_shoe|laugh|died|retired',
        'closed',
        'bought new',
        'paid .. more',
      ],
      is: '!question',
      fine: `${NEUTRAL} doc martens red wings timpson hiking picked paid fix put back replaced shop repair mended brought heels reheeled work cobbler year shoes resoled got instead buying new ones my pair repaired cobbler rather than year old favourite favorite years soles winter heels leather replacing throwing away put third them fixed replaced`,
    },
    all('{text}.'),
    levels(
      'They were retrained, from the bottom up.',
      'They were retrained from the bottom up, in a room that smelled of glue.',
      'They were retrained from the bottom up. The laces sat in on it.',
    ),
    all('It takes courage to stay and become somebody new underneath.'),
    levels(
      'My company would have hired flip-flops.',
      'My company would have gone with flip-flops, on a short contract.',
      'My company went with flip-flops. You can hear our strategy coming.',
    ),
  ),
  eventPlot(
    'w-e-mot-pass',
    {
      when: [
        `sailed|flew|breezed|scraped|squeaked|made|got|came .. through .. ${MOT}`,
        `${VEHICLE} ... through .. ${MOT}`,
        `${MOT} .. done .. and? passed?`,
        `clean|clear ${MOT} .. ${VEHICLE}`,
        `${VEHICLE} ... passed|pass .. ${MOT}`,
        `pass|passed .. ${INSPECTION}`,
        `${INSPECTION} .. pass|passed|no_advisories|clean`,
        `car|van|motorbike|vehicle|truck|bike ... got|through|survived|made .. ${INSPECTION}`,
        `through .. ${INSPECTION} .. first|again|without`,
      ],
      not: [
        "fail|failed|not|didn't|second|third|almost|kitchen|health|restaurant|house|home_inspection|fire|school|after_two|until|work|factory|due|expired|room|military|office|cost|flat|apartment|bribe|food",
        'mot .. done .. tomorrow|next|monday',
        'kitchen|health',
        'fail|failed',
      ],
      is: '!question',
      others: true,
      fine: `${NEUTRAL} sailed flew breezed toyota mini clean done another problems camper motorbike got made old car mot passed first time year old van no advisories without another years fiat ford golf clio fiesta corsa volvo toyota honda twelve fifteen twenty single it's somehow annual yearly state emissions safety through flying colours`,
    },
    all('{text}.'),
    levels(
      'It let itself be lifted and looked at from below.',
      'It let itself be lifted and looked at from below, with a lamp.',
      'It was lifted, looked at from below and asked where it saw itself.',
    ),
    all('I had my own annual review in the same month.'),
    levels(
      'I passed as well, with advisories.',
      'I passed as well, with two advisories and some play in the steering.',
      'I passed with advisories. I am not to be driven after dark.',
    ),
  ),
  eventPlot(
    'w-e-car-wash-stop',
    {
      when: [
        'sat|sit|stuck|trapped|waited|spent .. in|inside .. broken|stopped|jammed car_wash|carwash',
        'car_wash|carwash .. cut_out|gave_up|stopped|quit|conked_out|shut_down|broke|died .. mid|halfway|before|during',
        'car_wash|carwash cut out',
        'car_wash|carwash gave up .. halfway|while|with|mid',
        'power .. went|cut|out ... car_wash|carwash ... in|inside|me',
        'machine|brushes|everything|conveyor|power .. stopped|stop|broke|died ... car_wash|carwash',
        'trapped|stuck .. in|inside .. car_wash|carwash .. with .. kids|children|family|dog|mum|wife|husband',
        'car_wash|carwash .. broke|stopped|died ... kids|family|children .. and? me|us|inside',
        'car_wash|carwash .. break|broke|stop|stopped|died|jammed|froze|shut|failed|stuck|malfunctioned|packed ... with|me|inside|us|in_it|halfway|while|when',
        'stuck|trapped .. in|inside .. car_wash|carwash',
        'car_wash|carwash ... halfway|half_way|middle|mid ... stop|stopped|broke|died|me|us|in_it',
        'broke|broken|broke_down|stopped .. in|halfway .. through? .. car_wash|carwash',
      ],
      not: [
        'window|windows|aerial|antenna|mirror|wiper|closed|queue|line|bird|keys|hand_wash|charity|locked|boss|engine|my_car_broke|paint|scratched|scratch|roof|convertible|exploded|toddler',
        'kid|kids .. held|wash|charity',
      ],
      is: '!question',
      counted: true,
      fine: `${NEUTRAL} broken sat power machine kids family foam bp shell rinse before gave cut mid wash automatic two brushes out half car wash broke halfway with me in it inside stuck stopped foam brushes soap covered sitting through middle cycle trapped us while half machine rinse down`,
    },
    all('{text}.'),
    levels(
      'The foam had been rolled out. The rinse was still being planned.',
      'Foam had been rolled out. Rinsing was down for the third quarter.',
      'Foam had been rolled out. Water was awaiting approval from the coast.',
    ),
    all("I've read about transformations like that."),
    levels(
      'They stop halfway, with the leadership inside.',
      'They stop halfway, with the leadership inside and no view out.',
      "They stop halfway, with the leadership inside. I've declared us rinsed.",
    ),
  ),
  eventPlot(
    'w-e-good-melon',
    {
      when: [
        `chose|picked|bought|got|found|pick .. really|very|so|super ${GOOD} x:${MELONS}`,
        `x:${MELONS} .. i|we .. picked|bought|chose|got|found .. be|was|is|'s .. ${GOOD}`,
        `picked|bought|chose|got|found .. ${GOOD} x:${MELONS}`,
        `knocked .. on .. x:${MELONS} ... ${GOOD}`,
        `x:${MELONS} .. i|we|from .. got|market|aldi|lidl|costco|tesco .. be|was|is .. ${GOOD}`,
        `cut|opened|sliced .. open? .. x:${MELONS} ... ${GOOD}`,
        `x:${MELONS} .. be|was|is .. incredibly|so|really|very|super ${GOOD}`,
        `what .. ${GOOD} x:${MELONS}`,
        `bought|picked|got|chose .. x:${MELONS} ... tastes|tasted ${GOOD}`,
        `x:${MELON} .. i|we bought|picked|chose .. be|was|is .. sweet|perfect|delicious|ripe|juicy`,
        `x:${MELON} .. be|was|is|turned_out|were perfect|delicious|ripe|sweet|amazing|juicy|excellent|good|perfectly_ripe`,
        `perfect|perfectly_ripe|delicious|sweetest|best|ripe x:${MELON}`,
        `pick|picked|chose|choose|bought .. good|great|perfect|right|best|ripe x:${MELON}`,
        `bought|picked|chose|got .. x:${MELON} ... perfect|perfectly|ripe|sweet|delicious`,
      ],
      not: [
        'not|never|but|shirt|drink|juice|pizza|on_pizza|overripe|smoothie|gone|dropped|fell|stole|grew|garden|rotten|inside_out|unripe|oil|water_tasted|expensive|milk|two|melons|almost|cake|hate|looked|until',
        'not|never|almost|too ripe|perfect|sweet|good',
        'but',
      ],
      is: '!question',
      fine: `${NEUTRAL} really great lidl aldi costco knocked cut open incredibly tastes tasted barbecue saturday's what so one found got tesco incredible i really bought melon perfect perfectly ripe sweet supermarket picked chose market stall it and was juicy turned out be one shop single try this`,
    },
    all('{text}.'),
    levels(
      "I'd knocked on it once. That was the interview.",
      "I'd knocked on it once and listened. That was the whole interview.",
      "I'd knocked on it once. A voice inside said it liked teamwork.",
    ),
    all('For our hires, we use five rounds and a personality test.'),
    levels(
      "We've never once got {a x}.",
      'It has never once got us {a x}.',
      "I've begun to knock on applicants. The hollow one is now my manager.",
    ),
  ),
  eventPlot(
    'w-e-round-pump',
    {
      when: [
        `exactly|precisely|bang_on|dead_on|dead|on .. # .. ${PUMP}`,
        `${EXACT} ... ${PUMP}`,
        `${PUMP} ... ${EXACT}`,
        `${PUMP} ... round number|amount|sum|figure`,
        `round number|amount|sum|figure ... ${PUMP}|car`,
        `stop|stopped|stopping .. ${PUMP} .. ${EXACT}`,
        `to? stop .. on|at ${EXACT} ... ${PUMP}`,
        `${PUMP} .. stop|stopped .. at? .. ${EXACT}`,
        `on_the_nose .. ${PUMP}`,
        `try|tried ... ${PUMP} ... ${EXACT}`,
        `${PUMP} .. to .. exactly ... try`,
        `managed|managing to stop .. ${PUMP} ... ${EXACT}`,
        'petrol|fuel|gas|diesel|pump .. to stop .. exactly #',
        'exactly # .. of petrol|fuel|gas|diesel',
        'petrol|fuel|gas|diesel|pump ... exactly|dead_on|bang_on ... #',
        `${FUEL} ... exact|exactly|dead|bang_on|precisely|spot_on|on|even|round #|number|amount`,
        `stop|stopped|stopping .. pump|petrol|fuel|gas|nozzle ... exactly|on|at|dead|precisely #|round|even`,
        `exactly|dead_on|bang_on|precisely # ... ${FUEL}`,
        `${FUEL} ... stopped ... #`,
      ],
      also: [
        'exact|exactly|dead_on|bang_on|precisely|spot_on|round|even|dead|landed|on_the_nose|nailed',
      ],
      not: [
        'late|missed|01|cent_over|penny_over|empty|ran_out|wrong|stole|price|prices|diesel_instead|expensive|week|forgot|fish|leak|oven|gas_bill|stove|engine|car_stopped|water|bike|bath|station_closed|almost|nearly|never|passport',
        'litre|litres|liter|liters|gallon|gallons',
        'over by',
        'train|bus|people',
        'car stopped',
        'went|pound|penny over',
        'diesel .. petrol',
      ],
      is: '!question',
      mine: 'fill|filled|stopped|put',
      fine: `${NEUTRAL} exact amount nailed shell looking fifty nose first try hit station landed clicked off came got pounds euros number bp esso managed without dollars put in £20 £30 £40 £50 $20 $30 $40 $50 €20 €30 €40 €50 get landed pumped stop petrol fuel gas put in stopped exactly on # filled up tank pump euros pounds dollars euro dead bang car 30 40 50 20 60 quid 30.00 40.00 50.00 20.00 £30 £40 $40 $50 £30.00 £40.00 round number diesel hit the and to pumped without clicking landed penny`,
    },
    all('{text}.'),
    levels(
      "It's the first budget I've ever hit.",
      "It's the first budget I've ever hit, in nine years of budgets.",
      "It's the first budget in our company history. There is a photo.",
    ),
    all('I stood there a little longer, for the cameras.'),
    levels(
      'Our finance team needs a hose.',
      'Finance has asked who had the nozzle.',
      'The nozzle is our new CFO. It clicks when we have had enough.',
    ),
  ),
  eventPlot(
    'w-e-voucher',
    {
      when: [
        `x:${VOUCHERS} ... expired|lapsed|ran_out|run_out|out_of_date`,
        `x:${VOUCHERS} .. be|was|is .. only? valid until|till`,
        `missed .. deadline|date|expiry .. x:${VOUCHERS}`,
        `forgot|forget .. use|spend .. x:${VOUCHERS} ... expired|ran_out|lapsed|out_of_date`,
        `x:${VOUCHER} .. expire|expired|ran_out|run_out|out_of_date|no_longer_valid|lapsed`,
        `expired x:${VOUCHER}`,
        `let .. x:${VOUCHER} expire`,
        `x:${VOUCHER} .. be|was|is valid until|till yesterday|last`,
      ],
      not: [
        'soon|tomorrow|about_to|almost|nearly|accepted|still|worked_anyway|died|next|expires_today|parking|used_a|used_my|not|extended|anyway|just_in_time|will',
        'i used|spent',
        'next week|month',
        'anyway',
        'accepted',
      ],
      is: '!question',
      others: true,
      fine: `${NEUTRAL} missed deadline forgot hotel £50 it's run tried pay went use starbucks amazon found ran year too may date used before voucher coupon gift card expired yesterday spa birthday from restaurant last week massage day ago two for one dinner only valid until saved saving been when wanted use it at till had finally amazon still`,
    },
    all('{text}.'),
    levels(
      "I'd been saving {x.them} for the right opportunity.",
      "I'd been saving {x.them} for a role that was worthy.",
      "I'd been saving {x.them}. We'd talked about Paris.",
    ),
    all('Never worked a day, and left with full value.'),
    levels(
      'I know a director with that career.',
      'We have a director with that career, also kept in a drawer.',
      'Our board is the same. It, too, cannot be combined with other offers.',
    ),
  ),
  eventPlot(
    'w-e-flat-pillow',
    {
      when: [
        'pillow|pillows .. thinner|flatter than',
        'pillow|pillows ... like .. paper|sheet|pancake|cardboard|napkin|envelope',
        'pillow|pillows ... both|all be|were|was flat|thin',
        'flat|thin pillow|pillows .. at|in|for',
        `pillow|pillows .. be|was|were|is|are|too|so|completely .. ${FLAT}`,
        `${FLAT} .. pillow|pillows`,
        'pillow|pillows .. gone|went|goes flat',
        'pillow|pillows .. no|lost .. shape|volume|filling|bounce|fluff',
      ],
      not: [
        'beer|tyre|tire|fight|soft|too_high|hard|thick|cat|dog|wash|washed|washing|husband|wife|flat_tyre|in_my_flat|our_flat|new_flat|smell|bought_new|plane|neck_died',
        'bought new',
      ],
      is: '!question',
      others: true,
      fine: `${NEUTRAL} premier inn ibis hilton travelodge hostel like sheet paper magazine both thinner two folded mattress hotel slept towel badly hotel pillow too flat thin pillows was were room my neck night sleep slept completely paper bed stay as pancake so airbnb guest hard`,
    },
    all('{text}.'),
    levels(
      "For years, I've spoken up for flat hierarchies.",
      "For years, I've given talks on flat hierarchies.",
      "For years, I've given talks on flat hierarchies, standing up.",
    ),
    all("I'd never had to lie on one."),
    levels(
      'I folded it in half. It now has middle management.',
      "At 2 a.m. I folded it and brought in a middle layer. I'm sorry.",
      'I folded it. It has middle management now, and a parking space.',
    ),
  ),
  eventPlot(
    'w-e-tent',
    {
      when: [
        'people|adults|men one tent|gazebo|awning .. hours',
        'tent|gazebo|awning .. finally .. up|stands|standing ... after .. hours|ages|#',
        'spent .. whole|all|entire|half .. day|night|morning|evening|afternoon .. putting|pitching|setting|building|erecting .. tent|gazebo|awning',
        'assembling|building|erecting|pitching|setting|putting .. tent|gazebo|awning .. took',
        'hour|hours|ages|forever ... put|get|pitch|set|erect|build .. up? .. tent|gazebo|awning',
        'getting .. tent|gazebo|awning up took',
        'took ... get|got|put|have .. tent|gazebo|awning up',
        'tent|gazebo|awning .. be|was|is up .. after|in only? .. hours|#',
        'spent .. afternoon|morning|evening|day .. putting|setting|pitching .. tent',
        'tent|gazebo .. take|took|takes|needed .. hours|hour|ages|forever|long|minutes|all_day|whole|#',
        'take|took|takes|needed|spent .. hours|hour|ages|forever|long|all_day|# ... put|pitch|set|build|erect|putting|pitching ... tent|gazebo',
        'put|pitch|pitched|set|putting|pitching ... tent|gazebo .. took|take|hours|ages|forever|in_the_dark',
        'two|three|four hours .. tent|gazebo',
      ],
      also: [
        'take|took|takes|spent|need|needed|hours|ages|forever|afternoon|evening|hour|after|night',
      ],
      not: [
        'collapse|collapsed|blew|flew|fell|leak|leaked|rain|take_down|pack|back|bag|shop|fly|stolen|circus|wedding|party|queue|beer|festival_tent|sauna|flooded|broke|couldn|not|gave_up|away|minutes_later|five_minutes|ten_minutes',
        'took|take|taking|broke .. down',
        'slept|sleep|sleeping|sat|lay',
        'in the|our|a|my tent',
        'collapsed|leak|leaked',
        'beer',
        'hours later',
      ],
      is: '!question',
      others: true,
      fine: `${NEUTRAL} forever people gazebo friday night half assembling longer than drive until dark finally stands took needed dad wife brother get hour getting three one two setting tent took us hours put up pitch pitching putting set family new two three in dark campsite poles hour whole afternoon to me of camping four pop-up instructions without youtube assemble it first gazebo husband wife dad forever ages setting both`,
    },
    all('{text}.'),
    levels(
      "It's a provisional arrangement.",
      "It's a provisional arrangement, with a window.",
      "It's a provisional arrangement. The ground was asked, and agreed.",
    ),
    all('My provisional arrangements at work go up in a minute.'),
    levels(
      "They've been standing since 2014.",
      "They've been standing since 2014. One is our strategy.",
      "One has stood since 2014. It's a listed building, and I report to it.",
    ),
  ),
  eventPlot(
    'w-e-foggy-view',
    {
      when: [
        `${SUMMIT} ... ${FOG}`,
        `${FOG} ... at|on|from .. top|summit|peak|viewpoint|mountain|hilltop`,
        `nothing but .. ${FOG} ... ${SUMMIT}`,
        `zero|no visibility|view .. ${SUMMIT}`,
        `hiked|climbed|walked .. ${SUMMIT} ... couldn't|couldnt|not .. see .. thing|anything`,
        `${SUMMIT} ... saw|see|seen nothing|not_a_thing`,
        `walked|hiked|climbed|took|went|drove .. up ... ${FOG}`,
        'top|summit|peak|viewpoint ... nothing but|except fog|mist|clouds|cloud',
        `not|couldn't|could .. see .. anything|thing ... fog|mist|cloud|clouds`,
        `top|summit|peak|viewpoint ... for|because_of|through fog|mist|cloud`,
        'viewpoint|summit|top|peak|lookout|mountain|hill|tower|volcano|ridge ... fog|foggy|mist|misty|cloud|clouds|cloudy|white|see_nothing|no_view|nothing_to_see',
        'walk|walked|hiked|hike|climb|climbed|drove|trekked|went ... fog|foggy|mist|misty|cloud|clouds|no_view|saw_nothing|white',
        'no|zero view .. top|summit|peak|viewpoint|hike|climb',
        'see|saw nothing .. from|at top|summit|viewpoint|peak',
      ],
      also: [
        'viewpoint|summit|top|peak|lookout|mountain|hill|tower|volcano|ridge|view|hike|climb|hiked|climbed|snowdon|ben_nevis|scafell|scafell_pike|cable_car|eiffel_tower|table_mountain|zugspitze|pike',
      ],
      not: [
        'lost|cleared|clear|lifted|glasses|plane|flight|bus|drove_into|window|crash|rescue|above|but_then|rained|sunny|shelf|computer|cloud_storage|hotel|room|until|gear|top_shelf|brain|hat|jacket|sunrise_was|stairs',
        'by car|bus|train',
        'drove into',
        'my car',
      ],
      is: '!question',
      others: true,
      counted: true,
      fine: `${NEUTRAL} snowdon ben nevis scafell pike cable car visibility zero thick hid everything eiffel tower kilimanjaro couldn't see thing mist top hours up all day nothing but hiked for walked all way up to viewpoint and it was foggy fog top hiked summit view see nothing hours steps climbed we cloud clouds white mountain peak mist only couldn't thick couldn't anything hike whole three two reached at for got sunrise cable`,
    },
    all('{text}.'),
    levels(
      "I've often wondered what they see from the top.",
      "For years, I've wondered what our directors see from up there.",
      "For years, I've been told that from up there, it all makes sense.",
    ),
    all('It was white in every direction, and I felt very certain.'),
    levels(
      "I'll stop asking about the strategy.",
      "I've withdrawn my questions about the strategy.",
      'I announced a five-year plan. It came back from three sides.',
    ),
  ),
  eventPlot(
    'w-e-stuck-pan',
    {
      when: [
        `x:${IN_PAN} .. won't|wouldn't|not|can't|couldn't|refused|didn't .. come|get|slide|lift|leave .. off|pan|out`,
        `won't|can't|couldn't|wouldn't .. get .. x:${IN_PAN} .. off|out .. pan|frying_pan`,
        `flip|turn|flipped .. x:${IN_PAN} ... stuck`,
        `tried .. flip|turn .. x:${IN_PAN} ... stuck`,
        `x:${IN_PAN} .. in .. pan .. stuck`,
        `x:${IN_PAN} ... pan ... stuck`,
        `x:${IN_PAN} ... stuck|sticks|sticking|glued|welded .. to|on .. pan|frying_pan|bottom`,
        `x:${PAN} .. ${STAY}`,
        `x:${PAN} .. glued|welded .. pan`,
        `every|all|each .. x:${PAN} .. ${STAY} .. pan|$`,
      ],
      not: [
        "not|didn't|don't|non-stick_worked|face|ceiling|throat|foot|shoe|hair|teeth|never|only_one|fridge|computer|mouth|one_stuck|together|nothing|cat|tank|bowl|without|net|hook|with_it|bone|car|bag|hand|price",
        'carton|box|packet|throat|ceiling',
        "not|didn't|doesn't|don't stick",
      ],
      is: '!question',
      others: true,
      fine: `${NEUTRAL} won't wouldn't come off tried flip half left salmon three first get refused tefal frying scrambled steak my pancakes pancake stuck all of them to the pan sunday non-stick single every one new eggs omelette frying bottom first brand flip whole completely nonstick egg scrambled kids' badly fried salmon`,
    },
    all('{text}.'),
    levels(
      'My department loses somebody every month.',
      'My department loses somebody every month, usually the one with the password.',
      'My department loses somebody every month. One left through the post room.',
    ),
    all('Here, nobody wanted to leave the pan.'),
    levels(
      "I've told HR how it's done: high heat, little butter.",
      "HR has asked how it's done: high heat, and butter only at the top.",
      'HR has had the pan copied, in grey, with armrests.',
    ),
  ),
  eventPlot(
    'w-e-gave-up-book',
    {
      when: [
        `gave|give|given|giving up ... ${BOOKS}`,
        `${BOOKS} ... gave|give|given up`,
        `dnf'd|dnfed|dnf .. ${BOOKS}`,
        `put .. ${BOOKS} .. down ... won't|not|never .. pick|finish|open`,
        `abandoned|abandon|dropped|ditched|quit .. ${BOOKS}`,
        `couldn't|can't|not|never .. get .. past|into|through ... ${BOOKS}`,
        `threw|throw .. in .. towel ... ${BOOKS}`,
        `started|began .. ${BOOKS} .. and|but .. gave|quit|stopped`,
        'stopped|stop|quit reading .. page|chapter|halfway',
        "not|didn't|couldn't|never finish|finished .. book_club book",
        'give|gave up reading .. book|novel',
        'give|gave|given|giving up .. on .. novel|book|ulysses|war_and_peace|moby_dick|proust|biography|dostoevsky|tolstoy|audiobook|thriller|trilogy',
        'stop|stopped|quit|abandoned|quitting|dropped .. reading|book|novel .. after|on|at|page|halfway|chapter|half_way|third',
        'abandoned|dnf|dnfed|dropped .. novel|book|ulysses|war_and_peace|moby_dick',
        'stopped|quit reading .. book|novel|ulysses|war_and_peace|moby_dick',
        "couldn't|didn't|can't|never|not finish|finished .. novel|book|ulysses|war_and_peace|moby_dick",
      ],
      not: [
        'write|writing|wrote|school|exam|homework|dream|cook|colouring|colour|kids|comic|audio_guide|phone_book|because_i_fell|author|publish|publisher|my_novel|my_own|rulebook|notebook|review|borrowed|lend|stolen|bath|macbook|facebook|cover|flight|hotel|bed_time|child',
        "couldn't|can't|not put .. down $",
        "couldn't|not put .. book .. down",
        'smoking|coffee|sugar',
        'my daughter|son|husband|wife gave',
        'writing',
      ],
      is: '!question',
      mine: 'give|gave|stop|stopped|quit|abandoned',
      counted: true,
      fine: `${NEUTRAL} dnf'd everyone loves loved put down pick threw towel past into middlemarch infinite jest quixote third time 700 club life's short started began thriller chapter boring gave up on the russian novel page 80 halfway book after chapter pages three hundred long reading war peace ulysses 50 100 200 classic couldn't finish everyone recommends through 800 1000 didn't third fat thick tolstoy dostoevsky joyce that half its`,
    },
    all('{text}.'),
    levels(
      'We had talked about it for a while. Mostly, the book had talked.',
      'We had a last talk. Mostly, the book talked.',
      "We had a last talk, at HR's desk. The book brought its footnotes.",
    ),
    all('There was a strong start, and no end in sight.'),
    levels(
      'We part on good terms. It keeps the bookmark.',
      "We've parted by mutual agreement. It keeps the bookmark as severance.",
      'It keeps the bookmark, and may tell the next reader that I finished.',
    ),
  ),
  eventPlot(
    'w-e-quiz-guess',
    {
      when: [
        `won|win|winning|wins ... ${QUIZ} ... guess|guessed|guessing|fluke|lucky`,
        `guess|guessed|guessing|fluke|lucky ... won|win|winning|wins ... ${QUIZ}`,
        'team|we won|win|winning|wins .. because ... guess|guessed|guessing|fluke|lucky',
        'guess|guessed|guessing|fluke|lucky ... answer|question ... won|win|winning|wins',
        'team .. won|win|winning|wins ... guess|guessed|guessing|fluke|lucky .. answer|question',
        'guess|guessed .. question|answer ... won .. quiz|pub_quiz|trivia',
        'we|i won ... quiz|pub_quiz|trivia ... guess|guessed ...',
        'won|win ... quiz|quiz_night|pub_quiz|trivia ... guess|guessed|guessing',
        'won|win|winning .. quiz|quiz_night|pub_quiz|trivia|trivia_night|tie-break|tiebreak|tiebreaker|game_show ... guess|guessed|guessing|luck|fluke|lucky',
        'guess|guessed|guessing|fluke ... won|win|winning .. quiz|quiz_night|pub_quiz|trivia|us|tie-break|tiebreaker',
        'lucky|wild|random guess .. won .. quiz|pub_quiz|trivia|us',
        'guess|guessed|guessing ... right|correct|correctly .. and .. won ... quiz|pub_quiz|trivia',
        'guessed .. answer|question ... quiz|pub_quiz|trivia .. right|won|correct|correctly',
      ],
      not: [
        'lost|wrong|last_place|came_last|lottery|not|second|raffle|exam|weight|jar|cheat|cheated|phone|google|googled|password|almost|nearly|interview',
        'came second',
        'wrong',
      ],
      is: '!question',
      others: true,
      fine: `${NEUTRAL} office christmas five capital mongolia peru penguins fluke last answer because team luck pure thanks 1974 took question because won quiz night guess about finland with pub trivia lucky guessed last question answer final right capital tie break country we our team wild random correctly a complete total pure river year tiebreaker on`,
    },
    all('{text}.'),
    levels(
      'Nobody knew. But it was said in a firm voice.',
      'Nobody knew. It was said in a firm voice, with a pen.',
      'Nobody knew. It was said in the voice of somebody with slides.',
    ),
    all('In our company, that is called a forecast.'),
    levels(
      'This is the first that came true.',
      "This is the first that came true. I've been moved to planning.",
      "It's the first that came true. I run planning now, without books.",
    ),
  ),
  eventPlot(
    'w-e-rare-bird',
    {
      when: [
        `caught|got|had .. glimpse .. of .. ${BIRD}`,
        `${BIRD} .. at|on|in .. feeder|garden|roof|fence|canal|river|balcony|tree|church|lamp_post|post|branch|bird_table`,
        `${BIRD} spotted|seen`,
        `my first .. ever? .. ${BIRD}`,
        `see|saw|seen|spotted .. ${BIRD} .. outside|through|from .. window`,
        `see|saw|seen|spotted .. ${BIRD} .. in|at .. car_park|parking_lot`,
        `see|saw|seen|spotted|spot|glimpsed .. ${BIRDS}`,
        `${BIRDS} .. flew|landed|appeared|came|flashed|sat|visited|darted|perched|swooped`,
        `first ${BIRDS} .. ever|my_life|year|garden`,
        `there be|was|is .. ${BIRDS}`,
      ],
      not: [
        'dead|zoo|cat|stole|chips|attacked|nest|injured|documentary|tv|football|eaten|statue|hit|golf|tattoo|kite_surf|string|fly_a|beer|book|hunted|caged|museum|poo|pooped|babies|stayed|clock|hour|killed|ate|cage|plastic|stuffed|night_owl|bag|logo|sang|singing',
        'hours|watched|fish|three|two|pair|couple|several|lots|many|baby',
        'flew|crashed|hit .. into .. window',
        'hit .. window',
        'my car',
        'pub .. called|named',
        'ate|eats',
        'zoo|cage',
      ],
      is: '!question',
      others: true,
      fine: `${NEUTRAL} glimpse caught neighbour's roof lamp post church park window outside car parking lot aldi ever first feeder on commute finally sat eleven last saw a kingfisher canal river by the heron garden first walk morning on over spotted woodpecker tree feeder owl balcony from window my our past real this bird`,
    },
    all('{text}.'),
    levels(
      'It appeared, made its point and was gone.',
      'It appeared, made its point in one second and was gone.',
      'It appeared, made its point and was gone. The trees voted in favour.',
    ),
    all('No slides, no agenda, nobody asked for the deck.'),
    levels(
      "I'm still talking about it. That's what I call a presentation.",
      "That's how I'll open the next quarterly review, and close it.",
      "I presented the figures like that today. They're still looking for me.",
    ),
  ),
  eventPlot(
    'w-e-diary-stopped',
    {
      when: [
        `kept|keep|wrote|keeping .. ${DIARIES} .. for .. day|days|week|weeks|month`,
        `last entry .. ${DIARIES}`,
        `only .. wrote|written|kept .. ${DIARIES} .. for? .. days|day|week|twice|once`,
        `haven't|hasn't|not|havent .. written|wrote|touched .. ${DIARIES} .. since`,
        `tried|try .. ${DIARIES} .. for .. days|day|week|#`,
        `managed .. days|day|week .. of .. ${DIARIES}`,
        `started|began|start .. ${DIARIES} ... not|didn't .. keep|stick|last|continue`,
        `started|began .. keeping .. ${DIARIES} ... not|didn't|lasted|stopped|until`,
        `${DIARIES} .. has|have .. # .. entries|pages|entry|page`,
        `stop|stopped .. ${DIARY} .. after`,
        `start|started|begin|began|bought|kept .. ${DIARY} ... stop|stopped|quit|gave_up|give_up|abandoned|forgot|lasted|ended|until|days|pages|only|never|one_page|one_entry`,
        `${DIARY} .. lasted|ended|stops|stopped|only|has|ends ... day|days|page|pages|january|week|wednesday|tuesday|entries|entry`,
        `gave|give|given up .. on? .. ${DIARY}`,
        `stopped|quit|stop .. writing|keeping .. ${DIARY}`,
        `stopped|quit ${DIARY}`,
        `forgot|forgotten .. write .. ${DIARY}`,
      ],
      not: [
        'read|found|mother|sister|daughter|teenage|lock|lost|boss|dentist|burned|burnt|threw|every_day|still|published|food|academic|dairy|years|scientific|calendar|husband|her|his|dreams|therapist',
        'every_day|daily $',
        'my daughter|son|sister|mother',
      ],
      is: '!question',
      mine: 'start|started|stop|stopped|gave',
      counted: true,
      fine: `${NEUTRAL} last entry since january haven't written tried managed keep up didn't six wrote february kept for four days three started journaling and stopped on wednesday journal diary days pages three two gave up after lasted january writing keep keeping gratitude four day kept until 1 2 3 4 third bullet week entries forgot only one in new year mindfulness a page notebook`,
    },
    all('{text}.'),
    levels(
      'The beginning is very well documented.',
      'The beginning is very well documented, with weather.',
      'The beginning is so well documented that there are rival schools.',
    ),
    all('After that, historians will assume I was content.'),
    levels(
      'The rest of me is off the record.',
      'The rest of me is off the record. Mostly, it was laundry.',
      "My biographer finished by lunch. It's sold by the till, next to the gum.",
    ),
  ),
  eventPlot(
    'w-e-lengths',
    {
      when: [
        '^ # length|lengths|laps|lanes',
        '# length|lengths|laps|lanes .. this morning|today|tonight|before',
        'first|completed|finished|got|get|finish|complete .. # length|lengths|laps|lanes',
        'swam|swim|swum|swimming ... length|lengths|laps|lanes',
        'pool ... swam .. length|lengths|laps|lanes',
        'swam ... sixty|forty|fifty|thirty|twenty four|five|two|six|eight length|lengths|laps|lanes',
        'swim|swam|did .. # lengths|laps',
        'swim|swam|swum|swimming|did|done # length|lengths|laps|lanes',
        'swim|swam|swum|did|done twenty|ten|thirty|forty|fifty|sixty|hundred|fifteen|twelve|sixteen|eight lengths|laps',
        '# lengths|laps .. pool|swimming|swim|front_crawl|breaststroke',
      ],
      not: [
        'run|ran|track|drown|cramp|goggles|lost|almost|kids|son|daughter|not|collided|trunks|stopped|only|lap_dance|golf|bike|cycled|skating|rowing|car|failed|dog|hair|count|lost_count|lost_my|sank|half|ear|got_out',
        'ran|run|running|track|jog|jogged|cycle',
        'hair|fabric|wood|timber|rope',
      ],
      is: '!question',
      mine: 'swim|swam|did',
      fine: `${NEUTRAL} leisure centre mile finished completed got first some many pool before breakfast sixty butterfly hour tuesday front crawl morning my swam 20 lengths pool swim # laps thirty 30 40 10 50 64 before work breaststroke without stopping did at twenty public in front crawl ten forty time straight fifty break`,
    },
    all('{text}.'),
    levels(
      'Each of them ended at a wall.',
      'Each of them ended at a wall, as our analysts had predicted.',
      'Each of them ended at a wall. The wall sends its regards.',
    ),
    all('Each time, I turned round and called it a new direction.'),
    levels(
      'My company did that once, for two million.',
      'My company did that once, for two million, and drier.',
      'My company did that once, for two million. We came up as a bakery.',
    ),
  ),
  eventPlot(
    'w-e-against-wall',
    {
      when: [
        'against|with|to|beat|beats .. wall|garage_door ... tennis|squash|padel|ping_pong',
        'tennis|squash|padel|backhand|forehand|serve|ping_pong .. against|with|to .. wall|garage_door',
        'tennis|squash|padel ... me|just_me .. and .. wall|garage_door',
        'wall .. beat|beats|won .. tennis|squash',
        'nobody|no_one .. to .. play .. tennis|squash .. so ... wall',
        'nobody|no_one .. to .. play .. tennis|squash .. with ... wall',
        'played|play squash .. on_my_own|alone|by_myself|myself',
        "squash ... opponent|partner .. not|didn't|no ... played? alone",
        'tennis|squash|padel partner .. be|is|was .. wall',
        'hit|hitting .. balls|ball .. at|against .. wall',
        'play|played|hit|hitting .. against .. wall',
        'partner|opponent|friend|buddy|mate|@person .. cancelled|canceled|bailed|didn|ill|late|no-show|not ... wall',
        'play|played|hit|hitting|practise|practised|practiced|playing .. tennis|squash|ball|balls|it .. against|with .. wall|garage_door|myself',
        'tennis|squash .. against .. wall',
      ],
      also: [
        'tennis|squash|padel|ball|balls|racket|racquet|ping_pong|table_tennis|backhand|forehand|serve',
      ],
      not: [
        'wallpaper|car|head|drove|window|neighbour|neighbor|kid|son|daughter|broke|smashed|crashed|climb|climbing|football|dog|bowling|lost_ball|snow|banging|prison',
        'lost .. ball',
        'my son|daughter|kids',
      ],
      is: '!question',
      others: true,
      fine: `${NEUTRAL} backhand serve forehand garage door bailed beat me lost own alone opponent turn ill summer only knocked knocking club partner played practising practised nobody hit racket tennis partner cancelled so hit it against wall ball squash played practised friend alone hour myself with garage didn't show up forty my opponent practice canceled bailed couldn't last hitting playing racket nobody playing turn minutes`,
    },
    all('{text}.'),
    levels(
      'The wall was on time, and had no calendar.',
      'The wall was on time, and had kept the whole hour free.',
      'The wall was on time. It had kept the whole decade free.',
    ),
    all('Everything that I sent came back at once, without a comment.'),
    levels(
      'My boss works the same way.',
      'My boss works the same way, but needs a week for it.',
      "It's been made my line manager. I'd already thrown everything at it.",
    ),
  ),
  eventPlot(
    'w-e-trampoline',
    {
      when: [
        'trampoline ... wind|storm|gale|gust took|carried|blew|moved',
        'trampoline .. was|is|went|landed|ended .. next_door|over|next',
        'trampoline .. next_door|next door',
        'trampoline .. went|gone|go .. over .. fence|wall|hedge',
        'trampoline .. left .. garden|yard ... wind|storm|gale',
        'wind|storm|gust|gale|hurricane|tornado .. took|blew|carried|moved|lifted|threw|put|flipped|picked ... trampoline',
        'trampoline .. flew|blew|blown|landed|gone|ended|took_off|flown|is_in|was_in|in .. neighbour|neighbor|neighbours|fence|garden|gardens|away|off|street|tree|wind|storm|yard|over|field|next_door|roof',
        'found|fetch|fetched|collected|look .. trampoline .. in .. garden|neighbour|neighbor|street|tree|yard|field|hedge',
      ],
      not: [
        'hurt|broke_leg|leg|kids_on|jumped|bought|car|smashed|hit|someone|killed|window|train|injured|dog|park|bounce|bounced|bouncing|ankle',
        'hurt|injured|broke',
        'neighbour trampoline|neighbor trampoline .. loud|big|new',
      ],
      is: '!question',
      others: true,
      counted: true,
      fine: `${NEUTRAL} gone went fence next door woke took it's 12ft pond hedge road ciara storm left was wind took our trampoline two gardens over blew neighbour garden storm night three neighbour neighbours fence into flew away tree kids' kids next last strong yard hedge field houses down gale carried ended up gust street backyard children's`,
    },
    all('{text}.'),
    levels(
      'It left without notice.',
      'It left without notice, and took the whole team of springs.',
      'It left without notice. The lawn still has the dents of its loyalty.',
    ),
    all('For years it went up and down in the same place.'),
    levels(
      "It's made a lateral move.",
      "It's made a lateral move, like all who leave us at night.",
      "It's made a lateral move. Two garden chairs have given notice.",
    ),
  ),
  eventPlot(
    'w-e-deleted-shots',
    {
      when: [
        `got|get|getting rid of .. # .. ${SHOTS}`,
        'got|get rid of .. hundreds|thousands|all|old .. screenshots|bookmarks|emails|tabs',
        `# .. ${SHOTS} .. gone|deleted|closed`,
        `# old|blurry|unread? ${SHOTS} gone|deleted`,
        'closed|close .. all|every .. tabs|browser_tabs',
        'all # .. tabs closed',
        'emptied|cleared .. downloads|inbox|folder ... # .. files|emails',
        `wiped|removed|binned|trashed|threw|thrown|purged|dumped .. out? .. # .. ${SHOTS}`,
        `threw|thrown out # ${SHOTS}`,
        `deleted|delete .. # .. ${SHOTS}`,
        `deleted|cleared|binned .. years .. of .. ${SHOTS}`,
        'delete|deleted|cleared|removed|deleting|purged|erased|cleaned .. screenshot|screenshots',
        'delete|deleted|deleting|purged|cleared|erased .. # .. photos|pictures|pics|emails|tabs|bookmarks|files|notes|downloads',
        'closed .. # .. tabs|browser_tabs',
        'delete|deleted|deleting|purged|cleared|erased .. # .. old|blurry|duplicate|unread .. photos|pictures|emails',
        'delete|deleted|cleared hundreds|thousands .. photos|pictures|emails|screenshots|files',
        'deleted|cleared .. all|thousand|hundred|hundreds|thousands|old|two_thousand .. screenshots|photos|bookmarks|unread_emails',
      ],
      not: [
        'accident|accidentally|mistake|wrong|lost|not|ex|wedding|boss|client|recover|backup|evidence|regret|database|holiday_photos|panic|baby|production|shared|important|only|someone|kid|son|child|toddler|server|oops|nude|kids|thought|unsaved',
        'accident|accidentally',
        'one email|photo',
      ],
      is: '!question',
      mine: 'delete|deleted|cleared',
      fine: `${NEUTRAL} camera roll rid gone cleaned emptied wiped binned threw went years never looked at four open closed gmail outlook last night deleted old screenshots 2000 photos pictures phone from my emails # inbox tabs thousand hundreds thousands train two blurry duplicate unread all cleared hours cloud 1000 3000 5000 500 closed browser of out folder downloads bookmarks`,
    },
    all('{text}.'),
    levels(
      'Each had been kept for later.',
      'Each had been kept for later, and told so.',
      "Each had been kept for later. They'd organised childcare.",
    ),
    all('I thanked them for their patience.'),
    levels(
      'Later has been cancelled.',
      'Later has been cancelled. It had been oversold for years.',
      'Later has been cancelled. My five-year plan was told in person.',
    ),
  ),
  eventPlot(
    'w-e-sold-out',
    {
      when: [
        `${BAKERY} ... ${BAKERY_GOODS} .. be|was|were|all|had .. gone|sold_out|finished|all_gone`,
        `${BAKERY} .. nothing left but|except .. ${BAKERY_GOODS}|white`,
        `${BAKERY} .. had? .. sold .. last .. ${BAKERY_GOODS}`,
        `${BAKERY} .. had|have no ${BAKERY_GOODS} left`,
        `${BAKERY} .. out_of|out .. of? .. ${BAKERY_GOODS}`,
        `in_front|ahead .. of? .. me .. got|took|bought .. last .. ${BAKERY_GOODS}`,
        `${BAKERY} ... not|no|none .. ${BAKERY_GOODS}|left`,
        `bakery|baker|boulangerie .. no|out|sold_out|ran|run ... ${BAKED}`,
        `bakery|baker .. be|was|were|had|is sold_out|out_of|none|run_out|no_more`,
        `${BAKED} .. sold_out|gone|all_gone|finished .. bakery|when|by|at|before`,
        `no|no_more|out_of|sold_out|last ${BAKED} .. left|at|in|bakery|baker|gone`,
        `bakery ... ran|run|sold out .. ${BAKED}|of|at|by|before|when`,
      ],
      also: ['bakery|baker|boulangerie|bakery_counter|greggs|bakers|front'],
      not: [
        'we_sold|i_work|gluten|free|bake|baked|birthday|wedding|closed|shut|fresh|given|last_one|so_i_went|instead|moldy|mouldy|burnt|no_name|price|fire|neighbor|neighbour|hair|wallet|cash',
        'i|we got|bought|took .. last',
        '^ got|bought|took .. last',
        'bought .. croissants|bread|rolls|bagels $',
        'work in|at',
        'my bakery sold',
        'everything|all_of_it',
      ],
      is: '!question',
      others: true,
      fine: `${NEUTRAL} queue long late rye white nothing left but last sausage greggs had woman man front cinnamon got by time before bread muffins counter bakery no more of seeded ones croissants had the out sold bread left rolls by eight when got there at nine ran baker already gone favourite favorite almond were chocolate sourdough loaf baguettes queue everything my was ten quarter past pretzels rye 8 9 10`,
    },
    all('{text}.'),
    levels(
      'I was told that the position had been filled.',
      'I was told, kindly, that the position had been filled.',
      'I was told that the position had been filled, with butter.',
    ),
    all('They asked whether I could see myself with something plainer.'),
    levels(
      "It's how I got into insurance.",
      "I said yes. It's how I got into insurance.",
      "I said yes. It's how I got into insurance, and into beige.",
    ),
  ),
  eventPlot(
    'w-e-long-wait-size',
    {
      when: [
        `${ORDERED} ... after .. week|weeks|month|months ... ${BAD_FIT}`,
        `week|weeks|month|months|ages|forever .. waiting .. ${ORDERED} ... ${BAD_FIT}`,
        'ordered ... in .. january|february|march|april|may|june|july|august|september|october|november|december ... wrong|small|big|size|colour|color',
        `after .. week|weeks|month|months .. ${ORDERED} .. arrived|came ... not|don't|doesn't fit`,
        `waited|waiting|wait .. forever|ages|months|weeks|month .. for .. ${ORDERED} ... ${BAD_FIT}`,
        'took .. week|weeks|month|months ... send|deliver|get|come .. me? .. wrong|small|big',
        'ordered .. size ... got|sent|received .. size ... after .. weeks|months',
        `${ORDERED} ... took .. week|weeks|month|months ... ${BAD_FIT}`,
        `${ORDERED} .. came|arrived .. after .. weeks|months|month|week ... ${BAD_FIT}`,
        `weeks|months|month .. for .. ${ORDERED} .. that? ... doesn't|not|don't fit`,
        `weeks|months .. for .. ${ORDERED} ... wrong`,
        `${ORDERED} .. i .. waited .. week|weeks|month|months|ages ... ${BAD_FIT}`,
        `${ORDERED} ... took .. week|weeks|month|months .. to .. come|arrive ... ${BAD_FIT}`,
        'boots|shoes|jacket|dress|coat|sofa|desk|uniform .. took .. week|weeks|month|months ... too|wrong|xl|xs ...',
        'take|took .. weeks|months .. came|arrived .. in|too xl|xs|small|big|wrong|large',
        'wait|waited|waiting ... week|weeks|month|months|days ... wrong|size|small|big|large|tiny|huge|xl|xs',
        'after .. weeks|months|week|month .. x:gloves|shoes|jacket|sofa|dress|parcel|order|package|boots|desk|chair|trousers|coat|delivery|uniform|helmet|curtains|jeans .. came|arrived ... wrong|small|big|tiny|large|size',
        'order|delivery|parcel|package|dress|jacket|shoes|uniform|boots|sofa|curtains|desk ... weeks|months ... wrong|too_small|too_big|wrong_size|too|size',
      ],
      not: [
        'result|results|haircut|doctor|appointment|baby|bus|train|loss|weight|queue|lost|diet|interview|salary|raise|refund|returned|mortgage|planning|right_size|perfect|never_came|someone|fits|restaurant|table|dog|puppy|kid|son|daughter|bonus|tiny_raise',
        'not .. wrong|come|came|arrived|small',
        'never .. came|arrived',
        'refund',
        'hours|minutes',
      ],
      is: '!question',
      fine: `${NEUTRAL} asos nike zara amazon ikea xxl tight ages forever fit ordered march today waiting deliver send colour took came helmet work two five take don't doesn't in took and waited three weeks for gloves and got size s wrong too small delivery order came arrived parcel m l xl xs wait month months two six they sent it me jacket dress shoes large huge finally colour color one sofa boots four five eight in a tiny pair new were desk uniform lab curtains then turned up package`,
    },
    all('{text}.'),
    levels(
      'A long search, a good description, a poor fit.',
      'A long search, a good description, a poor fit. I know the procedure.',
      'A long search, a good description, a poor fit. The box had been very charming.',
    ),
    all('I was hired that way.'),
    levels(
      'Nobody sent me back, either.',
      'Nobody sent me back, either. The packaging was gone.',
      'They kept me. Twice a year, the department still tries me on.',
    ),
  ),
  eventPlot(
    'w-e-boot-in-mud',
    {
      when: [
        `walked|stepped .. out .. of .. x:${ONE_SHOE} .. in .. ${MUD}`,
        `foot .. came .. out ... ${MUD} .. without .. x:${ONE_SHOE}`,
        `${MUD} .. without .. x:${ONE_SHOE}`,
        `x:${ONE_SHOE} .. be|is|was .. still|somewhere|now|stuck .. in .. ${MUD}`,
        `got|had .. x:${ONE_SHOE} .. sucked|pulled|swallowed .. ${MUD}`,
        `lost|lose|left .. x:${ONE_SHOE} .. at|in ... muddy`,
        `${MUD} ... came|walked|got .. out|home .. with|in one x:${ONE_SHOE}`,
        `${MUD} .. claimed|took|ate|kept|swallowed|has one of my boots|shoes|wellies`,
        'mud|bog|swamp|marsh|field|puddle .. swallow|swallowed|ate|took|kept|sucked .. x:boot|shoe|welly|wellie|wellington|trainer|sandal|sneaker',
        'mud|bog|swamp|marsh|muddy ... left|leave|lost|lose|kept|ate|took|swallowed|sucked|claimed|stole|pulled ... x:boot|boots|shoe|shoes|welly|wellie|wellington|wellies|trainer|trainers|sandal|flip-flop|sneaker',
        'left|leave|lost|lose .. x:boot|shoe|welly|wellie|wellington|trainer|sandal|flip-flop|sneaker ... mud|bog|swamp|marsh|field',
        'stuck .. in .. mud|bog|swamp|marsh ... x:boot|shoe|welly|wellie|wellington|trainer|sandal|sock|sneaker',
        'x:boot|shoe|welly|wellie|wellington|trainer|sandal|sneaker .. stayed|stuck|sank|disappeared|got_stuck|is_still|remained ... mud|bog|swamp|marsh',
      ],
      not: [
        'dug|rescued|got_it_back|retrieved|found|clean|cleaned|washed|carpet|hall|kitchen_floor|car|tractor|dog|horse|fell_in_love|both|ruined|new_white|husband|son|daughter|kid|toddler|pulled_it_out|sheep|cow',
        'both',
        'son|daughter|kid|husband|wife',
        '=boots .. cleaned|clean',
      ],
      is: '!question',
      fine: `${NEUTRAL} walked stepped foot without still somewhere festival one out claimed hunter sock came sucked home puddle glastonbury hopped swallowed got stuck in the mud and left a boot there lost my field welly shoe one walking sucked off it bog came out without festival foot sock farm walk deep hopped boots puddle wellies took left right swallowed ate still sank is`,
    },
    all('{text}.'),
    levels(
      "I've moved on. It's holding the position.",
      "I've moved on. It's holding the position, up to the laces.",
      "I've moved on. It's holding the position, and has dug in for the winter.",
    ),
    all('I looked back once. It stood very straight.'),
    levels(
      "It's the first of us to get a permanent position.",
      "We'd both applied for something permanent. I'm glad it was one of us.",
      'It has a permanent position now, with a view. I wave from my temporary one.',
    ),
  ),
  eventPlot(
    'w-e-not-bad',
    {
      when: [
        `${PRAISER} ... said|says|muttered|nodded|wrote|mumbled|grunted .. not|isn't|wasn't .. bad`,
        `${PRAISER} .. thinks|thought|reckons ... not|isn't|wasn't .. bad`,
        `not bad said .. ${PRAISER}`,
        `not bad .. said|wrote|says|from .. ${PRAISER}`,
        `${PRAISER} ... not bad`,
        `${PRAISER} .. said|says|called .. not too|so|half bad`,
        "@boss|foreman|client|customer|teacher|coach|dad|father|grandad|grandpa|grandfather|chef|professor|trainer|critic|inspector|mother-in-law|mother_in_law|father-in-law|mum|mom|she|he|they|husband|wife|son|daughter|gaffer said|says|called|told|described|muttered|nodded|thought|whispered .. not|wasn't|isn't .. bad",
        'got|received|heard|earned .. not bad .. from',
        'best|highest|only compliment|praise|feedback .. not bad',
      ],
      not: [
        'news|weather|idea|smell|not_bad_but|but|bad_enough|feel|feeling|hurt|food|film|movie|about_his|smells|dentist|doctor|someone_else|restaurant|not_bad_for',
        'weather|film|movie|food|salary|pay',
        'the food|film|weather',
        'not bad but',
        'was bad',
        'his own',
        'bad idea',
      ],
      is: '!question',
      others: true,
      fine: `${NEUTRAL} looked slides shelf built tasted bread nodded driving piano instructor supervisor thinks wrote essay under grandpa highest praise professor run decking at all wall sauce said foreman said not bad my boss about work to me was cooking after project presentation report wall plastering manager called it chef says painting parking driving first teacher client that he she they compliment soup years job bread guitar drawing`,
    },
    all('{text}.'),
    levels(
      'Of everything one can be, bad has been ruled out.',
      'Of everything one can be, bad has now been ruled out in person.',
      'Of everything one can be, bad has been ruled out. There was a committee.',
    ),
    all('I went through what remains. There is a lot.'),
    levels(
      "It includes great, and I've left that open.",
      'I stopped at "visionary." There was nothing against it.',
      "By elimination, I'm down to two: visionary or gravel. I've ordered cards for both.",
    ),
  ),
  eventPlot(
    'w-e-armrests',
    {
      when: [
        'no|not|without|neither armrests|arm_rests|armrest .. flight|plane|train|middle|seat|for|on',
        'had|have|got no|neither armrests|arm_rests|armrest',
        'both .. my? .. armrests|arm_rests|armrest .. be|were|was|got taken|gone|occupied',
        'lost|lose both .. armrests|arm_rests|armrest',
        'men|people|man|strangers|neighbours|guys .. who|that? .. took|used|had|hogged .. armrests|arm_rests|armrest',
        'took|used|hogged|had both arm rests',
        'both neighbours|neighbors|sides .. had|took .. armrests|arm_rests|armrest',
        'next_to|beside .. me .. used|took|take|had|has|hogged|claimed .. both|all armrests|armrest',
        'used|took|has|had|hogged|claimed both armrests|armrest|arm_rests',
        'man|guy|woman|lady|person|neighbour|neighbor|passenger|bloke|stranger|he|she|someone|somebody|seatmate .. take|took|has|had|used|using|hogged|hogging|claimed|occupied|stole|stealing .. both|all|armrest|armrests|arm_rests|arm_rest ...',
        'both armrests|arm_rests .. taken|gone|occupied|his|hers',
        'middle seat .. no|without|neither armrest|armrests',
      ],
      also: ['armrests|arm_rests|armrest'],
      not: [
        'draw|tie|ended_in|chair|sofa|broke|broken|won|share|shared|offered|gave_me|office|sticky|dog|cat|i_took|i_used|i_hogged|screen|baby',
        'i took|used|hogged|had both',
        'shared|share',
        'sofa|chair',
      ],
      is: '!question',
      others: true,
      counted: true,
      fine: `${NEUTRAL} neither rome lost flight coach bloke arm rests no men who between stuck businessman seat 14b 22c ryanair taken window lady to had chicago four hours man next to me took both armrests plane flight middle seat guy woman train on the whole entire cinema beside lost battle for hogged neighbour sitting elbows used all stuck between strangers fight two`,
    },
    all('{text}.'),
    levels(
      'I have withdrawn from both sides.',
      'I have withdrawn from both sides, in an orderly way.',
      'I have withdrawn from both sides. The elbows were offered counselling.',
    ),
    all('The margins out there were thin, and upholstered.'),
    levels(
      "I'm focusing on my core.",
      "I'm focusing on my core. It's about this wide.",
      "I'm focusing on my core: one lap, two knees, a biscuit. Analysts are pleased.",
    ),
  ),
  eventPlot(
    'w-e-open-jar',
    {
      when: [
        `opened|open .. jar|${JARRED} ... husband|wife|brother|dad|mum|boyfriend|he|she|brothers .. couldn't|could_not|failed|not|gave_up`,
        `opened|open .. ${JARRED} ... after .. given_up|gave_up|failed|tried`,
        `opened|open .. ${JARRED} ... gave|given up`,
        'only .. one .. could|can .. open .. jar|lid|pickle_jar|jam_jar|jars',
        'opened|open .. jar|lid|pickle_jar|jam_jar|jars .. without .. help|tools|knife',
        'jar|lid|pickle_jar|jam_jar|jars .. finally .. opened|open .. for me',
        'jar|lid|pickle_jar|jam_jar|jars .. came|popped .. off|open .. for me',
        "husband|wife|brother|dad|mum|boyfriend|everyone|nobody .. couldn't|failed|tried|try ... open .. jar|lid|pickle_jar|jam_jar|jars ... i did|got|opened|could",
        'everyone|nobody|husband|dad ... tried ... jar|lid|pickle_jar|jam_jar|jars ... i .. got|opened',
        'i got .. jar|lid|pickle_jar|jam_jar|jars .. open',
        'twisted|got|popped|unscrewed .. lid .. off .. jar|lid|pickle_jar|jam_jar|jars',
        'i|me .. who .. opened|open .. jar|lid|pickle_jar|jam_jar|jars',
        'can open jar|lid|pickle_jar|jam_jar|jars',
        'open|opened|opening .. jar|lid|pickle_jar|jam_jar ... nobody|no_one|else|others|everyone|first|husband|one|own|myself|finally',
        'jar|lid .. nobody|no_one .. open|opened',
        'got|get .. jar|lid .. open|off',
      ],
      not: [
        "can't|not|never|broke|smashed|hammer|spilled|spilt|exploded|failed|neighbour_opened|husband_opened|asked|ask|dropped|swear|tip|eyelid|toilet|bottle|hurt|wrist|mould|mouldy|biscuit|candy",
        "i couldn't|can't|failed|not",
        'opened .. for me $',
        'husband|dad|neighbour|boyfriend|wife|he|she opened .. jar',
        'ask|asked .. open',
        'with .. help',
        'worms',
        "^ couldn't|can't",
      ],
      is: '!question',
      others: true,
      fine: `${NEUTRAL} without help gherkins olives salsa dolmio everyone given up brother brothers dad failed tried did came off twisted peanut butter beetroot beat at all by in-laws' office two after for me opened the jar nobody else could open of pickles jam gherkins no one first try olives own myself lid stuck family could managed husband everyone had given up on pickle got tight whole`,
    },
    all('{text}.'),
    levels(
      'I used what I use in negotiations: warmth, and one firm turn.',
      'I used what I use in negotiations: warmth, silence, one firm turn.',
      'I used what I use in negotiations: a tea towel, and no eye contact.',
    ),
    all('Anybody who says they had loosened it is on my team.'),
    levels(
      'I have thanked them for the preparatory work.',
      'I thanked them for the preparatory work and signed the lid.',
      'I am now brought other closed things: a window, a budget, an uncle.',
    ),
  ),
];
