import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** Plots about calls. */
export const CALLS: readonly Plot[] = [
  plot(
    'nobody-came',
    {
      when: [
        'nobody|no-one .. come|show|attend|join|register .. to .. x:@party|@meeting|webinar|garage_sale|yard_sale|workshop|standup|launch|talk|event|show',
        '=no =one .. come|show|attend|join|register .. x:@party|@meeting|garage_sale|yard_sale|workshop|webinar|talk|event',
        "=didn't come|show .. to my",
      ],
      not: ['interview|help|rescue|wave|clap|birthday'],
      fine: 'webinar party garage sale meeting presentation workshop yard bake event showed up not single person my except mom launch open house class talk podcast',
      is: '!actor:relative',
      axis: '',
      back: '',
    },
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
    'slept-mine',
    {
      when: [
        'w:@person .. fall|doze|nod|sleep|snore .. asleep|off|in|during|through .. my x:@meeting|talk|keynote|speech|pitch|slides',
      ],
      not: ['baby|kid|dog|cat|I_fell'],
      fine: 'whole front row loudly boss client minute during keynote quarterly review five team room',
      is: '!actor:me',
      axis: '',
      back: 'the roadmap',
    },
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
    'slept-me',
    {
      when: [
        'fall|doze|nod|sleep|nap .. asleep|off|through|in|during .. x:@meeting|lecture|conference about|on t:*',
        'fall|doze|nod|sleep|nap .. asleep|off|through|in|during .. x:@meeting|desk|work|lecture|conference',
        'snore .. in|during .. x:@meeting',
      ],
      not: ['alarm|bus|train|plane|someone|audience|wife|baby'],
      fine: 'on mute camera boss noticed minutes called name woke drool about in during webinar two hours open plan',
      is: 'actor:me',
      axis: '',
      back: '',
    },
    all(
      '{text}. I was the only one there with a vision.',
      '{text}. Of the twelve people present, I was the only one dreaming big.',
    ),
    all('I woke up with four action items and a deputy.'),
    all(
      `I checked the transcript. I'd spoken once, at 10:40. "[Breathing]." Two people had agreed with it.`,
    ),
    mild(
      "My boss says it was my strongest {x} yet. I've been asked to bring the same energy on Thursday.",
      'Everybody else had talked about {t}. I was the only one with a demo. I am presenting it again on Thursday.',
    ),
    hot(`"[Breathing]" is now our strategy for the second half. So far it has no holes.`),
    spicy(
      "On Thursday I raised some doubts about it. I was asked if I'd slept.",
      'On Thursday I raised some doubts about it. They said that I had had the clearest position on {t} of anyone, and it was horizontal.',
    ),
    unhinged(
      'On Thursday I argued against it, awake, for half an hour. Somebody brought me a blanket.',
    ),
    unhinged(
      "The board's made it official. From 10:40 to 11:15 I run the company. Awake, I report to me.",
    ),
  ),
  plot(
    'on-mute',
    {
      when: ['=muted', '=on mute', 'talk|speak|present .. mute|muted', 'forget .. unmute|mute'],
      not: ['#|tv|thread|alexa|phone|wife|husband|group|chat|myself'],
      fine: 'n minutes whole time five ten entire meeting call zoom presentation was spoke talked did not notice first nobody told colleague group project presentation class teammates mute microphone',
      is: 'actor:me',
      axis: '',
      back: 'asked',
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
    {
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
      axis: '',
      back: 'i was on mute',
    },
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
    'camera-on',
    {
      when: [
        'camera .. on',
        'thought .. camera .. off',
        'turn .. camera .. on',
        'wear .. pajama|pajamas|shorts|underwear|towel .. call|meeting|zoom',
        'no pants .. call|meeting|zoom',
      ],
      not: ['photo|security|doorbell|speed'],
      fine: "was my know knew didn't during meeting call zoom still eating nose picking dancing whole time pajamas forgot off accident only one bed shirtless yoga client video",
      is: 'actor:me|actor:us',
      axis: '',
      back: 'minutes',
    },
    all(
      "My camera was on yesterday. I'd like to thank the 34 people who stayed.",
      '34 people were on the call. So, it turned out, was my camera.',
    ),
    all("I coach executives on authenticity. I hadn't been asked for a demonstration before."),
    all('For twelve minutes I was fully myself. At one point there was a boiled egg.'),
    all(
      'Someone wrote in the chat, "Should we say something?" It got 31 thumbs-up. Nobody said anything.',
    ),
    mild('I found out at the end, when they all waved. I waved back, with the egg.'),
    hot(
      "The recording's been watched by two offices that weren't on the call. Singapore asked for the slides.",
    ),
    spicy(
      "The next day I kept the camera off. The meeting was over in seven minutes. They'd come for the other thing.",
    ),
    unhinged(`It's in the onboarding now. Chapter four, "Culture." It opens with the egg.`),
    unhinged(
      'New hires stop when they see me in the corridor. They wave, slowly. Some of them have brought one.',
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
      axis: '',
      back: 'i shared',
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
    'crashed-call',
    {
      when: [
        'w:@child|@pet|@spouse .. walk|run|come|crash|interrupt|climb|burst|bark|enter|jump|throw|sing|bite|sit ... x:call|meeting|zoom|video_call|presentation|interview|webinar|client_call',
        'w:@child|@pet .. in|into|on|during .. x:call|meeting|zoom|video_call|interview|presentation',
      ],
      not: ['approve|keyboard|router|laptop|sick|vomit|carpet'],
      fine: 'my into during live naked room background middle client boss and screamed asked wanted snack waved desk five year old toddler wife towel appeared behind important',
      axis: '',
      back: 'full',
    },
    all(
      "{w.full} came into my {x} without an invitation. I'd like to talk about who we don't invite.",
      'Halfway through my {x}, we were joined by {w.full}.',
    ),
    all('"Sorry about that," I said, the way you do when somebody more qualified walks in.'),
    all(
      'In seventeen years nobody on that {x} had asked me a follow-up. {w.full} got four.',
      `I've been on that {x} for seventeen years. It was the first time I saw anybody unmute to say, "Aww."`,
    ),
    mild("{w.full} is on the recurring invite now. I've been moved to optional."),
    hot('{w.full} was added to the recurring invite. I was moved to optional.'),
    spicy("Last week {w.full} couldn't make it. They canceled."),
    unhinged(
      'In June there was a reorg. It was handled with sensitivity. I was taken into the kitchen by {w.full}, and the door was closed.',
    ),
    unhinged(
      'Sometimes I still walk in, by accident, behind {w.full}. Everyone smiles and waits for me to be carried out.',
    ),
  ),
  plot(
    'late',
    {
      when: [
        'late .. for|to .. x:@meeting|work|interview|presentation',
        'arrive|show|come .. late',
        'miss .. start .. x:@meeting',
      ],
      not: ['period|train|bus|flight|fee|dinner|night'],
      fine: 'hour minute ten twenty because traffic bus overslept train delayed again first day boss my own kid burned toast five forty minutes coffee spilled',
      is: 'alone',
      axis: '',
      back: 'i came',
    },
    all(
      "I was late for {x} this morning. By the time I arrived, they'd started without me. That's what a self-managing team looks like.",
    ),
    all(
      "I sat down and asked what I'd missed. They'd been at it for an hour. It took one breath to tell me.",
    ),
    all(
      'I did the math on the way to my chair.',
      "I looked at the clock, then at everyone who'd been on time.",
    ),
    mild("Tomorrow I'm coming later still. I think they can get it down to two."),
    hot('On Tuesday I came later still. They had it down to one sentence.'),
    spicy(
      "On Wednesday I came as they were leaving. They couldn't remember what it had been about. They looked rested.",
    ),
    unhinged('By March I was arriving a day late. It was our best quarter ever.'),
    unhinged(
      "Then I was on time, to surprise them. I asked a question. The merger's off, and we're still in there.",
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
      axis: '',
      back: 'got a minute',
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
    'meeting-email',
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
      axis: '',
      back: 'the email',
    },
    all(
      'We had a meeting that could have been an email. I said so, out loud, in the meeting. It was minuted.',
      "On Tuesday I sat through a meeting that could've been an email. At minute fifty I said it. Heads came up.",
    ),
    all('We formed a group to look into it. It meets on Wednesdays.'),
    all(
      'In week three we drafted the email. It was one line. There was a lot of feeling in the room about "Hi all."',
    ),
    mild(`It went out Friday. "Hi all. Let's meet."`),
    hot(
      `It was sent on Friday. "Hi all. Let's meet." Thirty-four people accepted, and two asked to bring someone.`,
    ),
    spicy("That went so well it's quarterly. I'm keynote. I'll be reading the email."),
    unhinged(
      "There's an annual summit, in Geneva. Eight hundred people. On the last evening the email is carried in, under glass.",
    ),
    unhinged(
      "I gave the toast. I said this could've been a meeting. There wasn't a sound. Then somebody took out a calendar.",
    ),
  ),
  plot(
    'wrong-room',
    {
      when: [
        'wrong x:room|meeting|building|floor|office|conference_room|class|zoom|call|church|wedding|funeral|classroom',
        'join|sit|walk|go|enter .. wrong x:meeting|room|zoom|call|class|building|floor|wedding|office',
      ],
      not: ['car|shoe|hotel|number|restroom|bathroom|toilet'],
      fine: 'stayed hour whole twenty minutes and nobody noticed i in the for by accident walked into sat through joined a took notes agreed presentation until end my first day',
      is: 'actor:me|actor:us',
      axis: '',
      back: 'what would the',
    },
    all(
      "I was in the wrong {x} for an hour before I noticed. I'd already taken three action items.",
      "For an hour I sat in a {x} that wasn't mine. In that hour I became the owner of three things.",
    ),
    all('The signs were there. Nobody knew me, they were laughing, and it had an agenda.'),
    all(
      `They'd asked for my view on the pumps. I said, "What would the pumps say?" Somebody put down a pen.`,
    ),
    mild(
      "I checked on my own {x} after. They'd waited for me, then decided everything. I've asked if I can go back to the pumps.",
    ),
    hot(
      "I checked on my own {x} after. They hadn't noticed. There'd been a man in my chair, and he'd said some good things about synergy.",
    ),
    spicy("He and I met for coffee. We're not switching back. He's never liked pumps."),
    unhinged("By June I was head of pumps. I still haven't seen one. I hear they're wet."),
    unhinged(
      'Last week there was a flood. Everybody looked at me. "What would the water say?" I asked. The man from synergy took off his shoes.',
    ),
  ),
];
