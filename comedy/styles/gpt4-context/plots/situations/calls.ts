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

const NOBODY_CAME = {
  when: [
    'nobody|no-one .. come|show|attend|join|register .. to .. x:@party|@meeting|webinar|garage_sale|yard_sale|workshop|standup|launch|talk|event|show',
    '=no =one .. come|show|attend|join|register .. x:@party|@meeting|garage_sale|yard_sale|workshop|webinar|talk|event',
    "=didn't come|show .. to my",
  ],
  not: ['until|till|before|but|except|then', 'interview|help|rescue|wave|clap|birthday'],
  fine: 'webinar party garage sale meeting presentation workshop yard bake event showed up not single person my except mom launch open house class talk podcast',
  is: '!actor:relative',
} satisfies PlotTraits;

const SLEPT_MINE = {
  when: [
    'w:@person .. fall|doze|nod|sleep|snore .. asleep|off|in|during|through .. my x:@meeting|talk|keynote|speech|pitch|slides',
  ],
  not: ['baby|kid|dog|cat|I_fell'],
  fine: 'whole front row loudly boss client minute during keynote quarterly review five team room',
  is: '!actor:me',
} satisfies PlotTraits;

const HOT_MIC = {
  when: [
    'forget .. mute .. myself?',
    "not|wasn't mute",
    'mic|microphone .. on|hot|open',
    'thought .. =mute|muted',
    'unmute .. accident|accidentally',
  ],
  not: ['karaoke'],
  fine: 'call meeting zoom teams and everyone heard said swore sang burped client toilet flushed flush ordered yelled kids dog boss toilet still was myself in whole company',
  is: 'actor:me|actor:us',
} satisfies PlotTraits;

/** Plots about calls. */
export const CALLS: readonly Plot[] = [
  plot(
    'nobody-came',
    NOBODY_CAME,
    all(
      "Attendance at my {x} yesterday: one. I'm counting myself, because somebody should.",
      'My {x} was at capacity yesterday. The capacity was me.',
    ),
    all(
      'I started seven minutes late, in case of traffic.',
      'I gave it seven minutes, to let people park.',
    ),
    all('Then I did the icebreaker. Two truths and a lie. I caught me.'),
    all("I opened the floor to questions. I've never had better control of a floor."),
    mild(
      'The feedback was unanimous. I ran long.',
      'All of the feedback forms are in. I said I ran long.',
    ),
    hot("The feedback form was brutal. I said I ran long, and that I'd been looking at my phone."),
    spicy(
      "I've sent out the invitation for next year. One reply so far, from me. I can't make it.",
    ),
    unhinged("I stayed for the networking. We exchanged cards. I still haven't heard back."),
    unhinged(
      "The invitation for next year went out Monday. I've declined. I'd heard how this one went.",
    ),
  ),
  plot(
    'st-p-thirty-badges',
    { ...NOBODY_CAME, not: [...NOBODY_CAME.not, 'garage|yard|bake|car_boot|sale|standup'] },
    all('{text}.'),
    all('I had made thirty name badges.'),
    levels(
      'So as not to waste them, I wore each for a while.',
      'So as not to waste them, I wore each for a while, and mingled.',
      'So as not to waste them, I wore each for a while. The voices came by themselves.',
    ),
    all("I'm so glad I did."),
    levels(
      'I had a really good talk with Martin.',
      'Martin and I swapped numbers. Ruth was a bit cold.',
      'Martin has made me an offer. Ruth says not to trust him.',
    ),
  ),
  plot(
    'slept-mine',
    SLEPT_MINE,
    all(
      '{w.full} fell asleep during my {x}. You only sleep where you feel safe.',
      "During my {x}, {w.full} fell asleep. That's called psychological safety, and I built it in thirteen slides.",
    ),
    all(
      "I didn't stop. I lowered my voice and went back to the Q3 numbers, which had been working.",
      `I didn't stop. I dimmed the lights and said "synergies" again, slower.`,
    ),
    all('By the roadmap, two more had gone. Engagement was deep. REM, mostly.'),
    mild("At the end {w.full} woke up and was the first to clap. That's what buy-in looks like."),
    hot('Afterward {w.full} asked for the recording. For nights.'),
    spicy("It's now the most replayed file on our server. Everybody watches the first part."),
    unhinged('A hospital has licensed slides 1 to 12. Slide 13 is kept in a safe.'),
    unhinged(
      'Last week a surgeon wrote to thank me. The patient felt nothing, and agreed with the roadmap.',
    ),
  ),
  plot(
    'st-p-steady-support',
    SLEPT_MINE,
    all('{text}.'),
    all("The sheet only asks who attended. It doesn't ask in what state."),
    levels(
      'So we had full attendance.',
      'So we had full attendance, some of it lying back.',
      'So we had full attendance, and the pillow is down as a guest.',
    ),
    all("I've recorded the breathing as steady support."),
    levels(
      "I'd never had any before.",
      'Around slide thirty it got louder, so we went ahead.',
      "The sleeper now chairs four committees. We'll say so gently, in spring.",
    ),
  ),
  plot(
    'st-c-my-output',
    {
      when: [
        'fall|doze|nod|sleep|nap .. asleep|off|through|in|during .. x:@meeting|lecture|conference about|on t:*',
        'fall|doze|nod|sleep|nap .. asleep|off|through|in|during .. x:@meeting|desk|work|lecture|conference',
        'snore .. in|during .. x:@meeting',
      ],
      not: ['alarm|bus|train|plane|someone|audience|wife|baby'],
      fine: 'on mute camera boss noticed minutes called name woke drool about in during webinar two hours open plan',
      is: 'actor:me',
    },
    all('{text}.'),
    all("I've reviewed my output for the period."),
    levels(
      "It's in line with the hours around it.",
      "It's in line with the hours around it, with fewer mistakes.",
      "It's nine percent up on the hours around it.",
    ),
    all('I sent no emails and had no ideas.'),
    levels(
      'Two people near me got something finished.',
      'Two people near me got something finished. One said thank you.',
      "I've been asked to do it full time, with a pillow allowance.",
    ),
  ),
  plot(
    'on-mute',
    {
      when: ['=muted', '=on mute', 'talk|speak|present .. mute|muted', 'forget .. unmute|mute'],
      not: ['#|tv|thread|alexa|phone|wife|husband|group|chat|myself'],
      fine: 'n minutes whole time five ten entire meeting call zoom presentation was spoke talked did not notice first nobody told colleague group project presentation class teammates mute microphone',
      is: 'actor:me',
    },
    all(
      'I spoke for sixteen minutes on mute. Nobody interrupted. In nineteen years that had never happened.',
      'Yesterday I held a room for sixteen minutes without interruption. I was on mute.',
    ),
    all(
      'I made my best points. I was funny around minute four. Somebody laughed. He was in another meeting.',
    ),
    all(
      `Then six faces mouthed, "You're on mute," as one. It was the most aligned we've ever been.`,
    ),
    mild('I unmuted and asked if there were any questions. There was one. It was "What?"'),
    hot(
      "I unmuted and started over. After two minutes someone asked if I could go back to how I'd had it.",
    ),
    spicy("I've been asked to do the all-hands. Same length, same settings."),
    unhinged(
      "I'm on the circuit now. $15,000 a keynote, not one word out loud. In Lisbon they wept.",
    ),
    unhinged(
      "In Oslo the mute button failed. They heard sixteen seconds. Everyone's been refunded.",
    ),
  ),
  plot(
    'hot-mic',
    HOT_MIC,
    all(
      'Yesterday forty people heard me think I was on mute.',
      'I thought I was on mute yesterday. Forty people would like to thank me for my candor.',
    ),
    all("I won't repeat it. The transcript will. It went out automatically, with highlights."),
    all('It had been filed under "Decisions." There was a silence. Then somebody seconded it.'),
    mild("It's been assigned to me. It's due Friday."),
    hot(
      "By four it had a project name and a budget. It's the first thing I've said in that meeting that got either.",
    ),
    spicy('On Thursday I took the floor to apologize, at length, from the heart. I was on mute.'),
    unhinged('HR investigated for a month. They wanted to know how I get people to listen.'),
    unhinged(
      "I'm only invited now if I think nobody can hear. They send me the link by accident. I act surprised.",
    ),
  ),
  plot(
    'st-t-never-the-microphone',
    HOT_MIC,
    all('{text}.'),
    all('For years, whenever I spoke, someone said, "You\'re on mute."'),
    levels(
      'Every week, kindly.',
      'Every week, by people I hired.',
      'Every week, and once in person, at dinner.',
    ),
    all('This time nobody said it.'),
    levels(
      'So they can hear me. They always could.',
      'So they could always hear me. It was never the microphone.',
      'So it was never the microphone. My wife says it at home.',
    ),
  ),
  plot(
    'screen',
    {
      when: [
        'share .. screen|wrong|screenshot',
        'screen .. share',
        'forget .. stop .. share|sharing',
        'screen-share|screenshare',
      ],
      not: ['phone|cracked|husband'],
      fine: 'my wrong tab tabs window private chat whole company meeting call shopping cart accident message about boss during client still open while online forgot calendar job search presentation',
    },
    all(
      'I shared my screen yesterday. All of it. Trust starts with disclosure.',
      "Yesterday, with forty people watching, I shared the wrong window. I've always said I'm an open book.",
    ),
    all('There were 61 tabs. Tab 9 was "how to share only one window."'),
    all('It got very still. Then a calm voice asked if I could zoom in. It was our CFO.'),
    all('I closed everything, opened the deck and asked if there were any questions.'),
    mild('There was one. "Did she ever answer you?"'),
    hot('There was one. "Did she ever answer you?" I went to slide two.'),
    spicy("She hasn't. The whole department checks now. It's Item 1, before revenue."),
    unhinged('Next time I shared the right window. Half of them left.'),
    unhinged(
      'She answered yesterday. Forty people saw it before I did. Finance has asked me not to be weird about it.',
    ),
  ),
  plot(
    'st-c-partner-rate',
    {
      when: [
        'w:@child|@pet|@spouse .. walk|run|come|crash|interrupt|climb|burst|bark|enter|jump|throw|sing|bite|sit ... x:call|meeting|zoom|video_call|presentation|interview|webinar|client_call',
        'w:@child|@pet .. in|into|on|during .. x:call|meeting|zoom|video_call|interview|presentation',
      ],
      not: ['approve|keyboard|router|laptop|sick|vomit|carpet'],
      fine: 'my into during live naked room background middle client boss and screamed asked wanted snack waved desk five year old toddler wife towel appeared behind important',
    },
    all('{text}.'),
    all('At any good firm, a senior partner drops in halfway through.'),
    levels(
      'Ninety seconds, no preparation, all eyes.',
      'Ninety seconds, no preparation, no apology.',
      'Ninety seconds, no preparation, not always trousers.',
    ),
    all("It's the only part that anyone remembers."),
    levels(
      "I've billed it at the partner rate.",
      "I've billed it at the partner rate, including the noise.",
      "I've billed it at the partner rate. They want the same partner every time.",
    ),
  ),
  plot(
    'st-c-three-pounds',
    {
      when: [
        'late .. for|to .. x:@meeting|work|interview|presentation',
        'arrive|show|come .. late',
        'miss .. start .. x:@meeting',
      ],
      not: ['period|train|bus|flight|fee|dinner|night'],
      fine: 'hour minute ten twenty because traffic bus overslept train delayed again first day boss my own kid burned toast five forty minutes coffee spilled',
      is: 'alone',
    },
    all('{text}.'),
    all('I cost £180 an hour.'),
    levels(
      'So every minute without me saves three pounds.',
      'So every minute without me saves three pounds, and usually a chart.',
      "So every minute without me saves three pounds. I'd never felt so useful.",
    ),
    all('I pointed this out as I sat down.'),
    levels(
      "It's the first saving I've ever delivered.",
      "It's the first saving I've ever delivered. I've asked for a share.",
      "They've done the numbers. I'm not to come in until 2031.",
    ),
  ),
  plot(
    'quick-chat',
    {
      when: [
        'b:@boss .. want|ask|send|message|invite|schedule|need|say .. chat|talk|quick|minute|second',
      ],
      not: ['hr|party|cat'],
      fine: 'said no agenda friday do you have a for me slack message invite today tomorrow subject heart sudden five pm title details',
    },
    all(
      '{b.full} wrote, "Got a minute?" No subject, no emoji.',
      'A message from {b.full}: "Got a minute?" No context. Not even a period.',
    ),
    all('I used the time well. I updated my résumé, emptied my desk and forgave my father.'),
    all("I told my team I'd always believed in them. Two of them asked who gets the monitor."),
    mild("It was about where we keep the batteries. By then I'd resigned, and beautifully."),
    hot(
      'I walked in and opened with my resignation. It was a good one. The question had been where we keep the batteries.',
    ),
    spicy("They're in my drawer. But I don't work there now, so it's not my place to say."),
    unhinged(
      "I didn't say. The fourth floor's been dark since Thursday. They've hired a search firm.",
    ),
    unhinged(
      'It called yesterday. They need somebody who knows where things are. I asked what the job was. "Got a minute?" they said.',
    ),
  ),
  plot(
    'st-y-we-overran',
    {
      when: [
        'meeting .. could|should|can .. be|have .. email|e-mail',
        'meeting about meeting|meetings',
        'sit|spend|had|attend .. =meetings',
        '# hour|hours|minute|minutes .. meeting|meetings',
        '=back-to-back|=back .. back .. meetings|calls',
        'meeting .. no agenda',
      ],
      not: ['nobody|fall|late|cancel|naked|wrong|mute|cat|camera'],
      fine: 'two three hour long day today whole all another meetings that about planning plan five calendar nine eight one status strategy sync weekly team boss recurring',
    },
    all('{text}.'),
    all('As the most junior, I was asked to take the minutes.'),
    levels('I used one sticky note.', 'I used half of a sticky note.', 'I used a stamp.'),
    all('Item one: when to meet again. There was no item two.'),
    levels(
      'We overran.',
      'We overran. Two people stayed on to discuss it.',
      "We overran. I've been made permanent. So has the meeting.",
    ),
  ),
  plot(
    'st-v-smartest-in-the-room',
    {
      when: [
        'wrong x:room|meeting|building|floor|office|conference_room|class|zoom|call|church|wedding|funeral|classroom',
        'join|sit|walk|go|enter .. wrong x:meeting|room|zoom|call|class|building|floor|wedding|office',
      ],
      not: ['car|shoe|hotel|number|restroom|bathroom|toilet'],
      fine: 'stayed hour whole twenty minutes and nobody noticed i in the for by accident walked into sat through joined a took notes agreed presentation until end my first day',
      is: 'actor:me|actor:us',
    },
    all('{text}.'),
    all("They say if you're the smartest person in the room, you're in the wrong room."),
    levels(
      "I'd suspected it for years.",
      "I'd suspected it for years, in every room.",
      "I'd suspected it for years, in every room, and in most elevators.",
    ),
    all("But I'd never had proof."),
    levels(
      "It was the wrong room. I'm deeply honored.",
      "It was the wrong room. I've asked for that in writing, for my file.",
      "It was the wrong room. There's a plaque now. The others were very good about it.",
    ),
  ),
];
