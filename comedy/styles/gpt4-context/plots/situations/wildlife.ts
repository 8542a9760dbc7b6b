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

const FOOD_THIEF = {
  when: [
    '@animal .. steal|take|eat|snatch|grab|swipe ... @food',
    '@food .. steal|take|eat|snatch ... by .. @animal',
  ],
  not: ['homework'],
  fine: 'beach park right out hand table counter plate off front outside boardwalk whole entire half proud',
} satisfies PlotTraits;

const BIRD_IN = {
  when: [
    '@bird .. in|into|inside .. our|my|the @place|classroom|lobby|hallway|bathroom|bedroom|train',
    '@bird|bat .. fly|get|come|walk|wander .. into|in|inside .. office|house|kitchen|room|store|supermarket|train|building|meeting|gym|car',
    '@bird|bat .. trap|stuck .. in|inside|car_park|hit|crash',
  ],
  fine: 'conference living open office window classroom class school get nobody out could fly flew teacher lobby gym church airport',
} satisfies PlotTraits;

const MOSQUITO = {
  when: ['mosquito', '=fly .. in|keep|buzz|land', 'one|single fly'],
  not: ['drink|soup|wine|coffee|food'],
  fine: 'bite bit buzz ear room bedroom keep awake sleep kill meeting swat',
} satisfies PlotTraits;

const PARROT = {
  when: ['parrot .. say|learn|repeat|talk|speak|tell|call|swear|imitate|copy|know|do|mimic'],
  fine: 'word sound phone ring microwave beep voice boss wife name alexa order',
} satisfies PlotTraits;

/** Plots about wildlife. */
export const WILDLIFE: readonly Plot[] = [
  plot(
    'food-thief',
    { ...FOOD_THIEF, cast: { F: ['Craig', 'Todd', 'Brent'] } },
    all('{text}.'),
    all("It didn't ask for five minutes of my time. It took four seconds of it."),
    all(
      'I run a sales team of twelve. Last quarter we closed one deal, and we apologized afterward.',
    ),
    mild("I've asked it to come in. It's in reception now, looking at {F}'s bagel."),
    hot(
      `I described the whole thing to the team. "What was its opening?" asked {F}. I said mine was. I'd been about to bite.`,
    ),
    spicy(
      "We role-play it on Fridays. I hold the sandwich. So far they've sent it a calendar invite.",
    ),
    unhinged(
      "So I hired it. It works on commission. It's brought in everything that was on the table, and some of the table.",
    ),
    unhinged(
      'Yesterday it looked at me across the conference room, sideways, with one eye. I was holding my job.',
    ),
  ),
  plot(
    'st-p-client-entertainment',
    FOOD_THIEF,
    all('{text}.'),
    all("I've put the food through as client entertainment."),
    levels(
      'Finance asked if the client had enjoyed it.',
      'Finance asked if the client had enjoyed it. I said there had been no chewing.',
      "Finance asked for the client's receipt. It came by return, with a bite out of it.",
    ),
    all('They also have to know what was discussed.'),
    levels(
      '"Ownership," I said.',
      '"Ownership," I said. "We didn\'t get far."',
      '"Ownership," I said. The client had put "Dessert."',
    ),
  ),
  plot(
    'bird-in',
    { ...BIRD_IN, cast: { F: 'she' } },
    all('{text}.'),
    all('It went for the window fifteen times. There was an open one right next to it.'),
    all("I've been with this company for twenty-two years."),
    mild("It's resting now. It has another call with the window at two."),
    hot(
      'We all stood and pointed at the open one. {F}, my coach, said it had to get there by itself.',
    ),
    spicy(
      'At five it found the open one and was gone. Everybody clapped. Then we went back to our desks.',
    ),
    unhinged(
      'That night, alone, I stood in front of the open window for a long time. Then I ran at the other one.',
    ),
    unhinged('"Left," said {F} from the doorway, quietly. She bills for that.'),
  ),
  plot(
    'st-c-flight-risk',
    BIRD_IN,
    all('{text}.'),
    all('Every firm keeps a list of flight risks.'),
    levels(
      "I'm brought in to make them stay.",
      "I'm brought in to make them stay. A new title usually does it.",
      "I'm brought in to make them stay. A new title and a plant usually do it.",
    ),
    all("I've now opened everything that opens."),
    levels(
      "I'd pay this one to go.",
      "I'd pay this one to go. I've offered a reference.",
      "Out of habit, I made the usual offer. It's now a vice president.",
    ),
  ),
  plot(
    'st-p-assembly-point',
    {
      when: [
        '=spider',
        'spider .. in|on|above|near|behind .. @place|@furniture|@vehicle|bath|shower|tub|sink|room|house',
        'find|see .. spider',
      ],
      not: ['costume|bite|bit|pet|kill|eat|movie'],
      fine: 'huge giant big bathtub wall ceiling bed corner',
    },
    all('{text}.'),
    all('I read out the evacuation procedure.'),
    levels(
      'Clearly, and twice.',
      'Clearly, and twice, from on top of something.',
      'Clearly, and twice, with the arm movements for the exits.',
    ),
    all('One of us followed it.'),
    levels(
      "I'm at the assembly point now.",
      "I'm at the assembly point. I've called the roll, and we're one short.",
      "I'm at the assembly point. The spider has the vest, and says I can't go back in.",
    ),
  ),
  plot(
    'mosquito',
    MOSQUITO,
    all('{text}.'),
    all(
      "It weighs nothing and had my full attention. I've got thirty people who can't get me to open an email.",
    ),
    all(
      'It came in close, said one thing in one ear and left before I could respond. A minute later it circled back.',
    ),
    mild("I know that technique. I used to call it checking in. I've apologized to my team."),
    hot('I turned the light on. Nothing. I turned it off. "Just a quick one," it said.'),
    spicy(
      `I'd always called that "checking in." I've apologized to my team, one at a time, from a distance.`,
    ),
    unhinged('We made it VP of Engagement. Open rates are at 100%.'),
    unhinged("On Thursday somebody clapped at the all-hands. Just once. We're without a VP."),
  ),
  plot(
    'st-c-close-to-the-ear',
    MOSQUITO,
    all('{text}.'),
    all('You have to admire the sales technique.'),
    levels(
      'One message, close to the ear, over and over.',
      'One message, close to the ear, then gone when you look up.',
      'One message, close to the ear, until somebody breaks.',
    ),
    all("It's how I won my largest account."),
    levels(
      'They signed so they could get some sleep.',
      'They signed at 3 a.m., in the dark, to make it stop.',
      'They signed with a rolled-up newspaper in the other hand.',
    ),
  ),
  plot(
    'st-t-taken-in',
    {
      when: [
        'ant|cockroach|roach|termite|mouse|rat|wasp|moth|silverfish .. in|behind|under|inside|invade|move .. @place|@appliance|@furniture|house|wall|roof|pantry|shed|car',
        '=ants|=mice|=wasps',
      ],
      not: ['keyboard|pet|cat|dog|drink'],
      fine: 'kitchen nest attic garden',
    },
    all('{text}.'),
    all("I'd always dreamed of being surrounded by family."),
    levels(
      "It's not mine. But still.",
      "It's not mine. But they're all here, and so many.",
      "It's not mine. But I've met the grandparents.",
    ),
    all('They share everything. None of them looks at a phone.'),
    levels(
      "I've asked whether there's room.",
      "I've asked whether there's room. My own family said to go for it.",
      "They've taken me in. I carry crumbs. I'm on mornings.",
    ),
  ),
  plot(
    'goose',
    {
      when: [
        'goose|swan|duck|turkey|rooster|cow|bull|ram|goat|peacock|chicken|llama|squirrel .. chase|hiss|attack|follow|charge|bite|glare|scream|honk ... me|at|us',
        'chase|attack|follow .. by .. goose|swan|duck|turkey|rooster|cow|bull|ram|goat|peacock|chicken|llama|squirrel',
      ],
      not: ['baby'],
      fine: 'park morning run walk bike lake pond parking lot wild angry street work canada',
    },
    all('{text}.'),
    all(
      "I'm certified in active listening. It made a sound. I made the sound back, so it would feel heard.",
    ),
    all('It felt heard. It came closer, to hear more.'),
    mild("We've reached a compromise. It has the park. I have a longer way to work."),
    hot("I've negotiated with a supermarket chain. They have never led with the face."),
    spicy(
      'We have a deal. It gets the path, the grass and the parking lot. I get to say it was mutual.',
    ),
    unhinged(
      'My boss asked how I could lose to that. I showed him where it was. He went down at noon, in a good suit.',
    ),
    unhinged(
      'It has his office now. Meetings start on time. In my review it made the sound. I made it back.',
    ),
  ),
  plot(
    'parrot',
    PARROT,
    all('{text}.'),
    all('I work from home. It sits in on everything.'),
    all(
      `On Tuesday I stepped out, and it took my two o'clock. "Great point," it said. "Let's take that offline." They thought I was on form.`,
    ),
    mild("I've been asked to bring that energy every week."),
    hot('It has eleven phrases. I counted mine.'),
    hot('Nine.'),
    spicy(`I'm learning "pretty boy." I've got a review in May.`),
    unhinged(
      `It got the Chicago job. They'd asked where it saw itself in five years. "Who's a pretty boy?" it said. They'd been wondering the same.`,
    ),
    unhinged('It calls on Sundays. It tells me what I tell my mother. "Busy. Good. Busy."'),
  ),
  plot(
    'st-c-for-seeds',
    PARROT,
    all('{text}.'),
    all("It listens to what's said, then says it back with confidence."),
    levels(
      "I've been paid for that since 2011.",
      "I've been paid £1,400 a day for that since 2011.",
      "I've been paid £1,400 a day for that since 2011. I use a pointer.",
    ),
    all('The parrot does it for seeds.'),
    levels(
      "I've asked it not to tell my clients.",
      "I've asked it not to tell my clients. It told them, twice.",
      "It has undercut me at two airlines. I hear it's better at lunch.",
    ),
  ),
];
