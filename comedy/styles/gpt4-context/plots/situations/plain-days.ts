import { eventPlot } from '../../../../story/event-plot.ts';
import { all, levels, type Plot } from '../../../../story/plot.ts';
import { NEUTRAL } from './everyday-more.ts';

// Words that change none of these events: persons, places, days, manners.
const N = `${NEUTRAL} wife husband partner mum mom dad sister brother son daughter girlfriend boyfriend flatmate roommate neighbour neighbor kids kid children boss team staff office work corridor company branch ward clinic hospital school classroom shop store cafe restaurant canteen till counter reception site warehouse upstairs downstairs monday tuesday wednesday thursday friday saturday sunday weekend week month year today yesterday tonight shift rush managed ended somehow turns out still whole entire new old tesco sainsbury's lidl aldi asda ikea target walmart costco amazon fourth fifth sixth seventh eighth ninth tenth thirty forty fifty spend spent another day accidentally 9am 10am hated hate love keep walk walking`;
const WHO =
  'customer|@client|woman|man|lady|guy|someone|somebody|person|people|@stranger|visitor|guest|patient|shopper|they|he|she|bloke|couple|student|pupil|parent|kid|child|tourist|chap|gentleman';

// Lists of words that several patterns have, each named by its first word.
const GARMENT =
  '@garment|sleeve|pocket|belt|strap|@carried|headphones|earphones|earbuds|lanyard|belt_loop|hood|hoodie|cord|cable|bag|handbag|backpack|rucksack|apron|apron_strings|dressing_gown|robe|scarf|cardigan|jumper|necklace|shoelace|tote';
const HANDLE = 'handle|door_handle|doorknob|doorhandle|knob|door_knob|doorknobs|door_handles';
const CATCH =
  'catch|caught|snag|snagged|snags|hook|hooked|stuck|tangle|tangled|rip|ripped|tear|tore|torn|loop|looped';
const NAME = 'name|surname|last_name|first_name|lastname|firstname';
const SPELL = 'spell|spelt|spelled|spelling';
const SELLER =
  'salesman|saleswoman|salesperson|salespeople|salesmen|sales_rep|seller|sales_guy|canvasser';
const RANG =
  'ring|rang|rung|knock|knocked|came|come|turned_up|turn_up|show_up|showed_up|appear|appeared|stood|was|at|be';
const AT_DOOR = 'door|doorbell|doorstep|bell|front_door';
const SELL = 'sell|selling|sold|sales_pitch|offer|offering|pitch|pitching|flog|flogging';
const WARES =
  'solar|solar_panels|panels|broadband|fibre|fiber|double_glazing|glazing|windows|insulation|vacuum|gutters|pest_control|roof|energy_contract|encyclopedias|driveway|windows|internet_contract';
const SCHOOL =
  'class|school|classroom|nursery|preschool|pre-school|kindergarten|grade|reception_class|playgroup';
const HAMSTER = 'hamster|gerbil|guinea_pig|pet_hamster';
const BOUGHT =
  'buy|bought|brought|bring|picked_up|pick_up|came_home_with|come_home_with|came_back_with|got|get';
const MILK =
  'milk|bread|eggs|loaf|loaves|toilet_paper|toilet_roll|toilet_rolls|loo_roll|butter|cat_food|dog_food|washing_up_liquid|bin_bags|bananas|yoghurt|yogurt|cheese|chicken|potatoes|onions|ketchup|pasta|rice|sugar|flour|cereal|tea_bags|teabags|ham|bacon|tomatoes|bagels|orange_juice|cream|apples|baguette|baguettes';
const MATE =
  '@spouse|@relative|flatmate|roommate|housemate|he|she|girlfriend|boyfriend|partner|wife|husband|mum|mom';
const PARCELS = '=parcels|=packages|=deliveries|=boxes|every_parcel|every_package|every_delivery';
const BUILDING =
  "whole|entire|all|everyone|everybody|building|street|=neighbours|=neighbors|block|stairwell|floors|flats|village|everyone's|everybody's|=neighbours'|=neighbors'|half_the_street";
const POSTS =
  'places|place|branches|shops|stores|wards|sites|shifts|buildings|departments|classes|rooms|jobs|lessons|locations|clinics|tills|classrooms|meetings|trainings|offices|stations|halls|floors|registers|counters';
const WASP = 'wasp|bee|hornet|bumblebee|bumble_bee|yellow_jacket|yellowjacket|wasps|bees';
const CAR = 'car|cab|van|lorry|truck|taxi|suv|camper|dashboard|windscreen|windshield';
const HEATING =
  'heating|radiator|radiators|boiler|heater|heaters|underfloor_heating|central_heating';
const COMES_ON =
  'come|came|on|turn|switch|running|run|working|works|kick|fix|hot|boiling|full_blast|blasting|blast|full|start|fire|stick';
const SUMMER =
  'summer|july|august|june|heatwave|heat_wave|hottest|warmest|hot_day|warm_day|sunshine|sunny';
const CLIMB =
  'climb|squeeze|shuffle|push|clamber|step|scramble|get|getting|got|made_my_way|edge|trample';
const ROW =
  'people|person|row|strangers|knees|everyone|everybody|couples|couple|legs|seats|pensioners|men|women|half_a_row|others|ladies';
const THEATRE =
  'theatre|theater|cinema|seat|concert|toilet|loo|restroom|bathroom|stadium|opera|play|film|show|movie|movies|musical|interval|ballet|match|hall|arena|auditorium|stalls|screening';
const NOTEBOOK =
  'notebook|notebooks|journal|sketchbook|notepad|exercise_book|moleskine|writing_pad|jotter|steno_pad';
const CLOTHES =
  '@garment|clothes|outfit|bikini|swimsuit|swimsuits|swimwear|bikinis|trousers|jeans|things|suit|suits|dress|dresses|shirts|tops';
const LIGHT =
  'light|lighting|lights|mirror|mirrors|strip_light|strip_lights|neon|fluorescent|spotlight|badly_lit';
const FITTING_ROOM =
  'fitting_room|changing_room|dressing_room|fitting_rooms|changing_rooms|dressing_rooms|fitting-room';
const BERRIES =
  'blackberries|blackberry|brambles|blueberries|blueberry|raspberries|raspberry|strawberries|berries|bilberries';
const PICK =
  'pick|picked|picking|forage|foraged|foraging|gather|gathered|blackberrying|brambling|harvest';
const ATE = 'eat|ate|eaten|finish|finished|scoff|scoffed|devour|devoured|polish_off|munch';
const PASTA =
  'pasta|spaghetti|rice|noodles|couscous|macaroni|soup|chili|chilli|curry|stew|porridge|oatmeal|mashed_potato|potatoes|lentils|risotto|lasagne|lasagna|penne|ramen|tagliatelle|gnocchi|dal|quinoa';
const COOK = 'boil|cook|make|made|making|do|did|prepare|simmer|serve_up';
const PROFILE =
  'profile_picture|profile_photo|profile_pic|profile_image|avatar|headshot|headshots|whatsapp_picture|whatsapp_photo|linkedin_photo|linkedin_picture|linkedin_pic|dp|pfp|facebook_picture|teams_picture|facebook_photo|instagram_picture|picture_on_linkedin|photo_on_linkedin';
const CHANGE =
  'change|update|replace|swap|switch|upload|put|add|set|pick|choose|refresh|redo|redid|retake|retook';
const CENTS =
  'cents|cent|pence|penny|pennies|=p|=c|1p|2p|3p|4p|5p|6p|7p|8p|9p|10p|11p|12p|13p|14p|15p|16p|17p|18p|19p|20p|21p|22p|23p|25p|27p|30p|33p|42p|50p';
const PAID = 'pay|earn|make|made|give|get|got|credit|receive|bring|come|yield';
const MY_SPACE =
  'parking_space|parking_spot|parking_place|parking_bay|space_in_the_car_park|spot_in_the_car_park|parking_slot';
const DIRECTOR =
  "@boss|director|directors|director's|ceo|ceo's|sales_director|manager|manager's|head|vp|vice_president|executive|exec|finance_director|chairman|cfo|cto|coo|management|boss|head_of_finance|head_of_sales|head_of_marketing|head_of_hr|head_of_it|boss's|board|managing_director|md|president|chief";
const GIVE =
  'give|gave|given|hand|handed|reassign|reassigned|reallocate|reallocated|allocate|allocated|giving|go|goes|gone|went|belong|take|taken|lose|lost';
const LIFT = "lift|elevator|lifts|elevators|lift's|elevator's";
const OUT =
  "out|broken|broke|break|down|not_working|stuck|close|closed|out_of_order|out_of_service|bust|busted|isn't|wasn't|fail|failed|dead|died|off|under_repair|under_maintenance";
const GO_UP = 'walk|climb|go|went|run|ran|foot|hike|trudge|trek|stairs|stair|march';
const STOREYS = 'floor|floors|flights|flight|storey|storeys|stories|top|th';
const SIGNATURE =
  'email_signature|e-mail_signature|mail_signature|signature_block|email_signatures|email_sig|outlook_signature|gmail_signature|email_footer';
const COFFEE_MACHINE =
  'coffee_machine|coffee_maker|vending_machine|espresso_machine|nespresso|machine|keurig|coffee_vending_machine|coffeemaker';
const GIVES =
  'only|just|nothing_but|give|gave|do|does|done|make|made|dispense|produce|deliver|pour|fill|serve|spit|charge|offer|dribble';
const HOT_WATER = 'hot_water|water|plain_water|warm_water|steam';
const LABEL = 'label|labelled|labeled|labelling|labeling|tag|tagged|name_tags|labels|stickers';
const CABLES =
  '=cables|=wires|=leads|=chargers|=plugs|=cords|=usb_cables|every_cable|every_cord|every_wire|every_plug|every_charger|each_cable|single_cable|each_cord';
const FILE =
  'file|files|document|doc|spreadsheet|folder|presentation|pdf|report|excel|excel_sheet|word_document|powerpoint|contract|invoice|slides|word_file|excel_file|sheet|cv|budget';
const UNIFORM =
  'uniform|badge|name_badge|apron|shirt|work_shirt|company_shirt|behind|name_tag|nametag|lanyard|polo|fleece|till|hi-vis|hi-viz|logo|tunic|vest|scrubs|stacking|stack|mop|mopping|restocking|restock|stock|scanning|serving|pricing|register|counter|sweeping|pallet|holding';
const SHIFT =
  'shift|shifts|rota|roster|hours|day_off|days_off|schedule|holiday|timetable|early|late|nights|night_shift|late_shift|early_shift|week_off';
const MOVE = 'swap|change|switch|move|trade|reschedule|cancel|rearrange|alter|shuffle';
const UNASKED = "without|nobody|no_one|behind|never|didn't|no";
const TELLING =
  'asking|ask|telling|tell|me|asked|told|notice|consulting|consult|warning|word|back|checking|check|warn|mention|mentioned|informing|said';
const SOUGHT =
  'toilet|toilets|loo|loos|bathroom|bathrooms|restroom|restrooms|exit|entrance|reception|x-ray|lift|lifts|elevator|checkout|checkouts|till|tills|milk|bread|eggs|pharmacy|library|platform|station|ward|canteen|office|bus_stop|ticket_office';
const UNDER =
  'under|underneath|below|beneath|next_to|beside|in_front_of|right_by|by|leaning_on|leaning|lean|pointing|above|over|behind|near';
const SYSTEM =
  'system|systems|computer|computers|booking_system|software|network|till|tills|server|servers|app|screens|database|program|pos|pos_system|tablets|wifi|wi-fi|internet|registers';
const CRASHED =
  'freeze|froze|frozen|crash|crashed|down|broke|broken|die|died|fail|failed|collapse|collapsed|stop|stopped|hung|offline|out|outage|black|crashing|unavailable';
const PAPER =
  'paper|pen|pens|pencil|by_hand|notebook|notebooks|notepad|notepads|handwritten|handwriting|calculator|clipboard|clipboards|ledger|biro';

/** Plain days: what happens to everybody, in one picture each. */
export const PLAIN_DAYS: readonly Plot[] = [
  eventPlot(
    'v-e-door-handle',
    {
      when: [
        `${GARMENT} .. ${CATCH} .. ${HANDLE}`,
        `${CATCH} .. ${GARMENT} .. ${HANDLE}`,
        `${HANDLE} ... ${CATCH}|grab|grabbed|got|get|claim|took .. ${GARMENT}`,
        `${CATCH}|yank|yanked|pulled|held ... door_handle|doorknob|doorhandle|door_knob|door_handles ... ${GARMENT}`,
        'catch|caught|hook|hooked|snagged on|by .. door_handle|doorknob|doorhandle|door_knob',
        `${CATCH} .. on|to|in|by .. door_handle|doorknob|doorhandle|door_knob .. ${GARMENT}`,
      ],
      not: [
        'finger|hand|arm|thumb|elbow|hip|hair|dog|cat|lead|leash|thief|broke|hung|hang|ring',
        '@relative|@boss|@colleague|he|she|colleague|friend .. catch|caught|snag|hook|rip|tear|tore',
        'nearly|almost .. catch|caught|snag|hook|rip|tear|tore',
      ],
      is: '!question',
      others: true,
      fine: `${N} past rip ripped tear tore torn yank yanked pull pulled backwards through cardigan wool woolly long again tie loop way airpods string strings trousers wired front favourite hooked round leather`,
    },
    all('{text}.'),
    levels(
      'I wanted to move on. The handle held on to me.',
      'I wanted to move on. The handle made me a counter-offer.',
      'I wanted to move on. The handle had read my contract.',
    ),
    all("At work, I've resigned twice. Nobody looked up."),
    levels(
      'Nobody has ever tried so hard to keep me.',
      'That handle does more to keep staff than HR does.',
      'The handle now works in HR. Nobody has left since.',
    ),
  ),
  eventPlot(
    'v-e-spell-name',
    {
      when: [
        `ask|made|make|want|wanted|require|need|get|got me to? ${SPELL} .. ${NAME}|smith|jones|lee|brown|tom|anna|john|@name`,
        `ask|want|wanted ... me to|if|for ... ${SPELL} .. ${NAME}|smith|jones|lee|brown|tom|anna|john|@name`,
        `ask|want|wanted|know ... how to|i|you|do|one ${SPELL} .. ${NAME}|smith|jones|lee|brown|tom|anna|john|@name`,
        `ask|want|wanted|need|require .. my ${NAME}|smith|jones|lee|brown|tom|anna|john|@name ${SPELL}`,
        `ask ... ${SPELL} .. my|own ... ${NAME}|smith|jones|lee|brown|tom|anna|john|@name`,
        `ask if|whether .. ${SPELL} .. ${NAME}|smith|jones|lee|brown|tom|anna|john|@name`,
        `ask me if|whether i could|can ${SPELL} .. ${NAME}|smith|jones|lee|brown|tom|anna|john|@name`,
        `ask to ${SPELL} .. ${NAME}|smith|jones|lee|brown|tom|anna|john|@name`,
        `have|had|having to ${SPELL} .. ${NAME}|smith|jones|lee|brown|tom|anna|john|@name|myself`,
        `${SPELL} .. my own|last|full|short? ${NAME}|smith|jones|lee|brown|tom|anna|john|@name`,
      ],
      not: [
        '^ i? ask a|the|our|him|her|them|some',
        'nearly|almost had',
        "wrong|mistake|misspelled|misspelt|child|son|daughter|toddler|student|test|bee|competition|class|cup|word|correctly|right|can't|couldn't|learn|learned|cake",
        'nobody|no_one|almost|nearly|never',
        'i|we|i_had ask|asked|made .. @client|customer|him|her|them',
      ],
      is: '!question',
      others: true,
      fine: `${N} receptionist phone smith jones surname name out twice three times letter letters appointment desk bank doctor john dave anna brown lee tom clerk call centre center council insurance starbucks barista lady nurse email address bloody over took hotel hers`,
    },
    all('{text}.'),
    levels(
      'I presented it letter by letter, with time for questions.',
      'I presented it letter by letter, with a break in the middle.',
      'I presented it letter by letter, over two sessions.',
    ),
    all('It was read back to me with a 7 in it.'),
    levels(
      'I said that was perfect.',
      'I signed it off, to stay on schedule.',
      'I signed it off. My passport is being corrected.',
    ),
  ),
  eventPlot(
    'v-e-door-sales',
    {
      when: [
        `${WHO}|young_man|young_men|two_men|company|salesman|rep .. ${RANG}|round|door ... try|tried|trying|want|wanted|wants to ${SELL} .. ${WARES}|us|me`,
        `${WHO}|young_man|young_men|two_men|company|salesman|rep .. ${RANG}|round|door .. to|and|was|selling .. ${SELL} .. ${WARES}|us|me`,
        `${WHO}|young_man|young_men|two_men|company|salesman|rep .. ${RANG} ... ${AT_DOOR} ... ${SELL}|about|switch ... ${WARES}|energy|electricity|us|me|something|products|vacuum_cleaner`,
        `${WHO}|young_man|young_men|two_men|company|salesman|rep .. ${AT_DOOR} ... try|tried|trying|want|wanted|wants to ${SELL} .. ${WARES}|me|us|vacuum_cleaner`,
        `${WHO}|young_man|young_men|two_men|company|salesman|rep .. ${AT_DOOR}|round ... ${SELL}|about|switch ... ${WARES}|energy|electricity|us|me|something|products|vacuum_cleaner`,
        `knock|knocked|rang|ring|came|come ... try|tried|trying|want|wanted to ${SELL} .. ${WARES}|us|me`,
        `${SELLER} .. ${AT_DOOR} ... try|trying|tried|wanted .. switch|sell|buy`,
        `${WHO} .. at my|our house|flat|place ... selling|sell .. ${WARES}|products|something|me|us`,
        `door-to-door|door_to_door|doorstep salesman|salesperson|saleswoman|seller|sales|salesmen|rep|selling`,
        `${SELLER} .. ${RANG}|at|on ... ${AT_DOOR}|my_house|our_house`,
        `${SELLER} .. my|our ... house|door|doorstep|place`,
        `${SELLER} knock|knocked|rang|ring|came`,
        `${AT_DOOR} ... ${SELLER}`,
        `ring|rang|knock|knocked .. bell|door|doorbell ... ${SELL}`,
        `${AT_DOOR} ... man|woman|guy|someone|lady|bloke ${SELL}`,
        `solar_panel|solar|panel|solar_panels|window|windows|double_glazing|glazing|broadband|energy|insulation|gutter guy|man|people|person|bloke|woman|lady|salesman .. ${RANG} .. ${AT_DOOR}|round`,
        `try|tried|trying to ${SELL} .. me|us ... ${AT_DOOR}`,
      ],
      not: [
        'bought|signed|buy|scam|police|scout|scouts|cookies|biscuits|girl|boy|dog|cancer|charity|phoned|i_rang|i_knocked|car|ebay|directions',
        '^ i|we sell|selling|knock|knocked|rang|work',
        'nobody|no_one|almost|nearly|never',
        'salesman|salesperson|saleswoman be my|a|the',
      ],
      is: '!question',
      others: true,
      fine: `${N} vacuum_cleaner sales sales_rep showed up round panel rang bell sell solar panels windows double glazing broadband vacuum insulation doorbell fibre fiber internet energy roof dinner bath tried trying wanted door-to-door driveway gutter cleaning cleaner cooking encyclopedia me us electricity contract rep verizon comcast bt suit lady product products visit pest control knocked showed interrupted company gas provider sky switch young men`,
    },
    all('{text}.'),
    levels(
      'I heard the pitch to the end. Then I gave mine.',
      'I heard the pitch to the end. Then I gave mine, with slides.',
      'I heard the pitch to the end. Mine ran until dusk.',
    ),
    all("I've been trying to get rid of an exercise bike since 2019."),
    levels(
      "It's gone.",
      "It's gone, in twelve monthly instalments.",
      "It's gone. It's being sold door to door, and I get a share.",
    ),
  ),
  eventPlot(
    'v-e-class-hamster',
    {
      when: [
        `turn|look_after|looking_after|looked_after|have|had|has|host|get|got|volunteer|volunteered|given|give|care|mind|babysit|house-sit|adopt ... ${SCHOOL} ${HAMSTER}`,
        `${SCHOOL} ${HAMSTER} ... home|us|weekend|holidays|house|holiday|ours|half-term|half_term|me|arrived|arrive|here|stay|moved_in|christmas|easter|summer|guest`,
        `bring|brought|take|took|have|had|having|got|get|look|host|mind|babysit|babysat|babysitting|keep|turn|pick|picked|care|given|collect|home_with .. ${SCHOOL}|school's|nursery's|class's ${HAMSTER}`,
        `${HAMSTER} .. class|school|nursery .. weekend|home|stay|staying|holidays|us|ours`,
      ],
      not: [
        'school|teacher|class has|have|had|got|get|bought',
        'die|died|dead|escape|escaped|lost|missing|bite|bit|bitten|gave|back_to|ate|cat|loose|vanished|another|teacher|buried|gave_back|return|returned',
      ],
      is: '!question',
      others: true,
      fine: `${N} us weekend stay staying spending guest look after mind care holidays holiday half-term half term daughter's son's cage primary brought break grade 2nd 3rd 1st girl's girl boy kid's arrived picked volunteered christmas easter lives live visiting gets school's fortnight`,
    },
    all('{text}.'),
    levels(
      'It came with two pages of instructions.',
      'It came with two pages of instructions. My job came with a chair.',
      'It came with two pages of instructions and a signed bond.',
    ),
    all('It ran in its wheel all night and ended where it began.'),
    levels(
      'I lead a project like that.',
      'I lead a project like that. There are nine of us in the wheel.',
      'It starts on my project on Monday, as lead.',
    ),
  ),
  eventPlot(
    'v-e-both-bought',
    {
      when: [
        `${BOUGHT} ... ${MILK} ... so did ... ${MATE}|i`,
        `both|each ${BOUGHT}|been .. ${MILK}`,
        `both|each bought|brought|buy .. @food|@drink|coffee`,
        `both|each went|been|stopped|shopped .. and|to|at ... ${BOUGHT}|shop|store .. ${MILK}`,
        `${MILK} .. because we both|each`,
        `both|each of us .. ${BOUGHT} .. ${MILK}`,
        `both ... ${BOUGHT} .. ${MILK}`,
        `${BOUGHT} .. ${MILK} ... so|and|but did|had|already|also .. ${MATE}|i|bought`,
        `${BOUGHT} .. ${MILK} ... ${MATE} .. already|also|too ${BOUGHT}`,
        `${BOUGHT} .. ${MILK} ... ${MATE} .. with|${BOUGHT} ${MILK} too|as_well`,
        `${BOUGHT} .. ${MILK} ... ${MATE} .. ${BOUGHT} ${MILK}|some`,
        `${MATE} .. also|too ${BOUGHT} .. ${MILK}`,
        `${MILK} ... ${MATE} also|too went|go shopping|to_the_shop`,
      ],
      not: [
        'boss|colleague|client',
        'three|neither|shoes|dress|house|gift|present|birthday|ring|ate|burnt|two_dogs|lunch|kids|not|nobody|forgot|ordered_the_same|ice_cream|steak|drinks|colleague|almost|nearly|restaurant|share|shared|together',
        'all three|four|of',
      ],
      is: '!question',
      others: true,
      fine: `${N} home came bought brought loaf loaves pint pints same separately way two shopping i we 24 bakery stopped telling without litre gallon carton cartons pack packs walked too turns 12`,
    },
    all('{text}.'),
    levels(
      'There had been no meeting.',
      'We had cancelled the weekly meeting, to save time.',
      'We had abolished meetings, to save time.',
    ),
    all('We have each marked the task as done.'),
    levels(
      'The job is 200 percent complete.',
      "The job is 200 percent complete. We've asked for praise.",
      'The job is 200 percent complete. We have paid each other a bonus.',
    ),
  ),
  eventPlot(
    'v-e-parcels-for-all',
    {
      when: [
        `take|took|taken|taking|accept|accepted|accepting|sign|signed|signing|collect|collected|pick|picked|got|get|have|had|store|storing|receive|received|keep .. ${PARCELS} ... ${BUILDING}`,
        `take|took|accept|sign|signed|signing|collect|collected|get|got|receive|store .. every|each parcel|package|delivery ... ${BUILDING}`,
        `take|took|accept|sign|signed|signing|collect|get|got|receive|store|full ... ${BUILDING} .. ${PARCELS}`,
        `sign|signed|signing|take|took|got|have|hall|hallway|flat .. # =neighbours'|=neighbors'|=neighbours|=neighbors|flats ${PARCELS}`,
        `${PARCELS} .. whole|entire|building|street|=neighbours|=neighbors|block|stairwell|everyone|#|people .. hall|hallway|flat|me|house|building`,
        `${PARCELS} .. for|of|belonging_to .. whole|entire|building|street|=neighbours|=neighbors|block|everyone|people`,
        `all|every|everyone's|whole|building's|everybody's|street's .. parcels|packages|deliveries .. me|my|us|here|mine`,
        "courier|postman|driver|delivery_guy|delivery_man|delivery_driver|dhl|ups|amazon|hermes|evri|guy|mailman .. left|leaves|leave|gave|gives|give|delivered|drop|dropped|drops ... all|everyone|building|whole|everyone's|building's|street's .. parcels|packages|deliveries .. me|mine|my|door",
        'courier|postman|driver|delivery_guy|delivery_man|delivery_driver|dhl|ups|amazon|hermes|evri|guy|mailman .. left|leaves|leave|gave|gives|give|drop|dropped me ... parcels|packages|deliveries .. all|everyone|building|whole|street',
        'parcel_depot|parcel_shop|parcel_centre|post_office|sorting_office|depot .. for .. building|street|block|neighbours|neighbors|village',
      ],
      not: [
        'stole|stolen|lost|wrong|open|opened|refuse|refused|neighbour_took|deliver|i_delivered|not|ordered_five|i_ordered|mistake',
      ],
      is: '!question',
      others: true,
      fine: `${N} flat become became delivery_guy gave # parcels packages postman courier driver neighbours neighbors neighbours' neighbors' building in for deliveries dozen christmas home working hall hallway dhl ups delivery signed signing accepted collect depot street half end other`,
    },
    all('{text}.'),
    levels(
      'I now run a warehouse. It used to be a hallway.',
      'I now run a warehouse with one employee and no hallway.',
      'I now run a warehouse. My family has been given loading slots.',
    ),
    all('Everybody who comes by says they owe me one.'),
    levels(
      "I've started a list.",
      "I've started charging interest.",
      "With interest, I'll own the building by spring.",
    ),
  ),
  eventPlot(
    'v-e-two-places',
    {
      when: [
        `rota|roster|schedule|timetable|calendar|shift_plan|planner|app|system ... me|i|i'm|shift ... two|both|2 different? places|place|branches|shops|stores|wards|sites|buildings|departments|locations|clinics|classrooms|offices|stations|tills|registers|counters|rooms|halls`,
        `rota|roster|schedule|timetable|calendar|shift_plan|planner|app|system ... me|i|i'm ... two|both|2 .. ${POSTS} .. once|same|simultaneously`,
        `rota|roster|schedule|timetable|calendar|shift_plan|planner|app|system ... me|i|i'm ... same time`,
        `rota|roster|schedule|timetable|calendar|shift_plan|planner|app|system ... me|i|i'm ... at_once|twice`,
        `on|in .. rota|roster|schedule|timetable twice`,
        `put|book|schedule|roster|booked .. me ... two|both|2 .. ${POSTS} ... once|same`,
        `put|book|schedule|roster|booked|has|have .. me ... two|both|2 different? places|place|branches|shops|stores|wards|sites|buildings|departments|locations|clinics|classrooms|offices|stations|tills|registers|counters|rooms|halls`,
        `put|book|schedule|roster|booked .. me ... both ... different stores|shops|branches|sites|wards`,
        `down|scheduled|rostered|schedule|roster|rostered_on|booked .. at|for|in|on two|both|2 different? places|place|branches|shops|stores|wards|sites|buildings|departments|locations|clinics|classrooms|offices|stations|tills|registers|counters|rooms|halls`,
        `down|scheduled|rostered|schedule|roster|booked ... two|both|2 ... ${POSTS} ... once|same`,
        `supposed to? be? .. two|both|2 ${POSTS} ... once|same`,
        `supposed to be .. two|both|2 places|place|branches|shops|stores|wards|sites|buildings|departments|locations|clinics|classrooms|offices|stations|tills|registers|counters|rooms|halls`,
        `be|i'm|work|working at|in|on two|both|2 ${POSTS} ... same|once`,
        `double-booked|double_booked|doublebooked|double-book me`,
        `double-booked|double_booked|doublebooked|double-book .. shift|shifts|rota|roster`,
        `^ i? be|was|been|got|get double-booked|double_booked`,
        `^ i? be|was|been|got|get double booked`,
      ],
      not: [
        'two jobs_i|careers',
        'manager|boss|colleague is|was at|in',
        'hotel|room_was|table|flight|seat|dentist|holiday|dates|two_of_us|him|her|restaurant|wedding|not|nobody|venue|almost|nearly|doctor|colleague|@relative|never',
      ],
      is: '!question',
      others: true,
      fine: `${N} # rota places same time once two both down manager supposed different put shifts on apparently according tomorrow teaching teach working hr wards early late stores shops double booked trainings apps 9am till tills location`,
    },
    all('{text}.'),
    levels(
      'The plan is never wrong. It was approved.',
      'The plan is never wrong. It was approved by two people.',
      'The plan is never wrong. It was approved by me, in both places.',
    ),
    all("I've told each of them that I'll be with the other."),
    levels(
      "It'll be my first day off since spring.",
      'Both have marked me as present. I am in bed.',
      'Both have named me employee of the month. I am in bed.',
    ),
  ),
  eventPlot(
    'v-e-wasp-car',
    {
      when: [
        `${WASP} .. in|into|inside|through|on|with|get|got ... ${CAR}`,
        `${WASP} ... ${CAR} .. motorway|ring_road|driving|drove|traffic`,
        `driving|drive|drove .. ${WASP}`,
        `${WASP} ... while|when|as .. driving|drove|drive|i_drove|i_was_driving`,
        `${CAR} .. with|because|due .. ${WASP}`,
        `have|had|got|shared|share .. ${WASP} .. car|van|truck|cab|lorry`,
        `car|van|truck|cab .. ${WASP} .. in_it|inside`,
      ],
      not: [
        'sting|stung|stings|kill|killed|die|died|crash|crashed|accident|swerve|nest|dead|hit|bus|train|picnic|office|kitchen|garden|window_open|nearly|almost|bonnet|bumper|roof|toy|sat_on',
        'on my|the|a car|van|truck',
      ],
      is: '!question',
      others: true,
      fine: `${N} ring road flew traffic lights pulled pull over minutes hour windows window open driving me mph roundabout through rush red green m25 a4 m1 highway dashboard screamed scream shared joined passenger leave back kids interstate freeway whole`,
    },
    all('{text}.'),
    levels(
      'It weighs less than a paper clip. It took charge at once.',
      'It weighs less than a paper clip. It took charge without a handover.',
      'It weighs less than a paper clip. Its first reform took four seconds.',
    ),
    all('It wanted every window open. Every window was open.'),
    levels(
      "I've never obeyed a manager that fast.",
      'My manager needs two meetings and an email for that.',
      "It's regional manager now. The windows stay down.",
    ),
  ),
  eventPlot(
    'v-e-heating-summer',
    {
      when: [
        `${HEATING} ... ${COMES_ON} ... ${SUMMER}`,
        `${SUMMER} ... ${HEATING} .. ${COMES_ON}`,
        `${SUMMER} ... turn|switch|put|turned .. heating|heat|radiators|boiler`,
        `put|turn|turned|switch|switched|got .. heating|heat|radiators|boiler .. on ... ${SUMMER}`,
        `heat came|come|turned|switched|kicked on|in ... ${SUMMER}`,
        `fix .. heating|boiler|radiator|radiators ... ${SUMMER}`,
        `${HEATING} ... ${COMES_ON} ... 25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|thirty|thirty-two|thirty-five|35c|30c|32c|28c degree|degrees|c|celsius|outside`,
        `25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|thirty|thirty-two|thirty-five|35c|30c|32c|28c degree|degrees|c|celsius ... ${HEATING} .. ${COMES_ON}`,
      ],
      not: [
        'no|not|off_all|winter|december|january|november|cold|bill|car|broke|off|pool|swimming|saved|price|turned_off|i|we|never',
        "doesn't|won't|didn't|isn't|stopped",
      ],
      is: '!question',
      others: true,
      fine: `${N} # summer middle mid hottest heatwave radiators degrees full blast outside building itself own degree celsius heat hot day high decided landlord warmest stuck kicked turned switched put on management blasting caretaker flat fixed central`,
    },
    all('{text}.'),
    levels(
      'I had asked for it in January.',
      'I had raised a ticket in January. It has now been resolved.',
      'I had raised a ticket in January. I was thanked for my patience.',
    ),
    all("I've now asked for some cooling."),
    levels(
      'It should be here by Christmas.',
      'I was given a date. I should bring a coat.',
      'The snow is booked for February, indoors.',
    ),
  ),
  eventPlot(
    'v-e-past-knees',
    {
      when: [
        `${CLIMB} over|past .. ${ROW} ... ${THEATRE}`,
        `climb|squeeze|clamber over|past ... get|got|reach|find ... seat`,
        `${THEATRE} ... climb|squeeze|shuffle|clamber|get|got|step over|past .. ${ROW}`,
        `climb|squeeze|clamber|shuffle over|past a|an|the whole|entire row`,
        `climb|squeeze|clamber|shuffle over|past # people|strangers|knees ... seat|row|theatre|theater|cinema|opera|concert`,
        `seat .. middle .. row ... theatre|theater|cinema|concert|opera|show|everyone|everybody|stand|people|get_past`,
        `made|make|ask|asked a|the whole|entire row|everyone|everybody .. stand|get ... up|concert|theatre|theater|cinema|opera|ballet|seat|loo`,
        `made|make a|the whole|entire row stand`,
        `whole|entire row .. have|had .. to .. stand|get ... for|so|up .. me|i|theatre|theater|cinema|concert|seat`,
        `everyone|everybody .. row .. had|have|need .. stand|get .. up ... for me|theatre|theater|cinema|seat|concert`,
      ],
      not: [
        'climbed over me',
        'over|past me',
        'fence|wall|baby_gate|stair|bus|train|plane|flight|tackle|he|she|they|someone|somebody|not|queue|shop|almost|nearly|aisle_seat',
        'man|woman|lady|guy|@relative|@pet|cat|dog|kid|child climb|squeeze|push|clamber',
      ],
      is: '!question',
      fine: `${N} # theatre theater people had climb seat seats row loo toilet interval three four five six play past twice film middle reach knees to strangers squeezed late popcorn screen restroom royal albert dozen everybody sorry find f14 opera ballet`,
    },
    all('{text}.'),
    levels(
      'At work, it takes years to get past that many people.',
      'At work, it takes years and three interviews to get past that many people.',
      'At work, people retire before one gets past them.',
    ),
    all('Here it took "sorry" and my knees.'),
    levels(
      "I'm trying it on Monday.",
      "I've put both in my application.",
      'I tried it on Monday. I am now in the boardroom, facing the stage.',
    ),
  ),
  eventPlot(
    'v-e-notebook-full',
    {
      when: [
        `finish|fill|complete|filling|filled_up|fill_up|used_up|use_up .. ${NOTEBOOK}`,
        `use|used all|every|last|up ... ${NOTEBOOK}`,
        `reach|get_to|got_to|got|get .. end|last_page|final_page|back_cover .. ${NOTEBOOK}`,
        `${NOTEBOOK} .. full|finish|fill|complete|done|used_up|last_page|every_page`,
        `last|final page .. ${NOTEBOOK}`,
        `every|each|last|final page|leaf ... ${NOTEBOOK}`,
        `${NOTEBOOK} ... every|each|last|final page`,
        `run|ran out_of|out pages|page|of ... ${NOTEBOOK}`,
        `${NOTEBOOK} .. run|ran out of pages|paper|space`,
        `no|zero more? pages|page|space .. left|in .. ${NOTEBOOK}`,
      ],
      not: [
        'finish|complete ... in|with|on my|a|the notebook|journal|notepad',
        'full of|price',
        "child|son|daughter|not|never|half|unfinished|lost|laptop|love|ex|novel|boss|someone|didn't|almost|nearly|colleague|student|drawings|bin|burnt|wet",
        '^ i? buy|bought',
      ],
      is: '!question',
      fine: `${N} notebook page every last cover notes single whole pages time life months years from to used up wrote written meeting bullet write 5th 3rd 2nd 1st buying before started third ran`,
    },
    all('{text}.'),
    levels(
      "It's the first thing I've started at work and finished.",
      "It's my only project this year to reach the end.",
      "It's my only project to reach the end. The cover has been knighted.",
    ),
    all('The first page says "Vision," underlined twice.'),
    levels(
      'The last page says "milk."',
      'The last page says "milk." That one was delivered.',
      'The last page says "milk." The board has approved it.',
    ),
  ),
  eventPlot(
    'v-e-fitting-light',
    {
      when: [
        `try|tried|trying .. on .. ${CLOTHES} ... ${LIGHT}`,
        `try|tried|trying .. ${CLOTHES} .. on ... ${LIGHT}`,
        `${FITTING_ROOM} .. ${LIGHT}`,
        `${LIGHT} ... ${FITTING_ROOM}`,
        `saw|see|look|caught|view|viewed ... three-way|three_way|triple|three-sided mirror|mirrors`,
        `shopping ... mirror|lighting ... sides|cruel|brutal`,
        `try|tried|trying .. on .. ${CLOTHES} ... badly lit`,
      ],
      not: [
        'broke|broken|off|went_out|daughter|son|husband|stuck|flattering|good|great|nice|loved|fat|weight|size|dance|gym|hung|install|customer|complain|complained|fine_lighting',
        'wife|he|she|mum|mom|@relative|friend .. try|tried',
        'almost|nearly|never',
      ],
      mine: 'try|tried',
      is: '!question',
      fine: `${N} jeans trousers tried dress dresses bikini bikinis swimsuit swimsuits swimwear lighting light mirror mirrors cruel brutal harsh harshest fluorescent terrible horrible merciless unkind unforgiving honest kind saw seen sight back three sides clothes is are shopping winter bright zara h&m primark badly lit february department angle angles every neon strip got awful behind world room changing fitting`,
    },
    all('{text}.'),
    levels(
      'It was a full audit, from three sides.',
      'It was a full audit, from three sides, without notice.',
      'It was a full audit, from three sides. The curtain was the only witness.',
    ),
    all('Now I know why we dim the lights in the boardroom.'),
    levels(
      "That's where we show the figures.",
      'Nobody should see our figures like this.',
      'Under this bulb, our company would owe itself money.',
    ),
  ),
  eventPlot(
    'v-e-berries-eaten',
    {
      when: [
        `${PICK} .. ${BERRIES} ... eat|ate|eaten|finish|finished|lot|gone|empty|nothing`,
        `${PICK} .. ${BERRIES} ... came|come|brought|bring|return|returned|left|ended|made ... with|home|back|only|up #|two|three|four|five|six|seven|eight|nine|ten|nothing|none|empty|only|few|handful|half`,
        `${PICK} .. ${BERRIES} ... came|come|brought|bring|return|returned|left|ended ... with|home|back .. only|just|a|an few|#|two|three|four|five|six|seven|eight|nine|ten|nothing|none|empty|only|few|handful|half`,
        `${PICK} .. ${BERRIES} ... none|nothing|no|few|hardly ... home|left|survive|survived|car|made|back|basket`,
        `${BERRIES} picking|foraging|we_picked|i_picked ... eat|ate|eaten|only|six|empty|nothing|seven|handful|gone|produced|#|ten`,
        `${BERRIES} picking ... ${ATE}|none|no|nothing|handful`,
        `${PICK} ... none|nothing|empty|handful ... ${BERRIES}`,
        `blackberrying|brambling ... none|nothing|empty|handful|ate|eat`,
        `none|nothing|few .. ${BERRIES} .. made|survived|left .. home|it|walk`,
        `${ATE} .. more|most|all|half|every|lot .. ${BERRIES} ... pick|picked|picking|way|car|home|before`,
        `${ATE} more ${BERRIES} than .. pick|picked`,
        `${ATE} every|each|all .. blueberry|blackberry|strawberry|raspberry|berry .. pick|picked`,
        `${BERRIES} .. we|i pick|picked .. be|were gone`,
      ],
      not: [
        'thorn|thorns|scratched|cut|jam|pie|crumble|made_jam|kilos|buckets|bucket|shop|supermarket|froze|freezer|full|sick|bought|tons|bird|birds|wasp|cake|dog|almost|nearly|fridge',
        'not',
      ],
      is: '!question',
      others: true,
      fine: `${N} # scouts scout came home six seven ten hour hours pick picked picking blackberries blueberries strawberries raspberries kids children basket tub walk hedge lane more than brought returned went ended up grandchildren box most on the way all of them ate kilo took handful gone produced berries lot blackberrying brambling foraging bowl tupperware punnet made`,
    },
    all('{text}.'),
    levels(
      'The harvest was excellent. The losses came on the way home.',
      'The harvest was excellent. The losses came in logistics.',
      'The harvest was excellent. The losses came in logistics, which was us.',
    ),
    all('I opened an inquiry and looked at every tongue.'),
    levels(
      'All of them were purple.',
      'All of them were purple. I closed the inquiry, with mine.',
      'All of them were purple. Mine signed the report.',
    ),
  ),
  eventPlot(
    'v-e-too-much-pasta',
    {
      when: [
        `${COOK} .. too_much|way_too_much|far_too_much|so_much|too_many|far_too_many .. x:${PASTA}`,
        `too_much|way_too_much|far_too_much|too_many x:${PASTA}`,
        `so much leftover|left-over|cooked x:${PASTA}`,
        `${COOK} .. enough .. x:${PASTA} .. for|to_feed ... army|ten|eight|twelve|twenty|village|street|regiment|team|football_team|six|hundred|week|#`,
        `${COOK} .. x:${PASTA} .. for|to_feed .. army|ten|eight|twelve|twenty|village|street|regiment|football_team|hundred`,
        `${COOK} .. x:${PASTA} .. for one|me|myself|two ... enough`,
        `x:${PASTA} ... now ... enough for`,
        `${COOK} .. huge|massive|enormous|entire|whole|vat|mountain|kilo|500|500g .. of .. x:${PASTA} ... for .. me|myself|one|two|us`,
        `${COOK} .. # grams|g|kilos of x:${PASTA} for .. me|myself|one|two|us`,
        `cook|cooked|boil|boiled|made .. mountain|packet|whole_packet|whole_bag|kilo|vat of? .. x:${PASTA}`,
        `mountain|vat of x:${PASTA}`,
        `misjudge|misjudged|overestimate|overestimated|miscalculate|miscalculated|overdo|overdid .. x:${PASTA}`,
        `x:${PASTA} portion|quantity|portions|amount ... would|could|can feed`,
        `x:${PASTA} portion|quantity|portions|amount ... wrong`,
        `can't|cannot|never|couldn't judge|measure|portion|guess ... x:${PASTA}`,
        `x:${PASTA} ... because .. can't|cannot|never measure|judge|portion`,
      ],
      not: [
        'charity|neighbour|neighbours|colleagues|everyone|market|italy',
        'ate|eat|eaten|salt|burnt|burned|restaurant|plate|order|ordered|served|wedding|guests|party|sick|good|not|kitchen_staff|friends|little|too_little|spent|spend|bought|buy',
        "didn't|wasn't|almost|nearly|wife|husband|he|she|mum|mom|boss|@relative make|made|cook|cooked|boil|boiled",
        '@relative|he|she|they|@boss .. make|made|cook|cooked|boil|boiled',
        "didn't|wasn't|not enough|make|cook",
        "didn't|never|almost|nearly cook|make|made|cooked",
      ],
      is: '!question',
      fine: `${N} way far again just only two one people person for misjudged leftover leftovers army feed measured measure amount quantity portion eye us always every time me kilo grams packet packets pack boiled cooked cook judge wrong family overestimated accidentally enough mountain couldn't can't 500g huge pot much`,
    },
    all('{text}.'),
    levels(
      'I had planned by eye, like our finance department.',
      'I had planned by eye, as our finance department does.',
      'I had planned by eye. Finance has asked to borrow the eye.',
    ),
    all('For once, I can see the whole week ahead.'),
    levels(
      "It's my first reliable forecast: {x} until Friday.",
      "It's the first forecast I've ever got right: {x} until Friday.",
      "It's my most reliable forecast: {x} until 2041.",
    ),
  ),
  eventPlot(
    'v-e-profile-picture',
    {
      when: [
        `change|update|replace|swap|switch|upload|put|add|set|pick|choose|refresh|redo|redid|new .. ${PROFILE} .. picture?`,
        `${PROFILE} .. new|change|update|replace|swap`,
        `${PROFILE} .. be|was|were .. years|decade .. old`,
        `got|get|have|had|take|took|taken|upload|put_up .. new .. ${PROFILE}|avatar`,
        `take|took|taken|got|have|had .. headshot|headshots|linkedin_photo|profile_photo|profile_picture|profile_pic .. taken|work|linkedin|done|$`,
        `change|update|replace|swap|switch .. my .. photo|picture|pic|selfie .. on|to|for .. linkedin|profile|teams|slack|whatsapp|facebook|instagram`,
        `put|add|upload|put_up .. a new? photo|picture|pic on|to my linkedin|profile|teams|slack`,
        `${CHANGE} my .. linkedin|whatsapp|facebook|teams|slack|instagram|work|profile photo|picture|pic|avatar|image`,
        `new linkedin|whatsapp|facebook|teams|slack|instagram|profile photo|picture|pic|avatar|image`,
        `change my picture`,
      ],
      not: [
        "he|she|ex|boss|dad|wife|husband|someone|somebody|passport|password|dog|cat|hacked|liked|likes|comment|commented|baby|no_one|nobody|=team|haven't|hung|frame|not|almost|wall|@pet|bio|job|headline",
        '@relative|friend|@colleague|colleague|his|her|their change|update|replace|swap|upload|set',
        'his|her|their',
      ],
      mine: 'change|changed|update|updated',
      is: '!question',
      fine: `${N} # profile picture photo linkedin facebook whatsapp teams slack years time first since 2015 changed updated professional decade new one instagram recent selfie selfies trying switched company website headshot taken tinder website after work uploaded`,
    },
    all('{text}.'),
    levels(
      "It's a complete rebrand. I've moved my chin to the left.",
      "It's a complete rebrand. My chin now faces the future.",
      "It's a complete rebrand. My left ear has been discontinued.",
    ),
    all('The packaging has never looked better.'),
    levels(
      'The product is unchanged.',
      'The product is unchanged, and a bit older.',
      "From Monday, the picture goes to work. I'm being phased out.",
    ),
  ),
  eventPlot(
    'v-e-small-interest',
    {
      when: [
        `savings|savings_account|isa|account .. ${PAID} .. ${CENTS}`,
        `interest ... ${CENTS}`,
        `${CENTS} .. of? .. interest`,
        `${PAID} ... ${CENTS} ... interest|savings|savings_account|isa`,
        `savings|bank|isa .. interest ... nothing|peanuts|pennies|barely|hardly`,
        `interest ... savings|bank|isa ... nothing|peanuts|pennies|barely|hardly`,
      ],
      not: [
        'debt|loan|credit_card|mortgage|overdraft|charge|charged|owe|owed|rate|i_paid|no_interest|percent|percentage|rates|fee|street|spend|lost|found|hundred',
        '^ i? paid|pay',
        'no interest',
      ],
      is: '!question',
      others: true,
      fine: `${N} # savings account bank paid earned earn interest cents cent pence penny this last quarter annual statement whole me p made basically nothing barely anything credited received euros euro dollars pounds isa barclays hsbc chase letter saving isn't came`,
    },
    all('{text}.'),
    levels(
      "I'd been told to let my money work for me.",
      "I'd been told at a seminar to let my money work for me.",
      "I'd been told to let my money work for me. It signed a contract.",
    ),
    all('Now I can see how hard it worked.'),
    levels(
      'It takes after me.',
      "It takes after me. I can't even be angry.",
      "I called it in for a review. It says it's been in meetings.",
    ),
  ),
  eventPlot(
    'v-e-one-arm-burnt',
    {
      when: [
        `sunburn|sunburned|sunburnt|tan|tanned|suntanned|caught_the_sun .. one|right|left|half|driver_side|driving|window|my .. arm|side|elbow|forearm`,
        `one|right|left|driver's|drivers|my|only|driving|window|the arm|forearm|elbow .. sunburn|sunburned|sunburnt|tan|tanned|suntanned|caught_the_sun|tan_line`,
        `one|only|just|of .. arm|arms|forearm .. sunburn|sunburned|sunburnt|tan|tanned|suntanned|caught_the_sun`,
        `sunburn|sunburned|sunburnt|tan|tanned|suntanned|caught_the_sun .. arm|forearm|elbow ... driving|drive|drove|car|window|motorway|van|bus|lorry|truck`,
        `drive|drove|driving|road_trip|car|van|truck|lorry|motorway|sun|sun_cream|sunscreen|holiday ... burnt|burned|red|brown|sunburn|sunburned|sunburnt|tan|tanned|suntanned|caught_the_sun .. arm|forearm|elbow`,
        `drive|drove|driving|road_trip|car|van|truck|lorry|motorway|sun|sun_cream|sunscreen|holiday ... arm|forearm|elbow .. burnt|burned|red|brown|pink|sunburn|sunburned|sunburnt|tan|tanned|suntanned|caught_the_sun`,
        `burnt|burned .. arm|forearm|elbow .. driving|drive|drove|motorway|sun`,
        `forgot|forget .. sun_cream|suncream|sunscreen ... arm .. red|burnt|burned|sunburnt|sunburned|pink`,
        `driving|window|driver arm .. red|brown|burnt|burned|pink`,
        `driver's|truckers|trucker's|drivers|trucker|driver|truck_driver tan|sunburn|arm|tan_line`,
        `arm|forearm .. catch|caught the sun`,
        `arm ... window ... sunburn|sunburned|sunburnt|tan|tanned|suntanned|caught_the_sun|red|brown`,
        `left|right|one arm .. brown|red|tanned|pink ... arm|other .. white|pale`,
        `one arm .. # shades|shade|tones darker`,
        `one arm .. two|three|four|five shades|tones darker`,
        `sunburned|sunburnt|tanned on only? one|my side|half`,
      ],
      not: [
        'both|oven|iron|ironing|pan|hot|kettle|stove|legs|cooker|hospital|toast|back|broke|broken|nose|feet|child|baby|oil|grill|barbecue|bbq|candle|fire|coffee|steam|my_face|tattoo',
        '@relative|he|she|boss|friend|colleague .. sunburnt|sunburned|sunburn|tanned|burnt|burned|tan',
        "didn't|almost|nearly|not",
      ],
      is: '!question',
      fine: `${N} arm arms one driving window right left side sun car van motorway down drive drove hours only sunny open elbow out forgot cream truck lorry resting cornwall bright caught forearm white shade shades darker road trip thanks trucker other hang hanging sunscreen spain pale`,
    },
    all('{text}.'),
    levels(
      'That half of me has been on holiday.',
      'That half of me looks like two weeks in Spain.',
      'That half of me has sent a postcard.',
    ),
    all('The other half looks as if it was in the office.'),
    levels(
      "I'll need half a day off for that one.",
      'HR has taken half a day off my leave.',
      "HR has taken half a day's leave, from the arm.",
    ),
  ),
  eventPlot(
    'v-e-parking-promoted',
    {
      when: [
        `${GIVE} .. my old? ${MY_SPACE} ... ${DIRECTOR}`,
        `give .. up .. my ${MY_SPACE} ... for|to .. ${DIRECTOR}`,
        `lost|lose|losing .. my old? ${MY_SPACE} ... to ... ${DIRECTOR}`,
        `my old? ${MY_SPACE} .. given|give|go|goes|gone|went|belong|taken|reserved|reassigned|allocated .. ${DIRECTOR}`,
        `my old? ${MY_SPACE} .. be|has|have .. director's|ceo's|boss's|manager's|chairman's|president's`,
        `my space|spot in|at the car_park|office|work .. given|go|goes|gone|went .. ${DIRECTOR}`,
        `${DIRECTOR} .. take|took|taken|get|got|gets|has|have|parks|park|nick|bagged ... my ${MY_SPACE}`,
        `${GIVE} .. ${DIRECTOR} .. my ${MY_SPACE}`,
        `${DIRECTOR} .. park|parks in my ${MY_SPACE}|space|spot`,
        `out of my ${MY_SPACE} ... ${DIRECTOR}`,
      ],
      not: [
        'next|near|nearest|beside|closer|opposite|behind|want|wants|wanted',
        "back|neighbour|neighbor|disabled|stole_his|i_took|ticket|fine|hotel|didn't|not|never|almost|nearly|for_a_day",
        'give|gave|given me',
        "boss's|director's|his|her parking_space|parking_spot|parking|parking_place",
        'i take|took|get|got|stole',
      ],
      is: '!question',
      others: true,
      fine: `${N} sales director parking space spot they my new gave taken lost finance marketing regional hr told belongs name hire president vice management someone board parks moved took car ceo years reassigned company company's since so have`,
    },
    all('{text}.'),
    levels(
      'It joined the company with me. Now it works for a director.',
      'It joined the company with me. Now it has moved up, and I have not.',
      'It joined the company with me. It was interviewed four times.',
    ),
    all('I taught that parking space all it knows.'),
    levels(
      "I'm proud of it.",
      "I've asked it to put in a word for me.",
      'It has an assistant now, and no longer greets me.',
    ),
  ),
  eventPlot(
    'v-e-stairs-up',
    {
      when: [
        `take|took|use|used|climb|taking|climbing .. stair|stairs ... sixth|fifth|fourth|third|seventh|eighth|ninth|tenth|eleventh|twelfth|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th|14th|15th|20th|# floor?`,
        `take|took|use|used|climb|taking .. stair|stairs .. up .. #|six|five|seven|eight|ten|four|three|nine|twelve|several|eleven floors|flights|storeys|floor`,
        `take|took|use|used|climb .. stair|stairs ... because|as|since .. ${LIFT} .. ${OUT}`,
        `take|took|use|used|climb .. stair|stairs .. to .. top|floor|office`,
        `${LIFT} ... ${OUT} ... ${GO_UP} ... ${STOREYS}|up|sixth|fifth|fourth|third|seventh|eighth|ninth|tenth|eleventh|twelfth|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th|14th|15th|20th|#`,
        `${LIFT} ... ${OUT} ... stairs|stair`,
        `${LIFT} ... ${OUT} ... walk|climb ... up`,
        `walk|climb|run|ran|go|went .. up? .. #|six|five|seven|eight|ten|four|three|nine|twelve|several|eleven floors|floor|flights|storeys|stories ... because|as|since .. ${LIFT} .. ${OUT}`,
        `${LIFT} ... not ... floors|flights|storeys .. foot|stairs`,
        `#|six|five|seven|eight|ten|four|three|nine|twelve|several|eleven floors|flights|storeys .. on foot`,
        `walk|climb|go|went|run|ran|made_it|make ... up .. #|six|five|seven|eight|ten|four|three|nine|twelve|several|eleven floors|flights|storeys|stories`,
        `climb|climbed #|six|five|seven|eight|ten|four|three|nine|twelve|several|eleven floors|flights|storeys`,
        `walk|climb|run|ran up .. to .. sixth|fifth|fourth|third|seventh|eighth|ninth|tenth|eleventh|twelfth|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th|14th|15th|20th|# floor`,
        `walk|climb|went|go to the sixth|fifth|fourth|third|seventh|eighth|ninth|tenth|eleventh|twelfth|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th|14th|15th|20th|# floor`,
        `take|took .. stair|stairs instead_of|instead .. lift|elevator`,
        `take|took .. stair|stairs instead of ... lift|elevator`,
      ],
      not: [
        "down_the|downstairs|fell|fall|fire|sofa|fridge|washing_machine|suitcase|pram|baby|carried|carry|dog|wheelchair|fitness|every_day|tower|view|lighthouse|escalator|only_to|first_floor|ground|didn't|never|home|inside",
        'go|went|walk|walked|run|ran|climb|climbed|ran|come down',
        'stuck in',
        'almost|nearly take|took|walk|climb',
        '@relative|boss|@boss|colleague|he|she|they .. take|took|walk|climb|run|ran',
      ],
      is: '!question',
      fine: `${N} # lift out stairs took floor 1st 2nd 6th 5th 4th 7th 8th 10th 3rd 9th 11th 12th sixth fifth fourth seventh eighth tenth third ninth twelfth elevator elevators lifts lift's elevator's broken up flights so work order service building working isn't foot ran walked climbed all use used storeys down instead office`,
    },
    all('{text}.'),
    levels(
      'I started at the bottom and passed through every level.',
      'I started at the bottom and passed through every level, unsupported.',
      'I started at the bottom, and outlived two of my ambitions on the way.',
    ),
    all('At the top, I could no longer speak.'),
    levels(
      'I nodded. People took it for leadership.',
      'I just nodded. It was taken for leadership.',
      'I just nodded. By the time I could breathe, I was a director.',
    ),
  ),
  eventPlot(
    'v-e-email-signature',
    {
      when: [
        `new|change|update|redesign|get|got|make|made|add|design|set|set_up|redo|redid|improve|create|write|wrote|put|pimp .. ${SIGNATURE}`,
        `add|put .. to|in .. ${SIGNATURE}`,
        `add|put ... ${SIGNATURE}`,
        `spend|spent|hour|hours .. on .. ${SIGNATURE}`,
        `${SIGNATURE} .. new|change|update|longer|long|logo|banner|lines|got|has`,
        `have|has|need|had_to|must|use .. ${SIGNATURE}`,
        'new signature|signatures ... email|emails|e-mails|outlook|gmail',
        'outlook|gmail|mail signature .. new|change|update|longer',
        'change|update|redo|redid|redesign|design .. signature|signatures ... email|emails|e-mails|outlook|gmail',
        `give|gave ... new .. ${SIGNATURE}`,
        `make|made .. ${SIGNATURE}`,
        'update|change|new|add signature .. bottom|end .. email|emails|e-mails',
        `new .. email|corporate|outlook|gmail|work signature|signatures`,
      ],
      not: [
        "wrong|typo|forged|forgot|mistake|misspelled|boss's|his|her|handwritten|contract|signed|delete|deleted|without|petition|old_job|haven't|didn't|almost|not|no",
        'boss|colleague|he|she|intern|@relative|@boss|friend|@colleague has|have|got|change|update|put|add|made',
      ],
      is: '!question',
      fine: `${N} signature signatures email emails outlook gmail company job title logo pronouns banner lines mandatory all official photo nine corporate everyone longer marketing hr quote designed updated changed redid work bottom finally long set hour gave added`,
    },
    all('{text}.'),
    levels(
      'It has my title, two numbers and a thought about trees.',
      'It has my title, two numbers, a slogan and a thought about trees.',
      'It has my title, three numbers, a crest and a thought about trees.',
    ),
    all("It's longer than anything I've ever written above it."),
    levels(
      'The email above it says "ok."',
      'The email above it says "see below."',
      'The email above it says "ok." The signature has applied to write those, too.',
    ),
  ),
  eventPlot(
    'v-e-only-hot-water',
    {
      when: [
        `coffee_machine|coffee_maker|espresso_machine|nespresso|keurig|coffee_vending_machine|coffeemaker ... ${GIVES} ... ${HOT_WATER}`,
        `machine|vending_machine ... ${GIVES} ... hot_water`,
        `${COFFEE_MACHINE} ... give|gave|do|does|make|made|produce|dispense ... nothing|nothing_but .. hot_water|water`,
        `coffee_machine|coffee_maker|espresso_machine|nespresso|keurig|coffee_vending_machine|coffeemaker ... hot_water`,
        `coffee_machine|coffee_maker|espresso_machine|nespresso|keurig|coffee_vending_machine|coffeemaker .. just|only water`,
        `press|pick|choose|select|want|wanted|pay|paid|order|push|selected .. coffee|cappuccino|espresso|latte|americano|mocha|flat_white|macchiato ... get|got|give|gave|made|make|come|came|pour|poured|be .. hot_water`,
        `hot_water ... instead of? ... coffee|cappuccino|espresso|latte`,
        `hot_water .. only? .. from|out .. coffee_machine|coffee_maker|vending_machine|machine`,
        `only|just|nothing_but hot_water .. ${COFFEE_MACHINE}`,
        `no coffee ... coffee_machine ... just|only ${HOT_WATER}`,
        `no coffee ... just|only hot_water`,
      ],
      not: [
        'refill|tank|ask|asks|need|needs|empty|kettle|waiter|waitress|barista',
        'cold|flood|floor|leak|leaked|tea|fix|repaired|washing|soup|shower|burnt|exploded|bath|tap|sink|never',
        '^ i? make|made|give|gave me?',
      ],
      is: '!question',
      others: true,
      fine: `${N} # coffee machine hot water only work now gives does since office kitchen just dispenses breakroom break lounge staffroom makes expensive anymore but longer espresso cappuccino latte press pressed plain cup button got charged paid beans bean boil boils else delivers wanted filled nothing instead all pouring`,
    },
    all('{text}.'),
    levels(
      'It still grinds, hums and blinks, as if coffee were coming.',
      'It still grinds, hums and blinks. Then it presents hot water.',
      'It still grinds, hums and blinks. It has a strategy for coffee.',
    ),
    all('I know that way of working.'),
    levels(
      "It's how our meetings run.",
      'Our consultants do it for 900 a day.',
      'It has joined our consultants. Now it does hot air.',
    ),
  ),
  eventPlot(
    'v-e-labelled-cables',
    {
      when: [
        `${LABEL} .. ${CABLES}`,
        `${CABLES} ... ${LABEL}`,
        `put|stuck|stick|made|make|write|wrote labels|stickers|label|tags .. on|for .. ${CABLES}`,
        `label_maker|labelmaker|labeller ... ${CABLES}`,
        `got|get .. label maker|printer ... ${CABLES}`,
        `${LABEL} ... chargers|cables|wires|cords|plugs`,
      ],
      not: [
        'wrong|nobody|fell_off|jumper|jump|unplug|unplugged|fire|threw|throw|almost|nearly|peel|peeled',
        '@relative|boss|@boss|colleague|he|she|they|intern|someone|somebody|electrician .. label|labelled|labeled|tag|tagged',
        "didn't|not|haven't|fell|fall",
      ],
      is: '!question',
      fine: `${N} # cables cable wires desk under tv behind label labels all every each maker router box drawer organised organized tidied colour color coded colour-coded color-coded little sticker stickers name tag tags charger chargers plug plugs cord cords afternoon labelled labeled tagged wrote took`,
    },
    all('{text}.'),
    levels(
      'Each one now has a name and a clear task.',
      "Each one has a name and a clear task. I'd like one, too.",
      'Each one has a name, a clear task and a pension.',
    ),
    all('The thick black one says: "No idea. Do not touch."'),
    levels(
      'Our head office has one of those.',
      'In my company, that one is on the board.',
      'That one now runs the department. Nobody dares to pull it.',
    ),
  ),
  eventPlot(
    'v-e-file-on-desktop',
    {
      when: [
        `look|search|hunt|seek|searching|looking|hunting ... ${FILE} ... desktop|in_front|already_open`,
        `${FILE} ... be|was|were|sit|sat|been|save|saved ... desktop|right_in_front ... time|along|look|search|while`,
        `${FILE} ... look|search|hunt|seek ... desktop`,
        `after|finally|hours|hour|took|take|minutes ... find|found ... ${FILE} .. on .. desktop`,
        `took|take me ... find .. ${FILE} ... desktop`,
        `look|search|hunt ... ${FILE}|it ... desktop|already_open`,
        `missing ${FILE} .. on .. desktop`,
        `lost|lose .. ${FILE} .. for ... right|be|was|sat|sitting ... desktop`,
        `couldn't|can't|cannot|could|can not? find .. ${FILE} ... desktop`,
        `ask .. to find .. ${FILE} ... was|be .. desktop`,
        `redo|redid|rewrote .. ${FILE} ... found|find ... desktop`,
      ],
      not: [
        "deleted|delete|hacked|boss's|wrong_file|his|her|drawer|coffee|virus|keys|glasses|corrupted|almost|nearly|moved",
        '@relative|boss|@boss|colleague|he|she|they|@client .. look|search|spend|hunt|find|found',
      ],
      is: '!question',
      fine: `${N} # spent hour hours looking file document desktop whole time along minutes it there spreadsheet searching searched drive server everywhere folder on was all sitting right my word pdf excel sheet powerpoint upside down laptop saved asked it ages missing wasted redid hunted old found couldn't took mine own contract it-team it-support support`,
    },
    all('{text}.'),
    levels(
      'I had searched everywhere but in front of me.',
      'I had searched three drives, two inboxes and a colleague.',
      'I had searched three drives, and dissolved a team.',
    ),
    all("I've entered the time as research."),
    levels(
      'The file is my timesheet.',
      'The file is called "IMPORTANT, always find this."',
      "I've been given a grant to look for the next one.",
    ),
  ),
  eventPlot(
    'v-e-do-you-work-here',
    {
      when: [
        `${WHO} ... ask|want|wanted|know ... if|whether i work here|there|in ... ${UNIFORM}`,
        `${WHO} ... ask|want|wanted|know ... if|whether|do i|you work here|there|in ... ${UNIFORM}`,
        `ask ... if|whether|do i|you work|worked here|there|in ... ${UNIFORM}`,
        `${UNIFORM} ... ask ... if|whether|do ... work here|there|in`,
        `${UNIFORM} ... ask ... do|if|whether|you work here|there|in`,
        `${WHO} ... ask me? if|whether|do ... work here|there`,
        `ask if|whether .. work here|there .. by ... serving|serve|scanning|helping`,
        `ask me .. ${UNIFORM} .. if|whether|do .. work`,
      ],
      also: [`${UNIFORM}|serve|name_badge|badge|tag`],
      not: [
        "didn't|don't|another_shop|other_shop|day_off|off_duty|wasn't|customer_thought|no_uniform|without|forgot|like_to|plain_clothes|not|never",
        'he|she|they work|works|worked',
        'ask|asked a|the man|woman|guy in',
        'i ask|asked',
      ],
      is: '!question',
      others: true,
      fine: `${N} # asked work here uniform wearing wear full stood standing behind till counter badge name holding mop stacking shelves shelf restocking pricing gun was while customer woman man logo front had restock old lady look looked read red shirt pushing trolley stock hi-vis tag scrubs scanning shopping serving already still fifth wanted know in supermarket lanyard apron asking fleece`,
    },
    all('{text}.'),
    levels(
      'I checked my chest. It said so.',
      'I checked my chest, then my contract. Both were unclear on the details.',
      'I checked my chest, then took the question to head office.',
    ),
    all('I said yes, on the whole.'),
    levels(
      'My manager asks me the same thing.',
      "It's also the first question in my annual review.",
      'The board is voting on it in March.',
    ),
  ),
  eventPlot(
    'v-e-shift-swapped',
    {
      when: [
        `${SHIFT} ... ${MOVE} ... ${UNASKED} ... ${TELLING}`,
        `${MOVE} ... ${SHIFT} ... ${UNASKED} ... ${TELLING}`,
        `${UNASKED} ... ask|asked|tell|told|warned ... ${SHIFT} .. ${MOVE}`,
        `nobody|no_one ... ask|asked|tell|told|warned .. me ... ${MOVE} .. ${SHIFT}`,
        `put|reschedule|switch|move|roster me ... on|to|for|from ... without ${TELLING}|being`,
        `switch|move|put|reschedule to|on|for|me ... ${SHIFT} without being? ask|asked|told|asking`,
        `${SHIFT} ... ${MOVE} behind .. back`,
        `give|gave|given away .. ${SHIFT} ... without|nobody ... ${TELLING}`,
      ],
      not: [
        'hold',
        "i_swapped|i_changed|my_boss's|husband|school|bus|exam|clocks|nobody_noticed|their|printer|almost|nearly|his|her",
        'i ask|swap|change|trade',
        "husband's|wife's|daughter's|son's",
        'not change|swap|move',
      ],
      is: '!question',
      others: true,
      fine: `${N} # shift shifts swapped asking without got changed me manager supervisor found someone somebody late early day days night nights saturday colleague rota telling told asked late evening found overnight turned up hours moved notice anyone being check checking rescheduled put schedule switched word warning boss away our`,
    },
    all('{text}.'),
    levels(
      'It was agreed by everyone who was there.',
      'It was agreed by everyone who was there. I was at home.',
      'It was agreed by everyone who was there, and by a plant in my chair.',
    ),
    all("I've been praised for my flexibility."),
    levels(
      "I didn't even have to be there.",
      "It'll be in my review. Nobody has asked me about that, either.",
      'I won an award for it. Somebody collected it for me.',
    ),
  ),
  eventPlot(
    'v-e-under-the-sign',
    {
      when: [
        `${WHO} ... ask|look ... where|way|toilet|toilets|exit|entrance|reception|x-ray|for|me|${SOUGHT} ... ${UNDER} ... sign`,
        `ask ... me ... where|way|for ... ${UNDER} ... sign`,
        `ask ... where|way ... ${UNDER} ... sign`,
        `stand|stood|lean ... ${UNDER} ... sign ... ask ... where|way|for`,
        `ask ... where ... by|from ... someone|somebody|man|woman|guy|lady ... ${UNDER} .. sign`,
        `${WHO} ... ask ... where ... sign ... above|over|behind|beside|right ... head|heads|him|her|them|us|me|there`,
        `${WHO} ... ask ... where ... sign .. right? above|over|behind .. him|her|them|us|me|head|heads`,
      ],
      not: [
        'i_asked|i_was_looking|road|stop_sign|zodiac|star_sign|police|no_sign|without|lost_child|signature|sign_language|form|parked|hung',
        '^ i ask|asked',
        'i ask|asked',
      ],
      is: '!question',
      others: true,
      fine: `${N} # asked me where x-ray department standing stood under underneath sign toilets toilet exit way big giant metre reception while right lift till bread milk eggs aisle platform pharmacy library checkouts checkout directly huge illuminated literally beneath below leaning ward saying keep station three people their heads head entrance school loo bathrooms looking shopper tourist next beside asking`,
    },
    all('{text}.'),
    levels(
      'I pointed up, as one does with strategy.',
      'I pointed up, as our leaders do when they mean the future.',
      'I pointed up. We both looked at it, as at a comet.',
    ),
    all("Our company's values are on the wall, too, in large letters."),
    levels(
      'Nobody has found those, either.',
      'In nine years, nobody has found those, either.',
      'A search party went out for those in 2019. It stood beneath them.',
    ),
  ),
  eventPlot(
    'v-e-back-to-paper',
    {
      when: [
        `${SYSTEM} ... ${CRASHED} ... ${PAPER}`,
        `${SYSTEM} ... ${CRASHED} ... write|wrote|writing|use|used|go|went|back|do|did|take|took ... ${PAPER}`,
        `${SYSTEM} ... ${CRASHED} ... write|wrote|writing|do|did ... by hand`,
        `use|using|go|went|back|write|wrote|writing|work|working|do|did|take|took|book|booked ... ${PAPER} ... ${SYSTEM} ... ${CRASHED}`,
        `write|wrote|writing|do|did ... by hand ... ${SYSTEM} ... ${CRASHED}`,
        `${CRASHED} ... ${SYSTEM} ... ${PAPER}`,
        `it|system|computer|network outage|failure ... ${PAPER}`,
      ],
      not: [
        'out_of_paper|paper_roll|till_roll|jam|jammed|roll|cut',
        'out of|a paper',
        'during|presentation',
        'new|bought|buy',
        'toilet|printer|exam|ransomware|hacked|died_of|lost_data|phone|home|lost|letter|ran_out|did_not',
        "not|didn't",
        'pen broke|broken|died',
      ],
      is: '!question',
      others: true,
      fine: `${N} # appointment appointments system froze paper booking so used computer computers crashed pen pens whole day hour hours till tills ward back went pencil wrote writing everything hand orders order ordering tablets doctors surgery patients down names until lunch old receipts receipt prescriptions bills failed outage worked screens black notepads booked wifi it software server network clinic bookings`,
    },
    all('{text}.'),
    levels(
      'It started at once. Nobody had forgotten the password.',
      'It started at once, needed no password and ran all day on one pen.',
      'It started at once, and asked for no feedback.',
    ),
    all('Now the system is to be repaired.'),
    levels(
      "We've told them to take their time.",
      "We've told IT to take their time, in writing.",
      'The pen has been made head of IT. It has its own cup.',
    ),
  ),
];
