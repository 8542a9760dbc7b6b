import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** Plots about home. */
export const HOME: readonly Plot[] = [
  plot(
    'plant-dead',
    {
      when: [
        'kill .. @plant',
        '@plant .. die|dead|dying|wilt',
        'forget .. water .. @plant',
        'overwater .. @plant',
      ],
      not: ['car|battery|phone|christmas_tree'],
      fine: 'work office desk month year dry bathroom balcony',
      cast: { F: 'she' },
      axis: '',
      back: 'water',
    },
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
    'plant-fake',
    {
      when: [
        'water .. fake|plastic|artificial|silk .. @plant',
        '@plant .. water ... fake|plastic|artificial',
      ],
      not: ['buy'],
      fine: 'month year long eight six three two',
      cast: { F: 'she' },
      axis: '',
      back: 'them',
    },
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
    'plant-grew',
    {
      when: [
        'grow .. @plant|@vegetable|@fruit|herb|one',
        '@plant|tomato .. grow|bloom|sprout|flower',
        'grew .. @vegetable|@fruit',
      ],
      not: ['up|beard|hair|eat|steal|slug'],
      fine: 'balcony garden own scratch seed two three windowsill leaf finally',
      axis: '',
      back: 'organic',
    },
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
    'assemble',
    {
      when: ['assemble|build|put .. @furniture', 'assemble', 'ikea .. screw|wardrobe|shelf|left'],
      not: ['cat|dog|help'],
      fine: 'screw left over four three two hour six took instruction manual upside down wrong way ikea flat-pack evening marriage',
      is: 'alone',
      axis: '',
      back: 'the manual',
    },
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
    'diy',
    {
      when: [
        'hang|mount|drill|install|put .. shelf|picture|tv|mirror|painting|curtain|hole',
        'shelf .. fall',
        'drill .. hole|wall',
      ],
      not: ['pipe|water_pipe|water|flood'],
      fine: 'wall crooked level straight two hour later evening bathroom living',
      is: 'alone',
      cast: { F: 'he' },
      axis: '',
      back: '',
    },
    all('{text}.'),
    all('I own a spirit level. The bubble and I have agreed to disagree.'),
    all(
      "I made one hole. Then I made the hole where the hole should've been. By dark I had optionality.",
    ),
    mild("I was asked why it's at that height. I said that's where it stayed."),
    hot(
      "Somebody asked why it's at that height. I said that's where it stayed. It's also how I got my title.",
    ),
    spicy("I've covered the other holes with a certificate. It's for project management."),
    unhinged(
      'By Sunday the wall was mostly experience. Through it you could see the neighbors, {F} and his wife, eating soup.',
    ),
    unhinged(
      `We're calling it open plan. {F} held up his spoon and squinted. "A bit to the left," he said. He'd been waiting all weekend.`,
    ),
  ),
  plot(
    'shrunk',
    {
      when: ['shrink .. @garment|wool', '@garment .. shrink', '@garment .. too small .. wash'],
      fine: 'wash dryer laundry favorite favourite wool cashmere washing machine hot',
      is: 'alone',
      axis: '',
      back: '',
    },
    all('{text}.'),
    all(
      "Same material. Same label. Half the size, and it's expected to cover the same area. I've seen it done to departments.",
    ),
    all(`It says "hand wash" right there. I'd delegated.`),
    mild("I wore it in anyway. I was told I'd grown."),
    hot("HR calls it rightsizing. They asked if I'd noticed any pain at the shoulders."),
    spicy("I wore it to the board meeting. They told me I'd grown."),
    unhinged(
      'Now I do everything on hot. The curtains. The budget. Yesterday, the org chart. It came out as one guy.',
    ),
    unhinged("It's Gary. He's very tight and a little felted, and he's covering all of it."),
  ),
  plot(
    'pink',
    {
      when: ['wash|laundry ... pink', 'red sock .. white|wash|laundry', 'turn .. pink'],
      fine: 'white red sock shirt everything load underwear laundry wash machine',
      axis: '',
      back: '',
    },
    all('{text}.'),
    all("One red item did it. It wasn't even on the project."),
    all(
      "In one cycle it had full alignment: shirts, sheets, towels. I've been trying to align seventeen people since March.",
    ),
    mild("I've asked it to sit in on Monday's meeting."),
    hot(
      "I brought it to Monday's meeting and put it on the table. It let everyone else speak first.",
    ),
    spicy('By five we all agreed, in roughly the same shade.'),
    unhinged(
      'Only one woman from Legal held out. They ran her through again, at sixty degrees, with Sales.',
    ),
    unhinged(
      "She came back on Monday. She's on board. She's a size down, and she doesn't like to talk about the spin.",
    ),
  ),
  plot(
    'sock',
    {
      when: [
        'lose|miss|missing .. =sock',
        '=sock .. missing|disappear|vanish|lose|gone',
        'one|single|odd =sock',
      ],
      not: ['shoe|dog|cat|wear'],
      fine: 'laundry dryer washing machine again another eat',
      is: 'alone',
      cast: { F: 'he' },
      axis: '',
      back: '',
    },
    all('{text}.'),
    all(
      'I checked the drum, the filter and the sleeve of a hoodie. Then I called it what it was: attrition.',
    ),
    all("I sat down with the other one. It hadn't noticed any signs."),
    mild("It's in the drawer now, with the others who were told it'd be back."),
    hot(
      "I've paired it with a gray one. They're professional about it. You can tell the heel isn't in it.",
    ),
    spicy('Exit surveys say the same thing every time. They loved the team. It was the shoe.'),
    unhinged(
      'Last week I saw the missing one. It was downtown, on a man named {F}. It looked stretched, but happy.',
    ),
    unhinged('"So you were before me," said {F}. We stood there a while, each on one cold foot.'),
  ),
  plot(
    'laundry',
    {
      when: ['fold|do|finish .. laundry', 'fold .. fitted_sheet|sheet|towel', 'laundry day'],
      not: ['pink|shrink|dog|cat|wife|husband'],
      fine: 'fitted sheet properly load',
      is: 'alone',
      axis: '',
      back: 'no open items',
    },
    all('{text}.'),
    all(
      'Washed, dried, folded. At 4:10 I had no open items. At 4:11 I looked down. I was wearing one.',
    ),
    all("So it stands at 97%. I've reported it as complete."),
    mild("I've been asked not to sit down anywhere."),
    hot('To close it out I took that off and washed it too. Then there was a towel.'),
    spicy(
      "I washed the towel. I'm in a curtain now. I can see where this is going, and so can the neighbors.",
    ),
    unhinged(
      'By midnight I had washed the curtain. I stood in the hall with no open items, the first person in history.',
    ),
    unhinged(
      'Then my wife came in from the rain. She held out her coat. "Where do you want this?" she said.',
    ),
  ),
  plot(
    'dishes',
    {
      when: [
        'load|unload|empty .. dishwasher|=dishes',
        'argue|fight ... dishwasher|=dishes',
        'wash|do .. =dishes',
      ],
      not: ['break|drop|leak|flood|cat|dog'],
      fine: 'wife husband partner correctly right way kid teenager roommate night',
      axis: '',
      back: 'nobody',
    },
    all('{text}.'),
    all('In our house there are two schools of loading. The second is called "no."'),
    all('Nobody at home reads my posts. Everyone has notes on a bowl.'),
    mild("It's since been redone. I was told it was a good start."),
    hot("There's a system, I was told. It isn't written down. You're supposed to feel it."),
    spicy(
      "I asked who'd come up with the system. There was a silence. It's the one I proposed in March, when it would never work.",
    ),
    unhinged(
      'So we got a man out from the manufacturer. He looked inside for a long time. He asked us to step into the yard, one by one.',
    ),
    unhinged(
      `"Who taught you forks?" he said. I said nobody ever had. He held me. He'd driven two hundred miles. Then he put the forks back.`,
    ),
  ),
  plot(
    'bulb',
    {
      when: ['change|replace|swap .. bulb|lightbulb|light_bulb', 'bulb|lightbulb .. burn|go|blow'],
      fine: 'hallway kitchen bathroom led ladder lamp',
      axis: '',
      back: 'will',
    },
    all('{text}.'),
    all(
      "It's rated for 22 years. It'll outlast my role, my car and, my doctor says, my left knee.",
    ),
    all(
      "I stood under it for a while. It's the only thing I've put in that will still be on after I leave.",
    ),
    mild("It hasn't come up. They think it's just light."),
    hot('Everyone asks how many people it takes. Nobody asks what it does to the one.'),
    spicy(
      `My family came in. "It looks the same," they said. I've had that in reviews, but never on a ladder.`,
    ),
    unhinged(
      'So I wrote my name on the base, in pencil. In 2048 somebody will unscrew it and know who to thank.',
    ),
    unhinged(
      'Then I looked at the old one. There was a name on it too. "Walter," it said. "Alone. Tell someone."',
    ),
  ),
  plot(
    'neighbor',
    {
      when: [
        '@neighbor ... noise|loud|drill|music|party|drum|saxophone|karaoke|hammer|vacuum|scream|sing',
        '@neighbor .. play|practice|learn .. @instrument',
      ],
      not: ['dog|kid|child'],
      fine: 'saturday sunday am upstairs next door midnight every all again',
      axis: '',
      back: 'on the wall',
    },
    all('{text}.'),
    all("There's a stand-up every morning, a sprint after lunch, and at ten at night they ship."),
    all(
      "I've lived next to it for three years and I still don't know what it's for. I've had jobs like that.",
    ),
    mild('I knocked on the wall. They took it as engagement.'),
    hot("I knocked on the wall. They took it as engagement. There's a second session now."),
    spicy(
      "So I put a note through the door. One came back. They were so sorry. They'd thought my place was empty.",
    ),
    unhinged(
      'On Sunday I launched something of my own: a bowling ball, from waist height, at nine, noon and three. With passion.',
    ),
    unhinged('At four there was a knock on the wall. I sat down and cried. Engagement.'),
  ),
  plot(
    'locked-out',
    {
      when: [
        'lock .. out',
        'lock .. key .. in|inside',
        "can't find .. key",
        'forget|lose|leave .. =key|=keys',
      ],
      not: ['phone|account|email|password|computer|laptop|office|wallet'],
      fine: 'car apartment house flat balcony pajama pyjama towel dressing gown rain slam bathrobe robe inside',
      is: 'alone',
      cast: { F: 'he' },
      axis: '',
      back: 'twelve seconds',
    },
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
    'on-head',
    {
      when: [
        'look|search|lose ... glasses|phone|key|pen|sunglasses|airpod ... on|in .. head|hand|face|pocket',
        'glasses .. on .. head|face',
      ],
      not: ['child'],
      fine: 'minute ten twenty house',
      cast: { F: 'she' },
      axis: '',
      back: 'straight at me',
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
      when: [
        'toilet|sink|pipe|shower|drain|faucet|tap|roof|ceiling|basement|bathroom|washing_machine|dishwasher|boiler .. leak|flood|clog|block|burst|overflow|drip',
        'flood .. bathroom|kitchen|basement',
        'unclog|unblock .. sink|toilet|drain',
        'fix .. sink|toilet|tap|faucet|leak',
      ],
      not: ['cat|dog|toy|phone'],
      fine: 'bathroom kitchen water plumber upstairs ceiling dripping hanger coat',
      axis: '',
      back: 'who did this before',
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
    'cleaned',
    {
      when: [
        'clean|tidy|declutter|organize|organise|sort .. house|desk|garage|closet|room|apartment|kitchen|drawer|basement|attic|wardrobe|oven|fridge|inbox|bathroom|windows',
        'spring clean',
      ],
      not: ['wife|husband|mother|cat|dog|maid|email'],
      fine: 'hour three six spare whole',
      is: 'alone',
      axis: '',
      back: 'asked',
    },
    all('{text}.'),
    all(
      'At the bottom of it all there were eleven pens, a cable for something I no longer own, and my goals for 2019.',
    ),
    all('The goals were in excellent condition. Barely used.'),
    mild('I held up each one and asked if it still served me. I kept the cable.'),
    hot('I held up each goal and asked if it still served me. I kept the cable.'),
    spicy("I sent my boss a picture of all the empty space. He asked how I'd found out."),
    unhinged(
      "Then I did the rest. The calendar. The contacts. By Sunday I'd gotten my life down to a chair and a label maker.",
    ),
    unhinged("On Monday somebody rang. She had the thing the cable's for."),
  ),
  plot(
    'power',
    {
      when: [
        'power .. cut|outage|go|out|failure',
        'blackout',
        'electricity|light|lights .. go .. out',
      ],
      not: ['phone|solar|plant'],
      fine: 'office storm whole building street work candle',
      cast: { F: ['Frank', 'Martin', 'Victor', 'Reggie'] },
      axis: '',
      back: 'then',
    },
    all('{text}.'),
    all('For the first hour we sat in front of the screens anyway, to support them.'),
    all("Then a voice spoke. It was {F}. He's sat across from me since 2018. It's a lovely voice."),
    mild('Then it came back, and we were able to stop talking.'),
    hot('He has three kids and views on soup. I told him about my father. He found a candle.'),
    spicy(
      'Then it came back on. We looked at each other. I sent him a calendar invite, to say goodbye.',
    ),
    unhinged(
      "Output had gone up 6%, so they've left it off. You can't tell who's in the meetings anymore.",
    ),
    unhinged(
      "After an hour somebody in the dark said what everyone thinks. By the time they'd struck a match, we were all pointing at {F}'s chair.",
    ),
  ),
  plot(
    'forgot-why',
    {
      when: [
        'forget .. why|what .. =I',
        'walk|go|come .. into|upstairs|downstairs .. forget|remember',
        "go .. upstairs ... couldn't|can't .. remember",
      ],
      not: ['birthday|meeting|wife'],
      fine: 'room kitchen garage basement fridge upstairs stood stand something walked open opened',
      is: 'alone',
      axis: '',
      back: 'came',
    },
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
];
