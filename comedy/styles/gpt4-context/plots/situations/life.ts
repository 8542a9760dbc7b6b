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

const SELFCHECKOUT = {
  when: [
    'self-checkout|self_checkout|self-checkout_machine .. accuse|say|tell|call|ask|yell|shout|unexpected|freeze|not',
    'unexpected item',
  ],
  not: ['beat|race'],
  fine: 'supermarket steal stealing bag bagging area item help lemon banana avocado',
} satisfies PlotTraits;

const TAX = {
  when: [
    'tax|irs|turbotax .. return|season|refund|form|do|file|pay',
    'do|file|finish|pay .. =tax|=taxes',
    '=taxes',
  ],
  not: ['office|dog|cat'],
  fine: 'refund   form accountant deadline evening weekend found owe dollar',
  is: 'alone',
} satisfies PlotTraits;

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
    'selfcheckout',
    SELFCHECKOUT,
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
    'st-y-please-wait',
    SELFCHECKOUT,
    all('{text}.'),
    all('I took one step back and showed my hands.'),
    levels(
      '"Please wait for assistance," it said.',
      '"Please wait for assistance," it said. I thanked it.',
      '"Please wait for assistance," it said. I saluted.',
    ),
    all('I was told the same on my first day at work.'),
    levels(
      'That was in September.',
      "That was in September. I'm still next to the bag.",
      'By closing time I was in charge of six machines. None of them trusts me.',
    ),
  ),
  plot(
    'st-b-traction',
    {
      when: ['elevator|lift .. stick|stuck|trap|break|stop', 'stuck|trap .. elevator|lift'],
      not: [
        'every|each|all floor|floors',
        'broken|broke|out_of_order|fixed|repaired|working',
        'boss|ceo|stranger',
      ],
      fine: 'hour minute forty twenty two floor between work office people',
    },
    all('{text}.'),
    all('My elevator pitch takes forty seconds.'),
    levels(
      'I had not planned for time left over.',
      'I had not planned for questions.',
      'I had not planned for a second funding round.',
    ),
    all('So I gave it to the emergency button.'),
    levels(
      'It listened to the end, which is rare.',
      'It liked the idea, but wants to see some traction.',
      "It now owns ten percent. It's in no hurry to let me out.",
    ),
  ),
  plot(
    'snow',
    {
      when: ['snow|blizzard', 'shovel'],
      not: ['cat|dog|kid|man|person'],
      fine: 'foot inch driveway road car close closed school shovel shoveled morning first meter office closed',
      cast: { F: 'he' },
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
    'st-b-blue-sky',
    {
      when: [
        'lose|leave|forget|steal|break .. umbrella',
        'umbrella .. lose|leave|steal|break|gone',
      ],
      fine: 'bus train third another office rain restaurant again',
    },
    all('{text}.'),
    all("For years I've asked my team for blue-sky thinking."),
    levels(
      'Graham once raised "cloud."',
      'Graham once raised "cloud." I marked him down.',
      'Graham once raised "cloud." He was moved to Crewe.',
    ),
    all('I have now found the weakness in my approach.'),
    levels(
      "Graham, I'd like to reopen that.",
      'Graham, come and see me. Bring yours.',
      'Graham is now Director of Sky. He has the only hat.',
    ),
  ),
  plot(
    'st-g-the-cloud',
    {
      when: ['rain|pour|soak|drench|downpour'],
      not: ['umbrella|mow|wedding|window|cat|dog'],
      fine: 'bike way work walk home forget wet morning minute start car wash shoe hard wedding heavy caught day',
      is: 'alone',
    },
    all('{text}.'),
    all("For years I've been told to move everything to the cloud."),
    levels(
      'I never got around to it.',
      'I never got around to it. It was on my list for Q2.',
      'I never got around to it. They sent three letters and a thunderclap.',
    ),
    all('So the cloud took the initiative.'),
    levels(
      'It has moved everything to me.',
      'It has moved everything to me. Mostly to the socks.',
      "It has moved everything to me. I'm billed monthly, per sock.",
    ),
  ),
  plot(
    'st-p-the-organizer',
    {
      when: ['^ monday $', 'hate monday', 'another|happy monday', "it's|is monday", 'monday again'],
      fine: 'morning ugh case',
    },
    all('{text}.'),
    all('I looked it up in the calendar.'),
    levels(
      "It's a weekly series with no end date.",
      'It\'s a weekly series with no end date, and we\'re all "required."',
      "It's a weekly series. It was set up before there were weeks.",
    ),
    all('Only the organizer can cancel it.'),
    levels(
      'The organizer has left the company.',
      'The organizer has left the company. He declines every week, from a boat.',
      'The organizer has been moved to Saturday, and is said to be happy there.',
    ),
  ),
  plot(
    'tax',
    TAX,
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
    'st-b-four-metres',
    TAX,
    all('{text}.'),
    all('Over the years, my taxes have bought four metres of bypass.'),
    levels(
      'I have been to see it.',
      'I have been to see it, with a tape measure.',
      'I have been to see it, with a ribbon and a small band.',
    ),
    all('I ask for no recognition.'),
    levels(
      'I just slow down for it.',
      "I just slow down for it. There's usually a tailback.",
      "I've put up a barrier. It's two pounds, or go round by Didcot.",
    ),
  ),
  plot(
    'st-y-free-trial',
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
    },
    all('{text}.'),
    all('My own career began as a free trial.'),
    levels(
      'I was unpaid for one month.',
      'I was unpaid for one month, with limited features.',
      'I was unpaid for one month. I could only open two doors.',
    ),
    all('Then the payments started, because nobody remembered to cancel me.'),
    levels(
      'That was six years ago.',
      'That was six years ago. I keep very still.',
      "I've renewed four times. I'm now the regional director.",
    ),
  ),
  plot(
    'st-t-didnt-fit',
    {
      when: [
        'return|bring|take .. @garment|order|package|back .. store|shop|receipt|ikea',
        'try .. to .. return',
        'return .. @garment|@appliance|@gadget|online',
      ],
      not: ['dog|library|home|work|call'],
      fine: 'without receipt wrong size money refund too',
      is: 'alone',
    },
    all('{text}.'),
    all('"Reason for return," it says. There\'s a small box.'),
    levels(
      'I asked for more paper.',
      'I asked for more paper. Then for a tissue.',
      "I asked for more paper. They've opened a second register.",
    ),
    all("I began with my childhood. I've always been between sizes."),
    levels(
      'It was filed under "Didn\'t fit."',
      'It was filed under "Didn\'t fit." My last company wrote the same.',
      'It was filed under "Didn\'t fit." I\'m on the shelf now, with the others.',
    ),
  ),
  plot(
    'st-v-looking-under-things',
    {
      when: [
        'find .. # dollar|euro|pound|buck',
        'find .. dollar|euro|money|cash|coin|bill|penny|$',
      ],
      not: ['wallet'],
      fine: 'jacket coat pocket old jeans street   winter sidewalk twenty ten five couch 20 10 5  20  5',
      is: 'alone',
    },
    all('{text}.'),
    all("My company's profit margin is four percent."),
    levels(
      'The margin on this was 100.',
      'The margin on this was 100. I had it audited.',
      "The margin on this was 100. I've framed the calculator.",
    ),
    all("So I told our investors I'd found a new source of revenue."),
    levels(
      "They asked if it can be repeated. I'm looking under things.",
      'They asked if it scales. I have 40 managers looking under things.',
      "We've closed the factory. All 340 of us look under things now, in shifts.",
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
