import { all, levels, type Plot } from '../../story/plot.ts';
import { EVENTS } from '../../story/events.ts';
import { eventPlot } from '../../story/event-plot.ts';

/** Translations of what is bought, broken, mended, lost and found, and of the weather. */
export const THINGS_TRANSLATIONS: readonly Plot[] = [
  eventPlot(
    'speak-g-bought-plant',
    EVENTS['bought-plant'],
    all('I have added {the x} to a team with very high turnover.'),
    levels(
      'Benefits include a window.',
      'No member of that team has ever reached an annual review.',
      'The farewell is booked for March, so as to get a good room.',
    ),
  ),
  eventPlot(
    'speak-g-overspent',
    {
      when: [
        'spend|spent|blow|blew .. much|lot|fortune|money|hundred|hundreds|thousands|paycheck|salary|loads|# .. on .. x:@household|@gadget|@instrument|car|bike|bicycle|motorcycle|motorbike|scooter|van|truck|suv|tesla|e-bike|rug|barbecue|lawnmower|tv_stand|gadget|game|board_game|tent|printer|@robot|tool|lego|candle|rice_cooker|pillow|mattress|monitor|doorbell|treadmill|exercise_bike|suitcase|case|doormat|@garment|@footwear|@plant|shoes|clothes|takeout|takeaway|coffee|groceries|food|books|makeup|skincare|lego|candles|video_games|subscriptions|shopping',
        'pay|paid .. too_much|way_too_much .. for .. x:@household|@gadget|@instrument|car|bike|bicycle|motorcycle|motorbike|scooter|van|truck|suv|tesla|e-bike|rug|barbecue|lawnmower|tv_stand|gadget|game|board_game|tent|printer|@robot|tool|lego|candle|rice_cooker|pillow|mattress|monitor|doorbell|treadmill|exercise_bike|suitcase|case|doormat|@garment|@footwear|shoes|clothes|coffee',
      ],
      not: [
        'repair|fix|vet|wedding|hospital|doctor|gift|present|kid|child|he|she|time|hours|hour|evening|day|rent|house|fine|minutes|drugs|alcohol|lottery|ticket|medicine|dollars|euros|pounds',
      ],
      mine: 'spend|blow|pay',
      fine: 'spend blow money fortune lot hundred hundreds thousands paycheck salary loads online amazon pay much stupid dumb',
      is: '!question !actor:us',
    },
    all('The budget meeting on {the x} was held at the checkout, without Finance.'),
    levels(
      'Finance was informed afterwards.',
      'Finance is also me, and I found out from the bank.',
      'Finance, who is also me, has stopped my pocket money until spring.',
    ),
  ),
  eventPlot(
    'speak-g-returned',
    {
      when: [
        'send|ship .. x:@household|@gadget|@instrument|car|bike|bicycle|motorcycle|motorbike|scooter|van|truck|suv|tesla|e-bike|rug|barbecue|lawnmower|tv_stand|gadget|game|board_game|tent|printer|@robot|tool|lego|candle|rice_cooker|pillow|mattress|monitor|doorbell|treadmill|exercise_bike|suitcase|case|doormat|@garment|@footwear|order back',
        'return|took|take|send|bring .. x:@household|@gadget|@instrument|car|bike|bicycle|motorcycle|motorbike|scooter|van|truck|suv|tesla|e-bike|rug|barbecue|lawnmower|tv_stand|gadget|game|board_game|tent|printer|@robot|tool|lego|candle|rice_cooker|pillow|mattress|monitor|doorbell|treadmill|exercise_bike|suitcase|case|doormat|@garment|@footwear|jeans|order .. to|back .. to? store|shop|ikea|amazon|back|seller',
        'return|took|take|send|bring .. x:@household|@gadget|@instrument|car|bike|bicycle|motorcycle|motorbike|scooter|van|truck|suv|tesla|e-bike|rug|barbecue|lawnmower|tv_stand|gadget|game|board_game|tent|printer|@robot|tool|lego|candle|rice_cooker|pillow|mattress|monitor|doorbell|treadmill|exercise_bike|suitcase|case|doormat|@garment|@footwear|jeans|order .. to|back .. to? $',
        'return .. my|the|a|those|that|this x:@household|@gadget|@instrument|car|bike|bicycle|motorcycle|motorbike|scooter|van|truck|suv|tesla|e-bike|rug|barbecue|lawnmower|tv_stand|gadget|game|board_game|tent|printer|@robot|tool|lego|candle|rice_cooker|pillow|mattress|monitor|doorbell|treadmill|exercise_bike|suitcase|case|doormat|@garment|@footwear|jeans',
      ],
      not: [
        "wedding|ring|library|borrow|neighbor|lent|lend|friend|work|office|rental|rent|shopping_cart|call|email|wallet|found|key|keys|passport|bike|not|never|forget|try|refuse|can't|badge|car|take .. me|home|umbrella|empty|bottle|bottles|glass|glasses|mug|bowl|plate|laptop|forgot|cart|basket|bag|tray",
      ],
      mine: 'return|take|send|bring',
      fine: 'return send bring store shop ikea amazon seller online',
      is: '!question !actor:us',
    },
    all('{the x} did not pass probation, and I have said so at the counter.'),
    levels(
      'Notice was given with the receipt.',
      'The exit interview was one question: any reason?',
      'The next customer has already called me for a reference.',
    ),
  ),
  eventPlot(
    'speak-g-not-fit',
    EVENTS['not-fit'],
    all('My {x} and I turned out not to be a fit.'),
    levels(
      'I had been promised room to grow.',
      'I held my breath through the whole interview.',
      'My {x} asked me to send a smaller candidate.',
    ),
  ),
  eventPlot(
    'speak-g-one-thing-store',
    {
      when: [
        'go|went|walk|come|came|stop .. to|into|in .. ikea|target|costco|walmart|store|supermarket|shop|tesco|lidl|aldi|hardware_store|home_depot|grocery_store .. for .. one|single thing|item|milk|bread|eggs|lightbulb ... leave|left|come|came|go|went|buy|bought|spend|spent',
        'go|went .. ikea|target|costco|walmart|store|supermarket|shop|tesco|lidl|aldi .. for .. one thing|item',
        'go|went .. ikea|target|costco|walmart|store|supermarket|shop|tesco|lidl|aldi .. for .. one thing|item ... spend|buy|leave # euros|dollars|pounds|bucks?',
      ],
      not: ['kid|wife|husband|date|steal|fight|cry|ex|closed|nothing|found_nothing|without|dog'],
      mine: 'go|walk|come|stop',
      fine: 'go walk come stop store leave cart full buy spend bag bags forget dollars euros pounds hundred tent lamp everything else basket trolley item items thing things #',
      is: '!question !actor:us',
    },
    all('The trip was approved for one item, and I delivered a full cart.'),
    levels(
      'The one item is due in phase two.',
      'The one item has been moved to phase two, next Saturday.',
      'Phase two has been approved, with a van.',
    ),
  ),
  eventPlot(
    'speak-g-new-phone',
    {
      when: [
        'get|got|buy|order|switch|upgrade|set .. new x:@phone|@computer|ipad|tablet',
        'set up .. my new x:@phone|@computer|ipad|tablet',
        'transfer|move|moved .. to .. my new x:@phone|@computer|tablet',
      ],
      not: [
        "number|case|break|broke|drop|lose|lost|steal|gift|kid|son|daughter|charger|hate|not|never|can't|want|need|crack",
      ],
      mine: 'get|buy|order|switch|upgrade|set',
      fine: 'get buy order switch upgrade set transfer move store online apple work',
      is: '!question !actor:us',
    },
    all('My old device has spent its last evening training the new {x}.'),
    levels(
      'The handover was thorough, and took until midnight.',
      'It gave up every photo and every password without a word.',
      'It now lives in a drawer with the four before it, as the alumni network.',
    ),
  ),
  eventPlot(
    'speak-g-thing-died',
    {
      when: [
        'my|the|our x:@appliance|@gadget|tv|television|shower|toilet|doorbell|lawnmower|mower|printer|lamp|zipper|bike|ac|aircon|car|garage_door|chair|sofa|couch|bed|watch|clock|umbrella|washer|elliptical|treadmill|glasses|sunglasses .. break|broke|broken|die|died|dead|stop|stopped|quit|gave_up|gave_out|fail|failed|conk|bust|busted|packed_in',
        'x:@appliance|@gadget|tv|toilet|shower|ac .. break|broke|broken|die|died|stop|stopped|quit',
        'my|the|our x:@appliance|@gadget|tv|television|shower|toilet|doorbell|lawnmower|mower|printer|lamp|zipper|bike|ac|aircon|car|garage_door|chair|sofa|couch|bed|watch|clock|umbrella|washer|elliptical|treadmill|glasses|sunglasses .. break|broke|broken|die|died|dead|stop|stopped|quit|gave_up|gave_out|fail|failed|conk|bust|busted|packed_in .. living_room',
        'x:@appliance|@gadget|tv|toilet|shower|ac .. break|broke|broken|die|died|stop|stopped|quit .. living_room',
      ],
      not: [
        '@phone|laptop|computer|tablet|ipad|macbook|pc .. die|died|dead|quit|stop|stopped',
        'i_broke|heater|boiler|furnace|heating|alarm|fix|repair|battery|@child|dog|cat|husband|wife|fire|someone|glass|office|school|leak|explode|smoke_alarm|smoke_detector|iron_deficiency|screen|start|chain|charging',
        'at|in|for .. work|office|school|client|boss',
      ],
      fine: 'way break broken die dead stop stopped quit give fail conk bust pack working work kitchen bathroom living room down suddenly weekend',
      is: '!question',
    },
    all('My {x} quit, and left no handover notes.'),
    levels(
      'I am covering the shift myself.',
      'I had offered a retention bonus, in the form of a slap on the side.',
      'The warranty resigned the week before, so they must have talked.',
    ),
  ),
  eventPlot(
    'speak-g-leak',
    {
      when: [
        'x:tap|faucet|roof|sink|pipe|toilet|dishwasher|washing_machine|fridge|ceiling|shower|radiator|boiler|ac|hose|kitchen_sink|bathtub|water_heater|bathroom|air_conditioner|loo .. leak|drip',
        'leak .. in|from|under .. x:roof|sink|ceiling|toilet|bathroom|dishwasher|washing_machine|kitchen|kitchen_sink|basement|garage',
        'leaking|leaky|dripping x:tap|faucet|roof|sink|pipe|toilet|dishwasher|washing_machine|fridge|ceiling|shower|radiator',
      ],
      not: [
        'gas|fix|repair|neighbor|office|work|car|oil|information|memo|plumber|flood|collapse|electric|baby|diaper|stop',
      ],
      fine: 'leak leaking leaky drip dripping water floor bathroom kitchen bad house spring',
      is: '!question',
    },
    all('Water has been getting out ahead of schedule, and I have traced it to {the x}.'),
    levels(
      'A bucket was brought in as a temp.',
      'A bucket was brought in as a temp, and by lunch it was full-time.',
      'The bucket is now full-time, and is interviewing deputies.',
    ),
  ),
  eventPlot(
    'speak-g-scratched-car',
    {
      when: [
        'scratch|scrape .. my|the|our|side .. x:car|van|truck|tesla|motorcycle',
        'my x:car|van|truck|tesla .. get|got|is|was|has .. scratch|scratched|scrape',
        'scratch|scrape .. on|along .. my x:car|van|truck',
      ],
      not: [
        'someone|dog|cat|neighbor|kid|son|daughter|boss|rental|dent|key|keyed|note|he|she|other|another_car|head|police|polish|fix|repair|wife|husband',
      ],
      fine: 'scratch scratched scrape parking garage lot pole wall side door park backing reversing gate bumper find tree',
      is: '!question !actor:us',
    },
    all('There is now written feedback along the side of my {x}.'),
    levels(
      'It is one line, and very direct.',
      'It is one line, and my insurer has asked me to elaborate.',
      'The door would like it removed from its file, which costs eight hundred.',
    ),
  ),
  eventPlot(
    'speak-g-engine-light',
    {
      when: [
        'check_engine|engine|warning|oil .. light|lamp .. on|come|came|appear|back|dashboard|again',
        'check_engine_light',
        '^ check engine light',
        'car .. engine|warning light|lamp',
        'car .. make|making .. noise|weird_noise|sound|strange_noise|noises',
      ],
      not: [
        "fix|mechanic|garage|plane|crash|bill|stop|fire|smoke|highway|break|won't|neighbor|washing_machine|baby|dog|kid|plane|printer|christmas",
      ],
      fine: 'check engine light warning oil lamp car dashboard come appear weird strange noise noises sound funny loud week weeks driving way work',
      is: '!question',
    },
    all('My car has raised a concern, and given no further detail.'),
    levels(
      'I have thanked it for speaking up, and driven on.',
      'I turned the radio up, and consider the matter closed.',
      'It has escalated over my head, and copied in the oil.',
    ),
  ),
  eventPlot(
    'speak-g-slow-computer',
    EVENTS['slow-computer'],
    all('My {x} is thinking it over, in the form of a small circle.'),
    levels(
      'I have cleared my afternoon.',
      'The question was a single click.',
      'It asked me to close some windows, so the kitchen is now much warmer.',
    ),
  ),
  eventPlot(
    'speak-g-fixed',
    {
      when: [
        'fix|repair|mend .. x:@household|@gadget|@instrument|car|bike|bicycle|motorcycle|motorbike|scooter|van|truck|suv|tesla|e-bike|rug|barbecue|lawnmower|tv_stand|gadget|game|board_game|tent|printer|@robot|tool|lego|candle|rice_cooker|pillow|mattress|monitor|doorbell|treadmill|exercise_bike|suitcase|case|doormat|tap|faucet|shower|wifi|roof|drawer|zipper|car|dishwasher|screen_door|hinge|shelf|heater|boiler|squeaky_door|jeans',
      ],
      not: [
        "try|tried|can't|couldn't|worse|plumber|electrician|mechanic|hire|pay|paid|cost|not|never|fail|need|youtube|tape|duct_tape|neighbor|boss|grandma|mother|wife|husband|tie|jeans|glue|hair|meeting|guy|meal|drink|restart|bug|code",
      ],
      mine: 'fix|repair|mend',
      fine: 'fix repair mend break broken kitchen bathroom garage house bedroom',
      is: '!question !actor:us',
    },
    all('{the x} returned to work after a short talk with a screwdriver.'),
    levels(
      'I signed the sick note myself.',
      'I do not know what I did, and have put it on my CV.',
      '{the x} came back part-time, and one of the parts is still with me.',
    ),
  ),
  eventPlot(
    'speak-g-fix-worse',
    EVENTS['fix-worse'],
    all('I was brought in to turn {the x} around. Before that, only one thing was wrong.'),
    levels(
      'The problem is now shared by the whole team.',
      'The whole team is now involved, and some of it is in a bowl.',
      'The screwdriver now runs the project, and I am to stay two meters away.',
    ),
  ),
  eventPlot(
    'speak-g-off-and-on',
    {
      when: [
        'turn|turned|switch|unplug .. off .. and|then .. on',
        'restart|reboot|reset .. router|computer|laptop|phone|wifi|printer|tv|modem|pc ... work|fix|fixed|worked|help|helped',
        'turn|turned|switch it off and on',
        'unplug .. and|then .. plug .. back|in|again',
        'restart|restarted|reboot|rebooted .. my|the|our router|computer|laptop|phone|modem|printer|tv $',
      ],
      not: [
        "light|lights|not|didn't|never|nothing|still|boss|client|dad|mom|mother|father|heart|career|stove|oven|windows|alarm|hospital|server|production|website|crash|freeze|froze|update|car",
      ],
      mine: 'turn|switch|unplug|restart|reboot',
      fine: 'turn switch unplug plug restart reboot reset router computer laptop phone wifi printer tv modem pc work fix help internet back again machine',
      is: '!question !actor:us',
    },
    all('I resolved the matter with a sabbatical of ten seconds.'),
    levels(
      'It came back refreshed.',
      'It came back refreshed, with no memory of what had upset it.',
      'I have applied for the same, and been told that I might not come back on.',
    ),
  ),
  eventPlot(
    'speak-g-plumber-noshow',
    {
      when: [
        "x:plumber|electrician|repairman|handyman|technician|locksmith|cable_guy|builder|painter|cleaner|movers|gardener|internet_guy .. never|not|didn't|doesn't|cancelled|canceled|no_show|no-show .. come|show|arrive|turn|appear",
        "x:plumber|electrician|repairman|handyman|technician|locksmith|cable_guy|builder|painter|cleaner|movers|gardener|internet_guy .. never|not|didn't|doesn't|cancelled|canceled|no_show|no-show $",
      ],
      not: ['flood|hospital|fix|pay|die|office|work|hurt|call'],
      fine: 'come show arrive turn appear cancel fix sink morning appointment',
      is: '!question',
    },
    all(
      '{the x} attended our appointment with the camera off, the sound off, and the van elsewhere.',
    ),
    levels(
      'A follow-up has been set for some time.',
      'A follow-up has been set, for between Monday and spring.',
      'The invoice arrived on time.',
    ),
  ),
  eventPlot(
    'speak-g-hung-picture',
    {
      when: [
        'hang|hung|put_up|mount|install .. x:picture|mirror|painting|poster|clock|photo|shelf|tv|print|frame|picture_frame|coat_rack|spice_rack|canvas|curtain_rod .. wall|up|by|in|bedroom|living_room',
        'hang|hung|put_up|mount|install .. x:picture|mirror|painting|poster|clock|photo|shelf|tv|print|frame|picture_frame|coat_rack|spice_rack|canvas|curtain_rod $',
        'hang|hung|mount .. a|my|the|some|new x:picture|pictures|mirror|painting|poster|clock|photo|photos|shelf|tv|frame',
        'put .. up .. a|the|my|some x:picture|mirror|painting|poster|clock|shelf|pictures|shelves',
        'hang|hung|mount .. a|my|the|some|new x:picture|pictures|mirror|painting|poster|clock|photo|photos|shelf|tv|frame .. living_room',
        'put .. up .. a|the|my|some x:picture|mirror|painting|poster|clock|shelf|pictures|shelves .. living_room',
      ],
      not: [
        'fall|fell|crooked|break|broke|boss|ex|husband|wife|not|never|ladder|office|work|gallery|need|landlord|hole|holes|wrong|hang_up|hung_up .. on|upside',
      ],
      mine: 'hang|mount|put|install',
      fine: 'hang mount install put up wall bedroom living room hallway bathroom kitchen drill',
      is: '!question !actor:us',
    },
    all('I have appointed {the x} to a position on the wall.'),
    levels(
      'The position leans slightly to the left.',
      'Four other holes were considered.',
      'Four other holes were considered, and have been kept on file.',
    ),
  ),
  eventPlot(
    'speak-g-assembled',
    {
      when: [
        'assemble|build|built|put_together|finish_assembling .. x:@furniture|@appliance|furniture|barbecue|crib|shed|bike|trampoline|desk|wardrobe|lego|lego_set|bookcase|kallax|billy|malm|ikea_furniture|tv_stand|treehouse|pc|exercise_bike',
        'put .. together .. a|the|my|some|new x:@furniture|furniture|shed|barbecue|ikea_furniture|trampoline',
        'put .. a|the|my x:@furniture|furniture together',
        'assemble|build|built|put_together|finish_assembling .. x:@furniture|@appliance|furniture|barbecue|crib|shed|bike|trampoline|desk|wardrobe|lego|lego_set|bookcase|kallax|billy|malm|ikea_furniture|tv_stand|treehouse|pc|exercise_bike .. living_room',
        'put .. together .. a|the|my|some|new x:@furniture|furniture|shed|barbecue|ikea_furniture|trampoline .. living_room',
        'put .. a|the|my x:@furniture|furniture together .. living_room',
      ],
      not: [
        "screw|screws|spare|extra|missing|backwards|wrong|fall|fell|collapse|break|upside|without|not|never|can't|husband|wife|boyfriend|girlfriend|dad|argue|fight|team|hours|scratch|wood|company|relationship|fail|lego|lego_set|fort|office|together_with|we",
      ],
      mine: 'assemble|build|put',
      fine: 'assemble build ikea spend spent put together flat pack flat-pack afternoon bedroom living finish',
      is: '!question !actor:us',
    },
    all('I was sole engineer on {the x}, working from drawings without words.'),
    levels(
      'The drawings called for two people, and I was both.',
      'I reported to a drawn man who only ever pointed.',
      'My line manager was a drawn man with no face, and he has put me up for promotion.',
    ),
  ),
  eventPlot(
    'speak-g-cleaned-room',
    {
      when: [
        'clean|deep-clean|deep_clean|scrub|tidy|cleaned .. x:bathroom|kitchen|house|apartment|flat|bedroom|living_room|room|garage|hallway|basement|attic|home|balcony|place|toilet|shower|bathtub',
        'clean|tidy up .. the|my|our x:bathroom|kitchen|house|apartment|flat|bedroom|living_room|room|garage|hallway|basement|attic|home|balcony|place',
        'clean .. my|the|our whole|entire x:house|apartment|flat|place|kitchen',
      ],
      not: [
        'hate|not|never|pay|hire|cleaner|cleaning_lady|roommate|mother|mom|guest|party|before|visit|landlord|half|someone|hallway|find|found|blood|should|need|must|avoid|procrastinate|instead|office|sink|dog|cat|with|robot|window|windows',
      ],
      mine: 'clean|tidy|scrub|deep-clean',
      fine: 'clean deep scrub tidy spend spent top bottom finally weekend spring deep-clean cleaning',
      is: '!question !actor:us',
    },
    all('I have restored {the x} to the version shown at launch.'),
    levels(
      'I would ask everyone not to use it.',
      'To keep it that way, access has been suspended.',
      'Access has been suspended for all staff, so I live in the hallway now.',
    ),
  ),
  eventPlot(
    'speak-g-cleaned-fridge',
    {
      when: [
        'clean|empty|sort|organize|organise|clear|defrost .. x:fridge|freezer|pantry|refrigerator|kitchen_cupboard|spice_rack|medicine_cabinet|kitchen_cabinets',
      ],
      not: [
        'office|work|roommate|hate|not|never|find|found|should|need|mold|smell|bottle|eat|ate|accidentally|forgot',
      ],
      mine: 'clean|empty|sort|organize|organise|clear|defrost',
      fine: 'clean empty sort organize organise clear out defrost kitchen',
      is: '!question !actor:us',
    },
    all('I carried out an internal audit of {the x}.'),
    levels(
      'Several items had been there since before my time.',
      'One jar had more years of service than I do.',
      'One jar has more years of service than I do, and asked what my role was.',
    ),
  ),
  eventPlot(
    'speak-g-cleaned-oven',
    {
      when: [
        'clean|scrub|descale|wipe .. x:oven|stove|microwave|grill|bbq|barbecue|air_fryer|hob|toaster|cooker|coffee_machine|kettle|stovetop|extractor_fan',
      ],
      not: [
        'office|work|hate|not|never|pay|self-cleaning|should|need|burn|smoke|ovens|broke|roommate|fire',
      ],
      mine: 'clean|scrub|descale|wipe',
      fine: 'clean scrub descale wipe down kitchen spend spent',
      is: '!question !actor:us',
    },
    all('I have removed several years of institutional knowledge from {the x}.'),
    levels(
      'Most of it was stuck.',
      'Most of it was stuck, and had tenure.',
      '{the x} no longer remembers how anything is done, and has had to be retrained.',
    ),
  ),
  eventPlot(
    'speak-g-cleaned-windows',
    {
      when: [
        'clean|wash .. living_room windows|window',
        'clean|wash|cleaned .. windows|window',
        'do|did .. the windows',
        'clean|wash .. living_room windows|window .. living_room',
        'clean|wash|cleaned .. windows|window .. living_room',
        'do|did .. the windows .. living_room',
      ],
      not: [
        'rain|car|bird|cleaner|pay|hate|not|never|fall|fell|office|work|neighbor|should|need|microsoft|computer|half|break',
      ],
      mine: 'clean|wash|do',
      fine: 'clean wash house kitchen living room bedroom bathroom apartment flat',
      is: '!question !actor:us',
    },
    all('I have introduced full transparency toward the street.'),
    levels(
      'It turns out that there is an outside.',
      'It turns out that there is an outside, and that it could see us all along.',
      'The street has booked a meeting with me about the curtains.',
    ),
  ),
  eventPlot(
    'speak-g-ironed',
    {
      when: [
        'iron|press|steam .. x:shirt|shirts|dress|blouse|suit|pants|trousers|clothes|skirt|tablecloth|uniform',
      ],
      not: [
        'burn|burnt|hole|hate|not|never|wear|wearing|interview|wedding|funeral|press_conference|meeting|husband|boss|need|should|kid|scorch|leave',
      ],
      mine: 'iron|steam|press',
      fine: 'iron press steam work',
      is: '!question !actor:us',
    },
    all('I have smoothed things over with {the x}.'),
    levels(
      'One corner still has its reservations.',
      'It should hold until the car.',
      'One corner will only speak through a mediator, and insists on steam.',
    ),
  ),
  eventPlot(
    'speak-g-took-out-trash',
    {
      when: [
        'take|took|put|bring|brought .. out .. trash|garbage|bin|bins|recycling|rubbish',
        'take|took|put|bring .. trash|garbage|bin|bins|recycling|rubbish .. out|outside|curb|street|down',
        'empty|emptied .. trash|bin|bins|garbage|trash_can|kitchen_bin|dustbin',
      ],
      not: [
        'forget|forgot|not|never|wrong|rain|naked|lock|locked|neighbor|raccoon|fox|bag|rip|husband|wife|kid|hate|refuse|late|boss|recycle_bin|should|office|keys|miss|truck|computer|date|break',
      ],
      mine: 'take|put|bring|empty',
      fine: 'take put bring empty trash garbage bin bins recycling rubbish outside curb street kitchen out down',
      is: '!question !actor:us',
    },
    all('I have escorted the trash off the premises.'),
    levels(
      'Its belongings fit in one bag.',
      'Security was me, in slippers.',
      'A truck is being sent for it, which is more than I was ever offered.',
    ),
  ),
  eventPlot(
    'speak-g-emptied-dishwasher',
    {
      when: [
        'empty|emptied|unload|unloaded .. dishwasher',
        'put .. away .. dishes',
        'put .. dishes .. away',
        'dry|dried .. dishes',
      ],
      not: [
        'not|never|hate|dirty|roommate|husband|wife|kid|kids|argue|break|broke|refuse|forget|half|nobody|office|work',
      ],
      mine: 'empty|unload|put|dry',
      fine: 'empty unload put away dry dishes dishwasher breakfast kitchen clean',
      is: '!question !actor:us',
    },
    all('I have walked every dish home after its shift.'),
    levels(
      'The next shift is already in the sink.',
      'The lids are still of no fixed address.',
      'A fork has asked me why it is always on nights.',
    ),
  ),
  eventPlot(
    'speak-g-wet-laundry',
    {
      when: [
        'forget|forgot|leave|left .. laundry|clothes|washing|load|towels .. in .. washing_machine|washer|machine|dryer',
        'forget|forgot .. about .. laundry|clothes|washing .. in|overnight',
        'forget|forgot .. about .. laundry|clothes|washing $',
        'laundry|clothes|washing .. still .. in .. washing_machine|washer|machine',
        'rewash|rewashed .. laundry|clothes|load',
        'forget|forgot .. take|get .. laundry|clothes|washing .. out',
        'forgot .. my|the laundry',
      ],
      not: [
        'dry|rain|laundromat|neighbor|tissue|pink|shrink|roommate|steal|phone|wallet|bus|hotel|gym|line|outside|do|did',
      ],
      mine: 'forget|leave|rewash',
      counted: true,
      fine: 'forget leave laundry clothes washing wet load towels machine washer overnight smell stink take out rewash again day days',
      is: '!question !actor:us',
    },
    all('My laundry finished on time, and has been in the waiting room ever since.'),
    levels(
      'An atmosphere has developed.',
      'An atmosphere has developed, so the whole team is repeating the course.',
      'An atmosphere has developed, and it has applied for its own drawer.',
    ),
  ),
  eventPlot(
    'speak-g-pink-laundry',
    EVENTS['pink-laundry'],
    all('All my whites sat through the same wash, and came out agreeing on pink.'),
    levels(
      'I have never seen a team align so fast.',
      'It was one red voice against the whole drum, and the red voice won.',
      'They are now unanimous, and have asked for me to be washed as well.',
    ),
  ),
  eventPlot(
    'speak-g-found-where',
    {
      when: [
        'find .. my x:@carried|@phone|@garment|@footwear|@earphones|charger|remote|glasses|keys|scissors|tv_remote|remote_control|airpods|book|camera|watch .. p:in|under|behind|on|inside|beneath .. the|my y:@furniture|@appliance|@carried|car|couch|sofa|bin|trash|garage|garden|pocket|coat|laundry|laundry_basket|washing_machine|bathroom|bathtub|kitchen|cupboard|drawer|toilet|plant_pot|couch_cushions|trash_can|jacket|bag|shower|sink|basement|door|shoe|yard|pantry',
        'find .. the x:@carried|@phone|@garment|@footwear|@earphones|charger|remote|glasses|keys|scissors|tv_remote|remote_control|airpods|book|camera|watch .. p:in|under|behind|on|inside|beneath .. the|my|a y:@furniture|@appliance|@carried|car|couch|sofa|bin|trash|garage|garden|pocket|coat|laundry|laundry_basket|washing_machine|bathroom|bathtub|kitchen|cupboard|drawer|toilet|plant_pot|couch_cushions|trash_can|jacket|bag|shower|sink|basement|door|shoe|yard|pantry',
        'find .. my x:@carried|@phone|@garment|@footwear|@earphones|charger|remote|glasses|keys|scissors|tv_remote|remote_control|airpods|book|camera|watch .. p:in|under|behind|on|inside|beneath .. a y:@furniture|@appliance|@carried|car|couch|sofa|bin|trash|garage|garden|pocket|coat|laundry|laundry_basket|washing_machine|bathroom|bathtub|kitchen|cupboard|drawer|toilet|plant_pot|couch_cushions|trash_can|jacket|bag|shower|sink|basement|door|shoe|yard|pantry',
      ],
      not: [
        "boss|neighbor|dog|cat|kid|someone|police|money|head|wear|stolen|thief|son|daughter|hotel|office|husband|wife|roommate|broken|can't|couldn't|not|never|toilet",
      ],
      mine: 'find',
      fine: 'find lose lost missing week after days searching looking',
      is: '!question !actor:us',
    },
    all('The search for my {x} is over: an internal candidate came forward, {p} {the y}.'),
    levels(
      'I had already looked there twice.',
      'I had asked {the y} twice, and nothing was said.',
      "{the y} requested a finder's fee.",
    ),
  ),
  eventPlot(
    'speak-g-found-lost',
    EVENTS['found-lost'],
    all('Attendance is back to normal: my {x} turned up.'),
    levels(
      'No account was given of the time away.',
      'I led the welcome-back meeting, and did all the talking.',
      'I offered a tracking device, and {the x} lost it.',
    ),
  ),
  eventPlot(
    'speak-g-out-of-gas',
    EVENTS['out-of-gas'],
    all('My car has clocked off for the day, ahead of me.'),
    levels(
      'The remaining distance was delegated to my feet.',
      'The fuel light had been sending reminders for days, and I had muted it.',
      'The car says it was only ever hired as far as here.',
    ),
  ),
  eventPlot(
    'speak-g-phone-toilet',
    {
      when: [
        'drop|dropped|fell|fall .. my? x:@phone|@earphones|ipad|watch|airpod .. in|into|down .. y:toilet|sink|bath|bathtub|pool|lake|puddle|loo|river|hot_tub|sea|ocean|soup|coffee|bucket',
        'my x:@phone|@earphones|ipad|watch|airpod|airpods .. fall|fell|went|slip .. in|into|down .. y:toilet|sink|bath|bathtub|pool|lake|puddle|loo|river|hot_tub|sea|ocean|soup|coffee',
      ],
      not: [
        'kid|son|daughter|baby|dog|cat|boss|friend|wife|husband|throw|he|she|work|office|public|bar|fix|rice|train',
      ],
      fine: 'drop fall fell accident slip',
      is: '!question !actor:us',
    },
    all('My {x} went into {the y}, for what we call a deep dive.'),
    levels(
      'It was not on the agenda.',
      'The findings are in a bowl of rice.',
      'The findings are in a bowl of rice, and refuse to say what they saw.',
    ),
  ),
  eventPlot(
    'speak-g-tabs',
    {
      when: [
        'have|got|with|open .. #|hundred|fifty|sixty|eighty|ninety|forty|thirty|twenty|hundreds tabs|browser_tabs|chrome_tabs .. open',
        'have|got|with|open .. #|hundred|fifty|sixty|eighty|ninety|forty|thirty|twenty|hundreds tabs|browser_tabs|chrome_tabs $',
        'have|got .. too_many|so_many|many|hundred tabs|browser_tabs .. open',
        'have|got .. too_many|so_many|many|hundred tabs|browser_tabs $',
        '# tabs open',
        'too|so many tabs',
        'has|have|are .. # .. tabs',
        'has|have|are .. hundred|fifty|thirty|twenty|forty|sixty|seventy|eighty tabs',
      ],
      not: ['bar|bill|guitar|close|closed|beer|crash|boss|computer_slow|lose|lost'],
      fine: 'tabs open browser chrome phone laptop computer too many over safari firefox hundred',
      is: '!question',
    },
    all('I run a large team of browser tabs, none of which may be let go.'),
    levels(
      'One of them is playing music.',
      'One of them is playing music, and will not come forward.',
      'They have chosen a spokesman, and it is a soup recipe from 2019.',
    ),
  ),
  eventPlot(
    'speak-g-forgot-charge',
    {
      when: [
        'forget|forgot .. to? charge|plug .. my|the x:@phone|@computer|@earphones|watch|kindle|tablet|ipad|e-bike|toothbrush|electric_toothbrush|electric_car|tesla|car|scooter|smartwatch|bike',
        'forget|forgot .. plug .. in .. my x:@phone|@computer|@earphones|watch|ipad',
        "didn't|not charge .. my x:@phone|@computer|@earphones|watch|tablet|ipad|car|e-bike|bike",
        'my x:@phone|@computer|watch|tablet|ipad|iphone .. at|on # percent|%',
        'my x:phone|iphone|laptop .. be|at|is|on|only .. 1%|2%|3%|4%|5%|6%|7%|8%|9%|10%|one|two|three|four|five percent|battery',
      ],
      not: [
        'credit|client|customer|price|kid|die|died|dead|meeting|interview|presentation|card|boss|airport|flight|fee|hospital|alarm|fully|100|plane',
      ],
      mine: "forget|not|didn't",
      fine: 'forget charge plug battery percent electric work overnight low %',
      is: '!question !actor:us',
    },
    all('My {x} turned up to work on a few percent.'),
    levels(
      'So did I.',
      'So did I, and we have both lowered our brightness.',
      'So did I, and we now share the one plug, in shifts.',
    ),
  ),
  eventPlot(
    'speak-g-parking-tries',
    {
      when: [
        'take|took|need .. #|five|three|four|ten|several|six|seven|many|twenty try|tries|attempts|goes|times|minutes .. to? park|parallel_park',
        'parallel|parallel-park park|parked|parking',
        'park .. after|on|in .. #|three|four|five|six|ten|third|fourth|fifth try|tries|attempts|attempt',
        'parallel_park|parallel_parked|parallel_parking',
        "can't|couldn't|cannot .. parallel_park|parallel-park",
        "can't|couldn't|cannot parallel park",
        "can't|couldn't|cannot .. park my|the car",
      ],
      not: [
        'hit|crash|ticket|wife|husband|date|first|exam|test|boss|watch|watched|teach|space|spot|dog|crowd|everyone|people|disabled|where|bus|national',
      ],
      counted: true,
      fine: 'take need park parking parallel try tries attempt attempts go car find spot minutes fail',
      is: '!question',
    },
    all('I arrived at my parking space in several drafts.'),
    levels(
      'The last of them was approved, by me.',
      'The curb reviewed each one, and left comments.',
      'The comments of the curb are on the wheel, as tracked changes.',
    ),
  ),
  eventPlot(
    'speak-g-lost-car',
    {
      when: [
        "forget|forgot|can't|couldn't|no_idea|don't|not .. where .. i? .. park|parked",
        "can't|couldn't|cannot find .. my|the car .. parking_lot|parking_garage|car_park",
        "can't|couldn't|cannot find .. my car",
        'lose|lost .. my car .. parking|lot|garage|car_park|mall|ikea|airport',
        'lose|lost .. my car $',
        'look|search|wander|walk .. for .. my car',
      ],
      not: [
        'key|keys|steal|stolen|tow|towed|insurance|crash|bet|game|kid|drunk|husband|wife|he|she|seat|registration|charger',
      ],
      mine: "forget|can't|couldn't|lose|look",
      counted: true,
      fine: 'forget park parked find lose car parking lot garage mall ikea airport supermarket spend spent look search wander walk idea where remember',
      is: '!question !actor:us',
    },
    all('My car is working from an undisclosed location.'),
    levels(
      'It is one of the gray ones.',
      'I have walked three levels pressing a button, in the hope of a reply.',
      'It has replied once, from a level that the lift does not go to.',
    ),
  ),
  eventPlot(
    'speak-g-bike-stolen',
    EVENTS['bike-stolen'],
    all('My {x} has been headhunted.'),
    levels(
      'There was no time to make a counteroffer.',
      'No counteroffer was invited, and the vacancy is mine.',
      'The empty spot has been promoted to {x}, and I am expected to ride it.',
    ),
  ),
  eventPlot(
    'speak-g-raked',
    {
      when: [
        'rake|raked|blow|sweep|swept|clear|cleared .. leaves',
        'rake|raked .. yard|garden|lawn',
      ],
      not: [
        'gutter|neighbor|kid|dog|jump|leave_work|pay|hire|not|never|hate|tea|blower|wind|house|colleague|rake_in|money|boss|salad',
      ],
      mine: 'rake|sweep|clear|blow',
      fine: 'rake sweep clear leaf leaves yard garden lawn driveway spend spent weekend patio street',
      is: '!question !actor:us',
    },
    all('The trees had dropped the whole project on me, and I raked it in.'),
    levels(
      'It is all in one pile, and reports to the wind.',
      'It is in one pile, pending a decision by the wind.',
      'The wind has reviewed my work, and moved it next door.',
    ),
  ),
  eventPlot(
    'speak-g-shoveled',
    {
      when: [
        'shovel|shoveled|shovelled|clear|cleared|plow|dig .. snow|driveway|sidewalk|path',
        'shovel|shoveled|shovelled|clear .. snow',
      ],
      not: [
        'neighbor|back|hurt|pay|kid|leaf|leaves|sand|dirt|heart|car|grave|coal|hire|not|never|husband|food|gravel|poop|help',
      ],
      mine: 'shovel|clear|plow|dig',
      counted: true,
      fine: 'shovel clear plow dig snow driveway sidewalk path work front house spend spent',
      is: '!question !actor:us',
    },
    all('I cleared a very large white backlog.'),
    levels(
      'It had been passed down overnight, from above.',
      'More has already been assigned, from above.',
      'The snowplow has returned the whole of it, with comments.',
    ),
  ),
  eventPlot(
    'speak-g-weeded',
    {
      when: [
        'pull|pulled|weed|weeded|remove .. weeds|garden|flowerbed|flower_bed|yard|flower_beds|vegetable_patch|driveway',
        'do|did .. weeding',
        '^ i? weed|weeded|weeding $',
      ],
      not: [
        'smoke|tobacco|neighbor|pay|kid|back|hurt|by_mistake|accidentally|flowers|wrong|not|never|hate|eat|car|out_of_the|drug|sell|truck|snake',
      ],
      mine: 'pull|weed|do',
      fine: 'pull weed weeds garden flowerbed flower bed yard weeding spend spent do backyard remove',
      is: '!question !actor:us',
    },
    all('The most motivated staff in the garden have been asked to leave, by the roots.'),
    levels(
      'They had shown strong growth in every bed.',
      'They had outperformed everything I ever planted on purpose.',
      'They were all back by Monday, with friends.',
    ),
  ),
  eventPlot(
    'speak-g-raining',
    {
      when: [
        "it|it's|its .. =raining|=rains|=rained|=pouring|=drizzling",
        "it|it's won't|not|doesn't|never .. stop raining|rain",
        '^ rain|raining|rainy again|all|today|outside',
        '^ rain|raining|rainy $',
        '^ =rainy day|monday|weekend',
        "it|it's .. =rainy",
        'rain|raining all day|week|weekend|morning|afternoon|night',
      ],
      not: [
        'umbrella|soak|wet|wedding|tea|cat|dog|cats|men|picnic|bbq|parade|flood|laundry|car|forgot|walk|run|bike|roof|ceiling|leak|money|stop .. and|camping|festival|inside|blood|miss|without|match|after|on_me|window',
      ],
      fine: 'rain raining rainy pour drizzle outside stop heavy hard pouring cats dogs non-stop nonstop weekend week again london',
      is: '!question',
    },
    all('The sky is rolling out the same update to everyone.'),
    levels(
      'It was not possible to schedule it for tonight.',
      'I chose "remind me tomorrow", and it will.',
      'I asked to speak to whoever runs the cloud, and was told that we are all in it.',
    ),
  ),
  eventPlot(
    'speak-g-hot',
    EVENTS['hot'],
    all('The sun is putting in overtime, and no one dares to send it home.'),
    levels(
      'I have moved my chair to within sight of the fridge.',
      'I now hold all my meetings with the fridge, door open.',
      'The fridge has made me an offer, on the second shelf.',
    ),
  ),
  eventPlot(
    'speak-g-wind-took',
    {
      when: [
        'wind|storm .. blow|blew|knock|carry|take|took|steal|stole .. my|the|our .. x:hat|cap|bin|bins|trampoline|parasol|tent|laundry|fence|scarf|chair|table|wig|newspaper|papers|doormat|bike|plant|plants|flowerpot|gazebo|wreath|sign|dustbin .. away|over|off|down|out|into|across',
        'wind|storm .. blow|blew|knock|carry .. over|away|off|down .. my|the|our x:hat|cap|bin|bins|trampoline|parasol|tent|laundry|fence|scarf|chair|bike|plants|flowerpot|gazebo',
        'my|the|our x:hat|cap|bin|bins|trampoline|parasol|tent|laundry|scarf|gazebo|fence .. blow|blew|blown|flew|fly .. away|over|off|down',
      ],
      not: [
        'neighbor|car|kid|hit|hurt|roof|he|she|gas|umbrella|window|glue|break|bus|train|office',
      ],
      fine: 'wind storm blow knock carry take fly street garden road away off over down strong crazy',
      is: '!question !actor:us',
    },
    all('The wind has reassigned my {x}.'),
    levels(
      'The new location is still to be confirmed.',
      'The new location is three houses down, and I was not consulted.',
      'I have sent the wind a letter, and that has been reassigned as well.',
    ),
  ),
  eventPlot(
    'speak-g-scraped-ice',
    EVENTS['scraped-ice'],
    all('I opened the day with an icebreaker, on the windshield of my car.'),
    levels(
      'We are both a little warmer for it.',
      'I used my bank card, which is glad to be accepted somewhere.',
      'I cleared a hole the size of a slice of toast, and have called it a vision.',
    ),
  ),
  eventPlot(
    'speak-g-rent-up',
    {
      when: [
        'rent .. go|went|going|gone .. up|higher',
        'rent .. increase|increased|raise|raised|rose|hike|double|doubled|too_high|insane|expensive|ridiculous|high',
        'landlord .. raise|increase|put_up|up .. rent',
        'landlord .. put .. rent .. up',
        'get|got .. rent_increase|rent increase',
      ],
      not: [
        "evict|homeless|car|not|never|pay|late|move|office|lose|job|down|decrease|dispute|cannot|can't|dollars|euros|pounds|lower|food|business|shop",
      ],
      fine: 'rent landlord go up increase raise rise hike double high expensive insane ridiculous put percent apartment flat way too',
      is: '!question',
    },
    all('My rent has been promoted, ahead of me.'),
    levels(
      'It has taken on no new duties.',
      'It has taken on no new duties, and the same tap still drips.',
      'At the next round it will earn more than I do, and I will move into its spare room.',
    ),
  ),
  eventPlot(
    'speak-g-paid-bills',
    {
      when: [
        'pay|paid .. my|the|all|our x:bills|rent|mortgage|credit_card_bill|credit_card|phone_bill|insurance|water_bill|council_tax|car_insurance|internet_bill',
        '^ pay|paid bills|rent',
      ],
      not: [
        "late|forget|forgot|not|never|off|finally_paid_off|last|can't|twice|for_me|electricity|parents|boss|landlord|wrong|split|friend|minimum|half|roommate|dinner|restaurant|office|dollars|euros|pounds",
      ],
      mine: 'pay',
      fine: 'pay bill bills rent mortgage credit card phone insurance water council tax car internet',
      is: '!question !actor:us',
    },
    all('I hosted a payday for everyone but me.'),
    levels(
      'It went smoothly, and in one direction.',
      'I was the only sponsor, and was not on the guest list.',
      'What is left has been thanked for coming, and is a coin.',
    ),
  ),
  eventPlot(
    'speak-g-card-declined',
    {
      when: [
        'card|credit_card|debit_card|bank_card .. decline|declined|reject|rejected|refused',
        "card .. not|didn't|doesn't|wouldn't .. work|go_through .. store|shop|checkout|supermarket|till|register",
        "card .. not|didn't|doesn't|wouldn't .. work|go_through $",
        '=declined .. my card',
        'my card be|get|got|was =declined',
      ],
      not: [
        'date|restaurant|hotel|key|badge|id|birthday|room|fraud|gift|sim|steal|stolen|red|dinner|boss|friend|gas|train|wedding|girlfriend|hospital|bus|invitation|greeting|lunch|graphics|christmas|taxi|first',
      ],
      fine: 'card credit bank debit decline declined reject rejected refused store shop checkout supermarket till register grocery groceries work visa mastercard',
      is: '!question',
    },
    all('The card reader and I held a short interview, and I was not taken forward.'),
    levels(
      'The feedback was one beep.',
      'The feedback was one beep, shared with the whole line.',
      'I am told that my basket will be kept on file.',
    ),
  ),
  eventPlot(
    'speak-g-payday',
    EVENTS['payday'],
    all('My salary came in, on its way to another meeting.'),
    levels(
      'We had a few minutes.',
      'We had eleven minutes together, and I was proud of both of us.',
      'It has asked me to stop calling it mine.',
    ),
  ),
  eventPlot(
    'speak-g-taxes',
    {
      when: [
        'do|did|file|filed|finish|submit|submitted .. tax|taxes|tax_return|tax_returns|income_tax',
        '^ tax|taxes season|day',
      ],
      not: [
        'late|forget|forgot|not|never|refund|owe|wrong|audit|accountant|fraud|need|should|hate|avoid|pay|boss|deadline|mistake|evade|procrastinate|extension|client|wife|husband',
      ],
      mine: 'do|file|finish|submit',
      fine: 'do file finish submit tax taxes return online income spend spent',
      is: '!question !actor:us',
    },
    all('I have accounted for a whole year of my life, in boxes.'),
    levels(
      'Box 14 is where I peaked.',
      'I come across best in Box 14, which was left empty.',
      'They have asked for evidence of March, which I spent lying down.',
    ),
  ),
  eventPlot(
    'speak-g-button-off',
    {
      when: [
        'button .. come|came|fall|fell|pop|popped|fly|flew|burst|lose|lost .. off|my|shirt|pants|jeans|coat|jacket|trousers',
        'lose|lost .. a|another button $',
        '^ my .. shirt|pants|jeans|coat|jacket button pop|popped|burst|off',
        'lose|lost|pop|popped .. a|the|another button .. on|from|off|of .. my x:shirt|pants|jeans|coat|jacket|trousers|blouse|cardigan|dress',
        'missing .. button',
      ],
      not: [
        'remote|phone|keyboard|elevator|controller|sew|fix|wedding|interview|date|stove|snooze|belly|meeting|microwave|radio|mouse|boss|camera|mute|first',
      ],
      fine: 'button come fall pop fly burst lose off shirt pants jeans coat jacket trousers blouse cardigan dress suit missing work find last',
      is: '!question !actor:us',
    },
    all('A button has resigned from my clothes, under pressure.'),
    levels(
      'Those above and below are covering.',
      'The pressure was lunch.',
      'The pressure was lunch, which has since been put in charge of the zip.',
    ),
  ),
  eventPlot(
    'speak-g-parcel-late',
    {
      when: [
        "my|the|our .. x:package|parcel|delivery|order|mail .. still? hasn't|not|didn't|never|still .. arrive|arrived|come|here",
        'my|the|our .. x:package|parcel|delivery|order .. late|delayed|stuck|lost',
        'where is|are my x:package|parcel|delivery|order',
        'my|the x:package|parcel|order .. still .. transit|customs|way|depot|warehouse',
      ],
      not: [
        'food|pizza|neighbor|wedding|birthday|christmas|wait|baby|stolen|restaurant|medicine|wrong|client|work|found|tall|junk',
      ],
      fine: 'late delay delayed stuck lost arrive come transit customs depot warehouse way amazon post mail courier week',
      is: '!actor:us',
    },
    all('My {x} is away on business, and checks in from a different depot every day.'),
    levels(
      'None of them is this one.',
      'Yesterday it was in my town, and went back.',
      'It has more miles than I do, and gets into the lounge.',
    ),
  ),
  eventPlot(
    'speak-g-moved-furniture',
    {
      when: [
        'move|moved|rearrange|rearranged|shift .. x:couch|sofa|desk|bed|table|wardrobe|furniture|bookshelf|armchair|tv|fridge|washing_machine|piano|dresser|chairs|living_room|bedroom|cabinet|bookcase',
      ],
      not: [
        'hurt|truck|friend|help|into|out|in|apartment|house|break|broke|scratch|office|work|boss|parents|girlfriend|boyfriend|stuck|found|find|stairs|chess|piano|money|neighbor',
      ],
      mine: 'move|rearrange|shift',
      fine: 'move rearrange shift window wall corner room bedroom living side',
      is: '!question !actor:us',
    },
    all('I arranged an internal move for {the x}, of two meters.'),
    levels(
      'The whole team took part, as did my back.',
      'We met again in the dark, by knee.',
      'The dents in the carpet have declined to relocate.',
    ),
  ),
  eventPlot(
    'speak-g-mopped',
    {
      when: [
        'mop|mopped .. floor|floors|kitchen|bathroom|hallway|house|apartment|living_room|tiles',
        '^ i? mop|mopped|mopping $',
        'wash|washed|scrub|scrubbed .. the|my .. floor|floors',
      ],
      not: [
        'spill|slip|fell|fall|dog|cat|not|never|hate|blood|robot|roommate|wipe|should|need|vomit|kid|flood|leak|office|work|milk|with',
      ],
      mine: 'mop|wash|scrub',
      fine: 'mop wash scrub floor floors kitchen bathroom hallway house apartment tiles',
      is: '!question !actor:us',
    },
    all('I have mopped my way to a corner office.'),
    levels(
      'I will be able to leave it in ten minutes.',
      'It has no door, and I can leave as soon as the floor dries.',
      'The rest of the household is now remote, on the far side of the wet part.',
    ),
  ),
  eventPlot(
    'speak-g-sunny',
    {
      when: [
        "it|it's|its .. =sunny|nice_out|beautiful_outside|warm .. outside|today|out",
        "it|it's|its .. =sunny|nice_out|beautiful_outside|warm $",
        'beautiful|lovely|gorgeous|nice|great|perfect weather',
        'sun .. out|shine|shining|finally|back',
        '^ =sunny day|again|today|morning|outside',
        '^ =sunny $',
        'weather .. =nice|beautiful|lovely|great|gorgeous|amazing|perfect',
      ],
      not: [
        'sunburn|burn|not|never|but|inside|office|work|indoors|window|hot|too|rain|cold|eyes|stuck|egg|eggs|dog|wedding|miss|while|why|cat|side|personality',
      ],
      fine: 'sunny warm sun shine shining beautiful lovely gorgeous nice great perfect weather outside bright amazing out spring day',
      is: '!question',
    },
    all('The sun has come in to work.'),
    levels(
      'It is on a temporary contract.',
      'Its contract runs until the weekend, as always.',
      'I have offered it anything to stay past the weekend, including my own desk.',
    ),
  ),
  eventPlot(
    'speak-g-speeding',
    {
      when: [
        'get|got|received|have|had .. speeding ticket|fine',
        'get|got .. speeding_ticket|speeding_fine',
        '^ another? speeding ticket|fine',
        '^ another? speeding_ticket',
        'get|got|was|caught .. for|by .. speeding|speed_camera',
        'get|got|was|is flashed|caught|pulled_over .. speed|speeding|speed_camera',
      ],
      not: [
        'crash|accident|kid|school|wife|husband|hospital|court|contest|fight|appeal|drunk|boss|license|licence|police|cop|lose|lost|late|dating|photo',
      ],
      mine: 'get|got|catch',
      fine: 'get got speeding ticket fine speed camera caught catch flash way work driving highway motorway mail car letter another',
      is: '!question !actor:us',
    },
    all('I have received written recognition for being ahead of schedule.'),
    levels(
      'It comes with a photograph.',
      'The photograph is the best that was ever taken of me at work.',
      'The award is billed to the winner, and I am saving up for a second.',
    ),
  ),
  eventPlot(
    'speak-g-wont-turn-on',
    EVENTS['wont-turn-on'],
    all('My {x} has not come in to work, and is not answering.'),
    levels(
      'I have pressed for a reply.',
      'I have pressed for a reply, for ten seconds, as advised.',
      'It did leave a note, which is stored on it.',
    ),
  ),
];
