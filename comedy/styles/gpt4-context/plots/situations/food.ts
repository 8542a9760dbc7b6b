import {
  all,
  hot,
  levels,
  mild,
  type Plot,
  plot,
  type PlotTraits,
  spicy,
  unhinged,
} from '../../../../story/plot.ts';

const STOLEN_LUNCH = {
  when: [
    'someone|somebody|@colleague|who|@boss .. eat|steal|take|grab .. my|our x:@food',
    'my x:@food .. steal|eat|missing|gone|disappear|take .. from|in|out .. fridge|office|kitchen|work',
  ],
  not: ['dog|cat|bird|seagull|raccoon|plate|restaurant|kid|child|home'],
  fine: 'office fridge work kitchen again name note label labeled lunch shared break room third box container leftover pad thai last piece birthday',
} satisfies PlotTraits;

const BURNT = {
  when: [
    'burn|burnt|char|overcook .. @food|dinner|it|toast|rice|cake',
    'smoke_alarm|smoke_detector .. cook|dinner|toast|bacon|fry|make|bake',
    'set .. off .. smoke_alarm|fire_alarm',
    '@food .. burn|burnt',
  ],
  not: ['tongue|mouth|hand|finger|arm|calories|popcorn|office|bridge|fire_drill|beep'],
  fine: 'again dinner morning pan pot kitchen smoke alarm set off black completely evening guest first cooking breakfast house whole smell',
  is: 'alone',
} satisfies PlotTraits;

const VENDING = {
  when: ['vending_machine'],
  not: ['two|extra|free|both', 'fall .. on'],
  fine: 'ate took dollar money stuck snack chips stole keep kept bar candy office hung gave nothing chocolate bag dangling get e7 last work coins second coin euro euros rupees pound pounds dollars quarter card ward night lunch floor again swallowed swallow',
} satisfies PlotTraits;

const ATE_WHOLE = {
  when: [
    'eat .. whole|entire .. @food|bag|box|tub|jar|pint|pack',
    'eat .. # .. @food',
    'finish .. bag|tub|pint|box|jar .. of',
  ],
  not: ['dog|cat|kid|seagull|office|meeting|contest', 'my lunch'],
  fine: 'alone sitting one front tv night bed kitchen standing last family-size dinner cold fridge ice cream large netflix couch car',
  is: 'alone',
} satisfies PlotTraits;

/** Plots about food. */
export const FOOD: readonly Plot[] = [
  plot(
    'stolen-lunch',
    {
      ...STOLEN_LUNCH,
      not: [
        ...STOLEN_LUNCH.not,
        '@sweet|@fruit|yogurt|yoghurt|cereal|porridge|oats|oatmeal|soup|rice|curry|sushi|jelly|custard|pudding|milk|butter|jam|honey|egg|eggs|@drink|creamer|mustard',
        'again|third|twice|every|always|keeps|spoon|fork|mug|home|birthday_cake|boyfriend|girlfriend|husband|wife|roommate|flatmate',
      ],
    },
    all(
      "Someone at work took my {x} from the fridge. It had my name on it. That's what I call brand recognition.",
      'My {x} {x.is} gone from the office fridge. My name was on the label. Somebody saw the name and thought, "Yes."',
    ),
    all("I didn't get angry. I put up a note asking for feedback."),
    all('At three there was a reply under it, in pencil. "Dry. Bit more mustard?"'),
    all(
      'Nobody in nineteen years had engaged with my work at that level. On Tuesday I used more mustard.',
    ),
    mild('It was gone by ten. "Better," says the note.'),
    hot('It was gone by ten. "Better," said the note. On Wednesday it said, "Wow."'),
    spicy(
      "On Thursday the fridge was full and mine was untouched. I've asked around. They've seen someone in Accounts with a curry.",
    ),
    unhinged(
      "We wrote for twelve months. I cook at night now. My family eats what's in the drafts.",
    ),
    unhinged(
      "One noon there was a lunch in there with no name on it, and a fork. I ate it standing up. It was dry. I didn't have the heart.",
    ),
  ),
  plot(
    'st-t-note-from-my-wife',
    STOLEN_LUNCH,
    all('{text}.'),
    all("It's not about the food."),
    levels(
      'There was a note in with it, from my wife.',
      'There was a note in with it, from my wife. The first since 2016.',
      'There was a note in with it, from my wife. It was sealed with wax.',
    ),
    all('Someone in this company now knows that I am loved.'),
    levels(
      "I'd hoped to hear it first.",
      "I'd hoped to hear it first. I'd have liked to know why.",
      "They've written back. She says it's going well.",
    ),
  ),
  plot(
    'microwave-fish',
    {
      when: [
        'x:fish|salmon|tuna|cod|shrimp|curry|cabbage|broccoli|kimchi|popcorn .. in|into|at|microwave|microwaved .. microwave|office|work|microwaved',
        'microwave|reheat|heat|burn .. x:fish|salmon|tuna|cod|shrimp|curry|cabbage|broccoli|kimchi|popcorn',
      ],
      not: ['home|dinner|restaurant|wife|husband'],
      fine: 'office work lunch kitchen break whole floor smell everyone colleague someone fire alarm set off again',
    },
    all(
      'There was {x} in the office microwave at 12:05. By 12:09 all four floors were aligned.',
      'At 12:05 somebody put {x} in the office microwave. No memo of ours has ever reached everyone that fast.',
    ),
    all("People left their desks. They opened windows we'd been told were decorative."),
    all(
      "Teams that hadn't met in years stood together on the lawn. Somebody from Legal laughed. It was the hunger, or the air.",
    ),
    mild("Our engagement score came in. It's the highest since the flood."),
    hot(
      "The culture budget's $200,000 a year. The {x} {x.was} four dollars. I showed the board both numbers.",
    ),
    spicy(
      "It's every Tuesday now. Attendance on the lawn is voluntary. Attendance inside isn't possible.",
    ),
    unhinged(
      'In the spring we did the merger that way. Both companies, one microwave. They signed at the car.',
    ),
    unhinged(
      "The founder was in the lobby last week, in bronze, for the unveiling. He's holding a plate. Even the sculptor's got the face turned away.",
    ),
  ),
  plot(
    'st-v-doors-windows',
    BURNT,
    all('{text}.'),
    levels(
      'As a leader, I keep an open door.',
      "As a leader, I've kept an open door for 14 years.",
      "As a leader, I've kept an open door for 14 years, winters included.",
    ),
    all('Today I extended that to four windows.'),
    all('What came out was dark, and there was a lot of it.'),
    levels(
      "It's the most honest feedback I've had.",
      'I usually only get that in exit interviews.',
      "It's over the highway now and still has more to say. I'm listening.",
    ),
  ),
  plot(
    'st-v-carbon',
    BURNT,
    all('{text}.'),
    all('My company has promised to capture 40 tons of carbon by 2035.'),
    levels(
      "So far we've captured none.",
      "So far we've printed the brochure.",
      "So far we've printed the brochure, and the printer caught fire.",
    ),
    all('I now have six ounces of it, on a plate.'),
    levels(
      "I've handed it in, with a label.",
      "I've handed it in. They'd like to know if I can make one a day.",
      "I cook for all 340 of us now. We'll be done by June.",
    ),
  ),
  plot(
    'st-c-bubbles',
    {
      when: [
        'sourdough .. rise|start|starter|feed|fail|make|bake|name|explode|keep|flat|alive',
        'feed .. sourdough',
        'bake|make|start .. sourdough',
      ],
      not: ['sandwich|toast|burn|dog|cat|drop|die|dead|kill|murder|mold|moldy|mould|mouldy|lose'],
      fine: "starter bread loaf first didn't rise flat again finally month week three jar alive",
    },
    all('{text}.'),
    all('I give investors one piece of advice.'),
    levels(
      "Don't keep feeding a thing just because it bubbles.",
      "Don't keep feeding a thing just because it bubbled once.",
      "Don't keep feeding a thing just because it bubbles. I've had it engraved.",
    ),
    all("I've just put in another bag of flour."),
    levels(
      'I believe in the team.',
      'I believe in the team. The team is mostly gas.',
      "I've put in the car as well. It smells of growth.",
    ),
  ),
  plot(
    'no-coffee',
    {
      when: [
        'run .. out .. coffee',
        'quit|stop|give|cut|skip|forget .. coffee|caffeine',
        'no coffee',
        'without coffee',
        'switch .. decaf',
        'go .. without coffee|caffeine',
      ],
      not: ['machine|dog|cat|shirt|spill|cup'],
      fine: 'up drinking morning today week day three days out drink two my decaf caffeine office work',
      is: 'alone',
      cast: { F: 'he' },
    },
    all('{text}.'),
    all("By 9:40 I could hear my own ideas. I'd like to apologize for the last seventeen years."),
    all("It turns out I don't have a passion for logistics. I had a large latte."),
    mild("I've told my team the vision was a beverage."),
    hot(
      "I reread my strategy paper. It's sixty pages, mostly exclamation marks. On page 31 you can see it shake.",
    ),
    spicy(
      "I asked {F}, my boss, if he'd ever really believed in it. He moved his cup behind the monitor.",
    ),
    unhinged(
      'By Wednesday the whole floor was off it. The company took one clear look at itself. We make lids.',
    ),
    unhinged(
      'There was no anger. {F} put a lid on something, to see. It fit. We all went home at noon.',
    ),
  ),
  plot(
    'vending',
    { ...VENDING, cast: { F: 'she', K: 'he' } },
    all('{text}.'),
    all(
      "I understand it better than I'd like. You put in everything you have. It turns. You lean right up against the glass.",
    ),
    all("I've been one coil away from director since 2019."),
    mild('I shook it. {F} from Facilities asked me to use my words.'),
    hot(
      '{F} from Facilities says you never shake it. You get someone to pay again, and the one behind pushes.',
    ),
    spicy('I looked behind me. There was {K} from Sales, holding a dollar.'),
    unhinged("At five o'clock {K} from Sales pressed E7. I felt it in my back."),
    unhinged(
      "I'm a director now. It's dark, I'm lying on my side, and somebody's hand is coming through the flap.",
    ),
  ),
  plot(
    'st-t-exact-change',
    VENDING,
    all('{text}.'),
    all("I give speeches about change. It's my life's work."),
    levels(
      'People nod. Nobody has ever had a question.',
      'People nod. In eleven years nobody has asked how much.',
      'People nod. My wedding vows were on change, with slides.',
    ),
    all('This machine has a small sign.'),
    levels(
      '"Exact change only."',
      '"Exact change only." I\'ve cancelled the program.',
      '"Exact change only." It now runs the department.',
    ),
  ),
  plot(
    'diet',
    {
      when: [
        'start .. diet|keto',
        '=diet',
        'give .. up .. sugar|carb|chocolate|sweet|bread|meat|alcohol',
        'quit|stop|cut .. sugar|carb|chocolate|bread|eating',
        'go .. vegan|keto|vegetarian|gluten-free',
      ],
      not: [
        'coke|pepsi|dog|cat|coffee',
        'last|until|before|after .. minute|hour|second|noon|lunch|breakfast|morning',
      ],
      fine: 'day monday one three lasted week new year january cheese found cake broke weak eating',
      is: 'alone',
      cast: { F: 'she' },
    },
    all('{text}.'),
    all("Day one, 8 AM. I feel light. I feel clear. I've told everyone."),
    all('Day one, 10:15. I can smell the font on the cafeteria menu.'),
    mild('Day one, noon. It was a good diet.'),
    hot(
      'Day two. In the budget meeting somebody said "pie chart." {F} had to walk me around the block.',
    ),
    spicy("Day three. I've lost four pounds and {F}."),
    unhinged("Day six. A client came in. His name was Graham. I didn't hear the rest."),
    unhinged(
      "Day seven. Legal would like me to say that he got out, that he's doing well, and that it was only the sleeve.",
    ),
  ),
  plot(
    'st-y-nothing-on-table',
    ATE_WHOLE,
    all('{text}.'),
    all('In negotiation class we learned: leave nothing on the table.'),
    levels(
      'I left nothing on the table.',
      'I left nothing on the table, and no crumbs.',
      "I left nothing on the table. I've started on the cloth.",
    ),
    all('There was nobody on the other side.'),
    levels(
      'I still got everything I wanted.',
      'I still got everything, and I still had to lie down.',
      "I've been sent to settle with our suppliers. I bring a fork.",
    ),
  ),
  plot(
    'st-y-open-items',
    ATE_WHOLE,
    all('{text}.'),
    all("My last review said I don't finish what I start."),
    levels(
      "I'd like this added to my file.",
      "I'd like this added to my file, with the time.",
      'I\'d like this added to my file, under "Scope."',
    ),
    all('I had no team and no budget. I owned it end to end.'),
    levels(
      'There are no open items.',
      'There are no open items. I checked the corners.',
      "They've given me a whole division. I've asked if it comes with a dip.",
    ),
  ),
  plot(
    'st-v-the-second-half',
    {
      when: [
        'bake .. @sweet|@food|bread|first',
        'make .. cake|bread|cookies|pie|brownies|lasagna .. first|scratch|from',
        'cake .. collapse|sink|fall|lopsided',
      ],
      not: ['burn|dog|cat|drop|sourdough|office|boss|colleague|daughter|son|kid|birthday'],
      fine: "first time scratch own perfect looked nothing recipe oven weekend loaf grandmother's ugly middle sunday flat",
      is: 'actor:me|actor:us',
    },
    all('{text}.'),
    all("I've launched nine products. Reviewers called all of them half-baked."),
    levels(
      'I took it as a style.',
      'I took it as a style, and put it on the box.',
      'I took it as a style. The box won a prize.',
    ),
    all("Then I read how long you're supposed to leave things in."),
    levels(
      'I had no idea there was a second half.',
      "I've told Engineering there's a second half. They'd like to see the recipe.",
      'All nine have been recalled and put back in. Middle rack, 350 degrees.',
    ),
  ),
  plot(
    'st-d-both-sides',
    {
      when: ['drop .. @food|fork|plate', '@food .. fall .. on .. floor|ground|face|carpet'],
      not: [
        'keyboard|laptop|shirt|dress|lap|shoe|foot|toe|head|sea|lake|water|toilet|puddle|sink|bin|pool|canal|river',
        'egg|eggs|soup|sauce|yogurt|yoghurt|rice|salad|cereal|porridge|curry|stew|custard|jelly|jam|honey|ketchup|mayo|mayonnaise|lasagne|lasagna|pasta|spaghetti|noodle|noodles|ramen|gravy|beans|trifle|oil|crumbs',
        '@drink|lot|everything|all|dozen',
        'machine|vending_machine|phone|seagull|bird|boss|wedding|jar|glass|cake|dog',
      ],
      fine: 'floor kitchen face down ground side buttered jam five second seconds rule ate anyway pick last whole cafeteria front everyone street entire tray lunch',
      is: 'alone',
    },
    all('{text}.'),
    all('The rule gives you five seconds to decide.'),
    levels(
      'I asked for an extension.',
      'I asked for an extension, on my knees.',
      'I asked for an extension, and was given until March.',
    ),
    all('Then I looked at it carefully from both sides.'),
    levels(
      'One side had fluff on.',
      "One side had fluff on. I've worked with worse.",
      'One side had fluff on. The fluff has until March as well.',
    ),
  ),
];
