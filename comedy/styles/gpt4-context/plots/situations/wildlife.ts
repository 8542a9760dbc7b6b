import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** Plots about wildlife. */
export const WILDLIFE: readonly Plot[] = [
  plot(
    'food-thief',
    {
      when: [
        '@animal .. steal|take|eat|snatch|grab|swipe ... @food',
        '@food .. steal|take|eat|snatch ... by .. @animal',
      ],
      not: ['homework'],
      fine: 'beach park right out hand table counter plate off front outside boardwalk whole entire half proud',
      cast: { F: ['Craig', 'Todd', 'Brent'] },
      axis: '',
      back: '',
    },
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
    'bird-poop',
    {
      when: ['@bird .. poop|poo|crap|shit|drop', 'poop|poo|crap|shit .. on .. by .. @bird'],
      fine: 'head shoulder car jacket coat suit lunch beach park way work meeting interview right',
      axis: '',
      back: '',
    },
    all('{text}.'),
    all(
      'From very high up, at speed, with no follow-up. I knew the style at once. It was a strategy rollout.',
    ),
    all("My supervisor says it wasn't aimed at me. It was meant for the whole plaza."),
    mild("I've been asked to cascade it to my team."),
    hot("People say it's good luck. I've noticed who they say it to."),
    spicy("I've been asked to cascade it to my team by Friday."),
    unhinged(
      'I went up on the roof to give feedback. There were thirty-one of them on the ledge, facing out. One had a lanyard.',
    ),
    unhinged("They moved over and made room. It's beautiful up here. You really can't see anyone."),
  ),
  plot(
    'bird-landed',
    {
      when: ['@bird|butterfly|ladybug|dragonfly .. land|sit|perch .. on .. me|my'],
      fine: 'head shoulder hand arm lunch break park walk balcony minute',
      cast: { F: 'he' },
      axis: '',
      back: 'still',
    },
    all('{text}.'),
    all('I held very still. It was the first time in years that anybody had settled on me.'),
    all('I missed two calls. I heard them. I was being chosen.'),
    mild("It left after four minutes. I've decided not to ask why."),
    hot(
      "{F}, my boss, came by with the numbers. I moved only my eyes. He put the numbers down and backed away. I'd been doing it wrong for years.",
    ),
    spicy(
      "Then it left me for a bronze general in the park. I understand. He's been holding still since 1871.",
    ),
    unhinged(
      "I haven't moved since. HR has reclassified me as a fixed asset. {F} says it suits me.",
    ),
    unhinged(
      "This morning it came back with a twig. I've never been part of a long-term plan before.",
    ),
  ),
  plot(
    'bird-in',
    {
      when: [
        '@bird .. in|into|inside .. our|my|the @place|classroom|lobby|hallway|bathroom|bedroom|train',
        '@bird|bat .. fly|get|come|walk|wander .. into|in|inside .. office|house|kitchen|room|store|supermarket|train|building|meeting|gym|car',
        '@bird|bat .. trap|stuck .. in|inside|car_park|hit|crash',
      ],
      fine: 'conference living open office window classroom class school get nobody out could fly flew teacher lobby gym church airport',
      cast: { F: 'she' },
      axis: '',
      back: 'the open one',
    },
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
    'spider',
    {
      when: [
        '=spider',
        'spider .. in|on|above|near|behind .. @place|@furniture|@vehicle|bath|shower|tub|sink|room|house',
        'find|see .. spider',
      ],
      not: ['costume|bite|bit|pet|kill|eat|movie'],
      fine: 'huge giant big bathtub wall ceiling bed corner',
      axis: '',
      back: 'the hallway',
    },
    all('{text}.'),
    all("We've come to an arrangement. It has the room. I have the hallway."),
    all('I lead a team of forty. I lead them from the hallway.'),
    mild("On this morning's call I was asked why I was whispering. I said it was hybrid."),
    hot(
      "Last night I went in with a glass and a piece of paper. I'd written it an offer on the paper.",
    ),
    spicy("This morning I couldn't see it anywhere. I've never felt so managed."),
    unhinged(
      "Somebody saw its web behind me on a call. Wall to wall, overnight, no consultants. They've made it director.",
    ),
    unhinged(
      'I report to it as of Monday. My first one-on-one is in there, with the door closed. It says to feel free to hang around.',
    ),
  ),
  plot(
    'mosquito',
    {
      when: ['mosquito', '=fly .. in|keep|buzz|land', 'one|single fly'],
      not: ['drink|soup|wine|coffee|food'],
      fine: 'bite bit buzz ear room bedroom keep awake sleep kill meeting swat',
      axis: '',
      back: 'open',
    },
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
    'infest',
    {
      when: [
        'ant|cockroach|roach|termite|mouse|rat|wasp|moth|silverfish .. in|behind|under|inside|invade|move .. @place|@appliance|@furniture|house|wall|roof|pantry|shed|car',
        '=ants|=mice|=wasps',
      ],
      not: ['keyboard|pet|cat|dog|drink'],
      fine: 'kitchen nest attic garden',
      cast: { F: 'he' },
      axis: '',
      back: 'them',
    },
    all('{text}.'),
    all(
      `I called {F} from pest control. He looked behind the fridge for a long time. "They're very well run," he said.`,
    ),
    all("No offices, he said. No titles. Full attendance. They'd been watching my career."),
    mild("I asked what he'd recommend. He said I could apply."),
    hot('I asked how you get rid of them. He said the only thing that works is management.'),
    spicy('So I got down on the floor and shared my vision. By morning the place was empty.'),
    unhinged(
      `It's my job now. I lie down in front of a wall and say "synergies." Hilton has me on retainer.`,
    ),
    unhinged(
      "On Monday I did our head office by mistake. {F} says he's never seen them leave that fast. Some were carrying thirty-four times their weight.",
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
      axis: '',
      back: 'made the sound',
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
    {
      when: ['parrot .. say|learn|repeat|talk|speak|tell|call|swear|imitate|copy|know|do|mimic'],
      fine: 'word sound phone ring microwave beep voice boss wife name alexa order',
      axis: '',
      back: '',
    },
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
];
