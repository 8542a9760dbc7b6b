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

const PHONE_WET = {
  when: [
    '@phone|airpod .. toilet|pool|sink|bath|lake|river|sea|puddle|washing_machine|soup|wash',
    'drop .. @phone .. in .. toilet|pool|sink|bath|lake|water',
  ],
  fine: 'dropped rice bathtub washing pocket jeans',
  is: 'alone',
} satisfies PlotTraits;

const WIFI = {
  when: [
    'wifi|wi-fi|internet|router .. go|out|down|die|break|stop|crash|drop|cut|slow',
    'no wifi|internet|broadband',
    'reset|restart .. router|wifi',
  ],
  not: ['cat|dog|puppy'],
  fine: 'meeting call office home whole hour middle',
} satisfies PlotTraits;

/** Plots about tech. */
export const TECH: readonly Plot[] = [
  plot(
    'st-g-seed-round',
    {
      when: ['phone|battery|laptop .. die|dead|run', 'phone .. # %', 'battery .. # %'],
      not: ['toilet|drop|car|remote'],
      fine: 'low middle call meeting percent 1 2 way',
    },
    all('{text}.'),
    all("I've run a whole company on less."),
    levels(
      "You dim everything and close whatever's open.",
      "You dim everything, close whatever's open, and stop answering your mother.",
      'You dim everything. You stop answering. You move very little and live off one bar.',
    ),
    all('Then you walk around asking strangers for a cord.'),
    levels(
      "That's called a seed round.",
      "That's called a seed round. They always say theirs doesn't fit.",
      'I raised 14 percent. The stranger owns the left half of the screen.',
    ),
  ),
  plot(
    'phone-wet',
    PHONE_WET,
    all('{text}.'),
    all('It went into rice for three days. No calls, no light, no input. It came out working.'),
    all('I looked at that bag for a long time.'),
    mild("I've asked HR if it comes in my size."),
    hot(
      'I asked HR if it comes in my size. It turned out we have a benefit for that. A woman brought it up on a pallet.',
    ),
    spicy("Day three. It's warm. I can hear meetings happening to other people."),
    unhinged(
      'By Friday there was a line. Sales went in as a group. The CFO asked if basmati was covered.',
    ),
    unhinged(
      "On Monday they took me out, and I'm fine. I light up. I hold a charge. I just don't ring.",
    ),
  ),
  plot(
    'st-g-incubator',
    PHONE_WET,
    all('{text}.'),
    all('It has been accepted into an incubator.'),
    levels(
      'A bag of rice, for three days.',
      'A bag of rice, for three days. They took no equity.',
      'A bag of rice, for three days. It beat 340 other applicants.',
    ),
    all('My company did one of those for a full year.'),
    levels(
      "We didn't get rice.",
      "We came out showing fewer signs of life, and we didn't get rice.",
      'On demo day they both pitched. The money went to the rice.',
    ),
  ),
  plot(
    'phone-crack',
    {
      when: [
        'crack|shatter|smash .. @phone|screen',
        'drop .. @phone',
        '@phone|screen .. crack|shatter',
      ],
      not: [
        'cinema|stage|car|atm|bank|watch|tv_screen',
        'rid|fixed|fix|mended|repair|repaired|replaced|replace|new screen|phone_screen',
        'new_screen|rid|fix|fixed|mend|mended|repair|repaired|replace|replaced|insurance|tv|telly|laptop|ipad|tablet|kindle|windscreen|windshield|monitor|oven|computer',
        'fine|survived|survive|unharmed|unscathed|nothing|scratch|case_saved|call',
        'he|she|they|@person|@child|@name .. drop|dropped|crack|cracked|smash|smashed',
        'toilet|pool|sink|water|bath|lake|face|head|elevator',
      ],
      fine: 'second floor concrete street screen week case face-down stair day bought after new buy concrete floor club drop dropped',
      is: 'alone',
    },
    all('{text}.'),
    all('It still works. You just have to look past a line down the middle of everyone.'),
    all("A new one is $1,199. I've decided to call this one foldable."),
    mild('Two people in Sales have asked where I got it.'),
    hot(
      'Two people in Sales asked where I got it. One held it up to the light and said you could really see the craftsmanship.',
    ),
    spicy(
      "A man from Sales dropped his from the third floor, on purpose. He came back with it in a bag and said he'd got the Pro.",
    ),
    unhinged(
      "Our CEO ordered one for every employee. There's a man on the roof who does them by hand.",
    ),
    unhinged(
      'On launch day a reporter asked me what it does. I held it up, and there she was, eleven times. "Which one of you is asking?" I said.',
    ),
  ),
  plot(
    'lost-device',
    {
      when: [
        'lose|leave|forget|misplace|find .. @phone|@earphones|ipad|tablet|laptop|find_my',
        '@phone|@earphones .. lose|missing|gone',
      ],
      not: ['lasagna|fridge|water|kid|dog'],
      fine: 'uber taxi bus train bar restaurant airpod left right one couch',
      is: 'alone',
    },
    all('{text}.'),
    all(
      'The tracking app shows a dot, two miles away, moving. At noon it was at a taco place. At two it was at the lake.',
    ),
    all("I've been following it from my desk. It's having a better Tuesday than I am."),
    mild("There's a button that makes it ring. I don't want to disturb it."),
    hot('On Wednesday it joined a gym. On Thursday it went.'),
    spicy(
      "On Friday it stopped at a house with a yard. It's been there all weekend. I've marked it as found.",
    ),
    unhinged(
      'On Monday the dot came here. I watched it cross the lobby, take the elevator and sit down in the big room.',
    ),
    unhinged("It's interviewing for my job. They love that it's been places."),
  ),
  plot(
    'wifi',
    { ...WIFI, cast: { F: 'she' } },
    all('{text}.'),
    all('At first we thought that was it for us. Then {F} found a pen.'),
    all(
      `She wrote something down and carried it sixteen feet to the person concerned. He read it. "Okay," he said. That's usually four days.`,
    ),
    mild("It's back now. She's sent him a link to the paper."),
    hot("By two we'd cleared the quarter. You couldn't reply all. There was no all."),
    spicy('At ten past three it came back. We all looked at the pen. Then we had a call about it.'),
    unhinged(
      "So we've hidden the router in the ceiling. There's one pen. {F} keeps it on a string.",
    ),
    unhinged('So I asked if I could borrow it. She slid me a form. You fill it in, in pen.'),
  ),
  plot(
    'st-p-under-no-circumstances',
    WIFI,
    all('{text}.'),
    all('I have an emergency plan for exactly this.'),
    levels(
      "It's four pages.",
      "It's forty pages, with a flowchart.",
      "It's four hundred pages, and was tried out on a village.",
    ),
    all("It's kept somewhere safe, online."),
    levels(
      'The part that had loaded says "First of all, quickly."',
      'The part that had loaded says "Under no circumstances." I haven\'t moved since.',
      'The part that had loaded says "Lower the." I\'ve lowered everything.',
    ),
  ),
  plot(
    'st-b-remind-me-tomorrow',
    {
      when: [
        'update|restart|reboot .. computer|laptop|windows|phone|software|mac|system|app',
        'computer|laptop|windows|phone .. update|restart|reboot',
        'update .. percent|%|stuck',
      ],
      not: ['profile|resume|linkedin'],
      fine: 'middle meeting presentation call force minute',
    },
    all('{text}.'),
    all('For eight months I had chosen "Remind me tomorrow."'),
    levels(
      "It's how I've led the region.",
      "It's how I've led the region, and I've been thanked for the stability.",
      "It's how I've led the region. It's on the crest.",
    ),
    all('I always knew that tomorrow would come.'),
    levels(
      "I'd hoped it would come under my successor.",
      "I'd hoped it would come under my successor. I've wished him luck since May.",
      "I'd hoped to have a successor by then. Mine is at 34 percent.",
    ),
  ),
  plot(
    'charger',
    {
      when: [
        'forgot|forget|lose|lost|left|borrow|borrowed|lend|lent|need|bring|brought|broke|take|took|stole|nicked|pinched|swiped|had|find|ask|asked .. charger|charging_cable|usb-c cable?',
        'forgot|forget|lose|lost|left|borrow|borrowed|need|brought|broke|took|stole|find .. usb cable|charger',
        'forgot|forget|lose|lost|left|borrow|borrowed|need|brought|broke|took|stole|find .. phone cable',
        'wrong charger|charging_cable|usb|usb-c|cable',
        "charger|charging_cable|cable .. doesn't|didn't|won't|not|wouldn't fit",
        'my .. charger ... gone|missing|home|broke|broken|died|dead|stolen',
        'nobody|noone|no has|have|had .. charger|cable',
      ],
      not: [
        '@relative|@child|train|bus|airport|hotel|plane|flight|holiday|car|try|tries|attempts|upside|first_time|bought|found',
        'elephant|car|dog|cat|chew',
      ],
      fine: 'wrong forgot home borrow lost lose bring brought office work brought wrong forget broke lend usb',
      cast: { F: 'he' },
    },
    all('{text}.'),
    all('I went around the whole office holding out the end, like a man looking for a princess.'),
    all('I tried it on Sales. I tried it on Legal. {F} said to try him again the other way up.'),
    mild("It fit nobody. I'm at 4%, and it's nearly midnight."),
    hot('Facilities has a drawer with sixty of them, each from something that ended.'),
    spicy(
      "At dusk I found one that fit. It was in the wall behind {F}. He's been on it since 2020. It has my name on it. We've agreed on weekends.",
    ),
    unhinged(
      "In May they standardized. There's one plug now, for everyone. It fits the phone, the toaster and {F}.",
    ),
    unhinged("I held it up to myself in the mirror, both ways. Apparently I'm the old kind."),
  ),
  plot(
    'gps',
    {
      when: [
        'gps|google_maps|waze|satnav|sat_nav|navigation .. send|take|lead|tell|say|drive|wrong|route|lost',
        'follow .. gps|google_maps|satnav',
      ],
      fine: 'lake field drove into wrong dead end river cornfield middle nowhere turn way route drive car street hour',
    },
    all('{text}.'),
    all('It was completely wrong, and it never raised its voice. It just said, "Recalculating."'),
    all("No apology. No retro. It didn't even ask whose fault it was."),
    mild(
      `I got there an hour late. "You have arrived," it said. I haven't been told that in years.`,
    ),
    hot(
      'I tried it at work. The launch failed. "Recalculating," I said. People nodded and drove on.',
    ),
    spicy('By the third launch we were in a lake. "Continue straight," I said. They did.'),
    unhinged(
      'They made me CEO, for the voice. From down here you can see the other companies come in, lights on, one after another.',
    ),
    unhinged('"You have arrived," I tell them.'),
  ),
  plot(
    'alexa',
    {
      when: [
        'alexa|siri|google_home|smart_speaker .. say|laugh|answer|start|play|order|interrupt|talk|reply|turn|wake|join|hear',
        'ask .. alexa|siri',
      ],
      not: ['kid|child|son|daughter|toddler|parrot|apologize'],
      fine: 'answer question kitchen middle meeting night own call music',
    },
    all('{text}.'),
    all(
      `"I'm always listening," it told me. I've had that on my team page for years. I'd never tried it.`,
    ),
    all('I asked what it had heard so far. "Mostly chewing," it said.'),
    mild("It asked if I'd like the highlights."),
    hot('And every Sunday at seven, it said: one man, asking for a raise, in two voices.'),
    spicy('"Does he get it?" I asked. "On Sundays," it said.'),
    unhinged("On Monday I set it on my boss's desk and left the room. It did both voices."),
    unhinged(
      "It got the raise. It's bought a bigger one of itself, and I've been asked to chew elsewhere.",
    ),
  ),
  plot(
    'roomba',
    {
      when: [
        'roomba|robot_vacuum .. eat|get|stick|stuck|run|escape|fall|scare|hit|smear|trap|hide|lose|stop',
        'buy|get|name .. roomba|robot_vacuum',
      ],
      not: ['poop|cat|dog'],
      fine: 'couch sofa sock cable under stair room living itself',
    },
    all('{text}.'),
    all(
      'It hits the wall, turns sixteen degrees and goes on with full conviction. The app calls that learning.',
    ),
    all(
      "I printed out the map of its day. It's my career. There's the same hole in the middle, where the sofa is.",
    ),
    mild(`It's stuck again. It sent me a message: "I need help." I've never been that brave.`),
    hot("At 15% it stops everything, tells nobody and goes home. I've watched it thirteen times."),
    spicy('I tried that on Tuesday. They found me in the parking lot, backing slowly into my car.'),
    unhinged(
      'Now when I hit something I turn sixteen degrees. Last night they found me under the table. "Please clear the brush," I said.',
    ),
    unhinged(
      "They lifted me out and pointed me at the hall. I've covered 84% of the house. There's a rug I respect.",
    ),
  ),
];
