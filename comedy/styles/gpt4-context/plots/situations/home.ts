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

const PLANT_DEAD = {
  when: [
    'kill .. @plant',
    '@plant .. die|dead|dying|wilt',
    'forget .. water .. @plant',
    'overwater .. @plant',
  ],
  not: ['car|battery|phone|christmas_tree'],
  fine: 'work office desk month year dry bathroom balcony',
} satisfies PlotTraits;

const PLANT_FAKE = {
  when: [
    'water .. fake|plastic|artificial|silk .. @plant',
    '@plant .. water ... fake|plastic|artificial',
  ],
  not: ['buy'],
  fine: 'month year long eight six three two',
} satisfies PlotTraits;

const PLANT_GREW = {
  when: [
    'grow .. @plant|@vegetable|@fruit|herb|one',
    '@plant|tomato .. grow|bloom|sprout|flower',
    'grew .. @vegetable|@fruit',
  ],
  not: ['up|beard|hair|eat|steal|slug'],
  fine: 'balcony garden own scratch seed two three windowsill leaf finally',
} satisfies PlotTraits;

const ASSEMBLE = {
  when: [
    'assemble|build .. @furniture',
    'put together .. @furniture',
    'put .. @furniture together',
    'put|putting .. flat-pack|flatpack|ikea',
    'assemble',
    'ikea .. screw|wardrobe|shelf|left',
  ],
  not: ['cat|dog|help'],
  fine: 'screw left over four three two hour six took instruction manual upside down wrong way ikea flat-pack evening marriage',
  is: 'alone',
} satisfies PlotTraits;

const LOCKED_OUT = {
  when: [
    'lock .. out',
    'lock .. key .. in|inside',
    "can't find .. key",
    'forget|lose|leave .. =key|=keys',
  ],
  not: ['phone|account|email|password|computer|laptop|office|wallet'],
  fine: 'car apartment house flat balcony pajama pyjama towel dressing gown rain slam bathrobe robe inside',
  is: 'alone',
} satisfies PlotTraits;

const PLUMBING = {
  when: [
    'toilet|sink|pipe|shower|drain|faucet|tap|roof|ceiling|basement|bathroom|washing_machine|dishwasher|boiler .. leak|flood|clog|block|burst|overflow|drip',
    'flood .. bathroom|kitchen|basement',
    'unclog|unblock .. sink|toilet|drain',
    'fix .. sink|toilet|tap|faucet|leak',
  ],
  not: ['cat|dog|toy|phone'],
  fine: 'bathroom kitchen water plumber upstairs ceiling dripping hanger coat',
} satisfies PlotTraits;

const FORGOT_WHY = {
  when: [
    'forget .. why|what .. =I',
    'walk|go|come .. into|upstairs|downstairs .. forget|remember',
    "go .. upstairs ... couldn't|can't .. remember",
  ],
  not: ['birthday|meeting|wife'],
  fine: 'room kitchen garage basement fridge upstairs stood stand something walked open opened',
  is: 'alone',
} satisfies PlotTraits;

/** Plots about home. */
export const HOME: readonly Plot[] = [
  plot(
    'plant-dead',
    { ...PLANT_DEAD, cast: { F: 'she' } },
    all('{text}.'),
    all("I'd given it everything: a corner office, a vision, weekly one-on-ones."),
    all(
      `{F}, who does the plants at work, felt the soil. "When did you last water it?" she said. I said I'd been focused on empowerment.`,
    ),
    mild("I've reposted the role. Candidates should be self-watering."),
    hot(
      `"It needed water," said {F}. I said if I'd watered it, it would only have learned to expect water.`,
    ),
    spicy(
      `I've reposted the role: "self-watering, comfortable in the dark." {F} has moved the others out of my reach.`,
    ),
    unhinged('I manage sixty people. On Monday {F} came around with the can and did them too.'),
    unhinged('By lunch two of them had turned toward the window. One has a bud.'),
  ),
  plot(
    'st-p-watering-log',
    PLANT_DEAD,
    all('{text}.'),
    all('I went straight to the watering log.'),
    levels(
      'Every week is ticked.',
      'Every week is ticked, dated and initialed.',
      'Every week is ticked, in the presence of two witnesses.',
    ),
    all('I do the ticks in January, for the year. It saves time.'),
    levels(
      "On paper, we're doing well until December.",
      "On paper, there's strong growth until December. My bonus depends on it.",
      'On paper, it blooms in May. Two hundred guests have accepted.',
    ),
  ),
  plot(
    'plant-fake',
    { ...PLANT_FAKE, cast: { F: 'she' } },
    all('{text}.'),
    all("I'd told people it was thriving. I'd told them why: consistency."),
    all(`No growth, no complaints, no roots. I'd rated it "exceeds."`),
    mild("I haven't told it I know."),
    hot(
      "{F} across the hall had known for years. She'd assumed it was a leadership thing, like the one-on-ones.",
    ),
    spicy(
      "I asked where all the water had gone. {F} pointed down. Below us is Accounting. They've had a very good year for moss.",
    ),
    unhinged('That night I went around the rest of my team, gently, with a thumbnail.'),
    unhinged("Three of them are plastic. One's been with us since 2011. He made president's club."),
  ),
  plot(
    'st-g-keep-watering',
    PLANT_FAKE,
    all('{text}.'),
    all('It looked great, took everything I poured in, and never grew.'),
    levels(
      "That's a proven business model.",
      "That's a proven business model. I wrote the deck.",
      "That's a proven business model. It just raised four million, from the windowsill.",
    ),
    all("I've been running one since 2018."),
    levels(
      'To my investors: please keep watering.',
      'To my investors: please keep watering. The leaves are very realistic.',
      "To my investors: please keep watering. It's asked me to report to it, Thursdays.",
    ),
  ),
  plot(
    'plant-grew',
    PLANT_GREW,
    all('{text}.'),
    all(
      "Growth. Actual, organic growth. I'd been using the word for twenty years and I'd never seen any.",
    ),
    all('It took sixteen weeks and some light. Nobody was let go.'),
    mild("I've shown it to the board. They asked if it could be there by Friday."),
    hot(
      'I put it on the boardroom table. The CFO touched it with a pen. "And this is organic?" he said.',
    ),
    spicy(
      "They'd like it doubled by Friday. I explained about the sun. They've asked for a call with the sun.",
    ),
    unhinged(
      'They gave it a target, a manager and a standing call at eight. They moved it away from the window, to focus.',
    ),
    unhinged('It went yellow on Tuesday. On Wednesday they let the sun go.'),
  ),
  plot(
    'st-t-asked-for-a-pot',
    PLANT_GREW,
    all('{text}.'),
    all('It takes time. Light. A kind word every day.'),
    levels(
      'I gave all three.',
      'I gave all three, and never once looked at my phone.',
      'I gave all three. I took paternity leave.',
    ),
    all("My son stood in the doorway and watched. He's twenty-two."),
    levels(
      '"So you do have it in you," he said.',
      '"So you knew how," he said.',
      "He has asked for a pot. We've found one in his size.",
    ),
  ),
  plot(
    'assemble',
    ASSEMBLE,
    all('{text}.'),
    all(
      "There were no words in the manual. Just a small bald man, smiling, who never explains himself. I've worked for him.",
    ),
    all("On page 9 he points at an X. On page 10 it's too late."),
    mild("Four screws were left over. I'm calling it a reorg."),
    hot(
      "At the end four screws were left over, and it stood. I asked myself what they'd been doing here in the first place.",
    ),
    spicy(
      "I've let them go. They were very quiet about it. So was everything, until about three in the morning.",
    ),
    unhinged(
      "At three in the morning I heard it move. I opened the manual. There's a page 11 now. He's drawn a second man.",
    ),
    unhinged("It's me. I'm the one with the line through him."),
  ),
  plot(
    'st-t-one-word',
    ASSEMBLE,
    all('{text}.'),
    all('My father and I once built a bookcase together.'),
    levels(
      'He held the drawing.',
      'He held the drawing up to the light and breathed.',
      'He held the drawing. I held the left side until 1991.',
    ),
    all('In all those hours he said one word to me.'),
    levels(
      'It was "No."',
      'It was "No." He said it again at my wedding.',
      'It was "No." It\'s on the family crest now, above a small key.',
    ),
  ),
  plot(
    'st-t-not-in-the-box',
    ASSEMBLE,
    all('{text}.'),
    all("On page one there's a little man who is sad, because he's alone."),
    levels(
      'In the next picture a friend has come. They both smile.',
      'In the next picture a friend has come. They both smile. I had to sit down.',
      "In the next picture a friend has come. I've had it enlarged for the hall.",
    ),
    all('I laid out everything on the floor and counted.'),
    levels(
      'I had every part except the friend.',
      'I had every part except the friend. I shook the box.',
      "The friend was missing. They're sending one, in six to eight weeks.",
    ),
  ),
  plot(
    'st-c-bubble',
    {
      when: [
        'hang|hung|mount|drill|install .. shelf|picture|tv|mirror|painting|curtain',
        'put up .. shelf|picture|tv|mirror|painting|curtain',
        'put .. shelf|picture|tv|mirror|painting|curtain up',
        'shelf .. fall',
        'drill .. hole|wall',
      ],
      not: [
        "is|be|was|were|came|perfectly|dead|actually|finally|completely|it's|totally out? level|straight|even",
        'put|hang|hung back|down|away|aside',
        'wash|paper|milk|food|face|thumb|cable|coffee',
        'pipe|water_pipe|water|flood',
      ],
      fine: 'wall crooked level straight two hour later evening bathroom living',
      is: 'alone',
    },
    all('{text}.'),
    all('I run alignment workshops. Two days, with lunch.'),
    levels(
      "At the end I ask if we're aligned, and everyone nods.",
      "At the end I ask if we're aligned, and everyone with a train nods.",
      "At the end I ask if we're aligned. Nobody gets their coat until they nod.",
    ),
    all('This time I asked a £6 spirit level, with a bubble in it.'),
    levels(
      "It didn't nod.",
      "It didn't nod. I asked again, with my head on one side.",
      "It didn't nod. We're having the house moved.",
    ),
  ),
  plot(
    'st-p-stretch-role',
    {
      when: [
        'lose|miss|missing .. =sock',
        '=sock .. missing|disappear|vanish|lose|gone',
        'one|single|odd =sock',
      ],
      not: ['shoe|dog|cat|wear'],
      fine: 'laundry dryer washing machine again another eat',
      is: 'alone',
    },
    all('{text}.'),
    all("The position won't be filled this quarter."),
    levels(
      'The remaining sock will cover both feet.',
      'The remaining sock will cover both feet, left in the mornings, right after lunch.',
      'The remaining sock will cover both feet and, from June, a hand.',
    ),
    all('I sat down with the remaining sock.'),
    levels(
      'I called it a stretch role.',
      'I called it a stretch role. There was a silence on the radiator.',
      "I called it a stretch role. It wants to see the other one's exit interview.",
    ),
  ),
  plot(
    'st-y-fold-pressure',
    {
      when: ['fold|do|finish .. laundry', 'fold .. fitted_sheet|sheet|towel', 'laundry day'],
      not: ['pink|shrink|dog|cat|wife|husband'],
      fine: 'fitted sheet properly load',
      is: 'alone',
    },
    all('{text}.'),
    all('My review says I fold under pressure.'),
    levels(
      "I've asked them to list it as a skill.",
      "I've asked them to list it as a skill, with photos.",
      "I've asked them to list it as a skill. I folded the review.",
    ),
    all("Without pressure I don't fold at all."),
    levels(
      'I have a chair at home that will confirm this.',
      "I have a chair at home I haven't seen since March.",
      "I have a chair at home that's been promoted to wardrobe.",
    ),
  ),
  plot(
    'st-c-kept-informed',
    {
      when: [
        '@neighbor ... noise|loud|drill|music|party|drum|saxophone|karaoke|hammer|vacuum|scream|sing',
        '@neighbor .. play|practice|learn .. @instrument',
      ],
      not: ['dog|kid|child'],
      fine: 'saturday sunday am upstairs next door midnight every all again',
    },
    all('{text}.'),
    all('You sort stakeholders by how much power and interest they have.'),
    levels(
      'I have no power here, and a great deal of interest.',
      'I have no power here. My interest is now total.',
      'I have no power here. My interest comes to me through the bed.',
    ),
    all('The textbook says people like that should be "kept informed."'),
    levels(
      'I am being kept informed.',
      'I am being kept informed. So is everything on my shelves.',
      "I'm so well informed that I now give their updates, from my window.",
    ),
  ),
  plot(
    'locked-out',
    { ...LOCKED_OUT, cast: { F: 'he' } },
    all('{text}.'),
    all('I checked my pockets. Then I checked the same pockets, with more leadership.'),
    all(
      "Then {F} came, with something like a bookmark, and opened it in twelve seconds. $240. I'd been outside for two hours with an MBA.",
    ),
    mild("I've redone my own pricing. I just need something that opens."),
    hot(
      'I said $240 was a lot for twelve seconds. "You can have the two hours for free," said {F}, and began to close it.',
    ),
    spicy(
      "I've never met anyone whose value was so clear. I asked him to run a region. He asked what it opens.",
    ),
    unhinged(
      "I brought him in on Monday. By ten he'd opened Sales, and a man in Legal who'd been shut since his divorce.",
    ),
    unhinged(
      `At five he got to me. He tried twelve seconds. He tried two hours. "It was never locked," he said. "There's just nothing in there." $240.`,
    ),
  ),
  plot(
    'st-c-got-a-spare',
    LOCKED_OUT,
    all('{text}.'),
    all('I once wrote a bank a report called "Key Dependency."'),
    levels(
      '"Have a spare," it said.',
      '"Have a spare," it said, on page forty.',
      '"Have a spare," it said. There was a fold-out map of a spare.',
    ),
    all('I charged them £60,000.'),
    levels(
      'They got a spare. I got the fee.',
      'They have four spares. I have an invoice and a doormat.',
      "They have nine spares now. I've asked if I can live at the bank.",
    ),
  ),
  plot(
    'on-head',
    {
      when: [
        'look|search|lose ... glasses|phone|key|pen|sunglasses|airpod ... on|in .. head|hand|face|pocket',
        'glasses .. on .. head|face',
      ],
      not: ['child'],
      fine: 'minute ten twenty house',
      cast: { F: 'she' },
    },
    all('{text}.'),
    all("I'd asked four people. All four looked straight at me and helped me look."),
    all("That's my leadership team."),
    mild("I've thanked them for the alignment."),
    hot(
      `{F} had even checked behind the printer. I asked her why she hadn't said anything. "You seemed so sure," she said.`,
    ),
    spicy(
      'I asked if there was anything else I should know. They all looked at the same spot, just above my shoulders.',
    ),
    unhinged(
      "So we went through everything else we'd been looking for. The customer was in the lobby. The talent was in the parking lot, in cars, crying.",
    ),
    unhinged(
      "Only the purpose hasn't turned up. I've looked everywhere. {F} is looking straight at me, helping.",
    ),
  ),
  plot(
    'plumbing',
    {
      ...PLUMBING,
      not: [
        ...PLUMBING.not,
        'myself|ourselves|paperclip|sponge',
        '^ i|we|finally? unclog|unclogged|unblock|unblocked|fix|fixed|mended',
        'i|we finally|just? unclog|unclogged|unblock|unblocked|fix|fixed',
      ],
    },
    all('{text}.'),
    all(
      'The plumber looked underneath, then up at me. "Who did this before?" he said. I ask it of every company I join.',
    ),
    all("Then he sucked air through his teeth. That part's $180."),
    mild("I've started doing it in client meetings. I'm booked until June."),
    hot(
      'I tried it on a client. I looked at their numbers and sucked air through my teeth. They doubled the budget.',
    ),
    spicy('"So who did this before?" I asked them. It was me, in 2019. I sucked in more air.'),
    unhinged(
      "It's a whole practice now. Twenty-six of us arrive at eight, look underneath and inhale.",
    ),
    unhinged(
      'Then a client raised her hand. She was in it to the waist. She asked about the water. Nobody had ever asked about the water. We all inhaled.',
    ),
  ),
  plot(
    'st-y-in-the-pipeline',
    {
      ...PLUMBING,
      when: [
        'toilet|sink|pipe|shower|drain|bath|basin|plughole|dishwasher .. clog|block|blocked|clogged|burst',
        'unclog|unblock|unclogged|unblocked .. sink|toilet|drain|shower|bath|basin|pipe|plughole|gutter',
        'clogged|blocked toilet|sink|pipe|shower|drain',
      ],
      not: [
        ...PLUMBING.not,
        '@neighbor|upstairs|ceiling|bucket|towel|sponge|plumber|office|work|hotel|train|plane|pub|restaurant|waiting|view|road',
      ],
    },
    all('{text}.'),
    all("Every week at work they ask me what's in the pipeline."),
    levels(
      'I always say "A lot."',
      'I always say "A lot," and look confident.',
      'I always say "A lot." It has got me two pay rises.',
    ),
    all('This time I rolled up my sleeves and checked.'),
    levels(
      'This week I can be specific.',
      "This week I can be specific. I've kept some.",
      'This week I brought it. They let me run the meeting alone.',
    ),
  ),
  plot(
    'st-c-point-at-it',
    {
      when: [
        'clean|tidy|declutter|organize|organise|sort .. house|desk|garage|closet|room|apartment|kitchen|drawer|basement|attic|wardrobe|oven|fridge|inbox|bathroom|windows',
        'spring clean',
      ],
      not: ['wife|husband|mother|cat|dog|maid|email'],
      fine: 'hour three six spare whole',
      is: 'alone',
    },
    all('{text}.'),
    all('I run transformations. Three years, forty people, a logo.'),
    levels(
      'At the end we ask everyone if they feel different.',
      'At the end we hold a workshop on what may have changed.',
      'At the end, a firm from Geneva comes in to find out what changed.',
    ),
    all('Here you can simply point at the result.'),
    levels(
      "I've never had one of those.",
      "I've never had one of those. I keep going back to look.",
      "I've never had one of those. Eleven partners are flying in to see it.",
    ),
  ),
  plot(
    'forgot-why',
    FORGOT_WHY,
    all('{text}.'),
    all('I stood there with one hand slightly out, like a man about to lead.'),
    all("I've opened quarters that way."),
    mild("I nodded, turned on a light and left. It hasn't been questioned."),
    hot('Somebody came in after me. "What do we need?" she asked. "Exactly," I said.'),
    spicy("There are fifteen of us in there now. We have a name and a logo, and we're hiring."),
    unhinged(
      "In April we raised $20 million. The investors love that we haven't narrowed it down.",
    ),
    unhinged("Last night it came to me: batteries. I haven't told them. They have families."),
  ),
  plot(
    'st-c-discovery-cup',
    FORGOT_WHY,
    all('{text}.'),
    all('In my work we call that the discovery phase.'),
    levels(
      "You go in, you look around, you ask why you're there.",
      'You go in, you nod at the furniture, you say "Right."',
      'You go in, you nod at the furniture, you bill a full day.',
    ),
    all('You never leave without a deliverable.'),
    levels(
      'I left with a cup.',
      "I left with a cup. I'd gone in with it.",
      'I left with a cup, and a contract for phase two: the hallway.',
    ),
  ),
];
