import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** Plots about food. */
export const FOOD: readonly Plot[] = [
  plot(
    'stolen-lunch',
    {
      when: [
        'someone|somebody|@colleague|who|@boss .. eat|steal|take|grab .. my|our x:@food',
        'my x:@food .. steal|eat|missing|gone|disappear|take .. from|in|out .. fridge|office|kitchen|work',
      ],
      not: ['dog|cat|bird|seagull|raccoon|plate|restaurant|kid|child|home'],
      fine: 'office fridge work kitchen again name note label labeled lunch shared break room third box container leftover pad thai last piece birthday',
      axis: '',
      back: "i didn't",
    },
    all(
      "Someone at work took my {x} from the fridge. It had my name on it. That's what I call brand recognition.",
      'My {x} is gone from the office fridge. My name was on the label. Somebody saw the name and thought, "Yes."',
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
    'microwave-fish',
    {
      when: [
        'x:fish|salmon|tuna|cod|shrimp|curry|cabbage|broccoli|kimchi|popcorn .. in|into|at|microwave|microwaved .. microwave|office|work|microwaved',
        'microwave|reheat|heat|burn .. x:fish|salmon|tuna|cod|shrimp|curry|cabbage|broccoli|kimchi|popcorn',
      ],
      not: ['home|dinner|restaurant|wife|husband'],
      fine: 'office work lunch kitchen break whole floor smell everyone colleague someone fire alarm set off again',
      axis: '',
      back: 'on the lawn',
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
      "The culture budget's $200,000 a year. The {x} was four dollars. I showed the board both numbers.",
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
    'coffee-machine',
    {
      when: [
        '=coffee_machine|=coffee_maker|=espresso_machine .. break|down|out|stop|die|explode|leak|work|dead|broken|not',
        'office|work =coffee_machine|=coffee_maker',
      ],
      not: ['buy|bought|new|home|wife|husband|clean|greg|blame', 'break the'],
      fine: 'office work morning monday again today week floor since three before meeting broke order',
      axis: '',
      back: 'we should get back',
    },
    all(
      `The office coffee machine is out of order. Somebody had hung up a sign: "Sorry for the inconvenience. Facilities." It's the most senior apology we've ever had.`,
      "The coffee machine at work is broken. By 9:30 we'd learned who everyone was.",
    ),
    all('Without it, we had nowhere to stand and say we should get back. So we got back.'),
    all("By noon the whole quarter was done. We didn't know what to do with our hands."),
    mild("It was fixed the next day. We're behind again, and happy."),
    hot(
      'By two, in the silence, people had begun to notice things. Two departments were found to be the same department.',
    ),
    spicy(
      "Leadership acted fast. There are four machines now, one per corner, so it can't happen again.",
    ),
    unhinged(
      'By Friday somebody had worked out what the company does. They had to be walked to their car.',
    ),
    unhinged(
      'Leadership flew in with a thermos. We drank. One by one we forgot. I know there was something, and that we should get back.',
    ),
  ),
  plot(
    'burnt',
    {
      when: [
        'burn|burnt|char|overcook .. @food|dinner|it|toast|rice|cake',
        'smoke_alarm|smoke_detector .. cook|dinner|toast|bacon|fry|make|bake',
        'set .. off .. smoke_alarm|fire_alarm',
        '@food .. burn|burnt',
      ],
      not: ['tongue|mouth|hand|finger|arm|calories|popcorn|office|bridge|fire_drill|beep'],
      fine: 'again dinner morning pan pot kitchen smoke alarm set off black completely evening guest first cooking breakfast house whole smell',
      is: 'alone',
      axis: '',
      back: 'right',
    },
    all('{text}.'),
    all('The smoke alarm was the first to speak up. It was right to.'),
    all("I took out its battery. That's how we do it at work."),
    mild(`I'm serving it as "bold."`),
    hot('I served it as "bold." There were clarifying questions, mainly what it had been.'),
    spicy(
      'So we ordered in. The delivery guy smelled the hallway and asked if I was in leadership.',
    ),
    unhinged(
      "Then the fire department came. Four of them stood around it in silence. The captain asked if there'd been any warning.",
    ),
    unhinged(
      'I said everything had been green, right up to the end. He looked at it again. "Broccoli?" he said.',
    ),
  ),
  plot(
    'sourdough',
    {
      when: [
        'sourdough .. rise|start|starter|feed|fail|make|bake|name|explode|keep|flat|alive',
        'feed .. sourdough',
        'bake|make|start .. sourdough',
      ],
      not: ['sandwich|toast|burn|dog|cat|drop|die|dead|kill|murder|mold|moldy|mould|mouldy|lose'],
      fine: "starter bread loaf first didn't rise flat again finally month week three jar alive",
      axis: '',
      back: 'every morning',
    },
    all('{text}.'),
    all(
      "You feed it every day. It doubles, collapses, smells of vinegar and asks for more. I'd worked in startups for years; nobody told me there could be bread.",
    ),
    all('Every morning I throw half of it away. I call that runway.'),
    mild("It's not profitable. It's bubbling, though."),
    hot('A fund looked into the jar. They valued it at $30 million, on the smell.'),
    spicy("Five months in: one loaf, flat. I've told them the next round will rise."),
    unhinged(
      'In June they replaced me as founder. The new one is an operator. He looked at the jar for a minute and turned on the oven.',
    ),
    unhinged(
      "I had never thought of that. Nobody had. He ships at six every morning now, and it's just bread.",
    ),
  ),
  plot(
    'spill',
    {
      when: ['spill|knock .. @drink|soup', '@drink .. spill|everywhere|over'],
      not: [
        'client|ceo|interview|date|wedding|carpet|judge|cat|keyboard|laptop|plane|car|train|bus|flight|waiter|bride',
        'on my boss',
      ],
      fine: 'coffee desk shirt white over table whole cup full floor morning meeting kitchen office hot own work again',
      is: 'alone',
      cast: { F: 'she' },
      axis: '',
      back: 'another',
    },
    all('{text}.'),
    all(
      'It reached every corner in four seconds. Our last rollout took seventeen months, and it never got to Accounting.',
    ),
    all(
      'Everyone stood up. Everyone lifted something. The question of who owned it never came up.',
    ),
    mild('I told them that was the pilot.'),
    hot(
      "For one minute we were a team. A woman ran in with paper towels from another floor. Her name's {F}. We've worked here together since 2014.",
    ),
    spicy("I've scheduled another one for Thursday. It'll be soup."),
    unhinged('Soup got Legal out of their chairs. By chili, people were holding hands.'),
    unhinged(
      'Yesterday was quiet. {F} set a full glass of red wine next to my elbow, went back to her desk and waited. They all did.',
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
      axis: '',
      back: '',
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
    {
      when: ['vending_machine'],
      not: ['two|extra|free|both', 'fall .. on'],
      fine: 'ate took dollar money stuck snack chips stole keep kept bar candy office hung gave nothing chocolate bag dangling get e7 last work coins second coin euro euros rupees pound pounds dollars quarter card ward night lunch floor again swallowed swallow',
      cast: { F: 'she', K: 'he' },
      axis: '',
      back: 'director',
    },
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
      axis: '',
      back: 'day one',
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
    'ate-whole',
    {
      when: [
        'eat .. whole|entire .. @food|bag|box|tub|jar|pint|pack',
        'eat .. # .. @food',
        'finish .. bag|tub|pint|box|jar .. of',
      ],
      not: ['dog|cat|kid|seagull|office|meeting|contest', 'my lunch'],
      fine: 'alone sitting one front tv night bed kitchen standing last family-size dinner cold fridge ice cream large netflix couch car',
      is: 'alone',
      cast: { F: 'he' },
      axis: '',
      back: 'asked if',
    },
    all('{text}.'),
    all('In one sitting. No stakeholders.'),
    all(
      'At the halfway mark I stopped and asked if this was still serving me. The label said it was serving eight.',
    ),
    mild("I've never finished anything at work. It turns out I'd needed a spoon."),
    hot("It's the only thing I've delivered in full this year. It's in my review, under Scope."),
    spicy(
      "{F}, my boss, asked why I couldn't bring that to the Hendricks account. I asked if it came in a tub.",
    ),
    unhinged(
      'At the town hall {F}, the COO, held the empty container up to the light. "This," he said, "is execution." Then they put me in front of the backlog with a napkin.',
    ),
    unhinged(
      "By midnight there was no backlog. They haven't asked where it went. I don't feel well.",
    ),
  ),
  plot(
    'baked',
    {
      when: [
        'bake .. @sweet|@food|bread|first',
        'make .. cake|bread|cookies|pie|brownies|lasagna .. first|scratch|from',
        'cake .. collapse|sink|fall|lopsided',
      ],
      not: ['burn|dog|cat|drop|sourdough|office|boss|colleague|daughter|son|kid|birthday'],
      fine: "first time scratch own perfect looked nothing recipe oven weekend loaf grandmother's ugly middle sunday flat",
      is: 'actor:me|actor:us',
      cast: { F: 'he' },
      axis: '',
      back: 'the recipe',
    },
    all('{text}.'),
    all(
      "The recipe opened with 900 words about the author's grandmother. I read all of it. I've put that into our hiring: nobody gets to the salary before the grandmother.",
    ),
    all("It said seventy minutes. I'd told everyone twenty, and finance ten."),
    mild('It looks nothing like its picture. Neither do I.'),
    hot(
      'I took it out and it looked nothing like its picture. I checked my profile. Neither do I.',
    ),
    spicy('{F} in Legal asked if it was done in the middle. I said we were customer-funded.'),
    unhinged(
      "At work {F} asked me for the recipe. I began with my grandmother. That was Monday. We've reached the war.",
    ),
    unhinged(
      "They haven't gone home. They don't ask about the salary anymore. They want to know if she got on the boat.",
    ),
  ),
  plot(
    'dropped-food',
    {
      when: ['drop .. @food|fork|plate', '@food .. fall .. on .. floor|ground|face|carpet'],
      not: ['machine|vending_machine|phone|seagull|bird|boss|wedding|jar|glass|cake|dog'],
      fine: 'floor kitchen face down ground side buttered jam five second seconds rule ate anyway pick last whole cafeteria front everyone street entire tray lunch',
      is: 'alone',
      axis: '',
      back: 'five seconds',
    },
    all('{text}.'),
    all("There's a rule. Five seconds. I've been through funding rounds with less diligence."),
    all('I looked at it down there and gave it four of them to explain itself.'),
    mild("I've decided to stay invested."),
    hot(
      `A man in a suit had watched it all. "What's your next move?" he said. I said I was weighing options. There was hair on the nearest.`,
    ),
    spicy(`I ate it, with eye contact. He's our new CFO. He wrote down "resilient."`),
    unhinged(
      "It's policy now. Nothing that's picked up within five seconds ever happened. We're up 40%.",
    ),
    unhinged(
      "Then I was let go. A man from HR got me at four seconds, and blew on me. I'm back. There's a little carpet.",
    ),
  ),
];
