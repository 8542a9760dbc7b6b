import {
  all,
  hot,
  levels,
  linked,
  mild,
  type Plot,
  plot,
  spicy,
  unhinged,
} from '../../../../story/plot.ts';

/** What happens at home: chores, food, machines, repairs. */
export const OWN_FOUR_WALLS: readonly Plot[] = [
  plot(
    'st-d-it-said-remember',
    {
      when: [
        'forget|forgot|forgotten x:*',
        'forget|forgot|forgotten .. x:@household|@food|@document|@chore',
        'forget|forgot|forgotten',
      ],
      not: [
        'forget|forgot|forgotten ... and a|an|my|the|our',
        '^ the|a|an|my|our|his|her|their .. forget|forgot|forgotten',
        '@person|@pet|@name|he|she|they|we|you|it|who .. forget|forgot|forgotten',
        'forget|forgot|forgotten .. i|me|him|her|them|us|@child|mute|unmute',
        'forget|forgot|forgotten at|in|on|behind|for',
        'phone|badge|anniversary|birthday|funeral|forget_about_it',
        'school_play|name|stove|gas|medicine|pill|pills',
      ],
      fine: 'totally again clean entirely already remembered',
      carries: true,
      is: '!actor:person !actor:pet !question',
    },
    all('{text}.'),
    all('I had set a reminder.'),
    levels(
      'It went off on time.',
      'It went off on time, and I thanked it.',
      'It went off on time, in every office we have.',
    ),
    all('It said “Remember.”'),
    levels(
      'When I wrote that, I felt it would be enough.',
      'I pressed snooze, to give myself time to think what.',
      'Four hundred people stopped and tried. Two remembered other things, and have left.',
    ),
  ),
  plot(
    'st-b-future-me',
    {
      when: [
        'forget|forgot|forgotten to x:*',
        'forget|forgot|forgotten x:*',
        'forget|forgot|forgotten .. x:@household|@food|@document|@chore',
        'forget|forgot|forgotten',
      ],
      not: [
        'forget|forgot|forgotten ... and a|an|my|the|our',
        '^ the|a|an|my|our|his|her|their .. forget|forgot|forgotten',
        '@person|@pet|@name|he|she|they|we|you|it|who .. forget|forgot|forgotten',
        'forget|forgot|forgotten .. i|me|him|her|them|us|@child|mute|unmute',
        'forget|forgot|forgotten at|in|on|behind|for',
        'phone|badge|anniversary|birthday|funeral',
        'school_play|name|stove|gas|medicine|pill|pills',
      ],
      fine: 'totally again clean entirely already remembered',
      carries: true,
      is: '!actor:person !actor:pet !question',
    },
    all('{text}.'),
    all('I had delegated this to Future Me.'),
    levels(
      'Future Me was fully briefed.',
      'Future Me was fully briefed and seemed keen.',
      'Future Me was fully briefed and is on a higher grade.',
    ),
    all('I have since become Future Me.'),
    levels(
      'I was never copied in.',
      'I was never copied in. The last person left no notes.',
      "I've lodged a complaint. My hearing was last Tuesday.",
    ),
  ),
  plot(
    'st-g-couch-revenue',
    {
      when: [
        'lose|lost|mislay|mislaid|misplace|misplaced .. x:@household|@earphones|spectacles',
        "can't|cant|couldn't|cannot|can|couldnt|not|never|still .. find .. x:@household|spectacles",
        'x:@household|spectacles .. gone|missing|vanished|disappeared|disappear|vanish|lost|walked_off',
        '^ where .. be|is|are|did|has|have|my .. x:@household|spectacles',
        'looking|look|search|searching|hunt|hunting .. for .. x:@household|spectacles',
      ],
      not: [
        'receipt|manual|instructions|warranty|cap|half',
        'lose|lost ... and a|an|my|the|one',
        'mind|battle|fight|argument|vote|temper|patience|count|track|signal|bulb|light_bulb|wedding_ring|string|@phone',
        'lose|lost at|to|against|in|on|down|between|into|through',
        'end|edge|while|torch|flashlight|using|holding|wearing|found|head|hand|pocket|turned_up|fridge|freezer|was|were|under|behind|face|back',
        '@child|@pet|he|she|they|@relative|@boss|@colleague|@name|steal|stole|stolen|someone|somebody',
        'game|match|bet|screw|weight|airline|luggage|suitcase|ring|for_work|new|job|office|passport|power|match',
      ],
      fine: 'again morning everywhere looked searched house leave late work anywhere whole turn',
      carries: true,
    },
    all('{text}.'),
    all('The search did turn up $1.35, in the couch.'),
    levels(
      "Technically, that's revenue.",
      "Technically, that's revenue. Our first.",
      "Technically, that's revenue. The couch has asked for its share.",
    ),
    all('Last quarter we did zero.'),
    levels(
      "I've stopped looking for {the x}. Next quarter, the armchair.",
      "I've stopped looking for {the x}. We're expanding into the armchair.",
      "I've stopped looking for {the x}. The couch goes public in the fall.",
    ),
  ),
  plot(
    'st-t-retrace',
    {
      when: [
        'lose|lost|mislay|mislaid|misplace|misplaced .. x:@household|@earphones|spectacles',
        "can't|cant|couldn't|cannot|couldnt|not|never|still .. find .. x:@household|spectacles",
        'x:@household|spectacles .. gone|missing|vanished|disappeared|disappear|vanish|lost',
        '^ where .. be|is|are|did|has|have|my .. x:@household|spectacles',
        'looking|look|search|searching|hunt|hunting .. for .. x:@household|spectacles',
      ],
      not: [
        'receipt|manual|instructions|warranty|cap|half',
        '@furniture|@appliance|ladder|stepladder|bike|bag|backpack|rucksack|handbag|suitcase|purse|broom|mop',
        'lose|lost ... and a|an|my|the|one',
        'mind|battle|fight|argument|vote|temper|patience|count|track|signal|bulb|light_bulb|wedding_ring|string|tomorrow|tonight',
        'lose|lost at|to|against',
        'end|edge|while|torch|flashlight|using|holding|wearing|found|head|hand|pocket|turned_up|fridge|freezer|was|were|under|behind|face|back',
        '@child|@pet|he|she|they|@relative|@boss|@colleague|@name|steal|stole|stolen|someone|somebody',
        'lose|lost .. in|on|at|down|between|into|through',
        'rollercoaster|rode|beach|pool|sea|lake|game|match|bet|screw|weight|airline|luggage|suitcase|ring|for_work|new|job|office|passport|power|match',
      ],
      fine: 'again morning everywhere looked searched house leave late work anywhere whole turn',
      carries: true,
    },
    all('{text}.'),
    all('I did what everyone tells you. I retraced my steps.'),
    levels(
      'Hall. Kitchen. Car. College.',
      'Hall. Kitchen. Car. My last promotion. My first wedding.',
      'Hall. Kitchen. Car. My first wedding. My first haircut.',
    ),
    all('It was a long way back, and I cried at most of it.'),
    levels(
      'I found where my career went wrong. I did not find {the x}.',
      'I found the exact day my marriage went wrong. I did not find {the x}.',
      'I found my hair and my first wife. Neither of them had seen {the x}.',
    ),
  ),
  plot(
    'st-n-last-place-first',
    {
      when: [
        'lose|lost|mislay|mislaid|misplace|misplaced ... x:@household|@earphones|spectacles|ring ... be|was|were|find|found .. in|inside|under|behind|on|at',
        'find|found .. x:@household|spectacles|ring .. in|inside|under|behind .. freezer|fridge|oven|bin|trash|washing_machine|microwave|dryer|dishwasher|sink|cupboard|bread|laundry|compost|bed|sofa|couch|shoe|boot',
        'x:@household|spectacles .. turn|turned .. up .. in|inside|under|behind|at',
        'look|looked|search|searched|hunted ... x:@household|spectacles ... in|under|behind|inside .. freezer|fridge|oven|bin|trash|washing_machine|microwave|dryer|dishwasher|sofa|couch|bed',
        'leave|left|put .. x:@household .. in .. fridge|freezer|oven|microwave|dishwasher',
      ],
      not: [
        'head|hand|pocket|face|@pet|@child|@boss|@colleague|@client|office|he|she|they|money|coat',
        'door|open|on|melt|melted|broke|broken|dead|@food|game|lasagna',
        'washed|wet|toilet|work|spider|mouse|@animal|window|light',
      ],
      fine: 'freezer fridge oven bin couch sofa next peas bread day days week later hour hours looked everywhere searched lost next milk between cushions drawer cupboard all along',
      carries: true,
    },
    all('{text}.'),
    all("I've done the analysis. Things are always in the last place you look."),
    levels(
      'So from now on we start there.',
      "So from now on we start there. I've put up a sign.",
      'So from now on we start there. The other places have been let go.',
    ),
    all('It cuts search time by ninety percent.'),
    levels(
      "I can't wait to lose something.",
      "I can't wait to lose something. I've started putting things down.",
      "I can't wait to lose something. A client has offered me Portugal.",
    ),
  ),
  plot(
    'st-g-mint-company',
    {
      when: [
        'look|looked|looking|search|searched|searching|hunt|hunted|hunting|lose|lost|find|found ... x:phone|glasses|key|keys|pen|sunglasses|remote|hat|spectacles|airpod|airpods|pencil|wallet|ring|watch|bag|purse|ticket ... in|on|with .. hand|head|nose|pocket|face|neck|wrist|finger',
        'x:phone|glasses|keys|pen|sunglasses|remote|hat|spectacles|pencil ... in|on .. my hand|head|nose|pocket|face|neck ... whole|all|time|along|looked|looking',
        'look|looked|looking|search|searched|searching|hunted ... phone ... talk|talking|torch|flashlight|call|using',
        'search|searched|hunt|hunted|look|looked .. for .. x:glasses|sunglasses|spectacles|phone|hat ... wear|wearing|wore|holding|hold',
        'talk|talking ... phone ... look|looked|looking|search|searching .. for .. phone|it',
        'x:phone|glasses|keys|pen|sunglasses|remote|hat|spectacles|pencil ... in|on .. my hand|head|nose|pocket|face|neck ... hunt|hunted|hunting|search|searched|searching',
        "torch|flashlight|phone's ... look|looked|looking|search|searched|find .. my? phone",
      ],
      not: [
        'he|she|@relative|@child|@pet|@boss|@colleague|stole|stolen|toilet|drop|dropped|money|coat',
      ],
      fine: 'whole house upside everywhere car bed couch panic panicked twenty thirty time hour hours minutes along turned down while on it them with wearing holding phone searched lost looked called my torch flashlight drawers bag husband',
      carries: true,
    },
    all('{text}.'),
    all('This gives me so much hope for our business model.'),
    levels(
      "We've been looking for that since 2018.",
      "We've been looking for that since 2018. I'd only tried other cities.",
      "We've been looking for that since 2018, with dogs.",
    ),
    all("I've now checked my head, both hands, and every pocket."),
    levels(
      'No business model. I did find a mint.',
      "No business model, but one mint. We're building around the mint.",
      'No business model, but one mint. It raised 3.1 million before lunch.',
    ),
  ),
  plot(
    'st-b-behind-the-cabinet',
    {
      when: [
        'find|found|discover|discovered x:*',
        'find|found|discover|discovered .. x:@household|@food|@document|note|photo|coin|letter|card|box|list',
      ],
      not: [
        '^ the|my|our|a|an|his|her|their .. find|found|discovered',
        'my .. glasses|diary|keys|ring|phone|wallet',
        'find|found|discover|discovered my|our',
        'nothing|wrong|hole|ticket|library|library_book|train|bus|tram|street|road|beach|sea|park|wood|woods|forest|river|hotel|shop|store|supermarket|airport|trolley',
        '@animal|@insect|@child|@pet|@person|@money|he|she|they|it|we|him|her|them|that|out|me|us|myself',
        "can't|couldn't|cant|couldnt|cannot|never|not|nobody|no_one|lost|missing|job|place|way|time|error|bug|mistake|spelling|lump|mold|mould|hair|gray|grey|typo|parking|house|flat|apartment",
        'find|found .. $|rupees|bucks|pounds|dollars|quid|hard|difficult|twenty|ten|tenner|fiver|five|fifty|twenties',
        'dead|blood|gun|drugs|body|affair|text|messages|message|email|phone',
      ],
      fine: 'today old cleaning house',
      carries: true,
      is: '!actor:person !actor:pet !question',
    },
    all('{text}.'),
    all('One thinks of how long it waited to be noticed.'),
    levels(
      'I know the feeling.',
      'I know the feeling, to the month.',
      'I know the feeling. I know the dust by name.',
    ),
    all('I spent fourteen years in the Reading office.'),
    levels(
      'They found me when they moved the cabinet.',
      "They found me when they moved the cabinet. They'd come for the cabinet.",
      'They found me when they moved the cabinet. I was listed as shelving.',
    ),
  ),
  plot(
    'st-g-stealth',
    {
      when: [
        'find|found|discover|discovered .. x:@animal|woodlouse|slug|snail|gecko|scorpion|centipede|newt|worm|maggot|earwig|silverfish|squirrel .. in|inside|under|behind|on .. my|the|our|a',
        'there be|is|was|were .. x:@insect|gecko|frog|lizard|mouse|snail|slug|bat|snake .. in .. my .. shoe|boot|bed|car|bath|salad|bag|coat|helmet|glove|slipper|kettle|shower|pocket|drawer|hat',
        '^ x:@insect|gecko|frog|lizard|mouse|snail|slug|bat .. in .. my .. shoe|boot|bed|car|bath|salad|bag|coat|helmet|glove|slipper|kettle|shower|pocket|drawer|hat',
      ],
      not: [
        '#|=spiders|=ants|=wasps|=bees|=flies|=mice|=frogs|=slugs|=snails|=woodlice|=moths|=beetles|=worms|=birds|=maggots|=bugs|=cockroaches|=silverfish|=earwigs|several|both',
        '@pet .. in|inside|under|behind',
        'dead|died|kill|killed|half|eaten|eat|ate|lost|missing|after|my_cat|my_dog|hair|@child|@boss|@colleague|restaurant|meal|salad|rice|flour|soup|food|hatch|nest|nests|office|he|she|they',
      ],
      fine: 'find found shoe shoes boot boots bed car bath bag coat morning put foot on hiding living asleep sleeping huge tiny live wellies wellington slipper helmet big alive just sitting inside jumped screamed kitchen sofa shower laundry pillow',
      carries: true,
    },
    all('{text}.'),
    all('That {x} was in stealth mode. No website, no team, no noise.'),
    levels(
      'Then came the launch. I screamed.',
      'Then came the launch. I screamed for eleven seconds.',
      'Then came the launch. I screamed so well I was asked back.',
    ),
    all("I've had three launches of my own."),
    levels(
      'The biggest reaction was a cough.',
      'The biggest reaction was a cough. It was mine.',
      "We're doing the fourth from inside a customer's boot.",
    ),
  ),
  plot(
    'st-c-four-advisers',
    {
      when: [
        'find|found|discover|discovered .. #|@money|tenner|fiver|twenty|note|bill|cash|change .. in|under|behind|inside .. y:coat|jacket|pocket|jeans|sofa|couch|book|bag|drawer|pants|trousers|wallet|purse|coats|dryer|washing_machine|cushions|cushion|car|glovebox|suit|hoodie',
        '#|@money|tenner|fiver|twenty .. in .. old|winter|last .. y:coat|jacket|jeans|pocket|bag',
      ],
      not: [
        '# @household|@food|@document|@animal|@carried|@drink|pens|pen',
        '@relative|@boss|@colleague|@client|@child|he|she|they|street|stole|stolen|return|returned|gave|thousand|000|lost|someone|spider|toilet',
      ],
      fine: 'old winter last year coat jacket pocket pound pounds dollar dollars euro euros ten twenty five fifty note bill tenner fiver quid cash money crumpled forgot forgotten put on jeans sofa couch cushions washing change coins folded first cold bucks rupees rupee 20 10 5 rich',
    },
    all('{text}.'),
    all('It had sat there in the dark, and nobody had advised it.'),
    levels(
      "It hadn't lost a penny.",
      "It hadn't lost a penny, or sent me a newsletter.",
      "It hadn't lost a penny. It had never once taken me to lunch.",
    ),
    all("My pension has four advisers. It's down nine percent."),
    levels(
      "I've asked them to stop touching it.",
      "I've sent all four a photo of {the y}.",
      "I've let all four go. The pension is in {the y} now.",
    ),
  ),
  plot(
    'st-t-let-go',
    {
      when: [
        'drop|dropped x:*',
        'drop|dropped .. x:@household|@food|@drink|@carried|egg|tray',
        'x:@household|@food|egg|tray .. fall|fell|slip|slipped .. off|out|on|onto|in|into|from|down',
      ],
      not: [
        'fall|fell .. on me',
        'machine|vending_machine',
        '@person|@pet|@animal|he|she|they|it|we .. drop|dropped|fall|fell',
        'drop|dropped .. off|out|by|in_on|dead|class|course|everything|@child|hint|hints|ball|prices|price|call|@name|@relative|@client|@game|him|her|me',
        'ring|find|found|asleep|temperature|stock|stocks|sales|tree|toe|foot|shelf|leaf|leaves|apart|ceiling|fan|branch|wall|hair|tooth|teeth|love|snow|rain',
        '@bodypart',
      ],
      fine: 'floor kitchen whole full again face down',
      carries: true,
      is: '!actor:person !actor:pet !question',
    },
    all('{text}.'),
    all('For years my wife has asked me to let things go.'),
    levels(
      'I have now made a start.',
      'I have now made a start. Gravity did the rest.',
      'I have now made a start. We do one thing a day, before breakfast.',
    ),
    all('It took a second. I felt lighter.'),
    levels(
      'She meant my feelings about Kevin.',
      "She meant my feelings about Kevin. Those I'm still holding, with both hands.",
      'She meant my feelings about Kevin. Those have their own room.',
    ),
  ),
  plot(
    'st-n-phase-two',
    {
      when: [
        'break|broke|broken|smash|smashed|crack|cracked|shatter|shattered|snap|snapped|=chipped|busted|wreck|wrecked|destroy|destroyed|kill|killed .. x:@household|@earphones|spectacles|umbrella',
        'x:@household|spectacles|umbrella .. break|broke|broken|snap|snapped|crack|cracked|shatter|shattered|smash|smashed|split|collapse|collapsed|fell_apart|disintegrated|gave_up|give_up|=died|exploded|explode|kaput|knackered',
        'step|stepped|sit|sat|stand|stood|trod|tread|lean|leaned|drive|drove|roll|rolled .. on|over .. my .. x:spectacles|glasses|sunglasses|remote|phone|tablet|ipad|laptop|keyboard|earphones|headphones|charger|controller|camera|watch',
        'x:@household|handle|button|heel|strap|zip .. come|came|fall|fell .. off|apart .. my? hand|hands?',
      ],
      not: [
        "@relative's|@neighbor's|@boss's|@colleague's|friend's",
        'both',
        'stuck|trapped ... handle',
        'handle ... stuck|trapped',
        'break|broke|broken|smash|smashed .. and a|an|my|the',
        'coffee_machine|our_floor|new|mate|bloke|guest|tile|picture|painting',
        "store|shop|museum|hotel|customer|customer's|bakery|café|cafe|biggest|floor .. broken|broke",
        '@person|@pet|he|she|they|@name .. break|broke|smash|smashed|crack|cracked',
        'break|broke|broken down',
        'break|broke|broken into|up|even|record|news|bank|fast|silence|promise|law|ice|heart|rules|arm|leg|toe|wrist|finger|ankle|nose|tooth|bone',
        'fix|fixed|repair|repaired|mend|glue|tape|tried|replace|replaced|insurance|window|shelf',
        'toe|foot|leg|arm|wrist|ankle|finger|nose|tooth|nail|rib|back|@boss|@colleague|@child|@pet|office|work|kill|cried|funeral|someone|somebody|party|plant|spider|wasp|fly',
        'car|bus|train|van|bike|@phone .. died|dead|die',
      ],
      fine: 'favorite favourite floor kitchen morning dropped drop half finally today again best pieces clean two sat',
      carries: true,
      is: '!question',
    },
    all('{text}.'),
    all('Breaking things down into smaller parts is what I do for a living.'),
    levels(
      'I rarely do it for free.',
      'I rarely do it for free, and never this fast.',
      "I rarely do it for free. There's usually a lunch first, and a flag.",
    ),
    all('Putting them together again is phase two.'),
    levels(
      'No client has ever got to phase two.',
      "No client has ever got to phase two. I don't own glue.",
      "No client has ever got to phase two. They're all in a warehouse in Leeds. It rattles.",
    ),
  ),
  plot(
    'st-t-caramelized',
    {
      when: [
        'burn|burned|burnt|char|charred|overcook|overcooked|scorch|scorched|incinerated|cremated|blackened .. x:@food|dinner|tea|garlic|breakfast|bottom',
        'cook|cooked|made|make|bake|baked|tried|fried .. x:@food|dinner ... burn|burned|burnt|overcooked it|them|everything',
        'x:@food|dinner|garlic .. burn|burned|burnt|charred|overcooked|black|charcoal|scorched|cremated',
      ],
      not: [
        '@person|@pet|he|she|they|@name .. burn|burned|burnt|overcooked',
        'banana|bananas|avocado|apple|pear|grape|plum .. black',
        '@bodypart|tongue|mouth|guest|guests|date|@boss|@colleague|@client|office|work|fire|fire_brigade|alarm|detector|smoke|hospital|calories|cd|house_down|black_pudding|black_tea|thanksgiving|christmas|late',
      ],
      fine: 'again morning edges forgot oven pan phone dinner tea set timer ruined bottom stuck pot cooked cook baked first watching black crisp whole batch under grill left ate anyway time tablecloth both',
      carries: true,
      is: '!actor:person !actor:pet !question',
    },
    all('{text}.'),
    all('In my family we were never allowed to say “burnt.”'),
    levels(
      'My mother said “caramelized.”',
      'My mother said “caramelized,” and looked at each of us in turn.',
      'My mother said “caramelized.” We all signed.',
    ),
    all('I have carried that kindness into my career.'),
    levels(
      "Last quarter's sales were caramelized.",
      "Last quarter's sales were caramelized. On both sides.",
      'Our Leeds office is now fully caramelized. You can smell it from the motorway.',
    ),
  ),
  plot(
    'st-d-no-rise',
    {
      when: [
        "x:bread|sourdough|dough|loaf|focaccia|bun|yorkshire_pudding|roll|pizza_dough|sourdough_bread|baguette|bagel|naan|muffin|scone|cake ... not|didn't|didnt|never|wouldn't|won't|refuse|refused|fail|failed .. rise|rose|risen|prove|puff",
        'x:bread|sourdough|dough|loaf|sourdough_bread|focaccia|roll|bun|scone ... flat|dense|brick|frisbee|doorstop|pancake|stone|rock|hockey_puck',
        'bake|baked|make|made .. flat|dense x:bread|sourdough|loaf',
        'forgot|forget .. yeast|baking_powder|self-raising',
      ],
      not: [
        '@relative|@boss|@colleague|office|gluten|doctor|sale|price|shop|bakery|he|she|they|floor|perfect|seagull',
      ],
      fine: 'bake baked stayed came out first time yeast dead starter sourdough bread loaf hours whole waited proofed proof kneaded dough homemade again sad heavy hard as my oven overnight',
      carries: true,
    },
    all('{text}.'),
    all("I know the speech for this. I'm given it every April."),
    levels(
      "“I'm afraid there'll be no rise this year.”",
      "“I'm afraid there'll be no rise this year, but we do see you.”",
      "“I'm afraid there'll be no rise this year, but please take a tea towel.”",
    ),
    all('I read it aloud to the bread.'),
    levels(
      'It took it better than I do.',
      'It took it just as I do. It sat there and went hard.',
      'It asked to see my manager. It got eight percent.',
    ),
  ),
  plot(
    'st-p-deviation-form',
    {
      when: [
        'x:@food|@drink|salt|sugar|flour|cornflour|baking_soda|baking_powder|vinegar|chili|cumin|cinnamon|garlic|mint|cilantro|parsley|basil|oil|cream|yogurt|custard_powder|bicarb|icing_sugar|mayo|paprika|nutmeg|turmeric|ginger|pepper|cocoa|oregano|thyme|coriander .. instead .. y:@food|@drink|paprika|nutmeg|turmeric|ginger|pepper|cocoa|oregano|thyme|coriander|salt|sugar|flour|cornflour|baking_soda|baking_powder|vinegar|chili|cumin|cinnamon|garlic|mint|cilantro|parsley|basil|oil|cream|yogurt|custard_powder|bicarb|icing_sugar|mayo',
        'mix|mixed|confuse|confused|mistake|mistook|swap|swapped .. x:salt|cumin|cinnamon|baking_soda|baking_powder|chili|flour|vinegar|cilantro|parsley|@food .. with|for|and|up .. y:sugar|salt|cumin|cinnamon|baking_soda|baking_powder|paprika|flour|water|parsley|cilantro|@food',
        'put|added|poured x:salt|flour|pepper|chili|cinnamon|cocoa .. in|into the|a|my y:sugar|salt|pepper|flour|cocoa',
        'put|added|used|poured x:@food|@drink|salt|sugar|flour|baking_soda|baking_powder|vinegar|chili|cumin|cinnamon|cream|custard_powder|paprika|nutmeg|turmeric|ginger|pepper|cocoa instead of? y:@food|@drink|salt|sugar|flour|baking_soda|baking_powder|vinegar|chili|cumin|cinnamon|cream|water|paprika|nutmeg|turmeric|ginger|pepper|cocoa .. in|into|for|on ..',
      ],
      not: [
        '@child|@pet|@spouse|ordered|waiter|restaurant|allergic|hospital|boss|deliver|delivered|sent|he|she|they|diet|healthy|health|quit|stopped|purpose',
      ],
      fine: 'used pot bowl use bought buy put in recipe soup cake baked cooking cooked curry crumble sauce dinner mother law in-law care home jar pot label spoon teaspoon guests by mixed up accidentally pancakes grabbed cup brownies cookies',
      carries: true,
      is: '!actor:person !actor:pet !question',
    },
    all('{text}.'),
    all('Any departure from a recipe needs a deviation form.'),
    levels(
      'I filled mine in afterwards.',
      'I filled mine in afterwards, by an open window.',
      'I filled mine in afterwards, in a paper suit.',
    ),
    all('Box 5 is “Effect on the end user.”'),
    levels('I put “Visible.”', 'I put “Audible.”', 'I put “Airborne.”'),
  ),
  plot(
    'own-cooked-undefeated',
    {
      when: [
        'cook|cooked|bake|baked|make|made|fry|fried|poach|poached|roast|roasted|grill|grilled|boil|boiled .. x:@food|dinner|loaf .. first_time|perfect|perfectly|scratch|delicious|amazing|great|right|good|well|worked|edible|success|turned_out|came_out|proud|finally|perfection',
        'cook|cooked|bake|baked|make|made|fried|poached|roasted .. x:@food ... perfect|perfectly|delicious|amazing|great|edible|success|proud|best',
        'first x:@food .. i|ever .. make|made|baked|cooked|bake|cook',
        'finally .. make|made|bake|baked|cook|cooked|master|mastered|nailed|perfected .. x:@food',
        'x:@food|sourdough .. turn|turned|come|came .. out|up .. perfect|perfectly|great|amazing|well|right|delicious|beautiful|beautifully',
        'cook|cooked|bake|baked|make|made|boil|boiled|fry|fried|poach|poached .. perfect x:@food',
      ],
      not: [
        'with my|our|a|the',
        '@person|he|she|they|@name .. cook|cooked|bake|baked|make|made',
        "not|didn't|burnt|burned|burn|flat|sank|dry|raw|dropped|drop|ruined|but|sick|wedding|@boss|@colleague|@client|office|team|=work|school|nobody|restaurant|except|salty|wrong|instead|forgot|seagull|dog|cat|late|guests|dinner_party|christmas|thanksgiving",
        'make|made .. reservation',
      ],
      fine: 'boiled fried cooked baked made homemade first time ever life own scratch perfect it was actually really runny yolk crispy recipe by myself finally nailed came out turned delicious good lunch tea today kids loved everyone liked ate sunday',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'he' },
    },
    all(
      '{text}. That is where a champion stops. I have decided to retire undefeated.',
      '{text}. In boxing there is a wisdom about this. You get out while you are undefeated.',
    ),
    linked(
      all(
        'I called the press conference for seven. I thanked the stove and my corner, and I said the {x} had been a tough opponent who had come to win.',
        'I hung my apron from the ceiling and read a statement: that I had given the {x} all I had, and that I wanted to be remembered on my feet.',
      ),
    ),
    linked(
      mild(
        '{F}, who lives downstairs and had smelled it, asked what I was going to eat tomorrow. I said that I would take no more questions.',
        'There was one question, from {F} downstairs: "And tomorrow?" I put on the dark glasses and left by the pantry.',
      ),
    ),
    linked(
      mild(
        'It is day four. I live on crackers, and on the footage.',
        'I have had cereal since. It is not a fight. It is what we in the sport call an exhibition.',
      ),
    ),
    linked(
      hot(
        'People begged me. There was an offer of $30 for one more. I sat in the dark kitchen with the highlights on and a bag of crackers.',
        'Retirement is hard. You hear the crowd. I opened a small gym for younger cooks, and shouted at them through the steam.',
      ),
    ),
    linked(
      spicy(
        'Then {F} from downstairs made it, too, and his was better. I hear that he did it again on Saturday. I have announced a comeback, against an easier opponent. It will be toast.',
        'In March {F}, from downstairs, called me out. He put his {x} in front of me and took off the lid. I went down in the first bite. He is not retiring.',
      ),
    ),
    linked(
      all(
        'I still have the plate. I have not washed it, because you do not wash a belt.',
        'The plate is on the wall. Undefeated, it says under it, with the date and the weight.',
      ),
    ),
    linked(
      unhinged(
        'The {x} demanded a rematch. It trained at altitude for thirteen months, with a rubber suit and a stone on its back, and when it came up the stairs in a hood I could hear it breathe through the peephole.',
        'The federation stripped me of the title, since I would not defend it. It went to the {x}, by default. There was a parade, and it waved from an open car.',
      ),
    ),
    linked(
      unhinged(
        'They had to stop it in the second. {F} was in my corner with a towel, and he swears that he threw it. I am one and one. They use "undefeated" for the {x} now.',
        'Last night it had a few people over and served something it had made for the first time. {F} was there. He says that it had come out perfectly, and that it looked like me.',
      ),
    ),
  ),
  plot(
    'st-p-proxies',
    {
      when: [
        'eat|ate|eaten|finish|finished|demolish|demolished|devour|devoured|polish|polished|scoff|scoffed|inhale|inhaled|wolfed .. whole|entire|all|rest|last|every|full|family|off|sleeve|pint|tub|tray|packet|pack|bag|box|down .. x:@food',
        'eat|ate|finish|finished .. whole|entire|all .. x:@food',
        'eat|ate|eaten|finish|finished|scoffed .. # x:@food .. sitting|row|breakfast|one_go|alone|once|myself',
      ],
      not: [
        'last x:@food',
        'last|rest .. slice|piece|one|bite',
        '^ the|my|our|a|his|her|their .. eat|ate|eaten|finish|finished',
        '@person|@pet|@animal|he|she|they|we|@name|who|someone .. eat|ate|eaten|finish|finished',
        "@child's|kid's|kids'|diet|doctor|sick|ill|vomit|threw_up|hospital|office|colleague's|work|team|roommate's|wife's|husband's|contest|wedding|party|interview|meeting|gave|wasp|woodlouse|bug|hair|fork|spoon|spoons|cried|expired|monkey|plane",
      ],
      fine: 'whole entire all by myself alone car bed night sofa couch in one sitting go go before home dinner tub pint ice cream kitchen dark family size box tray sleeve packet bag ate standing up parking lot parkinglot watching tv regret regrets nothing again movie lunch breakfast',
      carries: true,
      is: '!actor:person !actor:pet !question',
    },
    all('{text}.'),
    all('I checked the label. It serves eight.'),
    levels(
      'I held proxies for the other seven.',
      'I held proxies for the other seven, all in my handwriting.',
      "I held proxies for the other seven. Three of them aren't born yet.",
    ),
    all('After each bite, we voted on whether to go on.'),
    levels(
      'It was always unanimous.',
      "Number six tried to abstain. We're not proud of how that was handled.",
      'Number six has demanded a recount. You can hear it from the hall.',
    ),
  ),
  plot(
    'st-d-not-noticeably',
    {
      when: [
        'eat|ate|have|had|dine|dined x:@food .. for dinner|breakfast|tea|lunch|supper|pudding|dessert',
        'eat|ate|dine|dined|have|had ... x:@food|dinner|lunch|breakfast ... standing|over_the_sink|sink|bath|shower|car|bed|bathtub|stairs|floor|fridge|alone|saucepan|pan|fork|chopsticks|hands|knife|lid|mug',
        'have|had|eat|ate x:cereal|toast|popcorn|crisps|chips|crackers|cheese|beans|ice_cream|cake|pizza|leftovers|biscuits|cookies|noodles .. for .. dinner|tea|supper|breakfast|lunch',
        'x:cereal|toast|crisps|popcorn|cheese|beans|cake|pizza|ice_cream|jacket_potato for dinner|tea|supper|breakfast',
        'eat|ate x:@food .. with .. fork|ladle|hands|fingers|chopsticks|spatula|lid|knife',
      ],
      not: [
        'leftover|leftovers @food',
        '@person|@pet|@animal|he|she|they|we|@name|who|someone .. eat|ate|have|had|eaten',
        '@boss|@colleague|@client|office|desk|work|meeting|restaurant|birthday|christmas|cried|ex|interview|sick|ill|doctor|wedding|airport|plane|whole|entire|school|surgery|funeral|party|burnt|raw|expired|dropped|guests|date|friend|@relative|removed',
      ],
      fine: 'alone dark standing up kitchen sink night over because spoons bowls plates clean room dishwasher all the were in no clean forks again third day row own like an adult proper just cold straight from out of pan tin packet bed sofa car park three times week',
      carries: true,
      is: '!actor:person !actor:pet !question',
    },
    all('{text}.'),
    all("I've put this through as a client dinner."),
    levels(
      'Number present: one.',
      'Number present: one. I put myself down as a prospect.',
      "Number present: one. I'd brought me a small gift.",
    ),
    all("There's a box for “Was the client impressed?”"),
    levels(
      "I've written “Not noticeably.”",
      "I've written “Not noticeably. But stayed to the end.”",
      "I've written “No.” The client is moving to a firm with plates.",
    ),
  ),
  plot(
    'st-n-left-my-card',
    {
      when: [
        'fix|fixed|repair|repaired|mend|mended|unblock|unblocked|unclog|unclogged|patch|patched|rewire|rewired|sort|sorted|bled|replace|replaced|unstuck|unjam|unjammed .. x:@household|tap|garbage_disposal|drain|sink|toilet|door|step|roof|car|bike|puncture|wifi|leak|@machine|sofa',
        'x:@household|tap|door|toilet|sink|@appliance .. finally fixed|repaired|mended|working|works',
        'get|got .. x:@household|tap|door|@appliance .. working|fixed|going .. again|myself|finally',
      ],
      not: [
        'sort|sorted .. by|into',
        '@neighbor',
        'plugged|came_to|=now',
        '@person|he|she|they|@name|who .. fix|fixed|repair|repaired|mend|mended|unblock|got',
        "tried|broke|worse|flooded|flood|bug|code|spreadsheet|didn't|not|can't|won't|still|call|called|plumber|electrician|husband|dad|@relative|landlord|office|@boss|@colleague|price|date|salad|paid",
        'sort|sorted .. recycling|laundry|glass',
      ],
      fine: 'finally after weeks months years with coat hanger paperclip duct tape youtube video all by myself without plumber dripping leaking squeaky bathroom kitchen own cost pence screwdriver staff room wire spoon hand works worked since again blue tack superglue glue thread needle the a bit of',
      carries: true,
      is: '!actor:person !actor:pet !question',
    },
    all('{text}.'),
    all('This is why consultants never fix anything. It ends the project.'),
    levels(
      "One moment you're needed, and then it works.",
      "One moment you're needed, and then it works, without so much as a call.",
      "One moment you're needed, and then it works. They took my badge at the door.",
    ),
    all('I went back later and asked how it was getting on.'),
    levels(
      'It was fine. I left my card.',
      'It was fine. I left my card and loosened something.',
      "It was fine. I've set up a rival firm that breaks it.",
    ),
  ),
  plot(
    'st-n-monitoring',
    {
      when: [
        'finally fix|fixed|repair|repaired|mend|mended|replace|replaced .. x:@household|tap|garbage_disposal|door|toilet|@machine|step|gate|leak',
        'fix|fixed|repair|repaired|mend|mended|replace|replaced .. x:@household|tap|garbage_disposal|door|toilet|@machine|step|gate .. after # week|month|year|weeks|months|years|day|days',
        'fix|fixed|repair|repaired|mended|replaced .. x:@household|tap|door|toilet|step|gate .. dripping|squeaking|broken|loose|months|years|weeks|ages',
      ],
      not: [
        '@person|he|she|they|@name|who .. fix|fixed|repair|repaired|mend|mended|replace|replaced',
        "tried|worse|flooded|bug|code|spreadsheet|didn't|not|can't|won't|still|plumber|electrician|landlord|office|@boss|@colleague|paid|new|bought|battery",
      ],
      fine: 'finally after weeks months years all by myself dripping leaking squeaky squeaking broken bathroom kitchen youtube wobbly loose own duct tape coat hanger since about been putting off three took two minutes five it',
      carries: true,
      is: '!actor:person !actor:pet !question',
    },
    all('{text}.'),
    all("I've broken down where the project time went."),
    levels(
      'Repair: twelve minutes. The rest: walking past.',
      'Repair: twelve minutes. The rest: walking past and saying “I know.”',
      'Repair: twelve minutes. The rest: walking past, in shifts.',
    ),
    all('In the report, walking past is called “monitoring.”'),
    levels(
      "I've already begun to monitor the gutter.",
      "I've already begun to monitor the gutter. It's coming down nicely.",
      "I've since been given a bridge to monitor. It's mostly gone.",
    ),
  ),
  plot(
    'st-c-just-done-a-bridge',
    {
      when: [
        'screw|screws|bolt|bolts|bit|part|parts|piece|pieces|dowel|dowels|allen_key|bits .. left|over|leftover|spare|remaining|extra',
        'left|leftover|spare|extra|remaining .. screw|screws|bolt|bolts|part|parts|dowel|dowels|bits|pieces',
        'assemble|assembled|build|built|put_together .. x:@furniture|ikea|flatpack|flat-pack|cot|crib|bookcase|barbecue|trampoline|shed ... screw|screws|bolt|bolts|parts|pieces|bits .. left|over|remaining|spare|extra',
      ],
      not: [
        'cake|still_left_to',
        'pizza|cake|food|@food|puzzle|jigsaw|@boss|@colleague|car|surgeon|he|she|they|team',
      ],
      fine: 'assembled assemble built build ikea wardrobe shelf bookcase desk table chair bed cot crib flat pack flatpack four three two five screws screw bolts left over leftover spare parts hours finished still standing it wobbles doesnt and now does not fit through bedroom door backwards drawer drawers instructions',
      carries: true,
      is: '!actor:person !actor:pet !question',
    },
    all('{text}.'),
    all("In my work that's called a saving."),
    levels(
      'The makers had been putting those in for years.',
      'The makers had been putting those in for years, unchallenged.',
      "The makers had been putting those in for years. I've sent them my bill.",
    ),
    all('I now offer the same service for larger structures.'),
    levels(
      "I've had interest from a barn.",
      "I've had interest from a bridge.",
      "I've just done a bridge. There's a van full left over.",
    ),
  ),
  plot(
    'st-t-nordic-region',
    {
      when: [
        'x:@appliance|geyser|telly|tv|television|heating|doorbell|router|remote|radio|mower|generator|vacuum|alarm_clock|tumble_dryer|ac|air_conditioning|shower .. break|broke|broken|die|died|dead|packed|pack|gone|goes|kaput|conked|bust|busted|knackered|blew|blown|exploded|fail|failed|quit|given|gave|stopped|buggered|croaked|defunct',
        "x:@appliance|geyser|telly|tv|television|heating|doorbell|router|radio|mower|vacuum|ac|air_conditioning|shower .. won't|wont|not|isn't|doesn't|doesnt|can't .. turn|start|work|working|heat|charge|switch|come|drain|spin|light",
        'x:kettle|telly|boiler|fridge|cooker|hoover|washer|heating|toaster|microwave|freezer|dishwasher|oven gone|packed|dead|broke|broken|kaput|had_it',
        '=broken|=dead|knackered x:@appliance|tv|television|telly|heating|air_conditioning|air_con|shower',
        'x:@appliance|telly|tv .. on .. blink|fritz|its_last_legs|last_legs',
      ],
      not: [
        'week|weeks|month|months|days|explode|exploded|blew|blown|both|shower',
        '@person|he|she|they|i|we|dropped|drop|smoke_alarm|smoke_detector|beep|beeping|fix|fixed|repair|repaired|mend|off|blame|blamed|office|work|@pet|dog|cat|@child|noise|fire|leak|flooded|flood|new|insurance|stolen|missing|sold|everybody',
        'garage_door|battery|hospital|care_home|stuck|printer|coffee_machine|computer|bbq|barbecue|self',
      ],
      fine: 'down on coldest hottest night day of the year again morning after nine years finally in up out middle christmas winter sunday just warranty ended old our washing cold hot weather repair man coming tuesday all wash holiday guests mid cycle summer heat wave bank',
      carries: true,
    },
    all('{text}.'),
    all('There had been signs. A noise, mostly.'),
    levels(
      'I talked over it.',
      "I talked over it. I'm a senior vice president.",
      'I talked over it. I was later promoted, for volume.',
    ),
    all('I see it now. It was asking for help.'),
    levels(
      'So was the Nordic region.',
      'So was the Nordic region. They made the same noise.',
      "So was the Nordic region. I'm told the snow has got in.",
    ),
  ),
  plot(
    'own-machine-noise',
    {
      when: [
        'x:@appliance|@vehicle|heating|pipe|pipes|laptop|boiler|radiator|fridge|tv|car|fan|ice_maker|router|ceiling_fan|generator|toilet|printer .. noise|noises|rattle|rattles|rattling|banging|bangs|clanking|humming|hums|squeak|squeaks|squeaking|squeals|screaming|screams|whistling|buzzing|buzzes|knocking|groaning|groans|gurgles|sounds|clicking|clicks|howling|whining|wheezing|grinding|hum',
        'noise|noises|rattle|rattling|banging|humming|buzzing|clicking|knocking|whining|grinding .. from|in|inside|behind .. x:@appliance|@vehicle|pipe|pipes|boiler|radiator|fridge|car|fan|laptop|heating|engine|dashboard',
        'weird|strange|odd|funny|new noise|noises|sound .. x:@appliance|car|boiler|fridge|fan',
      ],
      not: [
        '@vehicle|bike|search_history',
        'smoke_alarm|smoke_detector|alarm|doorbell|@animal|@pet|@child|baby|neighbor|next_door|upstairs|office|meeting|knee|stopped|fixed|siren|horn|he|she|they|cooker|train|bus|plane|ambulance',
      ],
      fine: 'weird strange odd funny new loud making makes made like a person dying cow whale ghost mixer grinder jet plane engine taking night again every time turn on it s been for weeks since 3am spin cycle someone something inside kitchen',
      carries: true,
      cast: { F: 'she', G: 'he' },
    },
    all(
      '{text}. I called {F}, who repairs such things, and asked her to come at once and hear for herself.',
      '{text}. I got hold of {F}, the best in the business, at $90 an hour, and told her that it was urgent.',
    ),
    linked(
      all(
        'She set down her bag, and it was still. The {x} could not have been more at peace. She billed me for the hour, it heard her car start, and it began again.',
        'The moment {F} was in the room, the {x} went silent. "Sounds fine," she said. She was not off the stairs when it went on, a little louder, as if to make up for the hour.',
      ),
    ),
    linked(
      all(
        'After the fourth visit I saw it for what it was. She was not failing to find the fault. She was the repair.',
        'On the fifth time I understood that nothing was wrong with our process. It works perfectly as long as she is there.',
      ),
    ),
    linked(
      mild(
        'I have her here from seven to ten now, in the armchair, with her bag on her knees. By the hour it is dear, but so is sleep.',
        'I got {F} to leave me a glove. It is on a nail, facing the {x}, at a third of the rate.',
      ),
    ),
    linked(
      mild(
        'On her days off I have my ear to the {x}. It was doing something rhythmic last night. I believe that it was her ringtone.',
        'There is only a small sound left, when the glove is in the wash. It is the {x}, asking if she is coming.',
      ),
    ),
    linked(
      hot(
        'So I hired her full time. She brought a cot and a lamp, at $90 an hour around the clock, and for seven months we had the quietest {x} in the county.',
        'I took {F} on by the month, nights included. There has not been one sound from the {x} since, and I have sold the car to keep it that way.',
      ),
    ),
    linked(
      spicy(
        'Last night I sat up in bed. It was there again. I followed it down the hall, past the {x}, which was listening too. {F} snores. It is the same noise, at time and a half.',
        'She has gone over to the neighbors, who made a better offer per hour. I called {G}, who is nearly as good. He put down his bag, and the {x} laughed out loud.',
      ),
    ),
    linked(
      unhinged(
        'Then it spread. The street went still when she moved in, and after that the highway, and by May no engine would make a sound within four miles of {F}. Planes came over like clouds.',
        'They brought me things from all over: a cello, a waterfall, a set of triplets. I had them wheeled in to {F}, and there was no more to be heard from any of them.',
      ),
    ),
    linked(
      unhinged(
        'The {x} could not stand it. It has gone off with her, in the van, by the look of it for love. I am in an empty kitchen at $90 an hour, and something in me rattles.',
        'It has been so quiet since June that I can make out what the noise was. It comes from a long way in. I asked {G}, who does this for a living, to come and listen to me, and it stopped.',
      ),
    ),
  ),
  plot(
    'st-d-after-amber',
    {
      when: [
        'clean|cleaned|scrub|scrubbed|dust|dusted|defrost|defrosted|descale|descaled|vacuum|vacuumed|hoovered|wash|washed|mop|mopped|change|changed|wipe|wiped|empty|emptied .. x:oven|fridge|freezer|kettle|filter|air_filter|curtains|windows|bathroom|shower|toilet|car|sofa|couch|mattress|keyboard|carpet|rug|bin|drain|gutters|grill|microwave|dishwasher|toaster|vent|blinds|cooker_hood|extractor|hob|lint_trap|handbag|bag|sheets|skirting_boards|garage|oven_door|kitchen|water_bottle|fan',
        'pull|pulled|move|moved|look|looked .. x:fridge|oven|sofa|couch|bed|cooker|washing_machine|wardrobe|dryer .. clean|behind|under|underneath|out',
        'behind|under .. x:fridge|oven|sofa|couch|bed|cooker|washing_machine',
      ],
      also: 'year|years|first|finally|months|ever|since|decade|behind|under|underneath|moved|forever|ages|never|clean|cleaned|scrub|scrubbed|spring|deep|defrosted|descaled',
      not: [
        'looked_for|keys|find|found|windows|curtains|sheets',
        '@person|@pet|he|she|they|@name|who .. clean|cleaned|hoovered|vacuumed|moved',
        '@pet|dog|cat|hamster|mouse|@boss|@colleague|office|fired|for_her|guests|in-laws|@relative|landlord|deposit|window_cleaner|car_wash|rain|rained|hired|ear|teeth|spider|lost|found|game',
      ],
      fine: 'first time in six years since we moved it was gray grey black furry new whole day weekend finally deep clean cleaned behind under inside out turns out actually white glass disgusting horror never again gross color colour see through spring took three hours sunday proud sticky food crumbs fell arm hurts today morning all and',
      carries: true,
      is: '!actor:person !actor:pet !question',
    },
    all('{text}.'),
    all('For some time, {the x} had been amber on my tracker.'),
    levels(
      'Amber means “in hand.”',
      'Amber means “in hand.” It had not been near a hand.',
      'Amber means “in hand.” Two of the hands have retired.',
    ),
    all('I had to look up what comes after amber.'),
    levels(
      "It's green. It's rather nice.",
      "It's green. I'd assumed that one was decorative.",
      "It's green. They've flown a man in to look at it.",
    ),
  ),
  plot(
    'st-c-now-says-do',
    {
      when: [
        'shrink|shrank|shrunk|shrunken .. x:@garment|wool|blanket',
        'x:@garment .. shrink|shrank|shrunk',
        'x:@garment .. fits|fit .. doll|barbie|cat|dog|toddler|child|teddy|baby|hamster ... wash|washing|dryer|tumble',
        'put|washed .. x:@garment .. in|on .. hot|dryer|tumble|sixty|60|90|boil',
        'put|washed .. wool|woollen|cashmere|merino x:@garment .. hot|dryer|tumble|wrong|60|boil',
      ],
      not: [
        'trousers .. lockdown|diet|weight',
        '@boss|@colleague|interview|she_says|weight|deliberately|purpose|order|ordered|online',
      ],
      fine: 'hubby husband wife best favourite favorite jumper my his her wash washing machine dryer tumble wool cashmere merino hot sixty wrong setting again now fits a doll cat the dog toddler new christmas in by expensive partner mum boyfriend girlfriend roommate',
      carries: true,
    },
    all('{text}.'),
    all('In my field we call this right-sizing.'),
    levels(
      'We took out forty percent in a single cycle.',
      'We took out forty percent in a single cycle, without consulting anyone.',
      'We took out forty percent in a single cycle. Morale was tight.',
    ),
    all('The instructions had been sewn in all along.'),
    levels(
      'We read them afterwards, as clients do.',
      'We read them at the closing review, as clients do.',
      "They've shrunk as well. They now just say “Do.”",
    ),
  ),
  plot(
    'st-c-both-feet',
    {
      when: [
        'lose|lost|miss|missing|eat|ate|swallow|swallowed|sucked|find|where|vanished|disappeared .. sock|socks',
        'sock|socks .. missing|gone|lost|vanished|disappeared|disappear|pair|partner|match|single|odd|eaten',
        'one|odd|single|left|unmatched|lone sock|socks',
        '# odd|single|left|unmatched socks',
      ],
      not: [
        'wear|wore|wearing|worn|shoe|shoes|dog|puppy|cat|@child|@boss|@colleague|@relative|gym|locker|football|baseball|hole|gift|christmas|knit|knitted|knitting|@person|interview|drawer_full',
      ],
      fine: 'hoover vacuum washing machine dryer wash laundry odd one again another left single missing always only where do they go the eaten swallowed sock drawer now have all my pair pairs seven twelve nine just never seen',
    },
    all('{text}.'),
    all('In any team of two, this is the risk.'),
    levels(
      'No notice, no handover.',
      'No notice, no handover, no forwarding address.',
      'No notice, no handover. I had it down for ten years and a clock.',
    ),
    all("I've decided not to fill the post."),
    levels(
      'The other one will cover both feet.',
      "The other one will cover both feet. I've called it an opportunity.",
      "The other one will cover both feet. It's been made Head of Feet.",
    ),
  ),
  plot(
    'st-y-told-to-scale',
    {
      when: [
        'grow|grew|grown|harvest|harvested|pick|picked|dug_up|pulled .. first|own|one|huge|giant|massive|biggest|decent|single|my|# .. x:@vegetable|@fruit|marrow|courgette|sunflower|herb|herbs|potatoes|chillies',
        'grow|grew|grown|harvest|harvested .. x:@vegetable|@fruit|marrow|sunflower|potatoes',
        'x:@vegetable|@fruit|marrow .. weighs|weigh|weighed|bloomed|flowered|fruited|sprouted|came_up|ripened|germinated',
        'first x:tomato|tomatoes|strawberry|strawberries|courgette|cucumber|potato|potatoes|chilli|carrot|carrots|lettuce|radish|radishes|pepper|peppers|pumpkin|bean|beans .. garden|allotment|balcony|greenhouse|year|season|plant|plot',
        'what do|does you do with # x:courgettes|zucchini|marrows|tomatoes|cucumbers|plums|apples|beans',
      ],
      not: [
        '@person|he|she|they|@name .. grow|grew|grown|picked|harvested',
        'slug|slugs|deer|squirrel|squirrels|snail|snails|birds|ate|eat|eaten|died|dead|blight|supermarket|shop|hair|beard|mould|mold|nobody|wants|steal|stole|@child|stolen|neighbor|@boss|office|plastic|fake|mushroom|mushrooms|wig|fridge|shelf',
      ],
      fine: 'first decent this year my own grew grown from seed garden allotment balcony one two nine giant huge ever kilos kilo kg pounds harvest home finally since size of and it tasted like six inches a that weighs first own proud greenhouse potted pot windowsill tasted delicious show prize',
      carries: true,
    },
    all('{text}.'),
    all('I have prepared the accounts.'),
    levels(
      'Soil, pots, a small fork: 64 dollars.',
      'Soil, pots, a small fork, a hat: 91 dollars.',
      'Soil, pots, a small fork, a consultant: 4,100 dollars.',
    ),
    all('Value of the harvest: 79 cents. I took both figures upstairs.'),
    levels(
      'I was told to scale.',
      "I was told to scale. I've ordered ninety small forks.",
      "I was told to scale. I'm Head of Agriculture. We've bought Iowa.",
    ),
  ),
  plot(
    'st-n-ate-the-offer',
    {
      when: [
        'g:slug|slugs|snail|snails|deer|squirrel|squirrels|rabbit|rabbits|pigeon|pigeons|caterpillar|caterpillars|bird|birds|crow|crows|mouse|mice|goat|goats|chickens|chicken|aphids|greenfly|badger|badgers|fox|foxes|gophers|groundhog|raccoon|raccoons|monkeys|cow|cows|sheep|parrots|voles|cat ... eat|ate|eaten|dug|dig|steal|stole|got|nibble|nibbled|devoured|destroyed|demolished|finished|flattened|trampled .. x:@vegetable|@fruit|@plant|bulb|bulbs|tulips|plants|seedlings|hostas|lettuces|beans|strawberries|tomatoes|crop|garden',
        'x:@vegetable|@fruit|@plant|bulbs|tulips|plants|seedlings|hostas|lettuces|strawberries|tomatoes ... g:slug|slugs|snail|snails|deer|squirrel|squirrels|rabbit|rabbits|pigeons|caterpillars|birds|mice|groundhog|gophers ... eat|ate|eaten|got|dug|them|it|roughly|had',
        'eaten .. by .. g:slugs|snails|deer|squirrels|rabbits|pigeons|birds',
      ],
      not: [
        "my_cat|our_dog|houseplant|@child|cake|sandwich|feeder|bin|trash|neighbour's|neighbor's|tablecloth|passport|kitchen|fridge|@boss|@colleague|office",
      ],
      fine: 'planted grew one this year last spring all my every single roughly overnight in garden vegetable patch allotment first decent dug up out tulip three hundred ate eaten got bed night again only left stalks a the of it of 300 290 bulbs netting before i could pick any just had',
      carries: true,
    },
    all('{text}.'),
    all("I'd had a different target group in mind: me."),
    levels(
      'This one needed no advertising.',
      'This one needed no advertising and no plates.',
      'This one needed no advertising. It had been following the product since seed.',
    ),
    all('There have been no complaints and no returns.'),
    levels(
      "On pricing, we're still far apart.",
      "On pricing, we're still far apart. I made a written offer. It was eaten.",
      'On pricing, they sent a delegation. It ate the offer, the table and the chair.',
    ),
  ),
  plot(
    'st-y-compost',
    {
      when: [
        'x:@vegetable|@plant|tomatoes|potatoes|roses|courgettes|beans|box_hedge ... blight|mildew|blackspot|wilted|rotted|rot|frost|bolted|black_fly|whitefly|aphids|root_rot|sunburnt|sulking|yellow|drooping|droopy',
        'blight|mildew|frost|greenfly|aphids|bindweed|knotweed|weeds .. on|in|all_over|has|have|got|killed .. x:@vegetable|@plant|tomatoes|potatoes|roses|garden|lawn|allotment',
        'kill|killed|murdered x:@plant',
        'x:@plant .. died|dead|dying|dies|gave_up|on_its_last_legs',
        'x:tomatoes|plants|seedlings|beans|cuttings .. all? died|dead',
        'kill|killed|murdered another|my|the|a x:@plant',
      ],
      not: [
        'doorstep|lawn|garden|allotment|tree|hedge|box_hedge|potatoes|potato',
        'paid|kid|vacation|holiday|@person|he|she|they|@boss|@colleague|office|dog|cat|slug|slugs|deer|squirrel|grandmother|funeral|water|watered|watering|fake|plastic|while|doing_better|growing|neighbor|fell',
      ],
      fine: 'all my tomatoes have got again this year blight lovely frost last night the killed cactus even another houseplant third leaf leaves yellow every single died a in garden greenhouse allotment potted plant basil supermarket window sill lawn and its turned week bought',
      carries: true,
    },
    all('{text}.'),
    all('It was the first team I was given to grow.'),
    levels(
      'I held a one-to-one every morning.',
      'I held a one-to-one every morning and set clear targets.',
      'I held a one-to-one every morning. I did both voices.',
    ),
    all('My report upwards says: “Growth is below ground.”'),
    levels(
      "I've described it as a move into compost.",
      "I've described it as a strategic move into compost.",
      "I'm now Director of Compost. Everyone reports to me in the end.",
    ),
  ),
  plot(
    'st-y-as-much-power',
    {
      when: [
        'power|electricity|electric|lights|light .. cut|cuts|outage|out|went|off|failure|tripped|gone',
        'blackout|power_cut|powercut|power_outage|load_shedding|load-shedding',
        'no|without power|electricity|lights',
        'fuse|fuses .. blew|blown|tripped|went',
      ],
      not: [
        'fridge|oven light|lights',
        'check_engine|traffic|office|work|exam|meeting|call|presentation|server|@boss|@colleague|phone|car|bill|hospital|lift|elevator|train|flight|bulb|drunk|green|red|paid|pay|turned|leave|left|saving|just|engine|dashboard|exam|submitting|wedding',
      ],
      fine: 'power cut electricity light lights whole street building out off went at night hours hour evening all again candle candles candlelight talked talk about each other board games fridge melted ice cream storm dinner cooking middle of shower no wifi tv torch back came dark sat for three six 9pm neighbors family kids',
      carries: true,
      is: '!question',
    },
    all('{text}.'),
    all('For once, everyone around me had as much power as I do.'),
    levels(
      'I was the only one with experience.',
      'I was the only one with experience. I gave tips.',
      'I was the only one with experience. I held a seminar.',
    ),
    all('You sit still and wait for somebody above you.'),
    levels(
      "It's the closest I have come to leading.",
      "I've been put in charge until it's back. I'm in no hurry.",
      "I've been put in charge until it's back. I have the fuse.",
    ),
  ),
  plot(
    'st-d-five-star-door',
    {
      when: [
        'lock|locked .. me|myself|meself|us .. out',
        'lock|locked .. out of .. house|flat|apartment|car|room|home|garage|hotel_room',
        'lock|locked .. out putting|taking|in|without|of|again',
        'lock|locked|shut|left .. keys|key .. in|inside .. house|car|flat|door|boot|lock|apartment|home|garage',
        'door .. shut|closed|locked|slammed .. behind .. me',
        'stood|stuck|standing|sat|waiting .. outside .. my own|front .. house|door|flat|home',
      ],
      not: [
        'car|boot|van|hotel|hotel_room|airbnb|garage|room|us|we',
        'account|email|system|laptop|phone|app|computer|bank|timesheet|portal|@pet|cat|dog|@child|baby|toddler|office|work|@boss|@colleague|train|he|she|@spouse|locked_me|wife|husband|roommate|in-laws|plane|bathroom|balcony|database|server',
      ],
      fine: 'milk bottles out putting bins taking dressing gown robe towel slippers barefoot socks pajamas pyjamas underwear naked rain raining snow house flat apartment again morning keys inside car boot with engine running only two hours three wearing night new in my the of front door behind at phone also locksmith windows',
      carries: true,
      is: '!actor:pet !question',
    },
    all('{text}.'),
    all('I chose that front door myself, after comparing several.'),
    levels(
      'The brochure said it would keep anyone out.',
      'The brochure said it would keep anyone out. I underlined “anyone.”',
      'The brochure said it would keep anyone out. I rang to ask if that included kings.',
    ),
    all("I'd always wondered how one would check."),
    levels(
      "I've left it five stars.",
      "I've left it five stars. I had time to write at length.",
      "I've left it five stars. So has the burglar who stopped to help.",
    ),
  ),
  plot(
    'st-t-alone-with-thoughts',
    {
      when: [
        'get|got|be|was|am|locked|lock|shut|trapped|stuck .. locked|trapped|stuck|shut .. in|inside x:*',
        'lock|locked|shut|trapped .. me|myself|in .. x:closet|archive|bathroom|toilet|loo|cellar|basement|shed|garage|stockroom|supply_closet|cupboard|stairwell|library|freezer|storage|store_room|balcony|attic|pantry|wardrobe|greenhouse|porch|changing_room',
        'locked|trapped in .. x:closet|archive|bathroom|toilet|loo|cellar|basement|shed|garage|stockroom|supply_closet|cupboard|stairwell|library|storage|store_room|balcony|attic|pantry|changing_room',
      ],
      also: 'locked|lock|trapped|shut|stuck',
      not: [
        'traffic|lift|elevator|revolving_door|ex|turtleneck|dress|jumper|shirt|queue|line|meeting|out|out_of|song|head|finger|tooth|teeth|snow|mud|car|train|@child|@pet|bus|@boss|@colleague|he|she|they|window|middle|middle_of|@transit|airport|loop|call|zoom|conversation|sleeve|jar|hand|jeans|ring|tree',
      ],
      fine: 'over lunch for hours hour twenty forty an minutes by cleaner caretaker security at work office accidentally two all night weekend handle came off door',
      carries: true,
      is: '!actor:pet !actor:child !question',
    },
    all('{text}.'),
    all('It left me alone with my thoughts, for the first time since 2009.'),
    levels(
      'I had two.',
      'I had two. One was a jingle.',
      'I had two. They already knew each other.',
    ),
    all('We talked it all through, as you do behind a locked door.'),
    levels(
      "We've agreed to keep it professional.",
      "We've agreed to see less of each other.",
      "We've agreed to see less of each other. They get the house.",
    ),
  ),
  plot(
    'st-n-row-called-want',
    {
      when: [
        'buy|bought|got|get|getting|treated|purchased|ordered .. new|first|second|a|an|some|big|proper|fancy|own .. x:@appliance|@furniture|@gadget|@vehicle|boat|hot_tub|kettle|monitor|desk|mattress|pillow|bike|tent|knife|rug|lamp|telly|tv|blanket|duvet|cushion|shed|treadmill|drill|label_maker|pressure_washer|air_fryer|spatula|electric_blanket',
        '=new|=brand-new|second x:@appliance|@furniture|monitor|mattress|tv|telly|pillow|sofa|hoover|desk',
      ],
      not: [
        "second|another|seat|magnet|flew|size|tiny|postcard|hurt|hurts|washing|hang|sit|can't|cant|couldn't|plant",
        '@person|he|she|they|@name|we .. buy|bought|got|get',
        'get|got on|off|into|out|in',
        'never|used|leak|leaks|broke|broken|wrong|fit|fits|laundry|return|returned|@child|@pet|drum|sold|stuck|mistake|too|locked|punctured|flat|on_my|office|work|boss|dead|card|free|parking|scratched|@drink|bumped|bitten|crash|crashed|hit|stolen|charger|gift|birthday|remote|@relative|printer|promoted|landlord|rent|rear|cover|case|only|stopped|fixed|work|working|going|doesn|not|delivery|ticket|flea|hiccups|noise|loud|on_fire|car_park|speeding|mold|saree|best|neighbor|lift|elevator',
      ],
      fine: 'finally after ten years treated myself love it life changing best thing ever today on sale weekend game changer no idea how i lived without proper really good half price black friday in the sales payday bargain comfortable heated standing second lovely air memory foam electric',
      carries: true,
      is: '!actor:person !actor:pet !question',
    },
    all('{text}.'),
    all('I put the purchase through our scoring model, like any investment.'),
    levels(
      'Cost, need and return, out of ten.',
      'Cost, need and return, out of ten, with my finger off the scale.',
      'Cost, need and return, out of ten. I left the room while it thought.',
    ),
    all('It scored four. The pass mark is seven.'),
    levels(
      "I've added a row called “want.”",
      "I've added a row called “want.” It goes up to forty.",
      "I've added a row called “want.” By noon it had approved a lighthouse.",
    ),
  ),
  plot(
    'st-b-non-executive',
    {
      when: [
        'buy|bought|got .. x:@appliance|@instrument|treadmill|bike|exercise_bike|peloton|rowing_machine|bread_machine|bread_maker|ice_cream_maker|pasta_maker|yoga_mat|sewing_machine|camera|tent|kayak|telescope|juicer|spiralizer|dumbbells|weights|elliptical|book|books|course|planner|diary|boat|skateboard|ukulele|waffle_maker|kettlebell ... never|once|twice|unused|laundry|clothes|dust|box|cupboard|garage|already|still',
        'x:treadmill|exercise_bike|peloton|bread_machine|bread_maker|rowing_machine|juicer|yoga_mat|elliptical|guitar|pasta_maker|bike .. laundry|clothes|dust|unused|coat|coats|never|clothes_horse|hanger|towel',
        'never|not|only .. used|use|opened|touched .. x:treadmill|bread_machine|bread_maker|juicer|exercise_bike|peloton|pasta_maker|yoga_mat|gym_membership|air_fryer|@appliance',
        'bought .. x:treadmill|bread_machine|rowing_machine|peloton|exercise_bike|juicer|pasta_maker|bike|guitar|yoga_mat',
      ],
      also: 'never|once|twice|unused|laundry|clothes|dust|box|cupboard|garage|already|still|not|only|coat|coats|hanger|towel|clothes_horse',
      not: [
        'play|played .. song|songs|chord|chords',
        '@person|he|she|they|@name .. buy|bought|got|use|used',
        '@child|@relative|@boss|@colleague|office|sold|broke|broken|stolen|love|every day|gym_membership|returned|toaster_full|remote|@pet|neighbor|customer|gift|wrong',
      ],
      fine: 'on saturday its already got laundry it used once never bought in 2020 two thousand lockdown january drying rack coat hanger clothes hanging gathering dust still in the box cupboard bread maker machine and have used twice back of garage attic expensive of on a as shelf resolution last month',
      carries: true,
      is: '!actor:person !actor:pet !question',
    },
    all('{text}.'),
    all('I would call its role non-executive.'),
    levels(
      'It attends. It was not cheap.',
      "It attends, it was not cheap, and it's never been consulted.",
      'It attends, it was not cheap, and it gets a car at Christmas.',
    ),
    all("I've sat beside four of those at work."),
    levels(
      'This one takes up less room.',
      'Only this one came with a receipt.',
      'On Fridays we fold them up and put them behind the door.',
    ),
  ),
  plot(
    'st-n-market-fit',
    {
      when: [
        'buy|bought|ordered|got|built|assembled|laminated .. x:@household|@garment|cover|case|phone_cover|phone_case|screen_protector|fitted_sheet|blinds|tyre|filter|cartridge|sofa|mattress|adapter|cable|bulb|lid|frame|fridge ... wrong|fit|fits|small|big|short|long|wide|narrow|large|size|model|tight|through|up_the_stairs',
        "x:@furniture|sofa|fridge|mattress|wardrobe|christmas_tree|washing_machine|desk|telly|tv|cover|lid|frame .. not|doesn't|doesnt|won't|wont|didn't|wouldn't .. fit|go",
        'x:trousers|jeans|suit|dress|shirt|shoes|boots|coat|jeans|bra|shorts .. too small|big|tight|long|short|large',
        'wrong size|model x:@garment|@household|cover|case|filter|bulb|tyre',
        "buy|bought|ordered|got|built|assembled|laminated .. x:@household|@furniture|@garment|frame|lid|cover|case ... doesn't|doesnt|won't|wont|didn't|not|wouldn't|can't .. fit|go|close",
        'for the wrong x:model|size',
      ],
      not: [
        '@garment|@footwear|tyres|tires|lid',
        'shrank|shrunk|wash|@child|@pet|cat|lunch|diet|weight|pregnant|wedding|gift|@person|he|she|they|boss|@colleague|office|parcel|bag|small_talk|hat|too_much|tooth|teeth|expensive|money|time|late|wrong_house|train|price|@food',
      ],
      fine: 'wrong model again phone cover size online does not fit it bedroom door through now bought the too small big by an inch two one centimetre cm same measured twice new through up stairs for get in frame car back of window ikea assembled diploma wardrobe glad return lost receipt shoes sale anyway',
      carries: true,
      is: '!actor:person !actor:pet !question',
    },
    all('{text}.'),
    all('I lecture on product-market fit.'),
    levels(
      "There's a slide with two circles.",
      "There's a slide with two circles, and I move my hands together.",
      "There's a slide with two circles. At the end they kiss.",
    ),
    all('My advice is to keep the product and look for another market.'),
    levels(
      'So it stays here until something comes along that fits.',
      "So it stays here until something fits. I've bought two more, for scale.",
      'So it stays. The rest of the house is being redone in its size.',
    ),
  ),
  plot(
    'st-v-still-available',
    {
      when: [
        'sell|sold|selling .. my|our|the|a|an|old|some .. x:@household|@furniture|@vehicle|@instrument|@gadget|boat|bike|sofa|wardrobe|piano|books|lego|treadmill|tent|pram|drum_kit|clothes|mirror',
        'sell|sold|selling .. on|through .. ebay|vinted|facebook|marketplace|craigslist|gumtree|olx|depop',
        'list|listed|put .. x:@household|@furniture|sofa|bike|car|lamp|table|wardrobe .. on|for .. ebay|vinted|facebook|marketplace|craigslist|gumtree|sale|free',
        'is this still available|available?',
        'garage_sale|yard_sale|car_boot|car_boot_sale|car_boot .. sold|made|nobody|earned|took|sell',
      ],
      not: [
        '@person|he|she|they|@name .. sell|sold|selling',
        'house|company|business|shares|stock|ticket|tickets|school|lemonade|sold_out|sold_me|soul|crystals|kidney|came|dad|@boss|@colleague|office|linkedin|customer|insurance|cookies|@child|deal|nobody|cake|cakes|painting',
      ],
      fine: 'finally sold on ebay vinted facebook marketplace for less than five ten pounds dollars old my the sofa piano collection bought it back somebody asked is this still available buyer never turned up haggled collected came made profit euros free first and miss regret already',
      carries: true,
      is: '!actor:person !actor:pet !question',
    },
    all('{text}.'),
    all('In 2018 I sold one of our divisions for $40 million.'),
    levels(
      'It took 14 months and 60 bankers.',
      'It took 14 months, 60 bankers and a yacht.',
      'It took 14 months and 60 bankers. Two of them married.',
    ),
    all('The first question is always the same: “Is this still available?”'),
    levels(
      'So is the last one: “Would you take less?”',
      'So is the last one: “Can you help me carry it?”',
      'So is the last one: “Can you help me carry it?” It was 900 people. Two trips.',
    ),
  ),
  plot(
    'st-d-misc-two',
    {
      when: [
        'move|moved|moving .. house|flat|apartment|apartments|into|out|houses|in_with|home|new_place',
        'moving day|boxes',
        'close|closed|got .. keys|house|flat|apartment .. new|first|our|my',
        'new flat|apartment|house|place',
      ],
      not: [
        'van|camper|caravan|campervan|boat|hostel|tent|town|unpack|unpacked|late',
        '@child|son|daughter|dad|mom|mum|parents|girlfriend|boyfriend|ex|back_in|office|desk|company|work|mouse|open_plan|@boss|@colleague|@pet|neighbours|neighbors|neighbor|couch|fridge|sold|divorce|broke|school|sofa|furniture|chair|card|goalpost|@animal|smell|noise|he|she|they|landlord|letter|tenant|dog_has|door|car',
      ],
      fine: 'moved into a new flat house apartment today finally after first closed on we our this weekend boxes everywhere cant find the kettle third time in two years unpacked last box keys got all my day sleeping mattress floor bigger smaller city new place have still nothing pizza stairs fourth floor friday back hurts year later',
      carries: true,
      is: '!question',
    },
    all('{text}.'),
    all('I labelled all the boxes myself.'),
    levels(
      'Nineteen of them say “Misc.”',
      'Nineteen of them say “Misc.” Six say “Misc 2.”',
      'Nineteen of them say “Misc.” One says “Misc, live.”',
    ),
    all('I run the shared drive at work along the same lines.'),
    levels(
      "We can't find the kettle there, either.",
      "We can't find the kettle there, either. We have four copies of the lid.",
      "I've opened “Misc, live.” It was Colin from Finance, and he had the kettle.",
    ),
  ),
  plot(
    'st-c-hamper',
    {
      when: [
        'landlord|landlady|letting_agent|agency|rent .. raise|raised|increase|increased|put_up|putting_up|hiked|up|went|gone|doubled|wants|more',
        "landlord|landlady .. refuse|refuses|refused|won't|wont|said|says|told|turned|came|painted|fixed|keeps|never|sold|inspection|let|wants|removed|installed|decided",
        'rent .. up|increase|increased|due|late|raised|doubled|again',
      ],
      not: [
        'heart|emoji|tango|dance|paired|neighbor|fruit_basket|evict|evicted|eviction|sued|court|mold|mould|died|office|car|prices|@pet|check|cheque|signing|homeless|cannot_afford|i_love_you|sent|text|texted',
      ],
      fine: 'my our the raised increased rent by two hundred 2000 because we got a new geyser again this year percent with no notice put up to per month and said it was market rate for boiler broken window still hasnt fixed year letter email next from came without knocking flat apartment shower leak carpet',
      carries: true,
      is: '!actor:me !question',
    },
    all('{text}.'),
    all('Every penny this place earns comes from me.'),
    levels(
      "In my trade, that's called a key account.",
      "In my trade, that's a key account. You remember its birthday.",
      "In my trade, that's a key account. You name a boat after it.",
    ),
    all('At my firm, a key account gets a hamper.'),
    levels(
      "I've cleared a space for it.",
      "I've cleared a space for it, on top of the stain.",
      "I've cleared a space for it. I'm being charged for the space.",
    ),
  ),
  plot(
    'st-p-unsubscribe',
    {
      when: [
        'neighbor|neighbour|neighbors|neighbours|upstairs|downstairs|next_door|man_next_door|woman_next_door|people_upstairs|flat_above|roommate|flatmate|housemate|builders|bloke_upstairs|couple_upstairs .. drill|drilling|drilled|drum|drums|drumming|sing|sings|singing|stomp|stomping|stomps|hammer|hammering|music|noise|loud|noisy|party|parties|karaoke|trombone|trumpet|piano|violin|saxophone|bagpipes|recorder|vacuum|hoover|hoovers|argue|arguing|shout|shouting|practice|practise|practises|practices|dance|dancing|tap|heels|washing_machine|sawing|blaring|bass',
        "neighbor's|neighbour's|next_door's .. leaf_blower|dog|music|alarm|tv|drill|party|baby|drum|wind_chimes|chickens|rooster|lawnmower|mower|strimmer|bass|saw",
        'bhajans|leaf_blower|wind_chimes .. at|since|outside|all|every|sunday|morning',
      ],
      not: [
        'presentation|valencia',
        '@boss|@colleague|office|invited|apologised|apologized|cake|hedge|fence|parking|park|parks|fixed|call|calls|meeting|interview|returned|borrowed|wedding|police|child|crying|husband|wife',
      ],
      fine: 'at 6 45 on a sunday morning am has started learning the every night all day am 5am 7am again new above below living wall walls thin weekend two until midnight when i am trying to sleep same song has taken up plays the his her their since weeks at 5 am since january loud through bag-pipe and it is',
      carries: true,
      is: '!question !actor:me',
    },
    all('{text}.'),
    all("I appear to be on the neighbors' distribution list."),
    levels(
      "I don't remember signing up.",
      "I don't remember signing up, but I'm getting the full edition.",
      "I don't remember signing up. It's for life, then it goes to my heirs.",
    ),
    all("I've looked for a way to unsubscribe."),
    levels(
      "There's only the wall. I've pressed it everywhere.",
      'I knocked on the wall three times. It was taken as a request.',
      'I knocked on the wall three times. That turned out to be “Upgrade.”',
    ),
  ),
  plot(
    'st-t-let-your-room',
    {
      when: [
        "x:roommate|flatmate|housemate|roomie|flatmates|roommates|housemates .. keep|keeps|never|always|use|used|uses|leave|leaves|left|eat|ate|eats|put|puts|take|takes|took|bought|cook|cooks|cooked|finish|finished|won't|refuses|does|doesn't|moved|borrowed|borrows|showers|labelled|labels|forgot|label|thinks|invited|made|has|is|turned|drank|broke|lost|hums|talks|snores|washes|hung|microwaved",
        "my x:roommate's|flatmate's|housemate's",
      ],
      not: [
        'bought_me|cake|made_me|present|gift|birthday',
        'police|died|sick|rent|kiss|kissed|love|wedding|pregnant|cried|hospital|fire|dead|engaged|drums|sings|noise|party|saved|helped|drugs|dating|crush',
      ],
      fine: 'my pan good used it dishwasher in the put towel milk cheese always all never washes up dishes sink shower hair drain for hour every last of oat toilet paper roll leaves and her his their food own at night window open heating alarm snooze socks on table left',
      carries: true,
      is: '!actor:me !question',
    },
    all('{text}.'),
    all('I asked for five minutes, one human being to another.'),
    levels(
      'I spoke about trust.',
      'I spoke about trust. My voice broke.',
      'I spoke about trust, by candlelight, with handouts.',
    ),
    all('I said I had felt invisible in my own home.'),
    levels(
      "“Oh,” came the answer. “I thought you'd moved out.”",
      "“Oh,” came the answer. “I thought you'd moved out in May.”",
      "“Oh,” came the answer. “Your room's been let. He's lovely.”",
    ),
  ),
  plot(
    'st-c-land-and-expand',
    {
      when: [
        'ant|ants|cockroach|cockroaches|moths|wasps|bees|flies|silverfish|termites|bedbugs|weevils|ladybugs|ladybirds|fruit_flies|hornets|woodlice|earwigs|gnats|midges .. in|nest|invaded|kitchen|everywhere|moved|took|taken|under|found|all|since|came|come|infestation|behind|inside',
        '=nest|=hive|infestation .. in .. shed|attic|loft|roof|wall|garden|garage|letterbox|bbq|mailbox|chimney|gutter|eaves',
        'wasps|wasp|ants|ant|bees|hornets|moth|fruit_fly nest|infestation|invasion|problem',
        'kitchen|house|flat|bathroom|shed|attic|car .. ants|moths|cockroaches|wasps|flies|bees|silverfish',
      ],
      not: [
        'one|single|lone ant|cockroach|wasp|bee|fly',
        'ate|eaten|eat|suit|jumper|sweater|shoe|bit|bitten|stung|sting|cider|drink|beer|pants|salad|bird|squirrel|office|work|@boss|@colleague|knees|my_eye|antenna|time_flies|restaurant|picnic|swallowed|@child|mosquito|uncle|aunt',
      ],
      fine: 'a in the shed wasps nest our kitchen has ants since mangoes came marching line from window under floor sugar jar cereal again summer every year flying hundreds of attic roof loft there are everywhere bathroom have an infestation got now rice flour found nest huge and',
      carries: true,
      is: '!question',
    },
    all('{text}.'),
    all("In my trade it's called land and expand."),
    levels(
      "You get one in. A month later, you're in every room.",
      "You get one in, very polite. A month later you're in every cupboard.",
      "You get one in. A month later, you're in the walls.",
    ),
    all("I've done it to four insurance companies."),
    levels(
      'They still think it was their idea.',
      "They've never found the nest.",
      "They've tried foil, peppermint and a man with a tank. We renew in June.",
    ),
  ),
  plot(
    'st-y-awake-at-four',
    {
      when: [
        "can't|couldn't|cannot|cant|couldnt|not|didn't|didnt|unable|barely .. sleep|slept",
        'wake|woke|awake|wide_awake|been_up|was_up|still_up|up_again .. at|since|until|till .. 1am|2am|3am|4am|5am|1|2|3|4|one|two|three|four|half',
        'lie|lay|lain|lying .. awake',
        '=insomnia',
        'no|little|hardly|zero sleep',
      ],
      not: [
        'getting|started|starting|starts|club|@child|baby|dog|cat|@pet|@relative|alarm|smoke|neighbor|noise|call|party|drunk|@boss|@colleague|meeting|flight|beep|power|bird|pigeon|boiler|work|shift|hospital|pain|here|train|feed|lego|doorbell|hot|caffeine|coffee|storm|until_noon|pm',
      ],
      fine: 'at 3am 3 4 in the morning again for no reason all night wide awake thinking about something i said in 2009 insomnia brain last my mind sleep slept staring ceiling cant could not a wink hours three and been up since why do',
      carries: true,
      is: '!question',
    },
    all('{text}.'),
    all("I've read that great leaders are awake at four."),
    levels(
      "It doesn't say what they do then.",
      "It doesn't say what they do then. I know now.",
      "It doesn't say what they do then. I've been sworn in.",
    ),
    all('They look at the ceiling and remember something they once said at a party.'),
    levels(
      'I feel ready.',
      "I feel ready. I'd like the salary from tonight.",
      "I've told the ceiling I'm ready. My promotion came through at 4:40.",
    ),
  ),
  plot(
    'st-d-going-back-in',
    {
      when: [
        'nap|napped|napping|doze|dozed|kip|siesta|snooze .. #|hour|hours|on|in|sofa|couch|accidentally|woke|afternoon|minutes|minute|floor|bath|turned|off',
        'fall|fell|fallen .. asleep .. sofa|couch|chair|bath|armchair|garden|sun|floor|hammock|cinema|movie|film|tv|match|carpet|deckchair|7|8|9|seven|eight',
        'nodded|dozed|drifted off',
        'took|had|need a .. nap',
        '^ .. nap .. weekend|day|afternoon',
      ],
      not: [
        '@child|baby|toddler|@pet|dog|cat|@boss|@colleague|office|work|desk|meeting|webinar|train|bus|plane|class|lecture|missed_my_stop|stop|@relative|wheel|driving|dentist|doctor|funeral|wedding|date|interview|desk|call|exam|ceo|he|she|they|conference|theatre|school|demo|on me|alarm|snooze_button',
      ],
      fine: 'on the sofa couch accidentally took a nap for two hours three twenty minute minutes power in afternoon woke up and did not know what year it was day dark missed ending cinema in front of tv film movie sun with my mouth open armchair after lunch sunday dribble drool turned into twenty woke at 9pm pm the now wont sleep tonight fell asleep',
      carries: true,
      is: '!question !actor:person',
    },
    all('{text}.'),
    all('I had only closed my eyes to think something through.'),
    levels(
      'I think very deeply.',
      'I think very deeply, with my mouth open.',
      'I think very deeply. It can be heard from the road.',
    ),
    all('I came round without a decision.'),
    levels(
      "I'm going back in.",
      "I'm going back in, with a blanket.",
      "We're going back in at dawn, with a larger team.",
    ),
  ),
  plot(
    'st-v-stage-three',
    {
      when: [
        '^ a|an|the|my? leaky|dripping|squeaky|creaky|squeaking|creaking|loose|stuck|sticking|cracked|faulty|flickering|jammed|stiff|dodgy|drafty|draughty|peeling|rattling|stained|missing|chipped|bent|crooked|noisy|unplugged|broken x:tap|faucet|door|hinge|floorboard|stair|step|handle|doorknob|window|light|bulb|drawer|lid|zip|plug|socket|switch|tile|gutter|gate|letterbox|key|lock|shutter|blind|escalator|chair|shelf|toilet|seat|button|hook|curtain|radiator|shower|wallpaper|paint|tiles|cupboard|floor|bed|wheel|doorbell|fence|hob|sign',
        'x:door|drawer|window|gate|lock|floorboard|stair|hinge|lid|light|bulb|switch|handle|doorbell|shower|zip|blind|seat .. squeak|squeaks|creak|creaks|stick|sticks|sticking|flickers|flickering|jams|jammed|stuck|rattles|drips|loose|wobbles|creaking|squeaking',
        "x:door|drawer|window|gate|lock|lid|blind|doorbell|handle|light|toilet .. won't|doesn't|wont|doesnt .. close|shut|open|lock|work|ring|flush|stay|fit",
      ],
      not: [
        'escalator|oil|oiled',
        'heart|car|bus|train|elevator|lift|office|@boss|@colleague|@pet|@child|fixed|repaired|finally|stuck_in|trapped|burnt|head|finger|jar|bottle|screw|revolving|automatic|leg|arm|tooth|traffic|green|red|bank|shop|store|fridge|airport|neighbor|plane|i_kicked|got|me|train_door|school|christmas|glasses',
      ],
      fine: 'a squeaky door the that wont close properly again in bathroom kitchen for months years stairs third step fourth bedroom every time been like since we moved loose handle floorboard unless you lift it kick my our flickering light hallway at night top bottom left',
      carries: true,
      is: '!question !actor:pet !actor:child',
    },
    all('{text}.'),
    levels(
      "I'm a vice president. I know how to handle this.",
      "I'm a vice president. I've handled 40 of these.",
      "I'm a vice president. I've handled 40 of these without standing up.",
    ),
    all('Stage one: report it. Stage two: monitor it. Stage three: get used to it.'),
    all('I reported it to myself, and I took it well.'),
    levels(
      "We've reached stage three ahead of schedule.",
      "We've reached stage three ahead of schedule. There was a dinner.",
      "We're deep in stage three. Someone brought a screwdriver, so we've moved him to Boise.",
    ),
  ),
  plot(
    'st-d-snow-plan',
    {
      when: [
        '=snow|snowed|snows|snowing|blizzard .. in|so|again|all|night|day|today|overnight|everywhere|april|may|kids|inches|cm|school|garden|finally|feet|knee|until',
        '^ it .. snowed|snowing|snows',
        'snow_day|snowday|snowed_in|first_snow',
        'snow day',
        'shovel|shovelled|shoveled|dug|cleared .. snow|drive|driveway|path',
      ],
      also: 'snow|snowed|snows|snowing|blizzard|snow_day|snowday|snowed_in|first_snow',
      not: [
        'desert|mountain|mountains|beach|camp|camping',
        'snow_globe|snowboard|snow_white|tv|ski|skiing|crash|crashed|accident|plane|flight|shovel_broke|threw|snowball|fell|slipped|fake|sofa|dog|cat|@pet|plant|cone|sales|in through|came_in|@boss|snowman|train',
      ],
      fine: 'it snowed so the kids are home and i have 4 calls in april again day overnight all night inches cm school closed shut off had just put summer tires on schools work from garden everywhere finally today ten feet snow first of year shovelled drive twice plough came past path dug out car winter kid off',
      carries: true,
      is: '!question',
    },
    all('{text}.'),
    all('There is a snow plan. I wrote it myself, in August.'),
    levels(
      "It's sixty pages.",
      "It's sixty pages, with a flow chart.",
      "It's sixty pages, with a flow chart and two dogs.",
    ),
    all("It covers what to do if you can't get to the office."),
    levels(
      "It's in the office.",
      "It's in the office. The spare copy is in the other office.",
      "It's in the office. The dogs have read it, and gone on without me.",
    ),
  ),
  plot(
    'st-b-wave-to-nod',
    {
      when: [
        'neighbor|neighbour|neighbors|neighbours|next_door|man_next_door|woman_next_door|woman_across .. put|puts|cut|chopped|built|build|building|moved|parks|parked|parking|park|keeps|keep|painted|planted|blocked|took|complained|removed|trimmed|borrowed|feeds|thinks|throws|leave|leaves|hung|installed|got|bought|started|mows|knocked|left ..',
        'new neighbors|neighbours',
        'next door have|has|had|keep|keeps|put|got',
        'woman|man|lady|people|family|couple next_door|across .. keep|keeps|park|parks|parking|put|puts|left|have|has',
      ],
      also: 'fence|hedge|drive|driveway|wall|gate|tree|lawn|hot_tub|shed|stairwell|shoes|bin|bins|parking|parks|parked|park|space|spot|gnome|gnomes|trampoline|cctv|camera|light|lights|wind_chimes|bonfire|decking|extension|washing|rooster|chickens|flag|recycled|recycling|side|leaves|hall|landing|porch|mailbox',
      not: [
        'upstairs|downstairs|tap',
        'drill|drilling|music|party|drum|drums|noise|loud|trombone|i_love_you|dead|died|police|horse|nice|helped|gave|cake|invited|returned|kid|horn|tango|office|gas|cat|baby|work|flowers|soup|ladder|fell|blew|blown|wind|leaf_blower|fire|@boss|shovelled|shoveled|plot',
      ],
      fine: 'have put up a fence four inches on our side my neighbour cut down the hedge without asking keeps parking across we new and they shoes in stairwell again next door woman man put new bins floodlight bright all night into bedroom bought hot tub built shed over every of his her drive driveway space because i recycled glass sunday complained',
      carries: true,
      is: '!question !actor:me',
    },
    all('{text}.'),
    all('I have escalated this through the proper channels.'),
    levels(
      'As of today, my wave is a nod.',
      'As of today, my wave is a nod, and the nod is brief.',
      'As of today, my wave is a nod. All embassies have been told.',
    ),
    all('There are two stages after the nod.'),
    levels(
      'I hope I never have to use the second.',
      'The second is a big wave to the people on their other side.',
      "The second was last used in 1987. There's a roundabout there now.",
    ),
  ),
];
