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

/** Somebody else in the story makes it another one. */
const OTHERS = '@relative|@boss|@colleague|@client|friend|she|he|they';

const DAILY_SNOOZE = {
  when: [
    'hit|press|push|smash|use|tap .. snooze',
    '=snooze|=snoozed .. alarm|#|times',
    'alarm .. snooze',
  ],
  not: [OTHERS, 'once|twice|weekend|saturday|sunday|dog|cat|missed|interview|flight|exam|fire'],
  fine: 'snooze button alarm hit times four five six seven eight nine ten again morning bed work late monday phone clock before got up getting this like row in a 12 kept keep hour',
  is: 'actor:me|short',
} satisfies PlotTraits;

const DAILY_GYM_CANCEL = {
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
} satisfies PlotTraits;

const DAILY_OAT_MILK = {
  when: [
    'try|tried|drink|drank|buy|bought|order|ordered|switch|switched|have|had|start|started .. oat_milk|oat_milk_latte|oat_latte',
    '^ oat_milk $',
  ],
  not: [
    'back|hate|hated|gross|disgusting|awful|terrible|poured|sink|never|dog|cat',
    OTHERS,
    'spill|spilled|allergic|allergy|out_of|barista|charge|sick|expired',
  ],
  fine: 'oat milk latte try tried first time today finally coffee starbucks switched to instead of regular in my and liked loved hated it new ordered bought drinking from dairy cow',
  is: 'actor:me',
} satisfies PlotTraits;

const DAILY_DID_NOTHING = {
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
} satisfies PlotTraits;

/** Plots about a person's own day: sleep, exercise, coffee, clothes, weather, habits and small wins. */
export const ROUTINE: readonly Plot[] = [
  plot(
    'daily-snooze',
    { ...DAILY_SNOOZE, cast: { F: 'she' } },
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
    'st-b-the-motion',
    DAILY_SNOOZE,
    all('{text}.'),
    all('A motion was put that the day should begin.'),
    levels(
      'I adjourned it.',
      'I adjourned it without debate.',
      'I adjourned it with my eyes shut, as is the custom.',
    ),
    all('It came back, unamended, after nine minutes.'),
    levels(
      'In the end it was carried by the bladder.',
      'It was carried by the bladder, which has the casting vote.',
      "It now goes to the upper house. That's the other pillow.",
    ),
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
    'st-v-baby-on-elm',
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
    },
    all('{text}.'),
    all('Every CEO brags about getting up at 4 a.m.'),
    levels(
      'That market is full.',
      'That market is full. I looked for a gap.',
      'That market is full. I hired a firm to look for a gap.',
    ),
    all('At the other end of the day I had almost no competition.'),
    levels(
      'I came second on my street, after a baby.',
      "I'm number one on my street. The baby at 14 looks tired.",
      'I beat the baby at number 14 by six minutes. Her people want a rematch.',
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
    'st-d-raise-my-profile',
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
    },
    all('{text}.'),
    all('My manager said I should raise my profile.'),
    levels(
      'I raised it about two feet.',
      'I raised it about two feet, with a noise.',
      'I raised it about two feet. A hatch opened in the ceiling.',
    ),
    all("For one second I could see what's above middle management."),
    levels(
      'It was mostly dust.',
      "It was mostly dust. I'd expected someone from Finance.",
      'There were people up there, having lunch. They asked me to keep it down.',
    ),
  ),
  plot(
    'daily-gym-cancel',
    { ...DAILY_GYM_CANCEL, cast: { F: 'she' } },
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
    'st-c-best-session',
    DAILY_GYM_CANCEL,
    all('{text}.'),
    all('The industry has a word for people like me: churn.'),
    levels(
      'It sounds like exercise.',
      "It's the most active thing they've ever called me.",
      'It\'s a promotion. I\'d been down as "furniture."',
    ),
    all('Leaving took two forms, a phone call and all my willpower.'),
    levels(
      'It was my best session.',
      'It was my best session. My pulse peaked at "Are you sure?"',
      "It did me so much good that I've joined three more, to cancel.",
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
    'st-g-cold-lead',
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
    },
    all('{text}.'),
    all("In sales we'd call this a cold lead."),
    levels(
      "You warm it up, you look away, it's cold.",
      "You warm it up, you take one call, it's cold. You tell it you understand.",
      "You warm it up, you look away, it's cold. I've sent it a fruit basket.",
    ),
    all('They say it takes seven touches to close.'),
    levels(
      "I'm at nine, and there's half a cup left.",
      "I'm at nine. I've forecast it to close by Friday.",
      "I'm at nine. I gave it an account manager. He's gone cold, too.",
    ),
  ),
  plot(
    'daily-oat-milk',
    { ...DAILY_OAT_MILK, cast: { F: 'she' } },
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
    'st-y-oat-applied',
    DAILY_OAT_MILK,
    all('{text}.'),
    all('The oat has no background in milk.'),
    levels(
      'No training, no experience.',
      'No training, no experience, not even a cousin.',
      'No training, no experience, and no legs.',
    ),
    all('It applied anyway, and got the position.'),
    levels(
      "I've sent off my application for director.",
      "I've applied for director, and named the oat as a reference.",
      "I've been made director. The cow reports to me.",
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
    'st-p-night-before',
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
    },
    all('{text}.'),
    all("That's thirty-two units inspected and no findings."),
    levels(
      'The inspector came from outside, with a light.',
      'The inspector came from outside, with a light and a small hook.',
      'The inspector came from outside, with a light and a canary.',
    ),
    all("I'd prepared as my company does for any audit."),
    levels(
      'The night before, with string.',
      'The night before, in a panic, with string.',
      'The night before, with string. Nine were borrowed from another branch.',
    ),
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
    'st-b-four-letters',
    {
      when: [
        'finish|finished|complete|completed|solve|solved|do|did|fill|filled ... crossword|crosswords',
      ],
      not: [OTHERS, 'fail|failed|cheat|cheated|google|googled|not|half|almost|stuck|pen'],
      fine: 'finish finished complete completed solved did crossword crosswords puzzle sunday new york times nyt monday saturday without help any finally first time whole entire hard all by myself cheating looking up today daily mini in the train breakfast minutes under 10 on coffee over of',
      is: 'actor:me',
    },
    all('{text}.'),
    all('That is every vacancy filled, with exactly the right fit.'),
    levels(
      "At work I've had one open since spring.",
      "At work I've had one open since spring. I've seen forty people.",
      "At work I've had one open since spring. The grid is on my wall.",
    ),
    all('I now see where I went wrong. I had no number of letters.'),
    levels(
      'Four letters, good with spreadsheets.',
      "Four letters, ends in N. I've already turned down three Davids.",
      'Four letters, must be calm. We have appointed OSLO.',
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
    'st-t-shape-of-it',
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
    },
    all('{text}.'),
    all("I've felt for years that something was missing."),
    levels(
      'At work. At home. At the airport.',
      'At work. At home. On my honeymoon.',
      'At work. At home. In the mirror, on the left.',
    ),
    all('I never knew what it looked like.'),
    levels(
      "It's two centimeters wide, with a little knob.",
      "It's two centimeters wide, with a little knob. I've told my wife it wasn't her.",
      "It's two centimeters wide, with a little knob. We're interviewing.",
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
    'st-n-with-a-coin',
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
    },
    all('{text}.'),
    all('My pension is managed by forty people in a glass tower.'),
    levels(
      "It's down four percent.",
      "It's down four percent. They sent a calendar.",
      "It's down four percent. The tower is up nine floors.",
    ),
    all('This was managed by me, standing up, with a coin.'),
    levels(
      "I've asked the tower if they've tried a coin.",
      "I've asked the tower for the rest back. In coins.",
      "I've been given the tower. Forty people, forty coins. Mind the dust.",
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
    'st-c-the-bench',
    DAILY_DID_NOTHING,
    all('{text}.'),
    all('In consulting, this is called being on the bench.'),
    levels(
      "You aren't idle. You're available.",
      "You aren't idle. You're available, at the full rate.",
      "You aren't idle. You're a strategic reserve, like grain.",
    ),
    all('First I was available on my left side.'),
    levels('Then, for balance, on my right.', 'Then, under pressure from nobody, on my right.', [
      'Then on my right.',
      "I've been made a partner. They did it without waking me.",
    ]),
  ),
  plot(
    'st-c-scope-was-nothing',
    DAILY_DID_NOTHING,
    all('{text}.'),
    all('The scope was nothing.'),
    levels(
      'I delivered all of it.',
      'I delivered all of it, under budget.',
      "I delivered all of it. There's some left for the team.",
    ),
    all('I then had the work inspected.'),
    levels(
      'They found nothing.',
      "They found nothing, exactly where I'd left it.",
      "They found nothing, exactly where I'd left it. It's been listed, and can't be altered.",
    ),
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
];
