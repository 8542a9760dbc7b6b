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

const BODY_FIRST_RUN = {
  when: [
    'go .. for .. run|jog|walk',
    'go .. to .. gym .. first',
    'start .. running|run|jogging|gym',
    'take .. stairs .. instead',
    'take|climb .. stairs',
    'try .. yoga|pilates|crossfit|spin|zumba|boxing',
  ],
  not: 'shop|fall|trip|upstairs|wifi|rain|so',
  fine: 'the i took stairs instead of elevator went for a to first time in years ten today this morning week new year finally since school lunch break floor up one class spin seven flights',
} satisfies PlotTraits;

/** More plots about sleep, sport, doctors and what one looks like. */
export const BODY_MORE: readonly Plot[] = [
  plot(
    'st-n-six-minute-units',
    {
      when: [
        'cry .. in|at .. bathroom|toilet|work|office|car|stairwell|desk|meeting|parking_lot',
        '^ i cry $',
      ],
      not: 'baby|kid|child|son|daughter|laugh|wedding|dog|movie|commercial|song',
      fine: 'in the at my today lunch again a little because of work office stall twice break over an email',
    },
    all('{text}.'),
    all('My firm bills in six-minute units.'),
    levels(
      'I was done in four and stayed for the rest.',
      'I was done in four and went on, for the sake of the invoice.',
      'I was done in four. A colleague was flown in for the other two.',
    ),
    all('Each unit needs a short description.'),
    levels(
      'I put "internal."',
      'I put "liquidity."',
      'I put "liquidity." The client is pleased and has booked me weekly.',
    ),
  ),
  plot(
    'st-t-family-sound',
    {
      when: [
        'knee|back|shoulder|hip|neck|ankle|jaw .. click|crack|creak|pop|make .. noise|sound|time|when|stairs',
        'knee .. click|crack',
        'groan|grunt .. when|stand|sit',
      ],
      not: 'break|fracture|surgery|hospital',
      fine: 'my every time i go down the stairs up stand sit clicks cracks stood in a quiet meeting room bend everyone heard now loud loudly',
    },
    all('{text}.'),
    all('My father makes the same sound. So did his father.'),
    levels(
      'We were never a family of talkers.',
      'We were never a family of talkers. Or huggers.',
      'We were never a family of talkers. My grandfather proposed with it.',
    ),
    all('At family dinners we all stand up together.'),
    levels(
      'It\'s the nearest we come to "I love you."',
      "That's the toast.",
      "That's the toast. In June we're playing two weddings.",
    ),
  ),
  plot(
    'st-g-runway',
    {
      when: [
        'doctor|nurse|dentist|optician|physio|gp|therapist .. tell|say|ask|order|advise .. cut|stop|eat|drink|exercise|walk|relax|stress|crown|floss|glasses|cheese|weight|rest|need',
        'doctor .. cholesterol|cheese|salt|coffee|sugar',
        '=blood_pressure',
        'blood pressure',
      ],
      not: 'cancer|tumor|die|terminal|surgery|diabetes|diagnose|heart_attack|kid|son|daughter',
      fine: 'my the told me to cut down on cheese i need a crown more less salt coffee and said should lose high had taken nurse took it again twice sleep sitting too much stress alcohol meat',
    },
    all('{text}.'),
    all('I asked how much runway that leaves me.'),
    levels(
      '"Decades," I was told, "if you listen."',
      '"Decades," I was told, "if you listen." I was on my phone.',
      '"Decades," I was told, and I got it in writing, with a stamp.',
    ),
    all('My company has eleven days.'),
    levels(
      "I've been running the wrong one.",
      "I've emailed the investors. We're pivoting to me.",
      "So we're merging. I'm the surviving entity.",
    ),
  ),
  plot(
    'st-c-thirty-one-hats',
    {
      when: [
        'hairdresser|barber|stylist .. take|cut|chop|shave|give .. off|more|short|too|all|wrong',
        'cut|trim .. my own|own .. hair|fringe|bangs|beard',
        '@child|@spouse|@person .. cut .. my .. hair',
      ],
      not: 'dog|cat|lawn|nobody|no-one notice',
      fine: 'the took far more than i asked for tried to my fringe short hair haircut it went green orange blue wrong looks like at home bathroom pink only wanted an inch trim said turned roots',
    },
    all('{text}.'),
    all("I've recommended cuts at 31 companies."),
    levels(
      '"You\'ll hardly notice," I told them.',
      '"You\'ll hardly notice," I told them, "and it all grows back."',
      '"It all grows back," I told them, through the door of a cab.',
    ),
    all('I had never been on the receiving end.'),
    levels(
      "I'm writing this in a hat.",
      "I've rung all 31 to ask how long the growing back takes.",
      "I've rung all 31 to ask about the growing back. Nine are still in hats.",
    ),
  ),
  plot(
    'body-first-run',
    BODY_FIRST_RUN,
    all('Day one. {text}. I would describe myself as an athlete.'),
    all(
      'Day one, 7:10. Sent it to everyone I know. Bought the watch, the other watch, and a drink that is blue.',
      'Day one, 7:10. Told the family, the team and a man at the light. Ordered a belt that holds fifteen small bottles.',
    ),
    all(
      'Day one, 9:00. Walked past the mirror in the lobby. Walked past it again. Something is happening around the jaw.',
    ),
    mild(
      'Day two. Cannot bend. I have asked for the meeting to be held around me. It is about endurance.',
    ),
    hot(
      'Day two. I have woken up in somebody else. He is about ninety and was dropped from a balcony. It took us until eight to get to the edge of the bed.',
    ),
    spicy(
      'Day three. Gave the talk: "What My Sport Has Taught Me." I had to be leaned against the lectern. A woman asked how many years I had been doing it. I looked at the ceiling, I moved my lips as if I were counting, and I said that after a while you do not count. I got an ovation. I could not lift my hand to stop it.',
    ),
    unhinged(
      'Day four. The watch has had enough, and has gone out by itself. It does a 5K before breakfast, I can see it on the map. It has my pulse. It has been approached by a shoe.',
    ),
    unhinged(
      'Day eighteen. It won. They played the anthem of my wrist. I was watching it from the sofa with a pillow under each leg, and they held a microphone to it and asked where the journey had begun. It blinked. "Day one," it said, "I got away from a man."',
    ),
  ),
  plot(
    'st-y-stretch-goals',
    BODY_FIRST_RUN,
    all('{text}.'),
    all("At work I've been given three stretch goals."),
    levels(
      "I've found the first. It's behind my left knee.",
      "I've found all three. Two are behind the knees.",
      "I've found all three. One is new to medicine.",
    ),
    all('I was asked how I plan to reach them.'),
    levels(
      "At the moment I can't reach my shoes.",
      "I can't reach my shoes. I've asked for them to be raised.",
      "I can't reach my shoes. I've been given two people for that.",
    ),
  ),
  plot(
    'st-v-in-me-all-along',
    {
      when: [
        'sneeze|yawn|burp|fart|cough|hiccup|snort|stomach|laugh .. in|during|at|on|while|so|and|my|every|whole|loud',
        'my stomach growl|rumble|growled',
        'stomach .. growl|rumble|make .. noise',
      ],
      not: 'dog|cat|baby|joke|throw|hurt|pain|nobody|no-one',
      fine: 'i in the middle of a meeting and my whole row said bless you unison so loud during quiet my boss speech silence presentation exam everyone heard stomach growled rumbled loudly while was talking out interview accidentally call ceo eulogy yoga library lift elevator',
    },
    all('{text}.'),
    levels(
      'My voice coach says, "From the belly, and let it land."',
      'My voice coach says, "From the belly, reach the back row, and let it land."',
      'My voice coach says, "From the belly, reach the next building, and let it land."',
    ),
    all("I've paid $6,000 for that over two years."),
    all("I'd never gotten all of it right before."),
    levels(
      'I want my money back. I had it in me all along.',
      'I want my money back. I had it in me all along, or at least since lunch.',
      'My coach now studies under me. We start each day with beans.',
    ),
  ),
];
