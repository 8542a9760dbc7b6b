import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** Somebody else in the story makes it another one. */
const OTHERS = '@relative|@boss|@colleague|@client|friend|she|he|they';

/** Plots about a person's own day: sleep, exercise, coffee, clothes, weather, habits and small wins. */
export const ROUTINE: readonly Plot[] = [
  plot(
    'daily-before-alarm',
    {
      when: [
        'wake|woke|get|awake|up|rise ... before ... alarm|alarm_clock',
        'beat .. alarm|alarm_clock',
        'wake|awake .. earlier than .. alarm|alarm_clock',
      ],
      not: [OTHERS, 'dog|cat|car|fire|smoke|neighbor|flight|noise|every'],
      fine: 'wake woke awake minute minutes min five ten one exactly clock phone went off rang goes rings again early natural naturally all by myself this morning seconds own 6am 5am bed proud work day',
      is: 'actor:me',
      cast: { F: 'she' },
      axis: 'distance',
      back: 'already handled',
    },
    all(
      '{text}. I lay there and waited for it, because I wanted to be present when it found out.',
      '{text}. I stayed where I was, with my eyes open. I wanted to see its face.',
    ),
    all(
      'When it finally rang, I put a hand on it. "Already handled," I said.',
      'Then it went off, and I leaned over to it. "Already handled," I told it.',
    ),
    mild(
      'I have never been that far ahead of anyone in my life.',
      'It was the strongest start I have had in any fiscal year.',
    ),
    mild(
      'I closed my eyes for a second to enjoy it, and it was 10:40.',
      'I shut my eyes to take the moment in. I took it in until 10:40.',
    ),
    hot(
      'I brought the method to the office. I now answer people before they ask.',
      'At work I now operate the same way: you get my answer before you get to your question.',
    ),
    hot(
      '{F} from Finance walked up to my desk with an envelope. "No," I said. "It\'s your bonus," said {F}.',
      'At seven {F} from Finance came over with an envelope in her hand. "No," I told her. "This is your bonus," she said.',
    ),
    spicy(
      'She put it down in the system as declined, since I had declined it.',
      'She took me at my word and sent it back to wherever bonuses come from.',
    ),
    spicy(
      'The next day I went up to ask for it after all. "Already handled," said {F}.',
      'I went to see {F} the next day and asked for it. "Already handled," she said.',
    ),
    unhinged(
      'I kept getting earlier. Last week I came in and I was already at my desk, five minutes ahead of me, drinking my coffee. The budget has room for one.',
      'By May I was so early that I walked in on myself, five minutes further along and halfway through my coffee. Headcount only covers one of us.',
    ),
    unhinged(
      'I offered to resign, to be ahead of it. "Already handled," said {F}.',
      'I told {F} she would have to choose between us. "Already handled," she said.',
    ),
  ),
  plot(
    'daily-snooze',
    {
      when: [
        'hit|press|push|smash|use|tap .. snooze',
        '=snooze|=snoozed .. alarm|#|times',
        'alarm .. snooze',
      ],
      not: [OTHERS, 'once|twice|weekend|saturday|sunday|dog|cat|missed|interview|flight|exam|fire'],
      fine: 'snooze button alarm hit times four five six seven eight nine ten again morning bed work late monday phone clock before got up getting this like row in a 12 kept keep hour',
      is: 'actor:me|short',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'nine minutes',
    },
    all(
      '{text}. Every time, I granted myself an extension of nine minutes, and every time the applicant made a strong case.',
      '{text}. It is nine minutes each time, by mutual agreement, with no paperwork. I have never seen a process run that smoothly.',
    ),
    all(
      'I got in at 10:40. My supervisor, {F}, asked where I had been. "In review," I said.',
      'It was 10:40 when I got to the office. {F}, my supervisor, asked what had happened. I said I had been in negotiations.',
    ),
    mild(
      'She asked who had been on the other side. I said it had been close.',
      'She wanted to know with whom. I told her they had asked not to be named.',
    ),
    mild('I asked {F} for nine minutes to prepare a statement. "Take all day," she said.'),
    hot(
      'It was too good to keep at home. When somebody asks me for something now, I tap them once on the top of the head, and they can try again in nine minutes.',
      'So I rolled it out at work. If a person comes to me with a request, I reach over and press the top of their head. They come back in nine minutes.',
    ),
    spicy(
      'I have snoozed the auditors. I snoozed the fire marshal. In the budget meeting I snoozed our treasurer again and again, and each time she looked less rested.',
    ),
    spicy(
      'At four {F} called me in to talk about my future here. I reached across her desk and tapped.',
      'That afternoon {F} sat me down and said she had difficult news. I put out one finger and tapped.',
    ),
    spicy('She waited the full nine minutes. "You\'re still fired," she said.'),
    unhinged(
      'Then {F} sat me down with difficult news, and I tapped her, and the entire company went out: lights, elevators, four hundred people face down on their keyboards. Audit compared the nine minutes with a regular nine minutes. Output was the same.',
      'So when {F} called me in with difficult news, I tapped her, and it took the whole company: the servers, the elevators, four hundred people asleep where they stood. An auditor compared output for the nine minutes. There was no change.',
    ),
    unhinged('{F} was the first to come back on. "You\'re still fired," she said.'),
  ),
  plot(
    'daily-slept-great',
    {
      when: [
        'sleep|slept .. 7|8|9|10|11|12|seven|eight|nine|ten|eleven|twelve|full|solid .. hour|hours|night',
        'sleep|slept .. like a baby|rock|log|king',
        '=slept .. great|well|amazing|wonderfully|perfectly|soundly|good|fantastic|better',
        'have|get .. best|great|good|amazing|full|perfect|decent|proper .. sleep',
      ],
      not: "every|cried|bench|tent|airport|desk|office|my_baby|the_baby|our_baby|baby_slept|dog|cat|kid|toddler|child|couch|train|plane|sofa|floor|car|late|alarm|flight|nap|haven't|movie|party|gift|day|wedding|luck|weekend|food|dream",
      fine: 'sleep slept hours hour straight full solid night best good great like baby rock log finally whole well first last uninterrupted years months week ages decent woke up refreshed rested since kid feel amazing time bed eight so long 8 proper without waking through',
      is: 'actor:me',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'look',
    },
    all(
      '{text}. I came in clear-eyed, with color in my face, and held the door for someone.',
      '{text}. I walked in rested, said good morning, and apparently meant it.',
    ),
    all(
      'By ten there was a rumor. The only people here who look that good have an offer from somewhere else.',
      'The rumor took an hour. In this company you only look that good when you have another offer.',
    ),
    all(
      'My manager, {F}, closed her door. "Who have you been talking to?" she said. I told her the truth. "A pillow," I said.',
      '{F}, my manager, took me into a room and asked who it was. "My pillow," I said, because it was.',
    ),
    mild(
      'She did not know the firm. She asked if they were hiring.',
      'She had not heard of them. She asked me, quietly, what the benefits were like.',
    ),
    hot(
      'She did not know the firm, but she matched it: seven percent, plus parking.',
      'She had not heard of them, so she assumed they were big. I got seven percent and a parking space.',
    ),
    hot(
      'I was so excited about the raise that I lay awake until morning.',
      'That night I was too happy to sleep. I watched the ceiling until dawn.',
    ),
    spicy(
      '"You look awful," said {F}, when I came in. "So they passed on you." She took back the seven percent.',
      '{F} saw me come in gray. "You look terrible," she said. "I guess it fell through." The seven percent went with it.',
    ),
    spicy('I still have the parking space. I sleep there.'),
    unhinged(
      'Then a real offer came, on letterhead, from the pillow: flexible hours, full support, no meetings above the neck. It was the best contract {F} had ever read.',
      'A week later the pillow put it in writing: full support, no commute, both sides cool. {F} read the contract twice, and then a third time, standing.',
    ),
    unhinged('She started there in June. She looks great.', 'She took the job. She looks great.'),
  ),
  plot(
    'daily-weekend-workday',
    {
      when: [
        'wake|woke|get|dress|ready|show|drive|go|turn|up|alarm|shower|commute|logged|log ... work|office|job|login|workday|alarm ... saturday|sunday|weekend',
        'thought|think .. it was .. monday|workday|friday|thursday|tuesday|wednesday|weekday|work_day ... saturday|sunday|weekend',
        'thinking|thought|think ... late|work|monday ... saturday|sunday|weekend',
        'forget .. it was|is .. saturday|sunday|weekend',
        'forget .. turn off .. alarm ... saturday|sunday|weekend',
      ],
      also: [
        '=and|realize|realise|thought|think|thinking|forget|before|accident|mistake|empty|closed|nobody|no-one|wrong|only|=but|turned|half|panic|panicked|panicking|rushing|rushed',
      ],
      not: 'kid|school|church|gym|@relative|@boss|@colleague|wedding|party|flight|asked|made|had_to|deadline|birthday',
      fine: 'work saturday sunday weekend office realize realized before dressed ready early 6 6am 7am woke wake up got alarm thought it was monday friday forgot turn off shower showered drove there car closed empty nobody before half way whole thinking and it turned out to be suit lunch packed rushing panicked panic late bed',
      is: 'actor:me',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'weekend',
    },
    all(
      '{text}. I was already in the mindset, so I ran the day as planned.',
      '{text}. But the day was on my calendar, so I held it.',
    ),
    all(
      'I opened the staff meeting on time. I was the only one there. We finished in four minutes, and for once I got through all of my points.',
      'I chaired the weekly meeting, alone. There were no objections, nobody was eating soup, and we finished in four minutes.',
    ),
    all(
      'I sent the minutes to the whole company. Our CEO, {F}, replied from a boat. "It\'s the weekend," she wrote.',
      'I mailed out the minutes. {F}, our CEO, answered from what sounded like a boat. "It\'s the weekend," she wrote.',
    ),
    mild(
      'I added her to the minutes, under "absent."',
      'I recorded her as absent, and the boat as a conflict of interest.',
    ),
    hot(
      'So I kept holding it there. In three meetings I abolished my dress code, doubled my budget and made myself a vice president, all without a vote against.',
      'I have held every meeting there since. We have cut travel, raised my salary and voted me in as a vice president, each time unanimously.',
    ),
    spicy(
      'Last week I asked {F} for my new salary and the office that goes with it.',
      'When it was done I brought {F} the signed resolutions and asked for the keys to my office.',
    ),
    spicy(
      'She read all of it. "Sure," she said. "On weekends."',
      'She initialed every page. "Fine," she said. "On weekends."',
    ),
    unhinged(
      'In spring the SEC recognized us as a separate company. We have the same building and one employee, and we beat the weekdays by fifty-five percent.',
      'By April we had been listed as a separate company, same building, one employee. We outperformed the other five days by fifty-five percent.',
    ),
    unhinged(
      '{F} bought us out and cut the whole staff. "Enjoy your weekend," she said.',
      '{F} acquired us in June and laid off everyone I was. "Enjoy your weekend," she said.',
    ),
  ),
  plot(
    'daily-early-bed',
    {
      when: [
        'go|get|be|in|crawl .. bed .. at|by|before|early',
        'in bed by|before #',
        'go|went .. to_sleep|sleep .. at .. 7|8|9|7pm|8pm|9pm|seven|eight|nine|early',
        'asleep by|before #|nine|eight|ten',
      ],
      not: '@relative|@colleague|friend|dog|cat|2|3|4|1|midnight|late|2am|3am|am|5am|wake|woke|alarm|never|hotel',
      fine: 'bed early night 7 8 9 8:30 9:30 7:30 8pm 9pm pm friday saturday new year years eve oclock asleep last sober like an old grandma already and loved it before sunset dark still light out happy sleep sleeping',
      is: 'actor:me|short',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'momentum',
    },
    all(
      '{text}. Outside I could hear people laughing, and I felt sorry for them all.',
      '{text}. From the street came the voices of people with nothing to get up for.',
    ),
    all(
      'At 3:10 a.m. I was fully charged. There was no one awake to lead, so I called an all-hands.',
      'I was wide awake and at full capacity by 3:10 a.m. I waited a minute, out of respect, and called an all-hands.',
    ),
    all(
      'Most of the company joined. My boss, {F}, came on in a bathrobe and asked who had died. "It isn\'t that," I said. "It\'s momentum."',
      'A lot of them dialed in from under a blanket. {F}, my boss, asked who had died. I told her it was momentum.',
    ),
    mild(
      '{F} proposed that we continue that same evening. I said I would be in bed.',
      '{F} asked if we could pick it up that evening. I told her that some of us have to sleep.',
    ),
    spicy(
      'I had slides. I took them through Q3 as the sun came up behind me, and I was told later that it looked like a hostage video.',
      'I took them through all of Q3, by flashlight. A few of them were crying, which I had never managed with slides before.',
    ),
    spicy(
      'The follow-up was that same night, at a bar. I was in bed.',
      'They met again that evening, over drinks, while I was asleep.',
    ),
    spicy('The minutes are two lines. {F} has my team now. Under "reason" it says "Momentum."'),
    unhinged(
      'I kept moving it up. By April my bedtime was noon, and in May I turned in so early that I woke up the day before. Payroll has it as unused vacation.',
      'I went to bed earlier and earlier until I overshot, and woke up on the previous day. Payroll asked me to log it as vacation.',
    ),
    unhinged(
      'I used the day to find {F} and beg her to stop me from holding that meeting. "What meeting?" she said, and put it on the calendar.',
    ),
  ),
  plot(
    'daily-binge',
    {
      when: [
        'binge|binge-watch|binged|binge-watched .. season|series|show|netflix|episode|tv|#|whole|entire|weekend',
        'watch|finish .. whole|entire|full|all|# .. season|series|show|episode|episodes|seasons',
        'stay|stayed .. up ... watch|watching .. series|show|netflix|tv|episode|episodes|season|youtube',
        'watch .. netflix|tv|shows|episodes .. until|till|all',
      ],
      not: '@relative|friend|dog|cat|without_me|cancel|canceled|alone|school|cry|cried|game|sick|@spouse|@colleague|@boss',
      fine: 'season series show netflix episode episodes watch watching whole entire one sitting night weekend day in stayed up until till 3 4 2 3am 4am 2am am stay late sunday saturday binge tv hbo binged straight eight ten six bed couch last work tomorrow eyes last three two four in new favorite crime documentary show again youtube work morning instead of sleeping',
      is: 'actor:me',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'still watching',
    },
    all(
      "{text}. It's the only thing I have seen through to the end this fiscal year.",
      '{text}. I have never delivered anything of that size on schedule.',
    ),
    all(
      'At one point the screen asked me, "Are you still watching?" It was the first check-in I have had from anyone since 2019.',
      'Somewhere in there a message came up: "Are you still watching?" In this company I have waited ten years for somebody to ask.',
    ),
    mild(
      'I said yes. It took my word for it and asked nothing else.',
      'I pressed yes, and it trusted me completely.',
    ),
    mild(
      'I have asked to be transferred to its team.',
      'I have put it down as my supervisor on two forms.',
    ),
    hot(
      'I lead that way now. Every two hours I dim the lights over somebody\'s desk and ask, "Are you still working?" If they don\'t answer in five seconds, the next employee starts.',
      'So I brought it to my department. I walk up, dim the lights, and say, "Are you still working?" They have five seconds, and then the next employee begins by itself.',
    ),
    hot(
      'I went through seven people before lunch. {F}, my supervisor, asked what I was doing. "Checking in," I said.',
      'Seven people had played by noon. My supervisor, {F}, wanted to know what this was. I said I was checking in.',
    ),
    spicy(
      'Last week I presented the roadmap to the partners. Halfway through, their eyes had gone flat, so I stopped. "Are you still watching?" I said.',
      'Then I gave the partners my five-year plan. In year two I noticed their faces and put down the clicker. "Are you still watching?" I asked.',
    ),
    spicy('"We skipped the intro," said {F}. "It was all intro."'),
    unhinged(
      'In June a streaming service bought our office and released the whole rest of the year at once. {F} has seen it. Everybody has seen it, except the people in it.',
      'Then a streaming service picked up our company and put out the entire next year on a single evening. {F} got through it in a weekend.',
    ),
    unhinged(
      'I asked {F} if I make it to Q4. "No idea," she said. "I stopped watching at your episode."',
    ),
  ),
  plot(
    'daily-work-dream',
    {
      when: [
        'have|had .. dream|nightmare .. about|at|in .. work|office|boss|job|spreadsheet|meeting|email|powerpoint|excel|deadline|presentation',
        'dream|dreamed|dreamt .. about|of|at|in|that .. work|office|boss|job|spreadsheet|meeting|email|powerpoint|excel|deadline|presentation',
        'dream|dreamed|dreamt .. work|working',
      ],
      not: 'dream_job|@relative|wedding|naked|die|died|kill|quit|fired|promotion|raise|day',
      fine: 'dream dreamed dreamt nightmare work office boss manager job spreadsheet spreadsheets meeting email emails excel powerpoint presentation deadline weird strange bad stress late whole about last night again every woke up sweating coworkers colleagues holiday vacation sleep i was at',
      is: 'actor:me',
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'asleep',
    },
    all(
      '{text}. I woke up at six and put in for the overtime.',
      '{text}. It ran about seven hours. I billed it at time and a half.',
    ),
    all(
      '{F} in Payroll sent it back. "You were asleep," she said. I said I was remote.',
      'It came back from {F} in Payroll, who had written "asleep" in the margin. I called to explain that I was remote.',
    ),
    mild(
      'She asked what I had delivered. I said there had been a staircase, and that it was also my aunt.',
      'She asked to see the work. I told her it had been a report, but also a lake.',
    ),
    mild('"So you have nothing," said {F}. I said it was in the lake.'),
    hot(
      'After that I documented everything. I keep a timesheet under the pillow, and I have put two of my people on a performance plan for what they said to me on a horse.',
      'So I built a paper trail. There is a time clock on my nightstand, and two of my direct reports are on a performance plan for something they did on a horse.',
    ),
    hot(
      '{F} had to open an inquiry. She pulled all of my hours, day and night, and laid them side by side.',
      'In the end {F} ordered an audit. She had my nights on the left and my days on the right.',
    ),
    spicy('"You get more done asleep," she said. "Stay home."'),
    unhinged(
      'Last week there was a badge under my pillow. I now have a second job, at the other office, with dental, and a window that opens on every place I have ever lived.',
      'Then the other office made it official: a badge under my pillow, full dental, and a corner desk in what used to be my third-grade classroom.',
    ),
    unhinged(
      'They let me go after a week. Somebody had caught me awake.',
      'I lasted four nights. There had been complaints that I kept waking up at my desk.',
    ),
  ),
  plot(
    'daily-made-bed',
    {
      when: ['make|made .. my|the bed', '=made =bed'],
      not: [OTHERS, 'dog|cat|hotel|guest|unmade|breakfast|broke|ikea|garden|plant|wood'],
      fine: 'make made bed morning first thing today every day before work finally time year years this week woke up right after first since without being told new sheets pillow pillows actually started',
      is: 'actor:me',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'made my bed|made your bed',
    },
    all(
      '{text}. An admiral once said that this is how you change the world, so I stood next to it and waited.',
      '{text}. There is an admiral who says that if you want to change the world, you start there. I got a chair and watched the news.',
    ),
    all(
      'At ten my supervisor, {F}, called to ask where I was. "I made my bed," I said. "Okay," said {F}. "Now come to work."',
      'By ten nothing had changed, and {F}, my supervisor, was on the phone. I told her that I had made my bed. "Good," she said. "Come to work."',
    ),
    mild(
      'I told her I had completed the first task of the day. She said there were others.',
      'I explained that the first task was done. {F} said there was a second one.',
    ),
    mild(
      'The admiral never mentioned a second one.',
      'The admiral had not said anything about that.',
    ),
    hot(
      'I brought it with me. I did the copier first, with hospital corners, and then the snack table, and then a man from Compliance who sits very still.',
      'I took the practice in with me. I tucked in the printer. I did the sofa in reception, and a visitor who had fallen asleep on it.',
    ),
    spicy(
      'I saved the boardroom table for last: fitted sheet, duvet, two throw pillows. The client could not find where to put the contract. They took it home.',
      'The boardroom table got a duvet and fourteen decorative pillows. The client moved pillows for a while, looking for a place to sign, and left.',
    ),
    spicy('I asked {F} whether I could stay on. "Well," she said. "You made your bed."'),
    unhinged(
      "The Navy sent a man with a clipboard, and it passed. By now it's a destroyer. It sails at dawn, and it needs someone in it.",
      'The Navy inspected it and bounced a quarter off the blanket. It has been commissioned as a destroyer. I am the crew.',
    ),
    unhinged(
      'I called {F} from the deck and asked her to get me off it. "I don\'t know," she said. "You made your bed."',
    ),
  ),
  plot(
    'daily-pullup',
    {
      when: [
        'do|did|done|manage|complete .. pull-up|pullup|pull_up|chin-up|chinup|chin_up|pull-ups|pullups',
        'first .. pull-up|pullup|pull_up|chin-up|chinup|chin_up',
      ],
      not: [
        OTHERS,
        "can't|cannot|couldn't|fail|failed|not|hurt|injured|fell|broke|two|three|four|six|eight|2|3|4|6|8|15|ten|five|20|50|100|most|bar",
      ],
      fine: 'do did first pull-up pullup pull up chin-up chinup ever one single finally can unassisted real actual gym life whole own full without band months training 30 40 50 age proper clean strict',
      is: 'actor:me',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'up',
    },
    all(
      '{text}. That is one, up from zero, which is growth of infinity percent.',
      '{text}. Year over year I am up from zero to one, which as a growth rate is infinite.',
    ),
    all(
      'I had {F} in Finance check the math. "You can\'t divide by zero," she said. I asked her not to bring that energy to the deck.',
      'I sent it to {F} in Finance to verify. "You can\'t divide by zero," she said. I told her this was why she was in Finance.',
    ),
    mild(
      'I gave it a slide of its own, with an arrow. It got a question: what is on the y-axis.',
      'It has its own slide. The arrow goes up and off the edge, and comes back on the next slide.',
    ),
    mild(
      '"You are," said {F}, "for about a second."',
      '"How long were you up there?" said {F}. I said it was a milestone.',
    ),
    hot(
      'I put it in the Q3 deck as a projection. By winter, at the same rate, my chin would be above the building.',
      'In the Q3 deck I drew the line forward. At that pace I was going to be over the roof of headquarters by Christmas.',
    ),
    spicy(
      'The board asked for a demonstration. I took off my jacket and hung from the door frame of the boardroom for a minute and thirty-one seconds.',
      'The directors wanted to see it live, so I rolled up my sleeves and hung in their doorway for a minute and thirty-one seconds. They had to go under me to get coffee.',
    ),
    spicy('"So, flat," said {F}.', '"Flat quarter," said {F}.'),
    unhinged(
      'I reached for the main beam and gave it everything I had. My chin cleared it. Surveyors came out in the afternoon, and I was exactly where I had been.',
      'Then I got both hands on the big beam in the lobby and pulled until my chin was over it. The county sent out two surveyors with a tripod.',
    ),
    unhinged('{F} read me their report. "You didn\'t go up," she said. "The company went down."'),
  ),
  plot(
    'daily-gym-cancel',
    {
      when: [
        'cancel|cancelled|canceled|quit|end|ended .. gym|membership',
        'month|months|year|years|weeks|hours .. to .. cancel .. gym|membership',
        'quit .. the|my gym',
      ],
      not: [
        OTHERS,
        'every_day|loved|moved|daily|price|netflix|forgot|phone|bottle|early|library|costco|early|bag|amazon|locker',
      ],
      fine: 'gym membership cancel cancelled canceled quit finally years year months three 3 six after took to never went went once twice paying paid for without going it planet fitness crossfit trying my subscription used using',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'have you been here before',
    },
    all(
      '{text}. It is the most effort I ever put in at that place.',
      '{text}. I broke a sweat, which was new for me there.',
    ),
    all(
      'I asked for an exit interview. "Have you been here before?" said the woman at the front desk.',
      'I told the woman at the front desk that I was ready for my exit interview. "Have you been here before?" she said.',
    ),
    mild(
      'I explained that I had always been a remote member.',
      'I told her I had been more of a silent partner.',
    ),
    mild('I left a cake by the free weights, with a card. They all signed it "Who?"'),
    hot(
      'That night I made it public: "After an incredible journey, I have decided to move on." It got eight hundred likes, and I saw no reason to say what from.',
      'I posted the news that evening. "It has been an incredible ride," I wrote, "but it is time for a new chapter." I left out the part about the gym. Eight hundred people congratulated me.',
    ),
    hot(
      '{F}, my boss, was among them. She wrote that she was sorry to lose me and had moved quickly.',
      'The first was {F}, my boss. "Sad, but we understand," she wrote. "We found someone."',
    ),
    spicy(
      'I went straight to my office to clear it up. There was a man in my chair. "Have you been here before?" he said.',
    ),
    unhinged(
      'Then it turned out that the form covers all memberships. Within days I had been let out of the library, the warehouse club, and, as of midnight, the human race.',
      'The cancellation, I learned, applies to everything you belong to. In one week I was out of the library, the warehouse club, and the human race. They kept the deposit.',
    ),
    unhinged(
      'I went to the counter to rejoin. "Have you been here before?" said the clerk. The first week is free.',
      'There is a counter where you can rejoin. "Have you been here before?" said the man. He needs two references, and {F} has not called back.',
    ),
  ),
  plot(
    'daily-skipped-gym',
    {
      when: [
        'skip|skipped|miss|missed|dodge .. gym|workout|leg_day|yoga|spin_class|pilates',
        "didn't|not|never .. go .. gym",
        'pack|carry|bring|brought .. gym_bag|gym_clothes|gym ... not|never|home|use|go|went',
        'drive|drove|walk .. gym .. sit|sat|turn|home|leave',
        'drove|walked|went .. to .. gym and ... left|home|leave|turned',
        'too tired .. gym',
      ],
      not: [OTHERS, '=miss|=missing', 'cancel|sick|hurt|injury|membership|closed|first'],
      fine: 'skip skipped gym again today this week month bag packed pack workout leg day went home instead pizza couch drove parking lot sat car turned around never whole year didnt go to the tired january still left my carried around',
      is: 'actor:me',
      cast: { F: 'she' },
      axis: 'distance',
      back: 'meant to|mean to',
    },
    all(
      '{text}. The gym bag goes out with me every morning and comes home every night. It is in the best shape of anyone I know.',
      '{text}. My gym bag has now been carried about four hundred miles. You can see it in the straps.',
    ),
    all(
      'I had meant to go, and I had meant it at a very high level. In strategy that is most of the work.',
      'I meant to go. I want to be clear that I meant to go harder than most of those people went.',
    ),
    mild(
      'I have asked my watch to count it. It counted the walk to the fridge.',
      'I logged it in the app as "leadership." It burned six calories.',
    ),
    mild('The bag and I are taking tomorrow off. It has earned it.'),
    hot(
      'I took the approach to the office. I carry the contract to the client, set it on the table, and carry it back. I bring the laptop to the kitchen and let it see the outlets.',
      'I run my projects the same way. I bring the proposal to the meeting, rest it on the table where everybody can see it, and take it home again.',
    ),
    spicy(
      'In December {F}, my manager, came to my desk with the envelope that has the raise in it. She set it down. She picked it up and took it home.',
      'My manager, {F}, walked up on the last working day of the year with my bonus in an envelope. She laid it on my desk for a moment, and then she left with it.',
    ),
    spicy('"I meant to," said {F}.'),
    unhinged(
      'In April the bag began going without me. It has a trainer now. It can bench two-forty, and {F}, my manager, has started asking it to help move desks.',
      'Since spring the bag has been going by itself. It benches two-forty. My manager, {F}, saw it take the stairs and made it a director.',
    ),
    unhinged(
      'It carries me to work every morning and carries me home at night. {F} asked it when it was going to use me. It said it keeps meaning to.',
    ),
  ),
  plot(
    'daily-watch-stand',
    {
      when: [
        'watch|fitbit|apple_watch|smartwatch|garmin|smart_watch .. congratulate|tell|told|say|said|remind|ask|praise|applaud|think|beep|buzz .. me|i',
        'watch|fitbit|apple_watch|smartwatch|garmin|smart_watch .. congratulated|praised|clapped',
        'close|closed .. all|my|three .. ring|rings',
      ],
      not: [
        OTHERS,
        'doctor|heart|attack|fall|fallen|police|emergency|sleep|late|broke|wedding|battery|breathe|run|marathon|phone|eye',
      ],
      fine: 'watch fitbit apple smartwatch garmin congratulated congratulate told stand standing up for to said great job rings ring closed all three goal move breath time me moving step steps again meeting remind reminded hour daily activity already on during my middle of a',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'stand|stood',
    },
    all(
      '{text}. It was the only recognition I have had this fiscal year, so I stood there a while and let it land.',
      '{text}. In fourteen years no manager of mine has noticed so much as that I can stand.',
    ),
    all(
      'I showed it to my manager, {F}, as an example of feedback that is timely and specific. "You moved," said {F}. I thanked her.',
      'I held out my wrist to {F}, my manager, so that she could learn from it. "It says you moved," she said. I told her that it was different coming from her.',
    ),
    mild(
      'I asked {F} to put it in my file. She said there was room.',
      '{F} agreed to put it in my file. She said it would be good to have something in there.',
    ),
    mild('Then the watch asked me to breathe. I told it I would need sign-off.'),
    hot(
      'I moved my one-on-ones to my wrist. I set my goals with it, I hit them with it, and I gave it as a reference.',
      'From then on I took my direction from the wrist. It set the targets. I met them by ten most mornings, with one arm.',
    ),
    hot(
      "When review season came, I asked that it write mine. It had the data, and {F} hadn't been taking notes.",
      'For the annual review I nominated it in place of {F}. It had been with me in every meeting.',
    ),
    spicy(
      '{F} read it out: "Seated ten hours and thirty-six minutes a day. Stood once, for cake."',
    ),
    unhinged(
      'In June they made it permanent. It has her chair, her parking space and her budget. {F} reports to it, and so does everyone else with a pulse, which it checks.',
      'They gave it the job in June. {F} reports to it now, and so does my whole floor. It approves travel if the travel is on foot.',
    ),
    unhinged('Yesterday it tapped me. "Time to stand," it said. Then it said, "Walk to your car."'),
  ),
  plot(
    'daily-biked',
    {
      when: [
        'bike|biked|cycle|cycled|ride|rode .. to .. work|office',
        'ride|rode|took|take .. bike|bicycle .. to .. work|office',
        'start|started .. biking|cycling .. work|office',
      ],
      not: [
        OTHERS,
        'soaked|wet|rain|rained|snow|hit|crash|flat|stolen|fell|accident|chain|tire|bus|train|motorcycle|e-bike|stole',
      ],
      fine: 'bike biked cycle cycled rode bicycle to work office first time today this morning instead of driving car finally miles mile whole way uphill summer week year started ten five 5 10 hill every day in for the',
      is: 'actor:me',
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'in a car',
    },
    all(
      '{text}. I have told everyone on my floor, and I am about halfway through the one below.',
      "{text}. I'm not somebody who needs to talk about it, so I kept the helmet on until people asked.",
    ),
    all(
      'I told {F} from Finance over her salad. I asked how it felt to come to work in a car, like cargo.',
      'The first one to ask was {F} from Finance. I asked her what it was like to sit in a car, by herself, burning a dinosaur. "Warm," she said.',
    ),
    mild(
      'I had forgotten to bring pants. I gave the quarterly update in padded shorts and told them the numbers were breathable.',
      'My trousers were at home. I presented the budget in padded shorts, from behind a chair.',
    ),
    hot(
      'I put my savings on the sustainability slide, under "company achievements," and gave up my parking space in front of everybody, forever.',
      'In the all-hands I handed in my parking space. I did it on stage, with a speech, and they painted over my name by lunch.',
    ),
    hot(
      'I had also forgotten to bring pants. I took forty clients through the forecast in padded shorts.',
      'My pants, it turned out, were at home. I walked the client through Q3 in padded shorts, a vest and a blinking light.',
    ),
    mild('At five it was pouring. I asked {F} for a ride. "In a car?" she said.'),
    spicy(
      'At five it was pouring. I waited by the garage for {F} and asked if I could get a lift. "In a car?" she said.',
    ),
    unhinged(
      'By August I had saved so much carbon that Fleet Services reclassified me. I am a company vehicle. I have a plate, an inspection sticker, and {F}, who has been assigned me for client visits.',
      'The carbon numbers were so good that Fleet Services entered me as a vehicle. I get an inspection in May, and {F} was issued me for her client visits.',
    ),
    unhinged('She got as far as the first hill. "I was happier in a car," she said.'),
  ),
  plot(
    'daily-too-much-coffee',
    {
      when: [
        'drink|drank|have|had|on .. #|too_much|too_many|third|fourth|fifth|sixth|second|so_much .. coffee|espresso|coffees|espressos|latte|caffeine|cold_brew',
        '# cup|cups|shot|shots of coffee|espresso',
        'too much coffee|caffeine',
        'too many coffee|coffees|espressos|lattes',
      ],
      not: [
        OTHERS,
        'spill|spilled|quit|cold|without|date|machine|free|pay|paid|shirt|broke|ran|interview|never|before_sleep|sleep',
      ],
      fine: 'coffee coffees cup cups espresso espressos latte drank drink had already third fourth fifth sixth second too much many today this morning before noon 10 9 am lunch day black hands shaking shake jittery work am so cold brew caffeine and can feel heart see sounds buzzing desk energy wired',
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'more',
    },
    all(
      '{text}. I answered all of my email, and then several I had not received yet.',
      "{text}. I could hear the carpet. I cleared my inbox, and then I cleared somebody else's.",
    ),
    all(
      'Then I wrote our new three-year strategy, in one go, on one page. I presented it standing on a chair, in under a minute.',
      'Then I wrote the three-year strategy on a single sheet, without lifting the pen, and read it to the department from on top of a chair.',
    ),
    mild(
      'My manager, {F}, asked for a copy. It was the word "MORE."',
      '{F}, my manager, asked if she could read it for herself. It said "MORE," in capitals.',
    ),
    mild('"More what?" said {F}. I asked her if there was any coffee left.'),
    hot(
      'They were on their feet by the end. I have since learned that it was so they could move back.',
      'Everyone stood up at the end. I was told later that they were going to get help.',
    ),
    hot(
      'Then it wore off. {F}, my manager, asked me to take her through the page, so I unfolded it. It said "MORE."',
      'An hour later I had come down. My manager, {F}, wanted to go over the details, and I got the sheet out. "MORE," it said.',
    ),
    spicy(
      'I turned it over. On the back it said "AND FASTER," and there was a drawing of a horse.',
    ),
    spicy('"More what?" said {F}. I told her that was a question for the horse.'),
    unhinged(
      'I had one more cup, to find out, and went through the wall without opening it. Facilities has me logged as a draft. I came out in the boardroom of our biggest competitor, still talking.',
      'To remember, I had one more cup, and began to vibrate, and passed through the wall into the company next door. Building Services recorded it as a draft.',
    ),
    unhinged('They put me in charge of strategy. They have one question. "More what?"'),
  ),
  plot(
    'daily-reheated-coffee',
    {
      when: [
        'reheat|reheated|microwave|microwaved|warm|warmed .. coffee|tea',
        'coffee|tea .. go|went|get|got|be|was|is|gone .. cold',
        'find|found|leave|left|forget|forgot .. coffee|tea .. microwave',
        'drink|drank .. cold coffee|tea',
        'let .. coffee|tea .. cold',
      ],
      not: [
        OTHERS,
        'iced|brew|spill|spilled|machine|shop|barista|starbucks|date|exploded|fire|burn',
      ],
      fine: 'coffee tea cold microwave reheat reheated warmed up same cup mug three times four twice again morning yesterday forgot drink it before could found left in the my from inside since whole day meeting because got long hot never still for hours',
      is: 'actor:me|actor:thing',
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'cold in the middle',
    },
    all(
      "{text}. I don't walk away from a product because the market has cooled.",
      '{text}. You do not kill a good project just because the heat has gone out of it.',
    ),
    all(
      'I gave it another ninety seconds. It came out boiling at the edge and cold in the middle, like most of our leadership.',
      'I put it in for ninety more seconds. It was lava on the outside and cold in the middle. I drank it and felt very seasoned.',
    ),
    mild(
      'I have a call at two, so I have put it back in. It will be there tomorrow.',
      'Then the phone rang, and I put it back in for later. That was before lunch.',
    ),
    mild('There is already one in there. It has my name on it, and a film.'),
    hot(
      'So I went and got my proposal from 2019, the one that was turned down. I changed the date, and I served it to {F}, our CEO.',
      'Then I took out the plan that {F}, our CEO, had rejected in 2019. I put a fresh date on it and set it in front of her.',
    ),
    hot(
      '"This is the same one," said {F}. I told her to let it stand for a minute.',
      '{F} said that it was the same plan. I said she should stir it.',
    ),
    spicy(
      'She sent it down to the board. It came back with a bite out of the budget and a note.',
      'She passed it to the board, who had it for a week. Then it came back with a note.',
    ),
    spicy('"Cold in the middle," said the note. It was clipped to my severance.'),
    unhinged(
      'She has put me in a smaller office. It is two feet wide, with a window in the door and a light. Whenever I lose momentum, somebody turns me around for ninety seconds.',
      'I got a new office out of it: two feet wide, a little lamp, a window in the door. The floor turns. Each time I go cold in the middle, {F} gives me another ninety seconds.',
    ),
    unhinged('Then there was a beep. I waited for the door. They have forgotten I am in here.'),
  ),
  plot(
    'daily-water',
    {
      when: [
        'drink|drank|have|had .. #|enough|lots|gallon|liter|liters|litres|gallons|much|more|half .. water',
        '# glass|glasses|bottle|bottles|liter|liters|litres|cup|cups of water',
        'drink|drinking .. more|enough water',
        'start|started .. drinking .. water',
      ],
      not: [
        OTHERS,
        "forgot|dog|cat|not|never|didn't|sparkling|spill|spilled|holy|plant|pool|sea|toilet|break|broke|leak",
      ],
      fine: 'drank drink drinking water glasses glass liters liter litres gallon bottle bottles two three eight 8 day today enough finally first time life so much more too every daily for week whole goal stanley cup reached hit hydrated pee peed bathroom times just lots started recommended new year a ',
      is: 'actor:me',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'hold',
    },
    all(
      '{text}. It has brought a lot of movement to my day.',
      '{text}. I feel clear, I feel agile, and I know every inch of the hallway.',
    ),
    all(
      'Every quarter of an hour I had to leave the budget meeting. I said I was taking a call. "Can\'t they hold?" said {F} from Sales.',
      'I left the budget meeting twelve times, and each time I said that it was a call. "Tell them to hold," said {F} from Sales.',
    ),
    mild(
      'I told her they had held as long as they could.',
      'I said that they had been holding since breakfast.',
    ),
    mild('When I got back, they had cut my budget. I approved it standing, on one leg.'),
    hot(
      "By noon it was all over the building. You don't run out like that, gray in the face, for anything smaller than a merger. By two the stock was up four percent.",
      'People drew conclusions. Whoever was calling me that often, and making me sweat like that, was about to buy the company. The stock went up four percent by two.',
    ),
    hot(
      'The CEO caught me outside the restroom with her back to the door. "Be honest," she said. "Who is it? Is it the market leader?"',
      'Our CEO cornered me three feet from the restroom. "Just tell me who it is," she said. "Is it somebody big?"',
    ),
    spicy('I could not hold it any longer. "It\'s number one," I said.'),
    spicy('She sold everything she had. So did {F}. I sat there a long time with the lights off.'),
    unhinged(
      'And then an offer did come in, for me, from the city water department. According to their filing they already own sixty percent.',
      'Then there was a real bid. The city water department wants to take me over. They have held sixty percent of me since lunch.',
    ),
    unhinged("{F} advised me to hold. I couldn't."),
  ),
  plot(
    'daily-oat-milk',
    {
      when: [
        'try|tried|drink|drank|buy|bought|order|ordered|switch|switched|have|had|start|started .. oat_milk|oat_milk_latte|oat_latte',
        '^ oat_milk $',
      ],
      not: [OTHERS, 'spill|spilled|allergic|allergy|out_of|barista|charge|sick|expired'],
      fine: 'oat milk latte try tried first time today finally coffee starbucks switched to instead of regular in my and liked loved hated it new ordered bought drinking from dairy cow',
      is: 'actor:me',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'milk',
    },
    all(
      '{text}. Somebody once looked at something that has no udder and saw milk. That is what I look for when I hire.',
      '{text}. There was a person who looked at breakfast and thought: I can milk that. I would follow that person anywhere.',
    ),
    all(
      '{F} from Legal said that in Europe you may not call it milk. It has to be "drink." I told her that this is how ideas die.',
      'I shared that with {F} from Legal. "In Europe they can\'t call it milk," she said. "They have to say drink." I felt for Europe.',
    ),
    mild(
      'I asked my team what else we had that we were not milking. They looked at me for some time, and then at each other.',
      'In the afternoon I asked my team what else here we could be milking. They did not say anything, but they moved closer together.',
    ),
    mild('"The drink budget," said {F}.', '"You could start with this meeting," said {F}.'),
    hot(
      'I asked my team what else we were not milking. We soaked the customer list overnight. We pressed the interns.',
      'I went back and milked everything we had. We soaked the client list. We put two interns through it, and then the loyalty program.',
    ),
    spicy(
      'Then we took the third quarter, which had nothing in it, ground it up, and squeezed it through a cloth. What came out was thin and beige, and I sent it to the board as profit.',
      'Q3 had been dry, so we blended it with four parts water and strained it through a sock. It was beige. I reported it as profit.',
    ),
    spicy('"You can\'t call that profit," said {F}. "You can call it profit drink."'),
    unhinged(
      'Then the FDA came by and tested everything on the floor, including the staff. It turns out that I may not be sold as a manager. I am a manager drink.',
      'The FDA ran tests on the whole department, down to the people. I am no longer allowed to be called a manager. The ruling says "manager drink."',
    ),
    unhinged(
      'It is on my badge, with the instructions. {F} shakes me before every meeting. If I am left standing, I separate.',
    ),
  ),
  plot(
    'daily-meal-prep',
    {
      when: [
        'meal-prep|meal_prep|mealprep|meal-prepped|prepped|meal-prepping',
        'cook|cooked|make|made|prepare|prepared .. lunch|lunches|meals|food|meal .. for .. week',
        'cook|cooked|prepare|prepared .. whole|entire week',
      ],
      not: [OTHERS, 'different|varied|burn|burned|dog|cat|spill|dropped|stole|guest|camping|party'],
      fine: 'meal meals prep prepped prepping prepared cook cooked made lunch lunches food week whole entire sunday for the first time chicken rice broccoli containers tupperware five ten in advance work finally tried healthy all my salad chili soup started',
      is: 'actor:me|short',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'same',
    },
    all(
      '{text}. It was all stacked in the fridge, every day the same, with a label and a date. I have never seen a cleaner pipeline.',
      '{text}. I lined them up in the fridge by day, all the same, labels out. That shelf had better governance than most banks.',
    ),
    all(
      'By Wednesday I could not look at it. But I had committed, and the concept was sound.',
      'On Wednesday I lifted the lid and closed it again. I blamed execution, since the strategy was flawless.',
    ),
    mild(
      'My coworker {F} had a hot sandwich. I offered her a multi-year swap.',
      'I offered {F}, at the next desk, my Thursday for one bite of her sandwich.',
    ),
    mild('"What\'s Thursday?" said {F}. I said it was the same as Friday.'),
    hot(
      'So I prepped my job. On Sunday I wrote all of the next week\'s emails, warm and general, and scheduled them. "What a week! Proud of this team. Same again tomorrow!"',
      'Then I did my job that way. I spent a Sunday writing five days of email in advance: upbeat, nothing specific. "Proud of this team! Same again tomorrow!"',
    ),
    hot(
      'On Tuesday the warehouse flooded. At 4:00 my Tuesday went out to everyone who was standing in it.',
      'On Tuesday the sprinklers went off in the warehouse, and on Wednesday we lost the Denver account. Both times I went out at 4:00, in good spirits.',
    ),
    spicy(
      'On Thursday at 3:50 my manager, {F}, let me go. At 4:00 she got my email. "Same again tomorrow!"',
      '{F}, my manager, fired me on Thursday at 3:50. It was not an easy talk. At 4:00 she heard from me. "Same again tomorrow!"',
    ),
    unhinged(
      'So I went a step further, and on Sunday I prepped five of myself. My manager, {F}, helped me get us into the fridge. We each had a date on our forehead.',
      'In the end I cooked up five of me in a single batch, all the same, labeled by day. {F}, my manager, cleared a shelf in the break room.',
    ),
    unhinged('By Thursday she could not face another one. {F} ordered in.'),
  ),
  plot(
    'daily-avocado',
    {
      when: [
        'avocado .. ripe|perfect|perfectly|right|good',
        'ripe|perfect avocado',
        'cut|open|opened|catch|caught|find|found|eat|ate .. ripe|perfect|perfectly .. avocado|avocados',
      ],
      not: [OTHERS, 'brown|rotten|hard|not|never|bad|overripe|hand|finger|stole|unripe'],
      fine: 'avocado avocados ripe perfect perfectly cut open opened found bought ate caught exactly at moment right time just timing finally first was an today toast breakfast store bought lunch good when it my',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'not yet',
    },
    all(
      '{text}. It is a window of about six minutes. I missed Bitcoin, I missed housing, and I got this.',
      '{text}. You get roughly six minutes. I have been late to every market of my lifetime, and I was early to that one.',
    ),
    all(
      'It comes down to feel. You press it with your thumb, you tell it, "Not yet," and you wait.',
      'There is no secret. You press it with a thumb, and say "Not yet," and walk away.',
    ),
    mild(
      'I brought it to work to show to my supervisor, {F}. She asked if we could do this later.',
      'I drove it to the office so that {F}, my supervisor, could see. She was on a call.',
    ),
    mild('When she came out it was brown.', 'By the time she was off it had gone brown.'),
    hot(
      'I develop my people like that now. I go from desk to desk before eight and press each of them gently on the shoulder. "Not yet," I say.',
      'I took it straight into talent management. Each morning I walk the floor and press my direct reports, one by one, just above the collarbone. "Not yet," I tell them.',
    ),
    hot(
      'The best of them was ready one afternoon, from 2:00 to 2:06. At 2:07 she was with our competitor.',
      'The best of them was ready one day at 2:00. I was getting a coffee. By 2:07 she worked across the street.',
    ),
    spicy(
      'In April {F}, my supervisor, walked past my desk and pressed me on the shoulder with her thumb. It went in. "Too late," she told the man from Personnel.',
      'At the end of the week my supervisor, {F}, stopped behind me and put her thumb on my shoulder. She held it there. "Too late," she said to the man from Personnel.',
    ),
    unhinged(
      'My supervisor, {F}, tried me with her thumb. "Not yet," she said, and had two men from Facilities put me in a large paper bag with a banana, to speed it up.',
      '{F}, my supervisor, pressed me on the shoulder. "Not yet," she said. I spent the next four days in a closed paper bag in the mail room, with a banana.',
    ),
    unhinged('I was ready on the fifth day, at 2:00. {F} was in a meeting until 2:15.'),
  ),
  plot(
    'daily-gray-hair',
    {
      when: [
        'first|one|a|another|single|new gray|grey|white|silver hair',
        'find|found|spot|spotted|notice|noticed|discovered .. gray|grey|white|silver hair',
      ],
      not: [
        OTHERS,
        'two|three|four|several|few|many|more|=hairs|eyebrow|pluck|plucked|pull|pulled',
        'dog|cat|dye|dyed|shirt|car|paint|day|beard|nose|barber|hairdresser|cut',
      ],
      fine: 'gray grey white silver hair hairs first found one my have head today mirror morning bathroom got two three another discovered noticed temple eyebrow work already started turning old 30 29 35 saw spotted getting a going',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'senior',
    },
    all(
      '{text}. For years I have asked for senior people on my team, and at last one just showed up.',
      '{text}. I had given up on ever bringing in someone senior, and there it was, already in place.',
    ),
    all(
      'I gave it a seat at the front. The rest of them I combed so that they face it.',
      'I put it up front, where people can see it, and parted the others so they had someone to look up to.',
    ),
    mild(
      'In meetings I tip my head forward to let it speak. "Do you need to lie down?" said {F} from Accounting.',
      'I lower my head now when there is a hard question. {F} from Accounting has asked me twice whether I am asleep.',
    ),
    mild('I told {F} that it was thinking.'),
    hot(
      'In the pricing meeting I leaned across the table, top first, so that it could be heard. "What are you doing?" said my boss, {F}. "I\'m bringing in experience," I said, from under there.',
      'When the pricing question came up, I bent over until the crown of my head was on the table. {F}, my boss, asked what this was. I said, into the wood, that it was senior leadership.',
    ),
    spicy(
      'By spring it had brought in fourteen of its own people, the way senior hires do.',
      'It has begun hiring. There are fourteen of them, all from the same place, all senior.',
    ),
    spicy('Most of the original team is leaving. I find them in the shower.'),
    unhinged(
      'In May the company made it a partner. I am listed as support staff. I walk it to the meetings, hold it up to the microphone, and wait outside as far as that is possible.',
      'The partners voted it in, in May, by a show of hands. I come with it, as support. It has the title and the window, and I have the neck.',
    ),
    unhinged('Last week {F} came in with a pair of tweezers. She kept the hair and let me go.'),
  ),
  plot(
    'daily-price-tag',
    {
      when: [
        'tag|price_tag|pricetag|price_sticker .. still on|hanging|attached|my',
        'wear|wore|walk|walked|go|went|spend|spent|forget|forgot|leave|left ... tag|price_tag|pricetag|tags|price_sticker',
      ],
      not: [
        OTHERS,
        'opera|church|theater|theatre|mall|party|gym|size|#|name_tag|dog|cat|car|bumper|game|laser|security|alarm|luggage|laptop|fruit|banana|apple',
      ],
      fine: 'tag tags price sticker size still on hanging attached all day whole wore wear walked around left forgot remove take off cut new @garment shirt jacket dress pants jeans sweater coat blazer suit shoes hat work office date interview meeting and nobody told me my the from sleeve collar back with out without noticing everyone',
      is: 'actor:me|actor:thing',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'receipt',
    },
    all(
      '{text}. Everyone I met knew exactly what I was going for, and none of them made an offer.',
      '{text}. I believe in transparent pricing. I had just never done it in the first person.',
    ),
    all(
      'It said "Was $80, now $39." My boss, {F}, turned it over and asked if I still had the receipt.',
      'My boss, {F}, was the first to read it aloud: "Was $80, now $39." She asked me if I had kept the receipt.',
    ),
    mild(
      "I asked for a raise that afternoon, while it was on people's minds.",
      'I brought it into my salary talk that day, as a benchmark.',
    ),
    mild('{F} offered me 39.'),
    hot(
      'I kept it on and began marking myself up. Every morning I wrote a new tag: $900, then $4,000, then "Ask."',
      'I left it there, and each day I made a better one. In the end it said $4,000, and then it just said "Inquire."',
    ),
    hot(
      'The client inquired. He looked at the seams, asked whether I came in a medium, and said he had seen the same thing in Dayton for less.',
      'A client did. He checked my lining, knocked on my back, and told me that he had seen one just like it for less in Dayton.',
    ),
    spicy('At five {F} walked me down to HR. She had kept the receipt.'),
    unhinged(
      'HR does not handle returns, so {F} took me to the store, with the receipt. I am on the clearance rack now, between two ponchos, with a red dot on my forehead.',
      'So {F} took me back to the store. She had the receipt, and they had a hanger. I am in Clearance, between the ponchos.',
    ),
    unhinged('She came by last week and read my tag. "I\'ll wait," said {F}.'),
  ),
  plot(
    'daily-glasses',
    {
      when: [
        'get|got|buy|bought|wear|wearing|pick|picked .. new|first|prescription|bifocals|progressive .. glasses|eyeglasses|bifocals',
        'get|got|wear|wearing .. glasses|bifocals',
        'new|first glasses|eyeglasses',
      ],
      not: [
        OTHERS,
        'reading|contacts|contact|fix|fixed|repaired|cleaned|back|break|broke|lost|lose|sat|sit|=left|=leave|forgot|fog|fogged|wine|champagne|sun|sunglasses|drinking|drank|two|head|nobody|compliment',
      ],
      fine: 'glasses new first pair reading prescription bifocals contacts lenses eyeglasses got get bought picked up today finally need needed wear wearing eye exam can see now trees have leaves leaf old 40 optician everything for the time my stronger last years since a progressive to',
      is: 'actor:me|actor:thing',
      cast: { F: 'she' },
      axis: 'exposure',
      back: '',
    },
    all(
      '{text}. At the 9:30 meeting, for the first time in years, I could see the faces of my team.',
      '{text}. I put them on for the staff meeting and looked around the table at every face.',
    ),
    all(
      'I had always thought they were smiling.',
      'All this time, from my end of the table, I could have sworn they were smiling.',
    ),
    mild(
      '{F} on my left was not nodding, either. She was asleep, in a rhythm.',
      'And {F}, who I thought had been nodding along since March, was shaking her head.',
    ),
    mild('I took them off to finish my slides. There they were again, smiling.'),
    hot(
      '{F}, my deputy, whose thumbs-up had carried me through three reorganizations, was holding up a different finger.',
      '{F}, my deputy, had given me a thumbs-up in every meeting for three years. It was not the thumb.',
    ),
    hot(
      'I looked out through the glass at my bay view. It was a poster. I looked at the award on my shelf, and it was for participation, and it was for somebody called Dennis.',
      'Back in my office I took a good look at the orchid, which was a mop. The plaque on my wall was a fire plan.',
    ),
    spicy('Then, on the way out, I read the sign on my office door. It says "Storage."'),
    unhinged(
      "The bottom half of the lenses shows the org chart: a thin gray line from everybody's head to whoever they report to. It is a feature, the optician said, and there is a surcharge.",
      'It turned out they were the corporate kind. Through the lower half you see the reporting lines, thin and gray, from one head to the next.',
    ),
    unhinged(
      'Mine goes to the coat rack. I asked {F} about it. "It\'s new," she said. "Be nice."',
      'I followed mine across the floor, and it ends at the coat rack. "It\'s new," said {F}. "Be nice."',
    ),
  ),
  plot(
    'daily-same-outfit',
    {
      when: [
        '@colleague|@boss|@name|i|we .. wear|wore|in .. same|identical|matching .. @garment|outfit|clothes|thing',
        'show|showed|came|come|turn|turned .. work|office|meeting .. same|identical|matching .. @garment|outfit',
        'same @garment|outfit as .. @colleague|@boss|@name|someone',
      ],
      also: ['@colleague|@boss|@name|someone|guy|woman'],
      not: 'whole|entire|everyone|all|three|four|team|@relative|friend|twin|dog|cat|yesterday|days|every|twice|wedding|row|bride|mannequin|uniform|client|school',
      fine: 'wear wore same identical matching exact outfit clothes shirt sweater dress jacket blazer tie polo day today work office meeting showed up as in the my and someone else guy woman from accounting shoes everyone noticed thought planned boss coworker big presentation',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'one of us',
    },
    all(
      '{text}. With that much overlap, one of us was redundant.',
      '{text}. I have been through three mergers. When two units look like that, one of us goes.',
    ),
    all(
      'I took it straight to {F} in HR. "It\'s clothes," she said. I told her that every merger starts as clothes.',
      'I called {F} in HR to get ahead of it. "It\'s an outfit," said {F}. I asked her to think bigger.',
    ),
    mild(
      'She offered me a fleece from the lost and found. I asked what it would do for synergies.',
      'She said I could button up my coat. I asked to see the severance first.',
    ),
    mild('The heating was on.', 'The coat stays on. So does the heating.'),
    hot(
      'I made her a slide with a column for each of us: same color, same cut, same seat at the table. I asked which one she would keep. I said there was no wrong answer.',
      'By noon I had built her a matrix. Same cut. Same color. Same meetings. I told {F} that somebody had to make the hard call.',
    ),
    hot(
      'She studied it for a while. She had not known how close it was.',
      'She went through it line by line. She asked who did the actual work.',
    ),
    spicy(
      '"You\'re right," said {F}. "We only need one of us to look like that, and you\'re the one who had time for a slide."',
    ),
    unhinged(
      'Payroll could not tell us apart on the photo, so it merged us: one salary, one chair, one badge, four shoes. It has been hard to get through doors.',
      'By then Payroll had merged us on the basis of the picture. We are a single employee now, with four shoes, and I have the left half of a chair.',
    ),
    unhinged(
      'Last week my other half asked {F} for a separation. They got the job. I got custody of the clothes.',
    ),
  ),
  plot(
    'daily-umbrella-dry',
    {
      when: [
        "x:umbrella|raincoat|rain_jacket ... didn't|not|never .. rain|rained|need|use|used|open|opened",
        'x:umbrella|raincoat ... sunny|dry|sun|clear',
        'x:umbrella .. no rain|drop',
        'carry|carried|bring|brought|take|took .. x:umbrella .. nothing|no_reason',
      ],
      not: [
        OTHERS,
        'forgot|leave|left|lost|lose|broke|break|inside_out|stole|stranger|wedding|soaked|wet|drink',
      ],
      fine: "umbrella raincoat carried brought took bring all day everywhere long whole and it didn't rain rained once single drop not never sunny sun shone out forecast said was going to for because app weather needed used need dry no nothing reason around",
      is: 'actor:me',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'exactly',
    },
    all(
      '{text}. That is what prevention looks like, and I notice that it gets no thank-you.',
      '{text}. Not one person got wet, and I did not hear a single word of thanks.',
    ),
    all(
      'I sent our CFO, {F}, an estimate of the damage I had averted. It came to two million dollars. "It was dry all day," wrote {F}. "Exactly," I wrote.',
      'I put the losses I had avoided at two million and told {F}, our CFO. "There wasn\'t a drop," she said. "Exactly," I said.',
    ),
    mild(
      'She asked me how many other things I was preventing. I said she would never know.',
      '{F} asked if I would also be preventing anything tomorrow. I told her to look around and count.',
    ),
    mild("I've asked for ten percent of it. I'd hate to leave the {x} at home."),
    hot(
      'I asked for a department and got one. We bought a lion net, a volcano policy and forty snorkels, and in ten months there was not one incident of anything.',
      'After that I built it out. I had a budget, a staff of nineteen, a net for lions and a policy against lava, and we closed the year without one lion.',
    ),
    spicy(
      'In December {F} had me in for my review. She said she had gone through the entire year and could not find one thing I had done.',
      'At my review {F} told me that she had looked everywhere and found no trace that my department had ever existed.',
    ),
    spicy('"Exactly," I said. "Exactly," said {F}.'),
    unhinged(
      'In May the National Weather Service put me on contract. As long as I have the {x} with me it does not rain in four states. The farmers have been very patient, and they have found out where I live.',
      'The National Weather Service called, and I have been on contract since. With me and the {x} on duty, four states have not had a drop since May. The reservoirs have fish standing in them.',
    ),
    unhinged(
      '{F} rang with their new terms. "They want you to stand in a field without the {x}," she said. "When it\'s due to pour?" I said. "Exactly," said {F}.',
    ),
  ),
  plot(
    'daily-nice-weather',
    {
      when: [
        'first warm|sunny|nice|spring|hot day',
        'beautiful|gorgeous|nice|perfect|lovely|sunny|glorious|amazing|great weather',
        "^ it's|it|such|what|a|beautiful|sunny .. beautiful|gorgeous|lovely|sunny|glorious day|morning|afternoon",
        '^ beautiful|sunny|gorgeous|lovely day',
        '=sun|=weather .. be|is|was|finally|come|came .. out|nice|beautiful|perfect|gorgeous|shining|good|amazing',
        'it .. is|was .. sunny',
        "^ it's .. sunny|beautiful_out|nice_out|gorgeous",
      ],
      not: [
        OTHERS,
        'weekend|saturday|sunday|picnic|park|garden|vacation|holiday|camping|lake|evening|night|rain|snow|wedding|person|forget|forgot|stuck|inside|cancelled|burn|sunburn|hot|person|smile|nice_guy|dress|baby|baby|umbrella|beach|bad|not|ruined|@animal|work',
      ],
      fine: 'first warm sunny nice spring day of the year today weather beautiful gorgeous lovely perfect outside out sun shining finally came is was april march may after long winter degrees 70 blue sky window so and for a its glorious',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'imagine',
    },
    all(
      '{text}. I moved my quarterly presentation onto the grass behind the building.',
      '{text}. At two I picked up my laptop and led the quarterly meeting out onto the lawn.',
    ),
    all(
      'You could not see the screen in the light. I asked everybody to close their eyes. "Imagine a bar," I said. "Now imagine it lower."',
      'The sun was on the slides, so I told them to shut their eyes and imagine. "It is a bar chart," I said. "The last bar is red."',
    ),
    all(
      'By the third chart they were all on their backs, breathing evenly. Our numbers had never been taken so well.',
      'At the third chart the whole department was lying down. I had never seen people so at peace with a forecast.',
    ),
    mild(
      'I opened my own eyes for the Q&A. There was one shoe, and music from an ice cream truck.',
    ),
    hot(
      'Our CEO, {F}, came out to see where everyone was. She lay down, too. "That\'s a lovely quarter," she said, with her eyes closed.',
      '{F}, our CEO, came looking for us and ended up flat on the grass. "What a quarter," she said. Her eyes were shut.',
    ),
    spicy(
      'She had me do the rest of the business that way. I described a bigger office and a company car, and she granted me both, in detail.',
      'From then on she ran everything out there. I got an office with four windows and a silver car, and I could see them as clearly as anything.',
    ),
    spicy(
      'On the thirtieth {F} went from towel to towel with the payroll. "Imagine a number," she said.',
    ),
    unhinged(
      'The auditors lay down and signed it. In July the whole company was sold, on that lawn, to a man in a straw hat, for ninety million imagined dollars, and the bank took the deposit.',
      'In July a man in a straw hat bought us. He shut his eyes, walked through our future for an hour, and paid ninety million for it, and the bank has imagined it into our account.',
    ),
    unhinged(
      'It is all mine, says {F}, as long as nobody opens their eyes. There is a wasp on my nose.',
    ),
  ),
  plot(
    'daily-no-cavities',
    {
      when: [
        'no|zero|without cavity|cavities',
        'dentist|hygienist|dental .. good|great|perfect|best|fine|proud|compliment|complimented|excellent|clean',
        "don't|didn't|not|haven't have|any|a|find|found|single .. cavity|cavities",
        'perfect|clean teeth|checkup .. dentist|dental',
      ],
      also: ['cavity|cavities|dentist|hygienist|dental'],
      not: [
        'mood|looking|joke|friend|@child|@spouse|root_canal|pull|pulled|wisdom|crown|lied|lie|fill|filling|asleep|not_good|dog|cat|boss|cleaning|clean_freak',
      ],
      fine: 'dentist said says told have had no zero cavities cavity teeth checkup appointment visit at the hygienist perfect great good best fine gums floss flossing first time years ten today again single complimented my looking work job well found went to perfect clean',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'open|wide',
    },
    all(
      '{text}. I have been through a dozen audits in my career, and that is the first one with no findings. I asked for the X-ray.',
      '{text}. There were no findings. I have never had an audit like that, so I took the X-ray home and had it framed.',
    ),
    all(
      'It hangs in my office now, where other people have a diploma. I leave the door wide open.',
      'It hangs behind my desk, lit from the back, and I leave my door open so that people can see in.',
    ),
    mild(
      '{F} from Procurement asked if that was my family.',
      '"Are those your kids?" said {F} from Procurement.',
    ),
    mild('I told {F} that in a way they were, and that I had lost four.'),
    hot(
      'I made it my headshot. It is on the website, on my business card, and on my badge, where my face used to be. I would call it a very open picture.',
      'It is my picture now, on my profile, on the website and on my badge. You will not find a leader who is more open.',
    ),
    hot(
      'Since then I cannot get into the building without a comparison. Every morning {F} from Security gets out her flashlight. "Wider," she says.',
      '{F} from Security has to check me against it. Each day at the turnstile I tip my head back, and she shines a light in. "Wider," says {F}.',
    ),
    spicy(
      'On the day of the annual meeting she looked for a long time and sent me away. "Spinach," she said. "You could be anybody."',
    ),
    unhinged(
      'The board saw the X-ray and moved the leadership team into my mouth. It has twenty-eight seats, all filled, in two straight rows that meet every day. {F} lets them out for lunch.',
      'When the board saw it, they made it the management: twenty-eight members, no vacancies, upper and lower level. {F} counts them in every morning.',
    ),
    unhinged('There is no wisdom on it. We let that go in 2004.'),
  ),
  plot(
    'daily-checkup',
    {
      when: [
        'doctor .. say|said|tell|told .. healthy|normal|fine|good|great|perfect',
        'annual|yearly|routine|regular physical|checkup|check-up|exam',
        'blood|blood_test|lab|cholesterol|bloodwork .. come|came|be|is|was|are|were .. back|normal|fine|perfect|good|great',
        'get|got|have|had|go|went .. for|my|a .. physical|checkup|check-up',
        'clean bill of health',
      ],
      not: [
        'bad|poor|worse|out_of_shape|overweight|driving|@relative|dentist|dental|eye|vet|dog|cat|pet|car|cancer|tumor|pregnant|covid|std|scared|high|weight|lose|education|surgery|pregnancy|labor|therapist|he|she',
      ],
      fine: 'doctor said says told me am healthy normal fine good great perfect shape health annual yearly routine regular physical checkup check-up exam blood pressure test tests results lab cholesterol bloodwork came back everything went today my had got clean bill of for first years all is',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'normal',
    },
    all(
      '{text}. "Normal," said {F}, the doctor. I have not been spoken to like that since my first job.',
      '{text}. The doctor, {F}, went down the whole page. "Normal," she said. I asked her if I had done something to offend her.',
    ),
    all(
      'I asked what it would take to be exceptional. "In here?" said {F}. "Nothing you\'d want."',
      'I asked her who was exceptional, and whether I could shadow them. "They\'re upstairs," said {F}. "Stay normal."',
    ),
    mild(
      'I requested an upgrade to "exceeds expectations." She wrote something on her pad. It was the number of a therapist.',
    ),
    mild('I called. They had me down as normal there, too.'),
    hot(
      'I took the one number that was trending and built a slide around it. Cholesterol: up four percent, third straight year of growth.',
      'There was one bright spot, and I led with it in my deck. Cholesterol was up four percent, with a strong outlook.',
    ),
    spicy(
      'I may have left off what it was. The CFO saw a line going up and to the right and asked me to double it by Q4, so I eat a stick of butter in the garage every morning.',
      'The label fell off the slide. The board loved the curve and set me a target of two times, and since then I have taken my meetings with a spoon and a tub of lard.',
    ),
    spicy(
      'I hit it in November. {F} held the results up to the window. "Well, congratulations," she said. "You\'re not normal."',
    ),
    unhinged(
      'In June my cholesterol went public. It opened at 212 and closed at 240, and I rang the bell, holding on to it with both hands. Four banks rate it a buy.',
      'It was listed on the stock exchange in June, under my initials. It went from 212 to 240 on the first day. A man from Goldman sends me a ham every month.',
    ),
    unhinged(
      'I asked {F} how I could get it back to normal. "You\'d have to ask the shareholders," she said.',
    ),
  ),
  plot(
    'daily-birthday',
    {
      when: [
        'turn|turned|turning #',
        "^ it's|is|was|happy? my|our birthday|bday $",
        '^ today .. my birthday',
        'celebrate|celebrated|celebrating|had|have .. my .. birthday|bday',
        '=my # birthday',
        '^ my birthday',
        '^ my .. birthday $',
      ],
      not: [
        'next|soon|tomorrow|will|going_to|about_to|almost|nobody|no-one|forget|forgot|remember|remembered|alone|@relative|@colleague|@boss|@pet|card|gift|present|team|work|down|into|off|on|cake|party|page|degrees|surprise|sang|sing|stuck|wrong|without|dentist|people|lights|company|business|friend|left|right|no',
      ],
      fine: 'turn turned turning birthday bday my today yesterday 30 40 50 60 29 35 33 thirty forty fifty sixty 45 25 21 years old feel it is was week old the big this weekend celebrated had 30th 40th 50th 60th saturday officially just happy to me as of and',
      is: 'alone',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'cake at six|cake is at six',
    },
    all(
      '{text}. At midnight I closed the books on the year and sent my family the letter to shareholders.',
      "{text}. I closed my fiscal year at midnight and mailed the annual report to everyone I'm related to.",
    ),
    all(
      'I reported record experience, some softness in the middle, and a one-time charge for the knee.',
      'It showed strong growth in wisdom, a soft middle, and nonrecurring costs related to a trampoline.',
    ),
    all(
      'There was one reply, from my sister, {F}. "Cake at six," she wrote.',
      'My sister, {F}, was the only one who wrote back. "Cake is at six," she said.',
    ),
    mild(
      'At six I opened the floor to questions. {F} wanted to know if I was going to eat the rose.',
      'I took questions after the song. {F} had one: did I want the corner piece.',
    ),
    hot(
      'I came with thirty-four slides. They lit the candles on slide three. By the outlook, the candles were in the frosting, and my uncle had fallen asleep against a balloon.',
      'I had brought thirty-four slides. Somebody lit the candles at the start, as a courtesy, and by slide thirty there was wax in the frosting and an uncle asleep in a party hat.',
    ),
    spicy(
      'I dimmed the lights for the last one. It said, in big letters, "How would you rate my year?"',
      'For the finish I turned off the lights and put up a single question: "How am I doing?"',
    ),
    spicy('"Blow," said {F}.'),
    unhinged(
      'Under the bylaws, family members can replace the birthday person by a simple majority. They did it on slide thirty-one. His name is Todd, he is the same age, and he has my room for Thanksgiving.',
      'It turned out that there is a shareholder vote. It took place during my Q&A, and I was replaced with a man named Todd, who was born on the same day and is in the photos already, from the very first one.',
    ),
    unhinged('I asked {F} what he has that I do not. "No slides," she said. "Cake at six, Todd."'),
  ),
  plot(
    'daily-resolution',
    {
      when: [
        "break|broke|fail|failed|give|gave|abandon|abandoned|quit|drop|dropped|forget|forgot|end|ended .. resolution|resolutions|new_year's_resolution",
        'resolution|resolutions .. last|lasted|fail|failed|broke|broken|die|died|over|gone|already',
        'give|gave up .. resolution|resolutions',
      ],
      not: [OTHERS, '=resolutions|kept|screen|monitor|video|camera|tv|conflict|not_broken'],
      fine: "new year year's years resolution resolutions broke failed gave up already abandoned quit lasted forgot on january 2 3 4 third second day days february week weeks until my of one three four five till two by all hours again every single minutes",
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'resolution',
    },
    all(
      '{text}. I prefer to say that the resolution and I have mutually agreed to part ways, and that it is leaving to spend more time with its family.',
      '{text}. We put out a joint statement: my resolution is stepping down to pursue other interests, and I thank it for its service.',
    ),
    all(
      '{F} from PR asked me what had gone wrong. I said that out of respect for the resolution I would not go into detail, and that it wished to be forgotten.',
      'I sent the statement to {F} in PR. She asked what it had achieved. We were both quiet for a while.',
    ),
    mild(
      'There is an interim one in place. It is "Do better."',
      'I have promoted from within. The acting resolution is "Hydrate."',
    ),
    mild(
      'It gave notice last night.',
      'I have had no complaints about it, since it starts next year.',
    ),
    hot(
      'I did not want to leave a vacuum at the top, so I hired a search firm. They charged me forty thousand dollars and came back with three strong candidates: flossing, Portuguese, and calling my mother.',
      'To fill the seat I paid an executive search firm forty thousand dollars. In a month they had a shortlist: Portuguese, flossing, and calling my mother on Sundays.',
    ),
    spicy(
      'I had them in for interviews. They wanted to know what support they would get, and what had happened to the last one. I said that I was excited about their energy.',
      'We met. They asked good questions, mostly about the last one, and who had been in charge when it went down.',
    ),
    spicy('All three withdrew. They had called the last one for a reference.'),
    unhinged(
      'Then I saw the post: "Thrilled to announce that I have joined {F} from PR as her New Year\'s resolution!" It has a headshot. It looks wonderful.',
      'In March it updated its profile. "Humbled to be starting as a resolution with {F} in PR," it wrote. It had four hundred likes, and my mother\'s.',
    ),
    unhinged(
      'She has lost twelve pounds and speaks Portuguese. I asked if it ever talks about me. "It says you were between meetings," said {F}.',
    ),
  ),
  plot(
    'daily-screen-time',
    {
      when: [
        'screen_time|screen-time|screentime',
        'screen time',
        'spend|spent|waste|wasted .. hour|hours|day|morning|evening|night|weekend .. on .. @phone|tiktok|instagram|reddit|youtube|twitter',
        'scroll|scrolled|doomscroll|doomscrolled|doomscrolling ... hour|hours|bed|tiktok|instagram|reddit|night|am|until|twitter|2am|3am',
        '@phone .. say|said|told|tell .. hour|hours',
      ],
      not: [
        OTHERS,
        'argument|argue|fight|row|debate|hold|quit|delete|deleted|limit|reduce|reduced|less|down|call|support|customer|wait|waited|cut|under|no|dropped',
      ],
      fine: 'screen time report weekly phone iphone hours hour day average up percent week last says said told me was is my daily went 30 20 nine seven six eight ten scrolling scrolled tiktok instagram reddit in bed spent on wasted whole morning night doomscrolled until 2am 3am am late a to again increased over',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'what is it',
    },
    all(
      '{text}. I have waited my whole career for a chart where the arrow points up like that.',
      '{text}. There is a graph that goes with it, and in the graph I am growing.',
    ),
    all(
      'I forwarded it to my supervisor, {F}, with my name on it and nothing else. "Great growth," she wrote. "What is it?"',
      'I sent the chart to {F}, my supervisor. I left the label off. "Impressive," she wrote. "What is it?"',
    ),
    mild('"Engagement," I wrote.', 'I told her it was engagement.'),
    mild(
      'She has asked me to present it tomorrow. I have been looking for tips on my phone since noon.',
    ),
    hot(
      '"Engagement," I said. She put it in the board deck, on the last slide, where people clap. They asked whether it scales. I said that I could probably do nights.',
      'I said that it was engagement. It went to the board with a gold border. They wanted to know if there was room to grow, and I told them about weekends.',
    ),
    hot(
      'My target for the year was sixteen hours a day. I hit it in March, using both thumbs and a stand in the shower.',
      'They set me a goal of sixteen hours. I was there by spring. I had a stand in the shower and a clip on my bicycle.',
    ),
    spicy(
      'In May I was named Employee of the Quarter, on stage, with flowers, in front of the whole company. I saw it on my phone.',
    ),
    spicy('I was on the stage at the time.', 'I was told I accepted.'),
    unhinged(
      'In June I passed twenty-four hours a day. Finance found me a twenty-fifth one in Singapore. It comes between three and four.',
      'By June I was at twenty-four, so Finance leased me an extra hour, from Malta, between three and four in the morning.',
    ),
    unhinged(
      '{F} asked if she could have one, too. "What is it like?" she said. I told her I had not looked up.',
    ),
  ),
  plot(
    'daily-deleted-app',
    {
      when: [
        'delete|deleted|quit|leave|left|uninstall|uninstalled|deactivate|deactivated .. x:instagram|facebook|twitter|tiktok|snapchat|reddit|threads',
        'delete|deleted|quit|leave|left|gave_up|give_up .. social_media',
        'take|took|taking .. break .. from .. social_media|instagram|facebook|twitter|tiktok',
      ],
      not: [
        OTHERS,
        'reinstall|reinstalled|back|photo|post|comment|message|story|accident|accidentally|picture|video|ex|hacked|profile|group|chat|video',
      ],
      fine: 'delete deleted quit instagram facebook twitter tiktok snapchat reddit threads social media app account off from my phone finally good week month days break taking took left last yesterday ago three two one again for all and feel great an already reinstalled apps',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'lunch',
    },
    all(
      '{text}. I announced it by post, to four hundred people, so that they would not worry.',
      '{text}. I put out a statement, on paper, all along the street, asking for privacy.',
    ),
    all(
      'By evening I missed the conversation. I printed a photo of my lunch, rang my neighbor {F}\'s bell, and held it up. "Okay," said {F}. I put that down as a like.',
      'After a day I needed some feedback, so I knocked on the door of my neighbor, {F}, and showed her a photo of my lunch. "Okay," she said. It was my first like in hours.',
    ),
    mild(
      'I came back with the dessert. She had turned off the porch light.',
      'When I returned, with a sunset, the curtains were closed and somebody was lying on the floor.',
    ),
    mild('She is a private account now.', 'I have sent her a request, under the door.'),
    hot(
      'I did the rest of the street before dark. I showed people my lunch, I told them I was humbled, and I stood there until they said something.',
      'By the weekend I had done the entire block: lunch, a sunset, and what I had learned about leadership from my divorce lawyer. I waited at each door for comments.',
    ),
    hot(
      'I also follow thirteen people now. I try to stay on the other side of the road.',
      'I am following thirteen of them. I do it from across the street, in soft shoes.',
    ),
    spicy('Last week {F} blocked me. A judge signed it.'),
    unhinged(
      'I appealed to the city and was reinstated, with ads. Every thirty seconds, when I am talking, a man steps in front of me and describes a mattress.',
      'The city moderates the street now. I may go on speaking, but in the free version, so twice a minute a man comes out in front of me with a mattress.',
    ),
    unhinged('{F} has bought two. She says she skips my part.'),
  ),
  plot(
    'daily-phone-at-home',
    {
      when: [
        'leave|left|forget|forgot .. @phone .. home|house|kitchen|counter|charger|bed|nightstand',
        'spend|spent|go|went|day|work .. without .. my? @phone',
        'forget|forgot .. my @phone',
      ],
      not: [
        OTHERS,
        'fridge|freezer|toilet|sofa|back|turned|returned|weekend|sunday|saturday|vacation|holiday|hike|taxi|cab|uber|bus|train|restaurant|bar|charge|charged|case|number|password|store|airport|plane|stolen|car|charger_at|pin|calls',
      ],
      fine: 'left forgot phone iphone at home house on the kitchen counter bed nightstand all day whole today and went to work had spend without my drove back halfway entire survive survived felt naked office noticed when got there cell mobile go bring take morning it by accident charger charging hours eight nine',
      is: 'actor:me',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'present',
    },
    all(
      '{text}. In the elevator there was nothing to look at, so I looked at {F} from Compliance, for fourteen floors.',
      '{text}. I had nothing to hold in the elevator. I looked at {F} from Compliance instead, from the lobby to fourteen.',
    ),
    all(
      '"Is something wrong?" said {F}. I told her that I was being present.',
      '{F} asked me if she knew me. I said that I was just being present.',
    ),
    mild(
      'At lunch I read a bottle of hot sauce from beginning to end. The middle drags.',
      'In the restroom I read the soap. It is stronger at the start.',
    ),
    mild('When I got home there were no messages. The phone and I have not discussed it.'),
    hot(
      'I found out the weather by putting my head out a window on the fourteenth floor. I settled a bet by asking everyone in Legal how tall Danny DeVito is.',
      'I had to get my news from people. I went from desk to desk in Legal, sat down, and said, "So what is happening?"',
    ),
    hot(
      'In the one-on-ones I kept my eyes on the other person the whole time and did not blink. Two of them confessed to something.',
      'I gave my full attention in three meetings. One man cried, and another handed me his company card.',
    ),
    spicy(
      'There have been complaints. There is to be a hearing, and {F} is chairing it. I could not tell you when. It is in my phone.',
    ),
    unhinged(
      'When I got home it was not there. It had gone in without me, on the 8:14, and taken all of my meetings. They told {F} that I had never been so responsive.',
      'That evening I found out that it had left for the office right after me and worked a full day. {F} said that it was the best I had ever been.',
    ),
    unhinged(
      'Now it goes in every morning, and I stay on the kitchen counter. It says it wants to be more present.',
    ),
  ),
  plot(
    'daily-crossword',
    {
      when: [
        'finish|finished|complete|completed|solve|solved|do|did|fill|filled ... crossword|crosswords',
      ],
      not: [OTHERS, 'fail|failed|cheat|cheated|google|googled|not|half|almost|stuck|pen'],
      fine: 'finish finished complete completed solved did crossword crosswords puzzle sunday new york times nyt monday saturday without help any finally first time whole entire hard all by myself cheating looking up today daily mini in the train breakfast minutes under 10 on coffee over of',
      is: 'actor:me',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'six letters',
    },
    all(
      '{text}. The last one was "Person in charge," six letters. I wrote MYSELF, and it fit.',
      '{text}. It came down to one clue: "Person in charge," six letters. I put MYSELF. It was a perfect fit.',
    ),
    all(
      'It did turn the farm animal in 9 Down from PIG into FIG, but a leader does not go back on an Across.',
      'That made the farm animal in 9 Down a FIG. I looked at it for a while, and decided that I had been clear.',
    ),
    mild(
      'I have written to the newspaper about the farm animal. I signed it with six letters.',
      'The newspaper printed PIG the next day. I have asked them for a correction.',
    ),
    mild('They wrote back. It was two words, three and four letters.'),
    hot(
      'I run my department on that now. {F} from Finance asked me for my Q3 revenue. "How many digits?" I said. She said that seven was usual, so I gave her seven.',
      'It has simplified my work. When {F} from Finance wanted my number for the quarter, I asked her how many digits there was room for. There were seven. I filled them in.',
    ),
    spicy(
      'In October the auditors came, and laid everything out on a table. They had only one blank left: who was responsible.',
      'The auditors were here for three weeks. They have it all filled in now, except for the one responsible.',
    ),
    spicy('{F} gave them a hint. "Six letters," she said.'),
    unhinged(
      'By April it had gone through. The Department of Agriculture now lists the pig as a fruit, and it has to be picked by hand, in September, from a ladder.',
      'In spring the Department of Agriculture brought the country into line. A pig is a fruit. There are men in Iowa right now trying to get them up the trees.',
    ),
    unhinged(
      'Seven states are looking for the person in charge. {F} told them that she did not want to name names, but that it was six letters.',
    ),
  ),
  plot(
    'daily-wordle',
    {
      when: ['wordle'],
      not: [OTHERS, 'lost|lose|fail|failed|streak|forgot|missed|not|cheat|cheated|friend'],
      fine: 'wordle got get in two three one six guess guesses tries try today solved did first finally second third time four 2 3 1 4 on the guessed daily again day every morning play played',
      is: 'actor:me|short',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'guess',
    },
    all(
      '{text}. I posted my grid to the whole company, since they had been asking for transparency.',
      '{text}. The grid went straight into the company channel, where leadership belongs.',
    ),
    all(
      'It tells you how close you are and nothing else. My boss, {F}, asked about the Dallas contract, so I let her guess. "Right signature," I told her. "Wrong place."',
      'I give all my updates like that now. My boss, {F}, wanted to know if Dallas had signed. I made her guess. "Correct name," I said, "but not where it goes."',
    ),
    mild(
      'She asked if the budget was okay. I said that it had the right digits.',
      '{F} asked whether the price was right. I said all of the digits were in there.',
    ),
    mild(
      'She is down to her last guess. I have told her it starts with an O, and ends with "ops."',
    ),
    hot(
      'By the end of the week the whole department worked that way. People found out which meeting they were in by elimination.',
      'It spread. Within days no one here said anything outright, and new hires got to the restroom in five tries.',
    ),
    spicy(
      'Then {F} called me in and closed the door. "You get six tries to guess why you\'re here," she said.',
      'Then {F} shut the door behind me and sat down. "Guess why you\'re here," she said. "You get six."',
    ),
    spicy('I got it in one.'),
    unhinged(
      'Payroll has adopted it. My salary is a five-letter word now, a new one every day at midnight. First it was BREAD, and then it was CRUMB.',
      'Now Payroll pays that way. At midnight you get a word of five letters, and that is what you earn. I made STEAK the first night and TWIGS the second.',
    ),
    unhinged(
      'Today I have "-IRED," and one guess left. I asked {F} for a hint. "It isn\'t HIRED," she said.',
    ),
  ),
  plot(
    'daily-duolingo',
    {
      when: [
        'duolingo ... streak|day|days|lesson|level|owl|lessons',
        'streak .. on|in .. duolingo',
        'keep|kept|hit|reach|reached|day|days .. duolingo',
        'do|did|use|used|start|started|practice .. duolingo',
        '^ duolingo $',
      ],
      not: [
        OTHERS,
        'lose|lost|broke|break|forgot|quit|delete|deleted|missed|stop|stopped|ended|end|threaten|date',
      ],
      fine: 'duolingo streak day days hit reached 100 365 50 500 1000 hundred spanish french german italian japanese my a year today on in just finished every and still cannot order coffee speak the owl lesson lessons level week kept keep alive got have did do started two months again learning say word anything app',
      cast: { F: 'he' },
      axis: 'formality',
      back: "don't seem to be working",
    },
    all(
      '{text}. An owl is proud of me. I would like my director to know that it can be done.',
      '{text}. In nineteen years of feedback, the only one that has ever done a backflip for me is an owl.',
    ),
    all(
      'At 11:40 every night it asks me where I am. It has let me know that it is crying. I had never felt so managed.',
      'When it has not heard from me by 11:40 at night, it writes to me, and it cries. That is what engagement looks like.',
    ),
    mild(
      'So at 11:40 I now write to everyone on my team. I attach a drawing of me, crying.',
      'I have started to do it with my own people. They get a picture at 11:40. In the picture I am crying.',
    ),
    mild(
      'One of them, {F}, has answered. "Where did you get this number?" he wrote.',
      '{F} in Engineering wrote back. He asked if I was safe.',
    ),
    hot(
      'I adopted it. Anyone who has not sent me a status by 11:40 gets a drawing of me in tears. {F} from Engineering said he was at his own wedding. "You have twenty minutes," I wrote.',
      'I do it with my own people. If I have nothing from you by 11:40, you get a picture of me, weeping. {F} from Engineering replied from his own wedding. I told him he still had twenty minutes.',
    ),
    hot(
      'I have since gone to once an hour. "These reminders don\'t seem to be working," {F} wrote. I sent him the one where I am on the floor.',
      '"These reminders don\'t seem to be working," wrote {F}. I doubled them, and in the new drawing it is raining.',
    ),
    spicy(
      'Then Payroll sent me a picture of a paycheck, crying. "These don\'t seem to be working," it said. "We\'ll stop sending them."',
    ),
    unhinged(
      'In May the company brought the owl in over my head. It has a perch and a window, and it has not blinked since.',
      'In May they made the owl my director. It sits on the back of its chair, facing the wall, and then, slowly, facing me.',
    ),
    unhinged(
      'Last week I missed a day. "These paychecks don\'t seem to be working," it wrote. "We\'ll stop sending them for now."',
    ),
  ),
  plot(
    'daily-language',
    {
      when: [
        'learn|learning|study|studying|practice|practicing|take|taking .. spanish|french|german|italian|japanese|portuguese|korean|chinese|mandarin|greek|swedish|dutch|russian|arabic|language|finnish|polish|norwegian|turkish|irish|welsh',
        'first|my spanish|french|german|italian|japanese|portuguese|korean|mandarin|language lesson|class',
      ],
      not: [
        OTHERS,
        'duolingo|sign|body|programming|bad|python|kiss|fries|toast|quit|stopped|school|test|exam|failed|final|love_language',
      ],
      fine: 'learn learning learned started start study studying practice practicing take taking first lesson class spanish french german italian japanese portuguese korean chinese mandarin greek swedish dutch russian arabic language month months year week for three two one few new finally online evening night words sentence my to been have trying speak own app can order beer a and in now teach taught myself teaching',
      is: 'actor:me|short',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'elephant',
    },
    all(
      '{text}. So far I can say, "The elephant reads the newspaper." I have been looking for an opening.',
      '{text}. I have one full sentence: "The elephant reads the newspaper." What it needed was a room.',
    ),
    all(
      'Last month we had a delegation in from abroad. I let them finish, stood up, and said it. They asked for a recess.',
      'Then we had visitors, with an offer. When they had made it, I leaned in and said my sentence, slowly. They went out into the hall.',
    ),
    mild(
      'Our interpreter, {F}, asked me what I had meant by it. I told her I had wanted them to feel at home.',
      '{F}, our interpreter, took me aside. "Which elephant?" she said. I said it depends who is asking.',
    ),
    mild('It was the wrong language. They were from Leeds.', 'They were from Hull.'),
    hot(
      'They came back pale and offered us ten percent less. "The elephant," I said, "reads the newspaper." They offered forty more.',
      'They returned with a new number. I shook my head. "The elephant," I said, and I let them wait for the rest. They doubled it.',
    ),
    hot(
      'I do not sign things I have not negotiated, so I signed that one. They cried a little, and hugged me, and their chairman kissed the pen.',
      'We signed on the spot. They all stood and bowed, first to me, and then toward the window.',
    ),
    spicy(
      '{F}, our interpreter, read it to me on the way back from the airport. "You bought the elephant," she said.',
    ),
    unhinged(
      'It was delivered in June, with a work permit. {F}, our interpreter, has the desk across from it. It goes through four papers a day, and it keeps the sections in order.',
      'In June it came through customs, with a visa and reading glasses. It shares an office with {F}, our interpreter, and it gets to the newspaper before anyone.',
    ),
    unhinged('"What is it reading?" I asked {F}. "The job ads," she said. "Yours is in there."'),
  ),
  plot(
    'daily-jigsaw',
    {
      when: [
        'puzzle|jigsaw|jigsaw_puzzle .. miss|missing|lost .. piece|one|a|the',
        'puzzle|jigsaw|jigsaw_puzzle ... one|last|single|final|a piece .. missing|miss|lost|gone',
        'miss|missing|lost .. piece .. puzzle|jigsaw',
        'puzzle|jigsaw piece .. missing|gone|lost',
        'piece .. missing .. puzzle|jigsaw',
      ],
      not: [OTHERS, 'dog|cat|ate|eat|vacuum|found|few|two|three|several|many|crossword|sudoku|all'],
      fine: 'puzzle jigsaw piece missing one last single final 1000 500 2000 thousand finished did completed after the my only to was and is there hours days weeks weekend spent on sky whole corner edge realize discovered when at end',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'phase two',
    },
    all(
      '{text}. Everything I have ever launched had a hole in it. I stood back and announced it as complete.',
      '{text}. I have shipped with bigger gaps than that. I called it done and took the picture.',
    ),
    all(
      'Then I saw how calm I was. A hole is only a problem if you have not given it a name, so I named it phase two.',
      'It needed a label, that was all. I wrote "Phase two" on a sticky note and put that over the hole.',
    ),
    mild(
      'My neighbor {F} came by and lifted the note. "You lost it," she said.',
      '{F} from next door peeked under the note. "So it\'s gone," she said.',
    ),
    mild('I told her that was not how we talk about phase two.'),
    hot(
      'I had a bridge due that month. When {F}, the client, came to open it, there was a ribbon, a band, and eighty feet of nothing in the middle.',
      'I was delivering a bridge at the time. {F}, the client, walked out onto it with the scissors and stopped where it stopped, eighty feet from where it went on.',
    ),
    hot(
      '"What goes here?" said {F}. "Phase two," I said.',
      '{F} looked down for a while and asked what that was. I told her it was phase two.',
    ),
    spicy(
      'Her check came in March. Everything was filled in but the number. In the memo line it said "Phase two."',
    ),
    unhinged(
      'Last week the place on the box, which exists, reported a hole in its sky. It is a mile across, with two knobs and two sockets.',
      'Since last week there is a hole in the sky over the place on the box: two knobs, two sockets, a mile wide. They have put up a fence.',
    ),
    unhinged(
      '{F} gave their mayor my number. He asked me when it would be fixed. I told him phase two.',
    ),
  ),
  plot(
    'daily-unread-books',
    {
      when: [
        "buy|bought|order|ordered|get|got .. book|books ... haven't|never|not|won't|unread|pile|finish|read|without|shelf",
        "never|haven't|not .. read .. books|book .. own|shelf|have|bought",
        'unread books',
        'buy|bought .. another|more|too_many book|books',
        "keep|kept|can't_stop|stop .. buying books",
      ],
      not: [
        OTHERS,
        'library|comic|face|guest|cook|check|text|gift|coloring|birthday|kid|phone|sold|kindle|sell',
      ],
      fine: "buy bought buying books book another more new three two five ten already own have haven't never read reading unread pile shelf bookstore amazon keep even though i won't will finish the ones at home still instead of any nightstand ordered got stack tall too many stop can't before finishing last without too",
      is: 'actor:me|short',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'get to',
    },
    all(
      "{text}. I don't read them. I manage them.",
      '{text}. People ask whether I have read them all. A manager does not do the work of the team.',
    ),
    all(
      'They stand behind me on video calls, a little out of focus. If somebody asks, I say that I mean to get to the blue one again.',
      "They are in back of me on every video call, lit from the side. When I am asked about one, I tell people I can't wait to get to it a second time.",
    ),
    mild(
      '"The blue one is upside down," said {F} from Marketing.',
      '{F} from Marketing said that the blue one was still in its plastic.',
    ),
    mild('I told her that was how I wanted to be challenged.'),
    hot(
      'Our CEO, {F}, has been watching the blue one for a year. She put me in charge of the leadership book club, and asked that we start with that.',
      '{F}, our CEO, was so taken with the blue one that she made it the first pick of the leadership book club, and me the host.',
    ),
    spicy(
      'I talked for most of an hour about what it had done for my character. Then {F} asked me to read out a favorite passage.',
      'I opened with most of an hour on how it had changed me as a person. "Read us a bit," said {F}.',
    ),
    spicy('I opened it in front of everybody. It was in Danish. It was about drains.'),
    unhinged(
      'In April they organized. The Labor Board found that some of them had been waiting twelve years to be opened, and it ordered a swap. They have the house now, the chair and the lamp.',
      'Then they formed a union. Some had been waiting twelve years for me to get to them, and the Labor Board made us change places. The blue one has my side of the bed.',
    ),
    unhinged(
      'I am on the shelf, with my back to the room. On calls they tell {F} that they mean to get to me.',
    ),
  ),
  plot(
    'daily-used-up',
    {
      when: [
        'finish|finished|use|used|get|got|empty|emptied .. up|whole|entire|end|last|bottom .. x:chapstick|lip_balm|pen|shampoo|eraser|pencil|lipstick|lotion|toothpaste|soap|candle|conditioner',
        'finish|finished|use_up|used_up .. x:chapstick|lip_balm|pen|shampoo|eraser|pencil|lipstick|lotion|candle|conditioner',
        'pen|chapstick|pencil|lip_balm .. run|ran .. out',
      ],
      not: [
        OTHERS,
        'dog|cat|sock|leak|leaked|meeting|exam|test|shower|broke|toothpaste_on|house|fire',
      ],
      fine: 'finish finished used use up whole entire tube bottle stick pen chapstick lip balm notebook shampoo eraser pencil lipstick lotion toothpaste soap bar candle without losing it first time ever life to the end very last finally page filled ran run out ink actually before lost a all of my own an in one',
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'new one',
    },
    all(
      '{text}. Other people lose interest at a third. I went on until there was nothing left.',
      '{text}. I want you to picture that. Nothing left of it, and I had not lost it once.',
    ),
    all(
      'I have worked at five companies, and it is the first thing I have seen go all the way to the end. I took it to {F} in Procurement. "So you need a new one?" she said.',
      'In my whole career I had not seen one thing through to completion. I showed it to {F} in Procurement. "You need a new one?" she said.',
    ),
    mild(
      'I told her that she was missing the story. She put me down for a twelve-pack.',
      'I said that it was going to be framed. "In the meantime," said {F}, and slid me a form.',
    ),
    mild('It is in a glass case in the lobby. Someone has asked if it is recyclable.'),
    hot(
      'I had it mounted, and I made it a program: we finish things. I finished the mints. I finished the stapler. I finished the Q4 budget, on the third of February.',
      'It is under glass now, and I have gone on. I used up all the mints in reception. I used up the stapler. By the third of February I had used up the fourth quarter.',
    ),
    spicy(
      'I was out of department when I went down to {F}. "So you need a new one?" she said. I said yes. "So do we," said {F}.',
      'When there was no budget left, I went to see {F}. "New one?" she said. I nodded. "Us, too," said {F}. "The ad is up."',
    ),
    unhinged(
      'Then I finished Wednesday. There had been some left at the bottom, and I got it out with a finger. There is no more of it now. The whole country goes straight to Thursday.',
      'In May I used up Wednesday. I had not thought it could be done, but I turned it upside down and waited, and now the week goes from Tuesday to Thursday, everywhere.',
    ),
    unhinged(
      'The White House called {F} to ask about a new one. She checked. "They don\'t make that anymore," she said.',
    ),
  ),
  plot(
    'daily-todo',
    {
      when: [
        'finish|finished|complete|completed|do|did|done|cross|crossed|check|checked|clear|cleared|tick|ticked .. to-do|todo|to_do|to-do_list|todo_list|list',
        'everything on .. list',
        'write|wrote|add|added|put .. on .. to-do|todo|to_do|list .. already|cross|done',
      ],
      not: [
        OTHERS,
        'bucket|grocery|shopping|guest|wish|lost|forgot|half|nothing|never|email|mailing|price|wait|waiting|christmas',
      ],
      fine: 'finish finished complete completed did done crossed cross checked check cleared clear ticked off everything every item thing things on to-do todo to do list my whole entire today finally noon before lunch for first time ever years whole week all by one last wrote down added already just so could put sunday',
      is: 'actor:me',
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'list',
    },
    all(
      '{text}. I wrote "Finish list" at the bottom and crossed that off, too.',
      '{text}. Then I added "Add to list," crossed it off, and put the pen down.',
    ),
    all(
      'After that it got quiet. I had a pen and nowhere to go. {F} in Accounting had a list right there by her keyboard.',
      'I walked around with the pen for a while. By her keyboard, {F} in Accounting had a list that she was not using.',
    ),
    mild(
      'It said "Call Mom." I called her mom. We talked for an hour.',
      'I looked at the top line, which was "Mom," and dialed. We were on for an hour.',
    ),
    mild(
      "She is coming for Thanksgiving. I am on {F}'s list now. It has a number one on it, and a box.",
    ),
    hot(
      'I called her mom. I canceled her dentist. I broke up with someone named Craig, who took it well, and I crossed out all three.',
      'The first was "Mom," so I called her mom. Then I moved her root canal, and I told a Craig that it was over. I drew a line through each.',
    ),
    spicy(
      'By the end of the week I was clearing the whole floor, before people got in. I have sold two cars. I enrolled someone in the Marines.',
      'Within days I was doing the entire department, at dawn, with a cart. I proposed to a woman in Tulsa on behalf of Shipping.',
    ),
    spicy(
      'In the end there was just one line on {F}\'s list: "Tell them who keeps doing my list." I went down and took care of it.',
      'Soon {F}\'s list had only one item left, "Find out who is doing this and report them." I did both.',
    ),
    unhinged(
      'In June it started to work the other way around: whatever I crossed out was done with. I crossed out "Parking garage," and there is a lawn there now. I crossed out "Q3."',
      'Then the pen got ahead of me. I drew a line through "Basement," and there was no basement. On the next page I crossed out Delaware, where we were incorporated.',
    ),
    unhinged(
      'Yesterday {F} asked to borrow the pen. I am on her list, under my full name. She is already past the first part.',
    ),
  ),
  plot(
    'daily-journal',
    {
      when: [
        'start|started|write|wrote|writing|keep|kept|keeping|begin|began|try|tried|do|did .. journal|diary|journaling|gratitude_journal',
        'start|started .. journaling|journal',
        'morning pages',
        'gratitude journal',
      ],
      not: [
        OTHERS,
        'read|found_my|article|wall|travel|lost|bullet|published|academic|old|stop|stopped|quit|forgot|trade|street',
      ],
      fine: 'start started journal journaling diary gratitude writing write wrote keep keeping every morning night day new year finally daily a my in entry first this week again three things grateful for pages five minute trying two yesterday',
      is: 'actor:me|short',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'margin',
    },
    all(
      '{text}. Today I wrote that I am grateful for three things: my instincts, my network, and the humility that I bring to both.',
      '{text}. The entry for today lists what I am thankful for: my judgment, my reach, and how little I talk about either.',
    ),
    all(
      'I left it in the conference room for most of the afternoon. When I came back, there were comments in the margin.',
      'Then I forgot it in the big conference room. By three there was handwriting in the margin, in four colors.',
    ),
    mild(
      'Next to "People lean in when I speak," {F} from Legal had written, "You mumble."',
      'Where I had put "They lean in to hear me," {F} from Legal had noted, "Mumbles."',
    ),
    mild(
      'I have left it there again, open, with a pen.',
      'I added it to the list. I am grateful for four things.',
    ),
    hot(
      'Next to "People lean in when I speak," {F} from Legal had written, "You mumble." I approved two of the comments, rejected the rest, and left it out again the next day.',
      'By "They lean in to hear me" it said "Mumbles," signed by {F} from Legal. I accepted two of the changes, declined nineteen, and put it back for a second round.',
    ),
    spicy(
      'It has a readership now. There is a waiting list on the third floor, and somebody from Shipping has asked what happens with my brother.',
      'People are following it. The third floor gets it every other day, and Accounting has started a fan theory about my ex-boss.',
    ),
    spicy(
      'Late one evening I wrote, "Not a soul in this company really knows me." In the margin it said, "We do. {F}." Under that were seventy initials, and the word "sorry."',
    ),
    unhinged(
      'In May it began to fill itself in before I got to it. The entries are dated next week, in my handwriting. So far it has been right about the fire drill and the soup.',
      'Since May the pages are full when I open them, with days that have not come yet, in my hand. It knew about the fire drill. It knew which soup.',
    ),
    unhinged(
      'Tomorrow it is grateful for three things: the box, the elevator, and {F}, for holding the door.',
      'For tomorrow it lists three things that I am grateful for: a sturdy box, a short elevator ride, and {F}, who held the door.',
    ),
  ),
  plot(
    'daily-scratch-ticket',
    {
      when: [
        'win|won .. # ... scratch|scratch-off|scratcher|lottery|lotto|powerball|scratch_card|scratchcard|lottery_ticket|slot_machine',
        'scratch|lottery|lotto .. win|won .. #',
        'scratch-off|scratcher|scratchcard .. win|won',
      ],
      not: [
        OTHERS,
        'thousand|million|hundred|nothing|jackpot|office|pool|big|lost|losing|everything|1000|5000|k|raffle',
      ],
      fine: 'win won two three four five ten 2 3 4 5 10 20 dollars dollar bucks euros pounds on a scratch off scratch-off ticket card lottery lotto powerball my first time ever gas station today free spent 10 in the and finally something prize small scratched bought',
      is: 'actor:me',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'lunch',
    },
    all(
      '{text}. I had always wondered if it would change me, and I noticed within a few steps that it had.',
      '{text}. I sat down somewhere quiet. I thought about who would come out of the woodwork.',
    ),
    all(
      'I called {F}, a wealth manager, and asked her how long I could live on it. "When\'s lunch?" said {F}.',
      'I put the matter before a wealth manager, {F}, and asked how far it would take me. "Lunch," she said.',
    ),
    mild(
      'I asked her to be aggressive with it. She suggested the soup.',
      'I told her I wanted to see growth. She told me to get the large.',
    ),
    mild(
      'I am keeping my job, for the structure.',
      'I have told my family it is not going to change how I treat them. They asked what was.',
    ),
    hot(
      'That afternoon I resigned, to focus on philanthropy. I had a check made for the ceremony, eight feet long. It cost a hundred and twenty-six dollars.',
      'I gave notice that day, to give back. For the photos I ordered an eight-foot check, which ran to a hundred and twenty-six dollars, with delivery.',
    ),
    spicy(
      'With what was left I endowed a chair. It is by the copier. My name is on the back, on tape, and it leans.',
      'Then I endowed a chair. It stands next to the copier, with my name on a piece of tape. You have to sit on the left side.',
    ),
    spicy(
      'I have asked for my job back. They are deciding over lunch. I was told where I could wait, and that I had paid for it.',
      'Soon I asked for my job back. They said to take a seat, since I had endowed it, and they would let me know after lunch.',
    ),
    unhinged(
      'One of the bills was from 1981, so the Social Register has me down as old money. I have a coat of arms, a horse, and a great-aunt in Newport whom I am not speaking to.',
      'Then it turned out one of the bills was printed in 1981. That makes it old money. I was issued a crest, a limp, and a family that hates me.',
    ),
    unhinged(
      'They are having me up to the club. I asked {F} what I should bring. "Lunch," she said.',
    ),
  ),
  plot(
    'daily-green-lights',
    {
      when: [
        'hit|get|got|catch|caught|have|had|make|made .. every|all|only|nothing .. green light|lights',
        'green light|lights .. all|whole|entire|every|way|row',
        'all|every|each .. light|lights .. be|was|were .. green',
        'green all_the_way|all',
      ],
      not: [
        OTHERS,
        'home|airport|hospital|school|gym|church|store|beach|evening|night|midnight|pm',
        'red|project|manager|budget|christmas|camera|ticket|pulled|boss|approved',
      ],
      fine: 'hit got caught had made every single all green light lights traffic on the way to work this morning whole entire was were in a row drive drove commute today not one only stop stoplight my from and ten 10 twelve five minutes early',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'red',
    },
    all(
      '{text}. I took it as a mandate.',
      '{text}. You do not get a clearer signal than that, and I get paid to read signals.',
    ),
    all(
      'I parked without slowing down and kept going: through reception, past my own desk, and into a meeting of people I did not know. I approved it.',
      'I saw no reason to stop at the building. I went through the lobby, through Accounting, and into a room with strangers and a contract, and I signed.',
    ),
    mild(
      '{F} from Legal held up her hand. I told her it had been yellow when I went in.',
      'At the door {F} from Legal put up a hand. "That was a red," she said. I said I had been committed to the intersection.',
    ),
    mild(
      'They were interviewing for my job. I had approved her.',
      'I had approved a colonoscopy. It was the wrong suite.',
    ),
    spicy(
      'By ten I had bought us a salmon farm, forgiven a debt, and promoted a man who had come to fix the fridge.',
      'By midmorning we owned a salmon farm, and the man who had come about the fridge was running Europe.',
    ),
    hot(
      '{F} from Legal caught up with me on the stairs. "That\'s a hard red," she said, about all of it. I told her it had been yellow when I went in.',
      'On the stairs {F} from Legal got in front of me with both hands up. "Red," she said. "All of it." I said it had been yellow when I went through.',
    ),
    spicy(
      'I drove home at 11:30, with a box on the seat. Every light was red. I had time to update my résumé.',
      'At 11:30 I was on my way home, with a plant and a box. I hit every red there is. I have finished my résumé, and the cover letter.',
    ),
    unhinged(
      'In June the city looked into it. It turns out that they do report to me. I have had four thousand of them moved to permanent green, and everyone in town has met in the middle.',
      'According to the Department of Transportation, I have had authority over them since that morning. I set the entire city to green. Eight thousand cars have met, and they are still there.',
    ),
    unhinged(
      '{F} walked in to me, over the hoods, with the papers. "Who hurt you?" she said. I said red.',
      '{F} got to me on foot, over the roofs. She had brought one thing from the office. It was red, and it was my badge.',
    ),
  ),
  plot(
    'daily-earworm',
    {
      when: [
        'song|jingle|tune|melody .. stuck|in .. my head',
        'song|jingle|tune stuck',
        "can't|cannot .. get|stop .. song|tune|jingle|singing|humming",
      ],
      not: [OTHERS, 'radio|car|barista|karaoke|elevator_music|wedding|baby|shark'],
      fine: "song jingle tune melody stuck in my head all day same can't get out of the have had been since yesterday this morning woke up with a for three days week stop singing humming commercial terrible annoying hours whole meeting still hate again it won't leave pop from kids ad again one",
      cast: { F: 'she' },
      axis: 'audience',
      back: '',
    },
    all(
      '{text}. It is four seconds, over and over. I have never seen a campaign with that kind of recall.',
      '{text}. There is only about four seconds of it. No budget, no deck, and total retention.',
    ),
    all(
      'I set our Q3 results to it and hummed them in the elevator to {F}, our CFO. She got off early.',
      'Our CFO, {F}, was in the elevator with me, so I hummed her the Q3 results to that tune. She pressed every button.',
    ),
    mild(
      'By four she had it, too. I heard her through the wall, missing guidance in a major key.',
      'That afternoon I could hear her through the wall: "We missed it, we missed it, by six percent."',
    ),
    mild('"It\'s gone," I told {F}, that evening. "It\'s here," she said.'),
    spicy(
      'By noon it was in Accounting. By four it was in the call center, with a harmony, and customers were staying on the line to get to the deficit.',
      'Accounting had it before lunch. At four the call center was doing it in two parts, and the callers came in on "write-down."',
    ),
    hot(
      'At the earnings call {F} opened her mouth to reassure the market. It came out as the chorus. The analysts joined in.',
      'Then came the earnings call. {F} began with a prepared statement, and you could hear it getting closer, and then the whole of Wall Street was doing the clap.',
    ),
    spicy(
      '"It\'s gone," said {F}, in the end. "Finally," I said. "The company," said {F}. She was tapping her foot.',
    ),
    unhinged(
      'The publisher sued, and won. My head is a licensed venue now: capacity one, no outside drinks, and a man at the left ear with a velvet rope. It has been sold out ever since.',
      'After the publisher took us to court, my head was registered as a music venue. It has a capacity of one and a bouncer, and it is sold out through the fall.',
    ),
    unhinged(
      '{F} asked me for my thoughts on Q4. I told her I had tried, but I could not get in.',
      '{F} wanted to know what I thought about Q4. I told her I was on the waiting list.',
    ),
  ),
  plot(
    'daily-did-nothing',
    {
      when: [
        'do|did|done .. nothing',
        '=nothing happened',
        "didn't do anything|a_thing",
        'spend|spent .. day|weekend|sunday|saturday .. nothing|couch|bed|pajamas',
        'stay|stayed|lie|lay .. in .. bed .. all_day|day|whole',
      ],
      not: [
        OTHERS,
        'sick|wrong|but|hospital|about|dentist|dog|cat|when|crying|cry|fever|flu|wait|waiting|except|phone|birthday|meeting',
      ],
      fine: "do did done nothing absolutely all day whole entire weekend sunday saturday today at literally spent on the couch in bed happened just stayed lay my pajamas off vacation and loved it felt great guilty anything didn't sofa for a week evening",
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'nothing',
    },
    all(
      "{text}. I'd like to walk you through it, because nothing went wrong.",
      '{text}. I went back over the numbers: no errors, no complaints, nothing over budget.',
    ),
    all(
      'I compared it with the day before, when I did things. There had been three complaints and a small fire.',
      'The day before, when I had been fully engaged, we had three complaints and a small fire.',
    ),
    mild(
      'I took it to my supervisor, {F}. She said that my calendar had looked the same from the outside.',
      '{F}, my supervisor, studied both days. She asked me which one was which.',
    ),
    mild('I have blocked out another day to do nothing, if I can find the time.'),
    hot(
      'I introduced it at the office as a pilot. I came in, did nothing until five, and went home. By the second week, complaints were at zero.',
      'So I piloted it at work. I sat up straight from nine to five and did nothing, and in two weeks our complaints had gone away.',
    ),
    hot(
      '{F}, my supervisor, called me in. She wanted to know what exactly I had changed. "Nothing," I said. I gave her the chart.',
      'My supervisor, {F}, asked how I was doing it. I was honest. I told her nothing, and that I could do more of it with a bigger team.',
    ),
    spicy(
      '"And what would happen," said {F}, "if you weren\'t here?" I saw it about a second too late. "Nothing," I said.',
    ),
    unhinged(
      'In June they put Nothing on the org chart. It is an empty box with a dotted line, and it has fourteen reports, a travel budget, and the best numbers in the company.',
      'The company made it official in June. There is a blank box on the org chart, one level over me, and when I went in to meet it, the chair was empty and facing the window.',
    ),
    unhinged('"Nothing could replace you," said {F}. It starts on the first.'),
  ),
  plot(
    'daily-juggle',
    {
      when: [
        'learn|learned|learnt|teach|taught .. juggle|juggling',
        'can|could .. juggle',
        'juggle|juggled .. #|balls|oranges|first',
      ],
      not: [
        OTHERS,
        'job|jobs|kids|children|work|tasks|knives|fire|chainsaw|priorities|two_jobs|meetings|calls|@animal|school',
      ],
      fine: 'learn learned learnt taught myself to juggle juggling finally can now three four five balls oranges how today youtube weekend at age of 40 30 50 first time in a week seconds for',
      is: 'actor:me',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'threw|throw',
    },
    all(
      '{text}. I had it on my résumé already, so this was more of a correction.',
      '{text}. I have claimed it in every interview since 2009. It felt good to catch up.',
    ),
    all(
      'I gave a demonstration at the staff meeting. My manager, {F}, watched, and then she threw in a stapler.',
      'I showed it to the whole staff meeting. "And this?" said {F}, my manager, and threw me a stapler.',
    ),
    mild(
      'I kept it up. She threw in the phone. It was for me.',
      'It went around fine. Then she threw in the office phone, and it rang.',
    ),
    mild('I had to let it go to voicemail. It is in the ceiling.'),
    hot(
      "I took the stapler. She threw me the Dallas account, in a binder, and two people's vacation cover. I said I had capacity.",
      "I told her that I had room. She threw me a colleague's maternity cover, three binders, and Dallas.",
    ),
    hot(
      'By the third day there were fourteen things in the air, and I had not been to the restroom. {F} comes by with soup and times the spoon.',
      'On the third day I had fourteen of them going, and people had started to leave things. {F} fed me a sandwich on the upswing.',
    ),
    spicy(
      'Then she threw in my termination letter. I have had it in my hand some four hundred times. I have not had a second to read it.',
    ),
    unhinged(
      'In June we hired an intern, and she threw him in. He has settled well. At the top he can see the river, and he says that on a clear day you can see where we went wrong.',
      'They were short of desks in June, so she threw in the intern. He likes it up there. He has asked to extend.',
    ),
    unhinged(
      'At five today {F} threw me in. We are all very high up. I have looked down, and there is no one there.',
    ),
  ),
  plot(
    'daily-new-shoes',
    {
      when: [
        'buy|bought|get|got|wear|wore|break|broke .. new .. shoes|sneakers|boots|loafers|heels',
        'shoes|sneakers|boots|loafers .. squeak|squeaky|squeaking|squeaked',
        'squeaky|squeaking shoes|sneakers|boots|loafers',
        '^ new shoes|sneakers|boots',
      ],
      not: [
        '@relative|@boss|@colleague|@client|friend|she|he',
        'silent|quiet|comfortable|football|hiking|dance|soccer|golf|wedding|dog|cat|ate|chewed|mud|puddle|rain|stole|lost|wrong|different|poop|gum|spilled|size|blister|blisters|hurt|small|big|tight|return|returned|online|gift|running|race|ski|stepped|step|scuffed|horse|car',
      ],
      fine: 'buy bought got wore wear new shoes sneakers boots loafers heels pair white leather nike adidas first time to work today the office finally in a of treated myself day expensive and they squeak squeaky squeaking every step when i walk breaking broke sale black nice love all my loud hallway loudly',
      is: 'actor:me|actor:thing|short',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'shoes',
    },
    all(
      '{text}. You can hear me coming from twenty-eight feet away, and the shoes are the only thing that talks.',
      '{text}. The shoes squeak. From the far end of a hallway, people know that leadership is on the way.',
    ),
    all(
      'At the office, conversations stop before I even turn the corner. I have waited a long time for that kind of respect.',
      'All over the building, rooms go quiet as I come near. I had read about presence, but I had never had any.',
    ),
    mild(
      '"It\'s weird," I told {F}, at reception. "It is like they know."',
      'I mentioned it to {F}, at reception. "They do respect them," she said. "The shoes."',
    ),
    mild('{F} has asked me to walk past the copier more often. It used to have a line.'),
    hot(
      'I did extra laps. I squeaked past Sales, past Legal, and twice around the interns, and wherever I went I found people hard at work.',
      'I started taking the long way. I walked a loop through Sales and Legal every hour, and every time I got there, they were all typing.',
    ),
    hot(
      'One afternoon my feet were tired. I took them off and went down to the break room in my socks.',
      'One day I left them under my desk, to cool. I went for a coffee in my socks.',
    ),
    spicy(
      'They were all in there, and somebody was doing an impression of me, with a mop. "Shh," said a voice. "Relax," said {F}, from reception. "You\'d hear the shoes."',
    ),
    unhinged(
      'The shoes kept going without me. They do the rounds on their own now, and they are in by eight. In June the company gave them my job and a small mat.',
      'That was when the shoes left without me. They did their loop, they did it the next day, and by the end of June {F} at reception had a badge printed for each.',
    ),
    unhinged('I went out in my socks. {F} says that she never heard me leave.'),
  ),
];
