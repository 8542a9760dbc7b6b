import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** Plots about life. */
export const LIFE: readonly Plot[] = [
  plot(
    'package',
    {
      when: [
        'package|parcel|order|delivery .. steal|lose|miss|never|deliver|arrive',
        'package|parcel .. say|mark .. deliver',
        'amazon .. lose|deliver .. package|parcel|order',
        'tracking .. say',
      ],
      not: ['restaurant|food|pizza|waiter'],
      fine: 'wrong say says neighbor amazon week late empty box front porch tracking',
      axis: '',
      back: 'the client',
    },
    all('{text}.'),
    all(
      `The tracking page says "Delivered." There's a photo, of a door. It isn't mine, but it's a nice door.`,
    ),
    all(`I've started doing it at work. I write "Delivered." I attach the door.`),
    mild("Nobody's asked. Two people have liked the door."),
    hot('My boss loved it. He forwarded it to the client.'),
    spicy("The client is thrilled. It's their door."),
    unhinged(
      'So last night I drove over and rang. A woman opened, holding my package. "Finally," she said. "Are you the strategy?"',
    ),
    unhinged(
      "I said yes. She'd paid for me in March. She stood me on the mat, took the photo and shut the door.",
    ),
  ),
  plot(
    'moving',
    {
      when: [
        'move .. house|apartment|flat|home|box|together|city',
        'move .. into|to|out .. house|apartment|flat|place',
        'pack .. box|desk|office|car',
      ],
      not: ['cat|parent|boyfriend|girlfriend'],
      fine: 'box boxes friend help weekend stair couch',
      axis: '',
      back: 'careful',
    },
    all('{text}.'),
    all(
      `Every box has a label: Kitchen, Books, Misc., Misc. 2. There's also one that only says "Careful."`,
    ),
    all("I don't remember packing Careful."),
    mild("We've unpacked the rest. We walk around Careful."),
    hot(
      "I took it to the office. It hasn't been opened, moved or given feedback. It's been in every meeting since March.",
    ),
    spicy('It made team lead. They said it holds things together, and never raises its voice.'),
    unhinged(
      "It runs Europe now. Grown men lower their voices going past. Last night I couldn't stand it. I cut the tape with my teeth.",
    ),
    unhinged('It was the scissors.'),
  ),
  plot(
    'rent',
    {
      when: [
        'landlord .. raise|increase|hike',
        'rent .. go|raise|increase|double',
        'raise .. rent',
      ],
      fine: 'percent       notice euro dollar letter by month apartment tiny',
      axis: '',
      back: 'took',
    },
    all('{text}.'),
    all(
      'Three reasons were given: the market, rising costs and the view. The view is of his other building.',
    ),
    all('I took the same three into my salary review. The market. Costs. The view.'),
    mild("My boss says I don't have a view."),
    hot("My boss said that the market for me was soft and that he'd noticed some damp."),
    spicy(`He tapped me in two places, said "that's original," and left it at zero.`),
    unhinged(
      "So I've listed myself. One careful owner, south-facing, some staining. Eighteen people came on Sunday. One flushed something.",
    ),
    unhinged("A young couple took me. They love the bones. They're going to knock through."),
  ),
  plot(
    'selfcheckout',
    {
      when: [
        'self-checkout|self_checkout|self-checkout_machine .. accuse|say|tell|call|ask|yell|shout|unexpected|freeze|not',
        'unexpected item',
      ],
      not: ['beat|race'],
      fine: 'supermarket steal stealing bag bagging area item help lemon banana avocado',
      axis: '',
      back: 'looked at the',
    },
    all('{text}.'),
    all(
      'The light on the pole went red. A girl of about nineteen walked over, looked at me, looked at the lemon, and turned a key. I was approved.',
    ),
    all("It's the first thing of mine that's gone through since May."),
    mild("I've asked if she could look at my Q4 budget."),
    hot(
      'So I hired her. She stands behind me. When Finance stops me, she comes over and turns the key.',
    ),
    spicy(
      `By the weekend I'd spent two million. "Is any of this okay?" I asked. "They just want to see the key," she said.`,
    ),
    unhinged(
      'The auditors came in May. She looked at them, looked at the binder, and turned the key. They thanked us.',
    ),
    unhinged(
      'On her last day she held it over me and waited. The light went red. "Unexpected item," she said, and called somebody older.',
    ),
  ),
  plot(
    'elevator-stuck',
    {
      when: ['elevator|lift .. stick|stuck|trap|break|stop', 'stuck|trap .. elevator|lift'],
      not: ['boss|ceo|stranger'],
      fine: 'hour minute forty twenty two floor between work office people',
      axis: '',
      back: 'thirty seconds',
    },
    all('{text}.'),
    all("I'd been polishing an elevator pitch since 2011. It's thirty seconds long."),
    all('I gave it at once. Then there was the rest.'),
    mild('I took questions. There was one: "Is there another button?"'),
    hot(
      'In the second hour I gave it again, with pauses. I took questions. There was one: "Is there another button?"',
    ),
    spicy(
      "The firefighter who opened the doors asked if we were all right. I said I'd need thirty seconds.",
    ),
    unhinged(
      `He listened. He said he'd had an idea too, once. He stepped in and pressed "close door."`,
    ),
    unhinged(
      "It's been three weeks. We have a deck, a board, eleven granola bars of runway, and no exit.",
    ),
  ),
  plot(
    'escalator',
    {
      when: ['escalator .. stop|break|stuck|out', 'break escalator'],
      not: ['fall|bag|shoe'],
      fine: 'mall station airport subway stand middle',
      cast: { F: 'he' },
      axis: '',
      back: 'of us',
    },
    all('{text}.'),
    all('Fifteen of us stood there, to the right, and waited to be moved up.'),
    all("It's how I made senior manager. I'd never asked what was under it."),
    mild("After twenty minutes a child walked past us, up. We've asked for the deck."),
    hot('After twenty minutes a child came past us, up, on her own legs. We called it disruption.'),
    spicy('Two have left to join her. The rest of us are holding. It always moves again.'),
    unhinged(
      "It's been a month. There's a school by the handrail now. {F} is our VP of Step Nine.",
    ),
    unhinged("This morning it finally moved. Down. {F} says it's an adjustment."),
  ),
  plot(
    'snow',
    {
      when: ['snow|blizzard', 'shovel'],
      not: ['cat|dog|kid|man|person'],
      fine: 'foot inch driveway road car close closed school shovel shoveled morning first meter office closed',
      cast: { F: 'he' },
      axis: '',
      back: 'shovel',
    },
    all('{text}.'),
    all('It covered 400,000 people overnight. No kickoff. No pilot group.'),
    all(
      "My neighbor {F} came out with a shovel and did his driveway. Then he did mine. He didn't post anything.",
    ),
    mild("I've written him a recommendation. He says he'd rather I came out."),
    hot(
      'I opened the window to support him. "A little to the left," I called. It carries, in snow.',
    ),
    spicy(
      "This morning there's a wall of it, five feet high, exactly the width of my door. It used to be to the right.",
    ),
    unhinged(
      "It's March. I get my mail down the chimney. I'm the most senior person I've seen in sixteen weeks.",
    ),
    unhinged(
      `Yesterday it began to melt. First I saw {F}'s hat, then his face. He was leaning on the shovel. "Any more notes?" he said.`,
    ),
  ),
  plot(
    'umbrella',
    {
      when: [
        'lose|leave|forget|steal|break .. umbrella',
        'umbrella .. lose|leave|steal|break|gone',
      ],
      fine: 'bus train third another office rain restaurant again',
      axis: '',
      back: 'of them',
    },
    all('{text}.'),
    all(
      "That makes seventeen. I've never had one wear out. They leave me at about four months, somewhere dry.",
    ),
    all(
      'At Lost and Found, a woman asked me to describe it. "Black," I said. "Loyal." She pointed at sixty of them.',
    ),
    mild("I picked one. We're both pretending."),
    hot(
      "I took one. It didn't struggle. On the corner a man stopped and looked at it, and it opened.",
    ),
    spicy("He let me keep it. He said he'd felt that too, at first."),
    unhinged(
      'In June I passed a restaurant. There was a stand inside the door, and in it were the other ten. Dripping. Laughing.',
    ),
    unhinged(
      "One of them was telling the one about the man who runs with his arms up. It's a good story. I stood in the rain till the end.",
    ),
  ),
  plot(
    'rain',
    {
      when: ['rain|pour|soak|drench|downpour'],
      not: ['umbrella|mow|wedding|window|cat|dog'],
      fine: 'bike way work walk home forget wet morning minute start car wash shoe hard wedding heavy caught day',
      is: 'alone',
      cast: { F: 'he' },
      axis: '',
      back: "i've seen",
    },
    all('{text}.'),
    all('The forecast was 10%. It was delivered in full.'),
    all("I've done fifteen years of forecasts. None ever reached the ground."),
    mild('I stood in it. It was nice to be part of something that arrived.'),
    hot(
      "{F}, my boss, ran by with a laptop over his head. It's the first time I've seen data protect anyone.",
    ),
    spicy("The app still says 10%. It isn't sorry. I've applied there."),
    unhinged(
      "They hired me, in July. My first day I said 10% snow. {F} sent a laughing face from the pool. The pool's a rink.",
    ),
    unhinged(
      "They call me a visionary. I've seen tomorrow's numbers, and I don't know how to tell people. It's 10% {F}.",
    ),
  ),
  plot(
    'heat',
    {
      when: [
        'heat_wave|heatwave',
        'so|too hot',
        'air_conditioner|ac|air_conditioning .. break|die|stop|out',
      ],
      not: ['soup|coffee|tea|food|shower|water'],
      fine: 'office degree melt fan sleep apartment bedroom',
      is: 'alone',
      cast: { F: 'he' },
      axis: '',
      back: 'the suggestion box',
    },
    all('{text}.'),
    all(
      'Our office thermostat is in a locked plastic box. I got the key from {F} in Facilities and turned it to 66.',
    ),
    all(`"Better?" he asked. It was. Then he told me it isn't connected to anything.`),
    mild("I've held titles like that. I thanked him, and put it down to 64."),
    hot('They put it in for morale, he said, in 1998, along with the suggestion box.'),
    spicy('I asked where the suggestion box goes. {F} looked at the shredder.'),
    unhinged(
      'On the hottest day we broke it open. There is a wire. It goes up through the ceiling, to a small room with a man in it.',
    ),
    unhinged(
      "He had a notebook with every number we'd ever picked. He was very moved. He hadn't known they were requests. He thought we were sharing.",
    ),
  ),
  plot(
    'monday',
    {
      when: ['^ monday $', 'hate monday', 'another|happy monday', "it's|is monday", 'monday again'],
      fine: 'morning ugh case',
      axis: '',
      back: '',
    },
    all('{text}.'),
    all(
      "It's never been sick. It's never been late. It starts at midnight, while the rest of the week's asleep.",
    ),
    all("I put it up for Employee of the Month. It's the only one that's in every month."),
    mild('It went to Friday. Friday leaves at three.'),
    hot('It got its 360 back. "Too early." "Again?" Our head of HR just wrote "no."'),
    spicy(
      "The award went to Friday. Friday's been leaving at three since 1994. People say it has great energy.",
    ),
    unhinged('So it quit. We got up, and it was Tuesday. By nine everyone was looking at Tuesday.'),
    unhinged(
      "Tuesday lasted a week. We're down to half a Thursday. I've been sent out to the end of Sunday, with flowers, to wait.",
    ),
  ),
  plot(
    'dst',
    {
      when: [
        'daylight_saving|daylight savings|saving',
        'clock .. go|change|forward|back',
        'lose|gain .. hour .. sleep',
      ],
      fine: 'sleep sunday extra forgot forget change',
      axis: '',
      back: 'nobody had',
    },
    all('{text}.'),
    all(
      "They moved everyone's clock, at two in the morning, on a Sunday. Nobody had to accept anything.",
    ),
    all("I've been trying to move one meeting by a quarter of an hour since January."),
    mild("Only my oven hasn't changed. I respect that."),
    hot(
      "My oven has never gone along with it. It's been an hour off since 2016. Twice a year we come around to its view.",
    ),
    spicy("I've started taking calls in front of it. Some of them I've already had."),
    unhinged("I looked into who approved it. Nobody had. It's one man in Indiana, with a ladder."),
    unhinged(
      `I called to ask for mine back. "Which one?" he said. I could hear them behind him, ticking. He has 106. He says I wasn't using them.`,
    ),
  ),
  plot(
    'tax',
    {
      when: [
        'tax|irs|turbotax .. return|season|refund|form|do|file|pay',
        'do|file|finish|pay .. =tax|=taxes',
        '=taxes',
      ],
      not: ['office|dog|cat'],
      fine: 'refund   form accountant deadline evening weekend found owe dollar',
      is: 'alone',
      axis: '',
      back: 'she asked',
    },
    all('{text}.'),
    all(
      "They know the number. I have to guess it. I've had performance reviews on the same system.",
    ),
    all('Under dependents I put fourteen.'),
    mild("They're direct reports. I stand by it."),
    hot(
      "A woman at the IRS called. I said they're my direct reports, and they can't do anything without me. She asked for evidence.",
    ),
    spicy('I went away for a week and sent her my inbox. All fourteen were approved.'),
    unhinged(
      `Then she turned the page. "And who do you depend on?" I said nobody, I'm a leader. She asked who'd filled in the form.`,
    ),
    unhinged("My mother's getting $2,000 back. I'm line six."),
  ),
  plot(
    'ikea',
    {
      when: ['go|walk|visit|drive|spend|lose|leave|get .. ikea'],
      not: ['assemble|shelf|wardrobe|screw|build|table|chair'],
      fine: 'candle candles meatball lost hour three two one weekend couple argue fight fought wife husband plan came out hotdog hot dog bag',
      axis: '',
      back: 'never',
    },
    all('{text}.'),
    all("There's one way through, with arrows on the floor. I've never felt so led."),
    all('I passed eleven living rooms. In each of them I was a better person with a smaller TV.'),
    mild(
      "Four hours later I came out with candles. It's the only strategy I've followed to the end.",
    ),
    hot(
      "In the last one a man was sitting at a desk. I asked him the way out. He's been there since 2014. He has a bonus coming.",
    ),
    spicy('I sat down across from him, to rest. A couple came by and asked if I came in white.'),
    unhinged("I'm $79, and I come flat. They put me in the trunk next to a fern."),
    unhinged(
      'Last night they laid me out on the rug. They have everything but the spine. They think it was never in the box.',
    ),
  ),
  plot(
    'line',
    {
      when: ['wait|stand .. line|queue', 'queue', 'long =line'],
      not: ['music|concert|pick|wrong'],
      fine: 'slow slowest hour forty minute coffee post office supermarket bank dmv cashier next one another checkout choose chose three two behind',
      is: 'alone',
      cast: { F: 'she' },
      axis: '',
      back: 'looked',
    },
    all('{text}.'),
    all("The other one was faster, so I switched. Then mine was. I've done that with careers."),
    all('I let a man with just one item go ahead of me.'),
    mild("He's a vice president now."),
    hot("He's a vice president now. He waved, on the way out. He looked older."),
    spicy(
      "At 5:40 I got to the front. {F} asked how she could help. I couldn't remember. I went to the back to think.",
    ),
    unhinged('There are people here who were born behind me. We call it the pipeline.'),
    unhinged(
      "Today {F} opened a second window. Everyone looked at everyone. Nobody moved. We've been hurt before.",
    ),
  ),
  plot(
    'subscription',
    {
      when: [
        'forget .. cancel',
        'charge .. for .. trial|subscription',
        'cancel|forget .. subscription|netflix|membership|trial|gym|spotify',
        'charge .. for .. subscription|trial',
        'pay .. for .. subscription|gym',
      ],
      fine: 'free year month two three six finally still app streaming forgot years never used charge charged trial card app whole',
      is: 'alone',
      axis: '',
      back: 'until june',
    },
    all('{text}.'),
    all(
      `There's a page when you try to leave. "Are you sure?" it says. "What could we have done differently?" Then it offers you half off until June.`,
    ),
    all("I've left three companies. Nobody asked."),
    mild("I've stayed. I felt seen."),
    hot(
      'So I built one for my team. "Are you sure? What could I have done differently?" An analyst clicked "Other" and typed for an hour.',
    ),
    spicy("I offered her half off. She's staying, for half of me."),
    unhinged(
      'I offered her half off: half of me, until June. Her numbers doubled. Four others took the same plan. I was down to an arm.',
    ),
    unhinged("It's June. I auto-renewed. They're all looking for the button."),
  ),
  plot(
    'return',
    {
      when: [
        'return|bring|take .. @garment|order|package|back .. store|shop|receipt|ikea',
        'try .. to .. return',
        'return .. @garment|@appliance|@gadget|online',
      ],
      not: ['dog|library|home|work|call'],
      fine: 'without receipt wrong size money refund too',
      is: 'alone',
      cast: { F: 'she' },
      axis: '',
      back: "hadn't changed",
    },
    all('{text}.'),
    all(`"Reason for return?" asked {F}, at the desk. I said it hadn't changed me.`),
    all(`There's a box for that. It's right under "too small."`),
    mild("I got store credit. I'm told that's how it starts."),
    hot(
      "She asked if it had been used. I said I'd stood next to it, as a new person, for thirteen days.",
    ),
    spicy(
      "Behind me were thirty-six people holding what hadn't changed them either. Somebody had a rowing machine. Somebody had a husband.",
    ),
    unhinged(
      `It's the busiest desk in the state. I asked {F} what they do with it all. "We send it to whoever's next," she said.`,
    ),
    unhinged(
      "When I got home there was a delivery on the step. It's a rowing machine. He seems nice.",
    ),
  ),
  plot(
    'found-money',
    {
      when: [
        'find .. # dollar|euro|pound|buck',
        'find .. dollar|euro|money|cash|coin|bill|penny|$',
      ],
      not: ['wallet'],
      fine: 'jacket coat pocket old jeans street   winter sidewalk twenty ten five couch 20 10 5  20  5',
      is: 'alone',
      axis: '',
      back: 'around',
    },
    all('{text}.'),
    all('Revenue, with no cost of sales. I looked around to see who else was in the space.'),
    all("I've been in business for nineteen years. It's my first clean profit."),
    mild("I've been back every day since, looking down. I'm told that's a model."),
    hot(
      "I've hired twelve people to walk around with their heads down. HR says that four of them came that way.",
    ),
    spicy("On Thursday we found a button. The team's excited. It's early."),
    unhinged('By April we were worth $80 million, on the button.'),
    unhinged(
      "Yesterday an old man stopped us. He'd dropped a little something around here, he said. We told him he's our seed investor. He asked how it's doing, and we all looked down.",
    ),
  ),
  plot(
    'wallet',
    {
      when: [
        'lose|leave|forget|misplace|steal .. wallet|purse',
        'wallet .. steal|lose|return|give',
      ],
      not: ['stranger'],
      fine: 'train bus store supermarket home restaurant uber taxi cashier checkout till register gas station groceries',
      is: 'alone',
      axis: '',
      back: 'called',
    },
    all('{text}.'),
    all(
      'I canceled everything. For an hour I was nobody, nine punches from a free frozen yogurt. Then a man called. He had it.',
    ),
    all(`He'd gone all through it to find out who I was. "And?" I said.`),
    mild('"Blood donor," he said. "Once."'),
    hot(
      `"Blood donor, once," he said. "A kid, but a while ago. Somebody's card that says Senior Director. And nine punches."`,
    ),
    spicy("I asked him to read it to me again, slower. It's my About section now."),
    unhinged(
      "I let him keep it. He gives blood. He's had the kid's picture updated. People say I've come a long way.",
    ),
    unhinged(
      `Yesterday he got the tenth punch. He called me from the counter. "What do I like on it?" he said. I didn't know. He did.`,
    ),
  ),
];
