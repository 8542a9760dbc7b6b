import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** Plots about body. */
export const BODY: readonly Plot[] = [
  plot(
    'overslept',
    {
      when: ['oversleep', 'sleep .. through|past .. alarm|meeting|standup|interview'],
      not: ['nap|baby|exam|kid|husband|wife'],
      fine: 'alarm hour two meeting work morning phone die battery important late',
      is: 'alone',
      axis: '',
      back: "they'd",
    },
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
    'haircut',
    {
      when: [
        'haircut',
        'hairdresser|barber .. cut|ask|say|give|take|do',
        'cut .. own|my .. hair|fringe|bangs',
        'get .. bangs',
      ],
      not: ['kid|son|daughter|dog|child|toddler'],
      fine: 'bad short terrible awful bangs cut off salon like look',
      cast: { F: 'she' },
      axis: '',
      back: 'eight hundred',
    },
    all('{text}.'),
    all('"Just a trim" was the brief. I once said that about a division of eight hundred.'),
    all(
      `{F}, with the scissors, held up the mirror to show me the back. I said "great." It's what I say to anything it's too late to do something about.`,
    ),
    mild("I tipped 30%. It's how we do severance."),
    hot('I wore a hat to the town hall. I told them no further cuts were planned.'),
    spicy(
      `Only one person said anything. "It'll come back," she said. I'd told the eight hundred that.`,
    ),
    unhinged(
      'I went in again to have it evened out. {F} took some off the left, to match, then some off the right. She calls it iterating.',
    ),
    unhinged(
      "It's all gone now. The board loves it. They say that they can finally see what's underneath. It's a dent.",
    ),
  ),
  plot(
    'beard',
    {
      when: ['shave .. beard|mustache|moustache|face|goatee', 'beard .. gone|shave|off|half'],
      fine: 'recognize first years',
      axis: '',
      back: '',
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
    {
      when: ['dentist', 'root canal', 'wisdom tooth|teeth', 'cavity'],
      not: ['kid|son|daughter|child', 'tooth fairy'],
      fine: 'appointment cavity root canal clean cleaning mouth floss chair fill filling tooth teeth ask told said talk question',
      axis: '',
      back: 'asked',
    },
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
    'gym',
    {
      when: [
        'go|join|sign|pay|come .. gym|crossfit|personal_trainer',
        'gym .. membership',
        'workout|squat|treadmill|burpee|push-up',
      ],
      not: ['fall|shower|locker|smile|mirror|phone|ask'],
      fine: 'january once year month first session trainer never used back membership class went sore',
      is: 'alone',
      axis: '',
      back: 'about',
    },
    all('{text}.'),
    all(
      "A trainer with no visible fat or doubt asked about my goals. I said I'd like to be seen leaving.",
    ),
    all("He gave me a membership card. I carry it everywhere. That's the program."),
    mild('I went back once, to cancel. They made me take the stairs.'),
    hot(
      'I did two miles on the treadmill: flat out, same place, under a screen with bad news. I felt at home. I answered some email.',
    ),
    spicy(
      "I tried to cancel. You do it in person, on the top floor, before noon. I've gone every day. I'm down twelve pounds.",
    ),
    unhinged(
      `In May I finally made it to the top floor. Behind the desk was a man who'd come up to cancel in 2016. "Spot me?" he said.`,
    ),
    unhinged(
      "He can lift the desk now. He's forgotten what it was about. I start Monday, in Memberships.",
    ),
  ),
  plot(
    'run',
    {
      when: [
        'run .. marathon|half_marathon|5k|10k|race|mile|parkrun|park_run',
        'go .. run|jog|jogging',
        'finish .. marathon|race|5k|10k',
      ],
      not: ['late|bus|train|coffee|meeting'],
      fine: 'first last time place stop walking half sunday morning without kilometer',
      is: 'alone',
      axis: '',
      back: 'lobster',
    },
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
    'yoga',
    {
      when: ['yoga|pilates|yoga_class|mindfulness', 'meditate|meditation'],
      not: ['fart|fall|asleep|goat', 'phone ring'],
      fine: 'class minute ten start beginner first teacher instructor pose fell mat studio retreat app',
      cast: { F: 'she' },
      axis: '',
      back: 'asked',
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
      axis: '',
      back: 'at 3 am',
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
    'overslept-b',
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
      axis: '',
      back: 'nine',
    },
    all('{text}.'),
    all("By the time I got in they'd had the meeting. Nine minutes. It usually takes the morning."),
    all(
      `"We figured you'd want us to just decide," somebody said. I did. It had never occurred to me not to be there.`,
    ),
    mild("They'd like to know what time I'm planning to wake up tomorrow."),
    hot('The next day I slept until eleven, on principle. Sales went up.'),
    spicy('My boss has set me a stretch goal: noon.'),
    unhinged(
      "In May I didn't get up at all. Record quarter. Somebody brought the plaque by and leaned it on me.",
    ),
    unhinged(
      'On Thursday I woke at three, rested, with an idea. Nine of them were standing in the door with a blanket.',
    ),
  ),
  plot(
    'voice',
    {
      when: ['lose .. voice', 'laryngitis'],
      not: ['concert'],
      fine: 'speech presentation big day week whisper cold',
      axis: '',
      back: 'could',
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
    'cold',
    {
      when: ['catch|get|have .. =cold|=flu', 'man flu'],
      not: ['shower|water|coffee|call|feet'],
      fine: 'weather office sick nose week colleague kid everyone gave bed',
      axis: '',
      back: 'asked',
    },
    all('{text}.'),
    all(
      'I came in anyway. By Tuesday Sales had it. By Wednesday, Legal. By Thursday it was live in Singapore.',
    ),
    all('No training. No resistance. Nothing of mine has ever rolled out like that.'),
    mild("I've asked IT to look at how it did it. They're out."),
    hot('We got a consultant in to map it. "Who owns this?" he asked, and sneezed.'),
    spicy("Adoption is at 94%. Our intranet's at six. I've asked if you can cough on an intranet."),
    unhinged("So we took it to market. Thirty-one countries in a week. You can't unsubscribe."),
    unhinged("Everyone's over it now except me. They tell me that's common with founders."),
  ),
  plot(
    'back',
    {
      when: ['throw|hurt|pull|tweak|strain|hurt .. =back|neck', '=back .. hurt|go|pain|ache'],
      not: ['horse'],
      fine: 'sneeze sneezing pick picking sock lift box tie tying shoe bend bending over reach towel bed out',
      is: 'alone',
      cast: { F: 'she' },
      axis: '',
      back: 'at ninety degrees',
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
    {
      when: ['stub|break|hit|bang .. toe', 'stub', 'paper cut', 'step .. on .. lego'],
      not: ['baby'],
      fine: 'dark coffee table bed door night furniture same barefoot lego little corner chair',
      is: 'alone',
      axis: '',
      back: '',
    },
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
      axis: '',
      back: 'the dog',
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
    'hiccups',
    {
      when: ['hiccup'],
      fine: 'hour two meeting call presentation during interview stop whole middle whole train quiet',
      axis: '',
      back: 'told',
    },
    all('{text}.'),
    all(
      'I was told to drink upside down, hold my breath or be badly frightened. My boss said he could help with the third.',
    ),
    all('He told me the Q3 number. They stopped. His started.'),
    mild("We haven't told Finance."),
    hot('By noon the whole floor knew. You could hear it go from desk to desk.'),
    spicy('We told the market. The stock fell every four seconds.'),
    unhinged('The Fed chairman went on television to calm people. He got as far as "We rem—"'),
    unhinged(
      "The country needs one big fright, all at once. I'm the only person who's over it. I've told them that I'll go live and share something personal.",
    ),
  ),
  plot(
    '5am',
    {
      when: ['wake|get .. =up .. at|before .. 3|4|5|am|5am|4am|sunrise', '5am|4am'],
      not: ['baby|dog|cat|alarm|phone|neighbor'],
      fine: 'start morning routine productive five club journal cold shower read',
      is: 'alone',
      axis: '',
      back: 'journaled',
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
    {
      when: ['trip|slip|fall .. over|on|down|off|up|in|flat', 'trip .. over', 'slip .. on'],
      not: ['asleep|love|behind|bed|tree|water|horse'],
      fine: 'stair stairs ice step sidewalk pavement curb shoe lace cable front whole everyone people street office bus banana flat face wet floor lobby stage graduation chair treadmill bike',
      is: 'alone',
      axis: '',
      back: 'the plan',
    },
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
    'shoes',
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
      cast: { F: 'she' },
      axis: '',
      back: 'asked if',
    },
    all('{text}.'),
    all(
      "By the time I noticed, I'd presented to thirty-one people, with one foot on each side of the argument.",
    ),
    all('Somebody asked if it was deliberate. "Which one?" I said.'),
    mild("It hasn't come up since. But {F} from Design has changed her left."),
    hot(
      'On Wednesday {F} from Design had changed her left. By Friday it was a company value: "Be both."',
    ),
    spicy(
      'On Monday I came in with two that matched. I was asked if everything was all right at home.',
    ),
    unhinged(
      'In May they reorganized on it. I have two bosses now, one brown, one black. When they disagree I walk in a circle.',
    ),
    unhinged(
      "Last week I had to pick one. I've been hopping ever since. They're calling it focus.",
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
      axis: '',
      back: 'open',
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
      axis: '',
      back: '',
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
