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

const OVERSLEPT = {
  when: ['oversleep', 'sleep .. through|past .. alarm|meeting|standup|interview'],
  not: ['nap|baby|exam|kid|husband|wife'],
  fine: 'alarm hour two meeting work morning phone die battery important late',
  is: 'alone',
} satisfies PlotTraits;

const DENTIST = {
  when: ['dentist', 'root canal', 'wisdom tooth|teeth', 'cavity'],
  not: ['kid|son|daughter|child', 'tooth fairy', 'no cavity|cavities|fillings|problems'],
  fine: 'appointment cavity root canal clean cleaning mouth floss chair fill filling tooth teeth ask told said talk question',
} satisfies PlotTraits;

const RUN = {
  when: [
    'run .. marathon|half_marathon|5k|10k|race|mile|parkrun|park_run',
    'go .. run|jog|jogging',
    'finish .. marathon|race|5k|10k',
  ],
  not: ['late|bus|train|coffee|meeting'],
  fine: 'first last time place stop walking half sunday morning without kilometer',
  is: 'alone',
} satisfies PlotTraits;

const TOE = {
  when: ['stub|break|hit|bang .. toe', 'stub', 'paper cut', 'step .. on .. lego'],
  not: ['baby'],
  fine: 'dark coffee table bed door night furniture same barefoot lego little corner chair',
  is: 'alone',
} satisfies PlotTraits;

const FELL = {
  when: ['trip|slip|fall .. over|on|down|off|up|in|flat', 'trip .. over', 'slip .. on'],
  not: ['asleep|love|behind|bed|tree|water|horse'],
  fine: 'stair stairs ice step sidewalk pavement curb shoe lace cable front whole everyone people street office bus banana flat face wet floor lobby stage graduation chair treadmill bike',
  is: 'alone',
} satisfies PlotTraits;

/** Plots about body. */
export const BODY: readonly Plot[] = [
  plot(
    'overslept',
    OVERSLEPT,
    all(
      "I overslept on Monday. My sleep score was 98. It's the highest rating I've had in this job.",
      'On Monday I overslept. The app gave me a 98. My last review was a 71.',
    ),
    all(
      "There were eleven messages. The first five were questions. From the sixth on they'd answered them. The last one was a photo of cake.",
    ),
    all(
      "I've spent nineteen years trying to build a team like that. It turns out I'd been standing in front of it.",
    ),
    mild("I've set no alarm for tomorrow. It's called trust."),
    hot('On Tuesday I gave them until noon. They closed the quarter.'),
    spicy("On Wednesday I came in rested and made four decisions. They've asked me to lie down."),
    unhinged("I lead from bed now. There's a deputy who checks that I'm under."),
    unhinged(
      "Then I dreamed I was in a meeting, and spoke. I woke up screaming. They'd lost the account.",
    ),
  ),
  plot(
    'st-c-not-rushed',
    OVERSLEPT,
    all('{text}.'),
    all('The sleep had been planned, with a fixed end date.'),
    levels(
      'Like all my projects, it ran over.',
      'Like all my projects, it ran over, and I was the last to hear.',
      'Like all my projects, it ran over. The alarm raised concerns, and was taken off the team.',
    ),
    all('I stand by the work.'),
    levels(
      'It was late, but nobody can say it was rushed.',
      'It was late, but it was thorough. I have the pillow marks to prove it.',
      "It was late, but it was thorough. It's up for an award, which I'll miss.",
    ),
  ),
  plot(
    'beard',
    {
      when: ['shave .. beard|mustache|moustache|face|goatee', 'beard .. gone|shave|off|half'],
      fine: 'recognize first years',
    },
    all('{text}.'),
    all("My phone won't open. The dog stayed by the door."),
    all(
      'It turns out the beard had been doing most of my job. It got stroked in meetings. It looked like it had been to Norway.',
    ),
    mild("There's a man from Accounts under there. I'm trying to like him."),
    hot(
      `In the board meeting I reached up to stroke it. There was only a hand, on a face. "You don't know, do you?" somebody said.`,
    ),
    spicy("I've kept it in a bag. I hold it up when the question's strategic."),
    unhinged(
      "They've asked it to stay on. I was let go. It's on the back of the chair in the corner office, thinking.",
    ),
    unhinged('Last night I saw it on a panel, "The Future of Trust." It let the others talk.'),
  ),
  plot(
    'dentist',
    DENTIST,
    all('{text}.'),
    all(
      `"Do you floss?" the dentist asked, over the mask. "It's a priority," I said. We both looked at the X-ray.`,
    ),
    all(
      `Then she put both hands in my mouth and asked about my five-year plan. I gave it. "Mm-hm," she said. It has never been so well understood.`,
    ),
    mild("It'll be $1,400. I said I'd have to socialize it. She said it was a tooth."),
    hot('I gave it again to the board, the same way, with a fist in. It passed unanimously.'),
    spicy('They asked what the key takeaway was. I spat it into a cup.'),
    unhinged(
      "Numb from the eyes down, I closed the Hendricks deal. They'd never met anyone so hard to read.",
    ),
    unhinged(
      'The feeling came back two days later, mid-pitch. "Does your product actually do anything?" they asked. "Ow," I said.',
    ),
  ),
  plot(
    'st-y-on-track',
    DENTIST,
    all('{text}.'),
    all('I was asked how the flossing was going.'),
    levels(
      'I said it was on track.',
      'I said it was on track and the team was aligned.',
      'I said it was on track. I had a slide.',
    ),
    all("That's what I report upwards on every project."),
    levels(
      'This one got checked. With a light.',
      'This one got checked, with a small mirror and a sigh.',
      'This one got checked. Two teeth have asked to be moved.',
    ),
  ),
  plot(
    'st-p-cancel-in-person',
    {
      when: [
        'go|join|sign|pay|come .. gym|crossfit|personal_trainer',
        'gym .. membership',
        'workout|squat|treadmill|burpee|push-up',
      ],
      not: ['fall|shower|locker|smile|mirror|phone|ask'],
      fine: 'january once year month first session trainer never used back membership class went sore',
      is: 'alone',
    },
    all('{text}.'),
    all("I am one of the few who has read the gym's contract."),
    levels(
      'You may cancel at any time, in person, on the third floor.',
      'You may cancel at any time, on the third floor, once you can speak.',
      'You may cancel at any time, on the ninth floor, by rope.',
    ),
    all("There's no elevator. It's a gym."),
    levels(
      "I've started training, so that I can cancel.",
      "I've hired a trainer, so that I can cancel. I haven't told him what for.",
      'Two members are camped on the fourth. They joined in 2009.',
    ),
  ),
  plot(
    'run',
    RUN,
    all('{text}.'),
    all('Nobody was chasing me. I want to be transparent about that.'),
    all(
      "I hit the wall in the first half mile. I'm told most people don't get there until twenty.",
    ),
    mild('A stroller passed me. The child looked back, the way you look at a house.'),
    hot(
      'I was neck and neck with a man dressed as a lobster. Then his phone rang. He took it, and pulled away.',
    ),
    spicy("I've put my time on my profile. So has the lobster. He's been hearing from recruiters."),
    unhinged(
      "He's my boss now. In our one-on-one he asked what I'd been running from. I said nothing. He moved one claw.",
    ),
    unhinged(`"Then stop," he said. I don't know if I have the endurance.`),
  ),
  plot(
    'st-t-left-it-behind',
    RUN,
    all('{text}.'),
    all('I left it all behind me. The doubts. The job. My divorce.'),
    levels(
      "I'm not fast.",
      "I'm not fast. I've been told I run like an apology.",
      "I'm not fast. I have a company knee, and they want it back.",
    ),
    all('For one moment there was only my breath.'),
    levels(
      'At the first bend they caught up.',
      'At the first bend they caught up. The divorce has longer legs.',
      'At the first bend they caught up. The divorce finished first and got a banana.',
    ),
  ),
  plot(
    'yoga',
    {
      when: ['yoga|pilates|yoga_class|mindfulness', 'meditate|meditation'],
      not: [
        'spot|place|seat|mat|someone|somebody|parking|cancelled|canceled|closed|full|late|pants|leggings|dvd',
        'fart|fall|asleep|goat',
        'phone ring',
      ],
      fine: 'class minute ten start beginner first teacher instructor pose fell mat studio retreat app',
      cast: { F: 'she' },
    },
    all('{text}.'),
    all(
      'The instructor, {F}, said to watch each thought drift by like a cloud. I had forty. I assigned owners.',
    ),
    all('"Now just be," she said. I asked by when.'),
    mild('I did find my breath. It had been reporting to someone else.'),
    hot('At the end we lay down and did nothing. I was the best in the room. {F} had to check.'),
    spicy("She says there's no winning at it. I've asked who's second."),
    unhinged(
      "I kept it up. By June I'd let go of the title, the car and the outcome. HR had been wondering how to raise it.",
    ),
    unhinged("It's all clouds now. Yesterday a small cloud drifted back with its action items."),
  ),
  plot(
    'insomnia',
    {
      when: ["can't|couldn't sleep", 'lie|lay .. awake', 'insomnia', 'awake .. until|at .. am|#'],
      not: ['dog|cat|neighbor|noise|snore|baby'],
      fine: 'night think thinking ceiling three four 3am 4am am mind',
      is: 'alone',
    },
    all('{text}.'),
    all(
      "At 3 AM there's a meeting. I don't remember accepting it. Item 1: the thing I said in 2009. Item 2: money. Item 3: is that a noise.",
    ),
    all("Attendance is 100%. It's the only meeting I run where everybody's prepared."),
    mild("We've never gotten past item 1."),
    hot('I tried counting sheep. They wanted to know if the headcount was approved.'),
    spicy(
      "At ten to six we reached consensus: I shouldn't have said it. Then the alarm went. We pick up tonight.",
    ),
    unhinged(
      "So the next day I called the woman I'd said it to and apologized. She didn't remember it.",
    ),
    unhinged("She does now. She has a meeting at 3 AM. I'm item 1. I dial in."),
  ),
  plot(
    'st-d-ambitious-at-night',
    {
      when: [
        'sleep .. through .. exam|meeting|class|final|flight|interview|shift|lecture',
        'oversleep',
        'sleep .. through .. alarm',
        'hit .. snooze',
        "alarm .. not|didn't .. go|ring",
      ],
      not: ['nap|baby'],
      fine: 'alarm meeting work standup hour two minute missed late again four five times am exam final class shift morning midterm lecture',
      is: 'alone',
    },
    all('{text}.'),
    all('The plan was drawn up the night before, by me.'),
    levels(
      'It had me up at six, with fruit.',
      'It had me up at six, with fruit and a short run.',
      'It had me up at four, with fruit, a run and some Portuguese.',
    ),
    all("I'm very ambitious in the evenings."),
    levels(
      'The one who has to get up was never consulted.',
      'The one who has to get up was never consulted, just invited.',
      "The one who has to get up has joined a union. We're in talks, but only at noon.",
    ),
  ),
  plot(
    'voice',
    {
      when: ['lose .. voice', 'laryngitis'],
      not: ['concert'],
      fine: 'speech presentation big day week whisper cold',
    },
    all('{text}.'),
    all('In the Monday meeting all I could do was nod. I was told it was my strongest Monday.'),
    all('By Wednesday people were coming to my desk to not be answered.'),
    mild("It's back. I haven't told anyone."),
    hot(
      "They say I'm wise. A woman from Billing asked if she should leave her husband. I coughed. She's packing.",
    ),
    spicy(
      'On Friday it came back. "Good morning," I said. You could feel something leave the room.',
    ),
    unhinged('It came back in June, and I hid it. I made chairman on a shrug.'),
    unhinged(
      `Last night, alone in the car, I let it out. "Let's circle back," it said. I've pulled the scarf tighter.`,
    ),
  ),
  plot(
    'back',
    {
      when: ['throw|hurt|pull|tweak|strain|hurt .. =back|neck', '=back .. hurt|go|pain|ache'],
      not: ['horse'],
      fine: 'sneeze sneezing pick picking sock lift box tie tying shoe bend bending over reach towel bed out',
      is: 'alone',
      cast: { F: 'she' },
    },
    all('{text}.'),
    all("I've bent over backward for this company for years. It was forward that got me."),
    all(
      "I'm at ninety degrees. I took all of Tuesday's meetings facing the carpet. I was told I'd grown humble.",
    ),
    mild("I can't look up. They say I'm easier to manage."),
    hot(
      'On the call with Osaka they thought I was apologizing. They apologized back. We got the contract.',
    ),
    spicy(
      '{F}, the physio, can straighten me on Thursday. My boss has asked her to wait until Seoul signs.',
    ),
    unhinged("I've now apologized in seventeen countries. In one of them there's peace."),
    unhinged(
      'On Friday {F} straightened me. For the first time since March I saw my team. They were all at ninety degrees.',
    ),
  ),
  plot(
    'toe',
    TOE,
    all('{text}.'),
    all("I said one word. It's the clearest communication I've produced this year."),
    all("Everyone understood it, including a dog. I wasn't asked to elaborate."),
    mild("I've put it on a slide."),
    hot(
      'I put it on a slide. For the first time the board had no questions. The chairman winced, and then I had him.',
    ),
    spicy("It's our mission statement now. Legal has put in three asterisks."),
    unhinged(
      'In March we said it to the market. Four letters. The stock went up seven points. Analysts called it candor.',
    ),
    unhinged(
      "It doesn't hurt anymore. At the annual meeting I said it again, and they could tell. The chairman nodded to the back, and two men brought out the furniture.",
    ),
  ),
  plot(
    'st-g-hockey-stick',
    TOE,
    all('{text}.'),
    all('For years my growth had been completely flat.'),
    levels(
      'Then I went straight up.',
      'Then I went straight up, with sound.',
      'Then I went straight up. The downstairs neighbors felt me leave.',
    ),
    all('Investors call that a hockey stick.'),
    levels(
      'I peaked at nine inches.',
      "I peaked at nine inches. We've guided for twelve.",
      "I peaked at nine inches. I've promised them the ceiling. Shoes off at noon.",
    ),
  ),
  plot(
    'steps',
    {
      when: [
        'step .. goal|count|counter',
        '# steps',
        'ten_thousand steps',
        'fitbit|apple_watch|smartwatch .. tell|say|congratulate|celebrate|ask|stand|toe',
      ],
      not: ['stair'],
      fine: 'walk walked 10 000 thousand reach reached hit daily phone around bed house meeting sofa stand breathe time wrist',
    },
    all('{text}.'),
    all(
      'At ten to midnight I was 400 short, so I walked around the bed until my wrist said "You did it!" There were fireworks.',
    ),
    all("I hadn't gone anywhere. I've run a department that way since 2017."),
    mild("Today I've put it on the dog. We've doubled."),
    hot('On Sunday I put it on the dog. 22,000. Our health plan wrote to congratulate me.'),
    spicy('HR asked for my secret. I said you have to really want the ball.'),
    unhinged(
      "I'm Chief Wellness Officer now. I haven't left the couch since May. I lead through the dog.",
    ),
    unhinged(
      `At my checkup the doctor looked at the numbers, then at me. "Sit," he said. I've never been so proud. There was a biscuit.`,
    ),
  ),
  plot(
    '5am',
    {
      when: ['wake|get .. =up .. at|before .. 3|4|5|am|5am|4am|sunrise', '5am|4am'],
      not: ['baby|dog|cat|alarm|phone|neighbor'],
      fine: 'start morning routine productive five club journal cold shower read',
      is: 'alone',
    },
    all('{text}.'),
    all("By 5:15 I'd hydrated, journaled and been grateful. By 5:20 I'd run out of things."),
    all("Nobody tells you about 5:20. It's just dark, and you're in it."),
    mild('I was ahead of everyone until nine. Then I had to lie down.'),
    hot('I went to the window to see what the competition was doing. It was a raccoon.'),
    spicy('He starts at four.'),
    unhinged("So I moved to three. So did he. We met at the bins. He'd already journaled."),
    unhinged(
      "Neither of us goes to bed now. I asked what drives him. He held up a yogurt lid with both hands. I've never seen anyone so grateful.",
    ),
  ),
  plot(
    'fell',
    FELL,
    all('{text}.'),
    all('I was up at once, and jogged a few steps, to show that it had been the plan.'),
    all('Somebody asked if I was okay. "Absolutely," I said, in the voice I use for earnings.'),
    mild("I've kept jogging. I'm in Pennsylvania."),
    hot(
      "You can't just stop after that. People would ask what it was for. I jogged home. I jogged past it.",
    ),
    spicy("I'm in Pennsylvania. It's still the plan."),
    unhinged(
      "At the state line I joined a group. Each of them had gone down somewhere: a lobby, an altar, a salad bar. We don't say so. We tell people we're training.",
    ),
    unhinged(
      "There are four thousand of us now, coast to coast. The papers call it a movement. If anyone stops, we'll all have fallen.",
    ),
  ),
  plot(
    'st-p-one-way',
    FELL,
    all('{text}.'),
    all('Under our travel policy, every trip must be approved in advance.'),
    levels(
      'Mine was five feet, straight down.',
      'Mine was five feet, straight down, in economy.',
      "Mine was five feet, straight down. I've claimed the miles.",
    ),
    all('So I filed for it late, as urgent.'),
    levels(
      "They've approved one way only. I got up at my own expense.",
      "They've approved one way only. I'm posting this from the destination.",
      "They've approved one way only. I've taken a small flat down here.",
    ),
  ),
  plot(
    'st-t-parents-pair',
    {
      when: [
        'wear|put .. two different shoe|sock|boot',
        'wear .. mismatched|different|odd .. shoe|sock',
        '=left .. house .. different|slipper .. shoe',
        'two|=different left|different .. shoe',
      ],
      not: ['kid|son|daughter'],
      fine: 'work office meeting whole client interview day presentation board black blue brown',
      is: 'alone',
    },
    all('{text}.'),
    all('Those two have nothing in common.'),
    levels(
      'And still they go everywhere side by side.',
      'And still they go everywhere side by side, not speaking.',
      "And still they go everywhere side by side. I've never seen them kiss.",
    ),
    all('I had to think of my parents.'),
    levels(
      'They were put together in a hurry, too.',
      'They were put together in a hurry, too, by someone half asleep.',
      "Somewhere there's another couple exactly like them. We've met. It was tense.",
    ),
  ),
  plot(
    'zipper',
    {
      when: ['fly|zipper|zip .. open|down|undone|unzip', 'forget .. zip'],
      not: ['jacket|bag|plane|tent'],
      fine: 'whole presentation meeting interview day speech client work office',
      is: 'alone',
      cast: { F: 'she' },
    },
    all('{text}.'),
    all("I'd announced that I was going to be more open this year. People took it that way."),
    all('Engagement was up. Eye contact was down.'),
    mild('{F} told me I was "really out there." I thanked her for the support.'),
    hot('I asked for feedback. {F} from Finance said I could close stronger.'),
    spicy("I've thought about it all week. I thought she meant the ask."),
    unhinged(`There's a course now, "The Open Leader." Two days, $900. Everyone keeps their seat.`),
    unhinged(
      'Last week, after my keynote, {F} came up, took my hand and whispered it in my ear. The markets closed at four. So did I.',
    ),
  ),
  plot(
    'inside-out',
    {
      when: [
        'wear .. @garment .. inside|backwards|back',
        '@garment .. inside_out|backwards|inside',
        'wear .. inside out',
      ],
      not: ['kid|son|daughter'],
      fine: 'out whole work office meeting interview presentation noon lunch label',
      is: 'alone',
    },
    all('{text}.'),
    all('So for once everyone could read the label. "Medium. Fades over time. Do not wring."'),
    all("It's the most honest bio I've had."),
    mild(`I've added "Do not wring" to my email signature. People have been gentler.`),
    hot("People have been following it. I haven't been taken above thirty degrees since."),
    spicy(
      `HR wants everyone's showing. My boss's says "Dry clean only." I think we'd all sort of known.`,
    ),
    unhinged(
      "We've found all of them now. They're at the back of the neck. The CEO's has been cut out. There's only an itch.",
    ),
    unhinged(
      "Mine came off in the wash. I don't know what I am anymore. They've laid me flat, to see.",
    ),
  ),
];
