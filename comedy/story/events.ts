import type { EventTraits } from './event-plot.ts';

/** Everyday events that both a post and a translation know. */
export const EVENTS = {
  'asked-raise': {
    when: [
      'ask .. for .. a|my raise|pay_rise|pay_raise $',
      'ask .. boss|manager|hr .. for .. more money|pay|salary',
      'ask .. for .. raise|pay_rise|pay_raise today|yesterday|again',
      'ask .. for .. raise|pay_rise|pay_raise .. at|in|during|from .. work|today|review|meeting|boss|manager',
    ],
    not: [
      "no|nothing|laugh|deny|denied|refuse|refused|reject|rejected|decline|declined|got|get|said|yes|mom|dad|kid|not|didn't|never|cry|but",
    ],
    mine: 'ask',
    fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally boss manager salary ask again review finally nervous courage',
  },
  'ate-too-much': {
    when: [
      'eat|ate|eaten|have|had .. too|so much|many x:@food',
      'eat|ate|eaten|have|had .. too_much|too_many|so_much|so_many x:@food',
    ],
    not: ['sick|vomit|puke|hospital|doctor|dog|cat|kid|stomach|asleep|salt|fun'],
    mine: 'eat|ate|have|had',
    fine: 'eat way party lunch dinner night office work weekend christmas birthday buffet thanksgiving couch breakfast alone wedding',
    is: '!question !actor:us',
  },
  babysat: {
    when: [
      'babysit|babysat|babysitting .. w:@child',
      "watch|watched|look_after|mind .. my .. sister's|brother's|friend's .. w:kid|kids|baby|son|daughter",
      'look|looked .. after .. w:niece|nephew|grandson|granddaughter|grandkids|grandchildren|nieces|nephews',
      'babysit|babysat|babysitting .. w:@child .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
      "watch|watched|look_after|mind .. my .. sister's|brother's|friend's .. w:kid|kids|baby|son|daughter .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm",
      'look|looked .. after .. w:niece|nephew|grandson|granddaughter|grandkids|grandchildren|nieces|nephews .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
    ],
    not: ['dog|cat|hospital|sick|pay|hurt|cry|lost|break|broke', 'for .. money'],
    mine: 'babysit|babysat',
    counted: true,
    fine: "long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front sister's brother's friend's last weekend tonight babysit neighbor's cousin's after look 3-year-old 4-year-old 2-year-old 5-year-old hours two three sister brother friend cousin neighbor",
  },
  'bad-mood': {
    when: [
      "be|'m|i'm|in|wake|woke .. bad|foul|terrible|awful|grumpy|crabby|shitty mood",
      "i'm|am|be|feel so grumpy|cranky|crabby|moody",
      "i'm|am|be|feel .. grumpy|cranky|crabby|grouchy|moody|irritable",
      '^ so? grumpy|cranky',
      'wake|woke up .. grumpy|cranky|wrong_side',
      'get|got out of? bed .. wrong side|foot',
    ],
    not: [
      'because|depressed|period|pregnant|client|boss|kid|wife|husband|his|cat|dog',
      'your|you|their',
    ],
    mine: "be|in|wake|woke|feel|get|grumpy|cranky|am|'m",
    fine: 'extremely incredibly insanely unbelievably seriously constantly permanently work office mood bad foul grumpy cranky reason bed side wrong wake woke feel coffee monday know',
    is: '!question !actor:us',
  },
  begged: {
    when: [
      'w:@dog|@cat .. beg',
      'w:@dog|@cat .. stare|stared|watch|watched .. me .. eat|food|lunch|dinner|breakfast',
      'w:@dog|@cat .. stare|stared .. at .. my food|sandwich|dinner|lunch|plate|pizza|breakfast|steak',
      'w:@dog|@cat .. stare|watch .. me ... eat|ate',
    ],
    not: [
      'hospital|vet|sick|ill|dead|die|hurt|blood|injured|funeral|cancer|surgery|police',
      'street|boss',
      'out|walk|outside|ball|bed',
    ],
    others: true,
    fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front food table sandwich chicken bacon cheese steak pizza eat ate treat treats scraps plate beg stare while watch bite',
  },
  'bike-stolen': {
    when: [
      'steal|stole|stolen|nick|nicked|took .. my .. x:bike|bicycle|scooter|e-bike|e-scooter|moped|umbrella|package|parcel|garden_gnome|bike_seat|lunchbox',
      'my x:bike|bicycle|scooter|e-bike|e-scooter|bike_seat|umbrella|parcel|package|garden_gnome .. steal|stolen|stole|nick|nicked|swiped',
    ],
    not: [
      'dog|cat|raccoon|gun|knife|robbed|kid|son|daughter|police|hurt|break|insurance|find|found|back|neighbor|boss|colleague|home|house|umbrella|parcel|package|lunchbox|bike_seat|garden_gnome',
    ],
    fine: 'steal nick night outside',
    is: '!question',
  },
  bored: {
    when: [
      "be|'m|feel|i'm|am .. bored",
      "i'm|am|feel|be so? bored",
      '^ so? bored',
      'boredom',
      'have? nothing to do =today|=tonight|=here|=at',
      'have? nothing to do $',
    ],
    not: ['bored of', 'with|by', 'to tears', 'never|not bored', 'meeting|class|date|book|movie'],
    mine: "be|feel|bored|'m|am",
    fine: 'extremely incredibly insanely unbelievably seriously constantly permanently work office job mind death stiff bored boredom feel nothing holiday rainy sunday slow',
    is: '!question',
  },
  'bought-plant': {
    when: [
      'buy|get|adopt|purchase .. x:plant|houseplant|cactus|succulent|orchid|fern|monstera|bonsai|peace_lily|snake_plant|aloe|basil|fiddle_leaf_fig',
      'buy|get|adopt|purchase .. x:plant|houseplant|cactus|succulent|orchid|fern|monstera|bonsai|peace_lily|snake_plant|aloe|basil|fiddle_leaf_fig .. living_room',
    ],
    not: [
      'christmas_tree|die|dead|kill|fake|plastic|gift|present|water|power|repot|sell|food|pot|soil|fertilizer|roses',
      'at|in|for .. work|office|school|client|boss',
    ],
    mine: 'buy|get|adopt|purchase',
    fine: 'buy get adopt purchase ikea shop store market garden center nursery house living room bedroom apartment flat online kitchen desk',
    is: '!question !actor:us',
  },
  cold: {
    when: [
      "i'm|'m|i|am|feel|be .. freezing|chilly|frozen",
      "i'm|i_am|feel|i_was .. cold $",
      "i'm|i_am|feel|i_was so|very|really|always|too|extremely|constantly cold",
      "it's|it_is so|too|very|really|freezing|bitterly cold",
      "it's|it_is freezing",
      "it's|it_is cold outside|today|here|inside|again|in",
      "it's|it_is cold $",
      '^ so? cold|freezing',
      'my x:hands|feet|fingers|toes .. cold|freezing|frozen|numb',
    ],
    not: [
      'coffee|tea|food|shower|soup|water|pizza|caught|catch|heating|boiler|computer|laptop|screen|app|shoulder|assets|account|case|hiring',
      'have .. cold',
      'a cold',
      'feet .. wedding',
    ],
    mine: 'freezing|cold|chilly|be|am|feel',
    fine: 'extremely incredibly insanely unbelievably seriously constantly permanently work office job cold freezing outside winter bus stop train room house apartment flat bed hands feet fingers toes degrees desk weather',
    is: '!question',
  },
  diaper: {
    when: [
      'change .. diaper|diapers|nappy|nappies',
      'change .. diaper|diapers|nappy|nappies .. at .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
    ],
    not: ['hospital|brand|grandma|grandpa|father|dad|mother|never|not', '@spouse .. change'],
    mine: 'change',
    counted: true,
    fine: "long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front baby's son's daughter's niece's nephew's baby dirty poopy plane 2am 3am 4am 5am car five six ten two three four first airplane train all change son daughter baby niece nephew toddler kid newborn twin",
  },
  'drop-off': {
    when: [
      'drop .. w:@child .. off? .. at .. x:school|daycare|kindergarten|preschool|nursery|camp',
      'take|took|bring|brought|drive|drove .. w:@child .. to .. x:school|daycare|kindergarten|preschool|nursery|camp',
      'drop|dropped .. off .. w:@child .. at|to .. x:school|daycare|kindergarten|preschool|nursery|camp',
    ],
    not: [
      'wrong|late|forget|cry|cried|pajamas|closed|holiday|teacher|not|without|summer',
      'first day',
    ],
    mine: 'drop|take|took|bring|brought|drive|drove',
    others: true,
    fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front off drop take first every',
  },
  duolingo: {
    when: [
      'lose|lost|break|broke|ruin|ruined|end|ended|miss|missed .. streak',
      'lose|lost|break|broke|ruin|ruined|end|ended|miss|missed .. # day|days|week .. streak',
      'lose|lost|break|broke|end .. streak .. # days',
    ],
    also: ['duolingo'],
    not: ['snapchat|snap|gym|wordle|not|almost|saved'],
    mine: 'lose|lost|break|broke|ruin|ruined|end|ended|miss|missed',
    fine: 'duolingo long spanish french german italian japanese lose lost break broke ruin ruined miss missed streak work office job desk workplace',
    is: '!actor:us',
  },
  fart: {
    when: [
      'w:@dog|@spouse|@child|@parent|@colleague|@boss|brother|sister|roommate|friend|@stranger .. fart',
    ],
    not: [
      'i fart',
      'we|blame|laugh|funeral|wedding|interview|face|mouth|zoom|date|=loud|loudly',
      'and i',
    ],
    others: true,
    fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front bed meeting car elevator desk office dinner table yoga plane couch fart silently loudly church lift loud class zoom',
  },
  'finished-book': {
    when: ['finish|finished .. reading? .. book|novel', 'read .. a|whole|entire|my book|novel'],
    not: [
      "chapter|write|writing|wrote|kid|colour|coloring|never|not|didn't|comic|children's|started|club|shelf|page|without|haven't|aloud|check|phone|face|summary|sleep|asleep",
    ],
    mine: 'finish|finished|read',
    fine: 'read reading book novel long weekend train vacation bed thick fantasy finish sofa beach fiction crime 2024 2025 library great good',
    is: '!question !actor:us',
  },
  'fix-worse': {
    when: [
      'try|tried|attempt .. to? fix|repair .. x:@household|@gadget|@instrument|car|bike|bicycle|motorcycle|motorbike|scooter|van|truck|suv|tesla|e-bike|rug|barbecue|lawnmower|tv_stand|gadget|game|board_game|tent|printer|@robot|tool|lego|candle|rice_cooker|pillow|mattress|monitor|doorbell|treadmill|exercise_bike|suitcase|case|doormat|wifi|leak|roof|drawer|heater|boiler|hinge|shelf ... =worse|=broke|broken|break',
      'fix|repair .. x:@household|@gadget|@instrument|car|bike|bicycle|motorcycle|motorbike|scooter|van|truck|suv|tesla|e-bike|rug|barbecue|lawnmower|tv_stand|gadget|game|board_game|tent|printer|@robot|tool|lego|candle|rice_cooker|pillow|mattress|monitor|doorbell|treadmill|exercise_bike|suitcase|case|doormat|wifi|leak|shelf|drawer ... make|made .. worse',
      'make|made .. x:@household|@gadget|@instrument|car|bike|bicycle|motorcycle|motorbike|scooter|van|truck|suv|tesla|e-bike|rug|barbecue|lawnmower|tv_stand|gadget|game|board_game|tent|printer|@robot|tool|lego|candle|rice_cooker|pillow|mattress|monitor|doorbell|treadmill|exercise_bike|suitcase|case|doormat|leak worse .. try|trying',
    ],
    not: ['husband|wife|dad|boss|hair|plumber|he|she|flood|fire|electric|shock|mess|kid'],
    mine: 'try|attempt|fix|repair',
    fine: 'try attempt fix repair bad worse break broken make kitchen bathroom leak leaky',
    is: '!question !actor:us',
  },
  'forgot-name': {
    when: [
      "forget|forgot|forgotten|can't_remember|couldn't_remember .. name .. of .. colleague|coworker|someone|person|guy|boss|client|neighbor|neighbour|manager|intern|teammate|woman|man|everyone",
      "forget|forgot|forgotten|can't_remember|couldn't_remember .. @boss's|@client's|@colleague's|@stranger's|@neighbor's|teammate's|manager's|everyone's|everybody's name|names",
      "forget|forgot|can't_remember|couldn't_remember|forgotten his|her|their name|names",
    ],
    not: [
      'own|=my_name|user|pet|dog|cat|actor|song|film|movie|domain|child|son|daughter|wife|husband|mother|dementia|grandma|baby|restaurant|town|date|password',
    ],
    mine: "forget|forgot|forgotten|can't_remember|couldn't_remember",
    others: true,
    fine: "colleague coworker boss client neighbor neighbour met name everyone's names meeting forget forgot forgotten $ long work office job desk workplace meet manager intern teammate introduce introduced join joined",
    is: '!question !actor:us',
  },
  'found-lost': {
    when: [
      'find .. my lost|missing x:@carried|@phone|@garment|@footwear|@earphones|charger|remote|glasses|keys|airpods|book|camera',
      'find .. my lost|missing x:@carried|@phone|@garment|@footwear|@earphones|charger|remote|glasses|keys|airpods|book|camera|tv_remote $',
      'find .. my x:@carried|@phone|@garment|@footwear|@earphones|charger|remote|glasses|keys|airpods|book|camera|tv_remote today|again|yesterday|after|finally',
      'find .. my x:@carried|@phone|@garment|@footwear|@earphones|charger|remote|glasses|keys|airpods|book|camera|tv_remote $',
    ],
    not: [
      "boss|neighbor|dog|cat|kid|someone|police|money|head|wear|steal|stolen|can't|couldn't|not|never|toilet|in|under|behind|on|hard|broken|bought|new|son|daughter",
    ],
    mine: 'find',
    counted: true,
    fine: 'find lose lost missing search looking look',
    is: '!question !actor:us',
  },
  'friends-marry': {
    when: [
      'all|every|everyone|most of? my friends .. marry|married|engaged|kids|babies|baby|couple|couples|relationship|relationships|pregnant',
      'friends .. all|be|is|are|get|getting .. married|engaged|babies|kids',
      ' everyone .. get|getting|be .. married|engaged|babies ... me',
      'everyone i know .. married|engaged|babies',
    ],
    not: ['divorce|@parent|brother|sister|cousin|moved|sick|invite|wedding'],
    fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front single know still except all relationship having',
  },
  'from-container': {
    when: [
      'eat|ate|eating|had .. x:@food .. straight|directly|right .. from|out_of|out .. jar|tub|pan|pot|container|box|carton|bag|can|tin|packet|fridge|bowl|tupperware',
      'eat|ate|eating .. x:@food .. out of|from .. jar|tub|pan|pot|container|carton|can|tin|packet|tupperware|wrapper',
      'eat|ate|eating|had .. x:@food .. over .. sink|bin',
      'eat|ate .. straight|directly from|out_of .. jar|tub|pan|pot|carton|can|tin|fridge',
      'eat|ate .. x:@food standing|standing_up',
      'eat|ate .. over .. sink',
      'eat|ate|eating .. x:@food .. from .. jar|tub|pan|pot|container|can|tin|packet|carton|wrapper',
      'eat|ate|had x:peanut_butter|nutella|jam|honey .. from|out_of .. jar',
    ],
    not: [
      "whole|entire|all|office|work|dog|cat|colleague|expired|moldy|trash|bin|roommate's|date|hotel|someone",
    ],
    mine: 'eat|ate|eating|had',
    fine: 'cold straight directly standing alone kitchen night spoon fingers fork hands dark fridge finger sink counter out front door open ate tub pot jar midnight',
    is: '!question !actor:us',
  },
  'good-mood': {
    when: [
      "be|'m|i'm|in|wake|woke .. good|great|excellent|fantastic mood",
      "i'm|i_am|i_was|i_feel|feel .. happy|cheerful $",
      "feel|be|am|i'm happy|cheerful today|now",
      "i'm|i_am|i_feel so|really|very|pretty|quite|actually happy|cheerful today|now",
      "i'm|i_am|i_feel so|really|very|pretty|quite|actually happy|cheerful $",
      '^ so? happy|cheerful today',
      '^ so? happy|cheerful $',
    ],
    not: [
      'because|about|with|that|him|her|birthday|baby|not|hour',
      'for my',
      'for you',
      'your|you|their',
    ],
    mine: "be|in|wake|woke|feel|happy|am|'m",
    fine: 'extremely incredibly insanely unbelievably seriously constantly permanently work office mood feel good great happy reason surprisingly monday',
    is: '!question !actor:us',
  },
  hiccups: {
    when: [
      'have|had|got|get .. hiccups|hiccup',
      'hiccups|hiccup|hiccuping',
      'have|had|get|got .. hiccups|hiccup .. @meeting',
      "can't|cannot|couldn't|cant stop hiccuping|hiccupping",
      'have|had|got|get .. hiccups .. # times',
    ],
    not: [
      'small|minor|slight|project|plan|dog|baby|puppy|technical|launch|interview|wedding|funeral|drunk|ended',
    ],
    mine: 'have|get|got|hiccup',
    counted: true,
    fine: "work office meeting zoom call presentation hiccup hiccups stop loud desk train bus lunch can't awful elevator quiet",
    is: '!question !actor:us',
  },
  'hole-sock': {
    when: [
      'hole|holes .. in|on .. my .. x:sock|socks',
      'my .. x:sock|socks .. have|has|had|got .. hole|holes',
      'toe|toes .. poke|poking|sticking|stick|came|come|out|through ... sock|socks',
      'x:sock|socks .. full_of|with .. hole|holes',
    ],
    not: [
      '@relative|shoes_off|date|airport|security|dentist|interview|client|boss|golf|neighbor|wedding|moth|heel',
    ],
    mine: 'hole|have',
    fine: 'toe big hole holes sock socks work office favorite new shoe shoes pair left foot both discover poking',
    is: '!question !actor:us',
  },
  hot: {
    when: [
      "it|it's|its .. hot|boiling|sweltering|scorching|humid|roasting .. outside|today|here|apartment|flat|house",
      "it|it's|its .. hot|boiling|sweltering|scorching|humid|roasting $",
      "it|it's|its .. so|too|really hot|boiling|humid .. and? hot|humid",
      "it|it's|its .. so|too|really hot|boiling|humid",
      '^ so|too|way =hot',
      "it|it's .. 30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|86|87|88|89|90|91|92|93|94|95|96|97|98|99|100|101|102|103|104|105|106|107|108|109|110|111|112|113|114|115 degrees",
      'heat_wave|heatwave',
      "^ i'm|i|im .. too? =hot $",
      "can't|couldn't .. sleep|work .. =hot",
    ],
    not: [
      'coffee|tea|soup|sauce|dog|tub|car|office|fever|ac|air_conditioning|date|girl|guy|plate|work|pepper|food|stove|iron|oven|yoga|topic|cold|freezing|minus|below|pizza|chocolate|burn|hospital|# degrees .. cold|water|pan|sauna|dead|train|bus|snow|not|never|fire',
    ],
    fine: 'hot boiling sweltering scorching humid roasting heat heatwave wave outside apartment flat house degrees ridiculously unbearably bedroom summer hell celsius melt melting',
    is: '!question',
  },
  'i-cancelled': {
    when: [
      'cancel|cancelled|canceled|bail .. on? .. my|the|our|all|dinner|on .. plans|friends|friend|dinner|drinks|brunch',
      'cancel|cancelled|canceled .. plans|dinner|drinks|brunch|lunch .. with? .. friend|friends|cousin|sister|everyone',
      'bail .. on .. friend|friends',
      'cancel|cancelled|canceled .. =plans',
    ],
    not: [
      'wedding|funeral|birthday|sick|ill|hospital|vacation|trip|date|@relative|@boss|subscription|work',
    ],
    mine: 'cancel|cancelled|canceled|bail',
    fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front last minute stay home couch bed tonight dinner drinks brunch plans short notice friends tired',
  },
  'last-cookie': {
    when: [
      'eat|finish|take .. the|=last last? x:cookie|donut|doughnut|brownie|slice|biscuit|muffin|cupcake|chocolate|slice_of_pizza|croissant|doughnuts',
      'eat|finish|take .. the =last x:piece .. of cake|pie|pizza|chocolate|brownie',
    ],
    also: ['last'],
    not: [
      "@relative's|@boss's|@colleague's|birthday|@animal|feel|blame|secretly",
      'last .. night|week|month|year',
    ],
    mine: 'eat|finish|take',
    fine: 'office kitchen box work jar pizza cake breakroom break room pack slice fridge meeting eat finish long job desk workplace piece lunch',
    is: '!actor:us',
  },
  'left-early': {
    when: [
      'leave|left|sneak .. work|office early',
      'go|went home .. early',
      'sneak|snuck|slip|slipped out .. of .. work|office .. early?',
      'leave|left|finish .. work .. early',
    ],
    not: [
      "boss|kid|sick|party|fired|dentist|doctor|hospital|because|wedding|not|concert|client|couldn't|date|headache|train|school|bar|pub|beat|football|game|colleague|dog",
    ],
    mine: 'leave|sneak|go|slip|finish',
    fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally home on hour an one two hours few minutes friday from early sneak out before lunch 3pm 4pm at',
  },
  'love-you': {
    when: [
      'say|said|told|tell .. love_you|i_love_you|love you .. boss|client|customer|manager|call|phone|colleague|coworker|dentist|doctor|bank|plumber',
      'tell|told .. boss|client|customer|manager|colleague|coworker|dentist .. love_you|i_love_you|love you|loved',
      'say|said|told|tell .. love_you|i_love_you ... boss|client|customer|manager|call|phone|colleague|coworker|work_call|phone_call',
      'say|said .. love_you|i_love_you .. end .. of .. call|meeting|work_call|phone_call',
    ],
    not: [
      'wife|husband|mom|mum|dad|girlfriend|boyfriend|date|really|died|drunk|secretly|affair',
      'love you .. job|work|idea $',
      'he|she|they|@boss|@client|@relative .. say|said|tell|told',
    ],
    others: true,
    fine: 'phone call meeting say said told tell love boss client customer manager colleague coworker dentist doctor bank plumber loved long team zoom goodbye bye',
    is: '!question !actor:us',
  },
  'lunch-desk': {
    when: [
      'eat|ate|have|had|take|took .. x:lunch|breakfast|sandwich|salad|@food .. at|over|in_front_of .. desk|keyboard|computer|laptop|workstation',
      '^ x:lunch|breakfast|dinner at .. desk',
    ],
    not: ['spill|dropped|someone|boss|fish|colleague|tuna|smell|ant|birthday|whole|soup|standing'],
    mine: 'eat|ate|have|had|take|took|lunch|breakfast|dinner',
    fine: 'lunch work office sad alone desk computer laptop eat keyboard front quick breakfast dinner',
    is: '!question !actor:us',
  },
  'mad-at-me': {
    when: [
      'w:@spouse .. =mad|angry|upset|annoyed|furious|pissed .. at|with|off? .. me',
      "w:@spouse .. not|isn't|won't|stopped .. talk|talking|speaking|speak .. to|with me",
      'in .. trouble with .. w:@spouse',
      'w:@spouse .. give|giving|gave .. me .. silent_treatment|cold_shoulder',
      'w:@spouse ... =mad|angry|upset|annoyed|furious|pissed ... at|with .. me',
    ],
    not: ['because|divorce|cheat|leave|left|hit|drunk|forget|about|since|over|anymore'],
    others: true,
    fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front mad angry upset trouble pissed know why idea reason clue',
  },
  'meeting-cancelled': {
    when: [
      'x:meeting|call|standup|zoom|team_meeting|standup_meeting .. got|get|was|is|been|has .. cancelled|canceled|cancel',
      'cancelled|canceled .. x:meeting|call|standup',
      '1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm x:meeting|call|standup .. got|get|was|is|been|has .. cancelled|canceled',
      'cancelled|canceled .. my|the|our 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm x:meeting|call|standup',
    ],
    not: ['i|client|not|deal|contract|interview|never|after|already|waited|should|phone'],
    others: true,
    fine: 'boss cancelled canceled cancel long work office job desk workplace weekly last-minute boring status',
  },
  'middle-seat': {
    when: [
      'get|got|sit|sat|stuck|had|have|book|booked|in|given .. middle =seat',
      'middle =seat .. # hour|hours flight|plane?',
    ],
    not: [
      'car|train|bus|cinema|theater|baby|nobody|not|empty|fat|taxi|back',
      'choose|chose|like|love|prefer',
    ],
    counted: true,
    fine: 'flight plane long airline airplane sit sat stuck book booked given seat work office job desk workplace long-haul stick international',
  },
  'missed-exit': {
    when: [
      'miss|missed .. my|the|our exit|turn|turning|turn-off|turnoff',
      'drive|drove past .. my|the exit|turn|turning',
    ],
    not: [
      'game|chess|board|monopoly|uno|not|almost|gps|emergency|crash|wife|husband|doctor|kid|interview',
    ],
    mine: 'miss|missed|drive|drove',
    fine: 'motorway highway freeway driving work road miss missed exit turning turn-off turnoff drive drove past long office job desk workplace',
    is: '!actor:us',
  },
  'moved-back': {
    when: [
      'move .. back .. with .. w:@parent|parents',
      'live|living .. with .. w:@parent|parents',
      'move .. back .. to my w:parents',
      'moved back in with .. w:@parent',
      'move .. back .. in .. with .. my =mom|mum and =dad',
    ],
    not: [
      'sick|ill|divorce|die|dead|rent|hospital|fire|@child|lost|fired|out|kid|old|look|rid',
      'take care',
    ],
    mine: 'move|live',
    fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front still live move back home house apartment again age',
  },
  'mow-lawn': {
    when: ['mow .. lawn|grass|yard', 'cut .. the|my lawn|grass'],
    not: [
      "@animal|foot|toe|pay|paid|@robot|flower|cable|rain|neighbor|neighbor's|half|scissors|snake|part|corner|over",
      'at|in .. work|office|school',
    ],
    mine: 'mow|cut',
    fine: 'backyard garden yard mow lawn grass cut long work tall',
    is: '!actor:us',
  },
  'need-sleep': {
    when: [
      'need .. =nap|=sleep|=rest',
      'could use .. =nap|=sleep',
      'want .. to .. =sleep|=nap',
      'want .. my? =bed|=nap',
      "can't|cant wait to .. =sleep|bed",
      'want|need to .. go .. bed|sleep',
      "can't|cant keep|stay .. awake|eyes .. open?",
    ],
    not: [
      "don't|never|didn't|baby|kid|dog|cat|buy|hotel",
      'with|tent|sleep on',
      "can't|couldn't|cant .. sleep",
    ],
    mine: 'need|want|use|wait',
    fine: 'extremely incredibly insanely unbelievably seriously constantly permanently need want use sleep nap bed rest wait long badly desperately work hours awake eyes stay keep open desk',
    is: '!question !actor:us',
  },
  'need-vacation': {
    when: [
      'need .. vacation|holiday|break|day_off|holidays|time_off',
      'want .. to .. be on? vacation|holiday',
      'could use .. vacation|holiday|break|day_off',
      "can't|cant wait for .. vacation|holiday|holidays|my_vacation",
    ],
    not: [
      'break up',
      'break .. it|him|her|into',
      'breakup|her|you|them|@relative|@child|tax|screen|bathroom|toilet|smoke|coffee|lunch|prices|booked|rental',
      "don't|not|never",
    ],
    mine: 'need|want|use|wait',
    fine: 'extremely incredibly insanely unbelievably seriously constantly permanently work job office long badly desperately vacation holiday break beach warm sunny sun wait need want use',
    is: '!question !actor:us',
  },
  'new-hobby': {
    when: [
      'start|started|take_up|took_up|begin|began|try|tried|learn|learning|pick|picked|take|took .. up? .. x:knitting|crochet|crocheting|pottery|painting|gardening|climbing|bouldering|golf|golfing|surfing|woodworking|photography|calligraphy|embroidery|fishing|birdwatching|origami|juggling|chess|guitar|piano|ukulele|violin|drums|drawing|sewing|padel|pickleball|beekeeping|skateboarding|archery|fencing|ceramics',
    ],
    not: [
      'fail|failed|hate|stop|stopped|quit|give|gave|broke|neighbor|neighbour|kid|@child|fire|fight|meeting|office|wall|hurt|never|again|not|house',
    ],
    mine: 'start|take|took|begin|try|tried|learn|learning|pick',
    fine: 'play playing learn hobby class course lesson lessons beginner weekend myself youtube watch online spring tutorial teach',
    is: '!question !actor:us',
  },
  'no-matches': {
    when: [
      "no|zero|not|=any|didn't .. match|matches .. on? .. tinder|hinge|bumble|dating_app|dating_apps|app",
      'no|zero =matches',
      'tinder|hinge|bumble .. no|zero|nobody|none .. match|matches|like|likes',
      'nobody|no_one .. swipe|like|match|liked|matched .. me|my|with .. profile|tinder|hinge|bumble',
      'no tinder|hinge|bumble matches',
    ],
    not: ['football|soccer|tennis|fire|candle|tv|cup|season|friend|@relative'],
    fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front tinder hinge bumble dating app profile match still get have single',
  },
  'no-parking': {
    when: [
      "can't|cannot|cant|couldn't|couldnt|didn't|unable|struggle .. find .. parking|parking_spot|parking_space|place_to_park|spot|somewhere_to_park",
      "can't|cannot|cant|couldn't find .. to park",
      'no parking .. spot|spots|space|spaces|anywhere|left|at',
      'no parking $',
      'look|looked|looking|search|searched|searching|drive|drove|circle|circled|circling|spend|spent ... for .. parking|parking_spot|parking_space',
      'drive|drove|circle|circled .. around .. to park|parking',
      'take|took .. # minutes|hour .. to .. find parking',
      'spend|spent|drive|drove|circle|look|looking|search .. # minutes|hour|hours|blocks ... looking|searching|look|search .. parking|parking_spot|parking_space',
    ],
    not: [
      'ticket|fine|hospital|missed|late|disabled|bike|dog|crash|interview|wedding|validate|finally',
      'my car',
    ],
    mine: "find|look|search|drive|circle|spend|can't|couldn't",
    counted: true,
    fine: 'looking look spent circled circling spot space spots spaces lot work office block downtown city street mall anywhere car place somewhere find park drive drove circle ages forever half whole neighborhood center supermarket',
    is: '!question !actor:us',
  },
  'no-reply': {
    when: [
      'nobody|no_one|noone|no-one .. reply|replied|respond|responded|answer|answered|react|reacted .. my|to message|email|text|post|messages|question|idea|slack',
      'my message|email|text|messages .. no|zero replies|reply|response|answer|answers|responses|reactions',
      'left|leave me on read',
      'nobody|no_one|no-one .. reply|respond|answer|react|replied|responded|answered|reacted .. my|to message|email|text|post|question|idea|slack .. group_chat|family_chat',
    ],
    not: [
      'help|emergency|mother|police|funeral|sick|ex|date|died|crush|girlfriend|boyfriend|job|application|interview|suicide|door|bell|phone',
    ],
    fine: 'group chat message sent slack team work replies nobody noone no-one reply replied respond responded answer answered react reacted email text post messages question idea zero response answers responses reactions left leave read long office job desk workplace teams important',
    is: '!question',
  },
  'not-fit': {
    when: [
      "x:jeans|pants|trousers|shirt|dress|suit|skirt|shorts|jacket|coat|shoes|boots|sneakers|sweater|hoodie|swimsuit|leggings|bikini|tie .. doesn't|don't|didn't|no_longer|not|won't|never .. fit .. anymore?",
      'x:jeans|pants|trousers|shirt|dress|suit|skirt|shorts|jacket|coat|shoes|boots|sneakers|sweater|hoodie|swimsuit|leggings .. too small|tight',
      "can't|couldn't|cannot .. fit .. into .. x:jeans|pants|trousers|shirt|dress|suit|skirt|shorts|jacket|coat|shoes|boots|sweater|swimsuit|leggings",
    ],
    not: [
      'wedding|kid|son|daughter|big|large|loose|baby|husband|wife|dog|pregnant|shrink|suitcase|trunk|closet|interview|fat|weight|drawer|wardrobe|pandemic',
    ],
    fine: 'fit small tight anymore buy order online wear gym jean any-more longer',
    is: '!question !actor:us',
  },
  onion: {
    when: [
      'cut|cutting|chop|chopped|chopping|slice|sliced|peel|peeled|dice|diced .. onion|onions',
      'cry|cried|crying .. over|cutting|chopping|while|because|from .. onion|onions',
      'onion|onions .. make|made .. me|my .. cry|water|tear|tears',
    ],
    not: ['finger|thumb|hand|knife|salad_for|boss|office|work|never|without|not|ring|ogre|date'],
    mine: 'cut|chop|slice|peel|dice|cry|cried',
    fine: 'onion onions cry cried crying cut chop chopped dinner soup cook kitchen eyes water tears while slice half bit cooking baby bawled lunch like stew',
    is: '!question !actor:us',
  },
  'out-of-gas': {
    when: [
      'run|ran .. out .. of|on gas|petrol|fuel|diesel|gasoline',
      'car .. ran|run .. out .. gas|petrol|fuel',
      '=out of gas|petrol|fuel',
    ],
    not: [
      'stove|heating|grill|camping|kitchen|cooking|boat|plane|generator|lawnmower|lighter|hospital|wedding|interview|boss|wife|husband|he|she|bus|almost|nearly',
    ],
    fine: 'run gas petrol fuel diesel car way work highway motorway middle nowhere road driving',
    is: '!question',
  },
  payday: {
    when: [
      "it|it's|today|today's .. payday|pay_day",
      'get|got =paid $',
      'get|got =paid today|yesterday|finally|this|on|again',
      '^ payday',
      'salary|paycheck|wage|wages .. come|came|arrive|arrived|hit|landed|in|account',
      'get|got .. my paycheck|salary|wages',
    ],
    not: [
      'not|never|late|until|before|bonus|raise|less|wait|broke|rent|nothing|gone|spend|first|attention|compliment|visit|loan|doing|for|back|next|low|weeks',
    ],
    fine: 'payday pay paid salary paycheck wage wages come arrive land hit bank account friday',
    is: '!question !actor:us',
  },
  petted: {
    when: [
      "pet|pat|stroke|cuddle .. a|an|some|every|this|stranger's|random .. x:@dog|@cat|horse|goat|pony|rabbit|sheep|cow|llama|alpaca|donkey",
      'say|said .. hi|hello .. to .. a|an|every|some .. x:@dog|@cat|horse|goat|cow',
      'meet|met .. a|an|some|very|really .. x:@dog|@cat|horse|goat|pony|llama|alpaca|donkey',
    ],
    not: ['bite|bit|allergic|two|three|@relative|owner|boss|every', 'my dog', '=dogs|=cats'],
    mine: 'pet|pat|stroke|meet|met',
    fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front street park train bus way fluffy friendly random farm subway pub cafe pet field stranger neighbor',
  },
  'pink-laundry': {
    when: [
      'white|whites|laundry|shirts|shirt|clothes|socks|towels|underwear|wash|washing .. =pink',
      'wash|washed .. red .. with|and .. white|whites',
      'wash|washed .. white|whites .. with|and .. red ... pink|everything',
      'red sock|shirt|towel .. in .. white|whites|laundry|wash|washing_machine',
      'dye .. my|the|all .. clothes|laundry|shirts|whites .. pink',
    ],
    not: [
      'hair|daughter|lemonade|wine|bought|buy|nail|wear|wore|paint|cat|dog|love|boss|dress|face|sky|husband|wife|order|roommate',
    ],
    fine: 'wash washing white whites laundry shirt shirts clothes sock socks towel towels underwear red pink dye leave machine turn come everything',
    is: '!question !actor:us',
  },
  'pretend-busy': {
    when: [
      'pretend|pretended|pretending .. to .. =work|=busy|be_working|working|look_busy',
      'act|acted|look|looked .. =busy .. all|when|until|at',
      'pretend|pretended|pretending .. to .. =work|=busy|be_working|working|look_busy .. until|till 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
      'spend|spent .. pretend|pretending .. to .. =work|=busy|working|look_busy',
      'pretend|pretended .. for # hours',
    ],
    not: [
      'avoid|ex|wife|husband|friend|mother|phone|boss|colleague|coworker|not|home|house|party|him|her|he|she|they|out',
      'he|she|they|you|@person .. pretend',
    ],
    fine: 'office desk look working busy pretend pretended pretending work act acted looked long job workplace spend spent',
    is: '!actor:us',
  },
  'quick-chat': {
    when: [
      '@boss .. want|wants|wanted|ask|asked|asks|send|sent|schedule|scheduled|need|needs|say|said .. quick chat|call|talk|word',
      '@boss .. have|got|has .. minute|second|sec|moment',
      '@boss .. want|wants|wanted .. talk|speak|chat .. to|with .. me',
      'quick chat|call .. with .. @boss',
      '@boss ask =if =i have|had|got .. minute|second|sec|moment|time',
      '@boss .. schedule|send|put .. meeting|invite|call .. without|no .. agenda|subject|title|description',
      '@boss .. want|wants|wanted|ask|asked .. to =talk|=speak|=chat',
      '@boss .. want|wants|wanted|need|needs .. meet|see .. me',
    ],
    not: [
      'hr|party|cat|dog|raise|promotion|fired|redundancy|redundant|layoff|about|weekend|salary',
    ],
    others: true,
    fine: 'said asked quick agenda invite tomorrow slack message sent scheduled want wants wanted ask asks send schedule need needs say chat call talk word sec moment speak long work office job desk workplace calendar title private meeting',
    is: '!question',
  },
  reorg: {
    when: ['reorg|re-org|reorganization|reorganisation|restructure|restructuring'],
    not: [
      'layoff|lay|fire|redundant|redundancy|lose|lost|cut|closet|kitchen|desk|debt|fridge|drawer|bookshelf|cancel|survive|promote|spreadsheet|sentence',
    ],
    fine: 'company department team office work announce management reorg re-org reorganization reorganisation restructure restructuring long job desk workplace fourth months quarter quarterly org announced',
  },
  'same-clothes': {
    when: [
      'wear|wore|wearing|worn .. same x:@garment|@footwear|clothes|outfit',
      'wear|wore|wearing|worn .. x:@garment|@footwear .. two|three|four|five|second|third days|day .. row?',
      'wear|wore|wearing|worn .. x:@garment .. again|yesterday|all_week',
    ],
    not: [
      '@relative|her|him|boss|inside|wedding|interview|backwards|date|colleague|twin|dog|every',
      'as .. @person',
      'as my',
    ],
    mine: 'wear|wore|wearing|worn',
    fine: 'work office row zoom meeting week wear worn same days straight old clean wash nobody notice noticed',
    is: '!question !actor:us',
  },
  'sat-all-day': {
    when: [
      'sit|sat .. all|whole|entire day|time|morning|afternoon',
      'sit|sat .. for .. hours|#',
      'sit|sat ... for # hours|hour',
      'sit|sat .. desk|chair|couch|sofa .. all|for|hours|day',
      'spend|spent .. day|hours|morning|afternoon .. sit|sitting|sat',
      "haven't|havent|didn't|didnt .. leave|left|move|moved|get_up|got_up .. desk|chair|couch|sofa .. all|today|since",
    ],
    not: [
      'hospital|waiting|prison|toilet|traffic|plane|flight|train|bus|bench|meeting|movie|tv|cat|dog|game|wait|stuck|stair|netflix|court|airport|airplane|lap|car|emergency|bath|alone|class',
    ],
    mine: "sit|sat|spend|spent|haven't|didn't",
    counted: true,
    fine: 'work office desk chair computer screen couch sofa laptop straight front sit sitting move leave spend long swivel',
    is: '!question !actor:us',
  },
  'scraped-ice': {
    when: [
      'scrape|scraped|scraping .. ice|frost .. car|windshield|windscreen|window|windows|off',
      'windshield|windscreen .. frozen|iced',
      'scrape|scraped|defrost|de-ice .. my|the|frozen car|windshield|windscreen|car_windows',
      'windshield|windscreen|car .. frozen|iced|covered .. ice|frost|over|shut|solid',
      'ice .. on .. my|the car|windshield|windscreen',
    ],
    not: [
      'crash|slip|late|neighbor|credit|card|break|crack|cream|accident|fix|freezer|cd|spatula|not|never|wife|husband|dog|key',
    ],
    counted: true,
    fine: 'scrape defrost de-ice ice frost windshield windscreen window windows frozen cover covered iced car work solid thick layer minutes scraper freeze',
    is: '!question',
  },
  'skipped-lunch': {
    when: [
      'skip|miss .. my? lunch',
      'skip|miss .. my|the lunch_break|lunch',
      'no .. time .. for .. lunch|lunch_break',
      "no|without|didn't|not|never .. take|get|have .. lunch_break|lunch|break",
      'forget .. to eat .. lunch|work|today',
      'work .. through .. lunch|lunch_break',
    ],
    not: [
      'kid|dog|child|pack|make|bring|with|date|stolen|bring|wedding|boss|meeting_with|diet|feed|dinner|breakfast|invite|paid|smoke|coffee_break|order|spring|summer|school',
    ],
    mine: 'skip|miss|take|get|work|forget',
    fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally busy lunch break meetings meeting because get take have eat time',
  },
  'slow-computer': {
    when: [
      'my|the x:computer|laptop|pc|macbook|mac|ipad|tablet|phone|work_laptop|iphone .. so? slow|freeze|frozen|froze|lag|hang|hung|crash|crashed|not_responding|stuck',
      'my|the x:computer|laptop|pc|macbook|mac|ipad|tablet|phone|work_laptop .. take .. forever|ages|minutes|hour|hours .. start|boot|open|load',
      'my|the x:computer|laptop|pc|macbook|mac|ipad|tablet|phone|work_laptop|iphone .. so slow',
      'slow x:computer|laptop|pc',
      '^ x:computer|laptop|pc|macbook .. slow|freeze|frozen|froze|crash|crashed',
    ],
    not: [
      'car|update|unsaved|lose|lost|save|presentation|meeting|interview|exam|fix|new|drop|stock|market|plane|replace|buy|demo|client|snow|cold|toilet',
    ],
    fine: 'slow freeze frozen lag hang crash stuck respond take forever ages start boot open load work painfully super minutes',
    is: '!question',
  },
  'small-talk': {
    when: [
      'make|made|have|had|do|did .. small_talk .. with|in|at',
      'make|made .. small talk',
      'have|had small talk',
      'talk|chat .. about .. weather .. with .. w:@person',
      'make|made|have|had|do|did .. small_talk .. with|in|at .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
      'make|made .. small talk .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
      'have|had small talk .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
      'talk|chat .. about .. weather .. with .. w:@person .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
      'make|made small_talk .. at|by coffee_machine|water_cooler',
      'make|made .. small talk .. coffee machine|maker',
      'make|made .. small talk .. coffee_machine|water_cooler',
    ],
    not: ['hate|love|not|avoid|never|bad|date|funeral|politics|dentist|wedding'],
    mine: 'make|made',
    counted: true,
    fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front awkward elevator neighbor coworker boss colleague stranger party coffee machine barber hairdresser lift taxi uber driver small talk weather need kitchen ceo manager minute minutes five ten two coffee_machine water_cooler',
  },
  smiled: {
    when: [
      'w:@stranger|@child|crush|@server|@neighbor|@boss|girl|boy .. smile|smiled|wink|winked .. at|back .. me|us',
      'w:baby|crush|newborn|@child .. smile|smiled $',
      'w:baby|newborn .. smile|smiled .. for .. first time',
    ],
    not: ['not|never|teeth|spinach|creepy|fake|police|behind|camera|sad|dead'],
    others: true,
    fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front train bus street gym supermarket first time cute smile coffee shop store hallway',
  },
  'spilled-drink': {
    when: [
      'spill|spilled|spilt|pour|poured|knocked .. x:@drink .. on|over|onto|across|into|all_over .. y:@garment|@computer|@gadget|keyboard|desk|carpet|rug|sofa|couch',
    ],
    not: [
      '@relative|@boss|colleague|coworker|co-worker|teammate|intern|assistant|@child|friend|she|he|they',
      'cat|dog|stranger|lap',
    ],
    fine: 'kitchen office work white full hot meeting spill spilled spilt pour poured knocked long job desk workplace cup mug important knock',
  },
  'stayed-up': {
    when: [
      'stay|stayed up .. until|till|til|past .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm|midnight|noon|sunrise|dawn',
      'stay|stayed|be|was up .. until|till|til|past .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm|midnight|noon|sunrise|dawn .. video_game|video_games|computer_games',
      'stay|stayed up .. late|all_night|too_late .. video_game|video_games|computer_games',
      'stay|stayed up all night .. video_game|video_games',
      'stay|stayed up .. until|till|til|past .. #',
      'stay|stayed up .. late|all_night|too_late',
      'stay|stayed up all night',
      'go|went to bed|sleep .. at|after|past .. midnight|1am|2am|3am|4am|5am',
      'go|went to bed|sleep .. at|after 1|2|3|4|5 am?',
      'go|went to bed|sleep .. late',
      'be|was up .. until|till|past .. midnight|1am|2am|3am|4am|5am',
    ],
    not: [
      "work|working|deadline|baby|kid|sick|study|exam|dog|cat|party|hospital|finish|presentation|early|not|wait|born|new_year|can't|couldn't|lawn",
    ],
    mine: 'stay|stayed|go|went|be|was',
    fine: 'past stay stayed late night scroll scrolling watch watching youtube tiktok netflix tv series play playing game games video reading read book phone bed sleep reddit show reason wikipedia instagram midnight social media',
    is: '!question !actor:us',
  },
  'stood-up': {
    when: [
      "date .. not|didn't|never|no .. show|come|turn|appear .. up?",
      'get|got|be|was .. stood .. up',
      'date .. stand|stood .. me .. up',
      'be|was|get|got stood up .. by .. date',
      'he|she .. stood .. me up',
    ],
    not: [
      'applause|ovation|crowd|due|release|friend|client|wedding|straight|bus|table|late|chair',
      'for .. myself',
      "i .. didn't",
    ],
    fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front show up blind tinder first date last restaurant bar stand get hinge',
  },
  thirsty: {
    when: [
      "i'm|i|am|be|feel .. thirsty|dehydrated|parched",
      "i'm|am|be|feel so thirsty|parched",
      '^ so? thirsty|parched',
    ],
    not: ['dog|cat|plant|plants|hungover|sick|kid|not|never|hungry|knowledge|for'],
    mine: 'be|am|feel|thirsty',
    fine: 'extremely incredibly insanely unbelievably seriously constantly permanently work office desk thirsty dehydrated feel hot train',
    is: '!question !actor:us',
  },
  'title-only': {
    when: [
      'promote|promoted|promotion ... same|no|without|zero|not .. salary|raise|money|pay|increase|pay_rise',
      'new|better|bigger title ... same|no|without|zero|not .. salary|raise|money|pay|increase|pay_rise',
      'title .. but|and|without ... no|same|not .. raise|money|salary|pay',
    ],
    not: [
      'colleague|coworker|co-worker|teammate|intern|assistant|@relative|want|ask|refuse|instead|she|he|they|turn',
    ],
    mine: 'promote|promoted|promotion|new|better|bigger|title',
    fine: 'extra pay salary raise promotion work job title senior manager promote promoted without zero money increase rise better bigger long office desk workplace exact exactly',
    is: '!actor:us',
  },
  unread: {
    when: [
      'n:#|thousands|hundreds .. =unread emails|messages|mails|email',
      'inbox .. n:#|thousands|hundreds .. =unread|emails|messages',
      'have .. n:#|thousands|hundreds emails|mails .. in|=unread|waiting',
    ],
    not: [
      '1|2|3|4|5|6|7|8|9|10|two|three|four|five|six|send|sent|answer|answered|reply|replied|deleted|delete|read_all|vacation|holiday|zero|0|spam|boss|whatsapp|colleague|voicemail|text|texts|one|1|cleared',
    ],
    fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally inbox unread over have get got now still waiting my email about around almost more than',
  },
  'walk-dog': {
    when: [
      'walk .. w:@dog',
      'take .. w:@dog .. for? .. walk|out|park',
      'go .. walk .. with .. w:@dog',
      'walk .. w:@dog .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
      'take .. w:@dog .. for? .. walk|out|park .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
      'go .. walk .. with .. w:@dog .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
    ],
    not: [
      '@relative|@boss|friend|neighbor|he|she|they .. walk|take',
      'not|without|nobody|rain|snow|storm|lost|bite|fight|forget',
      "friend's|neighbor's|sister's|boss's",
      'hospital|vet|sick|ill|dead|die|hurt|blood|injured|funeral|cancer|surgery|police',
    ],
    others: true,
    counted: true,
    fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front park street block woods neighborhood around long short stroll walk',
  },
  weight: {
    when: [
      'gain|gained|put_on|put .. n:# u:pounds|pound|lbs|kilos|kg|kilo|kilograms',
      'gain|gained|put_on|put n:two|three|four|five|six|seven|eight|nine|ten|one|twenty u:pounds|pound|lbs|kilos|kg|kilo|kilograms',
    ],
    not: [
      'muscle|baby|pregnant|cat|dog|lost|lose|hair|kid|illness|because|medication|money|sterling',
      'pounds .. of',
      'back',
    ],
    mine: 'gain|gained|put',
    fine: 'christmas holiday vacation winter work pandemic gain gained weight thanksgiving home january stay cruise',
    is: '!question !actor:us',
  },
  'what-i-do': {
    when: [
      'w:@relative .. ask|asked|asks .. what .. =i|=it =do|=is|=actually|=really',
      "w:@relative .. not|doesn't|no .. know|understand|idea|clue .. what .. i|my .. do|job",
    ],
    not: [
      'wrong|think|tonight|want|weekend|phone|wear|with|wife|husband|look|@child|money|married',
    ],
    others: true,
    fine: 'work job living dinner exactly christmas thanksgiving company ask asked asks what know understand idea clue long office desk workplace family years',
  },
  'woke-early': {
    when: [
      'wake|woke|awake|up|get|got up? .. at|before 3am|4am|5am|6am|sunrise|dawn',
      'wake|woke|get|got up .. at|before 3|4|5|6 am?',
      'wake|woke|get|got up .. early|too_early',
      'wake|woke up .. before .. my|the alarm',
      'wake|woke .. before .. alarm',
    ],
    not: [
      "baby|kid|dog|cat|bathroom|pee|toilet|flight|airport|noise|neighbor|phone|because|still|back|run|gym|late|can't|never|not|sick|pm|couldn't|sleep|hungry|@relative|call",
    ],
    mine: 'wake|woke|get|got|up|awake',
    fine: 'early reason alarm wake woke weekend work saturday sunday naturally bed day off ridiculously crazy',
    is: '!question !actor:us',
  },
  'wont-turn-on': {
    when: [
      "my|the x:laptop|computer|pc|phone|tv|tablet|ipad|monitor|macbook|iphone|work_laptop|coffee_machine|washing_machine|dishwasher|oven|vacuum|microwave|printer .. won't|doesn't|didn't|wouldn't|not|refuse .. turn|switch|power|boot|start .. on|up? .. anymore?",
      "^ x:laptop|computer|pc|phone|tv .. won't|doesn't|not turn|start|boot .. on|up? .. anymore?",
    ],
    not: [
      'car|off|update|water|drop|fix|meeting|presentation|interview|spill|sleep|kid|exam|deadline|rotate',
    ],
    fine: 'turn switch power boot start work anymore',
    is: '!question !actor:us',
  },
  'wrong-meeting': {
    when: [
      'join|joined|sit|sat|walk|walked|went|go|enter|entered|was .. wrong meeting|room|zoom|call|classroom|class|meeting_room|conference_room',
      'join|joined|sit|sat|walk|walked|go|enter|be|dial|dialed .. wrong meeting|room|zoom|call|zoom_call|teams_call|meeting_room|conference_room|team_meeting|video_call|conference_call|zoom_meeting|teams_meeting',
      'sit|join|be|stay|spend|attend .. wrong meeting|call|zoom|zoom_call .. # minute|hour|time|day|week|month|year|am|pm',
      'sit|be|stay|spend .. # minute|hour|time|day|week|month|year|am|pm .. in .. wrong meeting|call|zoom|zoom_call',
    ],
    not: ['bathroom|toilet|hotel|changing|wedding|funeral|hospital|stayed_hour'],
    mine: 'join|joined|sit|sat|walk|walked|went|go|enter|entered|was',
    fine: 'zoom conference join joined sit sat walk walked enter entered wrong meeting room call classroom class long work office job desk workplace link attend stay stayed realizing noticing',
    is: '!question !actor:us',
  },
  'wrong-name': {
    when: [
      'call|called .. w:@relative|friend|@boss|@colleague|date|@neighbor|@client|teacher|@stranger .. by? .. wrong name',
      'call|called .. w:@relative|friend|@boss|@colleague|date|@neighbor|@client|teacher|@stranger .. by? .. wrong name .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
    ],
    not: ['dog|cat|bed|sex|wedding|ex|reply|funeral|interview|me'],
    mine: 'call|called|say|said|use|used|get|got',
    counted: true,
    fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front accidentally meeting year years months email front everyone call',
  },
} satisfies Record<string, EventTraits>;
